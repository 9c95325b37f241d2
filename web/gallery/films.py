"""Write films of real games for the gallery; see tests/web/fixtures.py, which makes them.

python web/gallery/films.py nox-4 [zoinx-3 ...]
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests" / "web"))

from fixtures import main

if __name__ == "__main__":
    main()
