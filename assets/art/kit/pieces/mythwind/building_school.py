import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _shared_road_winery import *

a = Art(1200, 900, 90)
r = a.r

# a fresh morning of full day: blue, with tall white clouds behind the gable
sky(a, "day")
a.add(a.glow(140, 60, 480, "#FFF3D0", .75))
a.add(cumulus(a, "-20,330 40,280 100,270 150,226 240,210 310,240 350,286 420,300 440,340 220,356 -20,350", 44, .92), cumulus(a, "900,270 960,228 1030,222 1080,186 1160,180 1230,200 1230,300 1060,296", 42, .9), cumulus(a, "330,126 380,104 440,104 490,88 560,108 590,126 470,138", 26, .75))
a.add(path("M-20 470L60 400L110 430L190 350L250 410L310 372L400 460L560 420L900 440L1010 352L1060 400L1110 366L1220 450V560H-20z", "#A4C0C8"), path("M190 350L250 410L214 408L186 436L164 388zM1010 352L1060 400L1028 398L1004 430L984 392z", "#E6ECE4", .9))
a.add(path(curve("-20,470! 160,430 360,452 560,440 820,456 1020,420 1220,446! 1220,640! -20,640!"), "#9DBF98"), a.firs([(x, 466 + r.uniform(-8, 8), r.uniform(56, 96)) for x in (30, 66, 330, 362, 392, 980, 1016, 1160, 1190)], "#7DA283", True))
a.plane(curve("-20,540! 160,492 380,510 640,530 900,520 1080,488 1220,506! 1220,920! -20,920!"), a.lin([(0, "#A9C66C"), (.35, "#8FB35A"), (1, "#557D45")]), lip="#E9EDAE", loose=True, inner=a.tufts(10, 380, 540, 660, 16, 18, "#7A9F50", .8) + a.tufts(940, 1190, 540, 640, 8, 18, "#7A9F50", .8))
# a big linden left of the house, a swing in it
a.add(lens(170, 640, 330, 22, .28), use("tree", 150, 646, 440, seed=9, c="#729C4A"), line("M206 470L212 602M246 466L250 600", "#7A5A44", 3.4), path("M202 598H262V608H202z", WOODL), path("M202 598H262V601H202z", lit(WOODL, .5)))

# the yard of trodden earth and the path to the door
a.add(path(curve("360,690! 520,664 760,668 1000,660 1120,690 1060,752 900,790 640,800 420,812 240,880 200,920! -20,920! -20,880 100,820 240,770"), SHADOW, .12, 'transform="translate(4 8)"'), path(curve("360,690! 520,664 760,668 1000,660 1120,690 1060,752 900,790 640,800 420,812 240,880 200,920! -20,920! -20,880 100,820 240,770"), a.lin([(0, "#EAD3A2"), (1, "#CDA872")])))
a.add(path("".join(f"M{n(x,0)} {n(y,0)}q{n(w*.5,0)} {n(-w*.3,0)} {n(w,0)} 0q{n(-w*.5,0)} {n(w*.25,0)} {n(-w,0)} 0z" for x, y, w in [(r.uniform(20, 300), r.uniform(830, 890), r.uniform(14, 30)) for _ in range(10)]), "#F8E8C4", .7))

# ---- the schoolhouse: white boards, slate-blue roof, long side to the right ----
WALL = "#FBF3E2"
a.add(lens(720, 704, 700, 20, .3))
# long side in half shade
a.add(path("M636 420L1010 428V690L636 700z", a.lin([(0, "#DCCBD0"), (1, "#BBA9BA")], 0, 0, 1, 0)), planks(r, 636, 428, 1010, 690, 18, "#9A8AA2", "#F3E8E4", .55), path("M636 424L1010 430V462L636 470z", INK, .26))
a.add(path("M636 668L1010 660V692L636 704z", "#7C7189"), path(rows(640, 674, 1006, 2, 13, 28, 9, r, -.02), "#A9A0AE", .8))
for x in (680, 774, 868, 950):
    w = 54 if x < 950 else 40
    a.add(pane(x, 500, w, 112, False, 0, "#FFF8EA", (1, 2)), path(f"M{x-9} 494v124h-16v-124zM{x+w+24} 494v124h-15v-124z", "#5B86A8"), path(f"M{x-9} 494v124h-5v-124z", "#8DB2C8"))
# paper suns and leaves the children hung in the windows
a.add(f'<circle cx="706" cy="590" r="11" fill="{LAMP}"/><circle cx="802" cy="550" r="9" fill="{TULIP}"/>', path(curve("884,596! 890,578 910,574! 908,592"), LEAF), path(star(706, 590, 18), AMBER, .6))
# gable front, lit
a.add(path("M404 452L520 292L640 452V702H404z", a.lin([(0, "#FFFBEF"), (1, "#EFE0CE")], 0, 0, 1, 0)), planks(r, 404, 470, 640, 700, 18, "#C9B8AE", "#FFFFFF", .6), planks(r, 470, 380, 574, 452, 18, "#C9B8AE", "#FFFFFF", .6), path("M404 668H640V704H404z", "#8C8196"), path(rows(408, 674, 636, 2, 14, 28, 9, r), "#B3A8B5", .9))
a.add(path("M404 452V704h10V446zM630 446V704h10V452z", "#E2D2C4"))
# round window in the gable
a.add(f'<circle cx="521" cy="392" r="34" fill="#5B86A8"/><circle cx="521" cy="392" r="27" fill="#47567A"/>', path("M500 404L530 372H542L508 412z", "#9FB0C8", .5), path("M518 365h6v54h-6zM494 389h54v6h-54z", "#FFF8EA"))
# door, wide open, warm inside
a.add(path("M462 704V520q2 -44 60 -46q56 2 58 46V704z", "#5B86A8"), path("M472 704V524q2 -36 50 -38q46 2 48 38V704z", "#7A4E3A"), path("M478 704V524q4 -30 44 -32q40 2 42 32V704z", "#E9B45C"), path("M478 640h86v64h-86z", "#C98B4C"), path("M490 556h34v26h-34zM534 566h22v22h-22z", "#FFF3D0", .7), path("M486 640h28v10h-28zM524 648h36v10h-36z", "#8A5A38"), path("M490 650h4v40h-4zM506 650h4v40h-4zM528 658h4v40h-4zM552 658h4v40h-4z", "#6B4030"))
a.add(path("M570 496L622 520V690L570 704z", "#3F6B8C"), path("M578 520L614 534V590L578 584zM578 600L614 602V668L578 684z", "#2F506E"), path("M570 496L622 520V526L570 502z", "#8DB2C8"), f'<circle cx="614" cy="606" r="4" fill="{LAMP}"/>')
a.add(path("M440 700H600L616 720H428z", "#C9BFC8"), path("M428 720H616V732H428z", "#8C8196"), path("M428 720H616V723H428z", "#EDE4E2"))
# roofs: long side laid in slate courses, then the gable boards
a.add(shingled(a, (520, 268, 950, 282), (644, 458, 1042, 462), 7, "#3E5C7C", "#7FA6BE", 6, 1))
a.add(path("M514 262Q730 276 956 276L958 288Q730 290 520 278z", "#9CC0D0"))
a.add(soft(curve("520,252! 450,350 372,470! 386,486 400,478! 460,384 521,300! 584,384 640,480! 656,486 668,472! 592,350"), 4, 9, 6, .28), path(curve("520,252! 450,350 372,470! 386,486 402,478! 460,384 521,300! 584,384 640,480! 656,486 668,472! 592,350"), "#4E7596"), path(curve("520,252! 450,350 372,470! 378,478 382,482! 452,362 520,268!"), "#C4DCE2"))
a.add(moss(r, ((880, 452, 60), (700, 330, 44), (1000, 420, 40))))
# bell gable on the ridge
a.add(path("M556 270V196H650V276z", "#FFFBEF"), path("M624 196H650V276H624z", "#BBA9BA", .75), path("M574 270V226q2 -22 28 -22q26 0 28 22V272z", "#33506E"), line("M602 206V216", INK, 4))
a.add(group(path(curve("-6,-16! 6,-16! 14,-2 16,14 26,26! 0,32 -26,26! -16,14 -14,-2"), "#D9A13E") + path(curve("-6,-16! 0,-16! -6,2 -10,18 -18,28! -26,26! -16,14 -14,-2"), "#FBE0A0") + path("M-26 26Q0 34 26 26L24 32Q0 38 -24 32z", "#9A6A2C") + f'<circle cx="-3" cy="38" r="6" fill="#6B4A36"/>', t="translate(602 228) rotate(16)"))
a.add(path(curve("603,128! 570,170 538,196! 548,208 560,202! 604,202 648,204! 658,210 668,198! 636,172"), "#4E7596"), path(curve("603,128! 570,170 538,196! 543,202 547,204! 584,176 606,136!"), "#C4DCE2"), path("M600 134L603 98L607 134z", WOOD), path(curve("606,102! 622,94 634,104 650,98! 646,108 652,116! 634,118 622,112 606,116!"), TULIP))
# strokes of the bell's ring
a.add(line("M528 232q-10 14 -4 30M510 222q-16 22 -6 48M680 228q10 14 4 30M698 218q16 22 6 48", "#FFF8E0", 4, .85))

# slate board on an easel, a chalk drawing on it: a sprite under the sun and a hill
a.add(lens(830, 774, 250, 13, .34), line("M752 780L800 560M930 774L880 560M840 742L838 560", "#7A5238", 11), line("M750 780L798 560", lit(WOODL, .4), 3.4))
a.add(soft("M736 556L940 548L946 700L742 708z", 5, 8, 6, .3), path("M728 552L944 544L950 704L736 714z", "#9A7350"), path("M728 552L944 544L944.500 550L730 558z", "#E2C08E"), path("M742 566L930 559L935 690L748 698z", "#35505A"), path("M742 566L930 559L931 590L743 640z", "#4E6C74", .6))
CH = "#F4EFE2"
a.add(line("M752 676Q800 640 850 660T930 646M772 596m-13 0a13 13 0 1 0 26 0a13 13 0 1 0 -26 0M772 575v-6M772 617v6M751 596h-6M793 596h6M757 581l-4 -4M787 581l4 -4M757 611l-4 4", CH, 3.2, .95), line("M852 652q-14 -2 -14 -22q0 -14 16 -16q18 0 18 16q0 18 -8 22q10 10 -4 16q-8 2 -10 -4M838 626q-4 -26 20 -26q4 -10 14 -8q-2 8 -4 12q10 8 4 22M848 632v1M862 632v1M850 640q5 4 9 0", CH, 3.4), line("M900 640v-30M888 622q12 -34 24 0zM890 608q10 -26 20 0z", "#BFE0A8", 3, .9), line("M812 660v-14M812 646q-8 -4 -4 -10q4 4 4 8q0 -6 5 -8q3 6 -5 10", "#F2B8A0", 3))
a.add(path("M742 706L938 698V706L744 715z", "#7A5238"), path("M780 702h18v5h-18zM806 701h12v5h-12z", CH))

# the teacher at the door rings nothing, she waves them in
a.add(villager(654, 742, 214, coat="#6E5A8A", hat="bun", hair="#6A4A38", skirt=True, hem=64, flare=12, face=-1, apron=None, scarf=CREAM, hands=((12, -92), (44, -170)), elbow=1))

# children and a sprite come running
run = dict(neck=(20, -122), hip=(0, -72), hem=14, flare=2, head=1.16)
a.add(villager(392, 790, 168, coat=TULIP, hat="plait", hair="#5A3828", hatc=LAMP, feet=((-50, -32), (40, -2)), hands=((-30, -128), (66, -112)), skirt=True, trousers="#F0C3A0", **{**run, "hem": 34, "flare": 12}))
sat = group(path("M-16 -20H16V16H-16z", "#8A5A38") + path("M-17 -20H17V0Q0 8 -17 0z", "#B98450") + path("M-4 -4h8v10h-8z", LAMP), t="translate(-14 -88) rotate(20)")
a.add(villager(240, 836, 190, coat=OCHRE, hat="bare", hair="#C9803E", trousers="#47618A", feet=((-54, -30), (44, -4)), hands=((-36, -100), (60, -130)), front="", **run), group(sat, t="translate(240 836) scale(.95)"))
a.add(lens(92, 856, 90, 9, .3), a.glow(92, 740, 130, "#DDF1FF", .7), sprite_at(96, 846, 200, ((30, 82), (150, 96)), rot=14))
for x, y, s in ((36, 800, 4), (20, 760, 3), (52, 836, 3.4), (8, 820, 3), (160, 700, 3)):
    a.add(a.firefly(x, y, s, "#9CD0F2"))
# a lost apple rolls after them, a cat watches from the wall
a.add(use("apple", 330, 862, 34, rot=30))

# foreground: picket fence at the right, flowers, grass
a.add(path(blades(r, 1080, 800, 240, 60, 14, .05), "#6C9150"))
a.add(use("fence", 1096, 856, 128), use("cat", 1076, 764, 92))
for x, h, c, l in ((960, 74, TULIP, .05), (990, 92, "#F2C14E", -.06), (1016, 70, "#E88FA0", .08)):
    a.add(a.tulip(x, 884, h, c, l))
a.add(path(blades(r, 1140, 920, 300, 84, 22, -.05), "#38523A"), path(blades(r, 990, 920, 160, 46, 10, .1), "#4E6E45"), path(blades(r, 400, 924, 200, 48, 12, .1), "#4E6E45"))
a.add(a.vignette(.22, .48, .55, "#2A2440"), a.grain(.45))
a.save(OUT + "building-school.svg")
