# The event cards of Mythwind: frost, thread, the answer, after the bell.
# Words between asterisks are set in italics.

## Chapter six: frost

mw-event-82 = First Snow
    .front = The almanac had promised a fine week, and it snowed. It came straight down, in flakes that could have been picked up by the edge, and by noon the yard had no corners. On the ridge was one place where it would not lie, black and round as a pan. Our next beams lay out beyond the ford, felled and trimmed. Two brothers lived there as well, in the two halves of one house, and neither half was smoking. We had one sledge, and by the door one ham.
    .a = Bring in the wood
    .a-text = Seven times the sledge went out for the wood, and by dark it was all home and stacked. From the last load we looked across. Both ends of the house had lit up, and the two smokes climbed with a space between them, and above the trees they met.
    .b = Bring in the neighbours
    .b-text = They rode in back to back, and ate the ham, one from each end. The next evening one of them went home, to both halves. The other has hung half a looking-glass at the tower, where he shaves the left side and then sends for his brother.

mw-event-83 = The Long Frost
    .front = A frost that comes out of turn does not know when to leave. Ours crossed the longhouse floor at an inch a night, and each morning Ottoline Bask, the surveyor, pegged the edge. Of her forty pegs she had one left. That brought it to the table, where we had put everything out of its way: flour with a tin scoop in it, the planed timber, and our songs, chalked on a slate. One of those would have to see us through, and be the less for it.
    .a = Ration
    .a-text = Everyone had one scoop of flour, drawn level with a knife: the sawyers, the baby, Fyxx the Keeper. A whole crock cracked with the cold before its turn and was lost. The frost came up to the table leg and stood there, like a caller who finds people eating.
    .b = Work to keep warm
    .b-text = The crooked planks went into the stove and the straight ones up, at a run, in mittens. The table was bare when the frost got to it. So it went on across the floor and out at the far side, to see how much we had built.
    .c = Keep singing
    .c-text = We sang the slate through, in watches, day and night, until our breath ran down it and took the last song off. None of us can say how that one went. At the tower, boots and bare feet, they were out and stamping to the rest long before light.

mw-event-84 = The Thin Soup
    .front = You could see the bottoms of the bowls. None of us ever had, and in each something turned out to be painted: a hen, a gate, a woman with a spade. There was one ladle for everyone, or two for those with a saw to pull. “It’s met a leek,” said Lem Ruddock, the cook. Zillah Dray, our eldest, had put her bowl face down. “I sit,” she said. “They lift.”
    .a = Share evenly
    .a-text = Zillah’s was turned up and filled. Then we pushed the bowls together, and moved them until the woman with the spade came out at the gate, and the hen had somewhere to be going. We tell it so, with the bowls.
    .b = Feed the workers
    .b-text = The sawyers from the tower had two ladles, in the back, with the door shut, so as not to be watched. Before it was light they were going by under our windows to the sawpit, on tiptoe, in hobnails.

mw-event-85 = Frost on the Saws
    .front = Fur had grown on the saws in the night, white, as long as a cat’s. It wiped off, and was back behind the hand. Only breath would clear it, and along the great saw someone’s had: six small round patches, no higher than a belt. A day in bed would do us good, and cost us the day, every one of us. In the yard a sawyer from the tower was sitting on his box. The box was corded.
    .a = Rest
    .a-text = The day went by without us. None did a hand’s turn, and at the tower they lay in a row like loaves. Next morning they were out ahead of the cock, and the cord off that box was round a log.
    .b = Push
    .b-text = We breathed on the saws, tooth by tooth, and the work went up. At noon the sawyer shouldered his box, shook hands all round, since there was no quarrel in it, and walked off down the valley. His saw is in the pit, with his mittens on the handles.

mw-event-86 = A Round in Four Parts
    .front = A round in four parts takes four corners. Una Tye, who knits, had stood us in those of the longhouse, and we filled two. Who laid the stone, we sang, and who sat down, and then there were gaps. On the third time round the gaps were sung. *Who is it for when we are gone?* came from high in the rafters, and low in the wall, *For one, and one, and another.* “Then that’s where,” said Una, and pointed a needle at the empty corners.
    .a = Take the high part
    .a-text = It has to be sung on tiptoe, off a bench. Someone was up there before us, who moved along the rafter, and kept time with a blue heel on the nearest head. When the song came down it came too, with its cushion, and slept at the tower.
    .b = Take the low part
    .b-text = The low part is mostly waiting, so we did that seated, with our backs to the wall. It hummed through our coats. Presently a drover, who had been leaning on the outside, came in to ask who had hold of his ribs. His crook hangs at the tower now.

mw-event-87 = The Frozen Bell
    .front = The river had frozen to its bed and was pushing up what lay there: an oar, a flatiron, boots. Below the landing it was a bell. It stood mouth upward, like a cup, full of ice to the brim, with no clapper to be seen. We had come down on the hauling song, the one thing that shifts a weight, and were at the third verse. Una Tye, the knitter, was not singing. She had both hands in her apron. One of us had a mallet, and one a kettle.
    .a = Ring it anyway
    .a-text = It gave one note, which ran out along the ice to either bank and back. The hauling song was gone from our mouths, all twelve verses. Where the note met itself the ice came up like a hatch, and two sprites with bedding climbed out and moved into the tower.
    .b = Thaw it slowly
    .b-text = A small fire was lit to windward, and the bell was turned beside it like a roast, a quarter at every hour. Whoever sat up with it had to have something to tell, or the fire went down. Every year we keep the bell watch, round a bucket.

mw-event-88 = The Crack
    .front = The bell had cracked from lip to shoulder, wide enough to post a letter in. The ice inside was whole. A founder from the low towns lay with his ear to the metal. He would cast it again from the lip up, for the price of the fire, two loads of timber, and the ice could stay in for a core, being plainly not the melting kind. Una Tye, who knits, laid her palm to the crack. A draught came out of it, and went in again. It was warm.
    .a = Cast it again
    .a-text = It burned both loads and lit up the ridge. Before he poured, everyone pushed a thumb into the clay, so that we go all the way round the lip in no order. It has two notes since, one to a side, and each has had a song made for it.
    .a-else = The stack did not come to two loads. The founder drew the crack in his book, full size, thanked it, and went home.
    .b = Leave the crack
    .b-text = By day there was only the draught. By night every sprite we had was round it in a ring, and they took turns at the place. From there they went straight to work, hours before us, like people who have had a letter.

mw-event-89 = Drip, Drip
    .front = Each drop rang. The bell stood on trestles by the stove, mouth up, and the ice in it let one go over the lip about as often as an old man blinks. Twenty pails had been carried out, and the ice was no smaller. Every night the pail was moved a hand’s breadth to the left, so that the drops fell on the boards, where they had another note. “If you let it, it’d,” said Una Tye, the knitter, and hummed it. The soup wanted water.
    .a = Catch the water
    .a-text = We put the pail back and tied it. Soup from that water asked for no bone, and the dough got up without being told. We filled every crock that had a lid. Lift one now, and it says the note.
    .b = Listen
    .b-text = We left the pail and turned down the lamp. The drops went up by steps, and waited, and then there was one that did not land. Under the trestle sat a sprite with its tongue out. It was only moving house, and went on to the tower, with the pail.

mw-event-90 = What the Bell Held
    .front = The ice let go at suppertime, all of it, with a pop like a cork, and left no water. The bell stood mouth up, as it had stood, and was black as far down as the lamp would reach. A voice was talking in it. It had been in the middle of a sentence, by the sound, for years, and every vowel went on ringing under the next. Una Tye, our knitter, held the lamp. One of us had pushed up a sleeve, and four had hold of the rim.
    .a = Reach inside
    .a-text = The arm went in to the shoulder. Its fingers met writing, in two hands that got in each other’s way, and then some other fingers. “Which is how one comes to be Elida,” said their owner, climbing out. It moved our kettle one hook along, and was gone.
    .b = Turn it over
    .b-text = Over it went. Coins ran out, green as peas, two to each of us. Inside was writing, in two hands that interrupted each other. “Of which Elida is the last,” said a sprite that had been holding on, and it put our salt in the window, and left.

mw-event-91 = Tracks in the Drift
    .front = One boot and one bare foot had gone round every house in the night. They were a pair, a left and a right, of a size. They came down off the ridge, stood under each window, and went away to the wood in no hurry. { $trust ->
            [wary] Small prints had come out of the reeds to look, and stopped well short.
           *[known] Small prints had gone along beside them, as far as the last gate.
            [kin] Small prints had gone along, two to every one, as with an uncle.
        } We had the stove lit, and a pan on it. Out in the yard it was beginning to snow on them, not hard.
    .a = Follow
    .a-text = We went in single file, with the snow filling up behind. The wood had made way on both sides, as people do for someone with a tray, and it has not closed again. The tracks ran down the middle to a fallen beech, and in under the roots.
    .b = Wait by the stove
    .b-text = We put on a log and sat facing the door. Soon there was a smell of fruit. Behind the stove, on a nail none of us had driven, hung a string of apple rings as long as the room.

mw-event-92 = The Den
    .front = Outside the hole stood a boot, on a mat, toe outward. It was a left. The hole went in under a fallen beech, swept as far as you could see, and from the back of it came breathing, with a catch in it. A sprite from the tower had walked ahead of us, with a jar for a lamp, and now it stopped. We had brought pasties, and the cloth was open. The breathing left off. Then it drew in, once, slowly, through the nose.
    .a = Enter
    .a-text = The sprite went in with its lamp, and we went after, holding on to each other’s coats.
    .a-1 = It was all bed in there. We sat down on the edge for a minute, and woke with the coats tucked round us and the pasties gone.
    .a-2 = It was a storeroom, each shelf with a leaf on it in a sooty hand. One leaf said *For callers, one thing*. We took our time.
    .a-3 = At the back sat a second sprite, with a cold in its head. It came home to the tower with us, in the boot, hopping.
    .b = Leave food outside
    .b-text = We spread the cloth on the mat, pasties and all, and went, talking loudly. A sprite has been at the tower since, with that cloth for a pillow. Each year at first snow one is put out, beside a boot.

mw-event-93 = The Visitor
    .front = The knock came toward midnight, once, and whoever had knocked did not go away. Under the door, where the draught gets in, stood a left boot, and next to it a bare right foot, with the snow melting round it. The latch is on our side. At the height of a mouth is a hole, where a knot fell out.
    .a = Open the door
    .a-text = On the step stood a cobbler, in two boots of her own, holding a third. She had followed those tracks for days to hand it over, and had just lost sight of them. She asked for a nail at the tower, and a bed under the nail.
    .b = Ask its name
    .b-text = It began at once, and it was a long one. It was still giving it from across the yard, and from the wood we could make out syllables. Children use what there is of it for counting out, and it has yet to land on anyone twice.

mw-event-94 = The Long Stair
    .front = Until then we had gone up the tower by ladder, and the sprites by the outside. Now the joiner made a step to show us, deep, with an iron edge, fit for hobnails. By morning a second stood beside it in the yard, shallow, fresh from the plane, and worn in the middle already by a great many feet. A stair has to be all of a kind. There would be ninety of them.
    .a = Steps for hobnails
    .a-text = Ninety deep ones, then, made fast to the tower for good, and you hear people coming the whole way. Those in boots whom we take on are sent to the top first, to see where they are. Often they call us up, to ask what that is, over there.
    .b = Steps for bare feet
    .b-text = Ninety shallow ones, then, made fast for good, and whoever comes down them is not heard until they have you by the sleeve. The small ones whom we hire go up first, to look out. Often one of us has to go with them, because something has moved.

mw-event-95 = The Ice Road
    .front = A road to the low towns had opened by itself. It was the Tarry, frozen, from { $bank ->
           *[north] the end of our street
            [south] the ford under our scarp
        } on down, and it bore, all but the edges, which wanted planks. “Ten inches,” said Ottoline Bask, our surveyor, lying on it. “Nine.” Abel Noon’s ferry was frozen in, and he was asleep on board. “Walk on the ten,” said Abel. People stood about with parcels, and money in their hands. The smith had spikes for our boots, and his eye on the town’s tin.
    .a = Cross at once
    .a-text = The spikes emptied the tin. Parcels were put into our arms, and four coins in each purse, and off we went. We were round the bend before we recalled that Ottoline had been about to say another number.
    .b = Test every plank
    .b-text = It went forward by one plank at a time, on hands and knees. Those left at home could not watch. They turned their backs and hammered, at whatever was building, and that went up faster than the road went down.

mw-event-96 = Halfway
    .front = Halfway down, the ice went black, and we could see through. Under each of us, against the lower side, was a small blue hand laid flat. It moved when we did. Under the sledge, with our boards on it, there were a great many. The ice made a long remark. You could be quick there, or you could be flat.
    .a = Run
    .a-text = We ran, and the hands ran.
    .a-1 = The sledge stopped to think about it. The best boards slid off the back and went down edge first, one by one, between the fingers, like post.
    .a-2 = We came off the end with everything upright, and looked round. No one had seen it.
    .a-3 = We came in so fast that we went through the market and out at the other side. Half of it ran after us, to ask what the hurry was, and gave us orders for the year.
    .b = Crawl
    .b-text = We lay down and went like otters, pushing the load in front, nose to nose with whoever was below. By dusk the low towns had all come to the bank to watch. Having come so far, they placed an order.

mw-event-97 = The First Plank
    .front = Between the bank and the ice lay a strip of water, one stride wide, that opened and shut. The first plank had to go over that. It could be spiked to a sleeper, of which there was one, good oak; or it could be tied at one end and let ride. We had put it across only to look, and no one had trodden on it. There were wet prints down the middle, coming and going. A carter wished to know if it would be there tomorrow.
    .a = Nail it
    .a-text = Down went the sleeper, and the plank on it, with spikes as long as a hand. The carter drove over and back, for the noise, and paid each time, and next day he brought cousins. At night we heard the water trying it, like a tongue at a tooth.
    .b = Tie it
    .b-text = We tied it, and it rode. In the night it went off as far as its rope would go. By morning it was back with a raft of others, sound oak, wet on the one side, and we had to feel for the knot to know which was ours.

mw-event-98 = The Last Plank
    .front = Eleven hundred planks out, there was a knock from the other end. The low towns had been laying too, green ones, and had come round the last bend toward us with a boy in front. The two roads met, all but a boot’s width, and they met crooked. One board was left to close it. We had one end of that and the boy had the other. Between us stood the sack of nails, and someone ought to have been counting them.
    .a = Cheer
    .a-text = We cheered before it was down, so that it went in at a slant. That is the Elbow, and it has its day, with a green bun and a brown one. The cheer was home before us. At the tower they had their boots on already.
    .b = Count the nails
    .b-text = We counted, and so did they, and each had as many left as they had brought. That cannot be so. We shared out the spare timber, shook hands, and walked home over eleven hundred planks, looking down.

mw-event-99 = The Signal Arm
    .front = An arm with nothing to say stood on top of the tower, ten feet of ash, on a pin. For red there was a petticoat, given by its owner. For blue there was a bundle out of the reeds, damp, that could only be made out by looking a little to one side. { $road ->
           *[court] Up among the beeches a bough had begun going up and down, in reply, before we had asked anything.
            [guild] On the weigh-house, miles down the road, an arm had begun going up and down, in reply, before we had asked anything.
        } There was one hook.
    .a = Red flags
    .a-text = The red went up, made fast for good, and is seen from every hill. Whoever is out walking has only to wave a hat at it, and those in boots lift something that they would have got to later. Its owner says that on her it never had such conversation.
    .b = Blue flags
    .b-text = The blue went up, made fast for good, and the pole looked bare. But one of us, out past the marsh, turned and bowed to it, for something to do, and small lamps got up behind the scaffold and moved stones. It works from anywhere, if the hat comes off.

mw-event-100 = Thaw
    .front = Water at last. It came down from the beeches, brown and talking, met the broken ice above the island, and stopped. Our sluice was the one hole in that dam, four good timbers and a board, and behind it was a lake. Fish went round in it, and drift, and a floe with a hut on it, whose chimney was smoking. { $bank ->
           *[north] The net-mender’s cellar, by the reeds, was filling from below,
            [south] The stonecutter’s cellar, under the scarp, was filling down the wall,
        } and in there, on a chair, was the last sack.
    .a = Open the sluice
    .a-text = Out came the board, and the timbers with it, and were last seen at the ford. After them came the fish, enough to fry and enough to smoke, and in among the fish the hut, with its lamp lit. { $trust ->
            [wary] Lights kept level with it along the reeds.
           *[known] Sprites ran alongside with baskets.
            [kin] Sprites had brought baskets, and brought ours.
        }
    .b = Hold the dam
    .b-text = We shored it up and sat on it. Drift came in until we could walk out and choose: two stacks, and most of a jetty. The hut asked for a rope, and later for salt. { $ration ->
            [yes] The sack floated off its chair, and only the tin scoop was saved.
           *[no] The sack floated off its chair and left by the window.
        }

## Sides that go with the frost

mw-event-101 = Cold Hands
    .front = Iron keeps the cold when everything else has let it go. Ours had it in the pump handle and the saws, and people came to table with fingers like spoons. Una Tye, who knits, pushed wool along the bench. “You only have to, and so,” she said, and hummed the rest. The sawyers from the tower held out their palms.
    .a = Knit
    .a-text = We knitted in turn, each from where the last had dropped it. It came out as a single mitten, with room for a good many hands. Couples are married in it, and whoever stands near gets a thumb in.
    .b = Rub them
    .b-text = We rubbed theirs and they rubbed ours, like people starting a fire, and it caught as far as the elbows. At the saws next day they were well ahead of us. Their gloves still lay along the bench.

mw-event-102 = The Borrowed Scarf
    .front = On a raw evening one of us had borrowed a scarf off the milestone at the fork. It was a good one, brown and blue, and went five times round. We had meant to bring it back. The day after, the milestone was at the last gate. The day after that it stood in the yard, facing the door.
    .a = Return it
    .a-text = We tied it on again, double, and begged its pardon. By morning there was a square of yellow grass, with one coin on it for each of us, and the milestone was at the fork, looking the other way.
    .b = Wear it
    .b-text = We took turns in it. Then the sprites at the tower got into the end that trailed, and from there on we went where they went, which was to work, an hour before light. The milestone has settled by the pump. It gives us as seven miles off.

mw-event-103 = Icicles
    .front = Icicles hang off a ledge on the tower in any month, though no water runs there. They make a tune, if tapped, with one note short, and the spoon for it is frozen into the longest. Lately that had grown, until it pointed straight down at our timber stack. A newcomer at the tower, who used to light lamps, had fetched his pole.
    .a = Break them
    .a-text = Our lamplighter put up his pole and walked along underneath.
    .a-1 = They came down like fire irons, the longest last. It went in at the top of the stack and out at the foot, and the best of that was kindling.
    .a-2 = They rang, and stayed. He tried from the other end, lifted his hat to the ledge, and went in.
    .a-3 = They came away whole. Down the middle of each, as in a candle, ran an ash pole, quite dry, and he leaned them against the stack by order of size.
    .b = Admire them
    .b-text = We left them up and found the missing note on a teacup. It is a short tune. Whoever has grown enough that year to reach the shortest plays it, and the rest of us take turns with the cup.

mw-event-104 = Soup Stone
    .front = All the man wanted was a pot, some water, and leave to boil his stone. Lem Ruddock, our cook, has told that one himself. But in the pot the stone unfolded. It was a small grey sprite, and sat up to the chin with both arms along the rim. They had come a long way like this, it said. The man had the soup, and it had the bath. Lem had one hand behind him, with a string of onions on the end.
    .a = Add something
    .a-text = The onions went to the sprite. It threw them in one by one, and said how many bowls. The man looked into the pot for some time, and laid two. He sleeps at the tower now. The stone has gone on, dry, and we tell it with another ending.
    .a-else = It turned out to be only the string. The sprite looked at that, climbed out, and dried its back with it, end to end.
    .b = Just watch
    .b-text = He ate to the last drop and held open his sack. The sprite folded up and got in. As far as the fork there was an eye at the hole in the corner, and it was on the onions.

mw-event-105 = A Ring of Keys
    .front = The goat came home with a ring of keys on one horn. None of the twenty-two was ours, and the least was no longer than a fingernail. Over at the tower the tall ones wished to try them that night, in every door in town, and had taken off their boots already so as to wake no one. By the longhouse door there is a hook.
    .a = Try every door
    .a-text = It took until three. The least turned, in the end, in a crack in the pump, and behind that was a cupboard, full, from which we might take one thing. All next day they dragged about in boots that were each other’s.
    .b = Hang it up
    .b-text = Every night there was one key less. Where it had been there was a coin with a hole in it, until each of us had one. The least key is on the ring yet. It has been polished.

mw-event-106 = Creaking Treads
    .front = The stair in the tower had begun to creak, and always one step ahead. “Feed a stair, and it carries you,” said Corrie Gant, our builder, as her great-aunts are supposed to have. She wanted a whole crock of goose fat. At the bottom stood those who build by night, with their lamps lit, not liking to wake us.
    .a = Oil
    .a-text = It took the crock, to the last scrape. All night lamps went up and down without a sound, and in the morning our work stood higher and smelled of goose. Ninety steps are silent now. There is one creak left, and it comes from the ninety-first.
    .a-else = The larder had none to spare. We rubbed the worst step with a candle end, and the stair ate that and asked for more.
    .b = Live with it
    .b-text = We learned to wait until the next step had finished. After a while it was only strangers who noticed. They stop halfway, stand aside with their hats off, and let whoever it is come down.

mw-event-107 = A Wrong Signal
    .front = For the feast we had hung paper birds along the signal arm, not thinking how it would read. In the low towns it reads *Send feather beds*. By noon there were thirty at the ford, on carts, the carters lying on top. They looked at us, and past us at the birds. The wind was blowing, as it does here.
    .a = Own up
    .a-text = We owned up, and took the birds in, in front of everyone, and there was no feast that year. They all drove home but one, who had shut his eyes to listen. He woke up at the tower, bed and all, and is there yet.
    .b = Blame the wind
    .b-text = The wind, we said, and they nodded, since it is known for that down to the weigh-house. They sold the beds in our yard, and paid for the pitch, and the goat slept that night on goose down.

mw-event-108 = A Blue Reply
    .front = Out past the marsh, where no one lives, something blue was going up and down on a pole. It made four signs, rested, and made them again. By the Guild’s signal book they were *Send*, *no*, *ladder*, and a page that had stuck. Our own arm on the tower could make them just as well. We keep a log too, for which the Guild pays by the line. Its last column is headed *Other*, and had never been used.
    .a = Answer it
    .a-text = We made the four, and then a fifth, so as not to be only copying. The pole stood still. Toward dusk a sprite came up the stair, with a ladder, in case, and asked what the fifth had been. It stays at the tower until one of us knows.
    .b = Log it
    .b-text = We put it down under *Other*, with the hour, and under that again. It went on for five nights and fourteen pages. The Guild paid for every line. Its clerks have written as well, privately, to ask whether the ladder was stopped in time.

## Chapter seven: thread

mw-event-109 = What the Wind Remembers
    .front = Two hats came down in the yard, and then, going round on its rim, the lid of a pot. They were ours, from the week we came, and worn so thin that the tower showed through. { $ration ->
            [yes] The tin scoop dropped beside them, though it had been missed only that morning.
           *[no] A spoon dropped beside them that was none of ours.
        } Then the wind spoke. “They can see our lamps,” it said, in the voice of Zillah Dray, our eldest. Zillah’s mouth was shut. We all looked at her, bar the youngest, who was looking at the lid.
    .a = Ask the oldest
    .a-text = “That’s mine,” said Zillah. “The rest isn’t.” It went on until dark, in voices we had never met, about a pass, and salt, and a door. She told us which of them were lying. We have it by heart, and the map goes on round the corner of the room.
    .b = Ask the youngest
    .b-text = The youngest put the lid on our pot and took it off again. The pot was full of stew, with prunes in it, from over the hills. Then the youngest put out a fist. We went where it pointed, with spoons, and walked off the map before we were done.

mw-event-113 = The Door without a House
    .front = In the far field stood a door, shut, with a frame, a step and a lit lamp, and there was no house. You could go all round it. Most of us had, and wiped our boots each time. Behind it someone was moving chairs. { $trust ->
            [wary] Small prints led up to the step, and none led away.
           *[known] Sprites had swept the step, and stood back to watch us.
            [kin] Sprites had swept the step, and had kept us the front of the line.
        } A stack of our timber lay by, about as much as would go round a door.
    .a = Knock
    .a-text = The chairs stopped. There was a wait, as for someone with floury hands. Then a sprite came out, backwards, with a candle, saying good night to whoever it was, tried the handle, and went off to the tower to bed.
    .b = Build it a house
    .b-text = The stack made four walls and a roof, and that was the stack. At the last nail the door opened. A woman put out her head, felt that there was no draught any more, and said that in that case she could go. She keeps her teapot at the tower.

mw-event-114 = Who Is It?
    .front = “Who is it?” asked the door. We had been round the back again, and there was only the field there, and a wheelbarrow. It was asked by someone with both hands full, who would come if it was worth while. A light stood in the keyhole. None of us had had to say for years.
    .a = Say your name
    .a-text = We each said a name, in turn, out loud. The door said them after us, a little better than we had. It is done every year now on that step, the newest first, and at the end someone inside lifts a latch and lets it down again.
    .b = Say the town’s name
    .b-text = “{ $town },” we said. There was a sound of drawers. A flap fell open, low down, and out came our post, addressed to the door: six orders, the first quite faded, with prices agreed, and every one still to be filled.

mw-event-115 = A House for a Door
    .front = So the door had a house, and the house was pitch dark. To see a thing you took it outside. We had bricks for a chimney, or one good pane for a window, and the wall would stand for one hole. Somebody had put up a shelf, by feel. There was a pot on it, and a book.
    .a = Give it a chimney
    .a-text = Smoke came up past the last brick before it was set, and none of us had laid a fire. Inside, the pot hung over a good blaze, and there was mutton in it for the street. The book had been moved along, to where it would not be splashed.
    .b = Give it a window
    .b-text = From inside, the pane shows the field. From outside it shows a long room, with books to the ceiling and a ladder. Ottoline Bask, our surveyor, took its bearings, lost her way home, and came on it in the middle of town: our Library, with the ladder against the shelf.
    .b-else = From outside, the pane shows a long room with books to the ceiling, too far in to read. On the sill lay something from in there, for us.

mw-event-116 = The One Who Makes
    .front = Overnight the cart had got a fifth wheel. The other four had been in good order. Beneath it lay a sprite, its mouth full of pegs, fitting a sixth, and in the middle of its chest was a round place, empty, like the hole for a clock. “What is it for?” it asked. A cart, we said. It asked again, since that was not what it had meant. { $trust ->
            [wary] From the reeds they called it Ponk, and stayed there.
           *[known] The others stood round in a half circle, and called it Ponk.
            [kin] The others, up on the wall among us, called it Ponk.
        } Then it looked us over for something that we lacked.
    .a = Ask for nothing
    .a-text = Nothing, thank you, we said. Ponk sat down. Then one of us, so as not to seem unfriendly, handed it an egg. It asked what that was for, and we told it that it was finished. All the others came a step closer to see, and have not gone back.
    .b = Ask for a bridge
    .b-text = A bridge, we said. All that night it went over whatever we had half built, by its own lamp, putting right what had not been wrong, and in the morning there was more. The bridge is to follow. Ponk has gone to ask the water what it is for.

mw-event-117 = Three Threads
    .front = Three threads hung from the tower’s bare sails, down to the height of a hand. One was red, and warm. One was blue, and damp. The third had no colour, and was found by a man who was carrying soup. From up there came a small steady pull, as when a fish is only asking. Ketty Marl, who goes barefoot and keeps a list, went all round them. “Which one’s ours?” she asked.
    .a = Take the red
    .a-text = The red came in hand over hand, with a weight on it. That was a tailor from the low towns, who had a turn of it round his finger, to remind him of something. More thread ran on behind. He sits on a bed at the tower, trying to think.
    .b = Take the blue
    .b-text = Half a mile of the blue came in, wet, and it still went down the bank. Then a sprite walked up out of the Tarry, hand over hand along it, to see who was pulling. It moved into the tower, and sleeps with one finger through the coil.
    .c = Take none
    .c-text = We let them hang, and went round them with the washing. By evening a parcel had been tied on the end of each, as one does for a cat. We undid the one we had settled on, and the other two were taken up again, rather fast.

mw-event-118 = The Red Thread
    .front = Followed along with a finger, the red thread went in at the tower window. It ran from bed to bed, among those who wear boots, and once round each big toe, in a bow. They had not noticed. Then it went out at the other side and over the fields, to what was left of a barn, a long way off. The end was in our hands.
    .a = Pull
    .a-text = They were on their feet before it had stopped humming, buttoned to the neck, wishing to know who had called. They have been first out every day since. They ask that the end should hang where we can reach it.
    .b = Tie
    .b-text = We tied it to a peg. Wool draws in overnight, and by morning the barn was in our yard, or most of it, in good order, with a red knot at every joint. Its outline had been left in two hedges.

mw-event-119 = The Blue Thread
    .front = The blue thread would not dry. We followed it down the bank and in among the reeds, where it had been in use: for a washing line, round a parcel, for measuring someone who had since grown. At each a sprite looked up. It was theirs to lend as far as it went, and then it went on. Further in than any of them had been, the other end was being drawn away, by a hand’s breadth at a time.
    .a = Pull
    .a-text = We pulled, and it was as if we had rung. All along the reeds they left what they were doing and came after it, hand over hand. At the tower too there stood a row of them, fists on the thread, well before light.
    .b = Tie
    .b-text = We tied it to the landing rail, and it stopped. Lay an ear to the rail and you have it, knot by knot, in a small voice: what there was for supper, and who was late. Old people come down to listen, and send their regards.

mw-event-120 = No Thread at All
    .front = We had taken no thread, and nothing happened, and went on happening. The three ends hung in the yard. By the second night a small blue hand was holding each out to us, let down from above, and the rest of them was too far up to see. Every hour, with great care, they changed hands. At home the lamps were lit.
    .a = Ask why
    .a-text = Why us, we called up into the dark. It was whispered on from sail to sail, and was a long time coming back. Then they let go of the threads, came down after them, and sat along the wall beside us, to ask the same thing.
    .b = Go home
    .b-text = We wished the hands good night and went in. They waited until the last lamp was out. In the morning the yard was empty, and on every latch hung coins on a loop, like keys, three apiece.

mw-event-121 = The Loom
    .front = The sails had been strung, and by the third night the tower was a loom. Threads ran from sail to sail, close as rain, red and blue and some that you found by touch, and at the top hung a hand’s breadth of cloth. It grew when we looked elsewhere. The bench was warm, and no one was ever on it. Within reach lay the shuttle, as long as a boat. So did the tail of the cloth, with its last row loose.
    .a = Weave
    .a-text = We threw the shuttle, two to a side, and it came back sooner than it should have. By dusk there was a river in it, and something with a great many feet. Each of us has put in a row and can find it with a finger.
    .b = Unpick
    .b-text = We took the loose end and walked. Row after row ran out, with a noise like someone reading under their breath. Carters stopped, and then their wives, and there was soon a charge for standing in the yard. At the ford we turned and came back with it.

mw-event-122 = The Weaver’s Offer
    .front = The offer came down the tower in a basket, woven. On a napkin were two beds, a long and a short, with a head on each pillow, and a blank for our mark. A needle had been threaded. Under it lay a second napkin. That one showed a full shelf, and us in front of it, pointing at one thing.
    .a = Accept
    .a-text = We worked our mark in the corner, a pot with its lid on. By dark the basket was down again, very slowly, with a lacemaker asleep in it and a sprite asleep across her feet. They are at the tower now, and have a shawl between them.
    .b = Decline
    .b-text = We sent back the beds, with a bun. Down came the shelf. We stood in front of it and pointed, and when the rest had gone up again we looked at the napkin. It had got both the hats.

mw-event-123 = The Finished Cloth
    .front = At noon the cloth came down off the sails by itself, over the yard, two carts and the goat, and it was finished. From a ladder you saw the river, and both banks, and all of us in rows, boots and bare feet, none bigger than a bean. Off the ridge a white thread went straight up and over the edge. Out on the road a man had stopped his wagon. He stood on the seat and took out a purse, and then, still looking, another.
    .a = Hang it in the square
    .a-text = It hangs in the square. On the front you look for yourself. On the back, where the ends are tied, it is the same valley by night, with the lamps lit. Each side has a feast of its own, and between them it is carried round, with a band.
    .b = Sell it
    .b-text = He paid us five coins each, and folded it in half, and in half again, until it went into a hatbox. Where it lay the grass has come up in two greens. You can still make out the river, and the goat will not cross it.

mw-event-124 = The Story the Wind Told
    .front = A cloth comes undone from the end, so we had the story backwards. The wind read it off the thread as we drew. Two lines of people came together heels first, one from the beeches and one up the paved road, with beds on their backs. They met at the fork. The beds went into houses, and a bell rose out of the river. They sat down, all at one table. Last of all a smoke came down from the sky, straight as a string, and went into the ridge.
    .a = Tell it on
    .a-text = We tell it so on the longest evening, and those who walk in it walk backwards. The first time, a carter stopped in the doorway with a sprite under his elbow, and each had a line that we had missed. Both have stayed, and keep their lamps at the tower.
    .b = Keep it
    .b-text = We kept it. The thread was wound in balls, one for each of us, and in the heart of every ball was money, five coins. It is good wool. In a wind it talks, so it is worn indoors.

## Sides that go with the thread

mw-event-110 = Muddy Cellars
    .front = The river had called at the cellars and left most of itself behind, as mud, smooth as batter, up to the third shelf. On the fourth stood the cheeses. Abel Noon, the ferryman, slept on the stair with a line over his shoulder, and the line was tight. “It’s after the cheese,” he said. A hired man had a bucket.
    .a = Bail
    .a-text = He bailed until it had nowhere to be. On the floor lay a catfish as long as the stair, which had been so many days among cheeses that it needed no sauce. Abel woke up for the first slice, and was back before the second.
    .a-else = No hired man could be spared for it after all. We held a lid over the cheeses, in shifts, and Abel let out some line.
    .b = Wait
    .b-text = We waited. It had the cheeses, with the rind. Then the mud began to dry, and made a better floor than we had laid, and in it, from wall to wall, is the print of a fish, looking back.

mw-event-111 = Dry Wells
    .front = The wells were dry, except one, and at the bottom of that sat Fyxx, the Keeper, on a chair. The water had been lent, it read out: so many wells, so many years, three ladles, a duck. It was called in. On our sills the beans hung their heads. We might dig for some of our own, with planks to hold the sides. Or one of our hired hands, in boots or out of them, might carry from the river.
    .a = Dig
    .a-text = The planks went down to keep the sides apart. At four fathoms stood a row of butter crocks, let down to be cool by no one we know. Up came the butter, and water behind it. “Found,” wrote Fyxx, and let us have both.
    .b = Carry
    .b-text = The yoke went from sill to sill, and the beans came on so fast that we were picking behind it before dusk. Fyxx had watched those shoulders go up and down the bank. It lent us the wells again, and did not ask us to sign.
    .b-else = There were no shoulders free for the yoke. We read the beans the list, as far as the duck. Fyxx could not hear it read so badly, and gave back the wells.

mw-event-112 = Why the Sky
    .front = Ketty Marl, who keeps a list of things to be asked, had got down to *Why the sky*. That was all it said. She could not think how it went on, so she asked it at supper as it stood. Along the wall the sprites laid down their spoons, and one turned back its hood, to have its ears out.
    .a = Invent an answer
    .a-text = To keep the lid off, said one of us. To dry things on, said another, in the end. By the pudding there were ten, each with something to do with the arms. They are gone through in order at every birthday, and it is unlucky to miss out the seventh.
    .b = Say you do not know
    .b-text = We did not know, and said so, one after the other, round the table. The one with its ears out moved over next to Ketty. They went to look at it together, for some hours, on their backs. It sleeps at the tower now, by the window, with her list.

mw-event-126 = An Old Woman’s Recipe
    .front = The old woman had a recipe, and had walked down the whole valley to leave it with someone. Lem Ruddock, our cook, asked what was in it. It wanted two days, a goose egg, and a pinch of the red, which is sold by the grain and would take the town’s tin. { $ration ->
            [yes] She measured by the scoop. She ran a thumb along ours, found the dent, and nodded.
           *[no] She measured by the hand. She looked at all of ours, and chose Lem’s.
        } “And mind the lid,” she said.
    .a = Cook it
    .a-text = The red took what was in the tin. Lem stirred for two days to the left, and then it could not be stopped. It filled the pot, and the washtub, and it keeps. The old woman took one spoonful, shut her eyes, and set off home without any.
    .b = Copy it
    .b-text = Lem wrote it up on the door, and she put it right with a burnt stick. It is read out on the eve of any feast, with the pauses, and latecomers wait in the yard until the egg. No one has cooked it. One has always had to begin yesterday.

mw-event-127 = A Bridge of One Plank
    .front = Below the marsh lay a bridge of one plank, with a chair in the middle and an old sprite in the chair. It took no toll. You said where you were going, and it said whether that was so. On the far side the wood came up to the end of the plank and leaned, to hear. Long-legged Joss Pember stood on our bank with a load off our stack, to make it wider, and carters were asking who owned the chair.
    .a = Cross
    .a-text = We crossed in file, and each of us said it. “Over there,” we said, and it said, “So you are.” When the last was over the trees had stepped back, to see who could be so sure, and there was open ground to be sure on.
    .b = Widen
    .b-text = It took the whole load until a cart could cross, and carts came. The chair is at the side now. Drivers stop by it all the same, to be told, and put something in a saucer, and every dusk the saucer is on our bank.

mw-event-128 = Loose Ends
    .front = Threads had been turning up all over town. One was in the butter, and one went in at a dog’s left ear and out at the right. They came from the sprites at the tower, who were unravelling the hoods off their own heads, row by row, since a draper on the landing would pay the town for any amount. His reel was as big as a cheese. Over it hung the shears. All along the wall they held the ends out to us.
    .a = Let him cut
    .a-text = Snip, went the shears. He paid into the town’s tin and rolled his cheese aboard. By dusk not one hood was left on the wall. They sat close, with their ears in their hands, and no one of that size was up before noon.
    .b = Braid
    .b-text = We showed them over and under. They showed us a third way, which has no name. It made a rope as thick as a wrist, and the draper broke his shears on it. They come down it to work before we wake, with a thump for each.

## Chapter eight: the answer

mw-event-125 = The Sealed Bottle
    .front = Ketty Marl found it with her foot, since she goes without boots. It was a bottle, so long in the river that a small tree grew on it. The wax was whole. Through the glass you could see paper, rolled tight, a whole book. She rubbed the label with her thumb. *{ $town }*, it said, in ink gone brown. “How did they know?” she asked. Someone had fetched a corkscrew, and someone else a stone.
    .a = Break it
    .a-text = It broke in two, like an egg. The book sprang open on the landing at the last page, and held itself down. One question stood there, with a good deal of room left under it. Ketty, who was nearest, read it aloud, and then read it again.
    .b = Uncork it
    .b-text = It took four of us and a door frame. After the cork came the smell of someone’s kitchen, and after that more than a bottle holds, of which we kept one thing. Last came the book. It opened from the back, at a question.

mw-event-129 = The Answer
    .front = It had to be said aloud, on the island. *Whom was it for?* had been read out once more from the old town’s book, and then there was only the river, going by on both sides. { $road ->
           *[court] The Court had come down to stand behind us, and the Guild stood over the water, with its hats off.
            [guild] The Guild had come up to stand behind us, and the Court stood over the water, in its leaves.
        } { $trust ->
            [wary] The lights in the reeds had drawn together.
           *[known] Sprites stood along the landing.
            [kin] There were small blue hands in ours.
        } The table was laid for one of each thing we make: a beam, the tin, a loaf, a song.
    .a = For the valley
    .a-text = For the valley, we said, since it was here before us. It went out over the water, and was a good while arriving. Then the reeds parted, all the way along, and things were handed out at knee height, and we were to keep the one we liked.
    .b = For the town
    .b-text = For the town, we said, since someone has to sweep it. It came back off the ridge in a great many voices. Those who had stood at the rear went and fetched what they had put by, set it out along the bank, and told us to take one thing.
    .c = For both
    .c-text = For both, we said, and halved it. The beam was sawn through, the tin told out, the song sung two lines to a bank, and the loaf { $ration ->
            [yes] dealt with the old tin scoop.
           *[no] broken by hand.
        } The table was bare. Small hands took one side of it and we took the other.
    .c-else = For both, we said all the same, with one end of the table bare. It was heard at the landing, and not much further.

mw-event-130 = The Valley Keeps Its Own
    .front = The valley took us at our word. By morning every path had turned a little, so as to go past the reeds, and the wood had come up to the last garden and sat there, waiting to be asked. On each sill lay a twig, green at one end. Bouque, who is mostly wood, had brought them round. “What you have,” it said. We had thanked it, and had gone in to breakfast, before it finished. “We keep.”
    .a = Agree
    .a-text = We put the twigs in water. Two sprites came that evening to live at the tower, with a lamp each, and the wood rose and went home. At dusk we call the children in. The wood says the names after us, and it is then that they come.
    .b = Ask for one thing
    .b-text = We asked to be shown something. So whoever wished was taken by the sleeve, and came back with one small skill, mistakes and all, for nothing. It is done with the eyes shut. What it used to be called, none of us can now say.

mw-event-131 = The Town Keeps Its Own
    .front = The town kept to its word. By morning a rope ran round it from peg to peg, and all forty pegs were where they had been put. That had not happened before. At the gate stood wagons. It had got about that we were for ourselves, and people had come to be us as well, with beds, and with what they knew. They only wanted a hand on it. In the reeds, if you counted, there was one lamp fewer.
    .a = Agree
    .a-text = We shook hands on it over the rope. Two stayed at the tower, a glazier with his diamond and a midwife with her bag. That night nothing in town was moved. The spoons came out right, down to the last, and someone got up and counted them again.
    .b = Ask for one thing
    .b-text = We asked to be taught. That evening they sat down knee to knee with whoever wished, and each of those got up with one small skill, free, mistakes and all. The shutters were closed to keep the light in. For a while something tapped, as hard as a moth.

mw-event-132 = The Open Gate
    .front = The gate had been hung so well that it shut by itself. { $bank ->
           *[north] It was the north one, where the causeway goes off into the reeds.
            [south] It was the south one, under the scarp, where the old stones begin.
        } So if it was to be open, someone had to hold it, and by dinner there was a list, in two columns. First came a girl of seven and a sprite, who took it high and low. All the rest of us were in the gateway, half facing out and half facing in, with lunch in a cloth. It is as wide as one cart.
    .a = Walk out together
    .a-text = We walked out as far as the fork, and ate in the hollow there. On the way home we were two more than had set out, a man with a ladder and a sprite with the other end. They sleep at the tower, and are next on the list.
    .b = Walk in together
    .b-text = We walked in, and after us came everyone who had waited to hear how it would turn out: buyers mostly, and cousins. By dusk each of us had five coins. The two at the gate had theirs brought out to them, with soup, and then the next two went.

mw-event-133 = The End of the Beginning
    .front = Una Tye had carried a bell clapper in her apron for as long as we had known her, and never said for which bell. It fitted. Fyxx the Keeper had come at midnight with a tinderbox and a leaf to sign, and asked to go to bed, so long-legged Joss Pember had taken the box up the ridge. The rope hung down through every floor of the tower, with a knot at our height and a knot below. { $trust ->
            [wary] The lower one hung alone, and the reeds were full of eyes.
           *[known] Small blue hands took turns at trying the lower one.
            [kin] The lower one was already full of small blue hands.
        }
    .a = Ring the bell
    .a-text = It rang. By evening there was bread over, and timber, and money in the tin, and a new tune. Zillah Dray, who slept in her boots, sat down on the step and took them off. There was smoke on the ridge, straight as a string, and it was ours.

## After the bell

mw-event-134 = Letters from the Road
    .front = “Nothing in them,” called Tull, the pedlar, from the bend. “I’ve read the lot.” He came up backwards, ahead of his mule, who cannot be stopped, with the post in a bucket. It was from people we had waved off, at the ford and at the fork. One letter was sealed. It was addressed in our own hand to *Whoever Comes Next*, and had been all the way round. That one he had not read.
    .a = Read them all
    .a-text = We read them aloud until the lamp wanted filling. Each writer had asked the way somewhere, been told a longer one, and taken it. Our own said only *Mind the third stile*. Laid end to end they made one road, and it goes round behind the map.
    .b = Burn one unread
    .b-text = Ours went into the fire with its seal on, and burned in three colours. In the grate afterwards lay something for the town, of our own choosing. The rest all spoke of one road, a long one, round by the back of the map, and Tull took down the turnings.
