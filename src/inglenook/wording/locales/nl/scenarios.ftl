### Wat er over scenariobestanden gezegd wordt.  Woorden uit het bestand zelf staan er zoals ze geschreven zijn.

## De opdracht

help-scenario-file = Een scenariobestand, of een map ermee.
scenario-passed = { $file }: geslaagd. { $title }
scenario-failed = { $place }: niet geslaagd. { $difference }
scenario-mistake = { $place }: niet begrepen. { $mistake }
scenario-summary = Geslaagd: { $passed } van { $count }.

## Bestanden die niet te lezen zijn

scenario-unreadable = Het bestand kan niet gelezen worden: { $detail }.
scenario-yaml = Dit is geen geldige YAML: { $detail }.
scenario-alias = ‘{ $given }’ verwijst naar een andere plaats in het bestand. Schrijf voluit wat je bedoelt.
scenario-too-nested = Er staan te veel lijsten in elkaar. Een scenario heeft er maar een paar nodig.
scenario-key-twice = ‘{ $key }’ staat hier tweemaal. Laat er één staan.
scenario-key-missing = ‘{ $key }’ ontbreekt. Elk scenario heeft het nodig.
scenario-setup-or-start = Een scenario begint met een stelling (‘setup’) of aan het begin van een spel (‘start’): schrijf een van de twee.
scenario-needs-text = Hier is een tekst nodig.
scenario-needs-number = Hier is een geheel getal nodig.
scenario-needs-truth = Hier is ‘yes’ of ‘no’ nodig.
scenario-needs-list = Hier is een lijst nodig.
scenario-needs-fields = Hier zijn sleutels met waarden (‘sleutel: waarde’) nodig.
scenario-unknown = ‘{ $given }’ is hier niet bekend. Mogelijk: { $known }.
scenario-unknown-near = ‘{ $given }’ is hier niet bekend. Bedoelde je ‘{ $suggestion }’?
scenario-rules = Het aantal regels is { $count }. Noem er minstens 1 en hoogstens { $most }.
scenario-players = Het aantal spelers is { $count }. Voor dit spel zijn er minstens { $least } en hoogstens { $most } nodig.
scenario-player-name = ‘{ $name }’ kan hier geen naam van een speler zijn. Kies een andere.
scenario-entry = Hier staat een zet (‘Ann: pass’), een zet die geweigerd wordt (‘Ann: cannot pass’, eventueel met ‘because’) of een verwachting (‘expect:’).
scenario-one-aside = Naast de vraag kan er maar één ding tegelijk. Schrijf ze apart op.

## Onmogelijke stellingen

scenario-not-implemented = ‘{ $given }’ is een gedrukte kaart, { $code }, maar zit nog niet in het spel. Kies een andere kaart.
scenario-keyword-number = ‘{ $keyword }’ heeft in de regels geen getal. Schrijf 1: dat betekent dat de kaart het heeft.
scenario-no-more = ‘{ $given }’ wordt te vaak genoemd: het spel heeft er { $count }.
scenario-setup-refused = Zo kan het spel niet worden opgezet. { $reason }
scenario-impossible = Deze stelling kan niet voorkomen. { $faults }

## Zetten

scenario-ambiguous = ‘{ $given }’ kan meer dan één ding betekenen. Zeg welk je bedoelt: { $meanings }.
scenario-over = Het spel is afgelopen, maar het bestand gaat verder met ‘{ $move }’.
scenario-not-asked = ‘{ $move }’ beantwoordt een vraag die niet aan { $player } gesteld is. De vraag is voor { $asked }: ‘{ $prompt }’.
scenario-not-offered = ‘{ $move }’ wordt niet aangeboden aan { $player }. Aangeboden: { $offered }.
scenario-only-aside = ‘{ $move }’ kan alleen naast de vraag. Schrijf ‘aside { $move }’.
scenario-no-aside = ‘{ $move }’ is een antwoord op de vraag, niet iets ernaast. Laat ‘aside’ weg.
scenario-roll = { $reason } Het is { $phases }.
scenario-refused = Het spel gaat hier niet verder. { $reason }
scenario-allowed = ‘{ $move }’ zou voor { $player } niet mogelijk moeten zijn, maar is het wel.
scenario-other-reason = ‘{ $move }’ wordt geweigerd, maar niet vanwege { $expected }. De redenen: { $found }.
scenario-phase-already = Het is al ‘{ $phase }’.
scenario-phase-never = Na { $count } keer passen is ‘{ $phase }’ niet begonnen.
scenario-no-pass = { $player } kan niet passen bij de vraag ‘{ $prompt }’. Beantwoord die in het bestand.
scenario-faulty = Deze zet leidt tot een stelling die niet kan voorkomen. { $faults }

## Verwachtingen

scenario-differs = { $what }: verwacht { $expected }, gevonden { $found }.
scenario-over-already = { $what }: het spel is afgelopen, en niemand wordt iets gevraagd.
scenario-known = { $card }: bekend bij { $player }, maar dat hoort niet.
scenario-not-known = { $card }: niet bekend bij { $player }, maar dat hoort wel.

## Het einde van het bestand

scenario-unanswered = Het bestand eindigt bij een vraag voor { $player }: ‘{ $prompt }’. Beantwoord die, of noem de speler met ‘asked’ in de laatste verwachting.
scenario-unused-rolls = Deze worpen zijn nooit gegooid: { $rolls }.
