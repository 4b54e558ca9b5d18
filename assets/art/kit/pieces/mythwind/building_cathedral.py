import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _buildings_a_to_co import *

# The cathedral in moonlit dusk: two unequal spires, a rose window that glows, steps and small people.
a = Art(1200, 900, 41)
r = a.r
ST, SL, SD = "#7F86A8", "#B9BFD2", "#474A72"

sky(a, "dusk", [(0, "#1E2350"), (.26, "#3C4684"), (.5, "#74719F"), (.66, "#B79AB0"), (.8, "#E9C9B0")])
a.add(path("".join(star(x, y, s) for x, y, s in ((60, 70, 6), (330, 60, 5), (380, 130, 7), (40, 300, 4), (1000, 60, 5), (1080, 130, 8), (1150, 60, 5), (1040, 220, 4), (1170, 260, 4), (590, 90, 4))), "#EAF0F5", .85))
a.add(a.glow(196, 210, 300, "#DCE8F0", .6), f'<circle cx="196" cy="210" r="74" fill="#F1EFDD"/>', path(curve("196,136! 246,152 270,210 246,268 196,284! 232,250 240,210 230,164"), "#B9B6C4", .6), path(curve("168,182 188,174 198,188 186,202 166,198") + curve("154,224 166,216 176,228 168,242 152,238") + curve("196,236 216,226 226,238 216,254 200,250"), "#BDBAC6", .6))
bars(a, "-20,262 100,250 250,264 340,252 230,290 60,294", "#5E6498", "#C9CBDA", .75)
bars(a, "880,330 1000,312 1120,322 1220,304 1220,344 1040,358", "#6A6A9C", "#E0B9B4", .75)
a.add(peaks("-20,560 70,470 130,520 240,420 330,520 420,560 780,560 900,450 960,510 1060,420 1140,500 1220,440", 720, "#77759F", "#A9A2BC"))
a.add(path(curve("-20,610! 140,570 320,600 600,610 900,580 1060,566 1220,600! 1220,800! -20,800!"), "#575D86"))
# roofs of the town crowd about its foot
a.add(hamlet(r, -20, 690, 74, "#6E6C92", "#4A4C78", "#F5C45E", 4), hamlet(r, 930, 690, 70, "#666592", "#454872", "#F5C45E", 4))
a.add(a.firs([(20, 730, 170), (80, 720, 120), (1130, 730, 190), (1186, 720, 140)], "#2F3F58", True))

# the square
a.plane(curve("-20,740! 220,716 600,720 960,716 1220,736! 1220,920! -20,920!"), a.lin([(0, "#8088A6"), (.5, "#565C84"), (1, "#30345C")]), lip="#C6CCDC", inner=path(pebbles(r, -20, 1200, 748, 892, 46, 20, .3), "#9AA2BE", .5))
a.add(path(curve("250,790! 560,770 960,776 1180,810! 1120,850 560,846 300,830"), SHADOW, .4))

# ---- the nave behind, seen between and beside the towers ----
a.add(path("M420 330L600 212L784 330V760H420z", a.lin([(0, "#8E94B4"), (1, "#666C94")])), path("M600 212L784 330V344H600z", SD, .35), path(gothic(580, 262, 40, 62), "#C6CCDC"), path(gothic(586, 270, 28, 54), "#2F3562"), path(gothic(590, 278, 20, 46), "#7DB4DD"))
a.add(path("M404 338L600 200L800 338L790 344L600 216L416 344z", "#3F4C78"), path("M404 338L600 200L603 206L414 342z", "#A9B6CE"))
# flying buttresses and the long aisle on the right, in shade
a.add(path("M850 470L1010 500L1014 790H850z", "#585E88"), path("M838 470L1020 496L1030 520L850 498z", "#363E68"), path("M838 470L1020 496L1021 500L840 475z", "#8A94B4"))
for x in (896, 954):
    a.add(path(gothic(x, 556, 30, 120), "#30355C"), path(gothic(x + 4, 564, 22, 108), "#F0B45E", .9), path(f"M{x+13} 566h4v106h-4z", "#30355C"))
    a.add(path(f"M{x+38} 512h16l4 280h-20z", "#6E749A"), path(f"M{x+36} 512l10-22 10 22z", "#8A90B0"))
# ---- towers ----
def tower(x, w, top, tip, seed):
    """Square tower with corner shafts, tall louvres and a needle of slate."""
    q = Random5()
    o = path(f"M{x} {top}H{x+w}L{x+w+8} 792H{x-8}z", a.lin([(0, SL), (.35, ST), (.7, "#6A7098"), (1, SD)], 0, 0, 1, 0))
    o += path(rows(x + 8, top + 20, x + w - 10, 20, 24, 22, 9, r), "#C6CCDC", .28)
    o += path(f"M{x-8} {top}h18l4 {792-top}h-30z", "#9BA2BE") + path(f"M{x-8} {top}h6l-4 {792-top}h-10z", "#D3D8E4") + path(f"M{x+w-10} {top}h18l10 {792-top}h-28z", "#565B86")
    for y in (top + 6, top + 168, 566):
        o += path(f"M{x-14} {y}H{x+w+14}V{y+10}L{x+w+8} {y+17}H{x-8}L{x-14} {y+10}z", "#A9AFC8") + path(f"M{x-8} {y+17}H{x+w+8}V{y+24}H{x-8}z", SHADOW, .3)
    cx = x + w / 2
    for k in (-1, 1):
        gx = cx - 15 + k * 25
        o += path(gothic(gx - 3, top + 44, 36, 118), "#C6CCDC") + path(gothic(gx + 2, top + 50, 26, 110), "#343A66") + path("".join(f"M{n(gx+2)} {top+86+j*18}h26v6h-26z" for j in range(4)), "#8088A8", .8)
    o += path(gothic(cx - 27, top + 214, 54, 150), "#B3BAD0") + path(gothic(cx - 21, top + 222, 42, 138), "#2F3562") + path(gothic(cx - 17, top + 228, 34, 130), "#F2B65C" if seed else "#4A5488") + path(f"M{n(cx-2.5)} {top+232}h5v126h-5zM{n(cx-20)} {top+290}h40v5h-40z", "#2F3562")
    # needle and pinnacles
    for px in (x - 2, x + w + 2):
        o += path(f"M{px-11} {top+2}L{px} {top-62}L{px+11} {top+2}z", "#8890B0") + path(f"M{px} {top-62}L{px+11} {top+2}H{px+2}z", SD, .8)
    o += path(f"M{x+6} {top+2}L{n(cx)} {tip}L{x+w-6} {top+2}z", "#4A5C8C") + path(f"M{x+6} {top+2}L{n(cx)} {tip}L{n(cx-w*.12)} {top+2}z", "#93A6C6") + path(f"M{n(cx)} {tip}L{x+w-6} {top+2}H{n(cx+w*.2)}z", "#2C3666")
    o += "".join(line(f"M{n(cx-(w/2-6)*(1-f))} {n(top-(top-tip)*f)}L{n(cx+(w/2-6)*(1-f))} {n(top-(top-tip)*f)}", "#DDE4EE", 2, .35) for f in (.2, .4, .6, .78))
    o += line(f"M{n(cx)} {tip+6}V{tip-26}", "#E7C98A", 4) + f'<circle cx="{n(cx)}" cy="{tip-28}" r="6" fill="{LAMP}"/>'
    return o
a.add(soft("M368 330H498L506 790H360z", 8, 8, 8, .25), tower(368, 130, 330, 92, 0))
a.add(soft("M712 372H842L850 790H704z", 8, 8, 8, .25), tower(712, 130, 372, 150, 1))
# a gallery of small arches joins them under the gable
a.add(path("M490 390H720V402H490z", "#B3BAD0"), path("".join(gothic(500 + i * 27, 350, 19, 40) for i in range(8)), "#3A4170"), path("M490 340H720V350H490z", "#A9AFC8"))

# ---- the rose window ----
X, Y, R = 605, 506, 90
a.add(a.glow(X, Y, 230, "#FFD9A0", .75))
a.add(f'<circle cx="{X}" cy="{Y}" r="{R+14}" fill="#C9CEDC"/><circle cx="{X+3}" cy="{Y+4}" r="{R+6}" fill="#3A3F6C"/><circle cx="{X}" cy="{Y}" r="{R}" fill="#2B2F5A"/>')
pet = a.sym("pet", "<path d='M0-40C-20-56-20-88 0-92C20-88 20-56 0-40z'/>".replace("'", '"'))
pin = a.sym("pin", '<path d="M0-20C-9-26-9-36 0-38C9-36 9-26 0-20z"/>')
for i in range(12):
    c = ("#F5C45E", "#8FC4EA", "#F08C74", "#BFE2FA")[i % 4]
    a.add(f'<g fill="{c}">{pet(X, Y, .92, False, i*30)}</g>', f'<g fill="{("#FFF0BC", "#9CC7DD")[i%2]}">{pin(X, Y, .92, False, i*30+15)}</g>')
    t = math.radians(i * 30 + 15)
    a.add(f'<circle cx="{n(X+76*math.sin(t))}" cy="{n(Y-76*math.cos(t))}" r="7" fill="{("#E7A13D", "#7DB4DD")[i%2]}"/>')
a.add(f'<circle cx="{X}" cy="{Y}" r="17" fill="#FFF6DA"/><circle cx="{X}" cy="{Y}" r="{R}" fill="none" stroke="#E3D9D2" stroke-width="4" stroke-opacity=".7"/>', a.glow(X, Y, 60, "#FFF3CC", .8))

# portal
a.add(path("M520 792V690L604 616L690 690V792z", "#9BA2BE"), path("M604 616L690 690V792H660z", SD, .4), path("M510 698L604 608L700 698L692 704L604 624L518 704z", "#C6CCDC"))
for k, c in ((0, "#6A7098"), (12, "#3A3F6C"), (24, "#E7A13D")):
    a.add(path(gothic(540 + k, 662 + k, 128 - 2 * k, 130 - k), c))
a.add(path(gothic(576, 706, 56, 86), "#FBDB8C"), a.glow(604, 760, 70, "#FFF0BC", .8))
for x in (386, 738):
    a.add(path(gothic(x + 8, 690, 78, 102), "#6A7098"), path(gothic(x + 18, 704, 58, 88), "#2E345E"), path(gothic(x + 26, 716, 42, 76), "#6B4A4A"), line(f"M{x+47} 724V792", "#2E2A44", 3))
# steps
for i, (y, c) in enumerate(((790, "#B9BFD2"), (806, "#9AA2BC"), (823, "#848BAA"), (841, "#6C7298"))):
    x0, x1 = 380 - i * 30, 836 + i * 34
    a.add(path(f"M{x0} {y}H{x1}L{x1+8} {y+18}H{x0-8}z", c), path(f"M{x0} {y}H{x1}V{y+4}H{x0-1}z", "#E3E6EE", .8))
a.add(a.glow(604, 826, 240, "#FFC870", .65, 44))

# small people for scale; a sprite leads them with a light
for x, y, h, c, hc, f, b in ((470, 838, 60, "#5A4A74", "#3A3458", False, True), (498, 842, 52, "#8A4A54", "#4A3450", False, True), (664, 818, 50, "#4A5C8C", "#2E3058", True, False), (638, 802, 44, "#7A5A54", "#C98B3C", True, True), (800, 864, 72, "#44507C", "#2E3058", True, True), (838, 868, 62, "#A0604C", "#4A3450", True, True)):
    a.add(passer(x, y, h, c, hc, "#D9A896", f, back=b))
a.add(a.glow(566, 806, 90, "#BFE2FA", .8), spirit(562, 838, 84, left="56,134 36,126 20,104", right="106,134 124,142 130,156", front=line("M20 104V60", WOOD, 5) + '<circle cx="20" cy="52" r="17" fill="#FFF3CC"/>'))
for x, y, s in ((540, 780, 3), (600, 790, 3), (622, 772, 2.4), (520, 804, 2.4)):
    a.add(a.firefly(x, y, s, "#9CD0F2"))
# doves off to the belfry
a.add(path("".join(f"M{x} {y}q{s} {-s*.9:.0f} {s*1.6:.0f} {-s*.2:.0f}q{s*.8:.0f} {-s*.9:.0f} {s*1.7:.0f} {-s*.3:.0f}q{-s*.9:.0f} {s*.1:.0f} {-s*1.5:.0f} {s:.0f}q{-s*.6:.0f} {-s*.6:.0f} {-s*1.8:.0f} {-s*.5:.0f}z" for x, y, s in ((556, 286, 12), (596, 250, 9), (632, 282, 10), (900, 330, 12), (934, 300, 9))), "#E3E6EE", .9))

# foreground: a bare bough and a dark hedge hold the corners
a.add(path(scallop(r, "-30,930 -30,800 30,780 90,806 150,816 210,850 270,880 320,930", 24), "#1C2146"), path(scallop(r, "1230,930 1230,790 1170,786 1120,820 1060,840 1000,880 960,930", 24), "#1C2146"), path(scallop(r, "-30,930 -30,850 30,836 80,860 140,880 170,930", 18), "#2F3860"))
a.add(path(bough(r, 1230, 30, 2.9, 150, 16, 2, .4), "#1C2146"))
a.add(a.vignette(.36, .5, .55, "#161A3A"), a.grain(.45))
a.save(OUT + "building-cathedral.svg")
