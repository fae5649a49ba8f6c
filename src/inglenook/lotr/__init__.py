"""The Lord of the Rings TCG: the Fellowship and Two Towers rulebooks, sets 1 to 6, two to six players."""
