"""Dutch: `grammar` builds its noun phrases and orders its statements, `templates` and `lexicon` are its tables."""
