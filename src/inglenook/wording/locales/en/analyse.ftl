### A game looked at again (`inglenook analyse`).

help-analyse = Look at a game again: who was ahead when, and where it turned.
help-analyse-file = The record of the game.
help-analyse-playouts = How many games are played on from each question.
error-which-record = Name the file of a game: inglenook analyse FILE.
error-not-analysed = Nobody here can think ahead in { $game }.
analyse-curve = Chances when each turn began, as a bot judges the position:
analyse-turn = Turn { $turn }: { $chances }
analyse-chance = { $player } { $percent } %
analyse-turnings = { $count ->
    [0] No answer was clearly worse than another one.
    [one] The turning point:
   *[other] The turning points:
}
analyse-turning = Turn { $turn }, answer { $number }, { $player }:
analyse-given = Done: { $answer } – { $percent } %
analyse-better = Better: { $answer } – { $percent } %
analyse-nothing = nothing
analyse-line = It might have gone on like this:
analyse-cards = { $count ->
    [0] No card changed the chances clearly.
    [one] The card that counted, and what its uses did to the chances:
   *[other] The cards that counted, and what their uses did to the chances:
}
analyse-card-up = { $card }, { $player }: { $percent } % better
analyse-card-down = { $card }, { $player }: { $percent } % worse
analyse-from = Chances are opinions: they come from { $count } games played on, by rules of thumb and for a few turns. What a player could not see was dealt anew for each answer that was weighed.
because-wins = It wins the game more often.
because-saves = The game is lost less often that way.
because-equal = As far as can be told, nothing else is better.
because-all-told = Nothing stands out; all told, it leads to better positions.
analysis-ask = Where did it turn?
analysis-title = Where it turned
analysis-working = The game is being looked at again. That takes a minute or so; look around meanwhile.
analysis-failed = This game could not be looked at again.
analysis-curve = Chance of winning over the game
analysis-mark = Turning point { $number }: turn { $turn }, { $player }
analysis-turn = Turn { $turn }, { $player }
analysis-from-to = from { $better } to { $given } %
analysis-better = Better: { $answer }
analysis-played = Played: { $answer }
analysis-line = It might have gone on like this
analysis-cards = Cards that decided it
analysis-all = All turning points
analysis-close = Close
because-alone = It is the only thing worth a thought.
because-habit = By rules of thumb: the numbers do not tell clearly enough what is better.
