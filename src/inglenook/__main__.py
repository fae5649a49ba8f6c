"""`python -m inglenook` is the command `inglenook`."""

import sys

from inglenook.command_line import main

if __name__ == "__main__":
    sys.exit(main())
