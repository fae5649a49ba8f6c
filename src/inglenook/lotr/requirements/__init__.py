"""What may be done: whom a verb can reach, who may bear a card, what can be played and paid (LR-26).  Reads only."""
