"""Stories 31 to 40."""
from _wood import *
import _folk

# 31: marching orders
a = S("story-31", "dawn", 41, .5, hot=(640, 440, 360))
a.sun(690, 430, 50)
a.hill("-20,640! 200,560 420,600 640,540 800,570 920,530!", .6)
a.firrow(640, .5, 60, 120, 46)
a.hill("-20,720! 300,680 600,700 920,660!", .4)
a.add(path(ribbon(sample("920,900 760,820 640,740 700,680 800,640 760,600", 20), [150, 110, 60, 36, 20, 8]), "#EBCFA4"))
mini = guard(0, 0, 300, lite=True, step=20, near=((18, -214), (44, -190)))
a.floor(800, 20, c="#9A9460", tuft=16, spec="-20,820! 200,800 440,790 700,800 920,780!")
a.stamp("col", mini, [(900, 800, .52, True), (842, 806, .55, True), (782, 812, .58, True), (716, 820, .62, True), (646, 830, .66, True), (570, 842, .7, True)], .04)
# the house on the left, its door open and warm
w = a.t("#E6CFA6")
a.add(path("M-20 1200V260L300 330V1130L260 1200z", a.lin([(0, lit(w, .2)), (1, mix(w, a.deep, .3))])), path("M-60 120L-20 130L360 320L380 400L340 392L-60 230z", a.t("#9A4B38")), path("M-60 120L360 320L366 340L-60 148z", lit(a.t("#9A4B38"), .4)), path("M-20 250L340 392L300 420L-20 320z", SHADOW, .25))
bm = a.t("#5C4030")
a.add(line("M-20 560L300 590M296 400V1140M20 330V1200", bm, 18, cap="butt"))
a.add(path("M56 1180V690Q150 610 250 700V1130z", bm), path("M74 1172V700Q150 640 232 710V1130z", a.lin([(0, "#D98F4A"), (1, "#FBDB8C")])), a.glow(150, 960, 240, LAMP, .6), path("M74 1172V700Q90 684 110 676L104 1165z", "#7A3F34"), path("M60 1180L250 1130L330 1170L120 1230z", a.t("#A79DAF")))
a.add(pane(70, 440, 60, 90, True, frame=bm), pane(190, 460, 52, 84, False, frame=bm))
a.add(path("M74 1180L232 1140L420 1200H60z", LAMP, .3))
a.folk(196, 1150, 300, near=((40, -230), (70, -290)), far=((30, -200), (44, -160)), tilt=-10, mood="calm", **CHILD)
a.folk(510, 1140, 560, flip=True, view="side", coat="#43506E", legs="#3A3750", boot="#3A2F36", hair="#5A3A2C", beard="#6B4632", hat="kettle", hatc=STEELH, hem=-112, step=40, near=((26, -214), (66, -206)), far=((14, -216), (10, -160)), over=group(guard_over(), t="scale(-1 1)"), tilt=10, lean=-8, mood="calm",
       back=group(pike(78, -200, up=260, down=198, rot=9)))
a.use("sack", 600, 1150, 110)
a.birds([(480, 250, 12), (530, 226, 10), (570, 262, 8)])
a.grass(850, 200, 90)
a.done(.38)

# 32: the column
a = S("story-32", "late", 42, .42, hot=(360, 380, 360))
a.clouds([(640, 180, 420, 40), (260, 260, 400, 34), (700, 330, 300, 24)])
a.sun(340, 400, 52)
a.hill("-20,520! 160,440 300,480 480,420 660,470 920,400!", .66, "#8A7A5A")
a.hill("-20,620! 180,560 400,600 620,520 920,560!", .48, "#8A7A50")
a.hill("-20,760! 240,690 520,700 760,640 920,680!", .3, "#86784A")
a.hill("-20,900! 200,860 520,800 760,830 920,800!", .15, "#7E7044")
a.floor(1010, 30, c="#74683E", tuft=20, spec="-20,980! 200,1010 460,1000 700,950 920,990!")
road = sample("520,452 600,484 540,520 400,560 300,606 380,650 560,690 690,740 640,800 430,860 250,930 300,1010 520,1100 760,1240", 12)
wd = [4, 8, 12, 18, 22, 28, 34, 44, 54, 70, 92, 120, 160, 220]
a.add(path(ribbon(road, wd), "#E6C98E", .8), path(ribbon([(x + 3, y - 2) for x, y in road[:len(road) // 2]], wd[:7]), "#F9E3A4", .5))
mini = path("M-26 0L-20 -74Q-22 -110 0 -114Q22 -110 20 -74L26 0z", "#43506E") + path("M-26 0L-20 -74Q-22 -110 -6 -114L-10 0z", "#7C879C") + path("M-34 -118Q0 -132 34 -116Q20 -104 -20 -106z", "#4A5064") + path("M-22 -118Q-20 -146 0 -148Q22 -146 22 -118Q0 -126 -22 -118z", "#8A94A8") + path("M-22 -118Q-20 -146 0 -148Q-12 -136 -10 -121z", "#D5DCE4") + path("M26 20L30 -250L36 -250L34 20z", "#6B4A36") + path("M24 -246L33 -292L42 -246z", "#B9C3CE")
pen = mini + path(curve("36,-240! 70,-250 100,-230 130,-240! 112,-220 122,-196! 80,-204 36,-186!"), BRICK)
f1, f2 = a.sym("mn", a.t(mini)), a.sym("mp", a.t(pen))
N_, dist, k, out = len(road), 0.0, 0, []
for i in range(2, N_ - 1):
    t = i / (N_ - 1) * 13
    j = min(int(t), 12)
    w_ = wd[j] + (wd[j + 1] - wd[j]) * (t - j)
    dist += math.hypot(road[i][0] - road[i - 1][0], road[i][1] - road[i - 1][1])
    if dist > w_ * .62 and road[i][1] < 1040:
        dist = 0
        k += 1
        x, y = road[i]
        sc = w_ / 190
        out.append((x - w_ * .16, y + w_ * .04, sc, k % 7 == 3))
        if w_ > 40:
            out.append((x + w_ * .24, y + w_ * .14, sc, False))
for x, y, sc, p_ in out:
    a.add((f2 if p_ else f1)(x, y, max(sc, .05)))
# the last three, near
a.add(a.glow(560, 1120, 240, "#E6C98E", .3, 60))
for i, (x, y, h) in enumerate(((430, 1150, 380), (640, 1180, 410), (850, 1170, 400))):
    a.guard(x, y, h, view="back", near=((-58, -220), (-54, -180)), hold_near=pike(-54, -184, up=320, down=180, pennon=BRICK if i == 1 else None), extra=.02)
a.add(path(scallop(a.r, "300,1130 380,1090 480,1110 600,1090 720,1120 900,1090 940,1200 260,1200", 26), "#E6C98E", .28))
a.birds([(640, 300, 12), (690, 280, 9)])
a.done(.4)

# 33: paws on moss
a = S("story-33", "deep", 43, .66, hot=(330, 470, 460))
a.leafwood(560, .6, 44, lo=100, hi=220)
a.trunks(760, .45, (60, 250, 470, 680, 840), 54, .9, twigs=False)
a.leafwood(760, .34, 34, lo=20, hi=90)
a.mist(720, 260, .5)
for x, y, q, c in ((160, 560, 70, "#E2EAA6"), (660, 480, 54, "#E2EAA6"), (770, 620, 80, "#D8DC9A"), (300, 430, 40, "#F4F0B4"), (540, 600, 36, "#F4F0B4")):
    a.add(path(disc(x, y, q), c, .16))
# the girl-wolf from the belly down, huge
R = RUSSET
c, d_, l = a.t(R["c"], -.05), a.t(dim(R["c"], .36), -.05), a.t(R["l"], -.05)
def bigpaw(x, y, q, col, hi):
    o = path(curve(f"{x-60*q:.0f},{y-96*q:.0f}! {x-70*q:.0f},{y-40*q:.0f} {x-66*q:.0f},{y}! {x+20*q:.0f},{y+12*q:.0f} {x+120*q:.0f},{y+4*q:.0f}! {x+130*q:.0f},{y-30*q:.0f} {x+104*q:.0f},{y-58*q:.0f} {x+60*q:.0f},{y-76*q:.0f} {x+44*q:.0f},{y-110*q:.0f}!"), col)
    toes = "".join(curve(f"{x+u*q:.0f},{y+6*q:.0f}! {x+(u-14)*q:.0f},{y-24*q:.0f} {x+(u+8)*q:.0f},{y-46*q:.0f} {x+(u+38)*q:.0f},{y-34*q:.0f} {x+(u+46)*q:.0f},{y+2*q:.0f}!") for u in (-24, 24, 74))
    o += path(toes, mix(col, l, .35 if hi else .12)) + path("".join(f"M{x+(u+30)*q:.0f} {y-6*q:.0f}q{16*q:.0f} {-6*q:.0f} {26*q:.0f} {12*q:.0f}q{-18*q:.0f} {4*q:.0f} {-26*q:.0f} {-2*q:.0f}z" for u in (-24, 24, 74)), "#3A2428")
    return o + line("".join(f"M{x+(u+46)*q:.0f} {y+2*q:.0f}q{4*q:.0f} {-26*q:.0f} {-8*q:.0f} {-38*q:.0f}" for u in (-24, 24)), dim(col, .4), 4 * q, .8)
def bigleg(P, w, col, x, y, hi=True, q=1.0):
    S_ = sample(P, 26)
    o = path(ribbon(S_, w), col) + bigpaw(x, y, q, col, hi)
    if hi:
        o += path(ribbon([(u - w[1] * .3, v) for u, v in S_[:-1]], [w[0] * .16, w[1] * .2, w[2] * .2, 8]), l, .85)
    return o
def cushion(y, amp, c1, c2):
    P = [(-30, y)] + [(x, y - a.r.uniform(0, amp)) for x in range(40, 900, 90)] + [(930, y), (930, 1210), (-30, 1210)]
    a.add(path(scallop(a.r, P, 16), mix(c1, CREAM, .3), None, 'transform="translate(-1 -4)"'), path(scallop(a.r, P, 16), a.lin([(0, c1), (1, c2)])))
cushion(850, 40, "#7A9F52", "#2F6A40")
a.add(path(curve("60,960! 300,930 620,930 860,960! 640,990 260,990"), SHADOW, .28))
# far legs, then tail, belly, near legs
a.add(bigleg("330,120 350,330 300,560 340,760 336,850", [150, 120, 70, 58, 66], dim(c, .34), 336, 912, False, .74), bigleg("700,120 706,400 690,640 700,850", [140, 104, 72, 76], dim(c, .34), 700, 908, False, .74))
T = sample("60,40 20,240 40,460 100,600", 20)
a.add(path(ribbon(T, [90, 130, 130, 6]), dim(c, .22)), path(ribbon([(x - 8, y) for x, y in T], [60, 90, 90, 4]), c), path(ribbon(T[int(len(T) * .66):], [118, 90, 4]), a.t(R["b"], -.05)))
body = curve("-40,-40! 940,-40! 940,250! 860,330 790,360 730,330! 620,262 460,258 360,290! 300,330 220,350 120,300! 40,250 -40,240")
a.add(path(body, a.lin([(0, c), (1, dim(c, .2))])))
fr = [(x, 246 + (i % 2) * 34 + abs(x - 540) * .3 - (16 if i in (0, 16) else 0), 1) for i, x in enumerate(range(370, 730, 22))]
a.add(path(curve(fr + [(720, 270, 1), (640, 226), (540, 212), (440, 222), (370, 268, 1)]), mix(c, a.t(R["b"]), .55)))
a.add(path("M120 90l70 26 -60 8zM300 150l70 24 -60 6zM520 110l70 24 -60 6zM660 180l60 22 -52 6zM420 50l66 22 -58 6z", d_, .5))
a.add(bigleg("190,200 250,430 150,640 190,820 188,900", [250, 170, 84, 70, 84], c, 190, 984), bigleg("806,200 800,470 786,720 796,900", [190, 130, 86, 92], c, 790, 988))
# bib of the breast at the right
br = [(940, -20, 1), (850, -20), (846, 90), (866, 200, 1)] + [(874 + i * 6, 214 + i * 22 + (i % 2) * 26, 1) for i in range(10)] + [(940, 430, 1)]
a.add(path(curve(br), a.t(R["b"], -.05)))
for x, y, w in ((120, 996, 190), (330, 922, 150), (700, 918, 150), (800, 1000, 220), (480, 960, 200)):
    a.add(path(scallop(a.r, [(x + math.cos(k) * w * .56, y + 10 + math.sin(k) * w * .12) for k in (0, .8, 1.6, 2.4, 3.1, 3.9, 4.7, 5.5)], 14), "#8FB05A"))
cushion(1030, 36, "#5E8F48", "#1F5236")
for x in range(20, 900, 46):
    y = 1040 + a.r.uniform(-16, 70)
    a.add(line(f"M{x} {y:.0f}q4 -24 10 -40", "#C9B05A", 3, .9) + f'<ellipse cx="{x+11}" cy="{y-44:.0f}" rx="4.500" ry="8" fill="#C9803C"/>')
a.toad(480, 1080, 180, -4)
a.toad(558, 1096, 110, 8)
a.toad(414, 1104, 84, -10, c="#C98B3C")
cushion(1120, 26, "#3F7A44", "#0E2A24")
a.ferns(((60, 210, -70), (850, 220, -112)))
a.rays([(430, 560, 250, 380, 640, 1060)], .3)
a.done(.42, .5, .7)

# 34: through the great hall
a = S("story-34", "hall", 44, bare=True)
a.add(f'<rect width="900" height="1180" fill="{a.lin([(0, "#241E34"), (.5, "#5A4658"), (.8, "#7A5E5E")])}"/>', f'<rect width="900" height="920" fill="{a.stuff("stone", SHADOW)}" fill-opacity=".7"/>')
for x in (150, 450, 750):
    a.add(path(f"M{x-190} -20Q{x-170} 120 {x} 130Q{x+170} 120 {x+190} -20z", "#1E1828", .7))
def tapestry(x, y, w, h, c, draw_):
    a.add(path(f"M{x-w/2-22:.0f} {y-10}h{w+44}v16h{-w-44}z", "#8A5E40"), f'<circle cx="{x-w/2-24:.0f}" cy="{y-2}" r="13" fill="{OCHRE}"/><circle cx="{x+w/2+24:.0f}" cy="{y-2}" r="13" fill="{OCHRE}"/>')
    d = curve(f"{x-w/2:.0f},{y}! {x+w/2:.0f},{y}! {x+w/2+4:.0f},{y+h*.5:.0f} {x+w/2-4:.0f},{y+h:.0f}! {x+w*.2:.0f},{y+h-14:.0f} {x-w*.2:.0f},{y+h+8:.0f} {x-w/2+2:.0f},{y+h-6:.0f}! {x-w/2-4:.0f},{y+h*.5:.0f}")
    a.add(soft(d, 10, 8, 9, .35), path(d, a.t(c)), path(f"M{x-w/2+18:.0f} {y+20}h{w-36}v{h-50}h{-w+36}z", "none", None, f'stroke="{OCHRE}" stroke-width="6" stroke-dasharray="18 10"'), group(a.t(draw_), t=f"translate({x} {y+h*.52:.0f})"), path("".join(f"M{x+w*f:.0f} {y+4}q10 {h*.5:.0f} -4 {h-14:.0f}q26 {-h*.5:.0f} 4 {-h+14:.0f}z" for f in (-.3, .02, .32)), SHADOW, .16), path("".join(f"M{x-w/2+8+i*14:.0f} {y+h-10:.0f}h4v26h-4z" for i in range(int(w / 14))), OCHRE))
r = a.r
tree = path(ribbon([(0, 190), (-8, 60), (6, -60)], [34, 24, 14]), "#E6C98E") + "".join(path(ribbon([(0, y), (s_ * 50, y - 50), (s_ * 84, y - 60)], [14, 10, 3]), "#E6C98E") for y, s_ in ((60, 1), (40, -1), (-10, 1), (-30, -1))) + path("".join(f"M{x} {y}q-16 -16 0 -34q16 18 0 34z" for x, y in ((84, 0), (52, -10), (-84, -20), (-50, -30), (86, -70), (44, -90), (-88, -90), (-44, -110), (0, -120), (24, -150), (-22, -160), (6, -190))), "#86A85A") + path(curve("-90,190! 0,176 90,190! 90,204 -90,204"), "#86A85A")
stag = path(curve("-80,10! -70,-30 -20,-40 40,-36 60,-70! 66,-96 84,-104 104,-90 112,-76! 100,-68 88,-66! 84,-20 70,10 68,110! 54,110! 50,40 30,20! -30,24 -44,30 -50,110! -64,110! -70,40"), "#E6C98E") + line("M84 -100Q70 -150 40 -160M76 -134Q90 -160 84 -186M92 -102Q110 -140 140 -150M108 -132Q112 -160 130 -180M60 -154Q54 -176 60 -192", "#E6C98E", 8) + path(curve("-100,116! 0,100 110,116! 110,130 -100,130"), "#86A85A")
sun_ = path(disc(0, -20, 60), "#E7B04E") + "".join(path("M-12 -74L0 -130L12 -74z", "#E7B04E", None, f'transform="translate(0 -20) rotate({k*30}) "') for k in range(12)) + path("".join(f"M{x} {y}q40 -30 80 0q-40 30 -80 0z" for x, y in ((-90, 130), (10, 130), (-40, 160))), "#9CB6C4")
tapestry(150, 150, 220, 620, "#7A2E34", tree)
tapestry(455, 130, 240, 660, "#2F4A5E", stag)
tapestry(765, 150, 220, 620, "#5E3A5E", sun_)
# candles
for x in (302, 612):
    a.add(a.glow(x, 560, 150, "#FFD98A", .7), path(f"M{x-26} 620h52l-10 20h-32z", "#6B5A50"), path(f"M{x-8} 570h16v50h-16z", CREAM), path(f"M{x} 540q12 16 0 30q-12 -14 0 -30z", "#FFF0BC"))
a.add(path("M0 880H900V930H0z", "#4A3848"), path("M0 880H900V888H0z", "#A98A74"))
a.flags(920, 380, "#7A6464")
a.add(path(curve("120,1090! 330,1070 640,1072 800,1092! 640,1110 300,1110"), SHADOW, .4), a.glow(450, 1000, 330, "#FFD98A", .35, 90))
a.wolf("walk", 440, 1092, 250, RUSSET, extra=-.1, hs=1.04)
# near table edge with a bone, a cloth
a.add(path(curve("-20,1200! -20,1130! 60,1110 180,1120 260,1150 280,1200!"), "#2A2034"), path(ribbon(sample("90,1110 160,1096 210,1104", 12), [14, 10, 14]), CREAM, .9))
a.add(path("M820 1200V640Q830 600 870 590Q910 600 920 640V1200z", a.lin([(0, "#5A4658"), (1, "#1E1828")], x2=1, y2=0)), path("M820 1200V640Q826 616 836 606V1200z", "#A98A74", .8))
a.done(.5, .45, .6)

# 35: shadows at the gate
a = S("story-35", "night", 45, bare=True)
a.add(f'<rect width="900" height="1180" fill="{a.lin([(0, "#15162E"), (.4, "#2A2A56")])}"/>')
a.stars(16, 200)
wc = "#6A5A66"
a.add(path("M-20 240" + crenel(-20, 920, 240, 80, 50) + "V1200H-20z", a.lin([(0, "#4A4468"), (.6, "#8A6A60"), (1, "#4A3848")])), path("M-20 240H920V1200H-20z", a.stuff("stone", SHADOW)))
a.add(path("M120 1000V520Q140 320 450 300Q760 320 780 520V1000z", "#4E3E54"), path("M120 1000V520Q140 320 450 300L450 314Q156 336 138 526V1000z", "#C9A08A"))
gate = "M156 1000V530Q172 356 450 338Q728 356 744 530V1000z"
a.add(path(gate, a.lin([(0, "#6A4A40"), (1, "#B0754A")])), path(gate, a.stuff("plank", SHADOW)), path("M444 338h12V1000h-12z", "#3A2830"), path("M156 560H744V596H156zM156 850H744V886H156z", "#4A3A44"), path("M156 560H744V568H156zM156 850H744V858H156z", "#8A7480"), "".join(f'<circle cx="{x}" cy="{y}" r="9" fill="#8A7480"/>' for x in (190, 270, 350, 420, 480, 550, 630, 710) for y in (580, 870)))
a.add(a.glow(330, 860, 460, "#F2A24A", .55))
a.defs.append(f'<clipPath id="wall"><path d="M-20 200H920V1010H-20z"/></clipPath>')
def shade(pose, x, y, h, flip, rot, op):
    g = tint(wolf(pose, GREYW, shadow=False), "#1A1228", 1)
    g = re.sub(r' fill-opacity="[^"]*"', "", re.sub(r"<circle[^>]*/>", "", g))
    g = re.sub(r'<path d="([^"]*)" fill="[^"]*"/>', r'<path d="\1"/>', g)
    return f'<g fill="#1A1228" opacity="{op}" transform="translate({x} {y}) rotate({rot}) scale({"-" if flip else ""}{h/200} {h/200*1.12:.2f})">{g}</g>'
a.add(f'<g clip-path="url(#wall)">{shade("howl", 500, 1010, 350, False, 0, .82)}{shade("walk", 90, 1010, 230, False, 0, .55)}{shade("howlsit", 850, 1010, 200, True, 0, .55)}</g>')
a.cobbles(1000, "#6A5660")
a.add(a.glow(330, 1110, 330, "#F2A24A", .6, 110))
# torch stuck in the ground, small wolves passing
a.add(a.glow(330, 960, 160, "#F6B45A", .9), group(torch(0, 0), line("M0 50V170", "#4A3228", 14), t="translate(330 1000)"))
a.wolf("walk", 640, 1120, 110, DARKW, extra=.06)
a.wolf("howl", 150, 1096, 84, DARKW, True, extra=.1)
a.wolf("sit", 470, 1180, 140, DARKW, True, extra=.04)
a.grass(60, 240, 130)
a.grass(850, 220, 110)
a.done(.5, .45, .65)

# 36: deep green
a = S("story-36", "deep", 46, .7, hot=(420, 520, 420))
a.leafwood(520, .62, 50, lo=120, hi=260)
a.trunks(800, .56, (120, 220, 300, 390, 480, 560, 640, 740), 16)
a.leafwood(700, .48, 40, lo=40, hi=160)
a.trunks(850, .36, (60, 260, 440, 600, 800), 36)
a.mist(780, 240, .5)
a.leafwood(880, .28, 34, lo=10, hi=110)
a.hill("-20,900! 150,870 330,890 520,860 740,880 920,850!", .2, low=.5)
a.rays([(470, 590, -20, 250, 470, 1010)], .62)
a.rays([(600, 640, -20, 480, 560, 960)], .3)
a.add(a.glow(370, 970, 230, "#F4F0B4", .6, 70))
a.trunks(960, .14, (150, 700), 70, twigs=False)
a.floor(960, 24, tuft=26, gx=370, glow="#F4F0B4")
for x, y, w, h in ((560, 1010, 120, 60), (250, 1040, 90, 44)):
    a.add(boulder(a, x, y, w, h))
a.ferns(((360, 190, -75), (420, 150, -100), (480, 170, -70)), "#4E8A4A")
a.add(near_trunk(a.r, "824,1260 830,840 800,460 836,180 824,-30", [300, 220, 190, 210, 260], a.deep, a.g(.25), -1, foot=False))
arm = sample("800,560 700,540 620,556 540,530", 30)
a.add(path(ribbon(arm, [70, 46, 34, 14]), a.deep), path(ribbon([(x, y - 15) for x, y in arm[1:]], [6, 6, 5, 2]), a.g(.25), .8), path(bough(a.r, 590, 548, 2.4, 60, 12, 1, .4), a.deep))
a.use("owl", 650, 548, 190, extra=-.06)
a.frame((20, 170), None)
for x, y, w, h, c in ((80, 120, 460, 330, "#14402F"), (830, 120, 400, 300, "#14402F"), (330, 30, 380, 160, "#1B5238"), (650, 20, 360, 160, "#1B5238")):
    a.add(crown(a.r, x, y, w, h, c, bumps=30))
a.add(leaf_fall(a.r, ((300, 300, 120, 130, 10), (600, 260, 120, 100, 10)), "#6FA24E", 24))
a.flies([(330, 760, 3), (390, 840, 2.6), (430, 700, 2.6), (300, 900, 3), (480, 560, 2.4)], "#F4F0B4")
a.ferns(((110, 310, -65), (240, 210, -75), (720, 280, -112), (850, 230, -100), (600, 160, -100)))
a.done(.42, .45, .6)

# 37: the change
a = S("story-37", "moon", 47, .66, hot=(470, 460, 520))
a.trunks(800, .5, (80, 200, 680, 820), 26, .8)
a.firrow(830, .4, 200, 360, 110)
a.mist(800, 220, .4)
a.floor(900, 20, tuft=18, gx=430, glow="#F6C27A")
a.add(a.glow(470, 470, 440, "#F2B65E", .5), a.glow(420, 900, 260, "#F7B95C", .4))
G2 = dict(c="#E09A4A", l="#FFE3A0", b="#FFF3CC", e="#2B2233")
a.add(group(tint(wolf("run", G2, shadow=False), "#FFD98A", .2), t="translate(500 580) rotate(-16) scale(1.25)", op=.9))
# the body comes apart into sparks and scraps of light
c_ = a.r
for i in range(120):
    t = i / 120
    x = 420 + (t ** 1.3) * 60 * math.sin(i * 1.7) + c_.gauss(0, 24 + 70 * t)
    y = 900 - t * 420
    q = c_.uniform(8, 20) * (1.1 - t * .5)
    g = c_.uniform(-.8, .8) - 1.2
    dx, dy = math.cos(g) * q, math.sin(g) * q
    a.add(path(f"M{n(x,0)} {n(y,0)}q{n(dx*.5-dy*.3,0)} {n(dy*.5+dx*.3,0)} {n(dx,0)} {n(dy,0)}q{n(-dx*.5+dy*.3,0)} {n(-dy*.5-dx*.3,0)} {n(-dx,0)} {n(-dy,0)}z", ("#B0552F", "#E09A4A", "#FFD98A", "#FFF3CC")[min(3, int(t * 3 + c_.random()))]))
a.flies([(420 + c_.gauss(0, 120), c_.uniform(300, 880), c_.uniform(2, 4)) for _ in range(26)], "#F7B95C")
kid = folk(410, 1080, 380, view="back", near=((-66, -250), (-110, -330)), far=((66, -250), (112, -330)), **CHILD)
a.add(a.t(kid, -.1))
a.flies([(330, 800, 4), (500, 790, 4), (372, 760, 3), (450, 740, 3.4), (410, 700, 3)], "#FFD98A")
a.frame((30, 150), (880, 130))
a.canopy(250, 220, 50)
a.ferns(((160, 240, -65), (740, 250, -115), (620, 150, -95), (280, 140, -80)))
a.done(.45, .5, .55)

# 38: one of them
a = S("story-38", "dawn", 48, .56, hot=(450, 520, 420))
a.leafwood(560, .66, 40, lo=60, hi=150)
a.trunks(660, .58, (80, 190, 280, 620, 720, 820), 22)
a.mist(640, 190, .5)
a.firrow(690, .4, 140, 260, 90, -20, 240)
a.firrow(690, .4, 140, 260, 90, 680, 940)
a.floor(720, 22, c="#8E9A58", tuft=24, gx=450, glow="#FBE7C4")
a.wolf("stand", 250, 786, 150, PALEW, extra=.04)
a.wolf("stand", 680, 784, 150, GREYW, True, extra=.04)
a.wolf("stand", 440, 762, 130, PALEW, extra=.04)
a.add(a.glow(470, 860, 260, "#FFE7B8", .6))
a.wolf("sit", 470, 1030, 280, RUSSET, extra=-.12)
a.wolf("sniff", -16, 1010, 240, GREYW, extra=-.04)
a.wolf("sniff", 950, 1030, 240, BROWNW, True, extra=-.04)
a.grass(120, 420, 110)
a.ferns(((700, 210, -110), (840, 260, -115), (600, 140, -95)))
a.grass(740, 360, 90)
for x, y, w, h, c in ((70, 80, 380, 230, "#6E8A4A"), (330, 20, 330, 140, "#7E9A56"), (840, 80, 380, 240, "#6E8A4A"), (600, 10, 330, 130, "#7E9A56")):
    a.add(crown(a.r, x, y, w, h, a.t(c), bumps=28))
a.done(.38)

# 39: banners over the roofs
a = S("story-39", "day", 49, .62, hot=(260, 360, 340))
a.puffs([(700, 330, 240, 60), (120, 420, 220, 50)])
a.castle(600, 600, .34, 1.3, lights=False, flags=BRICK)
a.banner(470, 430, 56, 150, BRICK, pole=False)
a.roofrow(640, .42, h0=110, h1=190, w0=80, w1=120, lit_p=0)
a.roofrow(740, .28, h0=140, h1=230, w0=110, w1=150, lit_p=0)
a.roofrow(870, .14, h0=180, h1=270, w0=140, w1=190, lit_p=.1, foot=160)
# three great banners stream from poles in front of the castle
def streamer(x, y0, y1, w, h, c, lag):
    a.add(path(f"M{x-7} {y1}L{x-4} {y0}h8L{x+7} {y1}z", "#6B4A36"), f'<circle cx="{x}" cy="{y0-8}" r="12" fill="{LAMP}"/>')
    d = curve(f"{x+4},{y0+14}! {x+w*.25:.0f},{y0-14+lag} {x+w*.5:.0f},{y0+30} {x+w*.75:.0f},{y0+6+lag} {x+w},{y0+34}! {x+w*.84:.0f},{y0+h*.46:.0f} {x+w*.96:.0f},{y0+h*.9:.0f}! {x+w*.7:.0f},{y0+h*.82:.0f} {x+w*.48:.0f},{y0+h+20} {x+w*.24:.0f},{y0+h*.84:.0f} {x+4},{y0+h}!")
    a.add(soft(d, 6, 10, 8, .25), path(d, c), path(curve(f"{x+4},{y0+14}! {x+w*.25:.0f},{y0-14+lag} {x+w*.5:.0f},{y0+30} {x+w*.75:.0f},{y0+6+lag} {x+w},{y0+34}! {x+w*.75:.0f},{y0+30+lag} {x+w*.5:.0f},{y0+56} {x+w*.25:.0f},{y0+12+lag} {x+4},{y0+40}!"), lit(c, .35), .8))
    m, v, q = x + w * .36, y0 + h * .54, w * .26
    a.add(path(f"M{m-q*.5:.0f} {v+q*.5:.0f}V{v-q*.5:.0f}h{q*.22:.0f}v{q*.2:.0f}h{q*.17:.0f}v{-q*.2:.0f}h{q*.22:.0f}v{q*.2:.0f}h{q*.17:.0f}v{-q*.2:.0f}h{q*.22:.0f}V{v+q*.5:.0f}z", "#F9DD94"))
streamer(90, 400, 980, 350, 170, "#A8482F", 10)
streamer(520, 560, 1040, 330, 150, "#77589E", -8)
a.add('<rect y="1010" width="900" height="180" fill="#4A3A4A"/>')
a.gable(270, 1200, 300, 470, 3, 0, (1,), k=.02)
a.gable(570, 1220, 290, 450, 2, 4, (), k=.02, chimney=-1)
a.eave(830, 1240, 420, 400, 0, 2, (3,), k=0)
a.eave(30, 1270, 380, 390, 1, 1, (), k=0)
a.use("crow", 600, 662, 60)
a.use("cat", 800, 846, 70)
a.birds([(330, 260, 14), (380, 236, 11), (430, 270, 10), (290, 296, 9)])
a.done(.32)

# 40: street song
a = S("story-40", "dusk", 50, .5, hot=(450, 500, 340))
a.stars(10, 180)
a.roofrow(600, .5, h0=120, h1=200, lit_p=.4)
a.gable(160, 800, 290, 500, 0, 0, (0, 3, 4), k=.16)
a.gable(760, 800, 290, 480, 3, 1, (1, 2), k=.18, chimney=-1)
a.gable(460, 770, 230, 400, 2, 4, (0, 4), k=.26)
a.cobbles(800, "#8E7A88")
# a line of lanterns
a.add(line("M-20 300Q220 460 460 380Q700 320 920 430", a.d(.2), 4))
for x, y, c in ((90, 352, LAMP), (200, 398, TULIP), (320, 412, LAMP), (450, 384, "#86A85A"), (570, 360, LAMP), (690, 362, TULIP), (800, 388, LAMP)):
    a.add(a.glow(x, y + 30, 90, LAMP, .55), path(curve(f"{x-16},{y+8}! {x-26},{y+34} {x-14},{y+58}! {x+14},{y+58}! {x+26},{y+34} {x+16},{y+8}!"), c), path(curve(f"{x-12},{y+20} {x},{y+14} {x+12},{y+20} {x+12},{y+46} {x},{y+52} {x-12},{y+46}"), "#FFF0BC", .75), path(f"M{x-12} {y+2}h24v8h-24z", a.d(.1)))
a.add(a.glow(450, 960, 400, LAMP, .5, 120))
# onlookers who clap
for x, y, h, f, fl in ((60, 900, 300, 1, False), (170, 884, 290, 0, False), (840, 896, 300, 6, True), (740, 880, 280, 2, True)):
    a.folk(x, y, h, flip=fl, near=((26, -224), (54, -244)), far=((34, -230), (58, -250)), mood="open", extra=-.08, **FOLKS[f])
# fiddler
fid = group(draw("fiddle"), t="translate(40 -276) rotate(68) scale(.66) translate(-55 -150)")
a.folk(250, 1090, 440, coat="#4F7C86", legs="#4B4468", hat="felt", hatc="#5A4438", hair="#5A3A2C", beard="#7A5236", near=((34, -214), (74, -236)), far=((56, -240), (112, -300)), over=fid, tilt=8, blink=True, extra=-.08, lean=8)
k = 1.1
a.add(line("M352 856L286 712", "#5E3A22", 6), line("M357 854L292 712", CREAM, 2))
# the dancers, hands held, skirts out
a.folk(530, 1080, 420, near=((44, -222), (98, -236)), far=((50, -240), (84, -310)), lean=-14, step=52, foot_y=(-34, 0), mood="open", extra=-.08, **dict(FOLKS[0], coat="#7F8E4E"))
a.folk(730, 1084, 410, flip=True, near=((44, -222), (100, -236)), far=((50, -240), (90, -312)), lean=-16, mood="open", extra=-.08, **dict(FOLKS[3], hem=-52, flare=2.0))
for x, y in ((330, 640), (400, 600), (380, 700)):
    a.add(path(f"M{x} {y}q-14 -2 -16 9q2 10 14 6q8 -4 7 -14v-38l26 -8v30q-14 -3 -17 8q2 10 14 6q9 -4 9 -14v-52l-37 11z", "#FFE0A8"))
a.use("mouse", 420, 1140, 60)
a.done(.42, .5, .6)
