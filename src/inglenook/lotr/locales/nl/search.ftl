### Kaarten zoeken: hoe velden heten, zodat ze getypt kunnen worden, en waar ze naar vragen.

search-help = Zo zoek je
search-help-words = Woorden worden gezocht in namen en teksten; ze moeten allemaal voorkomen, accenten doen er niet toe, en in een langer woord mag een letter fout zijn. Woorden tussen aanhalingstekens horen bij elkaar.
search-help-signs = Na een veld komt ‘:’ met een waarde, of =, !=, <, <=, >, >= met een getal; 1-3 is een bereik. Een minteken ervoor laat iets weg, ‘|’ betekent of, en haakjes houden bijeen wat bij elkaar hoort.
search-suggested = Misschien bedoel je
search-understood = Hiernaar wordt gezocht
search-remove = Haal weg: { $what }
search-without = zonder { $what }
search-or = of
search-odd = Geen kaart voldoet aan wat een stippellijn heeft; haal het weg of kies een andere waarde.
search-field-side = kant
search-field-type = soort
search-field-culture = cultuur
search-field-race = ras
search-field-class = klasse
search-field-signet = zegel
search-field-cost = kosten
search-field-strength = sterkte
search-field-vitality = levenskracht
search-field-site = locatie
search-field-keyword = term
search-field-phase = fase
search-field-text = tekst
search-field-set = set
search-field-rarity = zeldzaamheid
search-field-format = formaat
search-field-in = in
search-field-own = bezit
search-field-like = zoals
search-field-sort = volgorde
search-about-side = vrij, schaduw, locatie of ring
search-about-type = reisgenoot, volgeling, gebeurtenis …
search-about-culture = de cultuur van de kaart
search-about-race = het ras van een personage
search-about-class = wat voor voorwerp het is: handwapen, pantser …
search-about-signet = het zegel van een reisgenoot
search-about-cost = de schemerkosten, zoals kosten<=2
search-about-strength = de sterkte
search-about-vitality = de levenskracht
search-about-site = het nummer van een locatie: locatie:6
search-about-keyword = een term, als je wilt met zijn getal: term:schade>=2
search-about-phase = een fase waarin je de kaart kunt gebruiken
search-about-text = woorden van de tekst: tekst:"genees een reisgenoot"
search-about-set = het nummer van een set, of meer: set:1-3
search-about-rarity = c, u, r of p
search-about-format = wat in een formaat gespeeld mag worden
search-about-in = in een deck: in:deck is het deck dat je bouwt; -in:deck wat er niet in zit
search-about-own = hoeveel je er hebt: bezit>=2 minstens twee, bezit:0 wat je nog mist
search-about-like = wat hetzelfde werk doet als een kaart: zoals:1C152
search-about-sort = de volgorde: kosten, naam, set, sterkte, levenskracht of soort
search-value-free_peoples = vrij
search-value-shadow = schaduw
search-value-site = locatie
search-value-ring = ring
search-value-common = algemeen
search-value-uncommon = schaars
search-value-rare = zeldzaam
search-value-premium = premium
search-value-name = naam
