import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _story import *

# ================= hedgerow: a stile for us, and beside it, low down, a second way through ==========
a = start(361, (0, "#6FAED0"), (.3, "#A3CADA"), (.5, "#E3E8D4"), (.6, "#FBEBC4"))
r = a.r
a.add(a.glow(250, 110, 280, "#FFF6D6", .9), path(scallop(r, "560,96 590,70 640,72 670,50 724,56 752,80 800,84 820,106 740,114 620,114", 22), "#FFFFFF", .9), path(scallop(r, "560,96 590,70 640,72 670,50 724,56 752,80 800,84 820,106 740,114 620,114", 22), "#FDF3E2", .9, 'transform="translate(3 5)"'))
a.add(path(curve("-20,290! 130,250 300,276 460,240 620,276 780,246 920,270! 920,400! -20,400!"), "#A9BCB4"), path(scallop(r, "-20,320 160,300 340,314 520,296 700,312 920,292 920,400 -20,400", 20), "#94B074"), mill_far(520, 312, 70, shade=.3))
# the field on the far side, seen over the stile
a.plane(curve("-20,352! 300,330 600,328 920,344! 920,480! -20,480!"), a.lin([(0, "#D3CC7E"), (1, "#A3B060")]), lip="#FCF3C4", loose=True, inner=path("".join(f"M{n(420+k*30,0)} 334Q{n(410+k*60,0)} 400 {n(380+k*110,0)} 470" for k in range(-4, 6)), "none", None, 'stroke="#8E9C50" stroke-width="3" stroke-opacity=".6"'))
a.add(use("sheep", 470, 372, 34), use("sheep", 410, 364, 28, flip=True))
# the hedge: older than the path
def hedge(spec, size, c, l, d):
    a.add(soft(scallop(random_of(3), spec, size), 6, 9, 8, .24), path(scallop(random_of(3), spec, size), d), path(scallop(random_of(3), spec, size), c, None, 'transform="translate(-5 -6)"'))
    return c
HL = "-20,620 -20,250 60,214 150,226 220,262 270,318 300,400 306,520 300,620"
HR = "566,620 560,560 566,470 574,372 600,300 660,236 740,204 840,186 920,210 920,620"
for spec in (HL, HR):
    hedge(spec, 30, "#56803F", None, "#37592F")
ins = lambda x0, y0, x1, y1: (lambda: (r.uniform(x0, x1), r.uniform(y0, y1)))
a.add(path(flecks(r, ins(0, 260, 250, 560), 70, 20), "#7EA656", .85), path(flecks(r, ins(620, 240, 890, 560), 84, 20), "#7EA656", .85), path(flecks(r, ins(40, 340, 280, 590), 46, 20), "#2F4E2A", .7), path(flecks(r, ins(660, 320, 890, 590), 56, 20), "#2F4E2A", .7))
a.add(path(flecks(r, ins(-10, 240, 180, 330), 22, 20), "#A9C774", .8), path(flecks(r, ins(640, 226, 860, 320), 26, 20), "#A9C774", .8))
# dog roses and haws
for x, y, s in ((40, 300, 9), (120, 268, 8), (90, 390, 10), (190, 340, 8), (230, 420, 9), (700, 262, 9), (790, 232, 8), (850, 320, 10), (640, 330, 8), (740, 380, 9), (880, 420, 9)):
    a.add(path("".join(curve([(x + math.cos(t) * s * .8 + math.cos(t + k) * s * .62, y + math.sin(t) * s * .8 + math.sin(t + k) * s * .62) for k in (0, 1.57, 3.14, 4.71)]) for t in (.3, 1.56, 2.8, 4.06, 5.3)), "#F6C9C4"), f'<circle cx="{x}" cy="{y}" r="{s*.42:.1f}" fill="{LAMP}"/>')
a.add(path("".join(f"M{x} {y}h.1" for x, y in ((60, 350), (70, 358), (160, 420), (168, 414), (830, 380), (838, 388), (680, 430), (690, 424), (760, 300), (768, 306))), "none", None, f'stroke="{TULIP}" stroke-width="9" stroke-linecap="round"'))
# the path, up to the bar
a.plane(curve("298,470! 420,452 568,462! 600,500 640,560 660,620! 150,620! 210,550 260,500"), a.lin([(0, "#EAD6A8"), (1, "#BFA072")]), lip="#FFF4D6", loose=True, inner=path("".join(f"M{x} {y}q{w//2} -5 {w} 0q-{w//2} 6 -{w} 0z" for x, y, w in ((330, 500, 34), (430, 486, 26), (480, 530, 44), (290, 560, 50), (400, 580, 56), (540, 576, 48))), "#A07C52", .35))
# the stile: three oak treads, a top bar worn to a saddle
a.add(path(curve("290,476! 430,460 580,476! 600,490 440,500 300,492"), SHADOW, .3))
for x in (306, 556):
    a.add(path(f"M{x-10} 480L{x-8} 322Q{x} 312 {x+9} 322L{x+11} 480z", "#7A5640"), path(f"M{x-10} 480L{x-8} 322Q{x-4} 315 {x} 315L{x-2} 480z", "#C99A6A"))
a.add(path(curve("296,352! 360,356 400,368 432,372 470,368 510,355 568,350! 568,368! 510,374 470,388 432,391 396,387 356,375 296,371!"), "#9A7350"), path(curve("296,352! 360,356 400,368 432,372 470,368 510,355 568,350! 568,356 510,361 470,375 432,379 398,375 358,362 296,358!"), "#F0CE98"), path("M304 420L560 414V426L304 432z", "#7A5640"), path("M304 420L560 414V418L304 425z", "#D9A870"))
for x, y, w in ((352, 470, 130), (372, 444, 104), (390, 418, 80)):
    a.add(path(f"M{x} {y}h{w}l8 10h-{w+16}z", "#D9A870"), path(f"M{x-8} {y+10}h{w+16}v10h-{w+16}z", "#6E4A38"), path(f"M{x+4} {y+20}h10v12h-10zM{x+w-14} {y+20}h10v12h-10z", "#4E382E"))
# the second way: two hazel stems, a flat stone, a smell of something hot
a.add(a.glow(690, 530, 130, LAMP, .7, 90), path(curve("636,560! 632,500 650,462 690,450 730,462 750,502 748,562!"), "#2B2A20"), path(curve("648,562! 646,510 660,476 690,466 720,478 736,512 736,562!"), "#E7A13D"), path(curve("660,562! 660,520 672,496 692,490 712,500 722,524 722,562!"), "#FBDB8C"), path(ribbon(sample("632,570 630,500 650,456 692,444", 10), [15, 13, 10, 6]), "#8A6248"), path(ribbon(sample("752,570 754,500 732,458 688,446", 10), [15, 13, 10, 6]), "#5E4234"), path(ribbon(sample("628,566 626,500 646,456", 10), [4, 5, 3]), "#D9B07A"))
a.add(path(smoke("700,470 694,448 706,426 696,400 708,376", [4, 9, 12, 11, 3]), "#FFF6E4", .6), path(curve("626,566! 690,554 762,566! 740,584 690,588 640,582"), "#8C8196"), path(curve("626,566! 690,554 762,566! 700,568 640,572!"), "#D6CBD2"))
a.add(hooded(a, "h", "#5E93C4")(692, 568, 1.12))
# mushrooms: two rings, one inside the other
M = []
for k, (rx, ry, c, h, m) in enumerate(((112, 30, "#A8744A", 28, 11), (50, 12, "#F6EAD2", 22, 6))):
    for i in range(m):
        t = 6.283 * i / m + .2 + k * .3
        M.append((548 + math.sin(t) * ry, 136 + math.cos(t) * rx, c, h * (1 + .16 * math.sin(t))))
for y, x, c, h in sorted(M):
    a.add(path(curve([(x - h * .4, y, 1), (x, y - 3), (x + h * .7, y, 1), (x, y + 4)]), SHADOW, .3), path(f"M{n(x-h*.13)} {n(y)}l{n(h*.04)} {n(-h*.6)}h{n(h*.2)}l{n(h*.04)} {n(h*.6)}z", CREAM), path(curve([(x - h * .5, y - h * .45, 1), (x - h * .34, y - h * .9), (x, y - h * 1.05), (x + h * .34, y - h * .9), (x + h * .5, y - h * .45, 1), (x, y - h * .36)]), c), path(curve([(x - h * .5, y - h * .45, 1), (x - h * .34, y - h * .9), (x, y - h * 1.05, 1), (x - h * .16, y - h * .66)]), lit(c, .45), .9))
a.add(walker(372, 588, 250))
a.add(path(blades(r, 40, 612, 130, 44, 12, .1), "#2F4E2A"), path(blades(r, 860, 612, 150, 64, 14, -.1), "#2F4E2A"), path(fern(800, 630, 120, -100, -.8), "#2F4E2A"))
end(a, "wander-hedgerow", .26, "#1E2A22", .48, .5)

# ================= riverbank: the path can go either way; a post, boots for up, a bowl for down =======
a = start(362, (0, "#4F6F95"), (.28, "#9FB0B0"), (.46, "#EBCF98"), (.56, "#F3BE74"))
r = a.r
a.add(a.glow(330, 300, 330, "#FFE9B0", .95, 220), '<circle cx="330" cy="292" r="40" fill="#FFF3CC"/>', torn_cloud("420,80! 560,66 700,78 920,62! 920,96 740,108 560,104", "#A3B0B0", "#FBE3AE", .85), torn_cloud("-20,150! 90,138 200,148 300,136! 200,166 80,170", "#B9B4A4", "#FBE3AE", .85))
a.add(path(curve("-20,300! 110,262 240,290 400,262 560,292 720,256 920,290! 920,380! -20,380!"), "#A9977E"), path(scallop(r, "-20,326 120,308 300,322 480,306 680,322 920,300 920,380 -20,380", 20), "#94905E"), a.firs([(760, 334, 90), (800, 340, 64), (850, 334, 110)], "#7E7E54", False))
# alders on the far bank, a leaning stone
a.add(path(curve("-20,346! 200,332 460,336 700,330 920,340! 920,400! -20,400!"), "#A8A45A"))
a.add(group(path(curve("-20,4! 20,-4 90,6! 30,12"), SHADOW, .3) + path(curve("-18,4! -10,-40 8,-84 22,-96! 40,-94 46,-80! 34,-40 24,4!"), "#9A8E94") + path(curve("-18,4! -10,-40 8,-84 22,-96! 24,-60 6,-20 -4,4!"), "#E3D6CC", .9) + path(curve("46,-80! 34,-40 24,4! 10,4! 22,-40"), "#5E5468", .6), t="translate(520 352) rotate(14) scale(.8)"))
a.add(f'<path d="{curve("-20,366! 240,354 560,356 920,362! 920,620! -20,620!")}" fill="{a.lin([(0, "#FBE3AC"), (.25, "#CFA878"), (.6, "#8A7460"), (1, "#4E4A4E")])}"/>', path(ripples(r, -20, 900, 366, 470, 26, .05, .2, 1.2, 1.5) + ripples(r, -20, 900, 470, 590, 20, .08, .26, 1.8, 1.8), "#FFF1C8", .5), broken([(330, 374, 90), (322, 386, 70), (338, 398, 80), (326, 412, 56), (334, 428, 66), (328, 446, 40)], "#FFF6D6", .8))
# a bell lies on the bottom, mouth down, and goes on being a bell
a.add(a.glow(470, 500, 90, "#F0C878", .45, 46), path(curve("424,536! 434,524 438,500 446,476 470,464 494,476 502,500 506,524 518,536! 470,546"), "#6E5638", .55), path(curve("424,536! 434,524 438,500 446,476 470,464! 456,490 452,540!"), "#E3BE7A", .4), line("M430 526Q470 536 510 526", "#4A3A34", 3, .5), path(ripples(r, 410, 540, 474, 540, 7, .3, .6, 1.6, 1), "#F6E0B0", .5))
# a weir far up: white lip, one gate
a.add(path("M60 372L250 366V376L60 384z", "#7A6A5E"), path("M60 372L250 366V369L60 376z", "#FFF6DE"), path("M140 352h24v28h-24z", "#5E4438"), path("M140 352h8v28h-8z", "#B98A5C"), path("".join(f"M{x} 384q4 10 2 18" for x in range(70, 250, 9)), "none", None, 'stroke="#FFF8E8" stroke-width="3" stroke-opacity=".7"'))
# the heron: one leg, has not blinked since breakfast
hx, hy = 250, 548
a.add(f'<ellipse cx="{hx}" cy="{hy}" rx="34" ry="6" fill="none" stroke="#FFF1C8" stroke-width="2.600" stroke-opacity=".8"/><ellipse cx="{hx}" cy="{hy+2}" rx="60" ry="11" fill="none" stroke="#FFF1C8" stroke-width="2" stroke-opacity=".5"/>', line(f"M{hx} {hy}V{hy-96}", "#6E5A42", 5), line(f"M{hx+8} {hy-96}l16 26l-16 10", "#6E5A42", 4.6))
a.add(path(curve(f"{hx-26},{hy-150}! {hx-40},{hy-120} {hx-20},{hy-92} {hx+16},{hy-90}! {hx+50},{hy-84} {hx+84},{hy-66}! {hx+70},{hy-104} {hx+44},{hy-140} {hx+6},{hy-160}!"), "#8E9AAE"), path(curve(f"{hx-26},{hy-150}! {hx-40},{hy-120} {hx-20},{hy-92} {hx+2},{hy-90}! {hx-12},{hy-116} {hx-8},{hy-146}!"), "#E6E9EE", .9), path(curve(f"{hx+6},{hy-160}! {hx+44},{hy-140} {hx+70},{hy-104} {hx+84},{hy-66}! {hx+50},{hy-90} {hx+26},{hy-120}!"), "#4A5470", .8))
a.add(path(ribbon(sample(f"{hx-14},{hy-136} {hx-34},{hy-170} {hx-10},{hy-200} {hx-24},{hy-236} {hx-30},{hy-246}", 8), [26, 17, 13, 13, 15], 0), "#DCE0E6"), path(ribbon(sample(f"{hx-8},{hy-140} {hx-28},{hy-170} {hx-5},{hy-200} {hx-18},{hy-234}", 8), [7, 6, 5, 3], 1), "#8E9AAE", .8), path(curve(f"{hx-44},{hy-250} {hx-32},{hy-262} {hx-14},{hy-258} {hx-12},{hy-246} {hx-26},{hy-238} {hx-42},{hy-242}"), "#F1F2F4"), path(curve(f"{hx-38},{hy-256}! {hx-24},{hy-266} {hx+2},{hy-258} {hx+34},{hy-244}! {hx+6},{hy-250} {hx-14},{hy-250}!"), "#2E3450"), path(f"M{hx-42} {hy-250}L{hx-94} {hy-240}L{hx-42} {hy-241}z", AMBER), eye(hx - 30, hy - 250, 3.2))
# the near bank
a.plane(curve("920,430! 800,440 690,470 610,516 560,560 540,620! 920,620!"), a.lin([(0, "#A9A452"), (1, "#4A5236")]), lip="#FCE6AC", shadow=(-3, -4, 7, .25), loose=True, inner=a.tufts(640, 890, 480, 590, 14, 22, "#68703E", .8))
a.plane(curve("920,470! 830,480 760,506 720,560 710,620! 790,620! 810,570 850,540 920,530!"), a.lin([(0, "#E3C68E"), (1, "#A8834F")]), lip="#FBE7B4", loose=True)
# the post: boots on one side, a wooden bowl with a paddle on the other
px, py = 662, 572
a.add(path(curve(f"{px-14},{py}! {px+20},{py-10} {px+120},{py+6}! {px+30},{py+12}"), SHADOW, .32), path(f"M{px-13} {py}L{px-11} {py-238}L{px} {py-250}L{px+12} {py-238}L{px+14} {py}z", "#7A5640"), path(f"M{px-13} {py}L{px-11} {py-238}L{px} {py-250}L{px-2} {py}z", "#C99A6A"), line(f"M{px+4} {py-30}V{py-110}M{px+7} {py-150}V{py-220}", "#4A3430", 2.4, .7), path(f"M{px-40} {py-218}H{px+44}V{py-206}H{px-40}z", "#5E4438"), path(f"M{px-40} {py-218}H{px+44}V{py-214}H{px-40}z", "#D9A870"))
bt = path("M-14 0H16L18 36Q22 46 40 50Q48 54 48 62H-16z", "#6E4634") + path("M-14 0H-4L-6 62H-16z", "#B98058") + path("M-18 60H50V69H-18z", "#2E2228") + path("M-18 -4H20V8H-18z", "#8A5E42")
a.add(line(f"M{px-32} {py-214}Q{px-50} {py-190} {px-60} {py-172}M{px-32} {py-214}Q{px-30} {py-188} {px-28} {py-166}", "#E9D9B0", 3), group(bt, t=f"translate({px-34} {py-168}) scale(-.8 .8) rotate(8)"), group(bt, t=f"translate({px-62} {py-176}) scale(-.8 .8) rotate(-6)"))
a.add(line(f"M{px+36} {py-210}V{py-176}", "#E9D9B0", 3), path(curve(f"{px+2},{py-170}! {px+6},{py-120} {px+34},{py-96} {px+66},{py-112} {px+84},{py-160}! {px+44},{py-182}"), "#9A6C44"), path(curve(f"{px+2},{py-170}! {px+6},{py-120} {px+34},{py-96}! {px+24},{py-130} {px+22},{py-176}!"), "#E3BE86", .9), f'<ellipse cx="{px+43}" cy="{py-166}" rx="41" ry="14" fill="#D9A870" transform="rotate(6 {px+43} {py-166})"/><ellipse cx="{px+43}" cy="{py-165}" rx="33" ry="9" fill="#5E3E2E" transform="rotate(6 {px+43} {py-165})"/>', line(f"M{px+70} {py-200}L{px+38} {py-72}", "#B98A5C", 6), path(curve(f"{px+40},{py-84} {px+48},{py-64} {px+34},{py-40} {px+24},{py-60} {px+30},{py-82}"), "#B98A5C"))
a.add(walker(812, 590, 250, flip=True, view="side"))
a.add(path(blades(r, 70, 612, 130, 120, 14, .1), "#2E3430"), "".join(line(f"M{x} 612Q{x+2} 540 {x+l} {y}", "#2E3430", 4.5) + path(ribbon([(x + l, y + 8), (x + l, y - 14), (x + l + 1, y - 38)], [9, 12, 6]), "#4A342E") for x, y, l in ((50, 470, -8), (104, 494, 10), (80, 440, 2))), path(blades(r, 540, 612, 70, 40, 8, .1), "#3A4230"))
end(a, "wander-riverbank", .32, "#221A22", .5, .5)

# ================= fen: the lamps in a row, one of them dark; and you count the moons again =============
a = start(363, (0, "#101430"), (.3, "#262E62"), (.48, "#5A5490"), (.56, "#927CA6"))
r = a.r
a.add(stars(((60, 50, 5), (160, 100, 3.6), (300, 60, 4), (420, 110, 3.4), (520, 50, 5), (860, 60, 4), (360, 160, 3), (820, 140, 3.2), (100, 170, 3))))
a.add(a.glow(690, 250, 210, "#F9E3A0", .6), '<circle cx="690" cy="252" r="84" fill="#FBE9B4"/><circle cx="694" cy="256" r="80" fill="#F6D887"/>', path(curve("650,220 676,206 690,224 672,246 648,240") + curve("710,262 736,254 744,278 726,296 704,284") + curve("666,284 682,278 690,292 676,302"), "#D9B05E", .5), path(curve("-20,322! 160,312 340,318 520,310 700,318 920,308! 920,400! -20,400!"), "#2E3062"))
# a heron crosses the big one
a.add(path("M640 238q24 -16 44 -4q16 -20 50 -18q-20 8 -30 24q-10 8 -26 6l-40 12 16 -12z", "#3E3A60"))
a.add(f'<rect y="318" width="900" height="290" fill="{a.lin([(0, "#6E6A9E"), (.2, "#3E4276"), (1, "#0F1430")])}"/>', path(ripples(r, -20, 900, 324, 430, 22, .05, .18, 1.2, 1.4) + ripples(r, -20, 900, 430, 590, 18, .06, .24, 1.8, 1.8), "#B4B0DC", .3), broken([(690, 334, 130), (684, 346, 100), (696, 360, 110), (688, 376, 80), (694, 394, 90), (688, 414, 56)], "#FBE3A0", .7))
# the small moon: blue, the size of a plate, put straight every so often
a.add(a.glow(214, 236, 120, BLUELAMP, .85), '<circle cx="214" cy="236" r="34" fill="#DDF1FC"/><circle cx="216" cy="238" r="31" fill="#A9D6F2"/>', path(curve("200,226 212,220 216,232 206,240") + curve("222,244 232,242 232,254 222,256"), "#6FA6D4", .6), line("M214 270Q210 330 218 400", "#4E4A6E", 5), path(ribbon(sample("196,268 190,258 186,246", 5), [8, 8, 6]), "#5E93C4"), path(curve("186,398! 184,372 196,360 214,360 232,366 238,384 236,402!"), "#3E6EA4"), path(curve("180,372! 178,350 194,338 212,338! 222,330 236,328! 234,342 228,348! 238,358 238,372! 224,362 210,360 194,362"), "#3F6B4A"), path(curve("180,372! 178,350 194,338 212,338! 200,346 190,358!"), "#6E9A58"))
a.add(path(blades(r, 190, 420, 170, 96, 16, .06) + blades(r, 270, 408, 70, 60, 9, .08), "#232852"), broken([(200, 420, 190), (214, 430, 120)], "#8A96D0", .5), broken([(214, 444, 50), (210, 456, 38), (218, 470, 44)], BLUELAMP, .6))
# islands of sedge; the row of lamps runs away over the water, all lit but one
for x, y, w in ((380, 350, 90), (600, 372, 120), (840, 352, 140), (470, 404, 110)):
    a.add(path(curve(f"{x-w/2:.0f},{y}! {x},{y-10} {x+w/2:.0f},{y}! {x},{y+8}"), "#3A4A4E"), path(blades(r, x - w * .2, y, w * .4, 22, 7, .08), "#2E3A4A"))
J = jar(a)
L = ((342, 342, .5), (400, 356, .62), (470, 376, .8), (560, 408, 1.05), (676, 458, 1.5), (846, 540, 2.2))
for i, (x, y, s) in enumerate(L):
    h = 46 * s
    a.add(line(f"M{x} {y}L{x+s} {n(y-h)}", "#4A3A4E", 6 * s), line(f"M{x-1.6*s} {y}L{n(x-.6*s)} {n(y-h)}", "#8A7490", 2 * s))
    if i != 3:
        a.add(broken([(x, n_ , 34 * s * q) for n_, q in ((int(y + 8 * s), 1), (int(y + 17 * s), .7), (int(y + 27 * s), .85))], BLUELAMP, .6), J(x + s, y - h, s))
    else:
        a.add(group(path(curve("-9,-24! -13,-16 -13,-6 -9,0! 9,0! 13,-6 13,-16 9,-24!"), "#5E6A8E") + path("M-8 -18q-2 8 0 14h3q-2 -8 0 -15z", "#B4BCD8", .8) + path(curve("-20,-22! -12,-34 4,-36 14,-32 22,-20! 12,-22 8,-19 0,-22 -8,-18 -12,-22!"), "#3F5A4A") + path(curve("-20,-22! -12,-34 4,-36! -4,-28 -10,-21!"), "#5E7E58"), t=f"translate({x+s:.0f} {y-h:.0f}) scale({s})"))
# the man in the punt has got as far as the dark one, and leans on his pole
a.add(line("M604 268L592 470", "#8A6A4E", 5), folk(620, 424, 134, flip=True, coat="#5E4A5E", hat="straw", hatc="#B99A62", hair="#3A2E38", lean=6, near=((26, -220), (24, -300)), far=((30, -230), (28, -250)), hem=-90, haze="#2E2E5E", t=.3, keep=KEEP, shadow=False, mood="calm"), path(curve("500,424! 560,436 640,438 720,422! 700,446 660,454 560,454 520,444"), "#4A3640"), path(curve("500,424! 560,436 640,438 720,422! 718,428 640,446 560,444 504,430!"), "#B98A6E"), broken([(600, 462, 190), (612, 472, 120)], "#1E2450", .7))
# the path goes by tussocks; the next one is not there
for x, y, w in ((70, 574, 190), (210, 520, 130), (316, 560, 120), (112, 488, 80)):
    a.add(path(curve(f"{x-w*.5:.0f},{y}! {x-w*.42:.0f},{y-w*.16:.0f} {x},{y-w*.2:.0f} {x+w*.42:.0f},{y-w*.15:.0f} {x+w*.5:.0f},{y}! {x},{y+w*.1:.0f}"), "#8A86A0"), path(curve(f"{x-w*.5:.0f},{y}! {x-w*.42:.0f},{y-w*.16:.0f} {x},{y-w*.2:.0f} {x+w*.42:.0f},{y-w*.15:.0f} {x+w*.5:.0f},{y}! {x},{y+w*.1:.0f}"), "#3E4E50", None, 'transform="translate(2 4)"'), path(blades(r, x - w * .25, y - w * .1, w * .3, w * .26, 7, -.1) + blades(r, x + w * .28, y - w * .08, w * .28, w * .2, 6, .15), "#26343E"))
a.add(f'<ellipse cx="404" cy="548" rx="40" ry="8" fill="none" stroke="#B4B0DC" stroke-width="2.400" stroke-opacity=".8"/><ellipse cx="404" cy="550" rx="64" ry="13" fill="none" stroke="#B4B0DC" stroke-width="1.800" stroke-opacity=".5"/>', path(curve("388,548! 390,534 400,530 410,530 420,536 420,548!"), "#6E9A58"), f'<circle cx="397" cy="530" r="6" fill="#6E9A58"/><circle cx="412" cy="530" r="6" fill="#6E9A58"/><circle cx="397" cy="529" r="2.800" fill="{INK}"/><circle cx="412" cy="529" r="2.800" fill="{INK}"/>')
a.add(walker(286, 556, 236, haze="#2A2A58", t=.3))
a.add(path(blades(r, 20, 612, 130, 110, 12, .12), "#0E1230"), path(blades(r, 870, 612, 120, 70, 11, -.12), "#0E1230"), path(blades(r, 560, 612, 110, 44, 9, .1), "#12173A"))
end(a, "wander-fen", .4, "#080A20", .52, .54)
