import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _grounds import *

# The ground of the town, seen at a gentle bird's eye. It lies under thirteen cards and the tower:
# every colour is drawn towards one moss, so nothing on it speaks louder than the cards.
BASE = "#74885A"


def q(c, t=.3):
    return mix(BASE, c, t * .73)


a = Art(1280, 1180, 201)
r = a.r
a.add(f'<rect width="1280" height="1180" fill="{a.lin([(0, q("#A9A862", .4)), (.45, BASE), (1, q("#4F6A4A", .5))], 0, 0, .7, 1)}"/>')

# big quiet patches: meadow, fallow, shade under the beeches
for d, c, t in (("-20,-20! 420,-20! 380,90 240,170 90,190 -20,250!", "#C9B568", .3), ("820,-20! 1300,-20! 1300,300! 1180,250 1040,210 900,120", "#55764C", .4), ("-20,860! 120,820 300,850 380,960 300,1080 120,1130 -20,1200!", "#A39A5C", .28), ("900,1200! 940,1060 1080,980 1300,940! 1300,1200!", "#4C6A48", .4), ("360,900 520,860 700,900 760,1010 640,1100 440,1080 340,1000", "#8FA462", .3)):
    a.add(path(curve(d), q(c, t)))
# ploughed strips in the lower left, seen from above
a.add(line("".join(f"M{40+i*34} {900+i*3}Q{90+i*36} {980+i*2} {70+i*40} {1090+i*2}" for i in range(7)), q("#6E6440", .4), 7, .55))

# ---- the Tarry: in from the right, out on the left, round the island ----
north = [(1300, 316), (1180, 330), (1060, 372), (960, 400), (872, 398), (790, 372), (700, 352), (600, 356), (520, 388), (456, 442), (400, 500), (310, 548), (200, 590), (90, 640), (-20, 668)]
south = [(-20, 812), (90, 770), (210, 724), (330, 700), (430, 694), (520, 730), (610, 756), (700, 750), (790, 716), (860, 656), (930, 586), (1020, 536), (1120, 494), (1220, 458), (1300, 440)]
spec = " ".join(f"{x},{y}" + ("!" if i in (0, len(north) - 1) else "") for i, (x, y) in enumerate(north)) + " " + " ".join(f"{x},{y}" + ("!" if i in (0, len(south) - 1) else "") for i, (x, y) in enumerate(south))
# stony south bank and soft north bank lie as wider sheets under the water
a.add(path(ribbon([(x, y + 8) for x, y in south], [50, 44, 54, 46, 56, 44, 50]), q("#A9A29A", .38)), path(ribbon([(x, y - 4) for x, y in north], [46, 54, 44, 56, 46, 52]), q("#4F6E42", .5)))
a.add(a.sheet(curve(spec), a.lin([(0, q("#A89468", .62)), (.5, q("#8E7C58", .66)), (1, q("#7A6C54", .62))], 1, 0, 0, 1), lip=q("#E3D3A0", .5), at=(2, 4)))
# slow water: lenses that follow the two arms
fl = ""
for P, k in ((((1270, 372), (1120, 410), (1000, 452), (900, 452), (800, 420), (690, 396), (590, 402), (500, 462), (420, 540), (300, 596), (160, 650), (10, 720)), 44), (((1270, 410), (1140, 450), (1010, 494), (920, 540), (850, 610), (780, 672), (690, 708), (600, 712), (510, 690), (420, 640), (300, 650), (150, 700), (10, 770)), 44)):
    S = sample([(x, y) for x, y in P], 9)
    for _ in range(k):
        i = r.randrange(2, len(S) - 6)
        m = r.randrange(3, 7)
        off = r.uniform(-16, 16)
        seg = [(x + off * .2, y + off) for x, y in S[i:i + m]]
        fl += ribbon(seg, [0, r.uniform(2, 4), 0], 0)
a.add(path(fl, q("#E9DAAE", .6), .5))
# where the water is deep under the north bank
a.add(path(ribbon([(x, y + 18) for x, y in north], [20, 26, 18, 26, 20]), q("#4E4634", .6), .3))

# ---- the island: worn grass, a ring of trodden earth where the tower stands ----
isle = [(642 + math.cos(t) * 172 * k, 556 + math.sin(t) * 132 * k) for t, k in zip([i * .5236 for i in range(12)], (1.06, .98, 1.02, .96, 1.03, 1, 1.08, 1.0, .95, 1.0, .97, 1.02))]
a.add(path(curve([(x + 5, y + 10) for x, y in isle]), q("#3E3A30", .6), .35), a.sheet(curve(isle), a.lin([(0, q("#9CAE66", .45)), (1, q("#6A8450", .4))]), lip=q("#D9D79A", .55), at=(2, 4)))
a.add(path(curve([(642 + (x - 642) * .62, 574 + (y - 556) * .56) for x, y in isle]), q("#B39A66", .35), .8))
a.add(path("M474 600l-56 22v10l60 -20z", q("#6B4A36", .5)), path("M422 632v14h6v-16zM450 622v14h6v-16z", q("#4E3A30", .6)))

# ---- paths between the plots: five columns, three rows, a little crooked ----
LANE = q("#D3BE8C", .42)
edge = q("#5A6844", .5)


under, over = "", ""


def lane(P, w=1):
    global under, over
    d = curve([(x + r.uniform(-7, 7), y + r.uniform(-5, 5)) for x, y in P], False)
    under += line(d, edge, 27 * w, .5)
    over += line(d, LANE, 22 * w)


lane([(250, 156), (270, 240), (252, 330), (270, 424), (240, 520)])
lane([(520, 150), (504, 220), (524, 290), (512, 330)], .8)
lane([(760, 152), (780, 220), (760, 300), (774, 340)], .8)
lane([(1030, 160), (1012, 230), (1034, 300), (1040, 344)], .8)
lane([(244, 740), (272, 810), (250, 880), (270, 950)])
lane([(524, 770), (502, 840), (526, 900), (510, 950)], .8)
lane([(764, 766), (782, 830), (758, 900), (776, 950)], .8)
lane([(1010, 600), (1036, 660), (1010, 760), (1034, 850), (1016, 950)])
lane([(-30, 430), (70, 414), (160, 432), (262, 422), (370, 432)], .9)
lane([(930, 700), (1022, 684), (1120, 700), (1210, 680), (1310, 690)], .9)
lane([(-30, 150), (110, 162), (250, 148), (420, 164), (642, 150), (860, 166), (1050, 148), (1310, 160)], 1.15)
lane([(-30, 960), (120, 944), (262, 960), (420, 942), (642, 958), (860, 942), (1060, 960), (1310, 944)], 1.15)
lane([(640, 160), (656, 220), (634, 290), (644, 344)], .9)
lane([(644, 766), (628, 830), (656, 890), (640, 950)], .9)
lane([(640, 446), (652, 490), (640, 540)], .8)
lane([(640, 600), (652, 640), (640, 672)], .8)
a.add(group(under, t="translate(1 3)"), over)
# pebbles along the lanes
a.add(line("".join(f"M{n(r.uniform(-10,1290),0)} {n(y + r.uniform(-8, 8),0)}h5" for y in (156, 952) for _ in range(22)), q("#7E7450", .5), 3, .6))
for y0, y1 in ((366, 436), (690, 756)):
    for k in range(4):
        y = y0 + (y1 - y0) * (k + .4) / 4
        x = 642 + r.uniform(-9, 9)
        a.add(path(f"M{n(x-15)} {n(y)}q2-8 15-8t15 8q-6 7-15 7t-15-7z", q("#4E4634", .6), .45, 'transform="translate(2 4)"'), path(f"M{n(x-15)} {n(y)}q2-8 15-8t15 8q-6 7-15 7t-15-7z", q("#B9B0A8", .55)))

# ---- reeds on the soft side, stones on the hard one ----
rd = rl = ""
for i in range(len(north) - 1):
    for _ in range(3):
        t = r.random()
        x, y = north[i][0] + (north[i + 1][0] - north[i][0]) * t, north[i][1] + (north[i + 1][1] - north[i][1]) * t
        if abs(x - 642) > 40:
            b = blades(r, x + r.uniform(-8, 8), y + r.uniform(2, 12), 34, r.uniform(26, 40), 6, .05)
            if r.random() < .6:
                rd += b
            else:
                rl += b
a.add(path(rd, q("#3E5A34", .6), .8), path(rl, q("#9AA45A", .55), .8))
st = sl = sh = ""
for i in range(len(south) - 1):
    for _ in range(3):
        t = r.random()
        x, y = south[i][0] + (south[i + 1][0] - south[i][0]) * t + r.uniform(-8, 8), south[i][1] + (south[i + 1][1] - south[i][1]) * t + r.uniform(-4, 26)
        s = r.uniform(7, 17)
        d = lambda s, dx=0, dy=0: curve([(x - s + dx, y + dy, 1), (x - s * .7 + dx, y - s * .7 + dy), (x + s * .1 + dx, y - s * .9 + dy), (x + s * .8 + dx, y - s * .4 + dy), (x + s + dx, y + dy, 1), (x + dx, y + s * .2 + dy)])
        sh += d(s, 3, 4)
        st += d(s)
        sl += d(s * .62, -s * .14, -s * .2)
a.add(path(sh, q("#3E3A38", .6), .35), path(st, q("#9A92A0", .5)), path(sl, q("#C9C2C4", .5)))
# squared stones in the grass of the scarp
for x, y, w in ((1108, 560, 40), (1180, 600, 30), (930, 800, 34), (380, 800, 30), (1230, 760, 36)):
    a.add(path(f"M{x} {y}l{w} -6l{w*.4:.0f} 12l-{w} 8z", q("#B3ACB0", .42)), path(f"M{x+w*.4:.0f} {y+14}l{w} -8v12l-{w} 8z", q("#6F6878", .42)))

# ---- trees from above at the rims, tufts everywhere, thin towards the middle ----
for x, y, s in ((40, 40, 90), (130, 16, 76), (1230, 70, 110), (1130, 30, 90), (1260, 200, 80), (30, 1130, 110), (150, 1160, 80), (1240, 1120, 120), (1120, 1150, 84), (24, 330, 56), (1256, 840, 70)):
    P = lambda k: [(x + math.cos(t) * s * .5 * k * r.uniform(.9, 1.1), y + math.sin(t) * s * .46 * k * r.uniform(.9, 1.1)) for t in (0, .9, 1.8, 2.7, 3.6, 4.5, 5.4)]
    a.add(path(scallop(r, [(u + 8, v + 10) for u, v in P(1)], 16), q("#33442F", .6), .4), path(scallop(r, P(1), 16), q("#4F6E44", .6)), path(scallop(r, [(u - s * .08, v - s * .08) for u, v in P(.62)], 14), q("#7F9A56", .6), .8))
FIELDS = ((20, 1260, 40, 300), (20, 1260, 800, 1160), (20, 230, 440, 570), (1040, 1260, 530, 800))
for (x0, x1, y0, y1), k in zip(FIELDS, (26, 30, 8, 10)):
    a.add(a.tufts(x0, x1, y0, y1, k, 20, q("#4E6A40", .6), .7), a.tufts(x0, x1, y0, y1, k // 2, 18, q("#A9B46C", .55), .7))
a.add(line("".join(f"M{n(r.uniform(x0,x1),0)} {n(r.uniform(y0,y1),0)}h.1" for x0, x1, y0, y1 in FIELDS for _ in range(9)), q("#D9B866", .6), 5, .8))
# late light from the upper left, dusk in the far corner
a.add(a.glow(200, 120, 760, "#D9B25E", .13), a.vignette(.08, .42, .42, "#2A3426"), a.grain(.3))
a.save(OUT + "town-board.svg")
