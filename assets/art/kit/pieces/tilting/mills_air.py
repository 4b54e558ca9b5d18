"""Mills in the open: the eight sails, the drying sailcloth, the mill on a barge, the stork's nest."""
from _mills_parts import *
from _mills_land import *
from _mills_folk import *


def sunflower(a):
    """A sunflower and its stem, 200 high, its face a little to the left."""
    q = Random5()
    pet = "".join(f'<path d="M0 0q-9 -20 0 -40q9 20 0 40z" transform="translate(0 -160) rotate({n(k*24+q.uniform(-6,6),0)}) translate(0 -18)"/>' for k in range(15))
    o = line("M0 0Q8 -80 0 -150", "#5E7A42", 9) + line("M-2 0Q5 -80 -2 -150", "#9DB362", 3)
    o += path(curve("4,-60! 24,-96 66,-98 84,-84! 66,-62 34,-52"), "#5E7A42") + path(curve("2,-84! -20,-116 -60,-114 -76,-98! -56,-82 -26,-74"), "#7A9450") + path(curve("2,-84! -20,-116 -60,-114 -76,-98! -44,-102 -18,-94"), "#A9BC6C")
    o += f'<g fill="#D98F2C"><g transform="translate(4 5)">{pet}</g></g><g fill="#F5BE45">{pet}</g><circle cy="-160" r="25" fill="#5A3A30"/><circle cx="-2" cy="-162" r="18" fill="#7A4E36"/><circle cx="-4" cy="-165" r="9" fill="#9A6A44"/>'
    return a.sym("sunf", o)


def pinwheel_child():
    """A child from behind, stretched up on the toes, holding a paper wheel with eight arms; about 190 high."""
    o = path(curve("-46,4! 0,-6 80,0 100,8! 40,14 -20,12"), SHADOW, .32)
    o += path("M-22 -56l4 44 -6 14h22l2 -58zM4 -58l4 46 -2 14h22l-4 -60z", "#EBC09C") + path("M-18 -12l-6 14h20l2 -12zM8 -12l-3 14h23l-6 -12z", "#7A4A34")
    o += path(curve("-34,-50! -40,-80 -30,-112 -14,-124! 12,-126 26,-116! 34,-84 38,-50! 10,-42 -14,-44"), "#4F6F95") + path(curve("-34,-50! -40,-80 -30,-112 -14,-124! -22,-96 -24,-70 -22,-46!"), lit("#4F6F95", .4)) + path("M-20 -122L20 -60M18 -120L-20 -62", "none", None, f'stroke="{CREAM}" stroke-width="4"')
    o += path(curve("-24,-112! -40,-96 -46,-78! -38,-72! -28,-86 -16,-94!"), "#F3E6D0") + path(curve("-46,-80 -38,-80 -36,-70 -44,-68"), "#EBC09C")
    o += path(curve("14,-120! 32,-140 46,-172! 58,-166! 48,-132 26,-104!"), "#F3E6D0") + path(curve("46,-172 50,-184 60,-184 62,-172 56,-164"), "#EBC09C")
    o += path(curve("-22,-128 -26,-152 -10,-170 14,-168 26,-148 20,-128 0,-120"), "#5A3424") + path(curve("-22,-132 -26,-152 -10,-170 6,-170! -10,-156 -14,-140"), lit("#5A3424", .3)) + path(curve("-30,-140! -10,-150 16,-150 30,-140! 10,-136 -10,-134") , "#D9A95C") + path(curve("-22,-146! -20,-170 2,-180 20,-168 24,-146! 0,-140"), "#D9A95C") + path(curve("-22,-146! -20,-170 2,-180! -8,-164 -10,-144!"), "#F6DFA4")
    o += line("M54 -168L62 -226", "#7A523A", 5)
    w = "".join(f'<path d="M0 0L4 -36Q18 -34 22 -22z" fill="{(TULIP, "#FFF4DC")[k % 2]}" transform="rotate({k*45+12})"/>' for k in range(8))
    return o + f'<g transform="translate(63 -232)">{w}<circle r="6" fill="{LAMP}"/></g>'


def eight_sails():
    a = scene(207)
    r = a.r
    sky(a, [(0, "#4F7FA6"), (.28, "#9FB8B8"), (.46, "#EFCF98"), (.6, "#F6BE7A")])
    a.add(a.glow(150, 560, 480, "#FFE8B0", .9))
    streaks(a, ("-20,110! 160,86 360,108! 200,140 -20,140!", "#8AA3B4", "#F1DDB4", .8), ("600,60! 760,40 920,54! 920,92! 740,90", "#6F93AE", "#EBD6B0", .8), ("-20,640! 80,628 170,642! 60,662 -20,660!", "#E3BE94", "#FFF0C8", .8), ("740,600! 840,588 920,598! 920,624! 820,622", "#D9B594", "#FBE6BC", .8))
    sierra(a, ((40, 760), (180, 726), (320, 770), (600, 756), (760, 716), (890, 750)), 900, "#B59C96", "#E9CFA4", .7)
    land(a, "-20,820! 240,800 520,812 760,796 920,812! 920,1060! -20,1060!", [(0, "#D9B25C"), (1, "#B98A40")], "#FBE6AC")
    a.add(field(20, 260, 826, 872, "#8E9450", "#6B743F"), field(640, 880, 820, 866, "#9A9A54", "#6B743F"))
    # the sunflower field: far heads in rows, each a cut of petals and a heart
    land(a, "-20,900! 260,880 560,894 920,876! 920,1220! -20,1220!", [(0, "#A9A04C"), (.25, "#6E7F42"), (1, "#33423A")], "#F0DE94", "")
    q = Random5()
    far = a.sym("sfar", f'<path d="{scallop(q, "-10,0 -7,-7 0,-9 7,-7 10,0 6,7 0,8 -7,6", 4.5)}" fill="#EDB53E"/><circle r="4.400" cx="-.6" fill="#6B4630"/><path d="M-3 8q1 10 -1 18l4 0q0 -10 0 -18z" fill="#5E7A42"/>')
    for j in range(6):
        y = 908 + j * 17 + j * j * 3
        m = 30 - j * 4
        for k in range(m):
            x = -10 + 920 * (k + r.random() * .6) / m
            if not (230 < x < 690 and j > 1) and not 300 < x < 620 and not (j > 3 and x > 640):
                a.add(far(x, y + r.uniform(-4, 4), (.55 + j * .22) * r.uniform(.85, 1.15)))
    # the mill
    land(a, "190,1030! 320,984 460,970 600,984 740,1032! 640,1056 460,1064 300,1056", [(0, "#E3BE78"), (1, "#6E7A46")], "#FFF0C4", "", shadow=None)
    dd = tower(a, 458, 1006, 500, 160, 118, ("#FFF4E0", "#F6DFC4", "#B08C98"), bulge=.12, cast=.8, plinth="#A58A86")
    a.add(patch(r, 386, 860, 60, 50, "#E3C3A4", "#BE7658"), patch(r, 530, 740, 50, 60, "#C7A09A", "#9E5E54", 4), hole(470, 700, 38, 52, .5), hole(380, 752, 34, 48, .5), door(450, 1020, 92, 152, "#B5484A", "#C9B3AC"), steps(450, 1020, 124, 1, 12))
    cone(a, 458, 514, 140, 190, "#7A5A54", 7, .14)
    # eight lateen sails in a ring of rope
    X, Y, R, q0, sx = 446, 440, 372, 17, .94
    P = [(R * math.cos(math.radians(q0 + 45 * k)), R * math.sin(math.radians(q0 + 45 * k))) for k in range(8)]
    i = a.id("k")
    a.defs.append(f'<clipPath id="{i}"><path d="{dd}"/></clipPath>')
    cut = "".join(f'<path d="M36 0L{R} 0Q{R*.7:.0f} {-R*.28:.0f} {R*.5:.0f} {-R*.32:.0f}Q{R*.28:.0f} {-R*.12:.0f} 36 0z" transform="rotate({q0+45*k})"/>' for k in range(8))
    a.add(f'<g clip-path="url(#{i})"><g transform="translate({X+36} {Y+50}) scale({sx} 1)" fill="{VIOLET}" fill-opacity=".26">{cut}</g></g>')
    o = ""
    for k in range(8):
        q = q0 + 45 * k
        c = ("#FFF3DA", "#D9673E")[k % 2]
        dark = 20 < q % 360 < 150
        c = mix(c, VIOLET, .14) if dark else c
        s = path(f"M40 0L{R-6} 0Q{R*.72:.0f} {-R*.26:.0f} {R*.5:.0f} {-R*.33:.0f}Q{R*.26:.0f} {-R*.14:.0f} 40 0z", c) + path(f"M40 0L{R-6} 0Q{R*.66:.0f} {-R*.1:.0f} {R*.36:.0f} {-R*.08:.0f}z", lit(c, .5), .6) + path(f"M{R-6} 0Q{R*.72:.0f} {-R*.26:.0f} {R*.5:.0f} {-R*.33:.0f}Q{R*.26:.0f} {-R*.14:.0f} 40 0Q{R*.3:.0f} {-R*.08:.0f} {R*.52:.0f} {-R*.22:.0f}Q{R*.7:.0f} {-R*.2:.0f} {R-6} 0z", mix(c, VIOLET, .34), .75) + line(f"M{R*.3:.0f} -6L{R*.46:.0f} {-R*.24:.0f}M{R*.52:.0f} -6L{R*.6:.0f} {-R*.2:.0f}M{R*.74:.0f} -4L{R*.78:.0f} {-R*.1:.0f}", mix(c, VIOLET, .5), 2.4, .6)
        s += line(f"M{R*.5:.0f} {-R*.33:.0f}L{R*.707*.98:.0f} {-R*.707*.98:.0f}", "#5A4038", 2)
        s += path(f"M-20 -7L{R+8} -4V4L-20 7z", "#6B4638") + path(f"M-20 -6L{R+8} -4V-1L-20 -2z", "#B08A68")
        o += group(s, t=f"rotate({q})")
    ring = "M" + "L".join(f"{n(u,0)} {n(v,0)}" for u, v in P) + "z"
    o = line(ring, "#5A4038", 3.4) + o + f'<circle r="26" fill="#4E3834"/><circle cx="-4" cy="-4" r="18" fill="#B08A68"/><circle r="7" fill="#3A2A30"/>'
    a.add(group(o, t=f"translate({X} {Y}) scale({sx} 1)"))
    # the child who made one too, and the sunflowers before us
    a.add(path(curve("-20,1110! 200,1086 440,1104 700,1120 920,1092! 920,1220! -20,1220!"), a.lin([(0, "#5E6A3C", 0), (.35, "#4A5A3A", .8), (1, "#26343A", 1)])))
    a.add(at(pinwheel_child(), 236, 1126, 1.16))
    s = sunflower(a)
    a.add(s(120, 1226, 1.1), s(26, 1216, 1.35, rot=-5), s(390, 1236, .86, True), s(492, 1246, .64))
    finish(a, "mill-w07", .3, .45, .42, "#3A2430")


def drying_mill():
    a = scene(212)
    r = a.r
    sky(a, [(0, "#7FA9D0"), (.3, "#B5CFE3"), (.5, "#E3ECE6"), (.6, "#FBF1DA")])
    puff(a, 200, 200, 360, 120, "#FFFDF6", "#CBD6E6", 42)
    puff(a, 120, 440, 260, 70, "#FFFDF6", "#D6DEE8", 30)
    puff(a, 830, 430, 260, 76, "#FFFDF6", "#D6DEE8", 30)
    sierra(a, ((60, 600), (180, 566), (320, 610), (800, 600), (890, 580)), 760, "#A9B9CC", "#E3E8E6", .7)
    land(a, "-20,668! 200,646 460,664 700,640 920,660! 920,900! -20,900!", [(0, "#BFD09A"), (1, "#9DBB80")], "#F6F6D2")
    a.add(field(0, 150, 672, 706, "#E3CF84", "#BFA65C"), village(a, 60, 660, .7, ((0, 0, 36, 22, 14), (44, 3, 30, 18, 12), (-34, 4, 28, 17, 12)), church=(84, 2, 44), t=.35, haze="#E3ECDC"), olives(a, ((236, 690, 46), (292, 698, 54), (180, 700, 40)), "#86A070", "#C3CF98"))
    # the mill hill
    land(a, "160,830! 300,720 450,656 610,626 740,644 840,690 920,740! 920,1000! 160,1000!", [(0, "#B9CC7C"), (.5, "#8DB068"), (1, "#6E9A5C")], "#F8F6C4", a.tufts(330, 900, 720, 840, 18, 20, "#D6DE94", .8))
    d = tower(a, 640, 664, 260, 82, 60, ("#FFFDF4", "#F6EBD8", "#B9AEC6"), bulge=.12, cast=.8, plinth="#A79DAF")
    a.add(patch(r, 676, 560, 34, 30, "#D3C6C9", "#B57A66"), hole(638, 484, 24, 34, .5), hole(600, 564, 22, 32, .5), door(650, 672, 54, 88, "#3F7F78", "#B9AEB6"))
    boat(a, 640, 408, 74, 82, "#C9A15A")
    a.add(tailpole(704, 408, 786, 724, 9, "#7A5A48"), sail_shadow(a, d, 634, 400, 220, 62, -22, op=.2), path("M626 380h30v28h-30z", dim(WOOD, .4)))
    a.add(sails_at(a, 632, 396, 240, 70, -22, "bare", c="#7A5A48", bars=12))
    # brook and meadow
    land(a, "-20,830! 160,812 360,850 560,900 760,900 920,870! 920,1220! -20,1220!", [(0, "#A9C46A"), (.4, "#7DA456"), (1, "#48704C")], "#FBF8C4", a.tufts(300, 890, 900, 1010, 14, 26, "#CFDB88", .8) + a.tufts(10, 300, 840, 930, 8, 22, "#CFDB88", .8))
    a.add(path(curve("920,900! 780,930 700,990 780,1040 700,1100 560,1140 520,1220! 760,1220! 780,1150 860,1090 850,1030 800,990 860,950 920,930!"), "#FBF6D6"), path(curve("920,904! 784,934 706,990 786,1040 704,1104 566,1144 526,1220! 756,1220! 776,1150 856,1090 846,1030 796,990 856,950 920,928!"), a.lin([(0, "#B5DAE0"), (.5, "#7FB3C6"), (1, "#4A86A6")])), path(ripples(r, 590, 780, 1060, 1200, 12, .2, .5, 1.4), CREAM, .6))
    # the line: two poles and three sails in the wind
    a.add(path("M86 560L98 1064H114L100 560zM480 606L486 1070H501L494 606z", "#7A5A48"), path("M86 560L98 1064H103L91 560zM480 606L486 1070H491L485 606z", "#C79A70"), path(curve("80,1064! 140,1054 240,1060 250,1068! 170,1076"), SHADOW, .28), path(curve("474,1070! 540,1062 620,1070 626,1076! 540,1082"), SHADOW, .28))
    a.add(line("M-20 548Q40 580 92 574Q290 650 486 620", "#5E4A42", 4), line("M490 616L566 1068", "#5E4A42", 3))

    def cloth(x, y0, y1, w, h, c, stripe, sway):
        """A sail hung by its upper hem, blown to the right; (x, y0)-(x + w, y1) is the hem."""
        s = lambda f, g: (x + w * f + sway * g ** 1.3 + 8 * math.sin(f * 9 + g * 3), y0 + (y1 - y0) * f + h * g + 8 * math.sin(f * 6.3) * g)
        L, B, R_ = [s(0, g) for g in (0, .33, .66, 1)], [s(f, 1) for f in (.25, .5, .75, 1)], [s(1, g) for g in (.66, .33, 0)]
        top = [s(f, 0) for f in (.75, .5, .25)]
        k = (0, 3, 7, 10)
        Q = [(p[0], p[1], i in (0, 3, 7, 10)) for i, p in enumerate(L + B + R_ + top)]
        dd = curve(Q)
        o = soft(dd, 10, 14, 8, .24) + path(dd, a.lin([(0, lit(c, .6)), (.5, c), (1, mix(c, VIOLET, .3))], 0, 0, 1, .25))
        for f0, f1 in ((.12, .22), (.4, .5), (.68, .78)):
            o += path(curve([(*s(f0, 0), 1), s(f0, .5), (*s(f0, 1), 1), (*s(f1, 1), 1), s(f1, .5), (*s(f1, 0), 1)]), stripe if stripe else mix(c, VIOLET, .22), .85 if stripe else .6)
        for f in (.3, .58, .86):
            o += path(curve([(*s(f, .05), 1), s(f + .04, .5), (*s(f, 1), 1), (*s(f + .09, 1), 1), s(f + .07, .5)]), VIOLET, .16)
        o += path(curve([(*s(0, 0), 1), s(0, .33), s(0, .66), (*s(0, 1), 1), (*s(.03, 1), 1), s(.03, .66), s(.03, .33), (*s(.03, 0), 1)]), CREAM, .8)
        return o + "".join(path(f"M{n(s(f,0)[0]-4)} {n(s(f,0)[1]-10)}h8v22h-8z", "#9A6A48") for f in (.02, .34, .66, .98))
    # feet under the second cloth: someone hides
    a.add(path(curve("300,1040! 350,1030 430,1034 450,1042! 380,1052"), SHADOW, .3))
    for x, c in ((330, "#4F6F95"), (352, "#4F6F95"), (392, "#B5484A"), (412, "#B5484A")):
        a.add(path(f"M{x} 1036v-50h12v50z", "#EBC09C"), path(curve(f"{x-3},1026! {x+14},1026! {x+22},1036 {x+20},1042! {x-4},1042!"), c))
    a.add(cloth(104, 584, 626, 166, 366, "#FFF7E6", None, 26), cloth(296, 632, 624, 170, 370, "#FBF1DE", "#6F9AC4", 30))
    a.add(cloth(-60, 546, 578, 140, 340, "#F6D9B4", "#E0A45E", 24))
    # the dog knows; the basket, geese-white pegs, poppies
    dg = path(curve("-70,4! 0,-6 90,0 100,8! 20,14"), SHADOW, .3) + path("M28 -40l6 42h10l6 -44zM-22 -36l-2 38h10l6 -36z", dim("#B98050", .3)) + path(curve("-72,-58! -60,-74 -44,-78! -30,-62 0,-62 40,-64! 56,-72 66,-92 74,-92! 76,-70 62,-52! 60,-30 54,2! 42,2! 40,-24 34,-34! 0,-28 -20,-34! -26,-16 -28,2! -40,2! -40,-28 -46,-44! -58,-42 -76,-46!"), "#B98050") + path(curve("-44,-78! -30,-62 0,-62 40,-64! 20,-54 -20,-52 -44,-56!"), lit("#B98050", .45)) + path(curve("-50,-78! -38,-80 -30,-64 -36,-50! -46,-56"), dim("#B98050", .35)) + f'<circle cx="-76" cy="-54" r="5" fill="{INK}"/><circle cx="-56" cy="-64" r="2.600" fill="{INK}"/>'
    a.add(at(dg, 530, 1046, .82), use("basket", 190, 1110, 120, filled=False), path(curve("132,1046! 150,1016 190,1010 230,1018 250,1048! 190,1060"), "#FFF7E6"), path(curve("190,1012 230,1018 250,1048! 210,1056"), VIOLET, .2))
    a.add(poppies(a, ((60, 1150, 64), (110, 1178, 54), (26, 1190, 70), (300, 1150, 48), (340, 1180, 60), (420, 1160, 44), (160, 1200, 60), (250, 1206, 54), (700, 930, 24), (640, 916, 22), (880, 890, 22))), a.tufts(-10, 480, 1196, 1212, 12, 70, "#3A5E44", 1))
    finish(a, "mill-w12", .2, .45, .45, "#2A3A3E")


def barge_mill():
    a = scene(214)
    r = a.r
    sky(a, [(0, "#7F93B8"), (.22, "#C3B3C0"), (.4, "#F3C7AE"), (.5, "#FBE3B8")])
    sun(a, 176, 520, 56, 420, "#FFF8DC", "#FFE9B8", .95)
    streaks(a, ("-20,160! 140,136 320,158! 160,190 -20,190!", "#B3A8BE", "#FBD9BC", .8), ("560,230! 740,206 920,220! 920,256! 740,256", "#B9A6BA", "#F8CFB4", .8), ("640,420! 780,408 920,418! 920,440! 760,440", "#E3B8A8", "#FFE9C4", .8))
    sierra(a, ((40, 566), (170, 540), (300, 576), (640, 560), (770, 524), (890, 560)), 700, "#B8A6B4", "#EFD0BC", .6)
    land(a, "-20,626! 200,612 460,624 700,606 920,620! 920,700! -20,700!", [(0, "#B9B588"), (1, "#8FA07C")], "#FBEBC0")
    a.add(village(a, 690, 640, 1.1, ((0, 0, 38, 26, 15), (46, 2, 30, 22, 13), (112, 2, 36, 24, 14), (156, 3, 30, 20, 12), (-38, 3, 30, 20, 12)), church=(84, 2, 62), t=.25, haze="#F3CDB4"))
    for x, y, h in ((60, 650, 130), (96, 652, 170), (136, 650, 120), (290, 650, 96), (620, 648, 84)):
        a.add(path(scallop(r, [(x, y - h), (x - h * .1, y - h * .7), (x - h * .13, y - h * .35), (x - h * .08, y - 4), (x + h * .09, y - 4), (x + h * .14, y - h * .35), (x + h * .1, y - h * .7)], 11), "#6E8A6C"), path(scallop(r, [(x - 2, y - h * .95), (x - h * .09, y - h * .7), (x - h * .12, y - h * .35), (x - h * .06, y - 8), (x - h * .02, y - h * .4)], 9), "#A9B583"))
    # the river
    a.add(f'<rect y="650" width="900" height="550" fill="{a.lin([(0,"#F0CDB0"),(.14,"#BFC4B4"),(.4,"#6FA3A8"),(1,"#2F5F78")])}"/>', path(curve("-20,644! 240,636 560,646 920,638! 920,658! 560,664 240,654 -20,664!"), "#6B7A5E"), path(curve("-20,644! 240,636 560,646 920,638! 920,642! 560,650 240,640 -20,648!"), "#FBE9BC"))
    for x, w, h, c in ((60, 26, 110, "#7A9480"), (96, 30, 150, "#7A9480"), (136, 24, 100, "#7A9480"), (792, 16, 80, "#E3C0AA"), (740, 110, 44, "#E0BCA8")):
        a.add(path("".join(f"M{x-w*.6*(1-k*.1)+r.uniform(-4,4):.0f} {668+h*k/6:.0f}q{w*.6*(1-k*.1):.0f} {-h/15:.0f} {w*1.2*(1-k*.1):.0f} 0q{-w*.6*(1-k*.1):.0f} {h/12:.0f} {-w*1.2*(1-k*.1):.0f} 0z" for k in range(6)), c, .5))
    a.add(path(ripples(r, -20, 260, 664, 800, 16, .2, .6, 1.6), "#FFF0C4", .8), path(ripples(r, -20, 900, 680, 900, 30, .06, .2, 1.6), "#F6DDBE", .5), path(ripples(r, -20, 900, 920, 1190, 22, .1, .26, 2, 2), "#9CCBC6", .4))
    # broken reflection of mill and hull, directly below
    a.add("".join(path(curve(f"{cx-w:.0f},{y}! {cx},{y-5} {cx+w:.0f},{y}! {cx},{y+9}"), c, o) for y, cx, w, c, o in ((926, 450, 300, "#3B2E40", .55), (946, 460, 250, "#3B2E40", .45), (966, 440, 120, "#3F6F9A", .5), (990, 448, 104, "#3F6F9A", .45), (1014, 436, 96, "#3F6F9A", .4), (1040, 446, 84, "#3F6F9A", .35), (1068, 438, 76, "#C9A15A", .4), (1096, 446, 60, "#C9A15A", .3))))
    # the hull
    hull = curve("96,806! 180,846 330,862 520,862 680,846 806,792! 812,770 816,756! 826,760! 826,810 790,880 742,914! 560,930 330,928 190,910! 140,880 104,832")
    a.plane(hull, a.lin([(0, "#B0714A"), (.5, "#8A523C"), (1, "#4A3440")]), lip="#F0C08C", shadow=(0, 10, 8, .3), loose=True, inner="")
    a.add(line("M112 846Q220 888 350 892Q560 900 680 874Q760 856 808 832M140 882Q220 906 350 910Q560 918 680 894Q740 880 776 866", "#4A3038", 3, .6), path(curve("98,812! 180,852 330,868 520,868 680,852 812,796! 820,784! 820,800 814,816! 680,874 520,888 330,888 180,872 104,836!"), "#E9DDC6"), path(curve("98,812! 180,852 330,868 520,868 680,852 812,796! 816,790! 680,846 520,860 330,860 180,844 96,806!"), "#FFF1CE"))
    a.add(path(curve("100,808! 260,800 560,806 700,800 814,766! 804,796 680,846 520,860 330,860 180,844"), a.lin([(0, "#6B4A42"), (1, "#9A6E52")])))
    # octagonal mill of blue boards
    x0, x1, x2, x3 = 318, 380, 520, 590
    top, bot = 470, 838
    body = lambda u: [x0 + u * 34, x1 + u * 18, x2 - u * 18, x3 - u * 34]
    T, B = body(1), body(0)
    faces = [("#9CC3DA", "#7FAECB"), ("#6FA0C4", "#4F82AC"), ("#4A6E96", "#3A5880")]
    for k in range(3):
        yb = (bot - 8, bot + 6, bot + 6, bot - 8)
        dface = f"M{B[k]} {yb[k]}L{T[k]} {top}H{T[k+1]}L{B[k+1]} {yb[k+1]}z"
        a.add(path(dface, a.lin([(0, faces[k][0]), (1, faces[k][1])])), path(dface, a.stuff("plank"), .7))
    a.add(path(f"M{B[1]-4} {bot+6}L{T[1]-3} {top}h7L{B[1]+5} {bot+6}zM{B[0]} {bot-8}L{T[0]} {top}h6L{B[0]+8} {bot-6}z", "#F3ECDA"), path(f"M{B[2]-4} {bot+6}L{T[2]-3} {top}h6L{B[2]+5} {bot+6}z", "#C3CBD6"))
    dfr = f"M{B[0]} {bot-8}L{T[0]} {top}H{T[3]}L{B[3]} {bot-8}L{B[2]} {bot+6}H{B[1]}z"
    a.add(pane(432, 570, 36, 46, False, 14, "#F3ECDA"), pane(344, 640, 22, 40, False, 0, "#F3ECDA"), door(452, 842, 76, 122, "#B5484A", "#F3ECDA"), path("M300 838Q450 862 610 836V850Q450 878 300 852z", "#E9DDC6"), path("M300 838Q450 862 610 836V840Q450 866 300 842z", "#FFF6DC"))
    boat(a, 450, 478, 122, 132, "#C98F46")
    a.add(sail_shadow(a, dfr, 440, 460, 270, 110, 23, op=.22), path("M420 434h46v44h-46z", dim(WOOD, .4)))
    a.add(sails_at(a, 440, 452, 292, 118, 23, "dutch", c="#6B4638", cloth="#FFEFD8", share=.85, bars=9, band="#B5484A"))
    # deck life: sacks, a mooring, a fisherman asleep over his rod, ducks that know it
    a.add(at(sack(), 632, 824, .74), at(sack("#DCC6A2"), 674, 818, .66), at(lying_sack(), 716, 812, .5))
    fm = at(sleeper("#7A8A5C", "#D9A95C", "#5A4458"), 246, 838, .82, True)
    a.add(fm, line("M232 786L70 706", "#6B4A36", 4), line("M70 706Q64 800 72 900", CREAM, 1.6, .9), f'<circle cx="72" cy="902" r="6" fill="{TULIP}"/><path d="M66 902a6 6 0 0 0 12 0z" fill="{CREAM}"/>', path(curve("40,908! 72,902 104,908! 72,914"), CREAM, .6))
    for x, y, s, f in ((120, 960, 1.5, True), (176, 976, .9, True), (212, 970, .85, True), (246, 980, .85, True)):
        a.add(path(curve(f"{x-40*s:.0f},{y}! {x},{y-4} {x+44*s:.0f},{y}! {x},{y+6}"), "#F6E6C8", .6), at(duck() if s > 1 else duck("#E3C05A", "#E9CC6C"), x, y, s, f))
    # reeds hold the left corner
    a.add(use("reeds", 30, 1214, 300, c="#3E5A4C"), use("reeds", 130, 1222, 210, flip=True, c="#4A6A54"), path(blades(r, 60, 1216, 260, 130, 16, .15), "#2A443F"), at(heron(), 250, 1150, 1.25, True), path(curve("200,1152! 256,1144 320,1150! 260,1160"), "#16323A", .5), path(blades(r, 300, 1216, 160, 70, 9, .2), "#2A443F"))
    finish(a, "mill-w14", .3, .45, .45, "#1E2A3A")


def nest_mill():
    a = scene(215)
    r = a.r
    sky(a, [(0, "#4F9CCB"), (.45, "#9CCDE2"), (.72, "#EDF2DE")], 330)
    puff(a, 180, 120, 250, 66, "#FFFDF6", "#D3E3E8", 30)
    puff(a, 770, 96, 230, 60, "#FFFDF6", "#D3E3E8", 28)
    sierra(a, ((40, 190), (150, 170), (290, 200), (620, 190), (740, 160), (870, 186)), 320, "#94B0BE", "#D3E0D8", .7)
    # the plain from above: fields in rows that shrink towards the horizon
    a.add(f'<rect y="220" width="900" height="980" fill="{a.lin([(0,"#D6D69C"),(.3,"#D9B964"),(1,"#A9763C")])}"/>')
    cols = ("#E3C772", "#A9B56A", "#D9A552", "#C9BC7A", "#8E9E5A", "#EBD48C", "#BF8A48", "#B9AE66", "#7F9250")
    for j in range(7):
        y0, y1 = 226 + 900 * (j / 7) ** 1.9, 226 + 900 * ((j + 1) / 7) ** 1.9
        x = -60 - 90 * r.random()
        k = 0
        while x < 960:
            w = (60 + j * 56) * r.uniform(.7, 1.4)
            c = mix(cols[r.randrange(9)], "#DCE0B8", max(0, .5 - j * .09))
            v0, v1 = 450 + (x - 450) * .9, 450 + (x + w - 450) * .9
            dd = f"M{n(v0,0)} {n(y0,0)}L{n(v1-2,0)} {n(y0+3,0)}L{n(x+w-3,0)} {n(y1-2,0)}L{n(x,0)} {n(y1-4,0)}z"
            a.add(path(dd, c))
            if (k + j) % 2 and j > 1:
                m = 6
                a.add(line("".join(f"M{n(v0+(v1-v0)*i/m,0)} {n(y0+3,0)}L{n(x+w*i/m,0)} {n(y1-4,0)}" for i in range(1, m)), dim(c, .25), 1.6 + j * .4, .45))
            x += w
            k += 1
    # the road with two small riders and their long shadows, olives as dots
    a.add(path(curve("620,226! 600,300 680,380 640,480 520,560 640,690 760,800 740,920 600,1220! 760,1220! 830,940 840,800 720,690 590,570 690,490 716,380 618,300 626,226!"), "#FBEBC0"), path(curve("622,226! 604,300 686,380 646,482 528,562 646,690 766,800 748,920 612,1220! 750,1220! 822,940 832,800 714,690 586,572 684,490 710,380 616,300 626,226!"), "#EFD59A"))
    for x, y, s in ((60, 420, 20), (96, 412, 18), (128, 426, 21), (80, 448, 23), (820, 470, 26), (866, 460, 24), (850, 500, 28), (160, 300, 10), (180, 296, 9), (204, 302, 10), (760, 300, 10), (786, 296, 9), (40, 620, 34), (100, 640, 38)):
        a.add(path(curve(f"{x-s*.4:.0f},{y}! {x+s:.0f},{y-s*.2:.0f} {x+s*2.2:.0f},{y+s*.4:.0f}! {x+s:.0f},{y+s*.6:.0f}"), "#6B5A4A", .35), path(scallop(r, [(x + math.cos(t) * s * .9, y - s * .3 + math.sin(t) * s * .7) for t in (0, 1, 2.1, 3.1, 4.1, 5.2)], max(4, s * .3)), "#6E7F4E"), path(scallop(r, [(x - s * .2 + math.cos(t) * s * .5, y - s * .5 + math.sin(t) * s * .36) for t in (0, 1.2, 2.4, 3.6, 4.8)], max(3, s * .26)), "#A9B573"))
    a.add(village(a, 250, 268, .62, ((0, 0, 38, 24, 15), (44, 2, 30, 20, 13), (112, 2, 36, 22, 14), (-36, 3, 30, 18, 12)), church=(82, 2, 52), t=.25, haze="#E9ECCB"))
    kn = path("M8 4L70 22L56 27L-4 8z", "#6B4A3A", .35) + path(curve("-20,0! -18,-16 10,-18 22,-26! 28,-30 32,-22! 22,-16 18,0! 14,0! 12,-10 -12,-10 -15,0!"), "#E3DAD0") + path(curve("-6,-16! -8,-34 4,-36 6,-16!"), STEEL) + f'<circle cx="-1" cy="-40" r="5.500" fill="#E0A94A"/>' + line("M-22 -20L44 -40", "#7A4A30", 2.4)
    sq = path("M4 3L48 19L38 23L-4 8z", "#6B4A3A", .35) + path(curve("-16,0! -14,-12 8,-14 16,-20! 22,-22 24,-16! 16,-12 14,0! 10,0! 8,-8 -9,-8 -12,0!"), "#8C7A76") + path(curve("-10,-10! -12,-26 8,-28 8,-10!"), "#C98B3C") + '<circle cx="-1" cy="-31" r="5" fill="#5A3F30"/>'
    a.add(at(kn, 792, 846, 1.16), at(sq, 776, 924, 1.24))
    # the tower goes down into the picture, its shadow lies over the fields
    a.add(path("M560 900L900 1040V1220H560z", "#6B4A4A", .26))
    d = tower(a, 372, 1290, 640, 236, 204, ("#FFFDF2", "#F6EBD6", "#B3A8BE"), bulge=.16, cast=0, shade=.24)
    a.add(patch(r, 250, 980, 80, 64, "#E6D3B8", "#C08868"), patch(r, 470, 1080, 80, 70, "#CDBBC0", "#A8726A", 4), hole(330, 860, 50, 68, .5))
    # the cap, near and large
    cx, cy, w, h = 372, 700, 262, 300
    cone(a, cx, cy, w, h, "#8A6A52", 9, .2, knob=False, shingle=True)
    a.add(path(curve("140,640! 180,610 230,604 260,622! 220,650 170,660"), MOSS, .7), path(curve("430,540! 470,540 500,580 480,600! 450,580"), MOSS, .6))
    # grass and a wild poppy grow from the old windshaft
    a.add(path(f"M316 596h76v66h-76z", dim(WOOD, .5)), sail_shadow(a, d, 350, 650, 420, 104, 25, op=.18, dx=40, dy=60))
    a.add(sails_at(a, 344, 624, 440, 116, 25, "ladder", c="#7A5E4C", cloth="#FBF1DC", share=.42, bars=13))
    a.add(path(blades(r, 360, 606, 60, 44, 7, .1), "#7F9250"), poppies(a, ((372, 604, 38), (344, 600, 28))))
    # the nest, a wheel of twigs
    a.add(path(curve("232,402! 280,380 470,380 520,404! 500,452 440,474 372,478 306,472 254,450"), SHADOW, .3, 'transform="translate(5 10)"'), path(curve("226,396! 280,372 470,372 524,398! 506,446 446,470 376,474 306,468 248,446"), "#7A5A44"))
    tw = tl = ""
    for _ in range(80):
        t = r.uniform(-1, 1)
        x, y = 376 + t * 140, 398 + r.uniform(0, 64) * (1 - t * t * .5)
        L, q = r.uniform(30, 74), r.uniform(-.35, .35)
        s = f"M{n(x-L*.5,0)} {n(y-q*L*.5,0)}l{n(L,0)} {n(q*L,0)}"
        if r.random() < .5:
            tw += s
        else:
            tl += s
    a.add(line(tw, "#54403A", 5), line(tl, "#C7A070", 4.4), line("M232 398l-30 -14M520 402l34 -16M250 440l-32 6M506 440l30 10M300 466l-20 16M460 464l24 14", "#8A6A4E", 5))
    a.add(path(curve("256,392! 320,380 430,380 500,394! 430,404 320,404"), "#4E3A34"))
    # two storks clatter, three beaks beg
    for x, y, s, q in ((342, 392, .9, -14), (378, 386, 1.1, 4), (412, 392, .86, 18)):
        a.add(group(path(scallop(Random5(), "-14,12 -17,-4 -12,-18 0,-23 12,-18 16,-4 13,12", 8), "#E3DAD2") + path(scallop(Random5(), "-13,10 -15,-4 -11,-16 0,-21 6,-16 0,-4 -4,10", 7), "#FBF7EE") + path("M-9 -16L-4 -50L3 -18zM1 -18L15 -48L11 -14z", "#4E4450") + path("M-4 -18L2 -30L6 -18z", "#E0714A") + f'<circle cx="-7" cy="-8" r="3" fill="{INK}"/><circle cx="8" cy="-8" r="3" fill="{INK}"/>', t=f"translate({x} {y}) rotate({q}) scale({s})"))
    a.add(at(big_stork(True), 478, 394, 1.16, True), at(big_stork(False), 272, 396, 1.12))
    finish(a, "mill-w15", .24, .42, .4, "#3A2A30")


def big_stork(clatter):
    """A stork on its nest, 170 high, looking left; clattering it throws its head back."""
    o = line("M2 -56L-2 -4M16 -58L18 -4", "#D4583C", 6)
    o += path(curve("-34,-70! -42,-92 -30,-108! 0,-112 34,-100 60,-82 84,-56! 60,-52 34,-48 4,-48 -20,-54"), "#FBF5E8")
    if clatter:
        o += path(ribbon(sample("6,-74 -30,-100 -44,-132 -26,-158 4,-156", 10), [30, 44, 27, 22, 22]), "#FBF6E9") + path(curve("-10,-166 10,-172 24,-162 22,-146 6,-140 -8,-146"), "#FAF5E8") + path("M14 -168L62 -196L22 -154zM18 -156L66 -176L18 -146z", "#D9603F") + f'<circle cx="9" cy="-158" r="3" fill="{INK}"/>' + path(ribbon(sample("-42,-96 -54,-122 -46,-150 -20,-166", 10), [1, 6, 6, 2]), "#FFFFFF")
    else:
        o += path(ribbon(sample("6,-74 -30,-98 -46,-130 -52,-158", 10), [30, 44, 26, 21]), "#FBF6E9") + path(curve("-66,-158 -58,-172 -44,-172 -36,-160 -42,-146 -58,-144"), "#FAF5E8") + path("M-60 -167L-122 -138L-58 -150z", "#D9603F") + f'<circle cx="-54" cy="-161" r="3" fill="{INK}"/>' + path(ribbon(sample("-42,-92 -56,-116 -60,-140 -61,-152", 10), [1, 6, 6, 2]), "#FFFFFF")
    o += path(curve("-10,-96! 20,-100 54,-84 96,-46! 78,-48! 80,-38 62,-44! 50,-38 40,-50! 16,-60 -6,-74"), "#3A3450") + path(curve("-16,-98! 16,-104 46,-88 62,-74! 40,-72 44,-64! 20,-66 -8,-78"), "#E6DED8")
    return o


if __name__ == "__main__":
    eight_sails()
    drying_mill()
    barge_mill()
    nest_mill()
