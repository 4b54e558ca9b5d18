"""The port: a landing on the slow river. A laden barge at striped mooring poles, a plank, a bell to call the ferry."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_l_to_r import *

a = Art(1200, 900, 66)
r = a.r

# a mild bright day
sky(a, [(0, "#74B3CC"), (.24, "#A9D2DA"), (.44, "#E4EBD8"), (.54, "#F8ECD0")], (240, 160, 420, "#FFF8E0", .7))
puff(a, 930, 130, 320, CREAM, "#C9DDE2", 3)
puff(a, 470, 84, 180, "#FBF6EA", "#CADEE2", 6)
a.add(path("M300 188q16-11 28 0q12-11 28 0q-15-4-28 7q-13-11-28-7zM392 150q11-8 20 0q9-8 20 0q-11-3-20 5q-9-8-20-5zM360 214q9-7 17 0q8-7 17 0q-9-2-17 5q-8-7-17-5z", "#7A97A8"))
# round hills, the far bank close: this is a river, not a sea
a.add(path(curve("-20,330! 100,280 240,300 400,262 560,300 720,290 880,320 1040,280 1220,310! 1220,480! -20,480!"), "#B9CFB4"), path(curve("-20,380! 160,340 330,366 560,340 760,370 980,336 1220,366! 1220,480! -20,480!"), "#9DBB8F"))
a.add(a.firs([(x, 392 + r.uniform(-8, 10), h) for x, h in ((180, 70), (214, 96), (250, 66), (700, 70), (736, 96), (1010, 80), (1046, 60), (1150, 84))], "#7FA585", "#B9CFA0"))
a.add(path(curve("-20,432! 200,404 420,418 700,408 960,424 1220,398! 1220,520! -20,520!"), a.lin([(0, "#A9C070"), (1, "#7F9F5A")])))
# a farm and willows over there; a horse path
a.add(hamlet(r, 520, 430, 42, "#F0E2C2", "#C08A5A", "#F9D98C", 3))
for x, y, w, h in ((330, 446, 120, 120), (420, 440, 80, 84), (860, 446, 150, 140), (962, 448, 90, 90)):
    a.add(path(f"M{x-6} {y}q4-{h*.3:.0f} 0-{h*.5:.0f}h14q-2 {h*.3:.0f} 4 {h*.5:.0f}z", "#7A6650"), path(scallop(r, [(x - w * .5, y - h * .16), (x - w * .46, y - h * .6), (x - w * .16, y - h), (x + w * .2, y - h * .96), (x + w * .48, y - h * .56), (x + w * .5, y - h * .12), (x + w * .3, y - h * .3), (x + w * .12, y - h * .14), (x - w * .12, y - h * .3), (x - w * .3, y - h * .12)], 14), "#7FA060"), path(scallop(r, [(x - w * .4, y - h * .4), (x - w * .3, y - h * .7), (x - w * .06, y - h * .9), (x + w * .1, y - h * .7), (x - w * .1, y - h * .46)], 11), "#B4C882", .9))
a.add(path(curve("-20,474! 300,458 700,462 1220,450! 1220,470! 700,482 300,478 -20,492!"), "#D6C08A"), path(blades(r, 200, 486, 200, 34, 15) + blades(r, 640, 482, 160, 30, 13) + blades(r, 1080, 474, 220, 36, 16), "#6F8F55"))

# the Tarry: slow, brown, green where the bank looks into it
a.add(f'<path d="M-20 480Q600 468 1220 462V920H-20z" fill="{a.lin([(0,"#D6CFA0"),(.2,"#BDA873"),(.55,"#94805A"),(1,"#5E5048")])}"/>')
a.add(path(curve("-20,484! 600,474 1220,466! 1220,512! 900,520 600,508 300,524 -20,520!"), "#7F8F58", .6), path(ripples(r, 250, 460, 490, 560, 9, .3, .7, 2, 1), "#6F8450", .6), path(ripples(r, 780, 980, 488, 566, 10, .3, .7, 2, 1), "#6F8450", .6))
a.add(path(ripples(r, -20, 1220, 500, 700, 40, .05, .18, 1.8, 2.2), "#EFE6BE", .6), path(ripples(r, -20, 1220, 560, 900, 20, .06, .2, 2.2, 2.4), "#6A573F", .4), path(ripples(r, 480, 1220, 740, 900, 12, .08, .25, 2.6, 2.4), "#BFDAD2", .5))

# ---- far mooring poles, behind the barge ----
def pole(x, y0, y1, w, c=TULIP, t=0, tilt=0):
    """A striped pole from y0 (top) to y1 (water); stripes wind round it."""
    i = a.id("pl")
    a.defs.append(f'<clipPath id="{i}"><path d="M{-w/2:.0f} 0h{w}l2 {y1-y0}h-{w+4}z"/></clipPath>')
    st = "".join(f"M{-w} {k}L{w} {k-w*1.1:.0f}V{k+24-w*1.1:.0f}L{-w} {k+24}z" for k in range(10, int(y1 - y0) + 60, 52))
    o = f'<g clip-path="url(#{i})"><rect x="{-w}" y="-10" width="{2*w}" height="{y1-y0+20}" fill="#F6EBD6"/>' + path(st, c) + path(f"M{w*.12:.0f}-10H{w}V{y1-y0+20}H{w*.12:.0f}z", VIOLET, .3) + path(f"M{-w}-10H{-w*.28:.0f}V{y1-y0+20}H{-w}z", CREAM, .35) + path(f"M{-w} {y1-y0-34}h{2*w}v60h-{2*w}z", "#3F4A38", .45) + "</g>"
    o += f'<circle cx="0" cy="-{w*.5:.0f}" r="{w*.72:.0f}" fill="#C98B3C"/><circle cx="-{w*.14:.1f}" cy="-{w*.64:.1f}" r="{w*.42:.1f}" fill="#F5C45E"/>' + path(f"M{-w*.66:.0f}-4h{w*1.32:.0f}v10h-{w*1.32:.0f}z", "#8A5E2C")
    o += path(curve(f"{-w*1.6},{y1-y0} 0,{y1-y0-5} {w*1.8},{y1-y0} 0,{y1-y0+7}"), "#F3EBC8", .7)
    a.add(group(o, t=f"translate({x} {y0})" + (f" rotate({tilt})" if tilt else "")))
pole(300, 330, 560, 22, "#C9584E", tilt=-2)
pole(1064, 310, 560, 24, "#C9584E", tilt=2)

# ---- the barge: broad, flat, low in the water ----
a.add(path(curve("90,700! 400,716 760,714 1010,690! 1060,740 900,780 520,790 180,760"), "#2F2C34", .5))
hull = "70,560! 140,610 300,626 560,630 820,622 960,600 1042,540! 1048,600 1010,670 950,712! 760,728 480,732 230,724! 150,690 96,630"
# cabin at the stern, right; mast lowered on its crutch
a.add(path("M800 470L944 462L952 606L806 618z", a.lin([(0, "#7FA8B0"), (1, "#4F7A8C")], 0, 0, 1, 0)), path("M800 470L944 462V478L800 488z", SHADOW, .3), pane(832, 512, 38, 40, True, 0, "#F0DFC0"), pane(894, 508, 34, 40, False, 0, "#F0DFC0"), path("M914 562h30v44h-30z", "#4A3A44"))
a.add(soft("M784 470Q868 430 962 458L960 474Q868 450 788 484z", 2, 7, 4, .3), path("M784 470Q868 428 962 458L960 474Q868 450 788 484z", "#B4503C"), path("M784 470Q868 428 962 458L961 463Q868 436 785 475z", "#F0A878"), path("M902 446V398h22v46z", "#5C5670"), path("M898 394h30v10h-30z", "#7A7490"), path(smoke("912,394 906,366 922,342 912,306 934,280", [12, 20, 26, 24, 4]), "#FBF6EA", .65))
# the hold: goods heaped, big to small
a.add(crate(212, 622, 96, 92, "#B98A58"), crate(316, 626, 110, 120, "#A97B50"), crate(326, 508, 82, 70, "#C79A66"))
a.add(use("barrel", 474, 636, 128), use("barrel", 546, 640, 118, flip=False), use("barrel", 508, 540, 100))
for x, y, w, h, c in ((596, 628, 132, 84, "#7F9F6A"), (612, 548, 104, 70, "#D2A24A"), (700, 626, 96, 96, "#B4503C")):
    d = curve([(x, y, 1), (x - 5, y - h * .5), (x + 6, y - h), (x + w * .5, y - h - 6), (x + w - 6, y - h), (x + w + 5, y - h * .5), (x + w, y, 1)])
    a.add(path(d, c), path(curve([(x + w * .7, y, 1), (x + w * .76, y - h * .5), (x + w * .68, y - h - 5), (x + w - 6, y - h), (x + w + 5, y - h * .5), (x + w, y, 1)]), VIOLET, .3), path(curve([(x, y, 1), (x - 5, y - h * .5), (x + 6, y - h), (x + w * .2, y - h - 4), (x + w * .1, y - h * .5), (x + w * .12, y, 1)]), lit(c, .4), .8), line(f"M{x+w*.36:.0f} {y}V{y-h-5:.0f}M{x-3} {y-h*.52:.0f}H{x+w+3}", dim(c, .45), 5))
a.add(use("sack", 196, 632, 92), use("pumpkin", 268, 528, 44), use("basket", 654, 476, 70))
# hull, planks, a tarred foot, an amber wale, an eye of rope at the bow
a.plane(curve(hull), a.lin([(0, "#9A6A44"), (.5, "#7A5036"), (1, "#4A332E")]), lip="#F0CB94", at=(3, 4))
a.add(path(curve("70,560! 140,610 300,626 560,630 820,622 960,600 1042,540! 1046,560 1044,566! 962,622 822,645 560,653 300,649 140,634 82,588!"), AMBER), path(curve("70,560! 140,610 300,626 560,630 820,622 960,600 1042,540! 1043,547! 960,607 820,629 560,637 300,633 140,617 74,569!"), "#FFE3A0"), line("M104 644Q300 676 560 680T1016 636M140 684Q330 704 560 707T976 678", "#4A3230", 3, .7), path(curve("128,676! 300,700 560,706 820,700 986,672! 950,712! 760,728 480,732 230,724! 160,700"), "#2E2A38", .75), path(curve("1042,540! 1048,600 1010,670 950,712! 930,700 980,650 1000,575!"), VIOLET, .3))
a.add(f'<circle cx="126" cy="630" r="13" fill="#3A2A30"/><circle cx="124" cy="628" r="8" fill="#F0CB94"/>', path(ripples(r, 90, 1080, 722, 742, 12, .1, .3, 2.6, 1), "#F3EBC8", .8))
# bargeman at the stern sweep
a.add(line("M1150 660L960 486", "#6B4A36", 10), line("M1148 656L958 482", "#D9AE7A", 3.5), path("M1130 628l52 50-16 20-52-50z", "#7A5640"))
a.add(villager(986, 606, 190, "#3F5F86", -1, 8, near=((26, -214), (-26, -224)), far=((-50, -220), (-44, -210)), hat="straw", hatc=OCHRE, scarf=TULIP, hair=HAIR, shadow=0, side=1))

# ---- the near landing: posts, planks, coming in from the left ----
a.add(path("M-20 742L430 724L500 790L-20 830z", "#3A3236", .4, 'transform="translate(14 22)"'))
for x, y in ((36, 900), (196, 900), (356, 880), (470, 852)):
    a.add(path(f"M{x-13} 770h26V{y}h-26z", "#5A4038"), path(f"M{x-13} 770h7V{y}h-7z", "#B0885E"), path(curve(f"{x-34},{y} {x},{y-7} {x+38},{y} {x},{y+8}"), "#EFE6BE", .6))
a.add(path("M-20 742L420 722L492 780L-20 806z", a.lin([(0, "#E3BE88"), (1, "#A97F58")])), path("M-20 742L420 722L425 727L-20 748z", "#FFEFC8"), line("M36 740l22 62M100 737l26 61M164 734l30 61M228 731l34 61M292 728l38 60M356 725l44 58", "#6B4A36", 3.4, .75), path("M-20 806L492 780V800L-20 828z", "#6B4A36"), path("M-20 806L492 780V785L-20 811z", "#C99C68"))
# gangplank up to the barge, and a porter with a sack
a.add(path("M330 728L404 652L448 656L392 736z", "#D9AE74"), path("M330 728L404 652L410 653L338 729z", "#FFEBC0"), line("M350 712l50 8M368 694l46 8M386 676l44 6", "#7A5640", 4))
sk = turn(-46, -262, 1, -24, use("sack", 0, 0, 190))
a.add(villager(300, 752, 262, MOSS, 1, 18, near=((70, -232), (34, -300)), far=((70, -262), (40, -308)), feet=((-40, 0), (38, -14)), hat="cap", hatc="#8A5A40", apron=None, trousers="#6B5A4A", back=sk, head=(16, 4, 6), shadow=.3, side=1))
# near poles: tall, red and cream, the mark of the place
pole(560, 250, 836, 36)
pole(632, 330, 866, 36, DELFT, tilt=3)
a.add(line(curve("560,560! 520,610 450,640 404,640!", False), "#4A3A38", 9), line(curve("560,558! 520,608 450,638 404,638!", False), "#D9BE90", 4), path("M540 552h40v22h-40z", "#D9BE90"), path("M540 558h40v4h-40zM540 567h40v4h-40z", "#8A6E4C"))
# the bell under its own little roof
a.add(path("M78 742V352h20v390z", "#6B4A36"), path("M78 742V352h7v390z", "#C99C68"), path("M92 404L176 388V400L92 418z", "#7A5640"), path("M92 470L140 402L150 406L98 486z", "#5A4038"))
a.add(soft("M40 364L128 306L224 352L214 366L128 330L50 378z", 3, 7, 4, .28), path("M40 364L128 300L226 350L216 368L128 328L50 380z", "#B4503C"), path("M40 364L128 300L136 304L48 374z", "#F3AE84"), line("M146 396V410", INK, 6), path(curve("146,404! 118,412 122,450 104,470! 146,482 190,470! 172,450 174,412"), "#D9A040"), path(curve("146,404! 118,412 122,450 104,470! 118,475! 134,440 130,416"), "#FFE9A8"), path(curve("160,408 174,420 174,450 190,470! 160,478! 166,440"), "#8A5A2C", .7), path("M104 470Q146 486 190 470V478Q146 494 104 478z", "#A9742C"), f'<circle cx="147" cy="490" r="9" fill="#6B4A36"/>', line(curve("147,496! 154,540 140,590 150,640!", False), "#E9D2A0", 5), path("M143 636h14l4 26h-22z", TULIP))
# crates and a goose on the boards
a.add(use("goose", 152, 816, 150, flip=True))
# reeds and lily leaves near us
a.add(use("reeds", 1120, 920, 330, flip=True, haze="#2F3F38", t=.45), use("reeds", 1010, 930, 210, haze="#3F5240", t=.35), path(curve("760,836! 820,822 880,838 860,852 800,856") + curve("880,872! 930,860 980,872 960,886 910,888"), "#7F9F5A"), path(curve("760,836! 820,822 880,838! 820,832"), "#C9D68E"), path(curve("812,832! 808,812 822,806! 830,800 838,806! 850,814 844,832! 828,838"), "#FBEFF0"), path(blades(r, 700, 930, 160, 50, 9), "#3F5240"))
a.add(a.vignette(.22, .5, .5, "#33304A"), a.grain(.45))
a.save(OUT + "building-port.svg")
