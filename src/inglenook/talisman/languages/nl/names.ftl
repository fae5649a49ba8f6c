### De namen van alles wat in Talisman gedrukt is.

## Avonturenkaarten: gebeurtenissen

name-adventure-angel = Engel
name-adventure-blizzard = Sneeuwstorm
name-adventure-book-of-spells = Spreukenboek
name-adventure-devil = Duivel
name-adventure-evil-darkness = Kwade Duisternis
name-adventure-imp = Duiveltje
name-adventure-magical-vortex = Magische Draaikolk
name-adventure-market-day = Marktdag
name-adventure-mephistopheles = Mefistofeles
name-adventure-pestilence = Pest
name-adventure-raiders = Plunderaars
name-adventure-storm = Storm
name-adventure-taxation = Belasting

## Avonturenkaarten: vijanden

name-adventure-ape = Aap
name-adventure-band-of-zombies = Zombiebende
name-adventure-bandit = Bandiet
name-adventure-bear = Beer
name-adventure-chinese-dragon = Chinese Draak
name-adventure-doppelganger = Dubbelganger
name-adventure-dragon = Draak
name-adventure-giant = Reus
name-adventure-giant-lizard = Reuzenhagedis
name-adventure-goblin = Aardman
name-adventure-griffon = Griffioen
name-adventure-hobgoblin = Kobold
name-adventure-lion = Leeuw
name-adventure-ogre = Menseneter
name-adventure-serpent = Slang
name-adventure-wild-boar = Everzwijn
name-adventure-wolf = Wolf

## Avonturenkaarten: geesten

name-adventure-demon = Demon
name-adventure-ghast = Grafgeest
name-adventure-ghost = Spook
name-adventure-harpy = Harpij
name-adventure-lich = Dodentovenaar
name-adventure-shade = Schim
name-adventure-shadow = Schaduw
name-adventure-spectre = Verschijning
name-adventure-vampire = Vampier
name-adventure-vampire-bats = Vampiervleermuizen
name-adventure-wraith = Dwaalgeest

## Avonturenkaarten: vreemdelingen

name-adventure-centaur = Centaur
name-adventure-cyclops = Cycloop
name-adventure-enchanter = Betoveraar
name-adventure-fairy = Goede Fee
name-adventure-healer = Genezer
name-adventure-hermit = Kluizenaar
name-adventure-instructor = Leermeester
name-adventure-judge = Rechter
name-adventure-mage = Wijze
name-adventure-pedlar = Marskramer
name-adventure-pegasus = Pegasus
name-adventure-phantom = Fantoom
name-adventure-siren = Sirene
name-adventure-sorcerer = Tovenaar
name-adventure-sphinx = Sfinx
name-adventure-witch = Heks

## Avonturenkaarten: gewone voorwerpen

name-adventure-armour = Harnas
name-adventure-axe = Bijl
name-adventure-bag-of-gold = Zak Goud
name-adventure-helmet = Helm
name-adventure-mule = Muilezel
name-adventure-raft = Vlot
name-adventure-shield = Schild
name-adventure-sword = Zwaard
name-adventure-two-bags-of-gold = Twee Zakken Goud
name-adventure-water-bottle = Waterfles

## Avonturenkaarten: magische voorwerpen

name-adventure-amulet = Amulet
name-adventure-ancient-artefact = Oeroud Artefact
name-adventure-bag-of-carrying = Bodemloze Zak
name-adventure-cross = Kruis
name-adventure-holy-grail = Heilige Graal
name-adventure-holy-lance = Heilige Lans
name-adventure-magic-belt = Tovergordel
name-adventure-orb-of-knowledge = Bol der Kennis
name-adventure-potion-of-strength = Krachtdrank
name-adventure-ring = Ring
name-adventure-runesword = Runenzwaard
name-adventure-solomons-crown = Kroon van Salomo
name-adventure-talisman = Talisman
name-adventure-wand = Toverstaf
name-adventure-winged-boots = Gevleugelde Laarzen

## Avonturenkaarten: metgezellen

name-adventure-alchemist = Alchemist
name-adventure-champion = Voorvechter
name-adventure-cursed-by-a-hag = Vloek van de Toverkol
name-adventure-gnome = Gnoom
name-adventure-guide = Gids
name-adventure-maiden = Bosmaagd
name-adventure-mercenary = Huurling
name-adventure-pixie = Bosfee
name-adventure-poltergeist = Klopgeest
name-adventure-porter = Drager
name-adventure-prince = Prins
name-adventure-princess = Prinses
name-adventure-unicorn = Eenhoorn

## Avonturenkaarten: plaatsen

name-adventure-cave = Grot
name-adventure-fountain-of-wisdom = Bron der Wijsheid
name-adventure-magic-portal = Toverpoort
name-adventure-magic-stream = Toverbeek
name-adventure-market = Markt
name-adventure-marsh = Moeras
name-adventure-maze = Doolhof
name-adventure-pool-of-life = Poel des Levens
name-adventure-secret-door = Geheime Deur
name-adventure-shrine = Heiligdom

## Koopkaarten en Talismans: ze heten als de avonturenkaarten

name-purchase-armour = { name-adventure-armour }
name-purchase-axe = { name-adventure-axe }
name-purchase-helmet = { name-adventure-helmet }
name-purchase-mule = { name-adventure-mule }
name-purchase-raft = { name-adventure-raft }
name-purchase-shield = { name-adventure-shield }
name-purchase-sword = { name-adventure-sword }
name-purchase-talisman = { name-adventure-talisman }
name-purchase-water-bottle = { name-adventure-water-bottle }

## Spreuken

name-spell-acquisition = Toe-eigening
name-spell-alchemy = Alchemie
name-spell-brainwave = Ingeving
name-spell-counterspell = Tegenspreuk
name-spell-destroy-magic = Magievernietiging
name-spell-destruction = Vernietiging
name-spell-divination = Voorspelling
name-spell-finger-of-death = Vinger des Doods
name-spell-healing = Genezing
name-spell-hex = Verwensing
name-spell-immobility = Verlamming
name-spell-invisibility = Onzichtbaarheid
name-spell-lightning-bolt = Bliksemschicht
name-spell-mesmerism = Bekoring
name-spell-metamorph = Gedaantewisseling
name-spell-mind-steal = Gedachtediefstal
name-spell-nullify = Opheffing
name-spell-preservation = Behoud
name-spell-psionic-blast = Geestelijke Slag
name-spell-random = Willekeur
name-spell-summon-storm = Stormroep
name-spell-teleport = Teleportatie
name-spell-temporal-warp = Tijdkronkel

## Personages

name-character-amazon = Amazone
name-character-assassin = Sluipmoordenaar
name-character-barbarian = Barbaar
name-character-druid = Druïde
name-character-dwarf = Dwerg
name-character-elf = Elf
name-character-ghoul = Lijkeneter
name-character-gladiator = Gladiator
name-character-halfling = Halfling
name-character-hobgoblin = Kobold
name-character-knight = Ridder
name-character-leprechaun = Leprechaun
name-character-merchant = Koopman
name-character-minstrel = Minstreel
name-character-monk = Monnik
name-character-necromancer = Dodenbezweerder
name-character-philosopher = Filosoof
name-character-pilgrim = Pelgrim
name-character-priest = Priester
name-character-prophetess = Profetes
name-character-ranger = Woudloper
name-character-rogue = Schavuit
name-character-satyr = Sater
name-character-sorceress = Tovenares
name-character-thief = Dief
name-character-troll = Trol
name-character-warrior = Krijger
name-character-wizard = Magiër

## Vakken. Sommige heten hetzelfde; de naam alleen is die van al die vakken samen.

name-space-fields = Akkers
name-space-plains = Vlakte
name-space-hills = Heuvels
name-space-woods = Bos
name-space-runes = Runensteen
name-space-desert = Woestijn

name-space-village = Dorp
name-space-fields-n = { name-space-fields } (noord)
name-space-graveyard = Kerkhof
name-space-woods-n = { name-space-woods } (noord)
name-space-sentinel = Wachter
name-space-hills-n = { name-space-hills } (noord)
name-space-chapel = Kapel
name-space-fields-ne = { name-space-fields } (noordoost)
name-space-crags = Rotsen
name-space-plains-e = { name-space-plains } (oost)
name-space-woods-e = { name-space-woods } (oost)
name-space-fields-se = { name-space-fields } (zuidoost)
name-space-city = Stad
name-space-fields-s = { name-space-fields } (zuid)
name-space-hills-s = { name-space-hills } (zuid)
name-space-plains-s = { name-space-plains } (zuid)
name-space-woods-s = { name-space-woods } (zuid)
name-space-plains-sw = { name-space-plains } (zuidwest)
name-space-tavern = Herberg
name-space-fields-sw = { name-space-fields } (zuidwest)
name-space-ruins = Ruïne
name-space-plains-w = { name-space-plains } (west)
name-space-forest = Woud
name-space-fields-nw = { name-space-fields } (noordwest)

name-space-portal-of-power = Grote Poort
name-space-black-knight = Zwarte Ridder
name-space-hidden-valley = Verborgen Dal
name-space-hills-m = { name-space-hills } (middengebied)
name-space-cursed-glade = Behekst Bos
name-space-runes-ne = { name-space-runes } (noordoost)
name-space-chasm = Kloof
name-space-runes-se = { name-space-runes } (zuidoost)
name-space-warlocks-cave = Grot van de Heksenmeester
name-space-desert-e = { name-space-desert } (oost)
name-space-oasis = Oase
name-space-desert-w = { name-space-desert } (west)
name-space-temple = Tempel
name-space-woods-m = { name-space-woods } (middengebied)
name-space-runes-w = { name-space-runes } (west)
name-space-castle = Kasteel

name-space-plain-of-peril = Vlakte van Doodsgevaar
name-space-mines = Mijn
name-space-vampires-tower = Vampierstoren
name-space-pits = Afgrond
name-space-valley-of-fire = Vlammendal
name-space-werewolf-den = Hol van de Weerwolf
name-space-dice-with-death = Dobbelen met de Dood
name-space-crypt = Grafkelder
name-space-crown-of-command = Kroon van Heerschappij

## Wezens zonder kaart

being-sentinel = Wachter
being-brigand = Struikrover
being-farmer = Boer
being-crag-spirit = Rotsgeest
being-cave-dragon = Grotdraak
being-cave-goblin = Grotaardman
being-werewolf = Weerwolf
being-pit-fiend = Afgrondmonster
being-zombie = Zombie
being-death = De Dood

## De termen van het spel

term-strength = Kracht
term-craft = Vernuft
term-life = leven
term-gold = goud
term-spell = spreuk
term-talisman = Talisman
term-follower = metgezel
term-object = voorwerp
term-magic-object = magisch voorwerp
term-good = goed
term-neutral = neutraal
term-evil = kwaad
term-outer = buitenste gebied
term-middle = middengebied
term-inner = binnenste gebied
term-event = gebeurtenis
term-enemy = vijand
term-spirit = geest
term-stranger = vreemdeling
term-place = plaats
term-animal = dier
term-monster = monster
term-dragon = draak
