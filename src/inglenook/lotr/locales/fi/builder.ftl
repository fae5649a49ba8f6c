### Pakanrakentaja ja sivut sen ympärillä.

deck-cards = Kortit
deck-find = Etsi kortteja
deck-find-hint = Nimi, teksti tai kenttä kuten hinta<=2
deck-reading = Kortteja haetaan …
deck-no-field = Kenttää ”{ $given }” ei ole; sitä haetaan sanana.
deck-no-field-near = Kenttää ”{ $given }” ei ole; sitä haetaan sanana. Tarkoititko ”{ $near }”?
deck-none = Mikään kortti ei sovi. Jätä jokin sana pois tai katso toista formaattia.
deck-more = Näytä lisää kortteja
deck-side = Puoli
deck-all = Kaikki
deck-free = Vapaat kansat
deck-shadow = Varjo
deck-mine = Vain omani
deck-sites = Paikat
deck-culture = Kulttuuri
deck-type = Tyyppi
deck-as-site = Reitin paikaksi { $number }
deck-as-ring = Ota tämä Sormus
deck-as-ring-bearer = Sormuksen viejäksi
deck-of = { $card }: pakassa { $count }, enintään { $most }
deck-less = Yksi pois: { $card }
deck-add = Yksi lisää: { $card }
deck-take-out = Poista: { $card }
deck-is-legal = Sallittu: tällä pakalla voi pelata.
deck-legal-short = Sallittu
deck-is-empty = Mitään ei ole vielä valittu. Tätä pakka tarvitsee:
deck-ring-bearer-and-ring = Sormuksen viejä ja Sormus
deck-path = Seikkailupakka: { $count } / 9
deck-balance = Vapaat kansat { $free }, varjo { $shadow }
deck-balanced = { $count } ja { $count }: puolet ovat yhtä suuret
deck-thirty = 30 ja 30, tai molempia enemmän
deck-free-hint = Kumppanit, heidän varusteensa ja taitonsa. Aloita niistä, jotka ovat mukana alusta: yhteishinta enintään 4.
deck-shadow-hint = Palvelijat ja heidän juonensa: näitä pelaat, kun muut kulkevat. Yhtä monta korttia kuin toisella puolella.
deck-mend-frodo = Valitse Frodo
deck-mend-ring = Valitse Sormus
deck-mend-site = Valitse paikka { $number }
deck-mend-shadow = Etsi varjon kortteja
deck-mend-free = Etsi vapaiden kansojen kortteja
deck-mend-one-out = Ota yksi pois
deck-mend-out = Ota se pois
deck-mend-use = Käytä { $code }
deck-numbers = Luvut
deck-tab-costs = Hinnat
deck-tab-cultures = Kulttuurit
deck-tab-odds = Aloituskäsi
deck-tab-start = Aloitus
deck-tab-notes = Muistiinpanot
deck-tab-faults = Virheet { $count }
deck-archery = Jousiampujia: vapailla kansoilla { $free }, varjolla { $shadow }.
deck-vitality = Kaikkien kumppanien elinvoima yhteensä: { $vitality }.
deck-odds-note =
    { $cards ->
        [one] Yhdestä kortista
       *[other] { $cards } kortista
    }, prosentteina: aloituskädessä on 8, ja jokainen vuoro sen jälkeen tuo valitun määrän.
deck-no-start = Nostopakassa ei ole kumppania, jonka hinta on enintään 4: Sormuksen viejä aloittaisi yksin.
deck-start-note = Kumppanit, jotka voivat aloittaa yhdessä, hintoineen:
deck-leagues = Draftit, sealed-pakat ja sarjat
deck-new = Uusi pakka
deck-now = { $card } { $count }. Nostopakka { $cards }.
deck-placed = { $card } on paikallaan.
deck-card-page = Kaikki tästä kortista
deck-said = Nostopakka { $cards }, vapaat kansat { $free }, varjo { $shadow }, reitti { $path } / 9, virheitä { $faults }.
deck-the-deck = Pakka
deck-views = Rakentajan osat
deck-all-decks = Kaikki pakat
deck-name = Pakan nimi
deck-kept = Tallessa tässä selaimessa, versio { $number }
deck-kept-there = Tallessa täällä ja palvelimella, versio { $number }
deck-not-kept = Talletetaan, kun siinä on kortti
deck-undo = Kumoa
deck-import = Liitä luettelo tai koodi
deck-versions = Versiot
deck-share = Jaa
deck-play = Pelaa
deck-begin = Tyhjä laatikko. Mistä aloitetaan?
deck-begin-hint = Mikään ei mene rikki: joka askel kertoo, mitä vielä puuttuu.
deck-from-starter = Verkkopelin aloittelijapakasta
deck-choose = Valitse …
deck-import-hint = Luettelo, taulukko tai lyhyt koodi
deck-import-line = Rivi { $line }:
deck-import-as-is = Ota sellaisenaan
deck-import-take = Ota tämä pakka
deck-share-deck = Jaa: { $deck }
deck-link = Linkki
deck-code = Lyhyt koodi
deck-list = Luettelo
deck-print = Tulosta
deck-no-versions = Versioita ei ole vielä: sellainen talletetaan, kun pelaat pakalla, jaat sen tai avaat sen uudelleen.
deck-version = Versio { $number }
deck-go-back = Palaa versioon { $number }
deck-bring-back = Palauta: { $deck }
deck-starters = Verkkopelin aloittelijapakat
deck-copy = Kopioi
deck-forget = Poista
deck-forgotten = Pakka on poistettu.
deck-found =
    { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }
deck-size =
    { $cards ->
        [one] 1 kortti
       *[other] { $cards } korttia
    }
deck-faults =
    { $count ->
        [one] Yksi asia pitää korjata, ennen kuin tällä pakalla voi pelata.
       *[other] { $count } asiaa pitää korjata, ennen kuin tällä pakalla voi pelata.
    }
deck-more-shadow =
    { $count ->
        [one] 1 varjon kortti lisää
       *[other] { $count } varjon korttia lisää
    }
deck-more-free =
    { $count ->
        [one] 1 vapaiden kansojen kortti lisää
       *[other] { $count } vapaiden kansojen korttia lisää
    }
deck-import-read =
    { $count ->
        [0] Kaikki rivit luettiin; nostopakan koko on { $cards }.
        [one] Yhtä riviä ei voitu lukea; nostopakan koko on tähän asti { $cards }.
       *[other] { $count } riviä ei voitu lukea; nostopakan koko on tähän asti { $cards }.
    }
card-unknown = Korttia { $code } ei ole.
card-rulings = Ratkaisut
card-no-rulings = Sääntökirja ei nimeä tätä korttia; sen sanojen säännöt pätevät.
card-decks = Pakat, joissa se on
card-no-decks = Sitä ei ole missään verkkopelin aloittelijapakassa eikä omassa pakassasi.
card-search = Hae tästä
deck-from-game = Päättyneestä pelistä
deck-laid = Miten kortit näytetään
deck-pictures = Kuvina
deck-rows = Riveinä
deck-redo = Tee uudelleen
deck-import-short = Tuo
deck-why-none = Vielä yhden voi lisätä: { $card }.
deck-keys = Näppäimet
deck-keys-letters = Yksittäiset kirjaimet toimivat näppäiminä, paitsi kirjoittaessa
deck-key-search = hakukenttään; siitä pois, ja toisen kerran se tyhjenee
deck-key-arrows = liikkuvat korteissa, pakassa ja reitillä
deck-key-copies = yksi lisää, yksi pois tai näin monta kappaletta valittua korttia
deck-key-read = lue kortti
deck-key-why = miksi enempää ei voi olla
deck-key-language = kortin teksti seuraavalla kielellä
deck-key-parts = kortteihin, pakkaan, reitille
deck-key-faults = seuraava virhe, edellinen, korjaa se
deck-key-numbers = kerro luvut
deck-key-dialogs = versiot, jaa, kokeile
deck-key-undo = kumoa, tee uudelleen
deck-key-play = pelaa pakalla
deck-mend = Korjaa
deck-sides = { $free } + { $shadow }
card-previous = Edellinen kortti: { $card }
card-next = Seuraava kortti: { $card }
card-alike = Samankaltaisia kortteja
card-in-deck = Pakassa { $deck }
deck-odds-empty = Nostopakassa ei ole vielä kortteja.
deck-odds-start = Aloitussaattue
deck-odds-alone = Sormuksen viejä yksin
deck-odds-each = Vedettäviä kortteja vuoroa kohti
deck-odds-for = Vähintään
deck-odds-hand = aloituskäsi
deck-odds-turn = vuoro { $turn }
deck-hope-companion = yksi kumppani
deck-hope-ally = yksi liittolainen
deck-hope-minion = yksi palvelija
deck-hope-minions = kaksi palvelijaa
deck-hope-possession = yksi esine
deck-hope-artifact = yksi arvoesine
deck-hope-condition = yksi olosuhde
deck-hope-event = yksi tapahtuma
deck-hand = Kokeilukäsi
deck-hand-draw = Vedä käsi
deck-hand-another = Vedä uusi käsi
deck-hand-more = Seuraava vuoro: { $count } lisää
deck-hand-said = Vedetty: { $cards }.
deck-play-against = Ketä vastaan?
deck-play-deck = Vastustajan pakka
deck-play-begin = Aloita peli
deck-import-lines = Mitä luettiin, rivi riviltä
deck-import-card = { $copies } × { $card }
deck-import-left = ei ole kortti: jätetty pois
deck-import-leave = Jätä pois
deck-import-run = Rivit { $first }–{ $last } eivät herättäneet kysymyksiä
