"""Names of things in a file: by title, by id, or as `title#2` where several share the title."""

from __future__ import annotations

from collections.abc import Iterable

from inglenook.kernel.decisions import Thing
from inglenook.kernel.messages import Message
from inglenook.scenarios.file import Written, unknown
from inglenook.scenarios.spelling import SMALL_WORDS, Words, words


class Naming:
    """Names of everything on a table.  Copies are numbered from 1 in the order of the game's own numbers."""

    def __init__(self, things: Iterable[tuple[Thing, tuple[str, ...]]]) -> None:
        self._names: dict[Thing, tuple[str, ...]] = {}
        self._things: dict[Words, list[Thing]] = {}
        for thing, names in things:
            self._names[thing] = names
            for name in names:
                sharing = self._things.setdefault(words(name), [])
                if thing not in sharing[-1:]:
                    sharing.append(thing)

    def meant(self, said: Words) -> list[Thing]:
        """Returns the things a name can mean: all that share it, or the one whose number is given."""
        if not said:
            return []
        name, mark, number = said[-1].partition("#")
        sharing = self._things.get(said[:-1] if name in SMALL_WORDS else (*said[:-1], name), [])
        if not mark:
            return sharing
        place = int(number) if number.isdecimal() and len(number) < 9 else 0
        return sharing[place - 1 : place] if place else []

    def called(self, thing: Thing) -> str:
        """Returns the name that means this thing and no other."""
        name = self._names[thing][0]
        sharing = self._things[words(name)]
        return name if len(sharing) == 1 else f"{name}#{sharing.index(thing) + 1}"

    def spellings(self, thing: Thing) -> tuple[str, ...]:
        """Returns every name of a thing, its unambiguous one first."""
        names = self._names[thing]
        numbered = [f"{name}#{self._things[words(name)].index(thing) + 1}" for name in names]
        return (self.called(thing), *names, *numbered)

    def names(self) -> list[str]:
        """Returns the first name of everything, without duplicates, for suggestions."""
        return list(dict.fromkeys([names[0] for names in self._names.values()]))


class Box:
    """Supply of things for laying out a position: each is handed out once, copies in the order of the file.

    So the first Twig a file names is `Twig#1`, wherever it lies.
    """

    def __init__(self, things: Iterable[tuple[Thing, tuple[str, ...]]]) -> None:
        contents = list(things)
        self._naming = Naming(contents)
        self._left = [thing for thing, _ in contents]
        self.taken: list[Thing] = []

    def take(self, name: Written) -> Thing:
        """Takes the named thing, which the file may not name again."""
        given = name.text()
        meant = self._naming.meant(words(given))
        if not meant:
            raise unknown(given, self._naming.names(), name.line)
        for thing in meant:
            if thing in self._left:
                self._left.remove(thing)
                self.taken.append(thing)
                return thing
        raise name.mistake(Message("scenario-no-more", {"given": given, "count": len(meant)}))

    def placed(self, name: Written) -> Thing:
        """Returns a thing that the file has placed before, to say more about it."""
        given = name.text()
        meant = [thing for thing in self._naming.meant(words(given)) if thing in self.taken]
        if not meant:
            raise unknown(given, [self._naming.called(thing) for thing in self.taken], name.line)
        if len(meant) > 1:
            meanings = tuple([self._naming.called(thing) for thing in meant])
            raise name.mistake(Message("scenario-ambiguous", {"given": given, "meanings": meanings}))
        return meant[0]

    def rest(self) -> list[Thing]:
        """Returns the things the file has not named."""
        return self._left[:]
