### Mitä skenaariotiedostoista sanotaan.  Tiedoston omat sanat (avaimet, siirrot, paikat) lainataan sellaisinaan.

## Komento

help-scenario-file = Skenaariotiedosto tai kansio, jossa niitä on.
scenario-passed = { $file }: läpi. { $title }
scenario-failed = { $place }: ei läpi. { $difference }
scenario-mistake = { $place }: ei ymmärretty. { $mistake }
scenario-summary = Läpi: { $passed } / { $count }.

## Tiedostot, joita ei voi lukea

scenario-unreadable = Tiedostoa ei voi lukea: { $detail }.
scenario-yaml = Tämä ei ole kelvollista YAMLia: { $detail }.
scenario-alias = ”{ $given }” viittaa toiseen kohtaan tiedostossa. Kirjoita auki, mitä tarkoitat.
scenario-too-nested = Liian monta luetteloa sisäkkäin. Skenaario tarvitsee niitä vain muutaman.
scenario-key-twice = ”{ $key }” on tässä kahdesti. Säilytä niistä yksi.
scenario-key-missing = ”{ $key }” puuttuu. Jokainen skenaario tarvitsee sen.
scenario-setup-or-start = Skenaario alkaa asemasta (”setup”) tai pelin alusta (”start”): kirjoita toinen näistä.
scenario-needs-text = Tähän tarvitaan teksti.
scenario-needs-number = Tähän tarvitaan kokonaisluku.
scenario-needs-truth = Tähän tarvitaan ”yes” tai ”no”.
scenario-needs-list = Tähän tarvitaan luettelo.
scenario-needs-fields = Tähän tarvitaan avaimia arvoineen (”avain: arvo”).
scenario-unknown = ”{ $given }” on tässä tuntematon. Mahdollisia: { $known }.
scenario-unknown-near = ”{ $given }” on tässä tuntematon. Tarkoititko ”{ $suggestion }”?
scenario-rules = Sääntöjen määrä on { $count }. Nimeä vähintään 1 ja enintään { $most }.
scenario-players = Pelaajien määrä on { $count }. Tähän peliin tarvitaan vähintään { $least } ja enintään { $most }.
scenario-player-name = ”{ $name }” ei käy tässä pelaajan nimeksi. Valitse toinen nimi.
scenario-entry = Kohta on siirto (”Ann: pass”), siirto, joka torjutaan (”Ann: cannot pass”, haluttaessa ”because”), tai odotus (”expect:”).
scenario-one-aside = Kysymyksen ohessa voi tehdä vain yhden asian kerrallaan. Kirjoita kullekin oma kohta.

## Mahdottomat asemat

scenario-not-implemented = ”{ $given }” on painettu kortti, { $code }, mutta pelissä sitä ei vielä ole. Valitse toinen kortti.
scenario-keyword-number = Avainsanalla ”{ $keyword }” ei ole säännöissä lukua. Kirjoita 1: se tarkoittaa, että kortilla on avainsana.
scenario-no-more = ”{ $given }” on nimetty liian monta kertaa: pelissä niitä on { $count }.
scenario-setup-refused = Peliä ei voi aloittaa näin. { $reason }
scenario-impossible = Tällaista asemaa ei voi syntyä. { $faults }

## Siirrot

scenario-ambiguous = ”{ $given }” voi tarkoittaa useampaa asiaa. Kerro, mitä: { $meanings }.
scenario-over = Peli on päättynyt, mutta tiedosto jatkuu siirrolla ”{ $move }”.
scenario-not-asked = ”{ $move }” vastaa kysymykseen, jota ei ole esitetty. Vastaaja tiedostossa: { $player }. Vastausvuorossa: { $asked }, ”{ $prompt }”.
scenario-not-offered = ”{ $move }” ei ole tarjolla. Pelaaja: { $player }. Tarjolla: { $offered }.
scenario-only-aside = ”{ $move }” on mahdollinen vain kysymyksen ohessa. Kirjoita ”aside { $move }”.
scenario-no-aside = ”{ $move }” on vastaus kysymykseen, eikä sitä tehdä sen ohessa. Jätä pois ”aside”.
scenario-roll = { $reason } Nyt on { $phases }.
scenario-refused = Peli ei jatku tästä. { $reason }
scenario-allowed = ”{ $move }” on mahdollinen, vaikka sen ei pitäisi olla. Pelaaja: { $player }.
scenario-other-reason = ”{ $move }” torjutaan, mutta syy ei ole { $expected }. Syyt: { $found }.
scenario-phase-already = ”{ $phase }” on jo käynnissä.
scenario-phase-never = ”{ $phase }” ei ole alkanut, vaikka on jätetty väliin { $count } kertaa.
scenario-no-pass = { $player } ei voi jättää väliin kysymystä ”{ $prompt }”. Vastaa siihen tiedostossa.
scenario-faulty = Tämä siirto johtaa asemaan, jollaista ei voi syntyä. { $faults }

## Odotukset

scenario-differs = { $what }: odotettu { $expected }, todettu { $found }.
scenario-over-already = { $what }: peli on päättynyt, eikä keneltäkään kysytä mitään.
scenario-known = { $card }: { $player } tietää sen, vaikka ei saisi.
scenario-not-known = { $card }: { $player } ei tiedä sitä, vaikka pitäisi.

## Tiedoston loppu

scenario-unanswered = Tiedosto päättyy kysymykseen ”{ $prompt }”. Vastausvuorossa: { $player }. Vastaa siihen tai nimeä pelaaja viimeisen odotuksen kohdassa ”asked”.
scenario-unused-rolls = Näitä heittoja ei koskaan heitetty: { $rolls }.
