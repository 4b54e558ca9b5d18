"""The five tulips and the five bulbs. Colour is never alone: every kind has its own cut."""
from _out import *
from _a_pieces import *

LEAFD, LEAFM, LEAFL = "#2F5238", "#4F7D45", "#8DB063"

# outer petals, front petal, lit edge; head about 80 wide round 0,0
HEADS = {
    # lily-flowered: points that bend out
    "white": ("M-46 -36C-36 -40 -22 -36 -14 -22Q-8 -36 0 -48Q8 -36 14 -22C22 -36 36 -40 46 -36C35 -28 34 -14 30 4C26 24 15 37 0 40C-15 37 -26 24 -30 4C-34 -14 -35 -28 -46 -36z",
              "M0 -48C20 -24 19 18 0 40C-19 18 -20 -24 0 -48z", "M-46 -36C-36 -40 -22 -36 -14 -22C-18 0 -14 24 -4 39C-18 34 -27 22 -30 4C-34 -14 -35 -28 -46 -36z"),
    # a cup of round petals
    "yellow": ("M-12 -27C-18 -36 -30 -36 -35 -24C-41 -4 -38 18 -28 29C-20 37 -10 39 0 39C10 39 20 37 28 29C38 18 41 -4 35 -24C30 -36 18 -36 12 -27C9 -41 -9 -41 -12 -27z",
               "M0 -38C19 -36 22 14 0 39C-22 14 -19 -36 0 -38z", "M-12 -27C-18 -36 -30 -36 -35 -24C-41 -4 -38 18 -28 29C-22 35 -14 38 -6 39C-19 18 -19 -10 -12 -27z"),
    # three plain points
    "red": ("M-35 -36C-44 2 -32 37 0 39C32 37 44 2 35 -36L17 -15L0 -43L-17 -15z",
            "M0 -43C26 -14 24 20 0 39C-24 20 -26 -14 0 -43z", "M-35 -36C-44 2 -32 36 -4 39C-20 24 -24 2 -16 -14z"),
    # fringed
    "violet": ("M-40 -22L-33 -21L-34 -31L-26 -27L-24 -37L-17 -30L-11 -40L-6 -31L0 -41L6 -31L11 -40L17 -30L24 -37L26 -27L34 -31L33 -21L40 -22C42 8 30 36 0 38C-30 36 -42 8 -40 -22z",
               "M-18 -8L-13 -16L-8 -10L-4 -20L0 -12L4 -20L8 -10L13 -16L18 -8C24 10 16 30 0 38C-16 30 -24 10 -18 -8z", "M-40 -22L-33 -21L-34 -31L-26 -27L-24 -37L-17 -30C-28 -10 -26 20 -6 38C-30 34 -42 8 -40 -22z"),
    # tall and closed like a flame
    "black": ("M0 -52C10 -36 28 -24 27 2C26 26 14 41 0 42C-14 41 -26 26 -27 2C-28 -24 -10 -36 0 -52z",
              "M4 -40C20 -20 18 22 2 42C-14 26 -12 -16 4 -40z", "M0 -52C10 -36 28 -24 27 2C26 26 14 41 0 42C-14 41 -26 26 -27 2C-28 -24 -10 -36 0 -52z"),
}


def head(kind, c=None):
    """A tulip's head, middle at 0,0."""
    c = c or COLOURS[kind]
    back, front, edge_ = HEADS[kind]
    dark = "#C9B49C" if kind == "white" else "#17101E" if kind == "black" else dim(c, .36)
    if kind == "black":
        # a pale rim keeps the dark flower off the dark leaves
        return path(back, "#CDB6D6", None, 'stroke="#CDB6D6" stroke-width="7" stroke-linejoin="round"') + path(back, c) + path(front, "#57435F") + path("M4 -40C-12 -16 -14 26 2 42C-4 30 -6 -10 4 -40z", "#8A6E96") + path("M-18 -14C-24 6 -20 26 -10 36C-16 20 -18 2 -18 -14z", "#6E5578")
    out = "#8A6E58" if kind == "white" else dim(c, .6)
    o = path(back, out, None, f'stroke="{out}" stroke-width="5" stroke-linejoin="round" transform="translate(1.5 2)"')
    o += path(back, dim(c, .2) if kind != "white" else "#DCCBB4") + path(edge_, lit(c, .34) if kind != "white" else "#FFFDF6") + path(front, c if kind != "white" else "#FBF5E8")
    x = {"white": "M0 -48C20 -24 19 18 0 40C9 16 9 -20 0 -48z", "yellow": "M0 -38C19 -36 22 14 0 39C10 16 10 -20 0 -38z", "red": "M0 -43C26 -14 24 20 0 39C12 18 12 -12 0 -43z", "violet": "M4 -20L8 -10L13 -16L18 -8C24 10 16 30 0 38C10 20 10 -4 4 -20z"}[kind]
    return o + path(x, dark, .5 if kind != "white" else .6) + path({"white": "M-8 -20Q-12 8 -3 28", "yellow": "M-7 -22Q-12 6 -4 26", "red": "M-8 -20Q-15 6 -5 26", "violet": "M-11 -4Q-14 12 -5 26"}[kind], "none", None, f'stroke="{lit(c, .5) if kind != "white" else "#FFFFFF"}" stroke-width="5" stroke-linecap="round"')


def leaf(d, spine):
    return path(d, LEAFD, None, f'stroke="{LEAFD}" stroke-width="4" stroke-linejoin="round" transform="translate(1 2)"') + path(d, LEAFM) + path(spine, LEAFL)


def leaves():
    """The tuft below a planted tulip: it turns a brown square green."""
    return path(rounded(6, 8, 110, 108, 22), LEAFD) + path(rounded(5, 5, 108, 107, 22), "#5B8A4C") + path("M6 30Q4 5 27 5H90Q60 12 40 40Q20 70 14 108Q5 104 5 90z", "#7CA75C", .75) + \
        leaf("M60 112C24 104 6 74 10 28C34 48 52 72 60 112z", "M10 28C20 54 34 84 56 108C28 92 12 64 10 28z") + leaf("M60 112C96 104 114 74 110 28C86 48 68 72 60 112z", "M60 112C66 78 84 50 108 32C92 54 78 78 66 110z")


def flower(kind, s=1, x=0, y=0, stem=30, c=None):
    """A cut tulip with stem and two leaves: head middle at x,y; for symbols."""
    b = 36 + stem
    o = line(f"M0 34V{b}", LEAFD, 13) + line(f"M0 34V{b}", LEAFM, 7)
    o += leaf(f"M0 {b}C-26 {b-6} -40 {b-24} -40 {b-50}C-20 {b-42} -4 {b-26} 0 {b}z", f"M-40 {b-50}C-32 {b-30} -20 {b-14} -2 {b-2}C-22 {b-8} -38 {b-26} -40 {b-50}z")
    o += leaf(f"M0 {b}C26 {b-6} 40 {b-24} 40 {b-50}C20 {b-42} 4 {b-26} 0 {b}z", f"M0 {b}C6 {b-22} 20 {b-38} 38 {b-46}C26 {b-34} 12 {b-16} 4 {b-2}z")
    return group(o + head(kind, c), t=f"translate({n(x)} {n(y)}) scale({n(s,3)})")


# ---- bulbs: 120 x 120, middle of the belly near 60,68
BULBS = {
    "white": "M60 6C62 22 70 28 82 38C100 52 104 74 96 90C89 104 76 110 60 110C44 110 31 104 24 90C16 74 20 52 38 38C50 28 58 22 60 6z",
    "yellow": "M52 14Q62 10 66 16Q66 22 74 26C98 34 110 52 108 70C106 94 86 110 60 110C34 110 14 94 12 70C10 50 24 34 46 26Q54 22 52 14z",
    "red": "M60 26C66 10 84 8 96 20C112 34 116 58 104 78C95 95 78 106 60 112C42 106 25 95 16 78C4 58 8 34 24 20C36 8 54 10 60 26z",
    "violet": "M46 8C48 22 56 28 66 38C68 28 76 24 84 14C86 28 96 34 106 46C118 62 114 88 100 100C90 109 76 111 60 111C42 111 26 106 18 92C8 74 14 50 30 36C40 28 44 20 46 8z",
    "black": "M60 2C64 18 76 24 88 40C100 56 98 82 84 98C76 107 68 113 60 118C52 113 44 107 36 98C22 82 20 56 32 40C44 24 56 18 60 2z",
}
ROOTS = "M44 104q-4 8 -12 10M56 108q-1 6 -6 9M68 108q2 6 8 8M78 102q5 6 12 7"


def bulb(kind, patch=True):
    """A bulb with a light patch for its letter."""
    c, d = COLOURS[kind], BULBS[kind]
    dark = {"white": "#7A5C48", "black": "#130E18"}.get(kind, dim(c, .62))
    o = ("" if kind == "black" else line(ROOTS, dark, 6)) + path(d, dark, None, f'stroke="{dark}" stroke-width="8" stroke-linejoin="round" transform="translate(1.5 2)"')
    rim = {"black": "#9A80A4"}.get(kind, lit(c, .45))
    o += path(d, rim) + f'<g transform="translate(60 64) scale(.94) translate(-58 -61)">' + path(d, c) + "</g>"
    # skins: ribs that run to the tip
    o += line({"white": "M60 18Q38 52 44 104M60 18Q84 52 76 104", "yellow": "M58 20Q28 50 36 104M62 20Q94 48 84 104", "red": "M60 30Q24 40 30 88M60 30Q98 40 90 88", "violet": "M46 20Q22 54 38 104M84 26Q108 52 92 100", "black": "M60 14Q34 50 46 102M60 14Q88 50 74 102"}[kind], dim(c, .28) if kind != "black" else "#6E5578", 5, .8)
    if patch:
        y = {"red": 62, "yellow": 68, "violet": 70}.get(kind, 68)
        o += path(disc(60, y, 27), "#FFFAEE", .96 if kind not in ("white", "yellow") else .8)
    return o


SLICES = ("white", "yellow", "red", "violet", "black")


def bulb_any(patch=False):
    """The bulb of any colour: five slices."""
    d = BULBS["yellow"]
    o = line(ROOTS, NAVY, 6) + path(d, NAVY, None, f'stroke="{NAVY}" stroke-width="9" stroke-linejoin="round" transform="translate(1.500 2)"')
    return o, d


def bulb_any_in(a, patch=False, key="any"):
    o, d = bulb_any()
    a.once("cl" + key, f'<clipPath id="cl{key}"><path d="{d}"/></clipPath>')
    inner = ""
    for k, c in enumerate(SLICES):
        t0, t1 = math.radians(-90 + 72 * k - 36), math.radians(-90 + 72 * k + 36)
        inner += path(f"M60 66L{n(60+90*math.cos(t0))} {n(66+90*math.sin(t0))}L{n(60+110*math.cos((t0+t1)/2))} {n(66+110*math.sin((t0+t1)/2))}L{n(60+90*math.cos(t1))} {n(66+90*math.sin(t1))}z", COLOURS[c])
    inner += path("M52 14Q46 26 30 40Q16 56 18 78Q26 48 60 24z", CREAM, .45)
    o += f'<g clip-path="url(#cl{key})">{inner}</g>'
    return o + (path(disc(60, 68, 26), "#FFFAEE", .96) if patch else "")
