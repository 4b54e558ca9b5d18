"""C21: a dusty attic; the standing mirror shows a sunny meadow, a key hangs in its frame, the cat is half-way through."""
from _stage import *
from _players import *

a = scene(21)
r = a.r
DK = "#2C2438"
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#2E2638"),(.45,"#5A4A58"),(.75,"#4A3A48"),(1,"#241C2C")])}"/>')
# gable wall of boards, roof slopes left and right
a.add(path("M60 900L450 40L840 900z", "#6A5866"), path("".join(f"M{x} 60h2v860h-2z" for x in range(90, 840, 52)), "#3A2E3E", .55), path("".join(f"M{x} {y}h50v2h-50z" for x, y in ((92, 620), (144, 760), (196, 560), (300, 320), (404, 240), (560, 300), (660, 480), (716, 640), (768, 800))), "#3A2E3E", .5))
for k, (x0, x1) in enumerate(((450, -260), (450, 1160))):
    s = -1 if k == 0 else 1
    a.add(path(f"M450 10L{450+s*470} 1010L{450+s*470} -20L450 -20z", "#3C303E" if k else "#44384A"))
    for j in range(1, 10):
        t = j / 10
        a.add(path(f"M450 {10+0}L{450+s*470} {1010-j*110}l0 3L450 13z", "#2A2030", .5))
# rafters
for s in (-1, 1):
    a.add(path(f"M450 6L{450+s*480} 1010L{450+s*424} 1010L450 70z", "#4E3E40"), path(f"M450 {70}L{450+s*424} 1010L{450+s*412} 1010L450 96z", "#241C2A", .6), path(f"M450 6L{450+s*480} 1010l{-s*10} 0L450 24z", "#9A7E70" if s < 0 else "#6E5A58", .7))
    a.add(path(f"M450 -190L{450+s*560} 980L{450+s*520} 980L450 -130z", "#382C34", .8))
a.add(path("M196 560H704V590H196z", "#4E3E40"), path("M196 560H704V567H196z", "#9A7E70", .7), path("M196 590H704V602H196z", SHADOW, .35))
a.add(path("M434 0h32v560h-32z", "#4E3E40"), path("M434 0h7v560h-7z", "#9A7E70", .6))
# small round pane in the gable, blind with dust
a.add(path(disc(303, 402, 44), "#33283A"), path(disc(300, 398, 38), "#7E7A92"), path(disc(300, 398, 38) , a.lin([(0, "#B9B8CC", .6), (1, "#6A6480", .2)])), path("M297 360h6v76h-6zM262 395h76v6h-76z", "#3A2E3E"))
# floor
a.add(path("M-20 906H920V1220H-20z", a.lin([(0, "#5E4A4C"), (.3, "#4A383E"), (1, "#281E2A")])), line("".join(f"M{n(450+(x-450)*.55,0)} 906L{x} 1220" for x in range(-700, 1700, 104)), "#241A26", 4, .6), line("".join(f"M{x} {y}h{w}" for x, y, w in ((300, 960, 40), (520, 990, 50), (150, 1040, 60), (690, 1020, 60), (400, 1090, 70), (600, 1140, 80), (40, 1130, 70))), "#241A26", 3, .5))

# the light of the other place
a.add(a.glow(520, 620, 520, "#F6E7A8", .55))

# dust-sheets: a tall clock at the right, chairs at the left
def sheet_over(d, folds, edge):
    g = path(d, SHADOW, .4, 'transform="translate(10 10)"') + path(d, a.lin([(0, "#E9E2DC"), (.5, "#C9BEC6"), (1, "#8E8296")], 0, 0, 1, .4))
    return g + path(folds, "#6E6280", .45) + path(edge, "#FBF4E6", .75)


clk = curve("716,1000! 726,820 736,640 734,520! 742,470 770,420 806,392! 838,420 868,470 876,530! 880,680 892,850 912,1010! 884,996 866,1016 842,998! 816,1018 792,1000 764,1016 742,1002!")
a.add(sheet_over(clk, curve("806,392! 800,560 780,780 764,1016! 792,1000! 806,780 812,560") + curve("830,420! 846,600 850,820 866,1016! 884,996! 872,780 860,560"), curve("716,1000! 726,820 736,640 734,520! 742,470 770,420 806,392! 776,440 752,490 748,540 744,700 732,1000!")))
# the cloth has slipped: the clock looks out
a.add(path(curve("752,520! 770,470 800,462 836,472 858,516 852,580 812,606 768,592"), "#4A342E"), f'<circle cx="804" cy="536" r="52" fill="#8A6238"/><circle cx="802" cy="533" r="46" fill="#F3E6CE"/>', line("".join(f"M{n(802+38*math.cos(k*.5236))} {n(533+38*math.sin(k*.5236))}L{n(802+(31 if k%3 else 27)*math.cos(k*.5236))} {n(533+(31 if k%3 else 27)*math.sin(k*.5236))}" for k in range(12)), INK, 3), path("M800 536L796 502L803 500zM800 536L826 548L824 554z", INK), f'<circle cx="802" cy="533" r="5" fill="{BRICK}"/>', path(curve("840,476! 866,500 872,560 850,600! 862,560 860,510"), "#C9BEC6"), path(curve("752,520! 742,560 760,596 812,612! 770,606 744,600 738,560"), "#E9E2DC"))
ch = curve("8,1050! 16,930 10,800 22,700! 60,676 120,680 160,702! 170,770 168,830! 210,836 250,846 262,864! 264,930 274,1000 288,1058! 258,1046 236,1066 206,1050! 176,1068 146,1050 112,1070! 80,1052 46,1066 8,1050!")
a.add(sheet_over(ch, curve("160,702! 168,830! 176,960 176,1068! 146,1050! 156,940 150,820") + curve("60,700! 50,860 46,1066! 80,1052! 76,880") + curve("240,850! 236,960 236,1066! 258,1046! 256,940"), curve("8,1050! 16,930 10,800 22,700! 60,676 120,680 160,702! 120,692 60,690 34,712 26,820 30,940 22,1050!") + curve("168,830! 210,836 250,846 262,864! 220,852 190,848 170,850!")))
a.add(path("M30 1056h18v40h-16zM214 1056h16v42h-14z", "#5A3E34"))
ch2 = curve("-40,1120! -30,1020 -36,920! 0,900 50,914 66,960! 74,1040 92,1130! 50,1110 20,1134 -40,1120!")
# pictures of faces long gone, turned to the wall but for one
a.add(group(path("M0 0L104 -10L110 130L6 138z", dim(OCHRE, .3)) + path("M0 0L104 -10L105 0L8 10L12 128L6 138z", lit(OCHRE, .2)) + path("M16 14L92 6L96 116L22 122z", "#6A5A66") + path(curve("30,120! 32,92 44,82 58,80! 74,82 84,92 88,116!"), "#4E5E7E") + path(curve("42,66 44,46 58,40 72,46 74,64 66,82 50,82"), "#D9B79A") + path(curve("40,60! 40,38 58,32 76,40 76,58! 66,48 50,50"), "#8A7A78") + path(curve("44,70! 50,92 66,92 74,68! 68,76 50,78"), "#D9D3DA"), t="translate(196 740) rotate(3)"))
# cobwebs
a.add(line("M196 600Q150 650 120 740M196 600Q206 660 204 730M196 600Q170 680 160 740M150 672Q176 690 202 680M134 704Q170 724 204 712M704 600Q740 640 752 500M704 600Q716 560 740 470M722 580Q740 560 746 540", "#B9AEC0", 1.8, .5))

# the mirror
GX, GY, RX, RY = 512, 566, 196, 344
a.add(path(curve("262,1070! 420,1040 640,1044 800,1072! 660,1096 400,1096"), "#140E1A", .5))
for s in (-1, 1):
    x = GX + s * 246
    a.add(path(f"M{x-11} 1040V300h22V1040z", "#6E4A2E"), path(f"M{x-11} 1040V300h6V1040z", "#D9A662"), path(disc(x, 290, 20), "#8A5E34"), path(disc(x - 4, 285, 11), "#E9BE74"), path(curve(f"{x-62},1066! {x-40},1036 {x-12},1020 {x-11},980! {x+11},980! {x+12},1020 {x+40},1036 {x+62},1066! {x+30},1060 {x},1052 {x-30},1060"), "#6E4A2E"), path(curve(f"{x-62},1066! {x-40},1036 {x-12},1020 {x-11},980! {x-4},980! {x-6},1030 {x-34},1050"), "#D9A662", .8), path(disc(x, 560, 17), "#8A5E34"), path(disc(x - 3, 556, 9), "#E9BE74"))
a.add(path(f"M{GX-246} 1000H{GX+246}V1020H{GX-246}z", "#6E4A2E"), path(f"M{GX-246} 1000H{GX+246}V1006H{GX-246}z", "#D9A662"))
el = lambda rx, ry, dx=0, dy=0: f'M{GX+dx-rx} {GY+dy}a{rx} {ry} 0 1 1 {2*rx} 0a{rx} {ry} 0 1 1 {-2*rx} 0z'
a.add(path(el(RX + 44, RY + 44, 8, 12), SHADOW, .45), path(el(RX + 40, RY + 40), "#8A5A2A"), path(el(RX + 40, RY + 40, -3, -4), "#F3D08A"), path(el(RX + 37, RY + 37), "#C78F3E"), path(el(RX + 22, RY + 22), "#8A5A2A"), path(el(RX + 20, RY + 20, 2, 3), "#E2B25E"), path(el(RX + 10, RY + 10), "#7A4E26"))
# carved leaves round the frame
lv = ""
for k in range(44):
    q = k / 44 * 6.283
    x, y = GX + (RX + 30) * math.cos(q), GY + (RY + 30) * math.sin(q)
    lv += group(path("M-11 0q11 -12 22 0q-11 12 -22 0z", "#F3D08A") + path("M-11 0q11 12 22 0z", "#9A6A2E"), t=f"translate({n(x,0)} {n(y,0)}) rotate({n(math.degrees(q)+90+28,0)})")
a.add(lv)
a.add(group(path("M-44 20Q-60 -30 -26 -20Q-20 -62 0 -66Q20 -62 26 -20Q60 -30 44 20Q0 36 -44 20z", "#E2B25E") + path("M-44 20Q-60 -30 -26 -20Q-20 -62 0 -66Q-8 -20 -20 10z", "#FBE3AA") + path("M-8 8Q-22 -30 0 -44Q22 -30 8 8z", TULIP), t=f"translate({GX} {GY-RY-34})"))
a.defs.append(f'<clipPath id="glass"><path d="{el(RX, RY)}"/></clipPath>')
m = f'<rect x="300" y="200" width="430" height="730" fill="{a.lin([(0,"#6FB6DC"),(.3,"#B6DDE6"),(.46,"#FBF3D2")])}"/>' + a.glow(440, 330, 200, "#FFF6CE", .9) + f'<circle cx="430" cy="322" r="44" fill="#FFF6CE"/>'
m += path(scallop(r, "560,330 590,300 640,296 690,314 720,340 640,350", 24), "#FFFFFF") + path(scallop(r, "330,420 360,398 404,400 430,420 380,430", 18), "#FFFFFF", .9)
m += path(curve("300,560! 400,520 520,540 640,510 730,530! 730,940! 300,940!"), "#A9CFA0") + path(curve("300,600! 420,570 560,590 730,560! 730,940! 300,940!"), "#8CC070")
m += "".join(path(disc(x, y, q), "#5F9A62") + path(disc(x - q * .25, y - q * .3, q * .65), "#8CC07A") for x, y, q in ((350, 566, 22), (386, 562, 16), (640, 546, 24), (684, 548, 18)))
# rows of tulips that run to the hill
for k, c in enumerate((TULIP, "#F6C850", "#F6EEDF", "#EB8FA6", "#8A6AB0", TULIP, "#F6C850", "#EB8FA6")):
    x0, x1 = 400 + k * 30, 60 + k * 132
    m += path(f"M{x0} 604L{x0+20} 604L{x1+74} 940L{x1} 940z", mix(c, "#8CC070", .12))
    m += path("".join(f"M{n(x0+(x1-x0)*t+ (8+26*t)*j,0)} {n(604+336*t,0)}q{n(3+9*t)} {n(-6-12*t)} {n(6+18*t)} 0z" for t in (.08, .16, .26, .38, .52, .68, .86) for j in (.2, 1.1)), dim(c, .22), .6)
m += "".join(a.tulip(x, y, h, c, .06) for x, y, h, c in ((340, 900, 90, TULIP), (640, 900, 110, "#F6C850"), (690, 880, 96, TULIP), (604, 920, 90, "#EB8FA6"), (400, 940, 80, "#F6EEDF"), (560, 930, 70, TULIP)))
m += "".join(path(curve(f"{x},{y}! {x-16},{y-16} {x-20},{y-4} {x-6},{y+2}! {x-16},{y+12} {x-6},{y+16} {x},{y}!") + curve(f"{x},{y}! {x+16},{y-16} {x+20},{y-4} {x+6},{y+2}! {x+16},{y+12} {x+6},{y+16} {x},{y}!"), c) for x, y, c in ((600, 470, "#F6C850"), (640, 610, "#FFFFFF"), (470, 500, "#EB8FA6")))
a.add(f'<g clip-path="url(#glass)">{m}' + path("M318 720L560 210h46L340 830z", "#FFFFFF", .13) + path("M640 240h16L420 900h-20z", "#FFFFFF", .1) + "</g>", path(curve(f"{GX-RX},{GY}! {GX-RX+8},{GY-170} {GX-110},{GY-RY+20} {GX},{GY-RY}! {GX-90},{GY-RY+40} {GX-RX+26},{GY-160} {GX-RX+10},{GY}"), "#FFFFFF", .4))

# light and petals on the floor
a.add(path("M330 930L690 930L860 1210L180 1210z", a.lin([(0, "#F9EBAE", .5), (1, "#F9EBAE", .03)])))
# the cat: dusky outside, sunlit within
cx, cy, cs, cr = 374, 962, 1.6, -24
dark = place(cat_walk(), cx, cy, cs, rot=cr, haze="#4A3A58", t=.26)
lit_ = place(cat_walk(), cx, cy, cs, rot=cr, haze="#FBE7A0", t=.1)
a.add(path(curve("150,1030! 260,1006 380,1012 420,1024! 320,1050 200,1048"), "#140E1A", .5))
a.add(dark, f'<g clip-path="url(#glass)">{lit_}</g>')
# rings in the glass where it goes through
rp = "".join(f'<ellipse cx="420" cy="796" rx="{rx}" ry="{ry}" fill="none" stroke="#FFFFFF" stroke-opacity="{op}" stroke-width="{w}"/>' for rx, ry, op, w in ((96, 128, .75, 4), (128, 166, .5, 3.4), (164, 208, .34, 3), (206, 256, .22, 2.6)))
a.add(f'<g clip-path="url(#glass)">{rp}</g>')

# the key in the frame, as in a door
kx, ky = GX + RX + 18, GY + 10
a.add(path(f"M{kx-22} {ky-40}Q{kx} {ky-58} {kx+22} {ky-40}V{ky+40}Q{kx} {ky+58} {kx-22} {ky+40}z", "#7A4E26"), path(f"M{kx-19} {ky-38}Q{kx-2} {ky-53} {kx+17} {ky-38}V{ky+38}Q{kx-2} {ky+53} {kx-19} {ky+38}z", "#F3D08A"), path(disc(kx - 1, ky - 8, 9) + f"M{kx-5} {ky-4}h8l4 24h-16z", "#3A2630"))
a.add(a.glow(kx + 40, ky + 20, 110, LAMP, .6), group(draw("key"), t=f"translate({kx} {ky}) rotate(-106) scale(.98) translate(-45 -150)"))
a.add(line(f"M{kx+104} {ky+34}q10 30 -4 60", TULIP, 5), path(curve(f"{kx+92},{ky+90}! {kx+108},{ky+92}! {kx+116},{ky+140} {kx+100},{ky+160} {kx+84},{ky+140}!"), TULIP))

# books in piles, one open
def pile(x, y, bs):
    o = ""
    for w, h, c, dx, rot in bs:
        o += group(path(f"M0 0h{w}q9 {h/2} 0 {h}h{-w}q-12 {-h/2} 0 {-h}z", c) + path(f"M6 5h{w-6}q5 {h/2-5} 0 {h-10}h{-w+6}z", "#C9BBA6") + path(f"M0 0h{w}l2 5h{-w}z", lit(c, .35)) + line(f"M10 {h*.4:.0f}h{w-18}M10 {h*.64:.0f}h{w-18}", "#A8987E", 1.6), t=f"translate({x+dx} {y-h}) rotate({rot})")
        y -= h
    return o


a.add(pile(640, 1120, ((150, 34, "#7A3A36", 0, -1), (136, 30, "#3A5070", 8, 1), (144, 32, "#5A6A3E", -4, -1), (116, 28, "#8A6A34", 14, 2), (120, 24, "#5A3E64", 6, -2))), path("M668 1120l10 -2 2 50 -7 -7 -6 8z", TULIP))
a.add(pile(770, 1186, ((170, 38, "#3A4A5E", 0, 0), (150, 34, "#7A3A36", 12, 1), (158, 32, "#6A5A34", -4, -2))), use("book", 560, 1196, 96, haze=DK, t=.16))
# petals that blew through
pt_ = "".join(f"M{x} {y}q{q} {-q*.7:.0f} {q*1.9:.0f} {-q*.1:.0f}q{-q} {q*.8:.0f} {-q*1.9:.0f} {q*.1:.0f}z" for x, y, q in ((420, 1060, 12), (470, 1110, 14), (360, 1140, 13), (560, 1064, 10), (300, 1090, 12), (520, 1150, 13), (250, 1170, 12)))
a.add(path(pt_, TULIP), path("".join(f"M{x} {y}q{q} {-q*.7:.0f} {q*1.9:.0f} {-q*.1:.0f}q{-q} {q*.8:.0f} {-q*1.9:.0f} {q*.1:.0f}z" for x, y, q in ((440, 1140, 12), (390, 1090, 11), (600, 1120, 10), (330, 1180, 13))), "#F6C850"))
# dust in the light
a.add(path("".join(disc(round(r.gauss(500, 200)), round(r.uniform(150, 1100)), r.choice((1.4, 2, 2.6, 3.2))) for _ in range(70)), "#FFF3C8", .6))
# near frame: a trunk's lid, a beam
a.add(sheet_over(ch2, curve("10,910! 20,1020 20,1134! 40,1118! 40,1000"), curve("-40,1120! -30,1020 -36,920! 0,900 50,914 66,960! 20,920 -10,930 -20,1020!")))
a.add(path("M-20 1150H210V1220H-20z", "#241820"), path("M-20 1150H210V1158H-20z", "#7A5A54"), path("M40 1150h16v70h-16zM150 1150h16v70h-16z", "#4A3A40"))
a.add(a.vignette(.62, .55, .5, "#100A18"), a.grain(.5))
a.save(OUT + "scene-21.svg")
