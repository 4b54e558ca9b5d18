"""Farm cards 8 to 10: people of the mill."""
from _faces import *

# ======== 8: the miller, white with flour, a sack on his shoulder, his mill behind ============
a = Art(800, 600, 108)
r = a.r
a.add(sky(a, "late", 380, (330, 260, 380)), puff(a, "20,110 120,84 220,92 310,68 390,96 400,126 250,140 60,130", 22, "#FBE9CC", "#B6ACAA"))
a.add(path(curve("-20,380! 240,350 540,372 820,346! 820,620! -20,620!"), a.lin([(0, "#B4AC6C"), (1, "#6E7A48")])), a.tufts(0, 800, 400, 580, 30, 24, "#CFC888", .8))
a.add(use("mill", 170, 560, 560, haze="#E9C08A", t=.14, keep=("#F5C45E", "#E7A13D", "#FBDB8C")), path(curve("-20,540! 160,520 340,548 460,620! -20,620!"), "#8A9252"))
b, done = torso(a, "450,430! 360,446 306,490 280,620! 790,620! 762,490 700,446 590,430!", "#DCE3EA")
a.add(done(path(curve("440,436! 420,500 410,620! 660,620! 650,500 620,436! 590,440! 580,500! 470,500! 466,440!"), "#FFFAEE") + path(curve("440,436! 420,500 410,620! 450,620! 456,510 470,500! 466,440!"), "#FFFFFF") + path(curve("650,500 620,436! 660,470 700,560 700,620! 640,620!"), VIOLET, .15) + line("M470 560Q530 580 600 560M480 596Q540 612 610 596", "#D3C7BC", 5) + path("".join(disc(x, y, q) for x, y, q in ((340, 520, 9), (326, 560, 14), (366, 556, 7), (700, 540, 10), (726, 580, 13))), "#FFFFFF", .7)))
cap = path(curve("-92,-36! -112,-84 -98,-136 -44,-164 14,-166 74,-150 112,-104 104,-50 92,-28! 50,-64 0,-72 -50,-64"), "#F3ECE2") + path(curve("-92,-36! -112,-84 -98,-136 -44,-164 6,-166! -50,-130 -74,-62!"), "#FFFFFF") + path(curve("14,-166 74,-150 112,-104 104,-50 92,-28! 80,-60 70,-110"), VIOLET, .22) + path(curve("-96,-26! -60,-62 0,-74 60,-64 96,-26! 96,-50 60,-88 0,-98 -60,-88 -98,-52"), "#D9CDD2")
hb, hf = hair("sides", "#E4DDE2")
tw = line("M70 -80Q96 -120 92 -150", LEAFM, 8) + bloom("yellow", 92, -168, .52, 14)
a.add(bust(face("rosy", "round", -.15, "smile", brow=("#E4DDE2", -4, -2, 12), nose="bulb", mouth="grin", blush=.9, back="", front=beard("walrus", "#F0EAEC") + hf, under=path("M-66 -30q14 -8 26 2q-10 12 -24 8zM50 50q16 -6 22 6q-12 8 -22 2z", "#FFFFFF", .7), over=cap + tw), 520, 300, 1.14, 2))
a.add(path(curve("446,430! 490,466 530,472 600,430! 612,456 570,492 530,496 470,486"), "#E9B23A"), path(curve("446,430! 490,466 530,472! 500,484 470,486"), lit("#E9B23A", .35), .8))
sack = curve("590,260! 640,226 700,214 760,232 800,276! 830,330 830,420 800,470 730,484 650,470! 612,430 596,350")
a.add(soft(sack, 6, 10, 9, .34), path(sack, lit("#D3B488", .45)), path(sack, "#D3B488", None, 'transform="translate(4 5)"'), path(curve("590,260! 640,226 700,214! 640,260 626,340 650,460! 612,430 596,350"), lit("#D3B488", .3), .7), line("M640 260Q660 330 646 420M716 236Q740 330 724 440M600 300Q640 300 690 284", "#A07E54", 5, .5), path(disc(724, 350, 40), "none", None, 'stroke="#9A4A34" stroke-width="6" stroke-opacity=".75"'), path("M720 384V350H728V384zM700 352h48v6h-48zM724 322l-12 26h24z", "#9A4A34", .75))
a.add(sleeve("720,520 776,500 768,430 700,400", [96, 90, 72, 56], "#DCE3EA"), hand(690, 402, "rosy", "flat", 1.1, 196), sleeve("330,520 300,580 360,620", [94, 90, 80], "#DCE3EA"))
finish(a, 8, .28, "#3A2A26", .5)

# ======== 9: the mill builder, in black and white, compasses over her plan ====================
a = Art(800, 600, 109)
r = a.r
a.add(room(a, "#55606E", "#FFE3AE", (560, 170, 460)))
a.add(pc("M560 40H790V330H560z", "#6B4A36", .4, (3, 4), (6, 9, 7, .3)), f'<path d="M578 58H774V314H578z" fill="{a.lin([(0, "#8FBACB"), (.6, "#F6E6CC"), (1, "#FBD9BC")])}"/>', path(curve("578,270! 640,250 700,262 774,240! 774,314! 578,314!"), "#9DB487"), things.mill_far(690, 272, 120, "#F3E6D2", "#B0764A", "#5A4034", 24), path("M672 58h10v256h-10zM578 180H774V190H578z", "#6B4A36"))
# scaffold model on the shelf: the bare skeleton of a mill
a.add(shelf(-10, 300, 420, "#5A3E30"), line("M70 418L110 250M230 418L190 250M110 250H190M96 310H204M84 362H216M96 310L190 250M204 310L110 250M84 362L204 310M216 362L96 310", "#D9B080", 8), line("M110 250Q150 190 190 250", "#D9B080", 8), group("".join(f'<g transform="rotate({k})"><path d="M-4 0H4L3 -118H-3z" fill="#8A5C34"/><path d="M5 -36H26V-114H5z" fill="none" stroke="#D9B080" stroke-width="4"/><path d="M5 -56H26M5 -76H26M5 -96H26" stroke="#D9B080" stroke-width="3"/></g>' for k in (20, 110, 200, 290)) + path(disc(0, 0, 11), "#8A5C34") + path(disc(-1, -1, 6), LAMP), t="translate(150 234)"))
b, done = torso(a, "424,432! 344,446 296,490 272,620! 664,620! 640,490 590,446 510,432!", "#39323F")
a.add(done(path(curve("424,440! 410,520 420,620! 520,620! 524,520 512,440!"), "#F8F2E6") + path(curve("424,440! 410,520 420,620! 440,620! 436,520 444,440!"), "#FFFFFF") + "".join(path(disc(468, y, 7), INK) + path(disc(466, y - 2, 2.5), CREAM) for y in (500, 540, 580)) + path(curve("400,440! 380,500 400,600 410,620! 380,620! 360,500") + curve("536,440! 560,500 540,600 530,620! 570,620! 584,500"), "#524A5C")))
hb, hf = hair("bun", "#2E2630")
streak = path(curve("-30,-112! -48,-84 -66,-56 -78,-16! -70,-56 -50,-86 -14,-112!"), "#EDE6EA")
a.add(bust(face("olive", "heart", -.3, "open", "#3E2A1E", True, brow=("#2E2630", -4, 1, 8, ), nose="long", mouth="soft", lip="#9A3E44", blush=.4, back=hb, front=hf + streak, over=f'<circle cx="-84" cy="36" r="7" fill="{CREAM}"/><circle cx="84" cy="36" r="7" fill="{CREAM}"/>' + line("M40 -132L96 -170", WOODL, 9) + path("M96 -176l16 -8 -8 16z", "#39323F") + line("M84 10L118 -30", "#E9B23A", 0.1)), 466, 294, 1.08, -3))
ruff = scallop(r, "392,430 420,452 466,464 514,452 544,428 560,450 530,488 466,504 402,488 376,452", 17)
a.add(path(ruff, SHADOW, .22, 'transform="translate(3 7)"'), path(ruff, "#FFFFFF"), path(ruff, "#F3EADF", None, 'transform="translate(2 4)"'))
# the plan, and compasses standing on it
plan = "M250 520Q300 498 360 508L800 470Q790 540 800 620H236Q240 560 250 520z"
a.add(soft(plan, 2, -3, 8, .3), path(plan, "#FFFFFF"), path(plan, "#DCE8EF", None, 'transform="translate(3 5)"'), line("M470 612L500 530H570L600 610M484 570H588M500 530Q536 492 570 530M536 516L480 500M536 516L556 560M536 516L592 494M536 516L512 560", "#3E6A9A", 4.5), line("M300 560H420M300 584H400M640 540H760M640 566H740M640 590H770", "#3E6A9A", 4, .5))
a.add(sleeve("600,500 668,540 690,500", [82, 78, 54], "#39323F"), sleeve("320,510 262,560 330,556", [82, 78, 54], "#39323F"), path(curve("318,530! 346,528 352,580 322,586!") + curve("668,490! 716,486 716,520 670,524!"), "#F8F2E6"), hand(372, 556, "olive", "flat", 1.0, 176), hand(694, 470, "olive", "pinch", .95, -8), group(path("M-6 0L-44 150L-36 152L4 8zM6 0L40 150L32 152L-4 8z", "#C98F3A") + path("M-6 0L-44 150L-40 151L2 6z", "#FBE3A4") + path(disc(0, 0, 13), "#A9752A") + path(disc(-2, -2, 8), "#F3D080") + path("M-4 -34H4V-10H-4z", "#A9752A"), t="translate(700 410) rotate(10)"))
finish(a, 9, .34, "#14161F", .5)

# ======== 10: the carpenter, headcloth and pencil, saw on her shoulder ========================
a = Art(800, 600, 110)
r = a.r
a.add(sky(a, "morning", 380, (140, 220, 340)))
# the frame of a house going up, a stack of planks
a.add(path(curve("-20,370! 240,352 540,366 820,348! 820,620! -20,620!"), a.lin([(0, "#A9B878"), (1, "#66804E")])), clump(a, 60, 366, 46, "#8FA878"))
fr = line("M40 640V230M180 640V230M320 640V230M30 230H330M30 400H330M20 236L180 90L340 236M180 90V230M40 400L180 230M320 400L180 230", "#8A5C34", 20) + line("M35 640V230M175 640V230M315 640V230M30 225H330M30 395H330M16 234L178 86M180 90L336 232", "#E2B67C", 6)
a.add(fr, "".join(path(f"M{520+i*9} {540-i*26}L810 {510-i*26}V{532-i*26}L{520+i*9} {562-i*26}z", c) + path(f"M{520+i*9} {540-i*26}L810 {510-i*26}V{515-i*26}L{520+i*9} {545-i*26}z", lit(c, .4)) + path(f"M{520+i*9} {540-i*26}v22h-9v-21z", dim(c, .3)) for i, c in enumerate(("#C9976A", "#B9845A", "#D3A676", "#C08E60", "#CFA070"))))
b, done = torso(a, "416,432! 334,446 282,490 256,620! 686,620! 660,490 606,446 520,432!", "#C9684A")
a.add(done(path(curve("376,440! 392,510 376,620! 572,620! 560,510 572,440! 540,436! 530,520! 410,520! 404,436!"), "#7A5238") + path(curve("376,440! 392,510 376,620! 410,620! 416,520 410,520! 404,436!"), lit("#7A5238", .35), .8) + path(rounded(430, 556, 90, 80, 8), dim("#7A5238", .3)) + line("M452 556V520M476 556V512M500 556V524", "#E9C48E", 9) + path("M447 508h10l-5 -16z", INK)))
wrap = path(curve("-90,-14! -108,-70 -88,-130 -30,-158 40,-156 94,-122 108,-64 92,-10! 76,-50 40,-72 0,-78 -44,-70 -76,-46"), "#3E7A7E") + path(curve("-90,-14! -108,-70 -88,-130 -30,-158! -56,-110 -76,-60!"), lit("#3E7A7E", .35), .85) + line("M-76 -84Q0 -122 86 -86M-60 -120Q10 -148 78 -112", "#E9C46A", 7, .9) + path(curve("-10,-140! -34,-176 -6,-196 22,-176 18,-146!"), "#3E7A7E") + path(curve("10,-146! 34,-186 66,-176 60,-148 28,-136!"), dim("#3E7A7E", .2)) + path(curve("-10,-140! -34,-176 -6,-196! -12,-168"), lit("#3E7A7E", .35), .8)
pencil = group(path("M-5 -50H5V40L0 54L-5 40z", "#E9B23A") + path("M-5 40H5L0 54z", "#F3DDB4") + path("M-2 48H2L0 54zM-5 -50H5V-40H-5z", "#A83A33"), t="translate(96 -38) rotate(38)")
a.add(bust(face("brown", "round", -.25, "open", "#2E1C14", True, brow=("#2E1C18", -2, 1, 8), nose="broad", mouth="grin", lip="#8A3A34", blush=.35, over=wrap + pencil + f'<circle cx="-82" cy="36" r="9" fill="none" stroke="{LAMP}" stroke-width="5"/>'), 470, 298, 1.1, -3))
a.add(path(curve("404,428! 440,462 470,470 530,428! 546,452 508,490 468,496 420,486"), "#F6E6C8"), path(curve("404,428! 440,462 470,470! 440,486 420,486"), "#FFFFFF", .7))
# the saw over her shoulder: a broad blade with teeth
tee = "M0 0L300 -26V40" + "".join(f"L{300-k*15-7} {52-k*.3:.0f}L{300-k*15-15} {40-k*.2:.0f}" for k in range(20)) + "z"
a.add(group(path(tee, SHADOW, .3, 'transform="translate(6 10)"') + path(tee, "#FFFFFF") + path(tee, "#B4BECE", None, 'transform="translate(2 3)"') + path("M10 6L296 -18V-8L10 14z", "#E9EEF3", .8) + pc("M-92 -20Q-100 -44 -60 -44L0 -30V50L-50 56Q-96 50 -92 20z", "#8A4A2A", .45, (3, 4), (5, 8, 6, .3)) + path("M-70 -16Q-60 -24 -36 -20L-30 24Q-50 32 -66 22z", "#C9684A"), t="translate(648 486) rotate(-64)"))
a.add(sleeve("636,500 706,552 700,500 652,472", [86, 82, 66, 54], "#C9684A"), hand(646, 486, "brown", "fist", 1.1, -20), sleeve("300,500 246,560 300,620", [86, 84, 76], "#C9684A"))
finish(a, 10, .26, "#2A241E")
