"""The land of the mills: skies, sierras, wheat, olives, vines, thistles, rocks and white villages."""
from _out import *


def sky(a, stops, h=None):
    a.add(f'<rect width="900" height="{h or 1200}" fill="{a.lin(stops)}"/>')


def sun(a, x, y, r, glow=None, c="#FFF0C4", gc="#FFE3A2", op=.85):
    a.add(a.glow(x, y, glow or r * 5, gc, op), f'<circle cx="{x}" cy="{y}" r="{r}" fill="{c}"/>')


def streaks(a, *clouds):
    """Evening clouds: torn lenses with a lit under-edge. Each is (points, colour, light, opacity)."""
    for spec, c, l, *op in clouds:
        d = curve(spec)
        o = op[0] if op else .85
        a.add(path(d, l, o, 'transform="translate(-3 6)"'), path(d, c, o))


def puff(a, x, y, w, h, c="#FBF7EC", shade="#CBD3DC", size=None, op=1):
    """A day cloud with a flat foot: scalloped top, a shaded copy under it."""
    s = size or w * .13
    P = [(x - w * .5, y), (x - w * .42, y - h * .3), (x - w * .24, y - h * .46), (x - w * .12, y - h * .86), (x + w * .1, y - h), (x + w * .26, y - h * .62), (x + w * .42, y - h * .4), (x + w * .5, y)]
    Q = [(x - w * .4, y - h * .06), (x - w * .34, y - h * .3), (x - w * .2, y - h * .44), (x - w * .1, y - h * .8), (x + w * .06, y - h * .9), (x + w * .16, y - h * .5), (x + w * .28, y - h * .3), (x + w * .2, y - h * .12), (x - w * .1, y - h * .2)]
    base = scallop(a.r, P, s, .4, closed=False) + f"L{n(x+w*.5,0)} {n(y,0)}Q{n(x+w*.2,0)} {n(y+h*.14,0)} {n(x-w*.5,0)} {n(y,0)}z"
    a.add(path(base, shade, op), path(scallop(a.r, Q, s * .9, .4), c, op))


def birds(spots, c="#4A4A66"):
    d = ""
    for x, y, s in spots:
        d += f"M{n(x)} {n(y)}q{n(-s*.6)} {n(-s*.8)} {n(-s*1.6)} {n(-s*.3)}q{n(s)} {n(-s*.1)} {n(s*1.6)} {n(s*.8)}q{n(s*.5)} {n(-s)} {n(s*1.7)} {n(-s*.7)}q{n(-s*1.1)} {n(s*.1)} {n(-s*1.7)} {n(s*.2)}z"
    return path(d, c)


def sierra(a, peaks, base, c, light, op=.8):
    """A far range: peaks = (x, y); each peak gets a torn lit flank on its left."""
    P = sorted(peaks)
    d = f"M-20 {P[0][1]+60}"
    l = ""
    for i, (x, y) in enumerate(P):
        if i:
            px, py = P[i - 1]
            vx, vy = (px + x) / 2 + a.r.uniform(-12, 12), max(py, y) + a.r.uniform(24, 50)
            d += f"L{n(vx,0)} {n(vy,0)}"
        d += f"L{n(x,0)} {n(y,0)}"
        s = a.r.uniform(40, 64)
        l += f"M{n(x,0)} {n(y,0)}l{n(-s*.9,0)} {n(s*.62,0)}l{n(s*.34,0)} {n(-s*.06,0)}l{n(-s*.1,0)} {n(s*.5,0)}l{n(s*.34,0)} {n(-s*.5,0)}l{n(s*.16,0)} {n(s*.26,0)}z"
    a.add(path(d + f"L920 {P[-1][1]+50}V{base}H-20z", c), path(l, light, op))


def land(a, spec, stops, lip="#FBE3A8", inner="", shadow=(0, -4, 7, .2), at=(2, 3), x1=0, x2=0):
    """A slope: a sheet with a lit upper edge; its inner texture must not leave it."""
    a.plane(curve(spec), a.lin(stops) if isinstance(stops, list) else stops, lip=lip, shadow=shadow, at=at, inner=inner, loose=True)


def furrows(x0, x1, y0, y1, count, c, w=3, op=.4, lean=60, bend=10):
    """Lines of a ploughed or vine field that open towards the viewer."""
    d = ""
    for k in range(count + 1):
        f = k / count
        xa, xb = x0 + (x1 - x0) * f, x0 - lean + (x1 - x0 + 2 * lean) * f
        d += f"M{n(xa,0)} {n(y0,0)}Q{n((xa+xb)/2+bend,0)} {n((y0+y1)/2,0)} {n(xb,0)} {n(y1,0)}"
    return line(d, c, w, op)


def field(x0, x1, y0, y1, c, lines=None, lean=40):
    """A far strip of field lying on a slope."""
    o = path(curve(f"{x0},{y0}! {(x0+x1)/2},{y0-8} {x1},{y0-2}! {x1+lean},{y1}! {(x0+x1)/2},{y1-8} {x0-lean*.4},{y1+2}!"), c, .85)
    return o + (line("".join(f"M{n(x0+(x1-x0)*k/7,0)} {n(y0-1,0)}L{n(x0-lean*.4+(x1-x0+lean*1.4)*k/7,0)} {n(y1-3,0)}" for k in range(1, 7)), lines, 2.2, .5) if lines else "")


def olives(a, spots, c="#85875A", light="#B5B27C", bark="#5E4A42"):
    """Olive trees: a twisted stem and a silver crown, cut once in two forms. spots = (x, y, height)."""
    q = Random5()
    made = []
    for i in range(2):
        o = path(curve("-34,0! 0,-5 44,0 60,5! 10,9 -20,6"), SHADOW, .3)
        o += path(curve("-13,2! -6,-18 -12,-34 -22,-52! -14,-56! -4,-42 2,-34 8,-46 20,-58! 27,-52! 14,-36 8,-20 14,2!"), bark) + path(curve("-13,2! -6,-18 -12,-34 -22,-52! -14,-54 -4,-38 -3,-18 -6,2!"), lit(bark, .35))
        for x, y, w, h, k in ((24, -62, 56, 44, dim(c, .22)), (-22, -60, 60, 46, dim(c, .1)), (2, -76, 74, 44, c), (-14, -82, 44, 26, light)):
            if i:
                x = -x
                k = k if k == c else {dim(c, .22): dim(c, .1), dim(c, .1): dim(c, .22)}.get(k, k)
            o += path(scallop(q, [(x + math.cos(t) * w / 2 * q.uniform(.85, 1.1), y + math.sin(t) * h / 2) for t in (0, 1, 2.1, 3.1, 4.1, 5.2)], 9), k)
        made.append(a.sym(a.id("ol"), o))
    return "".join(made[a.r.randrange(2)](x, y, h / 100) for x, y, h in spots)


def cypress(spots, c="#4F5F45", light="#8C9560"):
    o = ""
    for x, y, h in spots:
        o += path(curve([(x, y - h, 1), (x - h * .1, y - h * .5), (x - h * .07, y - h * .06, 1), (x, y), (x + h * .08, y - h * .06, 1), (x + h * .11, y - h * .45)]), c)
        o += path(curve([(x, y - h, 1), (x - h * .1, y - h * .5), (x - h * .07, y - h * .06, 1), (x - h * .02, y - h * .4)]), light, .8)
    return o


def wheat(a, x0, x1, y, h, count, c="#DDA94C", lean=.12, key="wh", beards=True, dark=.2, stem=None):
    """A stand of ripe wheat before the viewer: three cut ears, bent by the wind."""
    q = Random5()
    cuts = []
    for i in range(3):
        tx = lean * 100 + (i - 1) * 7
        o = f'<path d="M-1.500 0Q{n(tx*.2)} -50 {n(tx)} -78L{n(tx+2)} -78Q{n(tx*.3+3)} -50 1.500 0z" fill="{stem or dim(c,dark)}"/>'
        k = math.degrees(math.atan2(tx, 70)) + 6
        e = "".join(f"M0 {-j*6}q-7 -3 -5 -11q6 3 5 11zM0 {-j*6}q7 -3 5 -11q-6 3 -5 11z" for j in range(5)) + "M0 -28q-3 -6 0 -13q3 7 0 13z"
        g = path(e, c) + path("".join(f"M0 {-j*6}q-7 -3 -5 -11q6 3 5 11z" for j in range(5)), lit(c, .4))
        if beards:
            g = line("M0 -8L-9 -44M0 -12L-3 -52M0 -12L4 -50M0 -8L10 -44", lit(c, .3), 1, .8) + g
        cuts.append(a.sym(f"{key}{i}", o + group(g, t=f"translate({n(tx)} -76) rotate({n(k,0)})") + (path(f"M{n(tx*.1)} -20q{5 if i else -5} -18 {16 if i else -16} -22q{-9 if i else 9} 8 {-15 if i else 15} 26z", stem or dim(c, .16)))))
    o = ""
    for j in range(count):
        x = x0 + (x1 - x0) * (j + a.r.random()) / count
        o += cuts[a.r.randrange(3)](x, y + a.r.uniform(-.06, .1) * h, h / 118 * a.r.uniform(.8, 1.12))
    return o


def thistle(x, y, h, c="#4A4038", bud="#5E6A58", flower="#9A6E9E"):
    o = line(f"M{x} {y}Q{n(x+h*.06,0)} {n(y-h*.5,0)} {n(x+h*.02,0)} {n(y-h,0)}", c, max(2.4, h * .032))
    o += path("".join(f"M{x} {n(y-h*k,0)}q{n(q*h*.13,0)} {n(-h*.04,0)} {n(q*h*.22,0)} {n(-h*.16,0)}q{n(-q*h*.06,0)} {n(h*.06,0)} {n(-q*h*.1,0)} {n(h*.03,0)}q{n(-q*h*.02,0)} {n(h*.1,0)} {n(-q*h*.12,0)} {n(h*.2,0)}z" for k, q in ((.28, 1), (.44, -1), (.6, 1), (.7, -1))), c)
    s = h / 110
    return o + group(path("M-8 -8l1 -16 5 9 3 -13 3 13 5 -9 1 16q-9 6 -18 0z", flower) + path("M-8 -10l1 -14 4 8z", lit(flower, .35)) + path("M-10 2q1 -16 10 -18q10 2 12 18q-11 9 -22 0z", bud) + path("M-10 2q1 -16 10 -18q-4 8 -4 20z", lit(bud, .3)), t=f"translate({n(x+h*.02,0)} {n(y-h,0)}) scale({n(s,2)})")


def rock(x, y, s, c="#8A7A70", light="#D9C2A0", moss=None):
    """A boulder of two cut faces; s is its half width."""
    o = path(curve(f"{x-s*.9:.0f},{y+3:.0f}! {x:.0f},{y-4:.0f} {x+s*1.5:.0f},{y+2:.0f}! {x+s:.0f},{y+s*.2:.0f} {x:.0f},{y+s*.2:.0f}"), SHADOW, .28)
    o += path(f"M{n(x-s,0)} {n(y+s*.08,0)}L{n(x-s*.84,0)} {n(y-s*.42,0)}L{n(x-s*.3,0)} {n(y-s*.8,0)}L{n(x+s*.36,0)} {n(y-s*.68,0)}L{n(x+s*.9,0)} {n(y-s*.26,0)}L{n(x+s,0)} {n(y+s*.1,0)}Q{n(x,0)} {n(y+s*.26,0)} {n(x-s,0)} {n(y+s*.08,0)}z", c)
    o += path(f"M{n(x-s,0)} {n(y+s*.08,0)}L{n(x-s*.84,0)} {n(y-s*.42,0)}L{n(x-s*.3,0)} {n(y-s*.8,0)}L{n(x-s*.08,0)} {n(y-s*.44,0)}L{n(x-s*.5,0)} {n(y-s*.2,0)}L{n(x-s*.56,0)} {n(y+s*.16,0)}z", light, .8)
    return o + path(f"M{n(x+s*.36,0)} {n(y-s*.68,0)}L{n(x+s*.9,0)} {n(y-s*.26,0)}L{n(x+s,0)} {n(y+s*.1,0)}Q{n(x+s*.7,0)} {n(y+s*.2,0)} {n(x+s*.44,0)} {n(y+s*.2,0)}L{n(x+s*.34,0)} {n(y-s*.2,0)}z", SHADOW, .28)


def village(a, x, y, s, houses, wall="#F1DFC0", roof="#B9684A", church=None, t=0, haze="#E9C07A"):
    """White houses with tiled roofs, by hand: houses = (dx, dy, w, h, roof height); church = (dx, dy, h)."""
    o = ""
    if church:
        cx, cy, ch = church
        o += path(f"M{cx} {cy}v{-ch}h{n(ch*.26)}v{ch}z", wall) + path(f"M{n(cx+ch*.16)} {cy}v{-ch}h{n(ch*.1)}v{ch}z", VIOLET, .3) + path(f"M{n(cx-ch*.03)} {-ch+cy}L{n(cx+ch*.13)} {n(cy-ch*1.34)}L{n(cx+ch*.29)} {-ch+cy}z", roof) + path(f"M{n(cx-ch*.03)} {-ch+cy}L{n(cx+ch*.13)} {n(cy-ch*1.34)}L{n(cx+ch*.08)} {-ch+cy}z", lit(roof, .35)) + path(f"M{n(cx+ch*.08)} {n(cy-ch*.66)}v{n(-ch*.14)}q{n(ch*.05)} {n(-ch*.07)} {n(ch*.1)} 0v{n(ch*.14)}z", "#5A4A5E")
    for dx, dy, w, h, q in houses:
        o += path(f"M{dx} {dy}v{-h}h{w}v{h}z", wall) + path(f"M{n(dx+w*.62,0)} {dy}v{-h}h{n(w*.38,0)}v{h}z", VIOLET, .3)
        o += path(f"M{n(dx-w*.08,0)} {dy-h}L{n(dx+w*.2,0)} {dy-h-q}H{n(dx+w*.86,0)}L{n(dx+w*1.08,0)} {dy-h}z", roof) + path(f"M{n(dx-w*.08,0)} {dy-h}L{n(dx+w*.2,0)} {dy-h-q}H{n(dx+w*.32,0)}L{n(dx+w*.1,0)} {dy-h}z", lit(roof, .32))
        o += path(f"M{n(dx+w*.2,0)} {n(dy-h*.7,0)}h{n(w*.14,0)}v{n(h*.3,0)}h{n(-w*.14,0)}zM{n(dx+w*.66,0)} {n(dy-h*.66,0)}h{n(w*.12,0)}v{n(h*.28,0)}h{n(-w*.12,0)}z", "#5A4A5E", .8)
    return group(tint(o, haze, t) if t else o, t=f"translate({x} {y}) scale({s})")


def road(spec0, spec1, a, c0="#F3DDA9", c1="#D3AC70", lip="#FFF3D0", op=None):
    """A track between two hand-drawn banks (left bank down, right bank up)."""
    d = curve(spec0 + " " + spec1)
    return path(d, lip, op) + path(d, a.lin([(0, c0), (1, c1)]), op, 'transform="translate(2 3)"')


def poppies(a, spots, c="#D2443C"):
    """spots = (x, y, size)"""
    s = a.sym("pop" + c[1:], line("M0 0Q3 -16 0 -34", "#6B7A45", 3) + path(curve("-14,-40! -12,-54 0,-58 13,-53 15,-40! 6,-32 -6,-32"), c) + path(curve("-14,-40! -12,-54 0,-58 2,-57! -4,-48 -6,-34!"), lit(c, .3)) + path("M-4 -42q4 -5 9 0q-4 5 -9 0z", "#3A2838"))
    return "".join(s(x, y, q / 40) for x, y, q in spots)


def finish(a, name, vig=.3, cx=.45, cy=.45, colour="#2A1E2C"):
    a.add(a.vignette(vig, cx, cy, colour), a.grain(.5))
    a.save(OUT + name + ".svg")


def scene(seed):
    return Art(900, 1200, seed)
