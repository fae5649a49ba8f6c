### Pelkkä rivitila, jota ruudunlukija voi seurata.

## Alussa

introduction = Pelinä on { $game }. Pöydässä: { $players }.
rules-told = Säännöt: { $rules }.
rule-is-off = ei: { $rule }
rule-is-number = { $rule } { $number }
introduction-help = Kirjoita ohje, niin näet käytettävät sanat. Enter toistaa kysymyksen.
resumed =
    Tiedoston { $file } peli jatkuu { $answers ->
        [one] 1 vastauksen
       *[other] { $answers } vastauksen
    } jälkeen.
bot-default = Botti { $number }

## Kysymykset: rivi, jolle vastaus kirjoitetaan

ask-one = Valitse yksi, 1–{ $last }:
ask-exactly =
    Valitse { $count ->
        [one] 1 vaihtoehto
       *[other] { $count } vaihtoehtoa
    }, numerot väliltä 1–{ $last }, välilyönti väliin:
ask-between = Valitse { $least }–{ $most } vaihtoehtoa, numerot väliltä 1–{ $last }, välilyönti väliin:
ask-up-to =
    Valitse enintään { $most ->
        [one] 1 vaihtoehto
       *[other] { $most } vaihtoehtoa
    }, numerot väliltä 1–{ $last }, välilyönti väliin, tai 0, jos et mitään:
ask-number = Kirjoita luku, { $least }–{ $most }:
choice-line = { $number }. { $label }
choice-comes-to = Silloin: { $results }
choices-alike = { $first }–{ $last }. { $label }; tai { $others } muuta samanlaista. Kirjoita luettelo, niin kuulet kaikki
order-counts = Järjestyksellä on väliä: ensimmäinen ensin.
not-understood = ”{ $given }” jäi ymmärtämättä. Kirjoita numero luettelosta tai vaihtoehdon alku. Enter toistaa luettelon, ohje näyttää muut sanat.
ambiguous = ”{ $given }” voi tarkoittaa useaa vaihtoehtoa: { $labels }. Kirjoita enemmän tai anna numero.
no-such-number = Numeroa { $given } ei ole. Luettelon numerot ovat 1–{ $last }.
guard-asks = Voit vielä tehdä jotain. Valitse sama uudelleen, jos haluat silti jättää väliin.
danger-told = Vaara: { $danger }.
tip-told = Vinkki: { $tip }
tips-end = Kirjoita vinkit, jos et halua kuulla näitä.
chance-told = Mahdollisuus: { $danger }.

## Komennot, rivi kustakin: kirjoitettava sana ja mitä se tekee

commands-heading = Vastauksen sijasta voit kirjoittaa:
command-help = ohje: näytä nämä sanat
command-list = luettelo: lue kaikki vaihtoehdot, kukin omalla rivillään
command-look = katso: lue pöytä sellaisena kuin sinä sen näet
command-read = lue NIMI: lue kortin, ruudun tai hahmon teksti; lue N: sen teksti, mitä vaihtoehto N koskee
command-texts = tekstit: älä enää lue ensi kertaa vastaan tulevan kortin tai ruudun tekstiä, tai lue se taas
command-tips = vinkit: ei enää vinkkejä uusille pelaajille, tai kerro ne taas
command-stops = kysy N: valitse, milloin sinulta kysytään, haluatko vastata; ilman numeroa luettele hetket
command-log = loki N: lue N viimeisintä tapahtumaa
command-why = miksi NIMI: selitä, miksi jotain ei voi nyt valita; ilman nimeä luettele, mistä voi kysyä
command-hint = vihje: mitä eteenpäin ajatteleva tekisi tässä ja miksi
command-asides = ohessa: luettele, mitä voit tehdä kysymyksen ohessa
command-do = tee N: tee niistä numero N
command-undo = kumoa: kumoa viimeisin vastauksesi
command-save = tallenna TIEDOSTO: tallenna peli
command-guard = varoitus: älä enää kysy uudelleen, kun jätät väliin, tai kysy sittenkin
command-quit = lopeta: lähde pelistä

## Mitä komennot sanovat

log-empty = Vielä ei ole tapahtunut mitään.
read-what = Kirjoita lue ja nimi, tai lue ja vaihtoehdon numero.
read-nothing = Siitä ei ole luettavaa tekstiä.
texts-on = Kuulet omalla vuorollasi ensi kertaa vastaan tulevan kortin tai ruudun tekstin.
texts-off = Et enää kuule vastaan tulevien tekstejä. Sana lue lukee ne yhä.
tips-on = Kuulet taas, millä on kysymyksen kohdalla väliä.
tips-off = Ei enää vinkkejä. Sana vinkit palauttaa ne.
stops-heading = Jos voit tehdä jotain, sinulta kysytään näinä hetkinä. Kirjoita kysy ja numero, niin muutat yhtä, tai kysy ja jokin sanoista kaikki, tavalliset, ei.
stops-on = { $moment }: kysytään
stops-off = { $moment }: ei kysytä
stops-all = kaikki
stops-usual = tavalliset
stops-never = ei
why-heading = Voit kysyä näistä:
why-offered = { $thing } on nyt valittavissa, numero { $numbers }.
why-aside = Kysymyksen ohessa voit tehdä sillä tämän: { $label }.
why-not = { $thing }: { $reason } Sääntö { $rule }.
asides-heading = Kysymyksen ohessa voit tehdä näitä (kirjoita tee ja numero):
no-asides = Kysymyksen ohessa ei nyt voi tehdä mitään.
aside-possible = Kysymyksen ohessa voit nyt tehdä tämän: { $label }. Kirjoita ”ohessa”, sitten ”tee”.
undone = Viimeisin vastauksesi on kumottu.
save-where = Kirjoita tallenna ja tiedoston nimi.
saved = Peli on tallennettu tiedostoon { $file }.
guard-on = Sinulta kysytään uudelleen, kun jätät väliin ja voisit tehdä jotain.
guard-off = Sinulta ei enää kysytä uudelleen, kun jätät väliin.
quit-unsaved = Tätä peliä ei ole tallennettu. Kirjoita tallenna ja tiedoston nimi tai kirjoita lopeta uudelleen, jolloin peli katoaa.
goodbye = Näkemiin. Pelisi odottaa tiedostossa { $file }.
goodbye-unsaved = Näkemiin. Tätä peliä ei tallennettu.
record-kept = Tämän pelin tallenne on tiedostossa { $file }.

## Pöytä

press-enter = Paina Enter, kun olet lukenut tämän.
curtain = Anna näppäimistö seuraavalle: { $player }. Hän painaa Enter-näppäintä.
game-over = Peli on päättynyt.
winner = Pelin voittaja: { $players }.
nobody-wins = Kukaan ei voita peliä.
