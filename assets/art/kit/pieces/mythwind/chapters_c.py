import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _story import *

# ================= IV The Guild: it counts everything, fairly; the goose is a stone less a fist ====
a = start(345, (0, "#5E92B8"), (.3, "#A9C9D2"), (.52, "#EBE2C8"), (.62, "#F6DDAE"))
r = a.r
a.add(a.glow(220, 200, 320, "#FFF3CC", .8))
a.add(path(curve("420,90 470,74 560,80 640,66 720,78! 640,98 520,104"), "#FDF3E2", .85), path(curve("-20,150 60,132 160,140 240,128! 150,160 40,164"), "#FDF3E2", .7))
a.add(path(curve("-20,300! 140,270 300,286 460,262 620,282 780,256 920,272! 920,400! -20,400!"), "#A9B9B0"), path(curve("-20,330! 120,316 300,326 480,308 660,322 920,300! 920,420! -20,420!"), "#B4BC8E"))
# the low towns in the distance, a weigh-house with an arm on it
a.add(hamlet(r, 630, 336, 30, "#E3C9B0", "#A8604A", LAMP, 4))
a.plane(curve("-20,372! 200,352 420,346 640,350 920,362! 920,620! -20,620!"), a.lin([(0, "#C3BE72"), (.35, "#94A055"), (1, "#4E6238")]), lip="#FCEFC0", shadow=(0, -4, 6, .18), loose=True, inner=a.tufts(10, 890, 380, 560, 24, 18, "#6E8444", .8))
# the paved road goes down, straight, with a price on every milestone
a.plane(curve("372,350! 330,420 270,500 190,620! 620,620! 520,500 450,420 408,350!"), a.lin([(0, "#DCD0C0"), (1, "#9A8E9A")]), lip="#FFF6DE", loose=True, inner=path("".join(f"M{n(390+(k-390)*t,0)} {n(352+260*t**1.5,0)}h{n(60*t+8,0)}l{n((k-390)*.04*t,0)} {n(22*t+3,0)}h{n(-60*t-8,0)}z" for t in (.22, .36, .52, .7, .9) for k in (210, 300, 390, 480)), "#7A6E84", .28))
for x, y, s in ((512, 424, .5), (560, 496, .8)):
    a.add(group(path(curve("-30,2! 0,-4 44,4! 0,9"), SHADOW, .3) + path("M-22 0V-44Q-22 -64 0 -64T22 -44V0z", "#B9AEB4") + path("M-22 0V-44Q-22 -64 0 -64Q-14 -60 -14 -44V0z", CREAM, .8) + path("M8 -62Q22 -58 22 -44V0H8z", VIOLET, .35) + line("M-8 -44v22M-1 -44v22M6 -44v22", BRICK, 3.4) + line("M-10 -12h20", BRICK, 3.4), t=f"translate({x} {y}) scale({s})"))
# the white bar, and nothing on either side of it
a.add(group(path("M446 350h10v70h-10z", "#6E6480"), path("M446 350h4v70h-4z", "#C9C3D0"), path("M300 366L470 358V370L300 378z", "#FBF4E6"), path("M320 365l24 -1v12l-24 1zM372 363l24 -1v12l-24 1zM424 360l20 -1v12l-20 1z", BRICK), f'<circle cx="451" cy="352" r="8" fill="{BRICK}"/>', t="translate(-318 10)"))
# a cart that waits
cart = path("M-60 -40H54V-14H-60z", WOODL) + path("M-60 -40H54V-34H-60z", lit(WOODL, .4)) + path(curve("-52,-40! -44,-66 -20,-74 4,-70 30,-74 46,-58 50,-40!"), "#D9C9A8") + path(curve("-52,-40! -44,-66 -20,-74! -34,-58 -36,-40!"), CREAM, .8) + "".join(f'<circle cx="{x}" cy="-6" r="17" fill="none" stroke="{WOOD}" stroke-width="5"/>' + line(f"M{x} -23V11M{x-17} -6H{x+17}", WOOD, 2.6) for x in (-34, 32)) + line("M54 -22L104 -18", WOOD, 5)
a.add(group(path(curve("-70,10! 0,2 80,10! 0,18"), SHADOW, .3) + cart, t="translate(712 432) scale(.62)"))
# the great scale
X, Y = 424, 574
a.add(path(curve(f"{X-120},{Y}! {X},{Y-16} {X+200},{Y}! {X+40},{Y+18}"), SHADOW, .32), path(f"M{X-70} {Y}L{X-56} {Y-28}H{X+56}L{X+70} {Y}z", "#7A4634"), path(f"M{X-70} {Y}L{X-56} {Y-28}H{X-36}L{X-46} {Y}z", "#C07E5A"), path(f"M{X-12} {Y-28}L{X-8} {Y-356}H{X+8}L{X+12} {Y-28}z", "#B9823C"), path(f"M{X-12} {Y-28}L{X-8} {Y-356}H{X-3}L{X-4} {Y-28}z", "#F6D692"), f'<circle cx="{X}" cy="{Y-362}" r="17" fill="#8A5A24"/><circle cx="{X-2}" cy="{Y-364}" r="13.500" fill="{LAMP}"/><circle cx="{X-4}" cy="{Y-367}" r="5" fill="#FFF3CC"/>')
lx, ly, rx, ry = X - 158, Y - 330, X + 158, Y - 372
a.add(path(f"M{lx} {ly-6}Q{X} {Y-366} {rx} {ry-6}V{ry+6}Q{X} {Y-338} {lx} {ly+6}z", "#8A5A24"), path(f"M{lx} {ly-6}Q{X} {Y-366} {rx} {ry-6}V{ry-1}Q{X} {Y-358} {lx} {ly-1}z", "#F6D692"), line(f"M{X} {Y-350}V{Y-304}", "#8A2E26", 5))
for px, py, L in ((lx, ly, 152), (rx, ry, 148)):
    a.add(line(f"M{px} {py}L{px-66} {py+L}M{px} {py}L{px+66} {py+L}M{px} {py}V{py+L}", "#7A5A34", 2.6), path(f"M{px-74} {py+L}H{px+74}Q{px+60} {py+L+34} {px} {py+L+34}T{px-74} {py+L}z", "#B9823C"), path(f"M{px-74} {py+L}H{px-50}Q{px-40} {py+L+28} {px-6} {py+L+34}Q{px-62} {py+L+30} {px-74} {py+L}z", "#F6D692"), f'<ellipse cx="{px}" cy="{py+L}" rx="74" ry="8" fill="#7A5224"/>')
# the goose in the low pan, the heavy pound in the other; one blue finger over the rim
a.add(use("goose", lx + 6, ly + 154, 156, flip=True))
wt = path("M-30 0L-36 -44Q-36 -52 -26 -52H26Q36 -52 36 -44L30 0z", "#C98B3C") + path("M-30 0L-36 -44Q-36 -52 -26 -52H-12L-14 0z", "#FBDB8C") + path("M18 -52H26Q36 -52 36 -44L30 0H16z", "#7A4E24", .7) + path("M-12 -52V-62Q-12 -70 0 -70T12 -62V-52z", "#A8702C") + f'<circle cy="-76" r="11" fill="none" stroke="#C98B3C" stroke-width="6"/>' + path("M-20 -30h40v6h-40z", "#8A5A24", .8)
a.add(group(wt, t=f"translate({rx-18} {ry+148})"), group(wt, t=f"translate({rx+32} {ry+148}) scale(.62)"))
a.add(path(ribbon(sample(f"{lx-112},{ly+226} {lx-106},{ly+190} {lx-90},{ly+158} {lx-68},{ly+140}", 8), [18, 16, 13, 11], 0), "#5E93C4"), path(ribbon(sample(f"{lx-116},{ly+224} {lx-110},{ly+188} {lx-94},{ly+156} {lx-71},{ly+138}", 8), [4, 5, 4, 2], 1), "#CFE6F6"), f'<circle cx="{lx-67}" cy="{ly+139}" r="6.500" fill="#6FA6D4"/>')
a.add(path(curve(f"{lx-176},536! {lx-100},524 {lx-30},538! {lx-100},550"), SHADOW, .3), use("basket", lx - 108, 538, 116))
# Stint, who weighs: spectacles polished, a page to write in
bk = path("M-40 -22L0 -12L42 -24L44 6L2 20L-38 8z", "#8A2E26") + path("M-36 -24L0 -14L0 14L-34 4z", CREAM) + path("M0 -14L38 -26L40 2L0 14z", "#E3D6C4") + line("M-28 -16l20 5M-27 -8l20 5M8 -12l22 -7M8 -4l22 -7", "#9A8A90", 2.4)
gl = '<circle cx="21" cy="-5" r="11" fill="#DDEBF0" fill-opacity=".5" stroke="#3A2E3E" stroke-width="3"/>' + line("M11 -7L-12 -4M32 -6h6", "#3A2E3E", 3)
sc = 330 / 400
a.add(folk(822, 596, 330, flip=True, coat="#8A2E2A", legs="#4A4050", hair="#B9B0B4", style="bald", hat=None, lean=16, near=((34, -214), (78, -200)), far=((50, -220), (96, -212)), hem=-100, hold_far=group(bk, t="translate(-104 -214)"), mood="calm", tilt=8, scarf="#F3EADA"))
a.add(group(group(gl, t="rotate(-8) scale(-1 1)"), t=f"translate({822-(6+16*.5+11)*sc:.0f} {596-345*sc:.0f}) scale({sc:.2f})"))
a.add(path(blades(r, 40, 612, 150, 60, 13, .1), "#3E5230"), path(blades(r, 880, 612, 90, 44, 8, -.1), "#3E5230"))
end(a, "chapter-guild", .26, "#2B2430", .5, .5)

# ================= V One Fire: two old people, two reasons, the same nose ========================
a = start(346, (0, "#15172F"), (.3, "#2E2F62"), (.5, "#6A4F80"), (.62, "#B4728A"))
r = a.r
a.add(stars(((80, 60, 5), (190, 40, 3.6), (300, 100, 4), (420, 50, 5), (560, 90, 3.4), (660, 40, 4.6), (780, 90, 5), (850, 40, 3.4), (380, 150, 3), (240, 160, 3))))
a.add(path(curve("-20,340! 120,300 260,318 400,290 540,318 720,296 920,324! 920,430! -20,430!"), "#4A4274"), a.firs([(30, 380, 120), (80, 384, 84), (820, 380, 104), (868, 386, 140)], "#332F5E", False))
a.add(use("old-mill", 452, 420, 380, mound=False, haze="#3A3468", t=.42, keep=KEEP, angle=28, detail=False))
a.plane(curve("-20,404! 200,388 460,384 700,388 920,402! 920,620! -20,620!"), a.lin([(0, "#8A6470"), (.3, "#5A4462"), (1, "#1E1A38")]), lip="#E8A98C", shadow=(0, -4, 6, .2), loose=True, inner=a.tufts(10, 890, 420, 500, 14, 14, "#6E5270", .7))
a.add(a.glow(450, 470, 400, "#F59A3C", .75, 210), a.glow(450, 440, 190, "#FFD27A", .85))
# the two roads come in to one fire, one soft, one paved
a.add(path(curve("-20,470! 120,462 260,470 380,486 380,500 240,496 100,500 -20,512!"), "#6E7A52", .55), path(curve("920,462! 780,460 640,470 530,486 530,502 660,496 790,496 920,508!"), "#9A8A94", .55), path("".join(f"M{x} {y}h{w}l3 12h-{w}z" for x, y, w in ((560, 484, 30), (602, 480, 34), (648, 478, 36), (700, 476, 38), (756, 476, 40), (814, 476, 44), (866, 478, 44))), "#C9A9A0", .35))
# the fire
a.add(path(curve("350,506! 450,486 550,506! 450,524"), "#2A1A22"), "".join(path(f"M{x} {y}q{s*.5:.0f} {-s*.7:.0f} {s} 0q{-s*.5:.0f} {s*.4:.0f} {-s} 0z", c) for x, y, s, c in ((344, 512, 30, "#7A6078"), (376, 522, 34, "#8A6E80"), (418, 528, 36, "#6E5670"), (462, 528, 36, "#8A6E80"), (506, 522, 34, "#6E5670"), (530, 512, 30, "#8A6E80"))))
a.add(path("M376 506L500 470l8 12L384 518zM524 508L400 470l-8 12L516 518z", "#4A2E2A"), path("M376 506L500 470l3 4L379 510zM400 470l-4 6L520 514l2 -4z", "#C97A48"))
fl = lambda s, c: path(curve(s), c)
a.add(fl("384,500! 362,456 384,420 402,392! 408,420 420,424! 412,376 430,330 452,288! 456,340 478,356 482,396! 496,386 500,370! 526,410 534,460 512,500! 450,514", "#D9642E"), fl("398,500! 386,462 402,436! 412,452 422,450! 422,400 440,366 452,336! 458,380 476,396 478,430! 488,424 492,414! 512,448 512,480 496,500! 450,510", "#F29A3C"), fl("416,502! 408,474 420,458! 428,468 434,462! 438,424 450,392! 460,430 468,440 468,462! 476,456 480,452! 492,476 488,496 478,502! 450,508", "#FBD06A"), fl("432,504! 428,486 440,470 450,440! 462,470 472,486 466,504! 450,508", "#FFF3CC"))
for x, y, s in ((420, 250, 2.4), (480, 220, 2), (446, 180, 2.2), (500, 280, 2), (400, 300, 1.8), (470, 130, 1.6), (520, 190, 1.5)):
    a.add(a.firefly(x, y, s, "#FFB45C"))
# a woman from up the valley, a man from down: the same nose, turned from the fire to us
F = dict(haze="#5A2E3A", t=.12, keep=KEEP)
log = lambda x: path(f"M{x-84} 520Q{x-92} 540 {x-84} 560H{x+84}Q{x+94} 540 {x+84} 520z", "#5A4038") + path(f"M{x-84} 520H{x+84}Q{x+89} 528 {x+89} 534H{x-89}Q{x-89} 527 {x-84} 520z", "#B98058") + f'<ellipse cx="{x+84}" cy="540" rx="9" ry="20" fill="#D9A870"/><ellipse cx="{x+84}" cy="540" rx="4" ry="10" fill="#A8763E"/>'
for x in (216, 690):
    a.add(path(curve(f"{x-110},562! {x},548 {x+120},562! {x},580"), SHADOW, .4), log(x))
sit = lambda s, c, boot: (path(curve(f"{s*-34},-150! {s*10},-150 {s*60},-138 {s*78},-120! {s*74},-92 {s*40},-92 {s*-30},-94!"), c) + path(curve(f"{s*50},-128! {s*74},-112 {s*74},-50 {s*70},-16! {s*44},-16 {s*42},-60 {s*34},-98!"), dim(c, .12)) + path(curve(f"{s*42},-34! {s*40},-4 {s*40},2! {s*92},2! {s*92},-10 {s*74},-16 {s*71},-36!"), boot))
sk = 330 / 400
SK = mix(SKINS[0], "#5A2E3A", .12)
nose = path(curve("26,-16! 44,-8 58,6 66,18! 62,27 50,24 40,23 32,22!"), SK) + path(curve("66,18! 62,27 50,24 40,23! 50,18"), dim(SK, .22), .8)
a.add(folk(196, 600, 330, coat="#6E7A4A", hair="#E9E4E0", style="bun", legs_svg=sit(1, "#57503E", "#6A5240"), hem=-110, lean=14, near=((26, -214), (84, -176)), far=((44, -216), (96, -190)), mood="calm", scarf="#C98B3C", **F))
a.add(folk(704, 600, 330, flip=True, coat="#8A2E2A", hair="#C9C0C4", style="bald", beard="#E9E4E0", legs_svg=sit(-1, "#4A4050", "#3E3038"), hem=-110, lean=14, near=((26, -214), (80, -170)), far=((44, -216), (92, -186)), mood="open", hat="cap", hatc="#4A4258", **F))
for x, s in ((196, 1), (704, -1)):
    a.add(group(nose, t=f"translate({x+s*(6+14*1.2)*sk:.0f} {600-345*sk:.0f}) scale({s*sk:.2f} {sk:.2f})"))
a.add(line("M286 578Q280 480 276 440", "#8A5E3A", 8), line("M284 578Q277 480 273 440", "#D9A868", 2.6))
# the listeners, small and dark; sprites between them
for x, y, h, c, hat_, st in ((50, 640, 250, "#2B2548", None, "curls"), (330, 668, 236, "#2E2A50", None, "bun"), (572, 672, 232, "#332648", "felt", "short"), (858, 644, 262, "#2B2548", None, "plait")):
    a.add(folk(x, y, h, view="back", coat=c, hair="#241C30", style=st, hat=hat_, hatc="#241C34", skin="#5E4450", near=((-60, -214), (-36, -168)), far=((60, -214), (36, -168)), hem=-20, shadow=False))
hb = hooded(a, "n", "#34548A", "#2E4A3E", "#4E7058", eyes=False)
a.add(hb(420, 600, 1.05), hb(482, 604, .95, True), hb(160, 604, .9), hb(742, 602, .95, True))
end(a, "chapter-one-fire", .48, "#0B0A1E", .5, .62)

# ================= VI Frost: the ice lifts a bell out of the river, mouth up and full ==============
a = start(347, (0, "#3E5078"), (.3, "#7A8CB0"), (.5, "#B9C3D6"), (.6, "#E9D9D0"))
r = a.r
a.add(a.glow(240, 300, 320, "#F6E6DA", .8, 160), torn_cloud("420,90! 560,76 700,88 920,72! 920,106 740,116 560,112", "#8C9ABA", "#E6E2EA", .8), torn_cloud("-20,160! 100,148 220,158 340,146! 220,178 80,180", "#A3AEC8", "#EFE6E6", .8))
a.add(path(curve("-20,320! 110,262 200,290 300,250 420,300 560,270 700,300 820,264 920,290! 920,420! -20,420!"), "#8C98B8"), path(curve("110,262! 200,290 220,312! 160,300 130,318 90,296!") + curve("300,250! 420,300 400,312! 350,292 310,304 270,280!") + curve("820,264! 920,290 920,300! 860,290 820,300 780,286!"), "#F3F3F6", .9))
a.add(path(scallop(r, "-20,366 120,352 300,362 480,348 680,360 920,342 920,420 -20,420", 20), "#7A86A6"), a.firs([(60, 378, 90), (100, 382, 62), (780, 372, 80), (830, 378, 110), (872, 380, 70)], "#5E6C92", False), path(curve("-20,376! 200,366 500,370 920,362! 920,420! -20,420!"), "#E9ECF2"))
a.add(use("old-mill", 196, 412, 250, mound=False, snow=True, haze="#A9B4CE", t=.22, keep=KEEP + (SNOW, TULIP), detail=False), path(curve("60,408! 120,396 200,392 290,398 340,410! 200,424"), "#F3F4F7"))
# the ice of the Tarry, frozen to its bed
a.add(f'<path d="{curve("-20,410! 240,400 560,398 920,404! 920,620! -20,620!")}" fill="{a.lin([(0, "#DCE6EE"), (.3, "#A9C3D6"), (1, "#4A6C94")])}"/>')
a.add(line("M-20 452L90 440 170 462 260 446M330 420L420 432 520 414 640 436M700 420L790 436 920 424M40 540L150 516 240 556 330 540M620 560L720 540 800 572 920 548M150 516L190 470M720 540L760 500", "#F6FBFD", 3, .8), line("M-18 456L92 444 172 466M42 544L152 520 242 560M622 564L722 544 802 576", "#4A6C94", 2.4, .6), path(curve("60,480! 140,472 220,480! 140,490") + curve("640,466! 740,458 840,468! 740,478") + curve("80,580! 180,570 260,584! 160,594"), "#F3F8FB", .6))
# what else lay there: an oar, a flatiron, boots
a.add(path("M92 520L196 440l6 6L100 528z", "#7A5640"), path(curve("92,520! 62,536 56,556 70,560! 92,552 100,528!"), "#9A7350"), path(curve("60,556! 84,548 110,552 120,562! 84,570"), "#EAF2F6"), group(path("M-30 0L-26 -16Q0 -24 30 -6L36 0z", "#5A5468") + path("M-30 0L-26 -16Q0 -24 14 -16Q-10 -14 -14 0z", "#A6A1B6") + line("M-18 -18q4 -20 26 -10", "#3E3848", 6), t="translate(760 512) rotate(-12)"), path(curve("714,516! 740,510 776,510 806,518! 760,526"), "#EAF2F6"))
# the bell: mouth up like a cup, full of ice to the brim
X, Y = 470, 430
heave = "310,524! 340,492 366,508! 376,480 402,506! 440,520 500,524 540,506! 562,476 582,506! 604,488 640,526! 560,552 470,560 380,550!"
a.add(path(curve("320,540! 460,530 620,536 720,552! 560,584 400,576"), "#2F4A70", .4))
a.add('<g transform="rotate(-8 470 500)">')
crown_ = path(curve(f"{X-30},470! {X-34},500 {X-26},520 {X},524 {X+26},520 {X+34},500 {X+30},470!"), "#8A5A2A") + path(curve(f"{X-14},486! {X-16},504 {X},510 {X+16},504 {X+14},486!"), "#4E6E96")
bell = f"{X-128},292! {X-108},322 {X-88},352 {X-80},396 {X-76},440 {X-60},472 {X-30},486! {X},490 {X+32},486! {X+62},472 {X+78},440 {X+82},396 {X+90},352 {X+110},322 {X+130},292! {X},330"
a.add(crown_, soft(curve(bell), 10, 10, 10, .34), path(curve(bell), "#F0CC88", None, 'transform="translate(-3 -2)"'), f'<path d="{curve(bell)}" fill="{a.lin([(0,"#C98B3C"),(.35,"#D9A452"),(.7,"#9A6430"),(1,"#5E3E2A")], 0, 0, 1, .1)}"/>')
a.add(path(curve(f"{X-128},292! {X-108},322 {X-88},352 {X-80},396 {X-76},440 {X-60},472 {X-30},486! {X-46},450 {X-56},400 {X-62},352 {X-90},314!"), "#FBE3A8", .75), path(curve(f"{X+130},292! {X+110},322 {X+90},352 {X+82},396 {X+78},440 {X+62},472 {X+32},486! {X+44},450 {X+52},400 {X+60},352 {X+88},312!"), "#4A2E34", .5))
a.add(line(f"M{X-106} 326Q{X} 362 {X+108} 326M{X-97} 340Q{X} 374 {X+99} 340M{X-76} 436Q{X} 462 {X+78} 436M{X-72} 450Q{X} 474 {X+74} 450", "#6E4426", 4, .75), line(f"M{X-106} 323Q{X} 359 {X+108} 323", "#FFF0C4", 2.2, .7))
a.add(path(curve(f"{X-54},396 {X-40},376 {X-30},398 {X-42},426 {X-56},420") + curve(f"{X+16},456 {X+34},448 {X+30},470 {X+12},476") + curve(f"{X+54},376 {X+70},368 {X+68},402 {X+56},408"), "#5E9A86", .75))
a.add(f'<ellipse cx="{X+1}" cy="294" rx="130" ry="27" fill="#8A5A2A"/><ellipse cx="{X}" cy="291" rx="129" ry="26" fill="#F3D08C"/><ellipse cx="{X+1}" cy="294" rx="110" ry="20" fill="#5E7FA8"/>')
# the ice in it; a light is inside, and something that had only come in to look
a.add(a.glow(X, 284, 150, "#BFE6FA", .85, 80), path(curve(f"{X-106},300! {X-96},282 {X-60},286! {X-44},262 {X-8},276! {X+24},256 {X+50},280! {X+84},272 {X+108},300! {X+60},320 {X},322 {X-60},318"), "#DDF1FA"), path(curve(f"{X-44},262! {X-8},276 {X-14},318! {X-50},312 {X-60},286!") + curve(f"{X+50},280! {X+84},272 {X+108},300! {X+80},314 {X+56},316!"), "#9CC7E2", .8), path(curve(f"{X-96},282! {X-60},286 {X-70},312! {X-100},304!") + curve(f"{X+24},256! {X+50},280 {X+40},318! {X+10},320 {X-8},276!"), "#F6FCFF", .9))
a.add(a.glow(X + 10, 300, 46, "#C9B4F0", .9, 24), path(curve(f"{X-6},312! {X-8},292 {X+8},284 {X+22},292 {X+26},312! {X+10},317"), "#8A6CC0", .5), f'<circle cx="{X+4}" cy="302" r="2.800" fill="#2B2440"/><circle cx="{X+16}" cy="302" r="2.800" fill="#2B2440"/>')
a.add("</g>", path(curve(heave), "#B9D0E0"), path(curve("310,524! 340,492 366,508! 360,544 374,550! 330,544") + curve("376,480! 402,506 394,552! 372,550 368,516!"), "#F6FBFD"), path(curve("562,476! 582,506 576,548! 544,554 540,506!") + curve("604,488! 640,526 566,552! 584,514"), "#EAF3F8"), path(curve("402,506! 440,520 500,524 540,506 542,554 470,560 396,552!"), "#8FB0CC", .7), line("M366 508l-4 38M402 506l-6 44M540 506l4 46M582 506l-8 42M470 522l4 36", "#5E83AC", 2.6, .7))
# a small fire to windward, with a kettle on it
a.add(a.glow(298, 520, 110, "#F59A3C", .75, 70), path("M262 536l56 -16 4 8 -54 18zM328 538l-54 -18 -3 8 52 20z", "#4A2E2A"), path(curve("270,528! 262,504 276,486! 282,498 288,494! 290,468 304,450! 310,478 318,484! 330,498 326,516 318,528!"), "#E5702E"), path(curve("280,530! 276,512 284,504! 292,508 296,484! 306,502 312,508 310,530!"), "#FBD06A"))
a.add(line("M244 548L296 420L350 548", "#5A4038", 6), line("M296 424V446", "#2B2438", 3), use("kettle", 296, 482, 58, haze="#3A3048", t=.3))
# Una Tye, both hands in her apron; she is not singing
a.add(folk(714, 572, 318, flip=True, coat="#5E6A94", apron="#E9DFD0", hair="#B9AFB4", style="bun", scarf="#A8482F", hat="knit", hatc="#8A4A5E", lean=4, near=((30, -206), (44, -150)), far=((40, -210), (50, -160)), hand=False, mood="calm", hem=-66, haze="#8C9ABA", t=.1, keep=KEEP))
a.add(group(path(curve("-50,-186! -14,-178 20,-176! 26,-150 16,-126! -22,-116 -58,-126! -62,-160"), "#D6CABC") + path(curve("-50,-186! -14,-178 20,-176! 20,-168 -20,-168 -52,-174!"), "#F6EFE4") + path(curve("-46,-140! -30,-152 -4,-152 10,-142! -4,-132 -32,-130"), "#B9A99C", .8), t="translate(712 572) scale(.795)"))
a.add(path("".join(f"M{n(r.uniform(0,900),0)} {n(r.uniform(0,560),0)}h.1" for _ in range(60)), "none", None, 'stroke="#FFFFFF" stroke-opacity=".85" stroke-width="5" stroke-linecap="round"'), path(curve("-20,600! 100,570 240,588 400,578 560,592 740,576 920,590! 920,620! -20,620!"), "#F3F6FA"), path(blades(r, 60, 612, 110, 60, 10, .1) + blades(r, 862, 612, 110, 66, 10, -.1), "#3E4E74"))
end(a, "chapter-frost", .3, "#1B2340", .5, .5)
