### Botit vastakkain (`inglenook arena`).

help-arena = Pane botit pelaamaan toisiaan vastaan ja kerro, kuka on parempi.
help-contest-decks = Pakat, jotka pelaavat toisiaan vastaan; tai koko kokoelma, ”starters” (aloittelijapakat) tai ”built” (rakennetut), kunkin blokin pakat vuorollaan. Muuten verkkopelin aloittelijapakat.
help-contest-keep = Säilytä tulokset tässä tiedostossa; sama komento jatkaa siitä.
help-contest-csv = Kirjoita tähän tiedostoon taulukon, jossa on rivi joka pelistä.
help-contest-cards = Kirjoita jokaisen pakan jokaisesta kortista, miten pelit päättyivät, kun se vedettiin, jäi pakkaan tai pelattiin, CSV-muodossa (jos peli sen kertoo).
help-contest-parquet = Kirjoita sama taulukko Parquet-muodossa tähän tiedostoon (vaatii pyarrow-paketin).
help-contest-plot = Piirrä pakka pakkaa vastaan tähän SVG-tiedostoon.
help-contest-on = Missä pelit pelataan: ”processes” tällä koneella tai ”ray” Ray-klusterin koneilla.
help-contest-clock = Anna bottien katsoa kelloa kuten pöydässä ja kerro niiden pisimmät miettimisajat (suoritinaikana).
error-no-extra = Tämä vaatii paketin, jota ei ole asennettu: { $package }. Asenna se komennolla `pip install { $package }`.
contest-rating = Botin { $bot } taso: { $mean } (± { $doubt })
contest-first = Aloittaja voittaa { $wins } peliä, { $percent } % (95 %:n varmuudella { $low }–{ $high })
contest-length = Päätöksiä pelissä keskimäärin: { $mean }
contest-slowest = Pisin miettimisaika, { $bot }: { $seconds } s
contest-late = Aikarajan ylityksiä: { $count }
contest-decks = { $deck } vastaan { $against }: voittaa { $wins } peliä, { $percent } % (95 %:n varmuudella { $low }–{ $high })
error-other-contest = Tiedostossa ”{ $file }” on toisen kilpailun tuloksia. Anna toinen tiedosto tai pyydä samaa kilpailua uudelleen.
contest-failed = Peli epäonnistui.
