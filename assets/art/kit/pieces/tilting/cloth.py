"""The ochre cloth of the table: a tile of 512 that repeats without a seam, mills and stitched diamonds tone on tone."""
from _out import *

a = Art(512, 512, 72)
BASE = "#8E6230"
c, d = mix(BASE, CREAM, .085), mix(BASE, SHADOW, .12)
a.defs.append(f'<pattern id="weave" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 2h7v1.500H0zM8 6h8v1.500H8zM0 10h7v1.500H0zM8 14h8v1.500H8z" fill="{CREAM}" fill-opacity=".045"/><path d="M3 4v7h1.500V4zM11 0v5h1.500V0zM11 9v7h1.500V9z" fill="{SHADOW}" fill-opacity=".065"/></pattern>')
sail = "".join(f'<path d="M-3 0H3L2 -84H-2zM5 -22H21V-82H5z" transform="rotate({k})"/>' for k in (22, 112, 202, 292))
mill = path(curve("-28,76! -20,30 -16,-8! 16,-8! 21,30 29,76! 0,82"), c, .55) + path(curve("16,-8! 21,30 29,76! 8,81! 8,30 4,-8!"), d) + path(curve("-20,-6! -18,-32 0,-44 18,-32 21,-6! 0,2"), d) + f'<g fill="{c}" transform="translate(0 -18)">{sail}<circle r="8" fill="{d}"/></g>'
# a lance lies between every two mills
lance = line("M-46 0H40", c, 4) + path("M40 -7L66 0L40 7z", c) + path("M-34 -1V-20L-18 -14L-4 -20V-1z", d)
a.defs.append(f'<g id="mill">{mill}</g><g id="lance">{lance}</g>')
a.add(f'<rect width="512" height="512" fill="{BASE}"/>')
for x, y, rot in ((128, 128, 0), (384, 384, 0), (384, 128, 180), (128, 384, 180)):
    a.add(f'<use href="#mill" transform="translate({x} {y}) rotate({rot}) scale(.9)"/>')
for x, y, rot in ((256, 88, -90), (256, 424, 90), (88, 256, 0), (424, 256, 180)):
    a.add(f'<use href="#lance" transform="translate({x} {y}) rotate({rot})"/>')
DIA = lambda x, y, s: f"M{x} {y-s}L{n(x+s*.8)} {y}L{x} {y+s}L{n(x-s*.8)} {y}z"
spots = [(256, 256)] + [(x, y) for x in (0, 512) for y in (0, 512)]
# the corners of four tiles make one more diamond
a.add(path("".join(DIA(x, y, 30) for x, y in spots), d), path("".join(DIA(x, y, 17) for x, y in spots), c), path("".join(DIA(x, y, 7) for x, y in spots), d))
a.add('<rect width="512" height="512" fill="url(#weave)"/>')
a.save(OUT + "cloth-ochre.svg")
