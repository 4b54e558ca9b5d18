"""The quarry: pale rock cut in steps, a treadwheel crane that lifts a squared block, masons at work. No house."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_l_to_r import *

a = Art(1200, 900, 94)
r = a.r

# white midday; the stone is the light of the picture
sky(a, [(0, "#7FB8CE"), (.22, "#B3D8DE"), (.4, "#E6EFE0"), (.55, "#FAF0D6")], (200, 120, 380, "#FFFBEA", .7))
puff(a, 330, 120, 240, CREAM, "#CBDFE4", 9)
a.add(path("M-20 400L60 330L110 360L190 270L260 350L330 310L420 400V520H-20z", "#B3CBCC"), path("M190 270L220 306L200 304L188 320L170 300z", "#F6F3EA", .9))
a.add(path(curve("-20,400! 80,380 200,392 330,372 420,390! 420,560! -20,560!"), "#A9C49A"), a.firs(((30, 420, 80), (66, 416, 110), (104, 420, 70), (300, 400, 80), (262, 404, 60)), "#84A886", "#C3D4A4"))

# ---- the rock: five shelves climbing to the right, each with a lit top, a face, cracks and drill marks ----
def shelf(top, face, c, l, dark):
    """A step of rock: face outline, its lit upper side, bedding lines and seams cut into it."""
    a.plane(face, c, lip="#FFFDF0", shadow=(3, 6, 5, .14), at=(2, 4), inner=dark)
    a.add(path(top, l))
def seams(x0, x1, y0, y1, rows_, c, op):
    d = ""
    for j in range(rows_):
        y = y0 + (y1 - y0) * (j + .5) / rows_
        x = x0 + r.uniform(0, 60)
        while x < x1:
            w = r.uniform(40, 120)
            d += f"M{n(x,0)} {n(y+r.uniform(-6,6),0)}q{n(w*.5,0)}-4 {n(w,0)} 0v3q-{n(w*.5,0)}-2-{n(w,0)} 0z"
            if r.random() < .6:
                h = (y1 - y0) / rows_ * r.uniform(.5, .9)
                d += f"M{n(x,0)} {n(y,0)}l3 0l{n(r.uniform(-5,5),0)} {n(h,0)}h-3z"
            x += w * r.uniform(1.2, 2)
    return path(d, c, op)
# farthest and highest
shelf(curve("620,190! 760,168 920,176 1060,150 1220,160! 1220,184! 1060,176 920,198 760,190 640,208!"), curve("600,420! 612,300 620,190! 760,168 920,176 1060,150 1220,160! 1220,460! 600,460!"), a.lin([(0, "#EADFC8"), (1, "#CFC2B4")]), "#FFFBEA", seams(620, 1210, 210, 420, 5, "#A99AA0", .55) + path("M900 190L960 190L1010 460H880zM1120 170L1220 160V460H1150z", VIOLET, .16))
a.add(a.firs([(x, y, h) for x, y, h in ((690, 182, 70), (730, 180, 104), (774, 176, 64), (1090, 158, 90), (1136, 160, 124), (1180, 162, 80))], "#6F9270", "#B4C890"), path(blades(r, 840, 182, 120, 20, 12) + blades(r, 1000, 168, 90, 18, 9), "#7F9F5A"))
shelf(curve("430,330! 600,310 800,322 1010,300 1220,310! 1220,336! 1010,326 800,350 600,336 448,352!"), curve("404,560! 420,430 430,330! 600,310 800,322 1010,300 1220,310! 1220,600! 404,600!"), a.lin([(0, "#EADCC0"), (1, "#CDBCA8")]), "#FFFDF2", seams(430, 1210, 360, 560, 5, "#A08F98", .55) + path("M700 330L760 330L790 600H690zM1040 310L1220 310V600H1090z", VIOLET, .17))
shelf(curve("250,470! 430,446 640,462 860,440 1060,452 1220,436! 1220,464! 1060,480 860,468 640,492 430,474 270,494!"), curve("226,680! 240,560 250,470! 430,446 640,462 860,440 1060,452 1220,436! 1220,720! 226,720!"), a.lin([(0, "#E9D8B8"), (.6, "#D2BC9C"), (1, "#B59D8C")]), "#FFFDF2", seams(250, 1210, 500, 680, 4, "#9A8490", .5) + path("M520 460L590 460L620 720H520zM900 450L1220 440V720H960z", VIOLET, .18))
# notches at the edges where blocks have come out: a shaded left cheek, a back wall, a lit floor
for x, y, w, h in ((1036, 448, 104, 74), (842, 318, 84, 58), (504, 318, 70, 50), (300, 462, 92, 60)):
    a.add(path(f"M{x} {y-8}h{w}V{y+h}h-{w}z", "#BCA9A6"), path(f"M{x} {y-8}l18 10V{y+h-12}l-18 12z", "#85728A"), path(f"M{x} {y+h}l18-14h{w-18}V{y+h}z", "#FFFBEA"), path(f"M{x+18} {y+4}h{w-18}v9h-{w-18}z", "#FFFBEA", .35))
# small figures far up: a mason on the second shelf with a pick; a path with rail
a.add(villager(640, 466, 104, "#C8402F", 1, 14, near=((70, -330), (30, -410)), far=((40, -340), (10, -400)), feet=((-40, 0), (36, 0)), hat="straw", hatc=OCHRE, hair=None, tool=line("M10-396L-70-470", "#6B4A36", 14) + line("M-110-430Q-80-484-30-500", "#5C5670", 18), haze="#E6D9C0", t=.2))

# floor of the quarry: pale dust, chips
a.plane(curve("-20,640! 160,610 400,640 700,654 960,640 1220,660! 1220,920! -20,920!"), a.lin([(0, "#F3E2B8"), (.4, "#DCC296"), (1, "#A98F70")]), lip="#FFFDF0", at=(2, 4))
a.add(path(curve("-20,560! 100,540 220,560 260,620! 220,660 100,650 -20,660!"), "#96B46C"), path(curve("-20,560! 100,540 220,560 234,580! 100,556 -20,572!"), "#D6DE9C"), a.tufts(-20, 210, 566, 640, 14, 22, "#6F8F50", .8))
a.add(path("".join(f"M{n(x,0)} {n(y,0)}l{n(w,0)}-{n(w*.4,0)} {n(w*.8,0)} {n(w*.3,0)}-{n(w*.7,0)} {n(w*.5,0)}z" for x, y, w in [(r.uniform(0, 1180), yy, 6 + (yy - 670) * .07) for yy in [680 + 210 * r.random() for _ in range(42)]]), "#FFF6DC", .8))
a.add(path(curve("120,780! 320,752 560,752 660,770! 700,800 460,816 200,810"), SHADOW, .26))

# ---- the treadwheel crane, dark against the pale rock ----
def beam(x0, y0, x1, y1, w, c="#7A5238"):
    dx, dy = x1 - x0, y1 - y0
    q = math.hypot(dx, dy)
    px, py = -dy / q * w / 2, dx / q * w / 2
    if px > 0:
        px, py = -px, -py
    return path(f"M{n(x0+px)} {n(y0+py)}L{n(x1+px)} {n(y1+py)}L{n(x1-px)} {n(y1-py)}L{n(x0-px)} {n(y0-py)}z", c) + path(f"M{n(x0+px)} {n(y0+py)}L{n(x1+px)} {n(y1+py)}L{n(x1+px*.4)} {n(y1+py*.4)}L{n(x0+px*.4)} {n(y0+py*.4)}z", "#D6A872")
WX, WY, R = 330, 612, 148
a.add(path("M150 768H560V790H140z", "#5A4038"), path("M150 768H560V774H150z", "#C99C68"))
# the back frame
a.add(beam(250, 770, 392, 300, 22, "#5E4034"), beam(500, 770, 420, 300, 22, "#5E4034"))
# wheel: back rim, treads seen inside, front rim with spokes
a.add(f'<circle cx="{WX+30}" cy="{WY}" r="{R}" fill="none" stroke="#4A342F" stroke-width="16"/>')
tr = "".join(f"M{n(WX+R*math.cos(t))} {n(WY+R*math.sin(t))}h30l{n(-9*math.sin(t))} {n(9*math.cos(t))}h-30z" for t in [k * .2618 for k in range(24)])
a.add(path(tr, "#B98A58"))
# a villager walks in the wheel
a.add(villager(WX + 34, WY + R - 16, 206, AMBER, 1, 20, near=((80, -246), (100, -186)), far=((-10, -226), (44, -180)), feet=((-58, -14), (56, -8)), knees=((-30, -76), (52, -86)), hat="knit", hatc="#3F6A8F", scarf=None, trousers="#5E5A6A", shadow=0))
sp = "".join(beam(0, 0, R * math.cos(t), R * math.sin(t), 12) for t in [k * 1.0472 + .32 for k in range(6)])
a.add(turn(WX, WY, 1, 0, f'<circle r="{R}" fill="none" stroke="#4A342F" stroke-width="22"/><circle cx="-1" cy="-2" r="{R}" fill="none" stroke="#8A5E3E" stroke-width="16"/>', line(f"M-{R+4}-20A{R+5} {R+5} 0 0 1 40-{R}M-{R-9}-10A{R-8} {R-8} 0 0 1 20-{R-9}", "#E8C090", 3.5), sp.replace("#7A5238", "#7A5238"), '<circle r="24" fill="#4A342F"/><circle cx="-2" cy="-2" r="17" fill="#B98A58"/><circle r="7" fill="#2B2233"/>'))
# front frame, mast and the long jib to the upper right
a.add(beam(170, 778, 396, 292, 26), beam(520, 778, 410, 292, 26), beam(236, 690, 474, 700, 16), path("M146 768h60v26h-60zM492 768h60v26h-60z", "#5A4038"))
a.add(beam(300, 470, 806, 172, 30), beam(404, 296, 640, 276, 16), path("M388 280h34v40h-34z", "#5A4038"), path("M388 280h34v7h-34z", "#D6A872"))
a.add(f'<circle cx="806" cy="178" r="26" fill="#4A342F"/><circle cx="804" cy="176" r="19" fill="#B98A58"/><circle cx="804" cy="176" r="7" fill="#4A342F"/>', path("M780 160A28 28 0 0 1 812 150L811 155A23 23 0 0 0 786 164z", "#FFE9B4"))
# rope: drum, along the jib, down to the block
a.add(line(f"M{WX} {WY-10}L352 442L790 158", "#4A3A34", 5), line("M830 180V404", "#4A3A34", 6), line("M828 180V404", "#D9BE90", 2))
# the block in its slings: the brightest thing, swinging a little
bl = path("M-74 0L-60-26H96L78 0z", "#FFFDF4") + path("M-74 0H78V104H-74z", a.lin([(0, "#FBEFD6"), (1, "#E3CFB0")])) + path("M78 0L96-26V74L78 104z", "#A9939A") + line("M-56 20h40M-30 50h60M20 80h34M-60 78h22", "#C3AC98", 3)
bl += line("M-40-14V104M44-14V104M-40-10L0-92L44-10M60-22L0-92", "#6B4A36", 6) + path("M-12-112h24v26h-24z", "#5C5670") + path("M-12-112h8v26h-8z", "#C9C6D3") + line("M0-88q16 4 12-12", "#5C5670", 5)
a.add(path(curve("740,742! 830,728 930,738 950,750! 850,766"), SHADOW, .3), turn(830, 512, 1, 3, bl))

# ---- squared blocks in rows, and the mason who dresses one ----
def block(x, y, w, h, d=26, c="#F3E4C6"):
    return soft(f"M{x} {y}H{x+w}L{x+w+d} {y-d*.7:.0f}V{y-h}H{x}z", 5, 8, 4, .22) + path(f"M{x} {y-h}l{d}-{d*.7:.0f}h{w}l-{d} {d*.7:.0f}z", "#FFFDF4") + path(f"M{x} {y}v-{h}h{w}v{h}z", c) + path(f"M{x+w} {y}v-{h}l{d}-{d*.7:.0f}v{h}z", mix(c, VIOLET, .45)) + line(f"M{x+w*.14:.0f} {y-h*.66:.0f}h{w*.26:.0f}M{x+w*.5:.0f} {y-h*.3:.0f}h{w*.3:.0f}M{x+w*.64:.0f} {y-h*.74:.0f}h{w*.16:.0f}", mix(c, VIOLET, .35), 3)
a.add(path(curve("900,790! 1060,768 1220,770 1240,800! 1220,830 960,826"), SHADOW, .28), block(1090, 790, 130, 92, 26, "#EAD8B8"), block(960, 800, 116, 88), block(1010, 706, 120, 80, 26, "#F6E9CE"))
a.add(path(curve("560,868! 700,846 860,852 880,868! 760,890"), SHADOW, .3), block(676, 862, 150, 98, 30, "#F8ECD2"))
a.add(villager(604, 866, 262, "#3F6A8F", 1, 24, near=((84, -270), (108, -232)), far=((60, -226), (122, -188)), feet=((-44, 0), (40, 0)), hat="cap", hatc="#C8402F", apron="#C39A6C", beard="#8C8196", hair=None, trousers="#5A4A48", tool=line("M88-214L130-250", "#6B4A36", 12) + path("M112-282L156-244L136-222L94-260z", "#5C5670") + path("M112-282L156-244L150-238L106-276z", "#C9C6D3"), shadow=.3, head=(6, 4, 8)))
a.add(line("M688 742L716 766", "#5C5670", 8), line("M687 740L714 763", "#C9C6D3", 3), path("M726 750l14-12M736 760l20-4M722 742l4-18", "none", None, 'stroke="#FFFDF4" stroke-width="4" stroke-linecap="round"'))
# tools and a bread-time basket put down; one snail-shell in the rock for who looks longer
a.add(use("basket", 470, 868, 84), line("M350 862L420 826", "#7A5238", 9), path(curve("404,800! 430,812 442,836 440,856! 424,838 396,820"), "#5C5670"), path(curve("404,800! 430,812 442,836! 424,822"), "#C9C6D3"))
a.add(group(line(curve("-2,0 6,-6 10,2 2,10 -10,4 -8,-12 8,-20 22,-10 20,10 2,22", False), "#8F7A88", 5), line(curve("-4,-2 4,-8 8,0 0,8 -12,2 -10,-14 6,-22 20,-12", False), "#FFF6DC", 2), t="translate(664 560)"))
# grass and a thistle near
a.add(path(blades(r, 50, 924, 240, 110, 16, .1), "#56703F"), path(blades(r, 1160, 924, 240, 110, 15, -.1), "#56703F"), path(blades(r, 140, 926, 140, 54, 8, .2), "#7F9A56"))
a.add(a.vignette(.18, .5, .5, "#4A4050"), a.grain(.45))
a.save(OUT + "building-quarry.svg")
