import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

a = Art(1920, 1080, 99)
r = a.r
DUSK = "#41386A"
sheet = a.sheet


ROOF = f'<rect x="-220" y="-420" width="460" height="440" fill="{a.stuff("shingle")}"/>'
BRICKS, STONES = a.stuff("brick"), a.stuff("stone")


class House:
    """Two groups: the house with dark panes, and its lit panes with their glow (id win-NAME), so that light can be switched."""

    def __init__(self, name):
        self.name, self.o, self.l = name, "", ""

    def __iadd__(self, s):
        self.o += s
        return self

    def win(self, x, y, w, h, arch=0, frame=WOOD, bars=(1, 1), glow=1.9):
        """Dark pane in the house, lit pane in the light group. Four sizes, each cut once; the frame takes the colour of the copy."""
        kind = 3 if h > 42 else 1 if arch else 2 if w > 36 else 0
        W, H, A, B = ((28, 34, 0, (1, 1)), (28, 42, 14, (1, 1)), (40, 36, 0, (2, 1)), (30, 50, 0, (1, 2)))[kind]
        if f"w{kind}" not in a._once:
            if A:
                g, fr = f"M0 {H}V{A}Q2 0 {W//2} 0T{W} {A}V{H}z", f"M-3 {H+3}V{A}Q1-3 {W//2}-3T{W+3} {A}V{H+3}z"
            else:
                g, fr = f"M0 0H{W}V{H}H0z", f"M-3-3H{W+3}V{H+3}H-3z"
            fr += f"M-6 {H+2}H{W+6}L{W+4} {H+6}H-4z"
            bar = "".join(f"M{n(W*(i+1)/(B[0]+1)-1.2)} 0h2.4v{H}h-2.4z" for i in range(B[0])) + "".join(f"M0 {n(H*(i+1)/(B[1]+1)-1.2)}h{W}v2.4h-{W}z" for i in range(B[1]))
            a.once(f"w{kind}", f'<g id="w{kind}"><path d="{fr}"/>{path(g, "#4A4568")}</g><g id="v{kind}">{a.glow(W/2, H/2, H*1.9, LAMP, .5)}<path d="{fr}"/>{path(g, "url(#pane)")}<path d="{bar}"/></g>')
        t = f'x="{n(x+(w-W)/2,0)}" y="{n(y+(h-H)/2,0)}"'
        self.o += f'<use href="#w{kind}" fill="{mix(frame, DUSK, .1)}" {t}/>'
        self.l += f'<use href="#v{kind}" fill="{frame}" {t}/>'

    def pool(self, x, y, w, h):
        self.l += a.glow(x, y, w, LAMP, .5, h)

    def place(self, x, y, s, t):
        g = tint(self.o, DUSK, t)
        return group(group(g, extra=f'id="house-{self.name}"') + group(self.l, extra=f'id="win-{self.name}"'), t=f"translate({x} {y}) scale({s})")


bush = a.bush


def round_tree(x, y, s, c):
    o = path(ribbon([(x, y), (x + 2, y - s * .25), (x, y - s * .5)], [s * .12, s * .06, s * .05]), "#4E3A44")
    for dx, dy, w, k in ((.2, -.62, .5, .1), (-.2, -.6, .52, 0), (0, -.82, .56, -.12)):
        o += bush(x + dx * s, y + dy * s + w * s * .45, w * s, w * s * .9, lit(c, -k) if k < 0 else dim(c, k))
    return o


a.defs.append('<linearGradient id="pane" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#E9A13C"/><stop offset=".4" stop-color="#F5C45E"/><stop offset="1" stop-color="#FDE3A0"/></linearGradient>')

# ---------------------------------------------------------------- sky
a.add(f'<rect width="1920" height="1080" fill="{a.lin([(0,"#23264F"),(.16,"#474A84"),(.28,"#86699B"),(.37,"#D79A9B"),(.45,"#F8D3A0")])}"/>')
a.add(a.glow(420, 470, 760, "#FFDFA6", .75, 420))
a.add(path("".join(star(x, y, s) for x, y, s in ((90, 90, 6), (240, 60, 4), (520, 90, 5), (640, 46, 4), (880, 60, 6), (1330, 70, 5), (1480, 130, 4), (1590, 60, 6), (1720, 150, 4), (1830, 70, 5))), CREAM, .85))
a.add(a.glow(336, 172, 190, "#F7E7B8", .45), use("crescent", 336, 172, 150, rot=14))
for spec, c, l, o in (("520,250 660,228 820,240 980,222 1080,238 940,262 700,266", "#77669A", "#D9A6A8", .85), ("1380,280 1520,256 1680,268 1840,248 1960,262 1960,296 1700,304 1500,300", "#7E6899", "#E2A9A4", .85), ("-30,330 120,308 280,320 420,304 500,318 360,340 120,346", "#B9879F", "#F4C5A6", .85), ("1500,392 1640,376 1780,388 1960,372 1960,404 1700,410", "#BE8B9D", "#F6CDA8", .8), ("640,350 760,338 880,348 820,362 700,364", "#C08F9F", "#F8D2A8", .8)):
    d = curve(spec)
    k = a.id("k")
    a.add(f'<path id="{k}" d="{d}" fill="{l}" fill-opacity="{o}" transform="translate(-3 6)"/>', path(d, c, o))

# ---------------------------------------------------------------- far land
a.add(path(curve("-20,500! 200,452 420,480 640,440 860,470 1100,430 1400,470 1660,436 1940,470! 1940,700! -20,700!"), "#A9809C"))
a.add(hamlet(r, 236, 486, 26, "#8C6B92", "#6E5380", "#FBD58A", 6), path("M386 486v-70l9-40 9 40v70z", "#6E5380"), path("M391 430h7v12h-7z", LAMP))
farmill = a.sym("farmill", mill_far(0, 0, 74, "#B893A4", "#8C6B8A", "#6E5380", 10, .2))
a.add(farmill(120, 480), farmill(1800, 452, .8, True))
a.add(path(curve("-20,560! 180,520 380,540 600,500 800,520 1000,500 1500,500 1700,510 1940,490! 1940,760! -20,760!"), "#7D6491"))
# a river that still holds the sky
a.add(path(curve("-20,584! 120,566 260,572 380,556 470,560! 420,572 300,590 180,600 60,626 -20,640!"), "#F3C79F"), path(ripples(r, -10, 420, 568, 620, 6, .08, .25, 1.6, 1.6), "#A9809C", .8))
a.add(a.firs(((30, 560, 90), (70, 566, 120), (560, 530, 80), (520, 540, 100), (1600, 526, 90), (1640, 530, 120), (1900, 516, 110), (1860, 520, 80)), "#5C4F80", "#8A729C"))

# ---------------------------------------------------------------- the hill and its mill
a.plane(curve("-20,690! 200,650 420,600 640,556 860,476 1010,410 1130,388 1260,404 1420,470 1620,540 1780,570 1940,580! 1940,1100! -20,1100!"), a.lin([(0, "#8B8A78"), (.14, "#5F6B68"), (.5, "#3E4A5C"), (1, "#272C48")]), lip="#F1C9A0", shadow=(0, -4, 7, .16),
        loose=True, inner=a.tufts(500, 1800, 440, 640, 10, 14, "#9A9A7C", .5, top=lambda x: 410 + abs(x - 1130) * .26))
a.add(a.glow(1140, 320, 330, "#F7B99A", .45))
a.add(group(use("mill", 1136, 402, 390, haze=DUSK, t=.26, keep=(LAMP, AMBER, "#FFF0BC", "#FBDB8C"), door="open", angle=21, gallery=True, win=lambda x, y, w, h, lit, arch: f'<use href="#v1" fill="{WOOD}" transform="translate({x} {y}) scale({n(w/28,2)} {n(h/42,2)})"/>'), extra='id="mill"'), a.glow(1128, 386, 90, LAMP, .5))

# ---------------------------------------------------------------- the lane
lane = "1112,404! 1074,440 980,486 958,520 1010,560 1140,606 1158,640 1080,676 860,712 690,768 640,830 690,910 700,990 610,1100! 1310,1100! 1230,990 1080,900 900,838 866,806 960,764 1180,716 1292,664 1272,612 1130,566 1042,532 1038,508 1110,452 1150,404!"
a.plane(curve(lane), a.lin([(0, "#F6D9A4"), (.2, "#D9B79E"), (.55, "#A98FA3"), (1, "#75678E")]), lip="#FBE6C4", shadow=(0, 3, 6, .25), at=(3, 4),
        inner=path("".join(f"M{n(x,0)} {n(y,0)}q{n(w*.5,0)} {n(-w*.22,0)} {n(w,0)} 0q{n(-w*.5,0)} {n(w*.24,0)} {n(-w,0)} 0z" for x, y, w in [(r.uniform(640, 1260), y, 8 + (y - 500) * .08) for y in [620 + 470 * r.random() ** .8 for _ in range(18)]]), "#574C78", .4)
        + path(curve("1150,404! 1110,452 1038,508 1042,532 1130,566 1272,612 1292,664 1180,716 960,764 866,806 900,838 1080,900 1230,990 1310,1100! 1230,1100! 1160,1000 1030,916 850,850 816,810 920,748 1150,700 1250,656 1240,622 1100,572 1010,530 1012,506 1086,450 1134,404!"), "#3E3768", .3))

# ---------------------------------------------------------------- 5 WolfWalkers: a log house under turf, in the firs
a.add(a.firs(((700, 560, 190), (740, 540, 240), (646, 580, 150), (936, 486, 130)), "#2E4A4C", "#5C7C70"))
h = House("wolfwalkers")
h += path(curve("-130,4! 0,-8 140,2 170,8! 60,16 -90,14"), SHADOW, .35)
h += path("M-96 0L-92 -104H92L98 0z", "#8A5A3C") + line("M-94 -14H96M-94 -34H95M-93 -54H94M-93 -74H93M-92 -92H92", "#5E3A2C", 3) + line("M-94 -20H96M-94 -40H95M-93 -60H94M-93 -80H93", "#B5815A", 2, .8) + path("M30 -104H92L98 0H36z", INK, .22)
h += path("M-104 0V-112h12V0zM-4 -104h10V0h-10zM92 0V-112h12V0z", "#6B402C") + "".join(f'<circle cx="{x}" cy="{y}" r="5" fill="#A56A42"/>' for x in (-98, 98) for y in (-26, -66))
h += path("M-92 -104L0 -214L92 -104z", "#7A4C34") + line("M-70 -120H70M-52 -140H52M-34 -160H34M-18 -180H18", "#5E3A2C", 2.6)
h.win(-20, -160, 38, 36, 18, "#5E3A2C", (1, 1))
h.win(-74, -72, 40, 38, 0, "#5E3A2C")
h.win(54, -72, 30, 36, 0, "#5E3A2C", (1, 1))
h += path("M8 0v-64q4 -22 20 -22t20 22v64z", "#5E3A2C") + path("M13 0v-62q4 -16 15 -16t15 16v62z", FOREST) + line("M20 -74V0M28 -78V0M36 -74V0", dim(FOREST, .4), 2) + line("M22 -40q6 -8 12 0q-6 8 -12 0", COPPER, 2.4)
turf = curve("0,-252! -50,-196 -92,-146 -138,-90! -122,-82 -112,-88! -70,-140 -34,-182 0,-218! 34,-182 70,-140 112,-88! 122,-82 138,-90! 92,-146 50,-196")
h += sheet(turf, FOREST, shadow=(3, 8, 5, .35)) + path(curve("0,-252! -50,-196 -92,-146 -138,-90! -126,-94 -84,-144 -42,-194 0,-238!"), "#7FA870") + a.tufts(-100, -40, -130, -160, 3, 18, "#5E8A5A", 1) + a.tufts(30, 100, -196, -140, 4, 18, "#5E8A5A", 1)
# the weather vane: a wolf in copper
h += line("M0 -252V-312M-22 -292H22", INK, 3) + group(path(curve("24,96! 62,80 78,58! 92,16! 114,52! 176,82 292,86 326,104! 372,140 384,214! 340,170 338,180 344,296! 312,298! 316,236 280,186 196,196! 184,298! 150,298! 152,214 118,160! 66,118"), COPPER), t="translate(-32 -366) scale(.18)")
h.pool(20, 14, 110, 24)
a.add(h.place(842, 516, .78, .24))
a.add(a.firs(((692, 604, 120), (962, 520, 74)), "#28413F", "#4F6E62"))

# ---------------------------------------------------------------- 4 Cozy Stories: a round house with one great window
h = House("cozy-stories")
h += path(curve("-140,4! 0,-8 160,2 200,10! 60,18 -90,16"), SHADOW, .35)
h += path(curve("-118,0! -122,-50 -116,-98! 0,-112 118,-98! 124,-50 120,0! 0,10"), "#E6D6C6") + path(curve("40,-106! 118,-98! 124,-50 120,0! 60,6! 76,-50"), VIOLET, .35) + path(curve("-118,0! -122,-50 -116,-98! -106,-100! -110,-50 -106,3!"), CREAM, .7)
h += path(curve("-120,-2! -122,-26 -60,-22 0,-20 60,-22 122,-26 122,-2! 60,8 0,10 -60,8"), "#7C7189") + path("M-114 -22H118V2H-114z", STONES)
# the great round window, shelves and a reader inside
h += '<circle cx="-42" cy="-62" r="43" fill="#5A4A66"/><circle cx="-42" cy="-62" r="36" fill="#4A4568"/>'
h.l += '<circle cx="-42" cy="-62" r="36" fill="#F5C45E"/><circle cx="-46" cy="-54" r="22" fill="#FFE9AE"/>' + path("M-74 -72h64v3h-64zM-76 -52h20v3h-20z", "#B5702F") + path("M-70 -72v-14h5v14zM-63 -72v-17h6v17zM-55 -72v-12h4v12zM-30 -72v-15h5v15zM-23 -72v-11h6v11z", "#A8482F") + path(curve("-34,-26! -38,-44 -30,-54! -34,-62 -26,-70 -18,-64 -18,-56! -8,-46 -8,-32!"), "#7A4A3A") + path("M-44 -40l14 -4 2 8 -14 4z", CREAM) + a.glow(-42, -62, 100, LAMP, .55)
h += ""
h.l += path("M-44 -98h4v72h-4zM-78 -64h72v4h-72z", "#5A4A66")
h += path("M40 4v-66q2 -24 24 -24t24 24v66z", "#5A4A66") + path("M46 4v-64q2 -18 18 -18t18 18v64z", "#A8482F") + line("M55 -76V4M64 -78V4M73 -76V4", dim(BRICK, .4), 2) + f'<circle cx="77" cy="-30" r="3" fill="{LAMP}"/>' + '<circle cx="64" cy="-56" r="7" fill="#4A4568"/>'
h.l += f'<circle cx="64" cy="-56" r="7" fill="{LAMP}"/>'
roof = curve("-156,-86! -120,-128 -76,-176 -30,-222 0,-250! 34,-222 80,-176 124,-128 156,-86! 120,-76 84,-86! 50,-72 16,-84! -20,-72 -54,-84! -90,-74 -120,-84! -140,-78")
h += sheet(roof, a.lin([(0, "#565CA0"), (1, INDIGO)]), lip="#B9B6DC", shadow=(4, 9, 6, .35), inner=ROOF + path(curve("0,-250! 34,-222 80,-176 124,-128 156,-86! 120,-76! 90,-130 50,-180"), SHADOW, .3))
h += path("".join(star(x, y, s) for x, y, s in ((-40, -170, 8), (-86, -116, 6), (26, -130, 7), (-6, -206, 5), (64, -100, 6))), LAMP, .9)
h += path("M58 -186L62 -258H92L94 -158z", "#A06A5A") + path("M54 -258h42v-9h-42z", "#C98B70") + path(smoke("76,-268 70,-292 88,-310 76,-334 58,-332 56,-318 66,-314", [8, 13, 17, 18, 15, 10, 4]), "#EFDDE0", .7)
h += path(ribbon("22,-246 40,-240 44,-222 36,-210", [8, 8, 7, 4]), "#B9682B") + path(curve("-18,-244! -16,-262 -10,-276 -12,-284! -14,-296 -15,-306! -6,-300 6,-300 14,-306! 14,-294 12,-284! 20,-272 24,-256 22,-240! 0,-236"), "#D9843B") + path("M-2 -302l2 9 2-9zM14 -268l8 4-2 5-8-3zM17 -256l8 3-2 5-8-3z", "#A85A24") + path(curve("-18,-244! -16,-262 -10,-276 -12,-284! -6,-270 -8,-254 -8,-242!"), "#F0B274")
h.win(-12, -146, 30, 32, 14, "#5A4A66", (1, 1))
h.pool(-30, 16, 140, 28)
h.pool(64, 14, 60, 18)
a.add(h.place(1422, 694, 1, .2))
a.add(bush(1282, 706, 80, 52, "#55705E", (PINK, CREAM), 7), bush(1560, 704, 90, 60, "#4A6558", (LAMP,), 6))

# ---------------------------------------------------------------- 2 Tilting: the inn, arcade and tower
h = House("tilting")
h += path(curve("-180,6! 0,-8 190,2 220,12! 60,20 -130,18"), SHADOW, .35)
h += path("M-164 0V-236h76V0z", "#E3BE86") + path("M-164 0V-236h10V0z", "#FBE6B4") + path("M-110 -236h22V0h-22z", VIOLET, .3) + path("M-156 -230H-92V-4H-156z", STONES)
h += path(curve("-180,-228! -156,-262 -126,-306! -98,-264 -72,-228! -126,-220"), "#B5623F") + path(curve("-180,-228! -156,-262 -126,-306! -142,-262 -160,-224!"), "#EBA274") + path(curve("-126,-306! -98,-264 -72,-228! -100,-222!"), SHADOW, .25)
h += line("M-126 -306V-330", INK, 3) + path(curve("-125,-332! -104,-338 -92,-328 -74,-334! -82,-322 -72,-314! -94,-312 -108,-320 -125,-316!"), STEEL)
h.win(-140, -208, 28, 42, 13, "#7A5238", (1, 1))
h.win(-140, -130, 28, 42, 13, "#7A5238", (1, 1))
h += path("M-90 0V-158H170V0z", "#EBCB94") + path("M110 0V-158H170V0z", VIOLET, .25) + path("M-90 -158H170V-140H-90z", INK, .25)
# arcade
h += path("M-84 0v-62q2 -30 34 -30t34 30v62zM-8 0v-62q2 -30 34 -30t34 30v62zM68 0v-62q2 -30 34 -30t34 30v62z", "#6B4A44") + path("M-84 0v-62q2 -30 34 -30l0 6q-24 2 -26 26V0z", "#4B3440", .6)
h.l += path("M-78 0v-58q2 -24 28 -24t28 24v58z", "#E9A13C", .55) + path("M74 0v-58q2 -24 28 -24t28 24v58z", "#E9A13C", .5)
h += path("M2 0v-56q2 -24 24 -24t24 24v56z", STEEL) + line("M14 -76V0M26 -80V0M38 -76V0", dim(STEEL, .4), 2.2) + path("M6 -44h40v4H6z", dim(STEEL, .5))
h += path("M-96 0v-92h12V0zM-20 0v-62h12V0zM56 0v-62h12V0zM136 0v-92h12V0zM-96 -98H150V-90H-96z", "#F3DDAE")
h.win(-72, -140, 28, 34, 0, STEEL, (1, 1))
h.win(14, -140, 28, 34, 0, STEEL, (1, 1))
h.win(96, -140, 28, 34, 0, STEEL, (1, 1))
h += path("M-84 -142v38h-12v-38zM-32 -142v38h12v-38zM2 -142v38h-12v-38zM54 -142v38h12v-38zM84 -142v38h-12v-38zM136 -142v38h12v-38z", STEEL) + path("M-84 -142v38h-4v-38zM2 -142v38h-4v-38zM84 -142v38h-4v-38z", "#9DB6CC")
tiles = curve("-100,-150! -70,-184 -40,-222! 60,-230 140,-222! 164,-184 188,-148! 40,-140")
h += sheet(tiles, a.lin([(0, "#CC7A4C"), (1, "#9A4A34")]), lip="#F4B98A", shadow=(3, 8, 5, .35), inner=ROOF)
# shield and lance
h += line("M150 -20L196 -196", "#8A5E3A", 6) + path("M192 -194L204 -226L206 -192z", "#E4E9EC") + path(curve("-66,-206! -50,-210 -34,-206! -34,-184 -50,-170! -66,-184"), STEEL) + path("M-50 -208V-171Q-34 -184 -34 -206z", OCHRE) + path("M-58 -190h16v4h-16z", CREAM)
h += path("M-118 4q-6 -22 2 -40h28q8 18 2 40z", WOOD) + path("M-120 -26h36v5h-36zM-121 -8h38v5h-38z", "#4B4458")
h.pool(-50, 12, 80, 20)
h.pool(104, 12, 80, 20)
a.add(h.place(590, 744, .92, .16))
a.add(bush(424, 766, 80, 50, "#5F6F58", (TULIP, "#EFC04B"), 7), bush(742, 754, 50, 32, "#5F6F58"))
a.add(round_tree(356, 736, 190, "#58695A"))

# the near ground, left and right of the lane, two warm-edged sheets
a.plane(curve("-20,900! 120,878 300,880 480,890 600,930 650,990 590,1100! -20,1100!"), a.lin([(0, "#4E5B5A"), (1, "#20253F")]), lip="#D9B090", shadow=(3, -4, 8, .3), loose=True, inner=a.tufts(0, 620, 900, 1060, 9, 26, "#71805F", .7))
a.plane(curve("1940,850! 1780,846 1600,866 1420,880 1280,900 1250,940 1290,1010 1340,1100! 1940,1100!"), a.lin([(0, "#4E5B5A"), (1, "#20253F")]), lip="#D9B090", shadow=(-3, -4, 8, .3), loose=True, inner=a.tufts(1280, 1920, 880, 1060, 9, 26, "#71805F", .7))

# ---------------------------------------------------------------- 3 Valley Duel: brick, steps, tulips
h = House("valley-duel")
h += path(curve("-120,6! 0,-6 170,2 220,14! 60,20 -90,18"), SHADOW, .4)
h += path("M96 -214L150 -240V-10L96 0z", dim(BRICK, .4)) + path("M10 -330L64 -340L152 -236L96 -210z", "#4C456E") + path("M64 -340L152 -236L149 -233L60 -336z", "#8A80A8")
front = "M-96 0V-210H-80V-236H-62V-262H-44V-288H-26V-314H26V-288H44V-262H62V-236H80V-210H96V0z"
h += path(front, BRICK) + path("M56 0H96V-210H80V-236H62V-262H56z", SHADOW, .25) + path(front, BRICKS)
for x, y, w in ((-100, -214, 24), (-84, -240, 24), (-66, -266, 24), (-48, -292, 24), (-30, -318, 60), (24, -292, 24), (42, -266, 24), (60, -240, 24), (76, -214, 24)):
    h += path(f"M{x} {y}h{w}v8h{-w}z", "#F3E6D6")
# a frieze of blue and white tiles
h += path("M-96 -116H96V-96H-96z", "#EEF3F5") + path("".join(f"M{x}-106l5-8 5 8-5 8z" for x in range(-92, 90, 19)), DELFT) + path("M-96 -118H96V-115H-96zM-96 -97H96V-94H-96z", DELFT)
h.win(-14, -296, 28, 42, 14, "#F3E6D6", (1, 1))
for x in (-74, -14, 46):
    h.win(x, -226 if x == -14 else -196, 28, 56 if x == -14 else 50, 0, "#F3E6D6", (1, 2))
h += path("M-82 -140h44l-4 14h-36zM38 -140h44l-4 14h-36z", WOODL)
for i, x in enumerate((-76, -66, -55, -44, 44, 55, 66, 76)):
    h += a.tulip(x, -138, r.uniform(22, 28), (TULIP, "#EFC04B", "#F3EADF", "#7B62A0", TULIP)[i % 5], .02, "#4C6350")
h += path("M-26 0v-66q4 -24 26 -24t26 24v66z", "#F3E6D6") + path("M-18 0v-64q4 -18 18 -18t18 18v64z", DELFT) + line("M0 -80V0", dim(DELFT, .3), 2) + f'<circle cx="6" cy="-34" r="3" fill="{LAMP}"/>' + path("M-15 -62q4 -14 15 -14t15 14z", "#4A4568")
h.l += path("M-15 -62q4 -14 15 -14t15 14z", LAMP)
h.win(-76, -76, 34, 44, 0, "#F3E6D6", (1, 2))
h.win(44, -76, 34, 44, 0, "#F3E6D6", (1, 2))
h += path("M-88 0h46v-22h-46zM42 0h46v-22h-46z", "#7C7189", .0) + path("M-34 0h68l8 10h-84z", "#A79DAF") + path("M96 -300h26v72h-26z", dim(BRICK, .15)) + path("M92 -308h34v9h-34z", "#F3E6D6")
h += path(smoke("108,-312 102,-334 118,-350 110,-374 126,-400", [8, 14, 20, 24, 6]), "#EFDDE0", .55)
h.pool(0, 16, 110, 26)
a.add(h.place(1706, 930, 1.3, .16))
# tulips before the house
for x, y, hh, c in ((1500, 946, 60, TULIP), (1524, 952, 70, "#EFC04B"), (1548, 946, 58, "#F3EADF"), (1566, 956, 66, TULIP), (1640, 958, 52, "#7B62A0"), (1766, 950, 66, "#7B62A0"), (1768, 956, 74, TULIP), (1796, 950, 62, "#EFC04B")):
    a.add(a.tulip(x, y, hh, mix(c, DUSK, .16), r.uniform(-.06, .08), "#4C6350"))
a.add(bush(1886, 952, 130, 110, "#4A6056", (PINK,), 5))

# ---------------------------------------------------------------- 1 Mythwind: turret, moss and a blue lantern
h = House("mythwind")
h += path(curve("-180,6! 0,-8 190,2 240,14! 60,22 -130,20"), SHADOW, .4)
h += path("M112 -292L116 -206H150L148 -292z", "#A06A5A") + path("M106 -300h48v10h-48z", "#C98B70") + path(smoke("130,-304 124,-326 142,-344 132,-370 152,-396 146,-420", [10, 18, 25, 30, 26, 5]), "#EFDDE0", .55)
h += path("M-84 0V-152H158V0z", "#EFDAB4") + path("M96 0V-152H158V0z", VIOLET, .3) + path("M-84 -150H160V-128L-84 -122z", INK, .25)
h += path("M-84 0V-36H158V0z", "#8C8196") + path("M-84 0V-36H158V0z", STONES)
for d in ("M-34 -140h10v106h-10z", "M148 -150h10v114h-10z", "M76 -140h9v106h-9z", "M-84 -96H158V-87H-84z", "M82 -88L148 -40L148 -30L82 -78z"):
    h += path(d, WOOD)
h += path("M10 4v-84q4 -34 30 -34t30 34v84z", "#7C7189") + path("M18 4v-82q4 -26 22 -26t22 26v82z", AMBER) + line("M29 -102V4M40 -108V4M51 -102V4", dim(AMBER, .4), 2.2) + path("M20 -66h40v5H20zM20 -22h40v5H20z", INK, .7) + '<circle cx="54" cy="-44" r="3.4" fill="#FFF0BC"/>' + path("M0 4h80l8 10H-8z", "#A79DAF")
h.win(-24 + 4, -84, 24, 30, 0, WOOD, (1, 1))
h.win(96, -86, 40, 36, 0, WOOD, (2, 1))
h += path("M90 -44h54l-5 13h-44z", WOODL) + "".join(f'<circle cx="{x}" cy="{-46-(i%2)*4}" r="5.500" fill="{(AMBER, "#F3EADF", "#E88FA0")[i%3]}"/>' for i, x in enumerate(range(95, 144, 9)))
# main roof, moss courses
roof = curve("-110,-128! -70,-190 -30,-244 20,-288! 80,-292 120,-280! 150,-230 176,-178 200,-124! 160,-112 120,-120! 60,-104 10,-116! -50,-104 -84,-118!")
h += sheet(roof, a.lin([(0, "#86A05E"), (1, "#4C6A48")]), lip="#DDE0A0", shadow=(4, 10, 6, .35), inner=ROOF + path(scallop(r, "40,-180 80,-196 110,-176 90,-160 56,-164", 9), LEAF) + path(scallop(r, "130,-140 160,-150 176,-134 150,-126", 7), LEAF))
# dormer
h += path("M40 -164V-214L72 -242L104 -214V-164z", "#EFDAB4") + path("M88 -228L104 -214V-164H90z", VIOLET, .3)
h.win(58, -208, 28, 36, 14, WOOD, (1, 1))
h += path(curve("72,-260! 50,-236 26,-208! 34,-198 44,-206! 58,-224 72,-238! 86,-224 102,-206! 112,-198 118,-208! 94,-238"), "#5F7F4E") + path(curve("72,-260! 50,-236 26,-208! 30,-204! 52,-232 72,-252!"), "#DDE0A0")
# turret
h += path(curve("-168,4! -164,-80 -160,-206! -76,-206! -74,-80 -70,4! -118,12"), "#E6CFA6") + path(curve("-98,-206! -76,-206! -74,-80 -70,4! -92,8! -94,-80"), VIOLET, .35) + path(curve("-168,4! -164,-80 -160,-206! -150,-206! -154,-80 -156,7!"), CREAM, .7) + path("M-154 -196H-84V-6H-156z", STONES)
cone = curve("-184,-196! -158,-250 -138,-310 -120,-372! -98,-310 -80,-252 -54,-196! -118,-180")
h += sheet(cone, a.lin([(0, "#86A05E"), (1, "#4C6A48")], 0, 0, 1, .4), lip="#DDE0A0", shadow=(3, 8, 5, .35), inner=ROOF + path(curve("-120,-372! -98,-310 -80,-252 -54,-196! -96,-186! -104,-270"), SHADOW, .28))
h += path("M-122 -370q-14 -18 2 -36q14 14 4 36z", AMBER)
h.win(-134, -172, 30, 42, 15, WOOD, (1, 1))
h.win(-134, -92, 30, 42, 15, WOOD, (1, 1))
# ivy on the shaded corner
iv = ""
for _ in range(18):
    t = r.random()
    x, y = 156 - r.uniform(0, 34) * (1 - t * .6), -8 - t * 128
    iv += f"M{n(x,0)} {n(y,0)}q6-9 13-2q-2 10-13 2z"
h += a.sym("ivy", f'<path d="{iv}"/>')(0, 0).replace("<use", f'<use fill="{MOSS}"') + a.sym("ivy", "")(-6, -7).replace("<use", f'<use fill="{LEAF}"')
# the sprite lantern
h += line("M-70 -150H-40M-44 -150V-138", INK, 3)
h.l += a.glow(-44, -116, 52, "#9CD0F2", .8) + path("M-54 -134h20l4 34h-28z", "#BFE3F7") + path(curve("-44,-128! -37,-116 -40,-106 -48,-106 -51,-116"), CREAM)
h += path("M-58 -138h28l-4 6h-20zM-60 -100h32v5h-32z", INK) + line("M-54 -132L-58 -100M-34 -132L-30 -100", INK, 2)
h.pool(40, 18, 110, 26)
h.pool(-118, 18, 80, 22)
a.add(h.place(204, 954, 1.2, .14))
a.add(bush(470, 968, 110, 76, "#50655A", (AMBER, CREAM, "#E88FA0"), 6), bush(10, 990, 170, 150, "#46594F", (AMBER,), 6))

# ---------------------------------------------------------------- people on the lane, lamps, fence
lamp = a.sym("lamp", path(curve("-20,2! 0,-3 40,2 20,5"), SHADOW, .4) + path("M-3 0L-2 -70H2L3 0zM-8 0h16l-2 -6h-12zM-12 -94L0 -106L12 -94z", INK) + path("M-9 -94L-7 -70H7L9 -94z", LAMP) + path("M-5 -90L-4 -72H4L5 -90z", "#FFF3CC") + a.glow(0, -82, 46, LAMP, .6) + a.glow(0, 2, 50, LAMP, .35, 13))
a.add(lamp(1212, 752, 1.16), lamp(636, 880, 1.6), lamp(1000, 472, .6))
# a girl in yellow, seen from behind, going up the lane with a lantern; the goose goes first
a.add(path(curve("886,976! 920,968 1010,974 1040,984! 980,992 910,990"), SHADOW, .4))
g = path("M-13 0q-2 -14 2 -26h10l1 26zM3 0l1 -26h11q3 12 2 26z", "#C98B2E") + path(curve("-12,-96! -24,-60 -30,-26! -10,-20 10,-20 30,-26! 24,-60 12,-96!"), "#E9B544") + path(curve("-12,-96! -24,-60 -30,-26! -22,-24! -16,-60 -6,-96!"), "#FBDD8E") + path(curve("12,-96! 24,-60 30,-26! 16,-22! 14,-60 4,-96!"), "#B27A30", .7) + path(curve("-16,-92! 0,-82 16,-92! 14,-102 -14,-102"), "#C98B2E") + path(curve("-18,-112 -14,-130 2,-136 17,-126 18,-110 8,-98 -10,-98"), "#3A2838") + path(ribbon("2,-104 6,-84 0,-62 4,-46", [10, 11, 9, 5]), "#3A2838") + path("M0 -46l9 -2 -2 12z", TULIP) + path(curve("20,-84! 34,-76 44,-62! 40,-56! 28,-64 18,-72!"), "#B27A30") + line("M42 -58V-46", INK, 2.4) + path("M35 -46h14l3 22h-20z", LAMP) + path("M39 -44h6l2 18h-10z", "#FFF3CC") + path("M33 -48h18l-3 -6h-12zM31 -24h22v4h-22z", INK) + a.glow(42, -34, 70, LAMP, .75)
a.add(a.glow(976, 976, 120, LAMP, .4, 30), group(g, t="translate(930 980) scale(1.15)"))
a.add(path(curve("800,886! 846,880 890,886 846,892"), SHADOW, .35), group(path("M-8-14l-2 14h12M8-14l2 14h12", "none", None, 'stroke="#E7A13D" stroke-width="4"') + path(curve("-34,-40! -20,-50 0,-50 12,-56! 16,-74 20,-88! 24,-98 36,-98 42,-90! 40,-82 34,-80! 32,-64 34,-44 24,-24 0,-14 -24,-22!"), "#E4E2EC") + path(curve("-34,-40! -20,-50 0,-50 12,-56! 4,-34 -14,-30 -26,-30!"), "#FFFFFF") + path("M41-92l16 5-15 5z", AMBER) + path("M17-76l18 3-2 7-17-3z", DELFT) + f'<circle cx="36" cy="-91" r="2" fill="{INK}"/>', t="translate(844 886)"))
fence = a.sym("fence", path("M0 42L120 34V41L0 49zM0 66L120 60V67L0 73z", "#755F6B") + path("M6 26l7-8 7 8v58H6zM34 20l7-8 7 8v62H34zM62 24l7-8 7 8v56H62zM92 18l7-8 7 8v58H92z", "#86695F"))
a.add(fence(576, 880, .9, rot=14), fence(1256, 878, 1, rot=-4))

# ---------------------------------------------------------------- the near frame: leaves at the foot and the right edge
a.add(a.tufts(-20, 560, 1084, 1100, 9, 96, "#171A33", 1), a.tufts(1400, 1940, 1084, 1100, 9, 96, "#171A33", 1))
frond = a.sym("fern", path(fern(0, 0, 200, -60, .8, .3, 10), "#1C2440"))
a.add(frond(60, 1100, 1.2), frond(0, 1090, 1, rot=-24), frond(1880, 1100, 1.25, flip=True), frond(1926, 1080, 1, flip=True, rot=22))
a.add(path(scallop(r, "1960,-40 1700,-40 1680,10 1730,50 1690,90 1750,130 1800,120 1820,190 1880,180 1900,260 1960,270", 32), "#201F3E"))
for x, y, s in ((420, 1000, 4), (760, 930, 3), (1160, 860, 3), (1350, 960, 4), (1240, 1020, 4.4), (700, 1040, 4.4), (330, 1050, 4.6), (1520, 1040, 4.4), (1080, 640, 2.4), (800, 640, 2.4), (910, 600, 2)):
    a.add(a.firefly(x, y, s))
a.add(a.vignette(.42, .5, .46, "#171533"), a.grain(.5))
a.save(OUT + "lane.svg")
