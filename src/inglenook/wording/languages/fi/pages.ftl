### Selaimen sivut: alkusivu, pöydän kattaminen, säännöt, kortit, uusinnat.

## Jokaisen sivun kehys

page-skip = Siirry sisältöön
page-main-menu = Päävalikko
page-nav-play = Pelaa
page-nav-rules = Säännöt
page-nav-cards = Kortit
page-nav-decks = Pakat
page-deck-yours = Omat pakat
page-language = Kieli
page-theme-light = Vaalea
page-theme-dark = Tumma
page-foot = Inglenook on pelaajien tekemä. Se ei liity kummankaan pelin julkaisijoihin eikä käytä heidän kuviaan.
page-loading = Hetkinen …
page-try-again = Yritä uudelleen
page-no-connection = Palvelin ei vastaa. Tarkista yhteys ja yritä uudelleen.
page-not-there = Täällä ei ole mitään. Linkki voi olla vanha.
page-went-wrong = Jokin meni vikaan. Yritä hetken päästä uudelleen.

## Alkusivu

page-welcome = Vedä tuoli lähemmäs
page-welcome-gist = Kaksi peliä, joita ei enää myydä, kaikilla säännöillä. Selaimessa, ilman tunnuksia, bottia vastaan tai ystävien kanssa.
page-hearth = Takkanurkkaus: tuli holvin alla, kaksi penkkiä, pöydällä kortteja ja noppa
page-your-name = Nimesi pöydässä
page-name-placeholder = Miksi sinua kutsutaan?
page-name-kept = Muistissa
page-choose-game = Valitse peli
page-game-lotr = Taru sormusten herrasta
page-game-talisman = Talisman, toinen laitos
page-players = { $fewest }–{ $most } pelaajaa
page-starters = { $count } aloittelijapakkaa
page-one-hour = Halutessasi tunnin mittaiset säännöt
page-gist-lotr = Johda saattueesi yhdeksän paikan halki ja lähetä varjo muiden saattueiden perään.
page-gist-talisman = Vahvistu uloimmalla vyöhykkeellä, ylitä joki, läpäise tuli ja ota Kruunu.
page-play-bot = Pelaa heti bottia vastaan
page-play-people = Ihmisten kanssa
page-laying = Katetaan pöytää …
page-choose-first = Valitse ensin
page-your-deck = Pakkasi
page-your-tables = Pöytäsi
page-your-tables-empty = Ei vielä pelejä. Ensimmäinen on napsautuksen päässä.
page-your-turn = sinun vuorosi
page-frozen = pysähtyi virheeseen; peli on tallessa
page-finished = päättynyt
page-open-table = Avaa
page-go-on = Jatka
page-replay = Katso uudelleen
page-fewer-finished = Näytä vähemmän
page-all-finished = Kaikki { $count } päättynyttä peliä
page-open-tables = Avoimet pöydät
page-open-count = { $waiting } odottaa, { $playing } katsottavana
page-open-tables-empty = Kukaan ei odota juuri nyt. Kata pöytä, niin muut löytävät sen täältä.
page-sit-down = Istu pöytään
page-watch = Katso
page-seats-taken = varattuja pelipaikkoja { $taken }/{ $seats }
page-lay-heading = Kata pöytä
page-lay-gist = Kahdesta kuuteen pelipaikkaa ihmisille, boteille ja vieressäsi istuville. Sinä valitset pakat ja säännöt.
page-lay-open = Valitse pelipaikat ja säännöt
page-read-heading = Hyllyssä
page-read-rules-lotr = Taru sormusten herrasta: säännöt
page-read-cards-lotr = Taru sormusten herrasta: kaikki kortit
page-read-rules-talisman = Talisman: säännöt
page-read-cards-talisman = Talisman: kaikki kortit

## Pöydän kattaminen

page-lay-lead = Avoimet pelipaikat odottavat muita, loput täytät itse.
page-laying-game = Peli
page-game = Peli
page-title = Otsikko (jos haluat)
page-title-placeholder = Ilta takan ääressä
page-who = Ketkä saavat tulla
page-who-anyone = Kuka tahansa
page-who-invited = Linkin saaneet
page-format = Formaatti
page-seats = Pelipaikat
page-seats-count = Montako
page-seat = Pelipaikka { $number }
page-seat-you = Sinä
page-seat-here = Joku vieressäsi, tällä laitteella
page-seat-open = Avoin muille
page-seat-bot = Botti
page-seat-free = Avoin
page-seat-open-deck = Tähän istuutuva valitsee pakan.
page-their-name = Hänen nimensä
page-which-bot = Mikä botti
page-bot-easy-gist = Nuori ja innokas: pelaa kaiken, mihin on varaa, unohtaa, mitä pöydällä on, ja jatkaa matkaa, kun pitäisi levätä.
page-bot-normal-gist = Pelaa heti ja nyrkkisäännöillä: kunnon vastus.
page-bot-hard-gist = Kokeilee vaihtoehtojaan mielessään ennen kuin vastaa; miettii enintään sekunnin.
page-bot-relentless-gist = Pelaa peliä mielessään pitkälle ja moneen kertaan ennen kuin vastaa; miettii enintään viisi sekuntia.
page-bot-uniform-gist = Pelaa umpimähkään: kokeiluihin.
page-rules-heading = Säännöt ja tahti
page-pace = Kuinka nopeasti botit pelaavat
page-pace-instantly = Heti
page-pace-brisk = Reippaasti
page-pace-leisurely = Rauhassa
page-discreet = Tauoista ei voi päätellä, kenellä on jotain pelattavaa; peli kestää hieman kauemmin.
page-discreet-table = Tauot eivät paljasta mitään
page-house-rules = Kotisäännöt
page-then-hall =
    { $count ->
        [one] Yksi pelipaikka on avoin: pöytäsi näkyy salissa.
       *[other] { $count } pelipaikkaa on avoinna: pöytäsi näkyy salissa.
    }
page-then-link =
    { $count ->
        [one] Yksi pelipaikka on avoin: saat jaettavan linkin.
       *[other] { $count } pelipaikkaa on avoinna: saat jaettavan linkin.
    }
page-then-begin = Kaikki pelipaikat on täytetty: peli alkaa heti.
page-lay = Kata pöytä
page-lay-and-begin = Kata pöytä ja aloita
page-start-over = Aloita alusta

## Pakat

page-deck = Pakka
page-deck-any = Mikä tahansa sopiva
page-deck-paste = Liitä lista …
page-deck-own = oma pakka
page-deck-list = Listasi, kortti kullekin riville
page-deck-list-hint = Sormuksen viejä, Sormus, yhdeksän paikkaa ja nostopakka; nimiä tai koodeja. Lista tarkistetaan kirjoittaessasi.
page-deck-checking = Tarkistetaan …
page-deck-good =
    { $cards ->
        [one] Yksi kortti. Pakka on sallittu.
       *[other] { $cards } korttia. Pakka on sallittu.
    }
page-deck-faults =
    { $count ->
        [one] Yksi asia ei ole vielä kunnossa:
       *[other] { $count } asiaa ei ole vielä kunnossa:
    }
page-deck-line = Rivi { $line }
page-deck-fellowship-aragorn = Gondorin miehiä miekoin ja kilvin; kovaa iskeviä Uruk-haita. Hyvä ensimmäinen pakka.
page-deck-fellowship-gandalf = Velho ja ystäviä joka kansasta; hiisiparvia Moriasta.
page-deck-moria-gandalf = Gandalfin sauva ja hobittien rohkeus; keihäshiisiä pitkässä pimeydessä.
page-deck-moria-gimli = Kääpiöitä, jotka kurkistavat pakkaan kirveet kädessä; Sauronin örkkejä väijyksissä.
page-deck-elf-lords-boromir = Boromir puolustaa kaikkia hyökkääjiä vastaan; Sauronin örkkejä suurin joukoin.
page-deck-elf-lords-legolas = Metsän ja neuvoston haltioita jousineen; ryösteleviä Uruk-haita.
page-deck-towers-aragorn = Kolme metsästäjää ja kaksi hobittia jalan; Mustainmaan villimiehiä, jotka vievät paikkasi.
page-deck-towers-theoden = Rohanin ratsastajia, urheita ja ratsain; taisteluun järjestyneitä Uruk-haita.
page-deck-helms-deep-eowyn = Éowynin kaarti muurien takana; hukkia ja niiden ratsastajia.
page-deck-helms-deep-legolas = Haltia ja kääpiö laskevat vihollisiaan; eteläisiä mûmakeineen.
page-deck-fangorn-faramir = Ithilienin samoojia piilopaikoissaan; Isengardin koneita ja työläisiä.
page-deck-fangorn-witch-king = Enttejä, jotka suuttuvat hitaasti; siivekkäitä Nazgûleja ja portin joukkoja.

## Odotushuone

page-house-gist = Minkä jätät ennalleen, on niin kuin yllä valituissa säännöissä.
page-seats-empty =
    { $count ->
        [one] yksi pelipaikka on tyhjä
       *[other] { $count } pelipaikkaa on tyhjänä
    }
page-seats-full = kaikki ovat paikalla
page-pace-of-bots = Botit: { $pace }
page-spectators =
    { $count ->
        [one] yksi katsoo
       *[other] { $count } katsoo
    }
page-seat-away = poissa
page-sit-here = Istu tähän
page-sit-beside = Vieressäsi oleva istuu tähän
page-put-bot = Aseta tähän botti
page-open-seat = Vapauta pelipaikka
page-get-up = Nouse pöydästä
page-share-heading = Kutsu
page-share-open = Pöytä näkyy salissa. Myös linkin saanut löytää sen.
page-share-invited = Vain linkin saaneet löytävät tämän pöydän.
page-link = Linkki
page-copy = Kopioi linkki
page-copied = Kopioitu
page-share = Jaa
page-begin-heading = Aloita
page-begin-host = Peli alkaa, kun pöydän kattanut niin sanoo.
page-begin-wait = Odota muita tai anna bottien istua.
page-begin-ready = Kaikki istuvat. Menoksi.
page-begin = Aloita
page-begin-with-bots =
    { $count ->
        [one] Aloita ja anna botille tyhjä pelipaikka
       *[other] Aloita ja anna boteille { $count } tyhjää pelipaikkaa
    }

## Säännöt

page-rules-title = Sääntökirja
page-rules-in-english = Sääntökirja on toistaiseksi englanniksi. Kortit, kysymykset ja perustelut ovat omalla kielelläsi.
page-rules-sections = Sääntöjen luvut
page-rules-section = Siirry lukuun
page-rules-find = Etsi sääntö
page-rules-find-placeholder = Sana tai numero
page-rules-found =
    { $count ->
        [0] Sääntöjä ei löytynyt
        [one] Yksi sääntö löytyi
       *[other] { $count } sääntöä löytyi
    }
page-rules-none = Missään säännössä ei ole kaikkia näitä sanoja. Kokeile vähemmillä sanoilla tai säännön numerolla.
page-rules-back = Takaisin: { $rule }

## Kortit

page-cards-title = Kortit
page-cards-find = Nimi tai teksti
page-cards-any = { $what }: kaikki
page-cards-side = Puoli
page-cards-free = Vapaat kansat
page-cards-shadow = Varjo
page-cards-sites = Paikat
page-cards-culture = Kulttuuri
page-cards-type = Tyyppi
page-cards-set = Setti
page-cards-kind = Laji
page-cards-region = Vyöhyke
page-cards-adventure = Seikkailukortit
page-cards-spell = Taiat
page-cards-character = Pelihahmot
page-cards-space = Laudan ruudut
page-cards-purchase = Tavarakortit
page-cards-found =
    { $count ->
        [0] Ei kortteja
        [one] Yksi kortti
       *[other] { $count } korttia
    }
page-cards-reading = Haetaan kaikkien korttien tekstejä…
page-cards-clear = Näytä kaikki
page-cards-none = Sellaista korttia ei ole. Poista suodatin tai kokeile toista sanaa.
page-cards-more = Näytä lisää
page-cards-all = Kaikki tästä kortista
page-cards-before = Edellinen kortti
page-cards-after = Seuraava kortti
page-close = Sulje

## Uusinnat

page-to-start = Takan ääreen
page-replay-controls = Toiston säätimet
page-replay-first = Alkuun
page-replay-back = Askel taaksepäin
page-replay-play = Toista
page-replay-pause = Pysäytä
page-replay-forward = Askel eteenpäin
page-replay-last = Loppuun
page-replay-speed = Nopeus
page-replay-more = Lisää
page-replay-beginning = Alku
page-replay-turn = Vuoro { $number }: { $player }
page-replay-end = Loppu
page-replay-step = Askel { $at }/{ $count }
page-replay-place = Kohta pelissä
page-replay-answers = { $who } vastaa
page-replay-go-to = Siirry
page-replay-side = Kenen silmin
page-replay-everything = Kaikki kädet auki
page-replay-spectator = Katsoja
page-replay-share = Jaa tämä hetki
page-replay-in-address = Tämän hetken linkki on osoiterivillä.
page-branch = Jatka tästä
page-branch-seat = Millä pelipaikalla? Muilla pelaavat botit.
