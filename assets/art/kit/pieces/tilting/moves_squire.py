"""Five movement cards of the squire: the donkey refuses, ambles, trots, canters, bolts."""
from _out import *
from _riders_donkey import *
from _riders_squire import *
from _riders_land import *


def place(a, x, y, s, gait, k, far, after="", **kw):
    o, _ = donkey(gait, rider=k, behind=far, **kw)
    a.add(group(o + after, t=f"translate({x} {y}) scale({s})"))


def finish(a, name, op=.28):
    a.add(a.vignette(op, .5, .42, "#3A1C2C"), a.grain(.45))
    a.save(OUT + name)


def near_ground(a, top, low, lip, blade, seed_x=(-10, 360)):
    hill(a, "-20,1048 200,1028 460,1058 700,1068 920,1046", [(0, top), (1, low)], lip)
    a.add(a.tufts(seed_x[0], seed_x[1], 1056, 1090, 10, 58, blade, 1), a.tufts(340, 640, 1080, 1096, 5, 34, lit(blade, .08), 1))


def one():
    """The donkey has sat down; not even a carrot moves him."""
    a = Art(900, 1200, 111)
    sky(a, [(0, "#B4574A"), (.24, "#DB8058"), (.44, "#F3B274"), (.6, "#FBDB9C")])
    sun(a, 330, 470, 150, "#FFF0C0", "#FFE09A", 3.6, .7)
    torn(a, ((640, 150, 520), (760, 290, 340), (420, 230, 260), (80, 470, 320), (800, 520, 360)), "#C76E5A", "#FBD7A0", .8)
    range_(a, ((-20, 660), (130, 590), (250, 650), (380, 620), (520, 650), (640, 560), (760, 640), (860, 590), (920, 620)), "#C48A78", "#E3AE88")
    hill(a, "-20,700 200,670 480,692 720,668 920,690", [(0, "#C98F5E"), (1, "#AE7650")])
    a.add(*(cypress(x, y, h, "#8A5E4A", "#C9905E") for x, y, h in ((724, 684, 96), (752, 688, 130), (784, 690, 84))))
    hill(a, "-20,772 240,742 560,764 920,736", [(0, "#DDA258"), (.4, "#BE7E44"), (1, "#7A4C38")], "#FCE0A4", (18, 24, "#F0C27A"))
    track(a, "-20,876 260,862 560,868 920,850", "-20,1010 300,1020 600,1004 920,1012", [(0, "#F6D9A0"), (.5, "#DDAE74"), (1, "#AC7A52")], "#FFF0CC", "#9A6444")
    # milestone behind him: he will not pass it
    a.add(path(curve("690,890! 780,884 852,894! 780,902"), SHADOW, .3), path(curve("704,892! 706,770 712,742 742,728 772,742 780,770 782,892! 742,898"), "#A98A7C"), path(curve("704,892! 706,770 712,742 742,728! 726,750 722,790 722,894!"), "#E3BE98"), path(curve("782,892! 780,770 772,742 756,733! 766,770 762,894!"), "#7A5A5E", .7), path(curve("722,800 732,790 744,796 740,808 728,812") + curve("748,834 758,826 764,836 756,844"), "#7A5A5E", .4))
    a.add(contact(450, 930, 500))
    SIT = dict(fn=(-4, 36, 40, 58), ff=(-10, 28, 32, 50), hn=(98, -52, 80, 82), hf=(90, -44, 74, 80))
    rod = path("M-16 4L-226 -136L-228 -132L-20 12z", "#8A5E3A") + path("M-16 4L-226 -136L-226.500 -134L-18 6z", "#D8A56B") + line("M-226 -134Q-232 -90 -226 -44", "#F6E3C0", 2.4)
    rod += group(path(curve("-14,0! -10,34 0,66 4,66! 12,34 15,0! 0,-8"), "#E07B2E") + path(curve("-14,0! -10,34 0,66! 0,30 -4,-6!"), "#F5AE62") + line("M-9 18l9 2M-7 34l8 2", "#B4581E", 2.4) + path("M-2 -4q-20 -10 -22 -34q14 6 20 18q0 -18 8 -30q8 14 4 32q8 -12 20 -14q-4 22 -24 30z", MOSS), t="translate(-226 -40) rotate(8) scale(.86)")
    k, far = squire(lean=-10, tilt=-4, mouth="open", near=((-34, -46), (-70, -78)), far=((-66, -40), (-84, -66)), thigh=74, shin=14, kick=14, held=group(rod, t="translate(-64 -72) rotate(9)"), at=(42, -126))
    place(a, 480, 912, 1.72, SIT, k, far, pitch=38, rise=70, neck=50, nod=4, ears=(-70, -52), eye_open=False, hand=(40, -190), tail="-96,-172 -126,-182 -160,-200 -186,-240", sag=30)
    near_ground(a, "#A8683E", "#5A3630", "#F6CC8C", "#6E4234")
    a.add(stone(270, 1054, 26, "#7A5A50", "#E9BE8C"), thistle(66, 1086, 170, "#5A3630", "#A8587E"), thistle(128, 1088, 118, "#5A3630", "#A8587E", -6))
    finish(a, "move-squire-1.svg")


def two():
    """Supper in the saddle: a stream of red wine and an easy amble past the sunflowers."""
    a = Art(900, 1200, 122)
    sky(a, [(0, "#A8505A"), (.26, "#D97C6E"), (.46, "#F3AE86"), (.62, "#FBE0B0")])
    sun(a, 120, 600, 76, "#FFF3CC", "#FFE0A0", 6, .8)
    torn(a, ((660, 130, 480), (360, 250, 300), (800, 330, 320), (690, 470, 420)), "#C0686A", "#FCD9B4", .8)
    range_(a, ((-20, 640), (90, 610), (220, 650), (360, 570), (480, 640), (600, 600), (740, 650), (860, 580), (920, 610)), "#B9807F", "#DDA793")
    hill(a, "-20,690 240,660 520,684 760,656 920,672", [(0, "#BD8D66"), (1, "#A1725A")])
    a.add(hamlet(a.r, 690, 676, 46, "#EBC9A4", "#A3523E", "#FBE0A0", 4), path("M838 674V590l18 -26 18 26v84z", "#E3BA96"), path("M834 592l22 -34 22 34z", "#8E4438"), path("M858 590h16v84h-16z", VIOLET, .25), *(cypress(x, y, h, "#7A5A50", "#B98A62") for x, y, h in ((650, 676, 80), (888, 676, 100))))
    hill(a, "-20,760 260,736 560,752 920,728", [(0, "#B79A4E"), (.5, "#8A7340"), (1, "#5E4A38")], "#F6DA98")
    # sunflowers, row behind row, all looking at the sun
    key = a.sym("sf", line("M0 0Q-4 -30 -2 -54", "#6B6A3A", 4) + path("M-2 -20q-20 -2 -26 -18q20 -2 26 12zM-1 -30q18 0 26 -16q-22 -2 -27 10z", "#7A7A40") + path("".join(f"M-6 -62q{math.cos(t)*12-math.sin(t)*6:.0f} {math.sin(t)*14+math.cos(t)*6:.0f} {math.cos(t)*21:.0f} {math.sin(t)*24:.0f}q{-math.cos(t)*4+math.sin(t)*-6:.0f} {-math.sin(t)*12+math.cos(t)*-6:.0f} {-math.cos(t)*21:.0f} {-math.sin(t)*24:.0f}z" for t in [i * .571 for i in range(11)]), "#F2B83C") + '<ellipse cx="-7" cy="-62" rx="10" ry="12" fill="#6B3F2E"/><ellipse cx="-10" cy="-65" rx="5" ry="6" fill="#8E5A3A"/>')
    for y, s, m in ((784, .62, 15), (816, .85, 12), (858, 1.15, 9)):
        for i in range(m):
            a.add(key(-20 + (i + a.r.uniform(.2, .8)) * 940 / m, y + a.r.uniform(-6, 6), s * a.r.uniform(.9, 1.12)))
    track(a, "-20,878 260,864 560,870 920,852", "-20,1010 300,1020 600,1004 920,1012", [(0, "#F8DDAC"), (.5, "#DFB280"), (1, "#AE7E5C")], "#FFF2D0", "#9A6650")
    a.add(contact(456, 930, 480))
    WALK = dict(hn=(36, -16, 0, 24), hf=(8, -40, -14, 4), fn=(-44, -20, -28, 0), ff=(-20, 28, -4, 4))
    bota = path(curve("-6,8! -22,-4 -30,-28 -20,-46 2,-50 20,-36 22,-12 12,6!"), "#7A4A32") + path(curve("-6,8! -22,-4 -30,-28 -20,-46! -14,-30 -8,-8 0,8!"), "#B98258") + path("M-8 6h20l-4 18h-12z", "#4F3026") + path("M-4 22h9v8h-9z", LAMP)
    k, far = squire(lean=8, tilt=30, eye="shut", mouth="open", near=((-58, -118), (-82, -196)), far=((-52, -60), (-80, -50)), thigh=42, shin=-6, hat=(14, 4, 8),
                    held=group(bota, t="translate(-84 -214) rotate(-62)"), over=line("M-60 -200Q-34 -190 -30 -148", "#B3263A", 4.4))
    place(a, 470, 908, 1.62, WALK, k, far, neck=26, nod=48, ears=(4, 30), hand=(76, -254), sag=30)
    near_ground(a, "#8E6A3C", "#4B3430", "#F0C888", "#5E4632")
    a.add(poppies(a, 30, 330, 1022, 1058, 10, 1.5, "#C43A34", "#5E5A36"), stone(250, 1056, 22, "#7A5F58", "#E6BE98"))
    finish(a, "move-squire-2.svg")


def three():
    """A brisk trot between the terraces: he bounces, so does his hat."""
    a = Art(900, 1200, 133)
    sky(a, [(0, "#9E4438"), (.22, "#CF6A42"), (.42, "#F0A05A"), (.6, "#FCD684")])
    sun(a, 600, 400, 128, "#FFEDB4", "#FFD584", 3.8, .7)
    torn(a, ((200, 130, 420), (700, 220, 420), (160, 360, 300), (820, 420, 280), (330, 520, 420)), "#B8583E", "#FBC888", .8)
    range_(a, ((-20, 620), (110, 540), (240, 620), (330, 590), (480, 650), (640, 610), (780, 550), (920, 630)), "#B4785C", "#D99E6C")
    # terraces held by dry walls
    hill(a, "-20,700 180,650 420,640 640,670 920,628", [(0, "#B98A4E"), (1, "#96683E")], "#F3CB86")
    wall = "M" + "".join(f"{x} {y}" + ("L" if i < 9 else "") for i, (x, y) in enumerate(((-20, 742), (120, 714), (300, 704), (480, 718), (660, 730), (920, 700), (920, 728), (660, 758), (300, 732), (-20, 770)))) + "z"
    a.add(path(wall, "#8E6654"), path("".join(f"M{x} {y}h{w}v9h{-w}z" for x, y, w in [(q, 716 + abs(q - 330) * .04 + (i % 2) * 11, 16 + i % 3 * 5) for i, q in enumerate(range(10, 900, 27))]), "#B98C6C", .8))
    hill(a, "-20,768 300,730 660,756 920,726", [(0, "#C9964E"), (1, "#A06C3C")])
    a.add(olive(a, 96, 764, 190, "#8E8148", "#6B4638"), olive(a, 812, 752, 230, "#95864A", "#6B4638"), olive(a, 700, 760, 130, "#A18E54", "#75503E"))
    hill(a, "-20,800 260,782 560,798 920,774", [(0, "#DDA858"), (.4, "#B97C42"), (1, "#74482F")], "#FCE0A0", (14, 24, "#F0C67C"))
    track(a, "-20,876 260,862 560,870 920,850", "-20,1010 300,1020 600,1004 920,1012", [(0, "#F8DCA0"), (.5, "#DFB073"), (1, "#AA784C")], "#FFF2CC", "#96613C")
    a.add(contact(456, 934, 440, airy=True))
    TROT = dict(fn=(-6, 58, -42, -70), ff=(-38, -12, -14, 18), hn=(10, -42, -14, 2), hf=(46, -36, 26, -14))
    bread = path(curve("-50,6! -58,-6 -40,-18 0,-20 40,-16 52,-4 44,8!"), "#B8742F") + path(curve("-50,4! -52,-8 -36,-16 0,-18 30,-14! 0,-8 -30,-2!"), "#EDBE78")
    k, far = squire(lean=-6, tilt=4, mouth="open", eye="wide", near=((-2, -40), (-66, -46)), far=((-56, -56), (-86, -50)), thigh=56, shin=18, kick=-10, hat=(10, -30, 14), at=(8, -232))
    place(a, 470, 904, 1.58, TROT, k, far, neck=40, nod=44, ears=(-14, 8), hand=(66, -286), rise=-10, sag=6, tail="-110,-184 -140,-182 -168,-154 -186,-120")
    dust(a, ((724, 920, 110, 50), (790, 934, 130, 50), (670, 936, 80, 30)), "#F3D49A", .75)
    # what the bag lost on the way
    a.add(group(bread, t="translate(748 800) rotate(28) scale(.66)"), group(f'<circle r="16" fill="{TULIP}"/><circle cx="-5" cy="-5" r="6" fill="{lit(TULIP, .4)}"/>', t="translate(700 716)"))
    near_ground(a, "#A06C3A", "#523529", "#F6CE88", "#6B4630")
    a.add(stone(300, 1054, 28, "#7A5A48", "#E9C08A"), stone(346, 1062, 18, "#86644E", "#E9C08A"))
    finish(a, "move-squire-3.svg")


def four():
    """Canter through the red rocks: hat held fast, cloak and bags flying."""
    a = Art(900, 1200, 144)
    sky(a, [(0, "#7E2F3E"), (.22, "#B54A48"), (.42, "#E58A62"), (.58, "#F9CC94")])
    sun(a, 240, 520, 90, "#FFE9B4", "#FFCF8A", 5, .75)
    torn(a, ((600, 120, 560), (240, 210, 320), (780, 300, 360), (120, 350, 240)), "#963E46", "#F4B088", .8)
    # table mountains with lit left walls
    for d, c, l in (("M-20 660V560L40 540H150L176 600L230 640V800H-20z", "#B0685A", "M-20 560L40 540H150L146 556H50L30 580L10 660H-20z"), ("M560 690L600 520L640 500H800L830 540L900 560V800H560z", "#A85C50", "M560 690L600 520L640 500H700L650 520L632 580L612 690z")):
        a.add(path(d, c), path(l, "#DE9A72", .9), path("".join(f"M{x} {y}h{w}v5h{-w}z" for x, y, w in ((20, 590, 60), (90, 570, 50), (30, 620, 90), (660, 560, 70), (730, 540, 60), (680, 600, 110), (800, 590, 70), (640, 640, 90))), dim(c, .18), .6))
    hill(a, "-20,700 220,672 520,700 760,676 920,690", [(0, "#B87850"), (1, "#965A44")])
    a.add(*(group(cypress(0, 0, h, "#6B4A44", "#B07A58"), t=f"translate({x} {y}) skewX(9)") for x, y, h in ((846, 696, 170), (884, 700, 120))))
    hill(a, "-20,780 240,748 560,768 920,738", [(0, "#D58E54"), (.4, "#B06A42"), (1, "#6B3D34")], "#FAD49A", (14, 22, "#E9B074"))
    track(a, "-20,876 260,862 560,868 920,850", "-20,1010 300,1020 600,1004 920,1012", [(0, "#F4D09A"), (.5, "#D69C6A"), (1, "#A06A4A")], "#FFEAC4", "#8E563C")
    dust(a, ((840, 820, 200, 130), (760, 866, 150, 90), (900, 890, 140, 90)), "#E0A878", .6)
    a.add(contact(446, 938, 430, airy=True))
    CANTER = dict(fn=(4, 60, 26, 2), ff=(-8, 56, -52, -80), hn=(54, -28, 22, 0), hf=(24, -36, -2, 28))
    cloak = path(curve("2,-116! 60,-136 110,-112 176,-132! 158,-100 186,-64! 130,-66 90,-36 40,-30! 30,-70"), "#7A4A34") + path(curve("2,-116! 60,-136 110,-112 176,-132! 120,-100 64,-118 14,-98!"), "#C98F62") + path(curve("60,-96! 100,-90 150,-96! 110,-72 74,-52 50,-46!"), "#54302A", .7)
    k, far = squire(lean=-14, tilt=4, near=((40, -146), (6, -212)), far=((-66, -58), (-96, -54)), thigh=52, shin=2, kick=8, hat=(4, -4, 8), back=cloak, at=(6, -212), mouth="open", over="")
    place(a, 462, 892, 1.52, CANTER, k, far, pitch=9, neck=40, nod=40, ears=(-40, -28), hand=(72, -270), rise=-8, sag=8, tail="-110,-184 -148,-190 -184,-172 -214,-180")
    dust(a, ((690, 926, 130, 66), (790, 936, 160, 80), (620, 942, 70, 34), (880, 950, 120, 60), (660, 890, 50, 28)), "#F4D2A4", .8)
    speed(a, ((700, 440, 170), (780, 520, 140), (720, 660, 150)), "#FCE6C0", .55)
    near_ground(a, "#8E5438", "#4A2C2C", "#EBB480", "#5E3830")
    a.add(path("M-20 1090V930L30 912L84 930L120 984L176 1006L206 1090z", "#6B4040"), path("M-20 930L30 912L84 930L70 950L20 942L-20 960zM120 984L176 1006L160 1018L112 1006z", "#D98E6C"), path("M84 930L120 984L112 1006L130 1090L70 1090L92 1000L70 950z", "#4E2E34", .7), stone(262, 1056, 26, "#6B4844", "#E0A882"), a.tufts(-10, 240, 1076, 1096, 7, 44, "#4A2C2C", 1))
    finish(a, "move-squire-4.svg", .3)


def five():
    """The donkey bolts downhill; the squire hangs on, the hat does not."""
    a = Art(900, 1200, 155)
    sky(a, [(0, "#5A2A48"), (.2, "#963F50"), (.4, "#D8735A"), (.58, "#F8BE82")])
    sun(a, 160, 640, 120, "#FFE2A4", "#FFC27E", 4.6, .8)
    for x, y, w, h in ((650, 130, 560, 36), (260, 220, 420, 28), (760, 330, 400, 26), (180, 420, 380, 24), (700, 470, 300, 18)):
        a.add(path(curve(f"{x+w/2},{y}! {x+w*.1},{y-h*.5} {x-w*.3},{y-h*.3} {x-w/2},{y-h*.9}! {x-w*.34},{y+h*.3} {x},{y+h*.5}"), "#F4A67E", .6))
    range_(a, ((-20, 680), (110, 640), (230, 690), (380, 630), (520, 690), (660, 600), (790, 650), (920, 570)), "#9E5E64", "#C98A76")
    hill(a, "-20,740 240,724 520,690 760,650 920,600", [(0, "#A8684E"), (1, "#864C44")])
    hill(a, "-20,830 220,816 520,790 760,744 920,700", [(0, "#CF8450"), (.4, "#A8623F"), (1, "#5E3634")], "#FAC88E", (12, 22, "#E3A468"))
    # a broken fence: he came through it
    f = ""
    for x, y, q in ((640, 800, -4), (716, 782, 3), (884, 736, -6)):
        f += group(path("M-9 6L-7 -78L0 -90L8 -78L9 6z", "#6B4238") + path("M-9 6L-7 -78L0 -90L-1 6z", "#B57C56"), t=f"translate({x} {y}) rotate({q})")
    f += path("M620 740L744 712V724L620 752zM622 772L720 752V762L622 784z", "#7A4C3C") + path("M620 740L744 712V716L620 744z", "#C98C62")
    f += group(path("M-50 -6L50 -4L56 4L-48 6z", "#7A4C3C") + path("M-50 -6L50 -4L-48 0z", "#C98C62"), t="translate(810 690) rotate(38)") + group(path("M-36 -6L36 -4L40 4L-34 6z", "#7A4C3C"), t="translate(846 800) rotate(-24)")
    a.add(f)
    track(a, "-20,900 260,884 560,868 920,836", "-20,1024 300,1022 600,1004 920,1000", [(0, "#F0C690"), (.5, "#CF935F"), (1, "#945C46")], "#FFE6BC", "#85503C")
    dust(a, ((880, 800, 220, 150), (790, 856, 180, 110), (910, 900, 200, 120)), "#D99C70", .62)
    a.add(contact(440, 944, 430, 13, airy=True))
    GALLOP = dict(fn=(8, 72, 58, 40), ff=(-6, 50, -80, -98), hn=(-6, -58, -40, -66), hf=(14, -46, -18, -26))
    k, far = squire(lean=0, tilt=40, eye="wide", mouth="open", near=((-62, -132), (-78, -182)), far=((-70, -120), (-96, -168)), thigh=-12, shin=-46, kick=-40, with_hat=False, at=(56, -248), rot=-62)
    place(a, 452, 890, 1.46, GALLOP, k, far, pitch=-2, neck=26, nod=16, ears=(-64, -52), hand=(118, -262), rise=14, sag=6, wide=True, mouth=True, teeth=True, tail="-110,-184 -150,-200 -184,-190 -222,-212", bags=True)
    # the hat on its own way
    a.add(group(felt(), t="translate(790 470) rotate(28) translate(0 70) scale(1.36)"))
    a.add(path("M742 560q-30 22 -66 24q34 6 70 -16zM728 508q-26 18 -58 16q34 12 64 -8z", "#FBE0B4", .55))
    dust(a, ((712, 930, 170, 90), (820, 944, 190, 90), (622, 946, 90, 44), (560, 950, 50, 24)), "#F6CFA0", .82)
    speed(a, ((640, 610, 200), (760, 640, 150), (690, 690, 180)), "#FCE0B8", .55)
    near_ground(a, "#7E4638", "#3E2429", "#E9A878", "#52302E")
    a.add(rail(150, 1034, 210, -14, "#5E3A38"), rail(290, 1056, 120, 22, "#5E3A38"), a.tufts(60, 330, 1070, 1092, 6, 40, "#452830", 1))
    finish(a, "move-squire-5.svg", .3)


if __name__ == "__main__":
    for f in (one, two, three, four, five):
        f()
