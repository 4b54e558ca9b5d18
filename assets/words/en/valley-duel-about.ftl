### What pieces and zones of Windmill Valley: Duel tell of themselves.

## The farm cards

vd-farm-01 = The Cheese Seller
vd-farm-02 = The Flower Girl
vd-farm-03 = The Bulb Auctioneer
vd-farm-04 = The Head Gardener
vd-farm-05 = The Digger
vd-farm-06 = The Rake Mender
vd-farm-07 = The Bulb Granny
vd-farm-08 = The Miller
vd-farm-09 = The Mill Builder
vd-farm-10 = The Carpenter
vd-farm-11 = The Sea Captain
vd-farm-12 = The Helmswoman
vd-farm-13 = The Dock Hand
vd-farm-14 = The Clockmaker
vd-farm-15 = The Inventor
vd-farm-16 = The Wheelwright
vd-farm-17 = The Dairymaid
vd-farm-18 = The Beekeeper
vd-farm-19 = The Shepherd Boy
vd-farm-20 = The Blacksmith
vd-kind-farm = farm card { $number }
vd-about-helper = Helper. { $what }, once a turn, before or after that action.
vd-about-contract = Contract. { $what }.
vd-about-offered = In the near row it helps its player and pays the other; in the far row the other way round.
vd-about-farm-deck = It comes into the offer next.
vd-about-row = { $near }’s Helper and { $far }’s Contract.
vd-about-row-name = The row near { $who }
vd-about-row-rule = A new card comes in at the owner’s left. Out of a full row the one at the right is pushed.
vd-about-done = Contracts that { $who } has scored
vd-about-done-rule = Double-click to see them all.
vd-now-worth = { $count } × { $each } = { $points } VP
vd-now-contract = { $who }: { $worth }
vd-now-would = As { $who }’s Contract: { $points } VP now
vd-now-used = Its Helper was used in this turn.
vd-now-next-out = The next card pushes it out.
vd-now-scored = Scored for { $points } VP
vd-now-done = { $count }, together { $points } VP

## Wheels and their tiles

vd-about-wheel = { $who }’s wheel
vd-about-wheel-rule = In the own turn it is turned clockwise: by 1 or 2 spaces, or by 3 for a Tool.
vd-about-gears = The three wheels are geared: they all move by as many spaces.
vd-about-central = The Central Wheel
vd-about-central-rule = Each player has the space that meets the own wheel: in the own turn to choose, in the other’s to follow up.
vd-tiles-on = { $count ->
    [0] no tile lies on it
    [one] 1 tile lies on it
   *[other] { $count } tiles lie on it
  }
vd-kind-central = space of the Central Wheel
vd-kind-own = space of { $who }’s wheel
vd-now-choose = Meets at { $who }’s wheel: it can be chosen in this turn.
vd-now-follow = Meets at { $who }’s wheel: the follow-up.
vd-now-barred = Meets the Central Wheel: no tile can be laid here now.
vd-now-free = A wheel tile can be laid here.
vd-now-chosen = It is being carried out.
vd-now-taken = Taken as { $step } since the wheels were turned.
vd-now-given-up = Left for the Calendar’s Guilders, as { $step }.
vd-taken-first = the first action
vd-taken-second = the second action
vd-taken-follow = the follow-up
vd-mark-first = 1
vd-mark-second = 2
vd-kind-wooden = wooden wheel tile
vd-kind-silver = silver wheel tile
vd-about-tile = On the own wheel it costs { $cost ->
    [one] { $cost } Guilder
   *[other] { $cost } Guilders
  }. On the Central Wheel it costs nothing, and what it covers is done.
vd-about-laid = It lies on a { $wheel } to the end of the game.
vd-now-covers = Covers: { $what }
vd-about-tile-stack = Covered wheel tiles
vd-about-tile-stack-rule = The offer is filled up from here. When it is empty, the Calendar moves and those set aside come in.
vd-about-tiles-aside = Wheel tiles set aside
vd-about-tiles-aside-rule = They become the stack when the first one is empty.

## Fields

vd-about-ring = Patches belong to nobody. Tulips count for whoever has a Windmill beside them.
vd-about-patch = It fills from both ends. The first Tulip of an end has any colour, each further one that of the Tulip beside it.
vd-now-planted = { $count } of { $of } spaces planted
vd-now-beside = { $who }: { $count ->
    [one] 1 Windmill beside it
   *[other] { $count } Windmills beside it
  }
vd-kind-space = { $patch }, space { $space }
vd-about-space = Whoever plants here receives this.
vd-now-inner = Not yet: it comes when the spaces before it are planted.
vd-now-fits-any = Any colour fits here.
vd-now-fits = Fits here: { $colours }
vd-kind-tulip = on { $patch }
vd-about-tulip = It is no Bulb any more. At the end it counts for whoever has a Windmill beside the patch, twice for two.
vd-now-tulip-none = { $who }: no Windmill beside it
vd-now-tulip = { $who }: { $times } × { $value } = { $points } VP
vd-about-node = A Windmill here makes the Tulips of both patches count, and receives the nearest open reward of one.
vd-now-no-reward = Both patches are full: no reward
vd-now-closest = { $patch }: { $what }
vd-about-built = The Tulips of both patches beside it count for its owner.
vd-now-patch-brings = { $patch }: { $points } VP now
vd-kind-column = { $colour } column
vd-about-windmill = Every Windmill that leaves this column makes { $colour } Tulips worth 1 VP more.
vd-now-lowest = Costs { $cost } Guilders; then the colour is worth { $after } instead of { $before }.
vd-now-higher = First the one below it.
vd-about-rack = { $who }’s Windmills
vd-about-rack-rule = Below each column stands what a Tulip of its colour is worth: the Windmills that have left it.
vd-now-built = { $count } of 9 built
vd-now-bed = { CAP($colour) }: { $count } × { $value } = { $points } VP

## Market and Ports

vd-deal = { $cost } G: { $bulbs }
vd-kind-deal = deal
vd-about-deal = Only one of a tile’s two deals is made; then the tile is discarded.
vd-about-back = All backs have these two deals. After one of them the open tile farthest from the stack is discarded.
vd-about-near = It lies beside the stack. When it is used, the far tile stays where it is.
vd-about-far = It lies farthest from the stack. When it is used, or a deal with the stack is made, the other one moves here.
vd-about-stack = The covered stack: whichever tile is on top, its back has these deals.
vd-about-market-end = When the stack is empty, the Calendar moves and the discarded tiles become the stack.
vd-asked = { $colour } { $points } VP
vd-about-demand = One Bulb of a colour that shows is delivered here for the VP below it.
vd-now-asked = Asked for now: { $asked }
vd-now-later = After the next trade: { $asked }
vd-now-closed = Closed
vd-about-seal-lower = It covers the lower half. The next trade here moves it up.
vd-about-seal-upper = It covers the upper half. The next trade here closes the Port.
vd-about-ship = Closed: the Boat passes it by. It opens when the next Port closes.
vd-kind-export = Export tile of { $port }
vd-about-export = Whoever trades here receives this after the VP.
vd-now-boat = The Boat lies here.
vd-about-boat = Before a trade each Tool moves it to the next open Port, in either direction.
vd-about-harbour = Clockwise is from left to right, and from the last back to the first. One Port is always closed.

## Storages and tracks

vd-about-storage = { $who }’s storage
vd-about-storage-rule = Open to both. What is spent goes back to the supply, and the supply never runs out.
vd-kind-storage = in { $who }’s storage
vd-about-guilders = For deals, Windmills, tiles on the own wheel and Contracts that are pushed out. Left over they only break ties.
vd-about-tools = 1 turns the wheel by 3, 2 buy the other space, 1 moves the Boat by a Port.
vd-about-bulbs = To be planted or traded. Left over it brings nothing.
vd-about-trades = { $who }’s trade row
vd-about-trades-rule = One Bulb of each trade lies here. The sixth trade moves the Calendar.
vd-kind-traded = in { $who }’s trade row
vd-about-traded = It counts for Contracts.
vd-about-marker = { $who }’s marker
vd-about-track = The point track
vd-about-track-rule = Forty spaces, round and round: at 40 VP a tile is taken and the marker starts again.
vd-about-wreath = 40/80 tile
vd-about-wreath-rule = Taken at 40 VP, turned over at 80. The 40 moves the Calendar.
vd-about-calendar = Instead of a space of the Central Wheel one may take as many Guilders as the marker shows.
vd-about-calendar-end = On the last space the round is finished, and one more is played.
vd-now-calendar = { $count ->
    [one] 1 Guilder now
   *[other] { $count } Guilders now
  }
vd-now-spaces = { $count ->
    [one] 1 space to the end
   *[other] { $count } spaces to the end
  }
vd-now-first = { $who } has the first turn of each round.
vd-about-name = A card’s Helper belongs to whom it lies near, its Contract to { $other }.
