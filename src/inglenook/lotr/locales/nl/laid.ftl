### De tafel op het hele scherm, in weinig letters.

laid-moves = Bewegingen: { $moves }/{ $limit }.
laid-skirmish = { $fighter } { $strength } tegen { $against }: { $minions }
laid-player = { $player }: locatie { $site }, lasten { $burdens }/{ $resistance }, hand { $hand }, stapel { $deck }
laid-player-short = { $player }: locatie { $site }, lasten { $burdens }/{ $resistance }, hand { $hand }
laid-wearing = heeft de Ring om
laid-values = S{ $strength } L{ $vitality }
laid-support = Hulpgebied: { $cards }
laid-asleep = Niet actief: { $cards }
laid-hand-card = { $cost } { $card }, { $kind }
laid-hand-card-short = { $cost } { $card }
laid-controlled = Beheerste locaties
laid-dead = Dodenstapel
laid-discard = Aflegstapel
laid-adventure = Je avonturenstapel
laid-signs = Op het pad: ◐ schaduwnummer, ≡ kaarten die er gestapeld zijn; rustplaatsen hebben een eigen ondergrond. Op kaarten: S sterkte, L levenskracht (2/4 is nog 2 van 4), + wat de kaart draagt, ⚔ tegen wie het personage vecht, ≡ merktekens of kaarten erop. In je hand staan de schemerkosten vooraan.
