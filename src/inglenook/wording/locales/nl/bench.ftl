### De metingen (`inglenook bench`).

help-bench-game = Het te meten spel, als het niet om alle gaat: { $known }.

bench-heading = { $game }, elke tijd de beste van { $number } pogingen.
bench-line = { $what }: { $python } als Python
bench-both = { $what }: { $python } als Python, { $compiled } gecompileerd, verhouding { $ratio }
bench-not-compiled = Het gecompileerde programma is er niet, in { $folder }. Maak het met `make compiled`.
error-bench-failed = { $game } kan niet gemeten worden: { $detail }. Speel het een keer om te zien wat er mis is.

bench-decisions = Beslissingen per seconde
bench-games = Spellen per seconde
bench-calibrated = Spellen in de tijd waarin Python een miljoen keer een eenvoudige lus doorloopt
bench-varied = Beslissingen per seconde met decks uit alle kaarten
bench-kernel = Aandeel van de kern in een beslissing, in microseconden
bench-fork = Aftakking, in microseconden
bench-redeal = Aftakking met al het verborgene opnieuw gedeeld, in microseconden
bench-fork-after =
    Aftakking van een spel dat alleen vraagt, { $count ->
        [one] 1 antwoord
       *[other] { $count } antwoorden
    } na het begin van de stap, in microseconden
bench-snapshot = Momentopname, in bytes
bench-save = Opslaan, in microseconden
bench-load = Laden, in microseconden
bench-memory = Geheugen van een lopend spel, in bytes
bench-cold-start = Van start tot eerste vraag, in seconden
