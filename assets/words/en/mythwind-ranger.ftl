# The Ranger: gear, regions, finds, skills, and what happens on expeditions.

## Skills

mw-skill-light-feet = Light Feet
    .flavour = The trick is to be gone before the stone knows it is loose.
mw-skill-light-feet-rule = Remove one wound.
mw-skill-forager = Forager
    .flavour = Sorrel, hazel, and what the badger did not want.
mw-skill-forager-rule = Take a ration and one gear of choice.
mw-skill-big-pack = Big Pack
    .flavour = It has a pocket for everything and a pocket for the pockets.
mw-skill-big-pack-rule = The pack holds 9.
mw-skill-pathfinder = Pathfinder
    .flavour = There is always a gate. It is just never where the wall ends.
mw-skill-pathfinder-rule = Entry costs 1 gear less.
mw-skill-trapper = Trapper
    .flavour = Brushed against the grain, and sold with it.
mw-skill-trapper-rule = Pelts sell for 4.
mw-skill-second-wind = Second Wind
    .flavour = One more bend. You said that at the last one.
mw-skill-second-wind-rule = One more card than the limit today.
mw-skill-cairns = Cairns
    .flavour = Every stone on it was carried up by somebody who came back.
mw-skill-cairns-rule = Survived 20 times, a region starts with a coin per card.
mw-skill-bearer-of-gifts = Bearer of Gifts
    .flavour = Left on the step at dawn, wrapped in dock leaves.
mw-skill-bearer-of-gifts-rule = Give 1 find: 2 of its resource for the town.

mw-fx-light-feet = remove one wound
mw-fx-forage = take a ration and one gear of choice
mw-fx-second-wind = one more card than the limit today
mw-fx-gift = give a find for { $count } of its resource
mw-sh-light-feet = −1
mw-sh-forage = +2
mw-sh-second-wind = +1
mw-sh-gift = +{ $count }

## Gear, finds, regions

mw-gear-ration = Ration
mw-gear-rope = Rope
mw-gear-torch = Torch
mw-kind-gear = gear
mw-gear-rule = Pays a hazard of its kind. The pack holds { $count } gear, all kinds together.
mw-find-herb = Herb
mw-find-ore = Ore
mw-find-pelt = Pelt
mw-find-relic = Relic
mw-kind-find = find
mw-find-rule = Two of it bring the town 1 { $res }; three different finds bring 1 of any kind.
mw-find-sells = sells for { $coins }
mw-region-greenwood = Greenwood
mw-region-highstone = Highstone
mw-region-mistdeep = Mistdeep
mw-kind-region = region
mw-kind-trail = card of the expedition
mw-kind-scouted = scouted card
mw-count-of = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
  }
mw-all-of = { $all }
mw-loot-coins = { $coins } { $coins ->
    [one] coin
   *[other] coins
  }
mw-loot-none = nothing
mw-no-hazards = no hazards
mw-trail-asks = asks for
mw-trail-gives = gives
mw-trail-card = Asks for { $asks }; gives { $gives }.
mw-region-asks = entry
mw-region-entry = entry { $gear }
mw-region-free = entry free
mw-region-cards = { $limit } cards, { $left } left
mw-region-survived = survived { $count }
mw-region-closed = opens after { $count } in { $before }

## The camp

mw-regions = Regions
mw-regions-hint = click to scout or explore
mw-expedition = Expedition
mw-scouted = Scouted
mw-scouted-hint = by region, the first is next
mw-no-trip = Nobody is out.
mw-trip-wounds = { $count } of { $most } wounds
mw-trip-left = { $left ->
    [0] the last card
    [one] 1 card more
   *[other] { $left } cards more
  }
mw-trip-loot = so far: { $loot }
mw-hazard = Hazard: { $gear }
mw-hazard-rule = Pay it from the pack, or click it and take a wound. The third wound ends the expedition.
mw-pack = Pack
mw-lodge = Lodge
mw-finds = Finds
mw-finds-rule = On your own turn two equal finds bring the town one of their resource, three different ones one of any kind.
mw-trail-rule = Pay each hazard of a card or take a wound. The third wound loses all but one find, and the next day.
mw-rest-tomorrow = Tomorrow is a day of rest.
mw-rest-today = No exploring today.
mw-gate = To the town
mw-gate-here = two alike, for the town
mw-prepare = Prepare
mw-prepare-rule = { $limit } gear of choice
mw-prepare-left = { $left } more to take
mw-scout = Scout
mw-scout-rule = order the next { $limit } cards, take a gear
mw-scout-left = order the cards
mw-explore = Explore
mw-explore-rule = card after card, until you go home
mw-explore-left = { $left ->
    [0] the last card
    [one] 1 card more
   *[other] { $left } cards more
  }
mw-roam-sprite = ignore a hazard of the card
mw-roam-villager = take 1 gear, anywhere
mw-narrow-pack = Pack { $have } of { $need }
mw-narrow-finds = Finds { $have } of { $need }
mw-narrow-region = { $region } { $count }

## What is asked

mw-ask-prepare = { $who }: choose a gear, { $left } left
mw-ask-trail = { $who }: settle the card
mw-ask-explore = { $who }: one card more, or go home
mw-ask-trail-order = { $who }: choose card { $place } of those to come
mw-ask-gear = { $who }: choose a gear
mw-ask-salvage = { $who }: choose the find that is saved
mw-ask-overflow = { $who }: choose a find that has no room
mw-ask-sell-finds = { $who }: choose finds to sell
mw-ask-gift = { $who }: choose the find that is given

mw-do-pack = Take a { $gear }
mw-do-scout = Scout the { $region }
mw-do-explore = Explore the { $region }
mw-do-explore-sparing = Explore the { $region }, sparing a { $gear }
mw-do-pay-gear = Pay a { $gear }
mw-do-suffer = Take a wound for the { $gear }
mw-do-ignore = Ignore the { $gear }
mw-do-avoid = Put it under its deck
mw-do-loot = Take the loot
mw-do-reveal = One card more
mw-do-return = Go home with { $loot }
mw-do-pair = Two { $find } for 1 { $res }
mw-do-mix = { $all } for 1 of any kind
mw-do-first = This one next
mw-do-keep-order = Leave the others so
mw-do-salvage = Save the { $find }
mw-do-lose = Leave the { $find }
mw-do-sell-find = Sell { $find } for { $coins }
mw-do-give-find = Give { $find } for { $res }
mw-do-keep-finds = Sell no more

## What cannot be done

mw-no-camp = { $who } has no camp.
mw-no-room-in-pack = The pack is full.
mw-no-trail-there = No card is left in the { $region } today.
mw-no-gear = There is no { $gear } in the pack.
mw-no-hazard = The card asks for no { $gear }.
mw-no-avoiding = Once an expedition, on a day with sprites, a card just revealed can go under its deck.
mw-no-loot-now = There is no loot to take now.
mw-no-expedition = Nobody is out on an expedition.
mw-no-card-first = The card is settled first.
mw-no-home-yet = { $who } is still out.
mw-no-exploring-today = { $who } rests today.
mw-no-way-yet = { $region } opens after { $count } cards survived in { $before }.
mw-no-spare-gear = That gear of the entry cannot be spared.
mw-no-entry = The pack lacks the entry of the { $region }.
mw-no-barter-now = Finds go to the town on your own turn.
mw-no-pair = That takes two { $find }.
mw-no-mix = That takes three different finds.
mw-no-room-on-tracks = Every track is at 10 already.
mw-no-scouting-now = Cards are put in order by Scout.

## The log

mw-log-packed = { $who } takes a { $gear }: { $now } now.
mw-log-scouted = { $who } scouts the { $region }: { $asks }, for { $gives }.
mw-log-set-out = { $who } sets out into the { $region }.
mw-log-trail-met = { $who } meets { $asks }, for { $gives }.
mw-log-gear-paid = { $who } uses a { $gear }.
mw-log-wounded = { $who } is wounded: { $wounds } now.
mw-log-healed = { $who } recovers: { $wounds } { $wounds ->
    [one] wound
   *[other] wounds
  } now.
mw-log-trail-avoided = { $who } goes round the card: { $asks }, for { $gives }.
mw-log-trail-survived = { $who } comes through and finds { $gives }.
mw-log-came-back = { $who } is home with { $coins } { $coins ->
    [one] coin
   *[other] coins
  }.
mw-log-collapsed = { $who }’s expedition into the { $region } collapses.
mw-log-salvaged = { $who } saves the { $find }.
mw-log-find-lost = { $who } has no room for the { $find }.
mw-log-find-sold = { $who } sells { $find } for { $coins }.
mw-log-bartered = { $who } brings finds to the town.
