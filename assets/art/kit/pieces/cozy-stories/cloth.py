"""The table's cloth: night indigo, moons and stars tone on tone, sparks of lamp yellow thrown over it."""
from _out import *

a = Art(1040, 660, 9)
r = a.r
B = "#2B3163"
a.add(f'<rect width="1040" height="660" fill="{B}"/>')
a.defs.append(f'<pattern id="felt" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 2h7v1.500H0zM8 6h8v1.500H8zM0 10h7v1.500H0zM8 14h8v1.500H8z" fill="{CREAM}" fill-opacity=".035"/><path d="M3 4v7h1.500V4zM11 0v5h1.500V0zM11 9v7h1.500V9z" fill="{SHADOW}" fill-opacity=".09"/></pattern>')
lt, dk = mix(B, CREAM, .052), mix(B, SHADOW, .16)
moon = curve("24,-78! -34,-64 -60,-8 -36,46 24,68 56,60! 8,44 -16,6 -10,-36")
mill = "M-26 74L-16 -6H16L28 74z" + curve("-20,-4! -18,-32 0,-44 18,-32 22,-4! 0,6")
vane = "".join(f'<path d="M-3 0H3L2 -84H-2zM4 -22H20V-82H4z" transform="translate(0 -18) rotate({k})"/>' for k in (22, 112, 202, 292))
a.defs.append(f'<g id="mo"><path d="{moon}"/><path d="{star(34, -16, 22) + star(62, 30, 10) + star(4, 16, 8)}"/></g><g id="mi"><path d="{mill}"/>{vane}</g>')
o = ""
for j in range(5):
    for i in range(8):
        x, y = 36 + i * 140 + (j % 2) * 70, 66 + j * 134
        k = "mo" if (i + j) % 2 else "mi"
        o += f'<use href="#{k}" transform="translate({x} {y}) rotate({(i * 23 + j * 31) % 40 - 20}) scale(.62)" fill="{lt if (i + j) % 3 else dk}"/>'
a.add(o, path("".join(star(106 + i * 140 + (j % 2) * 70 - 70, 132 + j * 134, 9) for j in range(4) for i in range(8)), dk))
a.add('<rect width="1040" height="660" fill="url(#felt)"/>')
s = [(r.uniform(4, 1036), r.uniform(4, 656), r.choice((.8, 1, 1.3, 1.7))) for _ in range(90)]
a.add(path("".join(disc(x, y, q) for x, y, q in s), LAMP, .62), path("".join(disc(x, y, q * 3) for x, y, q in s[::4]), LAMP, .1))
a.add(f'<rect width="1040" height="660" fill="{a.rad([(0, "#6A72B8", .26), (.7, "#6A72B8", 0)], .45, .4, .75)}"/>', a.vignette(.5, .45, .42, "#10122E"))
a.save(OUT + "cloth-night.svg")
