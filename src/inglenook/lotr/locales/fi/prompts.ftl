### Kysymykset ja mitä niihin voi vastata.

## Ennen ensimmäistä vuoroa

prompt-bid = Montako taakkaa tarjoat oikeudesta valita pelijärjestys?
prompt-place = Valitse sijasi pelijärjestyksessä.
prompt-starting-fellowship = Valitse aloitussaattueesi: kumppaneita, joiden varjohinta on yhteensä enintään { $left }.
prompt-mulligan = Haluatko sekoittaa kätesi takaisin nostopakkaan ja vetää 6 korttia?

## Vuoro

prompt-sanctuary =
    Turvapaikka: voit parantaa vielä enintään { $left ->
        [one] 1 haavan
       *[other] { $left } haavaa
    }.
prompt-fellowship-action = Valitse saattuetoiminto tai siirry eteenpäin.
prompt-shadow-action = Valitse varjon toiminto tai jätä väliin. Varjoallas: { $tokens }.
prompt-phase-action = Valitse toiminto tai jätä väliin. Nyt on { $phase }.
prompt-archer-allies = Mitkä jousiampujaliittolaiset osallistuvat?
prompt-archery-player = Mihin varjopelaajaan ammutaan?
prompt-archery-wound =
    { $left ->
        [one] Jousiammunta: sijoita vielä 1 haava.
       *[other] Jousiammunta: sijoita vielä { $left } haavaa, yksi kerrallaan.
    }
prompt-assign-defenders = { $due ->
        [no] Käskytä hahmojasi palvelijoita vastaan tai lopeta.
       *[yes] Käskytä kumppani jokaista raivokasta palvelijaa vastaan niin pitkälle kuin voit.
    }
prompt-assign-minions = Käskytä jäljellä olevat palvelijasi tai lopeta.
prompt-ambush =
    Väijytys ({ $card }): lisäätkö varjoaltaaseen { $tokens ->
        [one] 1 varjomerkin
       *[other] { $tokens } varjomerkkiä
    }?
prompt-next-skirmish = Valitse seuraava taistelu.
prompt-next-loser = Mikä häviäjistä haavoittuu seuraavaksi?
prompt-reconcile = Voit poistaa kortin, ennen kuin kätesi järjestetään (8 korttia).
prompt-too-many =
    Kädessä on liikaa kortteja: poista { $count ->
        [one] kortti
       *[other] { $count } korttia
    }.
prompt-move-again = Jäätkö tähän vai siirrytkö uudelleen? Siirtoja jäljellä: { $left }.

## Vastaukset

prompt-respond = { $event } Haluatko vastata?
prompt-respond-about-to = { $event } Haluatko vastata?
prompt-respond-wound =
    { $many ->
        [0] { $card } on saamassa haavan. Haluatko vastata?
        [one] { $card } on saamassa haavan (aiheuttaja: { $by }). Haluatko vastata?
       *[other] { $card } on saamassa haavan (aiheuttajat: { $by }). Haluatko vastata?
    }

## Vaikutukset

prompt-choose-bearer = Valitse kantaja: { $card }.
prompt-choose-player = { $card }: valitse pelaaja.
prompt-choose-opponent = { $card }: valitse vastustaja.
prompt-name-cultures =
    { $card }: nimeä { $count ->
        [one] kulttuuri
       *[other] { $count } kulttuuria
    }.
prompt-choose-effect = { $card }: valitse yksi vaikutus.
prompt-spot =
    { $over ->
        [0] { $card }: { $part } löydät?
        [one] { $card }: { $part } löydät yli { $over }:n?
       *[other] { $card }: { $part } löydät yli { $over }:n?
    }
prompt-spot-or-not = { $card }: haluatko { $part }?
prompt-name-number = { $card }: mikä luku X on ({ $part })?
prompt-how-many = { $card }: kuinka monta ({ $part })?
prompt-how-often = { $card }: kuinka monta kertaa ({ $part })?
prompt-go-on = { $card }: haluatko jatkaa ({ $part })?
prompt-may = { $card }: haluatko { $part }?
prompt-pay-to-prevent = { $card }: haluatko { $price } torjuaksesi tämän: { $part }?
prompt-play-by-effect = { $card }: minkä kortin pelaat?
prompt-top-of-pile = Minkä kortin jätät poistopakkasi päällimmäiseksi?
prompt-choose-choose =
    { $card }: valitse { $count ->
        [one] kortti
       *[other] { $count } korttia
    } ({ $part }).
prompt-choose-exert =
    { $card }: valitse { $count ->
        [one] rasitettava hahmo
       *[other] { $count } rasitettavaa hahmoa
    } ({ $part }).
prompt-choose-wound =
    { $card }: valitse { $count ->
        [one] haavoitettava hahmo
       *[other] { $count } haavoitettavaa hahmoa
    } ({ $part }).
prompt-choose-heal =
    { $card }: valitse { $count ->
        [one] parannettava hahmo
       *[other] { $count } parannettavaa hahmoa
    } ({ $part }).
prompt-choose-discard =
    { $card }: valitse { $count ->
        [one] poistettava kortti
       *[other] { $count } poistettavaa korttia
    } ({ $part }).
prompt-choose-discard-from-hand =
    { $card }: valitse { $count ->
        [one] kädestä poistettava kortti
       *[other] { $count } kädestä poistettavaa korttia
    } ({ $part }).
prompt-choose-reveal =
    { $card }: valitse { $count ->
        [one] kädestä paljastettava kortti
       *[other] { $count } kädestä paljastettavaa korttia
    } ({ $part }).
prompt-choose-modify =
    { $card }: valitse { $count ->
        [one] kortti, johon se vaikuttaa
       *[other] { $count } korttia, joihin se vaikuttaa
    } ({ $part }).
prompt-choose-move-hand =
    { $card }: valitse { $count ->
        [one] käteen otettava kortti
       *[other] { $count } käteen otettavaa korttia
    } ({ $part }).
prompt-choose-move-beneath-deck =
    { $card }: valitse { $count ->
        [one] nostopakan alle laitettava kortti
       *[other] { $count } nostopakan alle laitettavaa korttia
    } ({ $part }).
prompt-choose-move-on-top-of-deck =
    { $card }: valitse { $count ->
        [one] nostopakan päälle laitettava kortti
       *[other] { $count } nostopakan päälle laitettavaa korttia
    } ({ $part }).
prompt-choose-move-shuffled-into-deck =
    { $card }: valitse { $count ->
        [one] nostopakkaan sekoitettava kortti
       *[other] { $count } nostopakkaan sekoitettavaa korttia
    } ({ $part }).
prompt-order-beneath-deck = { $card }: laita kortit siihen järjestykseen, jossa ne tulevat nostopakan alle, ylin ensin.
prompt-order-on-top-of-deck = { $card }: laita kortit siihen järjestykseen, jossa ne tulevat nostopakan päälle, ylin ensin.
prompt-choose-tokens =
    { $card }: valitse { $count ->
        [one] kortti, jonka merkit muuttuvat
       *[other] { $count } korttia, joiden merkit muuttuvat
    } ({ $part }).
prompt-choose-stack =
    { $card }: valitse { $count ->
        [one] pinottava kortti
       *[other] { $count } pinottavaa korttia
    } ({ $part }).
prompt-choose-stack-on =
    { $card }: valitse { $count ->
        [one] kortti, jonka päälle pinotaan
       *[other] { $count } korttia, joiden päälle pinotaan
    } ({ $part }).
prompt-choose-transfer =
    { $card }: valitse { $count ->
        [one] siirrettävä kortti
       *[other] { $count } siirrettävää korttia
    } ({ $part }).
prompt-choose-transfer-to =
    { $card }: valitse { $count ->
        [one] uusi kantaja
       *[other] { $count } uutta kantajaa
    } ({ $part }).
prompt-choose-leave-skirmish =
    { $card }: valitse { $count ->
        [one] hahmo, joka poistuu
       *[other] { $count } hahmoa, jotka poistuvat
    } taistelusta ({ $part }).
prompt-choose-assign-minion =
    { $card }: valitse { $count ->
        [one] käskytettävä palvelija
       *[other] { $count } käskytettävää palvelijaa
    } ({ $part }).
prompt-choose-assign-fighter =
    { $card }: valitse { $count ->
        [one] hahmo, jota vastaan käskytetään
       *[other] { $count } hahmoa, joita vastaan käskytetään
    } ({ $part }).

## Vaihtoehdot

option-move = Siirry eteenpäin
option-stop = Jää tähän
option-play = Pelaa { $subject }, hinta { $cost }
option-play-text = Pelaa { $subject }, hinta { $cost }, kohta { $number }
option-start-with = Ota mukaan { $subject }, hinta { $cost }
option-use = Käytä korttia { $subject }
option-use-ability = Käytä korttia { $subject }, kohta { $number }
option-transfer = Siirrä { $subject }, uusi kantaja { $other }
option-discard-to-heal = Poista kädestä { $subject } ja paranna: { $other }
option-discard = Poista { $subject }
option-choose = Valitse { $subject }
option-choose-where = Valitse { $subject } ({ $where })
option-bear = Kantajaksi { $subject }
option-wound = Haavoita: { $subject }, elinvoimapisteitä jäljellä { $left }
option-heal = Paranna: { $subject }, elinvoimapisteitä jäljellä { $left }
option-assign = Käskytä { $subject }, voima { $strength }, vastassa { $other }, voima { $against }
option-ambush =
    Lisää varjoaltaaseen { $amount ->
        [one] 1 varjomerkki
       *[other] { $amount } varjomerkkiä
    }: { $subject }
option-skirmish = { $subject }, vastassa { $minions }
option-suffer = Taistelun haavat
option-find-nothing = Jätä löytämättä
option-discard-nothing = Älä poista mitään
option-ambush-not = Älä lisää mitään
option-heal-no-more = Älä paranna enempää haavoja
option-leave-top = Jätä päällimmäinen kortti ennalleen
option-lay-on-top = Päällimmäiseksi { $subject }
option-player = Valitse { $player }
option-place = Sija { $amount }
option-concede = Luovuta peli

## Kortit vaihtoehdoissa

called-wounded =
    { $card } (saanut { $wounds ->
        [one] 1 haavan
       *[other] { $wounds } haavaa
    })
called-borne = { $card } (kantaja { $bearer })
called-with = { $card } ({ $details })
called-bearing = mukana { $items }
called-against = vastassa { $foes }
called-number = numero { $number }
hidden-card = kortti kädessä ({ $player })
where-on = kortilla { $card }
where-own-deck = nostopakkasi
where-own-discard = poistopakkasi
where-discard = poistopakka: { $player }
where-own-dead = kuolleiden pinosi
where-dead = kuolleiden pino: { $player }

part-of-card = tehdä, mitä kortti sanoo
