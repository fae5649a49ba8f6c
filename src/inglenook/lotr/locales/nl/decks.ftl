### Decks, formaten en deckbestanden.

## Formaten en sets

format-tower = Torenblok
format-fellowship = Reisgenootschapsblok
format-open = open
format-standard = Torenstandaard
format-fellowship-1 = Reisgenootschapsblok, set 1
format-fellowship-2 = Reisgenootschapsblok, sets 1 en 2
format-tower-4 = Torenblok, set 4
format-tower-5 = Torenblok, sets 4 en 5
format-standard-4 = Torenstandaard, sets 1 tot en met 4
format-standard-5 = Torenstandaard, sets 1 tot en met 5
format-limited-fellowship = beperkt, Reisgenootschapsblok
format-limited-tower = beperkt, Torenblok
set-promotional = promotiekaarten
set-fellowship-of-the-ring = The Fellowship of the Ring
set-mines-of-moria = Mines of Moria
set-realms-of-the-elf-lords = Realms of the Elf-lords
set-two-towers = The Two Towers
set-battle-of-helms-deep = Battle of Helm’s Deep
set-ents-of-fangorn = Ents of Fangorn

## Wat er aan een deck mis kan zijn

deck-fault = { $fault } ({ $rule })
deck-legal = Toegestaan in het formaat { $format }; de speelstapel heeft { $cards } kaarten.
deck-unknown-code = er is geen kaart { $given }
deck-unknown-code-near = er is geen kaart { $given }, maar wel { $near }
deck-not-in-format = { $card } (set: { $set }) hoort niet bij het formaat { $format }
deck-banned = { $card } is verboden in het formaat { $format }
deck-restricted = het deck heeft { $n } exemplaren van { $card }, en het formaat { $format } staat er één toe
deck-beyond-pool = het deck heeft { $n } exemplaren van { $card }, en je hebt er { $have }
deck-no-ring-bearer = de ringdrager ontbreekt
deck-not-frodo = de ringdrager moet Frodo zijn, niet { $card }
deck-no-ring = de Ene Ring ontbreekt
deck-not-the-ring = de Ring moet The One Ring zijn, niet { $card }
deck-too-few =
    de speelstapel heeft { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    } en moet er minstens { $least } hebben
deck-unequal = Vrije Volkeren-kaarten: { $free }, schaduwkaarten: { $shadow }; dat moeten er evenveel zijn
deck-ring-in-draw-deck = { $card } mag niet in de speelstapel zitten
deck-site-in-draw-deck = de locatie { $card } mag niet in de speelstapel zitten
deck-too-many =
    de speelstapel heeft { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    } met de titel { $title } en mag er hoogstens { $most } hebben
deck-not-a-site = { $card } is geen locatie en mag niet in de avonturenstapel zitten
deck-sites-of-one-number = de avonturenstapel heeft meer dan één locatie { $number }: { $sites }
deck-no-site = locatienummers die in de avonturenstapel ontbreken: { $numbers }
deck-mixed-blocks = de avonturenstapel mengt locaties van het Reisgenootschapsblok ({ $fellowship }) en van het Torenblok ({ $towers })

## Wat er aan een regel van een deckbestand mis kan zijn

deck-line = regel { $line }: { $fault }
deck-line-rule = regel { $line }: { $fault } ({ $rule })
deck-line-heading = er is geen onderdeel ‘{ $given }’, alleen { $known }
deck-line-long = meer dan { $most } tekens
deck-line-none = nul exemplaren
deck-line-only-one = onder { $part } hoort maar één kaart te staan, en { $card } is er een te veel
deck-line-other-name = { $card } heet niet ‘{ $given }’
deck-line-unknown = er is geen kaart ‘{ $given }’
deck-line-unknown-near = er is geen kaart ‘{ $given }’, maar wel { $near }
deck-line-which = ‘{ $given }’ kan een van deze zijn: { $known }
deck-line-lines = een deck heeft hoogstens { $most } regels; de rest is niet gelezen
deck-line-cards = een deck heeft hoogstens { $most } kaarten; de rest is niet gelezen
deck-code-letters = dit is geen hele deckcode: die heeft alleen letters en cijfers, en geen U
deck-code-changed = deze deckcode is onderweg veranderd of afgebroken; kopieer hem opnieuw, van ING1 tot het eind
deck-code-card = deze deckcode noemt kaart { $number } van set { $set }, en die bestaat niet

## Fouten

error-illegal-deck = Het deck { $deck } mag in het formaat { $format } niet gespeeld worden: { $faults }.
error-deck-data = Dit is geen deck: { $given }. Noem een starter of een deckbestand.
error-deck-file = Het deckbestand { $file } heeft fouten: { $faults }.
error-deck-file-long = Het bestand { $file } is geen deckbestand: het heeft meer dan { $most } regels.
error-deck-file-not-text = Het bestand { $file } is geen deckbestand: het is geen korte tekst in UTF-8.
error-unknown-deck = Er is geen starter en geen deckbestand ‘{ $given }’. Starters: { $known }.

## Decks die spelers bouwden, naar wie reist en wie jaagt

built-dwarves-eye = Dwergen en het Oog
built-dwarves-nazgul = Dwergen en de Negen
built-first-hobbits = Eerste spel: Merry, Pippin, Sam en Frodo (onze eigen lijst)
built-hobbits-balrog = Hobbits en de Balrog
built-lorien-nazgul = Lórien en de Negen
built-mirkwood-troll = Elfenbogen en de grottrol
built-mirkwood-uruks = Elfenbogen en Uruk-hai
built-rangers-goblins = Dolers en aardmannen
built-rangers-sauron = Dolers en Orcs van Sauron
built-walkers-uruks = Negen gezellen en Uruk-hai
built-wizard-isengard = De tovenaar en Isengard
built-ents-southrons = Enten en Zuiderlingen
built-galadhrim-siege = Galadhrim en een belegering
built-galadhrim-trackers = Galadhrim en spoorzoekers
built-halflings-trackers = Hobbits en spoorzoekers
built-hunters-orthanc = Drie jagers en Orthanc
built-ithilien-wargs = Dolers van Ithilien en wargs
built-knights-easterlings = Ridders van Gondor en Oosterlingen
built-riders-dunland = Ruiters van Rohan en Dunland
built-riders-gate = Ruiters van Rohan en de Zwarte Poort
built-villagers-siege = Dorpelingen en een belegering
