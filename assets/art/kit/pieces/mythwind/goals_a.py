import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _grounds import *
from _folk import *

W, H = 900, 500


def late(a, glow=(220, 250), sky=((0, "#5B7596"), (.3, "#9FB0B0"), (.55, "#EBCF98"), (.72, "#F3BE74"))):
    a.add(f'<rect width="900" height="500" fill="{a.lin(list(sky))}"/>', a.glow(*glow, 360, "#FFE6AE", .8, 240))


def end(a, name, op=.3, c="#241A30", cx=.5, cy=.5):
    a.add(a.vignette(op, cx, cy, c), a.grain(.5))
    a.save(OUT + name + ".svg")


def beam(x0, y0, x1, y1, w, c="#B9855A", end_=True):
    """A squared timber: lit upper side, dark lower side, pale sawn end."""
    dx, dy = x1 - x0, y1 - y0
    L = math.hypot(dx, dy)
    nx, ny = -dy / L * w / 2, dx / L * w / 2
    if ny > 0 or (ny == 0 and nx > 0):
        nx, ny = -nx, -ny
    P = lambda a, b, c_, d: f"M{n(a[0],0)} {n(a[1],0)}L{n(b[0],0)} {n(b[1],0)}L{n(c_[0],0)} {n(c_[1],0)}L{n(d[0],0)} {n(d[1],0)}z"
    q = lambda x, y, k: (x + nx * k, y + ny * k)
    o = path(P(q(x0, y0, 1), q(x1, y1, 1), q(x1, y1, -1), q(x0, y0, -1)), dim(c, .12)) + path(P(q(x0, y0, 1), q(x1, y1, 1), q(x1, y1, .3), q(x0, y0, .3)), lit(c, .35)) + path(P(q(x0, y0, -.45), q(x1, y1, -.45), q(x1, y1, -1), q(x0, y0, -1)), dim(c, .38))
    return o


# ================= 1 raise the frames =====================================================
a = Art(W, H, 401)
r = a.r
late(a)
a.add(torn_cloud("420,90! 560,74 700,86 840,72 920,80! 920,112 740,116 560,112", "#B9B9B0", "#FBE3AE", .8))
a.add(path(curve("-20,290! 120,240 260,262 400,220 520,262 700,230 820,250 920,220! 920,360! -20,360!"), "#A3A79C"), path(scallop(r, "-20,320 120,300 300,314 480,296 700,310 920,290 920,380 -20,380", 20), "#8C9A68"))
a.add(a.firs([(40, 350, 110), (84, 354, 70), (420, 350, 64)], "#7E8E62", False))
a.plane(curve("-20,352! 200,338 460,342 700,334 920,344! 920,520! -20,520!"), a.lin([(0, "#B9B066"), (.35, "#86904C"), (1, "#4A5236")]), lip="#FBE9B0", loose=True, inner=a.tufts(20, 880, 370, 480, 22, 18, "#66743E", .8))
# the frame that stands already: a bent of posts, tie, braces, rafters
a.add(path(curve("430,432! 620,414 800,420 880,432 700,450 500,448"), SHADOW, .3))
for x in (500, 860):
    a.add(beam(x, 424, x, 232, 20))
a.add(beam(680, 424, 680, 236, 18), beam(476, 236, 884, 230, 22), beam(508, 300, 560, 244, 12), beam(852, 300, 800, 240, 12), beam(640, 240, 676, 300, 12), beam(500, 400, 864, 396, 16))
a.add(beam(478, 240, 676, 96, 18), beam(884, 234, 684, 96, 18), beam(680, 232, 680, 118, 14), beam(560, 184, 804, 180, 12))
# a bunch of green on the gable, as it should be
a.add(path(scallop(r, "664,100 660,78 676,62 694,66 704,84 696,104 680,108", 9), MOSS), path(scallop(r, "666,88 676,70 690,78 682,94", 8), LEAF), line("M676 104l-10 24M686 104l8 22", TULIP, 4))
# someone astride the tie beam with a mallet raised
a.add(folk(760, 262, 128, view="side", flip=True, coat=STEEL, hat="cap", hatc="#5A4A44", near=((40, -300), (20, -390)), far=((40, -220), (56, -190)), hold_near=path("M14 -452h52v34h-52z", WOOD) + path("M14 -452h52v8h-52z", WOODL) + line("M36 -420L24 -380", WOODL, 10), step=30, shadow=False, hem=-150, foot_y=(30, 44)))
# the second frame goes up: a leaning bent pushed by poles, pulled by a rope
bt = beam(0, 0, 0, -230, 20) + beam(170, 0, 170, -230, 20) + beam(-14, -196, 186, -196, 18) + beam(4, -130, 62, -188, 12) + beam(166, -130, 110, -188, 12) + beam(0, -40, 172, -40, 14)
a.add(path(curve("200,452! 320,432 480,436 540,446 420,462"), SHADOW, .3), group(bt, t="matrix(1 0 .58 .8 348 442)"))
a.add(line("M392 280L496 238", "#E9D9B0", 4), line("M496 238Q550 300 596 356", "#E9D9B0", 3.6))
a.add(line("M252 300L96 384", "#8A5E3A", 9), line("M250 297L95 381", "#D9A868", 3.4))
a.add(folk(96, 466, 176, coat=BRICK, hair="#4A3030", beard="#6E4634", lean=46, near=((40, -250), (92, -270)), far=((60, -260), (120, -290)), step=60), folk(236, 488, 182, coat=AMBER, style="bun", hair="#5A3428", hat="band", hatc=STEEL, lean=44, near=((44, -230), (88, -232)), far=((60, -240), (110, -260)), step=58))
a.add(folk(612, 466, 172, coat="#6E5A8A", skin=SKINS[3], style="curls", hair="#2E2228", lean=-50, near=((34, -250), (-6, -262)), far=((40, -240), (-2, -276)), step=46, flip=True, mood="open"))
a.add(use("barefoot", 402, 486, 78, haze="#E9C07A", t=.1, left="58,136 36,118 26,86 30,44", right="104,136 128,118 134,86 130,44"))
# pegs, shavings, the next timbers on trestles
a.add(beam(700, 470, 900, 462, 20), beam(716, 452, 910, 446, 18, "#C9986A"), path("M724 480l-8 24h10l10-22zM850 474l-4 28h10l8-28z", WOOD))
a.add(path(blades(r, 40, 512, 130, 54, 12, .08), "#3E4A30"), path(blades(r, 470, 512, 90, 30, 8, .1), "#3E4A30"))
end(a, "goal-01", .26)

# ================= 2 a full larder ========================================================
a = Art(W, H, 402)
r = a.r
a.add(f'<rect width="900" height="500" fill="{a.lin([(0,"#4E3A38"),(.5,"#86604A"),(1,"#4A3634")])}"/>', path(rows(-10, 10, 910, 15, 33, 84, 24, r), "#94705A", .35), path(rows(20, 20, 910, 14, 34, 70, 22, r), "#3E2C30", .25), a.glow(430, 150, 420, AMBER, .6))
SHELF = lambda y, x0, x1: path(f"M{x0} {y+14}h{x1-x0}v26h{x0-x1}z", SHADOW, .3) + path(f"M{x0} {y}h{x1-x0}v18h{x0-x1}z", "#8A5E3E") + path(f"M{x0} {y}h{x1-x0}v6h{x0-x1}z", "#D9A86A")
a.add(path("M24 40h26v460h-26zM850 40h26v460h-26z", "#5E4030"), path("M24 40h8v460h-8zM850 40h8v460h-8z", "#B98456"), SHELF(176, 30, 870), SHELF(322, 30, 870))


def jar(x, y, w, h, c, cloth=TULIP):
    d = curve([(x - w * .42, y, 1), (x - w * .5, y - h * .3), (x - w * .46, y - h * .72), (x - w * .3, y - h * .84, 1), (x + w * .3, y - h * .84, 1), (x + w * .46, y - h * .72), (x + w * .5, y - h * .3), (x + w * .42, y, 1)])
    return path(d, mix(c, "#D9E3E3", .3)) + path(curve([(x - w * .4, y - 3, 1), (x - w * .46, y - h * .3), (x - w * .43, y - h * .66, 1), (x + w * .43, y - h * .66, 1), (x + w * .46, y - h * .3), (x + w * .4, y - 3, 1)]), c) + path(curve([(x - w * .38, y - h * .1, 1), (x - w * .42, y - h * .4), (x - w * .34, y - h * .76, 1), (x - w * .22, y - h * .76, 1), (x - w * .28, y - h * .4), (x - w * .25, y - h * .1, 1)]), CREAM, .55) + path(curve([(x + w * .2, y - 2, 1), (x + w * .26, y - h * .4), (x + w * .2, y - h * .8, 1), (x + w * .46, y - h * .72), (x + w * .5, y - h * .3), (x + w * .42, y, 1)]), VIOLET, .3) + path(curve([(x - w * .46, y - h * .74, 1), (x - w * .36, y - h * .98), (x, y - h * 1.03), (x + w * .36, y - h * .98), (x + w * .48, y - h * .72, 1), (x + w * .2, y - h * .78), (x, y - h * .73), (x - w * .2, y - h * .78)]), cloth) + path(curve([(x - w * .46, y - h * .74, 1), (x - w * .36, y - h * .98), (x, y - h * 1.03), (x - w * .2, y - h * .9)]), lit(cloth, .35), .8) + path(f"M{n(x-w*.36)} {n(y-h*.84)}h{n(w*.72)}v5h{n(-w*.72)}z", WOODL)


def wheel(x, y, w, h, c="#E9B84E"):
    return path(curve([(x - w / 2, y - h * .3, 1), (x - w / 2 + 2, y - h * .04), (x, y + h * .06), (x + w / 2 - 2, y - h * .04), (x + w / 2, y - h * .3, 1), (x + w / 2, y - h * .8, 1), (x - w / 2, y - h * .8, 1)]), dim(c, .2)) + path(f"M{n(x-w/2)} {n(y-h*.8)}v{n(h*.55)}q{n(w*.1)} {n(h*.2)} {n(w*.26)} {n(h*.26)}v{n(-h*.72)}z", lit(c, .1)) + f'<ellipse cx="{x}" cy="{n(y-h*.8)}" rx="{n(w/2)}" ry="{n(h*.24)}" fill="{lit(c, .3)}"/>'


# upper shelf
for x, w, h, c, cl in ((86, 58, 84, "#A8384A", STEEL), (150, 50, 66, "#D98A3C", TULIP), (770, 56, 80, "#6E8A4A", OCHRE), (826, 46, 60, "#7A3A5A", STEEL)):
    a.add(jar(x, 176, w, h, c, cl))
a.add(wheel(250, 174, 120, 62), wheel(256, 126, 96, 50, "#F0CE7A"), path("M256 86l44 10v26l-44-4z", "#FBE9B0"))
a.add(use("loaf", 392, 180, 62), use("loaf", 620, 180, 66, flip=False), use("loaf", 706, 180, 50))
a.add(jar(470, 176, 54, 76, "#E0A83C", BRICK), jar(530, 176, 48, 62, "#8A4A2C", MOSS))
# hanging from the beam: onions, sausages, herbs
a.add(path("M0 0H900V22H0z", "#3A2828"), path("M0 20H900V30H0z", "#7A5640"))
a.add(line("M340 28v30M560 28v24", "#D9C29A", 3), "".join(f'<circle cx="{x}" cy="{y}" r="{q}" fill="#C9783A"/><circle cx="{x-q*.3:.0f}" cy="{y-q*.3:.0f}" r="{q*.45:.0f}" fill="#F0B878"/>' for x, y, q in ((334, 66, 13), (350, 76, 13), (332, 88, 14), (350, 100, 13), (338, 112, 12))), line("M652 30q-6 40 12 58q22 18 40-4q14-24 4-54", "#8E3A2C", 15), line("M650 30q-6 40 12 58q22 18 40-4", "#D0745A", 4, .8), path(blades(r, 560, 54, 30, -70, 9, 0), "#6E8A4A"), path("M550 48h20v10h-20z", TULIP))
# middle shelf
a.add(jar(92, 322, 64, 96, "#5E7A9A", CREAM), jar(164, 322, 56, 76, "#C9542C", OCHRE), use("pumpkin", 262, 326, 96), use("basket", 392, 328, 112), jar(486, 322, 56, 92, "#E8C05A", MOSS), jar(548, 322, 50, 70, "#9A3A4A", CREAM), use("sheaf", 620, 330, 104), jar(700, 322, 60, 84, "#86A85A", TULIP), wheel(790, 320, 104, 56, "#E0A848"))
# floor: barrel, sacks, crate of apples; the lantern that shows it all; a mouse that came to check
a.add(path(curve("-20,470! 300,452 640,456 920,468! 920,520! -20,520!"), "#3E2C2C"))
a.add(use("barrel", 116, 486, 152), use("sack", 250, 490, 132), use("sack", 334, 496, 108), path("M420 424h180l-8 70h-164z", "#9A7350"), "".join(f'<circle cx="{x}" cy="{y}" r="20" fill="{c}"/><circle cx="{x-6}" cy="{y-6}" r="7" fill="{lit(c,.4)}"/>' for x, y, c in ((446, 420, TULIP), (484, 412, "#D98A3C"), (522, 416, TULIP), (560, 414, "#A8B04A"), (584, 424, TULIP))), path("M414 424h192v22h-192zM420 456h178v18h-176z", "#B98A5A"), path("M414 424h192v6h-192zM420 456h178v5h-178z", "#E9C08A"), use("pumpkin", 690, 492, 104), use("pumpkin", 640, 500, 62), use("kettle", 800, 494, 90))
a.add(use("mouse", 344, 402, 62, waist=STEEL))
a.add(use("lantern", 446, 22, 100, c="#2E2430"), a.glow(446, 160, 280, LAMP, .35))
end(a, "goal-02", .5, "#160E14", .48, .45)

# ================= 3 good company =========================================================
a = Art(W, H, 403)
r = a.r
late(a, (450, 260), ((0, "#4F6F95"), (.35, "#9FB0B0"), (.6, "#F0D49A"), (.74, "#F6C47C")))
a.add(path(curve("-20,270! 140,220 280,244 420,210 560,246 720,214 920,240! 920,340! -20,340!"), "#A0A69A"), path(scallop(r, "-20,306 140,284 300,296 480,280 700,294 920,276 920,360 -20,360", 20), "#869660"))
a.add(use("old-mill", 640, 336, 170, mound=False, detail=False, haze="#E9C07A", t=.35, keep=(LAMP,)), a.firs([(60, 330, 120), (110, 336, 80), (850, 330, 100)], "#66805A", False))
a.plane(curve("-20,340! 200,326 460,332 700,324 920,334! 920,520! -20,520!"), a.lin([(0, "#B4B464"), (.35, "#7E944E"), (1, "#3E5238")]), lip="#FBEBB4", loose=True, inner=a.tufts(20, 880, 360, 480, 26, 18, "#5E7A40", .8))
a.add(a.glow(450, 370, 210, "#FFF3CC", .6, 120))
# those who watch, a little farther off
a.add(folk(150, 426, 216, coat="#7A86A8", hat="kerchief", hatc="#B98AA0", style="bun", hair="#D9D3DA", hem=-36, apron=CREAM, near=((24, -210), (52, -196)), far=((30, -210), (56, -206)), haze="#E9C07A", t=.1), folk(226, 432, 226, view="front", coat=MOSS, hat="straw", hatc="#D9B36A", beard="#6E4634", near=((-58, -216), (-34, -170)), far=((70, -230), (96, -290)), haze="#E9C07A", t=.06))
a.add(use("barefoot", 724, 436, 116, haze="#E9C07A", t=.08, args=("#6E86B8",)), use("barefoot", 816, 432, 100, haze="#E9C07A", t=.12, args=("#8A7ABE",), left="58,136 36,118 26,86 30,44", right="104,136 128,128 140,150"))
# the handshake: a big one goes down on a knee, a small blue one reaches up
a.add(path(curve("300,476! 420,464 580,468 660,478 480,490"), SHADOW, .35))
a.add(path(curve("330,474! 332,452 350,440! 380,438 404,420! 420,436 412,460 400,470!"), "#3E3A58"), path(curve("310,474! 306,452 322,444! 346,444 356,456! 356,474!"), "#4A3630"))
a.add(folk(372, 540, 330, coat=BRICK, style="short", hair="#5A3428", scarf=OCHRE, lean=40, hem=-150, near=((78, -240), (162, -200)), far=((20, -226), (8, -176)), shadow=False, legs="#4B4468", legs_svg=" ", tilt=14, mood="smile"))
a.add(path(curve("352,444! 380,420 430,414 448,430! 452,456 446,470! 424,472! 424,446 400,448 372,462!"), "#4B4468"), path(curve("352,444! 380,420 430,414 448,430! 420,426 386,434 360,450!"), lit("#4B4468", .22), .8), path(curve("418,452! 448,452 450,464! 470,468 474,478! 418,478!"), "#5C4334"))
a.add(use("barefoot", 592, 480, 158, left="58,134 36,128 14,104 0,74", right="104,136 124,150 132,166"))
for x, y, s in ((610, 330, 3.4), (520, 312, 3), (640, 372, 2.8), (470, 300, 2.4)):
    a.add(a.firefly(x, y, s, "#9CD0F2"))
a.add(path(blades(r, 40, 512, 150, 60, 14, .08), "#33442F"), path(blades(r, 860, 512, 150, 66, 14, -.1), "#33442F"))
for x, y, h, c in ((110, 506, 52, TULIP), (136, 510, 42, "#F1C75C"), (800, 508, 50, "#E88FA0"), (828, 510, 42, TULIP)):
    a.add(a.tulip(x, y, h, c, r.uniform(-.05, .06), "#4E6E40"))
end(a, "goal-03", .26)
