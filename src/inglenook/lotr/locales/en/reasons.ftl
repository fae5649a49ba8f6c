### Why not?

## The game and the question

why-over = The game is over.
why-out = You are out of the game.
why-setting-up = The game is still being set up.
why-not-asked = It is the turn of { $player } to act.
why-other-question = Another action has to be finished first.

## Where the card is

why-other-hand = It is in the hand of another player.
why-adventure-deck = A site is laid when a fellowship moves on to it.
why-stacked = A stacked card is not in play.
why-dead = It lies in the dead pile.
why-discarded = Only a card that says so plays cards from the discard pile.
why-no-zone = It is being played, or is out of the game.
why-inactive = The card is not active in this turn.
why-not-yours = The card belongs to another player.
why-no-ability = The card has no ability that could be used.
why-not-at-site = A site is used only while the fellowship is there.

## Turns and phases

why-own-turn = Free Peoples cards are played in your own turn.
why-others-turn = Shadow cards are played in the turns of others.
why-phase = Possible only at another time: { $phases }.
why-shadow-phase = Shadow cards that stay are played in your own Shadow phase.
why-fellowship-phase = Only the Free Peoples player acts in the fellowship phase.
why-shadow-action = Only Shadow players perform Shadow actions.
why-other-shadow-phase = It is the Shadow phase of another player.
why-response = A response is used when what it answers happens.
why-skirmish-over = The skirmish is over.

## The rules of playing

why-unique = { $card } is unique, and you have one in play.
why-unique-shadow = { $card } is unique, and one is active in play.
why-dead-copy = { $card } is unique and lies in your dead pile.
why-rule-of-nine = Rule of 9: there are nine companions in play and in the dead pile together.
why-starter-rules = There are no allies and no artifacts in the Starter Rules: { $card } cannot be played.
why-forbidden = A card in play forbids it.
why-no-bearer = Nobody in play can bear it.
why-class = Everybody who could bear it bears a card of this class.
why-bearer-limit = Everybody who could bear it has as many as the card allows.
why-not-your-minion = Only your own minions can bear it.
why-transfer-phase = Items are transferred in your fellowship phase.
why-transfer = Nobody at the same site can take it over.

## Costs and requirements

why-twilight = Not enough twilight: it costs { $cost }, the pool { $pool ->
        [0] is empty
       *[some] has { $pool }
    }.
why-twilight-roaming = Not enough twilight: with the roaming penalty of { $penalty } it costs { $cost }, the pool has { $pool }.
why-pool = { $pool ->
        [0] The pool is empty.
       *[some] The pool has only { $pool }.
    }
why-spot =
    There is not what it tells you to spot ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }).
why-exert = Nobody who could pay can exert often enough.
why-hand = There are too few such cards in hand.
why-cost = The cost cannot be paid.
why-costs-together = Its costs cannot all be paid together.
why-condition = What it requires does not hold.
why-used =
    It has been used { $uses ->
        [one] once
       *[other] { $uses } times
    }, as often as it may.
why-nothing-to-play = There is no card that it could play.
