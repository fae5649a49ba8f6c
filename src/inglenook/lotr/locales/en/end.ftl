### What a card game came to.

account-turn = turn
account-sites = Site reached
account-skirmishes = Skirmishes won
account-minions = Minions killed
account-companions = Companions lost
account-wounds = Wounds on companions
account-burdens = Burdens
account-played = Cards played
account-champion =
    { $card } ({ $player }) won { $skirmishes ->
        [one] 1 skirmish
       *[other] { $skirmishes } skirmishes
    }.
    .you =
        Your { $card } won { $skirmishes ->
            [one] 1 skirmish
           *[other] { $skirmishes } skirmishes
        }.
account-slayer = Fallen to { $cards }: { $victims }.
