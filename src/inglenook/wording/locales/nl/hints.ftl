### Tips, en wat bots hebben afgewogen.

hint-advice = Tip: { $answer } – { $percent } %
hint-alone = Tip: { $answer }
hint-other = Of: { $answer } – { $percent } %
hint-from = { $count ->
        [one] Kans om te winnen, uit één spel dat vanaf hier is gespeeld.
       *[other] Kansen om te winnen, uit { $count } spellen die vanaf hier zijn gespeeld.
    } Wat je niet kunt zien, is elke keer opnieuw gedeeld.
hint-among-people = Tips zijn er voor spellen met alleen bots als tegenstander.
hint-ask = Tip
hint-why = Waarom deed { $player } dat?
hint-title = Tip
hint-do = Doe dat
hint-myself = Zelf kiezen
hint-thinking = Er wordt vooruitgedacht…
hint-weighed = Wat { $player } heeft afgewogen
hint-hidden = Wat je niet kunt zien, is weggelaten.
hint-ask-here = Wat werd hier afgewogen?
hint-nothing = Helemaal niets
hint-close = Sluiten
