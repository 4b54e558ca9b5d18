"""The printing press: an open workshop at lamplight. One villager pulls the bar, another hangs the pictures up to dry."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_l_to_r import *

a = Art(1200, 900, 83)
r = a.r

# late dusk, green-blue overhead so that the lamplight is the only warmth
sky(a, [(0, "#1F2F50"), (.2, "#37527A"), (.4, "#6F7E9B"), (.54, "#C9A59B"), (.64, "#F2C89A")], (90, 540, 380, "#F8D3A0", .7))
torn(a, (("-20,90 120,70 260,84 400,66 500,82 300,108 100,108", "#3A4F78", "#A99AA8", .8), ("760,120 900,100 1060,112 1220,92 1220,132 1040,144", "#33476F", "#8F8BA6", .8), ("-20,300 60,288 150,298 60,318", "#8F8FA6", "#F2C8A4", .8)))
a.add(path("".join(star(x, y, s) for x, y, s in ((70, 50, 6), (250, 150, 8), (180, 210, 5), (1000, 54, 8), (1110, 180, 6), (930, 170, 5), (600, 50, 6))), "#EDE6DA", .85))
a.add(path("M-20 540L70 460L130 500L210 420L300 520L960 520L1030 440L1090 490L1150 430L1220 480V640H-20z", "#7A84A0"), path(curve("-20,580! 120,540 300,560 700,540 960,556 1100,520 1220,550! 1220,740! -20,740!"), "#56677F"), a.firs([(x, 580 + r.uniform(-6, 10), h) for x, h in ((20, 110), (64, 150), (110, 100), (1090, 120), (1150, 170), (1196, 130))], "#3F5570", "#7F8FA8"))
a.add(hamlet(r, 20, 640, 38, "#7F8496", "#4A4A68", LAMP, 3), path(curve("-20,650! 160,610 420,630 800,620 1000,630 1220,600! 1220,800! -20,800!"), "#3F5560"))
a.add(pine(r, 1110, 706, 330, 150, "#3A5262", 5), a.firs(((30, 716, 280), (104, 706, 190)), "#34495A", "#5F7686"))

# ground
a.plane(curve("-20,730! 240,690 640,690 980,696 1220,724! 1220,920! -20,920!"), a.lin([(0, "#7F7A5E"), (.3, "#575A52"), (1, "#262C38")]), lip="#D9B98A", at=(2, 4))
a.add(path(curve("120,770! 420,730 860,730 1060,748! 1140,786 900,812 420,812 160,800"), "#1A1E30", .4))

# ---- the room: amber air, shelves, a window's worth of lamplight ----
a.add(f'<path d="M186 360H992V724H186z" fill="{a.lin([(0,"#6A4034"),(.3,"#B06A34"),(.65,"#E3A044"),(1,"#C98436")])}"/>')
a.add(path("M186 360H992V724H186z", a.stuff("plank", "#4A2A28")), a.glow(470, 500, 330, "#FFDF94", .95), a.glow(840, 520, 220, "#FFD98A", .6))
# shelf with ink pots, paper reams, a rack of carved blocks (pictures, cut backwards)
a.add(path("M210 470H360V480H210zM210 540H352V550H210z", "#6B3F2C"), path("M210 470H360V473H210zM210 540H352V543H210z", "#E3A860"))
for x, y, w, h, c in ((220, 470, 26, 34, "#3F4F86"), (254, 470, 24, 28, "#A8402F"), (286, 470, 28, 38, "#3F6A50"), (322, 470, 26, 30, "#2B2233"), (218, 540, 60, 12, "#FBEBC4"), (222, 528, 54, 12, "#EFD6A4"), (290, 540, 52, 16, "#FBEBC4")):
    a.add(path(f"M{x} {y}v-{h}h{w}v{h}z", c), path(f"M{x} {y}v-{h}h{w*.26:.0f}v{h}z", lit(c, .4), .8))
a.add(path("M760 440H960V452H760zM760 508H960V520H760z", "#6B3F2C"), path("M760 440H960V443H760zM760 508H960V511H760z", "#E3A860"))
for x, y, c in ((770, 440, "#9A6A40"), (822, 440, "#8A5A36"), (874, 440, "#A9784A"), (918, 440, "#8A5A36"), (776, 508, "#8A5A36"), (840, 508, "#A9784A")):
    a.add(path(f"M{x} {y}v-42h38v42z", c))
xy = ((770, 440), (822, 440), (874, 440), (918, 440), (776, 508), (840, 508))
a.add(path("".join(f"M{x} {y}v-42h4v42z" for x, y in xy), "#D9AE7A"), path("".join(curve(f"{x+19},{y-36}! {x+30},{y-22} {x+19},{y-6}! {x+8},{y-22}") for x, y in xy), "#5A3428"))

# ---- pictures to dry: one cut for each, hung by a peg ----
pics = [
    (FOREST, path(curve("0,34! -22,10 -16,-16 2,-34! 18,-12 18,12!"), FOREST) + line("M0 36Q2 0 2-26M1 14l-12-8M1 14l10-10M2-4l-10-8M2-4l8-9", "#FBF3E0", 2.6)),
    (TULIP, '<circle r="17" fill="#C8402F"/>' + "".join(group(path("M-4-22h8l-4-14z", "#C8402F"), t=f"rotate({k*45})") for k in range(8))),
    (DELFT, path(curve("-28,2! -10,-16 12,-14 22,-2! 34,-14! 34,16! 22,4! 10,18 -12,16"), DELFT) + '<circle cx="-14" cy="-1" r="3.500" fill="#FBF3E0"/>' + line("M0-8q6 8 0 18M10-7q5 8 0 15", "#FBF3E0", 2.4)),
    (BRICK, path("M-8 34q4-18 2-30h12q-2 12 2 30z", "#7A4F3A") + path(curve("-30,4! -22,-22 0,-32 22,-22 30,4! 0,10"), "#C8402F") + '<circle cx="-10" cy="-10" r="5" fill="#FBF3E0"/><circle cx="8" cy="-18" r="4" fill="#FBF3E0"/><circle cx="14" cy="-4" r="4" fill="#FBF3E0"/>'),
    (INDIGO, path(curve("-30,-8! -14,-14 -4,-4 4,-20 22,-26! 16,-14 28,-8! 12,0 6,16 -8,26! -6,10 -16,0"), INDIGO) + '<circle cx="20" cy="-20" r="2.600" fill="#FBF3E0"/>'),
    (OCHRE, path(curve("0,34! -14,20 -4,4 0,-2! 4,4 14,20") , MOSS) + path(curve("0,0! -20,-10 -16,-32! -6,-22 0,-36! 6,-22 16,-32! 20,-10"), AMBER)),
]
syms = [a.sym(f"pic{i}", path("M-32 0Q0 5 33-1L35 88Q2 95-33 90z", SHADOW, .22, 'transform="translate(5 6)"') + path("M-32 0Q0 5 33-1L35 88Q2 95-33 90z", "#FBF0D8") + path("M16 2L33-1L35 88L18 92z", VIOLET, .12) + path("M-32 0Q-20 2-14 2L-20 91L-33 90z", CREAM, .8) + turn(1, 46, 1, 0, p) + path("M-4-8h7v16h-7z", "#B98A58")) for i, (_, p) in enumerate(pics)]
def rope(x0, y0, x1, y1, dip, hang, s=1):
    a.add(line(f"M{x0} {y0}Q{(x0+x1)/2:.0f} {(y0+y1)/2+dip*2:.0f} {x1} {y1}", "#4A3038", 3))
    for t, i, q in hang:
        u = 1 - t
        a.add(syms[i](x0 * u * u + (x0 + x1) * t * u + x1 * t * t, y0 * u * u + (y0 + y1 + dip * 4) * t * u + y1 * t * t, s, rot=q))
rope(196, 392, 520, 398, 14, ((.12, 2, -2), (.36, 0, 2), (.6, 3, -1), (.86, 5, 3)), .72)
rope(690, 398, 986, 390, 12, ((.16, 4, 2), (.42, 1, -2)), .72)

# ---- the press: two cheeks of oak, a head, a screw, a platen, a bed on rails ----
a.add(path(curve("430,716! 620,702 860,706 900,722! 740,740 480,738"), "#3A1F22", .5))
OAK, OL, OD = "#8A5532", "#E3AC6C", "#5A3428"
a.add(path("M430 628H880V648H430z", "#6B4028"), path("M430 628H880V633H430z", OL), path("M452 648h18v72h-18zM838 648h18v72h-18z", OD), path("M452 648h5v72h-5zM838 648h5v72h-5z", OL))
# far feet and cheeks
for x in (518, 686):
    a.add(path(f"M{x} 392h44v328h-44z", a.lin([(0, "#B5763F"), (.5, OAK), (1, OD)], 0, 0, 1, 0)), path(f"M{x} 392h8v328h-8z", OL, .9), path(f"M{x-20} 706h84l8 18h-100z", OD), path(f"M{x-20} 706h84l2 5h-88z", OL))
a.add(path(curve("496,394! 500,366 540,352 562,366 600,346 646,366! 670,352 744,364 752,394!"), OAK), path(curve("496,394! 500,366 540,352 562,366 600,346 646,366! 600,358 560,378 510,380"), OL), path("M500 394H748V432H500z", a.lin([(0, "#B5763F"), (1, OD)], 0, 0, 1, 0)), path("M500 394H748V401H500z", OL), line("M520 414h8M560 414h8M690 414h8M730 414h8", OD, 8))
# carved rosette on the head, the screw, its nut
a.add(f'<circle cx="624" cy="412" r="15" fill="{OD}"/><circle cx="622" cy="410" r="11" fill="{AMBER}"/>', path(star(622, 410, 10), CREAM, .8))
a.add(path("M604 432H644V548H604z", "#A9A2B0"), path("M604 432h9v116h-9z", "#F0E8E0"), path("M632 432h12v116h-12z", "#5C5670"), line("".join(f"M604 {442+k*14}l40-8" for k in range(8)), "#5C5670", 4))
a.add(path("M562 462H686V478H562z", OD), path("M562 462H686V466H562z", OL), path("M596 500H652V526H596z", "#5C5670"), path("M596 500H652V506H596z", "#C9C6D3"))
a.add(path("M540 548H708V580H540z", a.lin([(0, "#B5763F"), (1, OD)], 0, 0, 1, 0)), path("M540 548H708V555H540z", OL), path("M532 580H716V592H532z", "#5C5670"), path("M532 580H716V584H532z", "#C9C6D3"))
# bed with the block; the sheet just printed, its frame folded up on the right
a.add(path("M520 600H800V628H520z", "#7A4B2E"), path("M520 600H800V606H520z", OL), path("M536 592H712V600H536z", "#FBF0D8"))
a.add(path("M742 602L806 486L880 478L826 600z", OD), path("M752 596L810 494L868 488L820 594z", "#FBF0D8"), path("M742 602L806 486L812 486L750 602z", OL), turn(810, 542, .86, 20, pics[1][1]))
# the bar: pulled hard to the left
a.add(line("M630 514L476 496", "#3A2A30", 13), line("M628 511L478 493", "#C9A27C", 4.5), line("M500 499L462 494", "#7A4B2E", 17), line("M500 496L464 491", OL, 5))
a.add(villager(402, 728, 298, "#7F8F4A", 1, -22, near=((32, -226), (92, -316)), far=((56, -250), (116, -318)), feet=((-62, 0), (58, 0)), knees=((-36, -74), (46, -80)), hat="cap", hatc=BRICK, apron="#E9D6AE", shadow=.3, trousers="#4A4458", beard="#8A5A3C", hair="#5A3A30"))
# lantern from the beam
a.add(use("lantern", 470, 366, 128, c="#3A2430"))
# the second villager lifts a sheet to the right-hand line
a.add(villager(912, 728, 250, "#A8485A", 1, 6, near=((76, -322), (50, -412)), far=((-72, -326), (-46, -414)), feet=((-24, 0), (26, 0)), skirt=True, hat="scarf", hatc="#E7A13D", apron="#EFE0C0", shadow=.3, head=(2, 8, -10)))
a.add(syms[2](914, 388, .92, rot=-2))

# ---- posts, brackets, and the great thatched roof ----
for x in (176, 972):
    a.add(path(f"M{x} 344h34v396h-34z", a.lin([(0, "#A9713F"), (.5, "#7A4B33"), (1, "#4A2F34")], 0, 0, 1, 0)), path(f"M{x-8} 728h50v22h-50z", "#8C8196"), path(f"M{x-8} 728h50v6h-50z", "#D9C6B8"))
a.add(path("M210 410L268 350H292L210 436zM972 410L914 350H890L972 436z", "#5A3630"), path("M160 340H1022V366H160z", "#6B4030"), path("M160 360H1022V366H160z", "#E3A860", .7), path("M186 366H992V402H186z", SHADOW, .25))
roof = "108,366! 150,300 214,220 300,164! 440,150 600,156 760,148 880,156! 960,210 1030,290 1074,362! 1056,374 1036,362! 1000,378 968,364! 900,380 800,366! 700,382 600,368! 480,384 380,368! 300,382 214,368! 160,384 108,366"
a.add(soft(curve(roof), 4, 12, 8, .32))
a.plane(curve(roof), a.lin([(0, "#A9966A"), (.5, "#7F6A50"), (.86, "#5E4A48"), (1, "#8A5A3A")]), lip="#F0CFA0", at=(3, 5), inner=path(curve("880,156! 960,210 1030,290 1074,362! 1010,372! 960,280 840,150!"), "#3A3768", .45) + path("M100 150H1080V380H100z", a.stuff("thatch", "#2B2233")))
a.add(line(thatch(r, 200, 190, 960, 200, 26, -.1, 1, 30) + thatch(r, 150, 280, 1020, 320, 26, 0, 1, 30), "#3F3040", 3, .45), line(thatch(r, 200, 190, 600, 320, 26, -.2, 1, 26), "#E0C48E", 2.4, .7))
a.add(path(curve("286,168! 300,142 440,130 600,138 760,128 884,136 900,160! 880,172 850,162! 820,178 780,164! 730,180 680,166! 620,182 560,168! 500,182 450,166! 400,182 350,168! 320,184 286,168!"), "#8A7A58"), path(curve("286,168! 300,142 440,130 600,138 760,128 884,136! 760,140 600,148 440,142 310,156"), "#E9CF9A"), moss(r, ((240, 280, 80), (860, 230, 56), (560, 340, 70), (980, 340, 60))))
# warm underlight along the eave
a.add(path(curve("214,368! 300,382 380,368! 480,384 600,368! 700,382 800,366! 800,372 700,388 600,375! 480,390 380,375! 300,389 214,374"), "#FFD98A", .75))

# lines outside: from the posts to a birch on the right, to a pole on the left
a.add(path("M40 742L48 388h12l-4 354z", "#4A3540"), path("M40 742L48 388h4l-6 354z", "#A9845E"))
rope(54, 400, 180, 392, 8, ((.5, 1, -6),), .9)
rope(1000, 392, 1180, 420, 14, ((.3, 3, 5), (.74, 0, 8)), .95)
a.add(birch_trunk(r, "1194,940 1188,560 1198,280 1184,-30", [30, 26, 24, 20], "#B9B6C6", "#2B2A40"))
a.add(a.glow(620, 770, 420, "#F5B65C", .5, 70))

# ---- near: a bench of blank paper, and a mouse that has walked through the ink ----
a.add(path(curve("730,872! 900,852 1100,858 1160,872! 1000,890"), "#141828", .45))
a.add(path("M770 800H1116L1136 826H752z", "#B07A4A"), path("M770 800H1116L1119 804H767z", "#F0C48A"), path("M752 826H1136V840H752z", "#6B4030"), path("M780 840h22v50h-22zM1086 840h22v46h-22z", "#4A2F34"))
a.add(path("M812 816V796H968V816z", "#D9C4A4"), path("M812 796L828 780H984L968 796z", "#FBF0D8"), path("M968 796l16-16v20l-16 16z", "#A98F8A"), line("M812 802H968M812 809H968", "#A98F7A", 1.6))
a.add(path("M990 820L1016 802H1110L1096 820z", "#FBF0D8"), use("mouse", 900, 794, 96, haze="#37527A", t=.15), f'<ellipse cx="1046" cy="796" rx="30" ry="9" fill="#6F6680"/><path d="M1016 772h60v24q-30 12-60 0z" fill="#4F6F95"/><ellipse cx="1046" cy="772" rx="30" ry="8" fill="#8FA6C0"/><ellipse cx="1046" cy="773" rx="24" ry="5.500" fill="#232A5A"/>')
a.add(path("".join(f"M{x} {y}q3-4 6 0q-3 4-6 0zM{x+2} {y-5}h.1" for x, y in ((858, 790), (842, 786), (930, 789), (948, 786), (962, 790), (846, 793))), "#232A5A", None, 'stroke="#232A5A" stroke-width="3"'))
a.add("".join(turn(x, 806, 1, q, path("M-9 0V-64h18V0z", "#FBF0D8"), path("M3 0V-64h6V0z", "#B99AA6"), f'<ellipse cx="0" cy="-64" rx="9" ry="4" fill="#D9C4B0"/>') for x, q in ((226, -16), (250, -2), (272, 12))), use("basket", 250, 850, 110, haze="#3A3A58", t=.3, filled=False))
a.add(path(blades(r, 60, 924, 260, 120, 18, .1), "#1C2430"), path(blades(r, 1150, 924, 240, 120, 17, -.1), "#1C2430"), path(blades(r, 560, 926, 200, 50, 10), "#2A3438"), path(blades(r, 160, 926, 150, 60, 9, .2), "#333F40"))
a.add(a.vignette(.42, .48, .52, "#141830"), a.grain(.5))
a.save(OUT + "building-printing-press.svg")
