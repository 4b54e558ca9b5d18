from _stage import *
from _players import *

a = scene(5)
r = a.r
# a mild late-summer noon: milk blue that turns to honey
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#7DB6C6"),(.3,"#B9D8CC"),(.55,"#F3E7BE"),(.75,"#F8DFA4")])}"/>', a.glow(90, 90, 560, "#FFF6D6", .75))
puff(a, 730, 250, 320, 110, "#FFFBEC", "#D3DFD2")
puff(a, 90, 520, 260, 84, "#FFFBEC", "#DFE2C8")
puff(a, 860, 560, 220, 70, "#FFFBEC", "#E6E0C0")
a.add(birds(((610, 120, 9), (650, 140, 7), (576, 152, 6)), "#6E8A90"))
# far: fields in strips, a wood, stooks
a.add(path(curve("-20,820! 160,790 340,806 520,780 700,800 920,772! 920,1180! -20,1180!"), "#B9C39A"))
for d, c in (("-20,846 200,816 320,830 100,866 -20,872", "#E3C878"), ("330,830 520,802 600,816 420,850", "#D9B964"), ("640,818 820,796 930,800 930,826 740,842", "#E6CE84"), ("-20,880 160,862 260,872 60,900 -20,904", "#C9CF8C"), ("700,852 930,834 930,872 800,874", "#BFC884")):
    a.add(path("M" + "L".join(d.split()) + "z", c))
for x, y, s in ((300, 812, 46), (336, 816, 60), (378, 810, 40), (590, 796, 44), (626, 800, 36), (860, 790, 52)):
    a.add(path(scallop(r, [(x + math.cos(k) * s * .42, y - s * .38 + math.sin(k) * s * .46) for k in (0, 1, 2.1, 3.2, 4.2, 5.2)], 8), "#8FA878"))
a.add("".join(path(f"M{x-9*s:.0f} {y}L{x} {y-26*s:.0f}L{x+9*s:.0f} {y}z", "#C99A4A") + path(f"M{x-9*s:.0f} {y}L{x} {y-26*s:.0f}L{x-2*s:.0f} {y}z", "#F0D08A") for x, y, s in ((90, 858, 1), (130, 852, .8), (180, 850, 1), (720, 830, .9), (770, 826, 1), (820, 824, .8))))

# the hill falls to the right
a.plane(curve("-20,1000! 120,966 300,950 470,950 620,966 760,1010 860,1064 930,1120! 930,1230! -20,1230!"), a.lin([(0, "#B9C46A"), (.35, "#8AA651"), (1, "#4F7440")]), lip="#F8F0B4", shadow=(0, -5, 7, .22), loose=True, inner=a.tufts(10, 700, 980, 1180, 24, 22, "#6B8E48", .7))

# ---- the mill ---------------------------------------------------------------------
X, Y, H = 440, 1000, 664
out = tower(a, X, Y, H, 152, 96, inner=path(wall_stones(r, X - 96, 400, X + 70, 900, 30, 12, .06), "#D9A88A", .8), plinth="#9A90A4")
a.add(path(ring_d(X, Y, H, 152, 96, .44, .452, over=1), "#D9C4B0", .8))
a.add(hole(X - 22, 610, 42, 58, glass="#4A4568"), hole(X + 50, 770, 36, 50, glass="#4A4568"))
# round red door
a.add(f'<circle cx="{X-14}" cy="934" r="70" fill="#8C8196"/>', "".join(path(f"M{X-14+math.cos(t-.12)*56:.0f} {934+math.sin(t-.12)*56:.0f}L{X-14+math.cos(t-.13)*74:.0f} {934+math.sin(t-.13)*74:.0f}L{X-14+math.cos(t+.13)*74:.0f} {934+math.sin(t+.13)*74:.0f}L{X-14+math.cos(t+.12)*56:.0f} {934+math.sin(t+.12)*56:.0f}z", "#BDB2BE") for t in [3.1 + k * .33 for k in range(11)]), f'<circle cx="{X-14}" cy="934" r="55" fill="{dim(BRICK,.2)}"/><circle cx="{X-12}" cy="937" r="51" fill="{TULIP}"/>', line(f"M{X-38} 894V980M{X-20} 888V986M{X-2} 888V986M{X+16} 894V980", dim(TULIP, .35), 2.4), path(f"M{X-60} 914h36v7h-36zM{X-60} 956h36v7h-36z", INK, .8), f'<circle cx="{X+26}" cy="940" r="5" fill="{LAMP}"/>', path(f"M{X-80} 992h132l10 12h-152z", "#A99FB0"), path(f"M{X-80} 992h132l3 4h-138z", "#DDD6DF"))
boat(a, X, 340, 122, 176, "#D9A24E")
a.add(path("M428 168L434 132L440 168z", WOOD), f'<circle cx="434" cy="130" r="7" fill="{LAMP}"/>')
a.add(hole(X + 30, 262, 26, 34, glass="#4A4568"))
# ---- sails: frames dressed in patches -----------------------------------------------
HX, HY, L, W, ANG = 420, 352, 452, 124, 28
a.add(sail_shadow(a, out, HX, HY, L, W * .9, ANG, dx=30, dy=46, op=.26))
def sail(k, u0=.0, seed=1, upto=1.0):
    x0, x1 = L * .2, L * .975
    at = lambda u, v: (x0 + (x1 - x0) * (u0 + (upto - u0) * u), -W * .2 + W * v + math.sin(u * 9 + k) * 2)
    cols = max(2, round(7 * (upto - u0)))
    g = ""
    if upto > u0:
        a0, a1 = at(0, 0), at(1, 1)
        g += patchwork(at, cols, 2, seed=seed, prints=(.42, .84), stitch=2.2)
        g += path(f"M{a0[0]:.0f} {W*.42:.0f}L{a1[0]:.0f} {W*.42:.0f}L{a1[0]:.0f} {W*.8:.0f}L{a0[0]:.0f} {W*.8:.0f}z", VIOLET, .2)
    return g
S_ = {0: sail(0, 0, 21), 1: sail(1, 0, 22), 2: sail(2, 0, 23), 3: sail(3, .52, 24)}
cross = ""
for k in (2, 3, 1, 0):
    spar = path(f"M-26 -13L{L*1.03:.0f} -6V6L-26 13z", dim(WOOD, .15)) + path(f"M0 -11L{L*1.03:.0f} -6V-1L0 -4z", lit(WOOD, .3), .8) + path(f"M{L*.2:.0f} {W*.79:.0f}H{L*.98:.0f}v5H{L*.2:.0f}zM{L*.2:.0f} {-W*.23:.0f}H{L*.98:.0f}v5H{L*.2:.0f}z", lit(WOOD, .2))
    g = blade_of(r, L, W, "dutch", WOOD, CREAM, 0, 11) + S_[k] + spar
    dark = k in (0, 1)
    cross += group(tint(g, VIOLET, .1) if dark else g, t=f"rotate({ANG+90*k})")
cross += f'<circle r="30" fill="{dim(WOOD,.25)}"/><circle cx="-4" cy="-4" r="21" fill="{WOODL}"/><circle r="8" fill="{dim(WOOD,.4)}"/>'
a.add(group(cross, t=f"translate({HX} {HY}) scale(.95 1)"))
tip = lambda k, u, v: (HX + .95 * (math.cos(math.radians(ANG + 90 * k)) * L * u - math.sin(math.radians(ANG + 90 * k)) * W * v), HY + math.sin(math.radians(ANG + 90 * k)) * L * u + math.cos(math.radians(ANG + 90 * k)) * W * v)

# a bow round the end of the finished sail
bx, by = tip(0, .93, .3)
def bow(x, y, s, c=TULIP):
    g = path(curve("0,0! -20,44 -44,92 -30,96! -22,84 -6,88! 8,50 6,10") + curve("4,0! 26,40 52,80 62,74! 56,92 74,96! 40,60 18,10"), dim(c, .2)) + path(curve("-4,0! -40,-44 -86,-52 -92,-20 -84,16 -44,20!"), c) + path(curve("4,0! 34,-50 82,-56 92,-24 86,14 44,18!"), dim(c, .08)) + path(curve("-4,0! -40,-44 -86,-52! -60,-30 -40,-10!"), lit(c, .3)) + path(curve("4,0! 34,-50 82,-56! 50,-34 30,-12!"), lit(c, .25)) + path(curve("-16,-12 0,-18 18,-12 18,12 0,18 -16,12"), dim(c, .22))
    return group(g, t=f"translate({n(x)} {n(y)}) scale({s}) rotate(14)")
b0, b1 = tip(0, .9, -.26), tip(0, .9, .86)
a.add(line(f"M{b0[0]:.0f} {b0[1]:.0f}L{b1[0]:.0f} {b1[1]:.0f}", dim(TULIP, .1), 20, cap="butt"), line(f"M{b0[0]-4:.0f} {b0[1]-4:.0f}L{b1[0]-6:.0f} {b1[1]-4:.0f}", lit(TULIP, .25), 5, cap="butt"), bow(bx - 6, by, .84))

# ---- three ladders ----------------------------------------------------------------
def ladder(x0, y0, x1, y1, w=46, c=WOODL, rungs=15):
    dx, dy = x1 - x0, y1 - y0
    q = math.hypot(dx, dy)
    nx, ny = -dy / q * w / 2, dx / q * w / 2
    o = line("".join(f"M{x0+dx*t-nx*(1-.14*t):.0f} {y0+dy*t-ny*(1-.14*t):.0f}L{x0+dx*t+nx*(1-.14*t):.0f} {y0+dy*t+ny*(1-.14*t):.0f}" for t in [(k + .6) / rungs for k in range(rungs)]), dim(c, .3), 7)
    for s, cc in ((-1, c), (1, dim(c, .12))):
        o += line(f"M{x0+s*nx:.0f} {y0+s*ny:.0f}L{x1+s*nx*.86:.0f} {y1+s*ny*.86:.0f}", cc, 11) + line(f"M{x0+s*nx-3:.0f} {y0+s*ny:.0f}L{x1+s*nx*.86-3:.0f} {y1+s*ny*.86:.0f}", lit(c, .45), 3)
    return o
lads = ((118, 1066, 196, 560), (588, 1080, 536, 470), (842, 1104, 770, 600))
for x0, y0, x1, y1 in lads:
    a.add(path(curve(f"{x0-50},{y0+4}! {x0},{y0-8} {x0+90},{y0}! {x0+30},{y0+12}"), SHADOW, .35), f'<g transform="translate(14 16)" opacity=".2">{tint(ladder(x0, y0, x1, y1), SHADOW, 1)}</g>', ladder(x0, y0, x1, y1))
needle = lambda x, y, q, s=1: group(path("M-2.500 0L0 -54L2.500 0q-2.500 8 -5 0z", "#E9EDF2") + path("M0 -2v-8", "none", None, 'stroke="#5E6A80" stroke-width="2"'), t=f"translate({x} {y}) rotate({q}) scale({s})")
# left ladder: two on it, one sews, one carries a patch up
def on(l, t, s, **k):
    x0, y0, x1, y1 = lads[l]
    return place(mouse_back(**k), x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, s, rot=math.degrees(math.atan2(x1 - x0, y0 - y1)))
a.add(on(0, .66, .98, waist=TULIP), needle(262, 640, 70), line("M246 646q-40 60 -10 110q30 40 -4 80", TULIP, 3))
a.add(path(curve("96,900! 130,884 176,892 206,880! 214,930 202,962! 170,958 140,968 106,958!"), DELFT), path(star(152, 924, 22), CREAM, .85), on(0, .2, .9, waist=MOSS, c="#7E7A90"))
# middle ladder: the one who pulls the thread tight
a.add(on(1, .76, .96, waist=STEEL, c="#9A94A6", arms=("42,96 22,80 8,60", "88,96 106,72 104,48")), needle(476, 520, -60))
# right ladder: ties the bow
a.add(on(2, .7, .98, waist=OCHRE))

# ---- the thread runs away -----------------------------------------------------------
th = sample("470,522 540,600 640,700 640,860 648,1010 676,1042 700,990 730,962 756,1000 776,1060 790,1090", 7)
a.add(line(curve(th[::3] + [th[-1]], False, prec=0), SHADOW, 4, .2, extra='transform="translate(6 8)"'), line(curve(th[::3] + [th[-1]], False, prec=0), TULIP, 4.4))
a.add(path(curve("740,1178! 800,1168 880,1176! 820,1190"), SHADOW, .35), group(draw("spool").split("/>", 1)[1], t="translate(812 1100) rotate(38) scale(.92) translate(-54 -66)"), line("M730 1080q-14 -4 -22 -14M724 1104q-14 0 -24 -8M738 1056q-10 -6 -14 -16", "#8A5A4A", 4, .7))
# somebody runs after it
a.add(foot(664, 1160, 90), place(mouse("66,106 40,98 18,84", MOSS, back_arm="84,106 104,96 118,78"), 660, 1160, .8, flip=True, rot=12))

# ---- by the wall: sheaves, the ghost, the basket of patches -----------------------------
a.add(use("sheaf", 296, 1046, 196, rot=-6), use("sheaf", 236, 1060, 160, rot=-12))
a.add(foot(352, 1160, 130), place(mouse_ghost(), 346, 1158, 1.02))
a.add(path(curve("396,1100! 410,1080 424,1084! 420,1100"), "none"), line("M412 1040q10 6 8 20M428 1030q12 10 8 28", "#8A8494", 4, .6))
bk = use("basket", 480, 1176, 128, filled=False)
a.add(foot(486, 1172, 120), path(curve("430,1120! 424,1090 446,1072 470,1082! 480,1060 510,1066 516,1090! 536,1084 544,1104 534,1124!"), "#B98AA0"), path(curve("436,1122! 440,1096 460,1088 480,1100! 476,1124"), OCHRE), path(curve("490,1124! 492,1090 514,1080 530,1098! 532,1124"), MOSS), path(star(462, 1108, 9) + star(512, 1104, 9), CREAM, .85), bk)
# scissors as big as a mouse
a.add(group(path("M-4 0L-14 -96L0 -104L6 -4z", "#C9CED8") + path("M4 0L16 -94L2 -104L-6 -4z", "#E9EDF2") + f'<circle cx="-16" cy="22" r="19" fill="none" stroke="{BRICK}" stroke-width="9"/><circle cx="18" cy="22" r="19" fill="none" stroke="{dim(BRICK,.15)}" stroke-width="9"/><circle r="5" fill="{INK}"/>', t="translate(236 1160) rotate(-70)"))
# scraps in the grass and in the air
for x, y, q, c, s in ((60, 1120, 20, TULIP, 26), (200, 1110, -14, OCHRE, 30), (560, 1190, 30, STEEL, 24), (690, 420, 24, TULIP, 22), (740, 470, -20, CREAM, 18), (110, 420, 12, MOSS, 20), (560, 780, -30, OCHRE, 18)):
    a.add(path(f"M{-s*.5} {-s*.5}l{s} 3l-2 {s}l{-s+3} -4z", c, None, f'transform="translate({x} {y}) rotate({q})"'))
# near grass with poppies of autumn: the frame
a.add(path(blades(r, 30, 1224, 200, 110, 16, .1) + blades(r, 900, 1230, 120, 70, 10, -.1), "#3A5C36"))
for x, y, h, c in ((28, 1220, 130, TULIP), (70, 1226, 96, "#F2C14E"), (108, 1228, 70, "#E88FA0")):
    a.add(a.tulip(x, y, h, c, .05, "#4F7A45"))
finish(a, 5, .24, "#4A3A48", .46, .45)
