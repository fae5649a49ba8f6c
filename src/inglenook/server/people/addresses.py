"""Client addresses as rate limits count them: an IPv6 network counts as one address."""

from __future__ import annotations

import ipaddress
from typing import Final

from starlette.requests import HTTPConnection

from inglenook.server.people import guests

UNKNOWN: Final = "unknown"
"""Counted in place of a malformed address."""


def address_of(request: HTTPConnection, trusted_proxies: int) -> str:
    """Returns the client address of a request, as rate limits count it."""
    here = "" if request.client is None else request.client.host
    return household(guests.forwarded(request, "x-forwarded-for", trusted_proxies) or here)


def household(address: str) -> str:
    """Returns an address as rate limits count it: an IPv6 address by its /64 network, as one household has many.

    An IPv4 address written as IPv6, as on a socket that takes both, counts as IPv4.
    """
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return UNKNOWN
    number = getattr(number, "ipv4_mapped", None) or number
    return str(ipaddress.ip_network(f"{number}/64", strict=False)) if number.version == 6 else str(number)
