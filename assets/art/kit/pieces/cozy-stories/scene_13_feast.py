from _stage import *
from _players import *

a = scene(13)
r = a.r
DUSKC = "#2B4A56"
K = dict(haze=DUSKC, t=.16, keep=KEEP)

# dusk: teal, olive, then the last gold between the stems
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#1B3346"),(.22,"#38606A"),(.42,"#86A088"),(.54,"#E3CB8C"),(.6,"#F6D690")])}"/>', a.glow(330, 640, 420, "#FBE3A0", .7, 220))
a.add(torn_cloud("240,300! 340,286 460,294 560,284 640,296 520,312 360,314", "#55807C", "#E3D3A0", .8), torn_cloud("360,470! 470,458 580,464 680,456 640,478 500,486", "#A9AE84", "#FBE7B4", .8))
# far: hill, rows of apple trees that shrink away
a.add(path(curve("-20,660! 160,626 360,646 560,620 740,640 920,612! 920,780! -20,780!"), "#7F9A7C"))
def apple_tree(x, y, s, c, far):
    o = path(ribbon(sample([(x, y), (x + 3 * s, y - 30 * s), (x - 2 * s, y - 62 * s)], 10), [20 * s, 11 * s, 8 * s], 0), mix("#4A3A38", "#7F9A7C", far))
    for dx, dy, w, h, k in ((14, -96, 96, 74, .2), (-22, -88, 90, 70, 0), (-8, -112, 84, 60, -.16)):
        cc = mix(c, SHADOW if k > 0 else "#FBE3A0", abs(k) * .8)
        o += path(scallop(r, [(x + (dx + math.cos(t) * w * .5) * s, y + (dy + math.sin(t) * h * .5) * s) for t in (0, .9, 1.8, 2.7, 3.6, 4.5, 5.4)], 15 * s), cc)
    o += path("".join(disc(x + u * s, y + v * s, 4 * s) for u, v in ((-40, -84), (-14, -118), (20, -104), (40, -82), (6, -76), (-24, -66))), mix(TULIP, "#7F9A7C", far))
    return o
for x, y, s, far in ((250, 690, .62, .5), (330, 676, .5, .58), (398, 666, .42, .64), (560, 664, .42, .64), (636, 676, .52, .58), (714, 692, .64, .5)):
    a.add(apple_tree(x, y, s, mix("#4E7A5C", "#B9BE8C", far * .7), far))
a.add(path(curve("-20,700! 200,676 460,662 700,678 920,696! 920,860! -20,860!"), "#5E8560"), a.tufts(20, 880, 690, 740, 20, 12, "#86A86A", .7))
# grass of the orchard
a.plane(curve("-20,740! 200,716 450,704 700,716 920,736! 920,1220! -20,1220!"), a.lin([(0, "#6E925C"), (.3, "#3F6A50"), (1, "#173036")]), lip="#E3DC9A", shadow=(0, -3, 6, .2), loose=True, inner=a.tufts(10, 890, 760, 1180, 34, 24, "#6E9A5E", .55))
a.add(a.glow(450, 1010, 520, LAMP, .42, 190))

# the two near trees that hold the string
def near_apple(x, flip):
    k = -1 if flip else 1
    s = sample([(x, 1010), (x + 12 * k, 860), (x - 10 * k, 700), (x + 20 * k, 520), (x + 4 * k, 330)], 40)
    o = path(ribbon([(u + 8, v + 4) for u, v in s], [120, 76, 66, 60, 46], 0), SHADOW, .35) + path(ribbon(s, [120, 76, 66, 60, 46], 0), "#33292E") + path(ribbon([(u - 22, v) for u, v in s], [16, 12, 11, 10, 7], 0), "#B98A64", .65)
    return o
a.add(near_apple(64, False), near_apple(846, True))
a.add(path(ribbon(sample("70,470 150,410 230,366 320,356 400,330", 16), [42, 30, 24, 16, 4], 0), "#33292E"), path(ribbon(sample("70,462 150,402 230,359 320,350 400,327", 16), [8, 7, 6, 4, 1], 0), "#B98A64", .65), path(ribbon(sample("840,440 770,400 690,390 620,350", 16), [38, 26, 20, 4], 0), "#33292E"))
for spec, c in (("-40,-40 -40,420 40,440 110,390 170,350 230,290 300,250 380,180 440,110 470,30 460,-40", "#244238"), ("940,-40 940,400 870,420 800,370 730,340 660,270 600,190 560,100 560,-40", "#223E38"), ("-40,-40 -40,330 50,330 120,270 190,220 270,160 330,90 350,-40", "#35583E"), ("940,-40 940,310 870,320 800,260 740,200 690,110 680,-40", "#31523E")):
    a.add(path(scallop(r, spec, 30), c))
a.add(path(scallop(r, "-40,-40 -40,200 40,190 120,130 180,60 200,-40", 26), "#4E7848", .8))
for x, y, w, h, c in ((210, 60, 300, 180, "#2C4E40"), (370, 90, 190, 140, "#264840"), (60, 150, 260, 190, "#35583E"), (280, 196, 220, 160, "#2C4E40"), (150, 300, 260, 180, "#31523E"), (20, 370, 190, 130, "#264840"), (740, 40, 280, 170, "#2A4A3E"), (580, 60, 180, 130, "#233F3A"), (860, 150, 240, 190, "#31523E"), (650, 180, 220, 160, "#2A4A3E"), (790, 290, 250, 180, "#2C4C3C"), (890, 370, 160, 120, "#233F3A")):
    a.add(crown(r, x, y, w, h, c, lit(c, .12), dim(c, .3)))
# apples hang in the crowns
ap = a.sym("apl", f'<circle r="17" fill="{dim(TULIP,.2)}"/><circle cx="-2" cy="-2" r="14.500" fill="{TULIP}"/><circle cx="-6" cy="-6" r="5.500" fill="#F0A088"/>' + path("M0 -15q2 -8 8 -10", "none", None, 'stroke="#4A3A30" stroke-width="3"'))
for x, y, s in ((120, 356, 1), (196, 300, .9), (52, 290, 1.05), (262, 236, .85), (330, 190, .8), (90, 180, .9), (402, 120, .7), (800, 330, 1), (716, 270, .9), (866, 260, 1), (640, 170, .75), (770, 150, .8), (610, 90, .7)):
    a.add(ap(x, y, s))

# the fiddle on its branch
a.add(line("M268 350q-2 14 2 24", "#E9D3A0", 3.4), use("fiddle", 266, 590, 216, rot=5, **K))

# string of lanterns from tree to tree
P = sample("90,420 220,476 360,512 480,520 600,508 720,468 826,404", 8)
a.add(line(curve(P[::4] + [P[-1]], False, prec=0), "#1E2A30", 4))
for i, (f, c) in enumerate(((.13, LAMP), (.37, "#F09A6A"), (.5, LAMP), (.63, "#F6D98A"), (.77, "#F09A6A"), (.9, LAMP))):
    x, y = P[int(f * (len(P) - 1))]
    s = 1.0 if i in (2, 3) else .9
    g = line("M0 0V14", "#1E2A30", 3) + a.glow(0, 46, 96, c, .8) + path("M-12 14H12l4 8H-16z", "#33292E") + path(curve("-14,22! -32,36 -32,58 -14,74! 14,74! 32,58 32,36 14,22!"), mix(c, BRICK, .25)) + path(curve("-14,22! -32,36 -32,58 -14,74! 8,74! 22,58 22,36 8,22!"), c) + path(curve("-8,26! -18,38 -18,58 -8,70! 4,70! 12,58 12,38 4,26!"), "#FFF3CC", .85) + path("M-14 74H14l-3 7H-11z", "#33292E") + line("M-24 34Q0 42 24 34M-26 48Q0 56 26 48M-24 62Q0 69 24 62", mix(c, BRICK, .5), 2, .6)
    a.add(group(g, t=f"translate({n(x)} {n(y)}) scale({s})"))

# ---- those behind the table ---------------------------------------------------
a.add(use("miller", 168, 1056, 484, flip=True, **K))
# he lifts a mug
HXm = 168 - (222 - 126) * 484 / 370
HYm = 1056 - (358 - 62) * 484 / 370
a.add(path(f"M{HXm-22:.0f} {HYm-44:.0f}h42l-4 54h-34z", "#8A9AB8"), path(f"M{HXm-22:.0f} {HYm-44:.0f}h12l1 54h-9z", "#DCE3EC"), f'<ellipse cx="{HXm-1:.0f}" cy="{HYm-44:.0f}" rx="21" ry="5" fill="#5E4A3C"/>', path(f"M{HXm+19:.0f} {HYm-32:.0f}q22 4 17 22q-4 12 -20 12", "none", None, 'stroke="#8A9AB8" stroke-width="7"'))
a.add(use("fox", 752, 1060, 500, args=(FUR, False), **K))

# ---- the table -----------------------------------------------------------------
top = "134,846! 450,828 772,846! 846,950! 450,976 54,950!"
a.add(path(curve("54,950! 450,976 846,950! 858,1088! 640,1116 450,1120 240,1116 42,1088!"), a.lin([(0, "#E3D3BE"), (1, "#9A9AA0")])))
fold = "".join(ribbon(sample(f"{x},{962+8*(1-abs(x-450)/400):.0f} {x+q},{1030} {x+q*1.6:.0f},{1104-abs(x-450)*.04:.0f}", 20), [3, 14, 22], 0) for x, q in ((110, -8), (196, -6), (286, -3), (372, 2), (462, 1), (552, -2), (640, 4), (724, 7), (804, 9)))
a.add(path(fold, "#8A8494", .22))
# a checked border on the cloth
a.add(line(curve("46,1062 240,1088 450,1094 650,1088 854,1062", False), TULIP, 12, .75), line(curve("47,1040 240,1064 450,1070 650,1064 852,1040", False), TULIP, 4, .75))
a.add(path(curve(top), "#FBF1DC", None, 'transform="translate(-2 -3)"'), path(curve(top), a.lin([(0, "#E9D6B4"), (1, "#F6E9CE")])), a.glow(450, 900, 330, LAMP, .5, 60))

# the loaf, as big as a cow
a.add(path(curve("236,906! 380,888 640,892 720,910! 600,936 330,936"), SHADOW, .4))
LB = "222,902! 196,850 200,780 236,720 300,672 400,640 500,640 590,664 640,716 664,790 664,860 650,906! 440,924"
a.plane(curve(LB), a.lin([(0, "#E9AE5E"), (.4, "#C9823C"), (1, "#7E4A2E")]), lip="#FFE3A0", shadow=(6, 6, 8, .3), inner=path(curve("222,902! 196,850 200,780 236,720 300,672 400,640! 330,690 270,760 256,840 270,910!"), "#F6CB86", .55))
for x0, y0, x1, y1 in ((300, 690, 356, 812), (380, 660, 432, 796), (462, 656, 508, 790)):
    a.add(path(curve([(x0, y0, 1), (x0 + 46, y0 + 50), (x1, y1, 1), (x0 + 18, y0 + 66)]), "#FBE9C4"), path(curve([(x0, y0, 1), (x0 + 46, y0 + 50), (x1, y1, 1), (x0 + 34, y0 + 56)]), "#B9793A", .5))
# cut face with crumb, one slice fallen forward
a.add(path(curve("574,664! 640,700 666,780 664,860 650,906! 600,914! 572,860 552,780 556,710"), "#B9793A"), path(curve("582,680! 632,716 652,784 650,856 638,898! 604,904! 582,852 566,780 568,716"), "#FBEBCB"), path("".join(disc(x, y, q) for x, y, q in ((596, 730, 6), (620, 760, 8), (600, 790, 5), (628, 810, 7), (606, 840, 8), (630, 862, 5), (612, 880, 4), (590, 760, 4))), "#E3C79A"))
a.add(path(curve("640,916! 700,900 770,902 800,912! 796,930 720,942 650,936"), SHADOW, .25), path(curve("646,922! 660,898 720,884 776,890 800,906! 796,922 720,936"), "#FBEBCB"), path(curve("646,922! 720,936 796,922 800,906! 804,920 800,930 720,946 646,930"), "#B9793A"))
# a bread saw stuck where somebody stopped
a.add(group(path("M-8 -150h22l2 128q-14 10 -26 0z", "#C9CED8") + path("M-8 -150h7l-1 134h-8z", "#FFFFFF") + path("M-14 -210h32l-2 62h-28z", "#8A4A30") + path("M-14 -210h10l0 62h-8z", "#C98F5A"), t="translate(560 772) rotate(12)"))
# a mouse on the summit with a crumb, one on the table with an apple
a.add(place(mouse("66,106 40,104 26,94", STEEL), 404, 648, .62), f'<circle cx="376" cy="604" r="9" fill="#FBEBCB"/>')
a.add(use("apple", 160, 926, 50), use("apple", 200, 938, 42, args=("#D9A23C",)))
a.add(path("M250 928q-4 -46 10 -58l2 -18h26l2 18q14 12 10 58q-24 8 -50 0z", DELFT), path("M250 928q-4 -46 10 -58l2 -18h8q-10 40 -6 80z", "#8FB0DC"), path("M292 876q22 -4 20 18q-2 14 -16 18", "none", None, f'stroke="{DELFT}" stroke-width="6"'))

# ---- the bench of mice, backs to us ------------------------------------------------
a.add(path(curve("60,1150! 240,1130 470,1136 520,1150! 400,1168 160,1170"), SHADOW, .4))
a.add(path("M92 1074h24l-8 86h-20zM448 1074h24l6 86h-20z", "#4A332E"))
for i, (x, s, c, w, ar) in enumerate(((126, .94, GREY, TULIP, ("42,96 22,80 14,56", "88,96 106,100 112,92")), (222, 1.04, "#7E7A90", OCHRE, ("42,96 28,104 30,116", "88,96 100,104 98,116")), (316, .92, "#9A94A6", STEEL, ("42,96 26,70 30,44", "88,96 106,72 104,48")), (412, 1.0, GREY, MOSS, ("42,96 28,104 30,116", "88,96 112,80 120,58")))):
    a.add(place(mouse_back(c, w, ar, tail="64,150 66,176 54,196 70,210"), x, 1080, s, haze=DUSKC, t=.1))
a.add(path("M70 1064L496 1060L504 1078L64 1084z", "#A87A54"), path("M70 1064L496 1060L497 1065L69 1069z", "#EBC490"), path("M64 1084L504 1078V1090L65 1097z", "#5E4036"))
for x, s in ((126, .94), (222, 1.04), (316, .92), (412, 1.0)):
    a.add(line(f"M{x} 1070q{6*s:.0f} 26 -8 44q-10 16 6 26", mix(GREY, PINK, .5), 5))

# ---- the empty chair with the quilt ----------------------------------------------------
a.add(path(curve("588,1170! 700,1150 800,1160 850,1174! 740,1190 640,1190"), SHADOW, .5))
CX, CY, CS = 704, 1184, 1.66
a.add(group(draw("chair").split("/>", 1)[1], t=f"translate({CX} {CY}) scale({-CS} {CS}) translate(-62 -202)"))
def over(u, v):
    x = 628 + 150 * u - 4 * v + math.sin(v * 4 + u * 2) * 3
    y = 902 + 12 * u + v * (118 + 6 * math.sin(u * 6)) + math.sin(u * 9) * 3 * v
    return x, y
E_ = [over(k / 10, 1) for k in range(11)]
a.add(path("M" + "L".join(f"{n(x)} {n(y)}" for x, y in [over(0, 0), over(1, 0)] + [over(1, 1)] + E_[::-1]) + "z", SHADOW, .4, 'transform="translate(8 10)"'))
a.add(patchwork(over, 5, 5, seed=5, haze=DUSKC, t=.1))
a.add(path("M" + "L".join(f"{n(x)} {n(y)}" for x, y in [over(.8, v / 6) for v in range(7)] + [over(1, 1 - v / 6) for v in range(7)]) + "z", SHADOW, .26), path("M" + "L".join(f"{n(x)} {n(y)}" for x, y in [over(0, v / 6) for v in range(7)] + [over(.1, 1 - v / 6) for v in range(7)]) + "z", "#FFF0C4", .4), path(curve("622,908! 624,894 700,898 782,910 784,920! 700,910 624,906"), "#E9DCCB"))
# an apple waits on the seat
a.add(use("apple", 712, 1064, 44))
# apples in the grass, near dark
for x, y, h in ((560, 1160, 34), (524, 1178, 40), (60, 1176, 44), (300, 1190, 40), (822, 1120, 36), (870, 1150, 42), (30, 1120, 30)):
    a.add(use("apple", x, y, h, haze=DUSKC, t=.24))
a.add(path(blades(r, 60, 1224, 220, 90, 16, .1) + blades(r, 420, 1226, 160, 56, 12, .1) + blades(r, 860, 1226, 220, 100, 16, -.1), "#12282C"))
finish(a, 13, .42, "#0C1A22", .5, .62)
