"""Look at pictures as a player will: python3 look.py OUT.png FILE.svg...

Each picture is drawn 900, 300 and 120 px wide, in colour, and 300 px wide in grey (needs resvg_py and Pillow).
With several files it lays them out as a contact sheet, 300 px wide each.
"""
import io
import sys

import resvg_py
from PIL import Image


def draw(path, width):
    data = resvg_py.svg_to_bytes(svg_path=path, width=width)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def sheet(pictures, columns, gap=12, ground=(58, 52, 72)):
    rows = [pictures[i:i + columns] for i in range(0, len(pictures), columns)]
    w = max(sum(p.width + gap for p in row) for row in rows) + gap
    h = sum(max(p.height for p in row) + gap for row in rows) + gap
    out = Image.new("RGB", (w, h), ground)
    y = gap
    for row in rows:
        x = gap
        for p in row:
            out.paste(p, (x, y), p)
            x += p.width + gap
        y += max(p.height for p in row) + gap
    return out


out, files = sys.argv[1], sys.argv[2:]
if len(files) == 1:
    f = files[0]
    side = sheet([draw(f, 300), draw(f, 300).convert("LA").convert("RGBA"), draw(f, 120)], 1, 8)
    picture = sheet([draw(f, 900), side.convert("RGBA")], 2)
else:
    picture = sheet([draw(f, 300) for f in files], 4)
picture.save(out)
