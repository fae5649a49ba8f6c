### Miten pakka pärjää? Botit kokeilevat pakkaa.

trial-title = Miten pakka pärjää?
trial-lead = Botit pelaavat pakalla muita pakkoja vastaan, yhtä usein kummallakin pelipaikalla. Ne tietävät vain sen, minkä pelaajakin.
trial-test = Kokeile
trial-against = Vastassa
trial-starters = Verkkopelin aloittelijapakat
trial-own = Muut pakkasi
trial-games = Pelejä kutakin vastaan
trial-begin = Kokeile tätä pakkaa
trial-again = Kokeile uudelleen
trial-not-legal = Pakassa on virheitä; millä ei voi pelata, sitä ei voi kokeilla. Pakanrakentaja kertoo, miten ne korjataan.
trial-no-deck = Tässä selaimessa ei ole sellaista pakkaa.
trial-progress = { $done } / { $total } peliä
trial-left = { $seconds ->
    [one] noin sekunti jäljellä
   *[other] noin { $seconds } sekuntia jäljellä
}; sivulta voi poistua
trial-lost = Palvelin käynnistyi kesken kokeilun uudelleen: pelejä ei enää pelata. Alla on se, mitä ehti löytyä; kokeile uudelleen, niin saat loput.
trial-stop = Lopeta tähän
trial-left-out = { $count ->
    [one] Yksi peli kesti liian kauan ja jätettiin pois.
   *[other] { $count } peliä kesti liian kauan ja jätettiin pois.
}
trial-won = voittoja { $games ->
    [one] yhdestä pelistä
   *[other] { $games } pelistä
}
trial-between = Välillä { $low }–{ $high } %, yhdeksäntoista kertaa kahdestakymmenestä.
trial-by-opponent = Vastustajittain
trial-opponent = Vastustaja
trial-rate = Voitot
trial-first = Aloittajana
trial-second = Toisena
trial-range = { $rate } % ({ $low }–{ $high })
trial-more = voittaa useammin kuin häviää
trial-less = häviää useammin kuin voittaa
trial-unsure = ei voi vielä sanoa
trial-cards = Ratkaisevat kortit
trial-cards-note = Voitot, kun kortti vedettiin, verrattuna peleihin, joissa se jäi nostopakkaan, prosenttiyksikköinä.
trial-cards-none = Mikään kortti ei vielä erotu sattumasta. Lisää pelejä kertoo enemmän.
trial-cards-rest = Ei voi vielä sanoa
trial-card = Kortti
trial-drawn = Vedetty peleissä
trial-difference = Ero
trial-played = Pelattu, voitettu
trial-held = Jäi käteen
trial-rot = Jäävät käteen
trial-rot-note = Vedetty mutta pelaamatta vähintään kolmessa pelissä kymmenestä.
trial-rot-none = Mikään ei jää käteen lojumaan.
trial-rot-line = { $percent } % peleistä ({ $games })
trial-rot-never = – useimmiten sitä ei voinut pelata koskaan: liian kallis, ei kohdetta tai ei sen vaihe.
trial-rot-late = – useimmiten se tuli viimeisillä vuoroilla.
trial-rot-unwanted = – useimmiten sen olisi voinut pelata, mutta botti ei halunnut.
trial-now-you = Nyt sinä
trial-now-you-note = Sama pakka, sinun käsissäsi. Sen vaikein vastus: { $name }.
trial-play = Pelaa vastaan: { $name }
trial-watch-title = Katso hävitty peli
trial-watch = Katso: { $name }
trial-went-first = se aloitti
trial-went-second = se oli toisena
trial-no-losses = Yhtään peliä ei ole vielä hävitty.
trial-to-deck = Pakkaan
trial-older = Tämä oli toinen pakka tai sama pakka ennen muutoksia.
trial-way-killed = Sormuksen viejä kuoli
trial-way-corrupted = Sormuksen viejä korruptoitui
trial-way-behind = toinen ehti ensin viimeiseen paikkaan
trial-way-conceded = muulla tavoin
trial-without = Kokeile ilman niitä
trial-without-note = Uudessa versiossa on niiden tilalla lisää kappaleita parhaiten toimineista korteista; sitä kokeillaan samoja pakkoja vastaan.
trial-without-none = Mikään pakan muista korteista ei voi tulla niiden tilalle: valitse kortteja pakanrakentajassa.
trial-play-another = Toista pakkaa vastaan
