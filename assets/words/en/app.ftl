### What the app itself says.

list-and = and
app-name = Windmill Lane
app-line = Five games, one table.
close = Close
open = Open
quit = Quit
settings = Settings

game-mythwind = Mythwind
    .players = 1–4, a story over seasons
game-tilting = Tilting at Windmills
    .players = 2 players, 20 minutes
game-wolfwalkers = WolfWalkers: My Story
    .players = 1–4 players, 30 minutes
game-cozy-stories = Windmill: Cozy Stories
    .players = 3–5, people and bots
game-valley-duel = Windmill Valley: Duel
    .players = 2 players, 45 minutes
house-dark = nobody has moved in yet
house-shut = That house is still dark: its game is not here yet.
lane-hint = Arrow keys walk the lane, Enter goes in.
report-found = Windmill Lane broke last time. Every finished move is saved; what happened is written in { $path }
lane-left-off = Where { $who } left off
lane-continue = Continue
lane-saves = Saved games…

setup-new = New game
setup-players = At the table
setup-name-hint = Name
setup-remove = Take this player away
setup-taken = No two players can have the same character.
setup-add = Add a player
setup-add-second = Add a second player
setup-add-third = Add a third player
setup-add-fourth = Add a fourth player
setup-alone = One person may play several characters. Others can join at the end of any season.
setup-prices = What it pays for a resource of the town
confirm-leave = Leave it as it is
confirm-do = Do it
setup-medium = Of medium complexity
setup-journal = Open the journal
setup-table = What will lie on the table
setup-row-characters = Characters
setup-row-forests = Forests on the board
setup-row-buildings = Buildings
setup-row-season = A season
setup-row-costs = Costs
setup-nine-days = nine days
setup-costs-few = for one or two characters
setup-costs-many = for three or more
setup-town = Name
setup-default-name = Our valley
setup-seed = Game number
setup-seed-hint = any number
setup-seed-note = Noted down, the number deals the same cards again.
setup-back = Back to the lane
setup-kept = Nothing is lost by going back: these choices are kept.
setup-start = Start the game
setup-guide = First steps

guide-step = First steps, { $at } of { $of }
guide-go-on = Go on
guide-show = Do it for me
guide-end = Without the guide
guide-waits = The guide waits for the lit move. It can be sent away at any time.
guide-read-first = First read what the guide says, and go on there.

settings-scale = Size of everything
settings-motion = Motion
settings-motion-normal = at its own pace
settings-motion-fast = twice as fast
settings-motion-off = off
settings-volume = Sounds
settings-ambience = Evening in the background
settings-window = Window
settings-windowed = a window
settings-fullscreen = whole screen
settings-off = off
settings-contrast = Contrast
settings-contrast-soft = soft
settings-contrast-strong = strong

saves = Saved games
saves-search = Find by name or player
saves-file = Open a file…
saves-this = This game
saves-copy = Save a copy
saves-copy-hint = a name for the copy
saves-none = No games yet. Every move of a game is kept by itself.
saves-open-backup = Open backup
saves-damaged = Damaged: { $why }
saves-about = About this game
saves-game = Game
saves-players = Players
saves-played = Played
saves-minutes = { $count ->
    [0] less than a minute
    [one] one minute
   *[other] { $count } minutes
  }
saves-state = State
saves-sound = sound
saves-backups = Backups, newest first
saves-no-backups = None yet. The first is made while you play, and the ten newest are kept.
saves-kept = Every move of every game is written down as it is made, in { $folder }.
saves-play = Keep playing
saves-delete = Delete
saves-delete-sure = Delete it?
saves-bin = kept in the bin for 30 days
saved-as = A copy is saved as “{ $name }”.
saved-to = Saved to { $file }.
cannot-save = This could not be saved: { $why }
cannot-open = This could not be opened. { $why }
read-only = Another window has this game open. Here it can only be looked at.
journal-damaged = A part of the last moves was damaged; { $steps } steps were kept.
ago-now = just now
ago-minutes = { $count } minutes ago
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
  }
ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
  }

tool-lane = Back to the lane
tool-undo = Take back
tool-redo = Do again
tool-whole = Show the whole table
tool-rules = Rulebook
tool-keys = Keys
tool-menu = Menu
tool-ledger = Seats, counts and log
menu-save-as = Save as…
menu-saves = Saved games
menu-settings = Settings
menu-album = Look back
menu-rules = Rulebook
menu-keys = Keys
menu-words = The table as text
menu-whole = Whole table
menu-undo = Take back
menu-redo = Do again
undo-nothing = There is nothing to take back.
undo-revealed = A card was turned over: nothing before it can be taken back.
undo-rolled = A die was rolled: nothing before it can be taken back.
undo-not-yours = The last move was { $who }’s.
redo-nothing = There is nothing to do again.
offer-is-stale = The table has changed meanwhile.
drop-nowhere = Nothing can be done with it there.

log = Log
log-order = newest first
cards-fold = Look at the board
cards-show = Back to the choice
page-fold = See the board
page-choose = To the choice
page-show = Back to the card
page-go-on = Go on
tip-alt = Hold Alt to see it large
tip-turn = F turns it over
rulebook = Rulebook
rulebook-search = words or numbers
rulebook-why = Why this page opened
rulebook-back = Back to the table
rulebook-previous = The clause before
rulebook-next = The next clause
rulebook-spoilers = Show what the envelopes hide

keys = Keys
key-walk = walk what can be done
key-act = do it, lift it, put it down
key-escape = put back, close the topmost
key-number = press an answer
key-primary = press the amber answer
key-seat = next player who can act
key-open = open a tray, then the next one, then the buildings
key-turn = turn a held piece or wheel
key-mirror = mirror it
key-closer = hold: see a piece large, with its rules
key-flip = turn it over, where both sides are open
key-zoom = nearer and farther, at the pointer
key-pan = move the table
key-home = show the whole table
key-undo = take back
key-redo = do again
key-rules = rulebook
key-album = look back, in a game that goes on for long
key-ledger = seats, counts and log, in a narrow window

## Seats, hints, the curtain

setup-person = Person
setup-easy = Easy
setup-normal = Normal
setup-strong = Strong
setup-seat = Seat
setup-first-name = Ada
setup-second-name = Bo
setup-first-bot = Alonso
setup-second-bot = Dulcinea
setup-nobody = Two computer players: you look on.
setup-one-person = The computer knows only what its seat may know, as anybody would.
setup-two-people = Two at one screen: a curtain hides each hand from the other.
setup-rules = How it is played
setup-stack = Cards
setup-stack-all = All 15
setup-stack-10 = Charge 10
setup-stack-5 = Charge 5
setup-stack-all-note = Every windmill and giant, and two missions for each player.
setup-stack-charge-note = So many cards, picked at random, and no missions: a shorter game.
setup-board = Boards
setup-board-shield = Shield side
setup-board-lance = Lance side
setup-board-row = Open row
setup-board-shield-note = The normal game, without signs.
setup-board-lance-note = The tactical game: eight signs beside the road, for whoever stops there.
setup-board-row-note = Extreme tactical: the signs, and every card is chosen from an open row of four.
setup-first = Who begins
setup-first-drawn = Drawn
setup-first-note = Afterwards the turns go on in order, also when a card was taken.
setup-row-stack = Windmills and giants
setup-row-missions = Missions
setup-row-hands = Movement cards in hand
setup-row-lances = Lances
setup-row-signs = Signs
setup-row-row = Cards in the row
setup-name = Name
setup-tilting-name = A game of giants
setup-wolfwalkers-name = A story of wolves
setup-third-name = Cleo
setup-fourth-name = Dag
setup-wolves-alone = Alone: the Blocker keeps a card, the Remover takes one away.
setup-wolves-open = Nobody holds cards, so there is no curtain. Secret looks of two Opportunities get one.
setup-switches = Switch cards
setup-switches-note = Now and then they turn over the outer cards of the Market.
setup-modules = Modules
setup-modules-none = None
setup-modules-quirk = Quirk
setup-modules-all = Both kinds
setup-modules-note = A Quirk changes a rule for all. Three Opportunities can be used once by each.
setup-kinds = Kinds in the draw
setup-quirk = Quirk
setup-opportunities = Opportunities
setup-drawn = Drawn
setup-forest = Last in a forest
setup-forest-note = Who was there most recently begins; in another game, the one who lost.
setup-so-far = Show points so far
setup-ask-drop = Ask before a drop counts
setup-off = No
setup-on = Yes
setup-row-cards = Game cards
setup-row-market = In the Market
setup-row-deck = In the deck
setup-row-switches = Switch cards
setup-row-modules = Quirk, Opportunities
setup-row-display = A display
curtain-pass = Pass to { $who }
curtain-pass-note = Everyone else looks away. { $who } sees a hand of cards next.
curtain-look = { $who } looks
curtain-look-note = Everyone else looks away. { $who } alone sees this.
curtain-hold = Hold: I am { $who }
curtain-how = one second, with the pointer or with Enter
curtain-news = What everybody saw since { $who }’s last turn
curtain-bar = { $who } takes the device
bot-thinks = { $who } thinks …
hint-says = A thought: { $what }
tool-hint = A hint (H)
key-hint = a hint
key-guide = in first steps: go on
key-words = the table as text
in-words = The table as text
in-words-doable = What can be done
sheet-show = Back to the score sheet
sheet-fold = See the table
sheet-lane = To the lane
sheet-again = Play again
sheet-total = Points
sheet-recount = Count again
sheet-record-first = Your first count alone. The next one has something to beat.
sheet-record-best = A new best! It was { $best }. Last time: { $last }.
sheet-record-level = As good as your best. Last time: { $last }.
sheet-record = Your best is { $best }. Last time: { $last }.
count-bar = { $who } counts { $what }: { $points }
count-head = { $who } counts
count-step = { $at } of { $of }
count-later = still to count
count-so-far = So far
count-back = Back
count-all = All at once
count-next = Next
menu-resign = Give up
menu-resign-sure = Really give up
resigned = { $who } gives up
cannot-resign = Here nobody can give up.
match-is-over = The game is over.
undo-resigned = The game is over: somebody has given up.
undo-onlooker = Only who has a hand at the table takes back.

# Days of the calendar

date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

# The album of a long game

album-empty = Nothing is over yet. The first leaf is written when there is something to look back on.
album-medals = Achievements
album-progress = { $count } of { $all }
album-save = Save as a web page

# A paper to write on

text-empty = Nothing is written yet.
text-too-short = { $count ->
    [one] One character is the least.
   *[other] { $count } characters are the least.
  }
text-too-long = { $count } characters are the most.
text-too-wordy = { $count ->
    [one] One sentence is the most.
   *[other] { $count } sentences are the most.
  }
text-control = Something in it cannot be read.
text-characters = { $count } of { $max } characters
text-sentences = { $count ->
    [one] one sentence
   *[other] { $count } sentences
  }
text-sentences-of = { $count } of { $max } sentences
text-head = { $who } writes
text-hint = Write here
text-how = Ctrl+Enter lays it. What is written stays here if you look away.

# Wheels and the clock

turn-nowhere = It cannot be turned that far.
clock-left = { $what }: { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
  }
clock-up = Time is up
clock-pause = Stop the clock (P)
clock-resume = Let the clock run (P)
clock-paused = The clock stands still.
key-clock = stop the clock, or let it run
