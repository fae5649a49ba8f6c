"""Inglenook: the Lord of the Rings TCG and Talisman (second edition), with every rule enforced and explained."""

from inglenook.kernel import errors
from inglenook.kernel.messages import Message


def _in_english(message: Message) -> str:
    """Renders a message of the kernel in English, so that a traceback reads like a sentence."""
    from inglenook.wording import in_english  # loaded only when a message is rendered

    return in_english(message)


errors.words_of_errors.speaker = _in_english
