import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _story import *

# ================= III House Rules: the cook's keys and the Keeper's list =====================
a = start(343, (0, "#3A2C34"), (.5, "#6E4E3E"), (1, "#4A3434"))
r = a.r
a.add(f'<rect width="900" height="600" fill="{a.stuff("plank", "#241A22")}" fill-opacity=".6"/>', path("M-20 -10H920V30L-20 50z", "#2E2128"), path("M-20 42L920 24V34L-20 56z", "#8A6248"), path("M596 30h36l16 420h-44z", "#3A2A2E"), path("M596 30h10l10 420h-12z", "#8A6248"))
a.add(a.glow(440, 300, 400, LAMP, .5, 300))
# shelves of crocks; one crock is leaving
for y, x0, x1 in ((150, 40, 330), (262, 40, 330), (150, 664, 880)):
    a.add(path(f"M{x0} {y}H{x1}v12H{x0}z", "#8A6248"), path(f"M{x0} {y}H{x1}v4H{x0}z", "#D9A870"), path(f"M{x0} {y+12}H{x1}v10H{x0}z", SHADOW, .3), path(f"M{x0+22} {y+12}l10 18h7l-7 -18zM{x1-22} {y+12}l-10 18h-7l7 -18z", "#4E382E"))
def crock(x, y, w, h, c, lid=True):
    o = path(curve([(x - w * .38, y, 1), (x - w * .52, y - h * .5), (x - w * .36, y - h, 1), (x + w * .36, y - h, 1), (x + w * .52, y - h * .5), (x + w * .38, y, 1)]), c) + path(curve([(x - w * .38, y, 1), (x - w * .52, y - h * .5), (x - w * .36, y - h, 1), (x - w * .18, y - h, 1), (x - w * .3, y - h * .5), (x - w * .2, y, 1)]), lit(c, .4), .85) + path(curve([(x + w * .36, y - h, 1), (x + w * .52, y - h * .5), (x + w * .38, y, 1), (x + w * .14, y, 1), (x + w * .26, y - h * .5)]), SHADOW, .25)
    return o + (path(f"M{n(x-w*.42)} {n(y-h)}h{n(w*.84)}v{n(-h*.12)}h{n(-w*.84)}z", PARCH) + path(f"M{n(x-w*.42)} {n(y-h*.98)}h{n(w*.84)}v3h{n(-w*.84)}z", "#A8482F") if lid else "")
for x, y, w, h, c in ((78, 150, 50, 62, "#B9773A"), (140, 150, 44, 50, "#7A86A8"), (196, 150, 50, 70, "#8A5A3C"), (300, 150, 42, 54, "#A8482F"), (80, 262, 54, 58, "#6E8C62"), (206, 262, 48, 66, "#C98B3C"), (266, 262, 44, 52, "#6E5A8A"), (704, 150, 46, 56, "#C98B3C"), (760, 150, 50, 70, "#7A86A8"), (846, 150, 44, 54, "#8A5A3C")):
    a.add(crock(x, y, w, h, c))
# a row of borrowed things, each on its own peg, each with a leaf tied to it
a.add(path("M660 208H890v10H660z", "#8A6248"), path("M660 208H890v3H660z", "#D9A870"))
for i, x in enumerate((690, 738, 786, 838)):
    a.add(path(f"M{x-3} 214h6v14h-6z", "#D9A870"), line(f"M{x} 226V252", "#E9D9B0", 2))
a.add(group(use("key", 0, 0, 62), t="translate(690 272) rotate(8)"), path("M722 250h34v4l-15 4 -15 -4zM728 258l4 34h18l4 -34z", "#8C8196"), path("M728 258l4 34h5l-3 -34z", "#D6CBD2"), path(curve("776,252! 772,282 780,300 796,300 802,280 798,252!"), "#F3EADA"), line("M776 262h24M775 272h25M776 282h24", "#A8482F", 3), group(path("M-22 0a22 9 0 0 1 44 0l-2 4h-40z", STEEL) + path("M-22 0a22 9 0 0 1 20 -9v3a18 7 0 0 0 -16 9z", lit(STEEL, .4)) + path("M-5 -14h10v6h-10z", INK), t="translate(838 276) rotate(-12)"))
for x, y, rot in ((704, 300, 20), (752, 304, -14), (800, 312, 16), (852, 296, -20)):
    a.add(group(path(curve("0,-12! 8,-4 8,6 0,14! -8,6 -8,-4"), LEAF) + line("M0 -10V12M-4 0h8M-4 5h8", "#3A4A2A", 1.8), t=f"translate({x} {y}) rotate({rot})"))
# the door at the back: two latches, one high and one low
a.add(path("M380 120H530V470H380z", "#2E2128"), path("M390 130H520V470H390z", "#7A5640"), path("M390 130H400V470H390z", "#B98A5C"), line("M434 130V470M478 130V470", "#4A3430", 3.4), path("M498 236h24v14h-24z", "#3E3044"), f'<circle cx="506" cy="243" r="6" fill="{LAMP}"/>', path("M498 384h24v12h-24z", "#3E3044"), f'<circle cx="506" cy="390" r="6" fill="{BLUELAMP}"/>')
# the floor, the long table
a.add(f'<path d="M-20 462H920V620H-20z" fill="{a.lin([(0, "#6E4E40"), (1, "#33242A")])}"/>', planks(-20, 462, 920, 600, None, 5, r, "#2A1C22"), path("M-20 462H920v4H-20z", "#A87A54", .7))
# Lem Ruddock, the cook, holds his keys; behind his back a cheese
keys = line("M0 0a15 15 0 1 0 1 1", "#B9B4C6", 5) + "".join(group(path("M-4 0h8v34h9v7h-5v5h5v6h-13v-10h-4z", "#E9C46A") + path("M-4 0h3v42h-3z", "#FFF0BC"), t=f"rotate({k})") for k in (26, 2, -22))
a.add(folk(246, 560, 372, view="front", coat="#D9CBB4", apron="#F6EEDF", legs="#5A4A5E", boot="#4A3434", hair="#4A3030", beard="#6E4634", hat="cap", hatc="#F3EADA", belly=1.34, near=((-84, -216), (-64, -150)), far=((92, -222), (112, -176)), hold_far=group(keys, t="translate(118 -168)"), mood="calm", haze="#5A3A30", t=.08, keep=KEEP))
# the table in front
a.add(soft("M330 468H880V496H330z", 4, 12, 8, .4), path("M380 494h34l-6 120h-34zM806 494h34l10 120h-36z", "#4E382E"), path("M380 494h10l-6 120h-10z", "#9A7350"), path("M322 462L884 454L896 474L314 482z", "#C99A66"), path("M314 482L896 474V500L320 508z", "#7A5640"), path("M322 462L884 454V459L321 467z", "#F0CE98"), line("M350 494H520M600 490H800", "#4E382E", 2.6, .7))
# the Keeper stands on a stool of books and writes; the list goes over the edge
a.add(path("M640 452h130v-18h-130zM648 434h112v-16h-112z", "#A8482F"), path("M640 452h130v-7h-130z", PARCH), path("M648 434h112v-6h-112z", PARCH), path("M640 434h12v18h-12zM648 418h12v16h-12z", "#6E2E26"))
a.add(use("barefoot", 700, 422, 234, left="58,136 44,150 26,152 12,146", right="104,136 118,152 100,164 70,158", haze="#7A4A30", t=.08, keep=KEEP))
# sooty cuffs
k = 234 / 220
for spec, w in (("40,151 30,152 20,149", (19, 19, 18)), ("112,154 102,163 86,162", (19, 19, 18))):
    S = [(700 + (p[0] - 80) * k, 422 + (p[1] - 212) * k) for p in pts(spec)]
    a.add(path(ribbon(S, [q * k for q in w], 0), "#231D28"), path(ribbon([(x - 2, y - 5) for x, y in S], [3, 4, 3], 1), "#5A4E5E"))
leaf = "512,468! 520,400 560,352 640,330! 668,378 668,424 640,466! 600,474 556,474"
a.add(soft(curve(leaf), 5, 6, 5, .3), path(curve(leaf), "#E3E6A6"), path(curve(leaf), "#B9C46E", None, 'transform="translate(2 3)"'), path(curve("640,330! 668,378 668,424 640,466! 600,474 570,474! 610,420"), "#7E9048", .45), line("M636 336Q590 400 560 472", "#6E8040", 4))
a.add(line("M590 372q7 -5 13 -2t14 -3M618 368q8 -4 14 -1M566 396q7 -5 13 -2t14 -3M602 392q8 -4 16 -1t16 -4M548 420q7 -5 13 -2t14 -3M586 416q8 -4 16 -1t20 -4M538 444q7 -5 13 -2t10 -3M572 440q8 -4 16 -1t20 -4", "#3A2230", 4.4))
a.add(group(path("M0 0L64 -8L66 -4L2 4z", WOOD) + path(curve("54,-10! 80,-34 108,-42! 104,-22 86,-2 62,0!"), CREAM) + path(curve("54,-10! 80,-34 108,-42! 84,-22 64,-4!"), "#D9CFE0"), t="translate(634 384) rotate(12) scale(.86)"))
# berry ink, a candle, cheese rind, loaf
a.add(path("M452 462h42l-4 -26q-17 -7 -34 0z", "#B9D6DC", .9), path("M456 460h34l-2 -14q-15 -5 -30 0z", "#7A2A5A"), path("M452 436q21 -9 42 0v6q-21 -8 -42 0z", CREAM, .8), '<circle cx="430" cy="462" r="7" fill="#7A2A5A"/><circle cx="440" cy="466" r="6" fill="#9A3A72"/><circle cx="428" cy="460" r="2.400" fill="#E3A9C4"/>')
a.add(a.glow(380, 384, 170, LAMP, .8), path("M366 466h30l-3 -54h-24z", CREAM), path("M366 466h11l0 -54h-8z", "#FFF9E8"), path("M358 466h46l-6 8h-34z", "#B9773A"), path(curve("381,372! 391,392 390,404 381,410 372,404 371,392"), "#FFF3CC"), path(curve("381,390! 386,398 385,404 381,408 377,404 376,398"), AMBER, .8))
a.add(use("loaf", 836, 464, 64))
# low down, a crock walks out on bare blue feet
a.add('<g transform="translate(-486 108) scale(1.02)">', path(curve("552,470! 600,456 660,470! 606,480"), SHADOW, .4), path("M586 432h12v28h-14zM606 432h12l4 28h-15z", "#3E6EA4"), path("M576 458h24v8h-26zM606 458h24l2 8h-26z", "#6FA6D4"), crock(602, 440, 66, 78, "#B9773A"), path(curve("570,398! 560,392 560,408 572,414! 580,408") + curve("634,398! 644,392 644,408 632,414! 624,408"), "#6FA6D4"), path(curve("578,356! 576,340 590,330 604,332! 612,322 628,320! 628,334 620,342! 630,350 628,358!"), MOSS), path(curve("578,356! 576,340 590,330 604,332! 592,342 588,356!"), LEAF), "</g>")
end(a, "chapter-house-rules", .44, "#1B1018", .5, .6)

# ================= IV The Court: it hears everything, and there is a chair too few ==============
a = start(344, (0, "#0F2A30"), (.3, "#2F6058"), (.5, "#86AA7C"), (.62, "#D6D79A"))
r = a.r
a.add(a.glow(440, 250, 330, "#F3EEB4", .9))
a.add(far_trunks(r, 350, "#9CB894", (120, 220, 300, 380, 470, 560, 640, 730, 810), 16, .9, lean=8), far_trunks(r, 366, "#6E9A7E", (70, 180, 338, 600, 690, 850), 28, .95, lean=10))
a.add(f'<rect y="230" width="900" height="160" fill="{a.lin([(0,"#EEF0C4",0),(.6,"#EEF0C4",.5),(1,"#EEF0C4",0)])}"/>')
a.plane(curve("-20,380! 160,366 340,358 520,358 700,362 920,376! 920,620! -20,620!"), a.lin([(0, "#9CB06A"), (.3, "#557C52"), (1, "#16342E")]), lip="#F3EDBE", shadow=(0, -4, 6, .2), loose=True, inner=a.tufts(20, 880, 400, 560, 16, 16, "#3E6648", .8))
# banks of roots: the court sits in three rows round the hollow
a.add(path(curve("-20,400! 90,378 190,384 240,404! 200,430 80,452 -20,470!"), "#4A3E3A"), path(curve("-20,400! 90,378 190,384 240,404! 180,396 80,396 -20,416!"), "#A89A6E"), path(curve("920,392! 800,374 700,382 646,402! 700,430 820,450 920,470!"), "#40363A"), path(curve("920,392! 800,374 700,382 646,402! 720,394 820,392 920,408!"), "#94895E"))
h1 = hooded(a, "a", "#5E8FBE")
h2 = hooded(a, "b", "#77719E", "#7E8A4A", "#A9B060")
h3 = hooded(a, "c", "#4E7A9E", "#3F6B4A", "#6E9A58")
def rowof(spots, op=None):
    a.add(group(*[(h1, h2, h3)[i % 3](x, y, s, f) for i, (x, y, s, f) in enumerate(spots)], op=op))
rowof([(296, 372, .62, 0), (330, 368, .6, 0), (368, 366, .6, 0), (404, 365, .58, 0), (500, 365, .58, 1), (536, 366, .6, 1), (572, 368, .6, 1), (606, 372, .64, 1)])
rowof([(30, 408, .9, 0), (84, 396, .84, 0), (138, 392, .84, 0), (190, 394, .8, 0), (236, 402, .8, 0), (656, 400, .8, 1), (704, 392, .84, 1), (758, 388, .84, 1), (812, 388, .9, 1), (866, 396, .92, 1)])
# the shaft of light, the round stone, the one chair, and nobody on it
a.add(shaft(a, 360, 470, -20, 330, 590, 470, "#FFF8D0", .55), a.glow(450, 440, 170, "#FFF6C8", .7, 60))
a.add(path(curve("300,452! 360,432 450,426 540,432 600,452! 560,476 450,484 340,476"), "#8FA07A"), path(curve("300,452! 360,432 450,426 540,432 600,452! 540,444 450,440 360,444!"), "#F3EFC8"), line("M340 458q110 22 220 -2M372 446q76 -10 156 0", "#5E7458", 3, .6))
a.add(use("chair", 452, 462, 150))
# a snail is being heard, on a stump; the usher listens
a.add(path(curve("250,512! 320,496 390,512! 320,528"), SHADOW, .35), path(curve("262,470! 258,500 248,514! 320,522 384,512! 376,498 372,470!"), "#5E4638"), path(curve("262,470! 258,500 248,514! 276,518! 282,496 284,470!"), "#B98F66"), '<ellipse cx="317" cy="470" rx="56" ry="16" fill="#E3C492"/><ellipse cx="316" cy="470" rx="36" ry="10" fill="none" stroke="#B08858" stroke-width="2.600"/>')
a.add(path(curve("286,468! 292,456 312,458 334,460 352,456 358,440! 364,438 368,444 362,458 352,468!"), "#C9B48E"), line("M358 442l-4 -16M364 442l6 -15", "#C9B48E", 4), '<circle cx="354" cy="424" r="3.600" fill="#6E5A42"/><circle cx="370" cy="425" r="3.600" fill="#6E5A42"/>', '<circle cx="318" cy="440" r="25" fill="#8A5438"/><circle cx="315" cy="437" r="22" fill="#C07E4E"/>', line("M316 440a6 6 0 1 0 -7 5a12 12 0 1 0 4 -22a18 18 0 0 1 21 18", "#6E3E2A", 4), path(curve("296,434! 300,420 314,415 322,416! 310,422 304,430!"), "#F0C090"))
a.add(use("barefoot", 566, 536, 132, left="58,136 44,150 40,166 46,176", right="104,136 122,150 118,168 102,176", haze="#3E6A58", t=.18))
a.add(group(path(curve("0,-40! 14,-26 16,-4 0,16! -14,0 -14,-24"), "#D9DE8E") + line("M0 -34V14M-6 -16h12M-7 -8h14M-6 0h12", "#5E7038", 2.4), t="translate(592 506) rotate(18)"))
# two of us, from behind, hats in our hands, dark against the light
FD = dict(haze="#16342E", t=.34)
hat = path(curve("-30,6! -10,-4 20,-6 40,4! 16,16 -12,16"), "#4E4638") + path(curve("-14,0! -12,-22 16,-24 20,-2!"), "#6E6248")
a.add(folk(176, 624, 320, view="back", coat="#6E5A8A", hair="#4A3434", style="bun", near=((-64, -220), (-34, -170)), far=((62, -216), (36, -168)), hem=-30, **FD))
a.add(folk(742, 628, 336, view="back", coat="#A8623A", hair="#5A3E30", near=((-68, -220), (-40, -172)), far=((66, -214), (78, -150)), hold_far=group(hat, t="translate(84 -130) rotate(14)"), **FD))
a.add(near_trunk(r, "10,650 24,480 4,250 20,-30", [150, 108, 96, 116], "#0F2A28", "#8FB49A"), near_trunk(r, "892,660 880,480 900,260 888,-30", [150, 104, 96, 116], "#0E2626", "#7FA48E", -1))
a.add(path(scallop(r, "-30,-40 -30,130 70,140 150,90 250,70 330,30 450,16 560,30 650,16 740,60 810,110 930,120 930,-40", 24), "#24503E"), path(scallop(r, "-30,-40 -30,80 70,80 160,50 260,20 400,-10 640,-14 770,20 850,60 930,60 930,-40", 22), "#122E28"), leaf_fall(r, ((250, 80, 70, 40, 9), (700, 70, 60, 40, 9)), "#24503E", 17))
a.add(path(fern(70, 640, 150, -70, .9), "#0E2622"), path(fern(840, 640, 140, -110, -.9), "#0E2622"))
end(a, "chapter-court", .4, "#061614", .5, .55)
