### Kysymykset ja vaihtoehdot.  Kysymys kertoo, mitä päätetään ja mitä siitä seuraa.

## Heittovuoro

prompt-choose-character = Minkä pelihahmon otat? Sillä on omat lähtöpisteensä, ja se aloittaa omasta aloitusruudustaan.
prompt-look-at-top = Katsotko seikkailupakan päällimmäisen kortin? Vain sinä näet sen, ja se jää paikalleen.
prompt-movement = Miten liikut tällä heittovuorolla?
prompt-which-die = Kumpaa noppaa käytät liikkumiseen?
prompt-path =
    Liikut { $points ->
        [one] 1 ruudun
       *[other] { $points } ruutua
    }. Mihin suuntaan menet?
prompt-portal = Yrität avata Suuren portin kahdella nopalla: se aukeaa, jos summa on enintään kokonaispisteidesi suuruinen. Kumpaa käytät? Jos se ei aukea, menetät siitä 1 pisteen, jos olet saanut niitä lisää, ja heittovuorosi päättyy.
prompt-inner-move = Olet sisävyöhykkeellä ja liikut 1 ruudun. Minne menet?
prompt-encounter = Kenet tai minkä kohtaat? Voit kohdata joko ruudun tai pelihahmon, et molempia.
prompt-rival = Herruuden Kruunun luona on muita, ja sinun on kohdattava joku heistä. Kenet kohtaat?
prompt-victim =
    Herruuden Kruunu on sinun, ja sinun on käytettävä herruustaika. Silmäluvusta { $roll } alkaen se vie { $amount ->
        [one] kuntopisteen
       *[other] { $amount } kuntopistettä
    }. Keneen kohdistat sen?
prompt-life-or-concede =
    Herruustaika osuu sinuun. Se vie { $amount ->
        [one] 1 kuntopisteen
       *[other] { $amount } kuntopistettä
    }, ja sinulla on { $left }. { $amount ->
        [one] Menetätkö sen
       *[other] Menetätkö ne
    } vai luovutatko ja putoat pelistä lopullisesti?

## Nopat

prompt-roll-again = Heitit: { $rolled }. Kerran heittovuorossasi voit heittää nopan uudelleen; uusi tulos on voimassa.
prompt-change-roll = Heittosi on { $total }, ja voit muuttaa sitä. Minkä tuloksen haluat?

## Kortit ja ruudut

prompt-draw-one-more =
    Nostat { $n ->
        [one] 1 seikkailukortin
       *[other] { $n } seikkailukorttia
    }. Nostatko yhden enemmän ja poistat sitten yhden niistä?
prompt-discard-drawn = Minkä juuri nostetuista korteista poistat? Muut kohdataan.
prompt-meet-next = Usealla kortilla on sama järjestysnumero. Minkä kohtaat ensin?
prompt-before-next = Ennen kuin jatkat: vaihdatko voitonmerkkejä pisteisiin?
prompt-visit = { $kind ->
        [place] { $card }: haluatko poiketa täällä ja noudattaa kortin ohjeita?
       *[stranger] { $card }: haluatko kohdata tämän muukalaisen ja noudattaa kortin ohjeita?
    }
prompt-follow-instruction = { $space }: haluatko noudattaa tämän ruudun ohjeita?
prompt-roll-anyway = { $space }: sinun ei tarvitse heittää täällä noppaa. Heitätkö silti? Silloin tulos on voimassa.
prompt-choose-effect = Minkä näistä valitset?
prompt-take = Mitä otat? Sinulta kysytään uudelleen, kunnes et ota enempää; loput jäävät tähän ruutuun.
prompt-make-room = Sinulla on esineitä enimmäismäärä. Minkä jätät tähän ruutuun, jotta saat tilaa?
prompt-leave-object = Minkä esineen jätät tähän ruutuun?
prompt-drop-surplus =
    Sinulla on liikaa esineitä. Valitse { $n ->
        [one] 1 esine, joka jää
       *[other] { $n } esinettä, jotka jäävät
    } tähän ruutuun.
prompt-discard-spells =
    Sinulla on enemmän taikoja kuin taitosi sallii. Valitse { $n ->
        [one] 1 taika
       *[other] { $n } taikaa
    } poistettavaksi.
prompt-give =
    Valitse { $n ->
        [one] 1 kortti, josta
       *[other] { $n } korttia, joista
    } luovut lopullisesti.
prompt-give-up-gold =
    Luovutko { $n ->
        [one] 1 kultasäkistä
       *[other] { $n } kultasäkistä
    }? Jos et: { $otherwise }.
prompt-give-up-follower =
    Luovutko { $n ->
        [one] 1 seuralaisesta
       *[other] { $n } seuralaisesta
    } ({ $followers })? Jos et: { $otherwise }.
prompt-hand-over = Kenet luovutat täällä? Kyseinen seuralainen lähtee luotasi lopullisesti.
prompt-heal =
    { $price ->
        [one] Parantaminen maksaa 1 kultasäkin kuntopisteeltä.
       *[other] Parantaminen maksaa { $price } kultasäkkiä kuntopisteeltä.
    } Montako kuntopistettä parannetaan? Enintään { $most }.
prompt-buy =
    Sinulla on { $gold ->
        [one] 1 kultasäkki
       *[other] { $gold } kultasäkkiä
    }. Mitä ostat? Sinulta kysytään uudelleen, kunnes et osta enempää.
prompt-take-free = Pelihahmosi { $character } saa ottaa täältä yhden tavarakortin maksutta. Minkä otat?
prompt-sell =
    Mitkä esineet myyt? Kustakin saat { $price ->
        [one] 1 kultasäkin
       *[other] { $price } kultasäkkiä
    }.
prompt-lessons =
    Mitä opettelet? Oppitunti maksaa { $price ->
        [one] 1 kultasäkin
       *[other] { $price } kultasäkkiä
    } ja 1 heittovuoron.
prompt-go-anywhere = Mihin vyöhykkeesi ruutuun siirryt? Kohtaat sen heti.
prompt-toll =
    Tulli on { $lives ->
        [one] 1 kuntopiste
       *[other] { $lives } kuntopistettä
    }. Mistä seuralaisista luovut sen sijaan? Kukin korvaa 1 kuntopisteen.

## Viholliset ja muut pelihahmot

prompt-enemy = Tielläsi on vihollinen { $card }. Mitä teet?
prompt-evade = Vastassasi on { $attacker }. Väistätkö? Väistetty jää paikalleen.
prompt-keep-or-raise = Vihollinen on surmattu. Pidätkö sen voitonmerkkinä vai herätätkö sen seuralaiseksesi?
prompt-strike-unseen = Isketkö salaa? Silloin uhri ei heitä noppaa; voitetulta pelihahmolta sinun on vietävä kuntopiste.
prompt-weapon =
    Taistelet. Valitse { $n ->
        [one] ase, jota
       *[other] { $n } asetta, joita
    } käytät; muut eivät vaikuta.
prompt-meet-character = Mitä teet, kun vastassasi on { $player }? Heittovuorosi päättyy sen jälkeen joka tapauksessa.
prompt-make-psychic = Kimppuusi hyökätään. Vaihdatko taistelun psyykkiseksi, taito taitoa vastaan?
prompt-spoils = Mitä otat? Häviäjä on { $player }.
prompt-take-from = Mitä otat? Menettäjä: { $player }.
prompt-swap = Minkä vaihdon teet? Toinen osapuoli: { $player }.

## Taiat.  Nämä kysymykset tulevat vain niille, jotka voivat käyttää jotain.

prompt-moment-turn-start = Heittovuoro alkaa: { $player }. Käytätkö taian?
    .you = Heittovuorosi alkaa. Käytätkö taian?
prompt-moment-arrival = { $player } on siirtynyt { $reached-to }. Käytätkö taian?
    .you = Olet siirtynyt { $reached-to }. Käytätkö taian?
prompt-moment-cards-drawn = { $player } on nostanut seikkailukortteja. Käytätkö taian?
    .you = Olet nostanut seikkailukortteja. Käytätkö taian?
prompt-moment-before-fight =
    { $duel ->
        [yes] { $way ->
            [psychic] Psyykkinen taistelu
           *[combat] Taistelu
        }: hyökkääjä on { $player } ja vastassa { $foe-you }: ennen noppia { $own } vastaan { $against }. Häviäjä menettää kuntopisteen, esineen tai kultaa. Käytätkö ensin taian tai jotain muuta?
       *[no] { $player } aikoo taistella. Vastassa { $foe-you }: ennen noppia { $own } vastaan { $against }. Käytätkö ensin taian tai jotain muuta?
    }
    .you =
        { $duel ->
            [yes] { $way ->
                [psychic] Psyykkinen taistelu
               *[combat] Taistelu
            }: hyökkäät, vastassa { $foe-you }: ennen noppia { $own } vastaan { $against }. Häviäjä menettää kuntopisteen, esineen tai kultaa. Käytätkö ensin taian tai jotain muuta?
           *[no] Olet aloittamassa taistelua. Vastassa { $foe-you }: ennen noppia { $own } vastaan { $against }. Käytätkö ensin taian tai jotain muuta?
        }
prompt-moment-follower-about-to-die = { $player } on menettämässä seuralaisen. Käytätkö taian?
    .you = Olet menettämässä seuralaisen. Käytätkö taian?
prompt-moment-enemy-about-to-die = { $player } on surmaamassa vihollisen. Käytätkö taian?
    .you = Olet surmaamassa vihollisen. Käytätkö taian?
prompt-moment-turn-end = Heittovuoro päättyy: { $player }. Käytätkö taian?
    .you = Heittovuorosi päättyy. Käytätkö taian?
prompt-counter = { $player } käyttää taian. Estätkö sen?
prompt-about-to-lose-life = { $lives ->
        [one] { $player } on menettämässä viimeisen kuntopisteensä. Teetkö asialle jotain?
       *[other] { $player } on menettämässä yhden { $lives } kuntopisteestään. Teetkö asialle jotain?
    }
    .you =
        { $lives ->
            [one] Olet menettämässä viimeisen kuntopisteesi. Teetkö asialle jotain?
           *[other] Olet menettämässä yhden { $lives } kuntopisteestäsi. Teetkö asialle jotain?
        }
prompt-lost-life = { $player } on menettänyt kuntopisteen. Käytätkö taian?
    .you = Olet menettänyt kuntopisteen. Käytätkö taian?
prompt-metamorph = Mikä vihollinen tulee juuri nostetun tilalle?
prompt-storm = Mihin vyöhykkeeseen myrsky iskee? Jokainen siellä oleva pelihahmo menettää heittovuoron.

## Vaihtoehdot: liikkuminen

option-roll = Heitä noppaa
option-move-one = Liiku 1 ruutu heittämättä
option-cross = Ylitä Kuohujoki lautalla { $subject-to }
option-build-raft = Rakenna lautta; siihen kuluu koko heittovuoro, ja ensi heittovuorolla voit ylittää joen
option-step-through = Astu Kuohujoen yli { $subject-to }
option-go-straight = Siirry suoraan { $subject-to }
option-slip = Livahda { $subject-to }
option-go = Mene { $subject-to }
option-go-clockwise = Myötäpäivään { $space-to }
option-go-anticlockwise = Vastapäivään { $space-to }
option-fly = Lennä Kuohujoen yli { $space-to }
option-climb = Nouse portaita keskivyöhykkeelle; ensin kimppuusi käy Vartija, voima 9
option-descend = Laskeudu portaita uloimmalle vyöhykkeelle
option-open-portal = Yritä avata Suuri portti sisävyöhykkeelle
option-open-with = Käytä: { $word }; kokonaispisteesi: { $total }
option-rest = Jää tähän ja paranna 1 kuntopiste; heittovuorosi päättyy
option-go-back = Palaa { $subject-to }
option-stay = Jää ja jatka tämän ruudun tehtävää
option-leave-by-portal = Lähde Suuren portin kautta; heittovuorosi päättyy siihen
option-there = { $label }; siellä: { $there }
where-with = haltija: { $player }
where-yours = omasi

## Vaihtoehdot: kohtaamiset

option-encounter-space = Kohtaa ruutu: { $space }
option-encounter = Kohtaa pelihahmo: { $subject }
option-meet = Kohtaa { $subject }
option-take = Ota { $subject }
option-take-for-another = Ota { $subject } ja jätä toinen esine tilalle
option-drop = Jätä tähän { $subject }
option-discard = Poista { $subject }
option-give = Luovuta { $subject }
option-hand-over = Luovuta { $subject }
option-sacrifice = Luovuta { $subject }
option-sell = Myy { $subject }
option-buy =
    Osta { $what }, hinta { $price ->
        [one] 1 kultasäkki
       *[other] { $price } kultasäkkiä
    }
option-take-free = Ota { $what }
option-learn = Opettele: { $word }
option-play-as = Ota pelihahmoksi { $character }
option-look = Katso kortti
option-roll-again = Heitä uudelleen noppa, jonka luku on { $value }

## Vaihtoehdot: viholliset ja muut pelihahmot

option-face-it = Älä väistä
option-go-on = Jatka
option-evade = Väistä
option-fight = Taistele { $subject-part } vastaan
option-fight-strength = Taistele { $subject-part } vastaan, voima { $strength }
option-fight-craft = Psyykkinen taistelu { $subject-part } vastaan, taito { $craft }
option-leave-alone = Jätä { $subject } rauhaan
option-recruit = Ota seuralaiseksi { $subject }
option-charm = Yritä nopanheitolla lumota { $subject }
option-destroy = Tuhoa { $subject }
option-pay =
    Maksa { $amount ->
        [one] 1 kultasäkki
       *[other] { $amount } kultasäkkiä
    }, niin { $subject } ei käy kimppuusi
option-keep = Pidä voitonmerkkinä { $subject }
option-raise = Herätä seuralaiseksi { $subject }
option-wield = Käytä { $subject-part }
option-attack = Hyökkää: taistelu, voima voimaa vastaan
option-attack-psychic = Hyökkää: psyykkinen taistelu, taito taitoa vastaan
option-use-ability = Käytä erityispiirrettä: { $word }
option-take-life = Vie 1 kuntopiste
option-take-gold = Ota 1 kultasäkki
option-swap = Anna { $subject }, saat { $other }
option-command = Kohdista herruustaika: { $subject }, { $lives ->
        [one] 1 kuntopiste
       *[other] { $lives } kuntopistettä
    }
option-lose-life =
    Menetä { $amount ->
        [one] 1 kuntopiste
       *[other] { $amount } kuntopistettä
    }
option-concede = Luovuta ja putoa pelistä

## Vaihtoehdot: taiat ja muu käytettävä

option-cast = Käytä { $subject }
option-cast-on = Käytä { $subject }. Kohde: { $other }
option-cast-on-at = Käytä { $subject }. Kohde: { $other }, { $where }
option-cast-self = Kohdista { $subject } itseesi
option-cast-self-harm = Kohdista { $subject } itseesi: siitä voi olla sinulle haittaa
option-cast-go = Käytä { $subject } ja siirry { $other-to }
option-use = Käytä { $subject-part }
option-use-on = Käytä { $subject-part }. Kohde: { $other }
option-bring = Tuo tähän { $subject }
option-bring-from = Tuo tähän { $subject }, { $where }
option-region = Valitse { $word }

## Vaihtoehdot: ei mitään

option-keep-roll = Pidä tulos
option-visit-place = Poikkea täällä
option-visit-not = Jätä väliin
option-meet-stranger = Kohtaa muukalainen
option-leave-stranger = Jätä muukalainen rauhaan
option-follow = Noudata ruudun ohjeita
option-follow-not = Älä tee mitään
option-roll-not = Älä heitä
option-give-up = Luovu siitä
option-refuse = Kieltäydy
option-buy-nothing = Älä osta mitään
option-buy-no-more = Älä osta enempää
option-take-nothing = Älä ota mitään
option-hand-over-nobody = Älä luovuta ketään
option-choose-nothing = Älä valitse mitään
option-stay-here = Jää tähän ruutuun
option-learn-nothing = Älä opettele mitään
option-look-not = Älä katso
option-cast-nothing = Älä käytä taikaa
option-let-be = Älä estä sitä
option-use-nothing = Älä käytä mitään
option-do-nothing = Älä tee mitään

## Vaihtoehdot: milloin tahansa

option-put-down = Jätä ruutuun { $subject }
option-send-away = Lähetä pois { $subject }
option-trade-trophies = Vaihda voitonmerkkejä: { $word } +{ $amount } ({ $cards })
option-become = Muuta luonteesi: { $word }
option-fulfil = Luovuta { $subject } ja täytä tehtäväsi
option-fulfil-gold =
    Luovuta { $amount ->
        [one] 1 kultasäkki
       *[other] { $amount } kultasäkkiä
    } ja täytä tehtäväsi

## Mitä vaihtoehdot nimeävät

word-strength = voima
word-craft = taito
word-good = hyvä
word-neutral = neutraali
word-evil = paha
word-outer = uloin vyöhyke
word-middle = keskivyöhyke
word-inner = sisävyöhyke
word-steal = varasta kultasäkki tai esine
word-beguile = heitä noppaa ja huijaa kultasäkki tai esine
word-lead-away = houkuttele seuralainen mukaasi
word-swindle = heitä noppaa ja petkuta kultasäkki tai seuralainen
word-swap = vaihda esine
word-pipes = heitä noppaa ja lumoa huilullasi; lumottu pelihahmo menettää heittovuoron

## Ruudun tai kortin tarjoamat valinnat

choice-healer = Parantaja: paranna kuntopisteitä kultaa vastaan
choice-blacksmith = Seppä: osta aseita ja suojavarusteita
choice-mystic = Mystikko: nopanheitto ratkaisee, mitä tapahtuu
choice-call-spirits = Kutsu henkiä: nopanheitto ratkaisee, mitä tapahtuu
choice-heal = Paranna kaikki menettämäsi kuntopisteet
choice-pray = Rukoile: nopanheitto ratkaisee, mitä tapahtuu
choice-enchantress = Lumoojatar: nopanheitto ratkaisee, mitä tapahtuu
choice-alchemist = Alkemisti: myy esineitä kultaa vastaan
choice-doctor = Lääkäri: paranna enintään 2 kuntopistettä kultaa vastaan
choice-spell = Saat 1 taian
choice-gold = Saat 1 kultasäkin
choice-strength = Saat 1 voimapisteen
choice-craft = Saat 1 taitopisteen
choice-life = Saat 1 kuntopisteen
choice-move = Siirry mihin tahansa muuhun oman vyöhykkeesi ruutuun
choice-ride = Ratsasta mihin tahansa muuhun oman vyöhykkeesi ruutuun

## Mihin vaihtoehto johtaa

result-choice = { $effects }
result-armour = Silmäluvulla { $rolls } kuntopiste säästyy ({ $chance } kertaa sadasta)
result-visit-nothing = Mitään ei tapahtuisi: siitä ei ole sinulle nyt mitään hyötyä
result-fight = Ennen nopanheittoa sinulla { $own }, vastassa { $against }. Sadasta tällaisesta taistelusta voitat { $won }, ja { $drawn } päättyy tasan.
danger-last-life = Tämä on viimeinen kuntopisteesi, ja sadasta tällaisesta taistelusta häviät { $lost }
danger-last-life-roll = Tämä on viimeinen kuntopisteesi, ja sadasta tällaisesta heitosta { $lost } vie sen
danger-last-life-way = Tämä on viimeinen kuntopisteesi, ja sadasta taistelusta tällä reitillä häviät { $lost }
danger-command =
    Sinulla on jäljellä { $lives ->
        [one] 1 kuntopiste
       *[other] { $lives } kuntopistettä
    }: tämä pudottaa sinut pelistä
