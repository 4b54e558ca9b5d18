"""The delft-blue cloth of the table: tiles with a tulip cross, woven tone on tone."""
from _flowers import *

a = Art(1040, 660, 9)
B = "#35598A"
lt, dk = mix(B, CREAM, .06), mix(B, SHADOW, .1)
a.add(f'<rect width="1040" height="660" fill="{B}"/>')
a.defs.append(f'<pattern id="felt" width="18" height="18" patternUnits="userSpaceOnUse"><path d="M1 3l4 2M8 1l3 4M14 6l-4 3M3 11l5 1M11 13l4 -2M6 16l-2 -3M16 15l-1 3" stroke="{CREAM}" stroke-opacity=".045" stroke-width="1.200"/><path d="M4 7l3 -2M12 3l4 1M2 15l3 1M9 9l3 3M15 10l2 3" stroke="{SHADOW}" stroke-opacity=".09" stroke-width="1.200"/></pattern>')
arm = "".join(f'<g transform="rotate({k})"><path d="{HEADS["red"][0]}" transform="translate(0 -44) scale(.34)"/><path d="M-1.500 -30V-8H1.500V-30zM0 -10C-9 -12 -12 -18 -11 -24C-5 -21 -1 -16 0 -10C1 -16 5 -21 11 -24C12 -18 9 -12 0 -10z"/></g>' for k in (0, 90, 180, 270))
sail = "".join(f'<path d="M-2 0H2L1.500 -44H-1.500zM3 -12H12V-42H3z" transform="rotate({k})"/>' for k in (22, 112, 202, 292))
a.defs.append(f'<g id="cross">{arm}<circle r="6"/></g><g id="sail">{sail}<circle r="6"/></g><path id="dia" d="M0 -12L12 0L0 12L-12 0z"/>')
o = ""
s = 130
for j in range(6):
    for i in range(9):
        x, y = i * s, 5 + j * s
        o += f'<use href="#{"cross" if (i + j) % 2 else "sail"}" transform="translate({x} {y})" fill="{lt if (i + j) % 2 else dk}"/>'
        o += f'<use href="#dia" transform="translate({x+s//2} {y+s//2})" fill="{dk if (i + j) % 2 else lt}"/>'
lines = "".join(f"M{i*s+s//2} -10V670" for i in range(-1, 9)) + "".join(f"M-10 {5+j*s+s//2}H1050" for j in range(-1, 6))
a.add(line(lines, dk, 2.5, .7), line(lines, lt, 1, .7, extra='transform="translate(1.5 1.5)"'), o, '<rect width="1040" height="660" fill="url(#felt)"/>', a.vignette(.5, .5, .45, "#14233F"))
a.save(OUT + "cloth-valley.svg")
