"""People of the valley, posed by joints. Local box: feet at 0,0, a grown person 400 high, facing right.

folk(...) draws one figure: body as one big coat, limbs as ribbons through their joints, then head and hat.
The lit edge is always on the left of the picture, whichever way the figure looks."""
from common import *
from people import eye, sleepy

SKINS = ("#F0C3A0", "#DDA57E", "#B9805C", "#8A5A42", "#F4D3B4")


def _head(view, skin, hair, style, hat, hatc, mood, beard, flip, blink):
    sh = dim(skin, .16)
    o = ""
    if view == "side":
        if style == "plait":
            o += path(ribbon([(-34, 8), (-50, 44), (-46, 86), (-54, 122)], [22, 22, 19, 8], 0), hair)
        o += path(curve("-16,28! -14,52 18,54 20,30!"), sh)
        o += path(curve("-34,8 -33,-20 -14,-40 12,-40 31,-24 36,-8! 42,0 50,10 44,17 37,17! 38,24 34,31! 26,42 6,45 -16,38 -30,24"), skin)
        o += path(curve("34,31! 26,42 6,45 -16,38 -28,26! -8,34 14,36"), sh, .8)
        if style != "bald":
            o += path(curve("-36,26! -50,2 -46,-30 -20,-50 12,-52 36,-34 40,-22! 26,-26 12,-24! 2,-16 -4,-4! -12,-2 -16,8 -14,18! -22,24 -24,34!"), hair) + path(curve("-46,-8! -42,-34 -18,-48 10,-48! -10,-36 -28,-20 -34,4!"), lit(hair, .22), .8)
        else:
            o += path(curve("-38,20! -42,0 -38,-10! -26,-8 -18,4 -16,16! -22,28 -28,30!"), hair)
        if style == "bun":
            o += f'<circle cx="-46" cy="-22" r="18" fill="{hair}"/><circle cx="-50" cy="-27" r="10" fill="{lit(hair, .2)}"/>'
        if style == "curls":
            o += "".join(f'<circle cx="{x}" cy="{y}" r="{q}" fill="{hair}"/>' for x, y, q in ((-40, -4, 15), (-38, -28, 16), (-18, -44, 16), (8, -48, 16), (28, -36, 13), (-36, 18, 13)))
        o += path(curve("-15,2 -8,-3 -2,4 -5,15 -13,16"), skin) + line("M-11 4q5 0 4 7", sh, 2.5)
        o += (sleepy(20, -4, 7, INK, 3.4) if blink else eye(21, -5, 4.8)) + line("M12 -18q8-6 16-1", hair if hair != "#E9E4E0" else "#B9AFB4", 3.2)
        o += f'<circle cx="16" cy="15" r="9" fill="#E58E78" fill-opacity=".5"/>' + line({"smile": "M27 26q6 3 11-3", "open": "M28 26q5 6 10 0", "calm": "M28 27q5 0 9-2"}[mood], "#8A4038", 3)
        if beard:
            o += path(curve("-14,14! -8,34 -6,58 10,74! 20,66 30,70! 36,54 42,40 38,26! 30,22 24,24! 14,30 4,24 -2,14!"), beard) + path(curve("-14,14! -8,34 -6,58 10,74! 8,50 0,30 -4,14!"), lit(beard, .3), .7)
    elif view == "back":
        o += path("M-18 30h36v26h-36z", sh) + f'<ellipse cx="-39" cy="2" rx="8" ry="11" fill="{skin}"/><ellipse cx="39" cy="2" rx="8" ry="11" fill="{sh}"/>'
        o += path(curve("-38,4 -36,-28 -16,-48 14,-49 36,-30 39,4 28,34 0,44 -28,34"), hair) + path(curve("-38,4! -36,-28 -16,-48 10,-49! -10,-36 -22,-12 -24,30!"), lit(hair, .2), .8)
        if style == "bald":
            o += path(curve("-36,-6 -34,-30 -14,-47 14,-47 34,-30 37,-6! 16,4 -16,4"), skin)
        if style == "bun":
            o += f'<circle cx="2" cy="-24" r="21" fill="{dim(hair, .12)}"/><circle cx="-2" cy="-28" r="14" fill="{lit(hair, .12)}"/>'
        if style == "plait":
            o += path(ribbon([(0, 20), (8, 60), (-2, 100), (6, 140)], [24, 24, 20, 8], 0), hair) + line("M-6 58q8 8 18 0M-10 86q8 8 18 0M-6 112q6 6 14 0", lit(hair, .25), 3)
        if style == "curls":
            o += "".join(f'<circle cx="{x}" cy="{y}" r="{q}" fill="{hair}"/>' for x, y, q in ((-34, -14, 16), (-22, -40, 16), (4, -50, 16), (28, -38, 15), (38, -10, 15), (-34, 14, 14), (34, 16, 14), (0, 34, 16)))
    else:
        o += path("M-17 30h34v24h-34z", sh) + f'<ellipse cx="-38" cy="4" rx="8" ry="11" fill="{skin}"/><ellipse cx="38" cy="4" rx="8" ry="11" fill="{sh}"/>'
        if style in ("plait",):
            o += path(ribbon([(-34, 10), (-42, 50), (-34, 90)], [20, 20, 8], 0), hair) + path(ribbon([(34, 10), (42, 50), (36, 90)], [20, 20, 8], 0), dim(hair, .15))
        o += path(curve("-37,0 -34,-30 -14,-46 14,-46 34,-30 37,0 30,28 12,44 -12,44 -30,28"), skin) + path(curve("16,-44! 34,-30 37,0 30,28 12,44! 22,26 26,0"), sh, .7)
        if style != "bald":
            o += path(curve("-40,8! -46,-24 -28,-52 6,-54 36,-42 44,-10 40,10! 32,-8 26,-22! 4,-20 -14,-30! -26,-18 -32,-2!"), hair) + path(curve("-40,8! -46,-24 -28,-52 4,-54! -18,-40 -32,-20 -34,-2!"), lit(hair, .22), .8)
        if style == "curls":
            o += "".join(f'<circle cx="{x}" cy="{y}" r="{q}" fill="{hair}"/>' for x, y, q in ((-38, -10, 14), (-32, -34, 15), (-10, -48, 15), (14, -48, 15), (34, -32, 14), (40, -8, 13)))
        if style == "bun":
            o += f'<circle cx="4" cy="-60" r="17" fill="{hair}"/>'
        o += (sleepy(-14, 2, 7, INK, 3.4) + sleepy(14, 2, 7, INK, 3.4) if blink else eye(-14, 0, 5) + eye(14, 0, 5)) + path("M-3 8q4 7 8 1", "none", None, f'stroke="{sh}" stroke-width="3" stroke-linecap="round"')
        o += '<circle cx="-22" cy="16" r="8" fill="#E58E78" fill-opacity=".5"/><circle cx="22" cy="16" r="8" fill="#E58E78" fill-opacity=".5"/>' + line({"smile": "M-9 23q9 8 18 0", "open": "M-7 22q7 11 14 0", "calm": "M-7 25q7 3 14 0"}[mood], "#8A4038", 3.2)
        if beard:
            o += path(curve("-36,8! -34,40 -20,66 0,78 20,66 34,40 36,8! 26,18 12,16! 0,24 -12,16! -26,18"), beard) + path(curve("-36,8! -34,40 -20,66 0,78! -14,56 -22,34 -26,14!"), lit(beard, .3), .7) + line("M-7 28q7 6 14 0", "#8A4038", 3)
    h, hl, hd = hatc, lit(hatc, .3), dim(hatc, .3)
    if hat == "straw":
        o += path(curve("-74,-22! -40,-34 0,-38 40,-34 76,-20! 50,-8 0,-16 -50,-10!"), hd) + path(curve("-74,-24! -40,-36 0,-40 40,-36 76,-22! 40,-24 0,-28 -40,-24!"), hl) + path(curve("-40,-30! -36,-64 -10,-74 16,-72 36,-58 40,-30! 0,-38"), h) + path(curve("-40,-30! -36,-64 -10,-74! -26,-54 -28,-32!"), hl, .8) + path(curve("-40,-36! 0,-46 40,-36! 40,-28 0,-38 -40,-28!"), hd)
    elif hat == "cap":
        o += path(curve("-44,-12! -48,-42 -22,-60 12,-58 40,-42 46,-18! 20,-26 -12,-24"), h) + path(curve("-44,-12! -48,-42 -22,-60 8,-58! -18,-44 -30,-22!"), hl, .8) + (path(curve("20,-26! 46,-26 66,-14 68,-8! 48,-10 30,-14!"), hd) if view == "side" else "")
    elif hat == "knit":
        o += path(curve("-42,-8! -46,-44 -20,-64 6,-66 32,-52 43,-10! 0,-22"), h) + path(curve("-42,-8! -46,-44 -20,-64! -26,-36 -26,-14!"), hl, .8) + path(curve("-46,-2! -48,-18 0,-30 48,-18 46,-2! 0,-14"), hd) + f'<circle cx="2" cy="-70" r="13" fill="{hl}"/>'
    elif hat == "kerchief":
        o += path(curve("-46,30! -56,-10 -44,-44 -8,-58 26,-50 40,-26! 24,-30 4,-26! -8,-8 -10,18! -20,34 -30,40!") if view == "side" else curve("-42,24! -50,-20 -30,-54 4,-57 36,-46 46,-12 42,24! 28,-12 0,-24 -28,-10!") if view == "front" else curve("-44,20! -46,-24 -24,-54 8,-56 38,-40 45,0 40,28! 16,62 0,66 -18,56!"), h) + path(curve("-46,10! -50,-24 -30,-52! -28,-20 -32,16!"), hl, .7)
    elif hat == "hood":
        o += path(curve("-50,52! -60,0 -52,-44 -16,-66 22,-58 40,-28! 22,-34 4,-30! -10,-14 -12,20! -14,44 -20,58!") if view == "side" else curve("-50,54! -58,-10 -36,-60 2,-72 40,-58 56,-8 48,54! 20,66 -20,66"), h) + path(curve("-50,50! -60,0 -52,-44 -16,-66! -34,-36 -40,10 -38,52!"), hl, .8)
        if view == "front":
            o += path(curve("-34,6 -30,-28 0,-42 30,-28 34,6 24,32 0,42 -24,32"), skin) + eye(-13, 0, 5) + eye(13, 0, 5) + line("M-8 22q8 7 16 0", "#8A4038", 3)
    elif hat == "felt":
        o += path(curve("-64,-26! -30,-34 0,-36 34,-36 66,-30! 44,-14 0,-18 -44,-12!"), hd) + path(curve("-38,-28! -36,-58 -20,-72! 0,-64 22,-74! 38,-56 40,-30! 0,-38"), h) + path(curve("-38,-28! -36,-58 -20,-72! -24,-50 -24,-30!"), hl, .8) + path(curve("-38,-36! 0,-46 40,-38! 40,-30 0,-38 -38,-28!"), BRICK)
    elif hat == "band":
        o += path(curve("-44,-14! -10,-34 26,-36 42,-22! 42,-14 26,-26 -8,-24 -42,-4!"), h)
    return o


def folk(x, y, h, flip=False, view="side", coat="#8A5A3C", legs="#4B4468", boot="#5C4334", skin=SKINS[0], hair="#4A3030", style="short", hat=None, hatc=OCHRE,
         near=((20, -215), (40, -170)), far=((30, -215), (56, -180)), near_over=True, lean=0, hem=-120, flare=1.14, step=34, apron=None, scarf=None, mood="smile", beard=None, hk=1.0, tilt=0,
         blink=False, haze=None, t=0, keep=(), hold_far="", hold_near="", back="", shadow=True, belly=1.0, hand=True, foot_y=(0, 0), over="", lite=False, legs_svg=""):
    """One person. near / far = (elbow, hand) of the arm towards us / away from us; hold_* are drawn with that hand;
    back is drawn on the back (side view: behind the body; back view: over it)."""
    s = -1 if flip else 1
    SH = lambda px, py: (s * (px + lean * max(0, -py - 100) / 200), py)

    def P(seq):
        return [(*SH(p[0], p[1]), *p[2:]) for p in seq]
    c, cd, cl = coat, dim(coat, .24), lit(coat, .3)
    o = path(curve([(-56, 0, 1), (0, -8), (70, -2), (104, 4, 1), (40, 12), (-30, 12)]), SHADOW, .3) if shadow and not legs_svg else ""
    b = belly
    if view == "side":
        fr = [(12, -300), (30 * b, -262), (34 * b, -215), (36 * b, -165), (40 * flare * b, hem)]
        bk = [(-20, -298), (-36, -258), (-34, -205), (-36 * flare, -160), (-44 * flare, hem)]
    else:
        fr = [(22, -300), (42, -258), (39 * b, -205), (42 * flare * b, -160), (50 * flare * b, hem)]
        bk = [(-22, -300), (-42, -258), (-39 * b, -205), (-42 * flare * b, -160), (-50 * flare * b, hem)]
    shoulder = SH(-4, -280)[:2] if view == "side" else None
    shN, shF = ((-6, -276), (8, -280)) if view == "side" else ((-34, -276), (34, -276))

    def arm(sh, ehp, col, wide=(36, 32, 24)):
        e, hd_ = ehp
        pts_ = P([sh, e, hd_])
        S = sample(pts_, 30 if lite else 14)
        hx, hy = pts_[-1][:2]
        q = f'<circle cx="{n(S[0][0],0)}" cy="{n(S[0][1],0)}" r="{n(wide[0]/2-1,0)}" fill="{col}"/>' + path(ribbon(S, list(wide), 0), col)
        if hand:
            ex, ey = S[-2]
            dx, dy = hx - ex, hy - ey
            L = math.hypot(dx, dy) or 1
            q = f'<circle cx="{n(hx+dx/L*8,0)}" cy="{n(hy+dy/L*8,0)}" r="13" fill="{skin}"/>' + q
        return q, S

    def leg(px, dy, col):
        hip, knee, ft = (px * .3, -150), (px * .75 + 3, -76), (px, -12 + dy)
        if view != "side":
            hip, knee = (px * .8, -150), (px * .95, -76)
        q = path(ribbon(sample(P([hip, knee, ft]), 60 if lite else 20), [40, 32, 26], 0), col)
        fx = px
        if view == "side":
            bt = [(fx - 17, -44 + dy, 1), (fx + 15, -44 + dy, 1), (fx + 18, -16 + dy), (fx + 40, -9 + dy), (fx + 43, 1 + dy, 1), (fx - 18, 1 + dy, 1)]
        else:
            k = 1 if px > 0 else -1
            bt = [(fx - 17, -44 + dy, 1), (fx + 17, -44 + dy, 1), (fx + 17 + 5 * k, -12 + dy), (fx + 20 + 6 * k, 1 + dy, 1), (fx - 20 + 6 * k, 1 + dy, 1), (fx - 17 + 5 * k, -12 + dy)]
        return q + path(curve(P(bt), prec=0), boot)
    if view == "side":
        o += (legs_svg or tint(leg(step * -.9, foot_y[1], dim(legs, .2)), SHADOW, .16)) + (back or "")
        q, S = arm(shF, far, dim(coat, .32))
        o += hold_far + q
        o += "" if legs_svg else leg(step, foot_y[0], legs)
    else:
        o += leg(-24, foot_y[0], legs) + leg(24, foot_y[1], dim(legs, .15))
        if view == "back" and not near_over:
            o += hold_near + arm(shN, near, coat)[0] + hold_far + arm(shF, far, cd)[0]
    F, B = P(fr), P(bk)
    body = [(*F[0], 1)] + F[1:-1] + [(*F[-1], 1), (*SH(0, hem + 10),), (*B[-1], 1)] + B[-2:0:-1] + [(*B[0], 1)]
    o += path(curve(body), c)
    L, R = (F, B) if F[2][0] < B[2][0] else (B, F)
    k = 1
    Ls = [(*L[0], 1)] + L[1:-1] + [(*L[-1], 1), (L[-1][0] + 11, L[-1][1] + 3, 1)] + [(p[0] + 10, p[1]) for p in L[-2:0:-1]]
    Rs = [(*R[0], 1)] + R[1:-1] + [(*R[-1], 1), (R[-1][0] - 22, R[-1][1] + 5, 1)] + [(p[0] - 20, p[1] + 6) for p in R[-2:0:-1]]
    o += path(curve(Rs), SHADOW, .2) + path(curve(Ls), cl, .8)
    if apron:
        if view == "side":
            A = [(16, -240), (36 * b, -215), (40 * b, -165), (44 * flare * b, hem + 14, 1), (0, hem + 18, 1), (-4, -180)]
        else:
            A = [(-24, -244, 1), (24, -244, 1), (32 * b, -180), (36 * flare, hem + 10, 1), (0, hem + 18), (-36 * flare, hem + 10, 1), (-32 * b, -180)]
        if view != "back":
            o += path(curve(P(A)), apron) + path(curve(P([(-38 if view != "side" else -34, -192, 1), (38, -196, 1), (38, -186, 1), (-38 if view != "side" else -34, -182, 1)])), dim(apron, .2))
        else:
            o += path(curve(P([(-40, -192, 1), (40, -192, 1), (40, -182, 1), (-40, -182, 1)])), apron) + path(curve(P([(0, -186, 1), (-24, -200), (-22, -176)])) + curve(P([(0, -186, 1), (24, -200), (22, -176)])) + curve(P([(-4, -184, 1), (-14, -140), (-6, -136), (2, -184, 1)])), apron)
    o += over
    if view == "back" and back:
        o += back
    # head
    hx, hy = SH(6 if view == "side" else 0, -345 - 42 * (hk - 1))
    hd = _head(view, skin, hair, style, hat, hatc, mood, beard, flip, blink)
    head = group(hd, t=f"translate({n(hx)} {n(hy)}) rotate({n(tilt*s)}) scale({n(s*hk, 2)} {n(hk, 2)})")
    collar = ""
    if scarf:
        collar = path(curve(P([(-28, -304), (0, -314), (28, -304), (32, -284), (0, -272), (-32, -284)])), scarf) + path(curve(P([(-28, -304), (0, -314), (24, -306), (0, -300), (-28, -292)])), lit(scarf, .25), .7)
    if view == "front":
        o += head + collar + arm_front(arm, shF, far, cd, hold_far) + arm_front(arm, shN, near, mix(c, cl, .2), hold_near)
    elif view == "back":
        o += head + collar
        if near_over:
            o += arm_front(arm, shF, far, cd, hold_far) + arm_front(arm, shN, near, mix(c, cl, .2), hold_near)
    else:
        o += head + collar
        q, S = arm(shN, near, mix(c, cl, .12))
        o += hold_near + q if lite else path(ribbon([(u + 5, v + 8) for u, v in S], [36, 32, 20], 0), SHADOW, .2) + hold_near + q + path(ribbon([(u - 9, v - 4) for u, v in S[:-1]], [8, 9, 5], 0), cl, .7)
    if haze:
        o = tint(o, haze, t, keep)
    k = h / 400
    return group(o, t=f"translate({n(x)} {n(y)}) scale({n(k, 3)})")


def arm_front(arm, sh, ehp, col, hold):
    q, S = arm(sh, ehp, col)
    return path(ribbon([(u + 4, v + 7) for u, v in S], [34, 30, 20], 0), SHADOW, .18) + hold + q


def barefoot(c="#7DB4DD", eyes="open", left=None, right=None):
    """A sprite on dry ground: two bare feet instead of the curl. left / right = points of an arm, in the sprite's box."""
    g = draw("sprite", c, False, eyes)
    head, tail = g.split("</circle>", 1) if "</circle>" in g else (g[:g.index("<path")], g[g.index("<path"):])
    ps = re.findall(r"<path[^>]*/>|<circle[^>]*/>", tail)
    l, d = mix(c, CREAM, .55), mix(c, INDIGO, .45)
    ps = ps[2:]
    arms = ps.pop() if (left or right) else ""
    legs = path(ribbon([(66, 160), (62, 186), (62, 204)], [24, 18, 15], 0), d) + path(ribbon([(94, 160), (97, 186), (97, 204)], [24, 18, 15], 0), mix(d, INDIGO, .2)) + path(curve("52,200! 60,194 70,198 71,208 66,213 46,213 44,207!"), c) + path(curve("88,200! 96,194 106,198 116,206 114,213 94,213 87,208!"), mix(c, d, .4)) + path(curve("52,200! 60,194 66,197! 56,201 47,208!"), l, .8)
    o = head + legs + "".join(ps)
    for a_, k in ((left, .05), (right, .3)):
        if a_:
            x_, y_ = pts(a_)[-1][:2]
            o += path(ribbon(sample(a_, 10), [19, 16, 15, 15], 0), mix(c, d, k)) + f'<circle cx="{n(x_,0)}" cy="{n(y_,0)}" r="9" fill="{mix(c, d, k)}"/>'
    return o


from motifs import LIB
LIB["barefoot"] = (barefoot, 160, 220, (80, 212))
import re
