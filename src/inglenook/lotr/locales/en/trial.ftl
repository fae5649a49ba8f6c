### How will it play? Bots try a deck.

trial-title = How will it play?
trial-lead = Bots play the deck against others, as often in one seat as in the other. They know only what a player would know.
trial-test = Test
trial-against = Against
trial-starters = Online starters
trial-own = Your other decks
trial-games = Games against each
trial-begin = Test this deck
trial-again = Test once more
trial-not-legal = This deck has faults; what cannot be played cannot be tested. The builder says how to mend it.
trial-no-deck = There is no such deck in this browser.
trial-progress = { $done } of { $total } games
trial-left = { $seconds ->
    [one] about a second left
   *[other] about { $seconds } seconds left
}; you may leave the page
trial-lost = The server was started anew while it ran: no more games are played. What was found so far is below; test once more for the rest.
trial-stop = Stop here
trial-left-out = { $count ->
    [one] One game took too long and was left out.
   *[other] { $count } games took too long and were left out.
}
trial-won = won of { $games ->
    [one] one game
   *[other] { $games } games
}
trial-between = Between { $low } and { $high } %, nineteen times in twenty.
trial-by-opponent = By opponent
trial-opponent = Opponent
trial-rate = Won
trial-first = Going first
trial-second = Going second
trial-range = { $rate } % ({ $low } to { $high })
trial-more = wins more than it loses
trial-less = loses more than it wins
trial-unsure = too close to say
trial-cards = Cards that made a difference
trial-cards-note = Wins when the card was drawn, compared with games in which it stayed in the deck, in points of a hundred.
trial-cards-none = No card is clear of chance yet. More games tell more.
trial-cards-rest = Cannot tell yet
trial-card = Card
trial-drawn = Games drawn
trial-difference = Difference
trial-played = Played, won
trial-held = Stayed in hand
trial-rot = Stay in hand
trial-rot-note = Drawn, but not played in at least three of ten games.
trial-rot-none = Nothing rots in the hand.
trial-rot-line = { $percent } % of { $games } games
trial-rot-never = – mostly it could never be played: too expensive, no target, or not its phase.
trial-rot-late = – mostly it came in the last turns.
trial-rot-unwanted = – mostly it could have been played, and the bot would not.
trial-now-you = Now you
trial-now-you-note = The same deck, in your hands. The hardest for it: { $name }.
trial-play = Play against { $name }
trial-watch-title = Watch a loss
trial-watch = Watch: { $name }
trial-went-first = it went first
trial-went-second = it went second
trial-no-losses = None was lost so far.
trial-to-deck = To the deck
trial-older = This was another deck, or this one before you changed it.
trial-way-killed = the Ring-bearer was killed
trial-way-corrupted = the Ring-bearer was corrupted
trial-way-behind = the other was first at the last site
trial-way-conceded = otherwise
trial-without = Try it without them
trial-without-note = A new version has more copies of the cards that did best in their place; it is tested against the same decks.
trial-without-none = No other card of the deck can take their place: choose some in the builder.
trial-play-another = Against another
