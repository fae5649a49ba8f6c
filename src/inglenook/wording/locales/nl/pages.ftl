### De pagina’s van de browser: startpagina, een tafel dekken, regels, kaarten, terugkijken.

## Het kader van elke pagina

page-skip = Naar de inhoud
page-main-menu = Hoofdmenu
page-nav-play = Spelen
page-nav-rules = Regels
page-nav-cards = Kaarten
page-nav-decks = Decks
page-nav-puzzles = Puzzels
page-language = Taal
page-account = Jij en je apparaten
page-theme-light = Licht
page-theme-dark = Donker
page-foot = Inglenook is gemaakt door spelers. Het heeft niets te maken met de uitgevers van de twee spellen en gebruikt geen van hun illustraties.
page-programs-heading = Programma’s
page-seat-program = programma
page-loading = Een ogenblik …
page-try-again = Opnieuw proberen
page-no-connection = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.
page-not-there = Hier is niets. De link is misschien oud.
page-went-wrong = Er ging iets mis. Probeer het zo nog eens.

## Startpagina

page-welcome = Schuif aan
page-welcome-gist = Twee spellen die niet meer te koop zijn, volledig of ingekort. In de browser, zonder account, tegen een bot of met vrienden.
page-hearth = Een hoekje bij de haard: vuur onder een boog, twee banken, een tafel met kaarten en een dobbelsteen
page-your-name = Je naam aan tafel
page-name-placeholder = Hoe mogen we je noemen?
page-name-kept = Bewaard
page-choose-game = Kies een spel
page-game-lotr = In de Ban van de Ring
page-game-talisman = Talisman, tweede editie
page-players = { $fewest } tot en met { $most } spelers
page-starters = { $count } onlinestarters
page-gist-lotr = Leid je reisgenootschap over het pad en stuur de Schaduw achter de anderen aan.
page-gist-talisman = Word sterk in het buitenste gebied, steek de rivier over, ga door het vuur en pak de Kroon.
page-play-bot = Speel nu tegen een bot
page-play-people = Met mensen
page-learn = Begeleid eerste spel
page-how-to-play = Zo speel je
page-laying = De tafel wordt gedekt …
page-change = Wijzigen
page-opponent = Tegenstander
page-their-deck = Deck van de tegenstander
page-starts-against = Tegen { $bot }
page-starts-decks = Jij: { $own }. Tegenstander: { $other }.
page-practice = Om te oefenen: ook worpen kun je terugnemen; de dobbelstenen vallen daarna weer hetzelfde.
page-earnest = Een worp staat: dobbelstenen kun je niet terugnemen.
page-your-deck = Je deck
page-your-tables = Je tafels
page-your-tables-empty = Nog geen spellen. Het eerste is één klik ver.
page-answers = antwoorden: { $count }
page-your-turn = jij bent aan de beurt
page-frozen = gestopt door een fout; het spel is bewaard
page-finished = afgelopen
page-won = gewonnen
page-lost = verloren
page-open-table = Openen
page-go-on = Verder
page-lesson-left = Eerste spel, deel { $part }
page-lesson-take-up = Ga verder met het eerste spel
page-replay = Terugkijken
page-fewer-finished = Minder tonen
page-all-finished = Alle { $count } afgelopen spellen
page-open-tables = Open tafels
page-open-count = { $waiting } wachtend, { $playing } te bekijken
page-open-tables-empty = Er wacht nu niemand. Dek een tafel, dan vinden anderen die hier.
page-sit-down = Aanschuiven
page-watch = Kijken
page-seats-taken = { $taken } van { $seats } plaatsen bezet
page-lay-heading = Dek een tafel
page-lay-gist = Twee tot zes plaatsen voor mensen, bots en wie er naast je zit. Jij kiest decks en regels.
page-lay-open = Kies plaatsen en regels
page-read-heading = Op de plank
page-read-rules-lotr = In de Ban van de Ring: regels
page-read-cards-lotr = In de Ban van de Ring: alle kaarten
page-read-rules-talisman = Talisman: regels
page-read-cards-talisman = Talisman: alle kaarten

## Een tafel dekken

page-seat-bot = Een bot
page-bot-easy-gist = Jong en gretig: stormt vooruit, kijkt niet ver en maakt de fouten van een beginner.
page-bot-normal-gist = Een redelijke tegenstander die meteen antwoordt.
page-bot-hard-gist = Probeert de mogelijkheden eerst in gedachten uit; denkt hoogstens een seconde na.
page-bot-relentless-gist = Speelt de mogelijkheden in gedachten uit, telkens opnieuw, voordat het antwoord komt; denkt hoogstens vijf seconden na.
page-bot-uniform-gist = Speelt willekeurig: om dingen uit te proberen.
page-pace = Hoe snel bots spelen
page-pace-instantly = Meteen
page-pace-brisk = Vlot
page-pace-leisurely = Rustig
page-patience = Tijd voor elk antwoord
page-patience-minutes =
    { $minutes ->
        [60] 1 uur
        [1440] 1 dag
        [one] 1 minuut
       *[other] { $minutes } minuten
    }

## Decks

page-deck-own = een eigen deck
page-deck-of = { $hero }, { $set }
page-deck-fellowship-aragorn = Mensen van Gondor met zwaard en schild; Uruk-hai die hard slaan. Een goed eerste deck.
page-deck-fellowship-gandalf = De tovenaar en vrienden van elk volk; zwermen aardmannen uit Moria.
page-deck-moria-gandalf = Gandalfs staf en de moed van Hobbits; aardmannen met speren in het lange donker.
page-deck-moria-gimli = Dwergen met bijlen die in het deck kijken; Orcs van Sauron in hinderlaag.
page-deck-elf-lords-boromir = Boromir verdedigt tegen iedereen; Orcs van Sauron in groten getale.
page-deck-elf-lords-legolas = Elfen van woud en raad met hun bogen; plunderende Uruk-hai.
page-deck-towers-aragorn = Drie jagers en twee Hobbits te voet; wildemannen van Dunland die je locaties veroveren.
page-deck-towers-theoden = Ruiters van Rohan, dapper en te paard; Uruk-hai in slagorde.
page-deck-helms-deep-eowyn = Éowyns wacht achter muren; wargs en hun berijders.
page-deck-helms-deep-legolas = Een Elf en een Dwerg tellen hun vijanden; Zuiderlingen met een mûmak.
page-deck-fangorn-faramir = Dolers van Ithilien uit hun schuilplaats; machines en werkers van Isengard.
page-deck-fangorn-witch-king = Enten, traag tot toorn; gevleugelde Nazgûl en troepen van de poort.
