"""The English templates of the lines that stand on a card beside its abilities, and of its facts."""

from __future__ import annotations

from typing import Final

CARDS: Final = {
    "Line.keyword": "{y:sg}",
    "Line.keyword.numbered": "{y:sg} {n:signed}",
    "Line.keyword.tokens": "{y:sg} {n:bare}",
    "Line.ring_bearer": "Ring-bearer (resistance {n})",
    "Line.support_area": "Placement: support area",
    "Line.bearer": "Bearer: {x}?( {limit})?( {extra})",
    "Line.bearer.limit": "(at most {n} copy per bearer)",
    "Line.bearer.extra": "(in addition to 1 {x:core})",
    "Line.to_play": "Play cost: {costs:do}",
}

FACE: Final = {
    "Face.side.free_peoples": "Free Peoples {noun:sg}",
    "Face.side.shadow": "Shadow {noun:sg}",
    "Face.culture": "{culture:attr} culture",
    "Face.noun": "{noun:sg}",
    "Face.cost": "twilight cost {n}",
    "Face.strength": "strength {n}",
    "Face.strength.bonus": "strength {n:signed}",
    "Face.vitality": "vitality {n}",
    "Face.vitality.bonus": "vitality {n:signed}",
    "Face.site_number": "site number {n}",
    "Face.shadow_number": "Shadow number {n}",
    "Face.site": "site {n} {block}",
    "Face.arrow.left": "arrow to the left",
    "Face.arrow.right": "arrow to the right",
    "Face.home": "home site {n}?( {block})",
    "Face.signet": "{name} signet",
}
