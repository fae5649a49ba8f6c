### What the Python library refuses, and what to give instead.

error-python-type = { $argument } is { $given }, of the type { $type }, and has to be { $wanted }. Write for example { $example }.
error-python-no-choice = There is no choice “{ $given }” for a game of { $game }. Choices: { $known }.
error-python-choice-twice = “{ $given }” cannot be given beside a set-up. Put it into the set-up.
error-python-too-many = There are too many { $argument }: { $count } for { $seats } seats. Give at most one for each seat.
error-python-bids = The number of bids is { $count }, and that of seats is { $seats }. Give one for each seat, or none to have the players bid.
error-python-no-card = There is no card “{ $given }”. inglenook.cards.ids() lists all, and inglenook.cards.search() finds them by name.
error-python-no-field = There is no field “{ $given }” to search by. Leave it out, or put the word in quotation marks.
error-python-no-thing = There is nothing called “{ $given }” at which this seat can point. Give a name, an id or a handle from the seat’s view.
error-python-which = “{ $given }” can mean several things: { $known }. Write more of the name, or give a handle from the seat’s view.
error-python-undo = { $count } answers cannot be taken back, since { $answers } have been given. Take back at least one and not more than that.
error-python-no-copy = This copy cannot be copied, taken back or saved now. Make it with keep=True, and let an imagined game go on to its next step first.
error-python-not-asked = Seat { $seat } is not asked now. Read its question only when the game asks it.
error-python-an-aside = “{ $given }” is not an answer: it is done beside the question. Do it with game.do_aside(), and the question is asked anew.
python-a-name = a text
python-a-number = a whole number
python-a-list = a list
python-a-mapping = a dictionary
python-a-language = the code of a language
python-a-deck = the name, path or text of a deck, or a Deck
python-a-query = a query
python-an-answer = the key of an option, an option, or several of these
python-a-game = the name of a game or a set-up
python-a-running-game = a game
python-a-seed = a text or a whole number
python-a-path = the text or the path of a saved game
python-a-bot = the name of a bot, or a function that takes a seat
python-bots = a bot, or a list with a bot or None for each seat
