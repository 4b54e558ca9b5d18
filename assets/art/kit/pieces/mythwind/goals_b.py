import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _grounds import *
from _folk import *

W, H = 900, 500


def end(a, name, op=.3, c="#241A30", cx=.5, cy=.5):
    a.add(a.vignette(op, cx, cy, c), a.grain(.5))
    a.save(OUT + name + ".svg")


# ================= 4 out of the gate: one goes, the road climbs to the ridge ================
a = Art(W, H, 404)
r = a.r
a.add(f'<rect width="900" height="500" fill="{a.lin([(0,"#5E86AE"),(.34,"#A9C0C4"),(.56,"#F0DDAE"),(.7,"#F8CF90")])}"/>', a.glow(560, 220, 330, "#FFF0C4", .9, 200))
a.add(torn_cloud("60,90! 200,74 340,86 470,72 560,84! 400,112 180,110", "#D9DCCB", "#FFF1CC", .8), torn_cloud("640,60! 740,50 840,58 920,50! 920,78 760,82", "#CFD6CF", "#FFF1CC", .7))
a.add(path(curve("-20,250! 100,210 220,226 340,170 440,210 540,150 640,190 760,160 920,210! 920,340! -20,340!"), "#9CA8AC"), path(curve("540,150! 640,190 660,230! 610,206 570,214 540,190 500,206 440,210!") + curve("340,170! 440,210 446,226! 400,210 360,216 330,206 300,216!"), "#D3CDBE", .8))
a.add(path(scallop(r, "-20,300 120,280 260,290 420,262 560,280 720,256 920,270 920,380 -20,380", 20), "#8FA070"), a.firs([(760, 320, 120), (810, 326, 150), (860, 320, 100), (690, 310, 76), (60, 330, 90), (100, 334, 120)], "#6E8A66", "#fff"))
a.plane(curve("-20,330! 200,312 460,296 700,316 920,306! 920,520! -20,520!"), a.lin([(0, "#C4C072"), (.35, "#8AA050"), (1, "#40583A")]), lip="#FBEFBE", loose=True, inner=a.tufts(20, 880, 340, 480, 26, 18, "#64824A", .8))
# the road: out of the gate, over the rise, a thread up to the ridge
a.add(path(curve("556,212! 548,224 570,232 566,244 540,256 560,268! 566,268! 552,256 576,244 580,232 558,224 560,212!"), "#F3E3B8", .9))
road = curve("548,296! 560,306 600,318 600,334 540,356 420,400 330,450 300,520! 640,520! 640,460 660,410 668,370 650,340 636,320 600,306 582,296!")
a.plane(road, a.lin([(0, "#FBEFC4"), (.4, "#DCC592"), (1, "#A58A62")]), lip="#FFF8DC", loose=True, inner=path("".join(f"M{x} {y}q{w//2} -5 {w} 0q-{w//2} 7 -{w} 0z" for x, y, w in ((600, 344, 24), (560, 372, 30), (600, 400, 34), (470, 410, 38), (520, 446, 46), (400, 460, 46), (580, 480, 50), (440, 492, 54))), "#7A6448", .35))
# gate posts with a small roof of shingles, the leaf swung open
a.add(path(curve("180,470! 280,458 380,462 420,470 300,482"), SHADOW, .3), path(curve("640,440! 720,430 790,434 820,442 720,452"), SHADOW, .3))
for x, y, h, w in ((272, 474, 300, 30), (706, 444, 268, 26)):
    a.add(path(f"M{x-w/2} {y}L{x-w/2+3} {y-h}h{w-6}L{x+w/2} {y}z", "#7A5640"), path(f"M{x-w/2} {y}L{x-w/2+3} {y-h}h8L{x-w/2+9} {y}z", "#C99A6A"), path(f"M{x+w/2-9} {y}L{x+w/2-10} {y-h}h7L{x+w/2} {y}z", SHADOW, .3), path(f"M{x-w} {y}q{w} -14 {2*w} 0q-{w} 8 -{2*w} 0z", "#8C8196"))
a.add(path("M240 196L744 190V208L240 216z", "#6B4A36"), path("M240 196L744 190V195L240 201z", "#B98A5A"), path("M286 262L340 210h22L290 280zM694 252L640 206h-22L690 270z", "#6B4A36"))
roof_ = "176,206! 214,160 262,114! 480,122 716,108! 766,152 806,198! 640,176 480,168 320,178"
a.add(path(curve(roof_), dim(WOOD, .4), None, 'transform="translate(2 9)"'), shingled(a, (262, 112, 716, 106), (180, 204, 802, 196), 4, "#8A4A36", "#B9704A", 8, 1), path(curve("256,110! 480,112 722,102! 726,116! 480,128 252,126!"), "#D9986A"), path(curve("256,110! 480,112 722,102! 723,107! 480,118 255,115!"), "#F6CFA0"), path(curve("176,206! 214,160 260,114! 274,114! 232,164 200,202!"), "#E9B488", .7))
a.add(moss(r, ((330, 176, 60), (610, 160, 70), (720, 186, 40))))
a.add(use("lantern", 350, 210, 74, c="#3A3040"))
leaf = "".join(path(f"M{x} {-150+k*6}l12 -8 12 8v{150-k*8}h-24z", "#B98A5A") + path(f"M{x} {-150+k*6}l12 -8v{158-k*7}h-12z", "#E3B884") for k, x in enumerate((6, 36, 66, 96))) + path("M0 -120L124 -100V-86L0 -106zM0 -50L124 -40V-26L0 -36z", "#7A5640")
a.add(group(leaf, t="translate(722 446) skewY(4)"), path("M262 350H150v12h112zM262 420H130v12h132z", "#8A6248"), "".join(path(f"M{x} 452v-120l11 -10 11 10v120z", "#B98A5A") + path(f"M{x} 452v-120l11 -10v130z", "#E3B884") for x in (-6, 32, 70, 108, 146, 186, 224)), path("M850 360h80v12h-80zM850 410h80v12h-80z", "#8A6248"), path("M856 440v-106l11 -10 11 10v106zM892 440v-106l11 -10v116z", "#B98A5A"))
# the hiker, just through, hat lifted to whoever stays
pack = path(curve("-48,-284! -80,-276 -92,-230 -86,-176! -56,-166 -34,-176!"), "#6E8A4E") + path(curve("-48,-284! -80,-276 -92,-230 -86,-176! -76,-174! -80,-226 -66,-268!"), "#A9BF78") + path("M-84 -214h26v22h-26z", dim(MOSS, .2)) + path(curve("-96,-300 -88,-312 -44,-312 -38,-300 -46,-288 -88,-288"), "#C9784A") + line("M-78 -311v24M-56 -312v25", dim(COPPER, .4), 5)
a.add(folk(480, 474, 234, coat="#3F6A86", legs="#6B4A3A", hair="#7A3F28", style="curls", scarf=TULIP, lean=18, back=pack, near=((34, -214), (76, -190)), far=((58, -316), (108, -376)), hold_near=line("M84 -330L72 4", "#8A5E3A", 9) + line("M82 -328L70 0", "#D9A868", 3), hold_far=group(path(curve("-56,8! -24,-4 24,-4 60,6! 24,14 -22,14!"), "#4E5A4A") + path(curve("-34,2! -32,-30 -12,-42! 0,-36 14,-44! 32,-28 36,2! 0,-6"), "#66745C") + path(curve("-34,2! 0,-6 36,2! 35,-8 0,-16 -34,-8!"), BRICK), t="translate(132 -398) rotate(16)"), step=52, mood="open"))
a.add(path("".join(f"M{x} {y}q{s*.5:.0f} {-s*.5:.0f} {s} 0q{s*.5:.0f} {-s*.55:.0f} {s} {-s*.1:.0f}q{-s*.6:.0f} {-s*.1:.0f} {-s} {s*.4:.0f}q{-s*.5:.0f} {-s*.5:.0f} {-s} {-s*.3:.0f}z" for x, y, s in ((430, 90, 12), (462, 76, 10), (400, 110, 9))), "#4F5B78", .8))
a.add(path(blades(r, 60, 512, 170, 60, 16, .08), "#33482F"), path(blades(r, 840, 512, 170, 66, 16, -.1), "#33482F"))
for x, y, h, c in ((186, 500, 54, TULIP), (214, 506, 44, "#F1C75C"), (760, 504, 50, TULIP)):
    a.add(a.tulip(x, y, h, c, r.uniform(-.05, .06), "#4E6E40"))
end(a, "goal-04", .24)

# ================= 5 warm welcome: a lit door, somebody with a bundle =======================
a = Art(W, H, 405)
r = a.r
HZ, KEEP = "#2E2B5E", (LAMP, AMBER, "#FFF0BC", "#FBDB8C", "#FFF3CC")
a.add(f'<rect width="900" height="500" fill="{a.lin([(0,"#1F2148"),(.34,"#474A84"),(.56,"#86699B"),(.74,"#D79A9B")])}"/>')
a.add(path("".join(star(x, y, s) for x, y, s in ((60, 50, 5), (150, 90, 3.6), (240, 44, 4.4), (330, 110, 3.4), (90, 150, 3.4), (400, 50, 4))), CREAM, .9))
a.add(torn_cloud("-20,180! 100,168 220,178 330,166! 210,196 60,198", "#76629A", "#E9A9A2", .9))
a.add(path(curve("-20,300! 100,260 220,280 340,240 460,280! 460,400! -20,400!"), "#5E5688"), a.firs([(40, 340, 130), (90, 346, 170), (150, 340, 110), (310, 336, 90), (350, 342, 130)], "#45457A", False), use("old-mill", 236, 352, 150, mound=False, detail=False, haze="#5E5688", t=.45, keep=KEEP))
a.plane(curve("-20,352! 200,338 420,350 700,400 920,410! 920,520! -20,520!"), a.lin([(0, "#6E6A96"), (.4, "#45457A"), (1, "#1D1D40")]), lip="#D9A9B0", loose=True, inner=a.tufts(10, 420, 364, 480, 14, 18, "#3A3A6E", .8))
# the house fills the right half; its door is the light of the picture
a.add(soft("M486 130H930V440H470z", -6, 10, 9, .3), path("M500 130H930V436H486z", a.lin([(0, "#A9909E"), (.4, "#7E6A8C"), (1, "#4E4470")], 0, 0, 1, 0)), path("M486 392H930V440H484z", "#5A5274"), path(rows(492, 398, 930, 3, 14, 30, 9, r), "#7E7498", .7))
a.add(path("M500 150h18v246h-18zM700 150h16v246h-16zM488 208L930 196V212L488 226z", "#4A3644"), path("M500 150h5v246h-5zM700 150h5v246h-5z", "#A8805E"))
a.add(path(curve("440,156! 470,90 500,40 540,-20! 930,-20! 930,170! 700,150 560,152"), SHADOW, .3, 'transform="translate(0 12)"'), shingled(a, (520, -60, 1000, -60), (436, 156, 1020, 150), 6, "#4E3A4E", "#86586A", 8), path(curve("436,156! 462,100 492,46 530,-14! 548,-14! 512,50 484,104 462,152!"), "#D9A08A", .7))
# door: warm room behind, the one who opens
a.add(path("M556 440V268q4-58 64-60q60 2 64 60v172z", "#6E6480"), f'<path d="M570 440V270q4-46 50-48q46 2 50 48v170z" fill="{a.lin([(0,"#E08F35"),(.4,"#F6C35C"),(1,"#FFF0BC")])}"/>', a.glow(620, 360, 210, LAMP, .75), path("M640 262h24v5h-24zM640 300h24v5h-24z", "#B8742F"), "".join(f'<circle cx="{x}" cy="{y}" r="6" fill="#C9783A"/>' for x, y in ((647, 256), (658, 256), (648, 294))))
a.add(path(curve("672,252! 700,246 716,250! 720,340 716,446! 696,450 674,442!"), "#8A3A34"), path(curve("672,252! 680,250! 684,440 674,442!"), "#E08A6A"), line("M690 252V446M704 250V446", "#5A2430", 3))
a.add(folk(612, 436, 182, flip=True, coat="#C98B3C", style="bun", hair="#E9E4E0", apron=CREAM, hem=-36, lean=12, near=((40, -234), (98, -236)), far=((46, -270), (92, -312)), mood="open", shadow=False))
# light falls out over the step and meets who comes
a.add(path("M540 440h160l14 18H526z", "#8C80A0"), path("M526 458h188v10H526z", "#5E5678"), path(curve("540,458! 700,458! 640,500 520,520! 250,520! 330,478 440,460"), LAMP, .34), a.glow(470, 470, 260, LAMP, .45, 60))
a.add(a.glow(770, 290, 70, LAMP, .5), pane(744, 258, 54, 66, True, 22, "#4A3644", (1, 2)), path("M732 332h78l-6 14h-66z", "#6B4A44"), "".join(f'<circle cx="{x}" cy="{y}" r="8" fill="{c}"/>' for x, y, c in ((744, 330, TULIP), (760, 326, "#E88FA0"), (778, 329, TULIP), (794, 327, "#F1C75C"))))
bund = line("M-60 -352L70 -232", "#6B4A36", 9) + path(curve("-62,-350! -94,-352 -116,-320 -108,-284 -76,-268 -44,-288 -42,-324!"), TULIP) + path(curve("-62,-350! -94,-352 -116,-320 -108,-284! -98,-320 -84,-338!"), lit(TULIP, .35)) + path("M-66 -346l-22 -22 26 6 6 -24 12 30z", dim(TULIP, .15)) + "".join(f'<circle cx="{x}" cy="{y}" r="5" fill="{CREAM}"/>' for x, y in ((-84, -310), (-66, -296), (-92, -290), (-66, -326)))
a.add(folk(400, 490, 226, coat="#5E7A8A", hat="knit", hatc="#B9603E", hair="#3A2A30", scarf=OCHRE, lean=16, back=bund, near=((26, -222), (62, -240)), far=((50, -236), (98, -250)), step=44, haze=HZ, t=.1, keep=KEEP))
a.add(folk(312, 494, 136, coat=AMBER, style="plait", hair="#7A4A30", hk=1.3, near=((30, -220), (56, -200)), far=((36, -230), (66, -250)), step=36, haze=HZ, t=.16, keep=KEEP, mood="calm"))
a.add(use("cat", 738, 456, 58, eyes="shut", haze=HZ, t=.15), path(scallop(r, "820,470 836,410 880,396 930,410 930,470", 14), "#2E3A54"), line("M850 430h.1M876 418h.1M896 444h.1M866 452h.1", "#E88FA0", 9))
a.add(path(blades(r, 60, 512, 170, 66, 16, .1), "#16162F"), path(blades(r, 860, 514, 130, 40, 12, -.1), "#16162F"))
for x, y, s in ((180, 420, 3), (240, 380, 2.4), (90, 400, 2.8), (486, 380, 2.4)):
    a.add(a.firefly(x, y, s))
end(a, "goal-05", .42, "#0E0C24", .6, .6)

# ================= 6 discover land: the wood stands back, pegs and a line ====================
a = Art(W, H, 406)
r = a.r
a.add(f'<rect width="900" height="500" fill="{a.lin([(0,"#3F6E78"),(.34,"#8FB29A"),(.6,"#E6DFA8")])}"/>', a.glow(470, 210, 330, "#FFF3C4", .9))
a.add(far_trunks(r, 290, "#8FB088", (300, 350, 400, 450, 510, 560, 610, 660), 12, .9, lean=8), far_trunks(r, 300, "#6A9470", (250, 330, 540, 640, 700), 22, .95, lean=10))
a.add(path(scallop(r, "-20,320 60,240 160,260 260,250 330,280 420,292 520,284 620,290 700,262 800,250 920,240 920,340 -20,340", 22), "#5E8A60"))
a.add(shaft(a, 300, 380, 0, 420, 620, 440, "#FFF8D6", .4), shaft(a, 200, 230, 0, 260, 330, 420, "#FFF8D6", .28))
a.plane(curve("-20,324! 160,306 340,298 520,300 720,306 920,318! 920,520! -20,520!"), a.lin([(0, "#D3CC7E"), (.3, "#A0B05A"), (1, "#47653F")]), lip="#FBF3C0", loose=True, inner=f'<ellipse cx="470" cy="370" rx="330" ry="56" fill="#F3E6A0" fill-opacity=".35"/>' + a.tufts(20, 880, 330, 480, 24, 18, "#6E8A46", .8))
for x, y, h in ((70, 400, 300), (150, 370, 230), (830, 400, 310), (760, 370, 230)):
    a.add(pine(r, x, y, h, h * .48, "#2F5E4C", 6, .3))


def stump(x, y, s):
    return path(curve([(x - s * .6, y, 1), (x + s * .3, y - s * .1), (x + s * 1.1, y + s * .05, 1), (x + s * .2, y + s * .2)]), SHADOW, .3) + path(curve([(x - s * .62, y + 2, 1), (x - s * .4, y - s * .2), (x - s * .42, y - s * .46, 1), (x, y - s * .56), (x + s * .42, y - s * .44, 1), (x + s * .4, y - s * .16), (x + s * .66, y + 3, 1), (x, y + s * .12)]), "#6E5644") + path(curve([(x - s * .62, y + 2, 1), (x - s * .4, y - s * .2), (x - s * .42, y - s * .46, 1), (x - s * .22, y - s * .42, 1), (x - s * .24, y - s * .1), (x - s * .3, y + s * .08, 1)]), "#B98E66", .8) + f'<ellipse cx="{x}" cy="{n(y-s*.46)}" rx="{n(s*.42)}" ry="{n(s*.12)}" fill="#E9CC9A"/><ellipse cx="{x-1}" cy="{n(y-s*.46)}" rx="{n(s*.25)}" ry="{n(s*.065)}" fill="none" stroke="#B98E66" stroke-width="2"/>'


for x, y, s in ((330, 346, 40), (600, 340, 36), (800, 420, 66), (220, 430, 70)):
    a.add(stump(x, y, s))
# the plot: four pegs, a line between them, one peg not yet driven
PG = ((300, 398), (420, 356), (640, 366), (560, 446))
a.add(line("M300 384L420 344L640 354L560 430L300 384", "#FFF3D0", 3), line("M300 387L420 347L640 357L560 433L300 387", "#7A6A3E", 1.6, .5))
for x, y in PG:
    a.add(path(f"M{x-7} {y-26}h14l-2 22-5 12-5-12z", "#C98B4E"), path(f"M{x-7} {y-26}h5l1 22 1 10-5-10z", "#F0C48A"), path(f"M{x-9} {y-30}h18v7h-18z", TULIP))
# the surveyor: pegs behind her ears, a map that nearly agrees, a mallet at her belt
a.add(folk(486, 474, 282, coat="#B9773A", hair="#5A3428", style="bun", hat=None, lean=10, hem=-96, near=((30, -220), (86, -236)), far=((46, -240), (104, -244)), scarf=STEEL, mood="calm", tilt=10, step=38))
a.add(group(path("M2 -8h24l4 5-4 5H2z", "#E9C08A") + path("M2 -8h24l2 2H2z", "#FFF0CC"), t="translate(474 224) rotate(-18)"), group(path("M0 -4h22l4 4-4 4H0z", "#D9A868"), t="translate(472 232) rotate(4)"))
a.add(group(path("M-8 -34L40 -46L84 -32L128 -44L120 24L78 36L34 22L-12 32z", SHADOW, .25, 'transform="translate(4 6)"') + path("M-8 -34L40 -46L34 22L-12 32z", CREAM) + path("M40 -46L84 -32L78 36L34 22z", "#E3D3B4") + path("M84 -32L128 -44L120 24L78 36z", CREAM) + line("M0 8Q30 -10 56 2T120 -14", "#9C8A5E", 5) + path("M14 -14l5 -12 6 12zM24 -8l5 -12 6 12zM92 8l5 -12 6 12zM104 4l5 -12 6 12z", MOSS) + '<circle cx="62" cy="-14" r="5" fill="#D2443C"/>' + line("M62 -14L96 -22", TULIP, 2.4, extra='stroke-dasharray="4 4"'), t="translate(528 300) rotate(-6)"))
a.add(f'<circle cx="553" cy="302" r="9" fill="{SKINS[0]}"/>')
# a sprite has found the fourth peg more useful elsewhere
a.add(use("barefoot", 716, 476, 96, haze="#D3CC7E", t=.08, left="58,136 36,124 22,104 18,84", right="104,136 124,140 136,150"), path("M660 394h12l-2 24-4 12-4-12z", "#C98B4E"), path("M658 390h16v7h-16z", TULIP))
a.add(path(scallop(r, "-30,-40 -30,120 60,130 130,70 230,60 300,10 400,-40", 22), "#24503F"), path(scallop(r, "930,-40 930,130 840,120 780,70 690,60 620,10 560,-40", 22), "#24503F"), leaf_fall(r, ((200, 60, 60, 30, 8), (730, 70, 60, 30, 8)), "#24503F", 16))
a.add(path(fern(90, 530, 150, -65, .9), "#1D3E30"), path(fern(868, 530, 150, -112, -.9), "#1D3E30"), path(blades(r, 380, 512, 140, 34, 12, .1), "#33502F"))
end(a, "goal-06", .3, "#10201A")

# ================= 7 a purse for the town: coins into the tin ================================
a = Art(W, H, 407)
r = a.r
a.add(f'<rect width="900" height="500" fill="{a.lin([(0,"#4A3A44"),(.5,"#7E5A4A"),(1,"#4A3434")])}"/>', f'<rect width="900" height="330" fill="{a.stuff("plank", "#2A1E28")}" fill-opacity=".5"/>')
# window with the tower at evening, out of focus
a.add(path("M60 40h230v210H60z", "#3A2A30"), f'<path d="M74 54h202v182H74z" fill="{a.lin([(0,"#54508C"),(.5,"#C9839A"),(1,"#F8D3A0")])}"/>', path(curve("74,210! 140,190 210,200 276,184! 276,236! 74,236!"), "#6E5A80"), use("old-mill", 150, 222, 130, mound=False, detail=False, haze="#A9749C", t=.4, keep=(LAMP,)), path("M170 54h10v182h-10zM74 140h202v9H74z", "#5A4034"), path("M46 250h258l-8 16H54z", "#8A6248"), path("M46 250h258v5H46z", "#C99A6A"))
a.add(a.glow(300, 240, 420, "#F8D3A0", .28), a.glow(470, 260, 300, LAMP, .4))
a.add(path("M-20 340L920 326V520H-20z", a.lin([(0, "#B98456"), (1, "#6B4634")])), path("M-20 340L920 326V336L-20 350z", "#F0C690"), line("M-20 400Q300 388 920 384M-20 458Q400 444 920 440M120 372Q300 366 420 366M560 420Q700 412 860 412", "#7A4E38", 3, .5))


def coin(x, y, w, edge=False, c=LAMP):
    h = w * .36
    return f'<ellipse cx="{x+3}" cy="{y+w*.14:.0f}" rx="{w*.54:.0f}" ry="{h*.62:.0f}" fill="{SHADOW}" fill-opacity=".3"/>' + path(f"M{n(x-w/2)} {y}v{n(w*.14)}a{n(w/2)} {n(h/2)} 0 0 0 {n(w)} 0v{n(-w*.14)}z", dim(c, .38)) + f'<ellipse cx="{x}" cy="{y}" rx="{n(w/2)}" ry="{n(h/2)}" fill="{c}"/><ellipse cx="{x}" cy="{y}" rx="{n(w*.36)}" ry="{n(h*.34)}" fill="none" stroke="{dim(c, .25)}" stroke-width="2"/>' + path(f"M{n(x-w*.4)} {n(y-1)}a{n(w*.4)} {n(h*.4)} 0 0 1 {n(w*.4)} {n(-h*.4)}", "none", None, f'stroke="#FFF3CC" stroke-width="2.500"')


# the tin: a plain drum, dented, a mill scratched into its side
a.add(path(curve("320,430! 460,408 640,416 700,436 560,456 400,450"), SHADOW, .45))
a.add(path(curve("350,270! 348,350 356,424! 400,446 520,446 572,424! 578,350 574,270!"), a.lin([(0, "#E9EDF3"), (.25, "#B3B6CC"), (.6, "#7E80A0"), (1, "#4E4C6E")], 0, 0, 1, 0)), path(curve("356,400! 400,424 520,424 574,398! 572,424! 520,446 400,446 356,424!"), STEEL, .55), path(curve("352,296! 400,318 524,318 576,294! 576,304! 524,328 400,328 352,306!"), "#F3F5FA", .5))
mk = line("M-14 34L-9 -6L9 -6L14 34M-9 -6Q0 -24 9 -6", "#54527A", 4) + "".join(f'<g transform="translate(0 -10) rotate({24+90*i})">{line("M0 0H34M12 3v7M20 3v7M28 3v7", "#54527A", 3.4)}</g>' for i in range(4))
a.add(group(mk, t="translate(456 368) scale(1.05)"))
a.add('<ellipse cx="462" cy="270" rx="112" ry="30" fill="#C9CCDC"/><ellipse cx="463" cy="271" rx="104" ry="25" fill="#3A3450"/>', path("M360 276q102 44 206 -2q-8 26 -104 28q-92 -2 -102 -26z", "#8A5A2E"), "".join(coin(x, y, 50) for x, y in ((400, 280), (520, 280), (460, 286), (430, 274), (494, 272))), path(curve("350,270! 352,282! 400,302 524,302 574,282! 574,270! 560,296 500,300 462,300 400,298"), "#DADDE8", .9))
# a hand lets three coins go; the sleeve is patched
a.add(path(curve("920,-10! 780,40 690,84 640,110! 660,170 676,186! 760,160 850,130 920,110!"), "#7A86A8"), path(curve("920,-10! 780,40 690,84 640,110! 644,122! 700,100 800,56 920,12!"), lit("#7A86A8", .35)), path(curve("676,186! 760,160 850,130 920,110! 920,90! 850,108 750,138 670,164!"), VIOLET, .45), path(curve("636,104! 656,98! 692,180! 672,190!"), "#54608A"), path("M770 66l44 -16 14 44 -44 14z", BRICK), line("M768 70l-6 3M776 94l-6 3M784 112l2 5M820 96l6 -2M812 54l5 -4", CREAM, 3))
a.add(path(curve("650,112! 606,112 560,122 532,140! 520,152 530,164 544,160! 566,152 590,150 600,156! 570,164 546,172 536,182! 534,196 548,200 560,194! 584,184 604,182 614,186! 596,194 584,202 582,212! 588,222 602,218! 630,206 656,192 674,178!"), SKINS[1]), path(curve("650,112! 606,112 560,122 532,140! 528,146! 570,134 620,130 656,126!"), lit(SKINS[1], .35)), path(curve("560,194! 584,184 604,182 614,186! 630,180 646,170! 620,176 580,178 556,188!") + curve("544,160! 566,152 590,150 600,156! 620,154 636,148! 600,144 570,146 544,154!"), dim(SKINS[1], .22)))
for x, y, q, w in ((520, 206, -24, 46), (478, 196, 30, 44), (500, 244, 14, 40)):
    a.add(group(f'<ellipse rx="{w/2}" ry="{w*.4:.0f}" fill="{dim(LAMP, .35)}" cx="3" cy="4"/><ellipse rx="{w/2}" ry="{w*.4:.0f}" fill="{LAMP}"/><ellipse rx="{w*.34:.0f}" ry="{w*.26:.0f}" fill="none" stroke="{OCHRE}" stroke-width="3"/>' + path(f"M{-w*.36:.0f} -4a{w*.36:.0f} {w*.3:.0f} 0 0 1 {w*.3:.0f} {-w*.26:.0f}", "none", None, 'stroke="#FFF3CC" stroke-width="3"'), t=f"translate({x} {y}) rotate({q})"))
a.add(path("".join(star(x, y, s) for x, y, s in ((440, 170, 9), (548, 236, 7), (452, 232, 6))), "#FFF3CC", .95))
# an emptied purse, a small heap that is somebody's share, and two small blue hands with one bright button
a.add(coin(660, 424, 54), coin(704, 430, 54), coin(680, 416, 54), coin(682, 404, 54), coin(260, 440, 52), coin(300, 452, 52))
a.add(path(curve("726,436! 720,400 740,372 768,366! 790,360 812,372! 846,384 860,416 852,440! 800,452 760,450"), "#8A4A34"), path(curve("726,436! 720,400 740,372 768,366! 748,392 742,420 752,447!"), "#C9784A", .8), path(curve("756,362! 776,346 806,350 824,368! 806,376 774,376!"), "#6A3428"), line("M752 372q34 12 74 4", OCHRE, 6), line("M824 376q30 6 34 30", OCHRE, 5), path(curve("812,372! 846,384 860,416 852,440! 826,448! 832,414 822,390"), SHADOW, .25))
a.add(a.glow(150, 400, 130, "#9CD0F2", .45), group(use("barefoot", 150, 486, 210, left="58,136 44,142 40,120 46,104", right="104,136 126,140 148,128")), f'<ellipse cx="243" cy="400" rx="20" ry="19" fill="{dim(TULIP, .3)}"/><circle cx="241" cy="397" r="19" fill="{TULIP}"/><circle cx="241" cy="397" r="12" fill="none" stroke="{lit(TULIP, .4)}" stroke-width="3"/><circle cx="237" cy="395" r="2.600" fill="{INK}"/><circle cx="245" cy="399" r="2.600" fill="{INK}"/>')
end(a, "goal-07", .42, "#170F18", .5, .55)
