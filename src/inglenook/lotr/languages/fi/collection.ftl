### Pakkaukset ja niistä syntyvä kokoelma.

pack-title = Pakkaukset
pack-lead = Avaa lisäpakkauksia ja aloittelijapakkoja sellaisina kuin niitä myytiin. Sisällön päättävät palvelimen nopat.
pack-choose = Valitse pakkaus
pack-kind = Laji
pack-kind-booster = Lisäpakkaus
pack-kind-starter = Aloittelijapakka
pack-set = Setti
pack-open-booster = Avaa lisäpakkaus
pack-open-starter = Avaa aloittelijapakka
pack-left = { $count ->
    [0] Tänään ei enempää pakkauksia: seuraavat voi avata vuorokauden kuluessa.
    [one] Tänään vielä yksi pakkaus.
   *[other] Tänään vielä { $count } pakkausta.
}
pack-of-booster = Lisäpakkaus, { $set }
pack-of-starter = Aloittelijapakka, { $set }
pack-opened = { $name }: { $cards } korttia.
pack-number = Pakkaus { $number }
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
collection-lead = Kortit avaamistasi pakkauksista, huvin vuoksi: joka pöydässä kaikki kortit ovat kaikille vapaita.
collection-open = Avaa pakkaus
collection-as-text = Tekstitiedostona
collection-begin-anew = Aloita alusta
collection-begin-anew-asked = { $packs ->
    [one] Avaamasi pakkaus ja kaikki sen kortit heitetään pois. Sitä ei saa takaisin.
   *[other] Kaikki avaamasi { $packs } pakkausta ja niiden kortit heitetään pois. Sitä ei saa takaisin.
}
collection-by-set = Seteittäin ja harvinaisuuksittain
collection-set = Setti
collection-rarity-C = Yleinen
collection-rarity-U = Epätavallinen
collection-rarity-R = Harvinainen
collection-rarity-P = Premium
collection-of = { $have }/{ $of }
collection-show = Mitkä kortit
collection-show-all = Kaikki
collection-show-mine = Omat
collection-show-missing = Puuttuvat
collection-copies = { $copies } kpl
collection-none = ei vielä
