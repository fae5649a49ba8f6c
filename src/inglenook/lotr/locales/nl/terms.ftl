### De termen van het kaartspel.

## Fasen

word-setting-up = voorbereiding
word-start-of-turn = begin van de beurt
word-fellowship = reisgenootschapsfase
    .action = reisgenootschapsactie
word-shadow = schaduwfase
    .action = schaduwactie
word-maneuver = manoeuvreerfase
    .action = manoeuvreeractie
word-archery = boogschietfase
    .action = boogschietactie
word-assignment = toewijzingsfase
    .action = toewijzingsactie
word-skirmish = gevechtsfase
    .action = gevechtsactie
word-fierce-assignment = bloeddorstige toewijzingsfase
    .action = toewijzingsactie
word-fierce-skirmish = bloeddorstige gevechtsfase
    .action = gevechtsactie
word-regroup = hergroepeerfase
    .action = hergroepeeractie

## Kaarttypen

type-companion = reisgenoot
type-ally = bondgenoot
type-minion = volgeling
type-possession = bezitting
type-artifact = artefact
type-event = gebeurtenis
type-condition = omstandigheid

## Culturen

culture-dwarven = Dwergen
culture-elven = Elfen
culture-gandalf = Gandalf
culture-gollum = Gollum
culture-gondor = Gondor
culture-rohan = Rohan
culture-shire = Gouw
culture-dunland = Dunland
culture-isengard = Isengard
culture-moria = Moria
culture-raider = Raider
culture-sauron = Sauron
culture-wraith = Ringgeesten

## Termen

keyword-ambush = hinderlaag
keyword-archer = boogschutter
keyword-battleground = slagveld
keyword-damage = schade
    .bonus = schadebonus
keyword-defender = verdediger
keyword-dwelling = woonplaats
keyword-easterling = Oosterling
keyword-fierce = bloeddorstig
keyword-forest = bos
keyword-fortification = vestingwerk
keyword-knight = ridder
keyword-machine = machine
keyword-marsh = moeras
keyword-mountain = berg
keyword-pipeweed = tabak
keyword-plains = vlakte
keyword-ranger = doler
keyword-ring-bound = ringgebonden
keyword-river = rivier
keyword-sanctuary = rustplaats
keyword-search = zoektocht
keyword-southron = Zuiderling
keyword-spell = spreuk
keyword-stealth = onopvallendheid
keyword-tale = verhaal
keyword-tentacle = tentakel
keyword-tracker = spoorzoeker
keyword-twilight = schemering
keyword-underground = ondergronds
keyword-unhasty = bedachtzaam
keyword-valiant = dapper
keyword-villager = dorpeling
keyword-warg-rider = wargruiter
keyword-weather = weer

## Getallen en waar ze vandaan komen

number-strength = sterkte
number-vitality = levenskracht
number-site-number = locatienummer
number-cost = schemerkosten
number-shadow-number = schaduwnummer
share = { $amount } door { $source }
share-printed = de kaart zelf
share-roaming = de zwerfboete
share-rules = de regels
share-floor = het laagst mogelijke getal
