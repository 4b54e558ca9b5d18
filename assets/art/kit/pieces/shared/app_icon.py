import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

# The mill at the head of the lane, in a rounded tile of dusk. Few, large shapes: it has to hold at 32 pixels.
a = Art(512, 512, 7)
TILE = "M20 140Q20 20 140 20H372Q492 20 492 140V372Q492 492 372 492H140Q20 492 20 372z"
a.defs.append(f'<clipPath id="tile"><path d="{TILE}"/></clipPath>')
a.add(path(TILE, SHADOW, .3, 'transform="translate(4 8)"'), path(TILE, "#C9B6D6"))
inn = []
P = inn.append
P(f'<rect width="512" height="512" fill="{a.lin([(0,"#2A2C5E"),(.3,"#565292"),(.52,"#A9749C"),(.68,"#F0A98C"),(.8,"#F9D08E")])}"/>')
P(a.glow(250, 380, 260, "#FFE0A0", .8))
P(group(path(curve("112,66! 78,78 62,108 68,140 90,166 122,172! 100,156 90,132 92,106 98,88"), "#F9E8BC"), t="translate(-14 132) scale(.92)"))
P(path("".join(star(x, y, s) for x, y, s in ((150, 66, 11), (430, 84, 9), (452, 190, 7))), CREAM, .9))
P(path(curve("330,250! 400,232 470,240 520,226! 520,256 450,262 380,260"), "#F9CFA8", .7) + path(curve("-10,270! 60,256 110,262 160,252! 110,276 40,280"), "#F9CFA8", .6))
# hills: far plum, then the knoll
P(path(curve("-10,360! 90,330 180,352 300,330 420,348 520,322! 520,520! -10,520!"), "#7A5C8C"))
hill = curve("-10,430! 90,398 190,380 280,378 380,392 520,436! 520,530! -10,530!")
P(path(hill, "#F3C79A") + path(hill, a.lin([(0, "#4E6A5E"), (1, "#233A48")]), None, 'transform="translate(2 6)"'))
# the lane comes up to the door
P(path(curve("262,404! 270,424 230,446 210,470 214,520! 330,520! 322,472 318,444 296,422 294,404!"), "#F3D9A8") + path(curve("294,404! 296,422 318,444 322,472 330,520! 300,520! 296,470 300,446 284,424 282,404!"), "#8E6A8C", .5))
# the tower
P(path(curve("180,404! 270,388 380,400 430,414! 350,424 250,420"), SHADOW, .35))
wall = curve("186,410! 196,330 206,262 214,206! 318,206! 326,262 338,330 350,410! 270,420")
P(path(wall, a.lin([(0, "#FFF6E2"), (.5, "#F0DFC6"), (1, "#A48FAE")], 0, 0, 1, 0)))
P(path(curve("292,206! 318,206! 326,262 338,330 350,410! 306,416! 306,330 300,262"), "#5A3F78", .25))
P(path(curve("192,216! 196,172 226,136 264,116! 302,136 334,170 340,214! 266,228"), a.lin([(0, "#E9B85E"), (1, "#9A6230")], 0, 0, 1, .5)) + path(curve("192,216! 196,172 226,136 264,116! 232,150 214,184 210,219!"), "#F9DC9A", .9))
P(path("M196 214Q266 232 336 212L334 224Q266 244 198 226z", "#5A3428", .7))
# warm window, red door
P(a.glow(268, 290, 66, LAMP, .7) + path("M246 320v-36q2-26 22-26t22 26v36z", "#5A3A30") + path("M252 314v-30q2-20 16-20t16 20v30z", LAMP) + path("M254 314v-16h28v16z", "#FFEDB4") + path("M265 262h6v52h-6zM252 286h32v5h-32z", "#5A3A30"))
P('<circle cx="266" cy="380" r="36" fill="#6E5A7E"/><circle cx="266" cy="381" r="27" fill="#D2443C"/>' + path(curve("282,358! 292,374 290,392 280,404! 284,380"), "#8A2A30", .8) + '<circle cx="284" cy="384" r="4" fill="#F5C45E"/>' + path("M222 404h88l12 14H210z", "#B9AEC0"))
# sails: four broad cream boards, well apart from the wall
bl = path("M30 8L186 12L184 50L42 46z", "#6B4A36") + path("M37 12L181 16L179 45L48 41z", CREAM) + path("M37 12L181 16L180 25L38 21z", "#CDB9C6", .8) + line("M74 12L78 44M110 13L113 45M146 14L148 45", "#8A6A58", 4) + path("M-14 -8L198 -5L198 7L-14 10z", "#5C3E30") + path("M0 -7L198 -5V-1L0 -2z", "#C9976A")
a.defs.append(f'<g id="bl">{bl}</g>')
P("".join(f'<use href="#bl" transform="translate(264 198) rotate({24+90*k})"/>' for k in range(4)) + '<circle cx="264" cy="198" r="19" fill="#4A3028"/><circle cx="261" cy="195" r="12" fill="#C9976A"/><circle cx="264" cy="198" r="4.500" fill="#4A3028"/>')
a.add(f'<g clip-path="url(#tile)"><g transform="translate(0 10)">{"".join(inn)}</g></g>')
a.add(f'<path d="{TILE}" fill="none" stroke="#1E1A2B" stroke-opacity=".3" stroke-width="6"/>', path("M26 372V140Q26 26 140 26H372Q420 26 450 48Q420 34 372 34H140Q34 34 34 140V372Q34 420 52 448Q26 418 26 372z", CREAM, .35))
a.save(OUT + "app-icon.svg")
