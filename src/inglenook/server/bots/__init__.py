"""Bots at the tables: when it is their turn, and the processes in which they think."""
