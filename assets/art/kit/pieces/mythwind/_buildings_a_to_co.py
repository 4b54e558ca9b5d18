"""Parts shared by the buildings from the abattoir to the courthouse: skies, ranges, villagers, sprites with free arms, a dog."""
import re
from common import *
from things import eye, sleepy

SKIES = {
    "day": [(0, "#6FAED0"), (.35, "#9CC7DD"), (.6, "#D9E6DC"), (.75, "#FBEBD0")],
    "late": [(0, "#4F6F95"), (.25, "#9FB0B0"), (.45, "#EBCF98"), (.62, "#F3BE74")],
    "sunset": [(0, "#343868"), (.22, "#6E5A8A"), (.4, "#C9839A"), (.54, "#F2B8A0"), (.66, "#FAD79A")],
    "dusk": [(0, "#23264F"), (.24, "#474A84"), (.44, "#86699B"), (.58, "#D79A9B"), (.7, "#F8D3A0")],
    "night": [(0, "#15162E"), (.3, "#262B58"), (.6, "#544F86"), (.85, "#8D7BA4")],
}


def sky(a, hour, stops=None):
    a.add(f'<rect width="{a.w}" height="{a.h}" fill="{a.lin(stops or SKIES[hour])}"/>')


def bars(a, spec, c, lip, op=.8, dy=5):
    """Evening cloud: a long torn lens with a lit under-edge."""
    d = curve(spec)
    a.add(path(d, lip, op, f'transform="translate(-2 {dy})"'), path(d, c, op))


def puffs(a, x, y, w, c="#FDF8EC", shade="#C8DCE4"):
    """Day cloud: scalloped top over a flat foot, w wide."""
    s = w / 200
    P = lambda k, dy: [(x + px * s * k, y + py * s * k + dy) for px, py in ((-100, 2), (-78, -22), (-44, -30), (-20, -58), (22, -62), (48, -36), (78, -26), (100, 0), (40, 8), (-40, 9))]
    a.add(path(scallop(a.r, P(1, 6), 30 * s), shade, .8), path(scallop(a.r, P(.97, 0), 30 * s), c))


def peaks(spec, base, c, light, w=1220, op=1):
    """A range of mountains: a hand-set crest, each summit with a lit left face."""
    P = [(x, y) for x, y, _ in pts(spec)]
    d = f"M-20 {base}L" + "L".join(f"{n(x,0)} {n(y,0)}" for x, y in P) + f"L{w} {base}z"
    f = ""
    for i in range(1, len(P) - 1):
        (ax, ay), (x, y) = P[i - 1], P[i]
        if y < ay and y < P[i + 1][1]:
            h = (ay - y)
            f += f"M{n(x,0)} {n(y,0)}L{n(ax,0)} {n(ay,0)}L{n(ax+(x-ax)*.34,0)} {n(ay-h*.16,0)}L{n(ax+(x-ax)*.5,0)} {n(ay+h*.1,0)}L{n(ax+(x-ax)*.74,0)} {n(ay-h*.42,0)}L{n(x-2,0)} {n(ay-h*.3,0)}L{n(x+h*.08,0)} {n(y+h*.34,0)}z"
    return path(d, c) + path(f, light, op)


def lens(x, y, w, h, op=.34, c=SHADOW):
    """Contact shadow, thrown to the right of x."""
    return path(f"M{n(x-w*.45,0)} {n(y,0)}Q{n(x,0)} {n(y-h,0)} {n(x+w*.62,0)} {n(y,0)}Q{n(x,0)} {n(y+h,0)} {n(x-w*.45,0)} {n(y,0)}z", c, op)


def pebbles(r, x0, x1, y0, y1, count, w=16, grow=.2):
    d = ""
    for _ in range(count):
        y = y0 + (y1 - y0) * r.random()
        q = w + (y - y0) * grow
        x = r.uniform(x0, x1 - q)
        d += f"M{n(x,0)} {n(y,0)}q{n(q*.5,0)} {n(-q*.28,0)} {n(q,0)} 0q{n(-q*.5,0)} {n(q*.3,0)} {n(-q,0)} 0z"
    return d


def gothic(x, y, w, h, k=.5):
    """A pointed arch, its tip at y; k is the share of the height that bends."""
    r = h * k
    return f"M{n(x)} {n(y+h)}V{n(y+r)}Q{n(x+w*.02)} {n(y+r*.3)} {n(x+w/2)} {n(y)}Q{n(x+w*.98)} {n(y+r*.3)} {n(x+w)} {n(y+r)}V{n(y+h)}z"


def arched(x, y, w, h):
    """A round arch."""
    q = w / 2
    return f"M{n(x)} {n(y+h)}V{n(y+q)}a{n(q)} {n(q)} 0 0 1 {n(w)} 0V{n(y+h)}z"


def put(svg, x, y, s, flip=False, rot=0, foot=(0, 0)):
    return group(svg, t=f"translate({n(x)} {n(y)})" + (f" rotate({n(rot)})" if rot else "") + f" scale({'-' if flip else ''}{n(s,3)} {n(s,3)})" + (f" translate({n(-foot[0])} {n(-foot[1])})" if foot != (0, 0) else ""))


# ---- sprites ----------------------------------------------------------------
_k = [0]


def spirit(x, y, h, left=None, right=None, flip=False, rot=0, back="", front="", eyes="open", c="#7DB4DD", haze=None, t=0, keep=()):
    """A sprite whose arms follow point lists in its own box (160 x 220, shoulders near 56,134 and 106,134).
    back is laid behind it, front before it."""
    g = draw("sprite", c=c, eyes=eyes)
    g = g[:g.rindex("<path")]                       # the short arms go, longer ones come
    d = mix(c, INDIGO, .45)
    _k[0] += 1
    g = g.replace("spr-g", f"sp{_k[0]}")

    def arm(spec, col):
        S = sample(spec, 12)
        x1, y1 = S[-1]
        return path(ribbon(S, [17, 15, 13, 13]), col) + f'<circle cx="{n(x1)}" cy="{n(y1)}" r="8" fill="{col}"/>'
    o = back
    if right:
        o += arm(right, d)
    o += g
    if left:
        o += arm(left, mix(c, CREAM, .08))
    o += front
    if haze:
        o = tint(o, haze, t, keep)
    return put(o, x, y, h / 220, flip, rot, (80, 212))


# ---- villagers --------------------------------------------------------------
def villager(x, y, h, coat="#8C5A48", hair="#5A3B30", skin="#F0C3A0", legs="#54506B", boots=WOOD, la="33,66 26,92 30,118", ra="67,66 76,92 72,118",
             hat=None, hatc=MOSS, scarf=None, apron=None, skirt=False, look=3, back=False, beard=None, lean=0, flip=False,
             behind="", front="", hands=True, belt=None, bust=False, haze=None, t=0, keep=()):
    """A grown-up of the valley, four and a half heads high, in a box 100 x 200, foot at 50,200.
    la, ra: the arms as point lists from shoulder to hand; look shifts the face; behind and front are things carried."""
    cl, cd = lit(coat, .28), dim(coat, .28)
    o = "" if bust else path(curve("18,200 50,194 96,199 54,206"), SHADOW, .3)
    # legs and boots; a bust sits behind a table and has none
    if bust:
        pass
    elif skirt:
        o += path("M36 176h11v20h-11zM56 176h11v20h-11z", dim(legs, .2))
        o += path(curve("33,200! 32,192 44,190 49,195 49,200!") + curve("54,200! 54,194 64,190 72,195 73,200!"), boots)
    else:
        o += path("M32 150L34 194H47L50 156L54 194H67L70 150z", legs) + path("M56 150L60 194H67L70 150z", dim(legs, .3))
        o += path(curve("28,200! 28,190 40,188 48,193 49,200!") + curve("54,200! 54,191 64,188 72,194 75,200!"), boots)
    u = behind

    def arm(spec, col, sleeve):
        S = sample(spec, 10)
        (hx, hy), (px, py) = S[-1], S[-2]
        S = S[:-1] + [(px + (hx - px) * .3, py + (hy - py) * .3)]
        q = f'<circle cx="{n(hx)}" cy="{n(hy)}" r="7" fill="{skin}"/>' if hands else ""
        return q + path(ribbon(S, [11, 19, 17, 16]), col) + (path(ribbon(S, [3, 6, 5, 5]), sleeve, .5, 'transform="translate(-4 -1)"') if sleeve else "")
    u += arm(ra, cd, None)
    hem = 184 if skirt else 160
    w = 8 if skirt else 0
    u += path(curve(f"36,52! 27,88 {22-w},130 {20-w},{hem}! 50,{hem+7} {82+w},{hem}! {79+w},130 73,88 64,52! 50,47"), coat)
    u += path(curve(f"64,52! 73,88 {79+w},130 {82+w},{hem}! {64+w},{hem+4}! 64,120 58,80"), cd, .8)
    u += path(curve(f"36,52! 27,88 {22-w},130 {20-w},{hem}! {26-w},{hem+2}! 30,120 34,86 43,50!"), cl, .8)
    if apron:
        u += path(curve(f"36,98! 50,102 66,97! 72,124 72,{hem-12}! 50,{hem-6} 28,{hem-12}! 30,122"), apron) + path(curve(f"66,97! 72,124 72,{hem-12}! 60,{hem-9}! 62,120"), mix(apron, VIOLET, .3), .7) + path("M29 96Q50 104 74 95L75 101Q50 110 28 102z", dim(apron, .25))
    elif belt:
        u += path("M26 106Q50 113 77 105L78 113Q50 121 25 114z", belt) + path("M45 109h10v9h-10z", LAMP)
    elif not back:
        u += line("M50 56Q52 100 51 160", cd, 1.8, .8) + "".join(f'<circle cx="56" cy="{q}" r="2.4" fill="{cl}"/>' for q in (78, 98, 118))
    # head
    k = look
    hd = path(curve("30,28 33,10 50,3 67,10 70,28 65,44 50,52 35,44"), skin)
    if not back:
        hd += path(curve("67,12! 71,30 64,45 50,52! 60,42 62,28"), dim(skin, .2), .7)
        hd += f'<circle cx="{n(38+k)}" cy="34" r="5" fill="#E58E78" fill-opacity=".6"/><circle cx="{n(60+k)}" cy="34" r="5" fill="#E58E78" fill-opacity=".6"/>'
        hd += eye(42 + k, 27, 2.8) + eye(57 + k, 27, 2.8) + path(f"M{n(49+k*1.4)} 29q{n(3+k*.4)} 4 -1 6z", dim(skin, .22))
        if beard:
            hd += path(curve(f"30,30! 33,44 38,58 {50+k},68 62,58 68,44 70,30! 62,38 {50+k},37 38,38"), beard) + line(f"M{n(44+k)} 41q{n(6)} 4 12 0", dim(beard, .35), 2)
        else:
            hd += line(f"M{n(44+k)} 39q5 5 11 0", "#9B4A42", 2)
        hd += path(curve(f"29,34! 24,14 38,-1 54,-1 74,4 74,22 71,34! 69,24 64,18 58,15! {44+k},20 36,19 32,26"), hair) + path(curve("29,34! 24,14 38,-1 54,-1! 40,6 33,18 32,28!"), lit(hair, .25), .8)
    else:
        hd += path(curve("28,36! 24,14 38,-1 54,-1 74,4 74,22 71,38! 62,46 40,46"), hair) + path(curve("28,36! 24,14 38,-1 54,-1! 40,6 33,20 34,40!"), lit(hair, .25), .8)
    if hat == "cap":
        hd += path(curve("26,18! 26,2 40,-8 56,-8 74,-4 76,16! 60,8 42,10"), hatc) + path(curve("26,18! 26,2 40,-8 56,-8! 42,0 36,8 34,14!"), lit(hatc, .3)) + path(curve(f"{24+k},18! {30+k},10 48,9 {62+k},13! {50+k},21 {36+k},23"), dim(hatc, .3))
    elif hat == "straw":
        hd += path(curve("34,14! 34,-6 42,-13 52,-13 64,-11 68,14! 50,20"), hatc) + path("M34 6Q50 13 68 5V12Q50 20 34 13z", BRICK) + path(curve("10,18! 24,8 50,10 76,7 92,14! 78,22 50,23 24,24"), lit(hatc, .12)) + path(curve("30,16 50,20 92,14! 78,22 50,23 24,24!"), dim(hatc, .25), .7)
    elif hat == "kerchief":
        hd += path(curve("26,30! 22,8 38,-6 54,-5 74,0 76,26! 70,16 58,10 42,12"), hatc) + path(curve("26,30! 22,8 38,-6 54,-5! 40,4 34,14"), lit(hatc, .3)) + path(curve("72,18! 84,20 88,32! 78,32 72,28"), dim(hatc, .2))
    elif hat == "bun":
        hd += f'<circle cx="64" cy="-5" r="10" fill="{hair}"/>' + path(curve("55,-8 62,-14 70,-11! 62,-8"), lit(hair, .25))
    elif hat == "tricorn":
        hd += path(curve("16,14! 22,2 30,-2 36,-4! 44,-16 58,-16 66,-4! 74,-2 82,2 88,12! 70,6 50,16 34,6"), hatc) + path(curve("16,14! 34,6 50,16 70,6 88,12! 70,10 50,21 34,11"), LAMP)
    u += hd
    if scarf:
        u += path(curve("32,46! 42,54 60,54 69,45! 74,54 64,62 48,63 32,58"), scarf) + path(curve("32,46! 42,54 60,54 69,45! 66,52 48,57 34,53"), lit(scarf, .25)) + path(ribbon("58,58 64,76 60,94", [9, 10, 11]), dim(scarf, .12))
    u += arm(la, coat, cl) + front
    o += group(u, t=f"rotate({lean} 50 170)") if lean else u
    if haze:
        o = tint(o, haze, t, keep)
    return put(o, x, y, h / 200, flip, 0, (50, 200))


def passer(x, y, h, c, hat=None, skin="#E9BFA0", flip=False, lit_c=None, back=False):
    """A far figure in a few cuts: coat, lit edge, head, hair; back = seen from behind."""
    l, k = lit_c or lit(c, .35), hat or dim(c, .4)
    o = path(curve("-22,0 0,-5 40,0 0,5"), SHADOW, .35) + path("M-12-14h9V0h-11zM3-14h9l2 14H3z", dim(c, .45)) + path(curve("-9,-76! -18,-50 -22,-12! 0,-7 22,-12! 18,-50 9,-76!"), c) + path(curve("-9,-76! -18,-50 -22,-12! -16,-10! -11,-50 -4,-76!"), l, .8) + path(curve("9,-76! 18,-50 22,-12! 12,-9! 10,-50 4,-74!"), dim(c, .3), .6)
    if back:
        o += path(curve("-14,-82 -14,-100 0,-106 14,-100 14,-82 0,-72"), k) + path(curve("-14,-82 -14,-100 0,-106! -8,-96 -9,-84"), lit(k, .3), .8)
    else:
        o += f'<circle cx="0" cy="-87" r="13" fill="{skin}"/>' + path("M-6-88h.1M4-88h.1", "none", None, f'stroke="{INK}" stroke-width="4" stroke-linecap="round"') + path(curve("-14,-86! -16,-104 0,-108 16,-102 14,-84! 8,-94 -8,-96"), k)
    return put(o, x, y, h / 100, flip)


# ---- a dog that sits and hopes -----------------------------------------------
def dog(x, y, h, c="#C98B5A", flip=False, collar=TULIP, haze=None, t=0):
    """Sits, nose up, faces left; box 210 x 215, foot 100,212."""
    d, l = dim(c, .3), lit(c, .3)
    o = path(curve("40,212 110,204 206,211 110,220"), SHADOW, .34)
    o += path(ribbon(sample("150,200 182,206 202,194 206,168", 9), [20, 17, 13, 4]), d)
    o += path(curve("92,150! 88,176 84,196 70,206! 62,212! 96,212! 104,196 112,170"), dim(c, .4))
    o += path(curve("98,66! 120,94 146,128 164,168 168,198! 160,212 118,213! 100,214 104,202 118,198! 112,184 104,176! 98,190 96,204 92,212! 48,212! 48,203 60,199 66,196! 66,168 60,140 58,114 68,86!"), c)
    o += path(curve("68,86! 58,114 60,140 66,168 66,196! 78,180 82,150 80,116!"), CREAM, .9)
    o += path(curve("118,198! 108,170 124,146 146,150 160,172 158,200!"), lit(c, .1)) + path(curve("118,198! 108,170 124,146 146,150! 128,156 122,174 126,199!"), d, .5)
    o += path(curve("98,66! 120,94 146,128 164,168! 168,198! 162,210! 158,180 138,140 108,100!"), d, .55)
    o += path(curve("66,82! 78,96 92,94 106,84! 108,94 96,104 82,104 68,96"), collar) + f'<circle cx="77" cy="106" r="6" fill="{LAMP}"/>'
    o += path(curve("106,62 102,40 84,26 66,30! 50,22 32,14! 22,16 22,28! 34,42 50,54 58,72 78,90 100,84"), c)
    o += path(curve("22,28! 34,42 50,54 58,72! 66,64 62,48 46,34"), CREAM, .9) + path(curve("66,30! 78,26 92,32! 80,34 72,44 60,44"), l, .7)
    o += path(curve("78,38! 98,30 116,46 118,76 108,92 96,84 88,62"), d) + path(curve("78,38! 98,30 112,42! 98,42 92,56 90,66!"), c, .6)
    o += path(curve("34,12 24,8 16,14 18,24 26,24 34,18"), INK) + eye(66, 44, 4.2) + line("M26 30Q40 44 52 48", dim(c, .5), 2.2)
    if haze:
        o = tint(o, haze, t)
    return put(o, x, y, h / 215, flip, 0, (100, 212))


def laid(a, ridge, eave, courses=8, dark="#7A4B3A", light="#B06A45", sag=9, bow=.8, size=None, marks=True):
    """shingled() for steep and hipped roofs: the seams lean with the slope and never leave the roof."""
    r, out = a.r, []

    def edge(t):
        return (eave[0] + (ridge[0] - eave[0]) * t ** bow, eave[1] + (ridge[1] - eave[1]) * t,
                eave[2] + (ridge[2] - eave[2]) * t ** bow, eave[3] + (ridge[3] - eave[3]) * t)
    size = size or (eave[2] - eave[0]) / 19
    for i in range(courses):
        x0, y0, x1, y1 = edge(i / courses)
        u0, v0, u1, v1 = edge(min(1, (i + 1.35) / courses))
        top = f"M{n(u0,0)} {n(v0,0)}Q{n((u0+u1)/2,0)} {n((v0+v1)/2+sag,0)} {n(u1,0)} {n(v1,0)}L{n(x1,0)} {n(y1,0)}"
        d, m, x = "", "", x1
        while x > x0 + 6:
            w = min(r.uniform(size * .75, size * 1.25), x - x0)
            f = (x - w - x0) / (x1 - x0)
            yy = y0 + (y1 - y0) * f + math.sin(f * 3.14) * sag
            h = r.uniform(.14, .3) * size
            d += f"Q{n(x-2,0)} {n(yy+h,0)} {n(x-w/2,0)} {n(yy+h,0)}T{n(x-w,0)} {n(yy,0)}"
            if marks and .04 < f < .96 and r.random() < .6:
                k = size * .7
                m += f"M{n(x-w,0)} {n(yy-3,0)}l{n((u0+(u1-u0)*f-x+w)/max(1,yy-v0)*k,0)} {n(-k,0)}"
            x -= w
        c = mix(dark, light, i / courses)
        out += [path(top + d + "z", SHADOW, .28, 'transform="translate(2 7)"'), path(top + d + "z", c)] + ([line(m, dim(c, .3), 2, .7)] if m else [])
    return "".join(out)
