"""The Finnish forms of phases, totals and tokens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from inglenook.lotr.rendering.fi.forms import noun

MOMENTS: Final[Mapping[str, Mapping[str, str]]] = {
    "fellowship_phase": noun(
        "saattuevaihe|saattuevaiheen|saattuevaihetta|saattuevaiheessa|saattuevaiheesta|saattuevaiheeseen|"
        "saattuevaiheella|saattuevaiheelta|saattuevaiheelle",
        "saattuevaiheet|saattuevaiheiden|saattuevaiheita|saattuevaiheista|saattuevaiheilla|saattuevaiheilta|"
        "saattuevaiheille",
        "saattuevaiheesi|saattuevaiheesi|saattuevaihettasi|saattuevaiheestasi|saattuevaiheellasi|"
        "saattuevaiheeltasi|saattuevaiheellesi|saattuevaiheesi|saattuevaiheitasi",
    ),
    "shadow_phase": noun(
        "varjovaihe|varjovaiheen|varjovaihetta|varjovaiheessa|varjovaiheesta|varjovaiheeseen|varjovaiheella|"
        "varjovaiheelta|varjovaiheelle",
        "varjovaiheet|varjovaiheiden|varjovaiheita|varjovaiheista|varjovaiheilla|varjovaiheilta|varjovaiheille",
        "varjovaiheesi|varjovaiheesi|varjovaihettasi|varjovaiheestasi|varjovaiheellasi|varjovaiheeltasi|"
        "varjovaiheellesi|varjovaiheesi|varjovaiheitasi",
    ),
    "maneuver_phase": noun(
        "manööverivaihe|manööverivaiheen|manööverivaihetta|manööverivaiheessa|manööverivaiheesta|"
        "manööverivaiheeseen|manööverivaiheella|manööverivaiheelta|manööverivaiheelle",
        "manööverivaiheet|manööverivaiheiden|manööverivaiheita|manööverivaiheista|manööverivaiheilla|"
        "manööverivaiheilta|manööverivaiheille",
        "manööverivaiheesi|manööverivaiheesi|manööverivaihettasi|manööverivaiheestasi|manööverivaiheellasi|"
        "manööverivaiheeltasi|manööverivaiheellesi|manööverivaiheesi|manööverivaiheitasi",
    ),
    "archery_phase": noun(
        "jousiammuntavaihe|jousiammuntavaiheen|jousiammuntavaihetta|jousiammuntavaiheessa|"
        "jousiammuntavaiheesta|jousiammuntavaiheeseen|jousiammuntavaiheella|jousiammuntavaiheelta|"
        "jousiammuntavaiheelle",
        "jousiammuntavaiheet|jousiammuntavaiheiden|jousiammuntavaiheita|jousiammuntavaiheista|"
        "jousiammuntavaiheilla|jousiammuntavaiheilta|jousiammuntavaiheille",
        "jousiammuntavaiheesi|jousiammuntavaiheesi|jousiammuntavaihettasi|jousiammuntavaiheestasi|"
        "jousiammuntavaiheellasi|jousiammuntavaiheeltasi|jousiammuntavaiheellesi|jousiammuntavaiheesi|"
        "jousiammuntavaiheitasi",
    ),
    "assignment_phase": noun(
        "käskytysvaihe|käskytysvaiheen|käskytysvaihetta|käskytysvaiheessa|käskytysvaiheesta|"
        "käskytysvaiheeseen|käskytysvaiheella|käskytysvaiheelta|käskytysvaiheelle",
        "käskytysvaiheet|käskytysvaiheiden|käskytysvaiheita|käskytysvaiheista|käskytysvaiheilla|"
        "käskytysvaiheilta|käskytysvaiheille",
        "käskytysvaiheesi|käskytysvaiheesi|käskytysvaihettasi|käskytysvaiheestasi|käskytysvaiheellasi|"
        "käskytysvaiheeltasi|käskytysvaiheellesi|käskytysvaiheesi|käskytysvaiheitasi",
    ),
    "skirmish_phase": noun(
        "taisteluvaihe|taisteluvaiheen|taisteluvaihetta|taisteluvaiheessa|taisteluvaiheesta|"
        "taisteluvaiheeseen|taisteluvaiheella|taisteluvaiheelta|taisteluvaiheelle",
        "taisteluvaiheet|taisteluvaiheiden|taisteluvaiheita|taisteluvaiheista|taisteluvaiheilla|"
        "taisteluvaiheilta|taisteluvaiheille",
        "taisteluvaiheesi|taisteluvaiheesi|taisteluvaihettasi|taisteluvaiheestasi|taisteluvaiheellasi|"
        "taisteluvaiheeltasi|taisteluvaiheellesi|taisteluvaiheesi|taisteluvaiheitasi",
    ),
    "regroup_phase": noun(
        "uudelleenryhmittäytymisvaihe|uudelleenryhmittäytymisvaiheen|uudelleenryhmittäytymisvaihetta|"
        "uudelleenryhmittäytymisvaiheessa|uudelleenryhmittäytymisvaiheesta|uudelleenryhmittäytymisvaiheeseen|"
        "uudelleenryhmittäytymisvaiheella|uudelleenryhmittäytymisvaiheelta|uudelleenryhmittäytymisvaiheelle",
        "uudelleenryhmittäytymisvaiheet|uudelleenryhmittäytymisvaiheiden|uudelleenryhmittäytymisvaiheita|"
        "uudelleenryhmittäytymisvaiheista|uudelleenryhmittäytymisvaiheilla|uudelleenryhmittäytymisvaiheilta|"
        "uudelleenryhmittäytymisvaiheille",
        "uudelleenryhmittäytymisvaiheesi|uudelleenryhmittäytymisvaiheesi|uudelleenryhmittäytymisvaihettasi|"
        "uudelleenryhmittäytymisvaiheestasi|uudelleenryhmittäytymisvaiheellasi|"
        "uudelleenryhmittäytymisvaiheeltasi|uudelleenryhmittäytymisvaiheellesi|"
        "uudelleenryhmittäytymisvaiheesi|uudelleenryhmittäytymisvaiheitasi",
    ),
    "move_limit": noun(
        "siirtoraja|siirtorajan|siirtorajaa|siirtorajassa|siirtorajasta|siirtorajaan|siirtorajalla|"
        "siirtorajalta|siirtorajalle",
        "siirtorajat|siirtorajojen|siirtorajoja|siirtorajoista|siirtorajoilla|siirtorajoilta|siirtorajoille",
    ),
    "fellowship_archery_total": noun(
        "saattueen jousiammunta-arvo|saattueen jousiammunta-arvon|saattueen jousiammunta-arvoa|"
        "saattueen jousiammunta-arvossa|saattueen jousiammunta-arvosta|saattueen jousiammunta-arvoon|"
        "saattueen jousiammunta-arvolla|saattueen jousiammunta-arvolta|saattueen jousiammunta-arvolle",
        "saattueen jousiammunta-arvot|saattueen jousiammunta-arvojen|saattueen jousiammunta-arvoja|"
        "saattueen jousiammunta-arvoista|saattueen jousiammunta-arvoilla|saattueen jousiammunta-arvoilta|"
        "saattueen jousiammunta-arvoille",
    ),
    "minion_archery_total": noun(
        "palvelijoiden jousiammunta-arvo|palvelijoiden jousiammunta-arvon|palvelijoiden jousiammunta-arvoa|"
        "palvelijoiden jousiammunta-arvossa|palvelijoiden jousiammunta-arvosta|"
        "palvelijoiden jousiammunta-arvoon|palvelijoiden jousiammunta-arvolla|"
        "palvelijoiden jousiammunta-arvolta|palvelijoiden jousiammunta-arvolle",
        "palvelijoiden jousiammunta-arvot|palvelijoiden jousiammunta-arvojen|"
        "palvelijoiden jousiammunta-arvoja|palvelijoiden jousiammunta-arvoista|"
        "palvelijoiden jousiammunta-arvoilla|palvelijoiden jousiammunta-arvoilta|"
        "palvelijoiden jousiammunta-arvoille",
    ),
    "token": noun(
        "merkki|merkin|merkkiä|merkissä|merkistä|merkkiin|merkillä|merkiltä|merkille",
        "merkit|merkkien|merkkejä|merkeistä|merkeillä|merkeiltä|merkeille",
    ),
    "twilight_token": noun(
        "varjomerkki|varjomerkin|varjomerkkiä|varjomerkissä|varjomerkistä|varjomerkkiin|varjomerkillä|"
        "varjomerkiltä|varjomerkille",
        "varjomerkit|varjomerkkien|varjomerkkejä|varjomerkeistä|varjomerkeillä|varjomerkeiltä|varjomerkeille",
    ),
    "wound": noun(
        "haava|haavan|haavaa|haavassa|haavasta|haavaan|haavalla|haavalta|haavalle",
        "haavat|haavojen|haavoja|haavoista|haavoilla|haavoilta|haavoille",
    ),
    "burden": noun(
        "taakka|taakan|taakkaa|taakassa|taakasta|taakkaan|taakalla|taakalta|taakalle",
        "taakat|taakkojen|taakkoja|taakoista|taakoilla|taakoilta|taakoille",
    ),
}
