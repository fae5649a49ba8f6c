### Het spel en de voorbereiding ervan.
title = In de Ban van de Ring, het ruilkaartspel
error-too-many-decks = Er zijn meer decks dan spelers ({ $seats }).
error-bids = ‘{ $given }’ is geen bod voor elk van { $seats } spelers. Schrijf ze met komma’s: 0,2.
error-no-decks = De opstelling heeft geen decks. Geef er een voor elke speler.
error-setup-faults = Het spel kan niet worden voorbereid: { $faults }
error-unknown-format = Er is geen formaat ‘{ $given }’. Bekende formaten: { $known }.
error-switch = De schakelaar { $switch } kan niet { $given } zijn. Mogelijk is { $low } tot en met { $high }.
error-fellowships = ‘{ $given }’ zijn niet de startreisgenoten van { $seats } spelers.
error-fellowship = { $player } kan niet beginnen met ‘{ $given }’: in de speelstapel zit geen reisgenoot met die code.
error-unknown-switch = Er is geen schakelaar ‘{ $given }’. Bekende schakelaars: { $known }.
error-unknown-rule-set = Er is geen regelset ‘{ $given }’. Bekend zijn: { $known }.
