### Korttipelin käsitteet.

## Vaiheet

word-setting-up = alkuvalmistelut
    .first = Alkuvalmistelut
word-start-of-turn = vuoron alku
    .first = Vuoron alku
word-fellowship = saattuevaihe
    .first = Saattuevaihe
word-shadow = varjovaihe
    .first = Varjovaihe
word-maneuver = manööverivaihe
    .first = Manööverivaihe
word-archery = jousiammuntavaihe
    .first = Jousiammuntavaihe
word-assignment = käskytysvaihe
    .first = Käskytysvaihe
word-skirmish = taisteluvaihe
    .first = Taisteluvaihe
word-fierce-assignment = raivokäskytysvaihe
    .first = Raivokäskytysvaihe
word-fierce-skirmish = raivotaisteluvaihe
    .first = Raivotaisteluvaihe
word-regroup = uudelleenryhmittäytymisvaihe
    .first = Uudelleenryhmittäytymisvaihe

## Korttityypit

type-companion = kumppani
type-ally = liittolainen
type-minion = palvelija
type-possession = esine
type-artifact = arvoesine
type-event = tapahtuma
type-condition = olosuhde

## Kulttuurit

culture-dwarven = Kääpiöt
culture-elven = Haltiat
culture-gandalf = Gandalf
culture-gollum = Gollum
culture-gondor = Gondor
culture-rohan = Rohan
culture-shire = Kontu
culture-dunland = Mustainmaa
culture-isengard = Isengard
culture-moria = Moria
culture-raider = Raider
culture-sauron = Sauron
culture-wraith = Sormusaaveet

## Avainsanat

keyword-ambush = väijytys
keyword-archer = jousiampuja
keyword-battleground = taistelutanner
keyword-damage = vahinko
    .bonus = vahinkobonus
keyword-defender = puolustaja
keyword-dwelling = asumus
keyword-easterling = itäläinen
keyword-fierce = raivokas
keyword-forest = metsä
keyword-fortification = linnoitus
keyword-knight = ritari
keyword-machine = kone
keyword-marsh = suo
keyword-mountain = vuori
keyword-pipeweed = piippukessu
keyword-plains = tasanko
keyword-ranger = samooja
keyword-ring-bound = Sormuksen lumoissa
keyword-river = joki
keyword-sanctuary = turvapaikka
keyword-search = etsintä
keyword-southron = eteläinen
keyword-spell = loitsu
keyword-stealth = hiipiminen
keyword-tale = tarina
keyword-tentacle = lonkero
keyword-tracker = jäljittäjä
keyword-twilight = hämärä
keyword-underground = maanalainen
keyword-unhasty = hätäilemätön
keyword-valiant = urhea
keyword-villager = kyläläinen
keyword-warg-rider = hukkaratsastaja
keyword-weather = sää

## Luvut ja mistä ne tulevat

number-strength = voima
number-vitality = elinvoima
number-site-number = paikkanumero
number-cost = varjohinta
number-shadow-number = varjonumero
share = { $source } { $amount }
share-printed = kortti itse
share-roaming = vaelluslisä
share-rules = säännöt
share-floor = pienin mahdollinen luku
