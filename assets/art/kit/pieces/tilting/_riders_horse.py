"""Rocinante: a lean white horse, 300 at the withers, looking right. Feet at 0,0 below the middle of the barrel."""
from _riders_limbs import *

WHITE = "#DAD2CC"
# angles: fore = upper arm, forearm, cannon, pastern; hind = thigh, gaskin, cannon, pastern
STAND = dict(fn=(-33, 2, 0, 30), ff=(-30, 6, 2, 30), hn=(21, -29, 5, 28), hf=(27, -24, 8, 28))
FORE = ((0, .4, 26, 8), (0, .7, 28, 16), (1, 0, 24, 22), (1, .3, 20, 18), (1, .62, 13, 13), (1, .9, 11, 12), (2, .04, 11, 12), (2, .2, 9, 8), (2, .62, 8, 7), (2, .92, 11, 9), (3, .08, 11, 9), (3, .5, 8, 7), (3, .92, 10, 10))
HIND = ((0, .16, 40, 40), (0, .55, 44, 42), (1, 0, 46, 30), (1, .3, 32, 20), (1, .6, 18, 14), (1, .88, 14, 11), (2, .02, 15, 11), (2, .18, 11, 10), (2, .6, 8, 8), (2, .92, 11, 9), (3, .1, 11, 9), (3, .5, 8, 7), (3, .92, 10, 10))


def horse(gait, pitch=0, rise=0, neck=40, nod=52, ears=-8, tail="-142,-268 -186,-262 -206,-196 -192,-120", tw=(20, 40, 46, 34, 4), mane=0, c=WHITE, eye_open=True, mouth=False,
          cloth="#2F4A78", hem=LAMP, rider="", behind="", loose_rein=0, hand=(92, -372)):
    """gait: leg angles as in STAND; pitch raises the forehand (degrees); neck and nod are angles above / below the level."""
    d, l, vi, hair, hf = mix(c, VIOLET, .42), "#FBF5EA", mix(c, VIOLET, .62), "#6B5A6E", "#4A3E4E"
    T = lambda P: [(p[0], p[1] + rise, *p[2:]) for p in turn(P, -pitch, (0, -220))]
    sh, hip = T([(124, -236)])[0], T([(-104, -258)])[0]
    near, far = {}, ""
    for key, at, segs, st in (("fn", sh, (62, 84, 60, 33), FORE), ("ff", sh, (62, 84, 60, 33), FORE), ("hn", hip, (82, 98, 70, 33), HIND), ("hf", hip, (82, 98, 70, 33), HIND)):
        q = gait[key]
        P = chain(*at, list(zip(segs, q)))
        if key[1] == "f":
            P = [(x + 9, y - 2) for x, y in P]
            far += limb(P, st, vi, 1, mix(vi, l, .18)) + hoof(*P[-1], q[3], 20, 19, dim(hf, .15))
        else:
            near[key] = limb(P, st, c, 1, l, d, 3) + hoof(*P[-1], q[3], 20, 19, hf)
    # neck and head: the poll is found from the neck's angle
    base = T([(92, -296)])[0]
    t = math.radians(neck)
    poll = (base[0] + 128 * math.cos(t), base[1] - 128 * math.sin(t))
    H = lambda P: [(p[0] + poll[0], p[1] + poll[1], *p[2:]) for p in turn(P, nod)]
    throat, chin = H([(6, 48)])[0], T([(136, -212)])[0]
    wither = T([(70, -304)])[0]
    nx, ny = -math.sin(t), -math.cos(t)
    crest = (base[0] + 66 * math.cos(t) + nx * 16, base[1] - 66 * math.sin(t) + ny * 16)
    under = (throat[0] * .5 + chin[0] * .5 + nx * 7 - 6, throat[1] * .5 + chin[1] * .5 + ny * 7)
    tailP = T(pts(tail))
    o = behind + far
    o += streams([p[:2] for p in tailP], tw, hair, "#8F7E8E")
    # trunk
    top = T([(70, -304), (40, -290), (0, -280), (-46, -286), (-94, -300), (-130, -284), (-152, -250)])
    bot = T([(-146, -216), (-100, -190), (-62, -184), (-20, -166), (30, -158), (80, -162), (116, -178), (142, -206)])
    o += path(curve([(*p[:2],) for p in top + bot] + [(*chin, ), under, (*throat, 1), (*poll, 1), crest]), c)
    # belly in shade, ribs, hollow of the flank
    o += path(curve([(*T([(-104, -190)])[0], 1)] + T([(-60, -206), (0, -190), (60, -186)]) + [(*T([(118, -178)])[0], 1)] + T([(80, -162), (30, -158), (-20, -166), (-62, -184)])), d, .75)
    for x, y in ((-22, -250), (2, -246), (26, -244)):
        R = T([(x, y, 1), (x + 9, y + 26), (x + 7, y + 58, 1), (x + 2, y + 30)])
        o += path(curve(R), d, .5)
    o += path(curve(T([(-66, -262, 1), (-52, -236), (-60, -204, 1), (-74, -226)])), d, .5)
    # light along back and crest
    back = T([(-152, -250, 1), (-130, -284), (-94, -300), (-46, -286), (0, -280), (40, -290), (70, -304)]) + [crest, (*poll, 1)]
    low = [(crest[0] + 16 * math.cos(t + .6), crest[1] + 16)] + T([(66, -284), (38, -274), (0, -266), (-46, -270), (-92, -284), (-124, -270), (-142, -246, 1)])
    o += path(curve(back + low), l, .9)
    # shade under the throat
    o += path(curve([(*throat, 1), under, (*chin, 1), (chin[0] - 22, chin[1] - 16), (under[0] - 20, under[1] - 2)]), d, .7)
    o += near["hn"] + near["fn"]
    # mane: a row of locks from the poll to the withers, thrown back by the wind (mane 0..1)
    M = []
    m = 7
    for i in range(m + 1):
        k = i / m
        u = 1 - k
        px = u * u * poll[0] + 2 * u * k * crest[0] + k * k * wither[0]
        py = u * u * poll[1] + 2 * u * k * (crest[1] - 3) + k * k * wither[1]
        M.append((px, py))
    locks = [(*M[0], 1)] + [(x, y - 5) for x, y in M[1:-1]] + [(*M[-1], 1)]
    for i in range(m, 0, -1):
        x, y = (M[i][0] + M[i - 1][0]) / 2, (M[i][1] + M[i - 1][1]) / 2
        L = (40 - 12 * abs(i - 4) / 4) * (1 + .5 * mane)
        a = math.radians(78 + 104 * mane + (i % 2) * 10 - 6)
        locks += [(x + math.cos(a) * L, y + math.sin(a) * L, 1), (x + math.cos(a) * L * .3 - 5, y + math.sin(a) * L * .3 + 4)]
    mane_d = path(curve(locks), hair)
    # head
    h = path(curve(H([(-6, -2, 1), (0, -30), (-6, -48, 1), (12, -36), (16, -12, 1)])), d)
    h += path(curve(H([(-8, 4, 1), (8, -14), (32, -15), (62, -9), (96, -5), (114, -2), (124, 10), (122, 24), (112, 34), (92, 34), (70, 32), (52, 44), (30, 56), (6, 50, 1)])), c)
    h += path(curve(H([(-8, 4, 1), (8, -14), (32, -15), (62, -9), (96, -5), (114, -2, 1), (92, 4), (60, 2), (30, -2), (6, 8, 1)])), l, .9)
    h += path(curve(H([(6, 50, 1), (30, 56), (52, 44), (70, 32), (92, 34, 1), (66, 24), (50, 34), (30, 44)])), d, .7)
    h += path(curve(H([(100, -3, 1), (116, -1), (124, 10), (122, 24), (112, 34), (96, 34, 1), (102, 16)])), mix("#C9A9A4", d, .3))
    h += path(curve(H([(110, 6, 1), (117, 8), (115, 14, 1), (111, 11)])), INK, .8)
    h += line("M{:.0f} {:.0f}Q{:.0f} {:.0f} {:.0f} {:.0f}".format(*[v for p in H([(121, 24), (108, 28), (98, 24)]) for v in p[:2]]), "#6B4A54", 3)
    if mouth:
        h += path(curve(H([(120, 22, 1), (100, 22), (92, 28, 1), (106, 40), (118, 36, 1)])), "#7A3F44")
    ex, ey = H([(38, 6)])[0][:2]
    if eye_open:
        h += f'<circle cx="{n(ex)}" cy="{n(ey)}" r="5.4" fill="{INK}"/><circle cx="{n(ex-1.6)}" cy="{n(ey-1.8)}" r="1.7" fill="{CREAM}"/>'
    else:
        e = H([(29, 5), (38, 13), (47, 6)])
        h += line("M{:.0f} {:.0f}Q{:.0f} {:.0f} {:.0f} {:.0f}".format(*[v for p in e for v in p[:2]]), INK, 3.6)
    # bridle
    seg = lambda *P: "M" + "L".join(f"{n(p[0],0)} {n(p[1],0)}" for p in H(P))
    h += line(seg((74, -8), (80, 33)) + seg((80, 16), (20, 8)) + seg((10, -14), (20, 8), (26, 54)), "#7A3F2E", 5)
    h += path(curve(H([(0, -6, 1), (-6, -30), (-18, -52, 1), (8, -42), (12, -14, 1)])), c) + path(curve(H([(0, -10, 1), (-5, -30), (-15, -47, 1), (2, -36), (5, -14, 1)])), "#C9A9A4", .8)
    h += path(curve(H([(-6, -6, 1), (14, -22), (40, -20, 1), (28, -6), (46, 0, 1), (22, 0), (10, 8)])), hair)
    o += mane_d + h
    # cloth and saddle, laid over the back
    K = lambda sp: curve(T(pts(sp)))
    o += path(K("-66,-286! -40,-282 0,-276 40,-284 58,-294! 62,-250 54,-206! 0,-192 -52,-204! -66,-240"), cloth) + path(K("-66,-286! -40,-282 0,-276 40,-284 58,-294! 60,-280! 0,-262 -66,-272!"), lit(cloth, .3))
    o += path(K("58,-294! 62,-250 54,-206! 34,-200! 40,-250 36,-284!"), SHADOW, .2)
    z = T([(-58, -216), (56, -216), (54, -206), (0, -192), (-52, -204)])
    zig = "M{:.0f} {:.0f}".format(*z[0][:2])
    P = T([(x, -206 + 13 * (1 - (x / 56) ** 2) + (13 if i % 2 else 0)) for i, x in enumerate(range(-56, 57, 8))])
    o += path(zig + "".join(f"L{n(p[0],0)} {n(p[1],0)}" for p in P) + "L{:.0f} {:.0f}".format(*z[1][:2]) + "Q{:.0f} {:.0f} {:.0f} {:.0f}z".format(*T([(0, -204)])[0], *z[0][:2]), hem)
    o += path(K("-44,-286! -36,-306 -22,-300 0,-290 26,-298 36,-314! 46,-304 46,-288! 0,-272"), "#6A3F30") + path(K("-44,-286! -36,-306 -22,-300 -10,-294! -30,-290 -38,-282!"), "#A97050")
    # rein from the bit to the hand
    bx, by = H([(84, 26)])[0][:2]
    rx, ry = hand
    sag = 18 + loose_rein
    rein = line(f"M{n(bx,0)} {n(by,0)}Q{n((bx+rx)/2,0)} {n((by+ry)/2+sag,0)} {n(rx,0)} {n(ry,0)}", "#7A3F2E", 4)
    return o + rein + rider, T, H
