import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _stills import *
from _story import *

# The Ranger's map, 1500 x 500: drawn by hand on a sheet that has been folded often. A dotted way leads from the
# mill tower through the Greenwood up to Highstone and down into the Mistdeep.
a = Art(1500, 500, 841)
r = a.r
I = "#5A3E34"
a.add(f'<rect width="1500" height="500" fill="{a.lin([(0, "#6B4A36"), (1, "#4A3330")])}"/>', line("M-10 90Q700 80 1510 96M-10 240Q800 250 1510 236M-10 400Q700 392 1510 404", "#3A2628", 4, .6))
sheet_ = "22,30! 160,20 330,30 520,18 760,28 980,18 1200,30 1380,20 1480,28! 1488,130 1478,250 1490,370 1478,476! 1300,484 1080,474 860,486 640,476 420,486 200,476 20,482! 28,370 14,250 26,140"
d = curve(sheet_)
a.defs.append(f'<clipPath id="sh"><path d="{d}"/></clipPath>')
a.add(soft(d, 8, 10, 9, .4), path(d, "#FFF6DF"), path(d, a.rad([(0, "#F6E6C0"), (.7, "#EAD3A2"), (1, "#CFAE78")], .46, .42, .75), None, 'transform="translate(2 3)"'), '<g clip-path="url(#sh)">')
# washes of colour under the drawing
a.add(path(scallop(r, "330,180 420,110 560,90 700,130 740,230 700,350 590,410 430,400 340,310", 30), "#A9BF72", .6), path(curve("740,150! 860,60 1000,50 1090,110 1110,230 1040,330 900,360 780,320 730,240"), "#B9AEB8", .55), path(curve("1120,180! 1210,110 1340,110 1440,180 1460,300 1400,410 1270,430 1150,370 1100,280"), "#8FB0B4", .6), path(curve("60,250! 160,190 290,200 330,280 300,390 180,420 70,380"), "#D9C67E", .55))
# the river Tarry comes down from the beeches and parts round the island
rv = sample("520,-10 470,60 400,96 350,150 330,220 270,250 240,290", 12)
a.add(path(ribbon(rv, [14, 18, 20, 22, 26, 30], 0), "#6E9CB0"), path(ribbon([(x - 3, y - 2) for x, y in rv], [4, 6, 6, 8, 8, 8], 0), "#CFE3E0", .8), path(curve("262,262! 210,262 130,290 118,330 140,366 210,378 280,366 306,330 300,290! 290,270"), "#6E9CB0"), path(curve("246,290! 200,290 150,312 146,332 164,350 210,356 256,350 276,330 272,304!"), "#C3C07A"), path(ribbon(sample("150,356 100,392 70,440 20,500", 12), [26, 30, 36, 44], 0), "#6E9CB0"), line("M96 398q10 -6 20 0M70 442q12 -6 24 0M124 322q8 -5 16 0M286 336q8 -5 14 0M338 190q8 -4 14 0", "#EAF3EE", 3))
# the town: roofs round the mill
def roof(x, y, s, c=BRICK):
    return group(path("M-20 0V-18H20V0z", "#FBF0D6") + path("M6 0V-18H20V0z", VIOLET, .3) + path("M-26 -16L-10 -38H14L28 -16z", c) + path("M-26 -16L-10 -38H-4L-16 -16z", lit(c, .4)) + path("M-12 -12h7v9h-7z", LAMP) + line("M-20 0V-16M20 0V-16M-26 -16L-10 -38H14L28 -16H-26", I, 2.4), t=f"translate({x} {y}) scale({s})")
a.add(roof(96, 304, .8), roof(320, 262, .8, "#9A6A4A"), roof(66, 350, .74, "#9A6A4A"), roof(318, 394, .84), roof(252, 414, .76, "#9A6A4A"), roof(168, 420, .7))
mill = path(curve("-30,0! -26,-50 -20,-108! 20,-108! 26,-50 32,0! 0,6"), "#FBF0D6") + path(curve("20,-108! 26,-50 32,0! 8,4! 10,-50 6,-108!"), VIOLET, .3) + path(curve("-27,-104! -22,-130 0,-146 22,-130 27,-104! 0,-98"), OCHRE) + path(curve("-27,-104! -22,-130 0,-146! -8,-124 -12,-101!"), lit(OCHRE, .5)) + path("M-10 4V-20Q-10 -32 0 -32T10 -20V4z", TULIP) + path("M-7 -84h14v18h-14z", LAMP) + line(curve("-30,0! -26,-50 -20,-108!", False) + curve("32,0! 26,-50 20,-108!", False) + curve("-27,-104! -22,-130 0,-146 22,-130 27,-104!", False), I, 3) + "".join(group(line("M0 0H92M16 0V14M34 0V14M52 0V14M70 0V14M88 0V14M14 14H92", I, 3) + path("M14 0H92V14H14z", CREAM, .7), t=f"translate(0 -118) rotate({k})") for k in (24, 114, 204, 294)) + path(disc(0, -118, 7), I)
a.add(group(path(curve("-36,2! 10,-4 70,4! 10,12"), SHADOW, .25) + mill, t="translate(212 332) scale(1.06)"))
# the Greenwood: round trees, drawn with a wobble
def tree(x, y, s, c="#7E9E54"):
    q = scallop(r, [(math.cos(t) * 24 * r.uniform(.9, 1.1), -44 + math.sin(t) * 25 * r.uniform(.9, 1.1)) for t in (0, 1, 2, 3, 4, 5)], 11)
    return group(line("M0 2V-26", I, 6) + path(q, c) + path(scallop(r, [(-5 + math.cos(t) * 13, -50 + math.sin(t) * 13) for t in (0, 1.2, 2.4, 3.6, 4.8)], 8), lit(c, .35), .9) + line(q, I, 2.2, .85), t=f"translate({x} {y}) scale({s})")
spots = [(392, 196), (440, 156), (498, 132), (560, 128), (622, 146), (676, 178), (708, 232), (420, 250), (380, 330), (424, 372), (690, 300), (652, 352), (598, 384), (540, 392), (484, 388), (476, 216), (536, 196), (602, 206), (650, 240), (566, 316), (618, 306), (440, 316)]
a.add("".join(tree(x, y, .82 + (y - 120) / 900, ("#7E9E54", "#94AE5E", "#6A8C4E")[k % 3]) for k, (x, y) in enumerate(sorted(spots, key=lambda p: p[1]))))
# Highstone: peaks with a shaded side, ink strokes, the rope bridge between two of them
def peak(x, y, w, h, snow=True):
    o = path(f"M{x-w} {y}L{x-w*.3:.0f} {y-h*.7:.0f}L{x} {y-h}L{x+w*.36:.0f} {y-h*.6:.0f}L{x+w} {y}z", "#CFC4CC") + path(f"M{x} {y-h}L{x+w*.36:.0f} {y-h*.6:.0f}L{x+w} {y}H{x+w*.2:.0f}L{x-w*.08:.0f} {y-h*.4:.0f}L{x+w*.12:.0f} {y-h*.6:.0f}z", "#7A6E8E") + (path(f"M{x} {y-h}L{x-w*.26:.0f} {y-h*.74:.0f}L{x-w*.1:.0f} {y-h*.68:.0f}L{x} {y-h*.74:.0f}L{x+w*.1:.0f} {y-h*.66:.0f}L{x+w*.28:.0f} {y-h*.7:.0f}z", "#FFFDF6") if snow else "")
    return o + line(f"M{x-w} {y}L{x-w*.3:.0f} {y-h*.7:.0f}L{x} {y-h}L{x+w*.36:.0f} {y-h*.6:.0f}L{x+w} {y}M{x+w*.3:.0f} {y-6}L{x+w*.2:.0f} {y-h*.3:.0f}M{x+w*.56:.0f} {y-6}L{x+w*.42:.0f} {y-h*.34:.0f}M{x-w*.5:.0f} {y-8}L{x-w*.36:.0f} {y-h*.34:.0f}", I, 3, extra='stroke-linejoin="round"')
a.add(peak(1010, 190, 66, 120), peak(880, 170, 80, 112), peak(800, 260, 62, 96), peak(948, 250, 76, 150), peak(1060, 290, 62, 100), peak(846, 340, 52, 66, False), peak(1000, 348, 50, 58, False))
# the Mistdeep: standing stones, curls of fog, a moon
def st(x, y, w, h, k=0):
    q = curve([(x - w, y, 1), (x - w * .9 + k, y - h * .8), (x + k, y - h), (x + w * .8 + k, y - h * .8), (x + w, y, 1)])
    return path(q, "#7E8EA0") + path(curve([(x + w * .1 + k, y - h, 1), (x + w * .8 + k, y - h * .8), (x + w, y, 1), (x + w * .2, y, 1)]), "#4E5A76", .7) + line(q, I, 2.8)
a.add(st(1180, 280, 15, 62, 3), st(1228, 232, 14, 58), st(1300, 214, 16, 70, -3), st(1376, 240, 14, 60, 2), st(1420, 300, 16, 68, -3), st(1396, 376, 15, 56, 2), st(1200, 366, 15, 54, -2), path("M1278 262h60v14h-60z", "#7E8EA0"), st(1286, 324, 11, 52), st(1330, 324, 11, 52), line("M1276 262h64v13h-64z", I, 2.8))
a.add(path(smoke("1120,250 1200,236 1280,252 1370,236 1450,254", [6, 14, 16, 14, 5]), "#F3F3E6", .75), path(smoke("1130,350 1220,336 1310,356 1400,338 1466,352", [6, 16, 18, 14, 5]), "#F3F3E6", .75), path(smoke("1160,420 1250,404 1340,420 1420,406", [5, 13, 13, 5]), "#F3F3E6", .7))
a.add(line("M1130 300q14 -16 26 0t26 0q8 -10 2 -18M1350 410q14 -16 26 0t26 0q8 -10 2 -18M1150 200q12 -14 24 0t24 0", "#6E8490", 3, .8), path(curve("1440,130! 1416,136 1406,158 1414,178 1436,188! 1424,160"), "#FFF6D8"), line(curve("1440,130! 1416,136 1406,158 1414,178 1436,188! 1424,160"), I, 2.4))
# the way: red dots, a cross where nobody has been
way = sample("262,326 320,338 380,290 450,286 510,262 560,262 620,268 690,268 740,288 790,292 850,284 884,230 900,200 930,184 980,214 1010,256 1060,310 1110,330 1160,318 1230,300 1262,308 1308,302", 5)
dots, acc = [], 0
for p, q in zip(way, way[1:]):
    acc += math.hypot(q[0] - p[0], q[1] - p[1])
    if acc > 19:
        acc = 0
        dots.append(q)
a.add(path("".join(disc(x, y, 7.4) for x, y in dots), "#F6E6C0"), path("".join(disc(x, y, 5) for x, y in dots), "#B4362E"))
a.add(path(disc(262, 328, 13), "#F6E6C0"), path(disc(262, 328, 9), "#B4362E"), path(disc(262, 328, 4), CREAM))
for x, y, c in ((560, 258, MOSS), (884, 226, STEEL), (1308, 296, VIOLET)):
    a.add(path(curve(f"{x-3},{y+4}! {x+10},{y} {x+26},{y+2}! {x+12},{y+9}"), SHADOW, .35), line(f"M{x} {y+4}V{y-54}", I, 6), path(curve(f"{x},{y-54}! {x+20},{y-62} {x+32},{y-48} {x+50},{y-54}! {x+46},{y-40} {x+50},{y-26}! {x+30},{y-22} {x+18},{y-34} {x},{y-26}!"), c), path(curve(f"{x},{y-54}! {x+20},{y-62} {x+32},{y-48}! {x+20},{y-48} {x},{y-42}!"), lit(c, .4)), line(curve(f"{x},{y-54}! {x+20},{y-62} {x+32},{y-48} {x+50},{y-54}! {x+46},{y-40} {x+50},{y-26}! {x+30},{y-22} {x+18},{y-34} {x},{y-26}!"), I, 2.2))
# a rope bridge on the way, a compass flower, a sea-less corner filled with hills
a.add(line("M744 290Q764 304 786 292M746 278Q766 290 786 280M752 281v13M763 284v14M774 284v13", I, 2.6))
cx, cy = 1092, 92
a.add(path("".join(f"M{cx} {cy}L{n(cx+12*math.cos(t-.5))} {n(cy+12*math.sin(t-.5))}L{n(cx+R*math.cos(t))} {n(cy+R*math.sin(t))}L{n(cx+12*math.cos(t+.5))} {n(cy+12*math.sin(t+.5))}z" for t, R in [(k * .7854, 50 if k % 2 == 0 else 30) for k in range(8)]), "#F6E6C0"), path("".join(f"M{cx} {cy}L{n(cx+12*math.cos(t+.5))} {n(cy+12*math.sin(t+.5))}L{n(cx+R*math.cos(t))} {n(cy+R*math.sin(t))}z" for t, R in [(k * .7854, 50 if k % 2 == 0 else 30) for k in range(8)]), "#8E5A44"), path(f"M{cx} {cy}L{cx-8} {cy-11}L{cx} {cy-62}L{cx+8} {cy-11}z", TULIP), line(disc(cx, cy, 36), I, 2.2, .7), path(disc(cx, cy, 7), I))
a.add(line("M50 110q20 -30 44 0M84 104q16 -24 36 0M130 130q20 -28 42 0M60 160q14 -20 30 0M200 90q18 -28 40 0M232 84q14 -22 32 0M150 70q14 -20 30 0M800 420q20 -28 44 0M836 414q16 -22 34 0M900 440q18 -26 40 0M960 424q14 -20 32 0M720 440q14 -20 30 0M1030 430q18 -26 40 0M1064 426q14 -20 30 0M640 60q14 -20 32 0M670 58q10 -16 24 0M760 70q14 -20 30 0", I, 3, .6))
# folds and a stain
a.add("".join(path(f"M{x} 0L{x+10} 0L{x+7} 500L{x-3} 500z", SHADOW, .09) + path(f"M{x-9} 0h9l-3 500h-9z", CREAM, .3) for x in (380, 752, 1124)), path("M0 246H1500V254H0z", SHADOW, .07), path("M0 238H1500V246H0z", CREAM, .22), f'<circle cx="700" cy="420" r="38" fill="none" stroke="#A9784A" stroke-opacity=".22" stroke-width="7"/>')
a.add("</g>")
# what holds it down: a compass, a candle end, two pebbles
a.add(soft(disc(64, 446, 34), 6, 8, 5, .36), path(disc(64, 446, 34), BRASS), path(disc(63, 445, 28), "#FBF3E0"), group(path("M0 -22L6 0H-6z", TULIP) + path("M0 22L6 0H-6z", STEEL), t="translate(63 445) rotate(34)"), path(disc(63, 445, 4), INK))
a.add(soft("M1420 440q6 -26 34 -24t34 26q-4 24 -36 22t-32 -24z", 5, 7, 5, .36), path("M1420 440q6 -26 34 -24t34 26q-4 24 -36 22t-32 -24z", "#8C8196"), path("M1424 438q6 -20 30 -19q-20 6 -22 30q-8 -4 -8 -11z", "#C9C0CE"))
a.add(a.vignette(.36, .5, .48, "#2B1A1A"), a.grain(.5))
a.save(OUT + "expedition-map.svg")
