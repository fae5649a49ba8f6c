### De teksten van de spreuken: wanneer, waarop en wat.

text-cast = Uitspreken: { $times }.
text-cast-turn-start = aan het begin van je beurt
text-cast-turn-end = aan het einde van je beurt
text-cast-instead-of-roll = in plaats van je worp voor de verplaatsing
text-cast-after-move = na je verplaatsing
text-cast-after-drawing = nadat je avonturenkaarten getrokken hebt
text-cast-about-to-fight = als je aan een gevecht of een geestelijk gevecht begint
text-cast-about-to-fight-battle = als je aan een gevecht begint
text-cast-any-time = op elk moment
text-cast-answering-spell = als iemand anders net een spreuk uitgesproken heeft

text-target = Doelwit: { $target }.
text-target-none = geen
text-target-self = jijzelf
text-target-character = een personage naar keuze, ook jijzelf
text-target-other = een ander personage
text-target-enemy = degene tegen wie je gaat vechten
text-target-card = een open avonturenkaart in het buitenste gebied of het middengebied
text-target-space = een vak zonder personage in het buitenste gebied of het middengebied
text-target-spell = de net uitgesproken spreuk
text-target-drawn-enemy = een vijand die je net getrokken hebt

spell-does-take-object-or-gold = Neem het doelwit 1 voorwerp naar keuze of 1 goud af.
spell-does-take-follower = Neem het doelwit 1 metgezel naar keuze af.
spell-does-take-spell = Neem het doelwit ongezien 1 spreuk af, als je Vernuft dat toelaat.
spell-does-cancel = Die spreuk heeft geen uitwerking. Dit werkt ook tegen de Heersersspreuk.
spell-does-destroy-magic = Tot je volgende beurt begint, kan niemand spreuken uitspreken en hebben magische voorwerpen geen uitwerking (een Talisman geeft wel toegang tot het Vlammendal).
spell-does-discard = Leg een avonturenkaart naar keuze van het spelbord af.
spell-does-look-ahead =
    { $amount ->
        [one] Bekijk de bovenste kaart van de avonturenstapel en leg die terug.
       *[other] Bekijk de bovenste { $amount } kaarten van de avonturenstapel en leg ze in dezelfde volgorde terug.
    }
spell-does-lie-in-wait =
    Leg deze kaart op dat vak. De kaart blijft daar { $amount ->
        [one] 1 volle ronde
       *[other] { $amount } volle ronden
    } liggen en telt als kaart van dat vak. Wie daar een verplaatsing eindigt, { $effects-they }.
spell-does-immobilise = Het doelwit, waarvan de beurt net begint, doet in die beurt niets. Of: je ontwijkt 1 wezen of personage dat je aanvalt.
spell-does-vanish = Tot het einde van de huidige beurt mag je elk wezen en elk personage ontwijken.
spell-does-save = Voorkomt een van deze dingen op het moment dat het dreigt: een personage verliest een leven, een metgezel sterft, of een vijand wordt gedood (het gevecht eindigt dan gelijk).
spell-does-add-craft = Tel in dit gevecht je totale Vernuft bij je Kracht op.
spell-does-teleport = Ga naar een vak naar keuze in je gebied. Dit kan niet in het binnenste gebied.
spell-does-take-turns =
    Je krijgt { $amount ->
        [one] 1 beurt
       *[other] { $amount } beurten achter elkaar
    }, deze inbegrepen.
spell-does-double-craft = Tot het einde van de huidige beurt telt je totale Vernuft dubbel.
spell-does-kill = Een vijand wordt gedood en is geen trofee; dit kan niet in het binnenste gebied. Een personage verliest in plaats daarvan 1 leven.
spell-does-replace = Leg die vijand af en leg een andere open vijand van het spelbord in de plaats.
spell-does-storm = Kies een gebied. Elk personage daar, ook jij, { $effects-they }.
