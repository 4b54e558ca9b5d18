"""The fifteen quirks: strips of 900 x 300."""
from _wood import *
from _beasts import *


def Q(n_, hour, seed, horizon=.62, hot=None):
    return S(f"quirk-{n_}", hour, seed, horizon, 900, 300, hot)


def put(a, svg, x, y, k, flip=False, rot=0, extra=0):
    a.add(group(a.t(svg, extra), t=f"translate({x} {y})" + (f" rotate({rot})" if rot else "") + f" scale({-k if flip else k} {k})"))


def land(a, y, lift=10, c=None, tuft=12, spec=None):
    spec = spec or f"-20,{y+3}! 180,{y-lift*.6:.0f} 420,{y} 680,{y-lift} 920,{y-2}!"
    P = pts(spec)
    d = curve([(P[0][0], P[0][1], 1)] + P[1:-1] + [(P[-1][0], P[-1][1], 1), (920, 320, 1), (-20, 320, 1)])
    c = c or a.green
    a.add(a.sheet(d, a.lin([(0, mix(c, a.lip, .35)), (.35, c), (1, mix(c, a.deep, .75))]), lip=a.lip, at=(.5, 2), loose=True, inner=a.tufts(10, 890, y + 8, 292, tuft, 14, mix(c, a.deep, .5), .8)))


def corners(a, k=1.0):
    a.ferns(((30, 90 * k, -60), (110, 60 * k, -75), (870, 90 * k, -120), (800, 56 * k, -105)))


# 56 a pond where nothing stirs
a = Q(56, "dawn", 401, .5, (430, 130, 200))
a.firrow(150, .6, 40, 90, 30)
a.firrow(156, .4, 30, 70, 60)
a.add(f'<rect y="150" width="900" height="150" fill="{a.lin([(0, "#F4DFBC"), (.5, "#A9B8AE"), (1, "#3F6470")])}"/>', f'<g opacity=".45" transform="translate(0 306) scale(1 -1)">{a.firs([(x, 150, 40 + (x * 7) % 50) for x in range(-10, 920, 32)], a.d(.4), False)}</g>')
for x, y, w in ((300, 224, 70), (372, 240, 50), (600, 214, 60), (680, 250, 90), (200, 262, 80)):
    a.add(path(f"M{x-w/2} {y}a{w/2} {w*.16:.0f} 0 1 1 {w} 0a{w/2} {w*.16:.0f} 0 1 1 {-w} 0zM{x} {y}L{x+w*.4:.0f} {y-w*.14:.0f}L{x+w*.5:.0f} {y}z", a.t("#5E8A4E"), None, 'fill-rule="evenodd"'))
a.add(group(*[path(f"M0 0q-10 -18 0 -34q10 16 0 34z", c, None, f'transform="rotate({k})"') for k, c in ((-60, PINK), (60, PINK), (-30, "#F9DCD0"), (30, "#F9DCD0"), (0, CREAM))], t="translate(606 212)"))
a.add(use("reeds", 60, 300, 170, haze=a.deep, t=.5), use("reeds", 846, 304, 190, haze=a.deep, t=.55))
a.done(.35)

# 57 corner paths
a = Q(57, "day", 402, .3, (300, 60, 160))
a.leafwood(110, .5, 20, lo=20, hi=50)
land(a, 104, 4, tuft=0)
plot = lambda x0, y0, x1, y1, x2, y2, x3, y3, c: path(f"M{x0} {y0}L{x1} {y1}L{x2} {y2}L{x3} {y3}z", c)
a.add(path("M130 128L430 128L450 202L40 202z", a.t("#86A85A")), path("M40 202L450 202L454 212L36 212z", a.t("#4E7B46")), path("M450 204L860 204L960 300L474 300z", a.t("#9BB868")))
a.add(path("M60 300L450 204L474 300z", "#5E8F4C"), path("M450 202L430 128L780 128L860 204z", "#5E8F4C"))
a.add(path(ribbon(sample("130,128 200,150 300,150 380,172 450,203", 16), [16, 20, 20, 22, 26]), "#EBD3A4"), path(ribbon(sample("450,203 540,224 620,230 720,262 880,310", 16), [26, 30, 32, 40, 54]), "#EBD3A4"))
a.add(a.tufts(80, 420, 140, 196, 12, 10, "#4E7B46", .8), a.tufts(520, 880, 226, 296, 12, 14, "#5E8A46", .8))
a.add(menhir(a, 450, 214, 54, 96, 4))
a.use("hedgehog", 600, 246, 50)
corners(a, .7)
a.done(.3)

# 58 an oak exactly in the middle
a = Q(58, "deep", 403, .5, (450, 130, 220))
a.trunks(150, .5, range(20, 900, 70), 16, twigs=False)
a.leafwood(150, .4, 22, lo=20, hi=60)
land(a, 150, 2, tuft=0)
a.add(path("M300 168L600 168L760 286L140 286z", mix(a.green, a.lip, .45)), path("M300 168L600 168L606 172L294 172z", a.lip), a.tufts(200, 700, 186, 280, 16, 12, a.green, .8))
for x, y, w, h in ((290, 176, 50, 30), (236, 206, 60, 36), (170, 250, 80, 46), (610, 176, 50, 30), (664, 206, 60, 36), (730, 250, 80, 46), (370, 166, 50, 26), (450, 164, 50, 26), (530, 166, 50, 26)):
    a.add(a.bush(x, y + 6, w, h, a.t("#3F7A4C")))
a.add(path(curve("380,236! 450,226 560,240 620,250! 500,256 420,250"), SHADOW, .3))
a.use("tree", 450, 240, 214)
a.ferns(((40, 100, -60), (860, 100, -120)))
a.done(.35)

# 59 one line of paw prints
a = Q(59, "dusk", 404, .5, (700, 130, 200))
a.firrow(150, .5, 30, 90, 40)
land(a, 140, 16, c="#D9D0DE", tuft=0)
pw = '<ellipse rx="9" ry="7.400"/><ellipse cx="-9.500" cy="-9" rx="3.600" ry="5" transform="rotate(-24 -9.500 -9)"/><ellipse cx="-3.400" cy="-13.400" rx="3.600" ry="5.200"/><ellipse cx="4" cy="-13.200" rx="3.600" ry="5.200"/><ellipse cx="10" cy="-8.600" rx="3.400" ry="4.800" transform="rotate(26 10 -8.600)"/>'
P = sample("60,290 160,260 280,240 400,244 520,220 620,196 700,180 770,160", 46)
for i, (x, y) in enumerate(P[:-1]):
    u, v = P[i + 1]
    k = math.degrees(math.atan2(v - y, u - x)) + 90
    q = .55 + (y - 150) / 110
    s_ = (1 if i % 2 else -1) * 8 * q
    a.add(f'<g fill="#4A4270" transform="translate({n(x+s_*.3)} {n(y+s_)}) rotate({n(k)}) scale({n(q, 2)})">{pw}</g>')
a.wolf("walk", 800, 158, 40, DARKW)
a.add(pine(a.r, 90, 300, 250, 120, a.d(.06), 6, .3), pine(a.r, 860, 320, 210, 110, a.d(.04), 6, .3))
a.done(.35)

# 60 half day, half night
a = Art(900, 300, 405)
A, B = S("x", "day", 405, .7, 900, 300), S("y", "night", 405, .7, 900, 300)
for s_, i in ((A, 0), (B, 1)):
    s_.k = i * 500
    s_.body, s_.defs = [], []
    st = s_.H["sky"]
    s_.add(f'<rect width="900" height="300" fill="{s_.lin([(k / (len(st) - 1) * .7, c) for k, c in enumerate(st)])}"/>')
    if i:
        s_.stars(24, 130, x0=470)
        s_.add(use("crescent", 640, 70, 70))
    else:
        s_.sun(250, 70, 32)
        s_.puffs([(120, 60, 100, 22), (360, 100, 90, 20)])
    s_.hill("-20,190! 140,150 300,176 450,140 600,170 760,140 920,180!", .55)
    s_.firrow(206, .4, 30, 60, 30)
    s_.hill("-20,230! 220,206 450,216 680,200 920,226!", .12)
    s_.use("tree", 450, 262, 190)
    s_.use("cottage", 210, 250, 84)
    s_.use("sheep", 330, 266, 34)
    s_.use("cottage", 700, 250, 84)
    s_.use("owl", 566, 256, 40)
A.defs = A.defs + B.defs
A.defs.append('<clipPath id="half"><path d="M450 -10Q430 80 454 150Q470 220 446 310H910V-10z"/></clipPath>')
A.add(f'<g clip-path="url(#half)">{"".join(B.body)}</g>', path("M450 -10Q430 80 454 150Q470 220 446 310H452Q476 220 460 150Q436 80 456 -10z", CREAM, .8))
seen, dd = set(), []
for d in A.defs:
    m = re.search(r'id="([^"]+)"', d)
    if m.group(1) in seen:
        continue
    seen.add(m.group(1))
    dd.append(d)
A.defs = dd
A.key = "quirk-60"
A.done(.3)

# 61 clear sight
a = Q(61, "day", 406, .6, (620, 90, 200))
a.add("".join(f'<circle cx="640" cy="330" r="{270 - k * 9}" fill="none" stroke="{c}" stroke-width="9" stroke-opacity=".5"/>' for k, c in enumerate(("#D2443C", "#E7A13D", "#F5E08A", "#86A85A", "#5B86B8", "#77589E"))))
a.clouds([(160, 50, 260, 30), (420, 36, 200, 20)], c="#8FA3B8", lip="#FFFDF0")
a.hill("-20,176! 160,150 360,168 560,140 760,166 920,140!", .7)
a.hill("-20,196! 240,176 520,190 740,172 920,186!", .55)
a.castle(690, 190, .5, .22, lights=False)
a.roofrow(196, .5, 580, 820, 14, 26, 18, 26, 0, 10)
a.add(path(ribbon(sample("900,224 700,214 560,226 400,214 240,226", 16), [26, 16, 12, 8, 3]), "#DCEBF0", .9))
a.firrow(224, .4, 18, 40, 20, -20, 500)
a.hill("-20,190! 120,176 260,196 420,250 560,290 700,310!", .05, lip=a.lip, low=.3)
a.wolf("sit", 200, 196, 86, RUSSET)
a.add(path("".join(f"M{x} {y}q3 -8 0 -12q-6 6 0 12z" for x, y in ((300, 240), (340, 262), (90, 210), (140, 230), (260, 226))), CREAM, .9))
a.ferns(((30, 100, -60), (90, 60, -75)))
a.done(.25)

# 62 free choice
a = Q(62, "late", 407, .5, (450, 130, 220))
a.sun(560, 110, 30)
a.hill("-20,160! 200,140 460,156 700,130 920,150!", .5)
a.firrow(172, .4, 40, 100, 40, -20, 300)
a.roofrow(168, .4, 640, 880, 24, 44, 30, 44, .2, 10)
land(a, 172, 6)
for P in ("450,330 446,250 380,214 270,196 170,178", "450,330 456,250 520,214 640,196 740,176"):
    a.add(path(ribbon(sample(P, 14), [130, 74, 44, 20, 3]), "#EBCF9C"))
post = path("M-8 -190L8 -190L10 0L-10 0z", "#7A5438") + path("M-8 -190L-3 -190L-4 0L-10 0z", "#B08860") + path("M6 -176H96L118 -156L96 -136H6z", "#C9986A") + path("M-6 -128H-96L-118 -108L-96 -88H-6z", "#B9824A") + path("M6 -176H96L100 -172H6zM-6 -128H-96L-100 -124H-6z", "#EBC79A") + path(curve("20,-160! 50,-168 80,-158!") + curve("-90,-110! -60,-116 -30,-108!"), "#7A5438", .5)
a.add(path(curve("430,266! 470,258 600,272! 480,280"), SHADOW, .3))
put(a, post, 450, 268, 1.05)
put(a, songbird(sing=False), 470, 70, .5)
corners(a)
a.done(.35)

# 63 few words
a = Q(63, "fog", 408, .9, (600, 120, 260))
a.trunks(300, .75, (80, 190, 320, 700, 820), 18)
a.mist(260, 160, .6)
P = sample("-20,210 120,190 300,204 480,180 660,196 800,176", 30)
a.add(path(ribbon(P, [44, 30, 24, 18, 12, 3]), a.deep), path(ribbon([(x, y - 8) for x, y in P], [6, 5, 4, 3, 2, 1]), a.g(.4), .9), path(bough(a.r, 260, 200, -.7, 50, 10, 1, .4) + bough(a.r, 130, 196, .6, 50, 10, 1, .4), a.deep))
put(a, songbird(sing=True), 540, 186, 1.05)
a.done(.3)

# 64 broken promises
a = Q(64, "late", 409, .4, (500, 90, 200))
a.firrow(150, .5, 40, 110, 40)
a.leafwood(150, .4, 20, lo=10, hi=40)
a.add(f'<rect y="150" width="900" height="170" fill="{a.lin([(0, "#EBCF98"), (.4, "#6F8E90"), (1, "#2B4A58")])}"/>', path(ripples(a.r, 260, 660, 180, 290, 24, .08, .2, 1.4, 2), "#FFF0C4", .6))
a.add(a.sheet(curve("-20,320! -20,140! 120,146 260,160 330,180! 320,230 290,320!"), a.lin([(0, mix(a.green, a.lip, .3)), (1, a.deep)]), lip=a.lip, loose=True), a.sheet(curve("920,320! 920,136! 780,142 660,156 590,182! 600,240 640,320!"), a.lin([(0, mix(a.green, a.lip, .3)), (1, a.deep)]), lip=a.lip, loose=True))
for k, (x0, y0, x1, y1) in enumerate(((250, 164, 440, 226), (244, 176, 428, 238), (256, 154, 430, 206), (660, 160, 486, 214), (668, 172, 500, 232), (656, 150, 494, 200))):
    a.add(path(ribbon(sample(f"{x0},{y0} {(x0+x1)/2},{(y0+y1)/2-8} {x1},{y1}", 12), [15, 14, 12]), ("#7A5438", "#5E3F2E")[k % 2]), path(f"M{x1-5} {y1-6}L{x1+(16 if x1 < 460 else -16)} {y1-3}L{x1} {y1}L{x1+(12 if x1 < 460 else -12)} {y1+8}L{x1-4} {y1+6}z", "#EBC79A"))
for x, y in ((300, 180), (360, 204), (620, 172), (560, 194)):
    a.add(line(f"M{x-6} {y-26}l12 36M{x+8} {y-26}l-10 36", "#D9C08A", 4))
a.add(path("M452 262l26 -6 2 8 -26 6zM520 270l22 4 -2 7 -22 -4z", "#7A5438"))
a.ferns(((40, 120, -60), (130, 70, -80), (860, 120, -120), (780, 70, -100)))
a.done(.35)

# 65 corner stones
a = Q(65, "moon", 410, .55, (450, 130, 240))
a.moon(240, 70, 26)
a.trunks(160, .55, range(30, 900, 90), 14)
a.firrow(166, .42, 40, 90, 44)
a.mist(160, 70, .5)
land(a, 168, 4)
a.add(f'<path d="M336 190L564 190L700 272L200 272z" fill="none" stroke="{a.lip}" stroke-width="4" stroke-opacity=".5" stroke-dasharray="14 9"/>', f'<ellipse cx="450" cy="230" rx="150" ry="26" fill="{a.lip}" fill-opacity=".18"/>')
for x, y, w, h, l in ((336, 194, 34, 84, 3), (564, 194, 36, 90, -4)):
    a.add(menhir(a, x, y, w, h, l, .2))
for x, y, w, h, l in ((200, 278, 60, 140, 6), (700, 278, 62, 132, -6)):
    a.add(menhir(a, x, y, w, h, l))
a.flies([(450, 150, 2.4), (400, 190, 2), (520, 200, 2.4), (470, 240, 2)])
corners(a, .8)
a.done(.4)

# 66 nine birds on a fence, all singing
a = Q(66, "dawn", 411, .7, (300, 120, 220))
a.hill("-20,190! 200,160 460,186 700,150 920,176!", .5)
a.leafwood(220, .4, 18, lo=10, hi=40)
land(a, 232, 6)
for x in (60, 260, 460, 660, 860):
    a.add(path(f"M{x-11} 300L{x-9} 140L{x} 128L{x+9} 140L{x+11} 300z", "#9A7350"), path(f"M{x-11} 300L{x-9} 140L{x-2} 130L{x-4} 300z", "#CFA678"))
a.add(path("M-20 166Q220 158 460 168T920 162V178Q700 186 460 184T-20 182z", "#B98A5E"), path("M-20 166Q220 158 460 168T920 162V167Q700 174 460 173T-20 171z", "#EBC79A"), path("M-20 232Q220 226 460 234T920 230V246Q700 250 460 250T-20 248z", "#A97A50"))
cs = ("#7E6A58", "#5B7A9A", "#8A8A50", "#7A5A6A")
bs = ("#E0612E", "#F0C25E", "#E9E0D0", "#C9603A", "#8FB0C9")
for i in range(9):
    x = 70 + i * 96 + (i * 37) % 18
    put(a, songbird(cs[i % 4], bs[i % 5]), x, 166, .74 + .1 * (i % 3 == 1), i % 2 == 1)
for i, (x, y) in enumerate(((130, 70), (250, 50), (390, 76), (520, 46), (640, 72), (780, 54))):
    a.add(path(f"M{x} {y}q-10 -2 -12 6q2 8 10 5q6 -3 5 -10v-26l3 0v27z" + (f"M{x} {y-26}q14 2 14 14q-2 -8 -14 -9z" if i % 2 else ""), a.d(.15), .75))
a.done(.3)

# 67 head start
a = Q(67, "late", 412, .6, (640, 120, 220))
a.hill("-20,190! 200,160 460,180 700,150 920,170!", .5)
a.firrow(200, .4, 30, 70, 34)
land(a, 210, 8)
FOX = dict(c="#C9602F", l="#F3AE6A", b="#F9EAD2", e="#F5C45E")
a.wolf("run", 140, 270, 84, GREYW, shadow=False)
st = "#A9A0AE"
w = curve("330,300! 334,176! 350,158 400,162 450,156 500,164 520,180! 526,300!")
a.add(a.sheet(w, a.lin([(0, lit(st, .1)), (1, mix(st, a.deep, .5))]), lip=lit(st, .55), shadow=(8, 6, 6, .3), loose=True, inner=path(w, a.stuff("stone", SHADOW))))
a.moss([(430, 162, 60)])
a.wolf("run", 680, 212, 92, FOX, rot=-8, shadow=False, tailw=1.3)
a.add(path(curve("580,262! 680,252 800,262! 700,272"), SHADOW, .3), line("M560 150q-30 -8 -60 0M560 176q-24 -4 -44 2M568 200q-20 0 -36 6", CREAM, 4, .7))
corners(a, .7)
a.done(.32)

# 68 the strongest pack
a = Q(68, "dusk", 413, .7, (450, 190, 240))
a.stars(16, 90)
a.hill("-20,200! 200,170 460,190 700,160 920,190!", .6, "#5A5A8E")
a.firrow(210, .45, 20, 50, 26)
a.add(a.sheet(curve("-20,320! -20,220! 140,190 330,196 470,220 520,260 540,320!"), a.lin([(0, "#5E5A80"), (1, "#15162E")]), lip=a.lip, loose=True), a.sheet(curve("920,320! 920,246! 820,232 720,240 660,270 640,320!"), a.lin([(0, "#5E5A80"), (1, "#15162E")]), lip=a.lip, loose=True))
for x, y, h, p, q in ((60, 206, 60, DARKW, "stand"), (130, 196, 66, PALEW, "sit"), (210, 194, 64, GREYW, "stand"), (290, 198, 60, BROWNW, "howl"), (110, 262, 92, GREYW, "stand"), (260, 264, 96, DARKW, "stand"), (400, 236, 84, PALEW, "stand")):
    a.wolf(q, x, y, h, p, extra=-.08)
for x, y, h, p in ((720, 246, 46, BROWNW), (800, 250, 50, GREYW)):
    a.wolf("stand", x, y, h, p, True)
a.done(.38)

# 69 the restless market
a = Q(69, "day", 414, .6, (300, 100, 200))
a.roofrow(170, .5, h0=60, h1=100, w0=60, w1=90, lit_p=0)
a.add(path("M-20 200H920V320H-20z", a.lin([(0, "#C9BBAC"), (1, "#8E7C7A")])))
for x, c1, g in ((140, "#A8482F", "pumpkin"), (400, "#2F6B4F", "basket"), (660, "#4F6F95", "loaf"), (880, "#A8482F", "apple")):
    a.add(path(f"M{x-96} 280V110h8V280zM{x+88} 280V110h8V280z", "#7A5438"), path(f"M{x-104} 216h208v62h-208z", "#9A6A48"), path(f"M{x-108} 208h216v12h-216z", "#C9986A"), use(g, x - 40, 212, 44), use(g, x + 20, 212, 50))
    d1 = d2 = ""
    for i in range(6):
        u, v = x - 100 + i * 34, x - 66 + i * 34
        lift = -14 * math.sin(i * 1.2 + x)
        q = f"M{u} {92+lift*.3:.0f}L{v} {92+lift*.3:.0f}Q{v+10} {120+lift:.0f} {v+16} {144+lift:.0f}q-16 {14-lift*.6:.0f} -34 0Q{u+8} {120+lift:.0f} {u} {92+lift*.3:.0f}z"
        if i % 2:
            d2 += q
        else:
            d1 += q
    a.add(path(d1, c1), path(d2, "#F6EEDF"))
a.add(line("M20 60q80 -16 160 0t140 -4M420 50q90 -14 170 4t150 -6M700 84q60 -10 110 2", CREAM, 5, .7))
for x, y in ((230, 70), (330, 100), (520, 60), (760, 64), (600, 110)):
    a.add(path(f"M{x} {y}q14 -12 28 2q-14 10 -28 -2z", "#D9824A"))
a.use("goose", 270, 296, 62)
a.use("cat", 530, 292, 50)
a.done(.3)

# 70 fog
a = Q(70, "fog", 415, .9, (450, 100, 240))
a.firrow(200, .74, 60, 120, 50)
a.tower(450, 300, 84, 220, k=.42, roof="#5A5578", wins=((0, .16, 1), (0, .42, 0)))
a.roofrow(270, .6, 200, 720, 50, 90, 60, 80, .1, 60)
a.fogbank([(160, 210, 300, 40), (420, 236, 320, 46), (720, 214, 300, 44), (300, 280, 420, 50), (660, 282, 420, 50), (60, 290, 300, 46)], op=.75)
a.mist(230, 160, .6)
a.birds([(560, 70, 9), (590, 58, 7)], a.d(.5))
a.done(.25)
