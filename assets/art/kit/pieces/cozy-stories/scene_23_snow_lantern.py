"""C23: snow in a black wood; a lantern like a mill glows in the clearing, one line of footprints leads to it and none away."""
from _stage import *
from _players import *

a = scene(23)
r = a.r
BLK = "#141A2C"
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#1C2C46"),(.25,"#3A5672"),(.42,"#7F9DB0"),(.5,"#B9CCD6")])}"/>')
LX, LY = 476, 842
a.add(a.glow(LX, LY - 220, 560, "#F7D48A", .5))
# far wood in three hazes
a.add(far_trunks(r, 560, "#6E8CA2", [x + r.uniform(-10, 10) for x in range(20, 900, 46)], 11, .8))
a.add(mist(a, 420, 190, .55, "#DCE8EE"))
a.add(path(curve("-20,590! 180,556 400,574 640,548 920,576! 920,760! -20,760!"), "#C3D6E2"))
# the one lit window, far off
a.add(a.glow(262, 512, 90, LAMP, .7), path("M216 560V506L262 466L310 506V560z", "#4A627C"), path("M206 512L262 462L320 512L314 520L262 476L212 520z", "#E6EFF4"), path("M248 506h28v32h-28z", LAMP), path("M260.500 506h3v32h-3zM248 520h28v3h-28z", "#4A3A40"), path("M284 480v-26h12v36z", "#4A627C"), path("M282 450h16v6h-16z", "#E6EFF4"))
a.add(path(ribbon(sample("262,562 274,590 250,620 268,650", 10), [6, 9, 13, 16]), LAMP, .22))
a.add(far_trunks(r, 620, "#3F5872", [46, 118, 176, 350, 420, 566, 640, 700, 788, 850], 17, 1))
a.add(path("".join(curve(f"{x-20},{y}! {x-6},{y-10} {x+14},{y-10} {x+26},{y}! {x},{y+6}") for x, y in ((46, 622), (118, 626), (176, 618), (350, 622), (420, 620), (566, 620), (640, 624), (700, 620), (788, 624), (850, 620))), "#EAF2F6"))
# the clearing
a.plane(curve("-20,660! 140,628 330,642 520,616 720,640 920,612! 920,1220! -20,1220!"), a.lin([(0, "#DCE8F0"), (.3, "#B6CBDC"), (.7, "#7F9BBA"), (1, "#43587E")]), lip="#FFFFFF", shadow=(0, -3, 8, .2), loose=True)
a.add(path(curve("-20,760! 120,716 260,740 330,790! 220,770 100,784 -20,830!") + curve("920,720! 800,700 690,730 620,780! 720,756 820,764 920,800!"), "#EAF2F8", .8))
# shadows of the trunks run away from the light
for x0, y0, w0, x1, y1, w1 in ((60, 760, 40, -120, 800, 90), (846, 742, 36, 1020, 770, 80), (700, 700, 24, 840, 690, 50), (250, 706, 22, 120, 690, 44), (110, 1010, 60, -60, 1120, 160), (800, 1000, 60, 960, 1090, 160)):
    a.add(path(f"M{x0-w0/2} {y0}L{x0+w0/2} {y0+6}L{x1+w1/2} {y1+10}L{x1-w1/2} {y1-10}z", "#4E6690", .4))
# warm light lies on the snow
a.add(a.glow(LX, LY + 14, 400, "#FBD78E", .95, 190), a.glow(LX, LY + 10, 210, "#FFF0C0", .8, 84))

# middle trunks, black, each with a lit side towards the lantern
MARK = mix(BLK, "#9FB6CC", .55)


def bole(P, w, side, top=True):
    S = sample(P, 70)
    o = path(ribbon(S, w, prec=0), BLK)
    f = w[1]
    o += path(ribbon([(x + side * f * .4, y) for x, y in S[1:]], [0] + [v * .12 for v in w[1:]], prec=0), "#E7B066" if abs(S[0][0] - LX) < 420 else "#6E86A4", .75)
    x, y = S[0]
    o += path(curve([(x - f * 1.1, y + f * .3, 1), (x - f * .55, y - f * .3), (x - f * .44, y - f * 1.2, 1), (x + f * .44, y - f * 1.2, 1), (x + f * .6, y - f * .25), (x + f * 1.2, y + f * .3, 1), (x, y + f * .2)]), BLK)
    # snow blown against the bark and heaped at the foot
    sn = "".join(f"M{n(x2-f*.42,0)} {n(y2,0)}q{n(f*.2,0)} {n(-18)} {n(f*.1,0)} {n(-44)}q{n(-f*.16,0)} 10 {n(-f*.1,0)} 44z" for x2, y2 in S[2:-1:2]) if f < 60 else "".join(f"M{n(x2-f*.5,0)} {n(y2,0)}q26 -14 20 -60q-12 30 -18 60zM{n(x2+f*.2,0)} {n(y2+60,0)}q18 -12 14 -44q-10 20 -14 44z" for x2, y2 in S[2:-1:2])
    o += path(sn, "#DCE8F0", .9) + path(curve([(x - f * 1.5, y + f * .4, 1), (x - f * .7, y - f * .02), (x, y + f * .1), (x + f * .8, y - f * .04), (x + f * 1.7, y + f * .4, 1), (x, y + f * .55)]), "#C3D6E6")
    return o


a.add(bole("250,700 246,480 256,240 240,-30", [30, 26, 24, 26], 1), bole("704,694 712,480 700,230 716,-30", [32, 28, 26, 30], -1), bole("606,650 612,420 602,200 616,-30", [20, 18, 16, 18], -1), bole("372,648 366,420 376,200 362,-30", [18, 16, 14, 16], 1))
a.add(path(ribbon("250,330 300,280 350,262 392,226", [16, 11, 7, 2]) + ribbon("246,430 200,380 150,360", [16, 9, 2]) + ribbon("704,420 660,370 640,310 646,270", [16, 10, 6, 2]) + ribbon("706,520 760,470 780,430", [14, 8, 2]), BLK), path(ribbon("252,322 300,272 350,254 390,222", [2, 8, 6, 1]) + ribbon("244,424 200,372 154,354", [2, 7, 1]) + ribbon("708,512 756,464 778,428", [2, 6, 1]), "#EAF2F8"))

# footprints: one line, to the lantern and no further
FP = sample("300,1230 352,1150 330,1070 372,1000 350,946 396,900 420,868", 4)
pr = ""
step, acc, side, last = 30, 0, 1, FP[0]
for i in range(1, len(FP)):
    acc += math.dist(FP[i], FP[i - 1])
    s = .34 + .8 * max(0, (FP[i][1] - 850) / 350)
    if acc > step * (s + .25):
        acc = 0
        side = -side
        (x, y), (u, v) = FP[i - 1], FP[i]
        L = math.dist((x, y), (u, v)) or 1
        px, py = u - (v - y) / L * 13 * s * side, v + (u - x) / L * 13 * s * side
        q = math.degrees(math.atan2(v - y, u - x)) + 90
        g = f'transform="translate({n(px,0)} {n(py,0)}) rotate({n(q,0)}) scale({n(s,2)} {n(s*.8,2)})"'
        d = curve("-9,10 -11,-8 -6,-22 6,-22 11,-8 9,10") + curve("-7,16 7,16 8,28 0,32 -8,28")
        near = min(1, max(0, (FP[i][1] - 850) / 300))
        pr += f'<path d="{d}" fill="{mix("#FFF6D8", "#EAF2FA", near)}" transform="translate({n(px+2.4)} {n(py+2,0)}) rotate({n(q,0)}) scale({n(s,2)} {n(s*.8,2)})"/><path d="{d}" fill="{mix("#A9763C", "#3A5280", near)}" {g}/>'
a.add(pr)


# the lantern: a mill of black iron and amber panes
def mill_lantern():
    F = "#2B2430"
    o = path(curve("-96,6! -92,-14 92,-14 98,6! 60,22 -60,22"), F) + path("M-92 -12Q0 -2 92 -12L94 -6Q0 6 -93 -6z", "#8A6A58")
    glass = curve("-78,-14! -72,-90 -62,-170 -56,-226! 56,-226! 62,-170 72,-90 78,-14! 0,-4")
    o += path(glass, AMBER) + path(curve("-66,-14! -58,-90 -50,-170 -46,-214! 46,-214! 50,-170 58,-90 66,-14! 0,-6"), LAMP) + path(curve("-48,-12! -44,-80 -34,-140 0,-170! 34,-140 44,-80 48,-12!"), "#FFE9A6")
    o += path(curve("0,-132! 22,-92 26,-62 0,-46! -26,-62 -22,-92"), "#FFFFFF") + path(curve("0,-92! 12,-72 10,-58 0,-50! -10,-58 -10,-72"), "#F9C45E") + path("M-15 -48h30v38h-30z", CREAM) + path("M4 -48h11v38H4z", "#EAD2A0")
    # ribs, hoops, the round door as a cut-out
    o += line("M-78 -14C-70 -90 -60 -170 -56 -226M78 -14C70 -90 60 -170 56 -226M-30 -8C-27 -90 -24 -170 -22 -226M30 -8C27 -90 24 -170 22 -226", F, 8) + line("M-74 -72Q0 -60 74 -72M-66 -142Q0 -132 66 -142", F, 6) + line("M-76 -20C-68 -90 -59 -170 -55 -224", "#F7C878", 2)
    o += path("M-56 -230H56L62 -214H-62z", F)
    # cap
    o += path(curve("-74,-222! -70,-262 -44,-292 -12,-304 0,-316! 14,-304 46,-290 70,-260 74,-222! 0,-208"), F) + path(curve("-74,-222! -70,-262 -44,-292 -12,-304 0,-316! -30,-282 -48,-252 -54,-219!"), "#7A6A74") + path("M-74 -222Q0 -206 74 -222V-214Q0 -198 -74 -214z", "#8A6A58")
    o += path(curve("-58,-276! -40,-300 -12,-314 0,-326! 16,-312 44,-300 60,-274! 30,-284 0,-286 -30,-282"), "#F4F8FB") + f'<circle cx="0" cy="-344" r="21" fill="none" stroke="{F}" stroke-width="8"/>' + path(curve("-16,-358! -8,-372 8,-372 16,-358! 8,-364 -8,-364"), "#F4F8FB")
    arm = path("M-6 -4H150V4H-6z", F) + path("M-6 -4H150V-1H-6z", "#B98A5A") + path("M30 8H146V42H30z", "#F7C65E", .5) + line("M32 8V42M55 8V42M78 8V42M101 8V42M124 8V42M146 8V42M30 25H146", F, 4, None, "butt") + path("M28 40H148V45H28z", F)
    o += group("".join(group(arm, t=f"rotate({22+90*k})") for k in range(4)) + f'<circle r="15" fill="{F}"/><circle cx="-3" cy="-3" r="8" fill="#B98A5A"/>', t="translate(0 -232) scale(.94 1)")
    return o


a.add(a.glow(LX, LY - 120, 300, "#FFE3A0", .75), place(mill_lantern(), LX, LY, 1.16))
a.add(path(curve(f"{LX-150},{LY+16}! {LX-90},{LY-2} {LX-40},{LY+14} {LX+20},{LY+4} {LX+80},{LY+14} {LX+150},{LY+10}! {LX+100},{LY+42} {LX-80},{LY+44}"), "#FFF3D2"))

# the owl on its bough, looking down
a.add(path(ribbon(sample("940,330 860,300 780,308 700,284 620,292 560,270", 16), [60, 46, 36, 26, 16, 3]), BLK), path(ribbon(sample("810,306 780,360 740,392 726,430", 10), [16, 11, 7, 2]) + ribbon(sample("690,288 660,250 616,230", 10), [14, 8, 2]), BLK), path(ribbon(sample("940,308 860,282 780,292 706,272 640,280 566,264", 16), [24, 18, 14, 12, 8, 2]), "#F0F5F9"))
ow = tint(draw("owl").replace('cy="71" r="8.5"', 'cy="76" r="8"').replace('cy="67" r="3"', 'cy="72" r="3"'), "#3A4A6A", .12, (AMBER, LAMP, INK))
a.add(group(ow, t="translate(752 200) rotate(-7) scale(.98) translate(-90 -112)"), path(curve("660,276! 700,262 780,268 840,280! 780,300 700,294"), "#F0F5F9"))

# near frame: two great trunks and a bough, snow on them
a.add(bole("60,1120 40,800 66,420 20,-40", [150, 112, 96, 120], 1), bole("884,1110 892,820 866,480 906,-40", [140, 104, 90, 112], -1))
a.add(path(scallop(r, "-40,-60 -40,90 60,130 170,96 260,60 330,80 400,30 420,-60", 30), BLK), path(scallop(r, "-40,-70 -40,40 60,84 160,52 250,14 330,34 390,-10 400,-70", 28), "#E3ECF3"), path(scallop(r, "-40,-90 -40,10 60,50 160,20 250,-20 330,0 390,-40", 24), BLK))
a.add(path(curve("-20,1150! 80,1110 200,1130 280,1180 300,1230! -20,1230!") + curve("920,1120! 820,1104 720,1136 660,1190 640,1230! 920,1230!"), "#2E4068"), path(curve("-20,1150! 80,1110 200,1130 280,1180! 200,1144 90,1126 -20,1166!") + curve("920,1120! 820,1104 720,1136 660,1190! 730,1150 820,1120 920,1136!"), "#DCE8F4"))
for x, L, k in ((180, 120, -70), (214, 90, -50), (150, 90, -96), (760, 120, -110), (730, 84, -126)):
    q = math.radians(k)
    a.add(line(f"M{x} 1190Q{n(x+L*.4*math.cos(q))} {n(1190+L*.6*math.sin(q))} {n(x+L*math.cos(q))} {n(1190+L*math.sin(q))}", BLK, 5), path(disc(x + L * math.cos(q), 1190 + L * math.sin(q), 6), "#F0F5F9"))
# snow falling
a.add(snowfall(r, 70, 0, 0, 900, 640, (1.4, 3.2), "#F4F8FB", .8), snowfall(r, 44, 100, 200, 840, 1120, (2, 4.6), "#FFFFFF", .85), snowfall(r, 10, 0, 100, 900, 1180, (6, 9), "#FFFFFF", .6))
a.add(a.vignette(.5, .52, .6, "#0A1024"), a.grain(.4))
a.save(OUT + "scene-23.svg")
