### Bots tegen elkaar (`inglenook arena`).

help-arena = Laat bots tegen elkaar spelen en vertel wie beter is.
help-contest-decks = De decks die tegen elkaar spelen; of een hele verzameling, ‘starters’ of ‘built’ (gebouwde decks), waarvan de blokken om de beurt komen. Zonder dit de onlinestarters.
help-contest-keep = Bewaar de uitslagen in dit bestand; dezelfde opdracht gaat daar verder.
help-contest-csv = Schrijf een tabel met een regel per spel naar dit bestand.
help-contest-cards = Schrijf voor elke kaart van elk deck hoe de spellen gingen waarin die geraapt werd, in de stapel bleef of gespeeld werd, als CSV (waar het spel dat vertelt).
help-contest-parquet = Schrijf dezelfde tabel als Parquet naar dit bestand (vereist pyarrow).
help-contest-plot = Teken deck tegen deck in dit SVG-bestand.
help-contest-on = Waar de spellen worden gespeeld: ‘processes’ op deze computer, of ‘ray’ op de computers van een Ray-cluster.
help-contest-clock = Laat de bots op de klok kijken zoals aan tafel, en vertel hoelang ze op zijn langst nadenken (in processortijd).
error-no-extra = Hiervoor is een pakket nodig dat niet is geïnstalleerd: { $package }. Installeer het met `pip install { $package }`.
contest-rating = Waardering van { $bot }: { $mean } (± { $doubt })
contest-first = Wie begint wint { $wins } spellen, { $percent } % (met 95 % zekerheid tussen { $low } en { $high })
contest-length = Beslissingen in een spel, gemiddeld: { $mean }
contest-slowest = Langste bedenktijd van { $bot }: { $seconds } s
contest-late = Keren boven de tijdslimiet: { $count }
contest-decks = { $deck } tegen { $against }: wint { $wins } spellen, { $percent } % (met 95 % zekerheid tussen { $low } en { $high })
error-other-contest = In ‘{ $file }’ staan uitslagen van een andere wedstrijd. Noem een ander bestand of vraag dezelfde wedstrijd opnieuw.
contest-failed = Het spel is mislukt.
