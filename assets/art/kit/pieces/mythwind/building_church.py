import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _buildings_a_to_co import *

# A stone church with a square tower, late in the afternoon; swifts, and a sprite that sweeps the lych gate.
a = Art(1200, 900, 61)
r = a.r
ST, LT, SH = "#D8BC8C", "#F6DFAE", "#8A7486"

sky(a, "late")
a.add(a.glow(120, 360, 480, "#FFE7B0", .9))
bars(a, "-20,120 160,96 330,110 470,92 350,142 130,154", "#8E9AA8", "#FBE3B0", .8)
bars(a, "760,80 920,62 1080,74 1220,54 1220,104 1020,120 860,106", "#6F86A0", "#E9CF9E", .8)
bars(a, "-20,230 90,218 210,228 290,218 190,250 60,254", "#C9B690", "#FFF0C8", .8)
a.add(peaks("-20,500 80,420 140,460 240,360 320,440 430,400 560,500 860,500 960,400 1030,450 1110,350 1220,430", 660, "#A5A08E", "#D6C49A"))
a.add(path(curve("-20,560! 160,520 340,540 560,556 860,530 1040,500 1220,530! 1220,760! -20,760!"), "#9A9A68"), a.firs([(x, 556 + r.uniform(-10, 20), r.uniform(60, 110)) for x in (30, 92, 150, 1010, 1090, 1160)], "#77805A", True))
a.add(path(curve("-20,640! 160,600 360,610 700,620 1000,590 1220,600! 1220,800! -20,800!"), a.lin([(0, "#9BA35C"), (1, "#768A4C")])))

# yew behind the church, a great round dark tree
a.add(crown(r, 1062, 470, 280, 330, "#5C6E44", "#8A9456"), path("M1046 600h30l8 90h-46z", WOOD))

# churchyard
a.plane(curve("-20,720! 200,690 500,690 900,690 1220,680! 1220,920! -20,920!"), a.lin([(0, "#A5A457"), (.4, "#7E8E4A"), (1, "#46603E")]), lip="#F3E2A0")
a.add(path(curve("470,716! 700,690 1010,694 1190,716! 1230,742 1000,764 620,756"), SHADOW, .32))

# ---- the nave, running to the right ----
nave = "M556 500L1030 506L1034 724L556 728z"
a.add(path(nave, a.lin([(0, LT), (.4, ST), (1, "#A98C80")], 0, 0, 1, 0)), path(nave, a.stuff("stone", "#6E5A60")), path("M556 500L1030 506V530L556 528z", SHADOW, .3))
for x in (640, 762, 884):
    a.add(path(gothic(x - 8, 560, 66, 122), "#F6E6C4"), path(gothic(x, 570, 50, 112), "#5B5A78"), path(gothic(x + 6, 578, 38, 102), "#3F5578"), path(gothic(x + 10, 588, 12, 46) + gothic(x + 28, 588, 12, 46), "#F0B45E", .95), path(f"M{x+6} {660}L{x+34} {590}h8L{x+14} 680h-8z", "#BFD0D8", .45), path(f"M{x+22} 576h5v106h-5zM{x+4} 634h42v5h-42z", "#F6E6C4"), path(f"M{x-12} 682h74l-4 10h-66z", LT))
for x in (590, 716, 838, 962):
    a.add(path(f"M{x+10} 548L{x+36} 600V728H{x+10}z", SHADOW, .2), path(f"M{x} 540L{x+10} 534L{x+24} 580V728H{x-6}z", ST), path(f"M{x} 540L{x+10} 534L{x+8} 728H{x-6}z", "#FBEBC4"))
# roof of stone slates
a.add(soft("M560 352L986 362L1066 516L540 512z", 5, 12, 8, .3))
a.add(laid(a, (566, 350, 986, 360), (548, 516, 1066, 514), 7, "#7B6A62", "#B08E6A", 6, .9, 36, False))
a.add(path("M556 344L992 354L996 364L556 356z", "#C9A678"), path("M556 344L992 354V357L556 347z", "#FBE6B8"), path("M986 360L1066 514L1040 514L966 362z", SH, .3))
a.add(moss(r, ((640, 496, 60), (760, 440, 44), (930, 490, 76), (850, 390, 36))))

# ---- the tower: square, two faces, a parapet, a small lead cap ----
tf = "M356 244H556L562 734H346z"
a.add(soft("M356 244H556L562 734H346z", 14, 10, 10, .26))
a.add(path("M556 244L610 262V730H560z", "#8F7A80"), path("M556 244L610 262V730H560z", a.stuff("stone", "#453A50")))
a.add(path(tf, a.lin([(0, "#FBEBC2"), (.5, "#E6CB98"), (1, "#C4A47E")], 0, 0, 1, 0)), path(tf, a.stuff("stone", "#6E5A60")))
# angle buttresses with set-offs
a.add(path("M340 736L344 560L356 540L358 400L366 384H384V736z", "#F6DFAE"), path("M340 736L344 560L356 540L358 400L366 384H370L366 404L364 546L354 566L352 736z", "#FFF6DA"), path("M532 736V384H548L556 400L560 540L570 560L574 736z", "#B3936F"), path("M532 384V736h-10V392z", SHADOW, .16))
for y in (384, 548):
    a.add(path(f"M346 {y}H566L612 {y+14}V{y+24}L566 {y+11}H346z", "#F3DBA8"), path(f"M346 {y+11}H566L612 {y+24}V{y+31}L566 {y+18}H346z", SHADOW, .26))
# belfry lights, a sundial, small slits
for x in (396, 466):
    a.add(path(gothic(x - 7, 276, 58, 100), "#FBEBC8"), path(gothic(x, 284, 44, 92), "#54465E"), path("".join(f"M{x} {312+i*16}h44v5h-44z" for i in range(4)), "#A98C70"), path(f"M{x+20} 288h5v88h-5z", "#FBEBC8"))
a.add(path(gothic(572, 300, 22, 74), "#4A3D56"), path("M576 452h14v54h-14z", "#4A3D56"))
a.add(path("M410 424H504V508H410z", SHADOW, .24, 'transform="translate(4 5)"'), path("M410 424H504V508H410z", "#F8EEDA"), path("M410 424H504V430H416V508H410z", "#FFFBEE"), line("".join(f"M{n(456+22*math.cos(k))} {n(450+20*math.sin(k))}L{n(456+38*math.cos(k))} {n(450+36*math.sin(k))}" for k in (.1, .58, 1.05, 1.57, 2.09, 2.56, 3.04)), "#8A5A3C", 3.4), path("M452 446L462 446L492 486z", "#6E5A60", .6), path("M450 442L463 446L456 486z", "#C98B3C"), f'<circle cx="456" cy="446" r="8" fill="{AMBER}"/>')
# west door
a.add(path(gothic(404, 588, 104, 148), "#FBEBC8"), path(gothic(412, 598, 88, 138), "#8A7070"), path(gothic(420, 610, 72, 126), "#7A4A34"), line("M438 630V736M456 614V736M474 630V736", "#4F2F2C", 3), path("M420 660h26v7h-26zM420 706h26v7h-26z", "#3A3048"), f'<circle cx="482" cy="682" r="5" fill="{LAMP}"/>')
# parapet with notches, corner pinnacles
a.add(path("M556 206L616 224V262L556 244z", "#8F7A80"), path("M340 214H366V196H398V214H424V196H456V214H482V196H514V214H540V196H562V250H340z", "#F0D6A0"), path("M340 214H366V196H398V200H370V218H344V250H340z", "#FFF6DA"), path("M338 240H564V252H338z", "#C9A97C"), path("M564 240L618 256V266L564 252z", "#75626E"))
a.add(path("M352 200Q440 110 548 200z", "#7C8592"), path("M352 200Q400 146 448 140Q420 166 400 200z", "#C2C6BC"), line("M450 146V82", "#8A5A3C", 4))
a.add(path(curve("444,92! 470,82 492,88 506,78! 500,94 512,104! 486,102 470,108 444,104!"), AMBER), path("M444 92q24 -8 44 -4l-8 6q-20 -2 -36 4z", "#FFEBB0"))
a.add(path("M332 214L345 164L358 214zM546 214L557 164L570 214z", "#E6CB98"), path("M332 214L345 164L346 214z", "#FFF3CC"), path("M557 164L570 214H558z", SH, .5))
# ivy on the sunny foot
a.add(path(scallop(r, "350,736 346,640 362,560 384,520 392,566 380,620 400,660 396,736", 14), "#5E7040"), path(scallop(r, "350,720 352,650 364,590 376,560 376,620 378,700", 11), "#8E9A50"))

# old stones in the grass
for x, y, h, q in ((640, 768, 50, -4), (700, 780, 58, 3), (780, 766, 46, -2), (860, 786, 56, 5), (1060, 770, 52, -5)):
    a.add(lens(x, y, 60, 8, .34), group(path(f"M-20 4V{-h+16}Q-18 {-h} 0 {-h}Q18 {-h} 20 {-h+16}V4z", "#A99A8E") + path(f"M-20 4V{-h+16}Q-18 {-h} 0 {-h}Q-12 {-h+4} -13 {-h+18}V4z", "#F0E0B8") + path("M-22 2q12 -12 24 0zM4 2q8 -10 18 0z", MOSS), t=f"translate({x} {y}) rotate({q})"))
a.add(a.tufts(560, 1180, 740, 860, 24, 30, "#4F6B40", .8))

# wall of the churchyard and the path
a.add(path(curve("150,930! 200,860 300,800 410,738! 506,738! 470,800 440,860 430,930!"), a.lin([(0, "#E9CB96"), (1, "#A98660")])), path(pebbles(r, 230, 430, 800, 900, 10, 18), "#FBE8BC", .5))
def wall(x0, y0, x1, y1, h):
    d = curve(f"{x0},{y0-h}! {(x0+x1)/2},{(y0+y1)/2-h-5} {x1},{y1-h}! {x1},{y1}! {(x0+x1)/2},{(y0+y1)/2+4} {x0},{y0}!")
    return path(d, "#A58A78") + path(d, a.stuff("stone", "#4F4256")) + path(curve(f"{x0},{y0-h-10}! {(x0+x1)/2},{(y0+y1)/2-h-15} {x1},{y1-h-8}! {x1},{y1-h+4}! {(x0+x1)/2},{(y0+y1)/2-h} {x0},{y0-h+2}!"), "#E6CC98")
a.add(wall(430, 876, 1230, 862, 62), wall(-20, 856, 64, 870, 66))
a.add(moss(r, ((560, 806, 60), (820, 796, 80), (1080, 796, 60))))

# ---- the lych gate: a small roof on four oak posts, near and large ----
a.add(path(curve("40,896! 240,870 480,884 560,900! 480,930 100,930"), SHADOW, .4))
for x, y, w in ((104, 866, 16), (372, 866, 16)):
    a.add(path(f"M{x} 600h{w}V{y}h-{w}z", "#5E4138"))
for x in (60, 416):
    a.add(path(f"M{x} 600h26l4 290h-34z", a.lin([(0, "#C08A5A"), (.4, "#8A5F44"), (1, "#54393A")], 0, 0, 1, 0)), path(f"M{x-10} 872h48l4 24h-56z", "#A58A78"), path(f"M{x-10} 872h48l1 5h-50z", "#F3DDB0"))
a.add(path("M86 690Q100 628 150 614L146 604H84zM416 690Q402 628 352 614L356 604H418z", "#6B4638"), path("M52 596H450V618H52z", "#8A5F44"), path("M52 596H450V601H52z", "#E9B880"))
a.add(soft("M130 494L384 488L482 606H20z", 5, 12, 8, .34))
a.add(laid(a, (136, 492, 380, 486), (12, 606, 494, 602), 6, "#6F4A3C", "#B4764C", 5, .9, 32))
a.add(path("M136 492L380 486L386 476Q260 484 130 482z", "#D99A62"), path("M130 482Q260 484 386 476L386 480Q260 489 131 487z", "#FBDDA0"), path("M380 486L494 602L450 604L350 488z", SH, .35), path("M136 492L12 606L50 606L164 492z", "#F3BC84", .5))
a.add(moss(r, ((70, 592, 76), (250, 560, 46), (420, 590, 70))))
# a lamp under it, with a blue light
a.add(line("M246 608V634", INK, 4), a.glow(246, 672, 110, "#9CD0F2", .8), path("M230 648h32l6 48h-44z", "#BFE2FA"), path("M224 646q22 -20 44 0zM222 696h48l-4 9h-40z", "#3A3450"), line("M246 648V696M232 648L226 696M260 648L266 696", "#3A3450", 3.4), path(curve("246,660! 254,674 252,688 246,690 240,688 238,674"), "#FFFFFF", .95))

# the sprite sweeps: the broom reaches out, dust and petals fly
a.add(lens(230, 892, 100, 12, .4), a.glow(226, 770, 140, "#DDF1FF", .7))
a.add(group(line("M0 0L0 150", "#8A5F44", 8), path("M-9 146h18l24 56q-34 12 -64 0z", "#E7B860"), path("M-9 146h10l-8 60q-14 0 -24 -4z", "#FBE0A0"), line("M-2 160l-10 40M6 160l8 40", "#8A5A30", 2.4), path("M-11 144h22v8h-22z", TULIP), t="translate(264 738) rotate(-22) scale(.82)"))
a.add(spirit(228, 874, 206, left="60,140 100,158 146,142", right="106,132 122,124 134,102", rot=3))
for x, y, s in ((372, 860, 4), (404, 836, 3), (392, 876, 2.6), (340, 880, 3), (426, 868, 2.4), (156, 700, 3), (280, 690, 3)):
    a.add(a.firefly(x, y, s, "#9CD0F2"))

# swifts about the tower: sickles
def swift(x, y, s, q):
    return f'<path d="M0 0Q-14 -22 -52 -20Q-22 -8 -8 8L-16 30L-2 18L8 34L8 8Q26 -4 54 -2Q24 -20 4 -6Q4 -14 0 -16Q-6 -10 0 0z" fill="#3E3A52" transform="translate({x} {y}) rotate({q}) scale({s})"/>'
a.add(swift(650, 168, .92, 24), swift(730, 250, .66, -20), swift(786, 150, .8, 8), swift(250, 290, .62, 30), swift(880, 226, .54, -30), swift(290, 168, .5, -8))

# near grass
a.add(path(blades(r, 1130, 924, 320, 120, 20, -.12), "#33442F"), path(blades(r, 20, 926, 140, 90, 9, .15), "#33442F"), path(blades(r, 620, 930, 260, 50, 12, .1), "#4A5E3A"))
a.add(a.vignette(.3, .5, .5, "#2E2230"), a.grain(.5))
a.save(OUT + "building-church.svg")
