### House rules, as a new table offers them and a table in play tells them.

switch-choose = Players choose their characters
switch-trophies = Points of trophies for one counter
switch-command-from = The Command Spell strikes from a roll of
switch-command-lives = Lives that the Command Spell costs
switch-dead-spells-used = The Spells of the dead go to the used pile
switch-crown-bars-all = The Crown reached: nobody gets a new character
switch-pooled-cards = Cards drawn and lying are sorted together
switch-trophies-discarded = Trophies of the dead are discarded
switch-removed-return = What leaves the game comes back with the discards
house-number = { $rule }: { $value }
look-house = Not as printed: { $rules }.
