### Packs, and the collection they make.

pack-title = Packs
pack-lead = Open boosters as they were sold, and starters as the online game had them: the lists of the printed starters are not known here. The server’s dice decide what is in them. A Deluxe box is an online starter and a booster.
pack-choose = Choose a pack
pack-kind = Kind
pack-kind-booster = Booster
pack-kind-starter = Online starter
pack-kind-deluxe = Deluxe box
pack-set = Set
pack-open-booster = Open a booster
pack-open-starter = Open an online starter
pack-open-deluxe = Open a Deluxe box
pack-left = { $count ->
    [0] No more packs today: others can be opened within a day.
    [one] One more pack today.
   *[other] { $count } more packs today.
}
pack-of-booster = Booster, { $set }
pack-of-starter = Online starter, { $set }
pack-of-deluxe = Deluxe box, { $set }
pack-opened = { $name }: { $cards } cards.
pack-number = Pack { $number }
pack-face-down = a card, face down
pack-new = new
pack-copy = copy { $number }
pack-foil = foil
pack-another-picture = another picture
pack-cards-left = { $count ->
    [one] One card is left.
   *[other] { $count } cards are left.
}
pack-turn = Turn it over
pack-turn-all = Turn all at once
pack-keys = The space bar turns the next card.
pack-all-turned = { $count ->
    [0] All cards are turned. You had each of them already.
    [one] All cards are turned. One of them is new.
   *[other] All cards are turned. { $count } of them are new.
}
pack-another = Open another

collection-title = Your collection
collection-lead = Cards from packs you opened, for the fun of it: at every table all cards are free for everybody.
collection-open = Open a pack
collection-as-text = As a text file
collection-begin-anew = Begin anew
collection-begin-anew-asked = { $packs ->
    [one] The pack you opened and all its cards are thrown away. That cannot be taken back.
   *[other] All { $packs } packs you opened and their cards are thrown away. That cannot be taken back.
}
collection-by-set = By set and rarity
collection-set = Set
collection-rarity-C = Common
collection-rarity-U = Uncommon
collection-rarity-R = Rare
collection-rarity-P = Premium
collection-of = { $have } of { $of }
collection-show = Which cards
collection-show-all = All
collection-show-mine = Mine
collection-show-missing = Missing
collection-copies = × { $copies }
collection-none = not yet
