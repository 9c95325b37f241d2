"""Speed, always as a ratio inside one run: ours beside hand-written C and beside a peer."""
