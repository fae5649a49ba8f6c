### Pelattu peli uudelleen katsottuna (`inglenook analyse`).

help-analyse = Katso peli uudelleen: kuka oli milloinkin johdossa ja missä se kääntyi.
help-analyse-file = Pelin tallenne.
help-analyse-playouts = Montako peliä pelataan eteenpäin joka kysymyksestä.
error-which-record = Anna pelin tiedosto: inglenook analyse TIEDOSTO.
error-not-analysed = Kukaan ei osaa täällä ajatella eteenpäin pelissä { $game }.
analyse-curve = Voiton mahdollisuudet kunkin vuoron alussa, siitä eteenpäin pelatuista peleistä:
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
