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
mw-weather-10 = Turning Wind
    .flavour = It comes round the oak from the other side, and somebody has to get up.

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

mw-goal-08 = Second Storey
    .front = Corrie Gant, our builder, has put a ladder together, and it sticks up past the eaves of most of what we own. She would like a house that comes up to the top of it.
    .success = The ladder fits. From the upper window you can see a long way down the road to those who owe us money, and by evening each of us had been paid.
    .failure = The ladder was cut up for pegs. To try them for size we drew out others, and whatever was half built is now rather less than half.

mw-goal-09 = Bread and Butter
    .front = The bread crock and the town’s tin share a shelf, and it has never yet hung straight. Fill them both, and not the one out of the other.
    .success = The shelf hangs level, and bends in the middle. A carter who had heard of it let us choose what we liked from his cart, and handed three coins to each of us for the sight.
    .failure = It tipped in the night, and the crock went first. The hens were up before us and had what rolled.

mw-goal-10 = Busy Hands
    .front = A hired hand eats as much leaning on a fence as putting one up. Keep ours at it until they have to be shown the way back to their beds.
    .success = They slept in their boots, those who had boots. Others had been watching, and for each of us there is one who will come along without pay, to see how it is done.
    .failure = The fence has a dip in it, from elbows. At the tower those in boots have caught the leaning too, and want calling more than once.

mw-goal-11 = Far Fields
    .front = Beyond our last field run cart ruts, and beside them a track too low for anyone in a hat. Go out by both, and bring back mud of either sort.
    .success = The boots in the porch are of two colours up to the knee. There is money to be made along the ruts, and picked up along the other, and each of us has done both.
    .failure = Carriers asked what lay out there, and got a different answer at every door. They went round us, and the tin is short by their toll.

mw-goal-12 = Friends in the Reeds
    .front = The reeds shake on evenings without wind, and stop shaking when we look up. Leave a coin on the step, go round by the low paths without a lamp, and see how many come across.
    .success = They came across, the last with its bundle on its head, and that one has taken the bed by the wall. On each of our doorsteps lay three coins, still wet.
    .failure = The reeds shook, and it was ducks. At the tower the small ones took to sitting on the side towards the water, and the work was on the other.

mw-goal-13 = Room to Grow
    .front = Washing wants ground to hang over, and next year’s house wants ground to be argued about. Let some of ours lie, with neither roof nor root on it.
    .success = Some of it stayed bare, and a travelling fair stood there for a night. The owner went from door to door with the rent, paid each of us, and left the place swept.
    .failure = Every bit was spoken for, and so no one was watching it. The wood came over the fence in the night, and had birds in it by breakfast.

mw-goal-14 = Open Books
    .front = A large book has been ruled in red and laid open in the longhouse, and the cat sleeps on the clean page. Spend until she has to move.
    .success = The page is black to the foot, and the cat has taken the stove. What we spent we had mostly spent on one another, and it has come round again with some over for each.
    .failure = The cat kept the page to the end. Coins left lying in a mattress find the hole in it, and each of us is three short.

mw-goal-15 = Old for New
    .front = Some of what we put up in a hurry is held up by what was put up after it. Take leave of some old roof, and let a better one stand in its place.
    .success = It was taken down in order, with hats off. Good beams were left over and are stacked in the yard, and the door was sold with its hinges, to the profit of each of us.
    .failure = No one could bear to. It had to be shored up once more all round, and that took the straight timber we had been saving.

mw-goal-16 = Four Pillars
    .front = A table stands on all its legs, says Zillah Dray, our eldest. Larder, woodpile, tin and songs: see that none of ours is short, and go in at enough doors to be sure of it.
    .success = A full cup was set on every corner, and none of them spilled. We were let say what we would have more of, and had it, with coins under each plate.
    .failure = It rocks as before. At the supper that ends the season the tallest heap slid off, whatever it was that we had most of.

mw-goal-17 = Borrowed Backs
    .front = Anyone who wants a cupboard moved can wait for a brother-in-law, or go and ask at the tower. Go and ask, and not all on the same morning.
    .success = Cupboards went down the street on strange legs. The longest pair has moved into the tower for good, with the man they belong to, and behind the cupboards were coins, some for each of us.
    .failure = We waited for brothers-in-law. At the tower the tall ones played cards on an upturned barrow, and each day they were slower to put them down.

mw-goal-18 = Quiet Roads
    .front = Our road has been so quiet that the dog lies across it, and grass has come up round the dog. Let something happen there, and then something else.
    .success = The dog has moved to the step. Whatever it was that went by, people wanted to have seen it, and each of us let a window, coins in advance.
    .failure = The dog was stepped over to the end. At supper our best story was told until it wore through, and after that one heard the spoons.

mw-goal-19 = Both Colours
    .front = Una Tye, who hums and has no trade, is knitting us a blanket: a blue stripe for everyone small, a russet for everyone tall. There is wool left. Sit under it with either sort, turn about.
    .success = She cast off, and next day had to pick it up again, for one more of each colour had come to stay. Travellers paid to sleep under it, and that made three coins for each of us.
    .failure = The moths had what was left. It made a narrow blanket, and one of the small ones, who lay at the edge, rolled up its bed and went home to the reeds.

mw-goal-20 = Well Visited
    .front = On some of our doorsteps there is a dip in the middle, and others are as square as the day they were cut. Go in at more doors.
    .success = The steps are worn like spoons. Behind the doors they were glad to be asked, and any of us who cares to be shown how a thing is done can have it for three coins less.
    .failure = Behind the square steps they let the stove go out and took in the sign. What they used to pay into the tin has stopped.

mw-goal-21 = Full Coffers
    .front = A purse ought to make a sound when it is put down. Fill ours this season, and at the end of it they will be put down in turn on the longhouse table, and we shall listen.
    .success = They came down like flatirons, all of them. On the strength of the sound a carrier let us have two loads of whatever we named, and did not ask to see inside.
    .failure = One came down like a sock. To spare its feelings a hat went round, three coins from each of us, and the hat has not been seen since.

mw-goal-22 = Builders’ Year
    .front = On the sawpit wall Corrie Gant, our builder, has chalked up what could be built in a season if no one interrupted. The list goes round the corner.
    .success = Up it all went, corner and all, and the wall has been wiped. Corrie counted eight coins into the hand of each of us, for not interrupting.
    .failure = We interrupted. Two loads that had been cut to measure fit nothing we own, and the goat stands on what is left of them.

mw-goal-23 = Plenty
    .front = Let there be too much of something for once, bread or boards, takings or tunes, it does not matter which. Heap it up until it blocks a window, and go on building in the dark.
    .success = They light the lamp in there at noon. Neighbours came to have their children lifted up to see, and did not like to go without paying: eight coins to each of us.
    .failure = It was not dark enough in there, or not loud enough out here. Neighbours could see which of our heaps was the biggest, asked for the loan of some, and have not been back.

mw-goal-24 = The Long Table
    .front = Every table we own has been set end to end, down the longhouse and out at the door. Go across to the tower and ask them by name, and fill the benches, the low ones and the high ones.
    .success = The salt set out with the soup and arrived with the cheese. The place at the far end, a high stool or a low as we chose, is taken for good, and the plate that went round came back with five coins for each of us.
    .failure = There were gaps, and the talk fell into them. One of the tall ones went out to look for company, and took a bag.

mw-goal-25 = At Rest
    .front = The axes are to hang up this season. Let the wood stand where it stands, and see what comes out of it when it thinks we are not looking.
    .success = What came out was a hare, and after it a woman with a basket, who gathers there and had been afraid for her paths. She gave each of us six coins, out of the basket.
    .failure = Too little was left of it to lie down in. Those who used to lie there came in by our back door, and had supper out of our crock.

mw-goal-26 = Two Voices
    .front = The tall ones sing as they haul, the small ones hum as they carry, and it is never the same tune. Keep step with the tall on some days and with the small on others, every one of us.
    .success = By the end we could do either in our sleep, and at supper both at once. It has left us a round, and a dance that goes the other way about, and those who looked on paid each of us four coins.
    .failure = Each of us stuck to the tune that came easiest, and they got in each other’s way. By the end the hauling was done without.

mw-goal-27 = Awards Ceremony
    .front = For the prize-giving a stand has been knocked together, with steps of different heights. Larder and sawpit, toll box and fiddle are all to stand on it, and no step is wide enough to share.
    .success = All of them found a step of their own, and the prize went to the lowest: some more of what it was short of. Each of us had six coins for clapping.
    .failure = Some had to share, and the stand gave way under them. Whoever stood highest had farthest to fall, and is the less for it.

mw-goal-28 = The Great Ledger
    .front = The new ledger came in on a barrow, and the pages turn like sails. Buy things, and see that the writing is in proportion.
    .success = Ink had to be sent for, and then more ink. To customers like us the traders make a present when the season ends, and it came to eight coins each.
    .failure = It had cost more than was ever written in it. The binder’s bill stands alone on the first page, at four coins from each of us.

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
