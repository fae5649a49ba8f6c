"""Battle of Helm's Deep: a module for each culture, and the facts of every card."""
