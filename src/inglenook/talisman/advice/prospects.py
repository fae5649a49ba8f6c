"""Outcomes shown beside options (KR-33): fights, enemies on a path, choices, armour, changed rolls."""

from __future__ import annotations

from inglenook.kernel.decisions import Decision, Option, Seat
from inglenook.kernel.game import Game
from inglenook.kernel.messages import Argument, Message, Name
from inglenook.talisman import stats
from inglenook.talisman.advice import choices, fatal_paths, odds, rolls
from inglenook.talisman.advice.odds import Odds
from inglenook.talisman.component_index import CARDS
from inglenook.talisman.dsl.effects import Buy, ByAlignment, Effect, Heal
from inglenook.talisman.rules.battle.odds import SIDES, percent
from inglenook.talisman.rules.lives import wounds
from inglenook.talisman.rules.possessions.trade import trades_here
from inglenook.talisman.rules.spaces.effects import by_alignment, has_something_to_do
from inglenook.talisman.table import TalismanTable


def results(game: Game[TalismanTable], viewer: Seat) -> list[tuple[Option, list[Message]]]:
    """Returns the options whose outcome can be shown, each with its messages."""
    decision = game.pending
    if decision is None or decision.seat != viewer:
        return []
    fought = {option.key: fight(found) for option, found in odds.offered(game, viewer)}
    found: list[tuple[Option, list[Message]]] = []
    for option in decision.options:
        if option.key in fought:
            told = [fought[option.key]]
        elif decision.prompt.id == "prompt-change-roll":
            told = rolls.told(game, viewer, option)
        else:
            told = others(game.table, viewer, decision, option)
        if told:
            found.append((option, told))
    return found


def others(table: TalismanTable, seat: Seat, decision: Decision, option: Option) -> list[Message]:
    """Returns the outcome of an option that does not lead straight into a fight."""
    if decision.prompt.id == "prompt-path":
        return [fight(one) for one in fatal_paths.fights(table, seat, option)]
    if decision.prompt.id == "prompt-about-to-lose-life":
        return armour(table, seat, option)
    if decision.prompt.id == "prompt-visit":
        return visit(table, seat, decision, option)
    told = choices.told(option)
    if told and all(is_idle(table, seat, effect) for effect in choices.OFFERED[option.word].effects):
        return [Message("result-visit-nothing")]
    return told


def fight(found: Odds) -> Message:
    """Words the odds of a fight: both numbers before the dice, and the chances."""
    numbers: dict[str, Argument] = {"own": found.own, "against": found.against}
    return Message("result-fight", {**numbers, "won": found.won, "drawn": found.drawn})


def visit(table: TalismanTable, seat: Seat, decision: Decision, option: Option) -> list[Message]:
    """Returns a message if a visit does nothing for this character: no condition holds, or it lacks the gold."""
    card = decision.prompt.arguments["card"]
    assert isinstance(card, Name)
    definition = CARDS[card.definition]
    if option.verb != "yes" or trades_here(table, seat, definition.name):
        return []
    idle = all(is_idle(table, seat, effect) for effect in definition.effects)
    return [Message("result-visit-nothing")] if idle else []


def is_idle(table: TalismanTable, seat: Seat, effect: Effect) -> bool:
    """Whether an effect does nothing for a character now."""
    if isinstance(effect, Buy):
        return all(price > table.characters[seat].gold for _name, price in effect.prices)
    if isinstance(effect, Heal):
        return effect.price > table.characters[seat].gold or not wounds(table, seat)
    if isinstance(effect, ByAlignment):
        return not by_alignment(table, seat, effect)
    return not has_something_to_do(table, seat, (effect,))


def armour(table: TalismanTable, seat: Seat, option: Option) -> list[Message]:
    """Returns the rolls on which a piece of armour saves the life, and their chance (TD-17)."""
    for card, piece in stats.armour(table, seat):
        if option.verb == "use" and option.subject == card:
            saving = [side for side in SIDES if side >= piece.saves_from]
            chance = percent(len(saving), len(SIDES))
            rolls = str(saving[0]) if len(saving) == 1 else f"{saving[0]}–{saving[-1]}"
            return [Message("result-armour", {"rolls": rolls, "chance": chance})]
    return []
