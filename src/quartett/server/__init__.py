"""Tables people and bots play at: see SERVER and PROTOCOL in docs/."""
