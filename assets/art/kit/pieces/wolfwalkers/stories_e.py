"""Stories 41 to 48."""
from _wood import *
import _folk

# 41: market day
a = S("story-41", "day", 51, .5, hot=(300, 360, 340))
a.puffs([(640, 170, 240, 54), (220, 240, 180, 40)])
a.roofrow(580, .55, h0=110, h1=190, lit_p=0)
a.gable(200, 740, 260, 440, 3, 0, (), k=.28, door=False, rows_=1)
a.gable(620, 730, 270, 430, 0, 1, (), k=.3, chimney=-1, door=False, rows_=1)
a.cobbles(740, "#B5A89E")
def stall(x, y, w, h, c1, c2, goods):
    a.add(path(curve([(x - w * .6, y, 1), (x, y - 12), (x + w * .7, y + 4, 1), (x, y + 20)]), SHADOW, .3), path(f"M{x-w*.48:.0f} {y}V{y-h}h12V{y}zM{x+w*.48-12:.0f} {y}V{y-h}h12V{y}z", "#7A5438"), path(f"M{x-w*.5:.0f} {y-h*.42:.0f}h{w}v{h*.4:.0f}h{-w}z", "#9A6A48"), path(f"M{x-w*.5:.0f} {y-h*.42:.0f}h{w}v{h*.4:.0f}h{-w}z", a.stuff("plank")), path(f"M{x-w*.54:.0f} {y-h*.45:.0f}h{w*1.08:.0f}v{h*.06:.0f}h{-w*1.08:.0f}z", "#C9986A"))
    a.add(goods)
    k = 7
    d1 = d2 = ""
    for i in range(k):
        u0, u1 = x - w * .5 + w * i / k, x - w * .5 + w * (i + 1) / k
        v0, v1 = x - w * .6 + w * 1.2 * i / k, x - w * .6 + w * 1.2 * (i + 1) / k
        q = f"M{u0:.0f} {y-h*1.16:.0f}L{u1:.0f} {y-h*1.16:.0f}L{v1:.0f} {y-h*.86:.0f}q{-(v1-v0)/2:.0f} {h*.09:.0f} {-(v1-v0):.0f} 0z"
        if i % 2:
            d2 += q
        else:
            d1 += q
    a.add(path(f"M{x-w*.56:.0f} {y-h*.86:.0f}h{w*1.12:.0f}v{h*.1:.0f}h{-w*1.12:.0f}z", SHADOW, .25), path(d1, c1), path(d2, c2), path(f"M{x-w*.5:.0f} {y-h*1.16:.0f}h{w}l{w*.02:.0f} {h*.04:.0f}h{-w*1.04:.0f}z", CREAM, .5))
def cabbages(x, y, s_):
    o = ""
    for i, (u, v) in enumerate(((-60, 0), (0, 4), (60, 0), (-30, -34), (32, -36))):
        o += path(disc(x + u * s_, y - 24 * s_ + v * s_, 32 * s_), "#4E7B46") + path(disc(x + u * s_ - 3, y - 26 * s_ + v * s_, 26 * s_), "#86A85A") + path(curve(f"{x+u*s_-20*s_:.0f},{y-24*s_+v*s_:.0f}! {x+u*s_:.0f},{y-48*s_+v*s_:.0f} {x+u*s_+16*s_:.0f},{y-30*s_+v*s_:.0f}! {x+u*s_:.0f},{y-14*s_+v*s_:.0f}"), "#C6DC9A")
    return o
far_ = [(390, 800, 200, 0, 1), (450, 796, 210, 3, 0), (520, 802, 196, 4, 1), (580, 800, 206, 6, 0)]
for x, y, h, f, v in far_:
    a.folk(x, y, h, view=("side", "back")[v], lite=True, **FOLKS[f])
a.folk(262, 894, 256, view="front", near=((-60, -220), (-30, -170)), far=((60, -220), (34, -170)), mood="open", **dict(FOLKS[3]))
stall(180, 900, 350, 330, "#A8482F", "#F6EEDF", cabbages(126, 756, 1.0))
a.folk(782, 900, 256, view="front", hat="felt", hatc="#5A4438", coat="#4F7C86", beard="#8C7466", near=((-60, -220), (-40, -180)), far=((70, -240), (96, -300)), mood="open")
stall(730, 910, 330, 330, "#2F6B4F", "#F3DFA8", use("basket", 616, 764, 84) + use("pumpkin", 700, 764, 76) + use("loaf", 856, 766, 50))
for x, y, h, f, v, fl in ((330, 1000, 330, 1, "back", 0), (560, 1010, 340, 2, "side", 1), (90, 1120, 420, 6, "back", 0)):
    a.folk(x, y, h, flip=bool(fl), view=v, lite=True, **FOLKS[f])
gs = a.sym("goose", draw("goose"))
for x, y, h, f in ((520, 1070, 130, False), (430, 1110, 170, False), (600, 1150, 190, True)):
    a.add(gs(x + (110 if f else -110) * h / 280, y - h * .97, h / 280, f))
a.folk(800, 1160, 300, flip=True, near=((40, -220), (80, -200)), far=((50, -230), (90, -240)), mood="open", lean=10, **CHILD)
a.add(cabbages(240, 1170, .8))
a.done(.3)

# 42: patrol on the wall
a = S("story-42", "dawn", 52, .56, hot=(260, 460, 380))
a.sun(240, 470, 52)
a.add(path("".join(f"M{x} {y}q-20 -16 -40 -8q18 4 28 18q-4 14 -22 20q26 0 38 -16l20 2q-8 -12 -24 -16z" for x, y in ((640, 250), (566, 280), (492, 312), (700, 292), (762, 336), (424, 346))), "#5A5470"))
a.hill("-20,640! 200,590 420,620 640,560 920,600!", .62)
a.firrow(640, .5, 50, 110, 40)
a.roofrow(740, .44, h0=80, h1=140, w0=70, w1=110, lit_p=.25)
a.tower(800, 760, 80, 300, k=.36, roof="#6A5A78", wins=((0, .2, 1), (0, .5, 0)))
a.roofrow(830, .3, h0=110, h1=180, w0=90, w1=130, lit_p=.2)
a.roofrow(930, .16, h0=140, h1=220, w0=120, w1=160, lit_p=.15, foot=120)
# the wall runs up to the right
st = a.t("#A0949E")
walk = "M-20 1010L920 860V960L-20 1130z"
a.add(path("M-20 1100L920 940V1200H-20z", a.lin([(0, st), (1, mix(st, a.deep, .6))])), path("M-20 1100L920 940V1200H-20z", a.stuff("stone", SHADOW)))
# outer battlement behind the guards
b = f"M-20 1060"
x = -20
while x < 930:
    y = 976 - (x + 20) * .158
    b += f"L{x:.0f} {y:.0f}L{x:.0f} {y-66:.0f}L{x+66:.0f} {y-66-10.4:.0f}L{x+66:.0f} {y-10.4:.0f}"
    x += 116
b += "L940 1060z"
a.add(path(b, lit(st, .45), None, 'transform="translate(-2 -4)"'), path(b, a.lin([(0, lit(st, .08)), (1, mix(st, a.deep, .25))])), path(b, a.stuff("stone", SHADOW)))
a.add(path("M-20 1060L920 905V990L-20 1160z", lit(st, .28)), path("M-20 1060L920 905V912L-20 1068z", lit(st, .6)))
a.add(path("M250 1060L420 1032L560 1060L380 1086z", SHADOW, .2), path("M620 1000L760 976L880 1000L720 1024z", SHADOW, .2))
a.guard(300, 1060, 470, step=40)
a.guard(640, 1002, 450, step=40, coat="#5A3E58", mood="open")
# inner edge, near
a.add(path("M-20 1140L920 968V1010L-20 1190z", lit(st, .2)), path("M-20 1180L920 1004V1200H-20z", mix(st, a.deep, .5)), path("M-20 1180L920 1004V1200H-20z", a.stuff("stone", SHADOW)))
a.use("cat", 820, 986, 90)
a.done(.36)

# 43: cannon on the rampart
a = S("story-43", "sunset", 53, .7, hot=(330, 640, 460))
a.clouds([(640, 260, 480, 44), (260, 380, 400, 34), (720, 470, 340, 26), (180, 520, 300, 20)])
a.sun(300, 680, 84)
a.hill("-20,800! 180,760 400,790 600,750 920,790!", .6)
a.add(f'<rect y="820" width="900" height="100" fill="{a.lin([(0, "#F2B8A0"), (1, "#7A5A80")])}"/>', path(ripples(a.r, 120, 560, 826, 900, 18, .06, .2, 1.6, 2), "#FFF0C4", .8))
a.tower(800, 1000, 190, 560, "#8A7A90", .06, wins=((-.1, .3, 1), (.06, .55, 0)), flag=BRICK)
a.add(path("M705 1000V600H895V1000z", a.stuff("stone", SHADOW)))
a.stonewall(-20, 720, 930, 1010, "#8A7A90", .05, 120, 70)
a.flags(1000, 400, "#7A6A78")
# the gun
bz = "#7A5A3C"
car = path("M260 1060L300 960H600L690 1050L660 1076L600 1030H380L350 1076z", "#5A3C30") + path("M300 960H600L608 972H296z", "#9A6A4A")
gun = path(curve("-250,-34! -250,-48 -226,-50 -222,-40! 20,-60 180,-66 200,-58! 222,-40 226,0 222,40 200,58! 180,66 20,54 -222,36! -226,46 -250,44 -250,32!"), "#6E5638") + path(curve("-250,-34! -250,-48 -226,-50 -222,-40! 20,-60 180,-66 200,-58! 140,-40 -60,-24 -250,-20!"), "#C9A25E") + path("M-70 -46h18v88h-18zM80 -56h22v110h-22zM-210 -42h14v78h-14z", "#4E3A28") + path(disc(246, 0, 24), "#6E5638") + path(disc(242, -6, 14), "#C9A25E") + '<ellipse cx="-250" cy="-1" rx="12" ry="34" fill="#1E1620"/>'
a.add(path(curve("180,1080! 400,1064 640,1068 800,1084! 620,1104 300,1104"), SHADOW, .4))
a.guard(560, 1066, 380, None, flip=True, extra=-.04, near=((40, -236), (86, -262)), far=((30, -210), (60, -180)), mood="open")
a.add(a.t(car), group(a.t(gun), t="translate(460 936) rotate(12)"))
def wheel(x, y, q):
    o = path(disc(x + 6, y + 6, q), SHADOW, .4) + path(disc(x, y, q) + f"M{x-q*.76:.0f} {y}a{q*.76:.0f} {q*.76:.0f} 0 1 0 {q*1.52:.0f} 0a{q*.76:.0f} {q*.76:.0f} 0 1 0 {-q*1.52:.0f} 0z", "#7A5438") + "".join(f'<path d="M-7 0H7V{q*.8:.0f}H-7z" fill="#7A5438" transform="translate({x} {y}) rotate({k*45})"/>' for k in range(8)) + path(disc(x, y, q * .24), "#5A3A2C") + path(disc(x - 3, y - 3, q * .12), "#C9A25E")
    return a.t(o)
a.add(wheel(420, 1010, 104))
# match man at the touch hole, and a boy with a ball
a.guard(760, 1110, 450, None, flip=True, extra=-.06, near=((36, -230), (90, -236)), far=((30, -210), (60, -170)), hold_near=group(line("M90 -236L170 -290", "#7A5438", 9) + path(disc(172, -292, 10), "#FBD06A"), t="scale(-1 1)"), lean=18, coat="#5A3E58", mood="calm")
a.add(a.glow(560, 780, 60, "#FBD06A", .9))
a.folk(150, 1130, 400, near=((44, -226), (76, -206)), far=((54, -230), (86, -196)), hold_near=path(disc(86, -208, 30), "#2E2836") + path(disc(76, -218, 10), "#8A8094"), coat="#6B5A44", hat="cap", hatc="#4A3C4E", lean=-14, mood="open", extra=-.04)
for x, y in ((250, 1150), (312, 1150), (281, 1100), (374, 1152)):
    a.add(path(disc(x + 3, y + 3, 32), SHADOW, .3), path(disc(x, y, 31), "#2E2A3C"), path(disc(x - 10, y - 10, 9), "#8A8094"))
a.use("barrel", 860, 1170, 150)
a.birds([(470, 420, 16), (520, 396, 12), (420, 446, 10)])
a.done(.42, .45, .6)

# 44: race with the pack
a = S("story-44", "gold", 54, .56, hot=(640, 480, 440))
a.sun(680, 470, 66)
a.leafwood(600, .62, 40, "#C99A44", 60, 150)
a.leafwood(680, .46, 34, "#A8803A", 20, 90)
a.trunks(700, .5, (60, 150, 240, 360, 470, 560, 800), 20, .8, twigs=False)
a.mist(680, 150, .5)
a.floor(720, 30, c="#A08A40", tuft=0, gx=640, glow="#FBE2A0")
def streaks(y0, y1, count, c, op, L=(120, 340), t=6):
    d = ""
    for _ in range(count):
        x, y, l = a.r.uniform(-100, 860), a.r.uniform(y0, y1), a.r.uniform(*L)
        d += f"M{n(x,0)} {n(y,0)}q{n(l*.5,0)} {n(-t*1.4)} {n(l,0)} {n(-l*.05,0)}q{n(-l*.5,0)} {n(t*.4)} {n(-l,0)} {n(l*.05,0)}z"
    a.add(path(d, c, op))
streaks(740, 900, 30, "#F3DC8A", .5)
a.wolf("run2", 250, 810, 140, PALEW, extra=.02, shadow=False)
streaks(800, 980, 26, "#6E7A38", .6)
a.wolf("run", 560, 900, 180, DARKW, extra=-.04, shadow=False)
streaks(880, 1010, 24, "#F3DC8A", .45)
a.add(path(curve("230,1030! 500,1014 700,1020 800,1034! 640,1046 380,1046"), SHADOW, .3), path(curve("0,1176! 200,1160 480,1160 600,1178! 400,1192 100,1192"), SHADOW, .3))
a.add(a.glow(540, 900, 330, "#FBE9B8", .75, 150))
a.wolf("run", 500, 1026, 236, RUSSET, extra=-.12, shadow=False)
a.wolf("run2", 190, 1166, 270, GREYW, extra=-.06, shadow=False)
streaks(1000, 1170, 30, "#5E6A30", .7, (160, 460), 9)
streaks(1060, 1180, 12, "#F3DC8A", .5, (200, 460), 8)
cols = ("#E9A13D", "#C9602F", "#F5C45E")
for i, c in enumerate(cols):
    a.add(path("".join(f"M{x:.0f} {y:.0f}q24 -16 46 -2q-22 16 -46 2z" for x, y in ((a.r.uniform(20, 860), a.r.uniform(420, 1000)) for _ in range(8))), c))
a.canopy(190, 90, 20, .2)
a.grass(80, 300, 130)
a.done(.38)

# 45: stray in the alley
a = S("story-45", "night", 55, .5, hot=(470, 300, 340))
a.stars(14, 240, x0=330, x1=620)
a.moon(480, 200, 52)
a.roofrow(640, .5, 280, 640, 160, 240, 120, 150, .2, 200)
a.cobbles(760, "#6A6486")
wl = a.t("#A08A7A")
a.add(path("M-20 -20H330L360 90L352 800L250 1200H-20z", a.lin([(0, mix(wl, a.deep, .2)), (1, mix(wl, a.deep, .6))])), path("M-20 -20H330L360 90L352 800L250 1200H-20z", a.stuff("brick", SHADOW)), path("M352 800L250 1200H200L330 800V60L344 70z", a.glowc, .14))
a.add(path("M920 -20H600L560 110L566 800L700 1200H920z", a.lin([(0, mix(wl, a.deep, .45)), (1, mix(wl, a.deep, .8))])), path("M920 -20H600L560 110L566 800L700 1200H920z", a.stuff("stone", SHADOW)))
a.add(path("M-20 -20H340L372 100L330 110L300 40L-20 60z", a.t("#5A3E48")), path("M920 -20H590L544 120L590 130L616 50L920 70z", a.t("#4A3442")))
bm = a.t("#4A3830")
a.add(a.glow(150, 430, 130, LAMP, .5), pane(100, 360, 96, 140, True, frame=bm), pane(700, 330, 90, 130, False, frame=bm), path("M740 1180V800Q800 730 870 790V1180z", "#1B1A30"), path("M756 1180V806Q804 750 856 800V1180z", a.t("#3F4A60")))
# a sign and a line across
a.add(line("M340 300Q450 350 580 290", bm, 4), path("M400 326h54l6 92h-66zM490 322h44l14 20-10 10-8-6v70h-38v-70z", a.t("#B8B0C8"), .8))
a.rays([(420, 520, 240, 200, 620, 1180)], .28)
a.add(path(curve("180,1120! 420,1090 640,1100 700,1130! 500,1160 280,1156"), "#D9D4F0", .16))
a.add(a.glow(330, 880, 330, "#D9D4F0", .5))
a.wolf("crouch", 470, 1030, 330, RUSSET, True, extra=-.26)
a.use("barrel", 580, 1090, 300)
a.use("barrel", 730, 1130, 330)
a.use("barrel", 660, 860, 190, extra=.06)
a.use("sack", 830, 1180, 200)
a.use("mouse", 150, 1150, 84, flip=True)
a.add(path("M20 1030h110v120H20z", a.t("#7A5A48")), path("M20 1030h110v12H20zM20 1086h110v8H20zM70 1030h10v120h-10z", a.t("#A98468")))
a.done(.5, .48, .6)

# 46: calling the pack
a = S("story-46", "moon", 56, .8, hot=(560, 420, 460))
a.moon(600, 380, 90)
a.stars(12, 260)
a.hill("-20,620! 140,560 300,470 420,560 560,600 740,640 920,600!", .66, "#5A8A80")
a.firrow(650, .6, 50, 90, 36)
a.wolf("howl", 296, 486, 66, DARKW, flat=a.d(.4), shadow=False)
a.hill("-20,760! 160,720 360,740 560,660 720,540 820,560 920,640!", .46, "#4A7A70")
a.firrow(770, .42, 60, 120, 46, -20, 560)
a.wolf("howl", 736, 560, 100, DARKW, flat=a.d(.26), flip=True, shadow=False)
a.mist(740, 120, .4)
a.hill("-20,700! 90,690 200,750 320,850 520,880 720,850 920,880!", .26, "#3E6A5E")
a.firrow(900, .22, 80, 150, 60, 300, 940)
a.wolf("howl", 110, 704, 130, DARKW, flat=a.d(.12), shadow=False)
a.mist(880, 120, .35)
a.add(a.sheet(curve("200,1200! 260,1130 360,1040 470,1000 600,996 760,1030 920,1100! 920,1200!"), a.lin([(0, "#5C7A74"), (1, "#142C2A")]), lip="#DCE7B2", shadow=(-4, -4, 8, .3), at=(1, 4)))
a.moss([(520, 1004, 120), (740, 1040, 120)])
a.folk(580, 1010, 430, flip=True, view="side", near=((34, -262), (58, -326)), far=((50, -262), (66, -320)), tilt=-10, mood="open", blink=True, extra=-.14, **WILD)
for k in range(3):
    a.add(line(f"M{450-k*40} {690-k*10}q-30 50 {-4} 100", "#E2EBC4", 5 - k, .55 - k * .12))
a.frame(None, (880, 120))
a.canopy(60, 240, 10)
a.ferns(((80, 250, -65), (200, 170, -75), (780, 210, -115)))
a.done(.42, .5, .6)

# 47: morning mist
a = S("story-47", "dawn", 57, .62, hot=(560, 420, 440))
a.sun(600, 400, 60)
a.hill("-20,520! 180,440 340,480 520,420 700,480 920,430!", .76)
for y, k, h0, h1, st, sd in ((600, .66, 90, 170, 60, 0), (690, .52, 130, 230, 80, 1), (800, .38, 180, 290, 104, 2)):
    a.firrow(y, k, h0, h1, st)
    a.fogbank([(a.r.uniform(0, 900), y - 6, a.r.uniform(300, 460), 60) for _ in range(3)], op=.55)
    a.mist(y + 20, 130, .75, "#FBE7C8")
a.firrow(910, .22, 240, 330, 230, -30, 330)
a.firrow(940, .22, 220, 330, 150, 680, 940)
a.mist(930, 180, .6, "#FBE7C8")
a.add(a.sheet(curve("-20,1200! -20,1060! 140,1010 330,990 520,1000 700,1036 920,1080! 920,1200!"), a.lin([(0, mix(a.green, a.lip, .3)), (.5, mix(a.green, a.deep, .6)), (1, a.deep)]), lip=a.lip, shadow=(0, -4, 8, .2), at=(1, 4), inner=a.tufts(20, 880, 1030, 1170, 26, 28, mix(a.deep, a.green, .4), .9), loose=True))
# a hind, head turned up
D, Dd, Dl, Db = "#A5683E", "#6E4230", "#E0AE74", "#F0DDBB"
dr = path(curve("-150,4! 0,-10 170,4! 60,14 -80,14"), SHADOW, .3)
dr += limb("-96,-190 -76,-130 -100,-84 -92,0", [40, 30, 16, 13], Dd, paw="#3A2A28") + limb("66,-190 60,-110 56,0", [34, 18, 12], Dd, paw="#3A2A28")
dr += path(curve("-140,-206! -120,-236 -60,-244 0,-236 60,-240 98,-262! 120,-230 112,-186 80,-160! 20,-150 -40,-160 -90,-158! -126,-166 -146,-190"), D) + path(curve("-138,-206! -120,-235 -60,-243 0,-235 60,-239 92,-258! 60,-222 0,-216 -60,-220 -110,-212!"), Dl, .8) + path(curve("-60,-164! -20,-172 40,-166 90,-176! 70,-156 10,-150 -40,-158!"), Db, .8)
dr += path(curve("-140,-214! -156,-216 -164,-196 -156,-176! -146,-184 -136,-196"), Db) + path(curve("-138,-212! -128,-168 -96,-150! -80,-190 -110,-220"), D) + limb("-108,-190 -104,-130 -134,-84 -124,0", [60, 36, 17, 14], D, paw="#3A2A28") + limb("84,-200 92,-110 88,0", [46, 20, 13], D, paw="#3A2A28")
dr += "".join(f'<circle cx="{x}" cy="{y}" r="5" fill="{Db}"/>' for x, y in ((-100, -212), (-70, -222), (-40, -214), (-84, -196), (-10, -222), (20, -214), (-50, -196)))
dr += path(ribbon(sample("84,-216 110,-262 126,-316", 12), [70, 52, 40]), D) + path(ribbon(sample("64,-232 92,-270 110,-316", 12), [12, 12, 8]), Dl, .8) + path(ribbon(sample("112,-214 130,-262 138,-300", 12), [14, 16, 8]), Db, .8)
dr += path(curve("112,-336! 88,-366 74,-376! 78,-352 96,-330!"), Dd) + path(curve("102,-318 108,-350 134,-362 156,-350! 184,-334 196,-322! 194,-312 184,-310! 160,-304 140,-294 116,-298"), D) + path(curve("196,-322! 194,-312 184,-310! 166,-306 150,-302! 160,-314 178,-322"), Db) + path(curve("120,-346! 116,-376 126,-396! 140,-378 140,-352!"), D) + path(curve("124,-352! 122,-372 127,-386! 134,-374 134,-354!"), "#E8B0A0") + f'<circle cx="192" cy="-320" r="6" fill="{INK}"/>' + eye(150, -334, 5)
a.add(group(a.t(dr), t="translate(400 1036) scale(1.15)"))
a.birds([(330, 330, 13), (280, 356, 10), (380, 352, 9)])
a.ferns(((90, 250, -65), (200, 170, -75), (800, 260, -115), (690, 160, -105)))
a.done(.32)

# 48: the recruits
a = S("story-48", "day", 58, .5, hot=(520, 380, 340))
a.puffs([(300, 200, 220, 50), (700, 280, 240, 54)])
a.hill("-20,600! 220,540 460,580 700,520 920,560!", .55)
a.leafwood(640, .44, 30, lo=30, hi=80)
a.roofrow(720, .36, -40, 420, 100, 170, 90, 130, 0)
a.castle(720, 720, .45, .66, lights=False)
a.floor(760, 20, c="#A8A068", tuft=16)
a.use("fence", 200, 860, 110, extra=.1)
a.use("fence", 430, 856, 110, extra=.1)
BIG = dict(hat=None, style="short")
def lad(x, y, h, i, **k):
    q = h / 400
    a.folk(x, y, h, **dict(dict(coat=("#7F8E4E", "#B4803C", "#9A5348", "#4F7C86")[i], hair=("#6B4632", "#C98B3C", "#4A3030", "#7A5236")[i], hk=1.12, view="front", mood=("calm", "smile", "open", "calm")[i]), **k))
    # the helmet slips over the eyes
    t_ = k.get("tilt", 0)
    hel = path(curve("-72,-8! -56,-40 0,-52 56,-40 74,-8! 40,6 0,12 -44,6!"), "#4A5366") + path(curve("-52,-24! -50,-78 -20,-102 4,-102 36,-96 54,-66 54,-24! 0,-8"), STEELH) + path(curve("-52,-24! -50,-78 -20,-102 0,-102! -24,-82 -34,-56 -34,-20!"), "#D5DCE4", .9) + path(curve("-72,-10! -56,-40 0,-50 56,-40 74,-10! 30,-20 -26,-20!"), mix(STEELH, "#D5DCE4", .5)) + path("M-6 -103q7 -12 14 0l-3 78q-4 -2 -8 0z", "#4A5366", .5)
    a.add(group(a.t(hel), t=f"translate({x} {y-346*q:.0f}) rotate({t_+(-8, 6, -3, 10)[i]}) scale({q*1.22:.2f})"))
lad(200, 1010, 330, 3, near=((-56, -214), (-40, -300)), far=((54, -214), (56, -160)))
lad(480, 1000, 320, 1, near=((-56, -214), (-58, -160)), far=((58, -220), (44, -290)))
lad(330, 1110, 390, 0, near=((-58, -214), (-56, -176)), far=((56, -214), (60, -160)), hold_near=pike(-56, -176, up=260, down=176, rot=-14))
lad(110, 1150, 400, 2, near=((-54, -214), (-60, -150)), far=((56, -220), (30, -290)), tilt=6)
# the sergeant: hand before the eyes
a.guard(700, 1150, 520, None, flip=True, view="side", coat="#8E3A38", hatc="#B08A4A", beard="#8A7A70", mood="calm", blink=True, near=((40, -250), (32, -344)), far=((14, -214), (-14, -180)), tilt=16, belly=1.3)
a.use("goose", 850, 1140, 130, flip=False)
a.grass(560, 260, 60)
a.done(.3)
