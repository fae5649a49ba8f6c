### Mikä uhkaa, jos mitään ei enää pelata.

danger-overwhelmed = { $card } murskattaisiin
danger-killed = { $card } kuolisi
danger-wounded = { $card } haavoittuisi
danger-corrupted = { $card } korruptoituisi
danger-survives = Saattue selviäisi viimeisessä paikassa
danger-left-overwhelmed =
    { $count ->
        [one] { $minions } jää vapaaksi ja voi murskata hahmon { $card }
       *[other] { $minions } jäävät vapaiksi ja voivat yhdessä murskata hahmon { $card }
    }
danger-left-killed =
    { $count ->
        [one] { $minions } jää vapaaksi ja voi tappaa hahmon { $card }
       *[other] { $minions } jäävät vapaiksi ja voivat yhdessä tappaa hahmon { $card }
    }
danger-game-lost = { $danger }: häviät pelin
danger-game-won = { $danger }: voitat pelin
danger-ring = { $danger }, ellei Sormusta panna silloin sormeen
danger-heir = { $danger }; { $card } voisi silloin ottaa Sormuksen kantaakseen
danger-strengths =
    Voimat { $own } vastaan { $against }: vastassa on vähintään { $times ->
        [2] kaksinkertainen
        [3] kolminkertainen
       *[more] { $times }-kertainen
    } voima. Jos voimaa olisi vähintään { $enough }, { $card } vain haavoittuisi.
danger-doubled =
    Voimat { $own } vastaan { $against }: vastassa on vähintään { $times ->
        [2] kaksinkertainen
        [3] kolminkertainen
       *[more] { $times }-kertainen
    } voima.
danger-wounds =
    { $wounds ->
        [one] 1 haava
       *[other] { $wounds } haavaa
    }, elinvoimapisteitä nyt { $left }.
danger-pass-lost = Jätä väliin ja häviä peli
danger-pass-won = Jätä väliin ja voita peli
danger-done-risk = Valmis, vaikka peli on vaarassa

## Mihin vaihtoehto johtaa

result-change = { $after } (oli { $before })
result-move = Varjoallas +{ $total }: { $companions ->
        [one] 1 kumppanista
       *[other] { $companions } kumppaneista
    }, { $number } paikasta { $site }
result-move-unknown = Varjoallas +{ $companions } kumppaneista ja lisäksi sen paikan varjonumero, jonka { $player } asettaa
result-fought = Voima { $own }, vastassa { $against }
result-dies = { $card } kuolee
result-discarded = { $card } poistetaan
result-returns = { $card } palaa käteen
result-skirmish-wins =
    { $card } { $own }, vastassa { $against }: { $side ->
        [yours] voitat taistelun
       *[theirs] { $player } voittaa taistelun
    }
result-skirmish-overwhelms =
    { $card } { $own }, vastassa { $against }: { $side ->
        [yours] voitat taistelun ja murskaat: { $minions }
       *[theirs] { $player } voittaa taistelun ja murskaa: { $minions }
    }
result-skirmish-kills =
    { $card } { $own }, vastassa { $against }: { $side ->
        [yours] voitat taistelun ja tapat: { $minions }
       *[theirs] { $player } voittaa taistelun ja tappaa: { $minions }
    }
result-skirmish-spares =
    { $card } { $own }, vastassa { $against }: { $side ->
        [yours] voitat taistelun
       *[theirs] { $player } voittaa taistelun
    }, mutta { $minions } { $count ->
        [one] jää henkiin
       *[other] jäävät henkiin
    }
result-skirmish-loses =
    { $card } { $own }, vastassa { $against }: { $side ->
        [yours] häviät taistelun
       *[theirs] { $player } häviää taistelun
    }
result-skirmish-overwhelmed =
    { $card } { $own }, vastassa { $against }: { $side ->
        [yours] häviät taistelun
       *[theirs] { $player } häviää taistelun
    }, ja { $card } murskataan
result-skirmish-killed =
    { $card } { $own }, vastassa { $against }: { $side ->
        [yours] häviät taistelun
       *[theirs] { $player } häviää taistelun
    }, ja { $card } kuolee
result-skirmish-survives =
    { $card } { $own }, vastassa { $against }: { $side ->
        [yours] häviät taistelun
       *[theirs] { $player } häviää taistelun
    }, mutta { $card } jää henkiin
result-skirmish-canceled = { $card }: taistelu peruutetaan
result-vitality = { $card }: elinvoima { $vitality }
result-strength = { $card }: voima { $strength }
result-strength-elsewhere = { $card }: voima { $strength }, mutta ei ole tässä taistelussa
result-burdens = Taakat { $burdens }
result-twilight = Varjoallas { $twilight }
result-not-here = Tässä taistelussa mikään ei muuttuisi
result-choice = Valintasi mukaan { $told }
result-or = Tai { $told }
result-nothing = Mikään ei muuttuisi nyt
result-nothing-else = Mikään muu ei muuttuisi nyt
