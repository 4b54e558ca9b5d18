import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _shared_road_winery import *

a = Art(1200, 900, 71)
r = a.r

# clear day, warm towards the hills
sky(a, "day")
a.add(a.glow(120, 60, 520, "#FFF3D0", .8))
a.add(cumulus(a, "560,176 620,140 690,132 760,104 836,116 900,128 960,166 840,184 680,188", 40, .9), cumulus(a, "960,300 1010,276 1070,272 1120,256 1220,262 1220,316 1090,320", 30, .75), cumulus(a, "60,262 110,240 170,240 220,226 280,250 320,262 200,276", 26, .7))

# mountains, far hills, the village the road comes from
a.add(path("M380 440L470 352L520 380L600 296L650 344L720 300L800 372L870 330L1000 430V480H380z", "#A9C3CC"), path("M600 296L650 344L618 346L596 372L570 348zM720 300L760 336L724 340L704 322z", "#E6ECE4", .9))
a.add(path(curve("-20,420! 160,380 330,392 470,424 640,430 800,416 980,380 1220,392! 1220,520! -20,520!"), "#A5C2A2"))
a.add(a.firs([(x, 428 + r.uniform(-6, 6), r.uniform(34, 60)) for x in (430, 458, 700, 724, 830, 862, 905, 360)], "#86A98B", True))
a.add(hamlet(r, 500, 432, 26, "#EFE4C8", "#B98A62", None, 5))

# round hills left and right of the gap, and the meadow between them
a.add(path(curve("300,440! 520,430 720,440 900,420! 1000,700! 300,720!"), a.lin([(0, "#A3C083"), (1, "#8DB062")])), a.tufts(520, 820, 500, 640, 16, 16, "#77994F", .8))
left = curve("-20,430! 90,372 230,366 350,420 440,470 560,520 640,600 560,700 -20,720!")
a.plane(curve("640,456! 780,430 900,372 1040,346 1220,372! 1220,760! 900,700"), a.lin([(0, "#A9C272"), (1, "#7F9E55")]), lip="#E3E8A9", loose=True, inner=a.tufts(840, 1180, 400, 560, 16, 16, "#6F9050", .8))
a.add(a.firs(((1040, 448, 150), (1092, 470, 196), (1160, 462, 164), (984, 440, 112)), "#55794F", True))
a.plane(left, a.lin([(0, "#A3BF6B"), (1, "#6F934C")]), lip="#E9EDAE", at=(2, 4), loose=True, inner=a.tufts(20, 420, 440, 640, 26, 18, "#628548", .8, top=lambda x: 440))
for x, y, w, h, c in ((96, 420, 70, 90, "#6C9150"), (150, 410, 96, 124, "#7DA257"), (206, 412, 64, 80, "#6C9150")):
    a.add(path(f"M{x-4} {y}h8v-40h-8z", WOOD), a.bush(x, y - 16, w, h, c))

# ground in front
a.plane(curve("-20,668! 300,650 700,640 1000,600 1220,560! 1220,920! -20,920!"), a.lin([(0, "#8FAE5A"), (1, "#53713F")]))

# ---- the road: two edges that turn round the hill, from the village to our feet ----
inner = along("512,428 620,440 740,458 826,488 870,532 860,584 790,630 640,664 400,684 150,692 -20,694")
outer = along("512,423 640,428 800,446 960,482 1076,536 1120,606 1082,690 950,776 500,858 200,872 -20,874")


def strip(u0, u1, m=26, k0=0, k1=1):
    L = [(u0 + (u1 - u0) * i / m) for i in range(m + 1)]
    pt = lambda u, k: (inner(u)[0] + (outer(u)[0] - inner(u)[0]) * k, inner(u)[1] + (outer(u)[1] - inner(u)[1]) * k)
    A, B = [pt(u, k0) for u in L], [pt(u, k1) for u in L]
    return "M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in A + B[::-1]) + "z"


# the bed: rolled earth and sand, with a dark bank on its far side
a.add(path(strip(0, 10), SHADOW, .25, 'transform="translate(5 12)"'), path(strip(5.4, 10), a.lin([(0, "#D9B684"), (1, "#B08452")])), path(strip(5.4, 10, 20, 0, .09), "#8A6242"))
a.add(path("".join(f"M{n(x,0)} {n(y,0)}q{n(w*.5,0)} {n(-w*.4,0)} {n(w,0)} 0q{n(-w*.5,0)} {n(w*.3,0)} {n(-w,0)} 0z" for x, y, w in [(r.uniform(-10, 640), r.uniform(724, 856), r.uniform(8, 18)) for _ in range(46)]), "#F0DCB0", .6), path("".join(f"M{n(x,0)} {n(y,0)}q{n(w*.5,0)} {n(-w*.3,0)} {n(w,0)} 0q{n(-w*.5,0)} {n(w*.4,0)} {n(-w,0)} 0z" for x, y, w in [(r.uniform(-10, 640), r.uniform(724, 856), r.uniform(6, 14)) for _ in range(34)]), "#7D5638", .5))
a.add(path("M-20 792L180 790L186 822L-20 826z", "#9C7348", .8), line("M-20 796L170 794M-20 822L170 818", "#7D5638", 2, .6))

# the setts: a dark bed, then rows of stones that grow towards us; the front is still ragged
END = 7.42
a.add(path(strip(0, END), a.lin([(0, "#8B8498"), (1, "#655B74")], 0, 420, 0, 800, True)))
rows_, u = [], 1.2
while u < END + .5:
    rows_.append(u)
    u += .1 + .03 * max(0, 3 - u) if u < 5.6 else .066
cols = {"#B9B2BC": "", "#A39AAB": "", "#CFC8C8": "", "#C9B59E": ""}
names = list(cols)
for i, u in enumerate(rows_[:-1]):
    v = rows_[i + 1]
    m = 7
    off = .5 * (i % 2)
    for j in range(-1, m + 1):
        k0, k1 = (j + off + .07) / m, (j + off + .95) / m
        if k1 < .06 or k0 > .96:
            continue
        k0, k1 = max(.03, k0), min(.97, k1)
        lim = END + .3 * math.sin(j * 2.1) - .06 * j + r.uniform(-.06, .06)
        if v > lim:
            continue
        q = (v - u) * .1
        P = []
        for uu, kk in ((u + q, k0), (u + q, k1), (v - q, k1), (v - q, k0)):
            p0, p1 = inner(uu), outer(uu)
            P.append((p0[0] + (p1[0] - p0[0]) * kk, p0[1] + (p1[1] - p0[1]) * kk))
        c = names[r.choice((0, 0, 1, 1, 1, 2, 3) if k0 > .2 else (1, 1, 0))]
        cols[c] += "M" + "l".join(f"{n(P[t][0] - (round(P[t-1][0]) if t else 0),0)} {n(P[t][1] - (round(P[t-1][1]) if t else 0),0)}" for t in range(4)) + "z"
for c, d in cols.items():
    a.add(path(d, c))
# kerbs, lit on the far side
a.add(path(strip(0, 7.2, 26, -.01, .045), "#D8D0CC"), path(strip(0, 6.7, 26, .955, 1.02), "#8C8196"), path(strip(0, 6.7, 26, .955, .975), "#D8D0CC"))

# lamp-posts along the outer edge, from far to near
for u, h in ((1.1, 36), (2, 66), (2.95, 108), (3.9, 160)):
    x, y = outer(u)
    a.add(lens(x + 10, y, h * .3, h * .035, .3), lamp_post(x + 4, y, h, "#3E4A4E"))
x, y = outer(5.15)
a.add(lens(x + 46, y - 2, 70, 8, .34), lamp_post(x + 34, y, 280, "#35433F"))

# ---- the roller ----
G, GD, GL = "#3F6B4C", "#2A4A3A", "#7FA56B"
a.add(lens(320, 806, 520, 17, .42))
# smoke first, then canopy posts behind the driver
a.add(path(smoke("486,452 488,410 520,372 516,322 564,280 600,236 660,214", [16, 30, 44, 58, 66, 58, 10]), "#F6EEDF", .82), path(smoke("482,448 480,412 508,376 504,328 548,282", [4, 10, 14, 18, 4]), "#FFFFFF", .7))
a.add(path("M150 470h9v230h-9zM372 470h9v190h-9z", GD))
# the driver
a.add(villager(226, 738, 250, coat=BRICK, hat="cap", hatc="#5A4660", scarf=AMBER, face=1, neck=(4, -142), hands=((54, -108), (58, -100)), beard="#8A5A38", shadow=0))
# boiler, firebox, tender
a.add(path("M108 640H232V724H116z", GD), path("M108 640H232V654H110z", "#C98B3C"), path(curve("120,640! 124,618 146,612 160,622 178,610 200,620 216,640!"), "#3A3240"))
a.add(path(curve("266,618! 300,602 470,602 500,612! 508,640 506,676 498,694! 400,704 270,704!"), a.lin([(0, "#7FA56B"), (.35, G), (1, GD)])), path("M312 604h9v99h-9zM392 602h9v101h-9z", AMBER), path("M312 604h3v99h-3zM392 602h3v101h-3z", "#FBE3A4"))
a.add(path(curve("490,606! 518,604 524,620 524,690 514,700 490,700!"), "#35433F"), path(curve("490,606! 506,604 512,618 512,690 506,700 490,700!"), "#51645A"))
a.add(path("M470 606L464 470H508L502 606z", a.lin([(0, "#5E7268"), (.4, "#35433F"), (1, "#26302F")], 0, 0, 1, 0)), path("M456 452H516L510 474H462z", AMBER), path("M456 452H516V457H457z", "#FBE3A4"), path(curve("340,604! 340,584 352,574 366,584 366,604!"), AMBER))
# frame to the front drum
a.add(path(curve("440,690! 470,684 520,688 556,712 572,746! 556,752 536,716 500,706 440,712!"), GD))
# steering wheel
a.add(line("M300 700L290 634", "#35433F", 6), f'<ellipse cx="288" cy="630" rx="9" ry="25" fill="none" stroke="#35433F" stroke-width="6" transform="rotate(20 288 630)"/>')
# canopy
a.add(soft("M112 470L420 466L432 486L104 492z", 4, 8, 6, .3), path(curve("100,474! 180,444 340,440 436,468! 440,484! 340,462 180,466 102,492!"), G), path(curve("100,474! 180,444 340,440 436,468! 340,450 180,454 100,480!"), GL), path("M102 490Q180 466 340 462Q400 468 440 484V494q-11 10 -21 -4q-11 10 -21 -3q-11 9 -21 -4q-11 10 -22 -4q-11 10 -22 -3q-12 9 -22 -3q-12 10 -22 -1q-12 9 -22 -1q-12 10 -22 0q-12 9 -22 1q-12 10 -22 1q-12 9 -22 2q-11 9 -21 3q-10 8 -20 4z", AMBER), path("M102 490Q180 466 340 462Q400 468 440 484V487Q340 466 180 472Q130 480 102 494z", "#FBE3A4", .8))
a.add(path("M138 480h10v160h-10z", GD), path("M138 480h4v160h-4z", GL, .7))


def wheel(x, y, R, rim, face, spokes):
    o = f'<circle cx="{x+5}" cy="{y+4}" r="{R}" fill="#2B2F38"/><circle cx="{x}" cy="{y}" r="{R}" fill="#6F6B7A"/><circle cx="{x-1}" cy="{y-1}" r="{R-4}" fill="#A7A3AE"/><circle cx="{x}" cy="{y}" r="{R-14}" fill="{rim}"/><circle cx="{x+1}" cy="{y+2}" r="{R-24}" fill="{face}"/>'
    for i in range(spokes):
        t = i / spokes * 6.283 + .3
        o += line(f"M{x} {y}L{n(x+(R-20)*math.cos(t),0)} {n(y+(R-20)*math.sin(t),0)}", rim, 9)
    o += path(f"M{n(x-(R-2)*.98,0)} {n(y-(R-2)*.2,0)}A{R-2} {R-2} 0 0 1 {n(x-(R-2)*.1,0)} {n(y-(R-2)*.995,0)}L{n(x-(R-8)*.1,0)} {n(y-(R-8)*.995,0)}A{R-8} {R-8} 0 0 0 {n(x-(R-8)*.98,0)} {n(y-(R-8)*.2,0)}z", "#F1EBDD", .9)
    return o + f'<circle cx="{x}" cy="{y}" r="15" fill="{AMBER}"/><circle cx="{x-3}" cy="{y-3}" r="8" fill="#FBE3A4"/>'


a.add(wheel(200, 716, 90, AMBER, "#4B3F45", 10), wheel(556, 734, 70, AMBER, "#4B3F45", 8))
a.add(f'<circle cx="356" cy="668" r="42" fill="#2B2F38"/><circle cx="354" cy="666" r="40" fill="{BRICK}"/><circle cx="354" cy="666" r="30" fill="{GD}"/>', line("M354 626V706M314 666H394M326 638L382 694M382 638L326 694", BRICK, 6), f'<circle cx="354" cy="666" r="9" fill="{AMBER}"/>')
a.add(line("M356 676L300 694L210 716", "#A7A3AE", 8), line("M356 674L300 691", "#E9E4DC", 2.4))

# ---- the paviours ----
cube = a.sym("sett", path("M0 -30L26 -38L50 -30L24 -20z", "#D8D0CC") + path("M0 -30L24 -20V10L2 0z", "#A39AAB") + path("M24 -20L50 -30V0L24 10z", "#6F6680"))
cube2 = a.sym("sett2", path("M0 -30L26 -38L50 -30L24 -20z", "#E4D2B4") + path("M0 -30L24 -20V10L2 0z", "#B7A191") + path("M24 -20L50 -30V0L24 10z", "#7A6A74"))
# one rams, standing on the new stones
rammer = path("M42 -150h12v96h-12z", WOODL) + path("M42 -150h4v96h-4z", lit(WOODL, .4)) + path("M26 -124h44v9h-44z", WOOD) + path("M34 -58H62L66 0H30z", "#5C5670") + path("M34 -58H42L39 0H30z", "#A7A3AE") + path("M30 -8H66V2H30z", "#3A3240")
a.add(villager(906, 724, 206, coat="#C9792F", hat="straw", hatc="#E8CB84", face=-1, neck=(12, -138), hip=(-6, -84), hands=((34, -120), (62, -118)), feet=((-26, 0), (14, 0)), tilt=8, front=group(rammer, t="scale(-1 1)")))
# one kneels and sets the next stone
hammer = ""
a.add(villager(772, 812, 214, coat=STEEL, hat="round", hatc="#4F7A55", face=-1, hip=(-18, -52), neck=(20, -98), feet=((-52, 0), (24, 0)), hands=((70, -22), (54, -52)), hem=8, flare=0, tilt=8, shadow=.36))
a.add(cube(686, 800, .84), cube2(642, 838, .9), cube(612, 812, .8))
a.add(group(path("M-3 0h6v46h-6z", WOODL) + path("M-18 -16H18V2H-18z", "#5C5670") + path("M-18 -16H18V-11H-18z", "#B9B4C2"), t="translate(722 738) rotate(-58)"))

# ---- foreground: the heap, a hedgehog who looks on, grass ----
a.add(lens(1060, 872, 330, 20, .42))
for x, y, s, k in ((930, 846, 1.1, 0), (992, 838, 1.16, 1), (1050, 834, 1.2, 0), (1112, 842, 1.2, 0), (962, 862, 1.25, 1), (1026, 866, 1.3, 0), (1090, 872, 1.3, 1), (1150, 864, 1.3, 0), (982, 802, 1.15, 0), (1040, 794, 1.2, 0), (1100, 804, 1.2, 1), (1012, 826, 1.25, 0), (1072, 828, 1.25, 1), (1020, 760, 1.15, 1), (1076, 764, 1.15, 0), (1048, 784, 1.2, 0), (1046, 730, 1.1, 0)):
    a.add((cube2 if k else cube)(x, y, s))
a.add(use("hedgehog", 1160, 792, 84, pack=False))
a.add(path(blades(r, 60, 920, 240, 80, 18, .1), "#38523A"), path(blades(r, 160, 920, 130, 44, 9, .1), "#4E6E45"), path(blades(r, 1180, 920, 130, 90, 10, -.1), "#38523A"), path(blades(r, 860, 920, 120, 50, 9, .1), "#4E6E45"))
a.add(a.vignette(.24, .48, .55, "#2A2440"), a.grain(.45))
a.save(OUT + "building-road-works.svg")
