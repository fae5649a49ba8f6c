### `inglenook bot`: a bot plays on a server elsewhere.

help-bot = Let a bot play on a server, with a token from its page “Programs”.
help-bot-server = The address of the server, such as http://localhost:8642.
help-bot-token = The token; without this option it is read from the environment variable { $variable }.
help-bot-level = How well the bot plays: easy or normal.
help-bot-table = Play at this table only, and sit down there if need be.
help-bot-seat = The seat at that table, counted from 0.
help-bot-game = Lay tables for this game and play against an easy bot of the server.
help-bot-games = So many games, one after the other.
bot-won = Table { $table }: won.
bot-lost = Table { $table }: lost.
bot-ended = Table { $table }: over, without a winner.
error-bot-server = “{ $given }” is not the address of a server. Write it as http://localhost:8642.
error-bot-level = There is no level “{ $given }”. Levels: { $known }.
error-bot-thinks-ahead = “{ $given }” thinks ahead in positions that a server does not send. Levels that can play elsewhere: { $known }.
error-bot-away = The bot cannot play on: { $detail }.
