"""The post office: red doors, a wall of pigeonholes under the eaves, a goose who carries the mail, a cart ready to leave."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_l_to_r import *

a = Art(1200, 900, 72)
r = a.r
RED = "#C8402F"

# a fresh forenoon
sky(a, [(0, "#78BAD2"), (.28, "#AFD8DC"), (.5, "#E9EFDC"), (.62, "#FBEBD0")], (180, 180, 420, "#FFF7DC", .7))
puff(a, 160, 170, 260, CREAM, "#C6DEE4", 4)
puff(a, 1080, 110, 240, CREAM, "#C6DEE4", 7)
a.add(path("M-20 470L100 380L170 430L280 340L380 450L900 440L1010 350L1080 410L1150 340L1220 400V600H-20z", "#A9C6C4"), path("M280 340L314 378L292 376L278 392L260 366zM1150 340L1182 372L1160 370L1144 386L1132 362z", "#F3F1E6", .85))
a.add(path(curve("-20,480! 160,430 340,460 600,440 860,460 1040,420 1220,450! 1220,640! -20,640!"), "#A3C08C"), a.firs([(x, 480 + r.uniform(-6, 14), h) for x, h in ((24, 80), (60, 110), (98, 74), (180, 90), (880, 80), (930, 120), (1120, 100), (1170, 130))], "#7FA67E", "#BFD29C"))
a.add(path(curve("-20,560! 180,520 400,540 700,520 960,540 1220,500! 1220,760! -20,760!"), a.lin([(0, "#A7C26C"), (1, "#7A9C54")])), hamlet(r, 60, 560, 46, "#F3E6C6", "#C98B5A", "#F9D98C", 3), a.tufts(-20, 320, 560, 660, 18, 20, "#6C8F4C", .7), a.tufts(900, 1220, 550, 650, 18, 20, "#6C8F4C", .7))
a.add(use("birch", 1118, 664, 390), a.bush(1020, 660, 130, 90, "#6F9650"))

# yard: pale gravel, the road goes off to the left
a.plane(curve("-20,690! 200,650 480,640 800,644 1020,650 1220,684! 1220,920! -20,920!"), a.lin([(0, "#E9D6A6"), (.4, "#CDB482"), (1, "#94805E")]), lip="#FFF6D6", at=(2, 4))
a.add(path(curve("-20,720! 160,700 340,716 520,760 700,800 760,860! 500,860 240,820 -20,800!"), "#F3E4BC", .7), path("".join(f"M{n(x,0)} {n(y,0)}q{n(w*.5,0)}-{n(w*.3,0)} {n(w,0)} 0q-{n(w*.5,0)} {n(w*.3,0)}-{n(w,0)} 0z" for x, y, w in [(r.uniform(-20, 1190), yy, 10 + (yy - 690) * .1) for yy in [700 + 200 * r.random() for _ in range(44)]]), "#A88F66", .45))
a.add(path(curve("340,748! 560,716 900,720 1060,744! 1180,770 1100,806 700,810 420,796"), SHADOW, .28))

# ---- the house: cream walls, tall stepped gable to us, a long roof behind it to the right ----
# side wing first: long wall and roof
a.add(path("M690 462L1010 452V728L690 740z", a.lin([(0, "#E6CFA6"), (1, "#B9A09A")], 0, 0, 1, 0)), path("M690 690L1010 680V730L690 742z", "#8C8196"), path(rows(700, 698, 1006, 3, 15, 30, 11, r, -.03), "#B3A8B5", .8))
# the wall of pigeonholes: two birds at home, letters in the rest
a.add(path("M742 528H976V650H742z", "#7A5238"), path("M736 520H982V532H736zM736 646H982V660H736z", "#9A7350"), path("M736 520H982V524H736z", "#E6BE86"))
letters = {"#FBF3E0": "", "#F0D9A8": "", "#E5B0A0": "", "#B9CFE0": ""}
for j in range(3):
    for i in range(6):
        x, y = 750 + i * 38, 536 + j * 38
        a.add(path(f"M{x} {y+32}V{y+14}q1-14 16-14q15 0 16 14V{y+32}z", "#3A2A34")) if (i + j) else None
        if (i, j) not in ((0, 0), (4, 0), (2, 2)):
            for k in range(r.choice((1, 2, 3))):
                c = r.choice(list(letters))
                letters[c] += f"M{x+3+k*8} {y+32}l{r.choice((-1,1,2))}-{r.choice((14,17,20))}h9l1 {r.choice((14,16))}z"
a.add(path("M750 568V550q1-14 16-14q15 0 16 14V568z", "#3A2A34"), "".join(path(v, k) for k, v in letters.items() if v))
dove = lambda x, y, q=1, s=.62: group(path(curve("-26,-6! -10,-14 0,-26 8,-32 18,-32 22,-24! 28,-22 22,-18 18,-12 10,0 -6,2"), "#FBF6F0"), path(curve("-26,-6! -8,-12 4,-8 10,0 -6,2"), "#B3A3BC", .8), path("M22-24l8 3-8 3z", AMBER), f'<circle cx="16" cy="-26" r="2.200" fill="{INK}"/>', t=f"translate({x} {y}) scale({q*s} {s})")
a.add(dove(768, 568, 1, .7), dove(918, 568, -1, .7), dove(836, 645, 1, .7))
# hanging boxes of tulips under it, a bench for parcels
a.add(path("M760 662h196l-8 26H768z", WOODL), path("M760 662h196v5H761z", lit(WOODL, .4)), *[a.tulip(x, 666, h, c, l) for x, h, c, l in ((782, 50, RED, -.1), (806, 58, LAMP, .05), (832, 48, RED, 0), (858, 60, CREAM, .1), (884, 50, RED, -.05), (912, 56, LAMP, .08), (936, 48, RED, .12))])
a.add(soft("M650 300L960 290L1052 462L690 480z", 4, 12, 8, .26), shingled(a, (640, 296, 968, 282), (676, 482, 1056, 466), 5, "#8F4A3C", "#C97A55", 7), path("M930 284L968 282L1056 466L1004 472z", "#6E5A8A", .25), path(curve("630,290! 800,286 976,272! 980,288 968,296! 800,304 634,308!"), "#C9805E"), path("M630 290Q800 286 976 272L977 277Q800 292 631 297z", "#FBD9AE"))
a.add(moss(r, ((960, 452, 60), (760, 470, 44), (880, 330, 40))))
# weathercock post horn above the ridge: a curled brass horn, the sign of the mail
a.add(path("M806 190h7v104h-7z", INK), line(curve("770,232! 790,214 826,208 846,222 844,244 820,248 808,232 822,218 870,214!", False), "#8A5A24", 13), line(curve("770,230! 790,212 826,206 846,220 844,242 820,246 808,230 822,216 870,212!", False), "#E7A13D", 9), line(curve("772,228! 790,210 826,204 844,216", False), "#FFE9A8", 3), path("M866 222L906 240V178L866 206z", "#E7A13D"), path("M866 206L906 178V190L868 210z", "#FFE9A8"), f'<ellipse cx="906" cy="209" rx="9" ry="31" fill="#8A5A24"/>')

# front gable
front = "M356 742V372H398V318H442V262H488V208H532V160H588V208H632V262H678V318H722V372H740V738z"
a.add(soft(front, 6, 10, 7, .24), path(front, a.lin([(0, "#FFF6DF"), (.55, "#F3E1BC"), (1, "#CDB3A4")], 0, 0, 1, 0)), path("M700 372H740V738L700 739z", "#6E5A8A", .2))
a.add(path("".join(f"M{x} {y}h{w}v16h-{w}z" for x, y, w in ((346, 364, 56), (390, 310, 56), (434, 254, 58), (480, 200, 56), (524, 150, 72), (584, 200, 56), (628, 254, 56), (674, 310, 56), (718, 364, 32))), RED), path("".join(f"M{x} {y}h{w}v5h-{w}z" for x, y, w in ((346, 364, 56), (390, 310, 56), (434, 254, 58), (480, 200, 56), (524, 150, 72), (584, 200, 56), (628, 254, 56), (674, 310, 56), (718, 364, 32))), "#F3A083"))
a.add(path(rows(370, 396, 700, 4, 26, 26, 9, r) + rows(450, 280, 660, 3, 24, 24, 9, r), "#D9BE98", .6), path("M356 690L740 684V740L356 744z", "#9A90A4"), path(rows(364, 698, 738, 3, 15, 34, 11, r), "#C3B9C2", .9), path("M350 452H744V464H350z", RED, .9), path("M350 452H744V456H350z", "#F3A083"))
# owl's window high in the gable, a landing board before it
a.add(f'<circle cx="560" cy="284" r="52" fill="{RED}"/><circle cx="560" cy="284" r="42" fill="#4A3A48"/>', path("M518 284A42 42 0 0 1 560 242V250A34 34 0 0 0 526 284z", "#2B2233", .6), use("owl", 560, 326, 88), path("M500 322H622L612 338H510z", WOODL), path("M500 322H622V327H502z", lit(WOODL, .45)))
a.add(pane(404, 388, 46, 50, False, 0, "#F6EBD6"), pane(650, 388, 46, 50, False, 0, "#F6EBD6"), path("M384 384h18v58h-18zM452 384h18v58h-18zM630 384h18v58h-18zM698 384h16v58h-16z", RED), path("M384 384h4v58h-4zM452 384h4v58h-4zM630 384h4v58h-4zM698 384h4v58h-4z", "#F3A083"))
# the red doors, one wing open; letters slide out of the brass flap
a.add(path("M440 744V556q6-72 110-76q104 4 110 78v182z", "#8C8196"), path("M440 744V556q6-72 110-76q-92 12-96 80v184z", "#CFC4CC"), path("M458 744V560q6-56 92-60q86 4 92 60v180z", "#FBE3A8"), path("M470 560h70v6h-70zM470 612h70v6h-70z", "#B98A58"), path("M474 560v-22h16v22zM494 560v-30h12v30zM510 560v-18h22v18zM474 612v-20h24v20zM504 612v-30h14v30z", "#E5B98A"), path("M552 744V500q84 6 90 60v180z", RED), path("M552 744V500q8 0 10 1v243z", "#F08A6C"), path("M574 540h52v70h-52zM574 636h52v84h-52z", "#8F2B26"), path("M578 544h48v66h-48zM578 640h48v80h-48z", "#B4382C"), path("M580 616h40v14h-40z", "#E7A13D"), path("M580 616h40v4h-40z", "#FFE9A8"), path("M586 626l26-3 4 26-28 2z", "#FBF3E0"))
a.add(path("M458 560L402 590V764L458 744z", "#A8342A"), path("M458 560L402 590V597L458 567z", "#F3A083"), path("M448 588L412 606V664L448 654zM448 676L412 686V742L448 734z", "#8F2B26"), f'<circle cx="566" cy="636" r="6" fill="{LAMP}"/>')
a.add(path("M430 744H664L690 768H408z", "#C9BEC8"), path("M408 768H690V784H408z", "#8C8196"), path("M430 744H664L668 748H426z", "#F3EBE6"))
# the postmistress in the door, letters in hand
a.add(villager(506, 746, 190, DELFT, 1, 6, near=((62, -238), (92, -210)), far=((-60, -236), (-44, -186)), feet=((-24, 0), (24, 0)), skirt=True, hat="cap", hatc=RED, shadow=0, tool=path("M78-236l58-14 8 38-58 14z", "#FBF3E0") + path("M78-236l36 10 22-24", "none", None, 'stroke="#C9A58A" stroke-width="3"')))

# ---- the mail cart, red wheels, full of parcels ----
a.add(path(curve("820,832! 960,812 1120,816 1190,834! 1120,856 900,852"), SHADOW, .36))
for x, y, w, h, c in ((884, 706, 74, 66, "#C79A66"), (950, 706, 90, 96, "#A97B50"), (1036, 706, 70, 58, "#D9B27C"), (900, 642, 56, 44, "#B98A70"), (1032, 650, 58, 46, "#9A7350")):
    a.add(path(f"M{x} {y}v-{h}h{w}v{h}z", c), path(f"M{x+w*.74:.0f} {y}v-{h}h{w*.26:.0f}v{h}z", VIOLET, .28), path(f"M{x} {y-h}h{w}v5h-{w}z", lit(c, .5)), line(f"M{x+w*.42:.0f} {y}v-{h}M{x} {y-h*.5:.0f}h{w}", ("#F6EBD6", RED)[x % 4 == 0], 4), f'<circle cx="{x+w*.42:.0f}" cy="{y-h*.5:.0f}" r="7" fill="{RED}"/>')
a.add(use("sack", 992, 614, 70), path("M846 690H1136L1120 774H866z", RED), path("M846 690H1136V700H848z", "#F3A083"), path("M1080 690H1136L1120 774H1070z", "#6E5A8A", .35), line("M852 716H1130M858 744H1124", "#8F2B26", 3), path("M960 716l54-3 3 40-54 3z", "#FBF3E0"), path("M960 716l28 22 26-25", "none", None, 'stroke="#C9A58A" stroke-width="3.500"'), f'<circle cx="988" cy="736" r="7" fill="{LAMP}"/>')
a.add(line("M1128 752L1216 716", "#6B4A36", 11), line("M1128 748L1214 713", "#D9AE7A", 4), path("M866 774H1120V788H866z", "#6B4A36"))
wh = "".join(f"M0 0L{n(50*math.cos(t))} {n(50*math.sin(t))}" for t in [k * .7854 + .3 for k in range(8)])
for x in (918, 1066):
    a.add(turn(x, 790, 1, 0, f'<circle cx="7" cy="3" r="52" fill="none" stroke="#5A2A2C" stroke-width="11"/><circle r="52" fill="none" stroke="#4A3540" stroke-width="13"/><circle r="51" fill="none" stroke="#E7A13D" stroke-width="8"/>', line(wh, "#D98A3C", 6), line("M-50-12A51 51 0 0 1-6-51", "#FFE9A8", 3), f'<circle r="11" fill="#4A3540"/><circle cx="-2" cy="-2" r="6" fill="#F5C45E"/>'))

# ---- the goose: bag across the breast, a letter in the bill ----
a.add(path(curve("170,846! 270,834 370,842 400,850! 300,866"), SHADOW, .32))
a.add(use("goose", 270, 850, 300, flip=False), path(ribbon(sample("226,676 250,722 300,760 330,752", 10), [9, 9, 9, 8]), "#7A4A34"), path("M290 730L360 718L368 776Q332 794 298 784z", "#9A6240"), path("M290 730L360 718L364 744Q330 762 294 754z", "#C98B5A"), path("M290 730L360 718L361 724L291 736z", "#F0C89A"), f'<circle cx="330" cy="748" r="6" fill="{LAMP}"/>', path("M300 728l6-18 22-3-2 18zM332 722l2-14 18-1 2 12z", "#FBF3E0"))
a.add(turn(168, 640, .66, -10, use("letter", 0, 50, 118)))
# a few letters astray on the gravel, tufts, near leaves
a.add(turn(420, 846, 1, 12, path("M-26-12L24-16L30 12L-22 16z", "#FBF3E0"), line("M-26-12L4 4L24-16", "#C9A58A", 2.4)), turn(760, 872, 1, -20, path("M-24-10L22-14L26 10L-20 14z", "#F0D9A8"), line("M-24-10L2 4L22-14", "#B98A60", 2.4)))
a.add(path(blades(r, 40, 922, 200, 80, 14, .1), "#4F6B3C"), path(blades(r, 620, 924, 180, 46, 10), "#6C8048"), path(blades(r, 1170, 922, 220, 110, 16, -.1), "#4F6B3C"), a.tulip(60, 906, 120, RED, .1), a.tulip(104, 912, 96, LAMP, .02), a.tulip(24, 910, 100, RED, -.1), a.tulip(1160, 914, 110, RED, -.08))
a.add(a.vignette(.18, .5, .5, "#33304A"), a.grain(.45))
a.save(OUT + "building-post-office.svg")
