import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _stills import *
from _story import *
from _folk import *

# The Ranger's three regions, 800 x 600. The same walker goes through all of them.


def sky(seed, *stops):
    a = Art(800, 600, seed)
    a.add(f'<rect width="800" height="600" fill="{a.lin(list(stops))}"/>')
    return a


def finish(a, name, op=.36, c="#0F1A22"):
    a.add(a.vignette(op, .5, .48, c), a.grain(.5))
    a.save(OUT + f"region-{name}.svg")


# ================= Greenwood: beeches in the morning, a path that can be trusted ============
a = sky(821, (0, "#A9CF9A"), (.4, "#DCE7AE"), (.7, "#F6EFC0"))
r = a.r
a.add(a.glow(330, 220, 330, "#FFF8D6", .95), far_trunks(r, 370, "#B9CF98", (40, 120, 210, 270, 380, 440, 520, 600, 680, 760), 20), far_trunks(r, 400, "#8FAE78", (80, 170, 470, 560, 640, 730), 30))
a.add(path(scallop(r, "-20,-40 -20,130 80,150 180,110 300,130 400,90 520,130 640,100 740,140 820,120 820,-40", 34), "#86B060"), path(scallop(r, "-20,-40 -20,80 100,100 220,60 360,84 480,50 600,84 720,60 820,90 820,-40", 30), "#6C9A4C"))
for x0, x1, b0, b1 in ((240, 300, 80, 210), (350, 390, 260, 360), (450, 520, 470, 640)):
    a.add(shaft(a, x0, x1, 40, b0, b1, 480, "#FFF8D6", .5))
a.plane(curve("-20,400! 160,372 330,384 520,366 680,382 820,366! 820,620! -20,620!"), a.lin([(0, "#B3C46A"), (.4, "#7E9E4E"), (1, "#3F5E38")]), lip="#F3F0B4", shadow=(0, -4, 6, .16), loose=True, inner=a.tufts(10, 790, 410, 580, 34, 20, "#5E8444", .8))
rd = curve("372,384! 350,400 400,412 420,430 370,456 290,490 250,540 240,620! 560,620! 560,560 540,500 520,456 484,420 440,398 410,384!")
a.plane(rd, a.lin([(0, "#FBF0C4"), (.4, "#E3C88E"), (1, "#A98A5C")]), lip="#FFFAE0", loose=True, inner=path("".join(f"M{x} {y}q{w//2} -5 {w} 0q-{w//2} 8 -{w} 0z" for x, y, w in ((420, 412, 22), (440, 440, 30), (380, 462, 36), (460, 476, 40), (330, 508, 46), (450, 520, 50), (380, 556, 56), (300, 580, 56), (480, 590, 56))), "#7E6440", .35))
a.add(walker(436, 462, 112))
# a deer looks up, mushrooms, a sign of two boards without letters
deer = path(curve("-52,2! 10,-6 70,2! 10,9"), SHADOW, .28) + line("M-34 -50L-38 0M-22 -50L-20 0M28 -48L26 0M38 -52L44 0", "#8A5A34", 7) + path(curve("-52,-72! -54,-52 -36,-42 0,-40 34,-42 48,-56 46,-78! 20,-84 -20,-86"), "#B9773F") + path(curve("-52,-72! -60,-98 -66,-116 -76,-124! -84,-120 -96,-112 -100,-104! -88,-98 -76,-98! -70,-80 -62,-60 -44,-50!"), "#C4854A") + path("M-74 -122q-14 -14 -10 -26q12 8 14 24zM-68 -122q6 -18 18 -20q0 14 -12 24z", "#B9773F") + line("M-72 -126q-8 -22 2 -38M-74 -146l-12 -8M-66 -126q10 -20 22 -26M-54 -146l-2 -14", "#6B4A36", 4.4) + eye(-82, -112, 3.4) + path("".join(disc(x, y, 3.4) for x, y in ((-20, -74), (0, -70), (16, -76), (-4, -60), (28, -66), (-30, -62))), "#F3DDB0") + path(curve("44,-78! 56,-76 58,-64 50,-58!"), CREAM)
a.add(group(deer, t="translate(640 452) scale(.92)"))
a.add(near_trunk(r, "110,520 118,300 100,120 112,-40", [96, 64, 54, 50, 58], "#7E7A72", "#D9D3B4"), near_trunk(r, "742,560 728,330 748,120 730,-40", [110, 72, 60, 56, 64], "#6E6E66", "#C9C7A8"))
a.add(path(scallop(r, "-20,-40 -20,110 60,150 150,120 220,60 250,-40", 28), "#4E7E42"), path(scallop(r, "-20,-40 -20,60 60,90 140,60 190,-40", 24), "#79A552"), path(scallop(r, "560,-40 600,60 690,110 760,100 820,130 820,-40", 28), "#4E7E42"), path(scallop(r, "640,-40 680,40 740,70 820,70 820,-40", 22), "#79A552"))
a.add(use("toadstool", 196, 552, 66), use("toadstool", 236, 566, 46), path(fern(60, 606, 190, -70, .5) + fern(30, 606, 160, -100, -.4) + fern(90, 610, 150, -40, .5), "#2F5A38"), path(fern(740, 606, 190, -110, -.5) + fern(780, 606, 170, -80, .4) + fern(690, 612, 150, -140, -.4), "#2F5A38"))
for x, y, s in ((330, 330, 2.4), (520, 300, 2.2), (590, 350, 1.9), (270, 280, 1.8)):
    a.add(a.firefly(x, y, s))
finish(a, "greenwood", .3, "#12301E")

# ================= Highstone: crags, wind, a bridge of rope ==================================
a = sky(822, (0, "#3F6A94"), (.4, "#8FB4C6"), (.7, "#E3D9C0"), (.9, "#F3C89A"))
r = a.r
a.add(a.glow(240, 240, 300, "#FFE9BE", .85), torn_cloud("40,90! 200,72 320,88 420,76! 300,116 140,116", "#C9D6D9", "#FFF6E0", .8), torn_cloud("520,150! 640,132 740,146 830,134! 830,172 660,176", "#C3C9CE", "#FFEAC8", .8))
a.add(path(curve("-20,420! 60,300! 110,340! 180,220! 240,300! 290,260! 360,330! 420,270! 490,340! 560,290! 620,350! 690,250! 760,330! 820,280! 820,620! -20,620!", k=.04), "#A3A6BC"), path("M180 220L240 300L226 320L204 296L190 330L160 300zM690 250L760 330L740 340L716 306L700 340L674 300zM60 300L110 340L80 350L64 330z", "#EEF1F4", .9))
a.add(path(curve("-20,500! 80,440 200,470 330,430 470,480 620,430 820,470! 820,620! -20,620!"), "#8E94A8", .9), f'<rect y="420" width="800" height="180" fill="{a.lin([(0, "#F3E0C4", 0), (.5, "#F3E0C4", .75), (1, "#C9BFC9", .9)])}"/>')
# the two crags
def crag(d, facets, c="#7E7690", top="#B9AEB8"):
    o = soft(d, 8, 6, 10, .3) + path(d, lit(c, .5)) + path(d, a.lin([(0, c), (1, dim(c, .42))]), None, 'transform="translate(4 5)"')
    return o + "".join(path(q, k, op) for q, k, op in facets)
left = "M-20 330L40 316L96 322L160 306L236 318L262 350L240 420L256 480L222 540L236 620H-20z"
a.add(crag(left, ((("M-20 335L40 320L96 326L160 310L236 322L250 344L180 352L120 344L60 356L-20 350z"), "#A9B26E", None), ("M180 352L250 344L258 354L240 420L254 480L222 540L234 620H150L176 500L160 430z", "#3F3A56", .5), ("M-20 350L60 356L50 440L80 520L60 620H-20z", "#C3B9C4", .35), ("M96 380l30 60l-14 80M150 400l-10 60l20 90M40 400l10 50M200 380l-6 50", "none", None))))
a.add(line("M96 380l30 60l-14 80M150 400l-10 60l20 90M40 400l10 50M204 380l-6 50", "#3F3A56", 4, .5))
right = "M820 190L740 176L690 200L640 190L588 222L556 250L568 330L540 400L566 480L548 560L560 620H820z"
a.add(crag(right, (("M820 196L740 182L690 206L640 196L592 226L560 254L620 262L680 246L740 256L820 244z", "#A9B26E", None), ("M700 252L820 244V620H700L730 500L690 400z", "#3F3A56", .45), ("M560 254L620 262L604 360L620 470L600 620H560L548 560L566 480L540 400L568 330z", "#C3B9C4", .4)), "#736B88"))
a.add(line("M650 290l20 70l-16 90M610 380l16 60M760 300l-14 80l20 90M680 460l10 80", "#3F3A56", 4, .5), path(scallop(r, "588,222 640,190 690,200 740,176 820,190 820,206 740,196 690,216 640,206", 11), "#C3C67E"), path(scallop(r, "-20,330 40,316 96,322 160,306 236,318 240,330 160,320 96,334 40,328 -20,344", 11), "#C3C67E"))
# the bridge: it climbs from left to right and sags
def B(t):
    return 232 + (600 - 232) * t, 322 + (240 - 322) * t + 92 * 4 * t * (1 - t) * .62
pl = ""
for k in range(27):
    t = k / 26
    x, y = B(t)
    if k in (11,):
        continue
    pl += path(f"M{n(x-6,0)} {n(y-4,0)}l13 {n(-3+t*2,0)}l2 9l-14 4z", "#8A5E3E") + path(f"M{n(x-6,0)} {n(y-4,0)}l13 {n(-3+t*2,0)}l.500 3l-13 3z", "#D9A97A")
hand = [(B(t)[0], B(t)[1] - 58 + 18 * 4 * t * (1 - t) * .5) for t in [k / 12 for k in range(13)]]
foot_ = [B(t) for t in [k / 12 for k in range(13)]]
a.add(line(curve([(x + 8, y + 8) for x, y in foot_], False), SHADOW, 8, .25), line(curve([(x, y - 10) for x, y in hand], False), "#8A6A44", 5), line("".join(f"M{n(x,0)} {n(y-10,0)}L{n(u,0)} {n(v,0)}" for (x, y), (u, v) in zip(hand, foot_)), "#8A6A44", 3), pl)
a.add(walker(*[round(v) for v in B(.44)], 92, view="side", staff=False, far=((60, -300), (100, -290)), near=((44, -280), (84, -300))))
a.add(line(curve([(x + 3, y + 6) for x, y in hand], False), "#D9BE8C", 6), line("".join(f"M{n(x+3,0)} {n(y+6,0)}L{n(u+4,0)} {n(v+8,0)}" for (x, y), (u, v) in zip(hand, foot_)), "#D9BE8C", 3.4))
for x, y, h in ((226, 336, 92), (250, 342, 84), (592, 258, 88), (616, 262, 80)):
    a.add(pc(f"M{x-8} {y}L{x-7} {y-h}h14L{x+8} {y}z", WOODL, .45, (3, 1), (6, 5, 5, .3)), line(f"M{x-8} {y-h+20}h16M{x-8} {y-h+28}h16", "#E9D6A8", 5))
# a cairn, an eagle, a goat on an impossible ledge
a.add("".join(path(f"M{x-w/2} {y}q2 -{h} {w*.5:.0f} -{h}t{w*.5:.0f} {h}q-{w*.5:.0f} {h*.4:.0f} -{w} 0z", c) + path(f"M{x-w/2+2} {y-1}q2 -{h-3} {w*.4:.0f} -{h-3}q-{w*.2:.0f} 4 -{w*.3:.0f} {h-2}z", CREAM, .5) for x, y, w, h, c in ((96, 326, 62, 26, "#6E6684"), (98, 306, 48, 22, "#8C84A0"), (94, 288, 36, 18, "#6E6684"), (97, 274, 24, 14, "#9A92AC"))))
a.add(path(curve("360,120! 400,92 440,96 466,118! 480,110 494,110! 500,118 490,122! 520,110 560,112 590,134! 540,132 506,140 486,150! 472,152 456,146! 430,130 400,122"), "#3E3A52"), path(curve("466,118! 480,110 494,110! 484,122 470,128!"), CREAM))
a.add(use("sheep", 716, 196, 50, flip=True))
a.add(a.firs([(770, 186, 90), (800, 190, 120), (30, 322, 110), (4, 326, 140)], "#4E5F5E", True), path(blades(r, 60, 612, 150, 70, 13, .1), "#332E48"), path("M-20 620L30 560L110 580L180 620zM640 620L700 570L780 556L820 580V620z", "#332E48"), path("M-20 620L30 560L110 580L60 590zM640 620L700 570L780 556L710 590z", "#5E5676"))
finish(a, "highstone", .32, "#1B1630")

# ================= Mistdeep: fog, standing stones, one lantern ===============================
a = sky(823, (0, "#2B3A52"), (.4, "#5E7A86"), (.7, "#93A9A6"), (1, "#5E7474"))
r = a.r
a.add(a.glow(300, 170, 230, "#E6EEDF", .7), path(disc(300, 150, 42), "#F0F0DC", .75))
a.add(far_trunks(r, 380, "#6F8890", (60, 150, 230, 420, 520, 600, 690, 770), 16), far_trunks(r, 410, "#51707A", (20, 110, 480, 650, 740), 26), fog(800, 260, 190, .7, "#C9D6CF")(a))


def stone(x, y, w, h, c, lean=0, mark=None, far=False):
    d = curve([(x - w * .5, y, 1), (x - w * .46 + lean * .4, y - h * .5), (x - w * .34 + lean, y - h * .94), (x + w * .06 + lean, y - h * 1.02), (x + w * .4 + lean, y - h * .86), (x + w * .44 + lean * .4, y - h * .4), (x + w * .54, y, 1)])
    o = path(d, lit(c, .45)) + path(d, a.lin([(0, c), (1, dim(c, .4))]), None, 'transform="translate(3 4)"') + path(curve([(x + w * .06 + lean, y - h, 1), (x + w * .4 + lean, y - h * .86), (x + w * .44 + lean * .4, y - h * .4), (x + w * .54, y, 1), (x + w * .2, y, 1), (x + w * .16 + lean * .5, y - h * .5)]), SHADOW, .28)
    if not far:
        o += path(scallop(r, [(x - w * .4 + lean, y - h * .9), (x - w * .1 + lean, y - h * 1.04), (x + w * .3 + lean, y - h * .94), (x + w * .16 + lean, y - h * .84), (x - w * .2 + lean, y - h * .86)], 9), "#5E7E5A") + line(f"M{n(x-w*.2)} {n(y-h*.2)}q6 -20 0 -40M{n(x+w*.1)} {n(y-h*.6)}q-6 -16 2 -34", dim(c, .5), 3, .5)
    if mark == "spiral":
        o += line(f"M{n(x-4+lean*.5)} {n(y-h*.56)}q10 -8 14 4q0 16 -18 14q-20 -6 -14 -28q12 -20 36 -12q24 14 16 42", lit("#9CD0F2", .3), 5, .9)
    if mark == "hand":
        o += line(f"M{n(x+lean*.5-12)} {n(y-h*.5)}v-22M{n(x+lean*.5)} {n(y-h*.5)}v-28M{n(x+lean*.5+12)} {n(y-h*.5)}v-22M{n(x+lean*.5-14)} {n(y-h*.48)}q14 16 28 0", lit("#9CD0F2", .3), 5, .85)
    return o


for x, y, w, h, l in ((130, 386, 50, 120, 6), (240, 372, 40, 96, -4), (560, 374, 44, 110, 5), (660, 388, 54, 136, -8)):
    a.add(stone(x, y, w, h, "#7F979C", l, far=True))
a.add(fog(800, 320, 130, .75, "#D3DDD4")(a))
a.plane(curve("-20,430! 160,404 340,416 520,400 820,424! 820,620! -20,620!"), a.lin([(0, "#8FA896"), (.4, "#4E6E66"), (1, "#1B3236")]), lip="#DDE6D6", loose=True, inner=a.tufts(10, 790, 440, 580, 26, 22, "#3E5E54", .8))
a.add(path(curve("330,414! 300,440 350,462 340,500 250,560 200,620! 470,620! 450,540 450,490 430,450 380,424!"), "#C9D3C0", .4))
a.add(stone(90, 520, 120, 300, "#5E7080", 14, "spiral"), stone(716, 500, 104, 250, "#566878", -12, "hand"), stone(600, 446, 70, 160, "#647A86", 8))
# lintel on two stones, further back: a door by itself
a.add(stone(352, 420, 44, 150, "#6F8690", 2), stone(462, 420, 46, 146, "#6A808C", -2), pc(curve("318,262! 360,250 450,248 498,262! 496,290 450,296 350,298 322,290!"), "#6F8690", .5))
a.add(a.glow(408, 350, 80, "#9CD0F2", .6))
# the walker with the lantern
a.add(a.glow(430, 410, 250, LAMP, .85), f'<ellipse cx="430" cy="512" rx="170" ry="26" fill="{LAMP}" fill-opacity=".4"/>')
a.add(walker(376, 520, 190, view="side", staff=False, near=((36, -220), (84, -250)), far=((36, -200), (50, -160)), haze="#24404A", t=.18))
a.add(use("lantern", 424, 396, 96), a.glow(424, 444, 70, "#FFF3CC", .7))
a.add(path(smoke("-20,470 120,450 260,476 420,456 560,480 700,458 820,474", [20, 46, 50, 54, 50, 40, 16]), "#DDE6DD", .4), path(smoke("-20,560 150,540 330,566 500,546 820,566", [24, 50, 60, 50, 24]), "#C9D6D3", .34))
for x, y, s in ((230, 330, 2.2), (560, 300, 2), (520, 350, 1.8), (180, 430, 2)):
    a.add(a.firefly(x, y, s, "#9CD0F2"))
a.add(path(blades(r, 60, 612, 160, 84, 14, .1), "#12242A"), path(blades(r, 740, 612, 160, 90, 14, -.1), "#12242A"), path(ribbon(sample("820,70 740,90 690,60 640,80", 14), [24, 15, 9, 3]) + ribbon(sample("740,88 710,120 690,150", 10), [9, 6, 2]) + ribbon(sample("690,66 660,40 640,36", 10), [7, 5, 2]), "#16282E"))
finish(a, "mistdeep", .46, "#0A161C")
