### Monta bottien peliä (`inglenook simulate`).

help-games = Montako peliä pelataan.
help-which-bots = Mitkä botit niitä pelaavat; useampi botti vaihtaa pelipaikkaa peli peliltä.
help-jobs = Montako prosessia pelaa yhtä aikaa; tulokset ovat samat.
help-failures = Kansio epäonnistuneiden pelien tallenteille.
help-played = Laske myös, monessako pelissä kutakin korttia pelattiin, ja kerro ne, joilla pelejä on alle N.
help-json = Anna tulokset JSON-muodossa ohjelmia varten.

simulate-games = Pelejä: { $count }
simulate-decisions = Päätöksiä: { $count }
simulate-errors = Kaatumisia: { $count }
simulate-faults = Virheitä: { $count }
simulate-shortest = Lyhimmässä pelissä päätöksiä: { $count }
simulate-length = { $percent } % peleistä: enintään { $count } päätöstä
simulate-longest = Pisimmässä pelissä päätöksiä: { $count }
simulate-fewest-rounds = Vähiten kierroksia: { $count }
simulate-rounds = { $percent } % peleistä: enintään { $count } kierrosta
simulate-most-rounds = Eniten kierroksia: { $count }
simulate-mean-rounds = Kierroksia keskimäärin: { $mean }
simulate-wins = Pelipaikka { $number }, voittoja { $wins }, osuus { $percent } % (95 %:n varmuudella välillä { $low }–{ $high })
simulate-wins-of-bot = Botti { $bot }, voittoja { $wins }, osuus { $percent } % (95 %:n varmuudella välillä { $low }–{ $high })
simulate-shared = Jaettuja voittoja: { $count }
simulate-nobody = Ilman voittajaa: { $count }
simulate-capped = Liian pitkinä keskeytettyjä: { $count }
simulate-rate = Pelejä sekunnissa: { $rate }
simulate-components = Mukana olleita kortteja ja muita osia: { $count }
simulate-played-enough = Vähintään { $least } pelissä pelattuja: { $count }
simulate-played = Pelattu { $played } pelissä, mukana { $games } pelissä: { $component } ({ $id })
error-not-counted = Pelissä { $game } ei lasketa, mitä on pelattu.
simulate-failure = Peli { $number } epäonnistui: { $what } Sen tallenne: { $file }
simulate-endless = Peli ei ollut päättynyt, kun päätöksiä oli { $count }.
