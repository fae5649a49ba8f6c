### Wat een spel Talisman opleverde.

account-turn = ronde
account-fights-won = Gewonnen gevechten
account-fights-lost = Verloren gevechten
account-lives = Verloren levens
account-deaths = Gestorven personages
account-strength = Gekregen Kracht
account-craft = Gekregen Vernuft
account-gold = Gekregen goud
account-spells = Uitgesproken spreuken
account-greatest-enemy = De grootste vijand die { $player } heeft gedood: { $card }.
    .you = De grootste vijand die je hebt gedood: { $card }.
account-most-used =
    { $player } gebruikte { $card-the } { $times ->
        [one] één keer
       *[other] { $times } keer
    }.
    .you =
        Je gebruikte { $card-the } { $times ->
            [one] één keer
           *[other] { $times } keer
        }.
