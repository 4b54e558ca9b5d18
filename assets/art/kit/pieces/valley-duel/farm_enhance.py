"""Farm cards 14 to 16: people of the wheels."""
from _faces import *
from _symbols import cog_d


def cogwheel(x, y, r_, teeth, c, spokes=5, off=0.0, shadow=True):
    """A cog with cut-out windows, lit from the upper left."""
    d = cog_d(x, y, r_, teeth, r_ * .13, off)
    h = ""
    for i in range(spokes):
        t0, t1 = 2 * math.pi / spokes * i + off + .22, 2 * math.pi / spokes * (i + 1) + off - .22
        p = lambda q, t: f"{n(x+math.cos(t)*q)} {n(y+math.sin(t)*q)}"
        h += f"M{p(r_*.3,t0+.2)}L{p(r_*.64,t0)}A{n(r_*.64)} {n(r_*.64)} 0 0 1 {p(r_*.64,t1)}L{p(r_*.3,t1-.2)}A{n(r_*.3)} {n(r_*.3)} 0 0 0 {p(r_*.3,t0+.2)}z"
    ex = 'fill-rule="evenodd"'
    return (path(d + h, SHADOW, .3, ex + ' transform="translate(6 9)"') if shadow else "") + path(d + h, lit(c, .5), None, ex) + path(d + h, c, None, ex + ' transform="translate(2 3)"') + path(disc(x, y, r_ * .17), dim(c, .4)) + path(disc(x - 1, y - 1.5, r_ * .11), lit(c, .5))


# ======== 14: the clockmaker, very old, a glass in the eye, a little wheel in the pincers ======
a = Art(800, 600, 114)
r = a.r
a.add(room(a, "#5A3E46", "#FFCF8E", (240, 210, 440)))


def clock(x, y, q, c, h, m):
    t0, t1 = math.radians(h), math.radians(m)
    o = path(disc(x, y, q), SHADOW, .35, 'transform="translate(7 10)"') + path(disc(x, y, q), lit(c, .4)) + path(disc(x + 2, y + 3, q - 1), c) + path(disc(x, y, q * .82), "#E9D8B4") + path(disc(x + 1.5, y + 2, q * .8), "#FFF6E0")
    o += "".join(path(disc(x + math.cos(k * math.pi / 6) * q * .66, y + math.sin(k * math.pi / 6) * q * .66, q * (.06 if k % 3 == 0 else .035)), "#5A3E30") for k in range(12))
    return o + line(f"M{x} {y}L{n(x+math.cos(t0)*q*.4)} {n(y+math.sin(t0)*q*.4)}", INKE, q * .1) + line(f"M{x} {y}L{n(x+math.cos(t1)*q*.6)} {n(y+math.sin(t1)*q*.6)}", INKE, q * .07) + path(disc(x, y, q * .08), TULIP)


a.add(clock(110, 236, 92, "#8A5A34", -140, -60), clock(250, 150, 58, "#B07A3E", 60, -20), clock(708, 180, 76, "#6E4A5A", -30, 120), clock(610, 110, 44, "#A9752A", 190, -80))
a.add(pc("M650 280H770V600H650z", "#7A4A30", .4, (3, 4), (6, 9, 7, .3)), path("M640 276H780V292H640z", "#9A6A44"), path("M672 310H748V520H672z", "#3A2428"), line("M710 312L690 440", GOLD, 5), path(disc(688, 452, 27), "#B07A2A"), path(disc(685, 448, 23), "#F0C868"), line("M736 312V400", "#C9B08A", 3), path("M728 400h16v50h-16z", "#C98F3A"))
a.add(cogwheel(60, 420, 62, 12, "#C98F3A", 5, .1), cogwheel(158, 392, 44, 9, "#A9623A", 4, .3))
b, done = torso(a, "424,436! 350,450 308,496 288,620! 656,620! 632,496 586,450 510,436!", "#6E7A52")
a.add(done(path(curve("424,440! 440,530 436,620! 500,620! 500,530 512,440!"), "#F4EADA") + path(curve("400,442! 380,500 414,580 438,620! 390,620! 370,520") + curve("530,442! 552,500 524,580 502,620! 550,620! 572,520"), dim("#6E7A52", .25)) + "".join(path(disc(468, y, 7), BRASS) for y in (500, 540, 580)) + line("M504 540Q560 560 590 520", GOLD, 5)))
hb, hf = hair("wild", "#E6E0E4")
hfs = path(curve("-78,30! -112,26 -122,-2 -110,-14! -126,-30 -112,-60 -96,-56! -84,-40 -76,-10") + curve("78,30! 112,26 122,-2 110,-14! 126,-30 112,-60 96,-56! 84,-40 76,-10"), "#E6E0E4") + path(curve("-78,30! -112,26 -122,-2 -110,-14! -126,-30 -112,-60! -100,-30 -88,10"), "#FFFFFF", .8)
loupe = path("M12 -22H56L66 24H2z", INK) + path("M12 -22H26L20 24H2z", "#5A5268") + path("M8 -26H60V-14H8z", "#3E3850") + path(disc(34, 12, 19), "#BFE0EE") + path(disc(29, 6, 8), "#FFFFFF", .8) + f'<circle cx="34" cy="12" r="20" fill="none" stroke="{BRASS}" stroke-width="5"/>' + line("M60 -18L88 -40", INK, 5)
a.add(bust(face("pale", "old", .2, "open", "#4A6A5A", brow=("#DDD6DA", -8, -2, 12), nose="long", mouth="soft", lip="#9A4A44", blush=.6, lines=True, front=hfs, over=group(loupe, t="translate(6 -8)") + line("M-30 -92q-6 -18 6 -26M0 -98q0 -18 14 -22", "#E6E0E4", 6)), 468, 296, 1.08, 4))
a.add(path("M424 436L468 470L512 436L524 456L486 486L468 474L450 486L412 456z", "#F4EADA"), path("M468 474L446 492L452 508L468 496L484 508L490 492z", "#A83A33"))
# pincers with a bright little wheel
a.add(a.glow(282, 372, 90, "#FFE7A0", .8), cogwheel(276, 360, 44, 10, "#E9B23A", 5, .2), sleeve("318,530 262,566 290,500", [80, 74, 52], "#6E7A52"), path(curve("274,500! 306,488 318,516 284,526!"), "#F4EADA"), line("M300 450L282 384M310 454L296 388", IRONL, 6), hand(304, 474, "pale", "pinch", 1.0, -8))
a.add(sleeve("630,530 650,590 560,606", [80, 74, 56], "#6E7A52"), hand(540, 590, "pale", "open", .95, 0, True), path(disc(540, 572, 25), "#8A5A20"), path(disc(538, 569, 22), "#F3D080"), path(disc(539, 571, 16), "#FFF6E0"), line("M539 571V560M539 571L547 576", INKE, 3))
finish(a, 14, .36, "#1A0F18")

# ======== 15: the inventor, goggles up, violet coat, a tulip of springs =========================
a = Art(800, 600, 115)
r = a.r
a.add(room(a, "#3A4A62", "#B9E0E6", (210, 190, 420)))
a.add(pc("M20 50H300V330H20z", "#2F5D8E", .35, (3, 4), (6, 9, 7, .3)), line("M40 90H280M40 130H280M40 170H280M40 210H280M40 250H280M40 290H280M60 66V316M100 66V316M140 66V316M180 66V316M220 66V316M260 66V316", "#6E9CC8", 1.6, .5), f'<circle cx="110" cy="200" r="62" fill="none" stroke="#DCEBF2" stroke-width="5"/><circle cx="208" cy="156" r="38" fill="none" stroke="#DCEBF2" stroke-width="5"/>', line("M110 138V262M48 200H172M66 156L154 244M154 156L66 244M208 118V194M170 156H246", "#DCEBF2", 3), path(disc(110, 200, 12) + disc(208, 156, 9), "#DCEBF2"), line("M60 296L150 280L260 300", "#F5C45E", 4))
a.add(shelf(560, 810, 210, "#5A4A5E"), path("M600 206v-60q0 -14 10 -18v-22h24v22q10 4 10 18v60z", "#7FB0A8", .85), path("M600 206v-40h44v40z", "#4F8A7E"), path("M604 150q0 -12 8 -16v-24h6v26q-6 4 -6 16v40h-8z", CREAM, .6), cogwheel(712, 168, 36, 9, "#C98F3A", 4, .2), path("M760 206v-70h30v70z", "#A83A33"), path("M760 150h30v16h-30z", LAMP))
coat = "#7552A0"
b, done = torso(a, "420,434! 340,448 294,492 268,620! 680,620! 656,492 600,448 516,434!", coat)
a.add(done(path(curve("428,440! 436,520 430,620! 508,620! 506,520 510,440!"), "#EFE6D6") + path(curve("404,440! 366,490 400,560 430,620! 396,620! 346,510") + curve("532,440! 572,490 536,560 508,620! 548,620! 596,510"), lit(coat, .16)) + "".join(path(disc(x, y, 9), BRASS) + path(disc(x - 2, y - 3, 3.5), "#FFF0C0") for x, y in ((402, 540), (536, 540), (414, 590), (526, 590))) + path(rounded(566, 550, 70, 60, 8), dim(coat, .28)) + line("M584 556V520M602 556V510M618 556V526", IRONL, 8)))
hb, hf = hair("bob", "#2A2230")
gog = path("M-96 -62Q0 -110 96 -62V-44Q0 -92 -96 -44z", "#6B4326") + "".join(path(disc(x, -76, 33), "#3E2A20") + path(disc(x, -77, 30), BRASS) + path(disc(x, -76, 22), "#5A8A9A") + path(disc(x, -76, 20), "#BFE3EA") + path(f"M{x-14} -82l14 -12 8 4 -20 18z", "#FFFFFF", .9) for x in (-38, 38)) + path("M-8 -84H8V-68H-8z", "#8A5A20")
a.add(bust(face("#EBC6A0", "heart", .35, "wide", "#3A2A1E", True, brow=("#2A2230", -6, -2, 8), nose="small", mouth="laugh", lip="#B2404A", blush=.7, under=path("M-62 44l22 -10 6 8 -20 12z", "#4A3A40", .5), back=hb, front=hf, over=gog), 470, 296, 1.08, 5))
a.add(path(curve("412,430! 440,462 470,472 530,428! 546,448 508,492 468,498 422,486"), "#E9B23A"), path(curve("412,430! 440,462 470,472! 440,488 422,486"), lit("#E9B23A", .4), .8))
# the clockwork tulip in her hand, petals of sheet brass on a spring
spring = "".join(f"M{252+((i%2)*2-1)*-17} {372+i*13}L{252+((i%2)*2-1)*17} {385+i*13}" for i in range(8))
a.add(a.glow(252, 300, 130, "#FFD9F0", .5), line(spring, "#6E788E", 7), line(spring, "#E6EBF0", 3), bloom("violet", 252, 304, 1.36, -4), path(disc(216, 350, 7) + disc(252, 360, 7) + disc(288, 350, 7), GOLD), line("M296 300Q340 280 330 240", IRONL, 5), cogwheel(330, 232, 20, 8, GOLD, 3, 0), path("M180 470q24 -24 60 -8q-16 24 -60 8zM324 452q-24 -22 -58 -2q18 22 58 2z", "#6E9A58"), line("M184 470L240 464M320 452L268 452", "#BFD88E", 3))
a.add(sleeve("308,520 250,580 256,520", [84, 78, 56], coat), path(curve("228,508! 256,492 288,510 276,540! 250,552 230,536"), "#EFE6D6"), hand(254, 492, "#EBC6A0", "fist", 1.05, 0), sleeve("644,520 696,560 680,470", [84, 78, 56], coat), path(curve("650,474! 676,454 708,470 700,496! 674,504 652,494"), "#EFE6D6"), line("M676 430L700 330", "#6B4326", 14), path("M690 336L722 344L726 320L742 326L748 290L716 282L708 304L694 302z", IRONL), path("M690 336L706 340L722 284L716 282L708 304L694 302z", "#F2F5F8"), hand(676, 442, "#EBC6A0", "fist", 1.05, 12))
finish(a, 15, .34, "#121430")

# ======== 16: the wheelwright, brown beard, leather apron, signed papers on the wall ==============
a = Art(800, 600, 116)
r = a.r
a.add(room(a, "#8A6A4C", "#FFE3A8", (560, 170, 440)), line("M-10 60H810M-10 150H810M-10 240H810M-10 330H810M-10 420H810M-10 510H810", "#5A3E2A", 4, .35))
for i, (x, y, k) in enumerate(((596, 96, -5), (690, 120, 6), (610, 246, 4), (712, 272, -4))):
    a.add(group(pc("M-44 -60H44V60H-44z", "#FFF4DE", .5, (2, 3), (4, 6, 5, .28)) + line("M-30 -40H30M-30 -22H30M-30 -4H24M-30 14H10", "#B79A78", 5) + path(disc(20, 38, 15), "#8E2420") + path(disc(18, 35, 13), TULIP) + path("M12 46l-8 30 12 -6 6 10 6 -32z", "#A52E2A") + path(disc(0, -54, 6), IRON), t=f"translate({x} {y}) rotate({k})"))
b, done = torso(a, "424,434! 330,446 278,492 250,620! 700,620! 676,492 616,446 520,434!", "#5F7A8E")
a.add(done(path(curve("372,442! 388,520 366,620! 586,620! 566,520 576,442! 548,438! 536,520! 408,520! 398,438!"), "#8A5A38") + path(curve("372,442! 388,520 366,620! 404,620! 414,524 408,520! 398,438!"), lit("#8A5A38", .35), .8) + path("M410 520H536V534H410z", dim("#8A5A38", .35)) + line("M330 470Q312 540 300 620M622 470Q640 540 650 620", dim("#5F7A8E", .25), 5, .6)))
hb, hf = hair("swept", "#6B4226")
a.add(bust(face("rosy", "square", -.25, "open", "#6A4A2A", brow=("#5A361E", 0, 2, 11), nose="broad", mouth="soft", blush=.6, front=hf + beard("full", "#7A4A2A"), over=line("M-84 -40Q-40 -78 0 -84Q44 -78 86 -40", "#A83A33", 13) + line("M-84 -43Q-40 -81 0 -87", "#E58E78", 4) + group(path("M-5 -60H5V20L0 34L-5 20z", "#E9B23A") + path("M-5 20H5L0 34z", "#F3DDB4"), t="translate(92 -22) rotate(-14)")), 472, 288, 1.12, -2))
a.add(path("M416 432L470 474L524 430L542 450L506 490L470 476L434 490L398 452z", "#E9DCC4"), path("M416 432L470 474L452 480L434 490L398 452z", "#FFFFFF", .6))
# the wheel at his side, one spoke half driven in
wx, wy, R = 176, 400, 178
o = f'<circle cx="{wx+9}" cy="{wy+13}" r="{R}" fill="none" stroke="{SHADOW}" stroke-opacity=".32" stroke-width="40"/>'
for i in range(10):
    if i == 1:
        continue
    o += f'<g transform="translate({wx} {wy}) rotate({i*36+14})">' + path("M-11 -30L-8 -168H8L11 -30z", "#7A4E2C") + path("M-11 -30L-8 -168H-2L-3 -30z", "#E0B078") + "</g>"
o += f'<circle cx="{wx}" cy="{wy}" r="{R}" fill="none" stroke="#5A3A24" stroke-width="38"/><circle cx="{wx-2}" cy="{wy-3}" r="{R}" fill="none" stroke="#B07A46" stroke-width="28"/><circle cx="{wx-3}" cy="{wy-5}" r="{R+9}" fill="none" stroke="#E6BC84" stroke-width="5"/><circle cx="{wx}" cy="{wy}" r="{R+20}" fill="none" stroke="#4A485C" stroke-width="7"/>'
o += path(disc(wx, wy, 48), "#5A3A24") + path(disc(wx - 2, wy - 3, 42), "#B07A46") + f'<circle cx="{wx}" cy="{wy}" r="32" fill="none" stroke="{IRON}" stroke-width="7"/>' + path(disc(wx, wy, 14), "#2E2228")
a.add(o, group(path("M-12 -10L-9 -150H9L12 -10z", "#A9744A") + path("M-12 -10L-9 -150H-2L-4 -10z", "#F0C890"), t=f"translate({wx+38} {wy-54}) rotate(50)"))
a.add(sleeve("318,510 300,560 346,500", [90, 84, 60], "#5F7A8E"), hand(322, 432, "rosy", "fist", 1.15, 30), sleeve("650,510 716,560 700,470", [90, 84, 60], "#5F7A8E"), group(path("M-9 -110H9V50H-9z", "#8A5C3A") + path("M-9 -110H-2V50H-9z", "#D9A878") + pc("M-58 -156H58V-92H-58z", "#9A6A40", .42, (3, 4), (5, 8, 6, .3)) + path("M-58 -156H-40V-92H-58zM40 -156H58V-92H40z", IRON), t="translate(700 424) rotate(16)"), hand(698, 440, "rosy", "fist", 1.15, 14))
finish(a, 16, .32, "#22160E")
