"""C24: sunset on a stone bridge; the fox fiddles, the notes turn into fireflies, two listen on the quilt."""
from _out import *

a = Art(900, 1200, 44)
r = a.r
STONE, PLUM = "#8A7692", "#4A3A5C"

# sunset: indigo overhead, rose, then honey along the horizon
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#343868"),(.16,"#6E5A8A"),(.32,"#C9839A"),(.44,"#F2B8A0"),(.54,"#FAD79A")])}"/>')
a.add(a.glow(330, 470, 560, "#FBD58A", .8), f'<circle cx="316" cy="462" r="122" fill="#FFE9B4"/>', f'<circle cx="316" cy="462" r="106" fill="#FFF3CF"/>')
# long torn clouds, lit from beneath
for spec, c, l, o in (("420,150 520,128 640,134 760,112 900,120 940,150 780,168 600,176", "#7B628F", "#E9A7A0", .9),
                      ("-30,236 80,214 200,222 300,206 360,226 240,248 60,262", "#8C6C95", "#F0B3A2", .85),
                      ("520,270 640,250 740,262 860,244 940,256 940,286 760,296 620,298", "#B27C98", "#F8CDA6", .85),
                      ("-20,370 60,356 160,364 200,380 80,398 -20,396", "#D99A9C", "#FBDDAE", .8),
                      ("600,384 720,370 820,380 930,366 930,398 760,410", "#E0A69B", "#FCE0B0", .8)):
    d = curve(spec, prec=0)
    a.add(path(d, l, o, 'transform="translate(-2 5)"'), path(d, c, o))

# far hills with a wood and two poplars, one plane behind the other
a.add(path(curve("-20,610! 120,570 300,590 480,560 640,584 800,548 920,566! 920,760! -20,760!"), "#C792A0"))
a.add(path(curve("-20,650! 160,616 380,640 560,608 740,630 920,600! 920,800! -20,800!"), "#A3788F"))
for x, y, h in ((752, 640, 130), (784, 638, 100), (722, 642, 84)):
    a.add(path(curve([(x, y - h, 1), (x - h * .09, y - h * .5), (x - h * .05, y, 1), (x + h * .05, y, 1), (x + h * .1, y - h * .46)]), "#6E5378"), path(curve([(x, y - h, 1), (x - h * .09, y - h * .5), (x - h * .05, y, 1), (x - h * .01, y - h * .4)]), "#9A7490"))
for x, y, w, h in ((690, 640, 60, 54), (836, 632, 90, 60), (890, 628, 70, 64), (620, 644, 70, 40), (40, 660, 110, 84), (126, 664, 60, 48)):
    a.add(path(scallop(r, [(x + math.cos(k) * w / 2, y - h * .4 + math.sin(k) * h * .55) for k in (0, 1.1, 2.1, 3.1, 4.1, 5.2)], 12), "#7D5B7F"))
a.add(path(curve("-20,676! 200,652 420,668 640,640 920,650! 920,860! -20,860!"), "#80608A"))

# the river beyond, seen through the arch, and the near water
a.add(f'<path d="M-20 846H920V1220H-20z" fill="{a.lin([(0,"#E8A993"),(.2,"#B77F92"),(.5,"#7B5A88"),(1,"#39305C")])}"/>')
a.add(path(curve("236,830! 320,812 420,824 520,808 706,828! 706,1010! 236,1010!"), a.lin([(0, "#FCDDA0"), (.5, "#F6C58E"), (.8, "#D99A92", .8), (1, "#B77F92", 0)])), path(ripples(r, 240, 700, 836, 930, 20, .08, .3, 1.6, 2), "#FFF0C8", .8))
# reflection of the bridge: dark, broken, with the light of the arch in it
a.add(path(curve("-20,976! 234,976! 262,1030 340,1070 450,1086 580,1066 680,1020 712,976! 920,976! 920,1140! 700,1170 300,1180 -20,1156!"), "#463661", .6))
a.add(path(ripples(r, 250, 700, 935, 1060, 22, .05, .26, 2, 2), "#FBD08F", .75), path(ripples(r, -20, 920, 1050, 1200, 22, .05, .22, 2.4, 2), "#E7A795", .35), path(ripples(r, -20, 240, 940, 1100, 14, .2, .6, 2, 2), "#8F6690", .7))

# the bridge: one sheet, stones cut course by course, the arch open
deck = "-30,716! 100,680 240,650 390,640 540,662 680,712 800,768 930,830!"
body = curve(deck + " 930,980! 716,980! 712,900 668,812 584,752 478,730 372,746 286,800 238,884 230,980! -30,980!")
stones = ""
for j in range(12):
    y = 668 + j * 26
    x = -20 + r.uniform(0, 30)
    while x < 910:
        w = r.uniform(24, 58)
        if r.random() < .42:
            q = r.uniform(-2, 2)
            stones += f"M{n(x,0)} {n(y+q,0)}q{n(w*.5,0)}-3 {n(w,0)} 1l-1 {n(15+q,0)}q{n(-w*.5,0)} 3 {n(-w+2,0)} 0z"
        x += w + 6
a.plane(body, a.lin([(0, "#A78795"), (.5, STONE), (1, "#5D4C70")]), lip="#F7D9AE", shadow=(3, 10, 8, .3),
        inner=path(stones, "#B79AA0", .5) + path(curve("-30,716! 100,680 240,650 390,640 540,662 680,712 800,768 930,830! 930,872! 800,808 680,752 540,702 390,680 240,690 100,720 -30,756!"), "#C8A79F", .35)
        + path("M700 700L930 800V990H716Q720 880 640 780z", PLUM, .3))
# soffit and voussoirs
a.add(path(curve("230,980! 238,884 286,800 372,746 478,730 584,752 668,812 712,900 716,980! 690,980! 682,904 640,830 566,780 478,762 392,776 318,822 270,892 258,980!"), "#4B3A5E"))
a.add(path(curve("230,980! 238,884 286,800 372,746 478,730! 380,754 298,808 250,890 240,980!"), "#F7C08C", .6))
arch = sample("232,974 240,884 288,802 372,748 478,732 584,754 666,814 710,900 714,974", 4)
acc, last = 0, arch[0]
for i in range(1, len(arch) - 1):
    acc += math.hypot(arch[i][0] - last[0], arch[i][1] - last[1])
    last = arch[i]
    if acc > 33:
        acc = 0
        x, y = last
        t = math.degrees(math.atan2(arch[i + 1][1] - arch[i - 1][1], arch[i + 1][0] - arch[i - 1][0]))
        q = r.uniform(26, 34)
        c = mix("#C9AAA4", "#7B6684", max(0, (x - 260) / 480) + r.uniform(-.08, .08) if x > 240 else .1)
        a.add(f'<path d="M-14 0L-13 {n(-q)}Q0 {n(-q-3)} 14 {n(-q)}L13 0z" fill="{c}" transform="translate({n(x)} {n(y)}) rotate({n(t)})"/>')
# coping stones on the parapet
cop = sample(deck, 4)
d1 = d2 = ""
acc, start = 0, cop[0]
for p, q in zip(cop, cop[1:]):
    acc += math.hypot(q[0] - p[0], q[1] - p[1])
    if acc > r.uniform(46, 74):
        dx, dy = q[0] - start[0], q[1] - start[1]
        d1 += f"M{n(start[0]+2,0)} {n(start[1]-14,0)}l{n(dx-3,0)} {n(dy,0)}v20l{n(-dx+3,0)} {n(-dy,0)}z"
        d2 += f"M{n(start[0]+2,0)} {n(start[1]-14,0)}l{n(dx-3,0)} {n(dy,0)}v5l{n(-dx+3,0)} {n(-dy,0)}z"
        start, acc = q, 0
a.add(path(d1, "#A98C98"), path(d2, "#FBE0B4"))
# ivy spilling over the parapet
for x, y, L in ((610, 690, 90), (648, 704, 130), (700, 722, 80), (120, 684, 100), (84, 690, 60)):
    s = sample([(x, y - 8), (x + 6, y + L * .5), (x - 6, y + L)], 12)
    a.add(line(curve(s, False, prec=0), "#4A4A4E", 2), path("".join(f"M{n(px,0)} {n(py,0)}q{k*9}-7 {k*13} 2q{-k*2} 9 {-k*13}-2z" for k0, (px, py) in enumerate(s) for k in ((1, -1)[k0 % 2],)), "#5C7350"))

# the fox: the one clear shape against the sun
a.add(path(curve("330,634! 400,624 480,634 500,642! 420,650 350,646"), SHADOW, .4))
a.add(use("fox", 398, 642, 396, flip=True, haze="#7A3A3A", t=.1))

# notes that turn into fireflies, drifting over the water
def note(x, y, s, rot, two=False):
    g = f'<ellipse cx="0" cy="0" rx="8" ry="6" transform="rotate(-20)"/><path d="M5-3V-36Q14-30 20-16Q16-24 8-26V-3z"/>'
    if two:
        g = '<ellipse cx="0" cy="0" rx="8" ry="6" transform="rotate(-20)"/><ellipse cx="26" cy="-3" rx="8" ry="6" transform="rotate(-20 26 -3)"/><path d="M5-2V-36L33-41V-5H30V-30L8-26V-2z"/>'
    return group(g, t=f"translate({x} {y}) rotate({rot}) scale({s})")
a.add(group(note(560, 376, 1.0, 8), note(612, 330, 1.15, -8, True), note(664, 404, 1.1, 14), note(722, 356, .95, -6), extra=f'fill="{PLUM}"'))
a.add(group(note(742, 446, .9, 10, True), note(690, 486, .8, -14), extra='fill="#8A4A3E"'))
for x, y, s in ((560, 376, 3), (612, 330, 3), (664, 404, 3.4), (722, 356, 3), (742, 446, 4.4), (690, 486, 4.6)):
    a.add(a.glow(x, y, s * 9, LAMP, .6))
for x, y, s in ((772, 520, 4.6), (726, 560, 4.4), (786, 602, 5), (740, 656, 4.2), (800, 690, 4.6), (744, 744, 5), (690, 790, 4.4), (640, 846, 5), (590, 880, 4), (540, 906, 5), (470, 930, 4.2), (420, 968, 5), (350, 990, 4.4), (560, 980, 3.6), (300, 1040, 4), (700, 880, 3.4), (390, 890, 3), (250, 966, 3.4)):
    a.add(a.firefly(x, y, s))
for x, y in ((540, 962), (420, 1024), (640, 1006), (350, 1042), (500, 1078)):
    a.add(f'<ellipse cx="{x}" cy="{y}" rx="16" ry="3.4" fill="#FFE7A8" fill-opacity=".7"/>')

# the near bank, the quilt and the listeners
a.plane(curve("930,846! 850,872 770,920 700,960 620,1010 560,1060 500,1120 450,1220! 930,1220!"), a.lin([(0, "#7C7A52"), (.35, "#535B47"), (1, "#2C3440")]), lip="#F3CB8C", shadow=(-4, -4, 8, .3),
        loose=True, inner=a.tufts(520, 900, 950, 1200, 26, 26, "#8C8A58", .7))
U, V = (46, -16), (16, 27)
cols = (TULIP, PARCH, STEEL, OCHRE, "#B98AA0", MOSS, CREAM, BRICK)
a.add(soft("M606 1098L838 1012L906 1120L676 1212z", -4, 8, 6, .35))
qd = ""
for i in range(5):
    for j in range(4):
        c = cols[(i * 3 + j * 5) % 8]
        x, y = 612 + U[0] * i + V[0] * j, 1094 + U[1] * i + V[1] * j + math.sin(i * 1.3 + j) * 3
        qd += path(f"M{n(x)} {n(y)}l{U[0]} {U[1]} {V[0]} {V[1]} {-U[0]} {-U[1]}z", mix(c, "#6A4560", .26))
        if (i + j) % 2:
            qd += path(f"M{n(x+31)} {n(y+1)}l9 4 -8 7 -9 -4z", mix(CREAM, "#6A4560", .25), .8)
a.add(qd)
a.add(use("hedgehog", 786, 1090, 176, haze="#6A4560", t=.08), use("mouse", 690, 1104, 124, haze="#5A3A55", t=.08, waist=STEEL))
a.add(use("loaf", 668, 1176, 52, haze="#5A3A55", t=.14), use("cup", 742, 1160, 58, haze="#6A4560", t=.08))
a.add(path(blades(r, 880, 1230, 150, 150, 12, -.1), "#232A38"), path(blades(r, 560, 1226, 150, 80, 12, -.15), "#2B333F"))

# the boat, tied to the reeds
a.add(path(curve("10,1140! 120,1124 260,1132 330,1150! 240,1168 90,1168"), "#241C40", .6))
a.add(use("boat", 170, 1150, 128, haze="#5A3A55", t=.3), line("M316 1088Q350 1120 384 1108", "#3A2A3A", 3))
a.add(path(ripples(r, 10, 350, 1150, 1185, 8, .2, .5, 2, 2), "#F2C09A", .5))
a.add(use("reeds", 392, 1224, 200, haze="#2A2040", t=.55), use("reeds", 34, 1240, 300, haze="#1E1834", t=.72, seed=9))

# willow curtain: the near frame
for i, (x, L, sw) in enumerate(((930, 560, -60), (888, 430, -46), (850, 330, -40), (806, 250, -30), (912, 300, -20), (770, 170, -24), (868, 200, -10))):
    s = sample([(x, -20), (x + sw * .3, L * .4), (x + sw, L)], 26)
    c = ("#2B2446", "#3B2F55", "#4A3A60")[i % 3]
    a.add(line(curve(s, False, prec=0), c, 2.4), path("".join(f"M{n(px,0)} {n(py,0)}q{k*11} 4 {k*10} 24q{-k*10}-8 {-k*10}-24z" for j, (px, py) in enumerate(s[1:]) for k in ((1, -1)[j % 2],)), c))
a.add(path(scallop(r, "620,-40 660,10 740,26 790,60 860,70 930,120 940,-40", 22), "#2B2446"))
a.add(a.vignette(.3, .5, .5, "#1C1636"), a.grain(.55))
a.save(OUT + "scene-24.svg")
