### Veel spellen van bots (`inglenook simulate`).

help-games = Hoeveel spellen er gespeeld worden.
help-which-bots = Welke bots ze spelen; meerdere wisselen per spel van plaats.
help-jobs = Hoeveel processen tegelijk spelen; de uitslagen blijven gelijk.
help-failures = De map voor de opnamen van spellen die mislukken.
help-played = Tel ook in hoeveel spellen elke kaart gespeeld werd, en noem die met minder dan N.
help-json = Geef de uitslagen als JSON, voor programma’s.

simulate-games = Spellen: { $count }
simulate-decisions = Beslissingen: { $count }
simulate-errors = Crashes: { $count }
simulate-faults = Fouten: { $count }
simulate-shortest = Kortste spel: { $count } beslissingen
simulate-length = { $percent } % van de spellen: hoogstens { $count } beslissingen
simulate-longest = Langste spel: { $count } beslissingen
simulate-fewest-rounds = Minste ronden: { $count }
simulate-rounds = { $percent } % van de spellen: hoogstens { $count } ronden
simulate-most-rounds = Meeste ronden: { $count }
simulate-mean-rounds = Ronden gemiddeld: { $mean }
simulate-wins = Plaats { $number } wint { $wins } spellen, { $percent } % (met 95 % zekerheid tussen { $low } en { $high })
simulate-wins-of-bot = Bot { $bot } wint { $wins } spellen, { $percent } % (met 95 % zekerheid tussen { $low } en { $high })
simulate-shared = Gedeelde overwinningen: { $count }
simulate-nobody = Door niemand gewonnen: { $count }
simulate-capped = Als te lang afgebroken: { $count }
simulate-rate = Spellen per seconde: { $rate }
simulate-components = Kaarten en andere onderdelen die meededen: { $count }
simulate-played-enough = In minstens { $least } spellen gespeeld: { $count }
simulate-played = In { $played } van { $games } spellen gespeeld: { $component } ({ $id })
error-not-counted = Wat er in { $game } gespeeld wordt, wordt niet geteld.
simulate-failure = Spel { $number } is mislukt: { $what } De opname: { $file }
simulate-endless = Het spel had na { $count } beslissingen nog geen einde.
