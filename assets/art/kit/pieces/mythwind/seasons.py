import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _grounds import *

KEEP = (LAMP, AMBER, "#FFF0BC", "#FBDB8C")


def birds(r, spots, c, op=.8):
    return path("".join(f"M{x} {y}q{s*.5:.0f} {-s*.5:.0f} {s} 0q{s*.5:.0f} {-s*.55:.0f} {s} {-s*.1:.0f}q{-s*.6:.0f} {-s*.1:.0f} {-s} {s*.4:.0f}q{-s*.5:.0f} {-s*.5:.0f} {-s} {-s*.3:.0f}z" for x, y, s in spots), c, op)


def finish(a, name, op=.3, c="#241A30"):
    a.add(a.vignette(op, .5, .5, c), a.grain(.5))
    a.save(OUT + name + ".svg")


# ---- spring: washed light, the river full, young gold on the oak, lambs, primroses
a = Art(900, 600, 11)
r = a.r
a.add(f'<rect width="900" height="600" fill="{a.lin([(0,"#7FA9C4"),(.3,"#B7CFD0"),(.5,"#EBE6CF"),(.64,"#FBE6BE")])}"/>', a.glow(190, 250, 300, "#FFF1CC", .8, 190))
for s in ("500,96 560,70 620,72 680,48 750,66 790,92 840,100 800,118 640,120", "60,150 120,128 180,132 230,112 290,130 330,152 220,164 110,164"):
    d = scallop(r, s, 26, .5)
    a.add(path(d, "#C7D2D6", .8, 'transform="translate(4 7)"'), path(d, "#FDF6E6", .95))
a.add(valley_land(a, dict(ridge="#A9B8B8", ridge2="#E4E6DC", hill="#A9BF7A", hill2="#93B068", meadow=("#C6D183", "#9CB860"), island=("#B4CB74", "#7FA352"), near=("#9DBB5E", "#5C8248"), tuft="#6E9A4C",
    water=("#F3E6C6", "#B9A878", "#7E735A"), wlight="#FFF6DC", flow=.75, fir=("#6F9268", "#86A074"), haze="#E9E2C0", t=.08)))
for x, y, q, f in ((150, 408, 22, 0), (196, 414, 18, 1), (508, 410, 16, 0)):
    a.add(use("sheep", x, y, q, flip=bool(f), haze="#E9E2C0", t=.15))
a.add(oak(a, 690, 540, 322, "#B9C060", "#66503F", "#C9A06C"))
bl = "".join(f"M{n(x)} {n(y)}h.1" for x, y in [(690 + r.gauss(0, 84), 286 + r.gauss(0, 42)) for _ in range(44)])
a.add(line(bl, "#F3E79A", 6, .8))
# primroses and bluebells on the near bank, pink tulips gone wild
for c, k in (("#F6E08A", 16), ("#F2C9C0", 12), ("#A9A6D6", 12)):
    a.add(line("".join(f"M{n(x,0)} {n(y,0)}h.1" for x, y in [(r.uniform(380, 900), r.uniform(552, 596)) for _ in range(k)]), c, 8))
for x, y, h, c in ((596, 600, 66, TULIP), (624, 606, 54, "#F1C75C"), (650, 604, 70, "#E88FA0"), (842, 604, 72, TULIP), (870, 606, 60, "#E88FA0")):
    a.add(a.tulip(x, y, h, c, r.uniform(-.05, .06), "#5E8A48"))
a.add(birds(r, ((414, 190, 14), (452, 172, 11), (386, 214, 9)), "#4F5B78"))
a.add(path(blades(r, 60, 610, 150, 56, 16, .06) + blades(r, 880, 612, 120, 60, 12, -.1), "#4C7040"))
finish(a, "season-spring", .16)

# ---- summer: deep green and gold, hay on the meadow, a boat on low water
a = Art(900, 600, 12)
r = a.r
a.add(f'<rect width="900" height="600" fill="{a.lin([(0,"#4F86AE"),(.3,"#8FB6BE"),(.5,"#E9D9A2"),(.64,"#F6CF86")])}"/>', a.glow(150, 200, 300, "#FFE6A0", .85), f'<circle cx="150" cy="200" r="44" fill="#FFF0BE"/>')
a.add(torn_cloud("430,120! 540,104 660,112 780,98 900,110! 760,128 600,134", "#DDE2CF", "#FFF1C4", .75), torn_cloud("260,66! 340,56 430,62 500,54 560,62! 460,76 340,76", "#C9D8D2", "#FFF1C4", .6))
a.add(valley_land(a, dict(ridge="#8CA0A0", ridge2="#B9BDA6", hill="#6E9156", hill2="#557C48", meadow=("#D9C268", "#9CA550"), island=("#8DAA52", "#4F7640"), near=("#7FA04A", "#34573A"), tuft="#4A7440",
    water=("#F3DC9E", "#86A08C", "#4E6C6C"), wlight="#FFF0C0", flow=.5, fir=("#4C7350", "#86A074"), haze="#F0D68A", t=.07)))
for x, y, s in ((170, 414, 20), (204, 420, 26), (132, 422, 18), (486, 408, 18), (512, 414, 22)):
    d = curve([(x - s * .6, y, 1), (x - s * .5, y - s * .6), (x, y - s), (x + s * .5, y - s * .6), (x + s * .62, y, 1)])
    a.add(path(d, "#F3D98A"), path(d, "#D3A94C", None, 'transform="translate(2 2)"'))
a.add(use("boat", 400, 548, 30, c="#8A5E3E", haze="#F0D68A", t=.1))
a.add(oak(a, 690, 540, 328, "#4F7A42", "#4E3B30", "#B98A5A"))
for c, k in (("#F3EADF", 14), (TULIP, 9), (LAMP, 10)):
    a.add(line("".join(f"M{n(x,0)} {n(y,0)}h.1" for x, y in [(r.uniform(360, 900), r.uniform(556, 598)) for _ in range(k)]), c, 7))
a.add(line("M540 604L544 548M566 604L562 556M588 604L594 544", "#54733C", 4), path(blades(r, 62, 612, 160, 70, 18, .08) + blades(r, 884, 612, 110, 76, 12, -.1) + blades(r, 566, 612, 80, 44, 9, .05), "#2F5136"))
for x, y, q in ((544, 546, 9), (562, 554, 8), (594, 542, 9)):
    a.add(path(scallop(r, [(x + math.cos(k) * q, y + math.sin(k) * q * .8) for k in (0, 1.2, 2.4, 3.6, 4.8)], 7), TULIP), f'<circle cx="{x}" cy="{y}" r="3" fill="#4A2B36"/>')
a.add(birds(r, ((330, 180, 12), (362, 166, 9)), "#4F5B78"))
finish(a, "season-summer", .2)

# ---- fall: copper oak, mist on the river, geese going over, sheaves
a = Art(900, 600, 13)
r = a.r
a.add(f'<rect width="900" height="600" fill="{a.lin([(0,"#5E6B88"),(.26,"#A89AA0"),(.46,"#E8B98A"),(.62,"#F6C878")])}"/>', a.glow(180, 300, 300, "#FFD890", .8, 180))
a.add(torn_cloud("-20,110! 120,92 260,104 360,92 470,106! 320,128 120,130", "#8F8496", "#F6CFA0", .7), torn_cloud("560,70! 680,56 800,66 920,50! 920,84 780,92 640,88", "#857C94", "#F0C49A", .7))
a.add(valley_land(a, dict(ridge="#9A8FA2", ridge2="#C9B3A8", hill="#B9854E", hill2="#A06A3E", meadow=("#D9AE5C", "#A8803E"), island=("#B5984C", "#6F6E40"), near=("#A8853F", "#54462F"), tuft="#7A6436",
    water=("#F3CF98", "#A58A78", "#5E5566"), wlight="#FFE6B8", flow=.55, fir=("#6E6B4E", "#86A074"), haze="#E7A868", t=.1, lip="#F6DDA0", roof="#8C5238")))
for x, y, s in ((166, 420, 34), (196, 426, 40), (506, 416, 30)):
    a.add(use("sheaf", x, y, s, haze="#E7A868", t=.15))
a.add(f'<rect y="392" width="900" height="110" fill="{a.lin([(0,"#F6DDB4",0),(.5,"#F6DDB4",.55),(1,"#F6DDB4",0)])}"/>')
a.add(oak(a, 690, 540, 326, "#C4692E", "#4E382E", "#C08A54"))
a.add(leaf_fall(r, ((650, 390, 80, 80, 14), (520, 470, 60, 50, 7), (790, 440, 40, 60, 6)), "#D98A3C", 10), leaf_fall(r, ((690, 410, 90, 80, 10), (500, 570, 80, 12, 7)), "#E8B04A", 9))
a.add(line("".join(f"M{n(x,0)} {n(y,0)}h4" for x, y in [(700 + r.gauss(0, 90), 556 + abs(r.gauss(0, 12))) for _ in range(30)]), "#C4692E", 6))
a.add(use("pumpkin", 604, 592, 44), use("pumpkin", 646, 600, 34, haze="#54462F", t=.12))
g = ""
for i, (x, y) in enumerate(((470, 120), (500, 134), (532, 150), (440, 136), (412, 154), (566, 164), (382, 170))):
    s = 12
    g += f"M{x-s} {y-5}q{s*.6:.0f} -2 {s} 4q{s*.4:.0f} -6 {s} -6q{-s*.5:.0f} 4 {-s+2} 10l-4 1q{-s*.4:.0f} -6 {-s+2} -9z"
a.add(path(g, "#40405E", .9))
a.add(path(blades(r, 70, 612, 150, 60, 14, .1) + blades(r, 876, 614, 120, 62, 12, -.1), "#4A3D2C"))
finish(a, "season-fall", .26)

# ---- winter: snow blue and rose, bare oak, the river dark between ice, one skater's sledge track
a = Art(900, 600, 14)
r = a.r
a.add(f'<rect width="900" height="600" fill="{a.lin([(0,"#6E7FA8"),(.28,"#A9AFC6"),(.48,"#E6CFCB"),(.62,"#F8DDB4")])}"/>', a.glow(170, 310, 280, "#FFE9BE", .8, 170))
a.add(torn_cloud("420,90! 560,72 700,84 860,70 920,76! 920,110 760,112 560,116", "#A3A8C0", "#F6DCCB", .7), torn_cloud("-20,160! 100,146 220,156 320,146! 220,174 80,178", "#B4B4C6", "#FBE6D2", .6))
a.add(valley_land(a, dict(ridge="#A7B0C6", ridge2="#EEF0F4", hill="#8F96AE", hill2="#787F9C", meadow=("#F1F1F2", "#CFD3E0"), island=("#F6F4F2", "#C3C8DA"), near=("#EEF0F4", "#A9B0CA"), tuft="#7F86A0", lip="#FFFDF4",
    water=("#E9D8CE", "#8E97B4", "#535D80"), wlight="#DDE4EE", flow=.45, fir=("#66708C", "#86A074"), haze="#A9AFC6", t=.16, reed="#8E8478", wall="#CDBFB4", roof="#E9ECF2", stone=("#D9DCE6", "#8088A4")), snow=True))
# snow on the wood's edge and ice along the banks
a.add(path(scallop(r, "440,398 520,388 600,374 690,360 770,348 850,342 920,332 920,344 850,356 770,362 690,376 600,390 520,402", 16), SNOW, .7))
a.add(path(curve("-20,640! -20,580! 40,584 90,566 150,572 200,552 262,556 320,530 380,532 430,508 486,506 536,494 566,498! 520,526 440,556 320,586 120,616"), "#EEF3F5", .85), path(curve("-20,580! 40,584 90,566 150,572 200,552 262,556 320,530 380,532 430,508 486,506 536,494! 490,514 436,518 386,540 326,540 266,564 206,562 152,580 94,576 40,592 -20,588!"), "#B4BDD2", .9), path(curve("196,548! 230,540 280,544 240,554"), "#EEF3F5", .7))
a.add(oak(a, 690, 540, 322, "#4F7A42", "#51465A", "#C9BFD0", bare=True, snow=True))
a.add(use("crow", 576, 372, 30))
a.add(path(smoke("398,396 394,378 408,360 398,338 414,312", [5, 9, 12, 14, 4]), "#F6EAE2", .7))
# a sledge with firewood left at the foot of the oak, its track up the bank
a.add(line("M740 570Q800 556 910 548M740 580Q806 568 910 560", "#A9B0CA", 3, .8), path("M652 582h76q10 0 12 -10M652 592h72q14 0 16 -20", "none", None, f'stroke="{WOOD}" stroke-width="4"'), path("M660 576h60v6h-60z", WOODL))
for x, y in ((670, 570), (686, 571), (702, 570), (678, 558), (694, 558)):
    a.add(f'<circle cx="{x}" cy="{y}" r="8" fill="{WOOD}"/><circle cx="{x-1}" cy="{y-1}" r="6" fill="#D8AE7C"/>')
a.add(path(blades(r, 66, 612, 120, 44, 9, .1) + blades(r, 880, 612, 90, 48, 8, -.1), "#6E6A78"))
a.add("".join(f'<circle cx="{n(r.uniform(0,900),0)}" cy="{n(r.uniform(20,560),0)}" r="{n(r.uniform(1.6,3.4))}" fill="{CREAM}" fill-opacity=".85"/>' for _ in range(46)))
finish(a, "season-winter", .2, "#2A2A4A")
