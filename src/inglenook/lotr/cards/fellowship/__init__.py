"""Cards of the Fellowship block: sets 1 to 3."""
