import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _shared_road_winery import *

a = Art(1200, 900, 37)
r = a.r

# late afternoon at a street corner, the sun behind the roofs on the left
sky(a, "late")
a.add(a.glow(130, 380, 470, "#FFE6A8", .9))
torn(a, (("-20,100 120,80 270,94 400,78 320,118 120,130", "#8D9BA0", "#F6DDA8", .8), ("820,70 960,52 1090,66 1220,46 1220,88 1040,98", "#7487A0", "#E8CFA6", .8), ("-20,216 70,204 150,214 210,206 140,230 40,234", "#D8C9A0", "#FFF0C4", .8)))
a.add(path("M-20 500L60 420L110 462L180 380L240 440L330 520H760L900 470L1000 400L1060 452L1130 390L1220 460V640H-20z", "#A79F9A"), path(curve("-20,540! 80,500 220,512 420,540 820,540 1000,500 1220,520! 1220,660! -20,660!"), "#969A76"), a.firs([(x, 536 + r.uniform(-4, 8), h) for x, h in ((16, 80), (52, 110), (150, 70))], "#7C8460", "#C2BE86"))
# the street runs off on both sides between smaller roofs
def neighbour(x, y, w, h, wall, roof, gable, on):
    """A paler house down the street: lit gable or long roof, shaded side, panes in one path."""
    o = path(f"M{x} {y}V{y-h}H{x+w}V{y}z", wall) + path(f"M{x+w*.62:.0f} {y}V{y-h}H{x+w}V{y}z", VIOLET, .22)
    if gable:
        d = f"M{x} {y-h}"
        for k in range(4):
            d += f"V{y-h-h*.1*(k+1):.0f}H{x+w*.125*(k+1):.0f}"
        for k in range(3, -1, -1):
            d += f"H{x+w*(1-.125*k):.0f}V{y-h-h*.1*k:.0f}"
        o += path(d + "z", wall) + path(f"M{x+w*.5:.0f} {y-h*1.4:.0f}" + "".join(f"H{x+w*(1-.125*k):.0f}V{y-h-h*.1*k:.0f}" for k in (3, 2, 1, 0)) + f"H{x+w*.62:.0f}z", VIOLET, .22)
    else:
        o += path(curve(f"{x-14},{y-h+8}! {x+w*.2:.0f},{y-h*1.8:.0f}! {x+w*.5:.0f},{y-h*1.76:.0f} {x+w*.84:.0f},{y-h*1.82:.0f}! {x+w+14},{y-h+8}! {x+w*.5:.0f},{y-h+16}"), roof) + path(curve(f"{x-14},{y-h+8}! {x+w*.2:.0f},{y-h*1.8:.0f}! {x+w*.26:.0f},{y-h*1.78:.0f} {x+w*.1:.0f},{y-h*1.3:.0f} {x},{y-h+12}!"), lit(roof, .4))
    P = [(x + w * u, y - h * v) for v in ((.28, .62, .96) if gable else (.3,)) for u in (.14, .42, .7)]
    q, z = w * .15, (h * .17 if gable else h * .36)
    cell = lambda L: "".join(f"M{a0:.0f} {b0:.0f}v{-z:.0f}h{q:.0f}v{z:.0f}z" for a0, b0 in L)
    return o + path(cell([p for k, p in enumerate(P) if k in on]), "#FBDB8C") + path(cell([p for k, p in enumerate(P) if k not in on]), "#8A7A88")


a.add(neighbour(-30, 668, 150, 76, "#EBD3A8", "#C9A066", False, (0, 2)), neighbour(1120, 696, 130, 220, "#C99478", "", True, (1, 3, 8)), neighbour(1010, 690, 116, 78, "#DDBE98", "#B98A62", False, (2,)))

# street: cobbles, a pavement along the house
a.add(path(curve("-20,660! 240,680 560,720 900,690 1220,680! 1220,920! -20,920!"), a.lin([(0, "#C9A582"), (.4, "#9A7E78"), (1, "#5C4A5A")])))
d = e = ""
for y in range(730, 900, 22):
    k = (y - 690) / 200
    x = -30 + r.uniform(0, 30)
    while x < 1220:
        w = (20 + 34 * k) * r.uniform(.8, 1.2)
        if r.random() < .62:
            s = f"M{n(x,0)} {n(y,0)}q{n(w*.5,0)} {n(-7-6*k,0)} {n(w,0)} 0q{n(-w*.5,0)} {n(6+4*k,0)} {n(-w,0)} 0z"
            if r.random() < .6:
                d += s
            else:
                e += s
        x += w * 1.25
a.add(path(d, "#DDBF9C", .42), path(e, "#4F4056", .35))
a.plane("M-20 742L520 806H664L1220 736V768L672 846H510L-20 776z", a.lin([(0, "#E0C9B0"), (1, "#A8929A")]), lip="#FBE9C8", shadow=(3, 8, 6, .3))
a.add(line("M120 760L100 790M260 777L244 808M400 793L390 826M770 793L790 828M900 777L930 808M1040 760L1076 788", "#8C7888", 2.4, .7))

# ---- the house: three faces, a function for each ----
def face(x0, t0, b0, x1, t1, b1):
    def f(u, v):
        x = x0 + (x1 - x0) * u
        t, b = t0 + (t1 - t0) * u, b0 + (b1 - b0) * u
        return x, t + (b - t) * v
    return f


LF, CF, RF = face(176, 262, 748, 512, 226, 800), face(512, 226, 800, 668, 226, 800), face(668, 226, 800, 1006, 268, 756)


def quad(f, u0, v0, u1, v1):
    P = [f(u0, v0), f(u1, v0), f(u1, v1), f(u0, v1)]
    return "M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in P) + "z"


def soft_arch(f, u0, v0, u1, v1, h):
    """A quad whose top is an arc, rising by h."""
    A, B, C, D = f(u0, v0), f(u1, v0), f(u1, v1), f(u0, v1)
    m = f((u0 + u1) / 2, v0 - h)
    return f"M{n(D[0],0)} {n(D[1],0)}L{n(A[0],0)} {n(A[1],0)}Q{n(m[0],0)} {n(m[1],0)} {n(B[0],0)} {n(B[1],0)}L{n(C[0],0)} {n(C[1],0)}z"


a.add(path(curve("640,800! 900,770 1060,760 1150,790 1000,830 740,846"), SHADOW, .3))
walls = ((LF, a.lin([(0, "#C9704E"), (1, "#BC5F44")], 0, 0, 1, 0)), (CF, "#A64F3C"), (RF, a.lin([(0, "#84403E"), (1, "#6B3844")], 0, 0, 1, 0)))
bl = a.stuff("brick", "#5A2430", "#F2B890")
for f, c in walls:
    a.add(path(quad(f, 0, 0, 1, 1), c), path(quad(f, 0, 0, 1, 1), bl, .8))
# stone plinth, bands, cornice
for f, c in ((LF, "#E9D6BC"), (CF, "#D2BBAE"), (RF, "#A48C98")):
    a.add(path(quad(f, 0, .925, 1, 1), mix(c, VIOLET, .3)), path(quad(f, 0, .925, 1, .934), lit(c, .4)), path(quad(f, 0, .555, 1, .585), c), path(quad(f, 0, .585, 1, .6), SHADOW, .28), path(quad(f, 0, .0, 1, .1), SHADOW, .25))
    # quoins: long and short stones up both edges
    w, d = (.06 if f is not CF else .1), ""
    for i in range(11):
        q, v = w * (1 if i % 2 else .66), .06 + i * .079
        d += "" if .5 < v < .6 else quad(f, 0, v, q, v + .05) + quad(f, 1 - q, v, 1, v + .05)
    a.add(path(d, c))


def windows(f, tr, spots):
    """All windows of one face, layer by layer: surrounds, glass, glints, bars, sills. spots = (u0, v0, u1, v1, lit, arc, panes)."""
    o = {k: "" for k in ("trim", "lit", "warm", "dark", "glint", "bar", "sill", "under")}
    for u0, v0, u1, v1, on, h, cols in spots:
        o["trim"] += soft_arch(f, u0 - .03, v0 - .012, u1 + .03, v1, h + .03)
        o["lit" if on else "dark"] += soft_arch(f, u0, v0, u1, v1, h)
        if on:
            o["warm"] += quad(f, u0, (v0 + v1) / 2, u1, v1)
        else:
            P = f(u0, v1 - .03), f(u1 - .01, v0 + .02), f(u1, v0 + .05), f(u0 + .02, v1)
            o["glint"] += "M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in P) + "z"
        w = (u1 - u0) * .045
        o["bar"] += "".join(quad(f, u0 + (u1 - u0) * k / cols - w, v0 - h * .4, u0 + (u1 - u0) * k / cols + w, v1) for k in range(1, cols)) + quad(f, u0, v0 + (v1 - v0) * .4, u1, v0 + (v1 - v0) * .4 + .008)
        o["sill"] += quad(f, u0 - .045, v1, u1 + .045, v1 + .02)
        o["under"] += quad(f, u0 - .04, v1 + .02, u1 + .04, v1 + .03)
    return path(o["trim"], tr) + path(o["lit"], LAMP) + path(o["warm"], "#FDE7A6", .85) + path(o["dark"], "#47486E") + path(o["glint"], "#A9A4C0", .35) + path(o["bar"], mix(tr, WOOD, .2)) + path(o["sill"], lit(tr, .3)) + path(o["under"], SHADOW, .3)


T1, T2 = "#F0DEC2", "#B29AA4"
# ground floor: the meeting room is lit
a.add(windows(LF, T1, [(u, .2, u + .15, .46, on, .03, 2) for u, on in ((.13, 0), (.42, 1), (.71, 0))] + [(.12, .67, .42, .89, 1, .02, 3), (.56, .67, .86, .89, 1, .02, 3)]))
a.add(windows(RF, T2, [(u, .2, u + .15, .46, on, .03, 2) for u, on in ((.13, 1), (.42, 0), (.71, 1))] + [(.16, .67, .44, .89, 1, .02, 3), (.58, .67, .86, .89, 0, .02, 3)]))
# cornice with brackets
for f, c in ((LF, "#F4E3C8"), (CF, "#DCC6B6"), (RF, "#A8909C")):
    e0, e1 = (-.03, 1.02) if f is LF else (-.02, 1.02) if f is CF else (-.02, 1.04)
    a.add(path("".join(quad(f, u, .0, u + .025, .055) for u in [x / 9 + .02 for x in range(9)]) if f is not CF else "".join(quad(f, u, 0, u + .05, .055) for u in (.06, .35, .62, .88)), mix(c, VIOLET, .35)), path(quad(f, e0, -.035, e1, .012), c), path(quad(f, e0, -.035, e1, -.024), lit(c, .6)))

# slate roof, broken by two dormers; a cupola stands on the corner
SL = ("#6F7C96", "#4E5876", "#3A3F60")
a.add(path("M160 250L512 208L546 92L250 138z", SL[0]), path("M668 208L1022 256L930 140L636 92z", SL[2]), path("M512 210L668 210L636 92H546z", SL[1]))
st = a.stuff("shingle", "#23264F", "#8A93B0")
a.add(path("M160 250L512 208L546 92L250 138z", st, .9), path("M668 208L1022 256L930 140L636 92z", st, .7), path("M250 138L546 92H636L930 140L922 130L636 82H546L258 128z", "#C9A58C"), path("M160 250L250 138L258 136L172 250z", "#DCE2EA", .6))
for x, y, on, w in ((300, 196, 1, 46), (414, 182, 0, 46), (800, 196, 1, 44)):
    a.add(soft(f"M{x-8} {y+28}V{y-40}L{x+w/2:.0f} {y-74}L{x+w+8} {y-40}V{y+24}z", 4, 7, 5, .25), path(f"M{x-6} {y+26}V{y-38}H{x+w+6}V{y+22}z", "#E9D3B4" if x < 500 else "#9A8296"), pane(x + 6, y - 30, w - 12, 42, bool(on), 0, WOOD, (1, 1)), path(f"M{x-16} {y-34}L{x+w/2:.0f} {y-80}L{x+w+16} {y-36}L{x+w+8} {y-28}L{x+w/2:.0f} {y-62}L{x-10} {y-26}z", "#8A5A50"), path(f"M{x-16} {y-34}L{x+w/2:.0f} {y-80}V{y-72}L{x-12} {y-28}z", "#F0C9A0"))
# chimneys
a.add(path("M196 196V96H244V180z", "#B9654A"), path("M226 96H244V182L226 188z", "#7C4040"), path("M190 84H250V98H190z", "#F0DEC2"), path("M202 66h14v18h-14zM224 70h14v14h-14z", "#A64F3C"), path(smoke("209,62 206,40 226,20 218,-6 240,-30", [10, 20, 28, 34, 36]), "#F6E6CC", .6))
a.add(path("M906 168V84H950V196z", "#84403E"), path("M934 84H950V196L934 190z", "#553048"), path("M900 72H956V86H900z", "#B29AA4"))
# cupola: an eight-sided lantern, copper cap
a.add(path("M540 208V150H640V208z", "#DCC6B6"), path("M606 150H640V208H606z", "#8E7A8E", .8), path("M552 202v-30q0 -12 12 -12q12 0 12 12v30zM582 202v-32q0 -12 12 -12q10 0 10 12v32zM612 202v-30q0 -12 9 -12q9 0 9 12v30z", "#4A456C"), path(curve("590,36! 562,84 538,116 524,148! 530,158! 590,150 652,158! 656,148! 642,116 616,84"), "#6F9A80"), path(curve("590,36! 562,84 538,116 524,148! 530,158! 552,154! 566,116 582,80"), "#C0D6B4"), path(curve("590,36! 616,84 642,116 656,148! 652,158! 620,153! 616,116 602,80"), "#3F5F62"), path("M587 40L589 6H592L594 40z", WOOD), f'<circle cx="590" cy="34" r="7" fill="{LAMP}"/>')

# ---- the corner door with its fanlight and steps ----
a.add(path("M526 800V600q6 -44 64 -46q58 2 64 46V800z", "#E4D0BC"), path("M626 562q24 12 28 38V800h-20V600z", "#8E7A8E", .6), path("M542 800V606q4 -34 48 -36q44 2 48 36V800z", dim(MOSS, .35)), path("M548 800V640H588V800zM592 800V640H632V800z", MOSS), path("M548 640H588V646H548zM592 640H632V646H592zM548 640h5v160h-5z", LEAF), path("M556 656h24v44h-24zM600 656h24v44h-24zM556 716h24v64h-24zM600 716h24v64h-24z", dim(MOSS, .3)), path("M548 632q2 -52 42 -54q40 2 42 54z", LAMP), path("M556 632q4 -30 34 -32q30 2 34 32z", "#FDE7A6"), line("M590 578V632M590 632L560 594M590 632L620 594", dim(MOSS, .3), 3.4), f'<circle cx="582" cy="712" r="4" fill="{LAMP}"/><circle cx="598" cy="712" r="4" fill="{LAMP}"/>')
a.add(path("M520 798H660L672 814H508z", "#E4D0BC"), path("M508 814H672V828H508z", "#8E7A8E"), path("M496 828H684L694 842H486z", "#D2BBAE"), path("M486 842H694V856H486z", "#7A687E"))

# the banner: plain moss cloth, amber hem, hung from a pole above the door
a.add(path("M470 286L712 280V292L470 298z", WOODL), path("M470 286L712 280V284L470 290z", lit(WOODL, .5)), f'<circle cx="468" cy="292" r="11" fill="{AMBER}"/><circle cx="714" cy="286" r="11" fill="{dim(AMBER, .25)}"/>')
bn = curve("492,290! 560,288 630,286 692,284! 698,350 690,420 700,500! 664,486 628,478 598,520! 566,482 530,488 488,506! 498,430 486,360")
a.add(soft(bn, 8, 12, 9, .36), path(bn, AMBER))
ins = curve("504,292! 560,290 630,288 680,287! 686,350 678,420 686,480! 660,470 626,462 598,498! 568,466 532,472 502,486! 510,430 498,360")
a.add(path(ins, "#3F7050"), path(curve("504,292! 524,291 544,290 560,290! 548,350 560,420 548,470! 530,472 516,478 502,486! 510,430 498,360"), "#86AE74", .75), path(curve("640,288! 660,287 680,287! 686,350 678,420 686,480! 660,470 644,466! 652,410 640,350"), "#22443C", .6))
# one round sewn on it: two sleeves, two hands that hold each other
a.add(f'<circle cx="594" cy="376" r="46" fill="{AMBER}"/><circle cx="593" cy="375" r="37" fill="#3F7050"/>', path("M566 384q10 -16 24 -12l10 -8q12 -2 22 10l-8 12q-8 14 -20 16q-16 -2 -28 -18z", "#F2C9A4"), path("M548 372l18 -12l14 18l-14 16q-12 -6 -18 -22z", STEEL), path("M640 372l-18 -12l-14 14l12 20q12 -6 20 -22z", BRICK), line("M588 374q10 10 22 18M582 384q8 10 18 14", "#B98A70", 2.600))
a.add(line("".join(f"M{x} {y}v14" for x, y in ((492, 506), (512, 498), (530, 490), (550, 488), (568, 488), (584, 506), (598, 520), (612, 504), (628, 484), (648, 486), (666, 490), (684, 496))), "#F5CF7A", 4))
# lamps beside the door
for x in (504, 676):
    a.add(a.glow(x, 612, 80, LAMP, .6), path(f"M{x-3} 576h6v14h-6zM{x-12} 592L{x} 582L{x+12} 592L{x+9} 632H{x-9}z", "#3A2F45"), path(f"M{x-8} 596h16l-2 30h-12z", "#FDE3A0"))

# ---- the bench at the sunny wall: lunch ----
BY = 836
a.add(lens(290, BY + 4, 520, 16, .42), path(f"M96 {BY-64}H470V{BY-50}H96z", "#9A6B48"), path(f"M96 {BY-64}H470V{BY-59}H96z", "#F0CF9C"), path(f"M112 {BY-50}h14v54h-14zM276 {BY-50}h14v54h-14zM440 {BY-50}h14v54h-14z", "#5F4036"))
sit = dict(hip=(0, -56), over=True, hem=8, flare=0, shadow=0)
a.add(villager(140, BY, 216, coat="#5B7EA6", hat="cap", hatc="#5A4660", beard="#D6CCD2", hair="#B9B0BA", face=1, neck=(2, -116), feet=((34, 0), (42, 0)), hands=((26, -62), (30, -134)), tilt=-4, front=path("M20 -144q2 -14 20 -14q18 2 18 14q-2 8 -20 8q-16 0 -18 -8z", OCHRE) + path("M24 -148q4 -8 16 -8q-8 6 -10 10z", lit(OCHRE, .5)), **sit))
a.add(villager(240, BY, 212, coat=OCHRE, hat="kerchief", hatc=TULIP, hair="#6A3A2E", face=1, neck=(0, -116), feet=((32, 0), (40, 0)), hands=((40, -78), (24, -70)), trousers="#6A5A7A", front=path("M14 -74h34v14q-2 8 -17 8q-15 0 -17 -8z", CREAM) + path("M16 -74q16 -8 30 0z", "#C98A4A"), **sit))
# between them a basket, bread and apples on a cloth
a.add(path(f"M296 {BY-66}L352 {BY-68}L366 {BY-34}L330 {BY-40}L300 {BY-30}z", CREAM), path(f"M296 {BY-66}L310 {BY-66}L306 {BY-36}L300 {BY-30}z", TULIP, .8), path(f"M330 {BY-67}L344 {BY-68}L350 {BY-37}L338 {BY-39}z", TULIP, .8), use("loaf", 322, BY - 58, 36))
a.add(villager(418, BY, 220, coat="#6E8B5A", hat="straw", hatc="#E8CB84", beard="#8A4F34", hair="#6A3A2E", face=-1, neck=(-2, -116), feet=((34, 0), (40, 0)), hands=((44, -128), (22, -66)), shut=True, **sit))
a.add(use("cup", 366, BY - 120, 44, flip=True))
# one reads out at the door with a sheet of paper, one leaves by the right with her bicycle
a.add(lens(862, 838, 200, 10, .34), use("bicycle", 900, 836, 150, haze="#4A3A5A", t=.15))
a.add(villager(770, 846, 224, coat="#8A4A5A", hat="bun", hair="#4A3038", skirt=True, hem=64, flare=12, scarf=AMBER, face=-1, hands=((30, -150), (44, -112)), feet=((-10, 0), (14, 0)), front=group(path("M-20 -26L20 -30L24 20L-16 26z", CREAM) , t="translate(-46 -118)")))
a.add(use("goose", 548, 876, 104, flip=True, ribbon_c=AMBER))
# tools set aside: a mattock and a level by the bench
a.add(line("M70 838L104 690", "#8A5F42", 9), line("M68 838L102 690", "#E9C490", 2.600), path(curve("66,694! 88,680 122,680 146,704! 120,698 92,700 70,706!"), "#5C5670"), path(curve("66,694! 88,680 122,680 146,704! 118,688 92,688 68,700!"), "#B9B4C6"))
# street lamp, right, and grass at the corners
a.add(lens(1096, 872, 90, 9, .36), lamp_post(1082, 870, 420, "#3A3448", True))
a.add(a.glow(1082, 522, 110, LAMP, .5))
a.add(path(blades(r, 20, 924, 220, 80, 16, .1), "#453A44"), path(blades(r, 1186, 924, 180, 84, 14, -.1), "#453A44"))
a.add(a.vignette(.3, .46, .52, "#2A1E30"), a.grain(.5))
a.save(OUT + "building-union-office.svg")
