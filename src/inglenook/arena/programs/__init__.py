"""Programs in any language as players of the arena: they read and write JSON lines on standard input and output."""
