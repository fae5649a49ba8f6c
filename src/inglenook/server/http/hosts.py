"""Host names that the server accepts (SR-97).

A foreign page can point its own name at the address of a server at home and then counts as that server's page (DNS
rebinding).  So names that anybody can register are refused unless the operator has listed them.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Collection
from typing import Final
from urllib.parse import urlsplit

HOST: Final = re.compile(r"[A-Za-z0-9.\-]+(:[0-9]{1,5})?|\[[0-9a-fA-F:]+\](:[0-9]{1,5})?")
"""Pattern of a Host header: a name or an address, perhaps with a port."""
NOT_FOR_SALE: Final = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".intranet", ".test")
"""Suffixes of names that nobody can register, because each local network assigns them itself (RFC 6761, 6762, 8375)."""


def may_be_called(host: str, allowed: Collection[str], origins: Collection[str], trusted_proxies: int) -> bool:
    """Whether a request for this host is meant for this server.

    Addresses and local names are always accepted.  Without `allowed`, a trusted proxy decides which names come in.
    """
    name = name_of(host)
    if not host or is_at_home(name) or name in allowed:
        return True
    if any(name == (urlsplit(origin).hostname or "") for origin in origins):
        return True
    return bool(trusted_proxies) and not allowed


def name_of(host: str) -> str:
    """Returns the name in a Host header without its port, or "" if it is malformed."""
    if HOST.fullmatch(host) is None:
        return ""
    name = host[1 : host.index("]")] if host.startswith("[") else host.partition(":")[0]
    return name.lower().removesuffix(".")


def is_at_home(name: str) -> bool:
    """Whether a name is an IP address or a local name that cannot be registered."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return bool(name) and ("." not in name or name.endswith(NOT_FOR_SALE))
    return True
