import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_pieces import *

# The symbols: one bold shape each, three values, no detail that has to be seen at 16 px.


def icon(name, *frag, defs=()):
    a = Art(96, 96)
    a.defs += defs
    a.add(group(*[f(a) if callable(f) else f for f in frag], t="translate(1.6 1.2) scale(.955)"))
    a.save(OUT + f"icon-{name}.svg")


def house(wall="#E9D3A8", roof=BRICK, inside="", x=0, y=0, s=1):
    """A gable: roof as a chevron over a pale front, and something on the front."""
    o = edge(HOUSE, "#43272B") + path("M17 44L48 14L79 44V88H17z", wall) + path("M79 44L64 30V88H79z", dim(wall, .14))
    o += body("M48 8L90 45L81 53L48 24L15 53L6 45z", roof, .4, 3, (1, 3))
    return group(o + inside, t=f"translate({x} {y}) scale({n(s,2)})")


# ---- the four resources and any of them
icon("production", cut(HEX, "#B4513A"), hammer(CREAM, "#F2D9B8"))
icon("income", cut(ring(48, 47, 41, 22), AMBER, "#6A3D16"), line("M20 34A31 31 0 0 1 62 19", "#FBE3A4", 5), line("M78 58A33 33 0 0 1 36 78", "#A86A22", 5))
icon("food", cut(LEAFS, "#6C9A48", "#2B4630"), line("M50 22Q47 50 49 90", "#2B4630", 7), line("M49 46L63 34M48 47L34 36M48 65L64 53M48 66L33 56", "#2B4630", 5.5))
icon("culture", cut(STAR5, "#8C74B2", "#392C52"), path(disc(49, 52, 12), "#392C52"), path(disc(47, 50, 5.5), "#F2E2C4"))
q = "".join(edge(d, "#33283A") for d in (disc(48, 48, 41),))
for d, c in (("M45 45V7A41 41 0 0 0 7 45z", "#B4513A"), ("M51 45V7A41 41 0 0 1 89 45z", AMBER), ("M45 51V89A41 41 0 0 1 7 51z", "#6C9A48"), ("M51 51V89A41 41 0 0 0 89 51z", "#8C74B2")):
    q += body(d, c, .42, 1, (1.5, 2))
q += path("M29 18L38 23V33L29 38L20 33V23z", "#FFE9D2") + path(ring(68, 29, 11, 4.5), "#FFF3CC") + path(curve("31,56! 41,64 40,76 31,80! 21,76 20,64"), "#E4F0C4") + path(star(68, 68, 15), "#EADFF5")
icon("any-resource", q)

# ---- workers: at the tower, hired (in a well), to be hired (above a well)
icon("sprite", die_round(47, 47, 40))
icon("villager", die_square(47, 47, 38))
icon("worker", die_half(47, 47, 39))
for nm, f in (("sprite", die_round), ("villager", die_square), ("worker", die_half)):
    icon("hired-" + nm, well(34, 90), f(48, 43, 27 if nm != "villager" else 25))
    icon("hire-" + nm, well(60, 91), f(48, 26, 20 if nm != "villager" else 19), cut("M40 49H56V57H66L48 76L30 57H40z", LAMP, "#4A2E16", .5, 6))

# ---- alignment: badges with a rim
icon("align-sprite", cut(disc(48, 47, 41), "#3F6FAE", "#1F2E55"), path(disc(49, 49, 33), "#A9D0EC"), head_sprite(47, 50, .98))
icon("align-villager", cut(square(48, 47, 40, 9), "#B8622A", "#4A2016"), path(square(49, 49, 32, 5), "#6E3A1E"), head_villager(49, 55, .86))
both = edge(left(47, 47, 41) + right(49, 47, 41, 9), "#2A2440") + body(left(47, 47, 41), "#3F6FAE") + body(right(49, 47, 40, 9), "#B8622A") + path(left(48, 49, 33), "#A9D0EC") + path(right(49, 49, 32, 5), "#6E3A1E")
both += f'<g clip-path="url(#l)">{head_sprite(48, 52, 1.04)}</g><g clip-path="url(#r)">{head_villager(48, 55, .9)}</g>' + path("M46 6H51V90H46z", "#2A2440")
icon("align-both", both, defs=('<clipPath id="l"><path d="M0 0H48V96H0z"/></clipPath><clipPath id="r"><path d="M49 0H96V96H49z"/></clipPath>',))

# ---- town actions
icon("improve", house(inside=path("M48 38L68 60H57V84H39V60H28z", "#3F6B42")))
icon("use-building", house(roof="#8A5E3C", inside=path("M33 90V58Q34 44 48 44T63 58V90z", "#43272B") + path("M39 90V60Q40 50 48 50T58 60V90z", LAMP) + path("M39 90V72Q48 66 58 72V90z", "#FBE3A4")))
beam = "M48 9L88 46M48 9L8 46M18 40V86M78 40V86M10 85H86M18 58H78M48 12V58M30 58L46 84M66 58L50 84"
icon("construct", line(beam, "#4A2E1E", 15, extra='stroke-linejoin="round" transform="translate(1.5 2.5)"'), line(beam, "#E2BE8C", 9, extra='stroke-linejoin="round"'), line(beam, "#B88552", 7, extra='stroke-linejoin="round" transform="translate(1 1.5)"'))
ruin = "M17 88V48H6L44 11L52 22L44 34L58 44L50 56L64 64L58 88z"
icon("demolish", edge(ruin + "M66 88L72 70L86 68L91 88z", "#43272B"), path("M17 48L44 16L44 34L58 44L50 56L64 64L58 88H17z", "#E9D3A8"), body("M6 48L44 11L52 22L16 56z", BRICK, .4, 2, (1, 3)), path("M25 58h15v14H25z", "#43272B"), body("M66 88L72 71L86 69L90 88z", "#A38A7C", .4, 2, (1, 2)), cut("M70 22L86 14L92 28L80 36z", "#C4664A", "#43272B", .4, 5), cut("M70 48L80 44L86 52L76 58z", "#E0BE92", "#43272B", .4, 5))
icon("adventure", cut("M42 20H54V90H42z", "#8A6142", "#3A2620"), cut("M14 12H70L88 25L70 38H14z", "#3F8394", "#173944"), cut("M82 46H30L14 58L30 70H82z", "#D9A94E", "#5A3A18"))
icon("discover", group(cut("M-42 -9H-8V11H-42z", "#B07B4A", "#43272B"), cut("M-12 -14H16V16H-12z", "#8A5E3C", "#43272B"), cut("M12 -19H40V21H12z", "#D9A94E", "#5A3A18"), path("M32 -17h8v36h-8z", "#F7E0A0"), t="translate(41 55) rotate(-38)"), cut(star(75, 20, 16), "#F5C45E", "#5A3A18", .6, 5))
fir = lambda x, y, h, c, dk: (lambda d: cut(d, c, dk, .34, 6))(f"M{x} {y-h}L{n(x+h*.2)} {n(y-h*.66)}L{n(x+h*.12)} {n(y-h*.64)}L{n(x+h*.29)} {n(y-h*.38)}L{n(x+h*.18)} {n(y-h*.36)}L{n(x+h*.36)} {n(y-h*.12)}H{n(x+h*.07)}V{y}H{n(x-h*.07)}V{n(y-h*.12)}H{n(x-h*.36)}L{n(x-h*.18)} {n(y-h*.36)}L{n(x-h*.29)} {n(y-h*.38)}L{n(x-h*.12)} {n(y-h*.64)}L{n(x-h*.2)} {n(y-h*.66)}z")
icon("forest", fir(65, 86, 66, "#2F6B4F", "#14302A"), fir(35, 89, 82, "#4B8A5C", "#14302A"))

# ---- construction queue: cards one over the other
def bar(x, y, w, h, c="#EAD6AE", stripe=ORANGE):
    d = f"M{x+4} {y}h{w-8}q4 0 4 4v{h-8}q0 4 -4 4h{8-w}q-4 0 -4 -4v{8-h}q0 -4 4 -4z"
    return edge(d, "#43303A", 6) + body(d, c, .5, 1, (1, 2)) + path(f"M{x} {y+3}q0 -3 4 -3h8v{h}h-8q-4 0 -4 -4z", stripe)


icon("queue", bar(10, 9, 76, 20, stripe=BLUE), bar(10, 38, 76, 20), bar(10, 67, 76, 20, stripe=BLUE))
icon("advance-queue", bar(6, 12, 42, 18), bar(6, 39, 42, 18, stripe=BLUE), bar(6, 66, 42, 18), cut("M71 9L92 40H80V87H62V40H50z", "#6C9A48", "#2B4630"))
icon("queue-down", bar(6, 12, 42, 18), bar(6, 39, 42, 18, stripe=BLUE), bar(6, 66, 42, 18), cut("M71 87L50 56H62V9H80V56H92z", "#B4513A", "#4A201C"))
icon("queue-position", *[bar(22, y, 46, 14, "#8E7B70", "#5E4C48") for y in (8, 29, 75)], bar(8, 49, 80, 20, LAMP, BRICK))

# ---- books and cards
icon("town-charter", cut("M24 16H74V80H24z", "#EAD6AE", "#5A4038"), cut("M16 9H80Q86 9 86 16T80 23H16Q10 23 10 16T16 9z", "#D9BA84", "#5A4038"), cut("M16 73H80Q86 73 86 80T80 87H16Q10 87 10 80T16 73z", "#D9BA84", "#5A4038"), line("M34 34H66M34 46H66", "#8A6A50", 5), path("M56 60L52 84L60 78L68 84L64 60z", "#8A2E26"), path(disc(60, 58, 11), BRICK), path(disc(58, 56, 5), "#D98468"))
icon("journal", cut("M20 8H76Q82 8 82 14V82Q82 88 76 88H20Q14 88 14 82V14Q14 8 20 8z", "#7A5A92", "#2E2342"), path("M14 14Q14 8 20 8H28V89H20Q14 89 14 82z", "#4E3A64"), path("M76 82H30V88H76q5 0 6 -5z", "#F2E2C4"), path("M62 8H74V52L68 44L62 52z", "#E7A13D"), path(curve("46,66! 36,54 38,36 50,26! 58,38 58,54"), "#EADFF5"), line("M48 34L46 72", "#4E3A64", 4))
bell = curve("48,10 56,12 60,20! 72,28 76,46 78,60! 82,66 88,74! 8,74! 14,66 18,60! 20,46 24,28 36,20! 40,12")
icon("event", cut(disc(48, 78, 11), "#D9A94E", "#43201E"), cut(bell, "#B4513A", "#43201E"), path("M18 58Q48 66 79 58L81 66Q48 74 15 66z", "#F0B56A"), line("M34 32Q29 42 28 52", "#E8A488", 6))
icon("weather-card", group(cut("M18 8H72Q78 8 78 14V82Q78 88 72 88H18Q12 88 12 82V14Q12 8 18 8z", "#EFE0C0", "#2E4464"), path("M18 8H72Q78 8 78 14V52H12V14Q12 8 18 8z", "#5E83AE"), path(disc(37, 32, 14), LAMP), path("M30 52a10 10 0 0 1 4 -19a14 14 0 0 1 26 2a9 9 0 0 1 8 17z", "#F3ECE4"), line("M24 64H66M24 76H54", "#8A90A6", 6), t="translate(4 0) rotate(5 45 48)"))

# ---- the hours: one dome of sky over the ground, the light at three places
DOME = "M6 84V62A42 42 0 0 1 90 62V84z"
def dome(sky, ground, dark, art):
    return lambda a: edge(DOME, dark) + path(DOME, lit(sky, .4)) + f'<clipPath id="d"><path d="{DOME}"/></clipPath><g clip-path="url(#d)">' + path(DOME, sky, None, 'transform="translate(2 3)"') + art + path(f"M0 70Q26 60 50 67T96 64V96H0z", ground) + path("M0 70Q26 60 50 67T96 64V69Q74 66 50 72T0 76z", lit(ground, .3)) + "</g>"


icon("dawn", dome("#E79A86", "#5E7F4E", "#4A2A3A", path(disc(48, 68, 21), "#FBD980") + "".join(path("M-4.500 -27L0 -42L4.500 -27z", "#FBE3A4", None, f'transform="translate(48 68) rotate({k})"') for k in (-72, -36, 0, 36, 72))))
icon("day", dome("#74AFD2", "#5E8A4C", "#213C54", path(disc(48, 42, 15), "#FFF1B8") + "".join(path("M-3 -18L0 -26L3 -18z", "#FFF1B8", None, f'transform="translate(48 42) rotate({k})"') for k in range(0, 360, 45))))
icon("dusk", dome("#4A4C8C", "#2E3B52", "#1B1B3C", path("M62 30A22 22 0 1 0 66 66A26 26 0 0 1 62 30z", "#F6E2A6") + path(star(70, 46, 10) + star(28, 38, 7), "#FFF8EA")))

# ---- the weather, drawn a little richer
def sunny(a):
    long = "".join(f'<use href="#ra" transform="rotate({k})"/>' for k in range(0, 360, 45))
    short = "".join(f'<use href="#rb" transform="rotate({k})"/>' for k in range(22, 360, 45))
    a.defs.append('<path id="ra" d="M-8 -27Q-2 -33 0 -43Q3 -33 8 -27z"/><path id="rb" d="M-6 -27Q-2 -31 1 -37Q3 -31 6 -27z"/>')
    o = f'<g transform="translate(48 48)"><g fill="#7A3F14" stroke="#7A3F14" stroke-width="5" stroke-linejoin="round" transform="translate(1 2)">{long}{short}</g><g fill="#E08A28">{long}</g><g fill="#F2AE45">{short}</g>'
    return o + f'<circle cx="1" cy="2" r="29" fill="#7A3F14"/><circle r="26.500" fill="#FFF0B4"/><circle cx="1.200" cy="1.800" r="25" fill="{a.lin([(0, "#FBDC84"), (1, "#EFA93C")], .2, 0, .8, 1)}"/>' + path(curve("-17,-3! -14,-14 -4,-19 6,-18! -4,-14 -12,-8"), "#FFF6D8") + "</g>"


CLOUD = "M22 74A17 17 0 0 1 20 40A23 23 0 0 1 60 29A18 18 0 0 1 79 46A14.500 14.500 0 0 1 76 74z"
def cloudy(a):
    back = "M46 48A13 13 0 0 1 47 23A17 17 0 0 1 77 20A13 13 0 0 1 79 46z"
    o = edge(back + CLOUD, "#4A4468", 7, 1, 2) + body(back, "#9B94B8", .4, 1)
    o += path(CLOUD, "#6E688E", None, 'transform="translate(3 -2)"') + path(CLOUD, "#FFFDF6") + f'<path d="{CLOUD}" fill="{a.lin([(0, "#F4EFEC"), (.55, "#D5CFDC"), (1, "#A69FC0")])}" transform="translate(1.500 3)"/>'
    return o + path("M24 66Q32 60 40 66T56 66T74 65Q72 74 66 75H28q-4 -2 -4 -9z", "#8F88AE", .55) + line("M31 44A15 15 0 0 1 46 33", "#FFFFFF", 5, .9)


def rainy(a):
    c = "M22 56A16 16 0 0 1 21 25A22 22 0 0 1 60 15A17 17 0 0 1 79 31A13 13 0 0 1 75 56z"
    drop = "M0 0Q10 12 8 18A8 8 0 0 1 -8 18Q-8 10 0 0z"
    a.defs.append(f'<path id="dr" d="{drop}"/>')
    at = ((26, 62), (48, 66), (70, 62))
    o = "".join(f'<use href="#dr" transform="translate({x} {y}) rotate(14)" fill="#17304F" stroke="#17304F" stroke-width="6" stroke-linejoin="round"/>' for x, y in at)
    o += "".join(f'<use href="#dr" transform="translate({x} {y}) rotate(14)" fill="#4D8FD0"/><path d="M{x-6} {y+15}q0 4 3 6" fill="none" stroke="#D3EAF8" stroke-width="2.600" stroke-linecap="round"/>' for x, y in at)
    o += edge(c, "#22344F", 7, 1, 2) + path(c, "#C9D8E4") + f'<path d="{c}" fill="{a.lin([(0, "#8FA9C2"), (1, "#4F6F95")])}" transform="translate(1.500 3)"/>'
    return o + path("M22 48Q32 42 40 48T56 48T76 46Q74 56 68 58H28q-5 -3 -6 -10z", "#36527A", .6) + line("M30 29A15 15 0 0 1 46 18", "#E7F1F7", 5, .85)


icon("sunny", sunny)
icon("cloudy", cloudy)
icon("rainy", rainy)

# ---- the seasons
def spring(a):
    a.defs.append(f'<path id="pe" d="{curve("0,-8! -17,-18 -18,-36 -8,-42 0,-37! 8,-42 18,-36 17,-18")}"/>')
    ring_ = lambda ex: "".join(f'<use href="#pe" transform="rotate({k})"{ex}/>' for k in range(0, 360, 72))
    o = f'<g transform="translate(48 50)"><g fill="#6E2F44" stroke="#6E2F44" stroke-width="7" stroke-linejoin="round" transform="translate(1 2)">{ring_("")}</g>'
    o += "".join(f'<use href="#pe" transform="rotate({k})" fill="#FBD9CE"/><use href="#pe" transform="translate(1.500 2) rotate({k})" fill="{c}"/>' for k, c in ((144, "#DC8896"), (72, "#E092A0"), (216, "#E39AA4"), (0, "#EBA8AE"), (288, "#EFB2B4")))
    return o + "".join(f'<path d="M0 -12L0 -27" stroke="#B4566E" stroke-width="4" stroke-linecap="round" transform="rotate({k})"/>' for k in range(0, 360, 72)) + f'<circle r="11" cx="1" cy="1" fill="#7A4A16"/><circle r="9.500" fill="{LAMP}"/><circle cx="-2.500" cy="-3" r="4" fill="#FFF0B4"/></g>'


icon("spring", spring)
# two cherries on one stalk, a leaf
icon("summer", line("M30 58Q34 30 58 14Q66 36 68 54", "#2B4630", 11), line("M30 58Q34 30 58 14Q66 36 68 54", "#6C9A48", 6), cut(curve("56,14! 66,2 84,4 92,14! 84,26 66,26"), "#6C9A48", "#2B4630", .42, 6), cut(disc(28, 66, 20), "#C43F38", "#4F1620"), cut(disc(68, 66, 20), "#C43F38", "#4F1620"), line("M17 60q3 -8 10 -8M57 60q3 -8 10 -8", "#F4B4A4", 5))
maple = "M48 7L58 22L68 16L67 36L88 30L82 43L92 50L76 62L79 72L53 68L51 90H45L44 68L17 72L21 62L4 50L14 43L8 30L29 36L28 16L38 22z"
icon("fall", cut(maple, "#CC6B34", "#55241A"), line("M48 28V86M48 62L26 44M48 62L70 44", "#55241A", 5), line("M40 26L36 40M20 46L30 52", "#F6C48C", 4))
flake = "M48 8V88M13 28L83 68M83 28L13 68"
twig = "M36 13L48 25L60 13M36 83L48 71L60 83M11 44L27 40L23 24M85 52L69 56L73 72M73 24L69 40L85 44M23 72L27 56L11 52"
icon("winter", line(flake + twig, "#274468", 16, extra='stroke-linejoin="round" transform="translate(1 2)"'), line(flake + twig, "#8DBCDD", 9, extra='stroke-linejoin="round"'), line(flake + twig, "#EAF5FA", 4, extra='stroke-linejoin="round" transform="translate(-1 -1)"'))

# ---- people and what they do
def pawn():
    """A person in a broad hat, as a wooden figure: no face, so it can be anybody."""
    o = cut(curve("36,44! 48,40 60,44! 74,54 79,68 80,78! 87,81 88,89! 8,89! 9,81 16,78! 17,68 22,54"), "#8C74B2", "#33283A") + cut(disc(48, 36, 15), "#F0CDA6", "#33283A", .42, 6)
    return o + cut(curve("33,24! 34,8 62,8 63,24! 76,26 86,30 84,34! 48,26 12,34! 10,30 20,26"), "#5F4889", "#2A1F3A", .42, 6) + path("M17 78Q48 84 80 78V83Q48 90 17 83z", "#C9B6DE")


icon("character", pawn())
icon("character-action", group(pawn(), t="translate(-2 23) scale(.76)"), cut(star(68, 29, 22), LAMP, "#5A3A18", .6, 7))
# an owl knows how
owl = curve("12,8! 30,16 48,16 66,16 84,8! 86,26 88,44 84,62 70,82 48,90 26,82 12,62 8,44 10,26")
icon("skill", cut(owl, "#8269A8", "#2E2342"), path(curve("12,34 26,26 47,34 49,56 36,66 18,60 8,48") + curve("84,34 70,26 49,34 47,56 60,66 78,60 88,48"), "#CDB9E2"), path(disc(30, 46, 13) + disc(67, 46, 13), "#2E2342"), path(disc(27, 42, 5) + disc(64, 42, 5), "#FFF8EA"), path("M48 54L57 62L49 76L40 62z", "#E7A13D"))
def cycle(c, dark):
    """Two bent arrows that chase one another."""
    k = "M14 52A35 35 0 0 1 61 16"
    h = "M54 4L78 22L53 34z"
    one = lambda w, col: line(k, col, w) + path(h, col, None, f'stroke="{col}" stroke-width="{n(w-11 if w > 12 else 1)}" stroke-linejoin="round"')
    both = lambda w, col: one(w, col) + group(one(w, col), t="rotate(180 48 48)")
    return group(both(17, dark), t="translate(1 2)") + both(11, c)


icon("rotate-sprite", cycle("#6C9A48", "#22382A"), die_round(47, 47, 19, False), path(disc(48, 49, 7), NIGHT))
icon("replace", house(wall="#B9A58E", roof="#8A6A60", x=0, y=38, s=.58), house(x=41, y=38, s=.58), line("M22 34Q46 2 68 24", "#2B4630", 15), line("M22 34Q46 2 68 24", "#6C9A48", 9), cut("M58 28L80 12L80 38z", "#6C9A48", "#2B4630", .2, 6))

# ---- coins, more, less, all
def pile(x, y, w, count):
    """Coins lying on one another, a leaf struck into the topmost."""
    o = ""
    for k in range(count):
        yy = y - k * 15
        d = f"M{x-w} {yy}A{w} {n(w*.42)} 0 0 1 {x+w} {yy}V{yy+11}A{w} {n(w*.42)} 0 0 1 {x-w} {yy+11}z"
        o += cut(d, "#C98A34", "#5A3414", .3, 6) + f'<ellipse cx="{x}" cy="{yy}" rx="{w}" ry="{n(w*.42)}" fill="#FBE3A4"/><ellipse cx="{x+1}" cy="{yy+1.5}" rx="{w-1.5}" ry="{n(w*.42-1.5)}" fill="#E7AE4C"/>'
    return o + f'<ellipse cx="{x+1}" cy="{yy+1.5}" rx="{n(w*.62)}" ry="{n(w*.24)}" fill="#C98A34"/>'


icon("coins", pile(30, 67, 24, 2), pile(62, 67, 26, 4))
icon("increase", cut(UP, "#6C9A48", "#22382A"))
icon("decrease", cut(DOWN, "#B4513A", "#43201E"))
icon("gain", cut("M36 9H60V36H87V60H60V87H36V60H9V36H36z", "#6C9A48", "#22382A"))
icon("lose", cut("M9 35H87V61H9z", "#B4513A", "#43201E"))
loop = disc(48, 48, 39)
icon("all", line(loop, "#3A2620", 16, extra='transform="translate(1 2)"'), line(loop, "#D9A94E", 9), line("M14 38A36 36 0 0 1 44 9", "#FBE3A4", 4), cut(disc(32, 40, 10), BLUE, NIGHT, .42, 5), cut(square(63, 38, 9, 2), ORANGE, BUN, .42, 5), cut(star(48, 66, 17), "#8C74B2", "#392C52", .42, 5))
check = curve("6,50! 16,44 26,48 38,62! 48,36 66,16 92,8! 88,38 66,72 40,88! 32,76 20,58")
icon("success", cut(check, "#6C9A48", "#22382A"), line("M40 80Q52 46 80 22", "#2B4630", 5), line("M12 51Q28 56 38 74", "#2B4630", 5))
cross = ribbon(sample("16,18 34,34 48,47 62,64 80,80", 8), [14, 19, 18, 19, 12]) + ribbon(sample("80,14 64,32 49,48 33,63 14,82", 8), [12, 19, 18, 19, 15])
icon("failure", cut(cross, "#B4513A", "#43201E"), line("M26 24L42 40M72 26L60 40", "#E8A488", 5))
pole = "M20 6H30V91H20z"
icon("goal", cut("M28 12Q50 4 58 16T86 14L76 36L86 58Q70 64 58 58T28 56z", AMBER, "#6A3D16"), cut(pole, "#8A6142", "#3A2620"), path("M30 27Q50 18 60 31T82 29L78 35L81 41Q70 46 58 43T30 43z", "#FBE3A4"))
icon("end-of-season", cut("M24 16H72Q72 38 55 48Q72 58 72 80H24Q24 58 41 48Q24 38 24 16z", "#D9E4E4", "#33283A"), path("M32 24H64Q62 36 48 44Q34 36 32 24z", "#C4823C"), path("M48 58Q64 62 66 78H30Q32 62 48 58z", "#E0A24A"), path("M46 44H50V62H46z", "#E0A24A"), cut("M16 7H80V20H16zM16 76H80V89H16z", "#8A6142", "#3A2620"))

# ---- town and farm
icon("tower", cut("M33 38H63L70 90H26z", "#DCCFB4", "#43343E"), path("M54 42H63L70 90H58z", "#A99AA4"), cut("M28 38H68V47H28z", "#B98A5E", "#43272B", .4, 5), cut("M48 3L71 36H25z", "#9E5A3C", "#43272B"), path("M41 91V78Q42 70 49 70T57 78V91z", "#43272B"), path("M42 65V57Q43 52 48 52T54 57V65z", LAMP), path("M42 65V57Q43 52 48 52T54 57V65z", "none", None, 'stroke="#43343E" stroke-width="3"'))
icon("growth", cut("M10 76Q48 60 86 76L84 89H12z", "#8A6142", "#3A2620"), line("M48 74Q50 54 48 34", "#22382A", 14), line("M48 74Q50 54 48 34", "#6C9A48", 8), cut(curve("48,42! 26,44 10,30 8,10! 32,8 48,22"), "#86B058", "#22382A"), cut(curve("49,36! 52,16 70,6 90,8! 90,28 72,42"), "#6C9A48", "#22382A"))
icon("wilt", cut("M10 76Q48 60 86 76L84 89H12z", "#8A6142", "#3A2620"), line("M45 74Q41 44 50 25", "#3E3222", 14), line("M45 74Q41 44 50 25", "#A9904A", 8), cut(curve("50,22! 64,16 79,26 86,44 84,68! 70,60 60,46"), "#A9904A", "#3E3222"), cut(curve("50,23! 36,14 20,22 11,40 11,64! 26,56 38,42"), "#C4A656", "#3E3222"), line("M44 26Q26 32 18 52M58 26Q72 34 78 56", "#3E3222", 3.5))
sack = "38,24! 28,12 38,8 44,12! 48,6 54,12! 60,7 70,12 60,24! 74,36 84,56 84,76 78,88! 18,88! 12,76 12,56 24,36"
icon("seed", cut(curve(sack), "#D9BC8C", "#43302A"), path("M34 23Q48 30 63 23L66 31Q48 39 32 31z", BRICK), line("M48 80Q50 66 48 58", "#33553A", 6), path(curve("48,62! 36,62 28,54 26,44! 40,44 47,52") + curve("49,60! 52,48 62,42 72,42! 72,54 62,62"), "#4F7F44"))
rock = "M10 78L14 48L30 24L56 14L78 32L88 60L84 80L60 88H26z"
icon("boulder", cut(rock, "#918BA4", "#3A3450"), path("M14 48L30 24L56 14L50 34L30 46z", "#C9C4D4"), path("M78 34L90 62L86 82L62 90L58 62z", "#67617F"), path(curve("18,76 30,66 46,70 52,82 40,90 24,88"), "#6C9A48"))
icon("well", cut("M20 28H28V64H20zM68 28H76V64H68z", "#8A6142", "#3A2620", .3, 5), line("M48 28V46", "#3A2620", 5), cut("M41 44H55L53 57H43z", "#C98B3C", "#3A2620", .4, 5), cut("M48 5L90 25L85 33H11L6 25z", "#9E5A3C", "#43272B"), cut("M13 61H83L79 89H17z", "#A49CB2", "#3A3450"), path("M20 64H77L76 71H22z", "#33557E"), path("M20 77h18v10h-17zM44 77h16v10h-16zM64 77h13l-1 10h-12z", "#7C7590"))
icon("barn", cut("M48 7L76 20L88 46V89H8V46L20 20z", "#B4513A", "#43201E"), path("M48 7L76 20L88 46L81 50L70 26L48 16L26 26L15 50L8 46L20 20z", "#F0DFC0"), path("M28 90V50H69V90z", "#F0DFC0"), path("M34 90V56H63V90z", "#7A2E26"), line("M34 57L63 89M63 57L34 89", "#F0DFC0", 6), path("M40 30h16v12H40z", "#43201E"))
icon("supply", die_round(33, 29, 17), die_square(64, 30, 16), cut("M10 40H86L80 89H16z", "#B07B4A", "#43272B"), line("M14 57H83M16 74H81", "#6B4526", 5), path("M10 40H86L85 48H11z", "#D9A765"))
icon("lock", line("M30 46V30Q31 12 48 12T67 30V46", "#33283A", 20), line("M30 46V30Q31 12 48 12T67 30V46", "#B9B2C6", 11), cut("M22 42H74Q82 42 82 50V80Q82 88 74 88H22Q14 88 14 80V50Q14 42 22 42z", "#DFA443", "#5A3A18"), path(disc(49, 60, 8), "#4A2E16") + path("M45 62H53L56 79H42z", "#4A2E16"))
