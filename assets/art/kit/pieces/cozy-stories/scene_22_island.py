"""C22: from high above at sunrise; a rowing boat tows an island of tulips with its mill, the goose flies past with a letter."""
from _stage import *
from _players import *

a = scene(22)
r = a.r
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#F6B7A0"),(.07,"#FBD6A8"),(.12,"#FDECC4"),(.13,"#F2D3B4"),(.2,"#A9CBC4"),(.42,"#5FB0B4"),(.75,"#2F8A9C"),(1,"#1E6480")])}"/>')
HZ = 150
# sun on the horizon, left of the middle
a.add(a.glow(250, HZ, 420, "#FFE6A6", .9), f'<clipPath id="sun"><path d="M0 0H900V{HZ}H0z"/></clipPath><circle cx="250" cy="{HZ-6}" r="62" fill="#FFF3CC" clip-path="url(#sun)"/>')
for spec, c, l in (("420,60 540,44 660,54 780,40 900,60 820,82 620,84 500,80", "#E39A98", "#FFE3B8"), ("-20,46 80,34 180,46 150,62 40,66", "#E8A296", "#FFE9C0"), ("620,110 740,98 860,108 930,100 930,122 760,128", "#F2BFA0", "#FFF0CC")):
    a.add(path(curve(spec), l, .9, 'transform="translate(-2 5)"'), path(curve(spec), c, .85))
a.add(path("M-20 150Q200 146 450 150T920 148V170H-20z", "#CFE0CE", .5))
# the sea: long strokes that grow, a road of light
a.add(path(ripples(r, -20, 920, 160, 420, 70, .03, .12, 1.4, 2), "#FDEBC4", .5), path(ripples(r, -20, 920, 420, 1200, 90, .05, .2, 3, 2.2), "#9BD6D2", .4), path(ripples(r, -20, 920, 500, 1200, 60, .05, .2, 3.4, 2.2), "#14566E", .3))
sl = ""
for k in range(26):
    y = 158 + k * 13 + k * k * .5
    w = 50 + k * 7
    x = 250 - k * 3 + r.uniform(-20, 20)
    sl += f"M{n(x-w,0)} {n(y,0)}q{w:.0f} {-3-k*.3:.1f} {2*w:.0f} 0q{-w:.0f} {3+k*.3:.1f} {-2*w:.0f} 0z"
a.add(path(sl, "#FFF1C4", .75))
# far sails of other places? only birds
a.add(birds([(700, 190, 7), (730, 202, 6), (664, 204, 5)], "#7A5A72"))

# the island: wake, shore, cliff, flower fields
CX, CY, RX, RY = 488, 560, 326, 216
IS = [(CX + RX * math.cos(t) * k, CY + RY * math.sin(t) * k) for t, k in ((0, 1), (.5, 1.03), (1.05, .97), (1.57, 1.02), (2.1, .98), (2.6, 1.04), (3.14, .98), (3.7, 1.02), (4.2, .97), (4.71, 1.0), (5.2, .98), (5.75, 1.02))]
isl = curve(IS)
shift = lambda dx, dy, k=1: curve([(CX + (x - CX) * k + dx, CY + (y - CY) * k + dy) for x, y in IS])
a.add(path(shift(30, 120, 1.06), "#0F4A60", .4), path(shift(0, 74, 1.1), "#E8F6EE", .5), path(shift(2, 76, 1.06), "#2F8A9C"), path(shift(0, 66, 1.05), "#F6FBF2", .9), path(shift(2, 70, 1.02), "#3A97A6", .8))
# bow wave to the lower left, long wake to the upper right
a.add(path(curve("150,600! 130,680 170,780 290,850 450,886! 300,820 220,740 186,650"), "#FFFFFF", .8), path(curve("126,640! 110,740 180,840 320,900! 210,820 160,730"), "#FFFFFF", .45))
for P, w in (("800,560 850,500 890,440 930,390", (4, 14, 20, 26)), ("806,640 860,620 920,590", (4, 12, 18)), ("740,420 790,370 850,310 920,262", (3, 9, 12, 14))):
    a.add(path(ribbon(sample(P, 20), w), "#EAF6F0", .55))
a.add(path(shift(0, 62, 1.0), "#6E4E4A"), path(shift(0, 54, 1.0), a.lin([(0, "#B98A62"), (.5, "#96684E"), (1, "#5E4048")], 0, 0, 1, 0)))
a.add(line("".join(f"M{n(CX+RX*math.cos(t)*.98,0)} {n(CY+RY*math.sin(t)+8,0)}q{r.uniform(-6,6):.0f} 18 {r.uniform(-8,8):.0f} {r.uniform(22,40):.0f}" for t in [k * .14 + .12 for k in range(21)]), "#4A3238", 4, .6))
a.add(path("".join(f"M{n(CX+RX*math.cos(t),0)} {n(CY+RY*math.sin(t)+30,0)}q8 20 -2 42l-5 -2q4 -20 0 -38z" for t in (.3, .8, 1.3, 1.9, 2.4, 2.8)), "#7A5A48"))
a.defs.append(f'<clipPath id="isl"><path d="{isl}"/></clipPath>')
f = f'<rect x="140" y="330" width="700" height="470" fill="{a.lin([(0,"#A9CC7A"),(1,"#5E9A50")])}"/>'
VX, VY = 560, -460
cols = (TULIP, "#F6C850", "#F8EFE2", "#EB8FA6", "#7E62A8", "#F08A4A")


def ray(x, y):
    """The point at height y on the line from the vanishing point to (x, 800)."""
    t = (y - VY) / (800 - VY)
    return VX + (x - VX) * t


x, k = 20, 0
while x < 1010:
    w = 62
    c = cols[k % 6]
    f += path(f"M{n(ray(x,320),0)} 320L{n(ray(x+w-14,320),0)} 320L{x+w-14} 800L{x} 800z", mix(c, "#F6C890", .12))
    d = ""
    y = 346
    while y < 800:
        s = .5 + (y - 340) / 460
        for j in (.2, .5, .8):
            u = ray(x + (w - 14) * j, y)
            d += f"M{n(u-4*s,0)} {n(y,0)}q{n(4*s)} {n(-7*s)} {n(8*s)} 0z"
        y += 13 * s + 3
    f += path(d, dim(c, .26), .55)
    x += w
    k += 1
# paths and a ring of green round the mill
f += path(curve("440,560! 400,640 380,700 330,800! 380,800! 424,710 446,650 480,575!"), "#EBD5A0") + path(curve("380,540 420,510 490,500 560,512 596,544 570,578 490,592 410,580"), "#7FB25E") + path(curve("388,538 424,510 490,501 556,512! 490,510 430,524 396,552"), "#CFE49A", .8)
# the shadow of a balloon that is not in the picture
f += path(curve("586,640 600,604 648,588 704,592 742,618 744,656 712,688 660,698 612,682"), "#2E2A5A", .42) + path("M640 700L628 730H668L676 698z", "#2E2A5A", .42) + path("M650 694L646 704h14l6 -10z", "#2E2A5A", .3)
a.add(f'<g clip-path="url(#isl)">{f}</g>', line(isl, "#F4F3C0", 5, .9))
for x, y, w, h in ((210, 500, 60, 56), (250, 470, 46, 44), (744, 476, 64, 60), (786, 520, 50, 46), (700, 444, 40, 38), (300, 420, 40, 38), (770, 620, 44, 40), (200, 590, 44, 42)):
    a.add(path(curve(f"{x-w*.3:.0f},{y}! {x:.0f},{y-4} {x+w*.8:.0f},{y+4}! {x+w*.3:.0f},{y+12}"), "#2E3E4A", .3), a.bush(x, y + 4, w, h, "#6FA05A"))
# a cottage with its smoke-free chimney, a jetty
a.add(place(tint(draw("cottage", "#F6E4CC", "#B8644A"), "#F6C890", .12), 590, 392, .3), path(curve("560,500! 640,488 720,500! 660,512"), "#2E3E4A", .2))
a.add(path(curve("470,566! 560,548 660,560 700,574! 600,590 500,584"), "#2E3E4A", .34))
a.add(use("mill", 480, 574, 330, haze="#F6C890", t=.08, keep=KEEP, lit=False, args=(22,)))
a.add(path("M262 716L214 770L226 780L280 728z", "#8A6248"), path("M262 716L214 770L217 773L266 719z", "#E0B283"), line("M232 764v34M254 740v30", "#5E4038", 6))

# the rope and the boat that pulls
RP = "228,776 190,850 160,930 152,1010"
a.add(line(curve(RP, False), "#1E5670", 9, .35, extra='transform="translate(8 12)"'), line(curve(RP, False), "#F4E3BC", 5), line(curve(RP, False), "#A9855A", 5, .8, extra='stroke-dasharray="6 6"'))
bt = path(curve("-18,-52! -30,-20 -28,26 0,62! 28,26 30,-20 18,-52! 0,-58"), WOODL) + path(curve("-12,-46! -22,-16 -20,22 0,50! 20,22 22,-16 12,-46! 0,-50"), "#5E4034") + path("M-22 -14h44v9h-44zM-20 18h40v8h-40z", lit(WOODL, .25)) + path(curve("-18,-52! -30,-20 -28,26 0,62! -22,24 -24,-20 -12,-50!"), lit(WOODL, .5)) + path(curve("18,-52! 30,-20 28,26 0,62! 22,24 24,-20 12,-50!"), BRICK)
oar = lambda s: line(f"M{s*8} 2L{s*74} -28", "#E0B283", 5) + path(f"M{s*66} -30l{s*30} -14l{s*8} 12l{s*-30} 14z", "#E0B283")
bt += oar(1) + oar(-1) + path(disc(0, 2, 15), "#F2BC45") + path(disc(-3, -1, 9), "#FBD98A") + path(disc(0, -1, 7), "#3A2838")
a.add(path(curve("90,990! 120,1080 180,1120! 150,1070 134,1030") + curve("214,990! 206,1070 170,1124! 186,1060 190,1020"), "#FFFFFF", .7), path(disc(160, 1050, 44), "#0F4A60", .25), path(curve("130,1010! 150,1000 176,1004 190,1016! 200,1060 180,1100! 140,1080"), "#0F4A60", .35))
a.add(place(bt, 150, 1058, 1.06, rot=8))
a.add("".join(f'<ellipse cx="{x}" cy="{y}" rx="{q}" ry="{q*.5:.1f}" fill="none" stroke="#FFFFFF" stroke-opacity=".8" stroke-width="3"/>' for x, y, q in ((58, 1020, 16), (246, 1044, 16), (52, 1060, 10), (250, 1086, 10))))

# low cloud under us, upper right and lower edge
for spec, s in (("-60,1190 20,1150 100,1166 180,1140 260,1176 320,1196 340,1240 -60,1260", 34), ("720,1210 780,1170 850,1176 920,1140 960,1260 740,1260", 30)):
    d = scallop(r, spec, s, .5)
    a.add(path(d, "#0F4A60", .22, 'transform="translate(14 14)"'), path(d, "#FFF6E6"), path(d, a.lin([(0, "#FBE3D2"), (1, "#E9BFC0")]), None, 'transform="translate(4 9)"'))


# the goose, large and near, flying with the island
def goose_soar():
    """In flight to the right, near wing up; 360 wide, its breast at 0,0."""
    far = path(curve("20,-14! 40,-70 90,-130 150,-168! 140,-140 128,-124! 134,-112 112,-96! 116,-82 92,-70! 92,-54 70,-40! 60,-20 50,-4!"), "#C9C2D2") + line("M60 -30L120 -118M74 -56L136 -142M52 -50L96 -112", "#A9A2BC", 3)
    o = far
    o += path(curve("-178,30! -150,8 -120,-2 -80,-18 -20,-34 40,-34 84,-18! 100,4 80,30 30,44 -30,46 -90,38 -130,34! -150,44 -176,46!"), SNOW) + path(curve("-178,30! -176,46 -150,44 -130,34! -90,38 -30,46 30,44 80,30 96,8! 50,22 -30,26 -100,18!"), "#C9C2D2", .9)
    o += path("M-20 44L-58 62L-30 58L-66 72L-24 66L4 46z", AMBER)
    o += path(curve("56,-26! 90,-22 120,-30 152,-40 178,-44! 196,-40 202,-26 190,-14 170,-12! 140,-6 110,10 76,22!"), SNOW) + path(curve("76,22! 110,10 140,-6 170,-12! 186,-12 196,-18! 160,0 110,24 70,30!"), "#C9C2D2", .8)
    o += path(curve("192,-40! 214,-34 236,-22! 222,-14 196,-14!"), AMBER) + path("M200 -24L236 -22L198 -18z", COPPER) + eye(182, -32, 4.6)
    o += path(curve("112,-30! 124,-32 132,-10 128,0! 118,8 112,6! 118,-10"), DELFT) + path("M114 4L90 34L104 32L112 44L124 6zM112 4L78 18L84 30z", dim(DELFT, .15)) + path("M114 4L90 34L96 33z", lit(DELFT, .25))
    w = curve("56,-18! 30,-80 -30,-150 -110,-214 -166,-236! -150,-206 -154,-190! -134,-178 -138,-160! -116,-148 -122,-130! -96,-120 -104,-100! -78,-92 -88,-72! -64,-66 -76,-46! -50,-38 -60,-20! -20,4 30,8!")
    o += path(w, SHADOW, .16, 'transform="translate(6 8)"') + path(w, "#FFFFFF") + path(curve("30,8! -20,4 -60,-20! -50,-38 -76,-46! -40,-30 0,-20 40,-14"), "#DAD5E2") + line("M-60 -30L-8 -34M-80 -56L-12 -62M-92 -82L-22 -86M-108 -112L-40 -114M-126 -142L-60 -140M-142 -172L-84 -168", "#C9C2D2", 3.4) + path(curve("56,-18! 30,-80 -30,-150 -110,-214! -50,-150 0,-90 30,-30"), "#FFF1D4")
    return o


GS = place(goose_soar(), 600, 972, 1.16, flip=True)
a.add(path(curve("420,1130! 560,1112 720,1120 800,1136! 680,1152 520,1150"), "#0F4A60", .22))
a.add(place(draw("letter"), 268, 900, .98, rot=-12), GS)
# petals on the wind
a.add(path("".join(f"M{x} {y}q{q} {-q*.8:.0f} {2*q} {-q*.1:.0f}q{-q} {q*.8:.0f} {-2*q} {q*.1:.0f}z" for x, y, q in ((330, 880, 8), (400, 840, 9), (520, 820, 7), (840, 800, 9), (700, 850, 8), (870, 700, 7), (90, 880, 7))), TULIP), path("".join(f"M{x} {y}q{q} {-q*.8:.0f} {2*q} {-q*.1:.0f}q{-q} {q*.8:.0f} {-2*q} {q*.1:.0f}z" for x, y, q in ((450, 880, 7), (780, 860, 8), (60, 780, 7), (850, 440, 6))), "#F6C850"))
a.add(a.vignette(.3, .5, .45, "#123E56"), a.grain(.45))
a.save(OUT + "scene-22.svg")
