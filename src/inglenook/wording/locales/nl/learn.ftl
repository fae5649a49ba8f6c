### De eerste spellen met uitleg: wat er omheen gezegd wordt, in de terminal en in de browser.

help-learn = Leer een spel: een eerste spel met uitleg, regel voor regel, ook voor schermlezers.
help-learn-read = Lees in plaats daarvan hoe je speelt: een bladzijde tekst.
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

## In de browser

learn-table = Je eerste spel
learn-region = Uitleg
learn-count = { $number } van { $beats }
learn-lit = Gemarkeerd op tafel: { $things }.
learn-fold = Inklappen
learn-unfold = Uitklappen
learn-back = Neem terug
learn-next = Volgende
learn-next-part = Naar het volgende hoofdstuk
learn-quiet = Hier is niets nieuws: ga verder zoals jou het beste lijkt. Je hoort het als er iets nieuws komt.
learn-real-game = Nu een echt spel, tegen { $bot }
learn-puzzles = Puzzels
learn-to-start = Naar de startpagina
learn-heading = Leer spelen
learn-lead = Een eerste spel van ongeveer een kwartier aan de echte tafel: jij kiest, en uitleg krijg je op het moment dat het telt.
learn-begin = Begin het eerste spel
learn-read = Lees hoe je speelt
learn-read-heading = Zo speel je
learn-contents = Inhoud
learn-rulebook = De regels
learn-how = Alles wat mag, kun je doen. Kies je iets anders dan bedoeld was, dan krijg je uitleg en kun je het terugnemen. Je kunt altijd weggaan: het spel blijft bij je tafels staan.
