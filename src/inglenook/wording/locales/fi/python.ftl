### Mitä Python-kirjasto ei hyväksy ja mitä antaa sen sijaan.

error-python-type = { $argument } on { $given }, jonka tyyppi on { $type }. Anna sen sijaan { $wanted }, esimerkiksi { $example }.
error-python-no-choice = Pelissä { $game } ei ole valintaa ”{ $given }”. Valinnat: { $known }.
error-python-choice-twice = Valintaa ”{ $given }” ei voi antaa valmiin asetelman lisäksi. Kirjaa se asetelmaan.
error-python-too-many = { $argument }: { $count } on liikaa, sillä pelipaikkoja on { $seats }. Anna enintään yksi kutakin pelipaikkaa kohti.
error-python-bids = Tarjouksia on { $count } ja pelipaikkoja { $seats }. Anna yksi kullekin pelipaikalle, tai älä anna yhtään, niin pelaajat tarjoavat itse.
error-python-no-card = Korttia ”{ $given }” ei ole. Luettelon saat kutsulla inglenook.cards.ids(), ja nimellä voit hakea kutsulla inglenook.cards.search().
error-python-no-field = Hakukenttää ”{ $given }” ei ole. Jätä se pois tai kirjoita sana lainausmerkkeihin.
error-python-no-thing = Mitään nimeltä ”{ $given }” ei ole tämän pelipaikan osoitettavissa. Anna nimi, tunnus tai pelipaikan näkymässä oleva viite.
error-python-which = ”{ $given }” voi tarkoittaa useaa: { $known }. Kirjoita nimeä pidemmälle tai anna pelipaikan näkymässä oleva viite.
error-python-undo = Vastauksia ei voi perua { $count }, sillä niitä on annettu { $answers }. Peru ainakin yksi ja enintään kaikki annetut.
error-python-no-copy = Tätä kopiota ei voi nyt kopioida, perua eikä tallentaa. Tee se valinnalla keep=True, ja anna kuvitellun pelin jatkua ensin seuraavaan vaiheeseensa.
error-python-not-asked = Pelipaikalta { $seat } ei kysytä nyt mitään. Lue sen kysymys vasta, kun peli kysyy siltä.
error-python-an-aside = ”{ $given }” ei ole vastaus vaan jotakin, mitä tehdään kysymyksen ohessa. Tee se kutsulla game.do_aside(), niin kysymys esitetään uudelleen.
python-a-name = teksti
python-a-number = kokonaisluku
python-a-list = luettelo
python-a-mapping = sanakirja
python-a-language = kielen tunnus
python-a-deck = pakan nimi, polku tai teksti taikka Deck-olio
python-a-query = haku
python-an-answer = vaihtoehdon avain, vaihtoehto tai useita näistä
python-a-game = pelin nimi tai asetelma
python-a-running-game = peli
python-a-seed = teksti tai kokonaisluku
python-a-path = tallennetun pelin teksti tai polku
python-a-bot = botin nimi tai funktio, joka saa pelipaikan
python-bots = botti tai luettelo, jossa on kullekin pelipaikalle botti tai None
