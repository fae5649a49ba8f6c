### Wat er te kiezen is als er een tafel voor Talisman wordt gedekt.

switch-house = Huisregels
rule-set-printed = De gedrukte regels
rule-set-evening = Regels voor een avond
rule-set-one-hour = Regels voor een uur
switch-choose = Spelers kiezen hun personages
switch-trophies = Punten aan trofeeën voor één fiche
switch-command-from = De Heersersspreuk treft vanaf een worp van
switch-command-lives = Levens die de Heersersspreuk kost
