### Wat er te kiezen is als er een tafel voor het kaartspel wordt gedekt.

switch-rules = Regels
rule-set-printed = De gedrukte regels
rule-set-first-game = Eerste spel: tot locatie 7, zonder bieden, vaste reisgenoten
rule-set-starter-rules = Starterregels: geen manoeuvreer- en boogschietfases, zonder bieden
switch-sites = Het spel wordt gewonnen op locatie
switch-bidding = Spelers bieden lasten voor de beurtvolgorde
switch-reshuffle = Een lege trekstapel wordt één keer opnieuw gemaakt
switch-starter-rules = Geen manoeuvreer- en boogschietfases
switch-no-rule-of-4 = Zonder de regel van 4
switch-no-rule-of-9 = Zonder de regel van 9
switch-no-transfers = Bezittingen worden niet overgedragen
switch-fierce-assignment-mandatory = Bloeddorstige volgelingen moeten worden toegewezen
switch-controlled-site-text = De tekst van beheerste locaties geldt
switch-ring-bearer-skirmish-stands = Het gevecht van de ringdrager kan niet worden afgelast
switch-mulligan = Een slechte eerste hand mag opnieuw worden getrokken
switch-closed-discard-piles = Van aflegstapels is alleen de bovenste kaart open

deck-too-long = een deck heeft hoogstens { $most } bytes
error-faulty-deck = Dit deck mag niet worden gespeeld in het formaat { $format }: { $count ->
        [one] het heeft één fout.
       *[other] het heeft { $count } fouten.
    }
