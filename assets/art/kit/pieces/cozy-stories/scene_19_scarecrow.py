"""C19: a pumpkin field at moonrise; a scarecrow in the miller's scarf fiddles, mice dance round a lit pumpkin."""
from _stage import *
from _players import *

a = scene(19)
r = a.r
NIGHT = "#2A2550"
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#1B1C48"),(.22,"#43397A"),(.42,"#8A5488"),(.55,"#D8785E"),(.63,"#F4B96E")])}"/>')
a.add(stars(r, 46, 20, 16, 880, 330, "#FBEBC8", .9))
MX, MY, MR = 372, 366, 218
a.add(full_moon(a, MX, MY, MR, "#FBD79A", .22, 2.2, .7))
for spec, c, l, o in (("-40,250 60,226 170,236 250,222 300,246 210,268 60,276", "#6E4E86", "#E8A27E", .92), ("470,330 580,306 700,318 830,296 940,318 860,350 640,356", "#7E5288", "#F0AA7E", .92), ("-30,470 80,452 190,462 300,448 340,466 240,490 70,494", "#B0627C", "#F8C48A", .9), ("520,500 640,482 770,494 930,476 930,510 760,524 600,518", "#C06E74", "#FAD096", .9), ("560,150 650,136 760,144 850,132 800,160 660,168", "#4A3F80", "#8E6A9A", .8)):
    d = curve(spec)
    a.add(path(d, l, o, 'transform="translate(-3 6)"'), path(d, c, o))
# far: hills, bare hedge, shocks of corn like a sleeping camp
a.add(path(curve("-20,690! 160,650 340,672 540,640 740,668 920,636! 920,820! -20,820!"), "#9A5A78"))
for x, y, w, h in ((40, 690, 120, 60), (120, 694, 80, 44), (820, 672, 130, 66), (742, 676, 90, 48)):
    a.add(path(scallop(r, [(x + math.cos(k) * w / 2, y - h * .4 + math.sin(k) * h * .55) for k in (0, 1.1, 2.1, 3.1, 4.1, 5.2)], 12), "#7A4A72"))
a.add(path(curve("-20,730! 200,700 420,712 640,694 920,716! 920,900! -20,900!"), "#6E4470"))


def shock(x, y, h, t):
    """A shock of cut corn, tied near its top."""
    c = mix("#D9A24C", "#6E4470", t)
    d = "".join(f"M{n(x+f*h*.34)} {y}Q{n(x+f*h*.1)} {n(y-h*.5)} {n(x+f*h*.04)} {n(y-h*.7)}Q{n(x+f*h*.12)} {n(y-h*.86)} {n(x+f*h*.3)} {n(y-h*(1-abs(f)*.14))}L{n(x+f*h*.22)} {n(y-h*.84)}Q{n(x+f*h*.1)} {n(y-h*.76)} {n(x+f*h*.1)} {n(y-h*.7)}Q{n(x+f*h*.2)} {n(y-h*.5)} {n(x+f*h*.34+h*.1)} {y}z" for f in (-1, -.7, -.4, -.1, .2, .5, .8, 1))
    return path(curve([(x - h * .36, y, 1), (x - h * .1, y - h * .62), (x, y - h * .75), (x + h * .1, y - h * .62), (x + h * .44, y, 1)]), dim(c, .3)) + path(d, c) + path(f"M{n(x-h*.1)} {n(y-h*.7)}h{n(h*.24)}v{n(h*.05)}h{n(-h*.24)}z", mix(BRICK, "#6E4470", t))


for x, y, h, t in ((80, 740, 86, .5), (190, 728, 66, .58), (700, 736, 90, .48), (800, 726, 70, .56), (868, 746, 96, .46), (610, 722, 54, .62)):
    a.add(shock(x, y, h, t))
# the field
a.plane(curve("-20,790! 200,756 430,770 660,750 920,776! 920,1220! -20,1220!"), a.lin([(0, "#8A5A6A"), (.25, "#5A3F62"), (1, "#221C40")]), lip="#F2B07A", shadow=(0, -4, 8, .25), loose=True)
a.add(line("".join(f"M{n(360+(x-360)*.24,0)} 782Q{n(360+(x-360)*.6,0)} 940 {n(x,0)} 1210" for x in (-700, -420, -180, 60, 300, 560, 820, 1100, 1400)), "#2E2448", 9, .4))


def pump(x, y, w, t, key=False):
    g = tint(draw("pumpkin"), "#3A2A5A", t)
    return place(g, x - 88 * w / 180, y - 142 * w / 180, w / 180)


for x, y, w, t in ((90, 800, 40, .5), (170, 806, 34, .52), (262, 800, 30, .54), (560, 796, 32, .54), (640, 806, 40, .5), (742, 802, 34, .52), (836, 810, 44, .48), (36, 846, 64, .42), (206, 848, 56, .42), (690, 852, 62, .42), (842, 870, 78, .38), (96, 910, 92, .34), (800, 960, 120, .3)):
    a.add(pump(x, y, w, t))
a.add(line("M60 850q70 -20 120 6t90 -10M700 858q60 -26 110 2M110 916q60 -10 90 -40M820 966q-60 -30 -90 -70", "#6A7A4A", 4, .8))
a.add(path("".join(f"M{x} {y}q-16 -16 -34 -8q8 20 34 8zM{x} {y}q10 -18 28 -14q-4 18 -28 14z" for x, y in ((150, 852), (250, 846), (760, 850), (170, 900), (750, 920), (60, 880))), "#5E7048"))

# the scarecrow, foot of its pole at 0,0
CT = "#4E5E8E"
s = path("M-10 6L-7 -420H8L11 6z", "#6B4A36") + path("M-10 6L-7 -420H-2L-4 6z", "#C08A5A")
s += path("M-150 -372L150 -392V-378L-150 -356z", "#6B4A36")
# coat tails, ragged
s += path(curve("-58,-400! -66,-330 -72,-250 -92,-164! -70,-176 -58,-150! -40,-170 -22,-144! -4,-168 16,-142! 34,-168 52,-148! 62,-172 88,-166! 72,-250 66,-330 58,-404! 0,-416"), CT) + path(curve("58,-404! 66,-330 72,-250 88,-166! 62,-172 52,-148! 34,-168 30,-166! 40,-250 30,-340 20,-410!"), SHADOW, .3) + path(curve("-58,-400! -66,-330 -72,-250 -92,-164! -78,-170! -60,-250 -52,-330 -40,-406!"), "#C9A2A0", .7)
s += path("M-8 -392L-2 -160L8 -160L10 -392z", dim(CT, .35)) + "".join(f'<circle cx="18" cy="{y}" r="6" fill="{LAMP}"/>' for y in (-330, -284, -238))
s += path("M-52 -262l34 -5 4 36 -35 4z", TULIP) + line("M-52 -258l-6 -2M-48 -230l-6 4M-30 -266l0 -7M-24 -230l2 7M-16 -248l7 -1", CREAM, 3) + path("M40 -218l26 2 -2 28 -28 -3z", OCHRE) + line("M42 -214l-5 -4M62 -190l5 3M66 -206l6 0", CREAM, 3)
s += path(curve("-58,-250! 0,-238 66,-254! 66,-242 0,-226 -60,-238!"), "#8A5A34")
# right arm (to the right) carries the bow
straw = lambda x, y, rot, q=1: place(path("M-6 0L-22 -34L-10 -26L-6 -44L2 -28L12 -42L12 -24L26 -32L8 0z", "#E0B458") + path("M-6 0L-22 -34L-10 -26L-4 -14z", "#F6DA92"), x, y, q, rot=rot)
s += straw(156, -330, 20, .9)
s += path(ribbon(sample("40,-392 116,-396 150,-352 152,-334", 8), [46, 44, 38, 34]), dim(CT, .16))
# head: a flour sack, stitched smile
h = path(curve("-46,20! -56,-20 -44,-62 0,-74 44,-62 56,-20 46,20! 24,34 -24,34"), "#E9D3A6") + path(curve("20,-72! 50,-50 56,-20 46,20! 30,30! 38,-10 34,-44"), VIOLET, .32) + path(curve("-46,20! -56,-20 -44,-62 -8,-74! -34,-50 -42,-16 -36,24!"), CREAM, .7)
h += line("M-26 6q26 20 52 -2M-18 6l-2 10M-4 11l0 10M10 10l2 9M22 3l4 8", "#5E3A2C", 4) + path("M-28 -24l8 -8 8 8 -8 8z M12 -26l8 -8 8 8 -8 8z", "#3A2838") + path(curve("-4,-14! 6,-2 4,4! -6,2"), COPPER) + f'<circle cx="-34" cy="-4" r="9" fill="{TULIP}" fill-opacity=".4"/><circle cx="36" cy="-6" r="9" fill="{TULIP}" fill-opacity=".4"/>'
h += path("M-44 24l-14 22 16 -8 4 18 10 -18 10 20 6 -22 12 18 4 -20 14 14 -4 -22z", "#E0B458")
hat = path(curve("-116,-44! -60,-66 0,-72 60,-66 118,-40! 70,-34 0,-40 -70,-36!"), "#3E2E46") + path(curve("-116,-44! -60,-66 0,-72 60,-66 118,-40! 60,-54 0,-58 -60,-54!"), "#8A6A86") + path(curve("-58,-60! -56,-110 -30,-136! 0,-124 26,-140! 54,-116 60,-62! 0,-74"), "#4A3852") + path(curve("-58,-60! -56,-110 -30,-136! -38,-100 -40,-66!"), "#9A7A92") + path("M-59 -64Q0 -80 60 -66V-82Q0 -96 -58 -80z", OCHRE) + path("M30 -118l16 4 -4 18 -16 -4z", TULIP)
s += group(h, hat, t="translate(0 -446) rotate(-7)")
# scarf in the night wind
s += scarf_of("30,-404 90,-416 150,-458 220,-450 290,-492 350,-486", [28, 30, 32, 30, 34, 36], TULIP, True, 16)
s += path(curve("-56,-404! -20,-384 24,-386 54,-410! 62,-394 48,-372 0,-362 -44,-374!"), TULIP) + path(curve("-56,-404! -20,-384 24,-386 54,-410! 50,-398 20,-376 -20,-376 -52,-392!"), lit(TULIP, .25))
# the fiddle under the chin, neck to the left, and its hand of straw
fd = "".join(pieces_of("fiddle")[:-2])
s += group(fd, t="translate(-14 -384) rotate(-72) scale(.98) translate(-55 -178)")
s += path(ribbon(sample("-44,-384 -92,-318 -140,-346 -154,-388", 8), [46, 46, 38, 32]), CT) + path(ribbon(sample("-52,-388 -94,-336 -136,-352 -148,-384", 8), [8, 10, 8, 5]), "#C9A2A0", .8) + straw(-158, -378, -14, .9)
# the crooked bow
s += line(curve("158,-350! 90,-400 30,-392 -20,-430 -96,-486!", False), "#3A2426", 7) + line(curve("156,-342! 90,-388 0,-416 -94,-478!", False), CREAM, 2.6)
SX, SY, SS = 396, 884, 1.22
a.add(path(curve(f"{SX-30},{SY}! {SX+80},{SY-14} {SX+260},{SY+4} {SX+330},{SY+22}! {SX+160},{SY+26} {SX+20},{SY+16}"), SHADOW, .4))
a.add(place(s, SX, SY, SS))
# two crows on the hat
a.add(place(draw("crow", "#262043"), 300, 154, 1.0), place(draw("crow", "#2C2548"), 502, 128, .9, flip=True))
# leaves on the wind
lf = "".join(f"M{x} {y}q8 -10 20 -4q-6 12 -20 4z" for x, y in ((640, 560), (700, 600), (620, 640), (220, 600), (180, 540), (760, 540), (690, 470), (150, 640), (240, 660), (800, 620)))
a.add(path(lf, "#F0B65E"))

# the great pumpkin with its candle
PX, PY, PS = 500, 1064, 2.5
a.add(a.glow(PX, PY - 150, 400, "#F9B04E", .75))



def mouse_front(c=GREY, waist=TULIP, arms=("42,96 14,86 -12,96", "88,96 116,86 142,96")):
    o = mouse_back(c, waist, arms, tail="64,150 96,160 108,140")
    return o + group(path(curve("42,70 64,60 86,70 80,88 64,92 48,88"), "#E2DCE2") + eye(50, 60, 4.6) + eye(78, 60, 4.6) + f'<ellipse cx="64" cy="70" rx="6" ry="4.600" fill="{BRICK}"/><circle cx="36" cy="41" r="13" fill="{PINK}"/><circle cx="92" cy="41" r="13" fill="{mix(PINK, c, .2)}"/>' + line("M57 80q7 6 14 0", INK, 2), t="translate(-64 -160)")


ring = [(262, 960, 1.0, "f", STEEL, -6), (722, 958, 1.0, "f", OCHRE, 6)]
for x, y, sc, k, w, rot in ring:
    a.add(place(mouse_front(mix(GREY, "#C98A6A", .18), w), x, y, sc, rot=rot))
pk = draw("pumpkin", "#E27A2A")
FACE = path("M40 74l10 -20 10 20 -10 9zM116 74l10 -20 10 20 -10 9z", "#FFE9A0") + path("M82 84l7 -14 7 14z", "#FFE9A0") + path("M40 98l14 4 8 -6 10 10 16 -6 16 6 10 -10 8 6 14 -4q-10 30 -48 30t-48 -30z", "#FFE9A0")
INN = path("M40 74l10 -20 10 20 -10 9zM116 74l10 -20 10 20 -10 9zM82 84l7 -14 7 14zM40 98l14 4 8 -6 10 10 16 -6 16 6 10 -10 8 6 14 -4q-10 30 -48 30t-48 -30z", "#9A3E16", None, 'transform="translate(-2 -2.500)"')
a.add(group(pk + INN + FACE + path(curve("88,92! 96,104 96,116 88,122 80,116 80,104"), "#FFFFFF") + path("M82 120h12v8h-12z", CREAM), t=f"translate({PX} {PY}) scale({PS}) translate(-88 -142)"))
a.add(a.glow(PX, PY - 100, 170, "#FFE9A0", .55), path(curve(f"{PX-240},{PY+20}! {PX},{PY-6} {PX+240},{PY+16}! {PX+170},{PY+90} {PX},{PY+120} {PX-190},{PY+84}"), "#F9B04E", .3))
for x, y, sc, w, rot, ar in ((236, 1092, 1.12, OCHRE, -10, None), (384, 1152, 1.2, "#8A5AA0", 7, None), (606, 1154, 1.2, STEEL, -6, None), (762, 1086, 1.12, TULIP, 9, None)):
    a.add(path(curve(f"{x-60},{y+4}! {x},{y-8} {x+70},{y}! {x},{y+14}"), SHADOW, .4), place(mouse_back(mix(GREY, NIGHT, .28), mix(w, NIGHT, .15), ("42,96 10,90 -16,102", "88,96 118,90 144,102")), x, y, sc, rot=rot))
# crumbs of a picnic: cloth, a heel of bread, cheese rind
cl = "M20 1120L150 1084L214 1150L70 1196z"
a.defs.append(f'<clipPath id="pc"><path d="{cl}"/></clipPath>')
a.add(soft(cl, 3, 6, 5, .4), path(cl, "#D9C6C0"), f'<g clip-path="url(#pc)">' + "".join(path(f"M{x} {1121-i*8}l16 -4 54 74 -18 5z", TULIP, .8) for i, x in enumerate((46, 80, 114))) + path("M32 1136l132 -36 10 12 -130 37zM52 1164l134 -38 10 12 -132 38z", TULIP, .5) + "</g>")
a.add(place(tint(draw("loaf"), NIGHT, .2), 96, 1084, .46), path("M150 1128l30 -14 8 20 -34 8z", "#E9BE55") + path("M150 1128l30 -14 2 6 -30 12z", "#F9DE92"), path("".join(f"M{x} {y}l6 -3 4 5 -6 4z" for x, y in ((70, 1150), (110, 1160), (130, 1146), (200, 1130), (220, 1166), (176, 1170), (240, 1146))), "#F2D9A4"))
# near frame: leaves, vines, one more pumpkin in the dark
for x, y, w, h, c in ((60, 1226, 200, 70, "#1A1634"), (880, 1226, 200, 110, "#1A1634"), (470, 1230, 240, 40, "#1A1634")):
    a.add(path(blades(r, x, y, w, h, 12, .08), c))
a.add(pump(866, 1190, 170, .5), path("".join(f"M{x} {y}q-30 -34 -66 -18q14 40 66 18zM{x} {y}q20 -36 56 -26q-8 36 -56 26z" for x, y in ((760, 1200), (840, 1090), (30, 1220))), "#2E3A44"))
for x, y, q in ((420, 850, 2.4), (640, 850, 2.8), (560, 800, 2), (470, 800, 2.2), (700, 1010, 2.4), (300, 1020, 2)):
    a.add(f'<circle cx="{x}" cy="{y}" r="{q}" fill="#FFE9A0"/>')
a.add(a.vignette(.5, .5, .5, "#120E2C"), a.grain(.45))
a.save(OUT + "scene-19.svg")
