### Korttien hakeminen: kenttien nimet, joilla niitä voi kirjoittaa, ja mitä ne kysyvät.

search-help = Näin haet
search-help-words = Sanoja haetaan nimistä ja teksteistä; kaikkien pitää esiintyä, tarkkeet eivät haittaa, ja pidemmässä sanassa saa kirjain olla väärin. Lainausmerkeissä olevat sanat kuuluvat yhteen.
search-help-signs = Kentän jälkeen tulee ”:” ja arvo tai =, !=, <, <=, >, >= ja luku; 1-3 on väli. Miinus edessä jättää jotain pois, ”|” tarkoittaa tai, ja sulkeet pitävät yhdessä sen, mikä kuuluu yhteen.
search-suggested = Ehkä tarkoitat
search-understood = Tätä haetaan
search-remove = Poista: { $what }
search-without = ilman: { $what }
search-or = tai
search-odd = Mikään kortti ei täytä katkoviivalla merkittyä ehtoa; poista se tai valitse toinen arvo.
search-field-side = puoli
search-field-type = tyyppi
search-field-culture = kulttuuri
search-field-race = rotu
search-field-class = luokka
search-field-signet = sinetti
search-field-cost = hinta
search-field-strength = voima
search-field-vitality = elinvoima
search-field-site = paikka
search-field-keyword = avainsana
search-field-phase = vaihe
search-field-text = teksti
search-field-set = setti
search-field-rarity = harvinaisuus
search-field-format = formaatti
search-field-in = pakassa
search-field-own = oma
search-field-like = kuin
search-field-sort = järjestys
search-about-side = vapaat, varjo, paikka tai sormus
search-about-type = kumppani, palvelija, tapahtuma …
search-about-culture = kortin kulttuuri
search-about-race = hahmon rotu
search-about-class = millainen esine se on: käsiase, haarniska …
search-about-signet = kumppanin sinetti
search-about-cost = hämärähinta, esimerkiksi hinta<=2
search-about-strength = voima
search-about-vitality = elinvoima
search-about-site = paikan numero: paikka:6
search-about-keyword = avainsana, halutessa lukunsa kanssa: avainsana:vahinko>=2
search-about-phase = vaihe, jossa sitä voi käyttää
search-about-text = tekstin sanoja: teksti:"paranna kumppani"
search-about-set = setin numero tai useita: setti:1-3
search-about-rarity = c, u, r tai p
search-about-format = mitä formaatissa saa pelata
search-about-in = pakassa: pakassa:deck on rakenteilla oleva; -pakassa:deck mitä siinä ei ole
search-about-own = montako sinulla on: oma>=2 vähintään kaksi, oma:0 mitä vielä puuttuu
search-about-like = mikä tekee samaa työtä kuin kortti: kuin:1C152
search-about-sort = järjestys: hinta, nimi, setti, voima, elinvoima tai tyyppi
search-value-free_peoples = vapaat
search-value-shadow = varjo
search-value-site = paikka
search-value-ring = sormus
search-value-common = tavallinen
search-value-uncommon = epätavallinen
search-value-rare = harvinainen
search-value-premium = erikoinen
search-value-name = nimi
