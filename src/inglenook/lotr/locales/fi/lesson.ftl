### Ohjattu ensipeli: mitä kussakin kohdassa sanotaan, ja vastaukset muihin valintoihin.

lesson-lotr-chapter-road = Matkaan
lesson-lotr-chapter-other-side = Toinen puoli
lesson-lotr-chapter-last-place = Viimeinen paikka

## Matkaan

lesson-lotr-frodo = Tässä on Frodo, ja hänen allaan on Sormus. Vie hänet elossa yhdeksänteen paikkaan, niin voitat.
lesson-lotr-two-kinds = Aragorn kulkee hänen kanssaan. Kätesi vaaleat kortit ovat ystäviä ja heidän varusteitaan; tummat nukkuvat, kunnes on Lankan vuoro.
lesson-lotr-friend = Pyydä Legolas mukaan: hänellä on jousi. Hänen hintansa, 2, menee keskellä olevaan altaaseen, ja Lanka käyttää sen.
lesson-lotr-friend-boromir = Vahva mutta kallis: 3 altaaseen. Legolas toisi jousen, ja hänet voi vieläkin pyytää mukaan.
lesson-lotr-friend-westfarthing = Sekin käy: Frodo rasittuu yhden haavan verran, ja ystävä tulee yhtä halvemmalla. Haavat ovat kuitenkin kalliimpia kuin varjomerkit.
lesson-lotr-friend-alone = Nopeaa ja hiljaista: näin pienestä altaasta Lanka ei saa ketään matkaan. Kaksi ei kuitenkaan kestä sitä, mitä edessä on; palataanko ja pyydetään Legolas mukaan?
lesson-lotr-gear = Hobbit Sword tekee Frodosta 2 vahvemman ja maksaa 1. Pelaa se, mikä tuntuu hintansa arvoiselta, ja siirry sitten.
lesson-lotr-gear-athelas = Parantava yrtti myöhempää varten; Aragorn kantaa sitä mielellään.
lesson-lotr-gear-boromir = Iso joukko on vahva, mutta siitä lähtee ääntä: katso allasta.
lesson-lotr-moving = Askelkin maksaa: metsästä { $number } ja jokaisesta teistä 1. Lankalla oli siis { $pool } käytettävänään.
lesson-lotr-shadow = Lanka maksoi siitä altaasta: Scout 2 ja Marksman 3. Molemmat vaeltavat kaukana kotoa, joten kumpikin maksoi hänelle 2 enemmän; mutta jos Scout löytää haltian, eli haltia on pelissä, se palauttaa altaaseen 2.
lesson-lotr-arrows = Ennen miekkoja lentävät nuolet: yksi kummaltakin puolelta. Anna Lankan nuoli jollekulle, joka kestää sen; Aragorn on sitkeä.
lesson-lotr-arrows-frodo = Hän elää. Juuri häntä ilman et kuitenkaan pärjää: muut voivat ottaa nuolet hänen puolestaan.
lesson-lotr-arrows-legolas = Hyvä niin; hän kestää vielä lisää. Muista vain, että hänkin joutuu taistelemaan.
lesson-lotr-wounds = Jokainen pisara on haava, ja ystävä, jolta elinvoima loppuu, on kuollut. Aragornilla on jäljellä { $left } / { $vitality }.
lesson-lotr-meeting = Kuka kohtaa kenet? Valitse ystävä ja vihollinen. Kenet jätät vapaaksi, sen Lanka voi lähettää kenen kimppuun tahansa, Frodonkin.
lesson-lotr-meeting-frodo = Niinkin voi tehdä, ja hän jäisi eloon. Lankalla on kuitenkin vielä kortteja, ja jos Frodo kuolee, peli päättyy: muut voivat asettua hänen eteensä.
lesson-lotr-meeting-scout = Aragornille turvallista, 8 vastaan 6. Mutta silloin Legolasilla on 6 vastaan 7, ja se sattuu.
lesson-lotr-meeting-free = Molemmat olivat vapaina, ja molemmat käyvät Frodon kimppuun: yhteensä 13. Se on yli kaksi kertaa hänen voimansa, ja peli on hävitty.
lesson-lotr-one-fight = Taistelut käydään yksi kerrallaan, ja järjestys on sinun. Ehkä ensin Aragorn: { $ours } vastaan { $theirs }.
lesson-lotr-wait-or-act = Suurempi voima voittaa, ja se on sinulla: { $ours } vastaan { $theirs }. Voit toimia nyt tai jättää väliin ja katsoa, mitä Lanka tekee.
lesson-lotr-wait-or-act-at-once = Se ratkaisee: mikään Lankan kortti ei enää käännä tätä taistelua. Ensi kerralla voit antaa hänen näyttää ensin.
lesson-lotr-answer = Drums in the Deep: Marksmanilla on { $theirs }, Aragornilla { $ours }. Niin kauan kuin joku toimii, kaikilta kysytään uudelleen: vastaa kortillasi.
lesson-lotr-answer-passed = Aragorn sai haavan, ja Marksman elää. Korttisi on yhä kädessäsi: askel taaksepäin?
lesson-lotr-early-ring = Frodolle haava tai sitten Sormus: silloin haavasta tulee taakka. Elinvoimapisteitä on jäljellä { $left }, taakkoja { $burdens }; kun taakkoja on 10, Sormus on saanut hänet.
lesson-lotr-fight-won = Taistelu on voitettu: häviäjä saa haavan, eikä Marksman kestänyt yhtäkään. Muista myös tämä: kaksinkertainen voima tappaa, oli elinvoimaa mitä tahansa.
lesson-lotr-tie = Legolasilla oli 6 vastaan 6, ja tasapeli kuuluu varjolle: hän saa haavan. Scout pysyy kannoillanne.
lesson-lotr-stop-or-go = Lankalla on taas kahdeksan korttia kädessään. Jää tähän tai jatka vielä kerran: seuraava paikka on turvapaikka, mutta jokainen teistä tuo altaaseen taas 1.
lesson-lotr-stop-or-go-stopped = Varmaa ja hidasta; palvelijat luovuttavat. Täällä ei kuitenkaan ole vuodetta: haavat jäävät.
lesson-lotr-on-your-own = Uusi paikka, ja nuolet ovat jo lentäneet. Loput osaat: kuka ottaa kenetkin?

## Toinen puoli

lesson-lotr-other-side = Nyt on Lankan matka, ja sinä väijyt tien varrella. Ystäväsi lepäävät; tummat korttisi heräävät.
lesson-lotr-purse = Lanka kutsui Gimlin, antoi Frodolle miekan ja siirtyi. Siitä tuli altaaseen { $pool }, ja se on sinun käytettävissäsi.
lesson-lotr-send = Shaman maksaa 3 ja vielä 2, koska se vaeltaa näin kaukana lännessä. Mitä jätät altaaseen, se katoaa vuoron lopussa.
lesson-lotr-send-soldier = Halpa ja vahva, mutta yksi haava riittää. Loput eivät enää riitä Shamaniin: askel taaksepäin?
lesson-lotr-send-savage = Nyt heikko, myöhemmin sitkeä. Loput eivät enää riitä Shamaniin: askel taaksepäin?
lesson-lotr-send-nobody = Lanka kiittää. Kukaan ei ole hänen tiellään, joten mitään ei tapahdu.
lesson-lotr-nothing-to-do = Shaman voisi parantaa Uruk-haita hinnalla 2, mutta kukaan ei ole haavoittunut. Jätä väliin; vaiheet, joissa kukaan ei voi tehdä mitään, menevät ohi itsestään.
lesson-lotr-wick-chooses = Omalla matkallaan Lanka päättää, kuka kohtaa sinut: Gandalf tuli, { $theirs } vastaan sinun { $ours }. Hänellä oli jotain kädessään, muuten hän ei olisi uskaltanut.
lesson-lotr-exerting = Gandalfilla on nyt { $theirs }. Bred for Battle rasittaa Shamania, eli se ottaa hinnaksi yhden haavan, ja antaa sille 3: laske, ennen kuin valitset.
lesson-lotr-exerting-passed = 8 vastaan 11: Shaman haavoittuu, ja Gandalf kulkee eteenpäin.
lesson-lotr-yours-this-time = 11 vastaan 11: tasapeli on aina Varjon, ja Lankan matkalla Varjo olet sinä. Vahinko +1 tarkoittaa häviäjälle yhtä haavaa lisää, joten niitä tulee kaksi.
lesson-lotr-cards = Voit poistaa yhden kortin, sitten vedät, kunnes kortteja on kahdeksan. Poista vaikka jokin näin alussa heikko kortti, tai pidä kaikki.
lesson-lotr-rest = Taas sinun matkasi, ja heräät turvapaikassa: enintään viisi haavaa paranee. Paranna kaikki.
lesson-lotr-rest-passed = He jatkavat haavoittuneina. Lepo ei täällä maksa mitään: palataanko?
lesson-lotr-round = Siinä oli kokonainen kierros: sinun matkasi, sitten Lankan. Näin jatketaan paikka paikalta. Käännetään sivua, ja edessä on viimeinen.
lesson-lotr-lost-early = Frodo on kuollut ja peli sen myötä ohi: näin hävitään. Palaa siihen, kuka kohtaa kenet, ja kokeile toisin.

## Viimeinen paikka

lesson-lotr-page = Käännetään sivu: kahdeksan paikkaa on takana. Boromir kaatui matkalla, eikä kuollut palaa.
lesson-lotr-burdens =
    Frodolla on elinvoimapisteitä jäljellä { $left }, ja hän kantaa { $burdens ->
        [one] yhtä taakkaa
       *[other] { $burdens } taakkaa
    }. Kun taakkoja on 10, Sormus on saanut hänet, ja silloinkin peli on hävitty.
lesson-lotr-step = Vielä yksi paikka. Se yksin tuo altaaseen 9, mutta kukaan ei enää pyydä teitä olemaan hiljaa. Siirry.
lesson-lotr-step-shield = Hyvä kilpi. Se ei hidasta ketään; siirry, kun olet valmis.
lesson-lotr-at-home = Patrol Troop, voima { $troop }, ja Scavengers, voima { $scavengers }. Näin lähellä loppua kukaan ei vaella: ne maksavat vain hintansa.
lesson-lotr-choice = Kaksinkertainen voima murskaa: kuolema heti, eikä Sormus auta. Kuka kestää voiman { $troop }, kuka voiman { $scavengers }?
lesson-lotr-choice-frodo = 6 vastaan 13 on yli kaksinkertainen: Frodo murskattaisiin, ja peli olisi hävitty. Anna Aragornin ottaa Troop.
lesson-lotr-choice-aragorn = Sen Aragorn voittaisi. Mutta silloin Troop jää Frodolle: 13 vastaan 6, ja peli on hävitty.
lesson-lotr-choice-free = Troop jäi vapaaksi, ja Lanka lähettää sen Frodon kimppuun: yli kaksi kertaa hänen voimansa, ja peli on hävitty.
lesson-lotr-choice-wick = Sama taistelu, mutta Lanka valitsi sen. Hän olisi voinut lähettää molemmat Aragornin kimppuun.
lesson-lotr-standing = Aragorn häviää taistelunsa ja jää eloon. Jokaista taistelua ei tarvitse voittaa; tarvitset Frodon perille.
lesson-lotr-ring = Tämä olisi Frodon viimeinen haava. Laita Sormus sormeen, niin siitä tulee taakka.
lesson-lotr-ring-passed = Ilman Sormusta Frodo kuolee tähän haavaan, askelta ennen loppua.
lesson-lotr-won = Yhdeksännen paikan jokaisesta taistelusta on selvitty: voitit. Elinvoimapisteitä { $left }, taakkoja { $burdens }, ja se riitti.
lesson-lotr-lost = Frodo on kuollut, ja peli on hävitty viimeisessä paikassa. Palaa siihen, kuka kohtaa kenet: läpi pääsee.
