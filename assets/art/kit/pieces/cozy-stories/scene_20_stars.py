"""C20: a very tall ladder leans on the crescent moon; the girl hangs stars on little hooks, far below the owl holds the ladder."""
from _girl import *

a = scene(20)
r = a.r
N0 = "#26305E"
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#0C1136"),(.35,"#1B2560"),(.62,"#37478F"),(.78,"#6E78B4"),(.84,"#8E8FC0")])}"/>')
# a slant of star dust
for k in range(9):
    a.add(a.glow(-20 + k * 74, 470 - k * 66, 150, "#6E7EC8", .2))
a.add(path("".join(star(x, y, q) for x, y, q in [(r.uniform(0, 900), r.uniform(0, 720), r.choice((1.6, 1.6, 2.2, 2.8, 3.4))) for _ in range(120)]), "#DDE3F6", .75))

# the moon
MX, MY, MS = 646, 322, 3.05
a.add(a.glow(600, 330, 520, "#F7E0A0", .62), a.glow(590, 330, 300, "#FFF0C8", .5))
cr = "112,12! 56,26 28,80 36,132 74,178 128,186! 92,164 72,126 74,78 88,38"
T = lambda spec: curve([((x - 80) * MS + MX, (y - 100) * MS + MY, c) for x, y, c in pts(spec)])
a.add(path(T(cr), "#FBE7B0"), path(T("128,186! 92,164 72,126 74,78 88,38 112,12! 84,46 64,84 66,124 88,160"), "#E7B45E", .8), path(T("112,12! 56,26 28,80 36,132 74,178! 46,140 40,90 62,44"), "#FFF8DC", .9))
a.add(path(T("46,84 54,78 60,86 56,96 47,94") + T("52,122 60,118 64,128 58,136 51,131") + T("62,56 68,52 71,59 66,64") + T("74,154 82,152 84,160 78,164"), "#E9C372", .7))


def hung(x, y, s, L=26, c=LAMP, glow=True):
    """A paper star on its hook."""
    o = a.glow(x, y, s * 3, "#FBE7A6", .5) if glow else ""
    o += line(f"M{x} {n(y-s-L)}q-9 -8 -12 1q0 8 12 9V{n(y-s+2)}", "#DDE3F6", 2.6, .9)
    return o + path(star(x, y, s), mix(c, AMBER, .2)) + path(f"M{x} {y-s}L{n(x-s*.22)} {n(y-s*.22)}L{x-s} {y}L{n(x-s*.22)} {n(y+s*.22)}L{x} {y}z", "#FFF6D4")


for x, y, s in ((96, 168, 30), (214, 92, 24), (84, 372, 26), (196, 268, 34), (318, 190, 26), (60, 560, 20), (170, 470, 24), (330, 60, 20), (838, 520, 22), (842, 90, 24), (786, 640, 18), (300, 590, 18)):
    a.add(hung(x, y, s))
# hooks still bare
for x, y in ((470, 60), (270, 400), (852, 300), (120, 650)):
    a.add(line(f"M{x} {y}q-9 -8 -12 1q0 8 12 9v16q0 9 9 9", "#DDE3F6", 2.6, .8))

# the land far below
a.add(path(curve("-20,990! 160,960 340,976 540,946 740,968 920,938! 920,1220! -20,1220!"), a.lin([(0, "#6E74B0"), (.3, "#434C86"), (1, "#232A56")])))
fl = ""
for (x0, y0, x1, y1, c) in ((420, 1000, 560, 1040, "#4E5E94"), (590, 986, 720, 1016, "#5A5E9E"), (740, 976, 900, 1006, "#4A5A8A"), (430, 1060, 600, 1120, "#3A4878"), (760, 1090, 920, 1150, "#36436E")):
    fl += path(f"M{x0} {y0}L{x1} {y0-12}L{x1+30} {y1-8}L{x0-10} {y1}z", c, .8)
a.add(fl, path(ribbon(sample("920,1010 800,1030 720,1020 640,1052 560,1090 560,1150 640,1220", 14), [8, 12, 14, 20, 30, 44, 70]), "#8FA3D6", .9), path(ribbon(sample("916,1008 800,1027 720,1017 640,1049 556,1088", 14), [2, 4, 5, 7, 8]), "#E8ECFA", .8))
a.add(a.glow(740, 1090, 150, LAMP, .3))
V = [(640, 1076, 26), (668, 1066, 22), (696, 1080, 28), (728, 1064, 24), (758, 1082, 30), (792, 1068, 26), (712, 1112, 34), (756, 1122, 38), (804, 1112, 36), (846, 1096, 32), (668, 1116, 30), (862, 1134, 40), (826, 1066, 22)]
for x, y, s in sorted(V, key=lambda v: v[1]):
    h = s * r.uniform(.7, 1)
    c = r.choice(("#6A6496", "#7A6A94", "#5E6496"))
    a.add(path(f"M{x} {y}v{-h:.0f}h{s}v{h:.0f}z", c), path(f"M{x+s*.62:.0f} {y}v{-h:.0f}h{s*.38:.0f}v{h:.0f}z", "#2E2F5E", .5), path(f"M{x-3} {y-h:.0f}l{s*.34:.0f} {-s*.6:.0f}h{s*.5:.0f}l{s*.34:.0f} {s*.6:.0f}z", r.choice(("#4A3F70", "#5A4470", "#3E4472"))))
    if r.random() < .7:
        a.add(path(f"M{x+s*.22:.0f} {y-h*.66:.0f}h{s*.2:.0f}v{h*.34:.0f}h{-s*.2:.0f}z", LAMP))
a.add(path("M738 1062v-54h16v54z", "#6A6496"), path("M734 1010l12 -34 12 34z", "#3E4472"))
a.add("".join(path(disc(x, y, s), "#3A4A7C") + path(disc(x - 2, y - 3, s * .6), "#5A6A9C") for x, y, s in ((610, 1100, 9), (624, 1108, 7), (900, 1090, 10), (640, 1160, 11), (780, 1160, 12), (520, 1010, 6), (534, 1014, 5), (470, 1032, 7))))

# the mill's cap and top, its sails
a.add(path("M112 1220L140 1120H440L466 1220z", a.lin([(0, "#C9C3DC"), (.5, "#8E88B4"), (1, "#4A4A80")], 0, 0, 1, 0)))
boat(a, 290, 1130, 178, 168, "#A87A48")
a.add(hole(330, 1050, 36, 46, .5, LAMP, "#FFF6E4", "#8A7A9A"))
a.add(group(sails_at(a, 236, 1098, 360, 104, 28, "dutch", share=.55, cloth="#C9C6E0", c="#3E3550"), t="translate(0 40)"))

# the ladder through the clouds
L0, L1 = (330, 1010), (556, 232)
W0, W1 = 56, 40
at = lambda t: (L0[0] + (L1[0] - L0[0]) * t, L0[1] + (L1[1] - L0[1]) * t, W0 + (W1 - W0) * t)


def ladder_part(t0, t1, N=30):
    (x0, y0, w0), (x1, y1, w1) = at(t0), at(t1)
    o = ""
    for i in range(int(t0 * N), int(t1 * N)):
        x, y, w = at((i + .5) / N)
        o += f"M{n(x-w)} {n(y-5)}L{n(x+w)} {n(y+9)}"
    o = line(o, "#5E3F30", 11, None, "butt") + line(o, "#C08A56", 6, None, "butt", 'transform="translate(-1 -2)"')
    for k in (-1, 1):
        o += path(f"M{n(x0+k*w0-8)} {n(y0)}L{n(x1+k*w1-6)} {n(y1)}h12L{n(x0+k*w0+8)} {n(y0)}z", "#6B4A36") + path(f"M{n(x0+k*w0-8)} {n(y0)}L{n(x1+k*w1-6)} {n(y1)}h5L{n(x0+k*w0-2)} {n(y0)}z", "#E0AE78")
    return o


a.add(ladder_part(0, 1))
# clouds lie across it, far under her feet
for spec, s, c, l, o in (("-60,800 60,744 160,752 240,710 330,730 420,760 380,820 200,840 20,846", 40, "#4A5698", "#A9B2E0", 1), ("470,880 560,830 660,836 740,800 840,816 960,790 960,880 760,900 560,910", 38, "#4F5A9C", "#B4BAE4", .95), ("330,700 420,664 500,676 560,660 610,690 540,716 420,724", 28, "#5A66A8", "#C4CAEC", .95)):
    d = scallop(r, spec, s, .5)
    a.add(path(d, l, o), path(d, c, o, 'transform="translate(3 7)"'))
for P, w in (("-20,870 120,856 260,872 420,856 500,866", (0, 12, 18, 12, 0)), ("520,930 660,912 800,926 930,908", (0, 12, 14, 6))):
    a.add(path(ribbon(sample(P, 24), w), "#B4BAE4", .5))

# the owl steadies it
OX, OY = 404, 1006
a.add(place(tint(draw("owl"), N0, .28, (AMBER, LAMP)), OX - 78, OY - 180, .86))
(x0, y0, w0) = at(.09)
a.add(path(curve(f"{OX-44},{OY-112}! {OX-70},{OY-108} {OX-94},{OY-92} {OX-112},{OY-72}! {OX-100},{OY-70} {OX-104},{OY-58} {OX-92},{OY-60}! {OX-92},{OY-48} {OX-78},{OY-54} {OX-70},{OY-46}! {OX-52},{OY-60} {OX-40},{OY-80}!"), mix("#7C7A92", N0, .4)), path(curve(f"{OX-44},{OY-112}! {OX-70},{OY-108} {OX-94},{OY-92} {OX-112},{OY-72}! {OX-84},{OY-84} {OX-60},{OY-94}"), mix("#B9B4CC", N0, .25)))

# the girl at the top: facing left, a star in her hand
STAR = place(path(star(0, 0, 40), mix(LAMP, AMBER, .25)) + path("M0 -40L-9 -9L-40 0L-9 9L0 0z", "#FFF6D4"), 86, -424, 1)
bask = path(curve("-34,-20! -30,-56 30,-56 34,-20!"), "none", None, 'stroke="#6B4A36" stroke-width="5"') + path(star(-18, -22, 20) + star(14, -26, 22) + star(0, -14, 18), LAMP) + path("M-38 -18H38L30 26H-30z", WOODL) + path("M14 -18H38L30 26H12z", dim(WOODL, .3), .7) + line("M-36 -6h72M-34 6h68M-32 17h64", dim(WOODL, .35), 3) + path("M-42 -22H42V-12H-42z", lit(WOODL, .3))
gx, gy, _ = at(.655)
a.add(a.glow(gx - 100, gy - 400, 120, "#FFF0B8", .9))
a.add(place(girl_reach(STAR, f'<g transform="translate(-30 -178) scale(.46) translate(-60 -4)">{draw("lantern")}</g>'), gx + 4, gy + 2, .98, flip=True))
a.add(a.glow(gx - 90, gy - 150, 90, LAMP, .5), place(bask, gx - 88, gy - 152, 1.0), f'<circle cx="{n(gx-88)}" cy="{n(gy-208)}" r="11" fill="{SKIN}"/>')
# her own empty hook, waiting just above the star
hx, hy = gx - 86 * .98, gy - 424 * .98
a.add(line(f"M{n(hx+4)} {n(hy-70)}q-10 -9 -14 1q0 9 14 10v8", "#FFFFFF", 3))
a.add(a.vignette(.42, .5, .42, "#070A24"), a.grain(.4))
a.save(OUT + "scene-20.svg")
