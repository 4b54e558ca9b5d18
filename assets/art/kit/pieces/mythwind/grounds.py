import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

# What everything lies on: walnut boards, the moss cloth, paper. Tiles of 512 that repeat without a seam;
# tone on tone, so that nothing below the pieces asks to be looked at.

# ---- boards of the trays
a = Art(512, 512, 71)
r = a.r
BASE = "#553A2D"
TONES = (0, .045, -.03, .02)
edges = (64, 192, 320, 448)
# the last board runs over the edge of the tile and goes on at its top
a.add(f'<rect width="512" height="512" fill="{BASE}"/>')
shade = lambda t: lit(BASE, t) if t > 0 else dim(BASE, -t)
for k, y in enumerate(edges[:3]):
    a.add(f'<rect y="{y}" width="512" height="128" fill="{shade(TONES[k])}"/>')
dark, light = "", ""
for k, y in enumerate((-64,) + edges):
    for q in (18, 34, 47, 63, 78, 92, 109):
        yy = y + q
        if not 6 < yy < 506:
            continue
        s = r.uniform(-9, 9)
        w = r.uniform(1.2, 2.6)
        d = f"M0 {n(yy)}Q128 {n(yy-s)} 256 {n(yy)}T512 {n(yy)}v{n(w)}Q384 {n(yy+s+w*1.6)} 256 {n(yy+w*1.5)}T0 {n(yy+w)}z"
        if q % 2:
            light += d
        else:
            dark += d
a.add(path(dark, SHADOW, .13), path(light, CREAM, .035))
# knots: the grain parts round them
for x, y in ((142, 132), (402, 252), (238, 388), (440, 20)):
    for i, (rx, ry) in enumerate(((44, 15), (32, 10), (20, 6.5))):
        a.add(f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{n(ry)}" fill="{BASE}" fill-opacity=".7" stroke="{dim(BASE, .2)}" stroke-width="1.600" stroke-opacity=".55"/>')
    a.add(f'<ellipse cx="{x}" cy="{y}" rx="8" ry="4" fill="{dim(BASE, .26)}" fill-opacity=".7"/>')
# joints between boards, and two ends, each with a lit edge below
for y in edges:
    a.add(f'<rect y="{y-2}" width="512" height="3.500" fill="{SHADOW}" fill-opacity=".42"/><rect y="{n(y+1.5)}" width="512" height="1.600" fill="{CREAM}" fill-opacity=".07"/>')
for x, y in ((96, 64), (330, 192), (180, 320)):
    a.add(f'<rect x="{x-1}" y="{y}" width="3" height="128" fill="{SHADOW}" fill-opacity=".36"/><rect x="{x+2}" y="{y+2}" width="1.500" height="124" fill="{CREAM}" fill-opacity=".06"/>')
    for yy in (y + 22, y + 106):
        for xx in (x - 16, x + 18):
            a.add(f'<circle cx="{xx}" cy="{yy}" r="3.600" fill="{SHADOW}" fill-opacity=".35"/><circle cx="{xx-1}" cy="{yy-1}" r="2" fill="{CREAM}" fill-opacity=".1"/>')
a.save(OUT + "tray-wood.svg")

# ---- the cloth: sprays of leaves, stitched diamonds, weave
a = Art(512, 512, 72)
BASE = "#47613D"
c, d = mix(BASE, CREAM, .085), mix(BASE, SHADOW, .12)
a.defs.append(f'<pattern id="weave" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 2h7v1.500H0zM8 6h8v1.500H8zM0 10h7v1.500H0zM8 14h8v1.500H8z" fill="{CREAM}" fill-opacity=".045"/><path d="M3 4v7h1.500V4zM11 0v5h1.500V0zM11 9v7h1.500V9z" fill="{SHADOW}" fill-opacity=".065"/></pattern>')
o = line("M0 70Q-8 20 0 -60", c, 3)
for y in (40, 16, -8, -32):
    for q in (-1, 1):
        o += path(f"M0 {y}q{q*10}-26 {q*44}-30q{-q*6} 30 {-q*44} 30z", c if q < 0 else d)
o += path("M0 -56q-14 -22 0 -46q14 24 0 46z", c)
a.defs.append(f'<g id="spray">{o}</g>')
a.add(f'<rect width="512" height="512" fill="{BASE}"/>')
for x, y, rot in ((128, 128, 0), (384, 384, 0), (384, 128, 180), (128, 384, 180)):
    a.add(f'<use href="#spray" transform="translate({x} {y}) rotate({rot}) scale(.92)"/>')
a.add(line("M256 20V40M256 110V146M256 40l-14 18 14 18 14 -18zM256 366v36M256 472v20M256 436l-14 18 14 18 14 -18zM20 256h20M110 256h36M74 242l-18 14 18 14 18 -14zM366 256h36M472 256h20M438 242l-18 14 18 14 18 -14z", c, 3), path(star(256, 256, 30), d), path(star(256, 256, 13), c))
# the corners of four tiles make one more star
a.add(path("".join(star(x, y, 30) for x in (0, 512) for y in (0, 512)), d), path("".join(star(x, y, 13) for x in (0, 512) for y in (0, 512)), c))
a.add('<rect width="512" height="512" fill="url(#weave)"/>')
a.save(OUT + "cloth-moss.svg")

# ---- paper: clouds of tone so faint that they are felt rather than seen, fibres, a few flecks
a = Art(512, 512, 73)
r = a.r
BASE = "#EEE1C8"
a.add(f'<rect width="512" height="512" fill="{BASE}"/>')
a.defs.append(f'<radialGradient id="l"><stop stop-color="{CREAM}" stop-opacity=".2"/><stop offset="1" stop-color="{CREAM}" stop-opacity="0"/></radialGradient><radialGradient id="d"><stop stop-color="#C9A877" stop-opacity=".09"/><stop offset="1" stop-color="#C9A877" stop-opacity="0"/></radialGradient>')
for x, y, q, g in ((120, 110, 150, "l"), (380, 160, 130, "d"), (210, 360, 150, "d"), (420, 410, 120, "l"), (60, 300, 110, "l"), (300, 60, 110, "d"), (500, 270, 120, "l"), (30, 470, 100, "d")):
    # a cloud that leaves the tile comes in again on the other side
    for u in (-512, 0, 512):
        for v in (-512, 0, 512):
            if -q < x + u < 512 + q and -q < y + v < 512 + q:
                a.add(f'<circle cx="{x+u}" cy="{y+v}" r="{q}" fill="url(#{g})"/>')
fib = {"#B98F5E": "", "#FFF8EA": ""}
for k in range(150):
    x, y, t, L = r.uniform(14, 498), r.uniform(14, 498), r.uniform(0, 6.28), r.choice((.5, .5, 3, 6, 11))
    cc = ("#B98F5E", "#FFF8EA")[k % 2]
    fib[cc] += f"M{n(x,0)} {n(y,0)}" + (f"q{n(math.cos(t)*L*.6)} {n(math.sin(t)*L*.3)} {n(math.cos(t)*L)} {n(math.sin(t)*L)}" if L > 1 else "h.5")
a.add(line(fib["#B98F5E"], "#B98F5E", 1.2, .3), line(fib["#FFF8EA"], "#FFF8EA", 1.4, .6))
a.save(OUT + "paper.svg")
