import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
from _shared_pieces import disc, hole

# The eight parts that can be fixed to the tower, in pairs: beams, lamps, steps, flags. Villagers' parts stand on the
# tower's pale plaster by day, sprites' parts at dusk, and the outlines of a pair differ as well.
TILE = "M30 14H206Q224 14 224 32V206Q224 224 206 224H30Q12 224 12 206V32Q12 14 30 14z"


def tile(name, ground, picture, over="", rim="#A9784C"):
    a = Art(240, 240, 81)
    r = a.r
    inner = "M32 24H204Q214 24 214 34V204Q214 214 204 214H32Q22 214 22 204V34Q22 24 32 24z"
    a.defs.append(f'<path id="t" d="{TILE}"/><path id="f" d="{inner}"/><clipPath id="c"><use href="#f"/></clipPath>')
    a.add("".join(f'<use href="#t" x="{n(k*1.1)}" y="{n(k*1.2)}" fill="{dim(rim, .52 if k > 4 else .42)}"/>' for k in range(7, 0, -1)), f'<use href="#t" fill="{lit(rim, .5)}"/><use href="#t" x="2" y="2.500" fill="{a.lin([(0, lit(rim, .12)), (1, dim(rim, .14))], .1, 0, .9, 1)}"/>')
    a.add('<g clip-path="url(#c)">', ground(a), picture(a), line("M24 214V34Q24 26 32 26H206", SHADOW, 5, .3), "</g>", over)
    a.save(OUT + f"upgrade-{name}.svg")


def wall(day=True):
    """Plaster of the tower, some stones bare."""
    top, low, st, sl = ("#FBEED3", "#D9BE9A", "#A28C86", "#CDB7A0") if day else ("#8A83B4", "#4A4680", "#4A4270", "#6E679A")

    def f(a):
        o = f'<rect width="240" height="240" fill="{a.lin([(0, top), (1, low)], 0, 0, 1, 1)}"/>'
        for x, y, w, h in ((34, 34, 60, 40), (150, 176, 66, 44), (30, 170, 44, 44)):
            o += path(curve([(x + w * .5 + math.cos(k) * w * .56 * a.r.uniform(.8, 1.1), y + h * .5 + math.sin(k) * h * .54 * a.r.uniform(.8, 1.1)) for k in (0, .8, 1.6, 2.4, 3.2, 4, 4.8, 5.6)]), st, .9)
            o += path("".join(f"M{n(x+4+i*w*.31+(j%2)*7,0)} {y+4+j*13}h{n(w*.24,0)}v9h{n(-w*.24,0)}z" for j in range(int(h / 13)) for i in range(3)), sl)
        return o
    return f


def sky(*stops, glow=None):
    def f(a):
        return f'<rect width="240" height="240" fill="{a.lin(list(stops))}"/>' + (a.glow(*glow) if glow else "")
    return f


def socket(day=True):
    """The square hole the masons left; the beam comes out of it towards us, down to the right."""
    c, l, d = ("#75698A", "#B3A8B5", "#2B2233") if day else ("#3A3462", "#8A83B4", "#171530")
    o = path("M22 66H128V172H22z", SHADOW, .25, 'transform="translate(4 5)"') + path("M22 66H128V172H22z", c) + path("M22 66H128V78H22zM22 66H34V172H22z", l) + path("M28 66l8 12M62 66v12M96 66v12", "none", None, f'stroke="{c}" stroke-width="3"') + line("M22 106h12M22 140h12", c, 3)
    return o + path("M36 80H116V160H36z", d)


def beam(c, kind):
    """A squared timber that leaves the wall to the right; its end is cut square."""
    L, D = lit(c, .38), dim(c, .36)
    top, front, end = "M44 84H112L216 118H148z", "M44 84L148 118V206L44 158z", None
    # a thick beam seen a little from below: side face, top face, end
    o = soft("M46 92L150 118L206 112V196L150 212L46 160z", 6, 9, 7, .34)
    o += path("M46 90L150 122V210L46 160z", c) + path("M46 90L104 82L204 108L150 122z", L) + path("M150 122L204 108V194L150 210z", "#E3BE86" if kind == "oak" else "#F3E6C4")
    return o, D, L


def oak(a):
    o, D, L = beam("#8A5E3A", "oak")
    o = socket() + o
    o += line("M52 112L146 142M52 128L120 150M60 146L146 178M80 124L146 158", D, 2.6, .7)
    # rings on the end, a crack
    o += "".join(f'<ellipse cx="177" cy="159" rx="{q*.58:.0f}" ry="{q}" fill="none" stroke="#A8763E" stroke-width="3" transform="skewY(-8)" />'.replace('cy="159"', 'cy="184"') for q in (34, 23, 12)) + path("M177 158L196 132L180 162z", "#8A5A30")
    # three straps of iron with bolts
    for t in (.2, .62):
        x = 46 + 104 * t
        yt, yb = 90 + 32 * t, 160 + 50 * t
        w = 20
        o += path(f"M{x:.0f} {yt:.0f}l{w} {w*.31:.0f}V{yb+w*.48:.0f}l-{w} {-w*.48:.0f}z", "#4E4C62") + path(f"M{x:.0f} {yt:.0f}l5 1.500V{yb+2:.0f}l-5 -2.400z", "#A6A1B6") + path(f"M{x:.0f} {yt:.0f}l{w} {w*.31:.0f}l{54-t*4:.0f} {-12 - 2*t:.0f}l-{w} {-w*.28:.0f}z", "#8D889E") + "".join(f'<circle cx="{x+w*.55:.0f}" cy="{yt+f*(yb-yt)+w*.2:.0f}" r="5" fill="#2B2838"/><circle cx="{x+w*.55-1.4:.0f}" cy="{yt+f*(yb-yt)+w*.2-1.6:.0f}" r="3" fill="#C9C6D3"/>' for f in (.2, .5, .8))
    return o + path("M150 122L204 108V116L158 128V208L150 210z", "#6E6A80") + path("M150 122L204 108V111L153 124V209L150 210z", "#C9C6D3")


def willow(a):
    o, D, L = beam("#D9C08A", "willow")
    o = socket(False) + o
    wool, wl, wd = "#B9B2C4", "#E6E1EA", "#7A7294"
    # bound from end to end in wool: soft turns over the side and the top
    for i in range(7):
        t = i / 7
        x, yt, yb = 50 + 100 * t, 91 + 31 * t, 163 + 48 * t
        o += path(curve(f"{x:.0f},{yt-3:.0f}! {x+9:.0f},{yt-1:.0f} {x+15:.0f},{yt+4:.0f}! {x+19:.0f},{(yt+yb)/2:.0f} {x+14:.0f},{yb+7:.0f}! {x+6:.0f},{yb+7:.0f} {x-1:.0f},{yb-1:.0f}! {x-5:.0f},{(yt+yb)/2:.0f}"), wool if i % 2 else mix(wool, wl, .45)) + line(f"M{x+14:.0f} {yt+5:.0f}Q{x+18:.0f} {(yt+yb)/2:.0f} {x+13:.0f} {yb+4:.0f}", wd, 2.6, .8) + line(f"M{x+2:.0f} {yt+6:.0f}Q{x-1:.0f} {(yt+yb)/2:.0f} {x+2:.0f} {yb-6:.0f}", CREAM, 2.6, .7)
        o += path(curve(f"{x:.0f},{yt-3:.0f}! {x+26:.0f},{yt-13:.0f} {x+53-t*4:.0f},{yt-11:.0f}! {x+66-t*4:.0f},{yt-4:.0f}! {x+38:.0f},{yt-4:.0f} {x+15:.0f},{yt+4:.0f}!"), wl if i % 2 else mix(wool, wl, .6)) + line(f"M{x+15:.0f} {yt+4:.0f}Q{x+40:.0f} {yt-5:.0f} {x+64-t*4:.0f} {yt-4:.0f}", wd, 1.8, .6)
    o += "".join(f'<ellipse cx="177" cy="184" rx="{q*.58:.0f}" ry="{q}" fill="none" stroke="#C9A868" stroke-width="3" transform="skewY(-8)"/>' for q in (30, 18))
    # it has put out a shoot and a loose end of wool
    o += path(ribbon(sample("196,110 206,84 200,62 208,44", 6), [6, 5, 4, 2]), "#7E9A4E") + "".join(group(path(curve("0,0! 6,-10 5,-24 0,-34! -6,-22 -6,-10"), LEAF if k else "#B9CE7A"), t=f"translate({x} {y}) rotate({rot})") for x, y, rot, k in ((204, 88, 50, 1), (202, 70, -60, 0), (205, 54, 40, 1), (207, 46, -10, 0)))
    return o + path(ribbon(sample("72,172 66,190 80,202 70,214", 6), [5, 4, 4, 2]), wl)


def lamp(glass, core, deep, metal, shape):
    def f(a):
        o = a.glow(118, 128, 128, glass, .95)
        # the hook and the ring of windows behind
        o += line("M118 14V40", metal, 8) + line("M118 36q18 2 16 16t-16 10", metal, 7) + line("M115 14V40", lit(metal, .4), 2.4)
        if shape == "jar":
            jar = "84,96! 78,90 80,80! 156,80! 158,90 152,96! 172,114 176,136 172,172 156,194! 80,194! 64,172 60,136 66,114"
            o += line("M84 84Q84 54 118 52Q152 54 152 84", "#5E7A4A", 6) + soft(curve(jar), 5, 7, 6, .3) + path(curve(jar), lit(glass, .6)) + f'<path d="{curve(jar)}" transform="translate(2 3)" fill="{a.rad([(0, "#FFFFFF"), (.3, core), (1, deep)], .46, .62, .62)}"/>' + path(curve("152,96! 172,114 176,136 172,172 156,194! 138,194! 156,168 158,136 140,98"), dim(deep, .2), .4) + line("M78 120q-8 24 2 52", CREAM, 7, .85)
            # a leaf over the mouth, tied with rush
            leaf = "52,92! 64,66 96,54 128,56 160,64 186,88! 176,94 164,88! 154,100 140,92! 128,104 114,94! 100,104 88,94! 74,102 66,92!"
            o += path(curve(leaf), SHADOW, .25, 'transform="translate(3 5)"') + path(curve(leaf), MOSS) + path(curve("52,92! 64,66 96,54 128,56! 98,70 82,84 76,98!"), LEAF) + line("M116 58L92 94M122 58L138 92M110 58L64 86M130 60L172 84", dim(MOSS, .35), 2.4) + line("M78 100Q118 112 158 100", "#E9D9A0", 5)
            o += path("M66 194h104l6 14H60z", metal) + path("M66 194h104l1 4H65z", lit(metal, .4)) + path("M104 199h28v5h-28z", SHADOW)
            o += "".join(path(star(x, y, s), "#F0FAFF") for x, y, s in ((118, 146, 26), (142, 122, 9), (98, 172, 8)))
        else:
            o += line("M84 74Q84 48 118 46Q152 48 152 74", metal, 7) + path("M78 78L96 58H140L158 78z", metal) + path("M78 78L96 58H110L98 78z", lit(metal, .4)) + path("M66 78H170V92H66z", dim(metal, .1)) + path("M66 78H170V82H66z", lit(metal, .4))
            o += f'<path d="M76 92H160L168 184H68z" fill="{a.rad([(0, "#FFFFFF"), (.34, core), (1, deep)], .5, .6, .62)}"/>' + path(curve("118,112! 136,138 138,160 118,174 98,160 100,138"), "#FFF9E0") + path(curve("118,138! 128,152 127,164 118,170 109,164 108,152"), AMBER, .85) + path("M112 168h12v16h-12z", "#6B4A36")
            o += line("M77 92L69 184M159 92L167 184M104 92L100 184M132 92L136 184", metal, 5) + line("M73 138H163", metal, 4) + path("M58 184H178L186 206H50z", metal) + path("M58 184H178L180 189H56z", lit(metal, .4)) + path("M104 193h28v6h-28z", SHADOW) + path("M80 98h14l-4 60h-14z", CREAM, .45)
        return o
    return f


def steps(kind):
    def f(a):
        boots = kind == "boots"
        c = "#B98A58" if boots else "#9C92B8"
        L, D = lit(c, .5), dim(c, .42)
        w, H, th = (92, 62, 16) if boots else (58, 34, 9)
        o, P = "", []
        x, y = (-26, 196) if boots else (-34, 206)
        while x < 250:
            P.append((x, y))
            x, y = x + w, y - H
        for px, py in P[::-1]:
            # tread seen a little from above, its edge, the side below
            o += path(f"M{px} {py}h{w+260}v260h-{w+260}z", mix(c, D, .28))
            o += line(f"M{px+10} {py+th+16}h{w-16}M{px+18} {py+th+32}h{w-30}" if boots else f"M{px+8} {py+th+12}h{w-16}", D, 2.4, .6)
            o += path(f"M{px-8} {py}L{px+14} {py-20}H{px+w+8}V{py}z", L) + path(f"M{px-8} {py}h{w+8}v{th}h-{w+8}z", c) + path(f"M{px-2} {py+th}h{w}v8h-{w}z", SHADOW, .3)
            if boots:
                o += path(f"M{px-12} {py-3}L{px+10} {py-23}H{px+24}L{px+2} {py-3}z", "#C9C6D3") + path(f"M{px-12} {py-3}h14v{th+6}h-14z", "#4E4C62") + path(f"M{px-12} {py-3}h4v{th+6}h-4z", "#A6A1B6") + f'<circle cx="{px-4}" cy="{py+8}" r="3" fill="#C9C6D3"/>'
            else:
                o += path(curve(f"{px+8},{py-14}! {px+w*.5:.0f},{py-4} {px+w-2},{py-14}! {px+w*.5:.0f},{py-19}"), mix(c, D, .3), .8) + line(curve(f"{px-8},{py}! {px+w*.5:.0f},{py+4} {px+w},{py}!", False), CREAM, 2.4, .9)
        if boots:
            b = path("M-22 -84H18L20 -36Q22 -26 44 -22Q60 -17 60 0H-24z", "#5A3A34") + path("M-22 -84H-8L-10 0H-24z", "#A8765A") + path("M44 -22Q60 -17 60 0H40Q46 -12 30 -24z", "#3E2830") + path("M-27 -90H22V-74H-27z", "#C98A5A") + path("M-27 -90H22V-85H-27z", "#F0C898") + path("M-27 0H62V12H-27z", "#2B2233") + line("M12 -58l16 4M14 -46l16 4M18 -34l16 5", LAMP, 4.4) + "".join(f'<ellipse cx="{q}" cy="13" rx="4.600" ry="3.600" fill="#D9D6E2"/>' for q in (-19, -3, 13, 29, 46, 56))
            o += group(path(curve("-24,10! 30,2 80,8 100,14! 60,22 0,20"), SHADOW, .4) + b, t="translate(92 106) scale(1.02)")
        else:
            ft = path(curve("-16,-150! -15,-90 -20,-56 -30,-30 -38,-12! -34,0 -18,4 2,2! 8,-8 22,-6! 26,2 40,4 58,2! 64,-4 62,-12 54,-16! 38,-20 26,-30 20,-48 18,-90 18,-150!"), "#5F97CC") + path(curve("-16,-150! -15,-90 -20,-56 -30,-30 -38,-12! -34,0 -24,3! -20,-16 -8,-44 -5,-90 -5,-150!"), "#CFE6F6", .9) + path(curve("18,-150! 18,-90 20,-48 26,-30! 14,-40 10,-60 9,-90 9,-150!"), "#2F5488", .6) + "".join(f'<circle cx="{q}" cy="{cy}" r="{k}" fill="{c_}"/>' for q, cy, k, c_ in ((30, -3, 5.6, "#4F86BE"), (39, -3, 6.4, "#5F97CC"), (48, -3, 7.4, "#74ABDA"), (60, -5, 10, "#9CC8E8"))) + line("M-24 -34q8 6 14 2", "#2F5488", 2.6, .7)
            o += group(path(curve("-40,4! 10,-4 70,0 92,6! 50,14 -10,14"), SHADOW, .36) + ft, t="translate(110 122) scale(1.06)")
        return o
    return f


def bare(a):
    """Steps worn hollow, by night; a bare blue foot comes down on the middle one."""
    c, D, L = "#8A7AB8", "#2E2858", "#D6CBEE"
    o = path("".join(star(x, y, s) for x, y, s in ((46, 52, 6), (74, 90, 3.6), (196, 44, 6), (44, 128, 3.4))), CREAM, .95)
    for px, py in ((150, 96), (66, 146), (-18, 196)):
        o += path(f"M{px} {py}H260V260H{px}z", {150: "#3A336E", 66: "#5A4E92", -18: "#7468AA"}[px]) + path(f"M{px} {py+10}h6V260h-6z", L, .6) + path(f"M{px+6} {py+12}H{px+84}V{py+50}H{px+6}z", D, .34)
        o += path(curve(f"{px-10},{py}! {px+14},{py-20}! {px+96},{py-20}! {px+96},{py}! {px+44},{py+9}"), c) + path(curve(f"{px+8},{py-9}! {px+46},{py+2} {px+84},{py-9}! {px+46},{py-15}"), dim(c, .42), .9) + path(curve(f"{px-10},{py}! {px+44},{py+9} {px+96},{py}! {px+96},{py+13}! {px+44},{py+22} {px-10},{py+13}!"), lit(c, .16)) + line(curve(f"{px-10},{py}! {px+44},{py+9} {px+96},{py}!", False), L, 4)
    for x, y, s in ((30, 190, 1), (214, 88, .9), (150, 142, .8)):
        o += path(scallop(a.r, [(x - 12 * s, y + 2), (x - 4 * s, y - 9 * s), (x + 10 * s, y - 7 * s), (x + 14 * s, y + 3), (x, y + 6 * s)], 6), "#7FA35A")
    o += a.glow(116, 132, 74, "#9CD0F2", .75)
    ft = "-14,-150! -15,-90 -20,-58 -34,-34 -40,-16! -38,-2 -22,4 0,3! 14,-6 26,-6 36,3! 52,5 62,0 64,-10! 60,-20 42,-26 28,-36 20,-54 18,-92 18,-150!"
    g = path(curve("-42,4! 10,-4 70,0 88,8! 50,15 -10,15"), SHADOW, .4) + "".join(f'<circle cx="{x}" cy="{y}" r="{k}" fill="{q}"/>' for x, y, k, q in ((38, -4, 7, "#4F86BE"), (49, -5, 8, "#5F97CC"), (63, -8, 11.5, "#A9D2EE"))) + path(curve(ft), "#6FA6D8") + path(curve("-14,-150! -15,-90 -20,-58 -34,-34 -40,-16! -38,-4 -30,2! -24,-18 -8,-48 -3,-92 -3,-150!"), "#DCEEFA") + path(curve("18,-150! 18,-92 20,-54 28,-36 42,-26! 24,-26 12,-46 8,-92 8,-150!"), "#2F5488", .75) + line("M-26 -26q8 5 14 1", "#2F5488", 3, .7) + line("M30 -2q4 -4 8 0M43 -3q4 -4 8 0", "#2F5488", 2.4, .7)
    return o + group(g, t="translate(102 142) scale(1.12)")


def arm(red):
    def f(a):
        r, X = a.r, 106 if red else 134
        c, cl, cd = ("#C8402F", "#F08A6A", "#7E2622") if red else ("#4F86C6", "#BFE0F6", "#274678")
        o = ""
        if red:
            o += path(curve("-10,196! 60,170 130,184 250,160! 250,250! -10,250!"), "#8CA06A") + path(curve("-10,214! 80,196 160,204 250,190! 250,250! -10,250!"), "#5E7F4E")
        else:
            o += path("".join(star(x, y, s) for x, y, s in ((190, 50, 7), (206, 90, 4), (60, 46, 4.6), (40, 84, 3.6))), CREAM, .9) + path(curve("-10,200! 60,180 150,192 250,176! 250,250! -10,250!"), "#3E3A70") + path(blades(r, 30, 226, 90, 60, 10, .1) + blades(r, 210, 226, 80, 54, 9, -.1), "#26244C") + a.glow(40, 196, 26, "#9CD0F2", .8) + a.glow(204, 200, 22, "#9CD0F2", .7) + f'<circle cx="40" cy="196" r="4" fill="#F0FAFF"/><circle cx="204" cy="200" r="3.400" fill="#F0FAFF"/>'
        # cap of the tower, the pole on its pin, the arm of ash
        o += path(curve("40,240! 60,206 96,184 120,176! 146,186 182,208 200,240!"), "#8E8450" if red else "#5A5878") + path(curve("40,240! 60,206 96,184 120,176! 96,206 86,240!"), "#E3CF86" if red else "#8A84B0") + path(f"M{X-7} 70H{X+7}V196H{X-7}z", WOOD) + path(f"M{X-7} 70H{X-2}V196H{X-7}z", "#C99A66")
        L = -26 if red else 24
        ar = soft("M-92 -7H92V7H-92z", 4, 7, 5, .3) + path("M-94 -8H94V8H-94z", "#C9A06A" if red else "#8A7A94") + path("M-94 -8H94V-3H-94z", "#F6DFB0" if red else "#C9C0D6") + path("M-94 4H94V8H-94z", "#8A5E3A" if red else "#544A70")
        flag = lambda x, s: group((path(curve("-34,0! -32,30 -40,58! -26,50 -18,62 -4,52 6,64 18,52 30,60 40,48! 36,26 34,0!"), cd, None, 'transform="translate(3 4)"') + path(curve("-34,0! -32,30 -40,58! -26,50 -18,62 -4,52 6,64 18,52 30,60 40,48! 36,26 34,0!"), c) + path(curve("-34,0! -32,30 -40,58! -26,50! -20,28 -18,0!"), cl) + line("M-4 4q3 24 0 44M14 4q4 22 8 44", cd, 3.4, .7) + line("M-40 50q8 -8 15 0t15 2t13 2t13 -4t14 0t12 -6", CREAM, 3.6, .9)) if red else
            (path(curve("-28,0! -34,24 -22,44 -34,66 -20,88! -2,74 4,80 12,92! 20,66 32,50 24,26 28,0!"), c, .5, 'transform="translate(4 5)"') + path(curve("-28,0! -34,24 -22,44 -34,66 -20,88! -2,74 4,80 12,92! 20,66 32,50 24,26 28,0!"), c, .8) + path(curve("-28,0! -34,24 -22,44 -34,66 -20,88! -18,60 -8,40 -12,0!"), cl, .85) + line("M0 2q8 24 -2 42t6 34M16 2q6 20 0 36", cd, 3, .7) + path(curve("-34,100! -29,108 -34,113 -39,108") + curve("0,92! 5,100 0,105 -5,100") + curve("26,100! 30,107 26,111 22,107"), cl)), t=f"translate({x} 6) rotate({-L*.5}) scale({s})")
        o += group(path(disc(-84 if red else 84, 0, 16), "#4E4C62") + path(disc(-87 if red else 81, -3, 9), "#A6A1B6") + ar + flag(52 if red else -50, 1.2), t=f"translate({106 if red else 134} 88) rotate({L})") + path(disc(X, 88, 13), "#3E3044") + path(disc(X - 2, 86, 9), LAMP) + path(disc(X - 3, 85, 3.4), "#FFF6D8")
        return o
    return f


tile("1", wall(), oak, rim="#A8703C")
tile("2", wall(False), willow, rim="#6E7A4A")
tile("3", sky((0, "#15162E"), (.6, "#2F3F78"), (1, "#4F6FA8")), lamp("#7FC0F0", "#9CD6F8", "#2F6FB0", "#2B3560", "jar"), rim="#4F6F95")
tile("4", sky((0, "#3A2A44"), (.6, "#7A4A4E"), (1, "#B9773A")), lamp("#FFC860", "#FFE08A", "#D9802A", "#33242C", "lantern"), rim="#A8703C")
tile("5", sky((0, "#F9E8C4"), (1, "#D9B078"), glow=(60, 60, 150, "#FFF8E0", .8)), steps("boots"), rim="#8A5E3A")
tile("6", sky((0, "#1F2350"), (.5, "#4E4A86"), (1, "#B9789A"), glow=(176, 80, 110, "#E9A9B4", .6)), bare, rim="#5E5A9A")
tile("7", sky((0, "#7FB4D2"), (.6, "#D9E6DC"), (1, "#FBEBD0"), glow=(50, 40, 110, "#FFF8E0", .8)), arm(True), rim="#A8482F")
tile("8", sky((0, "#23264F"), (.6, "#6E5A8A"), (.85, "#D79A9B"), (1, "#F8D3A0")), arm(False), rim="#4F6F95")
