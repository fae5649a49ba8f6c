"""Mass play: many games of bots, in several processes, summed up."""
