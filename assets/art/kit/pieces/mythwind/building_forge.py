"""The forge: an open smithy glowing in the night, the smith at the top of his swing."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_a import *

a = Art(1200, 900, 61)
r = a.r
HOT, FIRE = "#FFF0BC", "#E8852F"

# night: deep blue, a last violet breath over the hills; stars left of the chimney
sky(a, (0, "#15162E"), (.28, "#262B58"), (.52, "#544F86"), (.66, "#8D7BA4"))
stars(a, 46, 10, 10, 700, 260)
stars(a, 14, 1000, 10, 1190, 240)
a.add(peaks([(-20, 470), (70, 360), (130, 420), (214, 300), (300, 410), (380, 350), (470, 430), (900, 420), (1010, 330), (1080, 390), (1150, 320), (1220, 380)], "#4A4880", "#7D76A8", .45))
a.add(path(curve("-20,500! 140,440 300,470 480,440 760,470 980,430 1220,470! 1220,700! -20,700!"), "#35386A"))
a.add(a.firs([(30, 520, 120), (96, 500, 90), (160, 516, 140), (1130, 500, 110), (1180, 516, 150), (1068, 490, 80)], "#2A2E5A", "#5C5C92"))
# a sleeping hamlet, one window awake
a.add(tint(hamlet(r, 40, 586, 44, "#C9C0C4", "#8E7690", None, 4), NIGHTC, .55), path("M112 556h9v14h-9z", LAMP))
a.add(path(curve("-20,590! 200,560 420,590 800,560 1220,590! 1220,760! -20,760!"), "#2C3A50"))
a.add(a.tufts(0, 260, 590, 640, 14, 16, "#4A5A68"), a.tufts(1010, 1200, 590, 640, 10, 16, "#4A5A68"))

# the yard, dark earth that the fire paints warm
a.plane(curve("-20,680! 220,654 520,672 860,664 1220,640! 1220,920! -20,920!"), a.lin([(0, "#57466A"), (.3, "#433659"), (1, "#241F3A")]), lip="#8A7BA6",
        inner=path(setts(r, -20, 1190, 700, 900, 46), "#7A6788", .4))

# ---- chimney behind the roof, lit at its mouth ----
a.add(path(smoke("842,70 826,40 858,16 846,-30", [40, 66, 92, 110]), "#6E5A8A", .5), path(smoke("846,76 870,44 868,20 900,-20", [26, 44, 58, 70]), "#C98A72", .38), a.glow(846, 72, 130, "#E7A13D", .5))
a.plane("M776 84H914L934 420H756z", a.lin([(0, "#6F6488"), (.5, "#544C70"), (1, "#37324F")], 0, 0, 1, 0), lip="#A79DBA", inner=path(mark_rows(r, 762, 118, 930, 400, 40, 17, 27), "#8C82A2", .55), loose=True)
a.add(path("M764 66H926L920 92H770z", "#7A6E92"), path("M764 66H926V72H765z", "#E39A58"), path("M800 66q44 -12 88 0z", "#F5C45E"))
a.add(path(sparks(r, 846, 66, 22, 190, 238, 300, 4), "#F5C45E"), path(sparks(r, 846, 66, 9, 120, 244, 296, 3), HOT))

# ---- the smithy ----
# inside: back wall lit from the hearth
a.add(path("M300 300H968V760H300z", a.rad([(0, "#FFD98A"), (.2, "#F0A347"), (.5, "#B9602F"), (.8, "#6E3A38"), (1, "#42283A")], 765, 610, 520, True)))
a.add(path(mark_rows(r, 330, 370, 960, 560, 46, 16, 28, .42), "#5A2E30", .32))
# tools on a rail: tongs, hammers, horseshoes, a sickle
a.add(path("M352 412L690 406V417L352 424z", "#5A3326"), path("M352 412L690 406V409L352 415z", "#F2B35E"))
tool = "#43222A"
a.add(path("M566 418h8v66h-8zM550 484h40v24h-40zM640 416h7v58h-7zM628 470q15 -12 31 0v22h-31z", tool), line("M520 420L506 500M526 420L538 500M506 500q8 14 2 24M538 500q-8 14 -2 24", tool, 6),
      line("M604 430q-16 30 0 44q6 6 12 0q16 -14 0 -44", tool, 7), line("M672 424q-4 44 18 52q30 8 34 -30", tool, 7))
a.add(path("M550 484h7v24h-7zM628 472q4 -4 6 -4v24h-6z", "#C97F45", .8))
# the hearth: stone bed, coals, hood
hood = curve("716,300! 880,300! 884,400 930,512! 662,518! 704,410!")
a.plane(hood, a.lin([(0, "#4C3340"), (.75, "#7A4A3E"), (1, "#C2703C")]), lip="#B4703F", shadow=(6, 10, 6, .3), inner=path(mark_rows(r, 690, 322, 916, 480, 36, 14, 25, .4), "#C07C4C", .4), loose=True)
a.add(path("M656 512L936 506V528L656 534z", "#5A3634"), path("M656 528L936 522V528L656 534z", "#F5C45E"))
a.add(path("M674 534L916 528V622H674z", "#3A1F2A"), a.glow(796, 596, 170, "#FFC75E", .95))
a.add(path(curve("690,624! 696,578 712,596 722,556! 738,584 750,540! 768,584 784,534! 806,580 822,550! 838,590 856,566! 872,596 884,580! 898,600 904,624!"), FIRE), path(curve("712,624! 720,592 734,604 748,572! 764,600 784,562! 802,602 820,582! 836,602 852,596! 868,612 872,624!"), "#F9CF6E"), path(curve("746,624! 756,604 770,608 784,590! 798,610 812,606! 824,616 828,624!"), "#FFF6DA"))
a.add(path(curve("668,630! 690,612 720,618 750,610 800,616 850,610 900,616 930,628!"), "#5A2630"), path("M690 620h10v5h-10zM726 617h12v6h-12zM770 615h9v6h-9zM812 617h13v5h-13zM864 618h10v5h-10z", "#F5A04A"))
a.plane("M650 626L948 620V764L650 768z", a.lin([(0, "#9C6450"), (.3, "#6C4A50"), (1, "#3C2F48")]), lip="#F5B968", inner=path(mark_rows(r, 656, 640, 944, 756, 52, 22, 33, .6), "#A8766A", .5), loose=True)
# quench tub
a.add(path(curve("590,700! 588,730 594,764! 620,772 648,764! 652,730 650,700!"), "#4C3038"), path(curve("590,700! 588,730 594,764 604,768! 600,730 602,702!"), "#9A6044"), f'<ellipse cx="620" cy="700" rx="30" ry="8" fill="#2E2233"/><ellipse cx="622" cy="701" rx="24" ry="5" fill="#D98A4A"/>', path("M588 722Q620 732 652 722V730Q620 740 588 730z", "#2E2233"))
# threshold
THRESH = (path("M330 792Q620 806 930 790L940 808Q620 826 322 808z", "#6A5468"), path("M330 792Q620 806 930 790L931 794Q620 811 330 797z", "#F0B067"))
# floor inside
a.add(path(curve("300,744! 470,736 700,744 968,738! 1000,800! 270,800!"), "#7A4A3C"), a.glow(620, 770, 360, "#F5A54A", .75, 70), *THRESH)

# posts, piers and the great beam
for x, w in ((300, 46), (936, 50)):
    a.plane(f"M{x} 330H{x+w}L{x+w+6} 790H{x-8}z", a.lin([(0, "#4A3540"), (1, "#2E2438")], 0, 0, 1, 0), lip="#7D6A86", shadow=(6, 4, 6, .3))
a.add(path("M342 340h6l6 448h-6z", "#F0A85A", .85), path("M934 340h5l-3 444h-7z", "#F0A85A", .75))
a.plane(curve("206,800! 212,700 222,640! 306,634! 312,720 318,806! 262,814"), a.lin([(0, "#8880A2"), (.6, "#5D5578"), (1, "#3A3452")], 0, 0, 1, 0), lip="#B9B0CC", shadow=(5, 6, 6, .35), inner=path(mark_rows(r, 218, 652, 306, 800, 36, 18, 28, .6), "#A49BB8", .6), loose=True)
a.plane(curve("934,806! 940,700 938,630! 1030,622! 1042,720 1050,800! 990,814"), a.lin([(0, "#857086"), (.3, "#57506F"), (1, "#322C48")], 0, 0, 1, 0), lip="#C99A80", shadow=(5, 6, 6, .35), inner=path(mark_rows(r, 946, 642, 1036, 796, 38, 18, 28, .6), "#8E84A2", .5), loose=True)
a.add(path("M236 336L1020 320V366L236 378z", "#3B2B38"), path("M236 368L1020 356V366L236 378z", "#E08F46"))
a.add(path("M346 372L430 376L350 470L346 440z", "#3B2B38"), path("M932 366L846 364L930 462z", "#3B2B38"), path("M430 376L350 470L350 462L420 376z", "#E08F46", .8))

# the roof: sagging courses, moss, moonless blue on its left
a.add(soft(curve("322,150! 640,166 950,138! 1020,250 1066,352! 640,374 180,366! 250,262"), 4, 12, 8, .35))
roof = shingled(a, (320, 148, 950, 132), (180, 352, 1070, 334), 7, "#6B4638", "#A87258", 12)
a.add(tint(roof, NIGHTC, .5, (SHADOW,)))
a.add(path(curve("320,148! 260,240 180,352! 214,356 290,240 344,150!"), "#B7A6C0", .4), path(curve("306,142! 620,158 962,120! 966,140 956,146! 620,176 312,162!"), "#7D6787"), path("M306 142Q620 158 962 120L963 126Q620 164 308 149z", "#C4B5CC"))
a.add(path("M180 356Q620 386 1070 340L1066 350Q620 398 186 366z", "#D98A48", .75))
a.add(tint(moss(r, ((236, 330, 64), (420, 352, 54), (1004, 316, 60), (560, 190, 36), (690, 346, 44))), "#2E3B50", .42))
# loft door with a hoist and a horseshoe over it
a.add(soft("M560 340V246L616 200L674 242V336z", 5, 10, 7, .3), path("M566 344V250L616 210L668 246V340z", "#6E5F7E"), path("M640 228L668 246V340L640 342z", "#453C5C"), path("M586 340V268h60v70z", "#3A2B3E"), path("M592 336V274h22v60zM618 334V274h22v60z", "#5A4250"), line("M605 300q-10 -22 11 -24q22 2 12 24", "#F0B45C", 6))
a.add(path(curve("616,184! 584,218 544,256! 550,266 560,262! 590,232 616,206! 646,230 672,256! 684,262 690,252! 650,214"), "#6E4E58"), path(curve("616,184! 584,218 544,256! 548,260! 586,226 616,194!"), "#B7A6C0"))

# ---- the anvil on its block, with the bright iron ----
a.add(shade_under(536, 800, 150, 24, .5))
a.plane(curve("478,800! 484,752 488,712! 576,708! 582,752 592,800! 534,812"), a.lin([(0, "#5A3A34"), (.6, "#7A4A36"), (1, "#A8663E")], 0, 0, 1, 0), lip="#8A6A62", shadow=(4, 6, 6, .3))
a.add(path("M480 742Q534 754 586 740V752Q534 766 479 754z", "#3A3348"), line("M506 716V800M552 716V804", "#3F2930", 2.4, .7))
anvil = curve("414,642! 452,636 480,634! 606,628! 610,652! 596,662 572,668 564,684! 570,698 590,706! 590,718! 474,722! 474,710! 492,702 498,688! 494,672 470,664 440,656")
a.add(soft(anvil, 4, 6, 5, .35), path(anvil, a.lin([(0, "#5A5672"), (.5, "#3C384F"), (1, "#2A2639")])), path("M414 642Q450 636 480 634L606 628V636L480 643Q446 646 428 648z", "#FFCB78"), path("M598 640L608 652Q594 662 572 668L564 684Q570 698 590 706V718L566 719Q568 706 552 700Q544 690 552 676Q560 660 598 652z", "#D07A40", .7))
# the iron: white where the hammer falls
a.add(a.glow(536, 624, 150, "#FFD27A", 1), path("M452 628L600 617L602 629L454 638z", "#F59A3C"), path("M490 624L600 617L602 627L492 634z", "#FFF6DA"))

# sparks from the last stroke
a.add(path(sparks(r, 536, 620, 34, 210, 205, 352, 5), "#FFC35C"), path(sparks(r, 536, 618, 20, 150, 215, 345, 4), "#FFF6DA"))

# ---- the smith ----
shirt, apron, trou = "#B9A08E", "#6B3F34", "#3F3852"
RIM = "#FFB45C"
a.add(shade_under(404, 806, 170, 22, .5))
# far arm with the tongs
a.add(limb("420,552 462,588 486,618", [34, 28, 20], "#C98F74", RIM, 1))
a.add(line("M478 614L560 622M480 622L556 626", "#2E2A3C", 5))
# legs, boots
a.add(limb("398,664 432,714 446,784", [50, 42, 32], dim(trou, .2), RIM, 1), limb("372,664 346,724 330,784", [52, 44, 34], trou, "#6E6A92"))
a.add(path(curve("306,800! 310,780 346,776 352,788 368,800! 340,806"), "#2A2233") + path(curve("426,800! 430,778 462,774 470,786 492,798! 460,806"), "#2A2233"), path(curve("470,786! 482,790 492,798! 470,802!"), RIM, .7))
# body bent over the work: shirt, then apron
torso = curve("338,560! 352,524 392,506 430,516! 446,552 444,600 438,648! 428,694 420,726! 380,738 338,724! 342,690 346,650 340,610!")
a.add(soft(torso, 3, 6, 6, .3), path(torso, shirt), path(curve("338,560! 352,524 392,506! 366,540 360,600 366,660! 352,700 338,724! 342,690 346,650 340,610!"), "#8D8298", .9))
a.add(path(curve("384,548! 410,540 436,548! 444,600 440,650! 434,700 424,738! 386,748 346,736! 362,690 372,620!"), apron), path(curve("424,548! 436,548! 444,600 440,650! 434,700 424,738! 410,742! 424,690 430,610!"), RIM, .75), path("M346 644Q390 662 440 646L439 660Q392 676 345 658z", "#3F2530"), line("M384 548L372 518M430 546L420 514", "#4A2C30", 8))
# head: looks down at the iron
a.add(head(436, 478, 74, 1, "cap", "#5B4A58", "#7A4636", HAIR, "#D9A07C", 12, edge="#FFD9A0"))
# the near arm, up and back; the hammer at the top of its way
a.add(limb("372,542 318,508 306,462", [46, 40, 30], "#D09A7C", "#E9C2A8"), limb("306,470 328,432 352,412", [30, 26, 20], "#D09A7C", "#F5C08E", 1))
a.add(path(curve("346,520! 396,520 392,560 366,570! 334,556 326,528!"), shirt), path(curve("346,520! 326,528 334,556 340,560! 338,536"), "#8D8298"))
a.add(line("M322 450L446 364", "#7A5236", 11), line("M324 446L444 362", "#C4905C", 3.4))
a.add(path(curve("336,414! 350,396 372,402 370,420 352,434 340,430"), "#D9A07C"))
a.add(group(path("M-24 -40h48v80h-48z", "#34304A") + path("M14 -40h10v80H14z", "#F2A552") + path("M-24 -40h48v9h-48zM-24 31h48v9h-48z", "#6A647E"), t="translate(452 358) rotate(-34)"))

# light that falls out into the yard
a.add(a.glow(600, 826, 420, "#F5A54A", .5, 70))
# a hedgehog has come to warm its nose
a.add(use("hedgehog", 780, 842, 116, pack=False, haze="#6A3A3A", t=.28))
# wheel to be mended, leaning on the left pier; horseshoes by it
cx, cy, R = 176, 724, 88
a.add(path(curve("84,806! 180,790 300,806 200,822"), SHADOW, .4), f'<circle cx="{cx}" cy="{cy}" r="{R}" fill="none" stroke="#3A2B3C" stroke-width="17"/><circle cx="{cx}" cy="{cy}" r="{R-10}" fill="none" stroke="#74586A" stroke-width="5"/>',
      line("".join(f"M{n(cx+14*math.cos(t))} {n(cy+14*math.sin(t))}L{n(cx+80*math.cos(t))} {n(cy+80*math.sin(t))}" for t in [.3 + k * .785 for k in range(8)]), "#5E4658", 9), f'<circle cx="{cx}" cy="{cy}" r="19" fill="#4A3648"/><circle cx="{cx-3}" cy="{cy-3}" r="11" fill="#8A7090"/>',
      line(f"M{cx-86} {cy-24}A89 89 0 0 1 {cx+10} {cy-89}", "#A596B4", 4), line(f"M{cx+84} {cy-20}A86 86 0 0 1 {cx+50} {cy+70}", "#D98A48", 4, .8))
# barrel and coal at the right
a.add(tint(use("barrel", 1100, 822, 158), NIGHTC, .5), path(curve("1012,830! 1020,800 1040,792 1052,776 1074,784 1088,806 1104,830! 1060,838"), "#26223A"), path("M1036 800l12 -12 10 8 -14 8zM1064 792l8 -6 8 12 -12 -2z", "#8E7A96", .7), path(curve("1040,656! 1048,700 1062,800! 1056,800! 1044,720"), "#D98A48", .5))
edge_grass(a, [(30, 220, 110, 16, .1), (1180, 200, 130, 16, -.12)], "#1A1A34", "#2E2E54")
# a dark bough holds the upper right corner
a.add(path(scallop(r, "1240,-40 1010,-40 1040,10 1090,30 1096,70 1150,80 1160,130 1240,150", 22), "#1C2040"), path(scallop(r, "1240,-40 1100,-40 1120,10 1160,40 1240,80", 18), "#2A3056"))
a.add(a.vignette(.5, .5, .6, "#0E0E22"), a.grain(.5))
a.save(OUT + "building-forge.svg")
