### Piirretty näyttö, jota ohjataan näppäimillä ja hiirellä.

## Alku

help-plain = Pelaa rivi riviltä, kuten ruudunlukija tarvitsee.
screen-not-installed = Jos haluat pelilaudan koko näytölle, asenna Textual: pip install textual. Valitsin --plain jättää tämän rivin pois.

## Paneelit

screen-people = Hahmot
screen-hand = Kätesi
screen-about = Katsot tätä
screen-table = Pöytä
screen-log = Loki

## Kysymys

screen-thinking = { $player } miettii.
screen-done = Valmis, valittu: { $count }
screen-aside-possible = Kysymyksen ohessa voit nyt, näppäimellä a: { $label }.
screen-leave = Poistu pöydästä

## Viimeisen rivin näppäimet

screen-key-help = ohje
screen-key-undo = kumoa
screen-key-why = miksi ei
screen-key-log = loki
screen-key-asides = ohessa
screen-key-save = tallenna
screen-key-quit = lopeta

## Luettavaa ja valittavaa

screen-close = Esc vie takaisin pöytään.
screen-why = Miksi ei: { $thing }
screen-asides = Mitä voit tehdä kysymyksen ohessa
screen-moments = Jos voit tehdä jotain, sinulta kysytään näinä hetkinä
screen-save = Mihin tiedostoon peli tallennetaan?
screen-save-how = Kirjoita uuden tiedoston nimi ja paina Enter. Esc vie takaisin.
screen-not-kept = Tätä peliä ei ole tallennettu mihinkään
screen-stay = Jatka peliä
screen-save-first = Tallenna se
screen-leave-all-the-same = Poistu silti

## Ohje

screen-help = Näppäimet ja merkit
screen-help-answer = Nuolinäppäimet ja Enter, vaihtoehdon numero tai napsautus: vastaa kysymykseen.
screen-help-several = Kun voit valita useita vaihtoehtoja: merkitse jokainen samalla tavalla ja valitse sitten viimeinen rivi.
screen-help-panels = Sarkain: seuraavaan paneeliin. Vaihto ja sarkain: edelliseen. Esc: takaisin kysymykseen.
screen-help-board = Laudalla: nuolinäppäimillä katsellaan, Enter valitsee ruudun.
screen-help-look = i: katso tarkasti sitä, mitä osoitat. Luettelossa Enter näyttää kortin tai hahmon.
screen-help-people = c: siirry hahmoihin tai pelissä oleviin kortteihin.
screen-help-hand = h: siirry käteesi (korttipelissä).
screen-help-undo = u: kumoa viimeisin vastauksesi.
screen-help-why = w: miksi sillä, mitä osoitat, ei voi tehdä mitään.
screen-help-log = l: lue koko loki.
screen-help-asides = a: mitä voit tehdä kysymyksen ohessa.
screen-help-guard = g: kysy uudelleen, kun jätät väliin, tai älä enää kysy.
screen-help-moments = m: valitse, milloin sinulta kysytään, haluatko tehdä jotain, jos pelissä on paljon sellaisia hetkiä.
screen-help-save = s: tallenna peli.
screen-help-quit = q: poistu pöydästä.
screen-help-signs = Merkit: ▸ osoitat sitä, › ja numero on vaihtoehto, › lokissa on uutta.
screen-help-plain = Valitsimella --plain peliä pelataan rivi riviltä, ruudunlukijoita varten.
