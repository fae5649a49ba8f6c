### Pöytä riveinä.

## Mitä voi lukea ääneen

reading-hand = käsi: korttisi hintoineen ja teksteineen
reading-table = pöytä: kaikki pelissä olevat kortit
reading-mine = omat: omat pelissä olevat korttisi, paikkasi ja taakkasi
reading-opponents = vastustajat: muiden pelissä olevat kortit, paikat ja taakat
reading-site = paikka: missä saattue on, ja seikkailureitti
reading-skirmish = taistelu: käynnissä oleva taistelu ja tulevat
reading-pool = allas: varjoallas, taakat ja siirrot
reading-piles = pinot: poistopakat, kuolleiden pinot, seikkailupakkasi
reading-numbers = luvut: mistä voimat, hinnat ja muut luvut tulevat

## Vuoro

look-setting-up = Peliä valmistellaan.
look-turn = Vuorossa { $player }, { $phase }.
look-turn-shadow = Vuorossa { $player }, varjovaihe: { $shadow }.
look-pool = Varjoallas: { $tokens }.
look-moves = Siirtoja tällä vuorolla: { $moves }/{ $limit }.
look-burdens =
    { $player }: { $burdens ->
        [one] 1 taakka
       *[other] { $burdens } taakkaa
    }, vastustuskyky { $resistance }.
look-player =
    { $player }: paikka { $site }, taakkoja { $burdens }/{ $resistance }, kädessä { $hand ->
        [one] 1 kortti
       *[other] { $hand } korttia
    }, nostopakassa { $deck }.
look-wearing = Sormus on Sormuksen viejän sormessa: { $player }.

## Paikat

look-here = Paikka { $number }, { $site }: { $text }
look-here-plain = Paikka { $number }, { $site }.
look-path = { $number }: { $site }, varjonumero { $shadow }.
look-path-markers = { $number }: { $site }, varjonumero { $shadow }. Täällä: { $players }.
look-path-gap = { $number }: ei paikkaa reitillä.
look-no-path = Reitillä ei ole vielä paikkoja.
look-controls = { $player } hallitsee: { $sites }.

## Taistelut

look-skirmish = Taistelu käynnissä: { $fighter }, voima { $strength }, vastassa { $minions }, voima { $against }.
look-assigned = Tulossa: { $fighter }, vastassa { $minions }.
look-nobody = ei kukaan
look-no-skirmish = Nyt ei taistella.

## Pelissä olevat kortit

look-companions = Saattue ({ $player }):
look-minions = Palvelijat ({ $player }):
look-support = Tukialue ({ $player }):
look-inactive = Ei-aktiiviset ({ $player }): { $cards }.
look-card = { $card }: { $details }.
look-plain-card = { $card }.

## Kädet ja pinot

look-hand =
    Kädessäsi on { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }.
look-hand-card = { $card}, { $kind}, hinta { $cost }. { $text }
look-discard =
    Poistopakka ({ $player }), { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }. Näet: { $cards }.
look-dead = Kuolleiden pino ({ $player }): { $cards }.
look-adventure = Seikkailupakkasi: { $cards }.
look-no-piles = Mitään ei ole poistettu, eikä kukaan ole kuollut.

## Luvut

look-number = { $card }, { $what } { $number }: { $shares }.
look-archery-fellowship = Saattueen jousiammunta-arvo { $number }: { $shares }.
look-archery-minions = Palvelijoiden jousiammunta-arvo { $number }: { $shares }.
look-limit-from = Siirtoraja { $number }: { $shares }.
look-no-numbers = Kaikki luvut ovat samat kuin korteissa.
