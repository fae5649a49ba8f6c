### Mittaukset (`inglenook bench`).

help-bench-game = Mitattava peli, jos ei kaikki: { $known }.

bench-heading = { $game }, kukin aika on paras { $number } mittauksesta.
bench-line = { $what }: Pythonina { $python }
bench-both = { $what }: Pythonina { $python }, käännettynä { $compiled }, suhde { $ratio }
bench-not-compiled = Käännetty ohjelma puuttuu, kansio { $folder }. Tee se komennolla `make compiled`.
error-bench-failed = Peliä { $game } ei voi mitata: { $detail }. Pelaa sitä kerran, niin näet, mikä on vikana.

bench-decisions = Päätöksiä sekunnissa
bench-games = Pelejä sekunnissa
bench-calibrated = Pelejä siinä ajassa, jossa Python tekee miljoona kierrosta yksinkertaista silmukkaa
bench-varied = Päätöksiä sekunnissa pakoilla kaikista korteista
bench-kernel = Ytimen osuus päätöksestä mikrosekunteina
bench-fork = Haarautuminen mikrosekunteina
bench-redeal = Haarautuminen, kaikki salainen jaettu uudelleen, mikrosekunteina
bench-fork-after =
    Pelkästään kysyvän pelin haarautuminen { $count ->
        [one] 1 vastauksen
       *[other] { $count } vastauksen
    } jälkeen askeleen alusta, mikrosekunteina
bench-snapshot = Tilannekuva tavuina
bench-save = Tallennus mikrosekunteina
bench-load = Lataus mikrosekunteina
bench-memory = Käynnissä olevan pelin muisti tavuina
bench-cold-start = Käynnistys ensimmäiseen kysymykseen sekunteina
