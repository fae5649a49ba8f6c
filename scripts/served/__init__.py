"""What `scripts/load` measures."""
