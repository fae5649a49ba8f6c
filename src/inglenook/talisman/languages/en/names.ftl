### The names of everything printed in Talisman.

## Adventure cards: events

name-adventure-angel = Angel
name-adventure-blizzard = Blizzard
name-adventure-book-of-spells = Book of Spells
name-adventure-devil = Devil
name-adventure-evil-darkness = Evil Darkness
name-adventure-imp = Imp
name-adventure-magical-vortex = Magical Vortex
name-adventure-market-day = Market Day
name-adventure-mephistopheles = Mephistopheles
name-adventure-pestilence = Pestilence
name-adventure-raiders = Raiders
name-adventure-storm = Storm
name-adventure-taxation = Taxation

## Adventure cards: enemies

name-adventure-ape = Ape
name-adventure-band-of-zombies = Band of Zombies
name-adventure-bandit = Bandit
name-adventure-bear = Bear
name-adventure-chinese-dragon = Chinese Dragon
name-adventure-doppelganger = Doppelganger
name-adventure-dragon = Dragon
name-adventure-giant = Giant
name-adventure-giant-lizard = Giant Lizard
name-adventure-goblin = Goblin
name-adventure-griffon = Griffon
name-adventure-hobgoblin = Hobgoblin
name-adventure-lion = Lion
name-adventure-ogre = Ogre
name-adventure-serpent = Serpent
name-adventure-wild-boar = Wild Boar
name-adventure-wolf = Wolf

## Adventure cards: spirits

name-adventure-demon = Demon
name-adventure-ghast = Ghast
name-adventure-ghost = Ghost
name-adventure-harpy = Harpy
name-adventure-lich = Lich
name-adventure-shade = Shade
name-adventure-shadow = Shadow
name-adventure-spectre = Spectre
name-adventure-vampire = Vampire
name-adventure-vampire-bats = Vampire Bats
name-adventure-wraith = Wraith

## Adventure cards: strangers

name-adventure-centaur = Centaur
name-adventure-cyclops = Cyclops
name-adventure-enchanter = Enchanter
name-adventure-fairy = Fairy
name-adventure-healer = Healer
name-adventure-hermit = Hermit
name-adventure-instructor = Instructor
name-adventure-judge = Judge
name-adventure-mage = Mage
name-adventure-pedlar = Pedlar
name-adventure-pegasus = Pegasus
name-adventure-phantom = Phantom
name-adventure-siren = Siren
name-adventure-sorcerer = Sorcerer
name-adventure-sphinx = Sphinx
name-adventure-witch = Witch

## Adventure cards: objects

name-adventure-armour = Armour
name-adventure-axe = Axe
name-adventure-bag-of-gold = Bag of Gold
name-adventure-helmet = Helmet
name-adventure-mule = Mule
name-adventure-raft = Raft
name-adventure-shield = Shield
name-adventure-sword = Sword
name-adventure-two-bags-of-gold = Two Bags of Gold
name-adventure-water-bottle = Water Bottle

## Adventure cards: magic objects

name-adventure-amulet = Amulet
name-adventure-ancient-artefact = Ancient Artefact
name-adventure-bag-of-carrying = Bag of Carrying
name-adventure-cross = Cross
name-adventure-holy-grail = Holy Grail
name-adventure-holy-lance = Holy Lance
name-adventure-magic-belt = Magic Belt
name-adventure-orb-of-knowledge = Orb of Knowledge
name-adventure-potion-of-strength = Potion of Strength
name-adventure-ring = Ring
name-adventure-runesword = Runesword
name-adventure-solomons-crown = Solomon’s Crown
name-adventure-talisman = Talisman
name-adventure-wand = Wand
name-adventure-winged-boots = Winged Boots

## Adventure cards: followers

name-adventure-alchemist = Alchemist
name-adventure-champion = Champion
name-adventure-cursed-by-a-hag = Cursed by a Hag
name-adventure-gnome = Gnome
name-adventure-guide = Guide
name-adventure-maiden = Maiden
name-adventure-mercenary = Mercenary
name-adventure-pixie = Pixie
name-adventure-poltergeist = Poltergeist
name-adventure-porter = Porter
name-adventure-prince = Prince
name-adventure-princess = Princess
name-adventure-unicorn = Unicorn

## Adventure cards: places

name-adventure-cave = Cave
name-adventure-fountain-of-wisdom = Fountain of Wisdom
name-adventure-magic-portal = Magic Portal
name-adventure-magic-stream = Magic Stream
name-adventure-market = Market
name-adventure-marsh = Marsh
name-adventure-maze = Maze
name-adventure-pool-of-life = Pool of Life
name-adventure-secret-door = Secret Door
name-adventure-shrine = Shrine

## Purchase cards and Talismans: called like the Adventure cards

name-purchase-armour = { name-adventure-armour }
name-purchase-axe = { name-adventure-axe }
name-purchase-helmet = { name-adventure-helmet }
name-purchase-mule = { name-adventure-mule }
name-purchase-raft = { name-adventure-raft }
name-purchase-shield = { name-adventure-shield }
name-purchase-sword = { name-adventure-sword }
name-purchase-talisman = { name-adventure-talisman }
name-purchase-water-bottle = { name-adventure-water-bottle }

## Spells

name-spell-acquisition = Acquisition
name-spell-alchemy = Alchemy
name-spell-brainwave = Brainwave
name-spell-counterspell = Counterspell
name-spell-destroy-magic = Destroy Magic
name-spell-destruction = Destruction
name-spell-divination = Divination
name-spell-finger-of-death = Finger of Death
name-spell-healing = Healing
name-spell-hex = Hex
name-spell-immobility = Immobility
name-spell-invisibility = Invisibility
name-spell-lightning-bolt = Lightning Bolt
name-spell-mesmerism = Mesmerism
name-spell-metamorph = Metamorph
name-spell-mind-steal = Mind-Steal
name-spell-nullify = Nullify
name-spell-preservation = Preservation
name-spell-psionic-blast = Psionic Blast
name-spell-random = Random
name-spell-summon-storm = Summon Storm
name-spell-teleport = Teleport
name-spell-temporal-warp = Temporal Warp

## Characters

name-character-amazon = Amazon
name-character-assassin = Assassin
name-character-barbarian = Barbarian
name-character-druid = Druid
name-character-dwarf = Dwarf
name-character-elf = Elf
name-character-ghoul = Ghoul
name-character-gladiator = Gladiator
name-character-halfling = Halfling
name-character-hobgoblin = Hobgoblin
name-character-knight = Knight
name-character-leprechaun = Leprechaun
name-character-merchant = Merchant
name-character-minstrel = Minstrel
name-character-monk = Monk
name-character-necromancer = Necromancer
name-character-philosopher = Philosopher
name-character-pilgrim = Pilgrim
name-character-priest = Priest
name-character-prophetess = Prophetess
name-character-ranger = Ranger
name-character-rogue = Rogue
name-character-satyr = Satyr
name-character-sorceress = Sorceress
name-character-thief = Thief
name-character-troll = Troll
name-character-warrior = Warrior
name-character-wizard = Wizard

## Spaces. Several are called the same; the bare name is that of all of them together.

name-space-fields = Fields
name-space-plains = Plains
name-space-hills = Hills
name-space-woods = Woods
name-space-runes = Runes
name-space-desert = Desert

name-space-village = Village
name-space-fields-n = { name-space-fields } (north)
name-space-graveyard = Graveyard
name-space-woods-n = { name-space-woods } (north)
name-space-sentinel = Sentinel
name-space-hills-n = { name-space-hills } (north)
name-space-chapel = Chapel
name-space-fields-ne = { name-space-fields } (north-east)
name-space-crags = Crags
name-space-plains-e = { name-space-plains } (east)
name-space-woods-e = { name-space-woods } (east)
name-space-fields-se = { name-space-fields } (south-east)
name-space-city = City
name-space-fields-s = { name-space-fields } (south)
name-space-hills-s = { name-space-hills } (south)
name-space-plains-s = { name-space-plains } (south)
name-space-woods-s = { name-space-woods } (south)
name-space-plains-sw = { name-space-plains } (south-west)
name-space-tavern = Tavern
name-space-fields-sw = { name-space-fields } (south-west)
name-space-ruins = Ruins
name-space-plains-w = { name-space-plains } (west)
name-space-forest = Forest
name-space-fields-nw = { name-space-fields } (north-west)

name-space-portal-of-power = Portal of Power
name-space-black-knight = Black Knight
name-space-hidden-valley = Hidden Valley
name-space-hills-m = { name-space-hills } (middle region)
name-space-cursed-glade = Cursed Glade
name-space-runes-ne = { name-space-runes } (north-east)
name-space-chasm = Chasm
name-space-runes-se = { name-space-runes } (south-east)
name-space-warlocks-cave = Warlock’s Cave
name-space-desert-e = { name-space-desert } (east)
name-space-oasis = Oasis
name-space-desert-w = { name-space-desert } (west)
name-space-temple = Temple
name-space-woods-m = { name-space-woods } (middle region)
name-space-runes-w = { name-space-runes } (west)
name-space-castle = Castle

name-space-plain-of-peril = Plain of Peril
name-space-mines = Mines
name-space-vampires-tower = Vampire’s Tower
name-space-pits = Pits
name-space-valley-of-fire = Valley of Fire
name-space-werewolf-den = Werewolf Den
name-space-dice-with-death = Dice with Death
name-space-crypt = Crypt
name-space-crown-of-command = Crown of Command

## Beings without a card

being-sentinel = Sentinel
being-brigand = Brigand
being-farmer = Farmer
being-crag-spirit = Spirit of the Crags
being-cave-dragon = Cave Dragon
being-cave-goblin = Cave Goblin
being-werewolf = Werewolf
being-pit-fiend = Pit Fiend
being-zombie = Zombie
being-death = Death

## The rulebook’s terms

term-strength = Strength
term-craft = Craft
term-life = life
term-gold = gold
term-spell = Spell
term-talisman = Talisman
term-follower = follower
term-object = Object
term-magic-object = Magic Object
term-good = good
term-neutral = neutral
term-evil = evil
term-outer = outer region
term-middle = middle region
term-inner = inner region
term-event = Event
term-enemy = Enemy
term-spirit = Spirit
term-stranger = Stranger
term-place = Place
term-animal = Animal
term-monster = Monster
term-dragon = Dragon
