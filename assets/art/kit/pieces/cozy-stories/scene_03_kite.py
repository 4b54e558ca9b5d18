from _stage import *
from _players import *

a = scene(3)
r = a.r
GRASS, GRASSL = "#7FA653", "#A9C46A"

# bright day: clear blue that warms to cream on the horizon
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#6FAED0"),(.34,SKY),(.56,"#D9E6DC"),(.66,"#FBEBD0")])}"/>')
a.add(a.glow(60, 40, 620, "#FFF3D0", .75))
# wind made visible: long drawn clouds, all leaning the same way
def cl(spec, s, op=1, shade="#CBDCE4"):
    d = scallop(r, spec, s, .5)
    return path(d, shade, op, 'transform="translate(5 9)"') + path(d, "#FFFDF4", op)
a.add(cl("300,330 350,294 420,284 490,260 560,268 620,290 690,296 740,318 660,332 520,338 390,342", 38, .85))
a.add(cl("560,420 620,396 690,392 760,370 840,380 940,372 940,430 800,436 660,440", 34, .8))
a.add(cl("220,520 280,500 340,496 400,478 470,492 540,510 470,526 320,532", 26, .75))
a.add(cl("660,78 720,56 800,40 930,50 930,104 800,106 720,100", 36, .8))
for d in ("M560 46C600 34 620 44 650 34", "M300 392C420 366 500 400 620 372C640 366 646 354 636 350", "M196 300C240 290 256 300 290 288"):
    a.add(line(d, "#FFFDF4", 3, .6))

# horizon: hills, village, a far balloon
a.add(path(curve("-20,690! 120,664 300,676 470,646 640,664 780,640 920,654! 920,760! -20,760!"), "#A9C3C4"))
a.add(path(curve("-20,716! 200,690 420,700 640,676 800,690 920,672! 920,790! -20,790!"), "#97BAA0"))
a.add(use("balloon", 800, 636, 74, haze="#CFE0DC", t=.3), a.glow(800, 600, 60, "#FFF3D0", .4))
for x, s in ((500, 30), (520, 44), (548, 34), (660, 30), (684, 50), (716, 36), (470, 26), (740, 40), (860, 56), (884, 44), (610, 24)):
    a.add(path(scallop(r, [(x + math.cos(k) * s * .36, 690 - s * .45 + math.sin(k) * s * .5) for k in (0, 1, 2.1, 3.2, 4.2, 5.2)], 8), mix("#7FA082", "#97BAA0", .3)))

# meadow with sheets of tulips: stripes drawn from one vanishing point
a.plane(curve("-20,744! 180,716 420,726 640,706 920,720! 920,1240! -20,1240!"), a.lin([(0, "#A8C27A"), (.4, GRASS), (1, "#557D45")]), lip="#DDE5A8",
        loose=True, inner=a.tufts(300, 900, 730, 800, 14, 10, "#7C9E58", .8))
VX, VY = 560, 560
def stripe(x0, x1, y0, y1, c, tex, edge):
    """A bed between two rays, from y1 (near) up to y0 (far)."""
    f = lambda x, y: VX + (x - VX) * (y - VY) / (1200 - VY)
    d = f"M{n(f(x0,y0),0)} {y0}L{n(f(x0,y1),0)} {y1}L{n(f(x1,y1),0)} {y1}L{n(f(x1,y0),0)} {y0}z"
    o = path(d, c)
    o += path(f"M{n(f(x0,y0),0)} {y0}L{n(f(x0,y1),0)} {y1}L{n(f(x0+(x1-x0)*.16,y1),0)} {y1}L{n(f(x0+(x1-x0)*.16,y0),0)} {y0}z", edge, .8)
    o += path(f"M{n(f(x1,y0),0)} {y0}L{n(f(x1,y1),0)} {y1}L{n(f(x1-(x1-x0)*.14,y1),0)} {y1}L{n(f(x1-(x1-x0)*.14,y0),0)} {y0}z", dim(c, .4), .45)
    t = u = ""
    y = y0 + 22.0
    while y < y1:
        k = (y - VY) / 640
        w = 30 * k
        m = max(2, min(4, int((x1 - x0) / 48)))
        for j in range(m):
            px = f(x0 + (x1 - x0) * (j + .5 + r.uniform(-.3, .3)) / m, y)
            if -30 < px < 930:
                s = f"M{n(px,0)} {n(y,0)}q{n(-w*.4,0)} {n(-w*.5,0)} {n(-w*.2,0)} {n(-w,0)}l{n(w*.25,0)} {n(w*.3,0)} {n(w*.3,0)} {n(-w*.3,0)}q{n(w*.2,0)} {n(w*.5,0)} {n(-w*.35,0)} {n(w,0)}z"
                if r.random() < .5:
                    t += s
                else:
                    u += s
        y += 40 * k
    return o + path(t, tex, .9) + path(u, dim(c, .22), .8)
beds = ((-620, -430, TULIP), (-390, -210, "#F2C14E"), (-170, 0, "#E88FA0"), (40, 210, TULIP), (250, 410, "#F6EEDF"), (450, 620, "#7C6699"), (660, 830, "#E2A552"), (870, 1050, TULIP), (1090, 1290, "#F2B8A0"), (1330, 1560, "#F2C14E"), (1600, 1860, TULIP))
for x0, x1, c in beds:
    a.add(stripe(x0, x1, 790, 1200, c, lit(c, .35), lit(c, .3)))
a.add(f'<path d="M-20 790H920V1010H-20z" fill="{a.lin([(0,"#EFE9C9",.5),(1,"#EFE9C9",0)])}"/>')
# a hedge of grass closes the beds at the back
a.add(path(curve("-20,780! 200,772 420,784 640,772 920,784! 920,800! 640,790 420,802 200,790 -20,800!"), "#8FB063"))
a.add(a.tufts(300, 920, 797, 803, 16, 13, "#8FB063", 1))
# a canal glint and a poplar row in the right distance
for x, h in ((770, 92), (798, 104), (828, 88), (868, 112)):
    a.add(path(f"M{x} 772v-30h3v30z", WOODL) + path(scallop(r, [(x, 764 - h), (x - h * .1, 764 - h * .6), (x - h * .12, 764 - h * .2), (x, 758), (x + h * .13, 764 - h * .22), (x + h * .11, 764 - h * .62)], 8), "#6F9466") + path(curve([(x, 766 - h, 1), (x - h * .08, 764 - h * .5), (x - h * .04, 762 - h * .1, 1), (x - h * .01, 764 - h * .5)], prec=0), "#93B47C"))

# three geese in line with the kite
a.add(place(goose_fly(True), 404, 178, .95, rot=-8), place(goose_fly(False), 286, 236, .74, rot=-8), place(goose_fly(True), 504, 110, .66, rot=-8))

# the kite, its tail and its string
tail = sample("716,236 690,290 716,330 676,372 700,414 664,450", 12)
a.add(line(curve(tail, False), "#7A4A48", 2.4))
for i, c in ((2, LAMP), (5, STEEL), (8, TULIP), (11, LAMP), (14, CREAM)):
    if i < len(tail):
        x, y = tail[i]
        a.add(path(f"M{n(x)} {n(y)}l-17 -8 1 17zM{n(x)} {n(y)}l16 -6 -2 16z", c))
a.add(use("kite", 714, 178, 250, rot=14))
a.add(line("M366 598C450 520 600 360 706 196", CREAM, 2.6, .95), line("M368 599C452 522 602 362 708 197", "#7A5A50", 1, .6))
for x, y, t in ((560, 520, 20), (640, 470, -30), (250, 300, 40), (610, 610, 60), (330, 600, -20), (770, 520, 10), (480, 450, 80)):
    a.add(group(path("M0 0q8 -9 17 -2q-6 9 -17 2z", r.choice((TULIP, "#E88FA0", "#F2C14E"))), t=f"translate({x} {y}) rotate({t})"))

# the mill: a great curved wall on the left, one sail tip across the corner
wall = a.lin([(0, "#FFF6E4"), (.4, "#F1E0CA"), (.75, "#C9B4BC"), (1, "#9A86A6")], 0, 0, 1, 0)
a.plane(curve("-20,-20! 150,-20! 172,300 196,640 220,900 246,1240! -20,1240!"), wall, shadow=(10, 6, 9, .3),
        inner=path(wall_stones(r, 6, 60, 130, 150, 44, 13, .3) + wall_stones(r, 60, 260, 190, 380, 40, 13, .3) + wall_stones(r, -10, 620, 110, 800, 44, 13, .3) + wall_stones(r, 110, 800, 214, 860, 36, 12, .3) + wall_stones(r, 0, 1040, 170, 1190, 44, 13, .3), mix(BRICK, "#E8CDB0", .62), .55) + path("M150 -20q40 640 96 1260h-50q-60 -600 -86 -1260z", VIOLET, .16))
a.add(pane(62, 470, 58, 84, False, 26, WOOD, (1, 2)), path("M40 560h104l-6 22h-92z", WOODL), path("M40 560h104l-1 5h-102z", lit(WOODL, .4)))
for x, c in ((54, TULIP), (74, "#F2C14E"), (94, TULIP), (116, "#E88FA0"), (132, TULIP)):
    a.add(a.tulip(x, 566, r.uniform(46, 60), c, .14))
a.add(group(blade(0, .62), t="translate(-40 -20) rotate(33) scale(1.9)"))

# gallery: deck in perspective, brackets, rail behind and before the girl
a.add(path("M150 930L196 1010L150 1120L130 1120L166 1010z", dim(WOOD, .25)), path("M250 985L250 1020L190 1150L172 1150L226 1020z", dim(WOOD, .15)), path("M430 985L424 1010L236 1190L214 1190L400 1000z", dim(WOOD, .3)))
back = "".join(f"M{x} {n(880-(x-200)*.02)}l5 0 2 -88 -5 0z" for x in range(214, 520, 38))
a.add(path(back, WOOD), path("M196 786L532 778V790L196 799z", WOODL), path("M196 786L532 778V782L196 790z", lit(WOODL, .45)), path("M196 832L530 826V833L196 840z", WOOD))
a.plane("M-20 880L520 868L560 956L-20 986z", a.lin([(0, lit(WOODL, .25)), (1, WOODL)]), shadow=(4, 14, 9, .4),
        inner=line("M-20 900L530 886M-20 920L538 904M-20 942L546 922M-20 964L554 940", dim(WOODL, .35), 2.4, .8) + line("M70 880l4 20M240 892l4 22M420 884l4 18M150 934l5 22M330 926l6 22M470 936l4 18", dim(WOODL, .4), 2.4, .7))
a.add(path("M-20 986L560 956L562 980L-20 1012z", WOOD), path("M-20 986L560 956V961L-20 991z", lit(WOODL, .3)))
a.add(path("M-20 1012L562 980L552 992L-20 1026z", SHADOW, .35))

# the girl; her shadow falls right on the boards
a.add(path(curve("300,934! 360,920 470,922 530,936! 470,946 360,948"), SHADOW, .32))
a.add(use("girl", 322, 940, 480))

# front rail across her boots, paper-near
front = ""
for x in (-6, 92, 190, 288, 386, 484, 546):
    y = 1000 - x * .052
    front += path(f"M{x} {n(y)}h13l-2 {n(-128+abs(x-546)*0)}h-10z", WOOD) + path(f"M{x} {n(y)}h4l0 -128h-3z", WOODL)
a.add(path("M-20 900L566 868V880L-20 914z", SHADOW, .25, 'transform="translate(3 9)"'), front, path("M-20 884L572 850V866L-20 902z", WOODL), path("M-20 884L572 850V855L-20 889z", lit(WOODL, .5)), path("M-20 952L566 920V927L-20 960z", WOOD))

a.add(path(blades(r, 800, 1230, 330, 190, 20, .22), "#2F5A3C"))
# near tulips frame the lower right, leaning with the wind
for x, y, h, c in ((880, 1230, 230, TULIP), (812, 1240, 190, "#F2C14E"), (846, 1250, 150, "#8E5FA8"), (748, 1250, 160, TULIP), (690, 1256, 120, "#E88FA0"), (916, 1260, 150, CREAM), (776, 1262, 110, TULIP)):
    a.add(a.tulip(x, y, h, c, .16, "#4F7A45"))
a.add(path(blades(r, 820, 1230, 220, 120, 16, .3), "#3F6B3E"), path(blades(r, 640, 1226, 160, 70, 12, .3), "#4F7A45"))
finish(a, 3, .22, "#2B3A55", .5, .45)
