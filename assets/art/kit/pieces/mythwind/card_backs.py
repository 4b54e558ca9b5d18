import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_pieces import disc, ring

# Six backs and one cover, 300 x 420. Each reads the same when the card is turned half round: what the
# upper half shows is repeated, turned, in the lower one.
W, H = 300, 420


def RECT(m, q):
    return f"M{m+q} {m}H{W-m-q}Q{W-m} {m} {W-m} {m+q}V{H-m-q}Q{W-m} {H-m} {W-m-q} {H-m}H{m+q}Q{m} {H-m} {m} {H-m-q}V{m+q}Q{m} {m} {m+q} {m}z"


def turned(a, s):
    k = a.id("t")
    a.defs.append(f'<g id="{k}">{s}</g>')
    return f'<use href="#{k}"/><use href="#{k}" transform="rotate(180 150 210)"/>'


def upper(a, s):
    """Only the upper half of a field, then turned."""
    k = a.id("h")
    a.defs.append(f'<clipPath id="{k}"><path d="M0 0H300V210H0z"/></clipPath>')
    return turned(a, f'<g clip-path="url(#{k})">{s}</g>')


def card(a, name, edge, c1, c2, art, rim):
    # the field is lit in the middle, so that turning changes nothing
    a.defs.append(f'<clipPath id="q"><path d="{RECT(16, 12)}"/></clipPath>')
    a.add(path(RECT(0, 18), edge), path(RECT(1.5, 17), "none", None, f'stroke="{lit(edge, .38)}" stroke-width="2.400" stroke-opacity=".8"'))
    a.add(path(RECT(16, 12), a.rad([(0, c1), (1, c2)], .5, .5, .62)), f'<g clip-path="url(#q)">{art}')
    a.add("".join(path(RECT(16, 12), "none", None, f'stroke="{SHADOW}" stroke-opacity=".14" stroke-width="{w}"') for w in (4, 10, 18)), "</g>")
    a.add(path(RECT(16, 12), "none", None, f'stroke="{rim}" stroke-width="2.200"'), path(RECT(9, 14), "none", None, f'stroke="{rim}" stroke-width="1.200" stroke-opacity=".6"'))
    a.defs.append(f'<clipPath id="o"><path d="{RECT(0, 18)}"/></clipPath>')
    a.add(f'<g clip-path="url(#o)">{a.grain(.4)}</g>')
    a.save(OUT + name + ".svg")


def medal(R, rim, field):
    return f'<circle cx="153" cy="215" r="{R}" fill="{SHADOW}" fill-opacity=".38"/><circle cx="150" cy="210" r="{R}" fill="{rim}"/><circle cx="150" cy="210" r="{R}" fill="none" stroke="{lit(rim, .45)}" stroke-width="2"/><circle cx="150" cy="210" r="{R-7}" fill="{dim(field, .4)}"/><circle cx="150" cy="210" r="{R-9}" fill="{field}"/>'


# ---- event: the crier's bell, and bunting over the square
a = Art(W, H, 31)
half = ""
for y0, sag, n_, c in ((22, 40, 7, "#C4634C"), (66, 46, 6, "#93392C")):
    half += line(f"M-4 {y0}Q150 {y0+2*sag} 304 {y0}", "#6E2A22", 3)
    for i in range(n_):
        t, u = (i + .16) / n_, (i + .84) / n_
        p = lambda t: (-4 + 308 * t, y0 + 4 * sag * t * (1 - t))
        (x1, y1), (x2, y2) = p(t), p(u)
        d = f"M{n(x1)} {n(y1)}L{n(x2)} {n(y2)}L{n((x1+x2)/2+2)} {n((y1+y2)/2+34)}z"
        half += path(d, SHADOW, .28, 'transform="translate(3 5)"') + path(d, lit(c, .3)) + path(d, (c, mix(c, AMBER, .35))[i % 2], None, 'transform="translate(1.500 2)"')
art = "".join(f'<circle cx="150" cy="210" r="{q}" fill="none" stroke="#E79A7A" stroke-opacity="{o}" stroke-width="{w}"/>' for q, o, w in ((106, .5, 5), (124, .34, 5), (144, .2, 5)))
art += turned(a, half) + medal(90, "#D9A24A", "#6A271F") + a.glow(150, 210, 92, "#E79A5A", .4)
bell = curve("-3,-38 6,-36 10,-30! 24,-20 29,0 31,16! 35,24 42,32! 20,38 -18,38 -40,32! -34,24 -30,16! -28,0 -22,-20 -10,-30! -8,-36")
b = path("M-8 -34L-9 -62Q0 -68 9 -62L8 -34z", "#5A2C1E") + path("M-8 -34L-9 -62Q-6 -65 -3 -65L-3 -34z", "#9A5E40") + path(disc(4, 38, 10), "#8A4E1E") + path(disc(2, 36, 8), "#F5C45E")
b += path(bell, SHADOW, .4, 'transform="translate(4 6)"') + path(bell, "#FBE0A0") + path(bell, "#E2A83E", None, 'transform="translate(2 2.500)"') + path(curve("10,-30! 24,-20 29,0 31,16! 35,24 42,32! 30,36 18,37! 20,10 16,-16"), "#A8652A", .75) + path("M-30 14Q0 24 31 14L34 23Q0 33 -34 23z", BRICK) + line("M-15 -18Q-21 -4 -22 8", "#FFF3CC", 5)
art += turned(a, group(b, t="translate(113 208) rotate(10) scale(.98)"))
card(a, "back-event", "#5A211C", "#B9523C", "#8A3227", art, "#F0B56A")

# ---- adventure: a path winds over the hills and through the compass
a = Art(W, H, 32)
half = f'<path d="M0 0H300V212H0z" fill="{a.lin([(0, "#1F5566"), (.6, "#4A93A0"), (1, "#7FB7B4")])}"/>' + path("".join(star(x, y, s) for x, y, s in ((54, 50, 6), (84, 84, 4), (232, 46, 5), (262, 88, 4), (200, 76, 3.4), (40, 104, 3.4))), "#E7F3EC", .9)
half += path("M0 112L34 72L58 94L96 42L130 86L152 66L186 104L226 50L262 98L300 76V220H0z", "#2F7382") + path("M96 42L130 86L112 84L98 106L84 78L58 94zM226 50L262 98L240 92L224 112L214 82L186 104z", "#9CC9C4", .75)
half += path(curve("0,122! 70,92 140,112 210,96 300,118! 300,214! 0,214!"), "#3F8377") + a.firs([(34, 132, 42), (58, 138, 34), (270, 132, 40), (16, 142, 30), (110, 122, 24)], "#1B4A54", "#5FA08E")
half += path(curve("0,164! 60,136 150,146 240,134 300,156! 300,214! 0,214!"), "#2B6A62")
# the path comes down from the pass and runs under the compass
way = sample("176,92 186,100 168,110 182,122 222,128 246,142 226,160 190,172 150,212", 7)
half += path(ribbon(way, [2, 4, 7, 10, 13, 16, 19, 22, 26]), "#D9BC84") + path(ribbon([(x - 1, y - 1) for x, y in way], [1, 2, 4, 6, 8, 10, 12, 14, 16]), "#F3DFB0") + a.firs([(44, 190, 48), (262, 196, 44), (66, 178, 34)], "#143C46", "#4A8A7A")
art = upper(a, half) + medal(72, "#D9A24A", "#173F4C") + a.glow(150, 210, 70, "#7FC0C0", .5)
art += "".join(f'<path d="M-2 -62L0 -56L2 -62z" fill="#F3DDA8" transform="translate(150 210) rotate({k})"/>' for k in range(0, 360, 15) if k % 45) + f'<circle cx="150" cy="210" r="42" fill="none" stroke="#5FA0A4" stroke-width="3"/>'
pt = lambda L, w, k, c1, c2: f'<g transform="translate(150 210) rotate({k})">' + path(f"M0 {-L}L{w} {-w}L0 0L{-w} {-w}z", c2) + path(f"M0 {-L}L0 0L{-w} {-w}z", c1) + "</g>"
art += f'<g transform="translate(3 5)" fill-opacity=".4">' + "".join(path(f"M0 -60L12 -12L0 0L-12 -12z", SHADOW, None, f'transform="translate(150 210) rotate({k})"') for k in (0, 90, 180, 270)) + "</g>"
art += "".join(pt(40, 9, k, "#9CC9C4", "#3F8377") for k in (45, 135, 225, 315)) + "".join(pt(60, 12, k, "#FFF3D2", "#E2A83E") for k in (0, 90, 180, 270)) + path(disc(150, 210, 9), "#8A4E1E") + path(disc(149, 209, 7), LAMP)
card(a, "back-adventure", "#12333E", "#2F7382", "#1F5566", art, "#E9C880")

# ---- weather: the sun between two clouds
a = Art(W, H, 33)
cl = "M-62 34A27 27 0 0 1 -60 -18A38 38 0 0 1 8 -34A30 30 0 0 1 56 -14A25 25 0 0 1 58 34z"
half = path(ribbon(sample("-10,86 50,64 104,76 150,58 214,66 310,44", 14), [2, 8, 12, 8, 12, 3]), "#8FB0CE", .45) + path(ribbon(sample("-10,128 40,112 96,124 130,112", 12), [2, 8, 9, 2]), "#8FB0CE", .4) + path(ribbon(sample("310,112 262,96 226,106 200,98", 12), [2, 9, 9, 2]), "#8FB0CE", .4)
half += path(ribbon(sample("40,44 76,34 96,48 84,62 70,54", 6), [2, 6, 7, 6, 2]), "#B9D2E4", .5) + path(ribbon(sample("262,80 236,70 220,82 230,92 240,86", 6), [2, 5, 6, 5, 2]), "#B9D2E4", .5)
drop = "M0 -12Q8 0 7 6A7 7 0 0 1 -7 6Q-8 0 0 -12z"
for x, y, s in ((52, 150, 1), (84, 172, .8), (30, 190, .8), (120, 40, .8), (150, 30, 1), (182, 44, .8), (236, 146, .7), (268, 168, 1), (66, 104, .7), (270, 34, .7), (28, 68, .8)):
    half += f'<g transform="translate({x} {y}) rotate(12) scale({s})">' + path(drop, "#2C4869") + path(drop, "#A9CCE6", None, 'transform="translate(-1 -1.500) scale(.9)"') + "</g>"
art = turned(a, half) + a.glow(150, 210, 150, "#FBE3A4", .55)
sun = "".join(path("M-13 -54Q-3 -66 0 -88Q4 -66 13 -54z", "#E08A28", None, f'transform="rotate({k})"') for k in range(0, 360, 45)) + "".join(path("M-9 -54Q-2 -62 0 -76Q3 -62 9 -54z", "#F5B850", None, f'transform="rotate({k+22.5})"') for k in range(0, 360, 45))
art += group(group(sun.replace("#E08A28", SHADOW).replace("#F5B850", SHADOW), t="translate(3 5)", op=.3) + sun + f'<circle cx="2" cy="3" r="55" fill="#B4661E"/><circle r="53" fill="#FFF0B4"/><circle r="49" fill="{a.rad([(0, "#FFE9A8"), (1, "#EFA93C")])}"/>', t="translate(150 210)")
c = path(cl, SHADOW, .3, 'transform="translate(4 7)"') + path(cl, "#FFFFFF") + f'<path d="{cl}" fill="{a.lin([(0, "#F6F3F0"), (1, "#A9B6CE")])}" transform="translate(2 4)"/>' + path("M-56 26Q-38 12 -20 22T14 20T52 22Q50 38 40 38H-44Q-54 36 -56 26z", "#7C8FB4", .55)
art += turned(a, group(c, t="translate(104 262) scale(.92)"))
card(a, "back-weather", "#22344F", "#6A8DB4", "#3F5F88", art, "#C9DDEA")

# ---- goal: one pole, two pennants, a wreath
a = Art(W, H, 34)
rays = "".join(f"M150 210L{n(150+320*math.cos(t-.07))} {n(210+320*math.sin(t-.07))}L{n(150+320*math.cos(t+.07))} {n(210+320*math.sin(t+.07))}z" for t in [math.pi * 2 * i / 20 for i in range(20)])
art = path(rays, "#F7CF86", .34)
lf = curve("0,0! -13,-12 -12,-32 0,-46! 12,-32 13,-12")
wre = ""
for i in range(11):
    t = -74 + i * 14.4
    x, y = 150 + math.cos(math.radians(t)) * 108, 210 + math.sin(math.radians(t)) * 108
    for k, c in ((t + 140, "#6F8238"), (t + 220, "#97A048")):
        wre += group(path(lf, SHADOW, .25, 'transform="translate(2 3)"') + path(lf, c) + path(curve("0,0! -13,-12 -12,-32 0,-46!"), lit(c, .28)), t=f"translate({n(x)} {n(y)}) rotate({n(k)}) scale({n(.8 - i * .028)})")
art += turned(a, line("M180 106A108 108 0 0 1 246 258", "#6E5A2A", 5) + wre)
pole = path("M-5 -108L0 -116L5 -108V108L0 116L-5 108z", "#5A3A22") + path("M-5 -108L0 -116V116L-5 108z", "#A9784C")
pen = curve("4,-98! 28,-110 52,-84 92,-98! 78,-76 72,-64! 84,-48 96,-34! 60,-26 30,-48 4,-36!")
pn = path(pen, SHADOW, .35, 'transform="translate(4 6)"') + path(pen, "#F2B8A0") + path(pen, BRICK, None, 'transform="translate(1.500 2.500)"') + path(curve("4,-78! 30,-90 54,-64 84,-78! 78,-70 76,-62! 56,-50 30,-70 4,-58!"), "#FFF3D2") + path(curve("4,-98! 20,-106 30,-100! 26,-70 30,-48! 20,-44 4,-36!"), SHADOW, .16)
art += f'<g transform="translate(150 210) rotate(24) scale(.9)">{group(pole.replace("#5A3A22", SHADOW).replace("#A9784C", SHADOW), t="translate(4 4)", op=.3)}{pn}<g transform="rotate(180)">{pn}</g>{pole}</g>' + path(disc(152, 213, 13), SHADOW, .4) + path(disc(150, 210, 13), "#8A4E1E") + path(disc(149, 209, 10), LAMP)
card(a, "back-goal", "#6A3D16", "#EDB254", "#BF7A2A", art, "#FFE6AE")

# ---- forest: spruces stand round a clearing of light
a = Art(W, H, 35)
# one spruce, its left side lit
a.defs.append('<g id="fir"><path id="fs" d="M0 -100L11 -74L7 -75L17 -50L11 -52L23 -26L15 -28L28 -4Q12 2 4 0V8H-4V0Q-14 2 -28 -4L-15 -28L-23 -26L-11 -52L-17 -50L-7 -75L-11 -74z"/><path d="M0 -100L-11 -74L-7 -75L-17 -50L-11 -52L-23 -26L-15 -28L-28 -4Q-20 0 -12 0Q-2 -40 0 -100z" fill="#FFF8EA" fill-opacity=".1"/></g>')
art = path("M0 0H300V420H0z", "#0F2822")
rr = random.Random(9)
rings = ((206, 30, 74, "#143630"), (164, 26, 72, "#1A463C"), (128, 22, 66, "#23594A"), (96, 20, 58, "#2F6F54"), (72, 18, 46, "#458C62"))
for i, (R, m, h, c) in enumerate(rings):
    o = ""
    for k in range(m // 2):
        t = 360 * (k + .5 * (i % 2)) / m + rr.uniform(-3, 3)
        q, s = R + rr.uniform(-5, 5), h / 100 * rr.uniform(.86, 1.14)
        for w in (0, 180):
            o += f'<use href="#fir" transform="translate(150 210) rotate({n(t+w)}) translate(0 {n(-q)}) scale({n(s,2)})"/>'
    if i < 4:
        art += group(o.replace("#fir", "#fs"), t="translate(3 5)", extra=f'fill="{SHADOW}" fill-opacity=".3"')
    art += f'<g fill="{c}">{o}</g>'
art += a.glow(150, 210, 150, "#F3E7A0", .5)
glade = scallop(random.Random(3), [(150 + math.cos(k / 12 * 6.283) * 74, 210 + math.sin(k / 12 * 6.283) * 74) for k in range(12)], 15)
art += path(glade, SHADOW, .3, 'transform="translate(2 4)"') + path(glade, "#6C9A4C") + f'<circle cx="150" cy="210" r="68" fill="{a.rad([(0, "#FFF3BE"), (.45, "#EFDB86"), (1, "#9DBB5E")])}"/>'
half = path(blades(random.Random(6), 112, 190, 30, 18, 6) + blades(random.Random(7), 186, 186, 30, 18, 6), "#7A9E4A")
# what grows where light comes in: a sprout, head to foot
half += path(ribbon([(150, 212), (148, 190), (150, 172)], [7, 6, 5]), "#4F7F3A") + path(curve("150,186! 128,190 114,176 112,156! 134,154 148,168"), "#6FA04A") + path(curve("150,186! 136,180 124,170 112,156! 114,176 128,190"), "#4F7F3A") + path(curve("150,180! 152,160 168,148 190,150! 190,172 172,184"), "#86B858") + path(curve("150,180! 166,174 178,164 190,150! 190,172 172,184"), "#5C9142") + path(star(206, 188, 7) + star(98, 196, 5), "#FFFDF2")
art += turned(a, half) + path(disc(150, 210, 8), "#7A5A34")
for x, y, s in ((104, 240, 3), (196, 180, 3), (124, 152, 2.6), (176, 268, 2.6)):
    art += a.firefly(x, y, s)
card(a, "back-forest", "#0F2822", "#1E463A", "#0F2822", art, "#A9C77A")

# ---- skill: two owls, as on a court card
a = Art(W, H, 36)
fe = curve("0,0! -15,-16 -15,-50 0,-72! 15,-50 15,-16")
half = ""
for i, (x, y, k, s) in enumerate(((46, 84, -32, 1), (92, 66, -16, 1.08), (150, 60, 0, 1.15), (208, 66, 16, 1.08), (254, 84, 32, 1), (70, 128, -28, .9), (230, 128, 28, .9), (30, 150, -44, .9), (270, 150, 44, .9), (112, 112, -12, .9), (188, 112, 12, .9))):
    c = ("#8A70AE", "#7A609E")[i % 2]
    half += group(path(fe, SHADOW, .24, 'transform="translate(3 4)"') + path(fe, c) + path(curve("0,0! -15,-16 -15,-50 0,-72!"), lit(c, .2)) + line("M0 14V-58M0 -14L9 -24M0 -14L-9 -24M0 -32L9 -42M0 -32L-9 -42", dim(c, .3), 2.4), t=f"translate({x} {y+30}) rotate({k}) scale({s})")
art = turned(a, half) + medal(92, "#D9A24A", "#3A2A58") + a.glow(150, 210, 92, "#A98AD0", .55)
owl = path(curve("92,206! 88,168 100,140! 96,128 98,112! 116,122 132,124 150,123 168,124 184,122 202,112! 204,128 200,140! 212,168 208,206!"), "#7A5F9E")
owl += path(curve("92,206! 88,168 100,140! 96,128 98,112! 108,120 120,124! 104,150 106,180 112,206!"), lit("#7A5F9E", .28)) + path(curve("208,206! 212,168 200,140! 204,128 202,112! 194,120 184,124! 198,150 196,180 190,206!"), dim("#7A5F9E", .3))
owl += path(curve("100,150 118,132 146,144 149,172 134,188 112,182 100,168") + curve("200,150 182,132 154,144 151,172 166,188 188,182 200,168"), "#D9C7E6") + path(disc(124, 160, 17) + disc(175, 160, 17), "#241A38") + path(ring(124, 160, 17, 13) + ring(175, 160, 17, 13), LAMP) + path(disc(119, 154, 5) + disc(170, 154, 5), CREAM)
owl += path("M150 168L160 178L150 198L140 178z", AMBER) + path("M150 168V198L140 178z", "#FBDC8C") + path("M116 206q6 -12 12 0zM136 208q6 -10 12 0zM156 208q6 -10 12 0zM174 206q6 -12 12 0z", "#D9C7E6")
art += upper(a, owl) + path("M64 204H236V216H64z", "#D9A24A") + path("M64 204H236V206H64zM64 214H236V216H64z", "#FBE3A4") + "".join(path(star(x, 210, 5), "#5A3A1E") for x in (90, 120, 150, 180, 210))
card(a, "back-skill", "#2C2046", "#6E5A92", "#4A3A6E", art, "#E3C98A")

# ---- the cover of the adventure deck: a packed rucksack, strapped shut
a = Art(W, H, 37)
weave = "".join(f"M0 {y}H300v1.500H0z" for y in range(4, 420, 10))
art = path(weave, CREAM, .07) + path("".join(f"M{x} 0V420h1.500V0z" for x in range(4, 300, 10)), SHADOW, .1)
# a flap from either end, stitched; they meet under the strap
flap = curve("16,0! 284,0! 284,118! 250,160 200,178 150,182 100,178 50,160 16,118!")
fl = path(flap, SHADOW, .4, 'transform="translate(0 9)"') + path(flap, "#6FB0AC") + path(flap, a.lin([(0, "#2B6A74"), (1, "#3F8C90")]), None, 'transform="translate(0 -3)"') + line("M24 112Q60 150 104 164T196 164T276 112", "#D9EDE0", 3, .85, extra='stroke-dasharray="10 7"') + line("M40 30V120M260 30V120", "#1E5260", 3, .5)
fl += path("".join(f"M{x} {y-h}l{h*.2:.0f} {h*.36:.0f}h{-h*.08:.0f}l{h*.2:.0f} {h*.4:.0f}h{-h*.64:.0f}l{h*.2:.0f} {-h*.4:.0f}h{-h*.08:.0f}z" for x, y, h in ((128, 120, 44), (152, 126, 60), (176, 120, 40))), "#8FC7BE", .55)
art += turned(a, fl)
# leather: two long straps and a belt across
strap = lambda x: path(f"M{x-17} 0H{x+17}V420H{x-17}z", SHADOW, .35, 'transform="translate(4 0)"') + path(f"M{x-17} 0H{x+17}V420H{x-17}z", "#7A4A2C") + path(f"M{x-17} 0h4V420h-4z", "#B97E52") + path(f"M{x+13} 0h4V420h-4z", "#4E2C1C") + line(f"M{x-9} 0V420M{x+9} 0V420", "#E0B07A", 2, .8, extra='stroke-dasharray="7 6"')
art += strap(84) + strap(216)
belt = path("M0 186H300V234H0z", SHADOW, .4, 'transform="translate(0 7)"') + path("M0 186H300V234H0z", "#8A5636") + path("M0 186H300V191H0z", "#C48A5C") + path("M0 229H300V234H0z", "#5A3320") + line("M0 198H300M0 222H300", "#E7BC86", 2.4, .8, extra='stroke-dasharray="9 7"')
art += belt
buckle = lambda x: path(f"M{x-26} 176h52v68h-52zM{x-14} 188v44h28v-44z", SHADOW, .4, 'fill-rule="evenodd" transform="translate(3 5)"') + path(f"M{x-26} 176h52v68h-52zM{x-14} 188v44h28v-44z", "#F3D58E", None, 'fill-rule="evenodd"') + path(f"M{x-24} 178h50v66h-50zM{x-13} 189v43h28v-43z", "#C9953E", None, 'fill-rule="evenodd"')
art += turned(a, buckle(64))
art += f'<circle cx="154" cy="217" r="62" fill="{SHADOW}" fill-opacity=".45"/>' + path(disc(150, 210, 62), "#F3D58E") + path(disc(151, 211.5, 60), "#C9953E") + path(disc(150, 210, 49), "#7A4A2C") + path(disc(151, 211.5, 48), "#123640") + a.glow(150, 210, 48, "#4FA0A4", .7)
art += "".join(path(disc(150 + 55 * math.cos(k), 210 + 55 * math.sin(k), 3.6), "#8A5A1E") for k in [math.pi * 2 * i / 12 for i in range(12)])
art += "".join(pt(30, 7, k, "#9CC9C4", "#3F8377") for k in (45, 135, 225, 315)) + "".join(pt(43, 9, k, "#FFF3D2", "#E2A83E") for k in (0, 90, 180, 270)) + path(disc(150, 210, 6), "#8A4E1E") + path(disc(149.5, 209.5, 4.4), LAMP)
card(a, "adventure-cover", "#12333E", "#3A848A", "#25616C", art, "#E9C880")
