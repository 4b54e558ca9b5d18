"""Helpers shared by ten building pictures: skies, clouds, peaks, a villager with free limbs, a sprite with free arms, logs, goods."""
from common import *
import people
import motifs
from motifs import motif
from creatures import eye, sleepy, SKIN, HAIR

DAY = [(0, "#6FAED0"), (.24, "#9CC7DD"), (.48, "#D9E6DC"), (.64, "#FBEBD0")]
LATE = [(0, "#4F6F95"), (.26, "#9FB0B0"), (.46, "#EBCF98"), (.6, "#F3BE74")]
SUNSET = [(0, "#343868"), (.16, "#6E5A8A"), (.33, "#C9839A"), (.47, "#F2B8A0"), (.6, "#FAD79A")]
DUSK = [(0, "#23264F"), (.2, "#474A84"), (.38, "#86699B"), (.52, "#D79A9B"), (.64, "#F8D3A0")]
NIGHT = [(0, "#15162E"), (.25, "#262B58"), (.5, "#544F86"), (.66, "#8D7BA4")]


def sky(a, stops, sun=None):
    """One gradient over the whole canvas and, if there is one, the glow of a sun: (x, y, r, colour, strength)."""
    a.add(f'<rect width="{a.w}" height="{a.h}" fill="{a.lin(stops)}"/>')
    if sun:
        a.add(a.glow(*sun))


def torn(a, clouds):
    """Evening clouds: long lenses with a lit under-edge. clouds = (points, colour, light, strength)."""
    for spec, c, l, o in clouds:
        d = curve(spec)
        a.add(path(d, l, o, 'transform="translate(-2 5)"'), path(d, c, o))


def puff(a, x, y, w, c=CREAM, shade="#CFDCE2", seed=1):
    """A day cloud: scalloped top, flat torn base, a shade copy below."""
    r = __import__("random").Random(seed)
    h = w * .3
    P = [(x - w * .5, y), (x - w * .4, y - h * .4), (x - w * .2, y - h * .55), (x - w * .06, y - h), (x + w * .16, y - h * .92), (x + w * .28, y - h * .5), (x + w * .46, y - h * .36), (x + w * .52, y), (x, y + h * .08)]
    d = scallop(r, P, w * .12)
    Q = [(p - w * .03, q - h * .12) for p, q in P[:5]] + [(x + w * .2, y - h * .42), (x + w * .06, y - h * .2), (x - w * .2, y - h * .14)]
    a.add(path(d, shade), path(scallop(r, Q, w * .1), c))


def mist(a, x0, x1, y, h, c, op):
    """A flat bank of mist: a lens that is thin at both ends."""
    m = (x0 + x1) / 2
    return path(curve([(x0, y, 1), (x0 + (m - x0) * .5, y - h * .4), (m, y - h * .5), (x1 - (x1 - m) * .4, y - h * .3), (x1, y, 1), (m + 60, y + h * .5), (m - 120, y + h * .4)]), c, op)


# ---- people -----------------------------------------------------------------
def limb(P, w, c, light=None):
    """An arm or leg: a swelling ribbon with a lit upper left edge."""
    S = sample(P, 16)
    o = path(ribbon(S, w, 0), c) + f'<circle cx="{n(P[0][0])}" cy="{n(P[0][1])}" r="{n(w[0]/2)}" fill="{c}"/>'
    if light:
        q = w[0] * .27
        o += path(ribbon([(x - q, y - q * .7) for x, y in S], [v * .3 for v in w], 0), light, .8)
    return o


def villager(x, y, h, coat=BRICK, look=1, lean=0, near=((62, -236), (54, -176)), far=((-62, -236), (-54, -176)), feet=((-30, 0), (30, 0)),
             knees=None, trousers="#54506B", boots="#4A3540", skin=SKIN, hair=HAIR, hat=None, hatc=OCHRE, apron=None, scarf=None,
             beard=None, skirt=False, head=(0, 0), eyes="open", tool="", back="", legs=True, shade=VIOLET, shadow=.3, side=1, haze=None, t=0):
    """A villager, four and a half heads high, drawn in a space 400 high with the feet at 0,0.

    near and far are (elbow, hand); side = which shoulder the near arm hangs on (1 right, -1 left).
    lean moves the shoulders; tool is drawn under the near hand, back behind everything."""
    s = lean
    cl, cd = lit(coat, .28), dim(coat, .26)
    o = path(curve("-74,2 0,-8 92,0 10,10"), SHADOW, shadow) if shadow else ""
    o += back
    hip = [(-22, -132), (24, -132)]
    for i in (1, 0) if legs else ():
        (fx, fy), (hx, hy) = feet[i], hip[i]
        kx, ky = knees[i] if knees else ((fx + hx) / 2 + look * 4, -68)
        c = dim(trousers, .15) if i else trousers
        o += limb([(hx, hy), (kx, ky), (fx, fy - 14)], [52, 40, 30], c, None if i else lit(trousers, .2))
        d = 1 if look >= 0 else -1
        o += path(curve(f"{fx-16*d},{fy-22}! {fx+15*d},{fy-24}! {fx+20*d},{fy-14} {fx+38*d},{fy-8} {fx+38*d},{fy+2}! {fx},{fy+4} {fx-18*d},{fy+2}!"), dim(boots, .15) if i else boots)
    # far arm
    (ex, ey), (wx, wy) = far
    o += limb([(s - 32 * side, -282), (ex, ey), (wx, wy)], [38, 34, 26], cd) + f'<circle cx="{n(wx)}" cy="{n(wy)}" r="13" fill="{dim(skin, .08)}"/>'
    # coat
    hy, hw = (-34, 84) if skirt else (-116, 66)
    m = s * .55
    body = curve(f"{s-20},-314! {s-50},-290 {m-56},-220 {-hw+6},{hy-30} {-hw},{hy}! 0,{hy+14} {hw},{hy}! {hw-6},{hy-30} {m+56},-220 {s+50},-290 {s+20},-314!")
    o += path(body, coat)
    o += path(curve(f"{s+20},-314! {s+50},-290 {m+56},-220 {hw-6},{hy-30} {hw},{hy}! {hw*.5},{hy+11} {hw*.3},{hy+12}! {m+34},-200 {s+10},-290!"), mix(coat, shade, .5), .6)
    o += path(curve(f"{s-20},-314! {s-50},-290 {m-56},-220 {-hw+6},{hy-30} {-hw},{hy}! {-hw+12},{hy+3}! {m-42},-210 {s-34},-284!"), cl, .85)
    if apron:
        ay = hy + (6 if skirt else 24)
        o += path(curve(f"{s-24},-278! {s},-270 {s+26},-278! {m+34},-214! {hw*.66},{ay-20} {hw*.6},{ay}! 0,{ay+10} {-hw*.62},{ay}! {-hw*.66},{ay-20} {m-34},-214!"), apron) + path(f"M{m-54:.0f}-216Q{m:.0f}-204 {m+56:.0f}-216V-206Q{m:.0f}-194 {m-55:.0f}-206z", dim(apron, .22))
        o += path(curve(f"{s+26},-278! {m+34},-214! {hw*.66},{ay-20} {hw*.6},{ay}! {hw*.3},{ay+8}! {m+18},-200"), shade, .22)
    else:
        o += path(f"M{m-55:.0f}-206Q{m:.0f}-194 {m+56:.0f}-206V-192Q{m:.0f}-180 {m-56:.0f}-192z", dim(coat, .45))
    # head
    k = -1 if look < 0 else 1
    g = path(curve([(p * k, q, c) for p, q, c in pts("-42,0 -36,-32 -4,-48 28,-38 40,-10 50,5 40,14 37,30 12,45 -22,38")]), skin)
    g += path(curve([(p * k, q, c) for p, q, c in pts("38,15! 37,30 12,45 -22,38! 6,36 26,26")]), shade, .22)
    if eyes == "open":
        g += eye(27 * k, -6, 4.6) + eye(3 * k, -6, 4.6)
    else:
        g += sleepy(28 * k, -5, 6, INK, 2.6) + sleepy(2 * k, -5, 7, INK, 2.6)
    g += f'<circle cx="{10*k}" cy="14" r="8.5" fill="#E58E78" fill-opacity=".65"/>'
    if beard:
        g += path(curve([(p * k, q, c) for p, q, c in pts("-34,-4! -26,26 -8,14 14,20 40,16! 44,40 24,72 2,66 -26,50")]), beard) + path(curve([(p * k, q, c) for p, q, c in pts("14,20! 24,10 40,16! 34,28 20,30")]), lit(beard, .3))
    else:
        g += line(f"M{14*k} 27q{8*k} 6 {15*k}-1", "#9B4A42", 2.8)
    if hair:
        g += path(curve([(p * k, q, c) for p, q, c in pts("36,-26! 24,-34 4,-34 -12,-22! -14,-6 -22,0 -22,14! -26,32 -36,34! -52,20 -54,-12 -44,-40 -16,-58 16,-56 36,-42")]), hair)
        g += path(curve([(p * k, q, c) for p, q, c in pts("-22,2 -15,-2 -10,6 -14,16 -21,16")]), skin)
    hd, hl = dim(hatc, .28), lit(hatc, .32)
    if hat == "straw":
        g += path(curve("-36,-32! -34,-58 -18,-76 6,-78 28,-70 36,-50 38,-32!"), hatc) + path(curve("-36,-32! -34,-58 -18,-76 2,-78! -16,-62 -20,-48 -20,-32!"), hl, .8) + path(curve("-76,-24! -50,-40 0,-46 50,-40 76,-22! 40,-18 0,-26 -40,-20"), hatc) + path(curve("-76,-24! -50,-40 0,-46 40,-42! 0,-38 -40,-30"), hl, .9) + path("M-37-42Q0-52 38-42V-34Q0-44-37-34z", TULIP)
    elif hat == "cap":
        g += path(curve([(p * k, q, c) for p, q, c in pts("-46,-22! -54,-46 -34,-66 4,-68 36,-60 44,-38! 58,-34 66,-24! 44,-26 20,-32 -14,-30")]), hatc) + path(curve("-46,-30 -40,-52 -18,-64 6,-66! -16,-54 -26,-44 -30,-30"), hl, .8) + path(curve([(p * k, q, c) for p, q, c in pts("44,-38! 58,-34 66,-24! 44,-26 20,-32!")]), hd)
    elif hat == "scarf":
        g += path(curve([(p * k, q, c) for p, q, c in pts("34,-32! 10,-38 -10,-26 -20,0 -26,28! -44,26! -64,36 -70,24! -58,10 -56,-8 -46,-42 -16,-62 16,-60 34,-48")]), hatc) + path(curve("-46,-32 -34,-50 -10,-60 8,-58! -16,-48 -30,-34 -38,-14"), hl, .8) + line(f"M{-2*k}-46h.1M{-28*k}-34h.1M{-40*k}-6h.1M{18*k}-48h.1M{-22*k}-12h.1", CREAM, 7)
    elif hat == "knit":
        g += path(curve("-46,-22! -50,-50 -26,-72 2,-74 32,-68 44,-44 42,-24! 0,-34"), hatc) + path(curve("-46,-22! -50,-50 -26,-72 0,-74! -20,-58 -28,-40 -30,-26!"), hl, .8) + path("M-50-32Q0-46 46-32L44-18Q0-32-48-18z", hd) + f'<circle cx="0" cy="-78" r="12" fill="{hl}"/>'
    g = group(g, t=f"translate({n(s*1.2+head[0])} {n(-354+head[1])})" + (f" rotate({n(head[2])})" if len(head) > 2 else ""))
    # neck, scarf
    o += path(f"M{n(s-16)}-326h34v26q-17 12-34 0z", dim(skin, .14))
    o += g
    if scarf:
        o += path(curve(f"{s-32},-314! {s-10},-304 {s+14},-304 {s+34},-314! {s+40},-298 {s+26},-286 {s},-282 {s-28},-286 {s-38},-300"), scarf) + path(curve(f"{s-32},-314! {s-10},-304 {s+14},-304! {s-14},-298 {s-34},-300"), lit(scarf, .3), .8)
    # near arm, over what it holds
    (ex, ey), (wx, wy) = near
    P = [(s + 32 * side, -282), (ex, ey), (wx, wy)]
    o += path(ribbon(sample([(p + 4, q + 7) for p, q in P], 16), [42, 36, 28], 0), SHADOW, .2)
    o += tool + limb(P, [40, 36, 28], coat if side < 0 else mix(coat, shade, .12), cl) + f'<circle cx="{n(wx)}" cy="{n(wy)}" r="14" fill="{skin}"/>'
    if haze:
        o = tint(o, haze, t)
    return group(o, t=f"translate({n(x)} {n(y)}) scale({n(h/400,3)})")


@motif("sprite-free", 160, 220, (80, 212))
def sprite_free(left=((38, 146), (32, 150)), right=((126, 146), (130, 150)), eyes="open", c="#7DB4DD", hold="", behind=""):
    """The sprite of the cast, but its arms end where they are told to: (elbow, hand) each. hold lies under the right hand."""
    g = draw("sprite", c=c, eyes=eyes)
    g = g[:g.rindex("<path")]
    l, d = mix(c, CREAM, .55), mix(c, INDIGO, .45)
    o = behind + g + hold
    for (sx, sy), (e, h), k in (((58, 134), left, c), ((104, 134), right, mix(c, d, .25))):
        S = sample([(sx, sy), e, h], 8)
        o += path(ribbon(S, [15, 13, 11, 14]), k) + f'<circle cx="{h[0]}" cy="{h[1]}" r="8" fill="{k}"/>'
        o += path(ribbon([(p - 3, q - 3) for p, q in S], [4, 4, 3, 2]), l, .7)
    return o


# ---- timber and goods -------------------------------------------------------
def log_end(a, c="#D8AE7C", bark=WOOD, key="a"):
    """The sawn end of a log, radius 20, with rings and a crack. Returns a placer."""
    return a.sym("log" + key, f'<circle r="20" fill="{bark}"/>' + path("M-20 0A20 20 0 0 1-2-20L-1-16A17 17 0 0 0-17 0z", lit(bark, .35))
                 + f'<circle cx="-.5" cy="-.5" r="16.500" fill="{c}"/><circle cx="-1" cy="-1" r="11.500" fill="none" stroke="{dim(c,.2)}" stroke-width="1.600" stroke-opacity=".7"/><circle cx="-1.500" cy="-1" r="6" fill="{mix(c,OCHRE,.5)}"/>' + path("M-1-2L13 5L1 1z", dim(c, .4)))


def crate(x, y, w, h, c=WOODL):
    """A crate of slats; x,y is its lower left corner."""
    d = dim(c, .3)
    o = path(f"M{x} {y}V{y-h}L{x+w} {y-h-2}V{y}z", c) + path(f"M{n(x+w*.72)} {y}V{n(y-h)}h{n(w*.28)}V{y}z", VIOLET, .22)
    o += line(f"M{x} {n(y-h*.34)}H{x+w}M{x} {n(y-h*.67)}H{x+w}", d, 2.4) + path(f"M{x} {y}L{n(x+w-w*.12)} {n(y-h)}h{n(w*.12)}L{n(x+w*.12)} {y}z", lit(c, .12))
    return o + path(f"M{x} {y}V{y-h}h{n(w*.1)}V{y}zM{n(x+w*.9)} {y}V{y-h-2}h{n(w*.1)}V{y}z", d) + path(f"M{x-2} {y-h}L{x+w+2} {y-h-2}V{n(y-h+h*.1)}H{x-2}z", lit(c, .4))


def books(r, x0, x1, y, h, cols, op=None):
    """A shelf of books from x0 to x1 standing on y: upright, leaning and lying ones, one path per colour."""
    out = {c: "" for c in cols}
    x, last = x0, None
    while x < x1 - 5:
        w = r.uniform(.14, .3) * h
        w = min(w, x1 - x)
        hh = h * r.uniform(.66, .95)
        c = r.choice([k for k in cols if k != last])
        last = c
        if r.random() < .12 and x + hh < x1:
            ww = hh * .8
            for i in range(r.choice((2, 3))):
                c = cols[(cols.index(c) + 1) % len(cols)]
                out[c] += f"M{n(x+i*2,0)} {n(y-i*h*.18,0)}h{n(ww,0)}v{n(-h*.16,0)}h{n(-ww,0)}z"
            x += ww + 5
            continue
        if r.random() < .1 and x + w + hh * .24 < x1:
            out[c] += f"M{n(x,0)} {n(y,0)}l{n(hh*.24,0)} {n(-hh,0)} {n(w,0)} 2 {n(-hh*.24,0)} {n(hh-2,0)}z"
            x += w + hh * .24 + 1
            continue
        out[c] += f"M{n(x,0)} {n(y,0)}v{n(-hh,0)}h{n(w-1.5,0)}v{n(hh,0)}z"
        x += w
    return out


def laid(shelves):
    """Puts the colours of several books() shelves together."""
    tot = {}
    for s in shelves:
        for k, v in s.items():
            tot[k] = tot.get(k, "") + v
    return "".join(path(v, k) for k, v in tot.items() if v)


def turn(x, y, s=1, rot=0, *frag):
    return group(*frag, t=f"translate({n(x)} {n(y)})" + (f" rotate({n(rot)})" if rot else "") + (f" scale({n(s,2)})" if s != 1 else ""))
