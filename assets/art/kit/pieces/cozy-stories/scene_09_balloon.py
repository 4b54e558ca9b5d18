from _stage import *
from _players import *

a = scene(9)
r = a.r
# a clear morning: aqua above, lemon below
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#4FA6A8"),(.3,"#8CCBBB"),(.55,"#D5E6B8"),(.72,"#FBEBB4")])}"/>', a.glow(110, 120, 520, "#FFF3C4", .7))
puff(a, 120, 330, 260, 96, "#FFFBE8", "#C6DFD0")
puff(a, 812, 250, 240, 90, "#FFFBE8", "#BFDCD2")
puff(a, 770, 560, 300, 92, "#FFFBEC", "#D3E0C0")
puff(a, 90, 640, 280, 84, "#FFFBEC", "#D9E2BE")
a.add(birds(((180, 470, 9), (214, 452, 7), (730, 420, 8)), "#4E7A7A"))

# far land, seen from a height: river, strips of field, toy village
a.add(path(curve("-20,800! 120,776 300,790 470,766 640,784 800,764 920,778! 920,900! -20,900!"), "#A9C8A8"), path(curve("-20,832! 160,806 380,824 560,800 740,816 920,802! 920,1080! -20,1080!"), "#8DB78F"))
for x, y, w, c in ((40, 846, 120, "#C9CF86"), (190, 838, 110, "#E2D58C"), (640, 830, 120, "#D7D488"), (780, 822, 110, "#B7CB80")):
    a.add(path(f"M{x} {y}l{w} -8 18 14 -{w} 10z", c))
a.add(hamlet(r, 700, 846, 26, "#F3E6CC", "#C9704A", None, 5), hamlet(r, 60, 872, 24, "#F3E6CC", "#C9704A", None, 3))
a.add(path(curve("920,866! 780,856 700,868 760,880 700,894 600,888 540,902 560,912! 640,908 740,914 800,892 860,884 920,886!"), "#CFE8E4"))
for x, y, s in ((300, 846, 40), (330, 852, 52), (364, 848, 36), (560, 838, 40), (590, 844, 30), (850, 850, 46)):
    a.add(path(scallop(r, [(x + math.cos(k) * s * .4, y - s * .4 + math.sin(k) * s * .5) for k in (0, 1, 2.1, 3.2, 4.2, 5.2)], 8), "#6E9E78"))

# the hill it stood on, with the hole
a.plane(curve("-20,1010! 110,962 260,930 420,918 560,924 720,956 920,1024! 920,1220! -20,1220!"), a.lin([(0, "#B7CC6A"), (.3, "#84AC50"), (1, "#4A7A45")]), lip="#F6F0AE", shadow=(0, -4, 7, .22), loose=True, inner=a.tufts(20, 880, 960, 1180, 26, 22, "#5E8E48", .7))
a.add(path(curve("60,1008! 200,984 330,976 400,976! 360,1000 300,1040 300,1100 330,1150 360,1220! 560,1220! 480,1150 430,1090 440,1040 480,1000!"), "#E9D79A", .75))
# its shadow on the grass, round like a coin and sliding off
a.add(f'<ellipse cx="640" cy="1082" rx="190" ry="42" fill="{SHADOW}" fill-opacity=".26"/>')
H = (436, 1000)
a.add(f'<ellipse cx="{H[0]}" cy="{H[1]}" rx="128" ry="40" fill="#D9E08A"/><ellipse cx="{H[0]+3}" cy="{H[1]+4}" rx="122" ry="36" fill="#5A3E36"/><ellipse cx="{H[0]+6}" cy="{H[1]+12}" rx="112" ry="27" fill="#33242C"/>', path(curve(f"{H[0]-118},{H[1]+2}! {H[0]-60},{H[1]-28} {H[0]+60},{H[1]-30} {H[0]+122},{H[1]}! {H[0]+90},{H[1]-12} {H[0]},{H[1]-20} {H[0]-90},{H[1]-10}"), "#8A6248"))
a.add(path("".join(blades(r, x, y, 40, 16, 5, .1) for x, y in ((318, 1004), (360, 1034), (430, 1044), (510, 1034), (556, 1006))), "#6E9A48"))
# earth still falls
a.add(path("".join(f"M{x} {y}q{q} {-q} {2*q} 0q{-q*.4:.0f} {q*1.2:.0f} {-q*1.2:.0f} {q}z" for x, y, q in ((380, 936, 6), (420, 958, 4), (470, 926, 5), (500, 962, 6), (446, 978, 4), (350, 966, 4), (532, 936, 3))), "#6B4A36"))

# ---- the balloon of flour sacks ----------------------------------------------
BX, BY, BW, BH = 452, 338, 300, 302      # middle, half sizes of the envelope


def env(u, v):
    """u round the visible half, v from crown to mouth."""
    t = math.pi * (1 - u)
    prof = math.sin(min(1, v * 1.02) ** .8 * math.pi * .86 + .02) ** .72 if v < 1 else .3
    w = BW * max(.0, prof) * (1 if v < .55 else 1 - (v - .55) ** 1.5 * .35)
    return BX + math.cos(t) * w, BY - BH + 2 * BH * v * .94 + math.sin(t) * w * .1 - w * .05


L = [env(0, v / 16) for v in range(0, 17)]
R = [env(1, v / 16) for v in range(16, -1, -1)]
outline = curve([(x, y, k == 16) for k, (x, y) in enumerate(L)] + [(BX, L[-1][1] + 12)] + [(x, y, k == 0) for k, (x, y) in enumerate(R)], prec=0)
sacks = ("#F3E6C8", "#EADBC0", "#F8EED6", "#E3D0AC", "#EFE0BE")
inner, stitch, marks = "", "", ""
cols, rows_ = 8, 8
for j in range(rows_):
    for i in range(cols):
        o = .5 / cols if j % 2 else 0
        us = [min(1, max(0, (i + k) / cols + o - (.5 / cols if j % 2 else 0))) for k in (0, 1)]
        P = [env(us[0], j / rows_), env(us[1], j / rows_), env(us[1], (j + 1) / rows_), env(us[0], (j + 1) / rows_)]
        c = sacks[(i * 3 + j * 2) % 5]
        if (i, j) in ((2, 2), (5, 3), (3, 5), (6, 1), (1, 4), (4, 1)):
            c = {(2, 2): "#C9573A", (5, 3): "#5E86A8", (3, 5): "#D9A24A", (6, 1): "#B98AA0", (1, 4): "#7FA05A", (4, 1): "#D9A24A"}[i, j]
        inner += path("M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in P) + "z", c)
        cx, cy = sum(p[0] for p in P) / 4, sum(p[1] for p in P) / 4
        if (i + 2 * j) % 5 == 0 and 0 < i < 7 and 0 < j < 7:
            q = math.dist(P[0], P[1]) * .3
            for k in (-.5, 0, .5):
                dx, dy = math.sin(k) * q * 1.2, -math.cos(k) * q * 1.2
                marks += f"M{n(cx)} {n(cy+q*.5)}q{n(dx*.5-dy*.22)} {n(dy*.5+dx*.22)} {n(dx)} {n(dy)}q{n(-dx*.5+dy*.22)} {n(-dy*.5-dx*.22)} {n(-dx)} {n(-dy)}z"
for j in range(1, rows_):
    stitch += curve([env(k / 10, j / rows_) for k in range(11)], False, prec=0)
for i in range(1, cols):
    stitch += curve([env(i / cols, k / 8) for k in range(9)], False, prec=0)
inner += path(marks, "#B08A58", .8) + line(stitch, "#9A7B58", 2.4, .6, extra='stroke-dasharray="9 7"')
inner += path(curve([(x + 0, y, k == 16) for k, (x, y) in enumerate([env(.72, v / 16) for v in range(0, 17)])] + [(x, y, k == 0) for k, (x, y) in enumerate(R)], prec=0), VIOLET, .26) + path(curve([(x, y, k == 16) for k, (x, y) in enumerate([env(.88, v / 16) for v in range(0, 17)])] + [(x, y, k == 0) for k, (x, y) in enumerate(R)], prec=0), VIOLET, .22)
inner += path(curve([(x, y, k in (0, 16)) for k, (x, y) in enumerate(L)] + [(x, y, k in (0, 16)) for k, (x, y) in enumerate([env(.12, v / 16) for v in range(16, -1, -1)])], prec=0), "#FFFBE8", .6)
a.plane(outline, "#EADBC0", lip="#FFFDF0", shadow=(8, 10, 10, .22), inner=inner)
a.add(path(curve([(BX - 40, BY - BH + 6, 1), (BX, BY - BH - 14), (BX + 40, BY - BH + 6, 1), (BX, BY - BH + 18)]), BRICK))
# ropes to the cap and the gallery
my = L[-1][1]
mx0, mx1 = L[-1][0], R[0][0]
a.add(path(f"M{mx0:.0f} {my-4:.0f}Q{BX} {my+22:.0f} {mx1:.0f} {my-4:.0f}l-4 16Q{BX} {my+36:.0f} {mx0+4:.0f} {my+12:.0f}z", "#8A5A3C"))
net = ""
for k in range(7):
    x0 = mx0 + (mx1 - mx0) * k / 6
    net += f"M{x0:.0f} {my+10:.0f}L{436+(k-3)*21:.0f} {690-abs(k-3)*1:.0f}"
a.add(line(net, "#6B4A36", 3.4))

# ---- the mill under it ---------------------------------------------------------
# roots first
roots = ""
for x, dx, L_, w in ((370, -44, 120, 22), (396, -10, 170, 24), (424, 14, 130, 20), (452, -16, 190, 26), (484, 26, 140, 22), (508, 52, 104, 20)):
    s = sample([(x, 906), (x + dx * .3 + r.uniform(-8, 8), 906 + L_ * .35), (x + dx * .8, 906 + L_ * .7), (x + dx + r.uniform(-12, 12), 906 + L_ * .86)], 12)
    roots += ribbon(s, [w, w * .7, w * .4, 2], 0)
    m = s[len(s) // 2]
    roots += ribbon([m, (m[0] + (14 if dx < 0 else -14), m[1] + 24), (m[0] + (30 if dx < 0 else -26), m[1] + 40)], [w * .4, w * .3, 2], 0)
a.add(path(roots, SHADOW, .18, 'transform="translate(5 7)"'), path(roots, "#6B4A36"))
clod = "330,896! 322,914 340,936 372,950 404,944 436,958 470,946 506,950 536,930 548,908 540,892!"
a.add(path(scallop(r, clod, 18), "#5A3E33"), path(curve("326,892! 340,880 436,872 530,878 548,892! 540,910 500,920 436,924 370,918 332,908"), "#84AC50"), path(curve("326,892! 340,880 436,872 530,878 548,892! 440,884"), "#D3DE86"), path("".join(blades(r, x, 912, 30, 16, 4, .1) for x in (346, 384, 430, 478, 520)).replace("-16", "-14"), "#6E9A48"))
g = draw("mill", 17)
els = re.sub(r'^.*?</linearGradient>.*?</linearGradient><path[^>]*/>', lambda m: m.group(0)[:m.group(0).rindex("<path")], g, count=1, flags=re.S)
a.add(group(els, t="translate(436 894) scale(.72) translate(-220 -548)"))
# the miller on the gallery waves with his scarf
a.add(group("".join(pieces_of("miller")[1:]), t="translate(398 806) scale(.26) translate(-126 -358)"))
a.add(path("M352 800L508 799V812L352 814z", "#8A6248"), path("M352 800L508 799V802L352 804z", "#C99A70"), line("".join(f"M{x} 800V776" for x in range(356, 508, 12)), WOOD, 2.4), path("M350 774L508 772V777L350 779z", WOODL))
a.add(scarf_of("422,736 452,712 486,722 520,694 562,700 596,670", [9, 12, 13, 13, 14, 16], TULIP, fringe=7))
# rope ladder swings below
P0, P1 = sample("500,812 536,880 520,950 556,1010 548,1062", 10), sample("526,812 564,878 548,948 584,1006 578,1058", 10)
a.add(line("".join(f"M{p[0]:.0f} {p[1]:.0f}L{q[0]:.0f} {q[1]:.0f}" for p, q in list(zip(P0, P1))[1::2]), "#A87A54", 5), line(curve(P0, False, prec=0), "#6B4A36", 3.4), line(curve(P1, False, prec=0), "#6B4A36", 3.4))
# a sparrow comes along on the last rung
a.add(place(sparrow(), 562, 1052, .6, flip=True))

# ---- those who stay ---------------------------------------------------------------
sh = pieces_of("sheep")
a.add(foot(150, 1066, 150), use("sheep", 146, 1068, 120, flip=True, rot=-6), use("sheep", 268, 1032, 78, flip=True, rot=-5))
a.add(use("sheep", 628, 1048, 84, rot=3), foot(780, 1160, 170), use("goose", 768, 1166, 200, rot=9))
a.add(use("fence", 120, 1180, 120), use("fence", 336, 1190, 104, flip=True))
# near grass
a.add(path(blades(r, 40, 1220, 220, 90, 16, .1) + blades(r, 860, 1226, 200, 110, 16, -.1), "#35613E"))
a.add(path(fern(30, 1226, 150, -70, .8), "#2C5438"), path(fern(910, 1236, 130, -112, -.8), "#2C5438"), path(fern(90, 1230, 100, -50, .7), "#3F7346"))
finish(a, 9, .24, "#2B4A4A", .5, .45)
