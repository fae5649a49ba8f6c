### Talisman: de tafel voorgelezen, en wat er mis kan zijn met de instellingen.

title = Talisman

player-as = { $player } ({ $character })
hidden-spell = een geheime spreuk van { $player }
gold-there =
    { $amount ->
        [one] 1 goud
       *[other] { $amount } goud
    }
card-with-gold =
    { $card } met { $amount ->
        [one] 1 goud
       *[other] { $amount } goud
    }
card-with-points =
    { $card } met { $amount ->
        [one] 1 punt
       *[other] { $amount } punten
    }

## Woorden om te typen: wat ze voorlezen

reading-me = ik: lees je personage voor en wat het heeft
reading-here = hier: lees je vak voor, de aanwijzingen en wie en wat er is
reading-others = anderen: lees de andere spelers voor
reading-spells = spreuken: lees je spreuken voor en wat ze doen
reading-board = bord: lees voor waar iedereen is en wat waar ligt
reading-map = plattegrond: lees de vakken van je gebied op volgorde voor
reading-quest = opdracht: lees voor wat de Heksenmeester van je wil
reading-stock = voorraad: lees voor welke koopkaarten en Talismans er nog zijn

## De beurt

look-turn = { $player } is aan de beurt: { $phase }.
phase-start = het begin
phase-movement = de verplaatsingsfase
phase-encounter = de ontmoetingsfase
phase-crown = bij de Kroon van Heerschappij
phase-end = het einde

## Je personage

look-no-character = Je hebt geen personage op het spelbord.
look-me = Je personage: { $character }, gezindheid { $alignment }.
look-values =
    Kracht { $strength }, Vernuft { $craft }, { $lives ->
        [one] 1 leven
       *[other] { $lives } levens
    }, { $gold ->
        [one] 1 goud
       *[other] { $gold } goud
    }.
look-abilities = Bijzondere gaven: { $text }
look-is-here = Je bent in het vak { $space }.
look-of-own = { $total } (waarvan eigen { $own })
look-no-objects = Je hebt geen voorwerpen.
look-objects = Voorwerpen, { $count } van hoogstens { $limit }: { $objects }.
look-objects-any = Voorwerpen, zoveel als je wilt: { $objects }.
look-followers = Metgezellen: { $followers }.
look-trophies = Trofeeën: { $cards }. Samen { $points } punten waard; { $price } punten leveren 1 punt { $attribute } op.
look-no-spells = Je hebt geen spreuken; { $limit ->
        [0] je Vernuft is te laag voor spreuken
        [one] je Vernuft laat er { $limit } toe
       *[other] je Vernuft laat er { $limit } toe
    }.
look-spells =
    Je hebt { $count ->
        [one] 1 spreuk
       *[other] { $count } spreuken
    }; je Vernuft laat er { $limit } toe.
look-spell = { $spell }. { $text }
look-states = Op dit moment: { $states }.
look-no-quest = Je hebt geen opdracht.
look-quest = Je opdracht: { $quest }. Dan geeft de Heksenmeester je een Talisman.

## Vakken

look-here = Je bent in het vak { $space }, { $region }.
look-space-text = Aanwijzingen: { $text }
look-neighbours = Volgende vak met de klok mee: { $clockwise }. Volgende vak tegen de klok in: { $anticlockwise }.
look-lying = Hier liggen: { $cards }.
look-nothing-lies = Hier ligt niets.
look-also-here = Ook hier: { $characters }.
look-is-at = { $player } is in het vak { $space }.
look-lying-at = { $space }: { $cards }.
look-trophies-at = { $space }: trofeeën van doden, die niemand kan nemen: { $cards }.
look-map = Met de klok mee vanaf { $space-the }:
look-map-space =
    { $steps ->
        [one] 1 vak
       *[other] { $steps } vakken
    }: { $space }.
look-map-there =
    { $steps ->
        [one] 1 vak
       *[other] { $steps } vakken
    }: { $space }, daar: { $there }.

## De andere spelers, en wat voor iedereen geldt

look-who = { $player }: personage { $character }, gezindheid { $alignment }.
look-other = { $player }: personage { $character }, gezindheid { $alignment }, in het vak { $space }.
look-other-values =
    { $player }: Kracht { $strength }, Vernuft { $craft }, { $lives ->
        [one] 1 leven
       *[other] { $lives } levens
    }, { $gold ->
        [one] 1 goud
       *[other] { $gold } goud
    }, { $spells ->
        [one] 1 spreuk
       *[other] { $spells } spreuken
    }.
look-other-goods = { $player } heeft { $cards }.
look-other-spells = { $player } heeft deze spreuken: { $spells }.
look-other-states = { $player } op dit moment: { $states }.
look-waiting = { $player } heeft geen personage en krijgt in de volgende beurt een nieuw personage.
look-out = { $player } ligt uit het spel.
look-crown-reached = De Kroon van Heerschappij is bereikt: wie daar niet geweest is, krijgt geen nieuw personage.
look-magic-destroyed = De magie is vernietigd: niemand kan spreuken uitspreken, en magische voorwerpen doen niets.
look-beside = Naast het spelbord: { $cards }.
look-decks = Avonturenstapel: { $adventures } kaarten. Spreukenstapel: { $spells } kaarten.
look-deck-known = Je hebt kaart { $place } van de avonturenstapel gezien: { $card }.
look-stock = Nog in voorraad: { $cards }.
look-removed = Uit het spel: { $cards }.
look-times =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }

## Wat een tijd lang geldt

state-toad =
    nog { $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    } een pad
state-missed =
    slaat { $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    } over
state-extra_turns =
    nog { $turns ->
        [one] 1 beurt
       *[other] { $turns } beurten
    } achter elkaar
state-raft = een vlot om de Stormrivier over te steken
state-held = vast in dit vak tot een geslaagde worp voor de verplaatsing
state-quest = met een opdracht: { $quest }
state-next-outer = in de volgende beurt in plaats van een worp naar een vak naar keuze in het buitenste gebied
state-next-crossing = in de volgende beurt in plaats van een worp de Stormrivier over
state-next-space = in de volgende beurt in plaats van een worp rechtstreeks naar { $space-the }
state-task-done = de taak van dit vak is gedaan
state-task-open = de taak van dit vak is niet gedaan
state-task-pits =
    nog { $count ->
        [one] 1 afgrondmonster
       *[other] { $count } afgrondmonsters
    } te verslaan
state-task-werewolf = nog een weerwolf met Kracht { $strength } te verslaan

## Wanneer je om spreuken gevraagd wordt

window-lives = je eigen levens en metgezellen, als je er een dreigt te verliezen of net verloren hebt
window-my-turn = je eigen beurt, aan het begin en telkens wanneer een spreuk voor dat moment bedoeld is
window-my-fights = je eigen gevechten, voor de worpen
window-counter = spreuken van anderen, als je ze kunt tegenhouden
window-later = de rest van je beurt, voor spreuken die op elk moment kunnen
window-putting-down = de kans om vóór een gevecht iets neer te leggen, zodat niemand het afpakt, als je niets anders kunt doen
window-others-fights = gevechten van anderen, voor de worpen
window-others-turns = beurten van anderen, van begin tot einde
window-others-lives = levens en metgezellen van anderen, als iemand er een dreigt te verliezen of net verloren heeft
window-all-the-same = een vraag waarbij geen enkele keuze iets uitmaakt

## Instellingen waarmee niet gespeeld kan worden

error-setup = Het spel kan niet klaargezet worden: { $detail }. Verbeter dat en probeer het opnieuw.
error-characters = Er zijn meer personages dan spelers: { $given }, spelers { $seats }. Noem er hoogstens één per speler.
error-unknown-character = Er is geen personage ‘{ $given }’. Personages: { $known }.
error-character-twice = Het personage ‘{ $given }’ is twee keer genoemd. Geef elke speler een ander.
error-unknown-rule-set = Er is geen set huisregels ‘{ $given }’. Sets: { $known }.
error-unknown-house-rule = Er is geen huisregel ‘{ $given }’. Huisregels: { $known }.
error-house-rule = De huisregel { $rule } gaat van { $low } tot en met { $high }, en ‘{ $given }’ ligt daarbuiten.
