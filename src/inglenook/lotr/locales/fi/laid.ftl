### Pöytä koko näytöllä, lyhyesti.

laid-moves = Siirrot: { $moves }/{ $limit }.
laid-skirmish = { $fighter } { $strength }, vastassa { $against }: { $minions }
laid-player = { $player }: paikka { $site }, taakat { $burdens }/{ $resistance }, käsi { $hand }, pakka { $deck }
laid-player-short = { $player }: paikka { $site }, taakat { $burdens }/{ $resistance }, käsi { $hand }
laid-wearing = Sormus sormessa
laid-values = V{ $strength } E{ $vitality }
laid-support = Tukialue: { $cards }
laid-asleep = Ei-aktiiviset: { $cards }
laid-hand-card = { $cost } { $card }, { $kind }
laid-hand-card-short = { $cost } { $card }
laid-controlled = Hallitut paikat
laid-dead = Kuolleiden pino
laid-discard = Poistopakka
laid-adventure = Seikkailupakkasi
laid-signs = Reitillä: ◐ varjonumero, ≡ sinne pinottuja kortteja; turvapaikoilla on oma pohjavärinsä. Korteissa: V voima, E elinvoima (2/4 on 2 jäljellä 4:stä), + mitä se kantaa, ⚔ ketä vastaan se taistelee, ≡ merkkejä tai kortteja sen päällä. Kädessä kortin hinta on ensimmäisenä.
