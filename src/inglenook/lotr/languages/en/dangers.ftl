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
danger-strengths = { $against } is at least { $times } × { $own }. From strength { $enough } on it would only be wounds.
danger-wounds =
    { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }, vitality left: { $left }.
danger-pass-lost = Pass and lose the game
danger-pass-won = Pass and win the game
danger-done-risk = Done, at the risk of the game
