### Vragen en opties.  Een vraag zegt wat er beslist wordt en wat eruit volgt.

## De beurt

prompt-choose-character = Welk personage neem je? Elk personage begint met eigen beginwaarden in een eigen startvak.
prompt-look-at-top = Bekijk je de bovenste kaart van de avonturenstapel? Alleen jij ziet die kaart, en die blijft liggen.
prompt-movement = Hoe verplaats je je deze beurt?
prompt-which-die = Welke van je twee dobbelstenen gebruik je voor de verplaatsing?
prompt-path =
    Je verplaatst je { $points ->
        [one] 1 vak
       *[other] { $points } vakken
    }. Welke kant ga je op?
prompt-portal = Je probeert de Grote Poort te openen met twee dobbelstenen: de poort gaat open als je niet meer gooit dan je totaal. Waarmee probeer je het? Blijft de poort dicht, dan verlies je daarvan 1 punt, als je er in het spel gekregen hebt, en eindigt je beurt.
prompt-inner-move = Je bent in het binnenste gebied en verplaatst je 1 vak. Waar ga je heen?
prompt-encounter = Wie of wat ontmoet je? Je kiest het vak of een personage, niet allebei.
prompt-rival = Er zijn anderen bij de Kroon van Heerschappij, en je moet een van hen ontmoeten. Wie?
prompt-victim =
    De Kroon van Heerschappij is van jou, en je moet de Heersersspreuk uitspreken: vanaf een worp van { $roll } kost die { $amount ->
        [one] een leven
       *[other] { $amount } levens
    }. Tegen wie?
prompt-life-or-concede =
    De Heersersspreuk treft je. Die kost { $amount ->
        [one] 1 leven
       *[other] { $amount } levens
    }, en je hebt er { $left }. Verlies je { $amount ->
        [one] dat
       *[other] die
    }, of geef je op en lig je voorgoed uit het spel?

## Dobbelstenen

prompt-roll-again = Je gooide { $rolled }. Eenmaal in je beurt mag je een dobbelsteen opnieuw gooien; de nieuwe uitkomst geldt.
prompt-change-roll = Je worp is { $total }, en je mag die veranderen. Welke uitkomst wil je?

## Kaarten en vakken

prompt-draw-one-more =
    Je trekt { $n ->
        [one] 1 avonturenkaart
       *[other] { $n } avonturenkaarten
    }. Trek je er één meer, om er daarna één af te leggen?
prompt-discard-drawn = Welke van de net getrokken kaarten leg je af? De andere handel je af.
prompt-meet-next = Meer dan één kaart heeft hetzelfde volgnummer. Welke handel je het eerst af?
prompt-before-next = Voordat je verdergaat: ruil je trofeeën in?
prompt-visit = { $kind ->
        [place] { $card }: wil je er langsgaan en de aanwijzingen volgen?
       *[stranger] { $card }: wil je deze vreemdeling ontmoeten en doen wat de kaart zegt?
    }
prompt-follow-instruction = { $space }: wil je de aanwijzingen van dit vak volgen?
prompt-roll-anyway = { $space }: je hoeft hier niet te gooien. Gooi je toch? Dan geldt de uitkomst.
prompt-choose-effect = Wat kies je hiervan?
prompt-take = Wat neem je? De vraag komt terug tot je niets meer neemt; de rest blijft hier liggen.
prompt-make-room = Je hebt het maximum aan voorwerpen. Welk voorwerp laat je hier achter om ruimte te maken?
prompt-leave-object = Welk voorwerp laat je hier achter?
prompt-drop-surplus =
    Je hebt te veel voorwerpen. Kies { $n ->
        [one] 1 voorwerp dat
       *[other] { $n } voorwerpen die
    } je hier achterlaat.
prompt-discard-spells =
    Je hebt meer spreuken dan je Vernuft toelaat. Kies { $n ->
        [one] 1 spreuk
       *[other] { $n } spreuken
    } om af te leggen.
prompt-give =
    Kies { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    } om voorgoed af te staan.
prompt-give-up-gold =
    Sta je { $n ->
        [one] 1 goud
       *[other] { $n } goud
    } af? Zo niet: { $otherwise }.
prompt-give-up-follower =
    Sta je { $n ->
        [one] 1 metgezel
       *[other] { $n } metgezellen
    } ({ $followers }) af? Zo niet: { $otherwise }.
prompt-hand-over = Wie sta je hier af? Die metgezel verlaat je voorgoed.
prompt-heal =
    { $price ->
        [one] Genezing kost 1 goud per leven.
       *[other] Genezing kost { $price } goud per leven.
    } Hoeveel levens laat je genezen? Hoogstens { $most }.
prompt-buy =
    Je hebt { $gold ->
        [one] 1 goud
       *[other] { $gold } goud
    }. Wat koop je? De vraag komt terug tot je niets meer koopt.
prompt-take-free = Als { $character } mag je hier één koopkaart nemen zonder te betalen. Welke?
prompt-sell =
    Welke voorwerpen verkoop je? Elk brengt { $price ->
        [one] 1 goud
       *[other] { $price } goud
    } op.
prompt-lessons =
    Wat leer je? Een les kost { $price ->
        [one] 1 goud
       *[other] { $price } goud
    } en een beurt.
prompt-go-anywhere = Naar welk vak van je gebied ga je? Je volgt meteen de aanwijzingen van dat vak.
prompt-toll =
    De tol is { $lives ->
        [one] 1 leven
       *[other] { $lives } levens
    }. Welke metgezellen sta je in plaats daarvan af, één per leven?

## Vijanden en andere personages

prompt-enemy = De vijand { $card } staat je in de weg. Wat doe je?
prompt-evade = Je staat tegenover { $attacker-the }. Ontwijk je? Wie ontweken wordt, blijft waar die is.
prompt-keep-or-raise = Je hebt de vijand gedood. Houd je die als trofee, of wek je die op als metgezel?
prompt-strike-unseen = Sla je ongezien toe? Dan gooit je slachtoffer niet; een verslagen personage moet je een leven afnemen.
prompt-weapon =
    Je vecht. Kies { $n ->
        [one] het wapen dat
       *[other] de { $n } wapens die
    } je gebruikt; andere wapens tellen niet.
prompt-meet-character = Wat doe je tegenover { $player }? Wat er ook van komt, je beurt eindigt daarna.
prompt-make-psychic = Je wordt aangevallen. Maak je er een geestelijk gevecht van, Vernuft tegen Vernuft?
prompt-spoils = Je hebt gewonnen van { $player }. Wat neem je?
prompt-take-from = Wat neem je van { $player }?
prompt-swap = Wat ruil je met { $player }?

## Spreuken.  Deze vragen komen alleen bij wie iets kan gebruiken.

prompt-moment-turn-start = De beurt van { $player } begint. Spreek je een spreuk uit?
    .you = Je beurt begint. Spreek je een spreuk uit?
prompt-moment-arrival = { $player } is naar { $reached-the } gegaan. Spreek je een spreuk uit?
    .you = Je bent naar { $reached-the } gegaan. Spreek je een spreuk uit?
prompt-moment-cards-drawn = { $player } heeft avonturenkaarten getrokken. Spreek je een spreuk uit?
    .you = Je hebt avonturenkaarten getrokken. Spreek je een spreuk uit?
prompt-moment-before-fight =
    { $duel ->
        [yes] { $player } valt { $foe-the } aan { $way ->
            [psychic] in een geestelijk gevecht
           *[combat] in een gevecht
        }, vóór de worp { $own } tegen { $against }. Wie verliest, staat een leven, een voorwerp of 1 goud af. Spreek je eerst een spreuk uit of gebruik je iets?
       *[no] { $player } gaat vechten tegen { $foe-the }, vóór de worp { $own } tegen { $against }. Spreek je eerst een spreuk uit of gebruik je iets?
    }
    .you =
        { $duel ->
            [yes] Je valt { $foe-the } aan { $way ->
                [psychic] in een geestelijk gevecht
               *[combat] in een gevecht
            }, vóór de worp { $own } tegen { $against }. Wie verliest, staat een leven, een voorwerp of 1 goud af. Spreek je eerst een spreuk uit of gebruik je iets?
           *[no] Je gaat vechten tegen { $foe-the }, vóór de worp { $own } tegen { $against }. Spreek je eerst een spreuk uit of gebruik je iets?
        }
prompt-moment-follower-about-to-die = Er dreigt een metgezel van { $player } te sterven. Spreek je een spreuk uit?
    .you = Er dreigt een metgezel van je te sterven. Spreek je een spreuk uit?
prompt-moment-enemy-about-to-die = { $player } staat op het punt een vijand te doden. Spreek je een spreuk uit?
    .you = Je staat op het punt een vijand te doden. Spreek je een spreuk uit?
prompt-moment-turn-end = De beurt van { $player } eindigt. Spreek je een spreuk uit?
    .you = Je beurt eindigt. Spreek je een spreuk uit?
prompt-counter = { $player } spreekt een spreuk uit. Houd je die tegen?
prompt-about-to-lose-life = { $lives ->
        [one] { $player } staat op het punt het laatste leven te verliezen. Doe je er iets aan?
       *[other] { $player } staat op het punt een van { $lives } levens te verliezen. Doe je er iets aan?
    }
    .you =
        { $lives ->
            [one] Je staat op het punt je laatste leven te verliezen. Doe je er iets aan?
           *[other] Je staat op het punt een van je { $lives } levens te verliezen. Doe je er iets aan?
        }
prompt-lost-life = { $player } heeft een leven verloren. Spreek je een spreuk uit?
    .you = Je hebt een leven verloren. Spreek je een spreuk uit?
prompt-metamorph = Welke vijand komt in de plaats van de net getrokken vijand?
prompt-storm = Welk gebied treft de storm? Elk personage daar slaat een beurt over.

## Opties: verplaatsing

option-roll = Dobbelsteen gooien
option-move-one = 1 vak verplaatsen, zonder worp
option-cross = Met het vlot de Stormrivier oversteken naar { $subject-the }
option-build-raft = Een vlot bouwen; dat duurt de hele beurt, in de volgende kun je oversteken
option-step-through = De Stormrivier oversteken naar { $subject-the }
option-go-straight = Rechtstreeks naar { $subject-the } gaan
option-slip = Ongemerkt naar { $subject-the } gaan
option-go = Naar { $subject-the } gaan
option-go-clockwise = Met de klok mee naar { $space-the }
option-go-anticlockwise = Tegen de klok in naar { $space-the }
option-fly = Over de Stormrivier naar { $space-the } vliegen
option-climb = De trap op naar het middengebied; eerst valt de Wachter, Kracht 9, je aan
option-descend = De trap af naar het buitenste gebied
option-open-portal = Proberen de Grote Poort naar het binnenste gebied te openen
option-open-with = Met { $word }; je totaal is { $total }
option-rest = Hier blijven en 1 leven genezen; je beurt eindigt
option-go-back = Terugkeren naar { $subject-the }
option-stay = Blijven en verdergaan met de taak van dit vak
option-leave-by-portal = Door de Grote Poort naar buiten; je beurt eindigt daar
option-there = { $label }; daar: { $there }
where-with = bij { $player }
where-yours = van jezelf

## Opties: ontmoetingen

option-encounter-space = De aanwijzingen van het vak volgen: { $space }
option-encounter = { $subject } ontmoeten
option-meet = { $subject } afhandelen
option-take = { $subject } nemen
option-take-for-another = { $subject } nemen en er een ander voorwerp voor achterlaten
option-drop = { $subject } hier achterlaten
option-discard = { $subject } afleggen
option-give = { $subject } afstaan
option-hand-over = { $subject } afstaan
option-sacrifice = { $subject } afstaan
option-sell = { $subject } verkopen
option-buy =
    { $what } kopen voor { $price ->
        [one] 1 goud
       *[other] { $price } goud
    }
option-take-free = { $what } nemen
option-learn = { $word } leren
option-play-as = { $character } als personage nemen
option-look = De kaart bekijken
option-roll-again = De { $value } opnieuw gooien

## Opties: vijanden en andere personages

option-face-it = Niet ontwijken
option-go-on = Verdergaan
option-evade = Ontwijken
option-fight = Vechten tegen { $subject-the }
option-fight-strength = Vechten tegen { $subject-the }, Kracht { $strength }
option-fight-craft = Geestelijk gevecht tegen { $subject-the }, Vernuft { $craft }
option-leave-alone = { $subject } met rust laten
option-recruit = { $subject } als metgezel nemen
option-charm = Gooien om { $subject-the } te betoveren
option-destroy = { $subject } vernietigen
option-pay =
    { $amount ->
        [one] 1 goud
       *[other] { $amount } goud
    } betalen, zodat { $subject-the } niet aanvalt
option-keep = { $subject } als trofee houden
option-raise = { $subject } als metgezel opwekken
option-wield = { $subject } gebruiken
option-attack = Aanvallen: gevecht, Kracht tegen Kracht
option-attack-psychic = Aanvallen: geestelijk gevecht, Vernuft tegen Vernuft
option-use-ability = Je bijzondere gave gebruiken: { $word }
option-take-life = 1 leven afnemen
option-take-gold = 1 goud nemen
option-swap = { $subject } geven voor { $other-the }
option-command = De Heersersspreuk uitspreken tegen { $subject } ({ $lives ->
        [one] 1 leven
       *[other] { $lives } levens
    })
option-lose-life =
    { $amount ->
        [one] 1 leven
       *[other] { $amount } levens
    } verliezen
option-concede = Opgeven en het spel verlaten

## Opties: spreuken en wat verder gebruikt wordt

option-cast = De spreuk { $subject } uitspreken
option-cast-on = De spreuk { $subject } uitspreken, doelwit: { $other }
option-cast-on-at = De spreuk { $subject } uitspreken, doelwit: { $other }, { $where }
option-cast-self = De spreuk { $subject } over jezelf uitspreken
option-cast-self-harm = De spreuk { $subject } over jezelf uitspreken: dat kan je schaden
option-cast-go = De spreuk { $subject } uitspreken en naar { $other-the } gaan
option-use = { $subject } gebruiken
option-use-on = { $subject } gebruiken tegen { $other-the }
option-bring = { $subject } hierheen halen
option-bring-from = { $subject } hierheen halen, { $where }
option-region = Het { $word }

## Opties: niets doen

option-keep-roll = De worp houden
option-visit-place = Langsgaan
option-visit-not = Voorbijlopen
option-meet-stranger = De vreemdeling ontmoeten
option-leave-stranger = De vreemdeling met rust laten
option-follow = Doen wat het vak zegt
option-follow-not = Hier niets doen
option-roll-not = Niet gooien
option-give-up = Afstaan
option-refuse = Weigeren
option-buy-nothing = Niets kopen
option-buy-no-more = Niets meer kopen
option-take-nothing = Niets nemen
option-hand-over-nobody = Niemand afstaan
option-choose-nothing = Niets hiervan kiezen
option-stay-here = Hier blijven
option-learn-nothing = Niets leren
option-look-not = Niet kijken
option-cast-nothing = Geen spreuk uitspreken
option-let-be = Niet tegenhouden
option-use-nothing = Niets gebruiken
option-do-nothing = Er niets aan doen

## Opties: op elk moment

option-put-down = { $subject } neerleggen
option-send-away = { $subject } wegsturen
option-trade-trophies = Trofeeën inruilen: { $word } +{ $amount } ({ $cards })
option-become = Van gezindheid veranderen: { $word }
option-fulfil = { $subject } afstaan om je opdracht te vervullen
option-fulfil-gold =
    { $amount ->
        [one] 1 goud
       *[other] { $amount } goud
    } afstaan om je opdracht te vervullen

## Wat opties noemen

word-strength = Kracht
word-craft = Vernuft
word-good = goed
word-neutral = neutraal
word-evil = kwaad
word-outer = buitenste gebied
word-middle = middengebied
word-inner = binnenste gebied
word-steal = goud of een voorwerp stelen
word-beguile = gooien om goud of een voorwerp te ontfutselen
word-lead-away = een metgezel meelokken
word-swindle = gooien om goud of een metgezel af te troggelen
word-swap = een voorwerp ruilen
word-pipes = gooien om met je fluit te betoveren; een betoverd personage slaat een beurt over

## Keuzes die een vak of kaart biedt

choice-healer = De Genezer: levens laten genezen voor goud
choice-blacksmith = De Smid: wapens en bescherming kopen
choice-mystic = De Mysticus: een worp bepaalt wat er gebeurt
choice-call-spirits = Geesten oproepen: een worp bepaalt wat er gebeurt
choice-heal = Al je verloren levens laten genezen
choice-pray = Bidden: een worp bepaalt wat er gebeurt
choice-enchantress = De Betoveraarster: een worp bepaalt wat er gebeurt
choice-alchemist = De Alchemist: voorwerpen verkopen voor goud
choice-doctor = De Dokter: hoogstens 2 levens laten genezen voor goud
choice-spell = 1 spreuk krijgen
choice-gold = 1 goud krijgen
choice-strength = 1 krachtpunt krijgen
choice-craft = 1 vernuftpunt krijgen
choice-life = 1 leven krijgen
choice-move = Naar een ander vak van je gebied gaan, naar keuze
choice-ride = Naar een ander vak van je gebied rijden, naar keuze

## Waar een optie op uitkomt

result-choice = { $effects }
result-armour = Een worp van { $rolls } redt het leven: { $chance } van de honderd keer
result-visit-nothing = Er zou niets gebeuren: er is nu niets voor jou bij
result-fight = Jouw { $own } tegen { $against }, vóór de worp. Van honderd zulke gevechten win je er { $won } en eindigen er { $drawn } gelijk.
danger-last-life = Het is je laatste leven, en van honderd zulke gevechten verlies je er { $lost }
danger-last-life-roll = Het is je laatste leven, en van honderd zulke worpen kosten { $lost } het
danger-last-life-way = Het is je laatste leven, en van honderd gevechten op deze weg verlies je er { $lost }
danger-command =
    Je hebt nog { $lives ->
        [one] 1 leven
       *[other] { $lives } levens
    }: hierdoor lig je uit het spel
