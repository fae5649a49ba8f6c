### What people choose when they lay a table for the card game.

switch-rules = Rules
rule-set-printed = The printed rules
rule-set-first-game = Short game: to site 7, no bidding
rule-set-starter-rules = Starter Rules: no maneuver and archery phases, no bidding
rule-set-gist-printed = About 35 minutes for two, some 210 answers.
rule-set-gist-first-game = About half an hour for two, some 170 answers.
rule-set-gist-starter-rules = About 35 minutes for two, some 210 answers.
switch-sites = The game is won at site
switch-bidding = Players bid burdens for the order of play
switch-reshuffle = An empty draw deck is made anew once
switch-starter-rules = No maneuver and archery phases
switch-no-rule-of-4 = Without the rule of 4
switch-no-rule-of-9 = Without the rule of 9
switch-no-transfers = Possessions are not transferred
switch-fierce-assignment-mandatory = Fierce minions must be assigned
switch-controlled-site-text = The text of controlled sites holds
switch-ring-bearer-skirmish-stands = The Ring-bearer’s skirmish cannot be cancelled
switch-mulligan = A bad first hand may be drawn anew
switch-closed-discard-piles = Of discard piles only the top card is open

deck-too-long = a deck has at most { $most } bytes
error-faulty-deck = This deck may not be played in the format { $format }: { $count ->
        [one] it has one fault.
       *[other] it has { $count } faults.
    }
