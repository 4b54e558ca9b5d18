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
menu-save-as = Save season as…
menu-saves = Saved games
menu-settings = Settings
menu-rules = Rulebook
menu-keys = Keys
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
key-turn = turn a held piece
key-mirror = mirror it
key-closer = hold: see a piece large, with its rules
key-flip = turn it over, where both sides are open
key-zoom = nearer and farther, at the pointer
key-pan = move the table
key-home = show the whole table
key-undo = take back
key-redo = do again
key-rules = rulebook
key-ledger = seats, counts and log, in a narrow window
