### Searching for cards: what fields are called, so they can be typed, and what they ask for.

search-help = How to search
search-help-words = Words are looked for in names and texts; all of them must occur, accents do not matter, and a letter may be wrong in a longer word. Words in quotation marks belong together.
search-help-signs = A field is followed by “:” and a value, or by =, !=, <, <=, >, >= and a number; 1-3 is a range. A minus in front leaves something out, “|” stands for or, and brackets keep together what belongs together.
search-suggested = Perhaps you mean
search-understood = This is searched for
search-remove = Take out: { $what }
search-without = without { $what }
search-or = or
search-odd = No card matches what has a dashed line; take it out, or choose another value.
search-field-side = side
search-field-type = type
search-field-culture = culture
search-field-race = race
search-field-class = class
search-field-signet = signet
search-field-cost = cost
search-field-strength = strength
search-field-vitality = vitality
search-field-site = site
search-field-keyword = keyword
search-field-phase = phase
search-field-text = text
search-field-set = set
search-field-rarity = rarity
search-field-format = format
search-field-in = in
search-field-own = own
search-field-like = like
search-field-sort = sort
search-about-side = free, shadow, site or ring
search-about-type = companion, minion, event …
search-about-culture = the culture of the card
search-about-race = the race of a character
search-about-class = what kind of thing an item is: hand weapon, armor …
search-about-signet = the signet of a companion
search-about-cost = the twilight cost, as in cost<=2
search-about-strength = the strength
search-about-vitality = the vitality
search-about-site = the number of a site: site:6
search-about-keyword = a keyword, if you like with its number: keyword:damage>=2
search-about-phase = a phase in which it can be used
search-about-text = words of its text: text:"heal a companion"
search-about-set = the number of a set, or several: set:1-3
search-about-rarity = c, u, r or p
search-about-format = what may be played in a format
search-about-in = in a deck: in:deck is the one being built; -in:deck what is not in it
search-about-own = how many you own: own>=2 at least two, own:0 what you still miss
search-about-like = what does the same kind of work as a card: like:1C152
search-about-sort = the order: cost, name, set, strength, vitality or type
search-value-free_peoples = free
search-value-shadow = shadow
search-value-site = site
search-value-ring = ring
search-value-common = common
search-value-uncommon = uncommon
search-value-rare = rare
search-value-premium = premium
search-value-name = name
