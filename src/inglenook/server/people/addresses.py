"""Addresses as they are counted: of the newer kind one household has many."""

from __future__ import annotations

import ipaddress
from typing import Final

from starlette.requests import HTTPConnection

from inglenook.server.people import guests

UNKNOWN: Final = "unknown"
"""What an address counts as that is none."""


def address_of(request: HTTPConnection, trusted_proxies: int) -> str:
    """Where a request comes from, as it is counted."""
    here = "" if request.client is None else request.client.host
    return household(guests.forwarded(request, "x-forwarded-for", trusted_proxies) or here)


def household(address: str) -> str:
    """An address as it is counted; of the newer kind one household has many, which count as one.

    Where both kinds come in by one socket, one of the older kind is written as one of the newer.
    """
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return UNKNOWN
    number = getattr(number, "ipv4_mapped", None) or number
    return str(ipaddress.ip_network(f"{number}/64", strict=False)) if number.version == 6 else str(number)
