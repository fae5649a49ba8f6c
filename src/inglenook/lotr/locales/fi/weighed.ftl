### Miksi yksi vastaus on parempi kuin toinen.

because-own-way = Tästä eteenpäin pelatuissa peleissä saattue pääsi näin pidemmälle reitillä.
because-own-fellowship = Se pitää kumppanit voimakkaampina tai useamman kumppanin elossa.
because-own-ring-bearer = Se pitää Sormuksen viejän poissa vaarasta.
because-own-burdens = Se pitää taakat loitolla.
because-own-support = Se jättää peliin enemmän apukortteja.
because-own-deck = Se jättää nostopakkaan enemmän kortteja.
because-their-way = Tästä eteenpäin pelatuissa peleissä toinen saattue jäi näin taemmas.
because-their-fellowship = Se vie toiselta osapuolelta kumppaneita tai heikentää niitä.
because-their-ring-bearer = Se saattaa toisen Sormuksen viejän vaaraan.
because-their-burdens = Se tuo toiselle Sormuksen viejälle taakkoja.
because-their-support = Se jättää toiselle osapuolelle vähemmän apukortteja peliin.
because-their-deck = Se kuluttaa toista nostopakkaa.
