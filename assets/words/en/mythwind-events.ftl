# The event cards of Mythwind.
# Words between asterisks are set in italics.

## Chapter one: pegs

mw-event-1 = Smoke on the Ridge
    .front = There was smoke on the ridge, and it was not ours.

        It went up straight as a string, on an evening when the wind had already taken two hats and the lid of the pot. We had not been in the valley a week. None of us had climbed that high. Zillah Dray, our eldest, came out in the boots she slept in and looked for as long as it takes to eat an apple. “They can see our lamps,” she said. “Or they will, once it’s dark.”
    .a = Light a fire in answer
    .a-text = Ours leaned over and streamed away down the valley. Theirs stood. Then, by and by, theirs leaned as well, and straightened, like a man lifting his hat. By morning there were two versions of it.
    .b = Douse the lamps and watch
    .b-text = They did not come. But sit still in the dark and you find out what you are sitting on. Lem Ruddock, the cook, pulled one up and bit it: leeks, a whole bed of them, gone wild. It was too dark to see that they were in rows.

mw-event-2 = Bread for Strangers
    .front = Five people came down off the ridge with a birdcage and no bird. They had been making for a smoke, a straight one, and had found a ring of stones and cold ash, and the ash had been swept. So they had turned round and made for ours. Lem Ruddock, our cook, had one pot on and tomorrow’s loaf beside it, and was looking at neither. The five looked at both.
    .a = Share the pot
    .a-text = Every spoon went down and touched bottom, and tomorrow’s loaf was cut up to go round with it. Four of them were over the ford by sunrise. The fifth hung the birdcage at the foot of the tower, door open, and asked what time we got up.
    .b = Sell them a loaf
    .b-text = Lem asked as much as the oven had cost, and apologised for the crumb while they counted it out: two coins to each of us. They ate on their feet, going. By the time the goat was up, the trail of crusts across the yard had been swept as well.

mw-event-3 = Eyes in the Trees
    .front = By our count it was eleven pairs of eyes, hung among the trees across the Tarry, no higher than a belt. We had put out every lamp so as not to be seen. They looked at us as people look at a shop, shut on market day. On the second night they were down at the ford. The flat stone there, one of us said, would hold two coins side by side. Another said that it would hold a man with a stick.
    .a = Leave a gift
    .a-text = Two coins went down on the stone with a click, and the eyes went out by pairs. The next night there were ten. Between two of our beds at the tower a third had been made up, in reeds, with half a pair of scissors hung at the head.
    .a-else = Our pockets had string in them, and that was all. The eyes looked at the string until it grew light, and then they went home.
    .b = Post a watch
    .b-text = We drew straws and put the shortest on the stone. The eyes watched the watch. At the tower they lay and were looked at until they could stand it no longer. Before sunrise they were round our beds with their sleeves rolled, asking what there was to do.

mw-event-4 = The Surveyor’s Pegs
    .front = The island had room for the tower, the longhouse and one goat. The town would have to go on a bank, and Ottoline Bask, the surveyor, had come with forty ash pegs to say which. She had laid out nine towns and been lost on the way home from each. North of the Tarry the ground was soft and a boat could run right in. South, under the scarp, cut stone lay in the grass as if the masons had been called to supper. She held out the first peg.
    .a = Stake the north bank
    .a-text = The peg went in without a mallet and stood in an inch of water. Before the second was measured, a barge had tied up to the first, and the bargeman wanted to know what we charged. We had not thought of charging. We thought of it.
    .b = Stake the south bank
    .b-text = The peg would not go in. There was stone under the turf, and squared stone under that. By lantern light we stacked enough for a wall, and when we turned round the peg was in, dead straight, to the collar.

mw-event-5 = The Reed Marsh
    .front = On the map it was a meadow. In our boots it was a marsh, with reeds to the height of a man and a child on his shoulders. A ditch would let it off into the Tarry, if the ditch were boarded, and we had one good stack of boards. Out in the middle someone was washing dishes. When we stopped, the dishes stopped, and something shut, a small door or a moorhen.
    .a = Drain it
    .a-text = The boards went in, and the marsh went down the ditch in an afternoon: frogs, weed and, we are nearly sure, a saucer. The alders behind had been standing in it to the knees, and lay down. It left us a field with the sky in every puddle.
    .a-else = There were no boards for it. We dug the ditch bare, and it filled from the sides. By morning it was marsh, with a duck on it.
    .b = Leave it wild
    .b-text = We took up our string and went round. For an hour nothing stirred, and then the dishes went on. That night wet prints came out of the reeds, over the ford and up to the tower. None went back. By the last of them stood a cup without a handle.

mw-event-6 = The Broken Scarp
    .front = Anything carried up the scarp had to be carried by two people on good terms. It is broken stone from foot to top, as high as a mast, and the timber for the next house lay at the bottom. A stonecutter on his way to the low towns said steps, and named a price out of the town’s tin. The goat strolled off to the left, along a ledge that we had taken for a crack.
    .a = Cut steps
    .a-text = He had his money out of the tin, cut as far as halfway, and went to bed. All night the tapping went on. By morning there were steps to the top, deep ones and then shallow ones, and the timber had gone up them and stood in a frame.
    .b = Go around
    .b-text = The ledge was as wide as a plate. We shuffled along it behind the goat, faces to the rock. In a cleft hung an old straw hive, with no bees at home. The comb was the size of a loaf, and we passed it back along the line.

mw-event-7 = First Quarrel
    .front = It began with a beam: good oak, as long as six people lying down. Every evening since we came the elders had sat along it, telling one another what had happened. Joss Pember, who was eighteen, wanted it for a ridgepole. He asked, and was told about a hard winter before he was born. So he took one end, and three of his friends took the other, and they lifted it with four elders still on it. Nobody got off. Nobody put it down. They all looked at us.
    .a = Back the elders
    .a-text = The beam was lowered, with a bump. The roof got short timbers, which took every plank we had sawn. Zillah Dray moved along and slapped the wood beside her, and Joss sat. For him they had to begin the hard winter again at the beginning. It had improved.
    .b = Back the young
    .b-text = They were carried to the sawpit and got down there, one at a time, with their hats on. The beam made a ridgepole and a door besides. That evening the elders tried sacks. One of them began the hard winter, but broke off to say that the ground was cold.

mw-event-8 = The Elders’ Table
    .front = Set on two barrels, the beam was a table now, and the elders had asked us to it. Zillah Dray, the eldest, told the hard winter with her eyes shut, because she saw it better. By the time the snow was up to the sills, those who work at the tower by night had put down their tools, and were sitting along the step in the dark to hear. One does not get up in the middle of a story. This one was all middle.
    .a = Listen to the end
    .a-text = It ended at first light, with a thaw and a wedding. Then the elders went along the table and counted three coins into every hand. They had laid a wager when young that no one would hear it to the end, and all had bet the same way.
    .b = Leave early
    .b-text = We backed off along the wall, hats in hand. That gave a clear view from the step, and Zillah told it on, louder, over the empty places. Those on the step were at work before light, at a great rate, like people who have been warned about winter.

mw-event-9 = The Young Hands
    .front = A roof that should have taken the week was on by dinner, and the young sat along the ridge with their boots swinging. Under them lay a whole next house in timber, sawn and numbered. Joss Pember, at the end, could see over the trees. There was a gap in there, he reported, with something flat in it. He already had one leg over, on the side toward the wood.
    .a = Put them to work
    .a-text = We pointed, and they were on the ground before the arm was down. They worked until the lamp gave out and then without it. In the morning a frame stood there. The high pegs were theirs. The low ones had been driven with a very small mallet.
    .b = Let them roam
    .b-text = They were back by the second evening, scratched to the elbow and all talking. It was a field, with young trees standing about in it, and these had been shown out. Joss had found the gate and hung it, and shut it after them.

mw-event-10 = A Lost Ewe
    .front = The sheep came to nineteen. We let them out and counted them in again, and they came to nineteen in another order. The one gone had a black foot and opinions, and her last had been that there was something on the far hill. From up there came a cough. One of the newcomers at the tower, a shepherd’s child, could do the call.
    .a = Search till dark
    .a-text = The newcomer went ahead with a lantern, calling like a sheep, and we came after in a line.
    .a-1 = The hill called back, in the same accent. By full dark each half of us had found the other half, twice, and there was no one else up there to find.
    .a-2 = She stood in a hollow with her mouth full, halfway along an old row of turnips. We brought home what she had left, and her.
    .a-3 = She stood in a hollow with a strange ewe, and neither would come without the other. Both were in want of milking. It made two cheeses.
    .b = Call it gone
    .b-text = A drover at the ford bought her as she stood, for a coin apiece, and did not ask where. He whistled twice at the hill and walked on. She came out of the gorse behind us and went by, after him, without turning her head.

mw-event-11 = Peg Thieves
    .front = Thirty-one of the forty pegs were still in the ground. Ottoline Bask, the surveyor, went along again and made it thirty, since one was a carrot. From hole to hole ran a drag mark, off toward the trees at a fair speed. It would take a good runner, from among the hired hands. There was also ash in the woodpile for a new set. Beyond the trees hammering began.
    .a = Chase them
    .a-text = Our runner lost them, and found the pegs. They had been put in again, dead straight, from the old cart road to our first door, and two strangers with full purses were walking along them to see where it went. We left the pegs as they were.
    .a-else = There was no one to send. We stood at the edge of the trees and called out how many we wanted back. The hammering stopped, then went on faster.
    .b = Carve new pegs
    .b-text = It took the best ash in the pile. Next day the old pegs were back in the old holes, and the new ones stood beside them, in pairs, so that the boundary seemed to be out for a walk.

mw-event-12 = Rain in the Flour
    .front = The flour stood under the only hole in the roof, and in the night it had rained. Lem Ruddock, our cook, put an arm in to the elbow and tasted what came out. Top and bottom were dry. The middle was bread already, bar the baking, and would be over the side by midnight. He looked at the oven, and at the rafters, which have a draught.
    .a = Bake it all tonight
    .a-text = We baked until the stars went out. The best was put to cool on the sill, and at first light the cloth lay there flat. At the tower they had been up since before the cock, and on every rung of the ladder there was a crumb.
    .b = Dry it on the rafters
    .b-text = It hung up there in stockings, and for three days we went about underneath it, bent. Then Lem knocked it out with a mallet. He had all his flour again, he said. He tasted it, and named the stocking.

mw-event-13 = Frog Chorus
    .front = Frogs on the north bank keep no calendar. They began at dusk, some hundreds of them, all on one note, and at midnight they went up by one. We lay and waited for the next. Ketty Marl, a child who goes barefoot, was out at the edge, listing who came in late. “There’s a hole in it,” she told us through the wall. “Every fourth line, they wait.” On the shelf was a lump of beeswax.
    .a = Sing back
    .a-text = We went out in blankets and sang into the hole the one thing we all knew, which was the grace. They held still for a line. Then in they came underneath us, basses first. Every feast here has opened so since, with the hole left in.
    .b = Stop your ears
    .b-text = The wax went round, and we slept. It did not go as far as the tower. They lay awake there on the one note, and then on the next, and got up. By sunrise they had greased every wheel in town, and came to tell us.

mw-event-14 = Loose Stones
    .front = The old wall above our building ground gave a clack. The day before it had given a thud. Corrie Gant, our builder, who raps everything before she trusts it, moved to one side. “Stone that talks is stone that walks,” she said, as her grandmother never had. It could be propped, with timber off the stack. Or it could come down when it liked, on the work pegged out below. A pebble rolled as far as the first peg.
    .a = Shore the wall
    .a-text = The props went in, and the wall lay back on them. Behind it someone coughed. Out through the gap came a waller with a hammer. He had been holding up the other side since morning, and had not liked to shout. He asked which bed was free.
    .a-else = The stack had nothing in it to prop a wall with. We hung up a rope, and went past on tiptoe for some weeks, and it has stood.
    .b = Let them fall
    .b-text = It came down during supper, on the pegs and all between them, and the next days went on carting. The last stone had soot along one side. With the wall gone you can see the ridge from the longhouse table.

mw-event-15 = The Peddler’s Mule
    .front = Sermon, the mule, is long and cannot be stopped, so Tull the pedlar does his selling backwards, in front of it, unbuckling as he goes. “Needles, blunt,” he told us. “Pots with dents. Three coins the load, and I’d not pay it.” They were level with the longhouse by then. Something up there under the cloth was warm, and had begun to steam.
    .a = Buy the load
    .a-text = A purse was opened at a trot. The load came off as it went, a piece at every gate, and lay there like a street of shops. There was use for one armful. The whole town walked up and down for an hour to settle which.
    .a-else = No one purse held three coins. Tull buckled up again, walking, and told us all the way to the ford what an escape we had had.
    .b = Wave it on
    .b-text = We waved, and Tull waved, and Sermon went on through the middle of it. At the bend he put his hands to his mouth and called back for our news. By the time we had thought of some they were over the rise.

mw-event-16 = A Name for the Town
    .front = A letter got as far as the foot of the valley and was sent back, being addressed to *Them Up There*. We needed a name by the next { $bank ->
           *[north] barge
            [south] cart
        }. Young Joss Pember said to listen to the tower at night: the wind went round inside it asking *whither, whither*. Old Zillah Dray said that a question was no place to come home to. She called “hither” to the hens, and the hens came. Ottoline Bask had her map of us pinned to the table, and the pen was wet.
    .a = Name it for the wind
    .a-text = Whither. Said carelessly it withers, so we learned to say it with care, and the care turned into a tune. Strangers took us for singers. A map with a middle must have edges, said Ottoline, and set off to see where ours were.
    .b = Name it for the hearth
    .b-text = Hither. We painted it on a board, and before supper three strange hens had walked in under the board and laid. Ottoline inked it, tacked a clean sheet to each side of the map, and went out to fill them.

## Chapter two: lights

mw-event-17 = The Blue Lantern
    .front = A lamp came along the bank, at the pace of a person with a stone in one shoe. There was no person. It burned blue. At the ford it went up to the height of a face and held still, as a lamp does when someone is reading a sign. Then it sank, turned, and started back toward the reeds. After a few yards it stopped. Zillah Dray, who counts us at dusk, had that evening made us one too many.
    .a = Follow the light
    .a-text = It led us round three sides of the reeds and home again. At the tower it went up the wall and hung itself on a hook. In the straw below, something had turned round and lain down, and the place was warm.
    .b = Wait for it to come
    .b-text = We sat down on the landing. It came over the water, by and by, and behind it, wet to the thighs, a basket-maker who had been following it since the low towns. She paid her footing, two coins a head, and asked where to put her stool.

mw-event-18 = Paint for the Sign
    .front = The board was nailed up at the end of the street, and as yet it was bare. { $town } was to go on it, in letters a tired man could read from the ford. Red paint came to a coin from every household. The painter had chalked it in beforehand, so that we could see how it would look, and beside it stood a saucer of soot, so that we could see how else.
    .a = Ask each household
    .a-text = Everyone who had paid wished to see which part was theirs. So she did it a stroke at a time, calling out the names. Every year it is painted over, by households, in the same order, and people bring chairs.
    .a-else = A jug went round and came back short. She gave each coin to its owner again, and left us the chalk.
    .b = Use soot
    .b-text = It was a good black and lasted until the Thursday. By then it had come off on every shoulder that leaned there. The name went about town on people’s coats, back to front, and the board was plain wood again.

mw-event-19 = Lights in the Reeds
    .front = Overnight a street had been laid out in the reeds, as far as lights can do it. They stood in two rows, blue and steady, at the distance that houses would be, and there were no houses. { $bank ->
           *[north] It began just where our own street left off.
            [south] It lay across the water from our own, door for door.
        } Ketty Marl, nine and barefoot, was in to the knee already, quite quietly, to see. Behind her men were coming down with torches. They asked her to mind out.
    .a = Wade in quietly
    .a-text = We left our boots on the bank and went in by inches. The lights stood aside and went out as we passed, all but the last, which came home behind us, at ten steps. In the morning there was one more pillow at the tower, with a ladle on it.
    .b = Bring torches
    .b-text = The lights drew off before the torches, just as far as we came on. Out in the dark a man began to shout. He had been lost two days with a grindstone on his back. Each time he asked a blue light the way, it had stepped aside for him.

mw-event-20 = Bare Feet, Cold Water
    .front = By midnight our feet had gone blue, which may have helped. The lights had drawn in to a ring, so near that we could see each was a jar with a leaf for a shade. Behind every jar something breathed. One of us had begun to shiver, and all round the ring, a moment after, there was a small knocking of teeth. None of us had thought further than the wading. A bar of sand ran just under the water, as high as a bench.
    .a = Sit and wait
    .a-text = We sat down in it, hats on our knees, and heard them sit down too, one small splash after another. So it went on until the jars burned out. We waded home to hammering from the tower, at an hour when they should just have been going to bed.
    .b = Speak first
    .b-text = All that would come was a nursery thing. *Who laid the stone? I laid the stone. And who sat down? My mother.* The lights dipped, and stayed down for about two lines more. We have no more. But we stop there now, whenever it is sung, and dip our lamps.

mw-event-21 = A Circle of Fire
    .front = Inside the ring it was as bright as a kitchen. We stood shoulder to shoulder with the torches held outward, and to keep our places we had begun a song with a verse for each, going round. The blue lights were gone, or else they were behind us, which is hard to arrange with a ring. On the third time round there was a gap between the cooper’s verse and the midwife’s. The next time it was longer, and just the length of a verse.
    .a = Put the torches out
    .a-text = They hissed in the mud, and the song went with them. No one has been able to start it again. In the gap one blue light stood waiting its turn. It walked ahead of us to the tower, to stay, with a broom over its shoulder.
    .b = Hold the circle
    .b-text = We held it until the sky went grey, hoarser every time round. By then the mud under us had baked, and it came up in bricks, good ones, each with a heel in it. Round the outside ran a second ring, of small bare toes, all pointing in.

mw-event-22 = A Small Blue Hand
    .front = A hand came up over the edge of the landing while we were sorting eels, small and blue, with a brass curtain ring on the thumb. It moved our lamp a little to one side. Then it lay palm up, as you would for a horse. Ketty Marl, nine and nearest, looked round to see what we did about hands.
    .a = Take it
    .a-text = Ketty took it. It was cold and had a good grip. The rest came up after it, shook itself, and walked beside her, past us all, to the foot of the tower. It was Ketty who had to let go.
    .b = Bow to it
    .b-text = We bowed, eels and all. The hand thought it over, made a fist, knocked twice on the planks, as people do at cards when they have nothing to add, and sank. Everyone who steps off a boat there has bowed to the landing since, and the children bow lowest.
    .c = Step back
    .c-text = The hand waited. It went down and came up with a coin, and again, until they lay along the edge in a line: every coin we had ever left on the tower step for the work. Last of all it put the lamp back in its old place.

mw-event-23 = The Game of Pebbles
    .front = The game takes nine pebbles, a saucer of water and no talking. Ketty Marl, who was nine, had been at it since breakfast on the tower step, with the owner of the small blue hand. By noon she had the rules, and soon after she could see how it would end. They had come out all along the wall to watch, with their feet hanging down. It had staked its brass ring. She held the last pebble over the saucer, and looked up at us.
    .a = Let it win
    .a-text = She put it down an inch to the left. Her friend moved it to where it should have gone. Then it borrowed her list, drew a small ring on it, gave it back, and went off to the reeds for its bolster, since it would be sleeping at the tower.
    .b = Win
    .b-text = The water shivered. It looked at the pebbles from both sides, and slid her the ring. She slid it back. At that they all went away in a hurry, and by dusk a row of jars and sacks stood on the step, for us to take our pick of one.

mw-event-24 = The Long Silence
    .front = On the sixth evening no one said anything either. They came up out of the water at dusk, and sat along the far edge of the landing, and we sat along the near one, as on every evening since the bow. A board of smoked eel went round. You could hear the lamp burn. Ketty Marl, a child of nine, had a question in her cheek like a plum stone. She opened her mouth, and looked at us.
    .a = Keep it
    .a-text = She shut it again and passed the eel. The silence went on into the dark and set, as a pudding sets. From then on they worked in it. They were at it long before we woke, every one, and in all that time not a nail was dropped.
    .b = Break it
    .b-text = “Do you like eel?” said Ketty. All along the far edge they got up, turned round, and went off it backwards without a splash. The lamp burned. Then they rose again, in the same order, each with something held above its head, and it was more eels, a tubful.

mw-event-25 = Muddy Footprints
    .front = The prints came in under the longhouse door, small and wet. They went round the table. They stopped beside every bed, toes to the sleeper, just long enough to make a puddle, and after that they went along the shelf by the cheese, among the cups, and out. Ketty Marl, who was nine, set her bare foot next to one. It was about half. The broom stood ready behind the door, and that was wet too.
    .a = Follow them
    .a-text = Ketty went ahead, stepping in them, and we came after with the cheese, to have something to hold out.
    .a-1 = They went into the river. She left the cheese at the edge, on a leaf, and bowed. The next day the leaf was back, washed.
    .a-2 = They led us once about the island, in at the longhouse door, and up to our own beds. The cheese came home to breakfast.
    .a-3 = They ended in a pair of feet. Their owner had sat down with its jug to wait. It walked home in the middle of us, to the tower, and stayed.
    .b = Sweep them
    .b-text = It was river clay, finer than any we had dug, and it came to two buckets. Packed in under the sill, where the draught had always lived, it set as hard as brick. No prints came that night. Ketty stood the broom outside, where it could be reached.

mw-event-26 = The Hollow Oak
    .front = Every path we followed that week came round to one oak. Low in the bark was a door. There were pegs beside it for very small hats, and Ottoline Bask, the surveyor, said they were hers. Lem Ruddock the cook had brought a cheese, since one does not knock empty-handed. The door had a knocker. It also had a latch.
    .a = Open the door in the bark
    .a-text = It opened outwards, so that we all had to shuffle back and begin again. Inside, behind a desk, sat somebody with soot on its sleeves, holding out a leaf and a pen. “You are late,” it said. “Sign.”
    .b = Knock, and let them open it
    .b-text = Furniture was moved. A hand took in the cheese, and the door shut. When it opened again, one of them came out with its things in a handkerchief and set off for our tower. “One, with handkerchief,” said another behind it, sooty at the sleeves. “You are late. Sign.”

## Sides that go with the lights

mw-event-31 = Wet Boots
    .front = All the boots in town had been in the reeds, and stood along the longhouse step with the water in them, except Zillah Dray’s, which were on her feet, since she sleeps in hers. Lem Ruddock, our cook, had the week’s loaves rising on the ledge above the oven. The boots would fit there, if the loaves did not. In every left boot lay a clean pebble.
    .a = Dry them by the oven
    .a-text = In went the boots, and the loaves went out to the sill, where they sank. The goat would not look at them. But the boots came off the ledge as warm as toast, and at the tower they had theirs on and were stamping before it was light.
    .b = Go barefoot
    .b-text = We went bare from the door to the landing, saying ow. On the second day every sharp stone was gone from the path. On the third there was moss. At the tower the small ones had been up before us to lay it, and watched through the chinks.

mw-event-32 = Burnt Reeds
    .front = The black patch in the reeds was our own doing. A torch had been put down while its owner looked for his spectacles. In the middle someone had set out in a row what could be saved: a saucer, half a curtain, a stool no higher than a fist. The stalks that stood were scorched on top and sound below. A woman was passing with a barrow of young roots, and would let us have the lot for two coins.
    .a = Replant
    .a-text = We set them in lines, like leeks, until our backs gave out. In the morning they stood in clumps and curves, all facing the water. Out of the middle came wet prints, with the drag of a small stool behind them, and went in at the tower.
    .a-else = There were not two coins in any one purse. The woman wheeled her roots on down the river, and the black patch greened by itself, thinly, from one corner.
    .b = Thatch with what is left
    .b-text = It made one good stack of thatch, black at one end and gold at the other. By evening the saucer and the rest had been taken in. For some nights a light burned at the bottom of the stack, so we built from the top.

mw-event-33 = Tangled Washing
    .front = By the time we got to the line, the wind had done with the washing. It lay against the tower in one piece, about the size of a cow, with stockings rove through sleeves and every knot a proper one. It was breathing. Someone was asleep in there, of the small kind, by the sole of the foot, and when it turned over it clinked. One of our hired hands had sat down and found an end.
    .a = Laugh
    .a-text = We got in beside it. There were neck holes for most of us, and it went twice round the yard on a great many legs, goat first, with the sleeper held level. It is done every washing day, and the smallest rides.
    .b = Untangle
    .b-text = It took until noon, a sleeve at a time, in whispers. The sleeper walked off in a vest, and the last knot came undone by itself. We had our own shirts back, and in each of our pockets two coins that had not gone into the wash.
    .b-else = There was no one with fingers to spare for it. In the night the wind came back, and it has been seen since, sleeper and all, going by a little above the chimneys.

mw-event-34 = A Sprite in the Churn
    .front = The churn was going, and no one had hold of the handle. The girl who does the skimming lifted the lid. In the day’s cream, up to its chin, sat a sprite, a dock leaf over its eyes, treading up and down. It was thickening already. The sprite moved the leaf, saw who it was, and put it back.
    .a = Leave it be
    .a-text = She let down the lid. By evening the cream was bathwater, and there climbed out of it, glossy all over, with every fingertip wrinkled, one sprite, clean. It lives at the tower now. It took the lid.
    .b = Tip it out
    .b-text = Out on the grass it went, and after it the butter, in one lump with a seat in it, our best ever. The tower had heard by morning: all the small ones there lay on with leaves over their eyes.
