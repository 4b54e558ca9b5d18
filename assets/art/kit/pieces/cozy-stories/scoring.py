"""The score path: flour sacks (plain, and amber for every fifth), and the ground they lie on."""
from _out import *


def sack(name, c, tie):
    a = Art(120, 124, 6)
    body = curve("40,34! 24,46 10,76 12,102 32,114 88,114 108,102 110,76 96,46 80,34!")
    top = curve("40,34! 30,22 33,10! 42,15 50,5! 60,14 70,4! 78,14 88,9! 90,22 80,34! 60,40")
    a.add(path(curve("10,112! 60,104 112,110 119,116! 90,122 40,122 22,119"), SHADOW, .4))
    a.add(path(body, dim(c, .4), None, 'transform="translate(4 4)"'), path(top, dim(c, .4), None, 'transform="translate(3 3)"'), path(body, lit(c, .6)), path(body, c, None, 'transform="translate(2 2.500)"'), path(top, lit(c, .3)), path(curve("70,4! 78,14 88,9! 90,22 80,34! 70,37!"), dim(c, .14), .8))
    a.add(path(curve("84,38! 96,48 108,76 106,102 88,114! 96,90 92,62"), VIOLET, .26), path(curve("40,36! 26,48 13,76 14,100! 22,74 34,54 46,42!"), CREAM, .7))
    a.add(path("M36 31Q60 42 84 31L86 41Q60 52 34 41z", tie), path("M36 31Q60 42 84 31L84.500 34Q60 45 35.500 34z", lit(tie, .35)), path(curve("84,36! 96,34 104,42! 96,44 88,42!") + curve("84,38! 94,46 96,56! 88,52 83,44!"), tie))
    a.add(line("M48 50q-4 6 -6 12M74 50q5 6 6 12M60 51v8", mix(c, WOOD, .4), 2, .6))
    a.save(OUT + f"{name}.svg")


sack("flour-sack", "#E6D6BA", BRICK)
sack("flour-sack-amber", "#F0BD55", BRICK)

# the ground: a plank floor with a white trail of spilt flour, seven places wide and six rows high
STEP_X, STEP_Y, X0, Y0 = 38, 48, 31, 290
a = Art(276, 326, 61)
r = a.r
a.defs.append('<clipPath id="card"><rect width="276" height="326" rx="14"/></clipPath>')
o = f'<rect width="276" height="326" fill="{a.lin([(0,"#33396E"),(1,"#252A55")])}"/>'
o += path("".join(f"M{x} 0h1.200v326h-1.200z" for x in (46, 92, 138, 184, 230)), "#1A1D40", .5) + path("".join(f"M{x} {y}h46v1.200h-46z" for x, y in ((0, 90), (46, 210), (92, 60), (138, 250), (184, 120), (230, 190))), "#1A1D40", .5)
o += path("".join(star(r.uniform(8, 268), r.uniform(8, 318), r.choice((1.2, 1.6, 2.2))) for _ in range(34)), LAMP, .3)
P = []
for row in range(6):
    cols = range(7) if row % 2 == 0 else range(6, -1, -1)
    for c in cols:
        if row * 7 + (c if row % 2 == 0 else 6 - c) <= 40:
            P.append((X0 + c * STEP_X, Y0 - row * STEP_Y))
d = "M" + "L".join(f"{x} {y}" for x, y in P)
o += f'<path d="{d}" fill="none" stroke="#15173A" stroke-opacity=".55" stroke-width="13" stroke-linejoin="round" stroke-linecap="round" transform="translate(1.500 2)"/>' + f'<path d="{d}" fill="none" stroke="#8E88A8" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"/><path d="{d}" fill="none" stroke="#B9B2C6" stroke-width="7.500" stroke-linejoin="round" stroke-linecap="round" transform="translate(-.8 -1)"/>'
o += path("".join(f"M{n(x + r.uniform(-16, 16))} {n(y + r.uniform(-5, 5))}h.1" for x, y in P for _ in range(3)), "none", None, f'stroke="{CREAM}" stroke-width="1.800" stroke-linecap="round" stroke-opacity=".7"')
o += '<rect x=".8" y=".8" width="274.400" height="324.400" rx="13.400" fill="none" stroke="#6E6AA6" stroke-opacity=".7" stroke-width="1.600"/>'
a.add(f'<g clip-path="url(#card)">{o}</g>')
a.save(OUT + "scale.svg")
