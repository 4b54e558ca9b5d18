import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_pieces import disc

# Four wooden figures on a base. Outline, hat and tool differ, and each base carries the mark of its seat:
# disc, diamond, hexagon, square. Colour is never the only sign.
SKIN, SKIND = "#EBC09A", "#CF9870"


def block(a, ds, c, details, dx=10, dy=7):
    """Extrude a silhouette (several overlapping cuts) to the lower right and dress its face."""
    i = a.id("m")
    ps = "".join(f'<path d="{d}"/>' for d in ds)
    a.defs.append(f'<g id="{i}">{ps}</g><clipPath id="c{i}">{ps}</clipPath>')
    o = "".join(f'<use href="#{i}" x="{n(dx*k/9)}" y="{n(dy*k/9)}" fill="{dim(c, .52 if k > 6 else .44)}"/>' for k in range(9, 0, -1))
    o += f'<use href="#{i}" fill="{lit(c, .42)}"/><g clip-path="url(#c{i})"><use href="#{i}" x="3" y="4" fill="{c}"/>{details}'
    # a little wood grain over the paint
    o += path("".join(f"M{x} {y}q30 {-6+k*4} 70 {k}t90 -4v2q-60 8 -90 4t-70 -2z" for x, y, k in ((-10, 122, 2), (4, 150, -3), (-6, 178, 3), (6, 214, -2))), SHADOW, .13)
    return o + "</g>"


BASE = "12,227! 9,207! 22,199 38,195! 108,195! 124,199 137,207! 134,227!"
TORSO = "26,200! 26,164 32,130 46,113 62,107 84,107 100,113 114,130 120,164 120,200!"
HEAD = "48,72 51,54 74,46 97,54 100,72 95,95 74,106 53,95"


def seatmark(kind):
    return {"disc": disc(73, 216, 7.5), "diamond": "M73 206.500L83 216L73 225.500L63 216z", "hexagon": "M73 207.500L81 212V220L73 224.500L65 220V212z", "square": "M66 209H80V223H66z"}[kind]


def base(c, kind):
    return path("M0 195H150V240H0z", c) + path("M0 206H150V210H0z", lit(c, .4)) + path("M104 195H150V240H104z", dim(c, .4), .35) + path(seatmark(kind), CREAM)


def face(blush=True, y=76, x=74, nose=True):
    o = path(curve("95,58! 101,74 94,96 74,106! 88,94 90,74"), SKIND, .8)
    o += f'<ellipse cx="{x-11}" cy="{y}" rx="3.400" ry="4" fill="{INK}"/><ellipse cx="{x+10}" cy="{y}" rx="3.400" ry="4" fill="{INK}"/><circle cx="{x-12}" cy="{y-1.4}" r="1.200" fill="{CREAM}"/><circle cx="{x+9}" cy="{y-1.4}" r="1.200" fill="{CREAM}"/>'
    if nose:
        o += f'<ellipse cx="{x-1}" cy="{y+7}" rx="5" ry="4" fill="#DC9A78"/>'
    return o + f'<circle cx="{x-18}" cy="{y+9}" r="5" fill="#E08A72" fill-opacity=".6"/><circle cx="{x+17}" cy="{y+9}" r="5" fill="#E08A72" fill-opacity=".6"/>'


def figure(name, c, basec, kind, ds, details):
    a = Art(160, 240, 11)
    a.add(path(curve("8,230! 60,222 130,224 158,232! 130,240 60,240 20,239"), SHADOW, .32))
    a.add(block(a, [curve(BASE)] + ds, c, details + base(basec, kind)))
    a.save(OUT + f"figure-{name}.svg")


# ---- crafter: leather cap, beard, apron, a hammer swung up
RED = "#A8482F"
arm_l, arm_r = curve("30,128! 22,140 16,158 18,176 28,184 40,180 44,166! 44,140"), curve("106,120! 120,128 126,132 124,116 128,98 140,98 144,110 142,136 134,152 120,152 106,144!")
cap = curve("46,64! 45,44 56,26 74,20 94,26 104,44 103,64! 74,56")
handle, head = "M128 134L114 52L123 50L138 132z", "M92 40L142 31L147 56L98 66z"
d = path(curve(TORSO), RED) + path(curve("96,110! 112,130 122,164 122,200! 100,200! 104,160"), dim(RED, .3), .7)
d += path(curve("46,200! 46,150 52,128! 74,136 96,128! 102,150 104,200!"), "#7A4E34") + path("M52 128Q74 138 96 128V134Q74 144 52 134z", "#9C6B48") + path("M58 160h32v20q-16 8 -32 0z", "#5F3B2A") + line("M50 130L44 112M98 130L104 112", "#5F3B2A", 5)
d += path(arm_l, lit(RED, .06)) + path(curve("22,166! 18,178 26,188 38,184 42,172!"), SKIN) + path("M20 160q12 6 24 4v8q-12 2 -24 -4z", lit(RED, .3))
d += path(handle, WOODL) + path("M118 56L122 54L134 130L130 132z", dim(WOODL, .3)) + path(head, "#B9B4C4") + path("M92 40L142 31L143 38L93 47z", "#F3EEE6") + path("M128 34L142 31L147 56L133 59z", "#7F7A92")
d += path(arm_r, lit(RED, .06)) + path(curve("106,144! 120,152 134,152 142,136! 130,140 116,138"), dim(RED, .25), .7) + path(curve("122,102 132,95 144,100 145,114 134,119 124,115"), SKIN) + path("M123 116q10 6 22 1v9q-12 4 -22 -2z", lit(RED, .3))
d += path(curve(HEAD), SKIN) + face(y=75) + path(curve("47,76! 54,88 62,88 73,93! 84,88 94,88 101,76! 104,100 92,122 74,130 56,122 44,100"), "#6E4028") + path(curve("47,76! 54,88 60,90! 54,104 60,122 66,128! 50,118 44,98"), "#8F5A3A") + path(curve("60,90! 68,85 74,90! 80,85 88,90! 82,97 74,94 66,97"), "#9C6644") + path("M69 97q5 4 10 0q-2 6 -5 6t-5 -6z", "#4A2418")
d += path(cap, "#8A5636") + path(curve("46,64! 45,44 56,26 74,20! 60,34 56,48 57,60!"), "#B57E54") + path("M43 58Q74 46 106 58V69Q74 57 43 69z", BRICK) + path("M43 58Q74 46 106 58V62Q74 50 43 62z", "#D9785A")
figure("crafter", RED, RED, "disc", [curve(TORSO), curve(HEAD), cap, arm_l, arm_r, handle, head], d)

# ---- farmer: straw hat, dungarees, a fork at the side
G = "#5F8A48"
arm_l, arm_r = curve("32,126! 22,142 18,160 22,178 32,184 44,178 46,160! 46,136"), curve("104,122! 122,130 134,142 138,154 132,164 120,164 108,152!")
hat = [curve("50,56! 52,22 96,22 98,56! 74,50"), curve("12,60! 20,52 50,46 74,44 98,46 128,52 138,62! 132,72 104,66 74,62 46,66 18,74!")]
fork = ["M126 58H134V200H126z", "M112 24H118V52Q118 58 124 58H136Q142 58 142 52V24H148V54Q148 66 138 66H122Q112 66 112 54zM127 22H133V62H127z"]
d = path(curve(TORSO), G) + path(curve("96,110! 112,130 122,164 122,200! 100,200! 104,160"), dim(G, .3), .7)
d += path("M50 142H98V200H44z", STEEL) + path("M50 142H98V150H50z", lit(STEEL, .3)) + path("M48 112h10v36h-10zM88 112h10v36h-10z", STEEL) + path("M62 160h24v16q-12 8 -24 0z", dim(STEEL, .25)) + f'<circle cx="54" cy="150" r="3.600" fill="{LAMP}"/><circle cx="93" cy="150" r="3.600" fill="{LAMP}"/>'
d += path(fork[0], WOODL) + path("M126 58h3v142h-3z", lit(WOODL, .4)) + path(fork[1], "#A6A1B6") + path("M112 24h3v32h-3zM127 22h3v36h-3zM142 24h3v32h-3z", "#E9E4E0")
d += path(arm_l, lit(G, .06)) + path(curve("22,168! 22,182 32,188 44,182 46,170!"), SKIN) + path(arm_r, lit(G, .06)) + path(curve("108,152! 120,164 132,164! 122,158 114,148"), dim(G, .3), .7) + path(curve("124,142 134,138 142,146 140,160 130,164 122,156"), SKIN)
d += path(curve("54,102! 74,112 94,102! 98,116 74,128 50,116"), TULIP) + path(curve("66,116! 82,118 88,132 80,138! 68,130"), dim(TULIP, .2))
d += path(curve(HEAD), SKIN) + face(y=80) + line("M64 93q10 8 20 0", "#8A4A34", 3.4)
d += path(hat[0], "#EBCF8C") + path(curve("50,56! 52,22 74,24! 62,32 60,52!"), "#FAE7B0") + path("M50 46Q74 38 98 46V58Q74 50 50 58z", BRICK) + path(hat[1], "#DDB768") + path("M12 60Q20 52 50 46T98 46T138 62Q108 52 74 51T12 66z", "#F7E2A2") + line("M30 64q20 -6 44 -6t46 6M60 32q14 -5 28 0", "#B08A42", 2.2, .6)
figure("farmer", G, "#4F7A3E", "diamond", [curve(TORSO), curve(HEAD)] + hat + [arm_l, arm_r] + fork, d)

# ---- merchant: cap with a long feather, moustache, a coin held up
V = "#7A5A96"
arm_l, arm_r = curve("32,126! 20,140 14,160 20,178 34,184 46,176 48,160! 46,136"), curve("104,122! 118,130 122,128 120,118 126,106 138,106 142,120 138,142 126,156 112,154 104,146!")
capd = curve("44,64! 36,46 46,26 70,18 96,22 110,40 106,62! 74,56")
feather = curve("88,34! 92,10 112,0 134,2 140,14! 132,32 112,42 96,44")
coin = disc(132, 92, 17)
d = path(curve(TORSO), V) + path(curve("96,110! 112,130 122,164 122,200! 100,200! 104,160"), dim(V, .3), .7)
d += path("M56 110L74 200L92 110z", "#E7D3A8") + path("M56 110L74 150L92 110L100 116L78 200H70L48 116z", dim(V, .28)) + "".join(f'<circle cx="74" cy="{y}" r="3.400" fill="{LAMP}"/>' for y in (158, 174, 190))
d += path(arm_l, lit(V, .08)) + path(curve("20,168! 22,184 34,188 46,182 47,168!"), SKIN) + path(curve("14,150! 12,172 20,180! 34,172 46,176 48,166! 36,158 24,160"), "#D9C7E6") + path(arm_r, lit(V, .08)) + path(curve("104,146! 112,154 126,156 138,142! 124,148 112,144"), dim(V, .3), .7) + path(curve("120,112 126,104 138,104 143,112 138,120 126,120"), SKIN) + path("M119 118q11 6 23 1v9q-12 5 -23 -2z", "#D9C7E6")
d += path(coin, "#C98A2E") + path(disc(130.5, 90.5, 15), "#F3C35A") + path(disc(131, 91, 9.5), "#D59A38") + path(curve("131,84! 137,90 136,96 131,99! 126,96 125,90"), "#F9DD94")
d += path(curve("48,104! 74,116 100,104! 104,116 92,126 74,122 56,126 44,116"), "#D9C7E6") + path(curve("66,118! 74,114 82,118! 86,138 74,146 62,138"), "#EADFF2")
d += path(curve(HEAD), SKIN) + face(y=75) + path(curve("48,90! 58,90 66,84 73,87! 82,84 90,90 100,88! 94,98 82,98 73,92! 64,98 54,98"), "#4A342E") + line("M68 101q6 4 12 0", "#8A4A34", 3)
d += path(capd, "#513A6B") + path(curve("44,64! 36,46 46,26 70,18! 54,32 50,48 54,60!"), "#85689E") + path("M42 56Q74 46 108 56V66Q74 56 42 66z", LAMP) + path("M42 56Q74 46 108 56V60Q74 50 42 60z", "#FBE3A4")
d += path(feather, TULIP) + path(curve("88,34! 92,10 112,0 134,2! 112,12 100,26"), "#EE8A72") + line("M92 38Q108 16 138 8", "#7A2420", 2.4)
figure("merchant", V, "#5F4380", "hexagon", [curve(TORSO), curve(HEAD), capd, feather, arm_l, arm_r, coin], d)

# ---- ranger: hood drawn to a point, cloak, bow
K, F = "#2F3A40", "#2F5F4A"
cloak = curve("18,200! 18,164 26,130 40,112 60,104 88,104 106,112 120,130 128,164 128,200!")
hood = curve("38,106! 30,84 34,54 50,34 68,22 84,8! 92,6 94,12 90,20! 104,32 112,52 112,82 106,106! 74,116")
bow = ["M112 34Q160 110 116 198L109 196Q148 112 106 38z"]
d = path(cloak, F) + path(curve("98,110! 114,130 128,164 130,200! 104,200! 108,160"), dim(F, .35), .7) + path(curve("18,200! 18,164 26,130 40,112! 36,150 38,176 40,200!"), lit(F, .16), .9)
d += path(curve("60,112! 74,118 90,112! 94,150 98,200! 54,200! 56,150"), K) + path("M54 168Q76 176 98 168V177Q76 185 54 177z", "#8A5E3C") + path("M70 168h12v10h-12z", LAMP) + path(curve("52,118! 66,132 64,160 56,200! 46,200! 48,160"), dim(F, .28))
d += line("M110 38L114 196", "#EFE6D6", 2) + path(bow[0], "#8A5E3C") + path("M112 34Q160 110 116 198L114 197Q154 110 109 36z", "#C99A66")
d += path(curve("108,124 120,120 130,128 128,142 116,146 106,138"), SKIN) + path("M92 128q10 -8 18 -4l-2 18q-10 4 -18 -2z", lit(F, .1))
d += path(hood, F) + path(curve("38,106! 30,84 34,54 50,34 68,22 84,8! 76,24 58,38 48,58 46,84 50,108!"), lit(F, .26)) + path(curve("94,30! 110,40 112,82 106,106! 100,110 102,80 100,56"), dim(F, .35), .8)
d += path(curve("50,72 54,52 74,44 94,52 98,72 93,96 74,106 55,96"), dim(F, .55)) + path(curve("54,76 58,60 74,54 90,60 94,76 89,94 74,102 59,94"), SKIN) + face(y=79) + path(curve("55,70! 62,58 74,62 86,56 94,70! 84,66 74,68 64,66"), "#7A4A2C") + line("M67 93q7 4 14 0", "#8A4A34", 3)
d += path(curve("58,104! 74,114 92,104! 90,116 76,122 60,116"), LEAF) + path(curve("72,112! 82,108 90,114 92,126! 80,126"), "#6C9A48")
figure("ranger", F, K, "square", [cloak, hood] + bow + [curve("108,124 120,120 130,128 128,142 116,146 106,138")], d)
