"""Broken games are run interpreted only: some of their mistakes do not even compile."""

from quartett.compiled import compiling

collect_ignore_glob = ["test_*.py"] if compiling() else []
