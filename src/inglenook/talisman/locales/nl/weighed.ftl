### Waarom het ene antwoord beter is dan het andere.

because-own-power = Het leidt tot meer Kracht of Vernuft.
because-own-lives = Het spaart levens.
because-own-belongings = Het brengt meer goud, voorwerpen of trofeeën.
because-own-followers = Het brengt of behoudt metgezellen.
because-own-spells = Het levert spreuken op of spaart ze.
because-own-talisman = Het leidt naar een Talisman.
because-own-place = Het leidt naar een betere plek op het bord.
because-their-power = Zo hebben anderen minder Kracht of Vernuft.
because-their-lives = Het kost anderen levens.
because-their-belongings = Zo hebben anderen minder goud, voorwerpen of trofeeën.
because-their-followers = Het kost anderen metgezellen.
because-their-spells = Zo hebben anderen minder spreuken.
because-their-talisman = Het houdt anderen weg van een Talisman.
because-their-place = Het houdt anderen weg van de betere plekken.
