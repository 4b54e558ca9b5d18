### What Tilting at Windmills says at the table: labels, prompts, refusals, the log.

tw-name = Tilting at Windmills
tw-knight = Quixote
tw-squire = Sancho
tw-card-knight = Quixote { $steps }
tw-card-squire = Sancho { $steps }
tw-heading = Round { $round } of { $rounds } · { $mode }
tw-heading-over = The game is over · { $mode }
tw-mode-normal = normal game
tw-mode-tactical = tactical
tw-mode-extreme = extreme
tw-mode-charge = Charge
tw-mode-charge-tactical = Charge, signs
tw-mode-charge-extreme = Charge, row
tw-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
tw-points-unit = { $count ->
    [one] point
   *[other] points
  }

## On the table

tw-board-knight = Quixote’s board: a meeting here is a windmill
tw-board-squire = bridge ends and Sancho’s board: a giant
tw-plain-field = ·
tw-gap = gap { $fields }
tw-stack-left = { $left } left of { $size }
tw-deck = Deck { $count }
tw-used = Used { $count }
tw-used-title = Used cards
tw-row = Open row
tw-lane = { $who }: { $meeple }
tw-lances-whole = Lances: { $count } whole
tw-won = Won: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
tw-hand = Movement cards
tw-hand-far = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
tw-errands = Missions: at any time in this turn
tw-errands-far = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
  }
tw-played-empty = missions played
tw-ready = ready to play
tw-not-yet = not yet

## Giants, and the mills they are

tw-giant-w01 = The Moss-Beard Shepherd
tw-giant-w02 = The Ladle Lord
tw-giant-w03 = The Quarrelling Two-Heads
tw-giant-w04 = The Hat-Thrower
tw-giant-w05 = Old Nightcap
tw-giant-w06 = The Bell-Ringer
tw-giant-w07 = The Hundred-Handed
tw-giant-w08 = The Sieve-Wife
tw-giant-w09 = One-Eye
tw-giant-w10 = Ironplate
tw-giant-w11 = The Lad on Stilts
tw-giant-w12 = The Net-Caster
tw-giant-w13 = The Storm-Beard
tw-giant-w14 = The Hiccuper
tw-giant-w15 = The Goose-Keeper
tw-windmill-w01 = The thatched post mill
tw-windmill-w02 = The squat white mill
tw-windmill-w03 = The mill with two caps
tw-windmill-w04 = The mill with torn sails
tw-windmill-w05 = The shuttered mill
tw-windmill-w06 = The stone tower mill
tw-windmill-w07 = The mill with eight sails
tw-windmill-w08 = The mill with a hoist
tw-windmill-w09 = The mill with a round window
tw-windmill-w10 = The smithy mill
tw-windmill-w11 = The half-built mill
tw-windmill-w12 = The mill with drying sailcloth
tw-windmill-w13 = The mill in full wind
tw-windmill-w14 = The mill on a barge
tw-windmill-w15 = The mill with a stork’s nest

## Missions

tw-mission-m01 = The Great One
tw-mission-m02 = A Tale of Two
tw-mission-m03 = Small Fry
tw-mission-m04 = Big Brother
tw-mission-m05 = A Full Sack
tw-mission-m06 = Spare Rods
tw-mission-m07 = Twin Sails
tw-mission-m08 = Up the Hill
tw-mission-m09 = The Rescue
tw-mission-m10 = Dream and Daylight
tw-mission-m11 = An Honest Account
tw-mission-asks = Needs { $cards }, taken by its player.
tw-slot-giant = a giant of { $from }
tw-slot-giant-least = a giant of { $from } or more
tw-slot-giant-range = a giant of { $from } or { $to }
tw-slot-windmill = a windmill of { $from }
tw-slot-windmill-range = a windmill of { $from } to { $to }
tw-range = { $from }–{ $to }
tw-range-least = { $from }+
tw-reward-lances = { $count ->
    [one] mend { $count } lance
   *[other] mend { $count } lances
  }
tw-reward-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }

## Signs

tw-sign-extra-card = Extra card
  .short = play one card more
  .rule = Play one more movement card from the hand.
  .ask = { $who }, play one more card, or leave it
tw-sign-step-closer = Step closer
  .short = move either one on
  .rule = Move either of the two 1 or 2 fields towards the other. That may be a meeting.
  .ask = { $who }, move one 1 or 2 closer, or leave it
tw-sign-scatter = Scatter the hand
  .short = the rival’s hand is exchanged
  .rule = The rival discards all movement cards and draws 4 new ones. Missions stay.
  .ask = { $who }, scatter the other hand?
tw-sign-mend-one = Mend one
  .short = one broken lance is whole
  .rule = Turn 1 of your own broken lances whole again.
  .ask = { $who }, mend a lance?
tw-sign-peek = Peek
  .short = see the rival’s cards
  .rule = Look at the movement cards in the rival’s hand, not at the missions.
  .ask = { $who }, look at the other hand?
tw-sign-swap = Swap
  .short = exchange cards of your own
  .rule = Discard any number of your own movement cards and draw as many new ones.
  .ask = { $who }, choose cards to swap, or leave it
tw-sign-step-apart = Step apart
  .short = move either one back
  .rule = Move either of the two 1 or 2 fields away from the other. That is never a meeting, and no sign counts.
  .ask = { $who }, move one 1 or 2 back, or leave it
tw-sign-mend-two = Mend two
  .short = two broken lances are whole
  .rule = Turn 2 of your own broken lances whole again.
  .ask = { $who }, mend two lances?

## Asked

tw-ask-play = { $who }, play a movement card
tw-ask-look = { $who } looks at the cards of { $other }
tw-ask-end = { $who }, play a mission or end the turn
tw-ask-draw = { $who }, take a card from the row
tw-step-play = Play a card
tw-step-move = Meeple moves
tw-step-missions = Missions
tw-step-draw = Draw to 4
tw-step-other = { $who } plays
tw-step-over = The game is over

## Done

tw-do-play = Play { $card }
tw-do-mission = Play { $mission }
tw-do-use = Use the sign
tw-do-use-sign = Use { $sign }
tw-do-skip = Leave it
tw-do-closer = { $meeple } steps { $fields } closer
tw-do-apart = { $meeple } steps { $fields } back
tw-do-give = Swap { $card }
tw-do-swap = { $count ->
    [one] Draw { $count } new card
   *[other] Draw { $count } new cards
  }
tw-do-seen = Seen
tw-do-take = Take { $card }
tw-do-end = End turn
tw-warn-wasted = No lance is broken: this mission would mend nothing. Play it all the same?

## Seals

tw-seal-giant = { $points ->
    [one] Giant: { $points } point
   *[other] Giant: { $points } points
  }
tw-seal-windmill = { $points ->
    [one] Windmill: { $points } point
   *[other] Windmill: { $points } points
  }
tw-seal-lost = The last lance breaks: lost
tw-seal-adjacent = side by side
tw-seal-same = on one field
tw-seal-passed = past each other
tw-seal-breaks = { $count ->
    [0] no lance breaks
    [one] { $count } lance breaks
   *[other] { $count } lances break
  }
tw-seal-note = { $how }, { $breaks }
tw-seal-apart = no meeting yet

## Plates and panels

tw-tag-acts = plays
tw-tag-won = has won
tw-plate = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, { $lances ->
    [one] { $lances } lance
   *[other] { $lances } lances
  }
tw-panel-round = How a round ends
tw-panel-round-text = Side by side, on one field, or past each other: whoever played the last card takes the top card.
tw-panel-end = How the game ends
tw-panel-end-text = The last card taken: most points win, then fewest cards. No whole lance left: lost at once.
tw-panel-signs = Signs, for whoever stops there

## Explained

tw-kind-meeple = meeple, nobody’s own
tw-kind-movement = movement card
tw-kind-giant = giant side up
tw-kind-windmill = windmill side up
tw-kind-mission = mission
tw-kind-sign = sign beside a field
tw-about-knight = Rides from the left to the right. Every Quixote card moves him, whoever plays it.
tw-about-squire = Rides from the right to the left. Every Sancho card moves him, whoever plays it.
tw-about-movement = Moves { $meeple } { $steps ->
    [one] { $steps } field
   *[other] { $steps } fields
  } towards the other, no more and no less.
tw-about-back = A movement card of { $who }
tw-about-giant-side = As a giant: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, and { $lances ->
    [one] { $lances } lance breaks
   *[other] { $lances } lances break
  }.
tw-about-windmill-side = As a windmill: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, and no lance breaks.
tw-about-start = In its round Quixote starts on his field { $knight }, Sancho on his field { $squire }.
tw-about-mission-back = A mission of { $who }
tw-about-lances = The lances of { $who }
tw-about-lances-rule = A giant breaks as many as its card shows. Without a whole lance the game is lost at once.
tw-about-lances-now = { $whole } whole, { $broken } broken
tw-about-won = What { $who } has won
tw-about-won-rule = Giants count their upper number, windmills their lower one.
tw-about-hand = The hand of { $who }
tw-about-hand-rule = At the end of the turn it is filled up to four movement cards.
tw-about-errands = The missions of { $who }
tw-about-errands-rule = In one’s own turn one or both can be played, once the cards they ask for are won.
tw-about-played = Missions that { $who } has played
tw-about-played-rule = A mission is played here. No other takes its place.
tw-field = { $board }’s field { $number }
tw-about-bridge = An end of the bridge: whoever is met here, it is a giant.
tw-about-field-giant = Whoever is met here, it is a giant.
tw-about-field-windmill = Whoever is met here, it is a windmill.
tw-about-stands = { $meeple } stands here.
tw-about-sign = For whoever stops a meeple here going ahead, without a meeting. It may be left.
tw-about-gap = So many fields lie between the two. At 1 or less they have met.
tw-about-stack = Windmills and giants
tw-about-stack-rule = The top card is open: it says where the round starts and what the meeting brings.
tw-about-deck = Draw deck
tw-about-deck-rule = When it is used up, the used cards are shuffled into a new one.
tw-about-used-rule = Open to both. Double-click to look through them.
tw-about-row-rule = Whoever draws chooses from these; each gap is filled from the deck.
tw-about-lane-rule = { $meeple }’s cards are laid here, and he moves at once.

## Refused

tw-no-such-count = This game is for two.
tw-no-such-charge = A Charge takes 5 or 10 cards.
tw-no-such-first = Only one of the two can begin.
tw-no-over = The game is over.
tw-no-turn = It is the other player’s turn.
tw-no-mission-turn = A mission is played in one’s own turn.
tw-no-draw-first = First a card is taken from the row.
tw-no-second-card = One movement card a turn.
tw-no-not-in-hand = That card is not in this hand.
tw-no-nothing-broken = No lance is broken.
tw-no-choose = This sign asks for a choice.
tw-no-sign = There is no sign to use.
tw-no-step = 1 or 2 fields, as far as the road goes.
tw-no-walk = Only a card or a sign moves a meeple.
tw-no-not-in-row = That card is not in the row.
tw-no-draw = Cards are drawn at the end of the turn, by themselves.
tw-no-blind-draw = Draw from the open row, not from the deck.
tw-no-end-unplayed = First a movement card must be played.
tw-no-end-open = First the open choice: use it or leave it.
tw-no-missions-here = A Charge is played without missions.
tw-no-unfulfilled = The cards for this mission are not won yet.
tw-no-wrong-lane = This card goes into { $meeple }’s lane.
tw-no-rivals-lane = Each plays on the own side.
tw-no-lance = Lances turn by giants, missions and signs alone.

## The log

tw-at-field = { $board }’s field { $number }
tw-at-bridge = { $board }’s end of the bridge
tw-log-played = { $who } plays { $card }.
tw-log-walked = { $meeple } to { $at }, gap { $gap }.
tw-log-stepped = { $who } uses { $sign }: { $meeple } { $fields }.
tw-log-adjacent = Side by side, { $at }
tw-log-same = On one field, { $at }
tw-log-passed = Past each other, { $at }
tw-log-giant = { $how }: { $who } takes a giant, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. { $name }.
tw-log-windmill = { $how }: { $who } takes a windmill, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. { $name }.
tw-log-broke = { $count ->
    [one] { $count } lance of { $who } breaks
   *[other] { $count } lances of { $who } break
  }, { $left } left.
tw-log-mended = { $count ->
    [one] { $count } lance of { $who } is mended
   *[other] { $count } lances of { $who } are mended
  }, { $left } whole.
tw-log-round = Round { $number }: card { $start }. Quixote on { $knight }, Sancho on { $squire }.
tw-log-chose = { $who } takes { $card } from the row.
tw-log-renewed = The { $count } used cards are shuffled into a new deck.
tw-log-mission = { $who } plays { $mission }: { $reward }.
tw-log-used = { $who } uses { $sign }.
tw-log-left = { $who } leaves { $sign }.
tw-log-discarded = { $who } discards { $cards }.
tw-log-stuck = { $who } has no card to play.
tw-log-gathered = Neither has a card: the { $count } under the paths become a new deck.
tw-end-lances = { $who } wins: { $other } has no whole lance left
tw-end-points = { $who } wins with more points
tw-end-cards = { $who } wins: as many points with fewer cards
tw-end-undecided = Equal in points and cards: a new game decides

## The score sheet

tw-sheet-giant = Giants
tw-sheet-windmill = Windmills
tw-sheet-missions = Missions
tw-sheet-lances = Lances
tw-sheet-none = none
tw-sheet-sum = { $count }: { $terms }
tw-sheet-names = { $names }
tw-sheet-lances-note = { $whole } whole, { $broken } broken
tw-tie-break = If the points are equal, fewer cards win: { $a } { $first }, { $b } { $second }.
