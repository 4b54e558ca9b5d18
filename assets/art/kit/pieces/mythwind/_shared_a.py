"""Parts that ten buildings of Mythwind share: skies, peaks, cobbles, limbs, heads, small wares."""
from common import *

SKIN, HAIR = "#F0C3A0", "#3A2838"
STONE = "#8C8196"
NIGHTC = "#3B3768"
LAMPS = (LAMP, AMBER, "#FFF0BC", "#FBDB8C", "#FFF3CC", "#FDE9AE", "#F6C35C", "#E08F35")


def sky(a, *stops):
    """The one sky: stops from above."""
    a.add(f'<rect width="{a.w}" height="{a.h}" fill="{a.lin(list(stops))}"/>')


def torn(a, spec, c, edge, op=.8):
    """A long torn evening cloud with a lit under-edge."""
    d = curve(spec)
    a.add(path(d, edge, op, 'transform="translate(-2 5)"'), path(d, c, op))


def stars(a, count, x0, y0, x1, y1, c="#E9E2F2", op=.85):
    """Four-pointed stars in three sizes, in loose clusters."""
    d = ""
    for _ in range(count):
        x, y = a.r.uniform(x0, x1), y0 + (y1 - y0) * a.r.random() ** 1.5
        d += star(round(x), round(y), a.r.choice((2.2, 2.2, 3.2, 5.5)))
    a.add(path(d, c, op))


def peaks(P, c, light, shade, base=640, r=None):
    """Mountains: P = (x, y) of valley and peak points in turn; every peak gets a lit left face with a torn edge."""
    d = f"M{P[0][0]} {base}L" + "L".join(f"{x} {y}" for x, y in P) + f"L{P[-1][0]} {base}z"
    l = s = ""
    for i in range(1, len(P) - 1):
        x, y = P[i]
        if y < P[i - 1][1] and y < P[i + 1][1]:
            (xl, yl), (xr, yr) = P[i - 1], P[i + 1]
            f = lambda t: (x + (xl - x) * t, y + (yl - y) * t)
            q = lambda t: (x + (xr - x) * t, y + (yr - y) * t)
            k = abs(yl - y) * .5
            (a1, b1), (a2, b2) = f(.78), q(.1)
            l += f"M{x} {y}L{n(a1,0)} {n(b1,0)}L{n(x-k*.34,0)} {n(y+k*.9,0)}L{n(x-k*.16,0)} {n(y+k*1.25,0)}L{n(x+k*.04,0)} {n(y+k*.6,0)}L{n(x+k*.22,0)} {n(y+k*.95,0)}L{n(a2,0)} {n(b2,0)}z"
    return path(d, c) + path(l, light, shade)


def setts(r, x0, x1, y0, y1, count, base=14, grow=.2):
    """Cobbles hinted as flat lenses that grow towards the viewer: one path."""
    d = ""
    for _ in range(count):
        y = y0 + (y1 - y0) * r.random()
        w = base + (y - y0) * grow
        x = r.uniform(x0, x1)
        d += f"M{n(x,0)} {n(y,0)}q{n(w*.5,0)} {n(-w*.28,0)} {n(w,0)} 0q{n(-w*.5,0)} {n(w*.3,0)} {n(-w,0)} 0z"
    return d


def shade_under(x, y, w, h=14, op=.34):
    """Contact shadow, thrown to the right."""
    return path(curve(f"{n(x-w*.5)},{y} {n(x)},{n(y-h*.5)} {n(x+w*.62)},{y} {n(x)},{n(y+h*.5)}"), SHADOW, op)


def limb(spec, w, c, edge=.3, side=-1):
    """An arm or a leg: a ribbon with a lit edge on its left (side=1: lit from the right)."""
    S = sample(spec, 12)
    k = max(w)
    return path(ribbon(S, w), c) + path(ribbon([(x + side * k * .25, y - k * .08) for x, y in S], [max(1.2, v * .3) for v in w]), lit(c, edge) if isinstance(edge, float) else edge, .85)


def head(x, y, s, look=1, hat=None, hatc=BRICK, beard=None, hair=HAIR, skin=SKIN, rot=0, shut=False, edge=None):
    """A villager's head, s high; look 1 right, -1 left, 0 towards us."""
    o = ""
    if look:
        o += path(curve("-22,-6 -20,-24 -2,-32 16,-26 21,-12! 22,-6 30,2 27,7 21,8! 21,14 18,22 6,29 -10,26 -20,12"), skin)
        o += path(curve("-12,26! -25,14 -28,-8 -22,-26 -4,-36 14,-31 20,-20! 8,-20 0,-14 -4,-4! -10,0 -12,6 -10,16!"), hair)
        o += f'<circle cx="-6" cy="3" r="5.500" fill="{mix(skin, BRICK, .18)}"/>'
        o += (line("M8 -3q4 3 8 0", INK, 2.2) if shut else f'<circle cx="13" cy="-4" r="2.8" fill="{INK}"/><circle cx="12.200" cy="-5" r=".9" fill="{CREAM}"/>') + f'<circle cx="7" cy="9" r="5.500" fill="#E58E78" fill-opacity=".6"/>'
        o += line("M14 17q4 1 6 -2", "#8E4A40", 2)
        if beard:
            o += path(curve("-10,2! -4,13 8,13 14,12 24,9! 26,22 16,38 2,42 -10,34 -15,18"), beard) + path(curve("-10,2! -4,13 8,13 14,12! 4,20 -4,28 -6,36! -14,26 -15,14"), lit(beard, .2), .8)
    else:
        o += path(curve("-24,-4 -20,-26 0,-32 20,-26 24,-4 18,20 0,30 -18,20"), skin)
        o += path(curve("-26,6! -28,-20 -14,-36 4,-37 24,-28 27,-8 25,6! 22,-10 12,-16 0,-15 -14,-14 -22,-8"), hair)
        for k in (-10, 10):
            o += line(f"M{k-4} -1q4 3 8 0", INK, 2.2) if shut else f'<circle cx="{k}" cy="-2" r="2.700" fill="{INK}"/>'
        o += f'<circle cx="-14" cy="9" r="5" fill="#E58E78" fill-opacity=".6"/><circle cx="14" cy="9" r="5" fill="#E58E78" fill-opacity=".6"/>' + line("M-5 15q5 4 10 0", "#8E4A40", 2)
        if beard:
            o += path(curve("-24,-2! -16,12 -8,8 0,10 8,8 16,12 24,-2! 25,22 14,40 0,46 -14,40 -25,22"), beard) + path(curve("-24,-2! -16,12 -8,8 0,10! -8,20 -10,34 -8,43! -20,34 -26,18"), lit(beard, .22), .8) + line("M-5 19q5 4 10 0", "#8E4A40", 2)
    hl, hd = lit(hatc, .25), dim(hatc, .28)
    if hat == "cap":
        o += path(curve("-29,-10! -30,-32 -8,-44 14,-37 24,-22! 36,-17 37,-11! 18,-15 -6,-16"), hatc) + path(curve("-29,-10! -30,-32 -8,-44 2,-43! -14,-34 -20,-22 -22,-13!"), hl) + path(curve("24,-22! 36,-17 37,-11! 26,-14 10,-16!"), hd)
    elif hat == "straw":
        o += path(curve("-46,-14 -20,-22 0,-24 22,-22 46,-13 20,-9 -20,-9"), hatc) + path(curve("-22,-18! -22,-40 0,-48 20,-40 23,-18! 0,-14"), lit(hatc, .1)) + path("M-22 -24Q0 -18 23 -24V-17Q0 -12 -22 -17z", hd) + path(curve("-22,-18! -22,-40 0,-48! -12,-38 -14,-17!"), hl)
    elif hat == "kerchief":
        o += path(curve("-26,8! -32,-18 -18,-40 4,-40 22,-28 25,-14! 8,-20 -8,-12 -14,6! -20,14 -32,20 -38,16! -32,12 -28,10"), hatc) + path(curve("-26,8! -32,-18 -18,-40 4,-40! -14,-30 -22,-10 -20,6!"), hl)
    elif hat == "hood":
        o += path(curve("-14,34! -32,20 -36,-8 -26,-34 -2,-46 18,-36 25,-18! 10,-26 -8,-20 -14,0 -10,18 4,30!"), hatc) + path(curve("-14,34! -32,20 -36,-8 -26,-34 -2,-46! -20,-28 -24,-4 -18,22!"), hl)
    elif hat == "tall":
        o += path(curve("-34,-16 0,-22 34,-16 30,-11 0,-13 -30,-11"), hd) + path("M-21 -18L-24 -58Q0 -64 24 -58L21 -18Q0 -14 -21 -18z", hatc) + path("M-21 -18L-24 -58L-14 -61L-12 -16z", hl) + path("M-22 -28Q0 -22 21 -28L21 -19Q0 -14 -21 -19z", AMBER)
    k = s / 60
    if edge:
        o += path(curve("20,-20! 22,-6 30,2 27,7 21,8! 21,14 18,22 10,28! 16,14 16,-4" if look else "20,-26! 26,-4 18,20 4,30! 16,14 19,-6"), edge, .7)
    return group(o, t=f"translate({n(x)} {n(y)})" + (f" rotate({n(rot)})" if rot else "") + f" scale({'-' if look < 0 else ''}{n(k,3)} {n(k,3)})")


def mark_rows(r, x0, y0, x1, y1, w, h, step, prob=.5):
    """Stone or brick marks strewn in courses over a box: one path."""
    d, y, i = "", y0, 0
    while y < y1:
        x = x0 + (i % 2) * w * .5
        while x < x1 - w * .5:
            q = min(w * r.uniform(.5, 1.1), x1 - x)
            if r.random() < prob:
                d += f"M{n(x,0)} {n(y+r.uniform(-1,2),0)}q{n(q*.5,0)} {n(-h*.16,0)} {n(q,0)} {n(r.uniform(-1,2),0)}l{n(r.uniform(-2,2),0)} {n(h,0)}q{n(-q*.5,0)} {n(h*.14,0)} {n(-q,0)} 0z"
            x += w * r.uniform(1.05, 1.5)
        y += step
        i += 1
    return d


def ring_stones(cx, cy, rx, ry, c, size, count=11, a0=180, a1=360):
    """Wedge stones set round an arch."""
    d = ""
    for i in range(count):
        t0 = math.radians(a0 + (a1 - a0) * (i + .07) / count)
        t1 = math.radians(a0 + (a1 - a0) * (i + .93) / count)
        k = size * (1.12 if i % 2 else 1)
        p = [(cx + math.cos(t0) * rx, cy + math.sin(t0) * ry), (cx + math.cos(t1) * rx, cy + math.sin(t1) * ry),
             (cx + math.cos(t1) * (rx + k), cy + math.sin(t1) * (ry + k)), (cx + math.cos(t0) * (rx + k), cy + math.sin(t0) * (ry + k))]
        d += "M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in p) + "z"
    return path(d, c)


def sparks(r, x, y, count, reach, a0, a1, thick=3):
    """Short curved sparks thrown from one point, one path."""
    d = ""
    for _ in range(count):
        t = math.radians(r.uniform(a0, a1))
        q = reach * r.uniform(.25, 1)
        L = q * r.uniform(.1, .24) + 5
        px, py = x + math.cos(t) * q, y + math.sin(t) * q + q * q / reach * .22
        dx, dy = math.cos(t) * L, math.sin(t) * L + L * .35
        k = thick * r.uniform(.6, 1.1)
        d += f"M{n(px)} {n(py)}l{n(dx-k*.2)} {n(dy-k*.5)}l{n(k*.4)} {n(k*1.1)}z"
    return d


def edge_grass(a, spots, dark, light=None):
    """Dark tufts that hold the lower corners. spots = (x, w, h, count, lean)."""
    for x, w, h, c, l in spots:
        a.add(path(blades(a.r, x, a.h + 20, w, h, c, l), dark))
        if light:
            a.add(path(blades(a.r, x + w * .12, a.h + 22, w * .6, h * .55, max(4, c // 2), l), light))


def cut(a, name, svg):
    """A drawing cut once whose bare parts take the colour of each copy: place(x, y, colour, sx, sy, rot)."""
    a.once("cut" + name, f'<g id="ct{name}">{svg}</g>')

    def place(x, y, c, sx=1, sy=None, rot=0):
        k = "" if sx == 1 and sy is None else f" scale({n(sx,2)})" if sy is None else f" scale({n(sx,2)} {n(sy,2)})"
        return f'<use href="#ct{name}" fill="{c}" transform="translate({n(x,0)} {n(y,0)})' + (f" rotate({n(rot)})" if rot else "") + k + '"/>'
    return place


def ball(a):
    """A round fruit or flower head, radius 10, with its light on the upper left."""
    return cut(a, "ball", f'<circle r="10"/><circle cx="-3" cy="-3" r="4" fill="{CREAM}" fill-opacity=".5"/>')
