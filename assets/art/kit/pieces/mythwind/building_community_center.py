import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _buildings_a_to_co import *

# The round hall at dusk: open sides, one long table, paper lamps, and more guests on the path.
a = Art(1200, 900, 91)
r = a.r
TH, THL, THD = "#A9743C", "#E9BE74", "#5C4048"
NIGHT = "#41386A"

sky(a, "dusk", [(0, "#2C2F5E"), (.16, "#4C4E88"), (.3, "#8F6F9E"), (.42, "#DB9F9C"), (.52, "#FAD9A8")])
a.add(path("".join(star(x, y, s) for x, y, s in ((80, 70, 7), (160, 130, 5), (60, 170, 4), (300, 50, 5), (980, 60, 6), (1060, 110, 4), (1140, 60, 8), (1170, 170, 4))), "#F3E6C8", .85))
bars(a, "-20,270 120,256 260,266 360,256 230,286 70,292", "#7A6096", "#E7A9A0", .8)
bars(a, "880,240 1020,222 1130,232 1220,216 1220,256 1040,270", "#6E5A94", "#D79A9B", .8)
bars(a, "940,340 1060,330 1140,336 1220,328 1220,346 1080,354", "#B98A9E", "#F8D3A0", .8)
a.add(peaks("-20,500 60,420 120,450 220,350 310,440 400,400 520,500 760,500 900,400 960,440 1070,340 1150,420 1220,380", 660, "#7C6A98", "#B08AA4"))
a.add(path(curve("-20,540! 160,500 340,520 600,530 880,510 1040,490 1220,520! 1220,700! -20,700!"), "#66608A"), path(curve("960,582! 1060,566 1160,572 1220,560! 1220,604! 1100,612 1000,604!"), "#E9B9A0"), path(ripples(r, 980, 1210, 576, 600, 6), "#FBE3C0", .8))
a.add(a.firs([(x, 560 + r.uniform(-16, 20), r.uniform(70, 140)) for x in (24, 80, 140, 196, 1000, 1052, 1180)], "#474A70", True))
a.add(hamlet(r, 1066, 560, 30, "#8A7896", "#54507C", "#F5C45E", 3))
a.add(path(curve("-20,620! 200,580 420,590 760,590 1000,610 1220,600! 1220,800! -20,800!"), a.lin([(0, "#66705E"), (1, "#4A5858")])))

# the green
a.plane(curve("-20,740! 240,700 600,706 960,700 1220,736! 1220,920! -20,920!"), a.lin([(0, "#6F7C54"), (.4, "#4F6450"), (1, "#2B3A48")]), lip="#B9B58A")
a.add(path(curve("140,790! 400,752 820,752 1090,790! 1110,830 860,850 600,852 340,850"), SHADOW, .4))
a.add(a.glow(600, 800, 600, "#F5B45E", .8, 110))
# the path to it, from the lower left
a.add(path(curve("130,930! 250,872 400,850 500,826! 660,826! 600,866 480,890 400,930!"), "#D9A878"), path(pebbles(r, 300, 560, 852, 896, 10, 20), "#F6D8A4", .6))

# ---- the hall: back to front ----
# evening seen through the open back, low back rail
a.add(path(curve("214,440! 600,400 986,440! 990,700! 600,650 210,700!"), "#8A5F5A"), path(curve("230,470! 600,440 970,470! 972,600! 600,560 228,600!"), a.lin([(0, "#6B4048"), (.5, "#B86A48"), (1, "#E7A255")])))
a.add(a.glow(600, 560, 420, "#FFD07A", .95, 200))
a.add(path("".join(f"M{x} 440h16v190h-16z" for x in (336, 590, 850)), "#7A4638"), path("M222 590Q600 548 978 590V604Q600 562 222 604z", "#8A5038"), path("M222 590Q600 548 978 590V593Q600 551 222 593z", "#F3C27E"))
# floor of boards, two round steps
a.add(path(curve("176,716! 360,650 840,650 1024,716! 1022,752! 840,818 360,818 178,752!"), a.lin([(0, "#8A5A40"), (1, "#4A3444")])), path(curve("176,716! 360,650 840,650 1024,716! 840,778 360,778"), a.lin([(0, "#F0BC78"), (.5, "#D99A5C"), (1, "#A06A4A")], 0, 0, 1, .3)))
a.add(line("M300 690Q600 640 900 690M230 712Q600 650 970 712M240 738Q600 706 960 738M330 760Q600 740 870 760", "#8A5A40", 2, .6), path("M176 716Q360 778 600 778T1024 716V724Q840 788 600 788T177 724z", "#F6CF94", .7))

# guests behind the table
G = ((322, 724, 182, dict(coat="#5E7F4E", hair="#7A4A30", hat="straw", hatc="#D9A650", look=5, ra="67,66 80,70 90,44")),
     (506, 722, 190, dict(coat="#A8482F", hair="#3A2838", look=5, hat="bun", scarf=CREAM, lean=3)),
     (676, 722, 194, dict(coat="#4F6F95", beard="#F2E9E0", hair="#D9D3DA", hat="cap", hatc="#7A4A3A", look=-4, lean=-3, la="33,66 12,54 6,24", front=path("M-2 8h16l-2 18h-12z", "#C98B3C") + path("M-2 8h16l-1 4h-14z", "#FFF8EA"))),
     (892, 724, 178, dict(coat="#B98AA0", hair="#8A5A3C", look=-5, hat="kerchief", hatc="#F6EEDF", lean=-3)))
for x, y, h, k in G:
    a.add(villager(x, y, h, bust=True, haze="#F5B45E", t=.1, **k))

# the table: one long board with a cloth, and what everybody brought
a.add(path("M262 676h16l-6 70h-14zM922 676h16l10 70h-14zM590 690h18v76h-18z", "#5A3A3A"))
a.add(soft(curve("240,664! 600,640 960,664! 968,682! 600,712 232,682!"), 3, 14, 8, .3), path(curve("232,668! 420,648 780,648 968,668! 976,686! 780,708 420,708 224,686!"), "#FFF3DA"), path(curve("224,686! 420,708 780,708 976,686! 972,724! 930,716 900,734 850,722 800,740 740,728 680,746 600,732 530,746 460,728 400,740 350,722 300,734 268,716 228,724!"), a.lin([(0, "#FBE6C4"), (1, "#D9B9A8")])))
a.add(line("M244 700Q420 722 600 720T956 700", BRICK, 4, .8))
bowl = lambda x, y, s, c, f: path(f"M{x-20*s:.0f} {y-16*s:.0f}Q{x-18*s:.0f} {y} {x-8*s:.0f} {y}H{x+8*s:.0f}Q{x+18*s:.0f} {y} {x+20*s:.0f} {y-16*s:.0f}z", c) + path(f"M{x-20*s:.0f} {y-16*s:.0f}Q{x-12*s:.0f} {y-32*s:.0f} {x} {y-28*s:.0f}Q{x+14*s:.0f} {y-32*s:.0f} {x+20*s:.0f} {y-16*s:.0f}z", f) + path(f"M{x-20*s:.0f} {y-16*s:.0f}Q{x-18*s:.0f} {y} {x-8*s:.0f} {y}H{x-4*s:.0f}Q{x-11*s:.0f} {y-4*s:.0f} {x-12*s:.0f} {y-16*s:.0f}z", lit(c, .4))
a.add(use("loaf", 430, 692, 46), bowl(300, 684, 1, "#4F6F95", LEAF), bowl(566, 694, 1.1, "#C46F3B", "#F2B8A0"), use("pumpkin", 640, 694, 56), bowl(740, 692, 1, "#5E7F4E", TULIP), bowl(900, 684, .9, "#B98AA0", "#F5C45E"))

# front posts: tree trunks with forked heads
for x, y, w in ((226, 752, 24), (404, 786, 26), (792, 786, 26), (970, 752, 24)):
    a.add(path(curve(f"{x-w*.8},{y+6}! {x-w*.45},{y-40} {x-w*.4},520 {x-w*.5},470 {x-w*1.6},420! {x-w*.6},420! {x},452! {x+w*.6},420! {x+w*1.6},420! {x+w*.5},470 {x+w*.42},520 {x+w*.5},{y-40} {x+w*.9},{y+6}!"), a.lin([(0, "#B07A50"), (.4, "#7A4E3E"), (1, "#4A3040")], 0, 0, 1, 0)), line(f"M{x-w*.2:.0f} {y-20}V500M{x+w*.14:.0f} {y-60}V540", "#3A2838", 2.4, .5))

# ---- the roof: three skirts of thatch over one another ----
def skirt(x0, y0, x1, y1, bow, top, topw, c0, c1):
    """A tier of a round thatch; its lower edge is a ragged bow."""
    P = [(x0 + (x1 - x0) * i / 26, (y0 + (y1 - y0) * i / 26) + bow * math.sin(i / 26 * math.pi)) for i in range(27)]
    edge = [(x, y + (r.uniform(2, 12) if i % 2 else 0), 1 if i % 2 == 0 else False) for i, (x, y) in enumerate(P)]
    edge[0], edge[-1] = (x0, y0, 1), (x1, y1, 1)
    cx = (x0 + x1) / 2 + 4
    d = curve([(cx - topw, top, 1), (cx - topw - (cx - topw - x0) * .36, top + (y0 - top) * .5)] + edge + [(cx + topw + (x1 - cx - topw) * .36, top + (y1 - top) * .5), (cx + topw, top, 1)])
    a.add(soft(d, 4, 12, 8, .3), path(d, a.lin([(0, c0), (.4, TH), (1, c1)], 0, 0, 1, 0)))
    m = l = ""
    for i in range(4, 23):
        for k in range(2):
            x, y = P[i]
            t = r.uniform(.3, .8)
            sx, sy = cx + (x - cx) * (.34 + .66 * t), top + (y - top) * t
            q = r.uniform(.1, .2)
            s = f"M{n(sx,0)} {n(sy,0)}l{n((x-cx)*.6*q,0)} {n((y-top)*q,0)}"
            if (i + k) % 3 and i < 16:
                l += s
            else:
                m += s
    a.add(line(m, THD, 2.4, .45), line(l, "#FBDFA4", 2.4, .5))
    a.add(line(curve([(x, y - 9) for x, y in P[1:-1]], False), THD, 3, .4))
    return P
P = skirt(116, 446, 1084, 452, 62, 250, 150, "#D99A5A", "#5A3E50")
skirt(280, 330, 934, 334, 46, 190, 90, "#E3A866", "#64445A")
skirt(432, 226, 776, 228, 34, 146, 36, "#EDB878", "#6E4A5C")
# smoke cap and its thin smoke
a.add(path(smoke("604,112 616,84 596,58 620,30 650,-20", [10, 22, 30, 38, 46]), "#E9C9C0", .5))
a.add(path("M574 152L580 118H634L640 152Q606 166 574 152z", "#6B4640"), path("M586 122v28M602 122v32", "none", None, 'stroke="#2B2233" stroke-width="5"'), path(curve("556,126! 584,112 606,92 630,112 658,126! 606,138"), TH), path(curve("556,126! 584,112 606,92! 596,112 580,130"), "#F6CF8A"))
a.add(moss(r, ((230, 436, 76), (470, 350, 44), (860, 470, 70), (690, 352, 40))))

# paper lamps: along the eaves and over the table
for i, (c, g) in enumerate((("#F5C45E", "#F5C45E"), ("#F2A08A", "#F2B8A0"), ("#CFE0A0", "#DCE8A8"), ("#F6EEDF", "#FFE9B8"))):
    a.sym(f"lp{i}", line("M0-34V-22", "#3A2838", 2.4) + a.glow(0, 0, 56, g, .85) + f'<circle r="23" fill="{c}"/>' + path("M0-23A23 23 0 0 0 0 23Q-20 0 0-23z", "#FFF8EA", .6) + path("M6-22A23 23 0 0 1 6 22Q22 0 6-22z", AMBER, .4) + line("M-20-10Q0-2 20-10M-23 2Q0 10 23 2M-19 13Q0 20 19 13", dim(c, .22), 1.8, .7) + path("M-8-25h16v5h-16zM-7 20h14v5h-14z", "#6B4636"))
def lamp(i, x, y, s=1):
    a.add(f'<use href="#sylp{i}" transform="translate({x} {y}) scale({s})"/>')
for i, x, y, s in ((0, 166, 516, 1), (3, 262, 540, .9), (1, 446, 552, 1), (0, 592, 572, 1.15), (2, 746, 552, 1), (1, 838, 544, .9), (2, 1030, 520, 1.05)):
    a.add(line(f"M{x} {y-30*s:.0f}V{470 if 300 < x < 900 else 474}", "#3A2838", 2.4))
    lamp(i, x, y, s)

# ---- guests on the path ----
a.add(a.glow(392, 740, 130, "#F5C45E", .5))
a.add(villager(250, 884, 236, coat="#3F5578", back=True, hat="cap", hatc="#5A3E44", legs="#33304C", scarf=None, lean=4, skin="#E0A98A", haze=NIGHT, t=.08,
               behind=line("M104 100L128 -12", WOOD, 5) + line("M128 -12q16 2 16 14", WOOD, 4), ra="67,66 88,92 102,96"))
a.add(use("lantern", 342, 674, 92))
a.add(villager(356, 890, 148, coat="#C98B3C", back=True, hair="#7A4A30", legs="#4A3A50", skin="#E0A98A", lean=5, haze=NIGHT, t=.06))
a.add(villager(130, 896, 222, coat="#8A4A58", back=True, skirt=True, hat="bun", hair="#4A3028", skin="#E0A98A", lean=3, haze=NIGHT, t=.14, ra="67,66 84,86 88,108", la="33,66 18,92 14,116"))
a.add(use("basket", 106, 824, 66, filled=False, haze=NIGHT, t=.14))
# from the other side, one more, in a hurry
a.add(villager(1092, 852, 190, coat="#5A6A54", skirt=True, hat="kerchief", hatc="#E7A13D", look=-5, lean=-5, la="33,66 12,80 -8,74", ra="67,66 84,86 88,106", haze=NIGHT, t=.14, skin="#E7B090"))

# fireflies, dark plants
for x, y, s in ((60, 640, 3), (120, 690, 2.6), (1150, 660, 3), (1100, 620, 2.4), (700, 860, 3), (860, 850, 2.6)):
    a.add(a.firefly(x, y, s))
a.add(path(blades(r, 30, 926, 180, 120, 12, .1), "#1E2340"), path(blades(r, 1150, 926, 300, 110, 18, -.12), "#1E2340"), path(blades(r, 800, 930, 300, 50, 14, .1), "#26324A"))
a.add(path(scallop(r, "1230,-30 1050,-30 1070,24 1120,36 1130,90 1180,84 1200,140 1230,150", 24), "#1E2246"), path(scallop(r, "-30,-30 100,-30 84,12 44,20 24,66 -30,80", 20), "#1E2246"))
a.add(a.vignette(.38, .5, .58, "#1E1A3A"), a.grain(.45))
a.save(OUT + "building-community-center.svg")
