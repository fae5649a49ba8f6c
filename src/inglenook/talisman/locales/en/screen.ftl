### Talisman on the drawn screen.

## Spaces, in at most seven letters

short-fields = Fields
short-plains = Plains
short-hills = Hills
short-woods = Woods
short-runes = Runes
short-desert = Desert
short-village = Village
short-graveyard = Graves
short-sentinel = Sentin.
short-chapel = Chapel
short-crags = Crags
short-city = City
short-tavern = Tavern
short-ruins = Ruins
short-forest = Forest
short-portal-of-power = Portal
short-black-knight = Knight
short-hidden-valley = Valley
short-cursed-glade = Glade
short-chasm = Chasm
short-warlocks-cave = Warlock
short-oasis = Oasis
short-temple = Temple
short-castle = Castle
short-plain-of-peril = Peril
short-mines = Mines
short-vampires-tower = Tower
short-pits = Pits
short-valley-of-fire = Fire
short-werewolf-den = Wolf
short-dice-with-death = Death
short-crypt = Crypt
short-crown-of-command = CROWN

## Characters

sheet-values = Strength { $strength }, Craft { $craft }, lives { $lives }, gold { $gold }, { $alignment }
sheet-values-short = S{ $strength } C{ $craft } L{ $lives } ¤{ $gold } { $alignment }
sheet-spells = Spells { $count } of { $limit }
sheet-spells-known = Spells { $count } of { $limit }: { $spells }
sheet-objects = Objects { $count } of { $limit }
sheet-objects-any = Objects, any number allowed
sheet-followers = Followers
sheet-trophies = Trophies
sheet-signs = On the board: ≡ cards, ! an Enemy or Spirit among them, ¤ gold. At the characters: S Strength, C Craft, L lives, ¤ gold; 3+1 is 3 of its own and 1 that is added.
