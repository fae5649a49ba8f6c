### What people choose when they lay a table for Talisman.

switch-house = Rules
rule-set-as-printed = As printed
rule-set-customary = Customary readings
rule-set-evening = One-evening rules
rule-set-one-hour = One-hour rules
rule-set-gist-as-printed = About an hour and a half for two, three hours for four.
rule-set-gist-customary = The printed rules, with five readings that the game is often played by where the rulebook says otherwise.
rule-set-gist-evening = About an hour for two, two hours for four.
rule-set-gist-one-hour = About three quarters of an hour for two, an hour and a half for four.
