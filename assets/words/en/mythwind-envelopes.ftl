# The notes that are read when an envelope of Mythwind is opened.
# Words between asterisks are set in italics.

mw-envelope-1 = To Be Signed For
    .note = One seat, behind the desk, for whoever has the turn. It is to be left warm.

        One Keeper, Fyxx, who has it first. For one coin it will find a pair of hands, with boots.

        One Bouque, mostly wood, who has it next. For one coin, a pair of hands without. It may be leaned on.

        One wind, for the weather. When it turns, whoever is sitting gets up.

        Two hats and the lid of a pot: not here. Ask the wind.

        One door, to be shut afterwards.

        One night’s sleep, owing. Sign here.

mw-envelope-2 = For Whoever Is Mending This
    .note = We were nine masons, and could agree about anything that was heavy. There ought to be four things more in this wall. Some of us said oak and iron, and some said willow and wool. Some said that the lamp should be blue, and some amber. It was then that the ladder was taken away.

        So we have left four holes. They are square and deep, and they will keep. Kindly decide. It may be that you find room for all four. We did not look.

mw-envelope-3 = In Two Hands
    .note = Whoever lifts this should know that it was lowered, gently, on a rope — *it was dropped* — by the two of us, at night, so that neither half — *she means yours* — should have it to ring.

        The tower wants four things more. A stair for boots — *for feet* — and an arm, to call them home with, red — *blue, so that they come*. We began on it — *we stopped*.

        The tongue is not in it. One of us took that along — *and one of us did not*.

        Mind the one inside. It had only come in to look.

mw-envelope-4 = The Last Page
    .note = *We had a tower, a bell, and a road each way. Half of us went up and half went down, and each half took the answer along. Whom was it for?*

        The leaves after this one have been ruled, one line to a season, and there is nothing on them. A pencil is tied to the back, with a knot that can be undone from either side.
