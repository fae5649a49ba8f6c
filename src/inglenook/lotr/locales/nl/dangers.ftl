### Wat er dreigt als er niets meer gespeeld wordt.

danger-overwhelmed = { $card } zou overmeesterd worden
danger-killed = { $card } zou sterven
danger-wounded = { $card } zou gewond raken
danger-corrupted = { $card } zou corrupt worden
danger-survives = Het reisgenootschap zou het op de laatste locatie overleven
danger-left-overwhelmed =
    { $count ->
        [one] { $minions } blijft over en kan { $card } overmeesteren
       *[other] { $minions } blijven over en kunnen { $card } samen overmeesteren
    }
danger-left-killed =
    { $count ->
        [one] { $minions } blijft over en kan { $card } doden
       *[other] { $minions } blijven over en kunnen { $card } samen doden
    }
danger-game-lost = { $danger }: je verliest het spel
danger-game-won = { $danger }: je wint het spel
danger-ring = { $danger }, tenzij de Ring dan wordt omgedaan
danger-heir = { $danger }; { $card } kan dan de Ring dragen
danger-strengths =
    { $against } is minstens { $times ->
        [2] het dubbele van
        [3] het drievoudige van
       *[more] { $times } keer
    } { $own }. Met sterkte { $enough } of meer zou { $card } alleen gewond raken.
danger-doubled =
    { $against } is minstens { $times ->
        [2] het dubbele van
        [3] het drievoudige van
       *[more] { $times } keer
    } { $own }.
danger-wounds =
    { $wounds ->
        [one] 1 wond
       *[other] { $wounds } wonden
    }, levenskracht over: { $left }.
danger-pass-lost = Pas en verlies het spel
danger-pass-won = Pas en win het spel
danger-done-risk = Klaar, al kan dat het spel kosten

## Waar een optie op uitkomt

result-change = { $after } (was { $before })
result-move = Schemerpot +{ $total }: { $companions ->
        [one] 1 voor de reisgenoot
       *[other] { $companions } voor de reisgenoten
    }, { $number } voor { $site }
result-move-unknown = Schemerpot +{ $companions } voor de reisgenoten, plus het schaduwnummer van de locatie die { $player } legt
result-fought = Sterkte { $own } tegen { $against }
result-dies = { $card } sterft
result-discarded = { $card } wordt afgelegd
result-returns = { $card } gaat terug naar de hand
result-skirmish-wins =
    { $card } { $own } tegen { $against }: { $side ->
        [yours] je wint het gevecht
       *[theirs] { $player } wint het gevecht
    }
result-skirmish-overwhelms =
    { $card } { $own } tegen { $against }: { $side ->
        [yours] je wint het gevecht en overmeestert { $minions }
       *[theirs] { $player } wint het gevecht en overmeestert { $minions }
    }
result-skirmish-kills =
    { $card } { $own } tegen { $against }: { $side ->
        [yours] je wint het gevecht en doodt { $minions }
       *[theirs] { $player } wint het gevecht en doodt { $minions }
    }
result-skirmish-spares =
    { $card } { $own } tegen { $against }: { $side ->
        [yours] je wint het gevecht
       *[theirs] { $player } wint het gevecht
    }, maar { $minions } { $count ->
        [one] overleeft het
       *[other] overleven het
    }
result-skirmish-loses =
    { $card } { $own } tegen { $against }: { $side ->
        [yours] je verliest het gevecht
       *[theirs] { $player } verliest het gevecht
    }
result-skirmish-overwhelmed =
    { $card } { $own } tegen { $against }: { $side ->
        [yours] je verliest het gevecht
       *[theirs] { $player } verliest het gevecht
    }, en { $card } wordt overmeesterd
result-skirmish-killed =
    { $card } { $own } tegen { $against }: { $side ->
        [yours] je verliest het gevecht
       *[theirs] { $player } verliest het gevecht
    }, en { $card } sterft
result-skirmish-survives =
    { $card } { $own } tegen { $against }: { $side ->
        [yours] je verliest het gevecht
       *[theirs] { $player } verliest het gevecht
    }, maar { $card } overleeft het
result-skirmish-canceled = { $card }: het gevecht wordt geannuleerd
result-vitality = { $card }: levenskracht { $vitality }
result-strength = { $card }: sterkte { $strength }
result-strength-elsewhere = { $card }: sterkte { $strength }, maar vecht hier niet mee
result-burdens = Lasten { $burdens }
result-twilight = Schemerpot { $twilight }
result-not-here = In dit gevecht zou er niets veranderen
result-choice = Naar keuze { $told }
result-or = Of { $told }
result-nothing = Er zou nu niets veranderen
result-nothing-else = Verder zou er nu niets veranderen
