"""Wheel tiles and export tiles. The ids are those of the content tables."""
from _tiles import *

WOODEN = (["guilder", 3], ["tool", 2, "guilder"], ["vp", 3], ["bulb", 2], ["plant", "vp"], ["plant", "bulb"], ["market", "guilder"], ["market", "tool"], ["build", "guilder"], ["trade", "tool"], ["farm", "guilder"], ["enhance", "guilder"])
SILVER = (["enhance-both"], ["trade-many"], ["farm-swap"], ["build-both"], ["enhance-printed"], ["market-twice"], ["plant-twice"], ["farm", "vp", 2], ["trade", "bulb"], ["build", "guilder", 2], ["market", "plant"], ["vp", 4])
EXPORTS = (["vp", 3], ["plant-same"], ["plant-different"], ["guilder", 3], ["tool", 2], ["bulb", 2], ["market"], ["build"], ["farm"], ["enhance"], ["tool", "guilder", 2])


def parts(row):
    """A name followed by a number is that symbol so many times."""
    out = []
    for x in row:
        if isinstance(x, int):
            out[-1] = (out[-1], x)
        else:
            out.append(x)
    return out


def tile(name, ground, row, price):
    a = Art(300, 210)
    a.add(ground(a), cost(price), lay(a, parts(row), 150, 101, 244, 150))
    a.save(OUT + name + ".svg")


for i, row in enumerate(WOODEN):
    tile(f"tile-n{i+1:02}", wood, row, 1)
for i, row in enumerate(SILVER):
    tile(f"tile-s{i+1:02}", silver, row, 2)

for i, row in enumerate(EXPORTS):
    a = Art(310, 140)
    a.add(lid(a), paper(a, 42, 14, 224, 108), lay(a, parts(row), 154, 68, 210, 104))
    a.save(OUT + f"export-x{i+1:02}.svg")
