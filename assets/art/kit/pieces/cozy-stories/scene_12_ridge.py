from _stage import *
from _players import *

a = scene(12)
r = a.r
# the blue hour: indigo above, then periwinkle, rose and a rest of cream over the roofs
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#1C2858"),(.2,"#3C5796"),(.4,"#8A9BCB"),(.55,"#DDB9CC"),(.68,"#F8E0C8")])}"/>')
a.add(stars(r, 30, 20, 14, 880, 230, "#FBEFD6", .9), path(star(128, 120, 10) + star(772, 76, 9), "#FFF8E0"))
for d, c, l, o in (("-30,150! 90,132 220,142 300,130 350,146 230,166 60,176", "#34508C", "#A9B4DC", .8), ("600,196! 700,178 820,188 930,174 930,206 780,216 690,212", "#4F6AA6", "#C3C4E0", .8), ("-30,520! 100,500 240,512 320,502 380,516 220,534 70,540", "#B9A6C8", "#FBE9D6", .8), ("640,560! 760,544 860,552 930,544 930,572 780,580", "#C4AECB", "#FCEBD8", .8)):
    a.add(torn_cloud(d, c, l, o))
# far hills
a.add(path(curve("-20,700! 140,668 320,690 500,660 700,684 920,652! 920,840! -20,840!"), "#8F97C2"), path(curve("-20,740! 180,712 400,738 600,706 760,726 920,700! 920,900! -20,900!"), "#6A7AAE"))

# the moon, caught: it hangs behind the sails
MX, MY = 446, 352
a.add(a.glow(MX, MY, 430, "#FFE9B8", .75), full_moon(a, MX, MY, 176, "#FFEFC2", .2, 1.6, .5))
a.plane(curve("120,860! 220,800 300,742 380,726 470,722 560,728 640,752 740,800 860,860! 500,900"), a.lin([(0, "#6C7FB4"), (1, "#3A4C84")]), lip="#C9D2EC", shadow=(0, -3, 6, .2))
# the mill behind the village: dark against the moon, the hub right in its middle
g = use("mill", 0, 0, 640, haze="#2A3C76", t=.6, keep=(LAMP, "#FBDB8C", "#FFF0BC"), angle=28, gallery=True, lit=True)
s = 640 / 560
a.add(group(g, t=f"translate({MX+12*s:.0f} {MY+331*s:.0f})"))

# village roofs below, a clock tower left, each with its own smoke
a.add(path(curve("-20,830! 200,800 460,816 700,796 920,820! 920,1240! -20,1240!"), "#44568E"))
V = dict(haze="#324680", t=.5, keep=(LAMP, "#FBDB8C"))
a.add(use("cottage", 300, 856, 150, **V), use("cottage", 690, 858, 170, flip=True, **V), use("townhouse", 566, 868, 210, args=("#8E5A5E",), on=[False, True, False, False, False, False], **V))
# clock tower with a face of marks only
tw = path("M-52 0L-46 -300H46L52 0z", "#5A6CA2") + path("M-52 0L-46 -300h14L-34 0z", "#B9C2E0") + path("M18 -300H46L52 0H20z", "#3A4A82") + path("M-60 -300H60l-6 -22H-54z", "#7282B4") + path("M-60 -300H60l-1 -4H-59z", "#CFD6EE") + path(curve("-58,-322! -40,-372 -14,-420 0,-476! 14,-420 40,-372 58,-322!"), "#2A3A72") + path(curve("-58,-322! -40,-372 -14,-420 0,-476! -20,-400 -34,-350 -40,-322!"), "#8797C6") + path("M-2 -474h4v-26h-4zM2 -500l22 8 -22 8z", "#1E2C5C")
tw += f'<circle cx="0" cy="-242" r="38" fill="#2E3E74"/><circle cx="-1" cy="-243" r="34" fill="#F8DFA8"/><circle cx="-1" cy="-243" r="34" fill="{AMBER}" fill-opacity=".22"/>' + line("".join(f"M{math.cos(k*.5236)*29-1:.1f} {-243+math.sin(k*.5236)*29:.1f}L{math.cos(k*.5236)*(24 if k%3 else 21)-1:.1f} {-243+math.sin(k*.5236)*(24 if k%3 else 21):.1f}" for k in range(12)), "#2E3E74", 3) + line("M-1 -243L-1 -265M-1 -243L14 -234", "#2E3E74", 4.4)
tw += path("M-16 -150v-26q16 -16 32 0v26z", "#26346A") + path(wall_stones(r, -38, -190, 30, -20, 24, 9, .4), "#8291C0", .5)
a.add(a.glow(128, 612, 110, LAMP, .4), place(tw, 130, 856, 1.0))
a.add(use("cottage", 30, 880, 180, **V), use("cottage", 850, 900, 210, **V))
for x, y, q, h in ((220, 870, 90, 70), (440, 872, 110, 76), (620, 884, 80, 50), (770, 890, 90, 60)):
    a.add(path(scallop(r, [(x + math.cos(k) * q / 2, y - h * .4 + math.sin(k) * h * .55) for k in (0, 1.1, 2.1, 3.1, 4.1, 5.2)], 13), "#34467C"))
a.add(a.glow(450, 900, 460, "#C9C6E4", .26, 90))

# our chimney, its smoke winds itself into a spiral
a.add(path("M688 1000L694 716H786L794 1010z", "#8A4A48"), path("M688 1000L694 716h20L712 1000z", "#D98A72"), path("M752 716H786L794 1010H758z", "#54344A"), path(wall_stones(r, 698, 730, 780, 950, 30, 12, .6), "#B86A5A", .6), path("M680 694H800V720H680z", "#A05A52"), path("M680 694H800V700H680z", "#EBAA8C"), path("M716 694l4 -34h40l4 34z", "#7A4450"), path("M716 694l4 -34h12l-4 34z", "#C9806E"))
sp = [(740, 660), (728, 610), (756, 560), (736, 508)]
for k in range(40):
    t = k / 39
    ang = 1.15 + 4.1 * math.pi * t
    q = 118 * (1 - t) ** .8 + 7
    sp.append((726 + math.cos(ang) * q * .98 - 14 * t, 400 + math.sin(ang) * q * .94))
a.add(path(ribbon(sample(sp, 9), [8, 26, 36, 40, 38, 34, 28, 20, 12, 3], 0), "#6E80B6", .5, 'transform="translate(4 6)"'), path(ribbon(sample(sp, 9), [8, 26, 36, 40, 38, 34, 28, 20, 12, 3], 0), "#F4E6EA", .82))

# the thatched ridge, one great sheet across the foot of the picture
ridge = "-30,1010! 120,978 300,950 470,942 640,950 800,972 930,1006! 930,1240! -30,1240!"
a.plane(curve(ridge), a.lin([(0, "#C98F5E"), (.3, "#8E5E50"), (1, "#3A2748")]), lip="#FBD9A0", shadow=(0, -5, 9, .35))
straw = straw2 = ""
for _ in range(190):
    x = r.uniform(-20, 920)
    y = 975 + ((x - 470) / 460) ** 2 * 60 + 250 * r.random() ** 1.2
    q = (x - 470) / 900
    s_ = f"M{x:.0f} {y:.0f}l{q*26+r.uniform(-3,3):.0f} {r.uniform(30,64):.0f}"
    if r.random() < .5:
        straw += s_
    else:
        straw2 += s_
a.add(line(straw, "#4A2E48", 3.2, .6), line(straw2, "#E9B47E", 2.4, .5))
# ridge cap: a woven band with crossed hazel rods
a.add(path(curve("-30,1000! 120,966 300,936 470,928 640,936 800,960 930,996! 930,1046! 800,1012 640,990 470,982 300,990 120,1018 -30,1050!"), "#A8714E"), path(curve("-30,1000! 120,966 300,936 470,928 640,936 800,960 930,996! 930,1004! 800,970 640,947 470,939 300,947 120,976 -30,1010!"), "#F6CD92"))
x = "".join(f"M{u} {948+((u-470)/460)**2*62:.0f}l34 34M{u+34} {948+((u-436)/460)**2*62:.0f}l-34 34" for u in range(-30, 930, 56))
a.add(line(x, "#5E3A46", 4.4, .85), line(x, "#D9A070", 1.6, .8))
a.add(path(scallop(r, "-20,1044 60,1030 120,1020 150,1040 90,1060 0,1080", 12), "#6A6E54"), path(scallop(r, "800,1016 850,1022 920,1044 920,1064 850,1050 806,1036", 12), "#5E6250"))

# the two, back to back, one cup between them
a.add(path(curve("230,962! 380,936 600,936 720,958! 560,976 360,978"), SHADOW, .4))
a.add(place(owl_turned(), 352, 960, 1.2, rot=-3, haze="#3A4A86", t=.12))
a.add(place(cat_side(look=-14), 560, 948, 1.26, haze="#3A4A86", t=.08))
# the last light lies on her back, the moon's on his
a.add(group(use("cup", 0, 0, 88, haze="#3A4A86", t=.06), t="translate(446 952)"), path(ribbon(sample("440,866 428,836 450,808 438,776", 8), [2, 9, 12, 2], 0), "#FFF3DC", .5), path(ribbon(sample("454,868 464,842 450,820", 8), [2, 7, 2], 0), "#FFF3DC", .4))
# swallows go to bed, a sparrow looks out of the thatch
a.add(birds(((240, 250, 10), (196, 276, 8), (286, 292, 7)), "#2E3E74"))
a.add(path(curve("188,1084! 182,1056 204,1034 230,1032 254,1048 260,1084! 224,1092"), "#2E1E3A"), place(sparrow(), 220, 1094, .9, haze="#3A2A48", t=.12), line("".join(f"M{x} 1076l{q} 24" for x, q in ((184, -4), (194, 2), (204, -2), (214, 3), (226, -1), (238, 4), (250, 1), (260, 4))), "#A8714E", 8), line("".join(f"M{x} 1078l{q} 24" for x, q in ((188, -3), (208, 2), (230, -1), (254, 3))), "#E9B47E", 3))
finish(a, 12, .4, "#101A3C", .5, .5)
