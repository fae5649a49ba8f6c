### Wat er mis kan zijn met een stelling.
fault-cards = er staan { $listed } kaarten in de lijsten, maar er zijn er { $cards }
fault-place = { $card } is niet waar die kaart hoort te zijn: { $zone }
fault-bearer = { $card } en de drager kloppen niet met elkaar
fault-stack = { $card } en wat erop gestapeld is, kloppen niet met elkaar
fault-zone = { $card } kan daar niet zijn: { $zone }
fault-no-bearer = { $card } is in het spel zonder de drager die de kaart nodig heeft
fault-may-not-bear = { $bearer } mag { $card } niet dragen
fault-class = { $card } draagt meer kaarten van één klasse dan mag
fault-limit = { $bearer } draagt meer exemplaren van { $card } dan mag
fault-rings = { $player } heeft meer dan één Ring in het spel
fault-tokens = { $card } heeft merktekens die er niet op kunnen liggen
fault-vitality = { $card } hoort dood te zijn
fault-site = { $card } ligt bij een verkeerd nummer
fault-path = er is een gat in het pad bij { $number }
fault-marker = het merkteken van { $player } staat niet op het pad
fault-controller = { $card } wordt door niemand beheerst, of door iemand die dat niet kan
fault-assigned = { $card } is toegewezen maar kan dat niet zijn
fault-companions = { $player } heeft te veel reisgenoten
fault-unique = { $player } heeft meer dan één { $title } in het spel
fault-burdens = { $player } heeft minder dan nul lasten
fault-ring-bearer = de ringdrager van { $player } is niet in het spel
fault-corrupted = de ringdrager van { $player } hoort corrupt te zijn
fault-ring = de Ring van { $player } is niet bij de ringdrager
fault-pool = de schemerpot heeft minder dan nul merktekens

## Scenariobestanden

scenario-site-twice = Er ligt al een locatie { $number } op het pad, of ze is al veroverd.
scenario-everybody-once = Elke speler moet hier precies één keer staan.
scenario-not-there = ‘{ $given }’ kan daar niet zijn: { $place }.
