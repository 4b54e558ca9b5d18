# The adventure cards of Mythwind.
# Words between asterisks are set in italics.

## Cards 01 to 10: in the deck from the start

mw-adventure-01 = A Stile in the Hedge
    .front = The hedge is older than the path, and the path gives way to it. There is a stile: three oak treads, a top bar worn to a saddle, and, on the far side, no treads at all. Beside it, low down, is a second way through. Two hazel stems have been trained apart, the thorns combed back, and a flat stone laid in front to wipe one’s feet on. Out of it comes a smell of something hot. The top bar moves when you put a hand on it.
    .a = Climb it
    .a-text = The bar rolls over under you like a person in bed. You come down on the far side with the stile in your arms, all of it, treads and posts and bar, sound oak, with every peg still in its hole. Behind you the hedge has closed. You walk along it for most of a mile, carrying the way through, before you come to the end. In town they rap the oak, look at the pegs, and stack it with the rest.
    .b = Squeeze through the gap
    .b-text = You wipe your boots, since the stone is there, and go in on your elbows. It is a longer hedge from inside. Halfway along there is room to sit up, and a griddle with oatcakes on it, and a saucer with a button in it, for customers. You put in a second button and take the batch, all but the bottom one. On the far side you go for some way bent double, until you come to a gate and stand up to open it.

mw-adventure-02 = Mushrooms after Rain
    .front = Last night’s rain has brought them up under the birches in two rings, one inside the other. The outer ring is brown and stout, and Lem Ruddock, our cook, puts those in pies. The inner ring is pale and smells of new bread. There were fewer of the pale ones a moment ago. In the middle, on a plate of bark, somebody has laid out a single mushroom, a pale one, with one small bite gone from it. The bite is fresh. The biter is nowhere about, unless that is snoring, low down, behind the log.
    .a = Pick the pale ones
    .a-text = You fill your hat. They weigh nothing, and then, halfway home, something. Lem tips them into the town’s crock, on top of what is there, and puts the lid on for the night.
    .a-1 = In the morning the crock is empty and very clean. They have eaten what was in with them and gone.
    .a-2 = In the morning they are still there, which is all one asks of a mushroom. They fry well.
    .a-3 = In the morning the lid is on the floor. There are enough for today, and Lem is threading the rest on strings.
    .b = Pick the brown ones
    .b-text = You take as many as the hat will hold and leave the small ones. They squeak against the knife, as they should. You are back on the path before you miss the knife, and have to go in again for it. The bark plate has been laid afresh. There is a brown one on it now, with one small bite gone, and the rest has been pushed to the edge.

mw-adventure-03 = A Cart in the Ditch
    .front = The carter has given it up, and is having his lunch in the shade of the cart. There is plenty of shade, since most of the cart is above him. One wheel is in the ditch to the hub. So far he has tried a pole, a rope, and language. The horse has been taken out and is looking on from the road. In the ditch the water is clear and hardly moves, but every so often a bubble comes up beside the wheel, and opens, with the sound of a person about to speak. “It’s been doing that,” says the carter.
    .a = Lend a shoulder
    .a-text = You get your shoulder under the tailboard, and the carter puts down his bread and gets his next to it. There is a long suck. The ditch lets go of the wheel, then of you, and last of your boot, which comes back separately. He counts four coins into your hand: one for the lift, one for the coat, and two for not bringing it up when you tell people. The horse has seen everything.
    .b = Ask the ditch politely
    .b-text = You take off your hat, crouch, and ask whether it might be possible. The carter stops chewing. Then the water gets to its feet, hind end first, the way a cow does, and sets the cart on the road, washed. In the wet place stands a sprite with a wheel spoke under its arm. All the way home it keeps ten paces behind you, in the ditch wherever there is one, and at the tower it leans the spoke against a bed.

mw-adventure-04 = The Ferryman’s Nap
    .front = Abel Noon’s ferry takes six people and a cow. It is tied to Abel Noon, who is asleep on the bank with his hat over his face. On the far side stand a great many people with baskets, waiting to be fetched; one of them has begun to spread a cloth for lunch. The ferry wants two at the oars. When you say his name he answers, quite clearly, “They’ll keep.” From his big toe a fishing line runs away along the bank and in under the alders. It goes tight, and slack, and tight. He does not stir.
    .a = Row yourself
    .a-text = You take one oar and your hired hand takes the other, and the ferry goes round twice before you agree. After that it is only to and fro. They all pay on the far side, and some pay again on this one, since they have not been told otherwise. By the eleventh crossing the tin for the town is full. Abel has made all eleven, feet first, at the end of his rope. He sits up at last and says it has been slow today.
    .a-else = Alone, you have one oar’s worth of ferry, and it goes in a circle. The people opposite finish their lunch, shake out the cloth, and walk round by the ford.
    .b = Let him sleep
    .b-text = The line goes tight, and slack, and you get up and follow it. It runs past the post, in under the alder roots, and ends in a bow on another toe. That one is blue. Its owner lies along a root with a leaf over its face. Every breath the two of them draw stirs the mud, and up come the fish to see, side by side, broad as loaves. You cut a stick and mark the place for the town.
    .b-else = The line ends on a second toe, a blue one. It is our own fishing ground, seen from behind, and on this side lies plenty that the town can use.

mw-adventure-05 = Somebody’s Washing Line
    .front = A washing line runs between two birches, a mile from any house you know of. There are twelve shirts on it in order of size. The first would go twice round a blacksmith, and the last would be tight on a cat. They are dry, and have been for some while, for a spider has joined two of the cuffs. A basket stands in the grass. But under the last shirt the ground is wet, and from the wet place small bare prints go away over the leaves, still shining.
    .a = Fold it
    .a-text = You fold the way you were taught, arms in. At the ninth shirt you look up, and there are hands at the other end, red to the elbow. “Forty years I’ve hung out,” says their owner, “and never had anyone take the other end.” She makes the last one into a square the size of a biscuit. You carry the basket and she winds up the line, and by evening it is strung across the foot of the tower, over her bed.
    .b = Follow the wet prints
    .b-text = They go from leaf to leaf and are drying as they go, so you have to hurry. They cross a stream on stones too small for you, and you wade. They come up your own lane and stop at the tower, under the sails, where a great many shirts hang steaming, none of them bigger than a mitten. On the step is one wet coin, put down on the side nearer you. After dark they are at it early up there, with the sleeves rolled on clean shirts.

mw-adventure-06 = The Humming Stump
    .front = You hear the stump before you see it. It stands in the ride as broad as a table, sawn level, and it hums: four notes down, one up, and a long wait, as though it had thought of something else. Then the same again. Moss has grown in from the edge and left the middle bare. The rings are as fine as the lines in a thumb. Someone has been counting them with a row of pine needles, as far as eighty, and has laid down a spoon to keep the place.
    .a = Hum the tune
    .a-text = It wants a voice on top of it, so give it one now: four down and one up. The stump waits. When it goes on it has dropped to a part below yours, and you go through it together until all the needles have shaken off. Halfway home you have the end of the tune, though you never got so far. It is good to saw to. By the week’s end the sawpit has it, and the cradles.
    .b = Count the rings
    .b-text = You go in from the spoon with a wet fingertip. At a hundred and twelve you meet iron, a staple with the wood grown over, and in the staple a corner of board. You work it out with your knife. *Carts a penny*, it says, *geese free*. A carter has stopped to see what you are about. He reads it, thinks, and pays. You nail it up, and by evening nine carts have been by, and the pennies are in the tin for the town.

mw-adventure-07 = A Fair Wind
    .front = A hat goes by at the height of your knee, and then a man, and then another hat. The wind has come round behind you and is off up the valley, as if it had left something on the stove. You go with it. Gates open. Whatever is loose is travelling the same way: straw, a tablecloth, a page of sums, and a great many leaves, all folded to a point at one end and keeping well together. At the wall under the ridge it stops. Everything comes down along the foot of the wall, and you come down on top.
    .a-text = You sort it out. The man gets his hat, a woman gets hers, a clerk gets his sums, and each of them pays you a coin, which is three. That leaves the leaves. They are hoods. You stand them along the wall in order of size, turn your back, and take your time over a bootlace. When you look round the wall is bare. They start early tonight at the tower, and all of them have knots under their chins.

mw-adventure-08 = The Lime Kiln
    .front = The lime burner has not been to bed for two nights, and asks you what colour the stone is. You say cherry. He makes it cherry too, he says, and is asleep before you can ask what one does about it. So you have a kiln. It is as high as a house, it ticks, and against it leans a rake with two hands worn into the handle. Along the warm ledge at the back nine acorns have been set out to roast. Every time you look round at them, another has been turned.
    .a-text = You rake and draw, and shut the damper when the cherry goes to straw, and the lime comes out in lumps that hiss at your boots. Behind you there are eight acorns. You keep your eyes on the fire for a while, and there are none. The burner wakes with the rake printed on his cheek, pays you a coin for the shift, and helps you load a barrow of the best for the town. On top lies one acorn, done on both sides.

mw-adventure-09 = A Fox with a Ribbon
    .front = The fox sits in the middle of the path with its tail over its feet. Round its neck is a ribbon, red, tied below the ear in a bow, by someone with two hands and plenty of time. One end of it is short. The other trails away behind into the ferns. The fox lets you come right up, and lays back the ear, so that you can get at the knot. Then it gets to its feet after all, walks on a little way into the wood, sits, and looks at you over its shoulder.
    .a = Untie it
    .a-text = The bow comes undone at a touch, and the fox pours out from under your hands and is gone. The ribbon stays tight. It runs off through the ferns at the height of a belt. You wind it in round your palm, turn by turn, and there on the far end, leaning back with both heels in the moss, is a sprite. Neither of you lets go. You walk home a ribbon apart, and at the tower it ties its end to a bedpost.
    .b = Follow it
    .b-text = It never lets you nearer than a ribbon’s length. It goes in by the thickest part, and once round every trunk it comes to, until the whole place is done up like a parcel. Then it sits down and bites through the end. The ribbon draws tight, and on every side of you the trees go over, outwards, one after another. You stand on open ground, under a good deal of sky. The fox is scratching its neck.

mw-adventure-10 = Into the Unknown: Hedgerow
    .front = The lane goes in between two hedges, and round the first bend it is two lanes. Where they part is a fingerpost with an arm for each. *Here*, says the one, and the other says *Also here*. The lane on the left is low and green and has a roof on; its floor has been swept, by a very small broom. The lane on the right is rutted, and hung with straw that the carts have lost. A wren goes into the hedge on one side of the post, and comes out on the other with a different worm.
    .a = Go left
    .a-text = You go in with your head down. The roof gets lower, until you are on hands and knees along the marks of the broom. There lies the broom itself, and beside it on a leaf two coins, as for the next shift. So you sweep. It brings you out at the back of our own yard, and your hat has been brushed. At the tower they have heard about it. They will be up early, all the small ones, to see whether you missed any.
    .b = Go right
    .b-text = You keep to the crown of the road, between the ruts. A cart comes up behind with no room to pass, and its driver will not hear of your getting into the hedge. For three miles he follows at your pace and tells you about his knees. Where it widens he pays you two coins for the company, and goes on to the tower, and tells them. In the morning they are up before us, the tall ones, with their boots laced.

## Cards 11 to 20: from the day the town has a name

mw-adventure-11 = The Weir
    .front = A mile above { $town } an old weir lies across the Tarry, with one gate in it. The gate is half up and half down and cannot leave off talking about it. Above, the pool is full to the lip, and full of bream, lying with their noses to the wood. Below, the bed is all but dry, and our builders have put their poles there, sorted, for the next frames. On the wall is a crank, with a wedge on a string. It has two handles, one at your waist and one at your knee.
    .a = Open the gate
    .a-text = You take the upper handle. The lower one goes round too, a little ahead of you. Up comes the gate, and the pool goes under it with all its bream, of which a good many stop by your boots to think it over. You bring them home in your coat. The builders are out along the bank with boathooks. Their poles have gone by them, in the right order, and will have to be fetched back from the ford.
    .b = Wedge it shut
    .b-text = You let the gate down and knock in the wedge, and it stops in the middle of a word. Below you the bed drains, and dries. That night there are lamps on the gravel. The poles go up from hand to hand, long ones and short ones, with no water to step round, and the work is further on by morning than you left it. In the pool the bream have turned about. They lie with their tails to the wood.

mw-adventure-12 = A Wager with a Heron
    .front = The heron is standing on one leg in the shallows. Two old men on the bank have been losing to it since breakfast. The terms are plain: first foot down pays. What they have put up so far lies on a flat stone, coin by coin, and round the stone in the brown water are bubbles, quite a few, which do not come from anything you can see. “He’s flagging,” says one of the old men. The heron has not blinked since you got here. The other old man holds out a hand for your boots.
    .a = Stand on one leg
    .a-text = You stand. The river goes by, and then the afternoon. The bubbles gather about your ankle, and under the stone something has begun to knock, slowly, keeping count.
    .a-1 = At four hundred a fly settles on your nose. Down goes your foot. The heron takes one step over, bows, and has the fly. The old men tell you that it was very close.
    .a-2 = At six hundred a fish goes by. The heron looks at it, and at you, and steps. Four coins are yours. The old men ask what you paid the fish.
    .a-3 = At nine hundred the heron draws up the other leg too, and stays as it was. That is a draw, two coins to you. While you lace your boots the bubbles send up a basket for the town, with several things in it, of which you may keep one.
    .b = Decline
    .b-text = You say that your feet are cold already. This makes you the only person on the bank with no side in it, so they give you the stakes to hold. You sit on the dry end of the log. Toward evening the first old man wades out to argue, and the second goes after him, and both are on one leg in the shallows when you leave. Three coins are agreed on, for the holding. The heron is asked, and raises no objection.

mw-adventure-13 = The Abandoned Loom
    .front = The cottage has gone from round the loom. There is a doorstep, and a square of nettles, and in the nettles it stands with the bench pulled up. A web is on it still, a foot or so, in brown and blue by turns, and it stops in the middle of a blue. A mouse lives in the shuttle box and comes out to see who it is. To get the loom down the lane would take one person at each end. The mouse looks behind you, to see if there are two.
    .a = Carry it home
    .a-text = You take one end, and your hired hand takes the other and is introduced to the mouse. It goes down the lane legs first, by two gates and a stream. In town three people know how to set it up, and all the rest think so. Before long two cloths have come off it, one for the longhouse wall and one for the table on feast days. The old foot of weaving was never cut out. It hangs in a corner of the first, stopped in its blue.
    .a-else = You lift one end, and then you go round and lift the other. It has moved a yard, away from the mouse, and you move it back.
    .b = Weave a yard here
    .b-text = You sit down and throw from the blue. The shuttle comes back. After a time you are throwing only the one way, because from the left, low down among the nettles, it is being returned. You do not look. By dusk there is a yard, brown and blue like the rest, with a thin line through it of a colour that was not in the basket. It hangs by the longhouse door, and strangers are asked what they would call it.

mw-adventure-14 = Charcoal Smoke
    .front = Two smokes go up from the clearing, a straight one and one that leans. The straight one is the mound, turfed over and breathing through a single hole. The other is supper. Between the two sits the charcoal burner, black to the eyelids, her chin on a stick. She has been awake since the mound was lit and will be until it is out. Three coins, she says, nodding at the stack. Then she lifts the lid off the pot. Two bowls are out already on the turf, and a third, no bigger than an eggcup.
    .a = Bargain
    .a-text = You put down three coins. She says four, and you say three, and she says that she only wanted to hear it said. It is a great stack, and makes two full loads, and the whole way down the track it rings like crockery. In town there are people waiting with iron to heat. At the bottom of the second load is the little bowl, packed round with dust so as not to break.
    .a-else = You turn out your purse, and it does not come to three. She pours you something hot, for nothing, and you watch the hole with her a while.
    .b = Share supper
    .b-text = It is beans, and she talks, having had it saved up. The little bowl is filled and set down at the edge of the dark. It comes back and is filled again. When the pot is scraped she reaches a ham down out of the smoke, for the town, and will not hear about money. By then the straight smoke has begun to lean. The other one, from the embers, goes up like a string.

mw-adventure-15 = The Leaning Stone
    .front = Out on the old boundary stands a stone as tall as a door, and it leans. It has leaned so long that the grass beneath it is white. On the upper side, at the height of your shoulders, there is a place worn smooth, where people have put their backs to it and eaten their bread. On the under side there is another such place. It is as high as your knee, and worn much deeper. A crumb falls, and somebody down there sneezes.
    .a = Push
    .a-text = You put your hands to the smooth place and push the way it has been going all along. It goes. It takes its time, and breaks in four on the rock below, and every piece has a clean face: four lintels, with no one to pay. Where it stood there is a hole in the turf. In the hole are a stool about as big as a fist and half an apple, not yet brown.
    .b = Lean back
    .b-text = You turn round, fit your shoulders to the smooth place and dig in your heels. For a good while nothing moves but a beetle. Then the stone comes with you, a hand’s breadth, and stands. Out from under it crawls a sprite, grey with dust, its arms still held over its head. They will not come down. You show it how, slowly, with yours. It walks all round the stone, kicks it once, and sets off for the tower ahead of you.

mw-adventure-16 = Lost Surveyor
    .front = Ottoline Bask, who surveys for { $town }, sits on a milestone with her pegs behind her ears. She is not lost, she says. She has come nine thousand and forty paces exactly, or forty-one, with the ditch. It is only the direction that has got away. The map on her knees shows the milestone, and herself on it, and all round that a very good blank. From her belt the measuring chain runs off along the grass, past a thorn bush and out of sight. Every so often there is a tug at it.
    .a = Walk her home
    .a-text = You give her your arm, and with the other she winds in the chain as you go. It goes home by two stiles and a bog. In the hazels you come to the end of it, and holding the end is a young man with leaves in his hair. He was told not to let go until he was called for. He has had four days to think, he says, and would like a roof. At the tower he hangs the last link on a nail above his bed.
    .b = Draw her a map
    .b-text = You draw it in the dust with one of her pegs, the river, two lanes and the town. She inks it over. “It’s what I had,” she says, “the other way up,” and off she goes, straight home, with the chain slipping after her through the grass. A third lane has been added when you look down, with a much thinner stick. It turns out to be there. Carters who try it save an hour, and spend it in our town.

mw-adventure-17 = Bees in the Thatch
    .front = The shepherd’s hut has begun to hum. It stands on the rise just upwind of the tower, and the shepherd is out in front of it in his stockings, since his boots are inside. The bees came in by the chimney, he says, and he has been very civil. Through a hole in the eaves you can see comb, fold behind fold, the colour of toast. A heap of damp straw lies ready by the door, and would smoke. But he has noticed, says the shepherd, that they like a tune, and he cannot carry one.
    .a = Smoke them
    .a-text = The straw burns thick and yellow. Down they come from the thatch in a rope, half asleep, and you cut one good comb for the town, and the shepherd gets his boots. The smoke takes the way it finds. It goes down the rise to the tower and in at every chink. For days the small ones there drop things and lie late, with their hoods pulled over their noses. There is a taste of straw in the honey, which some people come to like.
    .b = Sing to them
    .b-text = You sing them the slowest thing you know, so start it now, on one low note. The hum comes down to find you. Once it has, the whole thatch walks out along the eaves to listen, and you reach in behind and lift out a comb for the town. You thank them, on the note. From the tower below you comes a second hum. All along the wall they sit with their eyes shut, and at daybreak they are at it still, with the work already in their hands.

mw-adventure-18 = The Old Boundary
    .front = Every nine paces along the bank there is a stone with a notch in it. You follow them out because the grass is easy, and because the next one is always in sight. This side of the line is ours, and that side is the wood’s. It has been so for long enough to wear the bank into two paths, one for boots, and one a good deal narrower. Then the stones go in under the trees. The wood has come over the line there and lain down, with its roots across the bank, and both of the paths go underneath.
    .a-text = You climb in after the stones and put a hand on each. They get mossier. The last one has a fresh notch beside the old, with the chips still white on the moss, cut by someone short and left-handed. You look along the line, and at the trees, and wait. There is some shuffling. Then they get their roots under them and go back over the bank, as people do who have been sitting in the wrong seats, and you walk home across open ground.

mw-adventure-19 = A Bell under Water
    .front = Under the alders the Tarry goes deep and slow, and Una Tye has brought her knitting there. She has told no one what her trade is. Something heavy lies in her apron, and no one asks about that either. “They do say, of an evening,” she begins, and hums the rest. You drop a stone in the pool to hear how deep it is. It goes down a good while. Then there comes a note, low, that does not leave off. The needles stop. Ring after ring runs in to the bank, and each has the note in it.
    .a-text = It is gone at last, and she picks up the stitch. “Well, then that would be,” she says, and that is all she says. But she is humming it, and so are you, and in the yard they look about to see who has the low part. It is kept. It goes underneath whatever we sing. The last ring of all, before you left, had pushed a coin up on the gravel by your foot, quite green, and still trembling.

mw-adventure-20 = Into the Unknown: Riverbank
    .front = The path comes down to the Tarry and can go either way. The river is wide here, and brown, and in no hurry. By the water stands a post. On one side of it hangs a pair of boots, tied by the laces, for whoever is going up. On the other side hangs a wooden bowl with a paddle, the right size for a person with their knees under their chin, for whoever is going down. Both have been used and put back. The boots are wet. Out in midstream a log goes by, against the current, at a fair pace.
    .a = Upstream
    .a-text = The boots fit. They know which of the stones rock, and step over those. At the third pool you come on a man sitting on a boulder in his stockings, with deep water all round him, who says that he ought never to have lent them. You carry him across. He pays you three coins, one for each foot and one over. Would you hang the boots where you found them, he asks, as his brother will be along.
    .b = Downstream
    .b-text = You get in, and the river does the rest. The bowl goes round once at every bend, so that you see it all twice: the roots, the wet steps, the little doors along the waterline. From one of the doors a bundle on a string is let down into your lap. At the landing it turns out to be what the town was shortest of. You look back for the bowl. It is walking home along the bank, upside down, on two bare feet.
