"""The regions of the board: movement through them, up to the Crown of Command."""
