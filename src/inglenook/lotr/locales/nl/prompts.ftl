### Vragen en wat erop geantwoord kan worden.

## Voor de eerste beurt

prompt-bid = Bied lasten voor het recht de beurtvolgorde te kiezen: hoeveel?
prompt-place = Kies je plaats in de beurtvolgorde.
prompt-starting-fellowship = Kies je startreisgenootschap: reisgenoten met samen hoogstens { $left } schemerkosten.
prompt-mulligan = Wil je je hand in je speelstapel terugschudden en 6 kaarten rapen?

## De beurt

prompt-sanctuary =
    Rustplaats: genees nog hoogstens { $left ->
        [one] 1 wond
       *[other] { $left } wonden
    }.
prompt-fellowship-action = Kies een reisgenootschapsactie of beweeg verder.
prompt-shadow-action = Kies een schaduwactie of pas. Schemerpot: { $tokens }.
prompt-phase-action = Kies een { $phase-action } of pas.
prompt-archer-allies = Welke boogschutterbondgenoten doen mee?
prompt-archery-player = Op welke schaduwspeler wordt geschoten?
prompt-archery-wound =
    { $left ->
        [one] Boogschieten: verdeel nog 1 wond.
       *[other] Boogschieten: verdeel nog { $left } wonden, een voor een.
    }
prompt-assign-defenders = { $due ->
        [no] Wijs je personages toe aan volgelingen, of stop.
       *[yes] Wijs aan elke bloeddorstige volgeling een reisgenoot toe, zover je kunt.
    }
prompt-assign-minions = Wijs je overgebleven volgelingen toe, of stop.
prompt-ambush =
    Hinderlaag van { $card }: { $tokens ->
        [one] 1 schemermerkteken
       *[other] { $tokens } schemermerktekens
    } toevoegen?
prompt-next-skirmish = Kies het volgende gevecht.
prompt-next-loser = Welke verliezer wordt nu verwond?
prompt-reconcile = Je mag een kaart afleggen voordat je je hand tot 8 kaarten bijvult.
prompt-too-many =
    Te veel kaarten op hand: leg { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } af.
prompt-move-again = Hier stoppen of opnieuw bewegen? Nog { $left } keer mogelijk.

## Reacties

prompt-respond = { $event } Wil je reageren?
prompt-respond-about-to = { $event } Wil je reageren?
prompt-respond-wound =
    { $many ->
        [0] { $card } dreigt een wond te krijgen. Wil je reageren?
        [one] { $card } dreigt door { $by } een wond te krijgen. Wil je reageren?
       *[other] { $card } dreigt door { $by } een wond te krijgen. Wil je reageren?
    }

## Effecten

prompt-choose-bearer = Kies een drager voor { $card }.
prompt-choose-player = { $card }: kies een speler.
prompt-choose-opponent = { $card }: kies een tegenstander.
prompt-name-cultures =
    { $card }: noem { $count ->
        [one] een cultuur
       *[other] { $count } culturen
    }.
prompt-choose-effect = { $card }: kies één effect.
prompt-spot =
    { $over ->
        [0] { $card }: { $part } spot je?
        [one] { $card }: { $part } boven de { $over } spot je?
       *[other] { $card }: { $part } boven de { $over } spot je?
    }
prompt-spot-or-not = { $card }: wil je { $part }?
prompt-name-number = { $card }: hoeveel is X ({ $part })?
prompt-how-many = { $card }: hoeveel ({ $part })?
prompt-how-often = { $card }: hoeveel keer ({ $part })?
prompt-go-on = { $card }: wil je doorgaan ({ $part })?
prompt-may = { $card }: wil je { $part }?
prompt-pay-to-prevent = { $card }: wil je { $price } om dit te voorkomen: { $part }?
prompt-play-by-effect = { $card }: welke kaart speel je?
prompt-top-of-pile = Welke kaart laat je boven op je aflegstapel liggen?
prompt-choose-choose =
    { $card }: kies { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } ({ $part }).
prompt-choose-exert =
    { $card }: kies { $count ->
        [one] een personage
       *[other] { $count } personages
    } om te vermoeien ({ $part }).
prompt-choose-wound =
    { $card }: kies { $count ->
        [one] een personage
       *[other] { $count } personages
    } om te verwonden ({ $part }).
prompt-choose-heal =
    { $card }: kies { $count ->
        [one] een personage
       *[other] { $count } personages
    } om te genezen ({ $part }).
prompt-choose-discard =
    { $card }: kies { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } om af te leggen ({ $part }).
prompt-choose-discard-from-hand =
    { $card }: kies { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } uit je hand om af te leggen ({ $part }).
prompt-choose-reveal =
    { $card }: kies { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } uit je hand om te tonen ({ $part }).
prompt-choose-modify =
    { $card }: kies { $count ->
        [one] de kaart waarvoor
       *[other] { $count } kaarten waarvoor
    } het geldt ({ $part }).
prompt-choose-move-hand =
    { $card }: kies { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } om op hand te nemen ({ $part }).
prompt-choose-move-beneath-deck =
    { $card }: kies { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } voor onder je speelstapel ({ $part }).
prompt-choose-move-on-top-of-deck =
    { $card }: kies { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } voor boven op je speelstapel ({ $part }).
prompt-choose-move-shuffled-into-deck =
    { $card }: kies { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } om in je speelstapel te schudden ({ $part }).
prompt-order-beneath-deck = { $card }: leg deze kaarten in de volgorde waarin ze onder de speelstapel komen, de bovenste eerst.
prompt-order-on-top-of-deck = { $card }: leg deze kaarten in de volgorde waarin ze boven op de speelstapel komen, de bovenste eerst.
prompt-choose-tokens =
    { $card }: kies { $count ->
        [one] de kaart waarvan
       *[other] { $count } kaarten waarvan
    } de merktekens veranderen ({ $part }).
prompt-choose-stack =
    { $card }: kies { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } om te stapelen ({ $part }).
prompt-choose-stack-on =
    { $card }: kies { $count ->
        [one] de kaart
       *[other] { $count } kaarten
    } waarop gestapeld wordt ({ $part }).
prompt-choose-transfer =
    { $card }: kies { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } om over te plaatsen ({ $part }).
prompt-choose-transfer-to =
    { $card }: kies { $count ->
        [one] de nieuwe drager
       *[other] { $count } nieuwe dragers
    } ({ $part }).
prompt-choose-leave-skirmish =
    { $card }: kies { $count ->
        [one] een personage dat
       *[other] { $count } personages die
    } het gevecht { $count ->
        [one] verlaat
       *[other] verlaten
    } ({ $part }).
prompt-choose-assign-minion =
    { $card }: kies { $count ->
        [one] een volgeling
       *[other] { $count } volgelingen
    } om toe te wijzen ({ $part }).
prompt-choose-assign-fighter =
    { $card }: kies { $count ->
        [one] het personage
       *[other] { $count } personages
    } waaraan wordt toegewezen ({ $part }).

## Opties

option-move = Verder bewegen
option-stop = Hier stoppen
option-play = { $subject } spelen, kosten { $cost }
option-play-text = { $subject } spelen, kosten { $cost }, onderdeel { $number }
option-start-with = { $subject } toevoegen, kosten { $cost }
option-use = { $subject } gebruiken
option-use-ability = { $subject } gebruiken, onderdeel { $number }
option-transfer = { $subject } overplaatsen naar { $other }
option-discard-to-heal = { $subject } uit de hand afleggen om { $other } te genezen
option-discard = { $subject } afleggen
option-choose = { $subject } kiezen
option-choose-where = { $subject } kiezen ({ $where })
option-bear = Op { $subject }
option-wound = { $subject } verwonden, nog { $left } levenskracht
option-heal = { $subject } genezen, nog { $left } levenskracht
option-assign = { $subject }, sterkte { $strength }, toewijzen aan { $other }, sterkte { $against }
option-ambush =
    { $amount ->
        [one] 1 schemermerkteken
       *[other] { $amount } schemermerktekens
    } toevoegen voor { $subject }
option-skirmish = { $subject } tegen { $minions }
option-suffer = De wonden van het gevecht
option-find-nothing = Niets vinden
option-discard-nothing = Niets afleggen
option-ambush-not = Niets toevoegen
option-heal-no-more = Geen wonden meer genezen
option-leave-top = De bovenste kaart laten liggen
option-lay-on-top = { $subject } bovenop leggen
option-player = { $player } kiezen
option-place = Plaats { $amount } in de volgorde
option-concede = Het spel opgeven

## Kaarten in opties

called-wounded =
    { $card } (heeft { $wounds ->
        [one] 1 wond
       *[other] { $wounds } wonden
    })
called-borne = { $card } (op { $bearer })
called-with = { $card } ({ $details })
called-bearing = met { $items }
called-against = tegen { $foes }
called-number = nummer { $number }
hidden-card = een kaart in de hand van { $player }
where-on = op { $card }
where-own-deck = je speelstapel
where-own-discard = je aflegstapel
where-discard = aflegstapel van { $player }
where-own-dead = je dodenstapel
where-dead = dodenstapel van { $player }

part-of-card = doen wat de kaart zegt
