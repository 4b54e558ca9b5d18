"""The twenty-five opportunities: strips of 880 x 400."""
from _wood import *
from _beasts import *


def O(n_, hour, seed, horizon=.6, hot=None):
    return S(f"opportunity-{n_}", hour, seed, horizon, 880, 400, hot)


def put(a, svg, x, y, k, flip=False, rot=0, extra=0):
    a.add(group(a.t(svg, extra), t=f"translate({x} {y})" + (f" rotate({rot})" if rot else "") + f" scale({-k if flip else k} {k})"))


def land(a, y, lift=12, c=None, tuft=12, spec=None):
    spec = spec or f"-20,{y+3}! 180,{y-lift*.6:.0f} 420,{y} 680,{y-lift} 920,{y-2}!"
    P = pts(spec)
    d = curve([(P[0][0], P[0][1], 1)] + P[1:-1] + [(P[-1][0], P[-1][1], 1), (920, 420, 1), (-20, 420, 1)])
    c = c or a.green
    a.add(a.sheet(d, a.lin([(0, mix(c, a.lip, .35)), (.35, c), (1, mix(c, a.deep, .75))]), lip=a.lip, at=(.5, 2), loose=True, inner=a.tufts(10, 870, y + 8, 390, tuft, 16, mix(c, a.deep, .5), .8) if tuft else ""))


def corners(a, k=1.0):
    a.ferns(((30, 120 * k, -60), (110, 80 * k, -75), (850, 120 * k, -120), (780, 76 * k, -105)))


def cut_hand(skin=SKINS[0], sleeve="#B0552F"):
    """An open hand at the end of an arm that comes from the left; palm up; the wrist at 0,0."""
    o = path(curve("-260,-34! -120,-40 -30,-36! -22,0 -30,38! -120,48 -260,60!"), sleeve) + path(curve("-260,-34! -120,-40 -30,-36! -28,-22! -120,-24 -260,-14!"), lit(sleeve, .4), .8) + path("M-44 -42h24v86h-24z", dim(sleeve, .25))
    o += path(curve("-22,-28! 20,-34 60,-26 96,-20! 140,-24 176,-30 190,-24! 186,-12 150,-6 120,-2! 150,0 190,0 206,6! 204,18 160,18 124,18! 150,22 182,26 192,34! 186,44 150,40 116,36! 90,46 40,46 -22,34!"), skin)
    o += path(curve("30,-30! 50,-52 78,-62 92,-56! 92,-46 74,-34 66,-18! 50,-16 36,-20!"), skin) + path(curve("-22,-28! 20,-34 60,-26 96,-20! 60,-14 20,-16 -22,-12!"), lit(skin, .4), .8) + line("M96 -8q20 2 34 4M92 16q20 2 34 2", dim(skin, .2), 3) + path(curve("-22,34! 40,46 90,46 116,36! 80,34 30,32 -22,22!"), dim(skin, .14), .8)
    return o


def stump(a, x, y, w, h):
    st = curve(f"{x-w*.7:.0f},{y}! {x-w*.5:.0f},{y-h*.4:.0f} {x-w*.46:.0f},{y-h}! {x+w*.46:.0f},{y-h}! {x+w*.52:.0f},{y-h*.4:.0f} {x+w*.74:.0f},{y}! {x+w*.2:.0f},{y+h*.1:.0f} {x-w*.2:.0f},{y+h*.06:.0f}")
    a.add(path(curve(f"{x-w*.7:.0f},{y}! {x+w*.4:.0f},{y-8} {x+w*1.3:.0f},{y+5}! {x+w*.4:.0f},{y+14}"), SHADOW, .3), path(st, a.lin([(0, a.t("#8A6448")), (.4, a.t("#6B4A36")), (1, a.t("#3E2C28"))], x2=1, y2=0)), f'<ellipse cx="{x}" cy="{y-h:.0f}" rx="{w*.47:.0f}" ry="{w*.14:.0f}" fill="{a.t("#E0BC8A")}"/>' + "".join(f'<ellipse cx="{x-2}" cy="{y-h:.0f}" rx="{w*q:.0f}" ry="{w*q*.3:.0f}" fill="none" stroke="{a.t("#B98A5E")}" stroke-width="3"/>' for q in (.32, .2, .08)))


# 71 reserved: a basket with a ribbon
a = O(71, "day", 501, .6, (300, 120, 240))
a.leafwood(190, .5, 24, lo=20, hi=70)
land(a, 210)
a.add(path(curve("300,352! 440,336 620,340 680,356! 540,372 380,370"), SHADOW, .3))
a.use("basket", 450, 354, 230)
bow = path(curve("0,0! -50,-46 -86,-40 -82,-8! -80,20 -44,22 0,0!"), "#2F9C95") + path(curve("0,0! 50,-50 92,-40 86,-6! 82,22 44,20 0,0!"), "#2F9C95") + path(curve("0,0! -50,-46 -86,-40! -50,-30 -20,-8!") + curve("0,0! 50,-50 92,-40! 52,-30 24,-10!"), lit("#2F9C95", .4)) + path("M-6 4L-44 84L-20 78L-10 96L8 8zM4 4L50 78L26 80L22 98L-4 10z", dim("#2F9C95", .15)) + path(disc(0, 0, 15), lit("#2F9C95", .2))
a.add(group(bow, t="translate(446 276) scale(1.05)"))
a.use("mouse", 640, 356, 74, flip=True)
corners(a)
a.done(.3)

# 72 a hand held out
a = O(72, "dawn", 502, .8, (560, 160, 260))
a.leafwood(300, .55, 26, lo=40, hi=110)
a.mist(300, 140, .5)
a.firrow(340, .4, 60, 130, 60)
a.add(a.glow(560, 170, 180, "#FFE7B8", .7))
put(a, cut_hand(), 300, 250, 1.25, rot=-4)
put(a, songbird("#5B7A9A", "#F0C25E", True), 490, 206, .95, True)
corners(a, .8)
a.done(.3)

# 73 a lantern passed over a fence
a = O(73, "dusk", 503, .6, (440, 150, 240))
a.stars(12, 110)
a.roofrow(230, .5, h0=60, h1=110, w0=60, w1=90, lit_p=.4)
land(a, 250, 8)
a.add(a.glow(446, 190, 230, LAMP, .7))
put(a, cut_hand(SKINS[0], "#7A4656"), 244, 84, 1, rot=4)
a.add(use("lantern", 440, 92, 170))
put(a, cut_hand(SKINS[1], "#4F7C86"), 640, 96, 1, True, -3)
for x in range(-10, 900, 66):
    h = 130 + a.r.uniform(-8, 8)
    a.add(path(f"M{x} 410L{x+2} {400-h:.0f}L{x+20} {400-h-22:.0f}L{x+38} {400-h:.0f}L{x+40} 410z", a.t("#9A7350")), path(f"M{x} 410L{x+2} {400-h:.0f}L{x+20} {400-h-22:.0f}L{x+15} {400-h:.0f}L{x+11} 410z", a.t("#D9A878")))
a.add(path("M-20 308H900V324H-20z", a.t("#7A5438"), .8))
a.add(a.glow(446, 320, 170, LAMP, .35, 60))
a.done(.38)

# 74-76 a seed sprouting beside a stump: spring, summer, autumn
for k, (hour, seed_, leafc) in enumerate((("dawn", 504, "#9CBF5E"), ("day", 505, "#5E9A4A"), ("gold", 506, "#D9852E"))):
    a = O(74 + k, hour, seed_, .6, (560, 140, 240))
    a.leafwood(200, .55, 26, lo=20, hi=80)
    a.trunks(230, .45, (90, 190, 700, 800), 18, twigs=k != 1)
    land(a, 250, 8, tuft=14)
    stump(a, 300, 340, 170, 96)
    a.moss([(250, 336, 70)])
    x, y = 560, 346
    a.add(path(curve(f"{x-60},{y+6}! {x-20},{y-10} {x+40},{y-8} {x+76},{y+6}! {x},{y+18}"), a.t("#5A4030")), a.glow(x, y - 60, 130, a.glowc, .6))
    if k == 0:
        a.add(path(ribbon([(x, y), (x - 6, y - 34), (x + 4, y - 70)], [10, 9, 6]), "#86A85A"), path(curve(f"{x+4},{y-68}! {x-20},{y-100} {x-56},{y-98} {x-66},{y-84}! {x-48},{y-66} {x-20},{y-60}") + curve(f"{x+4},{y-68}! {x+24},{y-104} {x+60},{y-106} {x+72},{y-92}! {x+54},{y-72} {x+26},{y-62}"), leafc), path(curve(f"{x+4},{y-68}! {x-20},{y-100} {x-56},{y-98}! {x-30},{y-84}") + curve(f"{x+4},{y-68}! {x+24},{y-104} {x+60},{y-106}! {x+36},{y-90}"), lit(leafc, .4)), path(curve(f"{x-14},{y}! {x-16},{y-16} {x},{y-20} {x+14},{y-12} {x+14},{y+2}!"), "#8A5A34"))
        a.add(path(star(660, 130, 7) + star(500, 110, 5), CREAM, .8))
    else:
        H_ = (0, 150, 190)[k]
        a.add(path(ribbon([(x, y), (x - 8, y - H_ * .5), (x + 6, y - H_)], [16, 12, 6]), a.t("#7A5A3C")))
        lf = lambda px, py, rot, s_: group(path(curve("0,0! 14,-22 44,-30 70,-16! 60,10 26,16"), leafc) + path(curve("0,0! 14,-22 44,-30 70,-16! 40,-14 20,-4"), lit(leafc, .35)), t=f"translate({px:.0f} {py:.0f}) rotate({rot}) scale({s_})")
        for i in range(7 + k * 2):
            t = .35 + .65 * i / (6 + k * 2)
            a.add(lf(x + 4 - 8 * math.sin(t * 3), y - H_ * t, (-30 if i % 2 else -150) + (i * 13) % 20 - t * 30 * (1 if i % 2 else -1), 1.05 - .3 * t + .12 * k))
        if k == 2:
            for px, py, rot in ((470, 350, 20), (650, 362, 160), (700, 340, 60), (620, 300, 100), (430, 372, 200)):
                a.add(lf(px, py, rot, .6))
    a.use(("hedgehog", "goose", "hedgehog")[k], 730, 350, (60, 0, 74)[k]) if k != 1 else put(a, songbird(sing=True), 262, 246, .6)
    corners(a, .8)
    a.done(.32)

# 77 the last light over a ridge
a = O(77, "sunset", 507, .7, (470, 230, 330))
a.clouds([(640, 70, 360, 26), (220, 110, 300, 20), (720, 150, 240, 14)])
a.sun(470, 250, 46)
a.hill("-20,290! 120,250 260,270 380,232 500,256 640,230 760,262 920,236!", .55)
a.add(path(curve("-20,290! 120,250 260,270 380,232 500,256 640,230 760,262 920,236! 920,240! 760,267 640,236 500,262 380,238 260,275 120,256 -20,296!"), "#FFF0C4", .9))
a.firrow(330, .25, 50, 110, 40)
a.wolf("sit", 640, 330, 74, DARKW, True, flat=a.d(.1))
a.firrow(420, .03, 80, 160, 64)
a.done(.38)

# 78 the last leaf
a = O(78, "fog", 508, .9, (520, 180, 280))
a.trunks(420, .78, (60, 150, 700, 800), 20)
a.mist(330, 180, .6)
P = sample("-20,90 140,110 300,96 440,120 560,112", 26)
a.add(path(ribbon(P, [52, 36, 24, 15, 4]), a.deep), path(bough(a.r, 200, 104, -.5, 70, 13, 2, .4) + bough(a.r, 330, 100, .7, 60, 11, 2, .4) + bough(a.r, 90, 100, .8, 70, 12, 2, .4) + bough(a.r, 440, 118, -.6, 60, 8, 1, .4), a.deep))
a.add(line("M556 112q10 20 6 44", a.deep, 4), a.glow(566, 210, 130, "#F9DDA8", .8))
lf = curve("562,154! 596,160 622,196 618,236! 606,262 584,276 566,282! 542,266 524,232 526,200! 536,172 550,160")
a.add(path(lf, "#8E3A22", .9, 'transform="translate(4 5)"'), path(lf, "#D9652E"), path(curve("562,154! 550,160 536,172 526,200! 524,232 542,266 566,282! 556,240 556,200!"), "#F0A25A"), line("M562 154Q560 220 566 300M561 200q20 -10 34 -12M562 226q22 -8 40 -6M560 206q-12 -10 -22 -10M562 236q-16 -8 -28 -6", "#8E3A22", 3))
a.add(path(curve("500,392! 560,384 640,386 660,394! 580,402"), SHADOW, .15))
a.done(.3)

# 79 stones across a stream
a = O(79, "deep", 509, .4, (440, 100, 260))
a.trunks(140, .5, range(20, 900, 80), 18, twigs=False)
a.leafwood(150, .4, 22, lo=10, hi=50)
land(a, 146, 6, tuft=10)
wt = curve("-20,196! 200,180 460,200 700,176 920,190! 920,330! 700,350 420,336 160,362 -20,350!")
a.add(path(wt, a.lip, .6, 'transform="translate(0 -4)"'), path(wt, a.lin([(0, "#A9CDB8"), (.5, "#4F8A8E"), (1, "#1E4A54")])), path(ripples(a.r, 0, 880, 200, 344, 34, .06, .18, 1.8, 2), "#F2F6DC", .6))
for x, y, w in ((250, 350, 130), (350, 306, 110), (460, 276, 98), (556, 244, 84), (634, 214, 70), (700, 190, 56)):
    a.add(path(f"M{x-w*.6:.0f} {y+8}q{w*.6:.0f} 14 {w*1.2:.0f} 0q{-w*.6:.0f} {-22} {-w*1.2:.0f} 0z", "#F2F6DC", .5), boulder(a, x, y, w, w * .34, mossy=False), path(f"M{x-w*.42:.0f} {y-w*.2:.0f}q{w*.4:.0f} {-w*.22:.0f} {w*.76:.0f} {-w*.02:.0f}q{-w*.36:.0f} {w*.1:.0f} {-w*.76:.0f} {w*.02:.0f}z", "#D5DCC8", .6))
a.wolf("run2", 470, 250, 84, RUSSET, rot=8, flip=False, shadow=False)
a.add(path(curve("-20,420! -20,366! 120,372 240,380 330,420!"), a.deep))
a.ferns(((30, 130, -60), (110, 80, -80), (850, 130, -120), (760, 80, -105)))
a.done(.35)

# 80 a mole at its mound
a = O(80, "late", 510, .6, (300, 120, 240))
a.leafwood(190, .55, 24, lo=20, hi=60)
land(a, 210, 10, tuft=18)
def mound(x, y, w, h):
    d = curve([(x - w / 2, y, 1), (x - w * .3, y - h * .66), (x - w * .06, y - h), (x + w * .22, y - h * .74), (x + w / 2, y, 1), (x, y + h * .14)])
    a.add(path(curve([(x - w * .5, y, 1), (x + w * .3, y - 8), (x + w * .8, y + 6, 1), (x, y + 20)]), SHADOW, .28), path(d, a.t("#B98A62"), None, 'transform="translate(-2 -3)"'), path(d, a.lin([(0, a.t("#8A6044")), (1, a.t("#4A3228"))])), path("".join(f"M{x + a.r.uniform(-.34, .34) * w:.0f} {y - a.r.uniform(.06, .5) * h:.0f}q8 -8 16 0z" for _ in range(12)), "#3A2620", .5))
mound(660, 290, 130, 50)
put(a, mole(), 430, 312, 1.35)
mound(400, 370, 400, 84)
a.add(path("".join(f"M{x} {y}q6 -10 14 -2q-2 10 -14 2z" for x, y in ((270, 340), (560, 352), (590, 330), (246, 362), (610, 366))), a.t("#6B4630")))
corners(a, .9)
a.done(.32)

# 81 the bucket comes up
a = O(81, "day", 511, .5, (600, 100, 240))
a.roofrow(180, .55, h0=60, h1=110, w0=70, w1=100, lit_p=0)
land(a, 200, 8)
a.add(path("M150 40H730V66H150z", a.t(WOODL)), path("M150 40H730V46H150z", lit(a.t(WOODL), .4)), path("M170 0h26v330h-26zM684 0h26v330h-26z", a.t(WOOD)), path("M170 0h9v330h-9zM684 0h9v330h-9z", a.t(WOODL)), path("M400 30h80v46h-80z", a.t(WOOD)), line("M410 36v34M426 36v34M442 36v34M458 36v34M472 36v34", a.t("#B9A078"), 6), line("M440 74V170", a.t("#8A7050"), 8))
st = a.t("#A79DAF")
a.add('<ellipse cx="440" cy="310" rx="270" ry="46" fill="#C9C0CC"/><ellipse cx="440" cy="313" rx="232" ry="34" fill="#1E2A40"/>')
bk = path("M-70 -90H70L56 50Q0 66 -56 50z", "#9A7350") + path("M-70 -90H-36L-30 57Q-46 55 -56 50z", "#D0A878") + path("M40 -90H70L56 50Q48 54 40 56z", SHADOW, .25) + path("M-68 -66H68V-48H-66zM-60 10H60V28H-58z", "#5A4A50") + '<ellipse cx="0" cy="-90" rx="70" ry="16" fill="#6B4A36"/><ellipse cx="0" cy="-88" rx="58" ry="11" fill="#9CCBD6"/><ellipse cx="-14" cy="-91" rx="26" ry="4" fill="#E6F4F4"/>' + line("M-66 -88Q0 -190 66 -88", "#5A4A50", 7)
put(a, bk, 440, 310, 1)
a.add(path("M170 316Q440 396 710 316V420H170z", a.lin([(0, lit(st, .25)), (.5, st), (1, mix(st, a.deep, .4))], x2=1, y2=0)), path("M170 316Q440 396 710 316V420H170z", a.stuff("stone", SHADOW)), path("".join(f"M{x} {y}q-5 10 0 16q6 -6 0 -16z" for x, y in ((390, 340), (480, 346), (440, 356))), "#9CCBD6"))
put(a, songbird("#5B7A9A", "#F0C25E"), 610, 320, .6)
a.done(.3)

# 82 a leaf that shows its underside
a = O(82, "gold", 512, .8, (440, 180, 300))
a.leafwood(300, .5, 30, "#C99A44", 60, 140)
a.mist(320, 150, .4)
a.firrow(420, .15, 50, 100, 60)
lf = "-150,10! -110,-60 -30,-92 60,-80 130,-40 170,20! 110,60 20,84 -70,66"
a.add(a.glow(440, 190, 240, "#FFF0BC", .6))
for (px, py, rot, s_, c1, c2) in ((440, 200, -14, 1.25, "#E6DDB0", "#7F8E4A"),):
    d = curve(lf)
    a.add(group(path(d, SHADOW, .2, 'transform="translate(10 18)"'), path(d, c1), path(curve("-150,10! -110,-60 -30,-92 60,-80 130,-40 170,20! 80,-20 -30,-20"), c2), path(curve("60,-80! 130,-40 170,20! 120,10 80,-30"), dim(c2, .25)), line("M-190 30Q-80 0 170 20M-90 6Q-70 -50 -30 -84M-20 2Q10 -50 60 -78M40 6Q80 -30 124 -40M-70 14Q-60 44 -40 70M0 14Q20 50 50 74M60 16Q90 40 116 54", "#B9A86A", 4), line("M-150 10Q-80 -2 170 20", "#8A7A3E", 6), t=f"translate({px} {py}) rotate({rot}) scale({s_})"))
for x, y, rot, c in ((140, 110, 30, "#C9602F"), (740, 130, -40, "#E9A13D"), (690, 310, 60, "#C9602F"), (190, 300, -10, "#E9A13D")):
    a.add(group(path(curve(lf), c), line("M-150 10Q-80 -2 170 20", dim(c, .3), 8), t=f"translate({x} {y}) rotate({rot}) scale(.26)"))
a.add(path(ribbon(sample("560,340 620,300 640,240 600,180", 12), [3, 8, 8, 2]), CREAM, .5), path("M588 190l10 -22 14 20z", CREAM, .5))
a.done(.3)

# 83 a tortoise righted
a = O(83, "dawn", 513, .6, (320, 120, 240))
a.hill("-20,210! 200,180 460,200 700,170 920,190!", .5)
a.firrow(214, .4, 30, 70, 40)
land(a, 236, 10, tuft=20)
put(a, tortoise(), 420, 352, 1.35)
a.add(path(curve("110,330! 150,322 210,326 226,334! 170,342"), SHADOW, .2), path(ribbon(sample("230,300 180,240 230,160 330,130", 14), [2, 8, 8, 3]), CREAM, .7), path("M318 116l30 12 -24 20z", CREAM, .7))
put(a, songbird("#5B7A9A", "#E0612E"), 700, 356, .7, True)
corners(a, .9)
a.done(.3)

# 84 two squirrels change branches
a = O(84, "gold", 514, .9, (440, 180, 300))
a.leafwood(300, .5, 34, "#C99A44", 80, 200)
a.trunks(420, .45, (130, 300, 600, 760), 24)
a.mist(320, 180, .4)
a.add(near_trunk(a.r, "20,460 16,260 30,120 20,-30", [150, 110, 100, 120], a.deep, a.g(.3), foot=False), near_trunk(a.r, "870,460 866,260 852,120 866,-30", [150, 110, 100, 120], a.deep, a.g(.3), -1, foot=False))
for P in ("0,150 110,130 220,150 330,140", "880,320 770,300 660,310 540,290"):
    S_ = sample(P, 24)
    a.add(path(ribbon(S_, [46, 34, 24, 6]), a.deep), path(ribbon([(x, y - 9) for x, y in S_], [6, 5, 4, 1]), a.g(.35), .8))
put(a, squirrel(), 610, 196, .85, False, 10)
put(a, squirrel("#7A5A48"), 300, 300, .85, True, -10)
a.add(line("M300 96q60 -34 130 -16M600 350q-60 30 -130 14", CREAM, 4, .6))
a.leaves([(420, 60), (640, 90), (230, 300), (700, 200), (180, 230)], "#C9602F", 26)
a.done(.36)

# 85 two boats passing
a = O(85, "sunset", 515, .5, (440, 170, 300))
a.clouds([(640, 60, 320, 22), (220, 90, 280, 18)])
a.sun(440, 176, 36)
a.hill("-20,190! 140,160 320,180 560,150 760,178 920,150!", .55, y1=210)
a.add(f'<rect y="196" width="880" height="210" fill="{a.lin([(0, "#F6C8A0"), (.4, "#A9789A"), (1, "#343868")])}"/>', path(ripples(a.r, 0, 880, 206, 390, 44, .06, .2, 1.6, 2.2), "#FFE7C0", .55), path("".join(f"M{440-w} {y}q{w} -5 {2*w} 0q{-w} 5 {-2*w} 0z" for y, w in ((210, 40), (224, 60), (242, 50), (264, 70), (292, 54))), "#FFF0C4", .8))
def boat(x, y, h, flip, c, f):
    fk = dict(FOLKS[f])
    s_ = -1 if flip else 1
    a.folk(x + s_ * h * .1, y - h * .12, h * 1.9, flip=flip, near=((40, -236), (80, -270)), far=((30, -210), (60, -180)), mood="smile", shadow=False, **dict(fk, legs="#4B4468"))
    a.add(path("".join(f"M{x-w} {y+12+j*12}q{w} -4 {2*w} 0q{-w} 5 {-2*w} 0z" for j, w in enumerate((h * .9, h * .7, h * .5))), a.deep, .35))
    a.use("boat", x, y, h, flip=flip, stripe=c)
boat(250, 290, 96, False, BRICK, 0)
boat(640, 350, 124, True, "#4F6F95", 3)
a.add(use("reeds", 50, 410, 190, haze=a.deep, t=.7), use("reeds", 836, 414, 150, haze=a.deep, t=.75))
a.done(.36)

# 86 two hares in line
a = O(86, "dawn", 516, .55, (560, 130, 260))
a.hill("-20,200! 200,170 460,196 700,160 920,180!", .55)
a.firrow(206, .45, 30, 70, 40)
land(a, 226, 12, c="#9A9E5E", tuft=26)
put(a, hare("#8A7058"), 230, 322, .9)
put(a, hare(), 600, 322, 1.05)
a.add(line("M20 270q50 -10 90 0M330 250q40 -8 70 0M10 300q40 -6 70 2M340 290q30 -6 56 0", CREAM, 4, .6), path("".join(f"M{x} {y}q10 -10 20 0q-10 8 -20 0z" for x, y in ((120, 340), (150, 330), (470, 342), (500, 334))), a.t("#7A6A44"), .7))
corners(a, .8)
a.done(.3)

# 87 an otter slides down the bank
a = O(87, "day", 517, .5, (300, 110, 240))
a.leafwood(170, .55, 24, lo=20, hi=70)
a.add(f'<rect y="230" width="880" height="180" fill="{a.lin([(0, "#BFDCD4"), (.5, "#5F97A3"), (1, "#2B5F75")])}"/>', path(ripples(a.r, 380, 880, 260, 390, 26, .08, .22, 2, 2), "#F2F8F0", .65))
a.add(a.sheet(curve("-20,420! -20,140! 120,146 240,170 350,220 450,290 520,350 560,420!"), a.lin([(0, mix(a.green, a.lip, .4)), (1, a.deep)]), lip=a.lip, loose=True, inner=a.tufts(0, 200, 160, 380, 16, 18, mix(a.green, a.deep, .4), .9)))
a.add(path(ribbon(sample("130,140 240,176 350,232 450,304 520,372", 16), [20, 44, 56, 60, 60]), a.t("#8A6A4C"), .7), path(ribbon(sample("140,140 244,172 354,226 452,296", 16), [4, 10, 12, 8]), "#C9A882", .7))
put(a, otter(), 350, 236, .98, False, 34)
a.add(path("".join(f"M{x} {y}q-6 -18 0 -30q8 12 0 30z" for x, y in ((560, 330), (590, 310), (620, 334), (536, 310))), "#F2F8F0", .9), f'<ellipse cx="580" cy="352" rx="70" ry="14" fill="none" stroke="#F2F8F0" stroke-width="5" stroke-opacity=".7"/>')
a.add(use("reeds", 800, 410, 200, haze=a.deep, t=.3))
a.ferns(((30, 110, -60), (120, 70, -75)))
a.done(.3)

# 88 a gust with leaves
a = O(88, "late", 518, .62, (300, 130, 260))
a.clouds([(200, 60, 300, 22), (640, 90, 340, 22)])
a.hill("-20,250! 200,210 460,240 700,200 920,220!", .5)
a.leafwood(270, .36, 24, lo=10, hi=40)
land(a, 300, 14, tuft=20)
tr = path(ribbon([(0, 0), (8, -80), (30, -150)], [34, 22, 16]), "#5A4034") + path(bough(a.r, 26, -140, -.5, 60, 13, 2, .5), "#5A4034")
put(a, tr, 180, 330, 1.1)
for x, y, w, h in ((250, 140, 190, 100), (330, 110, 150, 80), (220, 90, 150, 80)):
    a.add(crown(a.r, x, y, w, h, "#C98B3C", "#F0C265", "#8A5A2C", 16))
for P, w in (("60,190 240,230 420,170 560,210 640,260 600,300 560,270 600,240", 16), ("200,250 380,290 560,230 720,190 800,130 770,90 720,110 740,150", 14), ("300,60 460,90 620,60 760,80", 9)):
    a.add(path(ribbon(sample(P, 18), [2, w * .7, w, w * .8, w * .5, 2]), CREAM, .75))
for c, k in (("#D9652E", 0), ("#E9A13D", 1), ("#A8482F", 2)):
    a.leaves([(a.r.uniform(330, 840), a.r.uniform(70, 300)) for _ in range(9)], c, 30)
a.grass(800, 200, 60)
a.done(.3)

# 89 a bench under a tree
a = O(89, "late", 519, .6, (560, 150, 260))
a.sun(620, 160, 32)
a.hill("-20,220! 200,190 460,214 700,180 920,200!", .5)
a.roofrow(218, .5, 660, 900, 20, 40, 26, 40, .2, 10)
land(a, 250, 10, tuft=18)
a.add(path(curve("160,340! 340,320 560,326 660,344! 520,362 280,360"), SHADOW, .28))
a.use("tree", 250, 340, 340)
b_ = path("M-120 -86H120V-70H-120zM-116 -114H116V-98H-116z", "#B9824A") + path("M-120 -86H120V-81H-120zM-116 -114H116V-110H-116z", "#EBC79A") + path("M-104 -120h14v120h-14zM90 -120h14v120h-14z", "#7A5438") + path("M-130 -52H130L138 -34H-138z", "#C9986A") + path("M-130 -52H130L132 -47H-132z", "#F0D3A8") + path("M-126 -34h16v40h-16zM110 -34h16v40h-16z", "#6B4630")
a.add(path(curve("330,348! 460,338 600,342 640,352! 540,362"), SHADOW, .3))
put(a, b_, 470, 346, 1)
a.use("book", 430, 296, 34)
a.use("cat", 540, 300, 70)
corners(a, .8)
a.done(.32)

# 90 an owl with one eye open
a = O(90, "night", 520, .8, (300, 120, 260))
a.stars(18, 160)
a.moon(250, 110, 44)
a.trunks(420, .55, (90, 380, 720, 810), 26)
a.mist(330, 160, .4)
P = sample("900,330 720,316 560,328 400,312 260,320", 26)
a.add(path(ribbon(P, [70, 52, 40, 26, 6]), a.deep), path(ribbon([(x, y - 14) for x, y in P], [7, 6, 5, 4, 1]), a.g(.4), .8))
ow = draw("owl", "#7A6F68")
i0 = ow.index('<circle cx="64" cy="70" r="17"')
i1 = ow.index('<circle cx="116"')
ow = ow[:i0] + path(disc(64, 70, 17), "#C9B8A8") + line("M48 72q16 13 32 0", INK, 4) + path("M46 58Q64 50 82 62L80 68Q64 60 46 66z", "#5A524E") + ow[i1:]
a.add(group(tint(ow, a.H["tint"], .16, (LAMP, AMBER, INK)), t="translate(520 326) scale(1.32) translate(-90 -212)"), a.glow(554, 138, 60, LAMP, .5))
a.use("mouse", 700, 312, 62, flip=False)
a.canopy(60, 110, 10)
a.done(.42)

# 91 tracks in snow
a = O(91, "dawn", 521, .5, (320, 120, 240))
a.firrow(170, .55, 40, 110, 44)
land(a, 170, 10, c="#DDE2EC", tuft=0, spec="-20,176! 200,164 460,176 700,160 920,172!")
wp = '<ellipse rx="9" ry="7.400"/><ellipse cx="-9.500" cy="-9" rx="3.600" ry="5"/><ellipse cx="-3.400" cy="-13.400" rx="3.600" ry="5.200"/><ellipse cx="4" cy="-13.200" rx="3.600" ry="5.200"/><ellipse cx="10" cy="-8.600" rx="3.400" ry="4.800"/>'
hp = '<ellipse cx="-7" cy="-12" rx="4.500" ry="11"/><ellipse cx="7" cy="-12" rx="4.500" ry="11"/><ellipse cx="0" cy="8" rx="3.500" ry="5"/><ellipse cx="2" cy="20" rx="3.500" ry="5"/>'
bp = '<path d="M-2 10L0 -14L2 10zM-2 4L-12 -10L1 6zM2 4L12 -10L-1 6z"/>'
for spec, g_, step, k0 in (("80,410 200,330 340,270 470,230 600,200 720,180", wp, 40, 1.5), ("860,400 700,330 520,310 360,340 240,300 170,230 140,190", hp, 54, 1.2), ("420,410 470,370 560,360 640,380", bp, 26, .9)):
    P = sample(spec, step)
    for i, (x, y) in enumerate(P[:-1]):
        u, v = P[i + 1]
        q = k0 * (.42 + (y - 170) / 300)
        a.add(f'<g fill="#6E7A9C" transform="translate({x:.0f} {y + (6 if i % 2 else -6) * q:.0f}) rotate({math.degrees(math.atan2(v - y, u - x)) + 90:.0f}) scale({q:.2f} {q * .86:.2f})">{g_}</g>')
put(a, songbird(), 660, 372, .62)
a.add(pine(a.r, 60, 330, 260, 130, a.d(.2), 6, .3), pine(a.r, 820, 300, 220, 110, a.d(.25), 6, .3))
a.add(path("M0 320q30 -14 60 0q30 -12 62 4l-122 14zM770 294q40 -14 100 4l10 12h-120z", CREAM, .9))
a.done(.3)

# 92 an echo between two cliffs
a = O(92, "sunset", 522, .8, (440, 200, 320))
a.sun(440, 250, 40)
a.hill("-20,330! 200,300 460,320 700,290 920,320!", .6)
a.mist(340, 120, .5)
cl = lambda d, s_: a.add(a.sheet(curve(d), a.lin([(0, "#8E6A80"), (1, "#2A2444")], x1=0 if s_ > 0 else 1, x2=1 if s_ > 0 else 0, y2=.3), lip=a.lip, loose=True, shadow=(6, 6, 8, .25)))
cl("-20,420! -20,150! 80,140 190,150 260,158! 250,200 280,240 262,300 290,350 280,420!", 1)
cl("900,420! 900,120! 800,112 690,122 620,130! 634,180 604,220 622,280 596,340 606,420!", -1)
a.wolf("howl", 180, 152, 74, GREYW, extra=-.08)
for k in range(4):
    q = 40 + k * 44
    a.add(f'<path d="M{250 + q} {96 - q * .5:.0f}Q{290 + q} {110} {250 + q} {124 + q * .5:.0f}" fill="none" stroke="#FFF0C4" stroke-width="{7 - k}" stroke-linecap="round" stroke-opacity="{.85 - k * .16:.2f}"/>')
for k in range(2):
    q = 30 + k * 40
    a.add(f'<path d="M{620 - q} {150 - q * .4:.0f}Q{590 - q} {160} {620 - q} {172 + q * .4:.0f}" fill="none" stroke="#FFF0C4" stroke-width="4" stroke-linecap="round" stroke-opacity="{.5 - k * .2:.2f}"/>')
a.birds([(470, 60, 9), (500, 48, 7)])
a.done(.36)

# 93 a weathercock
a = O(93, "day", 523, .9, (280, 120, 260))
a.puffs([(180, 120, 200, 44), (720, 80, 220, 46), (640, 250, 180, 36)])
a.add(path("M230 420L440 300L650 420z", a.t("#9A4B38")), path("M230 420L440 300L440 420z", lit("#9A4B38", .2)), path("M230 420L440 300L650 420z", a.stuff("shingle")), path("M222 420L440 294L658 420H646L440 306L234 420z", "#D98F6C"))
wc = "#3E4254"
a.add(path("M434 310V120H446V310z", wc), path("M434 310V120H438V310z", "#9AA6B4"), path(disc(440, 296, 14) + disc(440, 226, 9), OCHRE), line("M360 226H520M440 226q-40 26 -78 20M440 226q40 -26 78 -20", wc, 6), path("M344 226l22 -13v26zM536 226l-22 -13v26z", wc), path("M366 250l-20 -2 14 -14zM514 200l20 4 -16 12z", wc))
ck = path(curve("-70,-20! -110,-60 -120,-110 -96,-140! -92,-110 -80,-96 -66,-92! -70,-120 -58,-138! -44,-108 -40,-84 -20,-76! 10,-78 30,-96 40,-120! 44,-140 58,-150 74,-148! 88,-142 90,-128! 106,-122 110,-116! 96,-110 88,-108! 88,-70 70,-30 30,-12! 0,-4 -30,-4"), "#C98B3C") + path(curve("-70,-20! -110,-60 -120,-110 -96,-140! -98,-90 -70,-50 -40,-34!") + curve("-20,-76! 10,-78 30,-96 40,-120! 44,-140 58,-150! 56,-110 30,-70 -10,-60!"), "#F3D48A", .8) + path("M56 -148q-2 -20 10 -22q4 8 4 12q8 -14 16 -8q2 8 -4 14q8 -4 12 4q-6 10 -16 8zM86 -110q10 12 4 24q-12 -4 -12 -20z", TULIP) + path(disc(72, -130, 5), INK) + path("M-8 -8h10v28h-10z", "#8A5A24")
put(a, ck, 440, 124, .64)
a.add(line("M60 190q90 -20 190 4M620 170q90 -16 200 6M90 250q60 -12 130 2", CREAM, 5, .75))
a.birds([(250, 60, 10), (286, 48, 8)])
a.done(.28)

# 94 two stags, antlers lightly crossed
a = O(94, "gold", 524, .6, (440, 160, 300))
a.leafwood(210, .55, 30, "#C99A44", 60, 140)
a.trunks(250, .45, (60, 150, 250, 620, 720, 820), 20)
a.mist(250, 130, .5)
land(a, 270, 10, c="#93803C", tuft=20)
put(a, stag(), 196, 372, .86)
put(a, stag(), 706, 374, .86, True)
a.leaves([(440, 60), (400, 110), (500, 90), (380, 330), (560, 350)], "#D9652E", 26)
corners(a, .7)
a.done(.33)

# 95 both hands: two full baskets
a = O(95, "day", 525, .6, (440, 120, 260))
a.leafwood(190, .5, 26, lo=20, hi=80)
a.hill("-20,220! 200,200 460,216 700,190 920,206!", .3)
land(a, 246, 8, tuft=16)
for x in (120, 760):
    a.use("tree", x, 270, 200)
a.folk(440, 420, 388, view="front", near=((-80, -226), (-104, -150)), far=((80, -226), (104, -150)), mood="smile", hat="straw", hatc="#D9B45E", coat="#B4803C", apron="#EFE3CC", hair="#7A5236", style="bun", hem=-34, flare=1.4)
a.use("basket", 336, 388, 146)
a.use("basket", 546, 390, 150)
a.use("apple", 640, 384, 34)
a.use("apple", 240, 388, 30)
a.done(.28)
