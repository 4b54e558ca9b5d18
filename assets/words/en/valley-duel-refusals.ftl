### Why Windmill Valley: Duel refuses a move.

vd-no-such-count = This game is for two.
vd-no-such-first = Only one of the two can begin.
vd-no-over = The game is over.
vd-no-turn = It is the other player’s turn.
vd-no-pay-first = First the Contract that was pushed out: its owner decides.

## Wheels

vd-no-rotate-first = First the wheel is turned.
vd-no-rotate-turn = Only in the own turn.
vd-no-rotate-again = The wheel has been turned for this turn.
vd-no-rotate-follow-up = Nobody turns a wheel in a follow-up.
vd-no-tool-to-turn = Turning by 3 costs 1 Tool, and there is none.
vd-no-so-far = 1 or 2 spaces clockwise, or 3 for a Tool.
vd-no-others-wheel = Everybody turns the own wheel.
vd-no-central-turn = The Central Wheel goes along with a Personal Wheel.
vd-no-choose-first = First a space of the wheels is chosen.
vd-no-not-meshed = Only the two spaces that meet at the own wheel can be chosen.
vd-no-resolve = This cannot be carried out now.
vd-no-same-space = That was the first action. The second is the other space.
vd-no-own-follow-up = A follow-up is a space of the Central Wheel.
vd-no-guilders-own = The Calendar replaces spaces of the Central Wheel only.
vd-no-skip-first = The first action is taken; the Calendar’s Guilders are always there.
vd-no-skip-follow-up = A follow-up is taken; the Calendar’s Guilders are always there.
vd-no-skip-action = This action was chosen and is carried out.
vd-no-answer-first = First the open question.
vd-no-action-first = First the action in hand.
vd-no-order-first = First choose which of the two comes first.
vd-no-covered-first = First what the tile has covered.
vd-no-reward-first = First the reward beside the Windmill.

## Helpers and farm cards

vd-no-help-turn = Helpers help in their owner’s turn.
vd-no-help-follow-up = A follow-up wakes no Helper.
vd-no-help-now = A Helper wakes with the action it names.
vd-no-help-other = This action does not wake it.
vd-no-help-twice = It has helped in this turn already.
vd-no-help-itself = It does not wake by its own arrival.
vd-no-such-helper = That is no Helper in the near row.
vd-no-card-there = No card lies there.
vd-no-farm-now = A farm card is taken by an action.
vd-no-farm-deck = The top card is only seen. Cards are taken from the offer.
vd-no-swap = This action swaps no cards.
vd-no-swap-cards = Two cards of one row change places.
vd-no-swap-row = Only in the row the new card went into.
vd-no-swapped-row = The card goes into the row where two were swapped.
vd-no-pay-now = A Contract is paid for only when it is pushed out.

## Bulbs, patches, Windmills

vd-no-bulb = There is no such Bulb in the storage.
vd-no-bulb-first = First choose a Bulb.
vd-no-use-for-bulb = With this colour the action would still not be possible.
vd-no-planting-now = Bulbs are planted by an action.
vd-no-planted = A Tulip grows there already.
vd-no-end = Only the first free space from either end.
vd-no-match = It must have the colour of the Tulip beside it.
vd-no-other-colour = The second Bulb must have the same colour.
vd-no-same-colour = The second Bulb must have another colour.
vd-no-building-now = Windmills are built by an action.
vd-no-not-lowest = The lowest Windmill of a column goes first.
vd-no-windmill-space = A Windmill stands there.
vd-no-column = No Windmill is left in this column.
vd-no-guilders-windmill = Too few Guilders for this row.
vd-no-open-reward = There is no open reward on that side.
vd-no-others = That belongs to the other player.

## Market, Ports, tiles

vd-no-buying-now = Deals are made by visiting the Market.
vd-no-guilders-deal = Too few Guilders for this deal.
vd-no-trading-now = Bulbs are delivered by Foreign Trade.
vd-no-boat-there = Bulbs are delivered where the Boat lies.
vd-no-demand = This colour is not asked for here now.
vd-no-colour-twice = Each colour once.
vd-no-sailing-now = The Boat moves for a trade only.
vd-no-tool-to-sail = Each Port costs a Tool, and there is none.
vd-no-closed-port = This Port is closed.
vd-no-neighbour = One Port at a time, to either side.
vd-no-trade-there = From there no Bulb could be delivered.
vd-no-enhancing-now = Tiles are laid by enhancing a wheel.
vd-no-tile-there = No tile lies there.
vd-no-tile-stack = Only a tile of the offer.
vd-no-other-wheel = This one goes on the other wheel.
vd-no-such-section = There is no such space.
vd-no-meshed = Wheels meet here now.
vd-no-enhanced = A tile lies here already.
vd-no-guilders-tile = Too few Guilders for this tile on the own wheel.
vd-no-others-tile = Not on the other player’s wheel.
