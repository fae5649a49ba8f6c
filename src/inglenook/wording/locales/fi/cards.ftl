### What `inglenook cards` says, besides the cards.

help-cards = Näytä Taru sormusten herrasta -pelin kortti.
cards-help-card = Kortin keräilytunnus (1R30), useita tunnuksia tai nimen sanoja (muiden vierellä lainausmerkeissä); tai haku kuten tyyppi:palvelija kulttuuri:moria hinta<=2; ilman sitä luetellaan kaikki kortit.
cards-help-set = Vain tämän setin kortit: 0 erikoiskortit, 1–3 Ritariblokki, 4–6 Torniblokki.
cards-help-own = Omistamasi kortit, tiedosto, jossa on rivejä kuten ”3 1C7 Dwarf Guard”: silloin hauissa voi kysyä oma>=2 tai oma:0.
cards-help-missing = Luettele painetut kortit, joita pelissä ei vielä ole.
error-unknown-card = Korttia ”{ $given }” ei ole. Anna keräilytunnus tai nimen sanoja.
error-collection-line = Kokoelman rivi { $line } ei nimeä korttia: ”{ $given }”. Kirjoita kappalemäärä ja keräilytunnus, esimerkiksi ”3 1C7”.
cards-perhaps = Ehkä: { $known }.
cards-found =
    { $n ->
        [one] 1 kortti.
       *[other] { $n } korttia.
    }
cards-no-field = Kenttää ”{ $given }” ei ole; sitä haettiin sanana.
cards-no-field-near = Kenttää ”{ $given }” ei ole; sitä haettiin sanana. Tarkoititko ”{ $near }”?

help-packs = Avaa Taru sormusten herrasta -pelin boostereita, verkkopelin aloittelijapakkoja ja deluxe-aloittelijapakkoja.
packs-help-set = Setti: 1–3 Ritariblokki, 4–6 Torniblokki.
packs-help-boosters = Montako boosteria avataan.
packs-help-starters = Montako verkkopelin aloittelijapakkaa avataan: painettujen pakkojen luetteloita ei täällä tunneta.
packs-help-deluxe = Montako deluxe-aloittelijapakkaa avataan: kussakin verkkopelin aloittelijapakka ja boosteri, setti 1 tai 4.
packs-help-seed = Samalla siemenellä avataan samat kortit.
packs-help-json = Anna kortit JSON-muodossa ohjelmille.
packs-of-booster = Boosteri { $number }, { $set }, kortteja { $cards }:
packs-of-starter = Verkkopelin aloittelijapakka { $number }, { $set }: { $starter }, kortteja { $cards }:
packs-of-deluxe = Deluxe-aloittelijapakka { $number }, { $set }: { $starter }, kortteja { $cards }:
packs-error-no-deluxe = Setistä { $given } ei ollut deluxe-aloittelijapakkaa. Anna valitsimelle --set jokin näistä: { $known }.
packs-foil = foliokortti
packs-another-picture = toinen kuva

help-decks = Tarkista Taru sormusten herrasta -pelin pakka, muunna se toisenlaiseksi tekstiksi tai lyhyeksi koodiksi.
decks-help-deed = check kertoo jokaisen virheen riveittäin ja sääntöineen, convert kirjoittaa pakan uudelleen, code lyhentää sen, starts kertoo, mitkä kumppanit voivat aloittaa yhdessä ja mitä ne maksavat.
decks-help-deck = Pakkatiedosto, pelin mukana tulevan pakan nimi tai - eli vakiosyöte; myös muiden ohjelmien luettelot ja taulukot luetaan.
decks-help-format = Formaatti, johon pakka on tarkoitettu: { $known }.
decks-help-to = Millaista tekstiä convert kirjoittaa: { $known }.
decks-error-what = Kerro, mitä tehdään ({ $known }) ja millä pakalla.
