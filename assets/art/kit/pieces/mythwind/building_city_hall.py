import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _buildings_a_to_co import *

# The city hall at noon: clock tower, flags, broad stairs; the crier unrolls the news of the valley.
a = Art(1200, 900, 71)
r = a.r
W, WL, WD = "#D0775A", "#F2B48C", "#8A4A50"
CU, CUL, CUD = "#5F9A8C", "#A9CDB4", "#2F5F66"
TR = "#FBEFD6"

sky(a, "day")
puffs(a, 210, 170, 280)
puffs(a, 960, 210, 330)
puffs(a, 1150, 110, 160, "#F6F2E6", "#C2D8E2")
a.add(peaks("-20,540 70,450 130,490 230,400 300,470 420,540 840,540 950,430 1020,480 1110,380 1220,460", 680, "#A9BCC6", "#DCE4DE"))
a.add(path(curve("-20,590! 120,550 260,570 600,590 960,560 1100,540 1220,560! 1220,760! -20,760!"), "#9DBB92"), a.firs([(x, 590 + r.uniform(-10, 14), r.uniform(50, 90)) for x in (24, 74, 126, 1090, 1144, 1190)], "#7E9F80", True))
# the lane's roofs left and right
a.add(hamlet(r, -30, 720, 96, "#F0E2C6", "#B9806A", None, 3), hamlet(r, 1010, 716, 90, "#EAD9C0", "#8E8296", None, 3))
a.add(a.bush(196, 740, 130, 110, "#6F9458"), a.bush(1050, 742, 120, 100, "#64894F"))

# the square, paved
a.plane(curve("-20,750! 300,726 900,726 1220,746! 1220,920! -20,920!"), a.lin([(0, "#E9D2A4"), (.5, "#C9A882"), (1, "#8E7268")]), lip="#FFF3D6", inner=path(pebbles(r, -20, 1200, 762, 896, 56, 22, .3), "#F6E4BE", .55))
a.add(path(curve("240,790! 700,756 1090,764 1216,800! 1200,840 800,830 420,830"), SHADOW, .3))

# ---- the hall ----
hall = "M216 428L1014 420L1020 776H210z"
a.add(path(hall, a.lin([(0, "#F0A884"), (.35, W), (.75, "#B4614E"), (1, WD)], 0, 0, 1, 0)), path("M216 430L1014 422V452L216 462z", SHADOW, .28))
a.add(path("M208 686L1022 682L1024 780H206z", "#B9AEB4"), path(rows(214, 694, 1016, 4, 22, 44, 16, r), "#E3DAD6", .7), path(rows(222, 702, 1010, 3, 26, 34, 14, r), "#8C8196", .5), path("M204 680L1026 676V688L204 692z", TR))
# quoins
for x in (214, 990):
    a.add(path("".join(f"M{x} {462+i*38}h{28 if i%2 else 20}v30h-{28 if i%2 else 20}z" for i in range(6)), TR if x < 500 else "#D9C3BC"))
# windows: tall, with blue shutters and boxes of geraniums
win = a.sym("win", path("M-32-6H32V112H-32z", SHADOW, .2, 'transform="translate(4 5)"') + path("M-30-8H30V112H-30z", TR) + path("M-23 0H23V104H-23z", "#44608C") + path("M-23 70L10 0H23L-23 96z", "#BFDCE8", .5) + path("M-3 0H3V104H-3zM-23 34H23V39H-23z", TR)
            + path("M-54-2H-31V106H-54zM31-2H54V106H31z", "#2F5D9B") + path("M-54-2H-31V2H-50V106H-54zM31-2H54V2H35V106H31z", "#7FA6CF") + line("M-50 20h15M-50 34h15M-50 48h15M-50 62h15M-50 76h15M-50 90h15M35 20h15M35 34h15M35 48h15M35 62h15M35 76h15M35 90h15", "#213F73", 2.4)
            + path("M-36 112H36L32 126H-32z", WOODL) + path("M-36 112H36V115H-36z", "#E9C79A") + path("M-32 112q2-12 10-8q4-10 12-3q5-9 12 0q6-8 12 1q8-5 10 2q6 0 6 8z", MOSS) + line("M-24 104h.1M-12 98h.1M2 102h.1M14 98h.1M25 104h.1", TULIP, 9))
for x in (304, 420, 736, 840, 944):
    a.add(win(x, 496))
for x in (304, 736, 840, 944):
    a.add(path(arched(x - 26, 706, 52, 62), "#8C8196"), path(arched(x - 19, 713, 38, 55), "#3F4A70"), line(f"M{x} 713V768M{x-19} 740H{x+19}", "#B9AEB4", 4))
# roof: hipped, green copper with standing seams
a.add(soft("M318 306L922 300L1046 428L184 436z", 5, 12, 8, .28), path("M318 306L922 300L1046 428L184 436z", a.lin([(0, CUL), (.3, CU), (1, CUD)], 0, 0, 1, 0)))
a.add(line("".join(f"M{n(330+i*42)} 306L{n(210+i*59)} 434" for i in range(15)), CUD, 3, .6), line("".join(f"M{n(327+i*42)} 306L{n(206+i*59)} 434" for i in range(15)), "#D9EBDC", 1.8, .6))
a.add(path("M318 306L184 436L222 436L340 306z", "#D9EBDC", .5), path("M922 300L1046 428L990 430L896 302z", "#2E4F6E", .35), path("M180 430L1050 421V434L180 444z", "#3F7A76"), path("M180 430L1050 421V425L180 434z", "#CDE3CE"), path("M312 298L930 292V303L312 309z", "#7FB0A0"))
for x in (400, 836):
    a.add(path(f"M{x-34} 400V350L{x} 318L{x+36} 350V398z", "#F2B48C" if x < 500 else W), path(f"M{x+14} 330L{x+36} 350V398H{x+14}z", VIOLET, .25), pane(x - 14, 354, 28, 36, False, 12, TR), path(f"M{x} 306L{x-48} 354L{x-40} 362L{x} 324L{x+42} 360L{x+50} 352z", CUD), path(f"M{x} 306L{x-48} 354L{x-44} 357L{x} 315z", CUL))

# ---- the clock tower ----
a.add(soft("M492 196H660L668 776H486z", 12, 10, 9, .28), path("M496 196H656L666 776H486z", a.lin([(0, "#FBCBA4"), (.35, "#DA8666"), (.75, "#B9654F"), (1, "#8A4A50")], 0, 0, 1, 0)))
for x in (490, 634):
    a.add(path("".join(f"M{x} {212+i*36}h{28 if i%2 else 20}v28h-{28 if i%2 else 20}z" for i in range(13)), TR if x < 500 else "#D9C3BC"))
a.add(path("M480 404H672V416H480z", TR), path("M484 416H668V426H484z", SHADOW, .26), path("M476 186H676V200L668 210H484L476 200z", TR), path("M486 210H666V222H486z", SHADOW, .28))
# lantern stage with the bell, then a curved copper cap
a.add(path("M512 186V118H640V186z", "#F0B890"), path("M610 118H640V186H610z", VIOLET, .3), path(arched(530, 124, 38, 62) + arched(586, 124, 38, 62), "#4F6F95"), path(curve("541,186! 540,164 545,150 549,146! 553,150 558,164 557,186!"), "#C98B3C") + path(curve("597,186! 596,164 601,150 605,146! 609,150 614,164 613,186!"), "#8A5A30"))
a.add(path("M500 108H652V122H500z", TR))
a.add(path(curve("488,112! 520,98 546,66 562,56 576,34! 590,56 606,66 634,98 664,112! 576,120"), a.lin([(0, CUL), (.4, CU), (1, CUD)], 0, 0, 1, 0)), path(curve("488,112! 520,98 546,66 562,56 576,34! 570,60 556,84 530,115!"), "#D9EBDC", .7), line("M576 44Q590 80 604 114M576 44Q566 80 566 116", CUD, 2.4, .6))
# clock: marks, never figures
X, Y = 576, 304
a.add(f'<circle cx="{X+5}" cy="{Y+8}" r="78" fill="{SHADOW}" fill-opacity=".3"/><circle cx="{X}" cy="{Y}" r="76" fill="#C98B3C"/><circle cx="{X-2}" cy="{Y-2}" r="73" fill="#F5C45E"/><circle cx="{X}" cy="{Y}" r="64" fill="#2E4F86"/><circle cx="{X}" cy="{Y}" r="60" fill="{CREAM}"/>', path(curve(f"{X+58},{Y-14}! {X+60},{Y+20} {X+30},{Y+54} {X-14},{Y+58}! {X+24},{Y+40} {X+46},{Y+16}"), MIST, .6))
a.add(line("".join(f"M{n(X+53*math.cos(k*.5236))} {n(Y+53*math.sin(k*.5236))}L{n(X+(45 if k%3 else 39)*math.cos(k*.5236))} {n(Y+(45 if k%3 else 39)*math.sin(k*.5236))}" for k in range(12)), "#2E3566", 5.4), line(f"M{X} {Y}L{X-26} {Y-24}", "#2B2233", 8), line(f"M{X} {Y}L{X+20} {Y-42}", "#2B2233", 6), f'<circle cx="{X}" cy="{Y}" r="8" fill="{TULIP}"/>')
a.add(pane(554, 444, 44, 66, False, 20, TR))
# balcony with two long banners
a.add(soft("M476 560H678V584H476z", 3, 9, 5, .3), path("M470 574H684V588L672 600H482L470 588z", TR), path("M470 574H684V579H470z", "#FFFFFF"), path("M484 536h6v38h-6zM512 536h6v38h-6zM540 536h6v38h-6zM568 536h6v38h-6zM596 536h6v38h-6zM624 536h6v38h-6zM658 536h6v38h-6z", "#F0DFC6"), path("M474 530H680V540H474z", TR))
def banner(x, w, h, c):
    d = f"M{x} 0Q{x+w*.5} 6 {x+w} 0L{x+w-2} {h}L{n(x+w/2)} {h+24}L{x+2} {h}z"
    return path(d, SHADOW, .24, 'transform="translate(5 7)"') + path(d, c) + path(f"M{x} 0Q{n(x+w*.2)} 3 {n(x+w*.3)} 3L{n(x+w*.3)} {h+8}L{x+2} {h}z", lit(c, .3), .7) + path(f"M{n(x+w*.5)} {n(h*.3)}q{n(w*.34)} {n(h*.22)} 0 {n(h*.44)}q{n(-w*.34)} {n(-h*.22)} 0 {n(-h*.44)}z", CREAM, .92)
a.add(group(banner(504, 42, 92, MOSS), banner(610, 42, 92, AMBER), t="translate(0 478)"))
# door
a.add(path(arched(526, 604, 104, 130), TR), path(arched(534, 612, 88, 122), "#6B4636"), path(arched(540, 618, 76, 116), "#4F6F4A"), path("M576 618h4v116h-4z", "#2F4A38"), path("M548 660h22v30h-22zM586 660h22v30h-22zM548 700h22v28h-22zM586 700h22v28h-22z", "#6F9458"), f'<circle cx="570" cy="694" r="4" fill="{LAMP}"/><circle cx="588" cy="694" r="4" fill="{LAMP}"/>', path("M540 656A38 38 0 0 1 616 656z", "#F5C45E"), line("M578 656V620M578 656L552 630M578 656L606 630", "#4F6F4A", 3))

# ---- broad stairs ----
for i in range(7):
    y, x0, x1 = 732 + i * 15 + i * i * .6, 476 - i * 19, 682 + i * 23
    a.add(path(f"M{x0} {n(y)}H{x1}L{x1+6} {n(y+20+i)}H{x0-6}z", mix("#D3C9C4", "#9A8E9C", i / 7 * .6)), path(f"M{x0} {n(y)}H{x1}V{n(y+5)}H{x0-1}z", "#FFF8EA", .85))
for x0, x1, f in ((458, 330, 1), (700, 846, -1)):
    a.add(path(f"M{x0} 704Q{x0-f*20} 712 {x1+f*26} 812L{x1+f*26} 862H{x1}V812Q{x0-f*60} 700 {x0-f*4} 690z", "#B9AEB4" if f > 0 else "#8C8196"))
    a.add(path(f"M{x1-20} 800h{46}v12h-46zM{x1-14} 812h34v50h-34z", "#E3DAD6" if f > 0 else "#B9AEB4"), path(f"M{x1+8} 812h12v50h-12z", VIOLET, .3), f'<circle cx="{x1+3}" cy="780" r="21" fill="#64894F"/><circle cx="{x1-3}" cy="774" r="14" fill="#8FB06A"/>')

# flags on tall poles, all blown to the right
def flag(x, y0, y1, c, c2, w=120):
    o = path(f"M{x-4} {y1}L{x-2} {y0}h5L{x+5} {y1}z", WOODL) + path(f"M{x-4} {y1}L{x-2} {y0}h2L{x} {y1}z", "#F3D9B0") + f'<circle cx="{x}" cy="{y0-4}" r="8" fill="{LAMP}"/>'
    d = curve(f"{x+4},{y0+8}! {x+w*.3},{y0-8} {x+w*.62},{y0+22} {x+w},{y0+4}! {x+w-10},{y0+38} {x+w},{y0+76}! {x+w*.62},{y0+92} {x+w*.3},{y0+62} {x+4},{y0+78}!")
    return o + path(d, SHADOW, .18, 'transform="translate(5 8)"') + path(d, c) + path(curve(f"{x+4},{y0+32}! {x+w*.3},{y0+16} {x+w*.62},{y0+46} {x+w-7},{y0+28}! {x+w-8},{y0+52}! {x+w*.62},{y0+68} {x+w*.3},{y0+38} {x+4},{y0+54}!"), c2) + path(curve(f"{x+w*.44},{y0+4}! {x+w*.62},{y0+22} {x+w*.8},{y0+16}! {x+w*.8},{y0+88}! {x+w*.62},{y0+92} {x+w*.44},{y0+72}!"), SHADOW, .12)
a.add(lens(150, 812, 50, 7, .3), flag(148, 224, 812, AMBER, CREAM, 124), lens(1100, 820, 50, 7, .3), flag(1078, 268, 820, MOSS, CREAM, 110))
a.add(line("M576 40V14", "#C98B3C", 4), f'<circle cx="576" cy="13" r="8" fill="{LAMP}"/>')

# ---- noticeboard, right: a small roof, papers with squiggles, a reader ----
a.add(lens(930, 862, 190, 12, .34), path("M846 640h14v222h-16zM1000 640h14l2 222h-16z", WOOD), path("M846 640h5v222h-7zM1000 640h5v222h-5z", "#B98A60"), path("M838 664H1022V792H838z", "#8A5F44"), path("M848 674H1012V782H848z", "#C9A070"), path("M848 674H1012V680H854V782H848z", SHADOW, .2))
for x, y, w, h, q, c in ((858, 686, 44, 56, -4, CREAM), (912, 684, 38, 44, 3, "#FBE3B0"), (958, 690, 46, 60, -2, CREAM), (868, 752, 40, 26, 5, "#F2B8A0"), (918, 738, 34, 40, -5, "#D9E6DC")):
    a.add(group(path(f"M2 3h{w}v{h}h-{w}z", SHADOW, .25), path(f"M0 0h{w}v{h}h-{w}z", c), line("".join(f"M6 {k}q{w*.2:.0f} -4 {w*.4:.0f} 0t{w*.36:.0f} 0" for k in range(14, h - 4, 10)), "#8A7A86", 2), f'<circle cx="{w/2:.0f}" cy="3" r="4" fill="{TULIP}"/>', t=f"translate({x} {y}) rotate({q})"))
a.add(path("M930 606L816 656L824 668L930 624L1036 668L1044 656z", BRICK), path("M930 606L816 656L820 662L930 613z", "#E39A74"))
a.add(villager(1064, 876, 216, coat="#6E5A8A", back=True, skirt=True, hat="kerchief", hatc="#E7A13D", ra="67,66 82,84 72,100", la="33,66 12,72 -8,62", lean=-3))

# ---- the crier on the stairs ----
def scroll(x, y, L, w=54):
    """A long sheet that hangs from a rod and rolls up at its foot."""
    d = curve(f"{x},{y}! {x+w},{y-2}! {x+w+4},{y+L*.5} {x+w-2},{y+L}! {x+w*.5},{y+L+4} {x-2},{y+L+1}! {x-6},{y+L*.5}")
    o = path(d, SHADOW, .22, 'transform="translate(3 5)"') + path(d, CREAM) + path(curve(f"{x+w*.72},{y-1}! {x+w},{y-2}! {x+w+4},{y+L*.5} {x+w-2},{y+L}! {x+w*.7},{y+L+2}!"), VIOLET, .16)
    o += line("".join(f"M{x+7} {y+k}q{w*.2:.0f} -4 {w*.4:.0f} 0t{w*.34:.0f} 0" for k in range(14, int(L) - 18, 11)), "#8A7A86", 2.2) + path(star(x + w * .5, y + L - 8, 8), TULIP)
    return o + path(f"M{x-8} {y-5}h{w+16}v8h-{w+16}z", WOODL) + path(f"M{x-8} {y-5}h{w+16}v3h-{w+16}z", "#F0CFA0") + path(f"M{x-7} {y+L-1}h{w+12}v8h-{w+12}z", WOODL)
a.add(villager(664, 842, 250, coat="#2F5D9B", hat="tricorn", hatc="#2E3566", beard="#F2E9E0", legs="#6B4A36", belt="#8A5F44", la="33,66 12,74 4,50", ra="67,66 92,70 108,38", look=-4, lean=-2,
               behind=scroll(-52, 42, 112) + path("M104 44l10 -34h5l-8 36z", WOOD) + path(curve("110,12! 107,0 103,-14 92,-24! 118,-18 144,-26! 134,-14 128,0 123,12!"), "#E7A13D") + path(curve("110,12! 107,0 103,-14 92,-24! 106,-20! 112,-8 114,12!"), "#FBE0A0") + path("M90-26Q118-16 146-28L144-21Q118-11 94-19z", "#8A5A30") + '<circle cx="122" cy="-28" r="6" fill="#6B4A36"/>', front='<circle cx="3" cy="44" r="7" fill="#F0C3A0"/>'))
# listeners
a.add(villager(388, 878, 196, coat="#A8482F", back=True, hat="cap", hatc="#6B4A36", lean=3), villager(318, 884, 178, coat="#C98B3C", back=True, skirt=True, hat="bun", hair="#7A4A30", lean=4))
a.add(use("goose", 200, 884, 118, flip=True))
a.add(path("".join(f"M{x} {y}q{s} {-s*.9:.0f} {s*1.6:.0f} {-s*.2:.0f}q{s*.8:.0f} {-s*.9:.0f} {s*1.7:.0f} {-s*.3:.0f}q{-s*.9:.0f} {s*.1:.0f} {-s*1.5:.0f} {s:.0f}q{-s*.6:.0f} {-s*.6:.0f} {-s*1.8:.0f} {-s*.5:.0f}z" for x, y, s in ((706, 230, 12), (752, 196, 10), (786, 244, 9), (430, 250, 10))), CREAM))

# dark leaves in the upper corners, nothing more
a.add(path(scallop(r, "-30,-30 190,-30 170,20 110,24 90,70 40,64 20,120 -30,130", 24), "#3C5B3E"), path(scallop(r, "-30,-30 110,-30 90,10 50,14 30,56 -30,70", 18), "#5E8248"))
a.add(path(blades(r, 20, 926, 200, 80, 10, .1), "#4A5E40"), path(blades(r, 1180, 926, 160, 90, 10, -.1), "#4A5E40"))
a.add(a.vignette(.2, .5, .5, "#2B3A4A"), a.grain(.45))
a.save(OUT + "building-city-hall.svg")
