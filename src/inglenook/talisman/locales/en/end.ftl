### What a game of Talisman came to.

account-turn = round
account-fights-won = Fights won
account-fights-lost = Fights lost
account-lives = Lives lost
account-deaths = Characters lost
account-strength = Strength gained
account-craft = Craft gained
account-gold = Gold gained
account-spells = Spells cast
account-greatest-enemy = The greatest enemy killed by { $player }: { $card }.
    .you = The greatest enemy you killed: { $card }.
account-most-used =
    { $player } used { $card-the } { $times ->
        [one] once
       *[other] { $times } times
    }.
    .you =
        You used { $card-the } { $times ->
            [one] once
           *[other] { $times } times
        }.
