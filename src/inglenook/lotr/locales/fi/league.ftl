### Sarjat: draftit ja sealed-pakat sekä niillä pelattavat kierrokset.

## Sarjan perustaminen

league-title = Sarjat
league-lead = Avaa boostereita, rakenna korteista pakka ja pelaa sillä muutama kierros, kaikki yhden linkin takana: yksin botteja vastaan tai enintään kahdeksan hengen voimin.
league-new = Uusi sarja
league-name = Sarjan nimi
league-untitled = Sarja
league-kind = Mitä avataan
league-kind-draft = Draft
league-kind-draft-gist = Jokaiselta lähtee kiertoon kuusi boosteria; otat kortin kerrallaan.
league-kind-sealed = Sealed
league-kind-sealed-gist = Jokainen avaa verkkopelin aloittelijapakan ja boostereita.
league-cards = Kortit
league-product-fellowship = { format-fellowship }
league-product-tower = { format-tower }
league-product-set-1 = { set-fellowship-of-the-ring }
league-product-set-2 = { set-mines-of-moria }
league-product-set-3 = { set-realms-of-the-elf-lords }
league-product-set-4 = { set-two-towers }
league-product-set-5 = { set-battle-of-helms-deep }
league-product-set-6 = { set-ents-of-fangorn }
league-seats = Pelaajia, botit mukaan lukien
league-rounds = Kierroksia
league-pick-seconds = Sekunteja kortin valintaan
league-build-minutes = Minuutteja rakentamiseen
league-bots = Botit
league-listed = Kuka tahansa löytää sen luettelosta
league-lay = Perusta sarja
league-yours = Sarjat, joihin pääset
league-none = Ei vielä sarjoja.
league-phase-waiting = odottaa pelaajia
league-phase-drafting = boosterit kiertävät
league-phase-building = pakkoja rakennetaan
league-phase-playing = kierroksia pelataan
league-phase-over = päättynyt

## Paikat

league-seat-bot = Botti { $number }
league-seat-person = Pelaaja { $number }
league-you = Sinä
league-gathering = Ketkä pelaavat
league-free = vapaa; botti, jos kukaan ei tule
league-sit = Liity
league-leave = Lähde
league-left = Lähdit; botti jatkaa puolestasi.
league-begin = Aloita
league-host-begins = Sarjan perustaja aloittaa sen.
league-agreed = { league-kind-draft }, { $cards }. { $seats ->
    [one] Yksi pelaaja
   *[other] { $seats } pelaajaa
}, { $rounds ->
    [one] yksi kierros
   *[other] { $rounds } kierrosta
}, parit pisteiden mukaan.
league-agreed-sealed = { league-kind-sealed }, { $cards }. { $seats ->
    [one] Yksi pelaaja
   *[other] { $seats } pelaajaa
}, { $rounds ->
    [one] yksi kierros
   *[other] { $rounds } kierrosta
}, parit pisteiden mukaan.

## Valitseminen

league-pack-of = Boosteri { $booster } / { $boosters }, { $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
}
league-seat-picks = valitsee
league-seat-picks-waiting = valitsee, { $count ->
    [one] yksi boosteri odottaa
   *[other] { $count } boosteria odottaa
}
league-seat-waits = odottaa
league-to-left = Boosterit kiertävät vasemmalle.
league-to-right = Boosterit kiertävät oikealle.
league-returns = { $cards ->
    [one] Kun tämä boosteri palaa, siinä on yksi kortti.
   *[other] Kun tämä boosteri palaa, siinä on { $cards } korttia.
}
league-returns-not = Tämä boosteri ei palaa.
league-your-pick = Valintasi
league-choose = Valitse kortti
league-take-this = Otatko tämän: { $card }?
league-take = Ota { $card }
league-clock-takes = Jos aika loppuu, tämä otetaan.
league-clock-chooses = Jos aika loppuu, sinulle otetaan kortteihisi sopiva kortti.
league-keys = Nuolet valitsevat, Enter ottaa.
league-waiting-for-pack = Ei valittavaa: seuraava boosteri on vielä naapurillasi.
league-taken = Otettu: { $card }.
league-clock-said = { $seconds ->
    [one] Yksi sekunti jäljellä.
   *[other] { $seconds } sekuntia jäljellä.
}
league-pool = Korttisi
league-pool-free = Vapaat kansat { $count }
league-pool-shadow = Varjo { $count }
league-pool-sites = Paikat { $count }
league-anyway = Frodo, Sormus, yhdeksän tavallista paikkaa ja joitakin kummankin puolen tavallisia kortteja ovat sinun joka tapauksessa.
league-the-pack = Boosteri
league-the-table = Pöytä

## Rakentaminen

league-build = Rakenna pakkasi
league-build-lead = Vähintään kuusikymmentä korttia, yhtä monta kummaltakin puolelta, niistä, jotka sinulla on. Neljän kappaleen rajaa ei ole.
league-open-builder = Pakanrakentajaan
league-suggest = Aloita ehdotuksesta
league-hand-in = Luovuta pakka
league-handed-in = Pakkasi on luovutettu; voit muuttaa sitä, kunnes kaikki ovat valmiita.
league-not-handed-in = Ei vielä luovutettu. Jos aika loppuu, pakka rakennetaan puolestasi.
league-ready = valmis
league-builds = rakentaa
league-time-left = Aikaa jäljellä: { $time }
league-back = Sarjaan
league-from-pool = Omista korteistasi

## Kierrokset

league-round = Kierros { $number }
league-round-now = nyt
league-round-won = voitto
league-round-lost = tappio
league-round-bye = lepo
league-round-none = ei voittajaa
league-against = Sinä vastaan { $name }
league-against-lead = Pakkasi on lukittu.
league-bye = Lepäät tämän kierroksen, ja se lasketaan voitoksi.
league-sit-down = Istu pöytään
league-wait-round = Pelisi on ohi. Seuraava kierros alkaa, kun kaikki pelit ovat ohi.
league-watch = Katso
league-replay = Katso uudelleen
league-match = { $first } vastaan { $second }
league-match-bye = { $first } lepää
league-match-won = voittaja { $name }
league-match-none = ei voittajaa
league-match-on = kesken
league-standings = Tilanne
league-player = Pelaaja
league-points = Pisteet
league-won-lost = Voitot–tappiot
league-opponents = Vastustajien voitot
league-theirs = Heidän vastustajiensa
league-rule = Miten tasapisteet ratkaistaan
league-winner = Sarjan voittaja: { $name }.
league-winner-you = Voitit sarjan.

## Mikä ei onnistu

league-error-phase = Sarja on edennyt: tämä ei onnistu enää tai ei vielä.
league-error-sits = Olet jo tässä sarjassa.
league-error-full = Sarjan kaikki pelipaikat on varattu.
league-error-not-in-it = Sinulla ei ole pelipaikkaa tässä sarjassa.
league-error-no-pack = Sinulla ei ole nyt boosteria: odota naapuriasi.
league-error-not-in-pack = Tämä kortti ei ole boosterissa, josta valitset.
league-error-said = Kirjoita jotakin, mutta älä loputtomasti.
league-error-deck = Tällä pakalla ei voi pelata: katso sen virheet pakanrakentajasta.
