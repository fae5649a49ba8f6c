"""The Finnish forms of characters and players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from inglenook.lotr.rendering.fi.forms import noun

CHARACTERS: Final[Mapping[str, Mapping[str, str]]] = {
    "dwarf": noun(
        "kääpiö|kääpiön|kääpiötä|kääpiössä|kääpiöstä|kääpiöön|kääpiöllä|kääpiöltä|kääpiölle",
        "kääpiöt|kääpiöiden|kääpiöitä|kääpiöistä|kääpiöillä|kääpiöiltä|kääpiöille",
        "kääpiösi|kääpiösi|kääpiötäsi|kääpiöstäsi|kääpiölläsi|kääpiöltäsi|kääpiöllesi|kääpiösi|kääpiöitäsi",
        cmp="kääpiö",
    ),
    "elf": noun(
        "haltia|haltian|haltiaa|haltiassa|haltiasta|haltiaan|haltialla|haltialta|haltialle",
        "haltiat|haltioiden|haltioita|haltioista|haltioilla|haltioilta|haltioille",
        "haltiasi|haltiasi|haltiaasi|haltiastasi|haltiallasi|haltialtasi|haltiallesi|haltiasi|haltioitasi",
        cmp="haltia",
    ),
    "ent": noun(
        "entti|entin|enttiä|entissä|entistä|enttiin|entillä|entiltä|entille",
        "entit|enttien|enttejä|enteistä|enteillä|enteiltä|enteille",
        "enttisi|enttisi|enttiäsi|entistäsi|entilläsi|entiltäsi|entillesi|enttisi|enttejäsi",
        cmp="entti",
    ),
    "hobbit": noun(
        "hobitti|hobitin|hobittia|hobitissa|hobitista|hobittiin|hobitilla|hobitilta|hobitille",
        "hobitit|hobittien|hobitteja|hobiteista|hobiteilla|hobiteilta|hobiteille",
        "hobittisi|hobittisi|hobittiasi|hobitistasi|hobitillasi|hobitiltasi|hobitillesi|hobittisi|hobittejasi",
        cmp="hobitti",
    ),
    "man": noun(
        "ihminen|ihmisen|ihmistä|ihmisessä|ihmisestä|ihmiseen|ihmisellä|ihmiseltä|ihmiselle",
        "ihmiset|ihmisten|ihmisiä|ihmisistä|ihmisillä|ihmisiltä|ihmisille",
        "ihmisesi|ihmisesi|ihmistäsi|ihmisestäsi|ihmiselläsi|ihmiseltäsi|ihmisellesi|ihmisesi|ihmisiäsi",
        cmp="ihmis",
    ),
    "orc": noun(
        "örkki|örkin|örkkiä|örkissä|örkistä|örkkiin|örkillä|örkiltä|örkille",
        "örkit|örkkien|örkkejä|örkeistä|örkeillä|örkeiltä|örkeille",
        "örkkisi|örkkisi|örkkiäsi|örkistäsi|örkilläsi|örkiltäsi|örkillesi|örkkisi|örkkejäsi",
        cmp="örkki",
    ),
    "uruk_hai": noun(
        "Uruk-hai|Uruk-hain|Uruk-haita|Uruk-haissa|Uruk-haista|Uruk-haihin|Uruk-hailla|Uruk-hailta|Uruk-haille",
        "Uruk-hait|Uruk-haiden|Uruk-haita|Uruk-haista|Uruk-hailla|Uruk-hailta|Uruk-haille",
        "Uruk-haisi|Uruk-haisi|Uruk-haitasi|Uruk-haistasi|Uruk-haillasi|Uruk-hailtasi|Uruk-haillesi|"
        "Uruk-haisi|Uruk-haitasi",
        cmp="Uruk-hai-",
    ),
    "wizard": noun(
        "velho|velhon|velhoa|velhossa|velhosta|velhoon|velholla|velholta|velholle",
        "velhot|velhojen|velhoja|velhoista|velhoilla|velhoilta|velhoille",
        "velhosi|velhosi|velhoasi|velhostasi|velhollasi|velholtasi|velhollesi|velhosi|velhojasi",
        cmp="velho",
    ),
    "balrog": noun(
        "Balrog|Balrogin|Balrogia|Balrogissa|Balrogista|Balrogiin|Balrogilla|Balrogilta|Balrogille",
        "Balrogit|Balrogien|Balrogeja|Balrogeista|Balrogeilla|Balrogeilta|Balrogeille",
        cmp="Balrog-",
    ),
    "nazgul": noun(
        "Nazgûl|Nazgûlin|Nazgûlia|Nazgûlissa|Nazgûlista|Nazgûliin|Nazgûlilla|Nazgûlilta|Nazgûlille",
        "Nazgûlit|Nazgûlien|Nazgûleja|Nazgûleista|Nazgûleilla|Nazgûleilta|Nazgûleille",
        "Nazgûlisi|Nazgûlisi|Nazgûliasi|Nazgûlistasi|Nazgûlillasi|Nazgûliltasi|Nazgûlillesi|Nazgûlisi|Nazgûlejasi",
        cmp="Nazgûl-",
    ),
    "troll": noun(
        "peikko|peikon|peikkoa|peikossa|peikosta|peikkoon|peikolla|peikolta|peikolle",
        "peikot|peikkojen|peikkoja|peikoista|peikoilla|peikoilta|peikoille",
        "peikkosi|peikkosi|peikkoasi|peikostasi|peikollasi|peikoltasi|peikollesi|peikkosi|peikkojasi",
        cmp="peikko",
    ),
    "creature": noun(
        "olento|olennon|olentoa|olennossa|olennosta|olentoon|olennolla|olennolta|olennolle",
        "olennot|olentojen|olentoja|olennoista|olennoilla|olennoilta|olennoille",
        "olentosi|olentosi|olentoasi|olennostasi|olennollasi|olennoltasi|olennollesi|olentosi|olentojasi",
        cmp="olento",
    ),
    "wraith": noun(
        "aave|aaveen|aavetta|aaveessa|aaveesta|aaveeseen|aaveella|aaveelta|aaveelle",
        "aaveet|aaveiden|aaveita|aaveista|aaveilla|aaveilta|aaveille",
        "aaveesi|aaveesi|aavettasi|aaveestasi|aaveellasi|aaveeltasi|aaveellesi|aaveesi|aaveitasi",
        cmp="aave",
    ),
    "companion": noun(
        "kumppani|kumppanin|kumppania|kumppanissa|kumppanista|kumppaniin|kumppanilla|kumppanilta|kumppanille",
        "kumppanit|kumppanien|kumppaneita|kumppaneista|kumppaneilla|kumppaneilta|kumppaneille",
        "kumppanisi|kumppanisi|kumppaniasi|kumppanistasi|kumppanillasi|kumppaniltasi|kumppanillesi|kumppanisi|"
        "kumppaneitasi",
    ),
    "ally": noun(
        "liittolainen|liittolaisen|liittolaista|liittolaisessa|liittolaisesta|liittolaiseen|liittolaisella|"
        "liittolaiselta|liittolaiselle",
        "liittolaiset|liittolaisten|liittolaisia|liittolaisista|liittolaisilla|liittolaisilta|liittolaisille",
        "liittolaisesi|liittolaisesi|liittolaistasi|liittolaisestasi|liittolaisellasi|liittolaiseltasi|"
        "liittolaisellesi|liittolaisesi|liittolaisiasi",
    ),
    "minion": noun(
        "palvelija|palvelijan|palvelijaa|palvelijassa|palvelijasta|palvelijaan|palvelijalla|palvelijalta|palvelijalle",
        "palvelijat|palvelijoiden|palvelijoita|palvelijoista|palvelijoilla|palvelijoilta|palvelijoille",
        "palvelijasi|palvelijasi|palvelijaasi|palvelijastasi|palvelijallasi|palvelijaltasi|palvelijallesi|"
        "palvelijasi|palvelijoitasi",
        their_nom="palvelijansa",
        their_gen="palvelijansa",
        their_part="palvelijaansa",
    ),
    "character": noun(
        "hahmo|hahmon|hahmoa|hahmossa|hahmosta|hahmoon|hahmolla|hahmolta|hahmolle",
        "hahmot|hahmojen|hahmoja|hahmoista|hahmoilla|hahmoilta|hahmoille",
        "hahmosi|hahmosi|hahmoasi|hahmostasi|hahmollasi|hahmoltasi|hahmollesi|hahmosi|hahmojasi",
    ),
    "ring_bearer": noun(
        "Sormuksen viejä|Sormuksen viejän|Sormuksen viejää|Sormuksen viejässä|Sormuksen viejästä|"
        "Sormuksen viejään|Sormuksen viejällä|Sormuksen viejältä|Sormuksen viejälle",
        "Sormuksen viejät|Sormuksen viejien|Sormuksen viejiä|Sormuksen viejistä|Sormuksen viejillä|"
        "Sormuksen viejiltä|Sormuksen viejille",
    ),
    "bearer": noun(
        "kantaja|kantajan|kantajaa|kantajassa|kantajasta|kantajaan|kantajalla|kantajalta|kantajalle",
        "kantajat|kantajien|kantajia|kantajista|kantajilla|kantajilta|kantajille",
    ),
    "free_peoples_player": noun(
        "vapaiden kansojen pelaaja|vapaiden kansojen pelaajan|vapaiden kansojen pelaajaa|"
        "vapaiden kansojen pelaajassa|vapaiden kansojen pelaajasta|vapaiden kansojen pelaajaan|"
        "vapaiden kansojen pelaajalla|vapaiden kansojen pelaajalta|vapaiden kansojen pelaajalle",
        "vapaiden kansojen pelaajat|vapaiden kansojen pelaajien|vapaiden kansojen pelaajia|"
        "vapaiden kansojen pelaajista|vapaiden kansojen pelaajilla|vapaiden kansojen pelaajilta|"
        "vapaiden kansojen pelaajille",
    ),
    "shadow_player": noun(
        "varjopelaaja|varjopelaajan|varjopelaajaa|varjopelaajassa|varjopelaajasta|varjopelaajaan|"
        "varjopelaajalla|varjopelaajalta|varjopelaajalle",
        "varjopelaajat|varjopelaajien|varjopelaajia|varjopelaajista|varjopelaajilla|varjopelaajilta|varjopelaajille",
    ),
    "owner": noun(
        "omistaja|omistajan|omistajaa|omistajassa|omistajasta|omistajaan|omistajalla|omistajalta|omistajalle",
        "omistajat|omistajien|omistajia|omistajista|omistajilla|omistajilta|omistajille",
    ),
    "player_of_this": noun(
        "tämän kortin pelaaja|tämän kortin pelaajan|tämän kortin pelaajaa|tämän kortin pelaajassa|"
        "tämän kortin pelaajasta|tämän kortin pelaajaan|tämän kortin pelaajalla|tämän kortin pelaajalta|"
        "tämän kortin pelaajalle",
        "tämän kortin pelaajat|tämän kortin pelaajien|tämän kortin pelaajia|tämän kortin pelaajista|"
        "tämän kortin pelaajilla|tämän kortin pelaajilta|tämän kortin pelaajille",
    ),
    "player": noun(
        "pelaaja|pelaajan|pelaajaa|pelaajassa|pelaajasta|pelaajaan|pelaajalla|pelaajalta|pelaajalle",
        "pelaajat|pelaajien|pelaajia|pelaajista|pelaajilla|pelaajilta|pelaajille",
    ),
    "opponent": noun(
        "vastustaja|vastustajan|vastustajaa|vastustajassa|vastustajasta|vastustajaan|vastustajalla|"
        "vastustajalta|vastustajalle",
        "vastustajat|vastustajien|vastustajia|vastustajista|vastustajilla|vastustajilta|vastustajille",
    ),
}
