"""The cast of the wolf stories: wolves by pose, the child and the girl-wolf, the forest girl, parents, townsfolk, guards.

Wolves: local box with the feet at 0,0, about 200 high at the shoulder, facing right.
People come from folk() of the valley; this file adds the wild hair, the kettle hat of the guards and their gear."""
from _out import *
import _folk
from _folk import folk, SKINS
from people import eye, sleepy

GREYW = dict(c="#6F7388", l="#B9BFCC", b="#D3D2DA", e="#F5C45E")
DARKW = dict(c="#4A4D66", l="#8F97B0", b="#A9ACBC", e="#F5C45E")
PALEW = dict(c="#A3A7B5", l="#E6E9EC", b="#F1EEE8", e="#E7A13D")
BROWNW = dict(c="#7A6455", l="#C2A98C", b="#DCCBB2", e="#F5C45E")
RUSSET = dict(c="#B85F34", l="#F3B469", b="#F6E3BC", e="#FFE9A8", ribbon="#2F9C95")

POSES = {
    "stand": dict(
        torso="-142,-150! -126,-192 -70,-204 0,-198 60,-204 110,-212 134,-190! 138,-150 116,-108 82,-96! 40,-104 -10,-122 -60,-132! -90,-112 -130,-106 -148,-128",
        hind=((-108, -156), (-88, -98), (-128, -60), (-112, -3)), hindf=((-96, -150), (-66, -96), (-98, -58), (-78, -1)),
        fore=((96, -158), (104, -84), (98, -3)), foref=((84, -150), (74, -84), (66, -1)),
        tail=((-128, -168), (-168, -150), (-190, -104), (-188, -56)), neck=((84, -164), (128, -200), (150, -234)), head=(156, -244, 6)),
    "walk": dict(
        torso="-142,-150! -126,-190 -70,-202 0,-194 60,-200 110,-208 134,-186! 138,-148 116,-108 82,-96! 40,-104 -10,-122 -60,-132! -90,-112 -130,-106 -148,-128",
        hind=((-110, -150), (-116, -96), (-160, -62), (-168, -4)), hindf=((-92, -150), (-52, -100), (-70, -58), (-40, -1)),
        fore=((96, -158), (128, -92), (138, -4)), foref=((84, -150), (76, -90), (38, -50), (30, -12)),
        tail=((-128, -168), (-172, -156), (-206, -124), (-226, -84)), neck=((84, -164), (134, -188), (162, -206)), head=(168, -210, 16)),
    "run": dict(
        torso="-152,-148! -126,-180 -56,-186 20,-178 80,-190 128,-200! 154,-166 134,-122 94,-104! 40,-112 -20,-126 -80,-132! -120,-116 -154,-122",
        hind=((-118, -142), (-152, -92), (-206, -82), (-244, -38)), hindf=((-108, -140), (-128, -84), (-180, -66), (-208, -16)),
        fore=((100, -148), (152, -112), (204, -104), (248, -78)), foref=((96, -148), (140, -88), (182, -66), (228, -36)),
        tail=((-138, -156), (-190, -172), (-246, -160), (-296, -180)), neck=((94, -164), (148, -186), (178, -202)), head=(186, -206, 10)),
    "run2": dict(
        torso="-140,-130! -130,-176 -70,-206 0,-208 60,-200 112,-196 138,-176! 142,-140 122,-104 88,-94! 40,-104 0,-120 -40,-122! -80,-98 -126,-96 -144,-112",
        hind=((-104, -138), (-60, -96), (-84, -54), (-26, -28)), hindf=((-96, -140), (-34, -106), (-46, -62), (12, -44)),
        fore=((98, -146), (108, -86), (56, -66), (34, -22)), foref=((92, -146), (130, -92), (96, -54), (70, -18)),
        tail=((-128, -156), (-176, -166), (-224, -140), (-272, -148)), neck=((88, -158), (138, -176), (168, -188)), head=(176, -192, 14)),
    "crouch": dict(
        torso="-142,-112! -126,-150 -70,-158 0,-148 60,-146 110,-146 134,-128! 138,-96 116,-66 82,-54! 40,-62 -10,-82 -60,-92! -90,-76 -130,-72 -148,-92",
        hind=((-108, -116), (-74, -74), (-126, -46), (-106, -3)), hindf=((-96, -110), (-48, -74), (-92, -44), (-70, -1)),
        fore=((92, -110), (74, -52), (110, -4)), foref=((84, -104), (110, -56), (156, -4)),
        tail=((-128, -130), (-172, -116), (-204, -76), (-226, -44)), neck=((84, -112), (134, -122), (164, -128)), head=(172, -130, 12)),
    "sit": dict(
        torso="-96,-8! -112,-60 -92,-112 -44,-160 4,-206 44,-226! 80,-204 88,-150 74,-100 56,-60! 20,-30 -40,-8",
        haunch=(-46, -52), hind=((-34, -44), (2, -24), (22, -5)), hindf=None,
        fore=((56, -148), (60, -74), (56, -3)), foref=((70, -148), (84, -74), (84, -1)),
        tail=((-86, -24), (-130, -12), (-172, -20), (-204, -6)), neck=((38, -170), (64, -216), (76, -248)), head=(82, -258, 6)),
    "howlsit": dict(
        torso="-96,-8! -112,-60 -92,-112 -44,-160 4,-206 40,-226! 78,-204 88,-150 74,-100 56,-60! 20,-30 -40,-8",
        haunch=(-46, -52), hind=((-34, -44), (2, -24), (22, -5)), hindf=None,
        fore=((56, -148), (60, -74), (56, -3)), foref=((70, -148), (84, -74), (84, -1)),
        tail=((-86, -24), (-130, -12), (-172, -20), (-204, -6)), neck=((36, -170), (58, -222), (62, -262)), head=(62, -272, -58), howl=1),
    "howl": dict(
        torso="-142,-150! -126,-192 -70,-204 0,-198 60,-204 106,-214 134,-190! 138,-150 116,-108 82,-96! 40,-104 -10,-122 -60,-132! -90,-112 -130,-106 -148,-128",
        hind=((-108, -156), (-88, -98), (-128, -60), (-112, -3)), hindf=((-96, -150), (-66, -96), (-98, -58), (-78, -1)),
        fore=((96, -158), (104, -84), (98, -3)), foref=((84, -150), (74, -84), (66, -1)),
        tail=((-128, -168), (-164, -140), (-178, -96), (-170, -50)), neck=((82, -164), (122, -214), (134, -258)), head=(134, -268, -56), howl=1),
    "drink": dict(
        torso="-142,-150! -126,-190 -70,-200 0,-188 60,-176 108,-158 128,-130! 126,-104 108,-82 78,-76! 40,-92 -10,-116 -60,-130! -90,-112 -130,-106 -148,-128",
        hind=((-108, -156), (-88, -98), (-128, -60), (-112, -3)), hindf=((-96, -150), (-66, -96), (-98, -58), (-78, -1)),
        fore=((88, -128), (78, -66), (96, -3)), foref=((82, -122), (104, -66), (128, -1)),
        tail=((-128, -168), (-166, -150), (-190, -110), (-194, -64)), neck=((78, -128), (126, -104), (152, -66)), head=(156, -58, 44)),
    "lie": dict(
        torso="-132,0! -148,-48 -112,-94 -40,-104 30,-104 80,-128 108,-134! 138,-96 134,-44 116,0!",
        haunch=(-88, -46), hind=((-80, -34), (-36, -18), (-10, -6)), hindf=None,
        fore=((96, -56), (112, -22), (184, -7)), foref=((100, -50), (140, -26), (206, -14)),
        tail=((-122, -26), (-164, -14), (-200, -26), (-232, -14)), neck=((76, -76), (112, -122), (124, -148)), head=(130, -158, 8)),
    "sniff": dict(
        torso="-142,-150! -126,-192 -70,-202 0,-194 60,-194 110,-190 134,-164! 136,-128 116,-98 82,-90! 40,-102 -10,-122 -60,-132! -90,-112 -130,-106 -148,-128",
        hind=((-108, -156), (-96, -98), (-142, -60), (-132, -3)), hindf=((-96, -150), (-66, -96), (-98, -58), (-78, -1)),
        fore=((92, -146), (96, -80), (110, -3)), foref=((84, -140), (74, -80), (66, -1)),
        tail=((-128, -168), (-172, -176), (-210, -162), (-240, -178)), neck=((82, -150), (138, -158), (172, -152)), head=(180, -150, 18)),
}


def jag(P, size, r):
    """A polyline of sharp tufts along the points P."""
    S = sample([(p[0], p[1]) for p in P], size)
    out = []
    for i in range(len(S) - 1):
        (x, y), (u, v) = S[i], S[i + 1]
        dx, dy = u - x, v - y
        out += [(x, y, 1), (x + dx * .9 + dy * .55 * r.uniform(.7, 1.2), y + dy * .9 - dx * .55 * r.uniform(.7, 1.2), 1)]
    return out + [(*S[-1], 1)]


def wolf_head(p, howl=0, shut=False, ears=0):
    """Facing right; the joint of the neck is 0,0; about 120 long."""
    c, l, b, d = p["c"], p["l"], p["b"], dim(p["c"], .34)
    o = path(curve("2,-34! 2,-62 14,-80! 24,-60 26,-32!"), dim(d, .15))
    if howl:
        o += path(curve("30,22! 54,26 74,30 84,38! 72,44 50,42 26,40!"), mix(b, d, .3)) + path(curve("40,14! 60,16 80,14 82,16! 80,30 60,30 36,26!"), "#5A2A30")
    top = "-40,34! -36,0 -26,-28! -24,-60 -14,-80! 0,-62 6,-38! 18,-36 32,-28 42,-16! 62,-12 84,-6 95,1! 95,10 88,17! 70,22 48,26! 28,40 0,50 -20,50"
    o += path(curve(top), c)
    o += path(curve("95,5! 94,12 88,17! 70,22 48,26! 44,40! 34,34 30,50! 20,40 12,58! 2,46 -8,60! -12,46 -24,54! -22,34 -8,20 10,14 30,10 52,4 78,4"), b)
    o += path(curve("-26,-28! -24,-60 -14,-80! 0,-62 6,-38! 18,-36 32,-28 42,-16! 62,-12 84,-6 95,1! 76,0 52,-4 38,-6! 24,-18 4,-24 -26,-10!"), l, .85)
    o += path(curve("-18,-36! -18,-54 -13,-68! -4,-54 -1,-38!"), mix(d, "#C98A80", .4))
    o += path(curve("86,-5 94,-3 99,4 96,11 88,8"), INK) + line("M88 17Q68 16 52 21" if not howl else "M84 15Q70 14 56 14", dim(d, .3), 2.6)
    if shut:
        o += line("M22 -4q8 8 18 4", INK, 3.4)
    else:
        o += path("M20 -3q10 -12 22 -3q-9 9 -22 3z", p["e"]) + f'<circle cx="32" cy="-5" r="3.800" fill="{INK}"/>' + path("M16 -4q12 -17 29 -5l2 -5q-18 -12 -33 5z", dim(d, .2))
    return o


def wolf(pose="stand", p=GREYW, hs=1.0, r=None, legs=1.0, shut=False, shadow=True, tailw=1.0, lite=False, howl=None):
    """One wolf. hs = size of its head (cubs more)."""
    q = POSES[pose]
    r = r or Random5()
    c, l, b, d = p["c"], p["l"], p["b"], dim(p["c"], .34)
    o = path(curve("-190,4! -60,-10 80,-8 210,2! 150,14 -80,16"), SHADOW, .3) if shadow else ""
    W, WF = ([66, 44, 20, 17, 16], [58, 36, 18, 15])
    T = sample(q["tail"], 14)
    tw = [v * tailw for v in (20, 42, 54, 44, 3)]

    def leg(P, hind, col):
        w = (W if hind else [56, 32, 22, 19]) if len(P) == 4 or not hind else [40, 28, 20]
        if len(P) == 4 and not hind:
            w = [54, 32, 20, 18]
        if hind == 2:
            w = [46, 22, 18, 17]
        S = sample(P, 12)
        x, y = S[-1]
        ux, uy = x - S[-2][0], y - S[-2][1]
        g = path(ribbon(S, [v * (legs ** .3) for v in w]), col)
        tilt = math.degrees(math.atan2(uy, ux)) - 90
        tilt = max(-75, min(40, tilt)) * .8
        return g + group(path(curve("-10,-8! 6,-10 20,-2 22,4! -10,5!"), col), t=f"translate({n(x)} {n(y)}) rotate({n(tilt)})")
    if q["hindf"]:
        o += leg(q["hindf"], 1, dim(d, .12))
    o += leg(q["foref"], 0, dim(d, .12))
    o += path(ribbon(T, tw), d) + path(ribbon([(x, y - 4) for x, y in T], [v * .8 for v in tw]), c)
    k = len(T)
    o += path(ribbon([(x, y - 6) for x, y in T[:int(k * .8)]], [4, 9, 12, 3]), l, .6) + path(ribbon(T[int(k * .72):], [40 * tailw, 34 * tailw, 2]), dim(d, .25))
    N = sample(q["neck"], 10)
    o += path(curve(q["torso"]), c)
    P = pts(q["torso"])
    if not q.get("haunch"):
        (hx, hy), (kx, ky) = q["hind"][:2]
        o += path(curve([(hx - 40, hy - 6), (hx - 6, hy - 34), (hx + 34, hy - 10), ((hx + kx) / 2 + 40, (hy + ky) / 2 + 6), (kx + 14, ky + 8), (kx - 22, ky + 4), (hx - 44, hy + 30)]), mix(c, d, .16)) + leg(q["hind"][1:], 2, mix(c, d, .1))
        o += path(curve([(hx - 38, hy - 4), (hx - 6, hy - 32), (hx + 20, hy - 20), (hx - 4, hy - 10), (hx - 26, hy + 18)]), lit(c, .14), .7)
    o += leg(q["fore"], 0, c)
    if q.get("haunch"):
        hx, hy = q["haunch"]
        o += path(curve([(hx - 52, hy + 30), (hx - 50, hy - 26), (hx - 4, hy - 54), (hx + 42, hy - 20), (hx + 44, hy + 24), (hx, hy + 50)]), mix(c, d, .25)) + leg(q["hind"], 1, mix(c, d, .12))
        o += path(curve([(hx - 48, hy + 10), (hx - 44, hy - 26), (hx - 4, hy - 52), (hx + 30, hy - 34), (hx, hy - 36), (hx - 30, hy - 16)]), lit(c, .16), .8)
    nb = N[0]
    if pose not in ("sit", "howlsit", "lie"):
        o += path(curve(f"-134,-{abs(P[1][1])-10:.0f}! {P[2][0]:.0f},{P[2][1]:.0f} {P[3][0]:.0f},{P[3][1]:.0f} {P[4][0]:.0f},{P[4][1]:.0f} {P[5][0]-10:.0f},{P[5][1]:.0f}! {P[4][0]:.0f},{P[4][1]+18:.0f} {P[3][0]:.0f},{P[3][1]+15:.0f} {P[2][0]:.0f},{P[2][1]+16:.0f} -126,{P[1][1]+26:.0f}"), l, .75)
        if not lite:
            y0 = P[3][1]
            o += path(f"M-40 {n(y0+30)}l30 10 -24 3zM20 {n(y0+28)}l26 10 -22 3z" + (f"M-10 {n(y0+50)}l28 10 -24 2zM-66 {n(y0+54)}l26 8 -24 4z" if pose in ("stand", "walk", "howl", "sniff", "drink") else ""), d, .5)
    elif pose != "lie":
        o += path(curve("-106,-60! -92,-112 -44,-160 4,-206 24,-216! 6,-180 -40,-132 -80,-92 -92,-50"), l, .75)
    else:
        o += path(curve("-142,-40! -112,-92 -40,-102 30,-102 66,-118! 30,-92 -40,-88 -100,-74"), l, .75)
    # neck with a ragged ruff: back tufts in coat, front in belly colour
    w0 = [104, 90, 66 * (hs ** .5)]
    m = len(N)
    L, R = [], []
    for i, (x, y) in enumerate(N):
        u, v = N[max(0, i - 1)], N[min(m - 1, i + 1)]
        dx, dy = v[0] - u[0], v[1] - u[1]
        e = math.hypot(dx, dy) or 1
        t = i / (m - 1) * 2
        j = min(int(t), 1)
        h = (w0[j] + (w0[j + 1] - w0[j]) * (t - j)) / 2
        L.append((x + dy / e * h, y - dx / e * h))     # upper / back side
        R.append((x - dy / e * h, y + dx / e * h))     # throat
    mid = [((a_[0] * .42 + b_[0] * .58), (a_[1] * .42 + b_[1] * .58)) for a_, b_ in zip(L, R)]
    o += path(curve([(L[0][0] - 30, L[0][1] + 12, 1)] + L + [(*N[-1], 1)] + jag(R[::-1], 17, r) + [(nb[0] - 34, nb[1] + 30)]), c)
    o += path(curve([(mid[-1][0], mid[-1][1], 1)] + jag(R[::-1], 16, r) + [(nb[0] - 4, nb[1] + 40), (nb[0] - 12, nb[1] + 20)] + [((x * .6 + u * .4), (y * .6 + v * .4)) for (x, y), (u, v) in zip(mid, L)][:-1:2]), mix(c, d, .35))
    o += path(curve([(mid[-1][0], mid[-1][1], 1)] + jag(R[::-1], 15, r) + [(nb[0] + 2, nb[1] + 46, 1)] + [(x, y, 1) for x, y in mid[:-1:2]]), b)
    o += path(curve([(*L[0], 1)] + L[1:] + [(*N[-1], 1)] + [(x + (u - x) * .3 * math.sin(i / m * 2.6), y + (v - y) * .3 * math.sin(i / m * 2.6)) for i, ((x, y), (u, v)) in enumerate(zip(L, R))][:0:-1]), l, .8)
    hx, hy, rot = q["head"]
    if p.get("ribbon"):
        o += path(curve(f"{hx-34},{hy-4}! {hx-66},{hy-30} {hx-92},{hy-18} {hx-84},{hy-2}! {hx-70},{hy+6} {hx-50},{hy+8}") + curve(f"{hx-40},{hy+2}! {hx-70},{hy+16} {hx-80},{hy+44} {hx-70},{hy+60}! {hx-58},{hy+40} {hx-40},{hy+24}"), p["ribbon"]) + path(curve(f"{hx-34},{hy-4}! {hx-66},{hy-30} {hx-92},{hy-18}! {hx-70},{hy-14} {hx-44},{hy+2}!"), lit(p["ribbon"], .4))
    o += group(wolf_head(p, q.get("howl", 0) if howl is None else howl, shut), t=f"translate({n(hx)} {n(hy)}) rotate({rot}) scale({n(hs, 2)})")
    if p.get("ribbon"):
        o += f'<circle cx="{hx-34}" cy="{hy+2}" r="11" fill="{lit(p["ribbon"], .2)}"/>'
    return o


def sleeper(p=GREYW, hs=1.0, shadow=True):
    """A wolf curled up; facing left, muzzle on its tail. 260 wide."""
    c, l, b, d = p["c"], p["l"], p["b"], dim(p["c"], .34)
    o = path(curve("-160,4! -40,-8 80,-8 190,4! 100,16 -80,16"), SHADOW, .3) if shadow else ""
    o += path(curve("-132,-2! -156,-44 -126,-92 -60,-116 10,-118 84,-100 132,-60 138,-16 116,4! 0,12 -90,10"), c)
    o += path(curve("-144,-40! -126,-90 -60,-114 10,-116 84,-98 124,-66! 70,-86 10,-98 -60,-92 -112,-66"), l, .75)
    o += path(curve("30,4! 24,-40 60,-72 106,-60 130,-30 116,4!"), mix(c, d, .3)) + path(curve("34,-20! 40,-58 76,-70 108,-54! 78,-54 52,-40"), lit(c, .14), .7)
    T = sample(((120, -14), (90, 6), (20, 8), (-50, 2), (-104, -10)), 14)
    o += path(ribbon(T, [26, 42, 52, 44, 4]), d) + path(ribbon([(x, y - 4) for x, y in T], [18, 32, 40, 34, 3]), lit(c, .06)) + path(ribbon([(x, y - 12) for x, y in T[:-4]], [4, 9, 11, 3]), l, .6)
    o += path(curve("-70,-86! -110,-80 -136,-50 -128,-20! -100,-10 -60,-20 -40,-50"), b) + group(wolf_head(p, 0, True), t=f"translate(-64 -46) scale({-hs:.2f} {hs:.2f}) rotate(16)")
    if p.get("ribbon"):
        o += f'<circle cx="-36" cy="-58" r="11" fill="{lit(p["ribbon"], .2)}"/>' + path("M-36 -58l34 -18 4 20zM-36 -56l28 26 -14 12z", p["ribbon"])
    return o


# ---- people -----------------------------------------------------------------
_old_head = _folk._head
STEELH = "#7C879C"


def _head2(view, skin, hair, style, hat, hatc, mood, beard, flip, blink):
    if style == "wild":
        hd, hl = dim(hair, .36), lit(hair, .28)
        mane = "36,-30! 52,-66 40,-92! 24,-80 14,-72! 10,-98 -14,-116! -12,-92 -22,-80! -42,-102 -70,-104! -52,-86 -52,-68! -78,-78 -104,-66! -78,-56 -68,-40! -96,-38 -116,-18! -88,-20 -70,-8! -96,6 -106,34! -82,18 -64,20! -84,44 -82,74! -62,48 -44,46! -52,68 -40,92! -26,66 -14,56! 10,40 30,10"
        inner = "36,-34! 36,-56 30,-72! 18,-66 6,-62! -2,-84 -22,-92! -20,-76 -28,-66! -46,-80 -68,-80! -52,-66 -50,-54! -70,-58 -88,-48! -66,-38 -60,-24! -80,-18 -90,2! -66,-4 -54,6! -70,24 -70,44! -50,28 -34,32! -20,20 0,0"
        o = path(curve(mane), hd) + path(curve(inner), hair)
        if view != "side":
            o = path(curve("44,20! 60,40 60,66! 76,48 74,26! 92,28 106,16! 84,4 80,-12! 96,-20 108,-40! 84,-38 74,-46! 84,-64 78,-84! 62,-66 50,-60! 40,-40 30,0"), hd) + path(curve("40,14! 52,26 54,40! 62,26 60,12! 76,6 84,-4! 66,-10 62,-24! 76,-34 80,-50! 60,-44 48,-46! 36,-30 30,0"), hair) + o
        o += _old_head(view, skin, hair, "short", None, hatc, mood, None, flip, blink) if view != "back" else path(curve("-44,30! -54,-20 -20,-54 20,-52 50,-20 44,30! 34,60 30,40! 20,72 4,50! -6,78 -20,50! -34,64 -36,40!"), mix(hair, hd, .2)) + path(curve("-44,10! -48,-30 -16,-52 10,-50! -16,-30 -20,10 -14,44! -30,30"), lit(hair, .15), .6)
        if view != "back":
            o += path(curve("-40,10! -58,-10 -52,-48 -26,-66! -22,-56 0,-70! 2,-60 26,-64! 24,-54 46,-46! 34,-42 42,-26! 28,-32 22,-20! 12,-32 -2,-22! -12,-26 -20,0! -30,4 -34,22!"), hair)
        o += path(curve("-44,-14! -44,-42 -24,-56! -8,-58 4,-54! -16,-44 -24,-34 -30,-10!"), hl, .85) + path("M-60 -22q-18 4 -24 20q16 4 24 -20zM8 -62q0 -20 18 -30q10 16 -18 30zM-36 44q-16 8 -14 26q18 -4 14 -26z", "#7FA24E") + path("M-64 -20q-10 8 -16 14M10 -64q6 -12 12 -20", "none", None, 'stroke="#4C6B34" stroke-width="2.500"')
        return o
    if hat == "kettle":
        o = _old_head(view, skin, hair, style, None, hatc, mood, beard, flip, blink)
        h, hl, hd = hatc, lit(hatc, .45), dim(hatc, .38)
        o += path(curve("-62,-14! -40,-30 0,-36 40,-32 64,-16! 40,-10 0,-16 -40,-10!"), hd)
        o += path(curve("-40,-24! -38,-58 -14,-76 6,-76 34,-60 42,-26! 0,-36"), h) + path(curve("-40,-24! -38,-58 -14,-76 2,-76! -18,-62 -26,-46 -26,-27!"), hl, .9) + path(curve("-62,-16! -40,-31 0,-37 40,-33 64,-18! 30,-24 0,-28 -36,-22!"), mix(h, hl, .7)) + path("M-4 -76q6 -10 12 0l-2 46q-4 -2 -8 0z", hd, .5)
        return o
    return _old_head(view, skin, hair, style, hat, hatc, mood, beard, flip, blink)


_folk._head = _head2

CHILD = dict(coat="#B0552F", legs="#4B4468", boot="#5C4334", hair="#4A2C24", style="plait", skin="#F2CBA6", hk=1.42, hem=-96, flare=1.16)
WILD = dict(coat="#55703F", legs="#C98E66", boot="#C98E66", hair="#C4551F", style="wild", skin="#EFC09A", hk=1.42, hem=-92, flare=1.3)
FATHER = dict(coat="#5A4A3C", legs="#43405C", hair="#5A3A2C", beard="#6B4632")
MOTHER = dict(coat="#7A4656", legs="#7A4656", hair="#3E2A2A", style="bun", hem=-28, flare=1.5, apron="#DCCDB4")
GUARD = dict(coat="#43506E", legs="#3A3750", boot="#3A2F36", hat="kettle", hatc=STEELH, hem=-112, flare=1.1, hair="#4A3A34")
FOLKS = (dict(coat="#7F8E4E", hat="cap", hatc="#5E4A3C"), dict(coat="#B4803C", hat="kerchief", hatc="#E6D8BC", hem=-34, flare=1.4, apron="#D9C7A8"), dict(coat="#4F7C86", hat="felt", hatc="#5A4438", beard="#8C7466"),
         dict(coat="#9A5348", style="bun", hem=-34, flare=1.4, hair="#7A5236"), dict(coat="#6A5A84", hat="hood", hatc="#6A5A84"), dict(coat="#A8794E", style="bald", hair="#B9A08C", beard="#D6CCC4"), dict(coat="#3F7C6E", hat="kerchief", hatc="#B9603C", hem=-34, flare=1.4))


def guard_over(side=True):
    """Breast plate, belt and a cross bar in cream, over the coat of a guard."""
    if side:
        return path(curve("-22,-292! 10,-300 34,-262 36,-214 30,-190! 0,-184 -30,-190! -38,-230 -34,-266"), "#8F9AAE") + path(curve("-24,-292! -34,-262 -36,-230 -30,-192! -16,-188! -22,-230 -12,-292!"), "#D5DCE4", .8) + path("M-38 -190Q0 -178 38 -190L40 -176Q0 -164 -40 -176z", "#5A3A30")
    return path(curve("-30,-290! 0,-298 30,-290! 42,-250 38,-196! 0,-184 -38,-196! -42,-250"), "#8F9AAE") + path(curve("-30,-290! -42,-250 -38,-196! -22,-190! -26,-240 -14,-293!"), "#D5DCE4", .8) + path("M-42 -194Q0 -182 42 -194L43 -180Q0 -168 -43 -180z", "#5A3A30")


def pike(x=0, y=-180, up=330, down=170, rot=0, pennon=None):
    """A pike through the hand at x,y."""
    o = path(f"M-5 {-up}L5 {-up}L6 {down}L-6 {down}z", "#7A5438") + path(f"M-5 {-up}L-1 {-up}L-2 {down}L-6 {down}z", "#B08860")
    o += path(f"M-11 {-up+4}L0 {-up-56}L11 {-up+4}L0 {-up+14}z", "#B9C3CE") + path(f"M0 {-up-56}L11 {-up+4}L0 {-up+14}z", "#7E8A9C") + path(f"M-14 {-up+12}h28v8h-28z", "#5A3A30")
    if pennon:
        o += path(curve(f"6,{-up+24}! 40,{-up+16} 70,{-up+34} 104,{-up+24}! 88,{-up+44} 98,{-up+66}! 60,{-up+62} 30,{-up+74} 6,{-up+72}!"), pennon)
    return group(o, t=f"translate({x} {y}) rotate({rot})")


def torch(x=0, y=-180, rot=0, glow=True, k=1.0):
    o = path("M-7 -40L7 -40L5 60L-5 60z", "#6B4630") + path("M-12 -62H12L9 -34H-9z", "#4A3228")
    o += path(curve("-14,-58! -26,-84 -14,-104 -4,-126! 2,-112 12,-116 14,-136! 30,-108 28,-80 14,-58! 0,-50"), "#E8762C") + path(curve("-8,-60! -14,-80 -4,-92 2,-106! 10,-92 18,-82 10,-60!"), "#FBD06A") + path(curve("-3,-60! -6,-72 0,-78 3,-86! 8,-74 8,-66 5,-60!"), "#FFF3CC")
    return group(o, t=f"translate({x} {y}) rotate({rot}) scale({k})")


def guard(x, y, h, gear="pike", flip=False, view="side", rot=0, **k):
    q = dict(GUARD, **k)
    hx, hy = (46, -190) if view == "side" else (-50, -176)
    hold = pike(hx, hy, rot=rot) if gear == "pike" else torch(hx + 6, hy - 20, rot=rot) if gear == "torch" else ""
    if gear == "torch":
        q.setdefault("near", ((30, -230), (50, -210)))
    arm = ((18, -214), (hx - 2, hy)) if view == "side" else ((-60, -220), (hx, hy))
    if flip and hold:
        hold = group(hold, t="scale(-1 1)")
    kw = dict(near=arm, hold_near=hold, over=group(guard_over(view == "side"), t="scale(-1 1)" if flip else ""))
    kw.update(q)
    return folk(x, y, h, flip=flip, view=view, **kw)
