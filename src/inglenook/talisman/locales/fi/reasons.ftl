### Miksi jotain ei voi tehdä, ja mikä asetelmassa voi olla vialla.

## Miksi ei?

why-over = Peli on päättynyt.
why-no-character = Sinulla ei ole nyt pelihahmoa pelilaudalla.
why-not-asked = Nyt vastausvuorossa on { $player }.
why-other-question = Nyt kysytään muuta.
why-yourself = Itseäsi et voi kohdata.
why-not-on-board = Tällä pelaajalla ei ole pelihahmoa pelilaudalla.
why-elsewhere = Kohtaat pelihahmoja vain ruudussa, johon liikkumisesi päättyy.
why-not-met-here = Sisävyöhykkeellä pelihahmot kohtaavat toisensa vain Kuolemanvaaran tasangolla, Liekkien laaksossa ja Herruuden Kruunun luona.
why-not-your-turn = Nyt ei ole sinun heittovuorosi.
why-already-here = Olet jo siellä.
why-not-moving = Liikut vain heittovuorosi etenemisvaiheessa.
why-other-region = Se on toisella vyöhykkeellä; sinne pääset vain portaita pitkin, lautalla, Suuren portin kautta tai kohtaamisen tuloksena.
why-inner-region = Se on sisävyöhykkeellä, jonne pääsee vain Suuren portin kautta.
why-no-talisman = Sinne pääset vain Talismanin kanssa.
why-one-space = Sisävyöhykkeellä liikut vain 1 ruudun: eteenpäin, kun ruudun tehtävä on suoritettu, tai takaisin.
why-exact-steps = Liikut täsmälleen niin monta ruutua kuin noppa osoittaa.
why-not-in-play = Se ei ole pelilaudalla.
why-not-your-spell = Se on toisen pelaajan taika.
why-toad-casts-not = Rupikonna ei voi käyttää taikoja.
why-amulet = Amuletin haltijana et voi käyttää taikoja.
why-no-magic = Mikään taikuus ei nyt tehoa täällä.
why-wrong-time = Sen voi käyttää vain { $times } ja vain sopivaan kohteeseen.
why-not-yours = Se kuuluu toiselle.
why-too-few-trophies = Voitonmerkeissäsi ei ole vielä tarpeeksi pisteitä vaihtoon.
why-toad-trades-not = Rupikonna ei voi vaihtaa voitonmerkkejä.
why-cannot-be-given-up = Siitä ei voi luopua.
why-not-between-roll-and-result = Ei heiton ja sen tuloksen välissä.
why-card-elsewhere = Se on toisessa ruudussa.
why-spell-lies-here = Ruudussa olevaa taikaa ei voi ottaa.
why-toad-holds-nothing = Rupikonnalla ei voi olla mitään.
why-forbidden = Luonteesi ei salli sitä.
why-already-met = Sen olet jo tässä kohtaamisessa käsitellyt.
why-others-first = Ensin kohdataan kortit, joiden järjestysnumero on pienempi.
why-drawn-first = Juuri nostetut kortit kohdataan ennen ruudussa olleita.
why-left-trophy = Kuolleiden voitonmerkit eivät ole kenenkään: niitä ei voi ottaa.
why-not-now = Se kohdataan tai otetaan, kun kohtaat ruudun.

## Mikä asetelmassa voi olla vialla

fault-cards = Kortteja on lueteltu { $listed }, mutta niitä on { $cards }.
fault-place = Kortti { $card } ei ole siellä, missä sen pitäisi ({ $zone }).
fault-characters = Sama pelihahmo on pelissä kahdesti, tai se on sekä pelissä että käyttämätön.
fault-dead = { $player } on ilman kuntopisteitä, mutta ei ole kuollut.
fault-points = { $player } on alle lähtöpisteidensä tai velkaa kultaa.
fault-toad = { $player } on rupikonna ja pitää jotain hallussaan.
fault-objects = { $player } pitää hallussaan liikaa esineitä.
fault-spells = { $player } pitää hallussaan liikaa taikoja.
fault-forbidden = { $player } pitää hallussaan korttia, jota luonne ei salli: { $card }.
fault-box = Kortteja on väärä määrä: { $card } ({ $found }, laatikossa { $printed }).
fault-no-character = { $player } on ilman pelihahmoa, mutta hänellä on silti jotain.
fault-space = { $player } ei ole missään pelilaudan ruudussa.
fault-no-object = { $player } pitää hallussaan korttia, jota ei voi kantaa: { $card }.
fault-no-follower = { $player } pitää seuralaisena korttia, joka ei ole seuralainen: { $card }.
fault-no-trophy = { $player } pitää voitonmerkkinä korttia, joka ei ole vihollinen: { $card }.
fault-no-spell = { $player } pitää kädessään korttia, joka ei ole taika: { $card }.
fault-curse = { $player } on kirouksessa, joka karkottaa seuralaiset, mutta hänellä on seuralaisia.
fault-crown = { $player } on Herruuden Kruunun ruudussa, johon kukaan ei ole vielä päässyt.
