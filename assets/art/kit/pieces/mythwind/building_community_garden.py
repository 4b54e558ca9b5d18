import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _buildings_a_to_co import *

# The garden all share, early: raised beds, a small glass house, a scarecrow no crow minds, a sprite that waters.
a = Art(1200, 900, 101)
r = a.r
MISTY = "#F3EBD2"

sky(a, "day", [(0, "#8FB9C4"), (.25, "#BFD6C8"), (.45, "#F3E9C4"), (.62, "#FBE3B0")])
a.add(a.glow(210, 300, 430, "#FFF3C8", 1), f'<circle cx="210" cy="300" r="56" fill="#FFFBE6"/>')
bars(a, "640,110 800,92 960,104 1160,86 1040,130 800,140", "#D3DCC8", "#FFF6D8", .8)
bars(a, "-20,150 100,138 240,148 340,138 210,168 80,174", "#D3DCC8", "#FFF6D8", .8)
a.add(peaks("-20,440 70,370 130,400 240,310 330,400 440,350 560,450 760,440 900,350 970,400 1080,310 1160,380 1220,350", 600, "#B5C6BC", "#E3E3C8"))
a.add(path(curve("-20,470! 160,430 340,450 560,460 820,440 1040,420 1220,450! 1220,640! -20,640!"), "#B5C79A"), a.firs([(x, 480 + r.uniform(-16, 16), r.uniform(50, 110)) for x in (20, 76, 350, 410, 470, 1110, 1170)], "#9AB48C", True))
# mist over the Tarry, roofs in it
a.add(hamlet(r, 420, 512, 46, "#EFE3C4", "#C9A27A", None, 4), path(curve("-20,508! 180,490 400,504 640,492 900,506 1220,490! 1220,536! 800,528 400,540 -20,532!"), "#FFF6DC", .75))
a.add(path(curve("-20,560! 160,520 360,536 620,530 900,520 1220,516! 1220,720! -20,720!"), a.lin([(0, "#A9C277"), (1, "#7FA356")])))
# a hedge and a fence close the garden at the back
for x, y, w, h, c in ((40, 574, 170, 110, "#7A9C5C"), (170, 566, 120, 80, "#86A868"), (1130, 574, 190, 130, "#6F9458"), (1010, 566, 110, 70, "#86A868")):
    a.add(a.bush(x, y, w, h, c))
a.add(path("".join(f"M{x} 590v-52l9-12 9 12v52z" for x in range(222, 640, 27)), "#EADBC0"), path("".join(f"M{x+11} 534l7 4v52h-7z" for x in range(222, 640, 27)), VIOLET, .22), path("M216 548H646V556H216zM216 572H646V580H216z", "#D9C6A8"))

# ground: gravel between the beds
a.plane(curve("-20,606! 240,584 640,594 960,584 1220,596! 1220,920! -20,920!"), a.lin([(0, "#E3CFA0"), (.5, "#C9AC80"), (1, "#8A7256")]), lip="#FFF3D0", inner=path(pebbles(r, -20, 1200, 620, 896, 40, 14, .22), "#F6E6BE", .6))

# ---- the glass house ----
a.add(path(curve("690,640! 860,616 1080,620 1200,640! 1230,668 1000,680 760,668"), SHADOW, .3))
gl = a.lin([(0, "#EAF3E4"), (.45, "#B9D9D3"), (1, "#8FBFC2")])
side = "M822 430L1096 436V640L822 652z"
a.add(path(side, a.lin([(0, "#A9CFCA"), (1, "#7FAFB4")], 0, 0, 1, 0)), path("M640 432L732 286L822 430V652H640z", gl))
# green things inside: tomatoes on strings, a lemon tree, seedlings on a shelf
a.add(path(scallop(r, "836,640 840,560 870,500 906,540 930,600 926,640", 22), "#5E8A58"), path(scallop(r, "930,640 946,560 990,490 1040,520 1072,590 1080,636", 24), "#4F7A50"), path(scallop(r, "652,648 660,590 690,560 712,600 716,648", 16), "#6F9C62"), path(scallop(r, "756,650 760,560 784,506 806,560 812,650", 16), "#5E8A58"))
a.add(line("M866 540h.1M890 580h.1M858 596h.1M906 612h.1M784 560h.1M776 606h.1M796 620h.1", TULIP, 17), line("M970 560h.1M1008 540h.1M1040 584h.1M990 606h.1M1050 620h.1", "#F5C45E", 18), line("M678 606h.1M694 630h.1", TULIP, 14))
a.add(path("M822 592L1096 584V593L822 602z", WOODL))
for x in (846, 892, 940, 990, 1040, 1078):
    a.add(path(f"M{x-12} {n(578-(x-822)*.03)}h24l-3 18h-18z", "#C46F3B"), path(f"M{x} {n(578-(x-822)*.03)}q-16 -10 -14 -26q12 4 14 20q0 -20 14 -26q2 16 -14 32z", "#86A85A"))
# panes: bars over everything, glare from the upper left
bar = "#FBF6E6"
a.add(path("M640 432L660 400L760 652H700L640 520zM822 440L880 434L990 645L930 648z", "#FFFFFF", .32), path("M822 430L1096 436V452L822 448z", SHADOW, .18))
a.add(line("M640 432V652M686 360V652M732 290V652M778 360V652M640 432H822M640 540H822M664 394H800", bar, 7, cap="butt"), line("M876 432V650M931 433V648M986 434V646M1041 435V643M1093 436V641M822 540L1096 536", "#E3E3DC", 6, cap="butt"))
roof = "M732 280L1010 292L1112 440L824 434z"
a.add(soft(roof, 4, 10, 7, .22), path(roof, a.lin([(0, "#F3F6E6"), (.4, "#BFDCD6"), (1, "#8AB6BC")], 0, 0, 1, 1)), path("M760 282L810 284L906 436H850zM850 286L876 287L976 437H950z", "#FFFFFF", .4), line("M778 282L872 435M834 284L930 436M890 287L988 438M948 289L1050 439M770 356L1058 366", bar, 5, cap="butt"), path("M732 280L1010 292L1016 300L736 290z", bar), path("M820 428L1112 434V444L820 440z", bar))
a.add(path("M948 372L1004 374L1038 424L980 422z", "#6F9AA6"), path("M940 348L996 350L1004 374L948 372z", "#DCEBE4"), line("M940 348L996 350L1004 374L948 372z", bar, 4))
a.add(path("M732 262L622 436L634 444L732 292L832 442L842 434z", "#6F9C62"), path("M732 262L622 436L627 440L734 271z", "#C6DFA0"), line("M732 266V252", "#6F9C62", 5), f'<circle cx="732" cy="248" r="9" fill="{AMBER}"/><circle cx="729" cy="245" r="4" fill="#FFF0BC"/>')
a.add(path("M634 620H828V654H634z", "#B98A6A"), path("M634 620H828V654H634z", a.stuff("brick", "#6E4A40")), path("M828 620L1100 612V644L828 654z", "#9A6E5A"), path("M828 620L1100 612V644L828 654z", a.stuff("brick", "#5A3A3C")), path("M630 614H830V623H630zM830 614L1102 606V614L830 623z", "#F3E3C4"))
# its door stands open
a.add(path("M690 650V470Q690 452 708 452H756Q774 452 774 470V650z", "#3F6A56"), path("M698 650V474Q698 460 710 460H754Q766 460 766 474V650z", "#A9CDB0"), path(scallop(r, "700,648 704,600 728,572 752,600 764,648", 14), "#5E8A58"), line("M716 610h.1M744 624h.1M730 590h.1", TULIP, 13), path("M690 470L630 490V664L690 650z", "#4F7F64"), path("M682 486L640 500V560L682 552zM682 568L640 578V636L682 628z", "#DCEBE4"), path("M690 470L630 490V495L690 476z", "#A9CDA8"), path("M682 650H780L790 662H672z", "#CFC8C0"))

# ---- scarecrow: one crow asleep on the sleeve ----
H = len(a.body)
a.add(lens(452, 704, 110, 10, .32), path("M444 430h14l3 274h-20z", WOOD), path("M444 430h5v274h-8z", "#B98A60"), path("M312 470L588 446V458L312 484z", WOODL))
a.add(path(curve("330,458! 380,448 420,452 452,448! 490,444 540,438 574,436! 578,476! 540,486 506,492 500,496! 508,548 514,586 520,616! 494,606 478,622 454,608 434,622 408,606 390,616! 396,560 402,520 404,500! 376,500 350,504 328,502!"), "#6E5A8A"), path(curve("452,448! 490,444 540,438 574,436! 578,476! 540,486 506,492 500,496! 508,548 514,586 520,616! 494,606 478,622! 476,560 470,500"), dim("#6E5A8A", .28), .7), path(curve("330,458! 380,448 420,452 440,450! 410,470 370,478 329,480!"), "#A492B4", .8))
a.add(path("M414 520h30v28h-30z", TULIP), line("M414 520l-5 -4M444 520l5 -4M414 548l-5 5M444 548l5 4", CREAM, 3), path("M470 548l30 -4 4 30 -30 4z", AMBER), path("M402 536Q454 552 508 532L510 542Q454 562 401 547z", WOODL))
straw = "".join(f"M{x} {y}l{dx} {dy}" for x, y, dx, dy in ((330, 466, -26, -8), (329, 476, -34, 0), (328, 486, -28, 8), (328, 496, -22, 14), (575, 444, 26, -8), (576, 454, 34, -2), (577, 466, 28, 8), (402, 612, -8, 20), (424, 614, 2, 22), (452, 612, -4, 24), (480, 614, 6, 22), (508, 612, 10, 18)))
a.add(line(straw, "#C99A4A", 6), line(straw, "#F5DC9A", 2.6))
a.add(path(curve("418,420! 410,390 424,362 454,358 484,364 496,392 486,424 452,444"), "#EADBB0"), path(curve("484,364! 496,392 486,424 452,444! 474,420 478,392"), VIOLET, .22), f'<circle cx="438" cy="392" r="8" fill="#4A3A44"/><circle cx="470" cy="391" r="8" fill="#4F5F86"/>', line("M435 389l6 6M441 389l-6 6M467 388l6 6M473 388l-6 6", CREAM, 1.8), line("M434 412q20 18 42 -2", "#9B4A42", 3.4), path("M452 398l10 12 -14 2z", AMBER))
a.add(path(ribbon("424,432 452,444 484,430", [12, 18, 12]), TULIP), path(curve("378,368! 410,352 430,350 436,312! 466,300 486,316 482,348! 510,350 536,362! 500,378 420,384"), "#B98A4A"), path(curve("378,368! 410,352 430,350 436,312! 466,300! 446,330 448,356 400,372"), "#F0D08A"), path("M434 338Q460 350 484 336L483 350Q458 364 432 352z", "#4F7F64"))
a.add(use("crow", 556, 442, 62, flip=True), use("crow", 356, 464, 56))
a.body[H:] = [group(*a.body[H:], t="translate(-112 -8)")]

# ---- raised beds ----
def bed(x0, x1, yb, yf, inset, h):
    """A box of boards: soil on top in perspective, lit front edge, dark right side."""
    d = f"M{x0+inset} {yb}L{x1-inset*.4:.0f} {yb}L{x1} {yf}L{x0} {yf}z"
    o = path(f"M{x0} {yf}L{x1} {yf}L{x1+26} {yf+h+10}L{x0+10} {yf+h+12}z", SHADOW, .3)
    o += path(d, a.lin([(0, "#7A5440"), (1, "#4F3434")])) + path(pebbles(r, x0 + inset, x1 - inset, yb + 6, yf - 4, 8, 12, .1), "#9A6E54", .6)
    o += path(f"M{x0} {yf}H{x1}V{yf+h}H{x0}z", a.lin([(0, "#D9A66E"), (.5, "#B98A5C"), (1, "#8A6248")], 0, 0, 1, 0)) + path(f"M{x0} {yf}H{x1}V{yf+6}H{x0}z", "#FBE0AC") + path(f"M{x0} {yf+h*.5:.0f}H{x1}V{yf+h*.5+3:.0f}H{x0}z", "#6B4636", .5)
    o += path(f"M{x0+inset} {yb-8}L{x0+inset+8} {yb-8}L{x0+12} {yf}L{x0} {yf}z", "#F3D09A") + path(f"M{x1-inset*.4-6:.0f} {yb-6}h8L{x1} {yf}h-12z", "#8A6248")
    return o + path(f"M{x0-5} {yf-8}h16v{h+12}h-16zM{x1-11} {yf-8}h16v{h+12}h-16z", "#A97A50") + path(f"M{x0-5} {yf-8}h16v5h-16zM{x1-11} {yf-8}h16v5h-16z", "#FBE0AC")
cab = a.sym("cab", f'<ellipse cx="4" cy="2" rx="34" ry="8" fill="{SHADOW}" fill-opacity=".35"/>' + path(scallop(r, "-34,-4 -30,-26 -10,-30 10,-32 32,-24 36,-4 16,6 -16,6", 13), "#5E8A5E") + path(scallop(r, "-22,-6 -22,-28 -4,-40 18,-34 24,-10 4,2", 11), "#86B07A") + path(curve("-14,-10! -16,-28 -2,-38 12,-32 16,-16 6,-6"), "#BFD9A0") + line("M0-8Q-4-24 2-34M2-20q6-4 8-8M0-16q-6-3-9-8", "#EAF3D0", 2))
let = a.sym("let", f'<ellipse cx="3" cy="1" rx="24" ry="6" fill="{SHADOW}" fill-opacity=".35"/>' + path(scallop(r, "-26,-4 -22,-26 -4,-34 16,-28 26,-6 10,4 -12,4", 8), "#8FB04F") + path(scallop(r, "-14,-6 -12,-24 0,-28 12,-20 12,-6", 7), "#C9DC86"))
fea = a.sym("fea", path(blades(Random5(), 0, 4, 40, 46, 9, 0, 1), "#5E9448") + path("M-7 0q7 -10 14 0l-2 6h-10z", "#E7803A"))
tom = a.sym("tom", line("M0 4V-96", WOODL, 5) + path(scallop(r, "-26,-6 -30,-40 -18,-78 4,-92 24,-70 30,-36 22,-4", 13), "#5E8248") + path(scallop(r, "-20,-20 -22,-50 -10,-76 6,-60 4,-26", 10), "#86A85A") + line("M-12-34h.1M10-54h.1M6-24h.1M-4-66h.1M18-30h.1", TULIP, 15) + line("M-15-38h.1M7-58h.1M3-28h.1", "#F6A898", 4))
# back beds
a.add(bed(120, 560, 640, 668, 30, 34))
for i, x in enumerate((170, 224, 278, 332)):
    a.add(tom(x, 664, .8 if i % 2 else .92))
for x in (400, 440, 482, 522):
    a.add(fea(x, 664, .9))
a.add(bed(830, 1150, 676, 706, 26, 34))
for x, y in ((880, 700), (934, 702), (990, 700), (1046, 703), (1100, 700)):
    a.add(let(x, y, .96))
# sunflowers stand behind the left bed, leaning to the sun
for x, y, h, s in ((62, 720, 300, 1), (112, 706, 226, .76), (24, 730, 190, .66)):
    a.add(line(f"M{x} {y}Q{x+12} {y-h*.5:.0f} {x-4} {y-h}", "#5E8248", 8 * s + 1), path(f"M{x+6} {y-h*.36:.0f}q40 -34 62 -10q-30 26 -62 10zM{x+6} {y-h*.54:.0f}q-44 -30 -64 -4q34 24 64 4z", "#7FA356"), group("".join(f'<path d="M-9-18Q0-56 9-18z" fill="{("#F5C45E", "#E7A13D")[k%2]}" transform="rotate({k*27.7:.0f})"/>' for k in range(13)), f'<circle r="22" fill="#6B4636"/><circle cx="-3" cy="-3" r="14" fill="#8A5F44"/>', t=f"translate({x-4} {y-h}) scale({s})"))

# front beds
a.add(bed(600, 1120, 764, 826, 40, 50))
for x, y, s in ((672, 786, .9), (760, 784, .96), (850, 787, .9), (940, 784, .95), (1030, 788, .9), (650, 822, 1.12), (752, 824, 1.2), (858, 820, 1.12), (962, 825, 1.2), (1068, 822, 1.1)):
    a.add(cab(x, y, s))
a.add(bed(60, 500, 760, 826, 36, 50))
for x, y, s in ((130, 786, 1), (196, 784, 1.05), (262, 788, 1), (330, 785, 1), (396, 787, 1.05), (452, 784, .95)):
    a.add(fea(x, y, s))
for x, y, s in ((104, 822, 1.05), (178, 824, 1.1), (252, 820, 1.05), (330, 824, 1.15), (410, 822, 1.05)):
    a.add(let(x, y, s))

# ---- the sprite with the can ----
can = path(curve("-34,-30! -36,20 -30,30! 30,30! 36,20 34,-30!"), a.lin([(0, "#B9C6D3"), (.4, "#7F93AE"), (1, "#4F5F86")], 0, 0, 1, 0)) + f'<ellipse cx="0" cy="-30" rx="34" ry="8" fill="#3F4A70"/>' + path("M-34 -6Q0 4 35 -6V2Q0 12 -35 2z", "#DCE6EE", .6) + line("M-26 -30Q0 -78 28 -30M34 -20Q66 -22 62 8Q58 24 34 20", "#5F7396", 8) + path("M-34 18L-34 0L-92 -40L-98 -30z", "#6F84A6") + path("M-34 4L-34 0L-92 -40L-95 -35z", "#DCE6EE") + path("M-84 -54L-112 -14L-104 -10L-78 -50z", "#5F7396") + path("M-84 -54L-112 -14L-108 -12L-81 -52z", "#C9D6E0")
a.add(lens(602, 716, 100, 10, .28), a.glow(574, 560, 170, "#E3F3FF", .9))
a.add(spirit(590, 664, 226, left="56,138 36,148 16,140", right="104,134 60,112 22,94", rot=-6))
a.add(put(can, 470, 584, .92, rot=-24))
# water in an arc of drops onto the carrots
a.add(line("M388 594Q318 606 276 770M391 602Q338 620 312 776M394 610Q360 634 350 780M386 588Q300 592 240 766", "#CBE8F0", 4.4, .85))
a.add(path("".join(f"M{x} {y}q6 10 0 15q-6 -5 0 -15z" for x, y in ((322, 700), (290, 726), (262, 690), (356, 700), (238, 744), (330, 750), (286, 640))), "#EAF6F6", .95), line("M226 772l-8 -10M262 776l2 -12M300 782l8 -12M338 784l10 -8", "#DFF1F6", 3, .9))
for x, y, s in ((520, 470, 3.4), (660, 520, 3), (640, 640, 3), (700, 690, 2.6), (440, 660, 2.6)):
    a.add(a.firefly(x, y, s, "#9CD0F2"))

# near: a barrow with the first harvest, grass in the corners
a.add(path(blades(r, 20, 926, 240, 90, 14, .1), "#3F5B3E"), path(blades(r, 1170, 926, 240, 130, 16, -.1), "#3F5B3E"), path(blades(r, 560, 930, 120, 60, 9, .1), "#5E7A48"))
a.add(use("basket", 556, 884, 96))
# an apple bough in the near corner
a.add(path(bough(r, 1240, 30, 2.86, 150, 18, 1, .4), "#4A3A3C"), path(scallop(r, "1240,-30 900,-30 890,10 950,36 990,20 1010,70 1070,66 1090,120 1150,110 1180,160 1240,170", 24), "#3F5F42"), path(scallop(r, "1240,-30 1000,-30 1000,8 1060,30 1090,70 1150,66 1180,110 1240,120", 20), "#5E8250"))
for x, y, s in ((960, 52, 54), (1052, 112, 60), (1134, 158, 54), (1120, 70, 46)):
    a.add(use("apple", x, y, s))
# beams of early light
a.add(path("M180 320L520 900H330z", "#FFF6D0", .12), path("M220 320L900 900H700z", "#FFF6D0", .1))
a.add(a.vignette(.22, .45, .5, "#2F3A3A"), a.grain(.45))
a.save(OUT + "building-community-garden.svg")
