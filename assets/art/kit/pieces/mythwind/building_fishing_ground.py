"""The fishing ground: a reed hut on stilts in the morning mist; a sprite fishes from the jetty."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_a import *

a = Art(1200, 900, 101)
r = a.r
TEAL, MISTC = "#2B5F75", "#DCE8D8"
def mist(y, h, op, c=MISTC):
    return f'<rect x="-20" y="{y}" width="1240" height="{h}" fill="{a.lin([(0,c,0),(.5,c,op),(1,c,0)])}"/>'

# a pale sun behind the mist, upper left
sky(a, (0, "#5E979B"), (.26, "#9CC3B8"), (.48, "#E0E6CC"), (.62, "#F6E4BC"))
a.add(a.glow(210, 250, 460, "#FFF0C4", .95), '<circle cx="210" cy="250" r="58" fill="#FFF8E2" fill-opacity=".92"/>')
a.add(path(curve("-20,470! 110,400 240,420 380,350 540,380 700,330 860,390 1000,340 1120,380 1220,350! 1220,620! -20,620!"), "#B2CEC0"))
a.add(mist(420, 150, .7))
a.add(path(curve("-20,520! 140,470 320,496 520,450 760,488 940,430 1080,456 1220,420! 1220,620! -20,620!"), "#8CB5AD"), a.firs([(30, 506, 70), (70, 500, 50), (1010, 456, 90), (1050, 462, 120), (1096, 462, 80), (1150, 450, 110), (840, 470, 60)], "#7CA8A4"))
a.add(mist(470, 130, .75))
a.add(path(curve("640,560! 760,536 900,520 1040,500 1220,480! 1220,620! 640,620!"), "#649893"), a.firs([(930, 530, 120), (980, 530, 170), (1044, 520, 140), (1130, 510, 190), (1190, 510, 150)], "#4F8684", "#9CC3B0"))

# the water: mirror pale far out, deep teal near
a.plane(curve("-20,566! 300,560 760,566 1220,558! 1220,920! -20,920!"), a.lin([(0, "#E4EACD"), (.18, "#A9CBBB"), (.45, "#5E9A9C"), (.75, "#2F6C7A"), (1, "#1C4756")]), lip="#FBF6DC")
a.add(mist(520, 130, .7, "#EDF0DA"))
a.add(path(ripples(r, 0, 1200, 590, 700, 40, .03, .1, 1.4, 2), "#F2F2DC", .55), path(ripples(r, 0, 1200, 690, 890, 40, .05, .15, 2.2, 2), "#9CCBC6", .42), path(ripples(r, 0, 1200, 690, 890, 26, .05, .14, 2.4, 2), "#173F4E", .4))
for i, (y, w) in enumerate(((584, 70), (600, 56), (620, 84), (648, 66), (684, 96), (730, 80))):
    a.add(path(f"M{210-w} {y}q{w} {-4-i} {2*w} 0q{-w} {4+i} {-2*w} 0z", "#FFF6DA", .75 - i * .08))

# nets hung to dry between poles at the left, light shines through them
net = "net"
a.defs.append(f'<pattern id="{net}" width="20" height="24" patternUnits="userSpaceOnUse"><path d="M0 0q5 12 10 12q5 0 10-12M0 24q5-12 10-12q5 0 10 12" fill="none" stroke="#4A5A4E" stroke-width="2.2" stroke-opacity=".75"/></pattern>')
for x, y0, y1 in ((64, 330, 740), (206, 356, 716), (336, 372, 690)):
    a.add(path(f"M{x-7} {y1}L{x-4} {y0}H{x+5}L{x+8} {y1}z", "#5B4A42"), path(f"M{x-7} {y1}L{x-4} {y0}H{x-1}L{x-2} {y1}z", "#E6D3A6"), path(curve(f"{x-10},{y1} {x},{y1-4} {x+14},{y1} {x+2},{y1+6}"), "#DDEBDD", .6), line(f"M{x} {y1+8}q3 30 -2 60", "#1C4756", 8, .35))
a.add(line("M44 344Q130 384 206 366Q272 392 350 384", "#4A3E3A", 5))
for d, op in ((curve("60,350! 130,380 206,364! 212,450 200,540 214,600! 180,640 140,600 104,650 70,620! 78,520 62,440"), .34), (curve("206,364! 272,390 338,380! 344,470 336,540 344,576! 310,610 276,580 240,606 214,590! 208,500 214,430"), .26)):
    a.add(path(d, "#E9DCB0", op), path(d, f"url(#{net})"), line(d, "#4A5A4E", 2.4, .6))
for x, y in ((70, 622), (104, 650), (140, 602), (178, 640), (240, 606), (276, 582), (310, 610), (344, 578)):
    a.add(f'<circle cx="{x}" cy="{y}" r="8" fill="#A8573A"/><circle cx="{x-2}" cy="{y-2}" r="4" fill="#EDB08A"/>')

# ---- stilts, bracing, and their broken mirror ----
a.add(path(curve("360,742! 400,820 480,850 560,842 640,856 720,820 760,742!"), "#123846", .42))
for x, y1, w in ((398, 748, 11), (506, 764, 13), (620, 766, 13), (724, 752, 12), (458, 716, 8), (570, 722, 8), (676, 716, 8), (826, 748, 11), (930, 760, 12), (1030, 764, 12)):
    y0 = 590
    back = w == 8
    c = "#4A5450" if back else "#5E4A40"
    a.add(path(f"M{x-w} {y1}L{x-w+3} {y0}H{x+w-3}L{x+w} {y1}z", c), path(f"M{x-w} {y1}L{x-w+3} {y0}H{x-w+8}L{x-w+6} {y1}z", "#8FA896" if back else "#D9BE94", .9))
    if not back:
        a.add(path(f"M{x-w} {y1}L{x-w+1} {y1-34}Q{x} {y1-26} {x+w-1} {y1-34}L{x+w} {y1}z", "#35604E", .9), path(curve(f"{x-w-10},{y1} {x},{y1-5} {x+w+14},{y1} {x},{y1+7}"), "#CFE3D6", .7), path(f"M{x-w} {y1+8}q{w} 5 {w*2} 0l-3 34q{-w+3} 6 {-2*w+6} 0zM{x-w+4} {y1+52}q{w-4} 4 {w*2-8} 0l-3 18q{-w+6} 3 {-2*w+12} 0z", "#123846", .5))
a.add(line("M404 620L506 726M506 620L404 720M620 730L724 624", "#4A3C38", 8), line("M402 617L504 723", "#C2A884", 2.6))
# mist wreathes the far stilts
a.add(mist(650, 90, .35))

# ---- the platform and jetty ----
a.plane("M346 570L1076 560L1092 594L340 606z", a.lin([(0, "#B99A72"), (1, "#7A6450")]), lip="#F4E4BC", shadow=(6, 10, 7, .32), at=(2, 4))
a.add(line("".join(f"M{x} {n(569-(x-346)*.013,0)}l{n((x-710)*.02,0)} 34" for x in range(384, 1070, 36)), "#5E4A40", 2.6, .7), path("M340 606L1092 594V606L344 620z", "#4E4038"))

# ---- the hut ----
# smoke from the pipe
a.add(path(smoke("648,132 640,108 664,88 652,58 688,34 700,8 690,-14", [8, 18, 26, 30, 34, 24, 2]), "#F4F2E2", .7), path("M638 134h20v70h-20z", "#4A5662"), path("M638 134h6v70h-6z", "#B7C4C0"), path("M632 126h32v10h-32z", "#5E6C76"), path("M632 126h32v3h-32z", "#C9D6CC"))
wall = "M386 574L392 392L720 384L730 570z"
a.plane(wall, a.lin([(0, "#8FB0A4"), (.5, "#648C88"), (1, "#3F626A")], 0, 0, 1, 0), lip="#E4EACB", shadow=(6, 6, 7, .3), inner=path(wall, a.stuff("plank")), loose=True)
a.add(path("M384 398L724 388V430Q560 452 386 442z", INK, .3))
for d in ("M386 392h18l-4 182h-18z", "M712 386h16l4 184h-16z", "M540 390h14v184h-14z"):
    a.add(path(d, "#54483F"))
a.add(path("M386 392h6l-4 182h-6zM540 390h5v184h-5z", "#D9BE94", .8))
# door, open a hand's breadth on lamplight; window
a.add(path("M574 572V446q2 -24 36 -26q36 0 38 26v126z", "#4A3A36"), path("M582 572V450q2 -20 30 -20t28 20v122z", "#F0B45A"), path("M582 572V520h58v52z", "#FBDB8C", .8), path("M594 572V452q4 -22 48 -20v140z", "#7A4A3A"), line("M608 436V572M624 434V572", "#4E302C", 2.4), f'<circle cx="602" cy="516" r="4" fill="{LAMP}"/>')
a.add(a.glow(468, 490, 90, LAMP, .5), pane(434, 456, 66, 66, True, 0, "#54483F", (1, 1)))
a.add(path("M424 532h88l-6 16h-76z", "#8A6A50"), path("M424 532h88v4h-88z", "#F0D9A8"))
for x, c in ((432, LEAF), (448, MOSS), (464, LEAF), (482, MOSS), (498, LEAF)):
    a.add(path(blades(r, x, 534, 18, 20, 5), c))
# fish on a line under the eaves
a.add(line("M660 452Q690 462 722 450", "#3F3632", 2.4))
for x, y, c in ((672, 458, "#A9C4C0"), (692, 460, "#8FB0B0"), (711, 456, "#BBD0C6")):
    a.add(use("fish", x, y + 22, 26, rot=90, c=c))
# reed roof: shaggy, two sheets, moss on it
top = "430,206! 520,188 620,190 700,196! 738,270 778,350 812,412! 790,424 772,410! 752,428 728,412! 706,432 680,416! 650,436 622,418! 592,438 562,420! 532,440 502,424! 472,442 444,426! 418,446 394,428! 372,444 350,436 322,440! 350,370 392,286"
a.add(soft(curve(top), 5, 12, 8, .34), path(curve(top), a.lin([(0, "#C9B179"), (.5, "#9A8657"), (1, "#6A6348")])))
a.add(path(curve("430,206! 392,286 350,370 322,440! 350,436 372,444! 400,360 432,280 462,204!"), "#F3DFA4", .75), path(curve("700,196! 738,270 778,350 812,412! 790,424 772,410! 748,340 716,262 680,196!"), "#3F5A58", .5))
rl = lambda n_, dx: "".join(f"M{n(x,0)} {n(y,0)}l{n((x-565)*.1*k+dx,0)} {n(30*k,0)}" for x, y, k in [(565 + (r.random() - .5) * (230 + (y - 200) * 1.0), y, r.uniform(.5, 1.1)) for y in [r.uniform(212, 392) for _ in range(n_)]])
a.add(line(rl(52, 0), "#5A5240", 2.4, .5), line(rl(34, -1), "#F3E3B4", 2, .6))
a.add(path(curve("414,214! 450,184 520,172 620,172 690,178 718,204! 700,220 680,212! 650,226 620,214! 580,228 546,216! 510,230 480,218! 450,230 432,222!"), "#8A7A50"), path(curve("414,214! 450,184 520,172 620,172 690,178 718,204! 690,190 620,182 520,184 450,196!"), "#F3DFA4"), line("M440 196l14 26M470 186l16 32M504 180l16 36M540 178l14 38M576 178l14 38M612 178l14 36M648 182l12 32M680 188l10 26", "#5A5240", 3, .6))
a.add(moss(r, ((400, 404, 78), (520, 412, 60), (760, 392, 60), (700, 300, 40), (452, 270, 40), (600, 402, 50))))
# baskets, floats and a lobster creel by the wall
a.add(shade_under(776, 584, 110, 14, .4), path(curve("726,584! 724,540 734,526 760,522 786,528 794,546 792,584! 758,592"), "#8A6A4A"), path(curve("726,584! 724,540 734,526 760,522! 742,534 738,556 740,588!"), "#E9CFA0", .8), line("M728 548Q758 556 792 546M727 566Q758 574 792 564M744 526L742 588M762 524V588M780 528L782 586", "#4E3C30", 2.6), f'<ellipse cx="760" cy="552" rx="11" ry="13" fill="#3A2E2C"/>')
for x, y, s, c in ((806, 574, 13, "#C4533F"), (824, 580, 9, CREAM), (838, 572, 12, "#C4533F")):
    a.add(f'<circle cx="{x}" cy="{y}" r="{s}" fill="{c}"/><circle cx="{x-s*.3:.0f}" cy="{y-s*.3:.0f}" r="{s*.45:.0f}" fill="{lit(c,.45)}"/>')
# mooring posts of the jetty, one with a lantern still lit
for x, h in ((868, 62), (1064, 84)):
    a.add(path(f"M{x-9} 596L{x-8} {582-h}H{x+9}L{x+11} 596z", "#5E4A40"), path(f"M{x-9} 596L{x-8} {582-h}H{x-2}L{x-2} 596z", "#E0C79C"), f'<ellipse cx="{x}" cy="{582-h}" rx="9" ry="4" fill="#B99A72"/>')
a.add(line("M868 540Q960 566 1060 520", "#6A5848", 4), line("M1064 506h28v8", INK, 4), use("lantern", 1091, 510, 72, c="#3A4248"))

# ---- the sprite with its rod: the moment ----
SX, SY = 966, 582
a.add(a.glow(SX - 4, 490, 150, "#E6F6FF", .8), f'<ellipse cx="{SX+6}" cy="577" rx="46" ry="8" fill="{SHADOW}" fill-opacity=".35"/>')
a.add(use("sprite", SX, SY, 208, rot=5))
rod = "984,520 1050,430 1110,340 1150,292 1174,276"
a.add(path(ribbon(sample(rod, 20), [8, 6, 5, 4, 2]), "#5B4234"), path(ribbon([(x - 2, y - 1) for x, y in sample(rod, 20)], [3, 2, 2, 1, 1]), "#EAC98E"), line("M1174 276C1150 420 1140 560 1136 668", "#F4F6EA", 2.4, .95))
a.add(limb("984,526 1004,516 1016,488", [15, 13, 10], "#7DB4DD", .5), limb("948,530 972,536 994,516", [15, 13, 10], "#6BA2CE", .5))
a.add(f'<circle cx="1136" cy="676" r="9" fill="#D2443C"/>' + path("M1127 676a9 9 0 0 1 18 0z", CREAM), line("M1104 684q32 -10 64 0M1086 690q50 -18 102 2q-50 16 -102 -2", "#E4F2EA", 2.4, .8))
for x, y, s in ((900, 470, 4), (920, 430, 3), (1030, 560, 3.4), (896, 540, 3)):
    a.add(a.firefly(x, y, s, "#9CD0F2"))
# behind its back the big one leaps
a.add(path(curve("756,752! 790,742 850,742 880,754! 850,764 790,764"), "#E4F2EA", .7), line("M742 762q74 22 150 0M764 774q50 12 104 0", "#CFE6E0", 3, .7), use("fish", 818, 700, 96, rot=-38, flip=True, c="#6F9AA0"))
for x, y, s in ((770, 726, 5), (790, 708, 4), (856, 730, 5), (872, 710, 3.4), (752, 706, 3.4), (846, 752, 4)):
    a.add(path(f"M{x} {y-s*1.8:.1f}q{s} {s*1.6:.1f} 0 {s*2.6:.1f}q{-s} {-s:.1f} 0 {-s*2.6:.1f}z", "#F2F8EE"))

# ---- the boat, moored in the near water ----
a.add(path(curve("150,800! 230,776 440,776 520,800! 470,850 240,852"), "#0F3240", .5), line("M500 756Q560 740 620 700", "#6A5848", 4))
a.add(group(use("boat", 0, 0, 138, c="#7E5E48", stripe=MOSS), t="translate(330 812) rotate(-2)"))
a.add(line("M250 788L470 700", "#6B4A36", 9), line("M250 785L470 697", "#E0BC8C", 3), path("M460 694l44 -22 14 10 -40 26z", "#9A7350"), path(curve("296,768! 300,740 330,732 362,738 372,766! 334,776"), "#C9B48A"), path(curve("296,768! 300,740 330,732 362,738 372,766! 334,776"), f"url(#{net})"))
a.add(path(ripples(r, 130, 560, 812, 850, 9, .2, .5, 2.4, 2), "#BFE0D8", .7))
a.add(line("M168 812q160 44 330 0", "#DDEFE4", 3, .55))

# reeds and dark leaves hold the corners
for x, y, h, f in ((60, 912, 250, False), (1150, 916, 270, True)):
    a.add(use("reeds", x, y, h, flip=f, haze="#163A44", t=.62))
edge_grass(a, [(20, 220, 150, 16, .14), (1190, 240, 150, 16, -.14)], "#12323C", "#2A5A58")
for x, y, w in ((640, 858, 60), (700, 878, 74), (590, 884, 52), (930, 866, 56)):
    a.add(path(f"M{x} {y}q{w*.5:.0f} {-w*.26:.0f} {w} 0q{-w*.5:.0f} {w*.3:.0f} {-w} 0z", "#2F6F62"), path(f"M{x+4} {y-1}q{w*.45:.0f} {-w*.2:.0f} {w*.8:.0f} -1q{-w*.4:.0f} {w*.08:.0f} {-w*.8:.0f} 1z", "#86B79A"))
a.add(path("M716 872q6 -14 14 -16q2 8 -2 14q8 -12 18 -10q-2 8 -10 13q8 -4 14 0q-8 8 -18 8q-12 0 -16 -9z", "#F6E7E2"))
a.add(a.vignette(.36, .45, .5, "#0E2E3A"), a.grain(.45))
a.save(OUT + "building-fishing-ground.svg")
