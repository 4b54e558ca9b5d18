import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _story import *
from _shared_pieces import disc, hole


def ring_sprite(x, y, h, haze=None, t=0):
    """Ponk from the side of a loom: a body with a round empty place in it. About 200 high in its own box, foot at 0,0."""
    c = "#6A5C9C"
    l, d = mix(c, CREAM, .42), mix(c, INDIGO, .55)
    o = path(curve("-60,2! 0,-8 84,2! 10,10"), SHADOW, .35) + path("M-30 -22h22v18h-26zM10 -22h22l4 18h-26z", d) + path(curve("-46,0! -38,-12 -22,-12 -10,-2! -12,2 -44,3!") + curve("6,-2! 16,-12 32,-12 42,0! 40,3 8,3!"), c)
    body = disc(0, -66, 52) + hole(0, -64, 21)
    o += path(body, l) + path(body, c, None, 'transform="translate(2 3)"') + path("M8 -118A52 52 0 0 1 8 -14A62 62 0 0 0 30 -66A62 62 0 0 0 8 -118z", d, .5) + line("M-15 -49A21 21 0 0 1 15 -79", d, 6) + line("M16 -76A21 21 0 0 1 -12 -46", lit(c, .5), 3.4)
    o += path("M-38 -46l16 6 -6 16 -16 -6z", AMBER) + line("M-41 -42l5 -2M-34 -36l-1 -6M-24 -38l-3 -4", CREAM, 2)
    o += path(curve("-32,-136 -26,-160 0,-168 26,-160 32,-136 24,-114 0,-106 -24,-114"), c) + path(curve("26,-160! 32,-136 24,-114 0,-106! 20,-122 24,-140"), d, .5) + path(curve("-14,-136 -10,-150 10,-152 28,-148 31,-134 22,-118 4,-114 -10,-122"), mix("#A9A2DA", CREAM, .6))
    o += eye(6, -134, 5) + eye(24, -134, 4.4) + f'<ellipse cx="16" cy="-121" rx="3" ry="2.600" fill="{INDIGO}"/><circle cx="0" cy="-124" r="4.600" fill="{PINK}" fill-opacity=".8"/>'
    o += path(curve("0,-158! -18,-164 -34,-156 -46,-162 -54,-178! -36,-186 -14,-180 -2,-168!"), LEAF) + path(curve("0,-158! 18,-164 32,-156 44,-162 54,-180! 36,-188 14,-182 2,-168!"), MOSS) + line("M0 -160V-192", MOSS, 5) + path(disc(1, -197, 7.5), LAMP) + path(disc(-1, -199, 2.6), "#FFF3CC")
    S1, S2 = sample("-36,-98 -12,-92 30,-102 62,-112", 8), sample("40,-86 62,-82 84,-98", 8)
    o += path(ribbon(S2, [18, 15, 13], 0), d) + f'<circle cx="85" cy="-99" r="9" fill="{mix(c, d, .4)}"/>' + path(ribbon([(p + 3, q + 5) for p, q in S1], [20, 17, 14], 0), SHADOW, .25) + path(ribbon(S1, [20, 17, 14], 0), mix(c, CREAM, .12)) + f'<circle cx="64" cy="-113" r="9.500" fill="{mix(c, CREAM, .12)}"/>'
    if haze:
        o = tint(o, haze, t, KEEP)
    return group(o, t=f"translate({x} {y}) scale({n(h/200,3)})")


# ================= VII Thread: a door without a house, three threads, and what the wind gives back ===
a = start(348, (0, "#4A4A84"), (.3, "#8470A4"), (.5, "#CF96A4"), (.62, "#F8CFA0"))
r = a.r
a.add(a.glow(600, 330, 340, "#FCE3B0", .8, 200), torn_cloud("-20,90! 120,76 260,90 400,74! 260,112 110,114", "#7A6AA0", "#F0B7A4", .85), torn_cloud("560,60! 700,48 820,60 930,48! 930,78 760,86", "#8A74A8", "#F6C4A8", .85), torn_cloud("420,190! 540,180 640,188 740,178! 640,206 520,206", "#B487A4", "#FAD3AE", .8))
a.add(path(curve("-20,340! 130,300 280,322 430,290 580,324 720,296 920,330! 920,440! -20,440!"), "#8C7A9C"), path(scallop(r, "-20,374 160,356 340,368 520,352 700,366 920,348 920,430 -20,430", 20), "#85806E"), a.firs([(50, 384, 84), (90, 388, 58), (838, 376, 70), (872, 380, 96)], "#6A6478", False))
# wind: long furrows in the grass, one way
a.plane(curve("-20,392! 200,374 460,370 700,374 920,384! 920,620! -20,620!"), a.lin([(0, "#C9AE6A"), (.3, "#8E8E52"), (1, "#34402E")]), lip="#FCE0A8", shadow=(0, -4, 6, .18), loose=True, inner=path("".join(f"M{x} {y}q{w*.5:.0f} {-6-w*.02:.0f} {w} 2q{-w*.5:.0f} 4 {-w} -2z" for x, y, w in ((40, 420, 120), (240, 404, 100), (640, 410, 140), (90, 470, 160), (700, 456, 150), (340, 440, 90), (20, 540, 180), (640, 540, 200), (420, 500, 130))), "#E3C98A", .5) + a.tufts(10, 890, 400, 560, 30, 20, "#5E6A40", .8, -.2))
# the door: frame, step and a lit lamp; on either side only field
X = 640
a.add(path(curve(f"{X-110},520! {X},500 {X+150},510 {X+250},530! {X+40},546 {X-70},540"), SHADOW, .34), a.glow(X - 30, 400, 220, LAMP, .5, 180))
a.add(path(f"M{X-98} 520V240Q{X-98} 222 {X-82} 220L{X+82} 214Q{X+100} 214 {X+100} 236V518z", "#5E4438"), path(f"M{X-98} 520V240Q{X-98} 222 {X-82} 220L{X+82} 214Q{X+100} 214 {X+100} 228L{X-82} 236V520z", "#C9986A"), path(f"M{X-78} 518V240L{X+80} 235V516z", "#A8482F"), path(f"M{X-78} 518V240L{X-62} 239.500V518z", "#E07A58"), path(f"M{X+58} 236L{X+80} 235V516H{X+58}z", "#6E2A28"))
for px, py, w, h in ((-52, 262, 44, 96), (8, 260, 44, 96), (-52, 384, 44, 112), (8, 383, 44, 112)):
    a.add(path(f"M{X+px} {py}h{w}v{h}h-{w}z", "#7E3228"), path(f"M{X+px+5} {py+6}h{w-5}v{h-6}h-{w-5}z", "#B9563A"), path(f"M{X+px+5} {py+h-6}h{w-5}v6h-{w-5}z", "#E07A58", .7))
a.add(path(f"M{X-116} 520L{X+118} 514L{X+136} 532L{X-130} 540z", "#B9AEB4"), path(f"M{X-130} 540L{X+136} 532V546L{X-128} 554z", "#6F6680"), path(f"M{X-104} 214L{X+108} 206V220L{X-106} 228z", "#7A5A44"), path(f"M{X-104} 214L{X+108} 206V210L{X-104} 219z", "#F0CFA0"))
a.add(line(f"M{X+100} 262h36", "#3A2E40", 6), a.glow(X + 138, 318, 80, LAMP, .8), group(use("lantern", 0, 0, 92), t=f"translate({X+136} 262)"))
a.add(a.glow(X + 62, 376, 40, LAMP, .95), f'<circle cx="{X+62}" cy="368" r="7" fill="#3A2430"/><path d="M{X+59} 370h6l3 15h-12z" fill="#3A2430"/><circle cx="{X+62}" cy="368" r="4" fill="#FFF3CC"/><path d="M{X+60.500} 370h3l1.500 12h-6z" fill="#FFF3CC"/>', f'<circle cx="{X+62}" cy="404" r="8" fill="#8A5A1E"/><circle cx="{X+60}" cy="402" r="6" fill="{LAMP}"/>')
# small prints up to the step
a.add(path("".join(curve(f"{x-4},{y} {x},{y-3} {x+5},{y} {x},{y+3}") for x, y in ((470, 574), (492, 566), (512, 570), (534, 560), (552, 564), (572, 554), (588, 558))), "#2E3A2C", .6))
# the loom, old, out in the field; the cloth is half done
L = 96
cl, wl = "#8A6248", "#C99A6A"
a.add(path(curve("40,586! 200,566 380,578 420,590! 220,608"), SHADOW, .34))
a.add(path("M84 312h18l6 272h-22zM330 300h18l8 276h-24z", cl), path("M84 312h7l6 272h-11zM330 300h7l8 276h-11z", wl))
cloth = "108,452L338 444L346 556L112 566z"
a.add(line("".join(f"M{110+i*11.5:.0f} 336L{111+i*11.6:.0f} 460" for i in range(20)), "#F3E6CC", 2, .95))
a.add(path("M" + cloth, "#5E5A8A"), path("M108 452L338 444V456L108 464zM109 486L340 478V488L110 496zM110 516L342 508V528L111 536z", "#D2443C"), path("M108 470L339 462V468L108 476zM110 500L341 492V500L110 508z", LAMP), path("M111 542L344 534V541L111 549z", BLUELAMP), path("M338 444L346 556L322 557L316 445z", SHADOW, .25))
a.add(line("".join(f"M{114+i*12:.0f} 566l{-2+i%3*2} 14" for i in range(20)), "#E9DCC0", 2.4))
a.add(path("M70 306L366 294L368 314L72 326z", cl), path("M70 306L366 294V300L70 312z", wl), path("M96 424L346 414V426L98 436z", cl), path("M96 424L346 414V418L96 428z", wl), path("M80 572L360 564V580L82 590z", cl), path("M80 572L360 564V569L80 577z", wl))
# three threads: out of the keyhole, over the grass, to the loom
for dy, c, w in ((0, "#D2443C", 5), (10, LAMP, 5), (20, BLUELAMP, 5)):
    S = sample(f"{X+60},{372+dy*.2:.0f} {X-40},{326+dy:.0f} {X-110},{372+dy:.0f} {X-160},{446+dy*.6:.0f} {X-196},{470+dy*.3:.0f} 410,{462+dy*.4:.0f} 330,{440+dy*.5:.0f}", 14)
    a.add(path(ribbon([(x + 3, y + 8) for x, y in S], [3, 5, 5, 4], 1), SHADOW, .3), path(ribbon(S, [3, w, w, w - 1], 1), c), path(ribbon([(x, y - 1.4) for x, y in S], [.8, 1.6, 1.6, 1], 1), CREAM, .7))
a.add(ring_sprite(380, 592, 214, "#6E5A74", .12))
# two hats and the lid of a pot come down, worn so thin that the sky shows through
ht = lambda c: path(curve("-46,8! -20,-2 20,-4 48,6! 20,18 -22,18"), c, .8) + path(curve("-26,2! -24,-26 -8,-36 6,-32 22,-28 28,0!"), c, .8) + path(curve("-26,2! -24,-26 -8,-36! -12,-18 -14,2!"), CREAM, .4) + path("M-26 -4Q0 4 28 -4L28 3Q0 10 -26 3z", BRICK, .8) + line("M-16 -22l10 3M-10 -12l14 3M6 -24l10 3M-34 8l14 3M16 10l16 -1", CREAM, 2.4, .8)
a.add(group(ht("#5E5A4E"), t="translate(300 120) rotate(-24) scale(1.2)"), group(ht("#C98B3C"), t="translate(452 76) rotate(18)"), group(f'<ellipse rx="44" ry="18" fill="#B9B4C6" fill-opacity=".85"/><ellipse rx="34" ry="12" fill="#8C86A0" fill-opacity=".7"/>' + path("M-6 -8h12v-10h-12z", "#3A3048") + path("M-40 -6q30 -16 70 -4q-36 -4 -70 4z", CREAM, .9), t="translate(380 206) rotate(-34)"))
a.add(line("M200 96q46 -22 70 6q10 18 -8 22q-14 0 -10 -14M520 108q30 -24 62 -10M310 250q30 -30 44 -34M230 60q60 -28 130 -14", CREAM, 3, .55))
a.add(path(blades(r, 30, 612, 140, 60, 13, -.12), "#262E26"), path(blades(r, 860, 612, 150, 70, 14, -.2), "#262E26"))
end(a, "chapter-thread", .36, "#1B1730", .52, .56)

# ================= VIII The Answer: one rope, a knot at our height and a knot below =================
a = start(349, (0, "#2E2838"), (.5, "#5E4E58"), (1, "#3A3040"))
r = a.r
a.add(f'<rect width="900" height="600" fill="{a.stuff("stone", "#1E1A2B", "#CDB7A8")}" fill-opacity=".55"/>', f'<rect width="900" height="600" fill="{a.lin([(0,"#171425",.75),(.35,"#171425",.1),(.65,"#171425",.1),(1,"#171425",.7)], 0, 0, 1, 0)}"/>')
# the great window: morning, the ridge, a smoke as straight as a string
a.add(path("M86 470V220Q86 92 212 92T338 220V470z", "#8C7E86"), path("M86 470V220Q86 92 212 92Q146 104 112 160Q102 190 102 470z", "#E3CDB8", .8), f'<path d="M108 452V222Q108 114 212 114T316 222V452z" fill="{a.lin([(0, "#8FB0D0"), (.4, "#F3C9B4"), (.7, "#FDE3A8")])}"/>')
a.defs.append('<clipPath id="win"><path d="M108 452V222Q108 114 212 114T316 222V452z"/></clipPath>')
a.add('<g clip-path="url(#win)">', a.glow(180, 330, 150, "#FFF3CC", .9), path(ribbon([(231, 322), (232, 250), (231, 180), (232, 90)], [5, 8, 10, 10], 0), "#FBF6EE", .95), path(ribbon([(233, 322), (234, 250), (233, 180), (234, 90)], [2, 3, 4, 4], 0), "#C9A9B4", .7), path(curve("90,350! 150,318 190,334 232,312 280,334 330,318! 330,460! 90,460!"), "#7E86A4"), a.glow(232, 316, 22, LAMP, .95), '<circle cx="232" cy="315" r="3" fill="#FFF6D8"/>', path(curve("90,384! 170,368 250,378 330,362! 330,460! 90,460!"), "#8A9A62"), path(curve("330,394! 260,396 200,408 150,424 90,440! 90,470! 330,470!"), "#E9CFA0"), path(ripples(r, 110, 320, 404, 446, 8, .1, .3, 1.4, 1), CREAM, .8), "</g>")
a.add(path("M206 114h11v338h-11zM108 268h208v10H108z", "#6E5A60"), path("M206 114h4v338h-4zM108 268h208v4H108z", "#C9B4A8"), path("M70 452H354L366 474H58z", "#A79DAF"), path("M58 474H366V484H58z", "#5E5570"))
# light falls across the floor and up the wall
a.add(f'<path d="M316 130L316 452L860 620L330 620L108 452z" fill="{a.lin([(0,"#FFE6AE",.42),(1,"#FFE6AE",.05)], 0, 0, 1, 1)}"/>')
# beams overhead with a round hole; the bell hangs over it
a.add(path("M-20 -20H920V56H-20z", "#241E2C"), path("M-20 56H920V66H-20z", "#8A6248"), path("M360 -20h40v86h-40zM740 -20h40v86h-40z", "#3A2C30"))
X = 566
a.add(a.glow(X, 90, 260, "#FFE6AE", .6))
b = f"{X-30},-20! {X-72},-10 {X-92},30 {X-100},86 {X-116},128 {X-150},156! {X-70},172 {X+70},172 {X+152},156! {X+118},128 {X+102},86 {X+94},30 {X+74},-10 {X+30},-20!"
a.add(soft(curve(b), 8, 12, 10, .4), path(curve(b), "#FBE3A8", None, 'transform="translate(-3 -2)"'), f'<path d="{curve(b)}" fill="{a.lin([(0,"#D9A452"),(.3,"#E9BE6A"),(.65,"#A86E34"),(1,"#5E3A2A")], 0, 0, 1, .05)}"/>')
a.add(path(curve(f"{X-72},-14! {X-92},30 {X-100},86 {X-116},128 {X-150},156! {X-112},164! {X-84},130 {X-72},80 {X-60},20 {X-44},-18!"), "#FFF0C4", .75), path(curve(f"{X+74},-12! {X+94},30 {X+102},86 {X+118},128 {X+152},156! {X+110},165! {X+84},130 {X+74},80 {X+62},20!"), "#43282E", .5), line(f"M{X-112} 120Q{X} 142 {X+114} 120M{X-102} 100Q{X} 122 {X+104} 100M{X-92} 32Q{X} 50 {X+94} 32", "#7A4E28", 4, .8), line(f"M{X-112} 117Q{X} 139 {X+114} 117", "#FFF3CC", 2.2, .8), path(curve(f"{X-50},62 {X-38},44 {X-28},66 {X-40},92 {X-52},84") + curve(f"{X+44},84 {X+60},76 {X+58},104 {X+46},110"), "#5E9A86", .7))
a.add(f'<ellipse cx="{X}" cy="158" rx="150" ry="17" fill="#3A242A"/>', line(f"M{X} 120V184", "#4A3434", 12), f'<circle cx="{X}" cy="192" r="21" fill="#6E4A30"/><circle cx="{X-3}" cy="188" r="16" fill="#C98B4A"/><circle cx="{X-7}" cy="183" r="6" fill="#FFE6AE"/>')
# floor
a.add(f'<path d="M-20 500H920V620H-20z" fill="{a.lin([(0, "#7A5A4A"), (1, "#2E2430")])}"/>', path("M-20 500H920v5H-20z", "#C99A72", .8), planks(-20, 500, 920, 606, None, 4, r, "#2A1C22"))
# the rope, two knots, two pairs of hands; it goes on through the floor
RX = X + 14
rope = [(X + 6, 208), (X + 12, 300), (RX + 2, 400), (RX, 500), (RX, 560)]
a.add(path(curve(f"{RX-62},566! {RX},552 {RX+64},566! {RX},584"), "#171018"), path(curve(f"{RX-62},566! {RX},552 {RX+64},566! {RX},558"), "#8A6248"))
a.add(path(ribbon([(x + 6, y + 4) for x, y in rope], [11, 12, 12, 12, 12], 0), SHADOW, .35), path(ribbon(rope, [11, 12, 12, 12, 12], 0), "#D9B87E"), path(ribbon([(x - 3, y) for x, y in rope], [4, 4, 4, 4, 4], 0), "#FBE9C0"), line("".join(f"M{n(X+7+(RX-X-6)*min(1,(y-208)/200)-5)} {y}l11 7" for y in range(216, 560, 14)), "#8A6A42", 2.6, .8))
knot = lambda x, y: f'<ellipse cx="{x+3}" cy="{y+5}" rx="20" ry="17" fill="{SHADOW}" fill-opacity=".35"/><ellipse cx="{x}" cy="{y}" rx="19" ry="16" fill="#C9A468"/>' + path(curve(f"{x-19},{y}! {x-14},{y-14} {x+2},{y-16}! {x-6},{y-4} {x-10},{y+10}!"), "#FBE9C0", .85) + line(f"M{x-14} {y+8}Q{x} {y-10} {x+16} {y-6}M{x-8} {y+13}Q{x+6} {y} {x+18} {y+4}", "#8A6A42", 3, .8)
a.add(knot(RX, 330), knot(RX, 470))
# Una on the left reaches for the upper knot; the child with her, on tiptoe
a.add(folk(448, 566, 352, coat="#5E6A94", apron="#E9DFD0", hair="#C9C0C4", style="bun", scarf="#A8482F", lean=16, near=((54, -268), (118, -274)), far=((60, -290), (124, -300)), hem=-62, mood="smile", haze="#3A3040", t=.06, keep=KEEP))
a.add(folk(336, 572, 238, coat=AMBER, hair="#5A3428", style="plait", hk=1.26, lean=10, near=((40, -260), (66, -316)), far=((50, -280), (80, -320)), boot=SKINS[0], haze="#3A3040", t=.06, keep=KEEP, mood="open"))
# the lower knot: small blue hands
a.add(use("barefoot", 664, 574, 176, flip=True, left="58,136 36,122 22,104 10,92", right="104,136 124,118 140,104 150,88", haze="#3A3040", t=.04, keep=KEEP), use("barefoot", 744, 580, 142, flip=True, haze="#3A3040", t=.1, keep=KEEP))
# a pair of boots stands by the step, taken off
bt = path("M-18 -60H14L16 -24Q20 -16 40 -12Q50 -8 50 0H-20z", "#8A6248") + path("M-18 -60H-6L-9 0H-20z", "#D9B07E") + path("M-22 -64H18V-52H-22z", "#B98A5C") + line("M8 -40l12 4M10 -30l12 4", LAMP, 3) + path("M-22 -2H52V7H-22z", "#3E2C30")
a.add(path(curve("90,572! 160,560 260,574! 170,586"), SHADOW, .4), group(bt, t="translate(138 568)"), group(bt, t="translate(190 572) rotate(3)"))
a.add(a.firefly(810, 420, 3, BLUELAMP), a.firefly(846, 470, 2.4), a.firefly(780, 340, 2.4, BLUELAMP))
end(a, "chapter-answer", .42, "#120E1C", .52, .5)

# ================= IX Every Day: nothing is at stake but supper =====================================
a = start(350, (0, "#6FAED0"), (.3, "#A9D0DC"), (.5, "#E3EBD8"), (.6, "#FBEBC8"))
r = a.r
a.add(a.glow(180, 130, 300, "#FFF6D6", .9))
for spec in ("480,110 510,84 550,86 580,62 630,66 660,90 700,94 720,116 640,124 540,124", "790,180 816,160 850,164 880,146 930,150 930,190 850,194"):
    a.add(path(scallop(r, spec, 22), "#FFFFFF", .9), path(scallop(r, spec, 22), "#FDF3E2", .9, 'transform="translate(3 5)"'))
a.add(path(curve("-20,300! 130,262 280,284 430,250 580,286 720,258 920,290! 920,420! -20,420!"), "#A9BCB4"), path(scallop(r, "-20,336 160,318 340,330 520,314 700,330 920,308 920,400 -20,400", 20), "#8FAE6E"), a.firs([(390, 350, 70), (420, 354, 50), (640, 350, 60)], "#6E946A", False))
a.add(path(smoke("540,262 536,236 548,214 540,186 552,158", [5, 9, 12, 12, 4]), "#FFFFFF", .6))
a.add(use("old-mill", 500, 376, 250, mound=False, haze="#E9E3C8", t=.16, keep=KEEP + (TULIP,), angle=14))
a.plane(curve("-20,376! 200,358 460,354 700,358 920,368! 920,620! -20,620!"), a.lin([(0, "#C9C878"), (.35, "#8EA854"), (1, "#476A3C")]), lip="#FCF3C4", shadow=(0, -4, 6, .16), loose=True, inner=a.tufts(10, 890, 390, 560, 22, 18, "#5E8444", .8))
a.plane(curve("500,366! 480,390 420,420 400,450 440,490 520,540 540,620! 860,620! 800,560 660,500 560,450 530,410 530,366!"), a.lin([(0, "#F0DDB0"), (1, "#C9A878")]), lip="#FFF6DC", loose=True, inner=path("".join(f"M{x} {y}q{w//2} -5 {w} 0q-{w//2} 6 -{w} 0z" for x, y, w in ((470, 420, 24), (500, 460, 34), (600, 510, 44), (560, 548, 50), (700, 570, 60), (640, 590, 60))), "#A8825A", .35))
# a roof that leaks: one hands up, one lays
a.add(use("cottage", 196, 486, 330))
a.add(path("M222 238l62 -4 12 52 -64 6z", "#D9B87A"), path("M222 238l62 -4 2 8 -62 4z", "#F6E3B4"), line("M236 250l8 34M252 248l8 36M268 246l8 36", "#A8803E", 2.6, .8))
a.add(use("ladder", 322, 500, 236, rot=-11))
a.add(folk(286, 264, 150, flip=True, view="side", coat="#4F7A9E", hat="cap", hatc="#8A5E3E", hair="#4A3030", lean=40, near=((40, -200), (90, -150)), far=((50, -210), (96, -170)), step=30, shadow=False, hem=-130))
a.add(use("barefoot", 330, 372, 96, flip=True, left="58,136 36,118 26,90 22,60", right="104,136 122,116 128,90 122,62"), path("M296 270h64l4 12h-66z", "#D9B87A"), path("M296 270h64l1 4h-65z", "#F6E3B4"))
# washing on a line, one very small shirt at the end
a.add(path("M866 274h10v190h-10z", "#7A5640"), path("M866 274h4v190h-4z", "#C99A6A"), line("M560 318Q720 352 870 286", "#F6EACB", 3))
def shirt(x, y, s, c):
    return group(path(curve("-34,0! -46,6 -60,40! -42,48! -34,32! -36,84! 36,84! 34,32! 42,48! 60,40! 46,6 34,0! 14,8 -14,8"), SHADOW, .2, 'transform="translate(4 6)"') + path(curve("-34,0! -46,6 -60,40! -42,48! -34,32! -36,84! 36,84! 34,32! 42,48! 60,40! 46,6 34,0! 14,8 -14,8"), c) + path(curve("-34,0! -46,6 -60,40! -42,48! -34,32! -36,84! -22,84! -22,20!"), lit(c, .4), .8) + path(curve("34,32! 42,48! 60,40! 46,6! 30,2! 20,40 22,84! 36,84!"), VIOLET, .22), t=f"translate({x} {y}) scale({s})")
a.add(shirt(634, 326, .84, "#F6EFE2"), shirt(724, 328, .66, "#D2604A"), shirt(794, 314, .48, "#6E9AC4"), shirt(842, 298, .28, "#E7B64E"))
# supper: Lem tastes; the pot stands in the middle of it
a.add(path(curve("560,566! 640,552 740,566! 650,580"), SHADOW, .3), a.glow(648, 540, 70, "#F59A3C", .7, 40), path("M610 566l70 -14 4 8 -68 16zM686 566l-70 -14 -4 8 68 16z", "#4A3030"), path(curve("624,560! 620,540 632,530! 638,542! 642,518 652,508! 660,530 668,536! 676,552 670,562!"), "#E5702E"), path(curve("636,562! 634,548 642,540! 652,528 660,548 658,562!"), "#FBD06A"), line("M596 580L648 430L704 580", "#5A4038", 6), line("M648 436V470", "#2B2438", 3.4))
a.add(path(curve("606,484! 600,520 620,548 650,550 680,548 698,520 692,484! 650,494"), "#3A3448"), path(curve("606,484! 600,520 620,548 634,549! 622,520 622,488!"), "#8A84A0", .8), f'<ellipse cx="649" cy="484" rx="44" ry="9" fill="#5A5468"/><ellipse cx="649" cy="484" rx="36" ry="6" fill="#D98A3C"/>', path(smoke("646,474 640,452 652,434 644,410 654,384", [5, 10, 14, 14, 3]), "#FFFFFF", .7))
spoon = line("M118 -250L44 -150", WOODL, 9) + path(curve("112,-258 122,-270 134,-264 134,-250 122,-244"), WOODL)
a.add(folk(760, 592, 262, flip=True, coat="#D9CBB4", apron="#F6EFE2", belly=1.3, hat="cap", hatc="#FFF8EA", beard="#6E4634", hair="#4A3030", lean=20, near=((56, -226), (92, -246)), far=((50, -200), (64, -170)), hold_near=line("M-96 -252L-44 -306", "#8A5E3A", 9) + path(curve("-50,-300 -44,-316 -28,-318 -26,-302 -38,-294"), "#8A5E3A"), tilt=-6, mood="open"))
# a child with bowls, barefoot; a cat that knows the hour; hens
a.add(folk(470, 586, 196, coat="#B9543E", hair="#5A3428", style="plait", hk=1.3, boot=SKINS[0], lean=12, near=((44, -214), (88, -206)), far=((60, -216), (96, -206)), hold_near=path(curve("70,-232! 74,-206 92,-200 118,-200 134,-208 138,-232!"), STEEL) + path(curve("70,-232! 74,-206 92,-200! 86,-214 84,-232!"), lit(STEEL, .4)) + path("M66 -236h76v8h-76z", lit(STEEL, .3)) + path(curve("72,-252! 76,-240 92,-236 118,-236 132,-240 136,-252!"), "#E7B64E") + path("M68 -256h72v7h-72z", "#F9DB94"), mood="smile"))
hen = lambda c: path(curve("-26,2! 0,-3 30,2! 0,7"), SHADOW, .3) + line("M-4 -8V2M6 -8V2", AMBER, 3) + path(curve("-30,-34! -34,-20 -20,-6 2,-5 22,-8 28,-26! 32,-40 28,-46 20,-46 14,-36! 0,-26 -16,-28"), c) + path(curve("-30,-34! -34,-20 -20,-6 -6,-5! -20,-16 -20,-28!"), lit(c, .4), .8) + path("M18 -46q2 -8 6 -4q4 -6 6 0q4 0 2 6z", TULIP) + path("M30 -40l9 3 -9 4z", AMBER) + eye(24, -40, 2.2)
a.add(group(hen("#C97A48"), t="translate(390 556)"), group(hen("#F3EADA"), t="translate(342 580) scale(-1.1 1.1)"), group(hen("#8A5A4A"), t="translate(424 520) scale(.8)"))
a.add(use("cat", 566, 594, 92))
for x, y, h, c, l in ((40, 560, 66, TULIP, .05), (74, 574, 58, "#E7A13D", -.04), (18, 586, 60, "#F2B8A0", .03), (110, 588, 52, TULIP, .06), (852, 590, 50, "#E7A13D", -.05)):
    a.add(a.tulip(x, y, h, c, l))
a.add(path(blades(r, 60, 612, 150, 48, 13, .1), "#3E6238"), path(blades(r, 880, 612, 100, 50, 10, -.1), "#3E6238"))
end(a, "chapter-every-day", .2, "#2B2A30", .5, .5)
