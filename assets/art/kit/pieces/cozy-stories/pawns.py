"""The five wooden millers. Each has its own hat, so that colour is never the only mark."""
from _out import *

TORSO = "112,84 104,92! 130,104 146,132 152,166 140,176 122,164! 126,200 132,226 124,232! 88,232 86,206! 74,206 72,232! 36,232 28,226 34,200 38,164! 20,176 8,166 14,132 30,104 56,92! 48,84 "
HEADS = {"cap": "80,20 108,24 122,46 118,64! " + TORSO + "44,64! 38,46 52,24",
         "point": "84,14! 82,2 92,-7 102,2 99,14! 108,38 118,54 126,66! " + TORSO + "34,66! 46,44 70,24",
         "brim": "54,28! 60,16 100,16 106,28! 108,46! 136,50 146,60 114,68! " + TORSO + "46,68! 14,60 24,50 52,46!",
         "beret": "60,28 92,16 128,28 142,48 124,60! 114,64! " + TORSO + "46,64! 42,46",
         "crown": "46,16! 60,34 66,38! 72,22 80,6! 88,22 94,38! 100,34 114,16! 113,46 114,64! " + TORSO + "46,64! 47,44"}


def hat(kind, c):
    if kind == "cap":      # the flour cap of the trade
        return path(curve("36,64! 40,20 80,12 122,22 128,64! 80,52"), CREAM) + path(curve("104,20! 124,32 122,60! 112,58! 116,40"), MIST, .8) + path("M38 56Q80 44 124 56V67Q80 55 38 67z", MIST) + path("M38 56Q80 44 124 56V59Q80 47 38 60z", "#FFFFFF")
    if kind == "point":    # a night cap of felt
        return path(curve("92,-8! 62,20 32,70! 80,56 130,70! 112,34"), dim(c, .28)) + path(curve("92,-8! 62,20 32,70! 48,64 62,62! 70,30"), dim(c, .02)) + path("M34 64Q80 52 126 64V72Q80 60 34 72z", LAMP) + f'<circle cx="92" cy="3" r="12" fill="{CREAM}"/>' + path(curve("97,-8! 104,2 98,14! 94,13! 98,4"), MIST)
    if kind == "brim":     # a straw hat
        return path("M8 48Q80 36 152 48V70Q80 58 8 70z", "#C99F58") + path("M8 48Q80 36 152 48V54Q80 42 8 54z", "#F1D491") + path(curve("52,50! 54,14 106,14 108,50! 80,45"), "#EBCB86") + path(curve("94,16! 106,20 108,50! 96,47"), "#B98C48", .8) + path("M51 42Q80 35 109 42V51Q80 44 51 51z", BRICK)
    if kind == "beret":    # pulled over one ear
        return path(curve("38,62! 40,28 90,10 136,30 146,52 122,66! 80,54"), dim(c, .34)) + path(curve("38,62! 40,28 90,10! 66,26 54,44 54,58!"), dim(c, .1)) + f'<circle cx="96" cy="18" r="7" fill="{LAMP}"/>'
    return path("M42 6L64 38L80 2L96 38L118 6V68Q80 54 42 68z", OCHRE) + path("M96 38L118 6V68Q106 60 98 58z", dim(OCHRE, .25), .8) + path("M44 52Q80 40 116 52V66Q80 54 44 66z", lit(OCHRE, .4)) + f'<circle cx="80" cy="53" r="5" fill="{TULIP}"/><circle cx="58" cy="57" r="3.5" fill="{DELFT}"/><circle cx="102" cy="57" r="3.5" fill="{DELFT}"/>'


def miller(name, c, kind):
    a = Art(160, 240, 5)
    d = curve(HEADS[kind])
    a.defs.append(f'<path id="m" d="{d}"/><clipPath id="cm"><use href="#m"/></clipPath>')
    a.add(path(curve("14,232! 70,222 130,224 160,234! 130,240 60,240 26,239"), SHADOW, .34))
    f = hat(kind, c)
    f += path(curve("52,64! 80,56 108,64! 108,82 96,95 80,99 64,95 52,82"), "#F0C8A4") + path(curve("98,62! 108,66 108,82 98,94! 101,80"), "#D9A47C", .7)
    f += f'<circle cx="70" cy="75" r="3.4" fill="{INK}"/><circle cx="92" cy="75" r="3.4" fill="{INK}"/><circle cx="69" cy="74" r="1.1" fill="{CREAM}"/><circle cx="91" cy="74" r="1.1" fill="{CREAM}"/><circle cx="62" cy="85" r="5.5" fill="#E08A72" fill-opacity=".65"/><circle cx="100" cy="85" r="5.5" fill="#E08A72" fill-opacity=".65"/><ellipse cx="81" cy="83" rx="6" ry="5" fill="#E5A084"/>'
    f += path(curve("52,84! 60,100 72,91 81,95! 90,91 102,100 108,84! 111,110 94,126 80,131 64,126 50,110"), MIST) + path(curve("52,84! 60,99 72,90 81,94! 90,90 101,99 106,86! 108,106 92,120 78,124 64,121 51,106"), CREAM) + path(curve("66,88! 73,83 80,87! 88,83 96,88! 89,94 81,92 73,94"), "#FFFFFF")
    f += path(curve("56,132! 80,142 104,132! 112,172 110,202! 80,211 50,202! 48,172"), "#EFE6D6") + path(curve("92,138! 104,132! 112,172 110,202! 96,208! 100,170"), MIST, .8) + path("M46 152Q80 163 114 152V161Q80 172 46 161z", dim(c, .42)) + path("M64 172h32v18q-16 6 -32 0z", MIST) + path("M64 172h32v4h-32z", "#B4AEBE", .8)
    f += path(curve("56,92! 30,104 14,132 8,166! 14,170! 22,136 38,112 60,100!"), lit(c, .4), .9) + path("M120 102Q148 130 152 170L140 178L124 166L128 200L134 230H112Q120 190 112 150Q112 124 108 112z", SHADOW, .2)
    f += path("M28 214H76V240H28zM86 214H134V240H86z", dim(c, .5)) + path("M28 214H76V218H28zM86 214H134V218H86z", lit(c, .2), .7)
    f += line("M30 108q-14 30 -14 56M132 112q10 22 12 50M44 190q-2 14 -5 22M120 184q2 16 5 28", dim(c, .3), 2.2, .5)
    a.add(group("".join(f'<use href="#m" x="{k*2}" y="{n(k*1.4)}" fill="{dim(c, .5 if k > 2 else .38)}"/>' for k in (5, 4, 3, 2, 1)), f'<use href="#m" fill="{lit(c, .42)}"/><g clip-path="url(#cm)"><use href="#m" x="3" y="4" fill="{c}"/>{f}</g>', t="translate(5 8) scale(.93 .945)"))
    a.save(OUT + f"pawn-{name}.svg")


for name, c, kind in (("red", TULIP, "cap"), ("blue", DELFT, "point"), ("yellow", "#E0AE3E", "brim"), ("green", MOSS, "beret"), ("violet", "#7A5FA0", "crown")):
    miller(name, c, kind)
