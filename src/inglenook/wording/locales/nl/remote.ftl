### `inglenook bot`: een bot speelt op een server elders.

help-bot = Laat een bot op een server spelen, met een token van de pagina ‘Programma’s’ daar.
help-bot-server = Het adres van de server, bijvoorbeeld http://localhost:8642.
help-bot-token = Het token; zonder deze optie wordt het uit de omgevingsvariabele { $variable } gelezen.
help-bot-level = Hoe goed de bot speelt: easy of normal.
help-bot-table = Speel alleen aan deze tafel, en ga er zo nodig zitten.
help-bot-seat = De plaats aan die tafel, geteld vanaf 0.
help-bot-game = Dek tafels voor dit spel en speel tegen een makkelijke bot van de server.
help-bot-games = Zoveel spellen na elkaar.
bot-won = Tafel { $table }: gewonnen.
bot-lost = Tafel { $table }: verloren.
bot-ended = Tafel { $table }: afgelopen, zonder winnaar.
error-bot-server = ‘{ $given }’ is niet het adres van een server. Schrijf het als http://localhost:8642.
error-bot-level = Het niveau ‘{ $given }’ is er niet. Niveaus: { $known }.
error-bot-thinks-ahead = ‘{ $given }’ denkt vooruit in stellingen die een server niet stuurt. Niveaus die elders kunnen spelen: { $known }.
error-bot-away = De bot kan niet verder spelen: { $detail }.
