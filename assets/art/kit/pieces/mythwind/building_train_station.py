import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _shared_road_winery import *

a = Art(1200, 900, 12)
r = a.r
VX, VY = 570, 548
pr = lambda X, Y, s: (VX + (X - VX) * s, VY + (Y - VY) * s)


def poly(*P):
    return "M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in P) + "z"


# dusk at the end of the hall: the line runs towards the last light
sky(a, "dusk")
a.add(a.glow(540, 520, 420, "#FFDFA0", .95))
torn(a, (("120,300 260,284 420,296 540,282 420,318 240,324", "#B07A9A", "#F8D3A0", .8), ("620,380 720,368 820,378 900,366 820,394 700,398", "#C98F9A", "#FBE3B0", .8)))
a.add(stars(r, [(80, 240, 7), (130, 300, 4), (1010, 250, 6), (960, 300, 4), (300, 190, 5), (860, 160, 5)]))
a.add(path("M-20 520L80 450L150 496L250 420L330 490L430 452L520 520L640 486L740 524L860 440L930 490L1010 430L1220 520V640H-20z", "#8A6A92"), path("M250 420L330 490L292 484L262 510L230 462zM860 440L930 490L884 486L866 506z", "#B58A9E", .8))
a.add(path(curve("-20,560! 140,520 300,540 440,530 560,552 700,534 860,548 1220,520! 1220,700! -20,700!"), "#5C4A78"), a.firs([(x, 552 + r.uniform(-4, 8), h) for x, h in ((30, 96), (80, 70), (118, 110), (168, 80), (700, 60), (728, 80), (770, 56))], "#463E6C", True), hamlet(r, 436, 546, 18, "#7A6088", "#4A3F6A", "#F5C45E", 3))
a.add(path(curve("-20,580! 200,560 400,566 570,556 760,566 1220,560! 1220,920! -20,920!"), "#43406A"))

# ---- the ground: track bed, rails, platform ----
a.add(path(poly(pr(-260, 910, .02), pr(560, 910, .02), pr(560, 910, 1.1), pr(-300, 910, 1.1)), a.lin([(0, "#8A6A7E"), (1, "#3A3152")], 0, 548, 0, 900, True)))
d = ""
s = .14
while s < 1.08:
    q = s * 1.055
    d += poly(pr(30, 910, s), pr(430, 910, s), pr(430, 910, q), pr(30, 910, q))
    s *= 1.14
a.add(path(d, "#4A3648"))
for X in (110, 346):
    a.add(path(poly(pr(X, 902, .03), pr(X + 14, 902, .03), pr(X + 14, 902, 1.1), pr(X, 902, 1.1)), "#B9A6B4"), path(poly(pr(X + 8, 902, .03), pr(X + 14, 902, .03), pr(X + 14, 902, 1.1), pr(X + 8, 902, 1.1)), "#5C4E6E"))
a.add(path(poly(pr(560, 850, .03), pr(1500, 850, .03), pr(1500, 850, 1.2), pr(560, 850, 1.2)), a.lin([(0, "#E0B49A"), (.4, "#A8808C"), (1, "#6A5270")], 0, 556, 0, 900, True)))
a.add(path(poly(pr(560, 850, .03), pr(560, 850, 1.2), pr(560, 912, 1.2), pr(560, 912, .03)), "#3A2E4C"), path(poly(pr(560, 850, .03), pr(592, 850, .03), pr(592, 850, 1.2), pr(560, 850, 1.2)), "#F6D9A6"))
d = ""
for X in (700, 830, 970, 1130):
    d += "M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in (pr(X, 850, .1), pr(X, 850, 1.2)))
for s in (.16, .22, .3, .4, .53, .7, .92):
    x, y = pr(592, 850, s)
    d += f"M{n(x,0)} {n(y,0)}H1220"
a.add(line(d, "#5C4668", 2.2, .5))

# ---- station house along the right, its windows lit ----
WX = 1230
a.add(path(poly(pr(WX, 360, .16), pr(WX, 360, 1.2), pr(WX, 852, 1.2), pr(WX, 852, .16)), a.lin([(0, "#9A5C6A"), (1, "#5A3858")], 680, 0, 1200, 0, True)), path(poly(pr(WX, 360, .16), pr(WX, 360, 1.2), pr(WX, 400, 1.2), pr(WX, 400, .16)), "#3A2A4C", .7), path(poly(pr(WX, 800, .16), pr(WX, 800, 1.2), pr(WX, 852, 1.2), pr(WX, 852, .16)), "#6F6088"))
for s0, s1, door in ((.24, .28, 0), (.34, .4, 0), (.47, .55, 1), (.64, .76, 0), (.86, 1.02, 0)):
    y0, y1 = (470, 848) if door else (480, 690)
    cx, cy = pr(WX, (y0 + y1) / 2, (s0 + s1) / 2)
    a.add(path(poly(pr(WX, y0 - 24, s0 * .985), pr(WX, y0 - 24, s1 * 1.015), pr(WX, y1 + 6, s1 * 1.015), pr(WX, y1 + 6, s0 * .985)), "#E3C3A0"), path(poly(pr(WX, y0, s0), pr(WX, y0, s1), pr(WX, y1, s1), pr(WX, y1, s0)), LAMP), path(poly(pr(WX, y0 + 70, s0), pr(WX, y0 + 70, s1), pr(WX, y1, s1), pr(WX, y1, s0)), "#FDE7A6"), a.glow(cx, cy, 150 * s1, LAMP, .45))
    m = (s0 + s1) / 2
    w = .004 + .006 * s0
    a.add(path(poly(pr(WX, y0, m - w), pr(WX, y0, m + w), pr(WX, y1, m + w), pr(WX, y1, m - w)) + poly(pr(WX, y0 + 74, s0), pr(WX, y0 + 74, s1), pr(WX, y0 + 84, s1), pr(WX, y0 + 84, s0)), "#7A4A50"))

# ---- the hall: glass between iron arches, from the far end to our heads ----
ARC = sample("40,430 56,330 120,214 240,118 400,66 580,52 760,66 920,118 1040,214 1104,330 1120,430", 46)
F = [.3, .44, .66, 1, 1.5]
sl = len(ARC)
for i in range(4):
    s0, s1 = F[i], F[i + 1]
    A = [pr(x, y, s0) for x, y in ARC]
    B = [pr(x, y, s1) for x, y in ARC]
    a.add(path(poly(*A, *B[::-1]), a.lin([(0, "#D79A9B", .34), (.45, "#6E5A8A", .5), (1, "#23264F", .78)], 0, 0, 1, 0) if i < 3 else "#1E1F42", None if i < 3 else .82))
    d = ""
    for j in range(0, sl):
        if j % 4 == 0:
            d += f"M{n(A[j][0],0)} {n(A[j][1],0)}L{n(B[j][0],0)} {n(B[j][1],0)}"
    a.add(line(d, mix("#2A2B54", "#86699B", .6 - .2 * i), 2 + i, .75))


def arch(s, c, light):
    """One iron rib with its columns, ring work in the spandrels, and a capital."""
    P = [(40, 920), (40, 430)] + ARC[1:-1] + [(1120, 430), (1120, 920)]
    Q = [(72, 920), (72, 430)] + [(x + (580 - x) * .06, y + (470 - y) * .075) for x, y in ARC[1:-1]] + [(1088, 430), (1088, 920)]
    T = lambda L: [pr(x, y, s) for x, y in L]
    o = path(poly(*T(P), *T(Q)[::-1]), c)
    e = [(x + 3, y) for x, y in P[:len(P) // 2 + 3]]
    f = [(x + 9, y + 4) for x, y in P[:len(P) // 2 + 3]]
    o += path(poly(*T(e), *T(f)[::-1]), light, .85)
    # lattice: open rings along the rib
    rr = ""
    G = [(x + (580 - x) * .115, y + (470 - y) * .145) for x, y in ARC[1:-1]]
    for x, y in G[1::2]:
        X, Y = pr(x, y, s)
        q = n(22 * s, 0)
        rr += f"M{n(X-22*s,0)} {n(Y,0)}a{q} {q} 0 1 0 {2*int(q)} 0a{q} {q} 0 1 0 -{2*int(q)} 0"
    o += line(rr, c, 7 * s)
    H = [(x + (580 - x) * .165, y + (470 - y) * .21) for x, y in ARC]
    o += line("M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in T(H)), c, 9 * s)
    for x0, x1 in ((26, 86), (1074, 1134)):
        o += path(poly(pr(x0, 424, s), pr(x1, 424, s), pr(x1 - 8, 456, s), pr(x0 + 8, 456, s)) + poly(pr(x0 + 4, 812, s), pr(x1 - 4, 812, s), pr(x1, 920, s), pr(x0, 920, s)), c)
    return o


a.add(arch(.3, "#7A5F8C", "#E3B79E"), arch(.44, "#5C4A7C", "#E3B79E"))
# lamps hang from the ribs over the platform
for s, X in ((.44, 800), (.66, 800)):
    x, y = pr(X, 330, s)
    a.add(line(f"M{n(x)} {n(y-200*s)}V{n(y)}", "#2A2848", 3 * s + 1), a.glow(x, y + 8 * s, 120 * s, LAMP, .75), path(f"M{n(x-26*s)} {n(y+4*s)}q{n(26*s)} {n(-34*s)} {n(52*s)} 0z", "#2A2848"), f'<circle cx="{n(x)}" cy="{n(y+10*s)}" r="{n(15*s)}" fill="#FFF3CC"/>')
a.add(arch(.66, "#3F3762", "#D9A99A"))

# ---- the train: carriages first, then the engine towards us ----
CX = 424
cars = [(.17, .215), (.225, .31), (.325, .5), (.52, .7)]
for i, (s0, s1) in enumerate(cars):
    c = mix("#3F6B55", "#8A6A92", .5 - .45 * s1 / .7)
    a.add(path(poly(pr(CX, 400, s0), pr(CX, 400, s1), pr(CX, 860, s1), pr(CX, 860, s0)), c), path(poly(pr(CX, 680, s0), pr(CX, 680, s1), pr(CX, 830, s1), pr(CX, 830, s0)), dim(c, .3)), path(poly(pr(CX, 664, s0), pr(CX, 664, s1), pr(CX, 682, s1), pr(CX, 682, s0)), AMBER), path(poly(pr(CX + 20, 380, s0), pr(CX + 20, 380, s1), pr(CX, 412, s1), pr(CX, 412, s0)), "#D9B0A0"))
    if s1 < .7:
        k = (2, 3, 4)[i]
        for j in range(k):
            p = s0 + (s1 - s0) * (j + .2) / k
            q = s0 + (s1 - s0) * (j + .8) / k
            a.add(path(poly(pr(CX, 470, p), pr(CX, 470, q), pr(CX, 630, q), pr(CX, 630, p)), "#FBD98A"))


def engine():
    G, GD, GL = "#4A7A5C", "#22383E", "#9CC08A"
    o = ""
    # cab with two lit panes, its roof
    o += path("M-142 -130V-418H142V-130z", GD) + path("M-142 -130V-418H-128V-130z", GL, .7) + path(curve("-160,-418! -100,-452 0,-462 100,-452 160,-418! 158,-404! 0,-436 -158,-404!"), "#5A4660") + path(curve("-160,-418! -100,-452 0,-462 30,-460! -60,-446 -158,-408!"), "#E0B49A")
    o += path("M-122 -392q20 -12 40 -10v84h-40zM122 -392q-20 -12 -40 -10v84h40z", LAMP) + path("M-122 -350h40v32h-40zM82 -350h40v32h-40z", "#FDE7A6")
    # running plate, boiler end
    o += path("M-156 -146H156V-126H-156z", "#3A3048") + path("M-156 -146H156V-140H-156z", "#F2C98E")
    o += f'<circle cx="4" cy="-252" r="122" fill="{SHADOW}" fill-opacity=".5"/><circle cx="0" cy="-256" r="120" fill="#2B3A40"/>' + path("M-118 -276A120 120 0 0 1 -20 -374L-18 -364A110 110 0 0 0 -108 -274z", "#E9D3B4", .9)
    o += f'<circle cx="0" cy="-256" r="106" fill="{AMBER}"/><circle cx="1" cy="-254" r="98" fill="{G}"/>' + path(curve("-98,-256! -92,-320 -40,-354 0,-354! -50,-330 -72,-290 -72,-240!"), GL, .6) + path(curve("99,-254! 96,-190 44,-156 0,-156! 60,-190 78,-230 70,-300!"), GD, .6)
    o += line("M-96 -236L0 -242M-96 -280L0 -270", "#2B3A40", 9) + f'<circle cx="0" cy="-256" r="26" fill="#2B3A40"/><circle cx="-2" cy="-258" r="20" fill="{AMBER}"/><circle cx="-5" cy="-261" r="9" fill="#FBE6B0"/>' + line("M0 -256L34 -226M0 -256L-10 -214", "#F2C98E", 6)
    o += "".join(f'<circle cx="{n(112*math.cos(t*.5236+.26),0)}" cy="{n(-256+112*math.sin(t*.5236+.26),0)}" r="4" fill="#9A8FA6"/>' for t in range(12))
    # chimney
    o += path("M-34 -366Q-26 -384 -26 -470H26Q26 -384 34 -366z", "#2B3A40") + path("M-34 -366Q-26 -384 -26 -470H-14Q-14 -384 -18 -368z", "#D9B0A0", .8) + path(curve("-50,-512! 0,-522 50,-512! 40,-486 28,-466! 0,-460 -28,-466! -40,-486"), AMBER) + path(curve("14,-518! 50,-512! 40,-486 28,-466! 12,-462!"), "#8A5A2C", .7) + path("M-50 -512Q0 -524 50 -512Q0 -502 -50 -512z", "#3A2A30")
    # buffer beam, buffers, hook, lamps
    o += path("M-158 -126H158V-72H-158z", TULIP) + path("M-158 -126H158V-117H-158z", lit(TULIP, .45)) + path("M-158 -84H158V-72H-158z", dim(TULIP, .4))
    for x in (-100, 100):
        o += f'<circle cx="{x+3}" cy="-96" r="32" fill="{SHADOW}" fill-opacity=".45"/><circle cx="{x}" cy="-100" r="31" fill="#3A3048"/><circle cx="{x}" cy="-100" r="25" fill="#A79DB4"/><circle cx="{x-5}" cy="-106" r="13" fill="#E9E0E4"/>'
    o += line("M0 -106V-70q0 16 12 12", "#2B2638", 9)
    # wheels and guard irons
    o += path("M-128 -72H-84L-88 2H-118zM84 -72H128L118 2H88z", "#2B2638") + path("M-84 -72H84L70 -30H-70z", "#2B2638") + path("M-128 -72H-118L-110 2H-118z", "#8A7A98", .8)
    o += path("".join(f"M{x} -66h9l{-x*.18:.0f} 46h-9z" for x in (-78, -54, -30, -6, 18, 42, 66)), "#C99A4A")
    return o


EX, EY, ES = 318, 818, .86
a.add(path(curve(f"{EX-170},{EY+2}! {EX},{EY-22} {EX+220},{EY-8} {EX+240},{EY+6} {EX},{EY+20}"), SHADOW, .5))
# smoke under the roof, lit from below by the last light
a.add(path(smoke("318,376 312,330 356,280 330,226 400,170 470,150 560,168", [44, 78, 104, 116, 122, 90, 20]), "#C9A0AE", .75), path(smoke("308,372 300,326 340,280 316,232 366,180", [14, 30, 36, 34, 6]), "#FBE3C0", .7))
a.add(group(engine(), t=f"translate({EX} {EY}) scale({ES})"))
lx, ly = EX, EY - 345 * ES
a.add(a.glow(lx, ly, 190, LAMP, .9), f'<circle cx="{lx}" cy="{n(ly)}" r="27" fill="#8A5A2C"/><circle cx="{lx}" cy="{n(ly)}" r="21" fill="#FFF6D8"/>')
for x in (-120, 120):
    a.add(a.glow(EX + x * ES, EY - 156 * ES, 60, LAMP, .7), f'<circle cx="{n(EX+x*ES)}" cy="{n(EY-158*ES)}" r="12" fill="#FFF0C0"/>')
# steam at the wheels
for P, o in (("40,830 30,800 60,770 100,760 130,736 170,752 190,784 214,806 206,834 120,846", .9), ("420,838 430,804 460,792 490,800 520,786 548,806 556,830 490,846", .85)):
    a.add(path(scallop(r, P, 28, .5), "#A88AA6", o, 'transform="translate(5 8)"'), path(scallop(r, P, 28, .5), "#F3DCCB", o))

# travellers farther down the platform
a.add(villager(592, 700, 126, coat="#8A4A5A", hat="bun", hair="#4A3040", skirt=True, hem=64, flare=12, face=-1, hands=((-26, -84), (48, -170)), elbow=1), villager(640, 706, 132, coat="#4B5A86", hat="cap", hatc="#3A3048", face=-1, beard="#B9A0A0"))

# the clock: hung from the near rib, marks and hands, no figures
kx, ky, R = 846, 270, 76
a.add(path(f"M{kx-5} 96h10v{ky-R-90}h-10z", "#2A2848"), line(f"M{kx-44} {ky-R+2}Q{kx} {ky-R-46} {kx+44} {ky-R+2}", "#2A2848", 7), a.glow(kx, ky, 200, "#FFF0C0", .6), f'<circle cx="{kx+5}" cy="{ky+7}" r="{R+10}" fill="{SHADOW}" fill-opacity=".45"/><circle cx="{kx}" cy="{ky}" r="{R+9}" fill="#2A2848"/><circle cx="{kx-1}" cy="{ky-1}" r="{R+3}" fill="{AMBER}"/><circle cx="{kx}" cy="{ky}" r="{R-4}" fill="#FFF6E2"/>')
a.add(path(f"M{kx+R-4} {ky}A{R-4} {R-4} 0 0 1 {kx-20} {ky+R-7}A{R+6} {R+6} 0 0 0 {kx+R-4} {ky}z", VIOLET, .25), line("".join(f"M{n(kx+(R-10)*math.cos(k*.5236))} {n(ky+(R-10)*math.sin(k*.5236))}L{n(kx+(R-(20 if k%3 else 26))*math.cos(k*.5236))} {n(ky+(R-(20 if k%3 else 26))*math.sin(k*.5236))}" for k in range(12)), "#3A2F55", 5), group(path("M-5 10L0 -38L5 10z", INK), t=f"translate({kx} {ky}) rotate(-62)"), group(path("M-4 12L0 -58L4 12z", INK), t=f"translate({kx} {ky}) rotate(40)"), f'<circle cx="{kx}" cy="{ky}" r="7" fill="{BRICK}"/>')
a.add(path(f"M{kx-12} {ky+R+6}h24l-6 20h-12z", "#2A2848"))

# ---- the sprite porter and a trolley piled with luggage ----
a.add(lens(790, 838, 330, 15, .45))
W, WD = "#8A5A3C", "#4A3040"
a.add(path("M612 790H878V804H612z", WD), path("M612 790H878V794H612z", "#E0B080"), line("M872 796L920 690", WD, 9), line("M870 794L917 690", "#C99670", 3), line("M912 690h22", WD, 8))
for x in (664, 822):
    a.add(f'<circle cx="{x+2}" cy="818" r="22" fill="#1E1A2B"/><circle cx="{x}" cy="816" r="21" fill="#7A5A66"/><circle cx="{x}" cy="816" r="14" fill="#2B2638"/><circle cx="{x}" cy="816" r="5" fill="{AMBER}"/>')
# a great trunk, two cases, a hat box, a bird cage on top
a.add(path("M626 790V712q0 -12 12 -12H772q12 0 12 12V790z", "#4F6F95"), path("M626 738V712q0 -12 12 -12H772q12 0 12 12V738z", "#6F93B4"), path("M754 700H772q12 0 12 12V790H754z", "#2E3A66", .6), path("M626 736H784V744H626zM656 700h10v90h-10zM744 700h10v90h-10z", "#C98B3C"), path("M694 730h24v22h-24z", "#F5CF7A"))
a.add(path("M792 790V730H862V790z", BRICK), path("M792 730H862V738H792z", lit(BRICK, .4)), path("M842 730H862V790H842z", dim(BRICK, .4), .7), path("M804 730h8v60h-8zM838 730h8v60h-8z", "#E0B080"), line("M816 730v-10h22v10", WD, 4))
a.add(path("M640 700V652H734V700z", "#A9824F"), path("M640 652H734V659H640z", "#EBCB94"), path("M716 652H734V700H716z", "#5A4040", .5), path("M654 652h8v48h-8zM708 652h8v48h-8z", "#6B4636"), line("M676 652v-9h22v9", WD, 4))
a.add(f'<ellipse cx="822" cy="724" rx="32" ry="8" fill="#8A5070"/>', path("M790 686H854V724Q822 736 790 724z", "#D99AAC"), path("M834 686H854V724Q846 730 834 731z", "#8A5070", .6), f'<ellipse cx="822" cy="686" rx="35" ry="9" fill="#F2C8CC"/>', path("M818 680h8v52h-8z", CREAM), path("M806 682q-8 -12 4 -12q10 2 12 10q4 -10 14 -8q8 4 -4 12z", CREAM))
a.add(line("M688 652V646M662 646H716M666 646V606Q666 578 689 576Q712 578 712 606V646M677 646V590M689 646V577M701 646V590M666 616H712M689 576v-8", "#E7B65A", 3.400), path(curve("676,634! 676,618 686,610 694,614! 700,616 704,622! 698,624 700,636 690,642!"), TULIP), f'<circle cx="691" cy="619" r="1.800" fill="{INK}"/>')
a.add(a.glow(956, 700, 180, "#BFE4FF", .75), sprite_at(962, 836, 248, ((8, 98), (26, 120)), rot=-9))
for x, y, s in ((1010, 820, 4), (1036, 780, 3.4), (1020, 744, 3), (900, 836, 3.4), (1050, 836, 3)):
    a.add(a.firefly(x, y, s, "#9CD0F2"))

# the near rib frames it all
a.add(arch(1, "#2A2848", "#B98A9E"))
a.add(use("lantern", 1104, 520, 150, c="#1E1C36"))
a.add(a.vignette(.32, .5, .55, "#191A38"), a.grain(.5))
a.save(OUT + "building-train-station.svg")
