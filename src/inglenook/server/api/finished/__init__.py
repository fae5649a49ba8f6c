"""Games that are over: their replays, what is told of them, and what they could have been."""
