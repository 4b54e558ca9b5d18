# The event cards of Mythwind: every day.
# Words between asterisks are set in italics.

## Every day: these come back, each with two tellings in turn

mw-event-135 = Market Day
    .front = The market began at one end of the yard and did not stay there. Tull, the pedlar, had hung his goods on his mule, Sermon, who cannot be stopped, and buyers walked alongside, each with a hand on what they liked. “Three coins for anything,” said Tull, “and you’ll be sorry.” Behind came an aunt from the low towns, two nieces and an empty basket. All three had their noses toward our cheese.
    .front-2 = Dame Quill had one corner of the market and the Otter Brothers had the other. A rug had been hung between, so that they need not see each other’s price, which was three coins. Underneath, at its own height, Messler the swamp pedlar had been asking two since sunrise, and then one, and had not sold a thing. A cook from downriver was turning over our flour with a spoon she had brought for it.
    .a = Buy
    .a-text = It took us three laps to agree. By then fourteen people were holding on to Sermon, who had not slowed down, and the coins were paid at the pump. Tull would not watch it go. By the end of the week we should have been out of just that.
    .a-text-2 = They both said three, at the same moment, and the purse had to be opened exactly under the rug. Messler wrapped what we had chosen, for nothing. It kept the string, which it has on sale.
    .a-else = No purse in town held three coins. We turned things over, said what our mothers would have said about the stitching, and put them back.
    .b = Sell
    .b-text = They smelled it and knocked on it, and the nieces were sent to stand further off, so as not to spoil the price. It came to two coins for every one of us. Beyond the ford they waved the cloth, with nothing in it.
    .b-text-2 = She paid us two coins each, and had brought her own sack as well. In the gap on the shelf, by evening, stood Messler’s jar, empty, very clean, with a card. *Not for sale*, it said. *Say something anyway.*

mw-event-136 = A Baby Is Born
    .front = A window had been lit all night, and by breakfast there was one more of us, about as long as a loaf. Callers bring a cake or a song, by custom, and the flour was down. Fyxx, the Keeper, had called already. A receipt hung on the door: one person, ten fingers, ten toes, noise.
    .front-2 = The count at dusk came out one over. Zillah Dray, our eldest, went back along the houses to a door with a clean sheet hung above it. “That’s it, then,” she said, and put it down in ink. One calls there with a cake or with a song. The eggs were on the table.
    .a = Bake
    .a-text = It took the good flour, and was cut so thin that you could see the plate. An aunt had smelled it from the fork. She came up with a rocking chair on her back, looked into the cradle, and set the chair down at the tower, to stay.
    .a-text-2 = Every egg went into it, and it rose out of the tin and leaned. A joiner who had come to measure for a cradle held the door. He ate his slice, and moved in at the tower with his bag of shavings.
    .b = Sing
    .b-text = It was a song without high notes, for the sake of those asleep. Each house sang it and passed it on. By evening it had been all round the town, and came back with a verse more than it had set out with.
    .b-text-2 = We sang it in the street, in our stockings. At the second line the crying stopped. At the third it began again, on the note, and we have kept that in.

mw-event-137 = Sprite Mischief
    .front = All the doors in town had been taken off in the night and hung again, each on the next house along. They fitted. The joiner stood in front of good oak that used to be his, and knocked. Along the tower wall sat a row of sprites with their feet hanging down, to see what we would do about it.
    .front-2 = A staircase stood in the yard, made of our whole timber stack, without a nail. It had fourteen steps and a rail, and stopped in the air at about the height of a roof. Bouque, who is mostly wood, sat on the lowest step and was not saying whose idea it had been. A line had formed.
    .a = Laugh it off
    .a-text = We used whichever door was nearest, and had supper wherever that was. In the wrong frames the hinges tore, and the best of the oak split. The sprites were up before us every day, to see who would come out of what.
    .a-text-2 = We went up it in turn, admired the view, and came down. By evening the lower steps were trodden to splinters, and no use for building. The sprites were there next day before we were, to hear if we would like it longer.
    .b = Set it right
    .b-text = The doors went home on barrows, and when every frame had its own again there was one over. It was sawn up for planks. At the tower they lay with their hoods pulled down, and came to work at noon.
    .b-text-2 = We took it down from the top, step by step, and it stacked higher than it had before. They heard each plank go on the pile. The next morning they overslept, all of them, with great care.

mw-event-138 = The Quiet Day
    .front = By midmorning nothing had gone wrong. We looked at the roof, the goat and the river, which are what it generally is, and all three were behaving. No cart was due. The wind had even put down a hat. We stood about with our sleeves rolled, and in front of us lay an hour that no one had asked for.
    .front-2 = The spoons came out right. We count them, because on most days one has been borrowed, and we counted again, and there they lay, down to the mustard spoon. The pot had its lid. Lem Ruddock, our cook, put his head out to say that dinner would be at dinner time.
    .a = Work
    .a-text = We took it at a walk. Each of us did the thing that is always put off, properly, with the good tools. When we looked up from it, it was no later.
    .a-text-2 = We set to. Each of us got to the end of the day’s work, and went on, and did a piece more. Dinner was at dinner time, and a whole hour off.
    .b = Rest
    .b-text = We lay down where we stood. From the tower they came out to see what had happened to us, the long and the short, and lay down too. They were all up before us in the morning, carrying their shoes, those who have shoes.
    .b-text-2 = We sat along the wall with our eyes shut. By and by there was someone on either side of us, boots to the left, bare feet to the right. All of them were at work the next day before the goat.

mw-event-139 = Wandering Minstrels
    .front = The drum came over the ford first, by itself, afloat. Three musicians waded after it, and a woman with a fiddle on her head. They had not eaten since the pass, and told us so in parts. On the longhouse table stood a pie that was to have done us two days. They put the drum beside it to dry.
    .front-2 = They had one tune between them, and each had a different piece of it. The piper had the beginning. A boy with a saw and a bow had most of the middle. The end would come to him, the old man was sure, given something to eat. They all stood downwind of tomorrow’s stew.
    .a = Feed them
    .a-text = The pie went in one sitting, down to the pattern on the dish. They played until the lamps wanted filling, and left us a slow tune for evenings and a quick one with stamping. The yard is still flat from that.
    .a-text-2 = They ate tomorrow and wiped out the pot. Then it came, beginning, middle and end; and the old man, who had his doubts, gave us a second end, which was better. We have kept both, for different evenings.
    .b = Send them on
    .b-text = They thanked us for the directions. The drum went first. They played us something from the top of the road, very small, and the wind sent it down the wrong chimney at about two in the morning, upside down.
    .b-text-2 = We pointed out the road, and they took it, with the beginning going round and round ahead of them. It stops each time at the same place. For some days people in the yard stopped there too, one foot up.

mw-event-140 = Hard Rain
    .front = All night it had rained like gravel on a tray. By morning the yard was a pond, with the goat on a barrel in the middle, and the water was going down to the potatoes, one step at a time. A ditch would turn it, if it were lined, and the planks for that stood inside, dry, against the wall.
    .front-2 = Abel Noon, the ferryman, woke up outside the longhouse, still in his boat. The river had come in the night, with the rain behind it, and brought him. He made fast to the latch and slept on. The water stood at the third step, and on the fourth stood the flour. There were planks to bank it off with.
    .a = Dig ditches
    .a-text = We lined it with the planks, and the pond went down it, and in the end so did they. It left us a yard full of small fish, and one large one, on the doormat.
    .a-text-2 = The planks went in, the river leaned on them, and off it went, with the planks on top. Behind it lay a hollow full of eels, going round and round. Abel said to try them with mustard.
    .b = Stay in
    .b-text = We shut the door. Under the floor the potatoes rose and began to move about, knocking. By the time it was fit to go down and see to them, they had left by the drain.
    .b-text-2 = We stayed in and lifted what we could. The flour was the one thing no one had a hand free for. It went out under the boat in a long white ribbon, and Abel remarked, with his eyes shut, on the milk in the river.

mw-event-141 = A Good Offer
    .front = The man in gloves would take whatever we had most of, and did not mind what it was. He went along our shelves with a lamp, stopped at the fullest, and laid a purse on the longhouse table; and then, some way along from it, another purse. Out in the yard his wagon was already backing.
    .front-2 = No figure stood in the letter. A buyer in the low towns wished for some of whatever { $town } had plenty of, and would pay what we cared to write in. The ink was enclosed. So was a boy with a handcart, who had been told not to sit down until there was an answer. He was looking at our fullest shelf.
    .a = Take it
    .a-text = It went out past us by the armful, and his man dusted the shelf. The purses made four coins for each of us. He drew off his gloves, finger by finger, to shake hands, and under them was another pair.
    .a-text-2 = We wrote in four coins apiece, and the boy took them out of his cap, where he had had exactly that. Before the second trip he sat on the step a while and looked at his feet.
    .b = Refuse
    .b-text = It was a relief to him; at home they had cellars of it. What they could not get rid of was a load of something else, and he lifted the wagon cover on the very thing we were shortest of. He left us some, to ease the springs.
    .b-text-2 = We wrote in a nought and our thanks. The buyer had never had such a letter. He sent the boy back with some of what we were shortest of, and a clean sheet, in the hope of another.

mw-event-142 = The Roof Leaks
    .front = Under the drip we had stood a cup, and in the night the drip had moved to the pillow. Shingles would cure it, from the stack if there were any, and if not, off the next building in the line. The one dry place for a bed was taken, by the bench from which the evenings are told.
    .front-2 = “Left a bit,” said the owner of the bed, from under an umbrella, and four of us moved the bucket left a bit. One plank would do it, off the stack, or failing that off the building next in turn. In the only dry corner hung the children’s painted cloth, floor to rafter, with the paint still wet.
    .a = Mend
    .a-text = Up went the shingles, and the drip was traced to a hole like a pea. We left the cup standing, to be on the safe side. Some mornings it is full, and some mornings it has been washed.
    .a-text-2 = Corrie Gant, our builder, rapped along the rafters until one of them owned up, and nailed a plank to it. “Dry bed, dry head,” she said, having just thought of it. The bucket rang for another hour, from habit.
    .a-else = The stack was bare. It had to come off the next building, which stood from then on with its head open, and the builders went home early.
    .b = Move the bed
    .b-text = The bench went out under the eaves. The evening’s story was begun out there, in coats, and broke off at the part with the bridge. No one has asked for the rest of it. The bed is very dry.
    .b-text-2 = The cloth came down to make room, and was folded wet. All that was on it has run together into one brown cow. The children do not speak of it, and the sleeper lies straight, to take up less of the corner.

mw-event-143 = Berry Glut
    .front = The bramble behind the tower goes by a calendar of its own. It had held off until every jar in town was full of something else, and then ripened overnight from end to end. The cook, blue to the elbow, said there were two ways with a berry, and that the good one used up the cream.
    .front-2 = We had run out of buckets and were picking into boots. The bushes at the ford had come ripe all at once, out of turn, and hung so low that the fish were having some. { $trust ->
            [wary] Small empty wheelbarrows had been left out for us along the reeds.
           *[known] Sprites were coming out of the reeds with wheelbarrows.
            [kin] Sprites had brought wheelbarrows, and were showing us which to leave.
        } All it would want for a feast was bread, and tomorrow’s lay cooling on the rack.
    .a = Preserve
    .a-text = We boiled them in everything that would stand it, a watering can included. It made one shelf of jam, black as boots, and the ladle will never be any other colour.
    .a-text-2 = We threaded them and hung them in loops along the beams, and for a week it rattled in there. They keep. In the far corner is one loop no longer than a finger, tied with a knot that none of us knows.
    .b = Feast
    .b-text = The cream went, and no one at the tower went to bed. In the morning they were all there to wake us, big ones and small ones, and you had to look at the feet to tell which was which.
    .b-text-2 = Tomorrow’s bread went under today’s berries, and everyone ate standing, off leaves. Abel Noon, the ferryman, had his asleep. At the tower they were up before there was anything to sweep, the long and the short of them, sweeping it.

mw-event-144 = Taxes
    .front = Stint, the Guild’s weigher, had come about the taxes and brought his own chair. It was two coins from each of us. He read out what it was for, down to the nails, weighed the pen, and held it out. A newcomer from the tower, once a clerk, asked to see the sheet. The town’s tin stood by with its lid off.
    .front-2 = “One chimney,” read Stint, from the weigh-house, “without a house.” He meant the tower. The tax went by chimneys and came to two coins each, all very fair, and the town’s tin was on the scale already. A mason who sleeps at the tower put up his hand. He had never once seen it smoke.
    .a = Pay
    .a-text = We paid, and he bit none of them. The nails came up the road on a cart, to the nail. Behind the cart, now that the road would bear it, came people with money who had never known of us.
    .a-text-2 = Two from each of us went in the bag, and the bag went in the pan. Going home he told everyone what a pleasure it had been, and on market day some of them came up, with their purses, to see for themselves.
    .b = Argue
    .b-text = Our clerk went down the sheet with a thumbnail, and near the foot of it the thumbnail stopped.
    .b-text-2 = They went out together and stood beneath it, looking up, with the sheet between them.
    .b-1 = Stint was obliged to us. He had left something off, he saw, and took it out of the town’s tin, and gave a receipt for the correction.
    .b-2 = It went on until dark, with great politeness, and came in the end to nothing either way. Stint asked when he might come and do it again.
    .b-3 = Stint added it up, and added it up, and went slowly pink. He had been wrong, in company. He put the difference in our tin himself and stayed to supper.

mw-event-145 = Fireflies
    .front = Someone had shut forty fireflies in a pickle jar, to read by, and before long they had begun to correct it. Whenever the reader made a piece up, they went dark. Half the town stood around the jar by then, with a book each. Toward midnight a forty-first came to the outside of the glass. It lit itself, went off a little way up the lane, came back, and went.
    .front-2 = A man from the Guild had come about lighting the lane. Fireflies would do it, he said, since they ask no wages, and he tied one to each of sixty posts with cotton. They shone until he went in to supper. Then the first put itself out, and the next, and so on past all our doors. Barefoot Ketty Marl had fetched the small scissors, and held them out.
    .a = Let them go
    .a-text = They went up the lane in single file, the forty-first leading, and we went behind to see them home. It was wood until then. By daylight our footprints ran down the middle of open ground, with the pickle jar at the end of it, rinsed.
    .a-text-2 = It was sixty snips. They rose all at once and made for the wood, and the trees stood back to let them in, and are standing so yet, around a good piece of ground. The man came out in his napkin, and billed us for cotton.
    .b = Keep them an evening
    .b-text = We read to the end. Of what we know, it turned out, a third is not so, and we tell the rest now with the lamps out. The forty-first sat on the lid until the last page, and then knocked.
    .b-text-2 = We asked them for an hour, and said what it was for. The whole lane lit, and we walked down it arm in arm to a slow tune that has stayed with us. On the hour every knot lay on the ground. It had never been the knots.

mw-event-146 = The Apprentice
    .front = She had brought an apron of her own, and it still had the creases in it. She would learn anything, she said, beginning now. Whoever teaches gives up the morning to it, and our hired hands, the big and the small, were looking at the sky. Behind her waited the carter who had given her the ride.
    .front-2 = The boy’s letter was to someone else. It said that he was willing, that he ate little, and that a saddler two valleys off would find him handy. He had turned the wrong way at the fork. One of our hired hands was halfway through a job, and, not looking round, held out to him the other end of the plank.
    .a = Teach
    .a-text = One of them gave up the morning, and showed her how it is held, and what becomes of a thumb. By noon the apron was past praying for. She hung it over a bed at the tower and lay down underneath, in her boots.
    .a-text-2 = He took it. It went up crooked, and came down, and went up, and what should have gone on the job that day went on him. His box stands just inside the tower door. There is a saddle stencilled on the lid.
    .a-else = There was no hour to give away. Thanks were said on both sides, and it was a long road to stand and wave down.
    .b = Wish them luck
    .b-text = She shook hands with all of us, hard, and was driven off. In every palm that she had shaken there was a coin. The carter has been back twice to ask how she did it.
    .b-text-2 = We set him right about the fork and lent him a lamp. The saddler sent it back by the next post, well soaped, and in the place of the oil was a coin for each of us, for the trouble.

mw-event-147 = A Debt Repaid
    .front = The man owed us for a night’s lodging and two eggs, he said, and it had been on his mind. None of us knew him. Fyxx, the Keeper, went through the book, and there were no eggs in it. The man had walked four days. He had his purse in one hand and a covered cart in the other.
    .front-2 = Fyxx, the Keeper, was going from door to door with a bundle of leaves. “Borrowed,” it read: “one ladder, one sieve, one left glove, the smell of a kitchen.” The ladder was back, with a rung more than before. The sieve had no holes. The rest would be settled for, in coin or in kind, by anyone who signed.
    .a = In coin
    .a-text = He pushed them over one by one, three coins for each of us, and stood up a good inch taller. Fyxx made out the receipt. Against *eggs* it had entered *two, not laid, with thanks*.
    .a-text-2 = We signed. Fyxx carried a drawer under its arm, and paid us out of that, three coins each, and it was as full as before. Some of them we had seen already, years ago, on the tower step.
    .b = In kind
    .b-text = He drew back the cover, and we were to choose, up to the weight of a good night’s sleep. It took us some time to agree on what that weighed. He slept at the ford, going home, with his mouth open.
    .b-text-2 = We signed. There was a list to choose from, down both sides of a burdock leaf, and what we chose was at the door before the pen was put away. The glove has come back as well. It is for the other hand.

mw-event-148 = Forest Creep
    .front = The wood had come back in the night as far as the second gate, in good humour, like a dog on a bed. It had brought ferns. It was a day’s work for a hired man with an axe. In among the trunks, meanwhile, someone small was putting up a shelf.
    .front-2 = The goat was in a tree. The evening before there had been no tree. It stood in a thicket twenty paces deep, which had settled on good open ground and was still turning round to get comfortable. A hired man might have it out by dark, with a billhook. Low down, in the middle, was a lit window.
    .a = Let it
    .a-text = We moved the gate. That piece is wood again, up to the new hinges. Toward evening a sprite came out with the shelf under its arm, and put it up in the tower, over the bed it meant to have.
    .a-text-2 = We left it lit. The goat finds her own way down from what is now a wood. A night or two later a sprite came to the tower, with the curtain over its arm, to live there. It was in need of two nails.
    .b = Cut it back
    .b-text = A hired man cut until dark, and the wood got up and went off to where it lives. It left one fern behind. We have put that in a pot, since it is a long way for a fern.
    .b-text-2 = A hired man began from the outside, whistling, so that whoever it was could pack. In the middle there was only a sill with a pot on it. The ground is as it was, and the goat came down on his hat.
    .b-else = There was no one to swing a blade. We clapped our hands and pointed, and it rolled over. By night it was all wood there, and breathing evenly.

mw-event-149 = The Tower Stirs
    .front = The tower had turned over in its sleep. Corrie Gant, our builder, showed us the seam, wide enough for an arm, with a warm draught coming out. When she held up a plank, it was drawn in as far as her fingers. Two loads of timber, she judged, and, since it had been humming, two songs, and those for good.
    .front-2 = All four of the tower’s sails had moved on by one in the night. { $trust ->
            [wary] Under them stood two bare trestles, as one puts out for timber, and two stools, as one puts out for singers.
           *[known] Under them sprites had set out two trestles, as one does for timber, and two stools, as one does for singers, and they stood by.
            [kin] Sprites came to fetch us, and showed us two trestles, as one puts out for timber, and two stools, as one puts out for singers.
        } It wanted two loads and two songs, and would not be giving them back.
    .a = Feed it
    .a-text = We fed it the timber, and then two songs. Open your mouth for them now and nothing comes. It chewed until dawn. Then the seam was shut, and above it a thing was fixed to the wall for good, with its pegs on the inside.
    .a-text-2 = By the end of the second song the timber had gone in, and both songs after it, and the singers sat with their hands in their laps. Under the sails something had been made fast for good, with bark already over the joints.
    .a-else = We had not so much in the stack, or else not in our heads. The tower waited until dark, quite politely, and then slept.
    .b = Leave it
    .b-text = We stopped the seam with moss and let it lie. In the morning a heap of dressed stone stood in the yard, each piece warm along one face, as if it had been slept on.
    .b-text-2 = We left the trestles bare. By evening they had been loaded all the same, with timber cut to a length we use, and the stools were gone. The sails went back by half.

mw-event-150 = An Old Tale
    .front = The lamp was turned down and the smallest had been let stay up, so it would have to be a story. There were those that we tell so often that the table breathes in the right places. And there were the others, left out each time because on that same day something else had happened. The nuts went round.
    .front-2 = “Not that one,” said a child, before we had begun. Zillah Dray had been asked, who tells things in a breath, and so had Abel Noon, the ferryman, who was asleep and would do it from there. We had our old ones, with the corners rubbed round. In the same drawer were some that had never been out.
    .a = Tell one untold
    .a-text = She who was to tell it had first to think who had been standing where. She moved the salt, for the tower, and laid a spoon along the table, for the river. Then she put both hands flat beside them and began.
    .a-text-2 = Abel moved one hand, and everyone leaned over to hear. We had all been there, he said, only on the other side of it. So we shut our eyes too, and he began.
    .a-else = We went back over it, day by day, and there was none that had not been told. So we sat and listened to the fire.
    .b = Tell a favourite
    .b-text = It was the one that has the goat in it. We did the goat’s part all together, as it is always done, and this time a line got in that none of us had told before. It will be expected.
    .b-text-2 = So it was an old one after all, and the child told it, with both the voices and the door. She stopped just before the end. We waited. It was better so, and that is how it goes now.

mw-event-151 = Inspiration
    .front = It came to all of us at the same moment, over the dishes. Cups stopped in the air. It had to do with how a thing is held, and then with everything. A thought like that could be used at once, while the water was hot. Or it could be handed along the table until everyone had some.
    .front-2 = Ponk, the Creator, had mended the kettle. It poured from the handle now, and extremely well, and we sat looking until the tea was cold. “What is it for?” asked Ponk. If a kettle could do that, so could some other things. People looked toward their benches, and then at one another, to see who would get up first, or speak.
    .a = Share it
    .a-text = We told one another, badly, with forks. Each had a different corner of it: the grip, the order, the mistake that has to be made first. Anyone with coins for a lesson could have the knack, three coins cheaper than such things go for.
    .a-text-2 = The kettle went round the table, and each said what they saw in it. Ponk nodded at the wrong guesses. By the last cup there was a knack to be had for coins, with three coins off for having sat through it.
    .b = Use it
    .b-text = We left the dishes. Each of us went straight to the nearest piece of work and did it, once, as it ought to be done. The dishes were dry when we came back, and stacked in a way that makes more room.
    .b-text-2 = The chairs went back all at once. In every corner of the town, for about an hour, a piece of work went forward. Ponk came round after us, and mended the chairs.

mw-event-152 = The Long Queue
    .front = “First come, first roofed,” said Corrie Gant, our builder, which is supposed to be very old. She had what we were building drawn on slates, and they stood in line along the longhouse wall. One slate had waited so long that a spider was living in the corner. Its owner thought there was room to move it up.
    .front-2 = The work had got into a line, and the line had stopped. At the head of it sat Chunk, who is rock. “Wall,” said Chunk, and looked at the place behind it, and did not move. We could all lean on it from the back, or we could have one of them out, and see if there was a gap further up.
    .a = Push
    .a-text = We spat on our hands. The work went on after we had gone to bed, by small lamps, and in the morning every slate had moved up by its own width. The spider had stayed with hers.
    .a-text-2 = We leaned. Nothing stirred until past midnight, and then it went, the whole of it, by one place, with a noise like a drawer. Chunk had gone up by one as well and was sitting there.
    .b = Shuffle it
    .b-text = One slate was lifted out and carried forward, as far as there was room, two places at the most. Its owner walked beside it with a hand under the corner, on account of the web.
    .b-text-2 = We had one out, and walked it up to the gap, two places at the outside. The others kept theirs. Chunk looked it over, got up, and sat down again with its back against it.

mw-event-153 = Guests for Supper
    .front = Two knocks came, one high on the door and one low. Outside stood a tall person with a bundle and a short blue one with a smaller one, each surprised to see the other. The pot would just go round as it was. We were in the middle of a song. They stood on the mat, and each tried to let the other go first.
    .front-2 = Supper was on the table, and so was the storyteller, who stands up there for the parts with horses. Then the light in the window changed. A man with a lantern had come up the path, and next to him a sprite with a smaller one, and both were looking at the loaf. The storyteller waited with one foot in the air.
    .a = Two more plates
    .a-text = It was made to go round by means of { $ration ->
            [yes] the old tin scoop, filled level
           *[no] a jug of water
        }, and the pot was wiped with bread. Both had been on their way somewhere. In the morning one of them still was. The other’s bundle was on a hook at the tower.
    .a-text-2 = There was a slice the less for everyone. They took off their hats for the horses. In the morning one of them went on, with a lantern in each hand, and the other one stayed at the tower, with both hats.
    .b = Not tonight
    .b-text = They bowed, one lower than the other, and we put the bar across. When we went back to the song it had got out past us, and it has not come home. What would have been two plates is in the crock.
    .b-text-2 = We drew the curtain, and the two lights went off down the path together. The foot came down, but the horses were gone out of it, and he climbed off the table. There was a good half of the loaf to keep.

mw-event-154 = The Wind Turns
    .front = The wind had come in at the longhouse by both windows and met itself over the table. All the hats in town hung there in the middle, turning. Through the north window came a smell of leaves, from the oak, and through the south one the clink of other people’s money. Long-legged Joss Pember had his back against one shutter and both feet on the other, and could not hold the two of them much longer.
    .front-2 = A miller from the low towns wished to hire our wind, at a coin to every purse, and had brought a sack, and two men for the neck of it. The wind lay along the wall with its chin on the step. It had heard. To the north stood the oak, its door open by a hand, and to the south stood the sack. Lem Ruddock, our cook, was frying, and had a pan for either side.
    .a = North
    .a-text = He let the north one go. Away it went across the reeds and in under the oak, where someone had kept the sprites’ seat warm, and it was now someone else’s turn. The small ones at the tower were out before the goat, bringing home hats, two to a hat.
    .a-text-2 = Lem held out the pan to the north. It took the sausage on the way, went in at the oak, and blew one sprite out of the seat there and another in. Over at the tower every hood was out before sunrise, and inside out.
    .b = South
    .b-text = He let the south one go. It ran down the valley, shutting gates, and was home at noon with flour on it, and in the last hat a coin apiece. Those at the tower who wear boots had them on before we did.
    .b-text-2 = It walked in after the sausage like a lamb, and the coins were paid. By supper it was back, wearing the sack. Everyone tall at the tower had run beside it as far as the ford, and they have risen before us since, in case.
