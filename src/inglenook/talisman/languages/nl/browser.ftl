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
talisman-table-trophy-strength = { $points } van { $price } voor 1 krachtpunt
talisman-table-trophy-craft = { $points } van { $price } voor 1 vernuftpunt

## What a total consists of

share-counters = eigen punten
share-character = het personage zelf
share-turn = tot het einde van de beurt
share-doubled = verdubbeld
share-toad = als pad

## Fights and dice

talisman-table-strengths = Je Kracht { $own } tegen { $other }, wapens niet meegeteld
talisman-table-crafts = Je Vernuft { $own } tegen { $other }
talisman-table-combat = Gevecht
talisman-table-psychic-combat = Geestelijk gevecht
talisman-table-against = tegen
talisman-table-wins = wint
talisman-table-draw = gelijkspel
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
talisman-stage-not-out =
    { $you ->
        [you] Je ligt niet uit het spel: je begint opnieuw met een ander personage.
       *[another] Het spel gaat verder met een ander personage.
    }
talisman-stage-odds = Van { $all } worpen worden er { $won } gewonnen, eindigen er { $drawn } gelijk en worden er { $lost } verloren.
talisman-stage-wins = { $name } wint met { $by } verschil

## Voor wie voor het eerst speelt

talisman-table-lesson-path = Kijk naar beide eindpunten: waar je kaarten trekt, valt het meest te winnen en te verliezen. In een vak met een tabel staat vooraf wat elk getal doet.
talisman-table-lesson-encounter = Kies: de aanwijzingen van het vak volgen of een personage ontmoeten dat er staat. Wie een ander personage verslaat, pakt het een leven, goud of een voorwerp af.
talisman-table-lesson-space = Dit hoeft niet. Lees wat het kan opleveren en wat het kost, en beslis dan.
talisman-table-lesson-visit = Een vreemdeling helpt of verleidt, zoals op de kaart staat. Laat je hem met rust, dan blijft hij hier voor wie er langskomt.
talisman-table-lesson-take = Wat je laat liggen, is voor iedereen. Je mag 4 voorwerpen hebben; metgezellen en goud tellen niet mee.
talisman-table-lesson-buy = Een wapen helpt in elk gevecht, bescherming kan een leven sparen als je verloren hebt. Verder heb je in een gevecht niets aan goud.
talisman-table-lesson-evade = Wie ontwijkt, vecht niet en wint niets. Vergelijk de getallen vóór de worp, en tel je levens.
talisman-table-lesson-before-fight = Dit is het laatste moment: na de worp verandert geen spreuk dit gevecht meer. Is hij nu nodig, of levert hij later meer op?
talisman-table-lesson-spell = Een spreuk gebruik je één keer. Hij doet het meest als hij iets beslist: een gevecht, een leven of de voorsprong van een ander.
talisman-table-lesson-surplus = Wat je neerlegt, blijft in dit vak, en iedereen die langskomt mag het nemen.
talisman-table-lesson-portal = Twee dobbelstenen tonen gemiddeld 7. Met minder blijft de Poort meestal dicht, en de poging kost een punt.
talisman-table-lesson-inner = Hier heeft elk vak zijn taak, en elke taak kan levens kosten. Zonder Talisman blijft het Vlammendal gesloten.
talisman-table-lesson-command = Wie nog levens heeft, kan zelf naar de Kroon komen en erom vechten. Is het laatste leven weg, dan lig je eruit.
