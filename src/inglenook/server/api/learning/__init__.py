"""What one learns from: lessons, puzzles, and hints at practice tables."""
