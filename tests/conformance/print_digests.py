"""Prints the digests of one game, for comparison with another process (see `test_every_game`)."""

import sys

from tests.conformance.broken.unsorted_set import UNSORTED_SET
from tests.conformance.checks import digests
from tests.conformance.subjects import SUBJECTS

if __name__ == "__main__":
    known = {subject.name: subject for subject in (*SUBJECTS, UNSORTED_SET)}
    print("\n".join(digests(known[sys.argv[1]], 0)))
