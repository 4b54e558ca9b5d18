import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _grounds import *
from _folk import *

# The town at dusk when the season is over: lights in the windows, the last things carried home.
a = Art(1600, 700, 304)
r = a.r
HZ, KEEP = "#3B3470", (LAMP, AMBER, "#FFF0BC", "#FBDB8C", "#FFF3CC")
a.add(f'<rect width="1600" height="700" fill="{a.lin([(0,"#23264F"),(.24,"#4A4884"),(.42,"#8C6A9C"),(.54,"#DE9E98"),(.62,"#F9D3A0")])}"/>', a.glow(520, 400, 560, "#F9D9A8", .7, 200))
a.add(path("".join(star(x, y, s) for x, y, s in ((90, 60, 5), (170, 120, 4), (330, 50, 6), (420, 110, 3.6), (760, 60, 4.4), (1040, 50, 5), (1320, 60, 5.4), (1540, 50, 4.4), (330, 150, 3.4))), CREAM, .9))
a.add(use("crescent", 196, 150, 110), torn_cloud("640,170! 800,156 960,168 1120,154 1300,168! 1120,192 840,192", "#76629A", "#EDB0A6", .9), torn_cloud("-20,240! 120,226 260,238 400,226! 260,258 90,262", "#946E9C", "#F6C4A4", .9), torn_cloud("1240,250! 1380,238 1500,246 1620,236! 1620,264 1400,270", "#A07A9E", "#F6C4A4", .9))
# ridge with the one small fire on it, then the beeches
a.add(path(curve("-20,360! 120,310 260,280 380,250 470,290 600,270 760,330 900,300 1060,330 1240,290 1400,320 1620,270! 1620,460! -20,460!"), "#7E6794"), path(curve("380,250! 470,290 500,330! 440,316 400,322 360,300 300,312!"), "#A0809E", .8), a.glow(1240, 288, 26, LAMP, .9), f'<circle cx="1240" cy="289" r="3" fill="#FFF0BC"/>', path(smoke("1240,284 1238,264 1246,246 1240,224 1250,196", [3, 5, 7, 8, 2]), "#EBC9C4", .6))
a.add(path(scallop(r, "-20,410 160,384 340,396 520,380 700,398 880,384 1060,396 1240,376 1420,386 1620,366 1620,480 -20,480", 52), "#5E5680"))
a.add(a.firs([(110, 430, 150), (1500, 420, 130), (1550, 428, 170), (820, 410, 80), (860, 414, 104)], "#484878", False))
# the ground of the island, then the lane along it
a.plane(curve("-20,440! 300,424 700,430 1100,422 1620,434! 1620,720! -20,720!"), a.lin([(0, "#6E6C90"), (.35, "#45496E"), (1, "#1F2144")]), lip="#EBB9A6", shadow=(0, -4, 6, .2), loose=True, inner=a.tufts(20, 1580, 450, 520, 8, 16, "#5E6486", .8))


PANE = a.sym("pane", pane(0, 0, 30, 38, True, 12, "#4A3640", (1, 1)))
PANED = a.sym("paned", path("M-3 40v-30q2-12 18-12t18 12v30z", "#4A3640") + path("M0 38v-28q2-9 15-9t15 9v28z", "#4A4568") + path("M14 1h3v37h-3zM0 18h30v3h-30zM-5 40h40v5h-40z", "#4A3640"))


def hut(x, y, w, h, wall, roof, wins, door=None, chim=None, gable=False):
    """A small house of the town: crooked wall, sagging shingle roof, warm panes."""
    o = path(curve([(x - w * .56, y, 1), (x, y - 8), (x + w * .8, y + 2, 1), (x + w * .2, y + 14)]), SHADOW, .35)
    if chim is not None:
        cx = x + chim * w
        o += path(f"M{n(cx-11)} {n(y-h*.9)}L{n(cx-9)} {n(y-h-w*.34)}h20l2 {n(w*.3)}z", mix("#A8604A", HZ, .3)) + path(f"M{n(cx-14)} {n(y-h-w*.34)}h30v-8h-30z", mix("#C98B70", HZ, .25)) + path(smoke(f"{n(cx)},{n(y-h-w*.34-10)} {n(cx-6)},{n(y-h-w*.34-36)} {n(cx+8)},{n(y-h-w*.34-58)} {n(cx)},{n(y-h-w*.34-90)} {n(cx+14)},{n(y-h-w*.34-124)}", [6, 12, 16, 18, 4]), "#E9D0D0", .5)
    body = curve([(x - w * .46, y, 1), (x - w * .44, y - h, 1), (x + w * .46, y - h * 1.02, 1), (x + w * .47, y + 1, 1)])
    o += path(body, mix(wall, HZ, .28)) + path(f"M{n(x+w*.2)} {n(y-h)}L{n(x+w*.46)} {n(y-h*1.02)}L{n(x+w*.47)} {n(y+1)}H{n(x+w*.2)}z", HZ, .3) + path(f"M{n(x-w*.46)} {n(y)}L{n(x-w*.44)} {n(y-h)}h8L{n(x-w*.44)} {n(y)}z", CREAM, .35)
    o += path(f"M{n(x-w*.46)} {n(y-h*.14)}H{n(x+w*.47)}V{n(y+1)}H{n(x-w*.46)}z", mix("#8C8196", HZ, .35))
    rf = mix(roof, HZ, .26)
    rp = [(x - w * .6, y - h * .84, 1), (x - w * .46, y - h - w * .12), (x - w * .34, y - h - w * .3, 1), (x, y - h - w * .27), (x + w * .36, y - h - w * .31, 1), (x + w * .48, y - h - w * .12), (x + w * .6, y - h * .86, 1), (x + w * .3, y - h * .8), (x, y - h * .84), (x - w * .3, y - h * .8)]
    i = a.id("roof")
    a.defs.append(f'<path id="{i}" d="{curve(rp)}"/>')
    o += f'<use href="#{i}" y="9" fill="{SHADOW}" fill-opacity=".3"/><use href="#{i}" fill="{mix("#F3C9A0", HZ, .1)}"/><use href="#{i}" x="2" y="3" fill="{rf}"/><use href="#{i}" fill="{a.stuff("shingle")}" fill-opacity=".9"/>' + path(curve([(x + w * .36, y - h - w * .31, 1), (x + w * .48, y - h - w * .12), (x + w * .6, y - h * .86, 1), (x + w * .4, y - h * .82, 1), (x + w * .2, y - h - w * .29, 1)]), HZ, .3)
    for wx, wy, ww, wh, on in wins:
        px, py = x + wx * w, y - wy * h
        o += (a.glow(px + ww / 2, py + wh / 2, ww * 1.9, LAMP, .55) if on else "") + (PANE if on else PANED)(px, py, ww / 30)
    if door is not None:
        dx, dw, dc = door
        px = x + dx * w
        o += path(f"M{n(px-3)} {n(y)}v{n(-h*.52)}q3 {n(-dw*.5)} {n(dw/2+3)} {n(-dw*.5)}t{n(dw/2+3)} {n(dw*.5)}v{n(h*.52)}z", "#4A3640") + path(f"M{n(px)} {n(y)}v{n(-h*.5)}q2 {n(-dw*.42)} {n(dw/2)} {n(-dw*.42)}t{n(dw/2)} {n(dw*.42)}v{n(h*.5)}z", mix(dc, HZ, .15)) + f'<circle cx="{n(px+dw*.8)}" cy="{n(y-h*.28)}" r="2.500" fill="{LAMP}"/>'
    return o


# the far row
far = a.sym("far", tint(hut(0, 0, 140, 56, "#D9C3A0", "#9A5E42", ((-.3, .72, 14, 18, 1), (.12, .72, 14, 18, 1)), None, -.2), "#8C6A9C", .3, KEEP))
a.add(far(250, 452, .94), far(640, 450, .88), far(990, 448, 1.08), far(1330, 452, .96))
# the tower holds the left third
a.add(use("old-mill", 470, 516, 470, haze=HZ, t=.28, keep=KEEP, angle=26, top_w=True, mound=False, detail=False), a.glow(462, 540, 120, LAMP, .4, 34))
# the near row: longhouse right of the tower, bakery, smithy, a shop
a.add(hut(786, 528, 300, 96, "#EBD6B0", "#7A5A42", ((-.36, .72, 26, 34, 1), (-.2, .72, 26, 34, 1), (.22, .72, 26, 34, 1), (.35, .72, 26, 34, 1)), (-.03, 40, "#C4542C"), .3))
a.add(path("M646 436h280v9h-280z", "#4A3644"), a.glow(786, 550, 130, LAMP, .5, 30))
a.add(hut(1118, 540, 210, 104, "#F0DCB6", "#A8563A", ((-.34, .74, 30, 38, 1), (.16, .74, 34, 38, 1)), (-.1, 38, MOSS), -.26), a.glow(1120, 560, 110, LAMP, .5, 28))
a.add(hut(1400, 552, 240, 112, "#E3CDAE", "#5E7248", ((-.34, .76, 32, 40, 1), (.2, .76, 32, 40, 0)), (-.06, 40, STEEL), .24), a.glow(1360, 574, 100, LAMP, .45, 26))
a.add(hut(150, 546, 230, 106, "#EBD6B0", "#96603E", ((-.32, .74, 30, 38, 0), (.14, .74, 34, 40, 1)), (-.1, 40, "#8A5A3C"), .26), a.glow(190, 566, 90, LAMP, .4, 24))
# the lane, a flat ribbon of trodden earth
a.add(path(curve("-20,584! 200,566 500,556 800,560 1120,574 1620,590! 1620,664! 1200,648 800,634 420,636 -20,660!"), "#8A7690"), path(curve("-20,584! 200,566 500,556 800,560 1120,574 1620,590! 1620,600 1120,584 800,569 500,565 200,575 -20,594!"), "#E9C0A8", .7), path("".join(f"M{n(x,0)} {n(y,0)}q{n(w*.5,0)} -4 {n(w,0)} 0q{n(-w*.5,0)} 5 {n(-w,0)} 0z" for x, y, w in [(r.uniform(0, 1560), r.uniform(590, 640), r.uniform(18, 44)) for _ in range(12)]), "#4E4268", .4))
def stride(c, boot, x):
    """One leg with its boot; all who walk here share the cut."""
    return path(ribbon([(x * .3, -150), (x * .75 + 3, -76), (x, -12)], [40, 32, 26], 0), c) + path(curve([(x - 17, -44, 1), (x + 15, -44, 1), (x + 18, -16), (x + 40, -9), (x + 43, 1, 1), (x - 18, 1, 1)]), boot)


leg_ = a.sym("legs", path(curve([(-66, 0, 1), (0, -8), (90, -2), (112, 4, 1), (40, 12), (-30, 12)]), SHADOW, .3) + stride("#3C3760", "#42353A", -42) + stride("#48427A", "#54404A", 46))
WALK, BACK = leg_(0, 0), leg_(0, 0, 1, True)
K = dict(haze=HZ, t=.2, keep=KEEP, lite=True, legs_svg=WALK)
KL = dict(K, legs_svg=BACK)
# 1 two carry a ladder, home to the left
a.add(folk(196, 618, 148, flip=True, coat="#B9773A", hat="cap", hatc="#5A4A4E", near=((10, -250), (6, -300)), far=((30, -240), (40, -300)), step=44, **KL), folk(322, 620, 152, flip=True, coat=STEEL, style="bun", hair="#5A3428", near=((10, -250), (4, -300)), far=((30, -240), (36, -300)), step=40, **KL))
a.add(line("M120 506L404 496M122 518L406 508" + "".join(f"M{130+i*22} {506-i*.8:.0f}v12" for i in range(13)), "#4A3640", 4), line("M120 504L404 494", "#C99A76", 2))
# 2 the wheelbarrow with the last pumpkins
br = line("M-96 -54L-10 -44L60 -30", "#6B4A36", 7) + path("M-30 -62h92l-22 40h-54z", "#8A5E3E") + path("M-30 -62h92l-3 7h-86z", "#C99A6A") + '<circle cx="62" cy="-18" r="19" fill="#3E2E34"/><circle cx="62" cy="-18" r="13" fill="#8A5E3E"/><circle cx="62" cy="-18" r="4" fill="#3E2E34"/>' + line("M-26 -26v24", "#6B4A36", 6) + use("pumpkin", 0, -58, 40) + f'<circle cx="40" cy="-66" r="13" fill="{LEAF}"/>'
a.add(folk(536, 622, 156, coat="#8A5A6E", hat="straw", hatc="#D9B36A", lean=24, near=((24, -206), (52, -150)), far=((34, -206), (60, -150)), step=50, **K), path(curve("560,622! 640,614 700,622 640,630"), SHADOW, .35), tint(group(br, t="translate(640 624)"), HZ, .18, KEEP))
# 3 a child runs ahead with the lantern, the middle of the picture
a.add(a.glow(806, 600, 150, LAMP, .5, 50), folk(770, 624, 112, coat=AMBER, style="plait", hair="#6A3B2C", hk=1.3, lean=20, near=((40, -240), (86, -250)), far=((-30, -230), (-50, -180)), legs_svg=WALK, lite=True, haze=HZ, t=.08, keep=KEEP), path("M789 556h14l4 26h-22z", LAMP) + path("M792 560h8l3 20h-14z", "#FFF3CC") + path("M786 556h20l-5 -9h-10zM783 581h26v5h-26z", INK) + line("M796 547v-6", INK, 2.4), a.glow(796, 576, 60, "#FFF3CC", .7))
# 4 an old one and a basket on the hip; 5 a big one with a sack
a.add(folk(900, 622, 146, flip=True, coat="#6E7A5A", hair="#E9E4E0", style="bun", hat="kerchief", hatc=BRICK, hem=-36, apron="#E9DCC8", lean=10, near=((30, -210), (50, -176)), far=((30, -210), (40, -176)), **KL), tint(path("M848 552h44l-5 24q-17 5-34 0z", "#9A7350") + path("M846 549h48v7h-48z", "#C99A6A") + "".join(f'<circle cx="{x}" cy="{y}" r="7" fill="{c}"/>' for x, y, c in ((856, 545, TULIP), (868, 542, OCHRE), (881, 545, TULIP))), HZ, .15))
sack = path(curve("-86,-236! -112,-290 -100,-350 -60,-372 -10,-350 4,-306 -14,-268 -50,-236"), "#E3CFA8") + path(curve("-86,-236! -112,-290 -100,-350 -60,-372! -80,-330 -84,-280 -70,-236!"), CREAM, .7) + path(curve("-20,-340! 0,-350 14,-340! 10,-324 -6,-322"), "#C9B08A")
a.add(folk(1046, 628, 166, coat="#A8482F", beard="#4A3030", hair="#4A3030", hat="knit", hatc=STEEL, lean=26, near=((40, -260), (10, -318)), far=((50, -220), (40, -176)), step=48, back=sack, **K))
# 6 a chair goes home over someone's head, a leg short; a sprite carries the leg after it
ch = group(path("M-24 0h52v9h-52zM-24 9h6v38h-6zM22 9h6v38h-6zM-22 18h48v6h-48zM-22 32h48v6h-48z", WOODL) + path("M-24 0v-34h6v34zM22 0v-34h6v34zM2 0v-14l6 -5v19z", "#7A5840") + path("M-24 0h52v3h-52z", "#C99A6A"), t="translate(1224 430) rotate(5)")
a.add(folk(1222, 632, 156, flip=True, coat="#5E7A8A", hair="#2E2228", style="curls", skin=SKINS[3], near=((34, -310), (10, -400)), far=((46, -310), (30, -400)), step=40, **KL), tint(ch, HZ, .2))
a.add(use("barefoot", 1300, 640, 84, haze=HZ, t=.12, left="58,136 36,118 26,86 30,44", right="104,136 128,118 134,86 130,44"), path("M1276 566l52 -6 1 9 -52 6z", "#B98A5A"), path("M1276 566l52 -6v3l-52 6z", "#E9C48E"))
fence = a.sym("fence", tint(draw("fence"), HZ, .3))
a.add(fence(1398, 560, .5), fence(1490, 564, .5), fence(-10, 566, .5))

# the near bank: dark grass, reeds, a few late sparks
a.plane(curve("-20,676! 240,664 560,674 900,664 1240,676 1620,666! 1620,720! -20,720!"), "#1C1B3C", lip="#7A6A98", shadow=(0, -4, 6, .3))
a.add("".join(path(blades(r, x, 712, w, h, m, k), "#15142E") for x, w, h, k, m in ((50, 150, 84, .1, 7), (1550, 150, 88, -.1, 7))))
for x, y, s in ((380, 560, 2.6), (620, 590, 3), (960, 560, 2.6), (1180, 600, 2.8), (1520, 580, 3), (90, 600, 3)):
    a.add(a.firefly(x, y, s))
a.add(a.vignette(.42, .45, .6, "#12102A"), a.grain(.5))
a.save(OUT + "scene-season-end.svg")
