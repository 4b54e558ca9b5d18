from _stage import *
from _players import *

a = scene(10)
r = a.r
# a deep frosty night, light only low over the snow
a.add(f'<rect width="900" height="700" fill="{a.lin([(0,"#10122E"),(.4,"#27306A"),(.72,"#5B66A8"),(.92,"#A9AFD6")])}"/>')
# the milky way as a slanted drift, then stars by the hundred
a.add(f'<ellipse cx="430" cy="190" rx="620" ry="104" fill="{a.rad([(0,"#AEB6E6",.4),(.5,"#8892D0",.2),(1,"#8892D0",0)])}" transform="rotate(-22 430 190)"/>')
d = ""
for _ in range(90):
    x = r.uniform(-10, 910)
    y = 190 - (x - 430) * .404 + r.gauss(0, 44)
    if 0 < y < 420:
        d += star(round(x), round(y), r.choice((1.6, 2, 2.6)))
a.add(path(d, "#E6E9FF", .8), stars(r, 90, 10, 8, 890, 470, "#F3F1FF", .95, (2, 2.4, 3.2, 4.2, 7)), path(star(214, 132, 13) + star(640, 96, 11) + star(404, 60, 9), "#FFF8E0"))

# far bank: snow hills, woods, a sleeping village
a.add(path(curve("-20,520! 140,478 300,500 470,468 640,492 800,462 920,480! 920,640! -20,640!"), "#8C93C4"))
a.add(a.firs([(40, 534, 96), (70, 538, 130), (104, 536, 84), (330, 520, 66), (356, 522, 86), (856, 512, 110), (888, 516, 84)], "#4B5590", "#AAB2DC"))
a.add(path(curve("-20,556! 160,524 340,544 520,520 700,540 920,514! 920,680! -20,680!"), a.lin([(0, "#C9CEEA"), (1, "#8F97C8")])), path(curve("-20,556! 160,524 340,544 520,520 700,540 920,514! 920,521! 700,547 520,527 340,551 160,531 -20,563!"), "#F3F4FC"))
# the mill, hung with ice
a.add(a.glow(716, 430, 170, "#C9CCF0", .3), use("mill", 716, 560, 370, haze="#4A5396", t=.42, keep=KEEP, angle=30, lit=False, lit_cap=True, gallery=True))
a.add(path(curve("672,352! 676,326 692,308 717,292 742,308 760,326 764,350! 752,334 738,322 726,326 716,316 704,326 694,322 684,336"), SNOW), path("M660 470L778 468l-3 8q-6 -4 -12 2q-8 -6 -14 0q-10 -6 -18 1q-10 -6 -16 0q-12 -7 -20 0q-10 -5 -16 1q-8 -6 -16 -1z", SNOW))
S = (708.5, 341)
ic = ""
for q, sgn in ((30, 1), (120, 1), (210, 1), (300, 1)):
    t = math.radians(q)
    for k in range(5):
        u = 48 + k * 24 + r.uniform(-6, 6)
        x, y = S[0] + (math.cos(t) * u - math.sin(t) * 16) * .66 * .9, S[1] + (math.sin(t) * u + math.cos(t) * 16) * .66
        x0, y0 = S[0] + math.cos(t) * u * .9 * .66 * 1.0, S[1] + math.sin(t) * u * .66
        L = r.uniform(9, 24)
        ic += f"M{x-2.4:.0f} {y:.0f}h5l-2.500 {L*.9:.0f}z"
a.add(path(ic, "#EAF3FF", .95))

# footbridge of stone behind the skater
a.add(path(curve("-20,640! 60,612 140,580 230,560 320,574 400,604 470,640! 470,700! 400,700! 388,660 340,628 244,616 150,632 100,664 92,700! -20,700!"), a.lin([(0, "#7E86B8"), (1, "#4B5288")])), path(wall_stones(r, -10, 622, 90, 690, 30, 11, .5) + wall_stones(r, 392, 622, 460, 690, 28, 10, .5), "#A3AAD2", .6))
for k in range(13):
    t = math.pi * (1.05 + .9 * k / 12)
    x, y = 242 + math.cos(t) * 148, 704 + math.sin(t) * 88
    a.add(f'<path d="M-9 0L-8 -19L8 -19L9 0z" fill="{"#A9B0D8" if k % 2 else "#969DC8"}" transform="translate({x:.0f} {y:.0f}) rotate({math.degrees(math.atan2(math.sin(t)*.62, math.cos(t)))+90:.0f})"/>')
a.add(path(curve("-20,640! 60,612 140,580 230,560 320,574 400,604 470,640! 470,622! 400,584 320,552 230,538 140,558 60,592 -20,620!"), "#E3E7F6"), path(curve("-20,620! 60,592 140,558 230,538 320,552 400,584 470,622! 470,628! 400,591 320,560 230,546 140,566 60,600 -20,628!"), SNOW))
a.plane(curve("380,712! 420,676 452,630 490,606 540,612 600,650 660,700! 520,716"), a.lin([(0, "#E9ECF8"), (1, "#B4BCE2")]), lip="#FFFFFF", shadow=(-4, -3, 6, .2))
ih = "".join(f"M{x} {y}h8l-4 {q}z" for x, y, q in ((146, 632, 22), (170, 624, 34), (196, 620, 20), (232, 617, 40), (268, 618, 24), (300, 621, 36), (334, 628, 20), (362, 640, 26)))
a.add(path(ih, "#DCE8FA", .9))

# ice: pale sheet that darkens to the viewer
a.plane(curve("-20,700! 200,690 460,694 700,684 920,692! 920,1220! -20,1220!"), a.lin([(0, "#D6DDF2"), (.18, "#A8B8E0"), (.5, "#6A83BE"), (1, "#2C4180")]), lip="#FFFFFF", shadow=None)
# right bank of snow in the middle distance, its reeds
a.plane(curve("560,700! 640,664 740,640 830,650 920,634! 920,790! 820,772 720,740 640,716"), a.lin([(0, "#F3F4FC"), (1, "#AEB6DE")]), lip="#FFFFFF", shadow=(-4, 6, 8, .25))
a.add(path(curve("-20,690! 40,684 96,692 130,704! 80,716 20,730 -20,740!"), "#E6E9F6"))
a.add(use("reeds", 820, 760, 110, haze="#6E78B4", t=.5))

# spiral: one line, pressed into the ice, from the lantern to the skate
LX, LY = 322, 836
pts_ = []
turns = 3.35
for k in range(0, 241):
    t = k / 240
    ang = .72 + turns * 2 * math.pi * (1 - t)
    q = 26 + 330 * t ** 1.12
    pts_.append((LX + math.cos(ang) * q * 1.08 + 10 * t, LY + math.sin(ang) * q * .52 + 34 * t))
sx, sy = pts_[-1]
a.add(a.glow(LX, LY + 6, 330, LAMP, .75, 140), a.glow(LX, LY + 2, 150, "#FFF3CC", .7, 60))
# fish asleep under the ice
def glowfish(x, y, s, rot, flip=False):
    return a.glow(x, y, 90 * s, "#9CE0E6", .5, 46 * s) + group(path(curve("-58,0! -30,-22 14,-26 52,-8 72,-2! 96,-22 108,-26 102,0 108,26 94,20 72,4! 46,14 10,24 -30,20"), "#BDEBEA", .62) + path(curve("-50,-4! -24,-18 14,-22 48,-8! 10,-10 -24,-6"), "#F0FFFB", .6) + f'<circle cx="-38" cy="-3" r="3" fill="#2C4180" fill-opacity=".8"/>' + line("M-8 -14q8 12 0 26M12 -16q8 12 0 26", "#6FB4C4", 2.4, .6), t=f"translate({x} {y}) rotate({rot}) scale({'-' if flip else ''}{s} {s*.72:.2f})")
for x, y, s, rot, fl in ((236, 1072, .8, -10, False), (430, 1120, .72, 10, True), (620, 1148, .62, -6, False), (800, 900, .5, 10, True), (120, 760, .4, 8, False), (470, 760, .4, -8, True), (770, 1060, .56, 16, True)):
    a.add(glowfish(x, y, s, rot, fl))
a.add(line("M40 960l60 24 30 -8M820 1010l-50 34 -40 -2 -18 20M500 780l30 12", "#DCE6FA", 2, .5))
a.add(path(ribbon(pts_, [3, 6, 9, 12, 15], 0), "#22356E", .35, 'transform="translate(2 4)"'), path(ribbon(pts_, [3, 6, 9, 12, 15], 0), "#F6FAFF"))
# the lantern on the ice
a.add(path(f"M{LX-40} {LY+6}q40 -12 90 0q-44 16 -90 0z", SHADOW, .3), group(use("lantern", 0, 0, 132), t=f"translate({LX} {LY-104})"))

# the fox in the last turn
FX, FY = sx - 6, sy - 8
a.add(path(curve(f"{FX-170:.0f},{FY+22:.0f}! {FX-40:.0f},{FY+4:.0f} {FX+80:.0f},{FY+8:.0f} {FX+120:.0f},{FY+18:.0f}! {FX:.0f},{FY+34:.0f}"), "#1A2658", .4))
a.add(place(fox_skate(), FX, FY, 1.06, rot=4, haze="#3A4288", t=.06))
# ice dust from the blade
a.add(snowfall(r, 22, FX - 90, FY - 26, FX - 6, FY + 14, (1.6, 4.4), "#FFFFFF", .9), path(curve(f"{FX-20:.0f},{FY+12:.0f}! {FX-50:.0f},{FY-6:.0f} {FX-84:.0f},{FY-10:.0f}! {FX-60:.0f},{FY+8:.0f}"), "#FFFFFF", .6))

# near bank: snow, one path of prints that came down to the ice, his folded rucksack of nothing: a pair of clogs
a.plane(curve("-20,1070! 60,1066 120,1098 190,1140 270,1166 360,1190 420,1220! -20,1230!"), a.lin([(0, "#F3F4FC"), (1, "#9AA4D4")]), lip="#FFFFFF", shadow=(6, -2, 9, .3))
for x, y, q in ((30, 1176, 13), (66, 1150, 12), (84, 1120, 11), (126, 1196, 12), (20, 1110, 9)):
    a.add(f'<ellipse cx="{x}" cy="{y}" rx="{q}" ry="{q*.5:.0f}" fill="#6E7ABC" fill-opacity=".7"/>')
a.plane(curve("920,1100! 860,1120 800,1160 760,1190 730,1230! 920,1230!"), a.lin([(0, "#E3E7F6"), (1, "#8A95CC")]), lip="#FFFFFF", shadow=(-6, -2, 9, .3))
a.add(use("reeds", 858, 1226, 210, haze="#2A3474", t=.6))
# near boughs, white along the top
b = bough(r, -20, -10, .5, 190, 34, 3, .5)
a.add(twigs(b, SNOW, "translate(-2 -7)"), twigs(b, "#0F1230"))
b = bough(r, 930, 10, 2.75, 120, 20, 2, .5)
a.add(twigs(b, SNOW, "translate(-2 -6)"), twigs(b, "#0F1230"))
finish(a, 10, .42, "#0A0C24", .46, .56)
