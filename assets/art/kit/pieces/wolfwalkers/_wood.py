"""What the scenes share: the hours, and the parts of wood, town and castle, laid on one sheet of 900 x 1180."""
from _cast import *
from _grounds import near_trunk, far_trunks, leaf_fall, boulder, shaft, limb

HOURS = {
    "day": dict(sky=("#6FAED0", "#9CC7DD", "#D9E6DC", "#FBEBD0"), haze="#B4CDB4", green="#6A9857", deep="#1F4638", lip="#EDF2C4", tint=None, tk=0, glow="#FFF3CF"),
    "dawn": dict(sky=("#7593B4", "#BDBFC4", "#F4CFA6", "#FBE7C4"), haze="#E0CBAE", green="#83985E", deep="#24453C", lip="#FBEBC0", tint="#E8B48C", tk=.12, glow="#FFE7B8"),
    "late": dict(sky=("#4F6F95", "#9FB0B0", "#EBCF98", "#F3BE74"), haze="#E0BE7C", green="#7F8446", deep="#2E3A2C", lip="#F9E3A4", tint="#D99A52", tk=.12, glow="#FFE0A0"),
    "sunset": dict(sky=("#343868", "#6E5A8A", "#C9839A", "#F2B8A0", "#FAD79A"), haze="#B07C90", green="#565C56", deep="#1E2036", lip="#F4C49C", tint="#6A4272", tk=.2, glow="#FFE0A8"),
    "dusk": dict(sky=("#23264F", "#474A84", "#86699B", "#D79A9B", "#F8D3A0"), haze="#A9809C", green="#3F4F5E", deep="#151A2E", lip="#E7B6A4", tint="#41386A", tk=.26, glow="#F8D3A0"),
    "night": dict(sky=("#15162E", "#262B58", "#4C4C84", "#8D7BA4"), haze="#7C76A8", green="#34446C", deep="#11132A", lip="#B9B4DA", tint="#2F3162", tk=.38, glow="#D9D4F0"),
    "moon": dict(sky=("#0F2530", "#1F4A50", "#5E9080", "#A9C59A"), haze="#86B08F", green="#2F6B4F", deep="#0E211E", lip="#DCE7B2", tint="#1C443C", tk=.26, glow="#E2EBC4"),
    "rain": dict(sky=("#27324A", "#47597A", "#7F90A6", "#A9B3BE"), haze="#8694A8", green="#41605A", deep="#162330", lip="#C4CED6", tint="#33456A", tk=.34, glow="#DDE4EA"),
    "fog": dict(sky=("#7E9B98", "#AFC6BC", "#D6E0D0", "#E8E8D8"), haze="#CBD8CA", green="#6F9078", deep="#27463E", lip="#EEF2E2", tint="#A9BEB2", tk=.2, glow="#FFFCEB"),
    "deep": dict(sky=("#12332E", "#2B6650", "#7FA868", "#D8DC9A"), haze="#A9C07E", green="#417A4A", deep="#0E2A24", lip="#E2EAA6", tint="#2B5A40", tk=.1, glow="#F4F0B4"),
    "gold": dict(sky=("#31493F", "#7E8A52", "#DDB765", "#F6DE9A"), haze="#DDBB6E", green="#93803C", deep="#2A2A22", lip="#F9E3A0", tint="#B07A30", tk=.12, glow="#FFE9A8"),
    "hall": dict(sky=("#3A3048", "#5A4A5E", "#8A6E6A", "#A98A74"), haze="#9A8078", green="#6A5A5A", deep="#1E1828", lip="#E8CDA4", tint="#4A3858", tk=.16, glow="#FFD98A"),
    "cellar": dict(sky=("#1A1B30", "#2A2E4A", "#46506E", "#5E6A86"), haze="#6A7694", green="#3E4862", deep="#12121F", lip="#AEBBD4", tint="#2C3154", tk=.34, glow="#DCE6F4"),
}
WALLS = ("#E6CFA6", "#D8B58A", "#E9DBC2", "#CFA27C", "#DCC6A8", "#C9B49E")
ROOFS = ("#9A4B38", "#7E4A3E", "#B0653E", "#6A4A52", "#8A5A40", "#5E5468")
KEEPL = ("#F5C45E", "#FBDB8C", "#E7A13D", "#FFF3CC", "#FBD06A", "#E8762C", "#FFF0BC")


def crenel(x0, x1, y, tooth=34, h=26, gap=.45):
    """The top edge of a battlement, from left to right, as path commands (starts with an L)."""
    d, x = f"L{n(x0,0)} {n(y,0)}", x0
    k = max(1, round((x1 - x0) / tooth))
    w = (x1 - x0) / k
    for i in range(k):
        a, b = x0 + i * w, x0 + (i + 1) * w
        d += f"L{n(a,0)} {n(y-h,0)}L{n(a+w*(1-gap),0)} {n(y-h,0)}L{n(a+w*(1-gap),0)} {n(y,0)}L{n(b,0)} {n(y,0)}"
    return d


class S(Art):
    def __init__(s, key, hour="day", seed=1, horizon=.66, w=900, h=1180, hot=None, bare=False):
        super().__init__(w, h, seed)
        s.key, s.H, s._cache = key, HOURS[hour], {}
        s.hour, s.hz = hour, horizon * h
        s.haze, s.green, s.deep, s.lip, s.glowc = (s.H[k] for k in ("haze", "green", "deep", "lip", "glow"))
        st = s.H["sky"]
        if not bare:
            s.add(f'<rect width="{w}" height="{h}" fill="{s.lin([(i / (len(st) - 1) * horizon, c) for i, c in enumerate(st)])}"/>')
            if hot:
                s.add(s.glow(hot[0], hot[1], hot[2], s.glowc, .8))

    # ---- colour
    def g(s, k, c=None):
        """A green (or c) at distance k: 0 near, 1 far."""
        return mix(c or s.green, s.haze, k)

    def d(s, k):
        return mix(s.deep, s.haze, k)

    def t(s, svg, extra=0, keep=()):
        k = s.H["tk"] + extra
        return tint(svg, s.H["tint"] or s.haze, k, (*KEEPL, *keep)) if k > 0 else svg

    def far(s, svg, k, keep=KEEPL):
        return tint(svg, s.haze, k, keep)

    # ---- sky
    def moon(s, x, y, r, c="#F4ECCB"):
        s.add(s.glow(x, y, r * 3.2, c, .5), use("moon", x, y, r * 2.25, c=c))

    def sun(s, x, y, r, c="#FFF0C4"):
        s.add(s.glow(x, y, r * 3.4, c, .7), f'<circle cx="{x}" cy="{y}" r="{r}" fill="{c}"/>')

    def stars(s, count=16, y1=420, c=CREAM, x0=40, x1=860):
        d = "".join(star(s.r.uniform(x0, x1), s.r.uniform(20, y1), s.r.choice((2.6, 3.4, 3.4, 5))) for _ in range(count))
        s.add(path(d, c, .8))

    def clouds(s, spots, c=None, lip=None, op=.85):
        for x, y, w, h in spots:
            d = curve([(x - w / 2, y, 1), (x - w * .2, y - h * .7), (x + w * .12, y - h), (x + w / 2, y - h * .15, 1), (x + w * .16, y + h * .12), (x - w * .16, y + h * .2)])
            s.add(path(d, lip or mix(s.haze, s.glowc, .6), op), path(d, c or mix(s.H["sky"][1], s.haze, .4), op, 'transform="translate(0 -5)"'))

    def puffs(s, spots, c="#FFFDF4", shade=None):
        for x, y, w, h in spots:
            s.add(cloud(s, [(x - w / 2, y), (x - w * .3, y - h * .6), (x - w * .05, y - h), (x + w * .22, y - h * .7), (x + w / 2, y), (x + w * .2, y + h * .1), (x - w * .2, y + h * .1)], w * .13, c, mix(c, s.haze, .4)))

    # ---- land
    def hill(s, spec, k, c=None, lip=None, top=.0, low=.35, y1=None, shadow=True, inner=""):
        """A plane from its upper edge (open line of points) down to the foot of the sheet."""
        P = pts(spec)
        d = curve([(P[0][0], P[0][1], 1)] + P[1:-1] + [(P[-1][0], P[-1][1], 1), (P[-1][0], y1 or s.h + 20, 1), (P[0][0], y1 or s.h + 20, 1)])
        base = s.g(k, c)
        f = s.lin([(0, lit(base, top)), (1, mix(base, s.deep, low))])
        s.add(s.sheet(d, f, lip=lip or mix(base, s.lip, .75), shadow=(0, -4, 7, .2) if shadow else None, at=(1, 4), inner=inner, loose=True))

    def floor(s, y, lift=20, c=None, glow=None, tuft=20, dark=1.0, spec=None, lip=None, gx=450):
        """The near ground: lit at its edge, dark at the foot of the picture."""
        c = c or s.green
        spec = spec or f"-20,{y+6}! 150,{y-lift*.6:.0f} 360,{y-lift*.2:.0f} 560,{y-lift:.0f} 740,{y-lift*.3:.0f} 920,{y-lift*.8:.0f}!"
        P = pts(spec)
        d = curve([(P[0][0], P[0][1], 1)] + P[1:-1] + [(P[-1][0], P[-1][1], 1), (920, s.h + 20, 1), (-20, s.h + 20, 1)])
        f = s.lin([(0, mix(c, s.lip, .42)), (.22, c), (.62, mix(c, s.deep, .5 * dark)), (1, mix(c, s.deep, min(1, .9 * dark)))])
        inner = (s.glow(gx, y + 90, 380, glow, .5, 110) if glow else "")
        if tuft:
            inner += s.tufts(20, 880, y + 16, y + (s.h - y) * .45, tuft, 18, mix(c, s.lip, .2), .75) + s.tufts(10, 890, y + (s.h - y) * .4, s.h - 60, int(tuft * .7), 34, mix(c, s.deep, .6), .9)
        s.add(s.sheet(d, f, lip=lip or s.lip, shadow=(0, -4, 7, .22), at=(1, 4), inner=inner, loose=True))

    def trunks(s, y, k, xs, w, op=None, twigs=True, top=-20, c=None):
        # every part winds the same way round, or they would cut holes into each other
        r, d = s.r, ""

        def twig(x0, y0, y1, lo, tip, up):
            A = f"{n(x0,0)} {n(y0,0)}", f"{n(lo[0],0)} {n(lo[1],0)}", f"{n(tip[0],0)} {n(tip[1],0)}", f"{n(up[0],0)} {n(up[1],0)}", f"{n(x0,0)} {n(y1,0)}"
            if tip[0] > x0:
                A = A[::-1]
            return f"M{A[0]}Q{A[1]} {A[2]}Q{A[3]} {A[4]}z"
        for x in xs:
            q, e, yy = w * r.uniform(.6, 1.3), r.uniform(-16, 16), y + r.uniform(-8, 10)
            d += f"M{n(x-q*.9,0)} {n(yy,0)}Q{n(x-q*.4+e*.2,0)} {n(yy-60,0)} {n(x+e*.5-q*.4,0)} {n(yy-240,0)}L{n(x+e-q*.3,0)} {top}h{n(q*.6,0)}L{n(x+e*.5+q*.4,0)} {n(yy-240,0)}Q{n(x+q*.5,0)} {n(yy-60,0)} {n(x+q,0)} {n(yy,0)}z"
            for f in (1, -1) if twigs else ():
                by, L = yy - r.uniform(220, 420), r.uniform(50, 90) + w * .6
                t = max(4, min(13, q * .34))
                bx = x + e * .5
                d += twig(bx, by + t, by - t * 1.3, (bx + f * L * .5, by - L * .2 + t * .5), (bx + f * L, by - L * r.uniform(.9, 1.5)), (bx + f * L * .4, by - L * .3 - t * .5))
                mx, my = bx + f * L * .5, by - L * .36
                d += twig(mx, my + t * .4, my - t * .5, (mx + f * L * .3, my - L * .02), (mx + f * L * .55, my - L * .22), (mx + f * L * .3, my - L * .1))
        s.add(path(d, c or s.d(k), op))

    def firrow(s, y, k, h0, h1, step, x0=-20, x1=920, c=None, light=None, wob=10):
        x, spots = x0, []
        while x < x1:
            spots.append((x, y + s.r.uniform(-wob, wob), s.r.uniform(h0, h1)))
            x += step * s.r.uniform(.6, 1.4)
        s.add(s.firs(spots, c or s.d(k), light))

    def fir(s, x, y, h, k=.1, c=None):
        s.add(pine(s.r, x, y, h, h * .5, c or mix(mix(s.green, s.deep, .5), s.haze, k), 6, .3))

    def leafwood(s, y, k, size=34, c=None, lo=40, hi=110):
        """A far edge of leaf wood, scalloped."""
        P, x = [(-30, y)], -30
        while x < 930:
            P.append((x, y - s.r.uniform(lo, hi)))
            x += s.r.uniform(60, 120)
        P += [(930, y - lo), (930, y + 200), (-30, y + 200)]
        s.add(path(scallop(s.r, P, size), c or s.g(k)))

    def mist(s, y, h, op=.5, c=None):
        c = c or mix(s.haze, s.glowc, .6)
        s.add(f'<rect y="{n(y-h/2,0)}" width="{s.w}" height="{n(h,0)}" fill="{s.lin([(0, c, 0), (.5, c, op), (1, c, 0)])}"/>')

    def fogbank(s, spots, c=None, op=.6):
        c = c or mix(s.haze, s.glowc, .55)
        for x, y, w, h in spots:
            s.add(path(scallop(s.r, [(x - w / 2, y), (x - w * .25, y - h * .6), (x + w * .05, y - h), (x + w * .3, y - h * .5), (x + w / 2, y), (x, y + h * .3)], w * .1), c, op))

    def rays(s, spots, op=.3, c=None):
        for x0, x1, y0, b0, b1, y1 in spots:
            s.add(shaft(s, x0, x1, y0, b0, b1, y1, c or s.glowc, op))

    def frame(s, left=None, right=None, c=None, rim=None):
        """Near trunks at the sides; left / right = (x at the foot, width)."""
        c, rim = c or s.deep, rim or s.g(.3)
        if left:
            x, w = left
            s.add(near_trunk(s.r, f"{x-6},1260 {x-8},860 {x+16},480 {x-6},200 {x+4},-30", [w * 1.5, w * 1.04, w * .86, w * .95, w * 1.2], c, rim, foot=False))
        if right:
            x, w = right
            s.add(near_trunk(s.r, f"{x+6},1260 {x+6},860 {x-18},460 {x+6},180 {x-6},-30", [w * 1.5, w * 1.04, w * .86, w * .95, w * 1.2], mix(c, s.deep, .5), rim, -1, foot=False))

    def canopy(s, left=260, right=200, mid=70, k=.12):
        """Two sheets of leaves above: how far they hang down at the left, middle, right."""
        for j, (kk, e) in enumerate(((k, 1), (0, .68))):
            L, M, R = left * e, mid * e - j * 14, right * e
            P = [(-30, -50), (-30, L), (70, L * .96), (150, L * .74), (240, L * .56 + M * .3), (330, max(M * 1.1, L * .3)), (450, M), (570, max(M * 1.05, R * .34)), (670, R * .6 + M * .25), (770, R * .82), (860, R * .98), (930, R), (930, -50)]
            s.add(path(scallop(s.r, [(x + s.r.uniform(-14, 14) if 0 < x < 900 else x, y + s.r.uniform(-12, 12)) for x, y in P], 30), s.g(.06, mix(s.deep, s.green, .4 + k)) if j == 0 else s.deep))
        s.add(leaf_fall(s.r, ((120, left * .8, 70, 40, 9), (790, right * .8, 70, 40, 9), (450, mid * .8, 160, 26, 6)), mix(s.deep, s.green, .45), 22))

    def ferns(s, spots, c=None):
        """spots = (x, length, angle)."""
        for i, (x, L, a) in enumerate(spots):
            s.add(path(fern(x, s.h + 20, L, a, .9 if a > -90 else -.9), c or (s.deep if i % 2 == 0 else mix(s.deep, s.green, .35))))

    def grass(s, x, w, h, k=0, count=13, y=None):
        s.add(path(blades(s.r, x, y or s.h + 14, w, h, count, .08), s.d(k)))

    def birch(s, x, y, w, lean=0, top=-20, k=0, c="#EFEBE2"):
        m = (y + top) / 2
        P = f"{x},{y} {x+lean*.2+6:.0f},{m+(y-m)*.4:.0f} {x+lean*.6-6:.0f},{m-(y-m)*.3:.0f} {x+lean},{top}"
        W = [w * 1.1, w * .94, w * .84, w * .7]
        body = things.birch_trunk(s.r, P, W, c, "#3A3040")
        foot = path(curve([(x - w * 1.05, y + 6, 1), (x - w * .56, y - w * .5), (x - w * .46, y - w * 1.3, 1), (x + w * .46, y - w * 1.3, 1), (x + w * .56, y - w * .5), (x + w * 1.15, y + 6, 1), (x, y + 10)]), dim(c, .02))
        g = soft(ribbon(sample(P, 40), W), 6, 4, 6, .2) + body + foot
        s.add(s.t(tint(g, s.haze, k) if k else g))

    def roots(s, P, w, c=None, rim=None):
        c, rim = c or mix(s.deep, WOOD, .35), rim or s.g(.25)
        for i, q in enumerate(P):
            S_ = sample(q, 26)
            s.add(soft(ribbon(S_, w), 4, 8, 6, .28), path(ribbon(S_, w), mix(c, s.deep, .2 * (i % 2))), path(ribbon([(x - w[0] * .06, y - w[0] * .3) for x, y in S_[:-1]], [w[0] * .12, w[0] * .1, 2]), rim, .6))

    def moss(s, spots):
        for x, y, w in spots:
            P = lambda k, dy: [(x + math.cos(a) * w * .5 * k, y + dy + math.sin(a) * w * .2 * k) for a in (0, 1, 2.1, 3.1, 4.2, 5.2)]
            s.add(path(scallop(s.r, P(1, 0), max(6, w * .1)), s.t("#4E7B46")), path(scallop(s.r, P(.7, -w * .05), max(5, w * .09)), s.t("#86A85A"), .9))

    def toad(s, x, y, h, rot=0, c=TULIP):
        s.add(use("toadstool", x, y, h, rot=rot, c=c, haze=s.H["tint"] or s.haze, t=s.H["tk"]))

    def flies(s, spots, c=LAMP):
        for x, y, k in spots:
            s.add(s.firefly(x, y, k, c))

    def rain(s, count=70, slant=-.32, c=None, op=.4, L=(60, 170)):
        d = ""
        for _ in range(count):
            x, y, l = s.r.uniform(-20, 980), s.r.uniform(-60, 1120), s.r.uniform(*L)
            d += f"M{n(x,0)} {n(y,0)}l{n(slant*l,0)} {n(l,0)}l3 1l{n(-slant*l,0)} {n(-l,0)}z"
        s.add(path(d, c or s.glowc, op))

    def leaves(s, spots, c, size=24):
        s.add(path(flecks(s.r, lambda q=iter(spots): next(q), len(spots), size), c))

    def birds(s, spots, c=None):
        d = "".join(f"M{n(x-q)} {n(y-q*.5)}q{n(q*.5)} {n(-q*.2)} {n(q)} {n(q*.5)}q{n(q*.5)} {n(-q*.7)} {n(q)} {n(-q*.5)}q{n(-q*.6)} {n(q*.1)} {n(-q)} {n(q*.8)}q{n(-q*.5)} {n(-q*.6)} {n(-q)} {n(-q*.8)}z" for x, y, q in spots)
        s.add(path(d, c or s.d(.2)))

    # ---- cast
    def wolf(s, pose, x, y, h, p=GREYW, flip=False, rot=0, hs=1.0, extra=0, flat=None, op=None, shadow=True, **kw):
        """h = height of the shoulder. flat = one colour: a silhouette."""
        key = (pose, p["c"], hs, extra, flat, shadow, str(kw))
        if key not in s._cache:
            g = sleeper(p, hs, shadow=shadow) if pose == "sleep" else wolf(pose, p, hs, shadow=shadow, **kw)
            if flat:
                g = re.sub(r'<circle[^>]*/>', "", tint(g, flat, 1))
                g = re.sub(r' fill-opacity="[^"]*"', "", g)
                g = re.sub(r'<path d="([^"]*)" fill="[^"]*"/>', r'<path d="\1"/>', g)
                g = f'<g fill="{flat}">{g}</g>'
            else:
                g = s.t(g, extra, (p["e"],) + ((p["ribbon"],) if p.get("ribbon") else ()))
            s._cache[key] = s.sym(f"w{len(s._cache)}", g)
        g = s._cache[key](x, y, h / 200, flip, rot)
        s.add(group(g, op=op) if op else g)

    def folk(s, x, y, h, extra=0, **k):
        s.add(s.t(folk(x, y, h, **k), extra))

    def guard(s, x, y, h, gear="pike", extra=0, **k):
        s.add(s.t(guard(x, y, h, gear, **k), extra))

    def stamp(s, name, svg, spots, extra=0):
        """One drawing, tinted once, used many times. spots = (x, y, scale, flip)."""
        f = s.sym(name, s.t(svg, extra))
        s.add(*[f(x, y, k, fl) for x, y, k, fl in spots])

    def use(s, name, x, y, h, extra=0, **k):
        s.add(use(name, x, y, h, haze=s.H["tint"] or s.haze, t=s.H["tk"] + extra, keep=KEEPL, **k))

    # ---- town
    def gable(s, x, y, w, h, wall=0, roof=0, lit_w=(), door=True, timber=True, k=0, chimney=1, rows_=2, cols=2, side=None):
        """A timbered house with its gable to us; x is the middle of its foot. lit_w = numbers of the lit windows."""
        wc, rc = (WALLS[wall % 6] if isinstance(wall, int) else wall), (ROOFS[roof % 6] if isinstance(roof, int) else roof)
        wh = h * .56
        L, R, T = x - w / 2, x + w / 2, y - wh
        bm = "#5C4030"
        o = ""
        if chimney:
            cx = x + w * .24 * chimney
            o += path(f"M{n(cx-w*.07)} {n(y-h*.72)}L{n(cx-w*.065)} {n(y-h*1.02)}h{n(w*.13)}L{n(cx+w*.07)} {n(y-h*.6)}z", "#8A6258") + path(f"M{n(cx-w*.085)} {n(y-h*1.02)}h{n(w*.17)}v{n(-h*.03)}h{n(-w*.17)}z", "#B08A78") + path(f"M{n(cx+w*.02)} {n(y-h*1.02)}h{n(w*.045)}L{n(cx+w*.07)} {n(y-h*.6)}h{n(-w*.05)}z", SHADOW, .25)
        o += path(f"M{n(L+w*.03)} {n(y)}L{n(L+w*.01)} {n(T)}L{n(x)} {n(y-h*.94)}L{n(R-w*.01)} {n(T)}L{n(R-w*.04)} {n(y)}z", wc)
        o += path(f"M{n(x+w*.14)} {n(y)}L{n(x+w*.12)} {n(y-h*.8)}L{n(R-w*.01)} {n(T)}L{n(R-w*.04)} {n(y)}z", VIOLET, .2) + path(f"M{n(L+w*.03)} {n(y)}L{n(L+w*.01)} {n(T)}h{n(w*.05)}L{n(L+w*.08)} {n(y)}z", CREAM, .5)
        bw = w * .035
        if timber:
            o += line(f"M{n(L+w*.02)} {n(T)}H{n(R-w*.02)}M{n(L+w*.02)} {n(y-wh*.5)}H{n(R-w*.03)}M{n(L+w*.03)} {n(y)}V{n(T)}M{n(R-w*.04)} {n(y)}V{n(T)}M{n(x)} {n(y-wh*.5)}V{n(y-h*.9)}M{n(L+w*.04)} {n(y-wh*.52)}L{n(L+w*.24)} {n(T)}M{n(R-w*.05)} {n(y-wh*.52)}L{n(R-w*.25)} {n(T)}M{n(x-w*.24)} {n(T)}L{n(x)} {n(y-h*.72)}L{n(x+w*.24)} {n(T)}", bm, bw, cap="butt")
        # windows
        i, ww, hh = 0, w * .15, wh * .23
        for rj in range(rows_):
            yy = y - wh * (.86 if rj == 0 else .38)
            for cj in range(cols):
                xx = x + (cj - (cols - 1) / 2) * w * .42 - ww / 2
                if rj == 1 and door and cj == cols - 1:
                    continue
                on = i in lit_w
                if on:
                    o += s.glow(xx + ww / 2, yy + hh / 2, ww * 1.7, LAMP, .5)
                o += pane(xx, yy, ww, hh, on, frame=bm)
                i += 1
        on = i in lit_w
        o += pane(x - ww * .4, y - h * .7, ww * .8, hh * .8, on, hh * .3, frame=bm)
        if door:
            dx = x + w * .21
            o += path(f"M{n(dx-w*.11)} {n(y)}V{n(y-wh*.3)}Q{n(dx)} {n(y-wh*.46)} {n(dx+w*.11)} {n(y-wh*.3)}V{n(y)}z", "#4A332A") + path(f"M{n(dx-w*.085)} {n(y)}V{n(y-wh*.3)}Q{n(dx)} {n(y-wh*.42)} {n(dx+w*.085)} {n(y-wh*.3)}V{n(y)}z", ("#7A3F34", "#3F6670", "#6A5A3A")[int(abs(x)) % 3]) + f'<circle cx="{n(dx+w*.045)}" cy="{n(y-wh*.16)}" r="{n(w*.013)}" fill="{LAMP}"/>'
        # roof: two slopes that overhang
        rl = f"M{n(x)} {n(y-h)}Q{n(x-w*.26)} {n(y-h*.76)} {n(L-w*.09)} {n(T+h*.035)}L{n(L-w*.07)} {n(T+h*.085)}Q{n(x-w*.24)} {n(y-h*.68)} {n(x)} {n(y-h*.885)}z"
        rr = f"M{n(x)} {n(y-h)}Q{n(x+w*.26)} {n(y-h*.76)} {n(R+w*.09)} {n(T+h*.035)}L{n(R+w*.07)} {n(T+h*.085)}Q{n(x+w*.24)} {n(y-h*.68)} {n(x)} {n(y-h*.885)}z"
        o += path(f"M{n(x)} {n(y-h*.885)}Q{n(x-w*.24)} {n(y-h*.68)} {n(L-w*.03)} {n(T+h*.09)}L{n(L+w*.03)} {n(T+h*.12)}Q{n(x-w*.2)} {n(y-h*.64)} {n(x+w*.02)} {n(y-h*.83)}z", SHADOW, .25)
        o += path(rl, lit(rc, .16)) + path(rr, dim(rc, .2)) + path(f"M{n(x)} {n(y-h)}Q{n(x-w*.26)} {n(y-h*.76)} {n(L-w*.09)} {n(T+h*.035)}l{n(w*.02)} {n(h*.01)}Q{n(x-w*.22)} {n(y-h*.74)} {n(x)} {n(y-h*.965)}z", lit(rc, .5))
        o += path(f"M{n(L+w*.02)} {n(y)}h{n(w*.93)}v{n(-h*.035)}h{n(-w*.93)}z", "#8C8196")
        o = s.t(o)
        s.add(s.far(o, k) if k else o)

    def eave(s, x, y, w, h, wall=0, roof=0, lit_w=(), k=0, door=None, cols=3, chimney=.3):
        """A house with its long side to us."""
        wc, rc = (WALLS[wall % 6] if isinstance(wall, int) else wall), (ROOFS[roof % 6] if isinstance(roof, int) else roof)
        wh, bm = h * .5, "#5C4030"
        L, R, T = x - w / 2, x + w / 2, y - wh
        o = path(f"M{n(x+w*chimney)} {n(y-h*.9)}v{n(-h*.2)}h{n(w*.09)}v{n(h*.24)}z", "#8A6258") + path(f"M{n(x+w*chimney-w*.012)} {n(y-h*1.1)}h{n(w*.114)}v{n(-h*.03)}h{n(-w*.114)}z", "#B08A78")
        o += path(f"M{n(L)} {n(y)}V{n(T)}H{n(R)}V{n(y)}z", wc) + path(f"M{n(x+w*.2)} {n(y)}V{n(T)}H{n(R)}V{n(y)}z", VIOLET, .18)
        o += line(f"M{n(L)} {n(y-wh*.5)}H{n(R)}M{n(L+w*.02)} {n(y)}V{n(T)}M{n(R-w*.02)} {n(y)}V{n(T)}M{n(L+w*.34)} {n(y)}V{n(T)}M{n(L+w*.66)} {n(y)}V{n(T)}", bm, w * .02, cap="butt")
        i = 0
        for cj in range(cols):
            for yy in (y - wh * .84, y - wh * .36):
                xx = L + w * (cj + .5) / cols - w * .055
                on = i in lit_w
                if on:
                    o += s.glow(xx + w * .055, yy + wh * .12, w * .2, LAMP, .5)
                if not (door == cj and yy > y - wh * .5):
                    o += pane(xx, yy, w * .11, wh * .24, on, frame=bm)
                else:
                    o += path(f"M{n(xx-w*.01)} {n(y)}V{n(y-wh*.36)}Q{n(xx+w*.055)} {n(y-wh*.48)} {n(xx+w*.12)} {n(y-wh*.36)}V{n(y)}z", "#6A3A30")
                i += 1
        rf = f"M{n(L-w*.05)} {n(T+h*.05)}L{n(L+w*.05)} {n(y-h)}Q{n(x)} {n(y-h*.96)} {n(R-w*.05)} {n(y-h)}L{n(R+w*.05)} {n(T+h*.05)}Q{n(x)} {n(T+h*.09)} {n(L-w*.05)} {n(T+h*.05)}z"
        o += path(f"M{n(L)} {n(T)}H{n(R)}v{n(h*.12)}H{n(L)}z", SHADOW, .25) + path(rf, s.lin([(0, lit(rc, .22)), (1, dim(rc, .2))])) + path(rf, s.stuff("shingle")) + path(f"M{n(L+w*.05)} {n(y-h)}Q{n(x)} {n(y-h*.96)} {n(R-w*.05)} {n(y-h)}v{n(h*.025)}Q{n(x)} {n(y-h*.93)} {n(L+w*.05)} {n(y-h*.975)}z", lit(rc, .45))
        o = s.t(o)
        s.add(s.far(o, k) if k else o)

    def roofrow(s, y, k, x0=-40, x1=940, h0=90, h1=180, w0=90, w1=150, lit_p=.35, foot=60, towers=()):
        """A row of town houses in the distance: gables and long roofs, chimneys, a few lit windows."""
        x, o, win = x0, "", ""
        while x < x1:
            w, h = s.r.uniform(w0, w1), s.r.uniform(h0, h1)
            wc, rc = s.r.choice(WALLS), s.r.choice(ROOFS)
            yb = y + s.r.uniform(-8, 14)
            top, sh = yb - h, yb - h * .48
            if s.r.random() < .6:
                o += path(f"M{n(x+w*.66,0)} {n(top+h*.3,0)}v{n(-h*.3,0)}h{n(w*.12,0)}v{n(h*.42,0)}z", "#8A6258")
                o += path(f"M{n(x,0)} {n(yb+foot,0)}V{n(sh,0)}L{n(x+w/2,0)} {n(top,0)}L{n(x+w,0)} {n(sh,0)}V{n(yb+foot,0)}z", wc) + path(f"M{n(x+w*.58,0)} {n(yb+foot,0)}V{n(top+h*.12,0)}L{n(x+w,0)} {n(sh,0)}V{n(yb+foot,0)}z", VIOLET, .22)
                o += path(f"M{n(x+w/2,0)} {n(top-h*.07,0)}L{n(x-w*.1,0)} {n(sh+h*.06,0)}l{n(w*.05,0)} {n(h*.06,0)}L{n(x+w/2,0)} {n(top+h*.07,0)}z", lit(rc, .2)) + path(f"M{n(x+w/2,0)} {n(top-h*.07,0)}L{n(x+w*1.1,0)} {n(sh+h*.06,0)}l{n(-w*.05,0)} {n(h*.06,0)}L{n(x+w/2,0)} {n(top+h*.07,0)}z", dim(rc, .2))
                ws = [(x + w * .2, sh + h * .14), (x + w * .6, sh + h * .14), (x + w * .42, top + h * .24)]
            else:
                w *= 1.25
                o += path(f"M{n(x+w*.7,0)} {n(top+h*.2,0)}v{n(-h*.26,0)}h{n(w*.1,0)}v{n(h*.3,0)}z", "#8A6258")
                o += path(f"M{n(x,0)} {n(yb+foot,0)}V{n(sh,0)}h{n(w,0)}V{n(yb+foot,0)}z", wc) + path(f"M{n(x-w*.05,0)} {n(sh+h*.06,0)}L{n(x+w*.1,0)} {n(top+h*.06,0)}H{n(x+w*.9,0)}L{n(x+w*1.05,0)} {n(sh+h*.06,0)}z", rc) + path(f"M{n(x+w*.1,0)} {n(top+h*.06,0)}H{n(x+w*.9,0)}l{n(w*.01,0)} {n(h*.04,0)}H{n(x+w*.08,0)}z", lit(rc, .4))
                ws = [(x + w * f, sh + h * .16) for f in (.14, .44, .74)]
            for wx, wy in ws:
                on = s.r.random() < lit_p
                q = f"M{n(wx,0)} {n(wy,0)}h{n(w0*.14,0)}v{n(w0*.2,0)}h{n(-w0*.14,0)}z"
                if on:
                    win += q
                else:
                    o += path(q, "#5A5068", .8)
            x += w * s.r.uniform(.9, 1.08)
        s.add(s.far(s.t(o), k), path(win, LAMP, .95))

    # ---- castle
    def stonewall(s, x0, x1, y0, y1, c="#8F8798", k=0, tooth=44, h=30, cren=True, tex=True, lipc=None):
        c = s.g(k, s.t(c))
        d = f"M{n(x0,0)} {n(y1,0)}" + (crenel(x0, x1, y0, tooth, h) if cren else f"L{n(x0,0)} {n(y0,0)}L{n(x1,0)} {n(y0,0)}") + f"L{n(x1,0)} {n(y1,0)}z"
        s.add(path(d, lipc or lit(c, .4), None, 'transform="translate(-3 -4)"'), path(d, s.lin([(0, c), (1, mix(c, s.deep, .3))])))
        if tex:
            s.add(path(d, s.stuff("stone", SHADOW), .8))

    def tower(s, x, y, w, h, c="#8F8798", k=0, roof=None, wins=(), tex=False, flag=None, flare=.1):
        """A round tower: x middle of foot, crenellated head or cone."""
        c = s.g(k, s.t(c))
        T, q = y - h, w * flare
        o = path(f"M{n(x-w/2,0)} {n(y,0)}L{n(x-w*.47,0)} {n(T+w*.5,0)}H{n(x+w*.47,0)}L{n(x+w/2,0)} {n(y,0)}z", s.lin([(0, lit(c, .24)), (.4, c), (1, mix(c, s.deep, .35))], x2=1, y2=0))
        head = f"M{n(x-w/2-q,0)} {n(T+w*.4,0)}" + (crenel(x - w / 2 - q, x + w / 2 + q, T, w * .3, w * .16) if not roof else f"L{n(x-w/2-q,0)} {n(T,0)}H{n(x+w/2+q,0)}") + f"L{n(x+w/2+q,0)} {n(T+w*.4,0)}L{n(x+w*.47,0)} {n(T+w*.56,0)}H{n(x-w*.47,0)}z"
        o += path(f"M{n(x-w*.47,0)} {n(T+w*.5,0)}H{n(x+w*.47,0)}v{n(w*.2,0)}H{n(x-w*.47,0)}z", SHADOW, .25) + path(head, s.lin([(0, lit(c, .34)), (.4, lit(c, .06)), (1, mix(c, s.deep, .28))], x2=1, y2=0))
        if roof:
            rc = s.g(k, s.t(roof))
            o += path(f"M{n(x-w*.72,0)} {n(T+w*.06,0)}Q{n(x-w*.2,0)} {n(T-w*.6,0)} {n(x,0)} {n(T-w*1.25,0)}Q{n(x+w*.2,0)} {n(T-w*.6,0)} {n(x+w*.72,0)} {n(T+w*.06,0)}Q{n(x,0)} {n(T+w*.2,0)} {n(x-w*.72,0)} {n(T+w*.06,0)}z", rc) + path(f"M{n(x-w*.72,0)} {n(T+w*.06,0)}Q{n(x-w*.2,0)} {n(T-w*.6,0)} {n(x,0)} {n(T-w*1.25,0)}Q{n(x-w*.1,0)} {n(T-w*.5,0)} {n(x-w*.2,0)} {n(T+w*.14,0)}z", lit(rc, .3))
        for wx, wy, on in wins:
            o += path(f"M{n(x+wx*w-w*.05,0)} {n(T+wy*h+w*.2,0)}v{n(-w*.14,0)}q{n(w*.05,0)} {n(-w*.12,0)} {n(w*.1,0)} 0v{n(w*.14,0)}z", LAMP if on else s.d(.15))
            if on:
                o += s.glow(x + wx * w, T + wy * h + w * .1, w * .3, LAMP, .5)
        if flag:
            fy = T - (w * 1.25 if roof else w * .16)
            o += line(f"M{n(x,0)} {n(fy+8,0)}V{n(fy-w*.7,0)}", s.d(.2), max(2, w * .03)) + path(curve(f"{x:.0f},{fy-w*.7:.0f}! {x+w*.3:.0f},{fy-w*.78:.0f} {x+w*.5:.0f},{fy-w*.62:.0f} {x+w*.8:.0f},{fy-w*.68:.0f}! {x+w*.62:.0f},{fy-w*.5:.0f} {x+w*.7:.0f},{fy-w*.36:.0f}! {x+w*.4:.0f},{fy-w*.4:.0f} {x:.0f},{fy-w*.3:.0f}!"), s.t(flag))
        s.add(o)

    def castle(s, x, y, k=.5, q=1.0, c="#857C92", lights=True, flags=TULIP):
        """The castle far off: keep, towers, wall. q = 1 is about 360 wide."""
        X = lambda v: x + v * q
        s.tower(X(-90), y, 64 * q, 190 * q, c, k, wins=((0, .3, 0), (0.05, .55, lights)), flare=.08)
        s.tower(X(60), y, 52 * q, 250 * q, c, k, roof="#5A5578", wins=((0, .2, lights),), flag=flags)
        s.stonewall(X(-70), X(110), y - 170 * q, y, c, k, 30 * q, 20 * q, tex=False)
        s.add(path("".join(f"M{n(X(v),0)} {n(y-u*q,0)}v{n(-16*q,0)}q{n(5*q,0)} {n(-9*q,0)} {n(10*q,0)} 0v{n(16*q,0)}z" for v, u in ((-30, 110), (10, 110), (50, 110), (-10, 70))), LAMP if lights else s.d(.2), .9))
        s.tower(X(140), y, 70 * q, 150 * q, c, k, wins=((-.1, .35, 0),), flare=.08)
        s.stonewall(X(-200), X(220), y - 70 * q, y + 10 * q, c, max(0, k - .06), 26 * q, 16 * q, tex=False)
        s.tower(X(-190), y + 10 * q, 56 * q, 118 * q, c, max(0, k - .06), flare=.08)
        s.tower(X(210), y + 10 * q, 56 * q, 128 * q, c, max(0, k - .06), roof="#5A5578", flare=.08)

    def cobbles(s, y, c="#8E8494", spec=None, vx=450):
        """Paved ground: rows of stones that shrink with distance."""
        base = s.t(c)
        spec = spec or f"-20,{y}! 300,{y-6} 600,{y+4} 920,{y}!"
        P = pts(spec)
        d = curve([(P[0][0], P[0][1], 1)] + P[1:-1] + [(P[-1][0], P[-1][1], 1), (920, s.h + 20, 1), (-20, s.h + 20, 1)])
        s.add(path(d, mix(base, s.lip, .5), None, 'transform="translate(0 -4)"'), path(d, s.lin([(0, mix(base, s.lip, .25)), (.4, base), (1, mix(base, s.deep, .6))])))
        light, dark, yy, step = "", "", y + 14, 14
        while yy < s.h:
            x, w = s.r.uniform(-60, 0), step * 3
            while x < 900:
                ww = w * s.r.uniform(.7, 1.2)
                if s.r.random() < .5:
                    q = f"M{n(x,0)} {n(yy,0)}q{n(ww*.5,0)} {n(-step*.5,0)} {n(ww*.86,0)} 0q{n(ww*.04,0)} {n(step*.5,0)} 0 {n(step*.5,0)}q{n(-ww*.44,0)} {n(step*.3,0)} {n(-ww*.86,0)} 0q{n(-ww*.06,0)} {n(-step*.3,0)} 0 {n(-step*.5,0)}z"
                    if s.r.random() < .55:
                        light += q
                    else:
                        dark += q
                x += ww
            yy += step * .95
            step *= 1.16
        s.add(path(light, mix(base, s.lip, .5), .3), path(dark, s.deep, .22))

    def flags(s, y, vx=450, c="#8A7E88", cols=9):
        """A floor of flagstones in perspective, vanishing at vx."""
        base = s.t(c)
        s.add(f'<rect y="{y}" width="900" height="{s.h-y}" fill="{s.lin([(0, mix(base, s.lip, .2)), (.5, base), (1, mix(base, s.deep, .6))])}"/>')
        d, H = "", s.h - y
        for i in range(-cols, cols + 1):
            d += f"M{n(vx+i*60,0)} {y}L{n(vx+i*230,0)} {s.h}"
        yy, q = y + 16, 22
        while yy < s.h:
            d += f"M0 {n(yy,0)}H900"
            yy += q
            q *= 1.45
        s.add(line(d, s.deep, 3, .35))

    def banner(s, x, y, w, h, c=BRICK, mark=True, pole=True, swing=0):
        o = path(f"M{x-w*.62:.0f} {y-6}h{w*1.24:.0f}v10h{-w*1.24:.0f}z", "#6B4A36") if pole else ""
        o += path(curve(f"{x-w/2:.0f},{y}! {x+w/2:.0f},{y}! {x+w*.47+swing:.0f},{y+h*.5:.0f} {x+w/2+swing*1.6:.0f},{y+h:.0f}! {x+swing*1.5:.0f},{y+h*.84:.0f}! {x-w/2+swing*1.4:.0f},{y+h:.0f}! {x-w*.48+swing*.8:.0f},{y+h*.5:.0f}"), c) + path(curve(f"{x-w/2:.0f},{y}! {x-w*.3:.0f},{y}! {x-w*.3+swing*.6:.0f},{y+h*.5:.0f} {x-w*.26+swing*1.4:.0f},{y+h*.92:.0f}! {x-w/2+swing*1.4:.0f},{y+h:.0f}! {x-w*.48+swing*.8:.0f},{y+h*.5:.0f}"), lit(c, .25), .8)
        if mark:
            m, v = x + swing * .6, y + h * .42
            o += path(f"M{m-w*.22:.0f} {v:.0f}L{m-w*.22:.0f} {v-w*.24:.0f}h{w*.1:.0f}v{w*.1:.0f}h{w*.07:.0f}v{-w*.1:.0f}h{w*.1:.0f}v{w*.1:.0f}h{w*.07:.0f}v{-w*.1:.0f}h{w*.1:.0f}v{w*.24:.0f}l{-w*.07:.0f} {w*.3:.0f}h{-w*.3:.0f}z", LAMP if c != OCHRE else BRICK, .9)
        s.add(s.t(o, 0))

    def done(s, vig=.4, cx=.5, cy=.5):
        s.add(s.vignette(vig, cx, cy, mix(s.deep, SHADOW, .5)), s.grain(.45))
        s.save(OUT + s.key + ".svg")


# ---- poses that several scenes need -------------------------------------------
def kneel(x, y, h, flip=False, **k):
    """Kneeling on the ground at x,y; h is the height if the figure stood."""
    q = h / 400
    lc = k.get("legs", "#4B4468")
    boot = k.get("boot", "#5C4334")
    L = path(curve([(-40, -112, 1), (10, -118), (56, -106), (62, -88), (40, -76, 1), (-60, -72), (-100, -72, 1), (-104, -90)]), lc) + path(curve([(-86, -92, 1), (-116, -96), (-132, -78), (-128, -70, 1), (-84, -70, 1)]), boot)
    if flip:
        L = group(L, t="scale(-1 1)")
    L = path(curve("-150,-70! -20,-84 90,-80 130,-70! 40,-60 -80,-60"), SHADOW, .3) + L
    return folk(x, y + 72 * q, h, flip=flip, legs_svg=L, **dict(k, hem=min(-92, k.get("hem", -100))))


def seated(x, y, h, flip=False, **k):
    """Sitting on the ground, knees drawn up."""
    q = h / 400
    lc, boot = k.get("legs", "#4B4468"), k.get("boot", "#5C4334")
    L = path(ribbon(sample([(0, -98), (72, -150), (78, -84)], 14), [44, 36, 28], 0), lc) + path(curve([(62, -96, 1), (92, -96, 1), (112, -82), (116, -70, 1), (60, -70, 1)]), boot)
    if flip:
        L = group(L, t="scale(-1 1)")
    L = path(curve("-70,-70! 0,-82 110,-80 150,-70! 60,-60 -40,-60"), SHADOW, .3) + L
    return folk(x, y + 72 * q, h, flip=flip, legs_svg=L, **dict(k, hem=min(-86, k.get("hem", -100))))


def menhir(a, x, y, w, h, lean=0, k=0):
    """A standing stone with a moss cap."""
    r = a.r
    top, low = a.g(k, a.t("#9AA79C")), a.g(k, a.t("#44585A"))
    d = curve([(x - w * .5, y, 1), (x - w * .46 + lean * .3, y - h * .5), (x - w * .34 + lean, y - h * .92), (x - w * .05 + lean, y - h), (x + w * .28 + lean, y - h * .9), (x + w * .42 + lean * .4, y - h * .45), (x + w * .5, y, 1), (x, y + h * .05)])
    o = path(curve([(x - w * .5, y, 1), (x + w * .3, y - 8), (x + w * 1.2, y + 4, 1), (x + w * .4, y + 14), (x - w * .3, y + 12)]), SHADOW, .32)
    o += path(d, a.lip if k < .4 else lit(top, .3), None, 'transform="translate(-2 -2)"') + path(d, a.lin([(0, top), (1, low)]))
    o += path(curve([(x + w * .08 + lean, y - h * .98, 1), (x + w * .28 + lean, y - h * .9), (x + w * .42 + lean * .4, y - h * .45), (x + w * .5, y, 1), (x + w * .2, y, 1), (x + w * .16 + lean * .4, y - h * .5)]), SHADOW, .28)
    mo = a.g(k, a.t("#5F8A50"))
    o += path(scallop(r, [(x - w * .36 + lean, y - h * .86), (x - w * .1 + lean, y - h * 1.02), (x + w * .24 + lean, y - h * .95), (x + w * .1 + lean, y - h * .8), (x - w * .2 + lean, y - h * .76)], max(5, w * .12)), mo)
    o += path(scallop(r, [(x - w * .56, y + 4), (x - w * .4, y - h * .16), (x - w * .1, y - h * .08), (x + w * .3, y + 6), (x, y + 10)], max(5, w * .1)), mo)
    return o


def hand_of_light(a, x, y, s=1.0, c="#FFE08A"):
    """A forked glow, like a hand with branching fingers."""
    o = a.glow(x, y - 90 * s, 220 * s, c, .8) + a.glow(x, y - 60 * s, 110 * s, "#FFF3CC", .8)
    F = ((0, 0, -6, -70, -8, -150), (-2, -40, -40, -90, -74, -128), (-4, -60, -34, -120, -44, -176), (2, -60, 24, -120, 22, -186), (2, -44, 46, -84, 70, -140), (-22, -66, -60, -84, -98, -86), (26, -64, 60, -76, 96, -96))
    d = "".join(ribbon([(x + u * s, y + v * s) for u, v in zip(q[::2], q[1::2])], [15 * s, 10 * s, 2 * s], 1) for q in F)
    return o + path(d, "#FFD98A") + path("".join(ribbon([(x + u * s, y + v * s) for u, v in zip(q[::2], q[1::2])], [7 * s, 5 * s, 1], 1) for q in F), "#FFF8DC") + "".join(a.firefly(x + u * s, y + v * s, 3.4 * s, "#FFE08A") for u, v in ((-8, -158), (-78, -136), (-48, -186), (24, -196), (76, -150), (-106, -88), (104, -100)))
