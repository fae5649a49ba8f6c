"""What it takes to think ahead in Talisman."""
