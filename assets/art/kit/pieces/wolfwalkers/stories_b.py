"""Stories 11 to 20."""
from _wood import *

# 11: the other shape
a = S("story-11", "night", 21, .6, hot=(460, 430, 420))
a.stars(10, 240)
a.trunks(720, .55, (70, 180, 300, 560, 680, 800), 24)
a.firrow(740, .4, 180, 300, 110)
a.mist(720, 160, .4)
a.floor(780, 20, tuft=18, gx=420, glow="#F6C27A")
a.add(a.glow(430, 600, 330, "#F7B95C", .75))
GLOW = dict(c="#E89A4C", l="#FFE3A0", b="#FFF3CC", e="#FFF8E0")
sl = tint(sleeper(GLOW, 1.1, shadow=False), "#FFE3A0", .25)
a.add(group(sl, t="translate(430 640) scale(1.35)", op=.92))
for k in range(26):
    t = k / 26
    a.add(a.firefly(430 + math.sin(k * 2.4) * (120 + 70 * t) * (1 - t * .3), 860 - t * 330 + a.r.gauss(0, 16), 2 + 2.4 * a.r.random(), "#F7B95C"))
# the sleeping girl under her cloak
sg = path(curve("-190,6! -40,-10 120,-8 220,6! 100,22 -80,20"), SHADOW, .4)
sg += path(curve("-150,2! -160,-50 -110,-84 -30,-96 60,-92 140,-66 190,-26 196,2! 60,14 -60,12"), "#A5502F") + path(curve("-150,-20! -120,-80 -30,-94 50,-92! -10,-70 -70,-50 -100,4!"), "#D9814C", .85) + path(curve("60,-92! 140,-66 190,-26 196,2! 140,8! 120,-30 90,-60"), "#6A3230", .7) + line("M-20 -92Q40 -60 50 10M30 -94Q90 -60 110 6", "#6A3230", 3, .6)
sg += path(curve("-196,-18 -190,-56 -150,-76 -112,-58 -104,-20 -130,4 -176,4"), "#4A2C24") + path(curve("-188,-22 -180,-52 -150,-62 -122,-46 -118,-18 -140,0 -172,0"), "#F2CBA6") + path(curve("-196,-24! -192,-62 -150,-80 -110,-56! -136,-60 -164,-54 -180,-30!"), "#5E3A2C") + line("M-176 -26q7 6 14 1M-152 -28q7 5 13 0", INK, 3) + line("M-166 -12q6 4 12 0", "#9B4A42", 2.6) + f'<circle cx="-176" cy="-16" r="6" fill="#E58E78" fill-opacity=".7"/>' + path(curve("-150,4! -120,-8 -90,-2 -84,8 -110,14 -144,12"), "#F2CBA6") + path(ribbon([(-120, -50), (-96, -30), (-84, -2), (-92, 14)], [18, 18, 15, 6]), "#4A2C24") + path("M-92 8l-16 16 8 6 14 -12 6 16 8 -6 -10 -20z", "#2F9C95")
a.add(group(a.t(sg, -.2), t="translate(430 930) scale(1.15)"))
a.add(a.t(seated(752, 1000, 350, flip=True, near=((20, -200), (70, -160)), far=((26, -200), (74, -150)), tilt=8, mood="open", **WILD), -.14))
a.frame((30, 140), (884, 110))
a.canopy(280, 210, 60)
a.ferns(((150, 230, -70), (640, 190, -115), (300, 140, -60)))
a.done(.45, .48, .58)

# 12: standoff on the bridge
a = S("story-12", "dusk", 22, .56, hot=(470, 590, 380))
a.clouds([(600, 300, 420, 36), (330, 420, 360, 26)])
a.hill("-20,640! 140,590 300,610 460,560 700,600 920,540!", .7)
a.firrow(690, .5, 150, 260, 80, -20, 330)
a.firrow(690, .5, 150, 280, 80, 600, 940)
a.add(f'<rect y="690" width="900" height="520" fill="{a.lin([(0, "#F0BFA0"), (.3, "#A9809C"), (1, "#23264F")])}"/>', path(ripples(a.r, 0, 900, 720, 1150, 40, .06, .2, 2, 2), "#FBE0B4", .4))
# stone arch
st = a.t("#8F8798")
arch = "M-20 850Q200 770 450 768Q700 770 920 850V1010H780Q720 880 450 876Q180 880 120 1010H-20z"
a.add(path("M120 1010Q180 880 450 876Q720 880 780 1010L760 1010Q700 910 450 906Q200 910 140 1010z", a.deep, .8))
a.add(path(arch, lit(st, .4), None, 'transform="translate(-1 -4)"'), path(arch, a.lin([(0, lit(st, .1)), (1, mix(st, a.deep, .5))])), path(arch, a.stuff("stone", SHADOW)))
for k in range(15):
    A = math.pi * (1.06 + k * .063)
    a.add(line(f"M{n(450+330*math.cos(A),0)} {n(1010+134*math.sin(A),0)}L{n(450+360*math.cos(A),0)} {n(1010+186*math.sin(A),0)}", a.deep, 4, .5))
a.add(path(f"M-20 1000H150L120 1200H-20zM750 1000H920V1200H790z", mix(st, a.deep, .45)), path("M-20 1000H150L120 1200H-20zM750 1000H920V1200H790z", a.stuff("stone", SHADOW)))
a.wolf("crouch", 220, 800, 190, GREYW, extra=-.12)
a.guard(650, 800, 400, None, flip=True, extra=-.1, step=46, near=((26, -206), (64, -190)), far=((44, -216), (98, -204)), hold_near=group(pike(-64, -190, up=210, down=190, rot=-66)), lean=-6)
para = "M-20 876Q200 796 450 794Q700 796 920 876V836Q700 758 450 756"
low = curve("-20,880! 200,806 450,792 700,806 920,880! 920,930! 700,852 450,838 200,852 -20,930!")
a.add(path(low, lit(st, .42), None, 'transform="translate(-1 -4)"'), path(low, mix(st, a.deep, .22)), path(low, a.stuff("stone", SHADOW)))
a.add(use("reeds", 90, 1180, 240, haze=a.deep, t=.7), use("reeds", 820, 1190, 280, haze=a.deep, t=.75))
a.ferns(((300, 140, -60), (700, 130, -120)))
a.add(path(ripples(a.r, 200, 700, 1040, 1160, 16, .1, .3, 2.4, 2), "#FBE0B4", .5))
a.done(.42, .5, .5)

# 13: drill yard
a = S("story-13", "dawn", 23, .5, hot=(220, 420, 380))
a.sun(210, 420, 54)
a.castle(640, 640, .5, 1.25, lights=False, flags=BRICK)
a.stonewall(-20, 920, 560, 760, "#A69AA0", .25, 60, 36)
a.banner(150, 590, 70, 150, BRICK)
a.banner(450, 590, 70, 150, OCHRE)
a.banner(750, 590, 70, 150, BRICK)
a.cobbles(740, "#A89890")
rowsp = [(880, 200, .62, 6, 150), (1000, 60, .8, 5, 190), (1170, 120, 1.06, 4, 230)]
g = guard(0, 0, 300, view="back", lite=True, near=((-56, -220), (-52, -180)), hold_near=pike(-54, -180, up=300, down=176))
for y, x0, k, m, st in rowsp:
    for i in range(m):
        x = x0 + i * st
        a.add(path(f"M{x-20} {y}L{x+20} {y}L{x+250*k} {y+110*k}L{x+200*k} {y+116*k}z", "#4A3A5A", .3))
for j, (y, x0, k, m, st) in enumerate(rowsp):
    a.stamp("drill", g, [(x0 + i * st, y, k, False) for i in range(m)], .04)
# the sergeant
a.guard(120, 860, 230, None, near=((40, -230), (66, -300)), hatc="#B08A4A", coat="#8E3A38", mood="open", extra=-.05)
a.birds([(420, 260, 13), (470, 236, 10), (520, 270, 9)])
a.done(.35)

# 14: first leap
a = S("story-14", "day", 24, .6, hot=(300, 420, 420))
a.leafwood(600, .7, 34, lo=60, hi=150)
a.leafwood(680, .5, 30)
a.trunks(720, .55, (90, 330, 420, 560), 18, .8)
for x, y, w, l, k in ((700, 760, 40, 8, .15), (600, 740, 26, -8, .3), (240, 740, 30, 10, .28)):
    a.birch(x, y, w, l, k=k)
a.mist(690, 150, .5)
a.hill("-20,760! 200,730 420,770 560,810!", .12, lip=a.lip)
a.hill("430,840! 600,770 760,750 920,740!", .08)
br = curve("380,740! 470,760 520,820 470,900 330,1000 240,1200! 640,1200! 660,1040 700,940 720,860 640,790 520,748!")
a.add(path(br, "#F3F6DC", None, 'transform="translate(0 -4)"'), path(br, a.lin([(0, "#CFE3DA"), (.5, "#6FA3AE"), (1, "#2B5F75")])), path(ripples(a.r, 330, 660, 850, 1150, 24, .12, .3, 2, 2), "#F6FBF0", .6))
for x, y, w, h in ((420, 840, 70, 34), (640, 950, 90, 44), (330, 1050, 100, 50)):
    a.add(boulder(a, x, y, w, h))
a.add(path(curve("-20,880! 150,890 260,960 280,1060 230,1210! -20,1210!"), a.lin([(0, "#8FB565"), (1, a.deep)])), path(curve("920,900! 760,930 690,1010 660,1100 680,1210! 920,1210!"), a.lin([(0, "#7DA65C"), (1, a.deep)])))
a.add(path(curve("330,985! 450,970 600,975 660,990! 560,1003 420,1003"), SHADOW, .28))
a.add(a.glow(470, 640, 260, "#FBD98A", .6))
a.wolf("run", 470, 760, 236, RUSSET, rot=-13, shadow=False)
a.flies([(190, 800, 4), (150, 760, 3), (230, 830, 3), (110, 720, 2.6), (170, 690, 3)], "#F7B95C")
a.birch(90, 1130, 76, 20)
a.birch(850, 1150, 64, -24)
for x, y, w, h, c in ((60, 90, 420, 230, "#7FA24E"), (330, 30, 330, 150, "#8FB05A"), (820, 90, 330, 240, "#86A85A"), (620, 10, 300, 120, "#7FA24E")):
    a.add(crown(a.r, x, y, w, h, c, bumps=26))
a.ferns(((170, 200, -60), (760, 190, -120)), "#2E5A3C")
a.done(.28)

# 15: roofs in the rain
a = S("story-15", "rain", 25, .6)
a.clouds([(200, 120, 620, 70), (660, 200, 560, 60), (380, 300, 620, 46)], c="#3E4C66", lip="#5E7088")
a.roofrow(560, .6, h0=90, h1=160, w0=90, w1=130, lit_p=.05)
a.tower(690, 560, 60, 260, "#857C92", .5, roof="#5A5578")
a.roofrow(690, .4, h0=130, h1=210, w0=120, w1=170, lit_p=0)
def roof(pts_, c, lx=None, k=0):
    c = a.t(c)
    d = curve(pts_)
    a.add(path(d, mix(c, a.glowc, .55), None, 'transform="translate(-2 -5)"'), path(d, a.lin([(0, mix(c, a.glowc, .22)), (1, mix(c, a.deep, .45))])), path(d, a.stuff("shingle")))
def chim(x, y, w, h):
    c = a.t("#8A6258")
    a.add(path(f"M{x} {y}V{y-h}h{w}V{y}z", c), path(f"M{x} {y}V{y-h}h{w*.3:.0f}V{y}z", lit(c, .25)), path(f"M{x-6} {y-h}h{w+12}v-16h{-w-12}z", lit(c, .3)))
chim(200, 720, 46, 150)
roof("-30,820! 120,640 180,600! 330,606! 460,830! 200,850", "#6A4A52")
chim(640, 760, 52, 190)
roof("380,860! 520,660 560,620! 760,626! 930,840! 650,870", "#7A4A42")
a.add(path("M780 1200V820H920V1200z", mix(a.t("#7A4A42"), a.deep, .6)))
# the house with the lit window
a.add(path("M470 1200V880L650 720L830 880V1200z", a.lin([(0, a.t("#D8B58A")), (1, mix(a.t("#D8B58A"), a.deep, .6))])), path("M700 1200V764L830 880V1200z", a.deep, .3))
a.add(line("M470 950H830M560 1200V890M740 1200V890M650 950V740M570 880L650 800L730 880", a.t("#4A3830"), 14, cap="butt"))
a.add(a.glow(650, 1010, 260, LAMP, .8), pane(600, 960, 100, 130, True, 40, "#4A3830"))
a.use("cat", 668, 1088, 76)
roof("430,930! 560,790 650,640! 652,724! 560,830 474,940!", "#9A4B38")
roof("870,930! 740,790 650,640! 648,724! 740,830 826,940!", "#6A3A38")
roof("-30,1080! 60,930 150,850! 360,860! 520,1090! 250,1120", "#5E4A5A")
a.add(path("M-30 1085Q250 1130 520 1090V1200H-30z", a.lin([(0, mix(a.t("#C9A98A"), a.deep, .4)), (1, a.deep)])))
chim(330, 880, 56, 190)
a.add(path(smoke("358,672 340,620 380,570 350,500 390,430", [20, 34, 46, 56, 30]), a.haze, .35))
a.rain(80, -.3, op=.35)
a.rain(26, -.3, op=.5, L=(200, 330))
a.add(path("".join(f"M{x} {y}q-3 -14 -12 -18q10 2 14 12q4 -12 14 -14q-8 6 -12 20z" for x, y in ((80, 968), (210, 858), (470, 900), (560, 800), (760, 840), (700, 720), (300, 620), (660, 630), (420, 1020))), a.glowc, .7))
a.done(.4, .65, .7)

# 16: a stern word
a = S("story-16", "late", 26, .55, hot=(300, 420, 360))
a.clouds([(620, 220, 380, 34), (320, 300, 300, 24)])
a.roofrow(640, .55, h0=110, h1=190, lit_p=.1)
a.gable(190, 860, 300, 520, 1, 0, (), k=.16)
a.eave(690, 850, 420, 380, 2, 3, (), k=.2, door=1)
a.cobbles(850, "#A8968C")
a.use("barrel", 70, 930, 130)
a.folk(250, 1110, 520, coat="#3F4A62", hair="#8A7A70", beard="#9A8C84", hat="felt", hatc="#33303E", scarf="#E6D8BC", near=((64, -236), (104, -318)), far=((20, -220), (46, -170)), belly=1.25, mood="open", lean=14)
# raised finger
fx, fy = 250 + (104 + 14 * 1.1) * 1.3, 1110 - 326 * 1.3
a.add(path(f"M{fx-2:.0f} {fy-14:.0f}l-3 -44q6 -8 12 0l2 44z", "#F0C3A0"))
a.folk(610, 1110, 490, flip=True, near=((20, -210), (56, -196)), far=((24, -210), (60, -180)), tilt=8, mood="calm", **MOTHER)
a.folk(512, 1124, 280, flip=True, near=((16, -200), (24, -150)), tilt=16, mood="calm", **CHILD)
q = 490 / 400
a.add(path(curve(f"{610-70*q:.0f},{1110-200*q:.0f} {610-52*q:.0f},{1110-212*q:.0f} {610-40*q:.0f},{1110-200*q:.0f} {610-44*q:.0f},{1110-182*q:.0f} {610-66*q:.0f},{1110-182*q:.0f}"), SKINS[0]))
a.use("goose", 800, 1000, 130, flip=False)
a.done(.35)

# 17: the den under the roots
a = S("story-17", "moon", 27, .4)
a.trunks(420, .55, (70, 200, 690, 800), 26)
a.mist(380, 160, .4)
a.hill("-20,470! 150,430 330,420 600,430 760,410 920,450!", .1, lip=a.lip, low=.8)
bark = "#3E3A30"
a.add(near_trunk(a.r, "460,520 452,380 470,200 440,-40", [300, 260, 236, 260], mix(a.deep, WOOD, .42), a.g(.3), foot=False))
hol = curve("90,960! 110,780 220,640 380,580 520,580 690,640 800,790 830,960! 640,1040 260,1040")
a.add(path(hol, a.lin([(0, "#0A1513"), (.55, "#1E2A20"), (1, "#5A4A30")])), a.glow(460, 900, 330, "#E9B868", .55, 170))
a.add(path(curve("100,1000! 250,920 450,900 660,920 820,1000! 700,1070 250,1070"), "#4C4A2E"), path(blades(a.r, 460, 1010, 640, 40, 40, 0), "#7A7040"))
a.wolf("sleep", 470, 985, 400, BROWNW, extra=-.1, hs=.92)
for x, y, h, p, f in ((560, 1010, 178, GREYW, False), (420, 1024, 165, BROWNW, True), (664, 1024, 150, PALEW, True)):
    a.wolf("sleep", x, y, h, p, f, hs=1.3, extra=-.16)
W_ = mix(a.deep, WOOD, .42)
a.roots(["420,430 330,520 210,570 120,700 70,900 20,1060", "520,440 600,540 730,600 810,720 860,900 930,1040", "470,480 440,560 380,600 330,640 300,700 310,760", "500,480 560,580 600,620 620,690"], [120, 92, 70, 58, 46, 20], W_)
a.roots(["360,440 230,480 100,490 -40,560", "560,440 700,470 820,480 940,560"], [90, 70, 50, 30], W_)
a.moss([(190, 600, 110), (720, 600, 110), (80, 520, 120), (820, 510, 110), (470, 430, 130)])
a.floor(1060, 14, tuft=10)
a.canopy(200, 160, 40)
a.toad(120, 1120, 70, -6)
a.toad(166, 1130, 46, 8)
a.ferns(((60, 260, -60), (850, 260, -120), (250, 150, -65), (700, 160, -110)))
a.flies([(300, 740, 2.6), (640, 760, 3), (500, 700, 2.4)])
a.done(.45, .5, .7)

# 18: kitchen duty
a = S("story-18", "hall", 28, bare=True)
a.add(f'<rect width="900" height="1180" fill="{a.lin([(0, "#5A4450"), (.5, "#A9785A"), (.7, "#7E5648")])}"/>', f'<rect width="900" height="760" fill="{a.stuff("stone", SHADOW)}" fill-opacity=".6"/>')
# hearth
a.add(path("M500 780V440Q510 330 690 324Q880 330 890 440V780z", "#6A5058"), path("M500 780V440Q510 330 690 324Q880 330 890 440V452Q870 344 690 338Q516 344 512 452V780z", "#B79A90"), path("M548 780V470Q560 384 690 380Q830 384 842 470V780z", "#2A1A20"), a.glow(695, 700, 260, "#F2963C", .9), path(curve("590,776! 580,720 610,690 604,640! 640,670 644,620 680,570! 700,630 730,620 740,660! 770,640 800,700 796,776!"), "#E8762C"), path(curve("620,776! 622,730 650,710 660,660! 690,700 700,660 716,690! 750,700 770,740 766,776!"), "#FBD06A"), path("M560 776h270l14 18H548z", "#4A3228"))
a.use("kettle", 695, 640, 150)
a.add(line("M690 390V500", "#2A1A20", 8))
# pans on the wall
a.add(path("M40 330H470V346H40z", "#5A3A2C"))
for x, q in ((90, 44), (190, 54), (300, 40), (400, 50)):
    a.add(line(f"M{x} 340v{60}", "#3A2824", 6), path(disc(x + 5, 408 + q, q), SHADOW, .3), path(disc(x, 400 + q, q), "#8E4A26"), path(disc(x - 2, 398 + q, q * .86), COPPER), path(disc(x - q * .2, 392 + q * .9, q * .5), "#EBA56A", .8))
a.add(path(smoke("250,720 220,620 290,540 240,440 300,330 260,200", [30, 60, 84, 96, 80, 30]), CREAM, .22), path(smoke("690,330 650,260 720,190 680,100", [60, 90, 100, 30]), CREAM, .16))
a.flags(790, 500, "#8A6A5C")
# table with cooks behind it
a.folk(190, 960, 430, coat="#D9CFC4", apron="#F2EADF", hat="cap", hatc="#F2EADF", hair="#6B4632", beard="#7A5236", near=((30, -220), (64, -190)), far=((40, -220), (80, -200)), belly=1.35, view="side", mood="open")
a.folk(392, 950, 400, flip=True, coat="#8A9A6A", apron="#EFE3CC", hat="kerchief", hatc="#EFE3CC", near=((30, -215), (60, -190)), far=((30, -215), (66, -180)), view="side")
a.add(path("M20 856H520L536 890H4z", "#9A6A48"), path("M20 856H520L522 862H18z", "#D9A878"), path("M30 890h34v200h-34zM470 890h34v180h-34z", "#6B4630"), path("M4 890H536V906H4z", "#6B4630"))
a.add(path(curve("230,856! 226,800 250,780 300,780 352,780 372,800 366,856!"), "#8E4A26"), path(curve("236,856! 232,806 254,786 296,784! 270,800 262,856!"), "#EBA56A", .8), path("M218 786h164v14H218z", COPPER))
a.add(use("loaf", 100, 862, 60), use("pumpkin", 450, 862, 84), path(curve("400,862! 404,840 424,836 440,862!"), "#86A85A"))
# the girl with the broom
br = line("M-26 40L30 -300", "#9A7350", 12) + path(curve("-18,20! -60,90 -66,150! -40,162 -10,160 10,150! 12,90 6,24!"), OCHRE) + line("M-40 80l-8 66M-22 60l-6 98M-4 60l0 96", "#8A5A24", 4) + line("M-24 34q16 8 34 2", BRICK, 9)
a.folk(640, 1120, 370, near=((30, -214), (46, -186)), far=((44, -220), (58, -230)), hold_near=group(br, t="translate(52 -160) rotate(-4)"), tilt=8, mood="calm", **CHILD)
a.add(path(curve("690,1120! 750,1096 830,1110 850,1126! 780,1134"), "#B9A48C", .8), a.glow(695, 830, 240, "#F2963C", .35, 60))
a.use("cat", 820, 1000, 90)
a.use("barrel", 60, 1170, 180)
a.done(.42, .6, .6)

# 19: lamp in the window
a = S("story-19", "night", 29, .7)
a.stars(18, 240)
a.add(use("crescent", 740, 150, 120))
a.roofrow(640, .45, h0=140, h1=240, lit_p=.08, foot=300)
a.roofrow(860, .2, -60, 200, 220, 260, 170, 200, 0, 400)
a.roofrow(880, .2, 720, 920, 240, 300, 170, 200, .3, 400)
a.cobbles(1090, "#6A6480")
wallc = a.t("#D8B58A", -.1)
a.add(path("M150 1200V560H790V1200z", a.lin([(0, lit(wallc, .05)), (1, mix(wallc, a.deep, .55))])), path("M620 1200V560H790V1200z", a.deep, .3))
a.add(path("M90 600L300 250H650L850 600Q470 640 90 600z", a.lin([(0, a.t("#8A4E42")), (1, mix(a.t("#8A4E42"), a.deep, .5))])), path("M90 600L300 250H650L850 600Q470 640 90 600z", a.stuff("shingle")), path("M300 250H650L654 264H296z", a.haze), path("M150 606Q470 644 790 606V650Q470 680 150 650z", SHADOW, .4))
a.add(path("M590 330V190h70V380z", a.t("#8A6258")), path("M580 190h90v-20h-90z", a.t("#B08A78")))
bm = a.t("#5C4030")
a.add(line("M164 1200V610M776 1200V610M150 700H790M150 1060H790M280 1060L190 920M660 1060L750 920", bm, 22, cap="butt"))
a.add(a.glow(470, 880, 420, LAMP, .6))
wx, wy, ww, wh = 290, 730, 360, 300
a.add(path(f"M{wx-22} {wy-22}h{ww+44}v{wh+44}h{-ww-44}z", bm), path(f"M{wx} {wy}h{ww}v{wh}h{-ww}z", a.lin([(0, "#C9803C"), (1, "#FBDB8C")])))
a.defs.append(f'<clipPath id="win"><path d="M{wx} {wy}h{ww}v{wh}h{-ww}z"/></clipPath>')
par = folk(410, 1310, 540, near=((34, -224), (74, -236)), far=((40, -230), (84, -224)), shadow=False, **dict(MOTHER, apron="#E6D2B0"))
a.add(f'<g clip-path="url(#win)">{a.glow(530, 950, 220, "#FFF3CC", .9)}{tint(par, "#C9743A", .16)}<path d="M{wx} {wy}q70 60 60 300h-60zM{wx+ww} {wy}q-70 60 -60 300h60z" fill="#A8482F"/><path d="M{wx} {wy}q50 60 30 300h-30zM{wx+ww-20} {wy+20}q-30 100 -24 280h20z" fill="#D2705A" fill-opacity=".7"/></g>')
a.add(use("lantern", 540, 856, 176))
a.add(a.glow(540, 970, 90, "#FFF3CC", .9))
a.add(line(f"M{wx} {wy+100}H{wx+ww}", bm, 10, cap="butt"), path(f"M{wx-44} {wy+wh+6}h{ww+88}l-16 34h{-ww-56}z", lit(bm, .2)), path(f"M{wx-44} {wy+wh+6}h{ww+88}v8h{-ww-88}z", LAMP, .7))
for i, x in enumerate((310, 360, 580, 630)):
    a.add(a.tulip(x, 1042, 60, (TULIP, AMBER)[i % 2]))
a.add(path(f"M{wx-130} {wy-20}h90v{wh+40}h-90zM{wx+ww+40} {wy-20}h90v{wh+40}h-90z", a.t("#4F6B58")), line(f"M{wx-110} {wy+20}v{wh-40}M{wx-60} {wy+20}v{wh-40}M{wx+ww+60} {wy+20}v{wh-40}M{wx+ww+110} {wy+20}v{wh-40}", a.deep, 5, .5))
a.use("cat", 700, 262, 90)
a.add(path(f"M{wx} 1200L{wx+30} 1110H{wx+ww-30}L{wx+ww} 1200z", LAMP, .25))
a.grass(60, 240, 150)
a.grass(860, 200, 110)
a.add(path(ribbon(sample("0,300 60,340 100,420 90,520", 20), [30, 24, 16, 6]), a.deep), path(scallop(a.r, "-30,120 60,140 130,220 110,320 40,360 -30,340", 22), a.deep))
a.done(.45, .52, .74)

# 20: holding on
a = S("story-20", "dusk", 30, .72, hot=(430, 760, 480))
a.clouds([(620, 260, 560, 40), (240, 380, 420, 34), (700, 480, 420, 24), (360, 600, 380, 18)])
a.hill("-20,900! 140,860 330,880 560,840 740,870 920,830!", .62, "#4A4870")
a.hill("-20,960! 180,930 420,960 640,920 920,960!", .3)
a.floor(1030, 24, tuft=26, spec="-20,1080! 150,1050 360,1030 560,1046 740,1040 920,1090!")
# cloaks in the wind from the left
fx, fy, q = 430, 1090, 1.55
a.add(path(curve(f"{fx-70},{fy-440}! {fx+40},{fy-470} {fx+190},{fy-430} {fx+300},{fy-470} {fx+420},{fy-420}! {fx+360},{fy-370} {fx+390},{fy-300}! {fx+290},{fy-270} {fx+260},{fy-180}! {fx+150},{fy-170} {fx+40},{fy-120}"), a.t("#3E3A50")), path(curve(f"{fx-70},{fy-440}! {fx+40},{fy-470} {fx+190},{fy-430} {fx+300},{fy-470} {fx+420},{fy-420}! {fx+300},{fy-440} {fx+190},{fy-396} {fx+60},{fy-420}"), a.t("#6E6488"), .9), line(f"M{fx+60} {fy-380}Q{fx+200} {fy-350} {fx+330} {fy-380}M{fx+60} {fy-300}Q{fx+170} {fy-250} {fx+280} {fy-260}", a.deep, 4, .6))
a.folk(fx, fy, 620, near=((56, -226), (72, -170)), far=((60, -240), (84, -210)), tilt=24, lean=16, blink=True, mood="calm", **dict(FATHER, coat="#5E4C42"))
# the child pressed against him
a.add(path(curve(f"{fx+120},{fy-262}! {fx+190},{fy-270} {fx+250},{fy-240} {fx+310},{fy-262}! {fx+290},{fy-210} {fx+310},{fy-160}! {fx+230},{fy-140} {fx+170},{fy-90} {fx+120},{fy-100}"), a.t("#8A3F2C")))
a.folk(fx + 106, fy + 6, 372, flip=True, near=((30, -210), (62, -224)), far=((30, -210), (60, -230)), tilt=-14, blink=True, mood="smile", lean=-12, **CHILD)
# his near arm over the child's back
A_ = sample(f"{fx-2},{fy-420} {fx+66},{fy-330} {fx+120},{fy-226}", 16)
a.add(a.t(path(ribbon([(x + 6, y + 12) for x, y in A_], [54, 48, 38]), SHADOW, .25) + f'<circle cx="{fx+122}" cy="{fy-216}" r="21" fill="{SKINS[0]}"/>' + path(ribbon(A_, [54, 48, 38]), "#6E5A4C") + path(ribbon([(x - 12, y - 6) for x, y in A_[:-1]], [10, 12, 6]), "#94806C", .8)))
a.add(line("M60 520q60 -14 110 6t120 -8M560 330q80 -14 120 4t110 -8M90 720q50 -12 90 4", CREAM, 5, .3))
for x, y in ((700, 640), (780, 720), (640, 560), (820, 600), (150, 640)):
    a.add(path(f"M{x} {y}q16 -14 34 2q-18 12 -34 -2z", "#D9824A"))
a.grass(70, 260, 90)
a.grass(840, 260, 110)
a.done(.4)
