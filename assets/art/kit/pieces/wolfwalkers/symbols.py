"""The nine symbols: a cream disc with a coloured rim, one dark bold shape each. They differ in outline, not only in colour."""
from _out import *


def symbol(name, c, shapes, cuts=""):
    """shapes are the silhouette, cuts are laid over it in cream."""
    a = Art(96, 96)
    a.add(path(disc(49, 50, 45), dim(c, .55)), path(disc(47.500, 47.500, 45), lit(c, .35)), path(disc(48, 48.500, 44), c), path(disc(48, 48, 37.500), mix(c, CREAM, .5)), path(disc(48.800, 49, 37), CREAM))
    a.add(group(path(shapes, mix(c, SHADOW, .12), .35, 'transform="translate(2 2.500)"'), path(shapes, dim(c, .42)), cuts, t="translate(48 48.500) scale(.93) translate(-48 -49)"))
    a.save(OUT + f"symbol-{name}.svg")


# a wolf at full stretch, one spark over its tail
run = curve("14,50! 22,43 29,38! 30,30! 36,35 40,37! 50,40 60,40 68,37! 75,33 80,26 84,25! 84,34 79,41 74,44! 78,52 84,58 84,64! 78,66 76,61 70,57 64,55! 66,62 62,70 54,74! 50,71 56,64 55,57! 48,58 42,58 38,57! 34,62 26,64 18,70! 13,67 20,61 26,57 29,52! 24,55 18,56 14,55!")
symbol("wolf-form", "#D8752B", run + star(60, 23, 11))

# two heads, nose to nose
hd = curve("46,56! 40,53 35,47! 34,42! 32,30 29,22! 24,28 20,36! 14,44 10,54 12,68! 19,64 21,72! 27,66 33,70! 36,64 43,62!")
symbol("wolves", "#6E86A6", hd + curve("50,56! 56,53 61,47! 62,42! 64,30 67,22! 72,28 76,36! 82,44 86,54 84,68! 77,64 75,72! 69,66 63,70! 60,64 53,62!"),
       path(disc(29, 47, 2.700) + disc(67, 47, 2.700), CREAM))

# a star of five leaves
leaf = "M48 46Q29 32 48 10Q67 32 48 46z"
a5 = "".join(f'<path d="{leaf}" transform="rotate({72*k} 48 50)"/>' for k in range(5))
_a = Art(96, 96)
c = "#C08A17"
_a.add(path(disc(49, 50, 45), dim(c, .55)), path(disc(47.500, 47.500, 45), lit(c, .35)), path(disc(48, 48.500, 44), c), path(disc(48, 48, 37.500), mix(c, CREAM, .5)), path(disc(48.800, 49, 37), CREAM))
_a.add(f'<g fill="{dim(c,.42)}">{a5}</g>', path(disc(48, 50, 8), dim(c, .42)), path(disc(48, 50, 5), CREAM))
_a.add("".join(line("M48 20V36", CREAM, 2, .8, extra=f'transform="rotate({72*k} 48 50)"') for k in range(5)))
_a.save(OUT + "symbol-merlyn.svg")

# a fir in three skirts
symbol("forest", "#2F7A4C", "M48 13L63 34H56L70 53H60L76 71H53V82H43V71H20L36 53H26L40 34H33z")

# a house
symbol("town", "#B9802A", "M48 18L80 48L74 53L70 49V77H26V49L22 53L16 48L30 35V20H39V26z", path("M42 77V61Q48 54 54 61V77zM33 50h9v8h-9zM54 50h9v8h-9z", CREAM))

# a crenellated tower
symbol("castle", "#77589E", "M24 17H35V26H43V17H53V26H61V17H72V40L66 46V72H73V80H23V72H30V46L24 40z", path("M42 80V66Q48 57 54 66V80zM45.500 44h5v12h-5z", CREAM))

# a large head bent over a small one
symbol("parents", "#B2452E", disc(40, 30, 13.500) + curve("20,78! 20,58 26,47 40,45! 54,46 60,52 62,58! 58,66 56,78!"), path(disc(62, 51, 13), CREAM) + path(curve("43,82! 44,70 50,64 62,62! 74,63 80,72 80,82!"), CREAM) + path(disc(63, 53, 9.500) + curve("48,78! 49,70 54,66 63,65! 72,66 77,71 78,78!"), dim("#B2452E", .42)))

# three heads in a row, the middle one before the others
symbol("townsfolk", "#1F8080", disc(27, 40, 9) + disc(69, 40, 9) + curve("13,68! 13,58 18,51 27,51! 36,51 41,58 41,68!") + curve("55,68! 55,58 60,51 69,51! 78,51 83,58 83,68!"),
       path(disc(48, 38, 13.500) + curve("29,82! 28,60 36,51 48,51! 60,51 68,60 67,82!"), CREAM) + path(disc(48, 38, 10.500) + curve("32,79! 32,60 38,53 48,53! 58,53 64,60 64,79!"), dim("#1F8080", .42)))

# a shield with a cross bar
symbol("army", "#3C4050", "M20 22Q36 22 48 14Q60 22 76 22Q79 62 48 84Q17 62 20 22z", path("M43 24h10v15h17v10H53v24h-10V49H26V39h17z", CREAM))
