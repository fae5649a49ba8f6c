### Mitä korttipelistä jäi.

account-turn = vuoro
account-sites = Saavutettu paikka
account-skirmishes = Voitetut taistelut
account-minions = Tapetut palvelijat
account-companions = Kuolleet kumppanit
account-wounds = Kumppanien haavat
account-burdens = Taakat
account-played = Pelatut kortit
account-champion =
    { $card } ({ $player }) voitti { $skirmishes ->
        [one] 1 taistelun
       *[other] { $skirmishes } taistelua
    }.
    .you =
        { $card } (sinun) voitti { $skirmishes ->
            [one] 1 taistelun
           *[other] { $skirmishes } taistelua
        }.
account-slayer = Kaatajat: { $cards }. Kaatuneet: { $victims }.
