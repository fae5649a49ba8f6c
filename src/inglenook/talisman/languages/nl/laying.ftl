### Wat er te kiezen is als er een tafel voor Talisman wordt gedekt.

switch-house = Regels
rule-set-printed = De gedrukte regels
rule-set-evening = Regels voor een avond
rule-set-one-hour = Regels voor een uur
rule-set-gist-printed = Zo'n 100 minuten met zijn tweeën, drieënhalf uur met zijn vieren.
rule-set-gist-evening = Ongeveer een uur met zijn tweeën, twee uur met zijn vieren.
rule-set-gist-one-hour = Ongeveer drie kwartier met zijn tweeën, anderhalf uur met zijn vieren.
switch-choose = Spelers kiezen hun personages
switch-trophies = Punten aan trofeeën voor één fiche
switch-command-from = De Heersersspreuk treft vanaf een worp van
switch-command-lives = Levens die de Heersersspreuk kost
