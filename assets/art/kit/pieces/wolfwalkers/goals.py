"""Backgrounds of the goals: parchment, one pale sign of the kind of goal; marks that are laid on symbols; the two backs."""
from _wood import *

PALE, EDGE = "#C9A474", "#B98A5A"


def parchment(name, draw_=None, corners=True):
    a = Art(900, 1180, 90)
    r = a.r
    a.add(f'<rect width="900" height="1180" fill="{a.lin([(0, "#F6E8CB"), (.55, "#F0DBB4"), (1, "#E4C594")])}"/>')
    # stains and fibres of the sheet
    for x, y, q in ((160, 980, 210), (760, 240, 190), (700, 1040, 150), (120, 180, 120)):
        a.add(path(scallop(r, [(x + math.cos(k) * q * r.uniform(.8, 1.1), y + math.sin(k) * q * r.uniform(.6, 1)) for k in (0, .8, 1.6, 2.4, 3.2, 4, 4.8, 5.6)], q * .3), "#E2C79A", .22))
    a.add(line("".join(f"M{r.uniform(40, 800):.0f} {r.uniform(40, 1140):.0f}q{r.uniform(20, 60):.0f} {r.uniform(-10, 10):.0f} {r.uniform(60, 130):.0f} {r.uniform(-16, 16):.0f}" for _ in range(16)), EDGE, 2, .16))
    if draw_:
        draw_(a)
    # an edge of two lines, with leaves in the corners
    a.add(path("M26 26H874V1154H26zM34 34V1146H866V34z", EDGE, .5, 'fill-rule="evenodd"'), path("M46 46H854V1134H46zM49 49V1131H851V49z", EDGE, .4, 'fill-rule="evenodd"'))
    if corners:
        f = fern(0, 0, 190, -45, .5, .26, 11)
        for x, y, k in ((60, 1120, 0), (840, 1120, -90), (60, 60, 90), (840, 60, 180)):
            a.add(f'<path d="{f}" fill="#8C8A55" fill-opacity=".26" transform="translate({x} {y}) rotate({k})"/>')
    a.add(a.vignette(.22, .5, .5, "#8A5A34"), a.grain(.5))
    a.save(OUT + name + ".svg")


def lattice(a):
    d, f = "", ""
    for j in range(4):
        for i in range(4):
            x, y = 128 + i * 166, 170 + j * 216
            d += f"M{x} {y+14}q0 -14 14 -14h118q14 0 14 14v168q0 14 -14 14h-118q-14 0 -14 -14z"
            if (i + j) % 3 == 0:
                f += f"M{x} {y+14}q0 -14 14 -14h118q14 0 14 14v168q0 14 -14 14h-118q-14 0 -14 -14z"
    a.add(path(f, PALE, .16), f'<path d="{d}" fill="none" stroke="{PALE}" stroke-width="5" stroke-opacity=".5" stroke-dasharray="20 9"/>')


def roads(a, op=.34, gap=0):
    """Four winding paths that meet in the middle, with footmarks."""
    arms = [sample(q, 18) for q in ("450,560 470,420 428,290 456,140 440,20", "450,620 426,760 476,900 440,1040 462,1170", "420,590 300,570 190,616 90,580 10,600", "480,590 600,616 700,566 810,604 895,584")]
    for i, P in enumerate(arms):
        w = [60, 74, 70, 92]
        a.add(path(ribbon(P, w), PALE, op), path(ribbon([(x + (w[1] * .34 if i < 2 else 0), y + (0 if i < 2 else w[1] * .34)) for x, y in P], [3, 5, 5, 6]), EDGE, op * .8))
        d = "".join(f'<ellipse cx="{x + (12 if k % 2 else -12) * (1 if i < 2 else 0):.0f}" cy="{y + (12 if k % 2 else -12) * (0 if i < 2 else 1):.0f}" rx="{6 if i < 2 else 10}" ry="{10 if i < 2 else 6}"/>' for k, (x, y) in enumerate(P[3::2]))
        a.add(f'<g fill="{EDGE}" fill-opacity="{op:.2f}">{d}</g>')
    a.add(path(disc(450, 590, 92), "#F3E2C0"), f'<circle cx="450" cy="590" r="88" fill="none" stroke="{PALE}" stroke-width="5" stroke-opacity=".6"/>')


def thorn(a, x, y, rot, L=300):
    P = sample(f"{-L/2},10 {-L*.2},-16 {L*.1},12 {L/2},-12", 14)
    o = path(ribbon(P, [10, 15, 14, 6]), "#9A7A5A", .7)
    d = ""
    for i, (u, v) in enumerate(P[1:-1]):
        k = -1 if i % 2 else 1
        d += f"M{u-9:.0f} {v:.0f}L{u+6:.0f} {v+k*34:.0f}L{u+9:.0f} {v:.0f}z"
    o += path(d, "#9A7A5A", .7) + path("".join(f"M{u:.0f} {v:.0f}q{18} {-30} {46} {-24}q-8 30 -46 24z" for u, v in P[2::5]), "#8C8A55", .5)
    a.add(group(o, t=f"translate({x} {y}) rotate({rot})"))


def rings(a, op=.5):
    for x, c in ((350, "#B9824A"), (550, "#7F8E5A")):
        a.add(f'<circle cx="{x}" cy="590" r="218" fill="{c}" fill-opacity=".1"/><circle cx="{x}" cy="590" r="218" fill="none" stroke="{c}" stroke-width="26" stroke-opacity="{op*.62:.2f}"/><circle cx="{x}" cy="590" r="218" fill="none" stroke="{CREAM}" stroke-width="5" stroke-opacity="{op:.2f}" stroke-dasharray="30 20"/>')


def scales(a, tip):
    c = "#A98458"
    o = path(ribbon(sample("450,1010 444,800 456,600 450,380", 30), [64, 34, 28, 20]), c, .5) + path(curve("330,1030! 400,1000 440,1004 500,1000 570,1030! 450,1044"), c, .5)
    o += path("".join(ribbon([(450, 1000), (450 + s_ * 60, 1020), (450 + s_ * 120, 1040)], [26, 16, 4], 0) for s_ in (-1, 1)), c, .5)
    beam = sample("-300,16 -150,-26 0,0 150,-26 300,16", 24)
    b = path(ribbon(beam, [12, 22, 30, 22, 12]), c, .62) + path("".join(f"M{x:.0f} {y:.0f}q{s_*14} -34 {s_*46} -34q-6 34 -{46 if s_ > 0 else -46} 34z" for x, y, s_ in ((-180, -14, -1), (-90, -16, 1), (80, -18, -1), (190, -12, 1), (-250, 4, 1), (250, 4, -1))), "#8C8A55", .5)
    a.add(o, group(b, t=f"translate(450 392) rotate({tip})"))
    for s_ in (-1, 1):
        k = math.radians(tip)
        x, y = 450 + s_ * 296 * math.cos(k), 392 + s_ * 296 * math.sin(k) + 16
        a.add(line(f"M{x:.0f} {y:.0f}L{x-104:.0f} {y+250:.0f}M{x:.0f} {y:.0f}L{x+104:.0f} {y+250:.0f}", c, 6, .55), path(f"M{x-124:.0f} {y+248:.0f}H{x+124:.0f}Q{x+90:.0f} {y+326:.0f} {x:.0f} {y+328:.0f}Q{x-90:.0f} {y+326:.0f} {x-124:.0f} {y+248:.0f}z", c, .45), path(f"M{x-128:.0f} {y+242:.0f}H{x+128:.0f}v12H{x-128:.0f}z", c, .5))


if __name__ == "__main__":
    parchment("goal-pattern", lattice)
    parchment("goal-arrow", roads)

    def crossed(a):
        roads(a)
        for x, y, k in ((450, 300, 8), (450, 900, -12), (190, 592, 84), (712, 590, 98)):
            thorn(a, x, y, k)
            thorn(a, x + 8, y + 26, k + 24, 240)
    parchment("goal-crossed", crossed)
    parchment("goal-two", rings)

    def both(a):
        roads(a, .26)
        rings(a, .46)
    parchment("goal-two-arrow", both)
    parchment("goal-balance", lambda a: scales(a, 0))
    parchment("goal-imbalance", lambda a: scales(a, 15))

    # ---- marks
    a = Art(96, 96)
    up = "M48 3L60 20H53V27H43V20H36z"
    a.add("".join(f'<g transform="rotate({k} 48 48)"><path d="{up}" fill="{dim(COPPER, .5)}" stroke="{dim(COPPER, .5)}" stroke-width="4" stroke-linejoin="round"/><path d="{up}" fill="#D98548"/><path d="M48 3L36 20H43L48 12z" fill="#F3BE8A"/></g>' for k in (0, 90, 180, 270)))
    a.save(OUT + "mark-arrows.svg")
    a = Art(96, 96)
    x_ = curve("13,21! 21,12! 49,40 77,12! 85,20! 57,48 85,76! 77,84! 49,56 21,85! 12,77! 40,48")
    a.add(path(x_, "#4A1A14", None, 'stroke="#4A1A14" stroke-width="7" stroke-linejoin="round" transform="translate(1.500 2.500)"'), path(x_, CREAM, None, f'stroke="{CREAM}" stroke-width="5" stroke-linejoin="round"'), path(x_, "#B23A26"), path(curve("13,21! 21,12! 49,40 77,12! 81,16! 49,47 20,19!"), "#DE7458", .8))
    a.save(OUT + "mark-cross.svg")
    a = Art(96, 96)
    a.add(path(disc(49, 50, 45), "#5A5862"), path(disc(47.500, 47.500, 45), "#D6D4D9"), path(disc(48, 48.500, 44), "#A3A1A9"), path(disc(48, 48, 37), "#B7B5BC"), path(disc(48, 49, 36), "#AEACB3"))
    a.save(OUT + "mark-grey.svg")

    # ---- backs
    s = S("back-story", "fog", 7, .7, hot=(450, 560, 420))
    for y, k, w, xs in ((700, .78, 18, range(40, 900, 62)), (790, .6, 30, range(-10, 920, 110)), (880, .4, 48, range(60, 900, 190))):
        s.trunks(y, k, [x + s.r.uniform(-16, 16) for x in xs], w, twigs=w < 40)
        s.firrow(y + 10, k - .06, 90, 230, 100)
        s.mist(y + 10, 220, .7)
    s.fogbank([(120, 960, 420, 90), (520, 990, 520, 100), (840, 950, 420, 90), (300, 1080, 560, 110), (760, 1110, 560, 110)], op=.5)
    s.mist(1060, 300, .7)
    s.add(f'<rect width="900" height="1180" fill="{s.haze}" fill-opacity=".25"/>')
    s.add(path("M20 20H880V1160H20zM30 30V1150H870V30z", s.lip, .7, 'fill-rule="evenodd"'))
    s.done(.35)
    a = Art(900, 1180, 92)
    a.add(f'<rect width="900" height="1180" fill="{a.lin([(0, "#2F6B4F"), (1, "#173A34")])}"/>')
    r = a.r
    q = fern(0, 0, 300, -90, .35, .26, 13)
    for k in range(16):
        t = k / 16 * 360
        a.add(f'<path d="{q}" fill="{("#245540", "#3A7A5A")[k % 2]}" transform="translate(450 590) rotate({t:.0f}) translate(0 -190)"/>')
    sc = curve("230,330! 330,316 560,322 670,330! 684,480 664,640 676,850! 560,864 330,858 226,850! 238,640 220,480")
    a.add(soft(sc, 8, 14, 12, .4), path(sc, "#FFF6E0", None, 'transform="translate(-3 -3)"'), path(sc, a.lin([(0, "#F6E8CB"), (1, "#DDBB88")])))
    a.add(path("M204 318h492v44q-246 -20 -492 0zM204 836q246 20 492 0v40h-492z", "#D9B37C"), path("M204 318h492v12h-492zM204 836q246 20 492 0v8q-246 20 -492 0z", "#F9EBC8"), path(disc(204, 340, 22) + disc(696, 340, 22) + disc(204, 856, 20) + disc(696, 856, 20), "#9A6A42"), path(disc(204, 340, 11) + disc(696, 340, 11) + disc(204, 856, 10) + disc(696, 856, 10), "#C99A66"))
    a.add(line("M300 450H600M300 500H540M300 690H600M300 740H560", EDGE, 9, .4))
    seal = scallop(Random5(), [(450 + math.cos(k) * 112, 594 + math.sin(k) * 112) for k in (0, .8, 1.6, 2.4, 3.2, 4, 4.8, 5.6)], 34)
    a.add(soft(seal, 4, 8, 6, .35), path(seal, "#8E2F22"), path(seal, "#C0492F", None, 'transform="translate(450 594) scale(.94) translate(-452 -597)"'), path(disc(450, 594, 82), "#9A3424"), path(disc(452, 597, 78), "#B9432C"))
    paw = '<ellipse cx="0" cy="20" rx="30" ry="25"/><ellipse cx="-36" cy="-12" rx="12" ry="17" transform="rotate(-26 -36 -12)"/><ellipse cx="-13" cy="-32" rx="12" ry="18"/><ellipse cx="14" cy="-32" rx="12" ry="18"/><ellipse cx="37" cy="-12" rx="12" ry="17" transform="rotate(26 37 -12)"/>'
    a.add(f'<g transform="translate(452 600)" fill="#6E2018">{paw}</g><g transform="translate(450 597)" fill="#E8906E">{paw}</g>')
    a.add(path("M20 20H880V1160H20zM32 32V1148H868V32z", "#C46F3B", .9, 'fill-rule="evenodd"'), path("M46 46H854V1134H46zM50 50V1130H850V50z", "#E8B97E", .6, 'fill-rule="evenodd"'), a.vignette(.4, .5, .5, "#0E211E"), a.grain(.5))
    a.save(OUT + "back-goal.svg")
