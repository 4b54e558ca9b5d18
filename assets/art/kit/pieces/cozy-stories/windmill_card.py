"""The windmill card: the mill from the front in bright light, rays of morning behind it. Both sides are the same."""
from _out import *

a = Art(900, 1200, 51)
r = a.r
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#5FA3CB"),(.3,"#9CC7DD"),(.56,"#E6E6D2"),(.72,"#FBE3BC"),(.8,"#FAD79A")])}"/>')
# rays open from the hub
cx, cy = 426, 470
rays = ""
for k in range(18):
    q = math.radians(k * 20 + 6)
    w = math.radians(5.2 if k % 2 else 3.6)
    rays += f"M{cx} {cy}L{n(cx+1300*math.cos(q-w),0)} {n(cy+1300*math.sin(q-w),0)}L{n(cx+1300*math.cos(q+w),0)} {n(cy+1300*math.sin(q+w),0)}z"
a.add(path(rays, CREAM, .2), a.glow(cx, cy, 560, "#FFF1C8", .95), f'<circle cx="{cx}" cy="{cy}" r="292" fill="#FFF3D0" fill-opacity=".55"/>')
for spec, s, o in (("-40,250 40,200 150,196 220,236 230,268 60,282", 46, 1), ("640,214 720,160 830,170 940,210 940,262 700,262", 48, 1), ("-40,560 40,520 130,524 190,560 110,584 -20,584", 38, .9), ("716,520 800,474 930,490 940,556 800,560", 40, .92)):
    a.add(cloud(a, spec, s, "#FFFDF6", "#C9DDE6", o))
# far land
a.add(path(curve("-20,800! 120,742 280,770 460,724 640,762 780,716 920,740! 920,960! -20,960!"), "#9DBBA6"))
a.add(path(curve("-20,846! 160,800 340,826 520,790 720,822 920,790! 920,1000! -20,1000!"), "#86AC7C"))
for x, y, w, h in ((60, 838, 90, 70), (130, 836, 60, 50), (690, 826, 80, 66), (846, 812, 120, 90), (774, 824, 60, 44)):
    a.add(a.bush(x, y, w, h, "#6F9B70"))
a.add(tint(hamlet(r, 190, 826, 24, "#EFE0C6", "#B8694C", None, 5), "#B7CDB0", .35))
# the mound
a.plane(curve("-20,930! 120,900 280,876 440,866 620,876 790,902 920,930! 920,1220! -20,1220!"), a.lin([(0, "#A9C46C"), (.4, "#7FA554"), (1, "#4F7A46")]), lip="#E6EBAA", shadow=(0, -5, 9, .22), loose=True, inner=a.tufts(20, 880, 900, 1010, 40, 16, "#DDE6A0", .6))
# the path from the door to the viewer
a.add(path(curve("400,1004! 388,1040 410,1080 404,1130 372,1220! 610,1220! 566,1140 520,1080 470,1040 452,1004!"), "#D9BE92") + path(curve("400,1004! 388,1040 410,1080 404,1130 372,1220! 400,1220! 424,1140 426,1080 404,1040 412,1004!"), "#F3E0BA"))
a.add(use("mill", 440, 1016, 880, args=(16,)))
# tulips before it, larger towards the viewer
cols = (TULIP, "#F2BC45", "#E98FA0", "#F6EEDF", TULIP, VIOLET)
for y, h, xs in ((1070, 74, (40, 92, 140, 200, 252, 310, 640, 700, 752, 812, 868)), (1130, 104, (10, 70, 134, 200, 270, 330, 650, 716, 782, 850, 900)), (1206, 146, (-8, 62, 146, 226, 306, 664, 746, 826, 902))):
    for i, x in enumerate(xs):
        a.add(a.tulip(x + r.uniform(-8, 8), y + r.uniform(-6, 8), h * r.uniform(.9, 1.1), cols[(i * 5 + y // 10) % 6], r.uniform(-.06, .08), mix("#5E8A4A", "#3F6A40", (y - 1070) / 140)))
a.add(path(blades(r, 40, 1214, 240, 90, 16, .05), "#3D6A40"), path(blades(r, 850, 1214, 240, 96, 16, -.05), "#36603C"))
a.add(a.vignette(.18, .48, .42, "#3E5A6E"), a.grain(.45))
a.save(OUT + "windmill-card.svg")
a.save(OUT + "windmill-card-back.svg")
