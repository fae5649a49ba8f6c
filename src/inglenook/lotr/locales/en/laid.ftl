### The table on the whole screen, in few letters.

laid-moves = Moves: { $moves }/{ $limit }.
laid-skirmish = { $fighter } { $strength } against { $against }: { $minions }
laid-player = { $player }: site { $site }, burdens { $burdens }/{ $resistance }, hand { $hand }, deck { $deck }
laid-player-short = { $player }: site { $site }, burdens { $burdens }/{ $resistance }, hand { $hand }
laid-wearing = wears the Ring
laid-values = S{ $strength } V{ $vitality }
laid-support = Support: { $cards }
laid-asleep = Not active: { $cards }
laid-hand-card = { $cost } { $card }, { $kind }
laid-hand-card-short = { $cost } { $card }
laid-controlled = Sites controlled
laid-dead = Dead pile
laid-discard = Discard pile
laid-adventure = Your adventure deck
laid-signs = On the path: ◐ Shadow number, ≡ cards stacked there; sanctuaries have a ground of their own. On cards: S strength, V vitality (2/4 is 2 left of 4), + what it bears, ⚔ whom it faces, ≡ tokens or cards on it. In the hand the twilight cost stands first.
