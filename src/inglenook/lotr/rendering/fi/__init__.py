"""Finnish: `grammar` builds its noun phrases, `templates` and `lexicon` are its tables."""
