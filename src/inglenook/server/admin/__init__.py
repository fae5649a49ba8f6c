"""What whoever runs a server can do to it from the command line."""
