"""The lumber yard: walls of logs and planks in the morning mist; two villagers at a two-handed saw."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_l_to_r import *

a = Art(1200, 900, 41)
r = a.r

# early, pale: a white sun behind mist on the left
sky(a, [(0, "#B9CBBE"), (.3, "#DCDFC6"), (.55, "#F6E9C6"), (.7, "#F3E3BC")], (430, 190, 420, "#FFF9E2", .9))
a.add('<circle cx="430" cy="186" r="54" fill="#FFFBEA" fill-opacity=".9"/>')
a.add(path("M-20 420L120 320L190 360L330 250L440 350L560 300L700 400L860 310L980 390L1100 330L1220 380V560H-20z", "#CFD6C0", .9))
# three woods, each paler and bluer than the next, mist between
a.add(a.firs([(x, 470 + r.uniform(-8, 8), h) for x, h in ((20, 130), (62, 170), (110, 120), (168, 180), (214, 140), (420, 150), (470, 190), (530, 130), (580, 170), (1000, 170), (1050, 220), (1100, 160), (1160, 200), (1204, 150))], "#B3C3AC"), mist(a, -60, 760, 452, 70, "#F4EFD8", .85), mist(a, 560, 1300, 470, 80, "#F1ECD6", .8))
a.add(a.firs([(x, 560 + r.uniform(-6, 8), h) for x, h in ((-6, 230), (70, 280), (142, 200), (1060, 250), (1128, 320), (1196, 240))], "#8FA893"), mist(a, -120, 500, 548, 84, "#F3EED6", .85), mist(a, 700, 1320, 560, 90, "#F1ECD4", .85))

# trodden ground, sawdust paths
a.plane(curve("-20,600! 200,572 480,590 760,572 1000,590 1220,566! 1220,920! -20,920!"), a.lin([(0, "#CDBE90"), (.3, "#B09A6C"), (1, "#6E5B4A")]), lip="#FBF0CC", at=(2, 4))
a.add(path(curve("300,760! 520,716 860,724 1000,770 1100,860! 1120,920! 120,920! 180,830"), "#E0C088", .55), path(curve("420,780! 620,746 820,760 900,800! 760,836 540,838"), "#F3DCA8", .5))

L = log_end(a, "#DDB27C", "#6B4A36")
M = log_end(a, "#CBB68C", "#8C8670", "b")
# far stack, paler: seen end on, behind the plank tower
far = [(640 + i * 44 + (k % 2) * 22, 594 - k * 38) for k in range(5) for i in range(7 - k)]
a.add(path(curve("600,606! 780,596 960,606! 1010,622 800,630 610,622"), SHADOW, .2), *[M(x, y, r.uniform(.98, 1.1), rot=r.randrange(360)) for x, y in far])
a.add(mist(a, 520, 1060, 590, 70, "#F3EDD4", .55))

# ---- the great stack on the left: logs as thick as a barrel, ends to us ----
a.add(path(curve("-20,770! 120,756 380,760 500,776! 620,806 420,826 -20,820!"), SHADOW, .36))
# the bodies of the logs run back to the right, in shade
rows_ = [(6, 738, 1.62), (6, 678, 1.6), (5, 619, 1.6), (5, 560, 1.58), (4, 503, 1.55), (4, 447, 1.5), (3, 392, 1.48), (2, 338, 1.45), (2, 286, 1.4)]
stack = []
a.add(path("M-20 764V300L70 286L150 356L240 470L330 560L400 660L430 764z", "#4F3A38"))
for k, (m, y, s) in enumerate(rows_):
    for i in range(m):
        x = -2 + i * 70 + (k % 2) * 35 + k * 2 + r.uniform(-4, 4)
        stack.append((x, y + r.uniform(-4, 4), s * r.uniform(.92, 1.06)))
for lo in sorted({round(y / 56) for _, y, _ in stack}, reverse=True):
    row = [(x, y, 20 * s) for x, y, s in stack if round(y / 56) == lo]
    a.add(path("".join(f"M{n(x+q*.5,0)} {n(y-q*.86,0)}l92-46q26 8 30 44l-78 {n(q*.9,0)}z" for x, y, q in row), "#7A583E"), path("".join(f"M{n(x+q*.5,0)} {n(y-q*.86,0)}l92-46l12 9-90 46z" for x, y, q in row), "#C9A273"))
for x, y, s in stack:
    a.add(L(x, y, s, rot=r.randrange(-50, 20)))
# stakes and wedges that hold it; moss, a toadstool, two birds
a.add(path("M436 776L462 560H478L466 778z", "#5A4038"), path("M436 776L462 560H467L446 776z", "#B98F63"), path("M-20 764h120v16H-20zM210 764h130v16H210z", "#4F3A38"))
a.add(moss(r, ((24, 300, 50), (330, 586, 44))), use("toadstool", 40, 268, 44), use("crow", 168, 226, 80))

# ---- the plank tower on the right, laid crosswise to dry ----
def deck(x0, x1, y, h, c, skew=34):
    return path(f"M{x0} {y}H{x1}V{y+h}H{x0}z", c) + path(f"M{x0} {y}l{skew}-14H{x1+skew}L{x1} {y}z", lit(c, .5)) + path(f"M{x1} {y}l{skew}-14v{h}l-{skew} 14z", mix(dim(c, .3), VIOLET, .25))
a.add(path(curve("800,776! 960,762 1180,768 1220,780! 1220,826! 1060,824 860,806"), SHADOW, .36))
y = 756
for k in range(17):
    x0, x1 = 838 + k % 3 * 5 + r.randrange(-6, 6), 1150 + r.randrange(-8, 10)
    c = ("#D9A662", "#E8BE7E", "#CC9656")[k % 3]
    if k % 2 == 0:
        a.add(deck(x0, x1, y - 22, 22, c))
        m = "".join(f"M{x} {y-22}v22" for x in range(x0 + 46, x1 - 10, 52))
        a.add(line(m, dim(c, .35), 2.4, .8))
        y -= 22
    else:
        a.add(path("".join(f"M{x} {y-16}h30v16h-30z" for x in (x0 + 8, x0 + 88, x0 + 170, x0 + 244)), dim(c, .12)), path("".join(f"M{x} {y-16}h30v4h-30z" for x in (x0 + 8, x0 + 88, x0 + 170, x0 + 244)), lit(c, .35)), path(f"M{x0+38} {y-15}h48v15h-48zM{x0+118} {y-15}h50v15h-50zM{x0+200} {y-15}h42v15h-42z", "#4A3640"))
        y -= 16
# a roof of slabs on the tower against the rain, weighed down with stones
a.add(soft(f"M806 {y+4}L850 {y-58}L1206 {y-66}L1190 {y-2}z", 3, 8, 6, .3), path(f"M806 {y+4}L850 {y-58}L1206 {y-66}L1190 {y-2}z", "#7A7A5C"), path(f"M806 {y+4}L850 {y-58}L862 {y-58}L820 {y+4}z", "#E9E0B4", .8), line(f"M856 {y+3}L900 {y-59}M910 {y+2}L950 {y-60}M966 {y+1}L1002 {y-61}M1022 {y}L1054 {y-62}M1078 {y}L1106 {y-63}M1134 {y-1}L1156 {y-64}", "#55583F", 3, .8), path(f"M806 {y+4}L1190 {y-2}V{y+7}L806 {y+13}z", "#4F5140"))
a.add(moss(r, ((930, y - 30, 60), (1120, y - 40, 50))), path(curve(f"990,{y-38} 1000,{y-56} 1026,{y-58} 1040,{y-40} 1020,{y-32}") + curve(f"856,{y-14} 868,{y-34} 892,{y-34} 902,{y-16} 880,{y-8}"), "#8C8196"), path(curve(f"990,{y-38} 1000,{y-56} 1026,{y-58}! 1008,{y-48}") + curve(f"856,{y-14} 868,{y-34} 892,{y-34}! 872,{y-24}"), "#D9D0D0"))

# ---- the work: a log on two horses, two villagers, one saw ----
a.add(path(curve("400,826! 620,804 860,812 940,834! 760,856 500,852"), SHADOW, .34))
for x in (556, 726):
    a.add(line(f"M{x-34} 828L{x+26} 700M{x+40} 828L{x-24} 700", "#5A4038", 13), line(f"M{x-38} 826L{x+20} 700", "#C39A6C", 4), line(f"M{x-20} 796H{x+24}", "#6B4A36", 9))
a.add(soft("M480 668H800V742H480z", 3, 9, 6, .3), path("M488 664H786q26 8 26 39t-26 39H488z", "#8A5E3E"), path("M488 664H786q12 3 17 12H488z", "#DDB07C"), path("M488 722H808q-6 18-22 20H488z", "#4A3038", .5), line("M520 690h80M560 708h60M720 696h60M700 712h40", "#4A3038", 3.4, .5), f'<ellipse cx="488" cy="703" rx="19" ry="39" fill="#EBC894"/><ellipse cx="488" cy="703" rx="12" ry="26" fill="none" stroke="#A9794A" stroke-width="3"/><ellipse cx="488" cy="703" rx="5" ry="11" fill="#C98B3C"/>')
# far man, far end of the saw
a.add(villager(806, 818, 266, STEEL, -1, -26, near=((-48, -196), (-98, -182)), far=((-58, -204), (-104, -196)), feet=((-28, 0), (52, 2)), knees=((-24, -70), (52, -74)), hat="knit", hatc=TULIP, beard="#D9D3DA", hair=None, side=-1, shadow=0, shade=VIOLET))
# the kerf and the blade across the log
saw = "M566 690Q656 678 744 690" + "".join(f"l-{5} 15l-{4}-14" for _ in range(19)) + "L566 708z"
a.add(path(saw, "#6F7891", None, 'transform="translate(2 4)"'), path(saw, "#DFE4E4"), path("M566 690Q656 678 744 690L743 695Q656 683 567 695z", "#F8F6EC"), line("M560 720V666M750 720V666", "#7A4F34", 11), line("M557 718V668M747 718V668", "#D9A973", 3.5))
a.add(path("M642 706h18v37h-18z", "#3A2832"), path(curve("612,828! 622,790 650,764 672,790 700,830! 650,838"), "#F3D490"), path(curve("612,828! 622,790 650,764! 640,800 634,832!"), "#FFF3CC"), "".join(f'<circle cx="{x}" cy="{y}" r="4" fill="#FBE3A4"/>' for x, y in ((644, 758), (660, 752), (636, 772), (672, 770), (626, 748), (680, 756))))
# near woman leans back: it is her pull
a.add(villager(500, 832, 286, AMBER, 1, -34, near=((22, -214), (80, -206)), far=((34, -224), (84, -224)), feet=((-60, 0), (46, 0)), hat="scarf", hatc=BRICK, trousers="#5E5A48", apron=None, side=1, shadow=0))

# an axe in a block, a jug, a coat put down: the small second story
a.add(path(curve("244,868! 330,852 420,866 440,876! 340,888"), SHADOW, .34), path("M264 800H372V856Q318 876 264 856z", "#6B4A36"), path("M264 800H282V862Q270 860 264 856z", "#B98F63"), f'<ellipse cx="318" cy="800" rx="54" ry="15" fill="#E3BC84"/><ellipse cx="318" cy="800" rx="34" ry="9" fill="none" stroke="#A9794A" stroke-width="2.400"/>', line("M336 786L430 724", "#7A4F34", 10), line("M334 783L428 721", "#D9A973", 3.5), path("M296 808L300 772L340 760L356 786L330 804z", "#7F889E"), path("M296 808L300 772L312 768L306 808z", "#EFF1EA"), path("M300 772L340 760L344 766L303 779z", "#C9CFD8"))
# chips on the ground, grass in front
a.add(path("".join(f"M{x} {y}l16-6 6 8-16 6z" for x, y in ((420, 862), (468, 880), (560, 868), (720, 876), (780, 864), (846, 884), (540, 892), (230, 884))), "#F3D79E"))
a.add(use("fence", 1120, 912, 120, haze="#4A4A40", t=.55), path(blades(r, 70, 924, 260, 120, 18, .1), "#3F4A38"), path(blades(r, 1090, 926, 260, 100, 17, -.1), "#3F4A38"), path(blades(r, 150, 924, 160, 60, 9, .2), "#66704A"))
# mist drifts through the yard, lowest and widest last
a.add(mist(a, -160, 460, 606, 46, "#FBF4DC", .42), mist(a, 520, 1340, 700, 44, "#FBF4DC", .34))
a.add(a.vignette(.24, .45, .45, "#4A4050"), a.grain(.45))
a.save(OUT + "building-lumber-yard.svg")
