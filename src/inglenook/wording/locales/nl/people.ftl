### De pagina's over mensen: het account en zijn apparaten.

people-heading = Jij
people-no-name = Zonder naam
people-nobody = Je bent hier nog niet bekend. Ga aan een tafel zitten, dan wel.
people-guest-gist = Je bent een gast: je spellen, decks en boosters horen bij deze browser. Niets anders leidt ernaar terug.
people-devices = Waar je bekend bent
people-devices-gist = Elke browser waarin je onder deze naam speelt. Meld een apparaat af dat je niet kent.
people-device = { $browser } op { $system }
people-device-unknown = Een onbekende browser
people-device-here = dit apparaat
people-device-times = sinds { $since }, laatst gebruikt { $seen }
people-device-times-in = { $country }, sinds { $since }, laatst gebruikt { $seen }
people-device-end = Afmelden
people-device-end-that = Afmelden: { $device }
people-device-ended = { $device } is afgemeld.
people-devices-end-others = Overal elders afmelden
people-devices-ended = Alle andere apparaten zijn afgemeld.
people-sign-out-warning = Niets leidt terug naar een gast: na het afmelden kan niemand nog bij je spellen, decks en boosters.
people-sign-out-stay = Blijven
people-sign-out = Toch afmelden
people-kept-gist = Je hebt een account: alles is van jou op elk apparaat.
people-keep-gist = Tot nu toe staat dit alleen in deze browser. Bewaar het, dan gaat het met je mee naar elk apparaat. Verder verandert er niets: je speelt gewoon door.
people-words-make = Bewaar het met twaalf woorden
people-words-again = Nieuwe woorden maken
people-words-heading = Je twaalf woorden
people-words-gist = Schrijf ze nu op. Je ziet ze alleen deze ene keer, en wie ze heeft, komt in je account. Eerdere woorden gelden niet meer.
people-words-written = Ik heb ze opgeschreven
people-way-words = Twaalf woorden
people-way-used = gemaakt op { $since }, laatst gebruikt op { $used }
people-way-unused = gemaakt op { $since }, nog nooit gebruikt
people-way-remove = Verwijderen
people-prove = Log nog een keer in om de toegang tot je account te veranderen.
people-have-account = Ik heb al een account
people-sign-in = Inloggen
people-sign-in-gist = Wat je in deze browser hebt, komt bij je account.
people-words-field = Je twaalf woorden
people-words-hint = In hun volgorde; hoofdletters en spaties maken niet uit.
people-welcome-back = Welkom terug, { $name }
people-joined = Uit deze browser kwam mee: { $things }.
people-joined-nothing = Alles is zoals je het achterliet.
people-joined-games = { $count ->
        [one] één tafel
       *[other] { $count } tafels
    }
people-joined-decks = { $count ->
        [one] één deck
       *[other] { $count } decks
    }
people-joined-packs = { $count ->
        [one] één booster
       *[other] { $count } boosters
    }
people-joined-leagues = { $count ->
        [one] één competitie
       *[other] { $count } competities
    }
