### The texts of abilities: sentences addressed to the owner.

## Strength and Craft

text-adds-strength = +{ $strength } Strength.
text-adds-craft = +{ $craft } Craft.
text-adds-both = +{ $strength } Strength and +{ $craft } Craft.
text-weapon = Weapon: +{ $strength } Strength in combat.
text-weapon-against-dragon = Against Dragons +{ $strength } Strength instead.
text-weapon-drinks-life = When you win a combat with it and the loser loses a life, you gain 1 life.
text-armour = When you are about to lose a life in combat, you may roll 1 die: { $values } saves it. Only 1 piece of armour may be tried for each life.
text-adds-craft-in-battle = In combat you add your total Craft to your Strength.
text-trains-followers = In combat each of your followers that does not add Strength adds 1 Strength.
text-two-dice-in-battle = In combat you roll 2 dice and use the higher.
text-two-weapons = You may use 2 weapons at once.
text-may-not-use-weapon = You cannot use weapons.
text-may-not-use-armour = You cannot use armour.
text-may-not-use-magic-object = You cannot use Magic Objects, except a Talisman.
text-hired-strength =
    Once a turn you may pay { $price ->
        [one] 1 gold
       *[other] { $price } gold
    }: +{ $strength } Strength in combat until the end of the turn.
text-one-turn-strength = You may use this card once: +{ $strength } Strength until the end of the turn. Then discard it.
text-roll-before-fight = Before a combat or psychic combat you may roll 1 die. 1: discard this card and lose 1 life. 2: discard this card. 3–4: nothing happens. 5: add 1 to your attack score. 6: add 3 to it.
text-fights-instead = This follower may fight a combat in your place with Strength { $strength }. If it wins, the Enemy is your trophy, or the other character loses a life; if it loses, it dies and your turn ends.

## Carrying

text-carries-all = You may have any number of Objects; this card does not count.
text-carries =
    You may have { $more ->
        [one] 1 more Object
       *[other] { $more } more Objects
    }; this card does not count.
text-carries-sealed = Neither this card nor what it carries can be taken from you by others. If you lose it, you lose what it carries too.
text-opens-valley-of-fire = With this card you may enter the Valley of Fire.
text-builds-rafts = If you start your turn in the Forest or the Woods, you may spend the whole turn building a raft.
text-is-raft = On your next turn, instead of rolling, you may cross the Storm River to the opposite space. A raft cannot be carried: it is gone at the end of that turn, used or not.

## Spells

text-always-has-spell = When you have no Spell, draw one at once, if your Craft allows.
text-always-has-spell-beyond-limit = When you have no Spell, draw one at once, even if your Craft does not allow it.
text-wards-off-spells = You cannot cast Spells, and no Spell affects you. The Command Spell is not a Spell in this sense.
text-sees-spells = You may look at the Spells of other players at any time.
text-draws-spells-in = When you end a move { $places }, you may draw Spells up to the number your Craft allows.

## Moving and spaces

text-evades = You may evade creatures and characters { $places }.
text-evades-characters = You may evade characters { $places }.
text-need-not-roll = You need not roll { $places }; if you do roll, the result stands.
text-unharmed = The instructions of the space cost you no life { $places }.
text-unaffected = Unaffected by { $cards-the }.
text-adds-to-roll = You may add { $amount } to your roll { $occasion }.
text-shifts-roll = You may add { $amount } to your roll or subtract { $amount } from it { $occasion }.
text-rolling-praying = when you pray
text-rolling-cave = in the Cave
text-rolling-graveyard = in the Graveyard
text-rolling-tavern = in the Tavern
text-fewer-dice =
    At the Portal of Power, trying with Craft, you roll only { $portal ->
        [one] 1 die
       *[other] { $portal } dice
    }, in the Mines only { $mines ->
        [one] 1 die
       *[other] { $mines } dice
    }.
text-moves-between = If you start your turn { $place }, you may, instead of rolling, move to another such space of the same region.
text-two-dice-for-movement = You may roll 2 dice for movement and use the one you prefer.
text-rests-on = When you roll { $roll } for movement, you may stay where you are and heal 1 life (never above your starting number); your turn then ends.
text-crosses-on = When you roll { $roll } for movement, you may instead cross the Storm River to the opposite space.
text-one-space-a-turn = You move only 1 space a turn. Discard this card when you cross the Storm River.
text-rolls-again = Once in each of your turns you may roll a die again that you have just rolled; the second result stands.
text-changes-alignment = You may change your alignment, at most once a turn.
text-looks-at-top-card = At the start of your turn you may look at the top card of the Adventure deck.
text-draws-one-more = When you draw Adventure cards, you may draw 1 more and then discard 1 of them of your choice.
text-free-purchase = You may take 1 purchase card of your choice for free each time you are { $places }.
text-sells-objects = On your turn you may discard any number of your Objects and gain 1 gold for each.
text-sells-objects-in = You may sell any number of your Objects for 1 gold each { $places }.
text-served-free =
    In the Castle the royal doctor heals you free of charge. There you may hand over this follower for { $gold ->
        [one] 1 gold
       *[other] { $gold } gold
    }.

## Enemies and Spirits

text-many-animal = Animals
text-many-dragon = Dragons
text-not-attacked = These do not attack you, but you may attack them: { $kinds }.
text-no-fight-with = These do not attack you, and you cannot attack them: { $kinds }.
text-charms-animal-strength = Instead of fighting an Animal you may roll 1 die: if the roll is higher than its Strength, it becomes your follower and adds its Strength in combat (only 1 such follower in each combat).
text-charms-spirit-craft = Instead of fighting a Spirit you may roll 1 die: if the roll is higher than its Craft, it becomes your follower and adds its Craft in psychic combat (only 1 such follower in each psychic combat).
text-recruits = Instead of fighting { $cards-the }, you may make that Enemy your follower. In a combat you may discard 1 such follower and add its Strength once.
text-raises-dead = An Enemy with Strength that you have killed may become your follower instead of a trophy. In a combat you may discard 1 such follower and add its Strength once.
text-destroys-spirits = You may destroy a Spirit you meet without fighting it; it is no trophy.
text-destroys-spirits-for-spell = You may destroy a Spirit you meet without fighting it; it is no trophy, but you draw 1 Spell for it, if your Craft allows.
text-keeps-spirits = You keep Spirits that you have killed as trophies, and may trade in 7 points of their Craft for 1 Craft.
text-drives-off = You may discard this card to drive off 1 Enemy that you are about to meet.

## Other characters

text-psychic-attack = When you attack a character, you may choose psychic combat.
text-psychic-defence = When a character attacks you, you may choose psychic combat.
text-strikes-unseen = When you attack a character, or an Enemy with Strength that already lay face up, you may strike unseen: your victim does not roll. If you beat a character in this way, you must take a life. This does not work against Spirits, nor at the Crown of Command.
text-takes-won-life = When you take a life from a character in psychic combat, you gain that life.
text-may-not-attack = You cannot attack a character whose alignment is { $alignment }, except at the Crown of Command.
text-takes = Instead of attacking a character in your space, you may take { $what } of your choice from that character.
text-takes-by-roll = Instead of attacking a character in your space, you may try to take { $what } of your choice from that character: roll 1 die.
text-takes-from-roll = This succeeds on { $values }.
text-takes-from-rolls = This succeeds on { $good } against a good character, on { $neutral } against a neutral one, on { $evil } against an evil one.
text-takes-only = Instead of attacking a character in your space, you may take { $followers-the } from that character.
text-takes-never = In this way you may never take { $followers-the }.
text-taken-gold = 1 gold
text-taken-object = 1 Object
text-taken-follower = 1 follower
text-swaps-objects = Instead of attacking a character in your space, you may swap 1 of your Objects (not a Talisman) for 1 Object of that character, both of your choice.
text-plays-pipes = Instead of attacking a character in your space, you may play your pipes and roll 1 die: on { $values } that character misses 1 turn.

## Followers that come by themselves

text-must-be-taken = You must take this card and cannot give it up.
text-joins-for =
    Joins you only if you pay { $gold ->
        [one] 1 gold
       *[other] { $gold } gold
    }.
text-drives-followers-away = Your other followers leave the game, and you cannot have any until you visit the Mystic in the Village; this card is then discarded.

## Where

place-woods = in the Woods
place-forest = in the Forest
place-hills = in the Hills
place-fields = in the Fields
place-crags = in the Crags
place-chasm = in the Chasm
place-desert = in the Desert
place-chapel = in the Chapel
place-graveyard = in the Graveyard
place-village = in the Village
place-city = in the City
place-market = at a Market
place-market-day = at a Market Day
