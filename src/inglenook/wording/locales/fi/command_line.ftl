### Mitä komento `inglenook` kertoo itsestään.

## Ohje, rivi kustakin

help-inglenook = Pelaa kahta fantasiapeliä, joita ei enää julkaista; ohjelma valvoo sääntöjä. Ilman komentoa peli avautuu selaimeen.
help-play = Pelaa peliä päätteessä ihmisten tai bottien kanssa.
help-scenario = Pelaa skenaariotiedosto läpi ja tarkista, mitä siinä odotetaan.
help-simulate = Anna bottien pelata monta peliä ja kokoa tulokset.
help-bench = Mittaa, miten nopeasti pelejä pelataan.
help-rules = Näytä jokainen sääntö ja testit, jotka todistavat sen.
help-heading-usage = Käyttö: { $usage }
help-heading-commands = Komennot
help-heading-options = Valitsimet
help-option-help = Näytä tämä ohje.
help-option-version = Tulosta Inglenookin versio.
help-option-language = Käytettävä kieli: { $known }.
help-game = Pelattava peli: { $known }.
help-seats = Montako pöydässä istuu.
help-bots = Montako heistä on botteja.
help-seat = Kuka istuu seuraavalla pelipaikalla; anna kerran kutakin kohti.
help-name = Seuraavan ihmisen nimi; anna kerran kutakin kohti.
help-deck = Seuraavan pelipaikan pakka: verkkopelin aloittelijapakan nimi tai pakkatiedoston polku.
help-set = Pelin oma valinta; anna kerran kutakin kohti.
help-seed = Teksti, josta kaikki sattuma tulee; samasta tekstistä tulevat samat kortit ja nopat.
help-record = Tallenna peli tähän tiedostoon vastaus vastaukselta.
help-resume = Jatka tämän tiedoston peliä ja tallenna se samaan tiedostoon.
help-stops = Milloin ihmisiltä kysytään, haluavatko he vastata: all (kaikki), usual (tavalliset), never (ei koskaan) tai hetkien nimet.
help-ask-every-time = Kysy myös kysymykset, joihin on vain yksi vastaus.

## Virheet

error-unknown-command = Komentoa ”{ $given }” ei ole. Komennot: { $known }.
error-unknown-option = Valitsinta ”{ $given }” ei ole. Valitsimet näet antamalla --help.
error-missing-argument = { $argument } puuttuu. Komennon tarvitsemat tiedot näet antamalla --help.
error-invalid-choice = ”{ $given }” ei kelpaa ({ $argument }). Valitse näistä: { $known }.
error-not-a-number = { $argument } on annettava kokonaislukuna, eikä ”{ $given }” ole sellainen.
error-file-missing = Tiedostoa { $file } ei ole. Tarkista nimi ja kansio.
error-file-read = Tiedostoa { $file } ei voi lukea: { $detail }. Tarkista tiedosto ja sen käyttöoikeudet.
error-file-write = Tiedostoon { $file } ei voi kirjoittaa: { $detail }. Tarkista kansio ja sen käyttöoikeudet.
error-file-exists = Tiedosto { $file } on jo olemassa. Jatka sen peliä valitsimella --resume tai valitse toinen nimi.
error-extra-argument = ”{ $given }” on liikaa. Komennon tarvitsemat tiedot näet antamalla --help.
error-missing-value = { $argument } tarvitsee arvon. Sen merkityksen näet antamalla --help.
error-extra-value = { $argument } ei ota arvoa. Jätä yhtäsuuruusmerkki ja sen jälkeinen osa pois.
error-out-of-range = { $argument } voi olla { $least }–{ $most }, eikä ”{ $given }” ole siltä väliltä.
error-not-a-line = { $argument }: anna lyhyt yksirivinen teksti. Jätä pois merkit, joita ei voi näyttää.
error-not-a-pair = { $argument } annetaan muodossa AVAIN=ARVO, eikä ”{ $given }” ole sellainen.
error-which-game = Mikä peli? Tunnetut pelit: { $known }.
error-broken-game = Peliä { $game } ei voi ladata: { $detail }. Tarkista INGLENOOK_GAMES.
error-seats-twice = Pelipaikat on annettu kahdesti. Anna kukin valitsimella --seat tai määrät valitsimilla --seats ja --bots.
error-too-many-bots = Botteja on { $bots } ja pelipaikkoja { $seats }. Anna vähemmän botteja tai enemmän pelipaikkoja.
error-too-many-names =
    Nimiä on { $count ->
        [one] 1
       *[other] { $count }
    } ja ihmisiä { $people }. Anna vähemmän nimiä tai enemmän pelipaikkoja.
error-not-with-resume = { $option } kuuluu uuteen peliin, ja tämä on jo kesken. Jätä se pois.
error-other-game = Tiedostossa on peli { $game }, ei { $given }. Jätä pelin nimi pois.
error-no-stops = Pelissä { $game } ei ole hetkiä, joista valita valitsimella --stops. Jätä se pois.
error-system = Järjestelmä kieltäytyi: { $detail }. Tarkista levy ja käyttöoikeudet.
error-program = Ohjelmassa meni jokin vikaan: { $detail }. Ilmoita siitä; INGLENOOK_TRACEBACK=1 kertoo enemmän.
interrupted = Keskeytetty.

## Mikä tiedostossa voi olla vikana

cause-no-permission = käyttöoikeutta ei ole
cause-no-folder = sellaista kansiota ei ole
cause-is-folder = se on kansio
cause-no-room = tila on loppunut
