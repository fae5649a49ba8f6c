"""The Dutch language: `grammar` builds phrases and orders statements; `templates` and `lexicon` are its tables."""
