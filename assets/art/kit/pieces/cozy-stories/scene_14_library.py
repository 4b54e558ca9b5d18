"""C14: night in the round library of a mill; out of the girl's book sail a boat, a balloon and tulips on a ribbon of water."""
from _girl import *

a = scene(14)
r = a.r
DARK = "#24182A"
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#2A1B2C"),(.4,"#5A3828"),(1,"#2B1B28")])}"/>')

# the shelves wind round the wall: every turn sags towards the viewer and climbs to the right
PITCH, EYE = 152, 640


def shelf(x, j):
    """Height of the board of turn j at x."""
    y = 1330 - j * PITCH - (x - 450) * .10
    return y + (y - EYE) * .26 * (((x - 450) / 470) ** 2)


LAN = (330, 330)
BOOKS = ("#8E3B30", "#2F5D8B", "#5E7040", "#B07A34", "#6A5084", "#C8B48A", "#7A4A34", "#3E6A66")
cols = {}
gold = top = ""
for j in range(10):
    x = -30
    while x < 930:
        w = r.uniform(15, 34)
        yb = shelf(x + w / 2, j)
        h = PITCH * r.uniform(.52, .8)
        if r.random() < .07:
            x += w * r.uniform(.6, 1.3)
            continue
        d = math.hypot(x - LAN[0], yb - h / 2 - LAN[1])
        near = max(0, min(3, int(d / 190)))
        c = r.randrange(len(BOOKS))
        lean = r.choice((0, 0, 0, 0, 0, 9, -7))
        s = f"M{n(x,0)} {n(yb,0)}l{lean} {n(-h,0)}h{n(w-2,0)}l{-lean} {n(h,0)}z"
        cols.setdefault((c, near), []).append(s)
        if r.random() < .6 and not lean:
            gold += f"M{n(x+2,0)} {n(yb-h*.82,0)}h{n(w-6,0)}v4h{n(-w+6,0)}zM{n(x+2,0)} {n(yb-h*.2,0)}h{n(w-6,0)}v3h{n(-w+6,0)}z"
        if d < 420:
            top += f"M{n(x,0)} {n(yb,0)}l{lean} {n(-h,0)}h4l{-lean} {n(h,0)}z"
        x += w
for (c, near), ds in sorted(cols.items()):
    a.add(path("".join(ds), mix(mix(BOOKS[c], LAMP, .16 if near == 0 else 0), DARK, (.04, .22, .42, .6)[near])))
a.add(path(top, "#F7D690", .3), path(gold, "#E9BE66", .42))
for j in range(10):
    P = [(x, shelf(x, j)) for x in range(-30, 960, 110)]
    Q = [(x, y + 17) for x, y in P][::-1]
    d = curve([(*P[0], 1)] + P[1:-1] + [(*P[-1], 1), (*Q[0], 1)] + Q[1:-1] + [(*Q[-1], 1)])
    a.add(path(d, SHADOW, .42, 'transform="translate(0 10)"'), path(d, a.lin([(0, "#5A3A28"), (.42, "#A8713E"), (.6, "#7A5032"), (1, "#3A2526")], 0, 0, 1, 0)), path(curve([(*P[0], 1)] + P[1:-1] + [(*P[-1], 1)] + [(x, y + 4) for x, y in P[::-1][:1]] + [(x, y + 4) for x, y in P[::-1][1:]]), "#F0C078", .32))
# posts between the presses
for x0, w in ((66, 26), (268, 22), (716, 24), (868, 28)):
    a.add(path(f"M{x0} -10h{w}v1220h{-w}z", "#3B2528"), path(f"M{x0} -10h5v1220h-5z", "#C98F52", .5), path(f"M{x0+w-8} -10h8v1220h-8z", SHADOW, .4))
# round window: night, a sail of this very mill passes it
a.defs.append('<clipPath id="wn"><circle cx="742" cy="196" r="92"/></clipPath>')
wn = f'<rect x="640" y="90" width="210" height="210" fill="{a.lin([(0,"#141A44"),(1,"#4A5098")])}"/>' + path("".join(star(x, y, s) for x, y, s in ((690, 150, 6), (724, 126, 4), (780, 150, 7), (700, 214, 4), (800, 214, 5), (742, 250, 4), (672, 250, 4))), CREAM, .95)
wn += group(blade(0, .62, "#4A3A4A", "#B9B2CC"), t="translate(860 330) rotate(-132) scale(1.36)")
a.add(f'<circle cx="746" cy="202" r="112" fill="{SHADOW}" fill-opacity=".5"/><circle cx="742" cy="196" r="110" fill="#6B452E"/><circle cx="739" cy="193" r="106" fill="#A8713E"/><circle cx="742" cy="196" r="103" fill="#6B452E"/>', f'<g clip-path="url(#wn)">{wn}</g>', path("M737 104h9v184h-9zM650 192h184v9h-184z", "#6B452E"))
a.add(a.glow(*LAN, 540, "#F7C260", .62))

# the ladder
RA, RB = ((318, 1240), (566, -60)), ((430, 1240), (640, -60))
rl = lambda R, y: R[0][0] + (R[1][0] - R[0][0]) * (R[0][1] - y) / (R[0][1] - R[1][1])
rungs = "".join(f"M{n(rl(RA, y),0)} {y}L{n(rl(RB, y),0)} {y-6}" for y in range(26, 1220, 76))
a.add(path(f"M{RA[0][0]+26} 1240L{RA[1][0]+26} -60h14L{RA[0][0]+46} 1240zM{RB[0][0]+26} 1240L{RB[1][0]+26} -60h14L{RB[0][0]+46} 1240z", SHADOW, .4))
a.add(line(rungs, "#4A2E22", 17, None, "butt"), line(rungs, "#B9834C", 11, None, "butt", 'transform="translate(-1 -3)"'))
for R in (RA, RB):
    (x0, y0), (x1, y1) = R
    a.add(path(f"M{x0-11} {y0}L{x1-8} {y1}h16L{x0+11} {y0}z", "#5C3A28"), path(f"M{x0-11} {y0}L{x1-8} {y1}h6L{x0-3} {y0}z", "#D09A5C"))

# the ribbon of water: pours from the book, winds down towards us
W = "366,514 300,486 196,506 104,596 84,710 160,800 320,846 520,860 706,900 806,1000 786,1110 700,1200 600,1320"
S = sample(W, 26)
for dx, k, c, op in ((10, 1.02, SHADOW, .4), (0, 1, "#24588E", 1), (-3, .8, "#3D7FB4", 1), (-6, .46, "#6FB0D6", .9)):
    a.add(path(ribbon([(x + dx, y + dx * 1.4) for x, y in S], [v * k for v in (14, 40, 62, 80, 88, 92, 100, 118, 140, 168, 196, 230, 260)]), c, op))
st = ""
for q, w0 in ((-.34, 3), (-.12, 2.4), (.12, 3), (.34, 2.4)):
    P = []
    for i in range(0, len(S) - 1):
        (x, y), (u, v) = S[i], S[i + 1]
        L = math.hypot(u - x, v - y) or 1
        wd = 30 + 200 * (i / len(S)) ** 1.1
        P.append((x - (v - y) / L * wd * q, y + (u - x) / L * wd * q))
    for s in range(2 + int(abs(q) * 10), len(P) - 6, 11):
        st += ribbon(P[s:s + 7], [0, w0 + s * .06, 0], 0)
a.add(path(st, "#D6ECF4", .75))
a.add(path("".join(disc(x, y, s) for x, y, s in ((284, 452, 5), (262, 440, 4), (216, 440, 6), (246, 424, 3), (128, 484, 5), (60, 560, 6), (50, 640, 4), (60, 760, 5), (130, 836, 6), (300, 886, 5), (640, 826, 5), (760, 846, 6), (858, 940, 6), (872, 1020, 5))), "#A9D4EA", .9))

# what sails on it
BOAT = path("M-118 -34L-66 44H66L118 -34L40 -6L0 -112L-40 -6z", "#FFF8EA") + path("M0 -112L40 -6L0 44z", "#D5CBDD") + path("M-118 -34L-40 -6L-66 44z", "#EFE4D2") + path("M118 -34L40 -6L66 44z", "#B9ACC8") + path("M-40 -6L0 44L40 -6L0 -112z", "#FFF8EA", .5) + line("M-92 -14L-58 30M-84 -20L-50 10M-20 -30L-4 -86M-12 -10L4 -40", "#B9ACC8", 3, .7)
a.add(path(curve("534,898! 634,888 754,914 784,936! 694,952 574,936"), "#173E6A", .55), place(BOAT, 664, 870, .94, rot=13))
a.add(path("M536 900q60 34 130 34t104 2q-60 36 -130 22t-104 -58z", "#6FB0D6", .9), path("M552 914q60 30 116 30t86 2", "none", None, 'stroke="#D6ECF4" stroke-width="4" stroke-linecap="round"'))
# the balloon: pages glued together, rising off the ribbon
bal = tint(draw("balloon", "#F6EBD0", "#C9B184"), "#F7C260", .1)
a.add(a.glow(132, 324, 130, "#FBE3AE", .35), group(bal, t="translate(34 196) rotate(-7 110 160) scale(.86)"))
for x, y, h, c, rot in ((196, 556, 150, TULIP, -64), (84, 706, 170, "#E98FA0", -146), (770, 968, 190, TULIP, 128), (676, 1090, 220, "#E98FA0", 84)):
    q = tulip(0, h * .5, h, c, .02, "#7C9A58", 1.2)
    a.add(group(q, t=f"translate({x} {y}) rotate({rot})"))

# lantern on its arm, and the reader
a.add(line("M518 196Q420 150 338 172", "#3A2A2E", 8), line("M518 194Q420 148 338 169", "#A8713E", 2.4), use("lantern", 330, 172, 200))
a.add(a.glow(340, 500, 120, "#FFE9B0", .7))
a.add(place(girl_read(), 506, 612, 1.42))

# near frame: books in a pile, dark
for x, y, w, h, c, rot in ((-20, 1150, 190, 44, "#4A2A30", -2), (-10, 1108, 160, 40, "#2C3A58", 3), (-16, 1070, 132, 36, "#5A4A2E", -4)):
    a.add(group(path(f"M0 0h{w}q14 {h/2} 0 {h}h{-w}z", c) + path(f"M0 6h{w-8}q8 {h/2-6} 0 {h-12}h{-w+8}z", "#B9A78A") + path(f"M0 0h{w}l3 6h{-w}z", lit(c, .35)), t=f"translate({x} {y}) rotate({rot})"))
a.add(path("M70 1070l10 -2 2 60 -7 -8 -6 9z", TULIP))
for x, y, s in ((236, 390, 3), (330, 560, 2.6), (180, 440, 2.4), (450, 180, 2.4), (276, 330, 2), (600, 420, 2)):
    a.add(f'<circle cx="{x}" cy="{y}" r="{s}" fill="#FBE3AE" fill-opacity=".8"/>')
a.add(a.vignette(.62, .42, .42, "#140D1E"), a.grain(.45))
a.save(OUT + "scene-14.svg")
