"""The cover: two neighbours' mills, a red and a yellow one, over one canal; the wheels that join them lie in the near ground."""
from _tiles import *
from _rows import rows_of_tulips
from motifs import LIB

a = Art(1200, 900, 77)
r = a.r
HY = 360
KEEP = ("#F5C45E", "#E7A13D", "#FBDB8C", "#FFF0BC")


def mill(x, y, h, cap, sail, flip=False, rot=17):
    """The motif in a player's colours: cap and sailcloth."""
    g = draw("mill")
    g = g.replace("#DDA956", lit(cap, .2)).replace("#8F5D2E", dim(cap, .4))
    i, j = g.index('<g id="blade">'), g.index("</g></defs>")
    g = g[:i] + g[i:j].replace(CREAM, sail).replace(mix(CREAM, VIOLET, .28), dim(sail, .22)) + g[j:]
    k = f"c{cap[1:]}"
    for q in set(re.findall(r'id="([\w-]+)"', g)):
        g = g.replace(f'"{q}"', f'"{q}{k}"').replace(f"#{q})", f"#{q}{k})").replace(f'"#{q}"', f'"#{q}{k}"')
    s = h / 560
    return group(tint(g, "#E9A878", .08, KEEP + (cap, sail)), t=f"translate({x} {y}) scale({n(-s if flip else s,3)} {n(s,3)}) translate(-220 -548)")


def gear(x, y, R, teeth, c, spokes, off):
    """A wheel of the train, lit from the upper left: cogs, felloe, spokes, brass hub."""
    d = cog_d(x, y, R, teeth, R * .085, off)
    i = a.id("w")
    a.defs.append(f'<path id="{i}" d="{d}"/>')
    cut_ = lambda k, q, col, more="": f'<use href="#{i}" x="{n(k)}" y="{n(q)}" fill="{col}"{more}/>'
    o = cut_(12, 18, SHADOW, ' fill-opacity=".3"') + cut_(9, 14, SHADOW, ' fill-opacity=".3"') + "".join(cut_(k * .7, k, dim(c, .6)) for k in (15, 10, 5)) + cut_(0, 0, lit(c, .5)) + cut_(3, 5, c)
    ring = lambda q, col, w, op=1: f'<circle cx="{x}" cy="{y}" r="{n(q)}" fill="none" stroke="{col}" stroke-width="{n(w)}" stroke-opacity="{op}"/>'
    o += ring(R * .83, dim(c, .3), R * .05) + path(disc(x, y, R * .79), "#7A4A1C") + path(disc(x, y, R * .77), "#D9A441") + path(disc(x, y, R * .74), a.rad([(0, "#FBEBC4"), (.7, "#E9CC94"), (1, "#C79A5E")], .42, .4, .62))
    for i in range(spokes):
        t = math.degrees(off) + 360 / spokes * (i + .5)
        o += f'<g transform="translate({x} {y}) rotate({n(t)})">' + path(f"M{n(R*.1)} -7H{n(R*.75)}V7H{n(R*.1)}z", "#8A5A20") + path(f"M{n(R*.1)} -5H{n(R*.75)}V3H{n(R*.1)}z", "#EFC66E") + "</g>"
    return o + path(disc(x + 3, y + 5, R * .19), SHADOW, .35) + path(disc(x, y, R * .18), "#8A5A20") + path(disc(x - 1, y - 2, R * .16), "#EFC66E") + path(disc(x, y, R * .1), dim(c, .3)) + path(disc(x, y, R * .045), "#FFF0C4")


# evening sky
a.add(f'<rect width="1200" height="{HY+60}" fill="{a.lin([(0, "#33568E"), (.4, "#7F9FC0"), (.66, "#EBC9A4"), (.86, "#F8C98C")])}"/>', a.glow(560, HY - 20, 460, "#FFE6B0", .95, 300), path(disc(560, HY - 46, 50), "#FFF3D0", .95))
for spec, s, c in (("60,150 150,118 260,124 360,96 470,118 560,140 590,164 400,176 160,172", 30, "#FFF1DC"), ("720,110 820,84 930,90 1040,64 1130,84 1230,104 1230,140 960,148 800,140", 30, "#FBE6D2")):
    d = scallop(r, spec, s, .5)
    a.add(path(d, "#A9A0BE", .8, 'transform="translate(5 9)"'), path(d, c, .95))
a.add(path("".join(f"M{x} {y}q9 -8 16 0q8 -8 17 0q-9 -2 -16 5q-8 -7 -17 -5z" for x, y in ((600, 190), (646, 172), (690, 200), (636, 212))), "#4A4270", .75))
# the far rim
a.add(path(curve(f"-20,{HY-6}! 180,{HY-36} 420,{HY-14} 640,{HY-30} 860,{HY-12} 1040,{HY-34} 1220,{HY-16}! 1220,{HY+50}! -20,{HY+50}!"), "#B59AA0"), hamlet(r, 660, HY + 4, 22, "#E0CDBC", "#B0705E", LAMP, 5), path(f"M790 {HY+4}v-70l9-40 9 40v70z", "#B08E98"))
for x, s in ((330, 30), (364, 24), (620, 22), (830, 32), (866, 24), (60, 32), (1120, 30)):
    a.add(path(scallop(r, [(x + math.cos(k) * s * .8, HY + 4 - s * .5 + math.sin(k) * s * .6) for k in (0, 1, 2.1, 3.1, 4.1, 5.2)], 8), mix("#8E9A7A", "#B59AA0", r.uniform(.1, .5))))
# fields to both sides
a.plane(curve(f"-20,{HY}! 300,{HY-4} 800,{HY+4} 1220,{HY-2}! 1220,920! -20,920!"), a.lin([(0, "#B9B878"), (.4, "#84984E"), (1, "#4E6A3E")]), lip="#F3DFA8")
a.add(rows_of_tulips(a, ("#F3E4D4", "#EFC04B", "#C9433A", "#7B62A0", "#C9433A", "#F3E4D4"), 600, HY - 60, HY + 16, 760, -720, 360, lambda x, y: y < 520 + .34 * max(0, x - 220)))
a.add(rows_of_tulips(a, ("#7B62A0", "#C9433A", "#4A3348", "#F3E4D4", "#EFC04B", "#7B62A0"), 600, HY - 60, HY + 16, 760, 870, 1960, lambda x, y: y < 505 + .34 * max(0, 980 - x)))
can = f"588,{HY+4}! 612,{HY+4}! 660,400 620,450 650,520 760,610 880,740! 340,740! 470,600 560,520 566,460 596,410!"
glints = path(ripples(r, 480, 800, 440, 730, 26, .08, .26, 2.2, 2), "#FFE6BE", .6) + path("M590 372h26l4 8h-34zM596 388h40l-4 7h-34zM592 404h34l-6 7h-28zM584 430h30l-4 7h-28zM588 456h40l-4 6h-40z", "#FFF0C8", .8)
a.add(path(curve(can), "#F6E2B0", None, 'transform="translate(-5 -3)"'), a.sheet(curve(can), a.lin([(0, "#FBE3B8"), (.25, "#D6B6A8"), (.5, "#6E8FB4"), (1, "#2B4C80")]), inner=glints))
a.add(use("boat", 650, 560, 62, haze="#C08A70", t=.12, c="#9A5E3A", stripe=CREAM), "".join(a.tulip(604 + i * 11, 546 - (i % 2), 26, ("#C9433A", "#EFC04B", "#F3E4D4", "#7B62A0")[i % 4], .02 * (i % 3 - 1)) for i in range(8)))
# the two banks rise to the mills
lb, rb = "-20,560! 120,500 300,510 420,590 500,690 520,760! -20,800!", "1220,520! 1080,486 900,520 800,600 720,700 700,770! 1220,800!"
for d in (lb, rb):
    a.plane(curve(d), a.lin([(0, "#8FA858"), (1, "#4C6B3E")]), lip="#E4D58C", shadow=(4, -4, 8, .2))
a.add(a.tufts(20, 460, 540, 690, 14, 26, "#B4C070", .8), a.tufts(760, 1190, 540, 690, 14, 26, "#B4C070", .8))
a.add(use("poplar", 70, 566, 270, haze="#A98A6E", t=.3), path(scallop(r, "1040,560 1060,520 1110,500 1160,514 1190,548 1210,566 1120,574", 16), "#7E7A4E"), path(scallop(r, "1046,552 1066,518 1108,503 1140,520 1120,546 1080,560", 14), "#A39A5E"))
a.add(mill(246, 596, 480, "#C8382F", "#F2B0A0"), mill(938, 590, 440, "#E0A52C", "#FBE3A0", True))
# neighbours wave: a girl in red, a man in yellow
from _folk import folk  # noqa
a.add(folk(392, 640, 112, coat="#B8382F", legs="#4B3448", hair="#7A3F28", style="plait", near=((34, -236), (86, -318)), far=((20, -210), (44, -160)), lite=True, apron="#F6E6CC"))
a.add(folk(806, 640, 118, flip=True, coat="#E2A932", legs="#4B4468", hair="#4A3030", style="short", hat="straw", hatc="#D9B36A", near=((34, -236), (84, -322)), far=((20, -210), (44, -160)), lite=True, beard="#6A4632"))
# near ground: the wheels
a.add(path(curve("-20,740! 200,690 420,716 600,708 800,716 1010,690 1220,730! 1220,920! -20,920!"), SHADOW, .3, 'transform="translate(0 -8)"'), path(curve("-20,744! 200,696 420,722 600,714 800,722 1010,696 1220,736! 1220,920! -20,920!"), a.lin([(0, "#6E4A34"), (1, "#2E2028")])), path(curve("-20,744! 200,696 420,722 600,714 800,722 1010,696 1220,736! 1220,748! 1010,708 800,734 600,726 420,734 200,708 -20,756!"), "#A98252"))
pc_, pr = 2 * math.pi / 24, 2 * math.pi / 15
R1, R2 = 232, 150
cx, cy = 600, 916
dist = R1 + R2 - 14
tl = math.radians(196)
lx, ly = cx + math.cos(tl) * dist, cy + math.sin(tl) * dist
rx = 2 * cx - lx
a.add(gear(round(lx), round(ly), R2, 15, "#C23B34", 5, tl + math.pi + pr / 2), gear(round(rx), round(ly), R2, 15, "#E0A52C", 5, -tl + pr / 2), gear(cx, cy, R1, 24, DELFT, 8, tl))
# tulips in the corners, taller than the frame
a.add(path(blades(r, 70, 914, 260, 130, 13, .05), "#24382E"), path(blades(r, 1130, 914, 260, 130, 13, -.05), "#24382E"))
for x, y, h, c, k in ((30, 920, 210, "#C9433A", .05), (94, 924, 160, "#EFC04B", -.05), (150, 922, 186, "#F3E4D4", .06), (206, 926, 120, "#7B62A0", .05), (60, 930, 120, "#4A3348", .08), (1176, 920, 200, "#EFC04B", -.05), (1112, 924, 166, "#C9433A", .04), (1056, 922, 184, "#7B62A0", -.06), (1004, 926, 120, "#F3E4D4", -.04), (1146, 930, 116, "#C9433A", -.08)):
    a.add(a.tulip(x, y, h, c, k, "#3E5E3C"))
for x, y, q in ((470, 640, 2.2), (716, 660, 2.4), (520, 610, 1.8), (420, 690, 2.6), (790, 700, 2.2), (160, 660, 2), (1030, 650, 2)):
    a.add(a.firefly(x, y, q))
a.add(a.vignette(.34, .5, .45, "#1E1A3A"), a.grain(.5))
a.save(OUT + "cover.svg")
