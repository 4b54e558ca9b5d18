"""Mission pictures of the giants: the great one, two at play, small fry, two brothers."""
from _out import *
from _riders_giant import *
from _riders_land import *
import _riders_horse as H
import _riders_knight as K
import _riders_donkey as D
import _riders_squire as S

STAND = dict(H.STAND, ff=(-20, 14, -8, 20))


def tiny_knight(x, y, s, flip=False, gait=STAND, q=52, **kw):
    H.LITE[0] = True
    k, far = K.knight(lean=-4, held=K.lance(34, -66, q, 300, 190), near=((-36, -58), (34, -66)), far=((60, -76), (92, -84)), cape_="-22,-138! -70,-120 -104,-70 -150,-60! -132,-20 -140,14! -90,16 -60,34 -44,30! -24,-30 -8,-110")
    o, _, _ = H.horse(gait, rider=k, behind=far, neck=52, hand=(90, -386), **kw)
    H.LITE[0] = False
    return group(o, t=f"translate({x} {y}) scale({-s if flip else s} {s})")


def tiny_squire(x, y, s, flip=False, gait=D.STAND, **kw):
    H.LITE[0] = True
    k, far = S.squire(**kw)
    o, _ = D.donkey(gait, rider=k, behind=far, neck=40, hand=(62, -256))
    H.LITE[0] = False
    return group(o, t=f"translate({x} {y}) scale({-s if flip else s} {s})")


def finish(a, name, op=.3, c="#2A1E2C"):
    a.add(a.vignette(op, .5, .45, c), a.grain(.45))
    a.save(OUT + name)


def late(a):
    sky(a, [(0, "#4F6F95"), (.3, "#9FB0B0"), (.56, "#EBCF98"), (.72, "#F3BE74")])


def the_great_one():
    """m01: nothing is seen of him but his shadow, and that is enough."""
    a = Art(900, 520, 201)
    late(a)
    sun(a, 60, 130, 50, "#FFF0C4", "#FFE3A2", 6, .85)
    torn(a, ((420, 70, 360), (760, 110, 320), (560, 160, 240)), "#A9A894", "#F8E2B0")
    range_(a, ((-20, 250), (110, 200), (230, 250), (340, 180), (450, 236), (600, 190), (720, 240), (830, 196), (920, 230)), "#B5A493", "#D9BE97", 560)
    hill(a, "-20,270 220,250 480,268 700,240 920,250", [(0, "#C2A268"), (1, "#A98A55")], base=540)
    hill(a, "-20,320 200,292 460,296 680,250 920,262", [(0, "#E3BC6C"), (.4, OCHRE), (1, "#8A6438")], "#FBE3A8", base=560)
    # the village climbs the slope
    V = lambda k: mix(k, "#6E5A8A", .34)
    rr = a.r
    for x, y, w, h, dark in ((470, 318, 52, 40, 1), (532, 302, 60, 48, 1), (606, 310, 56, 38, 1), (660, 280, 62, 52, 1), (740, 292, 58, 40, 0), (806, 286, 66, 50, 0), (580, 346, 60, 42, 1), (690, 330, 66, 46, 0)):
        f = V if dark else (lambda k: k)
        a.add(path(f"M{x} {y+h}V{y}L{x+w*.42:.0f} {y-h*.5:.0f}L{x+w*.84:.0f} {y}V{y+h}z", f("#F3E0BC")), path(f"M{x+w*.84:.0f} {y+h}V{y}L{x+w*1.3:.0f} {y-h*.06:.0f}V{y+h*.94:.0f}z", f("#C9A690")), path(f"M{x-w*.08:.0f} {y+4}L{x+w*.42:.0f} {y-h*.56:.0f}L{x+w*.98:.0f} {y-h*.6:.0f}L{x+w*1.38:.0f} {y}L{x+w*.86:.0f} {y+2}L{x+w*.42:.0f} {y-h*.5:.0f}z", f("#B5573C")), path(f"M{x+w*.3:.0f} {y+h*.3:.0f}h{w*.18:.0f}v{h*.3:.0f}h{-w*.18:.0f}z", LAMP if dark else "#5A4A5A"))
    # church tower
    a.add(path("M716 268V160l26 -40 26 40v108z", "#F0DAB4"), path("M746 268V128l22 32v108z", "#C4A18E"), path("M708 166l34 -58 34 58z", "#9E4A38"), path("M734 176q8 -14 16 0v22h-16z", "#5A4A5A"))
    # the shadow: two legs come in from the left, the head lies on the roofs
    sh = "-30,452! 90,420 190,400 260,392! 250,372 250,340 300,318 352,300! 336,280 330,262 350,256 366,268! 378,244 392,246 394,268! 412,250 424,258 416,280! 410,300 372,322 336,346! 380,350 430,344 470,338! 476,312 506,298 540,304 570,318 572,342 552,358 520,364! 560,372 600,392 640,410! 660,396 676,402 668,418! 690,414 696,428 676,434! 690,444 680,456 656,448! 620,450 560,432 500,420! 440,436 380,446 330,448! 240,466 140,490 40,540! -30,540! -30,500! 80,474 170,450 240,432! 150,440 40,470 -30,496!"
    a.add(path(curve(sh), "#4A3560", .62))
    a.add(path("M512 330l16 5 -15 6zM540 334l15 -2 -10 10z", "#FBD98A", .9))
    a.add(tiny_knight(770, 446, .19, True, q=34), contact(776, 449, 110, 5))
    hill(a, "-20,470 120,492 360,500 640,488 920,462", [(0, "#7A5A38"), (1, "#4A3830")], "#E3BC74", base=560)
    a.add(a.tufts(0, 300, 500, 524, 9, 36, "#43343A", 1), a.tufts(560, 900, 490, 520, 8, 34, "#43343A", 1), thistle(846, 506, 84, "#43343A"), thistle(880, 510, 60, "#43343A"))
    finish(a, "mission-m01.svg")


def a_tale_of_two():
    """m02: two giants wrestle with one arm each, on a hill far off."""
    a = Art(900, 520, 202)
    sky(a, [(0, "#5A4A78"), (.3, "#A8708A"), (.56, "#F0AE86"), (.76, "#FAD79A")])
    sun(a, 452, 168, 108, "#FFF0C0", "#FFE09A", 3.4, .75)
    torn(a, ((170, 80, 340), (700, 60, 380), (820, 170, 260), (90, 190, 240)), "#9A6A86", "#FAD0A4")
    range_(a, ((-20, 330), (120, 280), (240, 330), (360, 300), (520, 330), (640, 290), (760, 330), (920, 280)), "#B98590", "#DDA68E", 560)
    hill(a, "-20,400 140,390 300,346 400,318 500,316 610,342 760,390 920,396", [(0, "#C98E58"), (.5, "#9A6648"), (1, "#6B4A44")], "#FBDFA8", (16, 14, "#E3B070"), (350, 430), base=560)
    # the rock between them, the two of them
    g1 = giant(left=((-96, -196), (-60, -120)), right=((118, -206), (148, -286)), coat="#7A6A8E", skin="#A9A2C4", beard="#3E3450", hat="#8E7650", mood="strain", look=(4, 0), tilt=10, head_at=(14, -300), palms=("fist", None), legs=(-70, 30))
    g2 = giant(left=((-118, -206), (-148, -286)), right=((96, -196), (62, -120)), coat="#A8583E", skin="#DDAA7A", beard="#9A5230", hat="#B9742F", mood="strain", look=(-4, 0), tilt=-10, head_at=(-14, -300), palms=(None, "fist"), legs=(-30, 70))
    a.add(group(g1, t="translate(330 336) scale(.58)"), group(g2, t="translate(572 338) scale(.58)"))
    a.add(path(curve("392,226! 402,222 440,216 480,218 510,226! 520,270 524,300 528,348! 450,356 374,348! 380,300 386,260"), "#8E7078"), path(curve("392,226! 402,222 440,216 480,218 510,226! 480,236 430,238!"), "#E3BC98"), path(curve("510,226! 520,270 524,300 528,348! 490,354! 492,300 486,250!"), "#5E4A62", .7), path(curve("392,226! 386,260 380,300 374,348! 392,352! 400,300 404,250!"), "#C9A08C", .8))
    # forearms on the rock, the two fists in the middle
    A = limb([(396, 218), (446, 150)], ((0, 0, 19, 19), (0, .5, 18, 17), (0, 1, 14, 14)), "#7A6A8E", 1, lit("#7A6A8E", .3), dim("#7A6A8E", .28))
    B = limb([(508, 218), (460, 150)], ((0, 0, 19, 19), (0, .5, 18, 17), (0, 1, 14, 14)), "#A8583E", 1, lit("#A8583E", .3), dim("#A8583E", .28))
    a.add(B, A, path(curve("438,154 434,132 444,116 462,114 474,124 474,144 466,158 450,162"), "#DDAA84"), path(curve("456,116 474,118 480,134 474,150 462,156! 468,140 464,126!"), "#DDAA7A"), line("M446 128q12 -6 18 0M444 138q12 -4 20 0M446 148q10 -3 18 0", "#6E6288", 2.6))
    hill(a, "-20,430 180,420 420,444 680,430 920,420", [(0, "#A87248"), (1, "#5E4038")], "#F6CE90", (10, 18, "#D9A468"), (450, 500), base=560)
    # two who bet on the outcome
    a.add(contact(148, 478, 120, 5), contact(236, 480, 90, 5), tiny_knight(140, 474, .19), tiny_squire(238, 478, .2, True))
    a.add(mill_far(790, 420, 74, "#E9CDB0", "#A8683E", "#6B4A3A", 24, .3), mill_far(850, 424, 52, "#E0C0A6", "#A8683E", "#6B4A3A", 50, .3))
    hill(a, "-20,496 200,490 460,506 720,500 920,484", [(0, "#5E3E36"), (1, "#42303A")], "#D99E6C", base=560)
    a.add(a.tufts(520, 900, 504, 524, 9, 34, "#3E2C34", 1), a.tufts(-10, 200, 506, 524, 5, 26, "#3E2C34", 1))
    finish(a, "mission-m02.svg")


def haystack(a, x, y, w, h, c="#D9A646"):
    r = a.r
    o = path(curve(f"{x-w*.5},{y}! {x},{y-8} {x+w*.8},{y+4}! {x},{y+12}"), SHADOW, .3)
    o += path(curve([(x - w * .52, y, 1), (x - w * .5, y - h * .3), (x - w * .38, y - h * .7), (x - w * .1, y - h * .97), (x + w * .06, y - h), (x + w * .34, y - h * .72), (x + w * .5, y - h * .3), (x + w * .53, y, 1), (x, y + h * .05)]), c)
    o += path(curve([(x + w * .06, y - h, 1), (x + w * .34, y - h * .72), (x + w * .5, y - h * .3), (x + w * .53, y, 1), (x + w * .2, y + h * .04, 1), (x + w * .26, y - h * .4)]), dim(c, .3), .7) + path(curve([(x - w * .52, y, 1), (x - w * .5, y - h * .3), (x - w * .38, y - h * .7), (x - w * .1, y - h * .97, 1), (x - w * .28, y - h * .6), (x - w * .34, y - h * .2), (x - w * .34, y, 1)]), lit(c, .4), .9)
    d = ""
    for _ in range(26):
        u, v = r.uniform(-.42, .42), r.uniform(.06, .86)
        if abs(u) < .5 * (1 - v * .75):
            d += f"M{x+u*w:.0f} {y-v*h:.0f}q{u*8:.0f} {h*.06:.0f} {u*w*.16:.0f} {h*.14:.0f}"
    o += line(d, dim(c, .35), 2.6, .6)
    return o + path(blades(r, x - w * .3, y + 6, w * .4, h * .16, 6, -.2) + blades(r, x + w * .34, y + 6, w * .3, h * .14, 5, .2), lit(c, .12)) + path(blades(r, x, y - h * .93, w * .2, h * .16, 6), c)


def small_fry():
    """m03: little giants behind the haystacks, sure that nobody sees them."""
    a = Art(900, 520, 203)
    sky(a, [(0, "#6FA3C0"), (.34, "#A9CBCF"), (.6, "#F0E0B4"), (.76, "#F6CE88")])
    puffs(a, ((700, 96, 210), (300, 70, 170)), "#FBF3DC", "#C9D2C4")
    range_(a, ((-20, 270), (120, 220), (220, 262), (360, 210), (480, 264), (640, 230), (760, 260), (860, 214), (920, 250)), "#B0ADA0", "#D6C6A4", 560)
    hill(a, "-20,290 240,268 520,288 760,262 920,276", [(0, "#BDB06A"), (1, "#A09050")], base=560)
    a.add(*(cypress(x, y, h, "#6F7A50", "#A9A868") for x, y, h in ((44, 286, 90), (70, 290, 66), (842, 270, 70))))
    hill(a, "-20,340 260,318 560,336 920,312", [(0, "#F0CB70"), (.5, "#D9A74A"), (1, "#9E7236")], "#FFF0B8", (30, 18, "#F6DC92"), (350, 470), base=560)
    kid = lambda **k: giant(beard=None, hair=False, mood="soft", hk=1.22, **k)
    # three who hide, each in his own way
    a.add(group(giant(left=((-120, -230), (-96, -170)), right=((110, -330), (92, -420)), palms=("fist", "open"), coat="#8A5A7A", skin="#8FB08A", beard=None, hair=False, hat="#C98B3C", mood="soft", hk=1.24, look=(3, 3), tilt=8), t="translate(268 452) rotate(6) scale(.56)"))
    a.add(haystack(a, 190, 424, 230, 206))
    a.add(group(kid(coat="#4F7A80", skin="#E0A88A", hat="#A9783E", look=(-4, 2), tilt=-12, left=((-120, -240), (-150, -190)), right=((100, -190), (80, -130))), t="translate(548 428) rotate(-9) scale(.5)"))
    a.add(haystack(a, 636, 408, 190, 164, "#D0993C"))
    a.add(group(kid(coat="#B5603C", skin="#8FA6C8", hat="#E0AE58", look=(-3, 3), left=((-110, -250), (-70, -230)), right=((110, -250), (70, -230)), palms=(None, None), legs_on=False), t="translate(450 478) scale(.4)"))
    a.add(haystack(a, 450, 470, 180, 92, "#E0B050"))
    # fingers over the edge of the front stack
    for x in (394, 506):
        a.add(path(curve(f"{x-20},{396}! {x-22},{378} {x-8},{370} {x+8},{370} {x+22},{380} {x+18},{398}!"), "#8FA6C8"), line(f"M{x-8} {374}v20M{x+4} {373}v22", mix("#8FA6C8", VIOLET, .5), 2.4))
    a.add(group(haystack(a, 0, 0, 150, 120, "#C9953C"), t="translate(826 392)"))
    # a goose, not taken in
    a.add(use("goose", 742, 486, 92, haze="#F0CB70", t=.08))
    hill(a, "-20,492 200,480 460,500 700,502 920,486", [(0, "#A47A38"), (1, "#5E4632")], "#F6DC94", base=560)
    a.add(a.tufts(0, 260, 496, 522, 8, 34, "#6E5230", 1), poppies(a, 40, 300, 466, 484, 7, 1), a.tufts(560, 900, 504, 524, 7, 30, "#6E5230", 1))
    finish(a, "mission-m03.svg", .22)


def brothers():
    """m04: big and little, hand in hand over the hills."""
    a = Art(900, 520, 204)
    sky(a, [(0, "#4F6F95"), (.3, "#93A9B4"), (.56, "#EBCF98"), (.76, "#F5BE78")])
    sun(a, 240, 250, 92, "#FFF0C4", "#FFE3A2", 3.6, .8)
    torn(a, ((640, 80, 420), (150, 90, 260), (800, 170, 260)), "#A3A398", "#F8E2B0")
    range_(a, ((-20, 330), (90, 280), (200, 330), (330, 290), (470, 330), (600, 260), (720, 320), (840, 270), (920, 310)), "#B39E92", "#DBBE98", 560)
    hill(a, "-20,372 220,340 480,362 720,330 920,340", [(0, "#C9A562"), (1, "#A5834C")], base=560)
    a.add(hamlet(a.r, 40, 366, 34, "#EBD6B0", "#B5653F", "#D9C090", 4), *(cypress(x, y, h, "#75764C", "#AFA468") for x, y, h in ((216, 350, 44), (826, 336, 60), (846, 338, 44))))
    hill(a, "-20,452 200,432 440,408 640,404 920,440", [(0, "#E0B968"), (.4, "#C08F48"), (1, "#6E5236")], "#FBE6AC", (24, 18, "#EBCB88"), (440, 490), base=560)
    green = "#9DB08A"
    big = giant(left=((-110, -214), (-118, -130)), right=((116, -216), (124, -158)), coat="#5E7A5A", skin=green, beard="#7A5A3A", hair=False, hat="#C98B3C", mood="soft", look=(5, 3), tilt=10, head_at=(6, -306), legs=(-46, 40), palms=("fist", None))
    small = giant(left=((-124, -232), (-152, -282)), right=((112, -250), (150, -320)), coat="#B5603C", skin="#E0A87E", beard=None, hair=False, hat="#D9A24E", mood="grin", look=(-4, -4), tilt=-10, hk=1.3, legs=(-34, 46), palms=(None, "fist"),
                  hold_r=line("M152 -300L158 -470", "#8A6A48", 7) + group("".join(path("M0 0L52 -12Q58 8 44 22z", c, None, f'transform="rotate({q})"') for q, c in ((10, TULIP), (100, "#F2E2C0"), (190, TULIP), (280, "#F2E2C0"))) + f'<circle r="8" fill="{LAMP}"/>', t="translate(158 -470)"))
    a.add(group(small, t="translate(598 446) scale(.5)"), group(big, t="translate(404 446) scale(.94)"))
    # the small hand in the great one
    a.add(path(curve("500,300! 510,288 534,286 546,298 544,316 528,328 506,324!"), mix(green, VIOLET, .08)), path(curve("526,292 538,284 548,290 546,304 534,308"), "#E0A87E"), line("M506 304q14 -5 26 0M506 314q14 -3 26 0", mix(green, VIOLET, .5), 2.6))
    hill(a, "-20,486 220,476 460,498 720,494 920,474", [(0, "#7E5E3A"), (1, "#4A3A34")], "#E6C282", base=560)
    a.add(a.tufts(0, 280, 494, 522, 9, 36, "#4A3A34", 1), a.tufts(600, 900, 492, 522, 8, 34, "#4A3A34", 1), thistle(840, 504, 90, "#4A3A34"), thistle(874, 508, 64, "#4A3A34"), stone(250, 496, 18))
    finish(a, "mission-m04.svg")


if __name__ == "__main__":
    for f in (the_great_one, a_tale_of_two, small_fry, brothers):
        f()
