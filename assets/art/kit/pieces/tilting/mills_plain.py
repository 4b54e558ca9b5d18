"""Mills of the plain: the thatched post mill, the squat white mill, the mill with closed shutters."""
from _mills_parts import *
from _mills_land import *
from _mills_folk import *


def post_mill():
    a = scene(201)
    r = a.r
    sky(a, [(0, "#6FA3BE"), (.3, "#B5D0CC"), (.5, "#F4E6C2"), (.6, "#F8D5A0")])
    sun(a, 150, 560, 54, 420, "#FFF6D8", "#FFF0C0", .9)
    streaks(a, ("-20,150! 160,120 330,140 480,118 560,134! 400,166 150,172 -20,168!", "#D3DEDA", "#FFF3D4", .8), ("560,256! 720,226 920,240! 920,272! 760,276 640,268", "#C4D4D2", "#FCE9C4", .8), ("-20,330! 90,316 220,334! 130,346 -20,354!", "#E6E4D0", "#FFF6DC", .8))
    a.add(birds(((706, 190, 11), (734, 176, 9), (760, 198, 8))))
    sierra(a, ((20, 590), (140, 560), (270, 604), (520, 580), (660, 548), (790, 590), (900, 566)), 760, "#A8BDC0", "#DCE0CC", .7)
    land(a, "-20,664! 180,640 420,668 640,646 920,668! 920,900! -20,900!", [(0, "#B5C19A"), (1, "#93A97C")], "#F3F0C8")
    a.add(field(40, 220, 664, 700, "#D9C47E", "#B59C5A"), field(640, 860, 664, 704, "#D6BF76", "#B59C5A"))
    a.add(village(a, 690, 668, 1, ((0, 0, 34, 22, 14), (40, 4, 28, 18, 12), (-34, 4, 26, 17, 12), (96, 4, 30, 20, 12)), church=(74, 2, 46), t=.35, haze="#DCE0C8"))
    a.add(olives(a, ((60, 700, 40), (110, 712, 46), (588, 690, 36)), "#8FA07C", "#C3C79C"))
    a.add(f'<rect y="640" width="900" height="130" fill="{a.lin([(0,"#FFF3D0",0),(.5,"#FFF3D0",.6),(1,"#FFF3D0",0)])}"/>')
    # the knoll
    land(a, "-20,846! 130,800 300,770 470,764 640,790 790,850 920,880! 920,1010! -20,1010!", [(0, "#A9B565"), (.5, "#7C9150"), (1, "#5C7444")], "#F0E9B0",
         a.tufts(40, 800, 812, 930, 26, 22, "#C7CB7C", .8) + a.tufts(60, 820, 830, 950, 16, 26, "#5C7444", .7))
    # trestle and piers
    a.add(path(curve("250,812! 420,790 640,800 760,834! 660,846 420,842 300,830"), SHADOW, .32))
    for x, y in ((286, 800), (520, 806)):
        a.add(path(f"M{x-32} {y+22}L{x-28} {y-22}H{x+28}L{x+34} {y+24}z", "#B08A78"), path(rows(x - 26, y - 16, x + 30, 4, 10, 14, 6, r), "#D9B39C", .8), path(f"M{x+8} {y-22}H{x+28}L{x+34} {y+24}H{x+12}z", VIOLET, .3))
    a.add(path("M262 786L548 796V774L262 766z", dim(WOOD, .25)), path("M262 766L548 774V780L262 772z", WOODL))
    a.add(path("M274 768L396 664L416 664L300 776zM544 780L436 664L414 664L520 784z", WOOD), path("M274 768L396 664L402 666L282 772z", WOODL), path("M396 792V640H448V800z", dim(WOOD, .1)), path("M396 792V640H410V794z", WOODL))
    # ladder down the back
    a.add(path("M560 690L724 846L740 838L580 676z", dim(WOOD, .25)), line("".join(f"M{n(556+i*23)} {n(700+i*21)}l44 -14" for i in range(8)), WOODL, 7), path("M528 706L690 858L704 852L546 694z", WOOD), path("M528 706L690 858L694 856L536 700z", WOODL))
    # the body: a lit breast, a shaded side
    side, breast = "M478 436L596 448L586 690L482 704z", "M262 452L478 436L484 706L272 690z"
    a.add(soft(breast, 8, 14, 9, .25), path(side, a.lin([(0, "#7A5A58"), (1, "#5E4654")])), path(side, a.stuff("plank"), .8), path(breast, a.lin([(0, "#C79A68"), (.6, "#B5855A"), (1, "#94694E")], 0, 0, 1, .4)), path(breast, a.stuff("plank"), .9))
    a.add(path("M262 452L478 436V486L264 500z", INK, .3), path("M478 436L596 448V482L480 478z", INK, .3), path("M262 452L272 690l9 1L273 452zM476 436h10l6 268h-8z", "#E3BC86"), path("M270 676L484 690V708L270 692z", WOOD), path("M484 690L588 676V692L484 708z", dim(WOOD, .35)), path("M270 676L484 690V694L270 680z", WOODL))
    a.add(hole(312, 574, 42, 56, .3, "#4A4460", "#F3DDB0", WOODL), pane(518, 560, 34, 44, False, 0, dim(WOOD, .2)))
    a.add(path("M540 690v-64h40v58z", "#3B2E40"), path("M580 626l22 -8v64l-22 4z", MOSS))
    # thatch: a hood of two sheets
    hood = curve("480,226! 556,236 600,300 618,372 632,452! 602,464 580,456! 556,468 530,456! 506,464 486,450! 484,400 486,300!")
    a.add(path(hood, a.lin([(0, "#B98C4C"), (1, "#7A5A44")])), line(thatch(r, 500, 260, 590, 420, 30, .16, .98, 30), "#5E4638", 2.4, .55))
    front = "220,448! 238,376 276,300 340,246 410,218 480,226! 496,300 494,380 500,458! 478,474 458,460! 434,470 408,456! 384,466 356,452! 332,466 304,454! 278,466 250,456! 236,462"
    a.plane(curve(front), a.lin([(0, "#E9C27A"), (.6, "#D3A65C"), (1, "#A87C4A")], 0, 0, 1, .5), lip="#FFF0BE", shadow=(5, 10, 8, .3), at=(4, 4), loose=True, inner=line(thatch(r, 300, 250, 470, 440, 40, -.1, .98, 30) + thatch(r, 256, 380, 480, 436, 20, -.08, .98, 24), "#9A7344", 2.6, .6) + line(thatch(r, 290, 260, 460, 430, 26, -.12, .98, 26), "#FBE3A4", 2.2, .8))
    a.add(path(curve("246,436! 276,330 340,268 420,242 482,250! 484,270 430,268 356,298 306,350 270,446!"), "#F7DC9C", .55))
    a.add(path(curve("384,212! 420,188 470,184 520,206 560,232! 552,246 520,232 470,214 420,214 392,226!"), "#B0834A"), path(curve("384,212! 420,188 470,184 520,206! 470,196 424,200 392,218!"), "#F3D592"))
    # sails
    a.add(path("M356 384h44v40h-44z", dim(WOOD, .4)), group(sail_shadow(a, curve("262,452! 478,436! 484,706! 272,690!"), 376, 408, 330, 92, 24, op=.24)))
    a.add(sails_at(a, 370, 396, 330, 96, 24, "dutch", c="#7A5640", cloth="#FFF6E2", share=.8, band="#9DB6B8"))
    # who lives here: a cat on the steps, sacks under the floor
    a.add(at(sack(), 356, 806, .62), at(sack("#DCC6A2"), 318, 814, .56), at(lying_sack(), 430, 818, .5))
    a.add(use("cat", 634, 796, 78, eyes="shut", c="#5E5468"))
    a.add(use("mouse", 474, 838, 38, flip=True))
    # wheat before the viewer: tall on the left, low and calm on the right
    land(a, "-20,980! 200,950 420,966 640,1000 920,1000! 920,1220! -20,1220!", [(0, "#D9B964"), (.4, "#BD9648"), (1, "#7F6A3E")], "#FBEBB0",
         wheat(a, -10, 900, 1046, 96, 46, "#E0B95C") )
    a.add(wheat(a, -20, 660, 1130, 150, 30, "#EBC463", key="wn"))
    a.add(path(curve("-20,1110! 200,1090 460,1112 700,1120 920,1100! 920,1220! -20,1220!"), a.lin([(0, "#A98542", .0), (.4, "#8F7040", .9), (1, "#5E5238")])))
    a.add(wheat(a, -30, 420, 1216, 210, 15, "#F0CF7C", key="wb", lean=.2), poppies(a, ((452, 1180, 50), (500, 1200, 40), (408, 1196, 44))))
    finish(a, "mill-w01", .28, .45, .42, "#2A2A3A")


def shutters(x, y, w, h, c, wall="#F6E3B4"):
    """A closed pair of slatted shutters in a deep reveal; the left leaf stands a hand's breadth ajar."""
    o = path(f"M{n(x-w*.12)} {n(y+h)}V{n(y+h*.1)}q{n(w*.62)} {n(-h*.22)} {n(w*1.24)} 0V{n(y+h)}z", lit(wall, .45)) + path(f"M{n(x)} {n(y+h)}V{n(y+h*.12)}q{n(w/2)} {n(-h*.18)} {n(w)} 0V{n(y+h)}z", dim(c, .62))
    for i, k in ((0, lit(c, .1)), (1, dim(c, .1))):
        x0 = x + 2 + i * w * .5
        q = w * .5 - 4
        o += path(f"M{n(x0)} {n(y+h-2)}V{n(y+h*(.13 if not i else .06))}L{n(x0+q)} {n(y+h*(.05 if not i else .12))}V{n(y+h-2)}z", k)
        o += line("".join(f"M{n(x0+q*.18)} {n(y+h*f)}h{n(q*.64)}" for f in (.2, .28, .36, .44, .6, .68, .76, .84)), dim(k, .34), h * .035, cap="butt") + path(f"M{n(x0)} {n(y+h-2)}V{n(y+h*.13)}h{n(q*.1)}V{n(y+h-2)}z", lit(k, .4), .9)
        o += path(f"M{n(x0)} {n(y+h*.5)}h{n(q)}v{n(h*.05)}h{n(-q)}z", lit(k, .2))
    return o + path(f"M{n(x-w*.2)} {n(y+h)}h{n(w*1.4)}l{n(-w*.05)} {n(h*.08)}h{n(-w*1.3)}z", "#FBEFD2") + path(f"M{n(x-w*.15)} {n(y+h*1.08)}h{n(w*1.3)}v{n(h*.05)}h{n(-w*1.3)}z", VIOLET, .35)


def geranium(x, y, s, c=TULIP):
    """A clay pot with geraniums."""
    o = path(curve("-22,0! 0,-5 40,-2 48,3! 10,8 -14,6"), SHADOW, .3) + path("M-22 -36L-15 1Q0 6 16 1L23 -36z", "#B9623F") + path("M8 -36L5 3Q12 3 16 1L23 -36z", VIOLET, .3) + path("M-26 -44H27V-33Q0 -27 -26 -33z", "#CE7B54") + path("M-26 -44H27V-41H-26z", "#F0B48C")
    o += path(scallop(Random5(), "-34,-46 -28,-72 -4,-84 22,-76 36,-52 20,-40 -16,-40", 11), "#4F7048") + path(scallop(Random5(), "-30,-52 -22,-72 0,-80 10,-66 -6,-54", 9), "#7D9A5C")
    o += "".join(f'<circle cx="{u}" cy="{v}" r="{q}" fill="{k}"/>' for u, v, q, k in ((-22, -72, 8, c), (-12, -80, 8, lit(c, .2)), (8, -86, 9, c), (18, -80, 8, dim(c, .12)), (30, -62, 7, c), (-32, -58, 6, dim(c, .1))))
    return group(o, t=f"translate({x} {y}) scale({s})")


def squat_mill():
    a = scene(202)
    r = a.r
    sky(a, [(0, "#3C83BD"), (.32, "#7FB9DD"), (.56, "#CBE3E6"), (.66, "#F3EBD2")])
    puff(a, 190, 250, 330, 130, size=44)
    puff(a, 742, 170, 360, 110, size=42)
    puff(a, 690, 470, 250, 70, "#FDFAF2", "#D3DDE2", 30)
    puff(a, 60, 520, 220, 60, "#FDFAF2", "#D3DDE2", 28)
    sierra(a, ((60, 640), (200, 600), (330, 650), (600, 640), (730, 588), (850, 636)), 800, "#8FA9BC", "#C9D3CC", .6)
    land(a, "-20,716! 220,696 480,708 700,690 920,706! 920,960! -20,960!", [(0, "#D8C581"), (.5, "#C9A75A"), (1, "#B98F4C")], "#FBF0C8")
    a.add(field(0, 170, 716, 752, "#93A05E", "#6E7F4A"), field(650, 900, 712, 756, "#93A05E", "#6E7F4A"), field(720, 900, 762, 812, "#D9A857", "#B07F3E"))
    a.add(olives(a, ((40, 786, 62), (104, 800, 74), (742, 742, 40), (800, 748, 46), (868, 742, 40)), "#7F8A5C", "#B7BC86"))
    # yard, sun-bleached
    land(a, "-20,880! 160,850 420,858 700,846 920,862! 920,1220! -20,1220!", [(0, "#F3DDA6"), (.35, "#E3BE7E"), (1, "#B4834C")], "#FFF3CE", a.tufts(20, 180, 866, 930, 8, 26, "#A9924E", .9) + a.tufts(720, 890, 858, 910, 7, 24, "#A9924E", .9))
    a.add(tailpole(640, 520, 846, 900, 20, "#7A5640"))
    d = tower(a, 420, 930, 420, 310, 236, ("#FFFDF4", "#FBF3E2", "#B3AFCB"), bulge=.13, cast=.92, shade=.2)
    a.add(patch(r, 250, 770, 74, 56, "#E0CDB4", "#C58B6C"), patch(r, 596, 690, 56, 44, "#B7A2A8", "#9A7076"), patch(r, 300, 640, 44, 30, "#E6D6BE", "#C99A7C", 2))
    blue = ring_d(420, 931, 420, 310, 236, 0, .17, .13, 1)
    a.add(path(blue, a.lin([(0, "#6FA0D2"), (.4, "#3D72B4"), (1, "#2C4A85")], 0, 0, 1, 0)), path(ring_d(420, 931, 420, 310, 236, .155, .17, .13, 1), "#9CC2E4", .8))
    for x in (236, 582):
        a.add(hole(x, 606, 32, 40, .3, "#33405F"))
    a.add(hole(526, 726, 52, 70, .3, "#33405F"), geranium(552, 800, .55))
    a.add(door(410, 950, 128, 210, "#3D72B4", "#E9DDCB"), steps(410, 950, 168, 2, 15, "#D3C2AE"))
    cone(a, 420, 524, 266, 236, "#4A5F86", 9, .17, shingle=True, knob=False)
    a.add(path("M378 470h60v52h-60z", dim(WOOD, .45)))
    a.add(sail_shadow(a, d, 400, 500, 372, 96, 17, op=.16, dx=34, dy=40))
    a.add(sails_at(a, 398, 492, 378, 104, 17, "ladder", c="#6B4A36", cloth="#FFF7E4", share=.55, bars=12))
    # broom, pots, a hen with her chickens
    a.add(line("M494 958L470 800", "#9A7350", 6), path(curve("478,900! 470,960! 490,972 514,966! 500,930 492,896!"), "#D9A95C"), line("M482 914l22 -4", "#7A4A30", 4), geranium(206, 968, 1.1), geranium(262, 984, .8, "#E88FA0"), geranium(152, 960, .7))
    a.add(path(curve("240,1082! 300,1070 400,1076 420,1086! 340,1096 270,1092"), SHADOW, .22), at(hen(), 300, 1084, 1.7), path(curve("110,1060! 150,1054 200,1058 210,1064! 160,1070 130,1068"), SHADOW, .22), at(hen("#B9734A"), 150, 1060, 1.5, True))
    chick = a.sym("chick", path(curve("-10,-3! -9,-14 -2,-18 6,-14! 14,-14 14,-6 8,-1 -4,0"), "#F5CF62") + path("M-9 -12l-5 2 5 2zM0 0l-1 4M5 0l0 4", AMBER) + line("M0 0v4M5 0v4", "#D99A3C", 1.4) + f'<circle cx="-5" cy="-12" r="1.200" fill="{INK}"/>')
    a.add(chick(356, 1086, 1.5), chick(388, 1080, 1.4), chick(414, 1090, 1.5), chick(450, 1084, 1.3, True))
    # agave in the near left corner
    ag = "".join(path(curve([(0, 0, 1), (dx * .35 - w, dy * .5), (dx, dy, 1), (dx * .45 + w, dy * .5)]), k) for dx, dy, w, k in ((-150, -70, 16, "#4E6B66"), (130, -90, 16, "#43605F"), (-110, -150, 18, "#5F7F76"), (90, -170, 18, "#4E6B66"), (-50, -210, 20, "#6E8F82"), (30, -220, 20, "#5F7F76"), (-170, -10, 14, "#43605F"), (160, -20, 14, "#3B5556"))) + "".join(path(curve([(0, 0, 1), (dx * .35 - w, dy * .5), (dx, dy, 1), (dx * .36, dy * .5)]), CREAM, .3) for dx, dy, w in ((-110, -150, 18), (-50, -210, 20), (90, -170, 18), (30, -220, 20)))
    a.add(group(ag, t="translate(60 1216)"), rock(250, 1196, 60, "#A58464", "#EBCB94"), rock(330, 1206, 34, "#9A7A5E", "#E3C08C"))
    finish(a, "mill-w02", .24, .45, .5, "#3A2A38")


def shuttered_mill():
    a = scene(205)
    r = a.r
    sky(a, [(0, "#E9B95E"), (.28, "#F5D488"), (.5, "#FCECBC"), (.62, "#FFF6DC")])
    sun(a, 148, 118, 62, 460, "#FFFBE6", "#FFF6CC", .95)
    a.add(birds(((640, 200, 14), (684, 176, 11), (720, 214, 12), (600, 320, 9)), "#7A5A52"))
    sierra(a, ((380, 610), (520, 580), (640, 616), (780, 572), (890, 600)), 720, "#DCC79C", "#F3E4BC", .8)
    land(a, "-20,672! 400,660 620,672 920,656! 920,900! -20,900!", [(0, "#E3CC86"), (1, "#CFA758")], "#FFF6D6")
    a.add(field(470, 640, 684, 716, "#C9B06A", "#A98B4C"), field(700, 900, 676, 712, "#C2B274", "#9A8E56"))
    a.add(village(a, 760, 672, .9, ((0, 0, 38, 24, 15), (46, 2, 30, 20, 12), (84, 0, 40, 26, 14), (-38, 3, 30, 20, 12)), t=.3, haze="#F8E6B8"))
    a.add(cypress(((548, 690, 96), (572, 694, 120)), "#9A9A62", "#C9C384"))
    land(a, "-20,820! 420,800 660,806 920,784! 920,1220! -20,1220!", [(0, "#EBC983"), (.4, "#D6A560"), (1, "#A06E42")], "#FFF1C8", a.tufts(470, 890, 808, 900, 16, 24, "#B5924C", .85))
    # the wall, so near that it leaves the frame
    d = tower(a, 236, 1030, 660, 276, 196, ("#FFE9A8", "#F4CE78", "#C08A58"), bulge=.1, cast=.85, shade=.24)
    a.add(patch(r, 130, 620, 70, 50, "#E6B968", "#C9875A"), patch(r, 386, 760, 60, 60, "#B98458", "#94604A", 4), patch(r, 90, 880, 80, 60, "#E9C070", "#C9875A"))
    a.add(path(ring_d(236, 1031, 660, 276, 196, 0, .1, .1, 2), a.lin([(0, "#F6EEDC"), (.5, "#E3D3BE"), (1, "#A58E92")], 0, 0, 1, 0)), path(ring_d(236, 1031, 660, 276, 196, .09, .1, .1, 2), "#FFFBEE", .8))
    boat(a, 236, 384, 226, 190, "#B5673F", strands=9)
    a.add(shutters(96, 520, 76, 108, "#2F9C97"), shutters(296, 640, 84, 120, "#2F9C97"), shutters(84, 752, 84, 118, "#2F9C97"))
    a.add(door(296, 1042, 130, 214, "#2F8F8C", "#F3E3C8"), steps(296, 1044, 172, 2, 15, "#D9C4A8"))
    a.add(sail_shadow(a, d, 270, 352, 340, 90, 27, op=.15, dx=30, dy=44), path("M246 318h56v50h-56z", dim(WOOD, .45)))
    a.add(sails_at(a, 272, 344, 372, 84, 27, "furled", c="#7A523A", cloth="#FFF4DA"))
    # the olive tree and the sleeper in its shade
    a.add(path(curve("520,952! 640,916 820,918 920,944! 920,1000! 760,1012 600,992"), "#6E4A5A", .45))
    a.add(path(curve("704,950! 716,890 700,830 724,770 700,700! 728,690! 742,740 760,700! 786,704! 764,770 776,840 768,900 792,948! 750,960"), "#6B5248"), path(curve("704,950! 716,890 700,830 724,770 700,700! 714,696! 736,772 716,830 730,890 722,954!"), "#C09A78"), line("M744 760q-8 60 8 100M756 880q-2 40 8 66", "#4A3A3A", 4, .6))
    for x, y, w, h, k in ((840, 640, 190, 140, "#6B7A50"), (640, 660, 190, 130, "#74824F"), (740, 690, 160, 90, "#5E6C48"), (744, 590, 240, 160, "#8A965E"), (870, 560, 120, 110, "#74824F"), (690, 560, 150, 90, "#B9BC7E"), (620, 634, 90, 60, "#A9AE70"), (820, 596, 80, 50, "#A3AA6C")):
        a.add(path(scallop(r, [(x + math.cos(t) * w / 2 * r.uniform(.88, 1.1), y + math.sin(t) * h / 2 * r.uniform(.88, 1.1)) for t in (0, .9, 1.8, 2.7, 3.6, 4.5, 5.4)], 20), k))
    a.add(path(flecks(r, lambda: (r.uniform(590, 880), r.uniform(520, 690)), 46, 13), "#C9CB8E", .8), path(flecks(r, lambda: (r.uniform(620, 890), r.uniform(600, 720)), 26, 13), "#4F5E42", .7))
    a.add(at(sleeper("#5F86A0", "#D9A34A"), 676, 964, 1.42, True), path("M776 938h34l-4 42q-13 6 -26 0z", "#B9623F"), path("M776 938h34l-1 8h-32z", "#E09A70"), path("M786 938q-2 -16 2 -22h10q4 8 2 22z", "#CE7B54"))
    a.add(at(dog("#F1E3CC"), 424, 1076, .9))
    # near: dry stones and thistles on the left
    a.add(rock(70, 1176, 70, "#9A7456", "#EBC48C"), rock(164, 1196, 44, "#8C6A52", "#E0B680"), thistle(30, 1190, 190, "#5E4E3C", "#76805A", "#A06EA0"), thistle(118, 1200, 140, "#5E4E3C", "#76805A", "#A06EA0"), thistle(222, 1206, 100, "#5E4E3C", "#76805A", "#A06EA0"), a.tufts(-10, 300, 1190, 1206, 9, 60, "#6E5A3C", 1))
    finish(a, "mill-w05", .26, .5, .42, "#4A2A2C")


if __name__ == "__main__":
    post_mill()
    squat_mill()
    shuttered_mill()
