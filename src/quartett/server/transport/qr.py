"""Links as QR codes for the page."""

import segno

from quartett.protocol.api import QrCode

LONGEST_LINK = 400
QUIET = 2
"""Light modules around the code; what lies around it on the page is light as well."""


def drawn(link: str) -> QrCode:
    """Draw a link as a QR code."""
    rows = segno.make_qr(link, error="l").matrix
    dark = [(x, y) for y, row in enumerate(rows) for x, on in enumerate(row) if on]
    path = "".join(f"M{x + QUIET} {y + QUIET}h1v1h-1z" for x, y in dark)
    return QrCode(len(rows) + 2 * QUIET, path)
