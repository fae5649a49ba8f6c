### Leagues: drafts and sealed decks, and the rounds that are played with them.

## Laying one

league-title = Leagues
league-lead = Open packs, build a deck from what is in them, and play a few rounds with it, all at one link: alone with bots or with up to eight people.
league-new = A new league
league-name = Name of the league
league-untitled = A league
league-kind = What is opened
league-kind-draft = Draft
league-kind-draft-gist = Six boosters each go round; you take one card at a time.
league-kind-sealed = Sealed
league-kind-sealed-gist = Everybody opens an online starter and boosters.
league-cards = Cards
league-product-fellowship = { format-fellowship }
league-product-tower = { format-tower }
league-product-set-1 = { set-fellowship-of-the-ring }
league-product-set-2 = { set-mines-of-moria }
league-product-set-3 = { set-realms-of-the-elf-lords }
league-product-set-4 = { set-two-towers }
league-product-set-5 = { set-battle-of-helms-deep }
league-product-set-6 = { set-ents-of-fangorn }
league-seats = Players, bots among them
league-rounds = Rounds
league-pick-seconds = Seconds for each pick
league-build-minutes = Minutes to build
league-bots = Bots
league-listed = Anybody may find it in the list
league-lay = Lay the league
league-yours = Leagues you can go to
league-none = No leagues yet.
league-phase-waiting = waits for players
league-phase-drafting = packs go round
league-phase-building = decks are being built
league-phase-playing = rounds are being played
league-phase-over = over

## Seats

league-seat-bot = Bot { $number }
league-seat-person = Player { $number }
league-you = You
league-gathering = Who plays
league-free = free; a bot, if nobody comes
league-sit = Sit down
league-leave = Leave
league-left = You have left; a bot goes on in your place.
league-begin = Begin
league-host-begins = Whoever laid the league lets it begin.
league-agreed = { league-kind-draft }, { $cards }. { $seats ->
    [one] One player
   *[other] { $seats } players
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, paired by points.
league-agreed-sealed = { league-kind-sealed }, { $cards }. { $seats ->
    [one] One player
   *[other] { $seats } players
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, paired by points.

## Picking

league-pack-of = Booster { $booster } of { $boosters }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
league-seat-picks = picks
league-seat-picks-waiting = picks, { $count ->
    [one] one pack waits
   *[other] { $count } packs wait
}
league-seat-waits = waits
league-to-left = Packs go to the left.
league-to-right = Packs go to the right.
league-returns = { $cards ->
    [one] This pack comes back with one card.
   *[other] This pack comes back with { $cards } cards.
}
league-returns-not = This pack does not come back.
league-your-pick = Your pick
league-choose = Choose a card
league-take-this = Take { $card }?
league-take = Take { $card }
league-clock-takes = If the clock runs out, this one is taken.
league-clock-chooses = If the clock runs out, a card is taken that fits your pool.
league-keys = Arrows choose, Enter takes.
league-waiting-for-pack = Nothing to pick from: the next pack is still with your neighbour.
league-taken = Taken: { $card }.
league-clock-said = { $seconds ->
    [one] One second left.
   *[other] { $seconds } seconds left.
}
league-pool = Your pool
league-pool-free = Free Peoples { $count }
league-pool-shadow = Shadow { $count }
league-pool-sites = Sites { $count }
league-anyway = Frodo, the Ring, nine plain sites and some plain cards of both sides are yours anyway.
league-the-pack = The pack
league-the-table = The table

## Building

league-build = Build your deck
league-build-lead = At least sixty cards, as many of one side as of the other, from what you have. There is no limit of four.
league-open-builder = To the builder
league-suggest = Begin with a suggestion
league-hand-in = Hand in
league-handed-in = Your deck is handed in; it can be changed until everybody is ready.
league-not-handed-in = Not handed in yet. If the time runs out, a deck is built for you.
league-ready = ready
league-builds = builds
league-time-left = Time left: { $time }
league-back = To the league
league-from-pool = From your pool

## Rounds

league-round = Round { $number }
league-round-now = now
league-round-won = won
league-round-lost = lost
league-round-bye = free
league-round-none = nobody won
league-against = You against { $name }
league-against-lead = Your deck is locked.
league-bye = You are free in this round, which counts as a win.
league-sit-down = Sit down at the table
league-wait-round = Your game is over. The next round begins when all games are.
league-watch = Watch
league-replay = Replay
league-match = { $first } against { $second }
league-match-bye = { $first } is free
league-match-won = { $name } won
league-match-none = nobody won
league-match-on = being played
league-standings = Standings
league-player = Player
league-points = Points
league-won-lost = Won–lost
league-opponents = Opponents’ wins
league-theirs = Their opponents’
league-rule = How ties are broken
league-winner = { $name } has won the league.
league-winner-you = You have won the league.

## What cannot be done

league-error-phase = The league has gone on: that is not possible any more, or not yet.
league-error-sits = You sit in this league already.
league-error-full = All seats of this league are taken.
league-error-not-in-it = You have no seat in this league.
league-error-no-pack = There is no pack at hand: wait for your neighbour.
league-error-not-in-pack = This card is not in the pack at hand.
league-error-said = Write something; and not without end.
league-error-deck = This deck cannot be played: look at its faults in the builder.
