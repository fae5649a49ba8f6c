### Mitä Talisman-pelistä jäi.

account-turn = kierros
account-fights-won = Voitetut taistelut
account-fights-lost = Hävityt taistelut
account-lives = Menetetyt kuntopisteet
account-deaths = Kuolleet hahmot
account-strength = Saadut voimapisteet
account-craft = Saadut taitopisteet
account-gold = Saadut kultasäkit
account-spells = Käytetyt taiat
account-greatest-enemy = Suurin surmattu vihollinen ({ $player }): { $card }.
    .you = Suurin surmaamasi vihollinen: { $card }.
account-most-used =
    { $player } käytti { $card-part } { $times ->
        [one] kerran
       *[other] { $times } kertaa
    }.
    .you =
        Käytit { $card-part } { $times ->
            [one] kerran
           *[other] { $times } kertaa
        }.
