"""Where the giants stand: skies, sierras, fields, olives, white villages."""
from _giants_draw import *


def start(seed, stops):
    """An empty picture and its sky."""
    a = Art(900, 1200, seed)
    a.add(f'<rect width="900" height="1200" fill="{a.lin(stops)}"/>')
    return a


def end(a, name, op=.4, c="#1B1424", cx=.5, cy=.42):
    a.add(a.vignette(op, cx, cy, c), a.grain(.42))
    a.save(OUT + f"giant-{name}.svg")


def torn(spec, c, lip, op=.85, up=5):
    """An evening cloud: a long lens with a lit edge below."""
    d = curve(spec)
    return path(d, lip, op, f'transform="translate(-3 {up})"') + path(d, c, op)


def puff(r, x, y, w, h, c=CREAM, shade="#C9D3DC", op=1):
    """A day cloud: scalloped top, flat belly."""
    P = [(x - w / 2, y, 1), (x - w * .46, y - h * .3), (x - w * .25, y - h * .52), (x - w * .02, y - h), (x + w * .22, y - h * .6), (x + w * .4, y - h * .34), (x + w / 2, y, 1), (x, y + h * .07)]
    d = scallop(r, P, w * .13)
    return path(d, shade, op) + path(d, c, op, f'transform="translate({n(x*.06-w*.02,0)} {n(y*.08-h*.02,0)}) scale(.94 .92)"')


def sun(a, x, y, r, c="#FFF0C4", glow="#FFE3A2", k=5, op=.8):
    return a.glow(x, y, r * k, glow, op) + f'<circle cx="{x}" cy="{y}" r="{r}" fill="{c}"/>'


def sierra(spec, c, light, base=900, op=.8):
    """A ridge of sharp peaks; the left faces are lit."""
    P = [(p[0], p[1]) for p in pts(spec)]
    d = f"M{P[0][0]:.0f} {base}" + "".join(f"L{x:.0f} {y:.0f}" for x, y in P) + f"V{base}z"
    l = ""
    for i in range(1, len(P) - 1):
        (px, py), (x, y), (qx, qy) = P[i - 1], P[i], P[i + 1]
        if y < py and y < qy:
            h = min(py - y, 160)
            k = h / (py - y)
            w = (px - x) * k
            l += poly([(x, y), (x + w, y + h), (x + w * .62, y + h * 1.2), (x + w * .44, y + h * .94), (x + w * .16, y + h * 1.1), (x + w * .06, y + h * .5)])
    return path(d, c) + path(l, light, op)


def hill(a, spec, stops, lip, inner="", up=True):
    """A sheet of land, gradient from its crest down."""
    a.plane(curve(spec), a.lin(stops), lip=lip, shadow=(0, -5, 7, .22) if up else (0, 6, 7, .25), loose=True, inner=inner, at=(1, 4))


def field(x0, x1, y0, y1, c, count=8, slope=-50, op=.85, sw=2.4, wide=60):
    """A ploughed strip in perspective."""
    d = curve([(x0, y0 + (y1 - y0) * .2, 1), ((x0 + x1) / 2, y0 - 4), (x1, y0 + 4), (x1 + wide, y1, 1), ((x0 + x1) / 2, y1 - (y1 - y0) * .12), (x0 + slope, y1, 1)])
    l = "".join(f"M{x0+(x1-x0)*k/count:.0f} {y0+4}L{x0+slope+(x1-x0+wide-slope)*k/count:.0f} {y1-3}" for k in range(1, count))
    return path(d, c, op) + line(l, dim(c, .3), sw, .5)


def olives(r, x0, x1, y0, y1, count, s, c, light=None, skip=None):
    """Round little trees, larger towards us; lit dots on their left."""
    o, l, sh = "", "", ""
    for x, y in sorted(((r.uniform(x0, x1), y0 + (y1 - y0) * r.random()) for _ in range(count)), key=lambda p: p[1]):
        if skip and skip[0] < x < skip[1]:
            continue
        q = s * (.6 + .7 * (y - y0) / max(1, y1 - y0)) * r.uniform(.8, 1.2)
        sh += f"M{n(x-q*.6,0)} {n(y,0)}q{n(q,0)} {n(-q*.3,0)} {n(q*2.4,0)} {n(q*.3,0)}q{n(-q*1.4,0)} {n(q*.3,0)} {n(-q*2.4,0)} {n(-q*.3,0)}z"
        o += f"M{n(x-q,0)} {n(y-q*.3,0)}q{n(-q*.2,0)} {n(-q*1.4,0)} {n(q,0)} {n(-q*1.4,0)}q{n(q*1.2,0)} 0 {n(q,0)} {n(q*1.4,0)}q{n(-q*.5,0)} {n(q*.2,0)} {n(-q*.8,0)} {n(q*.1,0)}v{n(q*.3,0)}h{n(-q*.3,0)}v{n(-q*.3,0)}z"
        l += f"M{n(x-q*.9,0)} {n(y-q*.6,0)}q{n(-q*.1,0)} {n(-q,0)} {n(q*.8,0)} {n(-q,0)}q{n(-q*.2,0)} {n(q*.7,0)} {n(-q*.8,0)} {n(q,0)}z"
    return path(sh, SHADOW, .25) + path(o, c) + path(l, light or lit(c, .3), .9)


def cypress(spots, c, light):
    o, l = "", ""
    for x, y, h in spots:
        o += curve([(x, y - h, 1), (x - h * .1, y - h * .5), (x - h * .07, y, 1), (x + h * .07, y, 1), (x + h * .11, y - h * .45)])
        l += curve([(x, y - h, 1), (x - h * .1, y - h * .5), (x - h * .07, y, 1), (x - h * .02, y - h * .4)])
    return path(o, c) + path(l, light)


def casa(wall="#F3E3C6", roof="#B9603E", tower=False, lamp=None):
    """A white house of La Mancha, 100 wide, foot at 0,0."""
    o = path("M-46 6L64 4L96 12L-30 14z", SHADOW, .28)
    if tower:
        o += path("M26 0V-118H58V0z", wall) + path("M46 -118H58V0H46z", VIOLET, .3) + path("M20 -116L42 -150L64 -116z", roof) + path("M20 -116L42 -150L38 -116z", lit(roof, .35)) + path("M36 -84v-14q5 -8 11 0v14z", lamp or "#5A4A5E")
    o += path("M-46 4V-48L-14 -76L18 -48V6z", wall) + path("M18 6V-48H62V2z", mix(wall, VIOLET, .32)) + path("M-54 -44L-14 -84L24 -44L18 -42L-14 -72L-48 -40z", dim(roof, .2)) + path("M-14 -84L40 -80L70 -42L22 -42z", roof) + path("M-14 -84L40 -80L43 -76L-10 -79z", lit(roof, .4))
    return o + path("M-24 5v-22q8 -10 16 0v22z", "#7A4A3A") + path("M-38 -22h9v-12h-9zM34 -14h10v-14h-10zM-19 -46h9v-9h-9z", lamp or "#5A4A5E")


def hamlet_of(a, spots, wall="#F3E3C6", roof="#B9603E", lamp=None, haze=None, t=0):
    """A handful of houses; the one marked with 1 has the church tower. spots = (x, y, size, tower, flip)."""
    k = f"{wall[1:3]}{roof[1:3]}"
    f = lambda s: tint(s, haze, t, (lamp,) if lamp else ()) if haze else s
    h = a.sym("ca" + k, f(casa(wall, roof, False, lamp)))
    need = any(p[3] for p in spots)
    c = a.sym("ch" + k, f(casa(wall, roof, True, lamp))) if need else h
    return "".join((c if w else h)(x, y, s / 100, fl) for x, y, s, w, fl in spots)


def road(spec, c, lip, shade):
    d = curve(spec)
    return path(d, lip) + path(d, c, None, 'transform="translate(1 3)"') + ""


def thistles(spots, c="#3E3038", head="#9A6E9E", cup="#55604E"):
    o = ""
    for x, y, h in spots:
        o += line(f"M{x} {y}Q{x+6} {y-h*.5:.0f} {x+2} {y-h}", c, 4) + path("".join(f"M{x} {y-h*k:.0f}q{q*16} -4 {q*26} -18q{-q*20} 2 {-q*26} 11z" for k, q in ((.3, 1), (.45, -1), (.62, 1))), c)
        o += path(f"M{x-10} {y-h+2}q2 -18 12 -20q10 2 12 20q-12 9 -24 0z", cup) + path(f"M{x-9} {y-h-12}l2 -15 6 9 3 -13 3 13 6 -9 2 15q-11 7 -22 0z", head)
    return o


def verge(a, c, left=True, right=True, h=90, y=1212, m=7, mid=True):
    """Dark grass in the lower corners, thin in the middle."""
    o = ""
    if left:
        o += a.tufts(-40, 330, y, y + 6, m, h, c, 1)
    if right:
        o += a.tufts(600, 940, y, y + 6, m, h, c, 1)
    return o + (a.tufts(330, 640, y + 4, y + 10, 4, h * .6, c, 1) if mid else "")


def birds(P, c="#4A4A66"):
    d = ""
    for x, y, s in P:
        d += f"M{x} {y}q{-s*.6:.0f} {-s*.8:.0f} {-s*1.6:.0f} {-s*.3:.0f}q{s} {-s*.1:.0f} {s*1.6:.0f} {s*.8:.0f}q{s*.5:.0f} {-s:.0f} {s*1.7:.0f} {-s*.7:.0f}q{-s*1.1:.0f} {s*.1:.0f} {-s*1.7:.0f} {s*.2:.0f}z"
    return path(d, c)


def rider(x, y, s, c="#3E3444", light="#E9C98E", flip=False):
    """The knight, tiny and from far off: a lean horse, a lance, a plume. Foot at 0,0, 100 high with the lance."""
    d = curve("-34,-34! -20,-40 10,-38 24,-44 36,-58! 44,-62 54,-52! 48,-46 42,-48! 36,-36 30,-28! 32,-14 30,0! 25,0! 25,-14 20,-24! 0,-22 -18,-24! -22,-12 -20,0! -26,0! -28,-14 -32,-24!") + curve("-34,-34! -46,-30 -46,-12! -40,-18 -34,-26!") + curve("-8,-38! -12,-58 -4,-70! 8,-72 12,-60 10,-38!") + "M-3 -72q-2 -14 8 -14q10 2 8 14q-8 6 -16 0z" + "M-2 -84q-10 -14 -22 -8q10 2 14 12z"
    o = path(curve("-44,0! 0,-4 50,0! 0,5"), SHADOW, .3) + path(d, c) + path(curve("-8,-38! -12,-58 -4,-70! -3,-54 -3,-38!") + curve("-34,-34! -20,-40 10,-38! -8,-34 -30,-30!"), light, .9) + line("M-24 -46L64 -92", c, 3) + path("M2 -88q-12 -16 -26 -8q14 0 20 12z", TULIP)
    return group(o, t=f"translate({x} {y}) scale({'-' if flip else ''}{s} {s})")
