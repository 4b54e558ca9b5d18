"""Beds of tulips that run to one point of the horizon."""
from _flowers import *


def rows_of_tulips(a, cols, vx, vy, y0, y1, x0, x1, seen=None):
    """Beds that run to one point, heads as small cuts; seen(x, y) says where a head would show."""
    o, n_ = "", len(cols)
    f = lambda x, y: vx + (x - vx) * (y - vy) / (y1 - vy)
    for i, c in enumerate(cols):
        a0, a1 = x0 + (x1 - x0) * i / n_, x0 + (x1 - x0) * (i + .72) / n_
        o += path(f"M{n(f(a0,y0),0)} {y0}L{n(a0,0)} {y1}L{n(a1,0)} {y1}L{n(f(a1,y0),0)} {y0}z", dim(c, .1)) + path(f"M{n(f(a0,y0),0)} {y0}L{n(a0,0)} {y1}L{n(a0+(a1-a0)*.36,0)} {y1}L{n(f(a0+(a1-a0)*.36,y0),0)} {y0}z", lit(c, .25))
        t = ""
        y = y0 + 26.0
        while y < y1 - 4:
            k = (y - vy) / (y1 - vy)
            q = 24 * k
            for j in (.25, .7):
                px = f(a0 + (a1 - a0) * j, y)
                if not -20 < px < a.w + 20 or seen and not seen(px, y):
                    continue
                t += f"M{n(px,0)} {n(y,0)}q{n(-q*.5,0)} {n(-q*.5,0)} {n(-q*.3,0)} {n(-q,0)}l{n(q*.3,0)} {n(q*.35,0)} {n(q*.3,0)} {n(-q*.35,0)}q{n(q*.2,0)} {n(q*.5,0)} {n(-q*.3,0)} {n(q,0)}z" if q > 9 else f"M{n(px,0)} {n(y,0)}l-3 {n(-q,0)} 3 2 3 -2z"
            y += 44 * k
        o += path(t, lit(c, .45), .85)
    return o
