"""People: guests with a name, who of them is there, and what those who watch a table are told."""
