### De server voor de browser (`inglenook serve`), en wat die tegen spelers zegt.

help-serve = In de browser spelen: start de server, voor deze computer of ook voor andere.
help-host = Het adres waarop geluisterd wordt; 0.0.0.0 voor iedereen die deze computer kan bereiken.
help-port = De poort; zonder opgave { $port }, of de eerstvolgende die vrij is.
help-database = Waar spellen bewaard worden: sqlite:///BESTAND of postgresql://…; zonder opgave een bestand van jezelf.
help-workers = Hoeveel processen de server gebruikt; voor meer dan één is PostgreSQL nodig.
help-thinkers = In hoeveel processen bots nadenken.
help-abandoned = Na hoeveel seconden zonder verbinding een plaats die aan zet is, als verlaten geldt.
help-open = De browser openen.
help-origin = Een ander adres waarvan pagina’s deze server mogen gebruiken, zoals https://games.example; mag vaker gegeven worden.
help-allowed-host = Een andere naam waarmee deze server aangesproken mag worden, zoals games.example; adressen en namen van een thuisnetwerk mogen altijd. Mag vaker gegeven worden.
help-secrets = Het bestand met de geheimen waarmee een oudere server cookies ondertekende, één per regel, het nieuwste eerst; het wordt gemaakt als het er niet is. Zonder dit ligt het geheim in de database.
help-proxies = Hoeveel eigen reverse proxy’s er voor de server staan; wat die over de herkomst van een verzoek zeggen, wordt geloofd.
help-country-header = De header waarin je proxy vertelt uit welk land een verzoek komt, zoals CF-IPCountry. Mensen zien het land in de lijst van hun apparaten.
help-keep = Hoeveel dagen iets wordt bewaard, 0 voor altijd; WHAT is een van { $known }. Kan meermalen worden gegeven.
help-unlimited = Niemand weigeren die te vaak iets vraagt: alleen om te meten.
help-say-process = Ook het procesnummer en de poort tonen, voor programma’s.

server-ready = Inglenook is klaar: { $address } (stoppen met Ctrl-C)
server-core-compiled = De regels zijn gecompileerd en draaien op volle snelheid.
server-core-python = De regels zijn niet gecompileerd: alles werkt, op ongeveer een kwart van de snelheid.
server-not-built = De pagina’s voor de browser zijn nog niet gebouwd: `make play` bouwt ze.
server-ended = De server is gestopt. Alle spellen zijn bewaard.

server-error-not-installed = De server heeft pakketten nodig die niet geïnstalleerd zijn: { $missing }. Installeer ze met pip, of installeer het programma opnieuw.
server-error-workers = Voor meerdere werkprocessen is PostgreSQL nodig: geef --database postgresql://….
server-error-origin = ‘{ $given }’ is geen herkomstadres van pagina’s. Zo’n adres ziet eruit als https://games.example, met niets erachter.
server-error-host = ‘{ $given }’ is geen naam van een computer.
server-error-secrets = In het bestand { $file } hoort op elke regel een geheim van minstens { $least } tekens.
server-error-port = Poort { $port } is bezet. Geef een andere met --port, of beëindig het programma dat de poort gebruikt.
server-error-processes = De processen van de server eindigen zodra ze gestart zijn. Wat ze hierboven schreven, zegt waarom.
server-error-listen = Kan niet luisteren op { $host }, poort { $port }: { $detail }.
server-error-database = De database { $address } kan niet worden gebruikt: { $detail }.
server-error-database-address = ‘{ $given }’ is niet het adres van een database. Dat is sqlite:///BESTAND of postgresql://….
server-error-database-served = De spellen in { $file } worden al door een andere server aangeboden. Gebruik die, stop die of geef een ander bestand met --database.
server-error-no-asyncpg = PostgreSQL heeft een pakket nodig dat niet geïnstalleerd is: `pip install asyncpg`.
server-error-database-newer = De database is geschreven door een nieuwere versie (schema { $schema }, deze kent { $known }). Installeer die versie, of gebruik een andere database.
server-error-database-older = De database is van een oudere versie (schema { $schema }, deze kent { $known }). Geef opdrachten met de inglenook die hem gebruikt, of stop die en start ‘inglenook serve’ van deze versie, die hem kopieert en bijwerkt.
server-error-database-column = De tabel ‘{ $table }’ van de database heeft geen kolom ‘{ $column }’. Zet een back-up terug, of gebruik een andere database.
server-error-database-schema = De database zegt dat zijn schema ‘{ $given }’ is; dat is geen schemanummer. Zet een back-up terug, of gebruik een andere database.

server-refused-stale = Het spel is intussen verder gegaan; er is niets gedaan.
server-refused-frozen = Het spel is stilgelegd door een fout in de regels. Het verloop is bewaard, en het spel gaat verder als die fout hersteld is.
server-refused-spectator = Alleen spelers kunnen dat doen; je kijkt toe.
server-refused-not-playing = Aan deze tafel is geen spel bezig.
server-refused-not-asked = De vraag is niet voor jou.
server-refused-not-offered = Dat is niet een van de mogelijkheden.
server-refused-unknown-thing = Dat ligt niet op tafel.
server-refused-no-reason = De reden kan nu niet worden gegeven.
server-refused-nothing-asked = Niemand vraagt nu om iets terug te nemen.
server-refused-undo-asked = Iemand anders vraagt om iets terug te nemen: zeg daar eerst ja of nee op.
server-refused-conceded = Je hebt al opgegeven.
server-refused-not-abandoned = Die plaats is niet verlaten.
server-refused-no-bot = Er speelt geen bot voor jou.
server-refused-bot-plays = Een bot speelt nu voor je: neem eerst je plaats terug.
server-refused-unknown-moment = Dat moment kent dit spel niet.
server-refused-not-over = Het spel is nog niet afgelopen.
server-refused-no-name = Zeg eerst wie je bent: kies een naam.
server-refused-chat = Schrijf iets dat te zien is, in hoogstens { $most } tekens.
server-refused-muted = Je kunt hier geen regels schrijven: de beheerder van deze server heeft je het zwijgen opgelegd.
server-refused-characters = De regel bevat tekens die niet getoond kunnen worden.
server-refused-report = Zeg in een paar woorden wat er mis is, in hoogstens { $most } tekens.
server-refused-not-watching = Zeg eerst welke tafel je bekijkt.
server-refused-no-table = Zo’n tafel is er niet, of niet meer.
server-refused-not-your-seat = Die plaats is niet van jou.
server-refused-too-large = Een bericht mag hoogstens { $most } bytes hebben.
server-refused-malformed = Dat bericht is niet te begrijpen.
server-refused-too-many = Te veel tegelijk: wacht { $seconds ->
        [one] een seconde
       *[other] { $seconds } seconden
    }.
server-refused-fault = Er ging iets mis in de server; er is niets gedaan.
server-refused-twice = Elke optie kan maar één keer worden gekozen.
server-refused-unanswered = De database antwoordt niet. Zodra dat weer gebeurt, is te zien wat bewaard is; niets wordt twee keer gedaan.

# What `inglenook admin` says.

help-admin = Voor wie een server beheert: tafels, spelers en de database verzorgen.
help-admin-order = Wat te doen: { $known }.
help-admin-about = Waarover: een tafel, ‘guest ID’ of ‘address IP’, een melding of een bestand.
help-admin-reason = De reden; die wordt bij de opdracht genoteerd.
help-admin-page = Welke bladzijde van een lijst, als er meer zijn.
admin-done = Gedaan: { $what } { $about }.
admin-nothing = Niets om op te sommen.
admin-error-what = Geef een opdracht: { $known }.
admin-error-about = Geef bij ‘{ $what }’ op waarover het gaat: { $about }.
admin-error-unknown = ‘{ $about }’ bestaat niet, of de toestand laat ‘{ $what }’ niet toe.
admin-error-who = ‘{ $given }’ is noch ‘guest ID’ noch ‘address IP’.
admin-error-postgresql = Een kopie van PostgreSQL maak je met pg_dump.
admin-error-no-database = Er is geen database ‘{ $file }’. Noem met --database de database die de server gebruikt.
admin-error-copy = Kan niet kopiëren naar ‘{ $file }’: { $detail }. Noem een nieuw bestand in een bestaande map.
admin-table = { $id }, { $game }, { $state }, antwoorden: { $version }, laatst gebruikt { $changed }: { $names }
admin-report = { $id }, tafel { $table }, { $kind }, { $at }: { $detail }
admin-order = { $at }, { $by }: { $what } { $about } { $reason }
admin-more = Volgende bladzijde: --page { $page }
admin-imported = Geïmporteerd als tafel { $table }. Terug te kijken op /replay/{ $table }
admin-imported-unfinished = Geïmporteerd als tafel { $table }: het spel gaat verder waar het stond. Wie een van deze links het eerst opent, zit op die plaats:
admin-seat-link = { $name }: { $link }
admin-error-no-guest = Er is geen gast ‘{ $given }’. ‘inglenook admin tables’ toont de gasten van elke tafel.
admin-house = Verwijderd: { $waiting } wachtende tafels, { $stopped } stilgevallen en { $over } afgelopen spellen, { $reports } meldingen, { $guests } gasten.
