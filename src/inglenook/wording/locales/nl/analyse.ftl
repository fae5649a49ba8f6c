### Een gespeeld spel opnieuw bekeken (`inglenook analyse`).

help-analyse = Bekijk een spel opnieuw: wie wanneer voorstond en waar het keerde.
help-analyse-file = Het verslag van het spel.
help-analyse-playouts = Hoeveel spellen vanaf elke vraag verder worden gespeeld.
error-which-record = Noem het bestand van een spel: inglenook analyse BESTAND.
error-not-analysed = Niemand kan hier vooruitdenken in { $game }.
analyse-curve = Kansen aan het begin van elke beurt, zoals een bot de stelling beoordeelt:
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
analyse-line = Zo had het verder kunnen gaan:
analyse-cards = { $count ->
    [0] Geen kaart veranderde de kansen duidelijk.
    [one] De kaart die telde, en wat het gebruik met de kansen deed:
   *[other] De kaarten die telden, en wat het gebruik met de kansen deed:
}
analyse-card-up = { $card }, { $player }: { $percent } % beter
analyse-card-down = { $card }, { $player }: { $percent } % slechter
analyse-from = Kansen zijn schattingen: ze komen uit { $count } spellen die met vuistregels een paar beurten verder zijn gespeeld. Wat een speler niet kon zien, is voor elk gewogen antwoord opnieuw gedeeld.
because-wins = Zo wordt het spel vaker gewonnen.
because-saves = Zo wordt het spel minder vaak verloren.
because-equal = Voor zover te zien is niets anders beter.
because-all-told = Niets springt eruit; alles bij elkaar leidt het tot betere stellingen.
analysis-ask = Waar keerde het tij?
analysis-title = Waar het tij keerde
analysis-working = Er wordt opnieuw naar het spel gekeken. Dat duurt ongeveer een minuut; kijk intussen gerust rond.
analysis-failed = Dit spel kon niet opnieuw worden bekeken.
analysis-curve = Kans om te winnen tijdens het spel
analysis-mark = Keerpunt { $number }: beurt { $turn }, { $player }
analysis-turn = Beurt { $turn }, { $player }
analysis-from-to = van { $better } naar { $given } %
analysis-better = Beter: { $answer }
analysis-played = Gedaan: { $answer }
analysis-line = Zo had het verder kunnen gaan
analysis-cards = Kaarten die het beslisten
analysis-all = Alle keerpunten
analysis-close = Sluiten
because-alone = Iets anders is geen overweging waard.
because-habit = Volgens vuistregels: de cijfers zeggen niet duidelijk genoeg wat beter is.
