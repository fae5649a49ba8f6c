"""Message ids in TypeScript source are found, with their arguments."""

from __future__ import annotations

from pathlib import Path

import pytest

from inglenook.wording.browser_uses import both, collect_browser
from inglenook.wording.uses import Use, Uses

pytestmark = pytest.mark.rule("KR-20")

SOURCE = """
// t("only-a-remark")
/** t("only-a-remark") */
const one = t("browser-log");
const two = html`<p title=${t('browser-close')}>${open ? html`${t("browser-older", { count: a.b, name })}` : ""}</p>`;
const three = t(many === "no" ? "browser-many" : "browser-few", { count: add(1, { a: 2 }) });
const four = t(`browser-bot-${kind}`), five = t(id), six = t("browser-all", given), seven = at("browser-not");
const eight = t("browser-spread", { ...given, n: 1 }), nine = [].t("browser-not");
const ten = t(
  "browser-broken-line",
  { "quoted": "a, b" },
);
const eleven = t(fierce && (phase === "skirmish" || late) ? `word-fierce-${phase}` : `word-${phase}`);
export function t(id: string, args = {}) {}
const refused = { type: "refused", message: { message: "browser-refused" } };
"""


def test_ids_are_found_wherever_they_stand(tmp_path: Path) -> None:
    """Message ids are found in nested templates, choices and over several lines, and not in comments or other calls."""
    (tmp_path / "table").mkdir()
    (tmp_path / "table" / "log.ts").write_text(SOURCE, "utf-8")

    uses = collect_browser(tmp_path)

    assert {use.id: use.arguments for use in uses.written} == {
        "browser-log": frozenset(),
        "browser-close": frozenset(),
        "browser-older": {"count", "name"},
        "browser-many": {"count"},
        "browser-few": {"count"},
        "browser-all": None,
        "browser-spread": None,
        "browser-broken-line": {"quoted"},
        "browser-refused": None,
    }
    assert [use.id for use in uses.built] == ["browser-bot-*", "word-fierce-*", "word-*"]
    assert uses.passed_on == [Use("id", "table/log.ts:7", frozenset())]


def test_places_are_told(tmp_path: Path) -> None:
    """A fault in TypeScript source names its file and line."""
    (tmp_path / "log.ts").write_text('\n\nt("browser-log");', "utf-8")

    assert collect_browser(tmp_path).written == [Use("browser-log", "log.ts:3", frozenset())]


def test_uses_are_put_together() -> None:
    """Uses of messages in Python and TypeScript are combined."""
    one, other = Use("a", "a.py:1", None), Use("b", "b.ts:1", None)

    assert both(Uses([one], [], [other]), Uses([other], [one], [])) == Uses([one, other], [one], [other])
