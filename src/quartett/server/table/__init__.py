"""A table as a value: facts, their fold, and the changes that commands make. Nothing here waits."""
