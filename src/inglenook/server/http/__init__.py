"""What every request over HTTP goes through, whatever it asks for."""
