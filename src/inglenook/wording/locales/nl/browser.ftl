### De tafel in de browser: wat er aan de tafel van elk spel gezegd wordt.

## Pagina’s

browser-loading = Een ogenblik …
browser-not-found = Op dit adres is niets te vinden.
browser-no-table = Deze tafel bestaat niet, of niet meer.
browser-unreachable = De server is niet bereikbaar.
browser-try-again = Opnieuw proberen
browser-to-start = Naar de startpagina
browser-skip = Naar je beslissing
browser-close = Sluiten
browser-rules = Regels

## Verbinding

browser-reconnecting = Opnieuw verbinden …
browser-connection-lost = De verbinding is verbroken. Probeer het zo meteen nog eens.
browser-moved-on = Het spel is verder gegaan; dit is de huidige vraag.

## Namen van de bots

browser-bot-uniform = Toeval
browser-bot-thumb = Vuist
browser-bot-keen = Scherp
browser-lesson-opponent = Pit
browser-bot-easy = Pit (makkelijk)
browser-bot-normal = Ketel (gewoon)
browser-bot-hard = Vuursteen (moeilijk)
browser-bot-relentless = Oude As (meedogenloos)

## De vraag

browser-your-decision = Jouw beslissing
browser-asked-now = Jouw beslissing: { $prompt }
browser-choose-none = Niets kiezen
browser-confirm = Bevestigen
browser-chosen = gekozen
browser-chosen-place = gekozen, nummer { $place }
browser-chosen-of = { $count } van { $most } gekozen
browser-chosen-between = { $count } gekozen, { $least } tot en met { $most } nodig
browser-chosen-up-to = { $count } van hoogstens { $most } gekozen
browser-no-more = Meer dan { $most } kun je er niet kiezen. Neem er eerst één terug.
browser-less = Minder
browser-more = Meer
browser-search = Zoeken op naam
browser-search-nothing = Geen optie heeft die naam.
browser-asides = Ook mogelijk: { $what }
browser-pass-asked = Nog mogelijk: { $what }. Druk nog eens om toch te passen.
browser-nothing-to-do = Hiermee kun je nu niets doen.
browser-why-not = Waarom niet?

## Terugnemen

browser-undo = Terugnemen
browser-undo-dice = Worp terugnemen (oefenen)
browser-undo-ask = Vragen om terug te nemen
browser-undo-waiting =
    { $answers ->
        [one] Wachten tot de anderen akkoord gaan: 1 antwoord wordt dan teruggenomen.
       *[other] Wachten tot de anderen akkoord gaan: { $answers } antwoorden worden dan teruggenomen.
    }
browser-undo-asked =
    { $answers ->
        [one] { $name } vraagt om 1 antwoord terug te nemen.
       *[other] { $name } vraagt om { $answers } antwoorden terug te nemen.
    }
browser-undo-agree = Akkoord
browser-undo-refuse = Weigeren

## De anderen beslissen

browser-others-decide = De anderen beslissen
browser-watching = Je kijkt toe
browser-thinking = { $name } denkt na
browser-away = { $name } heeft op dit moment geen verbinding.
browser-take-over = Een bot laten spelen voor { $name }
browser-time-left = Tijd om te antwoorden: { $time }. Daarna kan een bot spelen.
browser-time-own = De anderen wachten op je: nog { $time }. Daarna kunnen ze een bot laten spelen.
browser-bot-for-you = Een bot speelt voor jou: { $bot }
browser-come-back = Zelf verder spelen

## Het einde

browser-over = Het spel is afgelopen
browser-you-won = Je hebt gewonnen
browser-you-lost =
    Je hebt verloren: { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
browser-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben gewonnen
    }
browser-nobody-won = Niemand heeft gewonnen
browser-frozen = Het spel is gestopt
browser-frozen-what = Een fout in de regels heeft dit spel gestopt.
browser-frozen-kept = Er is niets verloren. Het spel wordt bewaard onder nummer { $fault } en gaat hier verder zodra de fout hersteld is.

## Sommen

browser-sum-printed = Gedrukt op de kaart
browser-sum-rules = Volgens de regels
browser-sum-total = Totaal

## Logboek en chat

browser-log = Logboek
browser-log-passed = { $players } passen.
browser-log-older =
    { $count ->
        [one] 1 oudere regel tonen
       *[other] { $count } oudere regels tonen
    }
browser-chat = Chat
browser-chat-new =
    { $count ->
        [one] 1 nieuw bericht
       *[other] { $count } nieuwe berichten
    }
browser-chat-empty = Er heeft nog niemand iets geschreven.
browser-chat-write = Schrijf aan de tafel
browser-chat-send = Versturen

## Eén apparaat voor meer mensen

browser-curtain = { $name } is aan de beurt
browser-curtain-why = De kaarten zijn verborgen. Geef het apparaat door voordat je verdergaat.
browser-curtain-open = Ik ben { $name }

## Een plaats op een ander apparaat

browser-seat-link = Wil je hier verder spelen?
browser-seat-link-take = De plaats naar dit apparaat halen
browser-seat-link-bad = Deze link leidt niet meer naar een plaats.

## Menu

browser-menu = Menu
browser-rule-not = Niet: { $rule }
browser-language = Taal
browser-theme = Uiterlijk
browser-theme-change = Licht of donker
browser-theme-system = Systeem
browser-theme-dark = Donker
browser-theme-light = Licht
browser-speed = Speltempo
browser-speed-none = Direct
browser-speed-quick = Vlug
browser-speed-usual = Gewoon
browser-speed-calm = Rustig
browser-pass-guard = Vraag het mij als ik pas terwijl ik iets kan doen
browser-notices = Als ik aan de beurt ben
browser-notice-title = Zeg het in de titel van het tabblad
browser-notice-sound = Een kort geluid
browser-notice-browser = Een melding als ik ergens anders ben
browser-notice-refused = Je browser staat geen meldingen van deze pagina toe. Dat kun je in zijn instellingen veranderen.
browser-lessons = Uitleg voor nieuwkomers
browser-tip = Uitleg
browser-tip-enough = Deze niet meer
browser-tips-off = Geen uitleg meer
browser-stops = Vraag mij bij
browser-stops-why = Op de momenten zonder vinkje pas je vanzelf, of wordt er voor je geantwoord als het niets uitmaakt.
browser-device = Op een ander apparaat spelen
browser-device-why = Wie deze link opent, krijgt je plaats. Houd de link voor jezelf.
browser-device-link = Link maken
browser-copied = Gekopieerd
browser-report = Een probleem melden
browser-report-what = Wat klopt er niet? Het spel wordt met je bericht bewaard.
browser-report-send = Versturen
browser-report-sent = Bedankt. Je bericht is samen met het spel bewaard.
browser-concede = Opgeven
browser-concede-again = Druk nog eens om op te geven

## Toetsen

browser-keys = Toetsen
browser-key-options = een optie kiezen
browser-key-pass = passen of bevestigen
browser-key-undo = terugnemen
browser-key-why = de kaart of het vak met de focus lezen; zonder focus deze lijst
browser-key-last = de laatste regel van het logboek horen
browser-key-arrows = bewegen binnen een groep
browser-key-escape = sluiten wat open is
browser-keys-touch = Op een aanraakscherm: de eerste tik laat lezen, een vinger die blijft altijd.

## The stage

browser-stage = Wat er net gebeurd is
browser-stage-continue = Verder
browser-stage-more =
    { $count ->
        [one] Er is nog 1 ding gebeurd.
       *[other] Er zijn nog { $count } dingen gebeurd.
    }
browser-stage-show = Tonen
browser-stage-show-what = Opnieuw tonen: { $what }
browser-log-passes-hidden =
    { $count ->
        [one] 1 keer passen verborgen
       *[other] { $count } keer passen verborgen
    }
browser-log-passes-shown =
    { $count ->
        [one] 1 keer passen getoond
       *[other] { $count } keer passen getoond
    }
browser-as-a-list = Alle keuzes als lijst: { $count }
browser-taken-up = Opgepakt. Kies waarmee je het samenbrengt.
browser-taken-apart = Uit elkaar gehaald.
browser-read-only = Alleen lezen, niets doen
browser-recap = Wat er intussen gebeurde ({ $count })
browser-recap-of = Intussen: { $name } ({ $count })
