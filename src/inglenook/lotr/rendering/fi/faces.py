"""The Finnish templates of the lines that stand on a card beside its abilities, and of its facts."""

from __future__ import annotations

from typing import Final

CARDS: Final = {
    "Line.keyword": "{y:line}",
    "Line.keyword.numbered": "{y:line} {n:signed}",
    "Line.keyword.tokens": "{y:line} {n:bare}",
    "Line.ring_bearer": "Sormuksen viejä (vastustuskyky {n})",
    "Line.support_area": "Sijoitus: tukialue",
    "Line.bearer": "Kantaja: {x:nom}?( {limit})?( {extra})",
    "Line.bearer.limit": "(enintään {n} kappale kantajaa kohti)",
    "Line.bearer.extra": "(yhden muun {x:core_gen} lisäksi)",
    "Line.to_play": "Pelataksesi: {costs:do}",
}

FACE: Final = {
    "Face.side.free_peoples": "vapaiden kansojen {noun:nom}",
    "Face.side.shadow": "varjon {noun:nom}",
    "Face.culture": "kulttuuri {culture:name}",
    "Face.noun": "{noun:nom}",
    "Face.cost": "varjohinta {n}",
    "Face.strength": "voima {n}",
    "Face.strength.bonus": "voima {n:signed}",
    "Face.vitality": "elinvoima {n}",
    "Face.vitality.bonus": "elinvoima {n:signed}",
    "Face.site_number": "paikkanumero {n}",
    "Face.shadow_number": "varjonumero {n}",
    "Face.site": "paikka {n} {block}",
    "Face.arrow.left": "nuoli vasemmalle",
    "Face.arrow.right": "nuoli oikealle",
    "Face.home": "kotipaikka {n}?( {block})",
    "Face.signet": "{name}-sinetti",
}
