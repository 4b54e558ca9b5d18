# The Crafter: orders, materials, skills, and what happens in the workshop.

## Skills

mw-skill-steady-hands = Steady Hands
    .flavour = Breathe out, and only then let the rasp come down.
mw-skill-steady-hands-rule = The next polish today counts as a 4.
mw-skill-scavenger = Scavenger
    .flavour = There is always a good board under a bad roof.
mw-skill-scavenger-rule = One material each of two kinds.
mw-skill-friendly-patter = Friendly Patter
    .flavour = The handle is ash, the story that goes with it is older.
mw-skill-friendly-patter-rule = Each delivery pays 1 coin more.
mw-skill-bulk-cutting = Bulk Cutting
    .flavour = One saw, one long morning, and everything has its edges.
mw-skill-bulk-cutting-rule = 1 work on every unfinished item.
mw-skill-third-bench = Third Bench
    .flavour = Two trestles and a door that nobody came to fetch.
mw-skill-third-bench-rule = Orders can be started on a third bench.
mw-skill-known-name = Known Name
    .flavour = They turn the piece over, look for the mark, and nod.
mw-skill-known-name-rule = Deliveries of quality 2 or more bring 1 reputation more.
mw-skill-masterwork = Masterwork
    .flavour = Nobody will see the back of the drawer. It is finished too.
mw-skill-masterwork-rule = Quality may reach 4: price +8, reputation +3.
mw-skill-town-patron = Town Patron
    .flavour = It is for the square. No, put the purse away.
mw-skill-town-patron-rule = Give the town a finished item: 2 of its resource instead of coins.

mw-fx-steady-hands = the next polish counts as a 4
mw-fx-scavenge = take one material each of two kinds
mw-fx-bulk-cutting = 1 work on every unfinished item
mw-fx-patron = give the town a finished item for { $count } of its resource
mw-sh-steady-hands = a 4
mw-sh-scavenge = +2
mw-sh-bulk-cutting = +1
mw-sh-patron = +{ $count }

## Orders

mw-order-01 = Coat Pegs
mw-order-02 = Milk Stool
mw-order-03 = Door Hinge
mw-order-04 = Lantern Frame
mw-order-05 = Patchwork
mw-order-06 = Apron
mw-order-07 = Butter Paddle
mw-order-08 = Bell Rope
mw-order-09 = Trowel
mw-order-10 = Reed Basket
mw-order-11 = Weighing Hook
mw-order-12 = Festival Ribbon
mw-order-13 = Rain Cloak
mw-order-14 = Copper Kettle
mw-order-15 = Market Scales
mw-order-16 = Painted Chest
mw-order-17 = Carved Door
mw-order-18 = Beehive
mw-order-19 = Loom Comb
mw-order-20 = Surveyor’s Level
mw-order-21 = Quilted Coat
mw-order-22 = Barrow
mw-order-23 = Weather Vane
mw-order-24 = Story Rug
mw-order-25 = Mill Gear
mw-order-26 = Wind Harp
mw-order-27 = Ferry Wheel
mw-order-28 = Wedding Gown
mw-order-29 = Bell Frame
mw-order-30 = Glass Lantern

mw-material-wood = Wood
mw-material-metal = Metal
mw-material-cloth = Cloth
mw-material-count = { $count } { $material }
mw-order-needs = { $all }
mw-order-work = work { $work }
mw-order-gift = to the town
mw-kind-order = order, deck { $tier ->
    [1] I
    [2] II
   *[3] III
  }
mw-order-rule = Takes { $needs } and { $work } work; sells for { $price } at quality 1.
mw-order-customer = A customer of { $kind } days: 1 coin more with that alignment. As a patron’s gift it brings the town { $res }.
mw-work-of = work { $have } of { $need }
mw-quality = quality { $quality }

## The workshop

mw-orders = Orders
mw-starts-left = { $left ->
    [0] none to start today
    [one] one to start today
   *[other] { $left } to start today
  }
mw-deck = Deck { $tier ->
    [1] I
    [2] II
   *[3] III
  }
mw-deck-left = { $count ->
    [0] shuffled anew
    [one] 1 order left
   *[other] { $count } orders left
  }
mw-deck-closed = from reputation { $name }
mw-deck-rule = The row is refilled to 3 at dusk and by Canvass, each time from a deck of choice. An empty deck is made anew of its delivered orders.
mw-benches = Benches
mw-benches-hint = drag an order here
mw-bench = Bench
mw-bench-rule = Once a day an order of the row is started on an empty bench, its materials paid.
mw-bench-empty = empty
mw-bench-closed = with Third Bench
mw-materials = Materials
mw-materials-rule = There is room for { $most } materials, all kinds together.
mw-reputation = Reputation { $name }
mw-gather = Gather
mw-gather-rule = { $limit } materials in any mix
mw-gather-left = { $left } more to take
mw-craft = Work
mw-craft-rule = { $limit } points: work, or polish what is finished
mw-craft-left = { $left } { $left ->
    [one] point
   *[other] points
  } left
mw-canvass = Canvass
mw-canvass-rule = change the row; start one order more today
mw-canvass-left = change the row
mw-craft-sprite = roll the last polish anew
mw-craft-villager = 1 point of work
mw-craft-either = 1 material
mw-deliveries = At dusk
mw-deliveries-rule = Finished items may be delivered. Quality 0 pays half the price, 1 the price, 2 and 3 pay 2 and 4 coins more; then 1 more for every 4 reputation, and 1 where the customer matches the day. Quality 0 costs 1 reputation, 2 brings 1, 3 brings 2.
mw-delivery-brings = brings { $coins } { $coins ->
    [one] coin
   *[other] coins
  }
mw-name-rises = reputation +{ $count }
mw-name-falls = reputation −{ $count }
mw-no-deliveries = Nothing is finished yet.
mw-narrow-benches = Benches { $have } of { $need }
mw-narrow-name = Reputation { $name }

## What is asked

mw-ask-gather = { $who }: choose a material, { $left } left
mw-ask-craft = { $who }: choose an item to work on, { $left } left
mw-ask-canvass = { $who }: choose orders that go under their decks
mw-ask-refill = { $who }: choose a deck for the next order
mw-ask-deliver = { $who }: choose what is delivered
mw-ask-patron = { $who }: choose what the town gets
mw-ask-scavenge = { $who }: choose a material, { $left } left

mw-do-start = Start { $order }
mw-do-gather = Take { $material }
mw-do-work = Work on { $order }
mw-do-polish = Polish { $order }
mw-do-reroll = Polish { $order } anew
mw-do-canvass = Canvass for orders
mw-do-under = Put { $order } under its deck
mw-do-draw = Draw from deck { $tier ->
    [1] I
    [2] II
   *[3] III
  }
mw-do-deliver = Deliver { $order }
mw-do-refill = Refill the row
mw-do-keep = Deliver no more

## What cannot be done

mw-no-workshop = { $who } has no workshop.
mw-no-room-for-material = There is room for 8 materials.
mw-no-item-there = Nothing lies on that bench.
mw-no-polish = There is no polish just made.
mw-no-canvass-now = Orders go under their decks only by Canvass.
mw-no-refill-now = The row is refilled at dusk and by Canvass.
mw-no-delivery-now = Items are delivered at dusk.
mw-no-start-now = An order is started on your own turn.
mw-no-start-left = No more orders can be started today.
mw-no-such-order = That order is not in the row.
mw-no-bench = That bench is not free.
mw-no-materials-for = There are not enough materials for { $order }.

## The log

mw-log-started = { $who } starts { $order }.
mw-log-gathered = { $who } takes { $material }: { $now } now.
mw-log-worked = { $who } works on { $order }: { $work }.
mw-log-polished = { $who } polishes { $order } with a { $rolled }: quality { $quality }.
mw-log-delivered = { $who } delivers { $order }, quality { $quality }, for { $coins }.
mw-log-given = { $who } gives { $order } to the town.
mw-log-name-better = { $who }’s reputation rises to { $now }.
mw-log-name-worse = { $who }’s reputation falls to { $now }.
mw-log-order-under = { $who } puts { $order } under its deck.
mw-log-order-drawn = { $who } turns over { $order }.
