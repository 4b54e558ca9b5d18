"""A giant of La Mancha, seen from the front: pear body, small head, great hands. Feet at 0,0, 400 high."""
from _riders_limbs import *

SKIN = "#D9A27C"


def face(skin=SKIN, beard="#5A3A30", mood="grin", look=(0, 0), hair=True, hat=None):
    """A broad head, chin at 0,0, about 90 high."""
    s = mix(skin, VIOLET, .3)
    o = "".join(path(curve(f"{k*40},-44! {k*54},-54 {k*58},-40 {k*50},-26 {k*38},-26!"), s if k > 0 else skin) for k in (-1, 1))
    o += path(curve("-42,-40 -38,-72 -16,-88 16,-88 38,-72 42,-40 38,-14 18,2 -18,2 -38,-14"), skin) + path(curve("16,-88! 38,-72 42,-40 38,-14 18,2! 26,-24 28,-56"), s, .6) + path(curve("-42,-40! -38,-72 -16,-88! -28,-66 -32,-40 -34,-20!"), lit(skin, .35), .8)
    if beard:
        o += path(curve("-42,-34! -46,-4 -30,26 0,40 30,26 46,-4 42,-34! 30,-22 20,-24! 0,-18 -20,-24! -32,-22"), beard) + path(curve("-42,-34! -46,-4 -30,26 -10,36! -24,14 -30,-10 -32,-24!"), lit(beard, .25), .9)
        o += path("M-30 10l8 18 4 -14 10 22 6 -18 10 18 4 -20 10 12 6 -22z", dim(beard, .3), .5)
    if hair:
        h = beard or "#5A3A30"
        o += path(curve("-43,-48! -48,-74 -30,-94 -8,-92! 0,-104 12,-92! 34,-94 48,-72 43,-48! 36,-62 26,-68! 6,-66 -4,-74! -20,-64 -32,-66!"), h) + path(curve("-43,-48! -48,-74 -30,-94 -10,-92! -26,-80 -34,-64!"), lit(h, .25), .9)
    if hat:
        # the cap of a mill, worn low: a boat of thatch that overhangs
        o += path(curve("-62,-54! -52,-84 -30,-112 -4,-124 2,-138! 10,-124 34,-112 54,-84 64,-52! 30,-62 0,-64 -32,-62"), hat) + path(curve("64,-52! 54,-84 34,-112 10,-124 2,-138! 24,-104 32,-60!"), dim(hat, .3), .7) + path(curve("-62,-54! -52,-84 -30,-112 -4,-124! -22,-100 -32,-62!"), lit(hat, .4), .9)
        o += line("M-22 -112Q-38 -86 -44 -62M-4 -118Q-14 -90 -16 -66M14 -116Q18 -90 16 -66M30 -106Q40 -86 44 -64", dim(hat, .42), 3, .6) + path(curve("-64,-52! -32,-63 0,-66 32,-63 66,-50! 60,-43 0,-56 -58,-44!"), dim(hat, .38))
    x, y = look
    for k in (-16, 16):
        o += f'<ellipse cx="{k}" cy="-48" rx="9" ry="{9 if mood != "strain" else 6}" fill="{CREAM}"/><circle cx="{n(k+x)}" cy="{n(-48+y)}" r="4.800" fill="{INK}"/><circle cx="{n(k+x-1.6)}" cy="{n(-50+y)}" r="1.600" fill="{CREAM}"/>'
    b = beard or "#5A3A30"
    o += line({"grin": "M-27 -62q10 -8 20 -2M27 -62q-10 -8 -20 -2", "strain": "M-28 -64l21 9M28 -64l-21 9", "soft": "M-26 -66q9 -6 18 -1M26 -66q-9 -6 -18 -1"}[mood], b, 6)
    o += path(curve("-8,-46! -14,-30 -12,-22 0,-18 12,-22 13,-30 7,-46!"), mix(skin, "#C9705A", .4)) + path(curve("-8,-46! -14,-30 -12,-24! -4,-30 -2,-44!"), lit(skin, .2), .7)
    o += {"grin": path(curve("-20,-8! 0,-4 20,-8! 14,8 0,12 -14,8!"), "#6B2A2C") + path("M-12 -6l8 2v7l-7 -1zM6 -4l8 -2v6l-7 3z", CREAM),
          "strain": path(curve("-16,-6! 0,-10 16,-6! 14,4 -14,4!"), CREAM) + line("M-6 -8v11M4 -8v11", "#8A5A4A", 2.4),
          "soft": line("M-12 -6q12 8 24 0", "#7A3A34", 4)}[mood]
    return o + '<circle cx="-26" cy="-30" r="9" fill="#E58E78" fill-opacity=".5"/><circle cx="26" cy="-30" r="9" fill="#E58E78" fill-opacity=".5"/>'


def hand(x, y, q, skin, k=1):
    """A great fist with a thumb; q = direction of the arm."""
    G = lambda sp: curve([(x + p[0], y + p[1], *p[2:]) for p in turn([(u * k, v * k, *w) for u, v, *w in pts(sp)], q)])
    return path(G("-16,-18! 6,-26 28,-20 34,0 28,20 4,25 -16,18!"), skin) + path(G("4,-24! 14,-36 26,-32 26,-18!"), skin) + path(G("8,-6! 24,-6 33,-4! 24,0") + G("6,8! 20,9 29,8! 18,14"), mix(skin, VIOLET, .35))


def open_hand(x, y, q, skin, k=1):
    """Four spread fingers and a thumb."""
    d = ""
    for a_, L in ((-34, 30), (-12, 38), (10, 38), (32, 30), (74, 24)):
        t = math.radians(q + a_)
        d += ribbon([(x + math.cos(t) * 6 * k, y + math.sin(t) * 6 * k), (x + math.cos(t) * (8 + L) * .6 * k, y + math.sin(t) * (8 + L) * .6 * k), (x + math.cos(t) * (12 + L) * k, y + math.sin(t) * (12 + L) * k)], [15 * k, 14 * k, 8 * k], 0)
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(22*k)}" fill="{skin}"/>' + path(d, skin)


def giant(left=((-104, -190), (-112, -110)), right=((104, -190), (112, -110)), skin=SKIN, coat="#6E7A4A", belt="#5A3F30", trousers="#5E4A5E", beard="#5A3A30", mood="grin", look=(0, 0), legs=(-40, 40), tilt=0,
          palms=("fist", "fist"), head_at=(0, -306), hold_l="", hold_r="", hk=1.0, legs_on=True, hair=True, hat=None, lattice=CREAM):
    c, d, l = coat, dim(coat, .28), lit(coat, .3)
    o = path(curve("-110,2! -20,-10 110,-4 190,8! 100,18 -40,14"), SHADOW, .3) if legs_on else ""
    if legs_on:
        for x, k in ((legs[1], 1), (legs[0], 0)):
            t = dim(trousers, .2 * k)
            o += limb([(x * .7, -150), (x * .95, -76), (x, -24)], ((0, 0, 40, 40), (0, .5, 40, 38), (1, 0, 32, 32), (1, 1, 27, 27)), t, 1, lit(t, .2), dim(t, .3))
            f = -1 if x < 0 else 1
            o += path(curve(f"{x-30},-34! {x+30},-34! {x+30+f*8},-8 {x+32+f*16},8! {x-32+f*16},8! {x-30+f*8},-10"), "#4F3A34") + path(curve(f"{x-34},-44! {x+34},-44! {x+32},-28! {x},-22 {x-32},-28!"), "#8A6448")
    o += path(curve("-70,-292! -96,-240 -104,-170 -92,-96! -50,-80 0,-76 50,-80 92,-96! 104,-170 96,-240 70,-292! 0,-318"), c)
    o += path(curve("70,-292! 96,-240 104,-170 92,-96! 70,-86 50,-80! 70,-150 66,-230 40,-304!"), d, .8) + path(curve("-70,-292! -96,-240 -104,-170 -92,-96! -76,-90! -84,-160 -74,-230 -48,-302!"), l, .9)
    o += path("M-91 -98l8 26 12 -20 10 26 14 -22 12 26 14 -24 14 26 12 -26 14 24 10 -26 12 20 8 -26 12 -2 10 20 12 -20q-80 28 -174 -2z", c)
    o += path(curve("-104,-160! -40,-142 40,-142 104,-160! 101,-134! 40,-116 -40,-116 -101,-134!"), belt) + path("M-20 -146h38v32h-38z", LAMP) + path("M-10 -138h18v16h-18z", belt)
    o += line("M0 -312V-150M-10 -280l20 8M-10 -250l20 8M-10 -220l20 8", dim(coat, .4), 4, .7)
    hd = group(face(skin, beard, mood, look, hair, hat), t=f"translate({head_at[0]} {head_at[1]}) rotate({tilt}) scale({hk})")
    arms = ""
    for (e, h), sh, pal, hold, k in ((right, (74, -268), palms[1], hold_r, 1), (left, (-74, -268), palms[0], hold_l, 0)):
        q = math.degrees(math.atan2(h[1] - e[1], h[0] - e[0]))
        fn = open_hand if pal == "open" else hand
        arms += hold + (fn(h[0] + 10 * math.cos(math.radians(q)), h[1] + 10 * math.sin(math.radians(q)), q, skin if k == 0 else mix(skin, VIOLET, .12)) if pal else "")
        st = ((0, -.08, 34, 34), (0, .4, 36, 34), (1, 0, 29, 29), (1, .5, 27, 27), (1, .92, 24, 24))
        arms += limb([sh, e, h], st, c if k == 0 else d, 1, l if k == 0 else c, d)
        if lattice:
            # sleeves of lattice and sailcloth: the mill shows through
            B, F = edges([sh, e, h], tuple((1, v, 28 - 4 * v, 28 - 4 * v) for v in (.06, .2, .34, .48, .62, .76, .9)))
            arms += path(between(B, F, .1, .9), lattice, .85) + line("".join(f"M{n(p[0],0)} {n(p[1],0)}L{n(q_[0],0)} {n(q_[1],0)}" for p, q_ in zip(B, F)) + "".join("M" + "L".join(f"{n(p[0]+(q_[0]-p[0])*v,0)} {n(p[1]+(q_[1]-p[1])*v,0)}" for p, q_ in zip(B, F)) for v in (.1, .5, .9)), WOOD, 3.4)
    return o + hd + arms
