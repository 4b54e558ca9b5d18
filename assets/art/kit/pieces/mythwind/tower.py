import os, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *
import _grounds

# the tower alone, on its mound, for the middle of the board and for its upgrade sheet
a = Art(400, 560, 3)
a.add(use("old-mill", 198, 508, 560))
a.save(OUT + "tower.svg")
