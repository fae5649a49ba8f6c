### Kun peli on päättynyt: missä se kääntyi, mitä siitä jäi ja seuraava peli.

end-how = Näin peli kulki
end-conceded = { $player } luovutti.
    .you = Luovutit.
end-turned = Käännekohdat
end-turned-note = Todennäköisyydet ovat botin arvio tilanteesta jokaisen vuoron alussa.
end-nothing-turned = Mikään hetki ei erottunut: peli ratkesi vähitellen.
end-given-up = Pelin ratkaisi luovutus.
end-chance = Mahdollisuudet ({ $player }): { $before } → { $after } %
    .you = Mahdollisuutesi: { $before } → { $after } %
end-see = Katso
end-see-what = Katso tallenteesta: { $what }
end-account = Peli lukuina
end-stood-out = Jäi mieleen
end-curve = { $player }, voiton todennäköisyys vuoroittain prosentteina: { $chances }
end-again = Pelaa uudelleen
end-next = Seuraavaan peliin
end-league = Sarjaan
end-replay = Katso peli uudelleen
end-again-swapped = Uudelleen pakat vaihtaen
end-again-further = Uudelleen pelipaikkaa vaihtaen
end-another-deck = Toinen pakka
end-again-deck = Pelaa uudelleen tällä pakalla
end-table-stays = Pöytä jää ennalleen: sulje tämä, niin näet sen.
end-no-account = Tästä pelistä ei ole lukuja.
