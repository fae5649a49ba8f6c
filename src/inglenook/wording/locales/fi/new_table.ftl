### Pöydän kattaminen ja odottaminen siinä, kunnes peli alkaa.

page-decks-built = Pelaajien rakentamia pakkoja
page-deck-yours = Omat pakat
page-lay-lead = Avoimet pelipaikat odottavat muita, loput täytät itse.
page-laying-game = Peli
page-game = Peli
page-title = Otsikko (jos haluat)
page-title-placeholder = Ilta takan ääressä
page-who = Ketkä saavat tulla
page-who-anyone = Kuka tahansa
page-who-invited = Linkin saaneet
page-seats = Pelipaikat
page-seats-count = Montako
page-seat = Pelipaikka { $number }
page-seat-you = Sinä
page-seat-here = Joku vieressäsi, tällä laitteella
page-seat-open = Avoin muille
page-seat-free = Avoin
page-seat-open-deck = Tähän istuutuva valitsee pakan.
page-their-name = Hänen nimensä
page-which-bot = Mikä botti
page-another-bot = Toinen botti ({ $level })
page-rules-heading = Säännöt ja tahti
page-discreet = Peitä tauot: niistä ei voi päätellä, kenellä on jotain pelattavaa; peli kestää hieman kauemmin.
page-programs-may-sit = Myös jonkun ajamat ohjelmat saavat istua pöytään
page-discreet-table = Tauot eivät paljasta mitään
page-house-rules = Kotisäännöt
page-then-hall =
    { $count ->
        [one] Yksi pelipaikka on avoin: pöytäsi näkyy salissa.
       *[other] { $count } pelipaikkaa on avoinna: pöytäsi näkyy salissa.
    }
page-then-link =
    { $count ->
        [one] Yksi pelipaikka on avoin: saat jaettavan linkin.
       *[other] { $count } pelipaikkaa on avoinna: saat jaettavan linkin.
    }
page-then-begin = Kaikki pelipaikat on täytetty: peli alkaa heti.
page-lay = Kata pöytä
page-lay-and-begin = Kata pöytä ja aloita
page-start-over = Aloita alusta
page-deck = Pakka
page-deck-any = Jokin tämän formaatin verkkopelin aloittelijapakoista
page-deck-paste = Liitä lista …
page-deck-list = Listasi, kortti kullekin riville
page-deck-list-hint = Sormuksen viejä, Sormus, yhdeksän paikkaa ja nostopakka; nimiä tai koodeja. Lista tarkistetaan kirjoittaessasi.
page-deck-checking = Tarkistetaan …
page-deck-good =
    { $cards ->
        [one] Yksi kortti. Pakka on sallittu.
       *[other] { $cards } korttia. Pakka on sallittu.
    }
page-deck-faults =
    { $count ->
        [one] Yksi asia ei ole vielä kunnossa:
       *[other] { $count } asiaa ei ole vielä kunnossa:
    }
page-deck-line = Rivi { $line }
page-house-gist = Minkä jätät ennalleen, on niin kuin yllä valituissa säännöissä.
page-seats-empty =
    { $count ->
        [one] yksi pelipaikka on tyhjä
       *[other] { $count } pelipaikkaa on tyhjänä
    }
page-seats-full = kaikki ovat paikalla
page-pace-of-bots = Bottien tahti: { $pace }
page-spectators =
    { $count ->
        [one] yksi katsoo
       *[other] { $count } katsoo
    }
page-seat-away = poissa
page-sit-here = Istu tähän
page-sit-beside = Pelipaikka jollekulle tällä laitteella
page-put-bot = Aseta tähän botti
page-open-seat = Vapauta pelipaikka
page-get-up = Nouse pöydästä
page-share-heading = Kutsu
page-share-open = Pöytä näkyy salissa. Myös linkin saanut löytää sen.
page-share-invited = Vain linkin saaneet löytävät tämän pöydän.
page-begin-heading = Aloita
page-begin-host = Peli alkaa, kun pöydän kattanut niin sanoo.
page-begin-wait = Odota muita tai anna bottien istua.
page-begin-ready = Kaikki istuvat. Menoksi.
page-begin = Aloita
page-begin-with-bots =
    { $count ->
        [one] Aloita ja anna botille tyhjä pelipaikka
       *[other] Aloita ja anna boteille { $count } tyhjää pelipaikkaa
    }
