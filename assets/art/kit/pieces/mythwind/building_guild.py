"""The guild: a tall jettied house with every craft's tool in gilded relief; two masters rest on the bench."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_a import *

a = Art(1200, 900, 131)
r = a.r
BLUE, TIMB, GOLD = "#55739C", "#5A3A32", "#E9B450"

# late light: steel blue to honey
sky(a, (0, "#4F6F95"), (.26, "#9FB0B0"), (.5, "#EBCF98"), (.68, "#F3BE74"))
a.add(a.glow(150, 400, 520, "#FFE9B0", .85))
for spec, c, l, o in (("-20,110 120,92 260,106 380,84 280,128 110,140", "#8A9AA6", "#FBE3B4", .8), ("800,90 960,66 1080,82 1220,60 1220,104 1020,120", "#74879E", "#EBCF98", .85), ("-20,250 80,236 190,248 290,232 200,270 40,280", "#C9BE9A", "#FFF0C8", .85), ("900,220 1010,206 1120,216 1220,200 1220,232 1080,244", "#B9B39A", "#F9DDA4", .8)):
    torn(a, spec, c, l, o)
a.add(peaks([(-20, 480), (70, 390), (130, 440), (220, 350), (320, 470), (880, 470), (990, 370), (1060, 430), (1130, 380), (1220, 440)], "#A59C9A", "#EBD3A6", .7))
a.add(path(curve("-20,540! 140,480 320,520 880,520 1040,470 1220,510! 1220,760! -20,760!"), "#A89C78"), a.firs([(30, 540, 90), (80, 520, 130), (1120, 500, 110), (1170, 510, 150)], "#8A8A68", "#C9B888"))

# the lane's low houses on both sides, in haze, so the guild towers over them
def low(x, y, w, h, c, roof, on, dark=0):
    g = path(f"M{x} {y}V{y-h}H{x+w}V{y}z", c) + path(f"M{x+w*.6:.0f} {y}V{y-h}H{x+w}V{y}z", VIOLET, .22)
    g += path(f"M{x-16} {y-h+8}L{x+w*.2:.0f} {y-h-w*.5:.0f}H{x+w*.78:.0f}L{x+w+16} {y-h+8}z", roof) + path(f"M{x-16} {y-h+8}L{x+w*.2:.0f} {y-h-w*.5:.0f}h12L{x+6} {y-h+8}z", "#FBE0B0", .6) + path(f"M{x-16} {y-h+8}L{x+w*.2:.0f} {y-h-w*.5:.0f}H{x+w*.78:.0f}L{x+w+16} {y-h+8}z", a.stuff("shingle"))
    for i, q in enumerate((.14, .58)):
        g += pane(x + w * q, y - h * .72, w * .2, h * .34, i in on, 0, "#7A5A46", (1, 1))
    return g
a.add(low(-40, 742, 190, 170, "#E3C48E", "#A8744E", (1,)), low(900, 744, 170, 190, "#C9A07E", "#8A5E58", (0,)), low(1066, 752, 190, 150, "#B98E74", "#7E5660", (1,)))
a.add(low(176, 752, 200, 210, "#D9B07E", "#96644C", (0, 1)))
a.add(path("M232 400h40v110h-40z", "#B0694A"), path("M256 400h16v110h-16z", VIOLET, .3), path("M226 390h52v12h-52z", "#E0A884"), path(smoke("252,386 246,362 268,340 258,310 286,284 280,250", [8, 16, 24, 30, 34, 4]), "#FBF0D8", .6))

# the square
a.plane(curve("-20,740! 240,728 560,748 900,736 1220,730! 1220,920! -20,920!"), a.lin([(0, "#DDB27A"), (.35, "#A8805C"), (1, "#5E4846")]), lip="#FFF0C8", inner=path(setts(r, -20, 1190, 760, 900, 60, 18, .26), "#F0D09A", .4) + path(setts(r, -20, 1190, 770, 900, 30, 18, .26), "#4E3A40", .25))
# the house's long shadow falls to the right
a.add(path("M770 792L1240 764V846L560 862L430 806z", "#4A3A4C", .4))

# ---- the house: each storey leans out over the one below ----
def storey(d, c0, c1, c2, at=(4, 3)):
    a.plane(d, a.lin([(0, c0), (.42, c1), (1, c2)], 0, 0, 1, 0), lip="#FFF3D4", at=at, shadow=(8, 10, 7, .32))
# ground floor of stone
g0 = "M452 806V566H772V800z"
a.plane(g0, a.lin([(0, "#D3C2A8"), (.4, "#A8969A"), (1, "#665870")], 0, 0, 1, 0), lip="#FFF3D4", shadow=(8, 8, 8, .34), inner=path(mark_rows(r, 460, 588, 772, 800, 50, 22, 33, .55), "#E9DCC4", .5) + path(mark_rows(r, 470, 600, 772, 800, 46, 20, 37, .3), "#5E5068", .32), loose=True)
a.add(path("M452 566H772V606Q610 622 452 604z", INK, .34))
storey("M436 570V432H788V566z", "#86A3C4", BLUE, "#37497A")
a.add(path("M436 432H788V462Q610 476 436 460z", INK, .28))
storey("M420 436V296H804V432z", "#8FABCA", BLUE, "#37497A")
storey("M424 300L612 58L802 296z", "#9CB6D0", "#5C7AA4", "#3A4C7E")
# timbers: posts, rails, braces
T = TIMB
for d in ("M420 428H804V446H420z", "M436 560H788V578H436z", "M408 288H816V308H408z",
          "M422 296h14v134h-14zM528 304h12v126h-12zM684 304h12v126h-12zM788 296h14v134h-14z",
          "M438 442h13v120h-13zM532 444h12v118h-12zM676 444h12v118h-12zM774 442h13v120h-13z",
          "M506 196H716V208H506zM606 96h13v194h-13zM500 290L556 204L564 210L516 290zM726 290L668 204L660 210L710 290z"):
    a.add(path(d, T))
a.add(path("M408 288H816V293H408zM420 428H804V433H420zM436 560H788V565H436zM422 296h5v134h-5zM438 442h5v120h-5zM528 304h4v126h-4zM684 304h4v126h-4zM532 444h4v118h-4zM676 444h4v118h-4zM606 96h5v194h-5zM506 196H716V200H506z", "#C99A6E"))
# carved beam ends under each jetty
for y, x0, x1 in ((446, 436, 780), (578, 452, 764), (308, 424, 796)):
    a.add(path("".join(f"M{x} {y}h20v8q-3 10 -12 10q-8 -2 -8 -12z" for x in range(x0, x1, 42)), dim(T, .1)))

# gilded reliefs, each in its own panel: shadow, body, lit edge
def relief(svg_d, x, y, k=1, rot=0):
    t = f"translate({x} {y})" + (f" rotate({rot})" if rot else "") + (f" scale({k})" if k != 1 else "")
    return group(path(svg_d, SHADOW, .4, 'transform="translate(4 5)"') + path(svg_d, "#FFF3CC", None, 'transform="translate(-1.5 -2)"') + path(svg_d, GOLD), t=t)
HAMMER = "M-5 -18H5L6 46H-6zM-30 -40H22L32 -30V-16H-30z"
TROWEL = "M0 48L-24 0Q0 -12 24 0zM-4 -6q-2 -14 -10 -20l8 -22h12l8 22q-10 6 -10 20z"
SHEARS = "M-3 4L-22 -46L-14 -48L6 -4zM3 4L22 -46L14 -48L-6 -4zM-6 6a15 15 0 1 0 2 0zM-14 14a8 8 0 1 1 -.1 0zM8 6a15 15 0 1 1 -2 0zM16 14a8 8 0 1 0 .1 0z"
PITCHER = "M-16 -44q-12 6 -20 0q4 16 12 20q-16 22 -12 46q6 22 30 24q26 -2 32 -26q2 -22 -12 -44q-4 -10 0 -20zM22 -30q28 -2 26 24q-4 22 -24 26l-2 -9q14 -4 16 -18q0 -14 -18 -13z"
SAW = "M-46 -12L30 -20L34 6L28 2L22 8L16 2L10 8L4 2L-2 8L-8 2L-14 8L-20 2L-26 8L-32 2L-38 8L-44 4zM30 -24q22 -4 26 12q2 20 -20 22l-4 -10q10 0 10 -8q-2 -8 -12 -6z"
ANVIL = "M-44 -22L-22 -26H40V-14Q16 -10 14 2Q16 14 28 18V28H-26V18Q-14 14 -12 2Q-16 -10 -44 -22z"
WHEELD = "M0 -38a38 38 0 1 1 -.1 0zM0 -28a28 28 0 1 0 .1 0zM-5 -30H5V30H-5zM-30 -5V5H30V-5zM-24 -17L-17 -24L24 17L17 24z"
BARREL = "M-22 -36Q0 -42 22 -36Q34 0 22 36Q0 42 -22 36Q-34 0 -22 -36z"
a.add(relief(PITCHER, 476, 374, .96), relief(HAMMER, 736, 376, .98, 40))
a.add(relief(SHEARS, 492, 508, .88), relief(TROWEL, 731, 506, .88))
a.add(relief(ANVIL, 570, 262, .7), relief(SAW, 664, 262, .62), relief(WHEELD, 613, 160, .86))
# windows: a wide bay of three below, a pair above, all glazed small
for x, on in ((550, True), (594, True), (638, False)):
    a.add(pane(x, 332, 36, 78, on, 0, "#E9D3A8", (1, 3)))
a.add(a.glow(600, 500, 120, LAMP, .4))
for x, on in ((552, True), (594, True), (636, True)):
    a.add(pane(x, 462, 34, 80, on, 0, "#E9D3A8", (1, 3)))
# roof: two steep falls seen at the edge, bargeboards, a hoisting beam
a.add(soft("M612 34L372 316L396 330L612 78L828 326L850 312z", 5, 10, 8, .36), path("M612 30L366 314L400 332L612 82z", a.lin([(0, "#D98A58"), (1, "#A85C42")])), path("M612 30L856 308L826 328L612 82z", a.lin([(0, "#A85C48"), (1, "#6A3A44")])))
a.add(path("M612 30L366 314L374 318L612 44z", "#FBDCAC"), path("M612 72L398 322L404 334L612 92z", "#4A2E2E"), path("M612 72L828 318L824 332L612 92z", "#3A2430"), line("".join(f"M{n(612-t*230,0)} {n(44+t*266,0)}l20 16" for t in (.1, .2, .32, .43, .55, .66, .78, .9)), "#7A3E34", 3, .7), line("".join(f"M{n(612+t*230,0)} {n(44+t*262,0)}l-18 17" for t in (.1, .2, .32, .43, .55, .66, .78, .9)), "#4A2A38", 3, .7))
a.add(path("M604 34h18l-3 -34h-12z", "#8A5A42"), line("M613 12V-14", "#8A5E2A", 4))
a.add(moss(r, ((400, 300, 50), (500, 180, 34), (820, 296, 46))))

# ---- door in the stone: round arch, two leaves, a double stair ----
a.add(path("M546 800V670q4 -50 66 -52q62 2 66 52V798z", "#6A5C70"), ring_stones(612, 672, 62, 50, "#D9CBB4", 20, 9), path("M556 798V674q4 -44 56 -46q52 2 56 46V796z", a.lin([(0, "#3F7A5C"), (1, "#2A5448")], 0, 0, 1, 0)), path("M609 630h6v168h-6z", "#1E3E38"), path("M566 700h34v76h-34zM624 700h34v76h-34zM568 684q2 -32 32 -40v40zM656 684q-2 -32 -32 -40v40z", "#4F8A6A"), path("M566 700h4v76h-4zM624 700h4v76h-4z", "#A9C9A0"), f'<circle cx="600" cy="732" r="5" fill="{GOLD}"/><circle cx="624" cy="732" r="5" fill="{GOLD}"/>')
a.add(path("M568 684q2 -32 32 -40v40zM656 684q-2 -32 -32 -40v40z", LAMP), a.glow(612, 670, 60, LAMP, .5))
for x in (482, 704):
    a.add(pane(x, 640, 44, 74, x < 600, 20, "#C9B8A8", (1, 2)), line(f"M{x+11} 624v88M{x+33} 624v88", "#3A3040", 3))
a.add(path("M536 798H690L700 812H524z", "#E3D3BC"), path("M524 812H700L712 828H512z", "#C2AFA4"), path("M512 828H712V840H512z", "#7A6A74"), path("M536 798H690V802H536zM524 812H700V816H524z", "#FFF6DE"))
# lamps at both sides of the door
for x in (534, 692):
    a.add(a.glow(x, 622, 46, LAMP, .7), line(f"M{x} 596v-10h{10 if x>600 else -10}", "#2E2838", 4), path(f"M{x-9} 602h18l-3 30h-12z", "#F9CF6E"), path(f"M{x-13} 602L{x} 590L{x+13} 602z", "#2E2838"))

# ---- the hanging shield: quartered, a hand-hammer and a leaf; no letters ----
a.add(line("M800 352H946M800 402Q886 394 920 354M946 352q20 2 16 18q-8 8 -14 0", "#2E2838", 8), line("M800 349H946", "#C9A884", 2.6), line("M848 352V376M908 352V376", "#2E2838", 4))
sh = curve("816,376! 878,384 940,374! 946,430 934,488 878,536! 822,490 810,430!")
a.add(soft(sh, 6, 9, 7, .36), path(sh, GOLD), path(curve("816,376! 878,384 940,374! 940,379! 878,389 821,381! 816,430 826,484! 818,470 810,430"), "#FFF3CC"))
a.add(path(curve("826,388! 850,391 876,392! 876,458! 824,456! 820,424"), TULIP), path(curve("880,392! 906,391 930,387! 935,424 932,456! 880,458!"), "#FBF0D8"), path(curve("825,462! 876,464! 876,520! 838,490"), "#FBF0D8"), path(curve("880,464! 930,462! 916,492 880,520!"), "#A83A34"))
# hammer, leaf, barrel, ear of corn
a.add(group(path("M-4 -10H4L5 36H-5zM-20 -28H16L24 -20V-10H-20z", GOLD), t="translate(848 422) rotate(42) scale(.9)"), path(curve("888,446! 886,420 900,402 924,398! 926,424 914,440 888,446"), MOSS), line("M888 446Q900 424 920 402", "#3F5E40", 2.4),
      path("M842 472Q856 467 870 472Q876 488 869 503Q856 507 846 502Q836 488 842 472z", "#8A5C40"), path("M841 479Q856 475 872 479M840 494Q856 499 871 494", "none", None, 'stroke="#3A3348" stroke-width="3"'), line("M888 506Q898 490 914 472", GOLD, 3), path("".join(f"M{888+k*7} {500-k*9}q-8 -4 -6 -14q9 3 6 14zM{890+k*7} {501-k*9}q9 1 13 -7q-9 -3 -13 7z" for k in range(4)), GOLD))

# ---- the tree at the left, cropped, and the benches ----
a.add(trunk(96, 830, 330, 26, .03, "#6A4A3E"), path(ribbon(sample("104,620 150,560 196,520", 16), [20, 14, 8]), "#5A4038"), path(ribbon(sample("104,600 60,540 20,500", 16), [18, 12, 7]), "#6A4A3E"))
a.add(crown(r, 196, 460, 190, 170, "#A08A3E", "#D9B65A", "#6E6A3C"), crown(r, 20, 430, 230, 210, "#9A8E42", "#E3C468", "#66663C"), crown(r, 110, 320, 260, 210, "#B59A48", "#F0D27E", "#7E7440"))
def bench(x, y, w):
    g = shade_under(x + w / 2, y + 4, w * 1.05, 20, .36)
    g += path(f"M{x+12} {y-42}h14l-4 46h-14zM{x+w-26} {y-42}h14l4 46h-14z", "#54382E") + path(f"M{x} {y-104}h{w}v14h-{w}zM{x} {y-80}h{w}v14h-{w}z", "#8A5C40") + path(f"M{x} {y-104}h{w}v4h-{w}zM{x} {y-80}h{w}v4h-{w}z", "#E3B888") + path(f"M{x+14} {y-108}h12v70h-12zM{x+w-26} {y-108}h12v70h-12z", "#6A4634")
    return g, path(f"M{x-8} {y-54}h{w+16}l4 14h-{w+24}z", "#A8744E") + path(f"M{x-8} {y-54}h{w+16}v4h-{w+16}z", "#F3CF9A") + path(f"M{x-12} {y-40}h{w+24}v7h-{w+24}z", "#5A3C30")
def sitter(x, y, coat, k, face, trou="#4A4058", hat="cap", hc=BRICK, beard=None, hair=HAIR):
    """Sits on a bench whose seat is at y; knees towards face (1 right, -1 left)."""
    f = face
    g = limb(f"{x},{y-8} {x+f*34},{y-8} {x+f*40},{y+24} {x+f*42},{y+44}", [28, 24, 18, 15], trou) + path(f"M{x+f*32} {y+52}q0 -12 {f*12} -12l{f*18} 12z", "#33262E")
    g += path(curve(f"{x-24},{y+2}! {x-26},{y-44} {x-18},{y-82} {x+2},{y-92} {x+20},{y-80} {x+26},{y-40} {x+24},{y+2}! {x},{y+10}"), coat) + path(curve(f"{x-24},{y+2}! {x-26},{y-44} {x-18},{y-82} {x+2},{y-92}! {x-10},{y-60} {x-14},{y-20} {x-12},{y+6}!"), lit(coat, .45), .9) + path(curve(f"{x+8},{y-90}! {x+20},{y-80} {x+26},{y-40} {x+24},{y+2}! {x+14},{y+6}! {x+14},{y-40}"), VIOLET, .3)
    return g
b0, b1 = bench(236, 826, 196)
a.add(b0, b1)
# left master whittles a spoon, chips at his feet
x, y = 296, 776
a.add(sitter(x, y, "#A8573A", 1, 1), limb(f"{x-10},{y-72} {x+4},{y-40} {x+36},{y-36}", [18, 15, 12], "#B96848"), limb(f"{x+14},{y-74} {x+34},{y-54} {x+48},{y-42}", [16, 14, 11], "#96492F"), f'<circle cx="{x+40}" cy="{y-36}" r="8" fill="{SKIN}"/><circle cx="{x+52}" cy="{y-42}" r="8" fill="{SKIN}"/>', line(f"M{x+50} {y-40}L{x+78} {y-58}", "#E9D3A8", 6), f'<ellipse cx="{x+82}" cy="{y-61}" rx="9" ry="7" fill="#F6E3B8"/>', line(f"M{x+42} {y-40}l16 -18", "#C9C6D3", 4), head(x + 6, y - 112, 52, 1, "cap", "#5E7F4E", "#E9E0DA", "#B9B0B4", rot=10))
a.add(line("M330 822l8 3M346 826l7 -4M360 820l6 4M342 814l7 2M372 828l8 -2", "#F6E3B8", 3))
# right one leans back, pipe in hand, tells a long story
x, y = 390, 776
a.add(sitter(x, y, "#4F6A58", 1, -1, "#54485E"), limb(f"{x+12},{y-74} {x+30},{y-48} {x+18},{y-26}", [17, 15, 12], "#42584A"), limb(f"{x-12},{y-74} {x-30},{y-58} {x-26},{y-86}", [17, 14, 11], "#5E7C66"), f'<circle cx="{x-26}" cy="{y-90}" r="8" fill="{SKIN}"/>', head(x - 2, y - 114, 52, -1, "tall", "#54485E", "#B9784A", "#8A5A3A"))
# right bench: an apprentice sits cross-legged on the ground and listens, tools in a trug on the bench
b0, b1 = bench(740, 822, 170)
a.add(b0, b1, path("M760 768V740h92v28z", "#8A5C40"), path("M760 740h92v5h-92z", "#E3B888"), line("M766 742Q806 676 846 742", "#6A4634", 6), line("M790 742L776 690M812 742L836 684M826 742V700", "#C9A070", 6), path("M764 676h26v16h-26z", "#54506B"), path("M828 680l22 -8 4 12 -22 8z", "#8E8AA0"))
a.add(shade_under(906, 862, 110, 18, .4), path(curve("862,858! 866,826 884,814 908,812 936,818 950,840 952,858! 908,868"), "#4A4468"), limb("930,836 946,846 926,858", [22, 18, 14], "#54506B"), path(curve("876,826! 874,780 882,758 902,750 922,758 930,786 928,828! 902,838"), "#D9A648"), path(curve("876,826! 874,780 882,758 902,750! 890,780 888,832!"), "#FBE0A0", .9), path(curve("912,752! 922,758 930,786 928,828! 918,832! 918,790"), VIOLET, .3), limb("886,766 868,790 884,812", [15, 13, 11], "#E3B45A"), limb("916,768 904,796 890,808", [14, 12, 10], "#C9963C"), f'<circle cx="887" cy="812" r="7" fill="{SKIN}"/>', head(898, 730, 50, -1, None, BRICK, None, "#8A4A2E", rot=4))
# a pigeon or two on the flags
for x, y, f in ((470, 866, 1), (640, 872, -1)):
    a.add(use("crow", x, y, 34, flip=f < 0, c="#9AA0B4"))
edge_grass(a, [(10, 180, 90, 14, .14), (1195, 190, 100, 14, -.14)], "#4A4038", "#7E7048")
a.add(a.vignette(.36, .48, .5, "#2E2236"), a.grain(.45))
a.save(OUT + "building-guild.svg")
