"""The hotel: three storeys of lit windows at night, each with its own small life; a sprite brings in the trunk."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_a import *

a = Art(1200, 900, 151)
r = a.r
BLUEL = "#9CD0F2"
WHO = "#9A5A34"

# night
sky(a, (0, "#15162E"), (.3, "#262B58"), (.56, "#544F86"), (.72, "#8D7BA4"))
stars(a, 60, 10, 8, 1190, 330)
a.add(a.glow(170, 560, 460, "#9A86B4", .5))
torn(a, "-20,300 90,284 190,298 280,286 200,320 60,330", "#4A4880", "#8D7BA4", .7)
a.add(peaks([(-20, 560), (60, 450), (110, 500), (180, 420), (270, 540), (960, 540), (1050, 430), (1110, 490), (1170, 420), (1240, 500)], "#3E3D6E", "#6E6A9C", .5))
a.add(path(curve("-20,600! 110,560 240,590 900,600 1080,566 1220,590! 1220,760! -20,760!"), "#2E305E"), a.firs([(20, 620, 150), (74, 626, 200), (130, 622, 120), (1110, 610, 190), (1160, 616, 140), (1196, 620, 220)], "#24264E", "#4E4E86"))

# the square, wet-dark, so the windows lie on it as long stains of light
a.plane(curve("-20,720! 240,704 640,720 960,708 1220,716! 1220,920! -20,920!"), a.lin([(0, "#5A5084"), (.35, "#3E3768"), (1, "#1C1A3A")]), lip="#9A8FC0", inner=path(setts(r, -20, 1190, 740, 900, 56, 18, .26), "#7A70A8", .35))

# ---- main block: plum plaster, three storeys ----
B = "M392 800V262H1032V800z"
a.add(path(curve("200,806! 500,780 900,780 1060,796! 1180,830 900,850 300,846!"), "#100F24", .5))
a.plane(B, a.lin([(0, "#94739A"), (.45, "#74578A"), (1, "#4A3C70")], 0, 0, 1, 0), lip="#D9C0D6", shadow=(9, 9, 9, .4), inner=path(mark_rows(r, 400, 280, 1020, 560, 26, 10, 21, .12), "#B391B4", .5), loose=True)
a.add(path("M392 262H1032V300Q700 312 392 298z", "#15162E", .34))
# belt courses and corner stones
for y in (422, 578):
    a.add(path(f"M386 {y}H1040V{y+14}H386z", "#B79CBE"), path(f"M386 {y}H1040V{y+4}H386z", "#E3D0E0"), path(f"M392 {y+14}H1032V{y+26}H392z", "#15162E", .26))
a.add(path("".join(f"M{1032-w} {y}h{w}v20h-{w}z" for y, w in zip(range(306, 800, 26), [34, 24] * 20)), "#8A76A4", .6))
# steep slate roof with its row of lamps along the gutter
RF = "M372 268L430 128H1010L1056 268z"
a.add(soft(RF, 5, 12, 8, .36), path(RF, a.lin([(0, "#4A5688"), (.6, "#333A6C"), (1, "#232852")])), path(RF, a.stuff("shingle")), path("M372 268L430 128H452L404 268z", "#A9B4D6", .5), path("M422 112H1018L1012 132H428z", "#5A6496"), path("M422 112H1018V117H422z", "#C3CBE4"), path("M366 262H1060V276H366z", "#8F86B4"), path("M366 262H1060V266H366z", "#DCD6EA"), path("M940 128H1010L1056 268H980z", "#15162E", .28))
for x, y in ((500, 60), (920, 66)):
    a.add(path(f"M{x} {y}h52v70h-52z", "#6E5078"), path(f"M{x+32} {y}h20v70h-20z", "#3A3058"), path(f"M{x-7} {y-12}h66v14h-66z", "#A98AA8"), path(f"M{x+6} {y-30}h16v20h-16zM{x+30} {y-26}h14v16h-14z", "#5A4268"))

# ---- corner pavilion at the left, one storey higher, under a spire ----
P = "M208 806V236H404V806z"
a.plane(P, a.lin([(0, "#B18FAE"), (.5, "#876898"), (1, "#5A4880")], 0, 0, 1, 0), lip="#EAD6E4", shadow=(8, 8, 9, .4))
for y in (392, 578):
    a.add(path(f"M202 {y}H412V{y+14}H202z", "#C9AFC9"), path(f"M202 {y}H412V{y+4}H202z", "#F0E0EC"), path(f"M208 {y+14}H404V{y+26}H208z", "#15162E", .24))
SP = curve("188,244! 222,200 252,150 282,96 306,30! 332,96 360,150 390,196 426,244! 306,262")
a.plane(SP, a.lin([(0, "#8492C0"), (.4, "#4A5688"), (1, "#252A56")], 0, 0, 1, 0), lip="#D3DAEC", shadow=(5, 10, 8, .36))
a.add(line("M222 214Q306 232 392 212M246 174Q306 188 366 172M268 132Q306 142 346 130", "#20254C", 3, .55), line(f"M306 34V2", "#C9A0A0", 4), f'<circle cx="306" cy="22" r="7" fill="{LAMP}"/>')
a.add(path("M184 242Q306 266 430 242V256Q306 282 184 256z", "#9A90BC"), path("M184 242Q306 266 430 242V247Q306 271 184 247z", "#E3DDF0"))

# ---- windows: shared frames, different lives behind the glass ----
W, H = 54, 88
FR = "#E3D0DC"
def sash(on):
    g = path(f"M-6 -6H{W+6}V{H+6}H-6z", mix(FR, "#544F86", .3)) + path(f"M-6 -6H{W+6}V-1H-6zM-6 -6h4V{H+6}h-4z", FR)
    g += f'<rect width="{W}" height="{H}" fill="{GL if on else "#2E3162"}"/>'
    if not on:
        g += path(f"M0 {H*.8:.0f}L{W*.8:.0f} 0H{W}L0 {H}z", "#8F8BB0", .3)
    return g
GL = a.lin([(0, "#E08F35"), (.5, "#F6C35C"), (1, "#FDE9AE")])
on_ = a.sym("on", sash(True))
off = a.sym("off", sash(False))
bars = a.sym("bar", path(f"M{W/2-2} 0h4V{H}h-4zM0 {H*.36:.0f}h{W}v4h-{W}z", mix(FR, "#544F86", .25)) + path(f"M-12 {H+4}h{W+24}l-4 9H-8z", "#C9AFC9"))
curt = a.sym("cur", path(curve("0,0! 22,10 18,48 0,72!") + curve("54,0! 34,10 38,48 54,72!"), "#B4503C", .85))
lace = a.sym("lac", path(curve("0,0! 54,0! 52,22 40,34 27,26 14,34 2,22!"), "#FBF0D8", .9))
# balcony: slab on brackets, swelling iron rail
balc = a.sym("bal", path("M-22 92H76L72 104H-18z", "#B79CBE") + path("M-22 92H76V96H-22z", "#EAD6E4") + path("M-12 104h16q-3 12 -14 14zM50 104h16l-2 14q-11 -2 -14 -14z", "#8A74A4") + line("".join(f"M{x} 92q{-4 if x < 27 else 4} -14 0 -34" for x in range(-17, 74, 9)), "#1B1B38", 2.8) + line("M-22 58H76", "#1B1B38", 5) + line("M-22 56H40", "#9A8FC0", 1.6))

def person(kind):
    if kind == "reader":      # in a chair with a book
        return path(curve("10,88! 10,62 18,52 26,50! 20,44 21,32 30,30 38,36 36,46 32,50! 42,56 46,72 48,88!"), WHO) + path("M28 66l18 -8 4 10 -18 8z", "#FFF6DA")
    if kind == "cat":
        return path(curve("14,88! 14,70 20,62 20,54! 18,46 20,40 22,44 28,44 31,40 34,48 31,56! 40,64 42,78 40,88!"), "#6A3A34") + line("M40 84q12 0 8 -18", "#6A3A34", 4)
    if kind == "dance":
        return path(curve("6,88! 10,64 12,54 18,52! 13,44 17,36 24,38 26,46 22,52! 30,54 32,66 26,88!") + curve("28,88! 24,70 30,56 36,52! 32,44 36,36 43,38 45,46 41,52! 48,58 50,72 52,88!"), WHO) + line("M22 56L36 44", WHO, 5)
    if kind == "hat":
        return path(curve("12,88! 12,64 20,56 27,54! 22,48 22,38 22,34! 24,22 36,22 37,34! 38,46 34,52 32,54! 42,58 46,70 46,88!"), WHO) + path("M14 36h32v5h-32z", WHO)
    if kind == "plant":
        return path("M18 88l-4 -18h26l-4 18z", "#A8573A") + path(blades(r, 27, 72, 30, 42, 7), "#4F6F3E")
    return ""
def window(x, y, on, kind="", extra=""):
    if on:
        a.add(a.glow(x + W / 2, y + H * .6, 70, LAMP, .42), on_(x, y))
    else:
        a.add(off(x, y))
    k = person(kind) if kind in ("reader", "cat", "dance", "hat", "plant") else ""
    if k:
        a.add(group(k, t=f"translate({x} {y})"))
    if "c" in extra:
        a.add(curt(x, y))
    if "l" in extra:
        a.add(lace(x, y))
    a.add(bars(x, y))
    if "b" in extra:
        a.add(balc(x, y))
COLS = (440, 556, 672, 788, 916)
for x, k in zip(COLS, ((1, "", "c"), (1, "hat", "b"), (0, "", ""), (1, "plant", "l"), (1, "", "c"))):
    window(x, 312, *k)
for x, k in zip(COLS, ((1, "reader", "b"), (0, "", "b"), (1, "dance", "bl"), (1, "", "bc"), (1, "cat", "b"))):
    window(x, 466, *k)
for x, y, k in ((238, 286, (1, "cat", "")), (320, 286, (0, "", "")), (238, 460, (1, "", "bc")), (320, 460, (1, "reader", "b"))):
    window(x, y, *k)
# dormers
dl = a.sym("dl", pane(-15, 192, 30, 46, True, 10, "#C9AFC9", (1, 1)))
dd = a.sym("dd", pane(-15, 192, 30, 46, False, 10, "#C9AFC9", (1, 1)))
for x, on in ((492, 1), (640, 0), (760, 1), (884, 1)):
    a.add(soft(f"M{x-34} 250V190L{x} 156L{x+34} 190V250z", 4, 8, 6, .32), path(f"M{x-30} 250V190L{x} 162L{x+30} 190V250z", "#94739A"), path(f"M{x+6} 167L{x+30} 190V250H{x+16}z", "#3A3058", .4))
    if on:
        a.add(a.glow(x, 224, 50, LAMP, .5))
    a.add((dl if on else dd)(x, 0), path(f"M{x} 148L{x-44} 194l7 7L{x} 164l37 37l7 -7z", "#4A5688"), path(f"M{x} 148L{x-44} 194l3 3L{x} 155z", "#D3DAEC"))
# flowers on some of the balconies
fl = a.sym("fl", path("".join(blades(r, i * 14, 6, 16, 14, 3) for i in range(4)), "#4F7A5E") + "".join(f'<circle cx="{i*14}" cy="-4" r="5.5" fill="{mix(c, NIGHTC, .2)}"/>' for i, c in enumerate((TULIP, PINK, "#E9A94E", TULIP))))
for x, y in ((540, 372), (546, 526), (776, 526), (224, 520), (336, 520)):
    a.add(fl(x, y))

# ---- ground floor: tall arched lights, and the entrance under a glass canopy ----
def tall(x, w, folk=""):
    g = a.glow(x + w / 2, 720, w * 1.1, LAMP, .45) + path(f"M{x-7} 782V660q2 -44 {w/2+7} -46q{w/2+5} 2 {w/2+7} 46V782z", "#B79CBE") + path(f"M{x} 776V662q2 -36 {w/2} -38q{w/2-2} 2 {w/2} 38V776z", GL)
    return g + folk + path(f"M{x+w/2-2.5} 624h5v152h-5zM{x} 664h{w}v5h-{w}zM{x} 720h{w}v4h-{w}z", "#8A6A8A") + path(f"M{x-16} 778h{w+32}l-4 10H{x-12}z", "#C9AFC9")
a.add(tall(236, 60, group(person("plant"), t="translate(238 688)")), tall(322, 56))
a.add(tall(444, 62, group(person("hat"), t="translate(448 688)")), tall(536, 62))
a.add(tall(920, 66, group(person("reader"), t="translate(926 688)")))
# the door
a.add(path("M668 800V652q6 -44 74 -46q68 2 74 46V800z", "#C9AFC9"), path("M682 800V656q6 -34 60 -36q54 2 60 36V800z", a.lin([(0, "#E79A3C"), (.5, "#F8CF72"), (1, "#FFF0BC")])))
# inside: the desk, the keys on their hooks, the clerk asleep on an elbow
a.add(path("M694 664H790V700H694z", "#B8702F"), "".join(f'<circle cx="{702+i*14}" cy="{672+j*13}" r="2.6" fill="#FFF3CC"/>' for i in range(7) for j in range(2)), path(curve("726,748! 722,722 732,712 744,710! 736,702 738,690 750,688 762,694 760,706 752,711! 766,716 770,732 768,748!"), WHO), path("M690 744H796V800H690z", "#8A4A34"), path("M686 738H800V748H686z", "#E3A45E"))
a.add(path("M682 800V656q1 -10 6 -18L652 650V812z", "#3A4A86"), path("M660 664L676 658V736L660 740z", "#F6C35C", .85), path("M802 800V656q-1 -10 -6 -18L832 650V812z", "#2E3A70"), path("M824 664L810 658V736L824 740z", "#F6C35C", .7), path("M652 650l4 -1v162h-4z", "#8FA0D0"))
# canopy: fan of glass and iron
a.add(soft("M612 640L660 588H826L874 640z", 3, 14, 8, .4), path("M612 640L660 588H826L874 640Q742 662 612 640z", a.lin([(0, "#6E8FC4"), (1, "#3A4A86")])), line("M660 590L630 640M692 588L676 646M726 588L722 648M760 588L766 648M794 588L812 645M826 590L858 641", "#1B1B38", 3), path("M606 636Q742 662 880 636V648Q742 676 606 648z", "#2A2E5E"), path("M606 636Q742 662 880 636V640Q742 667 606 641z", "#B7C4E6"), path("M656 582H830V590H656z", "#2A2E5E"), path("M660 588L626 626L640 630L672 590z", "#C9DAF2", .5))
# steps and the red runner
a.add(path("M650 800H834L848 816H636z", "#A99AC0"), path("M636 816H848L862 834H622z", "#8A7CA8"), path("M622 834H862V846H622z", "#4A4274"), path("M650 800H834V804H650zM636 816H848V820H636z", "#E3DDF0"), path("M706 800H780L804 900H680z", "#A83A34"), path("M706 800H716L692 900H680z", "#D9665A"), a.glow(742, 826, 230, "#FFD68A", .55, 44))

# ---- the blue lamp: on its own post before the pavilion ----
LX = 606
a.add(f'<ellipse cx="{LX}" cy="862" rx="150" ry="26" fill="{BLUEL}" fill-opacity=".2"/>', a.glow(LX, 560, 190, BLUEL, .85), path(f"M{LX-7} 858L{LX-5} 610H{LX+5}L{LX+8} 858z", "#1B1B38"), path(f"M{LX-7} 858L{LX-5} 610H{LX-1}L{LX-2} 858z", "#8FA9D6"), path(f"M{LX-24} 866q4 -14 16 -18h18q14 4 18 18z", "#1B1B38"), path(f"M{LX-14} 700h28v8h-28z", "#1B1B38"), path(f"M{LX-26} 606Q{LX} 622 {LX+26} 606L{LX+16} 620H{LX-16}z", "#1B1B38"))
a.add(f'<circle cx="{LX}" cy="562" r="46" fill="#5E9AD0"/><circle cx="{LX}" cy="562" r="46" fill="{a.rad([(0,"#F2FAFF"),(.4,"#BFE3F8"),(1,"#5E9AD0")],.42,.45,.6)}"/>', line(f"M{LX} 516V608M{LX-24} 522Q{LX-38} 562 {LX-22} 604M{LX+24} 522Q{LX+38} 562 {LX+22} 604", "#2A3A70", 3, .8), path(f"M{LX-30} 526Q{LX} 512 {LX+30} 526L{LX+12} 504H{LX-12}z", "#1B1B38"), path(f"M{LX-5} 488h10v18h-10z", "#1B1B38"), f'<circle cx="{LX}" cy="486" r="7" fill="#8FA9D6"/>')

# ---- the sprite under the trunk ----
SX = 936
a.add(f'<ellipse cx="{SX+8}" cy="862" rx="86" ry="14" fill="#100F24" fill-opacity=".5"/>', a.glow(SX, 760, 190, "#DDF1FF", .7))
a.add(use("sprite", SX, 858, 196, rot=-6))
a.add(limb(f"{SX-30},782 {SX-62},758 {SX-74},700", [17, 15, 12], "#7DB4DD", .5), limb(f"{SX+24},780 {SX+62},752 {SX+78},692", [17, 15, 12], "#5E94C4", .4))
tk = group(path("M-124 -104H116L124 -92V10H-118L-124 0z", SHADOW, .34, 'transform="translate(7 10)"'),
           path("M-120 -96q4 -28 40 -28H84q32 0 36 26V4H-120z", "#A8603F"), path("M-120 -96q4 -28 40 -28H84q32 0 36 26v14H-120z", "#C47A4C"), path("M-120 -84H120V-76H-120z", "#5A342E"), path("M-120 -96q4 -28 40 -28h14q-36 2 -40 30V4h-14z", "#E9AE78", .9), path("M92 -122q26 4 28 26V4H96z", "#5A3450", .55),
           path("M-84 -124h22V4h-22zM52 -124h22V4H52z", "#6E4434"), path("M-84 -124h6V4h-6zM52 -124h6V4h-6z", "#C98F62"), path("M-124 -14H120V6H-124z", "#6E4434"), path("M-16 -88h30v26q-14 8 -30 0z", LAMP), path("M-4 -80h8v12h-8z", "#5A342E"),
           # travel marks: a sun, a wave, a mountain, a star
           f'<circle cx="-34" cy="-40" r="17" fill="{CREAM}"/>' + path("M-46 -34l8 -14 6 8 4 -5 8 11z", STEEL), path("M14 -50h32v26H14z", "#5E7F4E") + path(star(30, -37, 10), CREAM), path("M-112 -52l22 -6 5 18 -22 6z", PINK) + f'<circle cx="-100" cy="-46" r="5" fill="{TULIP}"/>', path("M84 -48q14 -10 24 2q2 16 -12 18q-14 -4 -12 -20z", STEEL) + line("M86 -36q5 -5 10 0t10 0", CREAM, 2.6),
           t=f"translate({SX} 700) rotate(-4)")
a.add(tk)
for x, y, s in ((820, 770, 4), (1040, 760, 4), (870, 830, 3.4), (1066, 700, 3.4)):
    a.add(a.firefly(x, y, s, BLUEL))

# ---- the guest: a traveller in a long cloak, hatbox in hand, looks up at all those windows ----
GX = 470
a.add(shade_under(GX, 866, 130, 20, .5), path(f"M{GX-18} 862q2 -12 16 -12l10 12zM{GX+10} 864q2 -12 16 -12l12 12z", "#15162E"))
cl = curve(f"{GX-30},700! {GX-44},750 {GX-54},806 {GX-60},852! {GX-20},862 {GX+20},862 {GX+54},850! {GX+46},800 {GX+38},750 {GX+24},702! {GX},688")
a.add(path(cl, "#3F6A62"), path(curve(f"{GX-30},700! {GX-44},750 {GX-54},806 {GX-60},852! {GX-38},858! {GX-28},800 {GX-20},744 {GX-14},696!"), "#8FB0A4"), path(curve(f"{GX+24},702! {GX+38},750 {GX+46},800 {GX+54},850! {GX+36},857! {GX+30},800 {GX+18},744 {GX+10},698!"), "#FFD68A", .6), line(f"M{GX-4} 712Q{GX-10} 790 {GX-16} 856M{GX+14} 716Q{GX+18} 790 {GX+20} 856", "#24443F", 3, .6))
a.add(path(curve(f"{GX-32},704! {GX-36},690 {GX-14},680 {GX+4},680 {GX+24},688 {GX+28},706! {GX+10},724 {GX-14},724"), "#4F7F72"), path(curve(f"{GX-32},704! {GX-36},690 {GX-14},680 {GX+4},680! {GX-14},694 {GX-20},714!"), "#A9C9B8"))
a.add(limb(f"{GX+22},726 {GX+44},752 {GX+50},778", [20, 17, 12], "#4F7F72"), f'<circle cx="{GX+51}" cy="784" r="8" fill="{SKIN}"/>', line(f"M{GX+40} 800q12 -22 24 0", "#5A342E", 4), path(f"M{GX+22} 800H{GX+80}V846Q{GX+52} 856 {GX+22} 846z", "#C9838F"), path(f"M{GX+22} 800h12v49l-12 -3z", "#EDC3C4"), path(f"M{GX+62} 800h18v46l-18 4z", "#6E5A8A", .5), path(f"M{GX+16} 794H{GX+86}V808H{GX+16}z", "#E3A9AE"), path(f"M{GX+48} 794h8v60h-8z", AMBER))
a.add(head(GX - 2, 654, 58, 1, "straw", "#5A4A86", None, "#8A4A2E", SKIN, -16, edge="#FFE0A0"))
a.add(path(curve(f"{GX-24},624! {GX-44},606 {GX-60},612 {GX-66},630! {GX-50},630 {GX-36},640 {GX-22},634"), TULIP))

# lights of the windows on the wet stones, dark growth in the corners
a.add(path("M240 800h52l-14 100h-66zM326 800h48l0 100h-58zM446 802h56l18 98h-62zM920 802h62l34 98h-70z", "#F6C35C", .13))
a.add(path(scallop(r, "60,850 40,800 80,760 140,756 180,790 176,850", 16), "#232A4E"), path(scallop(r, "70,836 60,800 90,772 130,770 150,800 130,830", 13), "#3A4670"), path("M70 840h104l-10 50H82z", "#4A3A5E"), path("M70 840h104v8H70zM70 840h10l8 50h-6z", "#8F7AA0"))
a.add(path(scallop(r, "1076,856 1060,806 1100,770 1150,772 1184,806 1176,856", 16), "#1C2040"), path(scallop(r, "1084,838 1080,806 1106,786 1140,790 1150,820 1120,836", 13), "#343C66"), path("M1076 844h104l-10 50h-82z", "#3A2E52"), path("M1076 844h104v8h-104zM1076 844h10l8 50h-6z", "#7A6890"))
edge_grass(a, [(0, 120, 70, 10, .1), (1200, 130, 80, 10, -.1)], "#121230", "#2A2A54")
a.add(a.vignette(.46, .5, .58, "#0E0E22"), a.grain(.5))
a.save(OUT + "building-hotel.svg")
