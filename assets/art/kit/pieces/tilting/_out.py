"""What every script of this folder starts with: `from _out import *`. Pictures go to assets/art/tilting/."""
import os
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from common import *        # noqa
OUT = os.path.normpath(os.path.join(KIT, "..", "tilting")) + os.sep
os.makedirs(OUT, exist_ok=True)
