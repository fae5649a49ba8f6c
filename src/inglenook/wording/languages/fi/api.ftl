### Mitä HTTP-puoli sanoo kieltäytyessään jostakin.

api-error-not-found = Tässä osoitteessa ei ole mitään.
api-error-method = Tätä ei voi tehdä tässä osoitteessa.
api-error-body = Lähetettyä ei voi lukea: { $detail }.
api-error-query = Osoitetta ei voi lukea: { $detail }.
api-error-too-large = Tuo on liikaa: tänne otetaan enintään { $most } tavua.
api-error-not-json = Tänne otetaan vain JSONia.
api-error-origin = Tämä lähetettiin toiselta sivustolta. Avaa sivu uudelleen ja toista se siellä.
api-error-too-many = Se oli liian usein. Odota { $seconds ->
        [one] sekunti
       *[other] { $seconds } sekuntia
    } ja yritä uudelleen.
api-error-unknown-game = Peliä ”{ $given }” ei ole. Pelit: { $known }.
api-error-no-name = Nimi puuttuu.
api-error-seats = { $given ->
        [one] Yksi paikka
       *[other] { $given } paikkaa
    } ei käy tässä pelissä: pelaajia on { $least }–{ $most }.
api-error-unknown-bot = Bottia ”{ $given }” ei ole. Botit: { $known }.
api-error-no-table = Tällaista pöytää ei ole.
api-error-no-seat = Tässä pöydässä ei ole tällaista paikkaa.
api-error-only-host = Vain pöydän kattaja voi tehdä tämän.
api-error-not-your-seat = Tämä paikka ei ole sinun.
api-error-taken = Joku toinen ehti ensin: paikka on muuttunut.
api-error-begun = Peli on jo alkanut.
api-error-empty-seats = Osa paikoista on vielä tyhjiä.
api-error-no-link = Tämä linkki ei ole enää voimassa.
api-error-no-decks = Tähän peliin ei kukaan tuo pakkaa.
api-error-no-rules = Tällaista sääntökirjaa ei ole.
api-error-not-over = Tämä peli ei ole vielä päättynyt. Tallenteen voi katsoa, kun se on.
api-error-no-replay = Tätä peliä ei voi toistaa: säännöt ovat muuttuneet sen jälkeen.
api-error-no-viewer = Kukaan tässä pöydässä ei näe sitä niin.
api-error-no-moment = Pelissä ei ole tällaista hetkeä.
api-error-broken = Täällä meni jotakin vikaan. Se on merkitty muistiin.
