### Pakat, formaatit ja pakkatiedostot.

## Formaatit ja setit

format-tower = Torniblokki
format-fellowship = Ritariblokki
format-open = avoin
set-promotional = promootiokortit
set-fellowship-of-the-ring = Sormuksen ritarit
set-mines-of-moria = Mines of Moria
set-realms-of-the-elf-lords = Realms of the Elf-lords
set-two-towers = Kaksi Tornia
set-battle-of-helms-deep = Battle of Helm’s Deep
set-ents-of-fangorn = Ents of Fangorn

## Mikä pakassa voi olla vialla

deck-fault = { $fault } ({ $rule })
deck-unknown-code = korttia { $given } ei ole
deck-unknown-code-near = korttia { $given } ei ole, mutta on { $near }
deck-not-in-format = { $card } (setti: { $set }) ei kuulu formaattiin { $format }
deck-no-ring-bearer = Sormuksen viejä puuttuu
deck-not-frodo = Sormuksen viejän on oltava Frodo, ei { $card }
deck-no-ring = Sormus puuttuu
deck-not-the-ring = Sormuksena on oltava The One Ring, ei { $card }
deck-too-few =
    nostopakassa on { $n ->
        [one] 1 kortti
       *[other] { $n } korttia
    }, ja niitä tarvitaan vähintään { $least }
deck-unequal = vapaiden kansojen kortteja { $free }, varjon kortteja { $shadow }; määrien on oltava samat
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
deck-line-no-part = { $card } on ennen ensimmäistä otsikkoa
deck-line-long = yli { $most } merkkiä
deck-line-none = määrä on nolla
deck-line-only-one = otsikon { $part } alla on vain yksi kortti, ja { $card } on liikaa
deck-line-other-name = { $card } ei ole nimeltään ”{ $given }”
deck-line-unknown = korttia ”{ $given }” ei ole
deck-line-unknown-near = korttia ”{ $given }” ei ole, mutta on { $near }
deck-line-which = ”{ $given }” voi olla useampi kortti: { $known }

## Virheet

error-illegal-deck = Pakalla { $deck } ei voi pelata formaatissa { $format }: { $faults }.
error-deck-data = Tämä ei ole pakka: { $given }. Anna aloittelijapakan nimi tai pakkatiedosto.
error-deck-file = Pakkatiedostossa { $file } on virheitä: { $faults }.
error-deck-file-long = Tiedosto { $file } ei ole pakkatiedosto: siinä on yli { $most } riviä.
error-deck-file-not-text = Tiedosto { $file } ei ole pakkatiedosto: se ei ole lyhyt UTF-8-teksti.
error-unknown-deck = Aloittelijapakkaa tai pakkatiedostoa ”{ $given }” ei ole. Aloittelijapakat: { $known }.
