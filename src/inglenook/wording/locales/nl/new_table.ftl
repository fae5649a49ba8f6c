### Een tafel dekken en eraan wachten tot het spel begint.

page-decks-built = Decks die spelers bouwden
page-deck-yours = Jouw decks
page-lay-lead = Open plaatsen wachten op anderen; de rest vul je zelf.
page-laying-game = Het spel
page-game = Spel
page-title = Titel (als je wilt)
page-title-placeholder = Een avond bij de haard
page-who = Wie mag komen
page-who-anyone = Iedereen
page-who-invited = Met mijn link
page-seats = Plaatsen
page-seats-count = Hoeveel
page-seat = Plaats { $number }
page-seat-you = Jij
page-seat-here = Iemand naast je, op dit apparaat
page-seat-open = Open voor anderen
page-seat-free = Vrij
page-seat-open-deck = Wie hier gaat zitten, kiest een deck.
page-their-name = Naam van die speler
page-which-bot = Welke bot
page-another-bot = Nog een bot ({ $level })
page-rules-heading = Regels en tempo
page-discreet = Verberg pauzes: er is niet aan te merken wie iets te spelen heeft; het spel duurt iets langer.
page-programs-may-sit = Ook programma’s die iemand laat draaien, mogen gaan zitten
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
page-deck = Deck
page-deck-any = Een onlinestarter van dit formaat
page-deck-paste = Plak een lijst …
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
page-sit-beside = Plaats voor iemand op dit apparaat
page-put-bot = Zet hier een bot
page-open-seat = Maak de plaats vrij
page-get-up = Opstaan
page-share-heading = Uitnodigen
page-share-open = De tafel staat in de zaal. Ook wie de link heeft, vindt de tafel.
page-share-invited = Alleen wie de link heeft, vindt deze tafel.
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
