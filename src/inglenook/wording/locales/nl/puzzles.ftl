### Puzzels: wat er gevraagd wordt, wat de oplosser zegt, en wat er in de terminal en de browser omheen gezegd wordt.

## Doelen van het kaartspel

puzzle-lotr-win = Win het spel deze beurt, wat de andere kant ook doet.
puzzle-lotr-survive = Zorg dat de ringdrager niet sterft of corrupt wordt voordat de gevechten voorbij zijn, wat de andere kant ook doet.
puzzle-lotr-lose-nobody = Verlies geen enkele reisgenoot voordat de gevechten voorbij zijn, wat de andere kant ook doet.
puzzle-lotr-kill-all = Dood alle volgelingen voordat de gevechten voorbij zijn, wat de andere kant ook doet.
puzzle-lotr-kill = Dood dit personage voordat de gevechten voorbij zijn, wat de andere kant ook doet: { $thing }.

## Doelen van Talisman

puzzle-talisman-reach = { $turns ->
    [one] Bereik dit vak in deze beurt: { $thing }.
   *[other] Bereik dit vak binnen { $turns } beurten: { $thing }.
}
puzzle-talisman-get = { $turns ->
    [one] Bemachtig dit in deze beurt: { $thing }.
   *[other] Bemachtig dit binnen { $turns } beurten: { $thing }.
}
puzzle-talisman-slay = { $turns ->
    [one] Dood deze vijand in deze beurt: { $thing }.
   *[other] Dood deze vijand binnen { $turns } beurten: { $thing }.
}
puzzle-talisman-strength = { $turns ->
    [one] Zorg dat je { $amount } punten Kracht hebt voordat deze beurt eindigt.
   *[other] Zorg dat je binnen { $turns } beurten { $amount } punten Kracht hebt.
}
puzzle-talisman-craft = { $turns ->
    [one] Zorg dat je { $amount } punten Vernuft hebt voordat deze beurt eindigt.
   *[other] Zorg dat je binnen { $turns } beurten { $amount } punten Vernuft hebt.
}
puzzle-talisman-lives = { $turns ->
    [one] Zorg dat je { $amount } levens hebt voordat deze beurt eindigt.
   *[other] Zorg dat je binnen { $turns } beurten { $amount } levens hebt.
}
puzzle-talisman-gold = { $turns ->
    [one] Zorg dat je { $amount } goud hebt voordat deze beurt eindigt.
   *[other] Zorg dat je binnen { $turns } beurten { $amount } goud hebt.
}

## Hun namen

puzzle-name-lotr-win = Win deze beurt
puzzle-name-lotr-survive = Red de ringdrager
puzzle-name-lotr-lose-nobody = Verlies niemand
puzzle-name-lotr-kill-all = Geen volgeling over
puzzle-name-lotr-kill = Iemand moet vallen
puzzle-name-talisman-reach = Erheen
puzzle-name-talisman-get = Bemachtig het
puzzle-name-talisman-slay = Versla het
puzzle-name-talisman-strength = Word sterker
puzzle-name-talisman-craft = Word wijzer
puzzle-name-talisman-lives = Kom op krachten
puzzle-name-talisman-gold = Word rijker

## Wat de tafel verbergt

puzzle-pile-hand = Hand van { $player }: { $cards }.
puzzle-pile-discard = Aflegstapel van { $player }: { $cards }.
puzzle-pile-deck = Speelstapel van { $player }, van bovenaf: { $cards }.
puzzle-pile-spells = Spreuken van { $player }: { $cards }.
puzzle-pile-adventure = De volgende avonturenkaarten: { $cards }.
puzzle-pile-spell-deck = De volgende spreuken: { $cards }.
puzzle-dice = De volgende dobbelstenen tonen { $rolls }, daarna kan elk getal komen.

## De oplosser

help-solve = Los puzzels op door ze tot het einde te doorzoeken.
help-solve-file = Puzzelbestanden of mappen, of namen van meegeleverde puzzels, zoals lotr-1.
help-solve-refute = Laat zien waarom deze eerste keuze mislukt, in de woorden van een bestand: ‘assign Boromir to Uruk Soldier’.
help-solve-positions = Geef het op na zoveel stellingen.
solve-title = { $file }: { $title }. { $goal }
solve-one = Eén oplossing, in hoogstens { $choices } keuzes van jou; hier tegen de beste verdediging. Tot het einde doorzochte stellingen: { $positions }.
solve-several = { $count } oplossingen, de kortste in { $choices } keuzes van jou. Doorzochte stellingen: { $positions }.
solve-none = Geen oplossing. Tot het einde doorzochte stellingen: { $positions }.
solve-succeeds = ‘{ $move }’ slaagt.
solve-refuted = ‘{ $move }’ mislukt:
solve-unproven = { $file }: niet bewezen. { $reason }
solve-error-chance = Schudden of ander toeval waarvan de uitkomsten niet na te gaan zijn ({ $stream }). Snoei de stelling zodat het niet voorkomt.
solve-error-rolls = Op één antwoord volgen meer dan { $most } dobbelstenen. Geef ze onder ‘dice’, of snoei de stelling.
solve-error-wide = Een vraag heeft meer dan { $most } antwoorden. Snoei de stelling.
solve-error-limit = Meer dan { $most } stellingen. Snoei de stelling, of sta er met --positions meer toe.
solve-error-not-offered = ‘{ $given }’ wordt niet aangeboden. Wel: { $offered }.

## Bestanden die geen puzzels zijn

puzzle-error-long = Een puzzel heeft hoogstens { $most } tekens.
puzzle-error-start = Een puzzel heeft een stelling onder ‘setup’; ‘start’ kan niet.
puzzle-error-play = Een puzzel laat de zetten over aan wie hem oplost: onder ‘play’ mogen alleen verwachtingen staan (‘expect’).
puzzle-error-game = Voor ‘{ $given }’ zijn er geen puzzels. Bekende spellen: { $known }.
puzzle-error-goal-thing = Bij het doel ‘{ $goal }’ hoort een kaart of een vak, zoals { $example }.
puzzle-error-goal-amount = Bij het doel ‘{ $goal }’ hoort een getal, zoals { $example }.
puzzle-error-goal-plain = Het doel ‘{ $goal }’ staat alleen, zonder iets erbij.
puzzle-error-turns = Een doel moet binnen 1 tot { $most } beurten bereikt worden.
puzzle-error-grade = De moeilijkheid is een getal van 1 tot { $most }.
puzzle-error-beginning = Een puzzel begint met een keuze van zijn speler, met het doel nog voor zich. Dobbelstenen die daarvóór komen, moeten onder ‘dice’ staan.
puzzle-error-blank = Een puzzel die gespeeld wordt, noemt alle locaties: negen van elke speler, onder ‘sites’ en ‘adventure’.
puzzle-refused = Regel { $line }: { $mistake }
puzzle-not-made = Van dit moment is geen puzzel te maken: { $mistake }
puzzle-error-unknown = Er is geen puzzel ‘{ $given }’.

## In de terminal

help-puzzle = Los een puzzel op: een stelling met één oplossing, regel voor regel.
help-puzzle-name = De naam, zoals lotr-1, of een bestand. Zonder naam worden alle puzzels opgesomd.
help-puzzle-daily = De puzzel van vandaag.
puzzle-line = { $name }: { $title }, moeilijkheid { $grade }
puzzle-count = { $count } puzzels. Los er een op met ‘inglenook puzzle NAAM’, of die van vandaag met ‘inglenook puzzle --daily’.
puzzle-introduction = { $title }, moeilijkheid { $grade }. { $goal }
puzzle-solved = Opgelost.
puzzle-failed = Nog niet. Het doel is buiten bereik: met het beste spel van de andere kant gaat het zo verder.
puzzle-again = Druk op Enter om het opnieuw te proberen, of typ ‘stop’.
puzzle-hint = Een tip: begin hiermee. { $move }
puzzle-move = { $player }: { $move }

## In de browser

puzzle-heading = Puzzels
puzzle-lead = Stellingen uit spellen waarin één weg naar het doel leidt, wat de andere kant ook doet. Elke stelling is tot het einde doorzocht. Geen klok, geen punten.
puzzle-today = Puzzel van vandaag
puzzle-try = Los op
puzzle-number = Nr. { $number }
puzzle-grade = Moeilijkheid { $grade } van { $hardest }
puzzle-solved-count = In deze browser { $solved } van { $count } opgelost.
puzzle-bring = Een eigen puzzel
puzzle-bring-how = Maak er een van elk moment van een gespeeld spel, of schrijf een bestand. Elke puzzel wordt doorzocht, en je ziet of er één oplossing is.
puzzle-file = Open een puzzelbestand
puzzle-in-link = In deze link zit een puzzel.
puzzle-open = Kaarten en dobbelstenen die komen
puzzle-region = Puzzel
puzzle-not-yet = Nog niet
puzzle-refuted = Daarna is het doel buiten bereik. De beste verdediging gaat zo verder:
puzzle-again-button = Opnieuw
puzzle-hint-button = Een tip
puzzle-all = Alle puzzels
puzzle-next = Volgende: { $title }
puzzle-way = Zo gaat het, tegen de beste verdediging:
puzzle-why-not = Waarom niet: { $move }?
puzzle-fails-at-once = Daarmee is het doel meteen gemist.
puzzle-no-why = Deze is niet tot het einde doorzocht, dus er valt niets over te zeggen.
puzzle-give-up = Laat de oplossing zien
puzzle-filter = Welke puzzels
puzzle-filter-game = Spel
puzzle-filter-grade = Moeilijkheid
puzzle-filter-unsolved = Alleen die ik nog niet heb opgelost
puzzle-any = Alle
puzzle-none-fit = Zo'n puzzel is er niet. Kies hierboven iets anders.
puzzle-make = Maak van dit moment een puzzel
puzzle-make-seat = Voor wie
puzzle-make-goal = Wat er bereikt moet worden
puzzle-make-button = Puzzel maken
puzzle-made = Hier is de puzzel. Verborgen kaarten van de andere kant en de speelstapels zijn weggelaten.
puzzle-proving = De puzzel wordt tot het einde doorzocht …
puzzle-proof-one = Eén oplossing, in hoogstens { $choices } keuzes van jou. Tot het einde doorzochte stellingen: { $positions }.
puzzle-proof-several = { $count } oplossingen: de puzzel kan op meer dan één manier worden opgelost. Volledig doorzochte stellingen: { $positions }.
puzzle-proof-none = Geen oplossing: de andere kant kan het altijd voorkomen. Tot het einde doorzochte stellingen: { $positions }.
puzzle-proof-unproven = Niet bewezen. { $reason }
puzzle-proof-late = Niet bewezen: de computer kwam er niet op tijd uit. ‘inglenook solve’ kan er langer over doen.
puzzle-download = Bewaar het bestand
