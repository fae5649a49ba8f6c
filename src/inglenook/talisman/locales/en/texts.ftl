### The texts of components: head lines, effects, conditions.  Effects are phrases that follow a colon.

## Putting together

text-line = { $text }.
text-and = { $first }; { $rest }
    .they = { $first-they }; { $rest-they }
text-or = { $first } or { $last }
    .the = { $first-the } or { $last-the }
text-comma = { $first }, { $rest }
    .the = { $first-the }, { $rest-the }
text-table = { $intro } ({ $cells })
text-choices = { $intro }: { $cells }
text-or-else = { $first }; or { $rest }
text-row = { $values }: { $effects }
    .they = { $values }: { $effects-they }
text-range = { $low }–{ $high }
text-choice = – { $choice }
text-nothing = nothing happens

## Head lines

text-head = { $first } · { $rest }
text-kind-event = Event
text-kind-animal = Enemy (Animal)
text-kind-monster = Enemy (Monster)
text-kind-dragon = Enemy (Dragon)
text-kind-spirit = Enemy (Spirit)
text-kind-stranger = Stranger
text-kind-object = Object
text-kind-magic-object = Magic Object
text-kind-follower = Follower
text-kind-place = Place
text-spell = Spell
text-character = Character
text-region-outer = Outer region
text-region-middle = Middle region
text-region-inner = Inner region
text-order-number = order number { $number }
text-purchase-card = purchase card
text-copies =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
text-strength = Strength { $amount }
text-craft = Craft { $amount }
text-lives =
    { $amount ->
        [one] 1 life
       *[other] { $amount } lives
    }
text-gold =
    { $amount ->
        [one] 1 gold
       *[other] { $amount } gold
    }
text-start = start space: { $space }
text-start-spells =
    { $amount ->
        [one] 1 Spell
       *[other] { $amount } Spells
    } at the start
text-start-objects = at the start: { $objects }
text-certainty-medium = Uncertain in part: from a single source or a later edition.
text-certainty-low = Reconstructed in part: not every fact has a source.

## When effects happen

text-when-drawn = When drawn: { $effects }
text-on-meeting = When you meet this card: { $effects }
text-after-fight = After a fight that it survives: { $effects }
text-on-visit = You may visit this stranger: { $effects }
text-on-defeat = If it beats you, you lose a life. Besides: { $effects }
text-instead-of-life = If it beats you, you lose no life. Instead: { $effects }
text-on-space = When you encounter this space: { $effects }
text-if-you-wish = If you wish: { $effects }
text-on-self = Effect: { $effects }
text-on-target = The target { $effects-they }
text-then = Then: { $effects }
text-when = if { $condition }, { $effects }
text-if-not = { $first }; if not, { $otherwise }
text-if-none = { $first }; if you have none, { $otherwise }
text-only-if = { $effects } (only if { $condition })

## Conditions

text-is-aligned = your alignment is { $alignments }
text-has-at-least-strength = your total Strength is { $amount } or more
text-has-at-least-craft = your total Craft is { $amount } or more
text-has-follower = { $followers-the } follows you
text-has-no-quest = you have no open quest

## Gaining and losing

text-gain-strength =
    gain { $amount ->
        [one] 1 Strength
       *[other] { $amount } Strength
    }
    .they =
        gains { $amount ->
            [one] 1 Strength
           *[other] { $amount } Strength
        }
text-gain-craft =
    gain { $amount ->
        [one] 1 Craft
       *[other] { $amount } Craft
    }
text-gain-life =
    gain { $amount ->
        [one] 1 life
       *[other] { $amount } lives
    }
    .they =
        gains { $amount ->
            [one] 1 life
           *[other] { $amount } lives
        }
text-gain-gold =
    gain { $amount ->
        [one] 1 gold
       *[other] { $amount } gold
    }
text-gain-spell =
    gain { $amount ->
        [one] 1 Spell
       *[other] { $amount } Spells
    }, if your Craft allows
text-gain-talisman =
    gain { $amount ->
        [one] a Talisman, if one is left
       *[other] { $amount } Talismans, as long as there are any
    }
text-lose-strength =
    lose { $amount ->
        [one] 1 Strength
       *[other] { $amount } Strength
    }, never below your start value
text-lose-craft =
    lose { $amount ->
        [one] 1 Craft
       *[other] { $amount } Craft
    }, never below your start value
text-lose-life =
    lose { $amount ->
        [one] 1 life
       *[other] { $amount } lives
    }
    .they =
        loses { $amount ->
            [one] 1 life
           *[other] { $amount } lives
        }
text-lose-gold =
    lose { $amount ->
        [one] 1 gold
       *[other] { $amount } gold
    }
    .they =
        loses { $amount ->
            [one] 1 gold
           *[other] { $amount } gold
        }
text-lose-all-strength = lose all Strength you have gained, back to your start value
    .they = loses all Strength gained, back to the start value
text-lose-all-craft = lose all Craft you have gained, back to your start value
    .they = loses all Craft gained, back to the start value
text-lose-all-gold = lose all your gold
    .they = loses all gold
text-heal-all = heal all lost lives, up to your starting number
    .they = heals all lost lives, up to the starting number
text-heal =
    heal up to { $most ->
        [one] 1 life
       *[other] { $most } lives
    }, never above your starting number
text-heal-all-for =
    heal any number of lives for { $price ->
        [one] 1 gold
       *[other] { $price } gold
    } each, never above your starting number
text-heal-for =
    heal up to { $most ->
        [one] 1 life
       *[other] { $most } lives
    } for { $price ->
        [one] 1 gold
       *[other] { $price } gold
    } each, never above your starting number
text-miss-turn =
    miss { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
    .they =
        misses { $turns ->
            [one] 1 turn
           *[other] { $turns } turns
        }
text-become-toad = become a toad for 3 turns
    .they = becomes a toad for 3 turns
text-become-good = become good
text-become-evil = become evil

## Giving up, buying and selling

text-give-up-gold =
    pay { $amount ->
        [one] 1 gold
       *[other] { $amount } gold
    }, if you have it
text-may-give-up-gold =
    you may pay { $amount ->
        [one] 1 gold
       *[other] { $amount } gold
    }
text-may-give-up-follower =
    you may discard { $amount ->
        [one] 1 of your followers
       *[other] { $amount } of your followers
    }
text-may-let-die-follower =
    you may let { $amount ->
        [one] 1 of your followers
       *[other] { $amount } of your followers
    } die
text-and-so = { $cost }: { $effects }
text-hand-over = you may hand over { $followers-the }: { $effects }
text-buy = you may buy any of these that are in stock: { $goods }
    .they = may buy any of these that are in stock: { $goods }
text-buy-at-most = you may buy (at most { $most } each visit): { $goods }
text-price =
    { $thing } ({ $price ->
        [one] 1 gold
       *[other] { $price } gold
    })
text-one-spell = 1 Spell, if your Craft allows
text-sell-objects =
    discard any number of your Objects and gain { $price ->
        [one] 1 gold
       *[other] { $price } gold
    } for each
text-lessons =
    for every { $price ->
        [one] 1 gold
       *[other] { $price } gold
    } you pay: gain 1 Strength or 1 Craft, and miss 1 turn
text-lay-gold-on = lose all your gold, which is laid on { $space-the }
text-leave-object = leave 1 Object of your choice in this space
text-leave-random-magic-object = leave 1 of your Magic Objects, picked at random, in this space
text-lift-curse = a curse that drives your followers away is lifted
text-draw-spells-to-limit = draw Spells up to the number your Craft allows
text-discard-spells = discard all your Spells
    .they = discards all Spells

## Moving

text-go-to = move at once to { $space-the } and encounter that space
text-go-anywhere = move at once to any space of this region and encounter that space
text-next-move = on your next turn, instead of rolling, you may move straight to { $spaces-the }
text-next-outer = on your next turn, instead of rolling, you may move straight to any space of the outer region
text-next-crossing = on your next turn, instead of rolling, you may cross the Storm River to the opposite space
text-stay-until = stay here until your movement roll (1 die each turn) is { $values }
text-one-space-for-all =
    for { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } each character moves only 1 space a turn

## Dice and choices

text-roll =
    roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice and add them up
    }
    .they =
        rolls { $dice ->
            [one] 1 die
           *[other] { $dice } dice and adds them up
        }
text-pray =
    { $dice ->
        [one] pray and roll 1 die
       *[other] pray, roll { $dice } dice and add them up
    }
text-roll-for-space =
    { $dice ->
        [one] roll 1 die, move at once to the space shown and encounter it
       *[other] roll { $dice } dice, add them up, move at once to the space shown and encounter it
    }
text-roll-for-each-follower = roll 1 die for each of your followers, who dies on { $values }
text-solved = Total not above your total Craft: { $effects }
text-failed = Total above it: { $effects }
text-toll = roll 1 die for the toll (in place of each life you may let 1 follower die)
text-choose-one = choose one
text-may-choose-one = you may choose one
text-do-if-you-wish = if you wish, { $effects }
text-call-on-healer = the Healer: { $effects }
text-call-on-blacksmith = the Blacksmith: { $effects }
text-call-on-mystic = the Mystic: { $effects }
text-call-on-enchantress = the Enchantress: { $effects }
text-call-on-alchemist = the Alchemist: { $effects }
text-call-on-doctor = the Doctor: { $effects }
text-by-alignment = the effect depends on your alignment
text-row-good = Good: { $effects }
text-row-neutral = Neutral: { $effects }
text-row-evil = Evil: { $effects }
text-everyone = { $who } (clockwise from you) { $effects-they }
text-each = each character
text-each-here = each character in this region
text-each-except = { $who } whose alignment is not { $alignments }
text-accept-quest = accept a quest by rolling 1 die, and when it is done, you are moved here at once and gain a Talisman, if one is left
text-quest-1 = take 1 life from another character
text-quest-2 = kill 1 Enemy
text-quest-3 = hand over 1 follower
text-quest-4 = hand over 1 Magic Object
text-quest-5 = hand over 3 gold
text-quest-6 = hand over 2 gold

## Beings without a card

text-fight-strength = you are attacked by { $being-the } (Strength { $amount })
text-fight-craft = you are attacked by { $being-the } (Craft { $amount }, psychic combat)

## The card itself

text-attacks-enemy = Attacks you in combat and stays in this space until it is killed.
text-attacks-spirit = Attacks you in psychic combat and stays in this space until it is killed.
text-special-one-by-one = Roll 1 die: so many attack you, one after another, until all are beaten or you lose a life. The card is a single trophy.
text-special-weaker-side = If your total Strength is lower than your total Craft, it attacks you in combat, otherwise in psychic combat. It stays in this space until it is killed.
text-special-mirror = Its Strength always equals your total Strength. Killed, it is no trophy: gain 1 Strength and discard this card.
text-special-bandit = You may pay it 1 gold: then it does not attack you. The gold stays on this card for whoever kills it.
text-special-lich = A life it takes from you is laid on this card. When it is beaten, it loses 1 of these lives instead of being killed, as long as it has any.
text-placed-by-roll = When drawn, before anything else: roll 1 die and move this card to the space shown.
text-being = This event is a being and can be evaded.
text-counters =
    { $amount ->
        [one] 1 point lies on this card when it is turned up.
       *[other] { $amount } points lie on this card when it is turned up.
    }
text-take-counter-strength = you may take 1 Strength from this card; when none is left, the card is discarded
text-take-counter-craft = you may take 1 Craft from this card; when none is left, the card is discarded
text-take-counter-life = you may take 1 life from this card; when none is left, the card is discarded
text-turns-into-gold =
    Take { $amount ->
        [one] 1 gold
       *[other] { $amount } gold
    } and discard this card.
text-forbidden-to = Not for a character whose alignment is { $alignments }.
text-as-follower = Once it is your follower:
text-join-as-follower = this card becomes your follower
text-discard-card = discard this card
text-wander = roll 1 die and move this card that many spaces clockwise
text-leaves-after = Once it has served a character, this card is discarded.

## Spaces

text-draw =
    { $amount ->
        [one] If no card lies here, draw 1 Adventure card; meet every card here.
       *[other] Draw Adventure cards until { $amount } cards lie here; meet them all.
    }
text-enemy-die-bonus = Enemies you fight here add { $amount } to their roll.
text-opposite = Across the Storm River: { $spaces }.
text-stairs-down = Stairs lead down to { $space-the }. Nobody attacks you on the way down.
text-sentinel = Stairs lead up to { $space-the }. If you want to climb them, the Sentinel (Strength 9) attacks you, each time anew. If you beat or evade it, you go on with your move; if you lose or draw, your turn ends here. Whoever stops here is not attacked.
text-portal = If your roll carries you beyond this space, you may try to open the Portal: choose Strength or Craft and roll 2 dice. If the total is not higher than that attribute, you move to { $space-the }, and your move ends there. If it is higher, you lose 1 point of that attribute (never below your start value) and your turn ends here. From the inside the Portal opens without a roll.
text-cursed-glade = Here your Magic Objects give no Strength or Craft and cannot be used, and you cannot cast Spells. Surplus Spells are discarded at once.
text-plain-of-peril = Whoever comes into the inner region stops here. In the inner region you move 1 space a turn, without rolling. Characters may meet each other here.
text-lost-strength = When you arrive: roll 3 dice, subtract your total Strength and move at once to the space shown. This is your whole turn.
text-lost-craft = When you arrive: roll 3 dice, subtract your total Craft and move at once to the space shown. This is your whole turn.
text-or-less = { $value } or less
text-or-more = { $value } or more
text-stay-here = you stay here, and on your next turn you may move on to either side
text-pits = When you arrive, roll 1 die: so many Pit Fiends (Strength 4 each) attack you, one after another. When you lose a life, your turn ends, and the rest attack on your next turn. You may move on only when all are beaten.
text-valley-of-fire = You may enter this space only with a Talisman. The Crown of Command can be entered only from here. Characters may meet each other here.
text-werewolf-den = When you arrive, roll 2 dice for the Strength of your Werewolf, which attacks you. After a defeat or a draw you fight the same one again on your next turn. You may move on only when it is beaten.
text-dice-with-death = Roll 2 dice for yourself and 2 for Death. If yours are higher, you may move on next turn. If they are equal, roll again next turn. If they are lower, you lose 1 life and roll again next turn.
text-crown-of-command = Nobody leaves this space. If others are here, you must encounter one of them. If you are alone here, you must cast the Command Spell at another character on each of your turns: roll 1 die.
text-command-works = that character loses 1 life, or gives up and leaves the game
text-of-target = { $effects-they }
text-on-visit-place = You may visit this place: { $effects }
text-on-visit-if = You may visit this stranger if { $condition }: { $effects }
text-if-you-wish-if = If you wish and { $condition }: { $effects }
text-unless = { $effects }, unless { $condition }
