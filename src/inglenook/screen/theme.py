"""The colours, shapes and layout of the screen.

The colours are those of the browser client in its dark theme: wood, cloth, one fire.  Colour is never the only sign:
players have a shape and a letter, options have a number, the selected thing has an arrow.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from textual.theme import Theme

INK: Final = "#f4eadb"
QUIET: Final = "#b0a08a"
ON_GROUND: Final = "#d1c3ad"
EMBER: Final = "#f0964a"
BRASS: Final = "#d9b566"
CAN: Final = "#f2c550"

THEME: Final = Theme(
    name="inglenook",
    primary="#e2832f",
    secondary=BRASS,
    accent=EMBER,
    warning=CAN,
    error="#ff9c88",
    success="#93d08f",
    foreground=INK,
    background="#15110d",
    surface="#201913",
    panel="#2a2119",
    variables={
        "block-cursor-background": "#e2832f",
        "block-cursor-foreground": "#1d1006",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#3f2816",
        "block-cursor-blurred-foreground": INK,
        "block-cursor-blurred-text-style": "none",
        "scrollbar": "#45372a",
        "scrollbar-background": "#201913",
    },
)

GROUNDS: Final = (("#35432d", "#2c3925"), ("#54432a", "#473822"), ("#4d2f2d", "#402524"))
"""Background colours of each ring of a board from the outside, in two alternating shades."""

POINTED_AT: Final = "#8d775c"

COLOURS: Final = ("#c8641b", "#2b6f9e", "#7a4c9c", "#3f7a45", "#a23a52", "#6b6257")
SHAPES: Final = ("●", "■", "◆", "▲", "★", "♣")
"""Shapes of the seats' pieces, which also differ in letter and colour."""


class Badge(NamedTuple):
    """The look of a player's piece: a shape, a letter, a colour."""

    shape: str
    letter: str
    colour: str

    @property
    def text(self) -> str:
        """The piece as shown on the board."""
        return self.shape + self.letter


def badges(names: Sequence[str]) -> list[Badge]:
    """Returns the players' pieces: the initial of the name, or the number of the seat where two would be the same."""
    initials = [name[:1].upper() for name in names]
    letters = [
        initial if initials.count(initial) == 1 and initial.isalpha() else str(seat)
        for seat, initial in enumerate(initials, 1)
    ]
    return [Badge(SHAPES[seat % 6], letter, COLOURS[seat % 6]) for seat, letter in enumerate(letters)]


CSS: Final = """
Screen { layout: vertical; background: $background; color: $foreground; }

#status, #keys {
    height: 1; padding: 0 1; background: $panel; color: $foreground;
    text-wrap: nowrap; text-overflow: ellipsis; link-style: none; link-color: $foreground;
}
#top { height: auto; }
#table { width: 1fr; height: 100%; }
#side { width: 1fr; height: 100%; }
#bottom { height: 1fr; }
#ask { width: 3fr; height: 100%; }
#log { width: 2fr; height: 100%; }
#told { height: auto; padding: 0 1; }
#prompt { height: auto; max-height: 60%; padding: 0 1; text-style: bold; color: $accent; }
#notice { height: auto; padding: 0 1; color: $warning; }

.panel {
    border: none; border-top: solid $panel; border-title-color: $secondary; border-title-style: bold;
    background: $surface; padding: 0; scrollbar-size-vertical: 1;
}
.panel:focus, .panel:focus-within {
    border-top: heavy $accent; border-title-color: $accent; background-tint: $accent 0%;
}
.panel > .option-list--option { padding: 0 1; }

#options, #list { border: none; background: $surface; padding: 0; scrollbar-size-vertical: 1; }
#options:focus, #list:focus { border: none; background-tint: $accent 0%; }
#options > .option-list--option { padding: 0 1; }
#options { height: 1fr; }

#top.-strip { layout: vertical; }
#below { height: 1fr; }
.-strip #people { width: 3fr; height: 100%; }
.-strip #side { width: 2fr; }

Screen.-bare #top { height: 1fr; }
Screen.-high #people { height: 3fr; }
Screen.-high #about { height: 2fr; }
Screen.-high .-strip #people { height: 100%; }
Screen.-high #hand { height: 2fr; }
Screen.-high .-strip #about { height: 3fr; }
Screen.-low #people, Screen.-low #about, Screen.-low #hand { height: 100%; }
Screen.-low #about { display: none; }
Screen.-low.-long #log { display: none; }
Screen.-low.-about #about { display: block; }
Screen.-low.-about #people, Screen.-low.-about #hand { display: none; }
Screen.-low.-about .-strip #people { display: block; }

Dialog, Line { align: center middle; background: $background 60%; }
Dialog #box, Line #box {
    width: 76; max-width: 96%; height: auto; max-height: 92%; padding: 0 1;
    background: $surface; border: round $accent; border-title-color: $accent; border-subtitle-color: $secondary;
}
Dialog #lines { height: auto; max-height: 100%; scrollbar-size-vertical: 1; }
Dialog #list { height: auto; max-height: 100%; }
Line #typed { border: none; background: $panel; height: 1; padding: 0; }

Curtain { align: center middle; }
Curtain #box { width: 76; max-width: 96%; height: 80%; padding: 1 2; background: $surface; border: round $accent; }
Curtain #lines { height: 1fr; scrollbar-size-vertical: 1; }
Curtain #hand { height: auto; padding-top: 1; text-style: bold; color: $accent; }
"""
