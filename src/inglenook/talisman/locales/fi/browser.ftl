### Talisman in the browser: the board, the sheets, the decks.

## The table and its parts

talisman-table-seats =
    Kierros { $round }, pöydässä { $seats ->
        [one] yksi
        [2] kaksi
        [3] kolme
        [4] neljä
        [5] viisi
        [6] kuusi
       *[other] { $seats }
    }
talisman-table-at-a-glance = Pelaajat lyhyesti
talisman-table-parts = Pöydän osat
talisman-table-side = Päätös ja loki
talisman-table-tab-board = Pelilauta
talisman-table-tab-players = Pelaajat
talisman-table-tab-sheet = Pelihahmosi
talisman-table-tab-character = Pelihahmo
talisman-table-tab-log = Loki

## The turn

talisman-table-steps = Heittovuorossa { $player }
talisman-table-step-move = Eteneminen
talisman-table-step-encounter = Kohtaaminen
talisman-table-step-crown = Herruuden Kruunu
talisman-table-step-next = seuraavaksi { $player }

## The board

talisman-table-board = Pelilauta
talisman-table-whole-board = Koko pelilauta
talisman-table-ring-outer = Uloin vyöhyke, myötäpäivään Kylästä
talisman-table-ring-middle = Keskivyöhyke, myötäpäivään Suuresta portista
talisman-table-ring-inner = Sisävyöhyke, myötäpäivään Kuolemanvaaran tasangolta; sitten Herruuden Kruunu
talisman-table-space = { $space }, { $region }
talisman-table-space-who = Täällä: { $who }
talisman-table-space-cards = Täällä on: { $cards }
talisman-table-can = Voit valita: { $options }
talisman-table-can-card = Täältä voit valita: { $cards }
talisman-table-can-be-chosen = Voit valita tämän
talisman-table-chosen = Valittu

## Cards

talisman-table-card = { $title }: { $head }
talisman-table-card-whole = Avaa kortti: { $title }
talisman-table-number = numero { $number }
talisman-table-hidden-spell = salainen taika
talisman-table-deck =
    Seikkailupakka: { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }
talisman-table-discards =
    Poistetut: { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }
talisman-table-removed =
    Pois pelistä: { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }
talisman-table-left-trophies = Kuolleiden voitonmerkit, joita kukaan ei voi ottaa:
talisman-table-spell-deck =
    Taikapakka: { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }
talisman-table-used-spells =
    Käytetyt taiat: { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }
talisman-table-purchase =
    Tavarakortit ja Talismanit: { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }
talisman-table-beside =
    Pelilaudan vieressä: { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }
talisman-table-none = Ei yhtään.
talisman-table-crown-reached = Kruunu on saavutettu
talisman-table-magic-destroyed = Taikuus on tuhottu
talisman-table-house = Kotisäännöt ({ $count })

## Players and their sheets

talisman-table-players = Pöydässä
talisman-table-you = Sinä
talisman-table-bot = botti
talisman-table-choose = Valitse { $player }
talisman-table-out = pudonnut pelistä
talisman-table-waiting = saa uuden pelihahmon
talisman-table-first-character = valitsee pelihahmon
talisman-table-characters = Pelihahmot
talisman-table-lives = Kuntopisteet
talisman-table-spells = Taiat
talisman-table-values = Arvot
talisman-table-value = { $name } { $amount }. Avaa, mistä se koostuu
talisman-table-value-of-own = { $name } { $amount }, josta omaa { $own }. Avaa, mistä se koostuu
talisman-table-free =
    { $count ->
        [one] vapaa
       *[other] { $count } vapaata
    }
talisman-table-played-by-you = pelaat itse
talisman-table-played-by = pelaajana { $player }
talisman-table-character-card = Pelihahmon kortti: { $character }
talisman-table-own-sheet = Takaisin
talisman-table-abilities = Erityispiirteet
talisman-table-source = Mistä teksti on peräisin
talisman-table-trophy-strength = { $points }/{ $price } pistettä: 1 voimapiste
talisman-table-trophy-craft = { $points }/{ $price } pistettä: 1 taitopiste
talisman-table-trophy-strength-enough =
    { $points } pistettä riittää: { $gain ->
        [one] 1 voimapiste
       *[other] { $gain } voimapistettä
    }
talisman-table-trophy-craft-enough =
    { $points } pistettä riittää: { $gain ->
        [one] 1 taitopiste
       *[other] { $gain } taitopistettä
    }

## What a total consists of

share-counters = omat pisteet
share-character = pelihahmo itse
share-turn = heittovuoron loppuun
share-doubled = kaksinkertaisena
share-toad = rupikonnana
share-craft = taito
share-followers = seuralaiset
share-fight = tässä taistelussa

## Fights and dice

talisman-table-strengths = Voimasi { $own } vastaan { $other }, aseita ei ole laskettu
talisman-table-crafts = Taitosi { $own } vastaan { $other }
talisman-table-combat = Taistelu
talisman-table-psychic-combat = Psyykkinen taistelu
talisman-table-against = vastaan
talisman-table-wins = voittaa
talisman-table-draw = tasapeli
talisman-table-toad =
    Olet rupikonna { $turns ->
        [one] vielä 1 heittovuoron
       *[other] vielä { $turns } heittovuoroa
    }: 1 ruutu vuorossa, voima 1, taito 1, ei erityispiirteitä.
talisman-table-die = Noppa
talisman-table-die-higher = Suurempi noppa
talisman-table-dice =
    { $count ->
        [one] Noppa: { $dice }
       *[other] Nopat: { $dice }
    }

## The stage

talisman-stage-drawn =
    { $you ->
        [you] Nostat
       *[another] { $player } nostaa
    }
talisman-stage-met =
    { $you ->
        [you] Kohtaat: { $card }
       *[another] { $player } kohtaa: { $card }
    }
talisman-stage-death =
    { $you ->
        [you] Hahmosi on kuollut
       *[another] Hahmo on kuollut: { $player }
    }
talisman-stage-new =
    { $you ->
        [you] Uusi hahmosi
       *[another] Uusi hahmo: { $player }
    }
talisman-stage-missed =
    { $you ->
        [you] Menetit heittovuoron
       *[another] { $player } menetti heittovuoron
    }
talisman-stage-left-behind = Sen tavarat ovat nyt { $space-in }.
talisman-stage-not-out =
    { $you ->
        [you] Et ole poissa pelistä: aloitat alusta toisella hahmolla.
       *[another] Peli jatkuu toisella hahmolla.
    }
talisman-stage-toad =
    { $you ->
        [you] Liikut { $turns } heittovuoron ajan 1 ruudun kerrallaan, voimasi on 1 ja taitosi 1, eikä sinulla ole erityispiirteitäsi.
       *[another] Se liikkuu { $turns } heittovuoron ajan 1 ruudun kerrallaan, sen voima on 1 ja taito 1, eikä sillä ole erityispiirteitään.
    }
talisman-stage-toad-left = Esineet, seuralaiset ja kulta jäävät { $space-to }.
talisman-stage-no-toad = Voima, taito ja erityispiirteet ovat jälleen ennallaan.
talisman-stage-odds = Kaikkiaan { $all } heitosta { $won } voittaa, { $drawn } päättyy tasan ja { $lost } häviää.
talisman-stage-wins =
    { $you ->
        [you] Voitat, ero { $by }
       *[another] { $name } voittaa, ero { $by }
    }
