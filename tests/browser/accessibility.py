"""Findings of the accessibility checker axe on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

AXE: Final = Path("web/node_modules/axe-core/axe.min.js")

COLOURS: Final = ["color-contrast", "link-in-text-block"]
"""The rules about colours.  They take nine tenths of the time, and alone depend on the theme."""

RUN: Final = """async ([among, wanted]) => {
    const serious = one => ['serious', 'critical'].includes(one.impact);
    const rules = {...wanted.rules};
    for (const rule of axe._audit.rules) if (!serious(rule)) rules[rule.id] = {enabled: false};
    const found = await axe.run(among ?? document, {resultTypes: ['violations'], ...wanted, rules});
    return found.violations.filter(serious)
        .map(one => `${one.id}: ${one.nodes.map(node => node.html.slice(0, 160)).join(' | ')}`);
}"""
"""Runs only the rules whose faults are serious: a fault weighs what its rule does, and lesser ones are not told of."""

MARK_LOOKS: Final = """() => {
    for (const one of document.querySelectorAll('[data-look]')) one.removeAttribute('data-look');
    const behind = new Map([[null, '']]);
    const ground = element => {
        if (!behind.has(element)) {
            const {backgroundColor, backgroundImage, opacity, filter, position} = getComputedStyle(element);
            const own = [backgroundColor, backgroundImage, opacity, filter, position].join();
            const parent = ground(element.parentElement);
            behind.set(element, own === 'rgba(0, 0, 0, 0),none,1,none,static' ? parent : `${parent};${own}`);
        }
        return behind.get(element);
    };
    const counts = new Map();
    const text = node => node.nodeType === Node.TEXT_NODE && node.data.trim();
    for (const element of document.body.querySelectorAll('*')) {
        if (![...element.childNodes].some(text) || !element.checkVisibility({visibilityProperty: true})) continue;
        const {color, fontSize, fontWeight, textShadow} = getComputedStyle(element);
        const look = [element.localName, color, fontSize, fontWeight, textShadow, ground(element)].join();
        counts.set(look, (counts.get(look) ?? 0) + 1);
        if (counts.get(look) <= 3) element.setAttribute('data-look', '');
    }
    return counts.size;
}"""
"""Marks three elements of each look: text of one colour and size on one ground.  What holds for them holds for the
hundreds of others that look the same: a rulebook has seven thousand elements and some forty looks."""


SETTLED = """() => Promise.all(document.getAnimations()
    .filter(one => one instanceof CSSTransition).map(one => one.finished.catch(() => null))).then(() => null)"""
"""Waits until all colours are what they change to, after a change of theme say."""


def prepare(page: Page) -> None:
    """Loads the checker into a page."""
    page.evaluate(AXE.read_text("utf-8"))


def structure(page: Page) -> list[str]:
    """Returns the serious findings about names, roles and order once the whole page is drawn."""
    page.wait_for_function("() => !document.documentElement.hasAttribute('data-drawing')")
    found: list[str] = page.evaluate(RUN, [None, {"rules": {rule: {"enabled": False} for rule in COLOURS}}])
    return found


def colours(page: Page) -> list[str]:
    """Returns the serious findings about colour contrast."""
    page.evaluate(SETTLED)
    assert page.evaluate(MARK_LOOKS), "there is nothing to read on this page"
    found: list[str] = page.evaluate(RUN, [{"include": [["[data-look]"]]}, {"runOnly": COLOURS}])
    return found


def overflow(page: Page) -> int:
    """Returns the number of pixels by which a page is wider than its window."""
    wider: int = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return wider
