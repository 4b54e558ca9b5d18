"""Two backs, 300 x 420. Each reads the same when the card is turned half round."""
from _out import *
from _a_pieces import disc, hole

W, H = 300, 420


def RECT(m, q):
    return f"M{m+q} {m}H{W-m-q}Q{W-m} {m} {W-m} {m+q}V{H-m-q}Q{W-m} {H-m} {W-m-q} {H-m}H{m+q}Q{m} {H-m} {m} {H-m-q}V{m+q}Q{m} {m} {m+q} {m}z"


def turned(a, s):
    k = a.id("t")
    a.defs.append(f'<g id="{k}">{s}</g>')
    return f'<use href="#{k}"/><use href="#{k}" transform="rotate(180 150 210)"/>'


def card(a, name, edge, c1, c2, art, rim):
    a.defs.append(f'<clipPath id="q"><path d="{RECT(16, 12)}"/></clipPath><clipPath id="o"><path d="{RECT(0, 18)}"/></clipPath>')
    a.add(path(RECT(0, 18), edge), path(RECT(1.5, 17), "none", None, f'stroke="{lit(edge, .38)}" stroke-width="2.400" stroke-opacity=".8"'))
    a.add(path(RECT(16, 12), a.rad([(0, c1), (1, c2)], .5, .5, .62)), f'<g clip-path="url(#q)">{art}')
    a.add("".join(path(RECT(16, 12), "none", None, f'stroke="{SHADOW}" stroke-opacity=".14" stroke-width="{w}"') for w in (4, 10, 18)), "</g>")
    a.add(path(RECT(16, 12), "none", None, f'stroke="{rim}" stroke-width="2.200"'), path(RECT(9, 14), "none", None, f'stroke="{rim}" stroke-width="1.200" stroke-opacity=".6"'))
    a.add(f'<g clip-path="url(#o)">{a.grain(.4)}</g>')
    a.save(OUT + name + ".svg")


# ---- movement: ochre fields with hoof prints along both edges, a diamond with the sails of the mill, two horseshoes
a = Art(W, H, 41)
half = path(curve("0,0! 300,0! 300,64! 232,40 150,72 80,48 0,78!"), "#D9A552") + path(curve("0,0! 300,0! 300,40! 236,22 150,48 74,26 0,50!"), "#EBC27A")
half += line("".join(f"M{-20+k*30} 84Q{10+k*28} 130 {20+k*26} 210" for k in range(12)), "#8A5A22", 3, .28)
# hoof prints walk along both edges
hoof = curve("0,-13! 10,-12 13,0 11,12! 5,14! 6,2 0,-3 -6,2 -5,14! -11,12! -13,0 -10,-12")
for x, y, k in ((42, 186, -6), (62, 150, 8), (40, 116, -4), (60, 82, 10), (258, 186, 6), (238, 150, -8), (260, 116, 4), (240, 82, -10)):
    half += path(hoof, "#8A5A22", .42, f'transform="translate({x} {y}) rotate({k}) scale(.95)"')
DIA = "M150 92L240 210L150 328L60 210z"
art = turned(a, half) + path(DIA, SHADOW, .4, 'transform="translate(4 7)"') + path(DIA, "#F3DCA8") + path("M150 104L231 210L150 316L69 210z", "#5A3A1E") + path("M150 111L226 210L150 309L74 210z", a.rad([(0, "#8FAAC6"), (1, "#3E5C84")], .5, .5, .6))
# a horseshoe over each point of the diamond
shoe = "M110 134Q96 104 104 74Q114 40 150 38Q186 40 196 74Q204 104 190 134L168 127Q180 102 174 82Q168 62 150 61Q132 62 126 82Q120 102 132 127z"
nails = "".join(f'<rect x="-3" y="-6" width="6" height="12" rx="2" transform="translate({x} {y}) rotate({k})"/>' for x, y, k in ((112, 104, -4), (116, 76, 18), (134, 54, 52), (166, 54, -52), (184, 76, -18), (188, 104, 4)))
s = path(shoe, SHADOW, .38, 'transform="translate(4 7)"') + path(shoe, "#EDF0EC") + path(shoe, "#A3B3C1", None, 'transform="translate(2 3)"') + path("M190 134Q204 104 196 74Q186 40 150 38Q176 50 182 78Q188 104 174 129z", "#64798F", .55) + f'<g fill="#3A4A62">{nails}</g>'
art += turned(a, s)
# the four sails of a mill, at a slant: turned by half they are the same four
sail = path("M14 3L84 3L87 28L16 30z", "#FFF6E2") + path("M14 3L84 3V10L15 11z", "#D8C3A0", .8) + line("M15 17H86M34 3V29M51 3V29M68 3V28", "#7A5438", 2.4) + path("M0 -5L96 -4V3L0 5z", "#5E4030") + path("M0 -5L96 -4V-1L0 -1z", "#A87C54")
a.defs.append(f'<g id="sa">{sail}</g><path id="sb" d="M0 -5L96 -4L87 28L16 30L14 5H0z"/>')
spin = lambda i, dx=0, dy=0: group("".join(f'<use href="#{i}" transform="rotate({k})"/>' for k in (-68, 22, 112, 202)), t=f"translate({150+dx} {210+dy}) scale(.9)")
art += f'<g fill="{SHADOW}" fill-opacity=".34">{spin("sb", 4, 8)}</g>' + spin("sa")
art += path(disc(152, 213, 15), SHADOW, .4) + path(disc(150, 210, 15), "#5E4030") + path(disc(150, 210, 11), "#B08458") + path(disc(150, 210, 5), "#4A3024")
card(a, "back-movement", "#5E3A18", "#D9A04A", "#A96C2A", art, "#F6DDA0")

# ---- mission: steel blue, two rolled letters cross below one seal
a = Art(W, H, 42)
lat = "".join(f"M{x} {y}l22 30 -22 30 -22 -30z" for y in range(-24, 440, 60) for x in range(18, 320, 44))
art = line(lat, "#A9C0D4", 2, .22) + path("".join(disc(x, y, 3) for y in range(6, 440, 60) for x in range(18 - 22, 330, 44)), "#A9C0D4", .3)
half = path(curve("0,0! 300,0! 300,52! 262,78 224,60 188,84 150,62 112,84 76,60 38,78 0,52!"), "#2E4668") + path(curve("0,0! 300,0! 300,38! 262,62 224,46 188,68 150,48 112,68 76,46 38,62 0,38!"), "#3E5C84") + line(curve("0,38! 38,62 76,46 112,68 150,48 188,68 224,46 262,62 300,38!", False), "#E2B65A", 3)
for x in (38, 112, 188, 262):
    y = 60 if x in (38, 262) else 66
    half += line(f"M{x} {y}v16", "#E2B65A", 3) + path(f"M{x-3} {y+13}h6l4 18h-14z", "#E2B65A") + path(f"M{x-3} {y+13}h3l-1 18h-6z", "#F6DDA0")
art += turned(a, half)
# a letter, rolled at both ends, with its lines and a long shadow
sc = path("M-96 -30H96V30H-96z", SHADOW, .4, 'transform="translate(4 9)"') + path("M-92 -28H92V28H-92z", "#EFDFBC") + path("M-92 -28H92V-18H-92z", CREAM, .7) + path("M-92 18H92V28H-92z", "#C9AE84", .7)
sc += line("M-74 -8H-34M-74 4H-40M36 -8H76M42 4H76", "#A5865C", 4)
for x in (-98, 98):
    sc += path(f"M{x-13} -36Q{x-13} -42 {x} -42T{x+13} -36V36Q{x+13} 42 {x} 42T{x-13} 36z", "#D8BE92") + path(f"M{x-13} -36Q{x-13} -42 {x} -42L{x-4} 42Q{x-13} 42 {x-13} 36z", "#FBF0D6") + path(f"M{x+6} -41Q{x+13} -40 {x+13} -36V36Q{x+13} 41 {x+6} 41z", "#A5865C", .8) + path(f"M{x-5} -46H{x+5}V-41H{x-5}zM{x-5} 41H{x+5}V47H{x-5}z", "#7A5438")
k = a.id("s")
a.defs.append(f'<g id="{k}">{sc}</g>')
art += f'<use href="#{k}" transform="translate(150 210) rotate(56)"/><use href="#{k}" transform="translate(150 210) rotate(-56)"/>'
# ribbon ends and the seal: a ring with the knight's star
tail = path("M134 226L112 292L128 288L138 302L152 236z", SHADOW, .35, 'transform="translate(4 7)"') + path("M134 226L112 292L128 288L138 302L154 236z", TULIP) + path("M134 226L112 292L118 290.500L142 228z", lit(TULIP, .35))
art += turned(a, tail)
wax = "".join(f"{n(150+math.cos(t)*q)},{n(210+math.sin(t)*q)} " for i, q in enumerate((50, 46) * 8) for t in (i * math.pi / 8,))
art += path(curve(wax), SHADOW, .4, 'transform="translate(4 7)"') + path(curve(wax), lit(BRICK, .35)) + path(curve(wax), BRICK, None, 'transform="translate(2 3)"') + path(disc(151, 212, 35), dim(BRICK, .35)) + path(disc(151, 213.5, 33), lit(BRICK, .12))
art += path(disc(151, 213, 24) + hole(151, 213, 15), dim(BRICK, .42)) + path(disc(150, 211.5, 24) + hole(150, 211.5, 15), "#F5C45E") + path("M150 187.500a24 24 0 0 0 -24 24h9a15 15 0 0 1 15 -15z", "#FDEBB0") + path("M150 235.500a24 24 0 0 0 24 -24h-9a15 15 0 0 1 -15 15z", "#C98B3C")
card(a, "back-mission", "#1E2E4A", "#6E8CB0", "#3E5C84", art, "#E9D8A8")
