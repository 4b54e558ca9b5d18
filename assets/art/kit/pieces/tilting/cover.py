"""The picture of the set-up: knight and squire before the bridge, the mill at its other end, and behind the mill
what the knight sees: a giant, built of clouds."""
from _out import *
from _a_riders import squire
from _riders_horse import horse
from _riders_knight import knight, lance, pennant, at_lance

a = Art(1200, 900, 91)
r = a.r
HAZE = "#E9C07A"
a.add(f'<rect width="1200" height="900" fill="{a.lin([(0, "#3F5C86"), (.22, "#6F8BA6"), (.42, "#D9C49C"), (.58, "#F6C67E")])}"/>')
a.add(a.glow(270, 400, 520, "#FFE3A2", .95, 420), '<circle cx="262" cy="372" r="70" fill="#FFF2C8"/>')

# ---- the giant of clouds: shoulders and fists lit from the left
G1, G2 = "#8FA3B2", "#E7D2A8"
body_ = "644,520 620,440 634,352 584,316 540,250 544,170 594,140 644,168 656,226 692,262 736,232 744,150 790,84 860,66 928,96 956,160 950,222 1004,246 1040,208 1032,146 1074,104 1124,128 1134,204 1104,290 1052,344 1072,430 1054,520"
d = scallop(r, body_, 62, .3)
a.add(path(d, G2, .75, 'transform="translate(-7 -5)"'), path(d, G1, .62))
DEEPC = "#56718C"
a.add(path(scallop(r, "960,330 1020,280 1070,250 1116,196 1134,212 1100,296 1054,344 1066,430 1010,500 946,480", 44), "#6F87A0", .35))
# his face: brows that meet, hollow eyes, a mouth that roars
a.add(path(curve("796,150! 820,138 840,150 852,166! 838,168 814,164!") + curve("916,146! 894,136 874,148 862,166! 878,168 900,162!"), DEEPC, .75), path(curve("812,174! 826,168 840,174 842,186 826,190 814,184") + curve("872,174! 888,168 902,172 900,184 886,190 874,186"), DEEPC, .6), path(curve("852,184! 846,202 850,210 860,210 866,204!"), DEEPC, .35), path(scallop(r, "822,232 856,216 892,230 884,262 856,272 830,262", 17), DEEPC, .6))
for spec in ("120,120 260,98 420,116 560,100 470,132 260,142", "-30,230 90,214 190,228 110,250 -30,254", "380,196 460,186 530,198 450,210"):
    d = curve(spec)
    a.add(path(d, "#FBE8BC", .85, 'transform="translate(-3 6)"'), path(d, "#A3AFAE", .85))

# ---- sierra, plain, far mills
a.add(path("M-20 500L90 462L190 484L320 430L430 470L540 436L640 486L760 448L860 480L980 440L1100 470L1220 446V640H-20z", "#B7A293"), path("M540 436L430 470L484 467L508 481L532 456L554 468zM760 448L640 486L704 481L732 493L756 468L774 480zM980 440L860 480L924 473L952 489L978 460L994 474z", "#D5BCA0", .8))
a.add(path(curve("-20,536! 200,510 420,532 620,512 860,534 1220,506! 1220,700! -20,700!"), "#BE9F6C"), path(curve("-20,578! 180,556 380,572 560,550 760,580 1220,556! 1220,760! -20,760!"), "#AE8D58"))
for x0, x1, y0, y1, c in ((30, 210, 566, 606, "#CDA862"), (300, 470, 562, 596, "#928E5A"), (520, 660, 560, 590, "#CDA862")):
    a.add(path(curve(f"{x0},{y0+8}! {(x0+x1)/2},{y0-6} {x1},{y0+4}! {x1+50},{y1}! {(x0+x1)/2},{y1-8} {x0-40},{y1}!"), c, .85), line("".join(f"M{x0+(x1-x0)*k/7:.0f} {y0+3}L{x0-40+(x1-x0+90)*k/7:.0f} {y1-3}" for k in range(8)), dim(c, .3), 2.2, .45))
mf = a.sym("mf", tint(things.mill_far(0, 0, 100, "#EDDCBE", "#B98A4C", "#7A5A44", 24, .3), HAZE, .2))
a.add(mf(704, 552, .74), mf(756, 556, .52, True))
o = ""
for x, y, s in ((70, 622, 20), (118, 616, 14), (480, 604, 15), (515, 610, 20), (250, 606, 14)):
    o += f"M{x-s} {y}q{-s*.2:.0f} {-s*1.3:.0f} {s} {-s*1.2:.0f}q{s*1.3:.0f} {-s*.1:.0f} {s} {s*1.2:.0f}z"
a.add(path(o, "#7C7A50"))

# ---- the mill on its hill at the end of the bridge
hill = "770,900! 790,760 830,680 900,628 1000,602 1110,594 1220,586! 1220,920! 770,920!"
a.plane(curve(hill), a.lin([(0, "#E0B466"), (.35, OCHRE), (1, "#6E4C34")]), lip="#FBE3A8", shadow=(0, -4, 8, .25), loose=True, inner=a.tufts(900, 1190, 640, 760, 14, 20, "#E9C784", .7))
a.add(path(curve("960,620! 1060,612 1160,640 1240,700! 1240,780! 1120,700 1040,650!"), SHADOW, .24))
way = sample("858,726 910,712 978,700 1000,676 950,648 912,622", 12)
a.add(path(ribbon(way, [58, 50, 42, 34, 26, 20]), "#F3DCA6"), path(ribbon([(x - 2, y - 2) for x, y in way], [10, 14, 12, 10, 8, 6]), CREAM, .4))
a.add(use("mill", 936, 624, 540, angle=20, door="shut", lit=False, gallery=False, haze=HAZE, t=.06))
for x, y, w, h, c in ((1076, 630, 70, 56, "#77774A"), (1120, 636, 80, 70, "#85854E"), (1092, 618, 40, 30, "#A9A062")):
    a.add(path(scallop(r, [(x + math.cos(k) * w / 2 * r.uniform(.85, 1.1), y - h * .4 + math.sin(k) * h / 2) for k in (0, 1, 2.1, 3.1, 4.1, 5.2)], 12), c))

# ---- river and gorge
a.add(path(curve("480,740! 560,700 840,700 880,760! 880,920! 470,920!"), a.lin([(0, "#8A7468"), (.5, "#5A5468"), (1, "#3F4258")])))
a.add(path(curve("520,800! 600,788 720,794 830,790! 850,920! 440,920! 480,850!"), a.lin([(0, "#E3CB98"), (.35, "#86A0AE"), (1, "#3F5B7C")])), path(ripples(r, 520, 830, 806, 890, 18, .12, .4, 2, 2.2), "#F9E6B8", .65))
# white of the mill in the water
a.add(path("M742 800q20 -4 44 0q-14 5 -44 0zM736 816q28 -5 60 0q-24 6 -60 0zM728 836q34 -6 72 0q-30 7 -72 0zM724 860q40 -7 80 0q-36 8 -80 0z", "#FBEFD4", .6))

# ---- the bridge: stone in steel blue
back = curve("500,712! 580,676 640,650 694,642 750,650 810,676 880,706! 880,740! 500,740!")
a.plane(back, a.lin([(0, "#8398AD"), (1, "#5C748F")]), lip="#F6E6BE", at=(2, 4))
a.add(path(rows(560, 682, 840, 3, 14, 26, 9, r), "#A9BAC6", .45))
face = curve("470,766! 540,746 610,716 690,704 770,712 836,738 884,752! 892,920! 818,920! 812,850 786,800 742,768 690,758 636,768 590,802 562,850 556,920! 470,920!")
a.plane(face, a.lin([(0, "#92A7B8"), (.6, "#6F88A2"), (1, "#4F6786")]), lip="#E8E2C8", shadow=(6, 10, 8, .35), at=(3, 5))
vo = ""
for k in range(19):
    t = math.pi * (1.04 + .92 * (k + .5) / 19)
    x, y = 690 + math.cos(t) * 133, 900 + math.sin(t) * 150
    vo += f'<path d="M-11 -12L11 -12L9 12L-9 12z" transform="translate({n(x)} {n(y)}) rotate({n(math.degrees(math.atan2(math.sin(t)*133, math.cos(t)*150))+90)})"/>'
a.add(f'<g fill="#A9BBC6">{vo}</g>', path(rows(478, 784, 550, 9, 15, 26, 10, r) + rows(830, 770, 886, 10, 15, 24, 10, r), "#A9BBC6", .6), path(curve("556,920! 562,850 590,802 636,768 690,758! 640,776 604,812 580,860 576,920!"), "#33425E", .8))

# ---- the road of dust: from the lower left over the bridge
road = "-20,726! 160,716 380,712 500,700 590,674 690,656 780,668 850,696 900,706! 930,740! 880,756 780,722 690,704 610,716 520,756 380,792 160,806 -20,820!"
a.plane(curve("-20,716! 200,704 400,704 500,712! 480,770 470,920! -20,920!"), a.lin([(0, "#DDB768"), (.4, "#B98B45"), (1, "#5E4632")]), lip="#FBE3A8", shadow=(4, -2, 8, .25))
a.plane(curve(road), a.lin([(0, "#F8E4B2"), (.5, "#EACB90"), (1, "#CDA468")]), lip="#FFF4D0", shadow=(0, 6, 7, .24),
        inner=path("".join(f"M{n(x,0)} {n(y,0)}q{n(w*.5,0)} {n(-w*.14,0)} {n(w,0)} 0q{n(-w*.5,0)} {n(w*.16,0)} {n(-w,0)} 0z" for x, y, w in [(r.uniform(0, 480), r.uniform(726, 796), r.uniform(16, 46)) for _ in range(22)]), "#A97F4C", .35))
for x, y in ((508, 716), (884, 716)):
    a.add(soft(f"M{x-24} {y+46}V{y-56}h46V{y+46}z", 6, 6, 6, .3), path(f"M{x-27} {y+50}L{x-24} {y-50}H{x+22}L{x+26} {y+50}z", "#8FA5B8"), path(f"M{x-27} {y+50}L{x-24} {y-50}h9l-3 100z", "#E2E4D0"), path(f"M{x-31} {y-50}L{x-2} {y-90}L{x+29} {y-50}z", STEEL), path(f"M{x-31} {y-50}L{x-2} {y-90}L{x-10} {y-50}z", "#A9C0D2"), path(f"M{x+10} {y-50}H{x+22}L{x+26} {y+50}H{x+12}z", INK, .2), path(f"M{x-8} {y-16}v-12q7 -10 14 0v12z", "#2E3B55"))
TROT = dict(fn=(-6, 56, -40, -66), ff=(-38, -12, -14, 20), hn=(10, -42, -14, 2), hf=(46, -36, 24, -16))
Q = 21
rider, behind = knight(lean=6, tilt=-4, near=((-34, -50), (38, -58)), far=((62, -74), (94, -80)), thigh=54, shin=-12, toe=86, plume="0,-96 -30,-128 -84,-132 -138,-108",
                       held=lance(38, -58, Q, 322, 190) + pennant(*at_lance(38, -58, Q, 292), "0,0! -30,-18 -66,8 -112,-10! -92,16 -110,38! -64,42 -30,22 -8,30!"),
                       cape_="-20,-138! -74,-130 -118,-88 -196,-86! -170,-44 -192,-6! -128,2 -86,36 -44,28! -24,-30 -8,-110", fold="-60,-76! -100,-48 -156,-48! -124,-10 -80,20 -52,22!")
steed, _, _ = horse(TROT, rider=rider, behind=behind, neck=47, nod=50, hand=(92, -382), mane=.45, rise=-8, tail="-142,-268 -186,-280 -226,-244 -236,-164")
a.add(path(curve("250,764! 340,754 470,756 560,768! 470,776 340,774"), SHADOW, .3), group(steed, t="translate(372 752) scale(.76)"), squire(104, 776, .88))
a.add(path(scallop(r, "214,774 232,756 262,762 284,750 308,764 312,776 244,784", 15), "#FBEBC4", .75))

# ---- foreground: thistles, stones, dry grass
for x0, x1, h, c, m in ((-30, 170, 66, "#43342F", 8), (200, 450, 44, "#5A4434", 7), (780, 850, 40, "#4A3A38", 5), (920, 1220, 70, "#43332F", 9)):
    a.add(a.tufts(x0, x1, 904, 918, m, h, c, 1))
for x, y, s, c in ((300, 898, 34, "#6B5A52"), (356, 904, 22, "#7A675A"), (980, 900, 40, "#5E4E50"), (450, 906, 26, "#5A5058")):
    a.add(path(curve(f"{x-s*1.4},{y+8}! {x-s},{y-s*.5} {x-s*.1},{y-s*.8} {x+s*.9},{y-s*.4} {x+s*1.4},{y+8}!"), c), path(curve(f"{x-s*1.4},{y+8}! {x-s},{y-s*.5} {x-s*.1},{y-s*.8}! {x-s*.4},{y-s*.2} {x-s*.9},{y+8}!"), "#D9B98A", .6))
for x, y, h in ((40, 900, 116), (92, 906, 84), (1150, 900, 140), (1092, 906, 98), (1190, 906, 90)):
    a.add(line(f"M{x} {y}Q{x+6} {y-h*.5} {x+2} {y-h}", "#3F342F", 4), path("".join(f"M{x} {y-h*k:.0f}q{q*14} -4 {q*22} -16q{-q*18} 2 {-q*22} 10z" for k, q in ((.3, 1), (.45, -1), (.62, 1))), "#3F342F"), path(f"M{x-9} {y-h+2}q2 -16 11 -18q9 2 11 18q-11 8 -22 0z", "#5E6A58"), path(f"M{x-8} {y-h-10}l2 -14 5 8 3 -12 3 12 5 -8 2 14q-10 6 -20 0z", "#A878AC"))
a.add(a.vignette(.34, .45, .45, "#2A1E2C"), a.grain(.5))
a.save(OUT + "cover.svg")
