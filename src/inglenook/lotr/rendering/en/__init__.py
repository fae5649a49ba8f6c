"""The English language: `grammar` builds noun phrases; `templates` and `lexicon` are its tables."""
