import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _story import *

# ================= I Pegs: smoke that is not ours, and forty ash pegs ======================
a = start(341, (0, "#4F6F95"), (.26, "#94A8B0"), (.46, "#EBCF98"), (.6, "#F3BE74"))
r = a.r
a.add(a.glow(470, 330, 330, "#FFE9B4", .85, 240), torn_cloud("-20,120! 120,106 260,118 380,104! 250,142 110,144", "#9FB0B4", "#FBE3AE", .8), torn_cloud("640,88! 760,74 860,82 930,72! 930,104 760,112", "#A9B4B0", "#FBE3AE", .8))
# the smoke: straight as a string
a.add(path(ribbon([(559, 320), (560, 250), (559, 170), (560, 100), (559, -10)], [7, 11, 13, 13, 12], 0), "#F6F0E6", .9), path(ribbon([(562, 320), (563, 250), (562, 170), (563, 100), (562, -10)], [3, 5, 5, 5, 5], 0), "#B9A6B4", .6))
land = valley_land(a, dict(ridge="#8C94A0", ridge2="#C9B7A4", hill="#8E9162", hill2="#767F50", meadow=("#D3B86E", "#A09A54"), island=("#A9A45C", "#68744A"), near=("#9A9450", "#4E5538"), tuft="#68703E", lip="#FCE6AC", water=("#FBDDA0", "#C39F74", "#7A6660"), wlight="#FFF1C8", flow=.6, haze="#EBC488", t=.16), -34)
a.add(land, a.glow(560, 264, 34, LAMP, .9, 22), f'<circle cx="560" cy="263" r="3.400" fill="#FFF0BC"/>')
# the near bank with two rows of pegs that run to one point
top = "-20,470! 160,452 380,446 620,438 800,428 920,424! 920,620! -20,620!"
a.plane(curve(top), a.lin([(0, "#B9A95A"), (.4, "#8A8E4C"), (1, "#4A5236")]), lip="#FCE9B0", shadow=(0, -4, 6, .2), loose=True, inner=a.tufts(10, 890, 470, 590, 26, 20, "#68703E", .8))
VX, VY = 520, 416
P1 = [(VX + (150 - VX) * k, VY + (604 - VY) * k) for k in (.16, .26, .4, .62, .95)]
P2 = [(VX + (500 - VX) * k, VY + (610 - VY) * k) for k in (.16, .26, .4, .64)]
P3 = [(VX + (920 - VX) * k, VY + (604 - VY) * k) for k in (.16, .26, .4)]
for P in (P3, P2, P1):
    for i, (x, y) in enumerate(P):
        h = (y - VY) * .5
        if i + 1 < len(P):
            x2, y2 = P[i + 1]
            a.add(line(f"M{n(x)} {n(y-h*.82)}Q{n((x+x2)/2)} {n((y+y2)/2-h*.8)} {n(x2)} {n(y2-(y2-VY)*.5*.82)}", "#F6EACB", 2.6, .95))
        a.add(peg(x, y, h, lean=(.06, -.05, .03, 0, -.04)[i]))
# cut stone in the grass
a.add(path("M40 520l46 -12 30 10 -2 22 -48 12 -28 -12z", "#8C8196") + path("M40 520l46 -12 30 10 -46 12z", "#D6CBD2") + path("M70 530l46 -12 -2 22 -48 12z", "#6F6680"))
# the surveyor, pegs behind her ears, holds out the first one; her bag of pegs
ears = "".join(path(f"M{x} {y}l34 {k}l1 7l-36 {-k}z", "#E3C08A") for x, y, k in ((-30, -352, -12), (-28, -364, -16)))
hold = group(path("M-7 -74L0 -86L7 -74L6 40H-6z", "#C9A06A") + path("M-7 -74L0 -86L0 40H-6z", "#F3DDB0") + path("M-8 20H8V30H-8z", BRICK), t="translate(-104 -246) rotate(-32)")
a.add(a.glow(620, 470, 140, "#FFE9B4", .3))
bag = path(curve("-30,-150! -46,-120 -40,-84 -14,-80! 6,-84 8,-120 0,-150!"), "#8A5E3E") + path(curve("-30,-150! -46,-120 -40,-84 -32,-82! -34,-116 -22,-150!"), "#C9986A") + "".join(path(f"M{x} -148l-4 {-h}h9l2 {h}z", "#E3C08A") for x, h in ((-26, 34), (-16, 44), (-6, 30)))
a.add(folk(690, 578, 296, flip=True, coat="#5E7A74", legs="#54465E", hair="#8A4A2E", style="bun", skin=SKINS[0], scarf=AMBER, lean=12, near=((34, -222), (92, -238)), far=((40, -210), (60, -190)), hold_near=hold, back=group(bag, t="scale(-1 1)"), haze="#E9B870", t=.1, keep=KEEP, mood="calm"))
a.add(group(ears, t="translate(690 578) scale(-.74 .74) translate(16 8)"))
# the goat takes an interest in a peg
goat = path(curve("-52,2! 0,-4 60,2! 0,9"), SHADOW, .3) + line("M-34 -34L-38 0M-22 -32L-20 0M26 -32L24 0M38 -34L44 0", "#B9A898", 8) + path(curve("-52,-56! -58,-40 -40,-26 0,-24 36,-26 46,-40 44,-58! 20,-66 -20,-66"), "#F3EADA") + path(curve("-20,-24! 36,-26 46,-40 44,-58! 30,-40 0,-32"), "#C9B8B4", .8) + path(curve("-50,-54! -66,-74 -84,-80 -98,-70! -100,-58 -88,-54 -72,-52! -62,-42 -48,-38!"), "#F3EADA") + path("M-84 -80q4 -22 20 -26q-10 12 -10 26zM-76 -80q8 -18 22 -18q-12 8 -14 20z", "#8A7A6E") + path("M-98 -58q-2 10 2 18q8 -6 8 -16z", "#D9CCBE") + path("M-70 -76q12 0 16 10q-10 2 -18 -4z", "#D9C8BC") + eye(-84, -68, 3.4) + path("M42 -60q12 -6 14 -16q4 14 -8 26z", "#F3EADA")
a.add(group(goat, t="translate(400 566) scale(.82)"))
a.add(path(blades(r, 30, 612, 150, 60, 13, .1), "#3E4630"), path(blades(r, 870, 612, 130, 64, 12, -.1), "#3E4630"))
end(a, "chapter-pegs", .34, "#2B1E2E", .55, .5)

# ================= II Lights: a small blue hand at the landing ===============================
a = start(342, (0, "#12142E"), (.26, "#242C5E"), (.42, "#4E5490"), (.5, "#7E7AAE"))
r = a.r
a.add(a.glow(250, 280, 330, "#A9B4E0", .5, 120), stars(((90, 60, 5), (150, 110, 3.6), (260, 46, 4), (420, 90, 5), (470, 50, 3.4), (620, 60, 4.6), (760, 110, 3.6), (840, 40, 5), (350, 130, 3))))
a.add(path(curve("-20,262! 120,226 260,246 420,216 560,248 720,224 920,250! 920,340! -20,340!"), "#3E4478"), path(scallop(r, "-20,288 120,272 300,284 480,268 680,284 920,266 920,340 -20,340", 18), "#2C3264"))
a.add(f'<rect y="296" width="900" height="310" fill="{a.lin([(0,"#5E66A0"),(.2,"#3A4280"),(1,"#10132E")])}"/>')
a.add(path(ripples(r, -20, 900, 304, 420, 22, .05, .2, 1.2, 1.5) + ripples(r, -20, 620, 430, 590, 18, .06, .24, 1.8, 1.8), "#A9B4E6", .3))
# lamps that no one carries: over the water, in a row where none should be
for i, (x, y, s) in enumerate(((76, 330, 4.2), (142, 316, 3.6), (200, 306, 3.2), (252, 298, 2.8), (298, 292, 2.4), (338, 288, 2.2), (50, 372, 5.4), (410, 296, 2.6))):
    a.add(a.firefly(x, y, s * 1.3, BLUELAMP), broken([(x + (k % 2) * 5 - 2, y + 22 + s * 4 + k * s * 3.4, s * (7 - k)) for k in range(4)], BLUELAMP, .6))
a.add(broken([(60, 420, 150), (80, 428, 90), (210, 331, 70)], "#8A96D0", .5), path(blades(r, 60, 420, 110, 110, 13, .08) + blades(r, 210, 330, 60, 44, 9, .05), "#1E2450"), "".join(line(f"M{x} 424Q{x+2} 360 {x+l} {y}", "#1E2450", 4) + path(ribbon([(x + l, y + 6), (x + l, y - 14), (x + l + 1, y - 34)], [8, 10, 5]), "#3A2E3E") for x, y, l in ((36, 316, -6), (92, 296, 8))))
# the landing: its edge comes towards us
a.add(a.glow(600, 400, 250, LAMP, .55, 200))
a.add(path("M470 404L900 372V462H452z", "#8A6448"), path("M470 404L900 372V380L468 412z", "#E9BE84"), line("M462 424L900 396M458 440L900 420M560 398L548 462M690 388L684 462M820 379L822 462", "#4A3438", 2.6, .8))
for x in (492, 640, 800):
    a.add(path(f"M{x} 470h34l-3 140h-28z", "#3A2A34"), path(f"M{x} 470h10l0 140h-7z", "#7A5644"))
a.add(path("M444 458H920V494H440z", "#5E4438"), path("M444 458H920V466H443z", "#C9925E"), path("M440 486H920V500H438z", SHADOW, .5), line("M470 476H620M660 480H780M820 474H900", "#3E2C30", 2.4, .7))
a.add(broken([(560, 530, 150), (580, 552, 110), (552, 574, 130)], LAMP, .45))
# the lamp that is being moved a little to one side
a.add(a.glow(626, 382, 150, LAMP, .75), group(path(curve("-20,0! 8,-6 50,2! 10,8"), SHADOW, .4) + group(use("lantern", 0, 0, 130), t="rotate(-7) translate(0 -102)"), t="translate(626 450)"))
# the eel basket
a.add(use("basket", 846, 452, 96, haze="#2E2450", t=.25), path(ribbon(sample("800,386 816,372 836,376 850,366 872,372 884,360", 8), [5, 10, 11, 10, 8, 3]), "#3E4A5E"), path(ribbon(sample("800,385 816,370 836,373 850,363", 8), [2, 3, 3, 2]), "#8FA3B4"))
# Ketty, barefoot, nearest: she has put her hand down beside it
feet = path(curve("-60,2! 0,-10 90,0! 10,10"), SHADOW, .35) + path(curve("-36,-150! -56,-110 -66,-70 -30,-58! 10,-60 44,-62! 40,-90 20,-130 14,-160!"), "#4E4A78") + path(curve("-60,-84! -64,-50 -70,-26! -40,-16 0,-14! 6,-28 -10,-44 -30,-62!"), "#5B5788") + path(curve("-70,-26! -80,-14 -78,0! -30,4 6,2! 8,-8 -4,-14 -30,-16!"), SKINS[0]) + path(curve("20,-72! 40,-50 44,-24! 36,-10 38,0! 66,2 84,0! 84,-10 70,-14 62,-22! 60,-50 46,-76!"), "#5B5788") + path(curve("42,-22! 36,-10 38,0! 66,2 86,0! 88,-8 76,-13 62,-20!"), SKINS[0])
a.add(folk(748, 452, 260, flip=True, coat="#B9543E", hair="#5A3428", style="plait", hk=1.34, lean=58, legs_svg=feet, near=((40, -190), (84, -128)), far=((60, -210), (110, -190)), hem=-112, haze="#2E2A5A", t=.14, keep=KEEP, mood="calm", tilt=8))
# the hand: it comes up out of the river, over the edge, a brass ring on the thumb
a.add(a.glow(470, 560, 120, BLUELAMP, .6, 46))
SK, SL, SD = "#6FA6D4", "#D6EBF8", "#2F5488"
arm_ = sample("444,606 438,560 446,514 474,468 512,440", 8)
a.add(path(ribbon([(x + 8, y + 9) for x, y in arm_], [62, 54, 46, 40, 38], 0), SHADOW, .38), path(ribbon(arm_, [62, 54, 46, 40, 38], 0), SK), path(ribbon([(x - 13, y - 4) for x, y in arm_], [14, 13, 11, 9, 6], 0), SL, .9), path(ribbon([(x + 15, y + 7) for x, y in arm_], [14, 13, 11, 8, 4], 0), SD, .6))
# the back of the hand on the boards, four fingers spread towards the lamp, the thumb up with its ring
a.add(path(curve("496,470! 488,436 506,410 536,404 556,414 562,436 552,460 528,474"), SHADOW, .34, 'transform="translate(5 9)"'))
for spec, w in (("548,456 566,462 580,466", 17), ("552,444 578,446 596,446", 19), ("552,430 580,424 598,420", 20), ("544,418 566,404 582,394", 19)):
    S = sample(spec, 6)
    a.add(path(ribbon([(x + 2, y + 5) for x, y in S], [w, w, w - 3], 0), SHADOW, .34), path(ribbon(S, [w, w, w - 3], 0), SK), f'<circle cx="{S[-1][0]:.0f}" cy="{S[-1][1]:.0f}" r="{n(w/2-1.4)}" fill="{SK}"/>', path(ribbon([(x, y - w * .28) for x, y in S], [w * .3, w * .3, w * .2], 1), "#F3E6C0", .9), f'<ellipse cx="{S[-1][0]+2:.0f}" cy="{S[-1][1]-1:.0f}" rx="4" ry="3" fill="{SL}"/>')
a.add(path(curve("496,470! 488,436 506,410 536,404 556,414 562,436 552,460 528,474"), SK), path(curve("496,468! 488,436 506,410 534,404! 512,420 502,444 506,468!"), SL, .85), line("M552 452l-16 -3M556 440l-17 -1M554 428l-16 3", SD, 3, .7))
S = sample("514,420 508,394 518,374", 6)
a.add(path(ribbon([(x + 4, y + 5) for x, y in S], [22, 20, 16], 0), SHADOW, .3), path(ribbon(S, [22, 20, 16], 0), SK), '<circle cx="518" cy="374" r="8" fill="#6FA6D4"/>', path(ribbon([(x - 6, y - 1) for x, y in S], [6, 6, 3], 1), SL, .9), '<ellipse cx="509" cy="398" rx="14" ry="6.500" fill="none" stroke="#8A5A1E" stroke-width="7" transform="rotate(-8 509 398)"/><ellipse cx="509" cy="397" rx="14" ry="6.500" fill="none" stroke="#F5C45E" stroke-width="4.500" transform="rotate(-8 509 397)"/>')
a.add('<ellipse cx="442" cy="572" rx="52" ry="9" fill="none" stroke="#CFE6F6" stroke-width="3.400" stroke-opacity=".75"/><ellipse cx="442" cy="575" rx="84" ry="14" fill="none" stroke="#CFE6F6" stroke-width="2.400" stroke-opacity=".42"/>')
# drops run off the elbow
a.add(path("".join(curve(f"{x},{y-s*2}! {x+s},{y} {x},{y+s} {x-s},{y}") for x, y, s in ((424, 530, 4), (462, 548, 4.4), (456, 520, 3.4), (478, 500, 3.6))), SL, .9))
a.add(path(blades(r, 30, 612, 150, 90, 13, .1), "#0E1130"), path(blades(r, 330, 612, 90, 34, 8, .1), "#0E1130"))
end(a, "chapter-lights", .42, "#080A20", .58, .6)
