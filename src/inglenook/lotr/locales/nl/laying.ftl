### Wat er te kiezen is als er een tafel voor het kaartspel wordt gedekt.

switch-rules = Regels
rule-set-deluxe = Deluxe-regels
rule-set-fellowship = Spelregels van de Reisgenoten
rule-set-starter-rules = Startersregels: geen manoeuvreer- en boogschietfasen, zonder bieden
rule-set-short = Kort spel: tot locatie 7, zonder bieden
rule-set-later-rulings = Latere uitspraken, zoals op toernooien gespeeld werd
rule-set-gist-deluxe = Het latere boek gaat voor het eerdere. Ongeveer 35 minuten met zijn tweeën, zo’n 210 antwoorden.
rule-set-gist-fellowship = Het eerste boek zoals het op zichzelf stond. Ongeveer 35 minuten met zijn tweeën, zo’n 210 antwoorden.
rule-set-gist-starter-rules = Ongeveer 35 minuten met zijn tweeën, zo’n 210 antwoorden.
rule-set-gist-short = Ongeveer een half uur met zijn tweeën, zo’n 170 antwoorden.
rule-set-gist-later-rulings = Open aflegstapels, geen plicht tegen bloeddorstige volgelingen, een tweede beginhand. Ongeveer 35 minuten met zijn tweeën.
switch-sites = Het spel wordt gewonnen op locatie
switch-bidding = Spelers bieden lasten voor de beurtvolgorde
switch-reshuffle = Een lege speelstapel wordt opnieuw gemaakt
switch-reshuffle-once = Dat gebeurt maar één keer per spel
switch-starter-rules = Geen manoeuvreer- en boogschietfasen
switch-no-allies-or-artifacts = Geen bondgenoten en geen artefacten
switch-no-rule-of-4 = Zonder de regel van vier
switch-no-rule-of-9 = Zonder de regel van negen
switch-no-transfers = Voorwerpen worden niet overgeplaatst
switch-pool-emptied-later = De schemerpot wordt pas na het begin van de beurt geleegd
switch-idle-copies-inactive = Van een unieke schaduwkaart van meer spelers is maar één exemplaar actief
switch-minion-copies-work = De tekst van elke volgeling geldt, hoeveel exemplaren er ook zijn
switch-no-fierce-assignment-actions = Geen toewijzingsacties vóór bloeddorstige gevechten
switch-fierce-assignment-mandatory = Bloeddorstige volgelingen moeten toegewezen worden
switch-controlled-site-text = De tekst van beheerste locaties geldt
switch-closed-discard-piles = Van aflegstapels van anderen is alleen de bovenste kaart te zien
switch-sam-may-decline = Sam hoeft de Ring niet over te nemen
switch-ring-bearer-skirmish-stands = Het gevecht van de ringdrager kan niet geannuleerd worden
switch-mulligan = Een slechte beginhand mag opnieuw geraapt worden

deck-too-long = een deck heeft hoogstens { $most } bytes
error-faulty-deck =
    Dit deck mag in het formaat { $format } niet gespeeld worden: { $count ->
        [one] het heeft één fout.
       *[other] het heeft { $count } fouten.
    }
