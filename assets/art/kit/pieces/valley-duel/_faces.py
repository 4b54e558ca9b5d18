"""Half figures of the farm cards, 800 x 600. A head is drawn round 0,0: crown at -100, chin at 100, ears at 80 to both sides.

face(...) builds it from a face, hair behind and before, and whatever is worn; portrait() lays it on shoulders.
The light is always on the left. What tells the trade stands between y = 150 and y = 450."""
from _flowers import *
from _stills import pc, rope, foot, BRASS, IRON, IRONL
from _rows import rows_of_tulips

SKIN = {"fair": "#F4CFB0", "rosy": "#EDBD9C", "tan": "#D9A27A", "olive": "#C58F66", "brown": "#9C6848", "dark": "#74492F", "pale": "#F6DBC4"}
INKE = "#2B2233"

SHAPES = {
    "round": "-80,-8 -74,-62 -36,-98 0,-103 36,-98 74,-62 80,-8 74,44 44,86 0,99 -44,86 -74,44",
    "long": "-70,-10 -66,-66 -32,-100 0,-105 32,-100 66,-66 70,-10 66,48 40,98 0,114 -40,98 -66,48",
    "square": "-78,-14 -74,-66 -36,-98 0,-102 36,-98 74,-66 78,-14 77,44 58,88 20,106 -20,106 -58,88 -77,44",
    "heart": "-80,-16 -74,-68 -36,-100 0,-104 36,-100 74,-68 80,-16 68,38 34,86 0,103 -34,86 -68,38",
    "child": "-82,0 -78,-58 -38,-98 0,-104 38,-98 78,-58 82,0 76,50 46,82 0,92 -46,82 -76,50",
    "old": "-74,-12 -72,-66 -34,-98 0,-102 34,-98 72,-66 74,-12 76,40 54,84 18,106 -18,106 -54,84 -76,40",
}


def eye_at(x, y, iris, style, lash, lid):
    if style == "smile":
        return line(f"M{x-15} {y+4}Q{x} {y-13} {x+15} {y+4}", INKE, 5)
    if style == "shut":
        return line(f"M{x-15} {y-3}Q{x} {y+11} {x+15} {y-3}", INKE, 5)
    if style == "dot":
        return f'<ellipse cx="{x}" cy="{y}" rx="8.500" ry="10" fill="{INKE}"/><circle cx="{x-3}" cy="{y-4}" r="3.200" fill="{CREAM}"/>'
    w, h = {"wide": (16, 14), "open": (16, 11), "narrow": (16, 8)}[style]
    o = path(f"M{x-w} {y+2}Q{x-w*.4:.0f} {y-h} {x+2} {y-h}Q{x+w*.7:.0f} {y-h+1} {x+w} {y+1}Q{x+w*.4:.0f} {y+h} {x} {y+h}Q{x-w*.6:.0f} {y+h} {x-w} {y+2}z", "#FFFBF2")
    o += f'<circle cx="{x}" cy="{y}" r="{min(9.5, h)}" fill="{iris}"/><circle cx="{x}" cy="{y}" r="{min(5.5, h*.6):.1f}" fill="{INKE}"/><circle cx="{x-3}" cy="{y-4}" r="2.800" fill="{CREAM}"/>'
    o += line(f"M{x-w-1} {y+2}Q{x-w*.4:.0f} {y-h-1} {x+2} {y-h-1}Q{x+w*.7:.0f} {y-h} {x+w+1} {y+1}", INKE, 4.4)
    if lash:
        k = 1 if x > 0 else -1
        o += line(f"M{x+k*w} {y}l{k*6} -5M{x+k*(w-4)} {y-6}l{k*5} -7", INKE, 3)
    return o


NOSES = {
    "button": lambda c, d, l: path(curve("-14,22 -8,10 2,8 12,12 16,22 8,31 -6,31"), d) + path(curve("-14,21 -8,10 2,8 9,12 12,20 5,27 -7,28"), l),
    "long": lambda c, d, l: path(curve("-6,-16! 4,-14 8,6 17,22 14,33 2,36 -12,31 -12,22!"), d) + path(curve("-6,-16! 0,0 -2,14 2,26! -2,32 -12,30 -12,22!"), l),
    "hook": lambda c, d, l: path(curve("-4,-18! 10,-8 16,10 18,28 10,38 0,36 -12,30 -10,20!"), d) + path(curve("-4,-18! 4,-4 4,16 6,30! 0,35 -12,30 -10,20!"), l),
    "broad": lambda c, d, l: path(curve("-8,-6! 4,-6 10,8 22,18 20,32 6,36 -8,36 -22,31 -22,18 -10,8"), d) + path(curve("-8,-6! -2,2 -2,12 4,24! 0,34 -12,35 -22,30 -22,18 -11,8"), l),
    "small": lambda c, d, l: line("M-7 24Q1 31 9 24", d, 5),
    "point": lambda c, d, l: path(curve("-3,-10! 6,4 18,20 19,26! 8,32 -8,30 -11,22!"), d) + path(curve("-3,-10! 2,6 6,18 10,28! 0,31 -8,30 -11,22!"), l),
    "bulb": lambda c, d, l: path(curve("-18,20 -12,4 0,0 14,5 20,20 13,34 0,38 -13,34"), d) + path(curve("-18,19 -12,4 0,0 10,6 12,18 6,28 -6,32 -15,29"), l),
}

LIP = "#A2473E"


def mouth_at(kind, lip=LIP):
    return {
        "smile": line("M-24 54Q0 76 24 53", lip, 5.5),
        "soft": line("M-17 58Q0 68 17 57", lip, 5.5),
        "calm": line("M-18 61Q0 65 18 60", lip, 5.5),
        "smirk": line("M-18 61Q6 68 24 50", lip, 5.5) + line("M24 50q5 -1 6 -5", lip, 4),
        "grin": path("M-30 50Q0 60 30 49Q24 82 0 83Q-24 82 -30 50z", "#7A2A2A") + path("M-25 53Q0 61 25 52L22 64Q0 70 -22 64z", "#FFFBF2") + path("M-12 78Q0 70 12 77Q6 83 0 83Q-7 83 -12 78z", "#D9736A"),
        "laugh": path("M-26 50Q0 56 26 49Q24 92 0 93Q-24 92 -26 50z", "#7A2A2A") + path("M-21 53Q0 58 21 52L19 62Q0 66 -19 62z", "#FFFBF2") + path("M-14 86Q0 74 14 85Q8 93 0 93Q-8 93 -14 86z", "#D9736A"),
        "whistle": path(disc(2, 62, 9), lip) + path(disc(2, 63, 5), "#5A2020"),
        "lips": path("M-24 58Q-10 50 0 55Q10 50 24 57Q10 62 0 61Q-10 63 -24 58z", lip) + path("M-24 58Q-10 62 0 61Q10 62 24 57Q12 74 0 74Q-12 74 -24 58z", mix(lip, "#E58E78", .4)),
        "wry": line("M-22 58Q-4 54 20 63", lip, 5.5),
        "gap": path("M-28 50Q0 60 28 49Q22 80 0 81Q-22 80 -28 50z", "#7A2A2A") + path("M-23 53Q-12 58 -3 58V66Q-14 66 -20 63zM4 58Q14 57 23 52L20 63Q12 66 4 66z", "#FFFBF2"),
    }[kind]


def brows_at(c, dy, tilt, w, arch=8):
    o = ""
    for k in (-1, 1):
        x0, x1 = k * 13, k * 50
        y0, y1 = -35 + dy + tilt, -35 + dy - tilt
        o += path(f"M{x0} {y0-w*.4:.0f}Q{k*34} {(y0+y1)/2-arch-w*.5:.0f} {x1} {y1}Q{k*32} {(y0+y1)/2-arch+w*.6:.0f} {x0} {y0+w*.6:.0f}z", c, None, f'stroke="{c}" stroke-width="2.500" stroke-linejoin="round"')
    return o


def face(skin="fair", shape="round", t=0, eyes="open", iris="#5A4632", lash=False, brow=("#5A3A2C", 0, 0, 8), nose="button", mouth="smile", lip=LIP, blush=.5, back="", front="", over="", under="", ears=True, freckles=False, lines=False, stubble=None, neck=True):
    """One head. t turns the face: -1 left, 1 right. back lies behind the skull, under on the skin, front (hair) over the face, over (hats, glasses) on top."""
    c = SKIN.get(skin, skin)
    d, l = mix(dim(c, .16), BRICK, .12), lit(c, .3)
    o = back
    if neck:
        o += path(curve("-40,60! -42,120 -52,150 0,166! 52,150 44,120 42,60!"), mix(d, BRICK, .06)) + path(curve("-40,60! -42,120 -52,150 -20,160! -26,124 -16,104!"), c, .9)
    if ears:
        o += "".join(f'<ellipse cx="{x}" cy="6" rx="15" ry="23" fill="{col}"/>' + line(f"M{x-k*1} -6q{k*7} 4 {k*3} 20", d, 3.4) for x, col, k in ((-80 + 7 * t, c, -1), (80 + 7 * t, mix(c, d, .7), 1)) if not (t > .6 and k == 1) and not (t < -.6 and k == -1))
    d_ = curve(SHAPES[shape])
    o += path(d_, c)
    # shade down the right side and below the chin, light along the left
    S = sample(SHAPES[shape], 9, True)
    low = max(p[1] for p in S)
    k = S.index(max(S, key=lambda p: p[1]))
    S = S[k:] + S[:k]
    left, right = [p for p in S if p[0] < 0 and p[1] > -96], [p for p in S if p[0] > 22]
    poly = lambda run, inner: "M" + "L".join(f"{n(x)} {n(y)}" for x, y in run) + inner + "z"
    o += path(poly(right, f"L0 {n(low)}Q34 {n(low-24)} 50 36Q66 -20 40 -88"), d, .5)
    o += path(poly(left, f"Q-58 -60 -64 -10Q-68 40 -36 {n(low-22)}"), l, .6)
    f = ""
    if stubble:
        f += path(curve(f"-70,30! -66,52 -40,{low-14} 0,{low-2} 40,{low-14} 66,52 70,30! 40,40 20,40 0,36 -20,40 -40,40"), stubble, .32)
    if blush:
        f += f'<circle cx="-47" cy="36" r="18" fill="#E2725E" fill-opacity="{n(blush*.6,2)}"/><circle cx="47" cy="36" r="18" fill="#E2725E" fill-opacity="{n(blush*.6,2)}"/>'
    if freckles:
        f += path("".join(disc(x, y, 2.6) for x, y in ((-58, 26), (-48, 20), (-38, 28), (-50, 36), (-30, 20), (-40, 40), (58, 26), (48, 20), (38, 28), (50, 36), (30, 20), (42, 40), (-8, 6), (8, 4))), mix(d, "#8A4A2C", .5), .8)
    if lines:
        f += line("M-58 2q-8 4 -10 12M-60 -8q-8 -2 -12 4M58 2q8 4 10 12M60 -8q8 -2 12 4M-34 34q-10 14 -6 26M34 34q10 14 6 26M-22 -66q22 -8 44 0M-16 -78q16 -6 32 0", d, 3, .75)
    f += under
    f += "".join(eye_at(x, -6, iris, eyes if isinstance(eyes, str) else eyes[i], lash, None) for i, x in enumerate((-31, 31)))
    if brow:
        f += brows_at(*brow)
    f += mouth_at(mouth, lip)
    o += group(f, t=f"translate({n(t*13)} 0)")
    o += group(NOSES[nose](c, mix(d, "#B4604A", .2), mix(l, c, .2)), t=f"translate({n(t*21)} 2)")
    return o + front + over


# ---- hair ----------------------------------------------------------------------------
def _h(d, c, lt=None, k=1.0):
    return path(curve(d), c) + (path(curve(lt), lit(c, .24), .85 * k) if lt else "")


def hair(style, c):
    """(behind the head, before the face)."""
    dk = dim(c, .28)
    if style == "bob":
        return _h("-98,66! -110,-20 -84,-96 -30,-122 34,-122 86,-94 110,-20 98,66! 60,92 -60,92", dk), _h("-88,30! -96,-40 -72,-100 -8,-120 56,-112 92,-62 90,30! 80,-10 66,-44 26,-66! -6,-72 -24,-86! -40,-56 -70,-34 -88,30!", c, "-88,30! -96,-40 -72,-100 -8,-120! -44,-92 -66,-56 -78,-14!")
    if style == "parted":
        return _h("-84,40! -98,-30 -70,-104 0,-118 70,-104 98,-30 84,40!", dk), _h("-84,14! -92,-48 -66,-104 -6,-118! 58,-116 92,-62 86,12! 78,-30 54,-58 10,-76! -24,-64 -66,-44 -84,14!", c, "-84,14! -92,-48 -66,-104 -6,-118! -42,-92 -64,-60 -76,-24!") + line("M-2 -114Q2 -96 10 -78", dk, 3, .7)
    if style == "crop":
        return "", _h("-84,-2! -92,-56 -64,-108 0,-120 64,-108 92,-56 84,-2! 78,-34 66,-60 30,-68 0,-64 -30,-68 -66,-60 -78,-34", c, "-84,-2! -92,-56 -64,-108 -10,-119! -44,-94 -66,-70 -76,-34!")
    if style == "swept":
        return "", _h("-84,0! -94,-56 -62,-110 6,-126 70,-116 98,-70 84,2! 80,-34 66,-60 56,-74! 20,-60 -30,-66 -58,-84! -70,-60 -80,-34 -84,0!", c, "-84,0! -94,-56 -62,-110 6,-126! -30,-104 -56,-84 -74,-44!")
    if style == "sides":
        return "", _h("-76,32! -92,18 -94,-26 -78,-54! -70,-34 -70,-6 -72,20!", c, "-76,32! -92,18 -94,-26 -84,-44! -84,-12 -80,10!") + _h("76,32! 92,18 94,-26 78,-54! 70,-34 70,-6 72,20!", dk)
    if style == "curls":
        r = random.Random(8)
        ring = [(math.cos(math.radians(t)) * 92, math.sin(math.radians(t)) * 98 - 6) for t in range(150, 400, 18)]
        b = path("".join(disc(x * 1.04, y, 27) for x, y in ring), dk)
        f = [(math.cos(math.radians(t)) * 80, math.sin(math.radians(t)) * 88 - 10) for t in range(176, 368, 15)]
        return b, path("".join(disc(x, y, 22) for x, y in f), c) + path("".join(disc(x - 6, y - 7, 11) for x, y in f[:8]), lit(c, .25), .8)
    if style == "plaits":
        pl = lambda s: "".join(path(curve([(s * 82 + s * 10 * (i % 2), 40 + i * 30), (s * 104, 54 + i * 30), (s * 94, 74 + i * 30), (s * 72, 60 + i * 30)]), c if i % 2 else mix(c, dk, .4)) for i in range(5))
        return _h("-84,44! -98,-30 -70,-104 0,-118 70,-104 98,-30 84,44!", dk) + pl(-1) + pl(1), _h("-84,14! -92,-48 -66,-104 0,-120! 66,-104 92,-48 84,14! 76,-24 50,-62 0,-84! -50,-62 -76,-24 -84,14!", c, "-84,14! -92,-48 -66,-104 0,-120! -42,-90 -64,-56 -78,-16!")
    if style == "bun":
        return path(disc(8, -124, 40), dk) + path(disc(4, -128, 34), c) + path(disc(-8, -138, 15), lit(c, .25), .8) + _h("-84,20! -96,-40 -66,-106 0,-118 66,-106 96,-40 84,20!", dk), _h("-82,8! -92,-52 -62,-108 0,-118 62,-108 92,-52 82,8! 76,-34 52,-70 0,-86 -52,-70 -76,-34", c, "-82,8! -92,-52 -62,-108 -4,-118! -44,-92 -66,-60 -76,-24!")
    if style == "long":
        return _h("-100,150! -116,40 -104,-50 -60,-116 0,-124 60,-116 104,-50 116,40 104,150! 60,160 -60,160", dk, "-100,150! -116,40 -104,-50 -60,-116! -82,-40 -88,40 -76,150!"), _h("-86,40! -96,-40 -66,-106 0,-120! 66,-106 96,-40 88,40! 78,-16 54,-58 4,-82! -46,-60 -76,-18 -86,40!", c, "-86,40! -96,-40 -66,-106 0,-120! -42,-90 -64,-56 -78,-6!")
    if style == "wild":
        r = random.Random(4)
        sp = lambda n_, R0, R1, a0, a1: "M" + "L".join(f"{n(math.cos(math.radians(a0+(a1-a0)*i/n_))*(R1 if i%2 else R0)*.98)} {n(math.sin(math.radians(a0+(a1-a0)*i/n_))*(R1 if i%2 else R0)-8)}" for i in range(n_ + 1)) + "z"
        return path(sp(26, 92, 128, 150, 390), dk) + path(sp(22, 88, 118, 160, 380), c), _h("-84,0! -92,-56 -62,-108 0,-116 62,-108 92,-56 84,0! 80,-40 60,-58! 50,-84 34,-62! 22,-90 2,-64! -16,-92 -30,-62! -48,-86 -58,-56! -76,-50 -84,0!", c)
    return "", ""


# ---- beards --------------------------------------------------------------------------
def beard(kind, c):
    l = lit(c, .26)
    tash = path(curve("0,40! -16,32 -40,40 -56,58! -34,62 -12,58 0,50! 12,58 34,62 56,58! 40,40 16,32"), c) + path(curve("0,40! -16,32 -40,40 -56,58! -36,52 -14,46"), l, .8)
    if kind == "full":
        return path(curve("-80,4! -84,60 -64,110 -24,136 0,142 24,136 64,110 84,60 80,4! 66,36 50,46 24,40 0,44 -24,40 -50,46 -66,36"), c) + path(curve("-80,4! -84,60 -64,110 -20,138! -46,104 -58,66 -62,36!"), l, .7) + line("M-16 72Q0 82 16 72", "#7A2A2A", 5) + tash
    if kind == "long":
        return path(curve("-80,4! -86,70 -66,130 -30,180 0,206! 30,180 66,130 86,70 80,4! 66,36 50,46 24,40 0,44 -24,40 -50,46 -66,36"), c) + path(curve("-80,4! -86,70 -66,130 -30,180 0,206! -30,140 -54,80 -62,36!"), l, .7) + line("M-20 110Q-14 150 -2 180M22 104Q20 140 8 170", dim(c, .2), 4, .5) + tash
    if kind == "tash":
        return tash
    if kind == "curl":
        return path(curve("0,42! -20,34 -44,44 -62,56 -84,44 -82,32! -78,60 -62,72 -34,66 -8,56 0,54! 8,56 34,66 62,72 78,60 82,32! 84,44 62,56 44,44 20,34"), c) + path(curve("0,42! -20,34 -44,44 -62,56 -84,44! -60,50 -36,50 -10,46!"), l, .8)
    if kind == "goatee":
        return tash + path(curve("-22,76! -10,72 10,72 22,76! 20,110 6,128 0,132 -6,128 -20,110"), c) + path(curve("-22,76! -12,73 -4,73! -8,100 -2,128! -16,114 -22,96"), l, .7)
    if kind == "chin":      # round the jaw, lip bare
        return path(curve("-80,4! -86,60 -64,112 -22,136 0,140 22,136 64,112 86,60 80,4! 66,50 44,84 0,92 -44,84 -66,50"), c) + path(curve("-80,4! -86,60 -64,112 -22,136! -48,100 -62,64 -66,36!"), l, .7)
    if kind == "walrus":
        return path(curve("0,36! -20,30 -50,40 -62,66 -60,88! -40,92 -14,80 0,66! 14,80 40,92 60,88! 62,66 50,40 20,30"), c) + path(curve("0,36! -20,30 -50,40 -62,66 -60,88! -44,66 -24,50 -2,46!"), l, .8)
    return ""


def glasses(c=BRASS, r=26):
    return "".join(f'<circle cx="{x}" cy="-4" r="{r}" fill="#DCEBF2" fill-opacity=".22" stroke="{c}" stroke-width="5"/>' + line(f"M{x-14} -12l10 -8", CREAM, 3.5, .8) for x in (-32, 32)) + line("M-6 -8Q0 -14 6 -8M-58 -8L-80 -14M58 -8L80 -14", c, 5)


# ---- bodies --------------------------------------------------------------------------
def torso(a, spec, c, shade=.42, light=.42):
    """A coat as one big shape."""
    d = curve(spec)
    i = a.id("b")
    a.defs.append(f'<clipPath id="{i}"><path d="{d}"/></clipPath>')
    P = pts(spec)
    x1 = max(p[0] for p in P)
    o = soft(d, 14, 12, 13, .34) + path(d, lit(c, light)) + f'<g clip-path="url(#{i})"><path d="{d}" transform="translate(5 6)" fill="{a.lin([(0, lit(c, .1)), (1, dim(c, .22))], 0, 0, .8, .7)}"/>'
    return o, lambda inner: o + inner + path(d, dim(c, shade), .28, f'transform="translate({n(x1*.16+20)} 10)"') + "</g>"


def brush(S, w):
    """A stroke of changing width that stays clean in a tight bend: discs along the line, one path."""
    m, d = len(S) - 1, ""
    for i, (x, y) in enumerate(S):
        t = i / m * (len(w) - 1)
        j = min(int(t), len(w) - 2)
        q = (w[j] + (w[j + 1] - w[j]) * (t - j)) / 2
        d += f"M{n(x-q)} {n(y)}a{n(q)} {n(q)} 0 1 1 {n(2*q)} 0a{n(q)} {n(q)} 0 1 1 {n(-2*q)} 0z"
    return d


def sleeve(spec, w, c, step=9):
    """An arm in its sleeve, lit along its upper left."""
    d = brush(sample(spec, step), w)
    return path(d, SHADOW, .26, 'transform="translate(7 11)"') + path(d, lit(c, .36)) + path(brush([(x + 3, y + 5) for x, y in sample(spec, step)], [q - 5 for q in w]), c)


def hand(x, y, skin="fair", kind="fist", s=1.0, rot=0, flip=False):
    c = SKIN.get(skin, skin)
    d = mix(dim(c, .18), BRICK, .12)
    if kind == "fist":
        o = path(curve("-32,-14 -22,-28 4,-32 26,-26 36,-8 32,16 16,30 -14,30 -30,14"), lit(c, .25)) + path(curve("-29,-11 -20,-25 5,-28 25,-22 34,-6 30,16 16,29 -13,29 -27,14"), c) + line("M8 -24Q20 -16 16 -4M8 -6Q24 2 18 10M6 10Q20 14 14 22", d, 3.6) + path(curve("-30,-6! -10,-22 6,-14 2,0 -16,6 -28,6!"), lit(c, .12))
    elif kind == "flat":      # laid on something, fingers to the left
        o = path(curve("40,-16! 10,-22 -20,-20 -46,-10 -50,0 -44,8 -20,14 14,18 40,16!"), lit(c, .25)) + path(curve("40,-12! 10,-18 -20,-16 -42,-7 -46,1 -40,9 -20,15 14,19 40,17!"), c) + line("M-42 2L-14 0M-36 9L-12 7M-30 -7L-10 -8", d, 3.4)
    elif kind == "open":      # palm up, holds something above
        o = path(curve("-44,-10! -30,8 -8,14 16,8 34,-12 42,-10 38,6 20,26 -6,34 -30,26 -44,8"), lit(c, .25)) + path(curve("-42,-6! -28,12 -6,17 17,11 35,-9 40,-6 36,9 19,28 -6,36 -29,28 -42,11"), c) + line("M-24 12Q-10 24 10 22", d, 3.4)
    else:                      # pinch: thumb and finger up
        o = path(curve("-24,24! -30,0 -20,-18 -6,-38 4,-44 8,-34 2,-20! 14,-30 24,-26 22,-14 12,2 22,8 26,22 16,36 -12,38"), lit(c, .25)) + path(curve("-21,26! -27,2 -17,-15 -4,-34 4,-40 7,-32 2,-17! 14,-26 22,-22 20,-11 11,4 21,10 24,23 15,36 -11,38"), c) + line("M2 8Q12 8 18 12M0 20Q12 20 18 24", d, 3.4)
    return group(o, t=f"translate({n(x)} {n(y)}) rotate({rot}) scale({n(-s if flip else s,2)} {n(s,2)})")


def bloom(kind, x, y, s, rot=0, shadow=True):
    """A tulip's head on its own, with its shadow."""
    sh = path(HEADS[kind][0], SHADOW, .25, 'transform="translate(6 9)"') if shadow else ""
    return group(sh + head(kind), t=f"translate({n(x)} {n(y)}) rotate({rot}) scale({n(s,2)})")


def bulb_at(kind, x, y, s, rot=0):
    """A bulb without its letter patch, middle at x,y."""
    return group(bulb(kind, False), t=f"translate({n(x)} {n(y)}) rotate({rot}) scale({n(s,2)}) translate(-60 -64)")


# ---- where they are -------------------------------------------------------------------
HOURS = {
    "day": ("#6FAED0", "#9CC7DD", "#D9E6DC", "#FBEBD0"), "late": ("#4F6F95", "#9FB0B0", "#EBCF98", "#F3BE74"),
    "sunset": ("#5A5A94", "#A97C9C", "#EFA98E", "#FAD7A0"), "dusk": ("#2E3468", "#5E5690", "#B98AA0", "#F4C9A0"), "morning": ("#8FBACB", "#C8DCD2", "#F6E6CC", "#FBD9BC"),
}


def sky(a, hour, hy=360, sun=None):
    c = HOURS[hour]
    o = f'<rect width="800" height="{hy+40}" fill="{a.lin([(0, c[0]), (.4, c[1]), (.8, c[2]), (1, c[3])])}"/>'
    return o + (a.glow(sun[0], sun[1], sun[2], "#FFE9BE", .85) if sun else "")


def puff(a, spec, size, c="#FFF7E6", shade="#B9CBD6"):
    d = scallop(a.r, spec, size, .5)
    return path(d, shade, .85, 'transform="translate(4 8)"') + path(d, c, .95)


def clump(a, x, y, s, c):
    return path(scallop(a.r, [(x + math.cos(k) * s * .8, y - s * .5 + math.sin(k) * s * .6) for k in (0, 1, 2.1, 3.1, 4.1, 5.2)], s * .28), c)


def room(a, wall, light, glow=(250, 200, 420)):
    """An indoor wall with light from the upper left."""
    return f'<rect width="800" height="600" fill="{a.lin([(0, lit(wall, .08)), (1, dim(wall, .3))])}"/>' + a.glow(*glow, light, .7)


def shelf(x0, x1, y, c="#7A5238"):
    return path(f"M{x0} {y}H{x1}V{y+16}H{x0}z", SHADOW, .3, 'transform="translate(4 8)"') + path(f"M{x0} {y}H{x1}V{y+16}H{x0}z", c) + path(f"M{x0} {y}H{x1}V{y+5}H{x0}z", lit(c, .4))


def bust(h, x, y, s=1.12, rot=0):
    return group(h, t=f"translate({n(x)} {n(y)}) rotate({rot}) scale({n(s,2)})")


def finish(a, number, op=.32, c="#1E1630", cx=.48):
    a.add(a.vignette(op, cx, .48, c), a.grain(.45))
    a.save(OUT + f"farm-{number:02}.svg")
