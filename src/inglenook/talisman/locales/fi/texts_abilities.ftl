### Erityispiirteiden tekstit: omistajalle osoitettuja virkkeitä.

## Voima ja taito

text-adds-strength = +{ $strength } voimaa.
text-adds-craft = +{ $craft } taitoa.
text-adds-both = +{ $strength } voimaa ja +{ $craft } taitoa.
text-weapon = Ase: +{ $strength } voimaa taistelussa.
text-weapon-against-dragon = Lohikäärmeitä vastaan sen sijaan +{ $strength } voimaa.
text-weapon-drinks-life = Kun voitat sillä taistelun ja häviäjä menettää kuntopisteen, saat 1 kuntopisteen.
text-armour = Kun olet menettämässä kuntopisteen taistelussa, voit heittää noppaa: silmäluvulla { $values } et menetä sitä. Kutakin kuntopistettä kohti voi kokeilla vain 1 suojavarustetta.
text-adds-craft-in-battle = Lisäät taistelussa kokonaistaitosi voimaasi.
text-trains-followers = Jokainen seuralaisesi, joka ei lisää voimaa, lisää taistelussa voimaasi 1.
text-two-dice-in-battle = Heität taistelussa 2 noppaa ja käytät niistä suurempaa silmälukua.
text-two-weapons = Voit käyttää 2 asetta yhtä aikaa.
text-may-not-use-weapon = Et voi käyttää aseita.
text-may-not-use-armour = Et voi käyttää suojavarusteita.
text-may-not-use-magic-object = Et voi käyttää taikaesineitä, paitsi Talismania.
text-hired-strength =
    Kerran heittovuorossa voit maksaa { $price ->
        [one] 1 kultasäkin
       *[other] { $price } kultasäkkiä
    }: +{ $strength } voimaa taistelussa heittovuoron loppuun asti.
text-one-turn-strength = Voit käyttää tämän kortin kerran: +{ $strength } voimaa heittovuoron loppuun asti. Poista se sitten.
text-roll-before-fight = Ennen taistelua tai psyykkistä taistelua voit heittää noppaa. 1: poista tämä kortti, ja menetät 1 kuntopisteen. 2: poista tämä kortti. 3–4: mitään ei tapahdu. 5: lisää iskuvoimaasi 1. 6: lisää siihen 3.
text-fights-instead = Tämä seuralainen voi käydä taistelun sinun sijastasi voimalla { $strength }. Jos se voittaa, vihollinen on sinun voitonmerkkisi tai toinen pelihahmo menettää kuntopisteen; jos se häviää, se kuolee ja heittovuorosi päättyy.

## Kantaminen

text-carries-all = Sinulla voi olla kuinka monta esinettä tahansa; tätä korttia ei lasketa mukaan.
text-carries =
    Sinulla voi olla { $more ->
        [one] 1 esine
       *[other] { $more } esinettä
    } enemmän; tätä korttia ei lasketa mukaan.
text-carries-sealed = Muut eivät voi ottaa sinulta tätä korttia eivätkä sitä, mitä siinä on. Jos menetät sen, menetät myös sen, mitä siinä on.
text-opens-valley-of-fire = Tämän kortin kanssa pääset Liekkien laaksoon.
text-builds-rafts = Jos heittovuorosi alkaa Metsässä tai Metsikössä, voit käyttää koko heittovuoron lautan rakentamiseen.
text-is-raft = Ensi heittovuorollasi voit nopanheiton sijasta ylittää Kuohujoen vastapäiseen ruutuun. Lauttaa ei voi kantaa mukana: se poistetaan kyseisen heittovuoron lopussa, käytit sitä tai et.

## Taiat

text-always-has-spell = Kun sinulla ei ole yhtään taikaa, nosta heti yksi, jos taitosi riittää.
text-always-has-spell-beyond-limit = Kun sinulla ei ole yhtään taikaa, nosta heti yksi, vaikka taitosi ei riittäisi.
text-wards-off-spells = Et voi käyttää taikoja, eikä mikään taika vaikuta sinuun. Tämä ei koske herruustaikaa.
text-sees-spells = Voit milloin tahansa katsoa muiden pelaajien taikoja.
text-draws-spells-in = Kun olet liikkumisesi päätteeksi { $places }, voit nostaa taikoja taitosi sallimaan määrään asti.

## Liikkuminen ja ruudut

text-evades = Voit väistää olennot ja pelihahmot { $places }.
text-evades-characters = Voit väistää pelihahmot { $places }.
text-need-not-roll = Sinun ei tarvitse heittää noppaa { $places }; jos heität, tulos on voimassa.
text-unharmed = Ruudun ohjeet eivät vie sinulta kuntopisteitä { $places }.
text-unaffected = { $cards } ei vaikuta sinuun.
text-adds-to-roll = Voit { $occasion } lisätä heittoosi { $amount }.
text-shifts-roll = Voit { $occasion } lisätä heittoosi { $amount } tai vähentää siitä { $amount }.
text-rolling-praying = rukoillessasi
text-rolling-cave = Luolassa
text-rolling-graveyard = Hautausmaalla
text-rolling-tavern = Majatalossa
text-fewer-dice =
    Suurella portilla heität taitoa käyttäessäsi vain { $portal ->
        [one] 1 nopan
       *[other] { $portal } noppaa
    }, Kaivoksessa vain { $mines ->
        [one] 1 nopan
       *[other] { $mines } noppaa
    }.
text-moves-between = Jos heittovuorosi alkaa { $place }, voit nopanheiton sijasta siirtyä saman vyöhykkeen toiseen samannimiseen ruutuun.
text-two-dice-for-movement = Voit heittää etenemistä varten 2 noppaa ja käyttää kumpaa tahansa.
text-rests-on = Kun etenemisheittosi on { $roll }, voit jäädä paikallesi ja parantaa 1 kuntopisteen, korkeintaan lähtöpisteisiin asti; heittovuorosi päättyy siihen.
text-crosses-on = Kun etenemisheittosi on { $roll }, voit sen sijaan ylittää Kuohujoen vastapäiseen ruutuun.
text-one-space-a-turn = Liikut vain 1 ruudun heittovuoroa kohti. Poista tämä kortti, kun ylität Kuohujoen.
text-rolls-again = Kerran jokaisella omalla heittovuorollasi voit heittää uudelleen nopan, jonka juuri heitit; toinen tulos on voimassa.
text-changes-alignment = Voit muuttaa luonnettasi, enintään kerran heittovuorossa.
text-looks-at-top-card = Heittovuorosi alussa voit katsoa seikkailupakan päällimmäisen kortin.
text-draws-one-more = Kun nostat seikkailukortteja, voit nostaa 1 kortin enemmän ja poistaa sitten niistä 1 valitsemasi kortin.
text-free-purchase = Voit ottaa ilmaiseksi 1 valitsemasi tavarakortin aina, kun olet { $places }.
text-sells-objects = Heittovuorollasi voit poistaa haluamasi määrän esineitäsi: saat kustakin 1 kultasäkin.
text-sells-objects-in = Voit { $places } myydä haluamasi määrän esineitäsi hintaan 1 kultasäkki kappaleelta.
text-served-free =
    Linnassa kuninkaan lääkäri parantaa sinut ilmaiseksi. Siellä voit luovuttaa tämän seuralaisen ja saada { $gold ->
        [one] 1 kultasäkin
       *[other] { $gold } kultasäkkiä
    }.

## Viholliset ja haamut

text-many-animal = eläimet
text-many-dragon = lohikäärmeet
text-not-attacked = Nämä eivät käy kimppuusi, mutta voit hyökätä niiden kimppuun: { $kinds }.
text-no-fight-with = Nämä eivät käy kimppuusi, etkä voi hyökätä niiden kimppuun: { $kinds }.
text-charms-animal-strength = Sen sijaan että taistelet eläintä vastaan, voit heittää noppaa: jos silmäluku on suurempi kuin eläimen voima, eläimestä tulee seuralaisesi, jonka voima lisätään taistelussa omaasi (vain 1 tällainen seuralainen kussakin taistelussa).
text-charms-spirit-craft = Sen sijaan että taistelet haamua vastaan, voit heittää noppaa: jos silmäluku on suurempi kuin haamun taito, haamusta tulee seuralaisesi, jonka taito lisätään psyykkisessä taistelussa omaasi (vain 1 tällainen seuralainen kussakin taistelussa).
text-recruits = Sen sijaan että taistelet { $cards-part } vastaan, voit ottaa vihollisen seuralaiseksesi. Taistelussa voit poistaa 1 tällaisen seuralaisen ja lisätä kerran sen voiman omaasi.
text-raises-dead = Surmaamastasi vihollisesta, jolla on voimaa, voi tulla seuralaisesi voitonmerkin sijasta. Taistelussa voit poistaa 1 tällaisen seuralaisen ja lisätä kerran sen voiman omaasi.
text-destroys-spirits = Voit tuhota kohtaamasi haamun taistelematta; se ei ole voitonmerkki.
text-destroys-spirits-for-spell = Voit tuhota kohtaamasi haamun taistelematta; se ei ole voitonmerkki, mutta nostat siitä 1 taian, jos taitosi riittää.
text-keeps-spirits = Pidät surmaamasi haamut voitonmerkkeinä ja voit vaihtaa 7 pistettä niiden taitoa 1 taitopisteeseen.
text-drives-off = Voit poistaa tämän kortin ja karkottaa 1 vihollisen, jonka olet kohtaamassa.

## Muut pelihahmot

text-psychic-attack = Kun hyökkäät pelihahmon kimppuun, voit valita psyykkisen taistelun.
text-psychic-defence = Kun pelihahmo hyökkää kimppuusi, voit valita psyykkisen taistelun.
text-strikes-unseen = Kun hyökkäät pelihahmon kimppuun tai sellaisen vihollisen kimppuun, jolla on voimaa ja joka oli jo avoinna ruudussa, voit iskeä salaa: uhrisi ei heitä noppaa. Jos voitat näin pelihahmon, sinun on vietävä kuntopiste. Tämä ei onnistu haamuja vastaan eikä Herruuden Kruunun luona.
text-takes-won-life = Kun viet pelihahmolta kuntopisteen psyykkisessä taistelussa, saat sen itsellesi.
text-may-not-attack = Et voi hyökätä sellaisen pelihahmon kimppuun, jonka luonne on { $alignment }, paitsi Herruuden Kruunun luona.
text-takes = Sen sijaan että hyökkäät ruudussasi olevan pelihahmon kimppuun, voit ottaa siltä valintasi mukaan { $what }.
text-takes-by-roll = Sen sijaan että hyökkäät ruudussasi olevan pelihahmon kimppuun, voit yrittää ottaa siltä valintasi mukaan { $what }: heitä noppaa.
text-takes-from-roll = Yritys onnistuu silmäluvulla { $values }.
text-takes-from-rolls = Yritys onnistuu hyvää pelihahmoa vastaan silmäluvulla { $good }, neutraalia vastaan silmäluvulla { $neutral } ja pahaa vastaan silmäluvulla { $evil }.
text-takes-only = Sen sijaan että hyökkäät ruudussasi olevan pelihahmon kimppuun, voit ottaa siltä { $followers-object }.
text-takes-never = Näin et voi ottaa { $followers-part }.
text-taken-gold = 1 kultasäkin
text-taken-object = 1 esineen
text-taken-follower = 1 seuralaisen
text-swaps-objects = Sen sijaan että hyökkäät ruudussasi olevan pelihahmon kimppuun, voit vaihtaa valitsemasi esineesi (et Talismania) valitsemaasi kyseisen pelihahmon esineeseen.
text-plays-pipes = Sen sijaan että hyökkäät ruudussasi olevan pelihahmon kimppuun, voit soittaa huilua ja heittää noppaa: silmäluvulla { $values } kyseinen pelihahmo menettää 1 heittovuoron.

## Seuralaiset, jotka tulevat itsestään

text-must-be-taken = Sinun on otettava tämä kortti, etkä voi luopua siitä.
text-joins-for =
    Liittyy seuraasi vain, jos maksat { $gold ->
        [one] 1 kultasäkin
       *[other] { $gold } kultasäkkiä
    }.
text-drives-followers-away = Muut seuralaisesi poistuvat pelistä, eikä sinulla voi olla seuralaisia, ennen kuin pistäydyt Kylässä Mystikon luona; silloin tämä kortti poistetaan.

## Missä

place-woods = Metsikössä
place-forest = Metsässä
place-hills = Kukkuloilla
place-fields = Pelloilla
place-crags = Kallioilla
place-chasm = Rotkossa
place-desert = Autiomaassa
place-chapel = Kappelissa
place-graveyard = Hautausmaalla
place-village = Kylässä
place-city = Kaupungissa
place-market = Markkinoilla
place-market-day = paikalla Markkinapäivänä
