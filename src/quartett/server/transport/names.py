"""The names under which this server may be reached, and the pages that may use it.

A page of another site can point its own name at this machine (DNS rebinding) and is then a page of
that name, with this server's answers. So names that anybody can register must be configured.
"""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from quartett.server.settings import Settings

LOCAL = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
"""Endings of names that nobody can register."""
PORTS = {"http": 80, "ws": 80, "https": 443, "wss": 443}
ENCRYPTED = ("https", "wss")


def allowed_host(host: bytes | None, settings: Settings) -> bool:
    """Return whether this server may be addressed by this name. Addresses in numbers, and names
    that exist in a local network only, need no configuration; HTTP/1.0 sends no name."""
    if host is None:
        return True
    name = _name_of(f"//{host.decode('latin-1')}")
    if name is None:
        return False
    if "." not in name or name.endswith(LOCAL) or name in _own_names(settings):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def allowed_origin(
    origin: bytes | None, host: bytes | None, scheme: str, settings: Settings
) -> bool:
    """Return whether a page of this origin may use this server. Programs send no origin."""
    if origin is None:
        return True
    site = origin.decode("latin-1")
    own = settings.address.rstrip("/")
    if site in settings.origins or (own and site == own):
        return True
    page = _place_of(site)
    here = None if host is None else _place_of(f"{scheme}://{host.decode('latin-1')}")
    if page is None or page != here:
        return False
    # Where the public name is encrypted, a page of it that is not comes from somebody between.
    return not own.startswith("https:") or page[0] != _name_of(own)


def _own_names(settings: Settings) -> set[str]:
    names = (_name_of(settings.address), *settings.hosts, settings.host, socket.gethostname())
    return {name.lower() for name in names if name}


def _name_of(address: str) -> str | None:
    try:
        name = urlsplit(address).hostname
    except ValueError:
        return None
    return name.rstrip(".") or None if name else None


def _place_of(site: str) -> tuple[str, int, bool] | None:
    """Return the name and port of an origin, and whether it is encrypted; None: it is no origin."""
    try:
        parts = urlsplit(site)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.hostname, port, parts.scheme in ENCRYPTED) if parts.hostname else None
