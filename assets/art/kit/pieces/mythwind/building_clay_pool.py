import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _buildings_a_to_co import *

# An open clay pit by day: terraces round blue water, a beehive kiln under fire, racks of pots to dry.
a = Art(1200, 900, 81)
r = a.r
T1, T2, T3 = "#E3935A", "#C46F3B", "#8E4632"

sky(a, "day", [(0, "#6FAED0"), (.2, "#A9D0DC"), (.36, "#F3EBD4")])
puffs(a, 160, 116, 230)
puffs(a, 560, 90, 280)
a.add(peaks("-20,260 70,190 130,230 250,140 330,220 450,170 560,250 700,190 800,250 960,150 1050,220 1130,180 1220,230", 420, "#A9BCC6", "#DCE4DE"))
a.add(path(curve("-20,290! 180,250 420,280 640,262 900,250 1220,270! 1220,420! -20,420!"), "#A8BE94"), a.firs([(x, 290 + r.uniform(-14, 14), r.uniform(44, 96)) for x in (26, 70, 128, 240, 300, 372, 470, 540, 640, 700)], "#7F9F78", True))
# rim of the pit: grass that gives way to red earth
a.add(path(curve("-20,320! 200,290 480,306 760,300 1220,290! 1220,920! -20,920!"), a.lin([(0, "#93AE66"), (.4, "#7E9C54"), (1, "#6B7C48")])))
a.add(a.bush(90, 330, 150, 80, "#64894F"), a.bush(210, 322, 90, 50, "#7A9C5C"), a.tufts(-20, 1200, 310, 380, 20, 22, "#5E7F4E", .6))
a.plane(curve("-20,430! 120,372 330,336 600,326 860,340 1220,360! 1220,920! -20,920!"), a.lin([(0, "#F0B47C"), (.4, "#DD945C"), (1, "#A85C3C")]), lip="#FFE0B0")

# terraces: each is a ring, a cut face and a floor that share one hand-set outline
F = [(.98, 1), (1.05, .97), (.97, 1.04), (1.04, 1), (1.0, .95), (.94, 1.03), (1.05, 1), (.98, 1.06), (1.03, .98), (.96, 1), (1.04, 1.02), (.99, .97)]
def ring(cx, cy, rx, ry, k=0):
    return [(cx + rx * F[(i + k) % 12][0] * math.cos(i * math.pi / 6), cy + ry * F[(i + k) % 12][1] * math.sin(i * math.pi / 6)) for i in range(12)]
def step(cx, cy, rx, ry, h, k, face, floor):
    hole = curve(ring(cx, cy, rx, ry, k))
    a.add(path(hole, "#FBD0A0", None, 'transform="translate(2 4)"'), path(hole, a.lin(face, 0, 0, 1, 0)))
    # strata on the back wall
    for f, c, o in ((.3, "#F3C596", .5), (.55, "#7A3A30", .3), (.8, "#F0B080", .4)):
        P = ring(cx, cy + h * f, rx * (1 - .012 * f), ry - h * f * .5, k)
        a.add(line(curve(P[6:] + P[:1], False), c, h * .1, o))
    fl = ring(cx, cy + h / 2 + 2, rx * .982, ry - h / 2 - 2, k)
    a.add(path(curve(fl), floor))
    # shadow of the left wall on the floor
    a.add(path(curve([fl[5], fl[6], fl[7], (fl[7][0] + 30, fl[7][1] + ry * .16), (fl[6][0] + rx * .17, fl[6][1] + 4), (fl[5][0] + 36, fl[5][1] - 14)]), "#6E3A48", .34))
FACE = [(0, "#7A3C34"), (.3, "#A8563A"), (.7, "#DE9058"), (1, "#F6BE88")]
step(486, 570, 440, 200, 66, 0, FACE, a.lin([(0, "#D98C56"), (1, "#EBA66C")]))
a.add(path(pebbles(r, 110, 840, 700, 760, 12, 16), "#F6C896", .5))
step(500, 594, 336, 136, 56, 3, FACE, a.lin([(0, "#C97C4A"), (1, "#DE955E")]))
step(512, 618, 238, 86, 42, 7, [(0, "#6B3430"), (.4, "#9A4A34"), (1, "#E09A64")], "#B86A40")
# water: sky above, clay below, a light bank
W = ring(514, 640, 224, 62, 7)
a.add(path(curve(W), "#F6D2A0", None, 'transform="translate(-2 -3)"'), path(curve(W), a.lin([(0, "#4F8E96"), (.4, "#6FB8BE"), (1, "#A9DCD8")])))
a.add(path(curve([W[6], W[7], W[8], W[9], W[10], W[11], W[0], (690, 644), (620, 622), (514, 612), (420, 620), (340, 646)]), "#A8563A", .4), path(ripples(r, 320, 700, 622, 690, 14, .05, .16, 2), "#E9F6EE", .8))

# a way down: ladders; two diggers
a.add(group(use("ladder", 0, 0, 122), t="translate(680 560) rotate(7)"), group(use("ladder", 0, 0, 96), t="translate(352 616) rotate(-6)"))
spade = lambda x, y, q: group(line("M0 -60V40", WOOD, 5) + line("M-9 -60H9", WOOD, 6) + path("M-12 34h24v22q-12 18 -24 0z", "#8B87A0") + path("M-12 34h8v28q-8 -4 -8 -6z", "#D9D6E0"), t=f"translate({x} {y}) rotate({q})")
a.add(villager(446, 462, 104, coat="#4F6F95", hat="straw", hatc="#E7B860", ra="67,66 84,90 92,112", la="33,66 48,92 78,98", look=6, lean=12, front=spade(86, 128, -18)))
a.add(path(curve("486,464! 498,442 518,436 536,446 548,462! 518,470"), "#B86A44"), path(curve("486,464! 498,442 518,436! 506,448 504,466"), "#F3B888"))
a.add(villager(752, 690, 146, coat="#7A5A8A", skirt=True, hat="kerchief", hatc="#F6EEDF", la="33,66 24,40 34,6", ra="67,66 78,40 68,4", look=-3, apron="#E9D2B0",
               front=path("M22 -18h60l-8 26h-44z", WOODL) + path("M22 -18h60l-1 5h-58z", "#F0CFA0") + path(curve("26,-18! 34,-36 52,-40 70,-34 78,-18!"), "#B4653E") + path(curve("26,-18! 34,-36 52,-40! 42,-28 40,-18!"), "#E9A878")))

# ---- the beehive kiln ----
a.add(path(curve("830,560! 960,524 1120,530 1230,556! 1230,610 1040,606 880,596"), SHADOW, .32))
a.add(path(smoke("1006,196 1030,150 1000,110 1050,66 1110,30 1150,-40", [30, 54, 70, 90, 110, 130]), "#F6EEDF", .7), path(smoke("1022,190 1060,140 1050,96 1110,60 1180,20 1230,-30", [18, 34, 48, 66, 80, 100]), "#E3DCD8", .55))
dome = curve("836,572! 832,500 846,404 892,300 950,226 1010,202 1070,226 1128,300 1170,404 1184,500 1182,572! 1010,588")
a.plane(dome, a.lin([(0, "#F0B080"), (.4, "#C4754A"), (.75, "#96513C"), (1, "#6B3A3C")], 0, 0, 1, .2), lip="#FFE3BA", at=(4, 5), inner=path(dome, a.stuff("brick", "#5A2E30")))
a.add(path("M970 214L976 180H1046L1050 214Q1010 226 970 214z", a.lin([(0, "#E39A6A"), (1, "#7A4038")], 0, 0, 1, 0)), f'<ellipse cx="1011" cy="181" rx="36" ry="9" fill="#F3C096"/><ellipse cx="1012" cy="182" rx="26" ry="6" fill="#4A2A30"/>')
for y, q in ((330, 130), (430, 164)):
    a.add(line(f"M{1008-q} {y}Q1008 {y+34} {1012+q} {y}", "#5C5670", 9), line(f"M{1008-q} {y-3}Q1008 {y+31} {1000} {y+15}", "#A9A4B8", 2.6))
# fire mouth
a.add(path(arched(934, 402, 132, 176), "#5A2E30"), path(arched(950, 420, 100, 158), "#2E1A22"))
for i in range(11):
    t = math.pi + i * math.pi / 10
    a.add(f'<path d="M-10 0L-9-24H9L10 0z" fill="{mix("#F0B888", "#A8603E", i/10)}" transform="translate({n(1000+58*math.cos(t))} {n(472+58*math.sin(t))}) rotate({n(math.degrees(t)+90)})"/>')
a.add(a.glow(1000, 540, 110, "#F5A83C", 1), path(curve("956,576! 958,520 972,540 978,496! 992,524 1000,470! 1014,522 1024,504! 1036,540 1044,526! 1048,556 1046,576!"), AMBER), path(curve("968,576! 976,546 986,556 996,516! 1008,552 1022,540! 1032,562 1036,576!"), "#FFF0BC"))
a.add(path("M914 574H1086L1098 596H902z", "#B9AEB4"), path("M902 596H1098V608H902z", "#8C8196"), a.glow(1000, 606, 150, "#F5B45E", .6, 40))
# split wood and a stack of fired tiles
for x, y, s in ((1112, 604, 17), (1146, 606, 18), (1180, 602, 17), (1128, 576, 16), (1162, 576, 16), (1146, 548, 15)):
    a.add(f'<circle cx="{x+2}" cy="{y+3}" r="{s}" fill="{SHADOW}" fill-opacity=".4"/><circle cx="{x}" cy="{y}" r="{s}" fill="{WOOD}"/><circle cx="{x-1}" cy="{y-1}" r="{s-3}" fill="#E3BC88"/><circle cx="{x-1}" cy="{y-1}" r="{s-9}" fill="#B98A58"/>')

# ---- near ground with racks and great jars ----
a.plane(curve("-20,800! 140,764 360,800 620,826 860,790 1060,760 1220,748! 1220,920! -20,920!"), a.lin([(0, "#C97C4C"), (.5, "#96543C"), (1, "#5C3436")]), lip="#FBCB98", shadow=(0, -5, 8, .14), inner=path(pebbles(r, -20, 1190, 816, 896, 18, 20), "#E9A878", .4))
# pots: jar, bowl, jug, bottle. Pale ones are raw, red ones fired
def pot(name, out, left, c, mouth):
    return a.sym(name, path(curve(out), c) + path(curve(left), lit(c, .42), .9) + mouth(c))
rawc, fire = "#CDAE98", "#BF6238"
jar = lambda nm, c: pot(nm, "-16,-62! -14,-52 -30,-36 -32,-16 -20,0! 20,0! 32,-16 30,-36 14,-52 16,-62!", "-16,-62! -14,-52 -30,-36 -32,-16 -20,0! -18,-14 -18,-34 -6,-50 -6,-62!", c, lambda c: f'<ellipse cx="0" cy="-62" rx="17" ry="5" fill="{lit(c, .25)}"/><ellipse cx="1" cy="-62" rx="11" ry="3" fill="{dim(c, .5)}"/>' + path(curve("22,-46! 32,-34 32,-16 20,0! 10,0! 22,-16 22,-34"), VIOLET, .4))
bowl = lambda nm, c: pot(nm, "-34,-30! -28,-10 -14,0! 14,0! 28,-10 34,-30!", "-34,-30! -28,-10 -14,0! -10,-10 -14,-28!", c, lambda c: f'<ellipse cx="0" cy="-30" rx="34" ry="7" fill="{lit(c, .25)}"/><ellipse cx="1" cy="-29" rx="27" ry="4.500" fill="{dim(c, .4)}"/>' + path(curve("20,-22! 28,-12 14,0! 4,0! 18,-10"), VIOLET, .4))
jug = lambda nm, c: pot(nm, "-10,-72! -10,-52 -24,-36 -26,-14 -16,0! 16,0! 26,-14 24,-36 10,-52 12,-72!", "-10,-72! -10,-52 -24,-36 -26,-14 -16,0! -12,-20 -12,-36 -2,-54 -2,-72!", c, lambda c: line("M10 -64q24 2 20 24q-4 12 -8 12", dim(c, .12), 6) + f'<ellipse cx="1" cy="-72" rx="12" ry="4" fill="{lit(c, .25)}"/><ellipse cx="2" cy="-72" rx="8" ry="2.500" fill="{dim(c, .5)}"/>')
J, JF, B, BF, K, KF = jar("jr", rawc), jar("jf", fire), bowl("br", rawc), bowl("bf", fire), jug("kr", rawc), jug("kf", fire)
# rack
a.add(lens(200, 876, 320, 16, .4))
def board(y, x0=36, x1=372):
    return path(f"M{x0} {y}L{x1} {y-6}V{y+8}L{x0} {y+14}z", WOODL) + path(f"M{x0} {y}L{x1} {y-6}V{y-2}L{x0} {y+4}z", "#F0CFA0") + path(f"M{x0+20} {y+14}L{x1-16} {y+8}V{y+18}L{x0+20} {y+26}z", SHADOW, .22)
a.add(path("M54 560h14l4 316h-20zM342 552h14l6 320h-20z", WOOD), path("M54 560h5l-2 316h-5zM342 552h5l-1 320h-4z", "#B98A60"))
for y, row in ((644, ((J, 92, 1.06), (B, 166, 1), (K, 238, 1), (J, 316, .96))), (752, ((B, 96, 1.05), (K, 166, 1.04), (B, 236, 1), (J, 314, 1))), (856, ((JF, 96, 1.05), (BF, 178, 1.05), (KF, 250, 1), (BF, 318, .96)))):
    a.add(board(y))
    for p, x, s in row:
        a.add(f'<ellipse cx="{x+8}" cy="{y+2-(x-36)*.018:.0f}" rx="30" ry="5" fill="{SHADOW}" fill-opacity=".35"/>', p(x, y + 3 - (x - 36) * .018, s))
a.add(path("M30 552Q200 520 388 540L392 552Q200 534 34 566z", "#B98A50"), path(curve("20,560! 60,530 200,512 340,522 400,546! 380,560 300,546! 200,540 110,552! 40,566"), "#E3BE78"), path(curve("20,560! 60,530 200,512 340,522! 200,522 90,540"), "#FFF0BC", .7))

# the potter carries a great jar to the kiln
a.add(villager(640, 876, 258, coat="#3F6A5A", hat="cap", hatc="#8A5A3C", apron="#E9D2B0", legs="#5B4A50", la="33,66 40,92 66,104", ra="67,66 92,82 98,104", look=6, lean=5,
               front=put(J(0, 0, 1), 84, 118, .92) + '<circle cx="64" cy="100" r="7.500" fill="#F0C3A0"/><circle cx="106" cy="98" r="7.500" fill="#E3B290"/>'))
# fired jars wait on the right
for p, x, y, s in ((KF, 1010, 846, 1.7), (JF, 1096, 880, 2.3), (BF, 960, 886, 1.5), (J, 1186, 896, 1.7)):
    a.add(lens(x, y, 74 * s, 6 * s, .4), p(x, y, s))
a.add(line("M1034 810q30 12 60 14t66 -16", "#F6E4C0", 5, .85), line("M1040 794l10 8 10 -8 10 10 10 -8 10 10 12 -8 10 8 12 -10 10 6 8 -8", "#F6E4C0", 4, .85))

a.add(path(blades(r, 470, 928, 190, 56, 12, .1), "#4A4A38"), path(blades(r, 830, 930, 140, 50, 9, -.1), "#4A4A38"))
a.add(a.vignette(.24, .5, .5, "#3A1F2A"), a.grain(.5))
a.save(OUT + "building-clay-pool.svg")
