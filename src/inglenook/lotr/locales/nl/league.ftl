### Competities: drafts en sealed decks, en de ronden die ermee gespeeld worden.

## Een competitie beginnen

league-title = Competities
league-lead = Open boosters, bouw een deck van wat erin zit en speel er een paar ronden mee, alles achter één link: alleen met bots of met hoogstens acht mensen.
league-new = Een nieuwe competitie
league-name = Naam van de competitie
league-untitled = Een competitie
league-kind = Wat er geopend wordt
league-kind-draft = Draft
league-kind-draft-gist = Voor ieder gaan zes boosters rond; je neemt telkens één kaart.
league-kind-sealed = Sealed
league-kind-sealed-gist = Iedereen opent een onlinestarter en boosters.
league-cards = Kaarten
league-product-fellowship = { format-fellowship }
league-product-tower = { format-tower }
league-product-set-1 = { set-fellowship-of-the-ring }
league-product-set-2 = { set-mines-of-moria }
league-product-set-3 = { set-realms-of-the-elf-lords }
league-product-set-4 = { set-two-towers }
league-product-set-5 = { set-battle-of-helms-deep }
league-product-set-6 = { set-ents-of-fangorn }
league-seats = Spelers, met de bots erbij
league-rounds = Ronden
league-pick-seconds = Seconden voor elke keuze
league-build-minutes = Minuten om te bouwen
league-bots = Bots
league-listed = Iedereen kan de competitie in de lijst vinden
league-lay = Zet de competitie op
league-yours = Competities waar je terechtkunt
league-none = Nog geen competities.
league-phase-waiting = wacht op spelers
league-phase-drafting = de boosters gaan rond
league-phase-building = er worden decks gebouwd
league-phase-playing = er worden ronden gespeeld
league-phase-over = afgelopen

## Plaatsen

league-seat-bot = Bot { $number }
league-seat-person = Speler { $number }
league-you = Jij
league-gathering = Wie er spelen
league-free = vrij; een bot, als niemand komt
league-sit = Doe mee
league-leave = Vertrek
league-left = Je bent vertrokken; een bot gaat voor je verder.
league-begin = Beginnen
league-host-begins = Wie de competitie heeft opgezet, laat die beginnen.
league-agreed = { league-kind-draft }, { $cards }. { $seats ->
    [one] Eén speler
   *[other] { $seats } spelers
}, { $rounds ->
    [one] één ronde
   *[other] { $rounds } ronden
}, ingedeeld naar punten.
league-agreed-sealed = { league-kind-sealed }, { $cards }. { $seats ->
    [one] Eén speler
   *[other] { $seats } spelers
}, { $rounds ->
    [one] één ronde
   *[other] { $rounds } ronden
}, ingedeeld naar punten.

## Kiezen

league-pack-of = Booster { $booster } van { $boosters }, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
league-seat-picks = kiest
league-seat-picks-waiting = kiest, { $count ->
    [one] één booster wacht
   *[other] { $count } boosters wachten
}
league-seat-waits = wacht
league-to-left = De boosters gaan naar links.
league-to-right = De boosters gaan naar rechts.
league-returns = { $cards ->
    [one] Deze booster komt terug met één kaart.
   *[other] Deze booster komt terug met { $cards } kaarten.
}
league-returns-not = Deze booster komt niet terug.
league-your-pick = Jouw keuze
league-choose = Kies een kaart
league-take-this = Deze nemen: { $card }?
league-take = Neem { $card }
league-clock-takes = Als de tijd om is, wordt deze genomen.
league-clock-chooses = Als de tijd om is, wordt er een kaart genomen die bij je kaarten past.
league-keys = Pijltjes kiezen, Enter neemt.
league-waiting-for-pack = Niets om uit te kiezen: de volgende booster is nog bij je buur.
league-taken = Genomen: { $card }.
league-clock-said = { $seconds ->
    [one] Nog één seconde.
   *[other] Nog { $seconds } seconden.
}
league-pool = Jouw kaarten
league-pool-free = Vrije Volkeren { $count }
league-pool-shadow = Schaduw { $count }
league-pool-sites = Locaties { $count }
league-anyway = Frodo, de Ring, negen gewone locaties en wat gewone kaarten van beide kanten heb je sowieso.
league-the-pack = De booster
league-the-table = De tafel

## Bouwen

league-build = Bouw je deck
league-build-lead = Minstens zestig kaarten, van de ene kant evenveel als van de andere, uit wat je hebt. De grens van vier exemplaren geldt niet.
league-open-builder = Naar de bouwer
league-suggest = Begin met een voorstel
league-hand-in = Lever in
league-handed-in = Je deck is ingeleverd; je kunt het veranderen tot iedereen klaar is.
league-not-handed-in = Nog niet ingeleverd. Als de tijd om is, wordt er een deck voor je gebouwd.
league-ready = klaar
league-builds = bouwt
league-time-left = Nog te gaan: { $time }
league-back = Naar de competitie
league-from-pool = Uit jouw kaarten

## Ronden

league-round = Ronde { $number }
league-round-now = nu
league-round-won = gewonnen
league-round-lost = verloren
league-round-bye = vrij
league-round-none = niemand won
league-against = Jij tegen { $name }
league-against-lead = Je deck ligt vast.
league-bye = Je bent deze ronde vrij, en dat telt als winst.
league-sit-down = Ga aan tafel
league-wait-round = Je spel is afgelopen. De volgende ronde begint als alle spellen afgelopen zijn.
league-watch = Kijk mee
league-replay = Terugkijken
league-match = { $first } tegen { $second }
league-match-bye = { $first } is vrij
league-match-won = { $name } won
league-match-none = niemand won
league-match-on = bezig
league-standings = Stand
league-player = Speler
league-points = Punten
league-won-lost = Winst–verlies
league-opponents = Winst van tegenstanders
league-theirs = Van hun tegenstanders
league-rule = Wat bij een gelijke stand beslist
league-winner = { $name } heeft de competitie gewonnen.
league-winner-you = Je hebt de competitie gewonnen.

## Wat niet kan

league-error-phase = De competitie is al verder: dat kan niet meer, of nog niet.
league-error-sits = Je doet al mee aan deze competitie.
league-error-full = Alle plaatsen van deze competitie zijn bezet.
league-error-not-in-it = Je hebt geen plaats in deze competitie.
league-error-no-pack = Je hebt nu geen booster: wacht op je buur.
league-error-not-in-pack = Deze kaart zit niet in de booster waaruit je kiest.
league-error-said = Schrijf iets, maar niet eindeloos veel.
league-error-deck = Met dit deck kun je niet spelen: bekijk de fouten in de bouwer.
