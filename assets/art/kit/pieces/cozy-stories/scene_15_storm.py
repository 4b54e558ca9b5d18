"""C15: storm over the meadow; a torn sail flies like a kite on its rope, the miller streams from it like a flag."""
from _stage import *
from _players import *

a = scene(15)
r = a.r
# sky: slate above, a sulphur gap at the horizon
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#2F4654"),(.3,"#4F6E78"),(.52,"#8FA79C"),(.66,"#D9D7A4"),(.74,"#F0E2A4")])}"/>')
a.add(a.glow(120, 800, 420, "#FBEFB8", .8))
# torn storm clouds, each a dark body with a lit under-edge, all leaning with the wind
for spec, s, c, l, o in (("-60,120 60,40 220,10 420,30 560,-30 960,-40 960,150 820,190 700,150 560,200 420,150 260,210 120,180", 58, "#2B3F4C", "#6F8A90", 1),
                         ("300,240 420,190 560,220 700,170 840,210 960,180 960,330 820,350 720,310 600,340 460,310", 46, "#3F5966", "#8FA9A6", .95),
                         ("-60,300 40,250 150,270 250,230 330,290 260,350 130,340 20,370 -60,360", 42, "#48646E", "#9DB4AC", .95),
                         ("560,450 680,410 800,440 960,400 960,520 820,540 680,520", 36, "#5F7E82", "#B4C4B0", .9),
                         ("-60,470 30,440 120,460 170,500 90,530 -60,540", 32, "#6E8C8A", "#C4CFB4", .85)):
    d = scallop(r, spec, s, .5)
    a.add(path(d, l, o, 'transform="translate(-5 8)"'), path(d, c, o))
for P, w in (("-20,420 160,392 340,420 520,390 700,414 760,388 730,366", 5), ("40,560 220,540 420,566 640,536 760,556", 4), ("300,110 460,92 640,118 820,86 860,60 836,44", 5), ("500,640 640,622 780,646 930,616", 4)):
    a.add(path(ribbon(sample(P, 30), [0, w, w * 1.4, w, 0]), "#DCE6DC", .5))
# far hills, a bent row of poplars, one far roof
a.add(path(curve("-20,850! 140,800 320,826 520,786 720,818 920,776! 920,1000! -20,1000!"), "#7E9A86"), path(curve("-20,890! 200,846 420,872 640,836 920,858! 920,1040! -20,1040!"), "#5F8468"))
for x, y, h in ((560, 856, 120), (598, 852, 150), (640, 850, 128), (676, 848, 96), (800, 850, 110), (838, 852, 140)):
    a.add(path(curve([(x, y, 1), (x - h * .06, y - h * .4), (x + h * .3, y - h, 1), (x + h * .2, y - h * .45), (x + h * .06, y, 1)]), "#4A6F5C"), path(curve([(x, y, 1), (x - h * .06, y - h * .4), (x + h * .3, y - h, 1), (x + h * .04, y - h * .4)]), "#7A9C7A", .8))
# the lit meadow
TOP = "-20,960! 120,936 300,930 460,950 640,920 920,944!"
a.plane(curve(TOP + " 920,1220! -20,1220!"), a.lin([(0, "#B9CE6A"), (.3, "#7FA650"), (1, "#33583E")]), lip="#F2F3B4", shadow=(0, -5, 9, .28), loose=True, inner=a.tufts(10, 890, 965, 1130, 60, 26, "#E2ECA0", .5, lean=.5))
for x, y, w, h, c in ((300, 1010, 300, 26, "#4F7A46"), (560, 1060, 340, 30, "#3F6A44"), (20, 1080, 260, 28, "#44704A")):
    a.add(path(curve([(x, y, 1), (x + w * .3, y - h * .6), (x + w * .7, y - h * .3), (x + w, y, 1), (x + w * .6, y + h * .3)]), c, .5))

# the mill, three sails and a stump
MX, MY, MH = 206, 1000, 640
s = MH / 560
a.add(use("mill", MX, MY, MH, haze="#5F7E82", t=.08, keep=KEEP, turn=False, lit=False))
HX, HY = MX + (208 - 220) * s, MY + (217 - 548) * s
bl = "".join(group(blade(i, (.7, .2, .55)[i]), t=f"rotate({q})") for i, q in enumerate((38, 128, 218)))
stub = path("M-14 -5L62 -4L74 -12L70 -2L86 2L66 4L-14 5z", dim(WOOD, .1)) + line("M44 0L47 30M58 2L56 22", WOOD, 2.4)
a.add(group(bl, group(stub, t="rotate(308)"), f'<circle r="13" fill="{dim(WOOD,.15)}"/><circle cx="-1.500" cy="-1.500" r="8.500" fill="{mix(WOOD,CREAM,.22)}"/>', t=f"translate({n(HX)} {n(HY)}) scale({n(s*.9)} {n(s)})"))
# splinters
a.add(path("".join(f"M{x} {y}l{w} {h}l-3 5z" for x, y, w, h in ((270, 520, 26, -16), (300, 470, 20, -4), (256, 470, 14, -22), (330, 560, 24, -6), (236, 440, 16, -10))), WOODL))

# the rope: from the hub to the sail, the miller on it
BX, BY = 596, 322
rope = curve(f"{n(HX)},{n(HY)}! 300,566 430,474 {BX},{BY}!", False)
a.add(line(rope, "#3A2E38", 8), line(rope, "#D9C39A", 4, None, "round", 'stroke-dasharray="9 5"'))
# the sail: cloth full of wind, bridle, and a tail of rags
sail_c = path(curve("-150,-12! -160,40 -150,96! -40,150 90,150 206,98! 216,40 206,-12! 90,-40 -40,-36"), "#FFF9EA") + path(curve("-150,50! -40,98 90,100 212,52! 210,80 206,98! 90,150 -40,150 -150,96!"), mix(CREAM, VIOLET, .35), .8) + path(curve("-150,-12! -40,-36 90,-40 206,-12! 90,-18 -40,-14"), "#FFFFFF", .9)
sail_c += path("M104 66l34 -4 6 30 -34 8z", TULIP) + line("M104 66l-2 8M116 64v8M130 63l2 8M112 98l-3 -8M126 95l1 -8M140 88l-6 -6", CREAM, 2.4)
bars = "".join(f"M{x} -18Q{x+16} 50 {x} {n(118 + 24*math.sin((x+150)/360*3.14))}" for x in range(-140, 210, 36))
sail_c += line(bars, WOOD, 5, None, "butt") + line("M-150 26Q30 56 208 28M-152 64Q30 108 210 66", WOOD, 4, None, "butt")
sail_c += path("M-196 -20L262 -14L264 -4L-196 -2z", dim(WOOD, .15)) + path("M-196 -20L262 -14V-11L-196 -15z", lit(WOODL, .3)) + path("M-196 -20l-34 -8 22 10 -28 2 24 6 -20 10 36 -2z", WOODL)
SX, SY, SR = 624, 214, -24
a.add(group(group(path(curve("-150,-12! -160,40 -150,96! -40,150 90,150 206,98! 216,40 206,-12!"), SHADOW, .22), t="translate(14 22)"), sail_c, t=f"translate({SX} {SY}) rotate({SR})"))
q = math.radians(SR)
pt = lambda u, v: (SX + u * math.cos(q) - v * math.sin(q), SY + u * math.sin(q) + v * math.cos(q))
for u, v in ((-140, 96), (190, 100), (20, 146)):
    x, y = pt(u, v)
    a.add(line(f"M{BX} {BY}L{n(x)} {n(y)}", "#4A3A40", 3.4))
a.add(f'<circle cx="{BX}" cy="{BY}" r="9" fill="{WOOD}"/>')
tl = sample("858,96 880,150 846,206 872,262 838,318 862,366", 12)
a.add(line(curve(tl, False), "#4A3A40", 3))
for i, c in ((4, TULIP), (9, "#F2BC45"), (14, "#3F6EA8"), (19, TULIP)):
    if i < len(tl):
        x, y = tl[i]
        a.add(path(f"M{n(x)} {n(y)}l-24 -13 3 25zM{n(x)} {n(y)}l24 -9 -1 24z", c), path(f"M{n(x)} {n(y)}l-24 -13 1 9z", lit(c, .35)))

# the miller: hands at 0,0 on the rope, everything else streams away to the right
CT = "#7A86A8"
m = path(ribbon(sample("206,64 262,40 318,44", 8), [52, 40, 28]), "#45415F") + group(path(curve("-18,-16! 8,-18 20,-4 40,-2 44,12! -18,14!"), WOODL) + path("M-18 9H44V14H-18z", dim(WOOD, .2)), t="translate(330 44) rotate(-74)")
m += path(ribbon(sample("30,-24 66,0 100,26", 8), [24, 30, 34]), dim(CT, .25))                                    # far arm
# coat tails and apron, flapping
m += path(curve("150,30! 220,4 284,14 322,-8! 310,28 286,44 296,62! 256,66 210,88!"), dim(CT, .3))
m += path(curve("78,22! 130,-4 190,6 236,36 250,72 226,112 170,128 110,108 82,70!"), CT) + path(curve("78,22! 130,-4 190,6 236,36! 180,24 130,20 92,40!"), lit(CT, .35), .9) + path(curve("250,72 226,112 170,128 110,108 90,84! 150,104 210,96"), dim(CT, .32), .8)
m += path(curve("104,96! 150,120 196,116 232,96! 270,104 300,84 330,104! 300,116 290,134 252,136 210,150 150,146 112,126!"), "#EFE6D6") + path(curve("196,130! 252,128 300,110 330,104! 300,116 290,134 252,136 210,150!"), MIST, .8) + path(curve("96,84! 140,112 200,108 240,84! 244,94 200,120 138,124 98,98!"), WOODL)
m += path(ribbon(sample("214,86 262,104 322,92", 8), [54, 42, 28]), "#54506B") + path(curve("316,74! 330,80 338,98 330,112! 346,96 352,72! 336,70!") , "#E6D9C4") + path(curve("324,82 344,72 356,86 350,104 334,106"), SKIN)   # bare foot: the clog is gone
# scarf: straight out behind
m += scarf_of("66,36 130,-22 230,-54 330,-60 430,-84", [26, 32, 30, 34, 36], TULIP, True, 16)
# head: looking up along the rope, beard and hair in the wind
m += path(curve("28,18! 22,44 34,72 62,84 92,76 104,48 96,18 68,4 44,4"), SKIN) + path(curve("104,48 96,18 68,4! 88,26 88,60 70,84! 92,76"), dim(SKIN, .18), .7)
m += path(curve("66,4! 88,-6 120,2 146,-8! 134,10 146,20! 122,22 128,36! 108,34 98,28! 90,12"), CREAM) + path("M92 10q18 -2 34 2l-26 6z", MIST)
m += path(curve("30,58! 38,62 48,58 56,62! 66,52 78,56 96,46! 124,56 150,48 184,62! 158,70 168,84! 138,82 142,100! 112,92 104,108! 84,98 62,100 40,88!"), "#D9D3DA") + path(curve("30,58! 38,60 48,58 56,62! 66,52 78,58 96,50! 120,60 140,58 160,62! 136,68 138,78! 112,76 106,90! 84,84 60,88 40,78!"), CREAM)
m += path(curve("20,40 30,30 44,36 46,52 34,60 22,54"), "#E5A084") + path(curve("36,60! 46,52 58,56 64,64! 54,70 44,68!"), "#8A3F3A") + path(curve("30,56! 42,50 58,52 70,48! 66,60 48,58 36,64!"), "#FFFFFF")
m += f'<circle cx="48" cy="26" r="8.500" fill="#FFFFFF"/><circle cx="72" cy="24" r="7.500" fill="#FFFFFF"/><circle cx="45" cy="24" r="4.600" fill="{INK}"/><circle cx="69" cy="22" r="4.200" fill="{INK}"/><circle cx="43.500" cy="22.500" r="1.500" fill="{CREAM}"/>' + path("M34 14q12 -10 24 -4l-2 5q-10 -4 -20 4zM62 9q10 -6 20 0l-3 5q-8 -4 -14 0z", CREAM) + f'<circle cx="74" cy="46" r="9" fill="#E58E78" fill-opacity=".6"/>'
m += path(curve("62,84! 84,80 100,62 104,44! 118,56 112,78 92,96 70,100!"), TULIP) + path(curve("64,86! 84,84 102,66 106,50! 110,58 100,78 82,92!"), lit(TULIP, .25))
# near arm over the head
m += path(ribbon(sample("112,62 70,34 8,4", 8), [42, 34, 24]), SHADOW, .25, 'transform="translate(3 8)"') if False else ""
m += path(ribbon(sample("108,88 60,108 6,60 -4,14", 8), [40, 36, 30, 22]), CT) + path(ribbon(sample("96,78 56,94 14,56 4,16", 8), [8, 9, 8, 5]), lit(CT, .4), .9)
m += path(curve("-20,8 -12,-10 6,-14 16,-4 12,14 -6,20"), SKIN) + path(curve("14,-22 22,-36 40,-40 48,-30 42,-16 24,-12"), dim(SKIN, .08)) + line("M-14 0l10 10M-8 -6l11 10M22 -30l9 10M30 -34l8 9", dim(SKIN, .25), 2)
HXM, HYM = 336, 536
a.add(place(m, HXM, HYM, 1.16, rot=4, haze="#5F7E82", t=.04))
# cap and clog go their own way
cap = path(curve("-40,20! -50,-8 -36,-34 -4,-44 30,-38 48,-14 44,16! 0,0"), "#E4DDE2") + path(curve("-40,20! -50,-8 -36,-34 -4,-44! -24,-26 -32,0"), CREAM) + path(curve("-44,24! -10,4 20,2 46,20! 46,32 20,16 -10,18 -42,36!"), "#CFC6D2")
a.add(place(cap, 812, 590, 1, rot=38), place(path(curve("-30,4! -20,-16 10,-18 34,-6 36,8! 0,14 -26,12"), WOODL) + path("M-28 4Q4 12 36 6V11Q4 18 -28 10z", dim(WOOD, .2)) + path(curve("-26,-2 -12,-12 2,-6 -6,2"), dim(WOOD, .4)), 836, 676, 1.1, rot=-40))

# washing torn from its line, the umbrella inside out, the bicycle: a tumbling chain to the right
POST = path("M-7 0L-5 -190H5L7 0z", WOOD) + path("M-7 0L-5 -190H-2L-2 0z", lit(WOODL, .3)) + path("M-34 -178H34V-168H-34z", WOOD)
a.add(place(POST, 392, 1098, .9, rot=7), line("M380 940Q470 900 560 930T706 872", "#F6EEDF", 3.400))
shirt = path(curve("-60,-50! -20,-62 20,-58 60,-44! 100,-10 96,14! 70,20 54,4! 58,50 70,92! 20,110 -50,100! -46,40 -50,6! -74,22 -96,6! -90,-24"), "#F2EAE0") + path(curve("20,-58! 60,-44 100,-10 96,14! 70,20 54,4! 58,50 70,92! 40,100! 30,20"), VIOLET, .24) + path(curve("-20,-62! 0,-46 20,-58! 14,-36 -10,-38!"), "#C9C0D2") + "".join(f'<circle cx="{x}" cy="{y}" r="4" fill="{STEEL}"/>' for x, y in ((0, -22), (2, 6), (4, 36)))
sock = path(curve("-16,-50! 16,-50! 18,0 50,14 60,34 40,48 4,44 -14,20!"), TULIP) + path("M-17 -44H17V-32H-17zM-16 -18H17V-6H-16z", CREAM, .9)
a.add(place(shirt, 560, 960, .74, rot=18), place(sock, 668, 842, .66, rot=-30), place(sock, 474, 840, .5, rot=60))
um = line("M0 -6L0 118q0 18 -16 16q-10 -4 -8 -14", WOOD, 6) + path(curve("0,-4! -40,-36 -88,-96 -104,-118! -80,-104 -66,-112! -54,-96 -36,-104! -22,-88 0,-96! 20,-86 38,-102! 52,-94 66,-108! 82,-100 104,-112! 84,-66 40,-22!"), TULIP) + path(curve("0,-4! -40,-36 -88,-96 -104,-118! -70,-78 -30,-40"), lit(TULIP, .4)) + path(curve("0,-4! 40,-22 84,-66 104,-112! 82,-100 66,-108! 52,-94 38,-102! 34,-56"), dim(TULIP, .28), .85) + line("M0 -4L-66 -112M0 -4L-36 -104M0 -4L0 -96M0 -4L38 -102M0 -4L66 -108", dim(TULIP, .45), 3)
a.add(place(um, 786, 800, .7, rot=50))
a.add(path(curve("560,1098! 680,1084 830,1090 880,1102! 760,1116 620,1114"), "#1F3A34", .4), place("".join(pieces_of("bicycle")[1:]), 572, 908, 1.04, rot=-24, haze="#3F5966", t=.1))
# leaves and petals on the wind
lf = ""
for _ in range(34):
    x, y, q = r.uniform(40, 880), r.uniform(380, 1000), r.uniform(7, 14)
    lf += f"M{n(x,0)} {n(y,0)}q{n(q)} {n(-q*.9)} {n(q*2)} {n(-q*.2)}q{n(-q)} {n(q*.8)} {n(-q*2)} {n(q*.2)}z"
a.add(path(lf, "#8FA650", .9))
# rain, slanting with the wind
a.add(rain(r, 150, -60, -20, 920, 1180, "#E6EEF0", .4, (30, 74), .62, 2), rain(r, 46, -60, -20, 920, 1180, "#FFFFFF", .5, (60, 120), .62, 2.6))
# near grass, flat in the wind
for x, w, h, c in ((60, 260, 150, "#1F3A34"), (330, 240, 100, "#274638"), (620, 260, 90, "#274638"), (860, 240, 130, "#1B322F")):
    a.add(path(blades(r, x, 1226, w, h, 15, .75), c))
a.add(a.vignette(.42, .42, .55, "#16242C"), a.grain(.45))
a.save(OUT + "scene-15.svg")
