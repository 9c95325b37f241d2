"""Tables in play: load, decide, append, broadcast."""
