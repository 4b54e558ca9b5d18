"""What the pictures of the story's chapters and of the adventure sets share."""
from common import *
from _grounds import *
from _folk import *
from people import eye, sleepy

KEEP = (LAMP, AMBER, "#FFF0BC", "#FBDB8C", "#FFF3CC", "#FFF6D8", "#F0FAFF", "#9CD0F2")
BLUELAMP = "#9CD0F2"


def start(seed, *stops):
    a = Art(900, 600, seed)
    a.add(f'<rect width="900" height="600" fill="{a.lin(list(stops))}"/>')
    return a


def end(a, name, op=.4, c="#171326", cx=.5, cy=.5):
    a.add(a.vignette(op, cx, cy, c), a.grain(.5))
    a.save(OUT + name + ".svg")


def stars(spots, c=CREAM, op=.9):
    return path("".join(star(x, y, s) for x, y, s in spots), c, op)


def hooded(a, key, c="#5E93C4", hood=MOSS, hl=LEAF, eyes=True):
    """A sprite seen from some way off, 60 high, cut once: place(x, y, scale, flip)."""
    l, d = mix(c, CREAM, .5), mix(c, INDIGO, .5)
    o = path(curve("-20,2! 0,-3 26,2! 0,7"), SHADOW, .3) + path("M-8 -6h6v8h-9zM3 -6h6l3 8h-9z", d) + path(curve("-9,-30! -15,-16 -13,-5! 0,-2 13,-5! 15,-16 9,-30!"), c) + path(curve("4,-30! 15,-16 13,-5! 6,-3! 8,-18"), d, .6) + path(curve("-9,-30! -15,-16 -13,-5! -9,-4! -10,-16 -5,-29!"), l, .8)
    o += path(curve("-14,-38 -10,-48 0,-50 10,-48 14,-38 9,-28 0,-26 -9,-28"), c) + (path(curve("-9,-38 -6,-43 0,-42 6,-43 9,-38 5,-31 0,-29 -5,-31"), mix(c, CREAM, .7)) + f'<circle cx="-3.500" cy="-37" r="1.900" fill="{INK}"/><circle cx="4" cy="-37" r="1.900" fill="{INK}"/>' if eyes else "")
    o += path(curve("-16,-34! -19,-50 -10,-60 3,-62! 10,-66 15,-71 23,-72! 23,-64 19,-58 16,-56! 20,-48 19,-38 16,-32! 12,-44 5,-47 -4,-47 -11,-44"), hood) + path(curve("-16,-34! -19,-50 -10,-60 3,-62! -6,-54 -11,-46!"), hl)
    return a.sym("hd" + key, o)


def peg(x, y, h, c="#C9A06A", lean=0, band=BRICK):
    w = h * .2
    t = lean * h
    o = path(curve([(x - w, y + 1, 1), (x + w, y - w * .5), (x + w * 4.4, y + w * .4, 1), (x + w, y + w)]), SHADOW, .32)
    o += path(f"M{n(x-w*.4)} {n(y)}L{n(x-w*.5+t)} {n(y-h)}h{n(w)}L{n(x+w*.5)} {n(y)}z", dim(c, .12)) + path(f"M{n(x-w*.4)} {n(y)}L{n(x-w*.5+t)} {n(y-h)}h{n(w*.36)}L{n(x-w*.05)} {n(y)}z", lit(c, .45)) + path(f"M{n(x-w*.62+t)} {n(y-h)}q{n(w*.6)} {n(-w*.5)} {n(w*1.24)} 0v{n(h*.07)}h{n(-w*1.24)}z", lit(c, .3))
    return o + (path(f"M{n(x-w*.47+t*.7)} {n(y-h*.78)}h{n(w*.95)}v{n(h*.1)}h{n(-w*.95)}z", band) if band else "")


def planks(x0, y0, x1, y1, c, count, r, gap="#2B2233"):
    """A floor of boards seen flat from the side: long joints and a few butt joints."""
    o = ""
    for i in range(1, count):
        y = y0 + (y1 - y0) * (i / count) ** 1.25
        o += f"M{x0} {n(y,0)}H{x1}"
    return line(o, gap, 2.4, .55)


def slab(x, y, w, h, top, low):
    return path(f"M{x} {y}h{w}v{h}h-{w}z", low) + path(f"M{x} {y}h{w}v{n(h*.3)}h-{w}z", top)


def broken(spots, c, op=.7):
    """Broken reflections: flat lenses below their cause. spots = (x, y, w)."""
    return path("".join(f"M{n(x-w/2,0)} {y}q{n(w/2,0)} -4 {n(w,0)} 0q{n(-w/2,0)} 5 {n(-w,0)} 0z" for x, y, w in spots), c, op)


def jar(a):
    """A lamp of the reeds: a jar under a leaf, radius about 14, its foot at 0,0."""
    o = a.glow(0, -14, 60, BLUELAMP, .8) + path(curve("-9,-24! -13,-16 -13,-6 -9,0! 9,0! 13,-6 13,-16 9,-24!"), "#BFE6FA") + path(curve("-7,-8 0,-22 7,-8 0,-2"), "#F6FDFF") + path(curve("-20,-22! -12,-34 4,-36 14,-32 22,-20! 12,-22 8,-19 0,-22 -8,-18 -12,-22!"), MOSS) + path(curve("-20,-22! -12,-34 4,-36! -4,-28 -10,-21!"), LEAF)
    return a.sym("jar", o)


def walker(x, y, h, haze=None, t=0, staff=True, flip=False, view="back", **k):
    """The one who is out walking: felt hat, ochre coat, pack and staff, as on the adventure space."""
    if view == "back":
        pack = path(curve("-44,-262! -50,-210 -42,-176! 0,-166 42,-176! 50,-214 42,-262! 0,-274"), "#6E4A34") + path(curve("-44,-262! -50,-210 -42,-176! -32,-174! -36,-214 -32,-264!"), "#B98A5A") + path(curve("-42,-262! 0,-274 42,-262! 44,-230 0,-222 -46,-230!"), "#8A5E3E") + path("M-22 -226h8v22h-8zM16 -226h8v22h-8z", LAMP) + path(curve("-56,-284 -48,-296 48,-298 58,-284 50,-268 -48,-266"), MOSS) + path(curve("-56,-284 -48,-296 48,-298! 40,-288 -44,-284"), LEAF) + line("M-28 -296v30M28 -297v30", dim(MOSS, .4), 5)
        st = line("M84 -352Q80 -180 92 6", "#8A5E3A", 9) + line("M81 -350Q77 -180 88 0", "#C99A66", 3) + path(ribbon([(84, -348), (92, -372), (80, -384), (70, -374)], [9, 8, 6, 3]), "#8A5E3A")
        d = dict(coat="#B9773A", legs="#4B4468", hair="#5A3428", hat="felt", hatc="#4E5A4A", near=((-66, -226), (-60, -170)), far=((64, -236), (82, -232)), back=pack, hold_far=st if staff else "", scarf=BRICK, foot_y=(0, -16), hem=-112)
    else:
        s = -1 if flip else 1
        pack = path(curve(f"{s*-20},-292! {s*-70},-286 {s*-82},-240 {s*-74},-186! {s*-40},-176 {s*-14},-186!"), "#6E4A34") + path(curve(f"{s*-20},-292! {s*-70},-286 {s*-80},-252! {s*-50},-240 {s*-16},-246!"), "#8A5E3E") + path(curve(f"{s*-78},-300 {s*-62},-312 {s*-40},-310 {s*-30},-296 {s*-44},-284 {s*-70},-286"), MOSS) + path(curve(f"{s*-78},-300 {s*-62},-312 {s*-44},-310! {s*-56},-298 {s*-70},-290"), LEAF)
        st = line(f"M{s*84} -352Q{s*80} -180 {s*96} 6", "#8A5E3A", 9) + path(ribbon([(s*84, -348), (s*92, -372), (s*80, -384), (s*70, -374)], [9, 8, 6, 3]), "#8A5E3A")
        d = dict(coat="#B9773A", legs="#4B4468", hair="#5A3428", hat="felt", hatc="#4E5A4A", near=((34, -216), (60, -196)), far=((50, -240), (84, -236)), back=pack, hold_far=st if staff else "", scarf=BRICK, hem=-112, step=42)
    d.update(k)
    return folk(x, y, h, view=view, flip=flip, haze=haze, t=t, keep=KEEP, **d)
