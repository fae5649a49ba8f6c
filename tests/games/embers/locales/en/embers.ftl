### Embers, the small game.

title = Embers

name-twig = Twig
name-log = Log
name-gust = Gust
name-wall = Wall
name-shield = Shield
name-draught = Draught
name-owl = Owl
name-phoenix = Phoenix

## Questions and options

prompt-embers-action =
    Your turn: play a card or pass. You have { $left ->
        [one] 1 action
       *[other] { $left } actions
    } left.
prompt-about-to-lose =
    { $player } is about to lose { $amount ->
        [one] 1 ember
       *[other] { $amount } embers
    }. Do you want to respond?
prompt-has-lost = { $player } has lost embers. Do you want to respond?
prompt-asking = Yes or no?
option-play = Play { $subject }
option-play-on = Play { $card } on { $player }
option-burn = Burn { $subject }

## Log

log-drew = { $player } draws a card.
log-drew-card = { $player } draws { $card }.
log-played = { $player } plays { $card }.
log-burned = { $player } burns { $card }.
log-rolled = { $player } rolls { $roll }.
log-gained =
    { $player } gains { $amount ->
        [one] 1 ember
       *[other] { $amount } embers
    } and has { $embers }.
log-lost =
    { $player } loses { $amount ->
        [one] 1 ember
       *[other] { $amount } embers
    } and has { $embers }.
log-sheltered = A Wall shelters { $player }: 1 ember less is lost.
log-looked = { $player } looks at one of the top cards of the deck.
log-saw = { $player } sees { $card } in the deck.
log-shuffled = { $player } shuffles the ash pile and the deck together.
log-out = { $player } has no embers left and is out.

## Why not?

why-over = The game is over.
why-not-in-hand = You can play only cards from your own hand.
why-not-asked = It is { $player } who is asked now.
why-other-moment = { $card } cannot be played at this moment.

## Faults

fault-embers = { $player } has { $embers } embers.
fault-piles = { $count } cards lie in the piles, but there are { $cards }.
fault-zone = { $card } lies in the wrong pile: { $zone }.

## Reading the table

reading-hand = hand: read out your embers and your cards
reading-others = others: read out what you see of the other players
reading-ash = ash: read out the ash pile

look-turn = It is the turn of { $player }.
look-own =
    You have { $count ->
        [one] 1 ember
       *[other] { $count } embers
    }.
look-hand =
    Your hand, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $cards }.
look-own-front = In front of you: { $cards }.
look-player =
    { $player } has { $count ->
        [one] 1 ember
       *[other] { $count } embers
    }.
look-player-hand =
    { $player } has { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand.
look-player-front = In front of { $player }: { $cards }.
look-out = { $player } is out.
look-deck =
    Deck: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
look-seen = You have seen card { $place } from the top: { $card }.
look-no-ash = The ash pile is empty.
look-ash =
    Ash pile, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $cards }.
look-times =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }

error-setup = The game cannot be set up: { $detail }. Correct the setup and try again.

## Puzzles

puzzle-embers-win = Win before your turn ends.
puzzle-name-embers-win = Win this turn
