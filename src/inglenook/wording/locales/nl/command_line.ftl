### Wat het commando `inglenook` over zichzelf zegt.

## Hulp, elk één regel

help-inglenook = Speel twee fantasyspellen die niet meer worden uitgegeven; het programma bewaakt de regels. Zonder opdracht opent het de browser.
help-play = Speel een spel in de terminal, met mensen of bots.
help-scenario = Speel een scenariobestand af en controleer wat het verwacht.
help-simulate = Laat bots veel spellen spelen en vat de uitslagen samen.
help-bench = Meet hoe snel spellen gespeeld worden.
help-rules = Toon elke regel met de tests die de regel bewijzen.
help-heading-usage = Gebruik: { $usage }
help-heading-commands = Commando’s
help-heading-options = Opties
help-option-help = Toon deze hulptekst.
help-option-version = Toon de versie van Inglenook.
help-option-language = De taal: { $known }.
help-game = Het spel: { $known }.
help-seats = Hoeveel er aan tafel zitten.
help-bots = Hoeveel daarvan bots zijn.
help-seat = Wie op de volgende plaats zit; geef het eenmaal voor elke plaats.
help-name = De naam van de volgende persoon; geef het eenmaal voor elke naam.
help-deck = Het deck van de volgende plaats: een onlinestarter bij naam, of het pad van een deckbestand.
help-set = Een keuze van het spel zelf; geef het eenmaal voor elke keuze.
help-seed = De tekst waar alle toeval uit komt; dezelfde tekst geeft dezelfde kaarten en dobbelstenen.
help-record = Bewaar het spel in dit bestand, antwoord na antwoord.
help-resume = Ga verder met het spel in dit bestand, en bewaar het daar.
help-stops = Wanneer de mensen gevraagd worden om te reageren: all (alles), usual (gewoon), never (nooit), of namen van momenten.
help-ask-every-time = Stel ook vragen met maar één antwoord.

## Fouten

error-unknown-command = Het commando ‘{ $given }’ bestaat niet. Commando’s: { $known }.
error-unknown-option = De optie ‘{ $given }’ bestaat niet. Zie --help voor de opties die er zijn.
error-missing-argument = { $argument } ontbreekt. Zie --help voor wat dit commando nodig heeft.
error-invalid-choice = ‘{ $given }’ is niet mogelijk voor { $argument }. Kies uit: { $known }.
error-not-a-number = { $argument } moet een geheel getal zijn, en ‘{ $given }’ is dat niet.
error-file-missing = Het bestand { $file } bestaat niet. Controleer de naam en de map.
error-file-read = Het bestand { $file } kan niet gelezen worden: { $detail }. Controleer het bestand en de toegangsrechten.
error-file-write = Het bestand { $file } kan niet geschreven worden: { $detail }. Controleer de map en de toegangsrechten.
error-file-exists = Het bestand { $file } bestaat al. Ga met dat spel verder met --resume, of kies een andere naam.
error-extra-argument = ‘{ $given }’ is een woord te veel. Zie --help voor wat dit commando nodig heeft.
error-missing-value = { $argument } heeft een waarde nodig. Zie --help voor de betekenis ervan.
error-extra-value = { $argument } krijgt geen waarde. Laat weg wat na het isgelijkteken staat.
error-out-of-range = { $argument } kan van { $least } tot en met { $most } gaan, en ‘{ $given }’ ligt daarbuiten.
error-not-a-line = { $argument } moet een korte tekst op één regel zijn. Laat weg wat niet getoond kan worden.
error-not-a-pair = { $argument } moet eruitzien als SLEUTEL=WAARDE, en ‘{ $given }’ doet dat niet.
error-which-game = Welk spel? Bekende spellen: { $known }.
error-broken-game = Het spel { $game } kan niet geladen worden: { $detail }. Controleer INGLENOOK_GAMES.
error-seats-twice = De plaatsen zijn tweemaal gegeven. Geef ze elk met --seat, of hun aantal met --seats en --bots.
error-too-many-bots = Er zijn { $bots } bots voor { $seats } plaatsen. Geef minder bots of meer plaatsen.
error-too-many-names =
    Er { $count ->
        [one] is 1 naam
       *[other] zijn { $count } namen
    } voor zoveel mensen: { $people }. Geef minder namen of meer plaatsen.
error-not-with-resume = { $option } hoort bij een nieuw spel, en dit is al begonnen. Laat het weg.
error-other-game = In het bestand staat een spel { $game }, geen { $given }. Laat de naam van het spel weg.
error-no-stops = { $game } heeft geen momenten om uit te kiezen voor --stops. Laat het weg.
error-system = Het systeem weigerde: { $detail }. Controleer de schijf en de toegangsrechten.
error-program = Er ging iets mis in het programma: { $detail }. Meld het alsjeblieft; met INGLENOOK_TRACEBACK=1 vertelt het meer.
interrupted = Onderbroken.

## Wat er met een bestand mis kan zijn

cause-no-permission = er is geen toegang
cause-no-folder = die map bestaat niet
cause-is-folder = het is een map
cause-no-room = er is geen ruimte meer
