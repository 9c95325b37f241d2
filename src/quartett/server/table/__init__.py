"""A table as a value: facts, their fold, and what a command changes. Nothing here waits."""
