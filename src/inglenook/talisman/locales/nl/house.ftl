### Huisregels, zoals een nieuwe tafel ze aanbiedt en een tafel in het spel ze noemt.

switch-choose = Spelers kiezen hun personages
switch-trophies = Punten aan trofeeën voor één fiche
switch-command-from = De Heersersspreuk treft vanaf een worp van
switch-command-lives = Levens die de Heersersspreuk kost
switch-dead-spells-used = Spreuken van doden gaan naar de aflegstapel
switch-crown-bars-all = Kroon bereikt: niemand krijgt een nieuw personage
switch-pooled-cards = Getrokken en liggende kaarten worden samen geordend
switch-trophies-discarded = Trofeeën van doden worden afgelegd
switch-removed-return = Wat uit het spel gaat, komt met de aflegstapel terug
house-number = { $rule }: { $value }
look-house = Anders dan gedrukt: { $rules }.
