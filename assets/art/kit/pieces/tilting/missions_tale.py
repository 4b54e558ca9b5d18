"""Mission pictures of the tale: the rescue, dream and daylight, an honest account."""
from _out import *
from _riders_limbs import *
from _riders_land import *
import _riders_knight as K
import _riders_squire as S
from _riders_giant import SKIN


def finish(a, name, op=.3, c="#2A1E2C"):
    a.add(a.vignette(op, .5, .45, c), a.grain(.45))
    a.save(OUT + name)


def the_rescue():
    """m09: the knight will not let go of the sail, the squire not of the boots."""
    a = Art(900, 520, 209)
    sky(a, [(0, "#4F6F95"), (.32, "#9FB4B8"), (.58, "#EBCF98"), (.8, "#F3BE74")])
    sun(a, 470, 330, 84, "#FFF0C4", "#FFE3A2", 4, .8)
    torn(a, ((760, 76, 320), (560, 130, 220), (830, 190, 220)), "#A3A398", "#F8E2B0")
    range_(a, ((180, 380), (300, 320), (400, 370), (520, 330), (640, 376), (760, 300), (860, 360), (920, 330)), "#B39E92", "#DBBE98", 560)
    hill(a, "-20,420 260,400 560,416 760,392 920,400", [(0, "#D0AC64"), (1, "#A98A4E")], base=560)
    a.add(*(cypress(x, y, h, "#75764C", "#AFA468") for x, y, h in ((826, 398, 80), (850, 400, 58))), a.bush(886, 404, 60, 36, "#85854E"))
    hill(a, "-20,450 240,436 560,452 920,430", [(0, "#E6BE70"), (.4, "#C0904A"), (1, "#6E5236")], "#FFECB4", (22, 18, "#F0D08C"), (462, 496), base=560)
    # the mill, cut by the frame
    h = 720
    s = h / 560
    a.add(group(draw("mill", angle=26, door="shut", lit=False, gallery=False, turn=False), t=f"translate({n(112-220*s)} {n(470-548*s)}) scale({n(s, 2)})"))
    hub = (112 - 12 * s, 470 - 331 * s)
    bl = a.sym("bl", blade(0, .62, WOOD, "#FFF3DA"))
    q0 = 26
    for i in (1, 2, 3):
        a.add(bl(*hub, s * 1.24, False, q0 + 90 * i))
    a.add(bl(*hub, s * 1.24 * 1.22, False, q0), f'<circle cx="{hub[0]:.0f}" cy="{hub[1]:.0f}" r="24" fill="{dim(WOOD, .15)}"/><circle cx="{hub[0]-3:.0f}" cy="{hub[1]-3:.0f}" r="15" fill="{lit(WOOD, .22)}"/>')
    # the knight between sail and squire: hands on the spar, body like a washing line
    L, W = K.STEELS, K.FACE
    rot = -66
    R = lambda x, y: turn([(x, y)], rot)[0]
    k = K.cape("-10,-128! -50,-110 -84,-40 -70,40! -50,70 -30,44 -14,70! -4,20 6,-40 10,-110!".replace("-70,40", "-78,30"), "-40,-80! -66,-20 -58,36! -40,30 -36,-20!")
    k += group(K.leg(-10, -34, 60, True), t="translate(10 0)")
    k += K.arm((12, -118), (30, -176), (-6, -216), True)
    k += group(K.torso(), t="scale(.94 1.14)")
    k += group(K.head(-20, brow=-4, basin=False), t="translate(6 -140)")
    k += K.leg(12, 2, 66)
    k += K.arm((-14, -118), (-46, -170), (-30, -226))
    kn = group(k, t="translate(556 320) rotate(-66) scale(.8)")
    # the basin has fallen
    a.add(contact(478, 476, 110, 6), group(path(curve("-36,-50! -38,-80 -14,-100 12,-100 36,-82 40,-52!"), K.BASIN) + path(curve("40,-52! 36,-82 12,-100! 20,-84 22,-66 20,-50!"), dim(K.BASIN, .28), .7) + path(curve("-36,-50! -38,-80 -14,-100! -24,-84 -26,-66 -24,-50!"), "#FBE09A") + path(curve("-56,-44! -20,-58 24,-60 64,-48! 50,-36 8,-42 -38,-34!"), dim(K.BASIN, .3)) + path(curve("-56,-45! -20,-59 24,-61 64,-49! 40,-47 0,-50 -38,-40!"), "#F3C768") + streams("0,-96 -26,-118 -60,-120 -90,-96", [10, 26, 24, 4], TULIP, lit(TULIP, .28)), t="translate(470 474) rotate(-20) translate(0 34) scale(.8)"))
    # the lance in two
    a.add(group(path("M-90 -5L60 -3L72 -9L68 0L84 5L60 5L-90 6z", "#8A5E3A") + path("M-90 -5L60 -3L72 -9L68 -2L-90 0z", "#D8A56B"), t="translate(290 486) rotate(-4)"), group(path("M-60 -3L-76 -9L-64 0L-78 7L-56 6L60 4L62 -4z", "#8A5E3A") + path("M60 -8L112 2L60 9z", "#8FA2B6") + path("M60 -8L112 2L62 0z", "#F4F7F8"), t="translate(400 500) rotate(8)"))
    # Sancho, heels in the ground, hauling
    x0, y0, sc = 776, 390, .76
    far = group(S.leg(48, 30, True, 8), t=f"translate({x0} {y0}) scale({sc})")
    body = S.arm((-34, -92), (-84, -66), (-104, -26), True) + group(S.torso(), t="rotate(22)") + group(S.head(14, "open", "open", (8, -2, 6)), t="translate(46 -112)") + S.leg(22, 14, kick=4)
    bodyN = S.arm((44, -82), (-20, -40), (-92, -20))
    a.add(contact(770, 478, 140, 8), far, group(body, t=f"translate({x0} {y0}) scale({sc})"), kn, group(bodyN, t=f"translate({x0} {y0}) scale({sc})"))
    a.add(line("M742 250q-12 -8 -14 -22M768 238q-4 -10 0 -22M720 272q-14 -2 -22 -12", "#FFF3D0", 4, .8))
    dust(a, ((700, 474, 50, 24), (736, 482, 60, 22), (674, 482, 40, 16)), "#F6E2B6", .75)
    hill(a, "-20,504 240,498 520,512 920,498", [(0, "#6B4F38"), (1, "#4A3A36")], "#E6C282", base=560)
    a.add(a.tufts(-10, 240, 506, 524, 7, 32, "#43343A", 1), a.tufts(640, 910, 504, 524, 7, 30, "#43343A", 1))
    finish(a, "mission-m09.svg")


def dream_and_daylight():
    """m10: one cut, two truths. At night a giant lifts his arm, by day it is a sail."""
    a = Art(900, 520, 210)
    night = a.lin([(0, "#15162E"), (.4, "#262B58"), (.75, "#544F86"), (1, "#8D7BA4")])
    day = a.lin([(0, "#6FAED0"), (.4, "#9CC7DD"), (.7, "#E6E6CC"), (1, "#FBEBD0")])
    a.add(f'<rect width="900" height="520" fill="{day}"/>')
    edge = "462,-10! 444,50 460,110 446,170 458,240 444,310 458,380 446,450 456,530!"
    cut = curve("-10,-10! " + edge + " -10,530!")
    a.defs.append(f'<clipPath id="dream"><path d="{cut}"/></clipPath>')
    # day side
    puffs(a, ((760, 110, 220), (600, 60, 130), (850, 220, 150)), "#FBF5E6", "#BFD3DE")
    range_(a, ((430, 380), (520, 320), (610, 370), (720, 310), (820, 366), (920, 320)), "#9DB6C4", "#CBD6D4", 560)
    hill(a, "420,410 640,388 920,402", [(0, "#A9B868"), (1, "#86A058")], base=560)
    a.add(a.bush(700, 400, 70, 44, "#7E945C"), a.bush(748, 402, 46, 30, "#8CA266"), hamlet(a.r, 790, 408, 32, "#EFE3C8", "#B5653F", "#D9C9A0", 3))
    hill(a, "-20,460 240,446 450,452 640,440 920,452", [(0, "#E6C670"), (.4, "#B9985A"), (1, "#6E6A40")], "#FFF0B8", (20, 18, "#F6E2A0"), (466, 496), base=560)
    a.add(poppies(a, 560, 880, 462, 486, 9, 1.2))
    # mill: tower, cap, four sails
    hub = (450, 168)
    tower = "352,462! 366,330 384,210! 516,210! 534,330 548,462! 450,472"
    a.add(path(curve("470,458! 560,450 700,452 800,464! 680,474 540,472"), SHADOW, .28))
    a.add(path(curve(tower), a.lin([(0, "#FFF6E4"), (.5, "#F6E9D2"), (1, "#B9A7B8")], 0, 0, 1, 0)))
    a.add(path(curve("516,210! 534,330 548,462! 512,468! 508,330 494,214!"), VIOLET, .2), path(curve("352,464! 352,440 450,450 549,438! 549,464! 450,476"), "#8C8196"), path("M470 446h34v12h-34zM510 444h28v12h-28z", "#A79DAF"))
    a.add('<circle cx="490" cy="420" r="40" fill="#7C7189"/>', f'<circle cx="490" cy="420" r="31" fill="{dim(TULIP, .3)}"/><circle cx="491" cy="421" r="29" fill="{TULIP}"/>', line("M478 396V448M491 393V450M504 396V448", dim(TULIP, .35), 2), pane(474, 266, 26, 36, False, 13), path("".join(f"M{x} {y}h13v6h-13z" for x, y in ((506, 340), (514, 350), (500, 330), (508, 240))), mix(BRICK, "#D9B79A", .45)))
    a.add(path(curve("372,214! 384,150 410,112 446,96 452,80! 460,96 494,112 520,150 530,214! 450,226"), a.lin([(0, "#DDA956"), (1, "#8F5D2E")], 0, 0, 1, .6)), line("M478 106Q500 140 504 212M462 100Q476 140 478 216", dim(OCHRE, .35), 3, .55), path(curve("372,212! 450,228 530,210! 528,222! 450,238 374,224!"), dim(OCHRE, .35)))
    s = 1.02
    bl = a.sym("bl", blade(0, .62, WOOD, "#FFF6E2"))
    for q in (-64, 26):
        a.add(bl(*hub, s, False, q))
    # night side, cut along a torn edge
    N = f'<rect x="-10" width="480" height="520" fill="{night}"/>'
    N += path("".join(star(x, y, z) for x, y, z in ((60, 60, 7), (150, 40, 5), (210, 110, 8), (96, 150, 5), (330, 50, 6), (400, 96, 5), (30, 230, 5), (280, 170, 4), (356, 24, 4), (176, 210, 5))), "#EFE6CF", .9)
    N += a.glow(118, 96, 150, "#F3E6C8", .45) + '<circle cx="118" cy="96" r="38" fill="#F6ECD0"/>' + path(curve("104,80 116,76 122,86 112,94 102,90") + curve("124,106 134,102 138,112 128,118") + curve("100,106 106,102 110,110 104,114"), "#D9C9B4", .7)
    N += path("M-20 380L60 320L130 370L240 300L330 360L420 320L480 350V560H-20z", "#4A4A80") + path("M240 300L330 360L296 356L262 390L244 352L200 366L130 370zM60 320L130 370L96 368L70 392L56 356L-20 380z", "#6E6CA0", .8)
    N += path(curve("-20,420! 160,394 460,410! 460,560! -20,560!"), "#3E4272") + path(curve("-20,460! 240,446 460,452! 460,560! -20,560!"), a.lin([(0, "#38406A"), (1, "#1E2244")])) + path(curve("-20,460! 240,446 460,452! 460,456! 240,451 -20,466!"), "#8F86B4", .8)
    # roofs asleep below
    N += path("M36 452v-26l20 -16 20 16v26zM80 452v-20l16 -13 16 13v20zM210 448v-22l18 -15 18 15v22z", "#2A2E58") + path("M50 436h9v9h-9zM92 438h7v8h-7zM224 432h8v9h-8z", LAMP)
    # giant: the same outline as tower, cap and sails
    coat, cd, cl = "#5B4C7E", "#3C3462", "#8F84B8"
    sk, skd, skl = "#7E8FB4", "#566592", "#B7C4DA"
    x, y = hub
    t = math.radians(206)
    ex, ey = x + math.cos(t) * 206 * s, y + math.sin(t) * 206 * s
    # the arm: sail by day, lattice sleeve and fist by night
    N += limb([(400, 236), (330, 170), (ex + 26, ey + 14)], ((0, 0, 46, 44), (0, .5, 42, 40), (1, 0, 34, 34), (1, .5, 28, 26), (1, .95, 21, 21)), coat, 1, cl, cd)
    B, F = edges([(330, 170), (ex + 26, ey + 14)], tuple((0, v, 30 - 9 * v, 30 - 9 * v) for v in (.1, .28, .46, .64, .82, .98)))
    N += path(between(B, F, .08, .92), "#D9D2E4", .9) + line("".join(f"M{n(p[0],0)} {n(p[1],0)}L{n(r_[0],0)} {n(r_[1],0)}" for p, r_ in zip(B, F)) + "".join("M" + "L".join(f"{n(p[0]+(r_[0]-p[0])*v,0)} {n(p[1]+(r_[1]-p[1])*v,0)}" for p, r_ in zip(B, F)) for v in (.08, .5, .92)), "#4A4068", 4)
    N += path(curve([(ex + u, ey + v) for u, v in ((30, 22), (-4, 34), (-30, 22), (-38, -6), (-24, -32), (8, -36), (32, -18))]), sk) + path(curve([(ex + u, ey + v, w) for u, v, w in ((-30, 22, 1), (-38, -6, 0), (-24, -32, 0), (8, -36, 1), (-12, -20, 0), (-24, 0, 0))]), skl, .9) + line(f"M{ex-36:.0f} {ey-12:.0f}q16 -6 26 2M{ex-38:.0f} {ey+4:.0f}q18 -4 28 4M{ex-30:.0f} {ey+20:.0f}q14 -4 22 2", skd, 3.4)
    # a boot under the torn hem
    N += path(curve("364,430! 430,430! 430,486! 336,488! 336,470 352,456 362,446!"), "#2A2440") + path(curve("364,430! 376,430! 372,456 352,472 344,486! 336,488! 336,470 352,456 362,446!"), "#5E5478")
    N += path(curve("352,466! 366,330 384,214! 470,206! 470,470!"), coat) + path(curve("352,466! 366,330 384,214! 400,212! 392,330 380,468!"), cl, .85) + path("M350 452l10 18 12 -14 12 20 14 -18 14 20 14 -20 14 18 14 -20 14 16V420H354z", coat)
    N += path(curve("360,378! 410,392 470,392! 470,420! 410,420 356,406!"), "#3A2C40")
    # face: profile of the cap, a beard like thatch, one eye alight
    N += path(curve("372,236! 366,190 374,150 396,116 440,100! 470,96! 470,250! 420,262"), sk) + path(curve("372,236! 366,190 374,150 396,116 440,100! 404,140 392,190 392,240!"), skl, .9)
    N += path(curve("370,214! 392,226 420,222 470,226! 470,322! 440,316 430,330 416,300 402,306 396,282 380,284!"), "#2E2A50") + path(curve("370,214! 380,284! 396,282 402,306! 394,260 384,232!"), "#5E5890")
    N += path(curve("366,150! 372,112 404,80 446,74 470,72! 470,128! 436,126 412,132 396,150 380,158!"), "#6B5A5E") + path(curve("366,150! 372,112 404,80 440,74! 408,98 392,124 384,156!"), "#A8979A") + line("M430 82q-16 20 -20 46M456 78q-8 22 -8 48", "#463C4E", 3.4)
    N += f'<circle cx="424" cy="176" r="15" fill="#FBE7A8"/><circle cx="428" cy="178" r="7" fill="{INK}"/>' + a.glow(424, 176, 44, "#F5C45E", .5) + path(curve("396,164! 414,146 440,152 452,164! 436,162 416,162!"), "#2E2A50")
    N += path(curve("446,180! 440,204 444,216 470,218! 470,176!"), mix(sk, "#9A6A8A", .4)) + path(curve("404,234! 430,242 470,240! 470,256! 430,260 410,252!"), "#1E1A3A") + path("M416 240l9 1 -2 12zM440 242l10 0 -4 12z", "#EFE6CF")
    a.add(f'<g clip-path="url(#dream)">{N}</g>')
    # the torn edge itself: a lip of bright paper and its shadow
    e = sample(edge.replace("!", ""), 20)
    a.add(path(ribbon([(u + 9, v + 2) for u, v in e], [12, 14], 0), SHADOW, .2), path(ribbon([(u + 1, v) for u, v in e], [5, 7, 4, 6, 5, 7, 5], 1), CREAM))
    # the hub holds both halves
    a.add(f'<circle cx="{hub[0]}" cy="{hub[1]}" r="19" fill="{dim(WOOD, .2)}"/><circle cx="{hub[0]-2}" cy="{hub[1]-2}" r="12" fill="{lit(WOOD, .25)}"/><circle cx="{hub[0]}" cy="{hub[1]}" r="4" fill="{dim(WOOD, .3)}"/>')
    hill(a, "-20,502 240,494 450,506 680,500 920,490", [(0, "#3E3A4E"), (1, "#2E2A40")], "#8F86A4", base=560)
    a.add(a.tufts(-10, 440, 502, 524, 10, 32, "#262340", 1), a.tufts(460, 910, 502, 524, 10, 32, "#3E3A3E", 1))
    finish(a, "mission-m10.svg", .24)


def an_honest_account():
    """m11: late at the inn, what came in and what broke is set down."""
    a = Art(900, 520, 211)
    a.add(f'<rect width="900" height="520" fill="{a.lin([(0, "#4E2F2C"), (.6, "#8A5A3C"), (1, "#6B4030")])}"/>', path("".join(f"M{x} -10h4v340h-4z" for x in (86, 190, 300, 610, 716, 830)), "#3A2428", .5))
    # window on the blue evening, a mill far off
    a.add(path("M574 24H826V250H574z", "#3A2428"), f'<path d="M588 38H812V238H588z" fill="{a.lin([(0, "#262B58"), (.5, "#6E5A8A"), (.8, "#D79A9B"), (1, "#F8D3A0")])}"/>', path("".join(star(x, y, z) for x, y, z in ((626, 70, 5), (690, 60, 4), (778, 82, 5), (740, 110, 3))), "#F3E6C8", .9), path(curve("588,214! 660,196 740,204 812,190! 812,238! 588,238!"), "#4E4470"), mill_far(650, 206, 66, "#8F84A4", "#5E4A5E", "#3A3050", 26, .3, LAMP), path("M696 38h8v200h-8zM588 132h224v8H588z", "#5A3830"), path("M560 246H840L846 264H556z", "#7A4E38"), path("M560 246H840V251H559z", "#B98258"))
    # shelf with jugs on the left
    a.add(path("M40 120H330V132H40z", "#5A3830"), path("M40 120H330V123H40z", "#B98258"), path("M64 132v24M302 132v24", "#3A2428"))
    for x, w, h, c in ((70, 46, 66, "#B5603C"), (130, 38, 50, "#4F6F95"), (182, 52, 74, "#C98B3C"), (252, 40, 56, "#8A9A86")):
        a.add(path(curve(f"{x},{120}! {x-4},{120-h*.4} {x+w*.1},{120-h*.74} {x+w*.28},{120-h*.84} {x+w*.26},{120-h}! {x+w*.74},{120-h}! {x+w*.72},{120-h*.84} {x+w*.9},{120-h*.74} {x+w+4},{120-h*.4} {x+w},{120}!"), mix(c, "#4E2F2C", .25)), path(curve(f"{x},{120}! {x-4},{120-h*.4} {x+w*.1},{120-h*.74} {x+w*.28},{120-h*.84}! {x+w*.3},{120-h*.5} {x+w*.24},{120}!"), lit(c, .2), .8))
    a.add(a.glow(236, 200, 330, "#F5C45E", .75, 260))
    # the table
    a.add(path("M-20 306L920 292V540H-20z", a.lin([(0, "#B98250"), (.4, "#9A6840"), (1, "#5E3E30")])), path("M-20 306L920 292V297L-20 312z", "#F3CE8C"), line("M-20 356Q400 342 920 346M-20 420Q460 404 920 414M-20 476Q420 470 920 480", "#6B4630", 3, .6), path(curve("90,390! 130,380 180,384 200,392! 160,396 120,396") + curve("690,380! 730,372 790,376 810,384! 760,388 720,388"), "#7A5236", .5))
    a.add(a.glow(226, 352, 250, "#FBDB8C", .5, 70))
    # the ledger, open
    a.add(soft("M270 338L470 320L720 344L760 470L490 486L240 462z", 8, 12, 10, .36))
    a.add(path("M262 334L470 318L728 340L772 474L490 494L226 468z", "#7A3630"), path("M226 468L490 494L772 474L774 484L490 504L224 478z", "#4E2428"))
    for i, k in enumerate((10, 5, 0)):
        a.add(path(curve(f"{276-i},{332-k*.4}! 340,{312-k} 420,{312-k} 480,{330-k}! 486,{400-k} 494,{484-k}! 420,{458-k} 320,{452-k} 244,{458-k}!"), ("#D9C8A6", "#E9DBBC", "#FBF3DC")[i]), path(curve(f"480,{330-k}! 560,{310-k} 640,{316-k} 716,{336-k*.4}! 730,{390-k} 752,{462-k}! 670,{452-k} 570,{460-k} 494,{484-k}!"), ("#C9B698", "#DCCBAA", "#F3E6C8")[i]))
    a.add(path(curve("480,330! 486,400 494,484! 520,470 548,463! 524,400 512,322!"), VIOLET, .22), path(curve("480,330! 486,400 494,484! 474,476 452,470! 456,400 452,322!"), VIOLET, .12))
    # sketches, not words: a mill on the one page, a balance on the other
    ink, red = "#5A4560", "#A8482F"
    a.add(line("M324 444L340 376M384 444L372 376M334 376Q340 346 356 340Q374 346 379 374M331 377Q356 386 383 375M344 446v-20q8 -12 17 0v19M352 398v12M357 362", ink, 3), "".join(group(line("M0 0H62M14 3V17H60V3M29 4V17M45 4V17", ink, 2.4), t=f"translate(356 362) rotate({q}) skewX(-6)") for q in (-62, 28, 118, 208)), line("M286 452Q340 438 420 446", ink, 2.4, .6))
    a.add(line("M620 346L640 440M598 446Q640 434 676 440M562 372Q620 352 682 352M566 371L548 410M566 371L592 408M680 353L668 388M680 353L710 386", red, 3), path(curve("544,410! 570,416 596,408! 590,424 556,428!") + curve("664,389! 690,394 714,386! 710,402 676,406!"), red, .75), f'<circle cx="620" cy="346" r="5" fill="{red}"/>')
    # ribbon, and a lance point for a paperweight
    a.add(path(curve("478,332! 486,400 492,486! 488,520 496,540! 508,534 506,500 500,484! 494,400 488,330!"), TULIP))
    a.add(contact(700, 432, 120, 6), group(path("M-86 -7L-70 -2L-88 3L-62 8L20 6L20 -6z", "#8A5E3A") + path("M-86 -7L-70 -2L20 -1L20 -6z", "#D8A56B") + path("M20 -12L92 0L20 12L28 0z", "#7C92A8") + path("M20 -12L92 0H28z", "#F4F7F8") + path("".join(f"M{k} -6l10 0 7 12 -10 0z" for k in (-50, -24)), TULIP, .85), t="translate(690 426) rotate(-12)"))
    # candle
    a.add(contact(170, 400, 120, 9), path(curve("104,392! 112,376 168,370 226,376 232,392! 200,404 136,404"), "#A9803C"), path(curve("104,391! 112,376 168,370 226,376 232,391! 190,384 140,384"), "#E9C46C"), path("M142 382L146 236H194L198 382z", a.lin([(0, "#FFF6DC"), (.5, "#F6E3B4"), (1, "#C9A98E")], 0, 0, 1, 0)), path(curve("142,250! 150,232 190,230 198,246! 200,270 194,300 190,296! 186,270 178,262 172,286 166,290 160,262 152,266 148,300 142,296!"), "#FFF3D0"), '<ellipse cx="170" cy="236" rx="25" ry="7" fill="#FBE3A8"/>', line("M170 236q2 -8 0 -16", INK, 3), a.glow(170, 190, 90, "#FFE3A2", .9), path(curve("170,226! 154,214 156,194 172,158! 188,196 186,214"), AMBER), path(curve("170,224! 162,212 164,198 171,178! 180,200 178,214"), "#FFF3CC"))
    # coins
    def pile(x, y, m, w, c):
        o = path(curve(f"{x-w},{y+4}! {x},{y-4} {x+w*1.9},{y+6}! {x+w*.6},{y+14} {x-w*.4},{y+12}"), SHADOW, .34)
        for i in range(m):
            u = x + ((i * 7) % 5 - 2) * .9
            v = y - i * 10
            o += path(f"M{n(u-w,0)} {v}v9q{w} {w*.5:.0f} {2*w} 0v-9z", dim(c, .3)) + path(f"M{n(u-w,0)} {v}v9q{w*.3:.0f} {w*.2:.0f} {w*.6:.0f} {w*.22:.0f}v-9z", lit(c, .2)) + f'<ellipse cx="{n(u,0)}" cy="{v}" rx="{w}" ry="{n(w*.3)}" fill="{c}"/>'
        return o + f'<ellipse cx="{n(u-1,0)}" cy="{v}" rx="{n(w*.7)}" ry="{n(w*.19)}" fill="{lit(c, .4)}"/>'
    a.add(pile(806, 372, 6, 30, "#E0A94A"), pile(862, 400, 3, 30, "#C9B7A0"), pile(800, 432, 4, 28, "#E0A94A"), pile(76, 452, 3, 30, "#E0A94A"), pile(140, 470, 1, 30, "#E0A94A"), pile(196, 446, 1, 27, "#C9B7A0"))
    # inkpot and quill
    a.add(contact(566, 306, 70, 6), path(curve("528,304! 524,276 538,262 544,254 542,244! 582,244! 580,254 588,262 602,278 598,304! 562,312"), "#3F5B7C"), path(curve("528,304! 524,276 538,262 544,254 542,244! 554,244! 554,256 544,272 542,306!"), "#9DB6CC"), '<ellipse cx="562" cy="244" rx="20" ry="5" fill="#1E1A2B"/>')
    a.add(path(curve("560,246! 556,190 528,120 476,60! 470,120 484,150 478,160! 500,186 508,196 504,204! 530,222 552,238!"), "#F6EFDF"), path(curve("560,246! 556,190 528,120 476,60! 520,126 546,190 556,246!"), "#C9BFCB"), line("M562 250Q548 180 482 70", "#8A7A80", 2.4), path("M500 120l-20 10M514 150l-24 12M530 184l-18 12", MIST))
    finish(a, "mission-m11.svg", .4, "#1E1020")


if __name__ == "__main__":
    for f in (the_rescue, dream_and_daylight, an_honest_account):
        f()
