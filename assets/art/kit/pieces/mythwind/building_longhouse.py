"""The longhouse: the first roof of the town. A low hall under turf on an island, smoke from the ridge, a warm open door, boots on the step."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_l_to_r import *

a = Art(1200, 900, 34)
r = a.r

# sunset: the sun stands low on the left, behind the far shore
sky(a, [(0, "#5A4F80"), (.14, "#A06F90"), (.28, "#E39A8C"), (.42, "#F7C48E"), (.56, "#FCE3A8")], (150, 430, 560, "#FFE3A0", .85))
a.add(f'<circle cx="122" cy="386" r="70" fill="#FFEDB8"/><circle cx="122" cy="386" r="59" fill="#FFF7DA"/>')
torn(a, (("420,76 560,54 720,66 880,42 1060,60 1220,44 1220,92 980,106 700,98", "#8E668F", "#F7B79C", .85), ("-20,150 100,128 240,142 340,126 430,144 300,168 100,174", "#B9788F", "#FFD29A", .85), ("760,200 900,182 1060,196 1220,176 1220,214 1040,226 880,220", "#C98690", "#FFDCA4", .8), ("-20,300 80,288 190,298 270,292 180,314 40,316", "#EBA98C", "#FFF0C4", .8)))
a.add(path("M560 236q14-10 26 0q12-10 26 0q-14-4-26 6q-12-10-26-6zM640 212q10-8 19 0q9-8 19 0q-10-3-19 5q-9-8-19-5zM624 268q8-6 15 0q7-6 15 0q-8-2-15 4q-7-6-15-4z", "#7A4F78", .8))
# far shore: peaks, a round hill, spruces, all in rose haze
a.add(path("M-20 500L90 420L150 452L240 370L330 450L420 410L540 480L660 400L730 446L830 366L930 452L1030 404L1120 462L1220 410V600H-20z", "#D89A96"), path("M240 370L290 414L262 412L240 432L214 394zM830 366L880 408L850 404L824 430L800 392zM660 400L696 424L668 424L648 438z", "#F7CDA6", .8))
a.add(path(curve("-20,520! 160,476 380,500 600,480 860,496 1040,470 1220,500! 1220,620! -20,620!"), "#B57F8E"), a.firs([(x, 516 + r.uniform(-8, 16), h) for x, h in ((40, 66), (84, 90), (120, 60), (1060, 90), (1104, 120), (1150, 84), (1190, 110), (410, 50))], "#8F6482", "#C98F92"))

# the slow river, with the sun's road on it
a.add(f'<path d="M-20 546H1220V920H-20z" fill="{a.lin([(0,"#F7C893"),(.2,"#D2919A"),(.5,"#85628E"),(1,"#3B3262")])}"/>')
a.add(path(curve("20,546! 220,546! 210,600 260,650 220,720 300,800! 0,800! 40,740 -10,660 40,600"), a.lin([(0, "#FFF0C0", .9), (.6, "#FBC98C", .55), (1, "#F2A98C", 0)])), path(ripples(r, -20, 330, 552, 740, 34, .16, .5, 1.8, 2), "#FFF3CC", .75), path(ripples(r, 380, 1220, 552, 900, 36, .05, .18, 1.8, 2.4), "#F4B296", .5), path(ripples(r, -20, 1220, 640, 900, 20, .06, .2, 2.4, 2.2), "#5A4478", .5))

# reflection of the island, broken
a.add(path(curve("120,742! 300,760 620,790 960,790 1220,750! 1220,856! 1000,842 880,866 640,846 420,858 260,812"), "#3F3560", .75), path(ripples(r, 260, 1180, 790, 856, 16, .06, .2, 2, 2), "#B5788E", .5), path(curve("640,800! 700,796 748,800! 738,846 720,890 690,894 664,850"), "#F5B65C", .5), path(ripples(r, 610, 780, 806, 880, 9, .3, .7, 2, 2), "#FFDC94", .8))

# the island: a long uneven back of grass
isle = "90,756! 150,714 240,676 380,660 620,650 860,648 1030,664 1130,700 1220,716! 1220,786! 1080,792 900,804 640,798 380,790 200,778"
a.plane(curve(isle), a.lin([(0, "#8FA05A"), (.4, "#64794B"), (1, "#3E4A44")]), lip="#FBE0A0", shadow=(0, 5, 6, .35), at=(2, 4))
a.add(path(curve("90,756! 200,770 380,780 640,788 900,794 1080,782 1220,772! 1220,792! 1080,796 900,806 640,800 380,792 200,780"), "#2F2A48", .8), path(curve("100,752! 200,766 380,774 640,782! 380,782 200,774"), "#F7C88C", .7))
# two spruces behind the hall, and a bent birch at the far end
a.add(pine(r, 1040, 672, 330, 160, "#55695A", 6), pine(r, 1120, 690, 240, 124, "#4A5C56", 5))

# ---- the hall: as long as a ship, ridge sagging like a ship's keel ----
a.add(path(curve("190,712! 420,690 900,690 1050,704! 1090,738 980,756 620,764 300,744"), SHADOW, .36))
# smoke first, it rises behind the ridge vent
a.add(path(smoke("630,372 612,324 642,272 622,214 668,150 660,80 720,-60", [16, 30, 40, 54, 66, 84, 110]), "#F4DCD0", .5), path(smoke("640,372 654,330 634,288 658,236 640,186", [10, 20, 26, 30, 8]), "#FFF3E0", .5))
# long wall: logs laid one on the other, low in the shade of the eaves
a.add(path(curve("214,530! 640,540 1012,530! 1018,712! 640,734 220,716!"), "#6E4A40"))
for k in range(6):
    y = 548 + k * 30
    a.add(path(f"M216 {y}Q640 {y+16} 1014 {y-4}V{y+21}Q640 {y+42} 216 {y+23}z", mix("#9A6A4C", "#5E3F45", k % 2 * .35 + .1)), path(f"M216 {y}Q640 {y+16} 1014 {y-4}V{y+1}Q640 {y+22} 216 {y+6}z", "#E3A873", .75))
a.add(path("M780 540L1016 530V712L780 730z", VIOLET, .22), path(curve("208,530! 640,540 1020,530! 1020,572! 640,600 208,576!"), SHADOW, .42))
# plinth stones
a.add(path("M214 702Q640 734 1018 698L1024 726Q640 760 210 728z", "#6F5F7C"), path("".join(f"M{x} {n(710+20*math.sin((x-210)/810*3.14),0)}q{w//2}-9 {w} 0q2 12-4 14h-{w-6}q-6-4-2-14z" for x, w in ((220, 44), (268, 34), (306, 42), (352, 34), (390, 52), (446, 40), (492, 50), (546, 36), (770, 44), (818, 54), (876, 36), (916, 46), (966, 40))), "#A3909E"), path("".join(f"M{x} {n(710+20*math.sin((x-210)/810*3.14),0)}q{w//2}-9 {w} 0l-3 3q-{w//2}-6-{w-6} 0z" for x, w in ((220, 44), (268, 34), (306, 42), (352, 34), (390, 52), (446, 40), (492, 50), (546, 36), (770, 44), (818, 54), (876, 36), (916, 46), (966, 40))), "#E9CDB6", .8))

# small square windows, not all lit
a.add(pane(290, 614, 44, 44, False, 0, "#4E3138"), pane(396, 620, 44, 44, True, 0, "#4E3138"), pane(506, 626, 44, 44, True, 0, "#4E3138"), pane(850, 620, 42, 42, True, 0, "#452C38"))
a.add(a.glow(418, 646, 70, LAMP, .4), a.glow(528, 654, 70, LAMP, .4), a.glow(862, 646, 64, LAMP, .35))

# the door: open, the fire on the long hearth shows inside
a.add(path("M628 748V580q4-32 66-34q62 2 66 34v166z", "#4A2F38"), f'<path d="M642 746V586q4-26 52-27q48 1 52 27v158z" fill="{a.lin([(0,"#C4702C"),(.5,"#F3AE48"),(1,"#FDE6A6")])}"/>')
a.add(path("M642 640h104v5h-104zM660 586h8v56h-8zM724 586h8v56h-8z", "#8F4F28", .8), path("M668 606q26 18 56 0q-4 22-28 22t-28-22z", "#7A3F28"), line("M694 560V606", "#7A3F28", 3))
a.add(a.glow(692, 716, 66, "#FFF0BC", .9), path(curve("664,734! 668,704 680,712 686,676! 698,700 706,660! 716,700 724,692! 730,712 728,734!"), AMBER), path(curve("676,736! 682,716 690,718 698,692! 706,716 714,710! 718,726 716,736!"), "#FFF6D0"), path("M660 732h76v10h-76z", "#6A3B30"))
# door leaf thrown open to the left, green, with an iron curl
a.add(path("M642 586L586 600V760L642 746z", "#7F7A46"), path("M642 586L586 600V606L642 592z", "#E6D890", .8), line("M624 592V750M604 597V755", "#4F5230", 3), line("M640 626q-22 6-40 4M640 712q-22 6-40 8", INK, 5))
# broad step and the glow on it; boots, big and small, and a sprite's leaf shoe
a.add(path("M600 748L774 744L800 774L576 778z", "#A58F96"), path("M576 778L800 774V790L576 794z", "#6A5874"), path("M600 748L774 744L777 748L597 752z", "#F7DDB4", .8), a.glow(690, 766, 150, "#FFD98A", .75, 36))
boot = a.sym("boot", path("M-16 0V-50H10V-20Q34-18 36-4V2H-16z", "#4A3038") + path("M-16-50h7V0h-7z", "#A9746A", .8) + path("M-18-54H12V-44H-18z", "#C9A27C") + path("M-16-2H36V4H-16z", "#2B2233"))
a.add(path("M736 772h110l8 6H742z", SHADOW, .4), boot(760, 768, .84), boot(796, 770, .84), boot(612, 772, .62), boot(640, 774, .6))

# ---- roof: turf, thick as a quilt ----
roof = "150,556! 176,486 240,428 330,398! 620,414 890,386! 980,424 1050,486 1084,556! 900,584 640,592 360,582"
a.add(soft(curve(roof), 4, 12, 8, .3))
a.plane(curve(roof), a.lin([(0, "#B9B45E"), (.35, "#8A9A50"), (.75, "#5E7448"), (1, "#44573F")]), lip="#FFE9A6", at=(3, 5),
        inner=path(curve("890,386! 980,424 1050,486 1084,556! 1000,572! 984,500 950,440"), VIOLET, .35))
a.add(a.tufts(230, 1010, 430, 560, 58, 26, "#4E663F", .8), a.tufts(220, 840, 420, 545, 40, 24, "#C9C468", .75))
# eave: turf held by a log, grass hanging over it
a.add(path(curve("146,556! 360,584 640,594 900,586 1088,556! 1090,576! 900,606 640,614 360,604 144,576!"), "#5E4038"), path(curve("146,556! 360,584 640,594 900,586 1088,556! 1088,561! 900,591 640,599 360,589 146,561!"), "#C98F62", .9))
hang = ""
for i in range(46):
    t = (i + r.random()) / 46
    x = 154 + t * 926
    y = 560 + 33 * math.sin(t * 3.14)
    h = r.uniform(12, 32)
    q = r.uniform(-8, 8)
    hang += f"M{n(x-6,0)} {n(y-4,0)}q{n(q,0)} {n(h*.5,0)} {n(q,0)} {n(h,0)}q{n(4,0)} {n(-h*.5,0)} {n(9-q,0)} {n(-h,0)}z"
a.add(path(hang, "#5A7044"))
# ridge: a smoke louvre and two carved boards that cross at the gable
a.add(turn(0, 42, 1, 0, path("M586 376L594 326L668 322L676 374z", "#6A4A40"), path("M576 330L630 292L686 324L680 334L630 306L584 340z", "#8F6248"), path("M576 330L630 292L634 294L582 336z", "#F0C08A"), path("M602 340h62v7h-62zM600 354h66v7h-66z", "#38222C")))
for x, k in ((336, 1), (888, 0)):
    q = 1 if k else -1
    a.add(path(ribbon(sample(f"{x-24*q},462 {x},396 {x-18*q},352 {x-46*q},342 {x-56*q},360", 9), [22, 22, 18, 12, 6]), ("#5A3D40", "#8F6248")[k]))
a.add(path(ribbon(sample("310,456 332,396 316,356 290,346 280,360", 9), [7, 7, 5, 4, 2]), "#F0C08A", .9))
# what grows on a good roof: flowers, and a goat that likes them
flowers = ((266, 490, TULIP), (292, 474, CREAM), (452, 500, LAMP), (492, 470, TULIP), (560, 520, CREAM), (226, 536, LAMP), (690, 500, CREAM), (760, 520, TULIP), (934, 486, LAMP))
a.add(line("".join(f"M{x+2} {y+2}h.1" for x, y, _ in flowers), SHADOW, 14, .3))
for k in (TULIP, CREAM, LAMP):
    a.add(line("".join(f"M{x} {y}h.1" for x, y, c in flowers if c == k), k, 13))
a.add(line("".join(f"M{x-2} {y-2}h.1" for x, y, _ in flowers), CREAM, 5, .7))
g = path("M-34-34L-38 0h9l6-34zM-18-36l-2 36h9l6-36zM22-36l4 36h9l-1-40zM36-38l8 36h9l-4-42z", "#8C7A88") + path(curve("-46,-60! -20,-74 20,-72 48,-76! 60,-84 64,-70! 62,-44 46,-32 10,-30 -28,-28 -46,-40"), "#F0E4DA") + path(curve("-28,-28! 10,-30 46,-32 60,-50! 30,-44 -10,-44 -44,-44"), VIOLET, .4)
g += path(curve("-40,-66! -56,-56 -70,-34 -88,-20! -94,-8 -84,-4 -72,-12 -54,-26 -32,-42"), "#F7EEE4") + path(curve("-66,-40! -52,-34 -42,-38 -46,-46!"), "#B9A6A8") + path(ribbon(sample("-66,-44 -58,-64 -42,-72", 6), [8, 6, 2]), "#6A5060") + path("M-84-6l4 16 6-14z", "#D9CBC6") + eye(-74, -24, 3.2)
a.add(turn(786, 438, .9, 3, path(curve("54,-76! 66,-90 76,-84! 70,-76 60,-66!"), "#F7EEE4"), g), turn(706, 450, 1, 0, path(blades(r, 0, 0, 40, 22, 7), "#6E8446")))

# the landing: a jetty to the left, and the boat they came in
a.add(path("M150 742L330 706L352 724L166 768z", "#8C6350"), path("M150 742L330 706L333 709L152 747z", "#F7CF9A"), line("M182 736l14 22M214 729l16 20M248 722l18 20M282 716l20 18M310 710l20 18", "#553843", 3), path("M166 768L352 724V732L168 778z", "#4A3244"), path("M176 766h12v52h-12zM256 750h11v36h-11z", "#4A3244"), path("M176 766h4v52h-4z", "#C98F72"))
a.add(use("boat", 132, 836, 96, haze="#6E4A70", t=.22), line("M206 812Q214 786 184 764", "#3A2A40", 3), path(ripples(r, 20, 280, 836, 858, 6, .3, .6, 2, 1), "#F7C88C", .6))
# a lantern on a post by the door, a barrel, split wood
a.add(path("M880 758V640h9v118z", "#4A3038"), line("M884 646h34", "#4A3038", 5), use("lantern", 914, 648, 74, c="#3A2A38"), use("barrel", 946, 752, 84, haze="#6E4A70", t=.25))
L = log_end(a, "#D9A272", "#5E3F40")
for x, y, s in ((376, 748, .9), (412, 752, .85), (446, 754, .9), (394, 722, .8), (428, 724, .8), (412, 698, .72)):
    a.add(L(x, y, s, rot=r.randrange(360)))
# reeds and grass, dark and near
a.add(use("reeds", 70, 912, 250, haze="#2F2448", t=.55), use("reeds", 1120, 926, 300, flip=True, haze="#2F2448", t=.55), path(blades(r, 990, 924, 220, 80, 13, -.15), "#2F3040"), path(blades(r, 190, 924, 180, 70, 11, .1), "#2F3040"))
a.add(a.vignette(.36, .48, .5, "#2B1A38"), a.grain(.5))
a.save(OUT + "building-longhouse.svg")
