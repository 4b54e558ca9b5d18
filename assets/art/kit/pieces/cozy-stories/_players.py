"""The cast in the poses that the motif library does not hold. Every figure is drawn in its own small box; place() puts it down."""
import re
from _out import *
from creatures import eye, sleepy, GINGER, FUR, GREY, COAT, COATD, SKIN, HAIR
from _folk import folk

SOCK = "#4A2C2E"


def place(g, x, y, s=1.0, flip=False, rot=0, haze=None, t=0, keep=()):
    """Put a drawing with its origin at x, y."""
    if haze:
        g = tint(g, haze, t, keep)
    return group(g, t=f"translate({n(x)} {n(y)})" + (f" rotate({n(rot)})" if rot else "") + f" scale({'-' if flip else ''}{n(s,3)} {n(s,3)})")


def pieces_of(name, *a, **k):
    """The single shapes of a motif, back to front."""
    return re.findall(r"<(?:path|circle|ellipse)[^>]*/>", draw(name, *a, **k))


def miller_head():
    """The miller's sleeping face, beard and flour cap; the chin is near 0,0."""
    return group("".join(pieces_of("miller")[-14:]), t="translate(-126 -140)")


def scarf_of(P, w, c=TULIP, tip=True, fringe=10):
    """A knitted scarf along a line: body, lit edge, two cream bars near the end, fringe."""
    S = sample(P, 14)
    o = path(ribbon(S, w), dim(c, .12)) + path(ribbon([(x - w[-1] * .22, y - w[-1] * .16) for x, y in S], [max(2, v * .34) for v in w]), lit(c, .22))
    if tip:
        (x0, y0), (x1, y1) = S[-2], S[-1]
        q = math.hypot(x1 - x0, y1 - y0) or 1
        dx, dy = (x1 - x0) / q, (y1 - y0) / q
        h = w[-1] / 2
        o += line("".join(f"M{n(x1-dy*h*k)} {n(y1+dx*h*k)}l{n(dx*fringe-dy*k*3)} {n(dy*fringe+dx*k*3)}" for k in (-.8, -.27, .27, .8)), dim(c, .1), max(2, h * .32))
        for back in (1.1, 2):
            bx, by = x1 - dx * h * back, y1 - dy * h * back
            o += line(f"M{n(bx-dy*h*.86)} {n(by+dx*h*.86)}L{n(bx+dy*h*.86)} {n(by-dx*h*.86)}", CREAM, max(1.6, h * .24), .85)
    return o


# ---- the cat ------------------------------------------------------------------
def cat_curl(c=GINGER):
    """Asleep in a ring; 230 wide, lying on 0,0."""
    d = dim(c, .28)
    o = path(curve("-112,0! -112,-40 -84,-76 -36,-96 20,-98 72,-80 106,-44 108,-8 84,4! 0,8"), c)
    o += path(curve("20,-98! 72,-80 106,-44 108,-8 84,4! 40,7! 70,-20 72,-60 20,-98"), d, .45)
    o += path("M-10 -97q14 20 8 44q10 -18 6 -44zM26 -96q18 18 16 42q10 -20 0 -40zM60 -84q18 16 16 40q12 -18 0 -34zM90 -62q12 14 8 34q12 -14 4 -28z", d)
    o += path(ribbon(sample("100,-20 104,0 60,12 0,10 -44,4", 12), [20, 26, 26, 24, 20, 9]), dim(c, .1)) + path(ribbon(sample("96,-20 98,-4 58,6 0,4 -40,0", 12), [6, 9, 9, 8, 5, 3]), lit(c, .25))
    o += path("M70 4l-6 18 12 -3 4 -16zM36 6l-4 18 12 0 2 -17zM2 5l-2 17 11 0 2 -17z", d, .85)
    h = path(curve("-44,10 -40,-14 -46,-48! -26,-36 -4,-40 18,-37 36,-54! 40,-20 44,8 28,30 0,36 -30,28"), SHADOW, .2, 'transform="translate(5 6)"')
    h += path(curve("-44,10 -40,-14 -46,-48! -26,-36 -4,-40 18,-37 36,-54! 40,-20 44,8 28,30 0,36 -30,28"), c) + path("M-41 -40L-28 -29Q-36 -22 -37 -12zM32 -45L19 -32Q29 -26 31 -16z", PINK)
    h += path("M-8 -39l4 22 4 -23zM-22 -37l8 17 1 -18zM14 -38l-9 17 -1 -18z", d) + path(curve("-20,18 -10,8 0,6 12,8 20,18 12,32 0,35 -12,32"), CREAM) + sleepy(-20, 2, 9) + sleepy(19, 2, 9) + path("M-5 11h11l-5.500 6z", BRICK) + line("M0 17v4M0 21q-5 5 -9 1M0 21q5 5 9 1", INK, 1.6) + line("M-22 22L-50 20M-22 26L-46 34M22 22L50 18M22 26L48 32", CREAM, 1.3, .85)
    return o + group(h, t="translate(-66 -34) rotate(-12)")


def cat_side(c=GINGER, tail=True, look=-10):
    """Sitting in profile, looking right; 200 high, its seat on 0,0. The tail hangs down behind."""
    d = dim(c, .28)
    o = ""
    if tail:
        T = sample("-40,-16 -70,-2 -84,34 -72,74 -84,100", 10)
        o += path(ribbon(T, [24, 22, 20, 18, 15, 8]), dim(c, .12)) + path("M-86 30l24 4 -2 10 -22 -4zM-82 56l22 -2 2 10 -20 2zM-82 80l18 6 -4 9 -16 -6z", d)
    o += path(curve("44,2! 24,6 -30,4! -64,0 -74,-32 -62,-70 -34,-104 -8,-128 30,-132 44,-104 48,-70 46,-34 52,-6!"), c)
    o += path(curve("44,2! 24,6 -30,4! -64,0 -74,-32! -40,-10 -6,-30 14,-14 20,2 30,0 30,-40! 38,-40 46,-34 52,-6!"), d, .5) + path(curve("-40,2! -62,-8 -60,-46 -30,-58 2,-46 8,-18 0,2!"), lit(c, .1)) + path(curve("16,-126! 40,-110 47,-76 44,-44! 30,-60 26,-96!"), CREAM)
    o += path("M-60 -70q16 4 26 14l-30 2zM-46 -92q16 4 24 14l-30 0zM-28 -110q14 4 22 14l-28 -2zM-68 -46q14 0 22 8l-26 4z", d) + path(curve("8,4! 6,-6 22,-12 44,-10 56,-4 54,4!"), CREAM)
    h = path(curve("-38,14 -44,-12 -40,-52! -20,-36 0,-38 18,-54! 28,-26 40,-10 44,4 36,16 16,26 -14,28"), c) + path("M-36 -42l14 12q-9 6 -11 18zM15 -44l-11 13q9 4 13 12z", PINK) + path("M-14 -37l6 18 5 -19zM2 -38l0 16 9 -12z", d) + path("M-42 0l20 2 -16 8zM-38 14l16 -2 -10 10z", d)
    h += path(curve("10,14 20,4 36,-2 44,4 37,16 20,24"), CREAM) + path("M36 -4h9l-3 7z", BRICK) + path("M10 -8q8 -9 15 0q-7 7 -15 0z", LAMP) + path("M18 -13q4 5 0 9q-3 -4 0 -9z", INK) + line("M40 8q-6 5 -12 3", INK, 1.8) + line("M32 12L56 18M33 8L58 8", CREAM, 1.3, .85)
    return o + group(h, t=f"translate(16 -146) rotate({look})")


def cat_walk(c=GINGER):
    """Walking to the right with a high tail; 150 high, its feet on 0,0."""
    d = dim(c, .28)
    o = path(ribbon(sample("-86,-92 -112,-120 -118,-160 -104,-188 -86,-184", 10), [20, 18, 16, 14, 8]), dim(c, .12)) + path("M-124 -142l18 2 -2 9 -16 -2zM-122 -166l16 4 -4 8 -13 -3z", d)
    o += path(curve("-78,-86! -92,-60 -104,-40 -112,-10! -118,0 -92,0! -86,-30 -62,-50 -44,-70!") + curve("52,-84! 60,-52 78,-34 86,-10! 92,0 108,-2! 100,-40 84,-60 80,-90!"), dim(c, .32))
    o += path(curve("-92,-88 -80,-112 -40,-118 20,-112 70,-116! 92,-92 84,-66 56,-56 0,-52 -56,-52 -88,-66"), c) + path(curve("-88,-66! -56,-52 0,-52 56,-56! 30,-68 -30,-66 -60,-74!"), CREAM, .8)
    o += path(curve("-84,-90! -80,-50 -56,-36 -64,-10! -66,2 -38,2! -34,-30 -28,-50 -30,-80!") + curve("40,-84! 34,-50 26,-30 22,-8! 24,2 48,2! 50,-34 66,-52 74,-84!"), c) + path(curve("-66,-8! -66,2 -38,2! -37,-8 -52,-12!") + curve("22,-8! 24,2 48,2! 48,-8 36,-12!"), CREAM)
    o += path("M-66 -116q10 16 4 34q12 -12 10 -34zM-30 -118q10 16 4 36q12 -14 10 -35zM8 -114q8 16 2 32q12 -12 10 -31z", d)
    h = path(curve("-38,14 -44,-12 -40,-52! -20,-36 0,-38 18,-54! 28,-26 40,-10 44,4 36,16 16,26 -14,28"), c) + path("M-36 -42l14 12q-9 6 -11 18zM15 -44l-11 13q9 4 13 12z", PINK) + path("M-14 -37l6 18 5 -19zM2 -38l0 16 9 -12z", d)
    h += path(curve("10,14 20,4 36,-2 44,4 37,16 20,24"), CREAM) + path("M36 -4h9l-3 7z", BRICK) + path("M10 -8q8 -9 15 0q-7 7 -15 0z", LAMP) + path("M18 -13q4 5 0 9q-3 -4 0 -9z", INK) + line("M40 8q-6 5 -12 3", INK, 1.8) + line("M32 12L56 18M33 8L58 8", CREAM, 1.3, .85)
    return o + group(h, t="translate(86 -124) rotate(4) scale(.92)")


# ---- the fox ------------------------------------------------------------------
def fox_head(shut=True, c=FUR):
    """In profile, looking right; the throat is at 0,0."""
    g = path(curve("74,-4! 56,-24 30,-40 14,-64! 12,-98 0,-130! -18,-102 -28,-80! -40,-104 -58,-120! -66,-86 -62,-56! -72,-38 -84,-22! -66,-16 -70,2! -48,0 -38,16! -8,16 22,12 56,8"), c)
    g += path("M6 -88Q2 -108 -2 -116Q-13 -96 -16 -80Q-4 -74 6 -66zM-40 -84Q-48 -98 -55 -104Q-59 -83 -55 -62z", "#5A2F2C")
    g += path(curve("74,-4! 56,-14 26,-10 6,-22 -14,-12 -38,-18 -62,-10! -52,-4 -70,2! -48,0 -38,16! -8,16 22,12 56,8"), CREAM) + path(curve("66,-12! 44,-28 22,-42 8,-54 14,-32 34,-18!"), lit(c, .14), .8)
    g += (sleepy(12, -30, 9, INK, 3) if shut else eye(14, -32, 5.4)) + f'<circle cx="74" cy="-4" r="7.500" fill="{INK}"/>' + line("M54 6q-16 4 -30 -2", INK, 2)
    return g


def fox_curl(c=FUR, scarf=FOREST):
    """Asleep in a ring, nose on its tail, facing left; 300 wide, lying on 0,0."""
    d = dim(c, .25)
    o = path(curve("-120,0! -136,-44 -104,-92 -40,-118 40,-116 104,-84 134,-36 128,0! 0,10"), c)
    o += path(curve("40,-116! 104,-84 134,-36 128,0! 70,6! 104,-36 84,-84!"), d, .6) + path(curve("-40,-118! 20,-122 70,-104! 20,-104 -30,-98 -70,-80!"), lit(c, .2), .7)
    o += path(curve("36,0! 24,-40 56,-72 96,-56 112,-20 100,2!"), lit(c, .07)) + path(curve("36,0! 26,-34 44,-60 60,-66! 48,-40 52,-10 60,2!"), d, .4)
    T = sample("122,-26 140,6 90,26 20,24 -50,18", 10)
    o += path(ribbon(T, [30, 46, 54, 54, 46, 30]), d) + path(ribbon([(x - 2, y - 6) for x, y in T], [20, 34, 42, 42, 36, 24]), c) + path(curve("-22,2! -34,-8 -70,-2 -112,14! -70,42 -30,44! -38,32 -20,32! -34,18 -16,14!"), CREAM)
    h = tint(fox_head(True, c), SHADOW, .0)
    o += path(curve("-96,-64! -60,-72 -20,-62 -6,-40! -30,-14 -76,-14 -104,-30!"), scarf) + path(curve("-96,-64! -60,-72 -20,-62! -40,-56 -76,-52 -102,-44!"), lit(scarf, .2))
    return o + group(h, t="translate(-66 -14) rotate(-6) scale(-.86 .86)")


def fox_skate(c=FUR, scarf=FOREST):
    """On one skate, leaning into the curve to the right; 380 high, the blade on 0,0."""
    d = dim(c, .25)
    skate = lambda x, y, rot: group(path(curve("-18,-34! 8,-36 12,-16 34,-10 40,0! -18,0"), SOCK) + path("M-16 0h50v5h-50zM-10 4h7v9h-7zM18 4h7v9h-7z", "#B9BCCB") + path("M-24 11H42q6 0 8 -7l4 2q-2 11 -12 11H-24z", "#DCE3EE") + line("M-14 -26h20M-14 -17h22", CREAM, 2), t=f"translate({x} {y}) rotate({rot})")
    T = sample("-6,-132 -70,-150 -110,-196 -168,-206 -218,-176", 10)
    o = path(ribbon(T, [20, 46, 68, 76, 62, 4]), d) + path(ribbon([(x - 1, y - 6) for x, y in T], [12, 34, 54, 60, 48, 3]), c) + path(curve("-218,-176! -210,-212 -190,-238 -160,-243! -164,-226 -146,-220! -162,-204 -146,-190! -164,-184 -162,-168! -190,-160 -206,-166"), CREAM)
    # far arm swings back, lifted leg behind
    o += path(ribbon(sample("44,-232 -10,-244 -52,-274", 8), [30, 26, 20]), d) + path(curve("-40,-268 -44,-286 -62,-292 -72,-282 -68,-266 -54,-258"), SOCK)
    o += path(ribbon(sample("-8,-126 -60,-98 -124,-104", 8), [58, 42, 26]), d) + skate(-130, -96, 66)
    # standing leg
    o += path(ribbon(sample("8,-130 40,-80 6,-20", 8), [70, 44, 26]), c) + skate(0, -16, 0)
    # torso
    o += path(curve("-34,-146! -26,-190 10,-232 40,-252 82,-248! 86,-206 66,-160 40,-118 4,-100 -26,-116"), c) + path(curve("82,-248! 86,-206 66,-160 40,-118! 36,-150 44,-196 52,-240!"), CREAM) + path("M62 -212l8 18 -10 -2 4 20 -10 0 0 20 -12 2 6 -44z", CREAM)
    o += path(curve("-34,-146! -26,-190 10,-232 30,-246! 4,-204 -10,-160 -14,-112!"), lit(c, .22), .7)
    # scarf flies straight back
    o += scarf_of("46,-252 -20,-270 -76,-254 -140,-288 -206,-282", [24, 28, 26, 30, 32], scarf)
    o += group(fox_head(True, c), t="translate(92 -266) rotate(6)")
    o += path(curve("24,-266! 56,-250 96,-250 122,-262! 124,-244 104,-230 64,-230 30,-238!"), scarf) + path(curve("24,-266! 56,-250 96,-250 122,-262! 122,-256 96,-242 56,-242 26,-254!"), lit(scarf, .2))
    # near arm forward
    o += path(ribbon(sample("52,-220 96,-186 150,-200", 8), [36, 30, 22]), SHADOW, .22, 'transform="translate(3 7)"') + path(ribbon(sample("52,-220 96,-186 150,-200", 8), [36, 30, 22]), lit(c, .07)) + path(curve("140,-212 152,-216 170,-212 176,-200 166,-190 146,-188"), SOCK)
    return o


# ---- hedgehog, mice, goose ------------------------------------------------------
def hedgehog(arms=(), hang=False):
    """The hedgehog with other arms: arms = lines in its own box (200 x 210, feet at 92,202), the first before the body, the others behind it; hang = legs off the ground."""
    P = pieces_of("hedgehog")
    P = P[1:-1]
    if hang:
        P[1] = path(ribbon(sample("86,172 66,192 54,214 40,222", 8), [26, 20, 16, 14]), "#8B6A55") + path(ribbon(sample("124,174 130,198 118,220 124,238", 8), [26, 20, 16, 13]), "#7A5C4A")
    back = "".join(path(ribbon(sample(q, 8), [17, 15, 14]), "#C9A684") + f'<circle cx="{pts(q)[-1][0]}" cy="{pts(q)[-1][1]}" r="9" fill="#C9A684"/>' for q in arms[1:])
    front = "".join(path(ribbon(sample(q, 8), [20, 17, 15]), "#E6C6A2") + f'<circle cx="{pts(q)[-1][0]}" cy="{pts(q)[-1][1]}" r="10" fill="#E6C6A2"/>' for q in arms[:1] if q)
    return group(back, "".join(P), front, t="translate(-92 -202)")


def mouse(arm="66,106 44,112 34,112", waist=TULIP, c=GREY, back_arm=None, shadow=False):
    """The mouse with another arm; its box is 140 x 170, feet at 64,163, muzzle to the left."""
    P = pieces_of("mouse", c, waist)
    o = "".join(P[0 if shadow else 1:-1])
    b = path(ribbon(sample(back_arm, 6), [11, 10, 9]), dim(c, .25)) if back_arm else ""
    x, y, _ = pts(arm)[-1]
    return group(b + o + path(ribbon(sample(arm, 6), [13, 11, 9]), dim(c, .12)) + f'<circle cx="{x}" cy="{y}" r="6" fill="{mix(c, PINK, .6)}"/>', t="translate(-64 -163)")


def mouse_back(c=GREY, waist=TULIP, arms=("42,96 26,70 30,44", "88,96 106,72 104,48"), tail="64,150 50,172 66,190 54,206"):
    """A mouse seen from behind, arms up, as on a ladder; feet at 64,160."""
    o = "".join(path(ribbon(sample(q, 6), [13, 11, 9]), dim(c, .15)) + f'<circle cx="{pts(q)[-1][0]}" cy="{pts(q)[-1][1]}" r="6" fill="{mix(c, PINK, .6)}"/>' for q in arms)
    o += path(curve("40,150! 34,162 30,168! 56,168 58,150!") + curve("74,150! 76,168 100,168! 96,160 92,150!"), mix(c, PINK, .5))
    o += path(curve("48,76! 34,104 30,138 46,156 64,160 84,156 98,138 94,104 80,76!"), c) + path(curve("80,76! 94,104 98,138 84,156 66,160! 84,130 84,104!"), dim(c, .25), .6) + path(curve("48,76! 34,104 30,138 40,150! 42,120 50,96!"), lit(c, .25), .7)
    o += path(curve("34,118! 64,128 96,117! 97,130 64,140 32,131!"), waist) + path("M58 128l-10 22 10 -4 6 8 2 -24z", dim(waist, .2)) + line(curve(tail, False), mix(c, PINK, .5), 4.5)
    o += f'<circle cx="36" cy="40" r="21" fill="{c}"/><circle cx="36" cy="41" r="13" fill="{dim(c, .25)}"/><circle cx="92" cy="40" r="21" fill="{dim(c, .12)}"/><circle cx="92" cy="41" r="13" fill="{dim(c, .32)}"/>'
    return group(o + path(curve("34,66 44,46 64,40 84,46 96,66 84,88 64,94 44,88"), c) + path(curve("34,66 44,46 64,40! 52,54 46,70 48,86!"), lit(c, .25), .7), t="translate(-64 -160)")


def mouse_ghost(patches="", c="#F6EEDF"):
    """A mouse under a spare patch, playing the ghost; 150 high, standing on 0,0."""
    o = path("M-22 -4q-6 8 -12 8h24zM14 -4q0 8 -6 8h26q-2 -8 -8 -10z", mix(GREY, PINK, .5)) + line("M34 -10Q60 -2 66 -26T82 -40", mix(GREY, PINK, .5), 4.5)
    o += path(curve("-46,-2! -50,-50 -44,-96 -52,-128 -34,-146 -14,-138 6,-134 26,-148 44,-132 40,-100 46,-52 50,-4! 36,-12 24,0! 12,-10 -2,0! -16,-10 -26,0! -36,-8"), c)
    o += path(curve("26,-148 44,-132 40,-100 46,-52 50,-4! 36,-12 24,0! 30,-60 22,-110!"), VIOLET, .22) + path("M-30 -60l22 -3 3 22 -22 3zM6 -44l20 2 -2 20 -20 -2z", TULIP, .8) + path("M-14 -28l16 1 -1 15 -15 -1zM14 -84l16 2 -2 16 -16 -2z", STEEL, .8)
    o += f'<ellipse cx="-18" cy="-96" rx="8" ry="10" fill="{INK}"/><ellipse cx="12" cy="-96" rx="8" ry="10" fill="{INK}"/><circle cx="-20" cy="-99" r="2.600" fill="{CREAM}"/><circle cx="10" cy="-99" r="2.600" fill="{CREAM}"/>'
    return o + path(curve("-46,-66! -66,-82 -78,-106 -70,-110! -56,-96 -44,-86!") + curve("44,-70! 64,-88 70,-112 78,-108! 74,-84 48,-56!"), mix(c, VIOLET, .08))


def goose_fly(flap=True, letter=False):
    """Flying to the right; 170 wide, its breast at 0,0."""
    w = curve("0,0! -18,-26 -46,-52 -80,-60! -64,-44 -70,-40! -52,-30 -52,-24! -34,-12 -20,6") if flap else curve("0,0! -24,14 -50,34 -74,60! -68,34 -60,30! -50,14 -30,-2 -16,-8")
    o = group(path(w, MIST), t="translate(-6 -4)") + path(curve("56,-6! 40,-14 20,-12 -4,-10 -34,0 -60,4! -50,12 -30,16 0,12 22,4 42,0"), SNOW) + path(curve("-60,4! -50,12 -30,16 0,12 22,4! 0,6 -30,6"), MIST)
    o += path(curve("18,-10! 36,-18 54,-14 70,-16! 76,-12 72,-6 60,-4! 44,-2 30,2"), SNOW) + path("M72 -15L90 -9L72 -6z", AMBER) + f'<circle cx="66" cy="-11" r="2" fill="{INK}"/>' + path("M46 -15l7 12 -4 1 -7 -11z", DELFT)
    return o + group(path(w, "#FFFFFF"), t="translate(6 -4)")


# ---- people ---------------------------------------------------------------------
def girl(x, y, h, flip=False, view="side", hood=True, **k):
    """The girl in her yellow coat and boots, plait tied with a red bow; h is her height."""
    bow = path("M-54 122l-18 -8 2 20 14 -6 -4 18 14 -4 4 14 10 -18z", TULIP)
    q = dict(coat=COAT, legs="#5B5478", boot="#E0A838", skin=SKIN, hair=HAIR, style="plait", hk=1.3, flare=1.3, hem=-104, mood="smile")
    if hood and view == "side":
        q["back"] = path(curve("-14,-312! -40,-308 -50,-290 -44,-268 -22,-262!"), COATD)
    q["over"] = "".join(f'<circle cx="{px}" cy="{py}" r="4" fill="{BRICK}"/>' for px, py in (((24, -250), (27, -222), (28, -194)) if view == "side" else ((4, -250), (4, -222), (4, -194)))) if view != "back" else ""
    if view == "side":
        q["over"] += group(bow, t="translate(-2 -330)")
    if flip:
        for part in ("over", "back"):
            q[part] = group(q.get(part, ""), t="scale(-1 1)")
    q.update(k)
    return folk(x, y, h * .93, flip=flip, view=view, **q)


def owl_turned(c="#7C7A92"):
    """The owl with its back to the right, looking to the left; feet at 0,0, 220 high."""
    P = pieces_of("owl", c)
    d = dim(c, .3)
    wing = path(curve("92,96! 124,92 152,112 160,150 152,184 132,210! 104,196 90,150"), SHADOW, .22, 'transform="translate(3 5)"') + path(curve("92,96! 124,92 152,112 160,150 152,184 132,210! 104,196 90,150"), d) + path(curve("92,96! 124,92 146,108! 120,110 104,140 104,190! 94,170 88,130"), lit(d, .2)) + line("M108 128q16 10 32 4M108 148q18 12 38 4M112 168q16 10 32 2M118 186q10 6 20 0", lit(c, .1), 2.600)
    return group(*P[:3], group(*P[3:19], t="translate(-22 0)"), wing, group(*P[22:], t="translate(-13 0)"), t="translate(-90 -224)")


def sparrow(c="#8F6C56"):
    """A sparrow looking right; 60 high, its feet at 0,0. The one small witness that carries no tag."""
    d = dim(c, .35)
    o = line("M-4 -8v8M8 -8v8M-9 0h9M3 0h9", "#5E4038", 2.4)
    o += path(curve("-44,-14! -30,-20 -26,-34 -12,-46 4,-60 22,-60 32,-48 34,-34 26,-14 6,-6 -14,-8! -26,-8"), c) + path(curve("34,-40! 32,-22 18,-8 0,-7 -10,-10! 8,-18 16,-32 18,-40"), "#EADBC6") + path(curve("-44,-14! -30,-22 -22,-34 -4,-38! 4,-24 -8,-14 -24,-12!"), d)
    o += path(curve("2,-56! 14,-63 26,-58 32,-48! 20,-52 10,-48"), d) + path("M32 -48L44 -43L33 -40z", "#4A3A3C") + eye(24, -46, 3)
    return o
