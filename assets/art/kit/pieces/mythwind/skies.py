import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _grounds import *

# The same valley under five skies; the land lies low (dy), the sky tells.
DY = 92


def heap(a, spec, size, body, shade, rim, op=1, dx=6, dy=10):
    """A heaped cloud in three sheets: shade below, body, a lit shoulder on the upper left."""
    d = scallop(a.r, spec, size, .5)
    return path(d, shade, op, f'transform="translate({dx} {dy})"') + path(d, rim, op) + path(d, body, op, 'transform="translate(3 5)"')


def finish(a, name, op=.25, c="#241A30"):
    r = a.r
    a.add(a.vignette(op, .5, .45, c), a.grain(.5))
    a.save(OUT + name + ".svg")


def corner(a, c):
    r = a.r
    a.add(path(blades(r, 50, 612, 130, 52, 14, .08) + blades(r, 862, 612, 150, 60, 16, -.1), c))


# ---- sunny: the sun left of the middle, two fair clouds, wind in the grass
a = Art(900, 600, 21)
r = a.r
a.add(f'<rect width="900" height="600" fill="{a.lin([(0,"#4F8FBE"),(.34,"#8FC0D2"),(.6,"#E3E6CF"),(.76,"#FBE8B8")])}"/>')
a.add(a.glow(310, 166, 360, "#FFF0BE", .9))
ray = "".join(group(path("M-9 -92L-4 -168Q0 -176 4 -168L9 -92Q0 -98 -9 -92z" if k % 2 else "M-7 -92L-3 -138Q0 -144 3 -138L7 -92Q0 -97 -7 -92z", "#FFE9A6"), t=f"translate(310 166) rotate({k*30+8})") for k in range(12))
a.add(group(ray, extra='fill-opacity=".8"'), '<circle cx="310" cy="166" r="76" fill="#FFF6D6"/><circle cx="313" cy="170" r="72" fill="#F9CF68"/><circle cx="302" cy="158" r="54" fill="#FBDD8C"/>')
a.add(heap(a, "560,170 610,140 660,138 700,108 760,116 800,142 850,148 880,176 760,188 640,188", 28, "#FDF6E6", "#BFD0D6", "#FFFFFF"))
a.add(heap(a, "40,320 90,302 130,300 170,282 220,298 250,318 170,326 90,328", 20, "#FDF6E6", "#D3D9CF", "#FFFFFF", .95))
a.add(valley_land(a, dict(ridge="#A3B6B8", ridge2="#DDE0D2", hill="#86A662", hill2="#6C9150", meadow=("#CFCB74", "#94AE56"), island=("#9CB85C", "#5E8A48"), near=("#8FB054", "#44703F"), tuft="#548048", water=("#F6E5B4", "#A9AE90", "#64807A"), wlight="#FFF6D0", haze="#F6DFA0", t=.05), DY))
a.add(line("M520 292q40 -14 84 -4t80 -8M600 330q40 -10 90 0", CREAM, 4, .7), path("".join(f"M{x} {y}q{s*.5:.0f} {-s*.5:.0f} {s} 0q{s*.5:.0f} {-s*.55:.0f} {s} {-s*.1:.0f}q{-s*.6:.0f} {-s*.1:.0f} {-s} {s*.4:.0f}q{-s*.5:.0f} {-s*.5:.0f} {-s} {-s*.3:.0f}z" for x, y, s in ((470, 250, 14), (508, 232, 11))), "#4F5B78", .8))
corner(a, "#335A39")
finish(a, "weather-sunny", .14)

# ---- cloudy: three banks of cloud, one torn place where light comes through
a = Art(900, 600, 22)
r = a.r
a.add(f'<rect width="900" height="600" fill="{a.lin([(0,"#8792A4"),(.4,"#AEB4B8"),(.66,"#D3CFC2"),(.8,"#E6DABC")])}"/>', a.glow(300, 330, 300, "#FBEBC4", .8, 130))
a.add(heap(a, "-60,150 20,110 110,120 190,70 300,84 380,130 470,120 560,150 540,206 380,222 120,222 -60,210", 44, "#C6C7CE", "#9298A8", "#EFEDEA", 1, 8, 16))
a.add(heap(a, "420,140 500,96 600,106 690,50 800,64 860,100 960,96 960,220 760,240 560,230 440,200", 48, "#B3B6C2", "#858C9E", "#E6E4E2", 1, 8, 16))
a.add(heap(a, "120,286 190,258 260,262 330,226 420,240 480,272 560,278 590,306 460,322 260,322", 34, "#DAD8D8", "#A5A8B2", "#F6F2EA", 1, 6, 14))
a.add(heap(a, "560,372 630,346 700,350 770,318 850,330 930,346 940,396 760,402 620,398", 32, "#C9C8CC", "#A0A3AE", "#EFECE6", 1, 6, 10))
a.add(valley_land(a, dict(ridge="#A0A8B0", ridge2="#BFC2C2", hill="#7F8F70", hill2="#6E8062", meadow=("#AFB27C", "#848F5E"), island=("#8C9C66", "#5C7350"), near=("#7F9158", "#45593F"), tuft="#55704A", lip="#E3DDBC", water=("#D9D0BC", "#98948A", "#6A6A6C"), wlight="#EFE9DA", flow=.4, haze="#C6C7C4", t=.16), DY))
corner(a, "#34483A")
finish(a, "weather-cloudy", .22)

# ---- rainy: slate cloud, slanting rain in three depths, rings on the river
a = Art(900, 600, 23)
r = a.r
a.add(f'<rect width="900" height="600" fill="{a.lin([(0,"#3E4A66"),(.4,"#667690"),(.66,"#94A3AC"),(.8,"#B9BDB4")])}"/>', a.glow(120, 420, 300, "#E6D9B4", .5, 120))
def slant(count, L, w, c, op, y0=150):
    return line("".join(f"M{n(x,0)} {n(y,0)}l{n(-L*k*.26,0)} {n(L*k,0)}" for x, y, k in [(r.uniform(-20, 960), r.uniform(y0, 590), r.uniform(.6, 1.2)) for _ in range(count)]), c, w, op)
a.add(slant(70, 34, 1.8, "#CFDCE4", .5))
a.add(valley_land(a, dict(ridge="#7E8C9C", ridge2="#98A4AE", hill="#5F7566", hill2="#4F6658", meadow=("#8C9A74", "#667A58"), island=("#728A5C", "#46604A"), near=("#65804F", "#2F4638"), tuft="#49664A", lip="#C9D2B4", water=("#B9B8AC", "#7F8488", "#4C5666"), wlight="#D6DEE0", flow=.35, haze="#8C9AA4", t=.3, fir=("#4C6454", "")), DY))
a.add(heap(a, "-60,100 40,60 130,80 220,20 340,40 430,90 520,84 620,120 600,196 420,218 120,214 -60,196", 50, "#5C6880", "#3C4662", "#8E9AB0", 1, 8, 16))
a.add(heap(a, "440,100 540,60 620,76 700,20 820,36 880,70 970,60 970,210 780,236 580,228 470,180", 52, "#525E78", "#364060", "#8390A8", 1, 8, 16))
a.add(heap(a, "160,230 240,206 310,210 370,178 450,194 520,220 580,228 560,262 380,272 220,266", 36, "#70809A", "#4A566E", "#A3AEBE", 1, 6, 12))
a.add(slant(80, 52, 2.6, "#E3ECF0", .6, 200), slant(26, 84, 3.6, "#F0F5F6", .6, 240))
a.add("".join(f'<ellipse cx="{x}" cy="{y}" rx="{q}" ry="{q*.26:.1f}" fill="none" stroke="#E3ECF0" stroke-width="2" stroke-opacity=".7"/>' for x, y, q in ((100, 568, 20), (210, 590, 26), (560, 534, 13), (60, 540, 14), (330, 586, 18), (640, 508, 9), (410, 560, 12))))
# somebody under a red umbrella hurries home along the bank
a.add(group(path("M-5 0l3 -22h6l-1 22zM8 -2l-6 -20 6 -2 9 18z", "#3E3A54") + path(curve("-11,-18! -8,-40 -4,-52! 10,-52 14,-40 16,-18! 2,-14"), "#B98A3E") + path(curve("-11,-18! -8,-40 -4,-52! 0,-52 -3,-38 -4,-16!"), "#E3BE6E") + '<circle cx="4" cy="-58" r="8" fill="#E9BE9C"/>' + path("M-4 -60q1 -8 9 -8q8 1 7 8z", "#3A2838") + line("M12 -46L16 -86", WOOD, 2.4) + path(curve("-22,-80! -14,-100 6,-112 28,-108 46,-92 50,-76! 38,-84 28,-76! 16,-84 4,-77! -10,-86"), TULIP) + path(curve("6,-112! -14,-100 -22,-80! -10,-86 4,-77! 0,-92"), lit(TULIP, .3)), t="translate(724 592) scale(1.2)"))
corner(a, "#22352F")
finish(a, "weather-rainy", .3, "#1A2034")

# ---- dawn: the sun on the ridge, mist on the water, one bird awake
a = Art(900, 600, 24)
r = a.r
a.add(f'<rect width="900" height="600" fill="{a.lin([(0,"#6476A4"),(.28,"#A79DB8"),(.48,"#E6B4AC"),(.62,"#F8D2A4"),(.72,"#FDE8B8")])}"/>', a.glow(400, 390, 420, "#FFEBB8", .95, 260))
a.add(f'<circle cx="400" cy="392" r="62" fill="#FFF3CC"/>', f'<circle cx="402" cy="395" r="57" fill="#FBD98A"/>')
a.add(torn_cloud("-20,120! 100,104 220,116 320,102 420,116! 300,136 120,138", "#B9A6BA", "#FBD9B4"), torn_cloud("520,70! 640,56 760,68 920,50! 920,88 760,94 620,86", "#A79BB8", "#F8CFB0", .8), torn_cloud("560,220! 680,206 780,214 920,200! 920,232 780,240 660,236", "#DDB0A8", "#FFE6BE", .85), torn_cloud("60,270! 160,258 250,268 320,258! 240,280 140,284", "#E3BBA8", "#FFE6BE", .8))
a.add(valley_land(a, dict(ridge="#A993A8", ridge2="#D9AFA4", hill="#98936E", hill2="#7F805E", meadow=("#CDB578", "#9A9860"), island=("#A5A06A", "#6A7450"), near=("#8F9058", "#48553F"), tuft="#68744C", lip="#FDE6B0", water=("#FDE3AE", "#C99F8C", "#7E6A7C"), wlight="#FFF1CC", flow=.65, haze="#F0BE98", t=.2), DY))
for y, h, op in ((478, 70, .6), (530, 60, .4)):
    a.add(f'<rect y="{y}" width="900" height="{h}" fill="{a.lin([(0,"#FDEBD0",0),(.5,"#FDEBD0",op),(1,"#FDEBD0",0)])}"/>')
a.add(line("M372 566h60M384 580h40M366 552h84", "#FFF3CC", 4, .5))
corner(a, "#3A4438")
a.add(path("M730 612l3 -104q11 -7 22 0l5 104z", "#4A4048"), path("M730 612l3 -104q5 -4 9 -4l-2 108z", "#A08078"), line("M733 540q12 5 24 0M732 548q13 5 26 0", "#D9B48A", 3), use("crow", 744, 506, 44, flip=True, haze="#5A4A5E", t=.2))
finish(a, "dawn", .22)

# ---- dusk: plum above rose, first stars, every window lit, a lantern on the landing
a = Art(900, 600, 25)
r = a.r
a.add(f'<rect width="900" height="600" fill="{a.lin([(0,"#23264F"),(.26,"#474A84"),(.46,"#86699B"),(.62,"#D79A9B"),(.74,"#F8D3A0")])}"/>', a.glow(120, 440, 420, "#F8D3A0", .7, 170))
a.add(path("".join(star(x, y, s) for x, y, s in ((120, 70, 6), (172, 112, 4), (230, 54, 3.6), (470, 60, 5), (520, 112, 3.4), (610, 50, 4), (700, 120, 5.4), (756, 74, 3.4), (840, 130, 4), (380, 130, 3.4), (300, 160, 3), (860, 40, 3.6))), CREAM, .9))
a.add(use("crescent", 262, 128, 116))
a.add(torn_cloud("430,190! 560,176 680,188 800,174 920,184! 920,214 760,220 580,214", "#6E5A92", "#E9A9A2"), torn_cloud("-20,260! 100,246 220,258 340,244 430,258! 300,280 100,282", "#96709C", "#F5BFA0", .9), torn_cloud("600,300! 700,290 800,296 920,286! 920,312 780,318 690,314", "#A87A9C", "#F8CBA4", .9))
P = dict(ridge="#7A6492", ridge2="#967A9C", hill="#5F5A78", hill2="#524F70", meadow=("#86749A", "#56567A"), island=("#6E6A88", "#3E4664"), near=("#545A74", "#262B4C"), tuft="#4A527A", lip="#E9B9A0", water=("#F3C39E", "#9A7A9C", "#4A4678"), wlight="#FBDCB4", flow=.55, haze="#5A4A86", t=.36, fir=("#4A4870", ""), reed="#46456C", stone=("#8A80A4", "#544E78"), wall="#8E7F9E", roof="#5E4A68")
a.add(valley_land(a, P, DY, top_w=True))
a.add(a.glow(266, 524, 110, LAMP, .35, 80), a.glow(360, 536, 60, LAMP, .5, 30), path("M236 604q26 -4 52 0q-26 5 -52 0zM244 614q20 -3 40 0q-20 4 -40 0z", LAMP, .6), a.firefly(118, 566, 4.4), a.firefly(600, 500, 2.4), a.firefly(700, 540, 3), a.firefly(560, 582, 3), a.firefly(150, 500, 2))
corner(a, "#1A1B36")
finish(a, "dusk", .36, "#171533")
