"""The picture of the game: the miller reads under the old tree, all listen, and what he reads sails up into the night."""
from _girl import *

a = Art(1920, 1200, 525)
r = a.r
a.add(f'<rect width="1920" height="1200" fill="{a.lin([(0,"#0F1440"),(.3,"#252C6A"),(.55,"#544F92"),(.68,"#8D7BA8"),(.74,"#C9A2A8")])}"/>')
a.add(stars(r, 120, 40, 10, 1900, 620, "#F3ECD6", .9, (2, 2.6, 3.4, 4, 6.5)))
# the moon and torn clouds
a.add(a.glow(1500, 172, 330, "#F7E0A0", .5), use("crescent", 1500, 172, 240, rot=8))
for spec, c, l, o in (("1040,330 1200,306 1360,320 1520,296 1700,320 1620,352 1300,362 1140,352", "#4E4C90", "#9C8FC4", .85), ("-20,420 120,396 300,410 420,396 360,436 120,448", "#5A5498", "#A99ACC", .8), ("1300,470 1460,450 1640,464 1940,440 1940,480 1600,500", "#6E62A2", "#C9AEC8", .8), ("700,520 820,506 960,516 1080,502 1000,532 820,540", "#7A6CA6", "#CDB4CC", .75)):
    d = curve(spec)
    a.add(path(d, l, o, 'transform="translate(-3 6)"'), path(d, c, o))
# far hills, the village asleep, a canal
a.add(path(curve("-20,800! 260,740 560,776 900,724 1240,764 1560,712 1940,756! 1940,960! -20,960!"), "#6A5E9C"))
a.add(tint(hamlet(r, 560, 800, 40, "#B9A8C4", "#6E5A8A", LAMP, 7), "#544F92", .35))
a.add(path(curve("-20,850! 300,800 640,826 980,790 1300,822 1640,786 1940,820! 1940,1000! -20,1000!"), "#4A4688"))
for x, h in ((470, 120), (500, 150), (528, 110), (1090, 130), (1118, 100), (1240, 110), (1266, 140)):
    a.add(path(curve([(x, 826 - h, 1), (x - h * .1, 826 - h * .5), (x - h * .05, 832, 1), (x + h * .05, 832, 1), (x + h * .1, 826 - h * .46)]), "#353872"))

# the mill on its rise, a warm window
a.plane(curve("1180,960! 1360,880 1560,850 1760,862 1940,900! 1940,1240! 1180,1240!"), a.lin([(0, "#4E4E90"), (1, "#1E2150")]), lip="#A99ACC", shadow=(0, -4, 9, .3), loose=True)
a.add(a.glow(1610, 640, 260, LAMP, .28), use("mill", 1620, 890, 700, haze="#3B3768", t=.36, keep=KEEP, args=(20,)), a.glow(1600, 850, 130, LAMP, .4))
# the near hill
a.plane(curve("-20,1000! 240,950 560,940 900,946 1240,960 1560,1000 1940,1040! 1940,1220! -20,1220!"), a.lin([(0, "#4C5A7A"), (.4, "#2E3E5E"), (1, "#161C3C")]), lip="#D9B98E", shadow=(0, -5, 10, .3), loose=True, inner=a.tufts(40, 1880, 970, 1160, 70, 24, "#7F8FA0", .5))
a.add(a.glow(960, 1040, 620, LAMP, .62, 200), a.glow(900, 900, 480, LAMP, .32))

# the story: a ribbon of light from the book into the sky
BX, BY = 1042, 806
W = f"{BX},{BY} 980,760 880,740 740,700 640,610 660,500 800,430 1000,400 1160,330 1180,220 1060,140 880,120 700,150 540,140 420,80"
S = sample(W, 22)
for dx, ws, c, op in ((0, (6, 40, 62, 74, 78, 70, 54, 36, 14, 0), LAMP, .2), (0, (4, 24, 38, 46, 48, 42, 32, 20, 8, 0), "#FBE3A4", .36), (-3, (2, 8, 13, 16, 16, 14, 10, 6, 2, 0), "#FFF6DC", .75)):
    a.add(path(ribbon([(x + dx, y + dx) for x, y in S], list(ws), prec=0), c, op))
dots = ""
for i in range(0, len(S), 1):
    x, y = S[i]
    for _ in range(2):
        q = r.uniform(1.4, 4)
        dots += disc(round(x + r.gauss(0, 34)), round(y + r.gauss(0, 30)), round(q, 1))
a.add(path(dots, "#FFF3CC", .85), path("".join(star(round(S[i][0] + r.gauss(0, 40)), round(S[i][1] + r.gauss(0, 36)), r.choice((8, 11, 15))) for i in range(4, len(S), 6)), "#FFF3CC", .95))
PAPER_BOAT = path("M-118 -34L-66 44H66L118 -34L40 -6L0 -112L-40 -6z", "#FFF8EA") + path("M0 -112L40 -6L0 44z", "#E6D0B0") + path("M-118 -34L-40 -6L-66 44z", "#FBE8C8") + path("M118 -34L40 -6L66 44z", "#D9B98E")
gold = lambda g, t=.3: tint(g, "#F9D488", t)
a.add(a.glow(690, 560, 140, "#FBE3A4", .5), place(PAPER_BOAT, 694, 560, .92, rot=-16))
a.add(place(gold(draw("kite"), .16), 1124, 78, .62, rot=14), line(curve("1198,152! 1160,230 1196,300 1160,330!", False), "#FFF6DC", 2.6))
a.add(place(gold(draw("balloon", "#FBF0D8"), .2), 690, 20, .74, rot=-6))
a.add(place(gold(draw("umbrella"), .2), 866, 296, .56, rot=-22), place(gold(goose_fly(), .16), 470, 130, 1.15, rot=-8, flip=True), place(gold(draw("letter"), .2), 940, 428, .62, rot=-14), place(gold(draw("fish", "#8FC0C4"), .22), 700, 640, .52, rot=24), place(draw("key"), 1010, 180, .5, rot=64), place(gold(tulip(0, 0, 150, TULIP, .06), .16), 598, 250, .8, rot=-40))

# the tree, its bough with the owl and a lantern
DK = "#12173A"
a.add(path(ribbon(sample("90,1240 70,1000 96,760 60,520 110,260 80,-40", 40), [330, 190, 160, 150, 170, 240]), DK), path(ribbon(sample("-10,1240 6,1000 34,760 0,520 44,260 0,-40", 40), [10, 14, 12, 10, 12, 10]), "#6E6AA6", .7), line("M110 1100Q96 900 130 740M60 980Q50 800 80 640M140 620Q110 480 150 330", "#2A3060", 7, .8))
a.add(path(ribbon(sample("90,420 190,350 300,330 400,344 470,330", 16), [90, 56, 36, 24, 6]), DK), path(ribbon(sample("110,384 200,334 300,316 400,332", 16), [6, 9, 7, 3]), "#8C86C0", .7))
for x, y, w, h, c in ((40, 60, 420, 240, "#171D48"), (230, 10, 360, 190, "#12173A"), (-10, 220, 260, 220, "#12173A"), (420, -10, 280, 120, "#171D48")):
    a.add(crown(r, x, y, w, h, c, light="#2E3670", dark="#0E1230", bumps=30))
a.add(group(tint(draw("owl"), "#262B58", .3, (AMBER, LAMP)), t="translate(262 324) scale(.86) translate(-90 -212)"))
a.add(line("M404 342V392", "#0E1230", 4), use("lantern", 404, 388, 190))
a.add(a.glow(404, 490, 200, LAMP, .45))

# the listeners, left to right
N1, T1 = "#3B3768", .16
sh = lambda x, y, w: path(curve(f"{x-w*.6:.0f},{y}! {x:.0f},{y-w*.07:.0f} {x+w*.5:.0f},{y-w*.02:.0f} {x+w*.6:.0f},{y+4}! {x:.0f},{y+w*.09:.0f}"), "#10143A", .5)
a.add(sh(300, 1096, 220), group(tint("".join(pieces_of("goose")[1:]), N1, T1), t="translate(392 880) scale(-.78 .78)"))
a.add(sh(470, 1096, 190), group(tint("".join(pieces_of("hedgehog")[1:]), N1, T1 - .04), t="translate(552 906) scale(-.9 .9)"))
# the girl on a log, in her quilt, a cup in her hand
a.add(sh(700, 1100, 330), path(curve("560,1052! 566,1020 840,1012 852,1046! 848,1086 570,1096"), "#4A3A44"), path(curve("560,1052! 566,1020 840,1012 852,1046! 840,1030 580,1036"), "#8A6A5E"), path(disc(846, 1058, 28), "#8A6A5E"), path(disc(847, 1058, 20), "#B9917A"), path(disc(848, 1058, 10), "#8A6A5E"))
a.add(place(girl_read(None, 0, place(draw("cup"), -142, -122, .5), 2), 690, 1022, 1.28, flip=True, haze=N1, t=.1))
a.add(sh(900, 1112, 130), place(mouse("50,104 30,92 20,84", TULIP), 890, 1112, .82, flip=True, haze=N1, t=.1), place(mouse("50,104 30,110 22,108", MOSS), 966, 1130, .72, flip=True, haze=N1, t=.1))
a.add(sh(590, 1162, 300), place(fox_curl(), 560, 1166, .86, haze=N1, t=.14))

# the miller in his chair, the book in his hands
CT = "#7A86A8"
HEAD = "".join(pieces_of("miller")[-14:])
HEAD = HEAD.replace(sleepy(100, 88, 6, INK, 2.6), sleepy(98, 92, 6, INK, 3)).replace(sleepy(142, 86, 6, INK, 2.6), sleepy(138, 91, 6, INK, 3))
m = path(curve("-96,-40! -104,-150 -80,-236 0,-250 84,-236 108,-150 100,-40!"), "#5A3E34") + path(curve("-96,-40! -104,-150 -80,-236 0,-250! -60,-226 -84,-150 -78,-40!"), "#B98A5A") + path(curve("-70,-50! -76,-150 -56,-214 0,-224 60,-214 82,-150 76,-50!"), "#8A3F3A") + path("".join(disc(x, y, 5) for x, y in ((-34, -170), (34, -170), (-50, -110), (0, -130), (50, -110))), LAMP, .8)
m += path(curve("-74,20! -84,-50 -60,-112 -10,-134! 40,-134 74,-106 84,-50 78,20!"), CT) + path(curve("-74,20! -84,-50 -60,-112 -10,-134! -50,-96 -66,-40 -58,20!"), lit(CT, .4), .9) + path(curve("40,-134! 74,-106 84,-50 78,20! 50,20! 60,-50 30,-110"), dim(CT, .3), .7) + path(curve("-40,-70! 0,-54 46,-70! 54,-20 50,24! -44,24!"), "#EFE6D6")
m += group(HEAD, t="translate(-4 -128) rotate(-8) scale(.98) translate(-126 -140)")
m += scarf_of("-20,-112 -34,-70 -20,-30 -30,16", [26, 28, 26, 28], TULIP, True, 12) + path(curve("-58,-126! -20,-108 20,-108 54,-130! 62,-112 44,-96 -4,-88 -46,-100!"), TULIP) + path(curve("-58,-126! -20,-108 20,-108 54,-130! 50,-116 20,-100 -24,-98 -56,-114"), lit(TULIP, .25))
m += path("M-118 -30h46v16h-46zM74 -30h46v16h-46z", "#8A5E3E") + path("M-112 -16h14v140h-14zM98 -16h14v140h-14z", "#5A3E34") + path("M-118 -30h46v5h-46zM74 -30h46v5h-46z", "#D9A66C")
m += path(curve("-66,118! -56,104 -30,104 -12,112 -8,124! -40,132 -64,130") + curve("12,116! 30,104 56,104 72,114 78,126! 50,132 16,128"), WOODL)
d = curve("-86,-2! -40,-22 40,-22 88,-2! 100,40 98,86 104,116! 76,104 50,120 20,106 -10,120 -44,106 -72,120 -104,108! -98,70 -96,30!")
m += quilted(d, lambda u, v: (-108 + u * 216, -24 + v * 148 + math.sin(u * 3.14) * -8), 8, 5, 11, curve("40,-16! 60,30 50,120 20,106! 30,40") + curve("76,-6! 98,40 104,116! 76,104! 80,50"))
# arms and book
m += path(ribbon(sample("72,-96 104,-50 62,-28 30,-36", 8), [40, 42, 34, 24]), dim(CT, .12)) + path(ribbon(sample("-66,-96 -104,-54 -92,-30 -66,-34", 8), [40, 42, 34, 24]), lit(CT, .05)) + path(ribbon(sample("-72,-92 -112,-54 -98,-36", 8), [7, 9, 5]), lit(CT, .5), .9)
m += path("M-70 -92L-22 -76L24 -90L28 -24L-20 -8L-66 -26z", BRICK) + path("M-22 -76L24 -90L28 -24L-20 -8z", dim(BRICK, .25)) + path("M-70 -92L-22 -76L-21 -70L-69 -86z", CREAM) + path("M-22 -76L24 -90L25 -84L-21 -70z", mix(CREAM, VIOLET, .2)) + path(star(-46, -52, 10), LAMP) + f'<circle cx="-68" cy="-36" r="12" fill="{SKIN}"/><circle cx="30" cy="-38" r="12" fill="{SKIN}"/>'
a.add(sh(1130, 1100, 330), a.glow(1090, 850, 220, "#FFE9B0", .7), place(m, 1120, 940, 1.3, haze=N1, t=.06))
# the cat at his feet, the lantern on the grass, tea
a.add(sh(1330, 1120, 230), place(cat_curl(), 1330, 1116, .9, haze=N1, t=.08))
a.add(a.glow(1010, 1090, 200, LAMP, .5), place(draw("lantern"), 998, 996, .72), place(draw("kettle"), 1210, 1060, .52, haze=N1, t=.1), place(draw("cup"), 1180, 1106, .4, haze=N1, t=.1))
# the loaf, the first words of the story, fireflies
a.add(place(draw("loaf"), 1084, 1128, .44, haze=N1, t=.12))
for ws, c, op in (((8, 22, 24, 0), LAMP, .25), ((4, 14, 15, 0), "#FBE3A4", .4), ((2, 6, 7, 0), "#FFF6DC", .85)):
    a.add(path(ribbon(sample("1094,826 1072,800 1030,778 975,764", 8), list(ws)), c, op))
a.add(path("".join(star(x, y, s) for x, y, s in ((1060, 762, 12), (1104, 788, 9), (1016, 806, 8), (1128, 806, 7))) + "".join(disc(x, y, s) for x, y, s in ((1040, 744, 4), (1084, 770, 3), (1010, 756, 3), (1050, 816, 3), (1112, 760, 2.5))), "#FFF3CC"))
for x, y, s in ((160, 900, 4), (330, 760, 3.4), (560, 860, 3), (830, 900, 3.6), (1420, 960, 4), (1520, 1060, 3.4), (1760, 980, 4.4), (1840, 1080, 3.4), (1260, 880, 3), (480, 680, 3), (1400, 760, 3), (1800, 780, 3)):
    a.add(a.firefly(x, y, s))
# near frame: reeds of grass and tulips in the dark
for x, w, h, c in ((120, 420, 130, "#0E1230"), (560, 300, 60, "#0E1230"), (1500, 380, 90, "#0E1230"), (1840, 360, 170, "#0E1230"), (1180, 240, 40, "#0E1230")):
    a.add(path(blades(r, x, 1226, w, h, 20, .06), c))
for x, y, h, c in ((1640, 1210, 120, "#8A3A4A"), (1700, 1214, 150, "#6E5A9A"), (1772, 1210, 130, "#A8707E"), (1840, 1216, 160, "#8A3A4A")):
    a.add(a.tulip(x, y, h, c, .05, "#22304A"))
a.add(a.vignette(.4, .5, .55, "#080B2A"), a.grain(.4))
a.save(OUT + "cover.svg")
