### Wat een kaartspel opleverde.

account-turn = beurt
account-sites = Bereikte locatie
account-skirmishes = Gewonnen gevechten
account-minions = Gedode volgelingen
account-companions = Gesneuvelde reisgenoten
account-wounds = Wonden van reisgenoten
account-burdens = Lasten
account-played = Gespeelde kaarten
account-champion =
    { $card } ({ $player }) won { $skirmishes ->
        [one] 1 gevecht
       *[other] { $skirmishes } gevechten
    }.
    .you =
        Jouw { $card } won { $skirmishes ->
            [one] 1 gevecht
           *[other] { $skirmishes } gevechten
        }.
account-slayer = Gesneuveld tegen { $cards }: { $victims }.
