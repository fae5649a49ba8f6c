"""Hooks: what lies above is called without being imported (KR-17)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from inglenook.kernel.hooks import Hook

pytestmark = pytest.mark.rule("KR-17")


def double(number: int) -> int:
    return 2 * number


def test_a_hook_calls_what_was_set() -> None:
    """The function comes back as it is."""
    hook: Hook[Callable[[int], int]] = Hook("some.module")
    hook.set(double)
    assert 14 == hook.get()(7)


def test_a_hook_that_nobody_set_names_the_module_to_import() -> None:
    """A hook that nobody set names the module to import: otherwise whoever forgets an import would look for it for
    long.
    """
    hook: Hook[Callable[[int], int]] = Hook("some.module")
    with pytest.raises(AssertionError, match=r"import some\.module first"):
        hook.get()(7)


def test_a_hook_is_set_once() -> None:
    """A hook is set once. It is a constant: games that run side by side share it."""
    hook: Hook[Callable[[int], int]] = Hook("some.module")
    hook.set(double)
    with pytest.raises(AssertionError, match="set already"):
        hook.set(double)
