"""Switch cards, markers, the cloth, the cover."""
from _wood import *

FOX = dict(c="#C9602F", l="#F3AE6A", b="#F9EAD2", e="#F5C45E")
# six evenings: sky from above, water low, far hill, accent
EVE = ((("#4F6F95", "#9FB0B0", "#EBCF98", "#F6C878"), "#3F5A70", "#8E8A5E", "#FFE9B0"), (("#4A4A84", "#A97C9C", "#EFA98E", "#FAD0A0"), "#46406E", "#8A6480", "#FFE0B0"), (("#5A3052", "#A8485A", "#E8764A", "#F9C06A"), "#4E2A48", "#7E3E50", "#FFD890"),
       (("#2E2A5E", "#6E4E92", "#B07CB0", "#EBB8C4"), "#2E2A58", "#5A4680", "#F9DDE4"), (("#123A4A", "#2E7480", "#7FB8A4", "#E3DCA4"), "#14384A", "#2F6670", "#F3EFC0"), (("#10122E", "#232B60", "#46568E", "#8E9CC0"), "#12163A", "#2E3C70", "#E2E8F6"))
for i, (sky, low, hill, acc) in enumerate(EVE):
    a = Art(900, 1180, 200 + i)
    r = a.r
    a.add(f'<rect width="900" height="620" fill="{a.lin([(k / 3, c) for k, c in enumerate(sky)])}"/>', a.glow(450, 560, 420, acc, .7))
    if i in (3, 5):
        a.add(path("".join(star(r.uniform(60, 840), r.uniform(30, 330), r.choice((3, 4, 6))) for _ in range(22)), CREAM, .85))
    for x, y, w, h in ((640, 230 + i * 12, 420, 36), (270, 320 - i * 14, 380, 28), (700, 430, 300, 20)):
        d = curve([(x - w / 2, y, 1), (x - w * .2, y - h * .7), (x + w * .12, y - h), (x + w / 2, y - h * .15, 1), (x + w * .16, y + h * .12), (x - w * .16, y + h * .2)])
        a.add(path(d, mix(sky[3], acc, .5), .8), path(d, mix(sky[1], sky[2], .4), .85, 'transform="translate(0 -5)"'))
    a.add(path(disc(450, 560, 74), acc))
    far = curve("-20,600! 100,560 220,574 330,540 440,570 600,548 740,572 920,536! 920,620! -20,620!")
    a.add(path(far, mix(hill, sky[3], .3)))
    fs = [(x, 618, r.uniform(50, 110)) for x in range(-10, 300, 34)] + [(x, 618, r.uniform(50, 120)) for x in range(610, 920, 34)]
    a.add(a.firs(fs, mix(hill, low, .45), False))
    # water: the sky turned over, darker
    a.add(f'<rect y="612" width="900" height="570" fill="{a.lin([(0, mix(sky[3], low, .15)), (.25, mix(sky[2], low, .3)), (.6, mix(sky[1], low, .45)), (1, low)])}"/>', f'<g transform="translate(0 1230) scale(1 -1)" opacity=".4">{a.firs(fs, mix(hill, low, .6), False)}</g>')
    a.add(path("".join(f"M{450-w} {y}q{w} -7 {2*w} 0q{-w} 7 {-2*w} 0z" for y, w in ((640, 70), (662, 92), (690, 80), (724, 100), (764, 76), (810, 90), (860, 60))), acc, .6))
    body = wolf("run", FOX, tailw=1.35, shadow=False)
    body = body.replace(dim(dim(FOX["c"], .34), .25), FOX["b"])
    tn = tint(body, sky[1], .14 + .03 * i, (FOX["e"],))
    f = a.sym("fox", tn)
    a.add(a.glow(450, 430, 300, acc, .5), f(450, 540, 1.28, False, -13))
    # its reflection, broken by the rings it will make
    a.add(f'<g opacity=".5" transform="translate(0 1236) scale(1 -1)">{f(450, 540, 1.28, False, -13)}</g>')
    a.add(path(ripples(r, 40, 860, 640, 1150, 40, .08, .26, 2.2, 2.4), mix(acc, sky[2], .3), .5))
    a.add(path("".join(f"M{x} {y}q{w/2:.0f} -9 {w} 0q{-w/2:.0f} 9 {-w} 0z" for x, y, w in ((210, 770, 300), (480, 800, 260), (300, 840, 340), (250, 700, 200), (560, 730, 220), (420, 900, 180))), mix(sky[2], low, .3), .55))
    # drops along the leap: two half circles of sparks
    for k in range(13):
        t = math.radians(200 + k * 11.6)
        a.add(a.firefly(450 + 370 * math.cos(t), 620 + 400 * math.sin(t), 2.4 + 1.2 * (k % 3), "#FFE9B0"), f'<circle cx="{450 + 370 * math.cos(t):.0f}" cy="{620 - 400 * math.sin(t):.0f}" r="{3 + k % 3}" fill="{acc}" fill-opacity=".45"/>')
    deep = mix(low, SHADOW, .5)
    a.add(use("reeds", 70, 1190, 330, haze=deep, t=.8), use("reeds", 840, 1200, 370, haze=deep, t=.82), path(blades(r, 250, 1196, 200, 110, 12, .08), deep), path(blades(r, 690, 1196, 180, 90, 12, -.06), deep))
    a.add(a.vignette(.38, .5, .5, mix(low, SHADOW, .4)), a.grain(.45))
    a.save(OUT + f"switch-{i+1}.svg")

# ---- markers: wooden discs
PAD = '<path d="M0 -2C18 -2 34 18 30 34C27 46 12 40 0 40C-12 40 -27 46 -30 34C-34 18 -18 -2 0 -2z"/>'
toe = lambda x, y, rx, ry, k, claw=True: f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" transform="rotate({k} {x} {y})"/>' + (f'<path d="M{x-5} {y-ry+3}L{x+k*.12:.0f} {y-ry-15}L{x+5} {y-ry+3}z" transform="rotate({k} {x} {y})"/>' if claw else "")
PRINTS = {
    "yellow": ("#E2AE3A", PAD + toe(-36, -14, 12, 18, -24) + toe(-14, -36, 12.5, 19, -7) + toe(14, -36, 12.5, 19, 7) + toe(36, -14, 12, 18, 24)),                       # wolf: broad, with claws
    "black": ("#3A3540", '<path d="M0 10C12 10 24 24 22 36C20 45 8 40 0 40C-8 40 -20 45 -22 36C-24 24 -12 10 0 10z"/>' + toe(-24, 6, 9, 14, -16) + toe(-11, -26, 9, 16, -4) + toe(11, -26, 9, 16, 4) + toe(24, 6, 9, 14, 16)),        # fox: narrow
    "red": ("#B8402E", '<ellipse cx="-24" cy="-22" rx="14" ry="33" transform="rotate(-8 -24 -22)"/><ellipse cx="24" cy="-22" rx="14" ry="33" transform="rotate(8 24 -22)"/><ellipse cx="-3" cy="28" rx="10" ry="14"/><ellipse cx="6" cy="54" rx="10" ry="14"/>'),     # hare: two long, two short
    "blue": ("#3F6EA8", '<path d="M-5 44C-34 36 -36 -6 -14 -50C-2 -34 -3 4 -5 44zM5 44C34 36 36 -6 14 -50C2 -34 3 4 5 44z"/>'),   # deer: two hoofs
}


def woodblock(a, d, c, k=12):
    """A block of painted wood: shadow, thickness, face with a lit rim."""
    o = path(d, SHADOW, .3, 'transform="translate(16 20)"')
    o += "".join(path(d, dim(c, .5), None, f'transform="translate({n(j*.8)} {n(j*.75)})"') for j in range(k, 0, -3))
    return o + path(d, lit(c, .45)) + path(d, c, None, 'transform="translate(2 3)"')


for name, (c, pr) in PRINTS.items():
    a = Art(240, 240, 5)
    d = disc(114, 112, 98)
    a.add(woodblock(a, d, c))
    a.add(path(disc(115, 114, 80), dim(c, .24)), path(disc(116, 116, 78), mix("#D9AE78", c, .12)), line("M50 90Q116 76 182 92M44 118Q116 104 188 120M50 148Q116 136 182 148M66 62Q116 52 164 62M68 174Q116 166 164 174", "#9A7046", 3, .35))
    mark = dim(c, .42) if name != "black" else "#26222C"
    a.add(f'<g transform="translate(118 118) scale(1.12)" fill="#FFF3D8" fill-opacity=".7">{pr}</g><g transform="translate(115.500 114.500) scale(1.12)" fill="{mark}">{pr}</g>')
    a.save(OUT + f"marker-{name}.svg")

a = Art(240, 240, 6)
sh = "M66 112V84A50 54 0 0 1 166 84V112H140V86A25 28 0 0 0 92 86V112z"
a.add(woodblock(a, sh, "#8A8F9C"), path("M66 112V84A50 54 0 0 1 116 30L116 40A40 44 0 0 0 76 84V112z", "#D5DCE4", .7))
d = curve("38,104! 80,98 150,98 194,104! 200,150 198,190 190,214! 150,220 80,220 42,214! 34,190 32,150")
a.add(woodblock(a, d, "#A9744A"), path(d, a.stuff("plank", INK), .7), path("M36 120H196V134H35zM36 190H194V204H38z", "#6E7686"), path("M36 120H196V124H36zM36 190H194V194H37z", "#C3CAD4"), "".join(f'<circle cx="{x}" cy="{y}" r="5" fill="#3E4452"/>' for x in (50, 182) for y in (127, 197)), path(disc(116, 152, 16) + "M108 156h16l7 30h-30z", "#2E2230"), path(disc(114, 149, 5), "#6E5A4C", .6))
a.save(OUT + "marker-blocker.svg")

a = Art(240, 240, 8)
st = "M150 14L172 22L120 122L98 112z"
br = curve("92,96! 118,100 140,112! 146,150 128,196 120,226! 84,226 46,212 22,190! 42,166 74,138")
a.add(woodblock(a, st, "#A9744A", 9), path("M150 14L158 17L106 115L98 112z", "#DDB07C", .8), woodblock(a, br, "#D0A04C"))
a.add(line("M96 124Q70 160 44 192M104 128Q84 170 66 204M114 130Q102 176 90 216M126 134Q120 180 110 220M86 120Q60 150 36 180", "#8E6426", 5, .8), path(curve("88,98! 116,100 144,114! 140,130 134,136! 110,122 80,116!"), "#A8482F"), path(curve("88,98! 116,100 144,114! 142,118! 116,106 88,104!"), "#DE8A6E"), path("M170 196q20 -8 34 2l-10 12q-14 4 -24 -14zM186 168q14 -10 28 -4l-6 14q-12 4 -22 -10zM160 222q14 -6 26 0l-8 10q-10 2 -18 -10z", "#7F9A4E"))
a.save(OUT + "marker-remover.svg")

# ---- the cloth: forest green felt, ferns tone on tone
a = Art(1040, 660, 9)
r = a.r
B = "#2A5C46"
a.add(f'<rect width="1040" height="660" fill="{B}"/>')
a.defs.append(f'<pattern id="felt" width="18" height="18" patternUnits="userSpaceOnUse"><path d="M1 3l4 2M8 1l3 4M14 6l-4 3M3 11l5 1M11 13l4 -2M6 16l-2 -3M16 15l-1 3" stroke="{CREAM}" stroke-opacity=".05" stroke-width="1.200"/><path d="M4 7l3 -2M12 3l4 1M2 15l3 1M9 9l3 3M15 10l2 3" stroke="{SHADOW}" stroke-opacity=".09" stroke-width="1.200"/></pattern>')
F = (fern(0, 0, 120, -90, .4, .28, 12), fern(0, 0, 90, -90, -.5, .3, 10))
a.defs.append(f'<path id="f0" d="{F[0]}"/><path id="f1" d="{F[1]}"/>')
lt, dk = mix(B, CREAM, .055), mix(B, SHADOW, .09)
o = ""
for j in range(5):
    for i in range(8):
        x, y = 50 + i * 136 + (j % 2) * 68, 96 + j * 138
        k = (i * 67 + j * 41) % 360
        o += f'<use href="#f{(i + j) % 2}" transform="translate({x} {y}) rotate({k})" fill="{lt if (i + j) % 3 else dk}"/>'
        o += f'<use href="#f{(i + j + 1) % 2}" transform="translate({x} {y}) rotate({k+46}) scale(.8)" fill="{dk if (i + j) % 3 else lt}"/>'
a.add(o, '<rect width="1040" height="660" fill="url(#felt)"/>', a.vignette(.22, .5, .45, "#0E211E"))
a.save(OUT + "cloth-forest.svg")
