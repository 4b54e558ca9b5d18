import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _shared_road_winery import *

a = Art(1200, 900, 46)
r = a.r
NIGHT = "#3B3768"

# a clear night, the moon to the left
sky(a, "night")
a.add(a.glow(190, 150, 330, "#C9C0DC", .6), use("moon", 190, 150, 170))
a.add(stars(r, [(60, 70, 7), (96, 52, 4), (330, 60, 9), (372, 96, 4), (300, 106, 4), (450, 40, 5), (640, 96, 8), (676, 70, 4), (930, 60, 5), (1010, 110, 10), (1046, 84, 4), (1080, 140, 5), (1150, 60, 7), (1120, 220, 4), (70, 250, 5), (120, 300, 4), (520, 130, 4)]))
torn(a, (("-20,226 90,208 220,222 340,204 280,246 90,252", "#3E3A70", "#9C8FC0", .75), ("940,270 1050,256 1130,268 1220,252 1220,290 1080,298", "#3E3A70", "#8D7BA4", .7)))
a.add(path("M-20 500L70 400L130 450L220 352L300 430L400 380L560 500L900 520L1000 420L1060 470L1130 396L1220 470V620H-20z", "#5A5488"), path("M220 352L300 430L262 430L236 458L206 410zM1130 396L1190 446L1146 446L1114 470L1104 426z", "#8D84B0", .4))
a.add(path(curve("-20,520! 120,486 300,500 500,520 900,520 1060,490 1220,506! 1220,700! -20,700!"), "#3D3F6C"), hamlet(r, 40, 524, 26, "#4C4A78", "#34345E", "#F5C45E", 4), a.firs([(x, 530 + r.uniform(-6, 8), h) for x, h in ((20, 80), (190, 70), (1090, 120), (1130, 90), (1176, 150))], "#2E3258", True))

# ---- the hill ----
hill = curve("-20,760! 60,660 150,540 280,410 430,300 590,240 760,250 900,330 1010,440 1110,560 1220,640! 1220,920! -20,920!")
a.plane(hill, a.lin([(0, "#4E7064"), (.35, "#33504F"), (1, "#20293F")], .2, 0, .6, 1), lip="#B9CDBE", at=(4, 6), shadow=(0, -6, 8, .3))
top = lambda x: 250 + ((x - 640) / 470.0) ** 2 * 330
a.add(a.tufts(200, 560, 270, 520, 40, 20, "#6E9080", .8, top=lambda x: top(x) + 16), a.tufts(560, 1020, 260, 500, 34, 20, "#27403F", .9, top=lambda x: top(x) + 16))
# chimneys out of the turf, warm smoke
a.add(path(smoke("806,196 800,160 830,126 818,84 862,44 880,-10", [18, 34, 46, 56, 66, 70]), "#A79BC4", .55), path(smoke("802,196 798,166 822,136 812,100", [6, 12, 16, 4]), "#FBE3C0", .5))
a.add(path("M772 286V214H842L846 300z", "#7A7096"), path("M818 214H842L846 300L822 300z", "#453E68"), path(rows(776, 222, 816, 5, 14, 15, 9, r), "#9C93B4", .8), path("M764 196H850V216H764z", "#8D84A8"), path("M764 196H850V200H764z", "#D6CCDE"), path("M784 178h18v18h-18zM812 182h18v14h-18z", "#8A4A48"), a.glow(808, 186, 60, AMBER, .5))
a.add(path("M398 356V308H440V336z", "#7A7096"), path("M424 308H440V340L426 348z", "#453E68"), path("M392 296H446V310H392z", "#8D84A8"), path("M392 296H446V299H392z", "#D6CCDE"))
# a bent apple tree on the top
a.add(tint(use("tree", 610, 262, 180, seed=5), NIGHT, .5))
# a little round window under the roof of grass
for x, y, q in ((652, 366, 34),):
    a.add(a.glow(x, y, 110, LAMP, .5), f'<circle cx="{x}" cy="{y}" r="{q+13}" fill="#6F6890"/><circle cx="{x}" cy="{y}" r="{q+5}" fill="#4A2E3A"/><circle cx="{x}" cy="{y}" r="{q}" fill="#F2A945"/><circle cx="{x}" cy="{y+9}" r="{q-9}" fill="#FDE3A0"/>', path(f"M{x-2} {y-q}h5v{2*q}h-5zM{x-q} {y-2}h{2*q}v5h-{2*q}z", "#4A2E3A"), path(f"M{x-q-12} {y-6}A{q+13} {q+13} 0 0 1 {x-6} {y-q-12}L{x-6} {y-q-8}A{q+8} {q+8} 0 0 0 {x-q-7} {y-6}z", "#C9C0DC", .8))

# ---- the cut front: stones, timber, warm openings ----
front = "150,790! 164,640 230,530 350,470 520,446 700,452 860,496 962,590 996,700 1004,800!"
a.add(path(curve(front), SHADOW, .4, 'transform="translate(6 -8)"'))
a.plane(curve(front), a.lin([(0, "#8D7F98"), (.5, "#6F6488"), (1, "#3E3862")], 0, 0, 1, .3), inner=path(rows(160, 470, 1000, 15, 22, 44, 16, r), "#A497AC", .55) + path(rows(170, 480, 1000, 13, 25, 36, 15, r), "#4A4270", .55) + a.glow(500, 640, 330, AMBER, .6) + a.glow(812, 640, 230, AMBER, .5) + a.glow(286, 640, 150, AMBER, .4))
# timber posts and a bent lintel
TB, TL = "#4A3040", "#B98A6A"
for d, e in (("M168 780V616L194 590V780z", "M168 780V616L176 608V780z"), ("M656 780V470L680 470V780z", "M656 780V470H664V780z"), ("M952 790V580L976 610V790z", "M952 790V580L958 588V790z"), ("M364 780V484L388 478V780z", "M364 780V484L371 482V780z")):
    a.add(path(d, TB), path(e, TL, .8))
a.add(path(ribbon(sample("166,640 230,546 350,488 520,466 700,472 850,512 950,596 986,690", 20), [20, 24, 24, 20]), TB), path(ribbon(sample("160,632 224,540 346,480 520,458 700,464 850,502", 20), [4, 6, 6, 3]), TL, .9))
# the hanging turf over the front
fringe = scallop(r, "126,716 146,612 226,500 346,436 520,408 706,414 880,460 998,572 1040,716 1006,706 968,604 858,506 700,458 520,452 356,478 246,538 180,630 160,716", 26, .5)
a.add(path(fringe, SHADOW, .45, 'transform="translate(4 12)"'), path(fringe, "#3F5F52"), path(scallop(r, "136,690 160,606 240,506 352,446 520,420 690,424 640,436 520,434 362,460 250,522 180,616 150,690", 18, .5), "#7E9F7C", .9))
d = "".join(blades(r, x, y + 4, 40, -44, 5, .1) for x, y in sample("180,640 246,548 356,486 520,460 700,466 858,514 962,606", 46))
a.add(path(d, "#2C443F"))


def disc(x, y, R, c, e=""):
    return f'<circle cx="{x}" cy="{y}" r="{R}" fill="{c}"{e}/>'


# left window: round, a candle and a cat behind the sill
def roundwin(x, y, R, inside, bars=True):
    o = a.glow(x, y, R * 2.4, LAMP, .55) + disc(x, y, R + 20, "#5A5080") + "".join(group(path("M-10 -9h20l-3 18h-14z", ("#9A8FB0", "#7A7098")[i % 2]), t=f"translate({n(x+(R+11)*math.cos(i*.4488+.2),0)} {n(y+(R+11)*math.sin(i*.4488+.2),0)}) rotate({n(math.degrees(i*.4488+.2)+90,0)})") for i in range(14))
    o += disc(x, y, R + 4, TB) + disc(x, y, R - 3, a.lin([(0, "#DD8A35"), (.5, "#F6BF58"), (1, "#FDE7A6")])) + inside
    if bars:
        o += path(f"M{x-3} {y-R}h6v{2*R}h-6zM{x-R} {y-4}h{2*R}v6h-{2*R}z", TB)
    return o


a.add(roundwin(276, 638, 56, path(curve("246,690! 244,664 254,644! 250,626 256,612! 266,622 278,622 288,612! 294,628 290,644! 302,664 300,690!"), "#6B3A34") + path(ribbon([(300, 690), (316, 672), (312, 650)], [9, 8, 4]), "#6B3A34")))
a.add(path("M206 704H348L340 720H216z", "#6B4650"), path("M206 704H348V708H208z", "#D9A87A"))
for x, c in ((228, TULIP), (252, LAMP), (280, TULIP), (306, "#E88FA0"), (328, LAMP)):
    a.add(disc(x, 700 + r.uniform(-4, 2), 8, mix(c, NIGHT, .2)))
# right window: wide, a table of drinkers
wx = curve("700,706! 700,630 722,574 812,556 902,574 924,630 924,706!")
wi = curve("716,694! 716,636 736,588 812,572 888,588 908,636 908,694!")
a.add(a.glow(812, 640, 230, LAMP, .5), path(wx, TB), path(curve("700,706! 700,630 722,574 812,556! 736,578 710,632 708,706!"), TL, .9), path(wi, a.lin([(0, "#D98432"), (.45, "#F6BF58"), (1, "#FDEBB4")])))
ppl = ""
for x, y, s, k in ((752, 694, 1, 0), (812, 694, .9, 1), (870, 694, 1.04, 2)):
    ppl += group(path(curve("-30,0! -30,-34 -16,-48 0,-50 16,-48 30,-34 30,0!"), ("#6B3A44", "#4B4468", "#5A4034")[k]) + disc(0, -62, 16, "#9A5A40") + (path(curve("-20,-64! -14,-84 14,-84 20,-64! 0,-70"), "#43304A"), path(curve("-18,-58! -16,-84 16,-84 18,-58! 10,-70 -10,-70"), "#7A4030"), path(curve("-30,-70! -10,-76 -10,-90 10,-90 12,-76 30,-68! 0,-64"), "#3F4A3A"))[k], t=f"translate({x} {y}) scale({s})")
a.add(f'<clipPath id="tw"><path d="{wi}"/></clipPath><g clip-path="url(#tw)">{ppl}</g>', path("M716 682H908V696H716z", "#7A4A34"), path("M774 682v-20h16v20zM838 682v-20h16v20z", "#FFF3CC"), path("M770 662h24v-8h-24zM834 662h24v-8h-24z", CREAM))
a.add(path("M810 572h5v122h-5zM760 582h4v112h-4zM860 582h4v112h-4zM716 632H908V637H716z", TB), path("M690 704H936L928 722H698z", "#6B4650"), path("M690 704H936V709H692z", "#D9A87A"))

# the round door, half open
dx, dy, R = 518, 646, 122
a.add(a.glow(dx, dy + 20, 300, LAMP, .6), disc(dx, dy, R + 26, "#4A4270"))
for i in range(19):
    t = 2.72 + i * .213
    a.add(group(path("M-17 -15h34l-4 30h-26z", mix("#B7AABC", "#7A7098", r.random() * .8 + (.1 if math.cos(t) > 0 else 0))), t=f"translate({n(dx+(R+13)*math.cos(t),0)} {n(dy+(R+13)*math.sin(t),0)}) rotate({n(math.degrees(t)+90,0)})"))
a.add(disc(dx, dy, R, TB), disc(dx, dy, R - 8, a.lin([(0, "#DD8A35"), (.4, "#F6BF58"), (1, "#FFF0BC")])))
# the room: beam, a lamp, hearth mouth
a.add(path("M438 596H600V604H438z", "#B4622C", .8), path("M516 534h4v22h-4zM500 572q16 -22 36 0z", "#8A4A2C"), disc(518, 575, 8, "#FFF8EA"), path("M450 604h18v-14h-18zM474 604h12v-20h-12z", "#9A5A34"), path("M452 762V668H556V762z", "#B4622C"), path("M444 656H564V670H444z", "#8A4A2C"), path("M444 656H564V660H444z", "#F6CF8E"), path(curve("470,764! 468,708 484,690 504,688 524,690 540,708 538,764!"), "#6B2F26"), path(curve("478,762! 484,730 492,738 500,708! 508,732 518,718! 530,738 530,762!"), "#F5A83D"), path(curve("488,762! 492,744 498,748 504,728! 510,744 516,740! 522,750 522,762!"), "#FFF3CC"))
# the leaf of the door, swung out to the right: an upright lens of green boards
leafd = curve("574,546! 606,560 630,600 636,648 630,700 606,742 574,756!")
a.add(path(leafd, SHADOW, .4, 'transform="translate(5 5)"'), path(leafd, "#3E6B4C"), path(curve("574,546! 582,560 582,742 574,756!"), "#A9C58A"), line("M596 562Q606 650 596 742M614 582Q622 650 614 722", "#26443A", 3), path("M578 596q30 -4 50 8l-1 8q-22 -10 -49 -8zM578 692q28 2 46 -4l-2 9q-20 6 -44 4z", "#2B2F40"), disc(588, 650, 6, LAMP))
# steps and the light on them
a.add(path("M408 768H630L650 788H388z", "#A697AE"), path("M388 788H650V802H388z", "#5A5080"), path("M370 802H668L684 820H352z", "#8A7D9C"), path("M352 820H684V834H352z", "#463E68"))

# ---- the yard ----
a.plane(curve("-20,800! 120,782 300,800 360,812! 352,834! 684,834! 690,806 860,792 1020,800 1220,770! 1220,920! -20,920!"), a.lin([(0, "#39504A"), (1, "#1C2238")]), lip="#6E8A80")
a.add(path(curve("352,834! 684,834! 690,860 660,890 620,920! 330,920! 350,880"), "#7A6470"), path(curve("372,834! 664,834! 660,866 620,890 560,920! 396,920! 396,880"), "#D9A870", .7), a.glow(516, 830, 330, LAMP, .6, 74))
a.add(path("M408 768H630L644 782H396z", LAMP, .55), path("M376 806H662L676 818H362z", LAMP, .4))
# bench with a guest who lifts his mug, table of a barrel
def mug(x, y, s):
    return group(path("M-16 -40h32l-3 40h-26z", "#C98B4C") + path("M6 -40h10l-3 40h-8z", "#7A4A34", .7) + line("M16 -32q18 0 16 14q-2 12 -18 10", "#C98B4C", 6) + path(curve("-20,-38! -22,-52 -8,-54 -2,-60 10,-54 22,-52 20,-38! 14,-34 10,-24 4,-36 -8,-34"), "#FFF6E2") + path("M-16 -26h31v4h-31zM-15 -10h29v4h-29z", "#5C5670"), t=f"translate({x} {y}) scale({s})")


a.add(lens(800, 826, 250, 12, .45), path("M700 772H880V784H700z", "#8A5A48"), path("M700 772H880V776H700z", "#F2C08E"), path("M712 784h12v44h-12zM856 784h12v44h-12z", "#4A3040"))
a.add(villager(772, 828, 214, coat="#A8503E", hat="straw", hatc="#D9B878", beard="#C9B8B8", trousers="#4A4468", hip=(0, -52), neck=(-6, -112), feet=((38, 0), (30, 0)), over=True, hem=8, flare=0, face=-1, hands=((8, -64), (56, -138)), elbow=1, shut=True, shadow=0, front=group(mug(0, 0, .8), t="translate(-60 -122)")))
a.add(use("barrel", 910, 834, 104, haze=NIGHT, t=.25), mug(896, 744, .7), mug(928, 746, .62))
# cask stack, left
a.add(lens(150, 830, 190, 10, .45))
for x, y, s in ((98, 796, 34), (172, 798, 35), (136, 738, 33)):
    a.add(disc(x + 4, y + 4, s, "#1E1A2B"), disc(x, y, s, "#4A3A4A"), disc(x - 1, y - 1, s - 5, "#9A6E58"), line(f"M{x-s*.5:.0f} {y-s*.6:.0f}V{y+s*.6:.0f}M{x} {y-s*.8:.0f}V{y+s*.8:.0f}M{x+s*.5:.0f} {y-s*.6:.0f}V{y+s*.6:.0f}", "#6B4650", 2.4), path(f"M{x-s+2:.0f} {y-6}A{s-2} {s-2} 0 0 1 {x-4} {y-s+2:.0f}L{x-4} {y-s+6:.0f}A{s-6} {s-6} 0 0 0 {x-s+6:.0f} {y-6}z", "#E6B98E"), disc(x + 4, y + s * .4, 4, LAMP))

# the sign: a great wooden mug on a post with an arm
a.add(lens(1096, 852, 90, 9, .45), path("M1082 852L1086 330H1104L1110 852z", "#4A3444"), path("M1082 852L1086 330H1092L1090 852z", "#A98AA0"), path("M996 346L1122 340V356L996 362z", "#5A4050"), path("M996 346L1122 340V344L996 350z", "#C9A8A8"), line("M1086 420Q1050 410 1040 360", "#4A3444", 9), line("M1014 360V388M1058 358V388", "#B9A8B4", 3.4))
sg = path("M-44 -62H44L38 56H-38z", "#8A5230") + path("M-44 -62H-20L-18 56H-38z", "#E0A35C") + path("M22 -62H44L38 56H20z", "#5A3434") + line("M-10 -58V54M8 -58V54", "#6B3E2C", 3) + path("M-44 -34H44L43 -20H-43zM-40 30H40L39 44H-39z", "#55506E") + path("M-44 -34H44V-30H-44zM-40 30H40V34H-40z", "#B9B0C8")
hd = line("M42 -30q46 -4 42 34q-4 34 -46 26", "#5A3434", 18) + line("M42 -32q44 -4 40 33q-4 32 -44 24", "#C98548", 9)
foam = scallop(r, "-56,-54 -58,-78 -34,-88 -18,-104 10,-104 30,-92 54,-86 58,-62 40,-50 30,-22 14,-46 -10,-46 -30,-36", 22, .4)
a.add(a.glow(1036, 470, 130, LAMP, .35), group(hd + sg, path(foam, "#C9B8C4", None, 'transform="translate(3 5)"'), path(foam, "#FFF6E6"), t="translate(1034 478) rotate(4)"))
a.add(use("lantern", 1112, 356, 110, c="#3A3048"))

# foreground: grass and a dark fern corner
a.add(path(blades(r, 60, 924, 320, 100, 24, .1), "#171A30"), path(blades(r, 230, 926, 160, 56, 10, .1), "#26324A"), path(blades(r, 1150, 924, 240, 110, 19, -.1), "#171A30"), path(blades(r, 940, 926, 200, 50, 11, -.1), "#26324A"), path(fern(24, 900, 190, -64, .7) + fern(10, 900, 150, -100, -.4), "#1E2A3C"))
for x, y, s in ((330, 760, 3), (80, 640, 3.4), (1000, 690, 3), (1150, 720, 3.4), (690, 866, 3), (240, 866, 3)):
    a.add(a.firefly(x, y, s))
a.add(a.vignette(.4, .5, .58, "#12122A"), a.grain(.5))
a.save(OUT + "building-tavern.svg")
