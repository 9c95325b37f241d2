"""`python -m quartett.cli`: the same as `quartett`."""

import sys

from quartett.cli import main

if __name__ == "__main__":
    sys.exit(main())
