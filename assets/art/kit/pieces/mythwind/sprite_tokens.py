import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_pieces import disc, hole

# The six sprites by name. Each is a square of wood with a pale field and a portrait that grows over its upper edge:
# list and leaf, twigs, a block with a dip, pad and jar, a bell, a body with an empty ring. No two outlines are alike.
NIGHT = "#22396F"
TILE = "M34 22H200Q218 22 218 40V206Q218 224 200 224H34Q16 224 16 206V40Q16 22 34 22z"
FIELD = "M40 36H194Q206 36 206 48V198Q206 210 194 210H40Q28 210 28 198V48Q28 36 40 36z"


def tile(a, wood, top, low, picture, k=1.05):
    a.defs.append(f'<path id="t" d="{TILE}"/><path id="f" d="{FIELD}"/><clipPath id="w"><path d="M-10 -20H250V176H206V198Q206 210 194 210H40Q28 210 28 198V176H-10z"/></clipPath>')
    o = f'<ellipse cx="126" cy="228" rx="108" ry="9" fill="{SHADOW}" fill-opacity=".3"/>'
    o += "".join(f'<use href="#t" x="{n(k*1.1)}" y="{n(k*1.2)}" fill="{dim(wood, .52 if k > 5 else .42)}"/>' for k in range(8, 0, -1))
    o += f'<use href="#t" fill="{lit(wood, .5)}"/><use href="#t" x="2" y="2.500" fill="{a.lin([(0, lit(wood, .16)), (1, dim(wood, .12))], .1, 0, .9, 1)}"/>'
    o += line("M20 60q3 40 0 90M26 120q-3 40 1 70M210 50q-3 50 1 80M213 130q-4 30 0 60M60 29q50 3 90 0M50 217q60 -4 120 0M150 30q20 2 40 0", dim(wood, .3), 2, .55)
    o += f'<use href="#f" fill="{dim(top, .5)}"/><path d="M42 40H194Q206 40 206 48V198Q206 210 194 210H42Q32 210 32 200V50Q32 40 42 40z" fill="{a.lin([(0, top), (1, low)])}"/>'
    a.add(o, f'<g clip-path="url(#w)"><g transform="translate(117 212) scale({k}) translate(-115 -209)">{picture}</g></g>')
    a.add(line("M36 211H198", lit(wood, .4), 2, .8))


def look(x, y, s=5.4, gap=12, to=(0, 0), c=NIGHT, lids=0, skin=None):
    """Two eyes; to = where they look (-1..1), lids = how far the lids hang."""
    o = ""
    for k in (-1, 1):
        ex, ey = x + k * gap + to[0] * 2.2, y + to[1] * 2
        o += f'<ellipse cx="{n(ex)}" cy="{n(ey)}" rx="{n(s*.86)}" ry="{n(s)}" fill="{c}"/><circle cx="{n(ex-s*.3+to[0]*1.2)}" cy="{n(ey-s*.38+to[1])}" r="{n(s*.34)}" fill="{CREAM}"/>'
        if lids:
            q = s * 1.15
            o += path(f"M{n(ex-q)} {n(ey-q)}H{n(ex+q)}V{n(ey-s+2*s*lids)}Q{n(ex)} {n(ey-s+2*s*lids+1.5)} {n(ex-q)} {n(ey-s+2*s*lids)}z", skin) + line(f"M{n(ex-q)} {n(ey-s+2*s*lids)}q{n(q)} 2 {n(2*q)} 0", c, 2.2)
    return o


def blush(x, y, gap, q=6, op=.75):
    return f'<circle cx="{n(x-gap)}" cy="{n(y)}" r="{q}" fill="{PINK}" fill-opacity="{op}"/><circle cx="{n(x+gap)}" cy="{n(y)}" r="{q}" fill="{PINK}" fill-opacity="{op}"/>'


def ground(d, dx=5, dy=6, op=.26):
    return soft(d, dx, dy, 4, op)


def leafshape(x, y, w, h, rot, c, vein=True):
    d = curve(f"0,{n(-h)}! {n(w*.5)},{n(-h*.62)} {n(w*.52)},{n(-h*.26)} 0,0! {n(-w*.52)},{n(-h*.26)} {n(-w*.5)},{n(-h*.62)}")
    o = path(d, lit(c, .45)) + path(d, c, None, 'transform="translate(1.200 1.800)"') + path(curve(f"0,{n(-h)}! {n(w*.5)},{n(-h*.62)} {n(w*.52)},{n(-h*.26)} 0,0!"), dim(c, .3), .45)
    if vein:
        o += line(f"M0 {n(-h*.88)}V8", dim(c, .4), 2)
    return group(o, t=f"translate({n(x)} {n(y)}) rotate({rot})")


# ---- Fyxx, the Keeper: a list on a leaf held up, receipts on a spike, cuffs black with soot
def fyxx():
    c = "#6FA6D4"
    l, d = mix(c, CREAM, .5), mix(c, INDIGO, .45)
    coat, soot = "#3F5C86", "#231D28"
    body = curve("74,150! 54,168 46,192 44,216! 182,216! 178,188 168,164 146,150!")
    o = ground(body) + path(body, coat) + path(curve("146,150! 168,164 178,188 182,216! 150,216! 152,186 140,162!"), dim(coat, .35), .8) + path(curve("74,150! 54,168 46,192 44,216! 58,216! 60,190 68,168 86,153!"), lit(coat, .34), .8)
    # head under its leaf
    o += path(curve("58,106 68,70 110,56 152,70 164,106 150,144 110,158 72,144"), c) + path(curve("148,70! 168,108 150,144 110,158! 144,136 152,106"), d, .45)
    o += path(curve("72,110 82,86 110,92 140,84 150,108 140,136 110,148 82,136"), mix(c, CREAM, .74))
    o += look(110, 112, 7.6, 17, (.9, .2)) + line("M80 97q9 -7 19 -2M122 94q9 -6 19 2", d, 4) + line("M100 134q10 3 19 -2", d, 4) + blush(110, 129, 29, 7)
    hood = "52,118! 38,74 62,36 106,26! 136,22 152,4 182,-2! 184,18 178,38 164,50! 178,74 176,102 166,122! 156,94 136,78 110,78 84,78 62,96"
    o += path(curve(hood), SHADOW, .26, 'transform="translate(3 5)"') + path(curve(hood), MOSS) + path(curve("52,118! 38,74 62,36 106,26! 82,44 68,70 66,92!"), LEAF) + path(curve("106,26! 136,22 152,4 182,-2! 166,20 148,38 126,42"), LEAF) + line("M88 74Q98 50 122 38M124 76Q134 58 150 48", dim(MOSS, .34), 4)
    # one list, held up before it by one sooty hand
    leaf = "92,150! 126,154 148,176 150,214! 66,214! 58,184 70,160"
    leaf = "166,112! 196,128 206,164 188,196 166,220! 144,196 132,164 142,130"
    o += ground(curve(leaf), 4, 5, .34) + path(curve(leaf), lit("#E3DC94", .5)) + path(curve(leaf), "#D6D486", None, 'transform="translate(1.600 2.400)"') + path(curve("166,112! 196,128 206,164 188,196 166,220!"), "#8E9C4C", .45) + line("M167 122V216", "#7A8840", 4) + line("M148 146h38M146 164h44M150 182h34", "#4A3A2E", 6)
    o += path(ribbon(sample("76,170 86,192 122,200", 8), [32, 30, 26], 0), lit(coat, .08)) + path(ribbon(sample("98,196 112,200 128,199", 6), [29, 29, 28], 0), soot) + path(curve("126,188 142,182 156,188 158,200 148,209 128,208"), c) + line("M140 192l14 1M140 200l14 0", d, 2.6)
    o += path(curve("70,146! 84,158 98,154 110,163! 124,154 138,158 152,144! 150,166 132,168 126,178! 112,168 98,170 92,178! 86,168 72,164"), LEAF) + path(curve("70,146! 84,158 98,154 110,163! 98,167 82,163"), lit(LEAF, .3), .8)
    return o


# ---- Bouque: mostly wood; twigs in flower, and one leg of a chair; it looks elsewhere
def bouque():
    c = "#7FA2BE"
    b, bl, bd = "#7A5A48", "#B48A66", "#4E3838"
    o = ""
    twig = lambda s, w: path(ribbon(sample(s, 8), w), b) + path(ribbon([(x - w[0] * .2, y - 1) for x, y in sample(s, 8)], [q * .34 for q in w]), bl, .9)
    tw = (("92,84 74,58 62,36 56,8", [15, 11, 8, 4]), ("72,54 54,48 40,36", [9, 7, 3]), ("62,38 76,24 80,8", [8, 6, 3]), ("136,82 158,60 180,44 204,36", [15, 11, 8, 3]), ("158,60 158,38 168,20", [9, 7, 3]), ("182,44 190,60 200,66", [7, 5, 3]), ("114,72 116,48 110,28", [8, 6, 3]))
    body = curve("92,156! 90,170 78,178 62,190 54,216! 178,216! 172,192 154,178 140,170 136,156!")
    o += ground(body) + "".join(twig(*t) for t in tw)
    # torso: turned like the leg of a chair
    o += path(body, b) + path(curve("136,156! 140,170 154,178 172,192 178,216! 144,216! 146,192 132,178 124,160!"), bd, .75) + path(curve("92,156! 90,170 78,178 62,190 54,216! 66,216! 70,196 86,184 98,174 100,156!"), bl, .8)
    o += path("M88 158Q114 168 140 156L142 166Q114 178 87 168z", bl) + path("M88 164Q114 174 141 162L142 166Q114 178 87 168z", bd, .6) + path("M80 176Q114 190 150 174L153 182Q114 200 76 185z", lit(b, .16)) + line("M76 186Q114 201 153 183", bd, 2.4)
    # head: a length of stem
    head = curve("80,78! 94,68 116,66 138,70 150,76! 154,100 150,130 142,154! 116,164 90,156! 80,130 76,102")
    o += ground(head, 4, 5, .28) + path(head, b) + path(curve("150,76! 154,100 150,130 142,154! 130,160 122,160! 138,130 140,100 138,72!"), bd, .6) + path(curve("80,78! 76,102 80,130 90,156! 97,158! 88,130 86,100 92,72!"), bl, .85)
    o += path(curve("80,78! 94,68 116,66 138,70 150,76! 138,86 116,90 92,86"), "#D9B383") + path(curve("94,78 104,73 120,72 136,76 126,81 106,82"), "#B98C60", .8) + line("M108 77q8 -3 16 0", "#8A6242", 2)
    o += path(curve("90,116 94,98 114,102 134,96 143,112 138,138 116,148 96,138"), mix(c, CREAM, .6))
    o += look(116, 118, 6.6, 13, (-1.5, -.8)) + blush(117, 132, 22, 8, .95) + line("M110 137q8 3 13 -2", NIGHT, 3) + line("M94 100q6 -6 13 -4M124 95q8 -3 13 3", bd, 3)
    o += line("M84 140q4 10 8 14M146 134q-2 12 -6 18", bd, 2, .7)
    # one arm is a branch, the other leans on the frame
    o += twig("158,190 182,170 190,142 186,120", [22, 17, 13, 9]) + twig("190,144 202,132 206,120", [9, 7, 4]) + twig("188,128 178,116 172,112", [8, 6, 3])
    # leaves and flowers: more than usual, it is pleased
    for x, y, w, h, rot in ((58, 30, 13, 24, -70), (80, 14, 12, 22, 30), (44, 44, 13, 24, -100), (196, 42, 13, 24, 96), (164, 30, 12, 22, -50), (114, 40, 12, 22, 50), (150, 68, 14, 24, 110), (202, 136, 12, 22, 90), (176, 116, 12, 20, -80)):
        o += leafshape(x, y, w, h, rot, LEAF if x % 3 else MOSS, False)

    def flower(x, y, s, p="#F2A9A4"):
        q = "".join(disc(x + math.cos(t) * s * .74, y + math.sin(t) * s * .74, s * .62) for t in (.3, 1.56, 2.8, 4.06, 5.3))
        return path(q, dim(p, .22), None, 'transform="translate(1.200 2)"') + path(q, p) + path(disc(x - s * .3, y - s * .4, s * .4), CREAM, .6) + path(disc(x, y, s * .42), LAMP)
    for x, y, s in ((56, 12, 10), (40, 34, 8), (80, 6, 7), (204, 36, 9), (168, 18, 9), (109, 26, 8), (66, 50, 6.5), (204, 116, 8), (184, 116, 8.5), (92, 88, 7)):
        o += flower(x, y, s, "#F2A9A4" if x % 2 else "#F6D3C0")
    return o


# ---- Chunk: rock, square, with a dip in its head as in a step
def chunk():
    c = "#7C88A6"
    l, d = lit(c, .42), "#4A5178"
    o = ""
    legs = "M66 186h34v36h-40zM132 186h34l6 36h-40z"
    body = curve("44,66! 62,58 76,58! 86,82 112,90 140,82 152,56! 168,54 186,62! 190,100 188,150 184,196! 120,204 50,198! 42,150 40,100")
    o += ground(body, 6, 7, .34) + path(legs, d)
    o += path(body, c)
    # facets: lit left, shaded right, hollow top
    o += path(curve("44,66! 62,58 76,58! 70,84 64,110 66,150 60,198! 50,198! 42,150 40,100"), l, .8) + path(curve("186,62! 190,100 188,150 184,196! 150,202! 162,160 160,110 152,80!"), d, .7)
    o += path(curve("44,66! 62,58 76,58! 86,82 112,90 140,82 152,56! 168,54 186,62! 172,68 160,70! 150,94 114,104 80,96 68,70!"), lit(c, .62)) + path(curve("76,58! 86,82 112,90 140,82 152,56! 156,62 158,68! 146,92 114,101 84,94 72,66!"), lit(c, .28)) + line("M90 90q24 10 50 -2", lit(c, .7), 2.6)
    # one leaf for a hood: it lies in the corner of the step, with some moss
    o += leafshape(166, 64, 26, 44, -62, LEAF) + path(scallop(Random5(), "44,66 60,58 72,62 70,80 60,92 46,84", 8), MOSS) + path(scallop(Random5(), "46,66 58,60 66,66 58,76 48,76", 6), LEAF)
    # cracks, chisel marks
    o += line("M176 120l-12 14 6 16M54 140l10 8 -2 16M140 190l-8 -10M98 112l-6 -8", d, 2.6, .8) + path("M158 168h14v5h-14zM154 178h16v5h-16zM52 176h12v4h-12z", dim(c, .28), .7)
    # a face set low and square
    face = curve("76,124! 112,118 148,124! 152,146 146,172! 112,178 78,172! 74,146")
    o += path(face, dim(c, .2), None, 'transform="translate(-2 -2.500)"') + path(face, mix("#8FB4D6", CREAM, .52))
    o += look(112, 142, 6.4, 17) + path("M84 128h22v6h-22zM120 128h22v6h-22z", d) + path("M100 161h24v4h-24z", NIGHT) + blush(112, 158, 26, 6)
    # short arms, folded on the knees
    for s in (-1, 1):
        x = 112 + s * 62
        o += path(curve(f"{x-14},160! {x+14},158! {x+17},190 {x+12},206! {x-14},206! {x-17},186"), mix(c, d, .2 if s < 0 else .65)) + path(curve(f"{x-14},160! {x-17},186 {x-14},206! {x-6},206! {x-8},184 {x-5},159!"), lit(c, .4), .7 if s < 0 else .35) + line(f"M{x-5} 194v10M{x+4} 194v10", d, 2)
    return o


# ---- Messler: swamp; a lily pad, two wet sleeves, and the same jar
def messler():
    c = "#5F9CA8"
    d = mix(c, INDIGO, .5)
    coat = "#2E4F56"
    r = Random5()
    o = path(blades(r, 60, 214, 30, 110, 5, -.04) + blades(r, 178, 214, 30, 104, 5, .03), "#5C7A4A") + line("M46 212Q45 150 46 104M190 212Q190 150 188 108", "#4E6A3E", 4) + path(ribbon([(46, 124), (46, 112), (46, 100)], [9, 13, 6]), "#6E4634") + path(ribbon([(189, 126), (188, 114), (188, 102)], [9, 12, 6]), "#6E4634")
    body = curve("84,136! 64,152 52,180 46,216! 184,216! 178,178 164,150 144,136!")
    o += ground(body) + path(body, coat) + path(curve("84,136! 64,152 52,180 46,216! 58,216! 64,184 76,160 94,144!"), lit(coat, .28), .8)
    o += path(curve("70,112 76,84 114,76 152,84 158,112 148,138 114,148 80,138"), c) + path(curve("152,84! 160,112 148,138 114,148! 142,130 148,108"), d, .45)
    o += path(curve("82,112 88,96 114,98 140,96 147,112 138,132 114,140 90,132"), mix(c, CREAM, .66))
    o += look(114, 111, 6.6, 15, (-.6, .5), lids=.34, skin=mix(c, CREAM, .4)) + line("M98 127q12 8 30 -5", NIGHT, 3.6) + line("M126 120q5 1 6 5", NIGHT, 2.6) + blush(114, 124, 26, 5.5)
    # the hat: a whole lily pad, dripping at the brim, a frog's seat on top
    pad = "24,84 34,66 68,54 112,50 158,52 194,64 206,82 196,94 160,100 112,102! 106,90 98,82! 92,90 90,101! 54,100 30,96"
    o += path(curve(pad), SHADOW, .26, 'transform="translate(3 7)"') + path(curve(pad), "#C3D98A", None, 'transform="translate(-1 -2.500)"') + path(curve(pad), "#6E9A52") + path(curve("112,50 158,52 194,64 206,82 196,94 160,100 112,102! 120,76"), "#3F6A48", .5) + line("M112 74L36 84M112 74L66 58M112 74L124 54M112 74L172 60M112 74L196 84M112 74L146 98M110 76L64 98", "#A9C97A", 2.2, .7)
    o += path(curve("98,58! 92,44 96,32 104,26! 110,36 112,48 110,60!"), "#F3DCE4") + path(curve("126,58! 132,44 128,32 120,26! 114,36 112,48 114,60!"), "#E5B9CC") + path(curve("112,22! 120,34 122,48 112,62 102,48 104,34"), "#FBF0F2") + path("M104 58q8 6 16 0l-3 6h-10z", LAMP)
    # sleeves, long and heavy with water
    sl = "84,144! 60,150 44,168 34,196 34,216! 84,216! 92,196 102,186 108,180! 98,164!", "144,144! 168,150 184,168 196,196 196,216! 146,216! 138,196 126,186 120,180! 132,164!"
    o += path(curve(sl[1]), dim(coat, .25)) + path(curve(sl[0]), lit(coat, .08)) + path(curve("84,144! 60,150 44,168 34,196 34,216! 44,216! 48,192 62,168 88,152!"), lit(coat, .36), .8)
    o += path("M34 186Q60 196 92 188L90 200Q60 208 33 200zM138 188Q166 198 195 186L196 200Q166 208 142 200z", "#1E3640", .7)
    # the jar: always this one, empty, well corked
    jar = "92,152! 90,146 94,140! 134,140! 138,146 136,152! 144,160 146,172 146,200 140,208! 88,208! 82,200 82,172 84,160"
    o += '<g transform="translate(114 210) scale(.84) translate(-114 -210)">' + ground(curve(jar), 4, 5, .35) + path(curve(jar), "#DDF0EA") + path(curve(jar), "#9CCBC8", .8, 'transform="translate(1.500 2)"') + path(curve("136,152! 144,160 146,172 146,200 140,208! 126,208! 134,196 134,172 128,154!"), "#3F7480", .45) + path("M92 162q-3 18 -1 36h8q-3 -18 0 -38z", CREAM, .85) + path("M88 130Q114 124 140 130L138 146Q114 152 90 146z", "#C99A66") + path("M88 130Q114 124 140 130L139 136Q114 130 89 136z", "#EDD0A0") + line("M86 154Q114 162 142 154", "#8A6A4A", 3)
    o += path(curve("72,184 82,176 94,180 96,190 86,196 74,194"), c) + path(curve("134,184 144,178 156,184 156,194 144,197 134,192"), mix(c, d, .35)) + line("M86 182l8 2M86 188l9 1M136 186l8 -2M136 191l9 0", d, 2) + "</g>"
    # drips
    drop = lambda x, y, s: path(curve(f"{n(x)},{n(y-s*1.9)}! {n(x+s)},{n(y)} {n(x)},{n(y+s)} {n(x-s)},{n(y)}"), "#CFEDF2") + path(disc(x - s * .25, y + s * .1, s * .3), CREAM)
    return o + drop(52, 110, 5.5) + drop(180, 112, 5) + drop(42, 126, 4) + drop(192, 132, 4.4) + drop(172, 126, 3.4)


# ---- Elida: faerie; a bellflower over it, a bell below, and the air rings
def elida():
    c = "#A79BD6"
    d = mix(c, INDIGO, .5)
    gown, gl, gd = "#7C62B0", "#B7A4E0", "#453878"
    o = ""
    # wings of thin paper
    for s in (-1, 1):
        X = lambda spec: curve(" ".join(f"{n(114+s*(float(t.split(',')[0])-114))},{t.split(',')[1]}" for t in spec.split()))
        up, lo = X("120,132! 150,76 186,54 208,62 212,96 190,128 156,144"), X("122,140! 160,140 194,150 204,172 190,190 158,178")
        o += path(lo, "#F3EEFA", .6) + path(up, "#FBF7FF", .85) + path(up, mix(c, CREAM, .5), .55, 'transform="translate(2 3)"') + line(f"M{114+s*10} 134Q{114+s*50} 104 {114+s*88} 74M{114+s*14} 138Q{114+s*60} 120 {114+s*92} 100M{114+s*14} 144Q{114+s*56} 152 {114+s*82} 172", c, 2, .8)
    # a bell to the ground
    body = curve("96,140! 88,168 76,188 52,202 46,216! 184,216! 178,202 152,188 140,168 132,140!")
    o += ground(body) + path(body, gown) + path(curve("132,140! 140,168 152,188 178,202 184,216! 142,216! 134,190 126,164 122,142!"), gd, .7) + path(curve("96,140! 88,168 76,188 52,202 46,216! 62,216! 80,202 94,184 104,144!"), gl, .85)
    o += path("M58 198Q114 214 170 198L178 204Q114 222 50 204z", LAMP, .9) + line("M92 164Q114 172 136 164", gl, 3)
    # head
    o += path(curve("76,112 82,86 114,78 146,86 152,112 142,138 114,148 86,138"), c) + path(curve("146,86! 154,112 142,138 114,148! 138,130 142,108"), d, .4)
    o += path(curve("86,114 92,100 114,104 136,100 142,114 134,132 114,140 94,132"), mix(c, CREAM, .74))
    o += line("M92 114q7 6 14 0M122 114q7 6 14 0", NIGHT, 3.6) + line("M94 117l-3 4M134 117l3 4", NIGHT, 2.4) + f'<ellipse cx="114" cy="130" rx="5" ry="6" fill="{NIGHT}"/><ellipse cx="114" cy="132.500" rx="3" ry="3" fill="#E58E78"/>' + blush(114, 125, 21, 6)
    # the bellflower
    fl = "114,22! 134,26 144,44 148,64 158,82 178,92! 164,98 156,108! 148,96 140,98 132,106! 124,94 104,94 96,106! 88,98 80,96 72,108! 64,98 50,92! 70,82 80,64 84,44 94,26"
    o += path(curve(fl), SHADOW, .24, 'transform="translate(3 6)"') + path(curve(fl), "#8A6CC0") + path(curve("114,22! 134,26 144,44 148,64 158,82 178,92! 164,98 156,108! 148,96 140,98! 134,70 128,44"), "#4E3E86", .6) + path(curve("114,22! 94,26 84,44 80,64 70,82 50,92! 64,96 72,106! 84,80 92,54"), "#C3B0EA", .9) + line("M112 30Q106 60 98 100M118 30Q126 60 132 100", "#5E4A98", 2.4, .7)
    o += path(curve("94,34! 104,22 114,18 126,22 136,34! 124,30 114,38 104,30"), MOSS) + path(ribbon(sample("114,24 114,10 124,2 134,6", 5), [6, 5, 4, 2]), MOSS)
    # two hands ring two small bells
    bell = lambda x, y, s, rot: group(path(curve("-9,6! -6,0 -5,-8 0,-13 5,-8 6,0 9,6! 0,10"), "#8A5A1E", None, 'transform="translate(1.400 2)"') + path(curve("-9,6! -6,0 -5,-8 0,-13 5,-8 6,0 9,6! 0,10"), LAMP) + path(curve("-9,6! -6,0 -5,-8 0,-13! -2,-4 -3,8!"), "#FFF0BC") + path(disc(0, 10, 2.6), "#8A5A1E"), t=f"translate({x} {y}) rotate({rot}) scale({s})")
    o += path(ribbon(sample("98,152 84,164 74,160", 6), [14, 11, 9]), gl) + f'<circle cx="72" cy="159" r="7.500" fill="{c}"/>' + path(ribbon(sample("130,152 146,164 156,158", 6), [14, 11, 9]), gown) + f'<circle cx="158" cy="157" r="7.500" fill="{mix(c, d, .3)}"/>' + bell(66, 174, 1.5, 16) + bell(165, 171, 1.5, -18)
    return o + line("M46 164a24 24 0 0 0 4 24M38 158a36 36 0 0 0 5 36M186 162a24 24 0 0 1 -2 24M194 156a36 36 0 0 1 -3 36", "#5E4A98", 3, .85)


# ---- Ponk: the Creator; something is still missing, in the middle, and round
def ponk():
    c = "#6A5C9C"
    l, d = mix(c, CREAM, .42), "#372E62"
    o = ""
    cx, cy, R, q = 116, 158, 62, 27
    ringd = disc(cx, cy, R) + hole(cx, cy, q)
    # arms out, palms up
    for s in (-1, 1):
        o += path(ribbon(sample(f"{cx+s*50},{150} {cx+s*80},{146} {cx+s*86},{116}", 8), [24, 20, 17], 0), mix(c, d, .15 if s < 0 else .5)) + path(curve(f"{cx+s*74},114 {cx+s*82},100 {cx+s*92},98 {cx+s*96},106 {cx+s*94},120 {cx+s*84},124"), l if s < 0 else mix(c, CREAM, .25)) + line(f"M{cx+s*80} 106l{s*2} -10M{cx+s*88} 104l{s*3} -10", mix(c, CREAM, .3), 5)
    o += f'<g fill-rule="evenodd">' + path(ringd, SHADOW, .3, 'transform="translate(5 7)"') + path(ringd, l) + path(ringd, c, None, 'transform="translate(2 3)"') + "</g>"
    o += path(f"M{cx} {cy-R}A{R} {R} 0 0 1 {cx} {cy+R}L{cx+8} {cy+q+20}A{R*.76:.0f} {R*.76:.0f} 0 0 0 {cx+14} {cy-R+14}z", d, .5)
    # the rim of the empty place: thickness seen at the upper left, light at the lower right
    o += line(f"M{cx-q*.72:.0f} {cy+q*.72:.0f}A{q} {q} 0 0 1 {cx+q*.72:.0f} {cy-q*.72:.0f}", d, 7) + line(f"M{cx+q*.8:.0f} {cy-q*.6:.0f}A{q} {q} 0 0 1 {cx-q*.6:.0f} {cy+q*.8:.0f}", lit(c, .55), 4)
    # mends: patches, stitches
    o += path("M70 176l20 8 -8 20 -20 -8z", AMBER) + path("M150 186l16 -8 8 16 -16 8z", "#86A85A") + line("M66 180l6 -3M74 184l-1 -6M64 192l5 3M84 202l-3 -5M152 182l4 4M168 196l-4 -4M160 180l2 6", CREAM, 2.6)
    # head
    o += path(curve("78,86 84,58 116,48 148,58 154,86 144,112 116,122 88,112"), dim(c, .2), None, 'transform="translate(3 5)"') + path(curve("78,86 84,58 116,48 148,58 154,86 144,112 116,122 88,112"), c) + path(curve("148,58! 156,86 144,112 116,122! 140,104 144,82"), d, .5)
    o += path(curve("89,86 94,70 116,74 138,70 143,86 136,106 116,113 96,106"), mix("#A9A2DA", CREAM, .6))
    o += look(116, 88, 7, 13.5, (0, .9)) + f'<ellipse cx="116" cy="104" rx="4" ry="3.600" fill="{NIGHT}"/>' + blush(116, 101, 21, 5.5) + line("M96 75q7 -6 14 -2M122 73q8 -4 14 2", d, 3)
    # a hood of two seed leaves, a needle in it with the thread hanging
    for spec, k in (("116,62! 96,58 78,66 66,60 54,40! 76,30 100,36 112,50!", LEAF), ("116,62! 136,58 152,66 166,58 178,38! 156,28 132,36 118,50!", MOSS)):
        o += path(curve(spec), SHADOW, .22, 'transform="translate(2 5)"') + path(curve(spec), k)
    o += line("M112 56Q90 42 60 42M120 56Q144 40 172 40", dim(MOSS, .35), 2.4) + path(ribbon(sample("116,60 114,36 118,20", 6), [9, 7, 5]), MOSS) + path(disc(119, 16, 9), "#C98B3C", None, 'transform="translate(1.200 2)"') + path(disc(119, 16, 9), LAMP) + path(disc(116, 13, 3.4), "#FFF0BC")
    return o


for name, f, wood, top, low in (("fyxx", fyxx, "#8A5E3A", "#F6E2B0", "#D9B070"), ("bouque", bouque, "#6E7A4A", "#F3E7C0", "#BFC58A"), ("chunk", chunk, "#7E7288", "#F8E3C8", "#D9A98A"), ("messler", messler, "#4E5A52", "#EADFA8", "#A9B98A"), ("elida", elida, "#6E5A8A", "#FBE6DC", "#E3A9B4"), ("ponk", ponk, "#A8703C", "#FFF0CC", "#F0BC62")):
    a = Art(240, 240, 61)
    tile(a, wood, top, low, f(), {"bouque": .96, "elida": 1, "fyxx": 1.02}.get(name, 1.05))
    a.save(OUT + f"sprite-{name}.svg")
