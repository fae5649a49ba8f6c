### What threatens if nothing more is played.

danger-overwhelmed = { $card } would be overwhelmed
danger-killed = { $card } would die
danger-wounded = { $card } would be wounded
danger-corrupted = { $card } would be corrupted
danger-survives = The fellowship would survive at the last site
danger-left-overwhelmed =
    { $count ->
        [one] { $minions } is left over and could overwhelm { $card }
       *[other] { $minions } are left over and could overwhelm { $card } together
    }
danger-left-killed =
    { $count ->
        [one] { $minions } is left over and could kill { $card }
       *[other] { $minions } are left over and could kill { $card } together
    }
danger-game-lost = { $danger }: you lose the game
danger-game-won = { $danger }: you win the game
danger-ring = { $danger }, unless the Ring is put on then
danger-heir = { $danger }; { $card } could bear the Ring then
danger-strengths = { $against } against { $own } is at least { $times ->
        [2] twice
       *[more] { $times } times
    } as strong. With strength { $enough } or more { $card } would only be wounded.
danger-doubled = { $against } against { $own } is at least { $times ->
        [2] twice
       *[more] { $times } times
    } as strong.
danger-wounds =
    { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }, vitality left: { $left }.
danger-pass-lost = Pass and lose the game
danger-pass-won = Pass and win the game
danger-done-risk = Done, at the risk of the game

## What an option comes to, told beside it

result-change = { $after } (was { $before })
result-move = Twilight pool +{ $total }: { $companions ->
        [one] 1 for the companion
       *[other] { $companions } for the companions
    }, { $number } for { $site }
result-move-unknown = Twilight pool +{ $companions } for the companions, and the Shadow number of the site that { $player } lays
result-fought = Strength { $own } against { $against }
result-dies = { $card } dies
result-discarded = { $card } is discarded
result-returns = { $card } returns to hand
result-skirmish-wins =
    { $card } { $own } against { $against }: { $side ->
        [yours] you win the skirmish
       *[theirs] { $player } wins the skirmish
    }
result-skirmish-overwhelms =
    { $card } { $own } against { $against }: { $side ->
        [yours] you win the skirmish and overwhelm { $minions }
       *[theirs] { $player } wins the skirmish and overwhelms { $minions }
    }
result-skirmish-kills =
    { $card } { $own } against { $against }: { $side ->
        [yours] you win the skirmish and kill { $minions }
       *[theirs] { $player } wins the skirmish and kills { $minions }
    }
result-skirmish-spares =
    { $card } { $own } against { $against }: { $side ->
        [yours] you win the skirmish
       *[theirs] { $player } wins the skirmish
    }, but { $minions } { $count ->
        [one] survives
       *[other] survive
    }
result-skirmish-loses =
    { $card } { $own } against { $against }: { $side ->
        [yours] you lose the skirmish
       *[theirs] { $player } loses the skirmish
    }
result-skirmish-overwhelmed =
    { $card } { $own } against { $against }: { $side ->
        [yours] you lose the skirmish
       *[theirs] { $player } loses the skirmish
    }, and { $card } is overwhelmed
result-skirmish-killed =
    { $card } { $own } against { $against }: { $side ->
        [yours] you lose the skirmish
       *[theirs] { $player } loses the skirmish
    }, and { $card } dies
result-skirmish-survives =
    { $card } { $own } against { $against }: { $side ->
        [yours] you lose the skirmish
       *[theirs] { $player } loses the skirmish
    }, but { $card } survives
result-skirmish-canceled = { $card }: the skirmish is cancelled
result-vitality = { $card }: vitality { $vitality }
result-strength = { $card }: strength { $strength }
result-strength-elsewhere = { $card }: strength { $strength }, but not in this skirmish
result-burdens = Burdens { $burdens }
result-twilight = Twilight pool { $twilight }
result-not-here = Nothing would change in this skirmish
result-choice = As you choose, { $told }
result-or = Or { $told }
result-nothing = Nothing would change now
result-nothing-else = Nothing else would change now
