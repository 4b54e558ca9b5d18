from _stage import *
from _players import *

a = scene(2)
r = a.r
DARK = "#3A2A33"

# the round room: plaster that is lightest near the stove, timber below, beams above
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#6E4A3C"),(.3,"#C08A55"),(.62,"#B57C4E"),(1,"#6B453E")], 0, 0, 1, 0)}"/>')
a.add(f'<rect width="900" height="560" fill="{a.lin([(0,"#2B1E2E",.85),(1,"#2B1E2E",0)])}"/>', path(wall_stones(r, 20, 170, 880, 640, 54, 20, .16), "#8A5A3E", .4))
# wainscot bends away from us
a.add(path(curve("-20,700! 200,660 450,648 700,660 920,700! 920,960! -20,960!"), a.lin([(0, "#4E3433"), (.34, "#8A5C40"), (1, "#4A3034")], 0, 0, 1, 0)), path(curve("-20,700! 200,660 450,648 700,660 920,700! 920,716! 700,676 450,664 200,676 -20,716!"), "#C08F5C"), line("".join(f"M{x} {650+abs(x-450)**2*.00024:.0f}V900" for x in (60, 140, 232, 330, 430, 530, 628, 720, 800, 862)), "#3A2630", 3, .5))
# ceiling: ring beam and rafters
a.add(path(curve("-20,118! 220,70 450,58 680,70 920,118! 920,164! 680,112 450,100 220,112 -20,164!"), "#3A2733"), path(curve("-20,118! 220,70 450,58 680,70 920,118! 920,126! 680,80 450,68 220,80 -20,126!"), "#8A5C48", .8))
for x0, x1, w in ((60, 190, 40), (300, 360, 34), (520, 510, 34), (760, 660, 38), (940, 800, 40)):
    a.add(path(f"M{x0-w} -10H{x0+w}L{x1+w*.5:.0f} {92+abs(x1-450)*.08:.0f}H{x1-w*.5:.0f}z", "#2C1D2A"), path(f"M{x0-w} -10h12L{x1-w*.5+7:.0f} {92+abs(x1-450)*.08:.0f}h-7z", "#6E4A44", .8))
# strings of onions and herbs from a beam
a.add(line("M330 108V170M352 106V150", "#4A3630", 3), "".join(f'<circle cx="{x}" cy="{y}" r="13" fill="{c}"/><circle cx="{x-4}" cy="{y-4}" r="5" fill="{lit(c,.35)}"/>' for x, y, c in ((326, 160, "#B8652F"), (338, 178, "#C97B3A"), (322, 190, "#B8652F"), (334, 208, "#A85628"))), leaf_fall(r, ((354, 146, 10, 22, 16),), "#6E7A4A", 22))

# porthole: blue evening, snow going past, a sill with snow
W = (646, 290)
a.add(f'<circle cx="{W[0]+6}" cy="{W[1]+10}" r="132" fill="{SHADOW}" fill-opacity=".35"/><circle cx="{W[0]}" cy="{W[1]}" r="130" fill="#5A3D36"/><circle cx="{W[0]+3}" cy="{W[1]+4}" r="127" fill="#8A6048"/><circle cx="{W[0]}" cy="{W[1]}" r="106" fill="#3A2833"/>')
cid = a.id("w")
a.defs.append(f'<clipPath id="{cid}"><circle cx="{W[0]}" cy="{W[1]}" r="101"/></clipPath>')
a.add(f'<g clip-path="url(#{cid})">', f'<rect x="540" y="184" width="212" height="212" fill="{a.lin([(0,"#2B3A70"),(.55,"#5E74A8"),(.8,"#A9B6CF")])}"/>', path(curve("530,352! 580,330 640,340 700,322 760,338! 760,410! 530,410!"), "#E3E8F2"), a.firs([(590, 352, 60), (612, 356, 84), (716, 346, 70)], "#3E4F7C", False), path(curve("530,372! 620,356 700,366 760,352! 760,410! 530,410!"), "#F4F6FA"), snowfall(r, 46, 546, 190, 746, 392, (1.8, 4.6)), "</g>")
a.add(path(f"M{W[0]-5} 188h10v204h-10zM544 {W[1]-5}h204v10h-204z", "#6B4836"), path(f"M{W[0]-5} 188h3v204h-3zM544 {W[1]-5}h204v3h-204z", "#B98A62"))
a.add(path(curve("558,360! 590,382 646,394 704,380 734,358! 720,386 690,402 646,408 600,402 572,388"), "#F4F6FA"))
a.add(f'<path d="M{W[0]-110} {W[1]-40}A118 118 0 0 1 {W[0]+10} {W[1]-118}" fill="none" stroke="#D9A878" stroke-width="6" stroke-linecap="round" stroke-opacity=".8"/>')
# cool light from the window on the wall
a.add(a.glow(W[0], W[1], 210, "#8FA6D6", .22))

# fiddle, clock, three small portraits
a.add(line("M432 196v14", INK, 4), use("fiddle", 424, 404, 200, rot=4, haze=DARK, t=.08))
def frame(x, y, w, h, g, rot=0):
    a.add(group(path(f"M{-w/2+4} {-h/2+6}h{w}v{h}h{-w}z", SHADOW, .35), path(f"M{-w/2} {-h/2}h{w}v{h}h{-w}z", "#7A4E30"), path(f"M{-w/2} {-h/2}h{w}v5h{-w+5}v{h-5}h-5z", "#D9A860"), path(f"M{-w/2+9} {-h/2+9}h{w-18}v{h-18}h{-w+18}z", "#E9D9BC"), g, t=f"translate({x} {y}) rotate({rot})"))
sil = lambda hair, coat, k=1: path(curve("-19,30! -17,12 -8,6 8,6 17,12 19,30!"), coat) + f'<circle cx="0" cy="-6" r="12" fill="#C99A7A"/>' + path(curve("-13,-2! -15,-20 0,-24 14,-18 13,-2! 8,-12 -6,-14"), hair)
frame(318, 476, 66, 84, sil("#5A3A34", "#7A5A6E"), -3)
frame(400, 512, 58, 72, sil("#D9D3DA", "#5E6E8A"), 2)
frame(322, 566, 54, 62, path("M-14 18h28l-3 -18h-22zM-17 2L0 -16L17 2z", "#8A6E5A") + path("M-3 18v-11h8v11z", "#4A3440"), 4)
# wall clock with a pendulum
a.add(path("M806 300h72v16h-72z", "#4A3034", .0), use("clock", 826, 560, 206, haze=DARK, t=.1, args=(WOOD, (60, -62))))

# floor boards and a round rug
a.add(path(curve("-20,936! 200,890 450,872 700,890 920,936! 920,1220! -20,1220!"), a.lin([(0, "#8E5E40"), (1, "#523640")])), line("M120 906L-20 960M250 886L70 1220M380 876L300 1220M520 876L560 1220M650 888L800 1220M780 906L930 1010", "#3E2A34", 3, .6), path(curve("-20,936! 200,890 450,872 700,890 920,936! 920,948! 700,902 450,884 200,902 -20,948!"), SHADOW, .4))
a.add(path(curve("120,1100 300,1010 540,990 790,1010 890,1090 800,1176 540,1206 260,1190"), SHADOW, .3, 'transform="translate(6 8)"'))
for k, c in ((1, "#8C3B38"), (.9, "#D9B27A"), (.84, "#3F5878"), (.66, "#D9B27A"), (.6, "#8C3B38")):
    a.add(f'<ellipse cx="506" cy="1098" rx="{384*k:.0f}" ry="{104*k:.0f}" fill="{mix(c, DARK, .2)}"/>')
a.add(line("".join(f"M{506+math.cos(t)*384:.0f} {1098+math.sin(t)*104:.0f}l{math.cos(t)*16:.0f} {math.sin(t)*10:.0f}" for t in [k * .157 for k in range(40)]), "#C9A270", 3, .8))

# the tiled stove, built like a little tower
stove = curve("26,980! 22,900 24,700 30,470! 46,430 70,404! 150,388 232,404! 256,430 270,470! 276,700 280,900 276,980! 150,1000")
a.add(foot(150, 988, 300, .5))
tiles = ""
blue = ""
for j in range(9):
    for i in range(4):
        x, y = 34 + i * 61, 476 + j * 56
        if y > 930:
            continue
        tiles += f"M{x} {y+(i in (0,3))*-3}q28 5 56 0l0 50q-28 5 -56 0z"
        if (i + j) % 2 and not (580 < y < 830 and 0 < i < 3):
            blue += f"M{x+28} {y+10}q4 10 14 14q-10 4 -14 14q-4 -10 -14 -14q10 -4 14 -14zM{x+8} {y+8}q8 0 8 8q-8 0 -8 -8zM{x+48} {y+8}q-8 0 -8 8q8 0 8 -8zM{x+8} {y+42}q8 0 8 -8q-8 0 -8 8zM{x+48} {y+42}q-8 0 -8 -8q8 0 8 8z"
        elif not (580 < y < 830 and 0 < i < 3):
            blue += f"M{x+22} {y+38}v-12l-8 -8 2 -2 12 10 10 -12 2 2 -10 12v10zM{x+16} {y+40}h26v3h-26z"
a.plane(stove, a.lin([(0, "#C9D3E2"), (.4, "#AEBCD3"), (1, "#5E6A94")], 0, 0, 1, 0), lip="#FFF3DC", shadow=(8, 8, 9, .3), inner=path(tiles, "#F3F1EC", .62) + path(blue, DELFT, .85) + path(curve("226,398! 256,430 270,470! 276,700 280,900 276,990! 222,996! 226,700 220,470!"), VIOLET, .3))
a.add(path(curve("14,470! 150,492 286,470! 288,452! 150,472 12,452!"), "#DCE3EC"), path(curve("12,452! 150,472 288,452! 287,447! 150,466 13,447!"), CREAM), path(curve("36,404! 150,380 264,404! 268,422! 150,400 32,422!"), "#DCE3EC"), path(curve("14,982! 150,1004 290,982! 292,1002! 150,1026 10,1002!"), "#6E6A8C"))
a.add(path("M58 396C58 330 96 296 150 292C206 296 242 330 242 396Q150 376 58 396z", a.lin([(0, "#C9D3E2"), (1, "#6A769C")], 0, 0, 1, 0)), path("M58 396C58 330 96 296 150 292C104 306 78 340 74 393z", CREAM, .7))
a.add(path("M128 296V-20H176V296Q152 302 128 296z", "#4A4258"), path("M128 296V-20h12V298z", "#9A8CA4"), path("M122 196h60v16h-60z", "#5E5470"), path("M122 196h60v5h-60z", "#A99CB4"))
# fire door
a.add(path("M88 826V676q0 -58 62 -58t62 58v150z", "#3E3448"), path("M88 826V676q0 -58 62 -58q-52 6 -52 60v148z", "#8A7C96"), path("M102 812V682q0 -46 48 -46t48 46v130z", "#5A1F1C"), path("M102 812V682q0 -46 48 -46t48 46v130z", a.lin([(0, "#8A2E1E"), (.5, "#E58A30"), (1, "#FBDB8C")])))
a.add(path(curve("112,812! 108,770 126,748 122,716! 140,738 144,700 158,672! 160,708 178,724 174,752! 190,744 192,780 188,812!"), "#F5A13D"), path(curve("124,812! 122,784 136,766 138,742! 150,758 156,736! 168,764 178,780 174,812!"), LAMP), path(curve("138,812! 138,796 148,782 152,770! 164,788 164,800 160,812!"), "#FFF6D8"), path("M104 800h92v12h-92z", "#4A2A2A"), path("M108 806q20 -16 40 -6t44 -4v14h-84z", "#6B3A2C"))
a.add(line("M126 640V812M150 634V812M174 640V812", "#3E3448", 4))
a.add(path("M82 838h136l-6 18H88z", "#5A5070"), path("M82 838h136v5H82z", "#B0A6BC"))
a.add(a.glow(150, 730, 330, "#F5A13D", .5), a.glow(170, 985, 330, "#F5A13D", .5, 80))
# kettle steaming on the cornice, wood in a basket
a.add(use("kettle", 214, 454, 118), path(ribbon(sample("262,344 250,306 276,270 262,232 284,196", 10), [3, 14, 22, 18, 4], 0), CREAM, .3), path(ribbon(sample("276,352 292,322 280,290 300,262", 10), [2, 9, 14, 3], 0), CREAM, .25))

# the armchair, moss green, high winged back
CH, CHL, CHD = "#5C6E4C", "#93A070", "#36452F"
a.add(path(curve("372,1068! 560,1040 800,1056 862,1072! 760,1096 480,1096"), SHADOW, .5))
a.add(path("M394 1010h34l-8 74h-20zM770 1006h36l-2 76h-22z", "#4A2E2A"), path("M394 1010h10l2 74h-6z", "#9A6A4C"))
back = curve("404,860! 384,700 386,560 428,478 500,432 600,420 690,440 752,492 784,580 786,720 772,870!")
a.plane(back, a.lin([(0, CHL), (.22, CH), (1, CHD)], 0, 0, 1, .4), lip="#D6D09A", shadow=(10, 8, 10, .35), inner=path("".join(f"M{x} {y}q7 -8 14 0q-7 10 -14 0z" for x, y in ((470, 540), (560, 512), (650, 520), (716, 556), (512, 606), (610, 590), (690, 622), (468, 670), (730, 690))), CHD, .9) + line("M477 540L520 606L567 512L617 590L657 520L697 622L723 556M477 670L520 606M697 622L737 690", CHD, 2, .5) + path(curve("700,444! 752,492 784,580 786,720 772,870! 700,870! 728,700 724,560"), SHADOW, .3))

# the miller: body sunk into the chair
coat = "#7A86A8"
a.add(path(curve("470,640! 432,690 420,760 428,840! 560,900 720,850! 732,760 716,690 668,636! 560,610"), SHADOW, .3, 'transform="translate(8 8)"'))
a.add(path(curve("474,640! 436,690 422,760 430,850! 560,900 714,850! 724,760 708,690 662,636! 566,606"), coat), path(curve("662,636! 708,690 724,760 714,850! 640,872! 668,780 660,700 630,640!"), dim(coat, .3), .7), path(curve("474,640! 436,690 422,760 430,850! 446,856! 444,770 460,700 492,650!"), "#F0C79A", .55))
# right arm rests along the chair, hand on the cat later; left arm hangs over the side
a.add(path(curve("360,760! 350,730 372,700 404,700 436,716 444,744! 446,860 440,1010! 400,1030 372,1016! 362,900"), CH), path(curve("360,760! 350,730 372,700 404,700! 380,716 372,744 376,800 384,1018! 378,1018 372,1016! 362,900"), "#C9C68C", .85), f'<ellipse cx="402" cy="742" rx="34" ry="38" fill="{mix(CH, CHL, .5)}"/><ellipse cx="404" cy="744" rx="22" ry="25" fill="{CHD}" fill-opacity=".5"/>')
a.add(path(curve("730,740! 742,708 770,694 800,704 820,736 818,770! 822,900 806,1016! 772,1032 736,1012! 738,870"), mix(CH, CHD, .5)), f'<ellipse cx="778" cy="742" rx="36" ry="38" fill="{mix(CH, CHD, .2)}"/><ellipse cx="780" cy="745" rx="23" ry="25" fill="{CHD}" fill-opacity=".7"/>', path(curve("744,730! 750,712 770,702 792,706! 768,712 756,736"), "#B9BC84"))

# quilt over the knees down to the rug
def lap(u, v):
    x = (440 + 300 * u) * (1 - v) + (404 + 386 * u) * v
    knees = -34 * math.exp(-((u - .28) / .16) ** 2) - 30 * math.exp(-((u - .72) / .17) ** 2)
    y = 838 + 20 * math.sin(u * 3.1) + v * 204 + (1 - v) * .0 + knees * (1 - abs(v - .3) * 1.2) + math.sin(u * 11) * 10 * v
    return x + math.sin(v * 4 + u * 3) * 5, y
edge = [lap(k / 12, 1) for k in range(13)]
a.add(path("M" + "L".join(f"{n(x)} {n(y+10)}" for x, y in [lap(0, 0)] + edge + [lap(1, 0)]) + "z", SHADOW, .35, 'transform="translate(6 8)"'))
# clogs peep out below
a.add(path(curve("470,1062! 474,1030 510,1022 548,1034 556,1060! 548,1078 486,1080") + curve("604,1064! 606,1034 640,1024 676,1036 690,1060! 680,1080 622,1080"), "#9A7350"), path("M470 1060Q512 1074 556 1058V1066Q512 1086 474 1070zM604 1062Q646 1076 690 1058L688 1068Q646 1088 608 1072z", "#5E4030"))
a.add(patchwork(lap, 9, 6, seed=11, haze="#5A3A3E", t=.06))
a.add(path("M" + "L".join(f"{n(x)} {n(y)}" for x, y in [lap(.46, v / 6) for v in range(7)] + [lap(.6, 1 - v / 6) for v in range(7)]) + "z", SHADOW, .2), path("M" + "L".join(f"{n(x)} {n(y)}" for x, y in [lap(.86, v / 6) for v in range(7)] + [lap(1, 1 - v / 6) for v in range(7)]) + "z", SHADOW, .26), path("M" + "L".join(f"{n(x)} {n(y)}" for x, y in [lap(0, v / 6) for v in range(7)] + [lap(.07, 1 - v / 6) for v in range(7)]) + "z", "#FFE6B0", .4))

# the arm that let the book go
a.add(f'<circle cx="474" cy="674" r="32" fill="{coat}"/>', path(ribbon(sample("470,672 424,712 396,760 378,838", 10), [62, 60, 52, 40]), SHADOW, .22, 'transform="translate(6 8)"'), path(ribbon(sample("470,672 424,712 394,760 376,838", 10), [62, 60, 52, 40]), coat), path(ribbon(sample("452,664 406,706 376,756 362,834", 10), [10, 14, 12, 8]), "#F0C79A", .7), path("M354 826l44 8 -3 18 -44 -8z", "#E9E2D4"))
a.add(path(curve("354,846! 348,872 350,900 360,912 368,914 372,900! 378,916 388,912 390,892 392,872 394,850!"), SKIN), line("M366 884l-1 18M378 884l-1 18", dim(SKIN, .25), 2))
# the other, stroking the cat in his sleep
a.add(place(cat_curl(), 600, 866, 1.12))
a.add(path(ribbon(sample("676,676 716,724 712,784 672,816", 10), [62, 58, 50, 38]), SHADOW, .25, 'transform="translate(5 8)"'), f'<circle cx="673" cy="673" r="31" fill="{dim(coat, .1)}"/>', path(ribbon(sample("676,676 714,724 708,782 668,812", 10), [62, 58, 50, 38]), dim(coat, .1)), path("M690 792l-30 36 -16 -12 28 -36z", "#D9D0C6"), path(curve("662,796! 640,800 616,812 612,824 624,832 648,830 668,820"), SKIN), line("M626 820l-10 4M634 826l-8 4", dim(SKIN, .25), 2))

# scarf: round the neck, one end over the arm of the chair
a.add(path(curve("480,650! 520,690 610,694 664,640! 676,664 650,704 566,718 500,704 474,678"), TULIP), path(curve("480,650! 520,690 610,694 664,640! 668,650 620,704 520,702 476,664!"), lit(TULIP, .2)))
a.add(path(ribbon(sample("512,694 496,760 474,820 466,900 474,968", 12), [34, 38, 38, 40, 42]), SHADOW, .25, 'transform="translate(6 7)"'), scarf_of("512,694 496,760 474,820 466,900 474,968", [34, 38, 38, 40, 42], TULIP, fringe=16))
# the head, sunk to his shoulder, cap askew
a.add(path(curve("474,520 520,470 600,470 650,530 650,600 600,660 520,660 478,600"), SHADOW, .3, 'transform="translate(12 14)"'), group(miller_head(), t="translate(552 640) rotate(-13) scale(1.52)"))
a.add(path(curve("478,520! 470,580 486,640 510,676! 500,620 494,570 496,526!"), "#FFD9A0", .3))
# a sigh of sleep: three small flour clouds
for x, y, q in ((690, 476, 9), (716, 444, 13), (752, 404, 18)):
    a.add(path(scallop(r, [(x + math.cos(k) * q * 1.3, y + math.sin(k) * q) for k in (0, 1.2, 2.4, 3.7, 5)], q * .7), CREAM, .26))

# the book on the rug, a little table with tea, a ball of wool that ran off
a.add(foot(340, 1110, 130), group(use("book", 0, 0, 92), t="translate(332 1112) rotate(-7)"))
a.add(foot(838, 1088, 110, .45), path("M796 918h14l-10 172h-14zM868 918h12l14 168h-14zM836 930h10v150h-10z", "#4A2E2C"), path("M796 918h6l-12 172h-4z", "#A87A58"), path(curve("764,908! 838,894 914,908! 914,926! 838,938 764,926!"), "#6B4636"), path(curve("764,908! 838,894 914,908! 838,920"), "#B98A62"), use("cup", 830, 912, 84))
a.add(foot(226, 1136, 80), line("M252 1112Q330 1150 420 1118T474 1000", SHADOW, 5, .25, extra='transform="translate(3 5)"'), line("M252 1112Q330 1150 420 1118T474 1000", TULIP, 4.4), f'<circle cx="222" cy="1108" r="34" fill="{dim(TULIP,.25)}"/><circle cx="219" cy="1105" r="31" fill="{TULIP}"/>', line("M192 1100Q218 1082 246 1100M190 1112Q220 1094 250 1112M198 1126Q222 1108 246 1124M204 1082Q196 1108 212 1134M224 1076Q214 1108 232 1136", lit(TULIP, .3), 3, .8), line("M184 1072L250 1138", "#E9D3B0", 5) + f'<circle cx="183" cy="1071" r="6" fill="#E9D3B0"/>', line("M250 1062L196 1142", "#C9A880", 5) + f'<circle cx="251" cy="1061" r="6" fill="#C9A880"/>')
# near dark: flour sacks and a log basket crop the corner
a.add(use("sack", 60, 1230, 210, haze="#2E1A22", t=.62), use("sack", -6, 1236, 150, haze="#24141E", t=.74))
for x, y in ((700, 1204), (760, 1176), (826, 1206)):
    a.add(path(f"M{x} {y-17}L{x+190} {y-42}V{y-8}L{x} {y+17}z", "#4A2E2C"), path(f"M{x} {y-17}L{x+190} {y-42}V{y-34}L{x} {y-8}z", "#7A5240"), f'<ellipse cx="{x}" cy="{y}" rx="14" ry="17" fill="#B98A5E"/><ellipse cx="{x}" cy="{y}" rx="9" ry="11" fill="#8E6244"/><ellipse cx="{x}" cy="{y}" rx="4" ry="5" fill="#B98A5E"/>')
finish(a, 2, .5, "#1C1018", .46, .6)
