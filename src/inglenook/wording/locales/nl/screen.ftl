### Het getekende scherm, met toetsen en muis.

## Begin

help-plain = Speel regel voor regel, zoals een schermlezer het nodig heeft.
screen-not-installed = Wil je het bord op het hele scherm, installeer dan Textual: pip install textual. Met --plain blijft deze regel weg.

## Vensters

screen-people = Personages
screen-hand = Je hand
screen-about = Wat je bekijkt
screen-table = Tafel
screen-log = Logboek

## De vraag

screen-thinking = { $player } denkt na.
screen-done = Klaar, gekozen: { $count }
screen-aside-possible = Naast de vraag kun je nu, met de toets a: { $label }.
screen-leave = De tafel verlaten

## Toetsen op de laatste regel

screen-key-help = hulp
screen-key-undo = terug
screen-key-why = waarom niet
screen-key-log = logboek
screen-key-asides = ernaast
screen-key-save = opslaan
screen-key-quit = stoppen

## Om te lezen en te kiezen

screen-close = Esc brengt je terug naar de tafel.
screen-why = Waarom niet: { $thing }
screen-asides = Wat je naast de vraag kunt doen
screen-moments = Als je kunt reageren, wordt het je op deze momenten gevraagd
screen-save = In welk bestand wil je het spel opslaan?
screen-save-how = Typ de naam van een nieuw bestand en druk op Enter. Esc brengt je terug.
screen-not-kept = Dit spel wordt nergens bewaard
screen-stay = Verder spelen
screen-save-first = Het spel opslaan
screen-leave-all-the-same = Toch stoppen

## Hulp

screen-help = Toetsen en tekens
screen-help-answer = Pijltoetsen en Enter, het nummer van een optie of een klik: beantwoord de vraag.
screen-help-several = Waar je meer dan één optie kunt kiezen: markeer elke optie op dezelfde manier en kies dan de laatste regel.
screen-help-panels = Tab: naar het volgende venster. Shift en Tab: naar het vorige. Esc: terug naar de vraag.
screen-help-board = Op het bord: met de pijltoetsen kijk je rond, Enter kiest het vak.
screen-help-look = i: bekijk van dichtbij wat je aanwijst. In de lijst bekijkt Enter de kaart of het personage.
screen-help-people = c: naar de personages, of naar de kaarten in het spel.
screen-help-hand = h: naar je hand, in een kaartspel.
screen-help-undo = u: neem je laatste antwoord terug.
screen-help-why = w: waarom je niets kunt doen met wat je aanwijst.
screen-help-log = l: lees het hele logboek.
screen-help-asides = a: wat je naast de vraag kunt doen.
screen-help-guard = g: nog eens vragen wanneer je past, of niet meer.
screen-help-moments = m: kies wanneer je gevraagd wordt te reageren, in spellen met veel van zulke momenten.
screen-help-save = s: sla het spel op.
screen-help-quit = q: verlaat de tafel.
screen-help-signs = Tekens: ▸ je wijst het aan, › met een nummer is een optie, › in het logboek is nieuw.
screen-help-plain = Met --plain wordt het spel regel voor regel gespeeld, voor schermlezers.
