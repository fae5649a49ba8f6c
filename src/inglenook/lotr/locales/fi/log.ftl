### Mitä tapahtuu.

## Peli ja vuorot

log-bid =
    { $player } tarjoaa { $burdens ->
        [one] 1 taakan
       *[other] { $burdens } taakkaa
    }.
    .you =
        Tarjoat { $burdens ->
            [one] 1 taakan
           *[other] { $burdens } taakkaa
        }.
log-order = Pelijärjestys: { $players }.
log-turn = Vuoro { $number }: { $player }.
    .you = Vuoro { $number }: sinä.
log-phase = { $phase-first } alkaa.
log-phase-skipped = { $phase-first } jää väliin.
log-shadow-phase = Varjopelaaja on { $player }.
    .you = Varjopelaaja olet sinä.
log-fierce = Raivokkaat palvelijat hyökkäävät vielä kerran.
log-stopped = { $player } jää tähän paikkaan.
    .you = Jäät tähän paikkaan.
log-moves-on = Muuta ei voi tehdä: { $player } siirtyy eteenpäin.
    .you = Muuta ei voi tehdä: siirryt eteenpäin.
log-moved = { $player } siirtyy paikkaan { $number }: { $site }.
    .you = Siirryt paikkaan { $number }: { $site }.
log-won =
    { $how ->
        [arrived] { $player } selviää kaikista taisteluista pelin viimeisessä paikassa ja voittaa.
       *[left] { $player } voittaa pelin.
    }
    .you =
        { $how ->
            [arrived] Selviät kaikista taisteluista pelin viimeisessä paikassa ja voitat.
           *[left] Voitat pelin.
        }
log-out = { $player } putoaa pelistä.
    .you = Putoat pelistä.
log-conceded = { $player } luovuttaa.
    .you = Luovutat.
log-corrupted = Sormuksen viejä korruptoituu: { $player }.
    .you = Sormuksen viejäsi korruptoituu.
log-ring-bearer-killed = Sormuksen viejä on kuollut: { $player }.
    .you = Sormuksen viejäsi on kuollut.

## Kortit

log-played = { $player } pelaa kortin { $card }.
    .you = Pelaat kortin { $card }.
log-played-on = { $player } pelaa kortin { $card }; kantaja: { $bearer }.
    .you = Pelaat kortin { $card }; kantaja: { $bearer }.
log-used = { $player } käyttää korttia { $card }.
    .you = Käytät korttia { $card }.
log-named-cultures = { $player } nimeää kulttuurit: { $cultures }.
    .you = Nimeät kulttuurit: { $cultures }.
log-found-nothing = { $player } ei löydä nostopakasta mitään pelattavaa.
    .you = Et löydä nostopakastasi mitään pelattavaa.
log-cancelled = { $card } peruutetaan.
log-prevented = { $card } torjuu { $what }.
log-modified = { $card } vaikuttaa. Kohde: { $targets }.
log-discarded = { $card } poistetaan.
log-discarded-from-hand = { $player } poistaa kädestään kortin { $card }.
    .you = Poistat kädestäsi kortin { $card }.
log-discarded-from-deck = Nostopakasta ({ $player }) poistetaan { $card }.
    .you = Nostopakastasi poistetaan { $card }.
log-killed = { $card } kuolee.
log-stacked = { $card } pinotaan kortin { $on } päälle.
log-to-support-area = { $card } siirretään tukialueelle.
log-transferred = { $card } siirretään. Uusi kantaja: { $to }.
log-drew =
    { $player } vetää { $count ->
        [one] kortin
       *[other] { $count } korttia
    }.
    .you =
        Vedät { $count ->
            [one] kortin
           *[other] { $count } korttia
        }.
log-reshuffled = { $player } sekoittaa poistopakkansa uudeksi nostopakaksi.
    .you = Sekoitat poistopakkasi uudeksi nostopakaksi.
log-laid-on-top = Poistopakan päällimmäiseksi tulee { $card }.
log-put-back = { $player } laittaa kortin kädestään nostopakkaan.
    .you = Laitat kortin kädestäsi nostopakkaan.
log-move-hand = { $player } ottaa käteensä kortin { $card }.
    .you = Otat käteesi kortin { $card }.
log-move-beneath-deck = { $player } laittaa nostopakkansa alle kortin { $card }.
    .you = Laitat nostopakkasi alle kortin { $card }.
log-move-on-top-of-deck = { $player } laittaa nostopakkansa päälle kortin { $card }.
    .you = Laitat nostopakkasi päälle kortin { $card }.
log-move-shuffled-into-deck = { $player } sekoittaa nostopakkaansa kortin { $card }.
    .you = Sekoitat nostopakkaasi kortin { $card }.
log-move-unseen-hand = { $player } ottaa kortin käteensä.
    .you = Otat kortin käteesi.
log-move-unseen-beneath-deck = { $player } laittaa kortin nostopakan alle.
    .you = Laitat kortin nostopakkasi alle.
log-move-unseen-on-top-of-deck = { $player } laittaa kortin nostopakan päälle.
    .you = Laitat kortin nostopakkasi päälle.
log-move-unseen-shuffled-into-deck = { $player } sekoittaa kortin nostopakkaan.
    .you = Sekoitat kortin nostopakkaasi.
log-saw-hand = Käsi ({ $player }): { $cards }.
    .you = Kätesi: { $cards }.
log-looked-at-hand = { $viewer } katsoo käden ({ $player }).
    .you = { $viewer } katsoo kättäsi.
log-saw-deck = Nostopakasta ({ $player }): { $cards }.
    .you = Nostopakastasi: { $cards }.
log-looked-at-deck = { $viewer } katsoo nostopakan ({ $player }).
    .you = { $viewer } katsoo nostopakkaasi.

## Merkit

log-wounded = { $card } saa haavan.
log-exerted = { $card } rasittuu.
log-comes-exhausted = { $card } tulee peliin uupuneena.
log-healed = { $card } paranee haavasta.
log-burdens =
    { $player }: nyt { $burdens ->
        [0] ei taakkoja
        [one] 1 taakka
       *[other] { $burdens } taakkaa
    }.
    .you =
        Sinulla { $burdens ->
            [0] ei ole nyt taakkoja
            [one] on nyt 1 taakka
           *[other] on nyt { $burdens } taakkaa
        }.
log-twilight = Varjoallas: { $tokens }.
log-tokens = Merkkejä kortilla { $card }: { $tokens }.

## Jousiammunta ja taistelut

log-archery = Nuolia: saattueeseen { $minions }, palvelijoihin { $fellowship }.
log-assignments-cancelled = Jäljellä olevat käskytykset peruutetaan.
log-assigned = Käskytys: { $minion }, vastassa { $fighter }.
log-skirmish = Taistelu: { $fighter }, vastassa { $minions }.
log-strengths = Voimat: { $fellowship } vastaan { $minions }.
log-wins = { $card } voittaa taistelun.
log-overwhelmed = { $card } murskataan.
log-left-skirmish = { $card } poistuu taistelusta.
log-skirmish-cancelled = Taistelu peruutetaan.

## Sormus ja paikat

log-ring-put-on = Sormuksen viejä laittaa Sormuksen sormeensa: { $player }.
    .you = Sormuksen viejäsi laittaa Sormuksen sormeensa.
log-ring-taken-off = Sormuksen viejä ottaa Sormuksen sormestaan: { $player }.
    .you = Sormuksen viejäsi ottaa Sormuksen sormestaan.
log-ring-taken-over = { $card } on nyt Sormuksen viejä.
log-site-laid = { $player } asettaa paikan { $card }.
    .you = Asetat paikan { $card }.
log-site-controlled = { $player } valtaa paikan { $card }.
    .you = Valtaat paikan { $card }.
log-site-liberated = { $player } vapauttaa paikan { $card }.
    .you = Vapautat paikan { $card }.
log-changed = { $targets }: { $changes } (syy: { $card }).
change-more = { $what-bonus } +{ $amount }
change-less = { $what-bonus } { $amount }
prevented-about-to-be-wounded = haavan
prevented-about-to-exert = rasituksen
prevented-about-to-heal = paranemisen
prevented-about-to-be-discarded = poistamisen
prevented-about-to-discard-event = poistamisen
prevented-about-to-be-killed = kuoleman
prevented-about-to-add-burdens = taakat
prevented-about-to-add-twilight = varjomerkit
prevented-about-to-take-control = paikan valtaamisen
prevented-this = tämän
