### Hoe speelt het? Bots proberen een deck uit.

trial-title = Hoe speelt het?
trial-lead = Bots spelen met het deck tegen andere decks, even vaak op de ene plaats als op de andere. Ze weten alleen wat een speler zou weten.
trial-test = Uitproberen
trial-against = Tegen
trial-starters = Onlinestarters
trial-own = Je andere decks
trial-games = Spellen tegen elk
trial-begin = Probeer dit deck uit
trial-again = Probeer het nog eens uit
trial-not-legal = Dit deck heeft fouten; waarmee je niet kunt spelen, dat kun je niet uitproberen. De bouwer zegt hoe je ze verhelpt.
trial-no-deck = Zo'n deck is er niet in deze browser.
trial-progress = { $done } van { $total } spellen
trial-left = { $seconds ->
    [one] nog ongeveer een seconde
   *[other] nog ongeveer { $seconds } seconden
}; je mag de pagina verlaten
trial-lost = De server is tijdens de proef opnieuw gestart: er worden geen spellen meer gespeeld. Hieronder staat wat tot nu toe gevonden is; test nog eens voor de rest.
trial-stop = Stop hier
trial-left-out = { $count ->
    [one] Eén spel duurde te lang en is weggelaten.
   *[other] { $count } spellen duurden te lang en zijn weggelaten.
}
trial-won = gewonnen van { $games ->
    [one] één spel
   *[other] { $games } spellen
}
trial-between = Tussen { $low } en { $high } %, negentien van de twintig keer.
trial-by-opponent = Per tegenstander
trial-opponent = Tegenstander
trial-rate = Gewonnen
trial-first = Als eerste
trial-second = Als tweede
trial-range = { $rate } % ({ $low } tot { $high })
trial-more = wint vaker dan het verliest
trial-less = verliest vaker dan het wint
trial-unsure = nog niet te zeggen
trial-cards = Kaarten die verschil maakten
trial-cards-note = Gewonnen als de kaart geraapt was, vergeleken met spellen waarin die in de speelstapel bleef, in procentpunten.
trial-cards-none = Nog geen kaart steekt boven het toeval uit. Meer spellen zeggen meer.
trial-cards-rest = Nog niet te zeggen
trial-card = Kaart
trial-drawn = Geraapt in
trial-difference = Verschil
trial-played = Gespeeld, gewonnen
trial-held = Bleef in de hand
trial-rot = Blijven in de hand
trial-rot-note = Geraapt, maar in minstens drie van de tien spellen niet gespeeld.
trial-rot-none = Er blijft niets in de hand liggen.
trial-rot-line = { $percent } % van { $games } spellen
trial-rot-never = – meestal kon de kaart nooit gespeeld worden: te duur, geen doelwit of niet de juiste fase.
trial-rot-late = – meestal kwam de kaart pas in de laatste beurten.
trial-rot-unwanted = – meestal had de kaart gespeeld kunnen worden, maar wilde de bot niet.
trial-now-you = Nu jij
trial-now-you-note = Hetzelfde deck, in jouw handen. De zwaarste tegenstander: { $name }.
trial-play = Speel tegen { $name }
trial-watch-title = Bekijk een nederlaag
trial-watch = Bekijk: { $name }
trial-went-first = het deck begon
trial-went-second = het deck was tweede
trial-no-losses = Er is nog geen spel verloren.
trial-to-deck = Naar het deck
trial-older = Dit was een ander deck, of dit deck voordat je het veranderde.
trial-way-killed = de ringdrager ging dood
trial-way-corrupted = de ringdrager werd corrupt
trial-way-behind = de ander was het eerst bij de laatste locatie
trial-way-conceded = op een andere manier
trial-without = Probeer het zonder die kaarten
trial-without-note = Een nieuwe versie heeft in hun plaats meer exemplaren van de kaarten die het het best deden; die versie wordt tegen dezelfde decks getest.
trial-without-none = Geen andere kaart van het deck kan hun plaats innemen: kies er zelf in de deckbouwer.
trial-play-another = Tegen een ander deck
