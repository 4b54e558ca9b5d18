"""What the symbols and small pieces of Mythwind share: the way a symbol is cut, and its recurring shapes."""
from common import *

BLUE, ORANGE, NIGHT, BUN = "#6AA0D6", "#E2903C", "#1F3263", "#4A2016"
HOOD = "-32,10! -35,-14 -16,-30 6,-32! 14,-38 22,-46 36,-46! 36,-34 32,-24 26,-20! 34,-8 35,2 31,12! 22,-2 8,-7 -4,-7 -18,-5 -26,0"
HOODL = "-32,10! -35,-14 -16,-30 6,-32! -10,-22 -20,-8 -25,0!"


def edge(d, c, w=7, dx=1.5, dy=2.5):
    """The dark sheet below a symbol: thicker at the lower right, so it reads as thickness and keeps the shape on paper."""
    return path(d, c, None, f'stroke="{c}" stroke-width="{n(w)}" stroke-linejoin="round" transform="translate({n(dx)} {n(dy)})"')


def body(d, c, k=.42, s=2.5, at=(2, 3)):
    """Lit copy at the upper left, the body over it."""
    q = f'stroke-width="{n(s)}" stroke-linejoin="round"'
    return path(d, lit(c, k), None, f'stroke="{lit(c, k)}" {q}') + path(d, c, None, f'stroke="{c}" {q} transform="translate({at[0]} {at[1]})"')


def cut(d, c, dark=None, k=.42, w=7):
    return edge(d, dark or dim(c, .58), w) + body(d, c, k)


def disc(x, y, r):
    return f"M{n(x-r)} {n(y)}a{n(r)} {n(r)} 0 1 1 {n(2*r)} 0a{n(r)} {n(r)} 0 1 1 {n(-2*r)} 0z"


def hole(x, y, r):
    """The same round, cut the other way about: a hole in a disc."""
    return f"M{n(x-r)} {n(y)}a{n(r)} {n(r)} 0 1 0 {n(2*r)} 0a{n(r)} {n(r)} 0 1 0 {n(-2*r)} 0z"


def square(x, y, h, q=8):
    """A soft square round x, y; h is half its side."""
    s = 2 * (h - q)
    return f"M{n(x-h+q)} {n(y-h)}h{n(s)}q{q} 0 {q} {q}v{n(s)}q0 {q} {-q} {q}h{n(-s)}q{-q} 0 {-q} {-q}v{n(-s)}q0 {-q} {q} {-q}z"


def left(x, y, r):
    return f"M{n(x)} {n(y-r)}a{n(r)} {n(r)} 0 0 0 0 {n(2*r)}z"


def right(x, y, r, q=7):
    return f"M{n(x)} {n(y-r)}h{n(r-q)}q{q} 0 {q} {q}v{n(2*r-2*q)}q0 {q} {-q} {q}h{n(q-r)}z"


def die_round(x, y, r, pip=True):
    return cut(disc(x, y, r), BLUE, NIGHT) + (path(disc(x + 2, y + 3, r * .31), NIGHT) + line(f"M{n(x-r*.72)} {n(y-r*.05)}A{n(r*.74)} {n(r*.74)} 0 0 1 {n(x-r*.05)} {n(y-r*.72)}", "#D3EAF8", r * .12) if pip else "")


def die_square(x, y, r, pip=True):
    return cut(square(x, y, r, max(4, int(r * .2))), ORANGE, BUN) + (path(square(x + 2, y + 3, r * .34, 2), BUN) if pip else "")


def die_half(x, y, r):
    """Left half of the round die, right half of the square one."""
    o = edge(left(x, y, r) + right(x, y, r, max(4, int(r * .2))), "#2A2440") + body(left(x, y, r), BLUE) + body(right(x, y, r, max(4, int(r * .2))), ORANGE)
    o += path(f"M{n(x)} {n(y-r)}h4v{n(2*r+4)}h-4z", "#2A2440")
    return o + path(left(x + 1, y + 3, r * .4), NIGHT) + path(f"M{n(x+3)} {n(y+3-r*.36)}h{n(r*.36)}v{n(r*.72)}h{n(-r*.36)}z", BUN)


def well(y0, y1):
    """The dice well of a tray, seen from the side: two cheeks and a floor."""
    h = y1 - y0
    d = f"M8 {y0}H21V{y1-13}H75V{y0}H88V{y1-6}Q88 {y1} 82 {y1}H14Q8 {y1} 8 {y1-6}z"
    return cut(d, "#8A6142", "#3E2A24", .35)


def head_sprite(x, y, s, hood=MOSS):
    """Leaf hood with a pale face below it."""
    o = path(curve("-26,4 -24,-10 0,-16 24,-10 27,4 20,22 0,29 -20,22"), "#4C83B8") + path(curve("-21,5 -16,-4 0,-6 16,-4 20,5 14,18 0,23 -14,18"), "#D3EAF8")
    o += path(curve(HOOD), hood) + path(curve(HOODL), LEAF)
    o += f'<ellipse cx="-8" cy="8" rx="3.6" ry="4.4" fill="{NIGHT}"/><ellipse cx="10" cy="8" rx="3.6" ry="4.4" fill="{NIGHT}"/>' + line("M-4 16q5 4 10 0", NIGHT, 2.6)
    return group(o, t=f"translate({n(x)} {n(y)}) scale({n(s,2)})")


def head_villager(x, y, s):
    """Straw hat with a face below it."""
    o = path(curve("-22,-4! -24,8 -16,22 0,28 16,22 24,8 22,-4!"), "#E7B88E")
    o += f'<circle cx="-8" cy="8" r="3.8" fill="{BUN}"/><circle cx="9" cy="8" r="3.8" fill="{BUN}"/>' + line("M-6 17q6 5 13 0", BUN, 2.8)
    o += path(curve("-21,-8! -20,-34 -6,-38 0,-37 8,-38 20,-34 21,-8!"), "#E9C472") + path(curve("-21,-8! -20,-34 -6,-38 0,-37! -10,-30 -12,-20 -12,-8!"), "#F7E0A0") + path("M-21 -17Q0 -24 21 -17V-7Q0 -14 -21 -7z", BRICK)
    o += path("M-40 -8Q0 -22 40 -8L38 3Q0 -10 -38 3z", "#D6A850") + path("M-40 -8Q0 -22 40 -8L39 -4Q0 -18 -39 -4z", "#F7E0A0")
    return group(o, t=f"translate({n(x)} {n(y)}) scale({n(s,2)})")


HEX = "M49 8L83 27V68L47 89L13 69V28z"
LEAFS = curve("50,6! 70,20 80,44 74,64 54,78! 46,79! 24,70 16,48 28,22")
STAR5 = "M48 7L60 34L89 36L67 56L75 87L48 71L21 87L29 56L7 36L36 34z"


def ring(x, y, R, r):
    return disc(x, y, R) + hole(x, y, r)


def hammer(c, h, rot=-38, s=1, x=48, y=48):
    """A mallet: the handle h and a head with one thin end."""
    return group(path("M-6 -12H6L7 42H-7z", h) + path("M-26 -27H10L27 -20V-10L10 -7H-26z", c), t=f"translate({x} {y}) rotate({rot}) scale({n(s,2)})")




UP = "M48 8L86 47H63V88H33V47H10z"
DOWN = "M48 88L10 49H33V8H63V49H86z"
HOUSE = "M48 8L90 45H79V88H17V45H6z"
