from _stage import *
from _players import *

a = scene(6)
r = a.r
WHITE_, ROSE, GREY_ = "#F3E6E2", "#E3C3C0", "#A79FB0"

# fog: hardly any sky, the sun a pale coin in it
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#A793AE"),(.18,"#CBAAB8"),(.4,"#EFC9C0"),(.56,"#E6D0D2"),(1,"#B9B4C4")])}"/>')
a.add(a.glow(486, 380, 460, "#FFE2C8", .95), f'<circle cx="478" cy="372" r="84" fill="#FFEBD6"/><circle cx="475" cy="369" r="72" fill="#FFF8EC" fill-opacity=".8"/>')
a.add(path(curve("250,404! 370,390 500,400 640,390 740,402 580,416 390,420"), "#EFD6D2", .9), path(curve("-30,262! 90,250 220,258 300,264 180,276 40,276"), "#E9D0D0", .8))
# what the fog lets through: poplars, a far roof, something tall that stands and waits
for x, y, h, c in ((700, 520, 250, "#D6C6CC"), (742, 520, 300, "#D2C1C9"), (790, 524, 230, "#D6C6CC"), (840, 524, 280, "#CFBFC8")):
    a.add(path(curve([(x, y - h, 1), (x - h * .09, y - h * .5), (x - h * .06, y, 1), (x + h * .06, y, 1), (x + h * .1, y - h * .46)]), c))
a.add(path("M62 520v-44l34 -40h54l36 40v44z", "#DBCACC"), path("M50 480l44 -52h62l44 52z", "#CDBBC4"), path("M130 430v-30h14v34z", "#CDBBC4"))
a.add(path(curve("-20,520! 160,506 380,516 560,508 760,514 920,508! 920,640! -20,640!"), "#E6D4D3", .9))
# heron in the shallows, one line
a.add(group(path(curve("0,76! -18,36 -16,10 6,-4 30,6 52,36 60,64! 40,48 30,52 24,76!"), "#B9AFBC", .8), path(ribbon(sample("0,8 -18,-16 -8,-44 -20,-64", 6), [16, 10, 9, 8]), "#B9AFBC", .8), path("M-18 -70l-34 10 32 4z", "#B9AFBC", .8), line("M12 70v44M24 66v50", "#B9AFBC", 3, .8), t="translate(236 600) scale(-1 1)"))

# canal: light as the sky, bank lost
a.add(f'<path d="M-20 600H920V1220H-20z" fill="{a.lin([(0,"#EADADB",0),(.14,"#DCCFD6"),(.5,"#A9A4BA"),(1,"#6F6E8E")])}"/>', path(ripples(r, -20, 920, 690, 1180, 40, .06, .24, 2, 2), "#F6E6E2", .55))
a.add(mist(a, 560, 200, .9, "#F5E8E4"))

# the deck climbs away from us and ends in white; every plank is a sheet
VX, VY = 556, 540
f = lambda x, y: VX + (x - VX) * (y - VY) / (1200 - VY)
L0, R0 = 96, 986
y1, k = 1230.0, 0
planks = []
while y1 > 628:
    h = (y1 - VY) * .058
    planks.append((y1, h, k))
    y1 -= h
    k += 1
# beams under the deck, left side
a.add(path(f"M{f(L0,1240):.0f} 1240L{f(L0,640):.0f} 640L{f(L0,640):.0f} 652L{f(L0-120,1240):.0f} 1330L-20 1330L-20 1240z", "#5E5470", .5))
for y, h, k in reversed(planks):
    t = max(0, min(1, (y - 640) / 300))
    c = mix("#EADADA", mix("#8A6E66", "#A2847A", (k * 7 % 5) / 5), t ** .8)
    dl, dr = r.uniform(-12, 10), r.uniform(-10, 12)
    xl0, xr0, xl1, xr1 = f(L0 + dl, y), f(R0 + dr, y), f(L0 + dl, y - h * .93), f(R0 + dr, y - h * .93)
    a.add(path(f"M{xl0:.0f} {y:.0f}L{xl1:.0f} {y-h*.93:.0f}L{xr1:.0f} {y-h*.93:.0f}L{xr0:.0f} {y:.0f}z", c, t if t < 1 else None))
    if t > .15:
        a.add(path(f"M{xl1:.0f} {y-h*.93:.0f}L{xr1:.0f} {y-h*.93:.0f}L{xr1+h*.1:.0f} {y-h*.8:.0f}L{xl1-h*.1:.0f} {y-h*.8:.0f}z", "#FBE9DE", .75 * t), path(f"M{xl0:.0f} {y:.0f}L{xl0+h*.03:.0f} {y-h*.12:.0f}L{xr0:.0f} {y-h*.12:.0f}L{xr0:.0f} {y:.0f}z", SHADOW, .26 * t))
grains = ""
for y, h, k in planks[:14]:
    for _ in range(3):
        x = r.uniform(f(L0, y) + 20, f(R0, y) - 120)
        grains += f"M{x:.0f} {y-h*.45:.0f}q{h:.0f} {-h*.08:.0f} {h*1.9:.0f} 0"
a.add(line(grains, "#5E4850", 2, .4))

# rails on both sides, posts further and paler
def rail(X, side):
    o = ""
    for y, h, k in planks[1::3][::-1]:
        t = max(0, min(1, (y - 650) / 400))
        if t < .04:
            continue
        x, ph, w = f(X, y), (y - VY) * .36, (y - VY) * .035
        c = mix("#E3D3D6", "#6B5260", t)
        o += path(f"M{x-w:.0f} {y:.0f}v{-ph:.0f}h{2*w:.0f}v{ph:.0f}z", c, min(1, t * 2)) + path(f"M{x-w:.0f} {y:.0f}v{-ph:.0f}h{w*.7:.0f}v{ph:.0f}z", mix("#F6E8E4", "#C9A69A", t), min(1, t * 2))
    for q0, q1 in ((.36, .31), (.2, .165)):
        yy = [1240, 1080, 940, 830, 750, 690]
        P = [(f(X, y), y - (y - VY) * q0, 1) for y in yy] + [(f(X, y), y - (y - VY) * q1, 1) for y in yy[::-1]]
        g = a.lin([(0, "#E6D6D8", 0), (.3, "#B39DA8"), (1, "#6B5260")])
        o += path(curve(P), g)
        P = [(f(X, y), y - (y - VY) * q0, 1) for y in yy] + [(f(X, y), y - (y - VY) * (q0 * .7 + q1 * .3), 1) for y in yy[::-1]]
        o += path(curve(P), a.lin([(0, "#FFF1EA", 0), (.3, "#F3DFDA"), (1, "#D9B8AC")]))
    return o
a.add(rail(L0, 0))
a.add(mist(a, 560, 170, .95, "#F3E2DF"))

# the frame of the drawbridge: two posts, a lintel, balance beams that run from over our heads into the white
PX, PY = lambda X, s: VX + X * s, lambda H, s: VY + (660 - H) * s
for X, k in ((-440, 0), (420, 1)):
    P = [(PX(X - 34, s), PY(1290, s)) for s in (1.05, .5, .2)] + [(PX(X + 34, s), PY(1290, s)) for s in (.2, .5, 1.05)]
    Q = [(PX(X - 34, s), PY(1290, s)) for s in (1.05, .5, .2)] + [(PX(X - 34, s), PY(1200, s)) for s in (.2, .5, 1.05)]
    poly = lambda R: "M" + "L".join(f"{n(x, 0)} {n(y, 0)}" for x, y in R) + "z"
    a.add(path(poly(Q if not k else [(PX(X + 34, s), PY(1290, s)) for s in (1.05, .5, .2)] + [(PX(X + 34, s), PY(1200, s)) for s in (.2, .5, 1.05)]), a.lin([(0, "#B08C96"), (.6, "#CDB0B6"), (1, "#EAD3D0")])), path(poly([(PX(X - 34, s), PY(1200, s)) for s in (1.05, .5, .2)] + [(PX(X + 34, s), PY(1200, s)) for s in (.2, .5, 1.05)]), a.lin([(0, "#6B5468"), (.55, "#9A8090"), (1, "#E0C9CB")])))
    a.add(line(f"M{PX(X,.22):.0f} {PY(1200,.22):.0f}L{PX(X,.22):.0f} {PY(0,.22):.0f}", "#C7AFB8", 3, .9, extra='stroke-dasharray="7 3"'))
s = .5
xl, xr, yb, yt = PX(-470, s), PX(450, s), PY(0, s), PY(1290, s)
for x in (xl, xr):
    a.add(path(f"M{x-19:.0f} {yb:.0f}L{x-15:.0f} {yt:.0f}h30L{x+19:.0f} {yb:.0f}z", "#8A7082"), path(f"M{x-19:.0f} {yb:.0f}L{x-15:.0f} {yt:.0f}h8L{x-10:.0f} {yb:.0f}z", "#F3D3C6"), path(f"M{x+8:.0f} {yb:.0f}L{x+8:.0f} {yt:.0f}h7L{x+19:.0f} {yb:.0f}z", "#5E4A62", .5))
a.add(path(f"M{xl:.0f} {yt+96:.0f}L{xl+96:.0f} {yt+10:.0f}h26L{xl:.0f} {yt+122:.0f}zM{xr:.0f} {yt+96:.0f}L{xr-96:.0f} {yt+10:.0f}h-26L{xr:.0f} {yt+122:.0f}z", "#8A7082"))
a.add(path(f"M{xl-40:.0f} {yt-34:.0f}H{xr+40:.0f}l-6 44H{xl-34:.0f}z", "#7A6276"), path(f"M{xl-40:.0f} {yt-34:.0f}H{xr+40:.0f}l-1 9H{xl-39:.0f}z", "#F3D3C6"), path(f"M{xl-35:.0f} {yt+2:.0f}H{xr+35:.0f}l-1 8H{xl-34:.0f}z", "#5E4A62", .5))
# two sparrows wait on it
a.add(place(sparrow(), 522, yt - 36, .84, haze="#5A4A66", t=.55), place(sparrow(), 580, yt - 36, .84, flip=True, haze="#5A4A66", t=.55))
# bread crumbs, bigger towards us, and the goose that follows them
cr = cs = ""
for i in range(17):
    t = i / 16
    y = 676 + 470 * t ** 1.3
    x = VX + 36 * (1 - t) + math.sin(t * 7 + .9) * (10 + 44 * t) - 40 * t
    q = 2 + 8.5 * t
    cr += f"M{x-q:.0f} {y:.0f}q{q*.2:.0f} {-q:.0f} {q:.0f} {-q*.9:.0f}q{q:.0f} {q*.1:.0f} {q:.0f} {q*.8:.0f}q{-q:.0f} {q*.5:.0f} {-2*q:.0f} {q*.1:.0f}z"
    cs += f"M{x-q*.6:.0f} {y+q*.3:.0f}q{q*1.4:.0f} {-q*.4:.0f} {q*2.6:.0f} 0q{-q*1.2:.0f} {q*.5:.0f} {-q*2.6:.0f} 0z"
a.add(path(cs, SHADOW, .35), path(cr, "#F7D79A"))
a.add(foot(580, 950, 210, .4), use("goose", 572, 954, 300, flip=True, haze="#DCC9CF", t=.08))
# a sparrow that eats the way home
a.add(foot(668, 1118, 60), place(sparrow(), 670, 1118, 1.1, flip=True, haze="#B9A9B4", t=.12), path(curve("614,1066! 618,1058 628,1056 634,1064 628,1072 618,1072"), "#F7D79A"))

# the bicycle against the left rail, bread in the basket
a.add(path(curve("70,1110! 230,1086 420,1092 470,1104! 380,1124 180,1130"), SHADOW, .32))
a.add(use("bicycle", 250, 1118, 290, haze="#B9A9B8", t=.06))
bk = (382, 916)
a.add(path(curve("360,924! 352,890 372,862 396,858 410,884 404,924!"), OCHRE), path(curve("360,924! 352,890 372,862 392,860! 376,880 372,924!"), lit(OCHRE, .4)), path(curve("392,924! 396,880 420,850 440,856 448,884 436,926!"), "#B9793A"), path(curve("392,924! 396,880 420,850 434,853! 414,876 408,924!"), "#E2B070"), line("M366 886l20 6M364 902l20 5M408 880l20 8M404 898l22 6", CREAM, 4, .8))
a.add(path("M340 920h106l-12 62h-82z", "#8A6650"), path("M340 920h30l-2 62h-16z", "#C9A080"), line("M346 938h96M350 956h90M362 922l6 58M388 922v58M414 922l-6 58", "#5E4440", 3), path("M334 914h118v12H334z", "#B98F70"), path("M334 914h118v4H334z", "#F3D9BC"))
a.add(rail(R0, 1))

# near edge: stubble at our back, last poppy, a sheaf; it closes the corner
a.plane(curve("-30,1104! 60,1096 150,1116 230,1146 330,1176 420,1220! -30,1230!"), a.lin([(0, "#C9A070"), (1, "#8A6A5A")]), lip="#F9DDB4", shadow=(4, -4, 8, .3), loose=True)
d = e = ""
for _ in range(90):
    x = r.uniform(-20, 380)
    y = max(1104 + max(0, x - 40) * .27, r.uniform(1100, 1210)) + 10
    h = r.uniform(16, 34)
    s = f"M{x:.0f} {y:.0f}l{r.uniform(-5,7):.0f} {-h:.0f}"
    if r.random() < .5:
        d += s
    else:
        e += s
a.add(line(d, "#7A5A4E", 4, .8), line(e, "#F0CB8E", 3.4, .9))
a.add(use("sheaf", 58, 1150, 190, haze="#8A6A70", t=.22))
a.add(path(blades(r, 870, 1230, 160, 120, 16, -.15), "#5E5870"), use("reeds", 856, 1240, 210, haze="#5E5870", t=.6))
# fog comes over everything once more
a.add(path(curve("-30,842! 120,816 260,834 420,812 560,830 700,812 930,834! 930,868! 700,850 520,862 340,846 160,866 -30,872!"), "#FBF0EC", .3), path(curve("380,726! 520,712 660,722 800,706 930,716! 930,748! 760,742 560,752 430,744"), "#FBF0EC", .6))
finish(a, 6, .26, "#4A4462", .5, .5)
