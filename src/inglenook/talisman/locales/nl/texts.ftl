### De teksten van de onderdelen: kopregels, gevolgen, voorwaarden.  Gevolgen zijn zinsdelen die op een dubbele punt volgen.

## Samenvoegen

text-line = { $text }.
text-and = { $first }; { $rest }
    .they = { $first-they }; { $rest-they }
text-or = { $first } of { $last }
    .the = { $first-the } of { $last-the }
text-comma = { $first }, { $rest }
    .the = { $first-the }, { $rest-the }
text-table = { $intro } ({ $cells })
text-choices = { $intro }: { $cells }
text-or-else = { $first }; of { $rest }
text-row = { $values }: { $effects }
    .they = { $values }: { $effects-they }
text-range = { $low }–{ $high }
text-choice = – { $choice }
text-nothing = er gebeurt niets

## Kopregels

text-head = { $first } · { $rest }
text-kind-event = Gebeurtenis
text-kind-animal = Vijand (dier)
text-kind-monster = Vijand (monster)
text-kind-dragon = Vijand (draak)
text-kind-spirit = Vijand (geest)
text-kind-stranger = Vreemdeling
text-kind-object = Gewoon voorwerp
text-kind-magic-object = Magisch voorwerp
text-kind-follower = Metgezel
text-kind-place = Plaats
text-spell = Spreuk
text-character = Personage
text-region-outer = Buitenste gebied
text-region-middle = Middengebied
text-region-inner = Binnenste gebied
text-order-number = volgnummer { $number }
text-purchase-card = koopkaart
text-copies =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
text-strength = Kracht { $amount }
text-craft = Vernuft { $amount }
text-lives =
    { $amount ->
        [one] 1 leven
       *[other] { $amount } levens
    }
text-gold =
    { $amount ->
        [one] 1 goud
       *[other] { $amount } goud
    }
text-start = startvak: { $space }
text-start-spells =
    { $amount ->
        [one] 1 spreuk
       *[other] { $amount } spreuken
    } bij het begin
text-start-objects = bij het begin: { $objects }
text-certainty-medium = Deels onzeker: uit één bron of een latere uitgave.
text-certainty-low = Deels gereconstrueerd: niet voor elk gegeven is er een bron.

## Wanneer een gevolg plaatsvindt

text-when-drawn = Als deze kaart getrokken wordt: { $effects }
text-on-meeting = Als je deze kaart tegenkomt: { $effects }
text-after-fight = Na een gevecht dat deze vijand overleeft: { $effects }
text-on-visit = Je mag deze vreemdeling bezoeken: { $effects }
text-on-defeat = Als je van deze vijand verliest, verlies je een leven. Bovendien: { $effects }
text-instead-of-life = Als je van deze vijand verliest, verlies je geen leven. In plaats daarvan: { $effects }
text-on-space = Op dit vak: { $effects }
text-if-you-wish = Als je wilt: { $effects }
text-on-self = Gevolg: { $effects }
text-on-target = Het doelwit { $effects-they }
text-then = Daarna: { $effects }
text-when = { $effects }, als { $condition }
text-if-not = { $first }; zo niet: { $otherwise }
text-if-none = { $first }; als je er geen hebt: { $otherwise }
text-only-if = { $effects } (alleen als { $condition })

## Voorwaarden

text-is-aligned = je gezindheid { $alignments } is
text-has-at-least-strength = je totale Kracht minstens { $amount } is
text-has-at-least-craft = je totale Vernuft minstens { $amount } is
text-has-follower = { $followers-the } je metgezel is
text-has-no-quest = je geen lopende opdracht hebt

## Krijgen en verliezen

text-gain-strength =
    je krijgt { $amount ->
        [one] 1 krachtpunt
       *[other] { $amount } krachtpunten
    }
    .they =
        krijgt { $amount ->
            [one] 1 krachtpunt
           *[other] { $amount } krachtpunten
        }
text-gain-craft =
    je krijgt { $amount ->
        [one] 1 vernuftpunt
       *[other] { $amount } vernuftpunten
    }
text-gain-life =
    je krijgt { $amount ->
        [one] 1 leven
       *[other] { $amount } levens
    }
    .they =
        krijgt { $amount ->
            [one] 1 leven
           *[other] { $amount } levens
        }
text-gain-gold =
    je krijgt { $amount ->
        [one] 1 goud
       *[other] { $amount } goud
    }
text-gain-spell =
    je krijgt { $amount ->
        [one] 1 spreuk
       *[other] { $amount } spreuken
    }, als je Vernuft dat toelaat
text-gain-talisman =
    je krijgt { $amount ->
        [one] een Talisman, als er nog een is
       *[other] { $amount } Talismans, zolang er nog zijn
    }
text-lose-strength =
    je verliest { $amount ->
        [one] 1 krachtpunt
       *[other] { $amount } krachtpunten
    }, nooit tot onder je beginwaarde
text-lose-craft =
    je verliest { $amount ->
        [one] 1 vernuftpunt
       *[other] { $amount } vernuftpunten
    }, nooit tot onder je beginwaarde
text-lose-life =
    je verliest { $amount ->
        [one] 1 leven
       *[other] { $amount } levens
    }
    .they =
        verliest { $amount ->
            [one] 1 leven
           *[other] { $amount } levens
        }
text-lose-gold =
    je verliest { $amount ->
        [one] 1 goud
       *[other] { $amount } goud
    }
    .they =
        verliest { $amount ->
            [one] 1 goud
           *[other] { $amount } goud
        }
text-lose-all-strength = je verliest alle in het spel gekregen krachtpunten, tot je beginwaarde
    .they = verliest alle in het spel gekregen krachtpunten, tot de beginwaarde
text-lose-all-craft = je verliest alle in het spel gekregen vernuftpunten, tot je beginwaarde
    .they = verliest alle in het spel gekregen vernuftpunten, tot de beginwaarde
text-lose-all-gold = je verliest al je goud
    .they = verliest al het goud
text-heal-all = genees al je verloren levens, tot hoogstens je beginwaarde
    .they = krijgt alle verloren levens terug, tot hoogstens de beginwaarde
text-heal =
    genees hoogstens { $most ->
        [one] 1 leven
       *[other] { $most } levens
    }, nooit boven je beginwaarde
text-heal-all-for =
    genees zoveel levens als je wilt voor { $price ->
        [one] 1 goud
       *[other] { $price } goud
    } per leven, nooit boven je beginwaarde
text-heal-for =
    genees hoogstens { $most ->
        [one] 1 leven
       *[other] { $most } levens
    } voor { $price ->
        [one] 1 goud
       *[other] { $price } goud
    } per leven, nooit boven je beginwaarde
text-miss-turn =
    je slaat { $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    } over
    .they =
        slaat { $turns ->
            [one] 1 beurt
           *[other] { $turns } beurten
        } over
text-become-toad = je wordt voor 3 beurten een pad
    .they = wordt voor 3 beurten een pad
text-become-good = je gezindheid wordt goed
text-become-evil = je gezindheid wordt kwaad

## Afstaan, kopen en verkopen

text-give-up-gold =
    betaal { $amount ->
        [one] 1 goud
       *[other] { $amount } goud
    }, als je dat hebt
text-may-give-up-gold =
    je mag { $amount ->
        [one] 1 goud
       *[other] { $amount } goud
    } betalen
text-may-give-up-follower =
    je mag { $amount ->
        [one] 1 van je metgezellen
       *[other] { $amount } van je metgezellen
    } afleggen
text-may-let-die-follower =
    je mag { $amount ->
        [one] 1 van je metgezellen
       *[other] { $amount } van je metgezellen
    } laten sterven
text-and-so = { $cost }: { $effects }
text-hand-over = je mag { $followers-the } afstaan: { $effects }
text-buy = je mag hiervan kopen, zolang de voorraad strekt: { $goods }
    .they = mag hiervan kopen, zolang de voorraad strekt: { $goods }
text-buy-at-most = je mag hiervan kopen (hoogstens { $most } per bezoek): { $goods }
text-price =
    { $thing } ({ $price ->
        [one] 1 goud
       *[other] { $price } goud
    })
text-one-spell = 1 spreuk, als je Vernuft dat toelaat
text-sell-objects =
    leg zoveel van je voorwerpen af als je wilt en ontvang per stuk { $price ->
        [one] 1 goud
       *[other] { $price } goud
    }
text-lessons =
    telkens als je { $price ->
        [one] 1 goud
       *[other] { $price } goud
    } betaalt, krijg je 1 krachtpunt of 1 vernuftpunt en sla je 1 beurt over
text-lay-gold-on = je verliest al je goud, dat op { $space-the } gelegd wordt
text-leave-object = laat 1 voorwerp naar keuze in dit vak achter
text-leave-random-magic-object = laat 1 blindelings gekozen magisch voorwerp in dit vak achter
text-lift-curse = een vloek die je metgezellen verjaagt, wordt opgeheven
text-draw-spells-to-limit = trek spreuken tot het aantal dat je Vernuft toelaat
text-discard-spells = leg al je spreuken af
    .they = verliest alle spreuken

## Verplaatsen

text-go-to = ga meteen naar { $space-the } en volg daar de aanwijzingen
text-go-anywhere = ga meteen naar een vak naar keuze in dit gebied en volg daar de aanwijzingen
text-next-move = in je volgende beurt mag je, in plaats van te gooien, rechtstreeks naar { $spaces-the } gaan
text-next-outer = in je volgende beurt mag je, in plaats van te gooien, rechtstreeks naar een vak naar keuze in het buitenste gebied gaan
text-next-crossing = in je volgende beurt mag je, in plaats van te gooien, de Stormrivier oversteken naar het vak recht tegenover
text-stay-until = je blijft hier tot je worp voor de verplaatsing (1 dobbelsteen per beurt) { $values } is
text-one-space-for-all =
    elk personage verplaatst zich { $rounds ->
        [one] 1 ronde
       *[other] { $rounds } ronden
    } lang maar 1 vak per beurt

## Dobbelstenen en keuzes

text-roll =
    gooi { $dice ->
        [one] 1 dobbelsteen
       *[other] { $dice } dobbelstenen en tel ze op
    }
    .they =
        gooit { $dice ->
            [one] 1 dobbelsteen
           *[other] { $dice } dobbelstenen en telt ze op
        }
text-pray =
    { $dice ->
        [one] bid en gooi 1 dobbelsteen
       *[other] bid, gooi { $dice } dobbelstenen en tel ze op
    }
text-roll-for-space =
    { $dice ->
        [one] gooi 1 dobbelsteen, ga meteen naar het vak van die worp en volg daar de aanwijzingen
       *[other] gooi { $dice } dobbelstenen, tel ze op, ga meteen naar het vak van dat totaal en volg daar de aanwijzingen
    }
text-roll-for-each-follower = gooi voor elk van je metgezellen 1 dobbelsteen; bij { $values } sterft die metgezel
text-solved = Totaal niet hoger dan je totale Vernuft: { $effects }
text-failed = Totaal hoger: { $effects }
text-toll = gooi 1 dobbelsteen voor de tol (in plaats van elk leven mag je 1 metgezel laten sterven)
text-choose-one = kies er één
text-may-choose-one = je mag er één kiezen
text-do-if-you-wish = als je wilt, { $effects }
text-call-on-healer = de Genezer: { $effects }
text-call-on-blacksmith = de Smid: { $effects }
text-call-on-mystic = de Mysticus: { $effects }
text-call-on-enchantress = de Betoveraarster: { $effects }
text-call-on-alchemist = de Alchemist: { $effects }
text-call-on-doctor = de Dokter: { $effects }
text-by-alignment = het gevolg hangt af van je gezindheid
text-row-good = Goed: { $effects }
text-row-neutral = Neutraal: { $effects }
text-row-evil = Kwaad: { $effects }
text-everyone = { $who } (met de klok mee vanaf jou) { $effects-they }
text-each = elk personage
text-each-here = elk personage in dit gebied
text-each-except = { $who } met een andere gezindheid dan { $alignments }
text-accept-quest = neem een opdracht aan door 1 dobbelsteen te gooien, en zodra die vervuld is, word je meteen naar dit vak verplaatst en krijg je een Talisman, als er nog een is
text-quest-1 = neem een ander personage 1 leven af
text-quest-2 = dood 1 vijand
text-quest-3 = sta 1 metgezel af
text-quest-4 = sta 1 magisch voorwerp af
text-quest-5 = sta 3 goud af
text-quest-6 = sta 2 goud af

## Wezens zonder kaart

text-fight-strength = je wordt aangevallen door { $being-the } (Kracht { $amount })
text-fight-craft = je wordt aangevallen door { $being-the } (Vernuft { $amount }, geestelijk gevecht)

## De kaart zelf

text-attacks-enemy = Valt je aan in een gevecht en blijft in dit vak tot deze vijand gedood is.
text-attacks-spirit = Valt je aan in een geestelijk gevecht en blijft in dit vak tot deze vijand gedood is.
text-special-one-by-one = Gooi 1 dobbelsteen: zoveel vijanden vallen je één voor één aan, tot ze allemaal verslagen zijn of je een leven verliest. De kaart is één trofee.
text-special-weaker-side = Als je totale Kracht lager is dan je totale Vernuft, valt deze vijand je aan in een gevecht; zo niet, dan in een geestelijk gevecht. De vijand blijft in dit vak tot die gedood is.
text-special-mirror = De Kracht van deze vijand is altijd gelijk aan je totale Kracht. Eenmaal gedood is dit geen trofee: je krijgt 1 krachtpunt en deze kaart wordt afgelegd.
text-special-bandit = Je mag 1 goud betalen: dan valt deze vijand je niet aan. Het goud blijft op deze kaart liggen voor wie de vijand doodt.
text-special-lich = Een leven dat je aan deze vijand verliest, wordt op deze kaart gelegd. Wordt deze vijand verslagen, dan gaat een van die levens verloren en blijft de vijand leven, zolang er zulke levens zijn.
text-placed-by-roll = Als deze kaart getrokken wordt, vóór al het andere: gooi 1 dobbelsteen en verplaats deze kaart naar het vak van die worp.
text-being = Deze gebeurtenis is een wezen en kan ontweken worden.
text-counters =
    { $amount ->
        [one] Bij het omdraaien ligt er 1 punt op deze kaart.
       *[other] Bij het omdraaien liggen er { $amount } punten op deze kaart.
    }
text-take-counter-strength = je mag 1 krachtpunt van deze kaart nemen; is er geen meer, dan wordt de kaart afgelegd
text-take-counter-craft = je mag 1 vernuftpunt van deze kaart nemen; is er geen meer, dan wordt de kaart afgelegd
text-take-counter-life = je mag 1 leven van deze kaart nemen; is er geen meer, dan wordt de kaart afgelegd
text-turns-into-gold =
    Neem { $amount ->
        [one] 1 goud
       *[other] { $amount } goud
    } en leg deze kaart af.
text-forbidden-to = Niet voor een personage waarvan de gezindheid { $alignments } is.
text-as-follower = Zodra deze kaart je metgezel is:
text-join-as-follower = deze kaart wordt je metgezel
text-discard-card = leg deze kaart af
text-wander = gooi 1 dobbelsteen en verplaats deze kaart zoveel vakken met de klok mee
text-leaves-after = Zodra deze kaart een personage gediend heeft, wordt de kaart afgelegd.

## Vakken

text-draw =
    { $amount ->
        [one] Als hier geen kaart ligt, trek je 1 avonturenkaart; handel elke kaart hier af.
       *[other] Trek avonturenkaarten tot hier { $amount } kaarten liggen; handel ze allemaal af.
    }
text-enemy-die-bonus = Vijanden tegen wie je hier vecht, tellen { $amount } bij hun worp op.
text-opposite = Aan de overkant van de Stormrivier: { $spaces }.
text-stairs-down = Een trap leidt omlaag naar { $space-the }. Op weg omlaag valt niemand je aan.
text-sentinel = Een trap leidt omhoog naar { $space-the }. Wil je omhoog, dan valt de Wachter (Kracht 9) je aan, elke keer opnieuw. Als je de Wachter verslaat of ontwijkt, verplaats je je verder; bij verlies of gelijkspel eindigt je beurt hier. Wie hier stopt, wordt niet aangevallen.
text-portal = Als je worp je voorbij dit vak brengt, mag je proberen de poort te openen: kies Kracht of Vernuft en gooi 2 dobbelstenen. Is het totaal niet hoger dan de gekozen totale waarde, dan ga je naar { $space-the } en eindigt je verplaatsing daar. Is het hoger, dan verlies je 1 punt van de gekozen waarde (nooit tot onder je beginwaarde) en eindigt je beurt hier. Van binnenuit gaat de poort zonder worp open.
text-cursed-glade = Hier geven je magische voorwerpen geen Kracht of Vernuft en kun je ze niet gebruiken, en je kunt geen spreuken uitspreken. Wat je aan spreuken te veel hebt, leg je meteen af.
text-plain-of-peril = Wie het binnenste gebied binnenkomt, stopt hier. In het binnenste gebied verplaats je je 1 vak per beurt, zonder te gooien. Personages kunnen elkaar hier ontmoeten.
text-lost-strength = Als je aankomt: gooi 3 dobbelstenen, trek je totale Kracht van het totaal af en ga meteen naar het vak van de uitkomst. Dit is je hele beurt.
text-lost-craft = Als je aankomt: gooi 3 dobbelstenen, trek je totale Vernuft van het totaal af en ga meteen naar het vak van de uitkomst. Dit is je hele beurt.
text-or-less = { $value } of minder
text-or-more = { $value } of meer
text-stay-here = je blijft hier, en in je volgende beurt mag je naar een van beide kanten verder
text-pits = Als je aankomt, gooi je 1 dobbelsteen: zoveel afgrondmonsters (elk met Kracht 4) vallen je één voor één aan. Zodra je een leven verliest, eindigt je beurt en vallen de overige je in je volgende beurt aan. Je mag pas verder als ze allemaal verslagen zijn.
text-valley-of-fire = Je mag dit vak alleen met een Talisman betreden. De Kroon van Heerschappij is alleen van hieruit te bereiken. Personages kunnen elkaar hier ontmoeten.
text-werewolf-den = Als je aankomt, gooi je 2 dobbelstenen: het totaal is de Kracht van je weerwolf, die je aanvalt. Na een nederlaag of een gelijkspel vecht je in je volgende beurt weer tegen dezelfde weerwolf. Je mag pas verder als die verslagen is.
text-dice-with-death = Gooi 2 dobbelstenen voor jezelf en 2 voor de Dood. Is jouw totaal hoger, dan mag je in je volgende beurt verder. Is het gelijk, dan gooi je in je volgende beurt opnieuw. Is het lager, dan verlies je 1 leven en gooi je in je volgende beurt opnieuw.
text-crown-of-command = Niemand verlaat dit vak nog. Als er anderen zijn, moet je een van hen ontmoeten. Als je hier alleen bent, moet je in elk van je beurten de Heersersspreuk tegen een ander personage uitspreken: gooi 1 dobbelsteen.
text-command-works = dat personage verliest 1 leven, of geeft op en ligt uit het spel
text-of-target = { $effects-they }
text-on-visit-place = Je mag deze plaats bezoeken: { $effects }
text-on-visit-if = Je mag deze vreemdeling bezoeken als { $condition }: { $effects }
text-if-you-wish-if = Als je wilt en { $condition }: { $effects }
text-unless = { $effects }, tenzij { $condition }
