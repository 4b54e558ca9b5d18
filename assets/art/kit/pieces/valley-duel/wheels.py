"""The gear train: three wheels of wood and brass that mesh at every step. One scale for all, see TEETH."""
from _amounts import *

PITCH, HALF = {"central": 512, "personal": 320}, {"central": 600, "personal": 380}
TEETH, SECTIONS = {"central": 32, "personal": 20}, {"central": 8, "personal": 5}
BRASS, BRASSL, BRASSD = "#D9A441", "#F7DC94", "#8A5A20"
HUE = {"central": DELFT, "red": "#C23B34", "yellow": "#E9B23A"}


def polar(r, t):
    """t in degrees clockwise from up."""
    t = math.radians(t - 90)
    return f"{n(math.cos(t)*r)} {n(math.sin(t)*r)}"


def teeth(kind, grow=0.0):
    """The cogged outline round 0,0. The central wheel has a tooth straight up, the small ones a gap."""
    P, N = PITCH[kind], TEETH[kind]
    q = 360 / N
    k = 180 / math.pi
    half = lambda w, r: (w / 2 + grow) / r * k
    tip, root = P + 22 + grow, P - 27 + grow
    d = ""
    for i in range(N):
        t = q * i + (0 if kind == "central" else q / 2)
        a, b = half(64, root), half(27, tip)
        d += ("M" if not i else f"A{n(root)} {n(root)} 0 0 1 ") + polar(root, t - a) + f"C{polar(P-8+grow, t-half(50,P))} {polar(P+6+grow, t-half(42,P))} {polar(tip, t-b)}A{n(tip)} {n(tip)} 0 0 1 {polar(tip, t+b)}C{polar(P+6+grow, t+half(42,P))} {polar(P-8+grow, t+half(50,P))} {polar(root, t+a)}"
    return d + f"A{n(root)} {n(root)} 0 0 1 {polar(root, (0 if kind == 'central' else q / 2) - half(64, root))}z"


def wedge(r0, r1, t0, t1):
    return f"M{polar(r0,t0)}L{polar(r1,t0)}A{n(r1)} {n(r1)} 0 0 1 {polar(r1,t1)}L{polar(r0,t1)}A{n(r0)} {n(r0)} 0 0 0 {polar(r0,t0)}z"


def ringline(r, c, w, op=None):
    o = f' stroke-opacity="{op}"' if op else ""
    return f'<circle r="{n(r)}" fill="none" stroke="{c}" stroke-width="{n(w)}"{o}/>'


def wheel(kind, who):
    a = Art(HALF[kind] * 2, HALF[kind] * 2, 31)
    r = a.r
    P, S = PITCH[kind], SECTIONS[kind]
    c, big = HUE[who], kind == "central"
    q = 360 / S
    k = 1 if big else .8
    rim, face, hub = P - 46, P - 62 * k, 96 if big else 62
    o = path(teeth(kind, 5), dim(c, .66)) + path(teeth(kind, 0), dim(c, .3)) + path(teeth(kind, -7), c)
    # lacquered felloe: darker inwards, two brass bands, a stud on every tooth's root
    o += ringline(P - 30, dim(c, .22), 12) + ringline(rim + 5, BRASSD, 18) + ringline(rim + 6, BRASS, 10) + ringline(rim + 8, BRASSL, 3)
    studs = "".join(disc(*[float(v) for v in polar(P - 24, q / 2 * i + q / 4).split()], 6.5) for i in range(2 * S))
    o += path(studs, dim(c, .5), None, f'stroke="{dim(c, .5)}" stroke-width="4"') + path(studs, BRASSL)
    # the face: staves of pale and paler wood, grain along the staves
    woods = ("#EFD8A8", "#DDBB80") if big else (("#EFCFA8", "#E0B688") if who == "red" else ("#F8E6B4", "#EBCF86"))
    g = [a.rad([(.2, lit(w, .22)), (.82, w), (1, mix(w, WOODL, .32))], 0, 0, face, True) for w in woods]
    fill = ["", ""]
    for i in range(S):
        if S % 2 and i == S - 1:
            continue
        fill[i % 2] += wedge(hub - 6, face, q * (i - .5), q * (i + .5))
    o += f'<circle r="{n(face+2)}" fill="{dim(woods[1], .45)}"/><circle r="{n(face)}" fill="{g[0]}"/>' + path(fill[1], g[1])
    if S % 2:
        mid = a.rad([(.2, lit(mix(*woods, .5), .2)), (.82, mix(*woods, .5)), (1, mix(mix(*woods, .5), WOODL, .32))], 0, 0, face, True)
        o += path(wedge(hub - 6, face, q * (S - 1.5), q * (S - .5)), mid)
    gr = ""
    for i in range(S):
        for j in range(9 if big else 8):
            t = q * (i - .44 + .88 * (j + r.uniform(.2, .8)) / (9 if big else 8))
            r0, r1 = sorted((r.uniform(hub * 1.5, face * .96), r.uniform(hub * 1.5, face * .96)))
            if r1 - r0 > 50:
                gr += f"M{polar(r0, t)}Q{polar((r0+r1)/2, t+r.uniform(-1.6, 1.6))} {polar(r1, t + r.uniform(-.6, .6))}"
    o += line(gr, "#8A5C2E", 2.4, .3)
    # every section is joined of three staves
    j = "".join(f"M{polar(hub*1.2, q*(i+e))}L{polar(face, q*(i+e))}" for i in range(S) for e in (-1/6, 1/6))
    o += line(j, "#7A4E26", 3, .3) + line("".join(f"M{polar(hub*1.2, q*(i+e)+.5)}L{polar(face, q*(i+e)+.35)}" for i in range(S) for e in (-1/6, 1/6)), CREAM, 2, .35)
    # an inlaid tulip by the hub of every stave, and a border of brass nails under the rim
    tl = ""
    for i in range(S):
        s = .33 if big else .27
        o += f'<g transform="rotate({n(q*i)}) translate(0 {n(-hub - (40 if big else 32))}) scale({s})">' + path(HEADS["red"][0] + "M-6 40H6V92H-6z" + "M0 92C-30 84 -40 66 -38 44C-18 54 -4 70 0 92C4 70 18 54 38 44C40 66 30 84 0 92z", mix(c, "#7A4A2A", .45), .5) + "</g>"
    for i in range(S):
        t = q * (i + .5)
        o += f'<g transform="rotate({n(t)})">' + path(f"M-8 {n(-hub)}L-5 {n(-face-3)}H5L8 {n(-hub)}z", BRASSD) + path(f"M-5.500 {n(-hub)}L-3 {n(-face-3)}H3L5.500 {n(-hub)}z", BRASS) + path(f"M-1.500 {n(-hub)}L-1 {n(-face)}H1L1.500 {n(-hub)}z", BRASSL) + path(disc(0, -face + 22, 11), BRASSD) + path(disc(0, -face + 22, 8), BRASSL) + "</g>"
    o += ringline(face - 9, mix(c, "#7A4A2A", .3), 4, .55) + ringline(face - 17, mix(c, "#7A4A2A", .3), 1.6, .45)
    # hub: brass collar, wooden boss, pin
    o += path(disc(0, 0, hub + 6), BRASSD) + path(disc(0, 0, hub + 2), BRASS) + ringline(hub - 6, BRASSL, 4) + path(disc(0, 0, hub - 14), dim(c, .5)) + path(disc(0, 0, hub - 19), dim(c, .12)) + ringline(hub - 28, dim(c, .34), 5)
    o += "".join(path(disc(*[float(v) for v in polar(hub - 5, q * i).split()], 4.6), BRASSD) for i in range(S))
    o += path(cog_d(0, 0, hub * .44, 6, hub * .07), BRASSD) + path(disc(0, 0, hub * .33), BRASS) + path(disc(0, 0, hub * .2), BRASSL) + path(disc(0, 0, hub * .09), BRASSD)
    a.add(group(o, t=f"translate({HALF[kind]} {HALF[kind]})"))
    a.save(OUT + f"wheel-{kind}" + ("" if who == "central" else "-" + who) + "-blank.svg")


wheel("central", "central")
wheel("personal", "red")
wheel("personal", "yellow")

for kind in ("central", "personal"):
    H, P = HALF[kind], PITCH[kind]
    a = Art(2 * H, 2 * H)
    g = a.rad([(0, SHADOW, .5), (.84, SHADOW, .5), (.93, SHADOW, .22), (1, SHADOW, 0)], H + 14, H + 22, P + 44, True)
    a.add(f'<circle cx="{H+14}" cy="{H+22}" r="{P+44}" fill="{g}"/>')
    a.save(OUT + f"wheel-shadow-{kind}.svg")

for nm, parts in PRINTS.items():
    a = Art(200, 140)
    a.add(lay(a, parts, 100, 70, 190, 124))
    a.save(OUT + f"print-{nm}.svg")
