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
talisman-table-trophy-strength = { $points }/{ $price } pistettä: 1 voimapiste
talisman-table-trophy-craft = { $points }/{ $price } pistettä: 1 taitopiste

## What a total consists of

share-counters = omat pisteet
share-character = pelihahmo itse
share-turn = heittovuoron loppuun
share-doubled = kaksinkertaisena
share-toad = rupikonnana

## Fights and dice

talisman-table-strengths = Voimasi { $own } vastaan { $other }, aseita ei ole laskettu
talisman-table-crafts = Taitosi { $own } vastaan { $other }
talisman-table-combat = Taistelu
talisman-table-psychic-combat = Psyykkinen taistelu
talisman-table-against = vastaan
talisman-table-wins = voittaa
talisman-table-draw = tasapeli
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
talisman-stage-not-out =
    { $you ->
        [you] Et ole poissa pelistä: aloitat alusta toisella hahmolla.
       *[another] Peli jatkuu toisella hahmolla.
    }
talisman-stage-odds = Kaikkiaan { $all } heitosta { $won } voittaa, { $drawn } päättyy tasan ja { $lost } häviää.
talisman-stage-wins = { $name } voittaa, ero { $by }

## Niille, jotka pelaavat ensimmäistä kertaa

talisman-table-lesson-path = Katso molemmat päätepisteet: siellä, missä nostetaan kortteja, voi voittaa ja hävitä eniten. Taulukkoruudussa lukee etukäteen, mitä kukin silmäluku tekee.
talisman-table-lesson-encounter = Kohtaat joko ruudun tai siinä olevan pelihahmon. Joka voittaa toisen pelihahmon, vie kuntopisteen, kultaa tai esineen.
talisman-table-lesson-space = Tätä ei ole pakko tehdä. Lue, mitä siitä voi saada ja mitä se maksaa, ja päätä sitten.
talisman-table-lesson-visit = Muukalainen auttaa tai houkuttelee, kuten kortissa lukee. Jos jätät sen rauhaan, se jää tähän seuraavalle.
talisman-table-lesson-take = Mitä jätät, on kaikkien otettavissa. Esineitä saa olla 4; seuralaisia ja kultaa ei lasketa.
talisman-table-lesson-buy = Ase auttaa jokaisessa taistelussa, suojavaruste voi säästää kuntopisteen, kun olet hävinnyt. Muuten kullasta ei taistelussa ole hyötyä.
talisman-table-lesson-evade = Joka väistää, ei taistele eikä voita mitään. Vertaa lukuja ennen nopanheittoa ja laske kuntopisteesi.
talisman-table-lesson-before-fight = Nyt on viimeinen hetki: kun nopat on heitetty, mikään taika ei enää muuta tätä taistelua. Tarvitaanko sitä nyt, vai voittaako se myöhemmin enemmän?
talisman-table-lesson-spell = Taika käytetään kerran. Eniten siitä on hyötyä, kun se ratkaisee jotain: taistelun, kuntopisteen tai jonkun toisen johtoaseman.
talisman-table-lesson-surplus = Mitä jätät, jää tähän ruutuun, ja kuka tahansa ohikulkija voi ottaa sen.
talisman-table-lesson-portal = Kahden nopan summa on keskimäärin 7. Jos pisteitä on vähemmän, portti jää useimmiten kiinni, ja yritys maksaa pisteen.
talisman-table-lesson-inner = Täällä jokaisella ruudulla on tehtävänsä, ja jokainen voi maksaa kuntopisteitä. Ilman Talismania Liekkien laaksoon ei pääse.
talisman-table-lesson-command = Jolla on kuntopisteitä jäljellä, voi vielä tulla Kruunun luo taistelemaan siitä. Kun viimeinen kuntopiste menee, olet poissa pelistä.
