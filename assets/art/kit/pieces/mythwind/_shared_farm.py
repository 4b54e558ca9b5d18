"""Soil and plants of the farm. A plant stands on (0, 0) and grows upwards; a cell is 200 wide."""
from common import *
from _shared_pieces import disc

SOIL = "#7A5A42"
GREEN, GREENL, GREEND = "#5E8F42", "#8DBB58", "#3C6A3A"
# every crop has a soil of its own tint, so that neighbouring cells of one crop lie as one bed
TINT = {"radish": "#99505F", "carrot": "#AC6145", "wheat": "#AE9059", "corn": "#BBA24C", "bean": "#6E8049", "pumpkin": "#A06C2E", "winterroot": "#74668B", "mistberry": "#4C6A8A"}
CROPS = list(TINT)


def soil(c=SOIL, seed=3):
    """Furrows that meet those of the next cell on every side."""
    r = random.Random(seed)
    o = f'<rect width="200" height="200" fill="{c}"/>'
    wave = lambda y, t, b: f"M0 {y-t}Q50 {y-t-5} 100 {y-t}T200 {y-t}V{y+b}Q150 {y+b+5} 100 {y+b}T0 {y+b}z"
    o += path("".join(wave(y, -6, 13) for y in range(20, 200, 40)), lit(c, .13))
    o += path("".join(wave(y, 6, 6) for y in range(20, 200, 40)), dim(c, .3))
    o += path("".join(wave(y, 6, -3) for y in range(20, 200, 40)), dim(c, .42))
    # crumbs, none of them on an edge
    d = l = ""
    for _ in range(30):
        x, y, q = r.uniform(8, 186), 40 * r.randrange(5) + r.uniform(-6, 10) % 40, r.uniform(2.4, 5.5)
        if 8 < y < 190:
            d += f"M{n(x,0)} {n(y,0)}q{n(q)} {n(-q)} {n(2*q)} 0q{n(-q)} {n(q)} {n(-2*q)} 0z"
            l += f"M{n(x-1,0)} {n(y-2,0)}q{n(q*.8)} {n(-q*.9)} {n(1.6*q)} 0z"
    return o + path(d, dim(c, .26)) + path(l, lit(c, .26))


def mound(c, w=64, shade=True):
    """A heap of loose soil at the foot of a plant, with the plant's shadow to the lower right."""
    o = path(curve(f"{-w*.7:.0f},2! {-w*.1:.0f},-8 {w*.7:.0f},-6 {w*1.2:.0f},6! {w*.7:.0f},18 {-w*.1:.0f},18"), SHADOW, .26) if shade else ""
    return o + path(curve(f"{-w},12! {-w*.55:.0f},-8 0,-13 {w*.55:.0f},-8 {w},12! {w*.4:.0f},20 {-w*.4:.0f},20"), dim(c, .2)) + path(curve(f"{-w},12! {-w*.55:.0f},-8 0,-13 {w*.4:.0f},-10! 0,-6 {-w*.5:.0f},2"), lit(c, .24))


def buried(art):
    """Only what stands out of the ground."""
    return f'<clipPath id="gr"><path d="M-110 -260H110V0Q40 8 0 4T-110 0z"/></clipPath><g clip-path="url(#gr)">{art}</g>'


def front(c, w=48):
    """The soil that covers the lower part of a root."""
    return path(curve(f"{-w},10! {-w*.6:.0f},-3 {-w*.2:.0f},3 0,-2 {w*.3:.0f},3 {w*.7:.0f},-3 {w},10! {w*.4:.0f},20 {-w*.4:.0f},20"), dim(c, .2)) + path(curve(f"{-w},10! {-w*.6:.0f},-3 {-w*.2:.0f},3 0,-2 {w*.3:.0f},3! 0,4 {-w*.3:.0f},9 {-w*.6:.0f},4"), lit(c, .24))


def leaf(x, y, L, w, k, c=GREEN, rib=True, tip=1):
    """A leaf from its foot at x, y, turned by k degrees from upright: lit left half, shaded right half."""
    h = w / 2
    full = curve(f"0,0! {-h*.7:.1f},{-L*.22:.1f} {-h:.1f},{-L*.55:.1f} {-h*.5:.1f},{-L*.86:.1f} 0,{-L:.1f}! {h*.5:.1f},{-L*.86:.1f} {h:.1f},{-L*.55:.1f} {h*.7:.1f},{-L*.22:.1f}", prec=1)
    part = curve(f"0,0! {-h*.7:.1f},{-L*.22:.1f} {-h:.1f},{-L*.55:.1f} {-h*.5:.1f},{-L*.86:.1f} 0,{-L:.1f}!", prec=1)
    o = path(full, dim(c, .16)) + path(part, lit(c, .22))
    if rib:
        o += line(f"M0 0V{n(-L*.82)}", dim(c, .42), max(1.8, w * .07))
    return group(o, t=f"translate({n(x)} {n(y)}) rotate({k})")


def lobed(x, y, s, k, c=GREEN):
    """A broad leaf with lobes (pumpkin, radish), about 100 high."""
    d = curve("0,0! -16,-10 -34,-10! -30,-24 -42,-40 -50,-52! -36,-58 -36,-74! -22,-78 -14,-92 0,-100! 14,-92 22,-78 36,-74! 36,-58 50,-52! 42,-40 30,-24 34,-10! 16,-10")
    h = curve("0,0! -16,-10 -34,-10! -30,-24 -42,-40 -50,-52! -36,-58 -36,-74! -22,-78 -14,-92 0,-100!")
    return group(path(d, dim(c, .16)) + path(h, lit(c, .2)) + line("M0 0V-84M0 -26L28 -44M0 -26L-28 -44M0 -52L20 -68M0 -52L-20 -68", dim(c, .42), 4), t=f"translate({n(x)} {n(y)}) rotate({k}) scale({n(s,2)})")


def blade(pts_, w, c):
    """A strap leaf: a ribbon and its lit spine."""
    S = sample(pts_, 6)
    return path(ribbon(S, w), c) + path(ribbon([(x - 1, y - 1) for x, y in S], [q * .34 for q in w]), lit(c, .34), .9)


def fr(x, y, L, k, c, bend=.5):
    return path(fern(x, y, L, k, bend, .34, 9), c)


def ear(x, y, s, k, c="#E0B048"):
    """An ear of wheat: grains in pairs and beards."""
    g = "0,0! -9,-5 -10,-14 -4,-22! 3,-14"
    o = line("M0 -8L-16 -62M0 -8L-6 -74M0 -8L6 -74M0 -8L16 -62", lit(c, .35), 1.8)
    for i in range(4):
        y0 = -i * 12
        o += group(path(curve(g), lit(c, .22)) + group(path(curve(g), dim(c, .14)), t="scale(-1 1)"), t=f"translate(0 {y0})")
    o += path(curve("0,-44! -6,-52 0,-66! 6,-52"), lit(c, .3))
    return group(o, t=f"translate({n(x)} {n(y)}) rotate({k}) scale({n(s,2)})")


# ---- what is harvested: drawn whole, its foot (the tip of the root) near (0, 0) -----------------
def radish(leaves=True):
    o = ""
    if leaves:
        o += lobed(-6, -74, .5, -40, "#4F8040") + lobed(8, -74, .52, 36, "#4F8040") + lobed(-2, -76, .66, -14) + lobed(4, -76, .62, 14, "#6FA04A")
    b = curve("0,-2! -6,-14 -28,-26 -36,-48 -24,-74 0,-82 24,-74 36,-48 28,-26 6,-14")
    o += path(b, "#C9344E") + path(curve("0,-2! -6,-14 -28,-26 -36,-48 -24,-74 0,-82! -16,-66 -20,-46 -12,-26"), "#E8687A") + path(curve("24,-74 36,-48 28,-26 6,-14 0,-2! 14,-28 20,-48"), "#8E2240", .8)
    return o + path(curve("0,2! -5,-12 -16,-22 -26,-28! -8,-20 8,-20 26,-28! 16,-22 5,-12"), "#F6D9DA", .9) + path(curve("-24,-56 -18,-70 -8,-74! -16,-64 -18,-54"), "#FBD3D6", .9)


def carrot(leaves=True):
    o = ""
    if leaves:
        for k, L, c in ((-130, 66, GREEND), (-50, 66, GREEND), (-112, 82, GREEN), (-66, 80, GREEN), (-92, 90, GREENL)):
            o += fr(0, -92, L, k, c, .35 if k > -90 else -.35)
    b = curve("0,0! -8,-22 -20,-62 -26,-86 -16,-98 0,-100 16,-98 26,-86 20,-62 8,-22")
    o += path(b, "#E07B2E") + path(curve("0,0! -8,-22 -20,-62 -26,-86 -16,-98 0,-100! -10,-84 -8,-50"), "#F5A45A") + path(curve("26,-86 20,-62 8,-22 0,0! 10,-50 14,-84 10,-99!"), "#B0521E", .8)
    return o + line("M-22 -74q10 4 18 0M-2 -52q8 3 15 -2M-13 -36q6 2 12 0M4 -82q8 3 14 -2", "#B0521E", 3)


def winterroot(leaves=True):
    o = ""
    if leaves:
        for k, L, w, c in ((-46, 62, 30, "#5E8C92"), (46, 60, 30, "#4F7C88"), (-24, 82, 32, "#7FB0AE"), (24, 78, 32, "#5E8C92"), (0, 92, 34, "#8FC0B8")):
            o += leaf(0, -74, L, w, k, c)
    b = curve("0,0! -5,-14 -22,-22 -36,-40 -34,-64 -16,-80 0,-82 16,-80 34,-64 36,-40 22,-22 5,-14")
    o += path(b, "#EDE6EE") + path(curve("-36,-46 -34,-64 -16,-80 0,-82 16,-80 34,-64 36,-46! 26,-54 16,-46 4,-54 -8,-46 -20,-54"), "#8E74B4") + path(curve("-36,-46 -34,-64 -16,-80 0,-82! -18,-70 -24,-56!"), "#B9A4D6") + path(curve("20,-79 34,-64 36,-40 22,-22 5,-14 0,0! 18,-36 24,-60"), "#5E4A86", .42)
    return o + path(curve("-24,-36 -20,-26 -10,-20! -16,-28 -18,-36"), "#FFFFFF", .9) + line("M-8 -30q8 3 14 -1M2 -18q6 2 9 -1", "#B9A9CC", 2.6)


def cob(husk=True):
    """An ear of corn, 110 high."""
    o = ""
    if husk:
        o += leaf(-4, -2, 92, 34, -24, "#7FA84A") + leaf(4, -2, 88, 34, 26, "#5E8F42")
    k = curve("0,0! -16,-10 -22,-46 -16,-86 0,-110 16,-86 22,-46 16,-10")
    o += path(k, "#E8AE34") + path(curve("0,0! -16,-10 -22,-46 -16,-86 0,-110! -6,-60"), "#FBDC7A")
    grains = "".join(f"M{x+(6 if j % 2 else 0)-3} {-18-j*11}h6" for j in range(8) for x in (-12, 0, 8) if abs(x + (6 if j % 2 else 0)) < 19 - max(0, j - 5) * 5)
    o += line(grains, "#B87A1E", 3, .8)
    if husk:
        o += leaf(-6, 4, 62, 30, -14, "#A6C465") + leaf(7, 4, 56, 30, 16, "#6FA04A") + line("M-2 -108q-8 -10 -4 -20M2 -108q4 -12 12 -16M0 -108q0 -10 4 -22", "#C98A4A", 2.6)
    return o


def pod(L=90, k=0, c="#7DAE4C"):
    b = curve(f"0,0! -11,{-L*.2:.0f} -12,{-L*.7:.0f} -3,{-L}! 10,{-L*.76:.0f} 12,{-L*.24:.0f}")
    o = path(b, dim(c, .18)) + path(curve(f"0,0! -11,{-L*.2:.0f} -12,{-L*.7:.0f} -3,{-L}! -3,{-L*.5:.0f}"), lit(c, .26))
    o += "".join(path(disc(0, -L * f, 6), lit(c, .36)) + path(disc(1, -L * f + 1.5, 5), c) for f in (.26, .46, .66)) + line(f"M-3 {-L}q-4 -8 -2 -12", dim(c, .3), 3)
    return group(o, t=f"rotate({k})")


def pumpkin_fruit():
    o = path(curve("-58,-36 -52,-66 -26,-78 0,-76 26,-78 52,-66 58,-36 46,-8 20,2 0,0 -20,2 -46,-8"), "#C4641E")
    for x, w, c in ((-36, 26, "#E58A32"), (36, 26, "#C4641E"), (-18, 28, "#EE9E42"), (20, 28, "#D9772A"), (0, 26, "#E58A32")):
        o += path(curve(f"{x},-1! {x-w},-12 {x-w},-62 {x},-77! {x+w},-62 {x+w},-12"), c)
        o += path(curve(f"{x},-1! {x-w},-12 {x-w},-62 {x},-77! {x-w*.5:.0f},-60 {x-w*.5:.0f},-16"), lit(c, .28))
    o += path(curve("40,-72 54,-62 58,-36 46,-8 24,1! 46,-20 48,-52"), "#7A3A1E", .45)
    return o + path(curve("-8,-72! -6,-88 -16,-98! -4,-104 6,-100! 6,-88 12,-72! 2,-66"), "#6F8A46") + path(curve("-8,-72! -6,-88 -16,-98! -4,-104! -2,-88 0,-70"), "#9CB868")


def berries(spots, r=9):
    return "".join(path(disc(x + 1, y + 1.6, r), "#1F3263") + path(disc(x, y, r - .6), "#4A6FC0") + path(disc(x - r * .3, y - r * .32, r * .36), "#BCD4F2") + path(star(x + 1, y + 1, r * .34), "#1F3263") for x, y in spots)


# ---- growing plants: three stages each ----------------------------------------------------------
def seedling(c, k=28, L=44, w=24, stem=26):
    return line(f"M0 2Q-1 {-stem*.5} 0 {-stem}", dim(c, .2), 7) + leaf(0, -stem, L, w, -k - 16, lit(c, .08)) + leaf(0, -stem, L * .92, w, k + 20, c)


def plant(crop, stage):
    c = TINT[crop]
    m = mound(c, (40, 52, 62)[stage])
    if crop == "radish":
        if stage == 0:
            return m + line("M0 4V-22", GREEND, 7) + lobed(0, -18, .42, -46, GREENL) + lobed(0, -18, .4, 44)
        if stage == 1:
            return m + lobed(-4, -14, .62, -62, "#4F8040") + lobed(4, -14, .6, 62, "#4F8040") + lobed(-2, -16, .8, -26) + lobed(3, -16, .78, 26, "#6FA04A") + path(curve("-18,4! -16,-14 0,-20 16,-14 18,4!"), "#C9344E") + path(curve("-18,4! -16,-14 0,-20! -6,-8 -6,4!"), "#E8687A") + front(c, 34)
        return m + buried(group(radish(), t="translate(0 36) scale(1.16)")) + front(c, 52)
    if crop == "carrot":
        if stage == 0:
            return m + line("M0 4V-12", GREEND, 6) + fr(0, -8, 50, -128, GREEN, -.3) + fr(0, -8, 48, -54, GREENL, .3) + fr(0, -8, 56, -92, GREEN, .1)
        if stage == 1:
            return m + "".join(fr(0, -10, L, k, cc, b) for L, k, cc, b in ((76, -140, GREEND, -.4), (76, -40, GREEND, .4), (96, -116, GREEN, -.3), (94, -64, GREEN, .3), (104, -90, GREENL, .1))) + path(curve("-15,4! -14,-10 0,-16 14,-10 15,4!"), "#E07B2E") + path(curve("-15,4! -14,-10 0,-16! -5,-6 -5,4!"), "#F5A45A") + front(c, 32)
        return m + buried(group(carrot(), t="translate(0 58) scale(1.12)")) + front(c, 44)
    if crop == "wheat":
        if stage == 0:
            return m + "".join(blade(p, [7, 8, 1.5], cc) for p, cc in (("-4,4 -12,-24 -30,-44", "#7FA84A"), ("4,4 12,-22 30,-38", "#5E8F42"), ("0,4 -2,-34 6,-62", "#96BC5C")))
        if stage == 1:
            return m + "".join(blade(p, [8, 9, 1.5], cc) for p, cc in (("-8,4 -28,-34 -56,-48", "#5E8F42"), ("8,4 30,-30 58,-42", "#4F8040"))) + "".join(line(f"M{x} 4Q{x*1.1:.0f} -40 {tx} {ty}", "#6FA04A", 5.5) + ear(tx, ty + 4, .62, k, "#9DB654") for x, tx, ty, k in ((-16, -34, -66, -18), (14, 34, -62, 18), (0, 0, -80, 2)))
        return m + "".join(blade(p, [8, 9, 1.5], cc) for p, cc in (("-10,4 -36,-30 -66,-26", "#B9974A"), ("10,4 38,-28 68,-22", "#A07C38"))) + "".join(line(f"M{x} 4Q{x*1.2:.0f} -40 {tx} {ty}", "#C79A40", 6) + ear(tx, ty + 6, s, k) for x, tx, ty, k, s in ((-22, -54, -66, -30, .94), (22, 54, -62, 30, .94), (-10, -28, -86, -13, 1.06), (12, 28, -84, 13, 1.06), (0, 0, -96, 1, 1.16)))
    if crop == "corn":
        if stage == 0:
            return m + "".join(blade(p, [9, 12, 2], cc) for p, cc in (("-2,4 -10,-26 -40,-40", "#7FA84A"), ("2,4 10,-30 36,-52", "#5E8F42"), ("0,4 -2,-30 -8,-60", "#96BC5C")))
        tall = 96 if stage == 1 else 128
        o = m + path(ribbon([(0, 4), (-2, -tall * .5), (1, -tall)], [12, 10, 6]), "#5E8F42") + path(ribbon([(-2, 4), (-4, -tall * .5), (-1, -tall)], [4, 3, 2]), "#A6C465")
        L = ((("0,-10 -30,-42 -64,-30", "#4F8040"), ("0,-16 30,-50 66,-36", "#4F8040"), ("0,-44 -26,-82 -58,-76", "#6FA04A"), ("0,-52 26,-88 54,-84", "#5E8F42"), ("0,-76 -10,-104 -32,-116", "#96BC5C"), ("0,-80 10,-106 28,-114", "#7FA84A")) if stage == 1 else
             (("0,-8 -36,-46 -76,-22", "#4F8040"), ("0,-12 38,-46 78,-20", "#4F8040"), ("0,-56 -34,-98 -70,-84", "#6FA04A"), ("0,-66 32,-106 68,-92", "#5E8F42"), ("0,-96 -18,-126 -42,-132", "#96BC5C"), ("0,-98 18,-124 40,-128", "#7FA84A")))
        o += "".join(blade(p, [10, 15, 12, 2], cc) for p, cc in L)
        if stage == 2:
            o += line("M0 -126L-14 -154M0 -126L0 -160M0 -126L14 -154M0 -128L-22 -144M0 -128L22 -144", "#D9B05E", 4.5)
            o += group(cob(), t="translate(-8 -20) rotate(-16) scale(.86)") + group(cob(), t="translate(14 -8) rotate(24) scale(.78)")
        return o
    if crop == "bean":
        if stage == 0:
            return m + seedling(GREENL, 34, 42, 34, 28)
        poles = line("M-34 8L4 -132M36 8L-4 -134M0 10L0 -138", "#5A3A28", 8) + line("M-36 8L2 -132M34 8L-6 -134M-2 10L-2 -138", "#A9784C", 4)
        if stage == 1:
            o = m + line("M0 10L0 -120", "#5A3A28", 8) + line("M-2 10L-2 -120", "#A9784C", 4) + line("M-10 4Q20 -16 0 -34T-2 -62T4 -90", "#4F8040", 5)
            return o + "".join(leaf(x, y, L, w, k, cc) for x, y, L, w, k, cc in ((6, -16, 40, 32, 62, GREEN), (-6, -34, 42, 34, -60, GREENL), (8, -54, 38, 30, 54, GREEN), (-6, -72, 38, 30, -50, GREENL), (4, -90, 34, 26, 24, GREENL)))
        o = m + poles + path("M-12 -122Q0 -116 12 -122V-114Q0 -108 -12 -114z", "#D9BC84")
        o += "".join(leaf(x, y, L, w, k, cc) for x, y, L, w, k, cc in ((20, -20, 50, 40, 76, GREEND), (-22, -18, 50, 40, -78, GREEND), (16, -52, 50, 42, 64, GREEN), (-18, -54, 52, 42, -62, "#6FA04A"), (8, -88, 48, 38, 48, GREEN), (-10, -90, 48, 38, -46, GREENL), (0, -116, 44, 32, 4, GREENL)))
        return o + "".join(group(pod(L), t=f"translate({x} {y}) rotate({k})") for x, y, L, k in ((-36, 10, 66, 10), (38, 12, 68, -8), (-10, 4, 72, 4), (16, -26, 60, -6), (-24, -40, 56, 8)))
    if crop == "pumpkin":
        if stage == 0:
            return m + seedling("#6FA04A", 40, 44, 40, 22)
        if stage == 1:
            return m + line("M-54 6Q-20 -16 0 0T60 0", "#4F8040", 7) + lobed(-40, 2, .58, -38, "#4F8040") + lobed(40, 2, .56, 40, "#4F8040") + lobed(-8, -6, .84, -10) + line("M56 -2q14 -10 8 -22q-10 -4 -8 6", "#6FA04A", 4) + group("".join(f'<path d="M0 0Q-12 -14 0 -30Q12 -14 0 0z" fill="{cc}" transform="rotate({k})"/>' for k, cc in ((0, "#F7C84E"), (72, "#E9AE34"), (144, "#E9AE34"), (216, "#F7C84E"), (288, "#FBDC7A"))) + path(disc(0, 0, 6), "#B87A1E"), t="translate(32 -22) scale(.86)")
        return m + lobed(-40, -6, .66, -50, "#4F8040") + lobed(42, -8, .64, 48, "#4F8040") + lobed(-24, -44, .66, -18) + line("M-2 -70Q34 -88 56 -66q10 14 -4 18", "#4F8040", 6) + group(pumpkin_fruit(), t="translate(2 16) scale(1.06)") + path(curve("-60,10! -40,4 -20,12 0,8 22,13 44,5 66,12! 40,24 -36,24"), dim(c, .2))
    if crop == "winterroot":
        if stage == 0:
            return m + seedling("#7FB0AE", 26, 46, 24, 22)
        if stage == 1:
            return m + "".join(leaf(0, -6, L, w, k, cc) for L, w, k, cc in ((62, 30, -62, "#4F7C88"), (60, 30, 62, "#4F7C88"), (80, 32, -34, "#7FB0AE"), (78, 32, 34, "#5E8C92"), (92, 34, 0, "#8FC0B8"))) + path(curve("-20,4! -18,-12 0,-18 18,-12 20,4!"), "#8E74B4") + path(curve("-20,4! -18,-12 0,-18! -8,-8 -8,4!"), "#B9A4D6") + front(c, 36)
        return m + buried(group(winterroot(), t="translate(0 30) scale(1.08)")) + front(c, 50) + path(star(-50, -58, 7) + star(46, -82, 6) + star(52, -26, 6), "#F4FAFC")
    # mistberry
    if stage == 0:
        return m + line("M0 4Q-3 -20 2 -44M0 -16L18 -32", "#5A3A38", 6) + leaf(2, -44, 30, 20, 4, "#6F9F86") + leaf(0, -26, 30, 20, -56, "#8FBFA0") + leaf(16, -30, 28, 18, 52, "#5E8F78")
    bush = [(-44, -26), (-52, -52), (-34, -80), (0, -94), (36, -82), (54, -52), (46, -26), (0, -14)]
    k = .8 if stage == 1 else 1.12
    rr = random.Random(5)
    P = [(x * k, y * k) for x, y in bush]
    Q = [(x * .74 * k - 8 * k, (y + 52) * .74 * k - 58 * k) for x, y in bush]
    o = m + line("M-10 8L-16 -26M8 8L14 -24M0 8V-26", "#5A3A38", 8) + path(scallop(rr, P, 17), "#2F5A56") + path(scallop(rr, [(x - 3, y - 4) for x, y in P], 17), "#44776A") + path(scallop(rr, Q, 14), "#6A9C80", .9)
    o += "".join(leaf(x * k, y * k, 24, 15, a_, cc, False) for x, y, a_, cc in ((-30, -40, -40, "#8FBFA0"), (-8, -74, -12, "#8FBFA0"), (20, -64, 30, "#5E8F78"), (36, -36, 50, "#5E8F78"), (-20, -22, -60, "#6F9F86"), (10, -30, 20, "#6F9F86")))
    if stage == 1:
        return o + "".join(group("".join(f'<circle cx="0" cy="-6" r="5" fill="#F6EEF4" transform="rotate({q})"/>' for q in range(0, 360, 72)) + path(disc(0, 0, 3.4), LAMP), t=f"translate({x} {y})") for x, y in ((-24, -48), (6, -62), (26, -40), (-4, -28)))
    o += berries(((-40, -50), (-26, -64), (-24, -44), (4, -84), (18, -74), (2, -64), (38, -54), (48, -40), (30, -36), (-6, -30), (8, -20), (-14, -16), (-48, -28)), 10.5)
    mist = path(ribbon(sample("-82,-6 -52,-20 -24,-4 8,-16 30,-4 22,6", 6), [2, 8, 10, 9, 6, 2]), "#E3EEF4", .75) + path(ribbon(sample("84,-40 58,-30 40,-12 62,2 78,-8", 6), [2, 7, 8, 6, 2]), "#E3EEF4", .7)
    return o + mist
