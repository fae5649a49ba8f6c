### Pelkkä rivitila, jota ruudunlukija voi seurata.

## Alussa

introduction = Pelinä { $game }. Pöydässä: { $players }.
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
order-counts = Järjestyksellä on väliä: ensimmäinen ensin.
not-understood = ”{ $given }” jäi ymmärtämättä. Kirjoita numero luettelosta tai vaihtoehdon alku. Enter toistaa luettelon, ohje näyttää muut sanat.
ambiguous = ”{ $given }” voi tarkoittaa useaa vaihtoehtoa: { $labels }. Kirjoita enemmän tai anna numero.
no-such-number = Numeroa { $given } ei ole. Luettelon numerot ovat 1–{ $last }.
guard-asks = Voit vielä tehdä jotain. Valitse sama uudelleen, jos haluat silti jättää väliin.

## Komennot, rivi kustakin: kirjoitettava sana ja mitä se tekee

commands-heading = Vastauksen sijasta voit kirjoittaa:
command-help = ohje: näytä nämä sanat
command-look = katso: lue pöytä sellaisena kuin sinä sen näet
command-log = loki N: lue N viimeisintä tapahtumaa
command-why = miksi NIMI: selitä, miksi jotain ei voi nyt valita; ilman nimeä luettele, mistä voi kysyä
command-asides = ohessa: luettele, mitä voit tehdä kysymyksen ohessa
command-do = tee N: tee niistä numero N
command-undo = kumoa: kumoa viimeisin vastauksesi
command-save = tallenna TIEDOSTO: tallenna peli
command-guard = varoitus: älä enää kysy uudelleen, kun jätät väliin, tai kysy sittenkin
command-quit = lopeta: lähde pelistä

## Mitä komennot sanovat

log-empty = Vielä ei ole tapahtunut mitään.
why-heading = Voit kysyä näistä:
why-offered = { $thing } on nyt valittavissa, numero { $numbers }.
why-aside = Kysymyksen ohessa voit tehdä sillä tämän: { $label }.
why-not = { $thing }: { $reason } Sääntö { $rule }.
asides-heading = Kysymyksen ohessa voit, sanalla tee ja numerolla:
no-asides = Kysymyksen ohessa ei nyt voi tehdä mitään.
undone = Viimeisin vastauksesi on kumottu.
save-where = Kirjoita tallenna ja tiedoston nimi.
saved = Peli on tallennettu tiedostoon { $file }.
guard-on = Sinulta kysytään uudelleen, kun jätät väliin ja voisit tehdä jotain.
guard-off = Sinulta ei enää kysytä uudelleen, kun jätät väliin.
quit-unsaved = Tätä peliä ei ole tallennettu. Kirjoita tallenna ja tiedoston nimi, tai lopeta uudelleen, niin peli katoaa.
goodbye = Näkemiin. Pelisi odottaa tiedostossa { $file }.
goodbye-unsaved = Näkemiin. Tätä peliä ei tallennettu.
record-kept = Tämän pelin tallenne on tiedostossa { $file }.

## Pöytä

press-enter = Paina Enter, kun olet lukenut tämän.
curtain = Anna näppäimistö pelaajalle { $player }, joka painaa Enter-näppäintä.
game-over = Peli on päättynyt.
winner = Pelin voittaja: { $players }.
nobody-wins = Kukaan ei voita peliä.
