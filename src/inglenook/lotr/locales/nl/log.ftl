### Wat er gebeurt.

## Het spel en de beurten

log-bid =
    { $player } biedt { $burdens ->
        [one] 1 last
       *[other] { $burdens } lasten
    }.
    .you =
        Je biedt { $burdens ->
            [one] 1 last
           *[other] { $burdens } lasten
        }.
log-order = De beurtvolgorde: { $players }.
log-turn = Beurt { $number }: { $player }.
    .you = Beurt { $number }: jij.
log-phase = De { $phase } begint.
log-phase-skipped = De { $phase } wordt overgeslagen.
log-shadow-phase = Schaduwspeler: { $player }.
    .you = Schaduwspeler: jij.
log-fierce = Bloeddorstige volgelingen vallen nog een keer aan.
log-stopped = { $player } blijft op deze locatie.
    .you = Je blijft op deze locatie.
log-moves-on = Er is niets anders te doen: { $player } beweegt verder.
    .you = Er is niets anders te doen: je beweegt verder.
log-moved = { $player } beweegt naar locatie { $number }: { $site }.
    .you = Je beweegt naar locatie { $number }: { $site }.
log-won =
    { $how ->
        [arrived] { $player } overleeft alle gevechten op de laatste locatie van het spel en wint.
       *[left] { $player } wint het spel.
    }
    .you =
        { $how ->
            [arrived] Je overleeft alle gevechten op de laatste locatie van het spel en wint.
           *[left] Je wint het spel.
        }
log-out = { $player } ligt uit het spel.
    .you = Je ligt uit het spel.
log-conceded = { $player } geeft op.
    .you = Je geeft op.
log-corrupted = De ringdrager van { $player } wordt corrupt.
    .you = Je ringdrager wordt corrupt.
log-ring-bearer-killed = De ringdrager van { $player } is dood.
    .you = Je ringdrager is dood.

## Kaarten

log-played = { $player } speelt { $card }.
    .you = Je speelt { $card }.
log-played-on = { $player } speelt { $card } op { $bearer }.
    .you = Je speelt { $card } op { $bearer }.
log-used = { $player } gebruikt { $card }.
    .you = Je gebruikt { $card }.
log-named-cultures = { $player } noemt deze culturen: { $cultures }.
    .you = Je noemt deze culturen: { $cultures }.
log-found-nothing = { $player } vindt in de speelstapel niets om te spelen.
    .you = Je vindt in je speelstapel niets om te spelen.
log-cancelled = { $card } wordt geannuleerd.
log-prevented = { $card } voorkomt { $what }.
log-modified = { $card } heeft effect op { $targets }.
log-discarded = { $card } wordt afgelegd.
log-discarded-from-hand = { $player } legt { $card } uit de hand af.
    .you = Je legt { $card } uit je hand af.
log-discarded-from-deck = { $card } wordt uit de speelstapel van { $player } afgelegd.
    .you = { $card } wordt uit je speelstapel afgelegd.
log-killed = { $card } wordt gedood.
log-stacked = { $card } wordt op { $on } gestapeld.
log-to-support-area = { $card } gaat naar het hulpgebied.
log-transferred = { $card } gaat naar { $to }.
log-drew =
    { $player } raapt { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
    .you =
        Je raapt { $count ->
            [one] een kaart
           *[other] { $count } kaarten
        }.
log-reshuffled = { $player } schudt de aflegstapel tot een nieuwe speelstapel.
    .you = Je schudt je aflegstapel tot een nieuwe speelstapel.
log-laid-on-top = { $card } komt boven op de aflegstapel te liggen.
log-put-back = { $player } legt een kaart uit de hand in de speelstapel.
    .you = Je legt een kaart uit je hand in je speelstapel.
log-move-hand = { $player } neemt { $card } op hand.
    .you = Je neemt { $card } op hand.
log-move-beneath-deck = { $player } legt { $card } onder de speelstapel.
    .you = Je legt { $card } onder je speelstapel.
log-move-on-top-of-deck = { $player } legt { $card } boven op de speelstapel.
    .you = Je legt { $card } boven op je speelstapel.
log-move-shuffled-into-deck = { $player } schudt { $card } in de speelstapel.
    .you = Je schudt { $card } in je speelstapel.
log-move-unseen-hand = { $player } neemt een kaart op hand.
    .you = Je neemt een kaart op hand.
log-move-unseen-beneath-deck = { $player } legt een kaart onder de speelstapel.
    .you = Je legt een kaart onder je speelstapel.
log-move-unseen-on-top-of-deck = { $player } legt een kaart boven op de speelstapel.
    .you = Je legt een kaart boven op je speelstapel.
log-move-unseen-shuffled-into-deck = { $player } schudt een kaart in de speelstapel.
    .you = Je schudt een kaart in je speelstapel.
log-saw-hand = De hand van { $player }: { $cards }.
    .you = Jouw hand: { $cards }.
log-looked-at-hand = { $viewer } bekijkt de hand van { $player }.
    .you = { $viewer } bekijkt jouw hand.
log-saw-deck = Uit de speelstapel van { $player }: { $cards }.
    .you = Uit jouw speelstapel: { $cards }.
log-looked-at-deck = { $viewer } bekijkt de speelstapel van { $player }.
    .you = { $viewer } bekijkt jouw speelstapel.

## Merktekens

log-wounded = { $card } krijgt een wond.
log-exerted = { $card } wordt vermoeid.
log-comes-exhausted = { $card } komt uitgeput in het spel.
log-healed = { $card } geneest van een wond.
log-burdens =
    { $player } heeft nu { $burdens ->
        [0] geen lasten
        [one] 1 last
       *[other] { $burdens } lasten
    }.
    .you =
        Je hebt nu { $burdens ->
            [0] geen lasten
            [one] 1 last
           *[other] { $burdens } lasten
        }.
log-twilight = Schemerpot: { $tokens }.
log-tokens = Merktekens op { $card }: { $tokens }.

## Boogschieten en gevechten

log-archery = Pijlen: { $minions } op het reisgenootschap, { $fellowship } op de volgelingen.
log-assignments-cancelled = De overgebleven toewijzingen worden geannuleerd.
log-assigned = { $minion } is toegewezen aan { $fighter }.
log-skirmish = Gevecht: { $fighter } tegen { $minions }.
log-strengths = Sterkte { $fellowship } tegen { $minions }.
log-wins = { $card } wint het gevecht.
log-overwhelmed = { $card } wordt overmeesterd.
log-left-skirmish = { $card } verlaat het gevecht.
log-skirmish-cancelled = Het gevecht wordt geannuleerd.

## De Ring en locaties

log-ring-put-on = De ringdrager van { $player } doet de Ene Ring om.
    .you = Je ringdrager doet de Ene Ring om.
log-ring-taken-off = De ringdrager van { $player } doet de Ene Ring af.
    .you = Je ringdrager doet de Ene Ring af.
log-ring-taken-over = { $card } is nu de ringdrager.
log-site-laid = { $player } legt de locatie { $card }.
    .you = Je legt de locatie { $card }.
log-site-controlled = { $player } verovert { $card }.
    .you = Je verovert { $card }.
log-site-liberated = { $player } bevrijdt { $card }.
    .you = Je bevrijdt { $card }.
log-changed = { $targets }: { $changes } (door { $card }).
change-more = { $what-bonus } +{ $amount }
change-less = { $what-bonus } { $amount }
prevented-about-to-be-wounded = de wond
prevented-about-to-exert = de vermoeiing
prevented-about-to-heal = de genezing
prevented-about-to-be-discarded = het afleggen
prevented-about-to-discard-event = het afleggen
prevented-about-to-be-killed = de dood
prevented-about-to-add-burdens = de lasten
prevented-about-to-add-twilight = de schemermerktekens
prevented-about-to-take-control = de verovering
prevented-this = dit
