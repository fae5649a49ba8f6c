### A game looked at again (`inglenook analyse`).

help-analyse = Look at a game again: who was ahead when, and where it turned.
help-analyse-file = The record of the game.
help-analyse-playouts = How many games are played on from each question.
error-which-record = Name the file of a game: inglenook analyse FILE.
error-not-analysed = Nobody here can think ahead in { $game }.
analyse-curve = Chances when each turn began, from games played on from there:
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
