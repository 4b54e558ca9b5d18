import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

a = Art(1200, 900, 55)
r = a.r
WALL, SH = "#F2DDBA", "#5A4A66"

# evening over the valley: steel blue to honey
a.add(f'<rect width="1200" height="900" fill="{a.lin([(0,"#5B6B8C"),(.22,"#93A3A4"),(.42,"#E3CFA0"),(.56,"#F4C274")])}"/>', a.glow(240, 330, 460, "#FFE2A0", .8))
for spec, c, l, o in (("-20,90 140,70 300,84 420,66 520,84 360,112 160,122", "#8E95A3", "#F0D9AE", .8), ("700,60 860,40 1020,56 1220,36 1220,90 980,104 820,92", "#75809A", "#E8CFA6", .8), ("-20,210 100,196 210,206 300,196 220,228 60,234", "#C9B99B", "#FBE6B4", .8)):
    d = curve(spec)
    a.add(path(d, l, o, 'transform="translate(-2 5)"'), path(d, c, o))

# mountains, wood, meadow
a.add(path("M-20 470L60 380L110 410L190 300L232 340L290 262L352 346L402 318L500 420L620 360L760 440L900 330L980 392L1060 310L1130 376L1220 320V640H-20z", "#8C8FA0"), path("M290 262L352 346L318 356L300 392L276 350L252 372L190 300L232 340zM1060 310L1130 376L1096 380L1070 420L1040 366zM900 330L980 392L930 400L908 372z", "#B9AFA9", .8))
a.add(path(curve("-20,500! 160,440 340,470 520,430 760,470 980,420 1220,450! 1220,700! -20,700!"), "#7D8A78"))
a.add(a.firs([(x, 470 + r.uniform(0, 40), r.uniform(60, 110)) for x in (66, 134, 214, 330, 372, 1030, 1166)], "#62755F", "#8C9A78"))
a.add(path(curve("-20,560! 200,520 420,548 700,520 960,546 1220,510! 1220,760! -20,760!"), a.lin([(0, "#7E9460"), (1, "#5E7F4E")])))
# a neighbour's roof and its smoke, paler than ours
a.add(hamlet(r, 60, 596, 56, "#D9CDAE", "#A98F63", "#F9D98C", 4), mill_far(1096, 556, 190, "#DCD3BB", "#B99A62", "#8A7A62", 24, .3, LAMP))
a.add(a.firs(((270, 590, 150), (30, 612, 190), (316, 600, 110)), "#4F6A4C", "#7F9466"))

# the yard: packed earth, then cobbles
a.plane(curve("-20,640! 200,610 480,640 760,650 1000,630 1220,596! 1220,920! -20,920!"), a.lin([(0, "#B58F62"), (.4, "#94704F"), (1, "#5C4538")]), lip="#F3D59A",
        inner=path("".join(f"M{n(x,0)} {n(y,0)}q{n(w*.5,0)} {n(-w*.28,0)} {n(w,0)} 0q{n(-w*.5,0)} {n(w*.3,0)} {n(-w,0)} 0z" for x, y, w in [(r.uniform(-20, 1190), y, 16 + (y - 690) * .2) for y in [690 + 210 * r.random() for _ in range(50)]]), "#C9A578", .5))
a.add(path(curve("420,772! 620,738 900,744 1080,760 1190,806! 980,836 640,836 440,812"), SHADOW, .34))

# ---- the house ----
# chimney stack first: it stands behind the roof
a.add(path("M452 150H540L552 520H436z", a.lin([(0, "#B56A4A"), (1, "#7C4034")], 0, 0, 1, 0)), path(rows(446, 168, 548, 14, 20, 22, 11, r), "#C98263", .6), path("M440 132H552L548 156H444z", "#C98263"), path("M440 132H552V137H441z", "#EDB48C"), path("M462 112h20v22h-20zM508 108h22v26h-22z", "#8C4A38"))
# smoke, from two pots into one curl
a.add(path(smoke("474,112 470,84 496,64 486,36 520,10 510,-30", [12, 26, 34, 46, 60, 70]), "#F1E3CF", .5), path(smoke("520,106 528,80 512,58 536,34 560,10 580,-30", [10, 18, 26, 34, 44, 50]), "#F1E3CF", .35))
# walls
a.add(path("M430 430L1000 420L1010 770L436 780z", a.lin([(0, "#FBE9C6"), (.5, WALL), (1, "#BFA3A0")], 0, 0, 1, 0)), path("M430 440L1004 430V486L430 500z", INK, .3))
a.add(path("M434 690L1008 680L1010 772L436 782z", "#8C8196"), path(rows(440, 698, 1004, 4, 20, 34, 14, r, -.015), "#A9A0AE", .85), path(rows(446, 706, 1004, 3, 24, 26, 12, r, -.015), "#6F6680", .6))
for d in ("M434 456h20v240h-20z", "M742 448h18v234h-18z", "M988 440h20v244h-20z", "M436 508L1006 498V514L436 524z", "M912 512h14v172h-14z", "M926 520L988 610L988 630L922 536z"):
    a.add(path(d, WOOD))
a.add(path("M434 456h6v240h-6zM742 448h5v234h-5zM436 508L1006 498V502L436 512z", lit(WOOD, .25)))

# the shop window and what is in it
a.add(path("M488 536H724V686H488z", WOOD), f'<path d="M498 546H714V678H498z" fill="{a.lin([(0,"#E08F35"),(.5,"#F6C35C"),(1,"#FDE9AE")])}"/>')
a.add(path(curve("590,678! 592,640 604,622 626,616! 616,606 616,588 628,576! 620,566 632,554 650,556 668,552 676,566 668,578! 678,590 676,606 666,616! 690,624 702,644 704,678!"), "#B5642B", .6))
a.add(path("M498 618H606V623H498z", "#9A5A2C"), path("M498 578H580V582H498z", "#9A5A2C"))
def bun(x, y, w, h, c=OCHRE):
    return path(f"M{x} {y}q-2 {-h} {w/2} {-h}q{w/2+2} 0 {w/2} {h}z", c) + path(f"M{x+w*.16:.0f} {y-h*.45:.0f}q{w*.2:.0f} {-h*.5:.0f} {w*.5:.0f} {-h*.42:.0f}q-{w*.3:.0f} {h*.1:.0f} -{w*.5:.0f} {h*.42:.0f}z", lit(c, .45))
for x, y, w, h, c in ((504, 578, 30, 22, "#B8742F"), (540, 578, 34, 18, OCHRE), (502, 618, 44, 26, OCHRE), (550, 618, 40, 20, "#B8742F"), (502, 680, 60, 40, OCHRE), (560, 680, 54, 30, "#B8742F"), (612, 682, 46, 26, "#DDA250"), (656, 682, 56, 34, OCHRE)):
    a.add(bun(x, y, w, h, c))
a.add(line("M518 652l8 14M534 648l8 16M674 656l7 12M690 655l6 12", CREAM, 3), path("M602 546h7v134h-7zM498 604h216v5H498z", WOOD, .9), path("M476 684H736L728 704H484z", WOODL), path("M476 684H736V689H477z", lit(WOODL, .45)))
# awning
a.add(soft("M470 510L742 504L762 566L452 574z", 4, 12, 8, .3))
for i in range(9):
    x0, x1 = 470 + i * 30.3, 470 + (i + 1) * 30.3
    b0, b1 = 450 + i * 34.8, 450 + (i + 1) * 34.8
    c = (CREAM, AMBER)[i % 2]
    a.add(path(f"M{n(x0)} {n(512-i*.8)}L{n(x1)} {n(511-i*.8)}L{n(b1)} {n(570-i*1.1)}q{n(-(b1-b0)/2)} 24 {n(b0-b1)} 1z", mix(c, VIOLET, .04 * i)))
a.add(path("M470 510L742 503L745 511L467 519z", WOOD))
# door: upper half open, light and a shelf inside
a.add(path("M786 776V556q4 -52 58 -54q52 2 58 52v222z", "#7C7189"), path("M798 776V558q4 -42 46 -44q42 2 46 42v220z", "#E9A13C"), path("M800 660V560q4 -38 44 -40q38 2 42 38v100z", "#FBDB8C"), path("M800 570h86v5h-86zM800 616h86v5h-86z", "#B8742F"))
for x, y, w, h in ((806, 570, 30, 16), (842, 570, 36, 22), (808, 616, 40, 24), (854, 616, 28, 18)):
    a.add(bun(x, y, w, h, "#C98B3C"))
a.add(path("M796 662H892V778H796z", dim(MOSS, .1)), path("M796 662H892V672H796zM796 712h96v7h-96z", lit(MOSS, .25)), line("M820 672V778M844 672V778M868 672V778", dim(MOSS, .4), 2.4), f'<circle cx="880" cy="694" r="4.4" fill="{LAMP}"/>')
a.add(path("M898 548L946 570V690L898 664z", dim(MOSS, .1)), path("M904 562L940 578V670L904 650z", dim(MOSS, .35)), path("M898 548L946 570V575L898 553z", lit(MOSS, .3)))
a.add(path("M770 774H916L930 800H752z", "#A99FB0"), path("M752 800H930V812H752z", "#7C7189"), a.glow(842, 806, 130, LAMP, .55, 40))
# roof: six courses of hand-cut shingles, laid from the eaves up
ridge, eave = (466, 206, 944, 182), (392, 474, 1058, 458)
a.add(soft(curve("466,206! 700,202 944,182! 1000,320 1058,458! 720,476 392,474! 420,340"), 4, 12, 8, .3))
N = 8
for i in range(N):
    def edge(t):
        lx, ly = eave[0] + (ridge[0] - eave[0]) * t ** .8, eave[1] + (ridge[1] - eave[1]) * t
        rx, ry = eave[2] + (ridge[2] - eave[2]) * t ** .8, eave[3] + (ridge[3] - eave[3]) * t
        return lx, ly, rx, ry
    t0, t1 = i / N, (i + 1.35) / N
    x0, y0, x1, y1 = edge(t0)
    u0, v0, u1, v1 = edge(min(1, t1))
    top = f"M{n(u0,0)} {n(v0,0)}Q{n((u0+u1)/2,0)} {n((v0+v1)/2+10,0)} {n(u1,0)} {n(v1,0)}L{n(x1,0)} {n(y1,0)}"
    d, marks, x = "", "", x1
    while x > x0 + 6:
        w = min(r.uniform(26, 44), x - x0)
        f = (x - w - x0) / (x1 - x0)
        yy = y0 + (y1 - y0) * f + math.sin(f * 3.14) * 9
        h = r.uniform(5, 11)
        d += f"Q{n(x-2,0)} {n(yy+h,0)} {n(x-w/2,0)} {n(yy+h,0)}T{n(x-w,0)} {n(yy,0)}"
        if r.random() < .6:
            marks += f"M{n(x-w,0)} {n(yy-3,0)}l{n(2,0)} {n(-24,0)}"
        x -= w
    c = mix("#7A4B3A", "#B06A45", i / N)
    a.add(path(top + d + "z", SHADOW, .28, 'transform="translate(2 7)"'), path(top + d + "z", c), line(marks, dim(c, .3), 2, .7))
a.add(path(curve("466,206! 450,260 420,340 392,474! 430,476 450,330 486,206!"), "#D99A66", .6), path(curve("452,202! 700,196 958,170! 962,190 948,198! 700,214 458,222!"), "#D08A5A"), path("M452 202Q700 196 958 170L959 176Q700 202 453 209z", "#F3C692"))
a.add(path(curve("960,196! 1010,320 1058,458! 1000,462 960,330 930,200!"), SH, .35))
# moss on the roof
for x, y, w in ((430, 440, 60), (560, 470, 50), (900, 452, 70), (980, 300, 40), (500, 330, 36)):
    a.add(path(scallop(r, [(x + math.cos(k) * w * .5, y + math.sin(k) * w * .22) for k in (0, 1, 2.1, 3.1, 4.2, 5.2)], 8), MOSS, .85), path(scallop(r, [(x - 4 + math.cos(k) * w * .3, y - 3 + math.sin(k) * w * .12) for k in (0, 1.2, 2.4, 3.6, 4.8)], 6), LEAF, .9))
# dormer
a.add(soft("M640 380V292L706 236L774 286V372z", 5, 10, 7, .3), path("M648 384V300L706 250L766 296V378z", "#F7E3BE"), path("M740 276L766 296V378L740 380z", SH, .25), pane(682, 306, 48, 64, True, 22, WOOD, (1, 2)))
a.add(path(curve("706,222! 672,258 622,310! 632,322 644,312! 676,276 706,250! 740,276 768,302! 782,310 790,296! 746,256"), "#B06A45"), path(curve("706,222! 672,258 622,310! 626,314 628,318! 676,264 706,236!"), "#F3C692"))

# oven: a clay dome against the left wall, with fire in its mouth
a.add(path(curve("236,800! 330,772 470,780 500,806! 400,830 280,826"), SHADOW, .35))
dome = curve("262,796! 256,720 274,640 330,590 392,584 446,616 470,690 474,796!")
a.plane(dome, a.lin([(0, "#DDB08A"), (.5, "#B98663"), (1, "#77503F")], .1, 0, .9, 1), lip="#FBE3BC", at=(4, 5), inner=path(rows(270, 620, 470, 9, 20, 30, 12, r), "#D3A17A", .5) + path(rows(270, 628, 470, 8, 22, 24, 10, r), "#8F6048", .4))
a.add(path(curve("306,770! 304,716 322,682 362,672 402,682 420,716 420,770!"), "#5A3A34"), path(curve("318,770! 316,722 332,694 362,686 394,694 408,722 408,770!"), "#2E1C22"), a.glow(364, 752, 74, AMBER, .9), path(curve("326,770! 330,738 340,752 346,722! 356,746 362,706! 376,744 382,730! 392,752 398,770!"), AMBER), path(curve("340,770! 346,750 354,756 362,732! 370,756 380,748! 386,762 388,770!"), "#FFF0BC"))
for i in range(9):
    t = 3.3 + i * .36
    a.add(f'<path d="M-9 0L-8-17H8L9 0z" fill="{mix("#C98B6A", "#8C5A48", r.random())}" transform="translate({n(363+54*math.cos(t))} {n(722+46*math.sin(t))}) rotate({n(math.degrees(t)+90)})"/>')
a.add(path("M286 770H446L456 790H276z", "#A79DAF"), path("M276 790H456V804H276z", "#7C7189"))
# peel with a loaf
a.add(path("M232 520L242 518L300 796L288 800z", WOODL), path("M232 520L236 519L293 798L288 800z", lit(WOODL, .4)), group(path("M-28 -44q28 -14 56 0l-6 52q-22 8 -44 0z", WOODL) + use("loaf", 0, 4, 40), t="translate(232 508) rotate(-12)"))
# woodpile
for x, y, s in ((486, 792, 15), (514, 796, 14), (541, 792, 15), (500, 770, 13), (527, 770, 14), (514, 748, 12)):
    a.add(f'<circle cx="{x+2}" cy="{y+3}" r="{s}" fill="{SHADOW}" fill-opacity=".4"/><circle cx="{x}" cy="{y}" r="{s}" fill="{WOOD}"/><circle cx="{x-1}" cy="{y-1}" r="{s-3}" fill="#D8AE7C"/><circle cx="{x-1}" cy="{y-1}" r="{s-8}" fill="#B98A58"/>')

# sign on an iron bracket: a pretzel
a.add(line("M1000 560H1084M1000 590Q1050 590 1070 562M1040 560V584M1076 560V584", INK, 5))
pz = "1058,682 1026,650 1016,614 1036,594 1058,618 1080,594 1100,614 1090,650"
a.add(line(curve(pz), SHADOW, 17, .35, extra='transform="translate(5 7)"'), line(curve(pz) + "M1036 658Q1058 620 1080 594M1080 658Q1058 620 1036 594", "#8C5326", 17), line(curve(pz), "#D08F43", 10), line("M1028 610Q1034 600 1042 606M1022 640q4 14 14 22", "#F6D9A0", 4))

# cart with sacks and baskets on the right, sacks by the door
a.add(use("sack", 960, 806, 112), use("sack", 1020, 816, 92, flip=True, haze=VIOLET, t=.1), path(curve("900,812! 906,790 946,786 952,812! 926,820"), WOODL), line("M904 800q22 6 46 0", dim(WOODL, .35), 2.4), bun(908, 790, 24, 18), bun(926, 792, 22, 14, "#B8742F"))
# bicycle-less lane, a barrel with a cat instead
a.add(path(curve("112,842! 104,800 108,752 120,716! 160,708 200,716! 212,756 214,800 206,842! 160,852"), WOOD), path(curve("112,842! 104,800 108,752 120,716! 134,714! 126,760 126,800 132,848!"), lit(WOOD, .3)), path("M107 752Q160 764 213 752V764Q160 776 107 764zM108 806Q160 818 212 806V818Q160 830 109 818z", "#5C5670"), f'<ellipse cx="160" cy="715" rx="40" ry="9" fill="{WOODL}"/>', line("M150 724V846M178 724V846", dim(WOOD, .35), 2))
a.add(use("cat", 160, 718, 150, eyes="shut"))

# the sprite at work: the moment of the picture
a.add(f'<ellipse cx="700" cy="838" rx="74" ry="13" fill="{SHADOW}" fill-opacity=".38"/>', a.glow(700, 700, 170, "#DDF1FF", .75), use("sprite", 700, 806, 232, rot=-7, tray=True))
for x, y, s in ((760, 800, 5), (790, 770, 4), (812, 806, 3.4), (640, 806, 3.6), (606, 776, 3), (826, 746, 3)):
    a.add(a.firefly(x, y, s, "#9CD0F2"))

# foreground: a leafy branch and grass, dark, to hold the corners
a.add(path(blades(r, 40, 920, 260, 110, 20, .1), "#2E3B34"), path(blades(r, 1160, 920, 240, 130, 20, -.1), "#2E3B34"), path(blades(r, 1120, 924, 160, 70, 9, -.2), "#42553F"))
a.add(path(bough(r, 1230, 20, 2.95, 130, 18, 1, .4), "#33303F"), path(scallop(r, "1240,-30 1060,-30 1020,10 1060,50 1010,80 1060,120 1110,110 1130,160 1190,150 1240,190", 22), "#35483B"), path(scallop(r, "1240,-30 1120,-30 1090,20 1130,50 1120,90 1180,90 1240,130", 18), "#4A6046"))
for x, y, q in ((1040, 120, 20), (1010, 60, -10), (1098, 160, 30), (1060, 170, 60)):
    a.add(group(path("M0 0q12 -12 24 0q-10 12 -24 0z", "#4A6046"), t=f"translate({x} {y}) rotate({q})"))
a.add(use("lantern", 1122, 146, 120, c="#3A3040"))
a.add(a.vignette(.34, .5, .55, "#241A30"), a.grain(.5))
a.save(OUT + "building-bakery.svg")
