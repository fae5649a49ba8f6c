### The table of the card game in the browser.

## Phases, in few letters

lotr-table-phases = Phases of this turn
lotr-table-phase-fellowship = Fellowship
lotr-table-phase-shadow = Shadow
lotr-table-phase-maneuver = Maneuver
lotr-table-phase-archery = Archery
lotr-table-phase-assignment = Assignment
lotr-table-phase-skirmish = Skirmish
lotr-table-phase-regroup = Regroup
lotr-table-phase-response = Response
lotr-table-fierce = fierce
lotr-table-to-come =
    { $count ->
        [one] 1 to come
       *[other] { $count } to come
    }
lotr-table-turn = Turn { $number }, { $player }
lotr-table-turn-you = Turn { $number }, you: { $role }
lotr-table-setting-up = Setting up

## Parts of the table

lotr-table-parts = Parts of the table
lotr-table-tab-path = Path
lotr-table-tab-table = Table
lotr-table-tab-others = Others
lotr-table-tab-you = You
lotr-table-tab-log = Log
lotr-table-table = Table
lotr-table-side = Decision and log
lotr-table-counters = Pool, burdens and moves
lotr-table-counter-twilight = Twilight
lotr-table-counter-burdens = Burdens
lotr-table-counter-moves = Moves
lotr-table-skirmishes = Skirmishes
lotr-table-fellowship = Fellowship
lotr-table-minions = Minions
lotr-table-your-minions = Your minions
lotr-table-fellowship-of = Fellowship of { $player }
lotr-table-your-fellowship = Your fellowship
lotr-table-resting = Resting fellowship
lotr-table-support-of = Support area of { $player }
lotr-table-your-support = Your support area
lotr-table-support = Support area
lotr-table-support-more = { $count ->
    [one] One more card of the support area
   *[other] { $count } more cards of the support area
}
lotr-table-being-played = Being played

## Path

lotr-table-path = Adventure path
lotr-table-not-laid = Not yet laid
lotr-table-sanctuary = Sanctuary
lotr-table-last-site = Survive here to win
lotr-table-held-by = Held by { $player }
lotr-table-you-hold = Held by you
lotr-table-site-name = Site { $number }, { $name }
lotr-table-shadow-number = Shadow number { $number }
lotr-table-here = Here: { $players }
lotr-table-moved = Moved { $moves } of { $limit } this turn
lotr-table-move-limit = Move limit

## Players

lotr-table-others = Other players
lotr-table-you = You
lotr-table-role-fellowship = Free Peoples
lotr-table-role-shadow = Shadow
lotr-table-role-shadow-now = Shadow, playing now
lotr-table-role-out = Out of the game
lotr-table-at-site = Site { $site }
lotr-table-look-at = { $player }: cards and piles
lotr-table-hand = Hand
lotr-table-deck = Draw deck
lotr-table-discard = Discard pile
lotr-table-dead = Dead pile
lotr-table-adventure = Adventure deck
lotr-table-deck-short = Deck
lotr-table-discard-short = Discard
lotr-table-dead-short = Dead
lotr-table-pile =
    { $pile }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
lotr-table-pile-of =
    { $pile } of { $player }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
lotr-table-pile-choice = something here can be chosen
lotr-table-more-hidden =
    { $count ->
        [one] and 1 card that you cannot see
       *[other] and { $count } cards that you cannot see
    }
lotr-table-known-on-top = On top, as you know: { $cards }

## Counters

lotr-table-twilight = Twilight pool: { $count }
lotr-table-burdens = Burdens of { $player }: { $burdens } of { $resistance }
lotr-table-burdens-short = Burdens { $burdens } of { $resistance }
lotr-table-moves = Moves: { $moves } of { $limit }
lotr-table-archery-fellowship = Fellowship archery total
lotr-table-archery-minions = Minion archery total
lotr-table-total-fellowship = Fellowship total
lotr-table-total-minions = Shadow total
lotr-table-show-how = { $what }: { $number }. Show how
lotr-table-against = against
lotr-table-not-assigned = Not assigned

## Lanes

lotr-table-lane-now = Skirmish now: { $fighter } { $strength } against { $minions } { $against }
lotr-table-lane-waiting = To come: { $fighter } { $strength } against { $minions } { $against }
lotr-table-nobody = nobody
lotr-table-no-minions = No minions on this side
lotr-table-pair = { $fighter } against { $minions }

## Hand

lotr-table-your-hand = Your hand
lotr-table-spotting = Spot: such a card has to be in play where everybody sees it. Nothing happens to it.
lotr-table-signet = The mark at the foot of the edge is a signet. It does nothing by itself; other cards ask for it.
lotr-table-hand-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
lotr-table-hand-playable =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $playable } to choose from now
lotr-table-hand-empty = No cards in hand
lotr-table-hand-later = Your hand is dealt once everybody’s fellowship stands.
lotr-table-offered = To choose from
lotr-table-hands = All hands
lotr-table-look = Rest the pointer on a card to read it
lotr-table-look-touch = Hold a finger on a card to read it
lotr-table-hand-hidden =
    { $player }: { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }

## What a card says to those who listen

lotr-table-card-cost = twilight cost { $cost }
lotr-table-card-printed = printed { $number }
lotr-table-card-exhausted = exhausted
lotr-table-card-wounds =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
lotr-table-card-site = site number { $number }
lotr-table-card-of = of { $player }
lotr-table-card-asleep = not active now
lotr-table-card-can = you can: { $what }
lotr-table-card-can-choose = can be chosen
lotr-table-card-chosen = chosen
lotr-table-card-ring-bearer = Ring-bearer
lotr-table-card-wearing = Ring-bearer, wears the Ring
lotr-table-card-borne-by = borne by { $card }
lotr-table-card-stacked-on = Stacked on { $card }
lotr-table-card-face-down = Face-down card
lotr-table-sum = { $card }: { $what }
lotr-table-roaming = Roaming
lotr-table-wears = Wears the Ring
lotr-table-now = Now
lotr-table-lasting = { $what }, from { $source }, { $until }
lotr-table-lasting-plain = { $source }, { $until }
lotr-table-until-phase = until the end of this phase
lotr-table-until-regroup = until the regroup phase
lotr-table-until-skirmish = in the next skirmish
lotr-table-until-turn = until the end of this turn
lotr-table-gains = gains { $keyword }
lotr-table-loses = loses { $keyword }

## What comes out of it

lotr-table-skirmish-asked = { $fighter } { $strength } against { $minions } { $against }: choose an action, or pass.
lotr-table-outcome-wins = As it stands, { $fighter } wins, { $strength } : { $against }.
lotr-table-outcome-loses = As it stands, { $fighter } loses, { $strength } : { $against }.

## The stage

lotr-stage-archery = Archery
lotr-stage-wins =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
lotr-stage-dead = dies

## Danger, in a word on the card

lotr-threat-overwhelmed = overwhelmed
lotr-threat-killed = dies
lotr-threat-wounded = wound
lotr-threat-corrupted = corrupted
lotr-table-fate-unhurt = unhurt
lotr-table-fate-wins = wins
lotr-table-plan = Who fights whom
lotr-table-take-apart = Take apart: { $pair }
lotr-table-holding = { $card } is taken up: choose whom to meet. Escape puts back.
lotr-table-left-over = { $count ->
    [one] { $minions } is left over.
   *[other] { $minions } are left over.
}
lotr-table-wounds-left = { $count ->
    [0] All wounds are placed.
    [one] 1 wound left
   *[other] { $count } wounds left
}
lotr-table-take-wound-back = { $count ->
    [one] Take the wound on { $card } back
   *[other] Take one of { $count } wounds on { $card } back
}
lotr-table-wounds = Wounds

# What is said on the path and beside the board, and in the terminal likewise.
look-skips = The next { $phase } is skipped.
look-skips-shadow = The next Shadow phase of { $player } is skipped.
look-waiting = { $card } is waiting: { $part }.
detail-strength = strength { $strength }
detail-vitality = vitality { $vitality }
detail-vitality-left = vitality left { $left } of { $vitality }
detail-roaming = roaming
detail-keyword-number = { $keyword } +{ $number }
detail-tokens =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } of { $culture }
detail-bears = bears { $cards }
detail-stacked = stacked on it: { $cards }
window-ring-bearer = the skirmish of your own Ring-bearer
window-skirmish = a skirmish that something you can use might change
window-decided = a skirmish that nothing you can use would change
window-about-to = what is about to happen and could still be prevented
window-responses = what has just happened and can be answered
window-maneuver = actions of the maneuver phase
window-archery = actions of the archery phase
window-assignment = actions of the assignment phase
window-regroup = actions of the regroup phase
window-all-the-same = a question in which no choice makes any difference
