### Pakjes, en de verzameling die ze opleveren.

pack-title = Pakjes
pack-lead = Open boosters en starters zoals ze verkocht werden. Wat erin zit, beslissen de dobbelstenen van de server.
pack-choose = Kies een pakje
pack-kind = Soort
pack-kind-booster = Booster
pack-kind-starter = Starter
pack-set = Set
pack-open-booster = Open een booster
pack-open-starter = Open een starter
pack-left = { $count ->
    [0] Vandaag geen pakjes meer: binnen een dag kun je er weer openen.
    [one] Vandaag nog één pakje.
   *[other] Vandaag nog { $count } pakjes.
}
pack-of-booster = Booster, { $set }
pack-of-starter = Starter, { $set }
pack-opened = { $name }: { $cards } kaarten.
pack-number = Pakje { $number }
pack-face-down = een kaart, gedekt
pack-new = nieuw
pack-copy = exemplaar { $number }
pack-foil = foliekaart
pack-another-picture = andere afbeelding
pack-cards-left = { $count ->
    [one] Er is nog één kaart over.
   *[other] Er zijn nog { $count } kaarten over.
}
pack-turn = Draai om
pack-turn-all = Draai alles om
pack-keys = De spatiebalk draait de volgende kaart om.
pack-all-turned = { $count ->
    [0] Alle kaarten zijn omgedraaid. Je had ze allemaal al.
    [one] Alle kaarten zijn omgedraaid. Eén ervan is nieuw.
   *[other] Alle kaarten zijn omgedraaid. { $count } ervan zijn nieuw.
}
pack-another = Open er nog een

collection-title = Je verzameling
collection-lead = Kaarten uit pakjes die je opende, voor de aardigheid: aan elke tafel zijn alle kaarten vrij voor iedereen.
collection-open = Open een pakje
collection-as-text = Als tekstbestand
collection-begin-anew = Opnieuw beginnen
collection-begin-anew-asked = { $packs ->
    [one] Het pakje dat je hebt geopend en alle kaarten eruit worden weggegooid. Dat kun je niet terugdraaien.
   *[other] Alle { $packs } pakjes die je hebt geopend en hun kaarten worden weggegooid. Dat kun je niet terugdraaien.
}
collection-by-set = Per set en zeldzaamheid
collection-set = Set
collection-rarity-C = Gewoon
collection-rarity-U = Ongewoon
collection-rarity-R = Zeldzaam
collection-rarity-P = Premium
collection-of = { $have } van { $of }
collection-show = Welke kaarten
collection-show-all = Alle
collection-show-mine = Mijn
collection-show-missing = Ontbrekend
collection-copies = × { $copies }
collection-none = nog niet
