import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _grounds import *
from _folk import *

# The sprites' seat: a stump below the hollow oak, before a small door in the bark. The upper left stays pale and
# quiet for words; nobody is at home, and the stump has been kept warm.
a = Art(900, 576, 331)
r = a.r
a.add(f'<rect width="900" height="576" fill="{a.lin([(0,"#E9DFB8"),(.4,"#EFE0B4"),(.62,"#F3DFA8"),(1,"#D9B878")])}"/>', a.glow(300, 120, 420, "#FFF8E0", .8))
a.add(far_trunks(r, 372, "#DCD6A8", (60, 150, 250, 330, 420), 20, .9, lean=10, twigs=False), far_trunks(r, 384, "#C6C692", (20, 200, 372), 30, .8, lean=12, twigs=False))
a.add(path(scallop(r, "-20,372 60,350 160,362 260,346 380,360 480,344 560,360 560,440 -20,440", 22), "#B9BE84", .9))
a.plane(curve("-20,398! 140,380 320,384 500,376 700,390 920,396! 920,600! -20,600!"), a.lin([(0, "#B9BC78"), (.4, "#8FA05E"), (1, "#5E7446")]), lip="#FBF0C4", shadow=(0, -4, 6, .14), loose=True, inner=a.tufts(10, 480, 420, 550, 16, 16, "#7A8E50", .7))
# a trodden way from the left, to the stump and to the door
a.plane(curve("-20,520! 160,496 330,492 470,492 590,500 640,506! 860,506! 850,540 760,570 640,600! -20,600!"), a.lin([(0, "#D9BE86"), (1, "#B08F5E")]), lip="#F6E4B4", loose=True, inner=path("".join(f"M{x} {y}q{w//2} -6 {w} 0q-{w//2} 8 -{w} 0z" for x, y, w in ((60, 540, 50), (190, 520, 44), (250, 558, 60), (420, 500, 40), (470, 540, 56), (560, 476, 36), (340, 530, 40))), "#8A6A44", .3))
# the oak: wider than the picture
oakd = "430,474! 500,462 556,432 580,360 576,250 552,150 516,60 476,-20! 940,-20! 940,520! 880,496 840,500 812,512! 660,510! 640,494 610,490 580,500 560,516! 548,494 520,482"
a.add(path(curve("420,478! 520,486 600,520 700,530 940,540! 940,500! 600,480"), SHADOW, .3), path(curve(oakd), "#E3BE86", None, 'transform="translate(-4 -2)"'), f'<path d="{curve(oakd)}" fill="{a.lin([(0,"#8A6648"),(.4,"#6E4E3C"),(1,"#4A3636")], 0, 0, 1, .2)}"/>')
bark = ""
for x0, x1, w in ((604, 566, 5), (628, 606, 6), (660, 650, 5), (820, 840, 6), (850, 880, 7), (884, 930, 7)):
    bark += ribbon([(x1 + r.uniform(-8, 8), -10), ((x0 + x1) / 2 + r.uniform(-12, 12), 130), (x0 + r.uniform(-6, 6), 280), (x0 - 4, 400), (x0 - 14 if x0 < 700 else x0 + 10, 482)], [2, w, w + 2, w, 2], 0)
a.add(path(bark, "#3E2C30", .5), path(ribbon([(566, 100), (588, 240), (596, 350), (584, 420)], [4, 14, 14, 4], 0), "#D9A868", .5))
a.add(path(curve("640,470! 620,440 612,470 596,490! 612,486 630,488"), "#3E2C30", .4))
# moss at the roots, a bough that leaves the picture
a.add(path(scallop(r, "470,470 520,452 560,430 582,400 596,440 590,480 566,508 540,488", 12), MOSS), path(scallop(r, "516,462 550,444 574,424 580,450 562,474 536,474", 10), LEAF, .9))
# the door in the bark: low, round at the top, its frame grown round it
X = 730
a.add(a.glow(X - 40, 468, 150, LAMP, .5, 40))
a.add('<g transform="translate(742 500) scale(1.22) translate(-730 -484)">')
fr = f"{X-86},472! {X-92},384 {X-80},318 {X-46},280 {X},270 {X+48},280 {X+82},320 {X+92},386 {X+88},472!"
a.add(soft(curve(fr), 5, 4, 6, .3), path(curve(fr), "#5A3E34"), path(curve(f"{X-86},472! {X-92},384 {X-80},318 {X-46},280 {X},270 {X+48},280 {X+82},320! {X+60},320 {X+34},302 {X},294 {X-36},302 {X-58},330 {X-66},388 {X-62},472!"), "#C0925F"), path(curve(f"{X-62},472! {X-66},388 {X-58},330 {X-36},302 {X},294 {X+34},302 {X+60},328 {X+70},390 {X+66},472!"), "#33252A"), line(f"M{X-76} 460Q{X-84} 380 {X-68} 322Q{X-40} 286 {X+4} 284M{X+80} 460Q{X+84} 380 {X+72} 330", "#8A6242", 3, .8))
door = f"{X-58},470! {X-60},390 {X-52},334 {X-28},306 {X},298 {X+30},306 {X+54},336 {X+62},392 {X+60},472!"
a.add(path(curve(door), "#6E8C62"), path(curve(f"{X-58},470! {X-60},390 {X-52},334 {X-28},306 {X},298! {X-26},318 {X-40},344 {X-46},392 {X-44},470!"), "#A9C08A"), path(curve(f"{X+30},306! {X+54},336 {X+62},392 {X+60},472! {X+38},472! {X+42},392 {X+34},330!"), "#41583F", .7), line(f"M{X-22} 312V470M{X+6} 302V470M{X+32} 316V470", "#41583F", 3.4, .8))
a.add(path(f"M{X-58} 366h46q8 5 0 11h-48zM{X-58} 434h46q8 5 0 11h-46z", "#3E3044"), f'<circle cx="{X-2}" cy="350" r="19" fill="#3E3044"/><circle cx="{X-2}" cy="350" r="14.500" fill="{LAMP}"/><circle cx="{X-2}" cy="354" r="8" fill="#FFF0BC"/>', line(f"M{X-2} 334V366M{X-18} 350H{X+14}", "#3E3044", 3), f'<circle cx="{X+44}" cy="410" r="7" fill="{AMBER}"/><circle cx="{X+42}" cy="408" r="3" fill="#FFF0BC"/>', path(curve(f"{X-14},396! {X-12},386 {X},384 {X+12},386 {X+14},396! {X},404"), AMBER))
a.add(path(f"M{X-84} 470h172l14 14H{X-100}z", "#A79DAF"), path(f"M{X-100} 484h202l2 10H{X-104}z", "#75698A"))
a.add("</g>")
# pegs beside it, two very small hats and one of ours
for i, (x, y, c) in enumerate(((598, 352, BRICK), (626, 336, None), (600, 300, None))):
    a.add(path(f"M{x} {y}h5v16h-5z", "#D9B07A"))
    if c:
        a.add(path(curve(f"{x-14},{y+16} {x-8},{y-4}! {x+2},{y-10} {x+12},{y-2}! {x+18},{y+18} {x},{y+22}"), dim(c, .25)), path(curve(f"{x-14},{y+16} {x-8},{y-4}! {x+2},{y-10}! {x},{y+14}"), lit(c, .2)))
# the stump seat, a cushion of moss, a leaf and a pen on it
S = 420
a.add(path(curve(f"{S-90},512! {S},488 {S+110},496 {S+170},512! {S+60},538 {S-50},534"), SHADOW, .32))
a.add(path(curve(f"{S-82},430! {S-78},470 {S-92},504 {S-108},518! {S-60},516 {S-40},528 {S},522 {S+44},530 {S+66},514 {S+104},516! {S+86},500 {S+76},470 {S+82},430!"), "#6E4E3C"), path(curve(f"{S-82},430! {S-78},470 {S-92},504 {S-108},518! {S-80},517! {S-62},490 {S-58},440!"), "#C99A66"), path(curve(f"{S+82},430! {S+76},470 {S+86},500 {S+104},516! {S+66},514 {S+50},524! {S+44},480 {S+46},440!"), "#3E2C30", .6), line(f"M{S-30} 446q-4 36 -10 70M{S} 450q2 36 0 64M{S+28} 446q0 30 6 66", "#4A3636", 3.4, .8))
a.add(f'<ellipse cx="{S}" cy="428" rx="84" ry="26" fill="#8A6242"/><ellipse cx="{S-1}" cy="425" rx="80" ry="23" fill="#F3D9A6"/><ellipse cx="{S-2}" cy="425" rx="56" ry="15" fill="none" stroke="#C99A66" stroke-width="3"/><ellipse cx="{S-4}" cy="425" rx="30" ry="8" fill="none" stroke="#C99A66" stroke-width="3"/>', path(f"M{S-4} 425L{S+66} 434L{S+64} 438z", "#B08050"))
a.add(path(scallop(r, f"{S-84},428 {S-70},412 {S-40},406 {S-24},416 {S-34},430 {S-60},438", 9), MOSS), path(scallop(r, f"{S-76},424 {S-60},412 {S-42},410 {S-40},420 {S-60},430", 7), LEAF))
# lamps of the reeds: two jars, not yet lit; toadstools
a.add(use("toadstool", 514, 540, 46, args=("#C98B3C",)), use("toadstool", 540, 546, 30, args=("#C98B3C",)))
a.add(path(scallop(r, "520,-30 530,26 590,40 640,70 710,60 770,92 850,76 930,110 930,-30", 22), "#6E8C4E"), path(scallop(r, "600,-30 620,10 690,30 760,24 830,50 930,60 930,-30", 20), "#4E6E42"), leaf_fall(r, ((600, 50, 40, 20, 7), (800, 90, 60, 20, 7)), "#6E8C4E", 16))
a.add(path(blades(r, 860, 592, 130, 66, 12, -.1), "#3E5438"), path(fern(900, 610, 110, -130, -.8), "#3E5438"), path(blades(r, 30, 590, 120, 50, 11, .1), "#5E7446"))
a.add(a.vignette(.26, .45, .45, "#3A2E28"), a.grain(.5))
a.save(OUT + "sprite-space.svg")
