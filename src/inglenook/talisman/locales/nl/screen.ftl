### Talisman op het getekende scherm.

## Vakken, in hoogstens zeven letters

short-fields = Akkers
short-plains = Vlakte
short-hills = Heuvels
short-woods = Bos
short-runes = Runen
short-desert = Woest.
short-village = Dorp
short-graveyard = Kerkhof
short-sentinel = Wachter
short-chapel = Kapel
short-crags = Rotsen
short-city = Stad
short-tavern = Herberg
short-ruins = Ruïne
short-forest = Woud
short-portal-of-power = Poort
short-black-knight = Ridder
short-hidden-valley = Dal
short-cursed-glade = Behekst
short-chasm = Kloof
short-warlocks-cave = Grot
short-oasis = Oase
short-temple = Tempel
short-castle = Kasteel
short-plain-of-peril = Gevaar
short-mines = Mijn
short-vampires-tower = Toren
short-pits = Afgrond
short-valley-of-fire = Vlammen
short-werewolf-den = Hol
short-dice-with-death = De Dood
short-crypt = Kelder
short-crown-of-command = KROON

## Personages

sheet-values = Kracht { $strength }, Vernuft { $craft }, levens { $lives }, goud { $gold }, { $alignment }
sheet-values-short = K{ $strength } V{ $craft } L{ $lives } ¤{ $gold } { $alignment }
sheet-spells = Spreuken { $count } van { $limit }
sheet-spells-known = Spreuken { $count } van { $limit }: { $spells }
sheet-objects = Voorwerpen { $count } van { $limit }
sheet-objects-any = Voorwerpen, zoveel als je wilt
sheet-followers = Metgezellen
sheet-trophies = Trofeeën
sheet-signs = Op het bord: ≡ kaarten, ! met een vijand of geest erbij, ¤ goud. Bij de personages: K Kracht, V Vernuft, L levens, ¤ goud; 3+1 is 3 eigen punten en 1 dat erbij komt.
