"""What an operator does with a server: start it, back it up, examine it."""
