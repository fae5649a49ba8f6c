### Questions and options.  A question says what is decided and what follows from it.

## The turn

prompt-choose-character = Which character do you play? It starts with its own values in its own start space.
prompt-look-at-top = Do you look at the top card of the Adventure deck? Only you see it, and it stays there.
prompt-movement = How do you move this turn?
prompt-which-die = Which of your two dice do you use for movement?
prompt-path =
    You move { $points ->
        [one] 1 space
       *[other] { $points } spaces
    }. Which way do you go?
prompt-portal = You try to open the Portal of Power with two dice: it opens if they show no more than your total. With what do you try? If it stays shut, you lose 1 point of that, if you have gained any, and your turn ends.
prompt-inner-move = You are in the inner region and move 1 space. Where do you go?
prompt-encounter = Whom or what do you encounter? It is one or the other, not both.
prompt-rival = Others are at the Crown of Command, and you must encounter one of them. Whom?
prompt-victim =
    You hold the Crown of Command and must cast the Command Spell: from a roll of { $roll } on it costs { $amount ->
        [one] a life
       *[other] { $amount } lives
    }. On whom?
prompt-life-or-concede =
    The Command Spell strikes you. It costs { $amount ->
        [one] 1 life
       *[other] { $amount } lives
    }, and you have { $left }. Do you lose { $amount ->
        [one] it
       *[other] them
    }, or concede and leave the game for good?

## Dice

prompt-roll-again = You have rolled { $rolled }. Once in your turn you may roll a die again; the new roll stands.
prompt-change-roll = Your roll is { $total }, and you may change it. Which result do you want?

## Cards and spaces

prompt-draw-one-more =
    You draw { $n ->
        [one] 1 Adventure card
       *[other] { $n } Adventure cards
    }. Do you draw one more, and then discard one of them?
prompt-discard-drawn = Which of the cards just drawn do you discard? The others are met.
prompt-meet-next = Several cards have the same number. Which one do you meet first?
prompt-before-next = Before you go on: do you trade in trophies?
prompt-visit = { $kind ->
        [place] { $card }: do you want to go there and do what it says?
       *[stranger] { $card }: do you want to meet this Stranger and do what the card says?
    }
prompt-follow-instruction = { $space }: do you want to do what this space says?
prompt-roll-anyway = { $space }: you need not roll here. Do you roll all the same? Then the result stands.
prompt-choose-effect = Which of these do you choose?
prompt-take = What do you take? You are asked again until you take nothing more; the rest stays here.
prompt-make-room = You hold as many Objects as you may. Which one do you leave here to make room?
prompt-leave-object = Which Object do you leave here?
prompt-drop-surplus =
    You hold too many Objects. Choose { $n ->
        [one] 1 Object
       *[other] { $n } Objects
    } to leave here.
prompt-discard-spells =
    You hold more Spells than your Craft allows. Choose { $n ->
        [one] 1 Spell
       *[other] { $n } Spells
    } to discard.
prompt-give =
    Choose { $n ->
        [one] 1 card
       *[other] { $n } cards
    } to give up for good.
prompt-give-up-gold =
    Do you give up { $n ->
        [one] 1 gold
       *[other] { $n } gold
    }? If not: { $otherwise }.
prompt-give-up-follower =
    Do you give up { $n ->
        [one] 1 follower
       *[other] { $n } followers
    } ({ $followers })? If not: { $otherwise }.
prompt-hand-over = Whom do you hand over here? That follower leaves you for good.
prompt-heal =
    { $price ->
        [one] Healing costs 1 gold for each life.
       *[other] Healing costs { $price } gold for each life.
    } How many lives do you have healed? At most { $most }.
prompt-buy =
    You have { $gold ->
        [one] 1 gold
       *[other] { $gold } gold
    }. What do you buy? You are asked again until you buy nothing more.
prompt-take-free = As { $character-the } you may take one purchase card here without paying for it. Which one?
prompt-sell =
    Which Objects do you sell? Each brings { $price ->
        [one] 1 gold
       *[other] { $price } gold
    }.
prompt-lessons =
    What do you learn? A lesson costs { $price ->
        [one] 1 gold
       *[other] { $price } gold
    } and a turn.
prompt-go-anywhere = Which space of your region do you move to? You encounter it at once.
prompt-toll =
    The toll is { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    }. Which followers do you give up instead, one for each life?

## Enemies, and other characters

prompt-enemy = The Enemy { $card } stands in your way. What do you do?
prompt-evade = You are about to face: { $attacker }. Do you evade? What is evaded stays where it is.
prompt-keep-or-raise = You have killed it. Do you keep it as a trophy, or raise it as a follower?
prompt-strike-unseen = Do you strike unseen? Then your victim does not roll; from a beaten character you must take a life.
prompt-weapon =
    You fight. Choose { $n ->
        [one] the weapon
       *[other] the { $n } weapons
    } you use; only that counts.
prompt-meet-character = What do you do to { $player }? Whatever comes of it, your turn then ends.
prompt-make-psychic = You are attacked in combat. Do you make it psychic combat, Craft against Craft?
prompt-spoils = You have beaten { $player }. What do you take?
prompt-take-from = What do you take from { $player }?
prompt-swap = Which swap do you make with { $player }?

## Spells.  These questions come only to those who can cast or use something.

prompt-moment-turn-start = The turn of { $player } begins. Do you cast a Spell?
    .you = Your turn begins. Do you cast a Spell?
prompt-moment-arrival = { $player } has come to { $reached-the }. Do you cast a Spell?
    .you = You have come to { $reached-the }. Do you cast a Spell?
prompt-moment-cards-drawn = { $player } has drawn Adventure cards. Do you cast a Spell?
    .you = You have drawn Adventure cards. Do you cast a Spell?
prompt-moment-before-fight =
    { $duel ->
        [yes] { $player } attacks { $foe-the } { $way ->
            [psychic] in psychic combat
           *[combat] in combat
        }, { $own } against { $against } before the dice. Who loses gives up a life, an Object or 1 gold. Do you cast or use something first?
       *[no] { $player } is about to fight { $foe-the }, { $own } against { $against } before the dice. Do you cast or use something first?
    }
    .you =
        { $duel ->
            [yes] You attack { $foe-the } { $way ->
                [psychic] in psychic combat
               *[combat] in combat
            }, { $own } against { $against } before the dice. Who loses gives up a life, an Object or 1 gold. Do you cast or use something first?
           *[no] You are about to fight { $foe-the }, { $own } against { $against } before the dice. Do you cast or use something first?
        }
prompt-moment-follower-about-to-die = A follower of { $player } is about to die. Do you cast a Spell?
    .you = A follower of yours is about to die. Do you cast a Spell?
prompt-moment-enemy-about-to-die = { $player } is about to kill an Enemy. Do you cast a Spell?
    .you = You are about to kill an Enemy. Do you cast a Spell?
prompt-moment-turn-end = The turn of { $player } ends. Do you cast a Spell?
    .you = Your turn ends. Do you cast a Spell?
prompt-counter = { $player } casts a Spell. Do you stop it?
prompt-about-to-lose-life = { $lives ->
        [one] { $player } is about to lose the last life. Do you do something about it?
       *[other] { $player } is about to lose one of { $lives } lives. Do you do something about it?
    }
    .you =
        { $lives ->
            [one] You are about to lose your last life. Do you do something about it?
           *[other] You are about to lose one of your { $lives } lives. Do you do something about it?
        }
prompt-lost-life = { $player } has lost a life. Do you cast a Spell?
    .you = You have lost a life. Do you cast a Spell?
prompt-metamorph = Which Enemy takes the place of the one just drawn?
prompt-storm = Which region does the storm strike? Every character there misses a turn.

## Options: moving

option-roll = Roll the die
option-move-one = Move 1 space, without a roll
option-cross = Cross the Storm River by raft to { $subject-the }
option-build-raft = Build a raft; this takes the whole turn, and you may cross on your next
option-step-through = Step across the Storm River to { $subject-the }
option-go-straight = Go straight to { $subject-the }
option-slip = Slip through to { $subject-the }
option-go = Go to { $subject-the }
option-go-clockwise = Clockwise to { $space-the }
option-go-anticlockwise = Anticlockwise to { $space-the }
option-fly = Fly across the Storm River to { $space-the }
option-climb = Climb the stairs to the middle region; the Sentinel, Strength 9, attacks you first
option-descend = Go down the stairs to the outer region
option-open-portal = Try to open the Portal of Power to the inner region
option-open-with = With { $word }; your total is { $total }
option-rest = Stay here and heal 1 life; your turn ends
option-go-back = Turn back to { $subject-the }
option-stay = Stay and go on with the task of this space
option-leave-by-portal = Leave through the Portal of Power; your turn ends there
option-there = { $label }; there: { $there }
where-with = with { $player }
where-yours = yours

## Options: encounters

option-encounter-space = Encounter the space: { $space }
option-encounter = Encounter { $subject }
option-meet = Meet { $subject-the }
option-take = Take { $subject-the }
option-take-for-another = Take { $subject-the }, and leave another Object here for it
option-drop = Leave { $subject-the } here
option-discard = Discard { $subject-the }
option-give = Give up { $subject-the }
option-hand-over = Hand over { $subject-the }
option-sacrifice = Give up { $subject-the }
option-sell = Sell { $subject-the }
option-buy =
    Buy { $what } for { $price ->
        [one] 1 gold
       *[other] { $price } gold
    }
option-take-free = Take { $what-the }
option-learn = Learn { $word }
option-play-as = Play { $character-the }
option-look = Look at it
option-roll-again = Roll the { $value } again

## Options: enemies, and other characters

option-face-it = Do not evade
option-go-on = Go on
option-evade = Evade
option-fight = Fight { $subject-the }
option-fight-strength = Fight { $subject-the }, Strength { $strength }
option-fight-craft = Fight { $subject-the } in psychic combat, Craft { $craft }
option-leave-alone = Leave { $subject-the } alone
option-recruit = Make { $subject-the } your follower
option-charm = Roll a die to charm { $subject-the }
option-destroy = Destroy { $subject-the }
option-pay =
    Pay { $subject-the } { $amount ->
        [one] 1 gold
       *[other] { $amount } gold
    } not to attack you
option-keep = Keep { $subject-the } as a trophy
option-raise = Raise { $subject-the } as a follower
option-wield = Use { $subject-the }
option-attack = Attack in combat, Strength against Strength
option-attack-psychic = Attack in psychic combat, Craft against Craft
option-use-ability = Use your ability: { $word }
option-take-life = Take 1 life
option-take-gold = Take 1 gold
option-swap = Give { $subject-the } for { $other-the }
option-command = Cast the Command Spell on { $subject }, who has { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    }
option-lose-life =
    Lose { $amount ->
        [one] 1 life
       *[other] { $amount } lives
    }
option-concede = Concede and leave the game

## Options: Spells and other things used

option-cast = Cast { $subject }
option-cast-on = Cast { $subject } on { $other }
option-cast-on-at = Cast { $subject } on { $other }, { $where }
option-cast-self = Cast { $subject } on yourself
option-cast-self-harm = Cast { $subject } on yourself: it may harm you
option-cast-go = Cast { $subject } and go to { $other-the }
option-use = Use { $subject-the }
option-use-on = Use { $subject-the } against { $other-the }
option-bring = Bring { $subject-the } here
option-bring-from = Bring { $subject-the } here, { $where }
option-region = The { $word }

## Options: doing nothing

option-keep-roll = Keep the roll
option-visit-place = Go there
option-visit-not = Leave it
option-meet-stranger = Meet the Stranger
option-leave-stranger = Leave the Stranger alone
option-follow = Do what the space says
option-follow-not = Do nothing here
option-roll-not = Do not roll
option-give-up = Give it up
option-refuse = Refuse
option-buy-nothing = Buy nothing
option-buy-no-more = Buy nothing more
option-take-nothing = Take nothing
option-hand-over-nobody = Hand over nobody
option-choose-nothing = Choose none of these
option-stay-here = Stay where you are
option-learn-nothing = Learn nothing
option-look-not = Do not look
option-cast-nothing = Cast no Spell
option-let-be = Do not stop it
option-use-nothing = Cast and use nothing
option-do-nothing = Do nothing about it

## Options: at any moment

option-put-down = Put down { $subject-the }
option-send-away = Send { $subject-the } away
option-trade-trophies = Trade in trophies: { $word } +{ $amount } ({ $cards })
option-become = Become { $word }
option-fulfil = Hand over { $subject-the } to fulfil your quest
option-fulfil-gold =
    Hand over { $amount ->
        [one] 1 gold
       *[other] { $amount } gold
    } to fulfil your quest

## What options name

word-strength = Strength
word-craft = Craft
word-good = good
word-neutral = neutral
word-evil = evil
word-outer = outer region
word-middle = middle region
word-inner = inner region
word-steal = steal gold or an Object
word-beguile = roll a die to beguile for gold or an Object
word-lead-away = lead a follower away
word-swindle = roll a die to swindle for gold or a follower
word-swap = swap an Object
word-pipes = roll a die to enchant with your pipes; a charmed character misses a turn

## Choices that a space or a card offers

choice-healer = The Healer: have lives healed for gold
choice-blacksmith = The Blacksmith: buy weapons and armour
choice-mystic = The Mystic: roll a die for what comes of it
choice-call-spirits = Call the spirits: roll a die for what comes of it
choice-heal = Be healed of all lost lives
choice-pray = Pray: roll a die for what comes of it
choice-enchantress = The Enchantress: roll a die for what comes of it
choice-alchemist = The Alchemist: sell Objects for gold
choice-doctor = The Doctor: have up to 2 lives healed for gold
choice-spell = Gain 1 Spell
choice-gold = Gain 1 gold
choice-strength = Gain 1 Strength
choice-craft = Gain 1 Craft
choice-life = Gain 1 life
choice-move = Move to any other space of your region
choice-ride = Ride to any other space of your region

## What an option comes to

result-choice = { $effects }
result-armour = A roll of { $rolls } saves the life: { $chance } times in a hundred
result-visit-nothing = Nothing would happen: it has nothing for you now
result-fight = Your { $own } against { $against }, before the dice. Of a hundred such fights you win { $won } and { $drawn } end in a draw.
danger-last-life = It is your last life, and { $lost } of a hundred such fights are lost
danger-last-life-roll = It is your last life, and { $lost } of a hundred such throws cost it
danger-last-life-way = It is your last life, and { $lost } of a hundred fights on this way are lost
danger-command =
    You have { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    } left: this puts you out of the game
