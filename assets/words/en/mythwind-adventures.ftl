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
    .a-text = You take one oar, your hired hand has the other, and the ferry goes round twice before you agree. After that it is only to and fro. They all pay on the far side, and some pay again on this one, since they have not been told otherwise. By the eleventh crossing the tin for the town is full. Abel has made all eleven, feet first, at the end of his rope. He sits up at last and says it has been slow today.
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
    .b-text = You go in from the spoon with a wet fingertip. At a hundred and twelve you meet iron, a staple with the wood grown over, and in the staple a corner of board. You work it out with your knife. *Carts a penny*, it says, *geese free*. A carter has stopped to see what you are about. He reads it, thinks, and pays. You nail it up, and by evening six carts have been by, and the pennies are in the tin for the town.

mw-adventure-07 = A Fair Wind
    .front = A hat goes by at the height of your knee, and then a man, and then another hat. The wind has come round behind you and is off up the valley, as if it had left something on the stove. You go with it. Gates open. Whatever is loose is travelling the same way: straw, a tablecloth, a page of sums, and a great many leaves, all folded to a point at one end and keeping well together. At the wall under the ridge it stops. Everything comes down along the foot of the wall, and you come down on top.
    .a-text = You sort it out. The man gets his hat, a woman gets hers, a clerk gets his sums, and each of them pays you a coin, which is three. That leaves the leaves. They are hoods. You stand them along the wall in order of size, turn your back, and take your time over a bootlace. When you look round the wall is bare. They start early tonight at the tower, and all of them have knots under their chins.

mw-adventure-08 = The Lime Kiln
    .front = The lime burner has not been to bed for two nights, and asks you what colour the stone is. You say cherry. He makes it cherry too, he says, and is asleep before you can ask what one does about it. So you have a kiln. It is as high as a house, it ticks, and against it leans a rake with two hands worn into the handle. Along the warm ledge at the back nine acorns have been set out to roast. Every time you look round at them, another has been turned.
    .a-text = You rake and draw, and shut the damper when the cherry goes to straw, and the lime comes out in lumps that hiss at your boots. Behind you there are eight acorns. You keep your eyes on the fire for a while, and there are none. The burner wakes with the rake printed on his cheek, gives you a coin for the shift, and helps you load a barrow of the best for the town. On top lies one acorn, done on both sides.

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
    .front = The cottage has gone from round the loom. There is a doorstep, and a square of nettles, and in the nettles it stands with the bench pulled up. A web is on it still, a foot or so, in brown and blue by turns, and it leaves off halfway along a blue. A mouse lives in the shuttle box and comes out to see who it is. To get the loom down the lane would take one person at each end. The mouse looks behind you, to see if there are two.
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
    .front = Every dozen paces along the bank there is a stone with a notch in it. You follow them out because the grass is easy, and because the next one is always in sight. This side of the line is ours, and that side is the wood’s. It has been so for long enough to wear the bank into two paths, one for boots, and one much narrower. Then the stones go in under the trees. The wood has come over the line there and lain down, with its roots across the bank, and both of the paths go underneath.
    .a-text = You climb in after the stones and put a hand on each. They get mossier. The last one has a fresh notch beside the old, with the chips still white on the moss, cut by someone short and left-handed. You look along the line, and at the trees, and wait. There is some shuffling. Then they get their roots under them and go back over the bank, as people do who have been sitting in the wrong seats, and you walk home across open ground.

mw-adventure-19 = A Bell under Water
    .front = Under the alders the Tarry goes deep and slow, and Una Tye has brought her knitting there. She has told no one what her trade is. Her apron hangs lower on one side, for something that is kept there, or was. “They do say, of an evening,” she begins, and hums the rest. You drop a stone in the pool to hear how deep it is. It goes down a good while. Then there comes a note, low, that does not leave off. The needles stop. Ring after ring runs in to the bank, and each has the note in it.
    .a-text = It is gone at last, and she picks up the stitch. “Well, then that would be,” she says, and that is all she says. But she is humming it, and so are you, and in the yard they look about to see who has the low part. It is kept. It goes underneath whatever we sing. The last ring of all, before you left, had pushed a coin up on the gravel by your foot, quite green, and still trembling.

mw-adventure-20 = Into the Unknown: Riverbank
    .front = The path comes down to the Tarry and can go either way. The river is wide here, and brown, and in no hurry. By the water stands a post. On one side of it hangs a pair of boots, tied by the laces, for whoever is going up. On the other side hangs a wooden bowl with a paddle, the right size for a person with their knees under their chin, for whoever is going down. Both have been used and put back. The boots are wet. Out in midstream a log goes by, against the current, at a fair pace.
    .a = Upstream
    .a-text = The boots fit. They know which of the stones rock, and step over those. At the third pool you come on a man sitting on a boulder in his stockings, with deep water all round him, who says that he ought never to have lent them. You carry him across. He pays you three coins, one for each foot and one over. Would you hang the boots where you found them, he asks, as his brother will be along.
    .b = Downstream
    .b-text = You get in, and the river does the rest. The bowl goes round once at every bend, so that you see it all twice: the roots, the wet steps, the little doors along the waterline. From one of the doors a bundle on a string is let down into your lap. At the landing it turns out to be what the town was shortest of. You look back for the bowl. It is walking home along the bank, upside down, on two bare feet.

## Cards 21 to 30: from the day there is a map

mw-adventure-21 = Lanterns on the Fen
    .front = The lamps stand out across the fen in a row, one to a post, and all are lit but one. Each is a jar under a leaf. The sprites of our tower go home and come back by these, and trim them in passing. A man in a punt has got as far as the dark one and is leaning on his pole. He buys glass, he tells you, and sells oil, at two coins the fill. He taps the dark jar with a fingernail. Then he taps the next, which is burning, and puts his head on one side.
    .a = Take one
    .a-text = You unhook the next one, flame and all. He holds it up to the sky, and pays you five coins. Such glass cannot be got any more, he says, since no one remembers how long to leave it. That makes two dark posts together. The sprites come in to the tower by twos and threes, wet to the hood. At the gap they had gone straight on, each behind the one in front. For days they lie late, with their feet to the wall, drying.
    .b = Light one
    .b-text = Two coins drop into the punt, and he pours. You hold the next jar to the wick until it takes. Below is a face, up to the chin in the fen, eyes shut. It was told to wait until the light came on, and a water snail has settled on its hood. It climbs out and goes ahead of you, lamp by lamp. At our tower the rest are home hours early, and at work already. It takes a bed by the wall, and sets the snail on the rail.
    .b-else = Your purse will not run to two coins. He gives you a drop on a finger, to smell, and poles on. The dark jar rocks a little behind him.

mw-adventure-22 = The Clay Child
    .front = Somebody has been at work on the clay bank: a bowl, a better bowl, a bird, and, sitting with its back to you, a child the height of a bucket. It is grey and wet, with thumb marks all over, and for eyes it has two buttons that do not match. It turns its head, which leaves a crease in its neck, puts up a hand, and smooths the crease away. Then it looks at you as a dog looks at a person with a stick. Whoever made it has gone down to the water to wash.
    .a = Give it a name
    .a-text = It has to be said out loud, so say one now. The clay child tries it over, moving its mouth. From the feet up it begins to darken: slate, then the blue of a plum. Its face is wet. It looks straight up to see where from. All the way to the tower it runs ahead of you, stopping at each gatepost to introduce itself.
    .b = Give it a job
    .b-text = You show it a bowl and hold up two fingers. It makes two. You show it the shape of a brick. By noon there are bricks along the whole bank, every one alike, each with a thumb mark, and a woman on the causeway has bought the bowls. You come back to say that will do. No one is there. You count the bricks into the cart, and there is one too many. It has two buttons in it, side by side.

mw-adventure-23 = A Bridge of Reeds
    .front = The bridge is made of reeds, and the reeds have not been cut. They grow on either bank, lean out over the channel, and are plaited where they meet. A moorhen is sitting in the handrail. *Has held a cow*, says a board, in charcoal, and below that, in another hand, *Once*. You have a barrow with you, loaded with planks for the town. On the far side stand eight people with full purses, on their way to us, each being polite about who should go first. They look at the bridge, and at you, and at the barrow.
    .a = Test it
    .a-text = You tie a rope to the barrow and push it out ahead of you, planks and all. The plait creaks. Over there they have stopped talking.
    .a-1 = Halfway, the reeds part, in no haste, and close. You haul, and up comes the barrow, washed, with the moorhen in it and no planks. They put away their purses and sit down to wait for a cow.
    .a-2 = It rolls right across and stops against a boot. They follow in single file, stepping where the wheel went. By evening they have bought their suppers from us, and things to take home.
    .a-3 = It rolls right across, and a carter puts his horse to it, and then another does. Besides the purses it has held a dozen carts by evening, at a penny for the town, and someone has seen to the board.
    .b = Trust it
    .b-text = You leave the barrow and walk. At each step the plait sinks as far as a mattress does. The moorhen draws in her chin to let you by. Seeing you over, they come across in a row, each with a hand on a shoulder, and spend half a day in our town. They do not look down. All along underneath are small blue hands, held up flat, one below each foot and walking with it. You take off your boots to go back for the barrow.

mw-adventure-24 = The Night Market
    .front = *No lamps*, says the board at the edge of the fen, and you have to read it with your fingers. Beyond it the market goes on in the dark, so that no one need be swayed by looks. To left and right you can hear breathing, and paper, and the tick of a scale. Someone with cold hands takes one of yours and lays it on a sack. It is four coins. A voice on the other side asks what you have to sell. They are short of stories over there. It would need an end, and they cannot use any more with kings.
    .a = Buy blind
    .a-text = Four coins go into the cold hand, and it counts them again. On the way home the sack changes shoulders by itself, just when you would have moved it. It is opened on the longhouse table. Inside are six parcels of a size, each with a hole for one finger, and a ticket in raised thread that says *Two*. The whole town comes to put a finger in. By morning the four others have gone, and their string is left, wound up.
    .a-else = You turn your purse inside out, and the hand feels in the corners. It pats you on the wrist and goes back to its sack.
    .b = Sell a story
    .b-text = You tell the first that comes into your head. They have all stopped breathing to hear it. One coin is put in your palm at the beginning, one at the place where it looks bad, and two when it is over. You go out by a different row. There at the corner it is, on sale already, in a voice with a cold, and a dog has been sewn into it. You stand among the others in the dark and hear it through to the end.

mw-adventure-25 = Two Moons
    .front = You count the moons again, and it is still two. The big one sits on the rim of the fen, as yellow as butter, with a heron across it. The small one hangs over the reeds to the left, blue, and about the size of a plate. Every so often it dips, and is put straight. Beside the path is a post with two pegs, for here one wishes out loud, and with the hat off. On the lower peg there is a leaf already, folded to a point. You hang your hat on the other. The heron looks up.
    .a = Wish on the small one
    .a-text = Make your wish. The small moon dips twice, and a voice is sorry to say that it cannot be done. This can. A pole is handed out to you through the reeds, with the moon on the end of it: a lamp, in a bag of fish skin stretched on hoops. We put it up whenever the other one stays away, and walk round the yard arm in arm. The small ones from the tower are up to see it hung, and go to work by it.
    .b = Wish on the big one
    .b-text = Make your wish. The big moon gives no sign. It has laid its path over the water, up to your boots, as it does for anyone. You put a foot on the near end, and it is wood. You pull, and in it comes, length after length of white ash, planed on the upper side, until you have as much as you can drag. The rest shines in at the tower door, along the long beds. The tall ones give up turning over and look for their boots.

mw-adventure-26 = Gnawed Ropes
    .front = Every rope along the bank has been gnawed through, an arm’s length from the post. The boats have gone off a little way and are turning about in the reeds. What is left hangs down, cut quite clean, with the marks of small square teeth. The boatmen have an eel basket with a door that falls, and could set it for the night, baited with an end of rope. Or else the thing is hungry, says the youngest of them, and there are loaves in the crock in town. In the alders something has stopped chewing.
    .a = Set a trap
    .a-text = You bait it and hang it from a post. In the morning the rope’s end is gone. The door has been let down and tied, and behind it, nose to tail, lie more eels than the basket was made to hold, with a pebble in to make up the weight. This is no way to behave in a trap, the boatmen say. You tip the eels into your coat for the town, and hang up another end.
    .b = Leave bread
    .b-text = You put the loaf on a post and turn your back. The chewing goes on, more softly. Then a sprite climbs down with full cheeks and a rope’s end for a belt, and after it come the missing lengths, all knotted into one. It is a story, if you have the thumbs for it. It hangs along the longhouse beam. Of an evening its owner comes across from the tower, where it sleeps now, and reads us as far as the next knot.
    .b-else = In town the crock has not a loaf in it. By the time you are back the chewing has moved on upstream, and another boat goes by.

mw-adventure-27 = The Fog Clock
    .front = In a hollow of the fen is the clock: twelve posts in a ring, and a piece of fog, the size of a haystack, that walks from one to the next and takes an hour over it. Between the fourth post and the fifth it has stopped. On a bench sit those who are waiting for five o’clock, a woman with a bag, a man with a bucket and a plank, and two sprites holding a cloth by its corners. Nothing they have come about can begin before five. They have been here since yesterday, and none of them has liked to push.
    .a-text = You go round behind the fog and lean on it. It is like leaning on washing. Nothing moves, and then you are walking. At the post it gives one long low hoot, and the bench is empty. The woman puts a coin in your hand as she goes by, and so does the man. They are off to { $town } at a run, in the order in which they sat. By the time you get there people are out on their doorsteps, and whatever had to wait until five has begun.

mw-adventure-28 = The Miller’s Dare
    .front = For sixteen years the miller has dared everyone who comes by, and he sits on the stone to do it. It lies flat in the grass, as wide as a bed. Whoever can lift it may have what is underneath. “They’ve tried it with six,” says the miller, and bites an apple. It takes two, of the right sort. Those who cannot lift it are welcome to turn it, since it is a millstone, and he could do with a change of view. Through the hole in the middle a dandelion has grown. Now and then it goes round, by a quarter, and stops.
    .a = Lift the stone
    .a-text = You lift at one side, your hired hand lifts at the other, and the miller goes up with it, chewing. In the white ring underneath are two sacks of flour, pressed as flat as pillows and perfectly dry. He put them there out of the way of mice, he tells you from above, and then could think of no way to get at them. You walk home with one under each arm, and stop here and there to plump them.
    .a-else = By yourself you lift one edge, to about the height of an apple. He marks it on the rim in chalk, among the others.
    .b = Turn it
    .b-text = You put your hands against the miller’s knees and push. After half a turn it goes more easily than it ought. Small feet have fallen into step below, one for each of yours. Meal comes out along the edge, warm, and you go after it on your knees until there is a bagful for the town. Round goes the miller with his apple, past the reeds, the tower and the ridge. He had clean forgotten the ridge, he says, and you take him by it once more.

mw-adventure-29 = A Sack of Buttons
    .front = *Not ours*, says the label on the sack, and below, in other hands, *Nor ours* and *Not here*. It stands in the middle of the crossroads, filled to the neck with buttons, horn and bone and brass, and one with an anchor. Every one has its bit of thread on it still, where it came away. To the left is a dry bank, where a person could lay them out by kinds. To the right is a field that has been dug, raked and left. The sack leans that way. One button has rolled out, and lies at the edge of the turned earth.
    .a = Sort
    .a-text = You make heaps on the bank, by size, by colour and by holes. People stop to look for the one they lost, stay to look at the rest, and go home with a dozen to match. By evening a tailor’s wife has opened a stall there, in the town’s name, and is paying for the ground. The very last one is a coin, with two holes drilled in it. You ask along the road, and no one is short of it, so that one is yours.
    .b = Scatter
    .b-text = You walk the furrows and throw to right and left, as for barley, until the sack hangs empty. You sit down on the bank and shake out your boots. Toward evening a piece of the field gets up. It knocks the soil from its knees, which are blue, and stands with a hand flat to its middle, like a man who has brought his watch after all. Then it folds the sack over its arm. From there to the tower it does up every gate behind you.

mw-adventure-30 = Into the Unknown: Fen
    .front = The next tussock is not there. The path through the fen goes by tussocks, and in the place of this one is a piece of water, as brown and clear as tea. A frog comes up in the middle, takes a breath, and goes down again by what sound like stairs. At your feet, where one would step off, the mud has been worn into a hollow by people making up their minds. And beside that, tied to a rush with half a knot, lies a raft, just as long as you are. It has a pillow.
    .a = Sink
    .a-text = You step off. The fen comes up to your belt and then to your hat, and you are walking down in the brown light with a hand on the rail. At the bottom there is a counter. A sprite with weed in its hood slides a parcel across and points out the other stair, which comes up at our landing. In the parcel, quite dry, is what we were shortest of. The string round it is an eel, which undoes itself and leaves by the step.
    .b = Float
    .b-text = You lie down, fold your hands, and push off with one foot. The sky goes by. Whenever the raft bumps a bank, someone there has a thing to be taken across: a letter, a hen, the end of a rope, and last of all a word, which you are to say over and not forget. Each is paid for where you hand it in, and that makes four coins. You get off where the path begins again. The raft goes back without you, pillow first.

## Cards 31 to 45: from the day the Hollow Court sits

mw-adventure-31 = The Hollow Court Gate
    .front = No wall stands to either side of the gate, and a path goes round, well trodden, for those in a hurry. Two beeches have grown together overhead to make it. Across the way in, no higher than your belt, someone has tied one stalk of grass. There is a step, and a knocker, in the form of a snail, asleep. The trunks are carved from the ground up to the grass stalk, and no higher, in a hand so small that you cannot read a word of it from where you stand. You have a hat on your head, and knuckles.
    .a = Bow
    .a-text = Off comes your hat, and you go down as far as it takes. The writing starts at the grass stalk and goes round by both trunks, and you have it whole by the time your nose is in the leaves. At home it is told like that, begun standing and ended on the floor. You straighten up. In the gateway a sprite is straightening up too. It had leave to go once anyone read to the end, and comes home with you to the tower, the step on its back.
    .b = Knock
    .b-text = You lift the snail and let it down, twice. A voice asks who it is, and goes away to inquire. In an hour it is back, to ask about what. Toward evening it has found that the grass must be untied by whoever tied it, and that this was another person. They are very sorry. There is a rate for waiting. Four coins come out to you through a knothole, and a fifth, which a blue hand takes in again.

mw-adventure-32 = A Debt of Acorns
    .front = A very small clerk has stepped out from behind a beech with a very long leaf. It bows to you and reads. *Acorns, lent: four thousand and six. Acorns, returned: none.* The borrower is entered as Whoever Lives There, and has signed with a thumb. The clerk looks at your thumb. The Court would settle, it says, for one good cheese, or what there is in your crock. It is bound on the other hand to hear what you have to say. It has brought a second leaf, a blank one, and two toadstools to sit on.
    .a = Pay it
    .a-text = The cheese comes up the path on a barrow. The clerk bites off a corner, for the file, and tears the leaf across. It whistles. Two others bring from the bracken what was held against the debt: a bark mask with a long kind nose, and a drum, with the steps of a dance drawn round the side. The thumb left them. We have learned the dance. Every feast day the mask goes to whoever it will fit.
    .a-else = At home there is nothing in the crock to settle with. The clerk allows us another hundred years, and takes an impression of your thumb.
    .b = Argue
    .b-text = Acorns do not keep, you tell the clerk. A good many must have been dropped, and there would be a wood of them by now. The clerk turns round. It counts the oaks as far as it can see, goes to count those behind, and comes back much later with its hood undone. The balance is the other way. From now on whoever comes down from the beeches to our market brings a purse, with orders to spend a little on account.

mw-adventure-33 = The Singing Stair
    .front = You cannot see who is going up the stair. It has nine steps, let into the bank beneath the beeches, each cut from another tree, and as each one gives it sounds, low for the oak, higher for the ash. The seventh is willow, and has no sound in it. There the feet stop. They go back down to the grass, wait, and begin again from the oak. The sixth step has been worn much hollower than the fifth. They have just got up to it once more, and stand there, shifting a little.
    .a = Sing
    .a-text = Give it the note, wherever you think it lies. The willow takes that one for its own. Eight and nine go down in a hurry, and a sound like clapping runs off over the leaves. You walk up and down until you have the tune. In our yard they lay it out in planks, and a person stands ready at the seventh. The sprites at the tower have it before you are in at the door. They go up to work by it, before daylight, one to a note.
    .b = Stamp
    .b-text = You stand on the willow and stamp. Out come old leaves, then a mouse, and at the third stamp a note, flat, but a note. The feet go by you, eight, nine, and off over the top. You stamp on, to get it true. Far down the valley something answers. On our building ground the mallets have come in with you, a stroke to a step, and they do not leave off when you do. By lamplight they are still at it, and the frames go up.

mw-adventure-34 = Roots under the Road
    .front = Five carts stand nose to tail, for a hump in the road that was not there yesterday. You climb up on it and look down the crack. Two roots have come in under the stones, one from the beech on the left and one from the beech on the right. They have been years on the way, and last night they met. They lie plaited together like fingers. Some sprites from our tower have got there before you, and stand round with their hoods off. A carter holds out an axe. Or it might be bridged, he says, with a load from our stack.
    .a = Cut
    .a-text = It is good wood, close and pale, and leaves the ground in two lengths, which have to be wedged apart. They go on the first cart, for our stack. Up on the banks a leaf comes down from either side. The sprites have put up their hoods. They walk home by the ditch, and for some time after that the small ones at our tower lie late, drop what they are handed, and do not turn to see where it fell.
    .b = Bridge them
    .b-text = The load from our stack makes a low arch over them, with a rail. With the last plank down a sprite climbs out of the crack, carrying a trowel. It had been told to see them introduced. It comes to live at the tower, walking backwards as far as the bend. Carters take off their hats there. Couples who marry, in our town, are driven out to stand in the middle, holding hands, while the traffic waits.
    .b-else = Our stack has nothing to bridge it with. The carts go round through the field and make a second road there, with a bend in it.

mw-adventure-35 = A Court of Owls
    .front = Four owls sit along the branch in broad day with their eyes shut. Below them on a stump lies a hat, brown, with a hole in it. The question before the court, whispers a sprite with a list, is whose hat it is. The hat has been heard already. Anyone with a head may give evidence. The usual thing is to tell of some hat that one knows about, and your town will have a story of that sort. What the court likes, it may keep. One eye has opened. Then another does, and belongs to a different owl.
    .a = Testify
    .a-text = You tell them the one we tell at home, with the gate in it, and the goose. The eyes shut again, one by one. After the end they leave a pause.
    .a-1 = They like it. They keep it. Halfway home you try to go over it to yourself and there is only the goose, and no one in town can say what the goose did.
    .a-2 = They return it with two small corrections, and both of them are right. It has had people in tears since, who had sat through it for years.
    .a-3 = They return it. Then each gives evidence of its own, in order, very short, about what was under some hat at the time. Two owls go to an evening, and we have two such evenings out of it.
    .b = Keep silent
    .b-text = You take off your hat and hold it in front of you. The owls wait. They have not often had a witness of this quality. Every eye opens, to see how it is done. In the end the first owl leans forward, coughs, and lets fall a small grey pellet at your feet, and so does the next, and so on down the branch. In each of the four, under the fur and the little bones, there is a coin.

mw-adventure-36 = Glass Rain
    .front = Last night’s rain has not soaked in. It lies along the lane in drops, and when you pick one up it is hard. It is glass, in every size from an egg to a pinhead, heaped in the ruts and the hoofprints, and strung along each web in the hedge. You hold one of the large ones to your eye. The valley is inside, upside down and complete: river, ridge and tower. Through the middle runs a lane. On the lane is a person with something held up to one eye, and just behind that person stands another, much shorter, with a bucket.
    .a = Carry with the small ones
    .a-text = You turn round. They have all come out from the tower, long and short, and those of whom there are more have brought more buckets. By noon the lane is clean. The best drops hang on threads in the longhouse door, each turning with its own small valley, and everyone who comes in has to look for themselves. The rest are for windows. The building has not got as far as windows. That night lamps go up and down over the work, and in the morning it has.
    .b = Carry with the tall ones
    .b-text = { mw-adventure-36.a-text }

mw-adventure-37 = The Patient Seed
    .front = On the wall, in a hollow, lies a seed as big as a hen’s egg, and the hollow fits it. The seed has worn it. Lizards have used the wall, and people with a bottle to put down, and the seed has not moved. In the stone beside it the years have been scratched in fives, by several hands. The last of them has given up and drawn a snail. You lift it out. It is warm underneath, and as heavy as a thing that has made up its mind. Along the lane a dealer in curiosities is coming, with his case on a strap.
    .a = Plant it
    .a-text = You make a hole with your heel, drop it in, turn for your hat, and it is up. It goes by your knee, then the wall, and then your hat, which it has on, with a noise like rope running out over a bow. Up there it flowers, thinks, and begins to let itself down again, pod by pod, each as long as an arm. It makes two cartloads for the town. By evening it is a dry stalk, wearing a hat.
    .b = Sell it
    .b-text = The dealer opens his case on the wall. There is a place ready in the green cloth, between a tooth and a thing that may be a comb, and he pays you six coins. He asks what it does. You show him the scratches. He shuts the lid, does up both straps, and goes off down the lane with the case held level. The straps begin to creak. At the bend he has a leaf behind one ear.

mw-adventure-38 = The Thorn Tailor
    .front = The shop is in the blackthorn. Along the hedge hang the coats, pinned by their sleeves to the long thorns, and in the middle sits the tailor, with more thorns in his mouth. He takes them out as he needs them. When he is down to two he can be understood. A coat is four coins, and will fit. A song would be welcome instead, though he cannot give a coat for it: he sews by them and has worn his last one through. The third coat from the end has begun to breathe faster.
    .a = Order a coat
    .a-text = Four coins are sewn into the hem, and he measures you with a bramble. It is the third from the end. The apprentice is inside, who has been keeping up the shoulders, and is to go along until it knows you. So your coat walks you home. On the way he takes orders, and a part of each, paid down, goes into our tin. At the tower he draws in his arms, asks which bed is free, and stands there with ten thimbles on.
    .a-else = There are not four coins in your purse. The tailor puts the thorns back in his mouth, one by one, and nods to you round them.
    .b = Trade a song
    .b-text = Sing him a verse. He tries it on a long seam and bites off at the end of the line. It runs well, he says, but pulls across the middle. So he lets it out, and sings you in a piece left over from another. You may have it back so, he says, which one cannot do with a coat. It is sung in town with the new middle now. He has seen to your cuff. The button that he found for it is a coin.

mw-adventure-39 = Green Fire
    .front = Two charcoal burners have a fire that will not go out, and are worn to the bone with feeding it. It is green, and about as big as a hen. It has had the wood, they say, and the wheelbarrow, and after that the chair. You look behind it. All they ever gave it lies there in the bracken, in leaf, with the chair in flower. The fire has its eye on your sleeve. It might go for a walk with somebody its own size, such as a hired sprite. There is also a bucket, and underneath the fire lies good oak.
    .a = Walk it home
    .a-text = Your hired sprite takes it by the hand, and they go ahead of you down the ride like two children sent for milk. At our timber stack it lies down and sleeps. In the morning every plank is longer by a hand, at either end. It lives since then under the longhouse eaves. On the eve of a feast it may have one thing of its own choosing, and that is carried round the town afterwards, in leaf, behind a drum.
    .a-else = You have no hired sprite by you, and hold out your own hand. It looks up to about where your face is, and across at the burners, who have started on the shovel.
    .b = Use the bucket
    .b-text = It goes out without argument. The oak is black where it was sat on, and below that sound to the heart, and two horses draw it down to our stack. The burners sleep where they dropped. You go back for the bucket and put in a hand, to rinse it. Something takes hold of one finger, about as hard as a baby would. Then it lets go, and on the way home you find that you are carrying a bucket of ferns.

mw-adventure-40 = The Court Jester
    .front = The Jester to the Court is rehearsing, on a log. It has seven hats on, and will not be hurried. It lifts off the topmost, looks inside it, shows you, and puts it down. In the sixth hat is a snail, which it appears to have expected. The seventh is a thimble. Very slowly this too goes up, and underneath, on the bald top of its head, sits a ladybird, facing the wrong way. The Jester turns round so that the ladybird can see you. It has worked on this for years, and would like to be told what kind of piece it is.
    .a = Laugh
    .a-text = You may as well do it now. The Jester writes down where it began, which was the nose, and how long it lasted. So it is a comedy. It had been nearly sure. At the Court the player pays the house, and it counts three coins out of the fifth hat into your palm. By nightfall they have it at our tower. The small ones do it for one another with buckets, with all the pauses, until there is no point in lying down. They bring the buckets to work.
    .b = Frown
    .b-text = Do it properly, with both eyebrows. The Jester studies it from the left and from the right, and sits down among its hats. They have always told it otherwise. It had always been sad, about the ladybird. It presses your hand, and pays you three coins out of the fifth hat, as is the custom. That evening it gives the piece by the tower step. The tall ones go in holding their caps. They are up before the birds are, and gentle with the tools.

mw-adventure-41 = Footprints That Wait
    .front = The footprints on the path stand side by side, bare, with their heels toward you. You take a step, and a pace further on two more come up in the clay, pressed down by no one. You stop, and they stop. You tie a bootlace, and one taps. So it goes as far as the wood, where the path gives up. The prints have not. They wait with one heel drawn back a little, as people stand who hold a gate for you. Each is as deep as a dish, and the ditch alongside is full of good clay.
    .a = Step in them
    .a-text = Your boot covers the first, and the place is warm. The next is a little way in among the trees. Wherever one comes down, the trunks on both sides pull in their roots to make room, and do not let them out again. You are taken clean across. There the prints stand side by side in open grass, with sky overhead and no wood at all. You turn to say something. They have turned too. You stand toe to toe, and then the grass gets up.
    .b = Fill them
    .b-text = You scoop up clay, fill them and tread it level. The next two come up. By and by you have the knack, and so have they, and it goes along at a fair pace for most of a mile. On your way back the first have set. You lift them out like cakes from a tin. They are paving, a hand thick, in lefts and rights, a whole yardful. Under the last, where the big toe was, lies a coin. It had been stood on, to keep it for you.

mw-adventure-42 = The Ivy Door
    .front = The door has rotted out of the ivy, and the ivy has stayed. It stands in the wall exactly as it grew, with four panels, a sill, and a curl for the letter flap. The hinges have stayed too, and the plate of the lock. On a nail to one side is a pair of shears, oiled. You bend down to the keyhole. A draught comes through it that smells of soap. Then it leaves off, and on the far side is what one knows at once, even through a keyhole, to be an ear.
    .a = Prune
    .a-text = You begin at the top. Behind the third layer a voice calls that it is coming. There is a counter in there, and a woman who sells soap and string, and has gone on selling through the letter flap to those who knew. She had thought that trade was slack. The ground is the town’s, by the map. She pays the arrears into our tin with both hands, and some more each market day. You leave her one panel. She has got used to a tap on something.
    .b = Whisper
    .b-text = Whisper something, so that your neighbour cannot hear. A leaf turns over, and the one beside it. It goes all round, and comes out at your other ear with one word changed. The door swings inward. On the mat lie two coins for the milk, which by the look of it is you. Behind it stands a sprite with the doorknob in its hand. The knob came off years ago, at a bad moment. At our tower, where the sprite lives now, every wall has been tried with it.

mw-adventure-43 = A Feast for None
    .front = Thirty places have been laid under the beeches, at a table as long as a barge, and every dish is hot. At each there is a card, in the best brown ink. *None. None. None, and Guest.* No one is sitting there. While you look, the gravy goes round by itself as far as the corner and waits. At the head the bill lies face down on a plate. You have the town’s tin with you, from the market. One chair has been drawn out. You put a hand on the cloth, and it is hotter than the dishes account for.
    .a = Sit
    .a-text = You sit down as Guest. All the spoons begin. You are helped from the left and relieved from the right, and eat as one must for thirty, a little of everything. What is left is in two hampers by the time you fold your napkin. The bill has been turned up, and is fair, for the number. The tin undoes its lid, and our takings go off down the table, coin by coin. On the road the hampers walk beside you until you pick them up.
    .b = Clear the table
    .b-text = You stack and scrape and fold the cloth back from the far end. There is no table under it. There are thirty feet of brick, with an iron door, and the feast was set on that to keep hot. A rack of peels hangs along the side, above a kneading trough, so that all it wants is walls. Six teams draw it down to town, and it does not go out on the way. People come to the roadside with their dough.
    .b-else = Under the cloth there are bare boards, and on the boards a covered basket. Our town’s name is on the handle, so you take it home.

mw-adventure-44 = The Moss Librarian
    .front = A bank under the beeches has been shelved with flat stones, and moss has grown over the whole of it, librarian and all. A wren has built in the tray for returns. To show you how it is done, the librarian tilts one stone. You put your ear to the bare place, and a dry voice underneath is explaining how to sharpen a scythe. Down goes the stone. It points to the shelves: would you care to borrow? Then it points to your coat. In the pocket is a flat green pebble, which you picked off our wall the week we came.
    .a = Borrow
    .a-text = It leads you along the shelves by the cuff until you stop of your own accord. You lie down with your ear on the stone. Someone who sounds as if they are working while they talk goes through it from the start, including what not to do, and why, and who lost a finger. It lasts until the light goes. The librarian holds out a palm for the fee, and knocks off three coins, for the mistakes, which have been made already.
    .b = Return
    .b-text = It takes the pebble, blows on it, and slides it into a gap of that very shape. It looks up how long it has been out, and has to borrow the wren’s toes to count on. You wait to hear the fine. It tilts the stone for you, once: a great many people in one room are singing, and banging the table. The children at home skip to that tune. There turns out to be a part for low voices.

mw-adventure-45 = Into the Unknown: Court
    .front = The beeches stand closer here, and the path between them has been dusted. It goes in through a curtain of leaves, across a room with moss on the floor, and out by a curtain opposite into a room just the same. You can always hear talk, low, in the one ahead. When you get there they have just left. A stool is rocking. A pen lies across the ink. In front of you one curtain moves. A blue hand comes round the edge of it, draws it aside for you, and waits.
    .a = Deeper
    .a-text = You stoop in under the hand. The room is like all the others, apart from a sprite with its hood tied on and a parcel under one arm. It was told of a room with a tower in the middle, and has been round the others twice. You take it by the shoulders and turn it the other way. It goes out before you, holding back curtain after curtain, and when you come to our tower it puts out its hand for the last, and there is only a door.
    .b = Back
    .b-text = You turn round. The rooms go by in the other order, and all of them are full of people tidying: one who sweeps, one who fills the ink, one ironing moss. By the way out sits a porter. You left four coins on coming in, it reads from the book, against breakages. You left nothing. But there it stands, with the hour, and not a leaf has been cracked. It counts four into your hand. From there the path runs downhill.

## Cards 46 to 60: from the day the Guild’s road is open

mw-adventure-46 = The Guild Gate
    .front = *Persons, in pairs, three coins*, says the board on the Guild’s gate. *Persons, single, see Pairs. Whistling, a penny over. Geese by the foot.* It goes down in small red letters as far as the grass, and the last line says *Slipping by, no charge*. Beside the post is a gap, as high as your belt, and worn as smooth as a banister. On our side of the bar a man is sitting on a trunk. He has been single, he tells you, for two market days. The gatekeeper, with his back to the gap, puts out a hand.
    .a = Pay
    .a-text = You pay three coins, the man takes your arm, and up goes the bar. He used to travel in our direction. All through the market he introduces you to people he dealt with, and by the far end he has a list of their orders for our town, with a bit laid down on each. The gate counts pairs out as well. So he comes home on your arm, with the trunk between you, and at the tower it is put down, as it will not go any further.
    .a-else = You do not have three coins. The man moves over on the trunk, and the two of you sit and watch the pairs go through.
    .b = Slip by
    .b-text = You go in on hands and knees. Behind the gatepost there is a second market, at about that height. The counters are footstools. Whatever the large one has no use for is bought here, and with care: odd gloves, lids, the heel of a loaf. You turn out your pockets, and they like everything they see. They will send up to our town for more of it, every week, cash down. When you crawl back the gatekeeper, who has not turned his head, lifts one boot to let you by.

mw-adventure-47 = The Plumb Line
    .front = A plumb line hangs down over the road, and you look up to see what from. It goes by the tops of the poplars, as thin there as a hair, and after that there is only sky. On the end is a brass bob like a pear. A voice comes down, worn by the distance, and asks whether that is straight. It has asked everyone who came by, and they all gave it a push. There is no hurry, it adds, except that the stone is heavy. Along the ditch stand sprites, with their arms up, as children do at a swing.
    .a = Hang it
    .a-text = You hold the bob until it has come to rest, and let go. “Straight,” you call. The arms go down, all along the ditch. Very far up something large is set on something else, and someone breathes out. Down the string slides a coin with a hole through it, and stops at your fingers. By night they have got as far as us. On long ropes, out of the dark, a course of stone comes down over the work we have in hand, and is bedded, true to a hair.
    .b = Swing it
    .b-text = You give it a push. It goes out over the hedge, comes back, and goes out over the next field as well. At the third swing the ditch is empty, and they are on it, holding on by one another’s hoods. “Again,” calls the voice, which has put down the stone, and two coins drop into the road in front of you. It swings all night. Toward sunrise they let go above our tower, each over whatever it was to work at, and begin.

mw-adventure-48 = A Contract in Red Ink
    .front = A gentleman has set up a table in the road, with a cloth, an inkwell and a contract. He has been listening to you for the last mile, he says. You were whistling the tune that we wash up to. It is just what his firm is looking for. They are thirty clerks, in the low towns, and have no tune at all, and they would wish to have this one to themselves. It is down in red, in eleven clauses, and the ink, he is happy to say, never dries. He holds out the pen. By his elbow lies a new blotter, very large.
    .a = Sign
    .a-text = You write your name. He counts out eight coins, gives you his hand, and goes off with the table on his head, whistling. At home supper is over. They carry the plates to the tub, and one of them draws breath to begin, and stands there. Another looks over. It was a thing with a jump in it, they believe. The plates are washed. You can hear the water, and the cloth, and each cup as it is set down on the shelf.
    .b = Blot
    .b-text = You bring the blotter down with both fists, and lean. The sheet comes away white. All eleven clauses are in the blotter, facing the other way. He reads a little from right to left, to see what can be saved, then again, tapping with a finger. It is a counting-out rhyme, and no use to the firm, so you may have it. By nightfall the children are at it, round and round the yard, until there is only one left, who is hereinafter It.

mw-adventure-49 = The Quarry Echo
    .front = When you hire the Guild’s quarry you hire the echo with it. It is paid by the word. A notice says so, above a slot for the coins, and snails live in the slot. You cough, and wait. “What was that for?” says the quarry in the end, low down and hoarse. The face goes up in steps, as high as six houses, and along the bottom one stand cut blocks, in want of nothing but a jolt. One good shout would do it. Behind the third block someone has a lozenge in, and is trying not to let it knock against the teeth.
    .a = Shout
    .a-text = You shout your own name, since that one is yours to spare. Round it goes, up one side and down the other, and the whole row of blocks lies down and rolls to the gate, where carts can get at it. Nor does it stop at that. Croaking, it goes home over the ridge ahead of you. At our tower, along the high beds, they are all up and lacing their boots before dawn, and ask one another who wants them.
    .b = Listen
    .b-text = You sit down and say nothing, for a good while. The lozenge comes to an end. Then, since no one has asked for it, out it comes, in a small voice and in order: hammers, names, other people’s dinners, forty years of being shouted at. That takes until dark. A sprite climbs over the block and looks to see whether you mean to answer. You nod. It has moved to our tower, and cannot be got to repeat a thing.

mw-adventure-50 = Weighing Day
    .front = Stint, who weighs for the Guild, has left you his scale, his stool and his rule, which is *What it weighs*, and gone to have a tooth drawn. So far you have weighed nails, wool, a goose, and a man who was curious. Now a woman has set down a sack of barley. At a full stone she gets the Guild’s price. It comes to a stone less a fist, and she has carried it from the head of the valley. She says nothing. Over the rim of her basket comes one blue finger. It stops above the pan, not touching it, and waits for you.
    .a = Weigh honestly
    .a-text = “A stone less a fist,” you say, and write it down. The finger goes in again. She takes the lower price, counts it twice, and ties it in her shawl. Those behind her in the line have been watching, and now they put down their sacks without the bricks in. Stint comes back with his jaw tied up, runs a thumb down the page, and pays you a coin for the hour. Three traders ask whose scale that is, and take our prices as they stand.
    .b = Weigh kindly
    .b-text = You look at the goose. When you look back, the pan is down and it is a stone. She sells at the price, and the missing fist turns up on our cart, as a bagful. After that you look at the goose a good deal. By evening the Guild has paid out too much, and there is a song about it. Stint, with his jaw tied up, takes the difference from our toll box to the last penny, and goes off down the road humming.

mw-adventure-51 = The Runaway Barrow
    .front = A barrow goes by you at a run, and there is no one holding it. It is a green one, loaded with dressed timber, and it leans into the bend like a thing that has done this before. Behind it the road is empty to the top. You have the handcart with you, with planks on it for the town, and nothing to put under the wheel but a stone the size of a roll. From below comes the squeak of the second bend, and then a sort of whoop. In a moment it will be in sight again, on the straight.
    .a = Chase
    .a-text = You put the stone under the wheel and run, straight down through the nettles, to be at the bridge before it.
    .a-1 = It is over and away. Back up the hill the stone is where you put it. The handcart has gone down by some shorter way, and under the bridge its planks turn round and round in the pool.
    .a-2 = You get a hand to it, and are towed as far as the flat. There it stands and ticks. No one for miles has lost a barrow. In the end it follows the handcart home.
    .a-3 = It turns in at a gap, and you after it. In a hollow stand barrows, runaways all, drawn up in a ring. They part with their timber readily, and it makes two loads. They will not be oiled.
    .b = Wave
    .b-text = You pull out a handkerchief and wave. On the straight, above the timber, up comes a small blue arm and waves back. Something falls in the road, and something more further on, and a third thing by the gully. They are coins, and warm. One pays to be seen off, where it comes from. At the foot of the hill stands the barrow, load and all, with a stone under the wheel, and wet prints are going back up along the verge, for another turn.

mw-adventure-52 = Journeyman’s Test
    .front = Three examiners sit behind a plank at the side of the road, in clean aprons. The chair in front of them is empty. “Next,” says the one in the middle. You look behind you, and there is only road. They hold the test for the Guild wherever they happen to be, and take whoever passes, because those who are sent have got it by heart. On the plank lie a lid, a bent nail and a boiled egg. You sit down. They regard you over their pencils. You shift a little, and wait, and shift again, and the one on the left leans forward.
    .a-text = You turn up the chair and look. One hind leg is short by a thumb. They lay down their pencils. In nineteen years four got that far, and the rest talked about the egg. Now they will show you what you like, at three coins off, if you can pay for it, down to the order of the mistakes. Our tower is next on their list. Word gets there ahead of them. Before light all the hobnails are out along the wall, working, and sit down with care.

mw-adventure-53 = The Sawpit Choir
    .front = Our choir has moved into the sawpit, because it sounds better there. Twenty of them stand on the sawdust, with the basses at the deep end. Overhead on the trestles lies the next log, chalked, and more are waiting. The sawyers have sat down on it, and have begun to tap with their heels. It is the new piece, in four parts, and no one leads it. Whenever they get to the high note the log hums. On the edge of the pit lie a stick and the saw, and between the two some sprites are leaning in, chins on the boards.
    .a = Conduct
    .a-text = You take the stick and get up on the log. Give them the beat now, with one finger. The basses were behind because no one had told them they could hurry. At the high note the log comes in below, so low that it is only felt in the feet, and the sawyers take off their caps. It is sung every year, and cannot be done without a log. The sprites run home on the off beat. They are at work before daylight, humming, in four parts.
    .b = Saw
    .b-text = You take one end and the sawyers the other, and you ask the choir to mind their heads. They are very nice about it. They climb out, brush one another down, and go home by different ways, each with a part that is no use alone. The log goes through, and the next, and by evening there are two great stacks for the town. What is left of the piece is in the planks. They hum a little, each by itself, wherever they are laid.

mw-adventure-54 = Salt and Iron
    .front = Neither of the carts at the fork will make way. The driver of the large one deals in fish, and has four barrels of herring aboard and no salt. Her purse is in her hand. The other cart, a quarter the size, is heaped with cheeses up to the sky, and a sprite stands between the shafts. One of its wheels has come off its iron. There is salt in our crock, and there is iron in our stack. There is one barrow, which holds a load of either.
    .a = Trade salt
    .a-text = It is the good grey salt from our own crock. She tastes it, and pays twice what it would fetch. Then she rolls up her sleeves and salts down four barrels there in the road, while the sprite stands in each and treads. People stop. She sells from the fourth, and for the use of the fork puts as much again into our tin. Toward evening there is room to pass. The small cart sets off behind the large, on three wheels and a cheese.
    .a-else = Our crock has no salt to part with. The dealer sits down on a barrel, and the sprite on the one beside it. They have begun to compare feet.
    .b = Trade iron
    .b-text = The sprite chooses its iron off the barrow with its tongue. It has the bar bent round the wheel, cold, before you have found a hammer. Then it lets down the tailboard. Cheeses roll out until your barrow is full, and go on until you have filled your coat. The small cart goes, and the large cart goes after it. Behind, keeping to the left, come the cats, in single file, round the bend and for as far down the road as you can see.
    .b-else = Our stack has not a bar of iron left. The sprite takes off the wheel on the other side, to match, and sits down to think.

mw-adventure-55 = The Toll Bridge Cat
    .front = The toll is one fish or two coins, and it is the cat that takes it. She lies along the parapet, grey, as broad as a bolster, on the lid of the box, with a paw to either side of the slot. A cat has been painted on the sign, in the Guild’s red, over the likeness of a man. Ahead of you a goose has gone across. She left an egg, and was given change. There are fish in the crock at home. From under the bridge you can hear a person eating soup, and, nearer the water, another, combing wet hair.
    .a = Pay in fish
    .a-text = The cat has your fish by the tail. She goes down through the slot with one paw, up to the shoulder, and pushes three coins of change along the stone. The bones are let drop. At that the combing stops. Over the side comes a sprite, its hair parted, and holds the backbone to the light. It is better than the old one. It combs its way to the tower, where it is to live, and starts there on the broom.
    .a-else = The crock at home has no fish in it. The cat looks at you for as long as that takes, and you go back round by the ford.
    .b = Pay in coin
    .b-text = Two coins go down the slot, and the cat counts them by ear. Then she thumps on the lid. A man comes up from below with his spoon, to do the coppers. He was the keeper here, until it was found that people argue less with a cat. He gives her the key. You carry his kettle and he carries his cap, and each night since then, at the tower, he has gone round with a lamp before lying down, to see who is through.
    .b-else = You have not got two coins on you. The cat shuts her eyes, and goes on shutting them until you have turned round.

mw-adventure-56 = An Honest Scale
    .front = Stint, the Guild’s weigher, has a new scale on trial by the roadside, and asks you to step closer. It is perfectly honest, he says, and that is what is the matter with it. He puts in a pound on one side and a pound on the other, and they hang level. So far, so good. Then he has you lay your hat in. Against the hat he sets nothing whatever, and it is the empty pan that goes down. “It won’t weigh what is there,” says Stint. “It weighs what’s owing.” He takes the pencil from behind his ear, and licks it.
    .a-text = He goes through the book with his thumb, to where our town ought to have had more. Out of the store comes what we were shortest of. He puts it in by the scoop, until the beam is all but level. It wants two coins. Those are yours, for being kept standing. You load up and take your hat, and he lays his own in the pan, and lets go. The beam does not stir. From the bend you can see him still there, bareheaded, waiting for it to.

mw-adventure-57 = The Mason’s Mark
    .front = Every stone in the wall has the same mark, low on the left: two strokes and a hook. It is a fine wall, dry, and chest high. It keeps along beside the road for a mile, with moor in front of it and moor behind, and you have been looking for the place where the mason got tired. There is none. At the very end one stone has been set on top, with the mark still white. On it lie half a pie, a chisel, and a stub of carpenter’s pencil. The paper from the pie has blown up against the foot of the wall.
    .a = Copy it
    .a-text = You lay the paper over it and rub with the pencil, and it comes up pale out of the grey. There is breath on your neck. So that is how it goes, says an old mason, with the other half of the pie. She has cut some thousands and not had one to keep. She gives you a coin for it. The wall is long enough, she thinks, and takes up the chisel. She sleeps at our tower, one hand on the stone, so as not to lose her place.
    .b = Chip it off
    .b-text = It takes sixteen taps. You blow away the dust, and the stone looks larger. Then there is a click, and another, going off along the wall for a mile, as stone after stone lets go of its neighbour. By afternoon half the town has come out with barrows. They lift it down in layers, and the best of it goes on our stack. Each one has a clean place, low on the left. The last you put back on the grass, with the pie.

mw-adventure-58 = Ledger of Winds
    .front = The Guild keeps a book of what the wind owes, on a stand at the roadside, with a stone on it. You lift off the stone, and the pages turn themselves to today’s. On the left is what was taken: *Hats, six. One tablecloth. A word, let fall.* On the right is what has been brought back, and it is short by a bag of flour. You have one on your shoulder, bound for our crock. The dust about your ankles has gone quite still, like a dog that has been asked who did this. From the cover of the book hangs a strap.
    .a = Balance it
    .a-text = You hold the bag up by two corners, and it is emptied, over the hedge, in one long white breath. On the right a line is filled in, and blotted. A wind that is out of debt can get credit. By suppertime it has walked five becalmed barges up to our landing, and each has paid its fee. In the night it sets the beam that was too long for us. There is flour along it, all but one clear place, where it was held.
    .b = Close it
    .b-text = You shut the book and buckle the strap. The trees stop. All the way home it hums under your arm, and after supper the smallest child lets out the strap by one hole. First there are a few bars on a pipe, next a woman calling hens, and then half a joke, about a dean. Then it is buckled. It has one evening a year, and we have still not had the end of the joke. On the stand, next day, is a new book, and it begins *Books, one*.

mw-adventure-59 = The Empty Scaffold
    .front = Round nothing at all, in a field, a scaffold has been put up. There are six stages of it, with hoists and ladders and each knot tied alike, and inside is a house made of daylight. On the fourth stage a kettle is on the boil, where a window sill would be. You walk round. A cow is scratching herself on one of the poles, and looks out at you by the front door. Near her lies a basket of flags and paper flowers, of the kind that is hung about a new roof. The lowest rung has been wiped.
    .a = Climb
    .a-text = You go up from stage to stage, and on the fourth take off the kettle. From the top you see the road, the river, and our own builders, small and clear, standing about for want of poles. You point that out. Under you the planks give a kind of start. Then the whole of it steps over the hedge, and goes off stiffly down the lane, with you at the rail. By night it wades in round our work, and by morning the walls are higher. They have had tea.
    .b = Decorate
    .b-text = You begin with the front door, on account of the cow. You run the flags up by the hoists, and tie the flowers where the gutters would be, until a whole house hangs there on the air. A man pays you a coin to be let in, and shows his wife where the dresser is to stand. Each year since then people bring out a flag and choose a room, and have their supper in it, and call to one another through the walls.

mw-adventure-60 = Into the Unknown: Road
    .front = The milestones have been counting down, and now there is one that has its face to the field. To read it you would have to climb over. The road goes on, paved and straight, with no one on it as far as the rise. All the same, you can hear boots. They keep time with your own, and when you stop they take one more step. To the left there is a gap in the bank, where a slope drops away through bracken. Carts tilt just here, and whatever has come off them has gone down. Far below something glints.
    .a = On
    .a-text = You go on, and the boots go on, and over the next rise there is a person in them. They have been half a mile behind since the weigh-house, and have got into your step. You halve your bread. It comes out that one of you was going nowhere in particular. So at the next stone you both wheel about, and come home in time, left, right, across the yard to the tower, where your friend has to be shown a bed before either of you can stop.
    .b = Off
    .b-text = You go down sitting. The bracken lets you through to a level place, where there are cabbages by size, and left boots, and a row of lamps. A sprite goes to and fro with a rake. It has been sorting this for years, and is behind with it. It looks you over, then looks through you, toward the town, and fills your arms with what we were shortest of. You are hardly on the road when something else slides by.

## Cards 61 to 79: from the day the wind gives back

mw-adventure-61 = The Door in the Hill
    .front = A man sells tickets to the door in the hill. He could not say what is behind it, never having got it open, so that it stands to reason there is a great deal. On the left it has a plate, worn bright by those who pushed. On the right there is a handle, worn thin by the others. He has sold forty tickets, and forty people went home at dusk. You have the next one. Lay an ear to the wood, and it is quiet in there, the way a kitchen is when the rent man knocks.
    .a = Push
    .a-text = You put a shoulder to the plate, and it is the hill that goes. It rolls back by a yard, ticket man and all, on something that has been kept greased. Behind is what people put behind things: boards of every length, and squared stone, leaned there until it should be wanted. Small blue hands pass it out to you, two great loads, and rather fast. Then they take the hill by its hem and draw it up again, like a blanket.
    .b = Pull
    .b-text = It comes away in one piece, frame and all, and behind it there is hill. So you have a door. On the back of it, holding their breath, stand eleven painted people about a finger tall. Set up in our yard, they let it go. They have changed places since, and every evening they do so again, and it is another story. The door hangs in the longhouse, on its own hinges. Before bed it is shut, with a knock first, and no one sells anything.

mw-adventure-62 = A Wind with a Name
    .front = A hat is tried on you from behind, and taken off again. It was too large. You see it tried on the gatepost, and then on a goose. This is a wind about as big as a calf, says the woman who minds the geese, and comes round that corner twice a day with the same hat. It has a name. It writes it in the dust, but will not keep still to be read. On the gate she has chalked its times, to the minute, for anyone with a use for them. Here it is again, and the hat comes down over your ears.
    .a = Call it
    .a-text = Say a name, the one you think you see. It is near enough. The dust lies down, and the wind comes over with its head low, to be scratched. On its back sit two sprites, one behind the other. They had only got up for a short ride, years ago. They slide off along your arm, and stand there swaying. As far as our tower they walk with bent knees, the hat held between them. At night you see what it is for. They both sleep in it.
    .b = Number it
    .b-text = You chalk it on the gate in large figures: one for the morning, two for the afternoon. People come to rely on the One. Barges lie at our landing, ready for it, and the Two is all taken up with sheets. Each pays into our tin by the hour, and for every line in the book there is soon another below. It has never been late since. If you stand at the corner a minute before you can see it there, getting the hat straight.

mw-adventure-63 = The Cartographer’s Ghost
    .front = “It’s four hundred paces,” says Ottoline Bask, our surveyor. “Three hundred and ninety.” She is talking to a pencil. Held by no one, it is drawing a map on a flat stone, and where she has wood it puts *Field*, in an old round hand, with a gate. She came out to find the edge of the trees, with the survey money in the town’s tin. In one corner it has noted its fee, which is modest, and drawn the tin, very like. Now it turns about in the air and offers you its other end. There is a piece of rubber on that.
    .a = Correct it
    .a-text = You take it, and rub out one tree, to move it over. Out in the wood a tree goes, with the sound of crumbs brushed from a cloth. You rub out the next. After that it is simpler to begin at the edge, and by suppertime there is open ground as far as the gate. Ottoline paces it, three hundred and ninety-one. She had bet the pencil two coins, and pays them to you, as it was in your hand. You lay it down with the point toward home.
    .b = Believe it
    .b-text = You say that it will be so. Ottoline pushes the tin across, and it is empty by the time it gets there. Then you walk, she counting, and you with your nose in the map. Roots ought to come, and thorns, and what comes is grass, right up to the gate. The wood stands off to one side, where it was drawn. On the gate sits a sprite that was in the corner, very small, with an arrow. It comes to live at our tower, along the dotted line.

mw-adventure-64 = Feathers of Brass
    .front = The weathercock at the crossroads moults once in a man’s life, and a dealer has come early to be sure of it. He has a ladder and a pair of pincers, and is not waiting for anything to drop. The bird holds two bent wires to its sides and looks straight in front. All down the path lie brass feathers, each as long as a knife. There would be a price in them, and half our doors want hinges. On the fourth rung, with a needle in either fist and half a vest hanging from them, stands a sprite, and the dealer has not yet got past it.
    .a = Gather
    .a-text = The path is ours, you tell him, which it very nearly is, and you gather what lies on it. He buys half, at his own scale, and the price goes into the town’s tin. The other half comes home as hinges, latches and a gutter for the next house. The bird keeps the three it still has, and the vest, which buttons at the back. Winds that were only passing come round twice to look.
    .b = Return
    .b-text = You push them in one by one, beginning at the tail, and it lifts a wing as one does for a tailor. The dealer stands by with his sack open. When the last is in, it comes about and crows, three notes up and the same three down, and by evening that is sung in our yard as a round. The sprite is not needed there, it can see. It casts off along the road, moves in at the tower, and tries the vest on the cat.

mw-adventure-65 = The Weather Loom
    .front = The weather for the valley is made at the top of the pass, on a loom with no roof over it, and the weaver has gone to her dinner. *Touch nothing*, says a card, and below that, smaller, *If you must, one end, and not hard.* On the loom is tomorrow. It is grey, down to a thin place the shape of our valley, where she has not made up her mind. Two loose ends hang there. The yellow one is as warm as a cat. The slate one drips into a saucer put there for it. Both have thumb marks on them, and the lower are very small.
    .a = Pull sunny
    .a-text = You pull the yellow, and not hard. A bright stripe runs down the cloth, one valley wide. The next day you can see it come over the hill, with straight edges, like a plank. It lies along the tower, bed by bed, and all the boots are laced an hour ahead of ours. By noon people from three towns have walked in under it, folded their coats, and bought whatever we have that is cold. On the line, all afternoon, stands a man with his umbrella half up.
    .b = Pull rainy
    .b-text = You pull the slate, hand over hand, as one does a bucket. A dark bar crosses the cloth. The next day it rains from ten to eleven, on us alone, and strangers come to the edge and put out a palm. There are fish in it, as long as a finger. We run out of pans and go on to boots, and salt what we catch. The sprites have sat along the tower wall since before light, hoods off, not to miss any, and run to work wet.

mw-adventure-66 = The Giant’s Thimble
    .front = Two fields have been sewn together. The stitches are of rope, as long as your leg, and go evenly up over the hill. Where they end, the thimble has been put down. It is as broad as a washtub, and holds rainwater, and a toad. You look round for the needle, and then, more slowly, up. On a slate is chalked *Faint. Two sacks of flour, heaped, will be made good.* There are two in our crock. Across the lane good stone lies under the cliff, and is never fetched, because of the rest, which is still coming down. Over a hat the thimble would go, at a pinch.
    .a = Fill it
    .a-text = Two sacks from our crock go in, heaped. In the night the ground by the ford gives one thump. In the morning the thimble is scraped clean, and in the yard stands whatever it was that one of us had said out loud, at supper, we could do with. It goes on for four nights. We are careful at supper, after the first. On the fifth morning there is only the toad, on a very large handkerchief, hemmed.
    .a-else = There are not two sacks to be had in the town. You bail out the rain, for form’s sake, and the toad gets back in.
    .b = Wear it
    .b-text = You tip out the toad, with an apology, and put it on. It comes down to the elbows. In under the cliff you walk, and out, with as much as you can carry, ping, ping, until there is a load for our stack. Three people have been waiting to get by. You take them through one at a time, by the coat, at a coin each. They say that you sounded far off, and very sure.

mw-adventure-67 = A Letter to No One
    .front = Where the pass is highest there is a cairn with a slot in it, and in the slot, half in and half out, a letter. The paper is dry, although nothing else up here is. It is heavy for its size, and sealed with candle wax and a thumb. The address, in brown ink, is *No One, The Valley*. Under the slot two words have been scratched into the stone, *Collected daily*, and snails have been across them. The wind, which pushed you all the way up, has gone round behind the cairn.
    .a = Open
    .a-text = Six coins, old ones, and each has been wrapped in a twist of paper. Smoothed out and put in order, the twists make one sentence. *For somebody who would not open it.* You have the coins in your purse before you are off the pass. On the way down you try how it sounds as a funny story. You try it another way. That night your soup has been kept, and they sit with their faces turned to you, wanting to hear what was up there. Stones, you say.
    .b = Post
    .b-text = You push it in. It falls for longer than the cairn is tall, and a long way down there is a crack, as when a seal is broken. Then the wind goes past you. It has the letter in town before you get there; all evening it reads down every chimney, in a voice no one knows, about the price of candles, and a dog that could open doors. The soup is let go cold. *Write soon*, it says at the end. By the week’s end most of us have.

mw-adventure-68 = The Last Ferry
    .front = No one is on board the last ferry of the day, apart from Abel Noon, the ferryman, asleep against the lantern. All the same it lies in the water to its top plank, as it would with forty people and their trunks. “Room for one,” says Abel, with his eyes shut. “If they’d move up.” The boards creak, all along one side. By the rail a place has come free that is about your width. On the far bank, where there is no house, a lamp has been lit, and someone is holding it up to see who is coming.
    .a = Board
    .a-text = You step in over the side and sit. The ferry goes down by another finger, and puts off. You smell lavender, pipes and wet dog. In the middle of the river the fares are taken up, in a tin.
    .a-1 = When it reaches you there are two coins too many. It will not go on from your knees until they are in your purse.
    .a-2 = It comes to you last, and heavy. There is old silver in it, two for each place. *For the town*, someone has scratched in the lid.
    .a-3 = It does not come back. A second is sent after it and then a third. On the far side they lie at your feet, all full, with *For the town* on every lid, and the boat rides up like a cork.
    .b = Wave
    .b-text = You stay on the stage and wave. The ferry goes out, with Abel’s hat at one end of it. About halfway there is a rustle, as of a great many people turning round, and the lamp across the river swings. Then the last of the wash comes in by your feet, and brings a box, with a coin on the lid for you. Everything in it is done up in paper. One is for the town, and the rest goes back on the first boat.

mw-adventure-69 = Salt Stars
    .front = On the flat rock where the salt carts rest a handful has been spilled, and someone has put it in order. It is the night sky. It goes on for yards, grain by grain, with a clean line licked round the edge. There is the Ladle, and there the Ploughman with his dog. You walk along with your hands behind you. It is all quite right, until you come to the part that is over our town. One grain is left over. It is as big as a pea, and blue.
    .a-text = You kneel, and breathe through your nose. The blue one belongs to a shape, once you can see it: a long neck, and then three small ones in a row behind. You take it home by heart for the children, who lie in the yard with it to this day, and show one another where. On the road you look for it overhead, and the place is empty. Then you come over the rise. There it hangs, low, just above our chimneys, and in the yard they have stopped talking.

mw-adventure-70 = The Blind Gardener
    .front = The gardener asks you to say something more, so that she can tell where you are. She has not been able to see since she was small, and weeds by ear. Everything is in rows, along knotted strings, with a knot for each kind. Only two things trouble her. There is a bottom row, so the worms tell her, that she did not plant and has never found the end of, and it wants digging. And in the cabbages the third head along is always thirsty, and will not thicken, whatever it is given. She holds out a spade to you, and a can.
    .a = Dig
    .a-text = She takes your elbow and sets the blade along her own foot. At the second spit you are in it: a row as straight as a shelf, of white roots as long as your arm, standing two deep in the clay. Parsnips, she thinks, or the grandmothers of parsnips. Both barrowloads are for the town, since she has only the one pot. You wheel the first and she the other, steering by your squeak, and at the corner she warns you of a stone that you had not seen.
    .b = Water
    .b-text = The can goes into the third head as into sand. You fetch another can, and another. At the ninth the leaves shudder, fall open and look up, and it is a sprite, crouching, wet through at last. “I did think it was slow,” says the gardener. She cuts the two on either side for our crock, as they have been drinking its share. It will not give up the can. It waters the road behind you as far as the tower, and at night goes along the beds.

mw-adventure-71 = Mirror Pond
    .front = The pond gives everything back, and you have stopped to see it done. There are the alders, and there on the bank are you, with one of the town’s beams along your shoulder. But down there the far end has a person under it, short and blue, with a cushion on its head to make up the difference, and its knees are giving. You look behind you. Your beam sticks out over the grass, as it did all the way. Beside your foot is a flat stone, such as goes a long way.
    .a = Look
    .a-text = You keep your eyes on it. It nods: one, two, three. You both bend at the knees and let down the beam at the edge, where yours goes in without a splash and is not seen again. Out across it climbs the sprite, cushion first, and has come to stay at the tower. It has shown us how one carries what is not there, the length of the yard, in twos, and sets it down at the same moment. We do that at weddings, and the old ones are best.
    .b = Throw a stone
    .b-text = You set down the beam and let fly. It goes three times. At each there is a ring on the water, and a coin in the ring for as long as it lasts, and you wade in and have all three. Then the rings run together, and the sky slides off to one side. When it has come back the sprite is there, hands on hips. It bends. Up out of the pond comes the other beam, end first, and lies down by yours, the grain running the opposite way.

mw-adventure-72 = The Stone Orchard
    .front = Stones are planted in this orchard, and in time they come up. The trees are grey to the twig, and bear cobbles in a poor year and doorsteps in a good one. This is a good one. Each step is tagged for the house that ordered it, in an old hand, and none has been called for. A pole with a hook leans on the wall. Some of the tall ones from our tower lie asleep beneath, since the shade here is cooler than other shade. On the end tree, at knee height, hangs a pruning saw, and above it, on one brown twig, there is a leaf.
    .a = Shake it
    .a-text = You get the hook round a bough and shake, and it comes down, from the first tree and then the next, all along the row. When it has stopped there are two wagonloads of dressed stone, with the stalks on. None of the tall ones is hit. But each wakes up beside a doorstep with a name on it, and they go home in file, very close together, lie down at the tower in broad day, and for a while will walk under nothing.
    .b = Prune it
    .b-text = It cuts like cheese, so long as you cut what is dead. Every piece rings on the way down, the thick ones low and the thin ones high. They hang in our yard and call us to table, with one wrong note, which the children will not have changed. Then the light gets in to the brown twig. Behind the leaf is another leaf, and more behind that, with something red between, and you climb down with your coat full of apples.

mw-adventure-73 = The Borrowed Voice
    .front = The crier has lost his voice, and wears a slate to say so. He has three weeks of news in his bag, and it is going off. He opens his mouth to let you look. There are just the teeth. *Had it at the ford*, he writes. *Sneezed. It went.* Could he have the loan of one for the evening? A sprite’s would do, if you have one in your hire to ask, and it would be back by bedtime. If not, he will have to see. He beats his drum. They are coming over the fields already, in good coats.
    .a = Lend
    .a-text = Your hired sprite puts two fingers in its mouth, takes hold of something, and hands it up. The crier swallows. Out comes the news, with water in it, so that a barn fire sounds like a thing one would get up to see. He goes on to the ballads, which he thought he was past. We have two of them off him, the long one and the one with the drum. The hat goes round, and three coins are yours. At bedtime a small blue hand is held out.
    .a-else = You have no hired sprite about you to ask. He thanks you on the slate, wipes it with his cuff, and begins to write the news small.
    .b = Keep
    .b-text = You shake your head. He nods, turns round to them, and begins as he is, with his hands. He does the barn fire. He does the price of wool, and it is terrible. Then comes an old man who has been down a well, and for that he borrows your scarf. It has never taken so much with a voice, he writes, and counts you out four coins. On the road he tries a note or two, and leaves it.

mw-adventure-74 = A Ladder to a Cloud
    .front = The only cloud about is tied up. It is small and low, and bobs on a rope from a ring in the rock, as a boat does. A ladder leans on it. The ladder goes up from the grass, bends somewhat, and ends two rungs inside, where someone is whistling through his teeth. Now and then a trowelful of white comes over the edge and drifts off. Whenever the cloud swings, the foot of the ladder walks an inch, and the whistling stops until it has done. It wants a weight on the bottom rung. To go up, you would need a hired hand to be that, in boots.
    .a = Climb
    .a-text = Your hired hand sits down on the bottom rung, boots apart, and you go up. A plasterer makes room. From there you see both roads to the end, with the carts on them like crumbs, and every cart stops at the fork to think. He lends you his dishcloth. You wave them in until dark, and our tin is filled, and emptied, and filled again. In the night the cloud comes over us, paying out rope, and the work is plastered to the top, though it takes days to dry.
    .a-else = There is no hired hand to sit on it. You get as far as the bend by yourself, and there it bends the other way.
    .b = Hold it
    .b-text = You sit on the bottom rung and dig in your heels. At once they start coming down. They are sprites, with hods, and go barefoot, so that it hardly hurts. What they carry is white and weighs nothing. They go off with it along the wall to our town, and wherever they have been, all day, the new work rises. The last of them steps down by way of your shoulder, leaves a coin in your collar, and unties the cloud, and the ladder stays as it was.

mw-adventure-75 = The Unfinished Bridge
    .front = The bridge comes out from this bank and it comes out from that bank, and in the middle is one plank that it does not come. It is a handsome thing, with lamps, and a seat. Along the edge on both sides sit those who built it, swinging their boots. The drawing stops there, they tell you. In the gap, on the head of a post, sits Chunk, who is rock. “Plank,” says Chunk. There is a good one in our stack. On the far half waits a person with a wheelbarrow, and has waited long enough for a bird to build in it.
    .a = Finish it
    .a-text = You bring the plank from our stack, Chunk pats it, and it goes in with a knock. Over comes the wheelbarrow. She had set out to ask for a bed in our tower, and here she is, with four eggs and a rolling pin. The builders get up and look at it. Then they come in behind her, one half from each bank, and start on our own work from both ends, that night and the night after, and reach the middle twice. Chunk stays where it is.
    .a-else = Our stack has no plank in it. The person opposite nods, when you call that over, and gives the bird some more of the crust.
    .b = Admire it
    .b-text = You sit down on the seat. On the far half a painter has put up her easel, and calls to ask if you could bear to stay like that. It takes two hours, at a coin for each. We have it in the longhouse, with the lamps and the boots, and you, keeping still. She has put in a plank. People bring their chairs to look, and some always sit to the left and some to the right.

mw-adventure-76 = Under the Bell
    .front = Beside the old road stand two posts with a beam across them, and from the beam hangs nothing. Una Tye, who knits, has stopped knitting. “There used to be, or else they,” she says, looking up into it, and hums. You put up a hand. It buzzes. When the bell went a note was left behind, as wide as a tub, and so low that you have it in your teeth. It would be the last but one. On the left post a mallet hangs by a thong. The right one is worn, from high up to quite low down, by palms.
    .a = Strike
    .a-text = You swing the mallet where it buzzes. It meets something. The note opens, out over both the roads, the paved one and the soft one. Then up the one runs a man with a napkin in his collar, and down the other a woman, who has the ladle still in her hand. They meet underneath, out of breath, and each has a look at the other. At our tower they have been given beds on the two sides of the door, and she has washed the napkin.
    .b = Still it
    .b-text = You put your hand in, flat, as on a horse, and keep it there. It runs down. You can hear the needles, which have begun again, and then how quiet it is. The earth at the foot of the post heaves. A sprite sits up, pulls a plug of wool out of each ear, and listens. It comes home to the tower between you and Una, yawning, and by the ford she has knitted it a pillow. All the small ones sleep that night, and are at work by dawn.

mw-adventure-77 = The Keeper’s Ledger
    .front = Fyxx’s ledger lies shut on a stump, with a stone on top, and under the stone a leaf. *Back at once. Do not add up.* Fyxx is the Keeper, and whatever is borrowed in the valley goes down in there, with whose thumb. You have a bundle to put down, and there is one stump. It falls open at our page. It is a long page. There are four candle ends, a left boot, a goat for one night, and the use of a view. At the foot a line has been ruled for the total, and a pencil tied on.
    .a-text = You add it up from both ends, and it comes to two, and the two are ours. Over your shoulder comes a sooty cuff. “It was not to be added,” says Fyxx. “Now it will have to be paid.” It goes in under the roots, and there is a noise of drawers, jars, a ladder, a hen. It lays before you what the town is shortest of, looks at us through its fingers, and lays beside that what would have been shortest next. The pencil gets a shorter string.

mw-adventure-78 = Wind Harps
    .front = Seven harps stand along the saddle of the hill, each taller than a man, and the wind plays them. They are good oak, strung with fencing wire, some of it slipped. What they play is our supper tune, which comes down of an evening and calls us in. Close to, there is a howl in the fourth bar. The shepherd has a blanket round his head. He would be obliged for a key to them, he says, or for an axe. His dogs have their paws over their ears, and at every fourth bar they lift their heads and help.
    .a = Tune
    .a-text = There is a key after all, on a nail, at the height of your belt. You go along and turn each peg until the wire bites. The wind waits, and then takes it from the top. The howl is out. Where it was, a second tune had been folded up, a slow one, and goes through the first as an arm goes through a sleeve. Both come down to us now, one to a chimney. At the fourth bar the dogs lift their heads, and look at you.
    .b = Break
    .b-text = At the tenth stroke the first goes over, and rings all the way down. It makes two full stacks of oak for the town. The shepherd helps to load it, and thanks you, and you can hear every word, because up there now is only grass. That evening our supper is late. They come in by ones and twos out of the dark, from wherever they had got to, and each stops in the door, with head on one side. Then someone bangs on a pan.

mw-adventure-79 = Into the Unknown: Beyond
    .front = The last milestone, at the end of the pass, has no number. On this side a hand points back, to { $town }. On the other side is cut *And so on*. From there another valley goes down in front of you, with a brown river in it, and a smoke, and a tower, whose sails are going round. Across from you is its own pass. Somebody with a pack has just come up to the top of it, and stopped, as you have. They put up a hand to shade their eyes. You have one hand up already.
    .a = Further
    .a-text = You go down to the ford, and they have been expecting one of you. A table has been carried out, with some of each thing that they have, and you are to choose for your town. Would you hold a ladder? You hold it, and are paid, with two coins that have a bird on. A child walks you up again to the stone. There you must both turn round at the same time, or else you would be seeing one another home all night.
    .b = Home
    .b-text = You wave, and over there it is waved back, and you both turn round. At the first bend stands a cart with its tail to you, packed with one of everything. *Take one*, it says on the board, so you do, for the town. By the ford you are all but running. They can hear at our tower when a person has been to the end of the road. The tall ones get their boots on, and start work, so as to be out when you come by.

## Card 80: from the day the post comes

mw-adventure-80 = Into the Unknown: The Long Way Round
    .front = The long way round begins at our own gate, and ends there too, from behind. Everything is on it: both the roads, the fen, the beeches, and the ford by way of the pass. By day and by night it is not the same way. For the day there is a dotted line on the map, with the houses. For the night there is a row of lamps, blue and amber by turns. At the gate stands a stick with notches in it, high ones and low ones. Heads are put out to ask if they should keep supper, or breakfast.
    .a = By day
    .a-text = You go by the houses. At each there is a thing to be taken to the next, and for that they give you something, which the next has been wanting. So it is a cheese for a while, and then a hinge, and a jug of cream, and a fiddle. Where it stops is for us to say, when you come in at the back. A good many have fallen in behind you by then, with tools, having heard that there was building. By supper it is further on.
    .b = By night
    .b-text = You go by the lamps, and there is much on the way that by day is not there. { $trust ->
            [wary] Two of them keep ahead of you and behind, at a distance, with no one under them.
           *[known] Someone small goes ahead of you with one, and someone behind with another.
            [kin] Someone small has you by the hand, and someone goes in front with a lamp.
        } Under a hedge a lid is held up, with one of each thing in it, and you may take one home. Toward morning you come round by our back doors. All the windows are lit. The lamps are put down on the step, and you go in, to whatever it is.
