# The event cards of Mythwind: house rules, the two roads, one fire.
# Words between asterisks are set in italics.

## Chapter three: house rules

mw-event-27 = House Rules
    .front = By then most things in town had been borrowed at least once, and some had come home improved, so it was time for rules. One sheet of good paper lay on the longhouse table, held flat by the town’s tin. Fyxx, the Keeper, had brought its own pen and a bundle of receipts, for spoons, for ladders, for the goat on two occasions, and for a Thursday. It turned back its sooty cuffs, and waited to be shown which side of the table was its own.
    .a = Write a charter with the sprites
    .a-text = Ours, we said. Rule one is about lids, and rule six is a drawing. Under rule four the tin was tipped out, and some of it proved to be owing. By morning they were all in, along the bench between us, with their cold feet in our laps.
    .b = Write a charter for the town
    .b-text = We gave it a stool by the wall, and it read what we wrote, upside down. The charter has market dues in it, and by noon the first were in the tin. They still borrow, but they ask now, in writing, under the door, and are gone when it opens.

mw-event-28 = Ink Made of Berries
    .front = The ink had been blackberries until that morning, and the pen came out of it like a spoon out of jam. The charter lay on a table in the grass, and Fyxx, the Keeper, had moved our thumbs off it. Then nothing happened. We had lined up to sign behind the sprites, for manners, and they had lined up behind us. The line ran once round the table and had no front. Bouque, who is mostly wood, held the pen out to where the front would be.
    .a = Sign first
    .a-text = We wrote our names in full, with loops. The ink had pips in it. By morning the names had struck root, gone up stroke by stroke on both sides of the table, and met overhead in points. It makes a dry chapel, and one can read the ceiling.
    .a-else = We signed, with loops. The ink had pips in it, and came up overnight all along our chapel wall, with several kinds of thing on it, to choose from.
    .b = Let them sign first
    .b-text = None of them wrote. Each dipped a thumb and pressed, and each thumb left a picture: a thimble, half a hinge, a hook. Fyxx’s was a key. We signed underneath, and looked plain. Every year it is taken down, for the children to guess whose is whose.

mw-event-29 = Locks on the Larder
    .front = Rule three of the town’s charter was a lock for the larder. It came up from the low towns as big as a loaf, with a key for every household. The smith had heard that it concerned small people, and had put the keyhole low down, to be handy for them. Lem Ruddock, our cook, turned the key and tasted it. He had never been on the outside of a larder before. From his finger hung the rest, all on one ring.
    .a = Hand out keys
    .a-text = Every house had one. A person with a key does not care to go in empty-handed, and before the week was out there stood more jars on the shelf than we had locked up. The label on one is too small to read.
    .b = Keep one key
    .b-text = Nothing went missing. But after dark they came in a line and looked, by turns, with one eye, and for each look a coin was put down on the sill. It came to two for every one of us, and now we leave a lamp on in there.

mw-event-30 = The Map with No Roads
    .front = Not one road was on it, nor a house. Fyxx, the Keeper, unrolled the map along the longhouse table and stood on a corner. It showed where things had been lost: a glove, an anchor, one of a pair of twins, and the thread. Ottoline Bask, our surveyor, bent over it with the lamp and came upon herself in nine places. It was due back at sundown, said Fyxx. She had a clean sheet and a dry pen. The children had nothing to do.
    .a = Copy it
    .a-text = She had it by sundown, roads and all, since her pen will put them in. Whoever has lost something may look, for a small sum to the town, and they come from far down the river. One edge ran off into the fen, and she is pasting more on.
    .b = Learn it by heart
    .b-text = They took a side each and said it over until the light went. It is a skipping rhyme now, with the glove at one end, and whoever is still in at the other has to go and look for the anchor, which is a good way out, beyond the fen.

mw-event-35 = The Reed Market
    .front = In the reeds they keep market on rafts, by the light of jars, and have two kinds of money. We watched how it is done. One customer laid down four nails for a basket. The next sang for one, a line and a half. The stallholder listened with its head on one side, gave back the last note, which was flat, and waited for another. Then it was our turn. Our pockets were full of nails, as builders’ pockets are, and someone behind had begun to clear their throat.
    .a = Trade in songs
    .a-text = We gave them the long one about the goat. It was far too large, and they had to send from stall to stall for change. We were paid out in short tunes, quite worn, and have them all still, though the best is only half there.
    .b = Trade in nails
    .b-text = Nails are dear out there. For a pocketful they sold us the raft, boards, posts and roof, as soon as it was cleared, and we poled it home and took it apart. There was change as well: nine nails, blue ones, and not cold.

mw-event-36 = Two Left Shoes
    .front = “One careful owner,” said Tull, the pedlar, “and I never saw a man go wrong so steadily.” He took no money for the shoes, but left them on the longhouse step and hurried on after his mule. They were good black shoes, both for the left foot. By evening they had reached the woodpile, bearing left.
    .a = Hold a contest
    .a-text = The course was from the longhouse to the ford. One man ended in a tree, and most behind the sawpit. But strangers had put money on the ford, a coin apiece for us, and the race is run every year, since the ford must win sometime.
    .b = Burn them
    .b-text = They burned slowly, with a smell of other people’s roads. The smoke went up, bore left, and kept on. Toward evening it came in at the other door.

mw-event-37 = The Borrowed Bell
    .front = Fyxx, the Keeper, had lent us a bell for the goat, who strays. It had nothing in it to ring with, and rang a moment before she moved, so that wherever she was going one of us was there already. After three days of this she stood in the yard and looked at us. She gave no milk. Una Tye, whose trade is her own affair, had stopped knitting. “Too small to be,” she began, and hummed.
    .a = Return it
    .a-text = We got a receipt. Over at the tower, in their hoods, the small ones had lain awake without it, listening for when to get up, and by the second stroke they were at work. The goat was found on a roof. No one had known that she would be.
    .b = Keep it a while
    .b-text = The children made a game of it, in which you must have moved before you think of it. Grown people may be seen at it, one leg up. By the time it went home we had finished the cheese, and the goat had to be told what milk was.

mw-event-38 = Numbers That Hum
    .front = Ottoline Bask, our surveyor, casts up her columns aloud, and lately they had begun to answer. Sevens buzz, like a fly in a jug. Noughts are low. A column rightly added makes a chord, and people had been coming in of an evening to hear the timber. The page of tolls set one’s teeth on edge as far off as the pump. Along the sill, on their elbows, the small ones had found that note, and were holding it.
    .a = Count them
    .a-text = Somewhere in the sixth row a three should have been an eight. The carters, who had paid on the three, were sat down in front of it, and by the second time through they had their purses out for the town’s tin. The page is lent for weddings now.
    .b = Hum along
    .b-text = We came in on the noughts, which most of us can reach. The sum was as wrong as ever by bedtime, and one could have danced to it. Those on the sill took it home to the tower, and before light they were driving pegs to it, and carrying one.

mw-event-39 = A Song in Two Halves
    .front = The best of the tunes we had got in change was only half there, and we had hummed it about the place for days. Then at dusk, from over the water, they struck up one that all of us were rocked to. *Who laid the stone? I laid the stone. And who sat down? My mother.* There they stopped, like someone holding a door. It was just where our half began. Along the landing people had drawn breath.
    .a = Sing the second half
    .a-text = We sang it. *Who is it for when we are gone? For one, and one, and another.* It had both its ends then. It went through again, from both banks, with splashing, and one came out singing at the landing, with a drawer, to live in the tower.
    .b = Ask who has it
    .b-text = “Who has the rest of it?” we called. They talked it over in the reeds. “You have,” they called back, and then, as we only stood there, let it be. In the morning a row of things to choose from was on the landing, with a leaf, *in the meantime*.

mw-event-40 = Nails of Blue Iron
    .front = Corrie Gant, our builder, had driven one of the blue nails into her bench, to try it, and hung her hat on it. Now the hat would not come down. The other eight lay in a row and were warm. A load off the stack, burned for charcoal with all our scrap on top, might make more. “What holds is never sold,” said Corrie, which she claims is old. She had the hat by the brim with both hands.
    .a = Forge more
    .a-text = The load went up the chimney, and under it lay a bucketful, blue to the last one. What is nailed with those wants no prop and no second thought. It was as good as two loads to us, and the only thing we have not tried them on is hats.
    .b = Keep them safe
    .b-text = The eight went into a box. The ninth could not, so people walked up the valley to pull at the hat, for a small sum a pull. It has come to three coins apiece for us, and now and then Corrie goes and stands under it.

mw-event-41 = The Night Everyone Danced
    .front = At the tower one hammer had fallen into step with another, and by lamplight there were spoons in it. { $bank ->
           *[north] Boats had been turned over side by side and planked across, for a floor.
            [south] For a floor we had the old paving under the scarp, which came in half a beat late.
        } Along one edge of it stood people, and along the other, belt-high, the sprites, and all of them were looking at their feet. Then from our side a hand went out, rather low, palm up, as we had once been shown. Behind us the pot had been left, its fire sinking.
    .a = Dance
    .a-text = The hand was taken. After that it was everyone, on boots, or at arm’s length, downward, and it went on longer than the lamps did. At the tower neither sort lay down at all, and they were at work before us in their good clothes.
    .b = Keep the fire
    .b-text = Whoever came off for breath had something with them for the pot. When it was full they took up a mallet, so as not to stiffen, and went round to the new frame, still in time. By morning there was soup over, and a good deal more frame.

mw-event-42 = The Morning After
    .front = After the dance no one had gone home, exactly. They had stopped where they were. In the square lay a drum with a boy asleep in it, three ribbons, and a ring of small bare prints in a ring of boots. Those who wear the boots had got to the tower, and snored on the step, in parts. The midwife, who is up at all hours, came round them with the broom. At that hour a broom is as loud as a cart.
    .a = Sleep
    .a-text = We lay down on the table, among the spoons. It was past noon when we got up, and the wind had done the sweeping. It had taken the prints, both kinds, hung one ribbon on a sail of the tower, and turned the boy over, to do the other side.
    .b = Sweep the square
    .b-text = She swept as far as the prints, looked at them, and sent for chalk. They are danced over every year, by whoever fits. But the broom had woken the step, and until dusk the tall ones went about with one sleeve on, sawing into halves what was wanted in thirds.

mw-event-43 = Two Roads
    .front = Two invitations came the same morning, for the same day. The first, a beech leaf, had writing along the veins, which Fyxx read out: the Hollow Court would sit, and there would be a chair. The second, red-sealed, left an h out of { $town }. The Guild would open its road; bring samples. We took both to the fork, where the ground is trodden into a hollow, deeper than either road. “People stood here,” said Bouque, who is mostly wood. We had turned to go when it added, “Long.”
    .a = Go up to the Hollow Court
    .a-text = Wherever the path divided, one branch had a knot of grass tied round it, low down, and the knots were fresh. By the top there were more of us walking than had set out. Zillah Dray, who counts us every dusk, counted, and kept the number to herself.
    .b = Go down to the Guild Road
    .b-text = It was paved from the third mile, with a price on every milestone. A carter coming up bought the samples off our backs and wanted the same again each month, so that we reached the Guild’s gate with nothing to show but an order.

## Chapter four, uphill: the Court

mw-event-44 = The Court Convenes
    .front = The Hollow Court was sitting when we came up under the beeches, and had been for so long that some of it had taken root. A snail was being heard. { $trust ->
            [wary] We were put at the back, behind a holly.
           *[known] We were put at the side, with the other business.
            [kin] Room had been kept for us at the front.
        } One may speak kneeling or standing, said the usher; it does not affect the result, as there is none. The usher came up to our belts. The snail bowed, which took a while, and then it was our turn.
    .a = Kneel
    .a-text = Down there we were all of a height, and said our piece into faces. Behind those, low between the roots, doors stood open, dozens, with a path from each. One of the faces came home with us to the tower, and brought its stool.
    .b = Stand
    .b-text = We stood, to be heard at the back. What we had said was handed on from row to row, and long afterwards came round to us again with a chorus, which we have kept. From up there one could see out between the trunks, and every way was another path.

mw-event-45 = A Riddle for Guests
    .front = Guests of the Hollow Court are asked a riddle, and each answer is kept as a knot in a cord. “What did you bring that you did not carry?” asked the usher. The last knot had gone green. Our goat, who had followed us, stood eating what may have been a member. Zillah Dray, our eldest, had shut her eyes.
    .a = Answer with a joke
    .a-text = The goat, we said; she had come on her own feet. They looked at it from that side, and then from the other. In place of a knot the usher tied a bow. We tell it at home, with the same wait in it, for the bread to go round.
    .b = Answer with the truth
    .b-text = Zillah said it. It was names, of those who had stayed behind, one by one. The cord grew by as many knots. At one of them a sprite in the second row got up. It sleeps at our tower now, under a hat much too large for it.

mw-event-46 = Laughter in the Leaves
    .front = Our joke about the goat took an hour to get to the back row of the Court, each member explaining it to the one behind. Then it went up. A beech began to shake, from the ground, though there was no wind, and then the next beech. Husks came down, and twigs, and a kite. Along the benches they sat with their eyes shut and their shoulders going. The usher, with a hand to its side, did hope there were no more like that.
    .a = Tell another
    .a-text = We told the one about the bishop and the ferry. It went up too, and over, from tree to tree, and was down the valley before us. At the tower all the small ones were hard at work, and would not look at each other.
    .b = Stop there
    .b-text = It went on for some time by itself. With the husks fell whatever had been tossed up there since there were trees to toss at: a shuttlecock, two coins for each of us, a boot. The boot we left on a stump for whoever has the other.

mw-event-47 = The Weight of Truth
    .front = In one pan of the Court’s scale, which is bark and as wide as a bed, lay what Zillah Dray, our eldest, had said. It was only names. There was nothing to see, and the pan sat on the ground. To bring down the other they had put in a stone, then a cheese, then one of their smaller members, with its feet together, and it still hung in the air. Had we anything to add, asked the usher.
    .a = Explain
    .a-text = We told them who each one was, and why they had stayed. It came out long, and it came out lighter. Up went our pan. The small one landed, got out, and moved into our tower, with the stone. The names have not been said since.
    .b = Say no more
    .b-text = We had not. So they went on adding until it hung level. A guest, by custom, may take home what his word weighs. We left them the stone and helped the small one down. The cheese had to be rolled.

mw-event-48 = The Stone That Walked
    .front = We took it for a boulder until it waited at the gate for us to go first. It had come down from the beeches on two short legs, square and grey, and in the top of it was a dip, as in a doorstep. It looked along our street like someone who has been given a number. “House,” it said. That was Chunk, who is rock. Between it and the place it was looking at lay our stacks, our strings and all the pegs.
    .a = Clear its path
    .a-text = It walked through and sat down in the new work, in a gap that wanted a step, and in the night the walls were carried on to meet it. By sunrise there was a step. Chunk had gone in under the hollow oak, to be next in the sprites’ seat.
    .b = Ask it to sit
    .b-text = It sat, at a corner where we had meant nothing. By dusk squared stones had come in out of the grass and settled round it, like hens. Then it got up, without disturbing any, and went to the hollow oak, for its turn in the sprites’ seat.

mw-event-49 = The Missing Chair
    .front = A chair had been promised us. In the ring of seats under the beeches was the place for it: four dents in the moss, three of them deep. The chair was out, the usher said, and had been since before its time. { $trust ->
            [wary] The Court looked at us.
           *[known] The Court looked at its knees.
            [kin] The Court had got up, so that none of it should be sitting.
        } So we sent home. Up came the toll keeper’s chair, from the ford, where no toll was ever taken standing; and behind it came a saw, to go through some of our timber.
    .a = Give up your own
    .a-text = It went into the dents, and rocked. At the ford our toll keeper stands, and is nodded to, and people drive on. But the Court saw us home that night as far as the water, holding on to our coats.
    .b = Build a new one
    .b-text = It was a plain chair, sawn by lamplight. They pressed in closer than they ever had, to see it done, until each of us had an elbow on either shoulder and sawdust in our collars. One felt along the joint. It left its hand there, on ours.
    .b-else = The timber was not to be had. We thanked them, and stood, and by and by they stood as well. Something would turn up, said the usher.

mw-event-50 = Sitting on the Floor
    .front = Our one chair was given away, so we sat on the floor, and were the first guests to see the Court from underneath. Below each seat hung a smaller one, with someone in it. That was where the minutes were taken. They had lamps down there, and slates, and did not look up. One reached out and moved our boots, which were in its light. The moss was thin, and it would be a long sitting.
    .a = Stay
    .a-text = We were put in the minutes: *on floor*. When the Court rose, one of those below folded its seat flat, took its lamp in the other hand, and came to have a look at our tower, where it lives now, having so often had to spell it.
    .b = Fetch cushions
    .b-text = Every cushion in { $town } was sent up and sat on. They came home with whatever had been said over them stitched round the edge, in grey wool. Laid in order along the longhouse bench they make a story. The middle of it is under the cook.

mw-event-51 = Three-Legged
    .front = However it came there, the chair in our place next morning had three legs. The fourth corner was as clean as a plate, with no mark of a saw. Anyone who sat in it sat down twice. Bouque, who is mostly wood, came to see, and looked elsewhere, and a bud on its shoulder opened. We had a knife out. All round the ring they had turned to watch, and one or two had begun, very slightly, to rock.
    .a = Level it
    .a-text = Word went round the ring that a block was wanted. By noon they were stacked to our chins: beech, bone-dry and square. The chair took one, and sat, and all the rest came down to town on the cart.
    .b = Let it wobble
    .b-text = Whoever has that chair must keep one foot going, and for courtesy the whole ring took it up. Down at the tower it got into the beds. The small ones were rocked about until they gave up, and went to work by starlight.

mw-event-52 = The Tower Takes Root
    .front = In the night the tower put out a root. Thick as a wrist, it crossed the yard between the cart and the hens and went down the bank to drink. Corrie Gant, our builder, had stones cut for a new ring. Anything that drinks, she said, is not a building. Chunk laid its palm on the wall. “Thirst,” it said.
    .a = Lay the first ring
    .a-text = We had nine stones over, for the wall had come up to meet us. The sprites of the tower sat along the new edge with their legs hanging. Next morning they were at work before we had found our boots.
    .b = Ask it to grow
    .b-text = How does one ask a tower? Ketty Marl, now ten, put her mouth to the wall and said please. Overnight it rose by a course, knobbly as knuckles, and down from the top, where there is no stair, came a new sprite, asking which bed was its own.

mw-event-53 = A Letter under the Root
    .front = Down on the bank the tower’s new root had closed round something, as a fist does. Ketty Marl, who was ten, worked it loose. It was a mason’s glove, stiff with lime and sewn up at the wrist, and across the back was stitched, in red, *For whoever is mending this*. Its palm crackled. Its fingers clinked. The tower had been giving its low evening note, which we have got used to singing on. It stopped. Up the wall, from chink after chink, they put out their heads.
    .a = Read it aloud
    .a-text = Ketty read it to the wall. Nine masons had been of two minds about the last four things. They had left holes for them, and begged our pardon. The wages we sewed in again, and put the glove back in the fist. The note returned, a little lower.
    .b = Read it alone
    .b-text = We read it indoors, the shutters closed. Nine masons, two opinions, four holes in a wall: it would keep. Two coins came out of the fingers for each of us. A pattern for gloves, we told them outside. They nodded. There has been no note since.

mw-event-54 = Crown of Twigs
    .front = On the longhouse step lay a crown of twigs, with a receipt for *one king*, crossed out, and above that *one hat*. It fitted everyone. It fitted the bucket. In the yard, in clean hoods, the small ones of the tower had drawn up in two rows, with room between for a person to walk down. Over the longhouse door was a nail.
    .a = Wear it
    .a-text = We took a day each, eldest first. One of us decreed rain, and did not get it, and one decreed pudding. Whoever has it on is bowed to as far as the landing. The small ones have to be out for it before dawn, and go straight on to work.
    .b = Hang it up
    .b-text = It hangs on the nail. Strangers take off their hats to it, bailiffs too, and ask, and are told. No two of us tell it alike, and there are evenings of nothing else. In most versions the king had only come about the drains.

mw-event-55 = The Page Who Forgot
    .front = The page from the Hollow Court had forgotten the message, so the Court had sent a second page, to remind it, and a third with a lantern. They stood on our mat by size. “It was about,” said the first. They had forgotten the way back, too. One of our hired sprites hunted for its hood. Someone sharpened a pencil.
    .a = Walk them home
    .a-text = Ours went in front, and they held on behind, each by the hood of the next. At the gate of the Court it all came back. They had been sent to say that we should choose something, and there it was, laid out on trays.
    .a-else = No sprite of ours had the day free. They sat down on the mat, and after an hour it struck them that they lived uphill.
    .b = Draw a map
    .b-text = We drew it on the back of the message, which the second page had taken for its handkerchief. Next day there were fourteen on the mat. Each wanted a map, and had something for the town’s tin in its fist.

mw-event-56 = Sap in the Gears
    .front = The tower still has wheels inside, oak ones with teeth of apple, and by morning they were set in sap, like fruit in jelly. So was a row of boots. The tall ones who sleep there had put them out to dry, and stood round in their stockings. The joiner said that it would have to be scraped before it hardened. Lem Ruddock, our cook, had put in a finger, and the finger in his mouth, and was asking who had the big kettle.
    .a = Boil it
    .a-text = It came away in sheets, with teeth down one edge, and took every kettle in town. It boiled down to a single crock. The spoon stands in it, and has to be asked twice. The boots were got out last, and do not let in water any more.
    .b = Scrape it
    .b-text = The tall ones scraped, and licked the chisels. With the last tooth clear the great wheel went round by a quarter, and waited. None of them could see the use of bed that night. They were at our doors before breakfast, bright as pans, to ask what it did next.

mw-event-57 = Echoes
    .front = Every evening we sing the boats in, and the scarp gives it back, a line behind. That evening it was a line ahead. We stopped. So did the scarp, out of breath, on a word that we had not got to.
    .a = Answer
    .a-text = We gave it the word after that.
    .a-1 = It took the tune away from us and went up the valley with it, and round a corner. None of us can find the beginning now. The boats come in as they please.
    .a-2 = It waited, and gave the word back, a line behind, as it always had. There must have been a draught.
    .a-3 = It went straight on, into two verses that no one here had ever sung, one for low voices and one for lower. The boats come in early, to hear them.
    .b = Hush
    .b-text = We kept still, and so did the stone. At last Abel Noon, the ferryman, came in without being sung to, lying down, and said that it was a bit quiet.

mw-event-58 = A Second Page
    .front = Behind a loose stone in the tower was a second page. The first was not there. *And on no account the goat,* it began; and after that came a sum, half a recipe, and a good deal about hinges. At the foot it said *as above*. A dealer in papers was at table, facing an empty frame.
    .a = Trade it
    .a-text = He read it four times, with his spoon up, and gave us two coins each. He hopes to come on the first page some day. We have told him where we did not find it.
    .b = Frame it
    .b-text = It hangs by the door, and those who have to wait there make up the first page. Some of these are told all over the valley. In every one of them the goat has her reasons.

## Chapter four, downhill: the Guild

mw-event-59 = The Guild Road
    .front = A white bar lay across the Guild Road at the first house, and on either side of it was nothing at all. No one had ever gone round. “Two coins a cart,” said the keeper, who had said it thirty times that morning, “or mend what you’d drive on.” Past the bar, for the length of a cart, the road had sunk. A man sat in the hollow with a shovel, eating his dinner. We had a load of planks aboard, and the town’s tin under the seat.
    .a = Pay the toll
    .a-text = A purse was opened, and she wrote it in two books and compared them. Then the bar went up. We rattled down through the hollow and out, and after that the road went on to places that we knew only from the outsides of sacks.
    .a-else = No purse held two coins. So it came out of the tin, and we got a receipt, and past the bar lay places that we knew only from sacks.
    .b = Mend the road instead
    .b-text = The man got up to let our planks down. He had been told to wait for planks, four years before. Beyond lay towns we had never heard of, and he named them, from our tailboard. He sleeps at the tower, and the shovel has a hook.

mw-event-60 = Weights and Measures
    .front = For the Guild, Stint weighs whatever he is handed, and we handed him our pound. It is a river stone with a ring in it, and no one had ever had cause to doubt it. He put it in one pan and his own in the other, a brass one, with a knob, and stood back. The brass went down, by about a spoonful. “One of these is a pound,” said Stint, and dipped his pen.
    .a = Use theirs
    .a-text = The brass came with its whole family, each in its green hollow, down to one for tweezers. Dealers who would not get down for a stone got down for that. One hollow is empty. Stint prefers it so.
    .b = Use ours
    .b-text = He had to enter the reason. So we told him whose the stone had been, and who swam for it, and about the goose, and he put it under *Remarks*, the only page of that book ever read out.

mw-event-61 = The Heavy Pound
    .front = On every pound we sold we came out a spoonful short, and it was Lem Ruddock, our cook, who found out why. He licked the Guild’s brass weight. Varnish, he said. For the sake of its looks it was varnished every year, by order, and the order did not say to take any off. Stint, who weighs by it, looked at it for some time. In the lid of the box was a form for complaints.
    .a = Complain
    .a-text = We filled in the form, and the Guild, which is fair, sent us the varnisher. He had done it for thirty years, and had often wondered. He lives at the tower now, with the brush, and looks at bare wood.
    .b = Adapt
    .b-text = What we sold we sold by the piece from then on, and what we bought we bought by the pound. It had come to three coins a head when Stint went through it. He could find nothing wrong, and went through it again, for pleasure.

mw-event-62 = The Light Pound
    .front = *Honest as a stone*, they had begun to say in the low towns, meaning our pound, which is one. Now Stint of the weigh-house wrote that it was light, by a spoonful, and had we known. We put it on the table. Where hands go it was worn as smooth as soap. It had gone a grain at a time, home with the flour, to everyone who ever bought any. The day’s customers were at the door, holding their sacks open.
    .a = Explain
    .a-text = We let them feel the place. They had all had some of it, and so had their mothers, and they thought it handsome of the stone. Some ask for the pound as told now. That takes longer, and the others wait, so as to hear.
    .b = Profit
    .b-text = We kept it under a cloth and sold, and by night the spoonfuls had come to something in the town’s tin. They still buy from us. It is a while since we heard of anyone being as honest as anything.

mw-event-63 = The Swamp Pedlar
    .front = First came a squeak, then a smell of wet basket, and then a handcart with a sprite in front and someone’s small feet behind. “Ten coins the lot,” said the sprite, wringing out a sleeve. “Call it seven, half of it’s damp. Six. I’m Messler, I’m a fool to myself. Four.” None of us had spoken. On top of everything stood a jar, empty and very clean. “Not the jar,” said Messler.
    .a = Invite it in
    .a-text = It wiped its feet, which made no difference, and beat us down from a cup of tea to half a cup. The feet behind proved to have a sprite on top, which stayed at the tower, with the squeak. Messler went to bid for the sprites’ seat, at the oak.
    .b = Buy the whole cart
    .b-text = Four coins were put in a wet palm. We walked round the load until dark, and there were two things on it that we had needed all along. Messler walked off with the jar under its arm, to see what they were asking for the sprites’ seat at the oak.
    .b-else = No purse held four. Messler would not sell for nothing, though it had nearly got there, and went to inquire about the sprites’ seat, under the oak.

mw-event-64 = Strike at the Sawpit
    .front = The saws had stopped. Along our sawpit sat the sawyers, on the week’s last log, with the blade halfway through it. They had chalked the matter up. The man below gets the dust, it said, and the man above gets a coin more, and it should be the other way about. Corrie Gant, our builder, had been at that since breakfast and could find nothing wrong with it. Up on the road stood a gang from out of town, with saws of their own, taking an interest.
    .a = Hear them out
    .a-text = We heard it from the bottom of the pit, to be fair. It took three nights, and the log went on the fire. Then the man from below was brushed down, and was a woman whom none of us had met. She sleeps at the tower, beside the brush.
    .b = Hire around them
    .b-text = The gang had the log in planks by dark, all alike, and went. So did one of ours, who had done the chalking. She rolled up her blankets at the tower, and there was a line of dust over the ford, as far as where the coat had been shaken.

mw-event-65 = A Fair Day’s Work
    .front = A day, it was agreed, runs from when you can see the saw until when you cannot. That left the noon hour, and whether getting out of the pit is work. By midnight all of it had been settled. Corrie Gant, our builder, has always wanted a fair day’s work, and has always wanted it written down, and she had smoothed out a sheet of paper. The sawyers had wiped their palms on their trousers and were holding them out.
    .a = Shake on it
    .a-text = All shook with all, which put up a fair cloud. At the tower, next day, the booted ones were out while it was dark, standing in a row, and waiting, they said, for it to be day.
    .b = Put it in writing
    .b-text = Corrie nailed it to a post. Those waiting to read it wanted a bench, and the bench a stove, and the stove some walls. It is a hall now, and outside hangs a saw in gilt: our own guild, open from when you can see it.
    .b-else = Corrie nailed it up by the road. Carters got down, went through it with a finger, and gave us better terms by the end of the line.

mw-event-66 = Empty Benches
    .front = A cap lay on every bench at the sawpit, put down where its owner sits, so that there should be no mistake about whose place it was. The owners had gone down the road. Their back pay was in the town’s tin, on the sill. Corrie Gant, our builder, went along the caps without touching any, and took hold of the long saw, by one end. It is a saw for two.
    .a = Apologise
    .a-text = We sent the tin after them, with a letter. Two were overtaken at the first milestone, walking slowly. The money they passed on to the rest, and kept the letter. Now they sleep at the tower, end to end, with a two-handed saw along both.
    .b = Press on
    .b-text = We pulled the saw, and it went back. Someone down in the pit had the other end, and kept very good time. It was kept up all night, and by morning the work stood one stage on, and all along the benches the caps had been brushed.

mw-event-67 = The Scaffold
    .front = Three hundred poles had gone up round the tower, and every one had its note. With the least wind they hummed, and the masons laid to it and were seldom out. Corrie Gant, our builder, had one cartload of planks over. It would make another stage, above the top one, or else a walk round the back, in the ivy, where no one had been. She laid her ear to a pole. It held a note, and seemed to be waiting for the next.
    .a = Go high
    .a-text = From up there you could see over into everything that we were building. Corrie called down what each would want next, and the humming, which had gone up by a tone, kept them at it by lamplight until, by morning, all of it had moved on.
    .b = Go wide
    .b-text = Behind the ivy someone had been before us. A scaffold stood there already, knee-high, the poles peeled, the knots like peppercorns. Along it lay dressed stone, a good load, within easy reach of a person with our arms.

mw-event-68 = A Letter in the Mortar
    .front = The scaffold had reached the eleventh course when Corrie Gant, our builder, put her chisel into a joint and it came out clean. Behind the mortar lay a fold of paper in a waxed rag, built in square. On the outside it said, in carpenter’s pencil, *For whoever is mending this.* The saws left off, and so did the humming. All along the planks they were admiring a cloud. Stint, the Guild’s weigher, polished his spectacles and put them on. Something in the fold clinked.
    .a = Read it aloud
    .a-text = Corrie read it out in her sawpit voice. The masons before us had left four holes in the wall on purpose, having fallen out over what should go in them. Would we please decide. The last of their wages was folded in, and bought the scaffold its supper.
    .b = Read it alone
    .b-text = Four holes had been left in the wall on purpose; here was a drawing; here were some wages. The coins went into our pockets. A bill for lime, we told the scaffold. The saws began again. The humming did not.

mw-event-69 = Toll Tokens
    .front = Whoever pays the Guild’s toll is given a brass token, to be handed in at the next gate. The next gate has not been built. We had two buckets of tokens by then, each stamped with a picture of it: an arch, two towers and a flag. Brannick, at the market, had offered to take the lot for buttons.
    .a = Melt them
    .a-text = They ran down into hinges, latches and one very good pulley, all for the builders. The picture will not quite melt. Put your nose to a hinge, and there is the gate, ajar.
    .b = Spend them
    .b-text = He made it one coin each. Half the low towns do up their coats with them now, so that the gate is opened and shut all day, for a thing that has not been built.

mw-event-70 = The Pothole
    .front = Four people had reported the pothole, the last of them from inside. It lay in the middle of our road, and carts had gone round it for so long that by now the road did too. One load off the stack would see to it. Along the edge the children had set out stools, and were lowering a lunch.
    .a = Fill it
    .a-text = The load went in, and kept going in until dark, and held. Traders who used to creep by with their eyes on the wheel come through at a trot these days, looking about them, and see things they want.
    .a-else = The stack had nothing left in it. We stood a chair in the hole instead, with a red rag tied to the back.
    .b = Name it
    .b-text = Call a name out loud, was the rule, and the hole would choose. So call one now. One of them it gave back very handsomely. That is on the map, and once a year there is a supper, in it.

mw-event-71 = Rope and Bucket
    .front = A bucket of stones had come down the tower, and long-legged Joss Pember, holding the other end of the rope, had gone up. He sat on the pulley beam and told us what one could see. The tall ones who sleep at the tower spat on their hands. One gave a note to haul by. It was a slow one.
    .a = Haul
    .a-text = Up went the stones, down came Joss, and he stepped off. This was done three times before the end was tied. By then the tall ones had the swing of it, and they were at the rope next day before the cock.
    .b = Sing while hauling
    .b-text = It has a verse for every stone, and a high part, which came from Joss, above. It is sung still, over the dishes, sitting down. But no stone went faster than its verse, and for days the tall ones walked, sawed and chewed in that time.

mw-event-72 = Inspectors
    .front = Three inspectors were coming up the road from the Guild, with Stint, its weigher, ahead of them to carry the pole. They count what there is, and whoever shows them round must give them lunch. That is in the rules, and so is ham. We had one ham. We had also a long table, with a cloth to the floor.
    .a = Show them round
    .a-text = They counted the steps, the chairs and one another, and ate the ham, and entered the bone. None of them had looked up once. But it is a handsome report, and two sets of traders have been here on the strength of it, with full purses.
    .b = Hide
    .b-text = We got in under the cloth, all of us, with the ham.
    .b-1 = They knocked, waited, and put us down as *none*. The fee for a wasted journey they took from the town’s tin, and left the receipt on top.
    .b-2 = They had brought their own lunch, and ate it over our heads, without a word. Then they brushed off the crumbs and went.
    .b-3 = Stint lifted the hem, looked at us, and let it down again. “All present,” he said. For a town found in such good order the Guild pays a bounty, and it was counted into the tin.

mw-event-73 = Second Thoughts
    .front = At midnight the letter was done: four pages to the Guild, about two coins that each of us had been charged twice over. It had *notwithstanding* in it, and underlining. At breakfast it seemed that some of it might be put more kindly. The carter who takes the post had sat down by the door. The ink was open.
    .a = Rewrite
    .a-text = It was put more kindly, and that made it shorter. By noon it ran: *Dear Sirs, we trust that this finds you well.* They have written back to say that it did.
    .b = Send
    .b-text = It went as it was. Two coins came for each of us by return, with a letter of five pages, rather better underlined. Ours, they wrote, had been hung up where the apprentices could see it.

## Chapter five: one fire

mw-event-74 = The Other Road
    .front = { $road ->
           *[court] The Guild had never had an answer to its invitation. It sent another, by handcart, with a sprite between the shafts. “A coin to hear it,” said the sprite, which was called Messler and had wet sleeves, “or half, or I’ll throw it in.” On the load rode one jar, empty.
            [guild] The Court had never had an answer to its invitation. Down from the beeches it sent Chunk, a sprite of rock, square, on short legs, with a dip in its head as in a step. “Chair,” said Chunk, and waited in the yard for someone to come and see about it.
        } { $trust ->
            [wary] All along the reeds the lights were out.
           *[known] Small hands were holding the gate.
            [kin] Small hands had greased our boots.
        } The boots stood by the door, and the ink was on the table.
    .a = Go and see it
    .a-text = { $road ->
           *[court] At the toll bar they turned up our page. It had a line for every day since the first letter, and on each line *not yet*. After the bar came road upon road. Messler saw us home for nothing, and asks about the sprites’ seat, daily, at the oak.
            [guild] In the ring under the beeches one place was free. A leaf had been laid there for every day since we were asked, and they stood as high as a chair. Beyond went path on path. Chunk walked home behind us, and sits by the oak, for the sprites’ seat.
        }
    .b = Send a letter
    .b-text = { $road ->
           *[court] We wrote. With the answer came a leaf of the Guild’s ledger, a line for each day since its first letter, all *not yet*; and an order for our goods, and a list of roads. Messler had pulled it up. It lodges under the oak, haggling for the sprites’ seat.
            [guild] We wrote. The Court, which hears everything, had the letter read out all day. So many came, by paths we did not know of, and went on down, that our market sold out. Chunk, who had taken it up, is under the oak now, where the sprites’ seat is.
        }

mw-event-75 = Two Stories, One Fire
    .front = Two old people had come in to our fire, a woman from up the valley and a man from down. Each knew from a grandmother why the old town was empty. { $road ->
           *[court] “They sold the bell,” said she, “so we left.” He let her finish. “They gave away the chair,” he said. “So we left.”
            [guild] “They gave away the chair,” said he, “so we left.” She let him finish. “They sold the bell,” she said. “So we left.”
        } They had never met. They had the same nose. Both of them turned it from the fire to us, and waited to be believed.
    .a = Believe the first
    .a-text = The first, being believed, went on until the fire was down, with a song in it that we had never heard and have now. The other listened, and in one place put in a name, and it was right.
    .b = Believe the second
    .b-text = The second, being believed, had nothing to add, and unwrapped a cheese for the house. It had been rubbed with ash and thyme. So was theirs at home, said the first, and showed us how the grandmother cut it.

mw-event-76 = Postage Due
    .front = The aunt who writes the postcards has never heard of us. They are for someone who moved, but Tull, the pedlar, reads them out, and in the evenings we do her three lodgers, with voices. This card had a parcel, and postage due, a coin from every purse. “It’s a dull one,” said Tull, walking on after his mule, with his thumb over the writing.
    .a = Pay
    .a-text = He took away the thumb. So that was what he kept in the trunk. In the parcel lay several things, each in tissue, and whoever had been so kind as to pay, the aunt wrote, was to keep one.
    .a-else = One purse was empty, and it was to be all or none. He read us the stamp, which was a nice one, and had to run for his mule.
    .b = Refuse
    .b-text = Sermon, the mule, had not slowed down for this. They went over the rise with the thumb still on it. We do not do the lodgers any more. It was not possible to leave them standing on the stairs like that, night after night.

mw-event-77 = The First Story
    .front = In the morning we asked to hear the first story over. { $road ->
           *[court] The bell had gone down to the river on a sledge, behind six horses, and no one ever saw the money.
            [guild] The chair had gone up the valley by night, on a man’s head, and no one was ever seen to sit in it.
        } It was an old tale, and at that place it had been told so often that it was thin, and one could see the fire through it. A blank book lay ready. The window was open too, and the wind had come to the sill.
    .a = Write it down
    .a-text = It made thirty pages. At the thin place we left a line, and in the night that was filled, in small blue writing that no one can read. The writer was asleep on the blotter. It has moved into the tower, with its ink in a thimble.
    .b = Let it go
    .b-text = It went out by the window. By evening it was up among the tower rafters, going round, and those who sleep under it in boots were out of bed before the end, and asked us at our own doors how it came out.

mw-event-78 = The Second Story
    .front = The way to try the second story was to act it, and we got as far as the props. { $road ->
           *[court] For the chair we had a chair, and a man to have it on his head, and up the valley was twice round the hens.
            [guild] For the bell we had a washtub, and six people wished to be the horses, and the river was a sheet.
        } The teller sat in front, lips moving. Along the tower wall sat sprites, with their chins on their fists. Then it turned out that there was no part in it for anyone who had stayed behind.
    .a = Act it out
    .a-text = We wrote one in. It has no words; one stands in a door and looks after the rest. A woman passing with a lantern did it so well that the teller’s lips were still. She has kept the part, and hung her lantern at the tower.
    .b = Let it go
    .b-text = The props went back. After dark it was done on top of the tower wall, in the time an egg takes, and done again. They changed parts, and were at it until daybreak, and so, every one of them, up.

mw-event-79 = The First Beam
    .front = For the first of the four holes in the tower two beams lay ready. Ours was oak, strapped with iron, and took eight to lift. The other had been left against the wall overnight: willow, peeled, and bound from end to end in grey wool. Corrie Gant, our builder, rapped them both and tried them both, and each went in like a hand into a pocket. “One hole, one pole,” she said, a saying that was then a minute old. She held out the mallet.
    .a = Oak and iron
    .a-text = It went home in three blows and will outlast the wall. Corrie put her ear to the end. Across the yard a load of stone was set down, and in the oak there was a chink, as of change being counted. By morning the willow had gone home.
    .b = Willow and wool
    .b-text = It went home without a sound, and is warm to lean on. We tried it with a tune and half a bun. Deep in the wool there was a chink, like someone with a purse sitting down. The oak has made a bench, for the eight who carried it.

mw-event-80 = The Lamp Room
    .front = Under the cap of the tower, four ladders up, is a room that is all window, with one hook. Oil had come for it, { $road ->
           *[court] down from the Court, in nutshells, packed upright in moss.
            [guild] up from the Guild, in a sealed can with its own dipstick.
        } We had a blue lamp, such as they carry in the reeds, and an amber one off a barge. Each had a slot in the foot, worn bright, the width of a coin. “Depends who’s out late,” said Abel Noon, the ferryman, who had come up in the net with the oil, asleep.
    .a = A blue lamp
    .a-text = It is on the hook for good. The first night all the jars in the reeds rose, stood, and came down, like glasses at the far end of a table. A button it hands back. For a coin it burns higher, and the small ones look up from their work.
    .b = An amber lamp
    .b-text = It is on the hook for good, and from the road it looks like a kitchen. Two carters climbed all four ladders that night, to ask what was on. A washer it lets drop. For a coin it burns higher, and every boot in town steps out.

mw-event-81 = Moths
    .front = Moths had been at the longhouse curtain, and it had to be granted that they had done it well: a border of leaves, and in the middle a hare at full stretch, all in holes. They sat along the shutters, waiting for the lamp to be put behind it. Outside, along the sill, lay nine small chins, waiting too. It had been a dear curtain. Then the lamp was lit, and the hare turned its head.
    .a = Open the shutters
    .a-text = Out it went on the draught and over the yard, in light, as long as a cart. At its second time round the tower those with the chins were after it. They had it home by dawn, and being up, they began.
    .b = Close them
    .b-text = With the shutters to, it has only the inside wall. On feast nights two of us work the cloth with sticks, and it runs the length of the longhouse, the children ahead of it with a lettuce. The moths sit in front, and have asked for more cloth.
