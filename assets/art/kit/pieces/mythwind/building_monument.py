"""The monument: a villager and a sprite in bronze, hand in hand before the setting sun; a living sprite lays flowers on the steps."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_l_to_r import *

a = Art(1200, 900, 57)
r = a.r

# the hour of violet: the sun goes down behind the two
sky(a, [(0, "#2E3266"), (.16, "#5A4A84"), (.34, "#B9708F"), (.5, "#EF9F8C"), (.62, "#FAD08C")], (590, 380, 560, "#FFD08A", .85))
a.add('<circle cx="572" cy="340" r="172" fill="#FFDf9E"/><circle cx="572" cy="340" r="154" fill="#FFF0C6"/>'.replace("f9E", "F9E"))
torn(a, (("-30,110 110,88 260,100 400,78 520,98 380,126 130,136", "#64528A", "#E0959A", .9), ("760,70 900,50 1060,64 1220,40 1220,86 1040,100 880,96", "#4F4780", "#C9839A", .9), ("-20,262 90,246 220,258 330,250 420,268 260,290 60,290", "#A5688C", "#F8B994", .85), ("800,236 940,218 1080,232 1220,214 1220,252 1040,264 900,258", "#96638C", "#F2AB94", .85), ("330,440 480,428 640,438 760,430 680,454 440,460", "#F0A88C", "#FFF0C0", .8)))
# ring of far peaks and two hills, one with the town on it
a.add(path("M-20 560L80 470L140 510L250 416L320 500L400 460L520 560L760 560L850 470L930 530L1030 430L1100 500L1160 466L1220 510V700H-20z", "#B97890"), path("M250 416L290 464L266 460L246 480L222 452zM1030 430L1070 470L1042 468L1020 488L1000 462z", "#F2B8A0", .8))
a.add(path(curve("-20,610! 160,566 380,590 600,570 860,596 1060,560 1220,590! 1220,760! -20,760!"), "#8F5F86"), hamlet(r, 150, 600, 44, "#C58F98", "#6F4A74", LAMP, 5), a.firs([(x, 600 + r.uniform(-6, 14), h) for x, h in ((30, 100), (76, 140), (120, 90), (420, 70), (920, 80), (970, 120), (1120, 110), (1170, 150))], "#714F7A", "#A9748E"))
# the river far below catches the sky
a.add(path(curve("400,640! 520,622 640,640 780,624 900,640! 780,658 600,668 480,660"), "#F7C492", .9), path(ripples(r, 430, 860, 632, 656, 9, .06, .2, 1.6, 1), "#FFF0C6", .9))
a.add(path(curve("-20,668! 200,626 420,660 660,650 900,656 1080,620 1220,640! 1220,800! -20,800!"), a.lin([(0, "#7A6A6E"), (1, "#4A4A5C")])))
# poplars left and right, uneven, and a round tree: a dark gate for the light
for x, y, h, w in ((176, 720, 360, 46), (92, 736, 460, 56), (238, 714, 250, 40), (1042, 716, 400, 52), (1118, 734, 300, 50)):
    o = [(x, y - h, 1), (x - w * .55, y - h * .72), (x - w, y - h * .4), (x - w * .8, y - h * .1), (x, y), (x + w * .8, y - h * .1), (x + w, y - h * .4), (x + w * .5, y - h * .74)]
    a.add(path(scallop(r, o, 20), "#3E3A58"), path(scallop(r, [(x - w * .05, y - h * .95), (x - w * .5, y - h * .7), (x - w * .86, y - h * .38), (x - w * .66, y - h * .14), (x - w * .2, y - h * .2), (x - w * .1, y - h * .6)], 18), "#5E5268"), path(ribbon(sample([(x - w * .1, y - h * .95), (x - w * .62, y - h * .66), (x - w * .9, y - h * .36), (x - w * .8, y - h * .14)], 20), [2, 7, 7, 2]), "#F0A88C", .55), path(f"M{x-7} {y-20}h14l4 40h-22z", "#3A2C44"))

# the terrace: round paving, light from the left
a.plane(curve("-20,730! 240,692 660,684 980,694 1220,724! 1220,920! -20,920!"), a.lin([(0, "#C9958F"), (.3, "#94708A"), (1, "#4A3C60")]), lip="#FFD9A4", at=(2, 4))
pav = ""
for k, (rx, ry) in enumerate(((430, 96), (560, 140), (700, 190))):
    for i in range(22):
        t = i * .2856 + k * .12
        x, y = 640 + rx * math.cos(t), 760 + ry * math.sin(t)
        if y > 720 and -30 < x < 1230:
            pav += f"M{n(x,0)} {n(y,0)}q{18+k*5}-{7+k*2} {40+k*10} 0q-{18+k*5} {8+k*2}-{40+k*10} 0z"
a.add(path(pav, "#E6B2A0", .4), path(pav, "#3A2C50", .25, 'transform="translate(3 5)"'))
a.add(path(curve("300,800! 560,826 900,816 1080,790 1200,800! 1180,850 860,874 460,850"), "#2B2044", .4))

# ---- round steps ----
CX = 650
for y, w, h, d in ((806, 330, 64, 30), (768, 258, 50, 30), (732, 190, 38, 30)):
    a.add(path(f"M{CX-w} {y}a{w} {h} 0 0 0 {2*w} 0v{d}a{w} {h} 0 0 1-{2*w} 0z", a.lin([(0, "#D9A796"), (.35, "#A98296"), (1, "#4F4068")], 0, 0, 1, 0)), f'<ellipse cx="{CX}" cy="{y}" rx="{w}" ry="{h}" fill="{a.lin([(0,"#F7CFA8"),(.5,"#CFA29C"),(1,"#8A6A88")],0,0,1,0)}"/>', path(f"M{CX-w} {y}a{w} {h} 0 0 0 {n(w*1.1,0)} {n(h*.995,0)}l0 5a{w} {h} 0 0 1-{n(w*1.1,0)}-{h}z", "#FFE6BC", .9))
    a.add(line("".join(f"M{n(CX-w*math.cos(t))} {n(y+h*math.sin(t)+3)}v{d-4}" for t in (.5, .95, 1.4, 1.9, 2.4)), "#5A4468", 2.4, .5))
a.add(path(curve("600,712! 740,706 830,736 840,752! 760,772 660,764 620,740"), "#2B2044", .35))
# ---- plinth: base, shaft, cornice, all a little worn ----
st = lambda d, x0=0: path(d, a.lin([(0, "#E9BFA4"), (.3, "#B9909A"), (.7, "#8F6F8C"), (1, "#5A4870")], 0, 0, 1, 0))
a.add(st("M520 700H780L784 742Q650 764 516 742z"), path("M520 700H780V706H519z", "#FFE0B4", .9), st("M536 690H764L770 702H530z"))
a.add(st("M546 512L754 510L764 692Q650 706 536 692z"), path("M546 512L562 512L554 694L536 692z", "#FFE0B4", .75), path(rows(566, 534, 752, 6, 26, 40, 18, r), "#D9AEA4", .22), path("M700 511L754 510L764 692L704 698z", "#4A3868", .28))
a.add(soft("M524 484H776L768 516H532z", 2, 8, 5, .3), st("M520 486Q650 476 780 486L770 518Q650 526 530 518z"), path("M520 486Q650 476 780 486V493Q650 483 521 493z", "#FFE6BC", .95), path("M546 518Q650 526 754 517V530Q650 540 546 532z", "#2B2044", .35))
# a wreath cut into the stone, mill-sail crossed leaves within
wr = ""
for i in range(14):
    t = i * .4488
    wr += f'<path d="M0 0q10-14 26-10q-6 16-26 10z" transform="translate({n(650+46*math.cos(t),0)} {n(608+46*math.sin(t),0)}) rotate({n(math.degrees(t)+70,0)})"/>'
a.add(f'<circle cx="650" cy="608" r="46" fill="none" stroke="#6F5478" stroke-width="7"/><g fill="#6F5478">{wr}</g><g fill="#F0C6A8" transform="translate(-2 -2)">{wr}</g>')
a.add(path(curve("650,640! 634,616 640,590 650,574! 660,590 666,616"), "#F0C6A8"), path(curve("650,640! 650,606 650,574! 660,590 666,616"), "#8A6884"))
# ivy climbs the shady corner, moss sits on the foot
iv = ''.join(f'<path d="M0-11q12 0 11 9q-3 12-11 14q-8-2-11-14q-1-9 11-9z" transform="translate({x} {y}) rotate({q}) scale({k})"/>' for x, y, q, k in ((758, 690, 10, 1.3), (736, 694, -30, 1.1), (772, 672, 40, 1.1), (748, 668, -10, 1.2), (766, 646, 20, 1), (744, 640, -40, .9), (754, 618, 0, 1), (762, 592, 30, .8), (746, 574, -20, .8), (754, 552, 10, .7), (718, 700, 20, .9)))
a.add(line('M752 700Q766 650 750 610T754 548', '#3F4A4A', 3), f'<g fill="#4F6452">{iv}</g>', moss(r, ((556, 698, 40),)))
# ---- the two, in bronze gone green ----
def bronze(svg, t=.74):
    return tint(svg, "#4E7F7C", t)
man = villager(590, 488, 330, "#8FC0A8", 1, 4, near=((74, -232), (96, -160)), far=((-84, -316), (-62, -420)), feet=((-36, 0), (34, 0)), hat="straw", hatc="#E8D8A0", hair=HAIR, skin="#D9E0B8", trousers="#7FA090", boots="#3A5A5A", scarf="#CFE0B8", head=(4, 2, 10), shadow=0, shade="#20405A")
a.add(f'<ellipse cx="656" cy="488" rx="118" ry="10" fill="#2F4A58"/>', path("M540 482Q650 470 770 482L766 492Q650 500 544 492z", "#4A7A78"), path("M540 482Q650 470 700 474L700 478Q640 474 541 487z", "#CFE0B0"))
sp = draw("sprite-free", left=((40, 124), (22, 104)), right=((128, 150), (132, 172)), c="#9CCAC0")
sp = sp[sp.index("/>", sp.index("<circle")) + 2:]          # bronze does not glow
a.add(bronze(group(path(curve("70,196! 40,210 20,214 -4,226! 160,226! 120,208 96,200"), "#6FA090"), sp, t="translate(660 283) scale(.93)"), .6))
a.add(bronze(man, .6))
# joined hands, and the lantern the villager lifts: a real flame
a.add(f'<circle cx="676" cy="366" r="13" fill="#7FAE9C"/><circle cx="672" cy="362" r="6" fill="#D9E6B8"/>')
a.add(a.glow(539, 116, 120, LAMP, .85), line("M539 140V150", "#2F4A58", 4), path("M522 98L539 82L556 98z", "#3F6A6C"), path("M524 98h30l4 40h-38z", "#F5C45E"), path(curve("539,104! 548,118 546,130 539,134 532,130 530,118"), "#FFF6D8"), line("M524 98L520 138M554 98L558 138", "#2F4A58", 4), path("M516 138h46l2 6h-50z", "#3F6A6C"))
# where the sun catches the left of both
a.add(line("M549 282Q542 340 539 386M529 156Q522 190 536 214", "#FFE9B4", 4, .75))
# doves on the cornice
for x, y, q in ((546, 484, -1),):
    a.add(group(path(curve("-26,-6! -10,-14 0,-26 8,-32 18,-32 22,-24! 28,-22 22,-18 18,-12 10,0 -6,2"), "#F3E6E0"), path(curve("-26,-6! -8,-12 4,-8 10,0 -6,2"), "#A98FA8", .8), f'<circle cx="16" cy="-26" r="2" fill="{INK}"/>', t=f"translate({x} {y}) scale({q*.95} .95)"))

# ---- flowers laid on the steps ----
for x, y, h, c, l in ((800, 776, 84, TULIP, .5), (822, 780, 78, AMBER, .62), (786, 782, 70, CREAM, .74), (850, 812, 84, "#E58E9A", .7), (872, 820, 76, TULIP, .85), (474, 800, 78, LAMP, -.5), (458, 808, 66, TULIP, -.7), (700, 836, 74, CREAM, 1.1), (720, 846, 80, TULIP, 1.25)):
    a.add(a.tulip(x, y, h, c, l, "#5E7A50"))
a.add(path("M778 772l34-8 6 22-34 8z", "#F0DFC6"), path("M834 806l36 4-4 18-34-6z", "#D9C0C6"), path("M470 794l22 8-8 18-22-10z", "#F0DFC6"))
wx, wy = 560, 786
wreath = scallop(r, [(wx + 62 * math.cos(t), wy + 26 * math.sin(t)) for t in (0, .8, 1.6, 2.4, 3.1, 3.9, 4.7, 5.5)], 15)
a.add(path(wreath, "#2B2044", .35, 'transform="translate(5 8)"'), path(wreath, "#4F6B4C"), f'<ellipse cx="{wx}" cy="{wy}" rx="32" ry="11" fill="#B08A92"/>', "".join(f'<circle cx="{n(wx+48*math.cos(t),0)}" cy="{n(wy+18*math.sin(t),0)}" r="7" fill="{c}"/><circle cx="{n(wx+48*math.cos(t)-2,0)}" cy="{n(wy+18*math.sin(t)-2,0)}" r="3" fill="{CREAM}"/>' for t, c in ((.3, TULIP), (1.2, LAMP), (2.1, TULIP), (3, "#E58E9A"), (3.9, LAMP), (4.8, TULIP), (5.6, "#E58E9A"))))
# candle stubs
for x, y, h in ((640, 862, 30), (664, 866, 22), (614, 866, 18)):
    a.add(a.glow(x, y - h - 8, 40, LAMP, .7), path(f"M{x-7} {y}v-{h}h14v{h}z", "#F3E3C8"), path(f"M{x+2} {y}v-{h}h5v{h}z", "#B99AA6"), path(curve(f"{x},{y-h-22}! {x+6},{y-h-8} {x},{y-h-2} {x-6},{y-h-8}"), "#FFF0BC"))
# the living sprite, leaning in with one red tulip: blue among the rose
tl = turn(152, 118, .9, 74, tulip(0, 26, 84, TULIP, 0, "#6E8F56"))
a.add(f'<ellipse cx="330" cy="838" rx="70" ry="12" fill="#2B2044" fill-opacity=".4"/>', a.glow(336, 730, 190, "#9CD0F2", .8), use("sprite-free", 336, 822, 226, rot=12, left=((44, 150), (62, 160)), right=((124, 128), (150, 112)), hold=tl))
for x, y, s in ((250, 792, 4), (276, 700, 3), (420, 690, 3.6), (232, 738, 3), (300, 846, 3.4), (440, 742, 3)):
    a.add(a.firefly(x, y, s, "#9CD0F2"))
# dark grass at the corners
a.add(path(blades(r, 60, 924, 280, 130, 19, .1), "#2A2444"), path(blades(r, 1140, 924, 320, 160, 22, -.12), "#2A2444"), path(blades(r, 1040, 926, 180, 70, 10, -.2), "#473A5A"), a.tulip(1080, 916, 120, "#A8485A", -.1, "#3A3A4C"), a.tulip(1130, 920, 150, "#A8485A", .05, "#3A3A4C"))
a.add(a.vignette(.42, .5, .45, "#1E1838"), a.grain(.5))
a.save(OUT + "building-monument.svg")
