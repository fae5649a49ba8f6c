"""What happens to cards and tokens, what answers it, and what follows by itself (LR-22, LR-26, LR-28)."""
