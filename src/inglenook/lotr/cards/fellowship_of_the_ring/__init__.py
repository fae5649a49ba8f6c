"""The Fellowship of the Ring: a module for each culture, and the facts of every card."""
