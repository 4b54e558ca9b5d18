"""The symbols, one file each."""
from _symbols import *

for name in SYMBOLS:
    if name == "bulb-white":
        continue        # only drawn within other pictures
    a = Art(96, 96)
    a.add(group(SYMBOLS[name](a), t="translate(1.6 1.4) scale(.955)"))
    a.save(OUT + f"symbol-{name}.svg")
