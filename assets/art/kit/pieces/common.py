"""What every piece script starts with. A script in pieces/GAME/ writes to assets/art/GAME/."""
import math
import os
import sys
HERE = os.path.dirname(os.path.abspath(__file__))
KIT = os.path.join(HERE, "..")
sys.path.insert(0, KIT)
GAME = os.path.basename(os.path.dirname(os.path.abspath(sys.argv[0])))
OUT = os.path.normpath(os.path.join(KIT, "..", GAME)) + os.sep
from papercut import *      # noqa
from houses import shingled, moss, stones  # noqa
from motifs import use, draw, pane, sails, blade  # noqa
import things               # noqa
from things import rows, thatch, birch_trunk, mill_far, hamlet      # noqa
