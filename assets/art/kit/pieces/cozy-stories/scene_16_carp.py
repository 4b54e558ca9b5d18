"""C16: under the canal; a huge carp circles a stopped clock and a golden key, a lantern hangs down from a boat."""
from _stage import *
from _players import *

a = scene(16)
r = a.r
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#CFE6C8"),(.07,"#8CC4A8"),(.25,"#3F8F80"),(.6,"#1D5A60"),(1,"#0D2F3C")])}"/>')
# the light from above: shafts
sh = "".join(f"M{x} 90L{x+w} 90L{x+w+dx+w2} {y}L{x+dx-w2} {y}z" for x, w, dx, w2, y in ((70, 60, -60, 30, 980), (190, 90, -20, 50, 980), (350, 50, 20, 30, 980), (470, 34, 60, 20, 980), (780, 60, 120, 40, 980), (860, 40, 150, 30, 980)))
a.add(path(sh, a.lin([(0, "#E9F6D8", .34), (1, "#E9F6D8", 0)])))

# the mirrored mill: head down from the surface, cut into strips that swim apart
ml = tint(re.sub(r"<path[^>]*fill=\"url\(#\w+\)\"[^>]*/>", lambda m: m.group(0), draw("mill", 20, False)), "#BFE3CC", .34)
_ids = set(re.findall(r'id="([\w-]+)"', ml))
for i in _ids:
    ml = ml.replace(f'"{i}"', f'"mm-{i}"').replace(f"#{i})", f"#mm-{i})").replace(f'"#{i}"', f'"#mm-{i}"')
a.sym("mill", ml)
y0 = 92
for k in range(13):
    h = 23
    dx = (5 + k * .5) * math.sin(k * 1.9)
    i = a.id("s")
    a.defs.append(f'<clipPath id="{i}"><path d="M0 {y0+k*h}q120 {5*(-1)**k} 240 0t240 0V{y0+k*h+h+3}q-120 {-5*(-1)**k} -240 0t-240 0z"/></clipPath>')
    a.add(f'<g clip-path="url(#{i})"><use href="#symill" transform="translate({n(150+dx)} {y0}) scale(.53 -.53) translate(-220 -548)"/></g>')
# surface seen from below
sf = curve("-20,-20! 920,-20! 920,78! 800,98 680,70 540,94 400,72 260,98 120,74 -20,92!")
a.add(path(sf, "#E6F3D2"), path(curve("-20,92! 120,74 260,98 400,72 540,94 680,70 800,98 920,78! 920,98! 800,120 680,90 540,116 400,92 260,120 120,94 -20,114!"), "#F8FCEB", .85), path(ripples(r, 0, 900, 10, 76, 20, .08, .2, 3, 1), "#A9D6B8", .8), path(ripples(r, 0, 900, 112, 190, 20, .06, .2, 2.4, 1), "#DDF2DA", .5))
# the hull above us, its shadow hanging in the water
a.add(path(curve("452,96! 520,150 640,176 760,160 872,88! 800,110 640,120 520,106"), "#0E3A44", .35, 'transform="translate(0 26)"'))
hull = curve("430,58! 470,120 560,156 660,160 770,140 880,40! 780,76 660,92 540,84")
a.add(path(hull, "#5E3F30"), path(curve("430,58! 470,120 560,156 660,160 770,140 880,40! 800,104 690,126 580,120 490,92"), "#3D2A2C"), path(curve("430,58! 540,84 660,92 780,76 880,40! 790,92 660,108 540,100 440,70"), BRICK), line("M500 108Q640 146 806 98M540 128Q650 152 770 122", "#2A1E26", 3, .7))
a.add(path(curve("640,150! 652,178 690,180 700,148!"), "#3D2A2C"))
# far shoals
a.add("".join(place(tint(draw("fish"), "#3F8F80", t), x, y, s, flip=f) for x, y, s, t, f in ((700, 300, .34, .62, True), (760, 340, .26, .66, True), (650, 352, .24, .68, True), (60, 520, .3, .66, False), (130, 480, .24, .7, False), (806, 470, .3, .6, True))))
# far weeds and stones
for x, h, q, c in ((60, 420, .1, "#1F6A66"), (110, 330, -.2, "#247068"), (820, 460, -.1, "#1F6A66"), (870, 360, .2, "#247068"), (760, 300, .2, "#2A7A70"), (20, 300, .2, "#2A7A70")):
    for k in range(3):
        xx = x + k * 15 - 14
        P = [(xx + math.sin(j * 1.1 + k) * 13 * (j / 6), 1020 - h * j / 6 * (1 - k * .15)) for j in range(7)]
        a.add(path(ribbon(P, [11, 14, 13, 10, 4]), mix(c, "#0D2F3C", k * .2)))

# the light at the heart of it
a.add(a.glow(480, 640, 400, "#F2D98A", .75))
# sand: back bank, then the mound
a.add(path(curve("-20,1010! 140,960 320,930 480,908 640,930 800,966 920,950! 920,1220! -20,1220!"), a.lin([(0, "#B9B070"), (.3, "#6E8A68"), (1, "#1F4A4E")])))
a.add(path(curve("260,960! 380,922 480,908 590,920 700,956! 560,936 420,938"), "#F0E3A0", .7))

# the carp: drawn along a bent backbone, from tail to nose
A0, A1 = math.radians(52), math.radians(-232)
CX, CY, RX, RY = 492, 632, 292, 296


def bone(t):
    q = A0 + (A1 - A0) * t
    k = 1 + .05 * math.sin(t * 6)
    return CX + RX * k * math.cos(q), CY + RY * k * math.sin(q)


WID = (26, 40, 62, 92, 122, 148, 168, 182, 190, 192, 184, 166, 132, 84, 22)


def wid(t):
    u = t * (len(WID) - 1)
    i = min(int(u), len(WID) - 2)
    return WID[i] + (WID[i + 1] - WID[i]) * (u - i)


def at(t, v):
    """t along the backbone, v across: -1 is the back (outside), 1 the belly (inside)."""
    x, y = bone(t)
    x2, y2 = bone(min(1, t + .004))
    x1, y1 = bone(max(0, t - .004))
    L = math.hypot(x2 - x1, y2 - y1) or 1
    nx, ny = -(y2 - y1) / L, (x2 - x1) / L          # to the right of the heading
    w = wid(t) / 2
    return x + nx * w * -v * -1, y + ny * w * -v * -1


def band(v0, v1, t0=0, t1=1, m=26):
    A = [at(t0 + (t1 - t0) * i / m, v0) for i in range(m + 1)]
    B = [at(t0 + (t1 - t0) * i / m, v1) for i in range(m + 1)][::-1]
    return curve([(*A[0], 1)] + A[1:-1] + [(*A[-1], 1), (*B[0], 1)] + B[1:-1] + [(*B[-1], 1)])


# which side is outside?
ox, oy = at(.5, -1)
OUT_ = -1 if math.hypot(ox - CX, oy - CY) > math.hypot(*(p - c for p, c in zip(bone(.5), (CX, CY)))) else 1
bk, be = OUT_, -OUT_
G, GD, GL = "#D08A34", "#8A4E24", "#F0BE62"
fish = path(band(-1, 1), SHADOW, .3, 'transform="translate(10 18)"')
# tail fan and the long back fin first
tx, ty = bone(0)
ux, uy = bone(.02)
ang = math.degrees(math.atan2(ty - uy, tx - ux))
fan = path(curve("-10,-14! 50,-40 100,-92 150,-104! 148,-60 120,-26 96,0! 122,30 146,66 146,112! 96,92 48,38 -10,14!"), GD) + path(curve("-10,-10! 50,-34 100,-82 140,-92! 118,-50 86,-14 20,0!"), "#B9682C") + line("M20 -14Q80 -50 126 -86M24 -6Q80 -26 118 -50M24 6Q80 30 120 62M20 14Q76 50 122 92", "#5E3420", 3, .7)
fish += group(fan, t=f"translate({n(tx)} {n(ty)}) rotate({n(ang)})")
F = [at(.36 + .34 * i / 12, bk * (1 + .5 * math.sin(min(1, i / 9) * 2.2) * (1 if i < 11 else .4))) for i in range(13)]
B = [at(.36 + .34 * i / 12, bk * .92) for i in range(13)][::-1]
fish += path(curve([(*F[0], 1)] + F[1:-1] + [(*F[-1], 1), (*B[0], 1)] + B[1:-1] + [(*B[-1], 1)]), GD) + line("".join(f"M{n(F[i][0],0)} {n(F[i][1],0)}L{n(B[12-i][0],0)} {n(B[12-i][1],0)}" for i in range(1, 12)), "#5E3420", 3, .6)
# belly fins
for t0, L in ((.34, 70), (.6, 84)):
    p0, p1 = at(t0, be * .86), at(t0 + .07, be * .9)
    q0 = at(t0 - .05, be * 1.55)
    q1 = at(t0 + .0, be * 1.75)
    fish += path(curve([(*p0, 1), (*q0, 0), (*q1, 0), (*p1, 1)]), GD) + line(f"M{n(p0[0])} {n(p0[1])}L{n(q0[0])} {n(q0[1])}M{n((p0[0]+p1[0])/2)} {n((p0[1]+p1[1])/2)}L{n((q0[0]+q1[0])/2)} {n((q0[1]+q1[1])/2)}", "#5E3420", 3, .6)
fish += path(band(-1, 1), G)
fish += path(band(bk * 1, bk * .42), "#8E5A34", .75) + path(band(be * .5, be * 1), "#F4DDA0", .85) + path(band(be * .8, be * 1), "#FFF0C4", .7)
# scales: rows of half moons that follow the body
sc = lt = ""
for j, v in enumerate((-.84, -.6, -.36, -.12, .12, .36, .6)):
    i = 0
    t = .1 + (j % 2) * .0115
    while t < .79:
        x, y = at(t, v)
        x2, y2 = at(t - .016, v + .12)
        x3, y3 = at(t - .016, v - .12)
        xb, yb = at(t - .03, v)
        sc += f"M{n(x2,0)} {n(y2,0)}Q{n(xb,0)} {n(yb,0)} {n(x3,0)} {n(y3,0)}"
        if (i * 7 + j * 3) % 5 == 0:
            lt += f"M{n(x2,0)} {n(y2,0)}Q{n(xb,0)} {n(yb,0)} {n(x3,0)} {n(y3,0)}Q{n(x,0)} {n(y,0)} {n(x2,0)} {n(y2,0)}z"
        t += .023
        i += 1
fish += path(lt, GL, .6) + line(sc, "#6E3E22", 2.6, .55)
# head: gill cover, calm eye, mouth, four barbels
g = [at(.815 - .05 * math.sin(k / 8 * 3.14), -1 + 2 * k / 8) for k in range(9)]
cheek = curve([(*g[0], 1)] + g[1:-1] + [(*g[-1], 1)] + [at(.83 + .17 * i / 8, 1) for i in range(9)] + [at(.83 + .17 * i / 8, -1) for i in range(8, -1, -1)])
fish += path(cheek, "#C98236") + path(band(be * .4, be * 1, .79, 1, 14), "#F6E2AE", .9) + path(band(bk * .45, bk * 1, .815, 1, 14), "#A0622E", .7)
fish += line(curve([(x, y) for x, y in g], False), "#6E3E22", 6, .8) + line(curve([(x + 1, y + 5) for x, y in g[1:-1]], False), GL, 3.4, .9)
ex, ey = at(.9, bk * .3)
hx, hy = bone(1)
kx, ky = bone(.97)
ha = math.degrees(math.atan2(hy - ky, hx - kx))
fish += f'<circle cx="{n(ex)}" cy="{n(ey)}" r="22" fill="#6E3E22"/><circle cx="{n(ex)}" cy="{n(ey)}" r="18" fill="#F5D58A"/><circle cx="{n(ex+3)}" cy="{n(ey-1)}" r="10.500" fill="{INK}"/><circle cx="{n(ex+6)}" cy="{n(ey-5)}" r="3.600" fill="{CREAM}"/>' + group(path("M-23 3Q0 9 23 3A23 23 0 0 1 -23 3z", "#A8642C") + line("M-23 3Q0 9 23 3", "#5E3420", 3.6), t=f"translate({n(ex)} {n(ey)}) rotate({n(ha)})")
mouth = path(curve("-20,-22! 4,-20 16,-6 14,4! 20,12 8,24 -16,22!"), "#C98A4A") + line("M14 2Q0 6 -16 2", "#6E3E22", 4)
fish += group(mouth, t=f"translate({n(hx)} {n(hy)}) rotate({n(ha)})")
wh = "".join(ribbon(sample(P, 10), [8, 6, 5, 1.5], 0) for P in (f"{n(hx)},{n(hy+10)} {n(hx-6)},{n(hy+50)} {n(hx+30)},{n(hy+78)} {n(hx+66)},{n(hy+70)}", f"{n(hx-14)},{n(hy+16)} {n(hx-36)},{n(hy+56)} {n(hx-16)},{n(hy+96)} {n(hx+16)},{n(hy+104)}", f"{n(hx+10)},{n(hy-8)} {n(hx+50)},{n(hy+2)} {n(hx+86)},{n(hy-10)} {n(hx+104)},{n(hy-34)}"))
fish += path(wh, "#B9682C")
a.add(fish)

# lantern on its string, the clock stopped, the key half sunk
a.add(line("M672 176Q690 300 560 330T486 470", "#E9E2C4", 3, .9), a.glow(486, 570, 170, "#FBE7A6", .7), use("lantern", 486, 466, 220))
clk = draw("clock", WOOD, (-52, 96))
a.add(path(curve("330,948! 430,930 560,944 600,954! 480,972 370,966"), "#16363E", .5))
a.add(group(tint(clk, "#2C6E66", .12, (LAMP,)), t="translate(436 980) rotate(-11) scale(1.34) translate(-70 -212)"))
a.add(group(draw("key"), t="translate(588 962) rotate(27) scale(1.3) translate(-45 -176)"), a.glow(622, 822, 90, "#FFF0B0", .6))
a.add(path(star(596, 800, 13) + star(646, 862, 8), "#FFF8DC"))
# sand heaped over their feet
a.add(path(curve("-20,1040! 120,1000 260,984 350,956 440,968 520,944 610,956 700,950 800,992 920,986! 920,1220! -20,1220!"), a.lin([(0, "#CDBE7A"), (.25, "#7A9068"), (1, "#173E46")])), path(curve("330,964! 350,954 440,966 520,942 610,954 700,949! 620,966 520,958 440,980"), "#F6E9AE", .8))
a.add(path("".join(f"M{n(x,0)} {n(y,0)}q{n(w/2,0)} -7 {n(w,0)} 0" for x, y, w in ((180, 1050, 130), (360, 1020, 120), (520, 1036, 150), (250, 1096, 180), (600, 1080, 150), (700, 1030, 120), (440, 1120, 190))), "none", None, 'stroke="#2C5A58" stroke-width="5" stroke-linecap="round" stroke-opacity=".5"'))
# mussels, pebbles, a sleeping snail
for x, y, s, c in ((300, 1040, 24, "#7A8A7C"), (334, 1052, 16, "#A6A888"), (700, 1066, 30, "#5E7A74"), (742, 1084, 20, "#8C9A80"), (560, 1000, 13, "#A6A888")):
    a.add(path(curve([(x - s, y, 1), (x - s * .6, y - s * .7), (x + s * .3, y - s * .8), (x + s, y, 1), (x, y + s * .2)]), c), path(curve([(x - s, y, 1), (x - s * .6, y - s * .7), (x + s * .2, y - s * .8), (x - s * .3, y - s * .2)]), lit(c, .35), .8))
a.add(group(path("M0 0q-30 -4 -34 -26q26 -18 52 0q14 14 16 26z", "#4A5E7A") + path("M0 0q-30 -4 -34 -26q14 -10 30 -8z", "#8FA3BE") + line("M-26 -22q20 6 40 20M-14 -32q18 8 34 28", "#2E3E58", 2.4), t="translate(470 1096) rotate(12)"))
# bubbles
b = ((280, 850, 8), (300, 806, 11), (286, 760, 6), (316, 724, 9), (540, 420, 6), (556, 380, 9), (546, 330, 5), (780, 620, 8), (796, 570, 11), (784, 520, 6), (420, 520, 5), (660, 700, 6), (672, 660, 9), (120, 1000, 9), (134, 950, 6))
a.add("".join(f'<circle cx="{x}" cy="{y}" r="{s}" fill="#CFEBD8" fill-opacity=".24" stroke="#E6F6E4" stroke-opacity=".8" stroke-width="2"/><circle cx="{x-s*.35:.1f}" cy="{y-s*.35:.1f}" r="{s*.25:.1f}" fill="#FFFFFF"/>' for x, y, s in b))
# near frame: weeds and stones, dark
for x, h, q in ((-6, 560, 16), (34, 430, -20), (80, 300, 14), (858, 640, -16), (896, 480, 20), (812, 340, -12), (770, 230, 14)):
    P = [(x + math.sin(j * .95 + q) * q * (.3 + j / 7), 1220 - h * j / 8) for j in range(9)]
    a.add(path(ribbon(P, [24, 30, 28, 22, 14, 4]), "#0B2A34"), path("".join(f"M{n(u,0)} {n(v,0)}q{k*20} -6 {k*34} -34q{-k*26} 2 {-k*34} 34z" for i, (u, v) in enumerate(P[1:-1]) for k in ((1, -1)[i % 2],)), "#0B2A34"))
a.add(path(curve("-20,1230! -20,1150 60,1110 150,1140 200,1190 260,1206 280,1230!") + curve("640,1230! 680,1180 760,1160 830,1120 920,1140! 920,1230!"), "#0B2A34"))
a.add(a.vignette(.5, .5, .5, "#061C26"), a.grain(.4))
a.save(OUT + "scene-16.svg")
