import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _stills import *

# The Crafter's orders 11 to 20.


# ---- 11 weighing hook: a round dial in brass, a great hook, a ham of a sack on it
def hook(a):
    o = path("M-20 -10H820V70H-20z", WOODD) + path("M-20 62H820V74H-20z", dim(WOODD, .5)) + path("M-20 -10H820V6H-20z", "#A9744A", .6) + line("M-10 30Q300 24 810 34", dim(WOODD, .4), 4, .5)
    o += line("M400 60V104", SHADOW, 18, .25, extra='transform="translate(8 8)"') + line("M400 50V100", IRON, 16) + line("M396 50V100", IRONL, 4) + line("M400 92a20 20 0 1 1 -1 0", IRON, 12)
    dial = disc(400, 220, 118)
    o += soft(dial, 12, 14, 10, .36) + path(dial, lit(BRASS, .6)) + path(dial, BRASS, None, 'transform="translate(4 5)"') + path(disc(402, 222, 106), dim(BRASS, .4)) + path(disc(400, 220, 96), "#FBF3E0") + path(curve("474,160! 500,220 474,284 420,312 370,312! 430,296 462,240"), MIST, .8)
    for k in range(25):
        t = math.radians(-220 + k * 260 / 24)
        q = 66 if k % 4 == 0 else 76
        o += line(f"M{n(400+88*math.cos(t))} {n(220+88*math.sin(t))}L{n(400+q*math.cos(t))} {n(220+q*math.sin(t))}", INK, 5 if k % 4 == 0 else 2.6)
    o += group(path("M-7 22L-3 -76L0 -86L3 -76L7 22z", BRICK), t="translate(400 220) rotate(58)") + path(disc(400, 220, 15), BRASS) + path(disc(397, 217, 8), LAMP)
    o += path("M372 334h56l-8 36h-40z", BRASS) + path("M372 334h20l-4 36h-8z", lit(BRASS, .6))
    hk = "M390 366V420Q390 436 404 442Q470 466 462 520Q450 566 396 562Q344 556 336 506L362 508Q366 534 398 538Q432 538 438 514Q438 484 392 466Q364 454 364 420V366z"
    hk = "M388 366V416Q440 436 444 486Q440 540 392 540Q346 536 340 484L366 478Q370 512 392 516Q418 514 418 486Q414 456 364 438V366z"
    o = path("M-20 -10H820V40H-20z", WOODD) + group(o, t="translate(400 62) scale(1.03) translate(-400 -62)")
    o += '<g transform="translate(400 62) scale(1.03) translate(-400 -62)">'
    return o + soft(hk, 10, 12, 8, .32) + path(hk, "#D0CBDA") + path(hk, "#5A566E", None, 'transform="translate(4 4)"') + path("M340 484L353 472L366 478L362 486L340 490z", "#D0CBDA") + line("M374 372V428Q424 448 430 486", "#A7A2B6", 5, .8) + "</g>"


still(11, "rose", None, hook, halo=(300, 240, 380))


# ---- 12 festival ribbon: a great bow, two tails, a spool
def ribbonpic(a):
    c, g = TULIP, LAMP
    d, l = dim(c, .34), lit(c, .26)
    o = ""

    def band(spec, w, col=c, edge=g):
        S = sample(spec, 14)
        return path(ribbon([(x + 9, y + 12) for x, y in S], w), SHADOW, .26) + path(ribbon(S, w), edge) + path(ribbon(S, [v * .8 for v in w]), col)
    o += foot(380, 520, 420)
    o += band("360,250 300,330 330,400 250,470 190,520 120,530", [52, 60, 58, 60, 56]) + band("430,256 500,320 470,400 540,450 620,440 700,500", [52, 60, 58, 60, 56])
    for spec, k in (("330,330 310,372 318,396!", 1), ("262,440 240,470 214,496!", 1), ("486,330 492,372 482,398!", 1), ("560,450 600,440 630,446!", 1)):
        o += path(ribbon(sample(spec, 10), [10, 40, 6]), d, .5)
    # loops: the inside, then the outside
    o += pc(curve("396,240! 330,150 230,90 160,110 130,190 170,270 260,290 340,272!"), d, .2, sh=(12, 16, 10, .32)) + path(curve("396,240! 330,166 240,116 180,130 156,190 190,246 270,262 350,262!"), dim(c, .55))
    o += pc(curve("404,240! 470,140 570,80 650,104 684,180 640,268 550,292 460,272!"), d, .2, sh=(12, 16, 10, .32)) + path(curve("404,240! 480,160 570,112 630,130 656,184 620,246 540,264 450,262!"), dim(c, .55))
    for spec, inner in (("396,246! 320,176 240,120 168,118 132,190 170,270! 220,216 300,220", "390,244! 320,190 240,140 176,134 148,188 168,240! 226,196 300,206"), ("404,246! 470,170 560,110 640,110 682,180 642,268! 590,216 500,220", "410,244! 476,184 560,128 632,126 664,182 646,242! 586,196 500,206")):
        o += path(curve(spec), g) + path(curve(inner), c)
    o += path(curve("168,136! 150,186 168,238! 190,220 214,206! 196,170"), l, .9) + path(curve("410,246! 480,190 560,140 620,134! 560,166 490,210"), l, .7) + path(curve("380,236! 320,190 250,150 200,140! 250,180 310,206"), l, .6)
    kn = curve("352,214! 372,196 430,194 450,214! 460,250 448,292! 424,304 376,304 354,290! 344,250")
    o += soft(kn, 5, 8, 7, .32) + path(kn, g) + path(curve("360,216! 376,204 428,202 442,218! 450,250 440,286! 420,296 380,296 362,284! 354,250"), c) + path(curve("362,220! 376,206 396,204! 386,250 392,296! 378,294 363,284! 356,250"), l) + line("M412 206Q404 250 414 294", d, 5, .7)
    # small stars stitched on, a bell at each tail
    o += path("".join(star(x, y, 13) for x, y in ((300, 366), (226, 494), (498, 366), (596, 444), (286, 176), (530, 174), (160, 526), (668, 476))), "#FFF0BC")
    return o


still(12, "sky", "linen", ribbonpic, 440, (390, 210, 380))


# ---- 13 rain cloak: it hangs and drips
def cloak(a):
    c = "#4E7A78"
    d, l = dim(c, .4), lit(c, .34)
    r = a.r
    o = line("".join(f"M{x} {y}l-14 46" for x, y in ((90, 60), (170, 180), (60, 260), (130, 380), (690, 70), (740, 200), (640, 150), (720, 340), (610, 50), (220, 40), (40, 130), (770, 100), (660, 420))), "#DDEBEA", 4, .5)
    o += foot(400, 520, 380) + f'<ellipse cx="420" cy="524" rx="230" ry="24" fill="#A9C6C6" fill-opacity=".55"/><ellipse cx="400" cy="520" rx="160" ry="12" fill="#E6F2EE" fill-opacity=".6"/>'
    o += path("M386 40h28v40h-28z", IRON) + line("M400 70q30 0 30 26", IRON, 12)
    body = "330,214! 262,260 214,380 176,500! 230,494 280,512 340,500 400,514 460,500 520,512 570,494 626,502! 588,380 540,260 472,214! 400,240"
    o += soft(curve(body), 14, 14, 11, .34) + path(curve(body), l) + path(curve(body), a.lin([(0, c), (1, dim(c, .24))]), None, 'transform="translate(4 5)"')
    for s in ("300,256! 270,360 254,504! 230,496 214,498! 240,380", "372,246! 352,380 350,502! 326,503 306,507! 330,380", "452,250! 470,380 490,506! 470,503 456,502! 444,380", "508,262! 556,380 600,500! 584,498 566,496! 530,380"):
        o += path(curve(s), d, .5)
    o += path(curve("330,214! 262,260 214,380 176,500! 196,498! 234,384 284,276 340,226!"), lit(c, .55), .8) + path(curve("400,250! 392,380 402,512! 410,512! 408,380"), dim(c, .55), .8)
    # hood, empty and dark inside
    hood = "400,86! 340,92 306,140 300,196 322,252! 360,276 440,276 478,252! 500,196 494,140 460,92"
    o += soft(curve(hood), 8, 10, 8, .3) + path(curve(hood), l) + path(curve(hood), c, None, 'transform="translate(3 4)"') + path(curve("478,252! 500,196 494,140 460,92 420,86! 470,130 474,200 452,264!"), d, .6) + path(curve("346,236! 330,190 346,136 400,118 456,136 470,190 454,236! 430,256 370,256"), dim(c, .72)) + path(curve("346,236! 330,190 346,136 400,118! 364,140 352,190 362,246!"), dim(c, .5)) + path(curve("322,252! 300,196 306,140 340,92 372,88! 326,140 322,196 336,258!"), lit(c, .5), .8)
    # clasp, buttons
    o += pc(disc(400, 272, 22), BRASS, .6, (2, 3), (4, 6, 4, .3)) + path(disc(400, 272, 10), dim(BRASS, .4)) + "".join(path(disc(404 + k, y, 8), BRASS) + path(disc(402 + k, y - 2, 4), LAMP) for k, y in ((0, 330), (-1, 386), (-1, 442)))
    # drops on it and below it
    drop = lambda x, y, s: path(curve(f"{x},{n(y-s*2)}! {n(x+s)},{y} {x},{n(y+s)} {n(x-s)},{y}"), "#DDF0F2") + path(disc(x - s * .3, y, s * .3), "#FFFFFF")
    return o + "".join(drop(x, y, s) for x, y, s in ((250, 420, 9), (310, 330, 7), (530, 350, 8), (480, 440, 9), (356, 460, 7), (330, 150, 7), (446, 120, 6), (560, 450, 7), (214, 470, 7), (280, 528, 8), (400, 532, 9), (520, 530, 8), (178, 522, 7), (624, 526, 7)))


still(13, "sea", "stone", cloak, 460, (360, 220, 330))


# ---- 14 copper kettle
def kettle(a):
    c = COPP
    d, l = dim(c, .42), "#F6C39A"
    o = foot(390, 500, 440)
    o += line("M238 226Q250 70 400 66T566 226", SHADOW, 26, .22, extra='transform="translate(10 14)"') + line("M238 226Q250 76 400 72T566 226", dim(c, .5), 26) + line("M236 222Q250 72 398 68T560 216", c, 17) + line("M242 200Q262 84 380 76", l, 6) + path("M330 52h140q14 22 0 40h-140q-14 -20 0 -40z", "#6B4A36") + path("M330 52h140q5 8 5 14H325q1 -8 5 -14z", "#B98A5A")
    sp = curve("200,372! 150,350 126,290 116,240! 86,226 70,206! 96,190 136,196 152,226! 166,280 190,300 240,306!")
    o += soft(sp, 8, 12, 8, .3) + path(sp, l) + path(sp, a.lin([(0, c), (1, d)]), None, 'transform="translate(3 5)"') + f'<ellipse cx="104" cy="208" rx="30" ry="13" fill="{dim(c,.65)}" transform="rotate(14 104 208)"/>'
    body = "238,230! 190,280 174,350 190,430 230,492! 330,508 470,508 570,492! 612,430 626,350 610,280 562,230! 480,250 320,250"
    o += soft(curve(body), 12, 14, 10, .34) + path(curve(body), l) + path(curve(body), a.lin([(0, "#B4582E"), (.24, "#F0A878"), (.5, c), (1, "#5E2C24")], 0, 0, 1, .1), None, 'transform="translate(3 5)"')
    o += path(curve("560,244! 606,286 622,350 606,430 566,490! 540,495! 590,400 584,310"), "#F0A060", .35) + path(curve("250,250! 214,300 204,360 216,430! 236,450! 232,360 244,300 276,256!"), CREAM, .55) + path("".join(disc(x, y, 13) for x, y in ((330, 330), (370, 352), (410, 334), (350, 386), (400, 392), (448, 366), (490, 340), (450, 420), (320, 430), (380, 440), (500, 400))), "#FFE0C0", .14)
    o += path("M230 470Q400 498 572 470L568 493Q400 518 232 493z", d, .55) + path("M178 320Q400 352 622 320V332Q400 364 176 332z", d, .4) + path("M178 320Q400 352 622 320V324Q400 356 178 324z", l, .6)
    lid = "240,232! 262,186 340,160 400,156 460,160 540,186 560,232! 480,254 320,254"
    o += soft(curve(lid), 4, 8, 6, .3) + path(curve(lid), l) + path(curve(lid), a.lin([(0, "#B4582E"), (.3, "#F0A878"), (.55, c), (1, "#6E342A")], 0, 0, 1, .1), None, 'transform="translate(2 4)"') + line("M268 214Q400 244 534 214", d, 4, .6) + path(disc(402, 146, 22), d) + path(disc(400, 143, 20), BRASS) + path(disc(394, 136, 9), "#FFE9B0")
    o += path(disc(242, 232, 15), dim(BRASS, .3)) + path(disc(240, 230, 12), BRASS) + path(disc(564, 232, 15), dim(BRASS, .3)) + path(disc(562, 230, 12), BRASS)
    # steam from the spout
    return o + path(smoke("92,190 70,150 96,110 70,60 96,10", [10, 24, 30, 30, 10]), CREAM, .4) + path(smoke("112,186 126,150 110,120 130,90", [6, 14, 16, 4]), CREAM, .3)


still(14, "moss", "dark", kettle, 430, (320, 250, 360))


# ---- 15 market scales
def scales(a):
    b, l, d = BRASS, "#FBE3A4", "#7A5024"
    o = foot(400, 520, 420)
    o += pc("M296 520Q300 484 340 476H460Q500 484 504 520z", "#7A4634", .45) + path("M300 518Q306 488 342 480H372Q346 490 344 518z", "#C07E5A", .8)
    col = "M384 478L390 150H410L416 478z"
    o += pc(col, b, .6, (3, 2), (8, 8, 6, .3)) + path("M404 150H410L416 478H402z", d, .6) + path("M376 300h48v16h-48zM370 460h60v18h-60z", b) + path("M376 300h48v5h-48zM370 460h60v6h-60z", l)
    lx, ly, rx, ry = 172, 208, 630, 150
    beam = f"M{lx-14} {ly-8}Q290 176 400 152T{rx+12} {ry-10}L{rx+14} {ry+8}Q520 178 400 196T{lx-12} {ly+12}z"
    for px, py, L, load in ((lx, ly, 200, 0), (rx, ry, 190, 1)):
        o += line(f"M{px} {py}L{px-104} {py+L}M{px} {py}L{px+104} {py+L}M{px} {py}L{px-10} {py+L}", "#6B4A36", 4)
        if load == 0:
            # apples, heavy
            for ax, ay, q, k in ((px - 46, py + L - 26, 34, TULIP), (px + 42, py + L - 28, 35, "#B9543E"), (px - 4, py + L - 40, 37, TULIP), (px - 22, py + L - 82, 33, AMBER), (px + 24, py + L - 84, 31, TULIP)):
                o += path(disc(ax, ay, q), dim(k, .25)) + path(disc(ax - 3, ay - 3, q - 4), k) + path(disc(ax - 11, ay - 12, q * .32), lit(k, .5)) + line(f"M{ax} {ay-q+6}q2 -10 8 -14", "#4A3030", 4) + path(curve(f"{ax+4},{ay-q}! {ax+14},{ay-q-12} {ax+26},{ay-q-8}! {ax+18},{ay-q+2}"), LEAF)
        else:
            w = "M-40 0L-46 -60Q-46 -70 -34 -70H34Q46 -70 46 -60L40 0z"
            for ox, s in ((-34, 1.1), (52, .74)):
                o += group(path(w, "#5A566E") + path("M-40 0L-46 -60Q-46 -70 -34 -70H-16L-18 0z", "#B4AFC2") + path("M22 -70H34Q46 -70 46 -60L40 0H20z", "#3A384A") + path("M-13 -70V-84H13V-70z", "#5A566E") + path(disc(0, -92, 15), "#5A566E") + path(disc(-4, -96, 7), "#D0CBDA") + path("M-30 -44h60v8h-60z", "#3A384A", .8), t=f"translate({px+ox} {py+L+2}) scale({s})")
        pan = f"M{px-118} {py+L}H{px+118}Q{px+92} {py+L+56} {px} {py+L+58}T{px-118} {py+L}z"
        o += soft(pan, 7, 12, 7, .28) + path(pan, l) + path(pan, b, None, 'transform="translate(2 4)"') + path(f"M{px-118} {py+L}H{px-84}Q{px-64} {py+L+44} {px-20} {py+L+57}Q{px-98} {py+L+48} {px-118} {py+L}z", "#FFF0BC", .8) + path(f"M{px+40} {py+L+4}H{px+118}Q{px+96} {py+L+48} {px+20} {py+L+58}z", d, .45) + path(f"M{px-122} {py+L-5}h244v9h-244z", "#E7B65A")
        o += line(f"M{px} {py-6}a12 12 0 1 1 -1 0", d, 5)
    o += soft(beam, 7, 11, 7, .32) + path(beam, l) + path(beam, b, None, 'transform="translate(2 5)"') + path(disc(400, 172, 30), d) + path(disc(398, 170, 25), b) + path(disc(391, 162, 11), "#FFF0BC") + path("M395 196h10v56l-5 10l-5 -10z", BRICK)
    return o + path(disc(400, 128, 20), d) + path(disc(398, 126, 17), b) + path(disc(393, 120, 7), "#FFF0BC")


still(15, "dusk", "linen", scales, 450, (360, 240, 360))


# ---- 16 painted chest
def tul(x, y, s, c, lf="#86A85A"):
    return group(line("M0 60V10", lf, 7) + path(curve("0,56! -34,44 -42,10 -40,-2! -16,12 -2,34") + curve("0,56! 34,44 42,10 40,-2! 16,12 2,34"), lf) + path(curve("-24,-50! -34,-14 -22,10 0,14 22,10 34,-14 24,-50! 12,-30! 0,-56! -12,-30!"), c) + path(curve("-24,-50! -34,-14 -22,10 -6,13! -16,-10 -12,-30!"), lit(c, .4), .8), t=f"translate({x} {y}) scale({s})")


def chest(a):
    c = "#2F6B6B"
    d, l = dim(c, .4), lit(c, .4)
    o = foot(400, 510, 560)
    # body, lid seen from the front with its curved top
    o += pc("M120 300H680V500H120z", c, .4, (4, 5), (10, 12, 9, .32)) + path("M560 300H680V500H560z", SHADOW, .18)
    lid = "112,300! 112,210 150,150 220,136! 580,136! 650,150 690,210 690,300!"
    o += soft(curve(lid), 8, 10, 8, .3) + path(curve(lid), l) + path(curve(lid), a.lin([(0, lit(c, .2)), (.5, c), (1, dim(c, .2))]), None, 'transform="translate(4 5)"') + path("M112 292H690V314H112z", dim(c, .55)) + path("M112 292H690V298H112z", l, .6)
    # painted fields
    for x in (170, 430):
        o += path(f"M{x} 340h200q14 0 14 14v116q0 14 -14 14h-200q-14 0 -14 -14v-116q0 -14 14 -14z", AMBER) + path(f"M{x+4} 348h192q10 0 10 10v108q0 10 -10 10h-192q-10 0 -10 -10v-108q0 -10 10 -10z", "#F6E6C4") + tul(x + 100, 410, 1.02, TULIP) + tul(x + 40, 424, .74, DELFT) + tul(x + 160, 424, .74, "#C9839A") + path("".join(disc(q, y, 5) for q, y in ((x + 14, 366), (x + 186, 366), (x + 70, 366), (x + 130, 366), (x + 14, 460), (x + 186, 460))), TULIP)
    # the lid: a bird each side of a heart
    hrt = curve("400,266! 340,224 348,178 378,180 400,206! 422,180 452,178 460,224")
    o += path(hrt, lit(TULIP, .3)) + path(hrt, TULIP, None, 'transform="translate(2 3)"') + path("".join(disc(x, y, 5) for x, y in ((376, 206), (400, 230), (424, 206))), CREAM)
    bird = path(curve("-70,20! -40,-6 -10,-22 20,-20 38,-38 58,-34! 70,-26! 58,-20 52,4 20,28 -20,28"), AMBER) + path(curve("-30,10! -6,-14 20,-12! 20,6 -4,20"), TULIP) + path("M-70 20l-30 -14 6 18 -12 10 36 0z", TULIP) + path(disc(52, -26, 4), INK) + line("M4 28v18M20 26v18", BRICK, 4)
    o += group(bird, t="translate(262 222)") + group(bird, t="translate(542 222) scale(-1 1)")
    o += "".join(line(f"M{x} {y}q{k*20} -34 {k*60} -30", "#86A85A", 5) + path("".join(disc(x + k * q, y - h, 7) for q, h in ((10, 22), (30, 36), (52, 32))), CREAM) for x, y, k in ((170, 280, 1), (630, 280, -1)))
    # iron: bands, lock, feet, handles
    o += pc("M366 276h68v70q-34 26 -68 0z", BRASS, .6, (3, 4), (5, 8, 5, .32)) + path(disc(400, 312, 10) + "M395 314h10l4 24h-18z", "#3A2620") + path("M118 484h60v24h-60zM622 484h60v24h-60z", dim(WOODD, .2)) + path("M118 484h60v7h-60zM622 484h60v7h-60z", "#A9744A")
    o += "".join(path(f"M{x} 300h22v26h-22z", BRASS) + path(disc(x + 11, 306, 4), dim(BRASS, .5)) for x in (150, 628))
    return o


still(16, "amber", "oak", chest, 430, (330, 250, 380))


# ---- 17 carved door, leaning against the workshop wall
def door(a):
    c = "#9C6440"
    d, l = dim(c, .36), lit(c, .42)
    o = foot(400, 552, 420)
    dr = "M232 556V190Q236 52 400 44Q564 52 568 190V556z"
    o += soft(dr, 16, 14, 11, .38) + path(dr, lit(c, .6)) + path(dr, a.lin([(0, lit(c, .1)), (1, dim(c, .12))], 0, 0, 1, .3), None, 'transform="translate(4 4)"') + path("M236 556V192Q240 60 400 50Q300 66 262 192V556z", lit(c, .4), .6)
    fld = "M270 534V200Q274 92 400 84Q526 92 530 200V534z"
    o += path(fld, d) + path("M278 534V204Q282 104 404 96Q518 104 522 204V534z", dim(c, .18)) + path("M270 534V200Q274 92 400 84V92Q286 100 280 202V534z", dim(c, .6), .7)
    # carving: a tree whose crown holds sun, moon and birds; light edge, dark edge
    tree = ribbon([(400, 520), (396, 460), (402, 400), (400, 330), (400, 270)], [60, 40, 32, 26, 14]) + ribbon(sample("400,400 350,372 316,330", 14), [22, 17, 10]) + ribbon(sample("402,396 452,370 486,330", 14), [22, 17, 10]) + ribbon(sample("400,330 360,300 340,262", 14), [17, 13, 8]) + ribbon(sample("400,326 440,298 460,262", 14), [17, 13, 8]) + ribbon(sample("392,500 350,516 310,520", 14), [24, 14, 8]) + ribbon(sample("408,500 450,516 490,520", 14), [24, 14, 8])
    lv = ""
    for x, y, rot in ((316, 320, -60), (298, 348, -110), (332, 300, -20), (340, 256, -40), (318, 270, -90), (364, 244, -10), (400, 258, 0), (460, 256, 40), (482, 270, 90), (436, 244, 10), (486, 320, 60), (504, 348, 110), (470, 300, 20), (370, 286, 20), (430, 286, -20), (360, 350, 40), (440, 350, -40), (330, 372, -150), (472, 372, 150)):
        t = math.radians(rot)
        P = [(0, 6), (13, -12), (0, -38), (-13, -12)]
        Q = [(x + px * math.cos(t) - py * math.sin(t), y + px * math.sin(t) + py * math.cos(t), i in (0, 2)) for i, (px, py) in enumerate(P)]
        lv += curve(Q)
    for q, dx, dy in ((dim(c, .62), 4, 5), (lit(c, .62), -2, -3), (lit(c, .2), 0, 0)):
        o += path(tree + lv, q, None, f'transform="translate({dx} {dy})"')
    rays = "".join(f"M{n(400+44*math.cos(k*.5236))} {n(170+44*math.sin(k*.5236))}L{n(400+62*math.cos(k*.5236))} {n(170+62*math.sin(k*.5236))}" for k in range(12))
    o += line(rays, dim(c, .62), 11, extra='transform="translate(3 4)"') + line(rays, lit(c, .5), 9) + path(disc(403, 174, 36), dim(c, .62)) + path(disc(399, 169, 35), lit(c, .62)) + path(disc(401, 172, 32), lit(c, .3)) + line("M386 166q5 -6 10 0M406 166q5 -6 10 0M388 182q13 12 26 0", dim(c, .55), 5)
    o += line("M278 440H300M500 440H522", dim(c, .5), 6)
    # ring handle; the strap plates; shavings on the floor, a gouge
    o += path(disc(502, 420, 17), "#2E2C3C") + path(disc(499, 417, 13), "#8B879E") + line("M502 424a24 24 0 1 1 -1 0", "#2E2C3C", 9) + line("M484 436a24 24 0 0 0 4 28", "#8B879E", 4)
    sh = lambda x, y, s: group(line("M0 0q20 -26 36 -4q8 18 -10 20q-16 -2 -10 -14", "#F0CF9A", 8), t=f"translate({x} {y}) scale({s})")
    return o + sh(150, 540, 1.1) + sh(620, 560, 1) + sh(204, 570, .8) + sh(680, 534, .8) + group(path("M0 0H92V22H0z", BRICK) + path("M0 0H92V7H0z", lit(BRICK, .4)) + path("M92 4h14v14h-14z", BRASS) + path("M106 6H180Q190 11 180 16H106z", "#B4AFC2"), t="translate(560 584) rotate(-16)")


still(17, "plum", "oak", door, 500, (330, 220, 360))


# ---- 18 beehive: a straw skep, its bees coming home
def bee(x, y, s, flip=1):
    return group('<ellipse cx="-3" cy="-13" rx="8" ry="13" fill="#FFFFFF" fill-opacity=".85" transform="rotate(-24 -3 -13)"/><ellipse cx="8" cy="-12" rx="7" ry="11" fill="#FFFFFF" fill-opacity=".7" transform="rotate(20 8 -12)"/>' + path(curve("-20,2! -10,-10 8,-10 19,0 8,11 -10,11"), LAMP) + line("M-8 -8V9M2 -9V10M11 -7V7", INK, 4.4) + path(disc(16, 0, 6), INK), t=f"translate({x} {y}) scale({n(s*flip,2)} {s})")


def hive(a):
    c = "#D9A850"
    d, l = dim(c, .4), lit(c, .45)
    o = foot(400, 520, 480) + pc("M150 470H650V506H150z", WOODL, .45, (2, 5), (8, 10, 7, .3)) + path("M190 506h36v60h-36zM574 506h36v60h-36z", WOODD) + path("M190 506h12v60h-12zM574 506h12v60h-12z", "#A9744A") + line("M160 490H640", dim(WOODL, .3), 4, .6)
    rows_ = ((470, 216), (424, 226), (378, 228), (332, 222), (286, 208), (240, 184), (196, 150), (156, 104), (124, 54))
    o += soft(curve("184,470! 168,400 178,320 220,240 290,160 400,110 510,160 580,240 622,320 632,400 616,470!"), 14, 12, 11, .34)
    o += path(curve("188,488! 176,400 186,320 226,240 300,160 400,116 500,160 574,240 614,320 624,400 612,488!"), d)
    for i, (y, w) in enumerate(rows_[::-1]):
        band = curve(f"{400-w},{y-18}! {400-w-14},{y-2} {400-w+4},{y+18}! 400,{y+34} {400+w-4},{y+18}! {400+w+14},{y-2} {400+w},{y-18}! 400,{y+2}")
        if i == 0:
            band = curve(f"{400-w},{y+8}! {400-w+6},{y-16} 400,{y-30} {400+w-6},{y-16} {400+w},{y+8}! 400,{y+26}")
        o += path(band, d, None, 'transform="translate(0 6)"') + path(band, l) + path(band, a.lin([(0, lit(c, .2)), (.5, c), (1, dim(c, .34))], 0, 0, 1, 0) if i == 0 else "url(#hv)", None, 'transform="translate(1 4)"')
        o += line("".join(f"M{n(400+math.sin(t)*w*.98,0)} {n(y-14+16*math.cos(t),0)}l{n(7*math.cos(t)+3,0)} 26" for t in [-1.4 + k * .235 for k in range(13)]), d, 3.4, .6)
    a.defs.append(f'<linearGradient id="hv" y2="0"><stop stop-color="{lit(c,.24)}"/><stop offset=".45" stop-color="{c}"/><stop offset="1" stop-color="{dim(c,.4)}"/></linearGradient>')
    o += path("M352 490V446Q354 404 398 402Q442 404 444 446V490z", d) + path("M360 490V448Q362 414 398 412Q434 414 436 448V490z", "#3A2420") + path("M340 470H460V486H340z", WOODL) + path("M340 470H460V476H340z", lit(WOODL, .5))
    o += bee(398, 462, 1.1) + bee(196, 180, 1.5) + bee(618, 150, 1.3, -1) + bee(690, 300, 1.7, -1) + bee(116, 340, 1.3) + bee(540, 90, 1, -1) + bee(470, 440, 1, -1) + bee(280, 80, 1.0)
    o += line("M196 190Q220 250 180 300T118 330", CREAM, 3, .6, extra='stroke-dasharray="3 12"') + line("M690 312Q650 380 560 400T470 430", CREAM, 3, .6, extra='stroke-dasharray="3 12"')
    r = a.r
    o += "".join(a.tulip(x, y, h, k, r.uniform(-.08, .08), "#5E7A46") for x, y, h, k in ((92, 560, 110, TULIP), (138, 574, 90, "#F1C75C"), (700, 566, 112, "#E88FA0"), (660, 580, 84, TULIP), (740, 580, 90, CREAM)))
    return o


still(18, "sky", "grass", hive, 430, (340, 220, 380))


# ---- 19 loom comb: it beats the weft down between the warp threads
def comb(a):
    cols = [TULIP, CREAM, DELFT, CREAM, AMBER, TULIP, CREAM, MOSS]
    o = ""
    # two posts and the cloth beam of the loom
    o += "".join(pc(f"M{x} -20h46v640h-46z", WOODD, .35, (4, 3), (8, 4, 8, .3)) for x in (84, 664))
    # cloth that is done, in stripes
    cl = "M136 372H660V620H136z"
    o += soft(cl, 8, 4, 6, .3) + path(cl, CREAM)
    y = 372
    for i in range(13):
        h = (16, 30, 12, 24, 10, 34, 14)[i % 7]
        o += path(f"M136 {y}H660v{h}H136z", cols[i % 8])
        y += h
        if y > 610:
            break
    o += path("".join(f"M{x} {430+k%2*0}l20 26l-20 26l-20 -26z" for k, x in enumerate(range(180, 640, 54))), LAMP, .9)
    o += line("".join(f"M{x} 372V600" for x in range(142, 660, 12)), SHADOW, 2.4, .22)
    warp = "".join(f"M{n(142+i*12.2,0)} 372L{n(150+i*11.8,0)} -10" for i in range(43))
    o += line(warp, SHADOW, 4, .3, extra='transform="translate(6 3)"') + line(warp, "#F3E6CC", 4.4) + line(warp, "#C9B494", 1.6, .8, extra='transform="translate(1.500 0)"')
    # a loose pick of weft with its bobbin
    o += line("M140 352Q260 362 400 350T700 300", TULIP, 7)
    # the comb: handle above, teeth down between the threads
    T = "".join(f"M{x} 250L{x+5} 366L{x+9} 366L{x+14} 250z" for x in range(214, 590, 24))
    o += path(T, SHADOW, .4, 'transform="translate(9 8)"') + path(T, "#D9A470") + path("".join(f"M{x} 250L{x+5} 366h2L{x+5} 250z" for x in range(214, 590, 24)), "#F6DDB0")
    hd = curve("196,266! 190,220 220,190 280,180! 340,172 352,130 362,80! 364,44 440,44 442,80! 452,130 464,172 526,180! 584,190 614,220 608,266! 400,276")
    o += soft(hd, 11, 14, 10, .38) + path(hd, lit("#8A5636", .6)) + path(hd, a.lin([(0, "#A9704A"), (1, "#6B3E2C")]), None, 'transform="translate(4 5)"') + path("M200 244Q400 256 604 244V252Q400 264 199 252z", "#3E2420", .5) + line("M376 90Q370 150 340 184M400 70V160M250 204Q320 196 370 206M440 204Q500 196 560 208", "#4E2C22", 4, .6) + path(curve("200,262! 194,222 222,196 282,186! 344,178 358,132 368,82! 372,60 384,54! 380,130 366,190 280,204 224,220 212,262!"), "#E3B27C", .75)
    o += path(curve("402,216! 384,204 386,190 396,190 402,198! 408,190 418,190 420,204"), TULIP)
    # bobbin
    return o + group(path("M-60 -16H60V16H-60z", TULIP) + line("M-50 -16L-40 16M-34 -16L-24 16M-18 -16L-8 16M-2 -16L8 16M14 -16L24 16M30 -16L40 16", dim(TULIP, .3), 4) + path("M-78 -20h20v40h-20zM58 -20h20v40h-20z", "#D9A470") + path("M-60 -16H60V-8H-60z", lit(TULIP, .4), .8), t="translate(716 300) rotate(-18)")


still(19, "dusk", None, comb, halo=(300, 150, 380), op=.3)


# ---- 20 surveyor's level on its three legs
def level(a):
    o = path(curve("-20,420! 160,360 330,390 520,340 820,400! 820,470! -20,470!"), mix("#7E9468", "#C6D6CC", .35))
    o += "".join(path(f"M{x-5} {y}h10l-1 -{h}h-8z", CREAM) + path(f"M{x-5} {y-h*.3:.0f}h10l0 -{h*.22:.0f}h-10zM{x-5} {y-h*.78:.0f}h10l0 -{h*.2:.0f}h-9z", BRICK) for x, y, h in ((106, 440, 90), (692, 420, 70)))
    o += foot(400, 560, 420)
    for t, b, k in (((390, 290), (408, 540), .3), ((380, 300), (206, 570), 0), ((424, 300), (600, 572), .14)):
        c = mix("#B98A5A", SHADOW, k)
        o += pc(f"M{t[0]-12} {t[1]}L{b[0]-8} {b[1]-24}L{b[0]} {b[1]}L{b[0]+10} {b[1]-22}L{t[0]+14} {t[1]}z", c, .45, (4, 2), (6, 6, 6, .28)) + path(f"M{b[0]-8} {b[1]-26}l18 2l-10 26z", IRON)
        o += path(f"M{(t[0]*.5+b[0]*.5)-14:.0f} {(t[1]+b[1])/2:.0f}l28 2v14l-29 -2z", IRON)
    o += pc("M346 286H456L444 318H358z", IRON, .5, (3, 4), None) + pc("M376 232H426V288H376z", BRASS, .6, (3, 3), None) + path("M404 232H426V288H410z", dim(BRASS, .4), .6) + pc("M336 268H468V284H336z", dim(BRASS, .1), .6, (2, 4), None)
    # the telescope
    tube = "M166 148H560V216H166z"
    o += soft("M150 136H650V224H150z", 9, 14, 9, .32) + f'<path d="{tube}" fill="{a.lin([(0, "#FBE3A4"), (.3, "#E0A84A"), (.7, BRASS), (1, "#6E4520")])}"/>' + f'<path d="M556 158H640V206H556z" fill="{a.lin([(0, "#D0CBDA"), (.4, "#6A667E"), (1, "#2E2C3C")])}"/>' + f'<path d="M96 132H176V232H96z" fill="{a.lin([(0, "#FFF0C4"), (.3, "#E9B65A"), (.7, BRASS), (1, "#6E4520")])}"/>' + f'<path d="M636 150H664V214H636z" fill="#3A384A"/>' + f'<ellipse cx="96" cy="182" rx="20" ry="50" fill="{dim(BRASS,.45)}"/><ellipse cx="95" cy="182" rx="14" ry="40" fill="#BFE0EC"/><ellipse cx="91" cy="168" rx="6" ry="16" fill="#FFFFFF"/>'
    o += path("M250 142h20v80h-20zM520 142h20v80h-20z", dim(BRASS, .35)) + path("M250 142h20v22h-20zM520 142h20v22h-20z", "#FBE3A4") + pc("M366 216H436V236H366z", BRASS, .5, (2, 3), None) + path(disc(402, 184, 16), dim(BRASS, .5)) + path(disc(399, 181, 12), LAMP)
    # the bubble in its glass
    o += pc("M286 96H514Q530 96 530 112V124Q530 140 514 140H286Q270 140 270 124V112Q270 96 286 96z", BRASS, .6, (3, 4), (6, 8, 5, .3)) + path("M300 104H500Q508 104 508 112V120Q508 128 500 128H300Q292 128 292 120V112Q292 104 300 104z", "#A9D46A") + path("M300 104H500Q508 104 508 112H292Q292 104 300 104z", "#E3F3B0") + '<ellipse cx="404" cy="115" rx="30" ry="9" fill="#FBFFF0"/>' + line("M366 103v26M442 103v26", INK, 4)
    # the plumb line
    return o + line("M402 318V470", CREAM, 3) + path("M388 466h28l-4 26l-10 26l-10 -26z", BRASS) + path("M388 466h10l-2 26l6 26l-10 -26z", "#FBE3A4")


still(20, "sky", "grass", level, 450, (330, 190, 380))
