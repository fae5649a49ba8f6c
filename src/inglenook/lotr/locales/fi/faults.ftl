### Mikä asemassa voi olla vikana.
fault-cards = luetteloissa on { $listed } korttia, mutta kortteja on { $cards }
fault-place = { $card } ei ole siellä, missä sen pitäisi olla: { $zone }
fault-bearer = { $card } ja sen kantaja eivät täsmää
fault-stack = { $card } ja sen päälle pinotut kortit eivät täsmää
fault-zone = { $card } ei voi olla siellä: { $zone }
fault-no-bearer = { $card } on pelissä ilman kantajaa, vaikka tarvitsee sellaisen
fault-may-not-bear = { $bearer } ei voi olla kantajana: { $card }
fault-class = { $card } kantaa liian monta samantyyppistä korttia
fault-limit = { $bearer } kantaa liian monta kappaletta: { $card }
fault-rings = { $player }: pelissä useampi kuin yksi Sormus
fault-tokens = { $card }: merkkejä, joita sillä ei voi olla
fault-vitality = { $card } on elossa, vaikka sen kuuluisi olla kuollut
fault-site = { $card } on väärän numeron kohdalla
fault-path = reitissä on aukko kohdassa { $number }
fault-marker = pelinappula ei ole reitillä: { $player }
fault-controller = { $card } on vailla kelvollista hallitsijaa
fault-assigned = { $card } on käskytetty taisteluun, vaikka sitä ei voi käskyttää
fault-companions = { $player }: liikaa kumppaneita
fault-unique = { $player }: pelissä useampi kuin yksi { $title }
fault-burdens = { $player }: taakkoja alle nollan
fault-ring-bearer = Sormuksen viejä ei ole pelissä: { $player }
fault-corrupted = Sormuksen viejän kuuluisi olla korruptoitunut: { $player }
fault-ring = Sormus ei ole Sormuksen viejällä: { $player }
fault-pool = varjoaltaassa on alle nolla merkkiä

## Skenaariotiedostot

scenario-site-twice = Paikka { $number } on jo reitillä tai hallittuna.
scenario-everybody-once = Jokaisen pelaajan on oltava tässä kerran.
scenario-not-there = ”{ $given }” ei voi olla siellä: { $place }.
