import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _stills import *

# The Crafter's orders 1 to 10.


def boards(x0, y0, x1, y1, k, c, r):
    """Upright boards that fill a box."""
    w = (x1 - x0) / k
    o = path(f"M{x0} {y0}H{x1}V{y1}H{x0}z", c)
    for i in range(k):
        x = x0 + i * w
        o += path(f"M{n(x)} {y0}h{n(w-4)}V{y1}h{n(4-w)}z", mix(c, CREAM if i % 2 else SHADOW, .06)) + path(f"M{n(x)} {y0}h5V{y1}h-5z", lit(c, .3), .8) + path(f"M{n(x+w-5)} {y0}h5V{y1}h-5z", dim(c, .5))
        for _ in range(4):
            yy = r.uniform(y0, y1 - 80)
            o += line(f"M{n(x+r.uniform(.25,.75)*w,0)} {n(yy,0)}q{n(r.uniform(-8,8),0)} 40 0 {n(r.uniform(60,120),0)}", dim(c, .3), 2.4, .5)
    return o


# ---- 1 coat pegs: a board with four turned pegs, a scarf on one of them, a hat on another
def pegs(a):
    c = "#A9744A"
    o = pc(curve("92,176! 250,168 520,172 708,166! 712,250! 540,256 260,254 90,260!"), c, .45, (3, 5))
    o += line("M110 190Q300 184 690 182M120 214Q380 208 700 206M110 240Q300 234 690 236", dim(c, .28), 3, .5)
    o += "".join(f'<circle cx="{x}" cy="{y}" r="8" fill="{dim(c,.5)}"/><circle cx="{x-2}" cy="{y-2}" r="5" fill="{IRONL}"/>' for x, y in ((122, 216), (682, 208)))

    def peg(x, y):
        p = f"M{x-16} {y-14}L{x+2} {y+44}q16 20 34 6q12 -18 -4 -34L{x+18} {y-18}z"
        return path(disc(x + 2, y, 30), SHADOW, .3, 'transform="translate(6 8)"') + path(disc(x, y, 29), dim(c, .25)) + path(disc(x - 2, y - 2, 27), lit(c, .28)) + path(disc(x + 1, y + 1, 20), dim(c, .2)) + soft(p, 8, 10, 6, .3) + path(p, "#8A5636") + path(f"M{x-16} {y-14}L{x+2} {y+44}q5 8 12 10L{x-2} {y-16}z", "#D9A470") + path(disc(x + 20, y + 44, 19), "#9C6440") + path(disc(x + 16, y + 39, 11), "#E3B27C", .9)
    o += peg(396, 206) + peg(520, 204)
    # scarf over the second peg
    sc = "256,236! 268,216 300,212 318,232! 330,300 322,380 336,470! 300,478 276,474 262,470! 266,380 252,310"
    sc2 = "292,224! 316,214 338,222 346,240! 352,290 364,340 366,412! 340,420 318,416! 322,330 300,280"
    o += peg(284, 208) + pc(curve(sc2), dim(TULIP, .22), .3) + pc(curve(sc), TULIP, .4) + path(curve("256,236! 268,216 284,214! 276,300 282,390 276,473! 262,470! 266,380 252,310"), lit(TULIP, .22), .6)
    o += "".join(path(f"M{264+k} {400+y}l66 6v14l-66 -6z", CREAM, .9) for k, y in ((0, 0), (-1, 32))) + line("M266 472l-3 26M280 475l-1 26M296 477l1 27M312 476l4 26M328 472l5 26", TULIP, 7) + line("M324 414l0 20M338 418l2 20M354 415l4 19", dim(TULIP, .22), 7)
    # hat on the fourth peg
    o += peg(634, 202) + pc(curve("540,300! 560,272 600,262 640,260 690,266 730,288! 720,306 680,298 636,296 590,304"), "#4E5A4A", .35) + pc(curve("588,272! 586,226 600,196 636,190 672,196 688,224 690,268! 640,280"), "#5E6C56", .4, sh=None) + path("M588 252Q640 264 690 248V268Q640 282 588 272z", AMBER)
    return group(o, t="translate(400 330) scale(1.14) translate(-400 -316)")


still(1, "sage", "oak", pegs, 548, (360, 230, 380))


# ---- 2 milk stool: three splayed legs, a worn seat; a pail behind it
def stool(a):
    c = "#B07A4A"
    o = foot(560, 470, 190) + pc("M500 300L524 470Q574 482 622 470L646 300z", "#8E8AA2", .45, (3, 4)) + path("M500 300L524 470Q540 474 552 475L536 300z", "#D9D5E2", .8) + path("M610 300L600 476L622 470L646 300z", "#4E4A66", .6) + path("M506 340Q573 352 640 340L638 354Q573 366 508 354zM516 414Q573 426 630 414L628 428Q573 440 518 428z", "#5A566E") + f'<ellipse cx="573" cy="300" rx="73" ry="17" fill="#5A566E"/><ellipse cx="573" cy="303" rx="62" ry="12" fill="{CREAM}"/><ellipse cx="560" cy="301" rx="30" ry="5" fill="#FFFFFF"/>' + line("M502 298Q520 196 573 192T644 298", IRON, 7) + path("M552 184h44v18h-44z", WOODL)
    o += foot(320, 500, 330)
    for d, k in (("M398 330L440 470L470 474L436 326z", .3), ("M300 330L286 506L318 508L334 330z", 0), ("M210 326L150 486L182 492L250 330z", -.1)):
        b = mix(c, SHADOW, k) if k > 0 else lit(c, -k)
        o += pc(d, dim(b, .12), .5, (4, 2), (5, 5, 5, .25))
    o += line("M196 430L432 410", dim(c, .35), 13) + line("M196 427L432 407", lit(c, .2), 4)
    seat = curve("118,306! 120,346 190,372 318,374 446,364 506,338! 508,300!")
    o += soft(seat, 4, 16, 8, .3) + path(seat, dim(c, .35)) + path(curve("118,306! 120,346 190,372 240,373! 180,352 150,330 144,306!"), lit(c, .3), .8)
    o += f'<ellipse cx="313" cy="300" rx="195" ry="48" fill="{lit(c, .55)}"/><ellipse cx="316" cy="303" rx="192" ry="45" fill="{a.lin([(0, lit(c, .34)), (1, c)], 0, 0, 1, .6)}"/>'
    o += line("M150 300Q230 276 330 274T470 292M176 318Q260 296 350 296T480 306M230 334Q310 318 400 320M190 288Q260 270 330 268", dim(c, .3), 3.4, .6) + f'<ellipse cx="290" cy="300" rx="70" ry="16" fill="{dim(c,.2)}" fill-opacity=".35"/>'
    o += "".join(f'<ellipse cx="{x}" cy="{y}" rx="14" ry="7" fill="{dim(c,.4)}"/><ellipse cx="{x-1}" cy="{y-1}" rx="10" ry="4.500" fill="{lit(c,.5)}"/>' for x, y in ((220, 314), (318, 330), (420, 312)))
    return group(o, t="translate(400 330) scale(1.12) translate(-378 -336)")


still(2, "moss", "dark", stool, 420)


# ---- 3 door hinge: a wrought strap on the boards of a door, curled at its ends
def hinge(a):
    r = a.r
    o = boards(-20, -10, 820, 620, 6, "#B07C52", r)
    c = "#4A485C"

    def strap(y, curl=True):
        d = (f"M150 {y-40}H236V{y-30}Q420 {y-26} 560 {y-16}L566 {y-30}Q590 {y-78} 640 {y-70}Q672 {y-58} 664 {y-28}Q652 {y-12} 632 {y-22}Q640 {y-44} 622 {y-46}Q602 {y-44} 604 {y-16}L700 {y-14}L734 {y}L700 {y+14}L604 {y+16}"
             f"Q602 {y+44} 622 {y+46}Q640 {y+44} 632 {y+22}Q652 {y+12} 664 {y+28}Q672 {y+58} 640 {y+70}Q590 {y+78} 566 {y+30}L560 {y+16}Q420 {y+26} 236 {y+30}V{y+40}H150z")
        q = soft(d, 9, 13, 8, .42) + path(d, "#BDB8CC") + path(d, c, None, 'transform="translate(3 5)"') + path(f"M160 {y-6}Q420 {y-8} 690 {y}Q420 {y+2} 160 {y+6}z", "#8B879E", .8)
        return q + "".join(f'<circle cx="{x+3}" cy="{y+4}" r="17" fill="{SHADOW}" fill-opacity=".5"/><circle cx="{x}" cy="{y}" r="15" fill="#2E2C3C"/><circle cx="{x-3}" cy="{y-4}" r="10" fill="#A7A2B6"/>' for x in (280, 410, 530))
    # the post with its plate, the knuckle round a pin
    o += path("M-20 -10H150V620H-20z", "#7A5038") + path("M140 -10H150V620H140z", "#3E2A2C") + path("M-20 -10H10V620H-20z", "#C9936A", .5) + line("M40 0Q56 300 36 600M90 0Q80 260 100 600", "#4E3430", 4, .5)
    pl = curve("26,196! 70,176 138,170! 138,430! 70,424 26,404! 40,300")
    o += pc(pl, c, .6, (3, 5)) + "".join(f'<circle cx="{x}" cy="{y}" r="13" fill="#2E2C3C"/><circle cx="{x-3}" cy="{y-3}" r="8.500" fill="#A7A2B6"/>' for x, y in ((72, 222), (72, 378)))
    o += strap(300) + path("M124 186H184Q194 186 194 196V404Q194 414 184 414H124Q114 414 114 404V196Q114 186 124 186z", SHADOW, .4, 'transform="translate(8 10)"') + f'<path d="M124 186H184Q194 186 194 196V404Q194 414 184 414H124Q114 414 114 404V196Q114 186 124 186z" fill="{a.lin([(0, "#6A667E"), (.25, "#D0CBDA"), (.5, "#6A667E"), (1, "#2E2C3C")], 0, 0, 1, 0)}"/>' + line("M114 258H194M114 342H194", "#1E1C2A", 7) + f'<ellipse cx="154" cy="180" rx="27" ry="15" fill="#8B879E"/><ellipse cx="149" cy="176" rx="16" ry="8" fill="#D0CBDA"/>' + path("M138 414h32l-8 26h-16z", "#3A384A")
    return o


still(3, "amber", None, hinge, op=.4)


# ---- 4 lantern frame: four bars, a roof and a ring; nothing in it yet
def frame(a):
    c = "#4A485C"
    o = foot(400, 500, 330)
    # back bars first
    o += line("M352 236V452M448 236V452", dim(c, .1), 11) + path("M322 440H478L500 458H300z", "#5E5A70")
    o += path("M370 440q30 -8 60 0v-26q-30 -8 -60 0z", "#7A768E") + f'<ellipse cx="400" cy="414" rx="30" ry="8" fill="#2E2C3C"/>'
    o += line("M400 128a34 34 0 1 1 1 0", SHADOW, 13, .3, extra='transform="translate(7 9)"') + line("M400 128a34 34 0 1 1 1 0", c, 13) + line("M372 80a34 34 0 0 1 28 -18", "#CFCADA", 5)
    roof = "M400 124Q412 150 446 178L520 236H280L354 178Q388 150 400 124z"
    o += soft(roof, 8, 10, 7, .3) + path(roof, "#BDB8CC") + path(roof, c, None, 'transform="translate(3 5)"') + path("M400 128Q388 152 356 180L286 236H350L384 180z", "#8B879E") + path("M400 124Q412 150 446 178L520 236H460L416 180z", "#2E2C3C", .6)
    o += "".join(path(disc(x, 204, 9), "#1E1C2A") for x in (372, 400, 428)) + pc("M262 232H538V254H262z", "#6A667E", .6, (2, 5), (4, 8, 5, .3))
    for x0, x1 in ((290, 276), (510, 524)):
        o += pc(f"M{x0-9} 254L{x1-9} 462H{x1+10}L{x0+10} 254z", c, .6, (4, 1), (7, 5, 5, .28))
    o += pc("M276 346H524V360H276z", c, .55, (2, 4), None) + pc("M250 458H550V484Q400 496 250 484z", "#6A667E", .6, (2, 5), (6, 9, 6, .3)) + path("M270 490h40v14h-40zM490 490h40v14h-40z", "#2E2C3C")
    o += "".join(f'<circle cx="{x}" cy="{y}" r="6" fill="#2E2C3C"/><circle cx="{x-2}" cy="{y-2}" r="3.600" fill="#D0CBDA"/>' for x, y in ((284, 353), (516, 353), (276, 472), (524, 472), (400, 472), (276, 243), (524, 243)))
    # a pane of glass and a glazier's bit of putty wait beside it
    o += foot(640, 498, 110) + pc("M594 342L690 330L704 486L606 500z", "#BFE0E4", .7, (2, 3), (8, 9, 6, .24)) + path("M600 420L668 336L690 334L604 446z", CREAM, .7)
    return o


still(4, "rose", "oak", frame, 430, (390, 300, 300))


# ---- 5 patchwork over a line
def patch(a):
    r = a.r
    cols = [TULIP, AMBER, STEEL, "#EADBC0", MOSS, VIOLET, "#C9839A", OCHRE, DELFT, "#86A85A"]
    o = line("M-20 112Q400 150 820 106", SHADOW, 7, .3, extra='transform="translate(4 12)"') + line("M-20 108Q400 146 820 102", "#EADBC0", 7)
    X = lambda u, v: 150 + 500 * u + 14 * math.sin(v * 3.4 + u * 2) * v
    Y = lambda u, v: 128 + 10 * math.sin(u * 3.14) + 366 * v + 20 * math.sin(u * 9.4) * v
    edge = [(X(u / 12, 0), Y(u / 12, 0), u in (0, 12)) for u in range(13)] + [(X(1, v / 6), Y(1, v / 6)) for v in range(1, 6)] + [(X(1 - u / 16, 1), Y(1 - u / 16, 1), u in (0, 16)) for u in range(17)] + [(X(0, 1 - v / 6), Y(0, 1 - v / 6)) for v in range(1, 6)]
    d = curve(edge)
    o += soft(d, 16, 18, 12, .34) + path(d, lit("#EADBC0", .5))
    k = 0
    st = ""
    for j in range(5):
        for i in range(6):
            u0, u1, v0, v1 = .03 + i * .1567, .03 + (i + 1) * .1567, .03 + j * .188, .03 + (j + 1) * .188
            c = cols[(i * 3 + j * 4 + (i * j) % 3) % 10]
            q = [(X(u, v), Y(u, v)) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))]
            o += path("M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in q) + "z", c)
            (x0, y0), (x1, y1), (x2, y2), (x3, y3) = q
            m = (i + 2 * j) % 4
            cx, cy = (x0 + x2) / 2, (y0 + y2) / 2
            if m == 0:
                o += path(f"M{n(x0,0)} {n(y0,0)}L{n(x2,0)} {n(y2,0)}L{n(x3,0)} {n(y3,0)}z", cols[(i + j * 3 + 5) % 10])
            elif m == 2:
                o += path(f"M{n(cx,0)} {n(y0+12,0)}L{n(x1-14,0)} {n(cy,0)}L{n(cx,0)} {n(y3-12,0)}L{n(x0+14,0)} {n(cy,0)}z", lit(c, .5))
            elif m == 3:
                o += path("".join(disc(cx + dx, cy + dy, 5) for dx in (-22, 0, 22) for dy in (-20, 0, 20)), lit(c, .5))
            st += f"M{n(x0+6,0)} {n(y0+6,0)}L{n(x1-6,0)} {n(y1+6,0)}M{n(x0+6,0)} {n(y0+6,0)}L{n(x3+6,0)} {n(y3-6,0)}"
    o += line(st, CREAM, 2.6, .8, extra='stroke-dasharray="8 7"')
    # folds: shade and light down the cloth
    for u, w, c, op in ((.2, .07, SHADOW, .2), (.52, .09, SHADOW, .2), (.86, .12, SHADOW, .26), (.1, .05, CREAM, .22), (.4, .06, CREAM, .2), (.7, .06, CREAM, .18)):
        o += path(curve([(X(u, 0), Y(u, 0), 1), (X(u - w * .5, .5), Y(u - w * .5, .5)), (X(u - w, 1), Y(u - w, 1), 1), (X(u + w, 1), Y(u + w, 1), 1), (X(u + w * .4, .5), Y(u + w * .4, .5))]), c, op)
    for x in (196, 604):
        o += soft(f"M{x-9} 100h18v62h-18z", 5, 7, 4, .3) + path(f"M{x-9} 100h8l1 62h-9zM{x+1} 100h8v62h-9z", "#E3C08A") + path(f"M{x-9} 124h18v7h-18z", IRON)
    return o


still(5, "sky", "grass", patch, 540, (300, 220, 380))


# ---- 6 apron on a nail
def apron(a):
    c = "#5E7FA6"
    d = dim(c, .3)
    o = f'<circle cx="402" cy="76" r="11" fill="{IRON}"/><circle cx="399" cy="73" r="6" fill="{IRONL}"/>'
    o += line("M336 176Q360 84 400 78Q442 84 464 176", SHADOW, 12, .25, extra='transform="translate(8 10)"') + line("M336 176Q360 84 400 78Q442 84 464 176", lit(c, .1), 12)
    ties = "M250 300Q180 330 190 420Q196 470 170 510", "M552 300Q626 340 610 430Q600 480 632 520"
    o += "".join(line(t, SHADOW, 13, .25, extra='transform="translate(8 9)"') + line(t, lit(c, .06), 13) for t in ties)
    body = "330,164! 372,174 430,174 470,162! 480,220 506,270 554,296! 566,380 580,460 584,520! 520,534 470,516 410,532 350,516 290,534 224,518! 230,440 238,370 248,298! 296,270 322,220"
    o += soft(curve(body), 13, 16, 10, .32) + path(curve(body), lit(c, .5)) + path(curve(body), a.lin([(0, lit(c, .1)), (1, dim(c, .12))]), None, 'transform="translate(3 5)"')
    o += path(curve("470,162! 480,220 506,270 554,296! 566,380 580,460 584,520! 556,528 530,528! 540,440 520,360 480,300 452,240 448,168!"), d, .4) + path(curve("300,300! 290,400 300,460 292,530! 262,528! 268,440 272,360!") + curve("400,470! 396,500 410,530! 384,522! 388,496!"), d, .35) + path(curve("330,164! 322,220 296,270 248,298! 238,370 230,440 224,518! 240,522! 250,430 262,340 310,290 340,230 346,170!"), lit(c, .34), .8)
    o += line("M336 184Q400 194 466 182", CREAM, 3, .85, extra='stroke-dasharray="11 8"') + line("M234 500Q300 516 350 500T470 500T574 502", CREAM, 3, .85, extra='stroke-dasharray="11 8"')
    # a pocket with a rule and a pencil in it
    o += path("M352 250l16 -4 10 80h-18z", "#E3C08A") + path("M430 262l12 -30 12 32v60h-24z", BRICK) + path("M430 262l12 -30 4 10v80h-16z", lit(BRICK, .25)) + path("M437 246l5 -14 5 14z", INK)
    pk = "M316 312Q404 324 494 310L486 420Q476 436 404 440T324 422z"
    o += soft(pk, 3, 6, 5, .24) + path(pk, lit(c, .4)) + path(pk, mix(c, CREAM, .1), None, 'transform="translate(2 4)"') + line("M326 328Q404 338 484 326M404 332V436M328 334L334 420Q344 430 404 434T478 418L484 332", CREAM, 2.8, .85, extra='stroke-dasharray="10 8"')
    # one patch at the knee
    o += path("M500 440l44 -8 8 46 -46 8z", AMBER) + line("M496 444l10 -4M512 436l2 10M530 433l2 10M548 444l-9 2M552 462l-9 2M544 482l-2 -9M526 485l-2 -9M508 484l0 -9M502 462l9 -2", CREAM, 3)
    return o


still(6, "amber", "oak", apron, 545, (330, 230, 380))


# ---- 7 butter paddle and a pat of butter
def paddle(a):
    c = "#C4935C"
    o = foot(300, 512, 430) + f'<ellipse cx="294" cy="492" rx="236" ry="52" fill="#9AA9BC"/><ellipse cx="290" cy="484" rx="236" ry="50" fill="{SNOW}"/><ellipse cx="290" cy="484" rx="222" ry="44" fill="none" stroke="{DELFT}" stroke-width="7"/><ellipse cx="290" cy="486" rx="180" ry="32" fill="#D3DEE6"/>' 
    # the butter: a block with a cut corner and the print of the paddle
    o += soft("M170 366L330 344L420 380V470L262 500L170 452z", 8, 9, 7, .3) + path("M170 366L330 344L420 380L262 408z", "#FFF0B0") + path("M170 366L262 408V500L170 452z", "#F7D871") + path("M262 408L420 380V470L262 500z", "#D9A848") + path("M170 366L262 408V416L170 374z", CREAM, .7)
    o += line("M206 366L300 396M236 362L330 392M266 358L360 386M296 354L386 380", "#D9AE50", 6, .8)
    o += path(curve("420,470! 446,452 486,462 500,486 470,500 430,494"), "#F7D871") + path(curve("426,472! 448,458 474,462! 450,472 434,484!"), "#FFF0B0")
    # the paddle leans across, its face ribbed
    P = curve("-88,-176! -92,-60 -84,40 -60,72! -28,96 -18,110 -16,140! -20,250 -26,330! -22,352 22,352 26,330! 20,250 16,140! 18,110 28,96 60,72! 84,40 92,-60 88,-176! 40,-188 -40,-188")
    g = soft(P, 12, 12, 9, .34) + path(P, lit(c, .6)) + path(P, a.lin([(0, lit(c, .14)), (1, dim(c, .12))], 0, 0, 1, .4), None, 'transform="translate(4 4)"')
    g += "".join(path(f"M{x} -164L{x*.9:.0f} {56-abs(x)*.28:.0f}h10L{x+11} -164z", dim(c, .34), .7) + path(f"M{x+11} -164L{x*.9+10:.0f} {56-abs(x)*.28:.0f}h5L{x+16} -164z", lit(c, .55), .8) for x in (-72, -46, -20, 6, 32, 56)) + path("M-18 140Q0 132 18 140L19 154Q0 146 -19 154z", dim(c, .35)) + f'<circle cy="326" r="8" fill="{dim(c,.6)}"/>' + path("M-18 150Q-22 250 -24 320L-14 318Q-14 240 -10 150z", lit(c, .6), .7)
    return o + group(g, t="translate(560 250) rotate(33) scale(.94)")


still(7, "sea", "linen", paddle, 410)


# ---- 8 bell rope: the mouth of a bell above, a woolly grip, a tassel
def bellrope(a):
    o = soft("M150 -20Q200 60 140 120H660Q600 60 650 -20z", 6, 12, 8, .3) + path("M170 -20Q206 60 118 116Q400 168 682 116Q594 60 630 -20z", a.lin([(0, "#6E4A24"), (.3, "#E9BE6A"), (.55, "#B07A34"), (1, "#54341E")], 0, 0, 1, 0)) + path("M118 116Q400 168 682 116L676 138Q400 190 124 138z", "#D9A650") + path("M124 138Q400 190 676 138Q400 172 124 138z", "#3E2618") + f'<ellipse cx="400" cy="146" rx="250" ry="14" fill="#2E1C18" fill-opacity=".7"/>' + line("M180 66Q400 110 620 66", "#8A5A24", 6, .7)
    o += path("M386 120h28v40h-28z", "#4A3020") + f'<circle cx="400" cy="176" r="30" fill="#3A384A"/><circle cx="392" cy="168" r="13" fill="#8B879E"/>'
    o += rope("400,200 400,250", 24)
    # the sally: wool in three colours
    y = 240
    S = [(400, 240), (402, 290), (399, 340), (401, 392)]
    d = ribbon(sample([(p[0], p[1], 0) for p in S], 12), [34, 62, 66, 62, 36])
    o += soft(d, 14, 8, 8, .3)
    cols = (TULIP, CREAM, DELFT)
    for i in range(9):
        yy = 240 + i * 17
        w = (30, 48, 58, 62, 64, 62, 58, 50, 34)[i]
        o += path(scallop(a.r, f"{400-w/2-3},{yy-2} 400,{yy+9} {400+w/2+3},{yy-8} {400+w/2+4},{yy+8} 400,{yy+26} {400-w/2-4},{yy+14}", 7), cols[i % 3]) + path(curve(f"{400+w*.12},{yy+2}! {400+w/2},{yy-7}! {400+w/2},{yy+8}! {400+w*.12},{yy+20}!"), SHADOW, .26) + path(curve(f"{400-w/2},{yy-1}! {400-w*.26},{yy+4}! {400-w*.26},{yy+17}! {400-w/2},{yy+12}!"), CREAM, .35)
    o += rope("400,396 402,430 396,470 410,500", 24)
    # it lies in two coils on the boards
    o += foot(420, 530, 300) + rope("300,526 330,500 420,494 520,502 556,522 520,546 420,556 320,548 290,528 320,508 400,500", 24) + rope("410,500 470,500 500,518 460,534 390,534 360,520 384,508", 22)
    o += rope("556,522 600,524 630,520", 22) + path(disc(642, 519, 17), TULIP) + path(disc(638, 515, 8), lit(TULIP, .4)) + path(curve("650,506! 690,494 716,500! 720,520 714,544! 680,540 652,532!"), AMBER) + line("M660 512L712 504M662 520L716 520M660 526L712 538", dim(AMBER, .3), 3.4) + path(curve("650,506! 690,494 716,500! 700,504 660,514!"), lit(AMBER, .5))
    return o


still(8, "plum", "dark", bellrope, 450, (330, 260, 330))


# ---- 9 trowel on a course of bricks
def trowel(a):
    r = a.r
    o = foot(380, 530, 620)
    for x, y, w in ((110, 452, 178), (300, 450, 190), (502, 452, 176)):
        o += pc(f"M{x} {y}h{w}v80h-{w}z", BRICK, .3, (3, 5), (5, 6, 5, .25)) + path(f"M{x+3} {y+5}h{w}v12h-{w}z", lit(BRICK, .24), .8) + path(rows(x + 12, y + 26, x + w - 6, 3, 18, 16, 6, r), dim(BRICK, .25), .6)
    o += path(scallop(r, "96,454 150,432 260,420 380,426 500,418 610,430 690,448 690,468 600,462 500,470 400,462 260,470 140,466", 24), "#D9CFC6") + path(scallop(r, "110,448 170,432 270,424 380,430 480,424 470,440 330,440 180,450", 20), "#F3ECE0")
    o += pc("M120 352h176v78h-176z", dim(BRICK, .08), .34, (3, 5), (6, 7, 5, .28)) + path("M123 357h176v12h-176z", lit(BRICK, .26), .8) + path(rows(132, 380, 290, 3, 18, 16, 6, r), dim(BRICK, .3), .6)
    # the trowel: blade like a leaf, crank, turned handle
    bl = curve("-40,0! 40,-44 130,-84 214,-104! 236,-84 240,-40 240,0 240,40 236,84 214,104! 130,84 40,44")
    g = soft(bl, 10, 14, 8, .36) + path(bl, "#F0EDF0") + path(bl, a.lin([(0, "#D6D2DE"), (.5, "#A7A2B6"), (1, "#6A667E")], 0, 0, .2, 1), None, 'transform="translate(3 5)"') + path(curve("-32,1! 40,-38 130,-76 212,-94! 224,-84 230,-60! 150,-44 60,-14"), "#FBF8F4", .85) + line("M-20 3Q110 -6 228 0", "#6A667E", 3, .6)
    g += path(scallop(r, "-30,6 20,34 74,58 124,74 130,46 80,26 30,2", 12), "#D9CFC6") + path(scallop(r, "-10,10 30,26 84,48 92,32 50,12", 10), "#F6F0E4")
    g += path(curve("214,-16! 262,-14 276,-40 288,-62! 316,-64! 306,-26 290,12 214,18!"), "#6A667E") + path(curve("214,-16! 262,-14 276,-40 288,-62! 298,-62! 288,-34 270,-6 214,-4!"), "#D6D2DE", .9)
    h = curve("286,-86! 300,-92 320,-86! 340,-96 384,-98 424,-92! 452,-88 464,-70 458,-50! 450,-34 420,-32 384,-36! 340,-34 318,-44! 300,-40 286,-46!")
    g += soft(h, 6, 9, 6, .3) + path(h, lit("#8A5636", .55)) + path(h, "#8A5636", None, 'transform="translate(3 5)"') + path(curve("330,-88! 380,-94 440,-86! 400,-78 350,-76"), "#D9A470", .9) + path("M284 -88h22v46h-22z", BRASS) + path("M284 -88h22v14h-22z", lit(BRASS, .5)) + line("M344 -92V-38M440 -90V-36", dim("#8A5636", .4), 4, .7)
    return o + group(g, t="translate(262 408) rotate(-26) scale(.98)")


still(9, "sage", "stone", trowel, 470)


# ---- 10 reed basket
def basket(a):
    c = "#C79A55"
    d, l = dim(c, .38), lit(c, .45)
    o = foot(400, 516, 420)
    hs = sample("196,300 210,150 300,76 400,62 500,76 592,150 604,300", 16)
    o += path(ribbon([(x + 12, y + 14) for x, y in hs], [26, 26]), SHADOW, .22) + path(ribbon(hs, [30, 28, 30]), d) + path(ribbon([(x - 2, y - 3) for x, y in hs], [24, 22, 24]), c)
    o += line("".join(f"M{n(x-13,0)} {n(y-8,0)}L{n(x+11,0)} {n(y+10,0)}" for x, y in hs[1:-1]), d, 4, .7) + line("".join(f"M{n(x-12,0)} {n(y-2,0)}L{n(x,0)} {n(y+6,0)}" for x, y in hs[1:-1]), l, 3, .7)
    # the back rim, dark inside, something red in it
    o += f'<ellipse cx="400" cy="304" rx="226" ry="52" fill="{d}"/><ellipse cx="400" cy="308" rx="204" ry="40" fill="#4A2E28"/>'
    cloth = "200,304! 240,262 300,250 350,268! 420,244 500,252 560,276 606,306! 560,330 400,348 240,332"
    o += path(curve(cloth), dim(TULIP, .1)) + path(curve("200,304! 240,262 300,250 350,268! 300,280 260,300 246,332!") + curve("420,252! 500,252 540,266! 480,284 440,310 430,344!"), lit(TULIP, .25), .8) + path("".join(f"M{x} {y}h22v16h-22z" for x, y in ((280, 272), (330, 296), (384, 276), (440, 300), (500, 274), (540, 298), (300, 316))), CREAM, .75)
    body = "172,304! 176,380 206,470 250,506! 330,522 470,522 550,506! 594,470 624,380 628,304! 560,346 400,362 240,346"
    a.defs.append(f'<clipPath id="bk"><path d="{curve(body)}"/></clipPath>')
    o += soft(curve(body), 10, 10, 9, .3) + path(curve(body), d)
    w = ""
    for j in range(9):
        y0 = 316 + j * 23
        half = 232 - j * j * 1.0 - j * 2
        k = 15
        for i in range(k):
            t0 = i / k * 2 - 1
            t1 = (i + 1) / k * 2 - 1
            if (i + j) % 2:
                continue
            t0, t1 = max(-1, t0 - 1 / k * .7), min(1, t1 + 1 / k * .7)
            x0, x1 = 400 + half * math.sin(t0 * 1.5), 400 + half * math.sin(t1 * 1.5)
            b = lambda t: 46 * (1 - t * t) ** .5
            w_ = mix(l if t0 < -.25 else c, d, max(0, t0) * .55)
            w += path(f"M{n(x0,0)} {n(y0+b(t0),0)}Q{n((x0+x1)/2,0)} {n(y0-7+b((t0+t1)/2),0)} {n(x1,0)} {n(y0+b(t1),0)}v16Q{n((x0+x1)/2,0)} {n(y0+24+b((t0+t1)/2),0)} {n(x0,0)} {n(y0+16+b(t0),0)}z", w_)
    o += f'<g clip-path="url(#bk)">{w}{path("M500 300H640V530H470z", SHADOW, .2)}</g>'
    rim = sample("170,302 200,336 290,358 400,364 510,358 600,336 630,302", 18)
    o += path(ribbon([(x + 3, y + 8) for x, y in rim], [24, 30, 24]), SHADOW, .35) + path(ribbon(rim, [24, 32, 24]), c) + line("".join(f"M{n(x-10,0)} {n(y-14,0)}L{n(x+10,0)} {n(y+13,0)}" for x, y in rim), d, 5, .75) + line("".join(f"M{n(x-2,0)} {n(y-13,0)}L{n(x+9,0)} {n(y+2,0)}" for x, y in rim), l, 4, .8)
    return o


still(10, "moss", "oak", basket, 420)
