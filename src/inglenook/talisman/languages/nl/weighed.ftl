### Waarom het ene antwoord beter is dan het andere.

because-own-power = Het leidt tot meer Kracht of Vernuft.
because-own-lives = Het spaart levens.
because-own-belongings = Het brengt meer goud, Voorwerpen of trofeeën.
because-own-followers = Het brengt of behoudt Metgezellen.
because-own-spells = Het brengt of spaart Spreuken.
because-own-talisman = Het leidt naar een Talisman.
because-own-place = Het leidt naar een betere plek op het bord.
because-their-power = Het laat anderen minder Kracht of Vernuft.
because-their-lives = Het kost anderen levens.
because-their-belongings = Het laat anderen minder goud, Voorwerpen of trofeeën.
because-their-followers = Het kost anderen Metgezellen.
because-their-spells = Het laat anderen minder Spreuken.
because-their-talisman = Het houdt anderen weg van een Talisman.
because-their-place = Het houdt anderen weg van de betere plekken.
