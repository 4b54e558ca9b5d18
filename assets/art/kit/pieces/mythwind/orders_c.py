import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _stills import *
from _grounds import *

# The Crafter's orders 21 to 30.


# ---- 21 quilted coat on a tailor's stand
def coat(a):
    c = "#8C4A62"
    d, l = dim(c, .36), lit(c, .36)
    o = foot(400, 552, 300) + path("M390 470h20v70h-20z", WOODD) + path("M320 556Q330 534 400 532Q470 534 480 556z", WOODD) + path("M320 556Q330 534 400 532Q350 540 340 556z", "#A9744A")
    o += path(disc(400, 60, 20), WOODL) + path(disc(394, 54, 9), lit(WOODL, .5)) + path("M376 76h48l8 44h-64z", "#E3D0AC") + path("M404 76h20l8 44h-26z", VIOLET, .3)
    for s, k in ((1, .1), (-1, 0)):
        X = lambda spec: curve(" ".join(f"{n(400-s*(400-float(t.split(',')[0])))},{t.split(',')[1]}" for t in spec.split()))
        sl = X("292,140! 240,170 206,260 184,380! 210,402 250,404! 276,330 300,270 318,230!")
        o += soft(sl, 9, 12, 8, .3) + path(sl, l) + path(sl, dim(c, k), None, 'transform="translate(3 4)"')
        if s == 1:
            o += path(X("292,140! 240,170 206,260 184,380! 200,394 206,396! 228,280 258,190 300,150!"), lit(c, .5), .7)
        else:
            o += path(X("300,200! 276,330 250,404! 226,404 210,398! 250,300 276,230!"), d, .6)
        o += line(f"M{400-s*192} 340Q{400-s*160} 358 {400-s*134} 356M{400-s*180} 296Q{400-s*150} 314 {400-s*118} 310M{400-s*166} 252Q{400-s*140} 268 {400-s*102} 262M{400-s*146} 208Q{400-s*124} 220 {400-s*96} 216", l, 3.4, .8, extra='stroke-dasharray="10 7"') + path(f"M{400-s*216} 372q{s*30} 26 {s*70} 22v26q{-s*44} 4 {-s*78} -24z" if s == 1 else f"M616 372q-30 26 -70 22v26q44 4 78 -24z", AMBER)
    body = "330,112! 290,130 270,200 268,300 240,440 226,508! 300,526 400,530 500,526 574,508! 560,440 532,300 530,200 510,130 470,112! 400,136"
    a.defs.append(f'<clipPath id="qc"><path d="{curve(body)}"/></clipPath>')
    o += soft(curve(body), 12, 14, 10, .34) + path(curve(body), l) + path(curve(body), c, None, 'transform="translate(3 5)"')
    q = "".join(f"M{x} 90L{x+480} 570M{x} 90L{x-480} 570" for x in range(-124, 960, 92))
    pd = "".join(path(f"M{x} {y-36}L{x+36} {y}L{x-4} {y-8}L{x-36} {y}z", lit(c, .3), .4) for j, y in enumerate(range(90, 560, 46)) for x in range(244 + (46 if j % 2 == 0 else 0) - 46, 600, 92))
    o += f'<g clip-path="url(#qc)">{pd}{line(q, d, 6, .75)}' + path("M470 100Q560 300 590 540H500Q520 300 440 120z", SHADOW, .22) + path("M330 112Q276 180 280 300Q256 440 244 520H210Q250 300 270 110z", CREAM, .28) + "</g>"
    # collar, front edge, belt of buttons, pockets
    o += path("M392 134L396 530H406L410 134z", dim(c, .5)) + path("M386 134L388 530H396L394 134z", AMBER) + pc(curve("330,112! 346,96 372,90 380,104! 390,130 398,150 400,166! 372,174 344,158 322,130!"), AMBER, .5, (2, 4), (4, 6, 5, .3)) + pc(curve("470,112! 454,96 428,90 420,104! 410,130 402,150 400,166! 428,174 456,158 478,130!"), dim(AMBER, .14), .4, (2, 4), (4, 6, 5, .3))
    o += "".join(path(disc(424, y, 13), dim(AMBER, .4)) + path(disc(422, y - 2, 11), LAMP) + path(disc(418, y - 6, 4), "#FFF3CC") + line(f"M396 {y}h16", AMBER, 5) for y in (210, 282, 354, 426))
    for x in (276, 458):
        o += pc(f"M{x} 366h72v70q-36 16 -72 0z", mix(c, SHADOW, .12), .4, (2, 4), (3, 5, 4, .26)) + path(f"M{x} 366h72v16h-72z", AMBER)
    o += path(curve("226,508! 300,526 400,530 500,526 574,508! 578,524! 500,544 400,548 300,544 222,524!"), AMBER) + path(curve("226,508! 300,526 400,530! 400,536 300,534 224,515!"), lit(AMBER, .5))
    return o


still(21, "sage", "oak", coat, 470, (310, 220, 370))


# ---- 22 barrow
def barrow(a):
    c = "#B9824E"
    d, l = dim(c, .36), lit(c, .45)
    o = foot(410, 520, 620)
    wx, wy = 206, 424

    def wheel():
        q = "".join(path(f"M-9 0L-7 -80H7L9 0z", "#A9744A", None, f'transform="rotate({k*45+10})"') + path("M-9 0L-7 -80H-2L-2 0z", "#E3B27C", None, f'transform="rotate({k*45+10})"') for k in range(8))
        return f'<g transform="translate({wx} {wy})"><circle cx="9" cy="11" r="92" fill="none" stroke="{SHADOW}" stroke-opacity=".28" stroke-width="24"/>{q}<circle r="86" fill="none" stroke="#5E4034" stroke-width="26"/><circle cx="-2" cy="-2" r="86" fill="none" stroke="#A9744A" stroke-width="18"/><circle r="97" fill="none" stroke="{IRON}" stroke-width="8"/><path d="M-92 -30A97 97 0 0 1 -20 -95" fill="none" stroke="{IRONL}" stroke-width="5"/><circle r="24" fill="#5E4034"/><circle cx="-2" cy="-2" r="20" fill="#B9824E"/><circle r="9" fill="{IRON}"/></g>'
    # far handle, legs
    o += line("M220 410L690 300", dim(c, .5), 22) + path("M540 400L566 512H592L576 396z", dim(c, .45))
    o += path("M236 306H520L560 250H220z", dim(c, .5))
    # load: earth, cabbages and a pumpkin
    o += path(scallop(a.r, "236,270 280,210 340,200 400,170 470,190 540,220 560,280 400,300 250,300", 30), "#6B4A36") + use("pumpkin", 352, 262, 150) + group(path(scallop(a.r, "-56,0 -50,-40 -14,-62 26,-58 56,-26 54,10 20,36 -26,34", 20), "#7FA35A") + path(scallop(a.r, "-40,-4 -34,-34 -6,-48 22,-42 38,-16 30,14 -8,22", 15), "#B3CE86") + line("M-4 22Q-10 -10 -2 -40M-2 4Q-22 -8 -32 -24M0 -2Q16 -14 28 -26", "#F0F3D0", 4), t="translate(466 216)") + group(path(scallop(a.r, "-44,0 -40,-32 -10,-50 20,-46 44,-20 42,8 16,28 -20,26", 17), "#6E9150") + path(scallop(a.r, "-30,-4 -26,-26 -4,-36 16,-32 28,-12 22,10 -6,16", 12), "#9DBB74"), t="translate(538 244)")
    tub = "M196 250H596L540 410H276z"
    o += soft(tub, 10, 13, 9, .34) + path(tub, l) + path(tub, a.lin([(0, lit(c, .1)), (1, dim(c, .16))], 0, 0, 1, .6), None, 'transform="translate(3 5)"') + path("M216 302L574 302L572 308H218zM246 356H556L554 362H249z", d) + path("M196 250H596L592 264H201z", lit(c, .5)) + path("M500 264H592L540 410H470z", SHADOW, .2) + line("M236 282Q330 276 420 284M300 330Q400 324 500 334M300 386Q360 380 420 388", d, 3.4, .5)
    o += path("M262 258l30 150h16l-30 -150zM512 258l-26 150h16l26 -150z", dim(c, .3)) + "".join(path(disc(x, y, 5), IRON) for x, y in ((280, 282), (290, 334), (300, 386), (518, 282), (508, 334), (498, 386)))
    # near beam from hub to handle, leg
    leg = "M462 412L476 516H506L504 404z"
    o += pc(leg, dim(c, .12), .5, (4, 2), (6, 5, 6, .3)) + wheel()
    bm = curve("196,412! 320,414 500,398 640,366! 700,350 740,338! 748,350 744,362! 700,376 640,392! 500,424 320,440 196,438!")
    return o + pc(bm, c, .5, (3, 4), (7, 12, 8, .3)) + path("M690 352l52 -14 6 12 -4 12 -48 14z", BRICK) + path("M690 352l52 -14 3 6 -53 14z", lit(BRICK, .4)) + path(disc(wx, 425, 13), IRON) + path(disc(wx - 3, 422, 7), IRONL)


still(22, "amber", "grass", barrow, 420, (380, 180, 380))


# ---- 23 weather vane: a goose that flies before the wind
def vane(a):
    o = torn_cloud("-20,150! 120,124 280,136 380,116! 280,164 100,172", "#FDF3E2", "#FFFFFF", .7) + torn_cloud("480,90! 600,70 720,80 820,66! 820,98 640,112", "#FDF3E2", "#FFFFFF", .6)
    # the ridge of a roof
    o += pc(curve("-20,640! 120,574 280,530 400,516! 520,530 680,574 820,640!"), "#9A5A40", .4, (2, 5), (0, -6, 7, .25)) + line("".join(f"M{x} {y}q18 14 36 0t36 0t36 0t36 0" for x, y in ((330, 552), (250, 578), (400, 580), (150, 600), (300, 604), (460, 604), (90, 626), (240, 628), (400, 628), (560, 626))), dim("#9A5A40", .35), 4, .7) + path(curve("318,536! 360,508 440,508 482,536! 440,548 360,548!"), "#D99A6E")
    o += '<g transform="translate(400 520) scale(.86) translate(-400 -494)">'
    o += pc("M376 460h48l12 34h-72z", IRON, .5, (3, 3), (4, 5, 4, .3)) + pc("M390 150h20l4 320h-28z", IRON, .55, (4, 0), (10, 4, 7, .3)) + path(disc(403, 448, 22), "#3A384A") + path(disc(400, 444, 20), BRASS) + path(disc(393, 436, 9), "#FFE9B0")
    # cross arms with a leaf, a star, a drop and a ring for the four winds
    o += pc("M214 402H586V414H214z", IRON, .5, (2, 3), (6, 8, 5, .28)) + pc(curve("214,408! 190,380 150,378 128,408! 150,438 190,436"), BRASS, .5) + line("M140 408H206", dim(BRASS, .4), 4) + pc(star(626, 408, 46), BRASS, .5) + path(disc(400, 408, 15), "#3A384A") + line("M320 444L480 372", dim(IRON, .1), 9) + path(disc(490, 368, 20), BRASS) + path(disc(490, 368, 9), "#8FB4C6") + path(curve("306,450! 312,430 326,436 330,446 322,462 308,462"), BRASS)
    # scrolls
    o += line("M400 330q-46 6 -52 44M400 330q46 6 52 44M400 300q-34 -4 -34 -34M400 300q34 -4 34 -34", IRON, 8)
    # the arrow under the goose
    o += pc("M150 254H650V268H150z", IRON, .55, (2, 3), (8, 10, 6, .3)) + pc("M660 261L590 224L610 261L590 298z", BRASS, .5) + pc("M90 226L170 226L190 261L170 296L90 296L120 261z", BRASS, .5) + line("M128 240h34M136 261h40M128 282h34", dim(BRASS, .4), 5)
    # goose: wings up, neck stretched to the right
    c = "#5E9A86"
    body = "196,196! 236,176 300,164 360,166 430,166 486,138 540,104 580,92! 606,84 628,92 634,104! 660,110 672,120! 646,124 622,124 600,120! 560,140 520,180 470,214 400,240 330,240 270,224!"
    o += pc(curve("396,180! 380,100 320,40 236,14! 240,60 262,110 300,160 340,190!"), dim(COPP, .22), .35, sh=(8, 12, 8, .3))
    o += pc(curve(body), COPP, .55, (3, 4), (8, 12, 8, .32)) + path(curve("270,224! 330,240 400,240 470,214 520,180 560,140! 520,166 460,190 390,206 310,206 240,200!"), dim(COPP, .35), .7)
    o += pc(curve("440,180! 430,110 380,50 300,-2! 296,60 312,120 350,178 396,204!"), COPP, .5, sh=(8, 12, 8, .32)) + line("M318 40Q346 110 400 180M336 40Q372 100 420 172M310 76Q336 136 384 188", dim(COPP, .4), 4, .7)
    o += path(curve("210,196! 250,182 300,176 330,184! 300,196 250,204!") + curve("430,196 470,186 500,166 476,200 446,210") + curve("306,20 330,40 344,80 330,70 314,44"), c, .8) + path(disc(604, 102, 5.5), INK) + path("M634 104L672 120L632 122z", BRASS)
    return o + "</g>"


still(23, "sky", None, vane, halo=(300, 260, 400), op=.28)


# ---- 24 story rug: a moon, a tower, a river, a sprite's lamp
def rug(a):
    o = pc("M90 70H710V90H90z", WOODL, .5, (2, 4), (6, 12, 7, .3)) + path(disc(84, 80, 19), "#8A5636") + path(disc(80, 76, 9), "#D9A470") + path(disc(716, 80, 19), "#8A5636") + path(disc(712, 76, 9), "#D9A470") + line("M140 70Q260 -40 400 -30Q540 -40 660 70", "#EADBC0", 6)
    R = "M140 92H660L654 510H146z"
    o += line("".join(f"M{x} 500q{(k%3-1)*5} 24 {(k%3-1)*4} 46" for k, x in enumerate(range(154, 650, 17))), SHADOW, 8, .25, extra='transform="translate(7 8)"') + line("".join(f"M{x} 500q{(k%3-1)*5} 24 {(k%3-1)*4} 46" for k, x in enumerate(range(154, 650, 17))), "#EADBC0", 8)
    o += soft(R, 14, 16, 12, .36) + path(R, lit(BRICK, .4)) + path(R, BRICK, None, 'transform="translate(3 4)"')
    o += path("".join(f"M{x} 104l16 13l-16 13l-16 -13zM{x} 474l16 13l-16 13l-16 -13z" for x in range(178, 640, 38)) + "".join(f"M{x} {y}l12 16l-12 16l-12 -16z" for x in (165, 637) for y in range(142, 460, 44)), LAMP)
    F = "M188 140H612L608 464H192z"
    o += path(F, "#EADBC0") + f'<path d="M198 150H602L598 454H202z" fill="{a.lin([(0, "#262B58"), (.5, "#6E5A8A"), (.72, "#C9839A")])}"/>'
    # woven scene in stepped edges, as wool is
    o += path("M202 330H240V316H290V330H330V342H380V330H440V314H500V326H560V316H600L598 454H202z", "#4E6A58") + path("M202 372H260V384H330V372H400V384H470V396H540V384H599L598 454H202z", "#33513F")
    o += path("M470 340H486V352H470V366H440V380H410V394H380V410H350V428H320V454H430V438H446V420H462V402H480V384H500V366H516V340z", "#6FA6D4") + path("M470 352H486V358H470zM430 388H450V394H430zM390 420H420V426H390zM370 440H400V446H370z", "#DCEEF6")
    o += path(disc(280, 206, 34), "#F3E6C8") + path(disc(294, 200, 28), mix("#262B58", "#6E5A8A", .35)) + path("".join(star(x, y, s) for x, y, s in ((350, 180, 13), (400, 220, 9), (540, 180, 14), (232, 258, 9), (570, 240, 10), (330, 262, 8))), LAMP)
    # tower with bare sails
    o += path("M440 360V256H452V236H508V256H520V360z", "#F3E6CC") + path("M490 236h18v20h12v104h-30z", "#B9A5B4") + path("M440 240V228H452V216H464V204H496V216H508V228H520V240z", BRICK) + path("M472 268h16v24h-16zM470 330h22v30h-22z", LAMP) + group(path("M-7 -92H7V92H-7zM-92 -7H92V7H-92z", "#5C4334") + path("M-7 -92H-2V92H-7zM-92 -7H92V-3H-92z", "#D9A470"), t="translate(480 226) rotate(28)")
    # sprite with a lamp
    o += path("M254 400V370H266V354H302V370H314V400z", "#7DB4DD") + path("M262 372H306V350H262z", "#BFE0F6") + path("M250 358V342H262V330H278V318H296V306H312V324H306V342H318V358z", "#86A85A") + path("M270 358h7v8h-7zM290 358h7v8h-7z", INK) + path("M316 374h26v8h-26z", "#7DB4DD") + a.glow(348, 392, 46, LAMP, .9) + path("M338 380h20v26h-20z", LAMP) + path("M334 374h28v8h-28z", INK)
    # fox in the wool, spruces
    o += "".join(path(f"M{x} {y}v-24h-16v-14h8v-16h8v-14h8v-14h10v14h8v14h8v16h8v14h-16v24z", k) for x, y, k in ((222, 378, "#2F5A48"), (562, 380, "#2F5A48"), (536, 400, "#3F6E54")))
    o += path("M510 440V420H524V410H580V400H592V424H584V440H572V428H536V440zM500 410h16v20h-24v-12h8z", COPP) + path("M590 396h14v10h-14z", CREAM)
    # rows of the weave
    o += line("".join(f"M148 {y}H654" for y in range(100, 508, 8)), SHADOW, 1.6, .16) + path("M560 92H660L654 510H580Q610 300 560 92z", SHADOW, .16) + path("M140 92H196Q176 300 190 510H146z", CREAM, .16)
    return o


still(24, "sea", None, rug, halo=(300, 220, 400))


# ---- 25 mill gear: a great toothed wheel and the lantern it drives
def gear(a):
    c = "#A9744A"
    d, l = dim(c, .42), lit(c, .45)
    o = foot(380, 540, 560)
    # pinion to the right
    o += pc("M604 -20H640V560H604z", WOODD, .4, (4, 0), (9, 4, 7, .3))
    for x in (548, 574, 602, 640, 668, 690):
        o += path(f"M{x} 226h16v140h-16z", dim(BRASS, .1)) + path(f"M{x} 226h6v140h-6z", "#F3CF8C")
    o += "".join(f'<ellipse cx="622" cy="{y+14}" rx="100" ry="28" fill="{d}"/><ellipse cx="622" cy="{y}" rx="100" ry="28" fill="{l}"/><ellipse cx="624" cy="{y+3}" rx="97" ry="25" fill="{c}"/>' for y in (366, 216)) + '<ellipse cx="622" cy="216" rx="24" ry="8" fill="#4E3430"/>'
    cx, cy, R = 330, 310, 186
    teeth = ""
    for k in range(24):
        t = k * 15
        teeth += f'<use href="#tooth" transform="rotate({t})"/>'
    a.defs.append(f'<g id="tooth">{path(f"M-17 -{R-6}L-13 -{R+38}H13L17 -{R-6}z", dim(c, .5), None, "transform=" + chr(34) + "translate(5 6)" + chr(34))}{path(f"M-17 -{R-6}L-13 -{R+38}H13L17 -{R-6}z", "#D9A860")}{path(f"M-17 -{R-6}L-13 -{R+38}H-4L-6 -{R-6}z", "#F6DDA8")}{path(f"M-13 -{R+38}H13L14 -{R+26}H-14z", dim(c, .1))}</g>')
    o += f'<g transform="translate({cx} {cy})"><circle cx="12" cy="14" r="{R-20}" fill="none" stroke="{SHADOW}" stroke-opacity=".3" stroke-width="70"/>{teeth}'
    o += "".join(path(f"M-22 0V-{R-20}H22V0z", dim(c, .2), None, f'transform="rotate({k})"') + path(f"M-22 0V-{R-20}H-12V0z", l, .8, f'transform="rotate({k})"') for k in (22, 112, 202, 292))
    o += f'<circle r="{R-24}" fill="none" stroke="{d}" stroke-width="58"/><circle cx="-2" cy="-3" r="{R-24}" fill="none" stroke="{c}" stroke-width="50"/><path d="M-{R-4} -20A{R-4} {R-4} 0 0 1 20 -{R-4}" fill="none" stroke="{l}" stroke-width="7"/><path d="M-{R-52} 20A{R-52} {R-52} 0 0 0 40 {R-56}" fill="none" stroke="{l}" stroke-width="5" stroke-opacity=".8"/>'
    o += line("".join(f"M{n(138*math.cos(t))} {n(138*math.sin(t))}L{n(188*math.cos(t))} {n(188*math.sin(t))}" for t in [.7 + k * .785 for k in range(8)]), d, 5) + "".join(path(disc(162 * math.cos(t), 162 * math.sin(t), 7), IRON) for t in [.4 + k * .2618 * 1.5 for k in range(16)])
    o += f'<circle r="58" fill="{d}"/><circle cx="-2" cy="-3" r="54" fill="{lit(c,.15)}"/><circle r="54" fill="none" stroke="{IRON}" stroke-width="9"/>' + path("M-24 -24H24V24H-24z", "#3E2A2C") + path("M-20 -20H22V22H-20z", WOODL) + "</g>"
    return o


still(25, "plum", "stone", gear, 500, (300, 260, 380))


# ---- 26 wind harp in an open window
def harp(a):
    o = path("M-20 -10H820V620H-20z", "#8A5E4A") + path("M-20 -10H820V620H-20z", a.stuff("plank", "#4A2C28", "#E9BE94"))
    o += pc("M110 40H690V500H110z", WOODD, .4, (4, 5), (8, 10, 8, .3)) + f'<path d="M146 74H654V470H146z" fill="{a.lin([(0, "#6E9CB8"), (.6, "#D9E6DC"), (1, "#FBEBD0")])}"/>' + a.glow(300, 220, 190, "#FFF3CC", .8)
    o += path("M146 392Q260 340 360 372T560 350T654 370V470H146z", "#97BA8A") + path("M146 430Q280 400 420 424T654 408V470H146z", "#6F9058")
    # the wind itself: long lenses, leaves in it
    o += path(ribbon(sample("146,170 240,150 330,180 430,158 560,176 654,150", 18), [1, 8, 10, 10, 8, 1], 0), "#FFFFFF", .75) + path(ribbon(sample("146,250 260,262 360,236 470,258 654,232", 18), [1, 7, 9, 7, 1], 0), "#FFFFFF", .65) + path(ribbon(sample("180,120 300,106 420,122 520,104", 18), [1, 6, 7, 1], 0), "#FFFFFF", .6)
    # the harp: a bowed frame on a long box, strings upright, silk streamers
    c = "#B4622C"
    fr = ribbon(sample("226,452 214,340 250,210 340,130 450,110 540,150 580,220 592,320 588,452", 14), [44, 36, 30, 30, 30, 34, 40])
    o += soft(fr, 10, 12, 9, .34)
    st = ""
    for k, x in enumerate(range(262, 566, 24)):
        t = (x - 262) / 300
        y = 262 - 150 * math.sin(min(1, .12 + t * .95) * 2.5) ** .8 if 0 < t < 1 else 250
        st += f"M{x} {n(max(134, y),0)}V440"
    o += line(st, SHADOW, 3, .3, extra='transform="translate(5 3)"') + line(st, "#FFF3CC", 3.4) + path(fr, lit(c, .6)) + path(fr, c, None, 'transform="translate(4 4)"') + line("M244 400Q230 300 280 220T430 126", "#F0B98A", 6, .8) + path(curve("214,452! 220,400 236,380 250,396! 260,420 256,452!") + curve("604,452! 600,400 588,380 574,396! 566,420 566,452!"), dim(c, .25))
    o += path(ribbon(sample("450,108 474,84 510,84 520,110 498,124 484,108", 8), [26, 22, 18, 14, 10, 4], 0), c) + path(disc(500, 104, 8), LAMP)
    bx = "M180 428H634V488H180z"
    o += soft(bx, 8, 12, 8, .34) + path(bx, lit(c, .6)) + path(bx, a.lin([(0, lit(c, .1)), (1, dim(c, .3))]), None, 'transform="translate(3 5)"') + path(disc(400, 460, 17), dim(c, .6)) + "".join(path(disc(x, 460, 9), dim(c, .6)) for x in (346, 454)) + "".join(path(disc(x, 440, 4.5), LAMP) for x in range(262, 566, 24))
    o += pc("M80 486H720V520H80z", "#A9744A", .5, (2, 5), (6, 12, 8, .34))
    # streamers blow to the right from the crown of the frame
    for spec, col, w in (("340,132 430,150 470,210 540,212 600,260 690,250", TULIP, [14, 18, 20, 18, 14, 3]), ("330,140 400,180 440,250 520,262 560,310 640,320", LAMP, [12, 15, 16, 15, 11, 3])):
        S = sample(spec, 14)
        o += path(ribbon([(x + 5, y + 8) for x, y in S], w), SHADOW, .2) + path(ribbon(S, w), col) + path(ribbon([(x - 1, y - 4) for x, y in S], [v * .3 for v in w]), lit(col, .4), .8)
    return o + path("".join(curve(f"{x},{y}! {x+16},{y-9} {x+34},{y-2}! {x+16},{y+8}") for x, y in ((180, 210), (610, 130), (240, 300), (640, 190))), LEAF)


still(26, "amber", None, harp, halo=(320, 220, 200), op=.36)


# ---- 27 ferry wheel: spokes and handles, the ferry's rope runs over it
def ferry(a):
    r = a.r
    c = "#A96A3C"
    d, l = dim(c, .42), lit(c, .48)
    o = path("M-20 330H820V620H-20z", a.lin([(0, "#C9D6C8"), (.3, "#7FA3A6"), (1, "#2F5766")])) + path(curve("-20,340! 160,310 330,326 500,300 680,322 820,306! 820,350! 500,340 -20,352!"), "#7E9468") + path(ripples(r, -20, 820, 370, 600, 30, .05, .2, 1.6, 1.8), "#EAF3EC", .5)
    # rope out of the left, over the drum and away to the right
    o += rope("-20,214 100,224 250,236 400,238 560,232 700,218 820,206", 22)
    # deck and post
    o += pc("M60 520H740V640H60z", "#8A6248", .45, (2, 6), (0, -6, 7, .3)) + line("M60 560H740M220 526V640M420 526V640M600 526V640", "#4A3438", 4, .7)
    o += pc("M352 250H448L470 530H330z", WOODD, .4, (4, 3), (10, 8, 8, .34)) + path("M352 250H372L352 530H330z", "#A9744A", .7)
    cx, cy, R = 400, 270, 166
    a.defs.append('<g id="sp">' + path(f"M-11 0L-9 -{R}H9L11 0z", c) + path(f"M-11 0L-9 -{R}H-3L-3 0z", l) + path(curve(f"-10,-{R-4}! -16,-{R+30} -12,-{R+66}! 0,-{R+78} 12,-{R+66}! 16,-{R+30} 10,-{R-4}!"), c) + path(curve(f"-10,-{R-4}! -16,-{R+30} -12,-{R+66}! -4,-{R+74}! -6,-{R+30} -3,-{R-4}!"), l) + path(f"M-13 -{R+14}h26v9h-26z", BRASS) + "</g>")
    o += f'<g transform="translate({cx} {cy})"><circle cx="12" cy="14" r="{R}" fill="none" stroke="{SHADOW}" stroke-opacity=".32" stroke-width="44"/>' + "".join(f'<use href="#sp" transform="rotate({k*45+11})"/>' for k in range(8))
    o += f'<circle r="{R}" fill="none" stroke="{d}" stroke-width="44"/><circle cx="-2" cy="-3" r="{R}" fill="none" stroke="{c}" stroke-width="36"/><path d="M-{R+14} -30A{R+17} {R+17} 0 0 1 -20 -{R+16}" fill="none" stroke="{l}" stroke-width="7"/><circle r="{R}" fill="none" stroke="{BRASS}" stroke-width="6"/><circle r="{R}" fill="none" stroke="{LAMP}" stroke-width="2"/>'
    o += line("".join(f"M{n((R-20)*math.cos(t))} {n((R-20)*math.sin(t))}L{n((R+20)*math.cos(t))} {n((R+20)*math.sin(t))}" for t in [.06 + k * .785 for k in range(8)]), d, 5)
    o += f'<circle r="62" fill="{d}"/><circle cx="-2" cy="-3" r="58" fill="{c}"/><circle r="52" fill="none" stroke="{BRASS}" stroke-width="8"/><circle r="26" fill="{dim(BRASS,.4)}"/><circle cx="-2" cy="-3" r="22" fill="{BRASS}"/><circle cx="-8" cy="-10" r="9" fill="#FFE9B0"/>' + "".join(path(disc(40 * math.cos(t), 40 * math.sin(t), 5), LAMP) for t in [k * 1.047 for k in range(6)]) + "</g>"
    # the rest of the rope lies coiled on the deck
    return o + foot(650, 548, 150) + rope("560,540 590,512 650,504 710,516 722,540 690,560 620,562 574,546 600,524 660,518 700,534", 17)


still(27, "sky", None, ferry, halo=(300, 160, 360), op=.3)


# ---- 28 wedding gown
def gown(a):
    w, sh, l = "#F6EEDF", "#C9B4C4", "#FFFDF6"
    o = foot(410, 556, 420)
    # veil behind
    v = "362,96! 300,200 240,360 190,540! 300,566 520,566 620,540! 566,360 500,200 438,96!"
    o += path(curve(v), "#FFFFFF", .3) + line("M366 100Q300 260 214 544M434 100Q510 270 598 544M350 150Q290 330 270 556", "#FFFFFF", 3, .5)
    o += path("M388 70h24v40h-24z", "#D9B490") + path(disc(400, 62, 19), WOODL) + path(disc(394, 56, 9), lit(WOODL, .5))
    sk = "352,268! 330,330 270,430 196,540! 260,562 330,552 400,566 470,552 540,562 606,540! 530,430 470,330 448,268! 400,280"
    o += soft(curve(sk), 14, 12, 11, .34) + path(curve(sk), l) + path(curve(sk), a.lin([(0, w), (.5, "#FFFBF0"), (1, "#DCC9CC")], 0, 0, 1, .3), None, 'transform="translate(3 4)"')
    for s in ("372,276! 350,380 312,552! 280,558 262,558! 320,420", "404,280! 402,420 396,564! 362,556 348,554! 384,420", "432,276! 462,400 500,554! 480,554 462,554! 436,420", "446,272! 500,400 576,550! 556,560 540,560! 480,420"):
        o += path(curve(s), sh, .6)
    o += path(curve("352,268! 330,330 270,430 196,540! 218,548! 290,440 346,340 368,276!"), "#FFFFFF", .9)
    # three garlands of flowers at the hem
    hem = sample("214,520 270,536 330,524 400,540 470,524 540,536 590,520", 26)
    for i, (x, y) in enumerate(hem):
        col = (PINK, "#E88FA0", LAMP)[i % 3]
        o += path(curve(f"{n(x-12)},{n(y+10)}! {n(x-2)},{n(y+2)} {n(x+10)},{n(y+12)}! {n(x)},{n(y+18)}"), LEAF) + path("".join(disc(x + 6 * math.cos(t), y + 6 * math.sin(t), 6) for t in (.3, 1.56, 2.8, 4.06, 5.3)), col) + path(disc(x, y, 4), CREAM)
    # bodice, sleeves, sash
    for s in (1, -1):
        X = lambda spec: curve(" ".join(f"{n(400-s*(400-float(t.split(',')[0])))},{t.split(',')[1]}" for t in spec.split()))
        sl = X("344,124! 296,128 268,160 266,204! 288,226 326,222 344,206!")
        o += soft(sl, 6, 8, 6, .26) + path(sl, l) + path(sl, w if s == 1 else mix(w, sh, .5), None, 'transform="translate(2 4)"') + line(X("330,136! 296,160 290,214!").replace("z", ""), sh, 4, .7) + path(X("262,196! 286,220 328,218 346,200! 348,214 328,232 284,234 260,208!"), PINK)
    bd = "340,122! 372,140 428,140 460,122! 470,180 462,230 450,272! 400,286 350,272! 338,230 330,180"
    o += soft(curve(bd), 8, 8, 7, .28) + path(curve(bd), l) + path(curve(bd), w, None, 'transform="translate(2 4)"') + path(curve("460,122! 470,180 462,230 450,272! 430,280 418,282! 436,220 440,134!"), sh, .7) + line("M400 148V274M376 150Q384 220 388 276M424 150Q418 220 414 276", sh, 3.4, .8) + "".join(path(disc(400, y, 5), LAMP) for y in (168, 196, 224, 250))
    o += path(curve("340,122! 372,140 428,140 460,122! 456,138! 428,156 372,156 344,138!"), "#FFFFFF")
    o += path(ribbon(sample("446,282 470,340 456,410 486,470", 14), [20, 26, 26, 30]), SHADOW, .18, 'transform="translate(5 8)"') + path(ribbon(sample("446,282 470,340 456,410 486,470", 14), [20, 26, 26, 30]), TULIP) + path(ribbon(sample("452,282 496,330 500,390 530,436", 14), [18, 24, 24, 28]), dim(TULIP, .16)) + path(curve("348,262! 400,278 452,262! 458,282 452,294! 400,308 348,294! 342,280"), TULIP) + path(curve("348,262! 400,278! 400,288 346,274!"), lit(TULIP, .35)) + path(curve("446,270! 430,250 410,258 418,276! 430,290 440,286") + curve("452,270! 478,246 498,258 488,278! 472,292 458,286"), lit(TULIP, .12)) + path(disc(449, 276, 13), dim(TULIP, .2))
    # the crown of flowers that holds the veil
    ws = sample("352,96 372,110 400,114 428,110 448,96", 13)
    return o + "".join(path(curve(f"{n(x-14)},{n(y+4)}! {n(x)},{n(y-8)} {n(x+14)},{n(y+4)}! {n(x)},{n(y+12)}"), LEAF) + path(disc(x, y, 8), (TULIP, CREAM, PINK)[i % 3]) + path(disc(x - 2, y - 2, 3), LAMP) for i, (x, y) in enumerate(ws))


still(28, "dusk", "dark", gown, 470, (380, 260, 380))


# ---- 29 bell frame: a trestle of oak, the bell hangs in it
def bellframe(a):
    c = "#8A5E3A"
    d, l = dim(c, .4), lit(c, .42)
    o = foot(410, 548, 600) + path("M100 520H700V556H100z", dim(c, .5), None, 'transform="translate(6 10)"')
    # far trestle
    o += "".join(path(f"M{x} 160h26v370h-26z", dim(c, .5)) for x in (236, 540)) + path("M200 152H604V176H200z", dim(c, .5))
    # the bell
    b = "306,420! 326,396 336,350 340,290! 344,236 366,206 400,202! 434,206 456,236 460,290! 464,350 474,396 494,420! 400,452"
    o += path("M380 148h40v62h-40z", IRON) + soft(curve(b), 12, 12, 9, .34) + path(curve(b), "#F6D692") + path(curve(b), a.lin([(0, "#8A5A24"), (.28, "#E9BE6A"), (.5, "#C08636"), (1, "#5E3A1E")], 0, 0, 1, 0), None, 'transform="translate(2 4)"') + path("M338 300Q400 318 462 300V310Q400 328 338 310z", "#6E4A24", .7) + path("M344 252Q400 268 456 252V258Q400 274 344 258z", "#6E4A24", .6) + path("M304 418Q400 452 496 418L500 432Q400 470 300 432z", "#D9A650") + path("M318 438Q400 462 482 438Q400 452 318 438z", "#2E1C18") + line("M400 440V468", "#4A3020", 10) + path(disc(400, 480, 21), "#3A384A") + path(disc(394, 474, 9), "#8B879E") + path(curve("352,250! 348,330 330,400! 342,404! 364,330 366,240!"), "#FFF3CC", .6)
    o += "".join(path(star(x, y, 11), "#FBE3A4") for x, y in ((370, 352), (400, 358), (430, 352)))
    # headstock with iron straps, wheel at its end with the rope
    hs = "M176 118Q400 92 624 118V168Q400 150 176 168z"
    o += soft(hs, 8, 14, 8, .34) + path(hs, l) + path(hs, c, None, 'transform="translate(3 5)"') + line("M200 136Q400 118 600 138", d, 4, .5) + "".join(path(f"M{x} 106h18v52h-18z", IRON) + path(f"M{x} 106h6v52h-6z", IRONL) for x in (362, 420))
    # near trestle: two posts, braces, sills
    for x0, x1 in ((150, 104), (626, 672)):
        pst = f"M{x0} 150h36L{x1+34} 530H{x1-4}z" if x0 < 400 else f"M{x0-12} 150h36L{x1+22} 530H{x1-16}z"
        o += pc(pst, c, .5, (4, 2), (9, 6, 7, .32))
    o += pc("M148 306L272 164L300 176L168 338z", c, .5, (3, 3), (7, 7, 6, .3)) + pc("M656 306L528 164L500 176L636 338z", dim(c, .12), .4, (3, 3), (7, 7, 6, .3))
    o += pc("M148 470L652 470V500H140z", c, .45, (3, 4), (7, 10, 7, .3)) + pc("M84 520H716V552H84z", c, .5, (3, 5), (6, 8, 7, .34))
    o += "".join(path(disc(x, y, 9), dim(c, .6)) + path(disc(x - 1, y - 2, 6), "#E3B27C") for x, y in ((160, 180), (640, 180), (136, 486), (664, 486), (112, 536), (400, 536), (690, 536), (166, 312), (638, 312)))
    o += "".join(path(f"M{x} 106h44v22h-44z", BRASS) + path(f"M{x} 106h44v7h-44z", "#FBE3A4") for x in (146, 612))
    return o


still(29, "sea", "stone", bellframe, 470, (340, 240, 380))


# ---- 30 glass lantern, lit
def lantern(a):
    o = a.glow(400, 320, 330, LAMP, .9)
    o += f'<ellipse cx="410" cy="528" rx="300" ry="42" fill="{AMBER}" fill-opacity=".4"/>' + foot(410, 528, 300, .5)
    # patches of coloured light on the table
    o += path("M230 560l70 -30 50 14 -66 40z", TULIP, .4) + path("M520 540l80 -14 60 26 -90 22z", "#5E9AC4", .4) + path("M380 560l60 -10 40 30 -80 14z", "#86A85A", .4)
    m = "#33283A"
    o += line("M400 92a36 36 0 1 1 1 0", m, 12) + line("M370 42a36 36 0 0 1 24 -20", IRONL, 4)
    rf = curve("400,84! 420,120 470,150 528,192! 272,192! 330,150 380,120!")
    o += soft(rf, 8, 10, 8, .34) + path(rf, IRONL) + path(rf, m, None, 'transform="translate(3 5)"') + path(curve("400,88! 376,126 330,156 286,190! 340,190! 384,130!"), "#6A6080", .9) + path("M376 128q24 -10 48 0l-4 16q-20 -8 -40 0z", LAMP)
    # the body: eight panes of glass that belly out
    P = [(300, 204), (278, 290), (286, 390), (320, 478)]
    rr = [(500, 204), (522, 290), (514, 390), (480, 478)]
    cols = [[TULIP, "#F2A65E", LAMP, "#86B86A"], [LAMP, "#7FC0D8", "#F2A65E", TULIP], ["#6FA6D4", "#C9839A", "#86B86A", LAMP]]
    for j in range(3):
        (xl0, y0), (xl1, y1), (xr0, _), (xr1, _) = P[j], P[j + 1], rr[j], rr[j + 1]
        for i in range(4):
            f0, f1 = (0, .22, .5, .78)[i], (.22, .5, .78, 1)[i]
            q = f"M{n(xl0+(xr0-xl0)*f0,0)} {y0}L{n(xl0+(xr0-xl0)*f1,0)} {y0}L{n(xl1+(xr1-xl1)*f1,0)} {y1}L{n(xl1+(xr1-xl1)*f0,0)} {y1}z"
            c = cols[j][i]
            o += path(q, mix(c, SHADOW, .18 if i == 3 else 0)) + path(q, CREAM, .3 if i in (1, 2) else .1)
            o += path(f"M{n(xl0+(xr0-xl0)*f0+8,0)} {y0+8}l14 0l-10 {(y1-y0)*.6:.0f}l-8 0z", CREAM, .55 if i < 2 else .2)
    o += a.glow(400, 340, 120, "#FFF3CC", .95) + path(curve("400,268! 430,320 434,360 400,384 366,360 372,320"), "#FFF6D8") + path(curve("400,320! 418,350 416,372 400,380 384,372 382,350"), AMBER, .7)
    L = ""
    for f in (0, .22, .5, .78, 1):
        L += "M" + "L".join(f"{n(l_[0]+(r_[0]-l_[0])*f,0)} {l_[1]}" for l_, r_ in zip(P, rr))
    o += line(L + "M278 290H522M286 390H514", m, 9, extra='stroke-linejoin="round"') + line("M302 206L280 290L288 390L322 476", IRONL, 2.6, .8)
    o += pc("M266 188H534V210H266z", m, .4, (2, 4), None) + pc("M306 474H494L522 520H278z", m, .4, (2, 5), (6, 8, 6, .36)) + path("M330 486h140v6H330z", IRONL, .5)
    for x, y, s in ((150, 140, 2.2), (640, 180, 2), (690, 360, 2.4), (120, 380, 2), (560, 80, 1.6)):
        o += a.firefly(x, y, s)
    return o


still(30, "night", "night", lantern, 450, (400, 300, 330), .5)
