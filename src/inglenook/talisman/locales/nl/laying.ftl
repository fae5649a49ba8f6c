### Wat er te kiezen is als er een tafel voor Talisman wordt gedekt.

switch-house = Regels
rule-set-as-printed = Zoals gedrukt
rule-set-customary = Gebruikelijke lezingen
rule-set-evening = Regels voor een avond
rule-set-one-hour = Regels voor een uur
rule-set-gist-as-printed = Ongeveer anderhalf uur met zijn tweeën, drie uur met zijn vieren.
rule-set-gist-customary = De gedrukte regels, met vijf lezingen zoals vaak gespeeld wordt waar het regelboek iets anders zegt.
rule-set-gist-evening = Ongeveer een uur met zijn tweeën, twee uur met zijn vieren.
rule-set-gist-one-hour = Ongeveer drie kwartier met zijn tweeën, anderhalf uur met zijn vieren.
