"""Mission pictures of the mills: a full sack, spare rods, twin sails, up the hill."""
from _out import *
from _riders_land import *
import _riders_donkey as D


def finish(a, name, op=.3, c="#2A1E2C"):
    a.add(a.vignette(op, .5, .45, c), a.grain(.45))
    a.save(OUT + name)


def wall(a, x0, x1, bend, seed_bricks, top=-20, foot=470):
    """The white round tower so near that only its wall is seen."""
    a.add(soft(f"M{x0} {top}V{foot}H{x1}L{x1-bend} {top}z", 8, 6, 9, .3), path(f"M{x0} {top}H{x1-bend}L{x1} {foot}H{x0}z", a.lin([(0, "#FFF6E4"), (.5, "#F1E2CC"), (1, "#B9A7B8")], 0, 0, 1, 0)))
    d = ""
    for x, y in seed_bricks:
        d += f"M{x} {y}h26v11h-26zM{x+12} {y+14}h26v11h-26zM{x-10} {y+28}h22v10h-22z"
    a.add(path(d, mix(BRICK, "#D9B79A", .5), .8))
    a.add(path(f"M{x0} {foot-46}Q{(x0+x1)/2} {foot-36} {x1-bend*.09:.0f} {foot-50}L{x1+10} {foot+8}H{x0}z", "#8C8196"), path(rows(x0 + 4, foot - 36, x1 - 4, 2, 22, 40, 16, a.r), "#A79DAF", .8))


def a_full_sack():
    """m05: the sack is full to bursting; the cat has looked into it."""
    a = Art(900, 520, 205)
    sky(a, [(0, "#6F8FA8"), (.34, "#B5BFAE"), (.6, "#EFD39C"), (.78, "#F5C27A")])
    torn(a, ((720, 80, 320), (560, 150, 220)), "#A9B0A6", "#F8E4B6")
    range_(a, ((380, 300), (470, 250), (560, 296), (650, 236), (740, 286), (820, 244), (920, 290)), "#B5A493", "#D9BE97", 560)
    hill(a, "-20,340 460,318 680,330 920,300", [(0, "#D0AC64"), (1, "#A98A4E")], base=560)
    a.add(a.bush(560, 332, 70, 44, "#8A8A54"), a.bush(620, 330, 46, 30, "#97945C"), cypress(842, 314, 90, "#6F724C", "#A89E62"), cypress(868, 316, 64, "#6F724C", "#A89E62"))
    wall(a, -20, 430, 40, ((40, 60), (330, 180), (20, 330)), foot=430)
    # round red door in its ring of stones
    a.add('<circle cx="150" cy="300" r="146" fill="#7C7189"/>', path("".join(f"M{150+118*math.cos(t-.13):.0f} {300+118*math.sin(t-.13):.0f}L{150+152*math.cos(t-.14):.0f} {300+152*math.sin(t-.14):.0f}L{150+152*math.cos(t+.14):.0f} {300+152*math.sin(t+.14):.0f}L{150+118*math.cos(t+.13):.0f} {300+118*math.sin(t+.13):.0f}z" for t in [3.0 + i * .335 for i in range(11)]), "#B3A8B5"),
          f'<circle cx="150" cy="300" r="116" fill="{dim(TULIP, .3)}"/><circle cx="152" cy="303" r="112" fill="{TULIP}"/>', line("M96 205V420M132 193V420M168 193V420M204 205V420", dim(TULIP, .35), 4), path("M44 250h96v12H44zM44 348h96v12H44z", "#3A2E3C"), f'<circle cx="232" cy="310" r="10" fill="{LAMP}"/><circle cx="229" cy="307" r="4" fill="#FFF3CC"/>')
    hill(a, "-20,420 200,414 480,424 920,404", [(0, "#E6C488"), (.5, "#C79F63"), (1, "#7A5C40")], "#FFF0C8", base=560)
    a.add(path("".join(f"M{x} {y}q{w/2:.0f} {-w*.12:.0f} {w} 0q{-w/2:.0f} {w*.14:.0f} {-w} 0z" for x, y, w in [(a.r.uniform(0, 860), a.r.uniform(430, 505), a.r.uniform(20, 54)) for _ in range(22)]), "#A97F4C", .35))
    # sacks at the back, tied
    a.add(use("sack", 330, 440, 190, haze="#E9C07A", t=.08), use("sack", 640, 440, 150, flip=False, haze="#E9C07A", t=.12))
    # the great sack: open, its rim rolled, flour above the brim
    c = "#E3CFA4"
    a.add(path(curve("380,474! 480,456 600,462 760,486! 640,500 440,496"), SHADOW, .32))
    a.add(path(curve("404,216! 384,280 366,360 372,440 402,484! 470,496 540,494 588,478! 610,420 604,330 586,262 572,212! 490,226"), c), path(curve("572,212! 586,262 604,330 610,420 588,478! 560,490 520,494! 552,400 548,300 534,222!"), VIOLET, .3), path(curve("404,216! 384,280 366,360 372,440 402,484! 420,488! 404,400 414,300 428,222!"), lit(c, .7)))
    a.add(line("M452 250q-10 90 -4 180M500 256q10 90 6 200M470 300q-4 60 -2 120M544 300q12 60 10 120", mix(c, WOOD, .4), 3, .55))
    a.add(path(curve("396,206! 420,160 450,138 488,130 530,140 560,166 580,206! 490,226"), "#FBF5E8"), path(curve("488,130! 530,140 560,166 580,206! 540,212! 530,170"), "#D9CFDA", .8), path(curve("386,204! 440,188 540,186 590,200! 596,222 586,232! 540,220 440,224 394,236! 384,222"), lit(c, .25)), path(curve("386,204! 440,188 540,186 590,200! 540,200 440,204 390,216!"), lit(c, .7)))
    # heap within, scoop, a mill stamped on the cloth
    a.add(path(curve("400,208! 430,166 470,146 500,144 540,164 574,206! 490,198"), "#FBF5E8"), group(path("M-8 -6L-84 -16L-84 -4L-8 8z", WOODL) + path("M-8 -6L-84 -16V-12L-8 -2z", lit(WOODL, .4)) + path(curve("-10,-16! 30,-26 58,-20 66,-12! 60,10 20,18 -8,14!"), "#B98A58") + path(curve("-10,-16! 30,-26 58,-20 66,-12! 40,-10 10,-8!"), lit("#B98A58", .4)), t="translate(520 150) rotate(158)"))
    a.add(group(path("M-16 40L-10 -12H10L16 40z", "#8A6A50") + path(curve("-14,-12! -10,-32 0,-38 10,-32 14,-12!"), "#8A6A50") + "".join(f'<path d="M4 -3H46V8H10z" fill="#8A6A50" transform="translate(0 -14) rotate({q})"/>' for q in (24, 114, 204, 294)), t="translate(480 366) rotate(-3) scale(1.15)", extra='fill-opacity=".5"'))
    # flour: heap on the ground, a trickle from a tear
    a.add(path(curve("590,410! 600,420 604,436 600,452! 592,440 586,424"), "#7A5C40"), path(curve("596,430! 606,450 610,466 620,472! 600,476 592,470 594,450"), "#FBF5E8"), path(curve("560,486! 600,464 640,462 676,474 720,482 742,490! 660,500 600,498"), "#FBF5E8"), path(curve("640,462! 676,474 720,482 742,490! 660,500 640,498! 680,488 660,474"), "#CFC6D6", .7))
    # the cat and the way it went
    a.add(use("cat", 776, 486, 158))
    a.add(path(curve("718,398 726,392 736,396 734,406 722,408"), "#FBF5E8"), path("".join(f"M{x} {y}q4 -5 8 0q-4 5 -8 0z" for x, y in ((690, 452, ), (664, 446), (642, 452))), "#FBF5E8"))
    a.add(*(f'<circle cx="{x}" cy="{y}" r="{q}" fill="#FFF8EA" fill-opacity=".7"/>' for x, y, q in ((612, 190, 5), (640, 150, 4), (590, 120, 3), (668, 200, 3), (430, 110, 4), (540, 84, 3), (626, 240, 4), (700, 360, 3))))
    hill(a, "-20,506 240,500 520,512 920,502", [(0, "#6E5040"), (1, "#52403A")], "#D9B27A", base=560)
    finish(a, "mission-m05.svg", .24)


def spare_rods():
    """m06: whoever breaks much lays in a store."""
    a = Art(900, 520, 206)
    sky(a, [(0, "#4F6F95"), (.34, "#9FB0B0"), (.6, "#EBCF98"), (.8, "#F3BE74")])
    sun(a, 800, 250, 52, "#FFF0C4", "#FFE3A2", 5, .8)
    torn(a, ((760, 90, 320), (880, 160, 220)), "#A3A398", "#F8E2B0")
    range_(a, ((560, 330), (640, 270), (720, 320), (800, 262), (880, 316), (920, 300)), "#B39E92", "#DBBE98", 560)
    hill(a, "500,362 680,340 920,346", [(0, "#D0AC64"), (1, "#A98A4E")], base=560)
    a.add(a.bush(842, 352, 80, 48, "#85854E"), a.bush(892, 356, 60, 36, "#77774A"))
    wall(a, -20, 640, 60, ((60, 40), (540, 110), (30, 300), (430, 60)), foot=432)
    # a small window
    a.add(pane(96, 90, 84, 110, True, 40))
    hill(a, "-20,424 240,416 560,428 920,402", [(0, "#E0BC7C"), (.5, "#B98F58"), (1, "#6E5440")], "#FFF0C8", base=560)
    a.add(path("".join(f"M{x} {y}q{w/2:.0f} {-w*.12:.0f} {w} 0q{-w/2:.0f} {w*.14:.0f} {-w} 0z" for x, y, w in [(a.r.uniform(0, 860), a.r.uniform(440, 505), a.r.uniform(20, 54)) for _ in range(18)]), "#A07848", .35))
    # a whole lattice sail leaning on the wall, its shadow beside it
    b = blade(0, .62, WOOD, "#E9CC94")
    sh = path("M-10 -8H206V48H30V8H-10z", SHADOW, .2)
    a.add(group(sh, t="translate(224 478) rotate(-73) scale(2.1)"), group(b, t="translate(196 470) rotate(-76) scale(2.16)"))
    # spars, rough and new
    for x0, x1, w, c in ((344, 286, 24, "#8A5E3A"), (378, 342, 21, "#A97648"), (416, 396, 23, "#7A5236")):
        y0, y1 = 470, 20 + (x0 - x1) * .5
        a.add(path(f"M{x0-w*.5+26} {y0}L{x1-w*.4+26} {y1}h{w*.8}L{x0+w*.5+26} {y0}z", SHADOW, .2), path(f"M{x0-w*.5} {y0}L{x1-w*.36} {y1}h{w*.72}L{x0+w*.5} {y0}z", c), path(f"M{x0-w*.5} {y0}L{x1-w*.36} {y1}h{w*.26}L{x0-w*.16} {y0}z", lit(c, .4)), f'<ellipse cx="{x1}" cy="{y1}" rx="{w*.36}" ry="4" fill="{lit(c, .5)}"/>', f'<ellipse cx="{x0}" cy="{y0}" rx="{w*.5}" ry="5" fill="{dim(c, .25)}"/>', line(f"M{x0-2} {y0-60}L{x0-2-(x0-x1)*.4:.0f} {y0-230}M{x0+4} {y0-150}L{x0+2-(x0-x1)*.5:.0f} {y0-320}", dim(c, .3), 2.4, .6))
    # the bundle of lances: each another lean, two ropes
    P = ((-46, 100, 0), (-26, 97.500, 1), (-8, 94.500, 0), (10, 92, 1), (28, 89, 0), (46, 86.500, 1), (-16, 96, 1), (18, 90.500, 0))
    o = path(curve("-30,0! -40,-200 -40,-330 -20,-372 0,-352 24,-378 48,-352 64,-366 96,-330! 84,-160 70,0!"), SHADOW, .16, 'transform="translate(16 4)"')
    for x, q, k in P:
        L = 330 + (x % 5) * 9
        c = ("#8A5E3A", "#A06C42")[k]
        g = path(f"M-6 0L-4.500 {-L}h9L6 0z", c) + path(f"M-6 0L-4.500 {-L}h3.500L-1.500 0z", lit(c, .42)) + path(f"M-8 {-L}L0 {-L-56}L8 {-L}L0 {-L+8}z", "#7288A2") + path(f"M-8 {-L}L0 {-L-56}V{-L+8}z", "#F4F7F8")
        if x in (-46, 46, 10):
            g += path("".join(f"M-6 {-k}l12 -8v9l-12 8z" for k in range(70, 320, 40)), TULIP, .9)
        o += group(g, t=f"translate({x} 0) rotate({90-q})")
    for y, w in ((-120, 58), (-226, 66)):
        o += path(curve(f"{-w},{y-8}! 0,{y+6} {w-6},{y-8}! {w-8},{y+6}! 0,{y+22} {-w+2},{y+8}!"), "#D9BE8C") + line(f"M{-w+4} {y-1}q{w} 16 {2*w-14} 0M{-w+4} {y+6}q{w} 16 {2*w-14} 0", "#9A7A4C", 2.4)
    o += path(curve("40,-124! 62,-112 66,-84 58,-66! 52,-90 36,-108") + curve("36,-122! 44,-98 40,-76 30,-64! 30,-92 26,-112"), "#D9BE8C")
    o += path(curve("-52,-300! -96,-318 -128,-290 -168,-306! -146,-276 -162,-250! -120,-256 -90,-272 -50,-262!"), TULIP) + path(curve("-52,-300! -96,-318 -128,-290 -168,-306! -128,-274 -92,-296 -52,-284!"), lit(TULIP, .28))
    a.add(contact(526, 478, 170, 10), group(o, t="translate(516 474)"))
    # one that is past mending
    a.add(contact(770, 490, 200, 7), group(path("M-110 -6L20 -4L30 -10L26 0L40 4L20 6L-110 8z", "#8A5E3A") + path("M-110 -6L20 -4L30 -10L26 -2L-110 0z", "#D8A56B"), t="translate(776 484) rotate(-5)"), group(path("M-40 -3L-56 -9L-44 0L-58 7L-36 6L60 4L62 -4z", "#8A5E3A") + path("M-40 -3L-56 -9L-44 0L60 -1L62 -4z", "#D8A56B") + path("M60 -8L112 2L60 9z", "#8FA2B6") + path("M60 -8L112 2L62 0z", "#F4F7F8"), t="translate(760 450) rotate(14)"), path("M826 474l14 -4 -4 8zM744 456l10 2 -8 6z", "#B9824E"))
    a.add(use("cat", 640, 474, 104, eyes="shut"))
    hill(a, "-20,506 240,498 520,510 920,500", [(0, "#5E4640"), (1, "#4A3A38")], "#D9B27A", base=560)
    a.add(a.tufts(-10, 200, 508, 524, 6, 30, "#43343A", 1), a.tufts(820, 910, 504, 522, 4, 30, "#43343A", 1))
    finish(a, "mission-m06.svg")


def twin_sails():
    """m07: two mills as like as two peas, and turning to one tune."""
    a = Art(900, 520, 207)
    sky(a, [(0, "#4F86B0"), (.36, "#9CC7DD"), (.62, "#E6E6CC"), (.78, "#F8E2B0")])
    puffs(a, ((130, 130, 220), (800, 190, 190), (470, 90, 170)), "#FBF5E6", "#BFD3DE")
    range_(a, ((-20, 340), (80, 290), (180, 334), (300, 270), (420, 330), (540, 300), (640, 336), (760, 266), (860, 320), (920, 300)), "#A3B4BC", "#CFD2C6", 560)
    hill(a, "-20,372 220,350 480,368 740,344 920,356", [(0, "#B9B870"), (1, "#9A9A58")], base=560)
    a.add(hamlet(a.r, 20, 366, 30, "#EBDDBE", "#B5653F", "#D9C9A0", 4), *(a.bush(x, y, w, h, "#8A9858") for x, y, w, h in ((420, 372, 70, 40), (468, 374, 46, 28), (884, 360, 80, 46))))
    hill(a, "-20,446 140,424 300,404 460,418 620,402 780,424 920,444", [(0, "#E6C670"), (.4, "#C79C4C"), (1, "#7A5E38")], "#FFF0B8", (24, 18, "#F0D68C"), (440, 490), base=560)
    m = a.sym("mill", draw("mill", angle=22, door="shut", lit=False, gallery=False))
    h = 410
    s = h / 560
    a.add(m(262 - 220 * s, 436 - 548 * s, s), m(646 - 220 * s, 434 - 548 * s, s))
    birds(a, ((452, 250, 12), (482, 226, 9), (506, 256, 8)), "#56708A")
    a.add(line("M470 424q20 -4 34 6", "#8A6A42", 3), use("goose", 444, 470, 62), use("goose", 500, 474, 62, haze="#E6C670", t=.06))
    hill(a, "-20,490 240,480 500,500 740,494 920,478", [(0, "#8A6E3E"), (1, "#544438")], "#F0D68C", base=560)
    a.add(a.tufts(0, 300, 500, 522, 9, 34, "#5E4A34", 1), a.tufts(560, 900, 500, 522, 9, 32, "#5E4A34", 1), poppies(a, 60, 280, 470, 484, 5, 1), poppies(a, 700, 860, 468, 482, 4, 1))
    finish(a, "mission-m07.svg", .24)


def up_the_hill():
    """m08: small, middle, great: the hill grows its mills."""
    a = Art(900, 520, 208)
    sky(a, [(0, "#5E6A92"), (.3, "#B0909C"), (.56, "#F0B890"), (.76, "#FAD79A")])
    sun(a, 150, 230, 64, "#FFF0C0", "#FFE09A", 5, .85)
    torn(a, ((420, 80, 340), (200, 140, 240), (560, 150, 220)), "#A8889A", "#FBD9B0")
    range_(a, ((-20, 350), (90, 300), (190, 350), (320, 290), (450, 340), (560, 300), (680, 340), (920, 300)), "#B58E90", "#DDAE94", 560)
    hill(a, "-20,410 200,390 460,400 700,330 920,290", [(0, "#C99C62"), (1, "#A07850")], base=560)
    a.add(*(cypress(x, y, h, "#7A664A", "#B5925E") for x, y, h in ((40, 404, 76), (62, 406, 56))), a.bush(330, 396, 60, 36, "#8E7A4A"))
    hill(a, "-20,468 140,452 300,430 480,386 640,330 780,286 920,262", [(0, "#E6B868"), (.4, "#B98646"), (1, "#5E4636")], "#FFE9B0", (26, 18, "#EBC884"), (420, 490), base=560)
    # the road winds up past all three
    a.add(path(curve("380,530! 330,486 250,470 270,456 400,446 520,424 560,394 600,368 700,352 770,322 800,296! 812,292! 800,322 740,352 640,378 610,396 612,424 540,452 400,474 360,482 420,500 500,530!"), "#F6DFA9"), path(curve("380,530! 330,486 250,470 270,456! 280,474 350,490 420,530!"), "#C79D62", .6))
    m = a.sym("mill", draw("mill", angle=18, door="shut", lit=False, gallery=False))
    for x, y, h in ((176, 454, 128), (424, 412, 214), (724, 318, 322)):
        s = h / 560
        a.add(m(x - 220 * s, y - 548 * s, s))
    # a donkey with a sack, half way
    o, _ = D.donkey(dict(hn=(36, -16, 0, 24), hf=(8, -40, -14, 4), fn=(-44, -20, -28, 0), ff=(-20, 28, -4, 4)), neck=20, hand=(40, -210), rider=path(curve("-66,-236! -70,-270 -30,-286 20,-282 62,-270 60,-232! 30,-206 -40,-206"), PARCH) + path(curve("20,-282! 62,-270 60,-232! 30,-206 0,-206! 30,-240"), VIOLET, .3))
    a.add(contact(566, 438, 64, 4), group(o, t="translate(566 436) scale(-.17 .17)"))
    birds(a, ((300, 210, 10), (326, 192, 8), (344, 214, 7)), "#6E5068")
    hill(a, "-20,500 200,492 460,510 720,498 920,470", [(0, "#6B4A3A"), (1, "#42323A")], "#E0B070", base=560)
    a.add(a.tufts(-10, 260, 504, 524, 8, 32, "#43303A", 1), a.tufts(640, 910, 494, 522, 10, 36, "#43303A", 1), thistle(850, 506, 96, "#43303A"), thistle(886, 508, 70, "#43303A"))
    finish(a, "mission-m08.svg")


if __name__ == "__main__":
    for f in (a_full_sack, spare_rods, twin_sails, up_the_hill):
        f()
