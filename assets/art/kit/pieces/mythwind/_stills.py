"""What the still lifes of the Crafter's orders share: 800 x 600, a toned wall, a table, light from the upper left."""
from common import *
from _shared_pieces import disc, hole

# wall above, wall below, light on it
TONES = {
    "sage": ("#6F8F84", "#B4BF98", "#F3ECC4"), "rose": ("#8E6A82", "#D9A491", "#FCE3C0"), "dusk": ("#4A4A80", "#9A7CA0", "#F0C3A8"),
    "sky": ("#6E9CB8", "#C6D6CC", "#FFF3D6"), "amber": ("#9C6A4A", "#DDAE6E", "#FFEDBE"), "moss": ("#3E5E54", "#7F9A6C", "#E6DFA6"),
    "plum": ("#4E3A5E", "#8E6484", "#E9B9A0"), "sea": ("#2F5766", "#6F9C9A", "#DCE9C8"), "night": ("#171A3A", "#3E3B72", "#F5C45E"),
}
TABLES = {"oak": ("#B98A5A", "#7A5238", "#F3D3A0"), "dark": ("#7A5644", "#47303A", "#D9A97E"), "linen": ("#EADBC0", "#B7A08E", "#FFF8EA"), "stone": ("#A79DAF", "#6A6080", "#E6DFE4"), "grass": ("#9AAE62", "#4E6A44", "#E9E7A8"), "night": ("#4A4270", "#201D40", "#B99AB4")}
WOODD, IRON, IRONL, BRASS, COPP = "#6B4A36", "#4A485C", "#B4AFC2", "#C98F3A", "#C4683A"


def foot(x, y, w, op=.36):
    return path(curve([(x - w * .52, y, 1), (x + w * .1, y - w * .05), (x + w * .74, y + w * .012, 1), (x + w * .2, y + w * .07)]), SHADOW, op)


def pc(d, c, k=.42, at=(3, 4), sh=(7, 10, 7, .28), extra=""):
    """A piece of paper: soft shadow, lit edge, body."""
    return (soft(d, *sh) if sh else "") + path(d, lit(c, k)) + path(d, c, None, f'transform="translate({at[0]} {at[1]})"') + extra


def rope(spec, w, c="#D9BE8C", step=None, dark=None):
    """A laid rope along a hand-set line."""
    S = sample(spec, step or w * .8)
    dark = dark or dim(c, .36)
    o = path(ribbon(S, [w, w]), dark) + path(ribbon([(x - w * .05, y - w * .06) for x, y in S], [w * .84, w * .84]), c)
    d = l = ""
    for i in range(1, len(S) - 1):
        (x0, y0), (x1, y1) = S[i - 1], S[i + 1]
        q = math.hypot(x1 - x0, y1 - y0) or 1
        tx, ty = (x1 - x0) / q, (y1 - y0) / q
        ax, ay = -ty * w * .44 + tx * w * .34, tx * w * .44 + ty * w * .34
        x, y = S[i]
        d += f"M{n(x-ax,0)} {n(y-ay,0)}L{n(x+ax,0)} {n(y+ay,0)}"
        l += f"M{n(x-ax*.7-tx*w*.3,0)} {n(y-ay*.7-ty*w*.3,0)}L{n(x+ax*.1-tx*w*.3,0)} {n(y+ay*.1-ty*w*.3,0)}"
    return o + line(d, dark, max(2, w * .12), .8) + line(l, lit(c, .5), max(1.6, w * .1), .8)


def still(no, tone, table, draw, horizon=430, halo=(330, 240, 350), op=.34, name="order"):
    a = Art(800, 600, 700 + no)
    top, low, light = TONES[tone]
    a.add(f'<rect width="800" height="600" fill="{a.lin([(0, top), (.8, low)])}"/>', a.glow(halo[0], halo[1], halo[2], light, .8, halo[2] * .86))
    if table:
        c, d, l = TABLES[table]
        a.plane(curve(f"-20,{horizon+6}! 200,{horizon-3} 560,{horizon+4} 820,{horizon-5}! 820,640! -20,640!"), a.lin([(0, c), (1, d)]), lip=l, shadow=(0, -5, 7, .2), at=(2, 4))
        if table in ("oak", "dark"):
            y = horizon
            a.add(line(f"M-10 {y+42}Q300 {y+36} 810 {y+40}M-10 {y+104}Q400 {y+96} 810 {y+102}M210 {y+4}L190 {y+38}M600 {y+42}L640 {y+98}M120 {y+104}L90 {y+170}", dim(d, .3), 3, .5), line(f"M-10 {y+46}Q300 {y+40} 810 {y+44}M-10 {y+108}Q400 {y+100} 810 {y+106}", l, 2, .35))
        if table == "grass":
            a.add(a.tufts(20, 780, horizon + 20, 580, 20, 26, "#5E7A46", .7))
    a.add(draw(a), a.vignette(op, .48, .5, "#1B1630" if tone != "night" else "#0A0A20"), a.grain(.5))
    a.save(OUT + f"{name}-{no:02}.svg")
