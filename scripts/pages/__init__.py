"""The site of docs/: what Sphinx is extended with, and the checks of `scripts/build-site`."""
