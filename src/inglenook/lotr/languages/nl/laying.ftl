### Wat er te kiezen is als er een tafel voor het kaartspel wordt gedekt.

switch-rules = Regels
rule-set-printed = De gedrukte regels
rule-set-first-game = Kort spel: tot locatie 7, zonder bieden
rule-set-starter-rules = Startersregels: geen manoeuvreer- en boogschietfasen, zonder bieden
rule-set-gist-printed = Ongeveer 35 minuten met zijn tweeën, zo’n 210 antwoorden.
rule-set-gist-first-game = Ongeveer een half uur met zijn tweeën, zo’n 170 antwoorden.
rule-set-gist-starter-rules = Ongeveer 35 minuten met zijn tweeën, zo’n 210 antwoorden.
switch-sites = Het spel wordt gewonnen op locatie
switch-bidding = Spelers bieden lasten voor de beurtvolgorde
switch-reshuffle = Een lege speelstapel wordt één keer opnieuw gemaakt
switch-starter-rules = Geen manoeuvreer- en boogschietfasen
switch-no-rule-of-4 = Zonder de regel van vier
switch-no-rule-of-9 = Zonder de regel van negen
switch-no-transfers = Voorwerpen worden niet overgeplaatst
switch-fierce-assignment-mandatory = Bloeddorstige volgelingen moeten toegewezen worden
switch-controlled-site-text = De tekst van beheerste locaties geldt
switch-ring-bearer-skirmish-stands = Het gevecht van de ringdrager kan niet geannuleerd worden
switch-mulligan = Een slechte beginhand mag opnieuw geraapt worden
switch-closed-discard-piles = Van aflegstapels is alleen de bovenste kaart open

deck-too-long = een deck heeft hoogstens { $most } bytes
error-faulty-deck =
    Dit deck mag in het formaat { $format } niet gespeeld worden: { $count ->
        [one] het heeft één fout.
       *[other] het heeft { $count } fouten.
    }
