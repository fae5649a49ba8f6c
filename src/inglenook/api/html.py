"""Positions and cards as HTML for notebooks: self-contained, with inline styles and without scripts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from inglenook.api.cards import Card
    from inglenook.api.game import Game

COLOURS: Final[Mapping[str, str]] = {
    "dwarven": "#8a4b1f",
    "elven": "#2e6b3f",
    "gandalf": "#5d6470",
    "gollum": "#5f6a1e",
    "gondor": "#2f5583",
    "rohan": "#86611a",
    "shire": "#4f7221",
    "dunland": "#7c4237",
    "isengard": "#4c5750",
    "moria": "#345d6b",
    "raider": "#97411f",
    "sauron": "#8e2430",
    "wraith": "#54428a",
    "ring": "#8a6a1e",
    "site": "#5c4a34",
    "enemy": "#8c2a24",
    "object": "#6d5a1c",
    "follower": "#2c6b3f",
    "spell": "#5a3f86",
    "character": "#4a5a78",
}
"""Colour of the spine of a card by its culture, as in the browser (tokens.css), or else by its type."""

PLAIN: Final = "#6b5942"
PAPER: Final = "#fbf6ea"
INK: Final = "#2b2118"
FONT: Final = "font-family:Georgia,'Times New Roman',serif"

MOST_CARDS: Final = 14
"""Most cards that are drawn of a row; the others are counted."""


def card_html(card: Card, now: Mapping[str, Any] | None = None) -> str:
    """Returns the face of a card; `now` holds the numbers that it has on the table, in place of the printed ones."""
    facts, state = card.facts, now or {}
    marks = [str(facts.get(name)) for name in ("culture", "side", "type", "kind")]
    colour = next((COLOURS[mark] for mark in marks if mark in COLOURS), PLAIN)
    title = str(facts.get("title") or card.name)
    parts = [
        _line(title, "font-weight:bold;font-size:13px"),
        _line(str(facts.get("subtitle") or ""), "font-style:italic;font-size:11px"),
        _line(str(facts["kind"]) if "numbers" in facts else card.lines[0], "font-size:10px;opacity:.75"),
        _line(_numbers(facts, state), "font-weight:bold;font-size:12px"),
    ]
    text = facts.get("text") or card.lines[1:]
    words = [str(line) for line in text] if isinstance(text, (list, tuple)) else [str(text)]
    parts += [_line(line, "font-size:10px;line-height:1.25;margin-top:2px") for line in words]
    style = (
        f"box-sizing:border-box;width:170px;min-height:120px;padding:6px 8px 6px 20px;border-radius:8px;{FONT};"
        f"color:{INK};background:linear-gradient(90deg,{colour} 0 12px,{PAPER} 12px);border:1px solid {colour};"
        "text-align:left;overflow-wrap:anywhere"
    )
    return f'<div style="{style}" title="{escape(card.id)}">{"".join(parts)}</div>'


def _numbers(facts: Mapping[str, Any], state: Mapping[str, Any]) -> str:
    """Returns cost, strength, vitality and wounds in signs that need no translation."""
    sign = "+" if facts.get("bonus") else ""
    told = []
    for name, mark in (("cost", "◎"), ("strength", "⚔"), ("craft", "✦"), ("vitality", "♥"), ("lives", "♥")):
        value = state.get(f"total_{name}", state.get(name, facts.get(name)))
        if isinstance(value, int) and (value or name in state):
            told.append(f"{mark} {sign if name in ('strength', 'vitality') else ''}{value}")
    if state.get("wounds"):
        told.append(f"✖ {state['wounds']}")
    return " \u2003".join(told)


def _line(text: str, style: str) -> str:
    return f'<div style="{style}">{escape(text)}</div>' if text else ""


def game_html(game: Game, card_of: Callable[[str], Card]) -> str:
    """Returns the position: the state in words, the cards that lie open before each player, and the question."""
    view = game.view()
    rows = [_line(line, "font-size:13px") for line in game.text().split("\n")[:3]]
    for seat, player in enumerate(game.players):
        mine = view["seats"][str(seat)] if isinstance(view.get("seats"), dict) else {}
        rows.append(_line(player, "font-weight:bold;font-size:15px;margin-top:10px"))
        rows.append(_row([card_html(card_of(one["definition"]), one) for one in _cards_of(mine)]))
    question = game.question
    if question is not None:
        rows.append(_line(f"{question.player}: {question.prompt}", "font-weight:bold;font-size:14px;margin-top:10px"))
        options = "".join([f"<li>{escape(option.text)}</li>" for option in question.options])
        rows.append(f'<ol style="margin:4px 0;font-size:13px">{options}</ol>')
    else:
        rows.append(_line(repr(game), "font-weight:bold;margin-top:10px"))
    style = f"{FONT};color:{INK};background:#e9dfc8;padding:12px;border-radius:10px;max-width:1100px"
    return f'<div style="{style}" lang="{game.language}">{"".join(rows)}</div>'


def _cards_of(mine: Mapping[str, Any]) -> Iterable[Mapping[str, Any]]:
    """Returns what lies open before a player, with the numbers it has now."""
    if mine.get("character"):
        yield {**mine, "definition": mine["character"]}
    for pile in ("in_play", "objects", "followers"):
        for one in mine.get(pile) or ():
            if isinstance(one, dict) and one.get("definition"):
                yield one


def _row(faces: list[str]) -> str:
    more = _line(f"+ {len(faces) - MOST_CARDS}", "align-self:center") if len(faces) > MOST_CARDS else ""
    return f'<div style="display:flex;flex-wrap:wrap;gap:8px">{"".join(faces[:MOST_CARDS])}{more}</div>'
