### What Mythwind says at the table: labels, prompts, refusals, the log.
### [food] and the like stand for symbols.

mw-name = Mythwind
number = { $n }
letter = { $n }
name = { $who }
empty = { "" }

mw-production = Production
mw-income = Income
mw-food = Food
mw-culture = Culture
mw-sprite = sprite
mw-villager = villager
mw-sunny = sunny
mw-cloudy = cloudy
mw-rainy = rainy
mw-coins = Coins
mw-coins-unit = { $count ->
    [one] coin
   *[other] coins
  }
mw-town-wind = Whither
mw-town-hearth = Hither
mw-town-none = the town
mw-upgrade-1 = The oak beam
    .rule = Whoever begins a building gets a coin for each Production and each Income paid for it.
mw-upgrade-2 = The willow beam
    .rule = Whoever begins a building gets a coin for each Culture and each Food paid for it.
mw-upgrade-3 = The blue lamp
    .rule = Whoever improves the town may pay a coin: all sprites at the tower gain a pip.
mw-upgrade-4 = The amber lamp
    .rule = Whoever improves the town may pay a coin: all villagers at the tower gain a pip.
mw-upgrade-5 = The stair for boots
    .rule = Whoever hires may take a pip off a hired villager and go on an adventure besides.
mw-upgrade-6 = The stair for bare feet
    .rule = Whoever hires may take a pip off a hired sprite and go on an adventure besides.
mw-upgrade-7 = The red flags
    .rule = Whoever goes on an adventure may take a pip off a hired villager: a building of the villagers’ in the queue moves up by one.
mw-upgrade-8 = The blue flags
    .rule = Whoever goes on an adventure may take a pip off a hired sprite: a building of the sprites’ in the queue moves up by one.

# The sprites' action space
mw-sprites = Sprites’ Seat
mw-sprites-rule = Before or after the town action a hired sprite can be sent here, for a pip; then whoever sits here may be asked a favour. One die a day; it comes home at dusk.
mw-kind-sprite = a sprite
mw-sprite-1 = Fyxx
    .rule = For a coin: hire a villager.
mw-sprite-2 = Bouque
    .rule = For a coin: hire a sprite.
mw-sprite-3 = Chunk
    .rule = Construct a building; if one is begun, gain any one resource.
mw-sprite-4 = Messler
    .rule = Improve the town; then a skill of your own may be performed.
mw-sprite-5 = Elida
    .rule = For 2 coins: use a building.
mw-sprite-6 = Ponk
    .rule = Go on an adventure; then one more character action may follow.

## Effects as part of a sentence

mw-fx-number = { $count }
mw-fx-production = Production
mw-fx-income = Income
mw-fx-food = Food
mw-fx-culture = Culture
mw-fx-sprite = sprite
mw-fx-villager = villager
mw-fx-worker-any = worker of either kind
mw-fx-any = of any resource
mw-fx-highest = of the highest resource
mw-fx-lowest = of the lowest resource
mw-fx-each-resource = of each resource
mw-fx-or = { $a } or { $b }
mw-fx-list = { $all }
mw-fx-either = { $a }, or { $b }
mw-fx-may = { $what }, if you like
mw-fx-costs = { $all }
mw-fx-one-pays = one character pays { $cost }
mw-fx-each-pays = every character pays { $cost }
mw-fx-pay = for { $cost }: { $what }
mw-fx-pay-or = pay { $cost }, or else { $what }
mw-fx-each = for each character: { $what }
mw-fx-each-may = each character may: { $what }
mw-fx-each-coins = each character gains { $count ->
    [one] a coin
   *[other] { $count } coins
  }
mw-fx-each-loses = each character loses { $count ->
    [one] a coin
   *[other] { $count } coins
  }
mw-fx-repeat = { $what } for { $amount }
mw-fx-roll = roll a { $kind } and see
mw-fx-after-goal = if the season’s goal succeeded, { $what }
mw-fx-gain = the town gains { $count } { $what }
mw-fx-gain-many = the town gains { $what } for { $amount }
mw-fx-suffer = the town loses { $count } { $what }
mw-fx-coins = gain { $count ->
    [one] a coin
   *[other] { $count } coins
  }
mw-fx-coins-many = gain a coin for { $amount }
mw-fx-lose-coins = lose { $count ->
    [one] a coin
   *[other] { $count } coins
  }
mw-fx-worker = a { $kind } comes to the tower
mw-fx-lose-worker = a { $kind } leaves
mw-fx-increase-all = every { $kind } at the tower shows one pip more
mw-fx-decrease-all = every { $kind } at the tower shows one pip less
mw-fx-increase-one = one { $kind } at the tower shows one pip more
mw-fx-decrease-one = one { $kind } at the tower shows one pip less
mw-fx-hire-free = take { $count ->
    [one] a { $kind }
   *[other] up to { $count } { $kind }s
  } from the tower into the well
mw-fx-advance = the construction queue advances
mw-fx-queue-down = the construction queue slips back
mw-fx-move-one = one building in the queue moves up { $count ->
    [one] a slot
   *[other] up to { $count } slots
  }
mw-fx-move-aligned = one { $kind }’s building in the queue moves up { $count ->
    [one] a slot
   *[other] up to { $count } slots
  }
mw-fx-construct = construct a building of level I or II
mw-fx-grant = the town is given the { $building }
mw-fx-overgrow = take down a building and let a forest grow in its place
mw-fx-regrow = { $count ->
    [one] a forest grows back
   *[other] { $count } forests grow back
  }
mw-fx-discover-free = remove a forest for nothing
mw-fx-adventure = go on an adventure
mw-fx-more-actions = { $count ->
    [one] one more character action
   *[other] { $count } more character actions
  } today
mw-fx-act-now = a character action now
mw-fx-no-actions = no character action today
mw-fx-perform-skill = perform one of your skills
mw-fx-learn = gain a skill at its price
mw-fx-learn-free = gain a skill of level { $level ->
    [1] I
    [2] I or II
   *[other] I to III
  } for nothing
mw-fx-learn-cheaper = gain a skill for { $count } coins less
mw-fx-event = resolve an event
mw-fx-tale = an untold tale joins the events
mw-fx-adventures = new adventures join their deck
mw-fx-extra-goal = one more goal is drawn before the season’s goal is chosen
mw-fx-ignore-goal = the group may demolish a building and ignore the outcome of the season’s goal
mw-fx-upgrade = something is fixed to the tower for good
mw-fx-envelope = a letter is opened
mw-fx-sprite-token = another sprite takes turns at the seat
mw-fx-town-improve = improve the town
mw-fx-town-construct = construct a building
mw-fx-town-use = use a building
mw-fx-rotate-sprite = the next sprite takes the seat
mw-fx-grow-crops = { $count } crops grow by one
mw-fx-rain-barrels = one row or column grows at dusk as on a rainy day
mw-fx-take-ripe = take { $count } ripe crops from the field unsold
mw-fx-cost-coins = { $count ->
    [one] a coin
   *[other] { $count } coins
  }
mw-fx-cost-res = { $count } { $what } of the town
mw-fx-cost-pips = { $count ->
    [one] a pip of a { $kind }
   *[other] a pip of { $count } { $kind }s each
  }
mw-fx-cost-tower = a { $kind } from the tower
mw-fx-cost-actions = today’s character action
mw-fx-hired-sprite = hired sprite
mw-fx-hired-villager = hired villager
mw-fx-hired-worker = hired worker
mw-fx-excess-sprite = each sprite at the tower beyond the number of villagers
mw-fx-excess-villager = each villager at the tower beyond the number of sprites
mw-fx-paid-of = each { $a } and { $b } the building cost

## Effects in numbers and symbols

mw-sh-number = { $count }
mw-sh-production = [production]
mw-sh-income = [income]
mw-sh-food = [food]
mw-sh-culture = [culture]
mw-sh-sprite = [sprite]
mw-sh-villager = [villager]
mw-sh-worker-any = [worker]
mw-sh-any = [any-resource]
mw-sh-highest = highest
mw-sh-lowest = lowest
mw-sh-each-resource = [production][income][food][culture]
mw-sh-or = { $a }/{ $b }
mw-sh-list = { $all }
mw-sh-either = { $a } / { $b }
mw-sh-may = ({ $what })
mw-sh-costs = { $all }
mw-sh-one-pays = { $cost }
mw-sh-each-pays = each { $cost }
mw-sh-pay = { $cost } → { $what }
mw-sh-pay-or = { $cost } or { $what }
mw-sh-each = each { $what }
mw-sh-each-may = each { $what }
mw-sh-each-coins = each +{ $count }[coins]
mw-sh-each-loses = each −{ $count }[coins]
mw-sh-repeat = { $what } × ({ $amount })
mw-sh-roll = roll { $kind }
mw-sh-after-goal = [goal][success] { $what }
mw-sh-gain = +{ $count }{ $what }
mw-sh-gain-many = +{ $amount }{ $what }
mw-sh-suffer = −{ $count }{ $what }
mw-sh-coins = +{ $count }[coins]
mw-sh-coins-many = [coins] × ({ $amount })
mw-sh-lose-coins = −{ $count }[coins]
mw-sh-worker = +{ $kind }
mw-sh-lose-worker = −{ $kind }
mw-sh-increase-all = all { $kind }[increase]
mw-sh-decrease-all = all { $kind }[decrease]
mw-sh-increase-one = { $kind }[increase]
mw-sh-decrease-one = { $kind }[decrease]
mw-sh-hire-free = { $count } { $kind }
mw-sh-advance = [advance-queue]
mw-sh-queue-down = [queue-down]
mw-sh-move-one = [queue] +{ $count }
mw-sh-move-aligned = { $kind }[queue] +{ $count }
mw-sh-construct = [construct] I–II
mw-sh-grant = { $building }
mw-sh-overgrow = [demolish][forest]
mw-sh-regrow = +{ $count }[forest]
mw-sh-discover-free = [discover]
mw-sh-adventure = [adventure]
mw-sh-more-actions = +{ $count }[character-action]
mw-sh-act-now = [character-action]
mw-sh-no-actions = −[character-action]
mw-sh-perform-skill = [skill]
mw-sh-learn = [skill]
mw-sh-learn-free = +[skill]
mw-sh-learn-cheaper = [skill] −{ $count }[coins]
mw-sh-event = [event]
mw-sh-tale = [event]
mw-sh-adventures = [adventure]
mw-sh-extra-goal = +1[goal]
mw-sh-ignore-goal = [demolish] → no [goal]
mw-sh-upgrade = [tower]
mw-sh-envelope = [event]
mw-sh-sprite-token = [rotate-sprite]
mw-sh-town-improve = [improve-or-discover]
mw-sh-town-construct = [construct]
mw-sh-town-use = [use-building]
mw-sh-rotate-sprite = [rotate-sprite]
mw-sh-grow-crops = { $count }[growth]
mw-sh-rain-barrels = [rainy]
mw-sh-take-ripe = { $count }[seed]
mw-sh-cost-coins = { $count }[coins]
mw-sh-cost-res = { $count }{ $what }
mw-sh-cost-pips = −{ $count }{ $kind }
mw-sh-cost-tower = −{ $kind }
mw-sh-cost-actions = −[character-action]
mw-sh-hired-sprite = [hired-sprite]
mw-sh-hired-villager = [hired-villager]
mw-sh-hired-worker = [hired-worker]
mw-sh-excess-sprite = [sprite]−[villager]
mw-sh-excess-villager = [villager]−[sprite]
mw-sh-paid-of = { $a }{ $b }
mw-sh-end = [end-of-season] { $what }
mw-sh-done = done: { $what }

## What lies on the table

mw-heading = { $season }, year { $year } · day { $day } of { $days }
mw-heading-opening = { $season }, year { $year } · set-up
mw-heading-season-end = { $season }, year { $year } · at its end
mw-days = Day
mw-location = Location { $n }
mw-location-rule = Thirteen locations make the town. A building needs one with neither forest nor building on it.
mw-empty-place = empty plot
mw-space-adventure = the Adventure space
mw-space-improve = the Improve and Discover space
mw-space-construct = the Construct and Demolish space
mw-space-hire = the Hire space
mw-space-building = a building
mw-the-building = the { $building }
mw-kind-action = town action
mw-kind-building = building, level { $level ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[other] 0, here from the start
  }
mw-kind-forest = forest
mw-kind-goal = goal of the season
mw-kind-resource = resource of the town
mw-kind-crop = crop
mw-warn-demolish = Take the Longhouse down? It can be built anew at no cost, but until then nobody earns a coin or learns a skill there.
mw-warn-rest = { $left ->
    [one] One step of the action you are in is not used yet. Give it up and begin another?
   *[other] { $left } steps of the action you are in are not used yet. Give them up and begin another?
}
mw-warn-cover = Let a forest grow over the Longhouse? Until it is cleared or built anew, nobody earns a coin or learns a skill there.
mw-season-over = { $season } of year { $year } is over
mw-season-goal-reached = The season’s goal was reached, and the town tells of it.
mw-season-goal-missed = The season’s goal was not reached. There is always another.
mw-season-goal-none = The season had no goal to judge.
mw-season-next = Everyone is home. Characters may now join the town or rest; then { $season } begins with its first dawn. All of it is saved, so this is a good place to stop.
mw-purse-of = Coins of { $who }
mw-kind-event = an event
mw-kind-envelope = a letter
mw-kind-adventure = an adventure
mw-kind-skill = skill, level { $level ->
    [1] I
    [2] II
   *[other] III
  }
mw-level = { $level ->
    [1] I
    [2] II
    [3] III
   *[other] IV
  }
mw-of = { $have } of { $need }
mw-of-now = { $have } of { $need } so far
mw-of-8 = { $n } of 8
mw-times = ×{ $n }
mw-free = free
mw-empty = empty
mw-no-goal-yet = no goal yet
mw-goal-rule = The group chooses one of the goals it draws. What it asks is judged when the season ends.
mw-goal-needs = { CAP($all) }
mw-season-rule = When the three newest signs, oldest first, equal a pattern, its effect comes true at dawn.
mw-pattern-is = { $name } ({ $a }, { $b }, { $c }): { $what }.
mw-omen = One more { $weather } day completes the { $at ->
    [0] left
    [1] middle
   *[other] right
} pattern.
mw-omen-odds = { $count } of { $left } left { $count ->
    [one] is
   *[other] are
} { $weather }.
mw-pile-events = Events
mw-pile-adventures = Adventures
mw-pile-weather = Weather
mw-pile-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
  }
mw-resource-rule = It belongs to the whole town and runs from 0 to 10.
mw-resource-now = The town has { $count }.
mw-tower = The tower
mw-tower-rule = Workers who come to town wait here to be hired. A die that shows nothing here is rolled again at once.
mw-tower-now = { $sprites } { $sprites ->
    [one] sprite
   *[other] sprites
  }, { $villagers } { $villagers ->
    [one] villager
   *[other] villagers
  }.
mw-queue = Building queue
mw-queue-next = 1 is next
mw-queue-rule = A building enters at the slot on its card, or the next free one below. When the queue advances, every card moves up; from slot 1 it is done.
mw-slot = Slot { $n }
mw-buildings = Buildings
mw-buildings-ready = { $count } ready now
mw-buildings-left = { $count } in the supply
mw-buildings-rule = Every building can be looked at by everybody, both sides, at any time. Double-click to open the tree.
mw-tree-hint = Drag a lit card to the queue. An amber link: the new building takes the old one’s place.
mw-supply = Supply
mw-supply-rule = Workers who have not come to the valley yet. A die that is lost comes back here.
mw-forests = Forests
mw-forests-rule = Forests that were removed. One or two of them grow back at the end of each season after the first.
mw-forests-now = { $boxed } in the box, { $grown } on the board.
mw-forest-rule = Discover land for 5 coins to remove it and see what it hides.
mw-forest-over = The building under it cannot be used until the forest is removed.
mw-die = { CAP($kind) }, { $pips ->
    [0] no pip
    [one] one pip
   *[other] { $pips } pips
  }
mw-die-rule = Each pip pays for work. A die without pips goes back to the tower at dusk.
mw-figure = { $who }, the { $character }
mw-aligned-now = Aligned with { $kind }s today.
mw-aligned-short = with { $kind }s today
mw-aligned-then = aligned with { $kind }s
mw-stands-now = Stands on { $space }.
mw-occupied-now = { $who } is here until dusk.
mw-queued-now = In slot { $slot } of the queue.
mw-purse = { $who }’s coins
mw-purse-rule = Coins belong to one character and cannot be given away.
mw-purse-now = { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }
mw-well = Well
mw-well-of = { $who }’s well
mw-well-rule = Hired workers lie here. It holds { $count }.
mw-tray-open = Double-click to open the tray.
mw-town-prices = Town prices
mw-trade-later = The { $character } does all of the town’s work here. Its own trade begins with the next season.
mw-skills = Skills
mw-skills-hint = bought at the Longhouse
mw-workers = Workers
mw-one-pip-each = one pip each
mw-sentence = { CAP($what) }.
mw-cost-free = free
mw-cost-part = { $count }{ $res }
mw-cost-parts = { $all }
mw-building-use = To use it: { $what }.
mw-building-end = At the end of each season: { $what }.
mw-building-first = The first time it is built: { $what }.
mw-building-aligned = Using it aligns with { $kind }s.
mw-building-aligned-both = Using it aligns with sprites or villagers, as the player likes.
mw-building-needs = Needs the { $needs }.
mw-building-replaces = Needs the { $needs }, and takes its place.
mw-building-cost = Costs { $cost }, enters at slot { $slot }.

## Town actions

mw-action-adventure = Adventure
    .price = draw a card, and choose your way
    .rule = Draw the top adventure, read its front, choose, and live with the back. The sign of its back aligns you.
mw-action-improve = Improve Town
    .price = at your own prices
    .rule = Buy any number of resources for the town at your character’s prices. Aligns with sprites.
mw-action-discover = Discover Land
    .price = 5[coins] → −1[forest]
    .rule = Pay 5 coins, remove a forest and take what it hides. The plot is empty then. Aligns with sprites.
mw-action-construct = Construct
    .price = paid by the town
    .rule = Pay a building’s cost from the town’s resources; its prerequisite must stand. It enters the queue. Aligns with villagers.
mw-action-demolish = Demolish
    .price = back to the supply
    .rule = Take any building down; it goes back to the supply. Aligns with villagers.
mw-action-hire = Hire
    .price = one for 2[coins], two for 5[coins]
    .rule = Hire one worker from the tower for 2 coins or two for 5. You are aligned with the kind you hire.

## The farm

mw-field = Field
mw-field-hint = growth is on each crop
mw-field-rule = A crop lies wholly on free cells, turned and mirrored as you like, and never moves again.
mw-seeds = Seeds
mw-seeds-hint = drag one to the field
mw-barn = Barn
mw-barn-holds = Holds { $count } crops, to be sold by a later Harvest at the price of that season.
mw-barn-rule = Sells for { $coins } from the barn.
mw-market = Market
mw-market-rule = Ripe crops are sold here: a coin more for each equal crop that touched it and is sold in the same Harvest.
mw-sell-here = sell here
mw-boulder = Boulder
mw-boulder-rule = A whole Tend removes it for good.
mw-character-action = Character action: one of three
mw-sow = Sow
mw-sow-rule = up to { $limit } crops, seed paid
mw-sow-left = { $left } more to sow
mw-tend = Tend
mw-tend-rule = { $limit } crops grow by 1, or clear a boulder
mw-tend-left = { $left } more to grow
mw-harvest = Harvest
mw-harvest-rule = { $limit } ripe or stored crops
mw-harvest-left = { $left } more to harvest
mw-farm-sprite = one crop grows by 1
mw-farm-villager = sow one, or harvest one ripe
mw-at-dusk = At dusk, after a { $weather } day
mw-forecast-grows = { $now } of { $need }
mw-forecast-ripe = ripe
mw-forecast-wilts = wilts, mark { $marks }
mw-forecast-withers = gone, for 1 coin
mw-forecast-nothing = Nothing in the field will change.
mw-ripe = ripe
mw-wilt = wilt { $marks }
mw-growth = { $have } / { $need }
mw-seed-price = { $coins ->
    [0] seed free
   *[other] [coins] seed { $coins }
  }
mw-seed-growth = { $days } growth
mw-seed-sells = sells { $coins }
mw-seed-sells-best = sells { $coins } now
mw-crop-rule = Seed { $seed }, ripe at { $growth } growth, sells for { $price }.
mw-crop-best = Sells for 2 more in { $season }.
mw-crop-sells = Sells for { $coins } this season.
mw-crop-now = Growth { $have } of { $need }.
mw-wilt-now = Wilt mark { $marks }; the third takes it off the field.
mw-dusk-grows = At dusk: { $now }.
mw-skill-always = always on
mw-skill-tired = used today
mw-skill-use = use once a day
mw-price = { $coins ->
    [0] for nothing
    [one] 1 coin
   *[other] { $coins } coins
  }
mw-skill-green-thumb-rule = Two crops grow by 1.
mw-skill-thrifty-sower-rule = The first seed each day costs 2 less.
mw-skill-companion-beds-rule = On cloudy dusks every crop grows.
mw-skill-long-furrow-rule = Sow plants up to 3.
mw-skill-barn-loft-rule = The barn holds 6, and its crops sell for 1 more.
mw-skill-rain-barrels-rule = One row or column grows at dusk as on a rainy day.
mw-skill-greenhouse-rule = Crops in columns A and B grow in winter too.
mw-skill-harvest-feast-rule = Take 2 ripe crops unsold: the town gains 2 Food and 1 Culture.

## The ledger

mw-plate = { $character }, { $workers } { $workers ->
    [one] worker
   *[other] workers
  }
mw-tag-acts = acts
mw-tag-done = done
mw-panel-today = Today
mw-panel-goal = Goal
mw-panel-season = This season
mw-phase-opening = Before the first day
mw-phase-dawn = Dawn
mw-phase-town = Town action
mw-phase-work = Character and workers
mw-phase-daytime = Daytime
mw-phase-dusk = Dusk
mw-phase-season-end = End of the season
mw-dawn-value = weather, season
mw-turns-done = { $have } of { $need } done
mw-then-day = then day { $day }
mw-then-season-end = then the season ends
mw-days-left = { $count ->
    [0] last day
    [one] 1 day left
   *[other] { $count } days left
  }
mw-slots-free = { $count } of 4 free
mw-count-buildings = Buildings
mw-count-adventures = Adventures
mw-count-coins = Coins earned
mw-count-effects = Sign effects
mw-count-forests = Forests
mw-count-hired = Workers hired
mw-count-welcomed = Workers welcomed
mw-count-events = Events
mw-count-spent = Coins spent
mw-count-sprites = Sprites
mw-count-villagers = Villagers
mw-advances-left = { $count ->
    [one] 1 advance
   *[other] { $count } advances
  }

## Goals in numbers

mw-stat-built = construct { $count ->
    [one] a building
   *[other] { $count } buildings
  }
mw-stat-built-grand = construct { $count ->
    [one] a building
   *[other] { $count } buildings
  } of level II or more
mw-stat-replaced = replace { $count ->
    [one] a building
   *[other] { $count } buildings
  } by a better one
mw-stat-hired = hire { $count } workers
mw-stat-hire-days = hire on { $count } different days
mw-stat-adventures = go on { $count } adventures
mw-stat-sprite-adventures = { $count } adventures with the sprites’ sign
mw-stat-villager-adventures = { $count } with the villagers’
mw-stat-welcomed = { $count } workers come to the tower
mw-stat-discovered = remove { $count } forests
mw-stat-improved = improve the town { $count } times
mw-stat-used-up = use up { $count } workers
mw-stat-spent = spend { $count } coins
mw-stat-earned = earn { $count } coins
mw-stat-events = resolve { $count } events
mw-stat-season-effects = { $count } season effects
mw-stat-buildings-used = use { $count } different buildings
mw-stat-held = { $what } at least { $count } at the end
mw-stat-least-held = every resource at least { $count } at the end
mw-stat-most-held = one resource at least { $count } at the end
mw-stat-in-town = at least { $count } { $what }s in town at the end
mw-stat-workers-in-town = at least { $count } workers in town at the end
mw-stat-empty-places = at least { $count } empty plots at the end
mw-stat-least-purse = everyone has { $count } coins at the end
mw-stat-at-rest = at least four forests on the board at the end
mw-stat-both-ways = everyone aligned { $count } days with each kind
mw-stat-all-differ = no two resources alike at the end

## Questions. Each names who is asked.

mw-ask-town = { $who }: place the { $character } for a town action
mw-ask-farm = { $who }: one character action, and your workers
mw-ask-rest = { $who }: your workers, or end the turn
mw-ask-sow = { $who } sows: { $left } more, or stop
mw-ask-tend = { $who } tends: { $left } more, or stop
mw-ask-harvest = { $who } harvests: { $left } more, or stop
mw-ask-choose = Choose one
mw-ask-may = Would you like it: { $what }?
mw-ask-pay = { $who }: choose what to pay with
mw-ask-gain = Choose a resource to gain
mw-ask-lose = Choose a resource to give
mw-ask-increase = Choose a { $kind } at the tower to raise
mw-ask-decrease = Choose a { $kind } at the tower to lower
mw-ask-roll = Choose a { $kind } to roll
mw-ask-lose-worker = Choose the { $kind } that leaves
mw-ask-hire-free = { $who }: hire for nothing, up to { $left }
mw-ask-event = An event for all of you
mw-ask-adventure = { $who } is out on an adventure
mw-ask-forgo = { $who }: where to stand, only for the alignment
mw-ask-align = { $who }: with sprites or with villagers today?
mw-ask-improve = { $who }: buy for the town
mw-ask-discover = Choose the forest to remove
mw-ask-construct = { $who }: choose a building for the queue
mw-ask-demolish = { $who }: choose the building to take down
mw-ask-overgrow = { $who }: which building does the forest take?
mw-ask-jail = Demolish a building and ignore the goal’s outcome?
mw-ask-hire = { $who }: hire a worker for 2 coins
mw-ask-hire-second = { $who }: a second one for 3 more?
mw-ask-move-one = Choose the building that moves up
mw-ask-place = Choose a plot for the { $building }
mw-ask-place-forest = Choose where the forest grows
mw-ask-learn = { $who }: choose a skill
mw-ask-shelve = { $who }: make room for { $skill }
mw-ask-perform = { $who }: choose a skill to perform
mw-ask-act-now = { $who }: a character action, now
mw-ask-grow = { $who }: choose a crop that grows, { $left } left
mw-ask-take-ripe = { $who }: choose a ripe crop, { $left } left
mw-ask-barrels = { $who }: choose a row or column to water
mw-ask-end-order = The season ends: which building first?
mw-ask-goal = Choose the goal of the season
mw-ask-change = Who plays the next season?
mw-ask-upgrade = Choose what is fixed to the tower
mw-ask-use = { $who }: choose a building to use

## Answers

mw-capital = { CAP($what) }
mw-change = { $name } { $before } → { $after }
mw-by-worker = { $what }, by a worker’s pip
mw-do-nothing = nothing
mw-do-use = Use the { $building }
mw-do-send = Send the sprite to the seat (shows { $pips }, keeps one less)
mw-do-forgo = Forgo the effect…
mw-do-stand = Stand on { $space } for its alignment
mw-do-stand-here = Stand here
mw-do-back = Back
mw-do-end-turn = End turn
mw-do-skill = Use { $skill }
mw-do-align = With { $kind }s
mw-do-decline = No, thanks
mw-do-read-on = Read on
mw-do-gain = Gain { $res }
mw-do-give = Give { $res }
mw-do-buy = Buy { $res } for { $coins } coins
mw-do-buy-none = Buy for the town
mw-do-stop-buying = That is all
mw-do-stop-hiring = That is all
mw-do-stop = That is enough
mw-do-in-order = In this order
mw-do-no-action = No action
mw-do-begin-season = Begin the season
mw-do-hire = Hire this { $kind } ({ $pips })
mw-do-dismiss = This { $kind } leaves
mw-do-rotate = Turn this { $kind }
mw-do-roll = Roll this { $kind }
mw-do-pip = Take this { $kind } ({ $pips })
mw-do-place = { $building } on plot { $n }
mw-do-grow-forest = A forest on { $n }
mw-do-discover = Remove the forest on { $n }
mw-do-demolish = Take down the { $building }
mw-do-construct = Construct the { $building }
mw-do-move-up = { $building } moves up
mw-do-next = First the { $building }
mw-do-who = { $who } pays
mw-do-water = Water this line
mw-do-learn = { $skill } for { $coins }
mw-do-shelve = { $skill } here
mw-do-drop = Take off { $skill }
mw-do-rearrange = Move { $skill }
mw-do-join = The { $character } joins
mw-do-leave = { $who } rests
mw-change-joins = joins the town, new, with its starting coins
mw-change-returns = comes back and goes on where it left off
mw-change-leaves = rests: workers go to the tower, all else waits
mw-do-plant = Sow { $crop }
mw-do-grow = { $crop } grows by 1
mw-do-clear = Clear the boulder
mw-do-sell = Sell { $crop } for { $coins }
mw-do-store = Put { $crop } in the barn
mw-do-unload = Sell { $crop } from the barn

## Refusals. The clause stands beside them.

mw-no-answer = That is no answer to what is asked now.
mw-no-answer-first = Something else is asked first.
mw-no-event-first = The event comes first.
mw-no-adventure-first = The adventure comes first.
mw-no-others-first = The others have to decide something first.
mw-no-daytime = Characters act in the daytime.
mw-no-turn-over = This turn is over for today.
mw-no-such-character = That character is not in play.
mw-no-such-count = One to four characters can play.
mw-no-same-character = No two players can have the same character.
mw-no-last-character = Somebody has to stay in play.
mw-no-change-now = Characters change only at the end of a season.
mw-no-such-move-now = That cannot be done on a turn.
mw-no-town-action-left = { $who } has no town action left today.
mw-no-town-action-yet = First comes { $who }’s town action.
mw-no-occupied = { $other } is there until dusk.
mw-no-building-there = No building stands there.
mw-no-covered = A forest covers the { $building }.
mw-no-action = The { $building } has nothing to use.
mw-no-requirement = { $building }: what it asks for cannot be paid.
mw-no-coins = There are not enough coins.
mw-no-coins-for = { $who } needs { $coins } coins for that.
mw-no-improve = { $who } cannot afford any resource that fits.
mw-no-forest = There is no forest on the board.
mw-no-forest-there = No forest lies there.
mw-no-construct = No building can be started now.
mw-no-demolish = There is no building to take down.
mw-no-track-full = That track is at 10 already.
mw-no-resource = The town has none of that to give.
mw-no-second-copy = There is only one { $building }.
mw-no-such-level = The { $building } is of too high a level.
mw-no-prerequisite = The { $building } needs the { $needs }, standing uncovered.
mw-no-resources-for = { $building }: the town lacks { $short }.
mw-no-slot = { $building }: slot { $slot } and all below are taken.
mw-no-empty-place = A building needs an empty plot.
mw-no-forest-place = A forest grows on an empty plot first.
mw-no-room-in-well = { $who }’s well is full.
mw-no-worker-there = No such worker waits at the tower.
mw-no-own-die = Only your own hired workers can pay.
mw-no-pip = A die without pips cannot pay.
mw-no-second-sprite = { $other } sent a sprite today; the seat is free again tomorrow.
mw-no-sprite-now = A sprite is sent in the town action step, before the character’s own work.
mw-no-own-sprite = Only a sprite of your own well can be sent.
mw-no-worker-now = Workers work on your own turn, after the town action.
mw-no-such-worker = That is work for the other kind.
mw-no-skill = That skill cannot be gained now.
mw-no-skill-action = { $skill } has no action to use.
mw-no-tired-skill = { $skill } was used today.
mw-no-skill-today = { $skill } asks for the other alignment.
mw-no-use-of-skill = { $skill } would do nothing now.
mw-no-shelf = A skill fits a space of its level or higher.
mw-no-drop = There is room without taking a skill off.
mw-no-farm = { $who } has no field.
mw-no-actions-today = { $who } gave up the character action for today.
mw-no-action-left = { $who } has no character action left today.
mw-nothing-to-stop = Nothing is under way.
mw-no-tile-left = No { $crop } tile is left.
mw-no-seed-money = The { $crop } seed costs more than there is.
mw-no-room-for-crop = { $crop } does not fit there.
mw-no-such-crop = That crop is not there.
mw-no-more-growth = { $crop } is ripe already.
mw-no-crop-twice = { $crop } was tended in this Tend.
mw-no-ripe-crop = { $crop } is not ripe.
mw-no-boulder = No boulder lies there.
mw-no-room-in-barn = The barn is full.

## The log

mw-log-by = { $what } ({ $source })
mw-log-season = { $season } of year { $year } begins.
mw-log-season-end = { $season } of year { $year } is over.
mw-log-weather = Day { $day }: { $weather }. { $name }.
mw-log-pattern = { $name }: the pattern is complete.
mw-log-dusk = Dusk of day { $day }.
mw-log-gain = { $res } +{ $count }: now { $now }
mw-log-lose = { $res } −{ $count }: now { $now }
mw-log-earn = { $who } gains { $count ->
    [one] a coin
   *[other] { $count } coins
  }: now { $now }
mw-log-spend = { $who } pays { $count ->
    [one] a coin
   *[other] { $count } coins
  }: now { $now }
mw-log-worker = A { $kind } comes to the tower: { $pips }.
mw-log-worker-left = A { $kind } leaves for the supply.
mw-log-turned = A { $kind } turns from { $from } to { $to }.
mw-log-rolled = A { $kind } is rolled: { $pips }.
mw-log-hired = { $who } hires a { $kind } ({ $pips }).
mw-log-rested = { $who }’s { $kind } goes to the tower: { $pips }.
mw-log-stood = { $who } goes to { $space }.
mw-log-forgone = { $who } goes to { $space }, only for its alignment.
mw-log-aligned = { $who } is aligned with { $kind }s.
mw-log-turn-ended = { $who } ends the turn.
mw-log-actions = { $who } has { $left } { $left ->
    [one] character action
   *[other] character actions
  } left.
mw-log-barred = { $who } has no character action today.
mw-log-discovered = The forest on { $n } is gone: { $forest }.
mw-log-regrown = A forest grows on { $n }.
mw-log-queued = The { $building } is begun in slot { $slot }.
mw-log-moved = The { $building } moves to slot { $slot }.
mw-log-completed = The { $building } is done.
mw-log-jammed = The { $building } is done and finds no plot.
mw-log-placed = The { $building } stands on { $n }.
mw-log-replaced = The { $building } takes the { $old }’s place on { $n }.
mw-log-demolished = The { $building } on { $n } is taken down.
mw-log-not-granted = The { $building } cannot be had.
mw-log-event = Event: { $name }.
mw-log-chosen = We chose: { $option }.
mw-log-put-back = { $source } goes back into its deck.
mw-log-forfeited = { $source }: not paid.
mw-log-no-event = There is no event to draw.
mw-log-adventure = { $who } goes out: { $name }.
mw-log-section-sprite = { $who } comes back with the sprites’ sign.
mw-log-section-villager = { $who } comes back with the villagers’ sign.
mw-log-goal = The season’s goal: { $goal }.
mw-log-success = { $goal }: reached.
mw-log-failure = { $goal }: missed.
mw-log-ignored = { $goal }: its outcome is ignored.
mw-log-learned = { $who } gains { $skill } for { $coins }.
mw-log-dropped = { $who } takes off { $skill }.
mw-log-skill = { $who } uses { $skill }.
mw-log-sown = { $who } sows { $crop } from { $cell }.
mw-log-grew = { $who }’s { $crop } grows to { $now }.
mw-log-cleared = { $who } clears the boulder on { $cell }.
mw-log-sold = { $who } sells { $crop } for { $coins }.
mw-log-stored = { $who } puts { $crop } in the barn.
mw-log-taken = { $who } takes { $crop } from the field for the town.
mw-log-wilted = { $who }’s { $crop } wilts: mark { $marks }.
mw-log-withered = { $who }’s { $crop } is gone.
mw-log-watered = { $who } waters a line for tonight.
mw-log-joined = { $who } joins as the { $character }.
mw-log-left = { $who }’s { $character } rests.
mw-log-upgraded = Fixed to the tower: { $upgrade }.
mw-log-envelope = A letter is opened: { $name }.
mw-log-sprite = { $sprite } takes turns at the sprites’ seat from now on.
mw-log-seated = { $sprite } sits in the sprites’ seat.
mw-log-sent = { $who } sends a sprite, which shows { $pips } now.
mw-log-home = The sprite that { $who } sent comes home.
mw-log-rests = The story rests here for now. Everyday life goes on.
mw-log-achievement = Achievement: { $name }!
mw-season-built = Built: { $names }.
mw-season-achievements = Earned this season: { $names }.
mw-achievement-growing-city = Growing City
    .rule = All eight villagers live in town at once.
mw-achievement-magical-creatures = Magical Creatures
    .rule = All eight sprites live in town at once.
mw-achievement-constructor = Constructor
    .rule = A building stands at each of the thirteen locations at once.
mw-achievement-business-tycoon = Business Tycoon
    .rule = A season ends with ten Production.
mw-achievement-new-seasons = New Seasons
    .rule = A season ends with ten Culture.
mw-achievement-plentiful = Plentiful
    .rule = A season ends with ten Food.
mw-achievement-abundance = Abundance
    .rule = A season ends with ten Income.
mw-achievement-blue-sky = Blue Sky
    .rule = Three patterns of the weather come true in one season.
mw-achievement-walking-stick = Walking Stick
    .rule = Eight adventures in one season, all of you together.
mw-achievement-storyteller = Storyteller
    .rule = One certain page of the story has been read.
mw-achievement-skilled = Skilled
    .rule = All five skill spaces of all four people are filled.
mw-achievement-money-lender = Money Lender
    .rule = A hundred coins earned in one season, all of you together.
mw-achievement-builder = Builder
    .rule = Four buildings completed in one season.
mw-achievement-friend-of-the-valley = Friend of the Valley
    .rule = Sprites sent on their own errands ten times in one season.
mw-achievement-enthusiastic-workers = Enthusiastic Workers
    .rule = All sixteen workers wait at the tower, each showing three.
mw-log-story-complete = The story is told to its end. The town goes on.

# The chronicle

mw-chronicle = The chronicle
mw-chronicle-season = { $season } of year { $year }
mw-chronicle-people = With { $names }
mw-chronicle-goal = The goal
mw-chronicle-built = Built
mw-chronicle-chosen = Decided together
mw-chronicle-met = Met on the way
mw-chronicle-earned = Earned
mw-chronicle-reached = { $goal }: reached
mw-chronicle-missed = { $goal }: not this time
mw-chronicle-choice = { $name }: { $option }
mw-chronicle-adventure = { $who }, { $name }: { $option }
mw-chronicle-adventures = { $count ->
    [one] One adventure
   *[other] { $count } adventures
}
mw-chronicle-coins = { $coins ->
    [one] One coin
   *[other] { $coins } coins
}
mw-earned-on = { $season }, day { $day }
mw-earned-at-end = The end of { $season }
