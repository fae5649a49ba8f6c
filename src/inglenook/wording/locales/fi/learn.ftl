### Ohjatut ensipelit: mitä niiden ympärillä sanotaan päätteessä ja selaimessa.

help-learn = Opi peli: ohjattu ensipeli rivi riviltä, myös ruudunlukijoille.
help-learn-read = Lue sen sijaan, miten peliä pelataan: sivu tekstiä.
help-learn-game = Mikä peli opitaan. Tunnetut: { $known }.
error-no-lesson = Pelille ”{ $given }” ei ole ohjattua ensipeliä. Tunnetut: { $known }.
error-not-a-lesson = Tiedoston { $file } peli ei ole ohjattu ensipeli. Jatka sitä komennolla ”inglenook play --resume”.
learn-introduction = { $game }, ensimmäinen pelisi: noin { $minutes } minuuttia, vastassa { $wick }. Sinä valitset; kaikkea sallittua voi tehdä, ja ”kumoa” ottaa sen takaisin.
learn-chapter = Luku: { $chapter }.
learn-note = Opastus: { $text } ({ $rules })
learn-answer = Opastus: { $text }
learn-take-back = Kirjoita ”kumoa”, niin se otetaan takaisin, tai jatka.
learn-lost = Paina Enter, niin viimeinen valinta otetaan takaisin.
learn-finished = Siinä oli ensipeli. Nyt kokonainen peli, { $game }: { $command }

## Selaimessa

learn-table = Ensimmäinen pelisi
learn-region = Opastus
learn-count = { $number } / { $beats }
learn-lit = Merkitty pöydällä: { $things }.
learn-fold = Pienennä
learn-unfold = Avaa
learn-back = Ota takaisin
learn-next = Seuraava
learn-next-part = Seuraavaan lukuun
learn-quiet = Tässä ei ole uutta: jatka niin kuin parhaalta tuntuu. Kuulet kyllä, kun jokin uusi asia tulee vastaan.
learn-real-game = Nyt oikea peli, vastassa { $bot }
learn-puzzles = Pulmat
learn-to-start = Aloitussivulle
learn-heading = Opi pelaamaan
learn-lead = Noin vartin mittainen ensipeli oikean pöydän ääressä: sinä valitset, ja asiat selitetään silloin, kun niillä on väliä.
learn-begin = Aloita ensipeli
learn-read = Lue, miten pelataan
learn-read-heading = Näin pelataan
learn-contents = Sisällys
learn-rulebook = Säännöt
learn-how = Kaikkea sallittua voi tehdä. Jos valitset jotain muuta kuin oli tarkoitus, saat siihen vastauksen ja voit kumota valinnan. Voit lähteä milloin tahansa: peli odottaa pöytiesi joukossa.
