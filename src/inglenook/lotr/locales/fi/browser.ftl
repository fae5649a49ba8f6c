### Korttipelin pöytä selaimessa.

## Vaiheet lyhyesti

lotr-table-phases = Tämän vuoron vaiheet
lotr-table-phase-fellowship = Saattue
lotr-table-phase-shadow = Varjo
lotr-table-phase-maneuver = Manööveri
lotr-table-phase-archery = Jousiammunta
lotr-table-phase-assignment = Käskytys
lotr-table-phase-skirmish = Taistelu
lotr-table-phase-regroup = Uudelleenryhmittäytyminen
lotr-table-phase-response = Vastaus
lotr-table-fierce = raivokas
lotr-table-to-come =
    { $count ->
        [one] 1 tulossa
       *[other] { $count } tulossa
    }
lotr-table-turn = Vuoro { $number }, { $player }
lotr-table-turn-you = Vuoro { $number }, sinä: { $role }
lotr-table-setting-up = Alkuvalmistelut

## Pöydän osat

lotr-table-parts = Pöydän osat
lotr-table-tab-path = Reitti
lotr-table-tab-table = Pöytä
lotr-table-tab-others = Muut
lotr-table-tab-you = Sinä
lotr-table-tab-log = Loki
lotr-table-table = Pöytä
lotr-table-side = Päätös ja loki
lotr-table-counters = Varjoallas, taakat ja siirrot
lotr-table-counter-twilight = Varjoallas
lotr-table-counter-burdens = Taakat
lotr-table-counter-moves = Siirrot
lotr-table-skirmishes = Taistelut
lotr-table-fellowship = Saattue
lotr-table-minions = Palvelijat
lotr-table-your-minions = Sinun palvelijasi
lotr-table-fellowship-of = Saattue: { $player }
lotr-table-your-fellowship = Oma saattueesi
lotr-table-resting = Lepäävä saattue
lotr-table-support-of = Tukialue: { $player }
lotr-table-your-support = Oma tukialueesi
lotr-table-support = Tukialue
lotr-table-support-more = { $count ->
    [one] Yksi tukialueen kortti lisää
   *[other] { $count } tukialueen korttia lisää
}
lotr-table-being-played = Pelattavana

## Reitti

lotr-table-path = Seikkailureitti
lotr-table-not-laid = Ei vielä asetettu
lotr-table-sanctuary = Turvapaikka
lotr-table-last-site = Selviydy täällä, niin voitat
lotr-table-held-by = Hallussa: { $player }
lotr-table-you-hold = Hallussasi
lotr-table-site-name = Paikka { $number }, { $name }
lotr-table-shadow-number = Varjonumero { $number }
lotr-table-here = Täällä: { $players }
lotr-table-moved = Siirtoja tällä vuorolla { $moves }/{ $limit }
lotr-table-move-limit = Siirtoraja

## Pelaajat

lotr-table-others = Muut pelaajat
lotr-table-you = Sinä
lotr-table-role-fellowship = Vapaat kansat
lotr-table-role-shadow = Varjo
lotr-table-role-shadow-now = Varjo, pelaa nyt
lotr-table-role-out = Poissa pelistä
lotr-table-at-site = Paikka { $site }
lotr-table-look-at = { $player }: kortit ja pinot
lotr-table-hand = Käsi
lotr-table-deck = Nostopakka
lotr-table-discard = Poistopakka
lotr-table-dead = Kuolleiden pino
lotr-table-adventure = Seikkailupakka
lotr-table-deck-short = Pakka
lotr-table-discard-short = Poisto
lotr-table-dead-short = Kuolleet
lotr-table-pile =
    { $pile }, { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }
lotr-table-pile-of =
    { $player }: { $pile }, { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }
lotr-table-pile-choice = täältä voi valita
lotr-table-more-hidden =
    { $count ->
        [one] ja 1 kortti, jota et näe
       *[other] ja { $count } korttia, joita et näe
    }
lotr-table-known-on-top = Päällimmäisenä, kuten tiedät: { $cards }

## Laskurit

lotr-table-twilight = Varjoallas: { $count }
lotr-table-burdens = Taakat: { $burdens }/{ $resistance } ({ $player })
lotr-table-burdens-short = Taakat { $burdens }/{ $resistance }
lotr-table-moves = Siirrot: { $moves }/{ $limit }
lotr-table-archery-fellowship = Saattueen jousiammunta-arvo
lotr-table-archery-minions = Palvelijoiden jousiammunta-arvo
lotr-table-total-fellowship = Saattueen voima yhteensä
lotr-table-total-minions = Varjon voima yhteensä
lotr-table-show-how = { $what }: { $number }. Näytä, mistä se tulee
lotr-table-against = vastaan
lotr-table-not-assigned = Ei käskytetty

## Taistelut

lotr-table-lane-now = Taistelu nyt: { $fighter } { $strength }, vastassa { $minions } { $against }
lotr-table-lane-waiting = Tulossa: { $fighter } { $strength }, vastassa { $minions } { $against }
lotr-table-nobody = ei kukaan
lotr-table-no-minions = Tällä puolella ei ole palvelijoita
lotr-table-pair = { $fighter }, vastassa { $minions }

## Käsi

lotr-table-your-hand = Kätesi
lotr-table-spotting = Löydä: sellaisen kortin on oltava pelissä kaikkien nähtävillä. Sille ei tapahdu mitään.
lotr-table-signet = Reunan alaosan merkki on sinetti. Se ei tee itse mitään; muut kortit viittaavat siihen.
lotr-table-hand-count =
    { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }
lotr-table-hand-playable =
    { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }, nyt valittavissa { $playable }
lotr-table-hand-empty = Kädessä ei ole kortteja
lotr-table-hand-later = Kätesi jaetaan, kun kaikkien saattueet on valittu.
lotr-table-offered = Valittavana
lotr-table-hands = Kaikki kädet
lotr-table-look = Pidä osoitinta kortin päällä, niin voit lukea sen
lotr-table-look-touch = Pidä sormea kortilla, niin voit lukea sen
lotr-table-hand-hidden =
    { $player }: kädessä { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }

## Mitä kortti kertoo kuuntelijalle

lotr-table-card-cost = varjohinta { $cost }
lotr-table-card-printed = painettuna { $number }
lotr-table-card-exhausted = uupunut
lotr-table-card-wounds =
    { $count ->
        [one] 1 haava
       *[other] { $count } haavaa
    }
lotr-table-card-site = paikkanumero { $number }
lotr-table-card-of = omistaja { $player }
lotr-table-card-asleep = ei nyt aktiivinen
lotr-table-card-can = voit: { $what }
lotr-table-card-can-choose = voit valita tämän
lotr-table-card-chosen = valittu
lotr-table-card-ring-bearer = Sormuksen viejä
lotr-table-card-wearing = Sormuksen viejä, Sormus sormessa
lotr-table-card-borne-by = kantaja: { $card }
lotr-table-card-stacked-on = Pinottu kortin { $card } päälle
lotr-table-card-face-down = Kortti kuvapuoli alaspäin
lotr-table-sum = { $card }: { $what }
lotr-table-roaming = Vaeltava
lotr-table-wears = Sormus sormessa
lotr-table-now = Nyt
lotr-table-lasting = { $what } (syy: { $source }), { $until }
lotr-table-lasting-plain = { $source }, { $until }
lotr-table-until-phase = tämän vaiheen loppuun
lotr-table-until-regroup = uudelleenryhmittäytymisvaiheeseen asti
lotr-table-until-skirmish = seuraavassa taistelussa
lotr-table-until-turn = tämän vuoron loppuun
lotr-table-gains = saa: { $keyword }
lotr-table-loses = menettää: { $keyword }

## Miten käy

lotr-table-skirmish-asked = { $fighter } { $strength }, vastassa { $minions } { $against }: valitse toiminto tai jätä väliin.
lotr-table-outcome-wins = Tässä tilanteessa { $fighter } voittaa, { $strength } : { $against }.
lotr-table-outcome-loses = Tässä tilanteessa { $fighter } häviää, { $strength } : { $against }.

## The stage

lotr-stage-archery = Jousiammunta
lotr-stage-wins =
    { $count ->
        [one] { $names } voittaa
       *[other] { $names } voittavat
    }
lotr-stage-dead = kuolee

## Danger, in a word on the card

lotr-threat-overwhelmed = murskataan
lotr-threat-killed = kuolee
lotr-threat-wounded = haava
lotr-threat-corrupted = korruptoituu
lotr-table-fate-unhurt = vahingoittumaton
lotr-table-fate-wins = voittaa
lotr-table-plan = Kuka taistelee ketäkin vastaan
lotr-table-take-apart = Pura: { $pair }
lotr-table-holding = Valittuna { $card }: valitse, ketä vastaan. Esc peruu.
lotr-table-left-over = { $count ->
    [one] Jää yli: { $minions }.
   *[other] Jäävät yli: { $minions }.
}
lotr-table-wounds-left = { $count ->
    [0] Kaikki haavat on jaettu.
    [one] 1 haava jäljellä
   *[other] { $count } haavaa jäljellä
}
lotr-table-take-wound-back = { $count ->
    [one] Ota haava takaisin: { $card }
   *[other] Ota yksi { $count } haavasta takaisin: { $card }
}
lotr-table-wounds = Haavat

# What is said on the path and beside the board, and in the terminal likewise.
look-skips = Seuraava { $phase } ohitetaan.
look-skips-shadow = Seuraava varjovaihe ohitetaan: { $player }.
look-waiting = { $card } odottaa: { $part }.
detail-strength = voima { $strength }
detail-vitality = elinvoima { $vitality }
detail-vitality-left = elinvoimapisteitä jäljellä { $left }/{ $vitality }
detail-roaming = vaeltava
detail-keyword-number = { $keyword } +{ $number }
detail-tokens =
    { $count ->
        [one] 1 merkki
       *[other] { $count } merkkiä
    }, kulttuuri { $culture }
detail-bears = kantaa: { $cards }
detail-stacked = pinottuna päällä: { $cards }
window-ring-bearer = oman Sormuksen viejäsi taistelu
window-skirmish = taistelu, jonka tulokseen voit vielä vaikuttaa
window-decided = taistelu, jonka tulokseen et voi vaikuttaa
window-about-to = se, mitä on tapahtumassa ja minkä voi vielä torjua
window-responses = se, mitä juuri tapahtui ja mihin voi vastata
window-maneuver = manööverivaiheen toiminnot
window-archery = jousiammuntavaiheen toiminnot
window-assignment = käskytysvaiheen toiminnot
window-regroup = uudelleenryhmittäytymisvaiheen toiminnot
window-all-the-same = kysymys, jossa mikään valinta ei muuta mitään
