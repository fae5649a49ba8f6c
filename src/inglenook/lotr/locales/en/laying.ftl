### What people choose when they lay a table for the card game.

switch-rules = Rules
rule-set-deluxe = Deluxe rulebook
rule-set-fellowship = Fellowship rulebook
rule-set-starter-rules = Starter Rules: no maneuver and archery phases, no bidding
rule-set-short = Short game: to site 7, no bidding
rule-set-later-rulings = Later rulings, as tournaments played
rule-set-gist-deluxe = The later book over the earlier. About 35 minutes for two, some 210 answers.
rule-set-gist-fellowship = The first book as it stood alone. About 35 minutes for two, some 210 answers.
rule-set-gist-starter-rules = About 35 minutes for two, some 210 answers.
rule-set-gist-short = About half an hour for two, some 170 answers.
rule-set-gist-later-rulings = Open discard piles, no duty against fierce minions, a second first hand. About 35 minutes for two.
switch-sites = The game is won at site
switch-bidding = Players bid burdens for the order of play
switch-reshuffle = An empty draw deck is made anew
switch-reshuffle-once = It is made anew only once in a game
switch-starter-rules = No maneuver and archery phases
switch-no-allies-or-artifacts = No allies and no artifacts
switch-no-rule-of-4 = Without the rule of 4
switch-no-rule-of-9 = Without the rule of 9
switch-no-transfers = Possessions are not transferred
switch-pool-emptied-later = The twilight pool is emptied after what happens at the start of a turn
switch-idle-copies-inactive = Of several players’ copies of a unique Shadow card only one is active
switch-minion-copies-work = The text of every minion works, however many copies there are
switch-no-fierce-assignment-actions = No assignment actions before fierce skirmishes
switch-fierce-assignment-mandatory = Somebody must be assigned to fierce minions
switch-controlled-site-text = The text of controlled sites works
switch-closed-discard-piles = Of others’ discard piles only the top card is seen
switch-sam-may-decline = Sam need not take over the Ring
switch-ring-bearer-skirmish-stands = The Ring-bearer’s skirmish cannot be cancelled
switch-mulligan = A bad first hand may be drawn anew

deck-too-long = a deck has at most { $most } bytes
error-faulty-deck = This deck may not be played in the format { $format }: { $count ->
        [one] it has one fault.
       *[other] it has { $count } faults.
    }
