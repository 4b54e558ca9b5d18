"""The girl in yellow in the poses of scenes 14 and 20, and on the cover. The head is that of folk(); the seat or the feet are at 0,0."""
from _stage import *
from _players import *
from _folk import _head


_HEAD = re.search(r'<g transform="rotate\(-17 104 150\)">(.*?)</g>', draw("girl")).group(1)
_n = [0]


def head_of(x, y, s=1.0, flip=False, tilt=0, shut=False, plait="-30,34 -52,70 -56,116 -46,160 -54,196"):
    """Her head in profile, looking right, with the plait and its red bow; x, y is the pit of the neck."""
    g = _HEAD
    if shut:
        g = re.sub(r'<circle cx="130" cy="109" r="4"[^>]*/><circle cx="128.8"[^>]*/>', sleepy(128, 109, 6, INK, 2.6), g)
    o = group(g, t=f"rotate({n(tilt)} 104 150) translate(0 0)")
    if plait:
        P = sample([(px + 112, py + 116) for px, py, _ in pts(plait)], 18)
        q = path(ribbon(P, [17, 20, 20, 18, 15, 10]), HAIR) + "".join(path(f"M{n(u-6)} {n(v-7)}q10 3 7 14l-2.400 0q0 -8 -8 -10z", "#70516A") for u, v in P[1:-1])
        u, v = P[-1]
        q += group(path("M0 0l-20 -10 2 22 13 -5 -6 18 14 -4 4 12 10 -18 -6 -16z", TULIP) + path("M0 0l-20 -10 1 11z", lit(TULIP, .3)), t=f"translate({n(u)} {n(v)})")
        o += q
    k = -1 if flip else 1
    return group(o, t=f"translate({n(x)} {n(y)}) scale({n(s*k,2)} {n(s,2)}) translate(-108 -152)")


def quilted(d, at, cols=6, rows_=8, seed=4, folds="", rim=True, haze=None, t=0):
    """A quilt of any outline: at(u, v) covers its box, the outline cuts it; folds are laid on in shade."""
    _n[0] += 1
    i = f"qu{_n[0]}"
    o = f'<clipPath id="{i}"><path d="{d}"/></clipPath>' + path(d, SHADOW, .3, 'transform="translate(5 7)"')
    o += f'<g clip-path="url(#{i})">{patchwork(at, cols, rows_, seed=seed, haze=haze, t=t)}' + (path(folds, "#3A2E58", .3) if folds else "") + "</g>"
    return o + (line(d, CREAM, 2.4, .55) if rim else "")


def boot(x, y, rot=0, s=1.0, c="#E0A838"):
    """A rain boot, toe to the right; x, y is the ankle."""
    g = path(curve("-17,-34! 16,-34! 17,-8 40,0 46,14! 46,20! -18,20!"), c) + path(curve("-17,-34! -6,-34! -6,4 -8,20! -18,20!"), lit(c, .45), .8) + path("M-19 14H46V20H-18z", dim(c, .45)) + path("M-19 -36H18V-26H-19z", mix(c, CREAM, .35))
    return group(g, t=f"translate({n(x)} {n(y)}) rotate({n(rot)}) scale({n(s,2)})")


def book_open(c=BRICK):
    """An open book seen from its side, pages towards the upper left; the spine is at 0,0."""
    o = path("M-4 6L-74 -8L-70 -18L2 -4zM0 6L40 -62L50 -58L8 8z", dim(c, .1))
    o += path(curve("2,0! -20,-14 -48,-14 -72,-16! -66,-30 -40,-32 -8,-18!"), CREAM) + path(curve("0,-2! 10,-26 22,-46 42,-62! 24,-62 6,-48 -6,-20!"), mix(CREAM, VIOLET, .18))
    return o


def girl_read(haze=None, t=0, held=None, tilt=20):
    """Sitting sideways on a rung, facing left, in a quilt, the book on her knees (or another thing in her hand)."""
    leg = lambda P, c: path(ribbon(sample(P, 10), [46, 42, 36, 28]), c)
    o = leg("10,-16 -60,-30 -104,-14 -118,58", "#463F63") + group(boot(0, 0, 0, .92), t="translate(-122 72) scale(-1 1) rotate(-14)")
    # the quilt behind her, over the rung
    d = curve("20,-150! 66,-120 84,-50 90,20 108,92! 92,112 70,100 52,116 30,104 14,118 -6,104! 4,40 0,-40")
    o += quilted(d, lambda u, v: (-14 + u * 130 + v * 8, -156 + v * 280 + u * 14), 5, 9, 7, curve("60,-60! 74,0 84,60 92,112! 70,100! 66,30") + curve("20,-20! 30,40 30,104! 14,118! 12,40"))
    # coat, lap, near leg
    o += path(curve("-2,-152! -34,-118 -44,-70 -44,-26! 20,2 48,-8! 50,-60 40,-120 20,-154!"), COATD)
    o += leg("14,-4 -56,-28 -84,-6 -84,64", "#5B5478") + group(boot(0, 0, 0, .96), t="translate(-86 80) scale(-1 1) rotate(3)")
    o += path(curve("44,-6! 10,-46 -50,-50 -90,-38 -100,-16 -80,-2 -30,8 20,12!"), COAT) + path(curve("44,-6! 20,12 -30,8 -80,-2! -40,-6 0,-12"), dim(COAT, .28), .8) + path(curve("-100,-16! -90,-38 -50,-50 -6,-46! -44,-38 -76,-28"), lit(COAT, .4), .9)
    o += group(book_open(), t="translate(-96 -68) rotate(-4)") if held is None else held
    # head, then the near sleeve, then the quilt over her shoulders
    o += head_of(2, -150, 1.04, True, tilt, plait="")
    o += path(ribbon(sample("0,-112 -30,-76 -76,-68", 8), [40, 34, 26]), SHADOW, .25, 'transform="translate(3 6)"') + path(ribbon(sample("0,-112 -30,-76 -76,-68", 8), [40, 34, 26]), lit(COAT, .06)) + path(ribbon(sample("-10,-122 -40,-92 -74,-78", 8), [8, 9, 5]), lit(COAT, .5), .9) + f'<circle cx="-86" cy="-68" r="12.500" fill="{SKIN}"/>' + path("M-94 -76q8 -6 14 0", "none", None, f'stroke="{dim(SKIN,.2)}" stroke-width="2.400" stroke-linecap="round"')
    d = curve("-30,-146! -10,-134 14,-138 34,-158! 66,-146 84,-100 88,-44 86,10! 60,22 30,8 10,16! 14,-30 0,-70 -22,-100!")
    o += quilted(d, lambda u, v: (-44 + u * 142 - v * 6, -168 + v * 200 + (u - .5) ** 2 * 40), 6, 8, 3, curve("30,-120! 50,-70 56,-20 52,16! 30,8! 30,-50") + curve("70,-136! 84,-100 88,-44 86,10! 72,18! 74,-60"))
    o += path(ribbon(sample("-32,-146 -10,-130 16,-134 40,-160", 8), [20, 26, 26, 18]), mix(TULIP, "#8A3A4A", .2)) + line(curve("-30,-150 -8,-137 14,-141 34,-162", False), CREAM, 2, .7, extra='stroke-dasharray="6 5"')
    P = sample("40,-180 66,-150 72,-104 60,-60 68,-26", 16)
    o += path(ribbon(P, [18, 20, 20, 17, 12]), SHADOW, .3, 'transform="translate(4 5)"') + path(ribbon(P, [18, 20, 20, 17, 12]), HAIR) + "".join(path(f"M{n(x+6)} {n(y-7)}q-10 3 -7 14l2.400 0q0 -8 8 -10z", "#70516A") for x, y in P[1:-1])
    x, y = P[-1]
    o += group(path("M0 0l20 -10 -2 22 -13 -5 6 18 -14 -4 -4 12 -10 -18 6 -16z", TULIP) + path("M0 0l20 -10 -2 10z", lit(TULIP, .3)), t=f"translate({n(x)} {n(y)})")
    return tint(o, haze, t) if haze else o


def girl_reach(held="", belt="", haze=None, t=0):
    """On a rung, facing right, one arm high above her with what it holds, the other hand on the rail; feet at 0,0, about 400 high."""
    o = path(ribbon(sample("14,-140 48,-112 40,-70", 10), [46, 40, 30]), "#463F63") + boot(40, -66, 6, .9)
    o += path(ribbon(sample("-6,-140 -16,-70 -12,-18", 10), [48, 40, 32]), "#5B5478") + boot(-12, -18, -2, .98)
    o += path(ribbon(sample("10,-250 54,-226 86,-216", 8), [36, 30, 24]), dim(COAT, .3)) + f'<circle cx="92" cy="-214" r="12" fill="{dim(SKIN,.1)}"/>'
    # coat: flares, hem blown a little behind her
    o += path(curve("-14,-272! -40,-240 -50,-190 -70,-140 -84,-100! -60,-92 -40,-104 -14,-92 14,-104 44,-94 66,-108! 52,-160 44,-220 24,-268!"), COAT) + path(curve("24,-268! 44,-220 52,-160 66,-108! 44,-94 14,-104! 26,-160 22,-220 6,-266!"), dim(COAT, .28), .85) + path(curve("-14,-272! -40,-240 -50,-190 -70,-140 -84,-100! -74,-97! -58,-140 -40,-186 -30,-236 -8,-270!"), lit(COAT, .45), .9)
    o += line("M-30 -104Q-22 -150 -26 -190M30 -102Q28 -140 22 -170", dim(COAT, .35), 3, .6) + path(curve("-34,-168! -16,-174 4,-168! 2,-142 -30,-142!"), dim(COAT, .2), .8) + line("M-34 -168q18 -5 38 0", lit(COAT, .4), 3)
    o += path("M-50 -186Q0 -172 44 -190L45 -180Q0 -162 -54 -176z", "#8A5A34") + belt
    # hood down her back
    o += path(curve("-10,-284! -42,-288 -62,-266 -52,-240 -20,-236 2,-262!"), COATD) + path(curve("-10,-284! -42,-288 -62,-266 -54,-246! -46,-266 -30,-274 -8,-272!"), lit(COAT, .3))
    o += head_of(8, -268, 1.02, False, -24, plait="-26,44 -58,66 -76,112 -66,150 -84,184")
    # the high arm
    A = sample("-2,-250 46,-296 74,-372", 8)
    o += path(ribbon(A, [40, 34, 26]), SHADOW, .2, 'transform="translate(4 7)"') + path(ribbon(A, [40, 34, 26]), lit(COAT, .05)) + path(ribbon([(x - 9, y - 3) for x, y in A[:-1]], [8, 9, 6]), lit(COAT, .5), .9)
    o += held + path(curve("64,-374 66,-390 78,-398 90,-390 90,-374 80,-366"), SKIN) + line("M80 -394l4 12M88 -388l0 10", dim(SKIN, .2), 2)
    return tint(o, haze, t) if haze else o
