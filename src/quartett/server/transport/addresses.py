"""Addresses at which other devices can reach this server."""

import ipaddress
import socket
import struct
import sys
from contextlib import suppress

from quartett.protocol.api import Addresses
from quartett.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737): asking for the way to it sends nothing."""
FLAGS, ADDRESS = 0x8913, 0x8915
"""Linux: the requests SIOCGIFFLAGS and SIOCGIFADDR."""
UP, RUNNING = 0x1, 0x40


def reachable_at(settings: Settings) -> Addresses:
    """Return where others reach the server: where the operator says, if they have said it."""
    if settings.address:
        return Addresses([settings.address.rstrip("/")], fixed=True)
    if settings.host in EVERYWHERE:
        hosts = network_addresses()
    else:
        hosts = [] if is_loopback(settings.host) else [settings.host]
    return Addresses([f"http://{_in_url(host)}:{settings.port}" for host in hosts], fixed=False)


def network_addresses() -> list[str]:
    """Return this machine's addresses in its networks, first the one that leads to the internet."""
    found = [*_by_route(), *_by_interface()] or _by_name()
    return [address for address in dict.fromkeys(found) if _is_for_others(address)]


def is_loopback(host: str) -> bool:
    """Return whether a host name or address means the machine itself."""
    with suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host == "localhost" or host.endswith(".localhost")


def _is_for_others(address: str) -> bool:
    read = ipaddress.ip_address(address)
    return not (read.is_loopback or read.is_link_local or read.is_unspecified or read.is_multicast)


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _by_route() -> list[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(ELSEWHERE)
        return [str(probe.getsockname()[0])]
    return []


def _by_interface() -> list[str]:
    """Return the address of every interface that is connected."""
    found: list[str] = []
    if sys.platform != "linux":
        return _by_name()
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode()[:15])
            with suppress(OSError):  # an interface without an address
                flags = struct.unpack_from("H", fcntl.ioctl(probe, FLAGS, request), 16)[0]
                if flags & UP and flags & RUNNING:
                    found.append(socket.inet_ntoa(fcntl.ioctl(probe, ADDRESS, request)[20:24]))
    return found


def _by_name() -> list[str]:
    with suppress(OSError):
        return socket.gethostbyname_ex(socket.gethostname())[2]
    return []
