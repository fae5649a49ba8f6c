"""The Finnish forms of cards and classes of items."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from inglenook.lotr.rendering.fi.forms import noun

THINGS: Final[Mapping[str, Mapping[str, str]]] = {
    "card": noun(
        "kortti|kortin|korttia|kortissa|kortista|korttiin|kortilla|kortilta|kortille",
        "kortit|korttien|kortteja|korteista|korteilla|korteilta|korteille",
        "korttisi|korttisi|korttiasi|kortistasi|kortillasi|kortiltasi|kortillesi|korttisi|korttejasi",
    ),
    "last_card": noun(
        "viimeksi poistettu kortti|viimeksi poistetun kortin|viimeksi poistettua korttia|"
        "viimeksi poistetussa kortissa|viimeksi poistetusta kortista|viimeksi poistettuun korttiin|"
        "viimeksi poistetulla kortilla|viimeksi poistetulta kortilta|viimeksi poistetulle kortille",
    ),
    "rest": noun("loput|loput|loput|lopuissa|lopuista|loppuihin|lopuilla|lopuilta|lopuille"),
    "possession": noun(
        "esine|esineen|esinettä|esineessä|esineestä|esineeseen|esineellä|esineeltä|esineelle",
        "esineet|esineiden|esineitä|esineistä|esineillä|esineiltä|esineille",
        "esineesi|esineesi|esinettäsi|esineestäsi|esineelläsi|esineeltäsi|esineellesi|esineesi|esineitäsi",
    ),
    "artifact": noun(
        "arvoesine|arvoesineen|arvoesinettä|arvoesineessä|arvoesineestä|arvoesineeseen|arvoesineellä|"
        "arvoesineeltä|arvoesineelle",
        "arvoesineet|arvoesineiden|arvoesineitä|arvoesineistä|arvoesineillä|arvoesineiltä|arvoesineille",
        "arvoesineesi|arvoesineesi|arvoesinettäsi|arvoesineestäsi|arvoesineelläsi|arvoesineeltäsi|"
        "arvoesineellesi|arvoesineesi|arvoesineitäsi",
    ),
    "item": noun(
        "varuste|varusteen|varustetta|varusteessa|varusteesta|varusteeseen|varusteella|varusteelta|varusteelle",
        "varusteet|varusteiden|varusteita|varusteista|varusteilla|varusteilta|varusteille",
        "varusteesi|varusteesi|varustettasi|varusteestasi|varusteellasi|varusteeltasi|varusteellesi|"
        "varusteesi|varusteitasi",
    ),
    "event": noun(
        "tapahtuma|tapahtuman|tapahtumaa|tapahtumassa|tapahtumasta|tapahtumaan|tapahtumalla|tapahtumalta|tapahtumalle",
        "tapahtumat|tapahtumien|tapahtumia|tapahtumista|tapahtumilla|tapahtumilta|tapahtumille",
        "tapahtumasi|tapahtumasi|tapahtumaasi|tapahtumastasi|tapahtumallasi|tapahtumaltasi|tapahtumallesi|"
        "tapahtumasi|tapahtumiasi",
    ),
    "condition": noun(
        "olosuhde|olosuhteen|olosuhdetta|olosuhteessa|olosuhteesta|olosuhteeseen|olosuhteella|olosuhteelta|"
        "olosuhteelle",
        "olosuhteet|olosuhteiden|olosuhteita|olosuhteista|olosuhteilla|olosuhteilta|olosuhteille",
        "olosuhteesi|olosuhteesi|olosuhdettasi|olosuhteestasi|olosuhteellasi|olosuhteeltasi|olosuhteellesi|"
        "olosuhteesi|olosuhteitasi",
    ),
    "site": noun(
        "paikka|paikan|paikkaa|paikassa|paikasta|paikkaan|paikalla|paikalta|paikalle",
        "paikat|paikkojen|paikkoja|paikoista|paikoilla|paikoilta|paikoille",
        "paikkasi|paikkasi|paikkaasi|paikastasi|paikallasi|paikaltasi|paikallesi|paikkasi|paikkojasi",
    ),
    "the_one_ring": noun(
        "Sormus|Sormuksen|Sormusta|Sormuksessa|Sormuksesta|Sormukseen|Sormuksella|Sormukselta|Sormukselle",
        "Sormukset|Sormusten|Sormuksia|Sormuksista|Sormuksilla|Sormuksilta|Sormuksille",
    ),
    "fellowship_event": noun(
        "saattuetapahtuma|saattuetapahtuman|saattuetapahtumaa|saattuetapahtumassa|saattuetapahtumasta|"
        "saattuetapahtumaan|saattuetapahtumalla|saattuetapahtumalta|saattuetapahtumalle",
        "saattuetapahtumat|saattuetapahtumien|saattuetapahtumia|saattuetapahtumista|saattuetapahtumilla|"
        "saattuetapahtumilta|saattuetapahtumille",
    ),
    "shadow_event": noun(
        "varjotapahtuma|varjotapahtuman|varjotapahtumaa|varjotapahtumassa|varjotapahtumasta|varjotapahtumaan|"
        "varjotapahtumalla|varjotapahtumalta|varjotapahtumalle",
        "varjotapahtumat|varjotapahtumien|varjotapahtumia|varjotapahtumista|varjotapahtumilla|"
        "varjotapahtumilta|varjotapahtumille",
    ),
    "maneuver_event": noun(
        "manööveritapahtuma|manööveritapahtuman|manööveritapahtumaa|manööveritapahtumassa|"
        "manööveritapahtumasta|manööveritapahtumaan|manööveritapahtumalla|manööveritapahtumalta|"
        "manööveritapahtumalle",
        "manööveritapahtumat|manööveritapahtumien|manööveritapahtumia|manööveritapahtumista|"
        "manööveritapahtumilla|manööveritapahtumilta|manööveritapahtumille",
    ),
    "archery_event": noun(
        "jousiammuntatapahtuma|jousiammuntatapahtuman|jousiammuntatapahtumaa|jousiammuntatapahtumassa|"
        "jousiammuntatapahtumasta|jousiammuntatapahtumaan|jousiammuntatapahtumalla|jousiammuntatapahtumalta|"
        "jousiammuntatapahtumalle",
        "jousiammuntatapahtumat|jousiammuntatapahtumien|jousiammuntatapahtumia|jousiammuntatapahtumista|"
        "jousiammuntatapahtumilla|jousiammuntatapahtumilta|jousiammuntatapahtumille",
    ),
    "assignment_event": noun(
        "käskytystapahtuma|käskytystapahtuman|käskytystapahtumaa|käskytystapahtumassa|käskytystapahtumasta|"
        "käskytystapahtumaan|käskytystapahtumalla|käskytystapahtumalta|käskytystapahtumalle",
        "käskytystapahtumat|käskytystapahtumien|käskytystapahtumia|käskytystapahtumista|käskytystapahtumilla|"
        "käskytystapahtumilta|käskytystapahtumille",
    ),
    "skirmish_event": noun(
        "taistelutapahtuma|taistelutapahtuman|taistelutapahtumaa|taistelutapahtumassa|taistelutapahtumasta|"
        "taistelutapahtumaan|taistelutapahtumalla|taistelutapahtumalta|taistelutapahtumalle",
        "taistelutapahtumat|taistelutapahtumien|taistelutapahtumia|taistelutapahtumista|taistelutapahtumilla|"
        "taistelutapahtumilta|taistelutapahtumille",
    ),
    "regroup_event": noun(
        "uudelleenryhmittäytymistapahtuma|uudelleenryhmittäytymistapahtuman|uudelleenryhmittäytymistapahtumaa|"
        "uudelleenryhmittäytymistapahtumassa|uudelleenryhmittäytymistapahtumasta|"
        "uudelleenryhmittäytymistapahtumaan|uudelleenryhmittäytymistapahtumalla|"
        "uudelleenryhmittäytymistapahtumalta|uudelleenryhmittäytymistapahtumalle",
        "uudelleenryhmittäytymistapahtumat|uudelleenryhmittäytymistapahtumien|"
        "uudelleenryhmittäytymistapahtumia|uudelleenryhmittäytymistapahtumista|"
        "uudelleenryhmittäytymistapahtumilla|uudelleenryhmittäytymistapahtumilta|"
        "uudelleenryhmittäytymistapahtumille",
    ),
    "response_event": noun(
        "vastaustapahtuma|vastaustapahtuman|vastaustapahtumaa|vastaustapahtumassa|vastaustapahtumasta|"
        "vastaustapahtumaan|vastaustapahtumalla|vastaustapahtumalta|vastaustapahtumalle",
        "vastaustapahtumat|vastaustapahtumien|vastaustapahtumia|vastaustapahtumista|vastaustapahtumilla|"
        "vastaustapahtumilta|vastaustapahtumille",
    ),
    "action": noun(
        "toiminto|toiminnon|toimintoa|toiminnossa|toiminnosta|toimintoon|toiminnolla|toiminnolta|toiminnolle",
        "toiminnot|toimintojen|toimintoja|toiminnoista|toiminnoilla|toiminnoilta|toiminnoille",
    ),
    "regroup_action": noun(
        "uudelleenryhmittäytymistoiminto|uudelleenryhmittäytymistoiminnon|uudelleenryhmittäytymistoimintoa|"
        "uudelleenryhmittäytymistoiminnossa|uudelleenryhmittäytymistoiminnosta|"
        "uudelleenryhmittäytymistoimintoon|uudelleenryhmittäytymistoiminnolla|"
        "uudelleenryhmittäytymistoiminnolta|uudelleenryhmittäytymistoiminnolle",
        "uudelleenryhmittäytymistoiminnot|uudelleenryhmittäytymistoimintojen|"
        "uudelleenryhmittäytymistoimintoja|uudelleenryhmittäytymistoiminnoista|"
        "uudelleenryhmittäytymistoiminnoilla|uudelleenryhmittäytymistoiminnoilta|"
        "uudelleenryhmittäytymistoiminnoille",
    ),
    "special_ability": noun(
        "erikoiskyky|erikoiskyvyn|erikoiskykyä|erikoiskyvyssä|erikoiskyvystä|erikoiskykyyn|erikoiskyvyllä|"
        "erikoiskyvyltä|erikoiskyvylle",
        "erikoiskyvyt|erikoiskykyjen|erikoiskykyjä|erikoiskyvyistä|erikoiskyvyillä|erikoiskyvyiltä|erikoiskyvyille",
    ),
    "archery_ability": noun(
        "jousiammunnan erikoiskyky|jousiammunnan erikoiskyvyn|jousiammunnan erikoiskykyä|"
        "jousiammunnan erikoiskyvyssä|jousiammunnan erikoiskyvystä|jousiammunnan erikoiskykyyn|"
        "jousiammunnan erikoiskyvyllä|jousiammunnan erikoiskyvyltä|jousiammunnan erikoiskyvylle",
        "jousiammunnan erikoiskyvyt|jousiammunnan erikoiskykyjen|jousiammunnan erikoiskykyjä|"
        "jousiammunnan erikoiskyvyistä|jousiammunnan erikoiskyvyillä|jousiammunnan erikoiskyvyiltä|"
        "jousiammunnan erikoiskyvyille",
    ),
    "skirmish_ability": noun(
        "taistelun erikoiskyky|taistelun erikoiskyvyn|taistelun erikoiskykyä|taistelun erikoiskyvyssä|"
        "taistelun erikoiskyvystä|taistelun erikoiskykyyn|taistelun erikoiskyvyllä|taistelun erikoiskyvyltä|"
        "taistelun erikoiskyvylle",
        "taistelun erikoiskyvyt|taistelun erikoiskykyjen|taistelun erikoiskykyjä|taistelun erikoiskyvyistä|"
        "taistelun erikoiskyvyillä|taistelun erikoiskyvyiltä|taistelun erikoiskyvyille",
    ),
    "regroup_ability": noun(
        "uudelleenryhmittäytymisen erikoiskyky|uudelleenryhmittäytymisen erikoiskyvyn|"
        "uudelleenryhmittäytymisen erikoiskykyä|uudelleenryhmittäytymisen erikoiskyvyssä|"
        "uudelleenryhmittäytymisen erikoiskyvystä|uudelleenryhmittäytymisen erikoiskykyyn|"
        "uudelleenryhmittäytymisen erikoiskyvyllä|uudelleenryhmittäytymisen erikoiskyvyltä|"
        "uudelleenryhmittäytymisen erikoiskyvylle",
        "uudelleenryhmittäytymisen erikoiskyvyt|uudelleenryhmittäytymisen erikoiskykyjen|"
        "uudelleenryhmittäytymisen erikoiskykyjä|uudelleenryhmittäytymisen erikoiskyvyistä|"
        "uudelleenryhmittäytymisen erikoiskyvyillä|uudelleenryhmittäytymisen erikoiskyvyiltä|"
        "uudelleenryhmittäytymisen erikoiskyvyille",
    ),
    "culture": noun(
        "kulttuuri|kulttuurin|kulttuuria|kulttuurissa|kulttuurista|kulttuuriin|kulttuurilla|kulttuurilta|kulttuurille",
        "kulttuurit|kulttuurien|kulttuureja|kulttuureista|kulttuureilla|kulttuureilta|kulttuureille",
    ),
    "weapon": noun(
        "ase|aseen|asetta|aseessa|aseesta|aseeseen|aseella|aseelta|aseelle",
        "aseet|aseiden|aseita|aseista|aseilla|aseilta|aseille",
        "aseesi|aseesi|asettasi|aseestasi|aseellasi|aseeltasi|aseellesi|aseesi|aseitasi",
    ),
    "hand_weapon": noun(
        "käsiase|käsiaseen|käsiasetta|käsiaseessa|käsiaseesta|käsiaseeseen|käsiaseella|käsiaseelta|käsiaseelle",
        "käsiaseet|käsiaseiden|käsiaseita|käsiaseista|käsiaseilla|käsiaseilta|käsiaseille",
        "käsiaseesi|käsiaseesi|käsiasettasi|käsiaseestasi|käsiaseellasi|käsiaseeltasi|käsiaseellesi|"
        "käsiaseesi|käsiaseitasi",
    ),
    "ranged_weapon": noun(
        "kaukoase|kaukoaseen|kaukoasetta|kaukoaseessa|kaukoaseesta|kaukoaseeseen|kaukoaseella|kaukoaseelta|"
        "kaukoaseelle",
        "kaukoaseet|kaukoaseiden|kaukoaseita|kaukoaseista|kaukoaseilla|kaukoaseilta|kaukoaseille",
        "kaukoaseesi|kaukoaseesi|kaukoasettasi|kaukoaseestasi|kaukoaseellasi|kaukoaseeltasi|kaukoaseellesi|"
        "kaukoaseesi|kaukoaseitasi",
    ),
    "armor": noun(
        "haarniska|haarniskan|haarniskaa|haarniskassa|haarniskasta|haarniskaan|haarniskalla|haarniskalta|haarniskalle",
        "haarniskat|haarniskojen|haarniskoja|haarniskoista|haarniskoilla|haarniskoilta|haarniskoille",
        "haarniskasi|haarniskasi|haarniskaasi|haarniskastasi|haarniskallasi|haarniskaltasi|haarniskallesi|"
        "haarniskasi|haarniskojasi",
    ),
    "cloak": noun(
        "viitta|viitan|viittaa|viitassa|viitasta|viittaan|viitalla|viitalta|viitalle",
        "viitat|viittojen|viittoja|viitoista|viitoilla|viitoilta|viitoille",
    ),
    "mount": noun(
        "ratsu|ratsun|ratsua|ratsussa|ratsusta|ratsuun|ratsulla|ratsulta|ratsulle",
        "ratsut|ratsujen|ratsuja|ratsuista|ratsuilla|ratsuilta|ratsuille",
    ),
    "staff": noun(
        "sauva|sauvan|sauvaa|sauvassa|sauvasta|sauvaan|sauvalla|sauvalta|sauvalle",
        "sauvat|sauvojen|sauvoja|sauvoista|sauvoilla|sauvoilta|sauvoille",
    ),
    "ring": noun(
        "sormus|sormuksen|sormusta|sormuksessa|sormuksesta|sormukseen|sormuksella|sormukselta|sormukselle",
        "sormukset|sormusten|sormuksia|sormuksista|sormuksilla|sormuksilta|sormuksille",
    ),
    "palantir": noun(
        "palantír|palantírin|palantíria|palantírissa|palantírista|palantíriin|palantírilla|palantírilta|palantírille",
        "palantírit|palantírien|palantíreja|palantíreista|palantíreilla|palantíreilta|palantíreille",
    ),
    "pipe": noun(
        "piippu|piipun|piippua|piipussa|piipusta|piippuun|piipulla|piipulta|piipulle",
        "piiput|piippujen|piippuja|piipuista|piipuilla|piipuilta|piipuille",
    ),
    "shield": noun(
        "kilpi|kilven|kilpeä|kilvessä|kilvestä|kilpeen|kilvellä|kilveltä|kilvelle",
        "kilvet|kilpien|kilpiä|kilvistä|kilvillä|kilviltä|kilville",
    ),
    "helm": noun(
        "kypärä|kypärän|kypärää|kypärässä|kypärästä|kypärään|kypärällä|kypärältä|kypärälle",
        "kypärät|kypärien|kypäriä|kypäristä|kypärillä|kypäriltä|kypärille",
    ),
    "bracers": noun(
        "rannesuojukset|rannesuojusten|rannesuojuksia|rannesuojuksissa|rannesuojuksista|rannesuojuksiin|"
        "rannesuojuksilla|rannesuojuksilta|rannesuojuksille",
        "rannesuojukset|rannesuojusten|rannesuojuksia|rannesuojuksista|rannesuojuksilla|rannesuojuksilta|"
        "rannesuojuksille",
    ),
    "brooch": noun(
        "solki|soljen|solkea|soljessa|soljesta|solkeen|soljella|soljelta|soljelle",
        "soljet|solkien|solkia|soljista|soljilla|soljilta|soljille",
    ),
    "gauntlets": noun(
        "panssarikäsineet|panssarikäsineiden|panssarikäsineitä|panssarikäsineissä|panssarikäsineistä|"
        "panssarikäsineisiin|panssarikäsineillä|panssarikäsineiltä|panssarikäsineille",
        "panssarikäsineet|panssarikäsineiden|panssarikäsineitä|panssarikäsineistä|panssarikäsineillä|"
        "panssarikäsineiltä|panssarikäsineille",
    ),
}
