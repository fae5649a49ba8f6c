### De deckbouwer en de pagina’s eromheen.

deck-cards = Kaarten
deck-find = Zoek kaarten
deck-find-hint = Naam, tekst of een veld zoals kosten<=2
deck-reading = De kaarten worden opgehaald …
deck-no-field = Er is geen veld ‘{ $given }’; er wordt op het woord gezocht.
deck-no-field-near = Er is geen veld ‘{ $given }’; er wordt op het woord gezocht. Bedoelde je ‘{ $near }’?
deck-none = Geen kaart past. Laat een woord weg, of kijk in een ander formaat.
deck-more = Toon meer kaarten
deck-side = Kant
deck-all = Alle
deck-free = Vrije Volkeren
deck-shadow = Schaduw
deck-mine = Alleen mijn kaarten
deck-sites = Locaties
deck-culture = Cultuur
deck-type = Soort
deck-as-site = Locatie { $number } van het pad
deck-as-ring = Breng deze Ring mee
deck-as-ring-bearer = Als ringdrager
deck-of = { $card }: { $count } van { $most } in het deck
deck-less = Eén minder: { $card }
deck-add = Eén meer: { $card }
deck-take-out = Haal eruit: { $card }
deck-is-legal = Toegestaan: dit deck kan gespeeld worden.
deck-legal-short = Toegestaan
deck-is-empty = Er is nog niets gekozen. Dit heeft een deck nodig:
deck-ring-bearer-and-ring = Ringdrager en Ring
deck-path = Avonturenstapel: { $count } van 9
deck-balance = Vrije Volkeren { $free }, schaduw { $shadow }
deck-balanced = { $count } en { $count }: beide kanten zijn gelijk
deck-thirty = 30 en 30, of van beide meer
deck-free-hint = Reisgenoten, wat ze dragen en wat ze kunnen. Begin met wie er vanaf het begin bij is: samen hoogstens 4.
deck-shadow-hint = Volgelingen en hun streken: die speel je als anderen reizen. Evenveel kaarten als aan de andere kant.
deck-mend-frodo = Kies een Frodo
deck-mend-ring = Kies een Ring
deck-mend-site = Kies locatie { $number }
deck-mend-shadow = Zoek schaduwkaarten
deck-mend-free = Zoek Vrije Volkeren-kaarten
deck-mend-one-out = Haal er een uit
deck-mend-out = Eruit halen
deck-mend-use = Gebruik { $code }
deck-numbers = Cijfers
deck-tab-costs = Kosten
deck-tab-cultures = Culturen
deck-tab-odds = Beginhand
deck-tab-start = Begin
deck-tab-notes = Notities
deck-tab-faults = Fouten { $count }
deck-archery = Boogschutters: Vrije Volkeren { $free }, schaduw { $shadow }.
deck-vitality = Levenskracht van alle reisgenoten samen: { $vitality }.
deck-odds-note =
    Uit { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }, in procenten: de beginhand heeft er 8, en elke beurt daarna komen er zoveel bij als je kiest.
deck-no-start = Er zit geen reisgenoot van hoogstens 4 in de speelstapel: de ringdrager zou alleen beginnen.
deck-start-note = Reisgenoten die samen kunnen beginnen, met hun kosten:
deck-leagues = Drafts, sealed decks en competities
deck-new = Een nieuw deck
deck-now = { $card } { $count }. Speelstapel { $cards }.
deck-placed = { $card } heeft een plaats.
deck-card-page = Alles over deze kaart
deck-said = Speelstapel { $cards }, Vrije Volkeren { $free }, schaduw { $shadow }, pad { $path } van 9, fouten { $faults }.
deck-the-deck = Deck
deck-views = Onderdelen van de bouwer
deck-all-decks = Alle decks
deck-name = Naam van het deck
deck-kept = Bewaard in deze browser, versie { $number }
deck-kept-there = Bewaard hier en op de server, versie { $number }
deck-not-kept = Wordt bewaard zodra er een kaart in zit
deck-undo = Ongedaan maken
deck-import = Plak een lijst of code
deck-versions = Versies
deck-share = Delen
deck-play = Speel ermee
deck-begin = Een lege doos. Waar beginnen we?
deck-begin-hint = Hier kan niets stuk: elke stap zegt wat er nog ontbreekt.
deck-from-starter = Vanuit een onlinestarter
deck-choose = Kies …
deck-import-hint = Een lijst zoals spelers die plaatsen, een tabel of een korte code
deck-import-line = Regel { $line }:
deck-import-as-is = Overnemen zoals het is
deck-import-take = Neem dit deck
deck-share-deck = { $deck } delen
deck-link = Een link
deck-code = Een korte code
deck-list = Een lijst
deck-print = Afdrukken
deck-no-versions = Er is nog geen versie: die wordt bewaard als je het deck speelt, deelt of opnieuw opent.
deck-version = Versie { $number }
deck-go-back = Terug naar versie { $number }
deck-bring-back = { $deck } terughalen
deck-starters = Onlinestarters
deck-copy = Kopiëren
deck-forget = Verwijderen
deck-forgotten = Het deck is verwijderd.
deck-found =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
deck-size =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
deck-faults =
    { $count ->
        [one] Eén ding staat dit deck nog in de weg.
       *[other] { $count } dingen staan dit deck nog in de weg.
    }
deck-more-shadow =
    { $count ->
        [one] nog 1 schaduwkaart
       *[other] nog { $count } schaduwkaarten
    }
deck-more-free =
    { $count ->
        [one] nog 1 Vrije Volkeren-kaart
       *[other] nog { $count } Vrije Volkeren-kaarten
    }
deck-import-read =
    { $count ->
        [0] Alle regels zijn gelezen; de speelstapel heeft { $cards } kaarten.
        [one] Eén regel kon niet gelezen worden; de speelstapel heeft tot nu toe { $cards } kaarten.
       *[other] { $count } regels konden niet gelezen worden; de speelstapel heeft tot nu toe { $cards } kaarten.
    }
card-unknown = Er is geen kaart { $code }.
card-rulings = Uitspraken
card-no-rulings = Het regelboek noemt deze kaart niet; de regels van de woorden erop gelden.
card-decks = Decks met deze kaart
card-no-decks = Geen onlinestarter en geen deck van jou heeft deze kaart.
card-search = Zoek verder
deck-from-game = Uit een afgelopen spel
deck-laid = Hoe kaarten getoond worden
deck-pictures = Als afbeeldingen
deck-rows = In rijen
deck-redo = Opnieuw doen
deck-import-short = Importeren
deck-why-none = Niets staat nog een exemplaar van { $card } in de weg.
deck-keys = Toetsen
deck-keys-letters = Losse letters gelden als toetsen, behalve tijdens het schrijven
deck-key-search = naar het zoekveld; eruit, en nog eens om het leeg te maken
deck-key-arrows = bewegen door de kaarten, het deck en het pad
deck-key-copies = een meer, een minder of zoveel exemplaren van de gekozen kaart
deck-key-read = lees de kaart
deck-key-why = waarom er niet meer kunnen
deck-key-language = de tekst in de volgende taal
deck-key-parts = naar de kaarten, het deck, het pad
deck-key-faults = volgende fout, de vorige, herstel die
deck-key-numbers = zeg de getallen
deck-key-dialogs = versies, delen, uitproberen
deck-key-undo = ongedaan maken, opnieuw doen
deck-key-play = speel met het deck
deck-mend = Herstel
deck-sides = { $free } + { $shadow }
card-previous = Vorige kaart: { $card }
card-next = Volgende kaart: { $card }
card-alike = Gelijksoortige kaarten
card-in-deck = In { $deck }
deck-odds-empty = De speelstapel heeft nog geen kaarten.
deck-odds-start = Startreisgenootschap
deck-odds-alone = Alleen de ringdrager
deck-odds-each = Kaarten die je per beurt raapt
deck-odds-for = Minstens
deck-odds-hand = beginhand
deck-odds-turn = beurt { $turn }
deck-hope-companion = één reisgenoot
deck-hope-ally = één bondgenoot
deck-hope-minion = één volgeling
deck-hope-minions = twee volgelingen
deck-hope-possession = één bezitting
deck-hope-artifact = één artefact
deck-hope-condition = één omstandigheid
deck-hope-event = één gebeurtenis
deck-hand = Een hand om te proberen
deck-hand-draw = Raap een hand
deck-hand-another = Raap een andere hand
deck-hand-more = De volgende beurt: { $count } erbij
deck-hand-said = Geraapt: { $cards }.
deck-play-against = Tegen wie?
deck-play-deck = Deck van de tegenstander
deck-play-begin = Begin het spel
deck-import-lines = Wat er gelezen is, regel voor regel
deck-import-card = { $copies } × { $card }
deck-import-left = geen kaart: weggelaten
deck-import-leave = Laat weg
deck-import-run = Regels { $first } tot en met { $last } riepen geen vragen op
