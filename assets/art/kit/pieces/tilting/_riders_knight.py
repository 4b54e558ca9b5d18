"""Don Quixote: thin and long, steel blue dress, a barber's basin for a helmet. Hip at 0,0, looking right."""
from _riders_limbs import *

STEELS = ("#5B7FA8", "#3C5A80", "#B7CBDC")     # doublet, shade, light
PLATE, PLATED, PLATEL = "#A9BACA", "#7288A2", "#EAF0F2"
FACE, HAIRW, BASIN = "#EBC09C", "#EFE9E2", "#E0A94A"


def head(tilt=0, eye="open", plume="0,-94 -26,-124 -70,-130 -104,-108", pw=(10, 26, 26, 4), brow=0, basin=True):
    s = mix(FACE, VIOLET, .28)
    o = path(curve("-18,-10! -20,8 -16,22! 12,26 14,2!"), s)
    o += path(curve("-26,-8 -29,-30 -22,-54 0,-60 24,-54! 28,-42 29,-36! 38,-26 47,-15 45,-10 35,-9! 35,-2 30,8! 14,16 -8,10"), FACE)
    o += path(curve("-8,10! 14,16 30,8! 26,-2 16,-2 4,0 -10,-8!") + curve("12,-22! 22,-16 26,-8! 16,-6 10,-12"), s, .6)
    # ear, grey hair behind it
    o += path(curve("-14,-40! -30,-44 -36,-20 -38,4! -24,8 -14,0 -8,-14!"), mix(HAIRW, VIOLET, .3)) + path(curve("-14,-40! -30,-44 -36,-20 -38,4! -26,-6 -22,-24!"), HAIRW)
    o += path(curve("-10,-30 -3,-34 2,-27 -2,-17 -9,-16"), FACE) + line("M-7 -28q5 0 3 7", s, 2.4)
    # pointed beard, moustache turned up
    o += path(curve("8,2! 20,0 33,-2! 41,16 38,42! 30,34 16,24 6,12"), HAIRW) + path(curve("33,-2! 41,16 38,42! 34,26 28,10"), mix(HAIRW, VIOLET, .3))
    o += path(curve("18,-2! 30,-10 38,-7! 48,-5 58,-18! 58,-2 42,6 32,2!"), "#FBF7F0") + path(curve("30,-4! 18,-6 8,-2 2,-10! 4,4 18,10 30,2!"), "#FBF7F0")
    if eye == "open":
        o += f'<circle cx="20" cy="-31" r="4.2" fill="{INK}"/><circle cx="18.800" cy="-32.400" r="1.400" fill="{CREAM}"/>' + line(f"M11 {-41+brow}q8 {-6-brow/2:.0f} 17 {-brow}", HAIRW, 5)
    else:
        o += line("M13 -30q7 6 14 0", INK, 3.2) + line("M11 -41q8 -6 17 0", HAIRW, 5)
    o += f'<circle cx="14" cy="-14" r="8" fill="#E58E78" fill-opacity=".45"/>'
    if not basin:
        # a bald crown with a wisp
        o += path(curve("-29,-34! -30,-58 -8,-72 14,-66 27,-50! 26,-42! 10,-56 -14,-54!"), FACE) + path(curve("-29,-34! -30,-58 -8,-72! -20,-58 -20,-40!"), lit(FACE, .4), .8) + path(curve("-28,-40! -44,-56 -50,-74 -40,-84! -40,-66 -24,-54!"), HAIRW)
        return group(o, t=f"rotate({tilt})")
    # basin: bowl, dent, wide rim
    o += streams(plume, pw, TULIP, lit(TULIP, .28)) if plume else ""
    o += path(curve("-36,-50! -38,-80 -14,-100 12,-100 36,-82 40,-52!"), BASIN) + path(curve("40,-52! 36,-82 12,-100! 20,-84 22,-66 20,-50!"), dim(BASIN, .28), .7) + path(curve("-36,-50! -38,-80 -14,-100! -24,-84 -26,-66 -24,-50!"), "#FBE09A") + path(curve("2,-78 12,-80 16,-70 8,-64 0,-68"), dim(BASIN, .2), .7)
    o += path(curve("-56,-44! -20,-58 24,-60 64,-48! 50,-36 8,-42 -38,-34!"), dim(BASIN, .3)) + path(curve("-56,-45! -20,-59 24,-61 64,-49! 40,-47 0,-50 -38,-40!"), "#F3C768")
    return group(o, t=f"rotate({tilt})")


def leg(thigh=52, shin=-6, toe=72, far=False):
    """From the hip: puffed hose, then a steel greave and a stirrup."""
    c, d, l = (STEELS[1], dim(STEELS[1], .25), STEELS[0]) if far else STEELS
    P = chain(-4, -6, ((96, thigh), (98, shin)))
    o = limb(P, ((0, 0, 26, 24), (0, .4, 27, 25), (0, .8, 20, 18), (1, 0, 17, 18), (1, .3, 19, 14), (1, .7, 13, 11), (1, 1, 11, 11)), "#33486A" if not far else "#26364F", 1, None if far else "#5F7698", dim("#33486A", .35), 0)
    kx, ky = P[1]
    ax, ay = P[2]
    # greave
    G = [P[1], P[2]]
    o += limb([(kx + (ax - kx) * .12, ky + (ay - ky) * .12), (ax, ay)], ((0, 0, 18, 17), (0, .35, 19, 13), (0, .75, 13, 11), (0, 1, 12, 12)), PLATED if far else PLATE, 1, None if far else PLATEL, PLATED)
    o += path(curve([(kx - 20, ky - 6), (kx - 4, ky - 20), (kx + 18, ky - 12), (kx + 20, ky + 8), (kx + 2, ky + 16), (kx - 14, ky + 10)]), PLATED if far else PLATE) + path(curve([(kx - 20, ky - 6), (kx - 4, ky - 20), (kx + 12, ky - 14, 1), (kx - 2, ky - 6), (kx - 14, ky + 8, 1)]), PLATEL, .9 if not far else .3)
    # shoe and stirrup
    F = turn([(-12, -10, 1), (12, -10, 1), (20, 0), (44, 6), (46, 14, 1), (-14, 14, 1)], 72 - toe)
    o += path(curve([(ax + p[0], ay + p[1] + 6, *p[2:]) for p in F]), "#4A3A3C")
    o += line(f"M{n(ax+6,0)} {n(ay-14,0)}l-4 32h34l-4 -10", "#C9A04C", 3.4) if not far else ""
    # puffed hose with slashes
    hx, hy = (P[1][0] - P[0][0]) * .34, (P[1][1] - P[0][1]) * .34
    puff = group(path(curve("-34,-16 -20,-34 12,-36 44,-26 58,-6 48,20 16,30 -20,26 -36,8"), c) + path(curve("-16,-34! -8,-10 -14,26! -2,28! 6,0 0,-36!") + curve("22,-34! 34,-8 28,28! 40,24! 48,0 36,-30!"), l, .9) + path(curve("48,20 16,30 -20,26! 10,18 44,6 58,-6!"), d, .5), t=f"translate({n(hx*.5,0)} {n(hy*.5-3,0)}) rotate({n(90-thigh-44,0)})")
    return o + puff


def lance(x, y, q, fore=300, aft=150, wave=1, w=9):
    """x,y the hand; q degrees above the level."""
    o = path(f"M{-aft} -5L{fore} -3V3L{-aft} 6z", "#8A5E3A") + path(f"M{-aft} -5L{fore} -3V-.5L{-aft} 0z", "#D8A56B") + path(f"M{-aft} -6l-8 0v13l8 0z", "#6B4A36")
    o += path("".join(f"M{k} -5l10 0 8 10 -10 0z" for k in range(40, int(fore) - 40, 34)), TULIP, .8)
    o += path(curve("16,-22! 36,-12 60,-5! 60,5! 36,12 16,22! 10,0"), PLATED) + path(curve("16,-22! 36,-12 60,-5! 60,-1! 30,-3 12,-6!"), PLATEL)
    o += path(f"M{fore} -9L{fore+54} 0L{fore} 9L{fore+8} 0z", "#7C92A8") + path(f"M{fore} -9L{fore+54} 0H{fore+8}z", "#F4F7F8")
    return group(o, t=f"translate({n(x)} {n(y)}) rotate({n(-q)})")


def at_lance(x, y, q, k):
    t = math.radians(q)
    return x + math.cos(t) * k, y - math.sin(t) * k


def pennant(x, y, spec, c=TULIP):
    P = [(x + p[0], y + p[1], *p[2:]) for p in pts(spec)]
    m = len(P) // 2
    return path(curve(P), c) + path(curve(P[:m] + [(p[0] * .5 + q[0] * .5, p[1] * .5 + q[1] * .5, *p[2:]) for p, q in zip(P[:m][::-1], P[m:])]), lit(c, .25), .8)


def arm(sh, elbow, hand, far=False, s=1):
    c, d, l = (STEELS[1], dim(STEELS[1], .25), STEELS[0]) if far else STEELS
    P = [sh, elbow, hand]
    o = limb(P, ((0, .1, 20, 19), (0, .5, 19, 17), (0, .9, 15, 15), (1, .1, 15, 15), (1, .5, 15, 12), (1, .86, 10, 10)), c, s, None if far else l, d, 1)
    # gauntlet: a flared cuff and a closed fist
    q = math.degrees(math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]))
    g, gd, gl = (PLATED, dim(PLATED, .25), PLATE) if far else (PLATE, PLATED, PLATEL)
    G = lambda sp: curve([(hand[0] + p[0], hand[1] + p[1], *p[2:]) for p in turn(pts(sp), q)])
    o += path(G("-34,-18! -14,-12 -6,-14! -6,14! -16,12 -34,17!"), gd) + path(G("-34,-18! -14,-12 -6,-14! -6,-3! -32,-4!"), gl)
    o += path(G("-10,-12! 4,-17 16,-13 19,0 15,13 2,16 -10,12!"), g) + path(G("-10,-12! 4,-17 16,-13! 8,-8 -2,-3 -10,-2!"), gl) + line(G("4,4! 12,4 18,2!").replace("z", "") + G("2,10! 10,10 15,8!").replace("z", ""), gd, 2.4)
    if not far:
        x, y = sh
        o += path(curve([(x - 26, y + 14), (x - 28, y - 10), (x - 8, y - 24), (x + 16, y - 18), (x + 26, y + 4), (x + 20, y + 18, 1), (x - 4, y + 8), (x - 22, y + 22, 1)]), PLATE) + path(curve([(x - 22, y + 22, 1), (x - 28, y + 6), (x - 26, y - 12), (x - 8, y - 24), (x + 8, y - 22, 1), (x - 10, y - 10), (x - 18, y + 4)]), PLATEL)
    return o


def torso():
    c, d, l = STEELS
    o = path(curve("-30,8! -34,-40 -40,-86 -28,-122! -8,-134 16,-130 28,-116! 36,-86 30,-44 28,10! 0,18"), c)
    # breastplate with a ridge
    o += path(curve("-12,-126! 14,-130 28,-116! 44,-86 40,-48 26,-30! 4,-26 -22,-34! -14,-80"), PLATE) + path(curve("28,-116! 44,-86 40,-48 26,-30! 16,-30! 24,-60 22,-96!"), PLATED, .8) + path(curve("-12,-126! 2,-129 8,-128! -2,-90 -6,-60 -10,-31! -22,-34! -14,-80"), PLATEL)
    o += path(curve("-30,8! -34,-40 -40,-86 -28,-122! -22,-90 -24,-40 -18,12!"), l, .85)
    o += path("M-33 -26Q0 -14 30 -24V-12Q0 -2 -33 -14z", "#5A3F30") + path("M4 -20h14v11h-14z", LAMP)
    o += path(curve("-24,-116! -16,-136 10,-138 24,-120! 0,-108"), "#EFE9E2") + path(curve("24,-120! 10,-138! 10,-124 4,-112!"), mix("#EFE9E2", VIOLET, .3))
    return o


CAPE, CAPEL, CAPED = "#2B4C85", "#7FA0C8", "#1F3560"


def cape(spec, fold=None):
    """spec closed, from the shoulder along the upper edge and back along the lower one."""
    P = pts(spec)
    o = path(curve(spec), CAPE)
    m = len(P) // 2
    up = P[:m + 1]
    o += path(curve(up + [(p[0] + 4, p[1] + 14 - 10 * i / m, *p[2:]) for i, p in enumerate(up[::-1])][1:]), CAPEL, .95)
    if fold:
        o += path(curve(fold), CAPED, .85)
    return o


def knight(lean=0, tilt=0, eye="open", near=((-30, -60), (30, -56)), far=((40, -70), (90, -60)), thigh=52, shin=-6, toe=72, plume=None, pw=(10, 26, 26, 4),
           cape_=None, fold=None, held="", held_far="", at=(-2, -302), nose=(6, -140), brow=0):
    """All arm points are in the frame of the picture's rider, that is before the lean; held is drawn under the near hand."""
    R = lambda P: turn(P, lean)
    sN, sF = R([(-14, -121)])[0], R([(13, -122)])[0]
    hx, hy = R([nose])[0]
    o = ""
    if cape_:
        o += cape(cape_, fold)
    o += arm(sF, far[0], far[1], True) + held_far
    o += group(torso(), t=f"rotate({n(lean)}) scale(.94 1.14)")
    kw = dict(plume=plume) if plume is not None else {}
    o += group(head(tilt, eye, pw=pw, brow=brow, **kw), t=f"translate({n(hx)} {n(hy)})")
    o += leg(thigh, shin, toe)
    o += held + arm(sN, near[0], near[1])
    return group(o, t=f"translate({n(at[0])} {n(at[1])})"), group(leg(thigh + 8, shin + 14, toe, True), t=f"translate({n(at[0]+14)} {n(at[1]+4)})")
