"""The foundry: a brick hall at dusk; through the great door bright metal is poured."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_a import *

a = Art(1200, 900, 91)
r = a.r
PLUM = "#41386A"

# dusk: indigo, plum, rose, the last honey low on the left
sky(a, (0, "#23264F"), (.2, "#474A84"), (.4, "#86699B"), (.56, "#D79A9B"), (.68, "#F8D3A0"))
stars(a, 16, 20, 10, 620, 150)
a.add(a.glow(110, 560, 420, "#FFE0A6", .7))
torn(a, "-20,210 110,188 230,204 350,186 250,226 80,238", "#7A6296", "#F2B8A0", .85)
torn(a, "-20,330 60,318 150,328 230,318 170,340 40,350", "#B07C98", "#FAD79A", .9)
a.add(path(curve("-20,560! 120,500 260,520 420,560 900,560 1040,500 1220,520! 1220,760! -20,760!"), "#9A7392"))
a.add(path(curve("-20,610! 160,572 300,600 900,600 1100,566 1220,590! 1220,760! -20,760!"), "#6F5680"))
a.add(tint(hamlet(r, 20, 618, 42, "#C9A6A0", "#6E4E70", "#FBDB8C", 4), "#8A6488", .3), a.firs([(196, 620, 90), (222, 626, 64), (1120, 600, 120), (1166, 610, 160)], "#4E4268", "#8A6F90"))

# smoke: two broad ribbons that drift right, lit from below by the sunken sun
def plume(spec, w, c, light, off):
    S = sample(spec, 34)
    a.add(path(ribbon(S, w, prec=0), c, .88), path(ribbon([(x - off, y + k * .05) for k, (q, (x, y)) in enumerate(zip(range(99), S))], [v * .42 for v in w], prec=0), light, .4))
plume("826,92 812,44 850,0 920,-24 1010,-60", [40, 66, 92, 130, 150], "#75608E", "#D9A59E", 14)
plume("1000,168 988,120 1020,84 1010,36 1090,6 1140,-50", [38, 60, 76, 96, 124, 150], "#856A92", "#E8B8A2", 13)

# yard: trodden clay
a.plane(curve("-20,690! 240,664 560,680 880,672 1220,650! 1220,920! -20,920!"), a.lin([(0, "#8A6678"), (.3, "#5E4868"), (1, "#2A2444")]), lip="#E6B79C", inner=path(setts(r, -20, 1190, 710, 900, 46), "#A07E88", .35))

# ---- chimneys ----
def stack(x, top, w, foot):
    a.plane(f"M{x-w*.36:.0f} {top}H{x+w*.36:.0f}L{x+w*.56:.0f} {foot}H{x-w*.56:.0f}z", a.lin([(0, "#C98A74"), (.3, "#8E4E48"), (1, "#4A2E44")], 0, 0, 1, 0), lip="#F3C49C", shadow=(6, 4, 6, .25), inner=path(mark_rows(r, x - w * .36, top + 40, x + w * .4, foot, 20, 8, 17, .36), "#D79A80", .5), loose=True)
    for y, k, h in ((top - 6, 1.02, 22), (top + 30, .86, 9), (top + (foot - top) * .42, 1, 10)):
        a.add(path(f"M{n(x-w*.48*k,0)} {n(y,0)}H{n(x+w*.48*k,0)}v{h}H{n(x-w*.48*k,0)}z", a.lin([(0, "#EBB391"), (.4, "#9A5A50"), (1, "#54354A")], 0, 0, 1, 0)))
stack(1000, 176, 76, 640)
stack(826, 100, 90, 560)
a.add(a.glow(826, 92, 70, AMBER, .5), a.glow(1000, 168, 56, AMBER, .4))

# ---- aisle at the right: lean-to with three glowing windows ----
a.plane("M800 470L1090 500V772L800 784z", a.lin([(0, "#7E4448"), (1, "#4A2C42")], 0, 0, 1, 0), lip="#C98A74", shadow=(8, 6, 7, .3), inner=path("M800 470L1090 500V772L800 784z", a.stuff("brick")), loose=True)
for x, y in ((876, 580), (950, 588), (1024, 596)):
    a.add(a.glow(x + 22, y + 60, 80, AMBER, .5), path(f"M{x} {y+92}v-66q2 -26 22 -26t22 26v64z", "#3A2236"), path(f"M{x+5} {y+87}v-60q2 -21 17 -21t17 21v59z", "#E8912F"), path(f"M{x+5} {y+87}v-36h34v35z", "#FBDB8C", .9), line(f"M{x+22} {y+8}v78M{x+5} {y+34}h34M{x+5} {y+60}h34", "#3A2236", 3.4), path(f"M{x-6} {y+90}h56v8h-56z", "#C9947C"))
a.add(path("M786 492L1110 520L1090 420L800 384z", a.lin([(0, "#7A6488"), (1, "#3E3560")])), line("M800 414L1094 444M794 446L1100 474", "#2E2750", 3, .6), path("M786 492L1110 520V531L786 504z", "#2A2246"), path("M800 384L1090 420V426L799 391z", "#D9B0B0"))

# ---- the hall ----
front = "M250 786V452H268V424H252V404L300 392Q316 330 372 316V296H404Q430 230 492 214V190H612V214Q674 230 700 296H732V316Q788 330 804 392L852 404V424H836V452H852V780z"
a.plane(front, a.lin([(0, "#C4715A"), (.4, "#9A4C42"), (1, "#5E3244")], 0, 0, 1, .25), lip="#F8C79A", at=(4, 3), shadow=(10, 8, 9, .36), inner=path(front, a.stuff("brick")), loose=True)
a.add(path("M252 404L300 392Q316 330 372 316V296H404Q430 230 492 214V190H612V214Q674 230 700 296H732V316Q788 330 804 392L852 404V424H840L786 408Q776 352 716 338V318H686Q664 256 600 238V212H504V238Q440 256 418 318H388V338Q328 352 318 408L252 424z", "#D9AE9A"), path("M252 404L300 392Q316 330 372 316V296H404Q430 230 492 214V190H612V198H500V222Q438 238 412 304H380V324Q322 338 308 399L252 413z", "#FBE3C4"), path("M612 190V214Q674 230 700 296H732V316Q788 330 804 392L852 404V424H840L786 408Q776 352 716 338V318H686Q664 256 600 238V212z", VIOLET, .42))
# bell in a niche at the top: what they cast here
a.add(path("M524 300v-40q4 -32 30 -32t30 32v40z", "#3A2236"), path("M532 290q-4 0 0 -6q8 -8 8 -22q2 -16 14 -16t14 16q0 14 8 22q4 6 0 6z", "#C98B3C"), path("M532 290q-4 0 0 -6q8 -8 8 -22q2 -16 12 -16q-6 14 -6 24t-4 20z", "#F5D48E"), f'<circle cx="554" cy="294" r="5" fill="#8A5A2E"/>', path("M516 300h76v9h-76z", "#E9C4A8"))
# cornice bands, corner piers, tie irons
a.add(path("M262 446H842V460H262z", "#D9AE9A", .9), path("M262 446H842V450H262z", "#FBE3C4"), path("M250 452h40v332h-40z", "#A85A4A", .55), path("M250 452h9v332h-9z", "#F8C79A", .6), path("M812 452h40v330h-40z", "#3E2440", .4))
for x in (320, 784):
    a.add(line(f"M{x-10} 480l20 40M{x+10} 480l-20 40", "#2E2040", 6))
# two round-headed windows beside the door
for x in (294, 766):
    a.add(a.glow(x + 24, 630, 84, AMBER, .45), path(f"M{x-5} 696v-96q2 -34 29 -34t29 34v94z", "#3A2236"), path(f"M{x} 690v-88q2 -30 24 -30t24 30v86z", "#E38A2F"), path(f"M{x} 690v-60h48v58z", "#FBD483", .9), line(f"M{x+16} 574v116M{x+32} 574v115M{x} 612h48M{x} 650h48", "#3A2236", 3.4), path(f"M{x-12} 692h72v10h-72z", "#D9AE9A"))

# the great door: arch of brick, the fire-lit nave behind
DX = 554
a.add(path("M386 786V552q8 -112 168 -114q160 2 168 112V782z", "#4A2A3A"), ring_stones(DX, 556, 160, 108, "#D08A6A", 30, 17))
nave = "M402 784V556q8 -98 152 -100q144 2 152 98V780z"
a.add(path(nave, a.rad([(0, "#FFF0C2"), (.16, "#FFCB62"), (.42, "#E8832F"), (.75, "#9C4630"), (1, "#5A2A34")], 590, 648, 250, True)))
inner = path("M402 470H706V490L402 500z", "#6A2F2E", .8) + path("M430 470h14v310h-14zM664 470h14v310h-14z", "#8A3E2E", .55) + path("M402 560L554 520L706 556V566L554 531L402 571z", "#6A2F2E", .7)
inner += path("M402 700H500L512 740H402zM640 690H706V730H632z", "#8A3E2E", .5)
a.defs.append(f'<clipPath id="nave"><path d="{nave}"/></clipPath>')
# crane beam, chain, the tilted ladle
inner += path("M402 508H706V520H402z", "#4A2430") + line("M520 520V560M520 560L478 584M520 560L566 566", "#3E1E2C", 6)
ladle = "M462 566L578 548L570 626Q556 668 512 664Q474 656 470 628z"
inner += a.glow(560, 570, 110, "#FFE79C", .9)
inner += group(path("M-58 -46H58L50 34Q34 70 0 70Q-34 70 -50 34z", "#3A1E2C") + path("M-58 -46H-40L-34 34Q-26 60 -10 68Q-40 64 -50 34z", "#B9602F") + path("M-62 -52H62V-38H-62z", "#54303A") + path("M-50 -48H60L50 -36H-44z", "#FFF6DA"), t="translate(520 606) rotate(20)")
# the pour
inner += a.glow(604, 680, 150, "#FFE79C", .9)
inner += path(curve("564,580! 592,578 610,600 614,640 616,744! 600,744! 600,650 592,612 560,596!"), "#FFD877") + path(curve("566,584! 588,582 604,604 608,640 610,744! 604,744! 603,650 596,604 564,590!"), "#FFF9E8")
inner += path(sparks(r, 608, 738, 26, 120, 195, 345, 4), "#FFF0BC")
a.add(f'<g clip-path="url(#nave)">{inner}</g>')
# mould on the floor, workers, dark before the light
a.add(path(curve("540,786! 544,752 560,738 608,734 654,738 668,752 674,782! 608,794"), "#4A2634"), path(curve("560,740! 608,732 654,740! 640,750 608,752 574,750!"), "#FFE79C"), path(curve("540,786! 544,752 560,738 574,737! 556,760 556,788!"), "#C0622F"))
W1, W2 = "#4A2A3E", "#3E2436"
RIM = "#FFC061"
# left: leans back on the long lever that tips the ladle
a.add(line("M418 664L504 604", "#3A1E2C", 7), line("M420 661L504 601", RIM, 2.4))
a.add(limb("452,706 436,744 424,782", [24, 20, 16], W2, RIM, 1), limb("460,706 474,744 478,784", [24, 20, 16], W1, RIM, 1), path("M410 790q2 -12 16 -11l8 11zM466 792q0 -12 14 -11l10 11z", W2))
a.add(path(curve("430,710! 424,660 428,630 446,618 466,624 474,660 476,712! 452,722"), W1), path(curve("466,624! 474,660 476,712! 466,716! 464,670 458,630!"), RIM), limb("444,634 430,652 436,662", [16, 14, 11], W1, RIM, 1), limb("460,632 470,646 458,646", [15, 13, 11], W1, RIM, 1), head(452, 596, 44, 1, "cap", "#5A3040", None, HAIR, "#C98060", -6, edge="#FFE0A0"))
# right: the master with a skimming hook, an apron, a straight back
a.add(line("M712 612L624 738", "#3A1E2C", 6), line("M709 612L622 736", RIM, 2.2))
a.add(limb("690,712 684,748 680,784", [25, 20, 16], W1, RIM), limb("706,712 714,748 720,784", [25, 20, 16], W2, .1), path("M662 790q4 -12 20 -11l6 11zM706 790q2 -12 16 -11l10 11z", W2))
a.add(path(curve("672,716! 672,664 680,634 700,624 722,632 728,664 728,714! 700,726"), W2), path(curve("672,716! 672,664 680,634 700,624! 688,644 684,680 684,721!"), RIM), limb("690,642 676,660 684,660", [16, 14, 11], W1, RIM), limb("716,640 720,664 698,640", [15, 13, 11], W1, .1), head(698, 598, 46, -1, "cap", "#5A3040", "#B9A0A0", HAIR, "#C98060"))
# door leaves of iron-bound plank, swung wide against the wall
a.add(path("M402 784V560q2 -40 30 -66L392 476q-34 40 -36 88V792z", "#5A3A44"), path("M356 792V564q2 -48 36 -88l7 3q-32 40 -34 86V790z", "#D9A888"), path("M358 600L402 594V606L358 612zM357 720L402 714V726L357 732z", "#2E2040"), line("M378 510V788", "#3A2436", 3))
a.add(path("M706 780V556q-2 -40 -28 -64L716 474q36 40 38 90V786z", "#6E4044"), path("M706 594L752 600V612L706 606zM706 714L754 720V732L706 726z", "#2E2040"), path("M706 780V556q-1 -30 -16 -50l6 -4q17 26 18 56V781z", "#FFB45C", .8), line("M732 508V784", "#3A2436", 3))
# light on the yard
a.add(a.glow(566, 812, 330, "#FFC061", .75, 62), path("M402 786L706 782L830 890H270z", a.lin([(0, "#FFC56B", .5), (1, "#FFC56B", 0)])))
# rails out of the door, towards us
a.add(line("".join(f"M{n(532-k*k*1.5-k*9,0)} {n(792+k*13+k*k*1.3,0)}H{n(600+k*k*1.5+k*9,0)}" for k in range(7)), "#3E2C44", 8, .8), path("M540 788L440 920H464L550 788zM592 788L690 920H666L582 788z", "#8E7480"), path("M540 788L440 920H447L544 788zM592 788L672 920H666L586 788z", "#FFD9A0"))

# ---- bells: one on the truck, a family of them cooling at the left ----
def bell(x, y, h, t=0):
    k = h / 100
    g = path(curve("-50,0! -46,-12 -36,-26 -30,-60 -18,-82 0,-88 18,-82 30,-60 36,-26 46,-12 50,0! 0,10"), a_bell) + path(curve("-50,0! -46,-12 -36,-26 -30,-60 -18,-82 -4,-88! -16,-60 -20,-30 -28,-6 -30,6!"), "#F8D79A", .85) + path(curve("50,0! 46,-12 36,-26 30,-60 18,-82! 22,-50 24,-24 32,4!"), "#4A2C44", .45)
    g += path("M-12 -86q0 -14 12 -14t12 14l-7 2q0 -8 -5 -8t-5 8z", "#8A5A3A") + line("M-34 -34Q0 -26 34 -34M-44 -12Q0 -2 44 -12", "#8A5A2E", 3.4)
    g += path("".join(star(q, -52 + abs(q) * .05, 6) for q in (-16, 0, 16)), "#8A5A2E")
    return group(g, t=f"translate({x} {y}) scale({n(k,2)})")
a_bell = a.lin([(0, "#DDA251"), (.5, "#B9783A"), (1, "#7A4A3A")], 0, 0, 1, 0)
a.add(shade_under(170, 806, 250, 26, .45), bell(216, 790, 118), bell(100, 808, 160), bell(196, 830, 74), bell(262, 826, 50))
# truck with a bell under a strap, a villager who taps it and listens
a.add(shade_under(1010, 844, 250, 28, .5))
a.add(path("M906 788L1096 780L1100 808L910 818z", "#6A4448"), path("M906 788L1096 780V786L907 794z", "#F0B88A"), bell(1030, 788, 150))
for x in (944, 1066):
    a.add(f'<circle cx="{x}" cy="824" r="25" fill="#2E2240"/><circle cx="{x}" cy="824" r="17" fill="none" stroke="#8E7480" stroke-width="5"/><circle cx="{x-2}" cy="822" r="5" fill="#C9A08E"/>')
a.add(shade_under(900, 858, 80, 16, .5), limb("888,790 876,820 874,850", [23, 20, 15], "#3A3358"), limb("900,790 910,822 914,852", [23, 20, 15], "#332C4E"), path("M858 858q4 -12 20 -11l8 11zM898 860q2 -12 18 -11l10 11z", "#241C36"))
a.add(path(curve("866,800! 866,740 876,706 898,696 918,708 924,744 922,798! 894,810"), "#54689A"), path(curve("866,800! 866,740 876,706 898,696! 884,720 880,760 880,806!"), "#FFC68A", .9), path("M867 768Q894 778 923 766V775Q894 787 867 777z", "#3A2A40"))
a.add(limb("890,716 910,742 946,734", [18, 15, 11], "#6279AA", .3), limb("912,714 938,716 962,706", [15, 13, 10], "#465886", .2), line("M954 744L974 700", "#8A5A3A", 5), path("M962 706l6 -15 24 9 -6 15z", "#3A3048"), f'<circle cx="950" cy="734" r="7" fill="#E0A080"/><circle cx="966" cy="706" r="6" fill="#E0A080"/>', head(912, 676, 50, 1, "kerchief", "#D2443C", None, "#5A3A34", SKIN, 10, True))
edge_grass(a, [(20, 180, 90, 14, .1), (1190, 170, 120, 14, -.12)], "#221C3A", "#3A3054")
a.add(a.vignette(.44, .48, .62, "#1A1430"), a.grain(.5))
a.save(OUT + "building-foundry.svg")
