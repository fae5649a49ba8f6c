"""The regions of the board: moving and being moved through them, up to the Crown of Command."""
