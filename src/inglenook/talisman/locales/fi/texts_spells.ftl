### Taikojen tekstit: milloin, mihin ja mitä.

text-cast = Käytä: { $times }.
text-cast-turn-start = heittovuorosi alussa
text-cast-turn-end = heittovuorosi lopussa
text-cast-instead-of-roll = etenemisheittosi sijasta
text-cast-after-move = liikkumisesi jälkeen
text-cast-after-drawing = nostettuasi seikkailukortteja
text-cast-about-to-fight = kun olet ryhtymässä taisteluun tai psyykkiseen taisteluun
text-cast-about-to-fight-battle = kun olet ryhtymässä taisteluun
text-cast-any-time = milloin tahansa
text-cast-answering-spell = kun joku muu on juuri käyttänyt taian

text-target = Kohde: { $target }.
text-target-none = ei kohdetta
text-target-self = sinä itse
text-target-character = kuka tahansa pelihahmo, myös sinä itse
text-target-other = toinen pelihahmo
text-target-enemy = se, jota vastaan olet ryhtymässä taisteluun
text-target-card = avoin seikkailukortti uloimmalla vyöhykkeellä tai keskivyöhykkeellä
text-target-space = uloimman vyöhykkeen tai keskivyöhykkeen ruutu, jossa ei ole pelihahmoa
text-target-spell = juuri käytetty taika
text-target-drawn-enemy = vihollinen, jonka juuri nostit

spell-does-take-object-or-gold = Ota kohteelta 1 valitsemasi esine tai 1 kultasäkki.
spell-does-take-follower = Ota kohteelta 1 valitsemasi seuralainen.
spell-does-take-spell = Ota kohteelta katsomatta 1 taika, jos taitosi riittää.
spell-does-cancel = Kyseisellä taialla ei ole vaikutusta. Tämä tehoaa myös herruustaikaan.
spell-does-destroy-magic = Seuraavan heittovuorosi alkuun asti kukaan ei voi käyttää taikoja, eikä taikaesineillä ole vaikutusta (Talismani päästää silti Liekkien laaksoon).
spell-does-discard = Poista pelilaudalta valitsemasi seikkailukortti.
spell-does-look-ahead =
    { $amount ->
        [one] Katso seikkailupakan päällimmäinen kortti ja pane se takaisin.
       *[other] Katso seikkailupakan { $amount } päällimmäistä korttia ja pane ne takaisin samassa järjestyksessä.
    }
spell-does-lie-in-wait =
    Pane tämä kortti kyseiseen ruutuun. Se pysyy siellä { $amount ->
        [one] 1 täyden kierroksen
       *[other] { $amount } täyttä kierrosta
    } ja lasketaan ruudun kortiksi. Jokainen, jonka liikkuminen päättyy sinne, { $effects-they }.
spell-does-immobilise = Kohde, jonka heittovuoro on juuri alkamassa, ei tee mitään kyseisellä heittovuorolla. Tai: väistät 1 olennon tai pelihahmon, joka käy kimppuusi.
spell-does-vanish = Meneillään olevan heittovuoron loppuun asti voit väistää jokaisen olennon ja jokaisen pelihahmon.
spell-does-save = Torjuu yhden näistä, kun se on tapahtumassa: pelihahmo menettää kuntopisteen, seuralainen kuolee tai vihollinen surmataan (taistelu päättyy silloin tasan).
spell-does-add-craft = Lisää tässä taistelussa kokonaistaitosi voimaasi.
spell-does-teleport = Siirry mihin tahansa oman vyöhykkeesi ruutuun. Tämä ei onnistu sisävyöhykkeellä.
spell-does-take-turns =
    Saat { $amount ->
        [one] 1 heittovuoron
       *[other] { $amount } heittovuoroa peräkkäin
    }, tämä mukaan luettuna.
spell-does-double-craft = Meneillään olevan heittovuoron loppuun asti kokonaistaitosi lasketaan kaksinkertaisena.
spell-does-kill = Vihollinen kuolee eikä ole voitonmerkki; tämä ei onnistu sisävyöhykkeellä. Pelihahmo menettää sen sijaan 1 kuntopisteen.
spell-does-replace = Poista kyseinen vihollinen ja siirrä sen tilalle toinen avoin vihollinen pelilaudalta.
spell-does-storm = Valitse vyöhyke. Jokainen siellä oleva pelihahmo, myös sinä, { $effects-they }.
