"""The restaurant: laid tables on a river terrace under paper lanterns; the kitchen hatch glows; a sprite carries the dishes."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_l_to_r import *

a = Art(1200, 900, 105)
r = a.r

# night; a little light still lies on the hills
sky(a, NIGHT)
a.add(path("".join(star(x, y, s) for x, y, s in ((70, 80, 8), (130, 130, 5), (230, 60, 6), (340, 120, 9), (420, 50, 5), (520, 90, 6), (610, 40, 8), (300, 210, 5), (120, 250, 6), (40, 190, 5))), "#F0E6D8", .9))
torn(a, (("-20,300 100,284 220,296 320,284 240,312 80,318", "#4A4A80", "#8D7BA4", .8), ("380,170 500,156 620,168 700,158 620,184 440,188", "#343A6E", "#6F689A", .8)))
a.add(path("M-20 470L70 400L130 440L220 350L300 440L380 390L480 470L620 440L700 480V600H-20z", "#5B5688"), path("M220 350L256 392L236 390L218 406L200 376z", "#8F86B4", .8))
a.add(path(curve("-20,500! 120,460 300,480 480,450 640,480 800,470! 800,640! -20,640!"), "#403F70"), a.firs([(x, 500 + r.uniform(-8, 10), h) for x, h in ((20, 90), (60, 130), (110, 80), (420, 80), (460, 120), (500, 90))], "#34355F", "#5F5C8C"))
a.add(hamlet(r, 180, 508, 34, "#57507F", "#34305A", LAMP, 5))
# the river below the terrace, lamplight broken on it
a.add(f'<path d="M-20 540H800V700H-20z" fill="{a.lin([(0,"#6A6496"),(.4,"#413F72"),(1,"#22244C")])}"/>', path(ripples(r, -20, 640, 546, 670, 26, .06, .2, 1.6, 2), "#A79CC4", .5), path(ripples(r, 180, 330, 546, 600, 10, .2, .5, 1.8, 1.4), "#F5C45E", .7), path(ripples(r, 330, 520, 560, 650, 9, .2, .5, 1.8, 1.4), "#E89A5A", .5))

# ---- the house on the right: plum walls, blue slate, a wide kitchen hatch ----
a.add(path("M690 330L1220 310V720H696z", a.lin([(0, "#9A7A8C"), (.4, "#7A6488"), (1, "#463C6A")], 0, 0, 1, 0)), path("M690 330L1220 310V380L690 400z", SHADOW, .4), path("M694 650L1220 640V720H696z", "#4F4870"), path(rows(702, 660, 1210, 3, 18, 34, 13, r, -.01), "#746A90", .8))
for d in ("M690 336h20v380h-20z", "M1066 326h18v380h-18z", "M692 430L1220 414V430L692 446z"):
    a.add(path(d, "#3F3050"))
a.add(path("M690 336h6v380h-6z", "#A5848C", .8))
# hatch: the cook, copper pans, shelves, steam
a.add(path("M744 446H1048V640H744z", "#3F3050"), f'<path d="M756 456H1036V634H756z" fill="{a.lin([(0,"#D9823A"),(.5,"#F4BC58"),(1,"#FDE6A6")])}"/>', path("M756 520H830V526H756zM960 520H1036V526H960zM756 476H1036V480H756z", "#9A5A30"))
a.add(path("".join(f"M{x-2} 480h4v{q}h-4z" for x, q in ((786, 16), (826, 20), (980, 18), (1014, 14))), "#7A4A34"))
for x, y, q in ((786, 480, 16), (826, 480, 20), (980, 480, 18), (1014, 480, 14)):
    a.add(f'<circle cx="{x}" cy="{y+q*1.9:.0f}" r="{q}" fill="#A85A30"/><circle cx="{x-2}" cy="{y+q*1.9-2:.0f}" r="{q*.78:.0f}" fill="#E08A4A"/>')
for x, c in ((804, "#5E7F4E"), (764, "#A8482F"), (1012, "#A8482F"), (784, "#FBF0D8"), (968, "#FBF0D8"), (990, "#4F6F95")):
    a.add(path(f"M{x} 520V504q0-6 8-6q9 0 9 6V520z", c))
a.add(villager(894, 760, 260, "#F3E6D2", -1, 0, near=((40, -240), (-24, -214)), far=((-72, -240), (-58, -206)), hat=None, hair=None, beard="#6A4A40", apron="#FBF3E4", scarf=TULIP, shadow=0, side=1, legs=False))
a.add(group(path(scallop(r, "864,514 856,492 866,474 884,468 900,462 918,470 930,480 930,500 922,514 894,518", 13), "#FFF8EA"), path("M862 506Q894 514 926 506L923 530Q894 538 865 530z", "#E6D6D2"), t="translate(0 -24)"))
# counter with the next dish, a bell, a pot that steams
a.add(path("M732 630H1060L1068 652H724z", "#B07A4C"), path("M732 630H1060L1062 635H730z", "#F5CF94"), path("M724 652H1068V664H724z", "#5A3A3C"), path("M952 630V604q28-10 58 0V630z", "#6F6680"), path("M952 604q28-10 58 0q-28 9-58 0z", "#A9A0B4"), path(smoke("982,600 976,574 990,550 978,520 992,500", [10, 18, 22, 18, 3]), "#FFF3E0", .55))
# shutter-awning over the hatch, propped, red and cream
for i in range(8):
    x0, x1, b0, b1 = 726 + i * 42, 768 + i * 42, 700 + i * 48, 748 + i * 48
    a.add(path(f"M{x0} {430-i}L{x1} {429-i}L{b1} {482-i}q-24 22-48 0z", ("#F0DCC4", "#B8403A")[i % 2] if i < 5 else ("#BFA9B4", "#7F3448")[i % 2]))
a.add(path("M722 424L1066 414V424L722 434z", "#5A3A48"))
# door into the house, far right, cut by the frame; a lit window above
a.add(path("M1110 716V500q2-40 60-42h50v258z", "#3A2C4C"), path("M1122 716V504q2-32 50-34h48v246z", "#B8642E"), path("M1130 716V508q2-28 44-28h46v236z", "#EFA848"), a.glow(1180, 620, 130, "#FFE6A6", .8))
# roof of slates with a dormer
a.add(soft("M700 150L1230 120V340L640 356z", 3, 10, 7, .3), shingled(a, (716, 150, 1260, 126), (640, 352, 1270, 322), 6, "#2F3A63", "#5C6A94", 6), path(curve("716,150! 690,220 664,290 640,352! 676,356 698,270 742,152!"), "#A79CC4", .45), path(curve("704,146! 900,138 1230,112! 1230,130 900,156 710,166!"), "#6F7AA0"), path("M704 146Q900 138 1230 112V119Q900 145 706 153z", "#B9B6D4"))
a.add(soft("M860 300V222L930 172L1002 220V294z", 4, 9, 6, .3), path("M866 304V226L930 182L996 224V298z", "#8F7490"), path("M966 204L996 224V298L968 300z", "#3A3060", .5), pane(904, 232, 50, 58, True, 24, "#3F3050", (1, 2)), a.glow(930, 262, 90, LAMP, .4), path(curve("930,150! 890,190 836,234! 846,246 858,238! 896,206 930,178! 968,204 1006,236! 1018,242 1026,230! 978,190"), "#4F5A88"), path(curve("930,150! 890,190 836,234! 841,240 843,242! 892,196 930,162!"), "#B9B6D4"))
a.add(path("M1090 140V70h60v66z", "#5A4A70"), path("M1082 62h76v14h-76z", "#746488"), path("M1082 62h76v5h-76z", "#A99BB8"), path(smoke("1120,60 1112,30 1130,6 1120,-20", [22, 34, 40, 46]), "#8D86B0", .5))

# ---- terrace: worn boards, a rail towards the river ----
a.plane(curve("-20,690! 200,676 500,672 800,676 1220,690! 1220,920! -20,920!"), a.lin([(0, "#A5805E"), (.35, "#7A5E5A"), (1, "#3A3050")]), lip="#F0C48E", at=(2, 4), inner=line("M-20 716L1220 712M-20 748L1220 742M-20 788L1220 782M-20 838L1220 834M120 676L-20 800M330 674L160 920M540 673L470 920M740 674L780 920M940 678L1090 920M1120 684L1220 790", "#2F2848", 3, .5))
a.add(path("M-20 622H700V634H-20zM-20 660H700V668H-20z", "#4A3850"), path("M-20 622H700V626H-20z", "#C99A76"), line("M60 628V686M180 628V684M300 628V682M420 628V680M540 628V678M660 628V680", "#4A3850", 11), line("M56 630V684M176 630V682M296 630V680M416 630V678M536 630V676", "#B58868", 3))
# poles for the lanterns, with ivy
for x, y0, y1 in ((96, 236, 700), (560, 250, 690)):
    a.add(path(f"M{x-9} {y0}h18v{y1-y0}h-18z", "#4A3850"), path(f"M{x-9} {y0}h5v{y1-y0}h-5z", "#B58868"), f'<circle cx="{x}" cy="{y0-6}" r="13" fill="#6B4A4C"/><circle cx="{x-3}" cy="{y0-9}" r="6" fill="#D9A878"/>')
leaf = lambda x, y, k: f"M{n(x,0)} {n(y-12*k,0)}q{n(13*k,0)} 0 {n(12*k,0)} {n(10*k,0)}q{n(-3*k,0)} {n(13*k,0)} {n(-12*k,0)} {n(15*k,0)}q{n(-9*k,0)} {n(-2*k,0)} {n(-12*k,0)} {n(-15*k,0)}q{n(-k,0)} {n(-10*k,0)} {n(12*k,0)} {n(-10*k,0)}z"
iv = [(x + r.uniform(-14, 14), y, r.uniform(.7, 1.2)) for x, y in [(96, 690 - k * 26) for k in range(13)] + [(560, 680 - k * 30) for k in range(7)]]
a.add(path("".join(leaf(*q) for q in iv), "#3F5A4A"), path("".join(leaf(x - 3, y - 4, k * .6) for x, y, k in iv[:13]), "#7F9A66", .8))

# ---- paper lanterns on three strings: the light of the picture ----
def paper(c, w=1.0):
    h = 46
    d = curve(f"-14,-{h}! {-36*w},-30 {-42*w},0 {-36*w},30 -14,{h}! 14,{h}! {36*w},30 {42*w},0 {36*w},-30 14,-{h}!")
    return a.glow(0, 0, 128, c, .62) + path(d, c) + path(curve(f"-10,-{h-6}! {-24*w},-20 {-28*w},6 {-20*w},34! 8,{h-4}! {22*w},26 {24*w},0 {14*w},-34!"), lit(c, .5), .85) + f'<ellipse cx="-2" cy="10" rx="{14*w:.0f}" ry="22" fill="#FFF8DC" fill-opacity=".9"/>' + line("".join(f"M{n(-38*w*math.cos(t))} {n(44*math.sin(t))}Q0 {n(44*math.sin(t)+7)} {n(38*w*math.cos(t))} {n(44*math.sin(t))}" for t in (-.75, -.36, 0, .36, .75)), dim(c, .3), 2, .6) + path(f"M-15-{h+6}H15V-{h-3}H-15zM-13 {h-3}H13V{h+6}H-13z", "#3A2A40") + line(f"M0-{h+6}V-{h+26}M-5 {h+6}V{h+20}M5 {h+6}V{h+24}M0 {h+6}V{h+28}", "#3A2A40", 2.4)
lan = [a.sym(f"lan{i}", paper(c, w)) for i, (c, w) in enumerate((("#F5B84E", 1), ("#E8683E", .92), ("#F6DFA0", 1.12), ("#C95A78", .8)))]
a.add(line("M-20 210Q40 250 96 236Q320 360 560 246Q640 330 742 340M560 246Q820 330 1220 250M96 236Q200 330 330 290", "#2A2240", 3.4))
for x, y, i, s in ((30, 300, 1, .8), (196, 352, 0, 1.1), (318, 386, 2, 1), (440, 362, 1, 1.08), (646, 374, 3, .86)):
    a.add(lan[i](x, y, s))
a.add(lan[1](1130, 352, .8), lan[0](1044, 372, .66))

# ---- guests: two villagers at the far table, toasting ----
def table(x, y, w, h, cloth="#F6EAD6", shade="#B9A3B8"):
    """A round table under a cloth; x,y = middle of its top."""
    d = curve([(x - w, y, 1), (x - w * 1.06, y + h * .5), (x - w * 1.02, y + h * .82), (x - w * .78, y + h * .7), (x - w * .5, y + h * .95), (x - w * .2, y + h * .8), (x + w * .12, y + h * 1.02), (x + w * .42, y + h * .82), (x + w * .72, y + h * .94), (x + w * 1.04, y + h * .74), (x + w * 1.05, y + h * .4), (x + w, y, 1)])
    o = path(curve(f"{x-w},{y+h*1.5} {x},{y+h*1.36} {x+w*1.4},{y+h*1.5} {x+w*.2},{y+h*1.7}"), SHADOW, .4) + path(f"M{x-9} {y+h*.8:.0f}h18l4 {h*.72:.0f}h-26z", "#3F3050") + path(f"M{x-w*.5:.0f} {y+h*1.54:.0f}Q{x} {y+h*1.36:.0f} {x+w*.5:.0f} {y+h*1.54:.0f}l-4 8Q{x} {y+h*1.46:.0f} {x-w*.5+4:.0f} {y+h*1.54+8:.0f}z", "#3F3050")
    o += path(d, a.lin([(0, cloth), (.4, mix(cloth, shade, .35)), (1, shade)], 0, 0, 1, 0)) + line(f"M{x-w*.78:.0f} {y+h*.16:.0f}q-6 {h*.3:.0f} 0 {h*.5:.0f}M{x-w*.2:.0f} {y+h*.3:.0f}q-4 {h*.3:.0f} 0 {h*.46:.0f}M{x+w*.42:.0f} {y+h*.26:.0f}q4 {h*.3:.0f} 0 {h*.5:.0f}", mix(cloth, VIOLET, .5), 3, .6)
    return o + f'<ellipse cx="{x}" cy="{y}" rx="{w}" ry="{w*.24:.0f}" fill="{lit(cloth,.3)}"/><ellipse cx="{x+w*.06:.0f}" cy="{y+3}" rx="{w*.9:.0f}" ry="{w*.19:.0f}" fill="{cloth}"/>'
def plate(x, y, s=1, food=""):
    return turn(x, y, s, 0, f'<ellipse cx="3" cy="4" rx="34" ry="10" fill="{SHADOW}" fill-opacity=".25"/><ellipse rx="34" ry="10" fill="#FFF8EA"/><ellipse cy="1" rx="24" ry="6" fill="#DCD3DC"/>', food)
glass = a.sym("glass", path("M-10-40H10L7-16Q0-8-7-16z", "#CFE3F0", .75) + path("M-8-30H8L6-16Q0-10-6-16z", "#B8403A") + line("M0-12V0", "#CFE3F0", 3) + f'<ellipse rx="9" ry="2.600" fill="#CFE3F0"/>')
candle = a.sym("candle", a.glow(0, -46, 80, LAMP, .8) + path("M-6 0V-32H6V0z", "#FBF0D8") + path("M2 0V-32H6V0z", "#C9A9A9") + path(curve("0,-56! 7,-42 0,-34 -7,-42"), "#FFF6D0") + path("M-14 0Q0-6 14 0L10 6H-10z", "#C98B3C"))
a.add(villager(214, 744, 232, "#B8503F", 1, 14, near=((70, -250), (112, -280)), far=((60, -226), (100, -200)), hat="scarf", hatc=AMBER, feet=((-10, 0), (40, 0)), haze="#3B3768", t=.16, shadow=0))
a.add(villager(424, 744, 238, "#4F7F6A", -1, -14, near=((-66, -246), (-104, -276)), far=((-66, -226), (-96, -200)), hat="cap", hatc="#7A5A9A", feet=((-40, 0), (10, 0)), haze="#3B3768", t=.16, shadow=0, side=-1))
a.add(glass(284, 578, 1), glass(356, 578, 1), table(318, 656, 118, 84), candle(318, 654, .9), plate(252, 660, .8, path(curve("-16,0! -10,-14 8,-16 16,0! 0,4"), OCHRE)), plate(388, 658, .8, f'<circle cx="-6" cy="-4" r="8" fill="{TULIP}"/><circle cx="8" cy="-3" r="7" fill="{LEAF}"/>'))

# near table, laid for the next guests, its edge cut by the frame on the left
a.add(table(170, 806, 176, 92, "#F3E2C6"), candle(160, 804, 1.2), plate(74, 818, 1.15, path(curve("-20,-2! -4,-12 14,-10 20,0! 0,6"), "#7F9FB0")), plate(262, 812, 1.15), glass(112, 792, 1.05), glass(226, 790, 1.05), line("M308 808l26 6M210 822l-6 14M28 816l-10 10", "#C9C6D3", 4), use("loaf", 166, 846, 44))

# ---- the waiter: a sprite with a full tray, leaning into its own speed ----
tray = path("M84 66L246 44L248 56L88 80z", "#A9713F") + path("M84 66L246 44L246.500 48L85 70z", "#F5CF94")
tray += path(curve("100,62! 104,40 126,32 146,38 152,56!"), "#C9C6D3") + path(curve("100,62! 104,40 126,32! 114,44 112,60!"), "#FFF8EA") + '<circle cx="127" cy="29" r="5" fill="#F5C45E"/>'
tray += path("M166 54l3-38q10-4 18 0l3 34z", "#5E7F4E") + path("M172 16h10V-6h-10z", "#5E7F4E") + path("M172 54l2-36q2-2 4-2l-2 37z", LEAF) + path("M206 48q2-22 32-26l4 22z", "#FBF3E4") + path("M206 30q16-12 34-8q-4 10-32 14z", "#E7A13D")
a.add(f'<ellipse cx="628" cy="850" rx="84" ry="14" fill="{SHADOW}" fill-opacity=".45"/>', a.glow(610, 730, 200, "#9CD0F2", .85), use("sprite-free", 604, 838, 282, rot=9, left=((34, 150), (14, 140)), right=((136, 118), (146, 76)), hold=tray))
a.add(path(curve("542,742! 524,752 516,790 524,812! 548,806 560,784 558,756!"), "#FFF8EA"), path(curve("542,742! 524,752 516,790 524,812! 530,786 536,764"), "#FFFFFF"), path("M548 752q4 28-12 54l12-4q14-22 10-46z", "#B9A9C4"))
for x, y, s in ((500, 820, 4), (476, 780, 3), (452, 828, 3.4), (530, 700, 3), (700, 800, 3.4), (520, 858, 3)):
    a.add(a.firefly(x, y, s, "#9CD0F2"))

# chairs and a near table on the right, dark; tulips in a pot
a.add(use("chair", 1010, 868, 240, haze="#241F42", t=.42))
a.add(table(916, 752, 96, 74, "#E9D3B8", "#85708F"), candle(916, 750, .9), plate(866, 756, .8), plate(968, 756, .8), glass(890, 742, .8))
a.add(path("M1080 880L1092 800H1188L1200 880z", "#8A4A3C"), path("M1080 880L1092 800H1110L1104 880z", "#D98A60"), path("M1084 792H1196V808H1084z", "#A8604A"), *[a.tulip(x, 800, h, c, l, "#3F5F48") for x, h, c, l in ((1112, 110, "#A8405A", -.12), (1140, 134, "#C8503F", .02), (1168, 116, "#B98A3C", .14))])
a.add(path(scallop(r, "-20,-20 140,-20 190,10 150,50 90,60 70,110 20,120 10,170 -20,180", 22), "#1C1D3C"), path(scallop(r, "-20,-20 90,-20 110,14 60,44 30,80 -20,100", 17), "#2F3354"))
a.add(path(blades(r, 380, 926, 160, 50, 9), "#1C1D3C"), path(blades(r, 1040, 926, 200, 60, 10), "#1C1D3C"))
a.add(a.vignette(.45, .45, .55, "#100F26"), a.grain(.5))
a.save(OUT + "building-restaurant.svg")
