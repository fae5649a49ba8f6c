### What people choose when they lay a table for Talisman.

switch-house = House rules
rule-set-printed = The printed rules
rule-set-evening = One-evening rules
rule-set-one-hour = One-hour rules
switch-choose = Players choose their characters
switch-trophies = Points of trophies for one counter
switch-command-from = The Command Spell strikes from a roll of
switch-command-lives = Lives that the Command Spell costs
