### Luettavaa: uusinnat, säännöt, kortit ja pakat.

page-format = Formaatti
page-link = Linkki
page-copy = Kopioi linkki
page-copied = Kopioitu
page-share = Jaa
page-rules-title = Sääntökirja
page-shelf-rules = Molempien pelien kaikki säännöt numeroineen, myös haettavissa. Kun pöytä ei salli jotakin, se kertoo säännön.
page-shelf-cards = Kaikki kortit sellaisina kuin ne täällä piirretään ja sanotaan.
page-shelf-kernel = Mitä jokainen peli täällä lupaa
page-shelf-server = Mitä palvelin lupaa
page-shelf-decks = Pakkoja katseltavaksi, muutettavaksi ja jaettavaksi
page-rules-in-english = Sääntökirja on toistaiseksi englanniksi. Kortit, kysymykset ja perustelut ovat omalla kielelläsi.
page-rules-sections = Sääntöjen luvut
page-rules-section = Siirry lukuun
page-rules-find = Etsi sääntö
page-rules-find-placeholder = Kysymys, sana tai numero
page-rules-found =
    { $count ->
        [0] Sääntöjä ei löytynyt
        [one] Yksi sääntö löytyi
       *[other] { $count } sääntöä löytyi
    }
page-rules-none = Mikään sääntö ei vastaa tähän. Kokeile muita sanoja tai säännön numeroa.
page-rules-back = Takaisin: { $rule }
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
page-to-start = Takan ääreen
page-replay-controls = Toiston säätimet
page-replay-first = Alkuun
page-replay-first-word = Alkuun
page-replay-back = Askel taaksepäin
page-replay-back-word = Taakse
page-replay-play = Toista
page-replay-pause = Pysäytä
page-replay-forward = Askel eteenpäin
page-replay-forward-word = Eteen
page-replay-last = Loppuun
page-replay-last-word = Loppuun
page-replay-speed = Nopeus
page-replay-more = Lisää
page-replay-beginning = Alku
page-replay-turn = Vuoro { $number }: { $player }
    .you = Vuoro { $number }: sinä
page-replay-end = Loppu
page-replay-step = Askel { $at }/{ $count }
page-replay-place = Kohta pelissä
page-replay-next = Seuraavaksi { $player }: { $what }
    .you = Seuraavaksi sinä: { $what }
page-replay-next-unseen = Seuraavaksi vastaa { $player }
    .you = Seuraavaksi vastaat sinä
page-replay-go-to = Siirry
page-replay-side = Kenen silmin
page-replay-everything = Kaikki kädet auki
page-replay-spectator = Katsoja
page-replay-share = Jaa tämä hetki
page-replay-in-address = Tämän hetken linkki on osoiterivillä.
page-branch = Jatka tästä
page-make-puzzle = Tee tästä pulma
page-branch-seat = Millä pelipaikalla? Muilla pelaavat botit.

## Ohjelmat

page-programs-lead = Ohjelma voi pelata, kattaa pöytiä ja lukea pelejä täällä. Se tarvitsee API-avaimen: kuka tahansa, jolla avain on, voi tehdä sen, mihin avain oikeuttaa.
page-programs-description = Kuvaus ohjelmille (OpenAPI)
page-token = API-avain
page-token-make-heading = Tee API-avain
page-token-name = Nimi
page-token-name-hint = Itsekseen pelaava ohjelma näkyy pöydässä tällä nimellä.
page-token-plays = Se pelaa
page-token-plays-program = ohjelmana, joka on merkitty pöydässä
page-token-plays-you = sinuna
page-token-plays-not = ei lainkaan
page-token-lay = Se saa kattaa pöytiä (lay)
page-token-read = Se saa katsella pöytiä ja hakea päättyneitä pelejä (read)
page-token-days = Se vanhenee
page-token-days-count = { $days ->
        [one] päivän kuluttua
       *[other] { $days } päivän kuluttua
    }
page-token-make = Tee avain
page-token-made = Tämä on API-avain ”{ $name }”. Se näytetään vain nyt: kopioi se.
page-token-copy = Kopioi avain
page-tokens-heading = API-avaimesi
page-tokens-none = Sinulla ei ole API-avaimia.
page-token-as = pelaa nimellä { $name }
page-token-used = käytetty { $when }
page-token-unused = ei vielä käytetty
page-token-ends = vanhenee { $when }
page-token-revoke = Peru
page-token-revoked = API-avain ”{ $name }” ei ole enää voimassa.
