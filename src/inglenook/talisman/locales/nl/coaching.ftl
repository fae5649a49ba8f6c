### Wat een nieuwkomer bij een vraag te horen krijgt wanneer het ertoe doet; de regels tellen de getallen.

coach-path = Kijk naar beide eindpunten: waar je kaarten trekt, valt het meest te winnen en te verliezen. In een vak met een tabel staat vooraf wat elk getal doet.
coach-encounter = Kies: de aanwijzingen van het vak volgen of een personage ontmoeten dat er staat. Wie een ander personage verslaat, pakt het een leven, goud of een voorwerp af.
coach-space = Dit hoeft niet. Lees wat het kan opleveren en wat het kost, en beslis dan.
coach-visit = { $kind ->
        [place] Een plaats blijft liggen, en iedereen die langskomt mag er gebruik van maken. Lees wat ze kan opleveren en wat ze kost.
       *[stranger] Een vreemdeling helpt of verleidt, zoals op de kaart staat. Laat je hem met rust, dan blijft hij hier voor wie er langskomt.
    }
coach-take = Wat je laat liggen, is voor iedereen. Je mag 4 voorwerpen hebben; metgezellen en goud tellen niet mee.
coach-buy = Een wapen helpt in elk gevecht, bescherming kan een leven sparen als je verloren hebt. Verder heb je in een gevecht niets aan goud.
coach-evade = Wie ontwijkt, vecht niet en wint niets. Vergelijk de getallen vóór de worp, en tel je levens.
coach-before-fight = Dit is het laatste moment: na de worp verandert geen spreuk dit gevecht meer. Is hij nu nodig, of levert hij later meer op?
coach-spell = Een spreuk gebruik je één keer. Hij doet het meest als hij iets beslist: een gevecht, een leven of de voorsprong van een ander.
coach-surplus = Wat je neerlegt, blijft in dit vak, en iedereen die langskomt mag het nemen.
coach-inner = Hier heeft elk vak zijn taak, en elke taak kan levens kosten. Zonder Talisman blijft het Vlammendal gesloten.
coach-command = Wie nog levens heeft, kan zelf naar de Kroon komen en erom vechten. Is het laatste leven weg, dan lig je eruit.
coach-trophies = Je trofeeën zijn { $amount ->
        [one] nog 1 punt
       *[other] nog { $amount } punten
    } waard. Inruilen kan bij elke vraag: een trofee doet zelf niets, een punt telt in elk gevecht.
coach-no-talisman = Je hebt nog geen Talisman: zonder blijft het Vlammendal gesloten, en voorbij de Grote Poort kan elk vak levens kosten. Zoek er eerst een.
coach-portal = Met Kracht { $strength } en Vernuft { $craft } gaat de Grote Poort { $opens ->
        [100] zeker open.
        [one] { $opens } van de honderd keer open. Een mislukte poging beëindigt de beurt en kan een punt kosten.
       *[other] { $opens } van de honderd keer open. Een mislukte poging beëindigt de beurt en kan een punt kosten.
    }
coach-sentinel = Op de trap wacht de Wachter: { $own } tegen { $against } vóór de worp, gewonnen { $won } van de honderd keer. { $lives ->
        [one] Je hebt 1 leven.
       *[other] Je hebt { $lives } levens.
    } Over de rivier valt meer te winnen, en meer te verliezen.
coach-few-lives = { $lives ->
        [one] Je hebt nog 1 leven: het volgende verlies is het laatste.
       *[other] Je hebt nog { $lives } levens.
    } Vakken die genezen, en vakken zonder vijanden, zijn nu een omweg waard.
coach-fight = Vóór de worp is het { $own } tegen { $against }: van honderd zulke gevechten win je er { $won } en verlies je er { $lost }. Wie ontwijkt, wint niets en verliest niets.
