"""Villagers, posed sprites, skies and small things for the buildings from road works to winery."""
from common import *
from people import eye, sleepy, SKIN

HOURS = {"day": ((0, "#6FAED0"), (.3, "#9CC7DD"), (.5, "#D9E6DC"), (.62, "#FBEBD0")),
         "morning": ((0, "#8FB4C8"), (.22, "#BBD0CF"), (.4, "#F0E2C4"), (.54, "#FAD9B4")),
         "late": ((0, "#4F6F95"), (.2, "#9FB0B0"), (.4, "#EBCF98"), (.58, "#F3BE74")),
         "sunset": ((0, "#343868"), (.14, "#6E5A8A"), (.3, "#C9839A"), (.44, "#F2B8A0"), (.58, "#FAD79A")),
         "dusk": ((0, "#23264F"), (.16, "#474A84"), (.32, "#86699B"), (.46, "#D79A9B"), (.6, "#F8D3A0")),
         "night": ((0, "#15162E"), (.25, "#262B58"), (.48, "#544F86"), (.66, "#8D7BA4"))}


def sky(a, hour, x2=0):
    a.add(f'<rect width="{a.w}" height="{a.h}" fill="{a.lin(list(HOURS[hour]), 0, 0, x2, 1)}"/>')


def torn(a, specs):
    """Evening clouds: torn lenses with a lit under-edge. specs = (points, colour, edge, opacity)."""
    for spec, c, l, o in specs:
        d = curve(spec)
        a.add(path(d, l, o, 'transform="translate(-2 5)"'), path(d, c, o))


def cumulus(a, spec, s, op=1, shade="#CBDCE4", c="#FFFDF4"):
    """Day cloud: scalloped sheet over its own shade."""
    d = scallop(a.r, spec, s, .5)
    return path(d, shade, op, 'transform="translate(5 9)"') + path(d, c, op)


def stars(r, spots, c="#FBEBD0"):
    return path("".join(star(x, y, s) for x, y, s in spots), c, .9)


def unit(ax, ay, bx, by):
    q = math.hypot(bx - ax, by - ay) or 1
    return (bx - ax) / q, (by - ay) / q


def joint(a, b, l1, l2, side):
    """Elbow or knee between a and b; side +1 or -1 says which way it bends."""
    d = math.hypot(b[0] - a[0], b[1] - a[1])
    d = min(d, (l1 + l2) * .995)
    ux, uy = unit(*a, *b)
    k = (l1 * l1 - l2 * l2 + d * d) / (2 * d)
    h = math.sqrt(max(0, l1 * l1 - k * k)) * side
    return a[0] + ux * k - uy * h, a[1] + uy * k + ux * h


def limb(P, w, c, light=None):
    S = sample([(p[0], p[1]) for p in P], 13, k=1 / 5)
    o = path(ribbon(S, w, 0), c)
    if light:
        o += path(ribbon([(x - w[0] * .28, y - w[0] * .12) for x, y in S], [v * .3 for v in w], 0), light, .7)
    return o


def villager(x, y, h, coat=STEEL, trousers="#54506B", hair="#4A3440", hat="cap", hatc=WOOD, face=1, neck=(0, -142), hip=(0, -84), feet=((-16, 0), (16, 0)),
             hands=((-26, -84), (28, -84)), knee=1, elbow=1, hem=26, flare=8, tilt=0, apron=None, scarf=None, beard=None, shut=False, over=False, toes=(1, 1),
             skin=SKIN, front="", boots="#4A3440", skirt=False, head=1, shadow=.32):
    """A villager, feet at x,y, standing height h. Joints are given facing right; face=-1 mirrors them.

    Order of pairs: far limb, near limb. front is drawn before the near arm (things held in both hands)."""
    m = lambda p: (p[0] * face, p[1])
    N, H = m(neck), m(hip)
    ux, uy = unit(*N, *H)
    px, py = uy, -ux
    at = lambda o, s, d: (o[0] + px * s + ux * d, o[1] + py * s + uy * d)
    sk, cl, cd = dim(skin, .14), lit(coat, .3), dim(coat, .3)
    o = path(curve("-44,0! -6,-7 46,-6 74,2 30,9 -20,8"), SHADOW, shadow) if shadow else ""
    legs = ""
    for k in (0, 1):
        F, c = m(feet[k]), trousers if k else dim(trousers, .22)
        hp = at(H, (6 if k else -6) * face, 6)
        A = (F[0], F[1] - 9)
        d = math.hypot(hp[0] - A[0], hp[1] - A[1])
        q = max(30, d * .508) if d > 58 else 38
        K = joint(hp, A, q, q, -knee * face)
        t = toes[k] * face
        legs += limb((hp, K, A), [16, 15, 13] if skirt else [27, 23, 17], c)
        legs += path(f"M{n(F[0]-9*t,0)} {n(F[1]-15,0)}h{n(18*t,0)}q{n(1*t,0)} 4 {n(9*t,0)} 6q{n(8*t,0)} 3 {n(6*t,0)} 10h{n(-34*t,0)}z", boots if k else dim(boots, .2))
    # arms: shoulders a little below the neck
    def arm(k, c):
        S = at(N, (12 if k else -12) * face, 12)
        T = m(hands[k])
        E = joint(S, T, 35, 34, elbow * face)
        vx, vy = unit(*E, *T)
        hd = f'<circle cx="{n(T[0]+vx*2,0)}" cy="{n(T[1]+vy*2,0)}" r="10" fill="{skin if k else sk}"/>'
        return hd + limb((S, E, (T[0] - vx * 6, T[1] - vy * 6)), [22, 20, 16], c, lit(coat, .28) if k else None)
    o += arm(0, cd)
    if not over:
        o += legs
    # coat: one shape from the shoulders to the hem
    L = hem
    W = 28 + flare
    l = [at(N, -13, -2) + (1,), at(N, -22, 12), at(N, -25, 34), at(H, -25, 0), at(H, -W, L) + (1,)]
    q = [at(H, W, L) + (1,), at(H, 26, 0), at(N, 25, 34), at(N, 22, 12), at(N, 13, -2) + (1,)]
    o += path(curve(l + [at(H, 0, L + 6)] + q), coat)
    o += path(curve([q[0], q[1], q[2], q[3], q[4], at(N, 8, 20), at(H, 10, 0), at(H, 6, L + 5) + (1,)]), cd, .75)
    o += path(curve(l + [at(H, -W + 7, L + 2) + (1,), at(H, -18, 0), at(N, -18, 36), at(N, -14, 14)]), cl, .85)
    if apron:
        o += path(curve([at(N, -13, 26) + (1,), at(N, 13, 26) + (1,), at(H, 19, 4), at(H, W - 10, L + 8) + (1,), at(H, 0, L + 13), at(H, -W + 9, L + 8) + (1,), at(H, -19, 4)]), apron) + path(curve([at(N, 6, 27) + (1,), at(N, 13, 26) + (1,), at(H, 19, 4), at(H, W - 10, L + 8) + (1,), at(H, 6, L + 12) + (1,), at(H, 8, 0)]), VIOLET, .25)
    else:
        b = at(H, 0, -2)
        o += path(curve([at(H, -26, -7) + (1,), at(H, 0, -3), at(H, 26, -7) + (1,), at(H, 26, 0) + (1,), at(H, 0, 5), at(H, -26, 0) + (1,)]), dim(WOOD, .1))
    if over:
        o += legs
    # head
    hx, hy = at(N, 0, -25)
    f = face
    g = path(curve("-9,12! -8,34 12,34 12,12!"), sk)
    g += path(curve("-25,-2 -22,-20 0,-27 22,-20 25,-2 20,17 0,25 -20,17"), skin) + path(curve("25,-2 20,17 0,25! 13,12 15,-6 20,-20"), dim(skin, .2), .6)
    g += path(f"M{21*f} 0q{9*f} 2 {7*f} 9q{-4*f} 4 {-10*f} 2z", skin) + f'<circle cx="{-14*f}" cy="4" r="6" fill="{sk}"/>'
    ex = (8 * f - 8, 8 * f + 8)
    g += (sleepy(ex[0], 0, 4.5) + sleepy(ex[1], 0, 4.5)) if shut else (eye(ex[0], -1, 3) + eye(ex[1], -1, 3))
    g += f'<circle cx="{ex[0]-4}" cy="9" r="5" fill="#E58E78" fill-opacity=".6"/><circle cx="{ex[1]+4}" cy="9" r="5" fill="#E58E78" fill-opacity=".6"/>'
    if beard:
        g += path(curve(f"{-22*f},6! {-14*f},10 {4*f},8 {20*f},9! {25*f},12 {22*f},24 {12*f},36 {-4*f},34 {-18*f},24"), beard) + path(curve("-19,11! -8,13 -4,14 -2,32! -12,30 -20,22"), lit(beard, .3), .7) + line(f"M{8*f-4} 13q4 3 8 0", dim(beard, .4), 2)
    else:
        g += line(f"M{8*f-5} 12q5 5 10 0", "#9B4A42", 2)
    hl = lit(hair, .22)
    if hat in ("bun", "bob", "kerchief", "plait"):
        g += path(curve(f"{-23*f},16! {-31*f},-2 {-24*f},-26 0,-32 {22*f},-26 {27*f},-8! {14*f},-12 {2*f},-18! {-4*f},-6 {-14*f},-2! {-12*f},8 {-16*f},20"), hair) + path(curve("-25,-14! -14,-30 6,-30! -8,-24 -18,-12"), hl, .8)
    if hat == "bun":
        g += f'<circle cx="{-24*f}" cy="-22" r="12" fill="{hair}"/><circle cx="{-26*f-1}" cy="-25" r="6" fill="{hl}" fill-opacity=".7"/>'
    elif hat == "plait":
        g += limb(((-20 * f, 8), (-32 * f, 22), (-30 * f, 48)), [13, 12, 5], hair) + f'<circle cx="{-31*f}" cy="44" r="5" fill="{hatc}"/>'
    elif hat == "kerchief":
        g += path(curve(f"{-30*f},4! {-31*f},-20 {-4*f},-36 {20*f},-27 {27*f},-10! {4*f},-16 {-20*f},12"), hatc) + path(curve(f"{-24*f},4! {-40*f},10 {-44*f},24! {-30*f},22 {-20*f},14"), dim(hatc, .2)) + path(curve("-27,-12! -14,-34 8,-32! -8,-26 -18,-10"), lit(hatc, .35), .8)
    elif hat != "bob":
        g += path(curve(f"{-20*f},12! {-29*f},-4 {-24*f},-22 {-4*f},-26! {-8*f},-8 {-13*f},-2! {-12*f},6 {-14*f},12"), hair)
        if hat == "cap":
            g += path(curve(f"{-27*f},-8! {-28*f},-26 {-8*f},-38 {14*f},-33 {28*f},-14! {10*f},-14 {-8*f},-12"), hatc) + path(curve(f"{10*f},-17! {26*f},-18 {40*f},-10! {28*f},-6 {12*f},-9"), dim(hatc, .25)) + path(curve("-24,-14! -18,-32 4,-34! -10,-26 -16,-14"), lit(hatc, .35), .8)
        elif hat == "straw":
            g += path(curve("-46,-10! -20,-22 20,-22 46,-12! 24,-4 -20,-2"), dim(hatc, .12)) + path(curve("-24,-15! -22,-36 -8,-42 10,-42 22,-36 24,-16! 0,-10"), hatc) + path(curve("-25,-15! 0,-10 24,-16! 23,-22! 0,-17 -24,-21!"), BRICK) + path(curve("-46,-10! -20,-22 0,-23! -14,-14 -24,-8") + curve("-20,-24! -18,-36 -4,-40! -12,-32 -14,-22"), lit(hatc, .5), .8)
        elif hat == "round":
            g += path(curve(f"{-26*f},-10! {-27*f},-30 0,-42 {24*f},-30 {27*f},-12! 0,-18"), hatc) + path(curve(f"-31,-8! 0,-20 32,-10! 30,-3! 0,-12 -30,-2!"), dim(hatc, .25)) + path(curve("-22,-16! -18,-32 2,-36! -10,-28 -14,-18"), lit(hatc, .35), .8)
        elif hat == "bare":
            g += path(curve(f"{-24*f},2! {-32*f},-14 {-18*f},-34 {6*f},-33 {26*f},-26 {26*f},-10! {14*f},-14 {2*f},-18! {-6*f},-12 {-14*f},-4"), hair) + path(curve("-24,-14! -14,-31 6,-31! -8,-24 -18,-12"), hl, .8)
    o += group(g, t=f"translate({n(hx)} {n(hy)}) rotate({n(tilt*f)}) scale({n(head,2)})" if tilt or head != 1 else f"translate({n(hx)} {n(hy)})")
    if scarf:
        o += path(curve([at(N, -17, -5) + (1,), at(N, 0, 2), at(N, 17, -5) + (1,), at(N, 19, 5), at(N, 0, 12), at(N, -19, 5)]), scarf) + path(curve([at(N, -17, -5) + (1,), at(N, -4, 1), at(N, -5, 7), at(N, -18, 3)]), lit(scarf, .3))
    o += front + arm(1, mix(coat, cd, .25))
    return group(o, t=f"translate({n(x)} {n(y)}) scale({n(h/200,3)})")


def sprite_at(x, y, h, arms=None, eyes="open", rot=0, flip=False, c="#7DB4DD", front="", **k):
    """The sprite with arms that reach: arms = ((x,y), (x,y)) in its own box of 160 x 220, None leaves them folded."""
    import motifs
    l, d = mix(c, CREAM, .55), mix(c, INDIGO, .45)

    def f():
        o = draw("sprite", c, False, eyes)
        if arms:
            o = o[:o.rindex("<path")]
            S = ((60, 134), (102, 134))
            o += front
            for i in (0, 1):
                o += path(ribbon(sample([S[i], ((S[i][0] + arms[i][0]) / 2 + (-7, 7)[i], (S[i][1] + arms[i][1]) / 2 + 4), arms[i]], 9), [15, 14, 13, 16]), (c, mix(c, d, .35))[i])
        return o
    motifs.LIB["sprite-posed"] = (f, 160, 220, (80, 212))
    return use("sprite-posed", x, y, h, flip=flip, rot=rot, **k)


def lens(x, y, w, h, op=.34):
    """Contact shadow of what stands: a flat lens thrown to the right."""
    return path(curve(f"{n(x-w*.5)},{n(y)}! {n(x)},{n(y-h)} {n(x+w*.45)},{n(y-h*.7)} {n(x+w*.62)},{n(y+h*.1)} {n(x+w*.2)},{n(y+h)} {n(x-w*.3)},{n(y+h*.8)}"), SHADOW, op)


def lamp_post(x, y, h, c=INK, on=False, flame=LAMP):
    """A street lamp with a swan neck left out: foot, shaft, glass head."""
    s = h / 100
    o = path("M-5 0L-3 -8L-1.600 -74H1.600L3 -8L5 0z", c) + path("M-4 0L-2.400 -8L-1.200 -74H-.4L-1 -8L-2 0z", lit(c, .4), .8) + path("M-3.500 -40h7v3h-7zM-7 -74H7L6 -70H-6z", c)
    o += path("M-7 -92L-5 -74H5L7 -92z", flame if on else "#C9D6D2") + path("M0 -92H7L5 -74H0z", AMBER if on else VIOLET, .4) + line("M-7 -92L-5 -74M0 -92V-74M7 -92L5 -74", c, 1.3) + path("M-10 -91Q-6 -99 -2 -101V-104H2V-101Q6 -99 10 -91z", c) + path("M-10 -91Q-6 -99 -2 -101L-1 -99Q-4 -97 -6 -91z", lit(c, .4))
    return group(o, t=f"translate({n(x)} {n(y)}) scale({n(s,2)})")


def peaks(spec, c, snow=None, snowc="#EEF3F5", op=.8):
    """Mountains far off: one cut sheet and the light on its left flanks."""
    return path(spec, c) + (path(snow, snowc, op) if snow else "")


def planks(r, x0, y0, x1, y1, step, dark, light, op=.6, slant=0):
    """Horizontal board joints with nail marks, two paths."""
    d = e = ""
    y = y0 + step
    while y < y1 - 2:
        d += f"M{n(x0,0)} {n(y,0)}L{n(x1,0)} {n(y+slant*(x1-x0),0)}"
        e += f"M{n(x0,0)} {n(y+2,0)}L{n(x1,0)} {n(y+2+slant*(x1-x0),0)}"
        x = r.uniform(x0 + 20, x0 + (x1 - x0) * .6)
        d += f"M{n(x,0)} {n(y,0)}v{n(-step,0)}"
        y += step
    return line(d, dark, 2.4, op, "butt") + line(e, light, 1.6, op * .8, "butt")


def leaf_corner(a, flip=False, c=("#33303F", "#35483B", "#4A6046"), y=0):
    """A dark leafy branch that holds an upper corner; mirrored for the left one."""
    r = a.r
    o = path(scallop(r, f"1240,{-30+y} 1060,{-30+y} 1020,{10+y} 1060,{46+y} 1020,{76+y} 1066,{112+y} 1112,{104+y} 1134,{150+y} 1190,{140+y} 1240,{180+y}", 22), c[1]) + path(scallop(r, f"1240,{-30+y} 1120,{-30+y} 1090,{16+y} 1130,{46+y} 1120,{80+y} 1180,{76+y} 1240,{120+y}", 18), c[2])
    for px, py, q in ((1040, 110, 20), (1006, 50, -10), (1100, 150, 30)):
        o += path(f"M{px} {py+y}q12 -12 24 0q-10 12 -24 0z", c[2])
    return group(o, t="translate(1200 0) scale(-1 1)") if flip else o


def along(spec):
    """A hand-set line as a function of its control points: f(0) is the first, f(1) the second ..."""
    P = pts(spec)

    def f(u):
        i = max(0, min(int(u), len(P) - 2))
        t = u - i
        p0, p1, p2, p3 = P[max(0, i - 1)], P[i], P[i + 1], P[min(len(P) - 1, i + 2)]
        return tuple(.5 * (2 * p1[j] + (p2[j] - p0[j]) * t + (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t * t + (3 * p1[j] - p0[j] - 3 * p2[j] + p3[j]) * t ** 3) for j in (0, 1))
    return f
