import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _shared_road_winery import *

a = Art(1200, 900, 83)
r = a.r

# early morning: pale sky, the sun still low, mist in the valley
sky(a, "morning")
a.add(a.glow(190, 360, 520, "#FFE9B8", .95), f'<circle cx="196" cy="352" r="46" fill="#FFF6D8"/>')
torn(a, (("-20,120 140,98 300,112 440,96 340,138 140,150", "#B9CBD0", "#FFF4DC", .8), ("720,80 880,58 1040,74 1220,52 1220,98 1000,112 860,100", "#A3BCC8", "#F6E6CC", .8), ("420,210 520,196 640,206 740,196 640,228 500,232", "#D6D6CA", "#FFF6E0", .7)))
a.add(path("M-20 500L60 400L120 446L230 330L300 404L360 362L480 470L640 410L780 470L900 350L970 410L1060 300L1140 388L1220 350V620H-20z", "#A9B7BC"), path("M230 330L300 404L258 402L228 440L202 388zM1060 300L1140 388L1092 384L1066 420L1028 362zM900 350L940 388L904 394L878 388z", "#F0EAE0", .9))
a.add(path(curve("-20,520! 140,480 320,500 560,470 800,490 1020,440 1220,456! 1220,700! -20,700!"), "#9DB3A4"), a.firs([(x, 500 + r.uniform(-10, 14), h) for x, h in ((30, 110), (80, 80), (118, 130), (330, 90), (372, 120), (1110, 150), (1160, 190), (1204, 160), (1066, 110))], "#86A096", True))
# mist lies in long bands
for d, o in (("-20,540! 160,520 380,534 560,524! 420,556 200,566 -20,572!", .75), ("780,500! 940,486 1100,500 1220,490! 1220,540! 1040,530 900,528!", .6)):
    a.add(path(curve(d), "#FBF1DC", o))
a.plane(curve("-20,610! 180,570 420,590 700,580 1000,560 1220,530! 1220,920! -20,920!"), a.lin([(0, "#A9B06E"), (.3, "#87995A"), (1, "#4B5F41")]), lip="#F3E9B0", loose=True, inner=a.tufts(10, 260, 620, 720, 16, 18, "#71874E", .8) + a.tufts(1040, 1190, 600, 760, 12, 18, "#71874E", .8))
a.add(a.firs(((1124, 640, 330), (1186, 668, 420), (1062, 610, 240)), "#4E6E58", True))
# the yard, worn by hooves
a.plane(curve("-20,780! 160,730 380,716 700,712 1000,720 1110,770 1060,850 900,920! -20,920!"), a.lin([(0, "#DDBE8C"), (1, "#9A744F")]), lip="#FBE9BE", loose=True, inner=path("".join(f"M{n(x,0)} {n(y,0)}q{n(w*.5,0)} {n(-w*.3,0)} {n(w,0)} 0q{n(-w*.5,0)} {n(w*.25,0)} {n(-w,0)} 0z" for x, y, w in [(r.uniform(20, 980), y, 8 + (y - 720) * .14) for y in [742 + 150 * r.random() for _ in range(34)]]), "#8A6444", .4))

# ---- the cabin: gable to the left front, long side to the right ----
L0, L1, LD = "#B98450", "#8A5C3C", "#543640"
a.add(lens(720, 742, 780, 24, .38))
# chimney of field stones behind the far end
a.add(path("M898 330V150H976L984 430z", "#A79DA6"), path("M946 150H976L984 430L950 430z", "#6F6680"), path(rows(902, 160, 950, 12, 18, 22, 12, r), "#CBC0C2", .85), path("M888 134H986V154H888z", "#B9AEB4"), path("M888 134H986V139H888z", "#F3E9E0"), path(smoke("936,128 932,96 962,70 950,34 990,0 1000,-30", [18, 34, 44, 54, 60, 64]), "#F6EEDF", .75))


def log(x0, x1, y, h, k, slant=0):
    """One log of a wall: round body, lit top, dark joint below."""
    c = mix(L0, L1, k)
    y1 = y + slant
    return path(f"M{x0} {y}L{x1} {y1}v{h}L{x0} {y+h}z", c) + path(f"M{x0} {y}L{x1} {y1}v{h*.24:.0f}L{x0} {y+h*.24:.0f}z", lit(c, .38), .75) + path(f"M{x0} {y+h*.74:.0f}L{x1} {y1+h*.74:.0f}v{h*.26:.0f}L{x0} {y+h:.0f}z", LD, .6)


# long side in half shade
H = 33
for i in range(8):
    y = 466 + i * H
    a.add(log(612, 1010, y, H, .55 + r.uniform(0, .4)))
a.add(path("M612 466H1010V730H612z", "#4A3A62", .22), path("M612 466H1010V520L612 530z", INK, .32), line("".join(f"M{n(x,0)} {n(y,0)}h{n(w,0)}" for x, y, w in [(r.uniform(630, 940), 476 + i * H + r.uniform(8, 16), r.uniform(26, 60)) for i in range(8) for _ in range(2)]), LD, 2, .5))
# gable wall, lit
gab = "M330 466L470 262L618 466V730H330z"
g = ""
for i in range(15):
    y = 268 + (i - 2) * H
    g += log(320, 625, y, H, r.uniform(0, .35))
a.add(f'<clipPath id="gb"><path d="{gab}"/></clipPath><g clip-path="url(#gb)">{g}</g>', path("M340 466L470 280L606 466V496L470 312L340 500z", INK, .24))
# log ends cross at the corners
end = a.sym("end", f'<circle cx="2" cy="2" r="17" fill="{LD}"/><circle r="16" fill="#D9AE78"/><circle cx="-1" cy="-1" r="9" fill="#B98A58"/><circle cx="-1" cy="-1" r="3" fill="#7A5238"/>')
for i in range(8):
    for x, big in ((330, 1), (616, 1.05), (1008, .95)):
        if (i + (x == 616)) % 2:
            a.add(end(x, 482 + i * H, big))
# door with hinges, open hatch above for the bales, one window
a.add(path("M424 730V548H526V730z", LD), path("M432 730V556H518V730z", "#6E8258"), path("M432 556h8v174h-8z", "#B4C08A"), line("M460 558V730M490 558V730", "#47583F", 3), path("M432 584h62v8h-62zM432 690h62v8h-62z", "#3E3644"), f'<circle cx="506" cy="646" r="5" fill="{LAMP}"/>', path("M408 728H542L556 744H396z", "#A69AA4"), path("M396 744H556V754H396z", "#756A80"))
a.add(path("M430 446V362H510V446z", LD), path("M438 446V370H502V446z", "#3B2A34"), path(scallop(r, "440,446 440,412 456,398 480,402 500,412 500,446", 14), "#8A6A52"), line("M452 404q20 14 40 0", "#D9B98A", 4), path("M462 282L478 280L482 330H466z", "#6B4A36"), path("M448 300L560 288V300L448 312z", "#8A5C3C"), path("M448 300L560 288V292L448 304z", "#E9C48A"), line("M552 298V372", "#EADBC0", 3.4), path("M544 372q8 12 16 0q0 16 -8 16q-8 0 -8 -16z", "#55506E"))
a.add(a.glow(930, 586, 120, LAMP, .45), pane(898, 548, 62, 72, True, 0, "#6B4A36", (1, 1)), path("M884 542v88h-18v-88zM992 542v88h-18v-88z", "#6E8258"), path("M884 542v88h-5v-88zM992 542v88h-5v-88z", "#47583F"))

# a roof of split shakes with turf and moss
a.add(shingled(a, (470, 236, 962, 248), (620, 474, 1050, 478), 6, "#6B5A52", "#A8937C", 8, 1))
a.add(path(curve("464,230! 640,240 800,238 966,244! 970,262! 800,256 640,258 470,250!"), "#7E9458"), path(scallop(r, "462,232 560,228 700,232 840,232 970,240 968,258 900,254 800,262 700,254 600,262 520,250 468,250", 16, .5), "#8DA85C"))
a.add(soft(curve("468,218! 400,330 300,482! 318,500 332,490! 400,374 470,268! 540,372 610,488! 628,500 644,484! 560,360"), 4, 9, 6, .3), path(curve("468,218! 400,330 300,482! 318,500 334,490! 400,374 470,268! 540,372 610,488! 628,500 644,484! 560,350"), "#8A6A54"), path(curve("468,218! 400,330 300,482! 306,490 312,494! 388,356 468,238!"), "#EBCB9A"), path("M462 236L496 196L506 202L476 242zM478 232L440 196L430 204L464 244z", "#8A6A54"), path("M440 196L430 204L464 244L466 238z", "#EBCB9A"))
a.add(moss(r, ((700, 458, 70), (900, 470, 60), (820, 330, 46), (610, 340, 50), (1000, 400, 40))))

# furs: on the wall, on a stretching frame, over a rail
def pelt(x, y, s, c, rot=0):
    d = curve("0,-66 14,-62 20,-48 44,-60 56,-46! 40,-30 36,-8 38,14 58,34 50,48! 30,42 14,50 6,62 8,92 0,112 -8,92 -6,62 -14,50 -30,42 -50,48! -58,34 -38,14 -36,-8 -40,-30 -56,-46! -44,-60 -20,-48 -14,-62")
    i = curve("0,-46 12,-40 24,-26 22,0 26,20 12,36 0,44 -12,36 -26,20 -22,0 -24,-26 -12,-40")
    return group(path(d, SHADOW, .35, 'transform="translate(5 7)"'), path(d, c), path(i, lit(c, .22), .9), path(curve("0,-66 14,-62 20,-48! -10,-44 -30,-34 -42,-48 -56,-46! -44,-60 -20,-48 -14,-62") + curve("-36,-8! -32,0 -30,12 -40,26 -52,44! -58,34 -38,14"), lit(c, .35), .7), line("M-8 -20l4 10M6 -24l2 10M-12 4l4 10M8 6l3 10M-2 -2l2 10M-2 22l2 8", dim(c, .25), 2.4, .7), t=f"translate({x} {y}) rotate({rot}) scale({s})")


a.add(line("M640 540H846", "#4A3040", 5), pelt(752, 612, .95, "#A8653C", 3), pelt(656, 606, .78, "#9A95A0", -4))

# ---- the big balance, the heart of the trade ----
BX, BY = 690, 828
IR, IL = "#4A4660", "#B9B4C6"
a.add(lens(BX, BY, 210, 15, .42))
a.add(path(f"M{BX-66} {BY}H{BX+66}L{BX+50} {BY-18}H{BX-50}z", "#6B4A36"), path(f"M{BX-50} {BY-18}H{BX+50}L{BX+52} {BY-14}H{BX-54}z", "#D9AE78"), path(f"M{BX-9} {BY-16}L{BX-6} {BY-330}H{BX+6}L{BX+9} {BY-16}z", IR), path(f"M{BX-9} {BY-16}L{BX-6} {BY-330}H{BX-2}L{BX-3} {BY-16}z", IL))
# beam tips to the furs
ax, ay, bx2, by2 = BX - 150, BY - 296, BX + 150, BY - 334
a.add(path(ribbon(sample(f"{ax},{ay} {BX-70},{BY-328} {BX},{BY-322} {BX+70},{BY-344} {bx2},{by2}", 14), [7, 13, 18, 13, 7]), "#8A6A2C"), path(ribbon([(x, y - 3) for x, y in sample(f"{ax},{ay} {BX-70},{BY-328} {BX},{BY-322} {BX+70},{BY-344} {bx2},{by2}", 14)], [3, 6, 9, 6, 3]), "#F5CF7A"), f'<circle cx="{BX}" cy="{BY-322}" r="17" fill="#8A6A2C"/><circle cx="{BX-2}" cy="{BY-324}" r="12" fill="{AMBER}"/><circle cx="{BX-4}" cy="{BY-326}" r="5" fill="#FBE6B0"/>', path(f"M{BX-3} {BY-340}L{BX-1} {BY-386}L{BX+4} {BY-340}z", AMBER))
for x, y, drop in ((ax, ay, 150), (bx2, by2, 150)):
    a.add(line(f"M{x} {y}L{x-58} {y+drop}M{x} {y}L{x+58} {y+drop}M{x} {y}V{y+drop}", "#6B5A3A", 3))
# goods in the pans: folded pelts left, a sack and brass weights right
x, y = ax, ay + 150
a.add(path(curve(f"{x-50},{y}! {x-56},{y-20} {x-30},{y-34} {x},{y-32} {x+34},{y-34} {x+54},{y-16} {x+48},{y}!"), "#8A5A3A"), path(curve(f"{x-44},{y-22}! {x-40},{y-46} {x-4},{y-56} {x+40},{y-46} {x+48},{y-22}! {x},{y-30}"), "#B9784A"), path(curve(f"{x-40},{y-28}! {x-34},{y-48} {x-4},{y-54} {x+20},{y-50}! {x-10},{y-40} {x-30},{y-26}"), "#E9B98A", .8), line(f"M{x-6} {y-54}q8 26 4 54", "#5A3A34", 4))
a.add(path(curve(f"{x-66},{y-2}! {x+66},{y-2}! {x+50},{y+22} {x},{y+30} {x-50},{y+22}"), "#C98B3C"), path(curve(f"{x+20},{y-2}! {x+66},{y-2}! {x+50},{y+22} {x},{y+30}! {x+24},{y+18}"), "#7A5230", .7), path(f"M{x-68} {y-6}H{x+68}V{y+2}H{x-68}z", "#FBE0A0"))
x, y = bx2, by2 + 150
a.add(use("sack", x - 18, y + 4, 84), path(f"M{x+16} {y-2}v-30q2 -8 14 -8q12 0 14 8v30zM{x+22} {y-40}v-8h16v8z", "#C98B3C"), path(f"M{x+16} {y-2}v-30q2 -6 6 -8v38zM{x+22} {y-40}v-8h5v8z", "#FBE0A0"))
a.add(path(curve(f"{x-66},{y-2}! {x+66},{y-2}! {x+50},{y+22} {x},{y+30} {x-50},{y+22}"), "#C98B3C"), path(curve(f"{x+20},{y-2}! {x+66},{y-2}! {x+50},{y+22} {x},{y+30}! {x+24},{y+18}"), "#7A5230", .7), path(f"M{x-68} {y-6}H{x+68}V{y+2}H{x-68}z", "#FBE0A0"))

# the trader weighs with his eye
a.add(villager(992, 840, 250, coat="#7E9458", hat="round", hatc="#6B4A36", beard="#B9683C", hair="#8A4A30", face=-1, apron="#E3CDA4", neck=(6, -142), hands=((40, -104), (26, -92)), tilt=-6, front=group(path("M-20 -24L18 -28L22 20L-16 24z", "#8A5A3A") + path("M-16 -20L14 -23L18 15L-12 19z", CREAM) + line("M-10 -12l20 -2M-9 -4l20 -2M-8 4l14 -1", "#9A8A9A", 2), t="translate(-40 -98)")))
# crates and a keg
def crate(x, y, w, h, d=22):
    return path(f"M{x} {y-h}L{x+d} {y-h-14}H{x+w+d}L{x+w} {y-h}z", "#E3BD86") + path(f"M{x+w} {y-h}L{x+w+d} {y-h-14}V{y-14}L{x+w} {y}z", "#6B4636") + path(f"M{x} {y-h}H{x+w}V{y}H{x}z", "#B5824F") + path(f"M{x} {y-h}H{x+w}v11H{x}zM{x} {y-11}H{x+w}v11H{x}zM{x} {y-h}h11v{h}h-11zM{x+w-11} {y-h}h11v{h}h-11z", "#D09C64") + path(f"M{x+11} {y-20}L{x+w-20} {y-h+11}h9v8L{x+20} {y-11}h-9z", "#D09C64") + line(f"M{x+11} {y-h*.5:.0f}H{x+w-11}", "#7A5238", 2.4)


# a pelt dries on its frame behind them
a.add(lens(1150, 800, 120, 9, .3), line("M1082 800L1098 540M1190 800L1178 538M1070 574L1204 566M1064 764L1208 758", "#6B4A36", 10), line("M1080 800L1096 540", "#D9AE78", 3), pelt(1138, 656, 1.18, "#D09A5E", 2), line("M1102 590L1096 572M1176 590L1186 568M1082 706L1074 762M1194 710L1204 758", "#EADBC0", 2.6))
a.add(line("M1036 480V556", "#4A3040", 2.4), use("lantern", 1036, 550, 84, c="#4A3040"))
a.add(lens(1130, 854, 210, 12, .36), crate(1078, 850, 104, 80))
a.add(path(curve("1090,762! 1096,740 1116,732 1136,742 1156,738 1172,756 1170,764!"), "#8A5A3A"), path(curve("1090,762! 1096,740 1116,732! 1114,744 1104,764!"), "#D9AE86"))

# ---- the loaded mule waits on the left ----
M, MD, ML = "#8F7A72", "#5C4A52", "#C9B4A2"
def mule():
    # far legs, body, near legs; faces left
    o = lens(10, 2, 330, 16, .4)
    o += path(curve("-76,-96! -84,-60 -78,-36 -82,-10 -88,0! -62,0! -58,-12 -60,-40 -52,-90!") + curve("92,-100! 104,-64 92,-40 96,-10 90,0! 116,0! 118,-12 114,-40 126,-84!"), MD)
    # tail
    o += path(ribbon(sample("132,-168 154,-140 152,-100 158,-70", 8), [11, 9, 8, 7]), MD) + path(curve("150,-82! 166,-70 166,-40 156,-22! 144,-40 144,-66"), "#3A2C38")
    # body, neck and head in one sheet
    o += path(curve("-216,-196! -208,-214 -190,-228 -176,-244 -160,-262 -138,-262 -124,-244 -104,-208 -76,-184 -30,-178 40,-178 100,-186 134,-170 144,-132 136,-100 124,-84 92,-80 40,-70 -20,-70 -66,-80 -92,-100 -106,-140 -124,-172 -150,-190 -176,-182 -200,-176 -214,-182"), M)
    o += path(curve("-66,-80! -92,-100 -106,-140 -124,-172 -134,-180! -100,-150 -80,-110 -40,-92 40,-92 110,-106 140,-124! 136,-100 124,-84 92,-80 40,-70 -20,-70"), MD, .7)
    o += path(curve("-160,-262! -176,-244 -190,-228 -208,-214 -216,-196! -196,-206 -176,-222 -160,-240") + curve("-124,-244! -104,-208 -76,-184 -30,-178! -80,-176 -112,-204"), ML, .8)
    # pale muzzle, nostril, eye
    o += path(curve("-216,-196! -210,-212 -196,-222! -184,-206 -186,-184 -200,-176 -214,-182"), "#E3D2C0") + f'<circle cx="-207" cy="-196" r="3" fill="{INK}"/>' + line("M-208 -184q8 2 14 -2", MD, 2) + eye(-168, -228, 4.6) + line("M-176 -236q8 -5 14 -1", MD, 2.4)
    # mane and the long ears
    o += path("M-140 -264l12 -4 0 14 12 4 -4 12 12 8 -6 12 12 12 -8 8 12 12 -14 0z", "#3A2C38") + path(curve("-148,-258! -168,-290 -166,-318 -158,-332! -142,-314 -136,-286 -136,-262!"), M) + path(curve("-150,-264! -160,-288 -160,-312 -157,-322! -148,-306 -144,-284 -143,-264!"), "#E0B4A4") + path(curve("-132,-260! -132,-296 -118,-318 -106,-326! -104,-304 -110,-278 -120,-256!"), MD)
    # near legs
    o += path(curve("-96,-110! -110,-70 -104,-44 -110,-14 -118,0! -88,0! -86,-14 -82,-44 -60,-84!") + curve("84,-120! 66,-84 78,-60 68,-36 72,-12 66,0! 94,0! 98,-14 98,-36 112,-64 132,-110!"), M) + path(curve("-96,-110! -110,-70 -104,-44 -110,-14 -118,0! -110,0! -102,-14 -98,-44 -92,-80") + curve("84,-120! 66,-84 78,-60 68,-36 72,-12 66,0! 74,0! 80,-14 76,-36 86,-62"), ML, .7)
    o += path("M-120 2h33l-2 -12h-28zM64 2h32l-2 -12h-27zM-90 2h29l-2 -11h-23zM90 2h28l-1 -11h-25z", "#3A2C38")
    # halter
    o += line("M-190 -226Q-182 -208 -178 -184M-150 -258Q-150 -220 -156 -192M-184 -210L-152 -226", TULIP, 5) + line("M-180 -190Q-210 -140 -250 -112", "#EADBC0", 4)
    # blanket, panniers, rolled furs on top
    o += path(curve("-46,-184! 0,-176 60,-178 84,-186! 92,-150 90,-116 92,-96! 30,-84 -30,-86 -52,-96! -56,-130 -52,-160"), TULIP) + path("M-52 -112Q20 -96 91 -112V-104Q20 -88 -52 -104z", AMBER) + path(curve("-46,-184! -30,-180 -16,-178! -26,-140 -24,-86! -42,-90 -52,-96! -56,-130 -52,-160"), lit(TULIP, .28), .8)
    o += path(curve("-30,-166! 70,-168! 78,-130 72,-96! 20,-86 -26,-94! -34,-130"), "#B5824F") + path(curve("40,-168! 70,-168! 78,-130 72,-96! 50,-90 36,-89! 44,-130"), "#6B4636", .7) + line("M-30 -150q50 10 104 0M-31 -130q52 12 107 0M-29 -110q50 12 104 0", "#7A5238", 3) + line("M-8 -166q-2 40 2 74M18 -167q0 40 2 78M46 -168q2 40 -2 76", "#7A5238", 2.4, .8) + path("M-34 -172H74V-160Q20 -152 -34 -160z", "#E3BD86")
    o += path(curve("-60,-206! -62,-230 -46,-240 20,-240 96,-240 108,-224 104,-206 96,-194! 20,-190 -50,-192!"), "#9A6A48") + path(curve("-60,-206! -62,-230 -46,-240 20,-240 80,-240! 20,-230 -30,-224 -46,-206"), "#D9AE86", .9) + f'<ellipse cx="-52" cy="-214" rx="13" ry="22" fill="#6B4636"/><ellipse cx="-53" cy="-215" rx="8" ry="15" fill="#C99670"/><ellipse cx="-53" cy="-215" rx="3" ry="7" fill="#6B4636"/>'
    o += path(curve("-30,-238! -28,-262 0,-268 44,-266 78,-262 84,-248 76,-238!"), "#A39AA6") + path(curve("-30,-238! -28,-262 0,-268 44,-266! 10,-258 -12,-248 -18,-238!"), "#DCD4DA", .9) + line("M-14 -264Q-24 -220 -16 -166M58 -266Q66 -220 56 -168", "#EADBC0", 4.5)
    # a copper kettle swings from the pack
    return o + line("M98 -206V-178", "#EADBC0", 3) + group(draw("kettle"), t="translate(70 -184) scale(.36)")


a.add(group(mule(), t="translate(258 840) scale(1.06)"))
# a boy-high post to tie it
a.add(lens(-8 + 40, 858, 40, 6, .3))
a.add(path(blades(r, 40, 924, 280, 84, 20, .1), "#3B4A36"), path(blades(r, 180, 926, 160, 46, 9, .1), "#5A6E44"), path(blades(r, 1180, 924, 190, 90, 15, -.1), "#3B4A36"), path(blades(r, 1020, 926, 160, 44, 9, -.1), "#5A6E44"), path(blades(r, 520, 926, 140, 34, 8, .1), "#5A6E44"))
a.add(a.vignette(.26, .48, .52, "#2A2440"), a.grain(.48))
a.save(OUT + "building-trading-post.svg")
