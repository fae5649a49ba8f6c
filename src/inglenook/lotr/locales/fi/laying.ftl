### Mitä korttipelin pöytää kattaessa valitaan.

switch-rules = Säännöt
rule-set-deluxe = Deluxe-säännöt
rule-set-fellowship = Ritarien sääntökirja
rule-set-starter-rules = Aloittelijasäännöt: ei manööveri- eikä jousiammuntavaiheita, ei tarjouksia
rule-set-short = Lyhyt peli: paikkaan 7, ei tarjouksia
rule-set-later-rulings = Myöhemmät tulkinnat, kuten turnauksissa pelattiin
rule-set-gist-deluxe = Myöhempi kirja aiemman edellä. Kaksin noin 35 minuuttia, noin 210 vastausta.
rule-set-gist-fellowship = Ensimmäinen kirja sellaisenaan. Kaksin noin 35 minuuttia, noin 210 vastausta.
rule-set-gist-starter-rules = Kaksin noin 35 minuuttia, noin 210 vastausta.
rule-set-gist-short = Kaksin noin puoli tuntia, noin 170 vastausta.
rule-set-gist-later-rulings = Avoimet poistopakat, ei velvollisuutta raivokkaita palvelijoita vastaan, toinen aloituskäsi. Kaksin noin 35 minuuttia.
switch-sites = Peli voitetaan paikassa
switch-bidding = Pelijärjestyksestä tarjotaan taakkoja
switch-reshuffle = Tyhjentynyt nostopakka tehdään uudelleen
switch-reshuffle-once = Se tehdään uudelleen vain kerran pelissä
switch-starter-rules = Ei manööveri- eikä jousiammuntavaiheita
switch-no-allies-or-artifacts = Ei liittolaisia eikä arvoesineitä
switch-no-rule-of-4 = Ilman neljän sääntöä
switch-no-rule-of-9 = Ilman yhdeksän sääntöä
switch-no-transfers = Esineitä ja arvoesineitä ei siirretä
switch-pool-emptied-later = Varjoallas tyhjennetään vasta vuoron alun tapahtumien jälkeen
switch-idle-copies-inactive = Usean pelaajan ainutlaatuisesta varjon kortista vain yksi kappale on aktiivinen
switch-minion-copies-work = Jokaisen palvelijan teksti on voimassa, oli kappaleita kuinka monta tahansa
switch-no-fierce-assignment-actions = Ei käskytystoimintoja ennen raivotaisteluja
switch-fierce-assignment-mandatory = Raivokkaita palvelijoita vastaan on käskytettävä joku
switch-controlled-site-text = Hallittujen paikkojen teksti on voimassa
switch-closed-discard-piles = Muiden poistopakoista näkyy vain päällimmäinen kortti
switch-sam-may-decline = Samin ei ole pakko ottaa Sormusta
switch-ring-bearer-skirmish-stands = Sormuksen viejän taistelua ei voi peruuttaa
switch-mulligan = Huonon aloituskäden voi vetää uudelleen

deck-too-long = pakassa on enintään { $most } tavua
error-faulty-deck = Tätä pakkaa ei saa pelata formaatissa { $format }: { $count ->
        [one] siinä on yksi virhe.
       *[other] siinä on { $count } virhettä.
    }
