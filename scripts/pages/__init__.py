"""The site of docs/: extensions for Sphinx, and the checks of `scripts/build-site`."""
