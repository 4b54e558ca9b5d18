import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _buildings_a_to_co import *

# The casino at night: a round pavilion, a wheel of fortune full of lamps, a sprite that sets it going.
a = Art(1200, 900, 31)
r = a.r
RED, GOLD, NAVY = "#A8382F", "#E7A13D", "#2E3566"

sky(a, "night", [(0, "#15162E"), (.3, "#262B58"), (.55, "#4A4780"), (.75, "#7D6E9C")])
# stars in two clusters, far from the roof
d = "".join(star(x, y, s) for x, y, s in ((96, 120, 9), (150, 70, 5), (210, 150, 6), (60, 220, 5), (300, 60, 4), (1010, 90, 6), (1080, 140, 10), (1130, 60, 5), (1150, 220, 5), (960, 180, 4), (250, 240, 4)))
a.add(path(d, "#F3E6C8", .9), a.glow(600, 470, 560, "#B98AA0", .55))
bars(a, "-20,300 120,284 260,296 380,280 240,318 80,324", "#37376A", "#6E5A8A", .8)
bars(a, "880,270 1010,254 1120,266 1220,250 1220,286 1040,300", "#37376A", "#6E5A8A", .8)
a.add(peaks("-20,500 90,420 150,466 260,380 360,470 520,440 800,480 930,400 990,440 1100,360 1220,450", 660, "#4C477E", "#6A6498"))
a.add(path(curve("-20,570! 160,530 330,556 600,560 880,530 1060,510 1220,550! 1220,740! -20,740!"), "#38386A"))
a.add(a.firs([(x, 590 + r.uniform(-20, 20), r.uniform(80, 170)) for x in (30, 90, 168, 226, 980, 1046, 1110, 1172)], "#272C54", True))
a.add(hamlet(r, 1040, 628, 40, "#4A4476", "#2E2D58", "#F5C45E", 3))

# the green, lit by the pavilion
a.plane(curve("-20,690! 260,640 600,650 940,640 1220,690! 1220,920! -20,920!"), a.lin([(0, "#4F5F5C"), (.35, "#3A4658"), (1, "#20223E")]), lip="#7C7F92")
a.add(a.glow(600, 770, 560, "#F5B45E", .7, 110))
a.add(path(curve("500,812! 600,806 720,812! 742,850 838,884 900,930! 300,930! 360,884 476,850"), a.lin([(0, "#F0C588"), (1, "#8A6A6A")])), path(pebbles(r, 470, 740, 830, 896, 14, 20), "#FBE0A8", .4))
a.add(path(curve("196,772! 400,740 800,740 1030,776! 1060,816 840,836 600,838 360,836"), SHADOW, .4))

# ---- the pavilion ----
# drum: a round floor, posts, dark hangings between them
a.add(path(curve("220,744! 400,722 800,722 980,744! 986,790! 800,824 400,824 214,790!"), a.lin([(0, "#8A5A48"), (.5, "#6B4640"), (1, "#3A2A3C")], 0, 0, 1, 0)), path("M220 744Q600 800 980 744V752Q600 810 220 752z", "#E0A468"), path("M214 776Q600 838 986 776V790Q600 852 214 790z", "#3A2A3C", .5))
a.add(path(curve("250,440! 600,400 950,440! 952,748! 600,786 248,748!"), a.lin([(0, "#7A3A40"), (.3, "#C4603E"), (.5, "#E7A13D"), (.7, "#B4553A"), (1, "#4A2A40")], 0, 0, 1, 0)))
a.add(path("".join(f"M{x} 452Q{x+w} 600 {x+3} 764L{x+16} 765Q{x+w+14} 600 {x+12} 452z" for x, w in ((300, 12), (346, -8), (396, 10), (784, -8), (836, 10), (886, -10))), "#6A2A38", .5))
# side bays: lit windows with card-suit free fretwork, small guests' shapes inside
for x, w in ((276, 86), (386, 70), (744, 70), (838, 86)):
    a.add(path(arched(x, 560, w, 176), "#5A2E34"), path(arched(x + 8, 568, w - 16, 166), "#F5B84E"), path(arched(x + 14, 600, w - 28, 134), "#FDE3A0", .8), path(f"M{n(x+w/2-2.5)} 570h5v164h-5zM{x+8} 632h{w-16}v5h-{w-16}z", "#5A2E34"))
a.add(path("M296 734q2 -44 16 -48q-8 -18 6 -22q14 4 6 22q14 6 16 46z", "#7A3A2E", .75), path("M852 734q4 -50 18 -54q-8 -18 6 -22q14 4 6 22q16 6 18 52z", "#7A3A2E", .75))
posts = ((256, 440, 752), (372, 426, 770), (466, 420, 776), (722, 420, 776), (818, 426, 770), (932, 440, 752))
for x, y0, y1 in posts:
    a.add(path(f"M{x-9} {y0}H{x+11}V{y1}H{x-11}z", a.lin([(0, "#F3D59A"), (.4, "#C98B3C"), (1, "#6B4636")], 0, 0, 1, 0)), path(f"M{x-15} {y1-12}H{x+17}V{y1+2}H{x-17}z", "#8A5A3C"))
# roof: a striped cone that swings out to the eaves
apex = (604, 128)
eave = [(184 + 832 * i / 14, 436 + 46 * math.sin(i / 14 * math.pi)) for i in range(15)]
a.add(soft(curve("604,128! 660,260 800,360 1016,436! 820,482 600,488 400,482 184,436! 400,360 548,260"), 6, 16, 10, .34))
for i in range(14):
    (x0, y0), (x1, y1) = eave[i], eave[i + 1]
    t = i / 13
    c = ("#F3DDB0", RED)[i % 2]
    c = mix(lit(c, .12), "#4A3470", .1 + .48 * t)
    k0, k1 = 604 + (x0 - 604) * .32, 604 + (x1 - 604) * .32
    a.add(path(f"M604 128Q{n(k0)} {n(128+(y0-128)*.66)} {n(x0)} {n(y0)}L{n(x1)} {n(y1)}Q{n(k1)} {n(128+(y1-128)*.66)} 604 128z", c))
# valance
for i in range(14):
    (x0, y0), (x1, y1) = eave[i], eave[i + 1]
    c = mix((RED, "#F3DDB0")[i % 2], "#4A3470", .06 + .4 * i / 13)
    a.add(path(f"M{n(x0)} {n(y0-3)}L{n(x1)} {n(y1-3)}V{n(y1+26)}Q{n((x0+x1)/2)} {n((y0+y1)/2+60)} {n(x0)} {n(y0+26)}z", c))
a.add(line(curve([(x, y - 2) for x, y in eave], False), GOLD, 7), line(curve([(x, y - 4) for x, y in eave], False), "#FBE6A8", 2))
a.add(path("M598 136L604 66L611 136z", GOLD), path(curve("606,72! 640,58 660,78 700,66! 690,82 700,98! 660,104 640,86 606,96!"), "#4F6F95"), path(curve("606,72! 640,58 660,78 700,66! 660,86 640,68 606,80!"), "#9CC7DD"), f'<circle cx="604" cy="64" r="9" fill="{LAMP}"/>')
# strings of lamps: from the apex to poles, and along the eaves
a.add(path("M92 800L100 380H108L108 800z", "#4A3A50"), path("M1098 806L1104 400H1112L1114 806z", "#3A2E48"), path("M92 800L100 380H103L98 800z", "#8A7090"))
def lamps(spec, step, s, cols):
    S = sample(spec, step)
    o = line(curve(spec, False), "#2B2233", 2.4)
    for i, (x, y) in enumerate(S[1:-1]):
        o += a.firefly(x, y + 7, s, cols[i % len(cols)])
    return o
C = ("#F5C45E", "#F2B8A0", "#9CC7DD")
a.add(lamps("604,150 470,300 300,372 104,384", 46, 5.4, C), lamps("604,150 740,300 910,384 1108,404", 46, 5.4, C))
a.add(lamps([(x, y + 34) for x, y in eave[0::2]], 40, 4.6, ("#F5C45E",)), lamps("104,384 60,440 -20,470", 36, 5, C), lamps("1108,404 1160,460 1220,480", 36, 5, C))

# ---- the wheel of fortune ----
X, Y, R = 594, 572, 186
a.add(a.glow(X, Y, 330, "#FFD98A", .85))
a.add(path(f"M{X-150} 806L{X-30} {Y}H{X+30}L{X+150} 806H{X+116}L{X} {Y+60}L{X-116} 806z", "#5A3A34"), path(f"M{X-150} 806L{X-30} {Y}H{X-20}L{X-136} 806z", "#B47C52"))
a.add(f'<circle cx="{X+8}" cy="{Y+12}" r="{R+10}" fill="{SHADOW}" fill-opacity=".36"/><circle cx="{X}" cy="{Y}" r="{R+8}" fill="#6B3A2C"/><circle cx="{X-2}" cy="{Y-3}" r="{R+6}" fill="#F3C876"/><circle cx="{X}" cy="{Y}" r="{R}" fill="#8A4A30"/>')
cols = ("#D2443C", "#F6EEDF", "#2F5D9B", "#E7A13D", "#5E7F4E", "#F6EEDF", "#D2443C", "#E7A13D", "#2F5D9B", "#F6EEDF", "#5E7F4E", "#E7A13D")
for i in range(12):
    t0, t1 = math.radians(i * 30 - 8), math.radians(i * 30 + 22)
    q = R - 6
    k = .5 + .5 * math.cos((t0 + t1) / 2 - .7)
    a.add(path(f"M{X} {Y}L{n(X+q*math.cos(t0))} {n(Y+q*math.sin(t0))}A{q} {q} 0 0 1 {n(X+q*math.cos(t1))} {n(Y+q*math.sin(t1))}z", mix(lit(cols[i], .1), VIOLET, .22 * k)))
# a mark in every second field: leaf, star, drop
for i in range(12):
    t = math.radians(i * 30 + 7)
    x, y, g = X + 128 * math.cos(t), Y + 128 * math.sin(t), i * 30 + 97
    m = (star(0, 0, 22), "M0 -22q20 22 0 44q-20 -22 0 -44z", "M0 -20q22 34 0 40q-22 -6 0 -40z")[i % 3]
    a.add(path(m, (AMBER if cols[i] == "#F6EEDF" and i % 2 else "#FFF3CC") if cols[i] != "#F6EEDF" else RED, None, f'transform="translate({n(x)} {n(y)}) rotate({n(g)})"'))
a.add(line("".join(f"M{n(X+34*math.cos(math.radians(i*30-8)))} {n(Y+34*math.sin(math.radians(i*30-8)))}L{n(X+(R-4)*math.cos(math.radians(i*30-8)))} {n(Y+(R-4)*math.sin(math.radians(i*30-8)))}" for i in range(12)), "#C98B3C", 5))
a.add(f'<circle cx="{X+3}" cy="{Y+5}" r="40" fill="{SHADOW}" fill-opacity=".4"/><circle cx="{X}" cy="{Y}" r="38" fill="#C98B3C"/><circle cx="{X-2}" cy="{Y-3}" r="33" fill="#F5C45E"/><circle cx="{X}" cy="{Y}" r="20" fill="#A8482F"/>', path(star(X, Y, 17), "#FFF3CC"))
for i in range(24):
    t = math.radians(i * 15 - 8)
    a.add(a.firefly(X + (R + 1) * math.cos(t), Y + (R + 1) * math.sin(t), 4.6 if i % 2 else 5.6, "#FFF0BC" if i % 2 else "#F5C45E"))
# the pointer
a.add(path(f"M{X-24} {Y-R-40}H{X+26}L{X+2} {Y-R+20}z", SHADOW, .35, 'transform="translate(4 6)"'), path(f"M{X-24} {Y-R-42}H{X+24}L{X} {Y-R+18}z", "#D2443C"), path(f"M{X-24} {Y-R-42}H{X-4}L{X} {Y-R+18}z", "#F08C74"))

# the sprite hauls at the rim, its whole weight behind it
a.add(lens(846, 826, 110, 13), a.glow(830, 700, 160, "#BFE2FA", .65))
a.add(spirit(846, 800, 230, left="58,134 30,112 -8,84 -42,78", right="104,134 60,104 10,60 -26,50", rot=14))
for q, t0, t1, w in ((R + 34, -.92, -.34, 5), (R + 54, -.8, -.44, 3.4)):
    a.add(line(f"M{X+q*math.cos(t0):.0f} {Y+q*math.sin(t0):.0f}A{q} {q} 0 0 1 {X+q*math.cos(t1):.0f} {Y+q*math.sin(t1):.0f}", "#9CD0F2", w, .75))
for x, y, s in ((900, 760, 4), (930, 700, 3), (776, 812, 3.6), (916, 812, 3), (744, 780, 2.6)):
    a.add(a.firefly(x, y, s, "#9CD0F2"))
# a couple comes up the path
a.add(villager(356, 852, 168, coat="#4F4478", hair="#3A2A48", back=True, skirt=True, hat="bun", skin="#D9A58E", ra="67,66 82,90 96,110"), villager(424, 858, 178, coat="#7A3A48", back=True, hat="tricorn", hatc="#2E2A4A", skin="#D9A58E", legs="#33304C"))

# dark leaves and grass hold the corners
a.add(path(blades(r, 60, 922, 320, 130, 20, .1), "#14162C"), path(blades(r, 1150, 922, 300, 140, 20, -.1), "#14162C"), path(blades(r, 130, 926, 160, 66, 8, .2), "#2A2E50"))
a.add(path(scallop(r, "-30,-30 170,-30 150,30 96,40 80,90 20,100 -30,150", 24), "#12142A"), path(scallop(r, "1230,-30 1060,-30 1080,20 1130,36 1150,84 1230,100", 22), "#12142A"))
a.add(a.vignette(.42, .5, .55, "#12122A"), a.grain(.45))
a.save(OUT + "building-casino.svg")
