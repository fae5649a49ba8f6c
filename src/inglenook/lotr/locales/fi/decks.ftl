### Pakat, formaatit ja pakkatiedostot.

## Formaatit ja setit

format-tower = Torniblokki
format-fellowship = Ritariblokki
format-open = avoin
format-standard = Torni-standardi
format-fellowship-1 = Ritariblokki, setti 1
format-fellowship-2 = Ritariblokki, setit 1 ja 2
format-tower-4 = Torniblokki, setti 4
format-tower-5 = Torniblokki, setit 4 ja 5
format-standard-4 = Torni-standardi, setit 1–4
format-standard-5 = Torni-standardi, setit 1–5
format-limited-fellowship = rajattu, Ritariblokki
format-limited-tower = rajattu, Torniblokki
set-promotional = promootiokortit
set-fellowship-of-the-ring = Sormuksen ritarit
set-mines-of-moria = Mines of Moria
set-realms-of-the-elf-lords = Realms of the Elf-lords
set-two-towers = Kaksi Tornia
set-battle-of-helms-deep = Battle of Helm’s Deep
set-ents-of-fangorn = Ents of Fangorn

## Mikä pakassa voi olla vialla

deck-fault = { $fault } ({ $rule })
deck-legal = Sallittu formaatissa { $format }; nostopakassa on { $cards } korttia.
deck-unknown-code = korttia { $given } ei ole
deck-unknown-code-near = korttia { $given } ei ole, mutta on { $near }
deck-not-in-format = { $card } (setti: { $set }) ei kuulu formaattiin { $format }
deck-banned = { $card } on kielletty formaatissa { $format }
deck-restricted = pakassa on { $n } kappaletta korttia { $card }, ja formaatissa { $format } niitä saa olla yksi
deck-beyond-pool = pakassa on { $n } kappaletta korttia { $card }, ja sinulla on niitä { $have }
deck-no-ring-bearer = Sormuksen viejä puuttuu
deck-not-frodo = Sormuksen viejän on oltava Frodo, ei { $card }
deck-no-ring = Sormus puuttuu
deck-not-the-ring = Sormuksena on oltava The One Ring, ei { $card }
deck-too-few =
    nostopakassa on { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }, ja niitä tarvitaan vähintään { $least }
deck-unequal = vapaiden kansojen kortteja { $free }, varjon kortteja { $shadow }; niitä on oltava yhtä monta
deck-ring-in-draw-deck = { $card } ei saa olla nostopakassa
deck-site-in-draw-deck = paikka { $card } ei saa olla nostopakassa
deck-too-many =
    nostopakassa on { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }, joiden nimi on { $title }, ja niitä saa olla enintään { $most }
deck-not-a-site = { $card } ei ole paikka, eikä se saa olla seikkailupakassa
deck-sites-of-one-number = seikkailupakassa on useampi kuin yksi paikka { $number }: { $sites }
deck-no-site = seikkailupakasta puuttuvat paikkanumerot: { $numbers }
deck-mixed-blocks = seikkailupakassa on sekä Ritariblokin paikkoja ({ $fellowship }) että Torniblokin paikkoja ({ $towers })

## Mikä pakkatiedoston rivillä voi olla vialla

deck-line = rivi { $line }: { $fault }
deck-line-rule = rivi { $line }: { $fault } ({ $rule })
deck-line-heading = osaa ”{ $given }” ei ole, on vain { $known }
deck-line-long = yli { $most } merkkiä
deck-line-none = määrä on nolla
deck-line-only-one = otsikon { $part } alla on vain yksi kortti, ja { $card } on liikaa
deck-line-other-name = { $card } ei ole nimeltään ”{ $given }”
deck-line-unknown = korttia ”{ $given }” ei ole
deck-line-unknown-near = korttia ”{ $given }” ei ole, mutta on { $near }
deck-line-which = ”{ $given }” voi olla useampi kortti: { $known }
deck-line-lines = pakassa on enintään { $most } riviä; loppua ei luettu
deck-line-cards = pakassa on enintään { $most } korttia; loppua ei luettu
deck-code-letters = tämä ei ole kokonainen pakkakoodi: siinä on vain kirjaimia ja numeroita, eikä U-kirjainta
deck-code-changed = tämä pakkakoodi on muuttunut tai katkennut matkalla; kopioi se uudelleen alusta (ING1) loppuun
deck-code-card = tämä pakkakoodi nimeää setin { $set } kortin { $number }, jota ei ole

## Virheet

error-illegal-deck = Pakalla { $deck } ei voi pelata formaatissa { $format }: { $faults }.
error-deck-data = Tämä ei ole pakka: { $given }. Anna aloittelijapakan nimi tai pakkatiedosto.
error-deck-file = Pakkatiedostossa { $file } on virheitä: { $faults }.
error-deck-file-long = Tiedosto { $file } ei ole pakkatiedosto: siinä on yli { $most } riviä.
error-deck-file-not-text = Tiedosto { $file } ei ole pakkatiedosto: se ei ole lyhyt UTF-8-teksti.
error-unknown-deck = Aloittelijapakkaa tai pakkatiedostoa ”{ $given }” ei ole. Aloittelijapakat: { $known }.

## Pelaajien rakentamia pakkoja: ketkä matkaavat, ketkä jahtaavat

built-dwarves-eye = Kääpiöt ja Silmä
built-dwarves-nazgul = Kääpiöt ja Yhdeksän
built-first-hobbits = Ensimmäinen peli: Merri, Pippin, Sam ja Frodo (oma luettelomme)
built-hobbits-balrog = Hobitit ja Balrog
built-lorien-nazgul = Lórien ja Yhdeksän
built-mirkwood-troll = Haltiajouset ja luolapeikko
built-mirkwood-uruks = Haltiajouset ja Uruk-hait
built-rangers-goblins = Samoojat ja hiidet
built-rangers-sauron = Samoojat ja Sauronin örkit
built-walkers-uruks = Yhdeksän kulkijaa ja Uruk-hait
built-wizard-isengard = Velho ja Isengard
built-ents-southrons = Entit ja eteläiset
built-galadhrim-siege = Galadhrim ja piiritys
built-galadhrim-trackers = Galadhrim ja jäljittäjät
built-halflings-trackers = Hobitit ja jäljittäjät
built-hunters-orthanc = Kolme metsästäjää ja Orthanc
built-ithilien-wargs = Ithilienin samoojat ja hukat
built-knights-easterlings = Gondorin ritarit ja itäläiset
built-riders-dunland = Rohanin ratsastajat ja Mustainmaa
built-riders-gate = Rohanin ratsastajat ja Musta portti
built-villagers-siege = Kyläläiset ja piiritys
