"""Fourteen lances and the same fourteen broken. The pennants of one player differ by pattern, the two players by
colour and by the mark on the guard (diamond, hexagon). A broken one has another card, another outline, a torn cloth."""
from _out import *
from _a_pieces import *

CARD = rounded(0, 0, 120, 420, 15)
CLOTH = "0,0! 18,-5 42,7 66,0! 63,42 67,84 66,124! 44,131 20,117 0,124!"
TAIL = "0,0! 20,-4 44,6 70,-6! 58,24 46,44 38,62! 48,84 58,104 70,128! 44,131 20,117 0,124!"
TORN = "0,0! 14,-4 30,4 47,2! 40,16! 54,28! 43,42! 60,52! 48,70! 57,84! 44,92! 46,112! 32,102! 25,122! 16,106! 0,122!"


def pattern(k, p, q):
    """The pattern on a cloth 66 x 124: p = pale, q = dark."""
    return {
        1: "",
        2: path("M-4 22Q30 14 74 24V46Q30 36 -4 44zM-4 66Q30 58 74 68V90Q30 80 -4 88zM-4 110Q30 102 74 112V140H-4z", p),
        3: path("M19 -10h20v150h-20zM-4 50Q30 43 74 51V72Q30 64 -4 71z", p),
        4: path("".join(disc(x, y, 10.5) for x, y in ((18, 26), (48, 30), (33, 60), (17, 92), (49, 98))), p),
        5: path("M-4 46L40 56V68L-4 78z", p),
        6: path("M-4 8L34 40L72 8V36L34 68L-4 36zM-4 66L34 98L72 66V94L34 126L-4 94z", p),
        7: path("M33 22L41 48L66 50L46 66L53 92L33 77L13 92L20 66L0 50L25 48z", p),
    }[k]


def cloth(a, c, k, torn=False, grey=None):
    """A pennant hanging from its hoist at 0,0."""
    p, d = lit(c, .74), dim(c, .34)
    if grey:
        c, p, d = mix(c, grey, .38), mix(p, grey, .34), mix(d, grey, .2)
    spec = TORN if torn else TAIL if k == 5 else CLOTH
    i = a.id("k")
    a.defs.append(f'<path id="{i}" d="{curve(spec)}"/><clipPath id="c{i}"><use href="#{i}"/></clipPath>')
    o = f'<use href="#{i}" x="4" y="7" fill="{SHADOW}" fill-opacity=".26"/><use href="#{i}" fill="{lit(c, .45)}"/><g clip-path="url(#c{i})"><use href="#{i}" x="2" y="3" fill="{c}"/>{pattern(k, p, d)}'
    # two folds: one catches the light, one lies in shade
    o += path(curve("26,-10! 34,40 30,90 34,136! 50,136! 46,90 50,40 44,-10!"), d, .2) + path(curve("4,-8! 12,40 8,90 12,136! 20,136! 17,90 20,40 14,-8!"), CREAM, .22)
    return o + "</g>"


def tip(kind):
    s = "M0 -56Q13 -34 7 -8L4 0H-4L-7 -8Q-13 -34 0 -56z" if kind == "green" else "M0 -56L5 -36L11 -32L7 -16L5 0H-5L-7 -16L-11 -32L-5 -36z"
    return path(s, "#8C9AA8") + path(s.split("z")[0].replace("M0 -56Q13 -34 7 -8L4 0H-4", "M0 -56L0 0H-4") + "z" if kind == "green" else "M0 -56L0 0H-5L-7 -16L-11 -32L-5 -36z", "#E8ECEA") + path("M-6 -3H6V5H-6z", "#C98B3C")


def shaft(y0, y1, w0, w1, wood="#9A6A42", light="#D3A570", dark="#6B4630"):
    """A piece of the shaft along y, thicker downwards."""
    return (path(f"M{n(-w0)} {y0}H{n(w0)}L{n(w1)} {y1}H{n(-w1)}z", wood) + path(f"M{n(-w0)} {y0}H{n(-w0*.3)}L{n(-w1*.3)} {y1}H{n(-w1)}z", light)
            + path(f"M{n(w0*.5)} {y0}H{n(w0)}L{n(w1)} {y1}H{n(w1*.5)}z", dark, .7))


def guard(c, kind, y=300):
    """The cup before the hand, with the mark of its player."""
    o = path(f"M-7 {y-24}H7Q12 {y-8} 27 {y+12}Q0 {y+24} -27 {y+12}Q-12 {y-8} -7 {y-24}z", dim(c, .18)) + path(f"M-7 {y-24}H-1Q-4 {y-4} -13 {y+16}Q-22 {y+15} -27 {y+12}Q-12 {y-8} -7 {y-24}z", lit(c, .45)) + path(f"M-27 {y+12}Q0 {y+24} 27 {y+12}V{y+17}Q0 {y+29} -27 {y+17}z", dim(c, .5))
    return o + path(f"M0 {y-14}L9 {y+2}L0 {y+15}L-9 {y+2}z" if kind == "green" else f"M-5 {y-9}H6L11 {y+1}L6 {y+12}H-5L-10 {y+1}z", CREAM)


def card(a, base, grain_d, grain_l):
    a.defs.append(f'<clipPath id="card"><path d="{CARD}"/></clipPath>')
    a.add(path(CARD, dim(base, .34)), f'<g clip-path="url(#card)">', path(rounded(0, 0, 118, 417, 14), lit(base, .6)), path(rounded(2, 3, 116, 414, 14), base), grain_d, grain_l,
          path(rounded(9, 10, 102, 400, 9), "none", None, f'stroke="{dim(base, .3)}" stroke-width="2" stroke-opacity=".45"'), "</g>")


def whole(kind, c, k):
    a = Art(120, 420, 30 + k)
    fib = path("".join(f"M{n(a.r.uniform(8, 104), 0)} {n(a.r.uniform(8, 408), 0)}l{n(a.r.uniform(-8, 8), 0)} {n(a.r.uniform(-5, 5), 0)}" for _ in range(40)), "none", None, 'stroke="#B08A5A" stroke-width="1.200" stroke-opacity=".3"')
    card(a, "#EADBC0", fib, "")
    pole = shaft(70, 282, 4.5, 7) + shaft(322, 352, 5.5, 5.5, "#5A4038", "#7E6054", "#43302C") + shaft(352, 396, 9, 6.5)
    out = "M-4.5 70H4.5L7 282L27 312L6 330L9 352L6.500 396H-6.500L-9 352L-6 330L-27 312L-7 282z"
    a.add(group(path(out, SHADOW, .24, 'transform="translate(5 8)"') + pole + line("M-6 328l12 5M-6 337l12 5M-6 346l12 5", "#8A6A58", 2) + guard(c, kind) + group(tip(kind), t="translate(0 72) scale(1)"), t="translate(36 -2)"))
    a.add(group(cloth(a, c, k), t="translate(38 84)"), path("M31 88h11v5h-11zM31 196h11v5h-11z", "#6B4630"))
    a.save(OUT + f"lance-{kind}-{k}.svg")


def broken(kind, c, k):
    a = Art(120, 420, 60 + k)
    base, GREY = "#8F857C", "#8F857C"
    gr = path("".join(f"M{x} -4Q{x+s} 120 {x-s} 220T{x+s*.5:.0f} 424h1.800Q{x-s+3} 320 {x-s+2} 220Q{x+s+2} 120 {x+2} -4z" for x, s in ((16, 3), (31, -4), (47, 3), (64, -3), (80, 4), (97, -3), (108, 2))), SHADOW, .16)
    gl = path("M23 -4Q26 200 22 424h1.500Q28 200 25 -4zM88 -4Q92 200 86 424h1.500Q94 200 90 -4z", CREAM, .16) + '<ellipse cx="88" cy="330" rx="6" ry="12" fill="none" stroke="#5E544E" stroke-width="2" stroke-opacity=".5"/><ellipse cx="88" cy="330" rx="2" ry="5" fill="#5E544E" fill-opacity=".5"/>'
    card(a, base, gr, gl)
    W, L, D = mix("#9A6A42", GREY, .12), mix("#E0B680", GREY, .1), mix("#5A3A28", GREY, .1)
    fresh = "#F3DDB4"
    # the lower half stands askew, its end in long splinters
    low = path("M-11 262L-9 226L-4 244L1 206L4 240L10 220L11 262z", fresh) + path("M-11 262L-9 226L-4 244L-2 262z", CREAM) + shaft(258, 284, 10, 10.5, W, L, D) + shaft(322, 352, 7, 7, "#4E3A36", "#6E5850", "#3A2C2A") + shaft(350, 392, 11, 8, W, L, D) + line("M-7 328l14 5M-7 337l14 5M-7 346l14 5", "#7A6458", 2.4) + guard(mix(c, GREY, .35), kind)
    shl = path("M-11 262L-9 226L1 206L10 220L11 284L27 312L8 352L8 392H-8L-10 352L-27 312L-11 284z", SHADOW, .34, 'transform="translate(6 8)"')
    a.add(group(shl + low, t="translate(44 6) rotate(-7 0 392)"))
    # the upper half has dropped across it
    up = shaft(-70, 56, 6, 9.5, W, L, D) + path("M-10 54L-8 84L-3 66L1 98L4 68L8 80L10 54z", fresh) + path("M-10 54L-8 84L-3 66L-1 54z", CREAM)
    shu = path("M-5 -124H5L10 56L1 98L-10 56z", SHADOW, .34, 'transform="translate(2 10)"')
    a.add(group(shu + up + group(tip(kind), t="translate(0 -66)"), t="translate(62 120) rotate(27) scale(.88)"))
    a.add(group(cloth(a, c, k, True, GREY), t="translate(82 84) rotate(14) scale(-.86 .86)"), path("M80 77l10 5 -4 7 -10 -5z", D))
    # chips on the ground
    a.add(path("M74 226l26 -12 -6 11zM84 258l16 9 -9 3zM76 246l9 1 -6 4z", fresh), path("M76 398q14 -6 28 -2l-20 5z", fresh, .8))
    a.save(OUT + f"lance-{kind}-{k}-broken.svg")


for kind, c in (("green", GREEN), ("violet", PURPLE)):
    for k in range(1, 8):
        whole(kind, c, k)
        broken(kind, c, k)
