"""The back of the story cards: night over two hills, the great round library window between them; the same whichever way up."""
from _out import *

a = Art(900, 1200, 52)
r = a.r


def turned(g):
    i = a.id("t")
    a.defs.append(f'<g id="{i}">{g}</g>')
    return f'<use href="#{i}"/><use href="#{i}" transform="rotate(180 450 600)"/>'


half = f'<path d="M0 0H900V600H0z" fill="{a.lin([(0,"#1A1E48"),(.55,"#3E4482"),(1,"#8A78A8")])}"/>'
half += path("".join(star(x, y, s) for x, y, s in ((130, 170, 15), (262, 116, 10), (352, 236, 8), (170, 318, 9), (440, 124, 12), (770, 392, 9), (520, 316, 7), (92, 432, 8), (300, 386, 6), (590, 150, 7), (468, 214, 5), (210, 214, 5), (812, 128, 9), (560, 226, 5))), CREAM, .9)
half += a.glow(690, 240, 210, LAMP, .34) + group(draw("crescent"), t="translate(592 106) rotate(8 80 100) scale(1.32)")
# long clouds
for spec, o in (("60,288 150,268 250,276 330,262 250,298 140,304", .5), ("470,420 560,402 660,410 760,396 690,428 560,436", .45)):
    half += path(curve(spec), "#8C86C0", o)
half += path(curve("0,520! 150,448 330,470 450,438 630,490 900,424! 900,612! 0,612!"), "#5A5596")
half += path("".join(f"M{x} {y}q-9 -30 0 -58q10 28 0 58z" for x, y in ((570, 474), (596, 480), (548, 468))), "#443F7E")
half += path(curve("0,580! 180,504 360,510 510,552 690,546 900,522! 900,612! 0,612!"), "#353B74") + path(curve("0,580! 180,504 360,510 510,552 690,546 900,522! 900,532! 690,556 510,562 360,520 180,514 0,592!"), "#8C86BE", .7)
half += a.glow(250, 450, 130, LAMP, .3) + use("mill", 250, 532, 330, haze="#3B3768", t=.34, keep=(LAMP, AMBER, "#FBDB8C"), args=(20,))
art = turned(half)
# the window
art += f'<circle cx="458" cy="616" r="198" fill="{SHADOW}" fill-opacity=".4"/>' + a.glow(450, 600, 350, LAMP, .55) + f'<circle cx="450" cy="600" r="194" fill="{dim(WOOD,.35)}"/><circle cx="446" cy="596" r="190" fill="{lit(WOOD,.3)}"/><circle cx="450" cy="600" r="186" fill="{WOOD}"/><circle cx="450" cy="600" r="158" fill="{AMBER}"/><circle cx="450" cy="600" r="152" fill="{LAMP}"/><circle cx="430" cy="590" r="104" fill="#FBE0A0"/>'
a.defs.append(f'<clipPath id="win"><circle cx="450" cy="600" r="154"/></clipPath>')
BOOKS = ((-146, 22, 62, BRICK), (-120, 20, 84, DELFT), (-96, 26, 104, MOSS), (-66, 18, 92, "#8A5A78"), (-44, 24, 116, BRICK), (64, 20, 96, VIOLET), (88, 24, 82, OCHRE), (116, 22, 64, DELFT))
bk = ""
for x, w, h, c in BOOKS:
    x += 450
    bk += path(f"M{x} 588v{-h}h{w}v{h}z", c) + path(f"M{x} 588v{-h}h4v{h}z", lit(c, .3)) + path(f"M{x+w-6} 588v{-h}h6v{h}z", dim(c, .3), .8) + path(f"M{x+3} {588-h+12}h{w-6}v5h{-w+6}zM{x+3} 570h{w-6}v4h{-w+6}z", LAMP, .9)
bk += path("M418 588l18 -96 22 4 -14 92z", TULIP) + path("M418 588l18 -96 5 1 -17 95z", lit(TULIP, .3))
bk += path(curve("474,588! 466,556 508,556 502,588!"), CREAM) + line("M502 564q18 0 12 16q-4 6 -14 4", CREAM, 6) + line("M480 548q-8 -10 0 -20M494 548q-8 -12 2 -24", "#C9A25A", 3, .7)
art += f'<g clip-path="url(#win)">{turned(bk)}</g>'
art += path("M292 588H608V612H292zM438 444h24v312h-24z", WOOD) + path("M292 588H608V594H292zM438 444h7v312h-7z", lit(WOOD, .3)) + path(disc(450, 600, 26), dim(WOOD, .2)) + path(disc(448, 598, 21), lit(WOOD, .22)) + path(star(450, 600, 15), LAMP)
for x, y, s in ((690, 470, 7), (736, 570, 6), (668, 690, 7), (210, 730, 7), (164, 630, 6), (232, 510, 7), (620, 400, 5), (280, 800, 5)):
    art += a.firefly(x, y, s)
# frame, double line of lamp yellow
a.add(art)
a.add(f'<path d="M0 0H900V1200H0zM48 74V1126Q48 1152 74 1152H826Q852 1152 852 1126V74Q852 48 826 48H74Q48 48 48 74z" fill-rule="evenodd" fill="#171A3C"/>')
a.add(f'<rect x="46" y="46" width="808" height="1108" rx="28" fill="none" stroke="{LAMP}" stroke-width="5"/><rect x="28" y="28" width="844" height="1144" rx="38" fill="none" stroke="#8C86BE" stroke-opacity=".6" stroke-width="3"/>')
for x, y in ((76, 76), (824, 76), (76, 1124), (824, 1124)):
    a.add(path(star(x, y, 16), LAMP))
a.add(a.grain(.45))
a.save(OUT + "scene-back.svg")
