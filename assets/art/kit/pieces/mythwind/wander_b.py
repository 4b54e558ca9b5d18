import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _story import *

# ================= court: a gate of two beeches, and across it one stalk of grass, tied =================
a = start(364, (0, "#123234"), (.3, "#3A7060"), (.5, "#9ABF86"), (.62, "#E6E2A6"))
r = a.r
a.add(a.glow(452, 280, 340, "#F9F3BE", .95))
a.add(far_trunks(r, 366, "#B4CC9E", (300, 350, 400, 500, 552, 610), 14, .9, lean=8), far_trunks(r, 378, "#86AE88", (250, 330, 580, 660), 24, .9, lean=8, twigs=False))
a.add(f'<rect y="250" width="900" height="150" fill="{a.lin([(0,"#F3F0C6",0),(.6,"#F3F0C6",.55),(1,"#F3F0C6",0)])}"/>')
a.plane(curve("-20,398! 200,380 400,374 560,374 740,384 920,398! 920,620! -20,620!"), a.lin([(0, "#B4BE74"), (.3, "#5E8A56"), (1, "#173A32")]), lip="#F6F0C0", shadow=(0, -4, 6, .2), loose=True, inner=a.tufts(20, 880, 420, 570, 18, 18, "#3F6A4A", .8))
# the path goes through; and another, well trodden, goes round, for those in a hurry
a.plane(curve("432,376! 420,410 380,450 330,500 290,620! 600,620! 570,510 520,450 486,410 474,376!"), a.lin([(0, "#F6ECBE"), (1, "#8FA088")]), lip="#FFF8D8", loose=True, inner=path("".join(f"M{x} {y}q{w//2} -5 {w} 0q-{w//2} 6 -{w} 0z" for x, y, w in ((420, 430, 26), (460, 470, 34), (390, 500, 40), (470, 540, 50), (380, 570, 56))), "#4A6452", .3))
a.plane(curve("700,620! 770,580 800,530 800,470 780,430 740,396! 754,394! 812,430 846,480 850,540 820,620!"), a.lin([(0, "#D9D8A4"), (1, "#7E9480")]), lip="#F3F0CC", loose=True)
# sprites beyond, waiting to be told
ha, hb = hooded(a, "a", "#5E8FBE"), hooded(a, "b", "#77719E", "#7E8A4A", "#A9B060")
a.add(ha(404, 400, .7), hb(502, 398, .68, True), ha(368, 408, .76), hb(540, 404, .74, True))
# the two beeches, grown together overhead
BK, LI, DK = "#7C7766", "#E6E2C2", "#363C36"
LT = sample("222,606 236,500 240,400 244,300 270,204 340,132 440,92 540,56 620,10 660,-40", 26)
RT = sample("682,606 664,500 658,400 656,300 632,208 564,136 464,92 364,52 290,8 250,-40", 26)
WT = [150, 98, 80, 74, 72, 66, 58, 46, 32, 20]
for x0, d in ((222, 1), (682, 1)):
    a.add(path(curve(f"{x0-44},440! {x0-58},520 {x0-88},580 {x0-140},614! {x0+140},614! {x0+92},584 {x0+66},520 {x0+44},440!"), BK), path(curve(f"{x0-44},440! {x0-58},520 {x0-88},580 {x0-140},614! {x0-90},614! {x0-54},570 {x0-36},500!"), LI, .6))
a.add(path(ribbon(sample("268,250 220,150 150,90 90,20", 16), [34, 24, 16, 8], 0), BK), path(ribbon(sample("258,230 214,142 146,84", 16), [8, 7, 3], 0), LI, .7), path(ribbon(sample("636,252 690,150 760,90 820,10", 16), [34, 24, 16, 8], 0), mix(BK, DK, .3)))
for S, k in ((RT, -1), (LT, 1)):
    a.add(soft(ribbon(S, WT, 0), 9, 6, 9, .3), path(ribbon(S, WT, 0), BK if k > 0 else mix(BK, DK, .25)), path(ribbon([(x + 20 * (1 - i / len(S)), y + 6) for i, (x, y) in enumerate(S)], [60, 34, 30, 28, 26, 24, 20, 16, 10, 4], 0), DK, .4), path(ribbon([(x - 26 * (1 - i / len(S)) - 3, y - (14 if k > 0 else 18) * i / len(S)) for i, (x, y) in enumerate(S)], [26, 20, 17, 16, 15, 14, 12, 9, 6, 2], 0), LI, .75))
    # beech bark: short level marks, an eye where a bough was
    a.add(path("".join(f"M{n(x-w/2,0)} {n(y,0)}q{n(w/2,0)} -4 {n(w,0)} 0q{n(-w/2,0)} 5 {n(-w,0)} 0z" for x, y, w in [(S[q][0] + r.uniform(-14, 18), S[q][1] + r.uniform(-8, 8), r.uniform(14, 30)) for q in range(1, 13)]), DK, .5))
# carved as high as the stalk and no higher
for x0, x1, s in ((196, 280, 1), (626, 700, 1)):
    d = ""
    for j in range(9):
        y = 476 + j * 13
        x = x0 + 4 - j * (2 if x0 < 400 else -.6)
        d += "".join(f"M{n(x+i*12,0)} {y}q4 {-6+r.randrange(-2, 3)} 8 0" + (f"m-4 -4v{r.randrange(4, 8)}" if r.random() < .5 else "") for i in range(6))
    a.add(line(d, "#232C30", 2.4, .75), line(d.replace("q4", "q4"), LI, 1, .35, extra='transform="translate(1 1.500)"'))
# the stalk of grass with its knot
a.add(path(ribbon(sample("274,462 360,476 440,480 530,474 628,456", 12), [4, 7, 8, 7, 4], 1), "#2E4A2E", .5, 'transform="translate(2 6)"'), path(ribbon(sample("274,460 360,474 440,478 530,472 628,454", 12), [4, 7, 8, 7, 4], 1), "#D9DE7A"), path(curve("440,476! 424,462 416,470 428,480 440,478!") + curve("440,476! 456,462 466,468 454,480 440,478!"), "#E9EE96"), path(ribbon(sample("436,478 428,494 432,508", 5), [4, 4, 2]) + ribbon(sample("446,478 456,494 452,506", 5), [4, 4, 2]), "#C3CC66"), a.glow(442, 474, 40, "#FFF8C0", .6))
# the step, and a knocker in the form of a snail, asleep
a.add(path(curve("300,536! 450,518 600,536! 620,556 450,566 286,556"), "#8C8E96"), path(curve("300,536! 450,518 600,536! 520,540 380,540"), "#E3E0CC"), path(curve("286,556! 450,566 620,556! 612,572 450,580 296,572"), "#4A5258"))
a.add('<g transform="translate(20 -8)">', f'<circle cx="640" cy="392" r="22" fill="#7A4E2A"/><circle cx="637" cy="389" r="19" fill="#C98B4A"/>', line("M638 392a5 5 0 1 0 -6 4a11 11 0 1 0 4 -19a15 15 0 0 1 17 15", "#7A4A28", 3.4), path(curve("616,408! 628,402 652,404 668,412! 660,420 632,420"), "#D9B87A"), line("M619 405l-6 -5M624 403l-3 -7", "#D9B87A", 3), "</g>")
# a very small clerk with a very long leaf
a.add(use("barefoot", 566, 590, 112, flip=True, left="58,136 36,122 24,106 16,92", right="104,136 118,150 112,168 96,174", haze="#3E6A58", t=.14))
a.add('<g transform="translate(-136 34)">')
leaf = "744,470! 760,500 762,540 748,574 728,604! 722,570 724,530 730,496"
a.add(soft(curve(leaf), 3, 5, 4, .3), path(curve(leaf), "#E3E6A0"), path(curve(leaf), "#BCC66E", None, 'transform="translate(1.500 2)"'), line("M742 500h-6M746 512h-12M748 524h-16M749 536h-18M748 548h-18M744 560h-14M740 572h-10", "#3E3A2A", 3), "</g>")
a.add(walker(352, 604, 236, haze="#24504A", t=.12))
a.add(path(scallop(r, "-30,-40 -30,150 60,150 140,100 230,70 330,30 460,20 590,30 690,70 780,100 850,140 930,150 930,-40", 24), "#2A5A46"), path(scallop(r, "-30,-40 -30,90 70,84 160,50 270,16 400,-12 640,-14 770,20 850,64 930,70 930,-40", 22), "#13322C"), leaf_fall(r, ((200, 100, 60, 40, 9), (730, 90, 60, 40, 9), (450, 50, 60, 20, 5)), "#2A5A46", 17))
a.add(path(fern(60, 640, 170, -70, .9), "#0F2824"), path(fern(110, 640, 120, -55, .8), "#1B443A"), path(fern(850, 640, 150, -110, -.9), "#0F2824"), path(blades(r, 10, 612, 100, 60, 9, .1), "#0F2824"))
end(a, "wander-court", .4, "#071A16", .5, .52)

# ================= road: paved and straight; a scaffold round nothing at all; a plumb line from the sky ==
a = start(365, (0, "#5E92B8"), (.3, "#A3C6D2"), (.5, "#E9E2CA"), (.58, "#F8E2B4"))
r = a.r
a.add(a.glow(180, 160, 300, "#FFF3CC", .85), path(curve("560,110 620,92 720,98 800,84 880,100! 780,120 640,126"), "#FDF3E2", .85), path(curve("330,60 400,48 480,54 540,44! 480,68 390,72"), "#FDF3E2", .75))
a.add(path(curve("-20,312! 140,286 300,302 460,278 620,300 780,270 920,288! 920,420! -20,420!"), "#A9B9B0"), path(curve("-20,344! 120,330 300,340 480,324 660,338 920,314! 920,420! -20,420!"), "#B9C08E"), hamlet(r, 690, 338, 40, "#E3C9B0", "#A8604A", LAMP, 5))
a.plane(curve("-20,366! 200,352 420,348 640,350 920,358! 920,620! -20,620!"), a.lin([(0, "#C9C276"), (.35, "#97A356"), (1, "#50643A")]), lip="#FCEFC0", shadow=(0, -4, 6, .16), loose=True, inner=a.tufts(10, 890, 380, 560, 24, 18, "#70863F", .8))
# poplars along the road, smaller and smaller
for x, y, h in ((706, 372, 96), (738, 386, 140), (790, 414, 220), (878, 470, 360)):
    a.add(use("poplar", x, y, h, haze="#E9E2CA", t=.24 if h < 150 else .06))
# the road, straight as a rule
a.plane(curve("612,350! 600,372 480,480 330,620! 800,620! 720,480 646,372 634,350!"), a.lin([(0, "#E3D8C8"), (1, "#9A8E9C")]), lip="#FFF6DE", loose=True, inner=path("".join(f"M{n(622+(k-622)*t,0)} {n(352+270*t**1.4,0)}h{n(70*t+6,0)}l{n((k-600)*.05*t,0)} {n(24*t+3,0)}h{n(-70*t-6,0)}z" for t in (.16, .28, .42, .58, .76, .96) for k in (372, 470, 568, 666, 760)), "#7A6E84", .26))
for x, y, s in ((566, 394, .34), (512, 444, .6), (330, 556, 1.1)):
    a.add(group(path(curve("-30,2! 0,-4 48,4! 0,9"), SHADOW, .3) + path("M-24 0V-50Q-24 -72 0 -72T24 -50V0z", "#B9AEB4") + path("M-24 0V-50Q-24 -72 0 -72Q-15 -66 -15 -50V0z", CREAM, .8) + path("M9 -70Q24 -66 24 -50V0H9z", VIOLET, .35) + line("M-8 -50v24M0 -50v24M8 -50v24" if s > .5 else "M-4 -50v24M4 -50v24", BRICK, 4) + line("M-11 -14h22", BRICK, 4), t=f"translate({x} {y}) scale({s})"))
# the empty scaffold: six stages, hoists, ladders, and inside a house made of daylight
a.add(path(curve("60,456! 220,436 380,452! 440,470 240,484 80,474"), SHADOW, .24), a.glow(214, 300, 190, "#FFF8E0", .85))
a.add(path("M126 440V250L214 176L304 250V440z", "#FFFDF2", .5), path("M188 440v-56q0 -22 22 -22t22 22v56zM146 300h34v44h-34zM250 300h34v44h-34z", "#FFFFFF", .6))
W1, W2 = "#9A7350", "#D9B07E"
for x in (78, 156, 268, 352):
    a.add(path(f"M{x-4} 456V{96+abs(x-214)*.12:.0f}h8V456z", W1), path(f"M{x-4} 456V{96+abs(x-214)*.12:.0f}h3V456z", W2))
for y in (142, 192, 244, 296, 350, 404):
    a.add(path(f"M62 {y}L368 {y-5}V{y+2}L62 {y+7}z", W2), path(f"M62 {y+7}L368 {y+2}V{y+7}L62 {y+12}z", "#6E4E3A", .9))
a.add(line("M80 400L154 350M270 348L350 400M82 296L154 246M270 244L350 294", W1, 5), "".join(path(f"M{x-6} {y-2}h12v10h-12z", "#E9DCC0") for x in (78, 156, 268, 352) for y in (142, 192, 244, 296, 350, 404)))
a.add(use("ladder", 130, 352, 112, rot=8), use("ladder", 322, 246, 108, rot=-8), line("M352 100L406 88V150", "#5E4A3A", 3), path("M390 150h32l-4 26h-24z", "#B98A5C"), path("M390 150h32l-1 5h-30z", "#F0CE98"))
# a kettle where a sill would be; flags and paper flowers wait in a basket; the cow looks out by the front door
a.add(use("kettle", 214, 243, 40), path(smoke("234,214 240,200 236,188 246,172", [3, 6, 8, 2]), "#FFFFFF", .8))
cow = path(curve("-60,2! 0,-6 84,4! 0,10"), SHADOW, .3) + "".join(path(f"M{x} -40h13l{k} 42h-12z", c) for x, k, c in ((-44, -2, "#8A5A42"), (-24, 1, "#6E4434"), (30, 0, "#6E4434"), (48, 2, "#8A5A42"))) + path(curve("-58,-84! -62,-50 -50,-32 0,-28 50,-32 64,-50 62,-86! 30,-94 -30,-92"), "#A86E4C") + path(curve("62,-86! 64,-50 50,-32 0,-28! 40,-46 44,-86!"), "#7A4A38", .7) + path(curve("-20,-90 10,-92 18,-72 0,-58 -22,-70") + curve("34,-60 52,-64 54,-46 40,-40"), CREAM) + path(curve("-58,-84! -78,-106 -98,-104 -108,-84! -112,-66 -100,-58 -88,-64! -72,-60 -58,-56!"), "#B97E58") + path(curve("-108,-84! -116,-70 -110,-58 -98,-58 -88,-66!"), "#F0D3BC") + path("M-92 -106q-4 -14 6 -18q-2 10 2 16zM-72 -106q6 -14 14 -12q-8 6 -8 16z", CREAM) + path("M-70 -98q16 -4 18 8q-14 2 -20 -4z", "#8A5A42") + eye(-90, -86, 3.6) + path("M60 -84q14 8 10 34l-6 2q2 -20 -8 -28z", "#7A4A38")
a.add(group(cow, t="translate(262 464) scale(.92)"), use("basket", 90, 482, 62), path("M72 430l30 -18 -2 22zM96 424l26 -10 -6 18z", BRICK), path("M72 444L64 414M98 440L104 408", "none", None, 'stroke="#6B4A36" stroke-width="3"'))
# the plumb line hangs out of the sky; the bob turns in a very small circle
a.add('<g transform="translate(672 30)">', line("M0 -40V392", "#4A3E4E", 2.4), path(curve("-17,392! -14,381 0,376 14,381 17,392! 22,420 10,448 0,468! -10,448 -22,420"), "#8A5A24"), path(curve("-17,392! -14,381 0,376! -4,402 -4,434 0,468! -10,448 -22,420"), "#F6D692"), path("M-17 387h34v10h-34z", "#C98B3C"), path("M-17 387h12v10h-12z", "#FBE3A8"), f'<ellipse cx="4" cy="540" rx="22" ry="5" fill="{SHADOW}" fill-opacity=".4"/>', line("M-46 460a46 12 0 0 0 90 4M-46 436a46 12 0 0 0 20 20", CREAM, 2.8, .8), "</g>")
a.add(walker(486, 604, 256))
a.add(path(blades(r, 40, 612, 140, 54, 12, .1), "#3E5230"), path(blades(r, 868, 612, 120, 60, 12, -.1), "#3E5230"))
end(a, "wander-road", .24, "#2B2430", .5, .5)

# ================= beyond: at the top of the pass a loom, and the cloth is tomorrow ========================
a = start(366, (0, "#2E3A6A"), (.26, "#6A6EA0"), (.46, "#C9A0B0"), (.6, "#F6CFA4"), (.72, "#FBE6BE"))
r = a.r
a.add(a.glow(300, 330, 360, "#FFEAC0", .85), stars(((80, 50, 4), (200, 90, 3.4), (330, 40, 4.6), (700, 60, 4), (820, 110, 3.6), (860, 40, 4.6))))
a.add(torn_cloud("-20,190! 110,178 230,188 340,176! 220,206 90,208", "#8A84AC", "#F3CDB8", .85), torn_cloud("640,210! 760,198 860,208 930,198! 930,228 740,232", "#A08CAC", "#F8D8BC", .85))
# far ranges, one behind the other
a.add(path("M-20 400L70 330 130 356 220 284 300 350 380 312 470 366 560 300 640 350 740 290 830 346 920 310V460H-20z", "#A99AB4"), path("M220 284L300 350 262 344 240 320 226 334zM560 300L640 350 606 346 584 328 570 338zM740 290L830 346 786 340 764 316 748 332zM70 330L130 356 100 352z", "#F6E6DC", .8))
a.add(path("M-20 450L110 392 200 420 330 372 420 430 540 396 680 440 800 380 920 424V520H-20z", "#8E86A6"), f'<rect y="380" width="900" height="120" fill="{a.lin([(0,"#FBE6C8",0),(.6,"#FBE6C8",.6),(1,"#FBE6C8",0)])}"/>')
# another valley on the far side: a brown river, a smoke, a tower
a.add(path(curve("-20,470! 60,462 140,468 210,480! 120,492 30,490 -20,496!"), "#C9A484"), mill_far(96, 466, 44, shade=.3, lamp=LAMP), path(ribbon([(130, 452), (131, 430), (130, 410)], [3, 4, 2]), "#FBF2E6", .9))
# our mountain: two slopes meet at the pass
mt = "-20,620! -20,560 90,500 200,430 300,340 372,262 440,214 500,206 570,228 650,300 740,380 840,450 920,490! 920,620!"
a.add(soft(curve(mt), 0, -4, 8, .2), path(curve(mt), "#E9D3C4", None, 'transform="translate(-3 -4)"'), f'<path d="{curve(mt)}" fill="{a.lin([(0,"#8E829C"),(.4,"#6A6288"),(1,"#2E2C54")])}"/>')
a.add(path("M500 206L570 228L650 300L740 380L840 450L920 490V620H560L600 480L548 360L560 290z", "#2B2850", .4), path("M372 262L440 214L500 206L470 260L440 250L412 300L380 290L330 350L300 340z", "#F3E6E0", .75), path("M300 420l40 -30 20 24 -30 40zM210 500l50 -34 26 30 -40 40zM380 480l34 -26 24 22 -28 30zM640 420l34 -20 24 30 -30 24zM720 500l40 -24 30 30 -40 26z", "#A396B0", .5))
# the cloth: it comes away over the edge and hangs down both sides
def cloth(P, w, cols, seed):
    q = random_of(seed)
    S = sample(P, 14)
    o = path(ribbon([(x + 8, y + 10) for x, y in S], [k * 1.04 for k in w], 0), SHADOW, .35)
    o += path(ribbon(S, w, 0), cols[0])
    for i, (f, t, c) in enumerate(cols[1]):
        o += path(ribbon([(x + f * (w[0] + (w[-1] - w[0]) * j / len(S)), y) for j, (x, y) in enumerate(S)], [v * t for v in w], 0), c, .9)
    return o
a.add(cloth("470,226 430,262 378,330 330,390 270,450 180,520 60,620", [76, 84, 96, 110, 130, 156, 190], ("#6E7A96", ((-.34, .12, "#C9CFDC"), (-.16, .05, "#F3F3F6"), (.02, .1, "#8FA0BC"), (.2, .05, LAMP), (.36, .1, "#4A567A"))), 3))
a.add(cloth("526,226 574,262 640,336 700,400 770,470 840,540 920,610", [74, 82, 94, 108, 128, 150, 180], ("#5E8FB4", ((-.34, .1, "#2E5A84"), (-.14, .07, "#CFE6F2"), (.04, .12, "#F6DFA0"), (.22, .04, BRICK), (.36, .1, "#86B0CC"))), 4))
# weather shows in it: rain, a sun, some wind
a.add(line("M352 372l-10 22M334 398l-10 22M366 388l-8 20M306 420l-12 24M280 446l-14 24M322 440l-10 22M246 476l-14 26M214 506l-16 28", "#E6EEF6", 3.4, .8), a.glow(690, 400, 60, "#FFF0B0", .7), '<circle cx="694" cy="402" r="19" fill="#FFF3CC"/><circle cx="696" cy="404" r="16" fill="#F9CF68"/>', line("M746 478q26 -14 44 4q8 12 -4 16q-12 0 -8 -10M800 520q30 -12 56 10", CREAM, 3.4, .8))
# the loom with no roof over it; no one is at the bench
LX = 498
w1, w2, w3 = "#5E4438", "#C99A70", "#3A2A34"
a.add(path(f"M{LX-92} 232L{LX-84} 66H{LX-68}L{LX-70} 232zM{LX+70} 232L{LX+70} 66H{LX+86}L{LX+96} 232z", w1), path(f"M{LX-92} 232L{LX-84} 66H{LX-77}L{LX-83} 232zM{LX+70} 232L{LX+70} 66H{LX+76}L{LX+78} 232z", w2), path(f"M{LX-104} 62H{LX+106}V82H{LX-104}z", w1), path(f"M{LX-104} 62H{LX+106}V69H{LX-104}z", w2), path(f"M{LX-96} 176H{LX+98}V190H{LX-96}z", w1), path(f"M{LX-96} 176H{LX+98}V181H{LX-96}z", w2))
a.add(line("".join(f"M{LX-62+i*8} 82L{LX-56+i*7.3:.0f} 212" for i in range(17)), "#F6EAD2", 2, .95), path(f"M{LX-58} 196L{LX+66} 196L{LX+74} 232Q{LX} 214 {LX-66} 232z", "#7E86A8"), path(f"M{LX-58} 196L{LX+66} 196L{LX+68} 204H{LX-60}z", "#DCE2EE"), path(f"M{LX-61} 208H{LX+69}l1 6H{LX-63}z", LAMP, .9))
a.add(path(curve(f"{LX-34},142! {LX-8},132 {LX+20},132 {LX+46},142! {LX+20},152 {LX-8},152"), "#A8482F"), path(curve(f"{LX-34},142! {LX-8},132 {LX+20},132 {LX+46},142! {LX},138"), "#F0A080"), line(f"M{LX-34} 142Q{LX-70} 150 {LX-100} 128", "#F0D060", 2.6))
# two loose ends: one yellow and warm, one slate
a.add(path(ribbon(sample(f"{LX-70},214 {LX-112},222 {LX-136},206 {LX-160},222 {LX-186},212", 8), [4, 5, 5, 4, 2]), "#F9CF68"), path(ribbon(sample(f"{LX+76},214 {LX+116},220 {LX+140},204 {LX+166},218", 8), [4, 5, 5, 2]), "#7E8CA8"))
# a cairn with a letter in it; wind harps far along the saddle
cairn = "".join(path(curve(f"{x-w/2:.0f},{y} {x-w*.42:.0f},{y-h} {x+w*.1:.0f},{y-h-3} {x+w*.46:.0f},{y-h*.7:.0f} {x+w/2:.0f},{y} {x},{y+5}"), c) + path(curve(f"{x-w/2:.0f},{y} {x-w*.42:.0f},{y-h}! {x+w*.1:.0f},{y-h-3}! {x-w*.1:.0f},{y-h*.6:.0f} {x-w*.24:.0f},{y}"), lit(c, .45), .8) for x, y, w, h, c in ((-38, 0, 62, 30, "#6A6484"), (28, 2, 70, 32, "#5E5878"), (-6, -28, 76, 28, "#77708E"), (4, -54, 58, 26, "#68627F"), (-2, -78, 40, 24, "#8A839C")))
a.add(group(path(curve("-80,6! 0,-6 110,8! 10,16"), SHADOW, .35) + cairn + path("M-24 -42h44v12h-44z", "#1E1A2B") + group(use("letter", 0, 0, 52), t="translate(6 -22) rotate(-10)"), t="translate(530 566) scale(1.16)"))
a.add(walker(420, 600, 212, haze="#3A386A", t=.22))
a.add(path("M-20 620V574L40 556 96 580 150 566 200 600V620zM700 620L760 586 820 604 870 578 920 590V620z", "#1E1C3E"), path(blades(r, 60, 590, 60, 30, 7, .14), "#1E1C3E"))
end(a, "wander-beyond", .32, "#14142E", .5, .5)

# ================= the long way round: it begins at our gate and ends there; by day and by night ==========
a = Art(900, 600, 367)
r = a.r
a.add(f'<rect width="900" height="600" fill="{a.lin([(0,"#7FB6D2"),(.4,"#F3D9B4"),(.52,"#D79AA4"),(.64,"#4E4A8A"),(1,"#171A3E")], 0, 0, 1, .12)}"/>')
a.add(a.glow(150, 150, 260, "#FFF3C4", .95), '<circle cx="150" cy="150" r="46" fill="#FFF6D6"/><circle cx="152" cy="152" r="42" fill="#FBDD8C"/>', use("crescent", 760, 130, 120), stars(((640, 60, 4), (690, 150, 3.4), (840, 70, 5), (870, 180, 3.6), (590, 120, 3), (810, 220, 3.4), (720, 40, 3.4))))
a.add(path(scallop(r, "220,110 250,84 300,86 330,66 380,74 400,100 360,116 270,120", 18), "#FFF9EC", .9))
a.add(path(curve("-20,280! 110,236 230,262 360,222 470,262 600,230 740,262 920,224! 920,400! -20,400!"), a.lin([(0, "#A9BCAE"), (.45, "#A98EA0"), (.6, "#544E86"), (1, "#2E3062")], 0, 0, 1, 0)))
hill = lambda spec, stops: a.plane(curve(spec), a.lin(stops, 0, 0, 1, 0), lip="#F6E3B4", shadow=(0, -4, 5, .16))
hill("-20,330! 140,296 300,310 460,290 620,312 780,290 920,316! 920,620! -20,620!", [(0, "#B9C876"), (.42, "#B4A070"), (.58, "#4E5078"), (1, "#2A2F58")])
# the tower stands where day and night meet
a.add(use("old-mill", 452, 374, 250, mound=False, haze="#C99AA4", t=.16, keep=KEEP + (TULIP,), angle=22, top_w=True))
a.add(a.firs([(120, 330, 60), (150, 334, 44)], "#7E9A5E", False), a.firs([(700, 330, 66), (734, 334, 90), (850, 326, 70)], "#232850", False), hamlet(r, 260, 336, 40, "#EAD6B4", "#B9704E", LAMP, 3), hamlet(r, 620, 340, 36, "#5E5680", "#3A3662", LAMP, 3))
hill("-20,390! 160,362 330,380 500,366 660,384 820,360 920,376! 920,620! -20,620!", [(0, "#9EB65E"), (.42, "#9A8C5A"), (.58, "#3E4268"), (1, "#20254A")])
# the road makes one loop: out on the left by day, home on the right by night
loop = sample("396,590 330,540 200,520 120,480 140,430 240,402 330,390 420,380 500,378 600,388 700,402 780,436 790,486 700,524 580,546 510,592", 12)
a.add(path(ribbon(loop, [110, 78, 54, 38, 24, 16, 12, 12, 16, 24, 38, 54, 78, 110], 0), a.lin([(0, "#F0DEAE"), (.42, "#D9B88A"), (.58, "#6E6A94"), (1, "#4A4878")], 0, 0, 1, 0)))
# by day a dotted line, with the houses; by night a row of lamps, blue and amber by turns
half = len(loop) // 2
for i in range(3, half, 3):
    x, y = loop[i]
    k = (y - 360) / 200
    a.add(f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(3+7*k)}" ry="{n(1.8+3*k)}" fill="{BRICK}"/>')
J = jar(a)
lamps = [(600, 384, .4), (668, 394, .5), (744, 408, .66), (808, 440, .86), (850, 520, 1.3), (716, 566, 1.7)]
for i, (x, y, s) in enumerate(lamps):
    h = 40 * s
    a.add(line(f"M{x} {y}V{n(y-h)}", "#2A2648", 6 * s))
    if i % 2 == 0:
        a.add(J(x, y - h, s))
    else:
        a.add(a.glow(x, y - h - 14 * s, 60 * s, LAMP, .8), group(path("M-11 -24H11L14 0H-14z", AMBER) + path("M-8 -20H8L10 -2H-10z", "#FBDB8C") + path(curve("0,-19! 6,-10 5,-4 0,-2 -5,-4 -6,-10"), "#FFF6D8") + path("M-15 -24L-6 -34H6L15 -24zM-16 -2H16V4H-16z", "#1E1A2B") + line("M0 -34V-40", "#1E1A2B", 3), t=f"translate({x} {y-h:.0f}) scale({s})"))
for x, y, s in ((70, 452, 70), (196, 462, 58)):
    a.add(use("cottage", x, y, s))
# our gate, from the inside; a stick with notches, high ones and low ones
for x, k in ((352, 0), (552, 1)):
    c = ("#8A6248", "#D9B07E") if not k else ("#4A3E5E", "#8A84AC")
    a.add(path(f"M{x-15} 612L{x-13} 424L{x} 410L{x+14} 424L{x+16} 612z", c[0]), path(f"M{x-15} 612L{x-13} 424L{x} 410L{x-3} 612z", c[1]))
a.add(path(curve("336,432! 400,398 504,398 568,432! 568,450! 504,418 400,418 336,450!"), a.lin([(0, "#9A7350"), (1, "#4A3E5E")], 0, 0, 1, 0)), path(curve("336,432! 400,398 504,398 568,432! 504,405 400,405"), "#F3D9A8", .7), use("lantern", 452, 412, 62))
# both leaves of the gate stand open
a.add(path("M340 606L268 560V452L340 470zM328 590V486L280 474V556z", "#8A6248", None, 'fill-rule="evenodd"'), path("M340 536L268 506v12l72 32zM310 478h10v106l-10 -6z", "#A87A54"), path("M566 606L640 560V452L566 470zM578 590V486L628 474V556z", "#3E3658", None, 'fill-rule="evenodd"'), path("M566 536L640 506v12l-74 32zM588 478h10v106l-10 6z", "#564E78"))
a.add(line("M384 604L374 462", "#8A5E3A", 11), line("M381 604L371 462", "#E3BE86", 4), line("M372 480l10 -2M373 492l10 -2M374 504l10 -2M379 560l10 -2M380 570l10 -2M380 580l10 -2M381 590l10 -2", "#3A2430", 3.4))
a.add(walker(442, 608, 214), use("barefoot", 504, 606, 92, haze="#3A3468", t=.2))
a.add(path(blades(r, 40, 612, 150, 56, 13, .1), "#4E6A3A"), path(blades(r, 868, 612, 130, 64, 12, -.1), "#12142E"), a.tulip(96, 596, 52, TULIP, .05), a.tulip(134, 604, 46, "#E7A13D", -.05))
end(a, "wander-long-way", .26, "#141430", .5, .5)
