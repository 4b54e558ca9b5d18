import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _stills import *
from _grounds import *
from _folk import *
from _folk import _head

# The Merchant's three rivals, 800 x 600: half figures before the place where they trade.


def finish(a, name, op=.34, c="#1B1630"):
    a.add(a.vignette(op, .48, .45, c), a.grain(.5))
    a.save(OUT + name + ".svg")


# ================= Brannick, carter: broad, gruff, his cart behind him ======================
a = Art(800, 600, 811)
r = a.r
a.add(f'<rect width="800" height="600" fill="{a.lin([(0, "#4F6F95"), (.4, "#9FB0B0"), (.66, "#EBCF98"), (.84, "#F3BE74")])}"/>', a.glow(250, 240, 330, "#FFE9B4", .85))
a.add(torn_cloud("-20,110! 120,92 260,104 380,88! 260,128 110,132", "#A9B4B0", "#FBE3AE", .8), path(curve("-20,400! 120,340 300,366 460,330 640,356 820,320! 820,620! -20,620!"), "#A9A878"), a.firs([(700, 370, 130), (742, 376, 170), (786, 372, 120), (30, 400, 90)], "#7F8A62", False))
a.add(path(curve("-20,440! 200,410 460,424 820,400! 820,620! -20,620!"), "#8A8E4C"))
# the cart: tilt of canvas, sacks, a wheel as high as his shoulder
a.add(pc(curve("40,330! 44,200 110,140 220,134 330,140 392,200 398,330!"), "#E3D0AC", .55, (4, 5), (8, 8, 9, .28)), path(curve("300,136! 372,170 394,230 398,330! 340,330! 346,230!"), VIOLET, .3), line("M120 146Q96 220 100 330M220 136V330M318 142Q342 220 340 330", "#B99E82", 5, .7))
a.add(use("sack", 130, 344, 100), use("sack", 208, 344, 116, flip=True), pc("M20 326H430V420H20z", WOODL, .4, (3, 5), (6, 10, 7, .3)), line("M20 356H430M20 388H430M120 330V418M300 330V418", dim(WOODL, .35), 4, .6))
a.add(f'<g transform="translate(110 450)"><circle cx="8" cy="10" r="104" fill="none" stroke="{SHADOW}" stroke-opacity=".3" stroke-width="26"/>' + "".join(path("M-9 0L-7 -98H7L9 0z", "#7A5038", None, f'transform="rotate({k*36+8})"') + path("M-9 0L-7 -98H-2L-3 0z", "#B98A5A", None, f'transform="rotate({k*36+8})"') for k in range(10)) + f'<circle r="104" fill="none" stroke="#5E4034" stroke-width="26"/><circle cx="-2" cy="-3" r="104" fill="none" stroke="#8A5E3E" stroke-width="18"/><circle r="115" fill="none" stroke="{IRON}" stroke-width="7"/><circle r="26" fill="#5E4034"/><circle cx="-2" cy="-2" r="21" fill="#A9744A"/><circle r="9" fill="{IRON}"/></g>')
# he: a coat like a barn door
coat, fur = "#6B4A3A", "#B98F68"
L = "470,300! 380,310 320,352 292,430 276,620! 780,620! 770,440 744,360 684,314 600,300!"
a.add(soft(curve(L), 14, 12, 13, .36), path(curve(L), lit(coat, .45)), f'<path d="{curve(L)}" transform="translate(4 5)" fill="{a.lin([(0, lit(coat, .1)), (1, dim(coat, .2))], 0, 0, 1, .4)}"/>', path(curve("684,314! 744,360 770,440 780,620! 690,620! 700,450 660,360"), dim(coat, .45), .6), path(curve("380,310! 320,352 292,430 276,620! 306,620! 322,440 350,366 410,316!"), lit(coat, .4), .6))
a.add(path(curve("500,310! 470,420 466,620! 610,620! 604,420 574,310!"), "#8E3B32"), line("M538 330V620", dim("#8E3B32", .4), 5), "".join(path(disc(540, y, 9), BRASS) + path(disc(537, y - 3, 4), LAMP) for y in (420, 480, 540)), path("M470 560H606V600H468z", "#3E2A2A"), path("M516 556h48v48h-48z", BRASS), path("M526 566h28v28h-28z", "#3E2A2A"))
# lapels of fleece
a.add(path(scallop(r, "462,300 424,330 420,420 444,520 466,620 506,620 502,500 490,400 510,330 500,300", 24), fur), path(scallop(r, "456,308 430,336 430,420 452,520 464,580 470,500 456,400 478,330", 18), lit(fur, .4), .8), path(scallop(r, "606,300 640,328 652,420 634,520 616,620 586,620 588,500 592,400 566,330 574,304", 24), dim(fur, .16)))
# folded arms with the whip
arm = "300,440! 330,500 420,540 520,532! 560,520 570,560 540,590! 430,610 320,590 280,540!"
a.add(line("M620 620Q640 420 700 210", SHADOW, 12, .3, extra='transform="translate(8 6)"'), line("M620 620Q640 420 700 210", "#5C3A2A", 12), line("M617 600Q636 420 696 216", "#B98A5A", 4), line("M700 210Q716 130 690 90Q664 60 650 96Q650 140 700 170", "#3E2A2A", 5))
ar2 = "770,440! 740,520 670,560 600,552! 556,548 552,584 590,600! 680,612 760,590 790,540!"
a.add(soft(curve(ar2), 2, 9, 8, .3), path(curve(ar2), dim(coat, .14)), path(curve("600,552! 556,548 552,584 590,600! 612,602! 616,556!"), dim(fur, .1)), soft(curve(arm), 4, 10, 9, .34), path(curve(arm), lit(coat, .42)), path(curve(arm), coat, None, 'transform="translate(2 5)"'), path(curve("516,528! 560,516 574,560 540,594! 508,598! 524,562!"), fur), path(curve("556,530! 600,518 634,530 640,556 622,582 580,586 556,580!"), "#D79C78"), path(curve("556,530! 600,518 628,526! 600,534 572,548!"), "#F0C3A0", .8), line("M604 544l30 2M602 560l30 2", dim("#D79C78", .25), 4))
# head: heavy brow, red beard, a hat that has been sat on
h = path("M-22 26h44v34h-44z", dim("#DDA57E", .2)) + _head("front", "#DDA57E", "#7A3F28", "short", "felt", "#4A4250", "calm", "#A9582E", False, False)
h += path(curve("-28,-12! -18,-19 -8,-14 -3,-8! -10,-8 -20,-8!") + curve("28,-12! 18,-19 8,-14 3,-8! 10,-8 20,-8!"), "#7A3F28") + path(curve("-9,4 0,-6 9,4 11,14 0,19 -11,14"), "#D0866A") + path(curve("-9,4 -3,-4 0,8 -6,15 -11,12"), "#EBB090") + path(curve("0,19! -12,18 -26,26 -32,36! -18,38 -8,32 0,26! 8,32 18,38 32,36! 26,26 12,18"), "#8F4526") + path(curve("0,19! -12,18 -26,26 -32,36! -18,32 -8,26"), "#C97A48")
a.add(group(h, t="translate(540 216) rotate(-3) scale(2.5)"))
finish(a, "rival-brannick", .34, "#2B1E2E")

# ================= Dame Quill: upright, silver, her book open ===============================
a = Art(800, 600, 812)
r = a.r
a.add(f'<rect width="800" height="600" fill="{a.lin([(0, "#3E3358"), (1, "#6E4E6E")])}"/>', a.glow(560, 240, 330, "#E9B77E", .75))
# shelves of ledgers, a lamp, a window with the evening in it
for j, y in enumerate((150, 290, 430)):
    x = 20
    while x < 250:
        w, hh = r.randrange(20, 40), r.randrange(86, 112)
        c = r.choice((BRICK, "#4F6F95", "#5E7F4E", "#8A5E3E", "#6E5A8A", "#B98A5A"))
        a.add(path(f"M{x} {y-hh}h{w-3}v{hh}h-{w-3}z", dim(c, .24)), path(f"M{x} {y-hh}h6v{hh}h-6z", c), path(f"M{x} {y-hh+14}h{w-3}v6h-{w-3}zM{x} {y-22}h{w-3}v6h-{w-3}z", LAMP, .6))
        x += w
    a.add(path(f"M-10 {y}H270V{y+16}H-10z", "#6B4A36"), path(f"M-10 {y}H270V{y+5}H-10z", "#B98A5A"))
a.add(path("M262 -10H284V620H262z", "#4A3236"), path("M262 -10H268V620H262z", "#8A5E3E"))
a.add(pc("M586 50H770V340H586z", "#5C4334", .4, (3, 4), (6, 8, 7, .3)), f'<path d="M602 66H754V324H602z" fill="{a.lin([(0, "#474A84"), (.6, "#D79A9B"), (1, "#F8D3A0")])}"/>', path(curve("602,270! 640,246 690,262 754,240! 754,324! 602,324!"), "#5E5688"), things.mill_far(690, 268, 60, wall="#C9B4C4", rot=24, lamp=LAMP), path("M672 66h12v258h-12zM602 186H754V198H602z", "#5C4334"))
# gown: high shoulders, narrow waist
g = "#6E3F6E"
B = "372,356! 320,362 280,392 262,450 240,620! 640,620! 620,450 600,392 560,362 508,356!"
a.add(soft(curve(B), 14, 12, 13, .38), path(curve(B), lit(g, .45)), f'<path d="{curve(B)}" transform="translate(4 5)" fill="{a.lin([(0, lit(g, .12)), (1, dim(g, .25))], 0, 0, 1, .5)}"/>', path(curve("560,362! 600,392 620,450 640,620! 560,620! 566,460 540,390"), dim(g, .45), .6))
a.add(path(curve("420,366! 404,460 400,620! 480,620! 476,460 460,366!"), dim(g, .3)), "".join(path(curve(f"{400+k},{y} {420},{y-16} {440},{y-4} {460},{y-16} {480-k},{y} {460},{y+18} {440},{y+8} {420},{y+18}"), CREAM, .92) for k, y in ((14, 404), (8, 438), (4, 474))))
a.add("".join(path(disc(x, y, 6), LAMP) for x, y in ((440, 410), (440, 444), (440, 480))))
# a high collar of lace behind the head
col = "330,370! 306,300 300,230 322,206! 344,240 360,290 400,348! 480,348! 520,290 536,240 558,206! 580,230 574,300 550,370! 500,392 440,400 380,392"
a.add(soft(curve(col), 6, 8, 7, .26), path(scallop(r, "330,372 304,300 298,226 320,200 346,240 366,300 400,350 480,350 514,300 534,240 560,200 582,226 576,300 550,372 500,394 440,402 380,394", 22), CREAM), path(curve("334,366! 314,300 310,240 322,222! 346,270 370,320 400,354! 380,380"), "#FFFFFF", .8), path(curve("546,366! 566,300 570,240 558,222! 534,270 510,320 480,354! 500,380"), MIST, .8), path("".join(disc(x, y, 4.5) for x, y in ((318, 250), (324, 290), (336, 330), (562, 250), (556, 290), (544, 330), (346, 300), (534, 300))), VIOLET, .6))
# neck, head, silver hair piled up with a quill through it
sk = "#F0C9AC"
hr, hl, hd = "#D3CCDA", "#F6F2F8", "#9A90AA"
a.add(path(curve("404,270! 400,330 408,364! 440,380 472,364! 480,330 476,270!"), dim(sk, .16)), path(curve("404,330! 440,346 476,330! 478,352 440,372 402,352!"), "#6E3F6E"), path(disc(440, 354, 14), LAMP), path(disc(440, 354, 9), TULIP), path(disc(436, 350, 3.5), CREAM))
a.add(path(curve("340,220! 320,150 350,90 400,62 460,52 520,76 552,130 546,200 536,250! 500,230 380,230 346,250"), hd), path(curve("440,40 490,30 520,56 510,96 470,104 430,92 416,64"), hr), path(curve("440,40 480,32! 452,52 436,78 424,84 416,64"), hl))
a.add(path(curve("362,196 366,146 402,116 440,112 478,116 514,146 518,196 506,256 470,296 440,304 410,296 374,256"), sk), path(curve("496,130! 516,160 518,200 506,256 470,296 440,304! 478,264 492,210"), dim(sk, .16), .8))
a.add(path(curve("352,214! 338,150 372,96 430,88! 500,84 546,140 530,214! 520,170 490,140 446,132! 400,140 372,164"), hr), path(curve("352,214! 338,150 372,96 430,88! 390,116 366,150 360,196!"), hl), line("M400 104Q376 130 366 170M450 92Q510 104 528 170M474 60Q490 74 480 94", hd, 4, .8), path(disc(352, 232, 8), LAMP), path(disc(528, 232, 8), LAMP))
q = curve("0,0! 30,-40 80,-84 140,-112! 132,-70 96,-26 40,14 10,18!")
a.add(group(soft(q, 5, 8, 6, .28) + path(q, "#5E9AB4") + path(curve("0,0! 30,-40 80,-84 140,-112! 100,-70 60,-30 10,10!"), "#A9D2E0") + line("M-30 30L136 -108", CREAM, 4) + path("M60 -58l20 4M84 -80l18 2M40 -30l22 8", "none", None, 'stroke="#3A6A86" stroke-width="3"'), t="translate(478 78) scale(1.16)"))
# a calm face: one brow up, spectacles on the nose
a.add(path(curve("386,184! 400,170 418,174 426,182! 412,180 400,182!"), hd), path(curve("454,176! 468,160 488,166 496,178! 482,172 468,172!"), hd), eye(408, 204, 8), eye(474, 204, 8), line("M392 196q14 -10 30 -1M460 195q14 -9 30 2", "#6E5262", 4), path(curve("436,196 440,224 450,238 440,244 428,240"), dim(sk, .1)), line("M430 240q10 8 20 0", dim(sk, .3), 4), f'<circle cx="386" cy="238" r="17" fill="#E58E78" fill-opacity=".45"/><circle cx="496" cy="238" r="17" fill="#E58E78" fill-opacity=".45"/>', path(curve("416,264! 430,258 440,262! 450,258 464,262! 452,274 430,274"), "#A8434A"), line("M416 264Q440 268 466 261", "#7A2E36", 3), f'<circle cx="408" cy="210" r="26" fill="#FFFFFF" fill-opacity=".12" stroke="{BRASS}" stroke-width="5"/><circle cx="474" cy="210" r="26" fill="#FFFFFF" fill-opacity=".12" stroke="{BRASS}" stroke-width="5"/>', line("M434 206q7 -6 14 0M382 208L362 200M500 208L518 200", BRASS, 5), line("M514 214Q540 300 500 384", LAMP, 3, .9))
# sleeves, gloves, the account book open to us but unreadable
for s in ("262,450! 240,520 260,590 320,612! 380,600 390,560 370,540! 330,536 316,500 320,440", "620,450! 640,520 620,590 560,612! 500,600 500,566 516,546! 550,536 560,500 556,440"):
    a.add(soft(curve(s), 6, 8, 8, .3), path(curve(s), lit(g, .4)), path(curve(s), mix(g, "#FFFFFF", .02) if s[0] == "2" else dim(g, .2), None, 'transform="translate(3 5)"'))
bk = "226,470! 330,452 420,470 440,492! 460,470 560,446 660,462! 668,590! 560,580 470,592 442,616! 412,594 320,586 232,602!"
a.add(soft(curve(bk), 9, 12, 9, .4), path(curve(bk), dim(BRICK, .2)), path(curve("240,464! 336,448 420,466 440,488! 442,600! 410,580 326,572 244,586!"), CREAM), path(curve("440,488! 460,464 556,442 648,456! 656,576! 556,568 470,578 442,600!"), "#E6DACB"), path("M432 486L440 494L450 484L450 600L441 606L432 598z", SHADOW, .25))
a.add(line("M264 484Q336 470 414 486M264 506Q336 492 416 508M266 528Q338 514 418 530M268 550Q338 538 418 554M470 484Q546 464 628 474M470 506Q548 488 630 496M472 528Q548 510 632 518M472 550Q550 534 634 542", "#8A7A92", 5, .8, extra='stroke-dasharray="26 9 14 9"'), line("M378 478V566M590 462V552", TULIP, 3, .8))
a.add(path(curve("214,560 232,534 262,536 282,556 274,584 244,602 220,592"), "#F3E6EC"), line("M244 544l32 18M238 560l34 14", MIST, 4), path(curve("612,556 632,528 664,534 676,562 660,592 630,596 612,580"), "#E3D2DC"), line("M624 548l30 -6M622 562l32 -2", "#B9A5B8", 4))
finish(a, "rival-dame-quill", .36)

# ================= The Otter Brothers: lean, sleek, always together =========================
a = Art(800, 600, 813)
r = a.r
a.add(f'<rect width="800" height="600" fill="{a.lin([(0, "#4E8298"), (.34, "#A9CFC8"), (.6, "#F3E3B8")])}"/>', a.glow(270, 210, 330, "#FFF3CC", .8))
a.add(path(scallop(r, "-20,300 80,270 200,286 330,262 470,280 620,256 720,270 820,250 820,380 -20,380", 26), "#7E9A76"), path(scallop(r, "480,320 580,290 680,300 760,276 820,280 820,380 480,380", 26), "#5E8060"))
a.add(f'<rect y="350" width="800" height="260" fill="{a.lin([(0, "#C9DCC8"), (.25, "#7FA9A4"), (1, "#2B5F75")])}"/>', path(ripples(r, -20, 820, 360, 600, 36, .05, .22, 1.6, 1.8), "#F3F6E4", .55))
a.add(path(blades(r, 60, 420, 150, 170, 16, .06), "#4E7050"), "".join(line(f"M{x} 420Q{x+2} 330 {x+l} {y}", "#4E6A46", 5) + path(ribbon([(x + l, y + 10), (x + l, y - 16), (x + l + 2, y - 40)], [10, 14, 6]), "#6E4634") for x, y, l in ((30, 250, -8), (90, 226, 8), (126, 280, 14))), path(blades(r, 760, 400, 110, 120, 13, -.06), "#4E7050"))
# the mast with a striped sail rolled up, a rope
a.add(pc("M392 -20H412L416 470H388z", WOODL, .4, (4, 0), (8, 4, 7, .3)), pc(curve("250,60! 320,44 480,40 560,50! 566,84 480,92 320,94 248,96!"), CREAM, .5), path("M290 50h34v44h-34zM370 46h34v46h-34zM452 44h34v48h-34z", DELFT), line("M300 44V98M440 40V96M520 46V94", "#8A6A4A", 5))


def brother(x, flip, coat, scarf, hat):
    s = -1 if flip else 1
    sk = "#D9A27A"
    hrs = "#4A342C"
    X = lambda spec: curve(" ".join(f"{n(s*float(t.split(',')[0]))},{t.split(',')[1]}" for t in spec.split()))
    b = X("-54,-250! -96,-236 -120,-190 -126,-100 -130,30! 120,30! 112,-100 100,-190 70,-236 36,-250!")
    lit_l = "-126,-100 -130,30! -108,30! -104,-100 -92,-180 -60,-236! -96,-236 -120,-190" if not flip else "112,-100 120,30! 96,30! 90,-100 78,-186 50,-240! 70,-236 100,-190"
    sh_r = "112,-100 120,30! 60,30! 70,-100 50,-200 36,-250! 70,-236 100,-190" if not flip else "-126,-100 -130,30! -70,30! -76,-100 -70,-190 -54,-250! -96,-236 -120,-190"
    o = soft(b, 9, 10, 10, .34) + path(b, lit(coat, .45)) + path(b, coat, None, 'transform="translate(3 5)"') + path(X(sh_r), dim(coat, .4), .6) + path(X(lit_l), lit(coat, .35), .7)
    # striped shirt
    o += path(X("-34,-250! -30,-140 -24,30! 34,30! 34,-140 24,-250!"), CREAM) + "".join(path(X(f"-33,{y}! 0,{y+6} 34,{y}! 34,{y+16}! 0,{y+22} -32,{y+16}!"), DELFT) for y in (-206, -168, -130, -92, -54, -16))
    # long neck, scarf
    o += path(X("-30,-330! -32,-250 -36,-236! 0,-214 34,-240! 28,-290 30,-330!"), dim(sk, .18)) + path(X("-46,-266! -10,-250 30,-258 44,-272! 54,-240 40,-222 0,-214 -40,-224 -56,-244!"), scarf) + path(X("20,-232! 56,-224 70,-180 60,-140! 40,-150 30,-190 10,-216!"), dim(scarf, .16)) + path(X("-46,-266! -10,-250 30,-258! 20,-246 -20,-240 -50,-252!"), lit(scarf, .3))
    # head: long and narrow, small ears, whiskers, sleek hair
    o += path(X("-70,-420 -78,-436 -66,-450 -52,-444 -50,-424") + X("62,-420 72,-438 60,-452 46,-446 44,-424"), sk) + path(X("-68,-428 -64,-440 -56,-438 -56,-426"), dim(sk, .3))
    o += path(X("-62,-410 -56,-462 -24,-488 8,-490 42,-476 60,-430 62,-380 52,-330 26,-300 4,-296 -22,-304 -50,-336"), sk) + path(X("42,-476! 60,-430 62,-380 52,-330 26,-300 4,-296! 36,-330 46,-390") if not flip else X("-24,-488! -56,-462 -62,-410 -50,-336 -22,-304 4,-296! -30,-330 -44,-400"), dim(sk, .2), .7)
    # muzzle, paler; nose broad and dark like theirs
    o += path(X("-30,-366 -10,-382 16,-382 38,-368 44,-342 26,-318 4,-312 -20,-320 -34,-342"), lit(sk, .42)) + path(X("-14,-384! 4,-392 24,-386! 20,-366 4,-358 -10,-368"), "#5A3A34") + path(X("-8,-384! 4,-389 14,-386! 4,-380"), "#A9806E") + line(X("4,-358! 4,-344!").replace("z", ""), "#7A4A3C", 4) + line(X("-20,-344! -8,-334 4,-342! 16,-334 32,-346!").replace("z", ""), "#7A4A3C", 4.4)
    o += line("".join(f"M{n(s*x0)} {y0}L{n(s*x1)} {y1}" for x0, y0, x1, y1 in ((-24, -352, -92, -366), (-24, -344, -94, -340), (-22, -336, -86, -314), (34, -352, 100, -370), (36, -344, 104, -344), (32, -336, 96, -316))), "#F6EEDF", 3.4) + path("".join(disc(s * x, y, 2.6) for x, y in ((-20, -354), (-14, -346), (28, -354), (22, -346))), "#7A4A3C")
    ex = 1 if not flip else -1
    o += eye(s * -26, -416, 8.5) + eye(s * 32, -416, 8.5) + line(X("-42,-436! -28,-446 -12,-440!").replace("z", "") + X("18,-440! 34,-448 48,-438!").replace("z", ""), hrs, 6) + f'<circle cx="{n(s*-46)}" cy="-378" r="12" fill="#E58E78" fill-opacity=".5"/><circle cx="{n(s*54)}" cy="-378" r="12" fill="#E58E78" fill-opacity=".5"/>'
    # cap of brown fur, low over wet hair
    o += path(X("-68,-436! -70,-480 -40,-520 6,-526 50,-512 70,-470 66,-432! 40,-456 -30,-462"), hrs) + (path(X("-66,-452! -74,-510 -36,-548 8,-552 56,-536 74,-490 68,-448! 0,-474"), hat) + path(X("-66,-452! -74,-510 -36,-548! -44,-510 -46,-462!") if not flip else X("68,-448! 74,-490 56,-536! 52,-500 46,-458!"), lit(hat, .4)) + path(scallop(Random5(), " ".join(f"{n(s*float(t.split(',')[0]))},{t.split(',')[1]}" for t in "-78,-446 -60,-472 0,-486 60,-470 80,-442 60,-430 0,-456 -60,-434".split()), 15), dim(hat, .3)))
    return group(o, t=f"translate({x} 560) scale(.94)")


a.add(brother(268, False, "#3F6A6A", TULIP, "#7A5238"), brother(540, True, "#5E5078", LAMP, "#6A4A3A"))
# the boat's side before them, cargo: a barrel of salt, a bale, a coil; an otter looks over the edge
bt = "-20,486! 160,520 400,530 640,520 820,480! 820,620! -20,620!"
a.add(soft(curve(bt), 0, -6, 9, .3), path(curve(bt), lit(WOODL, .5)), path(curve(bt), a.lin([(0, WOODL), (1, dim(WOODL, .45))]), None, 'transform="translate(0 9)"'), path(curve("-20,516! 160,548 400,558 640,548 820,510! 820,536! 640,572 400,582 160,572 -20,542!"), BRICK), line("M-20 576Q400 620 820 570", dim(WOODL, .5), 4, .7))
# long arms: one round the other's shoulder, one on the gunwale, a coin between two fingers
sk = "#D9A27A"
a.add(path(disc(166, 366, 32), lit("#3F6A6A", .14)), path(disc(640, 368, 30), lit("#5E5078", .1)))
a.add(path(ribbon([(x + 5, y + 9) for x, y in sample("160,372 120,440 150,500 210,516", 14)], [56, 46, 38, 34]), SHADOW, .25), path(ribbon(sample("160,372 120,440 150,500 210,516", 14), [56, 46, 38, 34]), lit("#3F6A6A", .14)), path(curve("200,498 236,490 258,506 250,528 214,536 196,522"), sk), line("M226 504l24 8M222 516l24 6", dim(sk, .3), 4))
a.add(path(ribbon([(x + 5, y + 9) for x, y in sample("640,372 690,430 660,470 600,440", 14)], [56, 46, 38, 32]), SHADOW, .25), path(ribbon(sample("640,372 690,430 660,470 600,440", 14), [56, 46, 38, 32]), lit("#5E5078", .1)), path(curve("612,452 588,452 572,432 582,412 604,414 620,432"), sk), path(curve("584,420! 580,396 590,386 598,398 600,418!"), sk), path(disc(586, 378, 23), dim(BRASS, .3)), path(disc(584, 376, 20), LAMP), path(disc(584, 376, 12), BRASS))
a.add(use("barrel", 66, 512, 150), pc("M690 452H800V540H690z", "#D9BE8C", .5, (3, 4), (6, 8, 7, .3)), line("M726 454V538M764 454V538M692 494H800", "#8A6430", 6))
finish(a, "rival-otter-brothers", .32, "#16283A")
