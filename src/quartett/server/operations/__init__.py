"""What whoever runs a server does: start it, back it up, examine it."""
