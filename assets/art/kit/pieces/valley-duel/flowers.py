"""Planted tulips and bulbs."""
from _flowers import *

for kind in HEADS:
    a = Art(120, 120)
    a.add(leaves(), group(head(kind), t="translate(60 59) scale(1.17)"))
    a.save(OUT + f"tulip-{kind}.svg")
    a = Art(120, 120)
    a.add(bulb(kind))
    a.save(OUT + f"bulb-{kind}.svg")
a = Art(120, 120)
a.add(bulb_any_in(a))
a.save(OUT + "bulb-any.svg")
