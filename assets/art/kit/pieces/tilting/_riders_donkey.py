"""The grey donkey: round, 215 at the withers, big ears, looking left. Feet at 0,0 below the middle of the barrel.
Point lists are written nose to the right and mirrored, so that the light stays on the left."""
from _riders_limbs import *

GREY = "#8E7F80"
STAND = dict(fn=(-33, 2, 0, 26), ff=(-28, 6, 2, 26), hn=(22, -28, 6, 24), hf=(28, -22, 8, 24))
FORE = ((0, .4, 24, 10), (0, .7, 26, 18), (1, 0, 23, 20), (1, .34, 18, 16), (1, .7, 13, 13), (2, 0, 14, 15), (2, .22, 11, 10), (2, .66, 10, 9), (2, .94, 12, 10), (3, .4, 9, 9), (3, .92, 12, 11))
HIND = ((0, .16, 34, 34), (0, .55, 38, 36), (1, 0, 40, 28), (1, .3, 30, 19), (1, .62, 18, 14), (1, .9, 15, 13), (2, .04, 15, 12), (2, .3, 11, 10), (2, .66, 10, 9), (2, .94, 12, 10), (3, .4, 9, 9), (3, .92, 12, 11))


def donkey(gait, pitch=0, rise=0, neck=34, nod=46, ears=(18, 40), tail="-110,-184 -136,-166 -142,-130 -140,-104", c=GREY, eye_open=True, wide=False, mouth=False, teeth=False,
           cloth=OCHRE, rider="", behind="", hand=(60, -250), sag=14, bags=True):
    d, l, vi, hair, hf, pale = mix(c, VIOLET, .45), lit(c, .42), mix(dim(c, .1), VIOLET, .6), "#4A3C48", "#3B2E3E", "#D9CBBD"
    T = lambda P: [(p[0], p[1] + rise, *p[2:]) for p in turn(P, -pitch, (0, -150))]
    X = lambda P: [(-p[0], p[1], *p[2:]) for p in P]
    C = lambda P: curve(X(P))
    sh, hip = X(T([(86, -166), (-76, -176)]))
    near, far = {}, ""
    for key, at, segs, st in (("fn", sh, (48, 62, 46, 25), FORE), ("ff", sh, (48, 62, 46, 25), FORE), ("hn", hip, (58, 68, 50, 24), HIND), ("hf", hip, (58, 68, 50, 24), HIND)):
        q = gait[key]
        P = chain(*at, list(zip(segs, q)), -1)
        if key[1] == "f":
            P = [(x - 9, y - 2) for x, y in P]
            far += limb(P, st, vi, -1) + hoof(*P[-1], q[3], 24, 19, dim(hf, .15), -1, 26)
        else:
            near[key] = limb(P, st, c, -1, l, d, 3) + hoof(*P[-1], q[3], 24, 19, hf, -1, 26)
    base = T([(66, -200)])[0]
    t = math.radians(neck)
    poll = (base[0] + 92 * math.cos(t), base[1] - 92 * math.sin(t))
    H = lambda P: [(p[0] + poll[0], p[1] + poll[1], *p[2:]) for p in turn(P, nod)]
    throat, chest = H([(4, 52)])[0], T([(104, -150)])[0]
    nx, ny = -math.sin(t), -math.cos(t)
    crest = (base[0] + 46 * math.cos(t) + nx * 11, base[1] - 46 * math.sin(t) + ny * 11)
    under = (throat[0] * .5 + chest[0] * .5 + nx * 5 - 5, throat[1] * .5 + chest[1] * .5 + ny * 5)
    tp = X(T(pts(tail)))
    o = behind + far
    S = sample([p[:2] for p in tp], 10)
    o += path(ribbon(S, [15, 10, 7, 6], 0), d)
    ex, ey = S[-1]
    px, py = S[-2]
    q = math.degrees(math.atan2(ey - py, ex - px)) - 90
    o += group(path(curve("-4,-10! -14,14 -8,34 2,46! 14,30 12,8 4,-10!"), hair), t=f"translate({n(ex)} {n(ey)}) rotate({n(q)})")
    top = T([(58, -212), (26, -202), (-10, -200), (-56, -208), (-92, -198), (-114, -168)])
    bot = T([(-112, -138), (-76, -120), (-40, -100), (0, -90), (44, -94), (80, -110), (100, -130)])
    o += path(C([p[:2] for p in top + bot] + [chest, under, (*throat, 1), (*poll, 1), crest]), c)
    o += path(C([(*T([(-80, -124)])[0], 1)] + T([(-40, -116), (0, -108), (50, -112)]) + [(*T([(92, -120)])[0], 1)] + T([(44, -94), (0, -90), (-40, -100)])), mix(pale, c, .25))
    # light along back and crest, dark cross on the shoulder, shade under the throat
    low = [(crest[0] + 12, crest[1] + 14)] + T([(52, -196), (24, -188), (-10, -186), (-56, -194), (-88, -184), (-106, -162, 1)])
    o += path(C(T([(-114, -168, 1), (-92, -198), (-56, -208), (-10, -200), (26, -202), (58, -212)]) + [crest, (*poll, 1)] + low), l, .9)
    o += path(C([(*throat, 1), under, (*chest, 1), (chest[0] - 20, chest[1] - 8), (under[0] - 20, under[1] - 4)]), d, .8)
    o += near["hn"] + near["fn"]
    o += path(C(T([(52, -212, 1), (62, -209, 1), (70, -170), (66, -146, 1), (60, -170)])), hair, .55)
    # upright mane
    M = []
    m = 7
    for i in range(m + 1):
        k = i / m
        u = 1 - k
        M.append((u * u * poll[0] + 2 * u * k * crest[0] + k * k * base[0], u * u * poll[1] + 2 * u * k * (crest[1] - 2) + k * k * base[1]))
    L = [(*M[0], 1)]
    for i in range(m):
        x, y = (M[i][0] + M[i + 1][0]) / 2, (M[i][1] + M[i + 1][1]) / 2
        L += [(x + nx * 17 - 5, y + ny * 17 - 3, 1), (M[i + 1][0] + nx * 4, M[i + 1][1] + ny * 4, 1)]
    o += path(C(L + [(crest[0] - nx * 10, crest[1] - ny * 10)]), hair)
    # head
    E = lambda a, x: turn([(x - 9, -4, 1), (x - 15, -44), (x - 2, -92, 1), (x + 13, -48), (x + 10, -4, 1)], -a, (x, -4))
    e2, e1 = ears
    h = path(C(H(E(e2, 16))), d)
    h += path(C(H([(-10, 2), (4, -16), (30, -20), (58, -12), (84, -8), (104, -4), (114, 10), (112, 28), (100, 38), (80, 36), (60, 40), (36, 56), (8, 56, 1)])), c)
    h += path(C(H([(-10, 2), (4, -16), (30, -20), (58, -12), (84, -8, 1), (58, 0), (30, -6), (4, 4, 1)])), l, .8)
    h += path(C(H([(8, 56, 1), (36, 56), (60, 40), (80, 36, 1), (58, 28), (36, 42)])), d, .8)
    h += path(C(H([(82, -8, 1), (104, -5), (115, 10), (113, 28), (100, 39), (78, 37, 1), (70, 24), (74, 4)])), pale) + path(C(H([(100, 2, 1), (108, 6), (106, 14, 1), (101, 9)])), INK, .75)
    if mouth:
        h += path(C(H([(112, 24, 1), (92, 22), (76, 28, 1), (88, 46), (106, 46, 1)])), "#7A3F44") + (path(C(H([(110, 25, 1), (92, 23), (80, 27, 1), (92, 31), (110, 32, 1)])), CREAM) if teeth else "")
        h += path(C(H([(76, 30, 1), (88, 47), (106, 46, 1), (106, 53), (86, 55), (70, 40)])), pale)
    else:
        P = X(H([(112, 26), (98, 30), (86, 25)]))
        h += line("M{:.0f} {:.0f}Q{:.0f} {:.0f} {:.0f} {:.0f}".format(*[v for p in P for v in p[:2]]), "#6B4A54", 3.2)
    ox, oy = X(H([(36, 8)]))[0][:2]
    h += path(C(H([(20, 6), (34, -6), (50, 4), (46, 18), (30, 20)])), pale, .9)
    if wide:
        h += f'<circle cx="{n(ox)}" cy="{n(oy)}" r="10" fill="{CREAM}"/><circle cx="{n(ox-2)}" cy="{n(oy)}" r="5.6" fill="{INK}"/><circle cx="{n(ox-4)}" cy="{n(oy-2)}" r="1.800" fill="{CREAM}"/>'
    elif eye_open:
        h += f'<circle cx="{n(ox)}" cy="{n(oy)}" r="5.6" fill="{INK}"/><circle cx="{n(ox-1.7)}" cy="{n(oy-1.9)}" r="1.800" fill="{CREAM}"/>'
    else:
        P = X(H([(26, 8), (36, 15), (46, 7)]))
        h += line("M{:.0f} {:.0f}Q{:.0f} {:.0f} {:.0f} {:.0f}".format(*[v for p in P for v in p[:2]]), INK, 3.6)
    seg = lambda *P: "M" + "L".join(f"{n(p[0],0)} {n(p[1],0)}" for p in X(H(P)))
    h += line(seg((70, -10), (74, 37)) + seg((71, 14), (18, 10)) + seg((8, -16), (18, 10), (22, 56)), "#7A4A2E", 5)
    h += path(C(H(E(e1, 0))), c) + path(C(H(turn([(-4, -10, 1), (-9, -44), (-2, -80, 1), (6, -46), (5, -10, 1)], -e1, (0, -4)))), "#C9A096", .85)
    h += path(C(H([(-8, -2, 1), (0, -22), (14, -20), (34, -30, 1), (26, -12), (12, 0)])), hair)
    o += h
    # blanket and saddlebag
    K = lambda sp: C(T(pts(sp)))
    o += path(K("-62,-208! -20,-202 20,-202 50,-212! 54,-170 46,-132! 0,-122 -50,-134! -60,-168"), cloth) + path(K("-62,-208! -20,-202 20,-202 50,-212! 52,-196! 20,-188 -20,-188 -61,-194!"), lit(cloth, .35)) + path(K("-62,-208! -60,-168 -50,-134! -34,-130! -42,-170 -42,-206!"), SHADOW, .18)
    o += path(K("-58,-156! 0,-146 52,-158! 51,-146! 0,-134 -55,-144!"), BRICK)
    o += line("".join("M{:.0f} {:.0f}v12".format(*X(T([(x, -126 - abs(x) * .14)]))[0][:2]) for x in range(-44, 48, 11)), dim(cloth, .2), 4)
    if bags:
        o += path(K("-52,-206! -72,-200 -78,-196! -84,-150 -74,-132! -56,-124 -36,-132! -34,-176 -40,-204!"), "#B98A58") + path(K("-40,-204! -34,-176 -36,-132! -46,-128! -48,-170 -50,-204!"), lit("#B98A58", .45)) + path(K("-74,-196! -56,-190 -38,-196! -38,-176! -56,-162 -77,-172!"), "#8A5E3C") + path(K("-60,-172! -52,-172! -52,-160! -60,-160!"), LAMP)
    bx, by = X(H([(76, 24)]))[0][:2]
    rx, ry = -hand[0], hand[1]
    o += line(f"M{n(bx,0)} {n(by,0)}Q{n((bx+rx)/2,0)} {n((by+ry)/2+sag,0)} {n(rx,0)} {n(ry,0)}", "#7A4A2E", 4.4)
    return o + rider, (lambda P: X(T(P)))
