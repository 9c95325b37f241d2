"""Studying games: counting trees, exact odds, and later luck and skill."""
