# Short words on the other cards of Mythwind.

## Buildings

mw-building-longhouse = Longhouse
    .flavour = One roof over all of us, a hearth in the middle, and a door at each end.

mw-building-bakery = Bakery
    .flavour = The first loaf goes on the sill, and is gone before the second.

mw-building-chapel = Chapel
    .flavour = Four walls, one bench, and a draught that comes in on the low note.

mw-building-delicatessen = Delicatessen
    .flavour = The cheeses hang in order of size, and the lowest has small toothmarks.

mw-building-fishing-ground = Fishing Ground
    .flavour = Two lines run out from the bank, and only one of them ends in a person.

mw-building-general-store = General Store
    .flavour = Everything is on the shelf, bar what you came for, which is under the cat.

mw-building-lumber-mill = Lumber Mill
    .flavour = The saw sings one note all day, and the miller answers it at supper.

mw-building-lumber-yard = Lumber Yard
    .flavour = Planks lie up to dry with a stick between each, and on the oak a man asleep.

mw-building-monument = Monument
    .flavour = A plinth with no one on it yet, and in the middle two wet footprints.

mw-building-post-office = Post Office
    .flavour = Every pigeonhole has a name under it, and the lowest says “Whoever Comes Next”.

mw-building-quarry = Quarry
    .flavour = What you shout at the face in the morning is cut and stacked by noon.

mw-building-tavern = Tavern
    .flavour = One long table, one lamp, and the same argument since the roof went on.

mw-building-trading-post = Trading Post
    .flavour = The counter is a door on two barrels, and a goose has crossed it both ways.

mw-building-abattoir = Abattoir
    .flavour = The tiles are scrubbed, the blind is down, and the goat walks by on the other side.

mw-building-church = Church
    .flavour = The pews come in two heights, and both of them have been sat smooth.

mw-building-clay-pool = Clay Pool
    .flavour = Grey to the elbow, they lift out bricks, bowls and, now and then, a boot.

mw-building-community-center = Community Center
    .flavour = The chairs are stacked along the wall, one more of them than was ordered.

mw-building-community-garden = Community Garden
    .flavour = Beans go up the poles, and past the last row runs a row that no one planted.

mw-building-forge = Forge
    .flavour = The iron goes in black and comes out talking, and the smith nods at it.

mw-building-guild = Guild
    .flavour = Ten aprons hang on ten pegs, under a list of whose turn it is to sweep.

mw-building-hotel = Hotel
    .flavour = The beds are long or short, and the lamp on the stair burns blue.

mw-building-inn = Inn
    .flavour = Boots along the wall, soup on the hob, and a key as large as a trowel.

mw-building-library = Library
    .flavour = Between the top shelf and the ceiling someone reads by a lamp of its own.

mw-building-port = Port
    .flavour = Two cranes, one dog, and a barge that is only stopping for an hour.

mw-building-printing-press = Printing Press
    .flavour = It thumps all night, and by day the news hangs on a line to dry.

mw-building-school = School
    .flavour = In the back row the desks are lower, and the ink in them is berry.

mw-building-cathedral = Cathedral
    .flavour = The roof is so high that the swallows take a rest on the way up.

mw-building-city-hall = City Hall
    .flavour = A clock with one hand, a stair with two rails, and a queue with a picnic.

mw-building-courthouse = Courthouse
    .flavour = The scales over the door are level until a sparrow sits down.

mw-building-foundry = Foundry
    .flavour = At the pour they all step back together, and the far wall turns orange.

mw-building-harbor = Harbor
    .flavour = The masts stand close as reeds, and one gull knows every captain by his lunch.

mw-building-restaurant = Restaurant
    .flavour = Nine tables, and under the ninth a tenth, laid for four with acorn cups.

mw-building-road-works = Road Works
    .flavour = Six men watch the seventh dig, and each of them takes his turn as the seventh.

mw-building-saloon = Saloon
    .flavour = The doors swing both ways, and under them hangs a lower pair that swings too.

mw-building-sporting-field = Sporting Field
    .flavour = Two coats make the one goal, and two leaf hoods make the other.

mw-building-vineyard = Vineyard
    .flavour = The rows run straight down the hill, and at dusk a blue lamp goes along each.

mw-building-winery = Winery
    .flavour = The barrels hum while they ripen, each of them one tone below the last.

mw-building-casino = Casino
    .flavour = Cards are dealt on top of the table and pebbles below, and the pebbles are ahead.

mw-building-jail = Jail
    .flavour = One cell, a good bed, and a key that hangs on the inside.

mw-building-shipyard = Shipyard
    .flavour = A hull stands there in its ribs, and carpenters go in and out at the side.

mw-building-train-station = Train Station
    .flavour = One platform, one bench, and a row of leaf hoods come to wave.

mw-building-union-office = Union Office
    .flavour = The kettle is on, and what is carried here is carried by two.

## The twelve woods

mw-forest-1 = Owl Wood
    .flavour = It has been asked the same question every night, and has not minded.

mw-forest-2 = Fox Brook
    .flavour = The prints go down to the brook on one side and come up dry on the other.

mw-forest-3 = The Deerwalk
    .flavour = The path is as wide as a deer, and sure of the way.

mw-forest-4 = Paper Birches
    .flavour = The bark comes off in pages, and some of them have been used.

mw-forest-5 = Footstool Wood
    .flavour = The mushrooms stand about in rings, and the tops are worn.

mw-forest-6 = Lamplight Firs
    .flavour = The moon gets down between the trunks, and something there moves over to make room.

mw-forest-8 = Kettle Oak
    .flavour = The oak is hollow, with a shelf in it, and on the shelf a kettle, still warm.

mw-forest-9 = Brookturn
    .flavour = The water goes round three sides of every stone, and has rolled a coin or two.

mw-forest-10 = The Mist Acre
    .flavour = By noon you can see who you have been talking to, and it is a tree.

mw-forest-11 = Ferndeep
    .flavour = The ferns come up to the hip on us, and over the heads of whoever that is.

mw-forest-12 = Lanternfall
    .flavour = A trunk came down across the hollow, and all along it small lights are at home.

mw-forest-13 = Motley Wood
    .flavour = Every kind of tree has one here, and they have had time to get along.

## Weather

mw-weather-1 = Roofing Sky
    .flavour = It is blue to the edges, and you can hear every hammer in the valley.

mw-weather-2 = Washing Day
    .flavour = All the sheets are out, and one of them has feet under it.

mw-weather-3 = Shirtsleeves
    .flavour = One coat after another is hung on the scaffold, and one man is up there already.

mw-weather-4 = Something in the Air
    .flavour = The clouds have stopped over the fork, as if to see who is coming.

mw-weather-5 = Even Grey
    .flavour = It is neither hot nor wet, and there is no excuse to be had.

mw-weather-6 = Nothing to Report
    .flavour = The sky is the colour of a plate, and nothing is on it.

mw-weather-7 = Puddle Day
    .flavour = The small ones have been out in it since before it was light, in bare feet.

mw-weather-8 = Work under Canvas
    .flavour = It drums on the sailcloth overhead, and underneath the hammers keep to the beat.

mw-weather-9 = Kettle Weather
    .flavour = Whoever comes to the door in this has a reason, and drips.

## Seasons

mw-season-spring = Spring
    .flavour = The gate sticks, the ewe is early, and the pegs have put out leaves.

mw-season-summer = Summer
    .flavour = Supper is carried out to the step, and the step is warm until it is dark.

mw-season-fall = Fall
    .flavour = The apples come down at night, one at a time, on the same tin roof.

mw-season-winter = Winter
    .flavour = Two kinds of footprints cross the yard, and both of them go to the stove.

## Patterns of the seasons

mw-pattern-spring-left = Seeds Awake
mw-pattern-spring-middle = Dry after Downpour
mw-pattern-spring-right = Carts in the Mud

mw-pattern-summer-left = Awnings Up
mw-pattern-summer-middle = The Haymakers’ Luck
mw-pattern-summer-right = Warped Boards

mw-pattern-fall-left = One More Picking
mw-pattern-fall-middle = Timber Comes Down
mw-pattern-fall-right = Fair Rained Off

mw-pattern-winter-left = Tales at Noon
mw-pattern-winter-middle = Damp in the Crock
mw-pattern-winter-right = Prints on the Step

## Goals

mw-goal-01 = Raise the Frames
    .front = Frames lie about in the grass like the bones of fish, and the carpenters are tired of stepping over them. This season they want to see some of them standing up.
    .success = Up they went, and the pegs held. What the carpenters had bet against it was paid out among us, with handshakes.
    .failure = They lay too long in the grass. The soft ones were picked out, rapped once more, and burned.

mw-goal-02 = A Full Larder
    .front = Lem Ruddock, our cook, has put up new shelves and stands in front of them after supper. He would like something to stand in front of.
    .success = The shelves are full, and what would not go on them was sold from the step. Each of us has a share of that in coins.
    .failure = There was not enough put by to give the supper that ends the season. The song that goes with it was not sung.

mw-goal-03 = Good Company
    .front = Those who sleep at the tower sit on their bundles with their boots laced, waiting to be asked. Ask them, and let it be said of us that we do.
    .success = It was said of us. For each of us there is one more, waiting at the gate, who will come along for the company.
    .failure = They sat there laced until the season was out. By the end of it the tall ones had stopped getting up early.

mw-goal-04 = Out of the Gate
    .front = The grass has grown under the gate until it will not open. Go out by it often enough to wear that down, and see what is there.
    .success = The gate swings, and there is a path on the other side of it with our own heels in it. There were coins to be found on the way, and each of us found some.
    .failure = No one went out far enough to be met. Those who might have come back with us, and bought something, went by.

mw-goal-05 = Warm Welcome
    .front = Beds have been made up at the foot of the tower, with a lamp beside each and no one in them. See to it that some of them are slept in.
    .success = The lamps are lit and the beds have dents. There is a new song at supper from the new end of the table, and the hat that went round for the blankets had coins left in it for each of us.
    .failure = The beds stood there made. In the ones beside them the small sleepers turned their blue backs to the lamp and lay late.

mw-goal-06 = Discover Land
    .front = From the top of the ladder there are more trees than town. Ottoline Bask, the surveyor, would like to draw something on the map that is not a tree.
    .success = The ground lies open, and clearing it has taught each of us some knack or other, free of charge.
    .failure = The wood waited to be asked to leave, and then lay down on one piece more.

mw-goal-07 = A Purse for the Town
    .front = The town’s purse hangs on a nail in the longhouse, and the nail is not even bent. Put by for the town, now here, now there, until it is.
    .success = The nail gave way and had to be hammered in again higher up. What the purse could not hold was handed back to us in coins.
    .failure = The purse hung straight to the end, and was filled in the end from ours, two coins from each.

## Characters

mw-character-crafter = Crafter
    .role = Makes things for the townsfolk, and makes a name by them.
    .style = You gather wood, metal and cloth, put an order on the bench, and polish it for as long as you dare. Good work spreads your name, and a good name brings finer orders and better prices.

mw-character-farmer = Farmer
    .role = Fits crops of every shape into one field, and sells what ripens.
    .style = You turn and lay the beds like pieces of a puzzle, round boulders and a well, and choose which neighbours each crop shall have. Then you watch the sky, and harvest before it wilts and when the season pays best.

mw-character-merchant = Merchant
    .role = Buys low and sells high on a market that three rivals are watching too.
    .style = Every sale lowers a price and every purchase raises it, so you go in before the rush and are gone before the glut. The next rival’s plan always lies open, and the profit is in reading it.

mw-character-ranger = Ranger
    .role = Goes out past the last gate and comes home with coins, and finds for the town.
    .style = You pack rations, ropes and torches, choose a region, and turn over its cards for as long as your nerve holds. Stop in good time and everything is yours; three wounds, and nearly all of it stays out there.

## What a Farmer can learn

mw-skill-green-thumb = Green Thumb
    .flavour = Two of them always lean your way.

mw-skill-thrifty-sower = Thrifty Sower
    .flavour = The first handful comes out of last year’s pocket.

mw-skill-companion-beds = Companion Beds
    .flavour = Under a grey sky they all keep each other company.

mw-skill-long-furrow = Long Furrow
    .flavour = You were going to turn the plough, and there was room.

mw-skill-rain-barrels = Rain Barrels
    .flavour = It rained once, and you wrote down where you put it.

mw-skill-barn-loft = Barn Loft
    .flavour = There is an upstairs, and buyers like to be shown it.

mw-skill-greenhouse = Greenhouse
    .flavour = Two panes of old window, and the frost looks in.

mw-skill-harvest-feast = Harvest Feast
    .flavour = The best of it never sees the market, and is sung over.

## Crops

mw-crop-radish = Radish
    .flavour = It is up before you have straightened your back.

mw-crop-carrot = Carrot
    .flavour = It grows in the one direction and does not discuss it.

mw-crop-wheat = Wheat
    .flavour = It goes round the corner of the bed like a dog round a table.

mw-crop-corn = Corn
    .flavour = It likes a long row and something to look over.

mw-crop-bean = Bean
    .flavour = It climbs whatever stands still, and has had a hat.

mw-crop-pumpkin = Pumpkin
    .flavour = It sits down in the middle of four squares and stays.

mw-crop-winterroot = Winterroot
    .flavour = You dig for it with a lamp, and it comes up warm.

mw-crop-mistberry = Mistberry
    .flavour = It takes its time, and no season will own to it.
