### Mitä jokainen peli sanoo.  $detail on ilmaus ilman loppupistettä.

## Luvut, luettelot, pelaajat

number = { $number }
list-and = { $first } ja { $last }
list-empty = ei mitään
player-default = Pelaaja { $number }
player-you = sinä
hidden-thing = jotain salaista
log-passed = { $player } jättää väliin.

## Vastaukset tapahtumiin

prompt-required-order = Useita pakollisia vaikutuksia: mikä niistä tehdään ensin?

## Vaihtoehdot

option-pass = Jätä väliin
option-done = Valmis
option-yes = Kyllä
option-no = Ei
option-number = { $amount }
option-respond = Vastaa: { $subject }
option-respond-not = Älä vastaa
option-about = { $label }, kohteena { $about }
option-for-occasion = { $label }, tapahtuma numero { $number }

## Hylätyt vastaukset

error-game-over = Peli on päättynyt: vastattavaa ei enää ole.
error-not-your-question = Tähän kysymykseen vastaa { $asked }, ei { $player }. Odota vastausta.
error-not-offered = ”{ $given }” ei ole tarjottujen vastausten joukossa. Valitse näistä: { $offered }.
error-picked-twice = ”{ $given }” on valittu kahdesti. Valitse kukin vaihtoehto enintään kerran.
error-too-few =
    Valitse vähintään { $least ->
        [one] 1 vaihtoehto
       *[other] { $least } vaihtoehtoa
    }; valitsit { $count }.
error-too-many =
    Valitse enintään { $most ->
        [one] 1 vaihtoehto
       *[other] { $most } vaihtoehtoa
    }; valitsit { $count }.
error-aside-not-now = Tämä ei ole mahdollista juuri nyt. Vastaa ensin kysymykseen.
error-aside-not-offered = ”{ $given }” ei ole mahdollista nyt kysymyksen ohessa. Mahdollista nyt: { $offered }.

## Kumoaminen

error-undo-nothing = Sinulla ei vielä ole kumottavaa vastausta.
error-undo-other-answered = { $player } on vastannut sen jälkeen, joten vastaustasi ei voi enää kumota.
error-undo-die-rolled = Sen jälkeen on heitetty noppaa, joten vastaustasi ei voi enää kumota.
error-undo-revealed = Vastaustasi ei voi enää kumota: sen jälkeen on paljastunut jotakin, mikä oli salassa.
error-undo-consent = Yksin voit kumota vain oman viimeisimmän vastauksesi. Muuhun tarvitaan kaikkien pelaajien suostumus.
error-undo-too-far = Peli ei palaa niin kauas: vain viimeisimmät vastaukset voi kumota.
error-no-checkpoints = Tätä peliä pelataan ilman palautuspisteitä, joten mitään ei voi kumota eikä kokeilla. Aloita peli palautuspisteiden kanssa.

## Tallennetut pelit

-other-rules = Tallenne on tehty toisilla säännöillä; toista se sillä ohjelmaversiolla, jolla se on tehty.
error-diverged = Vastauksen { $number } kohdalla peli kysyy muuta kuin tallenteessa. Tallennettu: ”{ $recorded }”, nyt kysytään: ”{ $asked }”. { -other-rules }
error-diverged-ended = Peli päättyy ennen tallenteen vastausta { $number }. { -other-rules }
error-diverged-answer = Peli ei tarjoa tallenteen vastausta { $number }: ”{ $answer }”. { -other-rules }

error-record-unreadable = Pelitallennetta { $source } ei voi lukea: { $detail }. Tarkista tiedosto ja sen käyttöoikeudet.
error-record-not-a-record = { $source } ei ole pelitallenne. Valitse tiedosto, jonka Inglenook on tallentanut.
error-record-truncated = Pelitallenne { $source } katkeaa kesken. Käytä kokonaista kopiota.
error-record-altered = Pelitallennetta { $source } on muutettu tallentamisen jälkeen: tarkistussumma ei täsmää. Käytä muuttamatonta kopiota.
error-record-newer = Pelitallenteen { $source } muoto on { $schema }, mutta tämä ohjelmaversio lukee muotoja enintään numeroon { $known }. Päivitä Inglenook.
error-record-unknown-game = Pelitallenteen { $source } peliä ei tunneta täällä: ”{ $game }”. Tunnetut pelit: { $known }. Päivitä Inglenook tai valitse toinen tallenne.
error-record-faulty = Pelitallenteessa { $source } on virhe: { $detail }. Korjaa se tai käytä toista kopiota.

error-snapshot-unreadable = Tilannekuvaa { $source } ei voi lukea: { $detail }. Tarkista tiedosto ja sen käyttöoikeudet.
error-snapshot-not-a-snapshot = { $source } ei ole pelin tilannekuva. Valitse tiedosto, jonka Inglenook on tallentanut.
error-snapshot-truncated = Tilannekuva { $source } katkeaa kesken. Käytä kokonaista kopiota.
error-snapshot-altered = Tilannekuvaa { $source } on muutettu tallentamisen jälkeen: tarkistussumma ei täsmää. Käytä muuttamatonta kopiota.
error-snapshot-newer = Tilannekuvan { $source } muoto on { $schema }, mutta tämä ohjelmaversio lukee muotoja enintään numeroon { $known }. Päivitä Inglenook.
error-snapshot-unknown-game = Tilannekuvan { $source } peliä ei tunneta täällä: ”{ $game }”. Tunnetut pelit: { $known }. Päivitä Inglenook tai valitse toinen tilannekuva.
error-snapshot-faulty = Tilannekuvassa { $source } on virhe: { $detail }. Korjaa se tai käytä toista kopiota.

## Aloittaminen

error-unknown-game = Peliä ”{ $given }” ei ole. Tunnetut pelit: { $known }.
error-unknown-language = Kieltä ”{ $given }” ei ole täällä. Tunnetut kielet: { $known }.
did-you-mean = Tarkoititko ”{ $suggestion }”?
error-seats = Pelaajien määrä on { $given }. Tähän peliin tarvitaan vähintään { $least } ja enintään { $most }.

## Sattuma ja rajat

error-too-deep = Toisiaan seuraavien vastausten ketju ylittää rajan { $limit }. Tämä on ohjelman virhe: ilmoita siitä ja liitä pelitallenne mukaan.
error-endless = Säännöt etenivät ilman kysymystä yli rajan { $limit }. Tämä on ohjelman virhe: ilmoita siitä ja liitä pelitallenne mukaan.
error-broken-rules = Säännöt eivät selvinneet tästä vastauksesta, ja peli on ennallaan: { $detail }. Tämä on ohjelman virhe: ilmoita siitä ja liitä pelitallenne mukaan.
error-script-exhausted = Skenaariossa heitetään noppaa ({ $stream }, tahkoja: { $sides }), mutta tiedosto ei määrää tulosta. Lisää heitto tiedostoon.
error-scripted-roll = Määrätty heitto { $value } ({ $stream }) ei ole mahdollinen tällä nopalla. Kirjoita luku väliltä 1–{ $sides }.
error-not-replayable = Tämä peli ei alkanut alusta, joten siitä ei voi tehdä tallennetta.
error-position = Tästä asemasta ei voi jatkaa: { $detail }. Aloita toisesta asemasta tai tiedostosta.
error-unknown-edition = Sääntöjen oletuksista ei ole laitosta { $given }. Tunnetaan laitokset { $first }–{ $today }.
error-imagines-nothing = Muualla pelattavassa pelissä ei voi kokeilla mitään.
