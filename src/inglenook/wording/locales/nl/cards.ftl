### Wat `inglenook cards` zegt, naast de kaarten.

help-cards = Toon een kaart van het kaartspel In de Ban van de Ring.
cards-help-card = De verzamelaarscode (1R30), meerdere codes, of woorden uit de titel (naast andere tussen aanhalingstekens); of een zoekopdracht zoals soort:volgeling cultuur:moria kosten<=2; zonder code of titel worden alle kaarten opgesomd.
cards-help-set = Alleen kaarten van deze set: 0 promotiekaarten, 1 tot 3 het Reisgenootschapsblok, 4 tot 6 het Torenblok.
cards-help-own = De kaarten die je bezit, een bestand met regels als ‘3 1C7 Dwarf Guard’: dan kun je zoeken met bezit>=2 of bezit:0.
cards-help-missing = Som de gedrukte kaarten op die het spel nog niet heeft.
error-unknown-card = Er is geen kaart ‘{ $given }’. Geef een verzamelaarscode of woorden uit een titel.
error-collection-line = Regel { $line } van de verzameling noemt geen kaart: ‘{ $given }’. Schrijf het aantal exemplaren en een verzamelaarscode, zoals ‘3 1C7’.
cards-perhaps = Misschien: { $known }.
cards-found =
    { $n ->
        [one] 1 kaart.
       *[other] { $n } kaarten.
    }
cards-no-field = Er is geen veld ‘{ $given }’; er is op het woord gezocht.
cards-no-field-near = Er is geen veld ‘{ $given }’; er is op het woord gezocht. Bedoelde je ‘{ $near }’?

help-packs = Open boosters, onlinestarters en luxe starters van het kaartspel In de Ban van de Ring.
packs-help-set = De set: 1 tot 3 van het Reisgenootschapsblok, 4 tot 6 van het Torenblok.
packs-help-boosters = Hoeveel boosters er worden geopend.
packs-help-starters = Hoeveel onlinestarters er worden geopend: wat er in de gedrukte starters zat, is hier niet bekend.
packs-help-deluxe = Hoeveel luxe starters er worden geopend, elk een onlinestarter met een booster van set 1 of 4.
packs-help-seed = Hetzelfde startgetal geeft dezelfde kaarten.
packs-help-json = Geef de kaarten als JSON, voor programma's.
packs-of-booster = Booster { $number }, { $set }, { $cards } kaarten:
packs-of-starter = Onlinestarter { $number }, { $set }: { $starter }, { $cards } kaarten:
packs-of-deluxe = Luxe starter { $number }, { $set }: { $starter }, { $cards } kaarten:
packs-error-no-deluxe = Van set { $given } was er geen luxe starter. Geef --set een van deze: { $known }.
packs-foil = foliekaart
packs-another-picture = andere afbeelding

help-decks = Controleer een deck van het kaartspel In de Ban van de Ring, zet het om in een ander soort tekst of maak er een korte code van.
decks-help-deed = check noemt elke fout met regel en spelregel, convert schrijft het deck opnieuw, code maakt het kort, starts noemt welke reisgenoten samen kunnen beginnen, met hun kosten.
decks-help-deck = Een deckbestand, de naam van een deck dat bij het spel hoort, of - voor de standaardinvoer; lijsten en tabellen van andere programma’s worden ook gelezen.
decks-help-format = Het formaat waarvoor het deck bedoeld is: { $known }.
decks-help-to = Het soort tekst dat convert schrijft: { $known }.
decks-error-what = Zeg wat er moet gebeuren ({ $known }) en met welk deck.
