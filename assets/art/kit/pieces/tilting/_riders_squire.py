"""Sancho Panza: round and short, brick red dress, a wide hat. Hip at 0,0, looking left."""
from _riders_limbs import *

RED, REDD, REDL = "#B04A34", "#7C3230", "#E0906C"
FACE, BEARD, HAT = "#E8B48C", "#4A322E", "#6A4632"
TROUS = "#5E4A6A"


def head(tilt=0, eye="open", mouth="calm", hat=(0, 0, 0), with_hat=True):
    s = mix(FACE, VIOLET, .28)
    o = path(curve("26,-10! 26,12 16,20! -14,20 -18,-2!"), s)
    o += path(curve("34,-26 32,-48 12,-60 -12,-58 -30,-46 -34,-28 -34,-8 -22,10 4,16 28,4"), FACE) + path(curve("12,-60! 32,-48 34,-26 28,4! 20,-10 22,-36"), s, .6)
    # hair at the back, ear, stubbly beard
    o += path(curve("10,-58! 36,-52 42,-26 36,-4! 26,-4 18,-12! 22,-30 16,-44!"), BEARD)
    o += path(curve("18,-30 11,-34 5,-26 9,-15 17,-15"), FACE) + line("M14 -27q-6 0 -3 8", s, 2.6)
    o += path(curve("20,-14! 14,-4 2,-6 -10,-6! -24,-2 -36,-8! -38,8 -22,24 4,26 26,12 32,-6!"), BEARD) + path(curve("-36,-8! -38,8 -22,24! -28,10 -26,-2!"), lit(BEARD, .22), .9)
    o += path(curve("-28,-48! -18,-64 12,-66 32,-52! 38,-40 32,-34! 18,-46 -6,-50!"), BEARD) + path(curve("-28,-48! -18,-64 4,-66! -8,-56 -14,-50!"), lit(BEARD, .22))
    # nose, moustache, mouth
    o += path(curve("-30,-34! -44,-32 -50,-22 -44,-14 -34,-14!"), "#DE9A78") + path(curve("-30,-34! -44,-32 -49,-24! -40,-26 -32,-24!"), "#F0BC98", .9)
    o += path(curve("-44,-14! -34,-18 -22,-14 -8,-14 2,-8! -14,-4 -26,-6 -40,-2!"), lit(BEARD, .1))
    if mouth == "open":
        o += path(curve("-32,-2! -20,-4 -10,0! -12,12 -20,15 -30,10!"), "#7A2F2C") + path(curve("-30,6! -20,6 -14,9! -18,15 -28,12!"), "#C96A5C")
    elif mouth == "calm":
        o += line("M-30 2q8 4 16 0", "#8A4A40", 3)
    o += f'<circle cx="-16" cy="-22" r="9" fill="#D9705A" fill-opacity=".5"/>'
    if eye == "open":
        o += f'<circle cx="-24" cy="-34" r="4.4" fill="{INK}"/><circle cx="-25.400" cy="-35.600" r="1.500" fill="{CREAM}"/>' + line("M-33 -44q9 -6 17 0", BEARD, 4.6)
    elif eye == "wide":
        o += f'<circle cx="-22" cy="-34" r="8" fill="{CREAM}"/><circle cx="-24" cy="-34" r="4" fill="{INK}"/>' + line("M-33 -49q9 -6 18 1", BEARD, 4.6)
    else:
        o += line("M-32 -34q8 6 15 0", INK, 3.4) + line("M-34 -43q9 -6 17 0", BEARD, 4.6)
    if with_hat:
        o += group(felt(), t=f"translate({hat[0]} {hat[1]}) rotate({hat[2]})")
    return group(o, t=f"rotate({tilt})")


def felt():
    """A wide, soft felt: the brim droops at both ends, the crown is a round pudding."""
    l, d = lit(HAT, .3), dim(HAT, .3)
    o = path(curve("-84,-34! -60,-54 -20,-62 24,-60 62,-48 84,-26! 60,-32 30,-38 0,-40 -40,-38 -66,-30!"), d) + path(curve("-84,-35! -60,-56 -20,-64 24,-62 62,-50 84,-27! 58,-40 24,-48 -20,-50 -56,-44!"), l)
    o += path(curve("-42,-52! -46,-76 -34,-96 -6,-104 24,-100 42,-82 42,-50! 0,-60"), HAT) + path(curve("42,-50! 42,-82 24,-100! 28,-80 24,-55!"), d, .7) + path(curve("-42,-52! -46,-76 -34,-96! -30,-76 -30,-56!"), l, .9)
    o += path(curve("-4,-103! 6,-92 20,-90 34,-92! 20,-84 4,-86!"), d, .6)
    return o + path(curve("-44,-64! 0,-74 43,-62! 43,-50! 0,-60 -42,-52!"), OCHRE) + path(curve("-44,-64! -24,-71! -22,-58! -42,-52!"), lit(OCHRE, .4))


def leg(thigh=40, shin=-4, far=False, kick=0):
    c = mix(TROUS, SHADOW, .3) if far else TROUS
    P = chain(4, -4, ((58, thigh), (52, shin)), -1)
    o = limb(P, ((0, 0, 32, 30), (0, .5, 31, 28), (1, 0, 26, 24), (1, .4, 24, 20), (1, 1, 17, 17)), c, -1, None if far else lit(c, .25), dim(c, .3), 0)
    x, y = P[2]
    b = "#4F3A30" if not far else "#3B2C2C"
    B = turn(pts("20,-22! -19,-22! -22,-4 -44,4 -46,16! 20,16! 18,0"), kick)
    o += path(curve([(x + p[0], y + p[1], *p[2:]) for p in B]), b)
    B = turn(pts("22,-26! -21,-26! -22,-14! 22,-12!"), kick)
    return o + path(curve([(x + p[0], y + p[1], *p[2:]) for p in B]), "#8A6448" if not far else "#5E4638")


def arm(sh, elbow, hand, far=False, fist=True):
    c, d, l = (REDD, dim(REDD, .25), RED) if far else (RED, REDD, REDL)
    o = limb([sh, elbow, hand], ((0, .04, 25, 25), (0, .5, 26, 24), (1, 0, 22, 23), (1, .4, 21, 19), (1, .86, 16, 16)), c, -1, None if far else l, d, 0)
    q = math.degrees(math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]))
    G = lambda sp: curve([(hand[0] + p[0], hand[1] + p[1], *p[2:]) for p in turn(pts(sp), q)])
    f = mix(FACE, VIOLET, .25) if far else FACE
    o += path(G("-14,-13! 4,-17 18,-13 21,2 15,14 0,16 -14,13!"), f) + path(G("2,4! 12,5 19,3! 12,8") + G("0,10! 10,11 15,9! 8,14"), mix(f, VIOLET, .35))
    o += path(G("-30,-19! -12,-18! -12,18! -30,19!"), "#E9D8B8" if not far else "#B9A48E")
    return o


def torso(belt=True):
    o = path(curve("40,12! 58,-20 58,-62 42,-100 16,-120! -8,-125 -28,-112! -54,-88 -76,-52 -74,-14 -52,12! -10,20"), RED)
    o += path(curve("40,12! 58,-20 58,-62 42,-100 16,-120! 32,-84 32,-36 12,16!"), REDD, .7) + path(curve("-28,-112! -54,-88 -76,-52 -74,-14 -58,6! -60,-30 -50,-70 -18,-104!"), REDL, .9)
    # shirt in the opening, a seam, buttons
    o += path(curve("-22,-116! -42,-92 -60,-60! -54,-48 -46,-58! -24,-84 -6,-108!"), "#F2E4C8")
    o += line("M4 -98q14 26 10 50M-48 -46q-6 24 2 40", REDD, 3, .6) + "".join(f'<circle cx="{x}" cy="{y}" r="3.800" fill="{LAMP}"/>' for x, y in ((-56, -40), (-60, -24)))
    if belt:
        o += path(curve("-75,-24! -30,-8 20,-6 57,-22! 54,-6! 20,8 -30,8 -72,-8!"), "#4F3A30") + path("M-58 -18l19 6l-1 15l-18 -6z", LAMP)
    o += path(curve("-32,-110! -18,-126 8,-132 26,-114! 8,-102 -14,-100!"), OCHRE) + path(curve("-32,-110! -18,-126 -2,-130! -14,-116 -18,-101!"), lit(OCHRE, .4)) + path(curve("-28,-108! -44,-96 -46,-80! -32,-88 -18,-102!"), OCHRE)
    return o


def squire(lean=0, tilt=0, eye="open", mouth="calm", near=((-20, -50), (-62, -52)), far=((-50, -64), (-78, -50)), thigh=40, shin=-4, kick=0, hat=(0, 0, 0), with_hat=True,
           held="", held_far="", over="", back="", at=(4, -204), nose=(-4, -128), rot=0):
    """Arm points are in the rider's frame before rot; held lies under the near hand, over lies on it."""
    R = lambda P: turn(P, lean)
    sN, sF = R([(10, -90)])[0], R([(-26, -94)])[0]
    hx, hy = R([nose])[0]
    o = back + arm(sF, far[0], far[1], True) + held_far + group(torso(), t=f"rotate({n(lean)})")
    o += group(head(tilt, eye, mouth, hat, with_hat), t=f"translate({n(hx)} {n(hy)})")
    o += leg(thigh, shin, kick=kick)
    o += held + arm(sN, near[0], near[1]) + over
    t = f"translate({n(at[0])} {n(at[1])})" + (f" rotate({n(rot)})" if rot else "")
    return group(o, t=t), group(leg(thigh + 8, shin + 10, True, kick), t=t)
