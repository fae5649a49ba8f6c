### The texts of Spells: when they are cast, at what, and what they do.

text-cast = Cast: { $times }.
text-cast-turn-start = at the start of your turn
text-cast-turn-end = at the end of your turn
text-cast-instead-of-roll = instead of your roll for movement
text-cast-after-move = after your move
text-cast-after-drawing = after you have drawn Adventure cards
text-cast-about-to-fight = when you are about to fight, in combat or psychic combat
text-cast-about-to-fight-battle = when you are about to fight in combat
text-cast-any-time = at any time
text-cast-answering-spell = when somebody else has just cast a Spell

text-target = Target: { $target }.
text-target-none = none
text-target-self = yourself
text-target-character = any character, yourself included
text-target-other = another character
text-target-enemy = whoever you are about to fight
text-target-card = a face-up Adventure card in the outer or middle region
text-target-space = a space of the outer or middle region without a character
text-target-spell = the Spell just cast
text-target-drawn-enemy = an Enemy you have just drawn

spell-does-take-object-or-gold = Take 1 Object or 1 gold of your choice from the target.
spell-does-take-follower = Take 1 follower of your choice from the target.
spell-does-take-spell = Take 1 Spell of the target without looking, if your Craft allows.
spell-does-cancel = That Spell has no effect. This works against the Command Spell too.
spell-does-destroy-magic = Until your next turn begins, nobody can cast Spells, and Magic Objects have no effect (a Talisman still opens the Valley of Fire).
spell-does-discard = Discard an Adventure card of your choice from the board.
spell-does-look-ahead =
    { $amount ->
        [one] Look at the top card of the Adventure deck and put it back.
       *[other] Look at the top { $amount } cards of the Adventure deck and put them back in the same order.
    }
spell-does-lie-in-wait =
    Lay this card in that space. It stays there for { $amount ->
        [one] 1 full round
       *[other] { $amount } full rounds
    } and counts as a card there. Whoever ends a move there { $effects-they }.
spell-does-immobilise = The target, whose turn is just beginning, does nothing in that turn. Or: you evade 1 creature or character that attacks you.
spell-does-vanish = Until the end of the current turn you may evade every creature and every character.
spell-does-save = Prevents one of these when it is about to happen: a character loses a life, a follower dies, or an Enemy is killed (the fight is then a draw).
spell-does-add-craft = In this combat, add your total Craft to your Strength.
spell-does-teleport = Move to any space of your region. This does not work in the inner region.
spell-does-take-turns =
    Take { $amount ->
        [one] 1 turn
       *[other] { $amount } turns in a row
    }, this one included.
spell-does-double-craft = Until the end of the current turn your total Craft counts double.
spell-does-kill = An Enemy is killed and is no trophy; this does not work in the inner region. A character loses 1 life instead.
spell-does-replace = Discard that Enemy and put another face-up Enemy from the board in its place.
spell-does-storm = Choose a region. Each character there, you included, { $effects-they }.
