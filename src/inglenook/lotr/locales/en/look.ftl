### The table in lines.

## What can be read out

reading-hand = hand: your cards, with what they cost and say
reading-table = table: all cards in play
reading-mine = mine: your own cards in play, your site and burdens
reading-opponents = opponents: the cards in play of the others, their sites and burdens
reading-site = site: where the fellowship is, and the path
reading-skirmish = skirmish: the skirmish under way and those to come
reading-pool = pool: twilight, burdens and moves
reading-piles = piles: discard piles, dead piles, your adventure deck
reading-numbers = numbers: where strengths, costs and other numbers come from

## The turn

look-setting-up = The game is being set up.
look-turn = Turn of { $player }, { $phase }.
look-turn-shadow = Turn of { $player }, Shadow phase of { $shadow }.
look-pool = Twilight pool: { $tokens }.
look-moves = Moves this turn: { $moves } of { $limit }.
look-burdens =
    { $player }: { $burdens ->
        [one] 1 burden
       *[other] { $burdens } burdens
    }, resistance { $resistance }.
look-player =
    { $player }: site { $site }, { $burdens } of { $resistance } burdens, { $hand ->
        [one] 1 card in hand
       *[other] { $hand } cards in hand
    }, { $deck } in the draw deck.
look-wearing = { $player } wears The One Ring.

## Sites

look-here = Site { $number }, { $site }: { $text }
look-here-plain = Site { $number }, { $site }.
look-path = { $number }: { $site }, Shadow number { $shadow }.
look-path-markers = { $number }: { $site }, Shadow number { $shadow }. Here: { $players }.
look-path-gap = { $number }: no site on the path.
look-no-path = There is no site on the path yet.
look-controls = { $player } controls { $sites }.

## Skirmishes

look-skirmish = Skirmish under way: { $fighter }, strength { $strength }, against { $minions }, strength { $against }.
look-assigned = To come: { $fighter } against { $minions }.
look-nobody = nobody
look-no-skirmish = There is no skirmish now.

## Cards in play

look-companions = Fellowship of { $player }:
look-minions = Minions of { $player }:
look-support = Support area of { $player }:
look-inactive = Not active now, of { $player }: { $cards }.
look-card = { $card }: { $details }.
look-plain-card = { $card }.

## Hands and piles

look-hand =
    You have { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand.
look-hand-card = { $card}, { $kind}, cost { $cost }. { $text }
look-discard =
    Discard pile of { $player }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }. You see: { $cards }.
look-dead = Dead pile of { $player }: { $cards }.
look-adventure = Your adventure deck: { $cards }.
look-no-piles = Nothing is discarded or dead.

## Numbers

look-number = { $card }, { $what } { $number }: { $shares }.
look-archery-fellowship = Fellowship archery total { $number }: { $shares }.
look-archery-minions = Minion archery total { $number }: { $shares }.
look-limit-from = Move limit { $number }: { $shares }.
look-no-numbers = All numbers are as printed.
