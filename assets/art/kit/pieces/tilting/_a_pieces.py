"""What the symbols and small pieces of this game share: the way a symbol is cut, and its recurring shapes."""
from _out import *

OCH, STEELB, BRICKR, GREEN, PURPLE = "#C98B3C", "#4F6F95", "#A8482F", "#86A85A", "#8D79B0"
DEEPB, DEEPR, DEEPO = "#1F2F4C", "#4A1C18", "#4E2E14"


def edge(d, c, w=7, dx=1.5, dy=2.5):
    """The dark sheet below a symbol: thicker at the lower right, so it reads as thickness and keeps the shape on paper."""
    return path(d, c, None, f'stroke="{c}" stroke-width="{n(w)}" stroke-linejoin="round" transform="translate({dx} {dy})"')


def body(d, c, k=.42, s=2.5, at=(2, 3)):
    """Lit copy at the upper left, the body over it."""
    q = f'stroke-width="{n(s)}" stroke-linejoin="round"'
    return path(d, lit(c, k), None, f'stroke="{lit(c, k)}" {q}') + path(d, c, None, f'stroke="{c}" {q} transform="translate({at[0]} {at[1]})"')


def cut(d, c, dark=None, k=.42, w=7, s=2.5):
    return edge(d, dark or dim(c, .58), w) + body(d, c, k, s)


def disc(x, y, r):
    return f"M{n(x-r)} {n(y)}a{n(r)} {n(r)} 0 1 1 {n(2*r)} 0a{n(r)} {n(r)} 0 1 1 {n(-2*r)} 0z"


def hole(x, y, r):
    return f"M{n(x-r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2*r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2*r)} 0z"


def rounded(x, y, w, h, q):
    return f"M{n(x+q)} {n(y)}h{n(w-2*q)}q{q} 0 {q} {q}v{n(h-2*q)}q0 {q} {-q} {q}h{n(2*q-w)}q{-q} 0 {-q} {-q}v{n(2*q-h)}q0 {-q} {q} {-q}z"


def square(x, y, h, q=8):
    return rounded(x - h, y - h, 2 * h, 2 * h, q)


def cw(spec, prec=0):
    """curve(), always clockwise: overlapping cuts of one clip must wind the same way."""
    P = pts(spec)
    if sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(P, P[1:] + P[:1])) < 0:
        P = [P[0]] + P[:0:-1]
    return curve(P, prec=prec)


SHIELD = "M48 6Q66 15 84 14Q88 50 74 70Q64 83 48 91Q32 83 22 70Q8 50 12 14Q30 15 48 6z"


def block(a, ds, c, details, dx=10, dy=7):
    """Extrude a silhouette (several overlapping cuts) to the lower right and dress its face."""
    i = a.id("m")
    ps = "".join(f'<path d="{d}"/>' for d in ds)
    a.defs.append(f'<g id="{i}">{ps}</g><clipPath id="c{i}">{ps}</clipPath>')
    o = "".join(f'<use href="#{i}" x="{n(dx*k/16)}" y="{n(dy*k/16)}" fill="{dim(c, .52 if k > 11 else .44)}"/>' for k in range(16, 0, -1))
    o += f'<use href="#{i}" fill="{lit(c, .42)}"/><g clip-path="url(#c{i})"><use href="#{i}" x="3" y="4" fill="{c}"/>{details}'
    o += path("".join(f"M{x} {y}q30 {-6+k*4} 70 {k}t90 -4v2q-60 8 -90 4t-70 -2z" for x, y, k in ((-10, 122, 2), (4, 150, -3), (-6, 178, 3), (6, 214, -2))), SHADOW, .12)
    return o + "</g>"
