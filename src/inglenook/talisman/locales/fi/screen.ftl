### Talisman piirretyllä näytöllä.

## Ruudut, enintään seitsemän kirjainta

short-fields = Pellot
short-plains = Tasanko
short-hills = Kukkula
short-woods = Metsik.
short-runes = Riimut
short-desert = Autio
short-village = Kylä
short-graveyard = Haudat
short-sentinel = Vartija
short-chapel = Kappeli
short-crags = Kalliot
short-city = Kaupun.
short-tavern = Majat.
short-ruins = Rauniot
short-forest = Metsä
short-portal-of-power = Portti
short-black-knight = Ritari
short-hidden-valley = Laakso
short-cursed-glade = Noidut.
short-chasm = Rotko
short-warlocks-cave = Luola
short-oasis = Keidas
short-temple = Temppe.
short-castle = Linna
short-plain-of-peril = Vaara
short-mines = Kaivos
short-vampires-tower = Torni
short-pits = Syöveri
short-valley-of-fire = Liekit
short-werewolf-den = Susi
short-dice-with-death = Kuolema
short-crypt = Kammio
short-crown-of-command = KRUUNU

## Hahmot

sheet-values = Voima { $strength }, taito { $craft }, kuntopisteitä { $lives }, kultasäkkejä { $gold }, { $alignment }
sheet-values-short = V{ $strength } T{ $craft } K{ $lives } ¤{ $gold } { $alignment }
sheet-spells = Taikoja { $count }, enintään { $limit }
sheet-spells-known = Taikoja { $count }, enintään { $limit }: { $spells }
sheet-objects = Esineitä { $count }, enintään { $limit }
sheet-objects-any = Esineet, määrä vapaa
sheet-followers = Seuralaiset
sheet-trophies = Voitonmerkit
sheet-signs = Laudalla: ≡ kortteja, ! niiden joukossa vihollinen tai haamu, ¤ kultaa. Pelihahmoissa: V voima, T taito, K kuntopisteet, ¤ kulta; 3+1 on 3 omaa ja 1, joka siihen lisätään.
