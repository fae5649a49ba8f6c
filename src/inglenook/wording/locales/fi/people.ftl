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
