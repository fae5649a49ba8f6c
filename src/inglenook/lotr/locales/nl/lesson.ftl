### Het eerste spel met uitleg: wat er telkens gezegd wordt, en de antwoorden op andere keuzes.

lesson-lotr-chapter-road = Op weg
lesson-lotr-chapter-other-side = De andere kant
lesson-lotr-chapter-last-place = De laatste locatie

## Op weg

lesson-lotr-frodo = Dit is Frodo, en onder hem ligt de Ring. Breng hem levend naar de negende locatie, dan heb je gewonnen.
lesson-lotr-two-kinds = Aragorn loopt met hem mee. De lichte kaarten in je hand zijn vrienden en wat ze dragen; de donkere slapen tot Pit aan de beurt is.
lesson-lotr-friend = Vraag Legolas mee: hij heeft een boog. Zijn prijs van 2 gaat in de pot in het midden, en Pit geeft die uit.
lesson-lotr-friend-boromir = Sterk, maar duur: 3 in de pot. Legolas zou een boog meebrengen, en je kunt hem nog steeds vragen.
lesson-lotr-friend-westfarthing = Dat kan: Frodo wordt vermoeid, wat een wond is, en een vriend komt voor 1 minder. Maar wonden zijn duurder dan schemermerktekens.
lesson-lotr-friend-alone = Snel en stil: met zo weinig in de pot kan Pit niemand sturen. Maar twee houden het later niet vol; zullen we teruggaan en Legolas vragen?
lesson-lotr-gear = Met een Hobbit Sword is Frodo 2 sterker, en het kost 1. Speel wat je zijn prijs waard vindt, en beweeg dan.
lesson-lotr-gear-athelas = Een geneeskrachtig kruid voor later; bij Aragorn is het in goede handen.
lesson-lotr-gear-boromir = Een groot gezelschap is sterk, en het maakt lawaai: kijk naar de pot.
lesson-lotr-moving = Ook een stap heeft een prijs: { $number } voor het bos, en 1 voor ieder van jullie. Pit had dus { $pool } te besteden.
lesson-lotr-shadow = Pit heeft uit die pot betaald: een Scout van 2 en een Marksman van 3. Ze zwerven allebei ver van huis, dus kostten ze hem elk 2 meer; maar spot een Scout een Elf, dat wil zeggen: is er een in het spel, dan legt hij er 2 terug.
lesson-lotr-arrows = Vóór de zwaarden komen de pijlen: één van elke kant. Geef die van Pit aan iemand die het kan hebben; Aragorn is taai.
lesson-lotr-arrows-frodo = Hij leeft. Maar juist hem kun je niet missen: anderen kunnen pijlen voor hem opvangen.
lesson-lotr-arrows-legolas = Goed; hij kan nog wat hebben. Bedenk alleen dat hij ook moet vechten.
lesson-lotr-wounds = Elke druppel is een wond, en een vriend zonder levenskracht is dood. Aragorn heeft er nog { $left } van de { $vitality }.
lesson-lotr-meeting = Wie tegen wie? Kies een vriend en een vijand. Wie je vrij laat, mag Pit op wie dan ook afsturen, ook op Frodo.
lesson-lotr-meeting-frodo = Het mag, en hij zou het overleven. Maar Pit heeft nog kaarten, en als Frodo sterft is het spel uit: anderen kunnen voor hem gaan staan.
lesson-lotr-meeting-scout = Veilig voor Aragorn, 8 tegen 6. Maar dan heeft Legolas 6 tegen 7, en dat gaat pijn doen.
lesson-lotr-meeting-free = Allebei waren ze vrij, en allebei gaan ze op Frodo af: samen 13. Meer dan tweemaal zijn sterkte, en het spel is verloren.
lesson-lotr-one-fight = Het ene gevecht na het andere, en jij bepaalt de volgorde. Aragorn eerst, misschien: { $ours } tegen { $theirs }.
lesson-lotr-wait-or-act = De meeste sterkte wint, en die heb jij: { $ours } tegen { $theirs }. Je kunt nu iets doen, of passen en kijken wat Pit doet.
lesson-lotr-wait-or-act-at-once = Daarmee is het beslist: niets in Pits hand keert dit gevecht nog. De volgende keer kun je hem eerst laten tonen wat hij heeft.
lesson-lotr-answer = Drums in the Deep: de Marksman heeft { $theirs }, Aragorn { $ours }. Zolang iemand iets doet, wordt het iedereen opnieuw gevraagd: antwoord met je kaart.
lesson-lotr-answer-passed = Een wond voor Aragorn, en de Marksman leeft. Je kaart zit nog in je hand: één stap terug?
lesson-lotr-early-ring = Een wond voor Frodo, of de Ring: dan wordt het een last. Levenskracht over: { $left }, lasten: { $burdens }; bij 10 heeft de Ring hem.
lesson-lotr-fight-won = Het gevecht is gewonnen: de verliezer krijgt een wond, en de Marksman kon er geen enkele hebben. Onthoud ook: tweemaal de sterkte doodt, hoeveel er ook over is.
lesson-lotr-tie = Legolas had 6 tegen 6, en gelijkspel is voor de Schaduw: hij krijgt een wond. De Scout blijft jullie op de hielen.
lesson-lotr-stop-or-go = Pit heeft weer tot acht kaarten geraapt. Stop hier, of ga nog één keer verder: de volgende locatie is een rustplaats, maar ieder van jullie legt weer 1 in de pot.
lesson-lotr-stop-or-go-stopped = Veilig en langzaam; de volgelingen geven het op. Maar hier staat geen bed: je wonden blijven.
lesson-lotr-on-your-own = Een nieuwe plek, en er is al met pijlen geschoten. De rest weet je: wie vecht tegen wie?

## De andere kant

lesson-lotr-other-side = Nu is het de weg van Pit, en jij bent wat erlangs loert. Je vrienden rusten; je donkere kaarten worden wakker.
lesson-lotr-purse = Pit riep Gimli erbij, gaf Frodo een zwaard en bewoog. Samen is dat { $pool } in de pot, en die mag jij uitgeven.
lesson-lotr-send = De Shaman kost 3, en 2 meer omdat hij zo ver in het westen zwerft. Wat je in de pot laat, is weg als de beurt voorbij is.
lesson-lotr-send-soldier = Goedkoop en sterk, maar één wond is genoeg. En wat er over is, is te weinig voor de Shaman: één stap terug?
lesson-lotr-send-savage = Nu zwak, later taai. En wat er over is, is te weinig voor de Shaman: één stap terug?
lesson-lotr-send-nobody = Pit bedankt je. Niemand staat hem in de weg, dus er gebeurt niets.
lesson-lotr-nothing-to-do = De Shaman zou voor 2 een Uruk-hai kunnen genezen, maar niemand is gewond. Pas; fasen waarin niemand iets kan doen, gaan vanzelf voorbij.
lesson-lotr-wick-chooses = Op zijn eigen weg bepaalt Pit wie jou treft: Gandalf kwam met { $theirs } tegen jouw { $ours }. Hij had iets achter de hand, anders had hij het niet gedurfd.
lesson-lotr-exerting = Gandalf heeft nu { $theirs }. Bred for Battle vermoeit je Shaman, dat wil zeggen dat hij als prijs een wond krijgt, en geeft hem 3: tel voor je kiest.
lesson-lotr-exerting-passed = 8 tegen 11: de Shaman raakt gewond, en Gandalf loopt verder.
lesson-lotr-yours-this-time = 11 tegen 11: een gelijkspel is altijd voor de Schaduw, en op Pits weg ben jij dat. Schade +1 betekent één wond meer voor wie verliest, dus worden het er twee.
lesson-lotr-cards = Je mag één kaart afleggen, daarna raap je tot je er acht hebt. Leg iets weg dat zo vroeg zwak is, of houd alles.
lesson-lotr-rest = Weer jouw weg, en je wordt wakker in een rustplaats: hoogstens vijf wonden genezen. Neem ze allemaal.
lesson-lotr-rest-passed = Ze lopen gewond verder. Rust kost hier niets: zullen we teruggaan?
lesson-lotr-round = Dat was een hele ronde: jouw weg, daarna die van Pit. Zo gaat het door, locatie na locatie. We slaan de bladzijde om naar de laatste.
lesson-lotr-lost-early = Frodo is dood, en daarmee is het spel uit: zo verlies je. Ga terug naar de keuze wie tegen wie vecht en probeer het anders.

## De laatste locatie

lesson-lotr-page = We slaan de bladzijde om: acht locaties liggen achter je. Boromir is onderweg gevallen, en wie dood is komt niet terug.
lesson-lotr-burdens =
    Levenskracht van Frodo over: { $left }, en hij draagt { $burdens ->
        [one] 1 last
       *[other] { $burdens } lasten
    }. Bij 10 heeft de Ring hem, en ook dan is het spel verloren.
lesson-lotr-step = Nog één locatie. Die alleen legt al 9 in de pot, maar niemand vraagt je nog stil te zijn. Beweeg.
lesson-lotr-step-shield = Een goed schild. Het houdt niemand op; beweeg als je klaar bent.
lesson-lotr-at-home = Een Patrol Troop met { $troop }, Scavengers met { $scavengers }. Zo dicht bij het einde zwerft niemand: ze betalen de gewone prijs.
lesson-lotr-choice = Tweemaal de sterkte overmeestert: meteen dood, en de Ring helpt niet. Wie houdt stand tegen { $troop }, wie tegen { $scavengers }?
lesson-lotr-choice-frodo = 6 tegen 13 is meer dan tweemaal: Frodo zou overmeesterd worden, en het spel verloren. Laat Aragorn de Troop nemen.
lesson-lotr-choice-aragorn = Die zou Aragorn winnen. Maar dan blijft de Troop over voor Frodo: 13 tegen 6, en het spel is verloren.
lesson-lotr-choice-free = De Troop was vrij, en Pit stuurt hem op Frodo af: meer dan tweemaal zijn sterkte, en het spel is verloren.
lesson-lotr-choice-wick = Hetzelfde gevecht, alleen heeft Pit het gekozen. Hij had ze allebei op Aragorn af kunnen sturen.
lesson-lotr-standing = Aragorn verliest zijn gevecht en leeft. Je hoeft niet elk gevecht te winnen; je hebt Frodo nodig aan het einde.
lesson-lotr-ring = Dit zou Frodo's laatste wond zijn. Doe de Ring om, dan wordt het een last.
lesson-lotr-ring-passed = Zonder de Ring sterft Frodo aan deze wond, één stap voor het einde.
lesson-lotr-won = Elk gevecht op de negende locatie is overleefd: je hebt gewonnen. Levenskracht { $left }, lasten { $burdens }, en dat was genoeg.
lesson-lotr-lost = Frodo is dood, en het spel is op de laatste locatie verloren. Ga terug naar de keuze wie tegen wie vecht: er is een weg doorheen.
