### Pöytä selaimessa: mitä jokaisen pelin pöydässä sanotaan.

## Sivut

browser-loading = Hetkinen …
browser-not-found = Tässä osoitteessa ei ole mitään.
browser-no-table = Tällaista pöytää ei ole, tai sitä ei enää ole.
browser-unreachable = Palvelimeen ei saada yhteyttä.
browser-try-again = Yritä uudelleen
browser-to-start = Aloitussivulle
browser-skip = Siirry päätökseesi
browser-close = Sulje
browser-rules = Säännöt

## Yhteys

browser-reconnecting = Yhdistetään uudelleen …
browser-connection-lost = Yhteys katkesi. Yritä hetken kuluttua uudelleen.
browser-moved-on = Peli on edennyt; tämä on nykyinen kysymys.

## Bottien nimet

browser-bot-uniform = Arpoja
browser-bot-thumb = Peukalo
browser-bot-keen = Tarkka
browser-lesson-opponent = Lanka
browser-bot-easy = Lanka (helppo)
browser-bot-normal = Pannu (tavallinen)
browser-bot-hard = Piikivi (vaikea)
browser-bot-relentless = Vanha Tuhka (armoton)

## Kysymys

browser-your-decision = Sinun päätöksesi
browser-asked-now = Sinun päätöksesi: { $prompt }
browser-choose-none = Älä valitse mitään
browser-confirm = Vahvista
browser-chosen = valittu
browser-chosen-place = valittu, järjestysnumero { $place }
browser-chosen-of = Valittu { $count }/{ $most }
browser-chosen-between = Valittu { $count }, tarvitaan { $least }–{ $most }
browser-chosen-up-to = Valittu { $count }, enintään { $most }
browser-no-more = Enempää kuin { $most } ei voi valita. Peru ensin yksi valinta.
browser-less = Vähemmän
browser-more = Enemmän
browser-search = Hae nimellä
browser-search-nothing = Minkään vaihtoehdon nimi ei vastaa hakua.
browser-asides = Nyt mahdollista myös: { $what }
browser-pass-asked = Vielä mahdollista: { $what }. Paina uudelleen, jos jätät silti väliin.
browser-nothing-to-do = Tällä ei voi nyt tehdä mitään.
browser-why-not = Miksi ei?

## Kumoaminen

browser-undo = Kumoa
browser-undo-dice = Kumoa nopat (harjoitus)
browser-undo-ask = Pyydä kumoamista
browser-undo-waiting =
    { $answers ->
        [one] Odotetaan muiden suostumusta: 1 vastaus kumottaisiin.
       *[other] Odotetaan muiden suostumusta: { $answers } vastausta kumottaisiin.
    }
browser-undo-asked =
    { $answers ->
        [one] { $name } pyytää kumoamaan 1 vastauksen.
       *[other] { $name } pyytää kumoamaan { $answers } vastausta.
    }
browser-undo-agree = Suostu
browser-undo-refuse = Kieltäydy

## Muut päättävät

browser-others-decide = Muut päättävät
browser-watching = Katselet peliä
browser-thinking = { $name } miettii
browser-away = { $name } on tällä hetkellä ilman yhteyttä.
browser-take-over = Anna botin jatkaa: { $name }
browser-time-left = Aikaa vastata: { $time }. Sitten botin voi antaa pelata.
browser-time-own = Muut odottavat sinua: aikaa on { $time }. Sitten he voivat antaa botin pelata.
browser-bot-for-you = Botti pelaa puolestasi: { $bot }
browser-come-back = Jatka itse

## Loppu

browser-over = Peli on päättynyt
browser-you-won = Voitit pelin
browser-you-lost =
    Hävisit: { $count ->
        [one] { $names } voitti
       *[other] { $names } voittivat
    }
browser-won =
    { $count ->
        [one] { $names } voitti
       *[other] { $names } voittivat
    }
browser-nobody-won = Kukaan ei voittanut
browser-frozen = Peli on pysähtynyt
browser-frozen-what = Sääntöjen virhe on pysäyttänyt tämän pelin.
browser-frozen-kept = Mitään ei ole kadonnut. Peli on tallessa numerolla { $fault } ja jatkuu tästä, kun virhe on korjattu.

## Summat

browser-sum-printed = Kortissa lukee
browser-sum-rules = Sääntöjen mukaan
browser-sum-total = Yhteensä

## Loki ja keskustelu

browser-log = Loki
browser-log-passed = { $players } jättävät väliin.
browser-log-older =
    { $count ->
        [one] Näytä 1 vanhempi rivi
       *[other] Näytä { $count } vanhempaa riviä
    }
browser-chat = Keskustelu
browser-chat-new =
    { $count ->
        [one] 1 uusi viesti
       *[other] { $count } uutta viestiä
    }
browser-chat-empty = Kukaan ei ole vielä kirjoittanut mitään.
browser-chat-write = Kirjoita koko pöydälle
browser-chat-send = Lähetä

## Monta ihmistä yhdellä laitteella

browser-curtain = Vuorossa on { $name }
browser-curtain-why = Kortit ovat piilossa. Anna laite eteenpäin, ennen kuin jatkatte.
browser-curtain-open = Minä olen { $name }

## Paikka toisella laitteella

browser-seat-link = Haluatko jatkaa peliä täällä?
browser-seat-link-take = Siirrä pelipaikka tälle laitteelle
browser-seat-link-bad = Tämä linkki ei enää johda pelipaikalle.

## Valikko

browser-menu = Valikko
browser-rule-not = Ei: { $rule }
browser-language = Kieli
browser-theme = Ulkoasu
browser-theme-change = Vaalea tai tumma
browser-theme-system = Järjestelmän mukaan
browser-theme-dark = Tumma
browser-theme-light = Vaalea
browser-speed = Pelin tahti
browser-speed-none = Heti
browser-speed-quick = Nopea
browser-speed-usual = Tavallinen
browser-speed-calm = Rauhallinen
browser-pass-guard = Varmista, jos jätän väliin, vaikka voisin toimia
browser-notices = Kun on minun vuoroni
browser-notice-title = Kerro se välilehden otsikossa
browser-notice-sound = Lyhyt ääni
browser-notice-browser = Ilmoitus, kun olen muualla
browser-notice-refused = Selain ei salli ilmoituksia tältä sivulta. Sen voi muuttaa selaimen asetuksissa.
browser-lessons = Vinkkejä uusille pelaajille
browser-tip = Vinkki
browser-tip-enough = Ei enää tätä
browser-tips-off = Ei enää vinkkejä
browser-stops = Kysy minulta näistä
browser-stops-why = Muissa kuin valituissa tilanteissa jätät väliin automaattisesti, tai puolestasi vastataan, kun valinnalla ei ole väliä.
browser-device = Jatka toisella laitteella
browser-device-why = Linkin avaaja saa pelipaikkasi. Pidä linkki omana tietonasi.
browser-device-link = Tee linkki
browser-copied = Kopioitu
browser-report = Ilmoita ongelmasta
browser-report-what = Mikä on vialla? Peli tallennetaan viestisi kanssa.
browser-report-send = Lähetä
browser-report-sent = Kiitos. Viesti on tallessa yhdessä pelin kanssa.
browser-concede = Luovuta
browser-concede-again = Luovuta painamalla uudelleen

## Näppäimet

browser-keys = Näppäimet
browser-key-options = valitse vaihtoehto
browser-key-pass = jätä väliin tai vahvista
browser-key-undo = kumoa
browser-key-why = lue valittuna oleva kortti tai ruutu; muuten näytä näppäimet
browser-key-last = kuuntele lokin viimeinen rivi
browser-key-arrows = liiku ryhmän sisällä
browser-key-escape = sulje avoin ikkuna
browser-keys-touch = Kosketusnäytöllä ensimmäinen napautus näyttää tekstin, ja painallus pohjassa aina.

## The stage

browser-stage = Mitä juuri tapahtui
browser-stage-continue = Jatka
browser-stage-more =
    { $count ->
        [one] Vielä 1 asia on tapahtunut.
       *[other] Vielä { $count } asiaa on tapahtunut.
    }
browser-stage-show = Näytä
browser-stage-show-what = Näytä uudelleen: { $what }
browser-log-passes-hidden =
    { $count ->
        [one] 1 väliin jättäminen piilossa
       *[other] { $count } väliin jättämistä piilossa
    }
browser-log-passes-shown =
    { $count ->
        [one] 1 väliin jättäminen näkyvissä
       *[other] { $count } väliin jättämistä näkyvissä
    }
browser-as-a-list = Kaikki vaihtoehdot luettelona: { $count }
browser-taken-up = Valittu. Valitse sille pari.
browser-taken-apart = Purettu.
browser-read-only = Lue vain, älä tee mitään
browser-recap = Mitä sillä välin tapahtui ({ $count })
browser-recap-of = Sillä välin: { $name } ({ $count })
