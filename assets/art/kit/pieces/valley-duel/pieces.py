"""The wooden and metal pieces: mills, boat, coin, mallet, pegs, wreaths, markers."""
from _tiles import *

RED, YEL = "#C8382F", "#EDB532"


def around(g):
    """Four times round 0,0: the arms of a mill."""
    return "".join(f'<g transform="rotate({k})">{g}</g>' for k in (0, 90, 180, 270))


# ---- mills: red is a round tower, yellow a box on a trestle ----------------------------
def standing_sails(x, y, rot, sail, lat, arm, s=1.0):
    o = f'<g transform="translate({x} {y}) rotate({rot}) scale({s})">'
    bl = "M10 -7H96V21H22Q12 12 10 7z"
    o += f'<g transform="rotate({-rot}) translate(7 10) rotate({rot})" fill="{SHADOW}" fill-opacity=".32">' + around(f'<path d="{bl}"/>') + "</g>"
    o += around(f'<path d="{bl}" fill="{arm}" stroke="{arm}" stroke-width="5" stroke-linejoin="round"/>')
    o += around(f'<path d="M26 2H94V19H26z" fill="{sail}"/><path d="M26 2H94V7H26z" fill="{lit(sail, .5)}"/><path d="M40 2V19M54 2V19M68 2V19M82 2V19M26 12H94" stroke="{lat}" stroke-opacity=".5" stroke-width="3"/>')
    return o + f'<circle r="14" fill="{arm}"/><circle cx="-1.500" cy="-2" r="9" fill="{GOLD}"/><circle cx="-3" cy="-4" r="3.500" fill="#FFE7A8"/></g>'


for who, c in (("red", RED), ("yellow", YEL)):
    a = Art(200, 240)
    o = path(curve("40,222! 100,210 170,216 196,228! 150,238 70,236"), SHADOW, .34)
    if who == "red":
        ds = [cw("46,226! 58,170 66,120 70,84! 126,84! 130,120 138,170 150,226! 120,232 76,232")]
        cap = cw("60,90! 60,58 76,38 98,36 120,38 136,58 136,90! 98,98")
        o += block(a, ds, c, path("M46 226L70 84H84L66 230z", lit(c, .35), .8) + path("M112 84H126Q134 160 150 226L122 232z", dim(c, .4), .5) + path(curve("82,232! 80,196 98,180 116,196 114,232!"), dim(c, .55)) + path(curve("86,232! 84,198 98,186 112,198 110,232!"), "#FFE9B4") + path("M98 186V232M85 208H111", "none", None, f'stroke="{dim(c, .5)}" stroke-width="3"') + path(rounded(88, 138, 22, 26, 8), dim(c, .55)) + path(rounded(91, 141, 17, 22, 6), LAMP) + line("M54 210Q100 202 144 210M62 128Q98 120 134 128M58 170Q100 176 140 170", SHADOW, 3, .16), 12, 8)
        o += block(a, [cap], "#8E2420", path("M60 90Q58 44 98 36Q78 50 76 94z", lit("#8E2420", .4), .8), 10, 7)
        o += standing_sails(98, 92, 24, "#FFF8EA", "#8A5C3A", "#4A241C", .9)
    else:
        leg = cw("34,226! 88,160! 112,160! 166,226! 146,226! 106,182! 106,226! 94,226! 94,182! 54,226!")
        box = cw("52,174! 48,84! 98,40! 152,84! 148,174!")
        o += block(a, [leg], "#9A6A34", path("M34 226L88 160H94L44 226z", lit("#9A6A34", .4), .8), 9, 6)
        o += block(a, [box], c, path("M52 174L48 84L98 40L70 78V174z", lit(c, .45), .75) + path("M118 62L152 84L148 174H122z", dim(c, .4), .45) + path("M48 100H152M50 122H150M51 146H149", "none", None, f'stroke="{dim(c, .4)}" stroke-opacity=".5" stroke-width="3"') + path("M86 174V138H114V174z", dim(c, .6)) + path("M90 174V142H110V174z", "#FFF3CC"), 12, 8)
        o += block(a, [cw("40,88! 98,30! 160,86! 152,100! 98,50! 48,100!")], "#B9791C", path("M40 88L98 30L104 36L46 98z", lit("#B9791C", .5), .8), 9, 6)
        o += standing_sails(98, 92, 18, "#FFF3CC", "#8A5C1E", "#5A3614", .88)
    a.add(o)
    a.save(OUT + f"windmill-{who}.svg")

# ---- the same from above; no side light, they may turn ------------------------------
for who, c in (("red", RED), ("yellow", YEL)):
    a = Art(240, 240)
    sail, arm = ("#FFF8EA", "#5A1614") if who == "red" else ("#3B2A1C", "#3B2A1C")
    if who == "red":
        plate = disc(0, 0, 108)
        o = path(plate, dim(c, .6)) + path(disc(0, 0, 102), c) + path(disc(0, 0, 91), "none", None, f'stroke="{lit(c, .45)}" stroke-width="5"')
    else:
        T = "M0 -104Q14 -104 22 -90L96 40Q110 74 74 78L-74 78Q-110 74 -96 40L-22 -90Q-14 -104 0 -104z"
        o = f'<g transform="translate(0 10)">' + path(T, dim(c, .62), None, f'stroke="{dim(c, .62)}" stroke-width="14" stroke-linejoin="round"') + path(T, c, None, f'stroke="{c}" stroke-width="2"') + f'<g transform="translate(0 2) scale(.87)">' + path(T, "none", None, f'stroke="{lit(c, .5)}" stroke-width="5"') + "</g></g>"
    L = 94 if who == "red" else 82
    bl = f"M8 -8H{L}V27H24Q12 18 8 8z"
    o += f'<g transform="translate(0 {0 if who == "red" else 14}) rotate(22)">'
    if who == "red":
        o += around(f'<path d="{bl}" fill="{arm}" stroke="{arm}" stroke-width="7" stroke-linejoin="round"/>') + around(f'<path d="M24 2H{L}V26H24z" fill="{sail}"/><path d="M44 2V26M62 2V26M80 2V26M24 14H{L}" stroke="#B98A6A" stroke-width="3.500" stroke-opacity=".7"/>')
    else:
        o += around(f'<path d="{bl}" fill="{arm}" stroke="{arm}" stroke-width="7" stroke-linejoin="round"/>') + around(f'<path d="M26 3H{L-2}V24H26z" fill="#6B4A2A"/><path d="M44 3V24M60 3V24M24 13H{L}" stroke="#2B1C12" stroke-width="3.500"/>')
    o += path(disc(0, 0, 22), arm) + path(disc(0, 0, 14), GOLD) + path(disc(0, 0, 6), "#FFE7A8") + "</g>"
    a.add(group(o, t="translate(120 120)"))
    a.save(OUT + f"sails-{who}.svg")

# ---- boat: broad barge with a striped sail, tulips amidships ---------------------------
a = Art(320, 240, 4)
hull = cw("18,142! 60,152 160,156 260,150 306,134! 300,168 280,196 248,208! 90,208! 54,196 30,172")
o = path(curve("30,206! 110,196 240,198 314,210! 250,222 90,222"), SHADOW, .32)
o += block(a, [cw("150,12! 162,12! 164,160! 148,160!")], "#8A5C3A", path("M150 12H155V160H148z", "#C9976A", .8), 6, 5)
main = "M166 22Q252 70 258 138Q214 128 166 134z"
jib = "M144 34Q84 80 60 138Q100 126 144 132z"
for d, c in ((main, "#FFF4DE"), (jib, "#EBD6B2")):
    o += path(d, SHADOW, .3, 'transform="translate(7 8)"') + path(d, lit(c, .6)) + path(d, c, None, 'transform="translate(2 3)"')
o += path("M166 62Q210 68 232 84Q244 100 250 114Q210 96 166 98z", RED) + path("M166 62Q190 65 208 70Q190 80 186 97Q176 97 166 98z", lit(RED, .3)) + path("M214 52Q252 92 258 138L236 133Q236 90 214 52z", VIOLET, .22) + path("M144 34Q84 80 60 138L74 135Q96 84 144 40z", "#FFFDF4", .8) + path("M162 2L194 10L162 20z", DELFT)
for i, k in enumerate(("red", "yellow", "white", "violet", "red", "yellow", "white", "red", "violet")):
    x = 84 + i * 19
    o += group(line("M0 30V60", LEAFD, 8) + path("M0 58C-16 52 -22 40 -20 24C-8 34 0 44 0 58C0 44 10 32 22 26C20 42 14 54 0 58z", LEAFM) + head(k), t=f"translate({x} {130 + (i % 2) * 5}) scale(.36)")
o += block(a, [hull], "#A9623A", path("M18 142Q160 164 306 134L304 150Q160 178 22 156z", "#F1C98E") + path("M18 142Q160 164 306 134L305 139Q160 168 19 147z", CREAM) + path("M26 166Q160 190 302 162M36 184Q160 204 288 182", "none", None, 'stroke="#6B3A22" stroke-width="4" stroke-opacity=".6"') + path("M18 142L40 148Q50 186 90 208Q40 200 18 142z", lit("#A9623A", .35), .7) + path(disc(66, 174, 8), "#F1C98E"), 8, 7)
o += path("M8 204q19 -13 38 0t38 0t38 0t38 0t38 0t38 0t38 0t38 0v12q-19 11 -38 0t-38 0t-38 0t-38 0t-38 0t-38 0t-38 0t-38 0z", "#7FB4DC", .95) + path("M8 204q19 -13 38 0t38 0t38 0t38 0t38 0t38 0t38 0t38 0v5q-19 -13 -38 0t-38 0t-38 0t-38 0t-38 0t-38 0t-38 0t-38 0z", "#E6F2F8")
a.add(o)
a.save(OUT + "boat.svg")

# ---- guilder and mallet ---------------------------------------------------------------
a = Art(120, 120)
o = "".join(path(disc(58 + j * .5, 57 + j * .8, 51), dim(GOLD, .55)) for j in (7, 5, 3, 1)) + path(disc(58, 57, 51), "#FFF0C0") + path(disc(60, 59.5, 50), GOLD)
nick = "".join(f"M{n(59+46*math.cos(t))} {n(58.5+46*math.sin(t))}L{n(59+50*math.cos(t))} {n(58.5+50*math.sin(t))}" for t in [i * math.pi / 20 for i in range(40)])
o += line(nick, "#A9752A", 2.4, .6) + path(disc(59, 58.5, 41), "#B8762A") + path(disc(60.5, 60, 40), a.lin([(0, "#EDBE5C"), (1, "#FAD988")], .1, 0, .8, 1)) + path("M59 18A41 41 0 0 0 18 60L24 61A35 35 0 0 1 60 25z", "#FFF3CC", .9)
a.add(o)
a.save(OUT + "guilder.svg")

a = Art(120, 120)
a.add(path("M24 112L70 52L80 60L36 118Q28 122 24 112z", SHADOW, .3, 'transform="translate(6 6)"'), path("M34 22L56 8L112 48L116 66L98 84L80 72L48 44z", SHADOW, .3, 'transform="translate(6 8)"'), group(hammer(), t="scale(1.2) translate(1 1)"))
a.save(OUT + "tool.svg")

# ---- VP pegs --------------------------------------------------------------------------
for who, c in (("red", RED), ("yellow", YEL)):
    a = Art(120, 160)
    o = path(curve("34,140! 60,128 104,134 116,144! 90,154 48,152"), SHADOW, .36)
    skirt = cw("30,142! 40,116 46,96 46,80! 74,80! 74,96 80,116 90,142! 60,152")
    hd = disc(60, 48, 38) if who == "red" else "M52 14Q60 2 68 14L101 72Q106 84 92 85H28Q14 84 19 72z"
    o += block(a, [skirt], c, path("M30 142Q44 108 46 80H54Q54 116 44 148z", lit(c, .4), .8) + path("M66 80H74Q76 110 90 142L74 148z", dim(c, .4), .5), 7, 6)
    o += block(a, [hd], c, path("M22 48A38 38 0 0 1 60 10L60 18A30 30 0 0 0 30 48z" if who == "red" else "M52 14Q60 2 64 10L28 80Q14 84 19 72z", lit(c, .5), .9) + (path(disc(60, 49, 17), lit(c, .75)) if who == "red" else path("M60 34L80 70H40z", lit(c, .7), None, f'stroke="{lit(c, .7)}" stroke-width="4" stroke-linejoin="round"')), 7, 6)
    a.add(o)
    a.save(OUT + f"vp-marker-{who}.svg")

# ---- 40 and 80 ------------------------------------------------------------------------
for name, c, twice in (("forty", "#AEB8CA", False), ("eighty", "#DFA63C", True)):
    a = Art(240, 240)
    dark = "#2F3A58" if not twice else "#6B3F14"
    d = disc(114, 112, 104)
    o = thick(d, c, 9) + path(disc(116, 115, 102), c) + path(disc(115, 114, 90), dim(c, .4)) + path(disc(117, 116, 88), "#FFF8EA")
    lau = laurel(c, dark, 38.5, 8, .86) + (laurel(mix(c, TULIP, .25), dark, 29.5, 7, .66) if twice else "")
    o += group(lau, t="translate(115 114) scale(2.02) translate(-48 -48)")
    o += path("M104 184L115 196L126 184L130 206H100z", TULIP)
    a.add(o)
    a.save(OUT + f"vp-tile-{name}.svg")

# ---- calendar marker: a ring, red side round, yellow side three-cornered -----------------
for who, c in (("red", RED), ("yellow", YEL)):
    a = Art(160, 160)
    out = disc(78, 80, 72) if who == "red" else "M64 12Q78 -6 92 12L150 112Q160 136 134 140H22Q-4 136 6 112z"
    cy, q = (82, 48) if who == "red" else (82, 40)
    ring = out + hole(78, cy, q)
    o = path(ring, SHADOW, .34, 'transform="translate(6 8)" fill-rule="evenodd"')
    o += "".join(path(ring, dim(c, .5), None, f'transform="translate({n(j*.6)} {n(j*.8)})" fill-rule="evenodd"') for j in (8, 6, 4, 2))
    o += path(ring, lit(c, .5), None, 'fill-rule="evenodd"') + path(out + hole(78 - 2, cy - 3, q), c, None, 'transform="translate(2 3)" fill-rule="evenodd"')
    studs = [(78 + 61 * math.cos(math.radians(t)), 80 + 61 * math.sin(math.radians(t))) for t in range(0, 360, 45)] if who == "red" else [(78, 26), (24, 122), (132, 122)]
    o += "".join(path(disc(x + 1, y + 1.5, 5), dim(c, .5)) + path(disc(x, y, 4.6), "#FFF3CC") for x, y in studs)
    a.add(o)
    a.save(OUT + f"calendar-marker-{who}.svg")

a = Art(96, 96)
o = edge(disc(48, 47, 41), GOLDD, 6) + path(disc(48, 47, 41), "#FFE7A8") + path(disc(49.5, 49, 40), GOLD) + path(disc(48.5, 48, 33), "#FFF8EA")
o += '<g transform="translate(48.500 48) rotate(22)">' + around(f'<path d="M3 -4H30V11H9z" fill="{NAVY}" stroke="{NAVY}" stroke-width="3" stroke-linejoin="round"/><path d="M11 1H29V9H11z" fill="#9CC7DD"/>') + f'<circle r="8" fill="{NAVY}"/><circle r="4" fill="{GOLD}"/></g>'
a.add(o)
a.save(OUT + "first-player.svg")
