### What Windmill: Cozy Stories says at the table: labels, prompts, refusals, the log.

cs-name = Cozy Stories
cs-heading = Round { $round } of { $rounds } · story { $story } of { $stories }
cs-heading-over = The game is over · { $stories } stories
cs-at = row { $row }, place { $place }
cs-typed = { $text }
cs-told-aloud = This story was told aloud.
cs-aloud = told aloud
cs-sentences = { $count ->
    [one] 1 sentence
   *[other] { $count } sentences
  }
cs-dreamy = dreamy
cs-medium = medium
cs-sharp = sharp
cs-pawn-red = the red pawn, with a flour cap
cs-pawn-blue = the blue pawn, with a night cap
cs-pawn-yellow = the yellow pawn, with a straw hat
cs-pawn-green = the green pawn, with a beret
cs-pawn-violet = the violet pawn, with a crown

## The table

cs-tells = { $who } tells
cs-over-title = { $who } told last
cs-story-of = story { $story } of { $of }
cs-story-of-computer = story { $story } of { $of } · computer, { $level }
cs-held = in hand
cs-laid = laid
cs-left = { $count } left
cs-used = { $count } used
cs-aside = set aside
cs-taken = { $who }’s guess
cs-points = Points
cs-first = first: { $who }
cs-windmill = Windmill
cs-windmill-right = Right: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $who } none.
cs-windmill-wrong = Wrong: { $who } loses 1 at once.
cs-windmill-first = Take it before a card.
cs-windmill-poor = { $who } needs 1 point to take it.
cs-windmill-taken = It lies before { $who }.
cs-windmill-gain = Right: 1 point more, the storyteller none.
cs-windmill-risk = Wrong: 1 point less, at once.
cs-nth = { $n ->
    [1] 1st guess
    [2] 2nd guess
    [3] 3rd guess
   *[other] { $n }th guess
  }
cs-nth-right = { $n ->
    [1] 1st guess right
    [2] 2nd guess right
    [3] 3rd guess right
   *[other] { $n }th guess right
  }
cs-worth = worth { $points }
cs-waits = waits
cs-lay-here = lay a card here
cs-spared = no turn needed
cs-mat-no-card = no card in time
cs-wrong = wrong
cs-wrong-plain = no points
cs-wrong-windmill = 1 point lost
cs-right = right: +{ $points }
cs-right-caught = caught: +{ $points }
cs-only = Only { $who } looks
cs-look-hint = Write the story, or tell it aloud.
cs-look-hint-typed = Write the story: a computer listens.
cs-look-written = The story lies at the left. Lay the card, or write anew.
cs-paper-draw = { $who } takes a card and makes up a story to it.
cs-paper-look = { $who } looks at the card in secret. The story will stand here.
cs-paper-ready = { $who } tells this story aloud. Listen!
cs-paper-telling = Listen: { $who } tells. Thirty seconds, no more.
cs-paper-sentences = Listen: { $who } tells. Three or four sentences, no more.
cs-paper-told = { $who } has told. Now the card is laid.
cs-part-before = The part before, by { $who }
cs-stories = Stories of round { $round }
cs-stories-endless = The story of round { $round }
cs-stories-none = Every story of this round will be kept here.
cs-round = Round { $round }
cs-tale = { $who } · { $how }
cs-tale-found = { $n ->
    [1] { $who } found it at once
    [2] { $who } found it second
    [3] { $who } found it third
   *[other] { $who } found it fourth
  }
cs-tale-missed = nobody found it

## Seats

cs-plate-computer = computer, { $state }
cs-state-teller = storyteller
cs-state-guesses = guesses now
cs-state-waits = { $n ->
    [1] guesses 1st
    [2] guesses 2nd
    [3] guesses 3rd
   *[other] guesses { $n }th
  }
cs-state-wrong = wrong
cs-state-right = found it
cs-state-spared = no turn
cs-state-over = at the end
cs-tag-won = won
cs-tag-tells = tells
cs-tag-guesses = guesses
cs-tag-next = goes on
cs-tag-first = first
cs-unit-points = { $count ->
    [one] point
   *[other] points
  }

## What counts

cs-panel-story = What this story brings
cs-panel-each = { $points } each
cs-panel-right = If { $who } is right
cs-panel-plain = plain
cs-panel-windmill = with the windmill
cs-panel-both = { $who } { $own }, { $teller } { $told }
cs-panel-nobody = If nobody is right
cs-panel-nobody-right = nobody right
cs-panel-loses = { $who } −1
cs-panel-nothing = { $who } keeps 0
cs-panel-brought = What this story brought
cs-panel-no-change = Nobody’s points change.
cs-panel-why = { $who } { $why }
cs-panel-change = { $points ->
    [-1] −1
   *[other] +{ $points }
  }
cs-why-told = told it
cs-why-found = found it
cs-why-caught = caught it
cs-why-mistake = erred with the windmill
cs-why-unguessed = found by nobody
cs-panel-heard = What the computer heard
cs-heard = { $sure ->
    [0] { $who }: { $things }. Hardly sure of its card.
   *[other] { $who }: { $things }. { $sure } in 100 sure of its card.
  }
cs-heard-nothing = { $who } heard no word it knows and chose at random.
cs-heard-windmill = { $who } took the windmill: { $things }. { $sure } in 100 sure of its card.
cs-hinted = { $who } hinted at { $things }.

## What things tell of themselves

cs-kind-guess = Guess card
cs-kind-story = Story card
cs-kind-windmill = Windmill card
cs-about-guess-rule = Whoever guesses lays it on the own mat if it fits the story.
cs-about-guessed-wrong = { $who } guessed it, and it is wrong.
cs-about-guessed-right = { $who } guessed it, and it is right.
cs-about-aside = Set aside: its story was told in this round.
cs-about-story = { $who }’s card
cs-about-look-rule = Make up a short story about it: clear for somebody, not too clear for all.
cs-about-turned = It is the picture in { $at }.
cs-about-held-rule = { $who } alone knows what it shows.
cs-about-laid-rule = Once it lies here, nothing is added to the story, and guessing begins.
cs-about-used = Used cards
cs-about-used-rule = Its story was told in this round. At the end of the round it goes back into the deck.
cs-about-used-now = { $who } told its story.
cs-about-deck = Storyteller deck
cs-about-deck-rule = The storyteller takes the top card. Each picture on it lies in the field too.
cs-about-held = { $who }’s hand
cs-about-laid = Here the story card is laid
cs-about-private = Everybody else looks away. A curtain falls if the window is left or Escape is pressed.
cs-about-paper = { $who }’s story
cs-about-paper-empty = The story
cs-about-paper-rule = When the card is laid, everybody can read a written story here, as often as they like.
cs-about-draft-rule = Only { $who } reads it until the card lies.
cs-about-before-rule = The next part goes on from here. A double click shows the whole story.
cs-about-tale-right = { $who } guessed { $at }: right.
cs-about-tale-wrong = { $who } guessed { $at }: wrong.
cs-about-tale-none = { $who } laid no card in time.
cs-about-tab-rule = A double click shows the stories of that round.
cs-about-cell-rule = The card of this place comes back here after the story.
cs-about-windmill-place = The windmill’s place
cs-about-windmill-rule = A right guess brings 1 point more and the storyteller none. A wrong one costs 1 point at once.
cs-about-windmill-take = It is taken before a guess card, and by whoever has a point to lose.
cs-about-mat = { $who }’s mat
cs-about-mat-rule = A right guess here brings { $points }, with the windmill { $caught }.
cs-about-computer = A computer plays here, { $level }. It knows what is drawn in the pictures, as words, and the words of the story.
cs-about-pawn = { $who }’s pawn
cs-about-pawn-rule = It moves by itself when points are won or lost.
cs-about-pawn-now = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
cs-about-token = The first player’s token
cs-about-token-rule = { $who } told the first story. The token stays there to the end; each round begins with its holder.
cs-about-scale-rule = All pawns start at 0. Nobody falls below it.
cs-about-scale-now = { $who } { $points }

## What can be done

cs-do-draw = Take the top card
cs-do-write = Write the story
cs-do-rewrite = Write it anew
cs-stands = It says now: “{ $text }”
cs-do-aloud = Tell aloud
cs-do-begin = I begin
cs-do-finish = I have finished
cs-do-finish-sentences = That was the last sentence
cs-do-note = Note a line for the log
cs-do-lay = Lay the card
cs-do-windmill = Take the windmill
cs-do-mark = Pick up { $at }
cs-do-guess = Guess { $at }
cs-do-time-up = Time is up
cs-do-next = Next storyteller
cs-do-end = The end
cs-preview-right = Right: { $who } +{ $points }, { $teller } +{ $told }
cs-preview-wrong = Wrong: nothing is lost
cs-warn-lay = After this nothing can be added to the story. Lay the card face down?
cs-warn-guess = A guess that lies is not taken back. Is it { $at }?
cs-warn-windmill = It cannot be put back. Right brings { $points } and { $who } nothing, wrong costs 1 point. Take the windmill?
cs-warn-time = No card was picked up: the turn is a wrong guess. End it?
cs-warn-time-marked = The card that was picked up counts as the guess. End the turn?
cs-clock-telling = { $who } tells
cs-clock-typing = { $who } writes
cs-clock-guessing = { $who } guesses

## What is asked

cs-ask-draw = { $who }, take the top story card
cs-ask-look = { $who }, write a story or tell it aloud
cs-ask-look-typed = { $who }, write a story to your card
cs-ask-written = { $who }, lay the card or write anew
cs-ask-ready = { $who }, begin when all listen
cs-ask-telling = { $who } tells, for thirty seconds
cs-ask-telling-sentences = { $who } tells, in four sentences
cs-ask-told = { $who }, lay the card face down
cs-ask-guess = { $who } guesses, worth { $points ->
    [one] 1 point
   *[other] { $points } points
  }
cs-ask-next = { $who }, go on when all have seen it
cs-step-story = { $who }’s story
cs-step-worth = { $who }, worth { $points }
cs-step-points = Points
cs-step-next = { $who } tells
cs-step-over = The game is over

## After a round

cs-round-over = Round { $round } is over
cs-round-story = The story of round { $round }
cs-round-found = { $who } told of { $at }. { $n ->
    [1] { $other } found it at once.
    [2] { $other } found it with the second guess.
    [3] { $other } found it with the third guess.
   *[other] { $other } found it with the fourth guess.
  }
cs-round-caught = { $who } told of { $at }. { $other } caught it with the windmill.
cs-round-missed = { $who } told of { $at }. Nobody found it.

## Refusals

cs-no-over = The game is over.
cs-no-turn = It is another’s turn to guess.
cs-no-next = First this story is guessed.
cs-no-storyteller = This is the storyteller’s part.
cs-no-second-card = One card was taken for this story already.
cs-no-card = First the top card is taken.
cs-no-story-yet = The card is laid when its story is told.
cs-no-laid = The card lies already.
cs-no-telling = The story is told in another way, or not at this moment.
cs-no-note = A line is noted when a story was told aloud.
cs-no-aloud = A computer is among the guessers, and it cannot hear: write the story.
cs-no-same = That stands there already.
cs-no-more-story = The card lies: nothing is added to the story.
cs-no-hint = The card lies: no more hints.
cs-no-letter = A story has at least one letter.
cs-no-control = A story is one paragraph of plain text.
cs-no-longer = At most { $characters } characters.
cs-no-fifth-sentence = At most { $sentences } sentences.
cs-no-own-guess = Whoever tells does not guess.
cs-no-own-windmill = Whoever tells cannot take the windmill.
cs-no-guess-yet = Guessing begins when the story card lies face down.
cs-no-decided = This story is decided.
cs-no-second-guess = One guess for each story.
cs-no-taken = This card was guessed before, and is not in the field.
cs-no-set-aside = This card is set aside for the rest of the round.
cs-no-other-mat = A guesser’s cards lie on the own mat.
cs-no-take-back = A guess that lies is not taken back.
cs-no-pass = There is no passing: a guess is made.
cs-no-timer = Cards are picked up beforehand only where there is a timer.
cs-no-marked = This card is picked up already.
cs-no-windmill-there = The windmill lies in front of another.
cs-no-windmill-back = Once taken, the windmill stays until the guess is made.
cs-no-windmill-late = The windmill is taken before the guess.
cs-no-windmill-turn = The windmill is taken in one’s own turn.
cs-no-windmill-points = Without a point the windmill cannot be taken.
cs-no-windmill-first = At the first story nobody has a point for the windmill.
cs-no-look = Nobody looks at the laid card before it is turned over.
cs-no-second-look = The card was put away before telling.
cs-no-pawn = Pawns move by themselves when points are marked.
cs-no-person = Only a person at the table can leave.
cs-no-last-leaves = The last person at the table stays, or ends the game.
cs-no-such-count = The game is for three, four or five players.
cs-no-such-pawns = Each player has a pawn, and no two the same.
cs-no-such-eldest = The eldest sits at the table.
cs-no-computer-eldest = The computer is never the eldest.
cs-no-people = At least one person plays.

## The log

cs-log-drawn = { $who } takes the top story card.
cs-log-hidden = { $who } puts the card away and will tell aloud.
cs-log-began = { $who } begins to tell.
cs-log-finished = { $who } has told the story.
cs-log-noted = { $who } notes: “{ $text }”
cs-log-laid = { $who } lays the card face down. The story: { $length }.
cs-log-taken = { $who } takes the windmill.
cs-log-lapsed = { $who }’s time is up.
cs-log-wrong = { $who } guesses { $at }: wrong.
cs-log-no-card = { $who } lays no card in time: wrong.
cs-log-mistake = { $who } loses { $points } with the windmill.
cs-log-unguessed = Nobody was right: { $who } loses { $points }.
cs-log-nothing = Nobody was right. { $who } has no point to lose.
cs-log-found = { $found } finds { $who }’s picture: { $at }.
cs-log-caught = { $found } catches { $who }’s story: { $at }.
cs-log-nobody = Nobody finds { $who }’s picture: { $at }.
cs-log-gained = { $who } gains { $points }.
cs-log-aside = The picture of { $at } is set aside for this round.
cs-log-gathered = All cards are back for the next round.
cs-log-round = Round { $round } begins.
cs-log-next = { $who } tells next.
cs-log-left = { $who } leaves. The computer takes the seat, { $level }.
cs-log-anew = { $who }’s story begins anew, with another card.
cs-end-won = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
cs-end-shared = { $who } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
  } each.
cs-decided-points = The most points win.
cs-decided-shared = The most points, shared.

## The score sheet

cs-sheet-told = Own stories guessed
cs-sheet-found = Stories found
cs-sheet-caught = Caught with the windmill
cs-sheet-mistake = Mistakes with the windmill
cs-sheet-unguessed = Found by nobody
cs-sheet-times = { $count ->
    [0] never
    [one] once
   *[other] { $count } times
  }
cs-tie-break = Equal points share the victory.
