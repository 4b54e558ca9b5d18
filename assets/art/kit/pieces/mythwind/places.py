import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _stills import *
from _story import *
from _folk import *

# The wide places of the three trays, 1500 x 500: workshop, market, camp. And the Ranger's map.
W, H = 1500, 500


def finish(a, name, op=.34, c="#1B1630"):
    a.add(a.vignette(op, .5, .45, c), a.grain(.5))
    a.save(OUT + name + ".svg")


# ================= the workshop: a long bench under a window ================================
a = Art(W, H, 831)
r = a.r
a.add(f'<rect width="1500" height="500" fill="{a.lin([(0, "#6B4A3C"), (.7, "#9C6E4E"), (1, "#7A5240")])}"/>', f'<rect width="1500" height="360" fill="{a.stuff("plank", "#3A2428", "#E9BE94")}" fill-opacity=".6"/>', a.glow(690, 160, 430, "#FFE3A6", .75, 300))
a.add(path("M-10 -10H1510V24H-10z", "#4A3236"), path("M-10 22H1510V32H-10z", SHADOW, .4), "".join(path(f"M{x} -10h44v380h-44z", "#4A3236") + path(f"M{x} -10h9v380h-9z", "#9A6A4A") for x in (40, 1416)))
# window with the town in it
a.add(soft("M520 44H880V282H520z", 8, 10, 9, .3), path("M508 36H892V292H508z", "#5C4334"), path("M508 36H892V46H518V292H508z", "#C99A6A"), f'<path d="M530 58H870V272H530z" fill="{a.lin([(0, "#6E9CB8"), (.55, "#E9DDB4"), (1, "#F3C98E")])}"/>', a.glow(640, 150, 120, "#FFF6D6", .9))
a.defs.append('<clipPath id="wn"><path d="M530 58H870V272H530z"/></clipPath>')
a.add('<g clip-path="url(#wn)">', path(curve("520,210! 600,180 690,200 780,170 880,196! 880,280! 520,280!"), "#A9B49A"), hamlet(r, 560, 240, 30, "#E9D3B4", "#A8604A", LAMP, 4), use("old-mill", 770, 258, 150, mound=False, detail=False, haze="#E9D3A8", t=.3), path(curve("520,250! 640,236 760,246 880,234! 880,290! 520,290!"), "#8EA060"), "</g>", path("M692 58h14v214h-14zM530 158H870v12H530z", "#5C4334"), path("M692 58h4v214h-4zM530 158H870v4H530z", "#C99A6A"), path("M490 286H910V304H490z", "#8A5E3E"), path("M490 286H910V292H490z", "#E3B27C"))
a.add(a.sym("pot", path("M-22 -34H22L16 0H-16z", COPP) + path("M-22 -34H22L21 -27H-21z", lit(COPP, .4)) + path("M8 -34H22L16 0H6z", dim(COPP, .35), .6))(560, 288), a.tulip(552, 258, 62, TULIP, -.06), a.tulip(570, 258, 54, LAMP, .08), use("cat", 838, 290, 92))
# the light that falls in
a.add(f'<path d="M530 58L870 58L1130 420L620 420z" fill="{a.lin([(0, "#FFF0C0", .34), (1, "#FFF0C0", 0)])}"/>')
# tool wall left: saw, plane, hammer, chisels, square, tongs
a.add(pc("M110 76H480V92H110z", WOODL, .4, (2, 3), (4, 8, 5, .3)), pc("M936 92H1390V110H936z", WOODL, .4, (2, 3), (4, 8, 5, .3)))
saw = "M0 0L196 16L190 44L0 88z"
a.add(group(soft(saw, 6, 8, 6, .3) + path(saw, "#F0EDF0") + path(saw, "#B4AFC2", None, 'transform="translate(2 4)"') + line("M2 88" + "".join("l5 -7l8.400 4" for k in range(14)), "#6A667E", 4) + path(curve("-66,-6! -20,-14 4,0! 4,90! -20,104 -60,98! -76,60 -80,30"), "#8A5636") + path(curve("-66,-6! -20,-14 4,0! -20,6 -56,8!"), lit("#8A5636", .4)) + path(curve("-50,26 -24,22 -18,46 -24,70 -48,70 -56,48"), "#4E342E"), t="translate(236 122) rotate(8)"))
for x, k, h in ((140, 0, 86), (458, 1, 92)):
    a.add(pc(f"M{x-7} 92h14l-2 {h}h-10z", WOODL, .45, (2, 2), (5, 6, 5, .3)), pc(f"M{x-34} {92+h}h50l18 8v22l-18 8h-50z" if k else f"M{x-30} {92+h}h60v36h-60z", "#6A667E" if k else "#A9744A", .55, (2, 3), (5, 6, 5, .3)))
for i, x in enumerate((964, 1002, 1040, 1078)):
    a.add(pc(f"M{x-9} 104h18v54h-18z", (BRICK, MOSS, DELFT, OCHRE)[i], .45, (2, 2), (5, 6, 4, .3)), path(f"M{x-7} 158h14l-2 10h-10z", BRASS), pc(f"M{x-6-i} 168h{12+2*i}v{46+i*4}l-{12+2*i} -8z", "#B4AFC2", .6, (2, 2), (4, 5, 4, .25)))
a.add(group(pc("M0 0H22V150H0zM0 0H110V20H0z", "#B4AFC2", .6, (2, 3), (5, 6, 5, .3)) + line("M6 40h8M6 60h12M6 80h8M6 100h12M6 120h8", IRON, 3), t="translate(1130 110)"), line("M1290 110q-28 40 -14 80q10 30 -14 70M1290 110q28 40 14 80q-10 30 14 70", IRON, 10), line("M1287 112q-28 40 -14 80", IRONL, 3), path(disc(1290, 188, 9), "#2E2C3C"), pc("M1340 106h20l-2 60h-16z", WOODL, .4, (2, 2), None) + pc("M1330 160h40l8 90l-28 14l-28 -14z", "#B4AFC2", .6, (2, 3), (5, 6, 5, .3)))
a.add(use("lantern", 480, 36, 104), a.glow(480, 84, 80, LAMP, .5))
# coils of cloth on a shelf, left; iron bars, right, standing
# the bench
top = "-20,330! 400,322 1000,328 1520,320! 1520,372! 1000,380 400,374 -20,382!"
a.add(path("M-20 380H1520V520H-20z", "#3E2A30"), a.glow(760, 440, 500, "#A96A4A", .35, 120))
for x in (90, 520, 960, 1370):
    a.add(pc(f"M{x} 370h56l-4 150h-48z", "#7A5038", .4, (4, 2), (8, 4, 8, .3)))
a.add(pc("M120 440H1420V462H120z", "#6B4434", .35, (2, 4), (4, 8, 6, .3)))
# under the bench: cloth bolts, wood, iron
a.add("".join(path(disc(x, y, 25), dim(c, .3)) + path(disc(x - 2, y - 2, 22), c) + line(f"M{x-10} {y}a10 10 0 1 1 10 10a16 16 0 0 1 -16 -12", lit(c, .5), 3) for x, y, c in ((200, 414, TULIP), (254, 416, DELFT), (308, 414, AMBER), (228, 484, MOSS), (284, 486, VIOLET))))
a.add("".join(path(disc(x, y, 21), "#5A3A22") + path(disc(x - 1, y - 1, 18), "#E3BE86") + f'<circle cx="{x-1}" cy="{y-1}" r="10" fill="none" stroke="#B9803E" stroke-width="3"/>' for x, y in ((640, 420), (684, 418), (728, 420), (772, 418), (662, 484), (706, 486), (750, 484))))
a.add("".join(pc(f"M{x} {y}h150l10 8v12h-150l-10 -8z", "#7C788E", .6, (2, 3), (3, 5, 4, .3)) for x, y in ((1090, 420), (1130, 400), (1180, 420), (1100, 486), (1190, 484))))
a.add(soft(curve(top), 0, 12, 9, .36), path(curve(top), "#F0CB94"), path(curve(top), a.lin([(0, "#C08E5A"), (1, "#86583A")]), None, 'transform="translate(0 6)"'), line("M-10 348Q500 338 1510 346M120 364Q700 354 1400 362M560 338Q760 332 980 340", "#7A4E34", 3, .5))
# on it: a vice, a half-made stool, shavings, a plane, pots of brushes, a quilt, an anvil with a hinge
a.add(pc("M96 276h72v58H96z", IRON, .5, (3, 4), (6, 8, 5, .3)), pc("M176 276h30v58h-30z", IRON, .5, (3, 4), None), line("M206 300h40", IRONL, 9), line("M244 276v48", IRON, 8), pc("M168 216h9v96h-9z", "#E3BE86", .5, (2, 2), (6, 5, 4, .3)))
stool_ = "".join(pc(f"M{x0} 232L{x1} 332h16L{x0+16} 232z", "#A9744A", .5, (2, 1), (5, 4, 4, .28)) for x0, x1 in ((316, 292), (392, 414), (352, 350))) + pc(curve("280,232! 286,250 330,258 366,258 420,250 434,232! 420,218 366,212 300,216"), "#C08E5A", .55, (2, 4), (5, 8, 5, .3))
a.add(stool_)
a.add(pc("M560 300H690V332H560z", "#A9744A", .5, (2, 3), (6, 7, 5, .3)), pc("M552 326H704V338H552z", "#8A5636", .5, (1, 2), None), path("M596 300l20 -28 24 28z", "#B4AFC2"), pc(curve("662,302! 666,276 690,268 700,280! 690,288 688,304!"), "#8A5636", .5, (2, 2), None), path(disc(574, 294, 11), "#8A5636") + path(disc(571, 291, 5), "#D9A470"))
sh = lambda x, y, s: group(line("M0 0q20 -26 36 -4q8 18 -10 20q-16 -2 -10 -14", "#F6DDB0", 8), t=f"translate({x} {y}) scale({s})")
a.add(sh(520, 332, .8), sh(716, 328, .9), sh(748, 336, .7), sh(486, 338, .6))
a.add(pc("M800 268H848L842 332H806z", DELFT, .45, (2, 3), (5, 7, 5, .3)), path("M803 288Q824 294 846 288L845 296Q824 302 804 296z", CREAM), "".join(line(f"M{824+k} 272L{824+k*2.2} {y}", WOODL, 6) + path(curve(f"{824+k*2.2-7},{y}! {824+k*2.4-4},{y-18} {824+k*2.6},{y-28}! {824+k*2.4+6},{y-14} {824+k*2.2+7},{y}!"), c) for k, y, c in ((-10, 222, TULIP), (2, 210, AMBER), (12, 226, "#EADBC0"))))
qx = "900,252! 980,238 1060,244 1110,256! 1118,300 1110,360! 1040,372 960,366 896,372! 904,310"
a.defs.append(f'<clipPath id="qq"><path d="{curve(qx)}"/></clipPath>')
cols = (TULIP, AMBER, STEEL, CREAM, MOSS, VIOLET, "#C9839A", OCHRE)
a.add(soft(curve(qx), 6, 9, 7, .32), '<g clip-path="url(#qq)">' + "".join(path(f"M{x} {y}h36v36h-36z", cols[(i * 3 + j * 2) % 8]) + (path(f"M{x} {y}h36l-36 36z", cols[(i + j * 3 + 4) % 8]) if (i + j) % 2 else "") for i, x in enumerate(range(892, 1120, 36)) for j, y in enumerate(range(236, 380, 36))) + path("M896 320H1120V376H896z", SHADOW, .22) + "</g>", line("M900 312Q1000 326 1114 314", CREAM, 3, .7, extra='stroke-dasharray="9 7"'))
a.add(pc(curve("1176,262! 1230,250 1330,250 1380,256! 1374,276 1346,288 1322,296! 1322,316! 1344,334! 1226,334! 1246,316! 1246,296! 1216,290 1190,280"), "#5A566E", .6, (3, 4), (8, 9, 6, .34)), path(curve("1176,262! 1230,250 1330,250 1380,256! 1330,262 1240,264"), "#D0CBDA"), group(path("M-50 -8H50L62 0L50 8H-50z", "#33283A") + path(disc(-50, 0, 16), "#33283A") + path("M-46 -4H48V-1H-46z", IRONL), t="translate(1280 244) rotate(-4)"))
a.add(group(pc("M-8 0H8L10 120H-10z", WOODL, .45, (2, 2), (5, 5, 4, .3)) + pc("M-40 -30H34L48 -18V6L34 10H-40z", "#6A667E", .55, (2, 3), (6, 7, 5, .3)), t="translate(1430 250) rotate(24)"))
finish(a, "workshop", .36)

# ================= the market: four stalls under their awnings ==============================
a = Art(W, H, 832)
r = a.r
a.add(f'<rect width="1500" height="500" fill="{a.lin([(0, "#5E92B8"), (.36, "#B9D3D2"), (.6, "#F6E4BA")])}"/>', a.glow(420, 150, 420, "#FFF6D6", .8, 240))
a.add(torn_cloud("160,50! 320,36 460,46 600,34! 480,74 280,76", "#FDF3E2", "#FFFFFF", .7), torn_cloud("900,70! 1080,54 1220,64 1380,50! 1240,92 1040,94", "#FDF3E2", "#FFFFFF", .7))
a.add(path(curve("-20,210! 200,160 420,190 700,150 980,190 1240,150 1520,190! 1520,300! -20,300!"), "#B4BFA6"))
# houses of the square
for x, w, h, wall, roof in ((-30, 170, 150, "#E9D3B4", "#A8604A"), (170, 130, 120, "#D9B9A0", "#8A5A5A"), (330, 150, 140, "#EADBC0", "#9A6A4A"), (560, 120, 112, "#D3B9AE", "#A8604A"), (820, 140, 130, "#E3CDB4", "#7A5A6A"), (980, 120, 110, "#EADBC0", "#A8604A"), (1180, 150, 140, "#D9C0AE", "#8A5A5A"), (1360, 180, 160, "#E9D3B4", "#9A6A4A")):
    y = 330
    g = path(f"M{x} {y}V{y-h*.62}H{x+w}V{y}z", wall) + path(f"M{x+w*.62} {y}V{y-h*.62}H{x+w}V{y}z", VIOLET, .26) + path(f"M{x-12} {y-h*.6}L{x+w*.2} {y-h*1.12}H{x+w*.84}L{x+w+12} {y-h*.6}z", roof) + path(f"M{x-12} {y-h*.6}L{x+w*.2} {y-h*1.12}H{x+w*.3}L{x+14} {y-h*.6}z", lit(roof, .35)) + "".join(path(f"M{x+w*q:.0f} {y-h*.46:.0f}h20v28h-20z", LAMP if q < .5 else "#6A6286") for q in (.18, .46, .76))
    a.add(tint(g, "#EBD9B8", .3))
a.add(use("old-mill", 742, 330, 230, mound=False, detail=False, haze="#EBD9B8", t=.28))
a.plane(curve("-20,326! 400,316 900,322 1520,312! 1520,520! -20,520!"), a.lin([(0, "#D9C7A4"), (.5, "#B09A86"), (1, "#7A6876")]), lip="#FBEFD0", at=(0, 3))
a.add(path("".join(f"M{n(r.uniform(0,1500),0)} {y}q{w//2} -{w//7} {w} 0q-{w//2} {w//6} -{w} 0z" for y, w in ((346, 34), (356, 40), (352, 34), (368, 44), (430, 50), (440, 56), (452, 60), (468, 64), (446, 56), (484, 70), (474, 66), (436, 50), (490, 70), (460, 60))), "#6E5E6E", .3))
# bunting from roof to roof
flags = lambda x0, y0, x1, y1, sag, k: line(f"M{x0} {y0}Q{(x0+x1)/2:.0f} {(y0+y1)/2+sag:.0f} {x1} {y1}", "#6B4A36", 3, .8) + "".join(path(f"M{x-13:.0f} {y:.0f}h26l-13 32z", (TULIP, LAMP, DELFT, "#86A85A", CREAM)[i % 5]) for i, (x, y) in enumerate(((x0 + (x1 - x0) * t, (1 - t) ** 2 * y0 + 2 * t * (1 - t) * ((y0 + y1) / 2 + sag) + t * t * y1) for t in [(q + .5) / k for q in range(k)])))


def stall(x, c1, c2, goods, sign):
    o = foot(x + 10, 452, 260)
    o += "".join(pc(f"M{x+dx} 190h14v262h-14z", "#7A5240", .45, (3, 1), (6, 4, 5, .3)) for dx in (-138, 124))
    o += path(f"M{x-124} 236H{x+124}V352H{x-124}z", "#4A3240", .62) + path(f"M{x-124} 236H{x+124}V262H{x-124}z", SHADOW, .4)
    o += goods[0]
    # counter
    o += pc(f"M{x-150} 348H{x+150}V366H{x-150}z", WOODL, .5, (2, 4), (4, 8, 5, .3)) + pc(f"M{x-142} 366H{x+142}V452H{x-142}z", dim(WOODL, .18), .2, (2, 3), None) + line(f"M{x-96} 368V450M{x-48} 368V450M{x} 368V450M{x+48} 368V450M{x+96} 368V450", dim(WOODL, .5), 3.4, .7)
    o += path(f"M{x-60} 372Q{x} 384 {x+60} 372L{x+52} 436Q{x} 448 {x-52} 436z", c1) + path(f"M{x-60} 372Q{x-40} 378 {x-30} 378L{x-28} 441L{x-52} 436z", lit(c1, .4), .8) + sign
    o += goods[1]
    # awning in stripes, a scalloped edge
    n_ = 7
    for i in range(n_):
        t0, t1 = i / n_, (i + 1) / n_
        xa, xb = x - 132 + 264 * t0, x - 132 + 264 * t1
        xc, xd = x - 164 + 328 * t0, x - 164 + 328 * t1
        c = c1 if i % 2 == 0 else c2
        q = f"M{n(xa,0)} 168L{n(xb,0)} 168L{n(xd,0)} 246q0 26 {n((xc-xd)/2,0)} 26T{n(xc,0)} 246z"
        o += path(q, SHADOW, .26, 'transform="translate(5 11)"') + path(q, mix(c, SHADOW, .05 * max(0, i - 3))) + path(f"M{n(xc,0)} 246q0 26 {n((xd-xc)/2,0)} 26T{n(xd,0)} 246z", SHADOW, .18)
    o += path(f"M{x-134} 162H{x+134}V172H{x-134}z", lit(c1, .4)) + path(f"M{x-132} 172L{x-164} 246h16l30 -74z", CREAM, .3)
    return o


pile = lambda x, y, w, h, c: path(curve(f"{x-w},{y}! {x-w*.6:.0f},{y-h*.6:.0f} {x},{y-h}! {x+w*.6:.0f},{y-h*.6:.0f} {x+w},{y}!"), c) + path(curve(f"{x-w},{y}! {x-w*.6:.0f},{y-h*.6:.0f} {x},{y-h}! {x-w*.1:.0f},{y-h*.4:.0f} {x-w*.4:.0f},{y}!"), lit(c, .45), .9)
tub = lambda x, y, w, c: path(f"M{x-w} {y-34}H{x+w}L{x+w-8} {y}H{x-w+8}z", c) + path(f"M{x-w} {y-34}H{x-w*.4:.0f}L{x-w*.4:.0f} {y}H{x-w+8}z", lit(c, .35), .7) + path(f"M{x-w} {y-26}h{2*w}v6h-{2*w}z", dim(c, .4), .7)
# salt: white heaps in tubs, a sack, blocks
salt = ("".join(path(f"M{x} {y}h34v28h-34z", "#F6F6F2") + path(f"M{x+24} {y}h10v28h-10z", "#B9C3D6") for x, y in ((110, 290), (146, 290), (128, 262), (220, 290), (256, 290))),
        pile(120, 318, 46, 52, "#F3F4F0") + tub(120, 350, 50, "#7F8AA6") + pile(216, 320, 38, 40, "#F3F4F0") + tub(216, 350, 42, "#A9744A") + use("sack", 292, 352, 78))
spice = ("".join(line(f"M{x} 246v34", "#8A6430", 3) + path(curve(f"{x-9},280! {x-14},300 {x},318! {x+14},300 {x+9},280!"), c) for x, c in ((500, TULIP), (530, BRICK), (560, TULIP), (590, AMBER), (620, BRICK))),
         "".join(pile(x, 322, 34, h, c) + tub(x, 350, 38, k) for x, h, c, k in ((478, 46, "#D2602E", "#3F7F86"), (556, 54, "#E7A13D", "#7A5240"), (636, 44, "#8E3B32", "#5E7F4E"))))
silk = ("".join(path(curve(f"{x-16},240! {x-20},290 {x-12},348! {x+18},348! {x+14},290 {x+18},240!"), c) + path(curve(f"{x-16},240! {x-20},290 {x-12},348! {x-4},348! {x-10},290 {x-5},240!"), lit(c, .45), .8) for x, c in ((856, "#C868A8"), (900, "#6E5AA0"), (944, LAMP), (988, "#5E9AB4"), (1032, TULIP))),
        "".join(path(f"M{x} {y}h84q12 11 0 22h-84q-12 -11 0 -22z", c) + path(f"M{x} {y}h84v6h-86z", lit(c, .5)) + path(disc(x + 86, y + 11, 10), dim(c, .35)) for x, y, c in ((836, 326, "#C868A8"), (962, 326, "#5E9AB4"), (900, 304, "#F0DFBA"))))
gem = lambda x, y, s: group(path(curve("0,-16! 14,-10 18,4 8,16 -8,16 -18,4 -12,-10"), "#E7962E") + path(curve("0,-16! -12,-10 -18,4! -6,-2"), "#FBD98A") + path(curve("18,4! 8,16 -8,16! 6,6"), "#B4621C"), t=f"translate({x} {y}) scale({s})")
amber = ("".join(line(f"M{x} 246Q{x+22} {y} {x+44} 246", "#6B4A36", 2.5) + "".join(path(disc(x + 44 * t, 246 + (y - 246) * 2 * t * (1 - t), 5.5), AMBER) for t in (.2, .35, .5, .65, .8)) for x, y in ((1210, 370), (1264, 340), (1320, 370))),
         path("M1186 338h112v12h-112zM1308 338h78v12h-78z", "#2E3566") + path("M1186 338h112v4h-112zM1308 338h78v4h-78z", "#6E78B0") + "".join(gem(x, y, s) for x, y, s in ((1206, 324, .9), (1240, 320, 1.2), (1278, 324, .9), (1328, 322, 1.1), (1364, 324, .85), (1258, 300, .8))))
sg = lambda x, d: group(d, t=f"translate({x} 408)")
a.add(stall(210, "#5E86A6", CREAM, salt, sg(210, path("M-20 -14H14V14H-20z", "#FBFBF6") + path("M4 -14H14V14H4z", "#B9C3D6"))), stall(556, BRICK, "#F6E0B0", spice, sg(556, pile(0, 16, 24, 34, "#F0A848"))), stall(944, "#7E5A9A", "#F3DDE9", silk, sg(944, path("M-20 -18h40v7h-40zM-20 12h40v7h-40z", LAMP) + path("M-14 -11h28v23h-28z", "#E79CCB"))), stall(1290, "#C07A2E", CREAM, amber, sg(1290, gem(0, 0, 1.1))))
a.add(flags(-20, 40, 700, 66, 90, 13), flags(700, 66, 1520, 36, 96, 14), "")
# people: a buyer with a basket, a child with a dog's worth of patience, a sprite that borrows an apple
a.add(folk(390, 478, 210, coat="#5E7A74", hat="kerchief", hatc=LAMP, skin=SKINS[1], apron=CREAM, lite=True, near=((30, -220), (64, -190)), far=((40, -230), (80, -220)), hold_near=group(use("basket", 0, 0, 120), t="translate(70 -110)")))
a.add(folk(738, 482, 216, flip=True, coat="#8E4A3A", hat="felt", hatc="#4E4A5A", skin=SKINS[3], beard="#3A2E34", lite=True, near=((36, -220), (70, -240)), far=((30, -210), (50, -180))), use("sprite", 790, 486, 104))
a.add(folk(1118, 484, 150, coat=LAMP, style="plait", hair="#5A3428", hk=1.3, lite=True, near=((34, -210), (60, -240))), use("goose", 1176, 488, 74), use("crow", 1452, 430, 40, flip=True))
finish(a, "market", .3)

# ================= the camp: the Ranger's lodge, packs, a fire ===============================
a = Art(W, H, 833)
r = a.r
a.add(f'<rect width="1500" height="500" fill="{a.lin([(0, "#23264F"), (.34, "#4E4F88"), (.56, "#A9749A"), (.74, "#F0B58E")])}"/>', a.glow(1060, 250, 420, "#F8D3A0", .55, 200), stars(((90, 50, 6), (200, 110, 4), (330, 40, 5), (470, 90, 4), (640, 44, 6), (800, 110, 4), (960, 50, 5), (1130, 84, 4), (1290, 40, 6), (1420, 120, 4), (560, 150, 3.4))))
a.add(path(curve("-20,300! 140,220! 220,250! 330,160! 420,240! 520,200! 640,280! 800,210! 900,250! 1020,170! 1130,250! 1260,200! 1400,270! 1520,220! 1520,400! -20,400!", k=.06), "#7E6A96"), path("M330 160L372 198L352 206L338 196L326 214L308 198L294 194zM1020 170L1068 205L1048 214L1030 204L1016 222L996 206L978 206z", "#E3B9B4", .8))
a.add(path(scallop(r, "-20,330 160,300 400,316 660,290 900,312 1180,286 1520,306 1520,420 -20,420", 24), "#54507E"), a.firs([(60, 372, 200), (120, 378, 260), (180, 372, 170), (880, 360, 130), (930, 366, 180), (1270, 372, 220), (1330, 380, 290), (1400, 376, 240), (1460, 380, 300), (1230, 366, 140)], "#2E3A55", False))
a.plane(curve("-20,366! 300,350 760,360 1520,346! 1520,520! -20,520!"), a.lin([(0, "#6E7A62"), (.4, "#46553F"), (1, "#1D2830")]), lip="#E3BFA0", loose=True, inner=a.tufts(10, 1490, 380, 480, 50, 22, "#39482F", .9))
# the lodge: logs, a deep roof, its door open and warm
a.add(path(curve("240,420! 520,396 760,404 860,424 560,440"), SHADOW, .34))
for i in range(7):
    y = 396 - i * 26
    a.add(path(f"M290 {y}H770v26H290z", mix("#8A5E42", SHADOW, .1 + .02 * (i % 3))), path(f"M290 {y}H770v6H290z", "#C99468", .8), path(f"M290 {y+20}H770v6H290z", SHADOW, .35), "".join(path(disc(x, y + 13, 13), "#5A3A2A") + path(disc(x - 1, y + 12, 10.5), "#DDB27C") + path(disc(x - 1, y + 12, 4), "#A9744A") for x in (288, 772)))
a.add(a.glow(520, 340, 190, LAMP, .7), path("M468 422V276Q468 262 482 262H562Q576 262 576 276V422z", "#4A3028"), path("M478 422V280Q478 272 486 272H558Q566 272 566 280V422z", LAMP), path("M478 422V330Q520 312 566 330V422z", "#FFE9A8"), path("M566 272L612 286V430L566 422z", "#8A4A3A"), path("M566 272L574 274V424L566 422z", lit("#8A4A3A", .4)), path("M500 422v-56q0 -10 8 -10h26q8 0 8 10v56z", "#6B4434", .75), pane(350, 300, 64, 54, True, 0, "#5A3A2A"), pane(658, 300, 64, 54, True, 0, "#5A3A2A"))
a.add(path(curve("220,262! 300,190 380,110 440,60! 640,56! 700,110 780,190 850,258!"), SHADOW, .34, 'transform="translate(4 14)"'), shingled(a, (436, 58, 644, 54), (216, 258, 856, 254), 6, "#3F3A56", "#6E6284", 8, 1), path(curve("216,258! 300,186 380,106 432,56! 448,56! 396,112 318,190 240,262!"), "#C9A0A0"), moss(r, ((330, 210, 80), (600, 120, 70), (760, 220, 90))))
a.add(path("M690 40h54v86h-54z", "#6F6680"), path("M690 40h12v86h-12z", "#A79DAF"), path("M684 32h66v12h-66z", "#8C8196"), path(smoke("716,30 730,0 704,-20 724,-60", [16, 26, 30, 20]), "#EADBE0", .5))
# antlers over the door, snow-shoes, skis, a rope on the wall
a.add(line("M520 250q-30 -10 -38 -34M500 244q-14 -4 -24 2M520 250q30 -10 38 -34M540 244q14 -4 24 2M490 232l-4 -18M550 232l4 -18", "#E9DCC0", 6), path(disc(520, 250, 8), "#6B4A36"))
a.add("".join(pc(f"M{x} 424L{x+18} 232q4 -14 12 -4l-12 196z", c, .45, (2, 1), (6, 4, 5, .3)) for x, c in ((226, "#B98A5A"), (248, "#9A6A44"))), f'<g fill="none"><ellipse cx="440" cy="346" rx="18" ry="34" stroke="#43302A" stroke-width="11"/><ellipse cx="440" cy="346" rx="18" ry="34" stroke="#D9BE8C" stroke-width="7"/></g>')
# the fire before it: ring of stones, kettle on a tripod
a.add(a.glow(1000, 400, 330, "#F7A94A", .8, 210), f'<ellipse cx="1004" cy="446" rx="300" ry="40" fill="#F7B43C" fill-opacity=".3"/>')
a.add("".join(path(f"M{x-22} {y}q4 -22 22 -22t22 22q-22 9 -44 0z", "#5E5A72") + path(f"M{x-20} {y-2}q4 -19 18 -19q-10 6 -8 20z", "#E9A86A") for x, y in ((930, 430), (966, 420), (1008, 416), (1046, 420), (1080, 430))))
a.add(line("M930 440L1078 420M934 420L1076 442M966 446L1046 414", "#3A2620", 17), line("M932 436L1076 416M938 416L1070 438", "#8A5636", 6))
fl = lambda x, y, s, c: path(curve(f"{x},{y-120*s:.0f}! {x+16*s:.0f},{y-82*s:.0f} {x+40*s:.0f},{y-60*s:.0f} {x+42*s:.0f},{y-22*s:.0f} {x+22*s:.0f},{y}! {x-22*s:.0f},{y}! {x-44*s:.0f},{y-26*s:.0f} {x-38*s:.0f},{y-66*s:.0f}! {x-20*s:.0f},{y-54*s:.0f} {x-14*s:.0f},{y-90*s:.0f}"), c)
a.add(fl(1006, 436, 1.1, "#E8772E"), fl(974, 436, .7, "#E8772E"), fl(1042, 436, .66, "#E8772E"), fl(1008, 436, .78, "#F7B43C"), fl(980, 436, .46, "#F7B43C"), fl(1036, 436, .44, "#F7B43C"), fl(1008, 436, .46, "#FFF0BC"))
a.add(line("M904 446L1004 232L1110 446M1004 232L1022 430", "#4A3430", 9), line("M902 440L1002 234", "#B9825A", 3), line("M1004 240V282", IRON, 4), pc(curve("966,290! 960,322 976,346 1004,348 1032,346 1048,322 1042,290!"), "#4A485C", .5, (2, 3), (4, 6, 5, .3)), f'<ellipse cx="1004" cy="290" rx="40" ry="9" fill="#2E2C3C"/>', line("M966 290Q1004 236 1042 290", IRONL, 4), path(smoke("1010,280 1024,240 1000,210 1016,170", [8, 14, 12, 4]), CREAM, .4))
# two who sit: the ranger with a map, a sprite warming its feet
legs_ = path(curve("-34,-150! -50,-120 -40,-96! 20,-92 70,-96! 84,-40 88,-14! 112,-12! 112,0! 60,0! 54,-50 40,-66! -10,-66 -46,-70!"), "#3E4A44")
a.add(pc("M1150 424H1290V452H1150z", "#7A5240", .4, (2, 4), (5, 7, 5, .34)), path(disc(1288, 438, 14), "#DDB27C"), path(disc(1288, 438, 6), "#A9744A"))
a.add(folk(1218, 474, 236, flip=True, coat="#3F6A52", legs="#3E4A44", hair="#5A3428", hat="hood", hatc="#2F5F4A", legs_svg=legs_, near=((34, -214), (80, -214)), far=((40, -226), (84, -240)), lean=6, scarf=LEAF, hold_near=path("M-66 -262L-138 -250L-130 -190L-60 -202z", "#F3E3BC") + path("M-66 -262L-100 -256L-94 -196L-60 -202z", SHADOW, .12) + line("M-76 -240Q-96 -250 -106 -228T-124 -222", BRICK, 4, extra='stroke-dasharray="7 5"'), mood="calm", haze="#F7A94A", t=.06), use("barefoot", 892, 476, 96, left="58,134 30,132 14,112", right="104,136 130,130 146,112"))
# packs, rope, a barrel by the wall; a bow leans
pk = lambda x, y, s, c, k: group(foot(4, 0, 110) + pc(curve("-48,0! -56,-50 -46,-104 -20,-120! 20,-120! 46,-104 56,-50 48,0!"), c, .45, (3, 3), (7, 6, 6, .3)) + path(curve("-50,-90! -40,-112 -20,-120! 20,-120! 42,-110 52,-88! 46,-66 0,-58 -46,-66"), lit(c, .16)) + path("M-26 -72h12v30h-12zM14 -72h12v30h-12z", LAMP) + path(curve("-60,-128 -52,-142 50,-144 62,-130 54,-114 -52,-112"), k) + path(curve("-60,-128 -52,-142 50,-144! 44,-134 -48,-128"), lit(k, .4)) + line("M-30 -143v30M28 -144v31", dim(k, .45), 5), t=f"translate({x} {y}) scale({s})")
a.add(pk(716, 452, .86, "#8A5E3E", MOSS), pk(800, 466, 1.0, "#5E6A8A", BRICK), pk(654, 470, .66, "#7A7A4E", "#C9784A"), use("barrel", 300, 446, 96), use("lantern", 828, 262, 88), a.glow(828, 302, 90, LAMP, .6))
a.add(path(ribbon(sample("170,470 110,380 130,280 190,240", 12), [5, 10, 10, 5]), "#8A5E3C"), line("M170 470L190 240", "#EFE6D6", 2))
for x, y, s in ((640, 200, 2), (880, 240, 2.4), (1120, 260, 2), (1190, 200, 1.8), (960, 180, 2.2), (1050, 150, 1.8), (1350, 330, 2)):
    a.add(a.firefly(x, y, s))
a.add(path(blades(r, 70, 512, 190, 70, 16, .08), "#141B2A"), path(blades(r, 1440, 512, 190, 76, 16, -.1), "#141B2A"), path(blades(r, 560, 512, 120, 30, 10, .08), "#1D2830"))
finish(a, "camp", .42, "#0A0C20")
