### De gewone regelmodus, die een schermlezer kan volgen.

## In het begin

introduction = Je speelt { $game }. Aan tafel: { $players }.
rules-told = Regels: { $rules }.
rule-is-off = niet: { $rule }
rule-is-number = { $rule } { $number }
introduction-help = Typ hulp voor de woorden die je kunt gebruiken. Enter herhaalt de vraag.
resumed =
    Het spel uit { $file } gaat verder na { $answers ->
        [one] 1 antwoord
       *[other] { $answers } antwoorden
    }.
bot-default = Bot { $number }

## Vragen: de regel waarop het antwoord getypt wordt

ask-one = Kies er één, 1 tot en met { $last }:
ask-exactly =
    Kies { $count ->
        [one] 1 optie
       *[other] { $count } opties
    }, nummers van 1 tot en met { $last } met spaties ertussen:
ask-between = Kies { $least } tot en met { $most } opties, nummers van 1 tot en met { $last } met spaties ertussen:
ask-up-to =
    Kies hoogstens { $most ->
        [one] 1 optie
       *[other] { $most } opties
    }, nummers van 1 tot en met { $last } met spaties ertussen, of 0 voor geen:
ask-number = Typ een getal, { $least } tot en met { $most }:
choice-line = { $number }. { $label }
choice-comes-to = Dan: { $results }
choices-alike = { $first } tot en met { $last }. { $label }; of { $others } andere van die soort, typ lijst om ze allemaal te horen
order-counts = De volgorde telt: de eerste eerst.
not-understood = ‘{ $given }’ is niet begrepen. Typ een nummer uit de lijst of het begin van een optie. Enter herhaalt de lijst, hulp toont andere woorden.
ambiguous = ‘{ $given }’ kan meer dan één optie zijn: { $labels }. Typ er meer van, of het nummer.
no-such-number = Nummer { $given } is er niet. De lijst gaat van 1 tot en met { $last }.
guard-asks = Je kunt nog iets doen. Kies nog een keer hetzelfde als je toch wilt passen.
danger-told = Gevaar: { $danger }.
tip-told = Uitleg: { $tip }
tips-end = Typ uitleg als je die niet meer wilt horen.
chance-told = Kans: { $danger }.

## Commando’s, elk één regel: het woord om te typen en wat het doet

commands-heading = In plaats van een antwoord kun je typen:
command-help = hulp: toon deze woorden
command-list = lijst: lees alle opties voor, elk op een eigen regel
command-look = kijk: lees de tafel voor zoals jij die ziet
command-read = lees NAAM: lees de tekst van een kaart, vak of personage voor; lees N: van wat optie N betreft
command-texts = teksten: lees de tekst van wat voor het eerst opduikt niet meer voor, of toch weer wel
command-tips = uitleg: geen uitleg voor nieuwkomers meer, of toch weer wel
command-stops = vragen N: kies wanneer je gevraagd wordt te reageren; zonder nummer: noem de momenten
command-log = logboek N: lees de laatste N gebeurtenissen voor
command-why = waarom NAAM: leg uit waarom iets nu niet gekozen kan worden; zonder naam: waar je naar kunt vragen
command-hint = tip: wat iemand die vooruitdenkt hier zou doen, en waarom
command-asides = ernaast: noem wat je naast de vraag kunt doen
command-do = doe N: doe daarvan nummer N
command-undo = terug: maak je laatste antwoord ongedaan
command-save = opslaan BESTAND: sla het spel op
command-guard = waarschuwing: vraag niet meer of je echt wilt passen, of toch weer wel
command-quit = stop: verlaat het spel

## Wat de commando’s zeggen

log-empty = Er is nog niets gebeurd.
read-what = Typ lees en een naam, of lees en het nummer van een optie.
read-nothing = Daarover valt niets voor te lezen.
texts-on = In je eigen beurt hoor je de tekst van wat voor het eerst opduikt.
texts-off = Je hoort de tekst van wat opduikt niet meer. Met het woord lees hoor je die nog wel.
tips-on = Je hoort weer waar het bij een vraag om gaat.
tips-off = Geen uitleg meer. Met het woord uitleg komt die terug.
stops-heading = Als je kunt reageren, wordt het je op deze momenten gevraagd. Typ vragen en een nummer om er één te wijzigen, of vragen met alles, gewoon of nooit.
stops-on = { $moment }: gevraagd
stops-off = { $moment }: niet gevraagd
stops-all = alles
stops-usual = gewoon
stops-never = nooit
why-heading = Hiernaar kun je vragen:
why-offered = { $thing } kan nu gekozen worden, nummer { $numbers }.
why-aside = Naast de vraag kun je dit ermee doen: { $label }.
why-not = { $thing }: { $reason } Regel { $rule }.
asides-heading = Naast de vraag kun je, met doe en het nummer:
no-asides = Naast de vraag kun je nu niets doen.
aside-possible = Naast de vraag kun je nu dit doen: { $label }. Typ ‘ernaast’ en daarna ‘doe’.
undone = Je laatste antwoord is ongedaan gemaakt.
save-where = Typ opslaan en de naam van een bestand.
saved = Het spel is opgeslagen in { $file }.
guard-on = Als je past terwijl je nog iets kunt doen, wordt gevraagd of je dat echt wilt.
guard-off = Als je past, wordt niet meer gevraagd of je dat echt wilt.
quit-unsaved = Dit spel is nergens opgeslagen. Typ opslaan en de naam van een bestand, of nog een keer stop; dan is het spel weg.
goodbye = Tot ziens. Je spel wacht in { $file }.
goodbye-unsaved = Tot ziens. Dit spel is niet opgeslagen.
record-kept = De opname van dit spel staat in { $file }.

## De tafel

press-enter = Druk op Enter als je dit gelezen hebt.
curtain = Geef het toetsenbord aan { $player }, die op Enter drukt.
game-over = Het spel is afgelopen.
winner = Gewonnen door { $players }.
nobody-wins = Niemand wint het spel.
