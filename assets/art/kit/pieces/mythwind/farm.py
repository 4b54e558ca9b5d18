import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_farm import *

# The farm from above, cell by cell. Every cell fills its 200 x 200 to the edge, so beds lie without a seam.


def cell(name, art, tint=SOIL, seed=3):
    a = Art(200, 200)
    a.add(soil(tint, seed), art)
    a.save(OUT + name + ".svg")


cell("farm-soil", "")

# a boulder, moss on its shaded foot
rock = curve("34,128! 36,92 56,60 92,42 130,48 158,78 168,116! 164,146 130,162 86,164 50,154")
b = path(curve("38,140! 90,150 150,140 190,132! 188,160 140,180 80,176 46,162"), SHADOW, .34)
b += path(rock, "#C9C4D2") + path(rock, "#8E889F", None, 'transform="translate(3 4)"') + path(curve("34,128! 36,92 56,60 92,42 112,44! 104,66 84,78 66,104 60,140! 46,146"), "#BDB8C8") + path(curve("112,44! 130,48 158,78 168,116! 164,146 130,162 120,163! 134,130 128,92 104,66"), "#655F7A") + path(curve("104,66! 128,92 134,130 120,163! 86,164 60,152! 66,104 84,78"), "#9A94AA")
b += line("M96 74L104 100L92 122M140 92L148 112M58 96L68 92", "#5A5470", 3.4, .8) + path(curve("40,142 50,128 66,134 78,128 92,140 88,156 66,164 46,156"), "#5E8A4C") + path(curve("42,142 50,130 64,136 74,134! 66,144 54,150"), LEAF) + path(curve("120,56 132,52 142,62 134,68"), "#6C9A4C")
b += path(blades(random.Random(2), 44, 168, 26, 22, 5) + blades(random.Random(3), 156, 164, 22, 18, 4), "#4F7A42")
cell("farm-boulder", b)

# the well: a ring of stones, the water with a piece of sky in it, a bucket beside it
w = path(curve("30,130! 80,150 150,146 194,124! 196,160 140,190 80,184 40,164"), SHADOW, .34)
w += f'<circle cx="100" cy="104" r="74" fill="#4E4862"/>'
for i in range(14):
    t = 2 * math.pi * (i + .5) / 14
    x, y = math.cos(t), math.sin(t)
    c = mix("#B9B3C4", "#6E6884", max(0, min(1, (x + y + 1.1) / 2.4)))
    w += group(path("M-15 -10Q-16 -14 -11 -14H11Q16 -14 15 -10L12 11Q11 13 8 13H-8Q-11 13 -12 11z", lit(c, .3)) + path("M-14 -9Q-14 -12 -10 -12H12Q16 -12 15 -8L12 11Q11 13 8 13H-7Q-10 13 -11 11z", c), t=f"translate({n(100+59*x)} {n(102+59*y)}) rotate({n(math.degrees(t)+90)})")
w += f'<circle cx="100" cy="102" r="45" fill="#241F38"/><circle cx="102" cy="106" r="42" fill="#24466E"/><circle cx="101" cy="108" r="37" fill="#3F79A8"/>' + path(curve("72,112! 78,92 96,80 116,82! 100,92 90,104 92,122!"), "#8FC4E0", .8) + line("M104 126q10 2 20 -4M112 116q6 1 12 -3", "#CBE6F2", 3.4)
# a board across it with the rope
w += path("M22 88L178 66L180 82L24 104z", SHADOW, .35, 'transform="translate(3 7)"') + path("M22 86L178 64L180 80L24 102z", "#8A5E3C") + path("M22 86L178 64L178.500 69L22.500 91z", "#C0905E") + line("M52 90l1 9M140 77l1 9M96 84l28 -4", "#5A3A26", 2.6) + line("M88 78l4 22M96 77l4 22M104 76l4 22", "#E3CC9A", 5)
w += path(curve("132,150! 150,146 166,150! 164,180 134,180!"), SHADOW, .35, 'transform="translate(5 5)"') + path(curve("128,144! 146,140 164,144! 160,178 146,180 132,178!"), "#9A6C46") + path("M129 154Q146 158 163 154V160Q146 164 130 160z", "#5C5670") + f'<ellipse cx="146" cy="144" rx="18" ry="7" fill="#6B4A36"/><ellipse cx="146" cy="145" rx="14" ry="5" fill="#5E9AC0"/>'
cell("farm-well", w)

# where each stage stands in its cell
FOOT = {"sprout": 128, "growing": 142, "ripe": 148}
FOOTS = {"wheat-ripe": 166, "corn-ripe": 170, "corn-growing": 150, "bean-growing": 164, "bean-ripe": 166, "radish-growing": 134, "radish-ripe": 150, "winterroot-growing": 138, "winterroot-ripe": 152, "mistberry-growing": 138, "mistberry-ripe": 150, "carrot-ripe": 154, "pumpkin-ripe": 138}
for crop in CROPS:
    for k, stage in enumerate(("sprout", "growing", "ripe")):
        y = FOOTS.get(f"{crop}-{stage}", FOOT[stage])
        cell(f"crop-{crop}-{stage}", group(plant(crop, k), t=f"translate(100 {y})"), TINT[crop], 3 + len(crop))
