"""The library: a round house under a copper dome. Its tall window stands open; inside, a sprite on the rolling ladder picks a book."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_l_to_r import *

a = Art(1200, 900, 21)
r = a.r
CX = 600

# dusk: indigo overhead, rose and honey low on the left
sky(a, DUSK, (210, 520, 430, "#FBD79A", .75))
torn(a, (("-30,168 120,146 260,156 400,138 300,176 120,188", "#6F6295", "#D79A9B", .8), ("790,110 920,92 1060,104 1220,86 1220,128 1040,136 900,132", "#514E88", "#B98AA0", .8), ("-30,330 90,312 210,322 280,316 200,344 60,350", "#B98AA0", "#FBDDAE", .8), ("940,300 1060,286 1220,296 1220,322 1080,326", "#A27C9E", "#F2B8A0", .7)))
a.add(path("".join(star(x, y, s) for x, y, s in ((96, 70, 9), (150, 110, 5), (330, 56, 7), (470, 96, 5), (760, 60, 6), (860, 44, 10), (1010, 180, 6), (404, 210, 5))), "#F3E3D0", .85))
# far peaks, hills, a few lit roofs
a.add(path("M-20 520L70 430L130 470L214 372L262 420L330 360L420 470L560 400L700 480L840 380L930 462L1020 386L1096 452L1150 420L1220 470V640H-20z", "#8C7AA4"), path("M214 372L262 420L236 424L214 404L196 424L188 404zM330 360L372 412L344 410L322 436L300 396zM1020 386L1060 422L1030 420L1010 442L994 412z", "#C59BA9", .8))
a.add(path(curve("-20,560! 120,510 300,540 560,520 820,540 1000,506 1220,540! 1220,740! -20,740!"), "#6B6789"), a.firs([(x, 556 + r.uniform(-6, 26), h) for x, h in ((24, 90), (78, 120), (250, 96), (278, 74), (950, 110), (1120, 100), (1180, 130))], "#55577A", "#8C86A6"))
a.add(path(curve("-20,632! 140,590 330,606 600,590 860,600 1060,580 1220,610! 1220,780! -20,780!"), "#4F6263"))
a.add(hamlet(r, 70, 628, 44, "#8F7F97", "#5E4A66", LAMP, 4))
a.add(pine(r, 946, 716, 250, 120, "#3E5266", 5), pine(r, 1086, 722, 220, 110, "#3E5266", 5), pine(r, 1016, 736, 340, 160, "#34475A", 6), a.firs(((232, 676, 150), (196, 690, 110)), "#3A4E59", "#6B7F86"))

# the knoll the house stands on, and the path to the door
a.plane(curve("-20,730! 160,690 420,686 700,690 960,684 1220,720! 1220,920! -20,920!"), a.lin([(0, "#5C7256"), (.35, "#43584C"), (1, "#28343B")]), lip="#C9B78C", shadow=(0, -4, 5, .2))
a.add(path(curve("752,742! 820,742 846,760 800,792 640,822 470,856 400,920! 760,920! 800,866 900,812 908,774 872,740!"), a.lin([(0, "#C9A98A"), (1, "#6F5C6B")])), path(curve("752,742! 820,742 846,760 800,792 640,822 470,856 400,920! 420,920! 490,862 650,830 808,798 858,764 826,744"), "#F3D3A4", .5))
a.add(path(curve("250,770! 420,740 820,744 1000,736 1080,760! 900,806 460,812"), SHADOW, .36))

# ---- the drum: plaster, turned from light to shade ----
wall = "M300 400Q600 350 900 400V726Q600 776 300 726z"
a.add(path(wall, a.lin([(0, "#C9A9A2"), (.16, "#F0D3B4"), (.4, "#D9B5A6"), (.75, "#8F7693"), (1, "#5F507B")], 0, 0, 1, 0)))
a.add(path("M300 400Q600 350 900 400V440Q600 394 300 440z", SHADOW, .25))
a.add(path("M295 690Q600 742 904 690V728Q600 782 295 728z", a.lin([(0, "#9E8E9C"), (.3, "#A797A4"), (1, "#4C4468")], 0, 0, 1, 0)), path("M295 690Q600 742 904 690V697Q600 749 295 697z", "#D9C3B4", .6))
d = ""
for i in range(15):
    t = -1.26 + i * .17
    x, w = CX + 304 * math.sin(t), 42 * math.cos(t)
    for k in (0, 1):
        if r.random() < .7:
            y = 704 + 24 * math.cos(t) + k * 14
            d += f"M{n(x+k*w*.4,0)} {n(y,0)}h{n(w*.8,0)}v9h{n(-w*.8,0)}z"
a.add(path(d, "#C4B2B8", .35))
# half-columns between the windows
for t, k in ((-.98, 0), (-.47, 0), (.47, 1), (.98, 2)):
    x, w = CX + 304 * math.sin(t), 30 * math.cos(t) + 2
    y0, y1 = 404 - 22 * math.cos(t), 700 + 20 * math.cos(t)
    a.add(path(f"M{n(x-w/2)} {n(y0)}h{n(w)}V{n(y1)}h{n(-w)}z", ("#F4DCBC", "#B597A4", "#7F6A8C")[k]), path(f"M{n(x+w*.1)} {n(y0)}h{n(w*.4)}V{n(y1)}h{n(-w*.4)}z", "#6E5A8A", .4), path(f"M{n(x-w*.8)} {n(y1-14)}h{n(w*1.6)}v16h{n(-w*1.6)}zM{n(x-w*.8)} {n(y0+12)}h{n(w*1.6)}v14h{n(-w*1.6)}z", ("#E8CBB0", "#A58A9C", "#6F5F86")[k]))

# ---- the windows: amber rooms, shelf above shelf ----
COLS = ["#A8482F", "#5E7F4E", "#4F6F95", "#C98B3C", "#7A4F6E", "#EADBC0", "#2F6B4F"]
side, shelf = [], ""
for x0, x1, y0, y1, arch in ((374, 445, 452, 690, 26), (316, 346, 462, 672, 16), (853, 884, 462, 672, 16)):
    w = x1 - x0
    hole = f"M{x0} {y1}V{y0+arch}q2-{arch} {w/2}-{arch}q{w/2-2} 0 {w/2} {arch}V{y1}z"
    f = f"M{x0-7} {y1+6}V{y0+arch-2}q2-{arch+6} {w/2+7}-{arch+6}q{w/2+5} 0 {w/2+7} {arch+6}V{y1+6}z"
    a.add(path(f, "#5A4660"), path(hole, a.lin([(0, "#D9823A"), (.5, "#F0B252"), (1, "#FBDB8C")])))
    for k in range(5):
        y = y0 + 46 + k * (y1 - y0 - 46) / 4
        if k or arch > 20:
            side.append(books(r, x0 + 3, x1 - 3, y - 3, 42, COLS))
        shelf += f"M{x0} {n(y-3)}h{w}v5h-{w}z"
main = "M485 706V492C488 444 540 420 600 418C660 420 712 444 715 492V706z"
a.add(path("M471 716V490C476 432 534 404 600 402C666 404 724 432 729 490V716z", "#E7C7A9"), path("M600 402C666 404 724 432 729 490V716H721V492C714 440 660 412 600 410z", "#6E5A8A", .5), path(main, a.lin([(0, "#C9722E"), (.35, "#EFA844"), (.7, "#FAD580"), (1, "#FDEDBB")])))
inside = []
for k, y in enumerate((496, 549, 602, 655, 704)):
    inside.append(books(r, 520 if k == 0 else 489, 682 if k == 0 else 711, y - 4, 44, COLS))
    shelf += f"M{487 if k else 486} {y-4}H714v6H486z"
a.add(laid(inside + side), path(shelf, "#8A552E"), path("M566 432h7v274h-7zM648 440h7v266h-7z", "#8A552E", .9))
# light pools before the shelves, low in the middle
a.add(a.glow(610, 640, 150, "#FFEBB0", .75), a.glow(630, 590, 130, "#CDE6FB", .8))
# the rolling ladder on its brass rail
a.add(path("M486 470Q600 462 714 470V477Q600 469 486 477z", "#F5C45E"), line("M516 700L548 466M560 706L584 466", SHADOW, 9, .25, extra='transform="translate(6 4)"'), line("".join(f"M{n(518+i*4.3)} {n(676-i*30)}L{n(560+i*3.2)} {n(680-i*30)}" for i in range(7)), "#5E3A22", 6), line("M514 700L546 464M558 706L582 464", "#7A4B2C", 9), line("M511 700L543 464M555 706L579 464", "#D69A5C", 3), f'<circle cx="514" cy="702" r="8" fill="#4A3040"/><circle cx="558" cy="707" r="8" fill="#4A3040"/>')
# the sprite: one hand on the ladder, the other with a book, its hood tip above the second shelf
bk = turn(146, 92, .62, -18, path("M-40-34L34-44L42 30L-34 40z", TULIP), path("M-40-34L34-44L35-36L-39-26z", lit(TULIP, .35)), path("M-34 40L42 30L43 38L-32 48z", CREAM), path("M-26-36L-18-37L-10 38L-18 39z", LAMP, .9))
a.add(use("sprite-free", 640, 704, 214, rot=-4, left=((26, 128), (-10, 112)), right=((128, 126), (138, 104)), hold=bk))
# casements folded out, and the sill
for q, x in ((-1, 485), (1, 715)):
    c = ("#7A5A58", "#4C3C5C")[q > 0]
    P = lambda u, v, y0, y1: f"M{x+q*u} {y0}L{x+q*v} {y0-(v-u)*.25}V{y1+(v-u)*.3}L{x+q*u} {y1}z"
    a.add(path(P(0, 34, 488, 706), c), path(P(6, 28, 500, 586) + P(6, 28, 598, 692), ("#F0BE78", "#A98898")[q > 0], .85), path(P(0, 4, 488, 706), lit(c, .4)))
a.add(path("M462 704Q600 716 738 704L742 722Q600 736 458 722z", "#D9BBA6"), path("M458 722Q600 736 742 722V732Q600 748 458 732z", "#7A6A88"))

# door on the right, two steps, a sprite-blue fanlight
a.add(path("M750 728V520q2-46 40-46q40 2 44 50v196z", "#5A4A70"), path("M759 728V522q2-36 32-36q32 2 35 40v198z", "#2F5D75"), path("M760 528q0-42 31-42q32 2 35 42l-35-6z", "#BFE0F7"), line("M776 524V726M792 520V727M808 526V726M791 486V524M770 500L791 524L814 502", "#23405A", 3), f'<circle cx="768" cy="622" r="5" fill="{LAMP}"/>', path("M759 728V522q0-10 4-18V728z", "#6FA3B8"))
a.add(a.glow(792, 516, 80, "#9CD0F2", .55), path("M742 724L842 718L852 732L736 740z", "#C8B2B4"), path("M736 740L852 732V742L736 750zM722 752L866 742V754L722 764z", "#6F6080"), path("M736 740L852 732L866 742L722 752z", "#B7A1AC"))

# ---- cornice and dome ----
a.add(path("M282 398Q600 340 918 398L912 424Q600 370 288 424z", a.lin([(0, "#F6DDB8"), (.4, "#D9B8A8"), (1, "#6A5A82")], 0, 0, 1, 0)), path("M282 398Q600 340 918 398V404Q600 347 282 404z", "#FFEBC6", .8), path("".join(f"M{n(CX+306*math.sin(t)-6*math.cos(t))} {n(424-27*math.cos(t))}h{n(14*math.cos(t))}v10h{n(-14*math.cos(t))}z" for t in [-1.3 + k * .13 for k in range(21)]), "#7A6684", .8))
dome = "M312 388C318 262 440 190 600 186C760 190 882 262 888 388Q600 336 312 388z"
a.add(soft(dome, 3, 8, 7, .3), path(dome, a.lin([(0, "#7FB0A0"), (.25, "#A9CDB0"), (.5, "#6F9F97"), (.8, "#3F6674"), (1, "#2F4A66")], 0, .1, 1, .25)))
ribs = ""
for t in (-1.1, -.72, -.36, 0, .36, .72, 1.1):
    x = 288 * math.sin(t)
    ribs += f"M{n(CX+x*.06,0)} 187C{n(CX+x*.62,0)} {n(196+abs(x)*.05,0)} {n(CX+x*.99,0)} {n(270+abs(x)*.06,0)} {n(CX+x,0)} {n(388-26*math.cos(t),0)}"
a.add(line(ribs, "#2F5560", 7, .8), line(ribs, "#D3E6C4", 2, .65, extra='transform="translate(-3 -1)"'))
a.add(line("M340 318Q600 256 860 318M392 252Q600 206 808 252", "#2F5560", 2.4, .45), path("M314 386C320 262 440 192 590 188C470 214 376 290 352 379z", "#E6EFC9", .32))
# round lights in the dome
for x, y, w in ((482, 300, 22), (600, 288, 26), (716, 300, 22)):
    a.add(f'<ellipse cx="{x}" cy="{y}" rx="{w+7}" ry="{w+8}" fill="#35586A"/><ellipse cx="{x}" cy="{y}" rx="{w}" ry="{w+1}" fill="#F0B252"/><ellipse cx="{x}" cy="{y+6}" rx="{w*.7:.0f}" ry="{w*.66:.0f}" fill="#FDE3A0"/>', line(f"M{x} {y-w}V{y+w}M{x-w} {y}H{x+w}", "#35586A", 4), line(f"M{x-w-4} {y+4}A{w+5} {w+6} 0 0 1 {x} {y-w-5}", "#CFE3C2", 3, .8))
# the little lantern on top burns blue
a.add(a.glow(600, 152, 110, "#9CD0F2", .8), path("M556 196Q600 180 644 196L640 208Q600 192 560 208z", "#C9D6B8"), path("M568 192V140H632V192Q600 182 568 192z", "#4A7480"), path("M574 190V146h14v40zM594 185v-39h13v39zM613 186v-40h13v44z", "#D6EEFB"), path("M556 142Q562 106 600 96Q638 106 644 142Q600 130 556 142z", "#6FA096"), path("M556 142Q562 106 600 96Q576 112 572 138z", "#CFE3C2"), path(curve("598,98! 586,84 592,66 612,58! 616,76 612,90 602,98!"), MOSS), path(curve("598,98! 586,84 592,66 612,58! 598,74"), LEAF))

# light on the grass before the window
a.add(a.glow(590, 784, 250, "#FBD58A", .5, 62))
# a book on its way out, wings of paper, sparks behind it
for x, y, s in ((452, 640, 4), (408, 656, 3.4), (366, 634, 4.4), (330, 650, 3), (548, 500, 3), (690, 560, 3.4), (700, 640, 3), (660, 470, 2.6)):
    a.add(a.firefly(x, y, s, "#9CD0F2"))
a.add(use("book", 268, 640, 66, rot=-16, haze="#474A84", t=.12))
# the reader: a hedgehog on a pile of books
for x, y, w, c, k in ((142, 858, 150, "#7A3F4A", -2), (154, 830, 124, "#3F5F80", 3), (146, 806, 112, "#8A6A3C", -3)):
    a.add(turn(x, y, 1, k, path(f"M0 0h{w}v-24H0z", c), path(f"M{w} -3h-{w-16}q-8-9 0-18h{w-16}z", "#D9C7B8"), path(f"M0-24h{w}v4H6v20H0z", lit(c, .3))))
a.add(path(curve("120,866! 220,852 340,866 250,884 150,880"), SHADOW, .4), use("hedgehog", 206, 788, 164, flip=True, pack=False, haze="#3B3768", t=.2), use("book", 262, 776, 46, rot=12, c=FOREST), a.glow(240, 740, 120, "#F5C45E", .3))

# dark leaves hold the corners
a.add(path(blades(r, 30, 920, 230, 120, 17, .1), "#1E2A33"), path(blades(r, 1150, 920, 300, 150, 22, -.1), "#1E2A33"), path(blades(r, 1060, 924, 200, 80, 11, -.2), "#33473F"), path(fern(1150, 900, 170, -128, .5), "#2A3D3D"))
a.add(path(bough(r, 1230, 60, 2.9, 130, 18, 1, .4), "#241F38"), path(scallop(r, "1240,-30 1050,-30 1000,6 1040,50 1000,92 1060,130 1110,110 1140,190 1190,170 1240,230", 24), "#25303E"), path(scallop(r, "1240,-30 1120,-30 1080,16 1130,50 1110,100 1180,90 1240,140", 18), "#364A4A"))
a.add(a.vignette(.4, .5, .55, "#1A1830"), a.grain(.5))
a.save(OUT + "building-library.svg")
