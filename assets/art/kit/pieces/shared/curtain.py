import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *

# A drawn theatre curtain: night cloth in heavy folds, mills embroidered on it tone on tone.
a = Art(1600, 1000, 31)
r = a.r
a.add(f'<rect width="1600" height="1000" fill="{a.lin([(0,"#2E2B58"),(.5,"#35316A"),(1,"#232148")])}"/>')
# folds: each a shade that deepens to the right; uneven in width, the hems hang at different heights
xs, x = [], -40
while x < 1640:
    xs.append(x)
    x += r.uniform(74, 128)
xs.append(x)
hem = lambda x: 968 + 9 * math.sin(x / 97) + 5 * math.sin(x / 41)
FOLD = a.lin([(0, "#7A70B0", .5), (.18, "#5A5494", .4), (.5, "#3A366E", 0), (.82, "#1A1838", .4), (1, "#121028", .62)], 0, 0, 1, 0)
for i, (x0, x1) in enumerate(zip(xs, xs[1:])):
    k = r.uniform(-16, 16)
    a.add(path(f"M{n(x0,0)} -10C{n(x0+k*.4,0)} 300 {n(x0-k,0)} 640 {n(x0+k*.6,0)} 1010H{n(x1+k*.6,0)}C{n(x1-k,0)} 640 {n(x1+k*.4,0)} 300 {n(x1,0)} -10z", FOLD))
# narrow lights on the shoulders of the folds
lit_ = ""
for x in xs[1:-1]:
    q = r.uniform(5, 10)
    x += r.uniform(9, 16)
    lit_ += f"M{n(x,0)} 60Q{n(x+q,0)} 500 {n(x-2,0)} {n(r.uniform(780,940),0)}Q{n(x-q*.6,0)} 480 {n(x,0)} 60z"
a.add(path(lit_, "#A79AD0", .22))

# one embroidered mill, all in stitches: satin rows for tower and cap, running stitch for the sails
ST = "#B7A6DC"
tower = "".join(f"M{n(-15-j*.95)} {-52+j*7}L{n(15+j*.95)} {-50+j*7}" for j in range(11))
cap = "".join(f"M{n(-17+j*4.2)} {n(-57)}L{n(-13+j*3.3)} {n(-74+abs(j-4)*3.2)}" for j in range(9))
ribs = "".join(f"M{k} 3L{k+1} 14" for k in range(20, 62, 8))
sail = f'<path d="M4 0H64M20 15L62 14" stroke-dasharray="5 3"/><path d="{ribs}"/>'
m = f'<g fill="none" stroke="{ST}" stroke-width="2.600" stroke-linecap="round"><path d="{tower}"/><path d="{cap}" stroke="#D9B877"/>' + "".join(f'<g transform="translate(0 -60) rotate({22+90*k}) scale(.95)">{sail}</g>' for k in range(4)) + f'<path d="M-7 26v-10q1-8 7-8t7 8v10z" stroke="#D08A80"/><path d="M-3 -18v-9q3-5 6 0v9z" stroke="#E9C77E"/><path d="M-46 30q22-8 46-6t48 4" stroke-dasharray="6 4"/><path d="M-36 40q18-6 36-4t34 3" stroke-dasharray="6 4"/></g>'
mill = a.sym("mill", m)
tl = f'<g fill="none" stroke="{ST}" stroke-width="2.400" stroke-linecap="round"><path d="M0 30Q1 12 0 -6" stroke-dasharray="5 3"/><path d="M0 26q-12-6-13-20M0 22q10-5 12-15"/><path d="M-9-20q-4 14 9 15q13-1 9-15l-5 6-4-10-4 10z" stroke="#D08A80"/></g>'
tulip_ = a.sym("tu", tl)
st = a.sym("st", f'<path d="M0-9V9M-9 0H9M-5-5L5 5M5-5L-5 5" fill="none" stroke="{ST}" stroke-width="2" stroke-linecap="round"/>')
rows_ = ""
for j, y in enumerate((250, 400, 550, 700)):
    for i in range(8):
        x = 100 + i * 200 + (j % 2) * 100
        if x < 1620:
            rows_ += (mill if (i + j) % 2 == 0 else tulip_)(x + r.uniform(-5, 5), y + r.uniform(-5, 5), 1.08 if (i + j) % 2 == 0 else 1.2)
            rows_ += st(x + 100, y + 4, .8)
a.add(group(rows_, op=.42))
# border above the hem: a lane of stitches with the mills going along it
bd = line("M-20 838Q400 846 800 838T1620 838M-20 922Q400 930 800 922T1620 922", "#D9B877", 3, .55, extra='stroke-dasharray="12 7"') + line("M-20 848Q400 856 800 848T1620 848M-20 912Q400 920 800 912T1620 912", ST, 2.4, .4, extra='stroke-dasharray="7 6"')
a.add(bd, group("".join((mill if k % 2 else tulip_)(60 + k * 92, 892 if k % 2 else 884, .62 if k % 2 else .9) for k in range(17)), op=.75))
# fringe
fr = "".join(f"M{n(x,0)} {n(hem(x)-8,0)}l{n(r.uniform(-2,2),0)} {n(r.uniform(18,24),0)}" for x in range(-4, 1610, 9))
a.add(line("M-20 " + n(hem(-20) - 10, 0) + "".join(f"L{x} {n(hem(x)-10,0)}" for x in range(0, 1640, 40)), "#C99A52", 9, .75), line(fr, "#A8783E", 4.5, .8))

# the valance: seven swags of a deeper cloth, cords and amber buttons
sw = ""
pts_ = [-60, 150, 400, 610, 860, 1090, 1340, 1560, 1720]
for i, (x0, x1) in enumerate(zip(pts_, pts_[1:])):
    dep = 96 + (i % 3) * 10
    m_ = (x0 + x1) / 2
    d = f"M{x0} -10V44Q{n(m_-20,0)} {dep+70} {x1} 44V-10z"
    a.add(soft(d, 3, 9, 8, .35), path(d, "#C9B0D6"), path(d, a.lin([(0, "#4A3C78"), (.6, "#7A5C92"), (1, "#4E3F78")]), None, 'transform="translate(0 -4)"'))
    a.add(line("".join(f"M{n(x0+(m_-x0)*f,0)} -6Q{n(m_-30+60*f,0)} {n(dep*f*.75,0)} {n(x1-(x1-m_)*f,0)} -6" for f in (.2, .45, .7)), "#2A2250", 5, .32), line(f"M{x0} 38Q{n(m_-20,0)} {dep+64} {x1} 38", "#E3BE76", 3, .6, extra='stroke-dasharray="10 6"'))
    sw += f'<circle cx="{x0+2}" cy="48" r="13" fill="{SHADOW}" fill-opacity=".4"/><circle cx="{x0}" cy="44" r="12" fill="#A8702E"/><circle cx="{x0-2}" cy="42" r="9" fill="{AMBER}"/><circle cx="{x0-4}" cy="39" r="3.500" fill="#FBE0A0"/>' + line(f"M{x0} 56V84", "#C99A52", 4) + path(f"M{x0-8} 82h16l4 26q-12 6-24 0z", "#C99A52") + path(f"M{x0-8} 82h6l-2 28q-6-1-8-2z", "#E9C77E")
a.add(sw)
# a breath of lamp light on the middle of the cloth, dark to the sides
a.add(a.glow(760, 470, 640, "#A989C4", .26), a.vignette(.55, .48, .45, "#0E0C20"), a.grain(.45))
a.save(OUT + "curtain.svg")
