### Boosters en starters, en de verzameling die ze opleveren.

pack-title = Boosters en starters
pack-lead = Open boosters zoals ze verkocht werden, en starters zoals het onlinespel ze had: wat er in de gedrukte starters zat, is hier niet bekend. De dobbelstenen van de server bepalen de inhoud. Een luxe starter is een onlinestarter met een booster erbij.
pack-choose = Kies wat je opent
pack-kind = Soort
pack-kind-booster = Booster
pack-kind-starter = Onlinestarter
pack-kind-deluxe = Luxe starter
pack-set = Set
pack-open-booster = Open een booster
pack-open-starter = Open een onlinestarter
pack-open-deluxe = Open een luxe starter
pack-left = { $count ->
    [0] Vandaag kun je niets meer openen: binnen een dag kan het weer.
    [one] Vandaag kun je er nog één openen.
   *[other] Vandaag kun je er nog { $count } openen.
}
pack-of-booster = Booster, { $set }
pack-of-starter = Onlinestarter, { $set }
pack-of-deluxe = Luxe starter, { $set }
pack-opened = { $name }: { $cards } kaarten.
pack-number = Nr. { $number }
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
collection-lead = Kaarten die je hebt geopend, voor de aardigheid: aan elke tafel zijn alle kaarten vrij voor iedereen.
collection-open = Open er meer
collection-as-text = Als tekstbestand
collection-begin-anew = Opnieuw beginnen
collection-begin-anew-asked = { $packs ->
    [one] De kaarten die je hebt geopend, worden weggegooid. Dat kun je niet terugdraaien.
   *[other] Alle kaarten die je in { $packs } keer hebt geopend, worden weggegooid. Dat kun je niet terugdraaien.
}
collection-by-set = Per set en zeldzaamheid
collection-set = Set
collection-rarity-C = Algemeen
collection-rarity-U = Schaars
collection-rarity-R = Zeldzaam
collection-rarity-P = Premium
collection-of = { $have } van { $of }
collection-show = Welke kaarten
collection-show-all = Alle
collection-show-mine = Mijn
collection-show-missing = Ontbrekend
collection-copies = × { $copies }
collection-none = nog niet
