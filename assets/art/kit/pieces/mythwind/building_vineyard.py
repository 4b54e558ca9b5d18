import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _shared_road_winery import *

a = Art(1200, 900, 51)
r = a.r

# sunset over the bend of the Tarry; the sun stands low on the left
a.add(f'<rect width="1200" height="900" fill="{a.lin([(0,"#4A3F74"),(.12,"#6E5A8A"),(.26,"#C9839A"),(.38,"#F2B8A0"),(.52,"#FAD79A")])}"/>', a.glow(250, 392, 480, "#FFE0A0", .95), f'<circle cx="250" cy="376" r="66" fill="#FFF2CC"/>')
torn(a, (("-20,96 160,74 340,90 500,72 390,114 160,124", "#8A5F90", "#F2B8A0", .85), ("560,54 740,36 920,50 1100,30 1000,78 720,88", "#5F4C84", "#D794A2", .8), ("-20,236 120,220 280,232 400,220 300,254 100,258", "#DD9FA0", "#FBE0B4", .85), ("340,318 420,310 520,318 590,310 520,330 400,334", "#EFC0A0", "#FFF2CC", .85)))
a.add(path("M-20 470L60 400L130 444L220 372L300 440L380 396L470 462L560 438L700 520V560H-20z", "#B9849A"), path("M220 372L300 440L266 440L238 462L206 420z", "#DDA9A6", .8))
a.add(path(curve("-20,480! 120,452 280,468 440,450 600,470 700,460! 700,640! -20,640!"), "#98708C"))
# the river with the sun in it, a village on its far bank
a.add(path(curve("-20,540! 140,520 300,516 420,524 380,536 240,548 120,570 60,600 -20,610!"), "#F6CF9A"), path("M206 522h96l-14 4h-70zM190 532h100l-10 4h-76zM160 546h60l-10 4h-40z", "#FFF4D6", .9), path(curve("-20,596! 60,584 120,566 200,552! 120,580 60,606 -20,618!"), "#B98A94", .7))
a.add(hamlet(r, 330, 514, 28, "#D9AFA0", "#8A5A74", "#FBE3A4", 4), a.firs([(x, 512 + r.uniform(-4, 4), h) for x, h in ((40, 70), (76, 92), (306, 54), (480, 60), (520, 84))], "#7A5A7C", True))

# ---- the vine hill: terraces that sweep up to the right, each with its wall ----
# the near bank of the river
a.add(path(curve("-20,606! 120,586 260,560 420,536 560,540! 600,920! -20,920!"), a.lin([(0, "#A57C80"), (1, "#6E4E5C")])), a.firs(((60, 640, 90), (110, 622, 70), (16, 650, 110)), "#7A5A78", True))
# the hill itself, seen as one mass first
a.plane(curve("400,560! 560,470 720,380 880,300 1040,244 1220,214! 1220,920! 300,920!"), a.lin([(0, "#A8845E"), (.5, "#8A6A58"), (1, "#5A4450")], .6, 0, .4, 1), lip="#FBDDA4", at=(4, 5))
a.add(a.firs(((1150, 236, 110), (1196, 230, 150), (1110, 246, 84)), "#6A4F70", True))

# terraces as bands between hand-set lines; near ones reach across the whole picture
LINES = ["470,520! 620,450 780,376 940,312 1080,272 1230,246",
         "400,566! 560,508 740,440 920,382 1080,346 1230,326",
         "330,624! 500,570 700,514 900,462 1070,430 1230,414",
         "180,700! 400,646 640,600 860,558 1060,530 1230,518",
         "-30,790! 240,736 540,704 820,672 1050,650 1230,642",
         "-30,900! 260,852 560,826 840,802 1060,788 1230,782"]
S = [sample(l.replace("!", ""), 30) for l in LINES]
SOIL = ["#B38A66", "#AB8260", "#9F775A", "#926A54", "#82594E", "#6E4A48"]
VINE = ["#9AA05E", "#8C9C54", "#7E964C", "#6E8A46", "#5E7C40", "#4C6A3A"]
WALLC = ["#C4A29C", "#B8959A", "#A98898", "#997A92", "#8A6E8C", "#6E5A7C"]


def wall(k, h):
    """Dry-stone wall below line k: body, cap in the light, stones in two values."""
    L = S[k]
    top = "M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in L)
    o = path(top + "L" + "L".join(f"{n(x,0)} {n(y+h*(.7+.3*x/1200),0)}" for x, y in L[::-1]) + "z", WALLC[k])
    d = e = ""
    for row in range(3):
        i = r.randrange(2)
        while i < len(L) - 1:
            x, y = L[i]
            hh = h * (.7 + .3 * x / 1200) / 3
            w = hh * r.uniform(1.1, 2)
            yy = y + row * hh + hh * .2 - (L[i][1] - L[i + 1][1]) * .3
            s = f"M{n(x,0)} {n(yy,0)}l{n(w,0)} {n(-w*.3,0)}v{n(hh*.7,0)}l{n(-w,0)} {n(w*.3,0)}z"
            if r.random() < .55:
                d += s
            elif r.random() < .7:
                e += s
            i += r.randrange(1, 4) if h < 30 else r.randrange(1, 3)
    o += path(d, lit(WALLC[k], .3), .8) + path(e, dim(WALLC[k], .3), .6)
    return o + line(top, lit(WALLC[k], .6), max(2.4, h * .12), .9)


def vine_cut(i, fruit):
    """One vine on its wire, 100 high: leaf mass in three sheets, bunches below. The leaf colour comes from the row."""
    q = random.Random(20 + i)
    big = scallop(q, f"-46,-30 -40,-74 -20,{-92-6*i} 14,-96 40,{-86+4*i} 48,-50 40,-22 0,-16 -34,-18", 27, .4)
    top = scallop(q, f"-48,-52 -38,-80 -18,{-95-6*i} 12,-98 36,{-88+4*i} 34,-66 4,-56 -26,-48", 23, .4)
    b = "" if not fruit else "".join(f"M{x-10} {y}q10 -9 20 0q-1 16 -10 27q-9 -11 -10 -27z" for x, y in (((-22, -46), (20, -38)), ((2, -50), (34, -44), (-28, -34)))[i])
    c = "" if not fruit else "".join(f"M{x-6} {y}q5 -5 10 0q-4 9 -8 12q-3 -6 -2 -12z" for x, y in (((-22, -45), (20, -37)), ((2, -49), (34, -43), (-28, -33)))[i])
    f = "M-30 -76q9 -12 18 0q-9 9 -18 0zM6 -84q8 -10 16 0q-8 9 -16 0zM-6 -66q8 -10 16 0q-8 9 -16 0z" if i else "M-18 -84q9 -12 18 0q-9 9 -18 0zM16 -72q8 -10 16 0q-8 9 -16 0z"
    return (path("M-3 4V-70H4V4z", "#5A3E48") + f'<path d="{big}"/>' + path(big, SHADOW, .3) + f'<path d="{top}"/>' + path(f, "#F6E3A0", .7)
            + (path(b, "#5A3A78") + path(c, "#A586C0") if fruit else ""))


CUT = {(i, f): a.sym(f"v{i}{int(f)}", vine_cut(i, f)) for i in (0, 1) for f in (True, False)}


def row_of_vines(k, off, size, c, x0=-30, x1=1230, fruit=True):
    """Vines side by side along line k, raised by off."""
    o, i, last = "", 0, -999
    for x, y in sample(LINES[k].replace("!", ""), 6):
        if x0 <= x <= x1 and x - last > size * r.uniform(.74, .92):
            last = x
            o += CUT[(i % 2, fruit and r.random() < .7)](x, y - off, size / 92 * r.uniform(.95, 1.12))
            i += 1
    return f'<g fill="{c}">{o}</g>'


SIZE = [24, 32, 42, 58, 80]
for k in range(5):
    L, N_ = S[k], S[k + 1]
    a.add(path("M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in L) + "L" + "L".join(f"{n(x,0)} {n(y+20,0)}" for x, y in N_[::-1]) + "z", SOIL[k]))
    a.add(wall(k, (12, 16, 22, 28, 36)[k]))
    if k == 0:
        # a thin far row on the second terrace
        a.add(row_of_vines(1, 26, 27, VINE[0], 400, 1230, False))
    if k < 4:
        z = SIZE[k] * 1.06
        a.add(row_of_vines(k + 1, z * .2, z * 1.1, VINE[k + 1], -40, 1240, k > 0))

# stone hut, upper right third: it stands before the third row
HX, HY = 900, 452
hut = path(curve("-120,10! -20,-4 90,-10 190,0 120,18 -40,22"), SHADOW, .34)
hut += path("M-96 8L-92 -104L40 -110L44 0z", "#D9B9A4") + path("M40 -110L124 -112L126 -6L44 0z", "#7A6080")
hut += path(rows(-90, -96, 36, 8, 13, 22, 10, r, -.04), "#F2D9BC", .8) + path(rows(-84, -90, 36, 6, 17, 20, 9, r, -.04), "#A98898", .7) + path(rows(46, -100, 120, 8, 12, 17, 9, r), "#9A7F98", .7)
hut += path("M-58 4V-62q2 -20 24 -20q22 0 24 20V2z", "#8A6A60") + path("M-52 4V-60q2 -15 18 -15q17 0 18 15V3z", "#4A2E40") + path("M-52 4V-60q2 -15 18 -15L-30 4z", "#7A4A4C") + path("M-4 -66h28v30h-28z", "#4A2E40") + path("M-1 -63h22v24h-22z", LAMP) + path("M9 -63h3v24h-3zM-1 -52h22v3h-22z", "#4A2E40")
hut += soft("M-112 -94L-72 -170L56 -178L140 -104L44 -94z", 3, 8, 5, .28) + path(curve("-114,-92! -90,-136 -70,-172! 0,-178 62,-180! 86,-146 56,-98! -30,-90 -114,-92!"), "#C98560") + path(curve("62,-180! 100,-150 142,-102! 100,-96 50,-98! 74,-140"), "#6A4460") + path(curve("-114,-92! -90,-136 -70,-172! -60,-173 -52,-174! -80,-130 -98,-92!"), "#F6CF9C")
hut += line("M-92 -128Q-10 -122 66 -130M-102 -110Q-20 -104 60 -112M-80 -150Q-10 -146 66 -152", "#8A5048", 3, .7) + path("M84 -146V-190H106V-128z", "#A98898") + path("M80 -190H110V-200H80z", "#E3C7BC")
a.add(a.glow(HX + 10, HY - 60, 120, LAMP, .4), group(hut, t=f"translate({HX} {HY}) scale(1.3)"), path(smoke("1024,192 1022,166 1046,146 1038,118 1066,96", [10, 22, 28, 30, 6]), "#F3D3C0", .7))
pop = a.sym("pop", tint(use("poplar", 0, 0, 250), "#A3788F", .3))
a.add(pop(800, 462), pop(762, 470, .7))

# steps between the walls, from our feet up towards the hut
st, sd = "", ""
for i in range(13):
    t = i / 12
    x, y, w = 612 + 176 * t ** .9, 846 - 346 * t ** .86, 96 * (1 - t) + 26
    st += f"M{n(x-w*.5,0)} {n(y,0)}h{n(w,0)}l{n(-w*.06,0)} {n(-w*.2,0)}h{n(-w*.88,0)}z"
    sd += f"M{n(x-w*.5,0)} {n(y,0)}h{n(w,0)}v{n(w*.16,0)}h{n(-w,0)}z"
a.add(path("M540 868L700 868L812 494L764 494z", "#5A4458", .5), path(sd, a.lin([(0, "#946E84"), (1, "#6A4F6A")])), path(st, a.lin([(0, "#D9A99A"), (1, "#EBC9A8")])))

# ---- the nearest row, the sprite in it, the baskets ----
a.add(path("M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in S[5]) + "L1230 920L-30 920z", SOIL[5]), wall(5, 54))


def bunch(x, y, s, c="#5A3A78", rows_=(4, 3, 3, 2, 1)):
    o = line(f"M{x} {y}v{-14*s:.0f}", "#6B4A36", 4 * s)
    dk = li = ""
    for j, m in enumerate(rows_):
        for i in range(m):
            px, py = x + (i - (m - 1) / 2) * 13 * s + r.uniform(-1, 1), y + 8 * s + j * 11 * s
            dk += f"M{n(px)} {n(py)}h.1"
            li += f"M{n(px-2.5*s)} {n(py-3*s)}h.1"
    return o + line(dk, c, 17 * s) + line(li, lit(c, .45), 6 * s)


# a great vine on the left frames the picture: trunk, arm on a wire, leaves, bunches
a.add(path(ribbon(sample("60,910 74,820 50,730 84,640 66,560 104,490", 18), [44, 34, 28, 26, 20, 14]), "#4A3140"), path(ribbon(sample("50,906 64,820 40,730 74,640 58,566", 18), [10, 9, 8, 7, 3]), "#C99078", .8))
a.add(path(ribbon(sample("70,560 130,500 220,520 320,488 430,506", 18), [18, 14, 12, 9, 4]), "#4A3140"), line("M-10 506L470 498", "#8A6A70", 3, .8))
lv = a.sym("vl", path("M0 0q-6 -16 -26 -12q2 -12 -10 -20q16 -4 18 -12q10 8 16 0q4 -14 14 -20q4 12 16 14q-2 12 8 16q-14 4 -14 20q-12 -4 -22 14z", "#4E6A3C") + line("M0 0L-8 -36M-3 -16L-22 -28M-2 -12L20 -32", "#86A058", 2, .8))
lv2 = a.sym("vm", path("M0 0q-6 -16 -26 -12q2 -12 -10 -20q16 -4 18 -12q10 8 16 0q4 -14 14 -20q4 12 16 14q-2 12 8 16q-14 4 -14 20q-12 -4 -22 14z", "#88A24E") + line("M0 0L-8 -36M-3 -16L-22 -28M-2 -12L20 -32", "#D9DB90", 2, .8))
for x, y, s, q, k in ((20, 470, 1.5, -20, 0), (84, 456, 1.7, 30, 0), (150, 520, 1.5, 150, 0), (220, 496, 1.6, 10, 0), (300, 520, 1.4, 190, 0), (360, 480, 1.4, -10, 0), (428, 512, 1.1, 60, 0), (20, 560, 1.5, 200, 0), (110, 560, 1.3, 140, 0), (50, 440, 1.6, 0, 1), (120, 480, 1.5, -30, 1), (180, 486, 1.3, 20, 1), (262, 488, 1.5, -14, 1), (330, 500, 1.1, 30, 1), (396, 486, 1.1, -20, 1), (0, 520, 1.4, -60, 1)):
    a.add((lv2 if k else lv)(x, y, s, False, q))
gr = a.sym("gr", bunch(0, 0, 1))
gr2 = a.sym("gg", bunch(0, 0, 1, "#7A4A8A", (3, 3, 2, 1)))
for x, y, s, k in ((112, 560, 1.15, 0), (196, 534, 1.1, 1), (24, 590, 1.2, 1), (340, 522, .95, 1)):
    a.add((gr2 if k else gr)(x, y, s))
# the sprite cuts a bunch
a.add(lens(280, 846, 110, 11, .36), a.glow(270, 700, 190, "#D3EAFF", .75), sprite_at(268, 822, 262, ((22, 36), (140, 50)), rot=5))
a.add(gr(288, 520, 1.2), lv2(290, 512, 1, False, 20))
for x, y, s in ((340, 790, 4.4), (368, 750, 3.6), (196, 800, 4), (180, 756, 3.2), (392, 806, 3.2)):
    a.add(a.firefly(x, y, s, "#9CD0F2"))


# baskets full of grapes: a back basket and two flat ones
def trug(x, y, w, h, c=WOODL):
    o = lens(x, y, w * 1.25, h * .12, .42)
    o += path(f"M{x-w*.5:.0f} {y-h:.0f}H{x+w*.5:.0f}L{x+w*.4:.0f} {y}H{x-w*.4:.0f}z", c) + path(f"M{x+w*.22:.0f} {y-h:.0f}H{x+w*.5:.0f}L{x+w*.4:.0f} {y}H{x+w*.18:.0f}z", dim(c, .4), .65) + path(f"M{x-w*.5:.0f} {y-h:.0f}H{x-w*.36:.0f}L{x-w*.3:.0f} {y}H{x-w*.4:.0f}z", lit(c, .4), .7)
    o += line("".join(f"M{x-w*(.48-.02*i):.0f} {y-h*(.8-.2*i):.0f}Q{x} {y-h*(.72-.2*i):.0f} {x+w*(.48-.02*i):.0f} {y-h*(.8-.2*i):.0f}" for i in range(4)), dim(c, .4), 3.4, .8)
    d = l = ""
    for i in range(15):
        t = (i + .5) / 15 * 2 - 1
        px, py = x + t * w * .46, y - h - (1 - t * t) * h * .42 * r.uniform(.3, 1)
        d += f"M{n(px,0)} {n(py,0)}h.1"
        l += f"M{n(px-w*.02,0)} {n(py-w*.028,0)}h.1"
    m = path(curve(f"{x-w*.48:.0f},{y-h:.0f}! {x-w*.3:.0f},{y-h*1.36:.0f} {x},{y-h*1.46:.0f} {x+w*.3:.0f},{y-h*1.34:.0f} {x+w*.48:.0f},{y-h:.0f}!"), "#46305F")
    return m + line(d, "#6A4488", w * .145) + line(l, "#C3A6CF", w * .05) + o + path(curve(f"{x-w*.53:.0f},{y-h*1.06:.0f}! {x},{y-h*.92:.0f} {x+w*.53:.0f},{y-h*1.06:.0f}! {x+w*.52:.0f},{y-h*.9:.0f}! {x},{y-h*.78:.0f} {x-w*.52:.0f},{y-h*.9:.0f}!"), lit(c, .25))


a.add(trug(850, 858, 150, 92), lv2(800, 770, 1, False, -30), lv(900, 772, .9, False, 30), trug(978, 880, 176, 80, "#8A6244"), trug(438, 872, 124, 66, "#A9784E"))
a.add(use("hedgehog", 1090, 880, 100, pack=False), gr2(1046, 862, .7))
a.add(path(blades(r, 1180, 924, 220, 96, 17, -.1), "#3A2C40"), path(blades(r, 1080, 926, 120, 40, 8, -.1), "#5A4450"), path(blades(r, 150, 926, 200, 48, 12, .1), "#3A2C40"))
a.add(a.vignette(.32, .5, .5, "#2A1C38"), a.grain(.5))
a.save(OUT + "building-vineyard.svg")
