"""What the scenes share: skies, mist, night woods, quilts, rain and snow, and the frame of a sheet of 900 x 1200."""
import random
from _out import *
from _mills_land import sky, puff, streaks, birds, land
from _mills_parts import tower, boat, blade_of, sails_at, sail_shadow, hole, half, ring_d
from _grounds import far_trunks, near_trunk, leaf_fall, boulder, torn_cloud
from _folk import folk

KEEP = (LAMP, AMBER, "#FFF0BC", "#FBDB8C", "#FFF3CC")
QUILT = (TULIP, PARCH, STEEL, OCHRE, "#B98AA0", MOSS, CREAM, BRICK)


def scene(no):
    return Art(900, 1200, 5000 + no)


def finish(a, no, op=.4, colour="#171326", cx=.5, cy=.48, grain=.5):
    a.add(a.vignette(op, cx, cy, colour), a.grain(grain))
    a.save(OUT + f"scene-{no:02}.svg")


def mist(a, y, h, op, c="#B9AECB", x=-40, w=980):
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{a.lin([(0, c, 0), (.5, c, op), (1, c, 0)])}"/>'


def stars(r, count, x0, y0, x1, y1, c="#F3ECD6", op=.9, sizes=(2.2, 2.2, 3, 3.4, 5.6)):
    """Four-pointed stars in loose clusters, thinning towards y1."""
    d = ""
    for _ in range(count):
        d += star(round(r.uniform(x0, x1)), round(y0 + (y1 - y0) * r.random() ** 1.4), r.choice(sizes))
    return path(d, c, op)


def foot(x, y, w, op=.34, c=SHADOW):
    """Contact shadow, thrown to the right."""
    return path(curve([(x - w * .5, y, 1), (x + w * .05, y - w * .055), (x + w * .72, y + w * .01, 1), (x + w * .2, y + w * .075)]), c, op)


def full_moon(a, x, y, q, c="#F8E8C0", shade=.25, halo=3.2, op=.6):
    """The full moon with its seas, lit from the left; q is its radius."""
    s = q / 60
    m = lambda spec: curve([((px - 100) * s + x, (py - 100) * s + y) for px, py, _ in pts(spec)])
    o = a.glow(x, y, q * halo, c, op) + f'<circle cx="{x}" cy="{y}" r="{q}" fill="{c}"/>'
    o += path(curve([(x + 6 * s, y - 59.6 * s, 1), (x + 42 * s, y - 44 * s), (x + 60 * s, y), (x + 42 * s, y + 44 * s), (x + 4 * s, y + 59.8 * s, 1), (x + 30 * s, y + 34 * s), (x + 38 * s, y), (x + 30 * s, y - 34 * s)]), mix(c, VIOLET, shade), .55)
    return o + path(m("78,72 96,66 104,78 92,90 76,86") + m("62,104 74,97 82,108 77,121 64,118") + m("94,120 112,109 122,119 114,134 98,132") + m("114,74 126,72 129,84 119,89") + m("88,104 94,101 97,108 91,112"), mix(c, VIOLET, shade + .1), .5)


def twigs(d, c, t=""):
    """Bare boughs in one colour, every ribbon on its own: joined in one path, crossing ribbons would cut holes."""
    return f'<g fill="{c}"' + (f' transform="{t}"' if t else "") + ">" + "".join(f'<path d="M{p}"/>' for p in d.split("M")[1:]) + "</g>"


def black_birch(r, P, w, body, mark, rim, marks=1.0, step=84):
    """A birch at night: one ribbon with a flared foot, lit left edge, shaded right, paper scars."""
    S = sample(P, step)
    o = path(ribbon(S, w, prec=0), body)
    o += path(ribbon([(x - w[1] * .37, y) for x, y in S[1:]], [0, w[1] * .1] + [v * .13 for v in w[1:]], prec=0), rim, .75)
    o += path(ribbon([(x + w[1] * .3, y) for x, y in S[1:]], [0, w[1] * .3] + [v * .34 for v in w[1:]], prec=0), SHADOW, .4)
    x, y = S[0]
    f = w[1]
    o += path(curve([(x - f * 1.15, y + f * .3, 1), (x - f * .62, y - f * .3), (x - f * .47, y - f * 1.3, 1), (x + f * .47, y - f * 1.3, 1), (x + f * .66, y - f * .25), (x + f * 1.25, y + f * .3, 1), (x + f * .3, y + f * .12), (x - f * .3, y + f * .14)], prec=0), body)
    d = ""
    for i, (x, y) in enumerate(S[2:-1]):
        for _ in range(2):
            if r.random() > marks:
                continue
            wide = w[1] + (w[-1] - w[1]) * i / len(S)
            q = wide * r.uniform(.2, .55)
            xx, yy = x - wide * .42 + r.random() * (wide * .8 - q), y + r.uniform(-28, 28)
            k = q * r.uniform(.1, .24)
            d += f"M{n(xx,0)} {n(yy,0)}q{n(q*.5,0)} {n(k*1.6,0)} {n(q,0)} {n(-k*.3,0)}q{n(-q*.4,0)} {n(-k*.8,0)} {n(-q,0)} {n(k*.3,0)}z"
    return o + path(d, mark, .8)


def patchwork(at, cols, rows_, palette=QUILT, seed=3, haze=None, t=0, prints=(.3, .5), stitch=1.4):
    """A quilt over any surface. at(u, v) gives the point for u, v in 0..1; prints = shares of patches with a star, and with a star or a tulip."""
    q = random.Random(seed)
    o = marks = dots = ""
    last = {}
    col = lambda c: mix(c, haze, t) if haze else c
    seams = ""
    for j in range(rows_):
        for i in range(cols):
            c = q.choice([k for k in palette if k not in (last.get((i - 1, j)), last.get((i, j - 1)))])
            last[i, j] = c
            P = [at(i / cols, j / rows_), at((i + 1) / cols, j / rows_), at((i + 1) / cols, (j + 1) / rows_), at(i / cols, (j + 1) / rows_)]
            o += path("M" + "L".join(f"{n(x)} {n(y)}" for x, y in P) + "z", col(c))
            x, y = sum(p[0] for p in P) / 4, sum(p[1] for p in P) / 4
            s = min(math.dist(P[0], P[1]), math.dist(P[0], P[3]))
            k = q.random()
            if k < prints[0]:
                marks += star(x, y, s * .28)
            elif k < prints[1]:
                dots += f"M{n(x-s*.16)} {n(y-s*.22)}l{n(s*.08)} {n(s*.12)} {n(s*.08)} {n(-s*.16)} {n(s*.08)} {n(s*.16)} {n(s*.08)} {n(-s*.12)}q{n(s*.06)} {n(s*.36)} {n(-s*.16)} {n(s*.36)}q{n(-s*.22)} 0 {n(-s*.16)} {n(-s*.36)}z"
    for i in range(1, cols):
        seams += "M" + "L".join(f"{n(x)} {n(y)}" for x, y in [at(i / cols, v / 6) for v in range(7)])
    for j in range(1, rows_):
        seams += "M" + "L".join(f"{n(x)} {n(y)}" for x, y in [at(u / 8, j / rows_) for u in range(9)])
    return o + path(marks, col(CREAM), .75) + path(dots, col(dim(BRICK, .3)), .55) + line(seams, col(CREAM), stitch, .55, extra=f'stroke-dasharray="{n(stitch*3.2)} {n(stitch*3)}"')


def rain(r, count, x0, y0, x1, y1, c="#DCE6F0", op=.35, L=(26, 60), slant=-.28, w=1.8):
    """Slanting rain in one stroke path; slant is the sideways drift in lengths."""
    d = ""
    for _ in range(count):
        q = r.uniform(*L)
        d += f"M{n(r.uniform(x0,x1),0)} {n(r.uniform(y0,y1),0)}l{n(q*slant,0)} {n(q,0)}"
    return line(d, c, w, op)


def snowfall(r, count, x0, y0, x1, y1, sizes=(1.6, 4.6), c=SNOW, op=.9):
    return path("".join(disc(round(r.uniform(x0, x1)), round(r.uniform(y0, y1)), round(r.uniform(*sizes), 1)) for _ in range(count)), c, op)


def wall_stones(r, x0, y0, x1, y1, w=40, h=15, prob=.4):
    """Marks of bricks or stones on a face, one path."""
    d, y, i = "", y0, 0
    while y < y1:
        x = x0 + (i % 2) * w * .5 + r.uniform(0, w * .3)
        while x < x1 - w * .4:
            q = w * r.uniform(.55, 1)
            if r.random() < prob:
                d += f"M{n(x,0)} {n(y,0)}q{n(q*.5,0)} -2 {n(q,0)} 1l-1 {n(h,0)}q{n(-q*.5,0)} 2 {n(-q,0)} 0z"
            x += q + w * .14
        y += h * 1.5
        i += 1
    return d


