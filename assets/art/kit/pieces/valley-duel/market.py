"""Market tiles, demand tiles, the port tiles and moorings, and the backs."""
from _tiles import *


def awning(x0, x1, y, h, q, c, dark):
    """A striped valance with scalloped hem."""
    m = round((x1 - x0) / q)
    q = (x1 - x0) / m
    o = path(f"M{x0} {y}H{x1}V{y+h+5}H{x0}z", SHADOW, .2)
    for par, col in ((0, c), (1, "#FFF8EA")):
        d = "".join(f"M{n(x0+i*q)} {y}h{n(q)}v{h}a{n(q/2)} {n(q/2)} 0 0 1 {n(-q)} 0z" for i in range(par, m, 2))
        o += path(d, col)
    return o + path(f"M{x0} {y}H{x1}V{y+4}H{x0}z", CREAM, .4) + path(f"M{x0} {y+h-3}H{x1}V{y+h}H{x0}z", dark, .15)


def strip(y, c, edge_c, hollow):
    """One deal: paper strip with a hollow for the coin and a stitched line before the bulbs."""
    d = rounded(18, y, 384, 116, 16)
    o = path(d, SHADOW, .24, 'transform="translate(3 5)"') + path(d, "#FFFFFF") + path(rounded(20, y + 3, 382, 113, 14), c)
    return o + path(disc(76, y + 58, 45), edge_c, .5) + path(disc(77.500, y + 60, 43), hollow) + line(f"M132 {y+18}V{y+98}", edge_c, 4, .7, extra='stroke-dasharray="3 10"')


for back in (False, True):
    a = Art(420, 290, 3)
    c = DELFT if back else "#C9965E"
    d = rounded(4, 3, 404, 272, 18)
    o = thick(d, c, 10) + path(rounded(7, 7, 401, 268, 16), a.lin([(0, lit(c, .12)), (1, dim(c, .14))], 0, 0, .6, 1))
    if back:
        # delft tiles: a tulip cross in every second square
        q = "".join(f'<use href="#dt" x="{x}" y="{y}"/>' for x in range(30, 420, 44) for y in (10, 140, 268))
        a.defs.append(f'<g id="dt"><path d="M0 -9L9 0L0 9L-9 0z" fill="{lit(DELFT, .4)}" fill-opacity=".5"/></g>')
        o += q + path(rounded(7, 7, 401, 268, 16), "none", None, f'stroke="{lit(DELFT, .4)}" stroke-width="3"')
        o += strip(22, "#DCE8F0", "#5B7FB0", "#C3D5E4") + strip(152, "#DCE8F0", "#5B7FB0", "#C3D5E4")
    else:
        o += line("M12 140H404M14 150H402", "#7A4E2C", 3, .4)
        o += strip(22, "#FBF0D8", "#B98A5A", "#EEDDB8") + strip(152, "#FBF0D8", "#B98A5A", "#EEDDB8")
        o += awning(10, 404, 3, 9, 24, TULIP, "#5A1A1C")
    a.add(o)
    a.save(OUT + "market-tile" + ("-back" if back else "") + ".svg")

# ---- demand ----------------------------------------------------------------------------
a = Art(310, 310, 4)
c = "#5B8AB4"
o = thick(rounded(4, 3, 296, 294, 16), c, 8) + path(rounded(7, 7, 293, 290, 14), a.lin([(0, lit(c, .16)), (1, dim(c, .1))], 0, 0, .5, 1))
for y, base in ((10, "#FBF3E0"), (156, "#F3E4C6")):
    o += path(rounded(11, y, 284, 136, 12), SHADOW, .3) + path(rounded(12, y + 2, 283, 135, 11), base)
    for j in range(3):
        x = 57 + 98 * j - 3
        o += path(rounded(x - 43, y + 5, 88, 128, 12), "#E4CFA6" if y == 10 else "#DCC292") + path(rounded(x - 41, y + 8, 86, 125, 11), "#FFFBF0" if y == 10 else "#FAEFD6")
        o += path(disc(x + 2, y + 41, 38), "#EFE0C0", .8) + path(rounded(x - 24, y + 84, 52, 42, 21), "#E9D5AC", .55)
o += "".join(path(disc(x, 151, 5), "#3F5F88") + path(disc(x - 1, 149.5, 2.6), CREAM) for x in (20, 104, 202, 286))
a.add(o)
a.save(OUT + "demand.svg")

# ---- port tiles --------------------------------------------------------------------------
SEA, SEAD = "#2F5D8E", "#1D3A63"


def waves(x0, x1, rows, c, op, q=22, k=5):
    d = ""
    for i, y in enumerate(rows):
        x = x0 + (i % 2) * q
        d += f"M{x} {y}" + "".join(f"q{q/2:.0f} {-k} {q} 0" + f"t{q} 0" for _ in range(int((x1 - x) / (2 * q))))
    return line(d, c, 3.4, op)


a = Art(310, 155, 5)
d = rounded(4, 3, 296, 140, 14)
o = thick(d, SEA, 8) + path(rounded(7, 7, 293, 136, 12), a.lin([(0, "#4478AC"), (1, SEAD)])) + waves(18, 290, (30, 56, 82, 108, 130), "#7FB0D8", .4)
o += path(rounded(7, 7, 293, 136, 12), "none", None, 'stroke="#9CC7DD" stroke-opacity=".6" stroke-width="3"')
# a letter ribbon under a broad wax seal
o += path("M4 62H300V88H4z", "#8E2C2A") + path("M4 62H300V67H4z", lit(TULIP, .25)) + path("M4 82H300V88H4z", dim("#8E2C2A", .35))
wax = scallop(a.r, [(152 + math.cos(t * .785) * 56, 74 + math.sin(t * .785) * 56) for t in range(8)], 34, .3)
o += path(wax, SHADOW, .4, 'transform="translate(5 8)"') + path(wax, lit(TULIP, .35)) + path(wax, "#C23A33", None, 'transform="translate(2 3)"') + path(disc(153, 76, 40), "#8E2420") + path(disc(155, 79, 39), "#C9433A")
anc = "M147 46H159V96Q172 92 175 80L167 82L180 66L188 85L181 82Q178 104 153 110Q128 104 125 82L118 85L126 66L139 82L131 80Q134 92 147 96zM135 58H171V66H135z"
o += path(anc, "#7A1E1C", None, 'transform="translate(-1.500 -2)"') + path(anc, "#F2A08C") + path(disc(153, 44, 10) + hole(153, 44, 4.5), "#F2A08C")
a.add(o)
a.save(OUT + "port-seal.svg")

a = Art(310, 310, 6)
d = rounded(4, 3, 296, 294, 16)
o = thick(d, SEAD, 8) + path(rounded(7, 7, 293, 290, 14), a.lin([(0, "#2B2F62"), (.34, "#6E6A9A"), (.55, "#E6B48E"), (.551, "#3E6C9C"), (1, "#172C50")]))
o += path("".join(star(x, y, s) for x, y, s in ((50, 44, 7), (90, 30, 4), (240, 50, 6), (270, 92, 4), (206, 28, 4), (36, 90, 4))), CREAM, .85) + path(disc(84, 152, 26), "#FFE3AE", .9) + path("M7 167H300V200H7z", "#3E6C9C") + path("M50 174h70v5h-70zM62 186h50v5h-50zM70 198h36v4h-36z", "#FFE3AE", .7)
o += waves(16, 292, (186, 214, 240, 264, 284), "#7FB0D8", .4)
o += path("M118 250q34 -12 92 0q-40 14 -92 0z", SHADOW, .5)
o += group(boat_drawing("#FFF1D6", "#8A4E30"), t="translate(72 92) scale(1.72)")
# the chain across the harbour mouth
ch = "".join(f'<ellipse cx="{x}" cy="{n(252+ (1-((x-153)/147)**2)*24)}" rx="{15 if i % 2 else 9}" ry="{8 if i % 2 else 9}" fill="none" stroke="STROKE" stroke-width="SW"/>' for i, x in enumerate(range(15, 296, 20)))
o += ch.replace("STROKE", SHADOW).replace("SW", "8") + ch.replace("STROKE", "#B9C0CE").replace("SW", "4.5")
o += path(rounded(7, 7, 293, 290, 14), "none", None, 'stroke="#9CC7DD" stroke-opacity=".5" stroke-width="3"')
a.add(o)
a.save(OUT + "port-ship.svg")

# ---- a mooring: jetty with two recesses ------------------------------------------------
a = Art(340, 490, 7)
o = path(rounded(8, 8, 326, 476, 14), SHADOW, .34, 'transform="translate(6 8)"')
o += path(rounded(6, 4, 326, 478, 12), "#5A3E2E") + path(rounded(6, 4, 324, 474, 12), "#C79A6C")
for i in range(13):
    c = ("#9A7350", "#8E6948", "#A47C56", "#927050")[(i * 7) % 4]
    y = 8 + i * 36.6
    o += path(f"M9 {n(y)}H330V{n(y+33.5)}H9z", c) + path(f"M9 {n(y)}H330V{n(y+3)}H9z", lit(c, .28), .8)
o += line("M24 24H110M200 30H316M30 64H90M240 100H320M16 210H70M250 322H316M30 326H120M160 480H300", "#5A3E2E", 2.4, .4)
for (x, y, w, h) in ((15, 15, 310, 310), (15, 335, 310, 140)):
    o += path(rounded(x - 3, y - 3, w + 3, h + 3, 18), "#3E2A22", .75) + path(rounded(x + 1, y + 2, w - 2, h - 2, 16), "#6E5040") + path(f"M{x+10} {y+h-4}H{x+w-10}", "none", None, f'stroke="{lit("#9A7350", .4)}" stroke-width="3"')
for x, y in ((10, 10), (330, 10), (10, 330), (330, 330), (10, 478), (330, 478)):
    o += path(disc(x + 2, y + 3, 12), SHADOW, .4) + path(disc(x, y, 11), "#5A3E2E") + path(disc(x - 1, y - 1.5, 9), "#B58A5E") + path(disc(x - 1, y - 1.5, 4), "#8E6948")
a.add(o)
a.save(OUT + "port-quay.svg")

# ---- backs -------------------------------------------------------------------------------
a = Art(300, 210, 8)
c = DELFT
o = thick(chamfer(6, 5, 282, 190, 24), c) + path(chamfer(9, 9, 279, 187, 23), a.lin([(0, lit(c, .14)), (1, dim(c, .2))], 0, 0, .7, 1))
a.defs.append(f'<g id="q"><path d="M0 -13L13 0L0 13L-13 0z" fill="{lit(c, .3)}" fill-opacity=".35"/><path d="M0 -5L5 0L0 5L-5 0z" fill="{CREAM}" fill-opacity=".5"/></g>')
o += "".join(f'<use href="#q" x="{x}" y="{y}"/>' for y, x0 in ((30, 46), (66, 20), (102, 46), (138, 20), (174, 46)) for x in range(x0, 285, 52) if not (abs(x - 148) < 84 and abs(y - 102) < 70))
o += path(chamfer(20, 19, 257, 166, 18), "none", None, f'stroke="{GOLD}" stroke-width="4"')
o += cog_drawing("#C98B3C", GOLDD, False, 122, 104, 54, 14, 9) + cog_drawing(TULIP, "#5A1A1C", False, 194, 82, 34, 9, 8)
o += path(disc(122, 105, 34), "#F0DDB5") + path(disc(194, 83, 20), "#F7D9C4") + group(head("red"), t="translate(122 106) scale(.6)") + path(disc(194, 83, 7), GOLDD)
a.add(o)
a.save(OUT + "back-wheel-tile.svg")

a = Art(310, 140, 9)
o = lid(a) + path(rounded(42, 16, 224, 106, 8), "#8A5C34", .28)
mark = "M147 40H161V94Q180 90 186 74L177 76L192 54L203 78L194 75Q190 104 154 112Q118 104 114 75L105 78L116 54L131 76L122 74Q128 90 147 94zM130 54H178V63H130z"
o += path(mark, lit("#C99A63", .5), None, 'transform="translate(2 2.500)"') + path(mark, "#5A3422") + path(disc(154, 34, 13) + hole(154, 34, 6), "#5A3422")
o += path("M60 60Q80 44 98 66Q80 86 60 70zM248 60Q228 44 210 66Q228 86 248 70z", "#5A3422", .75)
a.add(o)
a.save(OUT + "back-export.svg")
