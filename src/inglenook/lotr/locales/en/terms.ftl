### The terms of the card game.

## Phases

word-setting-up = setting up
word-start-of-turn = start of the turn
word-fellowship = fellowship phase
word-shadow = Shadow phase
word-maneuver = maneuver phase
word-archery = archery phase
word-assignment = assignment phase
word-skirmish = skirmish phase
word-fierce-assignment = fierce assignment phase
word-fierce-skirmish = fierce skirmish phase
word-regroup = regroup phase

## Types of cards

type-companion = companion
type-ally = ally
type-minion = minion
type-possession = possession
type-artifact = artifact
type-event = event
type-condition = condition

## Cultures

culture-dwarven = Dwarven
culture-elven = Elven
culture-gandalf = Gandalf
culture-gollum = Gollum
culture-gondor = Gondor
culture-rohan = Rohan
culture-shire = Shire
culture-dunland = Dunland
culture-isengard = Isengard
culture-moria = Moria
culture-raider = Raider
culture-sauron = Sauron
culture-wraith = Ringwraith

## Keywords

keyword-ambush = ambush
keyword-archer = archer
keyword-battleground = battleground
keyword-damage = damage
keyword-defender = defender
keyword-dwelling = dwelling
keyword-easterling = Easterling
keyword-fierce = fierce
keyword-forest = forest
keyword-fortification = fortification
keyword-knight = knight
keyword-machine = machine
keyword-marsh = marsh
keyword-mountain = mountain
keyword-pipeweed = pipeweed
keyword-plains = plains
keyword-ranger = ranger
keyword-ring-bound = Ring-bound
keyword-river = river
keyword-sanctuary = sanctuary
keyword-search = search
keyword-southron = Southron
keyword-spell = spell
keyword-stealth = stealth
keyword-tale = tale
keyword-tentacle = tentacle
keyword-tracker = tracker
keyword-twilight = twilight
keyword-underground = underground
keyword-unhasty = unhasty
keyword-valiant = valiant
keyword-villager = villager
keyword-warg-rider = warg-rider
keyword-weather = weather

## Numbers and where they come from

number-strength = strength
number-vitality = vitality
number-site-number = site number
number-cost = twilight cost
number-shadow-number = Shadow number
share = { $amount } from { $source }
share-printed = the card itself
share-roaming = roaming
share-rules = the rules
share-floor = the lowest number there can be
