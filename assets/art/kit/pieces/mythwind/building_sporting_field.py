import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _shared_road_winery import *

a = Art(1200, 900, 19)
r = a.r

# a windy high-summer day: deep blue above, clouds that all lean one way
a.add(f'<rect width="1200" height="900" fill="{a.lin([(0,"#5C9FC6"),(.26,"#9CC7DD"),(.42,"#D9E6DC"),(.5,"#FBEBD0")])}"/>', a.glow(110, 40, 560, "#FFF3D0", .8))
a.add(cumulus(a, "250,250 320,206 400,200 470,156 580,140 660,176 720,170 790,210 880,226 900,262 620,280 400,276", 46, .92), cumulus(a, "820,110 890,80 960,78 1030,50 1110,64 1160,96 1080,118 930,122", 30, .85), cumulus(a, "-20,190 40,166 110,170 160,150 214,180 180,206 60,214", 26, .8))
a.add(line("M470 96C560 80 610 92 690 78M120 110C180 98 210 106 270 96", "#FFFDF4", 3, .6))
a.add(path("M-20 410L80 330L140 372L240 290L310 356L370 320L470 400L620 372L760 400L860 318L920 366L1010 300L1090 372L1220 330V500H-20z", "#A3BFCB"), path("M240 290L310 356L274 354L246 382L216 342zM1010 300L1090 372L1046 364L1018 392L986 352z", "#E6ECE4", .9))
a.add(path(curve("-20,420! 160,372 360,396 560,408 800,380 1000,360 1220,392! 1220,560! -20,560!"), "#9DBF98"), a.firs([(x, 408 + r.uniform(-6, 10), r.uniform(46, 96)) for x in (560, 590, 640, 668, 700, 770, 800, 1140, 1176)], "#7DA283", True), hamlet(r, 830, 412, 22, "#EFE4C8", "#B98A62", None, 3))

# the meadow: mown in bands that run to one point
VX, VY = 700, 330
a.add(path(curve("-20,470! 200,448 500,444 800,446 1220,436! 1220,920! -20,920!"), a.lin([(0, "#9DC26A"), (.4, "#86B055"), (1, "#5F8E45")])))
d = e = ""
xs = [-1900, -1420, -1010, -640, -300, 40, 370, 690, 1010, 1340, 1690, 2080, 2560, 3100]
for i in range(0, len(xs) - 1, 2):
    f = lambda x, y: VX + (x - VX) * (y - VY) / (900 - VY)
    d += f"M{n(f(xs[i],452),0)} 452L{n(f(xs[i+1],452),0)} 452L{n(f(xs[i+1],910),0)} 910L{n(f(xs[i],910),0)} 910z"
a.add(path(d, "#C3DB83", .55))
a.add(path(curve("-20,470! 200,448 500,444 800,446 1220,436! 1220,440! 800,450 500,449 200,453 -20,476!"), "#E9EDAE"))
# chalk lines: goal line and the goal area
ch = "#F8F4E6"
a.add(path("M820 596L1216 890H1194L808 598z", ch, .85), path("M742 604L820 600L824 604L752 609L930 836L1140 838L1146 846L920 846z", ch, .8))

# the bank on the left where the sprites cheer
a.add(path(curve("-20,430! 80,408 200,420 330,462 470,520 560,572! 400,590 160,616 -20,640!"), SHADOW, .2, 'transform="translate(8 10)"'))
a.plane(curve("-20,430! 80,408 200,420 330,462 470,520 560,572! 400,590 160,616 -20,640!"), a.lin([(0, "#8FB357"), (1, "#5D8444")]), lip="#E9EDAE", at=(2, 4))
a.add(a.tufts(10, 460, 480, 580, 18, 16, "#56793F", .8, top=lambda x: 440 + max(0, x - 120) * .3))


# flags: three poles, pennants on lines between them
def pole(x, y, h, w):
    return path(f"M{x-w} {y}L{x-w*.6} {y-h}H{x+w*.6}L{x+w} {y}z", WOODL) + path(f"M{x-w} {y}L{x-w*.6} {y-h}H{x-w*.2}L{x-w*.2} {y}z", lit(WOODL, .5)) + f'<circle cx="{x}" cy="{y-h-w}" r="{w*1.500}" fill="{LAMP}"/>'


def flag(x, y, w, h, c, mark):
    d = f"{x},{y}! {x+w*.3},{y-h*.18} {x+w*.6},{y+h*.14} {x+w},{y-h*.1}! {x+w*.84},{y+h*.42} {x+w*.97},{y+h*.86}! {x+w*.6},{y+h*1.1} {x+w*.3},{y+h*.78} {x},{y+h}!"
    o = path(curve(d), c) + path(curve(f"{x+w*.42},{y}! {x+w*.6},{y+h*.14} {x+w},{y-h*.1}! {x+w*.84},{y+h*.42} {x+w*.97},{y+h*.86}! {x+w*.7},{y+h*1.06} {x+w*.5},{y+h}! {x+w*.58},{y+h*.5}"), SHADOW, .16) + path(curve(f"{x},{y}! {x+w*.16},{y-h*.12} {x+w*.3},{y-h*.1}! {x+w*.2},{y+h*.4} {x+w*.24},{y+h*.84}! {x},{y+h}!"), CREAM, .3)
    return o + mark


def bunting(x0, y0, x1, y1, sag, count, w, cols, k=0):
    o, S = "", []
    for i in range(41):
        t = i / 40
        S.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)))
    o += line("M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in S[::4]), "#6B5A4A", 2.4)
    by = {}
    for i in range(count):
        t = (i + .5) / count
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)
        q = w * (1 if x1 > x0 else 1)
        by.setdefault(cols[(i + k) % len(cols)], []).append(f"M{n(x-q*.5,0)} {n(y,0)}H{n(x+q*.5,0)}Q{n(x+q*.3,0)} {n(y+q*.6,0)} {n(x+q*.34,0)} {n(y+q*1.25,0)}z")
    return o + "".join(path("".join(v), c) for c, v in by.items())


COLS = (AMBER, "#FBF3E0", FOREST, TULIP, "#FBF3E0")
a.add(pole(574, 560, 380, 5), bunting(574, 214, 1150, 120, 46, 15, 34, COLS), bunting(66, 128, 574, 214, 60, 13, 38, COLS, 2))
a.add(flag(577, 184, 108, 62, FOREST, path(star(618, 214, 18), LAMP)))
a.add(lens(584, 560, 60, 6, .3))

# cheering sprites: one cut, five places, arms up
cheer = sprite_at(0, 0, 220, ((22, 66), (140, 70)))
cheer2 = sprite_at(0, 0, 220, ((24, 96), (150, 56)), eyes="shut", rot=8)
c1, c2 = a.sym("ch1", cheer), a.sym("ch2", cheer2)
for x, y, s, k, fl in ((372, 506, .46, 1, 0), (292, 480, .56, 0, 1), (206, 470, .6, 1, 1), (332, 566, .66, 1, 0), (120, 476, .66, 0, 0), (226, 574, .74, 0, 0), (116, 600, .84, 1, 1)):
    a.add(lens(x + 4, y + 6, 70 * s * 1.3, 7 * s * 1.2, .3), (c2 if k else c1)(x, y, s, bool(fl)))
# a rope on pegs before them
pegs = ((-10, 664), (150, 646), (300, 616), (440, 594), (556, 582))
a.add("".join(path(f"M{x-5} {y-46}h9v50h-9z", WOOD) + path(f"M{x-5} {y-46}h4v50h-4z", lit(WOODL, .4)) for x, y in pegs), line("M-10 624Q80 648 150 606Q230 624 300 576Q370 594 440 554Q500 566 556 542", "#E9D6A8", 5), line("M-10 627Q80 651 150 609Q230 627 300 579Q370 597 440 557Q500 569 556 545", "#8A6A48", 2, .7))

# ---- the goal, its net and the keeper ----
# posts at far (842,612) and near (1112,812)
fx, fy, ft = 846, 614, 356
nx, ny, nt = 1122, 822, 268
bx = 96
net = ""
for i in range(1, 9):
    t = i / 9
    x0, y0, y1 = fx + (nx - fx) * t, ft + (nt - ft) * t, fy + (ny - fy) * t
    net += f"M{n(x0,0)} {n(y0,0)}q{n(bx*.5,0)} {n(20,0)} {n(bx*.62,0)} {n((y1-y0)*.5,0)}L{n(x0+bx*.95,0)} {n(y1-26,0)}"
for k in range(0, 8):
    q = k / 7
    off = lambda qq: bx * (.2 + .8 * min(1, qq * 1.1)) * (1 if qq else 0)
    x0, x1 = fx + off(q), nx + off(q)
    y0, y1 = ft + (fy - 26 - ft) * q, nt + (ny - 26 - nt) * q
    net += f"M{n(x0,0)} {n(y0,0)}Q{n((x0+x1)/2+14,0)} {n((y0+y1)/2+16,0)} {n(x1,0)} {n(y1,0)}"
for q in (.2, .4, .6, .8):
    y = ft + (fy - 26 - ft) * q
    net += f"M{fx} {n(ft+(fy-ft)*q,0)}L{n(fx+bx*(.2+.8*min(1,q*1.1)),0)} {n(y,0)}"
a.add(path(f"M{fx} {fy}L{nx} {ny}L{nx+bx} {ny-24}L{fx+bx} {fy-26}z", SHADOW, .2), path(f"M{fx} {ft}L{nx} {nt}L{nx+bx*.7:.0f} {nt+90}L{nx+bx} {ny-26}L{fx+bx} {fy-26}L{fx+bx*.6:.0f} {ft+70}z", "#FFFFFF", .1), line(net, "#FBF6EA", 2, .8))
# keeper leaps
a.add(lens(948, 742, 130, 10, .32), a.glow(930, 560, 150, "#DDF1FF", .7), sprite_at(958, 690, 238, ((-8, 66), (148, 46)), rot=-26))


def beam(x0, y0, x1, y1, w):
    ux, uy = unit(x0, y0, x1, y1)
    px, py = -uy * w, ux * w
    return path(f"M{n(x0+px)} {n(y0+py)}L{n(x1+px)} {n(y1+py)}L{n(x1-px)} {n(y1-py)}L{n(x0-px)} {n(y0-py)}z", "#FBF6EA")


a.add(lens(fx + 10, fy + 2, 60, 7, .3), lens(nx + 16, ny + 2, 90, 10, .34))
a.add(beam(fx, fy, fx, ft, 6), path(f"M{fx+1} {fy}h5V{ft}h-5z", VIOLET, .4), beam(fx - 4, ft, nx, nt, 8), path(f"M{fx} {ft+4}L{nx} {nt+4}V{nt+9}L{fx} {ft+9}z", VIOLET, .45), path(f"M{nx-10} {ny}V{nt-4}h20V{ny}z", "#FBF6EA"), path(f"M{nx+2} {ny}V{nt}h8V{ny}z", VIOLET, .4))
# the owl on the bar keeps count
a.add(use("owl", 1066, 286, 104))
# near pole with the big flag
a.add(pole(66, 700, 590, 8), lens(82, 702, 90, 9, .36), flag(70, 108, 190, 104, AMBER, path(star(142, 158, 32), CREAM)), pole(1150, 420, 306, 5))

# ---- players ----
# the wind of the ball
bxx, byy = 792, 448
a.add(line("M560 660Q640 500 752 470", CREAM, 9, .4), line("M566 690Q660 540 764 490M548 630Q620 480 744 450", CREAM, 4, .6))
a.add(villager(686, 600, 196, coat=FOREST, hat="bob", hair="#C07A3C", trousers="#EADBC0", feet=((-54, -36), (40, -2)), hands=((-36, -104), (58, -138)), neck=(22, -140), hip=(0, -84), hem=10, flare=0))
a.add(villager(552, 704, 262, coat=FOREST, hat="bare", trousers="#EADBC0", skin="#C98F66", hair="#2F2430", face=1, feet=((-58, -40), (46, -3)), hands=((-40, -108), (66, -120)), neck=(24, -138), hip=(0, -84), hem=10, flare=0))
a.add(villager(376, 832, 384, coat=AMBER, hat="bare", hair="#6A4030", trousers="#3E5A86", scarf=None, face=1, feet=((-14, 0), (84, -46)), hands=((58, -124), (-70, -118)), neck=(-16, -138), hip=(4, -86), hem=10, flare=0, tilt=-4, elbow=1))
a.add(path("M590 812q-6 -16 4 -24q2 10 10 12q4 -12 14 -12q-4 14 -14 26z", "#4E7A3E"))
a.add(f'<circle cx="{bxx+3}" cy="{byy+4}" r="35" fill="{SHADOW}" fill-opacity=".3"/><circle cx="{bxx}" cy="{byy}" r="34" fill="#FBF3E0"/>', path(f"M{bxx+33} {byy-6}A34 34 0 1 1 {bxx-24} {byy+24}A36 36 0 0 0 {bxx+33} {byy-6}z", VIOLET, .35))
a.add(path(f"M{bxx-14} {byy-4}l12 -12l15 7l-3 16l-17 3zM{bxx-6} {byy-34}l14 0l-6 9zM{bxx+33} {byy-8}l-10 2l2 14l8 0zM{bxx-33} {byy+2}l10 6l-2 12zM{bxx+6} {byy+33}l2 -10l12 -2z", "#8A4A34"), line(f"M{bxx-2} {byy-16}L{bxx+2} {byy-26}M{bxx+13} {byy-9}L{bxx+24} {byy-6}M{bxx+10} {byy+7}L{bxx+9} {byy+23}M{bxx-7} {byy+10}L{bxx-23} {byy+9}", "#8A4A34", 2.4))

# near grass, daisies, a water bucket with a hedgehog
a.add(lens(196, 864, 150, 10, .34), path("M150 794H228L218 866H162z", WOODL), path("M204 794H228L218 866H200z", dim(WOODL, .35), .6), path("M152 808H227L226 816H153zM158 842H222L221 850H159z", "#5C5670"), f'<ellipse cx="189" cy="795" rx="39" ry="9" fill="#8FB8CE"/><ellipse cx="184" cy="793" rx="22" ry="4" fill="#E6F2F4"/>', use("hedgehog", 96, 872, 104, pack=False, flip=True))
a.add(path(blades(r, 30, 920, 220, 80, 18, .1), "#38523A"), path(blades(r, 300, 922, 150, 46, 9, .1), "#4E7040"), path(blades(r, 1170, 920, 200, 92, 15, -.1), "#38523A"), path(blades(r, 1030, 924, 150, 44, 9, -.1), "#4E7040"), path(blades(r, 700, 924, 160, 36, 9, .1), "#4E7040"))
for x, y in ((352, 884), (384, 872), (676, 880), (1000, 884), (968, 872), (1084, 868)):
    a.add(f'<circle cx="{x}" cy="{y}" r="6" fill="{CREAM}"/><circle cx="{x}" cy="{y}" r="2.600" fill="{AMBER}"/>')
a.add(a.vignette(.22, .5, .52, "#2A2440"), a.grain(.45))
a.save(OUT + "building-sporting-field.svg")
