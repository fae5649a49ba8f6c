"""Happenings to cards and tokens, responses to them, and automatic consequences (LR-22, LR-26, LR-28)."""
