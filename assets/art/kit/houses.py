"""Parts of houses that several pictures need: laid roofs, walls, grounds."""
from papercut import *


def shingled(a, ridge, eave, courses=8, dark="#7A4B3A", light="#B06A45", sag=9, bow=.8):
    """A roof laid in courses of hand-cut shingles, from the eaves up.

    ridge and eave are (x left, y left, x right, y right). The courses grow from dark (eaves) to light (ridge)."""
    r, out = a.r, []

    def edge(t):
        return (eave[0] + (ridge[0] - eave[0]) * t ** bow, eave[1] + (ridge[1] - eave[1]) * t,
                eave[2] + (ridge[2] - eave[2]) * t ** bow, eave[3] + (ridge[3] - eave[3]) * t)
    size = (eave[2] - eave[0]) / 19
    for i in range(courses):
        x0, y0, x1, y1 = edge(i / courses)
        u0, v0, u1, v1 = edge(min(1, (i + 1.35) / courses))
        top = f"M{n(u0,0)} {n(v0,0)}Q{n((u0+u1)/2,0)} {n((v0+v1)/2+sag,0)} {n(u1,0)} {n(v1,0)}L{n(x1,0)} {n(y1,0)}"
        d, marks, x = "", "", x1
        while x > x0 + 6:
            w = min(r.uniform(size * .75, size * 1.25), x - x0)
            f = (x - w - x0) / (x1 - x0)
            yy = y0 + (y1 - y0) * f + math.sin(f * 3.14) * sag
            h = r.uniform(.14, .3) * size
            d += f"Q{n(x-2,0)} {n(yy+h,0)} {n(x-w/2,0)} {n(yy+h,0)}T{n(x-w,0)} {n(yy,0)}"
            if r.random() < .6:
                marks += f"M{n(x-w,0)} {n(yy-3,0)}l2 {n(-size*.7,0)}"
            x -= w
        c = mix(dark, light, i / courses)
        out += [path(top + d + "z", SHADOW, .28, 'transform="translate(2 7)"'), path(top + d + "z", c), line(marks, dim(c, .3), 2, .7)]
    return "".join(out)


def moss(r, spots):
    """Cushions of moss: spots = (x, y, width)."""
    o = ""
    for x, y, w in spots:
        o += path(scallop(r, [(x + math.cos(k) * w * .5, y + math.sin(k) * w * .22) for k in (0, 1, 2.1, 3.1, 4.2, 5.2)], 8), MOSS, .85)
        o += path(scallop(r, [(x - 4 + math.cos(k) * w * .3, y - 3 + math.sin(k) * w * .12) for k in (0, 1.2, 2.4, 3.6, 4.8)], 6), LEAF, .9)
    return o


def stones(a, r, x0, y0, x1, y1, n_rows=3, c="#8C8196", light="#A9A0AE", dark="#6F6680"):
    """A plinth or wall of stones filling a box."""
    import things
    h = (y1 - y0) / n_rows
    return (path(f"M{n(x0)} {n(y0)}H{n(x1)}V{n(y1)}H{n(x0)}z", c)
            + path(things.rows(x0 + 4, y0 + h * .2, x1 - 4, n_rows, h, h * 1.7, h * .7, r), light, .8)
            + path(things.rows(x0 + 10, y0 + h * .45, x1 - 6, max(1, n_rows - 1), h * 1.1, h * 1.3, h * .6, r), dark, .5))
