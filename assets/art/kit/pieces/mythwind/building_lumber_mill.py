"""The lumber mill: a water wheel drives the saw; logs come down the flume from the hills; the sawyer draws off a plank."""
import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_l_to_r import *

a = Art(1200, 900, 13)
r = a.r

# a clear day, clouds sailing
sky(a, [(0, "#5FA3C9"), (.26, "#93C5DC"), (.5, "#D3E6E0"), (.62, "#F6EBD0")], (160, 240, 420, "#FFF6DA", .6))
puff(a, 190, 150, 300, CREAM, "#C3DAE4", 2)
puff(a, 1010, 120, 220, CREAM, "#BFD8E4", 5)
puff(a, 640, 90, 130, "#F3F3EC", "#C3DAE4", 8)
# mountains, blue with distance; then two hills, one wood on each
a.add(path("M-20 450L80 350L130 384L230 262L290 350L350 318L470 452L1010 440L1090 330L1130 366L1180 306L1220 350V600H-20z", "#9DB9C4"), path("M230 262L272 324L246 320L228 344L206 310zM80 350L108 372L86 376L70 394L58 376zM1180 306L1208 336L1186 334L1172 352L1160 338z", "#EFF1EA", .85))
a.add(path(curve("-20,460! 140,410 300,430 520,400 760,430 980,360 1220,300! 1220,640! -20,640!"), "#8DB09A"), a.firs([(x, y, h) for x, y, h in ((30, 470, 90), (76, 460, 120), (128, 458, 84), (400, 440, 80), (440, 446, 110), (1030, 372, 80), (1070, 366, 110), (1150, 348, 100), (1196, 340, 140))], "#6C967F", "#A9C4A0"))
a.add(path(curve("-20,540! 160,500 360,520 600,490 900,500 1060,440 1220,420! 1220,760! -20,760!"), a.lin([(0, "#9DB96B"), (1, "#6F9455")])), a.tufts(-20, 420, 530, 640, 26, 20, "#5E8449", .7))
a.add(a.firs(((52, 590, 190), (118, 566, 130), (1176, 520, 200)), "#54805F", "#8DAF80"))

# ---- the log flume: a trough on trestles, down from the upper right ----
for x0, y0, y1 in ((1182, 300, 700), (1088, 412, 706), (1008, 516, 706)):
    a.add(line(f"M{x0-6} {y0}L{x0-34} {y1}M{x0+8} {y0}L{x0+34} {y1}", "#6E4E38", 12, cap="butt"), line(f"M{x0-10} {y0}L{x0-38} {y1}", "#B98F63", 3, cap="butt"), line(f"M{x0-22} {n(y0+(y1-y0)*.5)}L{x0+22} {n(y0+(y1-y0)*.56)}M{x0-28} {n(y0+(y1-y0)*.8)}L{x0+12} {n(y0+(y1-y0)*.34)}", "#7C5A40", 7))
a.add(path("M1230 176L958 516L962 560L1230 236z", "#5A4030"), path("M1230 180L966 512L990 524L1230 214z", "#8FC4D8"), path("M1230 190L976 514L982 517L1230 200z", "#E4F4F4", .9))
# a log on its way, water thrown up before it
a.add(group(path("M-104-27H60q22 4 22 27t-22 27H-104z", "#7A5238"), path("M-104-27H60q10 2 14 8H-104z", "#C39A6C"), path("M-104 12H78q-6 15-18 15H-104z", "#4A3038", .55), line("M-90-6h50M-20 4h60M-70 8h40", "#4A3038", 3, .5), f'<ellipse cx="-104" cy="0" rx="13" ry="27" fill="#E3BD88"/><ellipse cx="-104" cy="0" rx="8" ry="17" fill="none" stroke="#A9794A" stroke-width="2.400"/><ellipse cx="-104" cy="0" rx="3.500" ry="8" fill="#C98B3C"/>', t="translate(1108 336) rotate(-51.500)"))
a.add(path("M1230 216L990 522L962 560L966 584L1230 250z", "#A97F55"), path("M1230 216L990 522L986 530L1230 226z", "#E8C896"), path(curve("1056,436! 1030,426 1012,436 1000,420! 1004,444 988,452 1000,470! 1020,466 1040,462"), "#F4FAF6", .9), "".join(f'<circle cx="{x}" cy="{y}" r="{q}" fill="#F4FAF6"/>' for x, y, q in ((1010, 404, 6), (990, 424, 5), (978, 446, 4), (1030, 402, 4))))

# ---- the bank and the mill pond ----
a.plane(curve("420,690! 640,672 900,676 1060,690 1220,676! 1220,920! 520,920! 470,820"), a.lin([(0, "#B9A468"), (.3, "#9A8A58"), (1, "#6B6648")]), lip="#F6E3AE", at=(2, 4))
a.add(path(curve("-20,640! 160,626 340,640 470,660! 470,760! -20,780!"), "#7FA05A"), path(curve("-20,640! 160,626 340,640 470,660! 470,668! 340,648 160,634 -20,648!"), "#DCE0A0"))
pond = "-20,716! 120,704 300,712 452,700! 486,740 500,800 560,850 600,920! -20,920!"
a.add(path(curve(pond), a.lin([(0, "#7FB6BE"), (.35, "#4F8C9A"), (1, "#2B5F75")])), path(curve("452,700! 486,740 500,800 560,850 600,920! 584,920! 540,856 484,806 466,744 430,702!"), "#D9CE98"), path(ripples(r, -20, 470, 730, 900, 26, .08, .3, 2, 2.2), "#BFE0DC", .6), path(ripples(r, 60, 540, 760, 900, 14, .08, .24, 2.2, 2), "#1F4A66", .4))

# ---- the mill: a tall plank house on a stone foot, open on its right side ----
a.add(path(curve("420,706! 700,680 1000,690 1120,716! 1000,744 620,750"), SHADOW, .3))
a.add(path("M440 400L650 392V700L446 704z", a.lin([(0, "#D9A867"), (.6, "#BE8A52"), (1, "#9A6E4A")], 0, 0, 1, 0)), path("M440 400L650 392V600L444 606z", a.stuff("plank")), path("M442 596L650 588V702L446 708z", "#94899E"), path(rows(448, 606, 650, 6, 17, 34, 13, r, -.02), "#B7ADB8", .9), path(rows(456, 612, 650, 5, 20, 26, 11, r, -.02), "#6F6680", .55))
a.add(path("M640 392H970V700H640z", a.lin([(0, "#4A3638"), (.6, "#6B4A3C"), (1, "#5A4038")])), path("M650 470H960V478H650zM690 400h5v290h-5zM748 400h5v290h-5zM930 400h5v290h-5z", "#3A2A30", .6), path("M700 400L660 690H720L770 400zM880 400L850 690H880L920 400z", "#F5D79A", .16))
# at the back: a coil of rope, a small bright window
a.add(path("M886 500h46v46h-46z", "#2B2233"), path("M890 504h38v38h-38z", "#CFE6E6"), line("M909 504v38M890 523h38", "#4A3638", 4), line("M896 566q-4 30 10 40q14-10 10-40q-10-12-20 0", "#C9A070", 6))
# the saw frame: two guides, a sash that goes up and down, one long blade
a.add(path("M772 420h18v270h-18zM852 420h18v270h-18z", "#8A6242"), path("M772 420h5v270h-5zM852 420h5v270h-5z", "#D9AE7A"), path("M784 462h74v16h-74zM784 650h74v16h-74z", "#6B4A36"), path("M784 462h74v4h-74z", "#C39A6C"))
teeth = "M814 478V650" + "".join(f"l{10 if k%2==0 else -10}-{7}" for k in range(24)) + "V478z"
a.add(path(teeth, "#DCE3E8"), path("M814 478h4v172h-4z", "#8F97AE"))
# bench on rollers, the log going in from the right, the plank coming out on the left
a.add(path("M660 634H1010V652H660z", "#7A5A42"), path("M660 634H1010V639H660z", "#D9AE7A"), path("M676 652h14v46h-14zM744 652h14v48h-14zM890 652h14v48h-14zM980 652h14v46h-14z", "#5A4038"))
a.add(path("M822 572H1018q18 6 18 30t-18 31H822z", "#8A5E3E"), path("M822 572H1018q8 2 12 9H822z", "#D9A973"), path("M822 616H1034q-4 15-16 17H822z", "#3F2B33", .5), line("M850 596h60M930 606h60M870 610h30", "#4A3038", 3, .5), f'<ellipse cx="1020" cy="602" rx="15" ry="30" fill="#E8C48E"/><ellipse cx="1021" cy="602" rx="9" ry="19" fill="none" stroke="#A9794A" stroke-width="2.400"/><ellipse cx="1021" cy="602" rx="4" ry="8" fill="#C98B3C"/>')
a.add(path("M680 604L814 600V633L680 636z", "#F0D29A"), path("M680 604L814 600V606L680 610z", "#FFF0C8"), line("M690 622L806 617", "#C39A5C", 2.4))
a.add(path(curve("796,690! 804,660 822,646 838,662 862,694! 830,702"), "#F0CD86"), path(curve("796,690! 804,660 822,646! 818,670 812,696!"), "#FFF0C0"), "".join(f'<circle cx="{x}" cy="{y}" r="3.500" fill="#FBE3A4"/>' for x, y in ((836, 640), (850, 628), (828, 560), (842, 572), (858, 650), (834, 588))))
# the sawyer draws the plank towards him
a.add(villager(690, 706, 238, TULIP, 1, -16, near=((36, -190), (78, -152)), far=((-10, -210), (52, -168)), feet=((-46, 0), (34, 0)), hat="cap", hatc=OCHRE, apron="#E3C999", shadow=0))
# posts and brace of the open bay
a.add(path("M638 392h22v312h-22zM948 392h24v306h-24z", "#8A6242"), path("M638 392h7v312h-7zM948 392h7v306h-7z", "#E3B981"), path("M660 470L716 404H736L660 492zM948 470L892 404H874L948 492z", "#7A5640"), path("M632 400H980V440H632z", SHADOW, .3))
a.add(path("M630 698h38v14h-38zM940 694h40v14h-40z", "#A79DAF"), pane(520, 470, 52, 60, False, 0, "#6B4A36", (1, 1)), path("M506 546h80l-5 20h-70z", WOODL), "".join(f'<circle cx="{x}" cy="{y}" r="9" fill="{c}"/>' for x, y, c in ((516, 544, TULIP), (534, 538, LAMP), (552, 543, TULIP), (572, 539, CREAM))))

# roof of slate-blue shingles, mossed
a.add(soft("M486 204L908 188L1016 404L396 420z", 4, 12, 8, .3))
a.add(shingled(a, (484, 204, 912, 186), (394, 416, 1018, 400), 7, "#4A5C78", "#7F97A8", 8))
a.add(path(curve("484,204! 458,280 424,350 394,416! 426,420 452,350 508,206!"), "#C3D6D6", .55), path(curve("472,200! 700,192 924,174! 928,192 916,200! 700,214 476,220!"), "#8FA6B2"), path("M472 200Q700 192 924 174L925 181Q700 199 473 207z", "#E6EFE6"), path("M880 188L912 186L1018 400L960 404z", "#6E5A8A", .28))
a.add(moss(r, ((430, 404, 70), (560, 330, 56), (820, 392, 80), (930, 260, 50), (640, 246, 44), (980, 396, 54))))
# dormer hatch with a hoist
a.add(soft("M646 330V262L700 218L752 260V326z", 5, 9, 6, .3), path("M652 334V264L700 226L746 262V330z", "#D2A063"), path("M722 244L746 262V330L724 332z", "#6E5A8A", .35), path("M672 334V274h52v58z", "#4A3638"), path("M632 274L700 208L768 268L760 276L700 224L640 282z", "#6E8496"), path("M632 274L700 208L706 213L638 278z", "#DCE8E4"), line("M700 222V204M700 208h34V300", "#5A4038", 5), f'<circle cx="734" cy="304" r="7" fill="none" stroke="{INK}" stroke-width="4"/>')

# ---- the sluice and the wheel ----
a.add(line("M60 372L48 690M196 366L190 690", "#7A5A40", 14, cap="butt"), line("M55 372L43 690M191 366L185 690", "#C9A070", 4, cap="butt"), line("M56 560L188 440M52 520L190 600", "#8A6648", 8))
a.add(path("M-20 322L318 338V352L-20 338z", "#9AD0DE"), path("M-20 318L318 334V338L-20 324z", "#F4FAF6"), path("M-20 336L322 350V380L-20 368z", "#A97B50"), path("M-20 336L322 350V356L-20 343z", "#EBC793"), line("M40 340v28M120 344v28M206 348v28M286 352v26", "#6B4A36", 5))
X, Y = 330, 566
wheel = "".join(group(path("M-8-196H8V-136H-8z", "#6B4A36"), path("M-8-196H-3V-136H-8z", "#C39A6C"), t=f"rotate({n(i*22.5+6)})") for i in range(16))
spoke = "".join(group(path("M-7-170H7V0H-7z", "#9A7048"), path("M-7-170H-2V0H-7z", "#DDB37E"), t=f"rotate({i*45+17})") for i in range(8))
a.add(f'<circle cx="{X+22}" cy="{Y+8}" r="182" fill="none" stroke="#3F2C33" stroke-width="26"/>', path(f"M{X} {Y-16}h150v36h-150z", "#4A3638"))
a.add(turn(X, Y, 1, 0, wheel, f'<circle r="176" fill="none" stroke="#4A3230" stroke-width="18"/><circle r="178" fill="none" stroke="#8A6242" stroke-width="14"/><circle r="134" fill="none" stroke="#7A5640" stroke-width="12"/>', spoke, line("M-176-32A179 179 0 0 1 60-168M-134-20A136 136 0 0 1 40-128", "#F0CB94", 4), f'<circle r="32" fill="#5A4038"/><circle cx="-2" cy="-2" r="27" fill="#A97B50"/><circle r="11" fill="#3A2A30"/>', path("M-25-10A27 27 0 0 1 4-29L2-22A20 20 0 0 0-18-6z", "#EBC793")))
# the water: over the wheel's shoulder, down its left side, foam at its foot
a.add(path(curve("296,340! 322,338 334,352 322,376! 250,392 200,450 176,520 164,600 160,716! 100,716! 112,610 128,520 160,440 216,376 290,356!"), "#A9D9E4", .85), path(curve("300,344! 250,366 200,410 160,500 142,600 134,712! 122,712! 132,600 148,500 190,410 240,362!") + curve("318,362! 260,380 212,430 186,500 170,580! 176,500 206,420 260,368!"), "#F6FCFA", .95))
foam = scallop(r, "66,730 84,710 110,700 140,694 170,702 200,712 260,724 320,730 372,736 400,746 320,756 200,752 100,746", 21)
a.add(path(foam, "#BFE0E4", None, 'transform="translate(4 8)"'), path(foam, "#F6FCFA"), "".join(f'<circle cx="{x}" cy="{y}" r="{q}" fill="#F6FCFA" fill-opacity=".9"/>' for x, y, q in ((70, 676, 7), (96, 662, 5), (180, 664, 6), (214, 672, 4), (52, 696, 4), (330, 712, 5), (372, 722, 4), (132, 650, 4))))

# logs waiting in the pond, a mouse in charge of one of them
for x, y, L, s in ((90, 800, 220, 20), (250, 846, 250, 26)):
    a.add(path(curve(f"{x-30},{y+s} {x+L*.5},{y+s*.7} {x+L+40},{y+s} {x+L*.5},{y+s*1.7}"), "#1F4A66", .55), path(f"M{x} {y-s}H{x+L}q{n(s*.6)} 4 {n(s*.6)} {s}t-{n(s*.6)} {s}H{x}z", "#7A5238"), path(f"M{x} {y-s}H{x+L}q{n(s*.3)} 2 {n(s*.4)} {n(s*.4)}H{x}z", "#CDA273"), path(f"M{x} {n(y+s*.4)}H{x+L+s*.5:.0f}q-4 {n(s*.5)}-{n(s*.5)} {n(s*.6)}H{x}z", "#3A2A3A", .5), f'<ellipse cx="{x}" cy="{y}" rx="{n(s*.5)}" ry="{s}" fill="#E8C48E"/><ellipse cx="{x}" cy="{y}" rx="{n(s*.28)}" ry="{n(s*.6)}" fill="none" stroke="#A9794A" stroke-width="2.400"/>', path(f"M{x-30} {y+s}q{L*.5:.0f} 12 {L+60} 0q-{L*.5:.0f} 22-{L+60} 0z", "#CFEAE6", .7))
a.add(use("mouse", 402, 824, 82, flip=True))
# sawn boards, stacked to dry on the right
for k in range(5):
    y = 842 - k * 24
    a.add(path(f"M{856+k*5} {y}H{1150-k*7}L{1166-k*7} {y-8}H{876+k*5}z", "#FFEFC4"), path(f"M{856+k*5} {y}H{1150-k*7}V{y+13}H{856+k*5}z", ("#E6C084", "#D6A868")[k % 2]), path(f"M{1150-k*7} {y}l16-8v13l-16 8z", "#A97B50"))
    if k < 4:
        a.add(path(f"M{896+k*5} {y-9}h18v-5h-18zM{1080+k*2} {y-9}h18v-5h-18z", "#7A5640"))
a.add(path(curve("830,860! 980,848 1180,852 1210,866! 1000,884"), SHADOW, .3))
# near grass and reeds
a.add(use("reeds", 46, 914, 220, haze="#1F3B4A", t=.4), path(blades(r, 640, 924, 220, 70, 14, .1), "#4A5C38"), path(blades(r, 1150, 924, 220, 100, 15, -.1), "#3F5236"), a.tufts(620, 860, 770, 860, 12, 26, "#6B7A45", .9))
a.add(a.vignette(.22, .5, .5, "#2B3A55"), a.grain(.45))
a.save(OUT + "building-lumber-mill.svg")
