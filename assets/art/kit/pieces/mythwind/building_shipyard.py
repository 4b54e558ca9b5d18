import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _shared_road_winery import *

a = Art(1200, 900, 64)
r = a.r

# late light over the Tarry
sky(a, "late")
a.add(a.glow(250, 400, 520, "#FFE6A8", .85))
torn(a, (("-20,120 160,92 320,110 470,96 360,134 150,150", "#8D9BA0", "#F6DDA8", .8), ("640,70 820,44 1000,64 1220,40 1220,92 980,110 800,96", "#7487A0", "#E8CFA6", .8), ("60,240 170,226 280,238 380,228 290,258 140,262", "#D8C9A0", "#FFF0C4", .8)))
a.add(path("M-20 480L90 380L150 420L240 330L300 392L352 352L470 460L640 420L800 470L960 400L1040 446L1120 372L1220 440V600H-20z", "#A9A59A"), path("M240 330L300 392L262 394L240 424L214 376zM1120 372L1170 408L1128 412L1104 392z", "#D9CBA8", .8))
a.add(path(curve("-20,492! 140,458 340,478 560,462 800,484 1020,452 1220,470! 1220,600! -20,600!"), "#9A9C74"), a.firs([(x, 492 + r.uniform(-8, 6), r.uniform(50, 92)) for x in (20, 58, 84, 150, 1090, 1130, 1176)], "#7C8460", "#C2BE86"))
a.add(hamlet(r, 1010, 494, 34, "#E9D3A4", "#A8764F", "#FBDB8C", 3))
# the river: brown gold, broken light under the sun
a.add(f'<path d="M-20 500H1220V680H-20z" fill="{a.lin([(0,"#E6C588"),(.4,"#B99468"),(1,"#7A5F58")])}"/>', path("M-20 500H1220V505Q600 512 -20 505z", "#FFF0C4", .7), path(ripples(r, -20, 1220, 512, 660, 34), "#F9DFA4", .6), path(ripples(r, 120, 420, 510, 660, 12), "#FFF4D0", .9), path(ripples(r, -20, 1220, 530, 670, 22), "#6E5560", .45))
# a finished sister sails off
a.add(group(path(curve("-46,0! -20,6 24,6 52,-6! 46,14 30,22 -30,22 -42,14"), "#7A4E38"), path(curve("-46,0! -20,6 24,6 52,-6! 51,0 48,2! 24,12 -20,12 -45,6!"), "#D9A066"), path("M-2 4L0 -104H4L4 4z", "#5A3A34"), path(curve("6,-98! 40,-60 50,-16! 26,-10 6,-10!"), "#FBEFD2"), path(curve("-4,-84! -24,-50 -40,-12! -20,-8 -4,-10!"), "#E3CBB0"), line("M-40 30h70M-20 38h40M-30 46h30", "#7A5F58", 3, .7), t="translate(118 560) scale(1.05)"))

# the slip: sand and timber, darker towards us
a.plane(curve("-20,664! 200,640 480,654 760,640 1000,652 1220,620! 1220,920! -20,920!"), a.lin([(0, "#DDB47C"), (.35, "#BC905F"), (1, "#6E4E42")]), lip="#FBE3B0")
# ways of squared logs
for d, c in (("M150 764L1010 752L1040 774L140 790z", "#8A6244"), ("M150 764L1010 752L1012 757L148 770z", "#E9C48A"), ("M140 790L1040 774V786L140 804z", "#5A3E3A")):
    a.add(path(d, c))
a.add(path(curve("200,800! 480,780 900,776 1110,790 1160,806! 940,830 480,832 260,824"), SHADOW, .36))

# ---- the hull ----
T = along("226,384 330,424 460,452 600,456 740,438 870,402 980,352 1066,292")
B = along("256,606 340,664 460,694 600,704 740,702 860,680 968,574 1066,292")


def P(u, k, dx=0, dy=0):
    t, b = T(u), B(u)
    return b[0] + (t[0] - b[0]) * k + dx + 26 * k * (1 - k) * (1 if u < 5 else .3), b[1] + (t[1] - b[1]) * k + dy


def band(u0, u1, k0, k1, m=14, dx=0, dy=0):
    L = [u0 + (u1 - u0) * i / m for i in range(m + 1)]
    f = lambda k: (k if callable(k) else (lambda u: k))
    A = [P(u, f(k0)(u), dx, dy) for u in L] + [P(u, f(k1)(u), dx, dy) for u in L[::-1]]
    return "M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in A) + "z"


def rib(u, k0, k1, w, c, dx=0, dy=0):
    S = [P(u, k0 + (k1 - k0) * i / 5, dx, dy) for i in range(6)]
    return path(ribbon(S, [w, w * .82], 0), c), S


# far side first: ribs and the dark inside of its planking
us = [.12 + .44 * i for i in range(16)]
for i, u in enumerate(us):
    a.add(rib(u, .3, 1.0 + (.04, .1, .06)[i % 3], 12, "#7C5A48", 20, -26)[0])
a.add(path(band(.1, 6.7, .95, 1.0, 16, 20, -26), "#8E6A50"))
a.add(path(band(.02, 6.8, .2, lambda u: .7 + .02 * u, 16, 20, -22), a.lin([(0, "#6A4A44"), (1, "#40303A")])))
a.add(path(band(.02, 6.8, lambda u: .685 + .02 * u, lambda u: .7 + .02 * u, 16, 20, -22), "#B98A5C"))
# near ribs, each with a lit left edge, ends not yet cut even
for i, u in enumerate(us[:-1]):
    k1 = 1.02 + (.05, .14, .02, .1)[i % 4]
    o, S = rib(u + .06, .45, k1, 17, "#B4824F")
    a.add(o, path(ribbon([(x - 5, y) for x, y in S], [5, 4], 0), "#F3CF92"), path(ribbon([(x + 5, y) for x, y in S], [5, 4], 0), "#6E4A48", .6))
# ribbands hold them
for k, c in ((.82, "#E9C48A"), (.97, "#E9C48A")):
    a.add(path(band(.03, 6.75, k - .006, k + .034, 18), SHADOW, .3, 'transform="translate(2 5)"'), path(band(.03, 6.75, k, k + .03, 18), c))
# strakes from the keel up; the upper ones still end in the open
N = 8
ends = [(.0, 7), (.0, 7), (.0, 7), (.0, 7), (0, 7), (.9, 7), (2.5, 6.86), (4.1, 6.8)]
for i in range(N):
    u0, u1 = ends[i]
    k0, k1 = i * .088, (i + 1) * .088 + .01
    f0 = lambda u, k=k0: k * (1 - .0 * u)
    c = mix("#7F5140", ("#DDA560", "#CF9450", "#E6B470")[i % 3], min(1, .25 + i * .13))
    a.add(path(band(u0, u1, k0, k1, 16), SHADOW, .28, 'transform="translate(1 5)"'), path(band(u0, u1, k0, k1, 16), c), path(band(u0, u1, k1 - .014, k1, 16), lit(c, .4), .8))
nails, butts = "", ""
for i in range(1, N):
    u0, u1 = ends[i]
    for u in us:
        if u0 + .1 < u < min(u1, 6.6) - .1:
            x, y = P(u + .06, (i + .55) * .088)
            nails += f"M{n(x,0)} {n(y,0)}h.1"
    u = r.uniform(u0 + .8, u1 - 1.6)
    x, y = P(u, i * .088)
    v, w = P(u, (i + 1) * .088)
    butts += f"M{n(x,0)} {n(y,0)}L{n(v,0)} {n(w,0)}"
a.add(line(nails, "#6B4030", 4, .7), line(butts, "#6B4030", 3, .7, "butt"), path(band(4.6, 7, 0, lambda u: .1 * (u - 3), 10), "#5A4070", .16))
# keel, stem with a curl, stern post and rudder
keel = [B(u) for u in (.2, 1, 2, 3, 4, 5)]
a.add(path("M268 634L300 690L880 706L884 732L286 722L244 640z", "#5A3A34"), path("M286 706L880 716V722L292 713z", "#9A6A4A"))
st = [B(5 + .25 * i) for i in range(9)]
st = [(x + 8, y + 8) for x, y in st] + [(1086, 250), (1084, 214), (1058, 200), (1042, 216), (1050, 232)]
a.add(path(ribbon(st, [26, 28, 26, 24, 20, 12]), "#5F3C34"), path(ribbon([(x - 6, y - 2) for x, y in st], [6, 8, 8, 8, 5, 3]), "#E2B078"))
a.add(path("M222 378L246 384L274 646L252 650z", "#5F3C34"), path("M222 378L230 380L260 648L252 650z", "#E2B078"))
# shores that prop her up, and blocks below the keel
for x0, y0, x1, y1 in ((384, 640, 330, 786), (560, 664, 520, 800), (760, 660, 790, 796), (884, 610, 962, 784)):
    a.add(lens(x1 + 12, y1 + 2, 60, 6, .3), path(f"M{x0-7} {y0}L{x0+7} {y0+4}L{x1+9} {y1}L{x1-9} {y1}z", "#8A6244"), path(f"M{x0-7} {y0}L{x0-2} {y0+1}L{x1-4} {y1}L{x1-9} {y1}z", "#EBC690"))
for i, x in enumerate((306, 436, 640, 700, 846)):
    a.add(path(f"M{x-30} 764h62v20h-62zM{x-22} 742h48v22h-48zM{x-26} 722h54v20h-54z", "#6E4E40"), path(f"M{x-30} 764h62v4h-62zM{x-22} 742h48v4h-48zM{x-26} 724h54v4h-54z", "#C99A68"))

# ---- scaffold before the midship: poles, boards, ladder ----
for x, y0, y1 in ((432, 300, 808), (676, 286, 812), (912, 250, 800)):
    a.add(path(f"M{x-7} {y0}h13l2 {y1-y0}h-17z", "#7A5440"), path(f"M{x-7} {y0}h4l0 {y1-y0}h-5z", "#E6BE86"), lens(x + 12, y1, 50, 6, .34))
a.add(line("M440 776L668 566M684 776L900 560", "#7A5440", 7), soft("M396 540L950 526V540L396 554z", 3, 9, 6, .35), path("M392 538L954 524V536L392 551z", "#A87A50"), path("M392 538L954 524V528L392 542z", "#F6D9A0"), line("M600 534v11M780 529v11", "#6B4030", 2.4))
for x, y in ((432, 546), (676, 540), (912, 534)):
    a.add(path(f"M{x-12} {y-10}l24 4v5l-24 -4zM{x-12} {y-2}l24 4v5l-24 -4z", "#F2DDB0"))
a.add(use("ladder", 826, 808, 296, rot=4))
# the shipwright swings his mallet
mal = group(path("M-4 -6h8v60h-8z", WOODL) + path("M-26 -28h52v30h-52z", "#7A4A34") + path("M-26 -28h52v7h-52z", "#D9A066"), t="translate(64 -186) rotate(28)")
a.add(villager(566, 536, 214, coat=STEEL, hat="cap", hatc=BRICK, beard="#8A5A38", face=1, neck=(8, -142), hip=(-4, -84), feet=((-28, 0), (22, 0)), hands=((54, -142), (56, -146)), elbow=-1, tilt=-6, apron="#D9B98A", front=mal))
a.add(use("lantern", 420, 306, 96, c="#4A3440"))

# ---- the yard ----
# a pile of logs at the left, a trestle with a half-hewn plank and curls of shavings
a.add(lens(1076, 846, 250, 14, .4))
for x, y, s in ((1000, 826, 27), (1056, 830, 29), (1114, 826, 27), (1170, 832, 29), (1028, 782, 26), (1084, 784, 27), (1140, 782, 26), (1056, 740, 24), (1112, 742, 25)):
    a.add(f'<circle cx="{x+3}" cy="{y+4}" r="{s}" fill="#3A2A30"/><circle cx="{x}" cy="{y}" r="{s}" fill="#7A4E38"/><circle cx="{x-1}" cy="{y-1}" r="{s-5}" fill="#EBC690"/><circle cx="{x-2}" cy="{y-1}" r="{n(s*.5)}" fill="#CF9A60"/><circle cx="{x-2}" cy="{y-1}" r="{n(s*.2)}" fill="#9A6A44"/>')
# carrier with a long plank on the shoulder
pl = path("M-190 -172L230 -214L232 -196L-188 -152z", "#D9A560") + path("M-190 -172L230 -214L231 -208L-190 -166z", "#FBE3B0") + path("M-188 -152L-190 -172L-180 -173L-178 -153z", "#8A5A38")
a.add(villager(250, 868, 242, coat="#B4553A", hat="kerchief", hair="#6A4030", hatc=OCHRE, trousers="#5B5478", face=1, neck=(8, -140), hip=(-2, -84), feet=((-40, -10), (34, 0)), hands=((74, -122), (44, -116)), elbow=1, tilt=4, front=group(pl, t="translate(-8 52)")))
heap = path(scallop(r, "-60,0 -44,-14 -18,-26 12,-30 40,-18 64,-2 30,4 -30,4", 12), "#B98A5C") + path(scallop(r, "-52,-2 -36,-16 -14,-26 8,-28 26,-16 30,-6 0,-4", 10), "#F3D9A2")
curl = a.sym("curl", path(ribbon(sample("0,0 12,-12 8,-24 -4,-22 -4,-13 3,-13", 3), [4, 7, 7, 6, 4, 2]), "#C99B62") + path(ribbon(sample("-1,-1 10,-12 6,-22 -4,-20 -4,-14 2,-14", 3), [3, 5, 5, 4, 3, 2]), "#FBE6B8"))
a.add(lens(640, 858, 190, 8, .3), group(heap, t="translate(640 858) scale(1.3 1)"), lens(440, 838, 100, 5, .28), group(heap, t="translate(440 838) scale(.7 .6)"))
for x, y, s, f, q in ((590, 838, 1.2, 0, 20), (648, 824, 1.5, 1, -10), (690, 846, 1.3, 0, 60), (616, 858, 1, 1, 80), (436, 826, 1.1, 0, 10), (468, 836, .9, 1, 70), (760, 866, 1.2, 1, 100), (540, 874, 1.2, 0, -70), (520, 826, .8, 0, 90), (846, 838, .9, 1, 30)):
    a.add(curl(x, y, s, bool(f), q))
# adze in a chip-covered block, and a mouse with a boat of its own
a.add(lens(446, 886, 20, 3, .2), lens(930, 882, 150, 9, .36), use("boat", 922, 892, 50, stripe=TULIP), path("M918 856L920 800H923L924 856z", "#5A3A34"), path(curve("926,804! 952,826 956,850! 940,852 926,850!"), "#FBEFD2"), use("mouse", 1000, 892, 84))
# grass in the corners
a.add(path(blades(r, 40, 920, 240, 88, 18, .1), "#4A4438"), path(blades(r, 130, 924, 130, 46, 9, .1), "#6B6444"), path(blades(r, 1180, 920, 170, 84, 14, -.1), "#3E3A38"))
a.add(a.vignette(.32, .5, .52, "#2A1E30"), a.grain(.5))
a.save(OUT + "building-shipyard.svg")
