"""Stories 1 to 10."""
from _wood import *

# 1: the ring of stones
a = S("story-01", "moon", 11, .56, hot=(450, 620, 460))
a.trunks(640, .62, (60, 150, 236, 330, 420, 520, 600, 690, 770, 850), 20, .9)
a.firrow(668, .48, 220, 340, 90, c=a.d(.5))
a.trunks(690, .3, (30, 128, 240, 690, 790, 880), 36)
a.mist(650, 200, .5)
a.floor(690, 20, glow="#F1E7A8", gx=450)
for x, y, w, h, l in ((300, 716, 54, 120, 6), (450, 704, 50, 110, -3), (596, 716, 56, 128, -8)):
    a.add(menhir(a, x, y, w, h, l, .3))
for x, y, w, h, l in ((170, 784, 82, 190, 10), (738, 782, 86, 200, -12)):
    a.add(menhir(a, x, y, w, h, l, .12))
a.add(a.glow(450, 850, 330, "#F6DF8E", .6, 110))
a.add(hand_of_light(a, 520, 668, 1.15), a.t(kneel(400, 900, 450, near=((50, -206), (74, -256)), far=((56, -216), (92, -256)), tilt=-14, mood="open", **WILD), -.14))
for x, y, w, h, l in ((80, 960, 150, 330, 16), (836, 980, 170, 360, -20)):
    a.add(menhir(a, x, y, w, h, l))
a.canopy(230, 210, 60)
a.flies([(300, 620, 3), (640, 600, 3.4), (560, 520, 2.6), (360, 540, 2.6), (250, 850, 3), (660, 880, 3)])
a.ferns(((220, 220, -60), (680, 220, -120), (120, 180, -70), (800, 190, -110)))
a.done(.45, .5, .6)

# 2: eyes between the trunks
a = S("story-02", "dusk", 12, .62, hot=(430, 690, 420))
a.trunks(700, .6, (70, 170, 250, 360, 470, 560, 660, 760, 850), 22)
a.leafwood(640, .5, 30)
a.mist(650, 220, .6, "#F8C6A8")
a.trunks(740, .34, (20, 140, 330, 520, 640, 800), 44)
a.leafwood(860, .42, 26, c=a.d(.42), lo=90, hi=190)
a.wolf("stand", 330, 850, 250, DARKW, True, flat=a.d(.2))
a.wolf("sit", 720, 850, 250, DARKW, True, flat=a.d(.24))
a.trunks(880, .12, (456, 866), 84, twigs=False)
a.floor(850, 26, tuft=16, dark=1.1)
def eyes(x, y, s, c="#FFC95A"):
    return a.glow(x, y, s * 7, c, .55) + "".join(path(f"M{n(x+k-s*1.5)} {n(y)}q{n(s*1.5)} {n(-s*1.7)} {n(s*3)} {n(-s*.2*(1 if k>0 else -1))}q{n(-s*1.5)} {n(s*1.5)} {n(-s*3)} {n(s*.2*(1 if k>0 else -1))}z", c) + f'<circle cx="{n(x+k)}" cy="{n(y)}" r="{n(s*.55)}" fill="{INK}"/>' for k in (-s * 2.6, s * 2.6))
for x, y, s in ((70, 766, 7), (566, 792, 6), (330, 786, 6), (236, 742, 4.5), (520, 730, 4.5), (300, 950, 9), (700, 960, 8)):
    a.add(eyes(x, y, s))
for x, y, s in ((104, 538, 9), (580, 522, 8)):
    a.add(a.glow(x, y, 60, "#FFC95A", .6), path(f"M{x-13} {y+1}q13 -15 27 -3q-12 11 -27 3z", "#FFC95A"), f'<circle cx="{x}" cy="{y-1}" r="4.500" fill="{INK}"/>')
log = sample("-40,1110 140,1070 340,1052 560,1030", 30)
a.add(soft(ribbon(log, [120, 104, 92, 78]), 6, 10, 8, .35), path(ribbon(log, [120, 104, 92, 78]), mix(a.deep, "#5A4A5E", .35)), path(ribbon([(x, y - 36) for x, y in log], [10, 12, 11, 6]), a.g(.35), .7), f'<ellipse cx="560" cy="1030" rx="22" ry="39" fill="{mix(a.deep, "#A9809C", .5)}"/><ellipse cx="562" cy="1031" rx="12" ry="22" fill="none" stroke="{a.d(.2)}" stroke-width="4"/>')
a.moss([(120, 1030, 130), (360, 1012, 110)])
a.toad(470, 1010, 50, 4)
a.add(boulder(a, 690, 1090, 130, 60, top="#6A6488", low="#23243E", rim="#B79AB0"))
a.frame(None, (856, 140))
a.canopy(280, 250, 80)
a.ferns(((160, 300, -65), (300, 200, -80), (720, 280, -110), (600, 170, -95)))
a.done(.5, .5, .55)

# 3: whispering leaves
a = S("story-03", "gold", 13, .62, hot=(470, 560, 460))
a.trunks(700, .6, (80, 190, 300, 640, 720, 820), 20)
a.leafwood(600, .55, 36, "#C99A44", 60, 150)
a.leafwood(680, .4, 30, "#A87E36", 30, 110)
for x, y, w, l in ((120, 760, 46, 14), (760, 770, 54, -12), (660, 730, 30, 8)):
    a.birch(x, y, w, l, k=.12)
a.mist(690, 170, .5)
a.floor(760, 24, c="#8C7A38", tuft=14, glow="#FBE2A0", gx=460)
sp, cols = [], ("#E9A13D", "#F5C45E", "#C9602F", "#F3DC8A")
for i in range(190):
    t = i / 190
    A = t * 15.5
    R = 60 + 300 * t ** 1.2
    sp.append((450 + math.cos(A) * R * (1 if t < .9 else .95) + a.r.gauss(0, 10), 940 - t * 700 + math.sin(A) * R * .27 + a.r.gauss(0, 10), t))
def leafset(sel, k):
    for i, c in enumerate(cols):
        d = ""
        for x, y, t in sel[i::4]:
            q, g = k * (.6 + .7 * a.r.random()) * (.7 + .5 * t), a.r.uniform(0, 6.3)
            dx, dy = math.cos(g) * q, math.sin(g) * q
            d += f"M{n(x,0)} {n(y,0)}q{n(dx*.5-dy*.4,0)} {n(dy*.5+dx*.4,0)} {n(dx,0)} {n(dy,0)}q{n(-dx*.5+dy*.4,0)} {n(-dy*.5-dx*.4,0)} {n(-dx,0)} {n(-dy,0)}z"
        a.add(path(d, c))
back = [q for q in sp if math.sin(q[2] * 15.5) < 0]
front = [q for q in sp if math.sin(q[2] * 15.5) >= 0 and not (370 < q[0] < 530 and 560 < q[1] < 700)]
a.add(line(curve([(450 + math.cos(t / 40 * 15.5) * (60 + 300 * (t / 40) ** 1.2), 940 - t / 40 * 700 + math.sin(t / 40 * 15.5) * (60 + 300 * (t / 40) ** 1.2) * .27) for t in range(41)], False), "#FFF0BC", 5, .35))
leafset(back, 36)
a.folk(450, 966, 420, view="front", near=((-66, -220), (-80, -300)), far=((64, -210), (96, -160)), tilt=-16, blink=True, **WILD)
leafset(front, 46)
a.canopy(210, 150, 40, .16)
a.ferns(((70, 230, -70), (840, 240, -115), (170, 150, -60)))
a.done(.4)

# 4: evening bells
a = S("story-04", "sunset", 14, .6, hot=(560, 600, 420))
a.clouds([(640, 250, 420, 40), (300, 340, 380, 34), (720, 420, 300, 24)])
a.sun(590, 560, 60)
a.roofrow(640, .55, h0=80, h1=150, w0=80, w1=120, lit_p=.25)
# bell tower
o = path("M430 900V430h130V900z", "#C9A98A") + path("M500 900V430h60V900z", VIOLET, .25) + path("M430 900V430h14V900z", CREAM, .5) + path("M416 430h158v-22H416z", "#8A6A5A") + path("M408 410L495 236L582 410z", "#5E4A6A") + path("M408 410L495 236L478 410z", "#8A6E8E") + path("M462 530V470Q495 430 528 470V530z", "#3A2C48") + path(curve("478,522! 480,490 486,474 495,472! 504,474 510,490 512,522!"), OCHRE) + path("M474 520h42v8h-42z", "#8A5A24") + f'<circle cx="495" cy="532" r="6" fill="#5A3A24"/>' + line("M495 236V206M484 216h22", "#5A4A5A", 5)
a.add(a.t(o, -.05), line("M440 500q-24 -16 -24 -44M424 520q-36 -22 -36 -70M550 500q24 -16 24 -44M566 520q36 -22 36 -70", "#FFE0A8", 5, .7))
a.birds([(660, 330, 14), (700, 300, 11), (640, 290, 9), (740, 340, 10)])
a.gable(190, 860, 230, 420, 0, 1, (0, 3), k=.14)
a.gable(700, 850, 210, 380, 3, 0, (1, 2), k=.18)
a.roofrow(850, .2, 300, 620, 120, 160, 90, 120, .5, 80)
a.cobbles(880)
a.add(a.sheet(curve("-20,900! 90,860 140,760 40,740 -20,600!"), mix(a.deep, VIOLET, .2)))
a.gable(10, 1010, 300, 620, 2, 2, (1, 2), k=0)
a.gable(890, 1000, 300, 600, 1, 4, (0, 2, 4), k=0)
def lampman(x, y, h, f, **k):
    q = dict(FOLKS[f])
    q.update(k)
    fl = q.get("flip", False)
    lan = group(use("lantern", 0, 0, 90), t=f"translate({-48 if fl else 48} -176)")
    a.add(a.glow(x + (-48 if fl else 48) * h / 400, y - 130 * h / 400, h * .42, LAMP, .7), a.glow(x, y, h * .5, LAMP, .35, h * .1))
    a.folk(x, y, h, near=((22, -214), (46, -184)), hold_near=lan, **q)
lampman(440, 930, 180, 4, view="back")
lampman(560, 960, 220, 1, flip=True)
lampman(340, 1040, 330, 2)
lampman(600, 1110, 380, 3, flip=True)
a.done(.42)

# 5: behind bars
a = S("story-05", "cellar", 15, bare=True)
wall = a.lin([(0, "#4E5874"), (.6, "#333A58"), (1, "#171930")])
a.add(f'<rect width="900" height="1180" fill="{wall}"/>', f'<rect width="900" height="1180" fill="{a.stuff("stone", SHADOW)}" fill-opacity=".6"/>')
for x, y, w, h in ((40, 330, 150, 84), (700, 300, 150, 80), (610, 140, 170, 78), (60, 760, 170, 90), (720, 720, 150, 84), (300, 96, 160, 70), (520, 980, 180, 90), (150, 960, 170, 84)):
    a.add(path(curve([(x, y), (x + w * .5, y - 6), (x + w, y), (x + w + 4, y + h * .5), (x + w, y + h), (x + w * .5, y + h + 4), (x, y + h), (x - 4, y + h * .5)], k=.08), "#6E7A9A", .35))
arch = "M196 900V520Q200 300 450 296Q700 300 704 520V900z"
a.add(path("M150 940V510Q154 250 450 246Q746 250 750 510V940z", "#7C88A8"), path("M150 940V510Q154 250 450 246L450 260Q176 262 172 510V940z", "#C4D0E4", .8))
for k in range(9):
    A = math.pi * (1.02 + k * .12)
    a.add(line(f"M{n(450+254*math.cos(A),0)} {n(520+224*math.sin(A),0)}L{n(450+298*math.cos(A),0)} {n(520+270*math.sin(A),0)}", "#3A4262", 4, .7))
a.add(path(arch, a.lin([(0, "#0E1024"), (1, "#1A1C38")])), a.glow(520, 470, 330, "#C9D6F0", .45))
a.defs.append(f'<clipPath id="cell"><path d="{arch}"/></clipPath>')
face = folk(450, 1500, 1000, view="front", near=((-70, -230), (-92, -262)), far=((66, -230), (92, -256)), tilt=-6, mood="calm", shadow=False, **dict(WILD, hk=1.35))
a.add(f'<g clip-path="url(#cell)">{a.t(face, -.16)}<path d="M196 296L704 900H196z" fill="#0E1024" fill-opacity=".25"/></g>')
for x in (262, 356, 450, 544, 638):
    a.add(path(f"M{x-15} 300h30V905h-30z", "#23263F"), path(f"M{x-13} 300h8V905h-8z", "#A9B8D6", .85), path(f"M{x+8} 300h7V905h-7z", "#0C0D1C", .6))
a.add(path("M190 440H710V466H190z", "#2A2E4A"), path("M190 440H710V447H190z", "#A9B8D6", .7), path("M190 760H710V786H190z", "#2A2E4A"), path("M190 760H710V767H190z", "#A9B8D6", .7))
# her hands round the bars
for x, y in ((356, 700), (544, 694)):
    a.add(path(curve(f"{x-34},{y-26} {x-10},{y-36} {x+24},{y-30} {x+36},{y-6} {x+30},{y+28} {x},{y+38} {x-30},{y+28} {x-38},{y}"), "#CFA592"), line(f"M{x-30} {y-6}q30 -10 62 0M{x-32} {y+10}q32 -10 64 0", "#8E6A74", 4, .8), path(curve(f"{x-34},{y-24} {x-10},{y-36} {x+20},{y-30}! {x-6},{y-24} {x-30},{y-4}"), "#F2D9C4", .8))
a.add(path("M110 900H790L830 966H70z", "#66718F"), path("M110 900H790L794 910H106z", "#C4D0E4"), path("M70 966H830V1020H70z", "#3A4262"))
a.add(path(f"M640 0L900 0V120L420 900L240 900z", a.lin([(0, "#DCE6F4", .34), (1, "#DCE6F4", 0)])))
a.use("mouse", 690, 902, 92, flip=True)
a.add(path(blades(a.r, 150, 1190, 240, 90, 16, .05), "#12131F"), path(blades(a.r, 800, 1190, 200, 70, 14, -.05), "#12131F"), path(blades(a.r, 250, 906, 70, 34, 6, .1), "#3E5A5A"))
a.done(.5, .5, .5)

# 6: night run
a = S("story-06", "night", 16, .62, hot=(250, 420, 420))
a.moon(270, 400, 92)
a.stars(12, 300, x0=380)
a.trunks(700, .6, (60, 160, 420, 500, 610, 700, 800), 24)
a.firrow(730, .42, 200, 320, 110)
a.trunks(760, .28, (30, 380, 640, 850), 48)
a.mist(700, 170, .45)
a.floor(760, 34, tuft=20)
a.rays([(250, 330, 420, 560, 300, 1000), (300, 350, 440, 900, 740, 980)], .25)
for x, y, L in ((300, 885, 400), (560, 1066, 560)):
    a.add(path(curve(f"{x-L*.4:.0f},{y}! {x},{y-14} {x+L*.6:.0f},{y+26}! {x},{y+18}"), SHADOW, .4))
a.wolf("run2", 640, 812, 120, PALEW, True, rot=3, extra=-.1, shadow=False)
a.wolf("run", 290, 892, 170, GREYW, True, rot=2, extra=-.24, shadow=False)
a.wolf("run", 510, 1070, 250, PALEW, True, rot=4, extra=-.24, shadow=False)
for x, q in ((90, -140), (190, -150), (700, -145), (800, -150), (600, -140)):
    a.add(path(fern(x, 1190, 200 + abs(x - 450) * .2, q, -.4), a.deep))
a.frame(None, (850, 150))
a.canopy(150, 330, 40)
a.done(.45, .4, .5)

# 7: the path home
a = S("story-07", "dusk", 17, .52, hot=(560, 520, 360))
a.stars(8, 220)
a.hill("-20,560! 160,520 360,548 560,500 760,530 920,490!", .65, top=.1)
a.firrow(600, .5, 120, 220, 70)
a.hill("-20,640! 200,610 420,620 640,570 920,600!", .4)
a.firrow(640, .34, 160, 260, 130, -20, 380)
a.firrow(620, .34, 150, 280, 110, 720, 940)
# cottage with the lit window
a.use("cottage", 600, 640, 190, extra=-.05)
a.add(a.glow(560, 600, 150, LAMP, .7))
a.floor(700, 30, tuft=22, spec="-20,760! 160,720 340,700 560,650 740,660 920,700!")
P = sample("360,1300 360,1180 400,1060 490,960 640,860 560,770 590,690 612,640", 14)
a.add(path(ribbon(P, [330, 280, 190, 120, 80, 50, 30, 20]), mix("#B79CA8", a.deep, .15)), path(ribbon(P[len(P) // 2:], [90, 60, 36, 20]), "#F3C99A", .5), path(ribbon([(x - 8, y) for x, y in P], [8, 6, 5, 3, 2]), "#F8D3A0", .5))
a.folk(400, 1010, 400, view="back", near=((-52, -220), (-58, -150)), far=((52, -218), (70, -152)), **FATHER)
a.folk(500, 1014, 262, view="back", near=((-54, -216), (-74, -262)), far=((52, -200), (62, -140)), **dict(CHILD, hem=-96))
a.trunks(900, .1, (180,), 66)
a.frame((50, 150), (856, 170))
a.canopy(320, 290, 80)
a.flies([(300, 820, 3), (700, 840, 3), (650, 960, 3.4), (240, 920, 3), (740, 760, 2.6)])
a.ferns(((130, 240, -65), (780, 260, -115), (230, 150, -70)))
a.done(.45, .55, .55)

# 8: the audience
a = S("story-08", "hall", 18, bare=True)
a.add(f'<rect width="900" height="1180" fill="{a.lin([(0, "#3E3450"), (.5, "#7A6068"), (.75, "#5A4858")])}"/>')
a.add(path("M0 0H900V60Q700 130 640 330V700H260V330Q200 130 0 60z", "#564660"), path("M300 700V360Q310 180 450 150Q590 180 600 360V700z", "#6E5866"))
# tall window behind the chair
a.add(a.glow(450, 380, 300, "#FFE0A8", .6), path("M370 560V330Q380 230 450 206Q520 230 530 330V560z", "#F8DDA0"), path("M370 560V400H530V560z", "#FFF0C4", .6), line("M450 206V560M370 330H530M370 420H530M370 500H530", "#5A4650", 9))
for x, w in ((170, 84), (730, 84)):
    a.add(path(f"M{x-w/2} 860V130h{w}V860z", a.lin([(0, "#B79A90"), (.4, "#8A707C"), (1, "#4E3E54")], x2=1, y2=0)), path(f"M{x-w*.75:.0f} 130h{w*1.5:.0f}l-12 34h{-w*1.5+24:.0f}z", "#A98C88"), path(f"M{x-w*.7:.0f} 860h{w*1.4:.0f}v-40h{-w*1.4:.0f}z", "#8A707C"))
a.banner(60, 150, 90, 420, "#5E3A5E")
a.banner(840, 150, 90, 430, "#5E3A5E")
a.flags(760, 450, "#7A6468")
a.add(path("M250 800H650L690 850H210z", "#8E3A38"), path("M210 850H690V874H210z", "#5E2A30"), path("M170 874H730L760 910H140z", "#A98C88"), path("M140 910H760V934H140z", "#6A5462"))
# the high chair and a small lord in it
ch = path("M360 820V420Q380 360 450 340Q520 360 540 420V820z", "#5A3428") + path("M376 820V430Q392 380 450 362Q508 380 524 430V820z", "#8E3A38") + path("M360 820V420Q380 360 450 340V352Q388 372 374 424V820z", "#B07A50") + path("M340 690h50v130h-50zM510 690h50v130h-50z", "#5A3428") + path("M340 690h50v14h-50zM510 690h50v14h-50z", "#B07A50") + f'<circle cx="450" cy="334" r="18" fill="{OCHRE}"/><circle cx="352" cy="420" r="12" fill="{OCHRE}"/><circle cx="548" cy="420" r="12" fill="{OCHRE}"/>'
a.add(ch, path("M380 712h140v40h-140z", "#A8482F"))
a.folk(450, 836, 310, extra=-.05, view="front", coat="#4A3C5E", hair="#5A4A48", beard="#6B5A58", style="short", hat="felt", hatc="#2E2638", near=((-72, -220), (-80, -170)), far=((72, -220), (84, -180)), mood="calm", legs="#3A3048", shadow=False)
a.rays([(380, 520, 240, 760, 360, 1100)], .16)
hatgrab = lambda c: group(path(curve("-40,-176! -20,-206 24,-206 40,-176! 0,-166"), c) + path("M-52 -178H52L48 -168H-48z", dim(c, .3)))
for x, y, h, f, v in ((330, 1010, 250, 0, "back"), (560, 1000, 250, 5, "back")):
    a.folk(x, y, h, view=v, **dict(FOLKS[f], hat=None, near=((-52, -220), (-16, -180)), far=((52, -220), (18, -180)), near_over=False))
for x, y, h, f in ((180, 1180, 420, 3), (420, 1210, 460, 2), (690, 1190, 430, 6)):
    a.folk(x, y, h, view="back", **dict(FOLKS[f], hat=None if f == 2 else FOLKS[f].get("hat"), near=((-54, -214), (-24, -176)), far=((54, -214), (26, -176)), near_over=False))
a.add(use("cat", 640, 914, 70, c="#6A5A58"))
a.done(.5, .5, .45)

# 9: torches at the tree line
a = S("story-09", "night", 19, .5)
a.stars(14, 260)
a.firrow(640, .3, 420, 640, 90, c="#1B1F40")
a.firrow(700, .1, 380, 600, 110, c="#12142C", wob=20)
a.trunks(760, .05, (60, 200, 350, 520, 660, 810), 46, top=300)
a.add('<rect y="560" width="900" height="240" fill="#12142C"/>')
a.firrow(640, .16, 160, 260, 80, c="#1B1F40")
a.mist(720, 140, .3, "#E8904C")
a.floor(760, 16, c="#3C4258", tuft=14)
wolfeyes = ((300, 610), (640, 570), (470, 640))
for x, y in wolfeyes:
    a.add(a.glow(x, y, 26, LAMP, .5), path(disc(x - 8, y, 3.6) + disc(x + 8, y, 3.6), "#FFD976"))
for x, y, h in ((90, 880, 250), (240, 868, 240), (400, 880, 250), (560, 866, 240), (720, 884, 252), (856, 870, 244)):
    a.add(a.glow(x + 38, y - h * .72, 150, "#F2A24A", .75), a.glow(x, y + 4, 120, "#F2A24A", .4, 26))
    a.guard(x, y, h, "torch", extra=-.12, view="back", near=((-52, -220), (-40, -170)), far=((58, -230), (62, -250)), hold_far=torch(64, -262), lite=True, hold_near="")
a.add(path(curve("-20,1000! 200,960 460,1000 700,970 920,1010! 920,1200! -20,1200!"), "#1B1D38"))
a.add(a.glow(580, 850, 330, "#F2A24A", .75))
for x, h in ((60, 560), (300, 520)):
    a.add(tint(guard(x, 1330, h, view="back", near=((-58, -220), (-54, -180)), hold_near=pike(-54, -184, up=330, down=180), lite=True), "#161834", .78))
a.guard(640, 1150, 440, "torch", flip=True, extra=-.06, near=((30, -236), (58, -250)), hold_near=group(torch(60, -270), t="scale(-1 1)"))
a.add(a.glow(560, 830, 110, "#F2A24A", .5))
a.grass(120, 300, 120)
a.grass(840, 240, 80)
a.done(.45, .5, .6)

# 10: lone howl
a = S("story-10", "night", 20, .74, hot=(480, 500, 520))
a.stars(20, 300)
a.moon(520, 470, 236, "#F6EBC9")
a.clouds([(700, 560, 520, 34), (240, 420, 300, 22)], op=.55)
a.hill("-20,860! 160,820 380,850 600,800 760,830 920,780!", .6, "#4A4A80")
a.firrow(900, .4, 120, 210, 70)
a.firrow(960, .2, 150, 260, 90)
rock = curve("120,1200! 160,1080 210,990 300,900 360,850 470,826 600,836 672,868! 660,930 720,980 740,1070 800,1200!")
a.add(a.sheet(rock, a.lin([(0, "#6C6C9C"), (.4, "#3E4070"), (1, "#1A1B38")]), lip="#C9C4E6", shadow=(6, 6, 9, .3), at=(3, 5), inner=path(curve("672,868! 660,930 720,980 740,1070 800,1200! 600,1200! 640,1050 560,960 590,880"), "#14152E", .45) + path(curve("330,930! 400,900 470,930! 400,940") + curve("260,1040! 340,1010 400,1050! 320,1060"), "#14152E", .4), loose=True))
a.moss([(560, 846, 120), (250, 960, 80)])
a.wolf("howl", 490, 850, 290, GREYW, extra=-.06)
a.firrow(1200, .02, 150, 280, 100, -20, 260)
a.firrow(1220, .02, 160, 300, 100, 700, 940)
a.ferns(((330, 150, -75), (610, 170, -110)))
a.done(.45, .55, .5)
