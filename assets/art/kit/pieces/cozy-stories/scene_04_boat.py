from _stage import *
from _players import *

a = scene(4)
r = a.r
DEEP_, TEAL, MIST_ = "#0E2236", "#1F5468", "#9CC3C4"

# moonlit sky, green-blue, light gathers low
a.add(f'<rect width="900" height="560" fill="{a.lin([(0,"#0F1E3A"),(.35,"#1F466A"),(.68,"#4E8796"),(.86,"#A6C6BC")])}"/>')
a.add(stars(r, 46, 20, 10, 880, 300, "#DCEBE6", .85), full_moon(a, 262, 196, 92, "#F4EFD2", .3, 3.6, .5))
for d, c, l, o in (("380,190! 480,166 600,176 720,160 800,176 700,196 560,204 460,200", "#2C5C7C", "#A9CFC8", .8), ("-30,296! 90,276 210,288 330,276 380,290 260,308 120,312", "#3B7189", "#CFE3D4", .85), ("560,306! 660,290 780,300 930,284 930,318 760,326 650,322", "#3F7890", "#C4DDD2", .8)):
    a.add(torn_cloud(d, c, l, o))
# far bank: woods and sleeping roofs, and no mill anywhere
a.add(path(curve("-20,432! 120,404 280,420 440,398 620,418 780,396 920,412! 920,500! -20,500!"), "#6FA0A2"))
a.add(a.firs([(60, 452, 84), (92, 456, 112), (128, 454, 76), (842, 446, 120), (876, 452, 90), (806, 450, 82)], "#3E7484", False), hamlet(r, 470, 452, 30, "#7FA8AC", "#3A6676", LAMP, 5))
for x, w, h in ((220, 90, 60), (310, 70, 50), (380, 100, 74), (690, 96, 66), (760, 80, 52), (640, 60, 44)):
    a.add(path(scallop(r, [(x + math.cos(k) * w / 2, 446 - h * .4 + math.sin(k) * h * .55) for k in (0, 1.1, 2.1, 3.1, 4.1, 5.2)], 12), "#46798A"))
a.add(path(curve("-20,452! 160,440 420,448 640,440 920,448! 920,474! -20,478!"), "#2F6272"), path(curve("-20,452! 160,440 420,448 640,440 920,448! 920,453! 640,445 420,453 160,445 -20,457!"), "#A9CFC8", .8))

# the canal
a.add(f'<path d="M-20 470H920V1220H-20z" fill="{a.lin([(0,"#8FBDB8"),(.08,"#4E8C98"),(.3,"#235A70"),(.62,"#16405A"),(1,"#0B1C30")])}"/>')
# reflections of the woods, and the moon's road
a.add(path(curve("-20,474! 300,476 600,474 920,472! 920,520! 860,560 800,528 700,540 620,516 480,526 380,548 300,524 200,536 110,580 60,540 -20,548!"), "#2A6174", .7))
a.add(f'<ellipse cx="266" cy="600" rx="150" ry="190" fill="{a.rad([(0,"#EAF0D0",.55),(1,"#EAF0D0",0)])}"/>')
d = ""
for i in range(44):
    t = i / 43
    y = 484 + 380 * t
    w = (16 + 76 * t) * r.uniform(.4, 1.1)
    x = 264 + r.uniform(-1, 1) * (10 + 56 * t)
    d += f"M{n(x-w,0)} {n(y,0)}q{n(w)} {n(-2-3*t)} {n(2*w)} 0q{n(-w)} {n(2+3*t)} {n(-2*w)} 0z"
a.add(path(d, "#F6F1D2", .72))

# the mill that stands only in the water
m = use("mill", 0, 0, 470, haze="#2C6A80", t=.5, keep=(LAMP, "#FBDB8C", "#FFF0BC"), angle=24, gallery=True, door="open")
a.add(a.glow(700, 640, 260, "#8FC4C0", .4), group(m, t="translate(706 486) scale(1 -1) rotate(2)"))
# the water breaks it
cut = ""
for y, k in ((508, .4), (536, .6), (570, .8), (612, .9), (650, 1), (694, 1.1), (738, 1.2), (786, 1.3), (836, 1.4), (884, 1.5)):
    for _ in range(2):
        w = r.uniform(60, 150) * (.7 + k * .4)
        x = r.uniform(540, 820 - w * .4)
        cut += f"M{n(x,0)} {n(y+r.uniform(-10,10),0)}q{n(w/2)} {n(-3*k-1)} {n(w)} 0q{n(-w/2)} {n(3*k+1)} {n(-w)} 0z"
a.add(path(cut, "#2A6880", .85), path(ripples(r, 540, 890, 500, 900, 20, .1, .3, 1.5, 1.6), "#B9DDD4", .5))
a.add(f'<ellipse cx="740" cy="880" rx="330" ry="190" fill="{a.rad([(0,"#133A54",.9),(.5,"#133A54",.6),(1,"#133A54",0)])}"/>')
a.add(mist(a, 420, 120, .6, "#CFE6DC"), path(curve("-30,560! 60,544 200,556 330,546 380,556 240,570 90,574"), "#CFE6DC", .3), path(curve("520,604! 640,592 780,600 930,590 930,608 760,616 640,614"), "#CFE6DC", .28))

# fish circle below: shadows with a faint back
def fishy(x, y, s, rot, c="#0A1A2E", op=.75):
    return group(path(curve("-60,0! -30,-20 14,-24 50,-8 70,-2! 92,-20 104,-24 98,0 104,24 90,18 70,4! 46,14 10,22 -30,18"), c, op) + path(curve("-50,-4! -24,-18 14,-21 48,-8! 10,-12 -24,-8"), "#5FA0A8", .5), t=f"translate({x} {y}) rotate({rot}) scale({s})")
a.add(a.glow(450, 1010, 430, "#4FA0A6", .5, 190))
for k in range(8):
    t = k * .785 + .35
    x, y = 446 + math.cos(t) * 330, 1010 + math.sin(t) * 118
    rot = math.degrees(math.atan2(-math.cos(t) * 118, math.sin(t) * 330))
    a.add(fishy(round(x), round(y), .62 + .26 * (math.sin(t) + 1), round(rot), "#0A1A2E" if math.sin(t) < .4 else "#081526", .6 + .14 * math.sin(t)))
a.add(line(curve("150,1022 220,1092 380,1132 560,1124", False), "#7FB8BC", 2.4, .4))

# the boat: shadow and light on the water first
a.add(path(curve("60,866! 240,842 520,846 690,868! 560,912 300,924 130,900"), "#081829", .6))
a.add(a.glow(156, 876, 190, LAMP, .6, 48), path(ripples(r, 30, 290, 860, 960, 16, .1, .4, 2, 2), "#FBDB8C", .75))
B = dict(haze="#1E4460", t=.22)
# umbrella wedged upright on the thwart, its handle in the boat: a sail
a.add(line("M452 850L424 500", "#3A2A36", 12), line("M449 850L421 500", "#9A7350", 5))
um = path(curve("-196,44! -176,-60 -96,-132 4,-146 104,-130 176,-58 198,44! 160,22 126,50! 92,22 60,54! 28,24 0,56! -30,24 -62,52! -94,22 -128,48! -162,22"), mix(TULIP, "#1E4460", .12))
um += path(curve("4,-146! 104,-130 176,-58 198,44! 160,22 126,50! 110,-50 70,-116"), dim(TULIP, .38), .85) + path(curve("4,-146! 44,-60 60,54! 28,24 0,56! 8,-50"), dim(TULIP, .25), .7) + path(curve("4,-146! -96,-132 -176,-60 -196,44! -176,32 -164,28! -150,-50 -90,-116"), "#F09A86", .9) + path(curve("4,-146! -50,-60 -62,52! -94,22 -128,48! -110,-50 -60,-116"), lit(TULIP, .12), .8)
um += path("M-4 -144L-6 -172L6 -172L10 -144z", "#3A2A36")
a.add(group(um, t="translate(424 540) rotate(-14)"))
a.add(line("M300 590Q250 700 220 800M566 548Q590 700 604 806", "#C9BFA6", 2.4, .8))
# inside of the boat, then the sleeper, then the near side
hull = curve("84,736! 200,802 380,818 560,800 690,716! 678,800 630,872 560,900! 360,916 220,898! 140,872 96,812")
a.add(path(curve("84,736! 200,782 380,792 560,776 690,716! 640,790 540,826 380,836 200,826 110,790"), "#22303E"), path("M468 790L520 776L548 790L494 806z", "#5E5048"), path("M210 792L256 782L280 796L232 808z", "#5E5048"))
# a folded quilt for a pillow
a.add(place(fox_curl(), 372, 808, .98, haze="#1E4460", t=.1))
a.plane(hull, a.lin([(0, "#8A6E58"), (.5, "#6A5450"), (1, "#33303F")]), lip="#D9C9A4", shadow=None, inner=path(curve("84,736! 200,802 380,818 560,800 690,716! 690,736 686,748! 560,824 380,842 200,826 90,766!"), mix(BRICK, "#1E3A54", .2)) + path(curve("90,766! 200,826 380,842 560,824 686,748! 685,754 683,760! 560,836 380,854 200,838 92,776!"), "#E0C89A", .5) + line("M104 812Q220 872 380 880T664 806M130 850Q240 892 380 898T628 850", "#3A3038", 3, .6))
a.add(path(curve("84,736! 200,802 380,818 560,800 690,716! 694,708! 560,788 380,806 200,790 80,726!"), "#D9BE94"), path(curve("84,736! 200,802 300,814! 300,806 200,790 80,726!"), "#FBE3B0", .8))
# scarf over the side, its end wet
a.add(scarf_of("358,770 360,812 348,850 360,892 352,930", [26, 30, 30, 32, 30], FOREST, fringe=12), path(f"M324 930q30 -7 60 0q-30 7 -60 0z", "#CFE6DC", .5))
# the lantern at the bow
a.add(line("M92 744Q84 690 110 652Q126 634 148 640", "#2A2230", 8), line("M92 744Q84 690 110 652Q126 634 148 640", "#8A7050", 3), a.glow(150, 716, 150, LAMP, .55), use("lantern", 150, 640, 140))
a.add(path(ripples(r, 100, 720, 884, 930, 9, .1, .3, 2, 2), "#BFE0D6", .5))
# a line of drops where the oars should be: two empty rowlocks
a.add(path("M232 800q6 -18 14 0zM520 800q6 -18 14 0z", "#2A2230"))
# near frame: reeds, lily pads, an alder bough
a.add(path(ripples(r, -20, 920, 960, 1200, 16, .08, .3, 2.2, 2), "#7FB8BC", .3))
for x, y, w in ((760, 1132, 130), (650, 1178, 104), (846, 1084, 80)):
    a.add(path(curve(f"{x-w/2:.0f},{y} {x-w*.2:.0f},{y-w*.13:.0f} {x+w*.3:.0f},{y-w*.11:.0f} {x+w*.5:.0f},{y}! {x+w*.08:.0f},{y}! {x+w*.44:.0f},{y+w*.08:.0f}! {x},{y+w*.17:.0f} {x-w*.36:.0f},{y+w*.1:.0f}"), "#2F6A60"), path(curve(f"{x-w/2:.0f},{y} {x-w*.2:.0f},{y-w*.13:.0f} {x+w*.3:.0f},{y-w*.11:.0f}! {x-w*.1:.0f},{y-w*.06:.0f}"), "#8FC0A4", .8))
a.add(path("M748 1122l-14 -26q12 2 16 12q2 -16 10 -20q4 10 2 18q8 -8 16 -8q-4 16 -16 26z", "#F3E6E0"), path("M748 1122q-2 -14 4 -20q8 8 4 20z", LAMP))
a.add(use("reeds", 60, 1240, 380, haze="#0B1C30", t=.72), use("reeds", 176, 1250, 250, haze="#0B1C30", t=.62, seed=8), use("reeds", 872, 1250, 280, haze="#0B1C30", t=.72, seed=5), path(blades(r, 110, 1222, 260, 150, 18, .1), "#091626"), path(blades(r, 820, 1222, 220, 110, 16, -.1), "#091626"))
a.add(twigs(bough(r, 930, -10, 2.55, 190, 30, 3, .5), "#0C1A2E"), leaf_fall(r, ((760, 60, 90, 60, 26), (640, 90, 60, 60, 14), (850, 30, 60, 110, 22)), "#0C1A2E", 24))
finish(a, 4, .45, "#06101E", .42, .5)
