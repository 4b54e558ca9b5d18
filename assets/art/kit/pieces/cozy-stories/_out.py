"""What every script of this folder starts with: `from _out import *`. Pictures go to assets/art/cozy-stories/."""
import os
import sys
sys.dont_write_bytecode = True
_H = os.path.dirname(os.path.abspath(__file__))
sys.path += [os.path.join(_H, "..", d) for d in ("mythwind", "tilting", "")]
from common import *        # noqa
OUT = os.path.normpath(os.path.join(KIT, "..", "cozy-stories")) + os.sep
os.makedirs(OUT, exist_ok=True)


def disc(x, y, r):
    return f"M{n(x-r)} {n(y)}a{n(r)} {n(r)} 0 1 1 {n(2*r)} 0a{n(r)} {n(r)} 0 1 1 {n(-2*r)} 0z"
