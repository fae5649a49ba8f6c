"""The Finnish forms of keywords, kinds of sites and states."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from inglenook.lotr.rendering.fi.forms import noun


def being(where: str) -> Mapping[str, str]:
    """Returns the forms of the attribute for being somewhere: "tässä taistelussa oleva"."""
    singular = ("oleva", "olevan", "olevaa", "olevassa", "olevasta", "olevaan", "olevalla", "olevalta", "olevalle")
    plural = ("olevat", "olevien", "olevia", "olevista", "olevilla", "olevilta", "oleville")
    return noun(*["|".join(f"{where} {form}" for form in forms) for forms in (singular, plural)], pred=where)


KEYWORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "damage": noun(
        "vahinko|vahingon|vahinkoa|vahingossa|vahingosta|vahinkoon|vahingolla|vahingolta|vahingolle",
        "vahingot|vahinkojen|vahinkoja|vahingoista|vahingoilla|vahingoilta|vahingoille",
        line="Vahinko",
    ),
    "archer": noun(
        "jousiampuja|jousiampujan|jousiampujaa|jousiampujassa|jousiampujasta|jousiampujaan|jousiampujalla|"
        "jousiampujalta|jousiampujalle",
        "jousiampujat|jousiampujien|jousiampujia|jousiampujista|jousiampujilla|jousiampujilta|jousiampujille",
        "jousiampujasi|jousiampujasi|jousiampujaasi|jousiampujastasi|jousiampujallasi|jousiampujaltasi|"
        "jousiampujallesi|jousiampujasi|jousiampujiasi",
        cmp="jousiampuja",
        line="Jousiampuja",
    ),
    "ambush": noun(
        "väijytys|väijytyksen|väijytystä|väijytyksessä|väijytyksestä|väijytykseen|väijytyksellä|väijytykseltä|"
        "väijytykselle",
        "väijytykset|väijytysten|väijytyksiä|väijytyksistä|väijytyksillä|väijytyksiltä|väijytyksille",
        line="Väijytys",
    ),
    "defender": noun(
        "puolustaja|puolustajan|puolustajaa|puolustajassa|puolustajasta|puolustajaan|puolustajalla|"
        "puolustajalta|puolustajalle",
        "puolustajat|puolustajien|puolustajia|puolustajista|puolustajilla|puolustajilta|puolustajille",
        line="Puolustaja",
    ),
    "sanctuary": noun(
        "turvapaikka|turvapaikan|turvapaikkaa|turvapaikassa|turvapaikasta|turvapaikkaan|turvapaikalla|"
        "turvapaikalta|turvapaikalle",
        "turvapaikat|turvapaikkojen|turvapaikkoja|turvapaikoista|turvapaikoilla|turvapaikoilta|turvapaikoille",
        at="turvapaikassa",
        cmp="turvapaikka",
        line="Turvapaikka",
    ),
    "ranger": noun(
        "samooja|samoojan|samoojaa|samoojassa|samoojasta|samoojaan|samoojalla|samoojalta|samoojalle",
        "samoojat|samoojien|samoojia|samoojista|samoojilla|samoojilta|samoojille",
        "samoojasi|samoojasi|samoojaasi|samoojastasi|samoojallasi|samoojaltasi|samoojallesi|samoojasi|samoojiasi",
        cmp="samooja",
        line="Samooja",
    ),
    "tracker": noun(
        "jäljittäjä|jäljittäjän|jäljittäjää|jäljittäjässä|jäljittäjästä|jäljittäjään|jäljittäjällä|"
        "jäljittäjältä|jäljittäjälle",
        "jäljittäjät|jäljittäjien|jäljittäjiä|jäljittäjistä|jäljittäjillä|jäljittäjiltä|jäljittäjille",
        "jäljittäjäsi|jäljittäjäsi|jäljittäjääsi|jäljittäjästäsi|jäljittäjälläsi|jäljittäjältäsi|jäljittäjällesi|"
        "jäljittäjäsi|jäljittäjiäsi",
        cmp="jäljittäjä",
        line="Jäljittäjä",
    ),
    "southron": noun(
        "eteläinen|eteläisen|eteläistä|eteläisessä|eteläisestä|eteläiseen|eteläisellä|eteläiseltä|eteläiselle",
        "eteläiset|eteläisten|eteläisiä|eteläisistä|eteläisillä|eteläisiltä|eteläisille",
        cmp="eteläis",
        line="Eteläinen",
    ),
    "easterling": noun(
        "itäläinen|itäläisen|itäläistä|itäläisessä|itäläisestä|itäläiseen|itäläisellä|itäläiseltä|itäläiselle",
        "itäläiset|itäläisten|itäläisiä|itäläisistä|itäläisillä|itäläisiltä|itäläisille",
        cmp="itäläis",
        line="Itäläinen",
    ),
    "tale": noun(
        "tarina|tarinan|tarinaa|tarinassa|tarinasta|tarinaan|tarinalla|tarinalta|tarinalle",
        "tarinat|tarinoiden|tarinoita|tarinoista|tarinoilla|tarinoilta|tarinoille",
        "tarinasi|tarinasi|tarinaasi|tarinastasi|tarinallasi|tarinaltasi|tarinallesi|tarinasi|tarinoitasi",
        cmp="tarina",
        line="Tarina",
    ),
    "spell": noun(
        "loitsu|loitsun|loitsua|loitsussa|loitsusta|loitsuun|loitsulla|loitsulta|loitsulle",
        "loitsut|loitsujen|loitsuja|loitsuista|loitsuilla|loitsuilta|loitsuille",
        cmp="loitsu",
        line="Loitsu",
    ),
    "search": noun(
        "etsintä|etsinnän|etsintää|etsinnässä|etsinnästä|etsintään|etsinnällä|etsinnältä|etsinnälle",
        "etsinnät|etsintöjen|etsintöjä|etsinnöistä|etsinnöillä|etsinnöiltä|etsinnöille",
        cmp="etsintä",
        line="Etsintä",
    ),
    "stealth": noun(
        "hiipiminen|hiipimisen|hiipimistä|hiipimisessä|hiipimisestä|hiipimiseen|hiipimisellä|hiipimiseltä|hiipimiselle",
        "hiipimiset|hiipimisten|hiipimisiä|hiipimisistä|hiipimisillä|hiipimisiltä|hiipimisille",
        cmp="hiipimis",
        line="Hiipiminen",
    ),
    "weather": noun(
        "sää|sään|säätä|säässä|säästä|säähän|säällä|säältä|säälle",
        "säät|säiden|säitä|säistä|säillä|säiltä|säille",
        cmp="sää",
        line="Sää",
    ),
    "twilight": noun(
        "hämärä|hämärän|hämärää|hämärässä|hämärästä|hämärään|hämärällä|hämärältä|hämärälle",
        "hämärät|hämärien|hämäriä|hämäristä|hämärillä|hämäriltä|hämärille",
        cmp="hämärä",
        line="Hämärä",
    ),
    "warg_rider": noun(
        "hukkaratsastaja|hukkaratsastajan|hukkaratsastajaa|hukkaratsastajassa|hukkaratsastajasta|"
        "hukkaratsastajaan|hukkaratsastajalla|hukkaratsastajalta|hukkaratsastajalle",
        "hukkaratsastajat|hukkaratsastajien|hukkaratsastajia|hukkaratsastajista|hukkaratsastajilla|"
        "hukkaratsastajilta|hukkaratsastajille",
        cmp="hukkaratsastaja",
        line="Hukkaratsastaja",
    ),
    "knight": noun(
        "ritari|ritarin|ritaria|ritarissa|ritarista|ritariin|ritarilla|ritarilta|ritarille",
        "ritarit|ritarien|ritareita|ritareista|ritareilla|ritareilta|ritareille",
        cmp="ritari",
        line="Ritari",
    ),
    "villager": noun(
        "kyläläinen|kyläläisen|kyläläistä|kyläläisessä|kyläläisestä|kyläläiseen|kyläläisellä|kyläläiseltä|kyläläiselle",
        "kyläläiset|kyläläisten|kyläläisiä|kyläläisistä|kyläläisillä|kyläläisiltä|kyläläisille",
        cmp="kyläläis",
        line="Kyläläinen",
    ),
    "machine": noun(
        "kone|koneen|konetta|koneessa|koneesta|koneeseen|koneella|koneelta|koneelle",
        "koneet|koneiden|koneita|koneista|koneilla|koneilta|koneille",
        cmp="kone",
        line="Kone",
    ),
    "fortification": noun(
        "linnoitus|linnoituksen|linnoitusta|linnoituksessa|linnoituksesta|linnoitukseen|linnoituksella|"
        "linnoitukselta|linnoitukselle",
        "linnoitukset|linnoitusten|linnoituksia|linnoituksista|linnoituksilla|linnoituksilta|linnoituksille",
        cmp="linnoitus",
        line="Linnoitus",
    ),
    "pipeweed": noun(
        "piippukessu|piippukessun|piippukessua|piippukessussa|piippukessusta|piippukessuun|piippukessulla|"
        "piippukessulta|piippukessulle",
        "piippukessut|piippukessujen|piippukessuja|piippukessuista|piippukessuilla|piippukessuilta|piippukessuille",
        cmp="piippukessu",
        line="Piippukessu",
    ),
    "tentacle": noun(
        "lonkero|lonkeron|lonkeroa|lonkerossa|lonkerosta|lonkeroon|lonkerolla|lonkerolta|lonkerolle",
        "lonkerot|lonkerojen|lonkeroja|lonkeroista|lonkeroilla|lonkeroilta|lonkeroille",
        cmp="lonkero",
        line="Lonkero",
    ),
    "fierce": noun(
        "raivokas|raivokkaan|raivokasta|raivokkaassa|raivokkaasta|raivokkaaseen|raivokkaalla|raivokkaalta|raivokkaalle",
        "raivokkaat|raivokkaiden|raivokkaita|raivokkaista|raivokkailla|raivokkailta|raivokkaille",
        pred="raivokas",
        line="Raivokas",
    ),
    "unhasty": noun(
        "hätäilemätön|hätäilemättömän|hätäilemätöntä|hätäilemättömässä|hätäilemättömästä|hätäilemättömään|"
        "hätäilemättömällä|hätäilemättömältä|hätäilemättömälle",
        "hätäilemättömät|hätäilemättömien|hätäilemättömiä|hätäilemättömistä|hätäilemättömillä|"
        "hätäilemättömiltä|hätäilemättömille",
        pred="hätäilemätön",
        line="Hätäilemätön",
    ),
    "ring_bound": noun(
        "Sormuksen lumoissa oleva|Sormuksen lumoissa olevan|Sormuksen lumoissa olevaa|"
        "Sormuksen lumoissa olevassa|Sormuksen lumoissa olevasta|Sormuksen lumoissa olevaan|"
        "Sormuksen lumoissa olevalla|Sormuksen lumoissa olevalta|Sormuksen lumoissa olevalle",
        "Sormuksen lumoissa olevat|Sormuksen lumoissa olevien|Sormuksen lumoissa olevia|"
        "Sormuksen lumoissa olevista|Sormuksen lumoissa olevilla|Sormuksen lumoissa olevilta|"
        "Sormuksen lumoissa oleville",
        pred="Sormuksen lumoissa",
        line="Sormuksen lumoissa",
    ),
    "unbound": noun(
        "lumoista vapaa|lumoista vapaan|lumoista vapaata|lumoista vapaassa|lumoista vapaasta|lumoista vapaaseen|"
        "lumoista vapaalla|lumoista vapaalta|lumoista vapaalle",
        "lumoista vapaat|lumoista vapaiden|lumoista vapaita|lumoista vapaista|lumoista vapailla|"
        "lumoista vapailta|lumoista vapaille",
        pred="lumoista vapaa",
    ),
    "valiant": noun(
        "urhea|urhean|urheaa|urheassa|urheasta|urheaan|urhealla|urhealta|urhealle",
        "urheat|urheiden|urheita|urheista|urheilla|urheilta|urheille",
        pred="urhea",
        line="Urhea",
    ),
    "battleground": noun(
        "taistelutanner|taistelutantereen|taistelutannerta|taistelutantereessa|taistelutantereesta|"
        "taistelutantereeseen|taistelutantereella|taistelutantereelta|taistelutantereelle",
        "taistelutantereet|taistelutantereiden|taistelutantereita|taistelutantereista|taistelutantereilla|"
        "taistelutantereilta|taistelutantereille",
        at="taistelutantereella",
        cmp="taistelutanner",
        line="Taistelutanner",
    ),
    "forest": noun(
        "metsä|metsän|metsää|metsässä|metsästä|metsään|metsällä|metsältä|metsälle",
        "metsät|metsien|metsiä|metsistä|metsillä|metsiltä|metsille",
        at="metsässä",
        cmp="metsä",
        line="Metsä",
    ),
    "river": noun(
        "joki|joen|jokea|joessa|joesta|jokeen|joella|joelta|joelle",
        "joet|jokien|jokia|joista|joilla|joilta|joille",
        at="joella",
        cmp="joki",
        line="Joki",
    ),
    "plains": noun(
        "tasanko|tasangon|tasankoa|tasangossa|tasangosta|tasankoon|tasangolla|tasangolta|tasangolle",
        "tasangot|tasankojen|tasankoja|tasangoista|tasangoilla|tasangoilta|tasangoille",
        at="tasangolla",
        cmp="tasanko",
        line="Tasanko",
    ),
    "marsh": noun(
        "suo|suon|suota|suossa|suosta|suohon|suolla|suolta|suolle",
        "suot|soiden|soita|soista|soilla|soilta|soille",
        at="suolla",
        cmp="suo",
        line="Suo",
    ),
    "mountain": noun(
        "vuori|vuoren|vuorta|vuoressa|vuoresta|vuoreen|vuorella|vuorelta|vuorelle",
        "vuoret|vuorien|vuoria|vuorista|vuorilla|vuorilta|vuorille",
        at="vuorella",
        cmp="vuori",
        line="Vuori",
    ),
    "underground": noun(
        "maanalainen paikka|maanalaisen paikan|maanalaista paikkaa|maanalaisessa paikassa|"
        "maanalaisesta paikasta|maanalaiseen paikkaan|maanalaisella paikalla|maanalaiselta paikalta|"
        "maanalaiselle paikalle",
        "maanalaiset paikat|maanalaisten paikkojen|maanalaisia paikkoja|maanalaisista paikoista|"
        "maanalaisilla paikoilla|maanalaisilta paikoilta|maanalaisille paikoille",
        at="maan alla",
        line="Maanalainen",
    ),
    "wounded": noun(
        "haavoittunut|haavoittuneen|haavoittunutta|haavoittuneessa|haavoittuneesta|haavoittuneeseen|"
        "haavoittuneella|haavoittuneelta|haavoittuneelle",
        "haavoittuneet|haavoittuneiden|haavoittuneita|haavoittuneista|haavoittuneilla|haavoittuneilta|haavoittuneille",
        pred="haavoittunut",
    ),
    "exhausted": noun(
        "uupunut|uupuneen|uupunutta|uupuneessa|uupuneesta|uupuneeseen|uupuneella|uupuneelta|uupuneelle",
        "uupuneet|uupuneiden|uupuneita|uupuneista|uupuneilla|uupuneilta|uupuneille",
        pred="uupunut",
    ),
    "roaming": noun(
        "vaeltava|vaeltavan|vaeltavaa|vaeltavassa|vaeltavasta|vaeltavaan|vaeltavalla|vaeltavalta|vaeltavalle",
        "vaeltavat|vaeltavien|vaeltavia|vaeltavista|vaeltavilla|vaeltavilta|vaeltaville",
        pred="vaeltava",
    ),
    "mounted": noun(
        "ratsailla oleva|ratsailla olevan|ratsailla olevaa|ratsailla olevassa|ratsailla olevasta|"
        "ratsailla olevaan|ratsailla olevalla|ratsailla olevalta|ratsailla olevalle",
        "ratsailla olevat|ratsailla olevien|ratsailla olevia|ratsailla olevista|ratsailla olevilla|"
        "ratsailla olevilta|ratsailla oleville",
        pred="ratsailla",
    ),
    "unique": noun(
        "ainutlaatuinen|ainutlaatuisen|ainutlaatuista|ainutlaatuisessa|ainutlaatuisesta|ainutlaatuiseen|"
        "ainutlaatuisella|ainutlaatuiselta|ainutlaatuiselle",
        "ainutlaatuiset|ainutlaatuisten|ainutlaatuisia|ainutlaatuisista|ainutlaatuisilla|ainutlaatuisilta|"
        "ainutlaatuisille",
        pred="ainutlaatuinen",
    ),
    "non_unique": noun(
        "ei-ainutlaatuinen|ei-ainutlaatuisen|ei-ainutlaatuista|ei-ainutlaatuisessa|ei-ainutlaatuisesta|"
        "ei-ainutlaatuiseen|ei-ainutlaatuisella|ei-ainutlaatuiselta|ei-ainutlaatuiselle",
        "ei-ainutlaatuiset|ei-ainutlaatuisten|ei-ainutlaatuisia|ei-ainutlaatuisista|ei-ainutlaatuisilla|"
        "ei-ainutlaatuisilta|ei-ainutlaatuisille",
        pred="ei-ainutlaatuinen",
    ),
    "first": noun(
        "ensimmäinen|ensimmäisen|ensimmäistä|ensimmäisessä|ensimmäisestä|ensimmäiseen|ensimmäisellä|"
        "ensimmäiseltä|ensimmäiselle",
        "ensimmäiset|ensimmäisten|ensimmäisiä|ensimmäisistä|ensimmäisillä|ensimmäisiltä|ensimmäisille",
        pred="ensimmäinen",
    ),
    "in_this_skirmish": being("tässä taistelussa"),
    "in_a_skirmish": being("taistelussa"),
    "in_that_skirmish": being("kyseisessä taistelussa"),
    "on_path": being("seikkailureitillä"),
    "you_control": noun(
        "hallitsemasi|hallitsemasi|hallitsemaasi|hallitsemassasi|hallitsemastasi|hallitsemaasi|"
        "hallitsemallasi|hallitsemaltasi|hallitsemallesi",
        "hallitsemasi|hallitsemiesi|hallitsemiasi|hallitsemistasi|hallitsemillasi|hallitsemiltasi|hallitsemillesi",
        pred="hallitsemasi",
    ),
}
