"""What the grounds of Mythwind share: the tower, the valley view, and the parts of a wood."""
from common import *
from motifs import motif, grad, LIB


# ---- the tower: an old round mill, four sails bare as ribs -------------------
def rib_sail(k=0, c="#6B4F40"):
    """One sail along +x: a spar and the ribs that are left; k chooses which ribs are gone."""
    gone = ((3, 8), (6,), (1, 9), (5, 10))[k % 4]
    bars = "".join(f"M{x} -9Q{x+3} 8 {x+1-(i % 3)} {36-(i*7+k*5) % 9}" for i, x in enumerate(range(44, 186, 13)) if i not in gone)
    o = line(bars, c, 3.6)
    o += line(("M44 30Q100 38 150 33", "M70 33Q130 38 184 32", "M44 33Q80 36 116 34", "M96 35Q140 36 184 31")[k % 4], lit(c, .2), 3)
    return o + path("M-12 -6L196 -3L197 2.5L-12 6z", dim(c, .15)) + path("M0 -5L196 -3V-1L0 -1.600z", lit(c, .38), .9)


def bare_sails(angle=20, c="#6B4F40", sx=.9):
    o = "".join(group(rib_sail(k, c), t=f"rotate({angle+90*k})") for k in range(4))
    return group(o, f'<circle r="15" fill="{dim(c, .2)}"/><circle cx="-2" cy="-2" r="10" fill="{lit(c, .25)}"/><circle r="3.600" fill="{dim(c, .35)}"/>', t=f"scale({sx} 1)")


@motif("old-mill", 400, 560, (198, 508))
def old_mill(angle=20, lit_w=True, mound=True, snow=False, detail=True, glow=True, top_w=False):
    r = Random5()
    o = grad("om-w", "#FBEED3", "#9A8CA4", mid=(.42, "#E6D3B4")) + grad("om-c", "#B9A254", "#5E5A3C", 0, 0, 1, .5)
    if mound:
        hill = curve("2,546 40,526 96,508 150,500 210,498 270,502 330,520 372,534 398,546 380,555 300,559 200,560 100,559 20,555")
        o += path(hill, "#D5D79A") + path(hill, "#6F8C52", None, 'transform="translate(2 4)"')
        o += path(curve("230,504! 290,508 340,524 398,546 380,555 300,559 200,560! 260,540"), VIOLET, .28) + path("".join(blades(r, bx, by, 34, bh, 6, .04) for bx, by, bh in ((46, 546, 26), (84, 536, 34), (330, 544, 30), (366, 552, 22), (296, 530, 22))), "#4F6D42") + path("".join(blades(r, bx, by, 22, bh, 4, .05) for bx, by, bh in ((112, 528, 20), (150, 540, 22), (240, 544, 20))), "#93AD66")
    o += path(curve("112,506! 200,492 300,500 358,524 310,530 200,526"), SHADOW, .3)
    wall = curve("104,506! 116,430 128,340 136,268 140,214! 254,212! 260,268 270,340 284,430 298,506! 250,516 198,519 150,516")
    o += path(wall, "url(#om-w)")
    # shaded right, lit left
    o += path(curve("254,212! 260,268 270,340 284,430 298,506! 262,514! 250,420 240,320 230,214!"), "#5C4A78", .3)
    o += path(curve("104,506! 116,430 128,340 136,268 140,214! 147,214! 143,270 136,342 124,432 113,509!"), CREAM, .85)
    # plaster gone: patches of stone show
    for x, y, w, h in ((118, 446, 48, 40), (216, 256, 40, 44), (236, 420, 50, 50), (140, 300, 34, 32)) if detail else ():
        d = curve([(x + w * .5 + math.cos(k) * w * .56 * r.uniform(.6, 1.15), y + h * .5 + math.sin(k) * h * .52 * r.uniform(.7, 1.1), 1) for k in (0, .6, 1.2, 1.8, 2.5, 3.1, 3.8, 4.4, 5, 5.6)])
        o += path(d, "#A28C86")
        for j in range(int(h / 10)):
            for i in range(3):
                if r.random() < .75:
                    o += path(f"M{n(x + 3 + i * w * .3 + (j % 2) * 6, 0)} {n(y + 4 + j * 10, 0)}h{n(w * .22, 0)}v6h{n(-w * .22, 0)}z", "#CDB7A0")
    # plinth stones
    o += path(curve("100,510! 103,486 198,496 295,485 302,510! 250,521 198,523 148,520"), "#7F7390") + path("".join(f"M{x} {494 if 140 < x < 250 else 490}q{w//2}-5 {w} 0v9q-{w//2} 5-{w} 0z" for x, w in ((108, 26), (138, 34), (226, 30), (260, 30))), "#A79DAF", .8)
    # windows: one warm and large, one small above
    pw = lambda x, y, w, h, on: pane(x, y, w, h, on, w * .5, "#5C4334", (1, 1))
    if lit_w and glow:
        i = "om-g"
        o += f'<radialGradient id="{i}"><stop stop-color="{LAMP}" stop-opacity=".8"/><stop offset="1" stop-color="{LAMP}" stop-opacity="0"/></radialGradient><circle cx="182" cy="352" r="62" fill="url(#{i})"/>'
    o += pw(164, 328, 36, 48, lit_w) + pw(206, 268, 20, 27, top_w)
    # round red door, stone ring, steps
    o += '<circle cx="188" cy="468" r="41" fill="#75698A"/>'
    if detail:
        for i in range(9):
            t = 3.3 + i * .36
            o += path(f"M{n(188+33*math.cos(t-.14))} {n(468+33*math.sin(t-.14))}L{n(188+44*math.cos(t-.15))} {n(468+44*math.sin(t-.15))}L{n(188+44*math.cos(t+.15))} {n(468+44*math.sin(t+.15))}L{n(188+33*math.cos(t+.14))} {n(468+33*math.sin(t+.14))}z", "#B3A8B5")
    o += f'<circle cx="188" cy="469" r="32" fill="{dim(BRICK, .25)}"/><circle cx="189" cy="470" r="29.500" fill="{TULIP}"/>' + path(curve("202,443! 220,458 219,484 204,496! 212,470"), dim(TULIP, .35), .8) + line("M176 444V496M188 440V499M200 443V496", dim(TULIP, .35), 1.8)
    o += path("M161 458h20v5h-20zM161 482h22v5h-22z", dim(INK, .1)) + f'<circle cx="209" cy="472" r="3.400" fill="{LAMP}"/>'
    o += path("M146 500h86l8 9H138z", "#B3A9B6") + path("M134 509h112l8 10H124z", "#877C96")
    # the cap: a boat of old shingles, mossy, sagging
    o += path("M136 214Q198 232 260 212L256 228Q198 244 140 230z", "#3A2E48", .4)
    cap = curve("122,218! 126,186 146,152 176,128 200,112! 216,130 250,152 268,184 274,212! 240,222 198,226 158,224")
    o += path(cap, "url(#om-c)")
    o += "".join(path(curve(s), c, .75) for s, c in (("132,204! 198,214 270,198! 270,204 198,220 131,211!", "#4E4A38"), ("140,182! 198,190 262,176! 264,182 198,196 137,189!", "#4E4A38"), ("156,160! 198,166 246,154! 249,159 198,172 152,166!", "#4E4A38")))
    o += path(curve("122,218! 126,186 146,152 176,128 200,112! 174,142 156,172 144,222!"), "#E3CF86", .85) + path(curve("200,112! 216,130 250,152 268,184 274,212! 250,219! 246,180 226,142"), "#3E3350", .35)
    o += path(scallop(r, "214,150 232,152 246,166 256,186 240,184 226,172", 7), "#7F9A52") + path(scallop(r, "150,206 172,200 190,208 176,216 156,216", 6), "#8FA95A")
    if snow:
        o += path(curve("120,216! 126,182 146,150 176,126 200,108! 218,128 250,150! 232,152 222,144 206,148 192,142 176,154 168,172 154,180 148,200 140,206 136,216!"), SNOW) + path(curve("150,206! 196,216 262,206 274,212! 240,223 198,227 158,225!"), SNOW, .8)
    o += path("M194 116L199 88L205 116z", "#5C4334") + f'<circle cx="199" cy="88" r="5" fill="{OCHRE}"/>'
    # ivy from the shaded foot
    iv = ""
    for j in range(38):
        t = (j / 38) ** 1.3
        x, y = 286 - t * 22 - r.uniform(0, 46) * (1 - t) ** 1.4, 508 - t * 170
        iv += f"M{n(x,0)} {n(y,0)}q7-10 14-1q-3 11-14 1z"
    if detail:
        o += path(iv, "#4A6B45", None, 'transform="translate(2 3)"') + path(iv, "#6E8F4E")
    # shadow of the sails on the wall, then the sails
    sh = "".join(f'<path d="M0 -5H194V5H0z" transform="rotate({angle+90*i})"/>' for i in range(4))
    o += f'<clipPath id="om-k"><path d="{wall}"/><path d="{cap}"/></clipPath><g clip-path="url(#om-k)"><g transform="translate(200 208) scale(.9 1)" fill="#3A2E48" fill-opacity=".3">{sh}</g></g>'
    o += path("M176 178h24v26h-24z", "#3E2F34") + group(bare_sails(angle), t="translate(184 190)")
    return o


# ---- parts of a wood ---------------------------------------------------------
def fog(w, y, h, op, c):
    return lambda a: f'<rect x="0" y="{y}" width="{w}" height="{h}" fill="{a.lin([(0, c, 0), (.5, c, op), (1, c, 0)])}"/>'


def far_trunks(r, y, c, xs, w, op=None, top=-20, twigs=True, lean=16):
    """Stems in the distance, one path: a flared foot, a slight lean, two bare twigs."""
    d = ""
    for x in xs:
        q = w * r.uniform(.6, 1.3)
        k = r.uniform(-lean, lean)
        yy = y + r.uniform(-8, 10)
        d += f"M{n(x-q*.9,0)} {n(yy,0)}Q{n(x-q*.4+k*.2,0)} {n(yy-60,0)} {n(x+k*.5-q*.4,0)} {n(yy-240,0)}L{n(x+k-q*.3,0)} {top}h{n(q*.6,0)}L{n(x+k*.5+q*.4,0)} {n(yy-240,0)}Q{n(x+q*.5,0)} {n(yy-60,0)} {n(x+q,0)} {n(yy,0)}z"
        for s in (1, -1) if twigs else ():
            by = yy - r.uniform(200, 400)
            ex, ey = r.uniform(40, 80) * s, -r.uniform(60, 120)
            d += ribbon([(x + k * .4, by + 10), (x + k * .4 + ex * .45, by + ey * .35), (x + k * .4 + ex, by + ey)], [q * .5, q * .26, 1.5], 0)
    return path(d, c, op)


def near_trunk(r, P, w, c, rim, flip=1, bark=True, foot=True):
    """A great trunk in the nearest plane: lit left edge, bark lines, roots that spread."""
    S = sample(P, 70)
    f = w[1]
    o = soft(ribbon(S, w), 8 * flip, 6, 9, .3) + path(ribbon(S, w), c)
    if foot:
        x, y = S[0]
        o += path(curve([(x - f * 1.2, y + 26, 1), (x - f * .7, y - 10), (x - f * .46, y - f * 1.1, 1), (x + f * .46, y - f * 1.1, 1), (x + f * .7, y - 14), (x + f * 1.5, y + 24, 1), (x + f * .5, y + 12), (x, y + 30, 1), (x - f * .4, y + 12)]), dim(c, .04))
    o += path(ribbon([(x - f * .44, y) for x, y in S[1:]], [f * .05] + [v * .08 for v in w[1:]]), rim, .75)
    for k, op in ((-.2, .5), (.04, .6), (.26, .5)) if bark else ():
        o += line(curve([(x + k * f + r.uniform(-7, 7), y) for x, y in S[1:-1]], False), mix(c, rim, .3), 2.6, op)
    return o


def limb(P, w, c, far=False, paw=None, k=.5):
    """A leg or arm as one swelling ribbon along its joints, with a paw at the end."""
    S = sample(P, 9)
    o = path(ribbon(S, w), c)
    if paw:
        x, y = S[-1]
        q = w[-1] * k
        o += path(curve([(x - q, y + 1, 1), (x - q * .9, y - q * 1.3), (x + q * .6, y - q * 1.4), (x + q * 1.7, y - q * .2), (x + q * 1.6, y + 1, 1)]), paw)
    return o


def leaf_fall(r, spots, c, s, op=None):
    """Single leaves hanging under a canopy. spots = (x, y, spread x, spread y, count)."""
    d = ""
    for x, y, w, h, k in spots:
        for _ in range(k):
            px, py = x + r.gauss(0, w), y + abs(r.gauss(0, h))
            q, t = s * r.uniform(.6, 1.2), r.uniform(-.5, .5)
            d += f"M{n(px,0)} {n(py,0)}q{n(q*(.6+t),0)} {n(q*.3,0)} {n(q*t,0)} {n(q*1.3,0)}q{n(-q*(.6-t*.3),0)} {n(-q*.6,0)} {n(-q*t,0)} {n(-q*1.3,0)}z"
    return path(d, c, op)


def shaft(a, x0, x1, y0, bx0, bx1, y1, c, op):
    """A beam of light that falls through the leaves."""
    return f'<path d="M{x0} {y0}L{x1} {y0+8}L{bx1} {y1}L{bx0} {y1-14}z" fill="{a.lin([(0, c, op), (1, c, 0)])}"/>'


def boulder(a, x, y, w, h, top="#8FA39A", low="#3B5553", rim="#DDE6C8", mossy=True):
    """A stone with its foot at x,y."""
    r = a.r
    d = curve([(x - w * .5, y, 1), (x - w * .46, y - h * .5), (x - w * .2, y - h * .95), (x + w * .14, y - h), (x + w * .4, y - h * .66), (x + w * .52, y, 1), (x, y + h * .12)])
    o = path(curve([(x - w * .5, y, 1), (x + w * .1, y - h * .16), (x + w * .74, y + h * .02), (x + w * .3, y + h * .2), (x - w * .3, y + h * .16)]), SHADOW, .35)
    o += path(d, rim) + path(d, a.lin([(0, top), (1, low)]), None, 'transform="translate(2 3)"') + path(curve([(x + w * .1, y - h * .98, 1), (x + w * .4, y - h * .66), (x + w * .52, y, 1), (x + w * .2, y + h * .1, 1), (x + w * .24, y - h * .5)]), SHADOW, .3)
    if mossy:
        o += path(scallop(r, [(x - w * .36, y - h * .7), (x - w * .1, y - h * 1.04), (x + w * .2, y - h), (x + w * .1, y - h * .8), (x - w * .14, y - h * .72)], max(5, w * .07)), "#5E8A52")
    return o


# ---- the valley view, 900 x 600 ----------------------------------------------
# the same place in every picture: ridge, beech hill, the Tarry round its island, the tower, the near bank
LAND = dict(ridge="#9AA6A6", ridge2="#B9BDB0", hill="#7E9468", hill2="#6A8458", meadow=("#A9B86E", "#7E9A56"), water=("#E9D3A2", "#9C8A5E", "#6C5E4C"), wlight="#FBEBC4",
            island=("#8FA862", "#5E7F4E"), near=("#7C9852", "#3F5A3C"), lip="#F3E7B0", tuft="#4E6E42", corner="#24382F", fir=("#5C7A58", "#86A074"), stone=("#A79DAF", "#6F6680"), haze=None, t=0, reed="#5E6F3E", flow=.55)


def valley_land(a, P, dy=0, tower=True, lit_w=True, angle=22, snow=False, top_w=False):
    """Everything below the sky. dy lowers the whole land."""
    r = a.r
    p = dict(LAND, **P)
    o = ""
    # far ridge, with the notch of the pass
    o += path(curve("-20,352! 60,318 130,300 196,268 244,292 300,276 372,318 420,300 470,322 560,296 640,312 720,280 800,300 920,262! 920,420! -20,420!"), p["ridge"])
    o += path(curve("196,268! 244,292 262,322! 236,310 214,316 190,304 150,322 130,300!") + curve("720,280! 800,300 820,330! 780,318 744,326 716,306 690,304!"), p["ridge2"], .8)
    # the beech hill comes down on the right, trees on its edge
    edge = "-20,384 60,372 140,376 230,370 330,380 420,372 500,374 580,356 660,336 740,328 820,318 920,300 920,440 -20,440"
    o += path(scallop(r, edge, 20, .5), p["hill"])
    o += path(scallop(r, "430,404 520,392 600,378 690,364 770,352 850,346 920,336 920,440 430,440", 24, .5), p["hill2"])
    # north meadow with a few roofs
    o += path(curve("-20,402! 120,390 300,398 470,392 640,400 780,394 920,400! 920,520! -20,520!"), a.lin([(0, p["meadow"][0]), (1, p["meadow"][1])]))
    o += a.firs([(52, 408, 76), (88, 402, 54), (590, 404, 58), (622, 408, 80), (660, 404, 50), (842, 404, 70), (872, 410, 96)], p["fir"][0], False)
    # the river: it parts round the island
    o += a.sheet(curve("700,400! 620,405 520,408 400,412 240,420 110,434 -20,452! -20,620! 140,612 330,586 500,548 620,500 690,452 740,424 760,404!"), a.lin([(0, p["water"][0]), (.35, p["water"][1]), (1, p["water"][2])]), lip=p["lip"], at=(2, 3))
    o += path(ripples(r, 20, 600, 424, 500, 15, .06, .2, 1.2, 1.6) + ripples(r, -10, 480, 505, 580, 18, .06, .22, 1.8, 1.8), p["wlight"], p["flow"])
    # reeds of the soft bank
    o += path(blades(r, 60, 440, 130, 34, 14, .06) + blades(r, 150, 428, 60, 24, 8, .05), p["reed"])
    # the island: broken reflection, then the mound
    if tower:
        o += path("".join(f"M{n(x,0)} {y}q{n(w/2,0)} -3 {w} 0q{n(-w/2,0)} 4 {-w} 0z" for x, y, w in ((226, 514, 96), (240, 524, 66), (222, 534, 80), (244, 546, 50))), mix(p["island"][1], p["water"][2], .4), .7)
    o += path(curve("112,482! 140,496 210,510 300,514 380,508 452,496 470,478! 440,520 300,530 150,518"), dim(p["water"][2], .25), .45)
    o += a.sheet(curve("112,478 140,456 200,440 276,433 350,438 418,452 470,474 452,490 380,502 300,508 210,506 138,496"), a.lin([(0, p["island"][0]), (1, p["island"][1])]), lip=p["lip"], at=(2, 3))
    o += a.tufts(170, 420, 466, 494, 9, 13, p["tuft"], .8)
    # the ford: stones to both banks; a small landing
    for x, y, w in ((470, 497, 24), (494, 510, 28), (516, 524, 26), (538, 536, 22), (430, 446, 18), (446, 436, 15), (458, 427, 13), (466, 420, 11)):
        o += path(f"M{x-w/2:.0f} {y}q{w*.1:.0f} {-w*.4:.0f} {w*.5:.0f} {-w*.4:.0f}t{w/2:.0f} {w*.4:.0f}q{-w/2:.0f} {w*.22:.0f} {-w} 0z", p["stone"][1]) + path(f"M{x-w/2+1:.0f} {y-1}q{w*.1:.0f} {-w*.36:.0f} {w*.46:.0f} {-w*.36:.0f}t{w*.3:.0f} {w*.22:.0f}q{-w*.4:.0f} 0 {-w*.76:.0f} {w*.14:.0f}z", lit(p["stone"][0], .15))
    o += path("M130 486l-34 8v5l36-5z", WOODL) + path("M100 498v12h4v-12zM122 496v12h4v-12z", WOOD)
    # longhouse behind the tower
    o += path("M330 452v-26h84v24z", p.get("wall", "#E3D0AC")) + path("M382 450v-24h32v24z", VIOLET, .3) + path("M318 430L338 398H404L426 428z", p.get("roof", "#9A6A4A")) + path("M318 430L338 398H346L330 430z", lit(p.get("roof", "#9A6A4A"), .35)) + (path("M318 430L338 396H404L426 427L404 404H342z", SNOW) if snow else "")
    o += path("M346 434h9v11h-9zM366 434h9v11h-9z", LAMP if lit_w else "#5A506E")
    if tower:
        o += use("old-mill", 268, 470, 262, mound=False, lit_w=lit_w, angle=angle, snow=snow, top_w=top_w, haze=p["haze"], t=p["t"], keep=(LAMP, AMBER, "#FBDB8C", SNOW, TULIP))
    # the near, stony bank
    o += a.sheet(curve("-20,640! 120,612 320,582 480,546 600,506 720,478 820,468 920,464! 920,640!"), a.lin([(0, p["near"][0]), (1, p["near"][1])]), lip=p["lip"], shadow=(0, -4, 7, .25))
    for x, y, w, h in ((520, 552, 44, 22), (576, 534, 30, 16), (452, 574, 34, 16)):
        d = curve([(x - w / 2, y, 1), (x - w * .36, y - h * .8), (x + w * .1, y - h), (x + w * .44, y - h * .5), (x + w / 2, y, 1), (x, y + 4)])
        o += path(d, lit(p["stone"][0], .3)) + path(d, p["stone"][0], None, 'transform="translate(2 3)"') + path(curve([(x + w * .1, y - h, 1), (x + w * .44, y - h * .5), (x + w / 2, y, 1), (x + w * .1, y + 3, 1)]), p["stone"][1], .7)
    o += a.tufts(480, 900, 500, 580, 12, 20, p["tuft"], .8)
    return group(o, t=f"translate(0 {dy})") if dy else o


def oak(a, x, y, h, leaf, bark="#5A4436", rim="#B98A5A", bare=False, snow=False, seed=5):
    """The one old oak: a short stout trunk, wide crown (or bare boughs)."""
    r = random_of(seed)
    s = h / 340
    X = lambda d: [(x + px * s, y + py * s) for px, py in d]
    o = path(curve([(x - 70 * s, y, 1), (x + 40 * s, y - 12 * s), (x + 190 * s, y + 2), (x + 60 * s, y + 14 * s)]), SHADOW, .3)
    boughs = ((-2.62, 96, 26), (-2.1, 104, 30), (-1.5, 108, 30), (-.95, 100, 28), (-.42, 92, 22))
    b = ""
    for t, L, w in boughs:
        b += bough(r, x + 2 * s, y - 118 * s, t, L * s, w * s, 3 if bare else 1, .45)
    body = curve([(q[0], q[1], k) for q, k in zip(X([(-58, 4), (-30, -14), (-24, -60), (-30, -110), (-40, -150), (40, -152), (28, -108), (26, -60), (36, -16), (70, 6), (20, -2), (0, 8), (-20, -2)]), (1, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 1, 0))])
    left = curve([(q[0], q[1], k) for q, k in zip(X([(-58, 4), (-30, -14), (-24, -60), (-30, -112), (-20, -84), (-16, -56), (-20, -14), (-40, 3)]), (1, 0, 0, 1, 0, 0, 0, 1))])
    tree = path(b, dim(bark, .06)) + path(body, bark) + path(left, rim, .7) + line(f"M{n(x-2*s)} {n(y-20*s)}q{n(-6*s)} {n(-50*s)} {n(2*s)} {n(-110*s)}M{n(x+12*s)} {n(y-16*s)}q{n(-2*s)} {n(-50*s)} {n(6*s)} {n(-100*s)}", dim(bark, .4), 2.4 * s, .7) + path(curve([(q[0], q[1]) for q in X([(2, -92), (12, -84), (12, -66), (2, -58), (-6, -68), (-6, -84)])]), dim(bark, .55))
    if bare:
        a.defs.append(f'<path id="oak-b" d="{b}"/>')
        tree = tree.replace(path(b, dim(bark, .06)), f'<use href="#oak-b" fill="{dim(bark, .06)}"/>')
        return o + (f'<use href="#oak-b" x="-2" y="-4" fill="{SNOW}"/>' if snow else "") + tree
    d, l = dim(leaf, .3), lit(leaf, .22)
    back = ""
    for cx, cy, w, hh in ((96, -180, 170, 120), (-100, -176, 170, 124), (20, -250, 220, 150)):
        back += scallop(r, [(x + (cx + math.cos(k) * w * .52 * r.uniform(.85, 1.1)) * s, y + (cy + math.sin(k) * hh * .52 * r.uniform(.85, 1.1)) * s) for k in (0, .8, 1.6, 2.4, 3.2, 4, 4.8, 5.6)], 22 * s)
    o += path(back, d) + tree
    for cx, cy, w, hh, c in ((104, -196, 140, 94, dim(leaf, .12)), (-104, -196, 146, 100, leaf), (30, -262, 190, 112, leaf), (-46, -240, 110, 84, mix(leaf, l, .5)), (-96, -212, 84, 52, mix(leaf, l, .7)), (-2, -286, 104, 52, mix(leaf, l, .7))):
        o += path(scallop(r, [(x + (cx + math.cos(k) * w * .5 * r.uniform(.85, 1.1)) * s, y + (cy + math.sin(k) * hh * .5 * r.uniform(.85, 1.1)) * s) for k in (0, .9, 1.8, 2.7, 3.6, 4.5, 5.4)], 18 * s), c)
    ins = lambda cx, cy, w, hh: (lambda: (x + (cx + r.uniform(-.5, .5) * w) * s, y + (cy + r.uniform(-.5, .5) * hh) * s))
    o += path(flecks(r, ins(-40, -226, 150, 90), 22, 17 * s), lit(leaf, .3), .8) + path(flecks(r, ins(70, -200, 150, 90), 22, 17 * s), dim(leaf, .3), .6)
    return o


def random_of(seed):
    import random
    return random.Random(seed)


def torn_cloud(spec, fill, rim, op=.8, up=True):
    """An evening cloud: a long lens with a lit under-edge."""
    d = curve(spec)
    return path(d, rim, op, f'transform="translate(-2 {5 if up else -4})"') + path(d, fill, op)


# ---- the square forest sheets, 900 x 900: the upper left stays dark and quiet ---
def wood(seed, sky, glow):
    a = Art(900, 900, seed)
    a.add(f'<rect width="900" height="900" fill="{a.lin(sky)}"/>')
    for x, y, q, c, op in glow:
        a.add(a.glow(x, y, q, c, op))
    return a


def done(a, name, op=.42, c="#081614", cx=.55, cy=.55):
    a.add(a.vignette(op, cx, cy, c), a.grain(.5))
    a.save(OUT + name + ".svg")


def crown_dark(a, spec, c, size=28):
    a.add(path(scallop(a.r, spec, size), c))
