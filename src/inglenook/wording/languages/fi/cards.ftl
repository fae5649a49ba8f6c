### What `inglenook cards` says, besides the cards.

help-cards = Näytä Taru sormusten herrasta -pelin kortti.
cards-help-card = Kortin keräilykoodi (1R30), useita koodeja tai nimen sanoja (muiden vierellä lainausmerkeissä); tai haku kuten tyyppi:palvelija kulttuuri:moria hinta<=2; ilman sitä luetellaan kaikki kortit.
cards-help-set = Vain tämän sarjan kortit: 0 promootiokortit, 1–3 Ritariblokki, 4–6 Torniblokki.
cards-help-own = Omistamasi kortit, tiedosto, jossa on rivejä kuten ”3 1C7 Dwarf Guard”: silloin hauissa voi kysyä oma>=2 tai oma:0.
cards-help-missing = Luettele painetut kortit, joita pelissä ei vielä ole.
error-unknown-card = Korttia ”{ $given }” ei ole. Anna keräilykoodi tai nimen sanoja.
error-collection-line = Kokoelman rivi { $line } ei nimeä korttia: ”{ $given }”. Kirjoita kappalemäärä ja keräilykoodi, esimerkiksi ”3 1C7”.
cards-perhaps = Ehkä: { $known }.
cards-found =
    { $n ->
        [one] 1 kortti.
       *[other] { $n } korttia.
    }
cards-no-field = Kenttää ”{ $given }” ei ole; sitä haettiin sanana.
cards-no-field-near = Kenttää ”{ $given }” ei ole; sitä haettiin sanana. Tarkoititko ”{ $near }”?

help-packs = Avaa Taru sormusten herrasta -pelin lisäpakkauksia ja aloittelijapakkoja.
packs-help-set = Setti: 1–3 Ritariblokki, 4–6 Torniblokki.
packs-help-boosters = Montako lisäpakkausta avataan.
packs-help-starters = Montako aloittelijapakkaa avataan.
packs-help-seed = Sama siemen antaa samat pakkaukset.
packs-help-json = Anna kortit JSON-muodossa ohjelmille.
packs-booster = Lisäpakkaus { $number }, { $set }, kortteja { $cards }:
packs-starter = Aloittelijapakka { $number }, { $set }: { $starter }, kortteja { $cards }:
packs-foil = foliokortti
packs-another-picture = toinen kuva

help-decks = Tarkista Taru sormusten herrasta -pelin pakka, muunna se toisenlaiseksi tekstiksi tai lyhyeksi koodiksi.
decks-help-deed = check kertoo jokaisen virheen riveittäin ja sääntöineen, convert kirjoittaa pakan uudelleen, code lyhentää sen, starts kertoo, mitkä kumppanit voivat aloittaa yhdessä ja mitä ne maksavat.
decks-help-deck = Pakkatiedosto, pelin mukana tulevan pakan nimi tai - eli vakiosyöte; myös muiden ohjelmien luettelot ja taulukot luetaan.
decks-help-format = Formaatti, johon pakka on tarkoitettu: { $known }.
decks-help-to = Millaista tekstiä convert kirjoittaa: { $known }.
decks-error-what = Kerro, mitä tehdään ({ $known }) ja millä pakalla.
