### Pelaajan omat sivut: tili ja laitteet.

people-heading = Sinä
people-no-name = Ei nimeä
people-nobody = Sinua ei vielä tunneta täällä. Istu pöytään, niin tunnetaan.
people-guest-gist = Olet vieras: pelisi, pakkasi ja boosterisi kuuluvat tälle selaimelle. Mikään muu ei johda takaisin niihin.
people-devices = Missä sinut tunnetaan
people-devices-gist = Jokainen selain, jossa pelaat tällä nimellä. Kirjaa ulos laite, jota et tunne.
people-device = { $browser }, { $system }
people-device-unknown = Tuntematon selain
people-device-here = tämä laite
people-device-times = { $since } alkaen, viimeksi käytössä { $seen }
people-device-times-in = { $country }, { $since } alkaen, viimeksi käytössä { $seen }
people-device-end = Kirjaa ulos
people-device-end-that = Kirjaa ulos: { $device }
people-device-ended = { $device } on kirjattu ulos.
people-devices-end-others = Kirjaa ulos kaikki muut
people-devices-ended = Kaikki muut laitteet on kirjattu ulos.
people-sign-out-warning = Vieraan luo ei ole paluuta: jos kirjaudut ulos, kukaan ei enää pääse peleihisi, pakkoihisi ja boostereihisi.
people-sign-out-stay = Jää
people-sign-out = Kirjaudu silti ulos
people-kept-gist = Sinulla on tili: kaikki on sinun millä tahansa laitteella.
people-keep-gist = Toistaiseksi kaikki on vain tässä selaimessa. Säilytä se, niin se seuraa sinua laitteelta toiselle. Mikään muu ei muutu: pelaat kuten ennenkin.
people-words-make = Säilytä kahdellatoista sanalla
people-words-again = Tee uudet sanat
people-words-heading = Kaksitoista sanaasi
people-words-gist = Kirjoita ne muistiin nyt. Ne näytetään vain tämän kerran, ja niillä pääsee tilillesi. Aiemmat sanat eivät enää kelpaa.
people-words-written = Olen kirjoittanut ne muistiin
people-way-words = Kaksitoista sanaa
people-way-used = tehty { $since }, viimeksi käytetty { $used }
people-way-unused = tehty { $since }, ei vielä käytetty
people-way-remove = Poista
people-prove = Kirjaudu uudelleen, jos haluat muuttaa kirjautumistapoja.
people-have-account = Minulla on jo tili
people-sign-in = Kirjaudu
people-sign-in-gist = Tämän selaimen pelit, pakat ja boosterit liitetään tiliisi.
people-words-field = Kaksitoista sanaasi
people-words-hint = Oikeassa järjestyksessä; isoilla kirjaimilla ja väleillä ei ole väliä.
people-welcome-back = Tervetuloa takaisin, { $name }
people-joined = Tästä selaimesta tuli mukaan: { $things }.
people-joined-nothing = Kaikki on niin kuin jätit.
people-joined-games = { $count ->
        [one] yksi pöytä
       *[other] { $count } pöytää
    }
people-joined-decks = { $count ->
        [one] yksi pakka
       *[other] { $count } pakkaa
    }
people-joined-packs = { $count ->
        [one] yksi boosteri
       *[other] { $count } boosteria
    }
people-joined-leagues = { $count ->
        [one] yksi liiga
       *[other] { $count } liigaa
    }
