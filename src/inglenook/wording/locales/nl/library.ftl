### Wat er te lezen valt: herhalingen, spelregels, kaarten en decks.

page-format = Formaat
page-link = Link
page-copy = Kopieer de link
page-copied = Gekopieerd
page-share = Delen
page-rules-title = Regelboek
page-shelf-rules = Alle regels van beide spellen met hun nummer, ook te doorzoeken. Als iets aan tafel niet mag, staat de regel erbij.
page-shelf-cards = Alle kaarten zoals ze hier getekend en verwoord zijn.
page-shelf-kernel = Wat elk spel hier belooft
page-shelf-server = Wat de server belooft
page-shelf-decks = Decks om te bekijken, te veranderen en te delen
page-rules-in-english = Het regelboek is voorlopig in het Engels. De kaarten, vragen en redenen zijn in je eigen taal.
page-rules-sections = Hoofdstukken van de regels
page-rules-section = Ga naar een hoofdstuk
page-rules-find = Zoek een regel
page-rules-find-placeholder = Een vraag, woord of nummer
page-rules-found =
    { $count ->
        [0] Geen regels gevonden
        [one] Eén regel gevonden
       *[other] { $count } regels gevonden
    }
page-rules-none = Geen enkele regel geeft hier antwoord op. Probeer andere woorden, of het nummer van een regel.
page-rules-back = Terug naar { $rule }
page-cards-title = Kaarten
page-cards-find = Naam of tekst
page-cards-any = { $what }: alle
page-cards-side = Kant
page-cards-free = Vrije Volkeren
page-cards-shadow = Schaduw
page-cards-sites = Locaties
page-cards-culture = Cultuur
page-cards-type = Soort
page-cards-set = Set
page-cards-kind = Categorie
page-cards-region = Gebied
page-cards-adventure = Avonturenkaarten
page-cards-spell = Spreuken
page-cards-character = Personages
page-cards-space = Vakken van het bord
page-cards-purchase = Koopkaarten
page-cards-found =
    { $count ->
        [0] Geen kaarten
        [one] Eén kaart
       *[other] { $count } kaarten
    }
page-cards-reading = De teksten van alle kaarten worden opgehaald…
page-cards-clear = Alles tonen
page-cards-none = Zo’n kaart is er niet. Haal een filter weg, of probeer een ander woord.
page-cards-more = Meer tonen
page-cards-all = Alles over deze kaart
page-cards-before = De vorige kaart
page-cards-after = De volgende kaart
page-close = Sluiten
page-to-start = Naar de haard
page-replay-controls = Bediening voor het terugkijken
page-replay-first = Naar het begin
page-replay-first-word = Begin
page-replay-back = Eén stap terug
page-replay-back-word = Terug
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-forward = Eén stap vooruit
page-replay-forward-word = Vooruit
page-replay-last = Naar het einde
page-replay-last-word = Einde
page-replay-speed = Snelheid
page-replay-more = Meer
page-replay-beginning = Het begin
page-replay-turn = Beurt { $number }: { $player }
    .you = Beurt { $number }: jij
page-replay-end = Het einde
page-replay-step = Stap { $at } van { $count }
page-replay-place = Plaats in het spel
page-replay-next = Hierna { $player }: { $what }
    .you = Hierna jij: { $what }
page-replay-next-unseen = Hierna antwoordt { $player }
    .you = Hierna antwoord jij
page-replay-go-to = Ga naar
page-replay-side = Gezien door
page-replay-everything = Alle handen open
page-replay-spectator = Een toeschouwer
page-replay-share = Deel dit moment
page-replay-in-address = De link naar dit moment staat in de adresbalk.
page-branch = Speel hier verder
page-make-puzzle = Maak hier een puzzel van
page-branch-seat = Op welke plaats? Bots spelen de andere.

## Programma’s

page-programs-lead = Een programma kan hier spelen, tafels dekken en spellen lezen. Daarvoor heeft het een token nodig, en dat is zo goed als een sleutel: wie het heeft, kan alles wat ermee mag.
page-programs-description = Beschrijving voor programma’s (OpenAPI)
page-token = Het token
page-token-make-heading = Een token maken
page-token-name = Naam
page-token-name-hint = Zo heet een programma dat zelf speelt aan tafel.
page-token-plays = Het speelt
page-token-plays-program = als programma, aan tafel als zodanig te herkennen
page-token-plays-you = als jij
page-token-plays-not = helemaal niet
page-token-lay = Het mag tafels dekken (lay)
page-token-read = Het mag tafels bekijken en afgelopen spellen ophalen (read)
page-token-days = Het vervalt na
page-token-days-count = { $days ->
        [one] één dag
       *[other] { $days } dagen
    }
page-token-make = Token maken
page-token-made = Dit is het token ‘{ $name }’. Het wordt alleen nu getoond: kopieer het.
page-token-copy = Token kopiëren
page-tokens-heading = Jouw tokens
page-tokens-none = Je hebt geen tokens.
page-token-as = speelt als { $name }
page-token-used = { $when } gebruikt
page-token-unused = nog nooit gebruikt
page-token-ends = vervalt op { $when }
page-token-revoke = Intrekken
page-token-revoked = Het token ‘{ $name }’ is niet meer geldig.
