"""Farm cards 11 to 13: people of the harbour."""
from _faces import *


def sea(a, hy, top, low, glint="#E6F0F0", count=40):
    return f'<rect y="{hy}" width="800" height="{600-hy}" fill="{a.lin([(0, top), (1, low)])}"/>' + path(ripples(a.r, 0, 800, hy + 14, 590, count, .04, .14, 2, 1.8), glint, .5)


def gull(x, y, s, rot=0):
    return group(path("M-40 -6Q-20 -26 0 -4Q22 -28 44 -10Q20 -14 4 8Q-2 12 -8 6Q-18 -10 -40 -6z", CREAM) + path("M4 8Q20 -14 44 -10Q28 -8 10 12z", VIOLET, .35), t=f"translate({x} {y}) rotate({rot}) scale({s})")


def tall_ship(x, y, s, hull="#6E4632", sail="#F6EBD8", t="#B9CBD0", k=.1):
    o = path(curve("-120,0! -40,10 60,10 130,-14! 116,30 96,52 70,56! -70,56 -100,36"), hull) + path("M-120 0Q0 18 130 -14L126 0Q0 30 -116 14z", "#E2B67C") + line("M-50 4V-190M36 2V-220", "#5A3E30", 8)
    for mx, h, w in ((-50, 190, 52), (36, 220, 60)):
        for i in range(3):
            y0 = -h + 20 + i * 56
            q = w * (.62 + .2 * i)
            o += path(f"M{mx-q} {y0}H{mx+q}Q{mx+q*.82:.0f} {y0+26} {mx+q*1.02:.0f} {y0+46}H{mx-q*1.02:.0f}Q{mx-q*.82:.0f} {y0+26} {mx-q} {y0}z", sail) + path(f"M{mx+q*.3:.0f} {y0}H{mx+q}Q{mx+q*.82:.0f} {y0+26} {mx+q*1.02:.0f} {y0+46}H{mx+q*.34:.0f}z", VIOLET, .22)
        o += path(f"M{mx} {-h-14}l34 8-34 10z", TULIP)
    return group(tint(o, t, k), t=f"translate({x} {y}) scale({s})")


# ======== 11: the sea captain, white beard, spyglass under the hand ==========================
a = Art(800, 600, 111)
r = a.r
a.add(sky(a, "day", 330, (180, 250, 340)), puff(a, "20,120 130,92 230,102 330,76 410,106 430,134 260,150 70,142", 24), puff(a, "590,84 680,60 760,64 830,56 830,104 680,114", 20))
a.add(sea(a, 326, "#A9CBD0", "#2F639C"), tall_ship(150, 380, 1.0), gull(330, 190, .8, -8), gull(690, 170, .7, 10), gull(380, 130, .5))
coat = "#2F4470"
b, done = torso(a, "424,430! 330,442 272,488 244,620! 710,620! 684,488 622,442 520,430!", coat)
a.add(done(path(curve("420,430! 440,520 436,620! 516,620! 514,520 524,430!"), "#F6EBDA") + path(curve("396,432! 366,500 410,580 440,620! 420,500") + curve("548,432! 580,500 536,580 508,620! 526,500"), dim(coat, .3)) + "".join(path(disc(x + 1, y + 2, 11), "#8A5A20") + path(disc(x, y, 10), GOLD) + path(disc(x - 3, y - 3, 4), "#FFF0C0") for x in (386, 562) for y in (510, 560, 606)) + path("M262 476L330 452L342 470L274 500z", GOLD) + path("M690 480L624 452L612 470L680 504z", dim(GOLD, .2)) + line("".join(f"M{264+i*11} {494-i*4}l-4 22" for i in range(7)) + "".join(f"M{620+i*11} {474+i*4}l4 22" for i in range(7)), "#B07F2A", 5)))
cap = path(curve("-100,-40! -112,-92 -92,-132 -40,-152 20,-154 80,-138 112,-96 102,-40! 60,-66 0,-74 -60,-66"), "#F4F1EA") + path(curve("-100,-40! -112,-92 -92,-132 -40,-152 6,-154! -48,-120 -72,-60!"), "#FFFFFF") + path(curve("20,-154 80,-138 112,-96 102,-40! 90,-70 66,-110"), VIOLET, .25) + path(curve("-98,-28! -60,-64 0,-76 60,-66 98,-30! 104,-60 60,-98 0,-106 -60,-96 -102,-58"), coat) + path(curve("-98,-28! -60,-64 0,-76! -4,-104! -60,-96 -102,-58"), lit(coat, .25), .8) + path(curve("-94,-24! -60,-58 0,-68 60,-60 94,-26! 60,-44 0,-50 -60,-40"), INK) + path("M0 -104L6 -92L19 -91L9 -83L12 -71L0 -78L-12 -71L-9 -83L-19 -91L-6 -92z", GOLD)
a.add(bust(face("rosy", "square", .3, "narrow", "#3E6A8E", brow=("#F0EAEC", 0, 4, 13), nose="bulb", mouth="calm", blush=.9, lines=True, front=beard("full", "#F0EAEC") + hair("sides", "#E4DDE2")[1] + line("M-12 74Q4 82 20 72", "#8A3A34", 5), over=cap), 472, 292, 1.1, 2))
# the glass, half drawn out, held against the chest
gl = pc("M-150 -26L20 -34V34L-150 26z", "#8A5A34", .4, (2, 4), (6, 10, 7, .32)) + path("M-150 -26L20 -34V-20L-150 -14z", "#D9A878", .8) + pc("M20 -26H110V26H20z", "#C98F3A", .5, (2, 4), None) + path("M20 -22H110V-10H20z", "#FBE3A4") + path("M-160 -34H-138V34H-160zM10 -38H28V38H10zM102 -30H118V30H102z", "#E9B84E") + path("M-160 -34H-138V-22H-160zM10 -38H28V-24H10zM102 -30H118V-20H102z", "#FFF0C0") + f'<ellipse cx="-160" cy="0" rx="10" ry="33" fill="#BFE0EE"/><ellipse cx="-162" cy="-8" rx="5" ry="16" fill="#FFFFFF"/>'
a.add(group(gl, t="translate(226 430) rotate(28)"))
a.add(sleeve("310,510 268,590 330,590 350,520", [90, 88, 76, 62], coat), path(curve("322,520! 350,500 384,516 372,548! 344,560 324,548"), GOLD), hand(352, 494, "rosy", "fist", 1.15, -30))
a.add(sleeve("660,510 706,580 690,630", [90, 88, 80], coat))
finish(a, 11, .26, "#14233F")

# ======== 12: the helmswoman, hair in the wind, the wheel before her ============================
a = Art(800, 600, 112)
r = a.r
a.add(sky(a, "dusk", 340, (200, 330, 360)), a.glow(180, 330, 240, "#FFD9A0", .7))
for spec in ("-20,150! 120,120 280,138 420,118! 300,160 120,176", "480,100! 600,70 720,86 820,66! 740,112 580,126", "240,240! 380,216 520,232 640,214! 540,256 380,266"):
    a.add(path(curve(spec), "#4A4478", .7), path(curve(spec), "#F2C2A0", .7, 'transform="translate(-4 7) scale(1 .98)"'))
a.add(sea(a, 350, "#B98A9A", "#232B5A", "#F4C9A0", 46), path(curve("-20,420! 100,396 220,420 330,400 460,430 600,404 820,430! 820,620! -20,620!"), "#2E3A70", .8), path(curve("-20,424! 100,398 220,422 330,402 460,432! 340,412 220,434 100,410"), "#9A86B0", .7))
a.add(line("M700 -20L640 620M790 -20L690 620", "#4A3030", 9), line("M690 60L812 90M682 130L800 164M674 200L790 238M664 280L780 318M656 360L760 396", "#6B4A3E", 6))
coat = "#3A5A8E"
b, done = torso(a, "430,436! 346,448 292,494 268,620! 700,620! 676,494 614,448 520,436!", coat)
a.add(done(path(curve("420,440! 430,530 420,620! 540,620! 534,530 532,440!"), "#F4EEE2") + line("M424 490H536M426 526H536M426 562H538M424 598H538", "#C23B34", 13) + path(curve("420,440! 394,500 420,590 432,620! 380,620! 370,500") + curve("532,440! 560,500 536,590 526,620! 580,620! 592,500"), lit(coat, .12))))
hairb = path(curve("-60,-60! 20,-120 110,-90 190,-110! 160,-70 220,-50! 170,-20 230,10! 150,20 190,56! 110,50 100,100! 60,60 0,40"), "#241C2A") + path(curve("-20,-90! 60,-118 130,-88 180,-100! 140,-70 190,-44! 140,-30 100,-40! 40,-70"), "#4A3A52", .8)
hb, hf = hair("swept", "#2E2432")
ker = path(curve("-90,-20! -104,-70 -80,-124 -10,-142 60,-130 100,-80 94,-26! 60,-70 0,-84 -56,-74"), "#C23B34") + path(curve("-90,-20! -104,-70 -80,-124 -16,-142! -60,-104 -74,-58!"), lit("#C23B34", .35), .85) + path("".join(disc(x, y, 6) for x, y in ((-60, -96), (-20, -112), (24, -116), (62, -98), (-2, -94), (44, -90))), CREAM) + path("M92 -40L150 -66L140 -40L170 -20L100 -22z", "#A52E2A")
a.add(bust(face("olive", "heart", -.45, "open", "#2E1E14", True, brow=("#241C22", -4, -2, 9), nose="point", mouth="smirk", lip="#A03A3E", blush=.5, back=hairb, front=path(curve("-86,10! -92,-40 -70,-80! -62,-50 -72,-20!"), "#2E2432"), over=ker + f'<circle cx="-86" cy="42" r="11" fill="none" stroke="{LAMP}" stroke-width="5.500"/>'), 474, 290, 1.08, -5))
a.add(path(curve("418,432! 446,466 480,474 534,432! 548,452 514,494 476,500 430,488"), "#2E4674"), path(curve("418,432! 446,466 480,474! 452,490 430,488"), lit("#2E4674", .3), .7))
# the wheel, low in front
W = ""
for i in range(8):
    W += f'<g transform="rotate({i*45+12})">' + path("M-9 -40L-7 -196Q-14 -204 -12 -226Q-10 -254 0 -258Q10 -254 12 -226Q14 -204 7 -196L9 -40z", "#6B4028") + path("M-9 -40L-7 -196Q-14 -204 -12 -226Q-10 -254 0 -258Q-5 -240 -4 -200L-3 -40z", "#C98F5A") + "</g>"
W = f'<circle cx="7" cy="12" r="160" fill="none" stroke="{SHADOW}" stroke-opacity=".35" stroke-width="44"/>' + W + '<circle r="160" fill="none" stroke="#5A3420" stroke-width="42"/><circle cx="-2" cy="-3" r="160" fill="none" stroke="#A9683A" stroke-width="32"/><circle cx="-3" cy="-5" r="171" fill="none" stroke="#E0A870" stroke-width="6"/><circle r="146" fill="none" stroke="#7A4828" stroke-width="4"/>' + "".join(path(disc(math.cos(math.radians(i * 45 + 34.5 - 90)) * 160, math.sin(math.radians(i * 45 + 34.5 - 90)) * 160, 6), GOLD) for i in range(8)) + path(disc(0, 0, 50), "#5A3420") + path(disc(-2, -3, 44), "#C98F3A") + path(disc(0, 0, 30), "#8A5A20") + path(disc(-2, -3, 22), "#F3D080")
a.add(sleeve("640,520 690,580 560,600", [84, 80, 60], coat), group(W, t="translate(286 560)"))
a.add(sleeve("330,520 364,520 398,478", [82, 66, 52], coat), hand(404, 448, "olive", "fist", 1.1, -20), hand(470, 566, "olive", "fist", 1.1, 30), sleeve("650,530 600,600 500,586", [84, 74, 52], coat))
a.add(hand(476, 572, "olive", "fist", 1.1, 40))
finish(a, 12, .34, "#141436")

# ======== 13: the dock hand, big and bald, a coil of rope and a hook ============================
a = Art(800, 600, 113)
r = a.r
a.add(sky(a, "late", 340, (260, 270, 340)), sea(a, 340, "#CDB59A", "#3E6684", "#FFE6BE", 24))
a.add(line("M90 620V90L300 60", "#4E3A32", 22), line("M84 620V92", "#9A7250", 6), line("M90 210L230 74", "#4E3A32", 14), line("M290 64V250", "#6B5644", 5), path("M276 250h28v22q10 22 -14 30q-22 -4 -16 -20q10 10 16 0q2 -8 -14 -12z", IRON))
a.add(pc("M206 300H380V440H206z", "#B9844E", .42, (3, 5), (8, 10, 8, .3)), line("M206 346H380M206 394H380M250 300V440M336 300V440", "#7A5230", 5, .6), line("M206 300L290 274L380 300", "#6B5644", 5), group(path("M44 62H52V78Q60 76 62 68L67 71Q64 84 48 88Q32 84 29 71L34 68Q36 76 44 78z" + disc(48, 56, 7), "#5A3422", .8), t="translate(236 252) scale(1.2)"))
a.add(pc("M-20 470H230V620H-20z", "#A9744A", .42, (3, 5), (8, 4, 8, .3)), line("M-20 520H230M-20 570H230M60 470V620M160 470V620", "#6B4326", 5, .6), use("barrel", 740, 520, 220), path("M-20 596H820V620H-20z", "#5A4034"))
b, done = torso(a, "420,430! 300,438 236,480 200,620! 760,620! 730,480 652,438 528,430!", "#E4DAC6")
a.add(done(line("M236 500Q480 540 740 496M214 556Q480 600 758 552M206 606Q480 640 760 606", "#4F6F95", 16, .85) + path(curve("420,430! 430,470 474,490 520,470 528,430!"), SKIN["tan"])))
a.add(bust(face("tan", "square", .2, "open", "#3E4A3A", brow=("#4A3226", 2, -5, 12), nose="broad", mouth="smirk", lip="#8A4038", blush=.35, stubble="#4A3226", front=beard("goatee", "#4A3226"), under=line("M40 -52l16 18M44 -34l14 -12", "#B4705A", 4), over=path(curve("-60,-70! -40,-92 -10,-98! -30,-84 -44,-64!"), CREAM, .5) + f'<circle cx="-84" cy="36" r="10" fill="none" stroke="{LAMP}" stroke-width="5"/>'), 474, 286, 1.16, 3))
a.add(path(curve("396,424! 436,462 476,470 548,422! 566,450 520,496 476,504 416,490"), "#C23B34"), path(curve("396,424! 436,462 476,470! 440,492 416,490"), lit("#C23B34", .35), .8), path("M520 466L580 500L556 508L572 536L510 490z", "#A52E2A"), path("".join(disc(x, y, 5) for x, y in ((430, 474), (460, 486), (496, 482), (528, 458))), CREAM))
# rope over the shoulder, hook in the fist
a.add(rope("250,460 300,420 356,470 370,560 340,640", 30), rope("214,480 270,420 340,452 360,560 320,640", 30, "#C9A878"), rope("190,520 240,440 320,440 346,540 300,640", 30))
ar = sleeve("690,510 760,560 740,480 680,430", [104, 100, 84, 66], SKIN["tan"])
a.add(ar, bloom("red", 738, 536, .3, 16, False), line("M742 550q4 12 0 22", "#3E6A3C", 5), group(pc("M-14 -24H14V40H-14z", "#8A5C3A", .4, (2, 3), (4, 6, 5, .3)) + path("M-6 -24V-60Q-6 -110 40 -104Q78 -94 66 -46Q60 -30 46 -40Q62 -84 34 -86Q12 -86 12 -56V-24z", IRON) + path("M-6 -24V-60Q-6 -110 40 -104Q10 -98 4 -60V-24z", IRONL, .8), t="translate(662 426) rotate(-10)"), hand(664, 432, "tan", "fist", 1.3, 0))
finish(a, 13, .3, "#2A1E22")
