### What WolfWalkers: My Story says at the table: labels, prompts, refusals, the log.

ww-name = WolfWalkers
ww-heading = Turn { $turn } · { $mode }
ww-heading-over = The game is over
ww-mode-plain = base game
ww-mode-base = Switch cards
ww-mode-quirk = with a Quirk
ww-mode-modules = with modules
ww-market = Market
ww-market-sides = { $stories } Stories, { $goals } Goals
ww-deck = Deck { $count }
ww-switches-left = { $count ->
    [0] no Switch left
    [one] 1 Switch left
   *[other] { $count } Switches left
  }
ww-discard = Thrown out { $count }
ww-display-of = { $who }’s display
ww-mat = { $who } · { $cards } of 25
ww-room = { $columns } of 5 columns, { $rows } of 5 rows used
ww-plate = { $cards } of 25, { $goals ->
    [one] 1 Goal
   *[other] { $goals } Goals
  }
ww-unit-points = { $count ->
    [one] point
   *[other] points
  }
ww-unit-so-far = so far
ww-unit-cards = { $count ->
    [one] card
   *[other] cards
  }
ww-tag-acts = takes
ww-tag-won = won
ww-tag-finished = finished
ww-panel-symbols = Symbols in the whole deck
ww-panel-room = Room in { $who }’s display
ww-plays-on = Whoever is not finished plays on until 25 cards lie.
ww-not-final = Points so far are not final: Goals count at the end.
ww-aside-signs = The next Stories: which comes first?
ww-aside-symbols = Which symbol?
ww-sign-equal = =
ww-sign-more = >
ww-paid-each = each
ww-paid-story = per Story
ww-paid-once = once

## Symbols

ww-symbol-wolf-form = Wolf form
ww-symbol-wolves = Wolves
ww-symbol-merlyn = Merlyn
ww-symbol-forest = Forest
ww-symbol-town = Town
ww-symbol-castle = Castle
ww-symbol-parents = Parents
ww-symbol-townsfolk = Townsfolk
ww-symbol-army = Army
ww-about-symbol = { $count } Stories of a box show it.

## What cards tell of themselves

ww-kind-story = Story
ww-kind-pattern = Goal · Pattern
ww-kind-arrow = Goal · Arrows
ww-kind-crossed = Goal · crossed Arrows
ww-kind-two = Goal · Two Symbols
ww-kind-two-arrow = Goal · Two Symbols with Arrows
ww-kind-balance = Goal · Balance
ww-kind-imbalance = Goal · Imbalance
ww-kind-quirk = Quirk · { $category }
ww-kind-opportunity = Opportunity · { $category }
ww-category-basic = Basic
ww-category-display = Display
ww-category-market = Market
ww-category-deck = Deck
ww-category-goals = Goals
ww-category-tempo = Tempo
ww-category-interaction = Interaction
ww-shows = Shows { $symbols }.
ww-pattern-row = { $symbols }
ww-asks-pattern = { $count ->
    [one] This row on Stories in your display, turned or mirrored as you like: { $rows }.
   *[other] These rows on Stories in your display, turned or mirrored as you like: { $rows }.
  }
ww-asks-arrow = Stories with { $a } in this Goal’s row and column.
ww-asks-crossed = No Story with { $a } in this Goal’s row and column.
ww-asks-two = Stories that show both { $a } and { $b }, anywhere in the display.
ww-asks-two-arrow = Stories that show both { $a } and { $b }, in this Goal’s row and column.
ww-asks-balance = As many { $a } as { $b } on your Stories, and one of each at least.
ww-asks-imbalance = More { $a } than { $b } on your Stories.
ww-pays-each = { $points } points each time, on different cards.
ww-pays-story = { $points } points for each of these Stories.
ww-pays-once = { $points } points, once.
ww-now-sum = { $times } × { $each } = { $points }
ww-now-once = { $points } points
ww-now-tally = { $a } { $first }, { $b } { $second }
ww-now-grows = at present; can only grow
ww-now-present = at present; can still change
ww-now-voice = Second Voice: it shows { $symbol } too.
ww-now-winds = Four Winds: both diagonals count as well.
ww-now-next-blocker = After this turn the Blocker stands here.
ww-now-next-remover = After this turn the Remover stands here.
ww-about-top = The next Story, if a Story is taken. Which Goal is behind it shows only in the Market.
ww-about-covered = The covered deck
ww-about-market = Take one of these cards and lay it as it is. The place is refilled with the same side up.
ww-about-deck = Deck
ww-about-deck-rule = Its top Story is open. A Switch card that comes up turns over the cards far left and far right.
ww-about-switch = Switch card
ww-about-switch-rule = It came up last and turned over the cards far left and far right. It is out of the game.
ww-about-discard = Thrown out
ww-about-discard-rule = What the Remover took out of the Market.
ww-about-display = Grows card by card in any direction to five rows and five columns.
ww-about-hand = { $who } holds this card
ww-about-hand-rule = It is laid in this turn.
ww-about-marker = A marker of { $who }
ww-about-marker-rule = It lies on an Opportunity once that was used.
ww-marker-used = used
ww-marker-free = not used yet
ww-marker-chosen = chosen: { $what }
ww-reserved = not for { $who }
ww-blocker = Blocker
ww-about-blocker = This card cannot be taken in this turn. The Blocker moves on after it.
ww-remover = Remover
ww-about-remover = This card is thrown out after this turn, unless you take it.

## What can be done

ww-do-lay-story = Lay { $card }
ww-do-lay-goal = Lay the Goal { $card }
ww-do-lift = Take { $card } and look at both sides
ww-do-pass = Pass
ww-do-end = End turn
ww-do-seen = I have seen it
ww-do-use = Use { $card }
ww-do-reserve = Reserve { $card }
ww-do-turn = Take { $card } and turn it over
ww-do-look = Look behind { $card }
ww-do-wish = Borrow { $card }
ww-do-return = { $card } goes under the deck
ww-do-voice = { $card } gets a second voice
ww-do-winds = { $card } counts its diagonals
ww-do-swap = { $card } and { $other } change places
ww-do-slide = { $card } moves here
ww-do-cover = Lay { $card } over { $under }
ww-do-name = { $symbol }
ww-do-next = This one comes next
ww-preview-goal = brings { $points ->
    [one] 1 point
   *[other] { $points } points
  } here at present
ww-preview-gain = { $goal } +{ $points }
ww-preview-loss = { $goal } −{ $points }
ww-preview-total = { $before } → { $after } points so far
ww-warn-idle = It is allowed but changes nothing now. Use it all the same?
ww-warn-drop = What is laid stays. Lay it here?

## What is asked

ww-ask-take = { $who }, take a card and lay it
ww-ask-two = { $who }, take two cards, one after the other
ww-ask-lay = { $who }, lay the card you hold
ww-ask-pass = { $who }, no card can be laid: pass
ww-ask-after = { $who }, use an Opportunity or end the turn
ww-ask-reserve = { $who }, reserve a Market card
ww-ask-wish = { $who }, choose a Goal of { $other }
ww-ask-return = { $who }, which card goes under the deck?
ww-ask-cover = { $who }, lay a Market card over one of yours
ww-ask-turn = { $who }, which card do you turn over?
ww-ask-swap = { $who }, drag one card onto another
ww-ask-slide = { $who }, drag a card to a new place
ww-ask-look = { $who }, look behind up to two cards
ww-ask-signs = { $who }, which Story comes next?
ww-ask-voice = { $who }, which Story gets a voice?
ww-ask-symbol = { $who }, which symbol does it show too?
ww-ask-winds = { $who }, which arrow Goal?
ww-ask-contest = { $who }, name a symbol
ww-source-opportunity = Opportunity
ww-step-take = Take and lay
ww-step-refill = Market refills
ww-step-opportunities = Opportunities
ww-step-next = { $who }’s turn
ww-step-over = The game is over

## Refusals

ww-no-over = The game is over: no card is taken or laid any more.
ww-no-turn = It is another’s turn.
ww-no-use-turn = An Opportunity is used in one’s own turn.
ww-no-finished = With 25 cards the game is over for this player.
ww-no-second = One card has been taken in this turn already.
ww-no-hand = There is no card in hand.
ww-no-lay-first = A card in hand is laid first.
ww-no-bound = This card may not be laid with that side.
ww-no-card = There is no card here to take.
ww-no-deck = A card is taken from the Market, not from the deck.
ww-no-blocked = The Blocker keeps this card in this turn.
ww-no-twice = This card lies in the display already, from the other box.
ww-no-few-words = Few Words: six Goals are the most.
ww-no-reserved = { $card } is reserved in this turn.
ww-no-story-only = A Small Request: a Story must be taken in this turn.
ww-no-first = The first card lies in the middle; the display grows from there.
ww-no-taken = A card lies here already.
ww-no-wide = A display is not wider than five columns.
ww-no-high = A display is not higher than five rows.
ww-no-heart = Fixed Heart: this is too far from the centre.
ww-no-trail = The Trail: it must touch the card laid last.
ww-no-corner = This place touches other cards only at a corner.
ww-no-touch = A card touches another one along an edge.
ww-no-others = A card is laid into one’s own display.
ww-no-shift = Cards that lie stay where they are.
ww-no-turning = The other side of a Market card stays hidden.
ww-no-pass = A card can be taken, so it must be.
ww-no-end = First a card is taken and laid.
ww-no-asked = No Opportunity asks for this now.
ww-no-answer = This is no answer to what the Opportunity asks.
ww-no-answer-first = First what the Opportunity asks for.
ww-no-such-card = There is no such Opportunity on the table.
ww-no-used = This Opportunity has been used already.
ww-no-start = It is used before a card is taken.
ww-no-before-laying = It is used before the card is laid.
ww-no-after = It is used after laying, before the turn ends.
ww-no-last = It is used at the end, with 25 cards.
ww-no-other-finished = The other person is finished: there is no turn it could act on.
ww-no-effect = It cannot be carried out now. The marker stays.
ww-no-card-there = No card lies here to be covered.
ww-no-such-count = WolfWalkers is for one to four players.
ww-no-such-switches = So many Switch cards are not played with.
ww-no-such-first = Whoever begins sits at the table.
ww-no-such-modules = Opportunities need a Quirk, and a chosen card needs its module.
ww-no-such-quirk = This Quirk is not in this game.
ww-too-few-quirks = One Quirk at least must be left.
ww-no-such-opportunity = This Opportunity is not in this game.
ww-three-opportunities = Three different Opportunities are chosen, or none.
ww-too-few-opportunities = Three Opportunities at least must be left.

## The log

ww-log-laid-story = { $who } lays { $card }, row { $row }, column { $column }.
ww-log-laid-goal = { $who } lays the Goal { $card }, row { $row }, column { $column }.
ww-log-refill-story = The Market refills with { $card }.
ww-log-refill-goal = The Market refills with the Goal { $card }.
ww-log-switched = A Switch card comes up.
ww-log-turned = Far left and far right turn over: { $cards }.
ww-log-passed = { $who } can lay no card and passes.
ww-log-skipped = { $who }’s turn is left out.
ww-log-used = { $who } uses { $card }.
ww-log-reserved = { $who } reserves a card: { $other } may not take it next turn.
ww-log-wished = { $who } borrows the Goal { $card }.
ww-log-returned = { $card } goes from { $who }’s display under the deck.
ww-log-covered = { $who } lays { $card } over { $under }.
ww-log-flipped-story = { $who } turns a card over: { $card }.
ww-log-flipped-goal = { $who } turns a card over: the Goal { $card }.
ww-log-lifted = { $who } takes { $card } and looks at both sides.
ww-log-below = { $who } takes { $card } from under the deck.
ww-log-dropped = { $who } can lay neither side of the card from below: it goes back.
ww-log-swapped = { $card } and { $other } change places in { $who }’s display.
ww-log-slid = { $card } moves in { $who }’s display.
ww-log-cleared = All Market cards go under the deck.
ww-log-looked = { $who } looks behind a Market card.
ww-log-ordered = { $who } puts the next { $count ->
    [one] Story
   *[other] { $count } Stories
  } in order.
ww-log-voiced = { $card } shows { $symbol } too.
ww-log-winded = { $card } counts its diagonals too.
ww-log-named = { $who } wants more { $symbol } than the other.
ww-log-removed = The Remover throws out { $card }.
ww-log-renewed = { $count ->
    [one] 1 card that was thrown out makes
   *[other] { $count } cards that were thrown out make
  } a new deck.
ww-log-finished = { $who }’s display is finished.
ww-end-alone = The display is finished: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
ww-end-points = { $who } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
ww-end-goals = { $who } wins: as many points, with fewer Goals.
ww-end-shared = { $who } share the first place: equal points, equally many Goals.
ww-end-draw = Equal points, equally many Goals: nobody wins. Play another game.

## The score sheet

ww-sheet-times = { $times } × { $each }
ww-sheet-once = fulfilled
ww-sheet-none = not fulfilled
ww-sheet-doubled = { $sum }, twice
ww-sheet-half = half, on the own display
ww-sheet-spoiled = spoiled
ww-tally-spoiled = { $card } spoils it
ww-sheet-tally = { $first } to { $second }
ww-sheet-wish = Borrowed: { $goal }
ww-sheet-contest = Contest: { $symbol }
ww-tally-pattern = { $times ->
    [0] found nowhere
    [one] found once
   *[other] found { $times } times
  }
ww-tally-arrows = { $times ->
    [0] no Story in its row and column
    [one] 1 Story in its row and column
   *[other] { $times } Stories in its row and column
  }
ww-tally-winds = { $times ->
    [0] no Story, diagonals too
    [one] 1 Story, diagonals too
   *[other] { $times } Stories, diagonals too
  }
ww-tally-two = { $times ->
    [0] no Story shows both
    [one] 1 Story shows both
   *[other] { $times } Stories show both
  }
ww-tally-crossed = no { $a } in its row and column
ww-tally-both = { $a } { $first }, { $b } { $second }
ww-sheet-goals = { $who } { $count }
ww-tie-break = With equal points, fewer Goals win: { $goals }.
