"""The symbols in a box of 96: one bold shape each, three values. `put` lays one on any picture."""
from _flowers import *

BROWN, PLUM, GREEND = "#4A2E1E", "#3A2848", "#274830"
SYMBOLS = {}


def symbol(f):
    SYMBOLS[f.__name__.replace("_", "-")] = f
    return f


def put(a, name, x, y, size, rot=0):
    """Symbol `name` with its middle at x,y and `size` wide."""
    s = size / 96
    return group(SYMBOLS[name](a), t=f"translate({n(x)} {n(y)})" + (f" rotate({n(rot)})" if rot else "") + f" scale({n(s,3)}) translate(-48 -48)")


def at(frag, x, y, s=1, rot=0, cx=48, cy=48):
    """A drawing of a 96 box, its middle moved to x,y."""
    return group(frag, t=f"translate({n(x)} {n(y)})" + (f" rotate({n(rot)})" if rot else "") + f" scale({n(s,3)}) translate({-cx} {-cy})")


def cog_d(x, y, r, teeth, h, off=0):
    """A cog's outline with teeth that taper."""
    d, q = "", math.pi / teeth
    for i in range(teeth):
        t = 2 * q * i + off
        for k, (u, rr) in enumerate(((-.62, r - h), (-.34, r), (.34, r), (.62, r - h))):
            X, Y = x + math.cos(t + u * q) * rr, y + math.sin(t + u * q) * rr
            d += ("M" if not i and not k else "L") + f"{n(X)} {n(Y)}"
    return d + "z"


def arc_arrow(x, y, r, t0, t1, w, h):
    """A round arrow from angle t0 to t1 (degrees, clockwise) whose head is h wide."""
    a0, a1 = math.radians(t0), math.radians(t1)
    R, q = r + w / 2, r - w / 2
    p = lambda rr, t: f"{n(x+math.cos(t)*rr)} {n(y+math.sin(t)*rr)}"
    big = 1 if abs(t1 - t0) > 180 else 0
    s, e = (1, 0) if t1 > t0 else (0, 1)
    tip = a1 + (1 if t1 > t0 else -1) * h * .95 / r
    return f"M{p(R,a0)}A{n(R)} {n(R)} 0 {big} {s} {p(R,a1)}L{p(r+h*.72,a1)}L{p(r,tip)}L{p(r-h*.72,a1)}L{p(q,a1)}A{n(q)} {n(q)} 0 {big} {e} {p(q,a0)}z"


# ---- the six actions ------------------------------------------------------------------
def stall(c=TULIP, dark="#4A1C18"):
    o = edge("M14 44H82V88H14z", BROWN, 7) + path("M14 44H24V88H14zM72 44H82V88H72z", "#C79A63") + path("M24 44H72V62H24z", "#5A3A34")
    o += path("M12 60H84V88H12z", "#9A6A40") + path("M12 60H84V66H12z", "#E2B67C") + path("M30 66V88M48 66V88M66 66V88", "none", None, 'stroke="#6B4326" stroke-width="3"')
    o += path(disc(34, 57, 7), "#EFB23E") + path(disc(48, 56, 7), "#7FA24E") + path(disc(62, 57, 7), "#D2443C")
    aw = "M18 8H78L92 36Q92 48 81.500 48Q72 48 70 40Q68 48 59 48Q50 48 48 40Q46 48 37 48Q28 48 26 40Q24 48 14.500 48Q4 48 4 36z"
    o += edge(aw, dark, 7) + path(aw, "#FFF8EA") + path("M18 8H33L26 40Q24 48 14.500 48Q4 48 4 36zM48 8H63L70 40Q68 48 59 48Q50 48 48 40z", c) + path("M18 8H26L12 47Q4 46 4 36z", lit(c, .35)) + path("M78 8L92 36Q92 48 81.500 48L66 8z", VIOLET, .22)
    return o


@symbol
def market(a):
    return stall()


def plant_drawing(kind="red", c=None):
    soil = "M8 84Q24 74 48 74T88 84Q90 92 82 92H14Q6 92 8 84z"
    o = line("M48 56V80", GREEND, 15) + line("M48 56V80", LEAFM, 8)
    for d, l in (("M48 82C26 80 6 64 5 40C26 46 44 60 48 82z", "M5 40C14 56 28 70 44 78C24 74 8 60 5 40z"), ("M48 82C70 80 90 64 91 40C70 46 52 60 48 82z", "M48 82C54 64 70 50 88 44C74 54 60 68 52 81z")):
        o += edge(d, GREEND, 6) + path(d, LEAFM) + path(l, LEAFL)
    o += at(head(kind, c), 48, 33, .76, 0, 0, 0)
    return o + edge(soil, "#3B241C", 6) + path(soil, "#8A5C40") + path("M8 84Q24 74 48 74Q30 79 20 92H14Q6 92 8 84z", "#C08A5E")


@symbol
def plant(a):
    return plant_drawing()


def mill_drawing(body_c="#FFF4DE", cap="#D2443C", sail="#FFF8EA", arm="#4A2E1E", rot=24):
    t = "M27 92L35 42H61L69 92z"
    o = edge(t, BROWN, 7) + path(t, body_c) + path("M51 42H61L69 92H54z", VIOLET, .3) + path("M40 92V78Q48 69 56 78V92z", "#8E3B32")
    o += edge("M30 46Q30 24 48 21Q66 24 66 46z", BROWN, 7) + path("M30 46Q30 24 48 21Q66 24 66 46z", cap) + path("M30 46Q30 24 48 21Q38 32 37 46z", lit(cap, .4))
    bl = "M7 -3H42V11H7z"
    o += f'<g transform="translate(48 42) rotate({rot})">' + "".join(f'<g transform="rotate({k})"><path d="M6 -3H42V11H6z" fill="{arm}" stroke="{arm}" stroke-width="5" stroke-linejoin="round"/></g>' for k in (0, 90, 180, 270))
    o += "".join(f'<g transform="rotate({k})"><path d="M12 -1H41V10H12z" fill="{sail}"/><path d="M12 -1H41V2.500H12z" fill="#C9A878"/><path d="M20 2V10M27 2V10M34 2V10" stroke="{arm}" stroke-opacity=".35" stroke-width="2"/></g>' for k in (0, 90, 180, 270)) + f'<circle r="8" fill="{arm}"/><circle cx="-1" cy="-1" r="4.500" fill="{GOLD}"/></g>'
    return o


@symbol
def build(a):
    return mill_drawing()


def boat_drawing(sail="#FFF8EA", hull="#A9623A"):
    h = "M6 60H90Q86 78 74 86H24Q10 78 6 60z"
    o = edge("M44 8H50V62H44z", BROWN, 6) + path("M44 8H50V62H44z", "#8A5C3A")
    s1, s2 = "M52 8Q84 26 84 54H52z", "M42 20Q20 34 16 54H42z"
    o += edge(s1, BROWN, 7) + edge(s2, BROWN, 7) + path(s1, sail) + path("M52 28Q74 30 81 40Q84 46 84 54H52z", TULIP) + path("M70 22Q84 36 84 54H74Q78 38 70 22z", VIOLET, .25) + path(s2, "#EBD9BC") + path("M42 20Q20 34 16 54H24Q28 36 42 20z", "#FFF8EA")
    o += edge(h, BROWN, 7) + path(h, hull) + path("M6 60H90L88.500 67H8z", "#F1C98E") + path("M10 70Q14 80 24 86H40Q22 80 18 68z", lit(hull, .3))
    return o + path("M4 84q11 -9 22 0t22 0t22 0t22 0v7q-11 6 -22 0t-22 0t-22 0t-22 0z", "#7FB4DC", None, f'stroke="{NAVY}" stroke-width="3.500" stroke-linejoin="round"')


@symbol
def trade(a):
    return boat_drawing()


def cog_drawing(c=DELFT, dark=NAVY, plus=True, x=48, y=48, r=44, teeth=10, h=10):
    d = cog_d(x, y, r, teeth, h, .16)
    o = edge(d, dark, 6) + path(d, lit(c, .45)) + path(d, c, None, 'transform="translate(1.500 2.500)"')
    if plus:
        o += path(f"M{x-7} {y-24}H{x+7}V{y-7}H{x+24}V{y+7}H{x+7}V{y+24}H{x-7}V{y+7}H{x-24}V{y-7}H{x-7}z", dark, .5, 'transform="translate(1.500 2.500)"') + path(f"M{x-7} {y-24}H{x+7}V{y-7}H{x+24}V{y+7}H{x+7}V{y+24}H{x-7}V{y+7}H{x-24}V{y-7}H{x-7}z", "#FFF4D8")
    return o


@symbol
def enhance(a):
    return cog_drawing()


def barn_drawing(c="#B8443A", dark="#431A1C"):
    w = "M12 44L48 20L84 44V88H12z"
    o = edge(w, dark, 7) + path(w, c) + path("M66 34L84 44V88H66z", dim(c, .3)) + path("M12 44L22 37V88H12z", lit(c, .3))
    o += path("M33 88V54H63V88z", "#FFF4DE") + path("M39 60H57V82H39z", "#7A3028") + path("M37 58L59 84M59 58L37 84", "none", None, 'stroke="#FFF4DE" stroke-width="5"') + path(disc(48, 40, 6.5), "#F5C45E")
    r = "M48 4L94 36L87 48L48 22L9 48L2 36z"
    return o + edge(r, dark, 6) + path(r, "#7A5A4E") + path("M48 4L2 36L5 41.500L48 11z", "#C9A48C")


@symbol
def farm(a):
    return barn_drawing()


# ---- what one gains -------------------------------------------------------------------
def coin_drawing(mark=True):
    o = edge(disc(48, 47, 42), GOLDD, 6) + path(disc(48, 47, 42), "#FFE7A8") + path(disc(49.500, 49, 41), GOLD) + path(disc(48, 48, 33), "#B8762A") + path(disc(49.500, 49.500, 32), "#F6CC6E")
    o += path("M48 16A32 32 0 0 0 16 48L22 49A27 27 0 0 1 49 22z", "#FFEDB8")
    return o + (path("M48 30C58 30 62 36 60 44C58 52 54 55 50.500 56V68H45.500V56C42 55 38 52 36 44C34 36 38 30 48 30z", "#DDA242", .55) if mark else "")


@symbol
def guilder(a):
    return coin_drawing()


@symbol
def vp(a):
    d = ""
    for i in range(10):
        t0, t1 = math.radians(36 * i - 90), math.radians(36 * (i + 1) - 90)
        d += ("M" if not i else "") + (f"{n(48+37*math.cos(t0))} {n(47+37*math.sin(t0))}" if not i else "") + f"A14 14 0 0 1 {n(48+37*math.cos(t1))} {n(47+37*math.sin(t1))}"
    d += "z"
    o = edge(d, "#5A1A1C", 6) + path(d, lit(TULIP, .4)) + path(d, TULIP, None, 'transform="translate(1.500 2.500)"')
    return o + path(disc(48, 48, 31), "#8E2C2A") + path(disc(48.5, 48.5, 29.5), "#FFF8EA") + path("M48 24.500L54.500 40L71 41L58.500 51.500L62.500 68L48 59L33.500 68L37.500 51.500L25 41L41.500 40z", "#F1DDB4", .9)


def hammer():
    o = cut("M20 84L54 34L64 41L30 91Q24 94 20 90T20 84z", "#B87E48", BROWN, .42, 6)
    hd = "M34 16L48 6L86 34L92 46L82 58L70 50L64 44L40 28z"
    return o + cut(hd, "#AEB8CA", "#2A3450", .6, 6) + path("M86 34L92 46L82 58L74 52z", "#74809A") + path("M48 6L86 34L83 38L45 10z", "#F2F5F8")


@symbol
def tool(a):
    return hammer()


@symbol
def bulb(a):
    return at(bulb_any_in(a), 48, 47, .84, 0, 60, 63)


@symbol
def bulb_white(a):
    import _flowers
    return at(_flowers.bulb("white", False), 48, 47, .86, 0, 60, 62)


# ---- special effects of tiles ---------------------------------------------------------
def small_plant(x, y, kind, s=.5):
    return at(plant_drawing(kind), x, y, s)


@symbol
def plant_twice(a):
    return at(plant_drawing(), 64, 42, .66) + at(plant_drawing(), 31, 54, .74)


def twin(k1, k2, sign):
    """Two cut tulips and a round badge between their stems."""
    o = "".join(at(flower(k, 1, 48, 38, 12), x, 44, .68) for k, x in ((k1, 27), (k2, 69)))
    return o + edge(disc(48, 74, 19), NAVY, 5) + path(disc(48, 74, 19), "#DDE6F0") + path(disc(48.5, 75, 18), "#FFF8EA") + sign


@symbol
def plant_same(a):
    return twin("red", "red", path("M37 66H59V72H37zM37 77H59V83H37z", NAVY))


@symbol
def plant_different(a):
    return twin("red", "yellow", path("M37 66H59V72H37zM37 77H59V83H37zM54 59L59.500 62L42 90L36.500 87z", NAVY))


@symbol
def market_twice(a):
    return at(stall(STEEL, NAVY), 62, 36, .7) + at(stall(), 36, 58, .76)


@symbol
def build_both(a):
    bed = lambda x, c: edge(rounded(x, 62, 27, 27, 5), "#2B1C18", 5) + path(rounded(x, 62, 27, 27, 5), "#6E4A38") + path("M" + f"{x+13.5} 86C{x+2} 82 {x+1} 70 {x+4} 66L{x+9} 71L{x+13.5} 64L{x+18} 71L{x+23} 66C{x+26} 70 {x+25} 82 {x+13.5} 86z", c)
    return at(mill_drawing(), 48, 42, .88) + bed(2, TULIP) + bed(66, "#F2BC3C")


@symbol
def trade_many(a):
    o = ""
    for x, y, k in ((18, 20, "yellow"), (48, 13, "red"), (78, 20, "violet")):
        import _flowers
        o += at(_flowers.bulb(k, False), x, y, .27, 0, 60, 62)
    return at(boat_drawing(), 48, 58, .78) + o


@symbol
def enhance_both(a):
    return cog_drawing(DELFT, NAVY, True, 36, 60, 34, 10, 8) + cog_drawing("#C98B3C", GOLDD, False, 74, 24, 21, 8, 6) + path("M71 14H77V21H84V27H77V34H71V27H64V21H71z", "#FFF4D8")


@symbol
def enhance_printed(a):
    p = "M10 40H70Q76 40 76 46V86Q76 92 70 92H16Q10 92 10 86z"
    o = edge(rounded(8, 46, 66, 44, 7), BROWN, 6) + path(rounded(8, 46, 66, 44, 7), "#FFF4DE") + path("M41 54L46 64L57 65L48.500 72L51.500 83L41 77L30.500 83L33.500 72L25 65L36 64z", TULIP)
    return o + cog_drawing(DELFT, NAVY, True, 62, 34, 31, 10, 7)


@symbol
def farm_swap(a):
    ar = "M6 78L24 64V72H46V84H24V92z"
    br = "M90 78L72 64V72H50V84H72V92z"
    return at(barn_drawing(), 48, 33, .66) + edge(ar + br, NAVY, 6) + path(ar, "#F5C45E") + path(br, "#9CC7DD")


# ---- the turn -------------------------------------------------------------------------
@symbol
def turn(a):
    d = arc_arrow(48, 49, 36, -200, 52, 12, 20)
    return cog_drawing("#C98B3C", GOLDD, False, 48, 49, 24, 8, 6) + path(disc(48, 49, 7), "#5A3618") + edge(d, NAVY, 6) + path(d, "#F5C45E") + path(arc_arrow(48, 49, 39.5, -198, -60, 4, 3), "#FFF0C4")


@symbol
def follow(a):
    d = "M14 54Q14 26 44 26H56V10L88 35L56 60V44H44Q32 44 32 56V66H14z"
    return edge(d, "#5A2230", 7) + path(d, lit("#E58E78", .55)) + path(d, "#E58E78", None, 'transform="translate(1.500 2.500)"') + cut(disc(24, 80, 10), "#D2443C", "#4A1C18", .4, 5) + cut("M70 66L84 90H56z", "#F2BC3C", "#5A3A14", .4, 5)


def leafpage():
    o = edge(rounded(10, 14, 76, 76, 8), BROWN, 7) + path(rounded(10, 14, 76, 76, 8), "#FFF8EA") + path("M18 14H78Q86 14 86 22V36H10V22Q10 14 18 14z", TULIP) + path("M18 14H78Q86 14 86 22H10Q10 14 18 14z", lit(TULIP, .3))
    return o + path(rounded(24, 5, 9, 20, 4) + rounded(63, 5, 9, 20, 4), "#C9C6D3", None, f'stroke="{BROWN}" stroke-width="3.500"')


@symbol
def calendar(a):
    return leafpage() + at(coin_drawing(False), 50, 64, .52)


@symbol
def end(a):
    d = "M10 50L24 36L40 52L74 14L88 28L41 82z"
    return edge(d, GREEND, 8) + path(d, lit(LEAF, .5)) + path(d, LEAF, None, 'transform="translate(2 3)"')


@symbol
def helper(a):
    hand = "M12 60Q16 54 26 54L42 56Q50 56 56 50L72 36Q80 32 84 38Q86 42 82 47L62 72Q56 80 46 80H26L12 86z"
    o = edge(hand, "#5A2E22", 7) + path(hand, "#F0C3A0") + path("M26 54L42 56Q50 56 56 50L72 36Q78 33 82 36Q66 46 58 58Q50 64 36 62z", "#FBE0C4") + edge("M4 56H16V90H4z", NAVY, 6) + path("M4 56H16V90H4z", DELFT) + path("M4 56H8V90H4z", "#7FA4D0")
    s = "M42 4L48.500 19L64 20L52 30.500L56 46L42 37.500L28 46L32 30.500L20 20L35.500 19z"
    return o + edge(s, GOLDD, 6) + path(s, GOLD) + path("M42 4L35.500 19L20 20L32 30.500L42 24z", "#FFE7A8")


def scroll(x=0, y=0, c="#FFF4DE"):
    o = edge("M24 12H80Q88 12 88 22H76V76H24z", BROWN, 7) + path("M24 12H80Q88 12 88 22Q88 26 82 26H76V76H24z", c) + path("M70 12H80Q88 12 88 22Q88 26 82 26H74Q76 16 70 12z", "#C9A878")
    o += edge("M12 70H66Q60 80 70 88H20Q8 88 12 70z", BROWN, 6) + path("M12 70H66Q60 80 70 88H20Q8 88 12 70z", "#EAD6AE") + path("M76 70V80Q76 88 68 88Q60 86 62 76z", "#C9A878")
    return o + path("M34 26H66V32H34zM34 39H66V45H34zM34 52H52V58H34z", "#A9886A")


@symbol
def contract(a):
    rib = "M58 66L50 92L60 88L66 94L70 70z"
    return scroll() + edge(rib, "#4A1C18", 4) + path(rib, "#8E2C2A") + cut(disc(65, 62, 14), TULIP, "#4A1C18", .4, 5) + path(disc(66, 63, 6), "#F7A38E")


@symbol
def arrow(a):
    d = "M6 38H52V16L90 48L52 80V58H6z"
    return edge(d, NAVY, 7) + path(d, "#FFF8EA") + path(d, "#F0DDB6", None, 'transform="translate(1.500 3)"')


def card_shape(x, y, w, h, c, dark):
    return edge(rounded(x, y, w, h, 8), dark, 6) + path(rounded(x, y, w, h, 8), lit(c, .5)) + path(rounded(x + 2, y + 3, w - 2, h - 3, 7), c)


# ---- contracts ------------------------------------------------------------------------
@symbol
def mill_white(a):
    return at(mill_drawing(), 38, 46, .9) + at(flower("white", 1, 48, 40, 6), 74, 62, .58)


def bed(cells, x=4, y=30, w=88, h=38):
    """A patch lying across the symbol; each cell is a kind, "grey" for any other, or None for an empty place."""
    q = w / len(cells)
    o = edge(rounded(x, y, w, h, 7), "#2B1C18", 7) + path(rounded(x, y, w, h, 7), "#B0855A") + path(rounded(x + 3, y + 3.5, w - 5, h - 6, 5), "#5C3C2E")
    for i, k in enumerate(cells):
        if k:
            o += at(head(k) if k in HEADS else other(), x + q * (i + .5), y + h * .5 - 1, min(q, h) / 100, 0, 0, 0)
    return o


def other():
    """A tulip of no colour: any other one."""
    b, f, e = HEADS["red"]
    return path(b, "#2B2233", None, 'stroke="#2B2233" stroke-width="6" stroke-linejoin="round"') + path(b, "#B9B2BE") + path(f, "#E6E1E8") + path("M-35 -36C-44 2 -32 37 0 39C32 37 44 2 35 -36L17 -15L0 -43L-17 -15z", "none", None, 'stroke="#FFFFFF" stroke-width="4" stroke-dasharray="9 7"')


@symbol
def patch_full(a):
    return bed(("red", "white", "yellow"), 3, 16, 90, 36) + at(SYMBOLS["end"](a), 62, 66, .6)


def patch_of(kind):
    def f(a):
        return bed((kind, "other"), 4, 22, 88, 50)
    SYMBOLS["patch-" + kind] = f


for _k in HEADS:
    patch_of(_k)


def crate(y=50):
    o = edge(f"M6 {y}H90L84 90H12z", BROWN, 7) + path(f"M6 {y}H90L84 90H12z", "#B87E48") + path(f"M6 {y}H90L89 {y+9}H7z", "#EBC48C")
    return o + path(f"M9 {y+20}H87L86.500 {y+24}H9.500z", "#7A4E2C") + path(f"M26 {y+9}L29 90H34L32 {y+9}zM64 {y+9}L62 90H67L70 {y+9}z", "#7A4E2C", .8)


def grey_bulb():
    d = BULBS["white"]
    return path(d, "#2B2233", None, 'stroke="#2B2233" stroke-width="10" stroke-linejoin="round"') + path(d, "#E0C08E") + path("M60 6C58 22 50 28 38 38C20 52 16 74 24 90C30 60 44 34 60 6z", "#FFF1D2") + line("M60 24Q82 54 76 104M60 24Q42 54 46 104", "#A67F50", 5)


@symbol
def pair(a):
    return at(grey_bulb(), 29, 32, .44, 0, 60, 62) + at(grey_bulb(), 67, 32, .44, 0, 60, 62) + crate(52) + path("M40 62H56V84H40z", "#FFF4DE") + path("M43.500 66H46.500V80H43.500zM49.500 66H52.500V80H49.500z", "#4A2E1E")


@symbol
def traded(a):
    anc = "M44 62H52V78Q60 76 62 68L67 71Q64 84 48 88Q32 84 29 71L34 68Q36 76 44 78z"
    return at(grey_bulb(), 48, 28, .5, 0, 60, 62) + crate(50) + path(anc + disc(48, 59, 5), "#FFF4DE")


@symbol
def traded_colours(a):
    o = ""
    for x, y, k in ((20, 34, "white"), (76, 34, "black"), (34, 22, "yellow"), (62, 22, "violet"), (48, 36, "red")):
        import _flowers
        o += at(_flowers.bulb(k, False), x, y, .32, 0, 60, 62)
    return o + crate(52)


@symbol
def own_tile(a):
    o = cog_drawing("#C98B3C", GOLDD, False, 48, 48, 44, 12, 8) + path(disc(48, 48, 32), "#F0DDB6") + path("M48 48L28 23A32 32 0 0 1 68 23zM48 48L72 69A32 32 0 0 0 80 47zM48 48L24 69A32 32 0 0 1 16 47z", "#DDBB84")
    return o + card_shape(26, 10, 44, 30, "#AEB8CA", "#2A3450") + path("M45 16H51V22H57V28H51V34H45V28H39V22H45z", DELFT) + path(disc(48, 52, 8), GOLDD)


@symbol
def contracts_done(a):
    return at(scroll(), 58, 38, .72) + at(scroll(), 38, 52, .8) + at(SYMBOLS["end"](a), 66, 68, .56)


# ---- what moves the calendar ----------------------------------------------------------
def pips(count, c, dark, x0, x1, y, r):
    return "".join(cut(disc(x0 + (x1 - x0) * i / (count - 1), y, r), c, dark, .4, 4, 1) for i in range(count))


def laurel(c, dark, r=36, n_=6, s=1.0):
    lf = "M0 0Q-8 -8 -4 -19Q7 -11 0 0z"
    o = ""
    for sgn in (-1, 1):
        for i in range(n_):
            t = math.radians(90 + sgn * (16 + i * 132 / (n_ - 1)))
            x, y = 48 + sgn * 0 + r * math.cos(t), 48 + r * math.sin(t)
            ang = math.degrees(t) + (sgn * 90) + 90 - sgn * 14
            o += f'<g transform="translate({n(x)} {n(y)}) rotate({n(ang)}) scale({"-" if sgn > 0 else ""}{s} {s})"><path d="{lf}" fill="{dark}" stroke="{dark}" stroke-width="6" stroke-linejoin="round"/></g>'
    for sgn in (-1, 1):
        for i in range(n_):
            t = math.radians(90 + sgn * (16 + i * 132 / (n_ - 1)))
            x, y = 48 + r * math.cos(t), 48 + r * math.sin(t)
            ang = math.degrees(t) + (sgn * 90) + 90 - sgn * 14
            o += f'<g transform="translate({n(x)} {n(y)}) rotate({n(ang)}) scale({"-" if sgn > 0 else ""}{s} {s})"><path d="{lf}" fill="{c}"/><path d="M0 0Q-8 -8 -4 -19Q-2 -8 0 0z" fill="{lit(c, .5)}"/></g>'
    return o


@symbol
def cause_trades(a):
    return at(boat_drawing(), 48, 36, .72) + pips(6, "#F5C45E", GOLDD, 9, 87, 84, 6)
