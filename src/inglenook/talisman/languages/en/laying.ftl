### What people choose when they lay a table for Talisman.

switch-house = Rules
rule-set-printed = The printed rules
rule-set-evening = One-evening rules
rule-set-one-hour = One-hour rules
rule-set-gist-printed = Some 100 minutes for two, three and a half hours for four.
rule-set-gist-evening = About an hour for two, two hours for four.
rule-set-gist-one-hour = About three quarters of an hour for two, an hour and a half for four.
switch-choose = Players choose their characters
switch-trophies = Points of trophies for one counter
switch-command-from = The Command Spell strikes from a roll of
switch-command-lives = Lives that the Command Spell costs
