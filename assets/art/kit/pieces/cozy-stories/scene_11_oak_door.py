from _stage import *
from _players import *

a = scene(11)
r = a.r
GREEN, DEEP_, BARK = "#2C5A4C", "#0D1F24", "#3B3230"

# the wood behind: green rain-light, planes of stems
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#12302F"),(.3,"#3F7465"),(.52,"#7FA78C"),(.66,"#5E8A76")])}"/>', a.glow(120, 470, 260, "#BFD9B0", .5, 320))
a.add(far_trunks(r, 690, "#6B9A86", (30, 90, 150, 214, 262, 700, 750, 812, 868), 20, .8, lean=10), far_trunks(r, 720, "#487868", (58, 186, 716, 790, 884), 34, .95, lean=12))
a.add(mist(a, 540, 220, .6, "#B9D4BC"))
a.add(path(scallop(r, "-20,650 40,600 110,640 170,610 240,660 300,700 300,780 -20,780", 22), "#3E6C5A"), path(scallop(r, "620,690 690,640 760,660 830,610 920,640 920,790 620,790", 22), "#376253"))
# ground
a.plane(curve("-20,748! 140,716 340,730 560,716 760,726 920,708! 920,1220! -20,1220!"), a.lin([(0, "#4E7E5C"), (.3, "#2C5648"), (1, "#10282A")]), lip="#B9D4A0", shadow=(0, -4, 7, .25), loose=True, inner=a.tufts(10, 890, 740, 940, 22, 22, "#6A9A6A", .6))

# ---- the oak: too wide for the picture -------------------------------------------
tr = "196,-30! 214,180 208,380 196,560 170,700 116,812 30,900 -30,940! -30,1000! 60,982 130,968! 240,1010 330,1016 560,1020 640,1002! 740,960 840,976 930,1010! 930,930! 830,880 740,800 690,690 668,540 664,360 676,160 690,-30!"
a.plane(curve(tr), a.lin([(0, "#2E2A2C"), (.16, "#5A4A40"), (.5, "#42372F"), (1, "#211E24")], 0, 0, 1, 0), lip="#9CC09A", shadow=(10, 6, 12, .4), at=(4, 3))
# bark in long plaits
for spec, w in (("262,-20 276,160 262,340 268,520 236,700 190,820", [10, 14, 9, 12, 16, 4]), ("336,-20 322,140 346,300 330,470 344,600", [8, 12, 8, 12, 3]), ("410,-20 424,120 398,280 420,420 404,560", [9, 13, 8, 12, 3]), ("486,-20 470,160 496,300 478,440 498,580", [8, 12, 9, 11, 3]), ("560,-20 574,150 550,320 572,480 560,640 600,760", [9, 12, 9, 12, 12, 3]), ("626,-20 614,160 630,360 612,540 640,700 700,810", [8, 11, 8, 12, 12, 3]), ("300,600 290,680 252,760 200,850", [3, 12, 12, 4]), ("640,760 690,840 760,900", [3, 13, 4])):
    s = sample(spec, 30)
    a.add(path(ribbon([(x + 5, y + 3) for x, y in s], w, 0), "#1B181E", .7), path(ribbon(s, [v * .5 for v in w], 0), "#7A6A58", .55))
a.add(path(curve("500,280 540,250 590,262 604,310 590,360 546,372 506,344"), "#2A2428"), path(curve("512,290 544,266 584,276 594,312 582,348 548,356 516,336"), "#4E4038"), path(curve("526,300 548,284 576,292 580,316 568,338 546,340 528,326"), "#1D1A20"))
# moss and small ferns on the bark, brackets of fungus
for spec, s in (("212,420 250,400 290,430 280,480 240,560 204,600 196,520", 16), ("640,560 668,520 676,640 700,720 660,690", 14), ("120,820 180,760 230,770 220,820 150,870 80,892", 16), ("700,790 760,830 820,880 780,884 710,850", 14)):
    a.add(path(scallop(r, spec, s), "#35573A"), path(scallop(r, [(x - 6, y - 6) for x, y, _ in pts(spec)][:5], s * .8), "#5E8A4C", .8))
for x, y, w in ((648, 420, 60), (656, 458, 46), (230, 300, 44)):
    k = 1 if x > 400 else -1
    a.add(path(curve([(x - w * .5, y, 1), (x, y - w * .34), (x + w * .6, y - w * .02, 1), (x + w * .1, y + w * .2)]), "#C98F5A"), path(curve([(x - w * .5, y, 1), (x, y - w * .34), (x + w * .6, y - w * .02, 1), (x, y - w * .12)]), "#F0CFA0"))

# ---- roots reach forward; under them the fireflies have come in from the rain --------
def root(spec, w, c0="#4A3C34", rim="#9A8A6A"):
    s = sample(spec, 16)
    return path(ribbon([(x + 6, y + 9) for x, y in s], w, 0), SHADOW, .4) + path(ribbon(s, w, 0), c0) + path(ribbon([(x - v * .0, y - ww * .32) for (x, y), ww, v in zip(s, [w[0] + (w[-1] - w[0]) * k / len(s) for k in range(len(s))], [0] * len(s))], [v * .2 for v in w], 0), rim, .8)
a.add(path(curve("-30,1010! 40,966 120,960 196,1000 220,1050 200,1090! 100,1080 20,1090 -30,1110!"), "#0E1A1C"), path(curve("668,1030! 700,984 780,970 860,1000 930,1040! 930,1100! 820,1090 720,1096 664,1080!"), "#0E1A1C"))
for x, y, q in ((60, 1040, 5), (104, 1010, 4.4), (140, 1052, 5.4), (88, 1066, 4), (168, 1030, 4), (30, 1062, 3.6), (730, 1040, 5), (776, 1012, 4.4), (812, 1054, 5.4), (856, 1036, 4.6), (752, 1070, 4), (700, 1062, 3.6), (892, 1066, 4)):
    a.add(a.firefly(x, y, q))
a.add(a.glow(100, 1050, 150, LAMP, .28, 70), a.glow(790, 1050, 170, LAMP, .28, 70))
a.add(root("232,800 170,900 70,962 0,1010 -30,1080", [8, 60, 48, 40, 34]), root("246,900 206,990 212,1054 178,1120 120,1150", [6, 48, 44, 30, 6]), root("650,826 690,930 790,960 860,1000 930,1050", [6, 64, 48, 42, 36]), root("640,900 672,1000 668,1070 704,1114", [6, 50, 34, 5]))

# ---- the door: light falls out of it over stair, sill and roots --------------------
DX, DY, Q = 392, 842, 146
a.add(a.glow(DX, DY + 20, 300, AMBER, .6))
# frame of woven root
for k, (q, w, c) in enumerate(((Q + 26, 40, "#2A2226"), (Q + 24, 32, "#6E5040"), (Q + 18, 14, "#B98A58"))):
    a.add(f'<circle cx="{DX}" cy="{DY}" r="{q}" fill="none" stroke="{c}" stroke-width="{w}"/>')
a.add(line("".join(f"M{DX+math.cos(t)*(Q+8):.0f} {DY+math.sin(t)*(Q+8):.0f}q{math.cos(t+.5)*16:.0f} {math.sin(t+.5)*16:.0f} {math.cos(t+.25)*34:.0f} {math.sin(t+.25)*34:.0f}" for t in [k * .42 for k in range(15)]), "#3A2A28", 5, .8))
cid = a.id("d")
a.defs.append(f'<clipPath id="{cid}"><circle cx="{DX}" cy="{DY}" r="{Q}"/></clipPath>')
ins = f'<rect x="{DX-Q}" y="{DY-Q}" width="{2*Q}" height="{2*Q}" fill="{a.lin([(0,"#8A3E1E"),(.4,"#E08A2E"),(.75,"#FBDB8C"),(1,"#FFF0BC")])}"/>'
# the shaft: roots hang from above, steps go down along its far wall, light comes up from the bottom
ins += path(curve(f"{DX-60},{DY-150}! {DX-54},{DY-90} {DX-70},{DY-50}! {DX-46},{DY-84} {DX-38},{DY-150}!") + curve(f"{DX+16},{DY-150}! {DX+8},{DY-100} {DX+26},{DY-64}! {DX+28},{DY-110} {DX+32},{DY-150}!") + curve(f"{DX+70},{DY-150}! {DX+78},{DY-110} {DX+66},{DY-70}! {DX+92},{DY-104} {DX+96},{DY-150}!"), "#6B321E", .7)
ins += a.glow(DX + 80, DY + 130, 190, "#FFF6D8", .9)
for k in range(8):
    x, y, w = DX - 158 + k * 38, DY - 6 + k * 17 - 10 * math.sin(k * .42), 46
    ins += path(f"M{x:.0f} {y:.0f}h{w}V{DY+160}H{x:.0f}z", a.lin([(0, mix("#7A3A20", "#B55F26", k / 7)), (1, "#F0A548")])) + path(f"M{x-6:.0f} {y:.0f}l8 -11h{w}l-2 11z", "#FFF0BC") + path(f"M{x-6:.0f} {y:.0f}h{w+6}v6h{-w-4}z", "#C97830")
P = [(DX - 146 + k * 38, DY - 64 + k * 17 - 10 * math.sin(k * .42)) for k in range(8)]
ins += line("".join(f"M{x+12:.0f} {y:.0f}V{y+50:.0f}" for x, y in P), "#6B321E", 4) + line(curve([(x + 12, y) for x, y in P], False, prec=0), "#6B321E", 8) + line(curve([(x + 12, y - 2) for x, y in P], False, prec=0), "#F5B14E", 2.4)
# three letters have come before
ins += "".join(group(path("M-13 -9h26v18h-26z", CREAM) + path("M-13 -9L0 3L13 -9z", "#E3CFA8") + f'<circle cx="0" cy="2" r="3.500" fill="{TULIP}"/>', t=f"translate({DX+x} {DY+y}) rotate({q})") for x, y, q in ((-112, -4, -6), (-70, 16, 10), (4, 56, -8)))
a.add(f'<g clip-path="url(#{cid})">{ins}</g>')
a.add(f'<circle cx="{DX}" cy="{DY}" r="{Q}" fill="none" stroke="#FFE3A0" stroke-width="5" stroke-opacity=".8"/>')
# the leaf of the door, swung out to the left: a round of planks seen at an angle
dl = curve(f"{DX-Q+6},{DY-104}! {DX-Q-40},{DY-150} {DX-Q-96},{DY-128} {DX-Q-124},{DY-30} {DX-Q-112},{DY+84} {DX-Q-66},{DY+132} {DX-Q-10},{DY+106}! {DX-Q+2},{DY}")
a.plane(dl, a.lin([(0, "#5E1F20"), (.6, BRICK), (1, "#D9744A")], 0, 0, 1, 0), lip="#F0A070", shadow=(-6, 8, 8, .35), inner=line(f"M{DX-Q-96} {DY-160}V{DY+160}M{DX-Q-64} {DY-160}V{DY+160}M{DX-Q-32} {DY-160}V{DY+160}", "#5A1F20", 3.4, .8) + path(f"M{DX-Q-130} {DY-72}L{DX-Q+10} {DY-62}v16l-140 -8zM{DX-Q-130} {DY+58}L{DX-Q+10} {DY+54}v16l-140 6z", "#33262E") + f'<circle cx="{DX-Q-96}" cy="{DY}" r="9" fill="{LAMP}"/>')
# bell pull with an acorn
a.add(line(f"M{DX+150} {DY-120}q26 -20 40 8v40", "#C9A070", 4), path(curve(f"{DX+181},{DY-72}! {DX+190},{DY-80} {DX+199},{DY-72}! {DX+199},{DY-54} {DX+190},{DY-44} {DX+181},{DY-54}"), "#C98B3C"), path(f"M{DX+178} {DY-72}q12 -14 24 0z", "#6B4A36"))

# sill, mat, light on the ground
a.add(a.glow(DX + 30, 1026, 300, LAMP, .7, 80))
a.plane(curve("226,966! 300,950 400,944 520,952 566,970! 572,1000! 480,1016 320,1016 222,1000!"), a.lin([(0, "#D9B78C"), (.35, "#8E7E78"), (1, "#4A4450")]), lip="#FFE9B4", shadow=(3, 8, 8, .4), loose=True)
a.add(path(curve("270,980! 380,966 520,976! 530,992! 400,1000 268,996!"), "#A8714E"), line("M276 986L524 984M274 992L526 990", "#E9C08A", 2.4, .8, extra='stroke-dasharray="8 6"'))
# path of flat stones with puddles, from the lower right
for x, y, w in ((520, 1050, 120), (640, 1094, 150), (500, 1128, 150), (700, 1160, 190), (420, 1190, 180)):
    a.add(path(curve(f"{x-w/2:.0f},{y} {x-w*.2:.0f},{y-w*.13:.0f} {x+w*.3:.0f},{y-w*.12:.0f} {x+w/2:.0f},{y} {x+w*.2:.0f},{y+w*.11:.0f} {x-w*.3:.0f},{y+w*.12:.0f}"), "#1B2E30", .7, 'transform="translate(4 8)"'), path(curve(f"{x-w/2:.0f},{y} {x-w*.2:.0f},{y-w*.13:.0f} {x+w*.3:.0f},{y-w*.12:.0f} {x+w/2:.0f},{y} {x+w*.2:.0f},{y+w*.11:.0f} {x-w*.3:.0f},{y+w*.12:.0f}"), mix("#8A8A80", "#3E5456", (y - 1050) / 150)), path(curve(f"{x-w/2:.0f},{y} {x-w*.2:.0f},{y-w*.13:.0f} {x+w*.3:.0f},{y-w*.12:.0f}! {x:.0f},{y-w*.06:.0f}"), "#E9CF9A", .6))

# ---- hedgehog under a leaf: one foot in, one foot out -------------------------------
HX, HY = 534, 1008
a.add(path(curve(f"{HX-70},{HY}! {HX},{HY-12} {HX+100},{HY+2} {HX+140},{HY+14}! {HX+40},{HY+22} {HX-40},{HY+14}"), SHADOW, .5))
leaf = curve("0,30! -70,46 -150,30 -196,-10 -210,-56! -150,-110 -60,-128 30,-118 116,-84 176,-30 190,20! 150,6 90,24 40,18")
stalk = line(f"M{HX-34} {HY-116}C{HX-40} {HY-190} {HX-26} {HY-230} {HX+4} {HY-262}", "#3E6A3A", 11) + line(f"M{HX-36} {HY-116}C{HX-42} {HY-190} {HX-28} {HY-230} {HX+2} {HY-262}", "#9CC06A", 4)
a.add(stalk)
hd = hedgehog(("66,136 44,128 30,116", "70,120 62,96 60,84"))
a.add(place(hd, HX, HY, 1.12, haze="#2C4A44", t=.06))
lf = path(leaf, "#3F7A45") + path(curve("-210,-56! -150,-110 -60,-128 30,-118 116,-84 176,-30 190,20! 120,-30 20,-62 -90,-70"), "#7FB35C") + path(curve("-210,-56! -150,-110 -60,-128 30,-118! -60,-106 -140,-84"), "#C6DC8A", .9)
lf += line("M-196 -34Q-90 -54 20 -44T176 14M-120 -50L-150 16M-50 -54L-60 34M20 -44L34 20M90 -24L108 18M-80 -56L-60 -112M0 -50L30 -108M74 -32L110 -78", "#2C5A38", 3.4, .7)
a.add(path(leaf, SHADOW, .25, f'transform="translate({HX+10} {HY-246})"'), group(lf, t=f"translate({HX+2} {HY-262}) rotate(-6)"))
# water runs off the tip
a.add(line(f"M{HX+190} {HY-250}v60M{HX+150} {HY-246}v30M{HX-206} {HY-268}v34", "#DCEFE6", 3, .8), "".join(path(f"M{x} {y}q-5 10 0 13q6 -3 0 -13z", "#DCEFE6", .9) for x, y in ((HX + 190, HY - 180), (HX + 150, HY - 206), (HX - 206, HY - 226), (HX + 190, HY - 130))))
# the letter, held against the light
a.add(group(use("letter", 0, 0, 66), t=f"translate({HX-82} {HY-78}) rotate(-10)"), f'<circle cx="{HX-62}" cy="{HY-96}" r="11" fill="#E6C6A2"/>')

# rain: one sheet behind the hedgehog's leaf would hide it, so it falls in front and thin
a.add(rain(r, 110, -20, -20, 960, 640, "#E6F2EA", .3, (40, 100), -.2), rain(r, 60, -20, 640, 960, 1180, "#E6F2EA", .24, (30, 80), -.2, 2.2))
a.add("".join(f'<ellipse cx="{x}" cy="{y}" rx="{q}" ry="{q*.26:.1f}" fill="none" stroke="#DCEFE6" stroke-width="2" stroke-opacity=".6"/>' for x, y, q in ((600, 1180, 18), (560, 1090, 12), (330, 1140, 16), (820, 1150, 16), (260, 1090, 12))))
# near: ferns, toadstools, a snail on its own errand, dripping boughs
a.add(use("toadstool", 250, 1172, 92, haze="#17302E", t=.22), use("toadstool", 300, 1186, 60, haze="#17302E", t=.3, rot=8))
sn = path(curve("-50,0! -46,-12 -20,-14 20,-12 44,-18 58,-34! 64,-30 60,-16 54,-4 40,2!"), "#C9B08A") + path(curve("-34,-10 -36,-40 -10,-56 18,-48 28,-24 16,-8"), "#A86A48") + line("M-4 -28q-2 -10 8 -10q12 2 8 14q-6 12 -22 8q-14 -8 -8 -24", "#6B3E30", 4) + line("M56 -32l4 -16M60 -30l12 -12", "#C9B08A", 3)
a.add(place(sn, 716, 1146, .62, flip=True))
a.add(path(fern(60, 1230, 230, -78, .9), "#0C1D20"), path(fern(10, 1230, 200, -60, .7), "#12302E"), path(fern(150, 1236, 170, -50, .8), "#0C1D20"), path(fern(850, 1236, 230, -104, -.9), "#0C1D20"), path(fern(910, 1236, 190, -116, -.6), "#12302E"), path(blades(r, 380, 1220, 160, 60, 12, .1) + blades(r, 620, 1226, 130, 50, 10, -.1), "#0F2628"))
a.add(path(scallop(r, "-30,-40 -30,150 40,190 100,130 180,120 240,70 330,60 420,20 560,40 640,20 720,70 790,90 850,160 930,190 930,-40", 30), "#173A38"), path(scallop(r, "-30,-40 -30,90 60,110 120,60 220,40 330,10 520,-6 660,10 760,30 830,80 930,110 930,-40", 28), "#0C2024"))
a.add(leaf_fall(r, ((70, 150, 60, 60, 16), (200, 90, 80, 40, 14), (760, 80, 80, 50, 16), (860, 150, 40, 70, 14)), "#173A38", 26), leaf_fall(r, ((90, 90, 60, 60, 10), (830, 80, 60, 60, 10)), "#0C2024", 28))
finish(a, 11, .46, "#06120F", .46, .7)
