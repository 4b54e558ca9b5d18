import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _buildings_a_to_co import *

# A tiny white chapel on its knoll at noon: one bell, and a sprite on the rope.
a = Art(1200, 900, 51)
r = a.r
WALL = "#FBF4E6"

sky(a, "day")
puffs(a, 250, 190, 300)
puffs(a, 1010, 250, 250)
puffs(a, 690, 104, 170, "#F6F2E6", "#C2D8E2")
a.add(peaks("-20,560 60,500 110,530 210,440 290,520 380,480 520,560 760,560 880,470 950,530 1040,430 1120,510 1220,450", 700, "#A9BCC6", "#D9E2DC"))
a.add(path(curve("-20,610! 130,556 300,590 470,610 700,600 900,560 1060,580 1220,550! 1220,800! -20,800!"), "#A3BFA0"), a.firs([(x, 606 + r.uniform(-16, 20), r.uniform(40, 76)) for x in (30, 70, 128, 330, 374, 880, 930, 1000, 1150)], "#86A78C", True))
# the Tarry below, slow and brown
a.add(path(curve("-20,664! 140,640 330,650 500,640! 420,664 300,690 120,700 -20,720!"), "#B8A888"), path(ripples(r, -20, 400, 656, 700, 9), "#F3E6C8", .7))
a.add(hamlet(r, 60, 636, 34, "#EFE3CC", "#B98A68", None, 4))
a.add(path(curve("-20,730! 160,690 330,700 560,690 900,650 1080,640 1220,610! 1220,920! -20,920!"), a.lin([(0, "#93B26C"), (1, "#5E7F4E")])))
a.add(a.bush(1060, 664, 130, 74, "#6F9458"), a.bush(1150, 660, 150, 100, "#64894F"), a.bush(90, 730, 150, 70, "#6F9458"))

# the knoll
knoll = curve("150,920! 210,830 330,740 470,676 620,650 780,664 920,716 1060,800 1180,920!")
a.plane(knoll, a.lin([(0, "#A9C66F"), (.4, "#7FA356"), (1, "#4F7444")]), lip="#D3DE9A", at=(4, 4), shadow=(8, -4, 8, .12))
a.add(a.tufts(300, 1020, 720, 860, 26, 30, "#5E8648", .7, top=lambda x: 664 + abs(x - 640) ** 1.7 / 330))
# footpath: winds up from the lower left
a.add(path(curve("300,930! 380,866 560,846 640,812 600,780 540,752 560,722 592,700! 640,700! 640,724 620,750 690,778 740,816 700,862 580,890 520,930!"), "#C9A578"), path(curve("306,930! 390,868 566,850 650,812 606,776 548,750 566,722 592,700! 602,700! 580,726 566,748 624,776 668,814 580,858 420,884 356,930!"), "#F3E3BC", .7), path(pebbles(r, 420, 640, 850, 900, 7, 18), "#A9825C", .5))

# birches behind and beside
a.add(use("birch", 908, 742, 470, haze="#D9E6DC", t=.08))
a.add(use("birch", 268, 770, 420, flip=True, haze="#D9E6DC", t=.16))

# ---- the chapel ----
a.add(lens(640, 704, 380, 20, .34))
# long side in soft shade, running back to the right
a.add(path("M660 470L826 500L824 700L662 712z", a.lin([(0, "#C9C2D3"), (1, "#A9A3BF")], 0, 0, 1, 0)), path("M660 470L826 500V522L660 500z", VIOLET, .35))
for x, y in ((702, 562), (766, 568)):
    a.add(path(gothic(x - 4, y - 6, 38, 82), "#E9E3E6"), path(gothic(x, y, 30, 74), "#5F7FA6"), path(f"M{x} {y+52}L{x+24} {y+8}h6L{x+6} {y+74}h-6z", "#BFD8E8", .5), path(f"M{x+13} {y+2}h4v72h-4zM{x} {y+38}h30v4h-30z", "#E9E3E6"))
a.add(path("M664 694L825 684V702L664 714z", "#8C8196"), path(rows(668, 698, 822, 1, 8, 22, 8, r, -.06), "#B5AEBE", .8))
# roof of the nave: slate with moss
a.add(soft("M604 344L790 372L852 506L682 478z", 5, 10, 7, .26), path("M600 340L790 370Q824 436 854 506Q770 500 676 474Q640 404 600 340z", a.lin([(0, "#6F8EA8"), (1, "#4B6384")])))
for i in range(5):
    t = (i + 1) / 5.6
    x0, y0, x1, y1 = 600 + 76 * t, 340 + 134 * t, 790 + 64 * t, 370 + 136 * t
    a.add(line(f"M{n(x0+6)} {n(y0)}" + "".join(f"q{n((x1-x0)/18)} 9 {n((x1-x0)/9)} {n((y1-y0)/9)}" for _ in range(9)), "#34496A", 3, .55))
a.add(moss(r, ((742, 480, 60), (700, 400, 36), (822, 470, 36))))
# gable end, in full light
front = "M494 478L590 336L684 478L688 712L486 704z"
a.add(path(front, a.lin([(0, "#FFFDF4"), (.6, WALL), (1, "#DDD3DA")], 0, 0, 1, 0)), path("M494 492L590 352L684 478V504L590 380L494 514z", VIOLET, .22))
a.add(path("M487 682L687 690V713L486 705z", "#A39BAE"), path(rows(490, 688, 684, 2, 10, 26, 7, r, .03), "#C9C2D0", .9))
a.add(path("M590 318L470 494L482 502L590 350L698 492L710 484z", "#4B6384"), path("M590 318L470 494L475 497L592 326z", "#A9C6DA"))
# bellcote: a little open arch over the gable, the bell swung to the left
a.add(path("M540 384V238Q540 226 552 226H628Q640 226 640 238V384L590 330z", a.lin([(0, "#FFFDF4"), (.6, WALL), (1, "#CFC4D2")], 0, 0, 1, 0)), path(arched(556, 244, 68, 96), "#7FAECB"), path(arched(556, 244, 68, 96), "#4F6F95", .35), path("M556 300L590 336H556zM624 300L590 336H624z", WALL))
a.add(path(curve("524,236! 560,214 590,176! 620,214 656,232! 590,242"), "#4B6384"), path(curve("524,236! 560,214 590,176! 584,210 562,238!"), "#A9C6DA"), line("M590 178V150", "#C98B3C", 4), path(star(590, 142, 15), LAMP))
a.add(line("M558 258H622", WOOD, 7))
bell = path(curve("-6,2! -20,10 -22,34 -34,54! 0,62 34,54! 22,34 20,10 6,2!"), "#C98B3C") + path(curve("-6,2! -20,10 -22,34 -34,54! -22,57! -12,36 -12,14 -4,2!"), "#FBE0A0") + path(curve("8,2! 20,10 22,34 34,54! 20,58! 14,36 12,14"), "#8A5A30", .8) + path("M-34 54Q0 63 34 54L35 60Q0 70 -35 60z", "#8A5A30") + f'<circle cx="10" cy="68" r="7" fill="{WOOD}"/>'
a.add(group(bell, t="translate(590 256) rotate(22) scale(.86)"))
a.add(line("M512 262q-14 20 -6 44M498 252q-22 30 -10 64M664 272q10 18 2 38M678 262q18 30 6 62", "#FFFDF4", 4, .9))
# round window and door
a.add(f'<circle cx="590" cy="450" r="28" fill="#DDD3DA"/><circle cx="590" cy="450" r="22" fill="#4F7FA8"/>', path("".join(f"M{n(590+4*math.cos(k))} {n(450+4*math.sin(k))}L{n(590+19*math.cos(k-.32))} {n(450+19*math.sin(k-.32))}L{n(590+19*math.cos(k+.32))} {n(450+19*math.sin(k+.32))}z" for k in (.3, 1.35, 2.4, 3.45, 4.5, 5.55)), LAMP))
a.add(path(gothic(544, 536, 96, 170), "#BDB2C4"), path(gothic(552, 546, 80, 160), WOOD), path(gothic(558, 554, 68, 152), "#A9603C"), line("M575 570V706M592 556V706M609 570V706", "#6B3A2C", 2.6), path("M560 606h28v6h-28zM560 664h28v6h-28z", "#4A3A44"), f'<circle cx="616" cy="644" r="5" fill="{LAMP}"/>', path("M558 706V600Q558 570 576 562Q566 590 566 706z", "#D99A66", .8))
a.add(path("M530 704L652 710L664 722H518z", "#CFC8D4"), path("M518 722H664V731H518z", "#8C8196"))
a.add(a.bush(484, 722, 70, 50, "#6F9458", (CREAM, TULIP), 8), a.bush(700, 726, 64, 44, "#5E8248", (CREAM, LAMP), 8), a.bush(798, 716, 60, 44, "#5E8248"))

# the rope comes down the wall to the sprite, which has gone up with it
a.add(line("M566 300Q540 400 452 470Q436 500 440 560Q444 640 436 716", "#8A6A48", 5), line("M565 300Q539 399 451 469Q435 500 439 560", "#D9B98A", 1.8), path("M428 706h14l5 34h-24z", TULIP))
a.add(lens(404, 748, 100, 9, .3), a.glow(410, 590, 150, "#E9F6FF", .9), spirit(388, 694, 212, left="60,138 92,142 132,110", right="104,134 126,112 136,74", rot=-4))
for x, y, s in ((480, 660, 4), (330, 700, 3), (462, 540, 3), (340, 560, 3)):
    a.add(a.firefly(x, y, s, "#9CD0F2"))
# swallows startled by the stroke
a.add(path("".join(f"M{x} {y}q{s*1.2:.0f} {-s:.0f} {s*2.4:.0f} {-s*.3:.0f}q{s} {-s:.0f} {s*2.6:.0f} {-s*.7:.0f}q{-s*1.4:.0f} {s*.4:.0f} {-s*2:.0f} {s*1.2:.0f}l{s*.2:.0f} {s*.9:.0f}l{-s*.7:.0f} {-s*.6:.0f}q{-s} {-s*.7:.0f} {-s*2.3:.0f} {-s*.5:.0f}z" for x, y, s in ((420, 200, 15), (366, 262, 11), (752, 208, 14), (800, 164, 9))), "#3D4F6E"))

# foreground: flowers and long grass, dark only in the corners
a.add(path(blades(r, 70, 922, 320, 150, 22, .12), "#3C5B3E"), path(blades(r, 1120, 922, 320, 160, 22, -.12), "#3C5B3E"), path(blades(r, 160, 926, 240, 84, 12, .2), "#5E8648"), path(blades(r, 1040, 926, 220, 84, 10, -.2), "#5E8648"))
for x, y, h, c in ((96, 912, 120, "#F6EEDF"), (150, 906, 92, "#D2443C"), (214, 912, 78, "#F6EEDF"), (1060, 914, 92, "#E7A13D"), (1108, 908, 124, "#F6EEDF"), (1168, 912, 100, "#D2443C")):
    a.add(line(f"M{x} {y+10}Q{x+4} {y-h*.5:.0f} {x+8} {y-h}", "#5E8648", 4), "".join(f'<ellipse cx="{n(x+8+11*math.cos(k))}" cy="{n(y-h+11*math.sin(k))}" rx="9" ry="8" fill="{mix(c, VIOLET, .1 if k < 3 else 0)}"/>' for k in (0, 1.26, 2.5, 3.77, 5)), f'<circle cx="{x+8}" cy="{y-h}" r="7" fill="{LAMP if c != "#E7A13D" else BRICK}"/>')
a.add(a.vignette(.2, .5, .5, "#2B3A4A"), a.grain(.45))
a.save(OUT + "building-chapel.svg")
