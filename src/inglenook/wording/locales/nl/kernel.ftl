### Wat elk spel zegt.  $detail is een zinsdeel zonder punt.

## Getallen, opsommingen, spelers

number = { $number }
list-and = { $first } en { $last }
list-empty = geen
player-default = Speler { $number }
player-you = jou
hidden-thing = iets verborgens
log-passed = { $player } past.

## Reacties

prompt-required-order = Meer dan één verplicht effect: welk komt het eerst?

## Opties

option-pass = Passen
option-done = Klaar
option-yes = Ja
option-no = Nee
option-number = { $amount }
option-respond = Reageren met { $subject }
option-respond-not = Niet reageren
option-about = { $label }, voor { $about }
option-for-occasion = { $label }, voor nummer { $number }

## Geweigerde antwoorden

error-game-over = Het spel is afgelopen: er is niets meer te beantwoorden.
error-not-your-question = Deze vraag is voor { $asked }, niet voor { $player }. Wacht op dat antwoord.
error-not-offered = ‘{ $given }’ hoort niet bij de aangeboden antwoorden. Kies uit: { $offered }.
error-picked-twice = ‘{ $given }’ is tweemaal gekozen. Kies elke optie hoogstens eenmaal.
error-too-few =
    Kies minstens { $least ->
        [one] 1 optie
       *[other] { $least } opties
    }; je koos er { $count }.
error-too-many =
    Kies hoogstens { $most ->
        [one] 1 optie
       *[other] { $most } opties
    }; je koos er { $count }.
error-aside-not-now = Dat kan op dit moment niet. Beantwoord eerst de vraag.
error-aside-not-offered = ‘{ $given }’ kan nu niet naast de vraag. Nu mogelijk: { $offered }.

## Ongedaan maken

error-undo-nothing = Er is nog geen antwoord van je om ongedaan te maken.
error-undo-other-answered = { $player } heeft sindsdien geantwoord, dus je antwoord kan niet meer ongedaan gemaakt worden.
error-undo-die-rolled = Er is sindsdien gegooid, dus je antwoord kan niet meer ongedaan gemaakt worden.
error-undo-revealed = Er is sindsdien iets verborgens gezien, dus je antwoord kan niet meer ongedaan gemaakt worden.
error-undo-consent = In je eentje kun je alleen je laatste antwoord ongedaan maken. Voor meer is de toestemming van alle spelers nodig.
error-undo-too-far = Zo ver gaat het spel niet terug: alleen de laatste antwoorden kunnen ongedaan gemaakt worden.
error-no-checkpoints = Dit spel wordt zonder herstelpunten gespeeld, dus er kan niets ongedaan gemaakt of uitgeprobeerd worden. Begin het spel met herstelpunten.

## Opgenomen spellen

-other-rules = De opname is met andere regels gemaakt; speel die af met dezelfde versie van Inglenook als bij het opnemen.
error-diverged = Het opgenomen spel krijgt bij antwoord { $number } een andere vraag. Opgenomen: ‘{ $recorded }’, nu gevraagd: ‘{ $asked }’. { -other-rules }
error-diverged-ended = Het spel is afgelopen voordat antwoord { $number } van de opname bereikt is. { -other-rules }
error-diverged-answer = Antwoord { $number } van de opname, ‘{ $answer }’, wordt door het spel niet aangeboden. { -other-rules }

error-record-unreadable = De spelopname { $source } kan niet gelezen worden: { $detail }. Controleer het bestand en de toegangsrechten.
error-record-not-a-record = { $source } is geen spelopname. Kies een bestand dat Inglenook heeft opgeslagen.
error-record-truncated = De spelopname { $source } breekt voor het einde af. Gebruik een volledige kopie.
error-record-altered = De spelopname { $source } is na het opslaan gewijzigd: de controlesom klopt niet. Gebruik een ongewijzigde kopie.
error-record-newer = De spelopname { $source } heeft formaat { $schema }, en deze versie van Inglenook leest formaten tot en met { $known }. Werk Inglenook bij.
error-record-unknown-game = De spelopname { $source } is van een spel dat hier niet bekend is: ‘{ $game }’. Bekende spellen: { $known }. Werk Inglenook bij of kies een andere opname.
error-record-faulty = Er zit een fout in de spelopname { $source }: { $detail }. Verbeter die of gebruik een andere kopie.

error-snapshot-unreadable = De momentopname { $source } kan niet gelezen worden: { $detail }. Controleer het bestand en de toegangsrechten.
error-snapshot-not-a-snapshot = { $source } is geen momentopname van een spel. Kies een bestand dat Inglenook heeft opgeslagen.
error-snapshot-truncated = De momentopname { $source } breekt voor het einde af. Gebruik een volledige kopie.
error-snapshot-altered = De momentopname { $source } is na het opslaan gewijzigd: de controlesom klopt niet. Gebruik een ongewijzigde kopie.
error-snapshot-newer = De momentopname { $source } heeft formaat { $schema }, en deze versie van Inglenook leest formaten tot en met { $known }. Werk Inglenook bij.
error-snapshot-unknown-game = De momentopname { $source } is van een spel dat hier niet bekend is: ‘{ $game }’. Bekende spellen: { $known }. Werk Inglenook bij of kies een andere momentopname.
error-snapshot-faulty = Er zit een fout in de momentopname { $source }: { $detail }. Verbeter die of gebruik een andere kopie.

## Beginnen

error-unknown-game = Er is geen spel met de naam ‘{ $given }’. Bekende spellen: { $known }.
error-unknown-language = De taal ‘{ $given }’ is er niet. Bekende talen: { $known }.
did-you-mean = Bedoelde je ‘{ $suggestion }’?
error-seats = Het aantal spelers is { $given }. Voor dit spel zijn er minstens { $least } en hoogstens { $most } nodig.

## Toeval en grenzen

error-too-deep = De keten van reacties op reacties is langer dan de grens van { $limit }. Dit is een fout in het programma: meld die en stuur de spelopname mee.
error-endless = De regels gingen zonder vraag langer door dan de grens van { $limit }. Dit is een fout in het programma: meld die en stuur de spelopname mee.
error-broken-rules = De regels liepen vast op dit antwoord, en het spel is gebleven zoals het was: { $detail }. Dit is een fout in het programma: meld die en stuur de spelopname mee.
error-script-exhausted = Het scenario gooit een dobbelsteen ({ $stream }, zijden: { $sides }), maar het bestand schrijft de worp niet voor. Voeg de worp aan het bestand toe.
error-scripted-roll = De voorgeschreven worp { $value } ({ $stream }) is met deze dobbelsteen niet mogelijk. Schrijf een getal van 1 tot en met { $sides }.
error-not-replayable = Dit spel is niet bij het begin begonnen en kan dus niet als spelopname worden bewaard.
error-position = Deze stand kan niet worden opgenomen: { $detail }. Begin met een andere stand of een ander bestand.
error-unknown-edition = Er is geen uitgave { $given } van de standaardregels. Bekend zijn { $first } tot en met { $today }.
error-imagines-nothing = In een spel dat elders gespeeld wordt, valt niets uit te proberen.
