"""Stories 49 to 55."""
from _wood import *
import _folk

# 49: the keep
a = S("story-49", "rain", 59, .7, hot=(300, 380, 420))
a.clouds([(180, 160, 660, 90), (700, 120, 560, 70), (640, 300, 620, 50), (180, 420, 480, 40)], c="#4A5874", lip="#A9B3C4", op=.9)
a.rays([(200, 300, 120, 60, 330, 900), (330, 380, 150, 300, 460, 860)], .35)
a.hill("-20,760! 140,700 300,740 480,690 700,730 920,670!", .66, "#4A5E74")
a.firrow(790, .5, 70, 140, 50)
a.mist(780, 160, .6)
rock = curve("90,1200! 150,1080 210,1000 230,900 290,850 330,820! 610,820! 660,860 680,940 750,1010 780,1090 840,1200!")
a.add(a.sheet(rock, a.lin([(0, "#7E8AA4"), (.4, "#4C5874"), (1, "#1B2436")]), lip="#C4CED6", shadow=(6, 6, 9, .3), at=(3, 5), inner=path(curve("610,820! 660,860 680,940 750,1010 780,1090 840,1200! 600,1200! 640,1060 560,960 600,880") + curve("300,880! 330,940 290,1010! 270,950") + curve("420,860! 470,960 430,1060! 400,950"), "#1B2436", .4) + path(curve("250,920! 300,860 330,840! 320,900 280,990!"), "#C4CED6", .3), loose=True))
K = "#8C93A8"
a.tower(610, 850, 110, 420, K, .1, wins=((0, .25, 0), (0.05, .5, 0)))
a.add(path("M330 850V430H560V850z", a.lin([(0, lit(a.t(K), .28)), (.5, a.t(K)), (1, mix(a.t(K), a.deep, .35))], x2=1, y2=0)), path("M330 850V430H560V850z", a.stuff("stone", SHADOW)))
hd = "M316 450" + crenel(316, 574, 400, 52, 34) + "V450L556 474H334z"
a.add(path(hd, lit(a.t(K), .5), None, 'transform="translate(-2 -4)"'), path(hd, a.lin([(0, lit(a.t(K), .3)), (1, mix(a.t(K), a.deep, .25))], x2=1, y2=0)), path("M334 474H556V494H334z", SHADOW, .35))
a.tower(330, 860, 90, 520, K, .04, roof="#4A5070", wins=((0, .22, 1), (-.04, .5, 0)), flag=BRICK)
for x, y, on in ((400, 560, 0), (490, 560, 1), (445, 680, 0)):
    if on:
        a.add(a.glow(x, y + 20, 60, LAMP, .7))
    a.add(path(f"M{x-14} {y+56}V{y+10}Q{x} {y-14} {x+14} {y+10}V{y+56}z", LAMP if on else a.d(.1)))
a.add(path("M410 850V770Q445 720 480 770V850z", a.d(.05)), line("M420 850V766M434 850V752M448 850V748M462 850V756", "#6A7690", 4), path("M400 850h90l20 20H384z", lit(a.t(K), .2)))
a.add(path(ribbon(sample("440,860 520,900 420,960 330,1000 470,1060 380,1140 420,1220", 14), [30, 40, 36, 50, 60, 90, 140]), "#AEB8CA", .5))
cr = lambda x, y, q, r_: group(path("M0 0q-30 -46 -84 -40q30 4 44 26q10 16 40 30zM0 0q34 -50 92 -36q-34 6 -48 24q-12 18 -44 28z" + curve("-22,6! 0,-8 30,-4 52,8! 24,16 0,16"), "#1E2234"), t=f"translate({x} {y}) rotate({r_}) scale({q})")
a.add(cr(200, 520, .9, -8), cr(730, 460, .8, 14), cr(660, 330, .55, -12), cr(150, 380, .5, 10), cr(790, 600, .6, 4), cr(480, 330, .4, 8))
a.use("crow", 596, 404, 64)
a.fogbank([(120, 1080, 420, 90), (780, 1060, 420, 90), (460, 1150, 520, 80)], op=.4)
a.mist(1080, 200, .45)
a.firrow(1210, .03, 130, 260, 80, -20, 240)
a.firrow(1220, .03, 130, 260, 80, 690, 940)
a.done(.45, .5, .5)

# 50: woodcutters
a = S("story-50", "deep", 60, .56, hot=(450, 480, 420))
a.trunks(640, .58, (60, 130, 200, 280, 350, 430, 500, 580, 660, 740, 820), 26)
a.trunks(700, .38, (20, 110, 240, 660, 790, 880), 56, twigs=False)
a.mist(650, 190, .5)
a.floor(730, 20, tuft=16, c="#6E8A4A", gx=450, glow="#F4F0B4")
def stump(x, y, w, h):
    st = curve(f"{x-w*.7:.0f},{y}! {x-w*.5:.0f},{y-h*.4:.0f} {x-w*.46:.0f},{y-h}! {x+w*.46:.0f},{y-h}! {x+w*.52:.0f},{y-h*.4:.0f} {x+w*.74:.0f},{y}! {x+w*.2:.0f},{y+h*.1:.0f} {x-w*.2:.0f},{y+h*.06:.0f}")
    a.add(path(curve(f"{x-w*.7:.0f},{y}! {x+w*.4:.0f},{y-10} {x+w*1.4:.0f},{y+6}! {x+w*.4:.0f},{y+18}"), SHADOW, .3), path(st, a.lin([(0, "#8A6448"), (.4, "#6B4A36"), (1, "#3E2C28")], x2=1, y2=0)), f'<ellipse cx="{x}" cy="{y-h:.0f}" rx="{w*.47:.0f}" ry="{w*.14:.0f}" fill="#E0BC8A"/><ellipse cx="{x-2}" cy="{y-h:.0f}" rx="{w*.3:.0f}" ry="{w*.09:.0f}" fill="none" stroke="#B98A5E" stroke-width="4"/><ellipse cx="{x-3}" cy="{y-h:.0f}" rx="{w*.13:.0f}" ry="{w*.04:.0f}" fill="none" stroke="#B98A5E" stroke-width="4"/>')
for x, y, w, h in ((330, 790, 60, 40), (560, 800, 70, 44), (700, 840, 80, 52), (180, 850, 84, 54)):
    stump(x, y, w, h)
# the trunk being felled, with its notch
tk = a.t("#5E4434")
a.add(near_trunk(a.r, "640,1010 640,780 650,420 640,-30", [170, 130, 116, 120], mix(tk, a.deep, .3), a.g(.25), -1))
a.add(path("M560 900L650 880L570 850L566 850z", "#E9C99A"), path("M570 850L650 880L560 862z", "#B98A5E"), path("M560 900L650 880L562 888z", "#FFF0CC", .7))
AX = path("M-7 -150L7 -150L8 150L-8 150z", "#9A7350") + path("M-7 -150L-2 -150L-3 150L-8 150z", "#D0A878") + path(curve("-8,-146! 40,-168 72,-160! 80,-130 70,-100! 40,-106 -8,-116!"), "#9AA6B4") + path(curve("60,-162! 72,-160! 80,-130 70,-100! 58,-102!"), "#E6ECEF") + path("M-18 -150h14v38h-14z", "#6E7A8C")
a.folk(400, 1100, 500, coat="#A8482F", legs="#4B4468", hat="knit", hatc="#3F6670", hair="#6B4632", beard="#8A5A3A", near=((54, -262), (96, -266)), far=((60, -260), (112, -250)), lean=22, step=56, hold_near=group(AX, t="translate(126 -262) rotate(76)"), mood="open")
a.folk(170, 1140, 470, coat="#7F8E4E", legs="#5A4438", hair="#C98B3C", hat="cap", hatc="#5E4A3C", near=((34, -244), (30, -326)), far=((24, -214), (50, -170)), blink=True, mood="calm", tilt=-8)
a.add(group(AX, t="translate(236 1004) rotate(5) scale(.95)"))
stump(790, 1120, 150, 90)
for x, y, r_ in ((520, 1060, 20), (560, 1110, -30), (470, 1150, 60), (610, 1080, 10), (690, 1130, -14)):
    a.add(group(path("M-16 -5l30 -6 6 10 -28 8z", "#E9C99A") + path("M-16 -5l30 -6 1 4 -29 6z", CREAM), t=f"translate({x} {y}) rotate({r_})"))
a.use("hedgehog", 790, 1034, 84)
for x, y in ((86, 690), (846, 676)):
    a.add(a.glow(x, y, 34, LAMP, .6), path(disc(x - 9, y, 4) + disc(x + 9, y, 4), "#FFD976"))
for x, y, w, h, c in ((80, 80, 420, 240, "#1F5236"), (840, 90, 420, 260, "#1B4A32"), (420, 20, 400, 150, "#2B6A40")):
    a.add(crown(a.r, x, y, w, h, c, bumps=30))
a.ferns(((40, 190, -65), (880, 200, -115)))
a.done(.4)

# 51: the runaway flock
a = S("story-51", "day", 61, .5, hot=(260, 340, 340))
a.puffs([(620, 190, 260, 58), (240, 280, 200, 44), (820, 320, 180, 36)])
a.hill("-20,560! 200,490 420,540 660,470 920,520!", .6)
a.roofrow(600, .45, 560, 940, 70, 120, 60, 90, 0)
a.hill("-20,660! 240,600 500,640 740,600 920,640!", .4)
a.hill("-20,780! 240,720 520,740 760,700 920,720!", .16)
a.use("tree", 770, 730, 250, extra=.1)
sh = draw("sheep")
F = a.sym("sheep", sh)
def sheep(x, y, h, flip=False, rot=0):
    q = h / 150
    # the foot of the motif is at 92,142
    a.add(f'<g transform="translate({x} {y}) rotate({rot}) scale({-q if flip else q:.2f} {q:.2f}) translate(-92 -142)"><use href="#sysheep"/></g>')
for x, y, h, f in ((120, 760, 80, 0), (230, 740, 70, 0), (340, 770, 84, 1)):
    sheep(x, y, h, f)
a.folk(150, 900, 330, coat="#6E7A4A", hat="straw", hatc="#D9B45E", beard="#8C6A4C", legs="#5A4438", step=70, lean=26, foot_y=(0, -26), near=((44, -262), (90, -330)), far=((40, -240), (90, -250)), mood="open", hold_near=group(line("M0 -150V220", "#7A5438", 12) + line("M0 -150Q4 -200 36 -196Q60 -186 50 -156", "#7A5438", 12), t="translate(92 -330) rotate(-24)"))
# drystone wall with a low gap
st = "#A9A0AE"
wall = curve("-20,900! 120,890 260,896 330,900! 380,940 430,960 520,956 580,940! 640,880 760,870 920,876! 920,1040! 700,1052 400,1062 -20,1060!")
a.add(a.sheet(wall, a.lin([(0, lit(st, .1)), (1, mix(st, a.deep, .45))]), lip=lit(st, .55), shadow=(4, 8, 7, .3), at=(2, 4), inner=path(wall, a.stuff("stone", SHADOW)), loose=True))
sheep(420, 956, 130, False, -16)
sheep(540, 930, 124, False, 8)
a.floor(1050, 10, tuft=16, spec="-20,1056! 200,1050 460,1060 700,1046 920,1050!")
sheep(260, 1060, 140, True, 10)
sheep(380, 1150, 160, False, 0)
sheep(150, 1166, 180, True, 0)
a.add(path("M300 960q-14 -10 -30 -4M330 930q-10 -14 -26 -12M600 900q14 -14 30 -8", "none", None, 'stroke="#FFF8EA" stroke-width="6" stroke-linecap="round"'))
a.wolf("sit", 630, 1146, 272, GREYW, shut=True, extra=0)
a.grass(600, 200, 60)
a.done(.28)

# 52: recognised
a = S("story-52", "fog", 62, .62, hot=(470, 560, 440))
a.trunks(720, .7, (60, 150, 240, 330, 560, 650, 740, 830), 22)
a.firrow(760, .6, 180, 300, 100)
a.mist(740, 200, .6)
a.trunks(820, .42, (40, 250, 660, 870), 52)
a.mist(820, 180, .5)
a.floor(860, 20, tuft=22, gx=480)
a.add(a.glow(520, 820, 280, "#F9DDA8", .6))
bow = path("M-120 -9L110 -7L110 7L-120 11z", "#7A5438") + path("M-120 -9L110 -7V-3L-120 -3z", "#C09468") + path(curve("100,-80! 126,-50 132,0 126,50 100,80! 112,40 116,0 112,-40"), "#4A3A40") + line("M100 -80L20 0L100 80", "#E6DCC8", 3) + path("M-120 -8L-160 -2L-164 22L-120 12z", "#5A3A2C") + path("M-40 8q10 24 24 4", "none", None, 'stroke="#4A3A40" stroke-width="5"')
a.folk(210, 1110, 590, near=((22, -206), (52, -150)), far=((34, -206), (66, -160)), step=44, tilt=10, mood="open", extra=-.06, hold_near=group(bow, t="translate(62 -126) rotate(64) scale(1.05)"), **dict(FATHER, coat="#4E5A48", hat="felt", hatc="#3F4A3C", back=""))
a.wolf("stand", 700, 1090, 262, RUSSET, True, extra=-.1, hs=1.06)
a.flies([(600, 700, 3), (560, 640, 2.6), (640, 620, 3), (700, 700, 2.6), (520, 720, 3)], "#F7B95C")
a.add(near_trunk(a.r, "866,1260 872,820 850,460 872,180 860,-30", [200, 140, 122, 134, 170], a.deep, a.g(.4), -1, foot=False))
a.add(near_trunk(a.r, "10,1260 4,820 24,460 0,180 10,-30", [170, 120, 104, 114, 150], a.deep, a.g(.4), foot=False))
a.canopy(220, 230, 30, .2)
a.ferns(((110, 210, -65), (420, 130, -90), (740, 220, -115)))
a.fogbank([(160, 1150, 400, 50), (760, 1160, 420, 54)], op=.35)
a.done(.36, .5, .6)

# 53: the crowd, from above
a = S("story-53", "late", 63, bare=True)
base = "#A8988C"
a.add(f'<rect width="900" height="1180" fill="{a.lin([(0, "#C9B49A"), (1, "#8E7C7A")])}"/>')
lt = dk = ""
for j in range(22):
    for i in range(14):
        x, y = i * 68 + (j % 2) * 34 - 30 + a.r.uniform(-4, 4), j * 56 + a.r.uniform(-4, 4)
        q = f"M{x:.0f} {y:.0f}q30 -12 58 0q6 22 0 42q-30 10 -58 0q-6 -20 0 -42z"
        if a.r.random() < .35:
            lt += q
        elif a.r.random() < .3:
            dk += q
a.add(path(lt, "#E6D6BC", .45), path(dk, "#6E5E68", .25))
# shadow of a roof over the upper left keeps the corner quiet
a.add(path("M-20 -20H760L560 130L470 90L300 300L180 240L-20 420z", "#4A3A58", .5))
COL = ("#7F8E4E", "#B4803C", "#4F7C86", "#9A5348", "#6A5A84", "#A8794E", "#3F7C6E", "#5B6E8C", "#8A5A3C", "#C9A25E")
def top(x, y, q, kind, c, rot=0):
    d_ = dim(c, .3)
    o = path(curve("-54,10! -60,-14 -40,-34 0,-38 40,-34 60,-14 54,10! 40,30 0,36 -40,30"), c) + path(curve("-54,6! -58,-14 -40,-33 0,-37! -26,-20 -40,-4 -42,20!"), lit(c, .28), .8) + path(curve("54,10! 60,-14 40,-34! 30,0 14,34! 40,28"), d_, .6)
    if kind == "straw":
        o += path(disc(4, 8, 50), SHADOW, .25) + path(disc(0, 0, 50), "#C9A04A") + path(disc(-1, -1, 47), "#E6C476") + "".join(f'<circle r="{r_}" fill="none" stroke="#B98A3C" stroke-width="2.500" stroke-opacity=".7"/>' for r_ in (40, 33)) + path(disc(3, 5, 27), SHADOW, .25) + path(disc(0, 0, 26), "#D9B45E") + path(disc(-6, -7, 15), "#F3DC9A", .8)
    elif kind == "felt":
        h = ("#4A3C44", "#5A4438", "#3F4A5E")[int(abs(x)) % 3]
        o += path(disc(4, 8, 42), SHADOW, .25) + path(disc(0, 0, 42), dim(h, .1)) + path(disc(-2, -2, 39), lit(h, .14)) + path(disc(1, 2, 25), BRICK) + path(disc(0, 0, 22), h) + path(curve("-14,-4! 0,-12 14,-4! 0,4"), dim(h, .4)) + path(disc(-8, -9, 8), lit(h, .3), .7)
    elif kind == "hood":
        o += path(disc(4, 7, 32), SHADOW, .25) + path(curve("0,-36! 26,-26 32,4 20,28 0,38! -20,28 -32,4 -26,-26"), lit(c, .06)) + path(curve("0,-36! -26,-26 -32,4 -20,28 0,38! -10,10 -8,-16"), lit(c, .3), .8)
    elif kind == "kerchief":
        h = ("#E6D8BC", "#B9603C", "#C9D0D8")[int(abs(y)) % 3]
        o += path(disc(4, 7, 31), SHADOW, .25) + path(disc(0, 0, 31), h) + path(disc(-8, -8, 17), lit(h, .4), .8) + path("M-12 26L0 54L14 26z", dim(h, .12)) + line("M-22 14Q0 24 22 14", dim(h, .25), 3)
    elif kind == "bald":
        o += path(disc(4, 7, 29), SHADOW, .25) + path(disc(0, 0, 30), "#C9BBB0") + path(disc(0, -3, 24), "#E8B994") + path(disc(-8, -11, 8), "#FBE0C4")
    elif kind == "cap":
        h = ("#5E4A3C", "#44506A", "#6A4A52")[int(abs(x + y)) % 3]
        o += path(disc(4, 7, 31), SHADOW, .25) + path(disc(0, 0, 31), h) + path(curve("-22,22! 0,30 22,22! 26,44 0,50 -26,44"), dim(h, .25)) + path(disc(-8, -9, 15), lit(h, .24), .8) + path(disc(0, 0, 4), lit(h, .4))
    elif kind == "helmet":
        o += path(disc(4, 8, 44), SHADOW, .25) + path(curve("0,-48! 34,-30 42,0 34,32 0,46 -34,32 -42,0 -34,-30"), "#4A5366") + path(disc(0, 0, 29), STEELH) + path(disc(-9, -10, 15), "#D5DCE4", .8) + path("M-3 -30h6v60h-6z", "#4A5366", .6)
    else:
        h = ("#4A3030", "#7A5236", "#C98B3C", "#2E2630")[int(abs(x - y)) % 4]
        o += path(disc(4, 7, 29), SHADOW, .25) + path(disc(0, 0, 30), h) + path(disc(-7, -8, 17), lit(h, .25), .8) + (path(disc(2, 16, 13), dim(h, .2)) + path(disc(0, 14, 9), lit(h, .2)) if kind == "bun" else "")
    sh_ = path(curve("-50,0! -20,-30 40,-20 80,36! 84,60 40,56 0,46"), "#3A2A4A", .2) + path(curve("-50,14! 0,-20 66,-4 62,24! 50,48 10,52 -30,44"), "#2A1E38", .4)
    return group(sh_, group(o, t=f"rotate({rot})"), t=f"translate({x} {y}) scale({q})")
kinds = ("straw", "felt", "hood", "kerchief", "bald", "cap", "hair", "bun", "felt", "hood", "kerchief", "helmet")
spots = []
for j in range(14):
    for i in range(10):
        x, y = i * 104 + (j % 2) * 52 - 20 + a.r.uniform(-12, 12), 120 + j * 84 + a.r.uniform(-10, 10)
        edge = 470 - x * .55
        if math.hypot(x - 540, (y - 690) * .8) < 128 or y < edge + 60:
            continue
        spots.append((x, y))
vari = [(kinds[i % 12], COL[(i * 3) % 10]) for i in range(15)]
syms = [a.sym(f"top{i}", re.sub(r"^<g[^>]*><g>", "<g><g>", a.t(top(i * 7, i * 5, 1, k, c)), count=0)) for i, (k, c) in enumerate(vari)]
for i, (x, y) in enumerate(sorted(spots, key=lambda p: p[1])):
    a.add(syms[(i * 4 + int(x)) % 15](x, y, a.r.uniform(.9, 1.02), False, a.r.choice((-24, -12, 0, 10, 20))))
# the child on shoulders looks up at us
a.add(a.t(top(540, 700, 1.5, "cap", "#5A4A3C", 0)))
kid = path(curve("-60,60! 20,30 120,90 190,170! 120,190 20,160"), "#3A2A4A", .3)
kid += path(ribbon([(-20, 40), (-44, 90), (-40, 132)], [34, 30, 24]), "#4B4468") + path(ribbon([(24, 40), (46, 90), (42, 132)], [34, 30, 24]), dim("#4B4468", .2)) + path(curve("-58,128! -40,120 -22,130 -24,154 -46,158") + curve("26,130! 44,120 60,130 60,154 36,158"), "#5C4334")
kid += path(ribbon([(-40, 0), (-96, -30), (-136, -84)], [36, 32, 24]), "#B0552F") + path(ribbon([(40, 0), (98, -24), (140, -76)], [36, 32, 24]), dim("#B0552F", .2)) + path(disc(-140, -90, 15) + disc(144, -82, 15), "#F2CBA6")
kid += path(curve("-56,50! -60,0 -44,-34 0,-44 44,-34 60,0 56,50! 30,66 -30,66"), "#B0552F") + path(curve("-56,50! -60,0 -44,-34 -6,-43! -30,-10 -34,62!"), "#DE8A58", .8)
kid += path(ribbon([(40, -70), (72, -40), (70, 10), (84, 40)], [22, 24, 20, 6]), "#4A2C24") + path("M80 34l-14 18 10 6 8 -10 10 12 8 -6 -12 -20z", "#2F9C95")
kid += group(_folk._head("front", "#F2CBA6", "#4A2C24", "short", None, OCHRE, "open", None, False, False), t="translate(0 -66) scale(1.36)")
a.add(a.glow(540, 660, 270, "#FFE9B8", .95), group(a.t(kid, -.06), t="translate(540 690) scale(1.12)"))
a.done(.42, .55, .58)

# 54: the last field
a = S("story-54", "late", 64, .44, hot=(450, 420, 360))
a.sun(470, 440, 60)
a.clouds([(660, 180, 420, 36), (320, 260, 340, 26), (560, 330, 260, 18)])
a.hill("-20,540! 200,500 460,520 700,490 920,520!", .6, "#8E8A50")
a.firrow(560, .46, 60, 120, 40, 480, 940)
a.roofrow(560, .46, -40, 330, 60, 110, 60, 90, .2, 30)
a.hill("-20,580! 300,556 620,560 920,566!", .34, "#9A8E50")
# the ploughed field
soil = a.lin([(0, "#B98A5E"), (.4, "#8A5E44"), (1, "#3E2C2C")])
a.add(path("M-20 610Q400 570 920 600V1200H-20z", mix("#F9E3A4", "#8A5E44", .2), None, 'transform="translate(0 -4)"'), path("M-20 610Q400 570 920 600V1200H-20z", soil))
vx, vy = 520, 560
dk = lt = ""
for i in range(-13, 14):
    x = vx + i * 130
    w = 46
    def pt(xx, t):
        return vx + (xx - vx) * t, vy + (1200 - vy) * t
    for t0, t1 in ((.06, .3), (.3, .6), (.6, 1.0)):
        (x0, y0), (x1, y1) = pt(x, t0), pt(x, t1)
        (x2, y2), (x3, y3) = pt(x + w, t1), pt(x + w, t0)
        dk += f"M{x0:.0f} {y0:.0f}L{x1:.0f} {y1:.0f}L{x2:.0f} {y2:.0f}L{x3:.0f} {y3:.0f}z"
        (x4, y4), (x5, y5) = pt(x + w, t0), pt(x + w, t1)
        (x6, y6), (x7, y7) = pt(x + w * 1.5, t1), pt(x + w * 1.5, t0)
        lt += f"M{x4:.0f} {y4:.0f}L{x5:.0f} {y5:.0f}L{x6:.0f} {y6:.0f}L{x7:.0f} {y7:.0f}z"
a.defs.append('<clipPath id="fld"><path d="M-20 610Q400 570 920 600V1200H-20z"/></clipPath>')
a.add(f'<g clip-path="url(#fld)">{path(dk, "#4A3230", .55)}{path(lt, "#F0C48A", .4)}{a.glow(480, 620, 420, "#FBDFA0", .45, 110)}</g>')
clods = "".join(f"M{x:.0f} {y:.0f}q{q:.0f} {-q:.0f} {2*q:.0f} 0z" for x, y, q in ((a.r.uniform(0, 900), a.r.uniform(760, 1160), a.r.uniform(6, 16)) for _ in range(40)))
a.add(path(clods, "#3E2A2A", .6))
# houses left, trees right
a.gable(70, 720, 230, 380, 0, 0, (1,), k=.12)
a.gable(250, 660, 150, 250, 3, 4, (), k=.26, chimney=-1)
a.use("fence", 210, 750, 90, extra=.06)
a.fir(720, 670, 300, .22)
a.fir(640, 640, 210, .34)
a.fir(800, 740, 420, .12)
a.fir(880, 840, 560, .02)
a.trunks(860, .04, (905,), 60)
# the plough and two crows that follow it
pl = line("M-150 -10Q-60 -60 40 -40L150 -70", "#7A5438", 16) + line("M-120 -120L-30 -44M-90 -140L0 -44", "#8A6244", 13) + path(curve("-40,-46! 0,-30 40,10 60,44! 20,40 -20,20 -44,-10"), "#8A94A4") + path(curve("-40,-46! 0,-30 30,0 40,24! 10,0 -20,-20"), "#D5DCE4", .8) + line("M110 -58V10", "#7A5438", 10) + path(disc(112, 20, 28) + "M96 20a16 16 0 1 0 32 0a16 16 0 1 0 -32 0z", "#6B4630")
a.add(path(curve("220,1010! 400,990 560,1000 640,1016! 480,1036 320,1032"), SHADOW, .35), group(a.t(pl), t="translate(400 984) scale(1.25)"))
a.use("crow", 270, 1090, 100)
a.use("crow", 640, 1110, 120, flip=True)
a.use("crow", 560, 880, 60, flip=True)
a.add(a.glow(836, 770, 26, LAMP, .5), path(disc(828, 770, 3.4) + disc(842, 770, 3.4), "#FFD976"))
a.birds([(600, 300, 13), (650, 276, 10), (560, 262, 9)])
a.grass(60, 260, 110)
a.grass(860, 220, 100)
a.done(.4)

# 55: neighbourly advice
a = S("story-55", "day", 65, .52, hot=(640, 360, 340))
a.puffs([(640, 180, 260, 56), (230, 260, 180, 40)])
a.leafwood(560, .55, 34, lo=40, hi=110)
a.use("cottage", 640, 720, 330, extra=.05)
a.gable(130, 720, 250, 420, 4, 2, (), k=.24)
a.hill("-20,720! 240,700 520,710 760,700 920,716!", .08, lip=a.lip)
# beans on poles, sunflowers
for x, y, h in ((840, 830, 200), (890, 836, 220)):
    a.add(line(f"M{x} {y}L{x+6} {y-h}", WOODL, 8), path(scallop(a.r, [(x - 26, y - 10), (x - 30, y - h * .5), (x, y - h * .92), (x + 34, y - h * .5), (x + 28, y - 10)], 12), "#4E7B46"), path(scallop(a.r, [(x - 18, y - 20), (x - 20, y - h * .5), (x - 2, y - h * .84), (x + 12, y - h * .5)], 10), "#86A85A"))
def sunflower(x, y, h):
    pet = "".join(f'<path d="M-8 -20Q0 -58 8 -20z" fill="#E9A13D" transform="rotate({k*30})"/>' for k in range(12))
    return line(f"M{x} {y}Q{x-10} {y-h*.5:.0f} {x} {y-h}", "#4E7B46", 9) + path(f"M{x-4} {y-h*.4:.0f}q-50 -20 -64 10q40 20 64 -10zM{x-2} {y-h*.55:.0f}q50 -24 66 6q-40 22 -66 -6z", "#5E8A4A") + group(pet, path(disc(0, 0, 24), "#6B4630"), path(disc(-4, -5, 13), "#8A5E3C"), t=f"translate({x} {y-h})")
a.add(sunflower(396, 880, 300), sunflower(470, 870, 220))
# neighbour behind the fence on the left, parents on the right
a.folk(230, 1050, 500, coat="#9A5348", hat="straw", hatc="#D9B45E", beard="#B9A89C", hair="#B9A89C", near=((54, -262), (96, -300)), far=((30, -210), (70, -196)), lean=24, mood="open", belly=1.2)
a.folk(740, 1060, 500, flip=True, near=((24, -206), (44, -172)), far=((30, -210), (54, -180)), mood="calm", tilt=4, **dict(FATHER, coat="#5B6E5A"))
a.folk(590, 1064, 470, flip=True, near=((30, -220), (66, -236)), far=((40, -220), (72, -226)), mood="smile", tilt=6, blink=True, **MOTHER)
# fence in front of all
for x in range(-10, 920, 74):
    h = 190 + a.r.uniform(-14, 14)
    a.add(path(f"M{x} 1120L{x+2} {1120-h:.0f}L{x+24} {1120-h-26:.0f}L{x+46} {1120-h+2:.0f}L{x+48} 1120z", "#C9986A"), path(f"M{x} 1120L{x+2} {1120-h:.0f}L{x+24} {1120-h-26:.0f}L{x+18} {1120-h:.0f}L{x+14} 1120z", "#EBC79A"), path(f"M{x+36} 1120V{1120-h:.0f}l10 2L{x+48} 1120z", VIOLET, .25))
    if x % 148 < 74:
        a.add(path(f"M{x-26} 990h74v20h-74zM{x-26} 1070h74v20h-74z", "#9A7350"))
a.floor(1120, 6, tuft=10, spec="-20,1110! 200,1116 460,1108 700,1118 920,1110!")
a.use("pumpkin", 120, 1150, 110)
a.use("pumpkin", 240, 1166, 84)
a.use("basket", 800, 1160, 120)
for i, x in enumerate((400, 440, 480, 530, 570, 620, 660)):
    a.add(a.tulip(x, 1170 - (i % 2) * 14, 84 + (i % 3) * 10, (TULIP, AMBER, PINK, CREAM)[i % 4], (i % 3 - 1) * .06))
a.use("cat", 470, 928, 110)
a.done(.28)
