### Vihjeet ja mitä botit ovat punninneet.

hint-advice = Vihje: { $answer } – { $percent } %
hint-alone = Vihje: { $answer }
hint-other = Tai: { $answer } – { $percent } %
hint-from = { $count ->
        [one] Voiton mahdollisuus, kun tästä eteenpäin pelattiin yksi peli.
       *[other] Voiton mahdollisuudet, kun tästä eteenpäin pelattiin { $count } peliä.
    } Mitä et näe, jaettiin joka kerta uudelleen.
hint-among-people = Vihjeitä saa peleissä, joissa pelataan vain botteja vastaan.
hint-ask = Vihje
hint-why = Miksi { $player } teki niin?
hint-title = Vihje
hint-do = Tee niin
hint-myself = Valitsen itse
hint-thinking = Ajatellaan eteenpäin…
hint-weighed = Mitä { $player } punnitsi
hint-hidden = Mitä et näe, on jätetty pois.
hint-ask-here = Mitä tässä punnittiin?
hint-nothing = Ei yhtään mitään
hint-close = Sulje
