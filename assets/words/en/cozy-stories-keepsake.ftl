# The stories of a game, to keep
cs-keepsake = The stories
cs-keepsake-endless = The endless story
cs-keepsake-leaf = Story { $n }, round { $round }
cs-keepsake-people = Told by { $who }
cs-keepsake-story = The story
cs-keepsake-text = { $text }
cs-keepsake-aloud = It was told aloud.
cs-keepsake-guesses = Guesses
cs-keepsake-right = { $who } found the picture
cs-keepsake-wrong = { $who } took another one
cs-keepsake-points = Points
cs-keepsake-both = { $points ->
    [one] 1 point each for { $guesser } and { $who }
   *[other] { $points } points each for { $guesser } and { $who }
}
cs-keepsake-caught = { $guesser } caught the story with the windmill: { $points } points, and none for { $who }
cs-keepsake-nobody = Nobody found the picture
