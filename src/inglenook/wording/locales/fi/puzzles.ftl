### Pulmat: mitä niissä pyydetään, mitä ratkaisija sanoo ja mitä niiden ympärillä sanotaan päätteessä ja selaimessa.

## Korttipelin tavoitteet

puzzle-lotr-win = Voita peli tällä vuorolla, tekipä toinen puoli mitä tahansa.
puzzle-lotr-survive = Pidä Sormuksen viejä hengissä ja korruptoitumatta, kunnes taistelut ovat ohi, tekipä toinen puoli mitä tahansa.
puzzle-lotr-lose-nobody = Älä menetä yhtään kumppania, ennen kuin taistelut ovat ohi, tekipä toinen puoli mitä tahansa.
puzzle-lotr-kill-all = Tapa kaikki palvelijat, ennen kuin taistelut ovat ohi, tekipä toinen puoli mitä tahansa.
puzzle-lotr-kill = Tapa tämä hahmo, ennen kuin taistelut ovat ohi, tekipä toinen puoli mitä tahansa: { $thing }.

## Talismanin tavoitteet

puzzle-talisman-reach = { $turns ->
    [one] Pääse tällä heittovuorolla tähän ruutuun: { $thing }.
   *[other] Pääse { $turns } heittovuorossa tähän ruutuun: { $thing }.
}
puzzle-talisman-get = { $turns ->
    [one] Hanki tällä heittovuorolla: { $thing }.
   *[other] Hanki { $turns } heittovuorossa: { $thing }.
}
puzzle-talisman-slay = { $turns ->
    [one] Tapa tällä heittovuorolla tämä vihollinen: { $thing }.
   *[other] Tapa { $turns } heittovuorossa tämä vihollinen: { $thing }.
}
puzzle-talisman-strength = { $turns ->
    [one] Nosta voimasi { $amount } pisteeseen, ennen kuin tämä heittovuoro päättyy.
   *[other] Nosta voimasi { $amount } pisteeseen { $turns } heittovuorossa.
}
puzzle-talisman-craft = { $turns ->
    [one] Nosta taitosi { $amount } pisteeseen, ennen kuin tämä heittovuoro päättyy.
   *[other] Nosta taitosi { $amount } pisteeseen { $turns } heittovuorossa.
}
puzzle-talisman-lives = { $turns ->
    [one] Sinulla on oltava { $amount } kuntopistettä, ennen kuin tämä heittovuoro päättyy.
   *[other] Sinulla on oltava { $amount } kuntopistettä { $turns } heittovuoron kuluessa.
}
puzzle-talisman-gold = { $turns ->
    [one] Sinulla on oltava { $amount } kultaa, ennen kuin tämä heittovuoro päättyy.
   *[other] Sinulla on oltava { $amount } kultaa { $turns } heittovuoron kuluessa.
}

## Niiden nimet

puzzle-name-lotr-win = Voita tällä vuorolla
puzzle-name-lotr-survive = Pelasta Sormuksen viejä
puzzle-name-lotr-lose-nobody = Älä menetä ketään
puzzle-name-lotr-kill-all = Ei yhtään palvelijaa
puzzle-name-lotr-kill = Jonkun on kaaduttava
puzzle-name-talisman-reach = Perille
puzzle-name-talisman-get = Hanki se
puzzle-name-talisman-slay = Kaada se
puzzle-name-talisman-strength = Vahvistu
puzzle-name-talisman-craft = Viisastu
puzzle-name-talisman-lives = Toivu
puzzle-name-talisman-gold = Rikastu

## Mitä pöydältä ei näy

puzzle-pile-hand = Käsi ({ $player }): { $cards }.
puzzle-pile-discard = Poistopakka ({ $player }): { $cards }.
puzzle-pile-deck = Nostopakka päältä lukien ({ $player }): { $cards }.
puzzle-pile-spells = Taiat ({ $player }): { $cards }.
puzzle-pile-adventure = Seuraavat seikkailukortit: { $cards }.
puzzle-pile-spell-deck = Seuraavat taiat: { $cards }.
puzzle-dice = Seuraavat nopat näyttävät { $rolls }, sen jälkeen mitä tahansa.

## Ratkaisija

help-solve = Ratkaise pulmia käymällä ne läpi loppuun asti.
help-solve-file = Pulmatiedostoja tai kansioita tai mukana tulevien pulmien nimiä, kuten lotr-1.
help-solve-refute = Näytä, miksi tämä ensimmäinen valinta epäonnistuu, tiedoston sanoin: ”assign Boromir to Uruk Soldier”.
help-solve-positions = Luovuta näin monen aseman jälkeen.
solve-title = { $file }: { $title }. { $goal }
solve-one = Yksi ratkaisu, enintään { $choices } omaa valintaa; tässä parasta puolustusta vastaan. Loppuun asti läpikäytyjä asemia: { $positions }.
solve-several = { $count } ratkaisua, lyhin { $choices } omaa valintaa. Läpikäytyjä asemia: { $positions }.
solve-none = Ei ratkaisua. Loppuun asti läpikäytyjä asemia: { $positions }.
solve-succeeds = ”{ $move }” onnistuu.
solve-refuted = ”{ $move }” epäonnistuu:
solve-unproven = { $file }: ei todistettu. { $reason }
solve-error-chance = Sekoitus tai muu sattuma, jonka tuloksia ei voi käydä läpi ({ $stream }). Karsi asemaa niin, ettei sitä tule.
solve-error-rolls = Yhtä vastausta seuraa yli { $most } noppaa. Anna ne kohdassa ”dice” tai karsi asemaa.
solve-error-wide = Kysymyksellä on yli { $most } vastausta. Karsi asemaa.
solve-error-limit = Yli { $most } asemaa. Karsi asemaa tai salli enemmän valitsimella --positions.
solve-error-not-offered = ”{ $given }” ei ole tarjolla. Tarjolla on: { $offered }.

## Tiedostoja, jotka eivät ole pulmia

puzzle-error-long = Pulmassa on enintään { $most } merkkiä.
puzzle-error-start = Pulmalla on asema kohdassa ”setup”; ”start” ei käy.
puzzle-error-play = Pulma jättää siirrot ratkaisijalle: kohdassa ”play” saa olla vain odotuksia (”expect”).
puzzle-error-game = Pelille ”{ $given }” ei ole pulmia. Tunnetut pelit: { $known }.
puzzle-error-goal-thing = Tavoitteelle ”{ $goal }” annetaan kortti tai ruutu, kuten { $example }.
puzzle-error-goal-amount = Tavoitteelle ”{ $goal }” annetaan luku, kuten { $example }.
puzzle-error-goal-plain = Tavoitteelle ”{ $goal }” ei anneta mitään muuta.
puzzle-error-turns = Tavoitteelle annetaan 1–{ $most } vuoroa.
puzzle-error-grade = Vaikeus on luku väliltä 1–{ $most }.
puzzle-error-beginning = Pulma alkaa ratkaisijansa valinnasta, kun tavoite on vielä saavuttamatta. Sitä edeltävät nopat on annettava kohdassa ”dice”.
puzzle-error-blank = Pelattava pulma nimeää kaikki paikat: kummankin pelaajan yhdeksän, kohdissa ”sites” ja ”adventure”.
puzzle-refused = Rivi { $line }: { $mistake }
puzzle-not-made = Tästä hetkestä ei saa pulmaa: { $mistake }
puzzle-error-unknown = Pulmaa ”{ $given }” ei ole.

## Päätteessä

help-puzzle = Ratkaise pulma: asema, jossa on yksi ratkaisu, rivi riviltä.
help-puzzle-name = Sen nimi, kuten lotr-1, tai tiedosto. Ilman nimeä luetellaan kaikki pulmat.
help-puzzle-daily = Päivän pulma.
puzzle-line = { $name }: { $title }, vaikeus { $grade }
puzzle-count = { $count } pulmaa. Ratkaise yksi komennolla ”inglenook puzzle NIMI” tai päivän pulma komennolla ”inglenook puzzle --daily”.
puzzle-introduction = { $title }, vaikeus { $grade }. { $goal }
puzzle-solved = Ratkaistu.
puzzle-failed = Ei vielä. Tavoitteeseen ei enää pääse: kun toinen puoli pelaa parhaalla tavalla, peli jatkuu näin.
puzzle-again = Yritä uudestaan painamalla Enter tai kirjoita ”lopeta”.
puzzle-hint = Vihje: aloita tästä. { $move }
puzzle-move = { $player }: { $move }

## Selaimessa

puzzle-heading = Pulmat
puzzle-lead = Peleistä poimittuja asemia, joissa yksi tie vie perille, tekipä toinen puoli mitä tahansa. Jokainen on käyty läpi loppuun asti. Ei kelloa, ei pisteitä.
puzzle-today = Päivän pulma
puzzle-try = Ratkaise
puzzle-number = Nro { $number }
puzzle-grade = Vaikeus { $grade } / { $hardest }
puzzle-solved-count = Tässä selaimessa ratkaistu { $solved } / { $count }.
puzzle-bring = Oma pulma
puzzle-bring-how = Tee pulma mistä tahansa pelatun pelin hetkestä tai kirjoita tiedosto. Jokainen käydään läpi ja kerrotaan, onko ratkaisuja yksi.
puzzle-file = Avaa pulmatiedosto
puzzle-in-link = Tässä linkissä on pulma.
puzzle-open = Tulevat kortit ja nopat
puzzle-region = Pulma
puzzle-not-yet = Ei vielä
puzzle-refuted = Sen jälkeen tavoitteeseen ei enää pääse. Paras puolustus jatkaa näin:
puzzle-again-button = Yritä uudestaan
puzzle-hint-button = Vihje
puzzle-all = Kaikki pulmat
puzzle-next = Seuraava: { $title }
puzzle-way = Näin se käy parasta puolustusta vastaan:
puzzle-why-not = Miksei näin: { $move }?
puzzle-fails-at-once = Sillä tavoite jää heti saavuttamatta.
puzzle-no-why = Tätä ei käyty läpi loppuun asti, joten siitä ei voi kertoa mitään.
puzzle-give-up = Näytä ratkaisu
puzzle-filter = Mitkä pulmat
puzzle-filter-game = Peli
puzzle-filter-grade = Vaikeus
puzzle-filter-unsolved = Vain ne, joita en ole ratkaissut
puzzle-any = Kaikki
puzzle-none-fit = Sellaista pulmaa ei ole. Valitse yltä jotain muuta.
puzzle-make = Tee tästä hetkestä pulma
puzzle-make-seat = Kenelle
puzzle-make-goal = Mihin pyritään
puzzle-make-button = Tee pulma
puzzle-made = Tässä se on. Toisen puolen piilossa olevat kortit ja nostopakat on jätetty pois.
puzzle-proving = Pulmaa käydään läpi loppuun asti …
puzzle-proof-one = Yksi ratkaisu, enintään { $choices } omaa valintaa. Loppuun asti läpikäytyjä asemia: { $positions }.
puzzle-proof-several = { $count } ratkaisua: pulman voi ratkaista useammalla tavalla. Loppuun asti läpikäytyjä asemia: { $positions }.
puzzle-proof-none = Ei ratkaisua: toinen puoli voi aina torjua sen. Loppuun asti läpikäytyjä asemia: { $positions }.
puzzle-proof-unproven = Ei todistettu. { $reason }
puzzle-proof-late = Ei todistettu: läpikäynti ei ehtinyt loppuun. ”inglenook solve” voi käyttää siihen enemmän aikaa.
puzzle-download = Tallenna tiedosto
