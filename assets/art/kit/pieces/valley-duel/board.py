"""Grounds of the board: fields, beds, stones for mills, harbour, tracks, racks, the rail."""
from _tiles import *


def soil(x, y, w=92, seed=1):
    """One square of turned earth, furrows from left to right, lit from the upper left."""
    r = random.Random(seed)
    o = path(rounded(x, y, w, w, 12), "#3E2820") + path(rounded(x + 1.5, y + 3, w - 1.5, w - 3, 11), "#6A4734")
    for k in range(4):
        yy = y + 16 + k * 20
        o += path(f"M{x+8} {yy}Q{x+w*.3:.0f} {yy-7+r.uniform(-2,2):.0f} {x+w*.55:.0f} {yy-1}T{x+w-7} {yy}Q{x+w*.6:.0f} {yy+9} {x+8} {yy}z", "#84593F") + path(f"M{x+8} {yy}Q{x+w*.3:.0f} {yy-7} {x+w*.55:.0f} {yy-1}T{x+w-7} {yy}Q{x+w*.6:.0f} {yy-2} {x+8} {yy}z", "#A0714E", .8)
    return o + path("".join(f"M{n(r.uniform(x+10, x+w-14), 0)} {n(r.uniform(y+10, y+w-12), 0)}h5v4h-5z" for _ in range(7)), "#3E2820", .6)


def kerb(w, h):
    d = rounded(3, 3, w - 10, h - 10, 18)
    c = "#A9764A"
    o = path(d, SHADOW, .32, 'transform="translate(4 6)"') + "".join(path(d, dim(c, .5), None, f'transform="translate({j*.5} {j*.8})"') for j in (6, 3)) + path(d, lit(c, .5)) + path(rounded(5, 6, w - 12, h - 13, 16), c)
    if w > h:
        o += line(f"M16 9H{w-26}M18 {h-13}H{w-30}", "#6B4326", 2.4, .4)
    else:
        o += line(f"M9 20V{h-30}M{w-13} 24V{h-26}", "#6B4326", 2.4, .4)
    return o


for m in (3, 4, 5):
    for up in (False, True):
        w, h = (120, 100 * m + 20) if up else (100 * m + 20, 120)
        a = Art(w, h)
        o = kerb(w, h)
        for i in range(m):
            o += soil(14 if up else 14 + 100 * i, 14 + 100 * i if up else 14, 92, i + 3)
        for i in range(1, m):
            # a stake with a string between two places
            x, y = (60, 9 + 100 * i) if up else (9 + 100 * i, 60)
            o += path(disc(x + 1, y + 1.5, 5), SHADOW, .5) + path(disc(x, y, 4.6), "#F0D3A0")
        a.add(o)
        a.save(OUT + f"bed-{m}" + ("-upright" if up else "") + ".svg")

a = Art(96, 96)
a.add(path(rounded(6, 6, 84, 84, 14), SHADOW, .4, 'transform="translate(2 4)"'), path(rounded(6, 5, 84, 84, 14), "#FFFFFF"), path(rounded(8, 8, 82, 81, 13), "#F6E8CC"), path(rounded(12, 12, 74, 73, 10), "none", None, 'stroke="#CFAE7E" stroke-width="2.500" stroke-dasharray="7 5"'))
a.save(OUT + "patch-reward.svg")

# ---- a ring of stones for a mill -----------------------------------------------------
a = Art(240, 240, 3)
r = a.r
o = path(disc(120, 124, 108), SHADOW, .34, 'transform="translate(6 8)"') + path(disc(117, 116, 108), "#5E5468")
for ring, R, m, h in ((0, 92, 16, 27), (1, 62, 11, 25)):
    q = 2 * math.pi / m
    for i in range(m):
        t0, t1 = q * i + ring * .2 + .035, q * (i + 1) + ring * .2 - .035
        tm = (t0 + t1) / 2
        c = mix("#A79DAF", "#857B92", r.random())
        c = mix(c, CREAM, max(0, -(math.cos(tm) + math.sin(tm))) * .2)
        c = mix(c, SHADOW, max(0, math.cos(tm) + math.sin(tm)) * .16)
        p = lambda rr, t: f"{n(117+math.cos(t)*rr)} {n(116+math.sin(t)*rr)}"
        o += path(f"M{p(R-h/2,t0)}L{p(R+h/2-2,t0)}Q{p(R+h/2+2,tm)} {p(R+h/2-2,t1)}L{p(R-h/2,t1)}z", c)
        o += path(f"M{p(R-h/2,t0)}L{p(R+h/2-2,t0)}Q{p(R+h/2+2,tm)} {p(R+h/2-2,t1)}L{p(R+h/2-7,t1)}Q{p(R+h/2-3,tm)} {p(R+h/2-7,t0+.03)}L{p(R-h/2,t0+.04)}z", lit(c, .34), .7)
o += path(disc(117, 116, 47), "#4E4458") + path(disc(119, 118.5, 45), "#7A5A44") + path("M80 100Q116 90 154 100M76 122Q116 112 158 124M84 144Q118 136 150 146", "none", None, 'stroke="#4E3628" stroke-width="3" stroke-opacity=".5"')
o += path("M16 92q-6 -14 2 -22q2 10 8 14q0 -12 8 -16q0 14 -4 24zM196 186q4 -16 14 -18q-2 10 2 14q6 -8 14 -8q-4 12 -14 18z", "#7CA75C", .95)
a.add(o)
a.save(OUT + "mill-ground.svg")

# ---- harbour -------------------------------------------------------------------------
a = Art(1830, 560, 5)
r = a.r
d = rounded(6, 6, 1812, 542, 80)
inner = path(ripples(r, 10, 1820, 120, 540, 70, .02, .07, 2.6, 1.2), "#7FB0D8", .3) + path(ripples(r, 10, 1820, 140, 540, 40, .02, .06, 3, 1.2), "#16294A", .26)
inner += path("M0 0H1830V84H0z", "#6E6480") + path("M0 0H1830V66H0z", "#7F758E")
st = ""
for row, y in enumerate((8, 36)):
    x = -30 + row * 44
    while x < 1830:
        w = r.randrange(80, 130)
        st += f"M{x+4} {y}h{w-8}q5 0 5 6v14q0 6 -5 6h-{w-8}q-5 0 -5 -6v-14q0 -6 5 -6z"
        x += w
inner += path(st, "#A79DB2") + path("M0 64H1830V68H0z", "#C9C0CE", .6) + path("M0 84H1830V106H0z", "#14233F", .45) + "".join(path(f"M{x} 52h34v40q-17 9 -34 0z", "#4A3A34") + path(f"M{x} 52h10v43q-6 -1 -10 -3z", "#8A6A54") + f'<ellipse cx="{x+17}" cy="52" rx="20" ry="9" fill="#7A5C48"/>' for x in (60, 395, 758, 1123, 1490, 1740))
a.plane(d, a.lin([(0, "#3C6FA6"), (.4, "#2C568C"), (1, "#22406E")]), lip="#9CC0DC", shadow=(5, 8, 6, .25), inner=inner, at=(3, 4))
a.save(OUT + "harbour.svg")

# ---- tracks --------------------------------------------------------------------------
a = Art(1680, 80, 6)
c = "#8E5F3E"
d = rounded(4, 3, 1664, 66, 20)
o = path(d, SHADOW, .34, 'transform="translate(5 7)"') + "".join(path(d, dim(c, .5), None, f'transform="translate({j*.5} {j*.8})"') for j in (6, 3)) + path(d, lit(c, .5)) + path(rounded(6, 6, 1662, 63, 19), a.lin([(0, lit(c, .08)), (1, dim(c, .14))]))
for i in range(40):
    x, five = 60 + 40 * i, i % 5 == 0
    w = 36 if five else 33
    o += path(rounded(x - w / 2, 14, w, 46, 8), SHADOW, .55) + path(rounded(x - w / 2 + 1.5, 17, w - 1.5, 43, 7), "#FBEFD2" if five else "#5C83B4") + ("" if five else path(rounded(x - w / 2 + 1.5, 17, w - 1.5, 8, 4), "#2E4F80", .5))
o += path("M16 22Q28 12 28 37T16 54z", lit(c, .3), .3) + path("M1646 18V58", "none", None, f'stroke="{dim(c, .5)}" stroke-width="6" stroke-linecap="round"') + path("M1648 18Q1662 22 1664 32Q1654 34 1648 40z", TULIP)
a.add(o)
a.save(OUT + "vp-track.svg")

a = Art(980, 160, 7)
c = "#7A4F38"
d = rounded(6, 14, 958, 126, 26)
o = path(d, SHADOW, .34, 'transform="translate(6 9)"') + "".join(path(d, dim(c, .5), None, f'transform="translate({j*.5} {j*.8})"') for j in (8, 4)) + path(d, lit(c, .45)) + path(rounded(9, 18, 955, 122, 24), a.lin([(0, lit(c, .1)), (1, dim(c, .12))]))
o += line("M30 40Q300 30 560 42T950 38M24 120Q260 112 520 122T948 116", "#3E2820", 3, .35)
hues = ("#7FB0C8", "#86A85A", "#E9C04A", "#E79A4A", "#D2643C", "#A83A33")
for i, q in enumerate(hues):
    x = 20 + 160 * i
    o += path(rounded(x, 20, 140, 120, 12), SHADOW, .4, 'transform="translate(4 6)"') + path(rounded(x, 20, 140, 120, 12), "#FFFFFF") + path(rounded(x + 2, 23, 138, 117, 11), "#FBF0D8")
    o += path(f"M{x+12} 20H{x+128}Q{x+140} 20 {x+140} 32V44H{x}V32Q{x} 20 {x+12} 20z", q) + path(f"M{x+12} 20H{x+128}Q{x+140} 20 {x+140} 32H{x}Q{x} 20 {x+12} 20z", lit(q, .35), .7)
    o += "".join(path(rounded(xx, 8, 9, 24, 4.5), dim(c, .5)) + path(rounded(xx + 1, 9, 5, 22, 2.5), "#D9DDE6") for xx in (x + 26, x + 105))
    o += path(disc(x + 70, 91, 39), "#F0DDB5", .7) + path(f"M{x+116} 140L{x+140} 116V128Q{x+140} 140 {x+128} 140z", "#E0C492")
    if i < 5:
        o += path(f"M{x+146} 84L{x+155} 91L{x+146} 98z", "#F5C45E")
# the last leaf is bordered: the end of the game
o += path(rounded(824, 24, 133, 112, 9), "none", None, f'stroke="{TULIP}" stroke-width="4"')
a.add(o)
a.save(OUT + "calendar.svg")

# ---- the rack of the nine mills ---------------------------------------------------------
a = Art(620, 380, 8)
c = "#6E4A34"
d = rounded(6, 6, 600, 360, 24)
o = path(d, SHADOW, .3, 'transform="translate(5 8)"') + path(d, lit(c, .35)) + path(rounded(9, 10, 597, 356, 22), a.lin([(0, lit(c, .06)), (1, dim(c, .18))]))
o += line("M20 66Q200 56 380 68T600 62M20 266Q200 258 380 268T600 262M16 166Q200 158 390 168T600 164", "#3E2820", 3, .3)
for j, (k, top) in enumerate((("white", 1), ("yellow", 1), ("red", 2), ("violet", 2), ("black", 3))):
    x = 70 + 110 * j
    y0 = 300 - 100 * (top - 1) - 44
    o += path(rounded(x - 46, y0 - 4, 92, 348 - y0, 40), "#2F1E18", .5) + path(rounded(x - 43, y0, 90, 342 - y0, 38), dim(c, .24))
    for i in range(top):
        y = 300 - 100 * i
        o += path(disc(x, y, 37), "#22150F", .8) + path(disc(x + 1.5, y + 3, 35), "#3E2A20") + path(f"M{x-30} {y+22}A37 37 0 0 0 {x+34} {y+14}A40 40 0 0 1 {x-30} {y+22}z", lit(c, .4), .6)
for r_ in range(3):
    y = 300 - 100 * r_
    x0 = (70 + 110 * (0, 2, 4)[r_]) - 52
    o += line(f"M{x0} {y+50}H604", lit(c, .3), 2.4, .35)
for j, k in enumerate(("white", "yellow", "red", "violet", "black")):
    x = 70 + 110 * j
    o += path(rounded(x - 46, 350, 92, 12, 6), dim(COLOURS[k], .3) if k != "black" else "#8A6E96") + path(rounded(x - 46, 350, 92, 7, 3.5), COLOURS[k])
a.add(o)
a.save(OUT + "mill-rack.svg")


def berth(x, y):
    """One slatted place for a traded bulb."""
    c = "#9A6A40"
    o = path(rounded(x - 50, y - 48, 100, 96, 10), "#2F1E18", .7) + path(rounded(x - 47, y - 44, 97, 92, 8), "#543828")
    o += "".join(path(f"M{x-45} {y-40+i*22}H{x+48}V{y-28+i*22}H{x-45}z", "#6E4C36", .8) for i in range(4)) + path(f"M{x-45} {y-40}H{x+48}V{y-37}H{x-45}z", "#22150F", .5)
    return o


def crate_front(a, w):
    c = "#9A6A40"
    d = rounded(2, 4, w - 10, 108, 14)
    return path(d, SHADOW, .3, 'transform="translate(4 6)"') + path(d, lit(c, .45)) + path(rounded(4, 7, w - 12, 105, 12), a.lin([(0, c), (1, dim(c, .2))]))


a = Art(120, 120, 9)
a.add(crate_front(a, 122), berth(60, 60))
a.save(OUT + "trade-place.svg")

# ---- rail of oak -----------------------------------------------------------------------
a = Art(1040, 120, 11)
r = a.r
c = "#5F4232"
a.add(f'<rect width="1040" height="120" fill="{a.lin([(0, lit(c, .1)), (.1, c), (.9, dim(c, .12)), (1, dim(c, .36))])}"/>')
gr = lg = ""
for y in range(6, 118, 8):
    x = r.uniform(-200, 0)
    while x < 1040:
        w = r.uniform(120, 360)
        k = r.uniform(-3, 3)
        s = f"M{n(x,0)} {n(y+r.uniform(-3,3),0)}q{n(w/2,0)} {n(k,0)} {n(w,0)} {n(r.uniform(-2,2),0)}"
        if r.random() < .6:
            gr += s
        elif r.random() < .5:
            lg += s
        x += w + r.uniform(20, 120)
a.add(line(gr, "#33211A", 1.6, .3), line(lg, "#A9805C", 1.3, .22), path("M0 39h1040v2H0zM0 79h1040v2H0z", "#2B1B16", .55), path("M0 41h1040v1.200H0zM0 81h1040v1.200H0z", "#9A7350", .3), path("M340 0h2v39h-2zM720 41h2v38h-2zM190 81h2v39h-2zM860 81h2v39h-2z", "#2B1B16", .5))
for x, y in ((610, 22), (130, 62), (450, 100)):
    a.add(f'<ellipse cx="{x}" cy="{y}" rx="26" ry="7" fill="none" stroke="#33211A" stroke-width="2" stroke-opacity=".35"/><ellipse cx="{x}" cy="{y}" rx="14" ry="4" fill="#3E2A20" fill-opacity=".5"/>')
a.save(OUT + "rail.svg")
