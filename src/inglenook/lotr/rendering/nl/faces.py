"""The Dutch templates of the lines that stand on a card beside its abilities, and of its facts."""

from __future__ import annotations

from typing import Final

CARDS: Final = {
    "Line.keyword": "{y:line}",
    "Line.keyword.numbered": "{y:line} {n:signed}",
    "Line.keyword.tokens": "{y:line} {n:bare}",
    "Line.ring_bearer": "Ringdrager (weerstand {n})",
    "Line.support_area": "Plaatsing: hulpgebied",
    "Line.bearer": "Drager: {x}?( {limit})?( {extra})",
    "Line.bearer.limit": "(hoogstens {n} exemplaar per drager)",
    "Line.bearer.extra": "(naast 1 ander {x:bare})",
    "Line.to_play": "Om te spelen: {costs:do}",
}

FACE: Final = {
    "Face.side.free_peoples": "Vrije Volkeren-{noun:sg}",
    "Face.side.shadow": "schaduw{noun:sg}",
    "Face.culture": "cultuur {culture:name}",
    "Face.noun": "{noun:sg}",
    "Face.cost": "schemerkosten {n}",
    "Face.strength": "sterkte {n}",
    "Face.strength.bonus": "sterkte {n:signed}",
    "Face.vitality": "levenskracht {n}",
    "Face.vitality.bonus": "levenskracht {n:signed}",
    "Face.site_number": "locatienummer {n}",
    "Face.shadow_number": "schaduwnummer {n}",
    "Face.site": "locatie {n} {block}",
    "Face.arrow.left": "pijl naar links",
    "Face.arrow.right": "pijl naar rechts",
    "Face.home": "thuislocatie {n}?( {block})",
    "Face.signet": "{name}-zegel",
}
