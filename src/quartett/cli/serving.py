"""The command that runs a server: serve."""

import argparse

from quartett.errors import UnreadableText
from quartett.server.operations.serve import serve as run_server
from quartett.server.settings import settings


def serve(arguments: argparse.Namespace) -> None:
    """Run a server until it is stopped."""
    flags = ("host", "port", "data", "database", "redis", "workers", "address", "bot_tables")
    chosen = settings({name: getattr(arguments, name) for name in flags}, file=arguments.config)
    try:
        run_server(chosen, browser=not arguments.no_browser)
    except OSError as problem:
        raise UnreadableText(f"expected a free port and address; {problem}") from None
