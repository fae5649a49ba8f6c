### Talismanin kaikkien osien nimet.

## Seikkailukortit: tapahtumat

name-adventure-angel = Enkeli
name-adventure-blizzard = Lumimyrsky
name-adventure-book-of-spells = Taikakirja
name-adventure-devil = Paholainen
name-adventure-evil-darkness = Paha pimeys
name-adventure-imp = Pirulainen
name-adventure-magical-vortex = Taikapyörre
name-adventure-market-day = Markkinapäivä
name-adventure-mephistopheles = Mefistofeles
name-adventure-pestilence = Rutto
name-adventure-raiders = Ryöstäjät
name-adventure-storm = Myrsky
name-adventure-taxation = Verotus

## Seikkailukortit: viholliset

name-adventure-ape = Apina
name-adventure-band-of-zombies = Zombijoukko
name-adventure-bandit = Rosvo
name-adventure-bear = Karhu
name-adventure-chinese-dragon = Kiinalainen lohikäärme
name-adventure-doppelganger = Kaksoisolento
name-adventure-dragon = Lohikäärme
name-adventure-giant = Jättiläinen
name-adventure-giant-lizard = Jättiläislisko
name-adventure-goblin = Hiisi
name-adventure-griffon = Aarnikotka
name-adventure-hobgoblin = Isohiisi
name-adventure-lion = Leijona
name-adventure-ogre = Ihmissyöjä
name-adventure-serpent = Käärme
name-adventure-wild-boar = Villisika
name-adventure-wolf = Susi

## Seikkailukortit: haamut

name-adventure-demon = Demoni
name-adventure-ghast = Kalmanhenki
name-adventure-ghost = Aave
name-adventure-harpy = Harpyija
name-adventure-lich = Kalmavelho
name-adventure-shade = Manalainen
name-adventure-shadow = Varjo
name-adventure-spectre = Kummitus
name-adventure-vampire = Vampyyri
name-adventure-vampire-bats = Vampyyrilepakot
name-adventure-wraith = Kuolonhaamu

## Seikkailukortit: muukalaiset

name-adventure-centaur = Kentauri
name-adventure-cyclops = Kyklooppi
name-adventure-enchanter = Lumooja
name-adventure-fairy = Hyvä haltiatar
name-adventure-healer = Parantaja
name-adventure-hermit = Erakko
name-adventure-instructor = Oppimestari
name-adventure-judge = Tuomari
name-adventure-mage = Tietäjä
name-adventure-pedlar = Kulkukauppias
name-adventure-pegasus = Pegasos
name-adventure-phantom = Aavehahmo
name-adventure-siren = Seireeni
name-adventure-sorcerer = Velho
name-adventure-sphinx = Sfinksi
name-adventure-witch = Noita

## Seikkailukortit: tavalliset esineet

name-adventure-armour = Haarniska
name-adventure-axe = Kirves
name-adventure-bag-of-gold = Kultasäkki
name-adventure-helmet = Kypärä
name-adventure-mule = Muuli
name-adventure-raft = Lautta
name-adventure-shield = Kilpi
name-adventure-sword = Miekka
name-adventure-two-bags-of-gold = Kaksi kultasäkkiä
name-adventure-water-bottle = Vesipullo

## Seikkailukortit: taikaesineet

name-adventure-amulet = Amuletti
name-adventure-ancient-artefact = Muinainen taikakalu
name-adventure-bag-of-carrying = Pohjaton säkki
name-adventure-cross = Risti
name-adventure-holy-grail = Graalin malja
name-adventure-holy-lance = Pyhä peitsi
name-adventure-magic-belt = Taikavyö
name-adventure-orb-of-knowledge = Tiedon pallo
name-adventure-potion-of-strength = Voimajuoma
name-adventure-ring = Sormus
name-adventure-runesword = Taikamiekka
name-adventure-solomons-crown = Salomonin kruunu
name-adventure-talisman = Talismani
name-adventure-wand = Taikasauva
name-adventure-winged-boots = Siipisaappaat

## Seikkailukortit: seuralaiset

name-adventure-alchemist = Alkemisti
name-adventure-champion = Esitaistelija
name-adventure-cursed-by-a-hag = Syöjättären kirous
name-adventure-gnome = Maahinen
name-adventure-guide = Opas
name-adventure-maiden = Metsänneito
name-adventure-mercenary = Palkkasoturi
name-adventure-pixie = Keiju
name-adventure-poltergeist = Räyhähenki
name-adventure-porter = Kantaja
name-adventure-prince = Prinssi
name-adventure-princess = Prinsessa
name-adventure-unicorn = Yksisarvinen

## Seikkailukortit: paikat

name-adventure-cave = Luola
name-adventure-fountain-of-wisdom = Viisauden lähde
name-adventure-magic-portal = Taikaportti
name-adventure-magic-stream = Taikapuro
name-adventure-market = Markkinat
name-adventure-marsh = Suo
name-adventure-maze = Sokkelo
name-adventure-pool-of-life = Elämän lampi
name-adventure-secret-door = Salaovi
name-adventure-shrine = Pyhäkkö

## Tavarakortit ja Talismanit: samannimisiä kuin seikkailukortit

name-purchase-armour = { name-adventure-armour }
name-purchase-axe = { name-adventure-axe }
name-purchase-helmet = { name-adventure-helmet }
name-purchase-mule = { name-adventure-mule }
name-purchase-raft = { name-adventure-raft }
name-purchase-shield = { name-adventure-shield }
name-purchase-sword = { name-adventure-sword }
name-purchase-talisman = { name-adventure-talisman }
name-purchase-water-bottle = { name-adventure-water-bottle }

## Taiat

name-spell-acquisition = Anastustaika
name-spell-alchemy = Alkemiataika
name-spell-brainwave = Neronleimaus
name-spell-counterspell = Vastataika
name-spell-destroy-magic = Taikuuden tuho
name-spell-destruction = Tuhotaika
name-spell-divination = Ennustustaika
name-spell-finger-of-death = Kuoleman sormi
name-spell-healing = Parantamistaika
name-spell-hex = Toivomustaika
name-spell-immobility = Liikkumattomuustaika
name-spell-invisibility = Näkymättömyystaika
name-spell-lightning-bolt = Salamanisku
name-spell-mesmerism = Lumoustaika
name-spell-metamorph = Muodonmuutostaika
name-spell-mind-steal = Mielenryöstö
name-spell-nullify = Mitätöintitaika
name-spell-preservation = Suojelustaika
name-spell-psionic-blast = Psyykkinen isku
name-spell-random = Sattumataika
name-spell-summon-storm = Myrskynnostatus
name-spell-teleport = Siirtymistaika
name-spell-temporal-warp = Aikataika

## Pelihahmot

name-character-amazon = Amatsoni
name-character-assassin = Salamurhaaja
name-character-barbarian = Barbaari
name-character-druid = Druidi
name-character-dwarf = Kääpiö
name-character-elf = Haltia
name-character-ghoul = Kalmansyöjä
name-character-gladiator = Gladiaattori
name-character-halfling = Puolituinen
name-character-hobgoblin = Isohiisi
name-character-knight = Ritari
name-character-leprechaun = Leprekauni
name-character-merchant = Kauppias
name-character-minstrel = Trubaduuri
name-character-monk = Munkki
name-character-necromancer = Henkienmanaaja
name-character-philosopher = Filosofi
name-character-pilgrim = Pyhiinvaeltaja
name-character-priest = Pappi
name-character-prophetess = Ennustajatar
name-character-ranger = Samooja
name-character-rogue = Veijari
name-character-satyr = Satyyri
name-character-sorceress = Noita-akka
name-character-thief = Varas
name-character-troll = Peikko
name-character-warrior = Soturi
name-character-wizard = Maagikko

## Ruudut. Samannimisiä on useita; pelkkä nimi tarkoittaa niitä kaikkia.

name-space-fields = Pellot
name-space-plains = Tasangot
name-space-hills = Kukkulat
name-space-woods = Metsikkö
name-space-runes = Riimukivi
name-space-desert = Autiomaa

name-space-village = Kylä
name-space-fields-n = { name-space-fields } (pohjoinen)
name-space-graveyard = Hautausmaa
name-space-woods-n = { name-space-woods } (pohjoinen)
name-space-sentinel = Vartija
name-space-hills-n = { name-space-hills } (pohjoinen)
name-space-chapel = Kappeli
name-space-fields-ne = { name-space-fields } (koillinen)
name-space-crags = Kalliot
name-space-plains-e = { name-space-plains } (itä)
name-space-woods-e = { name-space-woods } (itä)
name-space-fields-se = { name-space-fields } (kaakko)
name-space-city = Kaupunki
name-space-fields-s = { name-space-fields } (etelä)
name-space-hills-s = { name-space-hills } (etelä)
name-space-plains-s = { name-space-plains } (etelä)
name-space-woods-s = { name-space-woods } (etelä)
name-space-plains-sw = { name-space-plains } (lounas)
name-space-tavern = Majatalo
name-space-fields-sw = { name-space-fields } (lounas)
name-space-ruins = Rauniot
name-space-plains-w = { name-space-plains } (länsi)
name-space-forest = Metsä
name-space-fields-nw = { name-space-fields } (luode)

name-space-portal-of-power = Suuri portti
name-space-black-knight = Musta ritari
name-space-hidden-valley = Salattu laakso
name-space-hills-m = { name-space-hills } (keskivyöhyke)
name-space-cursed-glade = Noiduttu metsä
name-space-runes-ne = { name-space-runes } (koillinen)
name-space-chasm = Rotko
name-space-runes-se = { name-space-runes } (kaakko)
name-space-warlocks-cave = Noitamestarin luola
name-space-desert-e = { name-space-desert } (itä)
name-space-oasis = Keidas
name-space-desert-w = { name-space-desert } (länsi)
name-space-temple = Temppeli
name-space-woods-m = { name-space-woods } (keskivyöhyke)
name-space-runes-w = { name-space-runes } (länsi)
name-space-castle = Linna

name-space-plain-of-peril = Kuolemanvaaran tasanko
name-space-mines = Kaivos
name-space-vampires-tower = Vampyyrin torni
name-space-pits = Syöveri
name-space-valley-of-fire = Liekkien laakso
name-space-werewolf-den = Ihmissuden luola
name-space-dice-with-death = Noppapeli Kuoleman kanssa
name-space-crypt = Hautakammio
name-space-crown-of-command = Herruuden Kruunu

## Olennot, joilla ei ole korttia

being-sentinel = Vartija
being-brigand = Maantierosvo
being-farmer = Talonpoika
being-crag-spirit = Kallioiden haamu
being-cave-dragon = Luolalohikäärme
being-cave-goblin = Luolahiisi
being-werewolf = Ihmissusi
being-pit-fiend = Syöverihirviö
being-zombie = Zombi
being-death = Kuolema

## Sääntökirjan termit

term-strength = voima
term-craft = taito
term-life = kuntopiste
term-gold = kulta
term-spell = taika
term-talisman = Talismani
term-follower = seuralainen
term-object = esine
term-magic-object = taikaesine
term-good = hyvä
term-neutral = neutraali
term-evil = paha
term-outer = uloin vyöhyke
term-middle = keskivyöhyke
term-inner = sisävyöhyke
term-event = tapahtuma
term-enemy = vihollinen
term-spirit = haamu
term-stranger = muukalainen
term-place = paikka
term-animal = eläin
term-monster = hirviö
term-dragon = lohikäärme
