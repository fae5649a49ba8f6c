### Osien tekstit: otsikkorivit, vaikutukset, ehdot.  Vaikutukset ovat kaksoispistettä seuraavia lausekkeita.

## Yhdistäminen

text-line = { $text }.
text-and = { $first }; { $rest }
    .they = { $first-they }; { $rest-they }
text-or = { $first } tai { $last }
    .to = { $first-to } tai { $last-to }
    .object = { $first-object } tai { $last-object }
    .part = { $first-part } tai { $last-part }
text-comma = { $first }, { $rest }
    .to = { $first-to }, { $rest-to }
    .object = { $first-object }, { $rest-object }
    .part = { $first-part }, { $rest-part }
text-table = { $intro } ({ $cells })
text-choices = { $intro }: { $cells }
text-or-else = { $first }; tai { $rest }
text-row = { $values }: { $effects }
    .they = { $values }: { $effects-they }
text-range = { $low }–{ $high }
text-choice = – { $choice }
text-nothing = mitään ei tapahdu

## Otsikkorivit

text-head = { $first } · { $rest }
text-kind-event = Tapahtuma
text-kind-animal = Vihollinen (eläin)
text-kind-monster = Vihollinen (hirviö)
text-kind-dragon = Vihollinen (lohikäärme)
text-kind-spirit = Vihollinen (haamu)
text-kind-stranger = Muukalainen
text-kind-object = Tavallinen esine
text-kind-magic-object = Taikaesine
text-kind-follower = Seuralainen
text-kind-place = Paikka
text-spell = Taika
text-character = Pelihahmo
text-region-outer = Uloin vyöhyke
text-region-middle = Keskivyöhyke
text-region-inner = Sisävyöhyke
text-order-number = järjestysnumero { $number }
text-purchase-card = tavarakortti
text-copies =
    { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }
text-strength = voima { $amount }
text-craft = taito { $amount }
text-lives =
    { $amount ->
        [one] 1 kuntopiste
       *[other] { $amount } kuntopistettä
    }
text-gold =
    { $amount ->
        [one] 1 kultasäkki
       *[other] { $amount } kultasäkkiä
    }
text-start = aloitusruutu: { $space }
text-start-spells =
    alussa { $amount ->
        [one] 1 taika
       *[other] { $amount } taikaa
    }
text-start-objects = alussa: { $objects }
text-certainty-medium = Osittain epävarma: peräisin yhdestä lähteestä tai myöhemmästä laitoksesta.
text-certainty-low = Osittain päätelty: kaikille tiedoille ei ole lähdettä.

## Milloin vaikutus tapahtuu

text-when-drawn = Kun kortti nostetaan: { $effects }
text-on-meeting = Kun kohtaat tämän kortin: { $effects }
text-after-fight = Taistelun jälkeen, jos sitä ei surmattu: { $effects }
text-on-visit = Voit pistäytyä muukalaisen luona: { $effects }
text-on-defeat = Jos häviät sille, menetät kuntopisteen. Lisäksi: { $effects }
text-instead-of-life = Jos häviät sille, et menetä kuntopistettä. Sen sijaan: { $effects }
text-on-space = Tässä ruudussa: { $effects }
text-if-you-wish = Jos haluat: { $effects }
text-on-self = Vaikutus: { $effects }
text-on-target = Kohde { $effects-they }
text-then = Sitten: { $effects }
text-when = jos { $condition }, { $effects }
text-if-not = { $first }; muuten { $otherwise }
text-only-if = { $effects } (vain jos { $condition })
text-if-none = { $first }; jos sinulla ei ole sellaista, { $otherwise }

## Ehdot

text-is-aligned = luonteesi on { $alignments }
text-has-at-least-strength = kokonaisvoimasi on vähintään { $amount }
text-has-at-least-craft = kokonaistaitosi on vähintään { $amount }
text-has-follower = seuralaisesi on { $followers }
text-has-no-quest = sinulla ei ole tehtävää kesken

## Saaminen ja menettäminen

text-gain-strength =
    saat { $amount ->
        [one] 1 voimapisteen
       *[other] { $amount } voimapistettä
    }
    .they =
        saa { $amount ->
            [one] 1 voimapisteen
           *[other] { $amount } voimapistettä
        }
text-gain-craft =
    saat { $amount ->
        [one] 1 taitopisteen
       *[other] { $amount } taitopistettä
    }
text-gain-life =
    saat { $amount ->
        [one] 1 kuntopisteen
       *[other] { $amount } kuntopistettä
    }
    .they =
        saa { $amount ->
            [one] 1 kuntopisteen
           *[other] { $amount } kuntopistettä
        }
text-gain-gold =
    saat { $amount ->
        [one] 1 kultasäkin
       *[other] { $amount } kultasäkkiä
    }
text-gain-spell =
    saat { $amount ->
        [one] 1 taian
       *[other] { $amount } taikaa
    }, jos taitosi riittää
text-gain-talisman =
    saat { $amount ->
        [one] Talismanin
       *[other] { $amount } Talismania
    }, jos niitä on jäljellä
text-lose-strength =
    menetät { $amount ->
        [one] 1 voimapisteen
       *[other] { $amount } voimapistettä
    }, ei kuitenkaan alle lähtöpisteiden
text-lose-craft =
    menetät { $amount ->
        [one] 1 taitopisteen
       *[other] { $amount } taitopistettä
    }, ei kuitenkaan alle lähtöpisteiden
text-lose-life =
    menetät { $amount ->
        [one] 1 kuntopisteen
       *[other] { $amount } kuntopistettä
    }
    .they =
        menettää { $amount ->
            [one] 1 kuntopisteen
           *[other] { $amount } kuntopistettä
        }
text-lose-gold =
    menetät { $amount ->
        [one] 1 kultasäkin
       *[other] { $amount } kultasäkkiä
    }
    .they =
        menettää { $amount ->
            [one] 1 kultasäkin
           *[other] { $amount } kultasäkkiä
        }
text-lose-all-strength = menetät kaikki pelissä saamasi voimapisteet, lähtöpisteisiin asti
    .they = menettää kaikki pelissä saamansa voimapisteet, lähtöpisteisiin asti
text-lose-all-craft = menetät kaikki pelissä saamasi taitopisteet, lähtöpisteisiin asti
    .they = menettää kaikki pelissä saamansa taitopisteet, lähtöpisteisiin asti
text-lose-all-gold = menetät kaikki kultasäkkisi
    .they = menettää kaikki kultasäkkinsä
text-heal-all = paranna kaikki menettämäsi kuntopisteet, lähtöpisteisiin asti
    .they = saa takaisin kaikki menettämänsä kuntopisteet, lähtöpisteisiin asti
text-heal =
    paranna enintään { $most ->
        [one] 1 kuntopiste
       *[other] { $most } kuntopistettä
    }, korkeintaan lähtöpisteisiin asti
text-heal-all-for =
    paranna haluamasi määrä kuntopisteitä, korkeintaan lähtöpisteisiin asti, hinta { $price ->
        [one] 1 kultasäkki
       *[other] { $price } kultasäkkiä
    } kustakin
text-heal-for =
    paranna enintään { $most ->
        [one] 1 kuntopiste
       *[other] { $most } kuntopistettä
    } (ei yli lähtöpisteiden), hinta { $price ->
        [one] 1 kultasäkki
       *[other] { $price } kultasäkkiä
    } kustakin
text-miss-turn =
    menetät { $turns ->
        [one] 1 heittovuoron
       *[other] { $turns } heittovuoroa
    }
    .they =
        menettää { $turns ->
            [one] 1 heittovuoron
           *[other] { $turns } heittovuoroa
        }
text-become-toad = muutut rupikonnaksi 3 heittovuoron ajaksi
    .they = muuttuu rupikonnaksi 3 heittovuoron ajaksi
text-become-good = luonteesi muuttuu hyväksi
text-become-evil = luonteesi muuttuu pahaksi

## Luopuminen, ostaminen ja myyminen

text-give-up-gold =
    maksa { $amount ->
        [one] 1 kultasäkki
       *[other] { $amount } kultasäkkiä
    }, jos sinulla on
text-may-give-up-gold =
    voit maksaa { $amount ->
        [one] 1 kultasäkin
       *[other] { $amount } kultasäkkiä
    }
text-may-give-up-follower =
    voit poistaa { $amount ->
        [one] 1 seuralaisesi
       *[other] { $amount } seuralaistasi
    }
text-may-let-die-follower =
    voit antaa { $amount ->
        [one] 1 seuralaisesi
       *[other] { $amount } seuralaisesi
    } kuolla
text-and-so = { $cost }: { $effects }
text-hand-over = voit luovuttaa { $followers-object }: { $effects }
text-buy = voit ostaa näitä, jos niitä on jäljellä: { $goods }
    .they = voi ostaa näitä, jos niitä on jäljellä: { $goods }
text-buy-at-most = voit ostaa (enintään { $most } käyntiä kohti): { $goods }
text-price =
    { $thing } ({ $price ->
        [one] 1 kultasäkki
       *[other] { $price } kultasäkkiä
    })
text-one-spell = 1 taika, jos taitosi riittää
text-sell-objects =
    poista haluamasi määrä esineitäsi, niin saat kustakin { $price ->
        [one] 1 kultasäkin
       *[other] { $price } kultasäkkiä
    }
text-lessons =
    jokaista maksamaasi { $price ->
        [one] kultasäkkiä
       *[other] { $price } kultasäkkiä
    } kohti saat 1 voimapisteen tai 1 taitopisteen ja menetät 1 heittovuoron
text-lay-gold-on = menetät kaikki kultasäkkisi, ja ne pannaan { $space-to }
text-leave-object = jätä 1 valitsemasi esine tähän ruutuun
text-leave-random-magic-object = 1 sattumanvaraisesti valittu taikaesineesi jää tähän ruutuun
text-lift-curse = kirous, joka karkottaa seuralaisesi, poistuu
text-draw-spells-to-limit = nosta taikoja taitosi sallimaan määrään asti
text-discard-spells = poista kaikki taikasi
    .they = menettää kaikki taikansa

## Liikkuminen

text-go-to = siirry heti { $space-to } ja kohtaa ruutu
text-go-anywhere = siirry heti valitsemaasi tämän vyöhykkeen ruutuun ja kohtaa se
text-next-move = ensi heittovuorollasi voit nopanheiton sijasta siirtyä suoraan { $spaces-to }
text-next-outer = ensi heittovuorollasi voit nopanheiton sijasta siirtyä suoraan mihin tahansa uloimman vyöhykkeen ruutuun
text-next-crossing = ensi heittovuorollasi voit nopanheiton sijasta ylittää Kuohujoen vastapäiseen ruutuun
text-stay-until = jäät tähän ruutuun, kunnes etenemisheittosi (1 noppa heittovuoroa kohti) on { $values }
text-one-space-for-all =
    jokainen pelihahmo liikkuu { $rounds ->
        [one] 1 kierroksen
       *[other] { $rounds } kierroksen
    } ajan vain 1 ruudun heittovuoroa kohti

## Nopat ja valinnat

text-roll =
    heitä { $dice ->
        [one] noppaa
       *[other] { $dice } noppaa ja laske silmäluvut yhteen
    }
    .they =
        heittää { $dice ->
            [one] noppaa
           *[other] { $dice } noppaa ja laskee silmäluvut yhteen
        }
text-pray =
    { $dice ->
        [one] rukoile ja heitä noppaa
       *[other] rukoile, heitä { $dice } noppaa ja laske silmäluvut yhteen
    }
text-roll-for-space =
    { $dice ->
        [one] heitä noppaa, siirry heti silmäluvun mukaiseen ruutuun ja kohtaa se
       *[other] heitä { $dice } noppaa, laske silmäluvut yhteen, siirry heti summan mukaiseen ruutuun ja kohtaa se
    }
text-roll-for-each-follower = heitä noppaa jokaisen seuralaisesi puolesta: seuralainen kuolee silmäluvulla { $values }
text-solved = Summa enintään kokonaistaitosi suuruinen: { $effects }
text-failed = Summa tätä suurempi: { $effects }
text-toll = heitä noppaa, joka määrää tullin (jokaisen kuntopisteen sijasta voit antaa 1 seuralaisen kuolla)
text-choose-one = valitse yksi
text-may-choose-one = voit valita yhden
text-do-if-you-wish = jos haluat, { $effects }
text-call-on-healer = Parantaja: { $effects }
text-call-on-blacksmith = Seppä: { $effects }
text-call-on-mystic = Mystikko: { $effects }
text-call-on-enchantress = Lumoojatar: { $effects }
text-call-on-alchemist = Alkemisti: { $effects }
text-call-on-doctor = Lääkäri: { $effects }
text-by-alignment = vaikutus riippuu luonteestasi
text-row-good = Hyvä: { $effects }
text-row-neutral = Neutraali: { $effects }
text-row-evil = Paha: { $effects }
text-everyone = myötäpäivään sinusta alkaen { $who } { $effects-they }
text-each = jokainen pelihahmo
text-each-here = jokainen tämän vyöhykkeen pelihahmo
text-each-except = { $who }, jonka luonne ei ole { $alignments },
text-accept-quest = ota vastaan tehtävä heittämällä noppaa, ja kun olet täyttänyt tehtävän, sinut siirretään heti tähän ruutuun ja saat Talismanin, jos niitä on jäljellä
text-quest-1 = vie toiselta pelihahmolta 1 kuntopiste
text-quest-2 = surmaa 1 vihollinen
text-quest-3 = luovuta 1 seuralainen
text-quest-4 = luovuta 1 taikaesine
text-quest-5 = luovuta 3 kultasäkkiä
text-quest-6 = luovuta 2 kultasäkkiä

## Olennot, joilla ei ole korttia

text-fight-strength = kimppuusi käy { $being } (voima { $amount })
text-fight-craft = kimppuusi käy { $being } (taito { $amount }, psyykkinen taistelu)

## Kortti itse

text-attacks-enemy = Käy kimppuusi (taistelu) ja pysyy ruudussa, kunnes se surmataan.
text-attacks-spirit = Käy kimppuusi (psyykkinen taistelu) ja pysyy ruudussa, kunnes se surmataan.
text-special-one-by-one = Heitä noppaa: silmäluvun osoittama määrä käy kimppuusi yksi kerrallaan, kunnes kaikki on voitettu tai menetät kuntopisteen. Kortti on yksi voitonmerkki.
text-special-weaker-side = Jos kokonaisvoimasi on pienempi kuin kokonaistaitosi, se käy kimppuusi voimallaan (taistelu), muuten taidollaan (psyykkinen taistelu). Se pysyy ruudussa, kunnes se surmataan.
text-special-mirror = Sen voima on aina yhtä suuri kuin sinun kokonaisvoimasi. Surmattuna se ei ole voitonmerkki: saat 1 voimapisteen, ja tämä kortti poistetaan.
text-special-bandit = Voit maksaa sille 1 kultasäkin: silloin se ei käy kimppuusi. Kulta jää tälle kortille, ja sen saa se, joka surmaa vihollisen.
text-special-lich = Kuntopiste, jonka se vie sinulta, pannaan tälle kortille. Kun se voitetaan, se menettää yhden näistä kuntopisteistä eikä kuole, niin kauan kuin niitä on.
text-placed-by-roll = Kun kortti nostetaan, ennen kaikkea muuta: heitä noppaa ja siirrä tämä kortti silmäluvun mukaiseen ruutuun.
text-being = Tämä tapahtuma on olento, ja sen voi väistää.
text-counters =
    { $amount ->
        [one] Kortilla on 1 piste, kun se käännetään esiin.
       *[other] Kortilla on { $amount } pistettä, kun se käännetään esiin.
    }
text-take-counter-strength = voit ottaa tältä kortilta 1 voimapisteen; kortti poistetaan, kun pisteet loppuvat
text-take-counter-craft = voit ottaa tältä kortilta 1 taitopisteen; kortti poistetaan, kun pisteet loppuvat
text-take-counter-life = voit ottaa tältä kortilta 1 kuntopisteen; kortti poistetaan, kun pisteet loppuvat
text-turns-into-gold =
    Ota { $amount ->
        [one] 1 kultasäkki
       *[other] { $amount } kultasäkkiä
    } ja poista tämä kortti.
text-forbidden-to = Ei pelihahmolle, jonka luonne on { $alignments }.
text-as-follower = Kun se on seuralaisesi:
text-join-as-follower = tästä kortista tulee seuralaisesi
text-discard-card = poista tämä kortti
text-wander = heitä noppaa ja siirrä tätä korttia silmäluvun verran ruutuja myötäpäivään
text-leaves-after = Kun kortti on palvellut yhtä pelihahmoa, se poistetaan.

## Ruudut

text-draw =
    { $amount ->
        [one] Jos ruudussa ei ole korttia, nosta 1 seikkailukortti; kohtaa jokainen ruudun kortti.
       *[other] Nosta seikkailukortteja, kunnes ruudussa on { $amount } korttia; kohtaa ne kaikki.
    }
text-enemy-die-bonus = Viholliset, joita vastaan taistelet täällä, lisäävät heittoonsa { $amount }.
text-opposite = Kuohujoen toisella puolella: { $spaces }.
text-stairs-down = Portaat vievät alas { $space-to }. Alas tullessasi kukaan ei käy kimppuusi.
text-sentinel = Portaat vievät ylös { $space-to }. Jos haluat nousta niitä, Vartija (voima 9) käy kimppuusi joka kerta uudelleen. Jos voitat Vartijan tai väistät sen, jatkat matkaasi; jos häviät tai taistelu päättyy tasan, heittovuorosi päättyy tähän. Ruutuun jäävän kimppuun Vartija ei käy.
text-portal = Jos heittosi vie sinut tämän ruudun ohi, voit yrittää avata portin: valitse voima tai taito ja heitä 2 noppaa. Jos summa ei ole suurempi kuin valitsemasi kokonaisvoima tai kokonaistaito, siirryt { $space-to }, ja liikkumisesi päättyy siihen. Jos summa on suurempi, menetät valitsemastasi 1 pisteen (et kuitenkaan alle lähtöpisteiden), ja heittovuorosi päättyy tähän. Sisältä päin portti aukeaa ilman nopanheittoa.
text-cursed-glade = Täällä taikaesineesi eivät anna voimaa eivätkä taitoa eikä niitä voi käyttää, etkä voi käyttää taikoja. Ylimääräiset taiat poistetaan heti.
text-plain-of-peril = Sisävyöhykkeelle saapuva pysähtyy tähän. Sisävyöhykkeellä liikut 1 ruudun heittovuoroa kohti ilman nopanheittoa. Pelihahmot voivat kohdata täällä toisensa.
text-lost-strength = Kun saavut: heitä 3 noppaa, vähennä summasta kokonaisvoimasi ja siirry heti tuloksen mukaiseen ruutuun. Tämä on koko heittovuorosi.
text-lost-craft = Kun saavut: heitä 3 noppaa, vähennä summasta kokonaistaitosi ja siirry heti tuloksen mukaiseen ruutuun. Tämä on koko heittovuorosi.
text-or-less = { $value } tai vähemmän
text-or-more = { $value } tai enemmän
text-stay-here = jäät tähän ruutuun, ja ensi heittovuorollasi voit jatkaa kumpaan suuntaan tahansa
text-pits = Kun saavut, heitä noppaa: silmäluvun osoittama määrä syöverihirviöitä (kunkin voima 4) käy kimppuusi yksi kerrallaan. Kun menetät kuntopisteen, heittovuorosi päättyy, ja loput käyvät kimppuusi ensi heittovuorollasi. Voit jatkaa matkaa vasta, kun kaikki on voitettu.
text-valley-of-fire = Tähän ruutuun pääset vain Talismanin kanssa. Herruuden Kruunun ruutuun pääsee vain täältä. Pelihahmot voivat kohdata täällä toisensa.
text-werewolf-den = Kun saavut, heitä 2 noppaa: summa on kimppuusi käyvän ihmissuden voima. Tappion tai tasapelin jälkeen taistelet ensi heittovuorollasi uudelleen samaa ihmissutta vastaan. Voit jatkaa matkaa vasta, kun se on voitettu.
text-dice-with-death = Heitä 2 noppaa itsellesi ja 2 Kuolemalle. Jos oma summasi on suurempi, voit jatkaa matkaa ensi heittovuorollasi. Jos summat ovat yhtä suuret, heitä uudelleen ensi heittovuorollasi. Jos oma summasi on pienempi, menetät 1 kuntopisteen ja heität uudelleen ensi heittovuorollasi.
text-crown-of-command = Tästä ruudusta kukaan ei enää lähde. Jos täällä on muita, sinun on kohdattava joku heistä. Jos olet täällä yksin, sinun on jokaisella heittovuorollasi kohdistettava herruustaika johonkin toiseen pelihahmoon: heitä noppaa.
text-command-works = kyseinen pelihahmo menettää 1 kuntopisteen tai luovuttaa ja putoaa pelistä
text-of-target = { $effects-they }
text-on-visit-place = Voit pistäytyä täällä: { $effects }
text-on-visit-if = Voit pistäytyä muukalaisen luona, jos { $condition }: { $effects }
text-if-you-wish-if = Jos haluat ja jos { $condition }: { $effects }
text-unless = { $effects }, paitsi jos { $condition }
