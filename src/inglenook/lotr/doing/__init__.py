"""What the verbs of the card language do: choosing targets, effects, playing cards, using abilities."""
