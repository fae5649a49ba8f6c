### When a game is over: where it turned, what it came to, and the next one.

end-how = How it went
end-conceded = { $player } has conceded.
    .you = You have conceded.
end-turned = Where it turned
end-turned-note = The chances are a bot’s opinion of the position at the beginning of each turn.
end-nothing-turned = Nothing stood out: it was decided little by little.
end-given-up = Decided by concession.
end-chance = Chances: { $before } → { $after } % for { $player }
    .you = Your chances: { $before } → { $after } %
end-see = See it
end-see-what = See it in the replay: { $what }
end-account = The account
end-stood-out = What stood out
end-curve = { $player }, chances turn by turn in percent: { $chances }
end-again = Play again
end-next = To the next game
end-league = To the league
end-replay = Watch the replay
end-again-swapped = Play again, decks swapped
end-again-further = Play again, one seat further
end-another-deck = Another deck
end-again-deck = Play again with this deck
end-table-stays = The table stays as it is: close this to look at it.
end-no-account = There is no account of this game.
