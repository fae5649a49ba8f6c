### Mitä HTTP-puoli sanoo kieltäytyessään jostakin.

api-error-not-found = Tässä osoitteessa ei ole mitään.
api-error-method = Tätä ei voi tehdä tässä osoitteessa.
api-error-body = Lähetettyä ei voi lukea: { $detail }.
api-error-long = ”{ $where }” on liian pitkä: kirjoita enintään { $most } merkkiä.
api-error-characters = Kohdassa ”{ $where }” on merkkejä, jotka eivät näy tai jotka kääntävät rivin suunnan. Kirjoita se uudelleen ilman niitä.
api-error-query = Osoitetta ei voi lukea: { $detail }.
api-error-too-large = Liikaa: täällä otetaan vastaan enintään { $most } tavua.
api-error-not-json = Täällä otetaan vastaan vain JSONia.
api-error-origin = Tämä lähetettiin toiselta sivustolta. Avaa sivu uudelleen ja tee sama siellä.
api-error-host = Tämä palvelin ei tunne nimeä ”{ $host }”. Ylläpitäjä voi lisätä nimen valitsimella --allowed-host.
api-error-barred = Palvelimen ylläpitäjä on kieltänyt sinua pelaamasta täällä.
api-error-nobody = Sinua ei vielä tunneta täällä. Valitse ensin nimi tai istu pöytään ja yritä uudelleen.
api-error-no-device = Tätä laitetta ei ole enää. Katso luettelo uudelleen.
api-error-no-token = Tämä osoite on ohjelmille: lähetä API-avain otsakkeessa ”Authorization: Bearer …”. Avaimia tehdään sivulla ”Ohjelmat”.
api-error-bad-token = Tämä API-avain ei kelpaa: se on kirjoitettu väärin, vanhentunut tai peruttu. Tee uusi sivulla ”Ohjelmat”.
api-error-token-in-address = API-avain ei kuulu osoitteeseen, josta muut voisivat lukea sen. Lähetä se otsakkeessa ”Authorization: Bearer …” ja peru tämä avain.
api-error-scope = Tällä API-avaimella ei ole siihen oikeutta. Tarvitaan avain, jolla on jokin näistä oikeuksista: { $scopes }.
api-error-tokens = Sinulla on jo { $most } API-avainta, eikä useammalle ole tilaa. Peru jokin tarpeeton.
api-error-programs = Sinulla on jo { $most } ohjelmaa, eikä useammalle ole tilaa.
api-error-program-scopes = API-avain on joko sinulle (play) tai ohjelmallesi (bot), ei molemmille.
api-error-no-programs = Ohjelmat eivät saa istua tähän pöytään. Pöydän kattaja voi sallia sen pöytää kattaessaan.
api-error-program-tables = Ohjelma istuu enintään { $most } pöydässä. Anna sen ensin pelata jokin peli loppuun.
api-error-no-own-token = Sinulla ei ole sellaista API-avainta.
api-error-no-own-program = Sinulla ei ole sellaista ohjelmaa.
api-error-words-mistyped = Nämä eivät ole palautussanoja: yksi puuttuu tai on kirjoitettu väärin. Sanoja on kaksitoista, kussakin neljä kirjainta.
api-error-words-unknown = Nämä sanat eivät avaa täällä mitään. Ehkä uudet sanat ovat korvanneet ne, tai ne kuuluvat toiselle palvelimelle.
api-error-sign-in-again = Tähän tarvitaan tuore kirjautuminen. Kirjaudu uudelleen ja yritä sitten vielä kerran.
api-error-last-way = Tämä on ainoa tie tilillesi. Lisää ensin toinen.
api-error-no-way = Tätä kirjautumistapaa ei ole enää. Katso luettelo uudelleen.
api-error-way-taken = Tämä kirjautumistapa tunnetaan jo, tai tililläsi on niitä { $most }. Poista ensin yksi.
api-error-too-many =
    Pyyntöjä tuli liian tiheään. Odota { $seconds ->
        [one] sekunti
       *[other] { $seconds } sekuntia
    } ja yritä uudelleen.
api-error-too-much-kept = Osoitteestasi on tallennettu tänään enemmän kuin tilaa on. Yritä uudelleen { $minutes ->
        [one] minuutin
       *[other] { $minutes } minuutin
    } päästä.
api-error-unknown-game = Peliä ”{ $given }” ei ole. Pelit: { $known }.
api-error-no-name = Nimi puuttuu: kirjoita siihen vähintään yksi näkyvä merkki.
api-error-seats =
    { $given ->
        [one] Yksi pelipaikka
       *[other] { $given } pelipaikkaa
    } ei käy tässä pelissä: pelaajia on { $least }–{ $most }.
api-error-unknown-bot = Bottia ”{ $given }” ei ole. Botit: { $known }.
api-error-no-table = Tällaista pöytää ei ole, tai sitä ei enää ole.
api-error-no-seat = Tässä pöydässä ei ole tällaista pelipaikkaa.
api-error-only-host = Vain pöydän kattaja voi tehdä tämän.
api-error-not-your-seat = Tämä pelipaikka ei ole sinun.
api-error-taken = Joku toinen ehti ensin: pelipaikka on muuttunut.
api-error-no-league = Tällaista sarjaa ei ole. Linkki voi olla vanha.
api-error-product = Tuotetta ”{ $given }” ei ole. Tuotteet: { $known }.
api-error-unknown-starter = Aloittelijapakkaa ”{ $given }” ei ole. Pakat: { $known }.
api-error-no-opponent = Valitse ainakin yksi pakka, jota vastaan kokeillaan.
api-error-trials = Juuri nyt kokeillaan liian montaa pakkaa. Yritä muutaman minuutin päästä uudelleen.
api-error-trial-long = Pelejä tulisi liikaa: kokeilussa on enintään { $most } peliä. Valitse vähemmän vastustajia tai vähemmän pelejä kutakin vastaan.
api-error-no-trial = Sinulla ei ole kokeilua, tai siinä ei ole sellaista peliä.
api-error-begun = Peli on jo alkanut.
api-error-empty-seats = Osa pelipaikoista on vielä tyhjiä.
api-error-unavailable = Täällä ei juuri nyt voi tallentaa mitään. Sitä, mitä teit, ei tehty; yritä hetken päästä uudelleen.
api-error-league-goes-on = Tämän pelin sarja on kesken: muiden kortit pysyvät piilossa, kunnes se on päättynyt.
api-error-seats-held = Istut jo { $most } pöydässä, joissa peli ei ole alkanut. Nouse ensin jostakin niistä.
api-error-no-link = Tämä linkki ei ole enää voimassa.
api-error-no-deck = Sinulla ei ole sellaista pakkaa.
api-error-deck-cards = Kortteja on liikaa: pakassa voi täällä olla enintään { $most } korttia.
api-error-too-many-decks = Sinulla on täällä jo { $most } pakkaa, eikä useammalle ole tilaa. Poista jokin tarpeeton; tämä pysyy siihen asti selaimessasi.
api-error-packs = Olet avannut boostereita ja aloittelijapakkoja { $most }, eikä useammalle ole tilaa. Aloita kokoelmasi alusta, niin voit avata lisää.
api-error-packs-today = Olet avannut vuorokaudessa { $most } boosteria ja aloittelijapakkaa. Seuraavan voi avata { $minutes ->
        [one] minuutin
       *[other] { $minutes } minuutin
    } päästä.
api-error-no-decks = Tähän peliin ei tuoda omaa pakkaa.
api-error-no-rules = Tällaista sääntökirjaa ei ole.
api-error-not-over = Tämä peli ei ole vielä päättynyt. Tallenteen voi katsoa vasta sitten.
api-error-no-replay = Tätä peliä ei voi toistaa: säännöt ovat muuttuneet sen jälkeen.
api-error-no-viewer = Kenenkään tässä pöydässä istuvan silmin sitä ei voi katsoa.
api-error-no-moment = Pelissä ei ole tällaista hetkeä.
api-error-analysing = Toista peliäsi käydään vielä läpi. Kysy uudelleen, kun se on valmis.
api-error-not-asked = Sinulta ei kysytä nyt mitään.
api-error-nothing-weighed = Tästä ei ole kerrottavaa: mikään botti ei ole punninnut mitään, minkä näet.
api-error-no-practice = Vihjeitä ja perusteluja saa pöydissä, joissa pelaat vain botteja vastaan.
api-error-endless = Säännöt eivät päässeet tässä loppuun, joten se keskeytettiin, eikä sitä yritetä uudelleen ennen kuin säännöt on korjattu. Valitse jotain muuta tai kerro asiasta palvelimen ylläpitäjälle.
api-error-broken = Täällä meni jotain vikaan. Se on merkitty muistiin.
