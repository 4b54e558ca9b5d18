import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _buildings_a_to_co import *

# The courthouse late in the day: cool stone, amber light, great scales over the door; a robin is weighed against a leaf.
a = Art(1200, 900, 111)
r = a.r
ST, LT, SH, DK = "#98A3BC", "#FBE0AC", "#5C648C", "#363C66"
GOLD, GL = "#D9932F", "#FFE3A0"

sky(a, "late", [(0, "#3F5C86"), (.25, "#8198AA"), (.48, "#E3C795"), (.66, "#F3BE74")])
a.add(a.glow(60, 420, 460, "#FFE3A6", .9))
bars(a, "-20,170 110,154 240,164 350,152 230,190 80,198", "#8E97A4", "#FBE3B0", .8)
bars(a, "820,110 980,92 1100,104 1220,88 1220,132 1040,146 900,132", "#5F7796", "#E3C795", .8)
bars(a, "900,250 1040,240 1140,248 1220,238 1220,262 1060,272", "#9A9EA2", "#F6D39A", .7)
a.add(peaks("-20,540 60,470 110,500 200,400 290,490 380,560 820,560 920,450 990,500 1080,390 1160,470 1220,430", 680, "#99988E", "#D9BE8C"))
a.add(path(curve("-20,610! 160,570 360,600 840,600 1020,570 1220,590! 1220,760! -20,760!"), "#8A8A62"))
a.add(hamlet(r, -20, 690, 66, "#C9B08A", "#8A6650", "#F9D98C", 3), hamlet(r, 1070, 690, 66, "#A9987E", "#6E5A58", "#F9D98C", 3))
a.add(use("poplar", 128, 730, 400, haze="#E9C07A", t=.22), use("poplar", 1096, 736, 430, haze="#6E6A70", t=.3), use("poplar", 1166, 740, 330, haze="#6E6A70", t=.4))

# the square
a.plane(curve("-20,736! 300,716 900,716 1220,730! 1220,920! -20,920!"), a.lin([(0, "#D3B98C"), (.4, "#9A9096"), (1, "#4A4C70")]), lip="#FBE3B0", inner=path(pebbles(r, -20, 1200, 748, 896, 40, 24, .3), "#E9D2A4", .4))
a.add(path(curve("240,830! 700,790 1080,796 1230,840! 1220,900 700,890 360,880"), SHADOW, .32))

# ---- the block behind the portico ----
a.add(path("M190 396L1010 396L1016 740H184z", a.lin([(0, "#C9C0B0"), (.3, ST), (.7, "#7580A2"), (1, SH)], 0, 0, 1, 0)), path("M190 396L1010 396L1016 740H184z", a.stuff("stone", "#3F4470")))
# porch: deep blue shade, lit low by the open door
a.add(path("M270 400H930V730H270z", a.lin([(0, "#2E335C"), (.6, "#4A4C78"), (1, "#6E6078")])), path("M270 400L400 400L310 730H270z", "#E9B870", .35))
a.add(path("".join(f"M{x} 640h66v10h-66zM{x+6} 650h54v80h-54z" for x in (400, 734)), "#3F446E"), path("".join(f"M{x} 640h66v4h-66z" for x in (400, 734)), "#8088AE"))
# door
a.add(path("M512 556H688V736H512z", "#8690AE"), path("M500 544H700V560H500z", "#A9B0C6"), path("M524 568H676V736H524z", "#4A3038"), f'<path d="M532 576H668V736H532z" fill="{a.lin([(0,"#D9832F"),(.5,"#F3B64E"),(1,"#FDE6A4")])}"/>')
a.add(path("M532 576L576 592V736H532zM668 576L624 592V736H668z", "#6B4636"), path("M532 576L576 592V597L532 582zM540 606l28 6v44l-28 0zM540 670h28v54h-28z", "#8A5F44"), path("M660 606l-28 6v44h28zM660 670h-28v54h28z", "#523438"), f'<circle cx="570" cy="664" r="4" fill="{LAMP}"/><circle cx="630" cy="664" r="4" fill="{LAMP}"/>')
a.add(a.glow(600, 690, 220, "#F5B45E", .75))

# ---- the scales: large, bronze, hung from the lintel ----
tilt = 5
a.add(a.glow(600, 470, 250, "#F5B45E", .5))
a.add(line("M600 392V440", GOLD, 10), line("M597 392V440", GL, 3), f'<circle cx="600" cy="412" r="14" fill="none" stroke="{GOLD}" stroke-width="7"/>')
beam = path("M-152 -8Q-76 -28 0 -12Q76 -28 152 -8Q160 0 152 8Q76 -6 0 12Q-76 -6 -152 8Q-160 0 -152 -8z", GOLD) + path("M-152 -8Q-76 -28 0 -12Q76 -28 152 -8Q76 -20 0 -5Q-76 -20 -152 -8z", GL) + path("M0-44L15 0L0 24L-15 0z", GOLD) + path("M0-44L-15 0L0 24z", GL) + f'<circle r="9" fill="#8A5326"/>' + f'<circle cx="-152" r="11" fill="{GOLD}"/><circle cx="152" r="11" fill="{GOLD}"/><circle cx="-154" cy="-3" r="5" fill="{GL}"/><circle cx="150" cy="-3" r="5" fill="{GL}"/>'
q = math.radians(tilt)
ends = [(600 - 138 * math.cos(q), 452 - 138 * math.sin(q)), (600 + 138 * math.cos(q), 452 + 138 * math.sin(q))]
for i, (x, y) in enumerate(ends):
    b = y + 128
    x = n(x, 0)
    a.add(line(f"M{x} {n(y+8)}L{int(x)-60} {n(b)}M{x} {n(y+8)}L{int(x)+60} {n(b)}M{x} {n(y+8)}V{n(b)}", "#F0BE62", 3.4))
    a.add(f'<ellipse cx="{x}" cy="{n(b)}" rx="68" ry="10" fill="#8A5326"/>')
    if i:   # a robin sits in the lower pan
        a.add(put(line("M-4 -4V6M8 -4V6", "#4A3038", 3) + path(curve("-34,-26! -26,-46 -10,-52 6,-46 20,-34 40,-26 56,-24! 40,-12 22,-4 0,-2 -20,-6"), "#7A6252") + path(curve("-34,-30! -26,-46 -14,-50! -2,-34 -2,-16 -8,-4! -22,-6 -30,-16"), "#E0662E") + path(curve("2,-40! 20,-34 40,-24 50,-22! 30,-12 10,-14"), "#5A4648") + path("M-34-40l-13 5l13 4z", INK) + f'<circle cx="-23" cy="-40" r="3.400" fill="{INK}"/><circle cx="-24" cy="-41" r="1.200" fill="{CREAM}"/>', int(x) + 2, b - 4, .98))
    else:   # and a leaf in the other
        a.add(put(path("M-44 -2Q-30 -44 12 -46Q34 -44 50 -20Q30 4 -10 2Q-30 2 -44 -2z", "#E0702E") + path("M-44 -2Q-30 -44 12 -46Q0 -22 -44 -2z", "#F6B060") + line("M-56 6Q-10 -14 44 -22M-16 -10L-8 -32M10 -16L22 -36M4 -14L16 -4", "#8A3F24", 2.6), int(x), b - 2, .8))
    a.add(path(f"M{int(x)-70} {n(b)}Q{x} {n(b+9)} {int(x)+70} {n(b)}Q{int(x)+44} {n(b+36)} {x} {n(b+36)}Q{int(x)-44} {n(b+36)} {int(x)-70} {n(b)}z", GOLD), path(f"M{int(x)-70} {n(b)}Q{x} {n(b+9)} {int(x)+70} {n(b)}Q{x} {n(b+18)} {int(x)-66} {n(b+6)}z", GL), path(f"M{int(x)+20} {n(b+8)}Q{int(x)+56} {n(b+4)} {int(x)+68} {n(b+4)}Q{int(x)+44} {n(b+36)} {x} {n(b+36)}Q{int(x)+24} {n(b+26)} {int(x)+20} {n(b+8)}z", "#8A5326", .6))
a.add(group(beam, t=f"translate(600 452) rotate({tilt}) scale(.91 1)"))

# ---- columns in pairs, lit from the left ----
flute = a.sym("col", f'<path d="M-27 0Q-32 150 -34 300H34Q32 150 27 0z" fill="{a.lin([(0,"#FFE9BC"),(.2,"#F0D9B0"),(.45,"#A9B0C6"),(.8,"#6A7398"),(1,"#4F567F")],0,0,1,0)}"/>' + line("M-17 6Q-20 150 -21 298M-6 6V298M6 6V298M17 6Q20 150 21 298", "#4A5080", 3, .3)
              + path("M-38-26H40V-12H-38z", "#C9C4BC") + path("M-34-12H36L28 2H-28z", "#A3A9BE") + path("M-38-26H-4V-21H-38zM-34-12H-6L-10-8H-31z", "#FFEFCB") + path("M8-26H40V-12H8z", "#5C648C", .5) + path("M-40 296H40V310H-40zM-46 310H46V326H-46z", "#A9AFC2") + path("M-40 296H-4V301H-40zM-46 310H-4V315H-46z", "#FFEFCB") + path("M6 296H40V310H46V326H6z", "#4F567F", .5) + path("M30 0L60 20V300L34 306z", "#1E1A2B", .0))
for x in (244, 348, 852, 956):
    a.add(path(f"M{x+20} 404L{x+64} 404V736H{x+30}z", SHADOW, .22), flute(x, 412, 1))

# entablature and pediment
a.add(soft("M196 330H1004V388H196z", 3, 10, 7, .3), path("M206 340H994V388H206z", a.lin([(0, LT), (.3, "#B9BCC6"), (.7, "#8790AE"), (1, SH)], 0, 0, 1, 0)), path("M206 362H994V366H206z", SH, .5), path("".join(f"M{228+i*44} 344h20v15h-20z" for i in range(18)), "#4F567F", .35))
a.add(path("M184 322H1018V340L1004 348H198L184 340z", a.lin([(0, "#FFEFCB"), (.4, "#C9C8CA"), (1, "#6A7398")], 0, 0, 1, 0)))
a.add(path("M184 326L600 150L1018 326z", a.lin([(0, "#F3D9A8"), (.35, ST), (1, SH)], 0, 0, 1, 0)), path("M262 314L600 176L940 314z", a.lin([(0, "#8A8EA4"), (.5, "#6A7398"), (1, "#4A5080")], 0, 0, 1, 0)))
a.add(path("M168 322L600 132L1034 322L1026 340L600 156L176 340z", a.lin([(0, "#FFE9BC"), (.5, "#D3CBBE"), (.52, "#7C86A8"), (1, "#5C648C")], 0, 0, 1, 0)), path("M168 322L600 132V139L171 329z", "#FFF6DC"))
# relief in the gable: hills, a river, sheaves and a rising sun
a.add(path("M430 312A170 120 0 0 1 770 312z", "#A3A9BE", .5), path("".join(f"M600 312L{n(600+190*math.cos(t-.05))} {n(312-112*math.sin(t-.05))}L{n(600+190*math.cos(t+.05))} {n(312-112*math.sin(t+.05))}z" for t in [.35 + i * .305 for i in range(9)]), "#F3D9A8", .6), f'<path d="M556 312a44 44 0 0 1 88 0z" fill="{AMBER}"/><path d="M562 312a38 38 0 0 1 30 -37q-18 16 -18 37z" fill="{GL}"/>', path(curve("300,314! 380,282 470,276 560,314!") + curve("640,314! 720,280 800,284 900,314!"), "#B9BCC6"), path(curve("300,314! 380,282 470,276! 400,292 350,314!"), "#F6E3BC"))
# little knobs on the roof
for x, y in ((600, 122), (176, 312), (1026, 312)):
    a.add(path(f"M{x-16} {y+22}h32l-6 -14h-20z", "#B9BCC6"), f'<circle cx="{x}" cy="{y-4}" r="17" fill="#8790AE"/><circle cx="{x-4}" cy="{y-8}" r="11" fill="#FBE3B4"/>')

# ---- steps ----
for i in range(6):
    y, x0, x1 = 734 + i * 20 + i * i * .8, 200 - i * 20, 1000 + i * 24
    y2 = y + 22 + i * 1.6
    a.add(path(f"M{x0} {n(y)}H{x1}V{n(y2)}H{x0}z", a.lin([(0, mix("#E9D5B0", SH, i * .05)), (.35, mix("#A3A9BE", DK, i * .07)), (1, mix("#5C648C", DK, i * .1))], 0, 0, 1, 0)), path(f"M{x0} {n(y)}H{x1}V{n(y+5)}H{x0}z", "#FFF0CC", .75 - i * .06))
a.add(a.glow(600, 800, 260, "#F5B45E", .6, 60))
# lamps on piers
for x, c in ((172, "#D9CFBC"), (1020, "#7A83A4")):
    a.add(path(f"M{x-34} 700h68v12h-68zM{x-28} 712h56v150h-56zM{x-36} 850h72v20h-72z", c), path(f"M{x+6} 712h22v150h-22z", SH, .4), path(f"M{x-34} 700h68v4h-68z", "#FFF0CC"))
    a.add(a.glow(x, 640, 110, LAMP, .85), path(f"M{x-5} 700v-24h10v24z", DK), path(f"M{x-20} 676h40l6 -56h-52z", "#F5C45E"), path(f"M{x-12} 676h22l2 -48h-27z", "#FFF3CC"), path(f"M{x-34} 622q34 -40 68 0zM{x-24} 674h48v8h-48z", DK), line(f"M{x} 620V676", DK, 3), f'<circle cx="{x}" cy="598" r="5" fill="{DK}"/>')

# the judge comes up with a book; the cat has eyes for the robin
a.add(villager(356, 838, 228, coat="#4A3A5E", skirt=True, hair="#D9D3DA", hat="cap", hatc="#3A3052", beard="#EFE6E0", scarf="#F6EEDF", look=5, lean=4, la="33,66 26,92 50,108", ra="67,66 82,90 78,106",
               front=path("M46 84l42 -6 4 38 -42 6z", BRICK) + path("M46 84l42 -6 1 5 -42 6z", "#E39A74") + path("M88 78l6 4 4 36 -6 -2z", CREAM) + path(star(69, 100, 9), LAMP) + '<circle cx="56" cy="112" r="7" fill="#F0C3A0"/>'))
a.add(use("cat", 806, 838, 146))
# leaves on the wind
for x, y, g, s in ((480, 850, 20, 1), (690, 872, -30, 1.2), (560, 880, 60, .9), (240, 884, 10, 1.1), (960, 884, -20, 1.2), (1080, 560, 30, .8), (150, 470, -40, .8), (706, 640, 24, .7)):
    a.add(path("M-16 0Q-6 -16 16 -4Q4 12 -16 0z", ("#E0702E", "#E7A13D", "#C46F3B")[int(x) % 3], None, f'transform="translate({x} {y}) rotate({g}) scale({s})"'))

# an amber bough above on the right, dark grass below
a.add(path(bough(r, 1240, 20, 2.8, 150, 18, 2, .4), "#3A3048"))
a.add(path(scallop(r, "1240,-30 1010,-30 980,10 1030,40 1010,84 1080,90 1110,140 1170,126 1240,170", 22), "#7A4A3C"), path(scallop(r, "1240,-30 1080,-30 1050,10 1100,40 1110,80 1170,84 1240,110", 18), "#B8673A"), path(scallop(r, "1200,-30 1100,-30 1090,4 1130,24 1180,30", 14), "#E09A4A"))
a.add(path(blades(r, 20, 926, 180, 80, 10, .1), "#2E3250"), path(blades(r, 1180, 926, 180, 90, 10, -.1), "#2E3250"))
a.add(a.vignette(.32, .5, .52, "#1E1E3A"), a.grain(.5))
a.save(OUT + "building-courthouse.svg")
