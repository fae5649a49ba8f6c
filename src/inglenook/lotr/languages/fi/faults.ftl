### Mikä asemassa voi olla vikana.
fault-cards = luetteloissa on { $listed } korttia, mutta kortteja on { $cards }
fault-place = { $card } ei ole siellä missä sanoo: { $zone }
fault-bearer = { $card } ja kantaja eivät ole yhtä mieltä
fault-stack = { $card } ja sen päälle pinotut eivät ole yhtä mieltä
fault-tokens = { $card } kantaa merkkejä, joita sillä ei voi olla
fault-vitality = { $card } kuuluisi olla kuollut
fault-site = { $card } on väärän numeron kohdalla
fault-path = reitissä on aukko kohdassa { $number }
fault-marker = nappula ei ole reitillä, pelaajana { $player }
fault-controller = { $card } on vailla kelvollista hallitsijaa
fault-assigned = { $card } on käskytetty, vaikka ei voi olla
fault-companions = { $player }: liikaa kumppaneita
fault-unique = { $player }: pelissä useampi kuin yksi { $title }
fault-burdens = { $player }: taakkoja alle nollan
fault-ring-bearer = Sormuksen viejä ei ole pelissä, pelaajana { $player }
fault-corrupted = Sormuksen viejän kuuluisi olla korruptoitunut, pelaajana { $player }
fault-ring = Sormus ei ole viejällään, pelaajana { $player }
fault-pool = varjoaltaassa on alle nolla merkkiä

## Skenaariotiedostot

scenario-everybody-once = Jokaisen pelaajan on oltava tässä kerran.
scenario-not-there = ”{ $given }” ei voi olla siellä: { $place }.
