"""Effects laid out in a row: a symbol for every unit, so that no picture needs a number."""
from _symbols import *

# what is drawn for an effect: symbols side by side; repeated ones overlap like a small pile
def lay(a, parts, x, y, w, h, top=None):
    """Lays symbols (name or (name, count)) into a box with its middle at x,y."""
    groups = [(p, 1) if isinstance(p, str) else p for p in parts]
    step = .56
    units = [1 + step * (k - 1) for _, k in groups]
    gap = .08 * (len(groups) - 1)
    size = min(h, w / (sum(units) + gap), top or h)
    o, px = "", x - size * (sum(units) + gap) / 2
    for (name, k), u in zip(groups, units):
        for i in range(k):
            dy = (size * .1 if i % 2 else -size * .1) if k > 2 else size * (.07 if i else -.07) if k == 2 else 0
            o += put(a, name, px + size * (.5 + step * i), y + dy, size * .98)
        px += size * (u + .08)
    return o


PRINTS = {
    "market": ["market"], "trade": ["trade"], "tool-guilders": ["tool", ("guilder", 2)], "farm": ["farm"], "plant": ["plant"], "build": ["build"],
    "vp": [("vp", 2)], "enhance": ["enhance"], "guilders": [("guilder", 2)], "white-bulb-tool": ["bulb-white", "tool"],
}
