from _stage import *
from _players import *

a = scene(7)
r = a.r
PET, PETD, BRASS = "#2A4656", "#12222E", "#C98B3C"

# inside of the cap: a vault of thatch over rafters, petrol in the depth
a.add(f'<rect width="900" height="1200" fill="{a.lin([(0,"#1C3140"),(.45,"#2F5060"),(1,"#162834")])}"/>', a.glow(420, 560, 430, "#5E8490", .5))
t = ""
for _ in range(120):
    x, y = r.uniform(-10, 910), r.uniform(-10, 760)
    q = (x - 470) / 900
    t += f"M{x:.0f} {y:.0f}l{-q*50:.0f} {-r.uniform(24,52):.0f}"
a.add(line(t, "#4E7480", 2.4, .35))
for x0, x1, w in ((-60, 330, 54), (170, 420, 44), (470, 480, 40), (760, 545, 46), (980, 620, 56)):
    a.add(path(f"M{x0-w} 900L{x1-w*.3:.0f} -20H{x1+w*.3:.0f}L{x0+w} 900z", "#15242F", .85), path(f"M{x0-w} 900L{x1-w*.3:.0f} -20h8L{x0-w+16} 900z", "#6E929A", .5))
a.add(path("M-20 186L920 150V184L-20 224z", "#15242F"), path("M-20 186L920 150V157L-20 194z", "#6E929A", .6))

# the hatch, half open: morning, and the end of a sail going by
HX, HY = 40, 236
a.add(path("M22 236L208 222L214 470L26 492z", "#0E1A24"), path("M34 248L198 236L203 458L38 478z", a.lin([(0, "#7FB7D0"), (.6, "#CFE3DC"), (1, "#F8E6B8")])))
cid = a.id("h")
a.defs.append(f'<clipPath id="{cid}"><path d="M34 248L198 236L203 458L38 478z"/></clipPath>')
a.add(f'<g clip-path="url(#{cid})">', path(scallop(r, "20,430 60,404 100,418 140,400 190,416 220,440 220,490 20,490", 16), "#A9C39A"), path(scallop(r, "90,300 120,280 150,284 176,300 150,310 110,310", 14), "#FFFDF4"), group(blade_of(r, 330, 96, "dutch", WOOD, CREAM, .8, 10), t="translate(-120 560) rotate(-50)"), "</g>")
a.add(path("M198 236L312 190L322 480L203 458z", "#5A4438"), path("M198 236L312 190L313 200L199 245z", "#C99A70"), path("M312 190L322 480L314 478L304 194z", "#3A2C2C"), line("M232 222L238 464M266 210L274 470", "#3A2C2C", 4), path("M202 268L316 236v16L203 282zM203 420L320 432v-16L203 406z", "#2A2430"), f'<circle cx="300" cy="340" r="9" fill="{BRASS}"/>', path("M34 248L198 236V244L42 256L46 478L38 478z", "#FFF6DA", .8))
# its beam of light
a.add(f'<path d="M60 250L206 250L760 960L300 1010z" fill="{a.lin([(0,"#FFF1C4",.42),(.6,"#FFF1C4",.12),(1,"#FFF1C4",0)])}"/>')


def gear(x, y, R, teeth, tooth, rim, c, spokes=6, hub=.2, rot=0, thick=10, lean=.9, pegs=False, lo=None):
    """A wheel with cogs; rim is the width of its ring. Light on the upper left of every cog."""
    lo = lo or dim(c, .4)
    w = math.pi / teeth
    outer = []
    for k in range(teeth):
        m = rot + 2 * math.pi * k / teeth
        for q, f in ((-.62, 0), (-.42, 1), (.42, 1), (.62, 0)):
            outer.append((x + math.cos(m + q * w) * (R - tooth + f * tooth), y + math.sin(m + q * w) * (R - tooth + f * tooth)))
    d = "M" + "L".join(f"{n(u,0)} {n(v,0)}" for u, v in outer) + "z"
    inner_r = R - tooth - rim
    ring = d + disc(x, y, inner_r)
    sp = ""
    for k in range(spokes):
        m = rot * 1.7 + 2 * math.pi * k / spokes + .2
        s1, s0 = rim * .5, rim * .36
        ux, uy = math.cos(m), math.sin(m)
        sp += f"M{n(x+ux*R*hub*.8-uy*s0,0)} {n(y+uy*R*hub*.8+ux*s0,0)}L{n(x+ux*(inner_r+4)-uy*s1,0)} {n(y+uy*(inner_r+4)+ux*s1,0)}L{n(x+ux*(inner_r+4)+uy*s1,0)} {n(y+uy*(inner_r+4)-ux*s1,0)}L{n(x+ux*R*hub*.8+uy*s0,0)} {n(y+uy*R*hub*.8-ux*s0,0)}z"
    eo = 'fill-rule="evenodd"'
    o = path(ring, SHADOW, .4, f'{eo} transform="translate({thick+8} {thick+14})"') + path(sp, SHADOW, .3, f'transform="translate({thick+4} {thick+8})"')
    o += path(sp, lo, None, f'transform="translate({thick*.6:.0f} {thick*.7:.0f})"') + path(ring, lo, None, f'{eo} transform="translate({thick} {thick+2})"') + path(ring, mix(lo, c, .4), None, f'{eo} transform="translate({thick*.5:.0f} {thick*.5:.0f})"')
    g = a.lin([(0, lit(c, .3)), (.45, c), (1, dim(c, .34))], 0, 0, 1, 1)
    o += path(sp, g) + path(ring, g, None, eo)
    # lit rims
    o += f'<circle cx="{x}" cy="{y}" r="{n(inner_r)}" fill="none" stroke="{lo}" stroke-width="4"/><path d="M{n(x-math.cos(.3)*(R-tooth),0)} {n(y+math.sin(.3)*(R-tooth),0)}A{n(R-tooth,0)} {n(R-tooth,0)} 0 0 1 {n(x+math.cos(1.1)*(R-tooth),0)} {n(y-math.sin(1.1)*(R-tooth),0)}" fill="none" stroke="{lit(c,.55)}" stroke-width="4" stroke-opacity=".7"/>'
    o += line("".join(f"M{n(u0,0)} {n(v0,0)}L{n(u1,0)} {n(v1,0)}" for k in range(teeth) for (u0, v0), (u1, v1) in [(outer[4 * k + 1], outer[4 * k + 2])] if (outer[4 * k + 1][0] - x) + (outer[4 * k + 1][1] - y) < R * .3), lit(c, .5), 4, .8)
    if pegs:
        o += path("".join(disc(round(x + math.cos(rot + 2 * math.pi * k / (teeth // 2)) * (R - tooth - rim * .5)), round(y + math.sin(rot + 2 * math.pi * k / (teeth // 2)) * (R - tooth - rim * .5)), rim * .12) for k in range(teeth // 2)), dim(c, .45))
    o += f'<circle cx="{x+4}" cy="{y+6}" r="{n(R*hub)}" fill="{lo}"/><circle cx="{x}" cy="{y}" r="{n(R*hub)}" fill="{mix(c, lit(c, .3), .4)}"/><circle cx="{x}" cy="{y}" r="{n(R*hub*.45)}" fill="{lo}"/>'
    return o


# far gears, bluish with distance
a.add(tint(gear(560, 1040, 230, 24, 26, 34, "#8A6A4A", 6, .2, .1), PET, .55), tint(gear(864, 600, 150, 18, 20, 24, "#A97E48", 5, .22, .05), PET, .5))
# the king post and its chain
a.add(path("M640 -20h70l6 560h-84z", "#2C3A44"), path("M640 -20h16l-8 560h-16z", "#7A8E92", .7), path("M634 300h84v26h-84z", "#1A2832"))
# upper right wheel of brass, then the great wooden wheel, then lower left
a.add(gear(772, 318, 172, 20, 26, 32, "#B8863E", 5, .2, .16, 9))
AX, AY, AR = 404, 640, 316
a.add(gear(AX, AY, AR, 32, 36, 58, "#8E6242", 8, .2, .098, 14, pegs=True))
a.add(gear(66, 968, 180, 18, 30, 34, "#B07A3C", 6, .22, .02, 11))

# the clock face on the great wheel: pale, and it has lost its hands
CR = 196
a.add(f'<circle cx="{AX+8}" cy="{AY+14}" r="{CR+22}" fill="{SHADOW}" fill-opacity=".45"/><circle cx="{AX}" cy="{AY}" r="{CR+18}" fill="#7A5228"/><circle cx="{AX-2}" cy="{AY-3}" r="{CR+15}" fill="{BRASS}"/><circle cx="{AX+1}" cy="{AY+1}" r="{CR+4}" fill="#6B4A2E"/><circle cx="{AX}" cy="{AY}" r="{CR}" fill="{a.lin([(0,"#FFF9E6"),(.6,"#EDE4D0"),(1,"#B9B9BE")], 0, 0, 1, 1)}"/>')
a.add(f'<path d="M{AX-CR-13} {AY+30}A{CR+15} {CR+15} 0 0 1 {AX+30} {AY-CR-13}" fill="none" stroke="#F9DFA0" stroke-width="7" stroke-linecap="round"/>')
mk = mk2 = ""
for k in range(60):
    q = k * math.pi / 30
    r0, r1 = (CR - 16, CR - 48) if k % 15 == 0 else (CR - 16, CR - 40) if k % 5 == 0 else (CR - 16, CR - 24)
    s = f"M{AX+math.cos(q)*r0:.0f} {AY+math.sin(q)*r0:.0f}L{AX+math.cos(q)*r1:.0f} {AY+math.sin(q)*r1:.0f}"
    if k % 5 == 0:
        mk += s
    else:
        mk2 += s
a.add(line(mk, "#3A4654", 11, cap="butt"), line(mk2, "#3A4654", 3, .7), f'<circle cx="{AX}" cy="{AY}" r="{CR-68}" fill="none" stroke="#8E9AA6" stroke-width="3" stroke-opacity=".6"/>')
# a sun and a moon worked into the middle, the worn pin where hands once sat
a.add(path("".join(f"M{AX+math.cos(t)*34:.0f} {AY+math.sin(t)*34:.0f}L{AX+math.cos(t+.2)*66:.0f} {AY+math.sin(t+.2)*66:.0f}L{AX+math.cos(t+.4)*34:.0f} {AY+math.sin(t+.4)*34:.0f}z" for t in [k * .5236 for k in range(12)]), "#E2B45E", .7), f'<circle cx="{AX}" cy="{AY}" r="34" fill="#F3D08A"/><circle cx="{AX+2}" cy="{AY+3}" r="13" fill="#6B4A2E"/><circle cx="{AX}" cy="{AY}" r="12" fill="{BRASS}"/><circle cx="{AX-3}" cy="{AY-3}" r="4" fill="#FFE9B0"/>')
a.add(line(f"M{AX-120} {AY+64}l26 16 -6 24 22 20M{AX-94} {AY+80}l24 -6", "#8E8A88", 2.4, .8))

# the owl on the top cog, a judge; a feather has come down
a.add(path(curve(f"{AX-70},{AY-AR+4}! {AX},{AY-AR-8} {AX+84},{AY-AR+4}! {AX},{AY-AR+16}"), SHADOW, .5), a.glow(AX, 210, 170, "#FFEFC4", .3), use("owl", AX, AY - AR + 2, 246, haze=PET, t=.08))
a.add(group(path(curve("0,0! -10,-30 0,-64 16,-84! 22,-56 16,-22 4,2!"), "#A9A6BC") + line("M4 8Q6 -40 14 -80", "#5E5C76", 2.4), t="translate(232 1092) rotate(64)"))

# key in its hole, hedgehog on the key
KX, KY = AX + 92, AY + 96
a.add(f'<circle cx="{KX}" cy="{KY}" r="25" fill="#7A5228"/><circle cx="{KX-1}" cy="{KY-2}" r="22" fill="{BRASS}"/><circle cx="{KX}" cy="{KY}" r="13" fill="#2A2430"/>')
a.add(a.glow(820, 830, 250, AMBER, .55), path("M776 606L876 576V596L778 628z", "#2C2230"), path("M776 606L876 576V582L777 613z", "#A8764A"), path("M858 520h34l4 590h-40z", "#22303A"), path("M858 520h9l0 590h-9z", "#C98F5A", .7), use("lantern", 800, 616, 190))
ang = 84
key = path("M-8 -30V128H26V115H12V96H26V84H8V-30z", dim(LAMP, .45), None, 'transform="translate(5 6)"') + path("M-8 -30V128H26V116H12V97H26V85H8V-30z", "#E9B548") + path("M-8 -30V128H-2V-30z", "#FFF0B8") + path(disc(0, -78, 54) + disc(0, -78, 27), dim(LAMP, .45), None, 'fill-rule="evenodd" transform="translate(5 6)"') + path(disc(0, -78, 54) + disc(0, -78, 27), "#E9B548", None, 'fill-rule="evenodd"') + '<path d="M-48 -62A52 52 0 0 1 10 -129" fill="none" stroke="#FFF3C8" stroke-width="8" stroke-linecap="round"/>' + path("M-22 -26h44v12h-44z", "#C98B3C") + path("M-22 -26h44v4h-44z", "#FFE9A8") + path(disc(0, -146, 12), "#E9B548")
# key: bit end in the hole, bow out to the right
kx, ky = KX + math.sin(math.radians(ang)) * 116, KY - math.cos(math.radians(ang)) * 116
a.add(group(key, t=f"translate({kx:.0f} {ky:.0f}) rotate({ang})"))
bx, by = kx + math.sin(math.radians(ang)) * 78, ky - math.cos(math.radians(ang)) * 78
a.add(place(hedgehog((None, "70,116 42,70 50,-14", "108,110 118,50 100,-16"), True), bx + 6, by + 262, 1.04, rot=5, haze=PET, t=.06))
# fingers over the gold
a.add(f'<circle cx="{bx-36:.0f}" cy="{by+42:.0f}" r="12" fill="#E6C6A2"/><circle cx="{bx+6:.0f}" cy="{by+46:.0f}" r="11" fill="#D9B592"/>')
# effort: two arcs where he swings
a.add(line(f"M{bx-120:.0f} {by+226:.0f}q-16 -10 -22 -30M{bx-146:.0f} {by+240:.0f}q-20 -12 -26 -36M{bx+110:.0f} {by+262:.0f}q18 -4 28 -18", "#F3D9A0", 4, .5))

# pendulum below the face, going left
a.add(line(f"M{AX} {AY+CR+18}L{AX-74} {AY+CR+236}", "#4A3428", 12), line(f"M{AX-3} {AY+CR+18}L{AX-78} {AY+CR+236}", BRASS, 4), f'<circle cx="{AX-76}" cy="{AY+CR+262}" r="56" fill="{SHADOW}" fill-opacity=".4"/><circle cx="{AX-82}" cy="{AY+CR+254}" r="54" fill="#8A5E2A"/><circle cx="{AX-84}" cy="{AY+CR+251}" r="49" fill="{BRASS}"/><circle cx="{AX-98}" cy="{AY+CR+236}" r="20" fill="#F9DFA0" fill-opacity=".7"/>')

# the floor beam close to us: oil can, hour glass, hammer, a hand that fell off the clock long ago
a.plane("M-20 1112L920 1086V1220H-20z", a.lin([(0, "#4E4A48"), (.3, "#2C3238"), (1, "#10191F")]), lip="#C9A878", shadow=(0, -8, 9, .4))
a.add(line("M-20 1146Q300 1130 520 1142T920 1122M200 1180Q460 1164 760 1176", "#161F26", 3, .8))
hg = path("M-34 -112H34v12H-34zM-34 -12H34V0H-34z", "#7A5238") + path("M-34 -112H34v4H-34zM-34 -12H34v4H-34z", "#D9A878") + line("M-28 -100V-12M28 -100V-12", "#7A5238", 6) + path(curve("-22,-100! -22,-76 -4,-60 -4,-56! -4,-52 -22,-36 -22,-12! 22,-12! 22,-36 4,-52 4,-56! 4,-60 22,-76 22,-100!"), "#CFE0E4", .75) + path(curve("-18,-12! -16,-24 0,-34 16,-24 18,-12!") + curve("-14,-82! 0,-78 14,-82! 8,-70 1,-62 -1,-62 -8,-70"), "#F3CF86") + path("M-1 -62h2v32h-2z", "#F3CF86")
a.add(path(curve("506,1120! 560,1108 630,1112 650,1118! 570,1128"), SHADOW, .4), group(hg, t="translate(562 1120)"))
a.add(group(path("M-58 8L44 -10L90 -4L44 6L-56 20z", "#1A2430", .8, 'transform="translate(4 6)"') + path("M-58 8L44 -10L90 -4L44 6L-56 20z", "#46566A") + path("M-58 8L44 -10L90 -4z", "#A9B9C6") + path(disc(-60, 13, 15) + disc(-60, 13, 6), "#46566A", None, 'fill-rule="evenodd"'), t="translate(400 1146) rotate(-4)"))
oc = path(curve("-40,0! -44,-30 -24,-52 0,-54 24,-52 44,-30 40,0!"), "#8A4A3A") + path(curve("-40,0! -44,-30 -24,-52 0,-54! -22,-40 -26,-14 -24,0!"), "#D98A6A") + path("M-5 -54L30 -118L36 -116L10 -52z", "#5E3A34") + path("M-14 -60h28v10h-28z", "#5E3A34") + line("M-38 -36q-30 -4 -26 22q4 16 28 8", "#5E3A34", 7)
a.add(path(curve("790,1108! 850,1098 900,1100 930,1106! 860,1116"), SHADOW, .4), group(oc, t="translate(842 1108)"))
# web in the near corner, with its mistress winding her own thread
a.add(line("M-10 560L150 620M-10 560L110 700M-10 560L40 740M-10 640Q20 632 34 590Q44 574 60 578M-10 690Q36 680 62 622Q74 596 104 602M-10 730Q60 712 92 648Q106 616 140 616", "#CFE0E4", 1.8, .4))
a.add(line("M150 620V668", "#CFE0E4", 1.6, .6), f'<circle cx="150" cy="676" r="8" fill="#1A2430"/>', line("M144 672l-10 -6M144 678l-10 4M156 672l10 -6M156 678l10 4", "#1A2430", 2))
# dust in the beam
a.add(path("".join(disc(round(u), round(v), q) for u, v, q in [(110 + 560 * t_ + r.uniform(-70, 70), 290 + 640 * t_ + r.uniform(-60, 60), r.choice((1.4, 2, 2.8))) for t_ in [r.random() for _ in range(46)]]), "#FFF3CC", .6))
finish(a, 7, .5, "#081018", .48, .56)
