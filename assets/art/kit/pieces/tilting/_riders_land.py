"""Grounds of La Mancha behind and before the riders: skies, sierra, fields, trees, dust."""
from _out import *


def sky(a, stops):
    a.add(f'<rect width="{a.w}" height="{a.h}" fill="{a.lin(stops, 0, 0, 0, 1)}"/>')


def sun(a, x, y, r, disc="#FFF0C4", halo="#FFE3A2", wide=6, op=.8):
    a.add(a.glow(x, y, r * wide, halo, op, r * wide * .8), f'<circle cx="{x}" cy="{y}" r="{r}" fill="{disc}"/>')


def torn(a, spots, c, lip, op=.85):
    """Evening clouds: long torn lenses, lit from below. spots = (x, y, width)."""
    for x, y, w in spots:
        h = w * a.r.uniform(.07, .11)
        k = a.r.uniform(-.12, .12)
        d = curve([(x - w / 2, y, 1), (x - w * (.22 - k), y - h * .8), (x - w * .02, y - h * .45), (x + w * (.2 + k), y - h), (x + w / 2, y - h * .1, 1), (x + w * .2, y + h * .35), (x - w * .2, y + h * .42)])
        a.add(path(d, lip, op, f'transform="translate(-2 {n(max(3, w*.012))})"'), path(d, c, op))


def puffs(a, spots, c, shade, op=.95, bump=.16):
    """Day clouds: scalloped top, flat base, a shaded copy below. spots = (x, y, width)."""
    for x, y, w in spots:
        h = w * a.r.uniform(.26, .34)
        P = [(x - w / 2, y), (x - w * .36, y - h * .45), (x - w * .14, y - h * .7), (x + w * .06, y - h), (x + w * .26, y - h * .62), (x + w * .46, y - h * .2), (x + w / 2, y), (x, y + h * .08)]
        d = scallop(a.r, P, w * bump, .5)
        a.add(path(d, shade, op, f'transform="translate({n(w*.015)} {n(w*.03)})"'), path(d, c, op))


def range_(a, ridge, c, light, base=1250):
    """Far mountains: straight cuts; each peak has a lit left face. ridge = (x, y) ..."""
    d = "M" + "L".join(f"{x} {y}" for x, y in ridge) + f"V{base}H{ridge[0][0]}z"
    f = ""
    for i in range(1, len(ridge) - 1):
        (x0, y0), (x, y), (x1, y1) = ridge[i - 1], ridge[i], ridge[i + 1]
        if y < y0 and y < y1:
            h = y0 - y
            f += f"M{x} {y}L{x0} {y0}L{n(x0+(x-x0)*.45,0)} {n(y+h*.82,0)}L{n(x-(x-x0)*.3,0)} {n(y+h*.62,0)}L{n(x-(x-x0)*.1,0)} {n(y+h*.95,0)}L{n(x+(x1-x)*.08,0)} {n(y+h*.5,0)}z"
    a.add(path(d, c), path(f, light, .85))


def hill(a, edge, stops, lip=None, tufts=None, area=None, inner="", base=1250, shadow=(0, -4, 8, .22)):
    """edge = points of its top from left to right; tufts = (count, height, colour)."""
    P = pts(edge)
    x0, x1 = P[0][0], P[-1][0]
    d = curve([(*P[0][:2], 1)] + P[1:-1] + [(*P[-1][:2], 1), (x1, base, 1), (x0, base, 1)])
    if tufts:
        ys = [p[1] for p in P]
        y0, y1 = area or (max(ys) + 6, max(ys) + 90)
        inner += a.tufts(x0, x1, y0, y1, tufts[0], tufts[1], tufts[2], .75)
    a.plane(d, a.lin(stops) if isinstance(stops, list) else stops, lip=lip, shadow=shadow, inner=inner, loose=True)


def rows_to(x0, x1, y0, y1, vx, count, c, w=3, op=.5, spread=2.6):
    """Furrows or vine rows that run to one vanishing point above vx."""
    d = ""
    for i in range(count):
        k = i / (count - 1)
        xa = x0 + (x1 - x0) * k
        d += f"M{n(xa,0)} {n(y0,0)}L{n(vx+(xa-vx)*spread,0)} {n(y1,0)}"
    return line(d, c, w, op)


def cypress(x, y, h, c="#4F5E4A", light="#8C8F5E"):
    return path(curve([(x + h * .01, y - h, 1), (x - h * .09, y - h * .62), (x - h * .12, y - h * .24), (x - h * .06, y, 1), (x + h * .06, y, 1), (x + h * .13, y - h * .26), (x + h * .1, y - h * .6)]), c) + path(curve([(x + h * .01, y - h, 1), (x - h * .09, y - h * .62), (x - h * .12, y - h * .24), (x - h * .06, y, 1), (x - h * .02, y - h * .1), (x - h * .05, y - h * .5)]), light, .8)


def olive(a, x, y, h, c="#7F8A62", bark="#6B5648"):
    """A twisted trunk in two arms, a grey-green crown of clumps."""
    r, s = a.r, h / 100
    o = path(curve([(x - 16 * s, y + 2 * s, 1), (x - 7 * s, y - 14 * s), (x - 9 * s, y - 34 * s), (x - 22 * s, y - 54 * s, 1), (x - 12 * s, y - 54 * s, 1), (x - 1 * s, y - 40 * s), (x + 10 * s, y - 58 * s, 1), (x + 18 * s, y - 56 * s, 1), (x + 7 * s, y - 34 * s), (x + 8 * s, y - 14 * s), (x + 18 * s, y + 2 * s, 1)]), bark)
    o += path(curve([(x - 16 * s, y + 2 * s, 1), (x - 7 * s, y - 14 * s), (x - 9 * s, y - 34 * s), (x - 18 * s, y - 50 * s, 1), (x - 5 * s, y - 34 * s), (x - 3 * s, y - 12 * s), (x - 6 * s, y + 2 * s, 1)]), lit(bark, .35))
    for cx, cy, w, hh, k in ((24, -62, 54, 40, .22), (-26, -62, 56, 42, .12), (2, -80, 66, 44, 0), (-14, -84, 40, 28, -.25), (14, -70, 32, 20, -.14)):
        k_ = dim(c, k) if k > 0 else lit(c, -k) if k else c
        o += path(scallop(r, [(x + (cx + math.cos(t) * w / 2 * r.uniform(.86, 1.1)) * s, y + (cy + math.sin(t) * hh / 2) * s) for t in (0, 1, 2.1, 3.1, 4.1, 5.2)], 11 * s), k_)
    return path(curve(f"{x-20*s},{y}! {x+10*s},{y-4*s} {x+60*s},{y+1*s}! {x+10*s},{y+6*s}"), SHADOW, .25) + o


def stone(x, y, s, c="#6B5A52", light="#D9B98A"):
    return path(curve(f"{x-s*1.4},{y+8}! {x-s},{y-s*.5} {x-s*.1},{y-s*.8} {x+s*.9},{y-s*.4} {x+s*1.4},{y+8}!"), c) + path(curve(f"{x-s*1.4},{y+8}! {x-s},{y-s*.5} {x-s*.1},{y-s*.8}! {x-s*.4},{y-s*.2} {x-s*.9},{y+8}!"), light, .6)


def thistle(x, y, h, c="#3F3640", head="#9A6E9E", lean=4):
    return line(f"M{x} {y}Q{x+lean*1.5} {y-h*.5} {x+lean} {y-h}", c, max(3, h * .03)) + path("".join(f"M{x+lean*k*1.3:.0f} {y-h*k:.0f}q{q*h*.13:.0f} {-h*.04:.0f} {q*h*.2:.0f} {-h*.15:.0f}q{-q*h*.17:.0f} {h*.02:.0f} {-q*h*.2:.0f} {h*.09:.0f}z" for k, q in ((.26, 1), (.42, -1), (.6, 1), (.74, -1))), c) + group(path("M-9 2q2 -16 11 -18q9 2 11 18q-11 8 -22 0z", mix(c, "#5E6A58", .5)) + path("M-8 -10l2 -14 5 8 3 -12 3 12 5 -8 2 14q-10 6 -20 0z", head), t=f"translate({x+lean} {y-h}) scale({n(h/100,2)})")


def stalks(a, x0, x1, y, h, count, c, head):
    """Wheat in the ear: thin stems with a bearded head, in two tones."""
    st, hd = "", ""
    for _ in range(count):
        x = a.r.uniform(x0, x1)
        k = a.r.uniform(.7, 1.1) * h
        l = a.r.uniform(-.05, .22) * k
        st += f"M{n(x,0)} {n(y,0)}q{n(l*.2,0)} {n(-k*.6,0)} {n(l,0)} {n(-k,0)}"
        tx, ty = x + l, y - k
        hd += f"M{n(tx-l*.1,0)} {n(ty+k*.04,0)}q{n(-k*.05,0)} {n(-k*.14,0)} {n(l*.16+k*.02,0)} {n(-k*.27,0)}q{n(k*.07,0)} {n(k*.12,0)} {n(-l*.1,0)} {n(k*.27,0)}z"
    return line(st, c, max(2.4, h * .028)) + path(hd, head)


def poppies(a, x0, x1, y0, y1, count, s, c=TULIP, stem=MOSS):
    """Poppies on thin stems; the cup is open to the light."""
    key = "pop" + c[1:]
    a.once(key, f'<g id="{key}">' + line("M1 34Q-3 16 0 0", stem, 2) + path("M0 2C-10 2 -13 -8 -9 -13C-5 -11 -4 -12 -1 -15C3 -12 6 -13 10 -12C13 -6 9 2 0 2z", c) + path("M0 2C-10 2 -13 -8 -9 -13C-8 -6 -5 -1 0 2z", lit(c, .25)) + path("M-2 -3C-1 -7 4 -7 5 -3C4 0 0 1 -2 -3z", INK) + "</g>")
    P = sorted((y0 + (y1 - y0) * a.r.random(), a.r.uniform(x0, x1)) for _ in range(count))
    return "<g>" + "".join(f'<use href="#{key}" transform="translate({n(x,0)} {n(y,0)}) scale({n(s*(.6+.5*(y-y0)/max(1,y1-y0)),1)})"/>' for y, x in P) + "</g>"


def dust(a, spots, c, op=.7, bump=.2):
    """Dust whirled up: scalloped puffs, one over the other. spots = (x, y, w, h)."""
    for i, (x, y, w, h) in enumerate(spots):
        P = [(x + math.cos(t) * w / 2 * a.r.uniform(.88, 1.1), y + math.sin(t) * h / 2 * a.r.uniform(.9, 1.1)) for t in (0, .8, 1.7, 2.6, 3.4, 4.2, 5.2)]
        a.add(path(scallop(a.r, P, max(12, min(w, h) * bump * 1.6)), lit(c, .1 * (i % 3)), op))


def speed(a, lines, c, op=.6):
    """Streaks of air: thin lenses. lines = (x, y, length)."""
    a.add(path("".join(f"M{x} {y}q{L/2:.0f} {-max(2,abs(L)*.012):.0f} {L} 0q{-L/2:.0f} {max(2,abs(L)*.014):.0f} {-L} 0z" for x, y, L in lines), c, op))


def birds(a, spots, c="#4A4A66", op=None):
    d = ""
    for x, y, s in spots:
        d += f"M{x} {y}q{-s*.6:.0f} {-s*.8:.0f} {-s*1.6:.0f} {-s*.3:.0f}q{s} {-s*.1:.0f} {s*1.6:.0f} {s*.8:.0f}q{s*.5:.0f} {-s:.0f} {s*1.7:.0f} {-s*.7:.0f}q{-s*1.1:.0f} {s*.1:.0f} {-s*1.7:.0f} {s*.2:.0f}z"
    a.add(path(d, c, op))


def track(a, top, low, stops, lip, ruts="#A97F4C", count=26, area=(0, 900, 880, 990)):
    """The road: top and low edges from left to right, pebbles and two ruts."""
    P, Q = pts(top), pts(low)
    d = curve([(*P[0][:2], 1)] + P[1:-1] + [(*P[-1][:2], 1), (*Q[-1][:2], 1)] + Q[-2:0:-1] + [(*Q[0][:2], 1)])
    x0, x1, y0, y1 = area
    a.plane(d, a.lin(stops), lip=lip, shadow=(0, 5, 7, .2), loose=True, inner=path("".join(f"M{n(x,0)} {n(y,0)}q{n(w*.5,0)} {n(-w*.14,0)} {n(w,0)} 0q{n(-w*.5,0)} {n(w*.16,0)} {n(-w,0)} 0z" for x, y, w in [(a.r.uniform(x0, x1), a.r.uniform(y0, y1), a.r.uniform(16, 50)) for _ in range(count)]), ruts, .32))


def contact(x, y, w, h=14, op=.34, airy=False):
    """Shadow of a rider on the road, thrown to the right."""
    return path(curve(f"{x-w*.46},{y}! {x-w*.1},{y-h} {x+w*.3},{y-h*.9} {x+w*.58},{y+h*.2}! {x+w*.2},{y+h} {x-w*.2},{y+h}"), SHADOW, op * (.75 if airy else 1))


def agave(a, x, y, h, c="#6E8A7E", flower=None):
    """A rosette of thick pointed leaves; some carry a tall dry flower stalk."""
    o = ""
    if flower:
        o += line(f"M{x} {y-h*.2:.0f}Q{x+h*.1:.0f} {y-h*1.3:.0f} {x+h*.04:.0f} {y-h*2.2:.0f}", flower, max(3, h * .06)) + path("".join(f"M{x+h*.06:.0f} {y-h*k:.0f}q{q*h*.1:.0f} {-h*.02:.0f} {q*h*.26:.0f} {-h*.16:.0f}q{q*h*.1:.0f} {-h*.12:.0f} {-q*h*.04:.0f} {-h*.1:.0f}q{-q*h*.1:.0f} {h*.06:.0f} {-q*h*.2:.0f} {h*.2:.0f}z" for k, q in ((1.4, 1), (1.56, -1), (1.72, 1), (1.86, -1), (2, 1))), flower)
    for q, L, k in ((-78, .9, .3), (74, .95, .34), (-56, 1, .14), (52, 1.02, .2), (-32, 1.04, 0), (30, .98, .08), (-10, 1.08, -.1), (10, .94, 0)):
        t = math.radians(q)
        tx, ty = x + math.sin(t) * h * L, y - math.cos(t) * h * L
        nx, ny = math.cos(t) * h * .1, math.sin(t) * h * .1
        mx, my = x + math.sin(t) * h * L * .45, y - math.cos(t) * h * L * .45 - h * .06
        col = dim(c, k) if k > 0 else lit(c, -k)
        o += path(f"M{x-nx*.7:.0f} {y-ny*.7:.0f}Q{mx-nx*1.6:.0f} {my-ny*1.6:.0f} {tx:.0f} {ty:.0f}Q{mx+nx*1.6:.0f} {my+ny*1.6:.0f} {x+nx*.7:.0f} {y+ny*.7:.0f}z", col) + path(f"M{x-nx*.7:.0f} {y-ny*.7:.0f}Q{mx-nx*1.6:.0f} {my-ny*1.6:.0f} {tx:.0f} {ty:.0f}Q{mx-nx*.6:.0f} {my-ny*.6:.0f} {x-nx*.2:.0f} {y-ny*.2:.0f}z", lit(col, .3), .8)
    return o


def rail(x, y, L, q, c="#6B4238"):
    """A splintered fence rail on the ground."""
    h = L / 2
    return group(path(f"M{-h} -8L{h-14:.0f} -6L{h} -12L{h-8:.0f} -1L{h+8:.0f} 5L{h-16:.0f} 8L{-h} 9L{-h-10} 2z", c) + path(f"M{-h} -8L{h-14:.0f} -6L{h} -12L{h-10:.0f} -3L{-h} -2z", lit(c, .4)), t=f"translate({x} {y}) rotate({q})")
