### De pagina’s van de browser: startpagina, een tafel dekken, regels, kaarten, terugkijken.

## Het kader van elke pagina

page-skip = Naar de inhoud
page-main-menu = Hoofdmenu
page-nav-play = Spelen
page-nav-rules = Regels
page-nav-cards = Kaarten
page-nav-decks = Decks
page-deck-yours = Jouw decks
page-language = Taal
page-theme-light = Licht
page-theme-dark = Donker
page-foot = Inglenook is gemaakt door spelers. Het heeft niets te maken met de uitgevers van de twee spellen en gebruikt geen van hun illustraties.
page-loading = Een ogenblik …
page-try-again = Opnieuw proberen
page-no-connection = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.
page-not-there = Hier is niets. De link is misschien oud.
page-went-wrong = Er ging iets mis. Probeer het zo nog eens.

## Startpagina

page-welcome = Schuif aan
page-welcome-gist = Twee spellen die niet meer te koop zijn, met alle regels. In de browser, zonder account, tegen een bot of met vrienden.
page-hearth = Een hoekje bij de haard: vuur onder een boog, twee banken, een tafel met kaarten en een dobbelsteen
page-your-name = Je naam aan tafel
page-name-placeholder = Hoe mogen we je noemen?
page-name-kept = Bewaard
page-choose-game = Kies een spel
page-game-lotr = In de Ban van de Ring
page-game-talisman = Talisman, tweede editie
page-players = { $fewest } tot en met { $most } spelers
page-starters = { $count } starters
page-one-hour = Desgewenst met regels voor een spel van een uur
page-gist-lotr = Leid je reisgenootschap langs negen locaties en stuur de Schaduw achter de anderen aan.
page-gist-talisman = Word sterk in het buitenste gebied, steek de rivier over, ga door het vuur en pak de Kroon.
page-play-bot = Speel nu tegen een bot
page-play-people = Met mensen
page-laying = De tafel wordt gedekt …
page-choose-first = Eerst kiezen
page-your-deck = Je deck
page-your-tables = Je tafels
page-your-tables-empty = Nog geen spellen. Het eerste is één klik verwijderd.
page-your-turn = jij bent aan de beurt
page-frozen = gestopt door een fout; het spel is bewaard
page-finished = afgelopen
page-open-table = Openen
page-go-on = Verder
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

page-lay-lead = Open plaatsen wachten op anderen; de rest vul je zelf.
page-laying-game = Het spel
page-game = Spel
page-title = Titel (als je wilt)
page-title-placeholder = Een avond bij de haard
page-who = Wie mag komen
page-who-anyone = Iedereen
page-who-invited = Met mijn link
page-format = Formaat
page-seats = Plaatsen
page-seats-count = Hoeveel
page-seat = Plaats { $number }
page-seat-you = Jij
page-seat-here = Iemand naast je, op dit apparaat
page-seat-open = Open voor anderen
page-seat-bot = Een bot
page-seat-free = Vrij
page-seat-open-deck = Wie hier gaat zitten, kiest een deck.
page-their-name = Naam van die speler
page-which-bot = Welke bot
page-bot-easy-gist = Jong en gretig: speelt alles wat te betalen is, vergeet wat er op tafel ligt en trekt verder waar rusten beter was.
page-bot-normal-gist = Speelt meteen, met vuistregels: een redelijke tegenstander.
page-bot-hard-gist = Probeert de mogelijkheden eerst in gedachten uit; denkt hoogstens een seconde na.
page-bot-relentless-gist = Speelt in gedachten ver vooruit, telkens opnieuw, voordat het antwoord komt; denkt hoogstens vijf seconden na.
page-bot-uniform-gist = Speelt willekeurig: om dingen uit te proberen.
page-rules-heading = Regels en tempo
page-pace = Hoe snel bots spelen
page-pace-instantly = Meteen
page-pace-brisk = Vlot
page-pace-leisurely = Rustig
page-discreet = Aan een pauze is niet te merken wie iets te spelen heeft; het spel duurt iets langer.
page-discreet-table = Pauzes verraden niets
page-house-rules = Huisregels
page-then-hall =
    { $count ->
        [one] Eén plaats is open: je tafel staat in de zaal.
       *[other] { $count } plaatsen zijn open: je tafel staat in de zaal.
    }
page-then-link =
    { $count ->
        [one] Eén plaats is open: je krijgt een link om te delen.
       *[other] { $count } plaatsen zijn open: je krijgt een link om te delen.
    }
page-then-begin = Elke plaats is bezet: het spel begint meteen.
page-lay = Dek de tafel
page-lay-and-begin = Dek de tafel en begin
page-start-over = Opnieuw beginnen

## Decks

page-deck = Deck
page-deck-any = Een deck dat past
page-deck-paste = Plak een lijst …
page-deck-own = een eigen deck
page-deck-list = Je lijst, één kaart per regel
page-deck-list-hint = Ringdrager, Ring, negen locaties en de speelstapel; namen of codes. De lijst wordt nagekeken terwijl je schrijft.
page-deck-checking = Wordt nagekeken …
page-deck-good =
    { $cards ->
        [one] Eén kaart. Een geldig deck.
       *[other] { $cards } kaarten. Een geldig deck.
    }
page-deck-faults =
    { $count ->
        [one] Eén ding klopt nog niet:
       *[other] { $count } dingen kloppen nog niet:
    }
page-deck-line = Regel { $line }
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

## Wachtkamer

page-house-gist = Wat je niet verandert, is zoals in de regels die je hierboven koos.
page-seats-empty =
    { $count ->
        [one] één plaats is leeg
       *[other] { $count } plaatsen zijn leeg
    }
page-seats-full = iedereen is er
page-pace-of-bots = Tempo van bots: { $pace }
page-spectators =
    { $count ->
        [one] één kijkt toe
       *[other] { $count } kijken toe
    }
page-seat-away = weg
page-sit-here = Ga hier zitten
page-sit-beside = Iemand naast je zit hier
page-put-bot = Zet hier een bot
page-open-seat = Maak de plaats vrij
page-get-up = Opstaan
page-share-heading = Uitnodigen
page-share-open = De tafel staat in de zaal. Ook wie de link heeft, vindt de tafel.
page-share-invited = Alleen wie de link heeft, vindt deze tafel.
page-link = Link
page-copy = Kopieer de link
page-copied = Gekopieerd
page-share = Delen
page-begin-heading = Beginnen
page-begin-host = Het spel begint zodra degene die de tafel gedekt heeft, dat zegt.
page-begin-wait = Wacht op anderen, of laat bots aanschuiven.
page-begin-ready = Iedereen zit. Op weg.
page-begin = Beginnen
page-begin-with-bots =
    { $count ->
        [one] Begin met een bot op de lege plaats
       *[other] Begin met bots op de { $count } lege plaatsen
    }

## Regels

page-rules-title = Regelboek
page-rules-in-english = Het regelboek is voorlopig in het Engels. De kaarten, vragen en redenen zijn in je eigen taal.
page-rules-sections = Hoofdstukken van de regels
page-rules-section = Ga naar een hoofdstuk
page-rules-find = Zoek een regel
page-rules-find-placeholder = Woord of nummer
page-rules-found =
    { $count ->
        [0] Geen regels gevonden
        [one] Eén regel gevonden
       *[other] { $count } regels gevonden
    }
page-rules-none = Geen enkele regel bevat al deze woorden. Probeer er minder, of het nummer van een regel.
page-rules-back = Terug naar { $rule }

## Kaarten

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

## Terugkijken

page-to-start = Naar de haard
page-replay-controls = Bediening voor het terugkijken
page-replay-first = Naar het begin
page-replay-back = Eén stap terug
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-forward = Eén stap vooruit
page-replay-last = Naar het einde
page-replay-speed = Snelheid
page-replay-more = Meer
page-replay-beginning = Het begin
page-replay-turn = Beurt { $number }: { $player }
page-replay-end = Het einde
page-replay-step = Stap { $at } van { $count }
page-replay-place = Plaats in het spel
page-replay-answers = { $who } antwoordt
page-replay-go-to = Ga naar
page-replay-side = Gezien door
page-replay-everything = Alle handen open
page-replay-spectator = Een toeschouwer
page-replay-share = Deel dit moment
page-replay-in-address = De link naar dit moment staat in de adresbalk.
page-branch = Speel hier verder
page-branch-seat = Op welke plaats? Bots spelen de andere.
