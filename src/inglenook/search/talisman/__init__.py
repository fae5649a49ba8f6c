"""Search in Talisman."""
