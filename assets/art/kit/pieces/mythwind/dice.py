import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_pieces import disc

# The faces of the two dice. The sprite die is a round pebble with round pips, the villager die a wooden cube with
# square ones. The pips lie bright on a dark sill at the bottom; above it a face wakes as the value grows.
FACE = "M30 0H170Q200 0 200 30V170Q200 200 170 200H30Q0 200 0 170V30Q0 0 30 0z"
DARK = "#20355F"


def die(a, shape, c, deep, art, rim):
    a.defs.append(f'<path id="face" d="{shape}"/><clipPath id="cf"><use href="#face"/></clipPath>')
    o = f'<ellipse cx="120" cy="213" rx="{98 if rim else 90}" ry="15" fill="{SHADOW}" fill-opacity=".34"/>'
    o += "".join(f'<use href="#face" x="{k*2.2:.1f}" y="{k*2:.0f}" fill="{dim(c, .54 if k > 4 else .44)}"/>' for k in (6, 5, 4, 3, 2, 1))
    return o + f'<use href="#face" fill="{lit(c, .5)}"/><g clip-path="url(#cf)"><use href="#face" x="3" y="4" fill="{a.lin([(0, lit(c, .14)), (1, deep)], 0, 0, 1, 1)}"/>{art}</g>'


def sprite_face(a, v):
    c, d = "#A9D2EE", "#22396F"
    o = a.glow(96, 92, 96, "#D8F0FF", .55)
    # the spirit: a round head below a folded leaf
    o += path(curve("42,106 48,66 100,48 152,66 158,106 142,146 100,160 58,146"), "#5E97C8") + path(curve("55,104 64,78 100,72 136,78 145,104 132,134 100,146 68,134"), c)
    o += path(curve("32,92! 26,48 60,16 102,12! 122,8 138,0 156,-2! 158,14 150,28 140,36! 164,54 173,78 167,96! 150,68 124,60 100,62 76,60 50,70"), MOSS) + path(curve("32,92! 26,48 60,16 102,12! 76,30 60,52 54,74!"), LEAF) + line("M66 56Q74 34 98 22M98 60Q104 40 118 28M130 62Q138 48 146 38", dim(MOSS, .35), 2.8)
    lid = lambda x: line(f"M{x-11} 104q11 10 22 0", d, 5)
    eye = lambda x, k: f'<ellipse cx="{x}" cy="102" rx="{n(8.5*k)}" ry="{n(10.5*k)}" fill="{d}"/><circle cx="{n(x-3)}" cy="{n(102-4.5*k)}" r="{n(3.4*k)}" fill="{CREAM}"/>'
    o += (lid(79) + lid(121), lid(79) + eye(121, .95), eye(79, 1) + eye(121, 1), eye(79, 1.12) + eye(121, 1.12))[v]
    o += (f'<ellipse cx="100" cy="126" rx="5" ry="4" fill="{d}"/>', line("M93 124q7 5 14 0", d, 4), line("M89 122q11 10 22 0", d, 4.4), path("M83 119q17 6 34 0q-2 20 -17 20t-17 -20z", d) + path("M89 132q11 -6 22 0q-4 7 -11 7t-11 -7z", "#E58E78"))[v]
    o += f'<circle cx="64" cy="119" r="7.500" fill="{PINK}" fill-opacity=".8"/><circle cx="136" cy="119" r="7.500" fill="{PINK}" fill-opacity=".8"/>'
    return o


def sprite(v):
    a = Art(220, 230, 40 + v)
    # wind in the glass, the spirit, then the dark water it looks over
    art = line("M-10 124Q36 96 70 122T150 118T220 96M-10 52Q30 30 60 52T214 46M-6 88Q20 76 40 86", "#CBE6F7", 4, .3) + sprite_face(a, v)
    art += path("M-6 124Q40 130 100 143T206 122V210H-6z", DARK) + path("M-6 124Q40 130 100 143T206 122V127Q160 148 100 148T-6 129z", "#8FC1E8")
    # a drop of light, on dark all round
    pip = lambda x, y: f'<circle cx="{x}" cy="{y}" r="20.500" fill="#F3C24E"/><circle cx="{n(x-1.5)}" cy="{n(y-2)}" r="18" fill="#FFF3C6"/>'
    at = {0: (), 1: ((100, 170),), 2: ((66, 167), (134, 167)), 3: ((51, 160), (100, 174), (149, 160))}[v]
    art += "".join(a.glow(x, y, 34, "#FFE9A0", .5) for x, y in at) + "".join(pip(*q) for q in at)
    if v == 0:
        # asleep: only ripples in the water
        art += line("M52 160q12 -6 24 0t24 0t24 0M76 178q12 -6 24 0t24 0", "#4A72AC", 5)
    a.add(die(a, disc(100, 100, 100), "#5F97CE", "#3A66A8", art, False))
    a.save(OUT + f"die-sprite-{v}.svg")


def villager(v):
    a = Art(220, 230, 50 + v)
    sk, d = "#F2CBA4", "#5A2F22"
    art = line("M-10 30Q60 20 110 32T220 24M-10 64Q50 56 96 68T220 58M-10 112Q60 104 120 116T220 108", "#7A3F16", 3, .3)
    o = path(curve("34,190! 42,148 74,138 100,138 126,138 158,148 166,190!"), STEEL)
    o += path(curve("50,96 56,64 100,54 144,64 150,96 135,134 100,147 65,134"), sk) + path(curve("150,96! 135,134 100,147 80,143! 120,128 135,98"), "#DDA67C", .7) + path(curve("44,102 50,92 58,98 56,114 48,114") + curve("156,102 150,92 142,98 144,114 152,114"), sk)
    lid = lambda x: line(f"M{x-10} 104q10 9 20 0", d, 5)
    eye = lambda x, k: f'<circle cx="{x}" cy="101" r="{n(8*k)}" fill="{d}"/><circle cx="{n(x-2.6)}" cy="{n(101-3*k)}" r="{n(2.8*k)}" fill="{CREAM}"/>'
    o += (lid(80) + lid(120), lid(80) + eye(120, .95), eye(80, 1) + eye(120, 1), eye(80, 1.12) + eye(120, 1.12))[v]
    o += (f'<ellipse cx="100" cy="131" rx="6" ry="4.500" fill="{d}"/>', line("M92 129q8 4 16 0", d, 4), line("M87 126q13 9 26 0", d, 4.4), path("M84 123q16 5 32 0q-2 17 -16 17t-16 -17z", d) + path("M90 134q10 -5 20 0q-4 6 -10 6t-10 -6z", "#E58E78"))[v]
    o += f'<ellipse cx="100" cy="114" rx="8" ry="6" fill="#E39A78"/><circle cx="69" cy="120" r="8" fill="#E58E78" fill-opacity=".6"/><circle cx="131" cy="120" r="8" fill="#E58E78" fill-opacity=".6"/>'
    # the straw hat: over the eyes in sleep, pushed back when all awake
    hat = path("M10 74Q100 44 190 74L182 93Q100 68 18 93z", "#E7C578") + path("M10 74Q100 44 190 74L188 79Q100 50 12 79z", "#F9E2A4") + path(curve("50,66! 57,18 143,18 150,66! 100,54"), "#EFD28C") + path("M50 58Q100 42 150 58V70Q100 54 50 70z", BRICK) + line("M66 44q34 -10 68 0M72 32q28 -8 56 0M30 82q70 -20 140 0", "#B98F45", 2.6, .6)
    o += group(hat, t=f"translate(0 {(20, 8, 2, -8)[v]}) rotate({(8, 5, 0, -7)[v]} 100 66)")
    art += o + path("M-6 144H206V210H-6z", "#4A2016") + path("M-6 144H206V149H-6z", "#F2C48A")
    bun = lambda x: path(f"M{x-16} 154h32q5 0 5 5v30q0 5 -5 5h-32q-5 0 -5 -5v-30q0 -5 5 -5z", "#EBB765") + path(f"M{x-17} 155h30q4 0 4 4v27q0 4 -4 4h-30q-4 0 -4 -4v-27q0 -4 4 -4z", "#FFF0CF")
    art += "".join(bun(x) for x in {0: (), 1: (100,), 2: (68, 132), 3: (46, 100, 154)}[v])
    if v == 0:
        art += line("M28 174H78M92 166H140M124 182H176", "#7A4326", 5)
    a.add(die(a, FACE, "#E2903C", "#B8622A", art, True))
    a.save(OUT + f"die-villager-{v}.svg")


for v in range(4):
    sprite(v)
    villager(v)
