"""C25: the hills are a sleeping giant under a quilt of fields; the mill on his nose turns with each breath."""
from _stage import *
from _players import *
from _mills_land import puff

a = scene(25)
r = a.r
HAZE = "#F0B878"
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#3F5A8C"),(.12,"#7E90B0"),(.24,"#D9BCA0"),(.33,"#F6C98A"),(.4,"#FBE0A6")])}"/>')
a.add(a.glow(140, 420, 460, "#FFE9AE", .85), f'<circle cx="118" cy="404" r="58" fill="#FFF3CE"/>')
for spec, c, l, o in (("380,70 500,48 640,62 780,44 940,70 820,96 620,102 480,94", "#6E7CA6", "#F0C9A8", .9), ("-20,120 90,100 200,112 320,98 280,130 120,142", "#8A90B0", "#F6D2A8", .85), ("560,210 680,190 800,204 940,190 940,222 760,236", "#C9A6A4", "#FFE3B4", .9), ("-30,260 70,244 160,256 240,244 200,272 60,282", "#DDB49C", "#FFEBC0", .85), ("420,290 520,276 620,290 700,280 640,304 500,308", "#EBC096", "#FFF0C8", .85)):
    d = curve(spec)
    a.add(path(d, l, o, 'transform="translate(-3 6)"'), path(d, c, o))
a.add(birds([(250, 200, 8), (284, 216, 7), (216, 222, 6)], "#4A4A6E"))
# far ridge
a.add(path(curve("-20,470! 160,440 360,456 560,430 740,452 920,424! 920,620! -20,620!"), mix("#7E8FA0", HAZE, .42)))

FIELDS = ("#D9B25A", "#A9BC62", "#7E9E52", "#E6C878", "#C48A48", "#BFCB74", "#8FAE5A", "#B98AA0", "#6E9150")


def fields(d, at, cols, rows_, seed, haze, t, lip="#FFF0B8", shade=None, tex=True):
    """A hill under the quilt: an outline filled with fields, hedges as its stitches, furrows as its weave."""
    i = a.id("fd")
    a.defs.append(f'<clipPath id="{i}"><path d="{d}"/></clipPath>')
    q = __import__("random").Random(seed)
    g = ""
    last = {}
    hedge = ""
    for j in range(rows_):
        for k in range(cols):
            c = q.choice([x for x in FIELDS if x not in (last.get((k - 1, j)), last.get((k, j - 1)))])
            last[k, j] = c
            P = [at(k / cols, j / rows_), at((k + .5) / cols, j / rows_), at((k + 1) / cols, j / rows_), at((k + 1) / cols, (j + 1) / rows_), at((k + .5) / cols, (j + 1) / rows_), at(k / cols, (j + 1) / rows_)]
            g += path("M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in P) + "z", mix(c, haze, t))
            if tex:
                m = q.choice((0, 1, 2, 2))
                L = ""
                for z in range(1, 6):
                    if m == 1:
                        p0, p1 = at((k + z / 6) / cols, (j + .1) / rows_), at((k + z / 6) / cols, (j + .9) / rows_)
                    else:
                        p0, p1 = at((k + .08) / cols, (j + z / 6) / rows_), at((k + .92) / cols, (j + z / 6) / rows_)
                    L += f"M{n(p0[0],0)} {n(p0[1],0)}L{n(p1[0],0)} {n(p1[1],0)}"
                if m:
                    g += line(L, mix(dim(c, .3), haze, t), 2, .5)
    for k in range(cols + 1):
        hedge += "M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in [at(k / cols, v / 8) for v in range(9)])
    for j in range(rows_ + 1):
        hedge += "M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in [at(u / 10, j / rows_) for u in range(11)])
    g += line(hedge, mix("#3F5E3E", haze, t * .8), 4.4, .85) + line(hedge, mix("#FFF3CE", haze, t), 2, .9, extra='stroke-dasharray="7 8"')
    a.add(path(d, SHADOW, .22, 'transform="translate(0 -5)"'), path(d, lip), f'<g clip-path="url(#{i})"><g transform="translate(2 5)">{path(d, mix("#8FAE5A", haze, t))}{g}</g>' + (path(shade[0], "#4A3A6A", shade[1]) if shade else "") + "</g>")


def quad(p00, p10, p01, p11, bow=0):
    """A patch of the quilt between four corners; bow lifts its middle."""
    def at(u, v):
        x = (p00[0] * (1 - u) + p10[0] * u) * (1 - v) + (p01[0] * (1 - u) + p11[0] * u) * v
        y = (p00[1] * (1 - u) + p10[1] * u) * (1 - v) + (p01[1] * (1 - u) + p11[1] * u) * v
        return x, y - bow * math.sin(u * math.pi) * (1 - v * .4)
    return at


# the feet, far: two hills with toes
for x, s, sd in ((792, 1.02, 4), (640, 1.16, 9)):
    y = 500
    foot_ = curve(f"{x-86*s:.0f},{y+40}! {x-84*s:.0f},{y-40*s:.0f} {x-72*s:.0f},{y-110*s:.0f} {x-50*s:.0f},{y-132*s:.0f}! {x-36*s:.0f},{y-128*s:.0f}! {x-26*s:.0f},{y-144*s:.0f} {x-8*s:.0f},{y-140*s:.0f}! {x+6*s:.0f},{y-148*s:.0f} {x+20*s:.0f},{y-136*s:.0f}! {x+34*s:.0f},{y-138*s:.0f} {x+46*s:.0f},{y-118*s:.0f}! {x+58*s:.0f},{y-114*s:.0f} {x+64*s:.0f},{y-94*s:.0f}! {x+84*s:.0f},{y-30*s:.0f} {x+92*s:.0f},{y+40}!")
    fields(foot_, quad((x - 90 * s, y - 150 * s), (x + 96 * s, y - 130 * s), (x - 96 * s, y + 44), (x + 100 * s, y + 44), 6), 3, 4, sd, HAZE, .36, "#FFF0C0", (curve(f"{x+20*s:.0f},{y-136*s:.0f}! {x+64*s:.0f},{y-94*s:.0f} {x+92*s:.0f},{y+40}! {x+30*s:.0f},{y+40}! {x+40*s:.0f},{y-60*s:.0f}"), .2), False)
# legs and belly roll away to the right
a.add(path(curve("-20,560! 120,500 300,520 460,500 560,520! 560,700! -20,700!"), mix("#8FA878", HAZE, .42)), a.firs([(x, 540 + (x * 7) % 19, 30 + (x * 13) % 22) for x in (236, 258, 284, 460, 486, 512, 534)], mix("#5E7A5A", HAZE, .35), False))
fields(curve("380,660! 460,540 580,470 700,452 820,476 920,540! 920,800! 380,800!"), quad((380, 480), (930, 450), (360, 820), (960, 820), 34), 6, 5, 21, HAZE, .18, "#FFF0C0", (curve("780,466! 860,500 920,540! 920,800! 760,800! 820,640"), .24))
# a far wood on his knee, a lane
a.add("".join(path(scallop(r, [(x + math.cos(k) * w / 2, y - h * .4 + math.sin(k) * h * .55) for k in (0, 1.1, 2.1, 3.1, 4.1, 5.2)], 9), c) for x, y, w, h, c in ((540, 520, 60, 44, "#7E9468"), (584, 512, 50, 50, "#6E8A60"), (846, 508, 70, 54, "#5E7E56"), (890, 530, 60, 50, "#557650"))))


SHEAF = {}


def stook(x, y, h, t=.1):
    """Sheaves that lean on one another."""
    if t not in SHEAF:
        SHEAF[t] = a.sym(f"sh{int(t * 100)}", place(tint(draw("sheaf"), HAZE, t), -75, -192))
    k = h / 200
    return SHEAF[t](x - h * .12, y, k) + SHEAF[t](x + h * .16, y + 2 * k, k, True)


for x, y, h in ((640, 560, 42), (700, 590, 48), (760, 566, 44), (600, 620, 46)):
    a.add(stook(x, y, h, .24))

# the head: brow, nose, lips, chin, lying on its back
HEAD = "-20,660! 30,590 96,552 160,548 204,572 236,632! 262,604 300,538 340,478 378,452 414,462 432,498 428,548 412,590! 444,584 476,588 492,616! 520,606 542,622 548,656! 574,634 616,636 650,676 664,740 640,840! 600,960 560,1100 540,1220! -20,1220!"
hd = curve(HEAD)
TURF = a.lin([(0, "#C9C878"), (.22, "#A9B866"), (.55, "#748F52"), (1, "#36533F")])
a.add(soft(hd, 6, -4, 10, .3), path(hd, "#FFF3C0"), path(hd, TURF, None, 'transform="translate(2 6)"'))
a.defs.append(f'<clipPath id="hd"><path d="{hd}"/></clipPath>')
f = path(curve("432,498! 428,548 412,590! 444,584 476,588 492,616! 440,640 380,640 330,600! 380,580 410,540"), "#5E7A4C", .5)              # under the nose
f += path(curve("236,632! 250,660 300,690 300,740 250,770 180,760 120,720 60,640! 120,660 190,660"), "#5E7A4C", .42)                       # socket
f += path(curve("548,656! 560,700 540,760 480,800! 560,800 640,800 664,740! 650,676 616,636"), "#5E7A4C", .4)
f += path(curve("520,900! 420,880 300,900 200,960 120,1060 60,1220! 560,1220! 600,960"), "#2E4A3C", .4)
f += a.glow(372, 770, 120, "#E98A78", .5) + path("".join(f"M{n(372+92*q*math.cos(t),0)} {n(770+70*q*math.sin(t),0)}h.1" for q, t in [(math.sqrt(r.random()), r.random() * 6.28) for _ in range(60)]), "none", None, 'stroke="#D9707A" stroke-width="7" stroke-linecap="round" stroke-opacity=".7"')   # heather on the cheek
f += a.tufts(20, 620, 700, 1100, 46, 18, "#D9DC94", .5)
a.add(f'<g clip-path="url(#hd)">{f}</g>')
# the shut eye: a hollow lane with firs for lashes
a.add(path(ribbon(sample("132,700 160,734 204,748 250,738 284,706", 8), [5, 12, 15, 12, 4]), "#2F4638"), path(ribbon(sample("130,694 160,727 204,741 250,731 284,700", 8), [2, 5, 6, 5, 2]), "#E6E2A0", .7))
lash = a.sym("lash", pine(r, 0, 0, 100, 50, "#33523F", 4, .28))
a.add("".join(lash(x, y, L / 100, rot=q) for x, y, L, q in ((138, 708, 58, 222), (166, 736, 66, 202), (204, 750, 72, 181), (242, 740, 66, 160), (272, 718, 56, 140))))
# the eyebrow: a row of birches
bi = a.sym("birch", place(tint(draw("birch", "#D9C05A"), HAZE, .1), -104, -408))
a.add("".join(bi(x, y, h / 420, rot=q) for x, y, h, q in ((72, 576, 112, -16), (104, 564, 136, -8), (142, 560, 150, -2), (176, 568, 138, 7), (206, 584, 112, 16))))
# nostril and a smile
a.add(path(curve("392,566! 404,550 420,552 424,566! 410,578 398,578"), "#3A5240"), path(ribbon(sample("492,616 462,640 440,668 446,700", 8), [10, 9, 7, 3]), "#2F4638"), path(ribbon(sample("496,622 470,646 450,672 454,696", 8), [4, 4, 3, 1]), "#E6E2A0", .6))
cr = [a.sym(f"cr{k}", crown(r, 0, 0, 100, 88, c, bumps=10)) for k, c in enumerate(("#5E7F4E", "#45634A", "#33493A"))]
# hair: the old wood behind his brow
for x, y, w, h, c in ((-10, 760, 190, 170, "#3F5A42"), (60, 830, 170, 150, "#38523E"), (-20, 900, 220, 190, "#334B3A"), (90, 940, 190, 170, "#2F4638"), (10, 1040, 240, 200, "#2A3F36"), (150, 1060, 200, 180, "#2A3F36"), (40, 700, 110, 100, "#5A7450")):
    a.add(cr[1 if y < 860 else 2](x, y, w / 100, rot=(x * 7) % 40 - 20))
# an ear: a spiral of dry-stone wall
a.add(path(curve("236,960 206,920 216,868 262,846 306,866 318,910 300,950 268,972"), "#8FA35E"), path(curve("236,960 206,920 216,868 262,846! 228,880 226,920 246,956"), "#D9D68A", .8), line(curve("262,960! 300,930 304,886 268,868 236,886 234,922 262,936 282,914 272,896", False), "#4A5A40", 12), line(curve("260,956! 296,928 300,886 268,871 239,888 237,920 261,932 278,913 271,899", False), "#B9AE9A", 5, None, "round", 'stroke-dasharray="9 4"'))
# beard: hedges under the chin
for x, y, w, h, c in ((610, 760, 110, 92, "#6F8F55"), (560, 800, 120, 104, "#5E7F4E"), (500, 860, 130, 110, "#52724A"), (560, 910, 120, 110, "#4A6A46"), (440, 930, 130, 110, "#45634A"), (500, 1000, 140, 120, "#3A5842"), (410, 1040, 150, 120, "#334F3E"), (640, 820, 80, 80, "#5E7F4E")):
    a.add(cr[0 if y < 840 else 1 if y < 960 else 2](x, y, w / 100, rot=(x * 7) % 40 - 20))

# the mill on the tip of his nose, the breath that turns it
a.add(path(curve("340,482! 380,470 430,476 470,486! 420,494 370,492"), SHADOW, .3), use("mill", 386, 470, 246, haze=HAZE, t=.12, keep=KEEP, args=(30,), lit=True))
for P, w, o in (("438,572 486,556 510,510 496,450 460,400 452,340 486,290", (4, 11, 16, 18, 15, 10, 3), .62), ("436,560 468,540 486,500 476,450 500,400 530,370 536,330", (3, 8, 11, 11, 9, 7, 2), .5), ("500,520 540,500 556,460 536,430 514,440", (3, 8, 9, 7, 2), .45)):
    a.add(path(ribbon(sample(P, 12), w), "#FFF6DC", o))

# the quilt, near: drawn up over the shoulder, its hem turned down
qd = curve("650,730! 700,650 790,628 870,660 920,700! 920,1220! 380,1220! 410,1120 470,1020 560,920 620,830!")
fields(qd, quad((600, 640), (930, 600), (360, 1240), (1040, 1260), 0), 5, 6, 33, HAZE, .04, "#FFF6CE", (curve("860,650! 900,690 920,700! 920,1220! 700,1220! 800,1040 870,860"), .3))
hem = curve("650,730! 690,690 720,700 716,740! 690,830 630,930 560,1020 500,1120 480,1220! 380,1220! 410,1120 470,1020 560,920 620,830!")
a.add(path(hem, SHADOW, .3, 'transform="translate(9 8)"'), path(hem, "#FFF6E2"), path(curve("716,740! 690,830 630,930 560,1020 500,1120 480,1220! 450,1220! 480,1110 540,1010 610,916 672,820 700,740!"), "#D9C6C6", .8), line(curve("690,716 664,812 606,910 536,1004 470,1108 446,1220", False), TULIP, 3.4, .75, extra='stroke-dasharray="12 12"'))
for q in (.14, .28, .42, .56, .7, .84):
    x, y = sample("672,734 640,826 584,920 512,1012 444,1112 416,1220", 2)[int(q * 264)]
    a.add(path(f"M{n(x-13,0)} {n(y-16,0)}q-6 26 13 28q19 -2 13 -28l-7 9 -6 -13 -6 13z", TULIP, .85), line(f"M{n(x,0)} {n(y+12,0)}v20M{n(x,0)} {n(y+32,0)}q-12 -4 -14 -16M{n(x,0)} {n(y+32,0)}q12 -4 14 -16", "#6E9150", 4))
# a lane over the shoulder, stooks, a cottage with smoke, a bicycle on its way up
a.add(path(ribbon(sample("640,1230 700,1130 800,1080 850,1010 800,950 730,910 740,840 810,790 850,740 836,690 800,650", 14), [64, 56, 48, 40, 36, 30, 26, 22, 17, 12, 8]), "#E9D09A"), path(ribbon(sample("624,1230 690,1124 792,1074 840,1008 794,948 724,908 734,838 804,788 844,740", 14), [12, 11, 10, 9, 8, 7, 6, 5, 3]), "#FFF3CC", .8))
for x, y, h in ((664, 1010, 84), (612, 1080, 92), (706, 820, 56), (872, 900, 70), (884, 1130, 96), (770, 720, 42)):
    a.add(path(curve(f"{x-h*.3:.0f},{y}! {x:.0f},{y-5} {x+h*.7:.0f},{y+3}! {x:.0f},{y+9}"), SHADOW, .3), stook(x, y, h, .04))
a.add(path(curve("780,888! 850,876 920,880 920,894! 850,900"), SHADOW, .3), use("cottage", 858, 884, 130, haze=HAZE, t=.06), path(smoke("883,766 876,730 900,700 884,660 904,620 890,580", [4, 10, 15, 17, 13, 3]), "#FFF3E0", .6))
a.add(use("bicycle", 742, 1104, 78, rot=-20))
# balloon and kite over his feet
a.add(use("balloon", 812, 318, 222, haze=HAZE, t=.1, args=("#F1E2C6", BRICK)), place(draw("kite"), 500, 90, .56, rot=8))
a.add(line(curve("562,164! 590,230 610,290 634,356!", False), "#FFF8EA", 2.6, .95), path(ribbon(sample("556,176 536,204 548,232 524,256 532,284", 8), [3, 3, 3, 2]), BRICK), path("M544 212l-14 -4 4 12zM544 212l10 -8 2 13zM534 250l-14 -4 4 12zM534 250l10 -8 2 13z", "#F2C24A"))
# near frame: grasses and a branch, dark
a.add(path(blades(r, 60, 1228, 240, 110, 14, .06), "#1C3030"), path(blades(r, 330, 1230, 200, 70, 12, .04), "#22382F"), path(blades(r, 880, 1230, 160, 90, 10, -.06), "#22382F"))
a.add(a.vignette(.4, .45, .45, "#1E2238"), a.grain(.45))
a.save(OUT + "scene-25.svg")
