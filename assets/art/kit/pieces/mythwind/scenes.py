import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _grounds import *
from _folk import *

KEEP = (LAMP, AMBER, "#FFF0BC", "#FBDB8C", "#FFF3CC")


def end(a, name, op=.4, c="#171326", cx=.5, cy=.5):
    a.add(a.vignette(op, cx, cy, c), a.grain(.5))
    a.save(OUT + name + ".svg")


# ================= adventure: a walker with a staff, sprite lights ahead ==============
a = Art(900, 600, 301)
r = a.r
a.add(f'<rect width="900" height="600" fill="{a.lin([(0,"#16304A"),(.3,"#3A6478"),(.52,"#96B7A4"),(.62,"#E3DDAE")])}"/>', a.glow(580, 290, 330, "#F6EDBE", .8))
a.add(far_trunks(r, 350, "#8FB0A0", (380, 430, 480, 530, 640, 690, 750, 810), 12, .9, lean=10), far_trunks(r, 366, "#6A958C", (330, 410, 505, 665, 720, 790, 860), 22, .95, lean=12))
a.add(f'<rect y="240" width="900" height="150" fill="{a.lin([(0,"#EFE8C0",0),(.6,"#EFE8C0",.55),(1,"#EFE8C0",0)])}"/>')
a.plane(curve("-20,400! 160,380 340,362 520,350 700,356 920,372! 920,620! -20,620!"), a.lin([(0, "#8FA878"), (.3, "#44725C"), (1, "#142E38")]), lip="#F0EBC0", shadow=(0, -4, 6, .2), loose=True, inner=a.tufts(20, 880, 400, 560, 22, 18, "#2C5A4C", .85))
a.add(far_trunks(r, 400, "#3F6E6C", (250, 300, 770, 840), 38, 1, lean=10))
road = curve("566,346! 552,362 520,378 500,394 540,412 600,430 596,456 520,490 380,540 240,620! 640,620! 690,560 730,500 726,450 680,420 610,400 574,388 590,372 604,360 606,346!")
a.plane(road, a.lin([(0, "#FBF0C4"), (.3, "#C9C3A0"), (1, "#6E8488")]), lip="#FFF6D6", loose=True, inner=path("".join(f"M{x} {y}q{w//2} -5 {w} 0q-{w//2} 7 -{w} 0z" for x, y, w in ((560, 402, 22), (620, 424, 30), (650, 450, 34), (560, 486, 40), (620, 510, 44), (450, 540, 50), (560, 560, 60), (400, 580, 60))), "#4A5E68", .35) + path(curve("606,346! 604,360 590,372 574,388 610,400 680,420 726,450 730,500 690,560 640,620! 600,620! 650,556 690,500 688,456 640,428 580,408 548,394 570,372"), "#2C4656", .3))
# sprite lights: they keep a little ahead, and lead in pairs
for x, y, s in ((584, 300, 4), (610, 330, 4.6), (556, 344, 5), (640, 364, 6), (530, 380, 6), (680, 404, 7), (640, 316, 3.4), (598, 278, 2.8), (470, 420, 6)):
    a.add(a.glow(x, y + 30 + s, s * 7, "#9CD0F2", .5, s * 2), a.firefly(x, y, s, "#9CD0F2"), path(curve(f"{x},{y-s*2:.0f}! {x+s:.0f},{y:.0f} {x},{y+s:.0f} {x-s:.0f},{y:.0f}"), "#F0FAFF"))
# the walker, from behind, weight on the staff
pack = path(curve("-44,-262! -50,-210 -42,-176! 0,-166 42,-176! 50,-214 42,-262! 0,-274"), "#6E4A34") + path(curve("-44,-262! -50,-210 -42,-176! -32,-174! -36,-214 -32,-264!"), "#B98A5A") + path(curve("-42,-262! 0,-274 42,-262! 44,-230 0,-222 -46,-230!"), "#8A5E3E") + path("M-22 -226h8v22h-8zM16 -226h8v22h-8z", LAMP) + path(curve("-56,-284 -48,-296 48,-298 58,-284 50,-268 -48,-266"), MOSS) + path(curve("-56,-284 -48,-296 48,-298! 40,-288 -44,-284"), LEAF) + line("M-28 -296v30M28 -297v30", dim(MOSS, .4), 5) + path("M46 -206h26v24q-13 6-26 0z", "#B9B4C6") + path("M46 -206h9v26q-6 0-9-2z", "#E9E6EE") + line("M58 -206v-14", WOOD, 4)
staff = line("M84 -352Q80 -180 92 6", "#8A5E3A", 9) + line("M81 -350Q77 -180 88 0", "#C99A66", 3) + path(ribbon([(84, -348), (92, -372), (80, -384), (70, -374)], [9, 8, 6, 3]), "#8A5E3A")
a.add(a.glow(400, 480, 150, "#CFE6EE", .22), folk(392, 566, 304, view="back", coat="#B9773A", legs="#4B4468", hair="#5A3428", hat="felt", hatc="#4E5A4A", near=((-66, -226), (-60, -170)), far=((64, -236), (82, -232)), back=pack, hold_far=staff, scarf=BRICK, foot_y=(0, -16), hem=-112))
# frame
a.add(near_trunk(r, "60,650 76,480 56,260 70,-30", [140, 100, 92, 110], "#122A34", "#8FB4A8"), near_trunk(r, "850,660 836,480 858,260 846,-30", [160, 112, 104, 124], "#10242E", "#7FA49C", -1))
a.add(path(scallop(r, "-30,-40 -30,170 80,160 160,110 260,100 340,50 460,30 560,44 660,24 760,70 830,120 930,130 930,-40", 24), "#1F4A50"), path(scallop(r, "-30,-40 -30,110 80,110 170,60 270,40 400,0 640,-8 780,30 850,70 930,70 930,-40", 22), "#102832"))
a.add(leaf_fall(r, ((300, 60, 50, 40, 8), (760, 70, 60, 40, 8)), "#1F4A50", 18))
a.add(path(fern(150, 640, 170, -70, .9), "#0E222C"), path(fern(210, 640, 120, -55, .8), "#1B4044"), path(fern(760, 640, 150, -110, -.9), "#0E222C"), path(blades(r, 700, 612, 120, 50, 10, .1), "#10262E"))
end(a, "scene-adventure", .4, "#081420", .58, .52)

# ================= event: the table at the tower, everybody listens ====================
a = Art(900, 600, 302)
r = a.r
a.add(f'<rect width="900" height="600" fill="{a.lin([(0,"#23264F"),(.3,"#54508C"),(.5,"#A9749C"),(.64,"#F0B498")])}"/>', a.glow(620, 300, 300, "#F8D3A0", .7, 160))
a.add(path("".join(star(x, y, s) for x, y, s in ((420, 50, 4.4), (520, 90, 3.4), (700, 46, 4.6), (800, 100, 3.4), (600, 30, 3), (860, 50, 3.6))), CREAM, .9))
a.add(torn_cloud("380,150! 500,138 620,148 740,136 920,150! 920,172 700,176 520,170", "#7A6296", "#F0B7A4", .9))
a.add(path(curve("-20,330! 120,300 260,310 420,290 560,310 700,284 820,300 920,280! 920,440! -20,440!"), "#7A6490"), a.firs([(420, 330, 66), (452, 334, 90), (486, 330, 60), (800, 326, 84), (838, 330, 110), (880, 330, 90)], "#54507E", False))
a.add(hamlet(r, 560, 344, 46, "#8E7AA0", "#5E4A70", LAMP, 5))
# the square
a.plane(curve("-20,372! 200,352 440,342 680,346 920,356! 920,620! -20,620!"), a.lin([(0, "#A98A94"), (.35, "#7A6480"), (1, "#332C52")]), lip="#F6CFA8", shadow=(0, -4, 6, .25), loose=True, inner=path("".join(f"M{n(x,0)} {n(y,0)}q{n(w*.5,0)} {n(-w*.2,0)} {n(w,0)} 0q{n(-w*.5,0)} {n(w*.24,0)} {n(-w,0)} 0z" for x, y, w in [(r.uniform(-20, 890), y, 14 + (y - 360) * .16) for y in [372 + 220 * r.random() for _ in range(44)]]), "#C9A0A4", .28))
a.add(use("old-mill", 196, 426, 480, mound=False, haze="#4A3E7A", t=.3, keep=KEEP, angle=24, top_w=True))
a.add(a.glow(186, 470, 120, LAMP, .35, 40))
# bunting of leaves from the sail to a post
a.add(line("M352 186Q520 270 742 210", "#3A2E50", 3), path("M738 208h8v150h-8z", "#4A3A50"), "".join(path(f"M{x} {y}q{-6} 14 1 24q9-10 5-24z", c) for x, y, c in ((396, 207, LEAF), (436, 224, AMBER), (478, 236, LEAF), (520, 242, BRICK), (562, 243, LEAF), (606, 240, AMBER), (650, 233, LEAF), (694, 223, BRICK))))
# warm pool on the stones
a.add(a.glow(530, 500, 340, LAMP, .55, 130))
D = dict(haze="#3E356C", t=.2, keep=KEEP)
# those behind the table
a.add(folk(400, 512, 232, view="side", coat="#7A86A8", hair="#D9D3DA", style="bun", hat="kerchief", hatc="#B98AA0", hem=-40, lean=14, near=((36, -216), (80, -204)), far=((40, -210), (70, -190)), haze="#3E356C", t=.22))
a.add(folk(466, 506, 246, view="front", coat=BRICK, hat="cap", hatc="#6E5A4A", hair="#4A3030", beard="#6E4634", near=((-58, -210), (-20, -176)), far=((58, -210), (30, -172)), **D))
a.add(folk(540, 500, 242, view="front", coat="#C98B3C", style="curls", skin=SKINS[3], hair="#2E2228", mood="open", near=((-70, -220), (-60, -290)), far=((60, -210), (30, -174)), **D))
a.add(folk(612, 506, 236, view="front", coat=MOSS, hat="straw", hatc="#D9B36A", style="bun", near=((-58, -210), (-20, -176)), far=((58, -206), (22, -176)), mood="calm", **D))
a.add(folk(690, 516, 242, flip=True, coat="#B98A5A", style="bald", hair="#E9E4E0", beard="#F3EEE8", scarf=TULIP, lean=22, near=((36, -220), (84, -206)), far=((40, -210), (74, -190)), **D))
# a child on tiptoe
a.add(folk(764, 536, 158, flip=True, coat=AMBER, style="plait", hair="#7A4A30", hk=1.3, near=((40, -240), (76, -250)), far=((40, -230), (70, -236)), **D))
# the table, an open letter, a jug, and the lamp in the middle
TB = (path(curve("400,590! 530,574 690,582 750,594 620,610 470,608"), SHADOW, .4), path("M416 486l-8 106h14l10 -102zM668 486l10 106h-14l-12 -102z", "#4A3440"), path(curve("384,462! 540,448 700,460! 712,478! 540,494 374,480!"), "#9A6A48"), path(curve("384,462! 540,448 700,460! 704,466 540,456 381,468!"), "#E9B87A"), path(curve("374,480! 540,494 712,478! 710,490 540,506 376,492!"), "#5E3E3A"))
a.add(group(*TB, t="translate(0 -26)"))
TOP = (a.glow(540, 440, 190, LAMP, .75), group(use("lantern", 0, 0, 92), t="translate(540 380)"), a.glow(540, 424, 60, "#FFF3CC", .7))
TOP += (path("M440 470l44 -6 10 12 -46 6z", CREAM) + line("M450 471l30-4M454 476l30-4", "#B9AFC0", 1.6), path("M604 470v-18q0-8 10-8t10 8v18q-10 5-20 0z", STEEL) + path("M604 470v-18q0-8 6-8v28z", lit(STEEL, .35)), path("M646 470q0-9 13-9t13 9q-13 5-26 0z", OCHRE) + path("M650 466q4-4 10-4", "none", None, f'stroke="{CREAM}" stroke-width="2"'))
a.add(group(*TOP, t="translate(0 -26)"))
# those with their backs to us, darker, at the corners; a sprite has come closer than they know
a.add(folk(330, 604, 268, view="back", coat="#4E4A78", hair="#3A2A40", style="plait", near=((-62, -216), (-40, -160)), far=((60, -214), (66, -160)), hem=-30, haze="#2A2450", t=.3))
a.add(folk(786, 618, 280, view="back", coat="#5E4468", hat="felt", hatc="#3E3458", hair="#3A2A40", near=((-62, -220), (-72, -160)), far=((60, -214), (66, -160)), haze="#2A2450", t=.3))
a.add(use("barefoot", 250, 582, 104, haze="#3E356C", t=.12))
for x, y, s in ((210, 520, 3), (284, 478, 2.6), (860, 420, 2.8), (660, 330, 2.4)):
    a.add(a.firefly(x, y, s))
a.add(path(blades(r, 30, 612, 130, 60, 12, .1), "#1B1838"), path(scallop(r, "930,-30 800,-30 790,10 830,40 820,70 870,80 880,130 930,140", 20), "#1F1C40"))
end(a, "scene-event", .42, "#120F28", .56, .56)

# ================= longhouse: the knack is shown, mistakes included ======================
a = Art(900, 600, 303)
r = a.r
a.add(f'<rect width="900" height="600" fill="{a.lin([(0,"#4A3A3C"),(.5,"#7A5A46"),(1,"#5A4038")])}"/>', f'<rect width="900" height="600" fill="{a.stuff("plank", "#2E2028")}" fill-opacity=".6"/>')
# roof beams, window with evening in it
a.add(path("M-20 -10H920V44L-20 66z", "#3A2A30"), path("M-20 58L920 38V48L-20 72z", "#8A6248"), path("M300 40h40l30 480h-46z", "#4A3632"), path("M300 40h12l24 480h-12z", "#8A6248"), path("M770 30h44l-8 480h-34z", "#3E2C30"), path("M340 130L420 60h40L344 170z", "#4A3632"))
a.add(path("M58 96h210v190h-210z", "#3A2A2C"), f'<path d="M70 108h186v166h-186z" fill="{a.lin([(0,"#6E86A4"),(.5,"#D9C29A"),(1,"#F9D38A")])}"/>', path(curve("70,238! 120,214 170,226 256,206! 256,274! 70,274!"), "#8A9A68"), use("old-mill", 132, 250, 110, mound=False, detail=False, haze="#E9C88E", t=.4, keep=(LAMP,)), path("M158 108h10v166h-10zM70 184h186v9h-186z", "#5A4034"), path("M46 286h234l-8 16h-218z", "#9A7350"), path("M46 286h234v5h-233z", "#D9B07A"))
a.add(f'<path d="M70 108L256 108L700 600L300 600z" fill="{a.lin([(0,"#FFE6A8",.34),(1,"#FFE6A8",0)])}"/>')
# shelf with finished things; tools on pegs
a.add(path("M420 176h300v12h-300z", "#8A6248"), path("M420 176h300v4h-300z", "#C99A6A"), path("M440 188l14 22h8l-8 -22zM690 188l-6 22h-8l4 -22z", "#5A4034"))
for x, w, h, c in ((436, 34, 46, "#B9773A"), (480, 26, 34, STEEL), (514, 38, 28, OCHRE), (606, 30, 52, MOSS), (646, 40, 30, "#A8482F")):
    a.add(path(curve([(x, 176, 1), (x - 2, 176 - h * .5), (x + w * .2, 176 - h, 1), (x + w * .8, 176 - h, 1), (x + w + 2, 176 - h * .5), (x + w, 176, 1)]), c), path(curve([(x, 176, 1), (x - 2, 176 - h * .5), (x + w * .2, 176 - h, 1), (x + w * .36, 176 - h, 1), (x + w * .22, 176 - h * .5), (x + w * .26, 176, 1)]), lit(c, .35), .8))
a.add(line("M470 232v70M470 240q-24 4-26 26", "#B9B4C6", 6), line("M520 228v56", "#8A5E3A", 7), path("M506 280h30l4 26h-38z", "#9A96A8"), line("M584 230v40", "#8A5E3A", 7), path(curve("576,268! 584,264 594,268! 596,300 584,322 574,300"), "#B9B4C6"), line("M640 230l-4 66M650 230l10 66", "#6E5A5E", 6))
# hearth glow from the right
a.add(a.glow(900, 470, 330, AMBER, .5))
# old one behind the bench, leaning in; the young one with the plane, tongue between the teeth
a.add(folk(604, 560, 420, flip=True, coat="#6E7A5A", hair="#E9E4E0", style="bald", beard="#EFE9E4", apron="#8A5E42", lean=66, near=((64, -212), (150, -196)), far=((70, -230), (160, -214)), mood="smile", blink=False, tilt=10))
a.add(folk(372, 574, 330, coat=AMBER, hair="#7A3F28", style="curls", hk=1.22, lean=26, near=((30, -206), (124, -196)), far=((60, -226), (140, -206)), mood="calm", scarf=TULIP, tilt=8))
# the bench, a board, the plane, long curls of wood
a.add(soft("M150 446H806V486H150z", 4, 10, 8, .4), path("M196 486h44l-8 130h-40zM700 486h44l14 130h-44z", "#5A4034"), path("M196 486h12l-6 130h-14zM700 486h12l12 130h-14z", "#9A7350"), path("M142 440L812 434L820 458L136 464z", "#C99A66"), path("M136 464L820 458V488L140 494z", "#7A5640"), path("M142 440L812 434V440L141 446z", "#F0CE98"), line("M180 478H330M420 474H600M660 476H780", "#5A3E34", 2.6, .7))
a.add(path("M286 432L700 426V438L286 444z", "#E9C48E"), path("M286 432L700 426V430L286 436z", "#FFF0CC"))
pl = path(curve("-64,0! -70,-20 -60,-34 -44,-34! -34,-52 -22,-54 -16,-34! 40,-34 60,-30 66,0!"), "#8A5230") + path(curve("-64,0! -70,-20 -60,-34 -44,-34! -40,-24 -52,-16 -54,0!"), "#C98A58") + path("M4 -34l14 -22 12 4 -10 20z", "#B9B4C6") + path("M-64 -4H66V0H-64z", "#4A2E28")
a.add(group(pl, t="translate(486 430)"))
a.add(path(ribbon([(506, 392), (512, 370), (530, 362), (540, 376), (530, 387), (520, 380), (526, 371)], [3, 8, 10, 10, 8, 6, 2], 0), "#F6DDAA"))
for x, y, s in ((262, 432, .6), (214, 566, .8), (330, 588, .6), (566, 590, .8), (640, 574, .55), (462, 594, .6)):
    a.add(group(path(ribbon([(-20, 6), (-14, -8), (2, -12), (10, 0), (2, 10), (-6, 4), (-2, -4)], [3, 7, 9, 9, 8, 6, 2]), "#EFD2A0") + path(ribbon([(-20, 6), (-14, -8), (2, -12)], [1, 3, 3]), "#FFF3D6"), t=f"translate({x} {y}) scale({s})"))
# hands again, over the plane: the old one guides the young one's
a.add(f'<circle cx="474" cy="398" r="13" fill="{SKINS[0]}"/><circle cx="494" cy="390" r="14" fill="{dim(SKINS[0], .06)}"/>', path(curve("482,384! 492,376 504,380 508,392 500,402 488,400"), dim(SKINS[0], .12)))
# last year's attempts on the near edge: three spoons, each better than the one before; a sprite's blue light looks in
a.add(use("cup", 748, 440, 54), a.glow(274, 250, 46, "#9CD0F2", .8), a.firefly(274, 250, 5, "#9CD0F2"))
for i, x in enumerate((176, 206, 238)):
    a.add(line(f"M{x} 452q{4-2*i} -24 {2-i} -46", ("#A8794C", "#B9855A", "#D9A868")[i], 6), f'<ellipse cx="{x+2-i}" cy="398" rx="{11-i}" ry="{12+i*2}" fill="{("#A8794C", "#B9855A", "#D9A868")[i]}"/><ellipse cx="{x+1-i}" cy="397" rx="{6-i*.6}" ry="{8+i}" fill="#7A5236" fill-opacity=".6"/>')
a.add(use("basket", 838, 606, 120, haze="#3A2A30", t=.25))
end(a, "scene-longhouse-skill", .42, "#1B1018", .5, .55)
