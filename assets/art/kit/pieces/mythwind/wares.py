import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from _shared_pieces import *

# Small wares, 96 x 96: the Crafter's materials, the Merchant's goods, the Ranger's gear and finds.
# Each has an outline and a colour of its own and is read at 24 px.


def ware(name, *frag):
    a = Art(96, 96, 5)
    a.add(group(*frag, t="translate(2 1.4) scale(.95)"))
    a.save(OUT + name + ".svg")


# ---- materials
end = lambda x, y, r: path(disc(x, y, r), "#5A3A22") + path(disc(x - .5, y - .5, r - 2.5), "#F0D09A") + f'<circle cx="{x}" cy="{y}" r="{n(r*.56)}" fill="none" stroke="#B9803E" stroke-width="2.600"/><circle cx="{x}" cy="{y}" r="{n(r*.2)}" fill="#B9803E"/>'
log = lambda x, y, L, r: cut(f"M{x} {y-r}H{x+L}a{r} {r} 0 0 1 0 {2*r}H{x}z", "#A06A3C", "#3A2620") + line(f"M{x+8} {y+r*.3:.0f}H{x+L-4}M{x+14} {y+r*.66:.0f}H{x+L-12}", "#6E4526", 3) + end(x, y, r)
ware("material-wood", log(40, 27, 32, 17), log(25, 65, 46, 20))
ingot = lambda x, y, s: group(cut("M-26 -10H10L26 10H-14z", "#D9D5E2", "#2E2C3C", .6, 6) + path("M-26 -10L-14 10L-18 24L-34 4z", "#8B87A0") + path("M-14 10H26L30 24H-18z", "#A7A2BA") + path("M-26 -10L-14 10L-18 24L-34 4z", "none", None, 'stroke="#2E2C3C" stroke-width="2.500" stroke-linejoin="round"') + path("M-14 10H26L30 24H-18z", "none", None, 'stroke="#2E2C3C" stroke-width="2.500" stroke-linejoin="round"') + path("M-18 -6H6L10 -1H-15z", "#FFFFFF", .7), t=f"translate({x} {y}) scale({s})")
ware("material-metal", ingot(52, 26, .94), ingot(36, 60, 1), ingot(70, 68, .8))
fold = lambda y, h, c, dk, x0=12, x1=84: cut(f"M{x0+14} {y}H{x1}Q{x1-7} {y+h/2} {x1} {y+h}H{x0+14}Q{x0} {y+h} {x0} {y+h/2}T{x0+14} {y}z", c, dk, .42, 6) + line(f"M{x0+18} {y+h*.5}H{x1-8}", dk, 3, .6) + path(f"M{x1-16} {y}H{x1}Q{x1-7} {y+h/2} {x1} {y+h}H{x1-12}Q{x1-20} {y+h/2} {x1-16} {y}z", dk, .3)
ware("material-cloth", fold(62, 25, "#4F79B8", "#22305A", 9, 88), fold(38, 25, "#F0DFBA", "#6A4A3A", 13, 84), fold(14, 25, "#D2443C", "#5A1E22", 10, 86), path("".join(disc(x, 26, 3.4) for x in (58, 72)), "#F6E6C4"), cut("M18 34H52L40 66L34 60z", "#E0574C", "#5A1E22", .42, 5), line("M26 40L44 40M31 47L41 47", "#F6E6C4", 4))

# ---- goods
ware("good-salt", cut(curve("22,38! 12,58 10,78 16,88! 78,88! 84,76 82,56 72,38!"), "#B9A58A", "#43302A"), path(curve("14,60! 30,54 46,60 62,54 82,60! 82,70! 60,66 44,72 28,66 13,72!"), "#7F6A56", .6), cut(curve("16,40! 26,22 40,8 48,4 58,8 70,24 80,40! 64,48 32,48"), "#FBFBF6", "#4A4A6A", .9), path(curve("48,4! 58,8 70,24 80,40! 68,46! 62,24"), "#C3CEDF"), path("M30 30h8v8h-8zM46 18h7v7h-7zM52 32h8v8h-8zM40 38h6v6h-6z", "#A9BCD6"), path("M20 36Q48 52 76 36L77 44Q48 58 19 44z", "#D9C7A6"))
ware("good-spice", cut("M12 48H84Q84 74 62 82V89H34V82Q12 74 12 48z", "#3F7F86", "#1E3640"), path("M16 58Q48 66 80 58L78 66Q48 74 18 66z", "#F5C45E"), cut(curve("14,48! 26,30 40,12 48,8 58,14 72,32 82,48! 48,54"), "#D2602E", "#5A2216"), path(curve("48,8! 58,14 72,32 82,48! 62,51! 60,30"), "#A8411E"), path("".join(disc(x, y, 2.8) for x, y in ((36, 34), (46, 24), (44, 42), (58, 40), (30, 44))), "#F5B45E"), group(path("M0 -15L4 -5L14 -7L8 1L14 10L3 8L0 18L-4 8L-14 10L-8 1L-14 -7L-4 -5z", "#4A2416") + path(disc(0, 1, 4), "#B9703A"), t="translate(76 20) scale(.9)"))
ware("good-silk", line("M66 62Q88 58 84 74T62 92", "#4A2450", 9), line("M66 62Q88 58 84 74T62 92", "#E79CCB", 4.6), cut("M24 22H68Q76 48 68 74H24Q16 48 24 22z", "#C868A8", "#4A2450"), path("M58 22H68Q76 48 68 74H56Q62 48 58 22z", "#8F3F80"), path("M26 24h12q-6 24 0 48H26Q18 48 26 24z", "#F0B4DC"), line("M21 34Q46 42 71 32M19 46Q46 54 73 44M20 58Q46 66 72 56", "#8F3F80", 3.2), cut("M14 8H78V22H14zM14 74H78V89H14z", "#E0A850", "#4A2A18", .5, 6))
ware("good-amber", cut(curve("48,8! 68,16 84,34 86,56 74,78 50,90 26,82 11,62 13,36 28,16"), "#E7962E", "#5A2E12"), path(curve("28,16! 48,8! 44,30 26,44 13,40! 16,26"), "#FBD98A"), path(curve("86,56! 74,78 50,90 26,82! 50,72 70,56 76,36! 84,44"), "#B4621C"), path(curve("44,30! 68,28 76,36! 70,56 50,72! 34,64 26,46!"), "#F5B648"), group(path(disc(0, 0, 5) + disc(0, 9, 6.5) + disc(0, -8, 4), "#4A2412") + line("M-5 0L-14 -6M5 0L14 -6M-6 8L-15 12M6 8L15 12M-5 4H-14M5 4H14M-2 -11L-6 -17M2 -11L6 -17", "#4A2412", 2.6), t="translate(51 48) rotate(30)"), path(curve("22,30! 28,20 38,15! 34,24 28,32"), "#FFF6DC"))

# ---- gear
ware("gear-ration", cut(curve("8,50! 8,28 26,10 50,6 74,10 86,26 86,46! 80,58 14,62"), "#C98B3C", "#4A2A18"), path(curve("14,44! 16,28 34,14 56,12! 40,20 26,34 24,48!"), "#F0C77E"), line("M34 18Q44 28 44 40M54 14Q64 24 64 36", "#FBE3B4", 5.4), cut("M10 66L58 40Q80 44 88 66V88H10z", "#F5C64A", "#5A3A12", .5), path("M10 66H88V88H10z", "#E3A52E"), path("M10 66H88V71H10z", "#FFF0BC"), path(disc(28, 79, 5) + disc(52, 78, 6.500) + disc(74, 80, 4), "#A86E1E"), path(disc(64, 56, 4), "#D9A030"))
coil = lambda y, c="#CFA868": f'<ellipse cx="46" cy="{y}" rx="33" ry="15" fill="none" stroke="#43302A" stroke-width="20"/><ellipse cx="45" cy="{y-1}" rx="33" ry="15" fill="none" stroke="{c}" stroke-width="13"/>' + line("".join(f"M{n(45+27*math.cos(t))} {n(y-1+10*math.sin(t))}L{n(45+39*math.cos(t+.16))} {n(y-1+20*math.sin(t+.16))}" for t in [k * .3927 for k in range(16)]), "#8A6430", 3.4) + f'<path d="M14 {y-4}A32 15 0 0 1 40 {y-18}" fill="none" stroke="#F6E0AE" stroke-width="3.400"/>'
ware("gear-rope", coil(68, "#C29A5A"), coil(50), coil(32, "#DDBA7C"), line("M76 40Q90 52 84 72T90 92", "#43302A", 14), line("M76 40Q90 52 84 72T90 92", "#DDBA7C", 8), line("M82 48l6 5M82 60l8 2M80 72l8 3M84 84l8 0", "#8A6430", 3))
ware("gear-torch", cut("M40 44H58L53 91H43z", "#8A5A34", "#3A2620"), path("M42 48h5l1 40h-4z", "#C9945C"), cut(curve("48,3! 56,18 72,22 76,38 68,52 56,58! 42,58! 28,52 22,40 26,26! 34,30 36,18"), "#E8772E", "#5A1E16"), path(curve("48,16! 54,28 66,32 66,44 58,54! 40,54! 30,48 31,36! 40,38 42,28"), "#F7B43C"), path(curve("49,30! 54,40 60,44 54,53! 44,53! 38,48 42,40!"), "#FFF0BC"), cut("M34 52H64L61 64H37z", "#6E6480", "#2B2438", .4, 5))

# ---- finds
lf = lambda x, y, s, rot, c: group(cut(curve("0,0! -13,-12 -13,-28 0,-40! 13,-28 13,-12"), c, "#1E3A28", .45, 5) + line("M0 -4V-28", "#2B5A36", 3), t=f"translate({x} {y}) rotate({rot}) scale({s})")
ware("find-herb", line("M46 90Q50 60 48 30", "#1E3A28", 11), lf(46, 72, .95, -72, "#5E9A4C"), lf(50, 70, .95, 74, "#4E8A48"), lf(46, 52, .92, -56, "#7FB45A"), lf(50, 50, .92, 58, "#5E9A4C"), line("M46 90Q50 60 48 30", "#6CA04C", 6), lf(48, 40, .9, 2, "#8CC063"), path("M30 82H62L58 91H34z", BRICK), "".join(path(disc(x, y, 6.5), "#4A2450") + path(disc(x - .8, y - .8, 4.6), "#E3A9D2") for x, y in ((28, 22), (68, 22), (18, 34), (78, 34))))
ware("find-ore", cut("M10 74L16 44L36 22L62 18L82 38L88 68L76 86H24z", "#6A6480", "#2A2438"), path("M16 44L36 22L62 18L52 38L30 46z", "#A59FB8"), path("M82 38L88 68L76 86H60L62 58z", "#48425E"), path("M34 58L44 46L56 52L52 68L38 70z", "#F5B648") + path("M34 58L44 46L50 49L40 62z", "#FFF0BC") + path("M60 36L70 34L74 46L64 50z", "#E7962E") + path("M60 36L70 34L66 42z", "#FBD98A") + path("M20 64L28 60L30 72L22 76z", "#E7962E") + path("M62 70L72 66L74 76L66 80z", "#F5B648"), path(star(46, 54, 11), "#FFFDF0"))
pelt = curve("48,8! 56,10 60,18! 70,20 84,14 88,24! 80,32 74,40 74,52! 82,62 90,72 84,80! 74,76 66,74 58,78! 56,86 52,92! 44,92! 40,86 38,78! 30,74 22,76 12,80! 6,72 14,62 22,52! 22,40 16,32 8,24! 12,14 26,20 36,18! 40,10")
ware("find-pelt", cut(pelt, "#B06A3C", "#43241C"), path(curve("48,20! 58,26 62,40 60,56 56,70 48,78 40,70 36,56 34,40 38,26"), "#8A4A2A"), path(curve("36,18! 26,22 14,18 12,22! 20,28 28,38 28,50! 20,64 12,72! 22,70 30,66! 36,50 34,30!"), "#D99A66"), line("M42 34l3 8M53 32l-2 9M46 50l2 8M54 56l-3 8M44 64l2 6", "#D99A66", 3), path("M41 86h14l-4 6h-6z", "#F6E6D0"))
ware("find-relic", cut("M30 14H66V22L60 26Q82 36 82 58Q82 80 58 84V90H38V84Q14 80 14 58Q14 36 36 26L30 22z", "#5E9A8C", "#1E3A3E"), path("M36 27Q14 36 14 58Q14 80 38 84Q26 70 28 54T42 26z", "#A9D2C0"), path("M60 27Q82 36 82 58Q82 80 58 84Q72 70 70 50z", "#3A6A66"), line("M17 50Q48 60 79 50M17 68Q48 78 79 68", "#F5C45E", 4.4), path("M48 54L57 62L48 70L39 62z", "#F5C45E") + path("".join(disc(x, y, 3) for x, y in ((28, 62), (68, 62))), "#F5C45E"), path("M66 22L60 26L70 34L64 44L74 42L72 54L80 50", "none", None, 'stroke="#1E3A3E" stroke-width="3.200" stroke-linejoin="round"'), line("M34 18H62", "#A9D2C0", 4))
