"""The general store: a porch hung with everything; a sprite on the ladder fetches a lantern down."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_a import *

a = Art(1200, 900, 121)
r = a.r
HONEY, TRIM = "#E8BC66", "#FBF0D8"

# bright day
sky(a, (0, "#6FAED0"), (.26, "#9CC7DD"), (.5, "#D9E6DC"), (.64, "#FBEBD0"))
a.add(a.glow(120, 110, 380, "#FFF6DC", .8))
for spec, s, o in (("40,150 90,118 150,112 190,78 250,84 290,116 340,128 350,156 200,164 80,166", 26, .95), ("960,250 1010,226 1060,222 1100,196 1150,206 1210,236 1220,262 1080,266", 22, .9)):
    d = scallop(r, spec, s, .5)
    a.add(path(d, "#BFD2DC", o, 'transform="translate(4 9)"'), path(d, "#FFFAEE", o))
a.add(peaks([(-20, 420), (60, 330), (120, 380), (196, 290), (280, 400), (340, 350), (430, 430), (980, 420), (1060, 330), (1120, 380), (1180, 310), (1240, 380)], "#A9BCCB", "#E6EBE6", .75))
a.add(path(curve("-20,470! 100,420 240,436 400,480 800,480 980,440 1120,450 1220,420! 1220,720! -20,720!"), "#A3C4A0"))
a.add(path(curve("-20,540! 130,490 280,520 420,550 900,560 1060,510 1220,530! 1220,720! -20,720!"), "#86AE78"), a.firs([(30, 520, 90), (86, 506, 120), (140, 506, 80), (1090, 520, 120), (1140, 516, 90), (1190, 524, 140)], "#6E9A78", "#B9CFA0"))
# the Tarry, slow and brown, with far fields
a.add(path(curve("-20,600! 90,580 200,600 300,588 340,600! 300,616 200,624 100,612 -20,632!"), "#C2A67C"), path(curve("-20,604! 90,586 200,606 300,594! 200,612 100,600 -20,616!"), "#EBDCB4", .8))
a.add(hamlet(r, 70, 574, 32, "#F3E6CB", "#B9704E", None, 3))
a.plane(curve("-20,640! 200,606 420,630 760,640 1000,620 1220,590! 1220,920! -20,920!"), a.lin([(0, "#A9C47A"), (.3, "#86A85A"), (1, "#557646")]), lip="#EAF0BC", inner="")
a.add(a.tufts(-10, 300, 630, 760, 8, 20, "#6A9250", .8), a.tufts(1080, 1190, 620, 760, 3, 18, "#6A9250", .8))
# the lane before the porch
a.plane(curve("-20,820! 140,776 320,770 700,790 1000,780 1220,800! 1220,920! -20,920!"), a.lin([(0, "#EBD2A0"), (1, "#C29A6A")]), lip="#FFF3D0", inner=path(setts(r, 0, 1180, 800, 900, 34, 18, .3), "#A9825A", .45))

# ---- the house: a boarded front with a swept parapet ----
a.add(path(curve("290,786! 640,760 1040,764 1150,790! 1100,826 700,830 330,812!"), SHADOW, .3))
# chimney, then the side wall and the roof slope that the parapet hides
a.add(path("M1000 150h50v180h-50z", "#B4603F"), path("M1030 150h20v180h-20z", VIOLET, .35), path("M992 138h66v15h-66z", "#E3A080"), path(mark_rows(r, 1002, 166, 1046, 280, 16, 7, 14, .4), "#E3A080", .6))
a.add(path("M984 290L1062 330V784H984z", "#9A744A"), path("M984 330L1062 362V400L984 380z", INK, .25), path("M984 262L1084 330V352L984 304z", "#8A5A4A"), path("M984 262L1084 330V336L984 270z", "#D99A78"))
front = "M326 790V246H366Q380 190 450 182Q474 120 560 116H752Q838 120 862 182Q936 188 950 244H992V784z"
a.plane(front, a.lin([(0, "#F6D48A"), (.5, HONEY), (1, "#C08C52")], 0, 0, 1, 0), lip="#FFF6DA", at=(4, 4), shadow=(9, 9, 8, .3), loose=True,
        inner=line("".join(f"M{330 if y>246 else 470} {y}H{988 if y>246 else 842}" for y in range(150, 640, 20)), "#A8743E", 2, .42) + line("".join(f"M{x:.0f} {y}v18" for x, y in [(r.uniform(350, 970), 150 + 20 * r.randrange(5, 24)) for _ in range(40)]), "#A8743E", 2, .5))
a.add(path("M310 246H366Q380 190 450 182Q474 120 560 116H752Q838 120 862 182Q936 188 950 244H1008V268H934Q924 214 846 208Q826 144 748 142H564Q490 144 468 208Q396 214 386 270H310z", TRIM), path("M846 208Q826 144 748 142H564L564 136H752Q834 138 854 202Q926 208 940 262H934Q924 214 846 208z", VIOLET, .25), path("M310 264H386V270H310zM934 262H1008V268H934z", VIOLET, .35))
# emblem on the parapet: a basket between two lamps of wood, no letters
a.add(path(curve("580,236! 580,196 612,172 656,170 700,172 732,196 732,234! 694,246 616,246"), "#5E7F4E"), path(curve("590,230! 592,200 620,182 656,180 692,182 720,200 722,230! 690,238 620,238"), "#86A85A"), use("basket", 656, 234, 58))
# upper windows with blue curtains
cw = a.sym("cw", pane(0, 0, 62, 84, False, 0, TRIM, (1, 2)) + path(curve("0,0! 22,14 18,44 0,56!") + curve("62,0! 40,14 44,44 62,56!"), "#E9DFC8", .9))
for x in (410, 836):
    a.add(cw(x, 296))
nw = a.sym("nw", pane(0, 0, 36, 84, False, 16, TRIM, (1, 2)))
a.add(nw(614, 280), nw(664, 280))
a.add(path("M600 380h114l-6 16h-102z", WOODL), path("M600 380h114v4h-114z", "#F3DDB0"))
for x, c in ((610, TULIP), (630, "#F2B84A"), (650, TULIP), (670, PINK), (698, "#F2B84A")):
    a.add(a.tulip(x, 384, r.uniform(28, 36), c, r.uniform(-.08, .08)))

# ---- inside the porch: wall in shade, window full of wares, open door ----
a.add(path("M330 470H990V746H330z", "#8E6A48"), path("M330 470H990V540Q660 560 330 540z", INK, .32), line("".join(f"M332 {y}H988" for y in range(560, 744, 20)), "#6A4A38", 2, .5))
a.add(path("M366 548H560V706H366z", TRIM), path("M376 558H550V696H376z", a.lin([(0, "#7E5A40"), (1, "#C08A50")])))
for y in (612, 696):
    a.add(path(f"M376 {y}h174v6h-174z", "#5A3E30"))
for i, (x, w, h, c) in enumerate(((384, 26, 36, "#D9803C"), (414, 22, 28, "#8FB0C4"), (440, 30, 40, "#A8482F"), (476, 24, 30, "#E3C46A"))):
    a.add(path(f"M{x} 612v-{h}q{w/2} -8 {w} 0v{h}z", c))
a.add(path("M384 612v-36h5v36zM414 612v-28h5v28zM440 612v-40h5v40zM476 612v-30h5v30z", CREAM, .45))
a.add(use("kettle", 410, 698, 62), use("cup", 526, 698, 50))
a.add(path("M376 558L440 558L376 660z", CREAM, .22), path("M460 558h6v138h-6z", TRIM))
a.add(path("M600 746V540H716V746z", TRIM), path("M612 746V552H704V746z", a.lin([(0, "#5E4034"), (1, "#A8703C")])), a.glow(658, 640, 70, LAMP, .6), path("M612 690H704V700H612zM612 640H660V647H612z", "#4A3028"), path("M704 746V552L746 566V762z", "#4F7A5E"), path("M712 584L738 592V656L712 652z", "#D9E6DC", .7), path("M704 746V552L709 554V748z", "#A9C4A0"))
# shelf at the right with pots
a.add(path("M776 612H970V620H776zM776 690H970V698H776z", "#5A3E30"))
pots = ""
for x, w, h, c, y in ((784, 34, 40, "#C4703F", 612), (900, 52, 34, "#C4703F", 690), (908, 28, 34, "#C4703F", 612), (824, 30, 32, "#8FB0C4", 612), (862, 38, 46, "#D9A24A", 612), (784, 42, 36, "#6F8F55", 690), (834, 34, 44, "#E3D3A8", 690)):
    a.add(path(f"M{x} {y}q-6 -{h*.6:.0f} 4 -{h}h{w-8}q10 {h*.4:.0f} 4 {h}z", c))
    pots += f"M{x} {y}q-6 -{h*.6:.0f} 4 -{h}h5q-7 {h*.5:.0f} -3 {h}z"
a.add(path(pots, CREAM, .45))

# porch floor and steps
a.plane("M302 744H1018L1030 782H292z", a.lin([(0, "#D9B07A"), (1, "#A8784E")]), lip="#FFF0CC", shadow=(5, 8, 6, .3))
a.add(line("".join(f"M{x} 746l{n((x-660)*.03,0)} 36" for x in range(340, 1010, 42)), "#7E5A3E", 2.4, .7), path("M292 782H1030V806H292z", "#6A4A36"), path("M292 782H1030V786H292z", "#C9A070", .7))
a.add(path("M574 790H752L764 816H562z", "#D9B07A"), path("M562 816H764V832H562z", "#7A5640"), path("M574 790H752V794H574z", "#FFF0CC"))
# porch posts with brackets
post = a.sym("post", path("M-10 480H10V760H-10zM-14 740h28v12h-28zM-14 512h28v8h-28zM-10 490q-4 26 -36 28v-8q24 -4 28 -20zM10 490q4 26 36 28v-8q-24 -4 -28 -20z", TRIM) + path("M2 480H10V760H2z", VIOLET, .32))
for x in (318, 578, 752, 990):
    a.add(post(x, 0))

bl = ball(a)
lamp = a.sym("lan", use("lantern", 0, 0, 100, c="#4A3A40"))
pump = a.sym("pum", use("pumpkin", 0, 0, 100))
sack = a.sym("sac", use("sack", 0, 0, 100))
brl = a.sym("brl", use("barrel", 0, 0, 100))
# ---- what hangs from the beam ----
def hook(x, y):
    hooks.append(f"M{x} 470V{y}")
    return ""
hooks = []
bkt = cut(a, "bkt", line("M-28 0Q0 -46 28 0", "#4A4458", 4) + '<path d="M-32 0H32L24 56Q0 64-24 56z"/>' + path("M-32 0H-16L-12 59Q-20 58 -24 56z", CREAM, .4) + path("M14 0H32L24 56Q16 60 10 60z", VIOLET, .35) + f'<ellipse rx="32" ry="7" fill="{SHADOW}" fill-opacity=".35"/>' + line("M-30 18Q0 26 30 18M-27 40Q0 48 27 40", SHADOW, 3, .3))
def bucket(x, y, k, c="#8FA6B4"):
    return bkt(x, y, c, k)
bro = a.sym("bro", path("M-4 -10H4L5 96H-5z", WOODL) + path("M-4 -10H-1L-2 96H-5z", lit(WOODL, .5)) + path(curve("-14,92! 0,86 14,92! 22,120 34,160! 16,156 0,166 -18,156 -34,160! -24,122"), OCHRE) + path(curve("-14,92! 0,86 4,88! -6,120 -10,158 -18,156 -34,160! -24,122"), lit(OCHRE, .4), .8) + path("M-17 104Q0 112 18 104V112Q0 120 -18 112z", BRICK) + line("M-14 126L-22 154M0 126V160M14 126L22 154", dim(OCHRE, .3), 2.4))
def broom(x, y, k, rot=0):
    return bro(x, y, k, rot=rot)
pn = cut(a, "pan", f'<circle cx="2" cy="3" r="28" fill="{SHADOW}" fill-opacity=".3"/><path d="M-5-72h10v50h-10z"/><circle r="28"/><circle cx="-2" cy="-2" r="21" fill="{CREAM}" fill-opacity=".22"/>' + line("M-22 -4A22 22 0 0 1 -2 -22", "#C9C6D3", 4))
def pan(x, y, R, c="#4A4860"):
    return pn(x, y, c, R / 28)
a.add(hook(360, 500), broom(360, 494, .84, 3), hook(402, 500), broom(402, 498, .78, -4))
a.add(hook(462, 500), bucket(462, 520, .86), hook(522, 500), pan(524, 556, 28), )
a.add(hook(622, 486), lamp(622, 480, .96), hook(690, 500), bucket(690, 514, .72, "#C4703F"))
a.add(hook(800, 500), pan(800, 548, 25, "#A8602F"), hook(920, 500), broom(956, 494, .8, -3), line("M906 492q26 -10 28 22q0 44 -28 46q-26 0 -26 -40q0 -26 26 -28z", "#8A5E3E", 10), line("M900 498q-12 8 -12 28", "#D9B07A", 3))
a.add(line("".join(hooks), "#4A3A40", 3))
# red peppers on a string
a.add(*(path("".join(f"M{560+(i%2)*9-4} {492+i*13}q8 2 6 14q-2 10 -8 12q-6 -12 2 -26z" for i in g), c) for g, c in (((1, 2, 4, 5), TULIP), ((0, 3), "#B4372F"))))

# porch roof: moss-green boards that sweep out
pr = "M300 410H1008L1052 476Q680 500 262 480z"
a.add(soft("M262 480Q680 500 1052 476V500Q680 526 262 504z", 3, 16, 9, .34))
a.add(path("M276 482Q680 502 1038 478V496Q680 520 276 500z", "#6A4A36"), path(pr, a.lin([(0, "#86A86A"), (1, "#4F7A4E")])))
a.add(line("".join(f"M{300+i*44} 410L{n(262+i*49.4,0)} {n(480+8*math.sin(i/16*3.14),0)}" for i in range(1, 16)), "#3A6244", 3, .7), line("".join(f"M{303+i*44} 410L{n(266+i*49.4,0)} {n(480+8*math.sin(i/16*3.14),0)}" for i in range(0, 9)), "#CFE0A8", 2.4, .6))
a.add(path("M258 478Q680 500 1056 474L1056 486Q680 512 258 490z", TRIM), path("M660 491Q900 488 1056 474V486Q860 500 660 503z", VIOLET, .28), path("M296 402H1012V414H296z", TRIM), path("M296 410H1012V414H296z", VIOLET, .3))

# ---- ladder and sprite ----
a.add(shade_under(848, 812, 120, 18, .34), group(use("ladder", 0, 0, 392), t="translate(876 812) rotate(-5)"))
a.add(a.glow(846, 520, 150, "#EAF6FF", .75), use("sprite", 844, 618, 204, rot=-8))
# it lifts a lantern off the hook
a.add(limb("812,548 786,536 764,520", [16, 14, 10], "#7DB4DD", .5), lamp(754, 514, 1.04), limb("862,546 884,552 892,572", [15, 13, 10], "#6BA2CE", .5))
for x, y, s in ((782, 470, 4), (900, 470, 3.4), (790, 650, 3)):
    a.add(a.firefly(x, y, s, "#BFE3F8"))

# ---- the customer, list in hand, looks up at the lantern ----
skirt = "#4F6F95"
a.add(shade_under(676, 832, 96, 16, .4))
a.add(path("M654 826q2 -12 18 -12l8 14zM688 826q0 -12 16 -12l10 14z", "#4A3040"))
a.add(path(curve("656,708! 640,760 632,818! 660,826 700,826 726,816! 714,760 702,708!"), skirt), path(curve("656,708! 640,760 632,818! 648,823! 654,770 668,710!"), lit(skirt, .4), .9), path(curve("702,708! 714,760 726,816! 708,824! 700,770 692,710!"), dim(skirt, .3), .7))
a.add(path(curve("654,716! 650,678 656,652 676,642 698,650 706,680 704,716! 680,726"), "#F3E6CF"), path(curve("690,646! 706,680 704,716! 692,720! 694,680"), VIOLET, .28), path("M654 708Q680 720 705 708V718Q680 730 653 718z", BRICK))
a.add(limb("662,660 646,684 660,704", [15, 13, 10], "#E9D8BC"), limb("698,658 716,650 730,632", [14, 12, 9], "#F3E6CF"), f'<circle cx="733" cy="628" r="7" fill="{SKIN}"/>', head(684, 622, 50, 1, "straw", "#E9BE6A", None, "#7A4636", rot=-16))
a.add(group(use("basket", 0, 0, 74, filled=False), t="translate(646 772)"), path(blades(r, 640, 738, 30, 30, 5), MOSS))

# barrels, sacks, pumpkins along the step
a.add(shade_under(230, 828, 250, 26, .36), brl(256, 812, 1.6), brl(160, 834, 1.76))
a.add(f'<ellipse cx="160" cy="668" rx="48" ry="12" fill="#5A3E30"/>')
for x, y, c in ((124, 660, TULIP), (146, 652, "#E3B04A"), (170, 654, TULIP), (194, 660, LEAF), (158, 640, LEAF), (182, 642, TULIP)):
    a.add(bl(x, y, c, 1.5))
a.add(path(curve("224,666! 232,636 256,624 280,636 290,666! 256,676"), "#C9A878"), path(curve("224,666! 232,636 256,624! 242,646 240,672!"), "#F3DFB4"), line("M236 650q20 8 46 -4", "#8A6A4A", 2.4))
a.add(sack(362, 792, .92), sack(420, 800, .76, True), pump(486, 812, .62), pump(1000, 838, .96), pump(1072, 850, .7))
# cartwheel and hollyhocks at the right corner
for x, h, c in ((1060, 190, "#E58A9A"), (1098, 230, TULIP), (1132, 170, "#F2B8A0")):
    a.add(line(f"M{x} 800Q{x-6} {800-h*.5:.0f} {x+4} {800-h}", MOSS, 5))
    for k in range(5):
        y = 800 - h + k * h * .14
        q = 8 + k * 2.2
        a.add(bl(x + (k % 2 * 2 - 1) * 7, y, c, q / 10))
    a.add(path(f"M{x} 790q-40 -10 -44 -44q34 4 44 44zM{x} 780q34 -10 40 -40q-32 2 -40 40z", "#6A9250"))
# hens of the house: one picks at the lane
a.add(shade_under(470, 862, 70, 12, .3), path(curve("438,836! 446,818 462,812 484,818 500,808 512,790! 520,812 514,838 494,854 464,854 446,848"), "#F6EEDF"), path(curve("500,808 512,790! 520,812 514,838 494,854! 500,834"), "#D9B48E"), path(curve("460,826! 478,822 494,830 500,842! 480,848 464,840"), "#D9CBC0"), path(curve("444,846 434,838 426,842 424,852 434,858 446,852"), "#F6EEDF"), path("M426 852l-12 6 12 3zM432 838l-4 -8 6 3 4 -5 2 8z", AMBER), f'<circle cx="432" cy="847" r="2.400" fill="{INK}"/>', line("M470 854v10M484 854v10M464 864h10M478 864h10", AMBER, 3), path("M428 838l-2 -8 6 4 4 -6 3 9z", TULIP))
# foreground: a branch of leaves in the upper left, grass in the corners
edge_grass(a, [(20, 200, 110, 16, .14), (1190, 190, 110, 14, -.14)], "#3E5E40", "#6A8F50")
a.add(path(bough(r, -30, 50, .25, 130, 16, 1, .4), "#4A4438"), path(scallop(r, "-40,-40 210,-40 180,6 120,20 130,58 70,76 60,120 -40,140", 22), "#3F6A46"), path(scallop(r, "-40,-40 110,-40 90,4 40,24 40,60 -40,90", 18), "#6A9A58"))
a.add(a.vignette(.28, .48, .5, "#2A3048"), a.grain(.45))
a.save(OUT + "building-general-store.svg")
