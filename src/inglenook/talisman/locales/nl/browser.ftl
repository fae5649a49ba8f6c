### Talisman in the browser: the board, the sheets, the decks.

## The table and its parts

talisman-table-seats =
    Ronde { $round }, { $seats ->
        [one] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
       *[other] { $seats }
    } aan tafel
talisman-table-at-a-glance = De spelers in het kort
talisman-table-parts = Delen van de tafel
talisman-table-side = Beslissing en logboek
talisman-table-tab-board = Spelbord
talisman-table-tab-players = Spelers
talisman-table-tab-sheet = Jouw blad
talisman-table-tab-character = Blad
talisman-table-tab-log = Logboek

## The turn

talisman-table-steps = De beurt van { $player }
talisman-table-step-move = Verplaatsen
talisman-table-step-encounter = Ontmoeten
talisman-table-step-crown = Kroon van Heerschappij
talisman-table-step-next = hierna { $player }

## The board

talisman-table-board = Spelbord
talisman-table-whole-board = Hele spelbord
talisman-table-ring-outer = Buitenste gebied, met de klok mee vanaf het Dorp
talisman-table-ring-middle = Middengebied, met de klok mee vanaf de Grote Poort
talisman-table-ring-inner = Binnenste gebied, met de klok mee vanaf de Vlakte van Doodsgevaar; daarna de Kroon van Heerschappij
talisman-table-space = { $space }, { $region }
talisman-table-space-who = Hier: { $who }
talisman-table-space-cards = Hier liggen: { $cards }
talisman-table-can = Te kiezen: { $options }
talisman-table-can-card = Hier te kiezen: { $cards }
talisman-table-can-be-chosen = Kan worden gekozen
talisman-table-chosen = Gekozen

## Cards

talisman-table-card = { $title }: { $head }
talisman-table-card-whole = Kaart openen: { $title }
talisman-table-number = nummer { $number }
talisman-table-hidden-spell = verborgen spreuk
talisman-table-deck =
    Avonturenstapel: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
talisman-table-discards =
    Afgelegd: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
talisman-table-removed =
    Uit het spel: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
talisman-table-left-trophies = Trofeeën van doden, die niemand kan nemen:
talisman-table-spell-deck =
    Spreukenstapel: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
talisman-table-used-spells =
    Gebruikte spreuken: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
talisman-table-purchase =
    Koopkaarten en Talismans: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
talisman-table-beside =
    Naast het spelbord: { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
talisman-table-none = Geen.
talisman-table-crown-reached = De Kroon is bereikt
talisman-table-magic-destroyed = De magie is vernietigd
talisman-table-house = Huisregels ({ $count })

## Players and their sheets

talisman-table-players = Aan tafel
talisman-table-you = Jij
talisman-table-bot = bot
talisman-table-choose = Kies { $player }
talisman-table-out = uit het spel
talisman-table-waiting = krijgt een nieuw personage
talisman-table-first-character = kiest een personage
talisman-table-characters = Personages
talisman-table-lives = Levens
talisman-table-spells = Spreuken
talisman-table-values = Waarden
talisman-table-value = { $name } { $amount }. Toon waaruit dit bestaat
talisman-table-value-of-own = { $name } { $amount }, waarvan { $own } eigen. Toon waaruit dit bestaat
talisman-table-free =
    { $count ->
        [one] vrij
       *[other] { $count } vrij
    }
talisman-table-played-by-you = door jou gespeeld
talisman-table-played-by = gespeeld door { $player }
talisman-table-character-card = Personagekaart: { $character }
talisman-table-own-sheet = Terug
talisman-table-abilities = Bijzondere gaven
talisman-table-source = Waar deze tekst vandaan komt
talisman-table-trophy-strength = { $points } van { $price } voor 1 krachtpunt
talisman-table-trophy-craft = { $points } van { $price } voor 1 vernuftpunt
talisman-table-trophy-strength-enough =
    { $points } punten, genoeg voor { $gain ->
        [one] 1 krachtpunt
       *[other] { $gain } krachtpunten
    }
talisman-table-trophy-craft-enough =
    { $points } punten, genoeg voor { $gain ->
        [one] 1 vernuftpunt
       *[other] { $gain } vernuftpunten
    }

## What a total consists of

share-counters = eigen punten
share-character = het personage zelf
share-turn = tot het einde van de beurt
share-doubled = verdubbeld
share-toad = als pad
share-craft = Vernuft
share-followers = metgezellen
share-fight = voor dit gevecht

## Fights and dice

talisman-table-strengths = Je Kracht { $own } tegen { $other }, wapens niet meegeteld
talisman-table-crafts = Je Vernuft { $own } tegen { $other }
talisman-table-combat = Gevecht
talisman-table-psychic-combat = Geestelijk gevecht
talisman-table-against = tegen
talisman-table-wins = wint
talisman-table-draw = gelijkspel
talisman-table-toad =
    Je bent nog { $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    } een pad: 1 vak per beurt, Kracht 1, Vernuft 1, geen bijzondere gaven.
talisman-table-die = Dobbelsteen
talisman-table-die-higher = Hoogste steen
talisman-table-dice =
    { $count ->
        [one] Dobbelsteen: { $dice }
       *[other] Dobbelstenen: { $dice }
    }

## The stage

talisman-stage-drawn =
    { $you ->
        [you] Je trekt
       *[another] { $player } trekt
    }
talisman-stage-met =
    { $you ->
        [you] Je ontmoet: { $card }
       *[another] { $player } ontmoet: { $card }
    }
talisman-stage-death =
    { $you ->
        [you] Je personage is dood
       *[another] Het personage van { $player } is dood
    }
talisman-stage-new =
    { $you ->
        [you] Je nieuwe personage
       *[another] Het nieuwe personage van { $player }
    }
talisman-stage-missed =
    { $you ->
        [you] Je hebt een beurt overgeslagen
       *[another] { $player } heeft een beurt overgeslagen
    }
talisman-stage-left-behind = Wat het had, ligt nu in { $space-the }.
talisman-stage-not-out =
    { $you ->
        [you] Je ligt niet uit het spel: je begint opnieuw met een ander personage.
       *[another] Het spel gaat verder met een ander personage.
    }
talisman-stage-toad =
    { $you ->
        [you] { $turns } beurten lang verplaats je je 1 vak per beurt, heb je Kracht 1 en Vernuft 1 en geen bijzondere gaven.
       *[another] { $turns } beurten lang verplaatst het zich 1 vak per beurt, heeft het Kracht 1 en Vernuft 1 en geen bijzondere gaven.
    }
talisman-stage-toad-left = Voorwerpen, metgezellen en goud blijven achter in { $space-the }.
talisman-stage-no-toad = Kracht, Vernuft en bijzondere gaven zijn weer zoals tevoren.
talisman-stage-odds = Van { $all } worpen worden er { $won } gewonnen, eindigen er { $drawn } gelijk en worden er { $lost } verloren.
talisman-stage-wins =
    { $you ->
        [you] Je wint met { $by } verschil
       *[another] { $name } wint met { $by } verschil
    }
