"""The long board, and its other side at sunset for the game with lances. Both have the same geometry."""
from _out import *
from _a_land import *

for name, hour in (("board", LATE), ("board-lances", DUSK)):
    a = Art(2400, 516, 77)
    for part in (sky, far, river, left_land, mills, gate, inn, ground, bridge, front):
        part(a, hour)
    a.add(a.vignette(.26, .5, .5, "#2A1E2C"), a.grain(.45))
    a.save(OUT + name + ".svg")
