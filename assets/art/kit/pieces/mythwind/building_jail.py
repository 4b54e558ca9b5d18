"""The jail: a squat round tower in moonlight; the keys hang over a guard who sleeps on a stool."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_a import *

a = Art(1200, 900, 81)
r = a.r
GREEN = "#1F463C"

# moonlit green night
sky(a, (0, "#0F2530"), (.3, "#1F4A50"), (.6, "#6FA08A"), (.72, "#A9C59A"))
stars(a, 26, 330, 10, 1190, 230, "#DDEBD2", .75)
a.add(a.glow(190, 200, 430, "#BFDCB4", .7), use("moon", 190, 200, 250, c="#F1EBCB"))
torn(a, "-20,250 90,232 210,246 330,234 240,268 70,276", "#3E6E68", "#CFE0B8", .85)
torn(a, "860,150 980,132 1100,146 1220,130 1220,168 1020,180", "#27555A", "#7FAF98", .8)
# hills and a wood
a.add(path(curve("-20,520! 120,430 280,452 420,500 760,470 920,410 1080,440 1220,420! 1220,700! -20,700!"), "#5E8F7E"))
a.add(path(curve("-20,560! 160,530 360,556 800,540 1000,500 1220,530! 1220,720! -20,720!"), "#3F7268"))
a.add(a.firs([(40, 590, 190), (110, 600, 250), (180, 596, 160), (250, 604, 210), (980, 580, 170), (1050, 596, 250), (1120, 590, 200), (1180, 600, 280)], "#2A5A54", "#7FAF98"))
a.add(a.firs([(330, 620, 140), (930, 610, 120)], "#24504C"))
a.plane(curve("-20,640! 200,604 520,630 860,636 1220,596! 1220,920! -20,920!"), a.lin([(0, "#3F6F5C"), (.35, "#2A5450"), (1, "#122E36")]), lip="#B5D2A4", inner="")
a.add(a.tufts(-10, 400, 650, 760, 16, 22, "#5A8A6C", .8), a.tufts(900, 1190, 640, 760, 12, 22, "#4A7A64", .8))
# worn path to the door
a.plane(curve("420,758! 470,752 540,752 580,758! 560,800 500,836 470,920! 190,920! 280,846 380,800"), a.lin([(0, "#A9B79A"), (1, "#5E7A74")]), lip="#DDE8C4", inner=path(setts(r, 220, 560, 780, 900, 22, 18, .2), "#3E625E", .5))

# ---- the tower: broad foot, walls leaning in ----
a.add(path(curve("360,782! 560,756 800,756 1080,786! 1000,836 640,830 420,816!"), "#0B1C24", .5))
wall = curve("352,782! 372,640 392,480 404,318! 600,300 812,316! 826,480 846,640 872,778! 760,806 480,808")
a.plane(wall, a.lin([(0, "#C7CFC0"), (.22, "#93A5A4"), (.58, "#5A7078"), (1, "#27404E")], 0, 0, 1, 0), lip="#E9F0D8", at=(4, 3), shadow=(8, 8, 8, .35),
        inner=path(mark_rows(r, 372, 350, 640, 800, 60, 25, 38, .5), "#DCE3D0", .42) + path(mark_rows(r, 600, 356, 860, 800, 60, 25, 38, .5), "#8FA6A6", .4) + path(mark_rows(r, 380, 366, 860, 800, 54, 22, 41, .34), "#28424C", .36))
# batter course at the foot
a.add(path(curve("344,786! 352,740 356,722! 600,760 868,720! 876,750 884,784! 760,816 470,818"), "#5A6E78", .55), path(curve("356,722! 600,760 868,720! 868,727! 600,769 355,730!"), "#D3DECA", .55))
# ivy that climbs the lit side
a.add(path(ribbon(sample("372,790 396,700 388,610 420,530 412,450 446,380", 18), [9, 7, 5, 3]), "#2A4A3E"))
leaf = lambda x, y, w, q: scallop(r, [(x + math.cos(k + q) * w * r.uniform(.4, .62), y + math.sin(k + q) * w * r.uniform(.3, .5)) for k in (0, .9, 1.9, 2.9, 3.9, 5)], 9)
D = L = ""
for k, (x, y) in enumerate(sample("360,786 390,716 386,640 402,580 426,530 402,470 432,420 452,372", 22)):
    w = r.choice((26, 34, 46, 30, 56)) * (1.1 - k * .022)
    x += r.uniform(-13, 13)
    D += leaf(x, y, w, k)
    if k % 2 == 0:
        L += leaf(x - 5, y - 4, w * .62, k + .5)
a.add(path(D, "#2B5A46"), path(L, "#6FA070", .95))
# roof: a low cone of stone tiles with a wide brim
a.add(path(curve("392,330! 600,356 824,328! 830,372! 600,408 386,378!"), "#0F2530", .5))
cone = curve("330,338! 420,256 510,190 596,142! 620,138 640,150! 720,206 810,270 884,332! 760,366 600,374 440,364")
a.plane(cone, a.lin([(0, "#8CA8A0"), (.35, "#4F7478"), (.7, "#2E505C"), (1, "#1B3542")], 0, 0, 1, 0), lip="#DCE9CC", at=(3, 4), shadow=(6, 12, 8, .35))
d = l = ""
for i, (y, x0, x1, s) in enumerate(((190, 520, 706, 8), (226, 462, 762, 14), (264, 412, 808, 20), (304, 372, 850, 25))):
    x = x0
    while x < x1 - 20:
        w = r.uniform(26, 44)
        f = (x - x0) / (x1 - x0)
        yy = y + math.sin(f * 3.14) * s
        yn = y + math.sin(min(1, (x + w - x0) / (x1 - x0)) * 3.14) * s
        d += f"M{n(x,0)} {n(yy,0)}q{n(w*.5,0)} {n((yn-yy)*.5+11,0)} {n(w,0)} {n(yn-yy,0)}l0 4q{n(-w*.5,0)} {n(11-(yn-yy)*.5,0)} {n(-w,0)} {n(yy-yn,0)}z"
        if f < .5 and r.random() < .55:
            l += f"M{n(x+3,0)} {n(yy,0)}l{n((596-x)*.07,0)} -22l5 1l{n((x-596)*.06,0)} 22z"
        x += w
a.add(path(d, "#142A36", .55))
a.add(path(curve("330,338! 440,364 600,374 760,366 884,332! 886,346! 760,382 600,390 440,380 330,350!"), "#1B3540"), path(curve("330,338! 440,364 600,374 690,372! 690,377! 600,380 440,369 330,344!"), "#CFE0C0", .8))
a.add(tint(moss(r, ((420, 322, 90), (520, 356, 60), (500, 236, 44), (760, 344, 66), (660, 262, 44))), GREEN, .3))
a.add(path(curve("590,148! 596,120 606,104 618,92! 630,106 638,122 644,150! 618,158"), "#6A8A88"), path(curve("590,148! 596,120 606,104 618,92! 612,120 608,154!"), "#DCE9CC"), line("M618 94V66", "#24424C", 5), path("M618 66h40l-10 9 10 10h-40z", "#A8482F"))

# door: thick planks, iron straps, one step
a.add(path("M412 776V604q6 -74 92 -76q84 4 90 76V772z", "#3A525A"), ring_stones(504, 606, 84, 72, "#9FB0A8", 26, 9))
a.add(path("M428 774V608q6 -56 76 -58q68 2 74 58V770z", a.lin([(0, "#7A5A48"), (1, "#3E3638")], 0, 0, 1, 0)), line("M458 562V772M488 552V772M518 551V772M548 560V772", "#2A2A30", 3.4, .7), path("M428 610q76 -12 138 -2l12 6 -12 8q-66 -8 -138 2zM428 712q76 -8 138 -2l12 6 -12 8q-66 -6 -138 0z", "#1E2E36"), path("M428 610q76 -12 138 -2v3q-66 -8 -138 3zM428 712q76 -8 138 -2v3q-66 -6 -138 3z", "#8FA39E", .8))
a.add("".join(f'<circle cx="{x}" cy="{y}" r="4" fill="#7F938F"/>' for x, y in ((446, 616), (486, 612), (530, 612), (446, 717), (486, 714), (530, 714))))
a.add(path("M482 574h44v26h-44z", "#15242C"), line("M493 574v26M504 574v26M515 574v26", "#8FA39E", 4), f'<circle cx="560" cy="664" r="13" fill="none" stroke="#1E2E36" stroke-width="6"/>', path("M554 640h12v10h-12z", "#1E2E36"))
a.add(path("M396 774Q500 786 606 770L620 794Q500 812 384 796z", "#9FB0A6"), path("M384 796Q500 812 620 794V808Q500 826 384 810z", "#4E666C"))

# the one barred window: a candle is still awake behind it
a.add(a.glow(700, 500, 170, LAMP, .6))
a.add(path("M628 572V478q6 -60 74 -62q66 2 70 60V566z", "#3E5660"), ring_stones(701, 478, 60, 50, "#93A6A4", 26, 9))
a.add(path("M642 566V482q6 -50 60 -52q52 2 56 52V562z", a.lin([(0, "#D98F35"), (.5, LAMP), (1, "#FDE9AE")])))
# inside: a shadow with a tin cup, chin on the sill
a.add(path(curve("668,566! 664,530 676,514 690,510! 680,496 684,474 704,470 724,478 726,498 714,510! 734,516 744,540 744,564!"), "#7A4A2C"), path(curve("668,566! 664,530 676,514 690,510! 676,530 676,550 680,566!"), "#B06A34"))
for x in (660, 680, 700, 720, 740):
    a.add(path(f"M{x-4.5} {434 if 670<x<730 else 446}h9V566h-9z", "#1E2E36"), path(f"M{x-4.5} {434 if 670<x<730 else 446}h3V566h-3z", "#9FB3AC"))
a.add(path("M642 496H758V504H642z", "#1E2E36"), path("M642 496H758V499H642z", "#9FB3AC"))
a.add(path(curve("672,528 684,524 690,532 688,542 676,544 670,538") + curve("712,526 724,522 732,530 730,540 718,543 710,536"), "#D9A07C"), line("M676 532h10M676 537h10M716 530h11M716 535h11", "#A8684C", 1.8))
a.add(path("M614 564Q700 576 790 558L796 576Q700 594 610 582z", "#A9B8AE"), path("M610 582Q700 594 796 576V590Q700 608 612 594z", "#435A62"))
# a mouse visits, with a crumb
a.add(use("mouse", 776, 568, 58, waist=BRICK, haze=GREEN, t=.15))

# ---- bracket with the ring of keys, dark iron before the pale wood ----
a.add(line("M820 372L1062 364M828 446Q920 428 968 368", "#12242C", 10), line("M820 369L1062 361", "#8FA9A0", 3), path("M812 350h15v112h-15z", "#12242C"), line("M1062 364q22 2 17 19q-6 9 -14 2", "#12242C", 8))
KX, KY = 1040, 432
a.add(line(f"M{KX} 368V388", "#12242C", 7))
ringd = f"M{KX} {KY-52}a52 52 0 1 0 .1 0z"
a.add(line(ringd, "#0F2530", 13, .45, extra='transform="translate(5 8)"'))
for q, k in ((34, .86), (3, 1), (-28, .8)):
    a.add(group(use("key", 0, 92, 178 * k, c="#E0AE4E"), t=f"translate({KX} {KY+22}) rotate({q})"))
a.add(line(ringd, "#8A5E2A", 13), line(ringd, "#EBC05E", 8), line(f"M{KX-51} {KY-4}A52 52 0 0 1 {KX+6} {KY-52}", "#FFF3CC", 4))

# ---- the guard on the stool ----
a.add(shade_under(928, 846, 180, 30, .6))
a.add(group(path("M890 728l14 0 -10 112h-16zM1030 724l-14 0 14 110h16zM946 738h16l4 112h-18z", "#5A4A40") + path("M890 728l6 0 -10 112h-8zM946 738h6l-2 112h-6z", "#B7A78C") + path("M884 792L1036 786V795L884 801z", "#4A3E3A")
            + '<ellipse cx="960" cy="738" rx="92" ry="20" fill="#3E3632"/><ellipse cx="958" cy="730" rx="92" ry="20" fill="#8C7660"/><ellipse cx="952" cy="727" rx="78" ry="14" fill="#B49C7C"/>', t="translate(67 96) scale(.89)"))
a.add(use("cat", 920, 752, 208, eyes="shut", haze=GREEN, t=.08))
# its cap with a feather, slipped over one ear
a.add(group(path(curve("-40,12! -42,-14 -16,-28 12,-26 36,-12 40,10! 0,20"), "#3E5A86") + path(curve("-40,12! -42,-14 -16,-28 0,-28! -24,-10 -28,14!"), "#8FA9C4") + path("M-44 8Q0 22 44 6L45 16Q0 32 -43 18z", LAMP) + path(curve("26,-8! 40,-34 66,-44 80,-36! 66,-18 48,-8 28,2!"), TULIP) + line("M30 -4Q50 -26 74 -36", "#F2B8A0", 2.4), t="translate(898 572) rotate(-13) scale(.8)"))
# lantern on the ground, warm accent
a.add(a.glow(1096, 812, 170, LAMP, .55), shade_under(1096, 856, 70, 14, .5), use("lantern", 1096, 724, 160, c="#24303A"))
# toadstools and dark growth hold the corners
edge_grass(a, [(40, 240, 150, 18, .12), (1170, 240, 120, 16, -.12)], "#0E252B", "#1C4240")
a.add(use("toadstool", 196, 868, 58, haze=GREEN, t=.35), use("toadstool", 240, 880, 42, haze=GREEN, t=.4, rot=8))
a.add(path(bough(r, 1232, 60, 2.9, 130, 20, 1, .4), "#0E252B"), path(scallop(r, "1240,-40 980,-40 1010,16 1070,20 1080,70 1140,74 1160,140 1240,170", 24), "#0E252B"), path(scallop(r, "1240,-40 1090,-40 1120,14 1170,30 1190,80 1240,100", 18), "#1F4640"))
for x, y in ((300, 560), (232, 640), (150, 700), (1130, 640), (320, 690)):
    a.add(a.firefly(x, y, 3, "#E8E59A"))
a.add(a.vignette(.5, .5, .55, "#06161C"), a.grain(.5))
a.save(OUT + "building-jail.svg")
