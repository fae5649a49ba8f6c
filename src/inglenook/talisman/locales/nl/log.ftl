### Wat er gebeurt, aan iedereen verteld.  Elke regel is op zichzelf te begrijpen.

## Het verloop van het spel

log-dealt = { $player } krijgt { $character-the }.
    .you = Je krijgt { $character-the }.
log-first-player = { $player } gooit het hoogst en begint.
    .you = Je gooit het hoogst en begint.
log-enters = { $player } speelt met { $character-the }.
    .you = Je speelt met { $character-the }.
log-turn = De beurt van { $player } begint.
    .you = Je beurt begint.
log-misses-turn = { $player } slaat deze beurt over.
    .you = Je slaat deze beurt over.
log-will-miss =
    { $player } slaat de volgende { $turns ->
        [one] beurt
       *[other] { $turns } beurten
    } over.
    .you =
        Je slaat de volgende { $turns ->
            [one] beurt
           *[other] { $turns } beurten
        } over.
log-turn-cut-short = { $player } verliest de rest van deze beurt.
    .you = Je verliest de rest van deze beurt.
log-out = { $player } ligt uit het spel.
    .you = Je ligt uit het spel.
log-won = { $player } is als laatste op het spelbord en wint.
    .you = Je bent als laatste op het spelbord en wint.
log-reshuffled = De gebruikte kaarten worden geschud en worden de nieuwe { $deck }.
log-spells-returned =
    { $n ->
        [one] Een spreuk van { $player } gaat
       *[other] { $n } spreuken van { $player } gaan
    } terug in de spreukenstapel, die geschud wordt.
    .you =
        { $n ->
            [one] Een spreuk van jou gaat
           *[other] { $n } spreuken van jou gaan
        } terug in de spreukenstapel, die geschud wordt.
term-deck = avonturenstapel
term-spell-deck = spreukenstapel

## Dobbelstenen en verplaatsing

log-rolled = { $player } gooit { $rolled } ({ $occasion }).
    .you = Je gooit { $rolled } ({ $occasion }).
log-moved = { $player } gaat naar { $space-the }.
    .you = Je gaat naar { $space-the }.
log-still-held = { $player } komt hier nog niet weg.
    .you = Je komt hier nog niet weg.
log-held = { $player } zit vast in dit vak.
    .you = Je zit vast in dit vak.
log-next-move = { $player } mag zich in de volgende beurt anders dan met de dobbelsteen verplaatsen.
    .you = Je mag je in de volgende beurt anders dan met de dobbelsteen verplaatsen.
log-built-raft = { $player } bouwt een vlot.
    .you = Je bouwt een vlot.
log-portal-opens = De Grote Poort gaat open voor { $player }.
    .you = De Grote Poort gaat open voor jou.
log-portal-shut = De Grote Poort blijft dicht voor { $player }.
    .you = De Grote Poort blijft dicht voor jou.
log-reached-crown = { $player } heeft de Kroon van Heerschappij bereikt. Vanaf nu krijgt geen andere speler meer een nieuw personage.
    .you = Je hebt de Kroon van Heerschappij bereikt. Vanaf nu krijgt geen andere speler meer een nieuw personage.

## Kaarten en vakken

log-drew-card = Getrokken, vak { $space }: { $card }.
log-discarded = { $player } legt { $card-the } af.
    .you = Je legt { $card-the } af.
log-placed = De kaart { $card } gaat naar { $space-the }.
log-wandered = De kaart { $card } gaat verder naar { $space-the }.
log-meets = { $player } ontmoet { $card-the }.
    .you = Je ontmoet { $card-the }.
log-nothing-happens = Er gebeurt niets.
log-took = { $player } neemt { $card-the }.
    .you = Je neemt { $card-the }.
bought-spell = een spreuk
log-bought =
    { $player } koopt { $card-the } voor { $amount ->
        [one] 1 goud
       *[other] { $amount } goud
    } en heeft nu { $now } goud.
    .you =
        Je koopt { $card-the } voor { $amount ->
            [one] 1 goud
           *[other] { $amount } goud
        } en hebt nu { $now } goud.
log-dropped = { $player } laat { $card-the } achter.
    .you = Je laat { $card-the } achter.
log-sold = { $player } verkoopt { $card-the }.
    .you = Je verkoopt { $card-the }.
log-joined = { $player } krijgt { $card-the } als metgezel.
    .you = Je krijgt { $card-the } als metgezel.
log-follower-died = { $player } verliest een metgezel: { $card-the } sterft.
    .you = Je verliest een metgezel: { $card-the } sterft.
log-looked-at-top = { $player } bekijkt de bovenste avonturenkaart.
    .you = Je bekijkt de bovenste avonturenkaart.
log-saw-top-card = { $player } bekijkt de bovenste avonturenkaart: { $card }.
    .you = Je bekijkt de bovenste avonturenkaart: { $card }.

## Punten, levens, goud, gezindheid

log-gained-strength =
    { $player } krijgt { $amount ->
        [one] 1 krachtpunt
       *[other] { $amount } krachtpunten
    }; eigen Kracht nu { $now }.
    .you =
        Je krijgt { $amount ->
            [one] 1 krachtpunt
           *[other] { $amount } krachtpunten
        }; eigen Kracht nu { $now }.
log-lost-strength =
    { $player } verliest { $amount ->
        [one] 1 krachtpunt
       *[other] { $amount } krachtpunten
    }; eigen Kracht nu { $now }.
    .you =
        Je verliest { $amount ->
            [one] 1 krachtpunt
           *[other] { $amount } krachtpunten
        }; eigen Kracht nu { $now }.
log-gained-craft =
    { $player } krijgt { $amount ->
        [one] 1 vernuftpunt
       *[other] { $amount } vernuftpunten
    }; eigen Vernuft nu { $now }.
    .you =
        Je krijgt { $amount ->
            [one] 1 vernuftpunt
           *[other] { $amount } vernuftpunten
        }; eigen Vernuft nu { $now }.
log-lost-craft =
    { $player } verliest { $amount ->
        [one] 1 vernuftpunt
       *[other] { $amount } vernuftpunten
    }; eigen Vernuft nu { $now }.
    .you =
        Je verliest { $amount ->
            [one] 1 vernuftpunt
           *[other] { $amount } vernuftpunten
        }; eigen Vernuft nu { $now }.
log-gained-life =
    { $player } krijgt { $amount ->
        [one] 1 leven
       *[other] { $amount } levens
    } en heeft er nu { $now }.
    .you =
        Je krijgt { $amount ->
            [one] 1 leven
           *[other] { $amount } levens
        } en hebt er nu { $now }.
log-lost-life =
    { $player } verliest { $amount ->
        [one] 1 leven
       *[other] { $amount } levens
    } en heeft er nu { $now }.
    .you =
        Je verliest { $amount ->
            [one] 1 leven
           *[other] { $amount } levens
        } en hebt er nu { $now }.
log-gained-gold =
    { $player } krijgt { $amount ->
        [one] 1 goud
       *[other] { $amount } goud
    } en heeft nu { $now } goud.
    .you =
        Je krijgt { $amount ->
            [one] 1 goud
           *[other] { $amount } goud
        } en hebt nu { $now } goud.
log-lost-gold =
    { $player } verliest { $amount ->
        [one] 1 goud
       *[other] { $amount } goud
    } en heeft nu { $now } goud.
    .you =
        Je verliest { $amount ->
            [one] 1 goud
           *[other] { $amount } goud
        } en hebt nu { $now } goud.
log-traded =
    { $player } ruilt { $n ->
        [one] 1 trofee
       *[other] { $n } trofeeën
    } in.
    .you =
        Je ruilt { $n ->
            [one] 1 trofee
           *[other] { $n } trofeeën
        } in.
log-alignment = De gezindheid van { $player } is nu { $alignment }.
    .you = Je gezindheid is nu { $alignment }.
log-toad = { $player } verandert in een pad.
    .you = Je verandert in een pad.
log-no-toad = { $player } is geen pad meer.
    .you = Je bent geen pad meer.
log-died = Het personage van { $player } sterft.
    .you = Je personage sterft.

## Gevechten

log-combat = Gevecht: { $player } tegen { $foe-the }.
    .you = Gevecht: jij tegen { $foe-the }.
log-psychic-combat = Geestelijk gevecht: { $player } tegen { $foe-the }.
    .you = Geestelijk gevecht: jij tegen { $foe-the }.
log-made-psychic = { $player } gebruikt een bijzondere gave: het wordt een geestelijk gevecht.
    .you = Je gebruikt een bijzondere gave: het wordt een geestelijk gevecht.
log-enemy-rolled = { $player } gooit { $roll } voor { $foe-the }.
    .you = Je gooit { $roll } voor { $foe-the }.
log-scores = Aanvalswaarde { $own } voor { $player }, { $against } voor { $foe-the }.
    .you = Aanvalswaarde { $own } voor jou, { $against } voor { $foe-the }.
log-fight-won = { $player } wint van { $foe-the }.
    .you = Je wint van { $foe-the }.
log-fight-lost = { $player } verliest van { $foe-the }.
    .you = Je verliest van { $foe-the }.
log-fight-drawn = Gelijkspel tussen { $player } en { $foe-the }: niemand verliest iets.
    .you = Gelijkspel tussen jou en { $foe-the }: niemand verliest iets.
log-used = { $player } gebruikt { $card-the }.
    .you = Je gebruikt { $card-the }.
log-saved = { $player } wordt door de bescherming gered en verliest geen leven.
    .you = Je wordt door de bescherming gered en verliest geen leven.
log-killed = { $player } doodt { $card-the }.
    .you = Je doodt { $card-the }.
log-destroyed = { $player } vernietigt { $card-the }.
    .you = Je vernietigt { $card-the }.
log-evaded = { $player } ontwijkt { $attacker-the }.
    .you = Je ontwijkt { $attacker-the }.
log-evaded-character = { $player } ontwijkt { $attacker-the }.
    .you = Je ontwijkt { $attacker-the }.
log-zombies =
    { $n ->
        [one] Er valt 1 zombie aan.
       *[other] Er vallen { $n } zombies aan, één voor één.
    }
log-werewolf = De Weerwolf heeft Kracht { $strength }.
log-descent = { $rolled } min { $points } is { $result }.
log-death-rolled = Dobbelen met de Dood: { $own } tegen { $death } voor de Dood.
log-took-from = { $player } neemt { $card-the } van { $other-the } af.
    .you = Je neemt { $card-the } van { $other-the } af.
log-ability-failed = Het lukt { $player } niet.
    .you = Het lukt je niet.

## Spreuken

log-drew-spell = { $player } trekt een spreuk.
    .you = Je trekt een spreuk.
log-drew-spell-known = { $player } trekt de spreuk { $spell }.
    .you = Je trekt de spreuk { $spell }.
log-no-spell = { $player } mag geen spreuk meer hebben en trekt er geen.
    .you = Je mag geen spreuk meer hebben en trekt er geen.
log-discarded-spell = { $player } legt de spreuk { $spell } af.
    .you = Je legt de spreuk { $spell } af.
log-cast = { $player } spreekt de spreuk { $spell } uit.
    .you = Je spreekt de spreuk { $spell } uit.
log-cast-self = { $player } spreekt de spreuk { $spell } over zichzelf uit.
    .you = Je spreekt de spreuk { $spell } over jezelf uit.
log-cast-on = { $player } spreekt de spreuk { $spell } uit over { $target-the }.
    .you = Je spreekt de spreuk { $spell } uit over { $target-the }.
log-looked-ahead =
    { $player } bekijkt de bovenste { $n ->
        [one] avonturenkaart
       *[other] { $n } avonturenkaarten
    }.
    .you =
        Je bekijkt de bovenste { $n ->
            [one] avonturenkaart
           *[other] { $n } avonturenkaarten
        }.
log-looked-ahead-known = { $player } bekijkt de bovenste avonturenkaarten: { $cards }.
    .you = Je bekijkt de bovenste avonturenkaarten: { $cards }.
log-stole-spell = { $player } neemt ongezien een spreuk van { $other-the } af.
    .you = Je neemt ongezien een spreuk van { $other-the } af.
log-stole-spell-known = { $player } neemt ongezien de spreuk { $spell } van { $other-the } af.
    .you = Je neemt ongezien de spreuk { $spell } van { $other-the } af.
log-command = { $player } spreekt de Heersersspreuk uit tegen { $victim-the }.
    .you = Je spreekt de Heersersspreuk uit tegen { $victim-the }.
log-command-stopped = De magie is vernietigd: de Heersersspreuk kan niet uitgesproken worden.
log-conceded = { $player } geeft op.
    .you = Je geeft op.

## De opdrachten van de Heksenmeester

log-quest-1 = { $player } krijgt een opdracht van de Heksenmeester: { text-quest-1 }.
    .you = Je krijgt een opdracht van de Heksenmeester: { text-quest-1 }.
log-quest-2 = { $player } krijgt een opdracht van de Heksenmeester: { text-quest-2 }.
    .you = Je krijgt een opdracht van de Heksenmeester: { text-quest-2 }.
log-quest-3 = { $player } krijgt een opdracht van de Heksenmeester: { text-quest-3 }.
    .you = Je krijgt een opdracht van de Heksenmeester: { text-quest-3 }.
log-quest-4 = { $player } krijgt een opdracht van de Heksenmeester: { text-quest-4 }.
    .you = Je krijgt een opdracht van de Heksenmeester: { text-quest-4 }.
log-quest-5 = { $player } krijgt een opdracht van de Heksenmeester: { text-quest-5 }.
    .you = Je krijgt een opdracht van de Heksenmeester: { text-quest-5 }.
log-quest-6 = { $player } krijgt een opdracht van de Heksenmeester: { text-quest-6 }.
    .you = Je krijgt een opdracht van de Heksenmeester: { text-quest-6 }.
log-quest-done = { $player } heeft de opdracht van de Heksenmeester vervuld.
    .you = Je hebt de opdracht van de Heksenmeester vervuld.

## Waarvoor er gegooid wordt

roll-movement = verplaatsing
roll-combat = gevecht
roll-armour = bescherming
roll-command = Heersersspreuk
roll-portal = Grote Poort
roll-table = wat er gebeurt
roll-praying = gebed
roll-cave = Grot
roll-graveyard = Kerkhof
roll-tavern = Herberg
roll-riddle = raadsel
roll-quest = opdracht
roll-chasm = kloof
roll-toll = tol
roll-charming = betovering
roll-zombies = aantal zombies
roll-placing = waar de kaart heen gaat
roll-wandering = hoe ver de kaart gaat
roll-descent = weg naar buiten
roll-pits = aantal afgrondmonsters
roll-death = dobbelen met de Dood
roll-artefact = Oeroud Artefact
roll-pipes = fluit
roll-beguile = ontfutselen
roll-swindle = aftroggelen
