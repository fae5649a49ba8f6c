### Ohjattu ensipeli: mitä kussakin kohdassa sanotaan, ja vastaukset muihin valintoihin.

lesson-talisman-chapter-outer = Uloin vyöhyke
lesson-talisman-chapter-stairs = Portaat ylös
lesson-talisman-chapter-crown = Kruunu

## Uloin vyöhyke

lesson-talisman-you = Tämä olet sinä: Soturi. Voimaa tarvitaan taistelussa ja taitoa taikuudessa, ja kuntopisteitä sinulla on neljä.
lesson-talisman-goal = Keskellä lautaa on Herruuden Kruunu. Joka valtaa sen ja on viimeisenä hengissä, voittaa.
lesson-talisman-two-ways = Heitit kakkosen ja saat valita suunnan. Raunioilta nostat kaksi korttia, Metsiköstä yhden: mitä enemmän kortteja, sitä enemmän onnea ja epäonnea.
lesson-talisman-two-ways-woods = Täällä yksi kortti kahden sijasta. Se, mitä et nostanut, odottaa pakan päällä seuraavaa kertaa.
lesson-talisman-drawn = Nostit sen, mikä täällä odotti, ja vastaan tuli Susi. Kortit kohdataan määräjärjestyksessä: ensin viholliset, sitten aarteet.
lesson-talisman-fight = Kumpikin lisää voimaansa nopan: sinulla { $strength } ja vitonen, Sudella { $wolf } ja kolmonen. Soturi heittää kahta noppaa ja saa pitää paremman.
lesson-talisman-trophy = Voitettu Susi jää sinulle voitonmerkiksi, jonka arvo on 2. Seitsemän tällaista pistettä voi vaihtaa yhteen voimapisteeseen.
lesson-talisman-gold = Yksikään vihollinen ei ole tiellä, joten kullan saa ottaa. Kullalla ostetaan tavaraa Kylästä ja Kaupungista.
lesson-talisman-gold-left = Kulta jää ruutuun kuvapuoli ylöspäin sille, joka seuraavaksi tulee. Palataanko hakemaan se?
lesson-talisman-others = Heittovuorot kiertävät: Lankan Kääpiö on kävellyt Kappeliin. Jos pysähdyt samaan ruutuun, voit kohdata ruudun sijasta hänet, vaikkapa taistellen.
lesson-talisman-where-to = Neljä ruutua: Kylässä on seppä, Metsikössä kortti. Kolmella kultasäkillä minä menisin ostoksille.
lesson-talisman-where-to-woods = Siis metsään. Kylä ei karkaa, eikä kultasi.
lesson-talisman-village = Kylä: voit noudattaa ruudun ohjeita tai jättää ne väliin. Vastaa kyllä, täällä on seppä.
lesson-talisman-village-passed = Miten vain, mutta kullalla ei lyödä. Palataanko Kylään?
lesson-talisman-street = Kolme ovea. Parantaja palauttaa kuntopisteitä, seppä myy aseita, mystikon luona ratkaisee noppa: koputa sepän oveen.
lesson-talisman-street-healer = Sinulla on kaikki kuntopisteesi, joten parannettavaa ei ole. Takaisin kadulle?
lesson-talisman-street-mystic = Uhkapeliä: saat sen, mitä noppa näyttää. Muuta se ei maksa kuin tämän käynnin.
lesson-talisman-smith = Miekka maksaa 2 kultaa ja antaa jokaiseen taisteluun 1 lisää. Voit kantaa neljää esinettä, joten osta vain sellaista, mikä ansaitsee paikkansa.
lesson-talisman-smith-helmet = Kypärällä ei lyödä ketään, mutta hävityssä taistelussa se voi säästää kuntopisteen.
lesson-talisman-smith-axe = Kirves iskee yhtä kovaa kuin Miekka, ja Metsikössä sillä voi rakentaa lautan: yksi tie lisää joen yli.
lesson-talisman-smith-nothing = Rahat säästyivät. Edessä on kuitenkin kovempi taistelu: takaisin tiskille?
lesson-talisman-stranger = Muukalainen: hänen luonaan voi pistäytyä tai olla pistäytymättä. Velho myy yhdellä kultasäkillä taian, ja taidolla { $craft } sinulla saa taikoja olla { $limit }.
lesson-talisman-stranger-passed = Hän jää tänne, ja ilman taikaa seuraava taistelu käydään omin voimin. Askel taaksepäin?
lesson-talisman-secret = Psyykkinen isku: vain sinä näet, mikä taika sinulla on. Kortissa lukee, milloin sen voi käyttää, ja sinulta kysytään silloin.
lesson-talisman-before-the-dice = Ihmissyöjä, voima { $ogre }; sinulla on { $strength }, ja ase antaa 1 lisää. Psyykkinen isku lisää siihen taitosi, { $craft }, mutta vain nyt, ennen nopanheittoa.
lesson-talisman-before-the-dice-passed = Ilman taikaa nopat eivät riittäneet. Taika on vielä sinulla: askel taaksepäin?
lesson-talisman-ogre-won = Ihmissyöjä on voitettu. Häviö olisi maksanut kuntopisteen ja loput heittovuorosta; tasapeli maksaa vain heittovuoron.
lesson-talisman-lost-fight = Hävitty taistelu: yksi kuntopiste, ja heittovuorosi päättyy. Vihollinen jää paikalleen, ja voit palata vahvempana.
lesson-talisman-growing = Susi 2 ja Ihmissyöjä 5: yhteensä 7. Vaihda ne voimapisteeseen, joka pysyy: sen löydät jokaisen kysymyksen ohesta, muiden mahdollisuuksien joukosta.
lesson-talisman-growing-later = Voit vaihtaa ne milloin haluat. Vahvemmaksi tulet kuitenkin vasta vaihtamalla.
lesson-talisman-grown = Voima { $strength }, pysyvästi: näin pelihahmo kasvaa, taistelu kerrallaan. Käännetään sivua.
lesson-talisman-enough = Näin jatketaan kierros kierrokselta: liiku, kohtaa, kasva. Käännetään sivua.

## Portaat ylös

lesson-talisman-hour-later = Tuntia myöhemmin: voima { $strength }, taito { $craft }, kuntopisteitä { $lives }. Täällä ulkona ei ole enää paljon pelättävää eikä paljon voitettavaa.
lesson-talisman-regions = Laudalla on kolme vyöhykettä: tämä, joen takainen ja tulivuorten takainen. Joen yli vievät portaat, ja niillä seisoo Vartija.
lesson-talisman-stairs = Kolmosella yltää portaille. Vartijalla on 9; sinulla on 8 ja Miekka sekä kahdesta nopasta parempi.
lesson-talisman-stairs-later = Ei kiirettä, portaat pysyvät paikallaan. Olet kuitenkin niihin valmis: palataanko?
lesson-talisman-sentinel = Vartija on voitettu: pääset ylös. Häviö olisi maksanut kuntopisteen, ja portaat olisivat jääneet tältä heittovuorolta nousematta.
lesson-talisman-richer = Keskivyöhyke on rikkaampi ja rajumpi: joissakin ruuduissa pelkkä pysähtyminen maksaa kuntopisteen. Tässä ruudussa siitä maksetaan sinulle.
lesson-talisman-richer-left = Joku muu kiittää sinua.
lesson-talisman-which-way = Yksi ruutu: Salatusta laaksosta nostat kolme korttia, Noidutusta metsästä yhden, tai sitten laskeudut takaisin. Olet nyt vahva; minkä riskin otat?
lesson-talisman-which-way-glade = Yksi kortti, ja täällä taikavoimasi nukkuvat. Salatussa laaksossa kortteja on kolme: askel taaksepäin?
lesson-talisman-which-way-down = Alas pääsee kenenkään estämättä. Se, mitä tarvitset, on kuitenkin täällä ylhäällä: askel taaksepäin?
lesson-talisman-follower = Yksisarvinen haluaa seuraasi: yksi voimapiste ja yksi taitopiste niin kauan kuin se on mukana. Viholliset kohdataan aina ensin.
lesson-talisman-follower-left = Se jää laaksoon, ja apu sen mukana. Askel taaksepäin?
lesson-talisman-the-talisman = Ja tämä on Talismani. Ilman sellaista ei pääse Liekkien laaksoon, ja sen takana on Kruunu.
lesson-talisman-the-talisman-left = Juuri sitä ilman et voi voittaa, ja toista on vaikea löytää. Askel taaksepäin?
lesson-talisman-have-it = Sinulla on, mitä tarvitset: voimaa ja Talismani. Nyt keskustaan; käännetään sivua.
lesson-talisman-enough-below = Osaat jo kulkea täällä. Ennemmin tai myöhemmin löydät Talismanin, ja silloin tie Kruunun luo on auki. Käännetään sivua.

## Kruunu

lesson-talisman-portal = Olet avannut Suuren portin, ylittänyt Kuolemanvaaran tasangon ja voittanut Ihmissuden. Portti avataan kahdella nopalla, jos voimasi tai taitosi riittää siihen, mitä ne näyttävät.
lesson-talisman-inside = Sisävyöhykkeellä ei heitetä noppaa liikkumista varten: yksi ruutu heittovuorossa. Jokaisella ruudulla on tehtävänsä, ja joka siinä epäonnistuu, ei pääse eteenpäin.
lesson-talisman-fire = Askeleen päässä on Liekkien laakso, ja Talismanisi avaa sen. Ketään ei pakoteta eteenpäin: takaisin pääsee aina.
lesson-talisman-fire-back = Ketään ei pakoteta eteenpäin, mutta takana odottaa noppapeli Kuoleman kanssa. Kuitenkin mieluummin liekit?
lesson-talisman-fire-without = Omistamansa saa jättää ruutuun milloin tahansa, tämänkin. Mutta ilman Talismania Liekkien laakso on suljettu, ja jäljellä on vain tie takaisin. Otetaanko se takaisin?
lesson-talisman-fire-unarmed = Omistamansa saa jättää ruutuun milloin tahansa, myös vahingossa. Miekkaa tuskin enää tarvitset, mutta miksi jättää se muille?
lesson-talisman-no-way-back = Lanka on yhä ulkona, ja kuntopisteitä hänellä on { $lives }. Kun joku on ehtinyt Kruunun luo, jokainen, joka kuolee, on lopullisesti poissa pelistä.
lesson-talisman-crown = Siinä se on, askeleen päässä. Kruunun luota sinut voi karkottaa vain se, joka tulee ja voittaa sinut.
lesson-talisman-crown-back = Niin lähellä! Kruunu ei odota ketään: askel taaksepäin?
lesson-talisman-command = Kruunun luona käytät joka heittovuorolla herruustaian: nelosella tai paremmalla joku toinen menettää kuntopisteen tai luovuttaa. Heitit vitosen, eikä Lanka voinut sille mitään.
lesson-talisman-nowhere = Lanka olisi yhä voinut liikkua, kasvaa, jopa tulla tänne kimppuusi. Aikaa oli kuitenkin yksi heittovuoro ja kuntopisteitä yksi.
lesson-talisman-won = Sitten nelonen, ja Lankan viimeinen kuntopiste meni. Olet ainoa jäljellä oleva, ja niin Talisman voitetaan.
lesson-talisman-died-inside = Kuolit aivan Kruunun lähellä. Ota viimeinen valinta takaisin ja kokeile toista.
