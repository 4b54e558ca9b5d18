"""Mills at work: the flour hoist, the round window, the smithy with the red cap, the half-built tower."""
from _mills_parts import *
from _mills_land import *
from _mills_folk import *


def wheel(x, y, s, c="#6B4A36", spokes=10):
    o = f'<circle cx="{x}" cy="{y}" r="{s}" fill="none" stroke="{c}" stroke-width="{n(s*.18)}"/><circle cx="{x}" cy="{y}" r="{n(s*1.06)}" fill="none" stroke="#4A4458" stroke-width="{n(s*.06)}"/>'
    o += line("".join(f"M{x} {y}L{n(x+s*.92*math.cos(k*6.283/spokes+.2))} {n(y+s*.92*math.sin(k*6.283/spokes+.2))}" for k in range(spokes)), lit(c, .2), s * .1)
    return o + f'<circle cx="{x}" cy="{y}" r="{n(s*.2)}" fill="{dim(c,.3)}"/>'


def hoist_mill():
    a = scene(208)
    r = a.r
    sky(a, [(0, "#5E9A9E"), (.26, "#A9C6B2"), (.46, "#F0DDA4"), (.6, "#F6C384")])
    a.add(a.glow(120, 420, 420, "#FFEDBC", .85))
    streaks(a, ("-20,120! 150,96 340,118! 180,152 -20,150!", "#9CBCB0", "#F6E3B4", .8), ("620,190! 760,170 920,184! 920,218! 760,214", "#B5C6A8", "#FBE3AC", .8))
    a.add(birds(((742, 300, 12), (780, 280, 10), (812, 308, 9))))
    sierra(a, ((600, 600), (720, 556), (850, 600)), 760, "#B9B09A", "#EBD9AC", .7)
    # the village climbs the hill on the right
    land(a, "-20,720! 400,690 640,650 780,640 920,610! 920,1100! -20,1100!", [(0, "#D9B878"), (1, "#B98F58")], "#FBE8B4")
    a.add(village(a, 590, 700, 1.25, ((0, 0, 44, 30, 18), (54, -14, 36, 26, 15), (150, -34, 48, 34, 20), (206, -44, 40, 28, 16), (96, 6, 50, 30, 20)), wall="#F6E3C4", roof="#B9603F", church=(112, -24, 92), t=.22))
    a.add(village(a, 560, 800, 1.7, ((40, 0, 52, 36, 22), (104, -6, 44, 32, 18), (152, 4, 60, 40, 24)), wall="#F9E9CC", roof="#B5573A", t=.1), cypress(((780, 690, 100), (804, 696, 70)), "#6E7A50", "#B5B070"))
    for x, y, w, h in ((640, 704, 60, 30), (720, 812, 80, 44), (840, 808, 90, 40)):
        a.add(a.bush(x, y, w, h, "#8C8A54"))
    # the lane
    land(a, "-20,900! 300,880 560,864 760,840 920,830! 920,1220! -20,1220!", [(0, "#EBC78C"), (.4, "#C9975E"), (1, "#7A5040")], "#FFF0C4",
         path("".join(f"M{n(x,0)} {n(y,0)}q{n(w*.5,0)} {n(-w*.24,0)} {n(w,0)} 0q{n(-w*.5,0)} {n(w*.26,0)} {n(-w,0)} 0z" for x, y, w in [(r.uniform(-10, 860), y, 14 + (y - 900) * .14) for y in [910 + 280 * r.random() ** 1.2 for _ in range(60)]]), "#E3B87C", .4))
    d = tower(a, 350, 946, 520, 158, 116, ("#FBD0A8", "#EAAA80", "#A06A74"), bulge=.12, cast=.95, plinth="#A08290")
    a.add(patch(r, 262, 800, 64, 54, "#DB9A72", "#B5603F"), patch(r, 436, 880, 60, 40, "#C08478", "#8E4A44"), hole(290, 640, 38, 52, .5))
    a.add(path(ring_d(350, 947, 520, 158, 116, .53, .555, .12, 3), "#FBE6C4", .85), door(300, 958, 96, 158, "#4F7A6E", "#E3C3A8"), steps(300, 960, 128, 1, 13))
    cone(a, 350, 440, 144, 190, "#5F8F86", 7, .15, knob=False)
    n0 = len(a.body)
    # hoist house: a gable that hangs out of the right side, its beam and wheel
    a.add(path("M430 640L560 660V520L440 510z", SHADOW, .3, 'transform="translate(6 16)"'), path("M420 646L470 720L480 716L446 640zM500 652L444 724L452 730L516 654z", dim(WOOD, .2)))
    a.add(path("M420 520H560V650L420 646z", "#A9764E"), path("M420 520H560V650L420 646z", a.stuff("plank"), .9), path("M530 520H560V650H530z", VIOLET, .3), path("M466 646V566q0 -16 26 -16t26 16v82z", "#3F2E3C"))
    a.add(path("M400 530L484 440L592 522L604 538L486 462L404 546z", dim("#B5573A", .3)), path("M396 528L484 436L596 518L600 530L484 456L402 540z", "#C9693F"), path("M396 528L484 436L488 442L402 536z", "#F6B488"))
    a.add(path("M480 474H682V490H480z", WOOD), path("M480 474H682V479H480z", WOODL), wheel(660, 500, 17, "#5A4A4C", 6), path("M540 490L560 520H552L532 490z", WOOD))
    # the hauler in the hatch
    a.add(path(curve("476,646! 474,606 484,592! 500,590 512,598 510,646!"), "#4F6F95"), path(curve("476,646! 474,606 484,592! 488,600 484,640!"), lit("#4F6F95", .4)), head(498, 576, .82, "#5A3A30", hat="cap"), path(ribbon(sample("498,604 530,606 560,590", 9), [14, 12, 10]), "#5F82AA"), path(curve("556,596 560,584 570,584 574,594 564,600"), "#EBC09C"))
    a.add(line("M677 500V590M566 592L650 492", "#5E4638", 3.4))
    a.body[n0:] = [group(*a.body[n0:], t="translate(0 112)")]
    # the sack on its way up, and the hole in it
    a.add(at(sack("#F3E3C4").split("/>", 1)[1], 677, 806, 1.05, rot=6), line("M660 714L677 694L694 714", "#5E4638", 3.4))
    a.add(path(ribbon([(650, 796), (647, 820), (648, 844), (644, 866)], [3, 6, 8, 12]), "#FFFBF0", .92), path(scallop(r, "626,872 632,858 646,852 660,858 668,872 646,880", 7), "#FFFBF0", .9))
    # sails, in front of the tower only
    a.add(sail_shadow(a, d, 336, 410, 300, 84, 20, op=.17, dx=30, dy=44), path("M316 386h46v46h-46z", dim(WOOD, .45)))
    a.add(sails_at(a, 330, 408, 322, 90, 20, "ladder", c="#6B4A36", cloth="#FFF1D8", share=.66, bars=11, band="#5F8F86"))
    # cart, donkey, the cat that sits just there
    a.add(path(curve("480,988! 620,966 800,972 830,984! 720,1002 560,1000"), SHADOW, .34))
    a.add(at(sack("#DCC6A2"), 706, 916, .9), at(sack(), 760, 918, .82), use("cat", 640, 922, 84, c="#4E4658", eyes="shut"), path(curve("622,850! 624,842 640,836 656,842 658,854! 640,848"), "#FFFBF0"))
    a.add(path("M540 912H800L790 952H556z", "#9A6A44"), path("M540 912H800V921H542z", "#D3A070"), line("M590 922V950M640 922V950M690 922V950M740 922V950", dim("#9A6A44", .35), 3), line("M556 946L400 930", "#7A5238", 9), wheel(690, 950, 46))
    a.add(at(donkey("#8C7A76"), 430, 998, 1.02))
    # near left: the white corner of a house, a balcony pot, and a shaded kerb
    a.add(path(curve("96,1040! 180,1010 250,1020 262,1034! 200,1080 98,1110!"), SHADOW, .24), path("M-20 480L92 470L98 1220H-20z", a.lin([(0, "#FFF6E4"), (1, "#D9B9A4")], 0, 0, 1, 0)), path("M70 472L92 470L98 1220H74z", VIOLET, .25), path(curve("-20,430! 40,436 128,452! 132,470! 60,482 -20,480!"), "#B5573A"), path(curve("-20,430! 40,436 128,452! 128,457! 40,444 -20,438!"), "#F0A87C"), path("M-20 1010L97 1016V1220H-20z", "#5F8F86"), path("M-20 1010L97 1016V1026L-20 1020z", "#A9CCB8"))
    a.add(path("M-10 640H56V760H-10z", "#7A4A34"), path("M-4 648H24V754H-4zM28 648H52V754H28z", "#3F2E3C"), path("M-16 758H70V772H-16z", "#E9D3B8"))
    for x, y, c in ((-2, 744, TULIP), (16, 732, TULIP), (34, 742, "#E88FA0"), (52, 734, TULIP)):
        a.add(f'<circle cx="{x}" cy="{y}" r="11" fill="{c}"/>')
    a.add(path(scallop(r, "-20,770 -10,746 20,752 46,744 66,762 60,776 20,772", 9), "#5E7F4E"), path("M-16 766H66L58 790H-10z", "#B9623F"), path("M-16 766H66L64 772H-14z", "#E09A70"))
    a.add(at(hen(), 230, 1096, 1.5), path(curve("190,1098! 236,1090 290,1096! 240,1104"), SHADOW, .25))
    finish(a, "mill-w08", .3, .45, .45, "#3A2430")


def round_window():
    a = scene(209)
    r = a.r
    sky(a, [(0, "#343868"), (.2, "#5E5A94"), (.38, "#9A7BA4"), (.52, "#E0A79C"), (.6, "#FAD3A0")])
    for x, y, s in ((70, 90, 7), (150, 50, 5), (196, 130, 8), (92, 210, 5), (240, 60, 4), (60, 300, 5), (840, 120, 6)):
        a.add(path(star(x, y, s), "#F6E6C8", .9))
    streaks(a, ("-20,420! 90,404 220,420! 100,446 -20,444!", "#8C7098", "#F2B8A0", .85), ("-20,560! 60,550 150,562! 60,580 -20,578!", "#C98F98", "#FBD7A8", .85))
    sierra(a, ((20, 680), (110, 640), (210, 690), (330, 660)), 860, "#9A7B9C", "#D9A3A0", .6)
    land(a, "-20,740! 160,724 400,740! 400,1000! -20,1000!", [(0, "#8C7A8C"), (1, "#5E5478")], "#F2C3A0")
    a.add(path(curve("-20,800! 60,790 120,806 240,776! 250,780! 150,820 60,806 -20,826!"), "#E9C0A8"), village(a, 60, 772, .8, ((0, 0, 38, 26, 15), (44, 3, 30, 20, 13), (-38, 3, 30, 20, 13)), wall="#C9A9A4", roof="#8A4F58", church=(76, 2, 56)), path("M66 756h7v9h-7zM110 760h6v7h-6zM34 760h6v7h-6z", LAMP), a.glow(70, 760, 40, LAMP, .5))
    land(a, "-20,880! 100,850 240,870 420,900! 420,1220! -20,1220!", [(0, "#6E6272"), (.5, "#4A4462"), (1, "#26244A")], "#E9B99A", a.tufts(0, 200, 872, 960, 12, 24, "#9A8486", .7))
    a.add(cypress(((196, 890, 150), (232, 900, 110)), "#46486A", "#8C7A90"))
    # the mill, so near that only a part of it fits
    d = tower(a, 560, 1330, 1060, 430, 296, ("#E9D3D3", "#C3A9BE", "#6A5A8C"), bulge=.08, cast=0, shade=.3)
    a.add(patch(r, 330, 900, 110, 80, "#B39AB0", "#8E5A6A", 4), patch(r, 770, 560, 80, 90, "#8474A0", "#6A466A", 4), patch(r, 400, 430, 70, 50, "#BCA4B8", "#93606E"))
    a.add(path(ring_d(560, 1331, 1060, 430, 296, 0, .19, .08, 2), a.lin([(0, "#5A6AA4"), (.4, "#3E4A86"), (1, "#262A5C")], 0, 0, 1, 0)), path(ring_d(560, 1331, 1060, 430, 296, .184, .19, .08, 2), "#8C94C4", .8))
    boat(a, 560, 276, 336, 270, "#8A6A62", strands=9, edge="#C9A6A8")
    a.add(sail_shadow(a, d, 530, 220, 470, 120, 20, op=.22, dx=40, dy=50), path("M494 170h74v74h-74z", dim(WOOD, .5)))
    # the round window
    cx, cy, R = 580, 660, 150
    a.add(a.glow(cx, cy, 330, "#F9C871", .75), f'<circle cx="{cx+5}" cy="{cy+9}" r="{R+34}" fill="{SHADOW}" fill-opacity=".3"/><circle cx="{cx}" cy="{cy}" r="{R+32}" fill="#A893A8"/>')
    vs = "".join(f'<path d="M-20 -30Q0 -34 20 -30L16 0Q0 -3 -16 0z" fill="{mix("#D9C0B8", "#8A78A0", .5 - .5 * math.cos(math.radians(k * 22.5 + 55)))}" transform="translate({n(cx+R*math.sin(math.radians(k*22.5)),0)} {n(cy-R*math.cos(math.radians(k*22.5)),0)}) rotate({n(k*22.5)})"/>' for k in range(16))
    a.add(vs.replace("M-20 -30Q0 -34 20 -30L16 0Q0 -3 -16 0z", "M-33 -30Q0 -36 33 -30L27 2Q0 -3 -27 2z"), f'<circle cx="{cx}" cy="{cy}" r="{R}" fill="#5A3A34"/>')
    a.defs.append(f'<clipPath id="rw"><circle cx="{cx}" cy="{cy}" r="{R-9}"/></clipPath>')
    room = f'<rect x="{cx-R}" y="{cy-R}" width="{2*R}" height="{2*R}" fill="{a.lin([(0, "#D98A38"), (.5, "#F6C15E"), (1, "#FBDD98")])}"/>' + a.glow(660, 640, 150, "#FFF6D0", .95)
    # shelves of books, the lamp, the reader
    room += path("M440 592H560V600H440zM440 664H530V672H440z", "#8A5228")
    x = 452
    for w, h, c in ((14, 52, "#A8482F"), (18, 60, "#4F6F95"), (12, 48, "#C98B3C"), (16, 56, "#6E4A6A"), (20, 44, "#5E7F4E"), (14, 54, "#A8482F")):
        room += path(f"M{x} 592v{-h}h{w}v{h}z", c) + path(f"M{x} {592-h+8}h{w}v4h{-w}z", CREAM, .5)
        x += w + 1
    for x, w, h, c in ((446, 16, 44, "#4F6F95"), (464, 12, 50, "#A8482F"), (478, 18, 40, "#8A6A3A")):
        room += path(f"M{x} 664v{-h}h{w}v{h}z", c)
    room += path("M644 716h34l5 40h-44z", "#7A4A2C") + path("M654 716V668h14v48z", "#FFF3D0") + path(curve("661,636! 671,654 669,664 661,668 653,664 651,654"), "#FFFBE6") + path(curve("661,646! 667,658 665,664 661,666 657,664 655,658"), AMBER, .7)
    # the thin gentleman: nose, pointed beard, ruff, a book as wide as his shoulders
    room += path(curve("520,830! 516,770 532,730 560,714! 590,720 606,744 616,830!"), "#4E4468") + path(curve("590,724! 606,744 616,830! 600,830! 600,780"), "#8A6A6A", .8)
    room += path(curve("546,716! 560,706 590,706 598,716! 590,728 556,728"), "#FFF6E6")
    room += path(curve("552,656! 550,690 560,712! 580,716 592,706 596,692! 600,690 603,684! 612,678 610,672! 602,664 602,650! 596,632 572,628 558,640"), "#EBB98A") + path(curve("576,692! 588,694 602,690! 604,706 612,730! 594,724 582,712"), "#E9E2DA") + path(curve("588,688! 598,682 612,688! 602,694"), "#F6F0E8") + path(curve("548,676! 540,648 552,626 578,620 600,632! 580,636 568,650 566,676 556,690!"), "#D3CBD0") + line("M588 656q7 -4 13 0M590 666h10", "#4A3040", 3) + path(f"M602 650l2 0 0 22 -2 -2z", "#FFE6B0", .8)
    room += path("M560 800L600 740L690 724L700 790L640 830z", "#7A3A34") + path(curve("604,742! 640,728 656,736! 668,726 690,722 706,726! 712,790! 690,786 672,792! 640,790 616,806!"), "#FFF3D6") + path(curve("656,736! 668,726 690,722 706,726! 712,790! 690,786 672,792!"), "#E3CFAE") + line("M616 756q20 -10 38 -6M618 770q20 -10 40 -6M622 784q20 -10 42 -6M670 744q18 -8 32 -6M672 758q18 -8 34 -6M676 772q18 -8 32 -6", "#B08A6A", 2.4)
    room += path(curve("540,770! 560,790 590,800 612,792! 616,780! 596,776 576,764!"), "#5E5480") + path(curve("606,796 608,780 622,778 628,788 618,798"), "#EBB98A")
    room += path(f"M420 {cy+104}H740V{cy+150}H420z", "#8A5A34") + path(f"M420 {cy+104}H740V{cy+111}H420z", "#D9A060")
    a.add(f'<g clip-path="url(#rw)">{room}</g>', f'<circle cx="{cx}" cy="{cy}" r="{R-4}" fill="none" stroke="#6B4638" stroke-width="11"/>', path(f"M{cx-R+2} {cy-20}A{R-4} {R-4} 0 0 1 {cx-30} {cy-R+8}", "none", None, 'stroke="#C79A78" stroke-width="4"'))
    # sill with the cat that does not care for books
    a.add(path("M420 826H742L730 850H434z", "#D3BDBC"), path("M434 850H730L722 868H442z", "#7A6C94"), path("M420 826H742L740 831H423z", "#FBE3B8"), use("cat", 486, 832, 112, c="#3E3656", eyes="shut"))
    a.add(a.glow(590, 1000, 190, "#F9C871", .28, 70))
    a.add(sails_at(a, 520, 210, 480, 124, 20, "ladder", c="#55405A", cloth="#E3CDD0", share=.6, bars=12))
    # thistles hold the corner
    a.add(a.tufts(-20, 240, 1196, 1212, 10, 90, "#1E1F42", 1), thistle(36, 1206, 220, "#1E1F42", "#4E5678", "#8C6EA8"), thistle(112, 1210, 150, "#1E1F42", "#4E5678", "#8C6EA8"), path(fern(180, 1220, 170, -70, .7), "#26284E"))
    finish(a, "mill-w09", .36, .5, .5, "#171533")


def smith():
    """The smith, 170 high: hammer high, looking down to the left at his anvil."""
    o = path(curve("-60,4! 0,-6 70,0 80,6! 20,12"), SHADOW, .35) + path("M-30 -66l-8 60 -10 8h30l12 -60zM8 -66l10 60 -2 8h32l-10 -14 -4 -56z", "#4A3A4A")
    o += path(curve("-34,-60! -44,-100 -30,-134 2,-142! 34,-138 44,-112 36,-58! 0,-50"), "#B5846A") + path(curve("-34,-60! -44,-100 -30,-134 2,-142! -18,-120 -26,-96 -22,-58!"), "#FBC98A")
    o += path(curve("-26,-112! 0,-104 26,-112! 32,-70 28,-30! 0,-22 -32,-30! -34,-70"), "#6B4436") + path(curve("-26,-112! -34,-70 -32,-30! -20,-26! -24,-70 -14,-108!"), "#D98A4E")
    # arm up with the hammer
    o += path(curve("20,-136! 46,-144 58,-170 54,-194! 68,-196! 76,-160 60,-126 34,-112!"), "#E3B08C") + path("M46 -204L64 -184L70 -190L52 -210z", "#E3B08C") + line("M60 -186L18 -226", "#7A5238", 8) + path("M2 -212L30 -244L42 -234L14 -202z", "#5A5670") + path("M2 -212L30 -244L34 -240L6 -208z", "#B9B4CC")
    # arm down with the tongs
    o += path(curve("-30,-126! -52,-108 -64,-84 -66,-72! -54,-66! -46,-84 -30,-96!"), "#E3B08C") + line("M-60 -72L-104 -62", "#4A4458", 5)
    o += group(path(curve("-18,-4 -15,-24 2,-30 18,-20 20,-2! 18,10 12,18 -2,21 -14,12"), "#E3B08C") + path(curve("-20,0! -22,-24 0,-34 20,-22 22,-8! 6,-18 -8,-14!"), "#3A2838") + path(curve("-14,4! 0,8 20,2! 20,20 4,30 -12,20!"), "#4A2E30") + f'<circle cx="12" cy="-4" r="2.400" fill="{INK}"/>', t="translate(-6 -158) scale(-1 1) rotate(12)")
    return o


def smithy_mill():
    a = scene(210)
    r = a.r
    sky(a, [(0, "#3E2C50"), (.2, "#8A3F54"), (.38, "#D4603F"), (.52, "#F39A4C"), (.64, "#FBD08A")])
    streaks(a, ("-20,130! 160,104 380,128! 200,166 -20,166!", "#6B3A58", "#EE8A54", .9), ("520,210! 720,186 920,200! 920,246! 740,240", "#9A4450", "#F6A864", .9), ("-20,380! 120,362 260,380! 120,412 -20,410!", "#C9603F", "#FBC684", .85), ("660,470! 800,458 920,468! 920,494! 780,492", "#DB7A48", "#FBD598", .85))
    sun(a, 168, 620, 74, 440, "#FFEEBC", "#FFCF7A", .9)
    sierra(a, ((30, 700), (150, 664), (280, 710), (640, 700), (770, 650), (890, 694)), 900, "#A8584E", "#E08A5C", .6)
    land(a, "-20,770! 240,750 560,764 760,744 920,760! 920,1080! -20,1080!", [(0, "#C4683C"), (1, "#8A4438")], "#FBC984")
    a.add(field(640, 880, 764, 812, "#D98A44", "#9A5234"), olives(a, ((770, 830, 60), (842, 820, 54), (40, 800, 46)), "#7A5A3E", "#C98F50", "#4A2E34"))
    land(a, "-20,950! 200,926 480,916 720,922 920,950! 920,1220! -20,1220!", [(0, "#B5603A"), (.3, "#80443A"), (1, "#35223A")], "#FBBF7A", a.tufts(560, 890, 936, 1000, 10, 26, "#D98A4C", .7))
    # tower of sooty stone and its red dome
    st = ("#E3B596", "#A87A72", "#4E3850")
    d = tower(a, 548, 940, 430, 150, 108, st, a.stuff("stone"), .9, bulge=.12, cast=.8, shade=.3)
    a.add(path(rows(430, 540, 680, 15, 25, 30, 13, r), "#F0C6A0", .3), hole(520, 650, 38, 56, .5, "#F5B04E", "#E9BE9A", "#8A6A70"), hole(600, 790, 34, 48, .5, "#3A2838", "#A98088", "#7A5A68"), door(580, 956, 96, 156, "#7A2E34", "#8A6A70"), steps(580, 958, 128, 1, 13, "#8A6A78"))
    X, Y, W = 548, 526, 140
    dome = curve([(X - W, Y, 1), (X - W * 1.08, Y - 70), (X - W * .82, Y - 150), (X - W * .3, Y - 196), (X, Y - 256, 1), (X + W * .3, Y - 196), (X + W * .82, Y - 150), (X + W * 1.08, Y - 70), (X + W, Y, 1), (X + W * .5, Y + 20), (X - W * .5, Y + 20)])
    a.add(path(curve([(X - W * .9, Y + 6, 1), (X + W * .9, Y + 6, 1), (X + W * .8, Y + 40), (X, Y + 50), (X - W * .8, Y + 40)]), SHADOW, .3), path(dome, a.lin([(0, "#F0604A"), (.4, "#C8342F"), (1, "#701E2E")], 0, 0, 1, .2)))
    a.add(line("".join(f"M{X} {Y-250}C{n(X+f*W*.3,0)} {Y-190} {n(X+f*W*1.12,0)} {Y-140} {n(X+f*W*.96,0)} {n(Y+16*(1-f*f),0)}" for f in (-.66, -.3, .06, .42, .76)), "#5A1826", 3, .5), path(curve([(X - W, Y, 1), (X - W * 1.08, Y - 70), (X - W * .82, Y - 150), (X - W * .3, Y - 196), (X, Y - 256, 1), (X - W * .4, Y - 174), (X - W * .78, Y - 120), (X - W * .94, Y - 60), (X - W * .92, Y + 4, 1)]), "#FFA880", .85), path(curve([(X - W, Y, 1), (X - W * .5, Y + 20), (X + W * .5, Y + 20), (X + W, Y, 1), (X + W * .98, Y + 14, 1), (X + W * .5, Y + 34), (X - W * .5, Y + 34), (X - W * .98, Y + 14, 1)]), "#5A1C2A"), line(f"M{X} {Y-250}V{Y-306}", INK, 5), path(curve(f"{X},{Y-300}! {X+22},{Y-314} {X+40},{Y-298} {X+60},{Y-306}! {X+50},{Y-292} {X+58},{Y-280}! {X+36},{Y-276} {X+20},{Y-288} {X},{Y-282}!"), LAMP))
    # the smithy leans on the tower
    a.add(path("M206 600H262L270 760H200z", a.lin([(0, "#A8685A"), (1, "#5E3844")], 0, 0, 1, 0)), path(rows(206, 616, 262, 7, 20, 20, 11, r), "#C98A6C", .6), path("M196 588H272V606H196z", "#C98468"), path(smoke("234,588 228,540 262,500 246,440 290,390 276,320 330,250", [22, 40, 54, 62, 60, 44, 2]), "#6B4A5E", .55), path(smoke("240,588 246,550 278,516 270,460 306,410", [8, 18, 24, 26, 6]), "#C98A80", .5))
    a.add(path("M96 944V740H430V930z", "#4A2A38"), f'<path d="M112 938V756H420V930z" fill="{a.lin([(0,"#6B3038"),(.6,"#B5552E"),(1,"#E08A3C")])}"/>', a.glow(206, 850, 190, "#FFC95E", .95))
    # forge: hearth and fire under a hood
    a.add(path("M150 760L168 824H252L276 760z", "#3A2434"), path("M136 936V862H276V934z", "#7A4640"), path(rows(140, 868, 276, 3, 22, 26, 13, r), "#A8684E", .8), path("M128 852H284V866H128z", "#C98A5C"), path(curve("160,852! 164,820 178,832 184,800! 196,826 208,784! 220,824 232,806! 244,836 252,852!"), AMBER), path(curve("178,852! 184,830 192,836 206,806! 216,836 228,828! 234,842 236,852!"), "#FFF0BC"))
    # tools on the back wall, the anvil, the smith
    a.add(line("M316 776V820M340 776V830M364 776V816M388 776V826", "#3A2434", 5), path("M308 816h16v14h-16zM332 826h16l-8 16zM356 812q8 -8 16 0v10h-16zM380 822h16v10h-16z", "#3A2434"))
    a.add(path("M262 946L270 908H318L326 946z", "#5A3A34"), path("M250 884Q236 882 228 888Q244 896 262 902V912H322V898Q334 892 334 880H250z", "#4A4458"), path("M228 888Q236 882 250 884V880H334V886H250Q240 888 232 891z", "#E3B090"), path("M116 886L400 866V873L116 891z", "#C99060"), path("M116 886L400 866V869L116 888z", "#F3D0A0"), path("M116 881L74 892L116 895z", "#F3ECE0"), path("M150 888l-4 26 16 -10 12 12 6 -30z", STEEL), path("M256 874h56v7h-56z", "#FFD27A"), a.glow(284, 876, 60, "#FFE08A", .9))
    a.add(at(smith(), 366, 950, .92))
    for x, y, s in ((250, 848, 3), (232, 824, 2.4), (306, 842, 3), (270, 826, 2), (328, 858, 2.4)):
        a.add(a.firefly(x, y, s, "#FFD27A"))
    # posts and tiled lean-to
    a.add(path("M92 950V730H112V950zM416 940V730H434V940z", "#5A3634"), path("M92 950V730H98V950z", "#D98A54"))
    roof = curve("60,752! 110,700 180,664 420,620! 440,650 452,704! 330,724 180,740 76,768!")
    a.plane(roof, a.lin([(0, "#B5523A"), (1, "#6B2E34")]), lip="#FBA874", shadow=(4, 10, 8, .35), loose=True, inner=path(roof, a.stuff("shingle"), .8))
    a.add(a.glow(250, 960, 200, "#FFB04E", .5, 46))
    # the broken lances; the one on the anvil is being made straight
    for x0, y0, x1, y1, c in ((452, 948, 468, 830, "#9A6A44"), (470, 950, 476, 806, "#B07E52"), (486, 950, 494, 846, "#9A6A44")):
        a.add(line(f"M{x0} {y0}L{x1} {y1}", c, 7), path(f"M{x1-5} {y1+4}l2 -18 4 10 5 -14 0 20z", lit(c, .35)))
    # sails
    a.add(sail_shadow(a, d, 540, 490, 300, 84, 17, op=.26, dx=34, dy=44), path("M516 466h48v48h-48z", dim(WOOD, .55)))
    a.add(sails_at(a, 534, 488, 320, 88, 17, "ladder", c="#54343A", cloth="#F6D3AC", share=.6, bars=11))
    # a thin horse waits for his shoe
    a.add(at(horse("#D9BFB4", "#8A6474"), 748, 950, .86, True), line("M690 824Q650 850 634 846", "#5A3634", 3), f'<circle cx="632" cy="846" r="7" fill="none" stroke="#3A2838" stroke-width="4"/>')
    # near: coal heap and dark grass
    a.add(path(scallop(r, "-20,1110 40,1060 120,1040 190,1076 250,1130 290,1220 -20,1220", 30), "#2B1E30"), path(scallop(r, "20,1100 60,1066 110,1056 130,1084 70,1110", 18), "#5A3A4A"), path("M176 1110L250 960L262 964L192 1118z", "#7A5238"), path("M150 1104q30 -20 52 8l-14 34q-40 6 -50 -12z", "#5A5670"), path("M150 1104q30 -20 52 8l-4 8q-20 -20 -50 -8z", "#B08A98"), a.tufts(280, 900, 1202, 1214, 9, 50, "#281A30", 1))
    finish(a, "mill-w10", .36, .42, .55, "#241428")


def mason():
    """A mason at his noon meal on a plank, legs hanging, a loaf in his hand; sits on (0, 0), legs to 70 below."""
    o = path(curve("-10,-6! 20,-10 34,-4 38,8! 36,40 40,60! 26,62! 20,30 16,12 -4,10!"), dim("#6E5A4A", .25)) + path("M24 58h20l8 10h-28z", "#4A3A34")
    o += path(curve("-24,-8! 6,-14 24,-6 26,8! 22,40 20,66! 4,66! 6,30 2,16 -22,14!"), "#7A6450") + path(curve("-24,-8! 6,-14 24,-6 26,2! 10,-2 -10,0 -24,2!"), lit("#7A6450", .35)) + path("M2 62h20l10 12h-30z", "#5A4038")
    o += path(curve("-26,10! -36,-30 -26,-64 -4,-72! 18,-68 26,-44 20,4! 0,12"), "#F1E6D2") + path(curve("20,4! 26,-44 18,-68 6,-72! 14,-40 8,8!"), VIOLET, .25) + path("M-28 -8Q-4 0 22 -10V0Q-4 10 -27 2z", BRICK)
    o += path(curve("-18,-62! -26,-36 -4,-24 24,-34! 28,-46! 10,-40 0,-48 0,-64!"), mix("#F1E6D2", VIOLET, .16)) + path(curve("20,-48 28,-54 36,-48 34,-36 24,-34"), SKIN) + path(curve("26,-52! 30,-66 44,-68 52,-58 48,-46 34,-42!"), OCHRE) + path(curve("26,-52! 30,-66 44,-68! 38,-58 34,-46!"), lit(OCHRE, .4))
    return o + head(2, -88, .94, "#6B4630", hat="straw")


def half_built():
    a = scene(211)
    r = a.r
    sky(a, [(0, "#5FB0B8"), (.28, "#A3D3CC"), (.48, "#E0EBD2"), (.6, "#FBEFCB")])
    a.add(a.glow(100, 380, 460, "#FFF6D8", .85))
    puff(a, 170, 180, 280, 90, "#FBFCF2", "#C3DCD6", 34)
    puff(a, 800, 250, 260, 76, "#FBFCF2", "#CBE0D6", 30)
    sierra(a, ((40, 640), (160, 600), (290, 650), (700, 640), (820, 596)), 800, "#9CBCB4", "#DCE8CF", .7)
    land(a, "-20,716! 260,700 560,712 760,690 920,708! 920,1000! -20,1000!", [(0, "#C3CF8E"), (1, "#A3B56E")], "#F8F6CC")
    a.add(field(10, 180, 724, 770, "#E3C772", "#BF9A50"), field(690, 890, 708, 756, "#B5BE72", "#8E9A54"), olives(a, ((60, 800, 60), (126, 812, 68), (800, 790, 56), (858, 800, 64)), "#7F9468", "#BFC992"), cypress(((740, 716, 84), (762, 720, 106)), "#7A9474", "#BFC994"))
    land(a, "-20,930! 220,900 480,896 720,908 920,930! 920,1220! -20,1220!", [(0, "#F3DFB0"), (.4, "#DDB67C"), (1, "#9A7052")], "#FFF8DC", a.tufts(10, 180, 916, 960, 6, 24, "#9AA85A", .9) + a.tufts(720, 890, 922, 960, 6, 24, "#9AA85A", .9))
    # back scaffold
    pole = "#B58A5C"
    a.add(line("M250 930L262 330M650 930L636 330", dim(pole, .3), 9), line("M240 760H660M248 580H652M256 420H640", dim(pole, .35), 6))
    # tower: ochre ashlar, the upper edge stepped
    d = ring_d(450, 930, 470, 172, 130, 0, 1, .12)
    a.add(path(curve("330,934! 560,906 800,930 830,944! 640,972 440,964"), SHADOW, .3))
    wall = a.lin([(0, "#FFE6B8"), (.36, "#EEC68C"), (1, "#A8785E")], 0, 0, 1, 0)
    steps_d = "M278 930" + "".join(f"L{n(450-half(172,130,u),0)} {n(930-470*u,0)}" for u in (.25, .5, .75, .86)) + "L318 526V500H352V472H388V494H420V462H470V480H500V440H540V470H566V452H580" + "".join(f"L{n(450+half(172,130,u),0)} {n(930-470*u,0)}" for u in (.98, .75, .5, .25, 0)) + "Q450 972 278 930z"
    a.add(path("M330 512Q450 546 572 470L572 430Q450 400 330 470z", "#7A5248"), path(steps_d, wall), path(steps_d, a.stuff("stone", "#8A5A3E"), 1), path(rows(290, 540, 610, 17, 22, 34, 13, r), "#FFF0CC", .35))
    R_ = [(450 + half(172, 130, u), 930 - 470 * u, u in (0, .98)) for u in (0, .25, .5, .75, .98)]
    S_ = [(450 + half(172, 130, u) * .5, 930 - 470 * u + 14, u in (0, .98)) for u in (.98, .75, .5, .25, 0)]
    a.add(path(curve(R_ + S_), VIOLET, .28), path("M278 930L" + "L".join(f"{n(450-half(172,130,u),0)} {n(930-470*u,0)}" for u in (.25, .5, .75, .86)) + "L330 526L" + "L".join(f"{n(462-half(172,130,u),0)} {n(930-470*u,0)}" for u in (.75, .5, .25)) + "L294 930z", "#FFF6DC", .85))
    a.add(hole(420, 640, 46, 64, .5, "#6B4A4E", "#FFF0CC", "#E3C39A"), path("M400 930V826q4 -52 52 -52t52 52v106q-50 12 -104 -2z", "#C79A74"), path("M412 932V830q4 -40 40 -40t40 40v104q-40 8 -80 -2z", "#6B4A4E"), path("M412 932V830q2 -20 12 -30V934z", "#A87A5E"))
    # the timber crown: posts, a ring, ribs of the cap to be
    tc = "#C79862"
    a.add(line("M340 500V420M450 480V396M560 470V410", dim(tc, .2), 16), path(curve("312,424! 380,402 520,398 596,416! 596,434! 520,416 380,420 312,442!"), tc), path(curve("312,424! 380,402 520,398 596,416! 596,421! 520,404 380,408 312,429!"), lit(tc, .5)))
    a.add(line("M322 426Q340 300 456 250M390 410Q404 310 456 250M456 408V250M524 408Q512 306 456 250M588 420Q572 296 456 250", dim(tc, .1), 11), line("M322 424Q338 300 454 248M390 408Q402 310 455 249", lit(tc, .5), 3.4), line("M344 350Q456 322 570 346M386 292Q456 276 526 290", dim(tc, .2), 7))
    # new stocks: two sails framed, one bare, one still on the ground
    a.add(path("M420 352h70v50h-70z", dim(WOOD, .35)))
    o = group(blade_of(r, 330, 94, "bare", "#9A6A42", bars=11), t="rotate(202)") + group(blade_of(r, 330, 94, "ladder", "#9A6A42", "#FFF6E0", .5, 11), t="rotate(292)") + group(path("M-20 -10L200 -8L230 -5V5L200 8L-20 10z", "#8A5E3A") + path("M-20 -9L200 -7V-3L-20 -4z", "#E3BC86"), t="rotate(22)") + group(path("M-20 -10L336 -5V5L-20 10z", "#8A5E3A") + path("M-20 -9L336 -5V-2L-20 -4z", "#E3BC86") + line("M90 -30V30M120 -30V30M150 -30V30M180 -30V30", "#9A6A42", 4), t="rotate(112)")
    a.add(group(o + '<circle r="24" fill="#5A3E34"/><circle cx="-4" cy="-4" r="16" fill="#D3A878"/><circle r="6" fill="#4A3234"/>', t="translate(446 376) scale(.94 1)"))
    # front scaffold with planks; uneven, roped
    for x0, x1 in ((214, 236), (690, 664)):
        a.add(line(f"M{x0} 946L{x1} 300", dim(pole, .15), 12), line(f"M{x0-3} 946L{x1-3} 300", lit(pole, .45), 4))
    a.add(line("M226 700L676 560M218 880L688 744", dim(pole, .2), 7))
    for y, x0, x1 in ((746, 150, 330), (566, 196, 318), (560, 586, 730), (746, 598, 752)):
        a.add(path(f"M{x0} {y+18}H{x1}L{x1-6} {y+40}H{x0+8}z", SHADOW, .2), path(f"M{x0} {y}L{x1} {y-3}V{y+14}L{x0} {y+17}z", "#A87A4E"), path(f"M{x0} {y}L{x1} {y-3}V{y+3}L{x0} {y+6}z", "#EBC48C"), line(f"M{(x0+x1)//2} {y+2}v13", "#7A5438", 2))
    for x, y in ((229, 566), (224, 746), (671, 560), (678, 746), (238, 690), (672, 566)):
        a.add(line(f"M{x-10} {y-6}l20 12M{x-10} {y+4}l20 -10M{x-10} {y+12}l20 -8", "#F0DDB0", 3.4))
    # hoist: a jib on the right pole, a dressed stone in the air
    a.add(line("M664 312L790 300M666 372L760 306", "#8A5E3A", 10), line("M662 309L790 297", "#E3BC86", 3), wheel(778, 312, 13, "#5A4A4C", 6), line("M790 312V470M776 500L790 470L804 500", "#6B5240", 3), path("M752 500H828V548H752z", "#EEC68C"), path("M752 500H828V510H752z", "#FFF0CC"), path("M806 500H828V548H806z", VIOLET, .3), line("M770 520l-6 8M786 532l-6 8M766 538l-5 6", "#C2925F", 3), line("M790 498V552", "#6B5240", 4))
    a.add(use("ladder", 190, 942, 400, rot=5, c="#B58A5C"))
    # noon: the mason eats, the cat below reckons with a crumb; a jug keeps cool
    a.add(at(mason(), 700, 746, 1.12), path("M634 742v-24q6 -8 16 0v24z", "#B9623F"), path("M638 716v-8h8v8z", "#CE7B54"), use("cat", 776, 936, 96, c="#E9DCC8"))
    # stones, mortar, timber before the door
    for x, y, w, h in ((40, 1010, 108, 60), (160, 1020, 96, 54), (84, 952, 100, 56)):
        a.add(path(f"M{x-6} {y+h}h{w+40}l10 10h{-w-40}z", SHADOW, .28), path(f"M{x} {y}h{w}v{h}h{-w}z", "#E3BA82"), path(f"M{x} {y}l14 -14h{w}l-14 14z", "#FFF0CC"), path(f"M{x+w} {y}l14 -14v{h}l-14 14z", "#A8785E"), line("".join(f"M{x+u*w:.0f} {y+v*h:.0f}l-7 9" for u, v in ((.16, .2), (.3, .55), (.5, .25), (.64, .6), (.82, .22), (.9, .66), (.14, .74), (.44, .76))), "#C2925F", 3, .7), path(f"M{x} {y}h{w}v5h{-w}z", "#FFF6DC"))
    a.add(path("M300 1042L470 1030L480 1066L312 1082z", "#8A5E3A"), path("M300 1042L470 1030L476 1044L306 1058z", "#F6EEDC"), path(curve("330,1046! 360,1016 410,1014 440,1036!"), "#FFFBF0"), line("M400 1030L452 960", "#9A6A42", 6), path("M386 1024l26 10 -6 12 -26 -10z", "#8C8AA0"))
    a.add(path(curve("20,1150! 120,1136 420,1150 470,1164! 300,1186 90,1180"), SHADOW, .28))
    for x, y, L in ((30, 1156, 420), (60, 1136, 400), (20, 1176, 450)):
        a.add(path(f"M{x} {y-11}L{x+L} {y-5}V{y+15}L{x} {y+11}z", "#B07E50"), path(f"M{x} {y-11}L{x+L} {y-5}V{y}L{x} {y-5}z", "#EBC48C"), f'<ellipse cx="{x+L}" cy="{y+5}" rx="6" ry="10" fill="#F0D3A0"/><ellipse cx="{x+L}" cy="{y+5}" rx="3" ry="5" fill="#B98A5C"/>')
    a.add(a.tufts(-10, 120, 1200, 1212, 5, 60, "#6E7A4A", 1), poppies(a, ((500, 1196, 40), (470, 1206, 34))))
    finish(a, "mill-w11", .24, .45, .45, "#3A2A30")


if __name__ == "__main__":
    hoist_mill()
    round_window()
    smithy_mill()
    half_built()
