"""Parts of the windmills: towers, caps, sails, doors, windows. Every mill stands on its foot (x, y)."""
from _out import *

WHITE = ("#FFF9EA", "#F3E6D0", "#B9A5B4")
SHADE = VIOLET


# ---- towers -------------------------------------------------------------------
def half(b, t, u):
    """Half width of a tower at the part u of its height: a gentle batter."""
    return t + (b - t) * (1 - u) ** 1.35


def ring_d(x, y, h, b, t, u0=0, u1=1, bulge=.12, over=0, lean=0):
    """A slice of the tower between two heights, closed by two hanging bows. lean shifts the top."""
    P = [(x - half(b, t, u) - over + lean * u, y - h * u, u in (u0, u1)) for u in [u0 + (u1 - u0) * k / 4 for k in range(5)]]
    Q = [(x + half(b, t, u) + over + lean * u, y - h * u, u in (u0, u1)) for u in [u1 + (u0 - u1) * k / 4 for k in range(5)]]
    e0, e1 = half(b, t, u0) * bulge, half(b, t, u1) * bulge
    top = [(x - t * .5 + lean * u1, y - h * u1 + e1 * .8), (x + t * .5 + lean * u1, y - h * u1 + e1 * .8)] if u1 < 1 else []
    return curve(P + top + Q + [(x + b * .5 + lean * u0, y - h * u0 + e0 * .8), (x - b * .5 + lean * u0, y - h * u0 + e0 * .8)])


def tower(a, x, y, h, b, t, wall=WHITE, tex="", texop=.5, plinth=None, bulge=.12, lean=0, inner="", cast=1, shade=.28):
    """A round tower lit from the left. Returns its outline, for shadows that lie on it."""
    d = ring_d(x, y, h, b, t, bulge=bulge, lean=lean)
    if cast:
        a.add(path(curve([(x - b * .7, y + 2, 1), (x + b * .6, y - b * .1), (x + b * 1.9 * cast, y + b * .06, 1), (x + b * 1.1, y + b * .26), (x, y + b * .24)]), SHADOW, .3))
    a.add(path(d, a.lin([(0, wall[0]), (.36, wall[1]), (1, wall[2])], 0, 0, 1, 0)))
    if tex:
        a.add(path(d, tex, texop))
    if inner:
        a.add(inner)
    # the shaded right third and the lit left edge follow the batter
    R = [(x + half(b, t, u) + lean * u, y - h * u, u in (0, 1)) for u in (0, .25, .5, .75, 1)]
    S = [(x + half(b, t, u) * .5 + lean * u, y - h * u + half(b, t, u) * bulge * (u < 1) * .8, u in (0, 1)) for u in (1, .75, .5, .25, 0)]
    a.add(path(curve(R + S), SHADE, shade))
    L = [(x - half(b, t, u) + lean * u, y - h * u, u in (0, 1)) for u in (0, .25, .5, .75, 1)]
    M = [(x - half(b, t, u) + max(4, t * .09) + lean * u, y - h * u + 1, u in (0, 1)) for u in (1, .75, .5, .25, 0)]
    a.add(path(curve(L + M), CREAM, .75))
    if plinth:
        a.add(path(ring_d(x, y + 1, h, b, t, 0, .09, bulge, 3, lean), plinth), path(ring_d(x, y + 1, h, b, t, 0, .09, bulge, 3, lean), a.stuff("stone"), .8))
    return d


def patch(r, x, y, w, h, ground, brick, n_rows=3):
    """Plaster fallen off: a torn hole and the bricks behind it."""
    o = path(curve([(x + math.cos(k) * w * r.uniform(.46, .56), y + math.sin(k) * h * r.uniform(.46, .58)) for k in (0, .8, 1.7, 2.5, 3.3, 4.2, 5.2)]), ground)
    d, q = "", h * .78 / n_rows
    for i in range(n_rows):
        v = y - h * .36 + i * q
        half_ = w * .44 * math.sqrt(max(.1, 1 - ((v + q * .4 - y) / (h * .5)) ** 2))
        u = x - half_ + (i % 2) * w * .1
        while u < x + half_ - w * .1:
            s = min(w * r.uniform(.2, .27), x + half_ - u)
            d += f"M{n(u)} {n(v)}h{n(s)}v{n(q*.68)}h{n(-s)}z"
            u += s + w * .035
    return o + path(d, brick, .9)


# ---- caps: x, y is the middle of the eave, w its half width ---------------------
def rim(c):
    """The lit edge of a cap: warm on warm colours, cool on blue ones."""
    r_, g_, b_ = rgb(c)
    return mix(c, "#F7D9A0", .5) if r_ >= b_ else mix(c, "#CFE2EE", .5)


def cone(a, x, y, w, h, c, ribs=7, bow=.16, knob=True, shingle=False, edge=None):
    e = w * bow
    d = curve([(x - w, y, 1), (x - w * .52, y - h * .5), (x, y - h, 1), (x + w * .52, y - h * .5), (x + w, y, 1), (x + w * .5, y + e * .8), (x - w * .5, y + e * .8)])
    a.add(path(curve([(x - w * .9, y + 6, 1), (x + w * .9, y + 6, 1), (x + w * .8, y + e + 18), (x, y + e * 1.7 + 18), (x - w * .8, y + e + 18)]), SHADOW, .26))
    a.add(path(d, a.lin([(0, lit(c, .3)), (.45, c), (1, dim(c, .36))], 0, 0, 1, 0)))
    if shingle:
        a.add(path(d, a.stuff("shingle"), .75))
    s = ""
    for k in range(1, ribs):
        f = k / ribs * 2 - 1
        s += f"M{n(x+f*w*.04,0)} {n(y-h*.96,0)}Q{n(x+f*w*.5,0)} {n(y-h*.5,0)} {n(x+f*w*.97,0)} {n(y+e*(1-f*f)*.9,0)}"
    a.add(line(s, dim(c, .45), max(2, w * .016), .5))
    a.add(path(curve([(x - w, y, 1), (x - w * .52, y - h * .5), (x, y - h, 1), (x - w * .48, y - h * .48), (x - w * .94, y + e * .12, 1)]), edge or rim(c)))
    a.add(path(curve([(x - w, y, 1), (x - w * .5, y + e * .8), (x + w * .5, y + e * .8), (x + w, y, 1), (x + w * .98, y + w * .07, 1), (x + w * .5, y + e + w * .05), (x - w * .5, y + e + w * .05), (x - w * .98, y + w * .07, 1)]), dim(c, .5)))
    if knob:
        a.add(path(f"M{n(x-w*.04)} {n(y-h+6)}L{n(x)} {n(y-h-w*.3)}L{n(x+w*.04)} {n(y-h+6)}z", WOOD), f'<circle cx="{n(x)}" cy="{n(y-h-w*.3)}" r="{n(w*.055)}" fill="{LAMP}"/>')


def boat(a, x, y, w, h, c, sag=.14, strands=7, edge=None):
    """The boat-shaped cap of the title mill, thatched or boarded."""
    e = w * sag
    d = curve([(x - w, y, 1), (x - w * .9, y - h * .42), (x - w * .58, y - h * .78), (x - w * .12, y - h * .92), (x, y - h, 1), (x + w * .14, y - h * .92), (x + w * .6, y - h * .76), (x + w * .9, y - h * .4), (x + w, y, 1), (x + w * .5, y + e), (x - w * .5, y + e)])
    a.add(path(curve([(x - w * .9, y + 6, 1), (x + w * .9, y + 6, 1), (x + w * .7, y + e + 18), (x, y + e * 1.5 + 18), (x - w * .7, y + e + 18)]), SHADOW, .28))
    a.add(path(d, a.lin([(0, lit(c, .25)), (.5, c), (1, dim(c, .36))], 0, 0, 1, .3)))
    s = "".join(f"M{n(x+f*w*.2,0)} {n(y-h*.86,0)}Q{n(x+f*w*.8,0)} {n(y-h*.5,0)} {n(x+f*w*.92,0)} {n(y+e*.6,0)}" for f in [k / strands * 2 - 1 for k in range(1, strands)])
    a.add(line(s, dim(c, .4), max(2, w * .02), .5))
    a.add(path(curve([(x - w, y, 1), (x - w * .9, y - h * .42), (x - w * .58, y - h * .78), (x - w * .12, y - h * .92, 1), (x - w * .55, y - h * .71), (x - w * .85, y - h * .36), (x - w * .95, y + e * .12, 1)]), edge or rim(c)))
    a.add(path(curve([(x - w, y, 1), (x - w * .5, y + e), (x + w * .5, y + e), (x + w, y, 1), (x + w * .99, y + w * .08, 1), (x + w * .5, y + e + w * .08), (x - w * .5, y + e + w * .08), (x - w * .99, y + w * .08, 1)]), dim(c, .42)))


def tailpole(x0, y0, x1, y1, w=12, c=WOOD):
    """The long pole that turns the cap, from the eave down to a stake in the ground."""
    o = line(f"M{x1-w*.4:.0f} {y1+4:.0f}l{w*.3:.0f} {-w*4:.0f}", dim(c, .3), w * .9)
    o += path(ribbon([(x0, y0), ((x0 + x1) / 2 + w * .2, (y0 + y1) / 2 - w * .2), (x1, y1 - w)], [w * 1.1, w, w * .7]), dim(c, .2))
    return o + path(ribbon([(x0 - w * .3, y0), ((x0 + x1) / 2 - w * .1, (y0 + y1) / 2 - w * .4), (x1 - w * .25, y1 - w)], [w * .3, w * .3, w * .2]), lit(c, .3), .8)


# ---- sails --------------------------------------------------------------------
def blade_of(r, L, W, style="ladder", c=WOOD, cloth=CREAM, share=.7, bars=11, band=None, spar=None):
    """One sail along +x, L long, W wide. style: ladder (both sides of the spar), dutch (one side), full, bare, furled, torn."""
    o, k = "", max(2.4, L * .0125)
    x0 = L * .2
    lo, hi = (-W / 2, W / 2) if style in ("ladder", "full", "bare", "torn", "furled") else (-W * .2, W * .8)
    if style in ("ladder", "dutch") and share:
        xs = L * .97 - (L * .97 - x0) * share
        o += path(curve([(xs, lo, 1), (xs - L * .012, (lo + hi) / 2), (xs, hi, 1), ((xs + L) / 2, hi + W * .05), (L * .98, hi - 1, 1), (L * .97, 0), (L * .98, lo, 1), ((xs + L) / 2, lo - W * .02)], prec=0), cloth)
        o += path(curve([(xs, hi * .1, 1), (L * .98, hi * .1, 1), (L * .98, hi, 1), ((xs + L) / 2, hi + W * .05), (xs, hi, 1)], prec=0), mix(cloth, SHADE, .3), .75)
        if band:
            o += path(f"M{n(L*.8,0)} {n(lo,0)}H{n(L*.88,0)}V{n(hi+W*.03,0)}H{n(L*.8,0)}z", band)
    if style == "full":
        o += path(curve([(x0, lo * .7, 1), (L * .5, lo * 1.25), (L * .98, lo, 1), (L * 1.01, 0), (L * .98, hi, 1), (L * .55, hi * 1.45), (x0, hi * .8, 1), (x0 * .96, 0)], prec=0), cloth)
        o += path(curve([(x0, hi * .2, 1), (L * .55, hi * .5), (L * .99, hi * .3, 1), (L * .98, hi, 1), (L * .55, hi * 1.45), (x0, hi * .8, 1)], prec=0), mix(cloth, SHADE, .32), .8)
        o += path(curve([(x0, lo * .7, 1), (L * .5, lo * 1.25), (L * .98, lo, 1), (L * .6, lo * .75)], prec=0), lit(cloth, .7), .9)
        o += line("".join(f"M{n(L*f,0)} {n(lo*1.05,0)}q{n(L*.05,0)} {n(W*.5,0)} 0 {n(W*1.1,0)}" for f in (.36, .52, .68, .84)), mix(cloth, SHADE, .45), k * .7, .7)
        if band:
            o += path(curve([(L * .8, lo * 1.12, 1), (L * .89, lo * 1.06, 1), (L * .91, 0), (L * .89, hi * 1.14, 1), (L * .8, hi * 1.28, 1), (L * .82, 0)], prec=0), band, .9)
    # frame
    if style in ("ladder", "bare", "torn", "dutch", "furled"):
        st = (L * .97 - x0) / bars
        gone = (2, 5, 6) if style == "torn" else ()
        o += line("".join(f"M{n(x0+st*i,0)} {n(lo,0)}L{n(x0+st*i+1,0)} {n((hi if i % 5 else hi*.3) if i in gone else hi,0)}" for i in range(bars + 1)), c, k * .8, cap="butt")
        mid = (lo / 2, hi / 2) if style != "dutch" else (hi * .36, hi * .7)
        o += line("".join(f"M{n(x0,0)} {n(m,0)}H{n(L*.97,0)}" for m in mid), c, k * .7, cap="butt")
        hl = L * (.62 if style == "torn" else .975)
        o += path(f"M{n(x0-k)} {n(lo-k*.5)}H{n(L*.975)}v{n(k*1.1)}H{n(x0-k)}zM{n(x0-k)} {n(hi-k*.5)}H{n(hl)}v{n(k*1.1)}H{n(x0-k)}z", lit(c, .2))
    if style == "torn":
        for p, q, s in ((.3, .52, lo), (.6, .96, lo), (.24, .4, hi), (.7, .84, hi)):
            P = [(L * p, 0, 1), (L * p, s, 1)]
            m = 6
            P += [(L * (p + (q - p) * i / m) + r.uniform(-6, 6), s * r.uniform(.35, 1.2), 1) for i in range(1, m)] + [(L * q, s * r.uniform(.7, 1), 1), (L * q, 0, 1)]
            o += path(curve(P), mix(cloth, SHADE, .3) if s > 0 else cloth, .96)
    if style == "furled":
        o += path(ribbon([(L * (.2 + .77 * i / 9), (-1) ** i * W * .05) for i in range(10)], [W * .24, W * .58, W * .44, W * .6, W * .46, W * .2]), cloth)
        o += line("".join(f"M{n(L*f,0)} {n(-W*.27,0)}l{n(W*.16,0)} {n(W*.54,0)}" for f in (.3, .42, .54, .66, .78, .9)), mix(cloth, SHADE, .5), k)
        o += path(ribbon([(L * (.2 + .77 * i / 9), W * .17 + (-1) ** i * W * .03) for i in range(10)], [W * .08, W * .2, W * .16, W * .2, W * .05]), mix(cloth, SHADE, .4), .8)
    s = spar or L * .028
    o += path(f"M{n(-L*.06)} {n(-s)}L{n(L*1.03)} {n(-s*.5)}V{n(s*.5)}L{n(-L*.06)} {n(s)}z", dim(c, .15)) + path(f"M0 {n(-s*.9)}L{n(L*1.03)} {n(-s*.5)}V{n(-s*.1)}L0 {n(-s*.3)}z", lit(c, .3), .8)
    return o


def sails_at(a, x, y, L, W, angle, style="ladder", count=4, sx=.92, c=WOOD, cloth=CREAM, share=.7, bars=11, band=None, hub=None, skip=(), own=False, skew=0):
    """The turning cross of sails. Sails that point right or down are a little darker. own: each sail is torn in its own way."""
    o, name = "", a.id("bl")
    cut = {}
    for i in range(count):
        if i in skip:
            continue
        q = (angle + 360 / count * i) % 360
        dark = 20 < q < 150
        if own:
            o += group(blade_of(a.r, L, W, style, c, mix(cloth, SHADE, .16) if dark else cloth, share, bars, band), t=f"rotate({n(q)})")
            continue
        if dark not in cut:
            cut[dark] = a.sym(f"{name}{int(dark)}", blade_of(a.r, L, W, style, mix(c, SHADE, .12) if dark else c, mix(cloth, SHADE, .16) if dark else cloth, share, bars, band and (mix(band, SHADE, .16) if dark else band)))
        o += cut[dark](0, 0, rot=q)
    h = hub or L * .062
    o += f'<circle r="{n(h)}" fill="{dim(c,.25)}"/><circle cx="{n(-h*.14)}" cy="{n(-h*.14)}" r="{n(h*.68)}" fill="{lit(c,.28)}"/><circle r="{n(h*.26)}" fill="{dim(c,.4)}"/>'
    return group(o, t=f"translate({n(x,0)} {n(y,0)})" + (f" skewY({skew})" if skew else "") + f" scale({sx} 1)")


def sail_shadow(a, outline, x, y, L, W, angle, count=4, sx=.92, dx=26, dy=34, op=.22, skip=()):
    """What the sails throw on the tower: broken bars inside its outline."""
    i = a.id("k")
    a.defs.append(f'<clipPath id="{i}"><path d="{outline}"/></clipPath>')
    s = "".join(f'<path d="M{n(L*.04)} {n(-L*.03)}H{n(L)}v{n(L*.06)}H{n(L*.04)}zM{n(L*.2)} {n(-W/2)}H{n(L)}V{n(W/2)}H{n(L*.2)}z" transform="rotate({n(angle+360/count*j)})"/>' for j in range(count) if j not in skip)
    return f'<g clip-path="url(#{i})"><g transform="translate({n(x+dx,0)} {n(y+dy,0)}) scale({sx} 1)" fill="{SHADE}" fill-opacity="{op}">{s}</g></g>'


# ---- openings -------------------------------------------------------------------
def hole(x, y, w, h, arch=.5, glass="#3F3A58", reveal="#FFF6E4", sill="#C9B8A8"):
    """A small deep window: light on its right reveal, a stone sill."""
    k = h * arch
    s = lambda x, y, w, h, k: f"M{n(x)} {n(y+h)}v{n(-h+k)}q0 {n(-k)} {n(w/2)} {n(-k)}q{n(w/2)} 0 {n(w/2)} {n(k)}v{n(h-k)}z"
    return path(s(x, y, w, h, k), mix(reveal, SHADE, .35)) + path(s(x + w * .0, y + h * .06, w * .8, h * .94, k * .9), glass) + path(f"M{n(x+w*.8)} {n(y+k*.9)}h{n(w*.2)}v{n(h-k*.9)}h{n(-w*.2)}z", reveal, .85) + path(f"M{n(x-w*.2)} {n(y+h)}h{n(w*1.4)}l{n(-w*.08)} {n(h*.14)}h{n(-w*1.24)}z", sill)


def door(x, y, w, h, c, frame="#A99FB0", open_=0, arch=.4):
    """A plank door under a stone arch; x, y is the middle of its sill."""
    s = lambda w, h, k: f"M{n(x-w/2)} {n(y)}v{n(-h+k)}q{n(w*.06)} {n(-k)} {n(w/2)} {n(-k)}q{n(w*.44)} 0 {n(w/2)} {n(k)}v{n(h-k)}z"
    o = path(s(w * 1.32, h * 1.12, h * arch), frame)
    m = ""
    for i in range(7):
        t = math.pi * (1.06 + i * .147)
        m += f"M{n(x+math.cos(t)*w*.53,0)} {n(y-h*(1-arch*.9)+math.sin(t)*h*arch,0)}L{n(x+math.cos(t)*w*.64,0)} {n(y-h*(1-arch*.9)+math.sin(t)*h*arch*1.2,0)}"
    o += line(m, dim(frame, .35), max(1.6, w * .03), .6) + path(s(w, h, h * arch * .9), dim(c, .3)) + group(path(s(w * .96, h * .97, h * arch * .88), c))
    o += line("".join(f"M{n(x+w*f)} {n(y-2)}V{n(y-h*(.86-abs(f)*.5))}" for f in (-.28, -.06, .16, .34)), dim(c, .38), max(1.6, w * .028))
    o += path(f"M{n(x-w*.46)} {n(y-h*.66)}h{n(w*.62)}v{n(h*.045)}h{n(-w*.62)}zM{n(x-w*.46)} {n(y-h*.26)}h{n(w*.62)}v{n(h*.045)}h{n(-w*.62)}z", INK, .75) + f'<circle cx="{n(x+w*.34)}" cy="{n(y-h*.44)}" r="{n(w*.05)}" fill="{LAMP}"/>'
    return o


def steps(x, y, w, count=2, rise=14, c="#B9AEB6"):
    o = ""
    for i in range(count):
        q = w / 2 * (1 + .16 * i)
        yy = y + i * rise
        o += path(f"M{n(x-q)} {n(yy)}L{n(x+q)} {n(yy)}L{n(x+q+5)} {n(yy+rise*.45)}H{n(x-q-5)}z", lit(c, .35)) + path(f"M{n(x-q-5)} {n(yy+rise*.45)}H{n(x+q+5)}V{n(yy+rise)}H{n(x-q-5)}z", dim(c, .12))
    return o
