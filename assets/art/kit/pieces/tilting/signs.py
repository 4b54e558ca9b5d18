"""Eight signs of the road: wooden roundels on a post, each with one painted pictogram, told apart without colour."""
from _a_pieces import *

WD, WDD = "#B98A58", "#43291C"
DK = "#3A241A"


def sign(name, *frag):
    a = Art(96, 96)
    o = cut("M40 74H56V95H40z", "#8A6142", WDD, .3, 5, 1)
    o += edge(disc(48, 44, 41), WDD, 6) + path(disc(48, 44, 41), "#E8C698") + path(disc(49, 45.5, 40.5), "#7E5636") + path(disc(49, 45.5, 34.5), dim(WD, .34)) + path(disc(49.5, 46.5, 33.5), WD)
    # three boards, a little grain
    a.defs.append(f'<clipPath id="b"><path d="{disc(49.5, 46.5, 33.5)}"/></clipPath>')
    o += '<g clip-path="url(#b)">' + path("M10 11H90V32H10z", lit(WD, .16)) + path("M10 57H90V82H10z", dim(WD, .1)) + line("M14 32H86M14 57H86", dim(WD, .4), 2.2, .8) + line("M22 22q16 -3 30 0M50 44q14 3 30 0M20 48q8 2 14 0M30 68q14 3 26 0", dim(WD, .3), 1.6, .5) + "</g>"
    o += path(disc(48, 10.5, 2.6) + disc(48, 80.5, 2.6), WDD)
    a.add(o + group(*frag, t="translate(1 -1.5)"))
    a.save(OUT + f"sign-{name}.svg")


def paint(d, c="#FFF3D6", w=7):
    """Painted: dark contour that keeps the shape, pale face with a lit upper left."""
    return edge(d, DK, w, 1, 1.5) + path(d, CREAM) + path(d, c, None, 'transform="translate(1.500 2)"')


def card(x, y, rot=0, s=1, c="#FFF3D6", mark=True):
    o = paint(rounded(-13, -19, 26, 38, 4), c, 6) + (path("M0 -9L7 0L0 9L-7 0z", "#C0702C") if mark else "")
    return group(o, t=f"translate({x} {y}) rotate({rot}) scale({s})")


def arrow(x, y, L, flip=1):
    """Points right when flip is 1."""
    return group(paint("M-2 -7H%dV-19L%d 0L%d 19V7H-2z" % (L - 20, L, L - 20)), t=f"translate({x} {y}) scale({flip} 1)")


def lance(x, y, rot, s=1, bands=2):
    o = paint("M-4.500 34V-18H-10L0 -40L10 -18H4.500V34z", "#FFF3D6", 6)
    b = "".join(f"M-9 {-4+k*8}L9 {-9+k*8}" for k in range(bands))
    return group(o + line(b, DK, 10) + line(b, "#E3A03C", 5.2), t=f"translate({x} {y}) rotate({rot}) scale({s})")


PLUS = "M-5 -14H5V-5H14V5H5V14H-5V5H-14V-5H-5z"
sign("extra-card", card(36, 46, -10, 1.05), group(paint(PLUS, "#F5C45E", 7), t="translate(66 47) scale(1.05)"))
sign("step-closer", arrow(17, 46, 29), arrow(79, 46, 29, -1), paint("M46.500 24H49.500V68H46.500z", "#F5C45E", 4))
sign("step-apart", arrow(55, 46, 27), arrow(41, 46, 27, -1), paint(disc(48, 46, 3.4), "#F5C45E", 4))
gust = "M17 36H42Q52 36 52 28T44 21M17 48H48M17 60H40Q49 60 49 67T42 73"
sign("scatter", line(gust, DK, 10.5, extra='transform="translate(1 1.5)"'), line(gust, "#BFD6E6", 5.5), card(62, 30, 24, .62, mark=False), card(71, 52, 52, .62, mark=False), card(60, 67, -14, .56, mark=False))
sign("mend-one", lance(48, 49, 24, 1.02, 3))
sign("mend-two", lance(36, 49, 12, .8, 2), lance(62, 47, 12, .8, 2))
eye = "M20 33Q33 16 48 16T76 33Q63 50 48 50T20 33z"
sign("peek", group(card(0, 0, 0, 1, "#E8C68E"), t="translate(48 54) scale(1.3 1.2)"), paint(eye), path(disc(49, 33, 12.5), "#2F5D7B") + path(disc(49, 33, 7), DK) + path(disc(45.5, 29.5, 3.4), CREAM))
turn = "M30 19Q48 9 66 20"
heads = "M62 9L76 25L56 28z"
two = line(turn, DK, 11) + path(heads, DK, None, f'stroke="{DK}" stroke-width="6" stroke-linejoin="round"') + line(turn, "#F5C45E", 5.5) + path(heads, "#F5C45E")
both = lambda s: s + group(s, t="rotate(180 48.500 46)")
sign("swap", card(34, 46, -4, .84), card(63, 46, 4, .84, "#C9DCE8"), group(both(two), t="translate(6 4.500) scale(.88 .9)"))
