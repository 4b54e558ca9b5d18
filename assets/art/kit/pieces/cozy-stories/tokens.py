"""The storyteller's token, the hourglass, the guessers' mats, and the small marks: right, wrong, windmill."""
from _out import *

# ---- first player: an open book in a round of bread-board wood, a lantern's light on it
a = Art(240, 240, 5)
a.add(path(disc(124, 130, 104), SHADOW, .34))
a.add("".join(path(disc(112 + k * 1.6, 110 + k * 2, 104), dim(WOODL, .5)) for k in (4, 3, 2, 1)), path(disc(112, 110, 104), lit(WOODL, .4)), path(disc(113.5, 112, 102), WOODL), path(disc(113, 112, 84), dim(WOODL, .35)), path(disc(114, 113.5, 82), INDIGO))
a.defs.append(f'<clipPath id="f"><circle cx="114" cy="113.5" r="82"/></clipPath>')
g = f'<rect width="240" height="240" fill="{a.lin([(0,"#1E2352"),(.7,"#565298"),(1,"#8A78A8")])}"/>' + path("".join(star(x, y, s) for x, y, s in ((58, 84, 5), (172, 72, 6), (84, 52, 4), (150, 46, 3.4), (176, 108, 4), (48, 118, 3.4))), CREAM, .95)
g += a.glow(114, 100, 92, LAMP, .75) + path(curve("20,168! 70,146 150,150 210,170! 210,240! 20,240!"), "#2A2E62")
# a small mill rises out of the pages
g += mill_far(116, 142, 92, "#FFF6E4", OCHRE, WOOD, 22, .3, LAMP)
g += path("M42 150Q80 136 114 154Q148 136 186 150L188 184Q150 170 114 188Q78 170 40 184z", BRICK) + path(curve("48,144! 72,132 100,136 114,152! 114,178! 98,164 70,162 46,174!"), CREAM) + path(curve("114,152! 128,136 156,132 180,144! 182,174! 158,162 130,164 114,178!"), mix(CREAM, VIOLET, .2)) + line("M58 150q24 -8 46 6M58 160q22 -6 46 6M124 156q22 -14 46 -6M124 166q22 -12 46 -6", MIST, 2.4)
a.add(f'<g clip-path="url(#f)">{g}</g>', line("M40 70A86 86 0 0 1 84 32", CREAM, 4, .5), path("".join(star(113 + 93 * math.cos(k), 111 + 93 * math.sin(k), 5) for k in [i * math.pi / 4 + .39 for i in range(8)]), dim(WOODL, .45)))
a.save(OUT + "first-token.svg")

# ---- the hourglass: half run, full, empty
def hourglass(name, top, bottom, runs):
    """top and bottom are the shares of sand; runs = the thread falls."""
    a = Art(160, 240, 7)
    a.add(path(curve("18,226! 80,216 146,222 158,232! 120,240 40,238"), SHADOW, .34))
    glass = curve("40,34! 40,74 50,94 72,118! 50,142 40,164 40,208! 120,208! 120,164 110,142 88,118! 110,94 120,74 120,34!")
    a.defs.append('<clipPath id="up"><path d="' + curve("44,34! 45,74 55,94 77,115! 83,115! 105,94 115,74 116,34!") + '"/></clipPath><clipPath id="low"><path d="' + curve("44,207! 45,166 55,146 77,122! 83,122! 105,146 115,166 116,207!") + '"/></clipPath>')
    a.add(path(glass, "#DCE8F0", .3), path(glass, "#9FB4D0", .22))
    if top:
        y = 116 - 74 * top
        a.add(f'<g id="sand-top" clip-path="url(#up)">' + path(curve(f"36,{n(y+2)}! 60,{n(y+6)} 80,{n(y)} 100,{n(y+6)} 124,{n(y+2)}! 124,120! 36,120!"), LAMP) + path("M36 34H58Q58 90 80 118H36z", "#FBE3AC", .7) + "</g>")
    if runs:
        a.add(group(path("M78.600 108h2.800v94h-2.800z", LAMP), extra='id="sand-thread"'))
    y = 206 - 58 * bottom
    a.add(f'<g id="sand-bottom" clip-path="url(#low)">' + path(curve(f"30,{n(y+26)}! 58,{n(y+12)} 80,{n(y)} 102,{n(y+12)} 130,{n(y+26)}! 130,212! 30,212!"), LAMP) + path(curve(f"80,{n(y)}! 102,{n(y+12)} 130,{n(y+26)}! 130,212! 92,212! 92,{n(y+30)}"), dim(LAMP, .18), .8) + "</g>")
    a.add(path(curve("48,40! 47,72 56,92 70,110! 60,90 56,70 57,40!") + curve("48,202! 47,166 56,148 68,134! 60,150 56,170 57,202!"), "#FFFFFF", .6), line("M112 44Q113 74 102 92M112 200Q113 168 102 148", "#6E7FA8", 2.4, .5))
    for y in (16, 206):
        a.add(path(f"M22 {y}H140V{y+22}H22z", dim(WOOD, .35), None, 'transform="translate(4 3)"'), path(f"M22 {y}H138V{y+20}H22z", WOODL), path(f"M22 {y}H138V{y+6}H22z", lit(WOODL, .4)), path(f"M110 {y+6}H138V{y+20}H110z", dim(WOODL, .25), .8))
    for x in (28, 124):
        a.add(path(f"M{x} 36h9v170h-9z", WOOD), path(f"M{x} 36h3v170h-3z", lit(WOODL, .3)), path(disc(x + 4.5, 121, 8), WOOD), path(disc(x + 3, 119, 4), lit(WOODL, .3)))
    a.save(OUT + f"{name}.svg")


hourglass("hourglass", .62, .42, True)
hourglass("hourglass-full", 1, .04, False)
hourglass("hourglass-empty", 0, 1, False)


# ---- the mats: a stitched cloth of brown felt with an ear of wheat in two corners; quiet, for words and a card lie on it
def mat(name, w, h):
    a = Art(w, h, 8)
    base = "#5C4034"
    a.defs.append(f'<clipPath id="m"><rect width="{w}" height="{h}" rx="28"/></clipPath><pattern id="w" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 2h7v1.500H0zM8 6h8v1.500H8zM0 10h7v1.500H0zM8 14h8v1.500H8z" fill="{CREAM}" fill-opacity=".05"/><path d="M3 4v7h1.500V4zM11 0v5h1.500V0zM11 9v7h1.500V9z" fill="{SHADOW}" fill-opacity=".1"/></pattern>')
    o = f'<rect width="{w}" height="{h}" fill="{a.lin([(0,"#69493A"),(1,"#513729")])}"/><rect width="{w}" height="{h}" fill="url(#w)"/>'
    ear = line("M0 0Q26 -26 74 -32", lit(base, .2), 3) + path("".join(f"M{x} {y}q{-4+k*3} -14 {8+k*2} -20q8 10 {-4-k} 21z" for k, (x, y) in enumerate(((24, -20), (38, -26), (52, -30), (66, -32)))) + "".join(f"M{x} {y}q10 8 20 2q-6 -10 -18 -6z" for x, y in ((28, -18), (42, -23), (56, -27))), lit(base, .2))
    o += group(ear, t=f"translate(26 {h-24})", op=.8) + group(ear, t=f"translate({w-26} 24) rotate(180)", op=.55)
    o += f'<rect x="9" y="9" width="{w-18}" height="{h-18}" rx="21" fill="none" stroke="#C79A6A" stroke-opacity=".45" stroke-width="3" stroke-dasharray="11 9" stroke-linecap="round"/>'
    o += f'<rect x="1.500" y="1.500" width="{w-3}" height="{h-3}" rx="26.500" fill="none" stroke="#8A6450" stroke-width="3"/>' + path(f"M0 28Q0 0 28 0H{w-28}Q{w} 0 {w} 28Q{w-6} 6 {w-28} 5H28Q6 6 5 28V{h-28}H0z", CREAM, .14)
    a.add(f'<g clip-path="url(#m)">{o}</g>')
    a.save(OUT + f"{name}.svg")


mat("mat", 456, 312)
mat("mat-low", 456, 232)


# ---- marks, 96 x 96: told apart by outline, not only by colour
def seal(name, outline, c, mark):
    a = Art(96, 96)
    a.add(path(outline, SHADOW, .35, 'transform="translate(3 4)"'), path(outline, dim(c, .45), None, 'transform="translate(1.500 2)"'), path(outline, lit(c, .4)), path(outline, c, None, 'transform="translate(48.800 49.200) scale(.94) translate(-48 -48)"'), mark)
    a.save(OUT + f"{name}.svg")


scal = "M" + "".join(f"{n(48+42*math.cos(k*math.pi/6))} {n(48+42*math.sin(k*math.pi/6))}" + ("" if k == 12 else f"A12.500 12.500 0 0 1 ") for k in range(13)) + "z"
seal("mark-right", scal, "#5E8F4E", path("M27 50L35 41L44 50L63 29L71 37L45 66z", SHADOW, .3, 'transform="translate(2 3)"') + path("M27 50L35 41L44 50L63 29L71 37L45 66z", CREAM))
seal("mark-wrong", "M30 6H66L90 30V66L66 90H30L6 66V30z", BRICK, path("M30 37L37 30L48 41L59 30L66 37L55 48L66 59L59 66L48 55L37 66L30 59L41 48z", SHADOW, .3, 'transform="translate(2 3)"') + path("M30 37L37 30L48 41L59 30L66 37L55 48L66 59L59 66L48 55L37 66L30 59L41 48z", CREAM))
vane = "".join(f'<path d="M-2.600 0L-2 -31H2L2.600 0zM3 -7H12.500V-30H3z" transform="rotate({k})"/>' for k in (20, 110, 200, 290))
seal("mark-windmill", disc(47, 47, 43), INDIGO, path("M34 82L39 44H55L61 82Q48 86 34 82z", CREAM) + path("M50 44H55L61 82L52 84z", MIST) + path(curve("36,46! 37,32 47,27 57,32 58,46! 47,50"), OCHRE) + path("M42.500 82v-9q5 -7 10 0v10z", TULIP) + f'<g transform="translate(47 41)" fill="{LAMP}">{vane}<circle r="5" fill="{WOOD}"/></g>')
