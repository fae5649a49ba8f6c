### De tafel in regels.

## Wat voorgelezen kan worden

reading-hand = kaarten: je hand, met kosten en teksten
reading-table = tafel: alle kaarten in het spel
reading-mine = mijn: je eigen kaarten in het spel, je locatie en lasten
reading-opponents = tegenstanders: de kaarten van de anderen in het spel, hun locaties en lasten
reading-site = locatie: waar het reisgenootschap is, en het pad
reading-skirmish = gevecht: het gevecht dat bezig is en wat nog komt
reading-pool = pot: schemerpot, lasten en bewegingen
reading-piles = stapels: aflegstapels, dodenstapels, je avonturenstapel
reading-numbers = getallen: waar sterkte, kosten en andere getallen vandaan komen

## De beurt

look-setting-up = Het spel wordt voorbereid.
look-turn = Beurt van { $player }, { $phase }.
look-turn-shadow = Beurt van { $player }, schaduwfase van { $shadow }.
look-pool = Schemerpot: { $tokens }.
look-moves = Bewegingen deze beurt: { $moves } van { $limit }.
look-burdens =
    { $player }: { $burdens ->
        [one] 1 last
       *[other] { $burdens } lasten
    }, weerstand { $resistance }.
look-player =
    { $player }: locatie { $site }, { $burdens } van { $resistance } lasten, { $hand ->
        [one] 1 kaart
       *[other] { $hand } kaarten
    } op hand, { $deck } in de speelstapel.
look-wearing = De ringdrager van { $player } heeft de Ene Ring om.

## Locaties

look-here = Locatie { $number }, { $site }: { $text }
look-here-plain = Locatie { $number }, { $site }.
look-path = { $number }: { $site }, schaduwnummer { $shadow }.
look-path-markers = { $number }: { $site }, schaduwnummer { $shadow }. Hier: { $players }.
look-path-gap = { $number }: geen locatie op het pad.
look-no-path = Er ligt nog geen locatie op het pad.
look-controls = { $player } beheerst { $sites }.

## Gevechten

look-skirmish = Gevecht bezig: { $fighter }, sterkte { $strength }, tegen { $minions }, sterkte { $against }.
look-assigned = Nog te vechten: { $fighter } tegen { $minions }.
look-nobody = niemand
look-no-skirmish = Er is nu geen gevecht.

## Kaarten in het spel

look-companions = Reisgenootschap van { $player }:
look-minions = Volgelingen van { $player }:
look-support = Hulpgebied van { $player }:
look-inactive = Nu niet actief, van { $player }: { $cards }.
look-card = { $card }: { $details }.
look-plain-card = { $card }.

## Handen en stapels

look-hand =
    Je hebt { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    } op hand.
look-hand-card = { $card}, { $kind}, kosten { $cost }. { $text }
look-discard =
    Aflegstapel van { $player }, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }. Je ziet: { $cards }.
look-dead = Dodenstapel van { $player }: { $cards }.
look-adventure = Je avonturenstapel: { $cards }.
look-no-piles = Er is niets afgelegd en niemand is dood.

## Getallen

look-number = { $card }, { $what } { $number }: { $shares }.
look-archery-fellowship = Aantal pijlen van het reisgenootschap { $number }: { $shares }.
look-archery-minions = Aantal pijlen van de volgelingen { $number }: { $shares }.
look-limit-from = Bewegingslimiet { $number }: { $shares }.
look-no-numbers = Alle getallen zijn zoals op de kaarten.
