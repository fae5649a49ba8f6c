"""The cards of Battle of Helm's Deep: a module for each culture, one for the sites."""
