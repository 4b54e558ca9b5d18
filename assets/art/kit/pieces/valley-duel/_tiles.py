"""Grounds of the flat tiles: a plank of oak, a plate of silver, crate lids, stall cloth."""
from _amounts import *


def chamfer(x, y, w, h, q):
    return f"M{x+q} {y}H{x+w-q}L{x+w} {y+q}V{y+h-q}L{x+w-q} {y+h}H{x+q}L{x} {y+h-q}V{y+q}z"


def thick(d, c, k=9, dark=.5):
    """A tile with thickness: shadow on the table, sides, lit rim."""
    o = path(d, SHADOW, .3, 'transform="translate(8 11)"')
    o += "".join(path(d, dim(c, dark), None, f'transform="translate({n(j*.6)} {n(j*.8)})"') for j in range(k, 0, -3))
    return o + path(d, lit(c, .5))


def wood(a):
    d, f = rounded(6, 5, 282, 190, 22), rounded(9, 9, 279, 187, 20)
    c = "#B98452"
    o = thick(d, c) + path(f, a.lin([(0, lit(c, .14)), (1, dim(c, .1))], 0, 0, 1, 1))
    o += line("M14 44Q90 34 160 46T284 40M12 92Q70 104 150 92T286 98M14 150Q100 138 180 152T284 146M40 66Q90 60 130 68M190 122Q230 116 270 122M30 176Q120 168 210 178", "#7A4E2C", 3.4, .3) + line("M14 48Q90 38 160 50T284 44M12 96Q70 108 150 96T286 102", lit(c, .4), 2, .4)
    o += path(rounded(22, 22, 252, 158, 16), "#7A4A28", .4) + path(rounded(25, 26, 250, 156, 15), a.lin([(0, "#E9CFA2"), (1, "#D8B480")], 0, 0, 1, 1))
    o += "".join(path(disc(x, y, 4.6), "#5A3618") + path(disc(x - 1, y - 1, 2.6), "#F2D9A8") for x, y in ((15, 14), (281, 14), (15, 188), (281, 188)))
    return o


def silver(a):
    d, f = chamfer(6, 5, 282, 190, 26), chamfer(9, 9, 279, 187, 25)
    c = "#9AA5BC"
    o = thick(d, c) + path(f, a.lin([(0, "#D9E0EA"), (.45, "#A9B4C8"), (.6, "#8E99B2"), (1, "#B4BED0")], 0, 0, 1, 1))
    o += path(chamfer(23, 22, 252, 158, 18), "#56607C", .6) + path(chamfer(26, 26, 250, 156, 17), a.lin([(0, "#F2F5F8"), (.5, "#DDE3EC"), (1, "#C6CEDC")], 0, 0, 1, 1)) + path("M70 26H130L60 182H26V120z", "#FFFFFF", .35)
    o += "".join(path(disc(x, y, 5.4), "#4A5470") + path(disc(x - 1, y - 1, 3.2), "#F5F8FB") for x, y in ((34, 15), (262, 15), (34, 189), (262, 189), (15, 102), (282, 102)))
    return o


def cost(k):
    """One golden pip for a wooden tile, two for a silver one: what it costs on the own wheel."""
    return "".join(path(disc(148 + (i - (k - 1) / 2) * 26, 189, 9.5), GOLDD) + path(disc(147 + (i - (k - 1) / 2) * 26, 187.5, 8), GOLD) + path(disc(145.5 + (i - (k - 1) / 2) * 26, 186, 4), "#FFE7A8") for i in range(k))


def lid(a):
    """The lid of an export crate, 310 x 140."""
    d, f = rounded(6, 5, 292, 122, 10), rounded(9, 9, 289, 119, 8)
    c = "#C99A63"
    o = thick(d, c, 8) + path(f, a.lin([(0, lit(c, .2)), (1, dim(c, .06))], 0, 0, 1, 1))
    o += line("M12 46H298M12 88H298", "#7A4E2C", 4, .5) + line("M12 49H298M12 91H298", lit(c, .5), 2, .5) + line("M60 28Q120 22 170 30M130 70Q200 64 250 72M50 110Q140 104 220 112", "#8A5C34", 3, .35)
    o += path("M9 9H34V128H17Q9 128 9 120zM274 9H290Q298 9 298 17V120Q298 128 290 128H274z", "#9A6A3E") + path("M9 17Q9 9 17 9H34V13H16Q13 14 13 20V126Q9 124 9 120zM274 9H278V128H274z", lit("#9A6A3E", .4))
    return o + "".join(path(disc(x, y, 5), "#4A3020") + path(disc(x - 1.4, y - 1.4, 2.6), "#D9DDE2") for x in (21, 286) for y in (26, 67, 108))


def paper(a, x, y, w, h, q=10):
    """The bill of lading pasted on a lid."""
    return path(rounded(x, y, w, h, q), SHADOW, .28, 'transform="translate(3 5)"') + path(rounded(x, y, w, h, q), "#FFFDF4") + path(rounded(x + 1, y + 2, w - 1, h - 2, q - 1), "#F8EAD0")
