import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _shared_road_winery import *

a = Art(1200, 900, 77)
r = a.r
EVE = "#41386A"

# violet evening: the last rose light lies low on the left
a.add(f'<rect width="1200" height="900" fill="{a.lin([(0,"#2B2A5E"),(.18,"#50458A"),(.36,"#86699B"),(.52,"#C98BA0"),(.66,"#F2B8A0")])}"/>', a.glow(60, 560, 420, "#FFD2A8", .8))
a.add(stars(r, [(90, 80, 9), (150, 130, 5), (60, 180, 4), (300, 60, 6), (410, 110, 4), (520, 50, 8), (240, 190, 4), (700, 60, 4), (860, 40, 6)], "#F6E6E0"))
torn(a, (("-20,250 100,232 220,246 330,228 250,268 90,274", "#77609A", "#F2B8A0", .8), ("330,166 450,154 560,166 650,152 560,186 430,190", "#5F5090", "#C9839A", .75), ("-20,380 70,368 150,378 230,366 150,396 40,400", "#B07A9C", "#FBD3B0", .8)))
a.add(path("M-20 560L60 480L120 526L200 450L270 510L340 480L480 560V660H-20z", "#7F6496"), path("M200 450L270 510L238 510L214 530L186 488z", "#B58AA6", .7), path(curve("-20,580! 120,552 300,570 480,556! 480,720! -20,720!"), "#5C4C80"), hamlet(r, 30, 580, 26, "#7A628C", "#4A3F70", "#FBD98C", 3), a.firs([(x, 584 + r.uniform(-4, 6), h) for x, h in ((180, 80), (214, 110), (256, 70))], "#463E70", True))

# ---- the hill over the cellar, vines on its back ----
hill = curve("-20,700! 120,620 240,500 360,380 500,262 660,196 820,180 980,206 1110,262 1220,330! 1220,920! -20,920!")
a.plane(hill, a.lin([(0, "#5C6A66"), (.4, "#454F62"), (1, "#2B2F4E")], .3, 0, .6, 1), lip="#E3B7A8", at=(4, 5), shadow=(0, -5, 8, .28))
vine = a.sym("vine", path("M-3 6V-56H3V6z", "#3A2C48") + path(scallop(r, "-34,-24 -30,-50 -8,-64 20,-60 36,-42 32,-20 0,-12", 18, .4), "#55705C") + path(scallop(r, "-32,-40 -24,-54 -6,-64 14,-60 20,-48 -8,-40", 15, .4), "#8FA37A") + path("M-22 -24q8 -6 14 0q-2 12 -7 18q-6 -8 -7 -18zM6 -22q8 -6 14 0q-2 12 -7 18q-6 -8 -7 -18z", "#6A4488"))
for spec, s0, n_ in (("470,300 620,228 800,204 980,226 1150,300", .62, 15), ("400,376 560,284 720,246 880,240 1040,268 1210,350", .86, 14)):
    P = sample(spec, 4)
    for i in range(n_):
        x, y = P[int((i + .5) / n_ * (len(P) - 1))]
        a.add(vine(x, y, s0 * r.uniform(.92, 1.08)))

# ---- the retaining wall and the great arch ----
CX, SY, RX, RY, FY = 716, 540, 250, 236, 808


def arc(k=1.0, dx=0, dy=0, n_=22, ry=None):
    ry = ry or RY
    return [(CX + dx - RX * k * math.cos(math.pi * i / n_), SY + dy - ry * k * math.sin(math.pi * i / n_)) for i in range(n_ + 1)]


wall = curve("330,818! 336,640 352,520 400,420 490,330 600,276 720,258 840,274 950,326 1040,410 1090,510 1110,640 1120,818!")
a.add(path(wall, SHADOW, .4, 'transform="translate(6 -8)"'))
a.plane(wall, a.lin([(0, "#9C889C"), (.45, "#7B6C90"), (1, "#4A4070")], 0, 0, 1, .2), inner=path(rows(340, 280, 1110, 19, 28, 48, 20, r), "#B7A3AE", .5) + path(rows(350, 290, 1110, 17, 31, 40, 18, r), "#524878", .55) + a.glow(CX, 620, 420, AMBER, .55))
# turf along the top of the wall
fr = scallop(r, "316,830 318,640 336,506 388,404 482,312 596,254 720,236 846,252 962,304 1056,394 1108,500 1134,640 1140,830 1108,820 1098,640 1074,516 1026,420 940,342 836,292 720,276 606,292 502,346 416,434 370,530 352,640 348,820", 26, .5)
a.add(path(fr, SHADOW, .4, 'transform="translate(4 11)"'), path(fr, "#4C5F5C"), path(scallop(r, "326,700 340,520 390,416 482,326 596,266 720,248 800,256 720,268 600,286 496,340 404,432 356,540 340,700", 19, .5), "#94A286", .9))

# inside: the vault runs back in rings of warmer and darker stone
VX, VY = 716, 640


def ring(s):
    P = [(VX + (x - VX) * s, VY + (y - VY) * s) for x, y in arc()]
    f = VY + (FY - VY) * s
    return "M" + f"{n(P[0][0],0)} {n(f,0)}L" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in P) + f"L{n(P[-1][0],0)} {n(f,0)}z"


for s, c in ((1, "#6B3F34"), (.84, "#8F5234"), (.68, "#B56A38"), (.53, "#D78A3E"), (.4, "#EFAE52"), (.28, "#F9CF7E"), (.17, "#FDE9B4")):
    a.add(path(ring(s), c))
    if s > .3:
        P = [(VX + (x - VX) * s, VY + (y - VY) * s) for x, y in arc()]
        a.add(line("M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in P[1:-1]), lit(c, .25), 7 * s, .6))
# floor of the aisle
a.add(path(f"M{CX-RX} {FY}L{VX-40} {VY+30}H{VX+40}L{CX+RX} {FY}z", a.lin([(0, "#F6C872"), (1, "#8A5238")])), line(f"M{CX-150} {FY}L{VX-24} {VY+32}M{CX-50} {FY}L{VX-8} {VY+32}M{CX+50} {FY}L{VX+8} {VY+32}M{CX+150} {FY}L{VX+24} {VY+32}M{CX-170} 760H{CX+170}M{CX-110} 722H{CX+110}M{CX-70} 694H{CX+70}", "#8A4A2C", 2.4, .5))
# a little door at the far end, behind it more light
a.add(path(f"M{VX-20} {VY+30}V{VY-8}q2 -20 20 -20q18 0 20 20v38z", "#8A4A2C"), path(f"M{VX-14} {VY+30}V{VY-6}q2 -15 14 -15q12 0 14 15v36z", "#FFF6DC"))


# one great cask, head to us, cut once
def cask():
    o = f'<circle cx="7" cy="6" r="104" fill="{SHADOW}" fill-opacity=".5"/><circle r="103" fill="#4A2C2C"/><circle cx="-2" cy="-2" r="99" fill="#A8653A"/><circle r="86" fill="#5A3028"/><circle cx="1" cy="2" r="84" fill="#C98547"/>'
    o += line("M-56 -63V64M-28 -79V80M0 -84V85M28 -79V80M56 -63V64", "#7A4630", 3.4) + path("M-82 -16H82V16H-82z", "#A8653A") + path("M-82 -16H82V-10H-82z", "#EBB873") + line("M-80 16H80", "#5A3028", 3)
    o += path("M-103 0A103 103 0 0 1 -6 -103L-6 -95A95 95 0 0 0 -95 0z", "#F3C988", .9) + path("M-84 2A84 84 0 0 1 -10 -82L-8 -70A74 74 0 0 0 -72 2z", "#EDB973", .35) + path("M84 0A84 84 0 0 1 0 86A100 100 0 0 0 84 0z", "#5A2F34", .35)
    o += path("M-8 46h16v22h-16zM-4 66h8v14h-8z", "#E7B65A") + path("M-12 40h24v8h-24z", "#8A5A2C")
    return o


ck = a.sym("cask", cask())
for s in (.36, .5, .7):
    y = VY + (FY - VY) * s
    for sg in (-1, 1):
        R = 100 * s
        x = VX + sg * (RX - 92) * s
        if s > .4:
            a.add(ck(x + sg * 6, y - R * 2.72, s * .86))
        a.add(path(f"M{x-R*.8:.0f} {y-R*.28:.0f}H{x+R*.8:.0f}V{y:.0f}H{x-R*.8:.0f}z", "#5A3430"), ck(x, y - R * 1.1, s))
# the nearest two stand half behind the jambs
for sg in (-1, 1):
    a.add(path(f"M{CX+sg*150-96} 782H{CX+sg*150+96}V812H{CX+sg*150-96}z", "#4A2C34"), path(f"M{CX+sg*150-96} 782H{CX+sg*150+96}V788H{CX+sg*150-96}z", "#C98B5C"), ck(CX + sg * 150, 688, .98))
# a lamp hangs in the vault
a.add(line(f"M{CX} 312V452", "#3A2430", 4), a.glow(CX, 500, 230, LAMP, .85), use("lantern", CX, 440, 132, c="#3A2430"))
# jambs and voussoirs
for x, w, c in ((CX - RX - 44, 46, "#B9A5B0"), (CX + RX - 2, 46, "#6A5C84")):
    a.add(path(f"M{x} {SY}h{w}V{FY+8}h{-w}z", c), line("".join(f"M{x} {y}h{w}" for y in (592, 644, 700, 756)), dim(c, .35), 3), path(f"M{x} {SY}h8V{FY+8}h-8z", lit(c, .4), .8))
vs = ""
N_ = 21
for i in range(N_):
    t0, t1 = math.pi * (i + .04) / N_, math.pi * (i + .96) / N_
    k = 1.19 + (.05 if i == N_ // 2 else 0)
    p = [(CX - RX * q * math.cos(t), SY - RY * q * math.sin(t)) for q, t in ((.995, t0), (k, t0), (k, t1), (.995, t1))]
    c = mix("#CDBBC0", "#6A5C84", min(1, max(0, (i / N_ - .12) * 1.1 + r.uniform(-.08, .08))))
    vs += path("M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in p) + "z", c)
a.add(path("M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in arc(1.21)) + "L" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in arc(.99)[::-1]) + "z", "#4A4070"), vs)
# keystone: a carved bunch
a.add("".join(f'<circle cx="{CX+x}" cy="{SY-RY-22+y}" r="7" fill="#5A3A78"/>' for x, y in ((-14, -12), (0, -12), (14, -12), (-7, 0), (7, 0), (0, 12))), path(f"M{CX} {SY-RY-42}q14 -14 24 0q-12 8 -24 0z", MOSS))
# the shadow edge just inside the arch
a.add(line("M" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in arc(.97)), INK, 14, .28))
# doors of the cellar, folded back against the wall
for sg, x0 in ((-1, CX - RX - 46), (1, CX + RX + 46)):
    x1 = x0 + sg * 66
    a.add(path(f"M{x0} {FY+6}V{SY-40}Q{(x0+x1)/2:.0f} {SY-30} {x1} {SY+24}V{FY+14}z", "#6E4A44" if sg < 0 else "#4A3448"), path(f"M{x0} {SY-40}Q{(x0+x1)/2:.0f} {SY-30} {x1} {SY+24}v8Q{(x0+x1)/2:.0f} {SY-22} {x0} {SY-30}z", "#D9A88A" if sg < 0 else "#8A6A78"), line(f"M{x0+sg*22} {SY-30}V{FY+8}M{x0+sg*44} {SY-10}V{FY+10}", "#3A2634", 2.600), path(f"M{x0} 620L{x1-sg*10} 634v9L{x0} 630zM{x0} 740L{x1-sg*10} 744v9L{x0} 750z", "#2B2638"))
# ivy hangs over the right shoulder
iv = ""
for x, y, L in ((930, 330, 120), (966, 356, 170), (1000, 392, 120), (1032, 430, 150), (880, 300, 70), (470, 366, 60), (436, 400, 90)):
    iv += "".join(f"M{n(x+math.sin(k*1.3)*7,0)} {n(y+k*15,0)}q{-9 if k%2 else 9} -9 {-16 if k%2 else 16} 2q{6 if k%2 else -6} 9 {16 if k%2 else -16} -2z" for k in range(int(L / 15)))
a.add(path(iv, "#3E5A50"))

# ---- the yard: flags that catch the lamp light ----
a.plane(curve("-20,770! 140,748 330,792 460,806! 974,806! 1100,800 1220,776! 1220,920! -20,920!"), a.lin([(0, "#7A6480"), (.5, "#54466C"), (1, "#2E2848")]), lip="#D9A9A0")
a.add(path(f"M{CX-RX} 806H{CX+RX}L{CX+RX+120} 920H{CX-RX-120}z", "#D99A5C", .5), a.glow(CX, 820, 380, LAMP, .65, 84))
d = "".join(f"M{n(x,0)} {n(y,0)}h{n(w,0)}l{n(w*.1,0)} {n(h,0)}h{n(-w*1.1,0)}z" for x, y, w, h in [(r.uniform(380, 1080), y, 50 + (y - 806) * .5, 12 + (y - 806) * .08) for y in (820, 838, 858, 880) for _ in range(6)])
a.add(path(d, "#F2CFA0", .2))

# the sprite rolls out a small barrel
a.add(lens(690, 846, 130, 12, .42), a.glow(716, 690, 170, "#CBE6FF", .7), sprite_at(716, 806, 232, ((34, 178), (128, 178)), rot=0))
br = path(curve("-58,-34! -20,-46 20,-46 58,-34! 68,-12 68,12 58,34! 20,46 -20,46 -58,34! -68,12 -68,-12"), "#8A5234") + path(curve("-58,-34! -20,-46 20,-46 58,-34! 62,-26 63,-20! 20,-30 -20,-30 -64,-18!"), "#EBB873") + path(curve("-64,16! -20,28 20,28 64,16! 62,28 58,34! 20,46 -20,46 -58,34!"), "#4A2834", .7) + path("M-40 -39q-8 39 0 79l10 2q-8 -40 0 -84zM40 -39q8 39 0 79l-10 2q8 -40 0 -84z", "#5C5670") + path("M-40 -39l10 -2q-3 12 -4 22l-10 0zM40 -39l-10 -2q3 12 4 22l10 0z", "#B9B0C8") + line("M-24 4H24M-22 -14H22M-22 20H22", "#5A3028", 2.4, .8) + f'<circle cx="0" cy="-26" r="6" fill="#5A3028"/><circle cx="-1" cy="-27" r="3.500" fill="#E7B65A"/>'
a.add(lens(716, 852, 160, 10, .42), group(br, t="translate(716 812) rotate(-3)"))
a.add(a.firefly(640, 830, 4, "#9CD0F2"), a.firefly(806, 800, 3.6, "#9CD0F2"), a.firefly(792, 842, 3, "#9CD0F2"))

# ---- the screw press, left, before the dusk ----
PX, PY = 208, 846
WD, WL, WS = "#6E4A44", "#D9A27A", "#3E2A3A"
a.add(lens(PX + 10, PY + 4, 380, 20, .46))
# stone bed with a lip
a.add(path(f"M{PX-150} {PY-44}L{PX-126} {PY-64}H{PX+136}L{PX+156} {PY-44}z", "#B7A0AC"), path(f"M{PX-150} {PY-44}H{PX+156}V{PY}H{PX-146}z", "#7C6A8A"), path(f"M{PX-150} {PY-44}H{PX+156}V{PY-38}H{PX-150}z", "#E3CCCA"), path(rows(PX - 140, PY - 32, PX + 150, 2, 16, 44, 12, r), "#99869E", .7))
# posts and head beam
for x, c in ((PX - 128, 1), (PX + 106, 0)):
    a.add(path(f"M{x} {PY-54}L{x+2} 392H{x+30}L{x+32} {PY-54}z", WD), path(f"M{x} {PY-54}L{x+2} 392H{x+10}L{x+9} {PY-54}z", WL), path(f"M{x+24} 392H{x+30}L{x+32} {PY-54}H{x+24}z", WS, .7))
a.add(path(curve(f"{PX-160},380! {PX-60},362 {PX+70},362 {PX+168},380! {PX+168},428! {PX+60},420 {PX-60},420 {PX-160},428!"), WD), path(curve(f"{PX-160},380! {PX-60},362 {PX+70},362 {PX+168},380! {PX+168},390! {PX+60},374 {PX-60},374 {PX-160},390!"), WL), path(curve(f"{PX+30},421! {PX+100},422 {PX+168},428! {PX+168},392! {PX+120},384"), WS, .45))
# the wooden screw
sx = PX
a.add(path(f"M{sx-20} 326H{sx+22}V612H{sx-20}z", "#A8704E"), path(f"M{sx-20} 326H{sx-8}V612H{sx-20}z", "#F0C590"), path(f"M{sx+10} 326H{sx+22}V612H{sx+10}z", WS, .6), line("".join(f"M{sx-22} {y}Q{sx} {y+18} {sx+24} {y+4}" for y in range(336, 372, 15)) + "".join(f"M{sx-22} {y}Q{sx} {y+18} {sx+24} {y+4}" for y in range(430, 520, 15)), "#5A3840", 5), path(f"M{sx-26} 318H{sx+28}V332H{sx-26}z", WD), path(f"M{sx-40} 408H{sx+42}V436H{sx-40}z", "#5C5670"), path(f"M{sx-40} 408H{sx+42}V414H{sx-40}z", "#B9B0C8"))
# pressing board and the basket of staves, grapes swelling at the rim
a.add(path(f"M{sx-40} 566H{sx+42}V606H{sx-40}z", WD), path(f"M{sx-40} 566H{sx+42}V574H{sx-40}z", WL), path(curve(f"{sx-92},640! {sx-88},612 {sx},604 {sx+90},612 {sx+94},640! {sx},654"), WD), path(curve(f"{sx-92},622! {sx-60},608 {sx+30},602 {sx+90},614! {sx},612 {sx-88},632!"), WL))
a.add(path(curve(f"{sx-98},660! {sx-96},632 {sx-60},628 {sx},634 {sx+64},626 {sx+100},634 {sx+102},660!"), "#46305F"), line("".join(f"M{sx-92+i*15} {640+(i*7)%11}h.1" for i in range(13)), "#7A4E96", 17), line("".join(f"M{sx-95+i*15} {636+(i*7)%11}h.1" for i in range(13)), "#C3A6CF", 5.4))
a.add(path(curve(f"{sx-106},652! {sx},670 {sx+110},652! {sx+104},720 {sx+98},790! {sx},802 {sx-96},790! {sx-102},720"), "#4A2E44"))
for i in range(12):
    x0 = sx - 104 + i * 17.8
    k = abs(i - 5.5) / 5.5
    y0, y1 = 654 + 11 * (1 - k * k), 788 + 11 * (1 - k * k)
    xx = sx + (x0 - sx) * .93
    a.add(path(f"M{n(x0,0)} {n(y0,0)}h13L{n(xx+12.5,0)} {n(y1,0)}h-12z", mix("#D99F68", "#7A4E4C", i / 11)))
a.add(path(curve(f"{sx-108},676! {sx},696 {sx+112},676! {sx+111},692! {sx},712 {sx-107},692!") + curve(f"{sx-101},752! {sx},772 {sx+104},752! {sx+103},768! {sx},788 {sx-100},768!"), "#544C6A"), path(curve(f"{sx-108},676! {sx-60},688 {sx},692! {sx},696 {sx-60},694 {sx-108},681!") + curve(f"{sx-101},752! {sx-60},764 {sx},768! {sx},772 {sx-60},769 {sx-101},757!"), "#C9C0D4"))
# the bar through the screw, and the sprite who walks it round
a.add(path(f"M{sx-150} 540L{sx+212} 518V534L{sx-150} 556z", SHADOW, .35, 'transform="translate(3 8)"'), path(f"M{sx-150} 540L{sx+212} 518V532L{sx-150} 555z", "#8A5A48"), path(f"M{sx-150} 540L{sx+212} 518V522L{sx-150} 545z", "#F0C590"))
a.add(a.glow(424, 560, 120, "#CBE6FF", .6), sprite_at(444, 660, 196, ((0, 58), (20, 66)), rot=-10, eyes="shut"))
# must runs into a tub
a.add(path(f"M{PX+120} {PY-60}H{PX+186}L{PX+190} {PY-48}H{PX+120}z", "#5C5670"), path(f"M{PX+178} {PY-52}q10 0 10 12L{PX+190} {PY-4}h-10L{PX+178} {PY-36}z", "#8A4A8A"), lens(PX + 192, PY + 34, 150, 10, .42))
a.add(path(f"M{PX+124} {PY-20}H{PX+258}L{PX+246} {PY+36}H{PX+136}z", "#95644F"), path(f"M{PX+214} {PY-20}H{PX+258}L{PX+246} {PY+36}H{PX+208}z", WS, .6), f'<ellipse cx="{PX+191}" cy="{PY-20}" rx="67" ry="14" fill="#5A3430"/><ellipse cx="{PX+191}" cy="{PY-18}" rx="59" ry="10" fill="#6A3474"/><ellipse cx="{PX+186}" cy="{PY-17}" rx="24" ry="4" fill="#B07AB4"/>', path(f"M{PX+126} {PY-6}Q{PX+190} {PY+8} {PX+256} {PY-6}V{PY+4}Q{PX+190} {PY+18} {PX+128} {PY+4}z", "#544C6A"), path(f"M{PX+180} {PY-40}h9V{PY-18}h-8z", "#8A4A8A"))

# right: a table of casks with jug and glass, a mouse waits under the tap
a.add(lens(1076, 862, 250, 14, .44), path("M972 806H1160V822H972z", "#6E4A44"), path("M972 806H1160V811H972z", WL), path("M990 822h16v40h-16zM1126 822h16v40h-16z", WS))
a.add(ck(1074, 742, .7), path("M1000 790l18 -14v30h-24zM1148 790l-18 -14v30h24z", WS))
a.add(path("M1069 782h10v18h-10z", "#E7B65A"), path("M1072 800h4v12h-4z", "#8A4A8A", .9))
a.add(use("mouse", 1030, 872, 84), path("M1058 838h24l-5 18h-14z", "#C3A6CF", .9), path("M1061 844h18l-3 10h-12z", "#6A3474"))
a.add(use("basket", 1140, 882, 70, filled=False, haze=EVE, t=.2), line("".join(f"M{1110+i*12} {842-(i*5)%8}h.1" for i in range(6)), "#7A4E96", 17), line("".join(f"M{1107+i*12} {838-(i*5)%8}h.1" for i in range(6)), "#C3A6CF", 5))
# a lamp right of the arch, one on the beam of the press
a.add(use("lantern", 1046, 486, 104, c="#3A2C48"), line("M1022 484H1070", "#3A2C48", 6), line("M68 426V444", "#3A2C48", 3), use("lantern", 68, 438, 96, c="#3A2C48"))
a.add(path(blades(r, 30, 926, 260, 76, 18, .1), "#241F3C"), path(blades(r, 1190, 926, 180, 96, 14, -.1), "#241F3C"), path(blades(r, 520, 926, 180, 40, 10, .1), "#2E2848"))
a.add(a.vignette(.36, .5, .58, "#1A1736"), a.grain(.5))
a.save(OUT + "building-winery.svg")
