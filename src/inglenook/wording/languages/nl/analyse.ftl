### Een gespeeld spel opnieuw bekeken (`inglenook analyse`).

help-analyse = Bekijk een spel opnieuw: wie wanneer voorstond en waar het keerde.
help-analyse-file = Het verslag van het spel.
help-analyse-playouts = Hoeveel spellen vanaf elke vraag verder worden gespeeld.
error-which-record = Noem het bestand van een spel: inglenook analyse BESTAND.
error-not-analysed = Niemand kan hier vooruitdenken in { $game }.
analyse-curve = Kansen aan het begin van elke beurt, uit spellen die vanaf daar verder zijn gespeeld:
analyse-turn = Beurt { $turn }: { $chances }
analyse-chance = { $player } { $percent } %
analyse-turnings = { $count ->
    [0] Geen antwoord was duidelijk slechter dan een ander.
    [one] Het keerpunt:
   *[other] De keerpunten:
}
analyse-turning = Beurt { $turn }, antwoord { $number }, { $player }:
analyse-given = Gedaan: { $answer } – { $percent } %
analyse-better = Beter: { $answer } – { $percent } %
analyse-nothing = niets
