"""C17: pink dawn at the bakery; mill-shaped loaves in the window, a ribboned bun goes out over the half door into a bicycle basket."""
from _stage import *
from _players import *

a = scene(17)
r = a.r
PK = "#E9A6A8"
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#8E7CB0"),(.1,"#C792B0"),(.22,"#F0A9A8"),(.34,"#FBCFB2"),(.44,"#FDE7C4")])}"/>')
a.add(a.glow(760, 420, 330, "#FFF0CC", .8))
for spec, c, l, o in (("430,70 560,46 700,58 860,40 960,66 860,96 660,100 520,96", "#B88AB0", "#FBD2C0", .9), ("560,180 680,162 800,174 960,158 960,192 780,206 640,202", "#E3A2B0", "#FFE3C8", .9), ("-40,120 80,100 180,112 260,98 220,130 80,142", "#A585B4", "#F6C4BC", .85), ("600,270 720,256 860,268 940,258 900,286 720,292", "#F2BDB4", "#FFF0D2", .9)):
    d = curve(spec)
    a.add(path(d, l, o, 'transform="translate(-3 6)"'), path(d, c, o))
# the last stars go
a.add(path("".join(star(x, y, s) for x, y, s in ((640, 30, 4), (780, 22, 5), (500, 26, 3), (860, 120, 4))), CREAM, .8))

# the village still asleep: gables, chimneys cold, windows dark
def gable(x, y, w, h, roof, wall, wins, rh=None, steps=0, t=.3):
    rh = rh or w * .62
    H = lambda c: mix(c, PK, t)
    o = path(f"M{x} {y}v{-h}h{w}v{h}z", H(wall)) + path(f"M{x+w*.66} {y}v{-h}h{w*.34}v{h}z", VIOLET, .26)
    if steps:
        d = f"M{x-4} {y-h}"
        q = w / 2 / steps
        for k in range(steps):
            d += f"v{-rh/steps:.1f}h{q+ (4/steps):.1f}"
        d += f"v{-rh*.14:.1f}h6v{rh*.14:.1f}"
        for k in range(steps):
            d += f"h{q-(2/steps):.1f}v{rh/steps:.1f}"
        o += path(d + "z", H(wall)) + path(f"M{x+w*.62} {y-h}V{y-h-rh*.7}l{w*.42} {rh*.7}z", VIOLET, .2)
    else:
        o += path(f"M{x-w*.08:.0f} {y-h+4}L{x+w/2} {y-h-rh}L{x+w*1.08:.0f} {y-h+4}z", H(roof)) + path(f"M{x-w*.08:.0f} {y-h+4}L{x+w/2} {y-h-rh}L{x+w*.3:.0f} {y-h+4}z", lit(H(roof), .3), .6)
    for u, v, lw in wins:
        c = "#F6D289" if lw else "#7A6288"
        o += path(f"M{x+w*u-7:.0f} {y-h*v:.0f}h14v20h-14z", c) + path(f"M{x+w*u-.8:.1f} {y-h*v:.0f}h1.600v20h-1.600zM{x+w*u-7:.0f} {y-h*v+9:.0f}h14v1.600h-14z", H("#F3E4D4"))
    return o


a.add(tint(hamlet(r, 560, 400, 46, "#E9C4B4", "#B87A8A", None, 8), PK, .4))
a.add(path("M672 420V250H718V420z", mix("#D9B6B0", PK, .3)), path("M700 420V250H718V420z", VIOLET, .28), path("M662 254L695 164L728 254z", mix("#8E6A94", PK, .25)), path("M662 254L695 164L686 254z", mix("#C79AAE", PK, .2)), path("M693 166h4V140h-4z" + disc(695, 136, 6), mix(WOOD, PK, .4)))
a.add(f'<circle cx="695" cy="290" r="15" fill="#F7E7D4"/>', line("M695 290V279M695 290L703 294", "#6E5070", 2.4))
for g in (gable(560, 560, 92, 130, "#9A6272", "#EBCDB8", ((.3, .7, 0), (.7, .7, 0)), t=.36), gable(652, 560, 84, 150, "#7E6A8E", "#DDB6A8", ((.3, .76, 0), (.7, .76, 0), (.3, .4, 0), (.7, .4, 0)), 56, 4, .34), gable(742, 560, 100, 118, "#A86E70", "#F0D6BE", ((.28, .66, 0), (.72, .66, 0)), t=.3), gable(838, 560, 90, 150, "#8A6A86", "#E3BFB0", ((.3, .74, 0), (.7, .74, 0)), 60, 4, .28)):
    a.add(g)
a.add(f'<rect x="540" y="430" width="380" height="170" fill="{a.lin([(0,"#FBD8C0",0),(1,"#FBD8C0",.75)])}"/>')

# the street
a.add(path(curve("-20,1040! 300,1010 620,1000 920,980! 920,1220! -20,1220!"), a.lin([(0, "#D79A98"), (.3, "#A8738A"), (1, "#5C3F66")])))
a.add(path(curve("520,560! 640,552 920,556! 920,1000! 700,1010 560,1010!"), a.lin([(0, "#F6CBB4"), (.5, "#DBA09C"), (1, "#B57F90")])))
cob = ""
for j in range(9):
    y = 1030 + j * 21 * (1 + j * .05)
    x = -20 + (j % 2) * 22
    while x < 900:
        w = r.uniform(34, 58) * (.7 + j * .07)
        cob += f"M{n(x,0)} {n(y,0)}q{n(w/2,0)} -8 {n(w,0)} 0q-2 12 {n(-w/2,0)} 12q{n(-w/2,0)} 0 {n(-w/2,0)} -12z"
        x += w + 7
a.add(path(cob, "#F2C4B4", .24))

# across the lane a tall house, shutters closed
def shutters(x, y, w, h, c):
    o = path(f"M{x-4} {y-4}h{w+8}v{h+8}h{-w-8}z", "#F0D2C0") + path(f"M{x} {y}h{w/2-1.500}v{h}h{-w/2+1.500}zM{x+w/2+1.500} {y}h{w/2-1.500}v{h}h{-w/2+1.500}z", c)
    return o + line("".join(f"M{x+4} {y+9+k*10}h{w/2-9}M{x+w/2+5} {y+9+k*10}h{w/2-9}" for k in range(int(h / 10) - 1)), dim(c, .3), 2.6) + path(f"M{x-8} {y+h+4}h{w+16}v8h{-w-16}z", "#F0D2C0")


hs = "M736 1010V470h16v-34h20v-34h20v-34h22v-34h24v-24h30v24h52V1010z"
a.add(soft(hs, -6, 6, 9, .22), path(hs, a.lin([(0, "#D08E96"), (.5, "#C78A94"), (1, "#96688A")])), path("M736 470h16v-34h20v-34h20v-34h22v-34h24v-24h30v8h-24v26h-24v34h-22v34h-20v34h-20v34h-14v506h-8z", "#FBD8C4", .8), path(wall_stones(r, 748, 480, 900, 990, 40, 14, .22), "#E9B2A8", .5))
for x, y in ((770, 500), (846, 500), (770, 640), (846, 640), (770, 780), (846, 780)):
    a.add(shutters(x, y, 50, 88, "#7F7FA6"))
a.add(shutters(822, 374, 44, 70, "#7F7FA6"))
# a hedge and a low wall close the lane
a.add(path(scallop(r, "548,930 560,800 610,764 670,780 730,752 772,800 780,950", 26), "#8E7A8E"), path(scallop(r, "556,950 566,830 616,796 668,812 722,790 756,840 760,960", 22), "#A98E98"), path("M540 900H790V1010H540z", "#B98C98"), path(wall_stones(r, 546, 908, 780, 1000, 44, 16, .5), "#D6A8A8", .7), path("M534 888H796V906H534z", "#E3B4AC"))
# the bakery: roof first
WALL, TRIM = "#F4DFC6", "#A8482F"
rf = curve("-40,452! -40,250 20,128 130,84 300,86 420,96! 500,210 560,340 600,448! 420,462 200,466!")
a.add(soft(rf, 8, 10, 9, .3))
a.add(path(rf, a.lin([(0, "#C77A66"), (1, "#8A4650")])), path(rf, a.stuff("shingle", "#4A2440"), .75), path(curve("-40,452! -40,250 20,128 130,84 300,86 420,96! 424,104 300,98 140,98 40,146 -14,252 -14,452!"), "#F6C9A8", .7))
a.add(path(curve("-40,452! 200,466 420,462 600,448! 606,470 420,486 200,490 -40,478!"), "#6E3644"), path(curve("-40,452! 200,466 420,462 600,448! 601,453 420,469 200,473 -40,459!"), "#E6A088"))
# dormer, shut for the night upstairs
a.add(path("M196 350L196 262L256 196L318 262V350z", mix(WALL, PK, .2)), path("M286 350V230L318 262V350z", VIOLET, .26), path("M180 276L256 184L334 276L322 282L256 206L192 282z", "#8A4650"), path("M180 276L256 184L258 196L192 282z", "#E0A088"), path("M222 276h30v62h-30zM258 276h30v62h-30z", "#7C8FA8"), line("M224 288h26M224 300h26M224 312h26M224 324h26M260 288h26M260 300h26M260 312h26M260 324h26", "#56688A", 3), path("M216 338h80v8h-80z", "#F6E3C8"))
# two doves asleep on the ridge
for x, f in ((330, 1), (372, -1)):
    a.add(group(path(curve("-24,0! -26,-18 -8,-30 8,-24 16,-32 24,-22 20,-8 12,0!"), "#EDE3E6") + path(curve("-24,0! -38,4 -48,0! -30,-8! ") + curve("-18,-4! -4,-18 12,-14 12,0!"), "#C6B4C6") + line("M13 -23q3 2 6 0", INK, 1.8), t=f"translate({x} 90) scale({f} 1)"))
# chimney and its grey thread
a.add(path("M96 104V34H166V92z", "#B96A5C"), path("M140 96V34H166V92z", "#7E4250"), path("M86 26H176V48H86z", "#D98F76"), path(rows(100, 54, 140, 3, 13, 18, 8, r), "#E6AA8E", .6))
# facade
a.add(path("M-20 470H566V1046L-20 1060z", a.lin([(0, "#F6D9C4"), (.5, WALL), (1, "#D9AFA4")])), path("M500 470H566V1046H500z", VIOLET, .22), path("M-20 470H566V500H-20z", "#6E3A58", .32), path(wall_stones(r, 0, 520, 560, 1000, 44, 14, .1), "#C78A72", .4))
a.add(path("M-20 1000L566 988V1046L-20 1062z", "#8C7590"), path(wall_stones(r, -10, 1004, 560, 1044, 50, 16, .7), "#B59AAE", .8))
for x in (-8, 424, 548):
    a.add(path(f"M{x} 470h22v536h-22z", "#7A4A3E"), path(f"M{x} 470h6v536h-6z", "#C08A6A"))
a.add(path("M-20 506H566V528H-20z", "#7A4A3E"), path("M-20 506H566V511H-20z", "#C08A6A"))

# the window: warm, three mills of bread
WX, WY, WW, WH = 44, 556, 352, 288
a.add(a.glow(220, 720, 420, LAMP, .55), path(f"M{WX-20} {WY+10}Q{WX+WW/2} {WY-84} {WX+WW+20} {WY+10}V{WY+WH+16}H{WX-20}z", "#7A4A3E"))
gl = f"M{WX} {WY+10}Q{WX+WW/2} {WY-62} {WX+WW} {WY+10}V{WY+WH}H{WX}z"
a.defs.append(f'<clipPath id="gl"><path d="{gl}"/></clipPath>')
sp = ""


def mill_loaf(x, y, s, rot=18):
    c = "#CF8A3E"
    o = path(curve("-70,6! 0,-6 90,4! 20,14"), "#6E3A20", .4)
    o += path(curve("-62,0! -50,-60 -42,-130 -36,-172! 0,-184 36,-172! 44,-128 52,-58 64,0! 30,10 -30,10"), dim(c, .25)) + path(curve("-62,0! -50,-60 -42,-130 -36,-172! 0,-184 20,-178! 26,-120 30,-56 30,6! -20,10 -50,6"), c) + path(curve("-56,-2! -44,-60 -38,-124 -33,-166! -20,-172! -26,-120 -34,-56 -40,4!"), "#F0BE74")
    o += path(curve("-46,-166! -44,-208 -20,-232 0,-238 22,-232 46,-206 48,-166! 24,-156 -24,-156"), "#A8622E") + path(curve("-46,-166! -44,-208 -20,-232 0,-238! -20,-212 -26,-188 -26,-160!"), "#D99A52")
    o += path(curve("-16,8! -16,-30 0,-42 16,-30 16,8!"), "#8A4A22") + line("M-30 -70q18 10 34 2M-24 -110q16 10 30 2M-40 -30q10 6 18 3", CREAM, 6, .85)
    arm = path(ribbon([(0, 0), (32, -6), (64, 5), (94, -2)], [18, 21, 21, 12]), dim(c, .15)) + path(ribbon([(0, -4), (32, -10), (64, 1), (92, -5)], [7, 9, 9, 4]), "#F3CB86") + line("M22 -12l10 18M44 -12l10 19M66 -7l9 16", dim(c, .4), 3.4)
    return group(o, group("".join(group(arm, t=f"rotate({rot+90*k})") for k in range(4)) + f'<circle r="15" fill="{dim(c,.3)}"/><circle cx="-3" cy="-3" r="9" fill="#F0BE74"/>', t="translate(0 -176)"), t=f"translate({x} {y}) scale({s})")


sp += f'<rect x="{WX}" y="{WY-70}" width="{WW}" height="{WH+70}" fill="{a.lin([(0,"#B8642E"),(.3,"#F0B050"),(.75,"#FBDB8C"),(1,"#FFE9B0")])}"/>'
# the oven's mouth behind, shelves
sp += path("M44 700H396V708H44z", "#B9763A", .6) + "".join(path(curve(f"{x},700! {x-4},674 {x+26},664 {x+56},674 {x+54},700!"), "#B9763A", .55) for x in (60, 130, 290, 344))
sp += mill_loaf(108, 834, .7, 24) + mill_loaf(336, 834, .7, 40) + mill_loaf(222, 840, .94, 16)
sp += "".join(path(curve(f"{x},846! {x-2},822 {x+22},812 {x+46},822 {x+46},846!"), "#C27A34") + path(curve(f"{x+4},838! {x+6},822 {x+22},816! {x+14},828"), "#F3CB86") for x in (46, 168, 260, 350))
a.add(f'<g clip-path="url(#gl)">{sp}</g>', path(f"M{WX+WW/2-5} {WY-30}h9V{WY+WH}h-9zM{WX} {WY+70}H{WX+WW}v8H{WX}z", "#7A4A3E"), path(f"M{WX} {WY+100}L{WX+60} {WY+10}h26L{WX} {WY+140}z", "#FFFFFF", .16))
a.add(path(f"M{WX-34} {WY+WH}H{WX+WW+34}L{WX+WW+26} {WY+WH+26}H{WX-26}z", "#A9745A"), path(f"M{WX-34} {WY+WH}H{WX+WW+34}V{WY+WH+7}H{WX-33}z", "#F6CBA4"), path(f"M{WX-10} {WY+WH+26}h30l-12 34h-10zM{WX+WW-20} {WY+WH+26}h30l-8 34h-10z", "#7A4A3E"))
# awning stripe
aw = ""
for k in range(9):
    x0, x1 = WX - 26 + k * 45, WX - 26 + (k + 1) * 45
    aw += path(f"M{n(30+(x0-30)*.94+10,0)} {WY-46}L{n(30+(x1-30)*.94+10,0)} {WY-46}L{x1} {WY+22}q-22 24 -45 0z", TULIP if k % 2 == 0 else CREAM)
a.add(group(aw, t="translate(0 -2)"), path(f"M{WX-26} {WY-50}H{WX+380}L{WX+382} {WY-40}H{WX-24}z", "#7A4A3E"), path(f"M{WX-26} {WY+20}h405v6h-405z", SHADOW, .1))
# tea going cold on the sill
a.add(use("cup", 354, 846, 74, haze=PK, t=.08), path(smoke("350,778 342,752 356,730 346,700", [2, 6, 7, 2]), CREAM, .55))

# the half door: above open, warm; below shut
DX, DY = 446, 560
a.add(path("M440 1020V570Q448 532 494 530Q540 532 546 570V1016z", "#7A4A3E"), path("M450 1000V574Q456 542 494 540Q530 542 538 574V1000z", a.lin([(0, "#D98A3C"), (.5, "#FBD27E"), (1, "#FFE9B4")])), a.glow(494, 740, 190, LAMP, .6))
a.add(path("M536 572Q600 560 640 582V812Q600 800 538 806z", TULIP), path("M536 572Q600 560 640 582V594Q600 572 536 584z", lit(TULIP, .35)), path("M556 600Q590 594 622 604V690Q590 682 556 686zM556 706Q590 700 622 708V786Q590 778 556 784z", dim(TULIP, .28)), path("M640 582l8 4V814l-8 -2z", dim(TULIP, .5)))
a.add(path("M448 826H540V1012H448z", TULIP), path("M448 826H540V1012H516V826z", dim(TULIP, .25), .7), path("M462 852H526V984H462z", dim(TULIP, .22)), path("M438 812H552V832H438z", "#A9745A"), path("M438 812H552V817H438z", "#FBDDB4"), f'<circle cx="526" cy="866" r="6" fill="{LAMP}"/>', path("M430 1014H566L576 1032H424z", "#B59AAE"))
# glow on the street
a.add(path(curve("20,1062! 200,1050 430,1050! 520,1110 480,1180 300,1220 60,1200!"), LAMP, .22), path(curve("440,1034! 560,1030! 640,1100 560,1130 460,1110!"), LAMP, .3))

# sacks and a peel by the wall: a night's work
a.add(use("sack", 64, 1130, 190, haze="#8A5A80", t=.1), use("sack", 176, 1146, 150, haze="#8A5A80", t=.14), place(line("M0 0V-270", "#8A5A3A", 10) + path(curve("-10,-262! -28,-300 -26,-350 0,-364 26,-350 28,-300 10,-262!"), "#B9834C") + path(curve("-10,-262! -28,-300 -26,-350 -4,-364! -16,-320 -2,-262!"), "#EBC08A", .8), 412, 1066, 1, rot=4))
a.add(path("".join(f"M{x} {y}h.1" for x, y in ((120, 1150), (150, 1160), (240, 1156), (100, 1164), (200, 1162))), "none", None, f'stroke="{CREAM}" stroke-width="9" stroke-linecap="round" stroke-opacity=".7"'))

# the bicycle, its basket at the door
bs, bx, by = 2.36, 856, 1136
bike = pieces_of("bicycle")
a.add(path(curve("540,1136! 700,1118 900,1122 920,1130! 920,1160! 700,1156"), "#3A2548", .45))
P = lambda x, y: (bx - (x - 130) * bs, by + (y - 172) * bs)
bk = group("".join(bike[1:-5]), t=f"translate({bx} {by}) scale({-bs} {bs}) translate(-130 -172)")
a.add(tint(bk, "#8A5A80", .1))
# mouse in the basket, reaching
kx, ky = P(218, 67)
m2 = mouse("50,100 24,86 6,70", MOSS, back_arm="70,100 40,78 14,58")
a.add(place(m2, kx + 12, ky + 26, 1.16, haze=PK, t=.06))
BK = "#A9744A"
bw = 66
a.add(path(f"M{n(kx-bw)} {n(ky-30)}L{n(kx+bw)} {n(ky-36)}L{n(kx+bw-14)} {n(ky+52)}L{n(kx-bw+14)} {n(ky+54)}z", BK), path(f"M{n(kx+20)} {n(ky-34)}L{n(kx+bw)} {n(ky-36)}L{n(kx+bw-14)} {n(ky+52)}L{n(kx+20)} {n(ky+53)}z", dim(BK, .28), .7), line("".join(f"M{n(kx-bw+4+j*2)} {n(ky-14+j*17)}L{n(kx+bw-4-j*2)} {n(ky-18+j*17)}" for j in range(4)), dim(BK, .4), 4), line("".join(f"M{n(kx-bw+16+i*17)} {n(ky-32)}l{n((3-i)*2)} 84" for i in range(7)), lit(BK, .25), 3, .8), path(f"M{n(kx-bw-5)} {n(ky-38)}L{n(kx+bw+5)} {n(ky-44)}L{n(kx+bw+3)} {n(ky-26)}L{n(kx-bw-3)} {n(ky-20)}z", lit(BK, .2)), path(f"M{n(kx-bw-5)} {n(ky-38)}L{n(kx+bw+5)} {n(ky-44)}v5L{n(kx-bw-5)} {n(ky-33)}z", lit(BK, .55)))
a.add(path(curve(f"{n(kx+24)},{n(ky-34)}! {n(kx+26)},{n(ky-58)} {n(kx+50)},{n(ky-64)} {n(kx+58)},{n(ky-38)}!"), OCHRE), path(curve(f"{n(kx+28)},{n(ky-40)}! {n(kx+32)},{n(ky-58)} {n(kx+44)},{n(ky-60)}! {n(kx+38)},{n(ky-46)}"), lit(OCHRE, .5)))
# mouse on the half door
m1 = mouse("50,104 26,92 8,88", STEEL, back_arm="66,104 36,84 14,72")
a.add(place(m1, 486, 816, 1.16, flip=True, haze=PK, t=.04))
# the bun, its ribbon flying
ux, uy = (486 + kx) / 2 + 6, 734
bun = path(curve("-46,20! -50,-8 -30,-32 4,-34 36,-28 50,-4 44,22! 0,32"), "#C27A34") + path(curve("-42,6! -40,-14 -20,-30 8,-30! -14,-14 -22,6!"), "#F6CF8C") + path(curve("-46,20! 0,32 44,22! 40,30 0,40 -42,28!"), "#8A4A22") + path("M-4 -34h13v70h-13z", TULIP) + path(curve("2,-34! -24,-58 -36,-44 -26,-34!") + curve("2,-34! 30,-60 42,-44 30,-34!"), TULIP) + path(ribbon("4,-34 24,-22 34,-2", [7, 8, 5]), dim(TULIP, .2)) + path(curve("2,-34! -24,-58 -34,-48!") + curve("2,-34! 26,-56 36,-52!"), lit(TULIP, .35))
a.add(a.glow(ux, uy, 110, "#FFEFC0", .7), place(bun, ux, uy, .96, rot=-4))
# crumbs on the stones
a.add(path("".join(f"M{x} {y}l9 -4 5 6 -8 5z" for x, y in ((520, 1082), (560, 1060), (600, 1098), (646, 1066), (700, 1180), (580, 1130))), "#F6D9A4"))
# smoke over the village
for P2, w, o in (("130,26 120,-4 150,-26 220,-6 320,34 430,24 540,60 660,50 780,100 920,92", (14, 30, 44, 54, 60, 56, 60, 56, 48, 26), .5), ("134,24 150,0 240,26 340,64 440,62 550,98 670,96", (10, 20, 26, 30, 28, 24, 4), .5)):
    a.add(path(ribbon(sample(P2, 24), w), "#F9E3D6", o))
# hanging sign: a pretzel, no letters
a.add(line("M566 520H652M652 520V538M600 520V538", "#4A2F3A", 6), path(disc(626, 580, 44), "#7A4A3E"), path(disc(624, 577, 41), "#F6E3C8"), line("M604 600C590 560 600 548 614 552C630 556 634 600 646 598C660 592 650 552 632 552C616 554 612 592 604 600M600 590C610 606 640 606 650 590", "#B9702E", 8))
a.add(a.vignette(.36, .5, .52, "#3A1E48"), a.grain(.45))
a.save(OUT + "scene-17.svg")
