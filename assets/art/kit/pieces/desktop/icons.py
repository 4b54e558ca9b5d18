import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

# The icon of the app and the one of its saves. Few, large shapes: the mill has to hold at 16 pixels.
OUT = os.path.normpath(os.path.join(KIT, "..", "..", "desktop")) + os.sep
CAP, PLANK = "#D9A14A", "#4C3145"


def fall(a, d, dx, dy, soft, op):
    """The shadow of a sheet that lies high above what is below."""
    return f'<g transform="translate({dx} {dy})" {a.blur(soft)}>{path(d, SHADOW, op)}</g>'


def sail(turn):
    """One sail, turned about the hub, as path texts that can also throw a shadow: board, its shade, slats, spar, light."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(*points):
        return "M" + "L".join(f"{n(x*c-y*s)} {n(x*s+y*c)}" for x, y in points) + "z"
    return (at((48, 6), (200, 4), (198, 64), (60, 56)), at((50, 6), (200, 4), (200, 24), (53, 22)),
            "".join(at((x, 6), (x + 5, 6), (x + 7, 61), (x + 2, 61)) for x in (98, 146)),
            at((-24, -12), (206, -8), (206, 10), (-24, 13)), at((0, -11), (206, -8), (206, -2), (0, -2)))


def windmill(a, turn=22):
    """A mill whose door stands at 0,0: about 330 high to the tips of its sails, its hub at 0,-208."""
    o = path(curve("-92,4! -20,-14 90,-8 168,14! 90,30 -30,26"), SHADOW, .36)
    tower = curve("-84,6! -74,-70 -64,-140 -56,-200! 56,-200! 64,-140 76,-70 86,6! 0,20")
    o += path(tower, a.lin([(0, "#FFF8E8"), (.42, "#F4E4CC"), (1, "#B7A1BC")], 0, 0, 1, 0))
    o += path(curve("24,-200! 56,-200! 64,-140 76,-70 86,6! 66,12 40,15! 44,-60 36,-130"), VIOLET, .34)
    o += path(curve("-82,-14! -30,-2 40,-2 84,-16! 86,6! 0,20 -84,6!"), VIOLET, .34)
    # the cap: a boat of thatch, turned over
    o += path("M-60-196Q0-178 62-198L64-176Q4-158-60-178z", VIOLET, .42)
    cap = curve("-74,-194! -68,-236 -40,-270 0,-296! 40,-270 70,-238 76,-196! 0,-180")
    o += path(cap, a.lin([(0, "#E5B45C"), (1, "#94582F")], 0, 0, 1, .5)) + path(curve("-74,-194! -68,-236 -40,-270 0,-296! -30,-258 -46,-226 -48,-189!"), "#F8DC9C", .9)
    # one lit window, and a red door
    o += a.glow(2, -108, 100, LAMP, .85)
    o += path("M-29-68v-48q2-32 31-32t31 32v48z", PLANK) + path("M-21-74v-42q2-24 23-24t23 24v42z", "#FFC948") + path("M-17-74v-30h38v30z", "#FFE596") + path("M-1-138h6v64h-6zM-21-108h46v6h-46z", PLANK) + path("M-35-68h74l-4 10h-66z", lit(PLANK, .3))
    o += path("M-34 14v-30q2-28 34-28t34 28v30z", "#5C4668") + path("M-25 15v-30q2-20 25-20t25 20v30z", TULIP) + path("M6-34Q24-32 25-15V15H8Q12-6 6-34z", dim(TULIP, .35), .8)
    # sails, well before the wall
    S = [sail(turn + 90 * k) for k in range(4)]
    o += f'<g transform="translate(0 -208)">' + fall(a, "".join(s[0] + s[3] for s in S), 9, 16, 6, .5)
    for board, edge, bars, spar, light in S:
        o += path(board, "#FFF6E2") + path(edge, VIOLET, .26) + path(bars, "#8C6A78", .6) + path(spar, PLANK) + path(light, "#B98A6A")
    return o + f'<circle r="24" fill="{PLANK}"/><circle cx="-3" cy="-3" r="15" fill="{CAP}"/><circle cx="-5" cy="-5" r="7" fill="#FBE3A4"/></g>'


def evening(a, frame):
    """What is seen through a hole in the paper: sheets of sky, far hills, the knoll and its lane."""
    a.defs.append(f'<clipPath id="hole"><path d="{frame}"/></clipPath>')
    o = f'<rect width="512" height="512" fill="{a.lin([(0, "#F9D79A"), (.62, "#FBDCA0"), (.7, "#F4B48E")])}"/>'
    # the sky is torn: the nearer a sheet, the darker and the higher it ends
    for spec, c, lip in (("-20,330! 90,312 210,328 330,308 430,326 540,306! 540,-20! -20,-20!", "#D07C86", "#FFDDAE"),
                         ("-20,284! 70,302 190,282 320,302 430,278 540,290! 540,-20! -20,-20!", "#8C5589", "#E59A96"),
                         ("-20,232! 90,214 200,238 330,214 440,240 540,222! 540,-20! -20,-20!", "#57448A", "#A673A0"),
                         ("-20,140! 80,168 220,158 320,178 430,148 540,168! 540,-20! -20,-20!", "#2F2F69", "#6F60A6")):
        d = curve(spec)
        o += path(d, SHADOW, .14, 'transform="translate(3 11)"') + path(d, SHADOW, .16, 'transform="translate(2 5)"') + path(d, lip) + path(d, c, None, 'transform="translate(0 -5)"')
    o += path("".join(star(x, y, s) for x, y, s in ((90, 80, 11), (418, 78, 10), (438, 138, 7))), "#FFF3CC", .95)
    # far hills
    o += path(curve("-20,352! 60,326 150,340 230,352 330,334 420,338 540,312! 540,540! -20,540!"), "#70508A") + path(curve("-20,380! 80,372 180,364 300,372 420,360 540,368! 540,540! -20,540!"), "#48427A")
    hill = curve("-20,440! 70,402 180,378 280,372 380,386 470,412 540,440! 540,540! -20,540!")
    o += path(hill, SHADOW, .2, 'transform="translate(0 -6)"') + path(hill, "#F2C894") + path(hill, a.lin([(0, "#557A66"), (.6, "#2F5350"), (1, "#20394A")]), None, 'transform="translate(3 7)"')
    way = curve("236,400! 240,420 206,434 172,456 140,478 132,520! 296,520! 286,484 306,460 322,440 312,420 302,400!")
    o += path(way, "#FCE6BC") + path(curve("302,400! 312,420 322,440 306,460 286,484 296,520! 248,520! 246,482 274,456 292,434 284,418 280,400!"), VIOLET, .5)
    # the nearest hedge, its edge still lit
    hedge = scallop(Random5(), "330,540 348,496 384,474 420,470 446,442 486,430 540,440 540,540", 30)
    o += path(hedge, SHADOW, .3, 'transform="translate(-6 -8)"') + path(hedge, "#5F7C72") + path(hedge, "#22344A", None, 'transform="translate(4 6)"')
    o += path(blades(Random5(), 92, 496, 130, 84, 9, .14), "#22344A")
    return o


def inner(frame, wide, op):
    """The shadow that the paper round the hole throws into it, from the upper left."""
    soft = "".join(f'<path d="{frame}" stroke-width="{n(wide*k)}"/>' for k in (.4, .7, 1, 1.4, 1.8, 2.3, 2.8))
    return f'<g transform="translate(4 8)" fill="none" stroke="{SHADOW}" stroke-opacity="{n(op,2)}">{soft}</g>'


def tile(x0, y0, x1, y1, r):
    """A rounded square, cut with scissors: the corners are rounder than circles."""
    k = r * .12
    return f"M{x0} {y0+r}Q{n(x0+k*.4)} {n(y0+k*.4)} {x0+r} {y0}H{x1-r}Q{n(x1-k*.4)} {n(y0+k*.4)} {x1} {y0+r}V{y1-r}Q{n(x1-k*.4)} {n(y1-k*.4)} {x1-r} {y1}H{x0+r}Q{n(x0+k*.4)} {n(y1-k*.4)} {x0} {y1-r}z"


a = Art(512, 512, 7)
RIM, HOLE = tile(12, 20, 496, 498, 126), tile(24, 32, 484, 486, 116)
a.add(path(RIM, SHADOW, .3, 'transform="translate(2 8)"'), path(RIM, "#CDB4C8"), path(tile(12, 20, 493, 494, 126), "#FFF6E4"), path(HOLE, "#A88FB0"))
a.add(f'<g clip-path="url(#hole)">{evening(a, HOLE)}{inner(HOLE, 13, .07)}</g>', group(windmill(a), t="translate(268 400) scale(.98)"))
a.save(OUT + "windmill-lane.svg")

# A save is a sheet of paper, a corner turned down, with the same evening in it.
a = Art(512, 512, 7)
PAGE, HOLE = "M100 18H346L424 96V478Q424 496 406 496H106Q88 496 88 478V30Q88 18 100 18z", tile(108, 130, 404, 474, 40)
a.add(path(PAGE, SHADOW, .32, 'transform="translate(3 9)"'), path(PAGE, "#CDB4C8"), path(PAGE, a.lin([(0, "#FFF8EA"), (1, "#EFDFCF")]), None, 'transform="translate(0 -4)"'), path(HOLE, "#A88FB0"))
a.add(f'<g clip-path="url(#hole)">{group(evening(a, HOLE), t="translate(57 104) scale(.76)")}{inner(HOLE, 11, .07)}</g>', group(windmill(a), t="translate(262 408) scale(.745)"))
a.add(path("M346 14L424 92H364Q346 92 346 74z", SHADOW, .3, 'transform="translate(-5 9)"'), path("M346 14L424 92H364Q346 92 346 74z", a.lin([(0, "#E9D3CC"), (1, "#B79DB6")], 0, 0, 1, 1)))
a.save(OUT + "application-x-windmill-lane.svg")
