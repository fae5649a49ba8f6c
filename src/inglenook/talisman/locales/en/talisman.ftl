### Talisman: the table read out, and what is wrong with a set-up.

title = Talisman

player-as = { $player } ({ $character })
hidden-spell = a hidden Spell of { $player }
gold-there =
    { $amount ->
        [one] 1 gold
       *[other] { $amount } gold
    }
card-with-gold =
    { $card } with { $amount ->
        [one] 1 gold
       *[other] { $amount } gold
    }
card-with-points =
    { $card } with { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }

## Words to type: what they read out

reading-me = me: read out your character and what it has
reading-here = here: read out your space, what it says, and who and what is there
reading-others = others: read out the other players
reading-spells = spells: read out your Spells and what they do
reading-board = board: read out where everybody is and what lies where
reading-map = map: read out the spaces of your region in order
reading-quest = quest: read out what the Warlock wants of you
reading-stock = stock: read out the purchase cards and Talismans that are left

## The turn

look-turn = It is the turn of { $player }: { $phase }.
phase-start = its start
phase-movement = movement
phase-encounter = encounter
phase-crown = at the Crown of Command
phase-end = its end

## Your character

look-no-character = You have no character on the board.
look-me = You are { $character-the }, { $alignment }.
look-values =
    Strength { $strength }, Craft { $craft }, { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    }, { $gold ->
        [one] 1 gold
       *[other] { $gold } gold
    }.
look-abilities = Abilities: { $text }
look-is-here = You are in the space { $space }.
look-of-own = { $total } ({ $own } of your own)
look-no-objects = You hold no Objects.
look-objects = Objects, { $count } of at most { $limit }: { $objects }.
look-objects-any = Objects, any number allowed: { $objects }.
look-followers = Followers: { $followers }.
look-trophies = Trophies: { $cards }. They are worth { $points } points; { $price } give 1 { $attribute }.
look-no-spells = You hold no Spells; { $limit ->
        [0] your Craft is too low for any
        [one] your Craft allows { $limit }
       *[other] your Craft allows { $limit }
    }.
look-spells =
    You hold { $count ->
        [one] 1 Spell
       *[other] { $count } Spells
    }; your Craft allows { $limit }.
look-spell = { $spell }. { $text }
look-states = At present: { $states }.
look-no-quest = You are on no quest.
look-quest = Your quest: { $quest }. Then the Warlock gives you a Talisman.

## Spaces

look-here = You are in the space { $space }, { $region }.
look-space-text = It says: { $text }
look-neighbours = Next space clockwise: { $clockwise }. Next space anticlockwise: { $anticlockwise }.
look-lying = Here lie: { $cards }.
look-nothing-lies = Nothing lies here.
look-also-here = Also here: { $characters }.
look-is-at = { $player } is in the space { $space }.
look-lying-at = { $space }: { $cards }.
look-trophies-at = { $space }: trophies of the dead, which nobody can take: { $cards }.
look-map = Clockwise from { $space-the }:
look-map-space =
    { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }: { $space }.
look-map-there =
    { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }: { $space }, with { $there }.

## The other players, and what holds for all

look-who = { $player } is { $character-the }, { $alignment }.
look-other = { $player } is { $character-the }, { $alignment }, in the space { $space }.
look-other-values =
    { $player }: Strength { $strength }, Craft { $craft }, { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    }, { $gold ->
        [one] 1 gold
       *[other] { $gold } gold
    }, { $spells ->
        [one] 1 Spell
       *[other] { $spells } Spells
    }.
look-other-goods = { $player } has { $cards }.
look-other-spells = { $player } holds these Spells: { $spells }.
look-other-states = { $player } at present: { $states }.
look-waiting = { $player } has no character and gets a new one on the next turn.
look-out = { $player } is out of the game.
look-crown-reached = The Crown of Command has been reached: whoever has not been there gets no new character.
look-magic-destroyed = Magic is destroyed: nobody casts Spells, and Magic Objects do nothing.
look-beside = Beside the board: { $cards }.
look-decks = Adventure deck: { $adventures } cards. Spell deck: { $spells } cards.
look-deck-known = You have seen card { $place } of the Adventure deck: { $card }.
look-stock = Left in the stacks: { $cards }.
look-removed = Out of the game: { $cards }.
look-times =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }

## What holds for a while

state-toad =
    a toad for { $turns ->
        [one] 1 more turn
       *[other] { $turns } more turns
    }
state-missed =
    missing { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
state-extra_turns =
    { $turns ->
        [one] 1 more turn
       *[other] { $turns } more turns
    } in a row
state-raft = a raft to cross the Storm River with
state-held = held in this space until a movement roll sets free
state-quest = on a quest: { $quest }
state-next-outer = on the next turn any space of the outer region instead of a roll
state-next-crossing = on the next turn across the Storm River instead of a roll
state-next-space = on the next turn straight to { $space-the } instead of a roll
state-task-done = the task of this space is done
state-task-open = the task of this space is not done
state-task-pits =
    { $count ->
        [one] 1 Pit Fiend
       *[other] { $count } Pit Fiends
    } still to beat
state-task-werewolf = a Werewolf of Strength { $strength } still to beat


## When you are asked to cast Spells

window-lives = your own lives and followers, when one is about to be lost or was
window-my-turn = your own turn, at its start and whenever a Spell is meant for the moment
window-my-fights = your own fights, before the dice
window-counter = Spells that others cast, if you can stop them
window-later = the rest of your turn, for Spells that can be cast at any time
window-putting-down = a chance to put something down before a fight, so that nobody takes it, when you can do nothing else
window-others-fights = fights of others, before the dice
window-others-turns = turns of others, from start to end
window-others-lives = lives and followers of others, when one is about to be lost or was
window-all-the-same = a question in which no choice makes any difference

## A set-up that cannot be played

error-setup = The game cannot be set up: { $detail }. Correct it and try again.
error-characters = There are more characters than players: { $given } for { $seats }. Name at most one for each.
error-unknown-character = There is no character “{ $given }”. Characters: { $known }.
error-character-twice = The character “{ $given }” is named twice. Give each player another one.
error-unknown-rule-set = There is no set of house rules “{ $given }”. Sets: { $known }.
error-unknown-house-rule = There is no house rule “{ $given }”. House rules: { $known }.
error-house-rule = The house rule { $rule } can be from { $low } to { $high }, and “{ $given }” is not.
