"""Tests of hooks, which call higher layers without importing them (KR-17)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from inglenook.kernel.hooks import Hook

pytestmark = pytest.mark.rule("KR-17")


def double(number: int) -> int:
    return 2 * number


def test_a_hook_calls_what_was_set() -> None:
    """A hook calls the function that was set and returns its result."""
    hook: Hook[Callable[[int], int]] = Hook("some.module")
    hook.set(double)
    assert 14 == hook.get()(7)


def test_a_hook_that_nobody_set_names_the_module_to_import() -> None:
    """A hook that was not set raises an error that names the module to import."""
    hook: Hook[Callable[[int], int]] = Hook("some.module")
    with pytest.raises(AssertionError, match=r"import some\.module first"):
        hook.get()(7)


def test_a_hook_is_set_once() -> None:
    """A hook can be set once only, because all games of a process share it."""
    hook: Hook[Callable[[int], int]] = Hook("some.module")
    hook.set(double)
    with pytest.raises(AssertionError, match="set already"):
        hook.set(double)
