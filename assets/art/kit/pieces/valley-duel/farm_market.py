"""Farm cards 1 to 3: people of the market."""
from _faces import *

# ======== 1: the cheese seller, broad and merry, her wheels of cheese ====================
a = Art(800, 600, 101)
r = a.r
a.add(room(a, "#5E7F8E", "#FFE3AE", (220, 180, 420)))
# the stall's cloth above, shelves of cheese behind
a.add("".join(path(f"M{x} -10h66v74q-33 34 -66 0z", c) for x, c in zip(range(-10, 830, 66), (TULIP, CREAM) * 7)), path("M-10 -10H810V20H-10z", SHADOW, .14))


def cheese(x, y, w, h, c="#E9B23C", cut_=False):
    """A wheel lying flat, seen a little from above."""
    o = path(f"M{x-w/2} {y}v{-h}q0 {-w*.16} {w/2} {-w*.16}t{w/2} {w*.16}v{h}q0 {w*.14} {-w/2} {w*.14}t{-w/2} {-w*.14}z", SHADOW, .3, 'transform="translate(8 8)"')
    o += path(f"M{x-w/2} {y}v{-h}h{w}v{h}q0 {w*.14} {-w/2} {w*.14}t{-w/2} {-w*.14}z", c) + path(f"M{x+w*.2} {y-h}h{w*.3}v{h}q0 {w*.1} {-w*.3} {w*.135}z", dim(c, .3), .6) + path(f"M{x-w/2} {y-h}h{w*.12}v{h+w*.07}q-{w*.12} -{w*.03} -{w*.12} -{w*.07}z", lit(c, .4), .8)
    o += f'<ellipse cx="{x}" cy="{y-h}" rx="{w/2}" ry="{w*.15}" fill="{lit(c, .35)}"/><ellipse cx="{x+2}" cy="{y-h+2}" rx="{w*.46}" ry="{w*.125}" fill="{lit(c, .14)}"/>'
    if cut_:
        o += path(f"M{x} {y-h}L{x+w*.1} {y-h+w*.15}V{y+w*.13}L{x} {y-h+h*.55}zM{x} {y-h}L{x+w*.42} {y-h+w*.08}V{y+w*.07}L{x} {y-h+h*.55}z", "#FBE7A4") + path(disc(x + w * .22, y - h * .3, 5) + disc(x + w * .3, y + 2, 4) + disc(x + w * .16, y + 8, 6), "#D9A63A")
    return o


a.add(shelf(-10, 330, 300), shelf(540, 810, 276), shelf(-10, 250, 448), cheese(70, 296, 150, 50), cheese(70, 240, 136, 46, "#C9433A"), cheese(230, 296, 136, 54, "#F0C85C"), cheese(230, 236, 118, 40), cheese(700, 270, 160, 60), cheese(700, 206, 140, 44, "#F0C85C"), cheese(96, 444, 190, 66, "#E2A63A", True))
b, done = torso(a, "420,424! 330,436 276,476 250,620! 680,620! 660,486 596,440 510,424!", "#3E6A9A")
a.add(done(path(curve("340,440! 400,470 460,476 520,470 590,440! 620,520 610,620! 310,620! 300,520"), "#F6EBDA") + path(curve("340,440! 330,520 336,620! 310,620! 300,520"), CREAM) + path(curve("520,470 590,440! 620,520 610,620! 560,620! 570,530"), VIOLET, .2)))
cap = path(curve("-104,30! -124,-40 -104,-104 -46,-146 20,-150 80,-124 112,-66 116,10 104,40! 90,0 84,-46 50,-78 0,-88 -50,-76 -84,-40 -92,0"), "#FFF4E2") + path(curve("-104,30! -124,-40 -104,-104 -46,-146 10,-150! -50,-116 -88,-60 -94,-4!"), "#FFFFFF") + path(curve("20,-150 80,-124 112,-66 116,10 104,40! 96,-6 90,-56 60,-96"), VIOLET, .24) + path(curve("-92,0! -84,-40 -50,-76 0,-88 50,-78 84,-46 92,2! 96,-50 60,-94 0,-106 -62,-92 -98,-44"), "#9CC3DD")
wing = path(curve("-92,0! -128,20 -142,58 -120,76! -100,62 -92,40!"), "#FFFFFF") + path(curve("92,0! 130,16 146,56 124,76! 104,62 94,40!"), "#DDD3DE")
hb, hf = hair("parted", "#C98B3C")
a.add(bust(face("rosy", "round", -.25, "smile", brow=("#B4762E", -4, -2, 7), nose="button", mouth="grin", blush=.9, back=wing + hb, front=hf, over=cap, ears=False), 462, 298, 1.14, -3))
a.add(path(curve("380,410! 420,440 470,452 510,446 560,412! 570,440 520,480 470,500 410,476 372,440"), "#FFF6E6"), path(curve("380,410! 420,440 470,452! 430,462 390,444 372,440"), "#FFFFFF", .8), line("M470 456Q466 476 470 498", VIOLET, 3, .4))
# one arm round a red wheel
a.add(sleeve("292,470 250,520 300,560 420,566", [84, 80, 66, 56], "#3E6A9A"), path(curve("372,540! 400,530 424,540 428,566 420,592 380,594!"), "#FFF6E6"), f'<ellipse cx="566" cy="560" rx="124" ry="112" fill="{SHADOW}" fill-opacity=".3"/><ellipse cx="560" cy="548" rx="122" ry="110" fill="{lit("#C9433A", .4)}"/><ellipse cx="564" cy="553" rx="120" ry="108" fill="#C9433A"/><ellipse cx="566" cy="556" rx="96" ry="86" fill="#B4362F"/>', path("M484 500A108 98 0 0 1 570 452L572 468A92 84 0 0 0 500 510z", "#F2A08C", .7), hand(446, 560, "rosy", "flat", 1.15, 170))
finish(a, 1, .3, "#1B2238")

# ======== 2: the flower girl, young, a tray of tulips, white ones in her arm ==============
a = Art(800, 600, 102)
r = a.r
a.add(sky(a, "morning", 360, (180, 260, 360)), puff(a, "40,150 120,124 220,130 300,108 380,136 400,160 240,172 80,168", 24), puff(a, "560,110 640,88 740,92 820,80 820,132 680,140", 22))
a.add(path(curve("-20,340! 200,316 480,330 820,310! 820,400! -20,400!"), "#A9C4AE"), use("townhouse", 96, 372, 230, haze="#DCCDB8", t=.42), use("townhouse", 196, 374, 200, haze="#DCCDB8", t=.46, c="#C98B5C"), use("townhouse", 694, 372, 240, haze="#DCCDB8", t=.42, c="#A48A9A"), use("townhouse", 784, 374, 200, haze="#DCCDB8", t=.45))
a.add(path(curve("-20,372! 300,362 600,368 820,362! 820,620! -20,620!"), a.lin([(0, "#D9C6A4"), (1, "#A98C6E")])), line("M-10 420H810M-10 486H810M60 372L20 600M210 370L190 600M640 370L680 600M760 368L830 600", "#8E735C", 3, .35))
b, done = torso(a, "430,424! 352,436 306,478 284,620! 640,620! 620,480 560,436 490,424!", "#C9534A")
a.add(done(path(curve("410,428! 430,520 430,620! 510,620! 510,520 500,428!"), "#FFF3DE") + line("M424 470L508 490M424 508L508 528M508 470L424 490M508 508L424 528", "#7A2A28", 4)))
hb, hf = hair("plaits", "#E2B04C")
crownf = path(curve("-88,-60! -50,-112 0,-124 52,-112 92,-58! 60,-92 0,-104 -58,-92"), LEAFM) + "".join(bloom(k, x, y, .36, q, False) for x, y, q, k in ((-70, -94, -34, "white"), (-26, -124, -12, "red"), (24, -126, 10, "white"), (68, -96, 32, "yellow")))
a.add(bust(face("fair", "child", .3, "wide", "#4F7FA8", True, brow=("#C08A34", -3, -2, 6), nose="small", mouth="smile", lip="#C2564C", blush=.9, freckles=True, back=hb, front=hf, over=crownf), 458, 296, 1.08, 4))
a.add(path(curve("396,428! 424,456 462,470 520,432! 540,452 504,486 462,494 402,474"), "#FFF6E6"))
# the big armful of white tulips at the left, the tray at the right
for x, y, k, kind, s in ((150, 300, -22, "white", .8), (230, 262, -8, "white", .86), (90, 360, -34, "white", .74), (196, 352, -14, "white", .9), (280, 330, 4, "white", .84), (130, 430, -26, "white", .8), (246, 410, 0, "red", .72)):
    a.add(line(f"M{x} {y+30}Q{(x+300)/2:.0f} {y+150} 306 560", LEAFD, 12), line(f"M{x} {y+30}Q{(x+300)/2:.0f} {y+150} 306 560", LEAFM, 7), bloom(kind, x, y, s, k))
a.add(path(curve("150,470! 190,440 220,500 300,520! 330,540 320,580 290,600! 200,570 150,540"), LEAFD, .9), path(curve("170,600! 220,520 330,508 400,540! 420,570 400,620! 180,620!"), "#F6E6C8"), path(curve("170,600! 220,520 330,508 400,540! 330,524 240,540 196,610!"), "#FFFFFF", .7))
a.add(sleeve("600,480 620,540 520,574 400,572", [78, 74, 60, 50], "#C9534A"), hand(388, 570, "fair", "flat", 1.05))
for i, (x, kind) in enumerate(((590, "yellow"), (646, "red"), (702, "violet"), (758, "yellow"), (618, "red"), (676, "white"), (734, "red"))):
    y = 400 + (i > 3) * 40 + (i % 2) * 14
    a.add(line(f"M{x} {y+20}V540", LEAFM, 8), bloom(kind, x, y, .62))
a.add(pc("M560 500H810V620H540z", "#B98A5A", .4, (3, 5), (4, -2, 8, .3)), line("M556 530H810M550 566H810M620 504L612 616M690 504L690 616M760 504L770 616", "#7A5238", 5, .6))
finish(a, 2, .26, "#3A2B3E")

# ======== 3: the auctioneer, thin and sharp, gavel up, a bulb held high ====================
a = Art(800, 600, 103)
r = a.r
a.add(room(a, "#4E3A5A", "#F0B878", (300, 200, 460)))
# the board of the auction clock
a.add(path(disc(168, 262, 132), SHADOW, .35, 'transform="translate(8 12)"'), path(disc(168, 262, 132), "#8A5A24"), path(disc(166, 259, 126), "#E2B25A"), path(disc(168, 262, 108), "#FBF0D8"))
for k in range(20):
    t = math.radians(k * 18)
    a.add(path(disc(168 + math.cos(t) * 92, 262 + math.sin(t) * 92, 7 if k % 5 else 10), "#A83A33" if k % 5 == 0 else "#B79A78"))
a.add(line("M168 262L222 200", INKE, 12), path("M238 182L204 200L222 218z", INKE), path(disc(168, 262, 15), "#A83A33"), path(disc(165, 258, 6), "#F2A08C"))
for x, y, k in ((620, 150, "red"), (700, 150, "yellow"), (770, 150, "violet"), (640, 300, "white"), (720, 300, "red"), (790, 300, "black")):
    a.add(bulb_at(k, x, y - 34, .7))
a.add(shelf(560, 810, 158, "#6B4336"), shelf(580, 810, 308, "#6B4336"))
b, done = torso(a, "424,430! 350,444 304,484 276,620! 660,620! 634,484 580,444 506,430!", "#3B4A6E")
a.add(done(path(curve("420,430! 440,520 440,620! 500,620! 502,520 512,430!"), "#F6EBDA") + path(curve("400,432! 392,520 420,620! 300,620! 330,500"), "#2E3A5A", .8) + path(curve("530,432! 540,520 514,620! 640,620! 606,500"), "#2E3A5A", .8) + path(curve("404,432! 376,480 410,560 442,600! 430,500"), lit("#3B4A6E", .22)) + path(curve("530,432! 560,480 526,560 498,600! 512,500"), dim("#3B4A6E", .2)) + path(disc(470, 540, 8) + disc(470, 586, 8), BRASS)))
hb, hf = hair("swept", "#5A4A48")
a.add(bust(face("pale", "long", -.35, ("wide", "open"), "#4F6F4A", False, brow=("#4A3A38", -10, -6, 8), nose="hook", mouth="laugh", blush=.4, lines=True, back=hb, front=hf + path(curve("-82,20! -90,0 -86,-30! -74,-10 -74,16!") + curve("82,20! 90,0 86,-30! 74,-10 74,16!"), "#8A7A78"), over=glasses("#C98F3A", 25)), 466, 290, 1.05, -5))
a.add(path("M420 424L466 452L512 424L524 440L500 470L466 456L432 470L408 440z", "#F6EBDA"), path(curve("466,446! 430,430 412,446 420,474 440,482!") + curve("466,446! 504,430 522,446 514,474 494,482!"), "#A83A33"), path(curve("452,444 466,438 482,444 480,466 466,470 454,464"), "#7A2420"), path("M420 424L466 452L512 424L524 440L500 470L466 456L432 470L408 440z", "#F6EBDA"), path(curve("466,446! 430,430 412,446 420,474!"), lit("#A83A33", .3), .6))
a.add(sleeve("320,500 262,520 236,470 268,392", [82, 76, 60, 50], "#3B4A6E"), path("M244 412L292 392L298 414L252 436z", "#F6EBDA"), hand(276, 372, "pale", "open", 1.0, 10), bulb_at("red", 280, 292, .95))
a.add(sleeve("620,500 672,540 690,480 650,420", [82, 76, 60, 50], "#3B4A6E"), path("M626 440L668 420L676 440L640 462z", "#F6EBDA"), group(path("M-8 -120H8V40H-8z", "#8A5C3A") + path("M-8 -120H-2V40H-8z", "#C9976A") + pc(rounded(-62, -176, 124, 66, 12), "#A9744A", .4, (3, 4), (5, 8, 6, .3)) + path("M-44 -176H-30V-110H-44zM30 -176H44V-110H30z", BRASS), t="translate(648 398) rotate(24)"), hand(642, 404, "pale", "fist", .95, 20))
finish(a, 3, .34, "#150F22")
