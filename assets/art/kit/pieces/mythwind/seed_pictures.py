import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_farm import *

# The pictures of the seed cards, 240 x 180: a bed under the evening hills, the plant in it, the harvest in front.


def lay(svg, x, y, s, k=0, shade=True, w=44):
    o = f'<ellipse cx="{x+5}" cy="{y+4}" rx="{n(w*s*1.2)}" ry="{n(9*s+3)}" fill="{SHADOW}" fill-opacity=".3"/>' if shade else ""
    return o + group(svg, t=f"translate({x} {y}) rotate({k}) scale({s})")


def sprig():
    o = line("M0 0Q-4 -34 6 -72M-2 -30Q-18 -38 -26 -50M0 -46Q14 -52 24 -50", "#5A3A38", 5) + leaf(6, -70, 34, 22, 10, "#6F9F86") + leaf(-24, -48, 32, 20, -58, "#8FBFA0") + leaf(22, -48, 32, 20, 62, "#5E8F78") + leaf(2, -56, 28, 18, -34, "#8FBFA0")
    return o + berries(((-14, -34), (-2, -44), (-20, -22), (10, -38), (-4, -22), (12, -20), (2, -8)), 10)


def picture(crop):
    a = Art(240, 180, 60 + len(crop))
    r = a.r
    c = TINT[crop]
    # late light: sky, hills, the neighbour's trees, two beds
    a.add(f'<rect width="240" height="180" fill="{a.lin([(0, "#8FA9B4"), (.34, "#E6D3A4"), (.56, "#F6CB82")])}"/>', a.glow(54, 62, 92, "#FFF0C0", .8))
    a.add(path("M-10 86Q30 50 72 66T150 58T250 50V120H-10z", mix("#7F9A78", "#EBCF98", .42)), a.firs([(150 + k * 17, 74 + k % 3, 22 + k * 5 % 12) for k in range(6)], mix("#5E7F4E", "#E9C07A", .34)), path("M-10 92Q60 66 130 82T250 74V120H-10z", mix("#6C8C54", "#EBCF98", .2)))
    bed = "M-10 98Q80 86 250 96V190H-10z"
    a.add(path(bed, lit(c, .3)), path("M-10 100Q80 89 250 98V190H-10z", c))
    rowsd = "".join(f"M{n(60+(x-60)*.34)} 95L{n(x)} 190H{n(x+w)}L{n(60+(x+w-60)*.34)} 95z" for x, w in ((-300, 40), (-210, 36), (-120, 34), (-40, 30), (40, 30), (120, 34), (210, 38), (300, 42), (390, 46)))
    a.add(path(rowsd, dim(c, .28)), path("".join(f"M{n(60+(x-60)*.34)} 95L{n(x)} 190h9L{n(60+(x+6-60)*.34)} 95z" for x in (-262, -175, -87, -11, 69, 153, 247, 341)), lit(c, .2), .7))
    # the next plants in the row, small and hazy
    far = tint(plant(crop, 1), "#E9C07A", .3)
    far = re.sub(r'id="(\w+)"', r'id="\1f"', far).replace("url(#gr)", "url(#grf)")
    for x, y, s in ((150, 106, .2), (186, 108, .22), (222, 105, .2), (20, 104, .2)):
        a.add(group(far, t=f"translate({x} {y}) scale({s})"))
    # the plant
    s = {"carrot": .84, "corn": .84, "wheat": .86, "bean": .86, "pumpkin": .86, "mistberry": .9}.get(crop, .92)
    a.add(group(plant(crop, 2), t=f"translate(76 {150 if crop in ('corn', 'wheat', 'bean') else 144}) scale({s})"))
    # dark earth in front, to lay the harvest on
    a.add(path(curve("-10,166! 40,150 110,162 170,152 250,158! 250,196! -10,196!"), lit(dim(c, .45), .2)), path(curve("-10,169! 40,153 110,165 170,155 250,161! 250,196! -10,196!"), dim(c, .5)))
    h = {
        "radish": lay(radish(), 150, 156, .64, 66, False) + lay(radish(), 160, 176, .62, 104, True, 20) + lay(radish(), 132, 170, .76, 84, True, 24),
        "carrot": lay(carrot(), 136, 156, .66, 74, False) + lay(carrot(), 142, 176, .62, 98, True, 20) + lay(carrot(), 124, 168, .74, 84, True, 20),
        "wheat": "".join(line(f"M{x} 172L{tx} {ty}", "#C79A40", 4) for x, tx, ty in ((176, 160, 108), (180, 172, 100), (184, 186, 98), (188, 200, 102), (192, 212, 110))) + "".join(ear(x, y, s_, k) for x, y, s_, k in ((160, 112, .6, -16), (212, 112, .6, 22), (172, 104, .66, -7), (200, 104, .66, 14), (186, 100, .7, 3))) + path("M166 178L176 142H194L206 178z", "#D9AE56") + line("M172 176L180 144M184 178L185 142M198 176L190 144", "#A87C30", 2.4) + path("M172 138Q185 144 198 138V147Q185 153 172 147z", BRICK),
        "corn": lay(cob(), 146, 166, .62, 70, False) + lay(cob(), 232, 158, .62, -66, False) + lay(cob(), 172, 174, .74, 42, True, 30) + lay(cob(), 206, 174, .72, -22, True, 30),
        "bean": group(pod(72), t="translate(150 172) rotate(64) scale(.8)") + group(pod(72), t="translate(232 160) rotate(-58) scale(.8)") + group(pod(80), t="translate(164 176) rotate(44) scale(.84)") + group(pod(76), t="translate(216 176) rotate(-40) scale(.84)") + "".join(path(disc(x, y, 5), "#4F7A34") + path(disc(x - 1, y - 1.2, 4), "#A6CC6A") for x, y in ((186, 172), (197, 174), (192, 165), (160, 172))),
        "pumpkin": lay(pumpkin_fruit(), 186, 172, .72, 5, True, 54) + lay(pumpkin_fruit(), 226, 176, .44, -8, True, 54),
        "winterroot": lay(winterroot(), 150, 156, .62, 62, False) + lay(winterroot(), 134, 170, .76, 80, True, 24),
        "mistberry": lay(sprig(), 150, 172, .84, 40, True, 30) + path(curve("164,148! 172,176 214,176 224,148!"), SHADOW, .35, 'transform="translate(5 5)"') + berries([(x, y) for x, y in ((174, 146), (186, 142), (200, 141), (212, 146), (180, 137), (193, 133), (206, 136))], 8.5) + path(curve("162,148! 170,178 218,178 226,148! 194,156"), "#A9784C") + path(curve("162,148! 170,178 188,178! 176,164 172,152!"), "#CDA070") + path("M160 146Q194 158 228 146V151Q194 163 160 151z", "#D9B27E"),
    }[crop]
    a.add(h, path(blades(r, 8, 186, 40, 30, 8, .1), dim(MOSS, .45)), path(blades(r, 120, 186, 26, 18, 6, -.05), dim(MOSS, .4)))
    for x, y, s_ in ((118, 70, 1.6), (212, 84, 1.3), (30, 60, 1.3)):
        a.add(a.firefly(x, y, s_))
    a.add(a.vignette(.3, .45, .45, "#241A30"), a.grain(.4))
    a.save(OUT + f"crop-{crop}.svg")


for crop in CROPS:
    picture(crop)
