import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_pieces import disc, hole

# Four opened envelopes, each with its letter half out, its own seal and its own stamp. Letter, seal and stamp differ
# in shape; writing is only hinted, nothing can be read.


def wave(x, y, w, c, k=4, amp=2.6, rise=0):
    """A line of writing: uneven hops."""
    d, r, px = f"M{n(x)} {n(y)}", Random5(), 0
    while px < w - 6:
        q = min(w - px, r.uniform(7, 15))
        d += f"q{n(q*.5)} {n(-amp*r.uniform(.6,1.6))} {n(q)} {n(rise*q)}"
        px += q
        if r.random() < .26 and px < w - 14:
            px += 6
            d += f"m6 0"
    return line(d, c, k)


def envelope(a, paper, inside, letter, seal, stamp, extra="", rot=-3):
    """Back of an envelope that lies on its face, flap up: letter out of the top. seal sits on the lifted flap's edge, stamp on the near corner."""
    lo, d = dim(paper, .16), dim(paper, .34)
    back = "M60 132L64 300Q64 306 70 306L412 300Q420 300 420 292L416 124z"
    o = f'<ellipse cx="252" cy="302" rx="196" ry="13" fill="{SHADOW}" fill-opacity=".3"/>'
    o += soft(back, 6, 8, 7, .3)
    # the flap, folded back behind the letter
    flap = curve("60,132! 150,72 216,30 236,20! 258,24 336,70 416,124!")
    o += soft(flap, 5, 6, 5, .22) + path(flap, lit(inside, .3)) + path(flap, inside, None, 'transform="translate(2 4)"') + path(curve("236,20! 258,24 336,70 416,124! 380,116 300,68 244,40!"), dim(inside, .3), .4)
    o += path("M60 132L416 124L420 200L60 210z", dim(inside, .28))
    o += letter
    # the pocket: two side folds, then the low fold over them
    side = "M60 132Q62 126 70 132L236 236L406 128Q416 120 416 130L420 292Q420 300 412 300L70 306Q64 306 64 300z"
    o += soft(side, -2, -4, 4, .22) + path(side, lit(paper, .5)) + f'<path d="{side}" transform="translate(2 3)" fill="{a.lin([(0, lit(paper, .08)), (1, lo)], 0, 0, 1, .6)}"/>'
    o += path("M416 130L420 292Q420 300 412 300L300 302L244 240z", d, .28)
    low = curve("66,302! 140,250 210,212 240,204! 272,210 340,252 416,296! 240,305")
    o += soft(low, 0, -3, 4, .2) + path(low, lit(paper, .5)) + path(low, mix(paper, lo, .35), None, 'transform="translate(1 4)"') + path(curve("240,204! 272,210 340,252 416,296! 340,299! 290,262 250,228"), d, .25)
    return group(o + extra + stamp + seal, t=f"rotate({rot} 240 200)")


def sheetof(a, d, c, writing, shade=.3):
    return soft(d, 5, 6, 5, .26) + path(d, lit(c, .6)) + f'<path d="{d}" transform="translate(1.500 2.500)" fill="{a.lin([(0, lit(c, .12)), (1, dim(c, .12))], 0, 0, .8, 1)}"/>' + writing


def wax(x, y, R, c, mark, broken=True):
    """A seal that has been broken: two halves, one turned a little."""
    blob = curve([(math.cos(t) * R * q, math.sin(t) * R * q) for t, q in zip([k * 6.283 / 15 for k in range(15)], (1.05, 1, .96, 1.04, 1.1, 1.02, .95, .99, 1.06, 1.01, .95, 1.02, 1.08, .99, .97))], prec=1)
    o = path(blob, SHADOW, .34, 'transform="translate(5 6)"') + path(blob, dim(c, .34), None, 'transform="translate(2 3)"') + path(blob, lit(c, .42)) + path(blob, c, None, 'transform="translate(1.500 2)"')
    o += path(disc(0, 0, R * .7), dim(c, .3)) + path(disc(1.5, 2, R * .68), mix(c, dim(c, .3), .25)) + mark
    if broken:
        o += line(f"M{n(-R*.96)} {n(R*.5)}L{n(-R*.52)} {n(R*.36)}L{n(-R*.2)} {n(R*.62)}L{n(R*.24)} {n(R*.4)}L{n(R*.5)} {n(R*.62)}L{n(R*.98)} {n(R*.4)}", dim(c, .62), 3.6, .95, "butt")
    return group(o, t=f"translate({x} {y})")


def stampof(x, y, w, h, c, picture, rot=6, ground="#F8F0DC"):
    """A stamp with a cut edge; the picture is drawn in 0..w, 0..h."""
    e = "".join(disc(q, 0, 3.2) + disc(q, h, 3.2) for q in range(5, int(w), 9)) + "".join(disc(0, q, 3.2) + disc(w, q, 3.2) for q in range(5, int(h), 9))
    o = path(f"M-3 -3h{w+6}v{h+6}h-{w+6}z", SHADOW, .28, 'transform="translate(3 4)"') + path(f"M-3 -3h{w+6}v{h+6}h-{w+6}z" , ground) + path(e, dim(ground, .12), .55) + path(f"M5 5h{w-10}v{h-10}h-{w-10}z", c) + picture
    return group(o, t=f"translate({x} {y}) rotate({rot})")


def post(x, y, c, op=.55):
    """A postmark: two rings and a few waves, over the stamp's corner."""
    return f'<g transform="translate({x} {y}) rotate(-12)"><circle r="26" fill="none" stroke="{c}" stroke-opacity="{op}" stroke-width="3"/><circle r="18" fill="none" stroke="{c}" stroke-opacity="{op}" stroke-width="2"/>' + line("M-82 -12q8 -6 16 0t16 0t14 0M-84 0q8 -6 16 0t16 0t16 0M-82 12q8 -6 16 0t16 0t14 0", c, 2.6, op) + "</g>"


# ---- 1: a leaf with a list; a seal of wax with an oak leaf; the stamp is the door in the bark
a = Art(480, 320, 71)
leaf = "232,252! 150,226 122,160 140,92 188,40 250,4! 302,44 338,104 330,172 300,226"
L = sheetof(a, curve(leaf), "#A9BE62", path(curve("250,4! 302,44 338,104 330,172 300,226 232,252! 236,130"), "#6E8A42", .38))
L += line("M250 8Q232 120 232 250", "#5E7A3A", 5) + line("M244 60L188 70M244 60L296 76M238 110L160 116M238 110L326 122M234 160L146 162M234 160L330 170", "#7E984A", 2.4, .8)
for i, (y, x, w) in enumerate(((66, 190, 100), (92, 172, 128), (118, 166, 150), (144, 162, 130), (170, 162, 152))):
    L += f'<circle cx="{x-14 if i else x-10}" cy="{y-2}" r="5" fill="none" stroke="#3E2E2A" stroke-width="2.600"/>' + (line(f"M{x-17 if i else x-13} {y-4}l4 5 8 -11", BRICK, 3.4) if i in (0, 1, 3) else "") + wave(x, y, w, "#3E2E2A", 3.8)
door = path("M14 58V34Q14 14 30 14T46 34V58z", "#5A3E34") + path("M19 58V36Q19 20 30 20T41 36V58z", "#7E9E62") + path(disc(30, 34, 5), LAMP) + path(disc(37, 46, 2), LAMP) + path("M6 58h48v6h-48z", "#4E6A3E")
oakleaf = path(curve("0,-18! 6,-14 5,-9 12,-8 9,-1 13,4 6,8 2,14! -2,14! -6,8 -13,4 -9,-1 -12,-8 -5,-9 -6,-14"), lit(MOSS, .45)) + line("M0 -10V20", dim(MOSS, .4), 2.6)
a.add(envelope(a, "#C9A878", "#A9845C", L, wax(240, 232, 32, "#5E7F4E", oakleaf), stampof(334, 216, 60, 70, "#E9D6A0", door) + post(322, 278, "#4A3A2E"), extra=path(curve("92,232 100,214 112,222 110,240 98,248") + curve("118,246 122,234 132,240 130,252 122,256") + curve("86,262 90,252 98,256 96,266"), "#2B2233", .38)))
a.save(OUT + "envelope-1.svg")

# ---- 2: the masons: carpenter's pencil, a wall with four holes left in it; a lump of mortar for a seal
a = Art(480, 320, 72)
P = "142,244! 128,34! 230,27 338,18! 352,236!"
L = sheetof(a, curve(P), "#EFE6D6", line("M132 88L346 74M134 136L348 124M137 190L350 180", "#CFC2B4", 2.4) + line("M206 34L216 240M274 28L284 240", "#CFC2B4", 2.4))
w = ""
for j in range(5):
    y0 = 76 + j * 24
    for i in range(6 if j % 2 else 5):
        x0 = 158 + i * 33 - (16 if j % 2 else 0)
        x1, x0 = min(x0 + 31, 322), max(x0, 158)
        if x1 - x0 > 8:
            w += f"M{n(x0)} {n(y0-x0*.05)}L{n(x1)} {n(y0-x1*.05)}V{n(y0+21-x1*.05)}L{n(x0)} {n(y0+21-x0*.05)}z"
L += path(w, "#B9AEB4", .55) + line(w, "#5A5262", 2)
for x, y in ((192, 82), (272, 78), (190, 130), (270, 126)):
    L += path(f"M{x} {y}l22 -1 1 22 -22 1z", "#2B2233") + path(f"M{x} {y}l22 -1v5l-17 1v17l-5 0z", "#5A4A5E")
L += wave(150, 46, 150, "#5A5262", 4.4, 3, -.05) + wave(168, 206, 140, "#5A5262", 4.4, 3)
trowel = path("M30 14l16 24q-16 12 -32 0z", "#B9B4C6") + path("M30 14l6 9q-10 6 -15 19q-4 -1 -7 -4z", "#F3EEE6") + path("M27 42h6v10h-6z", "#6E6480") + path("M26 50h8l2 14h-12z", "#8A5636")
mark = line("M-13 -13L-5 9M-4 -15L4 7M12 -14Q18 2 8 10Q-2 17 -14 14", "#6F6680", 5)
a.add(envelope(a, "#A79C9A", "#7E7480", L, wax(240, 236, 33, "#D2C6B8", mark), stampof(336, 214, 60, 70, "#8C4A3A", trowel, -5) + post(326, 276, "#2B2233"), extra=path(curve("84,240! 100,226 128,232 140,246! 120,262 92,258") + curve("96,274 110,268 122,276 108,284"), "#EFE9DE", .5), rot=2))
# the pencil that wrote it
a.add(group(path("M0 0H112L130 6.500L112 13H0z", SHADOW, .3, 'transform="translate(5 7)"') + path("M0 0H112V13H0z", "#A8482F") + path("M0 0H112V4H0z", "#D9785A") + path("M0 9H112V13H0z", "#6E2E26") + path("M112 0L130 6.500L112 13z", "#E9C48E") + path("M124 4.300L130 6.500L124 8.700z", "#3A3040"), t="translate(40 226) rotate(32)"))
a.save(OUT + "envelope-2.svg")

# ---- 3: out of the bell: a sheet scratched on bronze by two hands that interrupt each other
a = Art(480, 320, 73)
B = "150,246! 132,150 140,52! 160,36 232,24 306,28! 330,40 340,150 334,244!"
L = sheetof(a, curve(B), "#A9793E", path(curve("306,28! 330,40 340,150 334,244! 290,246! 304,150 290,40!"), "#5E3E26", .45) + path(curve("160,36! 200,28 220,26! 196,120 190,246! 150,246! 132,150 140,52!"), "#E3B873", .5) + path(curve("150,226 180,214 214,222 200,240 160,244") + curve("290,52 314,56 322,88 306,92") + curve("146,64 160,58 166,76 152,92"), "#5E9A86", .75) + path("M214 28l10 0 -52 216h-10zM234 26l4 0 -50 218h-4z", CREAM, .28))
for i, (x, y, w) in enumerate(((164, 66, 130), (158, 92, 76), (160, 118, 146), (158, 144, 60), (160, 170, 140), (162, 196, 100))):
    # the first hand writes level
    L += group(wave(x, y, w, "#F3DCA6", 3.4, 3), wave(x + 1, y + 2, w, "#4A2E20", 2, 3))
for x, y, w, k in ((246, 96, 78, -.16), (230, 148, 92, -.16), (274, 198, 50, -.16)):
    # the second one breaks in, slanting and deeper
    L += wave(x, y + 8, w, "#2F4A50", 5, 5, k)
frost = "".join(line("".join(f"M0 0L{n(math.cos(t)*s)} {n(math.sin(t)*s)}M{n(math.cos(t)*s*.55)} {n(math.sin(t)*s*.55)}L{n(math.cos(t+.35)*s*.85)} {n(math.sin(t+.35)*s*.85)}M{n(math.cos(t)*s*.55)} {n(math.sin(t)*s*.55)}L{n(math.cos(t-.35)*s*.85)} {n(math.sin(t-.35)*s*.85)}" for t in [k * 1.047 + .3 for k in range(6)]), "#FFFFFF", 2.4, .85, extra=f'transform="translate({x} {y})"') for x, y, s in ((104, 232, 22), (138, 268, 15), (90, 280, 12)))
BELL = "-20,14! -13,6 -12,-6 -9,-16 0,-21 9,-16 12,-6 13,6 20,14!"
bl = lambda c, s, x, y, rot=0: group(path(disc(0, 17, 5.6), dim(c, .5)) + path(curve(BELL), dim(c, .4), None, 'transform="translate(1.500 2)"') + path(curve(BELL), c) + path(curve("-20,14! -13,6 -12,-6 -9,-16 0,-21! -4,-8 -5,4 -8,14!"), lit(c, .55)) + path(curve("20,14! 13,6 12,-6 9,-16 4,-20! 6,-4 8,6 10,14!"), dim(c, .4), .7) + path("M-21 12H21V17H-21z", lit(c, .25)) + path(disc(0, -22, 4.4), c), t=f"translate({x} {y}) rotate({rot}) scale({s})")
cup = path("M5 5h50v60h-50z", "#7FB0C4") + path("M5 50L20 44 34 52 55 44V65H5z", "#EAF6FA") + path("M5 56L24 50 40 58 55 52V65H5z", "#BFDCE6") + bl("#D9A03C", 1.18, 30, 32, 10) + "".join(line(f"M{x} 18l{k} -7", "#FFFFFF", 3) for x, k in ((12, -4), (48, 4)))
bellm = bl("#F0C060", .98, 0, 0)
a.add(envelope(a, "#BFD3DC", "#8FB0BE", L, wax(240, 232, 37, "#8A4A2E", bellm, False), stampof(330, 206, 60, 70, "#DCEBEF", cup) + post(316, 280, "#2F5060"), extra=frost + path(curve("64,300! 70,282 84,290 96,280 110,292 124,284 132,304!") + curve("300,302! 312,290 326,296 340,288 352,301!"), "#F6FBFD", .9)))
a.save(OUT + "envelope-3.svg")

# ---- 4: out of the river: a page rolled in a bottle; the envelope has been wet; green wax from the neck
a = Art(480, 320, 74)
Pg = "152,246! 144,150 150,72! 236,60 330,70! 338,150 332,244!"
L = sheetof(a, curve(Pg), "#EAD9B0", path(curve("330,70! 338,150 332,244! 296,244! 306,150 300,66!"), "#A9865A", .3))
# the roll at the top, and one torn edge
L += soft("M140 44Q236 26 342 42V74Q236 58 140 78z", 3, 7, 5, .3) + path("M140 44Q236 26 342 42V74Q236 58 140 78z", "#D2B884") + path("M140 44Q236 26 342 42V52Q236 36 140 56z", "#FBF0D0") + path("M140 68Q236 48 342 64V74Q236 58 140 78z", "#9A7A4E", .6) + f'<ellipse cx="141" cy="61" rx="8" ry="17" fill="#8A6A42"/><ellipse cx="142" cy="61" rx="4" ry="10" fill="#EAD9B0"/>' + path(disc(343, 58, 2), "#8A6A42") + f'<ellipse cx="341" cy="58" rx="7" ry="16" fill="#B9985E"/>'
L += wave(172, 102, 134, "#6E4A36", 4, 3) + wave(170, 124, 96, "#6E4A36", 4, 3)
# a ruled page with nothing on it
L += line("M168 152H312M168 174H312M169 196H312", "#B99E78", 2.2, .9)
L += path(curve("286,92 312,88 320,112 300,120 284,108"), "#8FA98A", .35)
# the seal: the bottle's own wax, a small tree grows on it
treem = line("M0 16V-4", "#2F4A34", 5) + path(curve("-14,-2 -12,-14 0,-20 12,-14 14,-2 0,4"), lit("#4E8A6A", .5)) + path(curve("-14,-2 -12,-14 0,-20! -4,-8 -6,2"), CREAM, .4)
bottle = path(curve("20,60! 16,54 16,40 22,34! 26,30 27,22! 27,12! 33,12! 33,22! 34,30 38,34! 44,40 44,54 40,60!"), "#3E7A64") + path(curve("20,60! 16,54 16,40 22,34! 26,30 27,12! 29,12! 29,32 24,38 22,60!"), "#A9D6B8") + path("M26 9h8v8h-8z", BRICK) + path("M24 42h12l1 12h-14z", CREAM) + line("M6 52q6 -5 12 0t12 0t12 0t12 0M6 60q6 -5 12 0t12 0t12 0t12 0", "#2F5D72", 2.8)
tide = path(curve("64,250! 110,240 160,258 200,250 240,262 300,252 360,262 418,248! 420,292! 412,300 240,305 70,306! 64,300"), "#6E8C8A", .28) + line(curve("64,250! 110,240 160,258 200,250 240,262 300,252 360,262 418,248", False), "#4E7474", 2.4, .6)
weed = path(ribbon(sample("70,306 92,276 84,252 104,232 100,214", 8), [9, 10, 8, 6, 2]), "#5E7A4A") + "".join(path(curve(f"{x},{y}! {x+k*16},{y-10} {x+k*22},{y-2} {x+k*8},{y+6}"), "#7E9A58") for x, y, k in ((90, 276, 1), (86, 256, -1), (98, 238, 1), (84, 290, -1)))
a.add(envelope(a, "#B9C3A6", "#8E9C84", L, wax(240, 238, 33, "#3E7A5C", treem), stampof(334, 216, 60, 70, "#CFE0DA", bottle, 5) + post(322, 280, "#2F4A48"), extra=tide + weed, rot=-2))
# the pencil on its string
a.add(line("M330 96Q392 60 396 112T420 158", "#E9D6A8", 3.4), group(path("M0 0H74L86 5L74 10H0z", SHADOW, .3, 'transform="translate(4 6)"') + path("M0 0H74V10H0z", AMBER) + path("M0 0H74V3.500H0z", "#FBDB8C") + path("M0 7H74V10H0z", "#A8702C") + path("M74 0L86 5L74 10z", "#F0D6A8") + path("M81.500 3L86 5L81.500 7z", INK) + path("M4 -2h9v14h-9z", "#E9D6A8"), t="translate(414 150) rotate(74)"))
a.save(OUT + "envelope-4.svg")
