### Als een spel is afgelopen: waar het kantelde, wat het opleverde en het volgende.

end-how = Hoe het verliep
end-conceded = { $player } heeft opgegeven.
    .you = Je hebt opgegeven.
end-turned = Waar het kantelde
end-turned-note = De kansen zijn wat een bot aan het begin van elke beurt van de stand vindt.
end-nothing-turned = Niets sprong eruit: het spel werd beetje bij beetje beslist.
end-given-up = Beslist door opgave.
end-chance = Kansen van { $player }: { $before } → { $after } %
    .you = Jouw kansen: { $before } → { $after } %
end-see = Bekijken
end-see-what = Terugkijken: { $what }
end-account = Het spel in cijfers
end-stood-out = Wat opviel
end-curve = { $player }, kansen per beurt in procenten: { $chances }
end-again = Nog eens spelen
end-next = Naar het volgende spel
end-league = Naar de competitie
end-replay = Het spel terugkijken
end-again-swapped = Nog eens, met verwisselde stapels
end-again-further = Nog eens, een plaats verder
end-another-deck = Andere stapel
end-again-deck = Nog eens spelen met dit deck
end-table-stays = De tafel blijft zoals die is: sluit dit om de tafel te bekijken.
end-no-account = Van dit spel zijn er geen cijfers.
