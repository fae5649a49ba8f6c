### Wat een nieuwkomer bij een vraag te horen krijgt wanneer het ertoe doet; de regels tellen de getallen.

coach-bid = Wie het meest biedt, kiest als eerste. Maar iedereen begint met het eigen aantal geboden lasten, en verliest zodra de ringdrager er 10 heeft. Gewoonlijk biedt men 0 tot 2.
coach-starting-fellowship = Deze reisgenoten reizen vanaf de eerste beurt met Frodo mee. Kies er zoveel als de schemerkosten toelaten en druk dan op Klaar.
coach-phase = Om de beurt kunnen nu kaarten gebruikt worden die deze fase noemen. De fase eindigt als iedereen achter elkaar gepast heeft.
coach-archery = Kies wie geraakt wordt. Wie evenveel wonden heeft als levenskracht, sterft.
coach-assign = Kies wie tegen wie vecht. De schaduwspeler beslist over de volgelingen die je overlaat.
coach-skirmish = De hoogste sterkte wint, bij gelijke sterkte de Schaduw. De verliezer krijgt een wond, en sterft tegen dubbele sterkte.
coach-reconcile = Hierna raap je kaarten tot je er 8 hebt. Eerst mag je één kaart afleggen waar je niets aan hebt.
coach-burdens = De ringdrager draagt { $burdens } van { $most } lasten. { $left ->
        [one] Bij de volgende is het spel verloren.
       *[other] Nog { $left } en het spel is verloren: denk goed na voordat je de Ring omdoet of met lasten betaalt.
    }
coach-twilight = { $pool ->
        [0] De schemerpot is leeg
       *[some] De schemerpot bevat { $pool }
    }, en je beweging voegt daar minstens { $more } aan toe ({ $walking } voor wie meeloopt). Ook de kosten van elke kaart die je speelt gaan erin: van dat alles worden volgelingen betaald.
coach-shadow = De schemerpot bevat { $pool }: daarmee kun je { $count ->
        [one] 1 volgeling
       *[other] elk van { $count } volgelingen
    } uit je hand betalen, zolang de voorraad strekt. Wat er aan het eind van de beurt over is, is weg.
coach-arrows = Hierna komen de pijlen: { $minion } op het reisgenootschap, { $fellowship } op de volgelingen. Wat geneest, versterkt of verwondt, gebruik je het best daarvoor.
coach-winning = Zoals het er nu voor staat win je dit gevecht, { $own } tegen { $against }. Spaar je kaarten en pas: doet de andere kant iets, dan word je opnieuw gevraagd.
coach-losing = Zoals het er nu voor staat verlies je dit gevecht, { $own } tegen { $against }. Met { $more } meer win je het. Naast elke mogelijkheid staat wat die oplevert.
coach-overwhelmed = Zoals het er nu voor staat verlies je dit gevecht, { $own } tegen { $against }, en { $count ->
        [one] zou { $cards } overmeesterd worden en sterven
       *[other] zouden { $cards } overmeesterd worden en sterven
    }. Met { $saved } meer sterkte gebeurt dat niet, met { $more } meer win je het gevecht.
coach-dying = Zoals het er nu voor staat verlies je dit gevecht, { $own } tegen { $against }, en { $count ->
        [one] zou { $cards } sterven
       *[other] zouden { $cards } sterven
    }. Alleen met { $more } meer sterkte win je het.
coach-arrow-kills = Nog één wond is dodelijk voor: { $cards }. { $count ->
        [one] Iemand anders kan de pijl opvangen.
       *[other] Anderen kunnen de pijl opvangen.
    }
coach-outnumbered = Er zijn { $minions } volgelingen, en { $fighters ->
        [one] 1 van jouw kant kan
       *[other] { $fighters } van jouw kant kunnen
    } vechten. De schaduwspeler stuurt wie overblijft waarheen die wil: ook op de ringdrager af. Neem het op tegen de sterken, en laat alleen over wat hij zou aankunnen.
coach-overwhelming = { $card } heeft sterkte { $strength } en overmeestert en doodt meteen wie hoogstens half zo sterk is{ $count ->
        [one] , zoals { $cards }.
       *[other] : { $cards }.
    }
coach-assign-minions = Verscheidene volgelingen kunnen tegen dezelfde reisgenoot vechten. { $card } heeft sterkte { $strength }: samen overmeesteren ze met { $enough } of meer.
coach-move-again = Opnieuw bewegen spaart een beurt, maar het voegt minstens { $more } aan de schemerpot toe, en de schaduwspeler heeft nieuwe kaarten geraapt. Wonden die meegaan: { $wounds }; volgelingen: { $minions }.
