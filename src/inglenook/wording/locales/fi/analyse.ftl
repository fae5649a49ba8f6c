### Pelattu peli uudelleen katsottuna (`inglenook analyse`).

help-analyse = Katso peli uudelleen: kuka oli milloinkin johdossa ja missä se kääntyi.
help-analyse-file = Pelin tallenne.
help-analyse-playouts = Montako peliä pelataan eteenpäin joka kysymyksestä.
error-which-record = Anna pelin tiedosto: inglenook analyse TIEDOSTO.
error-not-analysed = Kukaan ei osaa täällä ajatella eteenpäin pelissä { $game }.
analyse-curve = Voiton mahdollisuudet kunkin vuoron alussa, kuten botti arvioi aseman:
analyse-turn = Vuoro { $turn }: { $chances }
analyse-chance = { $player } { $percent } %
analyse-turnings = { $count ->
    [0] Mikään vastaus ei ollut selvästi toista huonompi.
    [one] Käännekohta:
   *[other] Käännekohdat:
}
analyse-turning = Vuoro { $turn }, vastaus { $number }, { $player }:
analyse-given = Tehtiin: { $answer } – { $percent } %
analyse-better = Parempi: { $answer } – { $percent } %
analyse-nothing = ei mitään
analyse-line = Näin se olisi voinut jatkua:
analyse-cards = { $count ->
    [0] Mikään kortti ei muuttanut mahdollisuuksia selvästi.
    [one] Ratkaiseva kortti ja mitä sen käyttö teki mahdollisuuksille:
   *[other] Ratkaisevat kortit ja mitä niiden käyttö teki mahdollisuuksille:
}
analyse-card-up = { $card }, { $player }: { $percent } % parempi
analyse-card-down = { $card }, { $player }: { $percent } % huonompi
analyse-from = Mahdollisuudet ovat arvioita: ne perustuvat eteenpäin pelattuihin peleihin ({ $count }), joissa pelattiin nyrkkisäännöillä muutama vuoro. Mitä pelaaja ei nähnyt, jaettiin uudelleen jokaista punnittua vastausta varten.
because-wins = Näin peli voitetaan useammin.
because-saves = Näin peli hävitään harvemmin.
because-equal = Tiettävästi mikään muu ei ole parempi.
because-all-told = Mikään ei nouse esiin; kaiken kaikkiaan se johtaa parempiin asemiin.
analysis-ask = Missä peli kääntyi?
analysis-title = Missä peli kääntyi
analysis-working = Peliä käydään läpi uudelleen. Siihen menee minuutin verran; voit sillä välin katsella muuta.
analysis-failed = Tätä peliä ei voitu käydä läpi uudelleen.
analysis-curve = Voiton mahdollisuus pelin aikana
analysis-mark = Käännekohta { $number }: vuoro { $turn }, { $player }
analysis-turn = Vuoro { $turn }, { $player }
analysis-from-to = { $better } prosentista { $given } prosenttiin
analysis-better = Parempi: { $answer }
analysis-played = Tehtiin: { $answer }
analysis-line = Näin se olisi voinut jatkua
analysis-cards = Ratkaisevat kortit
analysis-all = Kaikki käännekohdat
analysis-close = Sulje
because-alone = Muuta ei kannata miettiä.
because-habit = Nyrkkisäännön mukaan: luvut eivät kerro riittävän selvästi, mikä on parempi.
