### Mitä uudelle pelaajalle kerrotaan kysymyksen kohdalla, kun sillä on väliä; säännöt laskevat luvut.

coach-path = Katso molemmat päätepisteet: siellä, missä nostetaan kortteja, voi voittaa ja hävitä eniten. Taulukkoruudussa lukee etukäteen, mitä kukin silmäluku tekee.
coach-encounter = Kohtaat joko ruudun tai siinä olevan pelihahmon. Joka voittaa toisen pelihahmon, vie kuntopisteen, kultaa tai esineen.
coach-space = Tätä ei ole pakko tehdä. Lue, mitä siitä voi saada ja mitä se maksaa, ja päätä sitten.
coach-visit = { $kind ->
        [place] Paikka jää tähän, ja jokainen ohikulkija voi käyttää sitä. Lue, mitä se voi antaa ja mitä se maksaa.
       *[stranger] Muukalainen auttaa tai houkuttelee, kuten kortissa lukee. Jos jätät sen rauhaan, se jää tähän seuraavalle.
    }
coach-take = Mitä jätät, on kaikkien otettavissa. Esineitä saa olla 4; seuralaisia ja kultaa ei lasketa.
coach-buy = Ase auttaa jokaisessa taistelussa, suojavaruste voi säästää kuntopisteen, kun olet hävinnyt. Muuten kullasta ei taistelussa ole hyötyä.
coach-evade = Joka väistää, ei taistele eikä voita mitään. Vertaa lukuja ennen nopanheittoa ja laske kuntopisteesi.
coach-before-fight = Nyt on viimeinen hetki: kun nopat on heitetty, mikään taika ei enää muuta tätä taistelua. Tarvitaanko sitä nyt, vai onko siitä myöhemmin enemmän hyötyä?
coach-spell = Taika käytetään kerran. Eniten siitä on hyötyä, kun se ratkaisee jotain: taistelun, kuntopisteen tai jonkun toisen johtoaseman.
coach-surplus = Mitä jätät, jää tähän ruutuun, ja kuka tahansa ohikulkija voi ottaa sen.
coach-inner = Täällä jokaisella ruudulla on tehtävänsä, ja jokainen voi maksaa kuntopisteitä. Ilman Talismania Liekkien laaksoon ei pääse.
coach-command = Jolla on kuntopisteitä jäljellä, voi vielä tulla Kruunun luo taistelemaan siitä. Kun viimeinen kuntopiste menee, olet poissa pelistä.
coach-trophies = Voitonmerkeistäsi saa { $amount ->
        [one] 1 pisteen lisää
       *[other] { $amount } pistettä lisää
    }. Vaihda ne minkä tahansa kysymyksen ohessa: voitonmerkistä itsestään ei ole hyötyä, piste auttaa jokaisessa taistelussa.
coach-no-talisman = Sinulla ei ole vielä Talismania: ilman sitä Liekkien laaksoon ei pääse, ja Suuren portin takana jokainen ruutu voi maksaa kuntopisteitä. Etsi se ensin.
coach-portal = Kun voimaa on { $strength } ja taitoa { $craft }, Suuri portti aukeaa { $opens ->
        [100] varmasti.
        [one] { $opens } kerran sadasta. Epäonnistunut yritys päättää heittovuoron ja voi maksaa pisteen.
       *[other] { $opens } kertaa sadasta. Epäonnistunut yritys päättää heittovuoron ja voi maksaa pisteen.
    }
coach-sentinel = Portailla odottaa Vartija: ennen noppia { $own } vastaan { $against }, voittoja sadasta { $won }. { $lives ->
        [one] Sinulla on 1 kuntopiste.
       *[other] Sinulla on { $lives } kuntopistettä.
    } Joen takana on enemmän voitettavaa ja enemmän hävittävää.
coach-few-lives = { $lives ->
        [one] Sinulla on enää 1 kuntopiste: seuraava menetys on viimeinen.
       *[other] Sinulla on enää { $lives } kuntopistettä.
    } Nyt kannattaa kiertää ruutuihin, jotka parantavat tai joissa ei ole vihollisia.
coach-fight = Ennen noppia luvut ovat { $own } ja { $against }: sadasta tällaisesta taistelusta voitat { $won } ja häviät { $lost }. Joka väistää, ei voita mitään eikä menetä mitään.
