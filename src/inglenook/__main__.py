"""Entry point of `python -m inglenook`, which is the command `inglenook`."""

import sys

from inglenook.command_line import main

if __name__ == "__main__":
    sys.exit(main())
