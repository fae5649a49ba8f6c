"""The cards of Ents of Fangorn: a module for each culture."""
