### Talisman: pöytä luettuna, ja mikä asetuksissa voi olla vialla.

title = Talisman

player-as = { $player } ({ $character })
hidden-spell = salainen taika (haltija { $player })
gold-there =
    { $amount ->
        [one] 1 kultasäkki
       *[other] { $amount } kultasäkkiä
    }
card-with-gold =
    { $card } ja sillä { $amount ->
        [one] 1 kultasäkki
       *[other] { $amount } kultasäkkiä
    }
card-with-points =
    { $card } ja sillä { $amount ->
        [one] 1 piste
       *[other] { $amount } pistettä
    }

## Kirjoitettavat sanat: mitä ne lukevat

reading-me = minä: lue oma pelihahmosi ja mitä sillä on
reading-here = tässä: lue ruutusi, sen ohjeet sekä keitä ja mitä siinä on
reading-others = muut: lue muut pelaajat
reading-spells = taiat: lue omat taikasi ja mitä ne tekevät
reading-board = lauta: lue, missä kukin on ja mitä missäkin on
reading-map = kartta: lue vyöhykkeesi ruudut järjestyksessä
reading-quest = tehtävä: lue, mitä Noitamestari sinulta haluaa
reading-stock = varasto: lue jäljellä olevat tavarakortit ja Talismanit

## Heittovuoro

look-turn = Heittovuorossa on { $player }: { $phase }.
phase-start = heittovuoron alku
phase-movement = etenemisvaihe
phase-encounter = kohtaamisvaihe
phase-crown = Herruuden Kruunun luona
phase-end = heittovuoron loppu

## Oma pelihahmosi

look-no-character = Sinulla ei ole pelihahmoa pelilaudalla.
look-me = Pelihahmosi on { $character }, luonne { $alignment }.
look-values =
    Voima { $strength }, taito { $craft }, { $lives ->
        [one] 1 kuntopiste
       *[other] { $lives } kuntopistettä
    }, { $gold ->
        [one] 1 kultasäkki
       *[other] { $gold } kultasäkkiä
    }.
look-abilities = Erityispiirteet: { $text }
look-is-here = Olet { $space-in }.
look-of-own = { $total } (siitä omaa { $own })
look-no-objects = Sinulla ei ole esineitä.
look-objects = Esineitä { $count }, enintään { $limit }: { $objects }.
look-objects-any = Esineet, määrä vapaa: { $objects }.
look-followers = Seuralaiset: { $followers }.
look-trophies = Voitonmerkit: { $cards }. Niissä on pisteitä { $points }; { $price } pistettä antaa 1 pisteen lisää: { $attribute }.
look-no-spells = Sinulla ei ole taikoja; { $limit ->
        [0] taitosi ei riitä taikoihin
        [one] taitosi sallii niitä { $limit }
       *[other] taitosi sallii niitä { $limit }
    }.
look-spells =
    Sinulla on { $count ->
        [one] 1 taika
       *[other] { $count } taikaa
    }; taitosi sallii niitä { $limit }.
look-spell = { $spell }. { $text }
look-states = Tällä hetkellä: { $states }.
look-no-quest = Sinulla ei ole tehtävää.
look-quest = Tehtäväsi: { $quest }. Sitten saat Noitamestarilta Talismanin.

## Ruudut

look-here = Olet { $space-in }, { $region }.
look-space-text = Ruudun ohjeet: { $text }
look-neighbours = Seuraava ruutu myötäpäivään: { $clockwise }. Seuraava ruutu vastapäivään: { $anticlockwise }.
look-lying = Tässä ruudussa: { $cards }.
look-nothing-lies = Tässä ruudussa ei ole mitään otettavaa.
look-also-here = Samassa ruudussa: { $characters }.
look-is-at = { $player } on { $space-in }.
look-lying-at = { $space }: { $cards }.
look-trophies-at = { $space }: kuolleiden voitonmerkit, joita kukaan ei voi ottaa: { $cards }.
look-map = Myötäpäivään { $space-from }:
look-map-space =
    { $steps ->
        [one] 1 ruutu
       *[other] { $steps } ruutua
    }: { $space }.
look-map-there =
    { $steps ->
        [one] 1 ruutu
       *[other] { $steps } ruutua
    }: { $space }, siellä { $there }.

## Muut pelaajat ja kaikkia koskeva

look-who = { $player }: pelihahmo { $character }, luonne { $alignment }.
look-other = { $player }: pelihahmo { $character }, luonne { $alignment }, { $space-in }.
look-other-values =
    { $player }: voima { $strength }, taito { $craft }, { $lives ->
        [one] 1 kuntopiste
       *[other] { $lives } kuntopistettä
    }, { $gold ->
        [one] 1 kultasäkki
       *[other] { $gold } kultasäkkiä
    }, { $spells ->
        [one] 1 taika
       *[other] { $spells } taikaa
    }.
look-other-goods = { $player }, omaisuutena { $cards }.
look-other-spells = { $player }, taikoina { $spells }.
look-other-states = { $player } tällä hetkellä: { $states }.
look-waiting = { $player } on ilman pelihahmoa ja saa uuden seuraavalla heittovuorollaan.
look-out = { $player } on pudonnut pelistä.
look-crown-reached = Herruuden Kruunu on saavutettu: joka ei ole käynyt siellä, ei saa uutta pelihahmoa.
look-magic-destroyed = Taikuus on tuhottu: kukaan ei voi käyttää taikoja, eivätkä taikaesineet vaikuta.
look-beside = Pelilaudan vieressä: { $cards }.
look-decks = Seikkailupakka: kortteja { $adventures }. Taikapakka: kortteja { $spells }.
look-deck-known = Olet nähnyt seikkailupakan { $place }. kortin: { $card }.
look-stock = Pinoissa jäljellä: { $cards }.
look-removed = Pois pelistä: { $cards }.
look-times =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }

## Mikä on voimassa jonkin aikaa

state-toad =
    rupikonna vielä { $turns ->
        [one] 1 heittovuoron
       *[other] { $turns } heittovuoroa
    }
state-missed =
    menettää { $turns ->
        [one] 1 heittovuoron
       *[other] { $turns } heittovuoroa
    }
state-extra_turns =
    peräkkäin vielä { $turns ->
        [one] 1 heittovuoro
       *[other] { $turns } heittovuoroa
    }
state-raft = lautta Kuohujoen ylittämiseen
state-held = kiinni tässä ruudussa, kunnes etenemisheitto vapauttaa
state-quest = tehtävä kesken: { $quest }
state-next-outer = ensi heittovuorolla nopanheiton sijasta mihin tahansa uloimman vyöhykkeen ruutuun
state-next-crossing = ensi heittovuorolla nopanheiton sijasta Kuohujoen yli
state-next-space = ensi heittovuorolla nopanheiton sijasta suoraan { $space-to }
state-task-done = tämän ruudun tehtävä on suoritettu
state-task-open = tämän ruudun tehtävä on kesken
state-task-pits =
    voittamatta { $count ->
        [one] 1 syöverihirviö
       *[other] { $count } syöverihirviötä
    }
state-task-werewolf = voittamatta ihmissusi, jonka voima on { $strength }

## Milloin sinulta kysytään taikoja

window-lives = omat kuntopisteesi ja seuralaisesi, kun olet menettämässä tai menetit jotain
window-my-turn = oma heittovuorosi, sen alussa ja aina kun jokin taika on tarkoitettu siihen hetkeen
window-my-fights = omat taistelusi ennen nopanheittoja
window-counter = muiden käyttämät taiat, jos voit estää ne
window-later = oman heittovuorosi muut hetket niille taioille, joita voi käyttää milloin tahansa
window-putting-down = tilaisuus jättää jotain ruutuun ennen taistelua, ettei kukaan ota sitä, kun muuta et voi tehdä
window-others-fights = muiden taistelut ennen nopanheittoja
window-others-turns = muiden heittovuorot alusta loppuun
window-others-lives = muiden kuntopisteet ja seuralaiset, kun joku on menettämässä tai menetti jotain
window-all-the-same = kysymys, jossa mikään valinta ei muuta mitään

## Asetukset, joilla ei voi pelata

error-setup = Peliä ei voi valmistella: { $detail }. Korjaa se ja yritä uudelleen.
error-characters = Pelihahmoja on enemmän kuin pelaajia: { $given }, pelaajia { $seats }. Anna enintään yksi kullekin.
error-unknown-character = Pelihahmoa ”{ $given }” ei ole. Pelihahmot: { $known }.
error-character-twice = Pelihahmo ”{ $given }” on annettu kahdesti. Anna jokaiselle pelaajalle eri hahmo.
error-unknown-rule-set = Kotisääntöjä ”{ $given }” ei ole. Kotisäännöt: { $known }.
error-unknown-house-rule = Kotisääntöä ”{ $given }” ei ole. Kotisäännöt: { $known }.
error-house-rule = Kotisäännön { $rule } arvo on { $low }–{ $high }, eikä ”{ $given }” ole siltä väliltä.
