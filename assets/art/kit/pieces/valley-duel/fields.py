"""The two rings of the board: a turf panel whose middle opens on a piece of the valley."""
from _tiles import *
from _rows import rows_of_tulips

W, H = 1830, 890


def turf(a, c):
    """The panel; its ring stays quiet, beds lie on it."""
    r = a.r
    d = rounded(8, 8, W - 26, H - 28, 90)
    inner = a.tufts(20, W - 20, 60, H - 40, 90, 22, lit(c, .1), .4) + a.tufts(20, W - 20, 60, H - 40, 60, 20, dim(c, .2), .35)
    a.plane(d, a.lin([(0, lit(c, .08)), (1, dim(c, .14))]), lip=lit(c, .4), shadow=(7, 11, 8, .28), inner=inner, at=(3, 5))


def window(a, draw):
    """The scene in the middle of the ring, sunk below the turf."""
    x, y, w, h = 205, 205, W - 410, H - 410
    d = rounded(x, y, w, h, 56)
    a.defs.append(f'<clipPath id="win"><path d="{d}"/></clipPath>')
    a.add(path(rounded(x - 9, y - 9, w + 18, h + 18, 64), "#2B4034", .7), path(rounded(x - 3, y - 3, w + 12, h + 12, 60), "#A9C48A", .5), f'<g clip-path="url(#win)">{draw}</g>', path(d, "none", None, f'stroke="{SHADOW}" stroke-opacity=".22" stroke-width="14"'))


SKY = ((0, "#5F8FBE"), (.45, "#A9C9D6"), (.75, "#F0E2C4"), (1, "#F6D6AC"))
KEEP = ("#F5C45E", "#E7A13D", "#FBDB8C")

# ======== West: a polder farm, its mill, a canal that leaves at the lower right ========
a = Art(W, H, 41)
r = a.r
turf(a, "#5E8A5A")
hy = 420
o = f'<rect x="200" y="200" width="1430" height="260" fill="{a.lin(list(SKY))}"/>' + a.glow(480, 400, 300, "#FFE9BE", .8, 150)
for spec, s in (("300,270 380,244 480,250 560,232 640,256 690,280 560,292 400,290", 22), ("1100,300 1180,276 1290,270 1380,256 1470,280 1500,300 1380,316 1200,316", 22)):
    d = scallop(r, spec, s, .5)
    o += path(d, "#B9CBD6", .9, 'transform="translate(3 7)"') + path(d, "#FFF7E6")
o += path(curve(f"190,{hy-6}! 420,{hy-30} 700,{hy-10} 980,{hy-34} 1300,{hy-14} 1650,{hy-28}! 1650,{hy+60}! 190,{hy+60}!"), "#9DB9A8") + hamlet(r, 1330, hy + 2, 20, "#D9CFC4", "#B98576", None, 4) + path(f"M1420 {hy}v-54l8-32 8 32v54z", "#C2B4B4")
for x, s in ((1240, 26), (1276, 34), (1490, 30), (300, 30), (340, 22), (940, 26)):
    o += path(scallop(r, [(x + math.cos(k) * s * .8, hy + 2 - s * .5 + math.sin(k) * s * .6) for k in (0, 1, 2.1, 3.1, 4.1, 5.2)], 8), "#88A892")
o += path(curve(f"190,{hy}! 600,{hy-6} 1100,{hy+4} 1650,{hy-4}! 1650,700! 190,700!"), a.lin([(0, "#A5BE80"), (1, "#5E8A4E")]))
o += rows_of_tulips(a, ("#F3EADF", "#C9433A", "#EFC04B", "#7B62A0", "#F3EADF", "#C9433A", "#EFC04B"), 930, 360, hy + 14, 694, 60, 840)
o += rows_of_tulips(a, ("#EFC04B", "#4A3348", "#C9433A", "#F3EADF", "#7B62A0"), 930, 360, hy + 14, 694, 1240, 1860)
can = f"916,{hy+4}! 944,{hy+4}! 990,470 960,520 1010,580 1110,640 1200,710! 780,710! 850,640 880,560 900,500 920,460!"
o += path(curve(can), "#E6E2B0", None, 'transform="translate(-5 -2)"') + path(curve(can), a.lin([(0, "#E9DCC4"), (.3, "#86B4D2"), (1, "#2B5A94")])) + path(ripples(r, 860, 1120, 520, 690, 22, .1, .3, 2, 1.6), "#CFE4F0", .6)
o += path(curve("400,640! 540,572 780,576 872,606! 850,720! 380,720!"), "#74A05C") + path(curve("400,640! 540,572 780,576 872,606! 780,592 560,590 420,650!"), "#A9CC7E", .9) + use("poplar", 410, 650, 220, haze="#8FA878", t=.15) + use("poplar", 452, 646, 180, haze="#8FA878", t=.2) + use("cottage", 555, 650, 150, haze="#E9C79A", t=.05, keep=KEEP) + use("mill", 742, 640, 330, haze="#E9C79A", t=.05, keep=KEEP) + use("sheep", 640, 672, 40) + use("sheep", 696, 680, 46, flip=True) + use("boat", 950, 640, 64, c="#A8704A", stripe=CREAM)
window(a, o)
a.add(a.grain(.35))
a.save(OUT + "field-west.svg")

# ======== East: the dike by the sea, a barn and a mill on it ==============================
a = Art(W, H, 42)
r = a.r
turf(a, "#568A62")
hy = 400
o = f'<rect x="200" y="200" width="1430" height="240" fill="{a.lin(list(SKY))}"/>' + a.glow(620, 390, 320, "#FFE4B4", .8, 150)
for spec, s in (("880,276 960,250 1060,256 1150,232 1240,256 1300,284 1160,296 980,294", 22), ("260,320 340,300 430,294 500,306 540,322 400,334", 16)):
    d = scallop(r, spec, s, .5)
    o += path(d, "#B9CBD6", .9, 'transform="translate(3 7)"') + path(d, "#FFF7E6")
o += path(f"M190 {hy}H1650V560H190z", a.lin([(0, "#BFD3D0"), (.25, "#7FAFC8"), (1, "#2F639C")])) + path(ripples(r, 200, 1630, hy + 10, 520, 50, .03, .1, 2, 1.8), "#E6F0F0", .6) + path(f"M560 {hy+6}h130v4H560zM580 {hy+16}h96v4h-96zM596 {hy+28}h70v4h-70z", "#FFE9BE", .9)
o += use("boat", 420, hy + 34, 60, haze="#B9CBD0", t=.25, c="#A8704A", stripe=CREAM) + path(f"M418 {hy-30}L416 {hy+10}L360 {hy+6}Q384 {hy-14} 418 {hy-30}zM424 {hy-36}Q466 {hy-10} 474 {hy+8}L424 {hy+10}z", "#F6EBD8") + path(f"M930 {hy-8}L930 {hy+12}L906 {hy+10}zM934 {hy-14}Q954 {hy} 956 {hy+10}L934 {hy+12}zM902 {hy+14}h58l-8 9h-42z", "#C9B4A6")
dike = "190,560! 420,500 760,516 1060,470 1340,440 1660,430! 1660,720! 190,720!"
o += path(curve(dike), "#D9E2A4", None, 'transform="translate(0 -5)"') + path(curve(dike), a.lin([(0, "#93B46C"), (1, "#56854A")]))
o += path(curve("190,590! 500,540 900,560 1200,600! 1420,640 1660,700! 1660,730! 1380,680 1140,640 860,604 500,588 190,640!"), "#E3CB98") + path(curve("190,590! 500,540 900,560 1200,600! 900,572 500,556 190,606!"), "#F3E2B8", .8)
o += rows_of_tulips(a, ("#C9433A", "#F3EADF", "#EFC04B", "#7B62A0", "#C9433A"), 700, 470, 606, 700, 180, 940)
o += a.tufts(240, 1600, 500, 540, 26, 20, "#B9CF84", .8) + use("mill", 1290, 588, 350, haze="#E9C79A", t=.05, keep=KEEP, flip=False) + use("tree", 1470, 560, 150, haze="#8FA878", t=.15)
bx, by = 980, 582
barn = path("M0 0V-92L70 -150L140 -92V0z", "#A83A33") + path("M140 -92L250 -104V-10L140 0z", "#7E2A2A") + path("M-14 -88L70 -166L182 -176L266 -100L250 -96L140 -88L70 -150L-8 -78z", "#6A4A44") + path("M70 -166L182 -176L266 -100L152 -84z", "#7E5A50") + path("M70 -166L182 -176L190 -168L78 -158z", "#C9A48C", .7) + path("M40 0V-64H100V0z", "#FFF1D2") + path("M46 0V-58H94V0z", "#7A2A28") + path("M46 -58L94 0M94 -58L46 0", "none", None, 'stroke="#FFF1D2" stroke-width="6"') + path("M58 -112h24v22h-24z", LAMP) + path("M170 -66h20v26h-20zM210 -70h20v26h-20z", LAMP)
o += path(curve(f"{bx-30},{by} {bx+140},{by-8} {bx+330},{by+2} {bx+140},{by+14}"), SHADOW, .25) + group(barn, t=f"translate({bx} {by}) scale(1.05)") + use("fence", 860, 592, 54) + use("sheep", 760, 590, 44)
window(a, o)
a.add(a.grain(.35))
a.save(OUT + "field-east.svg")
