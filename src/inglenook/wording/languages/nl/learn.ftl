### De eerste spellen met uitleg: wat er omheen gezegd wordt, in de terminal en in de browser.

help-learn = Leer een spel: een eerste spel met uitleg, regel voor regel, ook voor schermlezers.
help-learn-game = Welk spel je leert. Bekend: { $known }.
error-no-lesson = Voor ‘{ $given }’ is er geen eerste spel met uitleg. Bekend: { $known }.
error-not-a-lesson = Het spel in { $file } is geen spel met uitleg. Ga ermee verder met ‘inglenook play --resume’.
learn-introduction = { $game }, je eerste spel: ongeveer { $minutes } minuten tegen { $wick }. Jij kiest; alles wat mag kun je doen, en ‘terug’ neemt het terug.
learn-chapter = Hoofdstuk: { $chapter }.
learn-note = Uitleg: { $text } ({ $rules })
learn-answer = Uitleg: { $text }
learn-take-back = Typ ‘terug’ om het terug te nemen, of ga verder.
learn-lost = Druk op Enter om de laatste keuze terug te nemen.
learn-finished = Dat was het eerste spel. Nu een heel spel { $game }: { $command }
