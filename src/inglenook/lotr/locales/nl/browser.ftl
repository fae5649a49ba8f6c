### De tafel van het kaartspel in de browser.

## Fasen, in weinig letters

lotr-table-phases = Fasen van deze beurt
lotr-table-phase-fellowship = Reisgenootschap
lotr-table-phase-shadow = Schaduw
lotr-table-phase-maneuver = Manoeuvre
lotr-table-phase-archery = Boogschieten
lotr-table-phase-assignment = Toewijzing
lotr-table-phase-skirmish = Gevecht
lotr-table-phase-regroup = Hergroepering
lotr-table-phase-response = Reactie
lotr-table-fierce = bloeddorstig
lotr-table-to-come =
    { $count ->
        [one] nog 1
       *[other] nog { $count }
    }
lotr-table-turn = Beurt { $number }, { $player }
lotr-table-turn-you = Beurt { $number }, jij: { $role }
lotr-table-setting-up = Voorbereiding

## Delen van de tafel

lotr-table-parts = Delen van de tafel
lotr-table-tab-path = Pad
lotr-table-tab-table = Tafel
lotr-table-tab-others = Anderen
lotr-table-tab-you = Jij
lotr-table-tab-log = Logboek
lotr-table-table = Tafel
lotr-table-side = Beslissing en logboek
lotr-table-counters = Schemerpot, lasten en bewegingen
lotr-table-counter-twilight = Schemerpot
lotr-table-counter-burdens = Lasten
lotr-table-counter-moves = Bewegingen
lotr-table-skirmishes = Gevechten
lotr-table-fellowship = Reisgenootschap
lotr-table-minions = Volgelingen
lotr-table-your-minions = Jouw volgelingen
lotr-table-fellowship-of = Reisgenootschap van { $player }
lotr-table-your-fellowship = Jouw reisgenootschap
lotr-table-resting = Rustend reisgenootschap
lotr-table-support-of = Hulpgebied van { $player }
lotr-table-your-support = Jouw hulpgebied
lotr-table-support = Hulpgebied
lotr-table-support-more = { $count ->
    [one] Nog één kaart van het hulpgebied
   *[other] Nog { $count } kaarten van het hulpgebied
}
lotr-table-being-played = Wordt gespeeld

## Pad

lotr-table-path = Avonturenpad
lotr-table-not-laid = Nog niet gelegd
lotr-table-sanctuary = Rustplaats
lotr-table-last-site = Wie hier overleeft, wint
lotr-table-held-by = Beheerst door { $player }
lotr-table-you-hold = Beheerst door jou
lotr-table-site-name = Locatie { $number }, { $name }
lotr-table-shadow-number = Schaduwnummer { $number }
lotr-table-here = Hier: { $players }
lotr-table-moved = Deze beurt { $moves } van { $limit } keer bewogen
lotr-table-move-limit = Bewegingslimiet

## Spelers

lotr-table-others = Andere spelers
lotr-table-you = Jij
lotr-table-role-fellowship = Vrije Volkeren
lotr-table-role-shadow = Schaduw
lotr-table-role-shadow-now = Schaduw, speelt nu
lotr-table-role-out = Uit het spel
lotr-table-at-site = Locatie { $site }
lotr-table-look-at = { $player }: kaarten en stapels
lotr-table-hand = Hand
lotr-table-deck = Speelstapel
lotr-table-discard = Aflegstapel
lotr-table-dead = Dodenstapel
lotr-table-adventure = Avonturenstapel
lotr-table-deck-short = Stapel
lotr-table-discard-short = Afgelegd
lotr-table-dead-short = Doden
lotr-table-pile =
    { $pile }, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
lotr-table-pile-of =
    { $pile } van { $player }, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
lotr-table-pile-choice = hier valt iets te kiezen
lotr-table-more-hidden =
    { $count ->
        [one] en 1 kaart die je niet ziet
       *[other] en { $count } kaarten die je niet ziet
    }
lotr-table-known-on-top = Bovenop, zoals je weet: { $cards }

## Tellers

lotr-table-twilight = Schemerpot: { $count }
lotr-table-burdens = Lasten van { $player }: { $burdens } van { $resistance }
lotr-table-burdens-short = Lasten { $burdens } van { $resistance }
lotr-table-moves = Bewegingen: { $moves } van { $limit }
lotr-table-archery-fellowship = Aantal pijlen van het reisgenootschap
lotr-table-archery-minions = Aantal pijlen van de volgelingen
lotr-table-total-fellowship = Totale sterkte van het reisgenootschap
lotr-table-total-minions = Totale sterkte van de Schaduw
lotr-table-show-how = { $what }: { $number }. Toon waaruit dit bestaat
lotr-table-against = tegen
lotr-table-not-assigned = Niet toegewezen

## Gevechten

lotr-table-lane-now = Gevecht nu: { $fighter } { $strength } tegen { $minions } { $against }
lotr-table-lane-waiting = Nog te vechten: { $fighter } { $strength } tegen { $minions } { $against }
lotr-table-nobody = niemand
lotr-table-no-minions = Aan deze kant geen volgelingen
lotr-table-pair = { $fighter } tegen { $minions }

## Hand

lotr-table-your-hand = Je hand
lotr-table-spotting = Spotten: zo'n kaart moet open in het spel zijn. Er gebeurt niets mee.
lotr-table-signet = Het teken onder aan de rand is een zegel. Het doet zelf niets; andere kaarten vragen ernaar.
lotr-table-hand-count =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
lotr-table-hand-playable =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }, nu te kiezen: { $playable }
lotr-table-hand-empty = Geen kaarten op hand
lotr-table-hand-later = Je hand wordt gedeeld zodra ieders reisgenootschap klaarstaat.
lotr-table-offered = Om uit te kiezen
lotr-table-hands = Alle handen
lotr-table-look = Houd de aanwijzer op een kaart om die te lezen
lotr-table-look-touch = Houd een vinger op een kaart om die te lezen
lotr-table-hand-hidden =
    { $player }: { $count ->
        [one] 1 kaart op hand
       *[other] { $count } kaarten op hand
    }

## Wat een kaart zegt tegen wie luistert

lotr-table-card-cost = schemerkosten { $cost }
lotr-table-card-printed = gedrukt { $number }
lotr-table-card-exhausted = uitgeput
lotr-table-card-wounds =
    { $count ->
        [one] 1 wond
       *[other] { $count } wonden
    }
lotr-table-card-site = locatienummer { $number }
lotr-table-card-of = van { $player }
lotr-table-card-asleep = nu niet actief
lotr-table-card-can = je kunt: { $what }
lotr-table-card-can-choose = te kiezen
lotr-table-card-chosen = gekozen
lotr-table-card-ring-bearer = ringdrager
lotr-table-card-wearing = ringdrager, heeft de Ring om
lotr-table-card-borne-by = gedragen door { $card }
lotr-table-card-stacked-on = Gestapeld op { $card }
lotr-table-card-face-down = Gedekte kaart
lotr-table-sum = { $card }: { $what }
lotr-table-roaming = Zwervend
lotr-table-wears = Heeft de Ring om
lotr-table-now = Nu
lotr-table-lasting = { $what } (door { $source }), { $until }
lotr-table-lasting-plain = { $source }, { $until }
lotr-table-until-phase = tot het einde van deze fase
lotr-table-until-regroup = tot de hergroepeerfase
lotr-table-until-skirmish = in het volgende gevecht
lotr-table-until-turn = tot het einde van deze beurt
lotr-table-gains = krijgt { $keyword }
lotr-table-loses = verliest { $keyword }

## Wat eruit komt

lotr-table-skirmish-asked = { $fighter } { $strength } tegen { $minions } { $against }: kies een actie, of pas.
lotr-table-outcome-wins = Zoals het nu staat, wint { $fighter }, { $strength } : { $against }.
lotr-table-outcome-loses = Zoals het nu staat, verliest { $fighter }, { $strength } : { $against }.

## The stage

lotr-stage-archery = Boogschieten
lotr-stage-wins =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen
    }
lotr-stage-dead = sterft

## Danger, in a word on the card

lotr-threat-overwhelmed = overmeesterd
lotr-threat-killed = sterft
lotr-threat-wounded = wond
lotr-threat-corrupted = corrupt
lotr-table-fate-unhurt = ongedeerd
lotr-table-fate-wins = wint
lotr-table-plan = Wie tegen wie vecht
lotr-table-take-apart = Haal uit elkaar: { $pair }
lotr-table-holding = { $card } is opgepakt: kies tegen wie. Escape legt terug.
lotr-table-left-over = { $count ->
    [one] { $minions } blijft over.
   *[other] { $minions } blijven over.
}
lotr-table-wounds-left = { $count ->
    [0] Alle wonden zijn verdeeld.
    [one] Nog 1 wond
   *[other] Nog { $count } wonden
}
lotr-table-take-wound-back = { $count ->
    [one] Neem de wond van { $card } terug
   *[other] Neem één van { $count } wonden van { $card } terug
}
lotr-table-wounds = Wonden

# What is said on the path and beside the board, and in the terminal likewise.
look-skips = De volgende { $phase } wordt overgeslagen.
look-skips-shadow = De volgende schaduwfase van { $player } wordt overgeslagen.
look-waiting = { $card } wacht: { $part }.
detail-strength = sterkte { $strength }
detail-vitality = levenskracht { $vitality }
detail-vitality-left = nog { $left } van { $vitality } levenskracht
detail-roaming = zwervend
detail-keyword-number = { $keyword } +{ $number }
detail-tokens =
    { $count ->
        [one] 1 merkteken
       *[other] { $count } merktekens
    } van { $culture }
detail-bears = draagt { $cards }
detail-stacked = erop gestapeld: { $cards }
window-ring-bearer = het gevecht van je eigen ringdrager
window-skirmish = een gevecht dat kan veranderen door iets wat je kunt gebruiken
window-decided = een gevecht waaraan je niets kunt veranderen
window-about-to = wat op het punt staat te gebeuren en nog te voorkomen is
window-responses = wat net gebeurd is en waarop je kunt reageren
window-maneuver = acties van de manoeuvreerfase
window-archery = acties van de boogschietfase
window-assignment = acties van de toewijzingsfase
window-regroup = acties van de hergroepeerfase
window-all-the-same = een vraag waarbij geen enkele keuze iets uitmaakt
