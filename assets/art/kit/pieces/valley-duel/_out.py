"""What every script of this folder starts with: `from _out import *`. Pictures go to assets/art/valley-duel/."""
import os
import sys
sys.dont_write_bytecode = True
_H = os.path.dirname(os.path.abspath(__file__))
for _d in ("mythwind", "tilting", ""):
    sys.path.insert(0, os.path.join(_H, "..", _d))
sys.path.insert(0, _H)
from common import *        # noqa
OUT = os.path.normpath(os.path.join(KIT, "..", "valley-duel")) + os.sep
os.makedirs(OUT, exist_ok=True)

COLOURS = {"white": "#F4ECDD", "yellow": "#F2BC3C", "red": "#D2443C", "violet": "#7D5FAE", "black": "#3B2D40"}
GOLD, GOLDD, STEELG, SOIL, TURF = "#E9AE45", "#7A4A1C", "#A9B3C6", "#6E4A38", "#7A9A55"
NAVY = "#1C2A48"
