### Mitä korttipelin pöytää kattaessa valitaan.

switch-rules = Säännöt
rule-set-printed = Painetut säännöt
rule-set-first-game = Lyhyt peli: paikkaan 7, ei tarjouksia
rule-set-starter-rules = Aloittelijasäännöt: ei manööveri- eikä jousiammuntavaiheita, ei tarjouksia
rule-set-gist-printed = Kaksin noin 35 minuuttia, noin 210 vastausta.
rule-set-gist-first-game = Kaksin noin puoli tuntia, noin 170 vastausta.
rule-set-gist-starter-rules = Kaksin noin 35 minuuttia, noin 210 vastausta.
switch-sites = Peli voitetaan paikassa
switch-bidding = Pelijärjestyksestä tarjotaan taakkoja
switch-reshuffle = Tyhjentynyt nostopakka tehdään kerran uudelleen
switch-starter-rules = Ei manööveri- eikä jousiammuntavaiheita
switch-no-rule-of-4 = Ilman neljän sääntöä
switch-no-rule-of-9 = Ilman yhdeksän sääntöä
switch-no-transfers = Esineitä ja arvoesineitä ei siirretä
switch-fierce-assignment-mandatory = Raivokkaat palvelijat on käskytettävä
switch-controlled-site-text = Hallittujen paikkojen teksti on voimassa
switch-ring-bearer-skirmish-stands = Sormuksen viejän taistelua ei voi peruuttaa
switch-mulligan = Huonon aloituskäden voi vetää uudelleen
switch-closed-discard-piles = Poistopakoista näkyy vain päällimmäinen kortti

deck-too-long = pakassa on enintään { $most } tavua
error-faulty-deck = Tätä pakkaa ei saa pelata formaatissa { $format }: { $count ->
        [one] siinä on yksi virhe.
       *[other] siinä on { $count } virhettä.
    }
