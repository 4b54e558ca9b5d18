"""Joints and the outlines of limbs. Angles are degrees from straight down, positive towards the nose; s = 1 looks right, -1 left."""
from _out import *

LITE = [False]      # tiny riders do without the lit and shaded strips



def chain(x, y, segs, s=1):
    """Joint points of a limb: segs = (length, angle) ..."""
    P = [(x, y)]
    for L, q in segs:
        t = math.radians(q)
        P.append((P[-1][0] + s * L * math.sin(t), P[-1][1] + L * math.cos(t)))
    return P


def turn(P, deg, about=(0, 0)):
    t = math.radians(deg)
    c, q = math.cos(t), math.sin(t)
    ax, ay = about
    return [(ax + (p[0] - ax) * c - (p[1] - ay) * q, ay + (p[0] - ax) * q + (p[1] - ay) * c, *p[2:]) for p in P]


def edges(P, stations, s=1):
    """Back and front edge of a limb. stations = (segment, t, back, front)."""
    B, F = [], []
    for i, t, b, f in stations:
        x0, y0 = P[i]
        x1, y1 = P[i + 1]
        dx, dy = x1 - x0, y1 - y0
        # at a joint the normal is shared by both segments
        if t == 0 and i:
            q = math.hypot(dx, dy)
            px, py = P[i][0] - P[i - 1][0], P[i][1] - P[i - 1][1]
            w = math.hypot(px, py)
            dx, dy = dx / q + px / w, dy / q + py / w
        L = math.hypot(dx, dy) or 1
        nx, ny = -dy / L * s, dx / L * s
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        B.append((x + nx * b, y + ny * b))
        F.append((x - nx * f, y - ny * f))
    return B, F


def between(A, B, k0, k1):
    """The strip of a limb between two shares of its width (0 = edge A, 1 = edge B)."""
    at = lambda k: [(a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k) for a, b in zip(A, B)]
    L, R = at(k0), at(k1)
    return curve([(*L[0], 1)] + L[1:-1] + [(*L[-1], 1), (*R[-1], 1)] + R[-2:0:-1] + [(*R[0], 1)])


def limb(P, stations, c, s=1, light=None, shade=None, cut=0):
    """One limb as a sheet: body, lit left edge, shaded right edge (these begin at station number cut)."""
    B, F = edges(P, stations, s)
    # the root is rounded, so that it melts into the trunk
    cap = [(B[0][0] + (F[0][0] - B[0][0]) * .5 - (P[1][0] - P[0][0]) * .16, B[0][1] + (F[0][1] - B[0][1]) * .5 - (P[1][1] - P[0][1]) * .16)]
    o = path(curve(cap + F[:-1] + [(*F[-1], 1), (*B[-1], 1)] + B[-2::-1]), c)
    L, R = (B, F) if s > 0 else (F, B)
    if shade and not LITE[0]:
        o += path(between(L[cut:], R[cut:], .66, 1), shade, .4)
    if light and not LITE[0]:
        o += path(between(L[cut:], R[cut:], 0, .26), light, .85)
    return o


def hoof(x, y, q, w, h, c, s=1, rest=32):
    """A hoof hung on the coronet x,y; q = angle of the pastern, flat on the ground at rest."""
    d = [(-w * .52, -h * .1, 1), (w * .5, -h * .16, 1), (w * .95, h * .95, 1), (-w * .5, h * .95, 1)]
    d = turn(d, rest - q)
    return path(curve([(x + s * p[0], y + p[1], 1) for p in d]), c)


def streams(spec, w, c, light=None, k=-.25):
    """A tail, plume or scarf: a ribbon with a lit upper half. spec runs from the root to the tip."""
    S = sample(spec, 16)
    o = path(ribbon(S, w, 0), c)
    if light:
        o += path(ribbon([(x, y + v * k) for (x, y), v in zip(S, [w[min(int(i / max(1, len(S) - 1) * (len(w) - 1)), len(w) - 1)] for i in range(len(S))])], [v * .4 for v in w], 0), light, .8)
    return o
