"""Prints the digests of a game of each named kind, one per line, for comparison with another process."""

import sys

from tests.conformance.broken.unsorted_set import UNSORTED_SET
from tests.conformance.checks import digests_in_every_setup
from tests.conformance.subjects import SUBJECTS

if __name__ == "__main__":
    known = {subject.name: subject for subject in (*SUBJECTS, UNSORTED_SET)}
    for name in sys.argv[1:]:
        print(*digests_in_every_setup(known[name]))
