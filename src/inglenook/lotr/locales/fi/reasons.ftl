### Miksi ei?

## Peli ja kysymys

why-over = Peli on päättynyt.
why-out = Olet pudonnut pelistä.
why-setting-up = Peliä vasta valmistellaan.
why-not-asked = Nyt on toimimassa { $player }.
why-other-question = Toinen toiminto on ensin vietävä loppuun.

## Missä kortti on

why-other-hand = Se on toisen pelaajan kädessä.
why-adventure-deck = Paikka asetetaan, kun saattue siirtyy siihen.
why-stacked = Pinottu kortti ei ole pelissä.
why-dead = Se on kuolleiden pinossa.
why-discarded = Poistopakasta pelataan vain kortilla, joka niin sanoo.
why-no-zone = Sitä pelataan juuri nyt, tai se on poissa pelistä.
why-inactive = Kortti ei ole aktiivinen tällä vuorolla.
why-not-yours = Kortti on toisen pelaajan.
why-no-ability = Kortissa ei ole käytettävää toimintoa.
why-not-at-site = Paikkaa käytetään vain, kun saattue on siinä.

## Vuorot ja vaiheet

why-own-turn = Vapaiden kansojen kortteja pelataan omalla vuorolla.
why-others-turn = Varjon kortteja pelataan muiden vuoroilla.
why-phase = Mahdollista vain muulloin: { $phases }.
why-shadow-phase = Pöytään jäävät varjon kortit pelataan omassa varjovaiheessa.
why-fellowship-phase = Saattuevaiheessa toimii vain vapaiden kansojen pelaaja.
why-shadow-action = Varjon toimintoja tekevät vain varjopelaajat.
why-other-shadow-phase = On toisen pelaajan varjovaihe.
why-response = Vastausta käytetään silloin, kun tapahtuu se, mihin se vastaa.
why-skirmish-over = Taistelu on ohi.

## Pelaamisen säännöt

why-unique = { $card } on ainutlaatuinen, ja sinulla on jo yksi pelissä.
why-unique-shadow = { $card } on ainutlaatuinen, ja yksi on aktiivisena pelissä.
why-dead-copy = { $card } on ainutlaatuinen ja kuolleiden pinossasi.
why-rule-of-nine = Yhdeksän sääntö: kumppaneita on pelissä ja kuolleiden pinossa yhteensä yhdeksän.
why-starter-rules = Aloittelijasäännöissä ei ole liittolaisia eikä arvoesineitä: { $card } ei ole pelattavissa.
why-forbidden = Pelissä oleva kortti kieltää sen.
why-no-bearer = Kukaan pelissä oleva ei voi kantaa sitä.
why-class = Jokaisella mahdollisella kantajalla on jo tämäntyyppinen varuste.
why-bearer-limit = Jokaisella mahdollisella kantajalla on niitä jo niin monta kuin kortti sallii.
why-not-your-minion = Vain omat palvelijasi voivat kantaa sitä.
why-transfer-phase = Esineitä ja arvoesineitä siirretään omassa saattuevaiheessa.
why-transfer = Kukaan samassa paikassa ei voi ottaa sitä.

## Hinnat ja vaatimukset

why-twilight = Varjomerkkejä ei ole tarpeeksi: hinta on { $cost }, { $pool ->
        [0] varjoallas on tyhjä
       *[some] varjoaltaassa on { $pool }
    }.
why-twilight-roaming = Varjomerkkejä ei ole tarpeeksi: vaelluslisän { $penalty } kanssa hinta on { $cost }, { $pool ->
        [0] varjoallas on tyhjä
       *[some] varjoaltaassa on { $pool }
    }.
why-pool = { $pool ->
        [0] Varjoallas on tyhjä.
       *[some] Varjoaltaassa on vain { $pool }.
    }
why-spot =
    Sitä, mitä pitäisi löytää, ei ole tarpeeksi ({ $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }).
why-exert = Kukaan maksajaksi kelpaava ei voi rasittua tarpeeksi monta kertaa.
why-hand = Kädessä on liian vähän sellaisia kortteja.
why-cost = Kustannusta ei voi maksaa.
why-costs-together = Kaikkia kustannuksia ei voi maksaa yhdessä.
why-condition = Sen vaatimus ei täyty.
why-used =
    Sitä on käytetty { $uses ->
        [one] kerran
       *[other] { $uses } kertaa
    }, eikä useammin saa.
why-nothing-to-play = Ei ole korttia, jonka se voisi pelata.
