### Boosterit, aloittelijapakat ja niistä syntyvä kokoelma.

pack-title = Boosterit ja aloittelijapakat
pack-lead = Avaa boostereita sellaisina kuin niitä myytiin ja aloittelijapakkoja sellaisina kuin ne olivat verkkopelissä: painettujen pakkojen luetteloita ei täällä tunneta. Palvelimen nopat ratkaisevat, mitä niistä tulee. Deluxe-aloittelijapakassa on verkkopelin aloittelijapakka ja boosteri.
pack-choose = Valitse, mitä avaat
pack-kind = Laji
pack-kind-booster = Boosteri
pack-kind-starter = Verkkopelin aloittelijapakka
pack-kind-deluxe = Deluxe
pack-set = Setti
pack-open-booster = Avaa boosteri
pack-open-starter = Avaa verkkopelin aloittelijapakka
pack-open-deluxe = Avaa deluxe-aloittelijapakka
pack-left = { $count ->
    [0] Tänään ei voi avata enempää: seuraavan voi avata vuorokauden kuluessa.
    [one] Tänään voit avata vielä yhden.
   *[other] Tänään voit avata vielä { $count }.
}
pack-of-booster = Boosteri, { $set }
pack-of-starter = Verkkopelin aloittelijapakka, { $set }
pack-of-deluxe = Deluxe-aloittelijapakka, { $set }
pack-opened = { $name }: { $cards } korttia.
pack-number = Nro { $number }
pack-face-down = kortti kuvapuoli alaspäin
pack-new = uusi
pack-copy = { $number }. kappale
pack-foil = foliokortti
pack-another-picture = toinen kuva
pack-cards-left = { $count ->
    [one] Yksi kortti jäljellä.
   *[other] { $count } korttia jäljellä.
}
pack-turn = Käännä se
pack-turn-all = Käännä kaikki kerralla
pack-keys = Välilyönti kääntää seuraavan kortin.
pack-all-turned = { $count ->
    [0] Kaikki kortit on käännetty. Sinulla oli jo jokainen niistä.
    [one] Kaikki kortit on käännetty. Yksi niistä on uusi.
   *[other] Kaikki kortit on käännetty. { $count } niistä on uusia.
}
pack-another = Avaa toinen

collection-title = Kokoelmasi
collection-lead = Kortit, jotka olet avannut, huvin vuoksi: joka pöydässä kaikki kortit ovat kaikille vapaita.
collection-open = Avaa lisää
collection-as-text = Tekstitiedostona
collection-begin-anew = Aloita alusta
collection-begin-anew-asked = { $packs ->
    [one] Avaamasi kortit heitetään pois. Niitä ei saa takaisin.
   *[other] Kaikki kortit, jotka olet { $packs } kerralla avannut, heitetään pois. Niitä ei saa takaisin.
}
collection-by-set = Seteittäin ja harvinaisuuksittain
collection-set = Setti
collection-rarity-C = Tavallinen
collection-rarity-U = Epätavallinen
collection-rarity-R = Harvinainen
collection-rarity-P = Erikoinen
collection-of = { $have }/{ $of }
collection-show = Mitkä kortit
collection-show-all = Kaikki
collection-show-mine = Omat
collection-show-missing = Puuttuvat
collection-copies = { $copies } kpl
collection-none = ei vielä
