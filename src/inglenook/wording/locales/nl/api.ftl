### Wat de HTTP-kant zegt als er iets wordt geweigerd.

api-error-not-found = Op dit adres is niets te vinden.
api-error-method = Dit kan niet op dit adres.
api-error-body = Wat er gestuurd is, is niet te lezen: { $detail }.
api-error-long = ‘{ $where }’ is te lang: schrijf hoogstens { $most } tekens.
api-error-characters = In ‘{ $where }’ staan tekens die niet te zien zijn of de regel omkeren. Typ het opnieuw zonder die tekens.
api-error-query = Het adres is niet te lezen: { $detail }.
api-error-too-large = Dat is te veel: hier worden hoogstens { $most } bytes aangenomen.
api-error-not-json = Hier wordt alleen JSON aangenomen.
api-error-origin = Dit is vanaf een andere site gestuurd. Open de pagina opnieuw en doe het daar nog eens.
api-error-host = Deze server kent zichzelf niet onder de naam ‘{ $host }’. De beheerder kan de naam toevoegen met --allowed-host.
api-error-barred = De beheerder van deze server laat je hier niet meer spelen.
api-error-nobody = Je bent hier nog niet bekend. Kies eerst een naam of ga aan een tafel zitten en probeer het opnieuw.
api-error-no-device = Dit apparaat staat er niet meer bij. Bekijk de lijst opnieuw.
api-error-no-token = Dit adres is voor programma’s: stuur een token mee in de header ‘Authorization: Bearer …’. Tokens maak je op de pagina ‘Programma’s’.
api-error-bad-token = Dit token is niet geldig: het is verkeerd gespeld, verlopen of ingetrokken. Maak een nieuw token op de pagina ‘Programma’s’.
api-error-token-in-address = Een token hoort niet in een adres, waar anderen het zouden kunnen lezen. Stuur het in de header ‘Authorization: Bearer …’ en trek dit token in.
api-error-scope = Dat mag dit token niet. Er is een token nodig met een van deze rechten: { $scopes }.
api-error-tokens = Je hebt { $most } tokens, en voor meer is geen plaats. Trek er een in dat je niet meer nodig hebt.
api-error-programs = Je hebt { $most } programma’s, en voor meer is geen plaats.
api-error-program-scopes = Een token is voor jou (play) of voor een programma van jou (bot), niet voor allebei.
api-error-no-programs = Programma’s mogen niet aan deze tafel gaan zitten. Wie de tafel dekt, kan dat toestaan.
api-error-program-tables = Een programma zit aan hoogstens { $most } tafels. Laat het eerst een spel afmaken.
api-error-no-own-token = Zo’n token heb je niet.
api-error-no-own-program = Zo’n programma heb je niet.
api-error-words-mistyped = Dit zijn geen herstelwoorden: er ontbreekt er een of er zit een typefout in. Het zijn er twaalf, van vier letters elk.
api-error-words-unknown = Deze woorden openen hier niets. Misschien zijn ze door nieuwe vervangen, of ze horen bij een andere server.
api-error-sign-in-again = Daarvoor moet je pas hebben ingelogd. Log nog een keer in en probeer het dan opnieuw.
api-error-last-way = Dit is de enige toegang tot je account. Voeg eerst een andere toe.
api-error-no-way = Deze toegang tot je account is er niet meer. Bekijk de lijst opnieuw.
api-error-way-taken = Deze toegang is al bekend, of je account heeft er { $most }. Verwijder er eerst een.
api-error-too-many =
    Dat was te snel achter elkaar. Wacht { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    } en probeer het opnieuw.
api-error-too-much-kept = Vanaf jouw adres is vandaag meer bewaard dan er plaats is. Probeer het over { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    } opnieuw.
api-error-unknown-game = Er is geen spel ‘{ $given }’. Spellen: { $known }.
api-error-no-name = Er is een naam nodig met minstens één zichtbaar teken.
api-error-seats = { $given ->
        [one] Eén plaats kan
       *[other] { $given } plaatsen kunnen
    } in dit spel niet: het is voor { $least } tot en met { $most } spelers.
api-error-unknown-bot = Er is geen bot ‘{ $given }’. Bots: { $known }.
api-error-no-table = Deze tafel bestaat niet, of niet meer.
api-error-no-seat = Deze tafel heeft die plaats niet.
api-error-only-host = Alleen wie de tafel heeft gedekt, kan dit doen.
api-error-not-your-seat = Deze plaats is niet van jou.
api-error-taken = Iemand anders was sneller: de plaats is veranderd.
api-error-no-league = Zo'n competitie is er niet. De link is misschien oud.
api-error-product = Het product ‘{ $given }’ is er niet. Bekend: { $known }.
api-error-unknown-starter = De starter ‘{ $given }’ is er niet. Bekend: { $known }.
api-error-no-opponent = Kies minstens één deck om het tegen uit te proberen.
api-error-trials = Er worden nu te veel decks uitgeprobeerd. Probeer het over een paar minuten opnieuw.
api-error-trial-long = Dat zouden te veel spellen worden: een proef heeft er hoogstens { $most }. Kies minder tegenstanders, of minder spellen tegen elk.
api-error-no-trial = Er loopt geen proef van jou, of dat spel zit er niet in.
api-error-begun = Het spel is al begonnen.
api-error-empty-seats = Er zijn nog lege plaatsen.
api-error-unavailable = Er kan hier nu niets worden bewaard. Wat je deed, is niet gedaan; probeer het zo meteen opnieuw.
api-error-league-goes-on = De competitie van dit spel loopt nog: wat anderen spelen blijft verborgen tot ze voorbij is.
api-error-seats-held = Je zit aan { $most } tafels waar het spel nog niet begonnen is. Sta eerst bij een daarvan op.
api-error-no-link = Deze link is niet meer geldig.
api-error-no-deck = Zo’n deck heb je niet.
api-error-deck-cards = Dat zijn te veel kaarten: een deck heeft hier hoogstens { $most } kaarten.
api-error-too-many-decks = Je bewaart hier al { $most } decks; voor meer is geen plaats. Verwijder een deck dat je niet meer nodig hebt; dit deck blijft zolang in je browser.
api-error-packs = Je hebt { $most } boosters en starters geopend, en voor meer is geen plaats. Begin je verzameling opnieuw om andere te openen.
api-error-packs-today = Je hebt binnen een dag { $most } boosters en starters geopend. De volgende kan over { $minutes ->
        [one] een minuut
       *[other] { $minutes } minuten
    } open.
api-error-no-decks = In dit spel brengt niemand een deck mee.
api-error-no-rules = Zo’n regelboek is er niet.
api-error-not-over = Dit spel is nog niet afgelopen. Daarna is het terug te zien.
api-error-no-replay = Dit spel is niet terug te kijken: de regels zijn sindsdien veranderd.
api-error-no-viewer = Niemand aan deze tafel ziet het zo.
api-error-no-moment = Dat moment is er in dit spel niet.
api-error-analysing = Er wordt nog naar je andere spel gekeken. Vraag het opnieuw als dat klaar is.
api-error-not-asked = Er wordt je nu niets gevraagd.
api-error-nothing-weighed = Hier valt niets te vertellen: geen bot heeft iets afgewogen dat je kunt zien.
api-error-no-practice = Tips en redenen zijn er voor tafels waar je uitsluitend tegen bots speelt.
api-error-endless = De regels kwamen hiermee niet tot een einde. Daarom is het afgebroken, en het wordt niet opnieuw geprobeerd voordat de regels hersteld zijn. Kies iets anders, of meld het aan de beheerder van deze server.
api-error-broken = Er ging hier iets mis. Het is genoteerd.
