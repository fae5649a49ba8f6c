### Palvelin selainta varten (`inglenook serve`) ja mitä se sanoo pelaajille.

help-serve = Pelaa selaimessa: käynnistää palvelimen tälle tietokoneelle tai muillekin.
help-host = Osoite, jossa kuunnellaan; 0.0.0.0 kaikille, jotka tavoittavat tämän tietokoneen.
help-port = Portti; ilman sitä { $port } tai seuraava vapaa.
help-database = Missä pelit säilytetään: sqlite:///TIEDOSTO tai postgresql://…; ilman sitä oma tiedostosi.
help-workers = Montako prosessia palvelee; useampi kuin yksi vaatii PostgreSQL:n.
help-thinkers = Monessako prosessissa botit miettivät.
help-abandoned = Monenko sekunnin kuluttua vastausvuorossa oleva pelipaikka, jolla ei ole yhteyttä, katsotaan hylätyksi.
help-open = Avaa selain.
help-origin = Toinen osoite, jonka sivut saavat käyttää tätä palvelinta, kuten https://games.example; voidaan antaa monta kertaa.
help-allowed-host = Toinen nimi, jolla tätä palvelinta saa kutsua, kuten games.example; osoitteet ja kotiverkon nimet käyvät aina. Voidaan antaa monta kertaa.
help-secrets = Tiedosto, jossa ovat salaisuudet, joilla vanhempi palvelin allekirjoitti evästeet, yksi rivillä, uusin ensin; se tehdään, jos sitä ei ole. Muuten salaisuus on tietokannassa.
help-proxies = Montako omaa käänteistä välityspalvelinta palvelimen edessä on; niiden tieto pyynnön lähettäjästä uskotaan.
help-country-header = Otsake, jossa välityspalvelimesi kertoo, mistä maasta pyyntö tulee, esimerkiksi CF-IPCountry. Pelaajat näkevät maan laiteluettelossaan.
help-keep = Montako päivää tietoja säilytetään (0: aina); WHAT on jokin näistä: { $known }. Voidaan antaa useita kertoja.
help-unlimited = Älä torju ketään liian tiheistä pyynnöistä: vain mittauksia varten.
help-say-process = Tulosta myös prosessin numero ja portti ohjelmia varten.

server-ready = Inglenook on valmis: { $address } (Ctrl-C lopettaa.)
server-core-compiled = Säännöt on käännetty: nopeus on täysi.
server-core-python = Sääntöjä ei ole käännetty: kaikki toimii, mutta noin neljäsosanopeudella.
server-not-built = Selaimen sivuja ei ole vielä rakennettu: `make play` rakentaa ne.
server-ended = Palvelin on sammunut. Kaikki pelit ovat tallessa.

server-error-not-installed = Palvelin tarvitsee paketteja, joita ei ole asennettu: { $missing }. Asenna ne pip-komennolla tai asenna ohjelma uudelleen.
server-error-workers = Useampi työprosessi vaatii PostgreSQL:n: anna --database postgresql://….
server-error-origin = ”{ $given }” ei ole sivujen lähdeosoite. Sellainen on muotoa https://games.example, eikä sen perässä ole mitään.
server-error-host = ”{ $given }” ei ole koneen nimi.
server-error-secrets = Tiedostossa { $file } on oltava joka rivillä salaisuus, vähintään { $least } merkkiä.
server-error-port = Portti { $port } on varattu. Anna toinen valitsimella --port tai lopeta sitä käyttävä ohjelma.
server-error-processes = Palvelimen prosessit päättyvät heti käynnistyttyään. Syy näkyy yllä niiden lokissa.
server-error-listen = Ei voi kuunnella osoitteessa { $host }, portti { $port }: { $detail }.
server-error-database = Tietokantaa { $address } ei voi käyttää: { $detail }.
server-error-database-address = ”{ $given }” ei ole tietokannan osoite. Se on sqlite:///TIEDOSTO tai postgresql://….
server-error-database-served = Toinen palvelin käyttää jo tiedoston { $file } pelejä. Käytä sitä, lopeta se tai anna toinen tiedosto valitsimella --database.
server-error-no-asyncpg = PostgreSQL vaatii paketin, jota ei ole asennettu: `pip install asyncpg`.
server-error-database-newer = Tietokannan on kirjoittanut uudempi versio (skeema { $schema }, tämä tuntee { $known }). Asenna se versio tai käytä toista tietokantaa.
server-error-database-older = Tietokanta on vanhemman version (rakenne { $schema }, tämä tuntee rakenteen { $known }). Anna määräykset sillä inglenookilla, joka sitä käyttää, tai pysäytä se ja käynnistä tämän version ”inglenook serve”, joka kopioi tietokannan ja päivittää sen.
server-error-database-column = Tietokannan taulussa “{ $table }” ei ole saraketta “{ $column }”. Palauta se varmuuskopiosta tai käytä toista tietokantaa.
server-error-database-schema = Tietokannan mukaan sen skeema on “{ $given }”, mikä ei ole skeeman numero. Palauta se varmuuskopiosta tai käytä toista tietokantaa.

server-refused-stale = Peli on sillä välin edennyt; mitään ei tehty.
server-refused-frozen = Sääntöjen virhe on pysäyttänyt pelin. Sen kulku on tallessa, ja peli jatkuu, kun virhe on korjattu.
server-refused-spectator = Vain pelaajat voivat tehdä sen; sinä katselet.
server-refused-not-playing = Tässä pöydässä ei ole peli käynnissä.
server-refused-not-asked = Kysymys ei ole sinulle.
server-refused-not-offered = Se ei ole vaihtoehtojen joukossa.
server-refused-unknown-thing = Sellaista ei ole pöydällä.
server-refused-no-reason = Syytä ei voi nyt kertoa.
server-refused-nothing-asked = Kukaan ei nyt pyydä kumoamaan mitään.
server-refused-undo-asked = Joku muu pyytää kumoamaan jotain: vastaa ensin siihen.
server-refused-conceded = Olet jo luovuttanut.
server-refused-not-abandoned = Sitä pelipaikkaa ei ole hylätty.
server-refused-no-bot = Mikään botti ei pelaa puolestasi.
server-refused-bot-plays = Botti pelaa nyt puolestasi: ota ensin pelipaikkasi takaisin.
server-refused-unknown-moment = Tässä pelissä ei ole sellaista hetkeä.
server-refused-not-over = Peli ei ole vielä ohi.
server-refused-no-name = Kerro ensin, kuka olet: valitse nimi.
server-refused-chat = Kirjoita riville jotakin, mikä näkyy, enintään { $most } merkkiä.
server-refused-muted = Et voi kirjoittaa rivejä täällä: palvelimen ylläpitäjä on vaientanut sinut.
server-refused-characters = Rivissä on merkkejä, joita ei voi näyttää.
server-refused-report = Kerro muutamalla sanalla, mikä on vialla, enintään { $most } merkillä.
server-refused-not-watching = Kerro ensin, mitä pöytää katselet.
server-refused-no-table = Sellaista pöytää ei ole, tai sitä ei enää ole.
server-refused-not-your-seat = Se pelipaikka ei ole sinun.
server-refused-too-large = Viestissä saa olla enintään { $most } tavua.
server-refused-malformed = Viestiä ei voi ymmärtää.
server-refused-too-many = Liian monta kerralla: odota { $seconds ->
        [one] sekunti
       *[other] { $seconds } sekuntia
    }.
server-refused-fault = Palvelimessa meni jotain vikaan; mitään ei tehty.
server-refused-twice = Kunkin vaihtoehdon voi valita vain kerran.
server-refused-unanswered = Tietokanta ei vastaa. Heti kun se vastaa, näkyy, mitä on tallessa; mitään ei tehdä kahdesti.

# What `inglenook admin` says.

help-admin = Palvelimen ylläpitäjälle: pöytien, pelaajien ja tietokannan hoito.
help-admin-order = Mitä tehdään: { $known }.
help-admin-about = Mitä asia koskee: pöytä, ”guest ID” tai ”address IP”, ilmoitus tai tiedosto.
help-admin-reason = Syy; se kirjataan määräyksen yhteyteen.
help-admin-page = Mikä sivu luettelosta, jos niitä on useita.
admin-done = Tehty: { $what } { $about }.
admin-nothing = Ei mitään lueteltavaa.
admin-error-what = Anna toiminto: { $known }.
admin-error-about = ”{ $what }” tarvitsee tiedon siitä, mitä se koskee: { $about }.
admin-error-unknown = Kohdetta ”{ $about }” ei ole, tai sen tila ei salli toimintoa ”{ $what }”.
admin-error-who = ”{ $given }” ei ole ”guest ID” eikä ”address IP”.
admin-error-postgresql = PostgreSQL:n varmuuskopio tehdään ohjelmalla pg_dump.
admin-error-no-database = Tietokantaa ”{ $file }” ei ole. Anna palvelimen käyttämä tietokanta valitsimella --database.
admin-error-copy = Kopiota ei voi tehdä tiedostoon ”{ $file }”: { $detail }. Anna uusi tiedosto olemassa olevasta kansiosta.
admin-table = { $id }, { $game }, { $state }, vastauksia: { $version }, käytetty viimeksi { $changed }: { $names }
admin-report = { $id }, pöytä { $table }, { $kind }, { $at }: { $detail }
admin-order = { $at }, { $by }: { $what } { $about } { $reason }
admin-more = Seuraava sivu: --page { $page }
admin-imported = Tuotu pöydäksi { $table }. Sen voi katsoa uudelleen osoitteessa /replay/{ $table }
admin-imported-unfinished = Tuotu pöydäksi { $table }: peli jatkuu siitä, mihin se jäi. Linkin pelipaikan saa se, joka avaa sen ensimmäisenä:
admin-seat-link = { $name }: { $link }
admin-error-no-guest = Vierasta ”{ $given }” ei ole. ”inglenook admin tables” näyttää kunkin pöydän vieraat.
admin-house = Poistettu: odottavia pöytiä { $waiting }, pysähtyneitä pelejä { $stopped } ja päättyneitä { $over }, ilmoituksia { $reports }, vieraita { $guests }.
