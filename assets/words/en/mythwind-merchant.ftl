# The Merchant: goods, rivals, skills, and what happens in the market.

## Skills

mw-skill-keen-eye = Keen Eye
    .flavour = A cart that rides low has silk under the turnips.
mw-skill-keen-eye-rule = See the next 2 rival cards.
mw-skill-small-change = Small Change
    .flavour = Nobody counts coppers twice. Almost nobody.
mw-skill-small-change-rule = Haggle pays 4.
mw-skill-handcart = Handcart
    .flavour = One wheel squeaks. Customers hear it, and get their purses out.
mw-skill-handcart-rule = The warehouse holds 2 more.
mw-skill-back-door = Back Door
    .flavour = Knock twice, mind the cat, and never ask where it came from.
mw-skill-back-door-rule = Buy one unit for 2 less.
mw-skill-silver-tongue = Silver Tongue
    .flavour = By the third sentence they were thanking you for the price.
mw-skill-silver-tongue-rule = Sell one unit at the dearest price of its good.
mw-skill-standing-order = Standing Order
    .flavour = The same again, every market day, and they pay for certainty.
mw-skill-standing-order-rule = What is in demand pays 3 more instead of 2.
mw-skill-market-seat = Market Seat
    .flavour = A folding stool under the clock, and everyone comes by.
mw-skill-market-seat-rule = Buy and Sell reach 2 units more.
mw-skill-charter-company = Charter Company
    .flavour = Four seals on one sheet: the whole valley sets out with you.
mw-skill-charter-company-rule = Hand over one unit of each good: the town gains 2 of any resource.

mw-fx-keen-eye = see the next 2 rival cards
mw-fx-back-door = buy one unit for { $count } less
mw-fx-silver-tongue = sell one unit at the dearest price of its good
mw-fx-hand-over = hand over one unit of each good
mw-sh-keen-eye = 2
mw-sh-back-door = −{ $count }[coins]
mw-sh-silver-tongue = +[coins]
mw-sh-hand-over = −4

## Goods and rivals

mw-good-salt = Salt
mw-good-spice = Spice
mw-good-silk = Silk
mw-good-amber = Amber
mw-kind-good = good
mw-rival-brannick = Brannick
mw-rival-dame-quill = Dame Quill
mw-rival-otter-brothers = The Otter Brothers
mw-kind-rumour = rumour
mw-kind-rival = rival card to come
mw-rival-buys = buying { $count } { $good }
mw-rival-dumps = dumping { $count } { $good }
mw-rival-wants = in demand: { $good }
mw-rival-fortune = fortune { $fortune }
mw-rival-rule = At dusk of its day { $buys } { $bought } leave their stall and { $dumps } { $dumped } come to theirs, as far as there are units and room.
mw-rival-demand = While it is open, { $good } pays 2 more a unit, for 3 units a day.

## The market

mw-stalls = Market
mw-stalls-hint = drag units to and from the warehouse
mw-stall-rule = Units fill a stall from its dear end. The cheapest one is bought at its price; a unit that is sold goes on the dearest empty space and pays that price.
mw-unit-rule = The next unit that can be bought here.
mw-stored-rule = Sold, a unit goes on the dearest empty space of its stall.
mw-costs = costs { $coins }
mw-costs-none = sold out
mw-pays = pays { $coins }
mw-pays-none = no room
mw-costs-now = Costs { $coins } now.
mw-pays-now = Pays { $coins } now.
mw-warehouse = Warehouse
mw-warehouse-rule = It holds { $count } units, all goods together.
mw-rumour = Rumour
mw-rumour-hint = carried out at dusk
mw-rivals = Rival cards
mw-rivals-left = { $count ->
    [0] shuffled anew next
    [one] 1 card to come
   *[other] { $count } cards to come
  }
mw-rivals-rule = Twelve cards of three rivals. One lies open as a rumour; at dusk it is carried out and the next one is opened.
mw-ledger = Ledger { $coins }
mw-ledger-rule = At the last dusk of a season each rival whose fortune times 10 the ledger reaches brings 3 coins and 1 standing.
mw-standing = standing { $standing } of { $most }
mw-rival-asks = { $coins ->
    [0] no fortune yet
   *[other] asks for { $coins }
  }
mw-market-at-dusk = The stalls at dusk
mw-stall-stays = stays at { $now }
mw-stall-becomes = { $now } becomes { $then }
mw-buy = Buy
mw-buy-rule = up to { $limit } units of any goods
mw-buy-left = { $left } more to buy
mw-sell = Sell
mw-sell-rule = up to { $limit } units of any goods
mw-sell-left = { $left } more to sell
mw-haggle = Haggle
mw-haggle-rule = { $limit } coins; order the next 2 rivals
mw-haggle-left = order the next 2 rivals
mw-deal-sprite = add or take a unit at a stall
mw-deal-villager = buy or sell one unit
mw-narrow-warehouse = Goods { $have } of { $need }
mw-narrow-standing = Standing { $standing }

## What is asked

mw-ask-buy = { $who } buys: { $left } more, or stop
mw-ask-sell = { $who } sells: { $left } more, or stop
mw-ask-order-rivals = { $who }: choose the rival that comes next
mw-ask-back-door = { $who }: choose a unit at the back door
mw-ask-silver-tongue = { $who }: choose what is sold so dearly

mw-do-buy-unit = Buy { $good } for { $coins }
mw-do-buy-no-unit = Buy { $good }
mw-do-sell-unit = Sell { $good } for { $coins }
mw-do-sell-no-unit = Sell { $good }
mw-do-haggle = Haggle for { $coins }
mw-do-add-unit = Add { $good } to its stall
mw-do-take-unit = Take { $good } from its stall
mw-do-next-rival = { $rival } next

## What cannot be done

mw-no-market = { $who } has no market.
mw-no-unit = There is no { $good } in the warehouse.
mw-no-unit-in-stall = The stall has no { $good }.
mw-no-room-in-stall = The stall has no room for { $good }.
mw-no-room-in-warehouse = The warehouse is full.
mw-no-ordering-now = Rival cards are put in order by Haggle.

## The log

mw-log-bought = { $who } buys { $good } for { $coins }.
mw-log-unit-sold = { $who } sells { $good } for { $coins }.
mw-log-unit-more = { $who } adds { $good } to its stall: { $now } now.
mw-log-unit-less = { $who } takes { $good } from its stall: { $now } now.
mw-log-handed-over = { $who } hands over one unit of each good.
mw-log-rumour = The rumour: { $rival }, and { $wants } in demand.
mw-log-rival-seen = { $who } sees { $rival } to come, and { $wants } in demand.
mw-log-rival-next = { $who } lets { $rival } come next.
mw-log-rival-traded = { $rival } bought { $buys } { $bought } and dumped { $dumps } { $dumped }.
mw-log-outdone = { $who } outdoes { $rival }: standing { $now }.
