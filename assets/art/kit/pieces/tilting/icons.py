"""The symbols: one bold shape each, three values, no detail that has to be seen at 16 px."""
from _a_heads import *


def icon(name, *frag):
    a = Art(96, 96)
    a.add(group(*[f(a) if callable(f) else f for f in frag], t="translate(1.6 1.2) scale(.955)"))
    a.save(OUT + f"icon-{name}.svg")


SHIELD_IN = "M48 15Q64 22 77 21.500Q79 50 68 66Q60 76 48 82Q36 76 28 66Q17 50 19 21.500Q32 22 48 15z"
WOODD = "#4A2E1E"


def badge_sails(k0, r0, r1, w, c="#FFF6E2", bar="#6B4326"):
    """Four sails about 48, 48 at a slant; each lies on one side of its arm, so that they turn."""
    blade = f"M{r0} 0H{r1}V{w}H{r0+4}z"
    return f'<g transform="translate(48 48) rotate({k0})">' + "".join(f'<g transform="rotate({k})"><path d="{blade}" fill="{c}"/><path d="M0 -3H{r1}V3H0z" fill="{bar}"/></g>' for k in (0, 90, 180, 270)) + "</g>"


# ---- giant and mill: shield and round, as on the cards
icon("giant", cut(SHIELD, OCH, DEEPO), path(SHIELD_IN, "#F0C878"), giant(.86, 48, 48))
icon("mill", cut(disc(48, 47, 41), "#F6EDDA", "#4A3A4E", .9), path(disc(49, 49, 34), "#9DBAD2"), badge_sails(-64, 7, 37, 16), path(disc(48, 48, 8), "#6B4326"), path(disc(47, 47, 3.5), "#E2B464"))
icon("shield-points", cut(SHIELD, OCH, DEEPO), path(SHIELD_IN, "#E2A852"), path("M48 15Q64 22 77 21.500L76 27Q62 28 48 21Q34 28 20 27L19 21.500Q32 22 48 15z", "#F6D48E", .8))


def mill_points(a):
    tips = lambda ex, grow=0: f'<g transform="translate(48 48) rotate(-64)">' + "".join(f'<path d="M24 -3H45V11H24z" transform="rotate({k})" {ex}/>' for k in (0, 90, 180, 270)) + "</g>"
    o = tips(f'fill="#4A3A4E" stroke="#4A3A4E" stroke-width="6" stroke-linejoin="round"') + edge(disc(48, 48, 29), "#4A3A4E", 7)
    o += tips('fill="#EBC58A"') + f'<g transform="translate(48 48) rotate(-64)">' + "".join(f'<path d="M24 -3H45V1.500H24z" transform="rotate({k})" fill="#6B4326"/>' for k in (0, 90, 180, 270)) + "</g>"
    return o + body(disc(48, 48, 29), "#F4E8CE", .8)


icon("mill-points", mill_points)

# ---- lances
def lance(extra="", tip="#E6EBEC"):
    """A lance at a slant, point to the upper right, pennant below it."""
    pole = "M10 82L66 22L72 28L16 88Q12 90 9 87T10 82z"
    return cut("M36 54L56 84L62 70L78 74L60 28z", "#5B86B8", DEEPB, .42, 6) + cut(pole, "#B07B46", WOODD, .42, 6) + cut("M62 20L88 8L76 34z", tip, "#33405A", .5, 6) + extra


icon("lance", lance())
icon("lance-broken", cut("M10 82L38 52L36 60L44 58L43 66L16 90Q12 92 9 88T10 82z", "#8E7A6C", "#352A2E", .42, 6), path("M34 56L38 52L36 60L44 58L43 66L38 70z", "#FFE8BE"),
     group(cut("M-4 -24H4V14L1 22L-1 14L-4 20z", "#8E7A6C", "#352A2E", .42, 6) + path("M-4 10H4V14L1 22L-1 14L-4 20z", "#FFE8BE") + cut("M-8 -24L0 -48L8 -24z", "#D5DADD", "#33405A", .5, 6), t="translate(64 44) rotate(150)"),
     path("M46 8L52 30L40 22zM20 26L38 38L26 40zM78 14L62 30L76 32z", "#E9A13C", None, f'stroke="{WOODD}" stroke-width="3" stroke-linejoin="round"'))
bind = "".join(f"M{36+k*5.5:.1f} {46-k*5.5:.1f}L{50+k*5.5:.1f} {60-k*5.5:.1f}" for k in range(4))
icon("mend", cut("M10 82L66 22L72 28L16 88Q12 90 9 87T10 82z", "#B07B46", WOODD, .42, 6), cut("M62 20L88 8L76 34z", "#E6EBEC", "#33405A", .5, 6),
     line(bind, "#1F3A2E", 12), line("M50 60L58 84M44 56L40 80", "#1F3A2E", 11), line(bind, "#86A85A", 5.5), line("M50 60L58 84M44 56L40 80", "#86A85A", 5), line("M36 46L50 60M47 35L61 49", "#C6DC9A", 2.6))

# ---- a point: a star in laurel
def laurel():
    leaf = "M0 0Q-9 -8 -5 -20Q6 -12 0 0z"
    spots = [(14, 34, -26), (12, 50, -48), (18, 66, -74), (30, 79, -100)]
    d = "".join(f'<path d="{leaf}" transform="translate({x+8} {y}) rotate({k}) scale(1.25)"/>' for x, y, k in spots)
    return d + f'<g transform="translate(96 0) scale(-1 1)">{d}</g>'


star5 = "M48 10L58 34L84 36L64 53L70 79L48 65L26 79L32 53L12 36L38 34z"
icon("point", f'<g fill="{DEEPO}" stroke="{DEEPO}" stroke-width="4.500" stroke-linejoin="round" transform="translate(1 2)">{laurel()}</g>', f'<g fill="#B98A34">{laurel()}</g>', cut(star5, "#EDB24C", DEEPO, .6, 7), path("M48 10L58 34L84 36L64 53L70 79L48 65z", "#C9822E", .55))

# ---- people and their hoof prints
icon("knight", cut(square(48, 47, 40, 9), STEELB, DEEPB), path(square(49, 49, 32, 5), "#A9C0D6"), knight(.84, 46, 47))
icon("squire", cut(disc(48, 47, 41), BRICKR, DEEPR), path(disc(49, 49, 34), "#E7B394"), squire(.82, 49, 50))
HOOF = "48,7 68,11 85,30 88,54 80,76 70,89! 56,85! 67,64 65,44 57,33 48,31 39,33 31,44 29,64 40,85! 26,89! 16,76 8,54 11,30 28,11"
icon("horse", cut(curve(HOOF), "#7E9CBC", DEEPB), path("".join(disc(x, y, 4.2) for x, y in ((20, 64), (21, 43), (35, 23), (63, 23), (77, 43), (78, 64))), DEEPB))
NARROW = "48,8! 58,9 68,24 71,50 68,74 62,88! 52,86! 57,64 57,44 52,33 48,31! 44,33 39,44 39,64 44,86! 34,88! 28,74 25,50 28,24 38,9"
icon("donkey", cut(curve(NARROW), "#C8624A", DEEPR), path("".join(disc(x, y, 3.6) for x, y in ((33, 62), (33, 40), (63, 40), (63, 62), (48, 20))), DEEPR))

# ---- the road
def bridge():
    arch = "M4 88V46Q26 34 48 32T92 46V88H76Q76 56 48 56T20 88z"
    return path("M16 76Q48 66 80 76V88H16z", "#4D84B4") + path("M24 80H44M50 84H70", "none", None, 'stroke="#C6DDEA" stroke-width="4" stroke-linecap="round"') + cut(arch, "#8FA5B6", "#2C3B56") + cut("M6 22H20V50H6zM76 22H90V50H76z", "#6F8CA8", "#2C3B56", .5, 5) + line("M32 49l3 6M48 44v7M64 49l-3 6", "#2C3B56", 4)


icon("bridge", bridge())
tok = lambda d, c, k: cut(d, c, k, .42, 6)
icon("gap", tok(square(20, 30, 14, 4), "#6F93BC", DEEPB), tok(disc(76, 30, 14.5), "#C8624A", DEEPR), line("M8 54V82M88 54V82", "#4A3A2E", 10), cut("M8 68L30 52V62H66V52L88 68L66 84V74H30V84z", "#F2D694", "#4A3A2E", .5, 7))

# ---- cards
def cardicon(c, mark, dark):
    d = rounded(18, 7, 60, 82, 9)
    return cut(d, "#F4E8CE", dark, .8) + path(rounded(26, 15, 46, 68, 5), c) + mark


icon("card", cardicon(OCH, cut("M49 26L65 49L49 72L33 49z", "#F9E2A8", DEEPO, .5, 5), DEEPO))
icon("mission", cut("M24 16H74V80H24z", "#EAD6AE", DEEPB), cut("M16 9H80Q86 9 86 16T80 23H16Q10 23 10 16T16 9z", "#7E9CBC", DEEPB), cut("M16 73H80Q86 73 86 80T80 87H16Q10 87 10 80T16 73z", "#7E9CBC", DEEPB), cut(disc(48, 49, 18), BRICKR, DEEPR, .42, 4), path(disc(49, 50, 9) + hole(49, 50, 4.5), "#F5C45E"))
