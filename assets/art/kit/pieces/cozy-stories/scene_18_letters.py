"""C18: two mills across a canal, letters on the washing line between them; the bridge lacks a plank."""
from _stage import *
from _players import *
from _mills_parts import door, patch

a = scene(18)
r = a.r
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#4E9CCB"),(.3,"#8FC6E0"),(.56,"#D3E8E4"),(.66,"#F4EFD8")])}"/>')
a.add(a.glow(300, 60, 460, "#FFF8DC", .55))
for x, y, w, h in ((470, 210, 300, 110), (640, 380, 200, 62), (360, 400, 150, 44), (520, 60, 240, 70)):
    puff(a, x, y, w, h, "#FFFFFF", "#C6DDE8")
for P, w in (("330,150 430,136 540,156 640,140 664,120 646,108", 4), ("380,300 500,286 610,304 700,290", 3.4), ("420,640 520,622 600,640 690,622", 3.4)):
    a.add(path(ribbon(sample(P, 24), [0, w, w * 1.3, w, 0]), "#FFFFFF", .8))
# the far bank: meadow, poplars, one red roof
a.add(path(curve("-20,800! 200,770 420,786 640,764 920,782! 920,900! -20,900!"), "#9EC4A0"), tint(hamlet(r, 500, 790, 26, "#F4E6CC", "#C06A50", None, 3), "#BFD8BE", .3))
for x, y, h in ((404, 806, 120), (432, 806, 150), (460, 806, 104), (610, 800, 96), (636, 802, 124)):
    a.add(path(curve([(x, y - h, 1), (x - h * .1, y - h * .5), (x - h * .06, y, 1), (x + h * .06, y, 1), (x + h * .11, y - h * .45)]), "#6FA077"), path(curve([(x, y - h, 1), (x - h * .1, y - h * .5), (x - h * .06, y, 1), (x - h * .01, y - h * .4)]), "#A4C890", .9))
a.add(path(curve("-20,830! 240,806 470,812 700,800 920,810! 920,900! -20,900!"), "#7FB077"))
for k in range(4):
    y = 822 + k * 4
    a.add(path("".join(f"M{n(x,0)} {y}h5" for x in range(330 + k * 3, 720, 13)), "none", None, f'stroke="{(TULIP, "#F2C24A", "#E98FA0", "#FFF8EA")[k % 4]}" stroke-width="4.500" stroke-linecap="round"'))
# the canal
a.add(path("M-20 850Q440 836 920 850V1220H-20z", a.lin([(0, "#B9DDE0"), (.2, "#79B4CC"), (.6, "#3F82AC"), (1, "#235A86")])), path(ripples(r, 300, 720, 856, 980, 26, .06, .24, 2, 2), "#F2FAF6", .75), path(ripples(r, 0, 900, 980, 1180, 30, .06, .2, 3, 2), "#9CCBDD", .6))
# reflections: two pale towers, broken
for x, w in ((170, 250), (770, 180)):
    a.add(path("".join(f"M{n(x-w/2+r.uniform(-14,14),0)} {y}q{w/2:.0f} -10 {n(w*r.uniform(.8,1),0)} 0q{-w/2:.0f} 10 {n(-w*.9,0)} 0z" for y in range(1000, 1190, 22)), "#F4EEDC", .42))

# banks
bl = "-20,930! 120,908 260,916 340,944! 372,980 366,1020 300,1050! 180,1090 60,1100 -20,1104!"
a.plane(curve(bl), a.lin([(0, "#A5CA70"), (.5, "#6FA152"), (1, "#4A7A48")]), lip="#E3EFA6", shadow=(4, 8, 8, .3), loose=True, inner=a.tufts(10, 320, 930, 1060, 18, 22, "#D5E69A", .6))
br = "920,900! 820,886 700,894 616,914! 580,944 590,978 640,1000! 740,1030 840,1036 920,1036!"
a.plane(curve(br), a.lin([(0, "#A5CA70"), (.5, "#6FA152"), (1, "#4A7A48")]), lip="#E3EFA6", shadow=(4, 8, 8, .3), loose=True, inner=a.tufts(640, 890, 910, 1000, 12, 20, "#D5E69A", .6))

# the mills
outL = tower(a, 120, 960, 690, 216, 138, tex=a.stuff("brick", BRICK), texop=.12, plinth="#8C8196", cast=.6)
boat(a, 120, 272, 156, 150, "#C98B3C")
outR = tower(a, 786, 920, 560, 172, 112, tex=a.stuff("brick", BRICK), texop=.12, plinth="#8C8196", cast=.5)
boat(a, 786, 362, 124, 118, "#C98B3C")
a.add(sail_shadow(a, outL, 92, 236, 330, 96, 30), sail_shadow(a, outR, 800, 336, 250, 74, 66))
# doors
a.add(door(96, 952, 110, 150, TULIP, arch=.5), door(822, 918, 84, 114, TULIP, arch=.5))
# planks of patched plaster
a.add(patch(r, 236, 740, 90, 66, "#D9A58A", BRICK), patch(r, 712, 610, 60, 46, "#D9A58A", BRICK), patch(r, 30, 640, 80, 54, "#D9A58A", BRICK))
a.add(hole(786, 640, 40, 58, .5), hole(40, 400, 44, 62, .5))
# the left window, shutters thrown open
wl = (156, 476, 112, 146)
a.add(path(f"M{wl[0]-12} {wl[1]+wl[3]+6}V{wl[1]+40}Q{wl[0]-4} {wl[1]-22} {wl[0]+wl[2]/2} {wl[1]-24}Q{wl[0]+wl[2]+4} {wl[1]-22} {wl[0]+wl[2]+12} {wl[1]+40}V{wl[1]+wl[3]+6}z", "#8A6248"), path(f"M{wl[0]} {wl[1]+wl[3]}V{wl[1]+42}Q{wl[0]+4} {wl[1]-8} {wl[0]+wl[2]/2} {wl[1]-10}Q{wl[0]+wl[2]-4} {wl[1]-8} {wl[0]+wl[2]} {wl[1]+42}V{wl[1]+wl[3]}z", "#3E3852"))
a.add(path(f"M{wl[0]-16} {wl[1]+6}L{wl[0]-74} {wl[1]+26}V{wl[1]+wl[3]-6}L{wl[0]-16} {wl[1]+wl[3]}z", "#3F7F8C"), path(f"M{wl[0]-24} {wl[1]+22}L{wl[0]-66} {wl[1]+38}V{wl[1]+70}L{wl[0]-24} {wl[1]+66}zM{wl[0]-24} {wl[1]+80}L{wl[0]-66} {wl[1]+84}V{wl[1]+wl[3]-18}L{wl[0]-24} {wl[1]+wl[3]-12}z", "#2F6270"))

# the right window: a hand with a cup, tulips below
wx, wy, ww, wh = 704, 428, 104, 150
a.add(path(f"M{wx-10} {wy+wh+4}V{wy+36}Q{wx-4} {wy-16} {wx+ww/2} {wy-18}Q{wx+ww+4} {wy-16} {wx+ww+10} {wy+36}V{wy+wh+4}z", "#8A6248"), path(f"M{wx} {wy+wh}V{wy+38}Q{wx+4} {wy-6} {wx+ww/2} {wy-8}Q{wx+ww-4} {wy-6} {wx+ww} {wy+38}V{wy+wh}z", "#34304A"))
a.add(path(f"M{wx+ww+12} {wy+14}L{wx+ww+62} {wy+28}V{wy+wh-6}L{wx+ww+12} {wy+wh}z", "#B9607A"), path(f"M{wx+ww+20} {wy+30}L{wx+ww+54} {wy+40}V{wy+74}L{wx+ww+20} {wy+72}zM{wx+ww+20} {wy+84}L{wx+ww+54} {wy+86}V{wy+wh-18}L{wx+ww+20} {wy+wh-14}z", "#8F4560"))
# a sleeve, a frilled cuff, a hand, a cup
a.add(path(curve(f"{wx+ww},{wy+122}! {wx+ww},{wy+60}! {wx+84},{wy+58} {wx+66},{wy+64}! {wx+62},{wy+80} {wx+70},{wy+94} {wx+82},{wy+106}!"), "#B9607A"), path(curve(f"{wx+ww},{wy+60}! {wx+84},{wy+58} {wx+66},{wy+64}! {wx+68},{wy+70} {wx+ww},{wy+70}!"), "#E09AB0"), path(curve(f"{wx+74},{wy+58}! {wx+62},{wy+54} {wx+54},{wy+64} {wx+56},{wy+78} {wx+62},{wy+94} {wx+74},{wy+98}!"), "#FBE6EC"))
a.add(path(curve(f"{wx+62},{wy+62}! {wx+46},{wy+56} {wx+34},{wy+64} {wx+34},{wy+84} {wx+46},{wy+94} {wx+62},{wy+92}!"), SKIN))
a.add(use("cup", wx + 20, wy + 112, 92, flip=False), path(ribbon([(wx + 58, wy + 66), (wx + 42, wy + 64), (wx + 32, wy + 72)], [13, 12, 9]), SKIN), path(ribbon([(wx + 58, wy + 82), (wx + 42, wy + 80), (wx + 34, wy + 88)], [13, 12, 9]), dim(SKIN, .08)))
a.add(path(smoke(f"{wx+16},{wy+26} {wx+4},{wy-4} {wx+20},{wy-30} {wx+6},{wy-70}", [3, 8, 9, 2]), "#FFFFFF", .75))
for x, h, c in ((wx - 18, 54, TULIP), (wx + 8, 46, "#F2C24A"), (wx + 34, 40, "#E98FA0"), (wx + 62, 44, TULIP), (wx + 92, 54, "#FFF3E2"), (wx + 118, 48, TULIP)):
    a.add(a.tulip(x, wy + wh + 20, h, c, r.uniform(0, .14)))
a.add(path(f"M{wx-36} {wy+wh+10}H{wx+ww+36}L{wx+ww+26} {wy+wh+54}H{wx-26}z", "#A9744A"), path(f"M{wx-36} {wy+wh+10}H{wx+ww+36}V{wy+wh+18}H{wx-35}z", "#E0B283"), path(f"M{wx+ww} {wy+wh+18}H{wx+ww+35}L{wx+ww+26} {wy+wh+54}H{wx+ww-4}z", dim("#A9744A", .3), .7))

# sails last, before their towers
a.add(sails_at(a, 92, 236, 330, 96, 30, "dutch", share=.6), sails_at(a, 800, 336, 250, 74, 66, "dutch", share=.6))

# the line: there and back over two wheels, letters in the wind
LN = "322,520 410,566 500,584 590,576 652,548"
UP = "322,494 410,514 500,524 590,526 652,522"
for x, y in ((318, 507), (656, 535)):
    a.add(path(disc(x + 2, y + 3, 16), dim(WOOD, .3)), path(disc(x, y, 16), WOODL), path(disc(x, y, 7), dim(WOOD, .2)))
a.add(path("M268 490L318 500V512L268 508zM690 516L656 528V542L690 534z", WOOD))
a.add(line(curve(UP, False), "#FFF8EA", 3.4), line(curve(LN, False), "#FFF8EA", 4))
S = sample(LN, 4)


def letter_cloth(w, h, k, c=CREAM, seal=TULIP, back=False):
    """A letter that flutters: its foot is blown to the right by k."""
    d = curve([(-w / 2, 0, 1), (0, 3), (w / 2, 0, 1), (w / 2 + k * .4, h * .5), (w / 2 + k, h - 6, 1), (k * .8, h + 6), (-w / 2 + k, h, 1), (-w / 2 + k * .3, h * .5)])
    o = path(d, SHADOW, .2, 'transform="translate(6 8)"') + path(d, c)
    o += path(curve([(w * .2, 2), (w / 2, 0, 1), (w / 2 + k * .4, h * .5), (w / 2 + k, h - 6, 1), (w * .24 + k, h + 2, 1), (w * .1 + k * .4, h * .5)]), VIOLET, .16)
    if back:
        o += line("".join(f"M{n(-w*.36+k*q)} {n(h*q)}q{n(w*.3)} 6 {n(w*.62)} 1" for q in (.26, .42, .58)) + f"M{n(-w*.36+k*.74)} {n(h*.74)}q{n(w*.14)} 4 {n(w*.3)} 1", "#A9A3B8", 3)
        o += path(curve([(w * .18, h * .1, 1), (w * .4, h * .09, 1), (w * .42, h * .36, 1), (w * .2, h * .37, 1)]), mix(seal, CREAM, .25))
    else:
        o += path(f"M{n(-w/2)} 0L{n(k*.5+2)} {n(h*.55)}L{n(w/2)} 0Q0 3 {n(-w/2)} 0z", mix(c, OCHRE, .18)) + line(f"M{n(-w/2+k)} {n(h)}L{n(k*.4)} {n(h*.52)}M{n(w/2+k)} {n(h-6)}L{n(k*.6)} {n(h*.52)}", mix(c, VIOLET, .22), 2.4) + f'<circle cx="{n(k*.5+1)}" cy="{n(h*.5)}" r="11" fill="{seal}"/><circle cx="{n(k*.5-1)}" cy="{n(h*.48)}" r="6" fill="{lit(seal,.25)}"/>'
    for x in (-w * .36, w * .36):
        o += path(f"M{n(x-4)} -12h8l2 24h-4l-2 -10l-2 10h-4z", WOODL) + path(f"M{n(x-4)} -12h3l-1 24h-2z", lit(WOODL, .4))
    return o


for f, w, h, k, c, sl, bk, rot in ((.17, 60, 56, 18, CREAM, TULIP, False, 14), (.39, 66, 60, 24, "#FBE7C4", DELFT, True, 8), (.62, 70, 62, 20, "#FFFFFF", TULIP, False, -2), (.84, 56, 54, 24, "#F9D9D0", MOSS, True, -10)):
    x, y = S[int(f * (len(S) - 1))]
    a.add(place(letter_cloth(w, h, k, c, sl, bk), x, y, 1.26, rot=rot))
# one got away
a.add(place(letter_cloth(60, 44, 10), 590, 300, 1, rot=-24), path(ribbon(sample("420,350 480,360 540,340 570,318", 16), [0, 4, 4, 0]), "#FFFFFF", .8))

# the miller leans out, a peg in his teeth, the next letter in his hand
CT = "#7A86A8"
HEAD = "".join(pieces_of("miller")[-14:])
HEAD = HEAD.replace(sleepy(100, 88, 6, INK, 2.6), eye(103, 88, 5)).replace(sleepy(142, 86, 6, INK, 2.6), eye(144, 86, 5))
m = path(curve("-70,150! -76,90 -50,40 -6,20! 40,14 76,40 84,84! 86,120 70,150 60,160!"), CT) + path(curve("-70,150! -76,90 -50,40 -6,20! -34,50 -52,90 -54,152!"), lit(CT, .35), .9) + path(curve("84,84! 86,120 70,150 60,160! 30,160! 54,120 50,60!"), dim(CT, .3), .7) + path(curve("-30,62! 10,80 50,66! 60,120 50,160! -30,160! -40,110"), "#EFE6D6")
m += scarf_of("30,30 90,10 150,22 204,-6", [26, 30, 28, 32], TULIP, True, 14)
m += group(HEAD, t="translate(22 22) rotate(7) scale(.94) translate(-126 -140)")
m += path(curve("-40,22! -10,38 34,36 66,14! 74,30 60,46 20,54 -20,48 -44,36"), TULIP) + path(curve("-40,22! -10,38 34,36 66,14! 62,28 30,42 -12,42 -40,32"), lit(TULIP, .22))
# the peg
m += place(path("M0 -7h40l4 3v3h-30v2h30v3l-4 3H0z", WOODL) + path("M0 -7h40l4 3H0z", lit(WOODL, .45)) + path("M12 -8h5v15h-5z", "#8A8FA0"), 14, 2, .9, rot=14)
# arms: one on the sill, one to the line
m += path(ribbon(sample("64,66 110,70 140,32 150,6", 8), [42, 38, 30, 24]), SHADOW, .22, 'transform="translate(4 8)"') + path(ribbon(sample("64,66 110,70 140,32 150,6", 8), [42, 38, 30, 24]), dim(CT, .06)) + path(ribbon(sample("60,54 104,58 128,30 140,8", 8), [8, 10, 8, 5]), lit(CT, .4), .9) + path(curve("138,8 136,-12 148,-20 160,-16 164,0 156,12"), SKIN)
m += path(ribbon(sample("-52,90 -70,130 -30,152 6,150", 8), [40, 40, 34, 26]), lit(CT, .04)) + path(curve("0,138 16,136 26,146 22,160 4,162"), SKIN)
a.add(place(letter_cloth(58, 52, 18, "#F4E3C0", TULIP, True), 372, 462, 1, rot=16), place(m, 214, 474, 1.02, rot=5))
a.add(path(f"M{wl[0]-30} {wl[1]+wl[3]+2}H{wl[0]+wl[2]+34}L{wl[0]+wl[2]+26} {wl[1]+wl[3]+24}H{wl[0]-22}z", "#A9744A"), path(f"M{wl[0]-30} {wl[1]+wl[3]+2}H{wl[0]+wl[2]+34}V{wl[1]+wl[3]+8}H{wl[0]-29}z", "#E0B283"))
# a basket of letters hung under the sill
a.add(line("M166 646L176 690M250 646L240 690", WOOD, 3), path("M156 690h106l-14 50h-78z", WOODL), line("M162 706h94M168 722h84M186 690l4 50M209 690v50M232 690l-4 50", dim(WOODL, .35), 3), path("M172 690l-8 -26 40 -10 10 36zM206 690l14 -34 34 12 -8 22z", CREAM), path("M172 690l-8 -26 26 10zM206 690l14 -34 8 24z", mix(CREAM, OCHRE, .25)))

# the bridge, with its gap
B = sample("322,968 400,926 470,912 540,916 610,936", 2)
P = [(x, y) for x, y in B]
a.add(line(curve([(x, y + 24) for x, y in P[::20]] + [(P[-1][0], P[-1][1] + 24)], False), "#5A3A2A", 10), line("M372 960V1046M566 936V1016M470 934V1040", "#5A3A2A", 12), path(ripples(r, 350, 600, 1030, 1052, 6, .1, .3, 3, 1), "#E6F4F0", .7))
k, i = 0, 0
step = 13
while i < len(P) - step:
    (x0, y0), (x1, y1) = P[i], P[i + step - 2]
    if k not in (6,):
        c = mix("#B9834C", "#9A6A42", r.random())
        d = f"M{n(x0,0)} {n(y0,0)}L{n(x1,0)} {n(y1,0)}l6 26L{n(x0+6,0)} {n(y0+26,0)}z"
        a.add(path(d, dim(c, .35), None, 'transform="translate(1 6)"'), path(d, c), path(f"M{n(x0,0)} {n(y0,0)}L{n(x1,0)} {n(y1,0)}l1 4L{n(x0+1,0)} {n(y0+4,0)}z", lit(c, .45)))
    i += step
    k += 1
q = P[::24]
a.add(line("".join(f"M{n(x,0)} {n(y+4,0)}v-52" for x, y in q), "#7A4E34", 7), line(curve([(x, y - 46) for x, y in q], False), "#7A4E34", 7), line(curve([(x - 1, y - 48) for x, y in q], False), "#D9A66C", 2.6))
a.add(path(curve("420,1104! 470,1092 530,1096 560,1104! 530,1112 460,1114"), "#1E4A70", .5), place(path("M-60 0L56 -12L64 6L-52 20z", "#B9834C") + path("M-60 0L56 -12L58 -7L-58 5z", lit("#B9834C", .45)) + path("M-52 20L64 6V12L-50 26z", dim("#B9834C", .4)), 486, 1092, .9))
a.add(path(ripples(r, 400, 590, 1098, 1122, 5, .2, .5, 3, 1), "#D8EEF0", .8))

# near bank: tulips in two corners
a.plane(curve("-20,1110! 90,1084 210,1104 300,1146 350,1220! -20,1220!"), a.lin([(0, "#6F9E50"), (1, "#2F5C40")]), lip="#D5E69A", shadow=(3, -3, 8, .25))
a.plane(curve("920,1080! 800,1090 690,1130 620,1220! 920,1220!"), a.lin([(0, "#6F9E50"), (1, "#2F5C40")]), lip="#D5E69A", shadow=(-3, -3, 8, .25))
for x, y, h, c in ((20, 1200, 150, TULIP), (76, 1206, 130, "#F2C24A"), (130, 1212, 150, "#E98FA0"), (190, 1216, 120, "#FFF3E2"), (246, 1222, 110, TULIP), (700, 1220, 110, "#F2C24A"), (752, 1214, 140, TULIP), (812, 1208, 120, "#FFF3E2"), (864, 1204, 160, "#E98FA0")):
    a.add(a.tulip(x, y, h, c, .12, "#4A8050"))
a.add(path(blades(r, 60, 1224, 220, 90, 14, .25), "#2F5C40"), path(blades(r, 850, 1224, 200, 90, 12, .2), "#2A563E"), use("reeds", 610, 1224, 170, haze="#2F5C40", t=.45))
a.add(a.vignette(.22, .5, .45, "#1E3E5A"), a.grain(.45))
a.save(OUT + "scene-18.svg")
