### Mikä asemassa voi olla vikana.
fault-cards = luetteloissa on { $listed } korttia, mutta kortteja on { $cards }
fault-place = { $card } ei ole siellä, missä sanoo olevansa: { $zone }
fault-bearer = { $card } ja kantaja eivät ole yhtä mieltä
fault-stack = { $card } ja sen päälle pinotut eivät ole yhtä mieltä
fault-zone = { $card } ei voi olla tässä paikassa: { $zone }
fault-no-bearer = { $card } on pelissä ilman kantajaa, jonka se tarvitsee
fault-may-not-bear = { $bearer } ei saa kantaa korttia { $card }
fault-class = { $card } kantaa saman tyypin kortteja enemmän kuin saa
fault-limit = { $bearer } kantaa korttia { $card } useampana kappaleena kuin saa
fault-rings = { $player }: pelissä useampi kuin yksi Sormus
fault-tokens = { $card } kantaa merkkejä, joita sillä ei voi olla
fault-vitality = kortin { $card } kuuluisi olla kuollut
fault-site = { $card } on väärän numeron kohdalla
fault-path = reitissä on aukko kohdassa { $number }
fault-marker = pelaajan { $player } nappula ei ole reitillä
fault-controller = { $card } on vailla kelvollista hallitsijaa
fault-assigned = { $card } on käskytetty taisteluun, vaikka sitä ei voi käskyttää
fault-companions = { $player }: liikaa kumppaneita
fault-unique = { $player }: pelissä useampi kuin yksi { $title }
fault-burdens = { $player }: taakkoja alle nollan
fault-ring-bearer = pelaajan { $player } Sormuksen viejä ei ole pelissä
fault-corrupted = pelaajan { $player } Sormuksen viejän kuuluisi olla korruptoitunut
fault-ring = pelaajan { $player } Sormus ei ole viejällään
fault-pool = varjoaltaassa on alle nolla merkkiä

## Skenaariotiedostot

scenario-everybody-once = Jokaisen pelaajan on oltava tässä kerran.
scenario-not-there = ”{ $given }” ei voi olla siellä: { $place }.
