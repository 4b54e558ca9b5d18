import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _shared_road_winery import *

a = Art(1200, 900, 28)
r = a.r

# sunset behind the far hills, the sun just left of the house
sky(a, "sunset")
a.add(a.glow(170, 470, 470, "#FFE0A0", .95), f'<circle cx="170" cy="448" r="62" fill="#FFF0C4"/>')
torn(a, (("-20,110 160,86 340,100 500,84 380,122 160,136", "#8A5F90", "#F2B8A0", .8), ("760,74 900,52 1060,66 1220,44 1220,92 1000,104 860,96", "#5B4A80", "#C9839A", .8), ("-20,262 90,246 230,258 330,246 250,280 80,286", "#D79AA0", "#FBE0B4", .85), ("60,340 150,330 250,338 310,330 240,352 120,356", "#E9B59C", "#FFF0C8", .8), ("1060,240 1120,230 1220,236 1220,262 1120,264", "#B97896", "#F6C9A6", .8)))
a.add(path("M-20 520L70 440L130 480L220 404L300 470L370 430L470 520L600 460L900 480L1080 400L1130 440L1220 380V640H-20z", "#9A7494"), path("M220 404L300 470L264 472L236 500L206 470L180 440zM1080 400L1130 440L1096 446L1066 430z", "#C99AA2", .8))
a.add(path(curve("-20,540! 120,506 300,524 500,508 800,530 1040,500 1220,512! 1220,700! -20,700!"), "#7A6680"), a.firs([(x, 530 + r.uniform(-4, 10), h) for x, h in ((24, 84), (66, 116), (250, 70), (1096, 130), (1140, 176), (1186, 120))], "#5C5070", True))
a.add(hamlet(r, 110, 548, 36, "#C9A49A", "#7C5A72", "#FBDB8C", 3))
a.plane(curve("-20,600! 200,572 500,590 800,580 1000,590 1220,566! 1220,920! -20,920!"), a.lin([(0, "#B58A6C"), (.3, "#A07260"), (1, "#5A3F4E")]), lip="#F6C79A")
# wheel tracks in the dust run to the left, towards the sun
for d, o in (("M-20 690Q300 700 620 850L700 910H650Q340 730 -20 704z", .35), ("M-20 640Q360 650 900 830L1040 910H1000Q420 690 -20 652z", .3)):
    a.add(path(d, "#5F4050", o))
a.add(path("".join(f"M{n(x,0)} {n(y,0)}q{n(w*.5,0)} {n(-w*.3,0)} {n(w,0)} 0q{n(-w*.5,0)} {n(w*.25,0)} {n(-w,0)} 0z" for x, y, w in [(r.uniform(-10, 1180), y, 8 + (y - 640) * .1) for y in [650 + 240 * r.random() for _ in range(36)]]), "#D9A98A", .45))
a.add(lens(690, 822, 900, 22, .42))

# ---- the house ----
W0, W1, W2 = "#6F9A80", "#4A7465", "#2F4B50"
# side wall, far corner
a.add(path("M1010 250L1062 300V748L1010 756z", "#33405A"), planks(r, 1010, 270, 1062, 740, 30, "#1E2440", "#5A6488", .5, .1))
# false front with its curved crown
front = curve("330,756! 330,262! 318,262! 318,236! 356,232! 400,236 452,226 486,190! 540,150 610,132 672,132 742,132 806,150 858,190! 890,226 940,236 988,232! 1024,236! 1024,262! 1012,262! 1012,756!")
a.plane(front, a.lin([(0, W0), (.5, W1), (1, "#3A5F5C")], 0, 0, 1, .2), lip="#F6D6A4", at=(5, 5), shadow=(8, 10, 8, .3))
a.add(planks(r, 332, 270, 1010, 756, 34, W2, "#9DBE9C", .5), path("M930 262H1012V756H930z", "#3A3768", .22))
# cornice: two bands and brackets
crown = "318,250 356,246 400,250 456,240 494,204 546,166 612,148 672,148 738,148 800,166 850,204 884,240 940,250 988,246 1024,250"
cs = sample(crown, 26)
a.add(path(ribbon(cs, [30, 30]), SHADOW, .3, 'transform="translate(4 14)"'), path(ribbon(cs, [30, 30]), "#8A4A44"), path(ribbon([(x, y - 9) for x, y in cs], [12, 12]), "#F2C98E"))
a.add(path("".join(f"M{x} 268h18v26q-9 12 -18 0z" for x in (350, 420, 900, 972)), "#8A4A44"), path("".join(f"M{x} 268h6v30l-6 -4z" for x in (350, 420, 900, 972)), "#F2C98E"))
# the sign: a horseshoe on a round board, a star below it
a.add(f'<ellipse cx="676" cy="254" rx="92" ry="66" fill="{SHADOW}" fill-opacity=".35"/><ellipse cx="671" cy="246" rx="92" ry="66" fill="#8A4A44"/><ellipse cx="671" cy="246" rx="82" ry="57" fill="#F2DDB0"/>', path(curve("753,246! 748,274 718,296 671,303! 620,298 592,272! 640,292 710,290"), "#C9A58C", .8))
a.add(line("M640 284Q620 218 671 206Q722 218 702 284", "#5C4A66", 22), line("M638 282Q618 216 669 204Q718 214 700 280", "#A7A0B4", 7, .9), "".join(f'<circle cx="{x}" cy="{y}" r="3.500" fill="#F2DDB0"/>' for x, y in ((638, 262), (636, 238), (650, 220), (692, 220), (706, 238), (704, 262))), path(star(671, 262, 22), AMBER))
# upper windows, one of them lit
for x, on in ((404, False), (548, True), (728, False), (872, True)):
    a.add(path(f"M{x-18} 326H{x+82}L{x+72} 344H{x-8}z", "#8A4A44"), path(f"M{x-18} 326H{x+82}L{x+80} 330H{x-16}z", "#F2C98E"), pane(x, 346, 64, 96, on, 0, "#F2DDB0", (1, 1)))
    a.add(path(f"M{x} 346q14 50 -2 92v-92zM{x+64} 346q-14 50 2 92v-92z", "#C9606A" if on else "#6E5A8A", .8))
a.add(a.glow(580, 400, 90, LAMP, .4), a.glow(904, 400, 90, LAMP, .35))

# ---- under the veranda: dark boards, warm openings ----
a.add(path("M330 500H1012V756H330z", "#2A2A4C", .5))
# the window with the piano
a.add(a.glow(520, 620, 210, AMBER, .5), path("M388 538H652V690H388z", "#8A4A44"), f'<path d="M398 548H642V682H398z" fill="{a.lin([(0,"#D97F35"),(.4,"#F4B852"),(1,"#FDE7A6")])}"/>')
a.add(path("M398 548q60 12 120 0q60 12 124 0v22q-40 22 -62 -2q-30 20 -60 2q-30 20 -60 2q-30 16 -62 -2z", "#B4434A"), path("M398 548h30q10 70 -30 104zM642 548h-30q-10 70 30 104z", "#B4434A"), path("M398 548h12q6 60 -12 90z", "#E08A7C", .8))
PI = "#5A2C2E"
a.add(path("M414 682V602H420V594H506V602H512V682z", PI), path("M420 594H506V599H420z", "#A5674C"), path("M428 612h30v26h-30zM466 612h32v26h-32z", "#7C4034"), path("M414 646H528V656H518V682H510V656H414z", "#7C4034"), path("M496 642H530V648H496z", "#FFF6E0"), line("M502 642V645M508 642V645M514 642V645M520 642V645M526 642V645", INK, 2.2), path("M452 578h6v16h-6z", CREAM), path(curve("455,566! 460,574 455,580! 450,574"), "#FFF8EA"))
# the player: seen from the side, leaning into the keys
a.add(path("M566 662h46v20h-46z", PI), path(curve("560,664! 552,630 556,600 578,592! 606,596 614,632 612,666!"), "#4B3D66"), path(curve("562,612! 544,626 530,634 524,640! 530,648 552,644 576,632"), "#3A2E54"), path(curve("556,572 562,556 578,552 592,562 592,580 578,592 562,588"), "#6A3A3C"), path(curve("538,562! 556,558 560,540 580,538 592,546 594,560 612,566! 580,572 556,570"), "#3A2840"))
a.add(path("M516 548h8v134h-8zM398 606h6v1h-6z", "#8A4A44"), path("M376 690H664L656 704H384z", "#F2C98E"))
# a second, plain opening: the swinging doors
DX = 724
a.add(a.glow(806, 650, 190, AMBER, .55), path(f"M{DX-16} 748V538H{DX+182}V748z", "#8A4A44"), path(f"M{DX-16} 538H{DX+182}V546H{DX-16}z", "#F2C98E"), f'<path d="M{DX} 748V552H{DX+166}V748z" fill="{a.lin([(0,"#D97F35"),(.45,"#F6BF58"),(1,"#FDE9AE")])}"/>')
a.add(path(f"M{DX} 604h166v6H{DX}zM{DX} 640h166v6H{DX}z", "#B4622C"), path("".join(f"M{DX+x} {y}v-{h}h4v-8h6v8h4v{h}z" for x, y, h in ((14, 604, 18), (34, 604, 24), (58, 604, 16), (126, 604, 22), (146, 604, 16))), "#8C5330"), path(f"M{DX+82} 552v10h4v-10zM{DX+66} 578q18 -24 36 0z", "#7C4034"), f'<ellipse cx="{DX+84}" cy="581" rx="13" ry="6" fill="#FFF8EA"/>', a.glow(DX + 84, 584, 70, "#FFF3CC", .8))


def leaf(x, w, sk, c):
    """One wing of the swinging door: frame and slats; sk pulls its free edge down."""
    o = path(f"M{x} 622Q{x+w*.5:.0f} {610+sk*.4:.0f} {x+w} {634+sk}V{716+sk}L{x} 722z", c)
    o += path(f"M{x} 622Q{x+w*.5:.0f} {610+sk*.4:.0f} {x+w} {634+sk}v5Q{x+w*.5:.0f} {616+sk*.4:.0f} {x} 628z", lit(c, .45))
    o += line("".join(f"M{x+w*.16:.0f} {y}L{x+w*.86:.0f} {y+sk*.6:.0f}" for y in range(644, 712, 12)), dim(c, .45), 5, 1, "butt") + line("".join(f"M{x+w*.16:.0f} {y-3}L{x+w*.86:.0f} {y-3+sk*.6:.0f}" for y in range(644, 712, 12)), lit(c, .25), 2, .8, "butt")
    return o


a.add(path(f"M{DX+166} 724L{DX+110} 748H{DX}L{DX+80} 726z", "#7C4034", .35), leaf(DX, 80, 4, "#B4503E"), leaf(DX + 166, -58, 16, "#8E3F3C"))
# veranda floor and steps
a.add(path("M278 748H1060L1072 774H264z", a.lin([(0, "#6B4650"), (1, "#A5785F")])), path("M264 774H1072V800H264z", "#5A3A48"), path("M264 774H1072V778H264z", "#F2C98E"), line("M420 748L410 774M560 748L556 774M700 748V774M880 748L884 774M980 748L990 774", "#4A2E40", 2.400, .7), path("M300 800h40v18h-40zM600 800h40v18h-40zM1000 800h40v18h-40z", "#3A2840"))
a.add(path("M690 792H920L930 812H680z", "#A5785F"), path("M680 812H930V826H680z", "#5A3A48"), path("M680 812H930V816H680z", "#F2C98E"), path("M670 828H940L950 846H660z", "#8E6454"), path("M660 846H950V858H660z", "#4A2E40"))
a.add(path(f"M{DX} 748H{DX+166}L{DX+180} 774H{DX-14}z", LAMP, .45), a.glow(806, 852, 200, LAMP, .55, 42))
# veranda roof in three courses
a.add(shingled(a, (316, 462, 1026, 456), (262, 534, 1082, 528), 3, "#7C4450", "#B86A58", 4), path("M312 456H1028V468H312z", "#F2C98E", .9), path("M262 536Q670 548 1082 530V546Q670 562 262 552z", "#5A3048"), path("M262 536Q670 548 1082 530V535Q670 553 262 541z", "#F2B98E"))
a.add(path("M330 556Q670 566 1012 552V584H330z", SHADOW, .28))


def post(x, l=52, q=56):
    return path(f"M{x-9} 550H{x+11}V770H{x-9}z", "#C98E6A") + path(f"M{x-9} 550H{x-3}V770H{x-9}z", "#F6D6A4") + path(f"M{x+4} 550H{x+11}V770H{x+4}z", "#5A3A58", .5) + path(f"M{x-14} 600h30v8h-30zM{x-14} 752h30v20h-30z", "#A56A55") + path(f"M{x-9} 552Q{x-12} 590 {x-l} 556V548H{x+q}V556Q{x+14} 590 {x+11} 552z", "#A56A55")


# rails with turned balusters
def rail(x0, x1):
    o = path("".join(f"M{x} 694h7l2 22l-2 26l3 22h-14l3 -22l-2 -26z" for x in range(x0 + 14, x1 - 10, 25)), "#8E5A58")
    return o + path(f"M{x0} 682H{x1}V695H{x0}zM{x0} 756H{x1}V764H{x0}z", "#C98E6A") + path(f"M{x0} 682H{x1}V686H{x0}z", "#FBE0B4")


a.add(rail(294, 676), rail(940, 1052), post(284, 16), post(676), post(940), post(1058, 52, 18))

# the sprite on the rail, fiddling along with the piano
fid = group(draw("fiddle"), t="translate(20 154) rotate(-64) scale(.52) translate(-55 -20)")
a.add(a.glow(352, 630, 150, "#BFE4FF", .7), sprite_at(352, 706, 190, ((20, 128), (62, 170)), eyes="shut", rot=-6, front=fid))
# small things: water trough, barrel, a wheel that leans
a.add(lens(160, 812, 270, 13, .42), path("M50 738L74 726H276L256 738z", "#3A2840"), path("M60 738L78 729H266L252 738z", "#8FB0C4"), path("M84 731h90l-30 5h-72z", "#DCE6E4", .7))
a.add(path("M44 738H258L244 806H66z", "#95644F"), path("M258 738L278 726L264 790L244 806z", "#4A3040"), path("M44 738H258L257 745H46z", "#FBD9A8"), line("M54 764H252M60 786H248", "#5A3A44", 2.600, .8, "butt"), path("M72 734h13v78h-13zM216 734h13v78h-13z", "#7C5048"), path("M72 734h4v78h-4zM216 734h4v78h-4z", "#F2C08E"))
a.add(use("crow", 214, 736, 60))
a.add(use("barrel", 1010, 806, 112, haze="#6E4A6A", t=.18))
a.add(lens(1120, 838, 130, 11, .4))
wh = f'<circle r="62" fill="none" stroke="#3A2840" stroke-width="13"/><circle r="61" fill="none" stroke="#8E5F4E" stroke-width="7"/>' + line("".join(f"M0 0L{n(58*math.cos(i*.628),0)} {n(58*math.sin(i*.628),0)}" for i in range(10)), "#8E5F4E", 7) + f'<circle r="14" fill="#5A3A48"/><circle cx="-2" cy="-2" r="8" fill="#E9B98E"/>' + line("M-58 -18A61 61 0 0 1 -14 -59", "#FBE0B4", 4, .9)
a.add(group(wh, t="translate(1110 772) rotate(14) scale(.82 1)"))
for x, y, s in ((300, 610, 4), (264, 570, 3.4), (236, 630, 3), (330, 566, 3), (212, 560, 2.6), (278, 650, 2.6)):
    a.add(a.firefly(x, y, s, "#9CD0F2"))
# foreground grass
a.add(path(blades(r, 30, 920, 240, 96, 19, .1), "#34283E"), path(blades(r, 150, 924, 140, 50, 9, .1), "#5A4450"), path(blades(r, 1180, 920, 210, 110, 17, -.1), "#34283E"), path(blades(r, 1060, 924, 120, 44, 8, -.1), "#5A4450"))
a.add(a.vignette(.34, .5, .55, "#241A30"), a.grain(.5))
a.save(OUT + "building-saloon.svg")
