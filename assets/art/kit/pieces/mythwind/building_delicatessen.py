"""The delicatessen: a corner shop with a round tower; a goose studies the hams behind the glass."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_a import *

a = Art(1200, 900, 111)
r = a.r
PAINT, VERD, ROSE = "#2F6B4F", "#7FB09A", "#D99A84"

# early evening: steel blue above, rose and cream over the lane
sky(a, (0, "#46527F"), (.22, "#7F86A8"), (.44, "#D7B0AE"), (.6, "#F6C9A8"), (.72, "#FBE0B4"))
a.add(a.glow(120, 520, 420, "#FFE3AE", .7))
for spec, c, l, o in (("-20,120 130,100 290,116 420,92 300,140 90,152", "#8A7FA2", "#F6CDB4", .85), ("760,110 930,90 1080,104 1220,80 1220,126 1010,140", "#6F7099", "#EDB9A8", .8)):
    torn(a, spec, c, l, o)
# old roofs down both lanes, hazy
def old(x, y, w, h, c, roof, on):
    g = path(f"M{x} {y}V{y-h}H{x+w}V{y}z", c) + path(f"M{x+w*.62:.0f} {y}V{y-h}H{x+w}V{y}z", VIOLET, .28) + path(f"M{x-10} {y-h}L{x+w*.3:.0f} {y-h-w*.62:.0f}H{x+w*.66:.0f}L{x+w+10} {y-h}z", roof) + path(f"M{x-10} {y-h}L{x+w*.3:.0f} {y-h-w*.62:.0f}h9L{x+8} {y-h}z", "#FBE0C0", .6)
    ws = [f"M{x+w*dx:.0f} {y-h*dy:.0f}h{w*.16:.0f}v{h*.17:.0f}h-{w*.16:.0f}z" for dx, dy in ((.2, .75), (.62, .75), (.2, .42), (.62, .42))]
    return g + path("".join(w_ for i, w_ in enumerate(ws) if i in on), "#F9CF7E") + path("".join(w_ for i, w_ in enumerate(ws) if i not in on), "#6F6488")
a.add(path(curve("-20,560! 160,500 340,530 900,520 1060,480 1220,510! 1220,760! -20,760!"), "#B792A0"))
a.add(old(1092, 700, 130, 190, "#C99E94", "#8A7490", (0, 3)), old(-30, 690, 124, 170, "#DDB49E", "#9A7C90", (1,)), old(1030, 700, 78, 150, "#B58E94", "#7E6A8C", (1,)))
a.add(a.firs([(212, 690, 120), (1016, 690, 110)], "#6E6480", "#B79CA0"))

# the square: pale flags under a warm shade
a.plane(curve("-20,690! 220,676 560,700 900,684 1220,676! 1220,920! -20,920!"), a.lin([(0, "#D3A58F"), (.35, "#9A7480"), (1, "#4E3F5C")]), lip="#FBE3C0", inner=path(setts(r, -20, 1190, 720, 900, 60, 18, .24), "#E3BFA6", .4) + path(setts(r, -20, 1190, 740, 900, 30, 18, .24), "#4A3A56", .25))
a.add(path(curve("190,786! 420,760 820,760 1040,774! 1160,800 1060,836 600,850 240,824"), SHADOW, .38))

# ---- roofs behind the corner tower: two mansards of slate ----
def mansard(d, c0, c1, lip):
    a.plane(d, a.lin([(0, c0), (1, c1)]), lip=lip, shadow=(5, 8, 7, .28), inner=path(d, a.stuff("shingle")), loose=True)
mansard("M168 366Q196 300 214 214H530V356z", "#7D87AE", "#4E5480", "#D3D6E4")
mansard("M680 356V206H1000Q1020 296 1054 370z", "#56597F", "#343660", "#8F93B4")
a.add(path("M206 218L214 200H532V216z", "#8E94B4"), path("M214 200H532V204H213z", "#F0E3DC"), path("M680 192H1000L1010 210H680z", "#5C5F88"), path("M680 192H1000V196H680z", "#B9A7B4"))
# chimneys, off the middle
for x, y, k in ((270, 120, 1), (930, 128, .9)):
    a.add(path(f"M{x} {y}h{58*k:.0f}v80h-{58*k:.0f}z", "#A85C4A"), path(f"M{x+36*k:.0f} {y}h{22*k:.0f}v80h-{22*k:.0f}z", "#6A3A46", .7), path(f"M{x-7} {y-12}h{72*k:.0f}v14h-{72*k:.0f}z", "#D79A80"), path(f"M{x+8} {y-34}h18v24h-18zM{x+32*k:.0f} {y-28}h17v18h-17z", "#8E4C42"))
a.add(path(smoke("287,82 280,58 304,38 294,10 322,-20", [9, 18, 26, 34, 40]), "#F6E3D2", .55))
# dormers
dw = [a.sym(f"dw{on}", pane(0, 0, 38, 54, on, 14, "#EFE3D4", (1, 1))) for on in (0, 1)]
for x, y in ((262, 344), (400, 340), (776, 340), (912, 346)):
    dark = x > 600
    a.add(soft(f"M{x-8} {y}v-70q4 -30 42 -32q38 2 42 32v70z", 4, 8, 6, .28), path(f"M{x-8} {y}v-70q4 -28 42 -30q38 2 42 30v70z", "#A5818C" if dark else "#E6B49A"), dw[int(x in (400, 776))](x + 15, y - 66), path(f"M{x-18} {y-66}q6 -42 52 -44q46 2 52 44l-10 2q-8 -30 -42 -32q-34 2 -42 32z", "#4A4E78" if dark else "#6A7098"), path(f"M{x-18} {y-66}q6 -42 52 -44v5q-40 4 -46 40z", "#DDDCE6", .8))

# ---- walls ----
L = "M188 784V372H540V806z"
R = "M676 806V366H1034V780z"
a.plane(L, a.lin([(0, "#F3C2A4"), (.7, ROSE), (1, "#C98476")], 0, 0, 1, 0), lip="#FFE9CC", shadow=(0, 6, 5, .2))
a.plane(R, a.lin([(0, "#A86C70"), (1, "#7E5266")], 0, 0, 1, 0), lip="#D99A84", shadow=(8, 8, 8, .3))
a.add(path(mark_rows(r, 196, 392, 530, 480, 26, 10, 17, .22) + mark_rows(r, 690, 392, 1026, 480, 26, 10, 17, .22), "#8A4F58", .5))
a.add(path("M180 372L540 360V384L182 394z", "#FBE3C4"), path("M180 380L540 374V384L182 394z", VIOLET, .3), path("M676 358L1042 368V392L676 382z", "#C9A49C"), path("M182 394L540 384V404L188 412zM676 382L1034 391V408L676 402z", INK, .26))
# first floor windows with green shutters, two cuts for each front
def shuttered(name, on, dark):
    c = "#3F7A5C" if not dark else "#2F5C50"
    return a.sym(name, pane(0, 0, 46, 62, on, 0, CREAM if not dark else "#CDB6B0", (1, 2)) + path("M-26 -4h18v70h-18zM54 -4h18v70h-18z", c) + path("M-26 -4h4v70h-4zM54 -4h4v70h-4z", lit(c, .35)) + line("M-22 14h12M-22 30h12M-22 46h12M58 14h12M58 30h12M58 46h12", dim(c, .3), 2.4))
sw = {(on, dark): shuttered(f"w{on}{dark}", on, dark) for on in (0, 1) for dark in (0, 1)}
for x, y, on in ((234, 412, 1), (332, 410, 0), (430, 408, 1), (728, 408, 1), (826, 410, 1), (924, 412, 0)):
    if on:
        a.add(a.glow(x + 22, y + 34, 56, LAMP, .5))
    a.add(sw[on, int(x > 600)](x, y))

# ---- shop fronts: painted wood, tall glass, full shelves ----
def front(x0, x1, y0, y1, dark):
    p = PAINT if not dark else "#234E44"
    a.add(path(f"M{x0-14} {y0-10}H{x1+14}V{y1+62}H{x0-14}z", p), path(f"M{x0-14} {y0-10}h5V{y1+62}h-5z", lit(p, .35)), path(f"M{x0-14} {y1+8}H{x1+14}v7H{x0-14}z", "#E3B55E" if not dark else "#A9804E"))
    a.add(path(f"M{x0} {y0}H{x1}V{y1}H{x0}z", a.lin([(0, "#E29A3E"), (.45, "#F6C866"), (1, "#FDEBB6")])))
front(222, 508, 520, 722, False)
front(712, 1000, 520, 720, True)
def shelf(x0, x1, y):
    a.add(path(f"M{x0} {y}H{x1}v7H{x0}z", "#A86A38"), path(f"M{x0} {y+7}H{x1}v8H{x0}z", "#C9782E", .5))
wh = cut(a, "whl", '<path d="M0-100V0Q50 30 100 0V-100z"/>' + path("M0-100V0Q50 30 100 0V-100z", SHADOW, .14) + '<ellipse cx="50" cy="-100" rx="50" ry="26"/>' + f'<ellipse cx="50" cy="-100" rx="50" ry="26" fill="{CREAM}" fill-opacity=".26"/>' + path("M55-98L91-80V20L55 24z", CREAM, .42))
def wheel(x, y, w, h, c):
    return wh(x, y, c, w / 100, h / 100)
hm = cut(a, "ham", line("M0 -26V-6", "#7A5236", 3) + f'<path d="{curve("-5,-8! -6,4 -20,24 -24,48 -14,70 8,72 22,54 18,26 6,4 5,-8!")}"/>' + path(curve("-5,-8! -6,4 -20,24 -24,48 -18,62! -14,38 -4,18 0,-8!"), CREAM, .34) + path(curve("-14,60 2,56 18,62 10,72 -6,72"), "#F3C9B4") + line("M-8 18q10 8 20 2M-18 40q18 10 38 0", "#F0D8B0", 2))
def ham(x, y, k, c="#B5523C"):
    return hm(x, y, c, k)
jr = {k: cut(a, "jar" + k, '<path d="M0 0V-76Q0-88 14-90H86Q100-88 100-76V0z"/>' + path("M10-8V-74H26V-8z", CREAM, .55) + path("M10-88H90V-102H10z", k2)) for k, k2 in (("c", CREAM), ("b", BRICK), ("g", PAINT))}
def jar(x, y, w, h, c, lid):
    return jr[{CREAM: "c", BRICK: "b", PAINT: "g"}[lid]](x, y, c, w / 100, h / 100)
def sausages(x, y, c="#9A4434", k=4):
    d = "".join(f"M{x+i*18} {y+3*(i%2)}q9 26 18 0q-2 14 -9 15q-8 -1 -9 -15z" for i in range(k))
    return line("".join(f"M{x+i*18+1} {y}q8 24 16 0" for i in range(k)), c, 10) + line("".join(f"M{x+i*18+2} {y}q4 12 8 12" for i in range(k)), lit(c, .4), 2.6)
# left window: hams and sausages above, cheeses, jars below
a.add(line("M226 548H504", "#6B4A36", 4), ham(252, 576, .9), ham(300, 576, 1.02, "#A84634"), ham(352, 574, .84, "#C4644A"), sausages(384, 552), ham(484, 576, .92, "#B5523C"))
shelf(222, 508, 660)
a.add(wheel(232, 657, 66, 24, "#E8B23E"), wheel(306, 657, 60, 22, "#D9663C"), wheel(414, 657, 80, 30, "#EBC05E"), wheel(424, 624, 52, 18, "#F3E2B4"))
for x, w, h, c, l in ((230, 26, 42, "#8FA85A", BRICK), (260, 24, 36, "#B5443A", CREAM), (404, 26, 40, "#7A4A6A", CREAM), (434, 26, 46, "#A9B866", BRICK), (464, 28, 38, "#D9803C", PAINT)):
    a.add(jar(x, 722, w, h, c, l))
# right window: jars in rows, strings of onions, a stack of cheeses
shelf(712, 1000, 588)
shelf(712, 1000, 654)
for i, x in enumerate(range(724, 960, 76)):
    a.add(jar(x, 587, 24, (38, 44, 34)[i % 3], ("#8FA85A", "#C4573C", "#E0A04A", "#7A4A6A")[i % 4], (CREAM, BRICK, PAINT)[i % 3]))
a.add(wheel(726, 652, 60, 24, "#E8B23E"), wheel(900, 652, 78, 28, "#D9663C"), wheel(868, 719, 50, 24, "#E8B23E"), wheel(920, 719, 70, 40, "#E8B23E"))
# the sprite inside at the right, lifting down a jar; blue light in the amber
a.add(a.glow(788, 640, 110, "#DDF1FF", .75), use("sprite", 786, 722, 158, rot=5), jar(818, 652, 26, 38, "#C4573C", CREAM))
# glazing bars and sills over the wares
for x0, x1, dark in ((222, 508, False), (712, 1000, True)):
    c = PAINT if not dark else "#234E44"
    m = (x0 + x1) / 2
    a.add(path(f"M{m-5:.0f} 520h10v202h-10z", c), path(f"M{m-5:.0f} 520h3v202h-3z", lit(c, .4)), path(f"M{x0} 520L{x0+76} 520L{x0} 640z", CREAM, .18), path(f"M{x0-22} 722H{x1+22}l-8 16H{x0-14}z", lit(c, .22)), path(f"M{x0-22} 722H{x1+22}v4H{x0-22}z", "#F3DFAE" if not dark else "#C9A98A"))
    w = (x1 - x0 - 20) / 3
    a.add(*(path("".join(f"M{n(x0+6+i*(w+4),0)} 748h{n(w,0)}v{h}h{n(-w,0)}z" for i in range(3)), lit(c, k)) for h, k in ((30, .12), (3, .45))))
# awnings, green and cream
def awning(x0, x1, y0, y1, spread, k, dark, lean=0):
    a.add(soft(f"M{x0} {y0}H{x1}L{x1+spread} {y1}H{x0-spread}z", 4, 14, 8, .34))
    w, v = (x1 - x0) / k, (x1 - x0 + 2 * spread) / k
    for t in (0, 1):
        c = mix((PAINT, CREAM)[t], VIOLET, .3 if dark else .06)
        a.add(path("".join(f"M{n(x0+i*w)} {y0}H{n(x0+(i+1)*w)}L{n(x0-spread+(i+1)*v)} {y1}q{n(-v/2)} 24 {n(-v)} 0z" for i in range(t, k, 2)), c))
    a.add(path(f"M{x0-4} {y0-8}H{x1+4}V{y0+3}H{x0-4}z", "#E3B55E" if not dark else "#A9804E"), path(f"M{x0-spread} {y1}L{x0} {y0}H{x0+8}L{x0-spread+12} {y1}z", CREAM, .35))
awning(210, 522, 484, 548, 20, 11, False)
awning(698, 1012, 484, 548, 20, 11, True)

# ---- the corner tower, round, with a gallery and a dome of green copper ----
tw = "M514 818V360H704V818Q610 834 514 818z"
a.plane(tw, a.lin([(0, "#F6CBAA"), (.3, "#E3A68E"), (.7, "#B0707A"), (1, "#7C5068")], 0, 0, 1, 0), lip="#FFE9CC", shadow=(8, 6, 7, .34))
drum = "M524 372V236Q610 256 694 236V372z"
a.plane(drum, a.lin([(0, "#F6CBAA"), (.3, "#E3A68E"), (.7, "#B0707A"), (1, "#7C5068")], 0, 0, 1, 0), lip="#FFE9CC", shadow=(5, 6, 6, .3))
for x, on in ((536, 1), (590, 1), (644, 0)):
    a.add(dw[on](x, 280))
# dome: swells, narrows, ends in a gilded ball
dome = curve("500,240! 504,196 536,168 556,140 582,104 598,66! 606,48 612,48 620,66! 636,104 660,140 684,168 714,196 718,240! 660,262 560,262")
a.plane(dome, a.lin([(0, "#CDE3C8"), (.3, VERD), (.7, "#4A7F7A"), (1, "#34586A")], 0, 0, 1, 0), lip="#EAF3DC", shadow=(6, 10, 8, .34))
a.add(line("M600 70Q556 150 544 250M606 66Q592 160 588 256M612 66Q630 160 634 256M616 70Q662 150 678 250", "#34586A", 3, .55), path("M494 240Q608 268 722 240V254Q608 284 496 254z", "#E9C4A8"), path("M494 240Q608 268 722 240V245Q608 273 494 245z", "#FFF0D4"), path("M620 262Q680 258 722 244V254Q680 270 620 275z", VIOLET, .4))
a.add(line("M609 60V14", "#8A5E2A", 5), f'<circle cx="609" cy="36" r="11" fill="#E3B04A"/><circle cx="606" cy="33" r="5" fill="#FFF0BC"/>', path("M609 4l4 8 -4 10 -4 -10z", "#E3B04A"))
# cornice and belt
a.add(path("M506 366Q610 388 712 366V384Q610 408 506 384z", "#FBE3C4"), path("M620 386Q670 382 712 366V384Q670 400 620 404z", VIOLET, .38))
a.add(a.glow(610, 440, 80, LAMP, .5), pane(584, 408, 52, 84, True, 24, CREAM, (1, 2)))
# gallery: an iron rail with flowers, a stone slab on brackets
a.add(path("M496 528Q610 552 722 528V546Q610 572 498 546z", "#D9B49C"), path("M496 528Q610 552 722 528V534Q610 558 496 534z", "#FFF0D4"), path("M524 550l10 36h14l-8 -32zM680 550l-10 36h-14l8 -32z", "#B98A80"))
a.add(line("".join(f"M{x} {n(530+20*math.sin((x-500)/218*3.14),0)}v-46" for x in range(504, 722, 15)), "#2E2A40", 3), line("M500 484Q610 506 718 484", "#2E2A40", 6), line("M500 482Q610 504 640 501", "#B9A7B4", 2))
bl = ball(a)
a.add(path("".join(blades(r, x, y + 6, 20, 16, 4) for x, y in ((520, 490), (540, 494), (566, 498), (660, 498), (684, 494), (704, 489))), MOSS))
for x, y, c in ((520, 490, TULIP), (540, 494, PINK), (660, 498, PINK), (684, 494, TULIP), (704, 489, PINK)):
    a.add(bl(x, y - 6, c, .6))
# corner door: open leaf, light, steps
a.add(path("M550 806V640q4 -40 60 -42q56 2 60 42V806z", "#FBE3C4"), path("M562 806V644q4 -32 48 -34q44 2 48 34V806z", a.lin([(0, "#E29A3E"), (.5, "#F6C866"), (1, "#FDEBB6")])))
a.add(line("M572 680H650M572 728H650", "#A86A38", 5), wheel(616, 678, 30, 18, "#E8B23E"), jar(580, 727, 18, 30, "#8FA85A", BRICK))
a.add(path("M658 806V644q-1 -14 -8 -22L700 636V818z", "#234E44"), path("M668 660L692 668V740L668 736z", "#F6C866", .8), path("M668 752L692 758V800L668 794z", "#3A6A58"), path("M550 806H670L690 826H534z", "#D3B4A4"), path("M534 826H690L704 846H520z", "#B5959A"), path("M520 846H704V858H520z", "#6E5470"), path("M550 806H670L674 811H546zM534 826H690L694 831H530z", "#FFF0D4", .8), a.glow(612, 838, 150, LAMP, .55, 36))

# sign: a golden wedge of cheese on an iron arm at the far corner
a.add(line("M1034 452H1130M1034 488Q1090 486 1112 456M1076 456V480M1116 456V480", "#2E2A40", 5))
a.add(soft("M1052 480L1150 500V556L1052 566z", 5, 8, 6, .34), path("M1048 500L1140 480Q1156 492 1156 504L1050 516z", "#FBE3A0"), path("M1048 514L1156 502V552L1048 566z", "#E8B23E"), path("M1048 514L1156 502V508L1048 520z", "#FFF3CC"), f'<ellipse cx="1076" cy="540" rx="10" ry="9" fill="#B9802E"/><ellipse cx="1108" cy="526" rx="7" ry="6" fill="#B9802E"/><ellipse cx="1126" cy="542" rx="10" ry="8" fill="#B9802E"/><ellipse cx="1096" cy="555" rx="5" ry="4" fill="#B9802E"/>')

# ---- the goose before the window ----
a.add(a.glow(250, 800, 150, LAMP, .3, 34), shade_under(152, 842, 170, 22, .45))
a.add(use("goose", 152, 842, 256, flip=True, rot=-3))
# its basket, half full already; a crumb of rind on the flags
a.add(use("basket", 340, 866, 96, filled=False), path("M302 804l34 -26 26 22 -4 12z", "#E8B23E"), path("M302 804l34 -26 5 4 -30 24z", "#FFF0BC"), path(blades(r, 360, 810, 34, 44, 6, .2), MOSS))
# barrel of pickles and a crate by the right window
a.add(shade_under(876, 838, 150, 20, .4), use("barrel", 940, 836, 118, haze=VIOLET, t=.1), path("M776 788L874 786V838L778 840z", "#7E5A4A"), path("M776 788L874 786V792L776 794z", "#D9B48E"), line("M776 806L874 804M776 824L874 822", "#4E3640", 3))
for x, y, c in ((790, 784, TULIP), (810, 780, "#D98A3C"), (832, 782, TULIP), (854, 780, LEAF)):
    a.add(bl(x, y, mix(c, VIOLET, .14), 1.3))
edge_grass(a, [(20, 120, 60, 10, .1), (1190, 130, 90, 12, -.12)], "#3A3450", "#565072")
a.add(a.vignette(.38, .5, .52, "#241A3A"), a.grain(.5))
a.save(OUT + "building-delicatessen.svg")
