from _stage import *
from _players import *

a = scene(8)
r = a.r
SLATE, WET = "#5C6B84", "#3E4A66"

# a low rain sky
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#55627E"),(.3,"#8B98AC"),(.55,"#BFC4C8")])}"/>')
for spec, c, o in (("-40,60 60,10 200,30 330,-10 470,20 600,-10 760,20 940,0 940,150 800,180 640,150 480,190 320,160 160,196 -40,170", "#4C5873", .9), ("-40,150 120,120 280,170 430,140 600,180 760,140 940,170 940,230 760,250 560,220 380,250 180,226 -40,250", "#6A7890", .8)):
    a.add(path(scallop(r, spec, 46, .5), c, o))
# far end of the street: gables in the haze
a.add(path("M380 640V420h16v-22h16v-22h24v22h16v22h16v220zM470 640V380h20v-26h18v-26h30v26h18v26h20v260z", "#9AA5B4"), path("M400 470h18v30h-18zM430 470h18v30h-18zM500 430h20v34h-20zM536 430h20v34h-20z", "#7F8CA0"))

# two rows of step-gabled houses: wet brick, cool light
H = dict(haze="#4E5B78", t=.3, keep=(LAMP, "#FBDB8C", AMBER))
on0, on1, on2 = [False] * 6, [True, False, False, False, False, True], [False, True, False, False, False, False]
a.add(use("townhouse", 296, 690, 440, args=("#8A6E62", "#D9CFC8", "#4E6A5E"), lit_w=False, on=on0, **{**H, "t": .46}))
a.add(use("townhouse", 640, 690, 470, flip=True, args=("#A87A52", "#E4D9CC", DELFT), on=on2, **{**H, "t": .42}))
a.add(use("townhouse", 128, 760, 640, args=(BRICK, "#E9DCCB", "#3E6A52"), on=on1, **H))
a.add(use("townhouse", 800, 756, 620, flip=True, args=("#7E5A6A", "#E4D6CC", "#8A5A3C"), on=[False, False, False, True, False, False], **{**H, "t": .36}))
a.add(a.glow(70, 690, 130, LAMP, .45))
# a gutter spouts
a.add(path(ribbon(sample("232,300 262,304 276,360 280,470", 12), [4, 9, 7, 3], 0), "#E4EDF4", .6))

# the street: wet setts that shine towards the end
a.plane(curve("-20,770! 160,738 320,690 450,680 580,690 740,738 920,770! 920,1220! -20,1220!"), a.lin([(0, "#B9C0C6"), (.16, "#8E98A8"), (.5, "#5E6A84"), (1, "#39425E")]), lip="#D9DEE2", shadow=(0, -3, 6, .2), loose=True)
d = l = ""
for _ in range(230):
    t = r.random() ** .8
    y = 700 + 500 * t
    w = 12 + 50 * t
    x = 450 + (r.uniform(-1, 1)) * (120 + 480 * t)
    if abs(x - 450) < 90 + 1000 * (y - 684) / 200 and y > 700 + max(0, abs(x - 450) - 120) * .24:
        s = f"M{x:.0f} {y:.0f}q{w*.5:.0f} {-w*.24:.0f} {w:.0f} 0q{-w*.5:.0f} {w*.26:.0f} {-w:.0f} 0z"
        if r.random() < .6:
            d += s
        else:
            l += s
a.add(path(d, "#2E3654", .3), path(l, "#CBD5DE", .26))
# kerb shadows at the feet of the houses
a.add(path(curve("-20,764! 130,744 250,704 250,716 130,764 -20,796!"), "#2E3450", .4), path(curve("920,760! 800,740 680,700 680,712 800,758 920,790!"), "#2E3450", .5))

# bicycle parked at the right, rain on its saddle
a.add(use("bicycle", 770, 826, 190, flip=True, haze="#3E4A66", t=.26), path("M680 712q20 -8 34 2v5q-18 -6 -34 -1z", "#DCE6F0", .7))

# puddles: the same street under a blue sky
def puddle(spec, inner, k):
    dd = curve(spec)
    cid = a.id("pd")
    a.defs.append(f'<clipPath id="{cid}"><path d="{dd}"/></clipPath>')
    a.add(path(dd, "#232B48", .5, 'transform="translate(3 6)"'), path(dd, "#E9F1F4"), f'<g clip-path="url(#{cid})" ><g transform="translate(2 3)">{inner}</g></g>')
blue = a.lin([(0, "#CFE6E8"), (.4, "#8CC6E4"), (1, "#4F9AD0")])
house = use("townhouse", 0, 0, 330, args=("#C9573A", "#FBEFD9", "#3E8A5A"), lit_w=False)
house2 = use("townhouse", 0, 0, 300, args=("#E2A24A", "#FFF3DA", "#2F6FB0"), lit_w=False)
def cloudlet(x, y, s):
    return path(scallop(r, [(x - 50 * s, y), (x - 20 * s, y - 16 * s), (x + 20 * s, y - 14 * s), (x + 50 * s, y), (x + 20 * s, y + 12 * s), (x - 20 * s, y + 12 * s)], 18 * s), "#FFFDF4")
# the big one, in front
big = f'<rect x="60" y="980" width="760" height="240" fill="{blue}"/>' + group(house, t="translate(206 976) scale(1 -.62)") + group(house2, t="translate(700 990) scale(1 -.58)") + group(house2, t="translate(310 980) scale(.8 -.46)") + cloudlet(420, 1122, 1) + cloudlet(620, 1158, .8) + cloudlet(560, 1040, .6)
kt = use("kite", 0, 0, 104)
big += line(curve("380,1000 440,1040 488,1078", False), "#FFFDF4", 2.4, .9) + group(kt, t="translate(500 1088) scale(1 -.74) rotate(10)") + line(curve("520,1112 548,1118 560,1140 590,1146", False), "#A8482F", 2.4)
puddle("96,1092 170,1026 320,1002 470,1016 600,1000 740,1030 806,1084 760,1146 640,1174 500,1160 380,1186 220,1170 120,1140", big, 1)
sm = f'<rect x="40" y="840" width="240" height="90" fill="{blue}"/>' + group(house, t="translate(130 846) scale(.5 -.28)") + group(house2, t="translate(206 850) scale(.5 -.24)") + cloudlet(100, 886, .4)
puddle("44,892 90,868 160,862 226,872 250,892 210,912 130,918 70,910", sm, 2)
puddle("640,912 700,890 780,886 846,902 868,922 820,942 730,946 664,934", f'<rect x="620" y="880" width="260" height="80" fill="{blue}"/>' + group(house, t="translate(700 884) scale(.5 -.26)") + cloudlet(800, 922, .5), 3)
puddle("820,1176 860,1160 930,1160 930,1210 850,1206", f'<rect x="800" y="1150" width="140" height="70" fill="{blue}"/>', 4)

# the three, in single file to the left, and the one roof over them
a.add(path(curve("150,966! 300,944 600,944 790,968! 640,990 300,992"), "#1E2440", .45))
a.add(use("goose", 262, 966, 236, haze="#4E5B78", t=.08))
a.add(place(cat_walk(), 744, 966, 1.06, flip=True, haze="#4E5B78", t=.06))
# shaft behind her, then her, then the canopy in front of everything
a.add(line("M452 800L438 380", "#3A2A36", 15), line("M448 800L434 380", "#A87A54", 6))
a.add(girl(522, 966, 392, flip=True, near=((38, -224), (74, -258)), far=((50, -236), (74, -298)), step=40, mood="open", haze="#4E5B78", t=.04))
U = (438, 470)
um = path(curve("-372,92! -352,-70 -236,-196 -60,-246 0,-252 70,-246 240,-194 350,-66 374,96! 312,54 256,104! 196,56 132,112! 66,62 0,116! -66,62 -132,112! -198,58 -258,104! -312,54"), TULIP)
um += path(curve("0,-252! 70,-246 240,-194 350,-66 374,96! 312,54 256,104! 236,-60 150,-190"), dim(TULIP, .34), .9) + path(curve("0,-252! 90,-170 140,-20 132,112! 196,56 256,104! 236,-60 150,-190"), dim(TULIP, .2), .8)
um += path(curve("0,-252! -90,-170 -140,-20 -132,112! -66,62 0,116! -4,-60"), lit(TULIP, .1)) + path(curve("0,-252! -150,-190 -236,-60 -258,104! -198,58 -132,112! -140,-20 -90,-170"), lit(TULIP, .2)) + path(curve("0,-252! -60,-246 -236,-196 -352,-70 -372,92! -312,54 -258,104! -236,-60 -150,-190"), lit(TULIP, .3))
um += path(curve("-372,92! -352,-70 -236,-196 -60,-246 0,-252! -80,-238 -230,-180 -336,-60 -356,78!"), "#FFE3D0", .75)
um += path(curve("-372,92! -312,54 -258,104! -198,58 -132,112! -66,62 0,116! 66,62 132,112! 196,56 256,104! 312,54 374,96! 372,104 312,64 256,116! 196,68 132,124! 66,74 0,128! -66,74 -132,124! -198,70 -258,116! -312,66 -370,100!"), dim(TULIP, .5), .8)
um += path("M-8 -248L-5 -292L5 -292L10 -248z", "#4A2E2C")
# drops jump off it
for k in range(34):
    t = math.pi * (1.08 + .84 * k / 33)
    x, y = math.cos(t) * 366, -20 + math.sin(t) * 236
    um += line(f"M{x:.0f} {y:.0f}q{math.cos(t)*10:.0f} {-14+math.sin(t)*6:.0f} {math.cos(t)*26+r.uniform(-6,6):.0f} {-6+math.sin(t)*16:.0f}", "#EAF2F8", 2.6, .8)
a.add(path(curve("70,590! 300,560 600,560 800,590! 720,700 600,760 300,760 140,690"), SHADOW, .12), group(um, t=f"translate({U[0]} {U[1]}) rotate(-2)"))
# fringe of drops from the rim
a.add(line("".join(f"M{U[0]+x} {U[1]+y}v{q}" for x, y, q in ((-372, 110, 60), (-258, 126, 44), (-130, 132, 70), (134, 128, 62), (256, 116, 46), (374, 98, 74), (-258, 196, 26), (134, 220, 30), (-372, 200, 34))), "#EAF2F8", 3, .75))
# rings where drops fall, rain over all, frog on the kerb
a.add("".join(f'<ellipse cx="{x}" cy="{y}" rx="{q}" ry="{q*.26:.1f}" fill="none" stroke="#EAF4FA" stroke-width="2" stroke-opacity=".8"/>' for x, y, q in ((170, 1080, 22), (360, 1050, 15), (690, 1110, 24), (600, 1064, 14), (300, 1150, 18), (760, 918, 14), (150, 890, 12), (60, 1000, 16), (850, 1040, 18))))
fr = path(curve("-26,0! -30,-16 -16,-30 4,-34 20,-40 32,-30 32,-18 22,-10 26,0!"), "#6E9A4E") + path(curve("-26,0! -34,-2 -40,4 -28,6 6,6 30,6 34,2 26,-2!"), "#557D45") + path(curve("-26,-2! -28,-18 -12,-30 4,-34! -8,-18 -12,-6"), "#A9C46A") + f'<circle cx="20" cy="-38" r="7" fill="#6E9A4E"/>' + eye(21, -39, 4) + line("M16 -18q10 4 16 -4", "#3A5A35", 2)
a.add(foot(826, 1150, 60), place(fr, 826, 1152, 1.1, flip=True, haze="#4E5B78", t=.1))
a.add(rain(r, 90, -20, 20, 960, 700, "#EAF2F8", .32, (36, 90)), rain(r, 60, -20, 700, 960, 1180, "#EAF2F8", .3, (30, 70), w=2.4))
# near frame: an awning's edge and a window box crop the upper left
a.add(path(curve("-20,-20! 920,-20! 920,10! 800,40 700,14 600,34 480,6 340,22 200,0 80,18 -20,4!"), "#3E4864", .5))
finish(a, 8, .36, "#1E2440", .5, .5)
