### Mitä uudelle pelaajalle kerrotaan kysymyksen kohdalla, kun sillä on väliä; säännöt laskevat luvut.

coach-bid = Eniten tarjonnut valitsee ensin. Jokainen kuitenkin aloittaa tarjoamillaan taakoilla ja häviää, kun Sormuksen viejällä on niitä 10. Yleensä tarjotaan 0–2.
coach-starting-fellowship = Nämä kumppanit kulkevat Frodon mukana ensimmäisestä vuorosta lähtien. Valitse niin monta kuin varjohinta sallii ja paina Valmis.
coach-phase = Nyt voi käyttää vuorotellen kortteja, joissa mainitaan tämä vaihe. Vaihe päättyy, kun kaikki ovat peräkkäin jättäneet väliin.
coach-archery = Valitse, kehen osuu. Hahmo kuolee, kun sillä on yhtä monta haavaa kuin elinvoimapistettä.
coach-assign = Valitse, kuka taistelee ketäkin vastaan. Varjopelaaja päättää palvelijoista, jotka jätät yli.
coach-skirmish = Suurempi voima voittaa, tasatilanteessa varjo. Häviäjä saa haavan ja kuolee, jos vastassa on kaksinkertainen voima.
coach-reconcile = Seuraavaksi kätesi järjestetään: vedät kortteja, kunnes sinulla on 8. Sitä ennen voit poistaa yhden kortin, josta ei ole hyötyä.
coach-burdens = Sormuksen viejän taakat: { $burdens } / { $most }. { $left ->
        [one] Seuraavasta peli on hävitty.
       *[other] Vielä { $left }, ja peli on hävitty: harkitse tarkkaan, ennen kuin laitat Sormuksen sormeen tai maksat taakoilla.
    }
coach-twilight = { $pool ->
        [0] Varjoallas on tyhjä
       *[some] Varjoaltaassa on { $pool }
    }, ja siirtosi lisää siihen vähintään { $more } (kulkijoista { $walking }). Myös jokaisen pelaamasi kortin hinta lisätään: kaikella maksetaan palvelijoita.
coach-shadow = Varjoaltaassa on { $pool }: voit maksaa kädestäsi { $count ->
        [one] 1 palvelijan
       *[other] minkä tahansa { $count } palvelijasta
    }, niin kauan kuin merkkejä riittää. Mitä vuoron lopussa on jäljellä, katoaa.
coach-arrows = Seuraavaksi lentävät nuolet: saattueeseen { $minion }, palvelijoihin { $fellowship }. Mikä parantaa, vahvistaa tai haavoittaa, kannattaa käyttää ennen niitä.
coach-winning = Näillä näkymin voitat tämän taistelun, { $own } vastaan { $against }. Säästä korttisi ja jätä väliin: jos toinen puoli tekee jotain, sinulta kysytään uudelleen.
coach-losing = Näillä näkymin häviät tämän taistelun, { $own } vastaan { $against }. Kun voimaa on { $more } lisää, voitat sen. Kunkin vaihtoehdon vieressä lukee, mihin se johtaisi.
coach-overwhelmed = Näillä näkymin häviät tämän taistelun, { $own } vastaan { $against }, ja { $cards } { $count ->
        [one] murskattaisiin ja kuolisi
       *[other] murskattaisiin ja kuolisivat
    }. Sen estäisi { $saved } lisää voimaa, ja { $more } lisää toisi voiton.
coach-dying = Näillä näkymin häviät tämän taistelun, { $own } vastaan { $against }, ja { $cards } { $count ->
        [one] kuolisi
       *[other] kuolisivat
    }. Vain { $more } lisää voimaa toisi voiton.
coach-arrow-kills = Yksi haava lisää tappaa: { $cards }. { $count ->
        [one] Nuoli voi osua johonkuhun toiseen.
       *[other] Nuoli voi osua muihin.
    }
coach-outnumbered = Palvelijoita on { $minions }, ja sinulla on { $fighters ->
        [one] 1 taistelija
       *[other] { $fighters } taistelijaa
    }. Varjopelaaja lähettää yli jäävät minne tahtoo: myös Sormuksen viejän kimppuun. Ota vahvat vastaan ja jätä yli vain ne, jotka Sormuksen viejä kestäisi.
coach-overwhelming = { $card } (voima { $strength }) murskaisi ja tappaisi heti { $count ->
        [one] hahmon { $cards }: sen voima on enintään puolet siitä.
       *[other] jokaisen näistä, sillä niiden voima on enintään puolet siitä: { $cards }.
    }
coach-assign-minions = Samaa kumppania vastaan voi taistella useampi palvelija. { $card }: voima { $strength }. Jos palvelijoiden voima on yhteensä vähintään { $enough }, ne murskaavat sen.
coach-move-again = Uusi siirto säästää vuoron, mutta se lisää varjoaltaaseen vähintään { $more }, ja varjopelaaja on vetänyt uusia kortteja. Mukana kulkevat haavat: { $wounds }; perässä tulevat palvelijat: { $minions }.
