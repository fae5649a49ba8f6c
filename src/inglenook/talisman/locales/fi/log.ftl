### Mitä tapahtuu, kaikille kerrottuna.  Jokainen rivi on ymmärrettävä yksinäänkin.

## Pelin kulku

log-dealt = { $player } saa pelihahmokseen { $character-object }.
    .you = Saat pelihahmoksesi { $character-object }.
log-first-player = { $player } heittää suurimman luvun ja aloittaa.
    .you = Heität suurimman luvun ja aloitat.
log-enters = { $player } pelaa { $character-with }.
    .you = Pelaat { $character-with }.
log-turn = Heittovuorossa on nyt { $player }.
    .you = Heittovuorosi alkaa.
log-misses-turn = { $player } menettää tämän heittovuoron.
    .you = Menetät tämän heittovuoron.
log-will-miss =
    { $player } menettää { $turns ->
        [one] seuraavan heittovuoronsa
       *[other] { $turns } seuraavaa heittovuoroaan
    }.
    .you =
        Menetät { $turns ->
            [one] seuraavan heittovuorosi
           *[other] { $turns } seuraavaa heittovuoroasi
        }.
log-turn-cut-short = { $player } menettää heittovuoron loppuosan.
    .you = Menetät heittovuorosi loppuosan.
log-out = { $player } putoaa pelistä.
    .you = Putoat pelistä.
log-won = { $player } on viimeisenä pelilaudalla ja voittaa.
    .you = Olet viimeisenä pelilaudalla ja voitat.
log-reshuffled = Käytetyt kortit sekoitetaan, ja niistä tulee uusi { $deck }.
log-spells-returned =
    { $player } palauttaa { $n ->
        [one] taikansa
       *[other] { $n } taikaansa
    } taikapakkaan, joka sekoitetaan.
    .you =
        Palautat { $n ->
            [one] taikasi
           *[other] { $n } taikaasi
        } taikapakkaan, joka sekoitetaan.
term-deck = seikkailupakka
term-spell-deck = taikapakka

## Nopat ja liikkuminen

log-rolled = { $player } heittää ({ $occasion }): { $rolled }.
    .you = Heität ({ $occasion }): { $rolled }.
log-moved = { $player } siirtyy { $space-to }.
    .you = Siirryt { $space-to }.
log-still-held = { $player } ei pääse vielä pois ruudusta.
    .you = Et pääse vielä pois ruudusta.
log-held = { $player } jää kiinni tähän ruutuun.
    .you = Jäät kiinni tähän ruutuun.
log-next-move = { $player } voi ensi heittovuorolla liikkua muutenkin kuin nopalla.
    .you = Voit ensi heittovuorolla liikkua muutenkin kuin nopalla.
log-built-raft = { $player } rakentaa lautan.
    .you = Rakennat lautan.
log-portal-opens = Suuri portti aukeaa. Sisään pääsee { $player }.
    .you = Suuri portti aukeaa. Pääset sisään.
log-portal-shut = Suuri portti pysyy kiinni. Ulos jää { $player }.
    .you = Suuri portti pysyy kiinni. Jäät ulos.
log-reached-crown = { $player } on saavuttanut Herruuden Kruunun. Tästä lähtien kukaan muu ei saa uutta pelihahmoa.
    .you = Olet saavuttanut Herruuden Kruunun. Tästä lähtien kukaan muu ei saa uutta pelihahmoa.

## Kortit ja ruudut

log-drew-card = Nostettu { $space-in }: { $card }.
log-discarded = { $player } poistaa { $card-object }.
    .you = Poistat { $card-object }.
log-placed = Kortti { $card } menee { $space-to }.
log-wandered = Kortti { $card } siirtyy { $space-to }.
log-meets = { $player } kohtaa { $card-object }.
    .you = Kohtaat { $card-object }.
log-nothing-happens = Mitään ei tapahdu.
log-took = { $player } ottaa { $card-object }.
    .you = Otat { $card-object }.
bought-spell = taian
log-bought =
    { $player } ostaa { $card-object }, hinta { $amount ->
        [one] 1 kultasäkki
       *[other] { $amount } kultasäkkiä
    }; niitä on nyt { $now }.
    .you =
        Ostat { $card-object }, hinta { $amount ->
            [one] 1 kultasäkki
           *[other] { $amount } kultasäkkiä
        }; niitä on nyt { $now }.
log-dropped = { $player } jättää ruutuun { $card-object }.
    .you = Jätät ruutuun { $card-object }.
log-sold = { $player } myy { $card-object }.
    .you = Myyt { $card-object }.
log-joined = { $player } saa seuralaisekseen { $card-object }.
    .you = Saat seuralaiseksesi { $card-object }.
log-follower-died = { $player } menettää seuralaisen: { $card } kuolee.
    .you = Menetät seuralaisen: { $card } kuolee.
log-looked-at-top = { $player } katsoo seikkailupakan päällimmäisen kortin.
    .you = Katsot seikkailupakan päällimmäisen kortin.
log-saw-top-card = { $player } katsoo seikkailupakan päällimmäisen kortin: { $card }.
    .you = Katsot seikkailupakan päällimmäisen kortin: { $card }.

## Pisteet, kunto, kulta, luonne

log-gained-strength =
    { $player } saa { $amount ->
        [one] 1 voimapisteen
       *[other] { $amount } voimapistettä
    }; omaa voimaa on nyt { $now }.
    .you =
        Saat { $amount ->
            [one] 1 voimapisteen
           *[other] { $amount } voimapistettä
        }; omaa voimaa on nyt { $now }.
log-lost-strength =
    { $player } menettää { $amount ->
        [one] 1 voimapisteen
       *[other] { $amount } voimapistettä
    }; omaa voimaa on nyt { $now }.
    .you =
        Menetät { $amount ->
            [one] 1 voimapisteen
           *[other] { $amount } voimapistettä
        }; omaa voimaa on nyt { $now }.
log-gained-craft =
    { $player } saa { $amount ->
        [one] 1 taitopisteen
       *[other] { $amount } taitopistettä
    }; omaa taitoa on nyt { $now }.
    .you =
        Saat { $amount ->
            [one] 1 taitopisteen
           *[other] { $amount } taitopistettä
        }; omaa taitoa on nyt { $now }.
log-lost-craft =
    { $player } menettää { $amount ->
        [one] 1 taitopisteen
       *[other] { $amount } taitopistettä
    }; omaa taitoa on nyt { $now }.
    .you =
        Menetät { $amount ->
            [one] 1 taitopisteen
           *[other] { $amount } taitopistettä
        }; omaa taitoa on nyt { $now }.
log-gained-life =
    { $player } saa { $amount ->
        [one] 1 kuntopisteen
       *[other] { $amount } kuntopistettä
    }; yhteensä { $now }.
    .you =
        Saat { $amount ->
            [one] 1 kuntopisteen
           *[other] { $amount } kuntopistettä
        }; yhteensä { $now }.
log-lost-life =
    { $player } menettää { $amount ->
        [one] 1 kuntopisteen
       *[other] { $amount } kuntopistettä
    }; jäljellä { $now }.
    .you =
        Menetät { $amount ->
            [one] 1 kuntopisteen
           *[other] { $amount } kuntopistettä
        }; jäljellä { $now }.
log-gained-gold =
    { $player } saa { $amount ->
        [one] 1 kultasäkin
       *[other] { $amount } kultasäkkiä
    }; yhteensä { $now }.
    .you =
        Saat { $amount ->
            [one] 1 kultasäkin
           *[other] { $amount } kultasäkkiä
        }; yhteensä { $now }.
log-lost-gold =
    { $player } menettää { $amount ->
        [one] 1 kultasäkin
       *[other] { $amount } kultasäkkiä
    }; jäljellä { $now }.
    .you =
        Menetät { $amount ->
            [one] 1 kultasäkin
           *[other] { $amount } kultasäkkiä
        }; jäljellä { $now }.
log-traded =
    { $player } vaihtaa pisteisiin { $n ->
        [one] 1 voitonmerkin
       *[other] { $n } voitonmerkkiä
    }.
    .you =
        Vaihdat pisteisiin { $n ->
            [one] 1 voitonmerkin
           *[other] { $n } voitonmerkkiä
        }.
log-alignment = { $player }: luonne on nyt { $alignment }.
    .you = Luonteesi on nyt { $alignment }.
log-toad = { $player } muuttuu rupikonnaksi.
    .you = Muutut rupikonnaksi.
log-no-toad = { $player } ei ole enää rupikonna.
    .you = Et ole enää rupikonna.
log-died = Pelihahmo kuolee: { $player }.
    .you = Pelihahmosi kuolee.

## Taistelut

log-combat = Taistelu: { $player }, vastassa { $foe-you }.
    .you = Taistelu: sinä, vastassa { $foe-you }.
log-psychic-combat = Psyykkinen taistelu: { $player }, vastassa { $foe-you }.
    .you = Psyykkinen taistelu: sinä, vastassa { $foe-you }.
log-made-psychic = { $player } käyttää erityispiirrettään: taistelusta tulee psyykkinen.
    .you = Käytät erityispiirrettäsi: taistelusta tulee psyykkinen.
log-enemy-rolled = { $player } heittää vihollisen puolesta ({ $foe }): { $roll }.
    .you = Heität vihollisen puolesta ({ $foe }): { $roll }.
log-scores = Iskuvoimat: { $own } ({ $player }) ja { $against } ({ $foe-you }).
    .you = Iskuvoimat: { $own } (sinä) ja { $against } ({ $foe-you }).
log-fight-won = { $player } voittaa taistelun. Häviäjä: { $foe-you }.
    .you = Voitat taistelun. Häviäjä: { $foe-you }.
log-fight-lost = { $player } häviää taistelun. Voitto: { $foe-you }.
    .you = Häviät taistelun. Voitto: { $foe-you }.
log-fight-drawn = Tasapeli, { $player } ja { $foe-you }: kukaan ei menetä mitään.
    .you = Tasapeli, sinä ja { $foe-you }: kukaan ei menetä mitään.
log-used = { $player } käyttää { $card-part }.
    .you = Käytät { $card-part }.
log-saved = { $player } säästyy suojavarusteen ansiosta eikä menetä kuntopistettä.
    .you = Säästyt suojavarusteen ansiosta etkä menetä kuntopistettä.
log-killed = { $player } surmaa { $card-object }.
    .you = Surmaat { $card-object }.
log-destroyed = { $player } tuhoaa { $card-object }.
    .you = Tuhoat { $card-object }.
log-evaded = { $player } väistää { $attacker-object }.
    .you = Väistät { $attacker-object }.
log-evaded-character = { $player } väistää hyökkäyksen. Hyökkääjä: { $attacker-you }.
    .you = Väistät hyökkäyksen. Hyökkääjä: { $attacker-you }.
log-zombies =
    { $n ->
        [one] Kimppuun käy 1 zombi.
       *[other] Kimppuun käy { $n } zombia yksi kerrallaan.
    }
log-werewolf = Ihmissuden voima on { $strength }.
log-descent = { $rolled } − { $points } = { $result }.
log-death-rolled = Noppapeli Kuoleman kanssa: oma summa { $own }, Kuoleman summa { $death }.
log-took-from = { $player } ottaa { $card-object }. Menettäjä: { $other-you }.
    .you = Otat { $card-object }. Menettäjä: { $other-you }.
log-ability-failed = { $player } ei onnistu.
    .you = Et onnistu.

## Taiat

log-drew-spell = { $player } nostaa taian.
    .you = Nostat taian.
log-drew-spell-known = { $player } nostaa taian: { $spell }.
    .you = Nostat taian: { $spell }.
log-no-spell = { $player } ei saa taikaa: taikoja ei voi olla enempää.
    .you = Et saa taikaa: taikoja ei voi olla enempää.
log-discarded-spell = { $player } poistaa taian: { $spell }.
    .you = Poistat taian: { $spell }.
log-cast = { $player } käyttää { $spell-object }.
    .you = Käytät { $spell-object }.
log-cast-self = { $player } kohdistaa { $spell-object } itseensä.
    .you = Kohdistat { $spell-object } itseesi.
log-cast-on = { $player } käyttää { $spell-object }. Kohde: { $target-you }.
    .you = Käytät { $spell-object }. Kohde: { $target-you }.
log-looked-ahead =
    { $player } katsoo seikkailupakan { $n ->
        [one] päällimmäisen kortin
       *[other] { $n } päällimmäistä korttia
    }.
    .you =
        Katsot seikkailupakan { $n ->
            [one] päällimmäisen kortin
           *[other] { $n } päällimmäistä korttia
        }.
log-looked-ahead-known = { $player } katsoo seikkailupakan päällimmäiset kortit: { $cards }.
    .you = Katsot seikkailupakan päällimmäiset kortit: { $cards }.
log-stole-spell = { $player } ottaa katsomatta taian. Menettäjä: { $other-you }.
    .you = Otat katsomatta taian. Menettäjä: { $other-you }.
log-stole-spell-known = { $player } ottaa katsomatta taian: { $spell }. Menettäjä: { $other-you }.
    .you = Otat katsomatta taian: { $spell }. Menettäjä: { $other-you }.
log-command = { $player } käyttää herruustaian. Kohde: { $victim-you }.
    .you = Käytät herruustaian. Kohde: { $victim-you }.
log-command-stopped = Taikuus on tuhottu: herruustaikaa ei voi käyttää.
log-conceded = { $player } luovuttaa.
    .you = Luovutat.

## Noitamestarin tehtävät

log-quest-1 = { $player } saa Noitamestarilta tehtävän: { text-quest-1 }.
    .you = Saat Noitamestarilta tehtävän: { text-quest-1 }.
log-quest-2 = { $player } saa Noitamestarilta tehtävän: { text-quest-2 }.
    .you = Saat Noitamestarilta tehtävän: { text-quest-2 }.
log-quest-3 = { $player } saa Noitamestarilta tehtävän: { text-quest-3 }.
    .you = Saat Noitamestarilta tehtävän: { text-quest-3 }.
log-quest-4 = { $player } saa Noitamestarilta tehtävän: { text-quest-4 }.
    .you = Saat Noitamestarilta tehtävän: { text-quest-4 }.
log-quest-5 = { $player } saa Noitamestarilta tehtävän: { text-quest-5 }.
    .you = Saat Noitamestarilta tehtävän: { text-quest-5 }.
log-quest-6 = { $player } saa Noitamestarilta tehtävän: { text-quest-6 }.
    .you = Saat Noitamestarilta tehtävän: { text-quest-6 }.
log-quest-done = { $player } on täyttänyt Noitamestarin tehtävän.
    .you = Olet täyttänyt Noitamestarin tehtävän.

## Mitä varten noppaa heitetään

roll-movement = eteneminen
roll-combat = taistelu
roll-armour = suojavaruste
roll-command = herruustaika
roll-portal = Suuri portti
roll-table = mitä tapahtuu
roll-praying = rukous
roll-cave = Luola
roll-graveyard = Hautausmaa
roll-tavern = Majatalo
roll-riddle = arvoitus
roll-quest = tehtävä
roll-chasm = rotko
roll-toll = tulli
roll-charming = lumoaminen
roll-zombies = zombien määrä
roll-placing = minne kortti menee
roll-wandering = kuinka kauas kortti siirtyy
roll-descent = tie ulos
roll-pits = syöverihirviöiden määrä
roll-death = noppapeli Kuoleman kanssa
roll-artefact = Muinainen taikakalu
roll-pipes = huilu
roll-beguile = huijaus
roll-swindle = petkutus
