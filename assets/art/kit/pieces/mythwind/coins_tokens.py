import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_pieces import *

# Coins of three worths: size, metal, emblem and the number of beads on the rim differ.


def engraved(d, c, k=.4):
    """A mark struck into metal: dark body, light on its lower right edge."""
    return path(d, lit(c, .5), None, 'transform="translate(1.6 2)"') + path(d, dim(c, k))


def coin(name, R, c, beads, emblem, teeth=0):
    a = Art(240, 240, 21)
    x, y = 116, 114
    o = f'<ellipse cx="{x+8}" cy="{n(y+R*.94)}" rx="{n(R*1.02)}" ry="{n(R*.2)}" fill="{SHADOW}" fill-opacity=".32"/>'
    rim = disc(x, y, R)
    if teeth:
        # a hand-cut edge, so that the fingers know the coin too
        P = []
        for i in range(teeth * 2):
            t, q = math.pi * i / teeth, R if i % 2 else R * .955
            P.append((x + math.cos(t) * q, y + math.sin(t) * q))
        rim = curve(P, prec=1)
    a.defs.append(f'<path id="r" d="{rim}"/>')
    o += "".join(f'<use href="#r" x="{n(k*1.2)}" y="{n(k*1.6)}" fill="{dim(c, .52 if k > 5 else .44)}"/>' for k in range(7, 0, -1))
    o += f'<use href="#r" fill="{lit(c, .55)}"/><use href="#r" x="2" y="2.500" fill="{a.lin([(0, lit(c, .2)), (1, dim(c, .1))], .1, 0, .9, 1)}"/>'
    o += path(disc(x, y, R * .78), dim(c, .34)) + path(disc(x + 2, y + 2.5, R * .775), a.lin([(0, dim(c, .12)), (1, lit(c, .22))], .1, 0, .9, 1))
    # beads: one, five or ten
    for i in range(beads):
        t = -math.pi / 2 + 2 * math.pi * i / beads
        bx, by = x + math.cos(t) * R * .885, y + math.sin(t) * R * .885
        q = R * .062
        o += path(disc(bx + 1.2, by + 1.6, q), dim(c, .45)) + path(disc(bx, by, q), lit(c, .7))
    o += group(emblem(c), t=f"translate({x} {y}) scale({n(R/100,3)})")
    # a glint across the metal
    o += path(f"M{n(x-R*.62)} {n(y-R*.46)}A{n(R*.78)} {n(R*.78)} 0 0 1 {n(x-R*.06)} {n(y-R*.77)}L{n(x-R*.02)} {n(y-R*.7)}A{n(R*.7)} {n(R*.7)} 0 0 0 {n(x-R*.54)} {n(y-R*.42)}z", CREAM, .55)
    a.add(o)
    a.save(OUT + name + ".svg")


def leaf(c):
    return engraved(curve("4,-58! 34,-34 42,4 22,36 4,48! -4,48 -26,34 -42,0 -28,-36"), c) + line("M2 -40Q-2 10 1 64M0 -10L20 -28M0 -8L-18 -24M0 16L22 -2M-1 18L-20 2", lit(c, .4), 6)


def sheaf(c):
    """Five ears bound in the middle."""
    o = ""
    ear = curve("0,0! -11,-8 -13,-24 0,-40! 13,-24 11,-8")
    for k, s in ((-40, .92), (-20, 1), (0, 1.08), (20, 1), (40, .92)):
        o += group(engraved(f"M-3 22L-2 -20H2L3 22z", c) + engraved(ear, c) + line("M0 -4V-34M0 -12L-7 -20M0 -12L7 -20M0 -22L-6 -29M0 -22L6 -29", lit(c, .4), 2.6), t=f"translate({k*.5:.0f} {8+abs(k)*.22:.0f}) rotate({k}) scale({s}) translate(0 -16)")
    return o + engraved("M-14 34L-26 62H-6L0 44L6 62H26L14 34z", c) + path("M-20 24Q0 32 20 24V36Q0 44 -20 36z", lit(c, .6)) + path("M-20 32Q0 40 20 32V36Q0 44 -20 36z", dim(c, .3))


def millmark(c):
    o = engraved("M-26 62L-15 -10Q0 -22 15 -10L27 62z", c) + path("M6 -16Q12 -14 15 -10L27 62H10z", dim(c, .55)) + path("M-7 62V44Q0 36 8 44V62z", lit(c, .45)) + path("M-5 8h9v11h-9z", lit(c, .45))
    for k in (22, 112, 202, 292):
        o += f'<g transform="translate(0 -14) rotate({k})">' + path("M-3.500 0L-2.500 -66H2.500L3.500 0z", dim(c, .5)) + path("M4 -18H19V-64H4z", lit(c, .5)) + line("M4 -30H19M4 -42H19M4 -54H19", dim(c, .4), 2.4) + "</g>"
    return o + path(disc(0, -14, 7), dim(c, .55)) + path(disc(-1, -15, 3), lit(c, .5))


coin("coin", 74, "#C47A42", 1, leaf)
coin("coin-5", 90, "#B4B0C2", 5, sheaf, 22)
coin("coin-10", 104, "#E2A83E", 10, millmark)


# ---- round wooden markers
def wooden(a, R, wood, field, x=116, y=114, rimc=None):
    o = f'<ellipse cx="{x+8}" cy="{n(y+R*.95)}" rx="{n(R*1.02)}" ry="{n(R*.18)}" fill="{SHADOW}" fill-opacity=".32"/>'
    o += "".join(f'<circle cx="{n(x+k*1.2)}" cy="{n(y+k*1.6)}" r="{R}" fill="{dim(wood, .5 if k > 6 else .4)}"/>' for k in range(9, 0, -1))
    o += f'<circle cx="{x}" cy="{y}" r="{R}" fill="{lit(wood, .5)}"/><circle cx="{x+2}" cy="{y+2.5}" r="{R-1.5}" fill="{a.lin([(0, lit(wood, .14)), (1, dim(wood, .1))], .1, 0, .9, 1)}"/>'
    # rings of the tree on the rim
    o += line(f"M{n(x-R*.9)} {n(y+R*.1)}A{n(R*.91)} {n(R*.91)} 0 0 1 {n(x-R*.2)} {n(y-R*.89)}M{n(x+R*.3)} {n(y-R*.87)}A{n(R*.92)} {n(R*.92)} 0 0 1 {n(x+R*.9)} {n(y+R*.2)}M{n(x+R*.6)} {n(y+R*.7)}A{n(R*.92)} {n(R*.92)} 0 0 1 {n(x-R*.5)} {n(y+R*.77)}", dim(wood, .3), 2.4, .6)
    # the field is turned out of the wood: dark on the upper left, light on the lower right
    q = R * .8
    return o + path(disc(x, y, q), dim(field, .5)) + path(disc(x + 2.5, y + 3, q), lit(field, .35)) + path(disc(x + 1.5, y + 2, q - 1), a.lin([(0, dim(field, .16)), (1, lit(field, .08))], .1, 0, .9, 1))


def token(name, field, mark, wood="#A9784C"):
    a = Art(240, 240, 22)
    a.add(wooden(a, 104, wood, field), mark)
    a.save(OUT + f"token-{name}.svg")


def raised(d, c, k=.5, dx=4, dy=6):
    """A piece of wood glued on the field."""
    return path(d, SHADOW, .38, f'transform="translate({dx+2} {dy+3})"') + path(d, dim(c, .42), None, f'transform="translate({dx*.7:.1f} {dy*.7:.1f})"') + path(d, lit(c, k)) + path(d, c, None, 'transform="translate(1.600 2.400)"')


T = lambda s, x=-48, y=-48: f"translate(117 115) scale({s}) translate({x} {y})"
token("production", "#8C3A2A", group(raised("M48 4L86 25V71L48 92L10 71V25z", "#D06A4A", .5, 3, 4) + hammer(CREAM, "#F2D9B8", -38, 1), t=T(1.24)))
token("income", "#8A5A1E", group(raised(ring(48, 48, 42, 22), "#EBAE45", .5, 3, 4) + line("M19 38A31 31 0 0 1 60 19", "#FFF0B8", 5), t=T(1.24)))
token("food", "#3F6B38", group(raised(LEAFS, "#93BC5C", .5, 3, 4) + line("M50 22Q47 50 49 90", "#2B4630", 6) + line("M49 46L63 34M48 47L34 36M48 65L64 53M48 66L33 56", "#2B4630", 5), t=T(1.3)))
token("culture", "#55407A", group(raised(STAR5, "#B39AD6", .5, 3, 4) + path(disc(49, 52, 11), "#392C52") + path(disc(47, 50, 5), "#F2E2C4"), t=T(1.32, -48, -50)))

# the goal token: amber wood, a leaf grown in the shape of a check
check = curve("34,120! 54,112 70,118 88,142! 104,96 136,62 182,52! 178,100 140,146 92,180! 80,158 58,134")
a = Art(240, 240, 23)
a.add(wooden(a, 104, "#D9903A", "#F0BC62"), raised(check, "#5C8A42", .5, 4, 5), path(curve("88,142! 104,96 136,62 182,52! 140,84 112,118 92,172!"), "#86B058"), line("M92 172Q112 116 160 70M112 130L142 124M126 108L154 100M112 128L116 104M128 104L132 84", "#2B4630", 4.5), line("M44 121Q66 128 88 164", "#2B4630", 4.5))
a.save(OUT + "token-goal.svg")
