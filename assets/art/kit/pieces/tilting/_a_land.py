"""The land between the inn yard and the village gate, 2400 x 516, at two hours of the day.

Every part takes the sheet `a` and the hour `h`. The road lies level at y 328..432, so that fields can be laid on it."""
from _out import *


class Hour:
    """Colours of one hour: c() pulls a local colour towards it."""

    def __init__(self, air, t, rim, haze, lamps, **k):
        self.air, self.t, self.rim, self.haze, self.lamps = air, t, rim, haze, lamps
        self.__dict__.update(k)

    def c(self, colour, far=0):
        return mix(mix(colour, self.air, self.t), self.haze, far)

    def win(self):
        return LAMP if self.lamps else mix("#5A4A62", self.haze, .15)


LATE = Hour("#E9C07A", .08, "#FBE3A8", "#EBCB93", False, long=1, shade=.3,
            sky=[(0, "#4F6F95"), (.34, "#8BA3AE"), (.62, "#E3CB9A"), (.86, "#F5C67C"), (1, "#F3BE74")],
            sun=(318, 92, 40, "#FFF2C8"), glow="#FFE3A2",
            cloud=("#8FA0AA", "#F1D9AB"), sierra=("#B7A698", "#CDB6A0"), plain=("#C4A678", "#B4965E"))
DUSK = Hour("#5E3F66", .3, "#FFB183", "#A3788F", True, long=2.3, shade=.46,
            sky=[(0, "#2E3264"), (.3, "#64558A"), (.58, "#C07C98"), (.8, "#F0A98F"), (1, "#FBCB86")],
            sun=(318, 168, 50, "#FFE2A0"), glow="#FFAE6E",
            cloud=("#5A4C80", "#F0A08C"), sierra=("#84648A", "#A97A94"), plain=("#8E6274", "#7C5560"))


def sky(a, h):
    a.add(f'<rect width="2400" height="300" fill="{a.lin(h.sky)}"/>')
    x, y, q, c = h.sun
    a.add(a.glow(x + 20, y + 20, 620, h.glow, .85, 250), f'<circle cx="{x}" cy="{y}" r="{q}" fill="{c}"/>')
    for spec, k in (("440,58 600,40 760,56 900,42 1030,54 860,72 600,76", 0), ("1150,34 1330,20 1520,36 1700,22 1850,34 1640,54 1330,58", 0), ("1900,92 2060,78 2230,92 2420,76 2420,106 2160,112", 0), ("-20,46 90,36 190,44 110,62 -20,66", 1), ("1040,116 1180,108 1320,118 1230,130 1110,131", 1)):
        d = curve(spec)
        a.add(path(d, h.cloud[1], .8, 'transform="translate(-2 5)"'), path(d, mix(h.cloud[0], h.cloud[1], .35 * k), .9))
    if h.lamps:
        a.add(path("".join(star(x, y, s) for x, y, s in ((1480, 86, 7), (1556, 64, 4), (2010, 44, 8), (2090, 26, 5), (2290, 40, 6), (1240, 78, 4), (2340, 122, 4))), "#FFE9C8", .9))
    else:
        a.add(path("".join(f"M{x} {y}q{-s*.6:.0f} {-s*.8:.0f} {-s*1.6:.0f} {-s*.3:.0f}q{s} {-s*.1:.0f} {s*1.6:.0f} {s*.8:.0f}q{s*.5:.0f} {-s:.0f} {s*1.7:.0f} {-s*.7:.0f}q{-s*1.1:.0f} {s*.1:.0f} {-s*1.7:.0f} {s*.2:.0f}z" for x, y, s in ((905, 100, 11), (936, 88, 9), (962, 102, 10), (880, 114, 7))), "#56566E"))


def far(a, h):
    """Sierra and plain: three planes of haze, calm enough to stand before."""
    a.add(path("M-20 214L120 186L220 200L360 162L470 190L580 150L690 180L820 166L960 196L1110 172L1240 192L1400 160L1540 188L1700 168L1860 146L2000 182L2160 160L2280 178L2420 156V300H-20z", h.sierra[0]))
    a.add(path("M580 150L470 190L524 187L544 197L568 176L592 186zM1860 146L1700 168L1766 170L1794 184L1838 166L1872 178zM1400 160L1240 192L1314 186L1344 198L1386 174L1412 184zM820 166L690 180L764 181L792 191L816 178L832 186zM2160 160L2000 182L2080 180L2110 191L2150 174L2170 182z", h.sierra[1], .8))
    a.add(path(curve("-20,232! 280,210 620,226 900,208 1200,228 1500,206 1820,222 2100,204 2420,218! 2420,330! -20,330!"), h.plain[0]))
    a.add(path(curve("-20,256! 260,244 560,252 820,234 1080,258 1340,252 1640,234 1960,246 2420,230! 2420,340! -20,340!"), h.plain[1]))
    for x0, x1, y0, y1, c in ((430, 640, 250, 274, "#D2AE66"), (700, 930, 241, 266, "#A59A62"), (1010, 1130, 256, 274, "#D2AE66"), (1350, 1480, 250, 268, "#A59A62"), (1900, 2110, 242, 262, "#D2AE66")):
        c = mix(h.c(c, .2), h.plain[0], .45 if h.lamps else .15)
        a.add(path(curve(f"{x0},{y0+6}! {(x0+x1)/2},{y0-5} {x1},{y0+4}! {x1+50},{y1}! {(x0+x1)/2},{y1-7} {x0-40},{y1}!"), c, .8),
              line("".join(f"M{x0+(x1-x0)*k/7:.0f} {y0+3}L{x0-40+(x1-x0+90)*k/7:.0f} {y1-2}" for k in range(8)), dim(c, .22), 2, .45))
    o, q = "", a.r
    for k in range(26):
        x, y, s = q.uniform(430, 2200), q.uniform(248, 268), q.uniform(5, 10)
        if 1120 < x < 1290:
            continue
        o += f"M{n(x-s,0)} {n(y,0)}q{n(-s*.2,0)} {n(-s*1.3,0)} {n(s,0)} {n(-s*1.2,0)}q{n(s*1.3,0)} {n(-s*.1,0)} {n(s,0)} {n(s*1.2,0)}z"
    a.add(path(o, mix(h.c("#7E7A50", .25), h.plain[1], .4)))


def river(a, h):
    """The river comes from the sierra in two bends and goes under the bridge."""
    w = a.lin([(0, mix(h.sky[3][1], CREAM, .2)), (1, h.c("#7795A8"))])
    a.add(path(curve("1176,252! 1226,260 1252,266 1222,276 1170,286 1150,300 1140,330! 1262,330! 1258,304 1246,292 1276,280 1300,268 1250,256!"), w))
    a.add(path(curve("1250,256! 1300,268 1276,280 1246,292 1258,304 1262,330! 1276,330! 1274,304 1262,292 1294,282 1318,268!"), h.c("#8A6C4C", .1)))
    a.add(path(ripples(a.r, 1150, 1252, 290, 326, 8, .2, .5, 1.4, 1.4), mix(h.rim, CREAM, .3), .6))


def cast(x, y, w, L, c, op):
    """A shadow thrown to the right along the ground."""
    return path(f"M{n(x-w/2)} {n(y)}L{n(x+w/2)} {n(y-3)}L{n(x+L)} {n(y+3)}Q{n(x+L+w*.4)} {n(y+8)} {n(x+L-w*.2)} {n(y+9)}z", c, op)


def left_land(a, h):
    """Quixote's half: stubble, vines, sheaves, a path between them."""
    c = h.c
    land = curve("-20,286! 160,274 330,282 520,270 700,280 880,290 1010,304 1090,330! 1100,350! -20,350!")
    a.plane(land, a.lin([(0, c("#DDB768")), (.5, c("#C69A50")), (1, c("#A97E42"))]), lip=h.rim, shadow=(0, -3, 7, .2))
    # vines on the left of the path, stubble on its right
    a.add(path(curve("560,287! 680,284 770,288! 742,332! 470,332!"), c("#94904F"), .75), line("".join(f"M{566+k*25} 289L{474+k*33} 331" for k in range(9)), c("#66673C"), 4, .5, extra='stroke-dasharray="4 3"'))
    a.add(path(curve("800,288! 880,292 946,300! 990,332! 794,332!"), c("#E4C27A"), .8), line("".join(f"M{804+k*20} {290+k}L{800+k*27} 331" for k in range(8)), c("#B98B45"), 2.4, .5))
    a.add(path(curve("772,286! 786,298 764,312 776,334! 800,334! 784,312 796,298 782,286!"), c("#F3DDAA"), .9))
    for x, y, hh in ((442, 320, 92), (468, 324, 118), (1000, 322, 66), (1022, 326, 84)):
        a.add(cast(x, y, hh * .16, hh * .5 * h.long, SHADOW, h.shade * .6), path(curve([(x, y - hh, 1), (x - hh * .1, y - hh * .5), (x - hh * .07, y, 1), (x + hh * .07, y, 1), (x + hh * .11, y - hh * .45)]), c("#626A4A", .1)), path(curve([(x, y - hh, 1), (x - hh * .1, y - hh * .5), (x - hh * .07, y, 1), (x - hh * .02, y - hh * .4)]), mix(c("#8E8E5A"), h.rim, .3)))
    sheaf = a.sym("sheaf", tint(draw("sheaf"), h.air, h.t + .06))
    for x, y, s in ((858, 322, .3), (902, 326, .34), (944, 322, .26)):
        a.add(cast(x, y, 20, 46 * h.long * s / .3, SHADOW, h.shade * .6), sheaf(x - 74 * s, y - 192 * s, s))
    # olive: three clumps on a bent trunk
    def olive(x, y, s):
        o = cast(x, y, 14 * s, 70 * s * h.long, SHADOW, h.shade * .6) + path(ribbon([(x, y + 2), (x - 5 * s, y - 18 * s), (x + 3 * s, y - 42 * s)], [15 * s, 9 * s, 7 * s]), c("#7A5A3C"))
        for dx, dy, w, hh, col in ((16, -56, 66, 46, "#6E7350"), (-16, -60, 62, 48, "#7C8158"), (2, -78, 62, 40, "#868A5E"), (-12, -84, 34, 22, "#AEAB76")):
            o += path(scallop(a.r, [(x + dx * s + math.cos(k) * w * s / 2 * a.r.uniform(.88, 1.1), y + dy * s + math.sin(k) * hh * s / 2) for k in (0, 1, 2.1, 3.1, 4.1, 5.2)], 9 * s), c(col) if col != "#AEAB76" else mix(c(col), h.rim, .25))
        return o
    a.add(olive(640, 308, .8), olive(704, 316, 1.05))


def inn(a, h):
    """The inn yard: house, gateway, well; a jug hangs out as a sign."""
    c, w = h.c, h.win()
    wall, lw, shd = c("#F3E2C2"), mix(c("#FBEFD6"), h.rim, .3), c("#C9AE9C")
    roof, rl, rd = c("#B5653F"), mix(c("#CC8258"), h.rim, .25), c("#8A4A34")
    o = cast(300, 326, 60, 70 * h.long, SHADOW, h.shade * .6)
    # stable wing behind, with its arch
    o += path("M176 326V230H352V326z", shd) + path("M176 326V230H200V326z", wall)
    o += path("M166 236Q260 226 364 238L346 196Q258 184 180 196z", roof) + path("M180 196Q258 184 346 196L348 202Q258 191 178 203z", rl) + path("M166 236Q260 226 364 238V243Q260 232 166 242z", rd)
    o += line("".join(f"M{190+k*20} {200-(2 if 2<k<6 else 0)}L{178+k*23} 234" for k in range(8)), rd, 2, .45)
    o += path("M226 326V280Q228 250 262 250T300 280V326z", c("#9C8478")) + path("M234 326V282Q236 258 264 258T293 282V326z", c("#4A3644"))
    if h.lamps:
        o += path("M240 326V290Q244 268 264 268T288 290V326z", AMBER, .85) + path("M248 326V300Q252 284 264 284T280 300V326z", LAMP)
    # the house: white front, low roof, chimney
    o += path("M92 130V84h26v46z", c(BRICK)) + path("M110 84h8v46h-8z", c("#7A3428")) + path("M88 84h34v-9h-34z", mix(c("#C4664A"), h.rim, .3))
    o += path("M-20 326V176H186V326z", wall) + path("M160 176H186V326H160z", c("#B79AA0"), .55) + path("M-20 176H186V194Q80 186 -20 196z", VIOLET, .35)
    o += path("M-20 186Q80 174 204 188L172 118Q80 106 -20 112z", roof) + path("M-20 112Q80 106 172 118L175 125Q80 113 -20 119z", rl) + path("M-20 186Q80 174 204 188V194Q80 180 -20 192z", rd)
    o += line("".join(f"M{-8+k*25} 118L{-8+k*28} 180" for k in range(8)), rd, 2.4, .45) + line("M-20 140Q80 130 184 146M-20 162Q80 152 194 168", rd, 2, .35)
    # balcony and windows, door
    for x, y, ww, hh in ((14, 208, 26, 34), (66, 206, 26, 36), (124, 208, 22, 32)):
        o += path(f"M{x-5} {y-5}h{ww+10}v{hh+8}h{-ww-10}z", c("#7A5640")) + path(f"M{x} {y}h{ww}v{hh}h{-ww}z", w) + path(f"M{x+ww/2-1.5} {y}h3v{hh}h-3zM{x} {y+hh*.45:.0f}h{ww}v3h{-ww}z", c("#7A5640"))
    o += path("M-20 250H108V256H-20z", c("#6B4A36")) + line("".join(f"M{-14+k*12} 256V238" for k in range(11)), c("#6B4A36"), 3) + path("M-20 234H108V239H-20z", c("#8A6448"))
    o += path("M34 326V284Q36 266 60 266T86 284V326z", c("#8C7480")) + path("M40 326V286Q42 272 60 272T80 286V326z", LAMP if h.lamps else c(BRICK)) + (path("M40 326V286Q42 272 60 272L58 326z", c(BRICK)) if h.lamps else line("M50 276V326M60 272V326M70 276V326", c("#7A3428"), 2))
    o += path("M118 326V296h34v30z", c("#8C7480")) + path("M122 326V300h26v26z", w if h.lamps else c("#4A3644"))
    o += path("M-20 318H186V327H-20z", c("#8C8196")) + path("M-20 176h6v150h-6z", lw)
    # vine over the door, sign with a jug
    o += path(scallop(a.r, "-10,268 14,256 44,262 84,258 110,266 92,276 60,272 22,278", 9), c("#6F7F4A")) + path(scallop(a.r, "0,264 20,256 50,260 60,266 30,270", 7), mix(c("#94A060"), h.rim, .2))
    o += line("M186 214H222", c("#4A3644"), 4) + path("M198 218h22v5q6 4 6 14q0 14 -17 14t-17 -14q0 -10 6 -14z", c(OCHRE)) + path("M198 218h8q-8 12 -4 30q-10 -4 -10 -12q0 -9 6 -13z", mix(c(LAMP), h.rim, .2))
    # well in the yard
    o += line("M318 322V284M356 322V284", c("#6B4A36"), 5) + path("M306 290L337 268L368 290z", roof) + path("M306 290L337 268L334 274L312 290z", rl) + path("M310 326V304Q337 298 364 304V326z", c("#A79DAF")) + path("M310 326V304h10v22z", mix(c("#D9CFCB"), h.rim, .2)) + path("M346 326V302L364 304V326z", c("#7A7090"), .6)
    a.add(o)
    if h.lamps:
        a.add(a.glow(60, 300, 110, LAMP, .5, 70), a.glow(264, 306, 100, LAMP, .55, 60), a.glow(78, 224, 70, LAMP, .4))


def giant(x, y, s, k, c, op):
    """The shadow a mill throws down the slope: a lumbering figure with raised arms."""
    d = curve("-34,0! -30,60 -40,100! -62,120 -92,150 -104,190! -88,196 -66,160 -40,140! -34,150 -18,156! -24,176 -14,194 4,196 20,186 22,168 16,156! 34,150 44,140! 66,166 84,204! 100,198 88,156 62,116 44,96! 36,60 44,0! 16,0! 14,44 4,60 -4,44 -8,0!")
    return path(d, c, op, f'transform="matrix({n(s,2)} 0 {n(s*k,2)} {n(s*.24,2)} {x} {y})"')


def mills(a, h):
    """Sancho's half: mills along the whole of it, and their shadows are giants."""
    c = h.c
    slope = curve("1300,340! 1340,316 1420,298 1560,280 1720,270 1880,274 2060,264 2240,258 2420,254! 2420,350! 1300,350!")
    a.plane(slope, a.lin([(0, c("#DDB164")), (.5, c("#CB9143")), (1, c("#A4733A"))]), lip=h.rim, shadow=(0, -3, 7, .22))
    wood = c("#6B4A36")
    tower = path(curve("-24,2! -20,-40 -15,-84! 15,-84! 20,-40 25,2! 0,7"), c("#F2E3C8")) + path(curve("15,-84! 20,-40 25,2! 6,6! 8,-40 5,-84!"), c("#A48EA8"), .62) + path(curve("-24,2! -20,-40 -15,-84! -11,-84! -15,-40 -18,4!"), mix(c(CREAM), h.rim, .45))
    tower += path("M-6 5V-10Q-5 -19 2 -19T10 -10V5z", LAMP if h.lamps else c(BRICK)) + path("M-3 -52q4 -6 8 0v11h-8z", LAMP if h.lamps else c("#5A4A62"))
    tower += path(curve("-19,-82! -18,-98 -8,-108 0,-112! 9,-108 18,-98 20,-82! 0,-77"), c("#B5813F")) + path(curve("-19,-82! -18,-98 -8,-108 0,-112! -8,-100 -12,-90 -13,-80!"), mix(c("#E3B465"), h.rim, .3))
    away = lambda svg: tint(svg, h.haze, .3, (LAMP,))
    blade = path("M18 3L74 2L75 16L19 17z", c("#F4E8CF")) + line("M18 10H75M30 2V17M44 2V17M58 2V17", wood, 1.6) + path("M-4 -2.500L78 -1.800V1.800L-4 2.500z", wood)
    tw, bl = (a.sym("tw", tower), a.sym("twf", away(tower))), (a.sym("bl", blade), a.sym("blf", away(blade)))
    r4 = lambda x, y, s, rot, d: group("".join(bl[d](0, 0, 1, False, rot + k) for k in (0, 90, 180, 270)) + f'<circle r="6" fill="{mix(wood, h.haze, .3 * d)}"/>', t=f"translate({n(x)} {n(y-94*s)}) scale({n(s*.9,2)} {n(s,2)})")
    row = ((1394, 308, .6, 24), (1700, 272, .7, 20), (1890, 274, .8, 24), (2192, 262, .62, 19), (2050, 268, .5, 29), (1470, 298, 1.02, 17), (1606, 290, 1.4, 28), (1978, 286, 1.3, 16), (2118, 274, 1, 27))
    for x, y, s, rot in row + ((1800, 288, 1.9, 22),):
        a.add(giant(n(x + 16 * s), y, s * .62, 1.1 * h.long, c("#5A3F44"), h.shade))
    for x, y, s, rot in row:
        d = s < .95
        a.add(tw[d](x, y, s), r4(x, y, s, rot, d))
    a.add(use("mill", 1800, 290, 300, angle=21, door="shut", lit=h.lamps, gallery=False, haze=h.haze, t=.1 if not h.lamps else .2, keep=(LAMP, AMBER, "#FBDB8C")))
    if h.lamps:
        for x, y, s, rot in row:
            a.add(a.glow(x + 2, y - 4 * s, 34 * s, LAMP, .5))
        a.add(a.glow(1800, 262, 70, LAMP, .45))
    # thistle dots and stones on the slope
    a.add(a.tufts(1390, 2200, 300, 326, 20, 11, mix(c("#E3BC74"), h.rim, .2), .6))


def gate(a, h):
    """The village: its gate at the outer right, roofs and a bell behind the wall."""
    c = h.c
    wall, lw, dk = c("#D3B48A"), mix(c("#F3DDB0"), h.rim, .3), c("#A98872")
    roof, rl = c("#B5573C"), mix(c("#CC7858"), h.rim, .25)
    o = ""
    for x, y, w, hh in ((2236, 238, 60, 40), (2352, 226, 70, 60)):
        o += path(f"M{x} {y+hh+30}V{y}h{w}v{hh+30}z", c("#E6D0AC")) + path(f"M{x+w*.6:.0f} {y+hh+30}V{y}h{w*.4:.0f}v{hh+30}z", VIOLET, .3) + path(f"M{x-8} {y+4}L{x+10} {y-24}H{x+w-8}L{x+w+8} {y+4}z", roof) + path(f"M{x-8} {y+4}L{x+10} {y-24}h12L{x+6} {y+4}z", rl) + path(f"M{x+14} {y+14}h12v16h-12z", h.win())
    # church tower with bell
    o += path("M2296 300V140h44v160z", c("#E9D6B4")) + path("M2324 140h16v160h-16z", VIOLET, .28) + path("M2296 140h6v160h-6z", lw) + path("M2308 176v-16q10 -14 20 0v16z", c("#5A4A62")) + path("M2313 172q5 -14 10 0z", c(AMBER)) + path("M2288 142L2318 100L2348 142z", roof) + path("M2288 142L2318 100L2312 142z", rl) + line("M2318 102V88", c("#4A3644"), 3) + path(disc2(2318, 87, 3), c(AMBER))
    o += cast(2236, 328, 30, 30, SHADOW, 0)
    o += path("M2222 334V222h12v-16h20v16h18v-16h20v16h18v-16h20v16h18v-16h20v16h18v-16h40v128z", wall) + path("M2222 334V222h12v-16h6v16h-6q-4 50 -2 112z", lw)
    o += path(rows(2244, 234, 2400, 9, 11, 20, 6, a.r), mix(wall, h.rim, .35), .55) + path("M2200 336V300q10 -10 24 -6v42z", c("#7E7A50")) + path("M2200 336V306q4 -8 12 -10q-4 20 0 40z", mix(c("#A9A062"), h.rim, .2))
    o += path("M2282 336V276Q2284 238 2318 236Q2352 238 2354 276V336z", c("#7A5A54")) + path("M2290 336V278Q2292 246 2318 244Q2344 246 2346 278V336z", c("#3B2E3E"))
    if h.lamps:
        o += path("M2296 336V284Q2300 258 2318 256T2340 284V336z", AMBER, .55) + path("M2304 336V298Q2306 280 2318 280T2332 298V336z", LAMP, .9)
    else:
        o += path("M2300 336V292Q2304 274 2318 274T2336 292V336z", c("#8A7060"), .9)
    o += line("M2262 262v12M2374 262v12", c("#4A3644"), 4) + path("M2256 274h12l-2 18h-8zM2368 274h12l-2 18h-8z", LAMP if h.lamps else c("#8C7480"))
    o += path("M2370 206h20v16h10v114h-30z", VIOLET, .22)
    a.add(o)
    if h.lamps:
        a.add(a.glow(2262, 282, 54, LAMP, .7), a.glow(2374, 282, 54, LAMP, .7), a.glow(2318, 316, 80, LAMP, .5, 50))


def disc2(x, y, r):
    return f"M{x-r} {y}a{r} {r} 0 1 1 {2*r} 0a{r} {r} 0 1 1 {-2*r} 0z"


def ground(a, h):
    """Road and the earth below it. Nothing here is lighter or darker than the road by more than a tenth."""
    c, r = h.c, a.r
    a.add(f'<rect y="420" width="2400" height="96" fill="{a.lin([(0, c("#7A583C")), (.3, c("#664934")), (1, c("#4E3A30"))])}"/>')
    # layers in the cut bank
    a.add(path(curve("-20,470! 300,462 620,474 900,464 1100,470! 1100,476! 900,471 620,481 300,469 -20,477!") + curve("1300,472! 1560,464 1860,474 2140,464 2420,470! 2420,476! 2140,471 1860,481 1560,471 1300,478!"), c("#8A6644"), .28))
    a.add(path("".join(f"M{n(x,0)} {n(y,0)}q{n(w*.2,0)} {n(-w*.55,0)} {n(w*.6,0)} {n(-w*.42,0)}q{n(w*.5,0)} {n(w*.1,0)} {n(w*.4,0)} {n(w*.45,0)}q{n(-w*.5,0)} {n(w*.22,0)} {n(-w,0)} {n(-w*.03,0)}z" for x, y, w in ((120, 500, 30), (176, 506, 18), (420, 496, 20), (690, 504, 30), (980, 500, 22), (1420, 502, 28), (1470, 508, 16), (1730, 498, 20), (2010, 504, 30), (2260, 500, 24))), c("#8A6C50"), .5))
    for x0, x1, top, bot, tint_ in ((-30, 1130, "#F3DCA8", "#DDBC84", 0), (1270, 2430, "#F0D09C", "#D9AE78", 1)):
        m = (x0 + x1) / 2
        d = curve(f"{x0},327! {m-280},325 {m+200},329 {x1},326! {x1},434! {m+240},436 {m-260},432 {x0},435!")
        dash = path("".join(f"M{n(x,0)} {n(y,0)}q{n(w*.5,0)} {n(-w*.12,0)} {n(w,0)} 0q{n(-w*.5,0)} {n(w*.14,0)} {n(-w,0)} 0z" for x, y, w in [(r.uniform(x0 + 40, x1 - 60), r.uniform(336, 426), r.uniform(16, 44)) for _ in range(26)]), c("#A97F4C"), .2)
        ruts = line(f"M{x0} 350Q{m} 346 {x1} 350M{x0} 412Q{m} 417 {x1} 411", c("#B68F5A"), 3, .3)
        warm = lambda k: mix(c(k), "#F2A98A", .2 if h.lamps else 0)
        a.plane(d, a.lin([(0, warm(top)), (1, warm(bot))]), lip=mix(c("#FFF1CC"), h.rim, .35), shadow=(0, 6, 7, .3), loose=True, inner=dash + ruts)


def bridge(a, h):
    """Stone in steel blue, the third colour: its roadway carries fields 12 and 13, the arch spans the water below."""
    c = h.c
    st, sl, sd, dd = c("#8FA5B6"), mix(c("#CBD6D6"), h.rim, .3), c("#647E9A"), c("#3D5373")
    # the gorge: dark below the vault, light where the sky comes through on the water
    a.add(path("M1070 440H1330V520H1070z", c("#2B3654")))
    a.add(path(curve("1060,520! 1090,492! 1140,478 1200,476 1260,478 1310,492! 1340,520!"), a.lin([(0, mix(c("#B9C2BA"), h.sky[3][1], .45)), (1, c("#54748F"))])), path(ripples(a.r, 1104, 1296, 484, 514, 12, .12, .36, 1.4, 1.6), mix(h.rim, CREAM, .3), .6))
    # the front: two abutments and a thin vault between them
    face = curve("1066,432! 1140,426 1200,424 1260,426 1334,432! 1338,520! 1288,520! 1284,490 1262,464 1232,452 1200,449 1168,452 1138,464 1116,490 1112,520! 1062,520!")
    a.plane(face, a.lin([(0, c("#7C95AB")), (1, sd)]), lip=sl, at=(3, 3))
    vo = ""
    for k in range(17):
        t = math.pi * (1.02 + .96 * (k + .5) / 17)
        x, y = 1200 + math.cos(t) * 91, 514 + math.sin(t) * 70
        vo += f'<path d="M-7 -8L7 -8L6 8L-6 8z" transform="translate({n(x)} {n(y)}) rotate({n(math.degrees(math.atan2(math.sin(t)*91, math.cos(t)*70))+90)})"/>'
    a.add(path(rows(1070, 450, 1112, 6, 12, 17, 8, a.r) + rows(1290, 450, 1334, 6, 12, 17, 8, a.r), st, .7), f'<g fill="{mix(st, sl, .25)}">{vo}</g>', path("M1062 520L1066 440h8l-3 80z", sl, .8), path("M1318 440h16l4 80h-22z", INK, .2))
    # the parapet behind
    back = curve("1084,330! 1084,308! 1124,301 1160,296 1200,294 1240,296 1276,301 1316,308! 1316,330!")
    a.plane(back, a.lin([(0, sd), (1, dd)]), lip=sl, at=(2, 4))
    a.add(path(rows(1092, 308, 1306, 2, 11, 20, 7, a.r), st, .4))
    # the roadway: slabs so alike that they stay calm below the pieces
    deck = curve("1084,325! 1140,320 1200,318 1260,320 1316,325! 1336,436! 1262,430 1200,428 1138,430 1064,436!")
    slab, light = "", ""
    for i, y in enumerate((326, 347, 369, 392, 414)):
        q = (y - 318) / 118
        x0, x1, hh = 1088 - 18 * q, 1312 + 18 * q, 17 + 3 * q
        for k in range(5):
            w = (x1 - x0) / 5
            x = x0 + w * (k + (.5 if i % 2 else 0))
            ww = min(w, x1 - x) - 5
            if ww > 8:
                d = f"M{n(x+2,0)} {n(y-abs(x-1200)*-.03-3,0)}h{n(ww,0)}v{n(hh,0)}h{n(-ww,0)}z"
                slab, light = (slab + d, light) if (i * 3 + k * 2) % 4 else (slab, light + d)
    a.plane(deck, mix(c("#A2B1BA"), c("#E9DCC0"), .12), lip=sl, shadow=(3, 6, 6, .3), at=(2, 4), loose=True, inner=path(slab, c("#B9C2C2"), .5) + path(light, c("#C6CBC6"), .6))
    # kerb in front, posts at the corners
    a.add(path(curve("1060,430! 1140,424 1200,422 1260,424 1340,430! 1340,445! 1260,439 1200,437 1140,439 1060,445!"), st), path(curve("1060,430! 1140,424 1200,422 1260,424 1340,430! 1340,434! 1260,428 1200,426 1140,428 1060,434!"), sl), path(curve("1060,443! 1140,437 1200,435 1260,437 1340,443! 1340,449! 1260,443 1200,441 1140,443 1060,449!"), dd, .6))
    for x, y, s in ((1100, 334, 1), (1303, 334, 1)):
        w = 16
        a.add(path(f"M{x+w} {y-40}h14L{x+w+20} {y}H{x+w}z", SHADOW, h.shade * .5), path(f"M{x-w-2} {y}L{x-w} {y-58}H{x+w}L{x+w+2} {y}z", st), path(f"M{x-w-2} {y}L{x-w} {y-58}h8l-2 58z", sl), path(f"M{x+w-9} {y-58}h9l2 58h-9z", dd, .5), path(f"M{x-w-5} {y-58}L{x-1} {y-84}L{x+w+5} {y-58}z", c(STEEL)), path(f"M{x-w-5} {y-58}L{x-1} {y-84}L{x-7} {y-58}z", mix(c("#9DB6CC"), h.rim, .2)))
        if h.lamps:
            a.add(path(f"M{x-4} {y-34}q5 -10 9 0v12h-9z", LAMP), a.glow(x, y - 30, 46, LAMP, .75))
        else:
            a.add(path(f"M{x-4} {y-34}q5 -10 9 0v12h-9z", c("#2E3B55")))
    for x in (1070, 1330):
        a.add(path(f"M{x-15} 462V430h30v32z", st), path(f"M{x-15} 462V430h7v32z", sl), path(f"M{x+6} 430h9v32h-9z", dd, .5), path(f"M{x-18} 431L{x-1} 416L{x+18} 431z", c(STEEL)), path(f"M{x-18} 431L{x-1} 416L{x-5} 431z", mix(c("#9DB6CC"), h.rim, .2)))
    # earth lies against the abutments
    for x, f in ((1062, 1), (1338, -1)):
        a.add(path(f"M{x-f*34} 520Q{x-f*10} 506 {x+f*2} 488Q{x+f*8} 508 {x+f*22} 520z", c("#4E3A30")), path(f"M{x-f*34} 520Q{x-f*10} 506 {x+f*2} 488Q{x-f*2} 508 {x-f*20} 520z", c("#6E523A"), .8))


def front(a, h):
    """A dark fringe, low, so that the strip for labels stays calm."""
    c = h.c
    for x0, x1, hh, m in ((-30, 110, 30, 6), (560, 700, 20, 4), (1000, 1090, 22, 4), (1320, 1400, 22, 4), (1820, 1930, 20, 4), (2290, 2420, 32, 6)):
        a.add(a.tufts(x0, x1, 520, 526, m, hh, c("#3E2F2E"), .9))
