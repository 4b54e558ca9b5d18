"""Stories 21 to 30."""
from _wood import *
import _folk

# 21: the pack at the spring
a = S("story-21", "moon", 31, .5, hot=(450, 420, 440))
a.trunks(560, .6, (90, 180, 300, 420, 540, 640, 760, 840), 20)
a.firrow(590, .5, 160, 280, 90)
a.trunks(620, .32, (40, 250, 660, 860), 40)
a.mist(600, 160, .5)
a.floor(640, 16, tuft=18)
a.wolf("drink", 560, 712, 128, BROWNW, True, extra=.02)
pool = curve("120,900! 180,800 330,740 480,728 640,744 760,800 800,900! 780,1010 620,1090 440,1100 250,1070 140,990")
a.add(path(pool, mix(a.lip, a.green, .3), None, 'transform="translate(-2 -6)"'), path(pool, a.lin([(0, "#7FB0A0"), (.4, "#2F6470"), (1, "#10303C")])))
a.defs.append(f'<clipPath id="pool"><path d="{pool}"/></clipPath>')
rip = "".join(f'<ellipse cx="{x}" cy="{y}" rx="{q}" ry="{n(q*.26)}" fill="none" stroke="#DCEBD0" stroke-opacity="{o}" stroke-width="4"/>' for x, y, Q in ((330, 830, 3), (560, 800, 2), (620, 900, 3), (300, 960, 3), (470, 770, 2)) for q, o in [(20 + j * 34, n(.6 - j * .16, 2)) for j in range(Q)])
moon = "".join(f"M{n(450-w,0)} {y}q{w} {-h} {2*w} 0q{-w} {h} {-2*w} 0z" for y, w, h in ((868, 46, 12), (884, 78, 18), (903, 98, 22), (924, 108, 24), (946, 106, 24), (968, 92, 20), (988, 66, 16), (1005, 36, 10)))
a.add(f'<g clip-path="url(#pool)">{a.glow(450, 940, 240, "#F4ECCB", .8, 120)}{path(moon, "#F9F0CF")}{rip}</g>')
for x, y, w, h in ((150, 930, 90, 40), (770, 960, 110, 50), (700, 1050, 90, 40), (220, 1060, 110, 46)):
    a.add(boulder(a, x, y, w, h))
a.wolf("drink", 150, 850, 190, GREYW, extra=-.1)
a.wolf("drink", 762, 858, 190, DARKW, True, extra=-.1)
a.wolf("drink", 130, 1060, 250, PALEW, extra=-.12)
a.wolf("stand", 790, 1085, 270, GREYW, True, extra=-.14)
a.canopy(250, 230, 60)
a.ferns(((330, 170, -70), (570, 200, -110), (450, 120, -90)))
a.flies([(300, 700, 3), (640, 690, 3), (450, 660, 2.6), (520, 1060, 3), (380, 1110, 2.6)])
a.done(.42, .5, .6)

# 22: changing of the guard
a = S("story-22", "dawn", 32, bare=True)
a.add(f'<rect width="900" height="1180" fill="{a.lin([(0, "#7593B4"), (.5, "#F4CFA6"), (.8, "#FBE7C4")])}"/>', a.glow(450, 640, 360, "#FFE7B8", .9))
a.hill("-20,760! 200,720 420,740 640,700 920,740!", .6)
a.firrow(780, .5, 60, 120, 46, 200, 720)
a.castle(470, 740, .6, .6, lights=False)
a.add(path("M-20 1200L330 780H570L920 1200z", a.lin([(0, "#F3D9AE"), (1, "#A08878")])))
# the gate house: wall with an arch cut out
wall = "M-20 -20H920V1200H760V600Q750 360 450 340Q150 360 140 600V1200H-20z"
wc = a.t("#9A8F9C")
a.add(path(wall, a.lin([(0, mix(wc, a.deep, .15)), (1, mix(wc, a.deep, .5))])), path(wall, a.stuff("stone", SHADOW), .5))
a.add(path("M760 1200V600Q750 360 450 340Q150 360 140 600V1200H176V606Q188 392 450 374Q712 392 724 606V1200z", mix(wc, a.deep, .55)), path("M140 1200V600Q150 360 450 340Q750 360 760 600L748 600Q738 372 450 352Q162 372 152 600V1200z", lit(wc, .5)))
for k in range(11):
    A = math.pi * (1.03 + k * .094)
    a.add(line(f"M{n(450+300*math.cos(A),0)} {n(600+252*math.sin(A),0)}L{n(450+356*math.cos(A),0)} {n(600+312*math.sin(A),0)}", a.deep, 4, .45))
# the raised portcullis
g = "".join(f"M{x} 330V{452 if 230 < x < 670 else 480}" for x in range(190, 730, 54))
a.add(f'<clipPath id="arch"><path d="M140 1200V600Q150 360 450 340Q750 360 760 600V1200z"/></clipPath>', f'<g clip-path="url(#arch)">{line(g + "M150 400H750M150 444H750", "#3A3040", 15, cap="butt")}' + path("".join(f"M{x-8} {452}h16l-8 34z" for x in range(190, 730, 54)), "#3A3040") + line("M150 394H750M150 438H750", "#A9A0B0", 4, .7, cap="butt") + "</g>")
a.banner(70, 330, 90, 300, BRICK)
a.banner(830, 330, 90, 300, BRICK)
gR = guard(0, 0, 300, lite=True, step=44)
gL = guard(0, 0, 300, flip=True, lite=True, step=44, coat="#5A3E58")
for x in (250, 395, 540, 690):
    a.add(path(curve(f"{x-30},900! {x},892 {x+120},920! {x+30},916"), SHADOW, .3))
a.stamp("gl", gL, [(x, y, .92, False) for x, y in ((640, 890), (510, 892), (380, 890), (250, 893))])
a.stamp("gr", gR, [(x, y, 1.4, False) for x, y in ((110, 1128), (330, 1130), (560, 1127), (790, 1130))], -.04)
a.add(path("M-20 1132Q450 1116 920 1132V1200H-20z", "#4A3A50", .35))
a.use("crow", 300, 330, 60)
a.done(.4, .5, .6)

# 23: the moonlit glade
a = S("story-23", "night", 33, .56, hot=(330, 470, 480))
a.moon(300, 420, 84)
a.stars(14, 280, x0=380)
a.firrow(640, .6, 200, 320, 74)
a.trunks(690, .45, (60, 130, 700, 780, 850), 30)
a.firrow(690, .36, 200, 340, 120, -40, 220)
a.firrow(690, .36, 220, 380, 120, 660, 940)
a.mist(650, 190, .5)
a.floor(700, 22, c="#7F8CB4", tuft=0, gx=420, glow="#E6EAF6", dark=.8)
def silver(y, n_, h, c, op=1):
    a.add(path("".join(blades(a.r, x, y + a.r.uniform(-12, 12), 46, h * a.r.uniform(.7, 1.2), 6, .16) for x in range(-20, 930, n_)), c, op))
silver(740, 38, 50, "#A9B4D6", .8)
silver(800, 44, 70, "#C3CCE6", .7)
a.wolf("stand", 500, 960, 300, RUSSET, True, extra=-.18)
silver(880, 60, 80, "#8E9AC2", .55)
silver(1000, 40, 110, "#C9D2EA", .85)
silver(1060, 44, 130, "#8892BC", .9)
silver(1150, 44, 150, "#4C5688")
silver(1210, 56, 150, "#232648")
a.rays([(250, 350, 460, 420, 700, 1000)], .2)
a.flies([(640, 640, 3.4), (700, 700, 3), (600, 590, 2.6), (730, 620, 2.6), (250, 660, 3), (200, 740, 2.6)], "#F7C96C")
a.canopy(150, 300, 20)
a.done(.45, .5, .6)

# 24: a quiet watch
a = S("story-24", "night", 34, .7)
a.stars(40, 560)
a.add(path("".join(f"M{n(120+t*7.6,0)} {n(520-t*4.4+a.r.gauss(0, 34),0)}h2.600v2.600h-2.600z" for t in range(100)), CREAM, .55))
a.hill("-20,800! 160,760 380,790 600,740 760,770 920,720!", .55, "#4A4C86")
# a far town with few lights
a.castle(690, 790, .5, .42)
a.roofrow(812, .5, 480, 900, 30, 56, 34, 50, .5, 30)
a.hill("-20,850! 200,820 420,850 640,830 920,850!", .36)
a.firrow(880, .24, 70, 140, 44)
a.firrow(940, .14, 100, 190, 64)
hillc = curve("-20,1200! -20,1010! 120,960 300,930 470,924 640,944 790,990 920,1060! 920,1200!")
a.add(a.sheet(hillc, a.lin([(0, "#46588A"), (.4, "#27305A"), (1, "#12142C")]), lip="#B9C0E6", shadow=(0, -4, 7, .3), at=(1, 4), inner=a.tufts(40, 860, 970, 1150, 26, 26, "#5A6CA0", .7), loose=True))
a.wolf("sit", 520, 960, 400, GREYW, extra=-.16)
a.add(a.t(seated(290, 958, 400, flip=True, near=((26, -196), (70, -150)), far=((26, -200), (74, -146)), tilt=-6, mood="smile", **WILD), -.16))
a.ferns(((80, 230, -65), (830, 230, -115), (200, 140, -70), (700, 130, -110)))
a.flies([(180, 900, 3), (760, 930, 3), (820, 860, 2.6), (120, 840, 2.4)])
a.done(.42, .5, .55)

# 25: closing the gate
a = S("story-25", "sunset", 35, bare=True)
wc = "#54486A"
a.add(f'<rect width="900" height="1180" fill="{a.lin([(0, "#343868"), (1, "#1E2036")])}"/>')
a.add(path("M-20 200" + crenel(-20, 920, 200, 90, 56) + "V1200H-20z", a.lin([(0, "#5E527A"), (1, "#2A2644")])), path("M-20 200H920V1200H-20z", a.stuff("stone", SHADOW)))
a.stars(10, 130)
arch = "M120 1000V560Q130 330 450 310Q770 330 780 560V1000z"
a.add(path("M70 1000V556Q84 286 450 262Q816 286 830 556V1000z", "#8A7A98"), path("M70 1000V556Q84 286 450 262L450 276Q98 300 86 556V1000z", "#D8BFC0", .8))
for k in range(13):
    A = math.pi * (1.03 + k * .078)
    a.add(line(f"M{n(450+328*math.cos(A),0)} {n(560+248*math.sin(A),0)}L{n(450+380*math.cos(A),0)} {n(560+300*math.sin(A),0)}", "#3A3054", 5, .6))
a.defs.append(f'<clipPath id="gate"><path d="{arch}"/></clipPath>')
leaf = lambda x0, x1, s: path(f"M{x0} 300L{x1} {346 if s > 0 else 346}V{964 if s>0 else 964}L{x0} 1000z", "#5A3E34") + "".join(path(f"M{n(x0+(x1-x0)*f,0)} 300V1000h4V300z", "#33222A", .7) for f in (.2, .4, .6, .8)) + path(f"M{x0} 470L{x1} 490V524L{x0} 510zM{x0} 800L{x1} 790V824L{x0} 840z", "#2E2836") + "".join(f'<circle cx="{n(x0+(x1-x0)*f,0)}" cy="{y}" r="8" fill="#8A8094"/>' for f in (.1, .35, .6, .85) for y in (496, 816))
sky = f'<rect x="120" y="300" width="660" height="720" fill="{a.lin([(0, "#C9839A"), (.5, "#F8CE8E"), (1, "#FFF0BC")])}"/>'
a.add(f'<g clip-path="url(#gate)">{sky}{path("M380 1000Q450 760 470 700Q500 800 560 1000z", "#E9C07A")}{path(curve("330,760! 420,730 520,740 600,720! 600,1000! 330,1000!"), "#A3788F", .5)}{leaf(120, 412, 1)}{leaf(780, 500, -1)}</g>')
a.add(path("M412 346V964L404 968V342zM500 346V964L508 968V342z", "#F8CE8E", .9), a.glow(456, 700, 300, "#FFD890", .75), path("M412 346L500 346V964H412z", "#FFF0BC", .25))
a.cobbles(990, "#5A5070")
a.add(path("M412 985H500L640 1200H260z", "#FFDf9A", .5))
a.guard(216, 1060, 420, None, step=62, lean=40, near=((44, -250), (84, -262)), far=((56, -262), (94, -290)), extra=-.06, mood="calm")
a.guard(706, 1070, 430, None, flip=True, step=62, lean=40, near=((44, -250), (86, -262)), far=((56, -262), (94, -290)), extra=-.06, coat="#5A3E58", mood="calm")
a.use("goose", 500, 1070, 110, flip=True, extra=-.05)
a.add(a.glow(60, 640, 110, "#F2A24A", .7), group(torch(), t="translate(52 760) scale(1)"), group(torch(), t="translate(850 760) scale(1)"), a.glow(850, 640, 110, "#F2A24A", .7))
a.done(.5, .5, .6)

# 26: guarded sleep
a = S("story-26", "night", 36, bare=True)
a.add(f'<rect width="900" height="1180" fill="{a.lin([(0, "#2A2A52"), (.7, "#4A4676"), (.75, "#2E2A4E")])}"/>', f'<rect width="900" height="820" fill="{a.stuff("plank", SHADOW)}"/>')
# window with the moon
a.add(path("M540 200H800V520H540z", "#5C4A5A"), path("M560 220H780V500H560z", a.lin([(0, "#1B1E44"), (1, "#6A6AA8")])))
a.stars(6, 420, x0=570, x1=770)
a.moon(640, 320, 44)
a.firrow(500, .3, 60, 120, 40, 570, 770)
a.add(path("M664 220h12V500h-12zM560 350H780V362H560z", "#5C4A5A"), path("M520 510H820L806 540H534z", "#8A7690"), path(curve("520,190! 560,196 580,320 560,440 530,520! 500,520! 500,190!") + curve("820,190! 780,200 762,320 784,440 812,520! 836,520! 836,190!"), "#7A4656"))
a.rays([(560, 780, 220, 120, 560, 1100)], .3)
a.add(path("M-20 820H920V1200H-20z", a.lin([(0, "#4A4068"), (1, "#191830")])), path("M-20 820H920V1200H-20z", a.stuff("plank", SHADOW)))
# shelf
a.add(path("M60 400H330V416H60z", "#6B5468"), use("cup", 120, 402, 60, haze="#2F3162", t=.3), use("book", 220, 402, 60, haze="#2F3162", t=.3), use("apple", 290, 402, 44, haze="#2F3162", t=.3))
# bed
a.add(path(curve("40,1090! 300,1076 660,1078 880,1090! 660,1116 240,1114"), SHADOW, .45))
a.add(path("M50 1090V560Q60 520 110 520Q150 524 156 560V1090z", "#6A4A44"), path("M50 1090V560Q60 520 110 520L112 530Q74 534 66 566V1090z", "#A98474"), path("M800 1090V740Q806 706 840 706Q872 710 876 740V1090z", "#5A3E3E"), path("M800 1090V740Q806 706 840 706L842 716Q818 720 814 746V1090z", "#A98474"), path("M150 930H806V1010H150z", "#5A3E3E"))
a.add(path(curve("150,920! 148,850 190,810 290,806 360,830 370,920!"), "#E6DFEC"), path(curve("150,900! 150,850 190,812 290,808! 220,830 180,870!"), CREAM, .8))
hd = _folk._head("side", SKINS[0], "#3E2A2A", "bun", None, OCHRE, "calm", None, False, True)
a.add(group(a.t(hd, -.16), t="translate(276 806) rotate(-58) scale(1.75)"))
q = curve("262,900! 300,830 380,800 480,806 600,812 720,830 800,860! 812,960 800,1020! 600,1040 420,1030 262,1010!")
a.add(soft(q, 4, 8, 8, .3), path(q, a.lin([(0, "#A8564A"), (1, "#5E2E44")])))
a.defs.append(f'<clipPath id="quilt"><path d="{q}"/></clipPath>')
pt = "".join(path(f"M{262+i*70+(j%2)*10} {796+j*62}h66v58h-66z", ("#C9835A", "#8E9AC2", "#D9B474", "#7A8E6A", "#B06A80")[(i * 2 + j) % 5], .75) for i in range(8) for j in range(4))
a.add(f'<g clip-path="url(#quilt)">{pt}{path(curve("262,900! 300,830 380,800 480,806 600,812 720,830 800,860! 700,856 560,850 420,850 330,880 280,960!"), CREAM, .2)}{path(curve("262,960! 400,1000 640,990 812,950! 800,1040! 262,1020!"), SHADOW, .3)}</g>', path(curve("250,906! 290,846 350,812 400,806! 420,836 350,860 300,930 282,960!"), "#E6DFEC"))
a.wolf("lie", 650, 846, 250, GREYW, True, extra=-.16, shadow=False)
a.add(path(curve("480,838! 600,850 760,852 800,868! 700,872 560,866"), SHADOW, .3))
a.add(path(curve("120,1150! 300,1110 620,1110 780,1150! 620,1190 280,1190"), "#5E5A86"), path(curve("170,1150! 320,1124 600,1124 730,1150! 600,1174 300,1176"), "#7E7AA6"))
a.use("mouse", 830, 1160, 70, flip=False)
a.done(.5, .5, .6)

# 27: wild laughter
a = S("story-27", "deep", 37, .72, hot=(470, 620, 480))
a.leafwood(640, .55, 40, lo=80, hi=180)
a.trunks(900, .5, (90, 210, 640, 760), 30, .9)
a.leafwood(900, .32, 34, lo=40, hi=140)
a.mist(820, 260, .45)
a.firrow(1060, .2, 90, 170, 60)
a.floor(1080, 20, tuft=10)
arm = sample("-40,330 140,300 320,330 480,306 660,330 820,290 940,300", 40)
bk = mix(a.deep, WOOD, .45)
leg = lambda P, c: path(ribbon(sample(P, 14), [46, 40, 32]), c)
sk = a.t(WILD["legs"])
# far leg behind the bough
a.add(leg("498,470 530,360 520,286", dim(sk, .2)))
a.add(soft(ribbon(arm, [110, 80, 66, 60, 50, 44, 40]), 4, 10, 8, .3), path(ribbon(arm, [110, 80, 66, 60, 50, 44, 40]), bk), path(ribbon([(x, y - 24) for x, y in arm], [16, 12, 10, 9, 8, 6]), a.g(.35), .8), path(bough(a.r, 690, 322, .6, 110, 20, 1, .5), bk))
a.moss([(240, 296, 130), (640, 312, 100)])
a.add(a.glow(450, 660, 360, "#F4F0B4", .75))
body = folk(0, 0, 620, view="front", near=((-92, -292), (-138, -372)), far=((88, -300), (150, -390)), near_over=True, mood="open", shadow=False, tilt=8, blink=True, legs_svg="<g/>", **WILD)
a.add(group(a.t(body), t="translate(450 300) rotate(182)"))
a.add(leg("432,474 400,380 420,296", sk), path(curve("386,304! 392,270 430,258 462,270 470,292! 440,300 420,316"), sk), path(curve("496,290! 500,262 530,256 556,268 560,286! 540,290"), dim(sk, .12)))
for x, y, w, h, c in ((90, 150, 460, 330, "#2B6A40"), (420, 90, 400, 220, "#2F7546"), (800, 140, 420, 320, "#2B6A40"), (240, 40, 400, 200, "#1F5236"), (660, 30, 420, 200, "#1F5236")):
    a.add(crown(a.r, x, y, w, h, c, bumps=30))
a.add(leaf_fall(a.r, ((200, 360, 120, 90, 10), (720, 380, 120, 120, 12), (450, 900, 200, 60, 8)), "#6FA24E", 28))
a.birds([(180, 560, 14), (240, 530, 10)], a.d(.35))
a.use("owl", 770, 296, 130)
a.ferns(((110, 240, -65), (800, 250, -115), (300, 130, -70)))
a.flies([(180, 760, 3), (720, 700, 3), (640, 940, 3), (260, 960, 2.6)])
a.done(.4, .5, .55)

# 28: howling together
a = S("story-28", "dusk", 38, .78, hot=(330, 760, 460))
a.stars(30, 460)
a.add(use("crescent", 660, 300, 150))
a.clouds([(300, 480, 460, 30), (640, 600, 380, 26), (230, 660, 300, 18)], op=.7)
a.hill("-20,860! 120,800 260,830 420,770 560,820 740,760 920,820!", .68, "#5A5A8E")
a.hill("-20,930! 200,880 380,910 600,870 920,900!", .45, "#4A4A7A")
a.firrow(960, .34, 60, 120, 40)
a.add(a.sheet(curve("-20,1200! -20,1060! 100,1010 220,960 360,930 520,924 660,940 780,1000 920,1090! 920,1200!"), a.lin([(0, "#5E5A80"), (.3, "#34345E"), (1, "#15162E")]), lip="#F0C4A4", shadow=(0, -4, 7, .3), at=(1, 4), inner=a.tufts(60, 840, 980, 1150, 20, 28, "#7A749A", .7), loose=True))
a.wolf("howl", 320, 950, 300, DARKW, extra=-.14)
a.wolf("howlsit", 640, 950, 262, RUSSET, extra=-.16)
a.flies([(700, 760, 3), (760, 820, 3), (720, 690, 2.6), (790, 740, 2.4)], "#F7B95C")
a.firrow(1210, .02, 120, 220, 90, -20, 200)
a.firrow(1220, .02, 120, 240, 90, 740, 940)
a.grass(440, 300, 100)
a.done(.42, .5, .6)

# 29: gossip at the well
a = S("story-29", "day", 39, .5, hot=(300, 380, 340))
a.puffs([(660, 180, 260, 60), (250, 260, 200, 44)])
a.roofrow(600, .5, h0=110, h1=180, lit_p=0)
a.gable(150, 800, 280, 470, 2, 0, (), k=.2)
a.gable(770, 790, 270, 440, 4, 2, (), k=.24, chimney=-1)
a.use("tree", 470, 700, 250)
a.cobbles(790, "#B5A89E")
st = a.t("#A79DAF")
# the women behind the well and beside it
a.folk(486, 1010, 360, view="front", near=((-56, -214), (-40, -160)), far=((60, -214), (50, -160)), tilt=-12, mood="open", **FOLKS[1])
# well
a.add(path(curve("230,1080! 420,1050 620,1056 760,1080! 600,1110 360,1108"), SHADOW, .3))
a.add(path("M270 940Q450 1000 630 940V1070Q450 1130 270 1070z", a.lin([(0, lit(st, .25)), (.5, st), (1, mix(st, a.deep, .4))], x2=1, y2=0)), path("M270 940Q450 1000 630 940V1070Q450 1130 270 1070z", a.stuff("stone", SHADOW)), '<ellipse cx="450" cy="936" rx="190" ry="40" fill="#C9C0CC"/><ellipse cx="450" cy="938" rx="158" ry="29" fill="#2F3A50"/><ellipse cx="450" cy="948" rx="130" ry="17" fill="#5F86A0"/>')
a.add(path("M266 560h24v390h-24zM610 560h24v390h-24z", WOOD), path("M266 560h8v390h-8zM610 560h8v390h-8z", WOODL), path("M190 600L290 480H610L710 600Q450 636 190 600z", "#9A4B38"), path("M190 600L290 480H610L710 600Q450 636 190 600z", a.stuff("shingle")), path("M290 480H610L616 492H284z", "#D98F6C"), path("M280 630H620V648H280z", WOODL), path("M350 620h44v38h-44z", WOOD), line("M372 650V930", "#8A7050", 6))
bucket = path("M-40 -56H40L32 20Q0 30 -32 20z", "#9A7350") + path("M-40 -56H-22L-18 22Q-28 22 -32 20z", "#C9A070") + path("M-40 -40H40V-30H-38zM-34 0H34V10H-33z", "#5A4A50") + '<ellipse cx="0" cy="-56" rx="40" ry="9" fill="#6B4A36"/><ellipse cx="0" cy="-55" rx="32" ry="6" fill="#8FBAC8"/>' + line("M-38 -56Q0 -130 38 -56", "#5A4A50", 5)
a.folk(210, 1110, 490, near=((30, -210), (44, -150)), far=((50, -240), (86, -270)), lean=22, tilt=6, mood="smile", hold_near=group(bucket, t="translate(46 -80)"), **FOLKS[3])
a.folk(700, 1112, 470, flip=True, near=((30, -210), (44, -150)), far=((44, -236), (60, -290)), lean=20, tilt=6, mood="open", hold_near=group(bucket, t="translate(-46 -80) scale(1)"), **dict(FOLKS[6]))
a.add(group(bucket, t="translate(450 1130) scale(1.1)"))
a.use("goose", 850, 1000, 130, flip=True)
a.use("cat", 590, 936, 84)
a.done(.3)

# 30: narrow lanes
a = S("story-30", "late", 40, .5, hot=(450, 400, 320))
a.gable(450, 700, 180, 330, 2, 0, (), k=.45, chimney=-1)
a.gable(352, 740, 170, 400, 0, 4, (), k=.3)
a.gable(566, 740, 160, 380, 3, 2, (2,), k=.3)
a.cobbles(730, "#B09C8C")
# leaning house fronts left and right
def front(x0, x1, top0, top1, wall, mirrored=False):
    w = a.t(wall)
    d = f"M{x0} 1200V{top0}L{x1} {top1}V900L{x1 - (30 if not mirrored else -30)} 1200z"
    a.add(path(d, a.lin([(0, lit(w, .12)), (1, mix(w, a.deep, .35))], x2=1, y2=0)))
front(-20, 250, 60, 250, "#E6CFA6")
front(920, 660, 90, 270, "#CFA27C", True)
bm = a.t("#5C4030")
a.add(line("M-20 330L250 440M-20 560L250 600M-20 840L250 800M250 250V900M120 160V1200", bm, 16, cap="butt"), line("M920 350L660 450M920 590L660 610M920 850L660 810M660 270V900M800 180V1200", bm, 16, cap="butt"))
a.add(path("M-60 20L270 210L300 290L270 292L-60 110z", a.t("#9A4B38")), path("M-60 20L270 210L276 226L-60 44z", lit(a.t("#9A4B38"), .4)), path("M960 40L640 230L612 306L640 308L960 130z", a.t("#6A4A52")), path("M960 40L640 230L634 246L960 62z", lit(a.t("#6A4A52"), .35)))
for x, y, w, h, on in ((26, 410, 66, 100, 0), (156, 470, 54, 84, 1), (30, 640, 70, 110, 0), (826, 430, 60, 96, 0), (706, 490, 56, 84, 0), (830, 660, 62, 104, 1)):
    if on:
        a.add(a.glow(x + w / 2, y + h / 2, 90, LAMP, .6))
    a.add(pane(x, y, w, h, bool(on), frame=bm))
    a.add(path(f"M{x-8} {y+h+6}h{w+16}v26h{-w-16}z", a.t("#8A5A3C")), *[a.tulip(x + 8 + i * w / 3, y + h + 10, 34, (TULIP, AMBER, PINK)[i % 3]) for i in range(3)])
a.add(path("M150 1090V880Q190 830 230 880V1060z", a.t("#6A3A30")), path("M700 1060V880Q740 840 780 880V1090z", a.t("#3F6670")))
# washing lines
def wash(x0, y0, x1, y1, sag, things_):
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2 + sag
    a.add(line(f"M{x0} {y0}Q{mx} {my+sag} {x1} {y1}", a.t("#6B4A36"), 4))
    for t, kind, c in things_:
        u = 1 - t
        x, y = u * u * x0 + 2 * u * t * mx + t * t * x1, u * u * y0 + 2 * u * t * (my + sag) + t * t * y1
        c = a.t(c)
        d = {"shirt": f"M{x-34:.0f} {y:.0f}h68l26 34-18 14-14-14v72h-58v-70l-14 12-18-14z", "sheet": f"M{x-46:.0f} {y:.0f}h92q-8 60 4 122q-50 14 -100 0q8 -60 4 -122z", "sock": f"M{x-10:.0f} {y:.0f}h20v44l26 14q4 14 -10 14h-36z", "trouser": f"M{x-26:.0f} {y:.0f}h52l8 100h-24l-10-64-10 64h-24z"}[kind]
        a.add(path(d, SHADOW, .18, 'transform="translate(5 8)"'), path(d, c), path(f"M{x-30:.0f} {y:.0f}h16v60h-14z", lit(c, .4), .6) if kind != "sock" else "")
wash(240, 380, 670, 400, 30, ((.2, "shirt", "#F2EADF"), (.42, "sock", "#B9603C"), (.52, "sock", "#B9603C"), (.76, "sheet", "#DCE3E6")))
wash(230, 540, 690, 520, 30, ((.18, "trouser", "#5B6E8C"), (.44, "sheet", "#F2D9B8"), (.74, "shirt", "#7F9A6A")))
# the baker
tray = path("M-120 -26H120L108 -6H-108z", "#8A5A3C") + path("M-120 -26H120L118 -18H-118z", "#C9986A")
loaves = "".join(path(f"M{x-30} -26q0 -34 30 -36q30 2 30 36z", OCHRE) + path(f"M{x-24} -36q4 -20 22 -22q6 2 0 8q-14 4 -22 14z", "#F3D08A") + line(f"M{x-6} -56l10 12M{x+8} -52l8 10", CREAM, 4) for x in (-80, -18, 44, 96))
a.folk(440, 1090, 460, view="front", coat="#E6DACB", apron="#F6EEDF", hat="cap", hatc="#F6EEDF", beard="#8C6A4C", belly=1.3, near=((-66, -290), (-48, -396)), far=((70, -290), (52, -396)), mood="open", legs="#6A5A4E")
a.add(group(a.t(loaves + tray), t="translate(440 636) scale(1.15)"))
a.use("cat", 610, 1000, 100)
a.use("barrel", 80, 1150, 190)
a.use("sack", 830, 1150, 150)
a.done(.4, .5, .5)
