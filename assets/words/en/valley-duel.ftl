### What Windmill Valley: Duel says at the table: labels, prompts, refusals, the log.

vd-name = Windmill Valley: Duel
vd-red = red
vd-yellow = yellow
vd-heading = Round { $round } · { $who } goes first
vd-heading-ending = Round { $round } · one more round after it
vd-heading-last = Round { $round } · the last round
vd-heading-over = The game is over

## Names

vd-colour-white = white
vd-colour-yellow = yellow
vd-colour-red = red
vd-colour-violet = violet
vd-colour-black = black
vd-letter-white = W
vd-letter-yellow = Y
vd-letter-red = R
vd-letter-violet = V
vd-letter-black = B
vd-bulb = 1 { $colour } Bulb
vd-bulbs = { $count } { $colour } { $count ->
    [one] Bulb
   *[other] Bulbs
  }
vd-tulip = { CAP($colour) } Tulip
vd-tulips = { CAP($colour) } Tulips
vd-points = VP
vd-calendar = Calendar
vd-west = West fields
vd-east = East fields
vd-patch-west = West { $number }
vd-patch-east = East { $number }
vd-node = between { $one } and { $other }
vd-port = Port { $number }
vd-market = Market
vd-lot = Market tile
vd-tiles = Wheel tiles
vd-farms = Farm cards
vd-harbour = Ports
vd-boat = The Boat
vd-demand = Demand tile
vd-port-tile = Port tile
vd-windmill = { $who }’s Windmill
vd-windmill-space = Windmill space

## What spaces and tiles do

vd-action-market = Market
vd-action-plant = Plant
vd-action-windmill = Build a Windmill
vd-action-trade = Foreign Trade
vd-action-enhance = Enhance a wheel
vd-action-farm = Farm card
vd-effect-points = { $count } VP
vd-effect-guilders = { $count ->
    [one] { $count } Guilder
   *[other] { $count } Guilders
  }
vd-effect-tools = { $count ->
    [one] { $count } Tool
   *[other] { $count } Tools
  }
vd-effect-bulbs = { $count ->
    [one] 1 Bulb of any colour
   *[other] { $count } Bulbs of any colour
  }
vd-effect-twice = { $action } twice
vd-effect-plant-same = Plant 2, one colour
vd-effect-plant-different = Plant 2, two colours
vd-effect-build-both = Windmill and both rewards
vd-effect-trade-many = Trade up to 3 Bulbs
vd-effect-farm-swap = Farm card and swap
vd-effect-enhance-both = Enhance both wheels
vd-effect-enhance-printed = Enhance and what is printed
vd-effects = { $first } and { $second }
vd-rule-market = Visit the Market: make one deal with an open tile or with the back on top of the stack.
vd-rule-plant = Plant a Bulb from the storage in the first free space from either end of a patch, and receive what is printed there.
vd-rule-windmill = Pay for the lowest Windmill of a column, set it on a free place, and receive the nearest open reward beside it.
vd-rule-trade = Deliver a Bulb that the Boat’s Port asks for: its VP, then the Export tile. Each Tool moves the Boat a Port further before that.
vd-rule-enhance = Lay a tile where wheels do not meet: on the Central Wheel what it covers is done, on the own wheel it costs Guilders.
vd-rule-farm = Take a card from the offer, as a Helper into the near row or as a Contract into the far row.
vd-rule-any = Each Bulb is of a colour one chooses.
vd-rule-order = Two effects, in either order.
vd-rule-plant-same = Plant twice, both times a Bulb of the same colour.
vd-rule-plant-different = Plant twice, with Bulbs of different colours.
vd-rule-build-both = Build a Windmill and receive the nearest open rewards of both patches beside it.
vd-rule-trade-many = Trade with one to three Bulbs of different colours. One of them stays in the trade row; the Export tile counts once.
vd-rule-farm-swap = Take a farm card, and let two cards of the row it goes into change places.
vd-rule-enhance-both = Lay one tile on the Central Wheel and one on the own wheel.
vd-rule-enhance-printed = Lay a tile, and do what it covers: on the own wheel too, on the Central Wheel twice.

## On the table

vd-stack = { $count } in the stack
vd-stack-aside = { $count } in the stack, { $aside } aside
vd-deck-aside = { $count } in the deck, { $aside } aside
vd-exports-left = { $count ->
    [one] { $count } Export left
   *[other] { $count } Exports left
  }
vd-left = { $count } left
vd-price = { $cost } G
vd-traded = Traded { $count } of 6
vd-storage = Storage
vd-worth = { $letter } { $value }
vd-contract-of = { $who }’s Contract
vd-helper-of = { $who }’s Helper
vd-card-worth = = { $points }
vd-card-used = used
vd-row-empty = free
vd-offer-empty = no card
vd-deck-empty = no deck
vd-deck-next = next
vd-done = { $count }

## Farm cards: what they do

vd-helps = { CAP($action) }: { $gain }
vd-pays-white-windmills = { $each } VP for each own Windmill beside a white Tulip
vd-pays-full-patches = { $each } VP for each full patch
vd-pays-traded-pairs = { $each } VP for each pair of Bulbs traded
vd-pays-own-tiles = { $each } VP for each tile on the own wheel
vd-pays-mixed-patches = { $each } VP for each patch with { $colour } and another colour
vd-pays-traded = { $each } VP for each { $colours } Bulb traded
vd-pays-traded-colours = { $each } VP for each colour traded
vd-pays-scored-contracts = { $each } VP for each Contract scored, this one too

## Asked

vd-ask-turn = { $who }, turn the wheel by 1 or 2
vd-ask-turn-three = { $who }, turn the wheel by 1, 2 or 3
vd-ask-first = { $who }, choose one of the two spaces
vd-ask-second = { $who }, the other space for 2 Tools?
vd-ask-follow = { $who }, follow up on the Central Wheel
vd-ask-order = { $who }, which comes first?
vd-ask-bulb = { $who }, choose a colour
vd-ask-help = { $who }, a Helper must come first
vd-ask-market = { $who }, make a deal at the Market
vd-ask-plant = { $who }, plant a Bulb at a patch’s end
vd-ask-plant-only = { $who }, plant another { $colour } Bulb
vd-ask-plant-not = { $who }, plant another, not { $colour }
vd-ask-build = { $who }, build a Windmill
vd-ask-trade = { $who }, sail or deliver a Bulb
vd-ask-trade-many = { $who }, deliver the Bulb that stays
vd-ask-deliver-more = { $who }, deliver another colour?
vd-ask-enhance = { $who }, lay a tile on a wheel
vd-ask-enhance-own = { $who }, lay a tile on the own wheel
vd-ask-enhance-central = { $who }, lay one on the Central Wheel
vd-ask-farm = { $who }, take a farm card
vd-ask-farm-swap = { $who }, take a card or swap first
vd-ask-farm-row = { $who }, take a card for that row
vd-ask-swap = { $who }, swap two cards of the row?
vd-ask-covered = { $who }, do what the tile covers?
vd-ask-closest = { $who }, choose one of the rewards
vd-ask-pay = { $who }, 1 Guilder for this Contract?
vd-ask-after = { $who }, use a Helper?
vd-step-turn = Turn
vd-step-first = First action
vd-step-second = Second action
vd-step-follow = { $who } follows up
vd-step-next = { $who } turns
vd-step-count = The count
vd-step-over = The game is over

## Done

vd-do-turn = Turn { $steps }
vd-do-space = { CAP($what) }
vd-do-second = { CAP($what) } for 2 Tools
vd-do-guilders = Take { $count ->
    [one] { $count } Guilder
   *[other] { $count } Guilders
  }
vd-do-guilders-second = { $count ->
    [one] { $count } Guilder
   *[other] { $count } Guilders
  } for 2 Tools
vd-do-first = { CAP($what) }
vd-do-help = { $card }: { $gain }
vd-do-bulb = Take { $bulb }
vd-do-plant = Plant { $bulb } on { $patch }: { $what }
vd-do-build = Build for { $cost } G: { $colour } is worth 1 more
vd-do-closest = { CAP($what) } of { $patch }
vd-do-deal = Pay { $cost } G for { $bulbs }
vd-do-sail = Sail to { $port } for 1 Tool
vd-do-deliver = Deliver { $bulb }: { $points } VP
vd-do-helper = { $card } as a Helper
vd-do-contract = { $card } as a Contract
vd-do-swap = Change places
vd-do-central = Lay { $tile } on the Central Wheel
vd-do-own = Lay { $tile } on the own wheel for { $cost } G
vd-do-pay = Pay 1 Guilder
vd-pass = Leave it
vd-pass-second = End actions
vd-pass-action = Leave it
vd-pass-deliver = No more
vd-pass-swap = No swap
vd-pass-pay = Let it go
vd-pass-help = No Helper
vd-warn-let-go = { $card } is worth { $points } VP now and goes back to the box. Let it go all the same?
vd-warn-lost = This pushes out { $card }, your own Contract, worth { $points } VP now, and there is no Guilder to pay for it. Lay the card all the same?

## What it brings

vd-change-points = VP { $before } → { $after }
vd-change-guilders = Guilders { $before } → { $after }
vd-change-tools = Tools { $before } → { $after }
vd-change-bulbs = { CAP($colour) } Bulbs { $before } → { $after }
vd-change-total = All counted { $before } → { $after }
vd-change-calendar = Calendar { $before } → { $after } of { $of }
vd-change-of = { $who }: { $what }
vd-then = Then: { $what }
vd-instead = In place of: { $what }
vd-then-far-goes = The far tile is discarded unused
vd-then-shifts = The Port’s lower half opens
vd-then-closes = The Port closes, another opens, the Boat goes on
vd-pushes-out = Pushes out { $card }, { $who }’s Contract: { $points } VP now
vd-turn-own = { $who } could choose: { $own } or { $central }
vd-turn-follow = { $who } would follow with: { $what }
vd-seal-choose = { $who } takes one
vd-seal-follow = then { $who } follows

## Plates and panels

vd-tag-turns = turns
vd-tag-acts = acts
vd-tag-follows = follows
vd-tag-won = has won
vd-unit = VP
vd-plate = { $total } if it ended now
vd-plate-over = { $mills ->
    [one] 1 mill
   *[other] { $mills } mills
  }, { $trades ->
    [one] 1 trade
   *[other] { $trades } trades
  }
vd-versus = { $one } : { $other }
vd-both = { $one } : { $other }
vd-panel-calendar = The Calendar moves
vd-calendar-at = { $space } of { $of }
vd-cause-forty = A player has 40 VP
vd-cause-mills = A fifth mill is built
vd-cause-trades = A sixth trade is made
vd-cause-tiles = Wheel tiles run out
vd-cause-farm = The farm deck runs out
vd-cause-market = The Market runs out
vd-cause-by = { $names }
vd-cause-times = { $count }×
vd-panel-worth = A Tulip is worth
vd-panel-sources = If it ended now
vd-panel-sources-over = What counted
vd-source-wheel = Wheels
vd-source-planting = Planting
vd-source-windmill = Windmills
vd-source-trade = Trade
vd-source-export = Exports
vd-source-helper = Helpers
vd-source-contract = Contracts
vd-source-tulips = Tulips
vd-source-total = In all

## The score sheet

vd-end-points = { $who } wins with { $points } VP
vd-end-guilders = { $who } wins: as many VP, and more Guilders
vd-end-tools = { $who } wins: as many VP and Guilders, and more Tools
vd-end-shared = { $who } share the victory with { $points } VP
vd-tie-break = If the points are equal, more Guilders win, then more Tools. Guilders: { $a } { $first }, { $b } { $second }. Tools: { $third } and { $fourth }.
vd-sheet-none = none
vd-sheet-sum = { $terms }
vd-sheet-bed = { $colour } { $count } × { $value }
vd-sheet-times = { $count } × { $each }
vd-sheet-trades = { $count ->
    [one] { $count } trade
   *[other] { $count } trades
  }
vd-sheet-mills = { $count ->
    [one] { $count } mill
   *[other] { $count } mills
  }
vd-tally-during = During the game
vd-tally-during-note = What the track showed, without Contracts.
vd-tally-bed = { $count } beside own mills, worth { $value } each
vd-tally-none = None stands beside an own mill.
vd-tally-worthless = No mill has left the { $colour } column.

## The log

vd-at-central = Central Wheel
vd-at-own = own wheel
vd-log-turn = Round { $round }: { $who }’s turn.
vd-log-rotated = { $who } turns { $steps }.
vd-log-chose = { $who }, { $at }: { $what }{ $tools ->
    [0] .
   *[other] {" "}for { $tools } Tools.
  }
vd-log-follows = { $who } follows, { $at }: { $what }.
vd-log-gave-up = { $who } takes { $count ->
    [one] { $count } Guilder
   *[other] { $count } Guilders
  } by the Calendar{ $tools ->
    [0] .
   *[other] {" "}for { $tools } Tools.
  }
vd-log-gave-up-follow = { $who } follows with { $count ->
    [one] { $count } Guilder
   *[other] { $count } Guilders
  } by the Calendar.
vd-log-declined = { $who } leaves: { $action }.
vd-log-points = { $who } gets { $count } VP: { $source }.
vd-log-guilders = { $who } gets { $count ->
    [one] { $count } Guilder
   *[other] { $count } Guilders
  }: { $source }.
vd-log-tools = { $who } gets { $count ->
    [one] { $count } Tool
   *[other] { $count } Tools
  }: { $source }.
vd-log-bulb = { $who } gets { $bulb }: { $source }.
vd-log-passed = { $who } has { $points } VP.
vd-log-helped = { $who } uses { $card }.
vd-log-bought = { $who } pays { $cost } G for { $bulbs }.
vd-log-restocked = The { $count } discarded Market tiles are a new stack.
vd-log-planted = { $who } plants { $bulb } on { $patch }.
vd-log-built = { $who } builds { $node } for { $cost } G: { $colour } is worth more.
vd-log-sailed = { $who } sails to { $port }.
vd-log-delivered = { $who } trades { $bulb } at { $port }.
vd-log-delivered-more = { $who } delivers { $bulb } too.
vd-log-shifted = { $port }: the lower half is open.
vd-log-closed = { $port } closes, { $opened } is open again.
vd-log-export = { $port } has a new Export tile: { $what }.
vd-log-no-export = { $port }: no Export tile is left.
vd-log-drifted = The Boat goes on to { $port }.
vd-log-enhanced-central = { $who } lays { $tile } on the Central Wheel.
vd-log-enhanced-own = { $who } lays { $tile } on the own wheel for { $cost } G.
vd-log-tiles-renewed = The { $count } wheel tiles set aside are the new stack.
vd-log-helper = { $who } takes { $card } as a Helper.
vd-log-contract = { $who } takes { $card } as a Contract.
vd-log-swapped = { $who } swaps { $one } and { $other }.
vd-log-pushed = { $card } is pushed out: { $who }’s Contract.
vd-log-paid = { $who } pays 1 Guilder for { $card }: { $count } × { $each } = { $points } VP.
vd-log-scored = { $who } scores { $card }: { $count } × { $each } = { $points } VP.
vd-log-boxed = { $card }, { $who }’s Contract, goes to the box.
vd-log-farms-renewed = The { $count } farm cards set aside are the new deck.
vd-log-calendar = The Calendar moves to { $value } G: { $why }.
vd-why-forty = { $who } has 40 VP
vd-why-mills = { $who }’s fifth mill
vd-why-trades = { $who }’s sixth trade
vd-why-tiles = the wheel tiles were used up
vd-why-farms = the farm deck was used up
vd-why-market = the Market stack was used up
vd-log-ending = The last space of the Calendar: this round is finished, then one more is played.
vd-log-tulips = { $who }, { $colour } Tulips: { $count } × { $value } = { $points } VP.
