### Selaimen sivut: alkusivu, pöydän kattaminen, säännöt, kortit, uusinnat.

## Jokaisen sivun kehys

page-skip = Siirry sisältöön
page-main-menu = Päävalikko
page-nav-play = Pelaa
page-nav-rules = Säännöt
page-nav-cards = Kortit
page-nav-decks = Pakat
page-nav-puzzles = Pulmat
page-language = Kieli
page-account = Sinä ja laitteesi
page-theme-light = Vaalea
page-theme-dark = Tumma
page-foot = Inglenook on pelaajien tekemä. Se ei liity kummankaan pelin julkaisijoihin eikä käytä heidän kuviaan.
page-programs-heading = Ohjelmat
page-seat-program = ohjelma
page-loading = Hetkinen …
page-try-again = Yritä uudelleen
page-no-connection = Palvelin ei vastaa. Tarkista yhteys ja yritä uudelleen.
page-not-there = Täällä ei ole mitään. Linkki voi olla vanha.
page-went-wrong = Jokin meni vikaan. Yritä hetken päästä uudelleen.

## Alkusivu

page-welcome = Vedä tuoli lähemmäs
page-welcome-gist = Kaksi peliä, joita ei enää myydä, kokonaan tai lyhennettyinä. Selaimessa, ilman tunnuksia, bottia vastaan tai ystävien kanssa.
page-hearth = Takkanurkkaus: tuli holvin alla, kaksi penkkiä, pöydällä kortteja ja noppa
page-your-name = Nimesi pöydässä
page-name-placeholder = Miksi sinua kutsutaan?
page-name-kept = Muistissa
page-choose-game = Valitse peli
page-game-lotr = Taru sormusten herrasta
page-game-talisman = Talisman, toinen laitos
page-players = { $fewest }–{ $most } pelaajaa
page-starters = { $count } verkkopelin aloittelijapakkaa
page-gist-lotr = Johda saattueesi polkua pitkin ja lähetä varjo muiden saattueiden perään.
page-gist-talisman = Vahvistu uloimmalla vyöhykkeellä, ylitä joki, läpäise tuli ja ota Kruunu.
page-play-bot = Pelaa heti bottia vastaan
page-play-people = Ihmisten kanssa
page-learn = Opastettu ensipeli
page-how-to-play = Näin pelataan
page-laying = Katetaan pöytää …
page-change = Muuta
page-opponent = Vastustaja
page-their-deck = Vastustajan pakka
page-starts-against = Vastassa { $bot }
page-starts-decks = Sinä: { $own }. Vastustaja: { $other }.
page-practice = Harjoituspeli: nopanheitonkin voi kumota, ja nopat antavat sitten saman tuloksen.
page-earnest = Heitto pitää: nopanheittoa ei voi kumota.
page-your-deck = Pakkasi
page-your-tables = Pöytäsi
page-your-tables-empty = Ei vielä pelejä. Ensimmäinen on napsautuksen päässä.
page-answers = vastauksia { $count }
page-your-turn = sinun vuorosi
page-frozen = pysähtyi virheeseen; peli on tallessa
page-finished = päättynyt
page-won = voitit
page-lost = hävisit
page-open-table = Avaa
page-go-on = Jatka
page-lesson-left = Ensipeli, osa { $part }
page-lesson-take-up = Jatka ensipeliä
page-replay = Katso uudelleen
page-fewer-finished = Näytä vähemmän
page-all-finished = Kaikki { $count } päättynyttä peliä
page-open-tables = Avoimet pöydät
page-open-count = { $waiting } odottaa, { $playing } katsottavana
page-open-tables-empty = Kukaan ei odota juuri nyt. Kata pöytä, niin muut löytävät sen täältä.
page-sit-down = Istu pöytään
page-watch = Katso
page-seats-taken = varattuja pelipaikkoja { $taken }/{ $seats }
page-lay-heading = Kata pöytä
page-lay-gist = Kahdesta kuuteen pelipaikkaa ihmisille, boteille ja vieressäsi istuville. Sinä valitset pakat ja säännöt.
page-lay-open = Valitse pelipaikat ja säännöt
page-read-heading = Hyllyssä
page-read-rules-lotr = Taru sormusten herrasta: säännöt
page-read-cards-lotr = Taru sormusten herrasta: kaikki kortit
page-read-rules-talisman = Talisman: säännöt
page-read-cards-talisman = Talisman: kaikki kortit

## Pöydän kattaminen

page-seat-bot = Botti
page-bot-easy-gist = Nuori ja innokas: ryntää eteenpäin, ei katso kauas ja tekee aloittelijan virheitä.
page-bot-normal-gist = Kunnon vastus, joka vastaa heti.
page-bot-hard-gist = Kokeilee vaihtoehtojaan mielessään, ennen kuin vastaa; miettii enintään sekunnin.
page-bot-relentless-gist = Pelaa vaihtoehtojaan mielessään eteenpäin moneen kertaan, ennen kuin vastaa; miettii enintään viisi sekuntia.
page-bot-uniform-gist = Pelaa umpimähkään: kokeiluihin.
page-pace = Kuinka nopeasti botit pelaavat
page-pace-instantly = Heti
page-pace-brisk = Reippaasti
page-pace-leisurely = Rauhassa
page-patience = Aikaa kuhunkin vastaukseen
page-patience-minutes =
    { $minutes ->
        [60] 1 tunti
        [1440] 1 vuorokausi
        [one] 1 minuutti
       *[other] { $minutes } minuuttia
    }

## Pakat

page-deck-own = oma pakka
page-deck-of = { $hero }, { $set }
page-deck-fellowship-aragorn = Gondorin miehiä miekoin ja kilvin; kovaa iskeviä Uruk-haita. Hyvä ensimmäinen pakka.
page-deck-fellowship-gandalf = Velho ja ystäviä joka kansasta; hiisiparvia Moriasta.
page-deck-moria-gandalf = Gandalfin sauva ja hobittien rohkeus; keihäshiisiä pitkässä pimeydessä.
page-deck-moria-gimli = Kääpiöitä, jotka kurkistavat pakkaan kirveet kädessä; Sauronin örkkejä väijyksissä.
page-deck-elf-lords-boromir = Boromir puolustaa kaikkia hyökkääjiä vastaan; Sauronin örkkejä suurin joukoin.
page-deck-elf-lords-legolas = Metsän ja neuvoston haltioita jousineen; ryösteleviä Uruk-haita.
page-deck-towers-aragorn = Kolme metsästäjää ja kaksi hobittia jalan; Mustainmaan villimiehiä, jotka vievät paikkasi.
page-deck-towers-theoden = Rohanin ratsastajia, urheita ja ratsain; taisteluun järjestyneitä Uruk-haita.
page-deck-helms-deep-eowyn = Éowynin kaarti muurien takana; hukkia ja niiden ratsastajia.
page-deck-helms-deep-legolas = Haltia ja kääpiö laskevat vihollisiaan; eteläisiä mûmakeineen.
page-deck-fangorn-faramir = Ithilienin samoojia piilopaikoissaan; Isengardin koneita ja työläisiä.
page-deck-fangorn-witch-king = Enttejä, jotka suuttuvat hitaasti; siivekkäitä Nazgûleja ja portin joukkoja.
