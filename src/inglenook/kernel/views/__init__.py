"""Data for viewers: handles, views and their diffs, dangers, coaching tips."""
