### `inglenook bot`: botti pelaa muualla olevalla palvelimella.

help-bot = Anna botin pelata palvelimella API-avaimella, joka tehdään sen sivulla ”Ohjelmat”.
help-bot-server = Palvelimen osoite, esimerkiksi http://localhost:8642.
help-bot-token = API-avain; ilman tätä valitsinta se luetaan ympäristömuuttujasta { $variable }.
help-bot-level = Kuinka hyvin botti pelaa: easy tai normal.
help-bot-table = Pelaa vain tässä pöydässä ja istu siihen tarvittaessa.
help-bot-seat = Pelipaikka siinä pöydässä, nollasta laskien.
help-bot-game = Kata pöytiä tälle pelille ja pelaa palvelimen helppoa bottia vastaan.
help-bot-games = Näin monta peliä peräkkäin.
bot-won = Pöytä { $table }: voitto.
bot-lost = Pöytä { $table }: tappio.
bot-ended = Pöytä { $table }: peli päättyi ilman voittajaa.
error-bot-server = ”{ $given }” ei ole palvelimen osoite. Kirjoita se näin: http://localhost:8642.
error-bot-level = Tasoa ”{ $given }” ei ole. Tasot: { $known }.
error-bot-thinks-ahead = ”{ $given }” miettii eteenpäin asemissa, joita palvelin ei lähetä. Muualla voivat pelata tasot { $known }.
error-bot-away = Botti ei voi jatkaa peliä: { $detail }.
