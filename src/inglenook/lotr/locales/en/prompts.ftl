### Questions and what can be answered.

## Before the first turn

prompt-bid = Bid burdens for the right to choose the turn order: how many?
prompt-place = Choose your place in the turn order.
prompt-starting-fellowship = Choose your starting fellowship: companions for { $left } twilight at most.
prompt-mulligan = Do you want to shuffle your hand back and draw 6 cards?

## The turn

prompt-sanctuary =
    Sanctuary: heal up to { $left ->
        [one] 1 more wound
       *[other] { $left } more wounds
    }.
prompt-fellowship-action = Choose a fellowship action, or move on.
prompt-shadow-action = Choose a Shadow action, or pass. Twilight pool: { $tokens }.
prompt-phase-action = Choose an action of the { $phase }, or pass.
prompt-archer-allies = Which archer allies take part?
prompt-archery-player = Which Shadow player is shot at?
prompt-archery-wound =
    { $left ->
        [one] Archery: place 1 more wound.
       *[other] Archery: place { $left } more wounds, one at a time.
    }
prompt-assign-defenders = { $due ->
        [no] Assign your characters to minions, or be done.
       *[yes] Assign a companion to each fierce minion, as far as you can.
    }
prompt-assign-minions = Assign your minions that are left, or be done.
prompt-ambush =
    Ambush of { $card }: add { $tokens ->
        [one] 1 twilight token
       *[other] { $tokens } twilight tokens
    }?
prompt-next-skirmish = Choose the next skirmish.
prompt-next-loser = Which loser is wounded next?
prompt-reconcile = You may discard a card before your hand is filled up to 8.
prompt-too-many =
    Too many cards in hand: discard { $count ->
        [one] a card
       *[other] { $count } cards
    }.
prompt-move-again = Stop here, or move again? Moves left: { $left }.

## Responses

prompt-respond = { $event } Do you want to respond?
prompt-respond-about-to = { $event } Do you want to respond?
prompt-respond-wound =
    { $many ->
        [0] { $card } is about to take a wound. Do you want to respond?
        [one] { $card } is about to take a wound from { $by }. Do you want to respond?
       *[other] { $card } is about to take a wound from { $by }. Do you want to respond?
    }

## Effects

prompt-choose-bearer = Choose a bearer for { $card }.
prompt-choose-player = { $card }: choose a player.
prompt-choose-opponent = { $card }: choose an opponent.
prompt-name-cultures =
    { $card }: name { $count ->
        [one] a culture
       *[other] { $count } cultures
    }.
prompt-choose-effect = { $card }: choose one effect.
prompt-spot =
    { $over ->
        [0] { $card }: { $part } do you spot?
        [one] { $card }: { $part } beyond { $over } do you spot?
       *[other] { $card }: { $part } beyond { $over } do you spot?
    }
prompt-spot-or-not = { $card }: do you want to { $part }?
prompt-name-number = { $card }: what is X ({ $part })?
prompt-how-many = { $card }: how many ({ $part })?
prompt-how-often = { $card }: how many times ({ $part })?
prompt-go-on = { $card }: do you want to go on ({ $part })?
prompt-may = { $card }: do you want to { $part }?
prompt-pay-to-prevent = { $card }: do you want to { $price } to prevent this: { $part }?
prompt-play-by-effect = { $card }: which card do you play?
prompt-top-of-pile = Which card do you leave on top of your discard pile?
prompt-choose-choose =
    { $card }: choose { $count ->
        [one] a card
       *[other] { $count } cards
    } ({ $part }).
prompt-choose-exert =
    { $card }: choose { $count ->
        [one] a character
       *[other] { $count } characters
    } to exert ({ $part }).
prompt-choose-wound =
    { $card }: choose { $count ->
        [one] a character
       *[other] { $count } characters
    } to wound ({ $part }).
prompt-choose-heal =
    { $card }: choose { $count ->
        [one] a character
       *[other] { $count } characters
    } to heal ({ $part }).
prompt-choose-discard =
    { $card }: choose { $count ->
        [one] a card
       *[other] { $count } cards
    } to discard ({ $part }).
prompt-choose-discard-from-hand =
    { $card }: choose { $count ->
        [one] a card
       *[other] { $count } cards
    } in hand to discard ({ $part }).
prompt-choose-reveal =
    { $card }: choose { $count ->
        [one] a card
       *[other] { $count } cards
    } in hand to reveal ({ $part }).
prompt-choose-modify =
    { $card }: choose { $count ->
        [one] the card
       *[other] { $count } cards
    } it applies to ({ $part }).
prompt-choose-move-hand =
    { $card }: choose { $count ->
        [one] a card
       *[other] { $count } cards
    } to take into hand ({ $part }).
prompt-choose-move-beneath-deck =
    { $card }: choose { $count ->
        [one] a card
       *[other] { $count } cards
    } to put beneath your draw deck ({ $part }).
prompt-choose-move-on-top-of-deck =
    { $card }: choose { $count ->
        [one] a card
       *[other] { $count } cards
    } to put on top of your draw deck ({ $part }).
prompt-choose-move-shuffled-into-deck =
    { $card }: choose { $count ->
        [one] a card
       *[other] { $count } cards
    } to shuffle into your draw deck ({ $part }).
prompt-order-beneath-deck = { $card }: put these cards in the order in which they lie beneath the draw deck, the uppermost first.
prompt-order-on-top-of-deck = { $card }: put these cards in the order in which they lie on top of the draw deck, the uppermost first.
prompt-choose-tokens =
    { $card }: choose { $count ->
        [one] the card
       *[other] { $count } cards
    } whose tokens change ({ $part }).
prompt-choose-stack =
    { $card }: choose { $count ->
        [one] a card
       *[other] { $count } cards
    } to stack ({ $part }).
prompt-choose-stack-on =
    { $card }: choose { $count ->
        [one] the card
       *[other] { $count } cards
    } to stack it on ({ $part }).
prompt-choose-transfer =
    { $card }: choose { $count ->
        [one] a card
       *[other] { $count } cards
    } to transfer ({ $part }).
prompt-choose-transfer-to =
    { $card }: choose { $count ->
        [one] the new bearer
       *[other] { $count } new bearers
    } ({ $part }).
prompt-choose-leave-skirmish =
    { $card }: choose { $count ->
        [one] a character
       *[other] { $count } characters
    } to leave the skirmish ({ $part }).
prompt-choose-assign-minion =
    { $card }: choose { $count ->
        [one] a minion
       *[other] { $count } minions
    } to assign ({ $part }).
prompt-choose-assign-fighter =
    { $card }: choose { $count ->
        [one] the character
       *[other] { $count } characters
    } it is assigned to ({ $part }).

## Options

option-move = Move on
option-stop = Stop here
option-play = Play { $subject }, cost { $cost }
option-play-text = Play { $subject }, cost { $cost }, text { $number }
option-start-with = Add { $subject }, cost { $cost }
option-use = Use { $subject }
option-use-ability = Use { $subject }, ability { $number }
option-transfer = Transfer { $subject } to { $other }
option-discard-to-heal = Discard { $subject } from hand to heal { $other }
option-discard = Discard { $subject }
option-choose = { $subject }
option-choose-where = { $subject } ({ $where })
option-bear = On { $subject }
option-wound = Wound { $subject }, vitality left { $left }
option-heal = Heal { $subject }, vitality left { $left }
option-assign = Assign { $subject }, strength { $strength }, to { $other }, strength { $against }
option-ambush =
    Add { $amount ->
        [one] 1 twilight token
       *[other] { $amount } twilight tokens
    } for { $subject }
option-skirmish = { $subject } against { $minions }
option-suffer = The wounds of the skirmish
option-find-nothing = Find nothing
option-discard-nothing = Discard nothing
option-ambush-not = Add nothing
option-heal-no-more = Heal no more wounds
option-leave-top = Leave the card that is on top
option-lay-on-top = Lay { $subject } on top
option-player = Choose { $player }
option-place = Place { $amount }
option-concede = Concede the game

## Cards in options

called-wounded =
    { $card } (has { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    })
called-borne = { $card } (on { $bearer })
called-with = { $card } ({ $details })
called-bearing = with { $items }
called-against = against { $foes }
called-number = number { $number }
hidden-card = a card in the hand of { $player }
where-on = on { $card }
where-own-deck = your draw deck
where-own-discard = your discard pile
where-discard = discard pile of { $player }
where-own-dead = your dead pile
where-dead = dead pile of { $player }

part-of-card = do what the card says
