"""How a giant is cut: forms that take the light from the upper left, limbs, hands, eyes, lattice."""
from _out import *

LIGHT = (-.6, -.8)


_scallop = scallop


def scallop(r, spec, size, rough=.45, closed=True):
    """A scalloped edge whose bumps always look outwards, whichever way the outline runs."""
    P = pts(spec) if isinstance(spec, str) else list(spec)
    if sum(P[i - 1][0] * P[i][1] - P[i][0] * P[i - 1][1] for i in range(len(P))) < 0:
        P = P[::-1]
    return _scallop(r, P, size, rough, closed)


# ---- points -----------------------------------------------------------------
def aff(spec, x=0, y=0, rot=0, s=1, flip=False, sy=None):
    """Place hand-drawn points: scale, mirror, turn, move. Corners stay corners."""
    P = pts(spec) if isinstance(spec, str) else spec
    c, q, k = math.cos(math.radians(rot)), math.sin(math.radians(rot)), -1 if flip else 1
    out = []
    for p in P:
        u, v = p[0] * s * k, p[1] * (sy or s)
        out.append((x + u * c - v * q, y + u * q + v * c, len(p) > 2 and p[2]))
    return out


def outline(P, step=9):
    """Points along a closed curve, corners respected."""
    m, out = len(P), []
    for i in range(m):
        a, b = P[i], P[(i + 1) % m]
        p0 = a if len(a) > 2 and a[2] else P[i - 1]
        p3 = b if len(b) > 2 and b[2] else P[(i + 2) % m]
        c1 = (a[0] + (b[0] - p0[0]) / 6, a[1] + (b[1] - p0[1]) / 6)
        c2 = (b[0] - (p3[0] - a[0]) / 6, b[1] - (p3[1] - a[1]) / 6)
        N = max(2, int(math.hypot(b[0] - a[0], b[1] - a[1]) / step))
        for j in range(N):
            t = j / N
            u = 1 - t
            out.append(tuple(u**3 * a[k] + 3 * u * u * t * c1[k] + 3 * u * t * t * c2[k] + t**3 * b[k] for k in (0, 1)))
    return out


def thin(S, tol=1.05):
    """Leave out the points a straight edge does not need."""
    if len(S) < 3:
        return S
    (ax, ay), (bx, by) = S[0], S[-1]
    L = math.hypot(bx - ax, by - ay) or 1e-6
    k, far = 0, 0
    for i in range(1, len(S) - 1):
        d = abs((bx - ax) * (ay - S[i][1]) - (ax - S[i][0]) * (by - ay)) / L
        if L < 1:
            d = math.hypot(S[i][0] - ax, S[i][1] - ay)
        if d > far:
            k, far = i, d
    return [S[0], S[-1]] if far <= tol else thin(S[:k + 1], tol)[:-1] + thin(S[k:], tol)


def poly(S, prec=0):
    x, y = round(S[0][0], prec), round(S[0][1], prec)
    d = f"M{n(x, prec)} {n(y, prec)}l"
    v = ""
    for p in S[1:]:
        for k, q in ((0, x), (1, y)):
            t = n(round(p[k], prec) - q, prec)
            v += t if not v or t[0] == "-" else " " + t
        x, y = round(p[0], prec), round(p[1], prec)
    return d + v + "z"


def crescents(P, w, toward=LIGHT, step=9):
    """The strips of a form that look towards a light, w wide where they face it."""
    S = outline(P, step)
    m = len(S)
    area = sum(S[i - 1][0] * S[i][1] - S[i][0] * S[i - 1][1] for i in range(m))
    sg = 1 if area > 0 else -1
    W = []
    for i in range(m):
        dx, dy = S[(i + 1) % m][0] - S[i - 1][0], S[(i + 1) % m][1] - S[i - 1][1]
        q = math.hypot(dx, dy) or 1
        W.append(max(0, (dy * toward[0] - dx * toward[1]) / q * sg + .04))
    K = max(2, int(3 * w / step / 2)) if w > 12 else 2
    W = [sum(W[(i + j) % m] for j in range(-K, K + 1)) / (2 * K + 1) * w for i in range(m)]
    N = []
    for i in range(m):
        dx, dy = S[(i + 2) % m][0] - S[i - 2][0], S[(i + 2) % m][1] - S[i - 2][1]
        q = math.hypot(dx, dy) or 1
        N.append((S[i][0] - dy / q * sg * W[i], S[i][1] + dx / q * sg * W[i]))
    if min(W) > .8:
        return poly(thin(S)) + poly(thin(N[::-1]))
    k = next(i for i in range(m) if W[i] <= .8)
    d, run = "", []
    for j in range(m + 1):
        i = (k + j) % m
        if W[i] > .8 and j < m:
            run.append(i)
        elif run:
            if len(run) > 2:
                d += poly(thin([S[run[0] - 1]] + [S[i] for i in run] + [S[(run[-1] + 1) % m]]) + thin([N[i] for i in run[::-1]]))
            run = []
    return d


def form(P, c, rim=9, shade=24, fill=None, up=.38, down=.24, drop=None, tone=VIOLET, warm=None):
    """One rounded part: body, lit strip on its upper left, violet strip on its lower right, shadow on what lies behind.
    drop = (dx, dy, strength)."""
    P = pts(P) if isinstance(P, str) else P
    d = curve(P)
    o = ""
    if drop:
        o += path(d, SHADOW, drop[2], f'transform="translate({drop[0]} {drop[1]})"')
    o += path(d, fill or c)
    if shade:
        o += path(crescents(P, shade, (-LIGHT[0], -LIGHT[1])), mix(tone, SHADOW, .35), down)
    if rim:
        o += path(crescents(P, rim), warm or lit(c, up), .85)
    return o


def limb(spec, w, cap=(1, 1), step=26):
    """Outline of an arm, a leg, a finger: a line with widths; rounded ends."""
    S = sample(spec, step) if isinstance(spec, str) else sample([(p[0], p[1]) for p in spec], step)
    m = len(S)
    L, R = [], []
    for i, (x, y) in enumerate(S):
        a, b = S[max(0, i - 1)], S[min(m - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        q = math.hypot(dx, dy) or 1
        t = i / (m - 1) * (len(w) - 1)
        j = min(int(t), len(w) - 2)
        h = (w[j] + (w[j + 1] - w[j]) * (t - j)) / 2
        L.append((x + dy / q * h, y - dx / q * h, 0))
        R.append((x - dy / q * h, y + dx / q * h, 0))

    def tip(p, q, h, k):
        dx, dy = p[0] - q[0], p[1] - q[1]
        l = math.hypot(dx, dy) or 1
        u, v = dx / l * h, dy / l * h
        if h < 22:
            return [(p[0] + u * k * .92 + v * c, p[1] + v * k * .92 - u * c, 0) for c in (.46, -.46)]
        return [(p[0] + u * k * c + v * b, p[1] + v * k * c - u * b, 0) for c, b in ((.7, .72), (1, 0), (.7, -.72))]

    def clean(side):
        """Inside a bend the offset would run backwards: leave those points out."""
        out = [side[0]]
        for i in range(1, m):
            dx, dy = S[i][0] - S[i - 1][0], S[i][1] - S[i - 1][1]
            if (side[i][0] - out[-1][0]) * dx + (side[i][1] - out[-1][1]) * dy > 0 or i == m - 1:
                out.append(side[i])
        return out
    L, R = clean(L), clean(R)
    e = tip(S[-1], S[-2], w[-1] / 2, .95 * cap[1])
    s = tip(S[0], S[1], w[0] / 2, .95 * cap[0])
    out = L + (e if cap[1] else []) + R[::-1] + (s if cap[0] else [])
    if not cap[1]:
        out[len(L) - 1] = (*out[len(L) - 1][:2], 1)
        out[len(L)] = (*out[len(L)][:2], 1)
    if not cap[0]:
        out[0], out[-1] = (*out[0][:2], 1), (*out[-1][:2], 1)
    return out


def blob(x, y, rx, ry, rot=0, wob=0, r=None, N=8):
    """A hand-cut round."""
    return aff([(math.cos(i / N * 6.2832) * rx * (1 + (r.uniform(-wob, wob) if r else 0)), math.sin(i / N * 6.2832) * ry * (1 + (r.uniform(-wob, wob) if r else 0))) for i in range(N)], x, y, rot)


# ---- hands: wrist at 0,0, fingers towards -y, thumb on the left ----------------
def _finger(skin, P, w, place, rim=5, dark=0):
    c = dim(skin, dark) if dark else skin
    return form(limb(aff(P, *place[0], **place[1]), [q * place[1].get("s", 1) for q in w], (0, 1), 14), c, rim, 9, down=.28)


def hand_open(x, y, skin, rot=0, s=1, flip=False, spread=1.0, thumb=1.0, curl=0):
    """A spread hand, palm or back."""
    pl = ((x, y), dict(rot=rot, s=s, flip=flip))
    o = ""
    for bx, by, L, a, w in ((-26, -66, 62, -20, 23), (-9, -74, 74, -6, 25), (10, -72, 70, 8, 25), (28, -62, 56, 24, 22)):
        a = math.radians(a * spread)
        k = curl * .01
        mid = (bx + math.sin(a) * L * .5, by - math.cos(a) * L * .5)
        tip = (bx + math.sin(a + k) * L, by - math.cos(a + k) * L)
        o += _finger(skin, [(bx * .8, by + 16), mid, tip], [w * 1.1, w, w * .86], pl)
    o += form(aff("-26,6! -36,-24 -40,-58 -20,-82 14,-84 38,-66 38,-30 28,6!", x, y, rot, s, flip), skin, 6, 16)
    a = math.radians(-58 * thumb)
    o += _finger(skin, [(-20, -22), (-34 + math.sin(a) * 18, -34 - math.cos(a) * 16), (-34 + math.sin(a) * 54, -34 - math.cos(a) * 46)], [30, 26, 21], pl)
    P = aff([(-6, -52), (8, -42), (22, -44)], x, y, rot, s, flip)
    return o + line(curve(P, False), dim(skin, .28), 3 * s, .55)


def hand_grip(x, y, skin, rot=0, s=1, flip=False):
    """A fist round a shaft that runs along its own y axis through 0,0. Returns (behind the shaft, before it)."""
    pl = ((x, y), dict(rot=rot, s=s, flip=flip))
    back = form(aff("-12,-50 30,-52 52,-26 54,18 36,48 -8,52 -22,20 -24,-22", x, y, rot, s, flip), dim(skin, .1), 6, 14)
    o = ""
    for yy, x0, w in ((-38, -30, 25), (-13, -36, 27), (13, -35, 27), (38, -28, 24)):
        o += _finger(skin, [(34, yy + 2), (0, yy - 2), (x0, yy + 2)], [w, w * 1.04, w * .9], pl)
    o += _finger(skin, [(40, -20), (22, -52), (-6, -58)], [30, 26, 20], pl)
    return back, o


def hand_point(x, y, skin, rot=0, s=1, flip=False):
    """A pointing finger; the fist is closed under it."""
    pl = ((x, y), dict(rot=rot, s=s, flip=flip))
    o = _finger(skin, [(-20, -50), (-24, -92), (-22, -138)], [27, 25, 20], pl)
    o += form(aff("-28,6! -38,-24 -40,-56 -22,-76 14,-80 36,-62 38,-28 28,6!", x, y, rot, s, flip), skin, 6, 16)
    for bx, by, w in ((-2, -66, 25), (17, -60, 24), (33, -48, 21)):
        o += _finger(skin, [(bx, by - 8), (bx + 1, by + 12), (bx - 2, by + 24)], [w, w, w * .86], pl)
    return o + _finger(skin, [(-22, -14), (-24, -38), (2, -44)], [28, 25, 20], pl)


# ---- faces --------------------------------------------------------------------
def eyeball(x, y, rx, ry, look=(0, 0), lid=(.3, .3), skin="#C98B6A", iris="#5A4030", low=0, ball="#FBF3E2", size=.62, line_=True):
    """A giant's eye. lid = how far the upper lid hangs at its left and right end, low = the lower lid."""
    o = f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx*1.1)}" ry="{n(ry*1.14)}" fill="{dim(skin, .24)}"/><ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{ball}"/>'
    q = ry * size
    ix, iy = x + look[0] * (rx - q * .9), y + look[1] * (ry - q * .8)
    o += f'<circle cx="{n(ix)}" cy="{n(iy)}" r="{n(q)}" fill="{iris}"/><circle cx="{n(ix)}" cy="{n(iy)}" r="{n(q*.56)}" fill="{INK}"/><circle cx="{n(ix-q*.34)}" cy="{n(iy-q*.36)}" r="{n(q*.26)}" fill="{CREAM}"/>'

    def cap(l, r_, up, c):
        X, Y = rx * 1.12, ry * 1.16
        yl, yr = -Y + 2 * Y * l, -Y + 2 * Y * r_
        a0, a1 = math.asin(max(-1, min(1, yl / Y))), math.asin(max(-1, min(1, yr / Y)))
        A, B = math.pi - a0, 2 * math.pi + a1
        P = [(x + X * math.cos(A + (B - A) * i / 6), y + up * Y * math.sin(A + (B - A) * i / 6), i in (0, 6)) for i in range(7)]
        sag = ry * .12 * up
        P.append((x, (P[0][1] + P[6][1]) / 2 + sag, 0))
        edge = line(f"M{n(P[0][0])} {n(P[0][1])}Q{n(x)} {n((P[0][1]+P[6][1])/2+sag*2)} {n(P[6][0])} {n(P[6][1])}", dim(skin, .55), max(2.4, ry * .13)) if up > 0 and line_ else ""
        return path(curve(P), c) + edge
    if max(lid) > .02:
        o += cap(lid[0], lid[1], 1, lit(skin, .1))
    if low:
        o += cap(low, low, -1, dim(skin, .08))
    return o


def brow(P, w, c, up=.3):
    P = sample(P, 20)
    return path(ribbon(P, w, 0), c) + path(ribbon([(x - 1, y - w[1] * .22) for x, y in P], [q * .4 for q in w], 0), lit(c, up), .8)


def ear(x, y, s, skin, flip=False, rot=0):
    return form(aff("4,-34! -18,-44 -36,-26 -34,6 -16,34 6,30!", x, y, rot, s, flip), skin, 6, 12) + path(curve(aff("2,-22 -16,-28 -24,-12 -20,8 -8,20 -2,8 -10,-4", x, y, rot, s, flip)), dim(skin, .3), .7)


def blush(x, y, rx, ry, c="#D9604A", op=.3):
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{c}" fill-opacity="{op}"/>'


def teeth(x0, x1, y, h, count, r, c="#F3E8CF", gap=.1, sag=0, miss=()):
    """A row of planks for teeth, hanging from y."""
    d, w = "", (x1 - x0) / count
    for i in range(count):
        if i in miss:
            continue
        t = (i + .5) / count * 2 - 1
        yy = y + sag * (1 - t * t)
        hh = h * r.uniform(.82, 1.1)
        d += f"M{n(x0+i*w+w*gap/2,0)} {n(yy,0)}h{n(w*(1-gap),0)}l{n(-w*.06,0)} {n(hh,0)}q{n(-w*(.5-.06-gap/2),0)} {n(h*.14,0)} {n(-w*(.88-gap),0)} 0z"
    return path(d, c)


# ---- what is left of the mill ---------------------------------------------------
def lattice(q, nx, ny, c, w=3, op=None):
    """Laths over a four-cornered field q = (tl, tr, br, bl)."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = q
    P = lambda u, v: ((ax * (1 - u) + bx * u) * (1 - v) + (dx * (1 - u) + cx * u) * v, (ay * (1 - u) + by * u) * (1 - v) + (dy * (1 - u) + cy * u) * v)
    d = ""
    for i in range(nx + 1):
        (u, v), (s, t) = P(i / nx, 0), P(i / nx, 1)
        d += f"M{n(u,0)} {n(v,0)}L{n(s,0)} {n(t,0)}"
    for i in range(ny + 1):
        (u, v), (s, t) = P(0, i / ny), P(1, i / ny)
        d += f"M{n(u,0)} {n(v,0)}L{n(s,0)} {n(t,0)}"
    return line(d, c, w, op, cap="butt")


def laths(spec, w, count, c, sw=4, op=None, rails=(-.9, 0, .9)):
    """Laths along an arm: rungs across a line with widths, and rails that follow it."""
    S = sample(spec, 12) if isinstance(spec, str) else sample(spec, 12)
    m = len(S)

    def at(t, k):
        i = min(int(t * (m - 1)), m - 2)
        f = t * (m - 1) - i
        x, y = S[i][0] + (S[i + 1][0] - S[i][0]) * f, S[i][1] + (S[i + 1][1] - S[i][1]) * f
        dx, dy = S[i + 1][0] - S[i][0], S[i + 1][1] - S[i][1]
        q = math.hypot(dx, dy) or 1
        u = t * (len(w) - 1)
        j = min(int(u), len(w) - 2)
        h = (w[j] + (w[j + 1] - w[j]) * (u - j)) / 2 * k
        return x - dy / q * h, y + dx / q * h
    d = ""
    for i in range(count):
        t = (i + .5) / count
        (x, y), (u, v) = at(t, -1), at(t, 1)
        d += f"M{n(x,0)} {n(y,0)}L{n(u,0)} {n(v,0)}"
    for k in rails:
        P = [at(i / 8, k) for i in range(9)]
        Q = P[:1]
        for i in range(1, 9):
            j, q = round(i / 8 * (m - 1)), round((i - 1) / 8 * (m - 1))
            if (P[i][0] - Q[-1][0]) * (S[j][0] - S[q][0]) + (P[i][1] - Q[-1][1]) * (S[j][1] - S[q][1]) > 0:
                Q.append(P[i])
        d += curve(Q, False)
    return line(d, c, sw, op, cap="butt")


def nail(P, c, r=5):
    """Rivets: a dark drop and a lit head."""
    return path("".join(f"M{n(x-r,0)} {n(y,0)}a{r} {r} 0 1 1 {2*r} 0a{r} {r} 0 1 1 {-2*r} 0" for x, y in P), dim(c, .35)) + path("".join(f"M{n(x-r,0)} {n(y-2,0)}a{r-1} {r-1} 0 1 1 {2*r-2} 0a{r-1} {r-1} 0 1 1 {2-2*r} 0" for x, y in P), lit(c, .35))
