"""The Finnish language: `grammar` builds phrases; `templates` and `lexicon` are its tables."""
