### A new game of Windmill Valley: Duel.

setup-valley-first-bot = Marijke
setup-valley-second-bot = Joost
setup-valley-one = The computer sees what lies open, as anybody does. Only covered tiles are unknown to it.
setup-valley-two = Everything lies open, so there is no curtain. The table turns to whoever acts.
setup-valley-duel-name = A year in the valley
setup-valley-tossed = Tossed
setup-valley-first = The Calendar marker is red on one side and yellow on the other. The side up begins.
setup-valley-wheels = Three geared wheels: whoever turns one turns them all.
setup-valley-turn = Turn your wheel, take one of two spaces, perhaps pay for the other. Then the other follows on the Central Wheel.
setup-valley-cards = Your Helper on a farm card is the other’s Contract, and the other way round.
setup-valley-end = When the Calendar reaches its last space the round is finished, and one more is played.
setup-row-mills = Windmills
setup-row-lots = Market tiles
setup-row-tiles = Wheel tiles
setup-row-farms = Farm cards
setup-row-exports = Export tiles
setup-row-storage = Guilders, Tools, Bulbs at first
