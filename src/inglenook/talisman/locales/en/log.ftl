### What happens, told to everybody.  Each line makes sense by itself.

## The course of the game

log-dealt = { $player } gets { $character-the }.
    .you = You get { $character-the }.
log-first-player = { $player } rolls highest and begins.
    .you = You roll highest and begin.
log-enters = { $player } plays { $character-the }.
    .you = You play { $character-the }.
log-turn = The turn of { $player } begins.
    .you = Your turn begins.
log-misses-turn = { $player } misses this turn.
    .you = You miss this turn.
log-will-miss =
    { $player } will miss { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }.
    .you =
        You will miss { $turns ->
            [one] 1 turn
           *[other] { $turns } turns
        }.
log-turn-cut-short = { $player } loses the rest of this turn.
    .you = You lose the rest of this turn.
log-out = { $player } is out of the game.
    .you = You are out of the game.
log-won = { $player } is the last on the board and wins.
    .you = You are the last on the board and win.
log-reshuffled = The discards are shuffled and become the new { $deck }.
log-spells-returned =
    { $n ->
        [one] A Spell of { $player } goes
       *[other] { $n } Spells of { $player } go
    } back into the Spell deck, which is shuffled.
    .you =
        { $n ->
            [one] A Spell of yours goes
           *[other] { $n } Spells of yours go
        } back into the Spell deck, which is shuffled.
term-deck = Adventure deck
term-spell-deck = Spell deck

## Dice and movement

log-rolled = { $player } rolls { $rolled } ({ $occasion }).
    .you = You roll { $rolled } ({ $occasion }).
log-moved = { $player } moves to { $space-the }.
    .you = You move to { $space-the }.
log-still-held = { $player } is still held here.
    .you = You are still held here.
log-held = { $player } is held in this space.
    .you = You are held in this space.
log-next-move = { $player } may move another way than by the die next turn.
    .you = You may move another way than by the die next turn.
log-built-raft = { $player } builds a raft.
    .you = You build a raft.
log-portal-opens = The Portal of Power opens for { $player }.
    .you = The Portal of Power opens for you.
log-portal-shut = The Portal of Power stays shut for { $player }.
    .you = The Portal of Power stays shut for you.
log-reached-crown = { $player } has reached the Crown of Command. From now on no other player gets a new character.
    .you = You have reached the Crown of Command. From now on no other player gets a new character.

## Cards and spaces

log-drew-card = Drawn at { $space-the }: { $card }.
log-discarded = { $player } discards { $card-the }.
    .you = You discard { $card-the }.
log-placed = The card { $card } goes to { $space-the }.
log-wandered = The card { $card } moves on to { $space-the }.
log-meets = { $player } encounters { $card-the }.
    .you = You encounter { $card-the }.
log-nothing-happens = Nothing happens.
log-took = { $player } takes { $card-the }.
    .you = You take { $card-the }.
bought-spell = a Spell
log-bought =
    { $player } buys { $card-the } for { $amount ->
        [one] 1 gold
       *[other] { $amount } gold
    } and now has { $now }.
    .you =
        You buy { $card-the } for { $amount ->
            [one] 1 gold
           *[other] { $amount } gold
        } and now have { $now }.
log-dropped = { $player } leaves { $card-the } behind.
    .you = You leave { $card-the } behind.
log-sold = { $player } sells { $card-the }.
    .you = You sell { $card-the }.
log-joined = { $player } gains a follower: { $card }.
    .you = You gain a follower: { $card }.
log-follower-died = { $player } loses a follower: { $card-the } dies.
    .you = You lose a follower: { $card-the } dies.
log-looked-at-top = { $player } looks at the top Adventure card.
    .you = You look at the top Adventure card.
log-saw-top-card = { $player } looks at the top Adventure card: { $card }.
    .you = You look at the top Adventure card: { $card }.

## Points, lives, gold, alignment

log-gained-strength =
    { $player } gains { $amount ->
        [one] 1 Strength
       *[other] { $amount } Strength
    } and now has { $now } of their own.
    .you =
        You gain { $amount ->
            [one] 1 Strength
           *[other] { $amount } Strength
        } and now have { $now } of your own.
log-lost-strength =
    { $player } loses { $amount ->
        [one] 1 Strength
       *[other] { $amount } Strength
    } and now has { $now } of their own.
    .you =
        You lose { $amount ->
            [one] 1 Strength
           *[other] { $amount } Strength
        } and now have { $now } of your own.
log-gained-craft =
    { $player } gains { $amount ->
        [one] 1 Craft
       *[other] { $amount } Craft
    } and now has { $now } of their own.
    .you =
        You gain { $amount ->
            [one] 1 Craft
           *[other] { $amount } Craft
        } and now have { $now } of your own.
log-lost-craft =
    { $player } loses { $amount ->
        [one] 1 Craft
       *[other] { $amount } Craft
    } and now has { $now } of their own.
    .you =
        You lose { $amount ->
            [one] 1 Craft
           *[other] { $amount } Craft
        } and now have { $now } of your own.
log-gained-life =
    { $player } gains { $amount ->
        [one] 1 life
       *[other] { $amount } lives
    } and now has { $now }.
    .you =
        You gain { $amount ->
            [one] 1 life
           *[other] { $amount } lives
        } and now have { $now }.
log-lost-life =
    { $player } loses { $amount ->
        [one] 1 life
       *[other] { $amount } lives
    } and now has { $now }.
    .you =
        You lose { $amount ->
            [one] 1 life
           *[other] { $amount } lives
        } and now have { $now }.
log-gained-gold =
    { $player } gains { $amount ->
        [one] 1 gold
       *[other] { $amount } gold
    } and now has { $now }.
    .you =
        You gain { $amount ->
            [one] 1 gold
           *[other] { $amount } gold
        } and now have { $now }.
log-lost-gold =
    { $player } loses { $amount ->
        [one] 1 gold
       *[other] { $amount } gold
    } and now has { $now }.
    .you =
        You lose { $amount ->
            [one] 1 gold
           *[other] { $amount } gold
        } and now have { $now }.
log-traded =
    { $player } trades in { $n ->
        [one] 1 trophy
       *[other] { $n } trophies
    }.
    .you =
        You trade in { $n ->
            [one] 1 trophy
           *[other] { $n } trophies
        }.
log-alignment = The alignment of { $player } is now { $alignment }.
    .you = Your alignment is now { $alignment }.
log-toad = { $player } turns into a toad.
    .you = You turn into a toad.
log-no-toad = { $player } is no longer a toad.
    .you = You are no longer a toad.
log-died = The character of { $player } dies.
    .you = Your character dies.

## Fights

log-combat = Combat: { $player } against { $foe-the }.
    .you = Combat: you against { $foe-the }.
log-psychic-combat = Psychic combat: { $player } against { $foe-the }.
    .you = Psychic combat: you against { $foe-the }.
log-made-psychic = { $player } uses a special ability: the fight becomes psychic combat.
    .you = You use a special ability: the fight becomes psychic combat.
log-enemy-rolled = { $player } rolls { $roll } for { $foe-the }.
    .you = You roll { $roll } for { $foe-the }.
log-scores = { $player } scores { $own } against { $against } for { $foe-the }.
    .you = You score { $own } against { $against } for { $foe-the }.
log-fight-won = { $player } beats { $foe-the }.
    .you = You beat { $foe-the }.
log-fight-lost = { $player } loses to { $foe-the }.
    .you = You lose to { $foe-the }.
log-fight-drawn = A draw between { $player } and { $foe-the }: nobody loses anything.
    .you = A draw between you and { $foe-the }: nobody loses anything.
log-used = { $player } uses { $card-the }.
    .you = You use { $card-the }.
log-saved = { $player } is saved by armour and loses no life.
    .you = You are saved by armour and lose no life.
log-killed = { $player } kills { $card-the }.
    .you = You kill { $card-the }.
log-destroyed = { $player } destroys { $card-the }.
    .you = You destroy { $card-the }.
log-evaded = { $player } evades { $attacker-the }.
    .you = You evade { $attacker-the }.
log-evaded-character = { $player } evades { $attacker-the }.
    .you = You evade { $attacker-the }.
log-zombies =
    { $n ->
        [one] 1 zombie attacks.
       *[other] { $n } zombies attack, one after another.
    }
log-werewolf = The Werewolf has Strength { $strength }.
log-descent = { $rolled } less { $points } is { $result }.
log-death-rolled = The dice with Death: { $own } against Death’s { $death }.
log-took-from = { $player } takes { $card-the } from { $other-the }.
    .you = You take { $card-the } from { $other-the }.
log-ability-failed = { $player } does not succeed.
    .you = You do not succeed.

## Spells

log-drew-spell = { $player } draws a Spell.
    .you = You draw a Spell.
log-drew-spell-known = { $player } draws the Spell { $spell }.
    .you = You draw the Spell { $spell }.
log-no-spell = { $player } may not hold another Spell and draws none.
    .you = You may not hold another Spell and draw none.
log-discarded-spell = { $player } discards the Spell { $spell }.
    .you = You discard the Spell { $spell }.
log-cast = { $player } casts { $spell }.
    .you = You cast { $spell }.
log-cast-self = { $player } casts { $spell } on themselves.
    .you = You cast { $spell } on yourself.
log-cast-on = { $player } casts { $spell } on { $target-the }.
    .you = You cast { $spell } on { $target-the }.
log-looked-ahead =
    { $player } looks at the top { $n ->
        [one] Adventure card
       *[other] { $n } Adventure cards
    }.
    .you =
        You look at the top { $n ->
            [one] Adventure card
           *[other] { $n } Adventure cards
        }.
log-looked-ahead-known = { $player } looks at the top Adventure cards: { $cards }.
    .you = You look at the top Adventure cards: { $cards }.
log-stole-spell = { $player } takes a Spell from { $other-the }, unseen.
    .you = You take a Spell from { $other-the }, unseen.
log-stole-spell-known = { $player } takes the Spell { $spell } from { $other-the }, unseen.
    .you = You take the Spell { $spell } from { $other-the }, unseen.
log-command = { $player } casts the Command Spell on { $victim-the }.
    .you = You cast the Command Spell on { $victim-the }.
log-command-stopped = Magic is destroyed: the Command Spell cannot be cast.
log-conceded = { $player } concedes.
    .you = You concede.

## The Warlock’s quests

log-quest-1 = { $player } gets a quest from the Warlock: { text-quest-1 }.
    .you = You get a quest from the Warlock: { text-quest-1 }.
log-quest-2 = { $player } gets a quest from the Warlock: { text-quest-2 }.
    .you = You get a quest from the Warlock: { text-quest-2 }.
log-quest-3 = { $player } gets a quest from the Warlock: { text-quest-3 }.
    .you = You get a quest from the Warlock: { text-quest-3 }.
log-quest-4 = { $player } gets a quest from the Warlock: { text-quest-4 }.
    .you = You get a quest from the Warlock: { text-quest-4 }.
log-quest-5 = { $player } gets a quest from the Warlock: { text-quest-5 }.
    .you = You get a quest from the Warlock: { text-quest-5 }.
log-quest-6 = { $player } gets a quest from the Warlock: { text-quest-6 }.
    .you = You get a quest from the Warlock: { text-quest-6 }.
log-quest-done = { $player } has fulfilled the quest of the Warlock.
    .you = You have fulfilled the quest of the Warlock.

## What dice are rolled for

roll-movement = movement
roll-combat = combat
roll-armour = armour
roll-command = Command Spell
roll-portal = Portal of Power
roll-table = to see what happens
roll-praying = prayer
roll-cave = Cave
roll-graveyard = Graveyard
roll-tavern = Tavern
roll-riddle = riddle
roll-quest = quest
roll-chasm = chasm
roll-toll = toll
roll-charming = charming
roll-zombies = number of zombies
roll-placing = where the card goes
roll-wandering = how far the card moves
roll-descent = the way out
roll-pits = number of Pit Fiends
roll-death = dice with Death
roll-artefact = Ancient Artefact
roll-pipes = pipes
roll-beguile = beguiling
roll-swindle = swindling
