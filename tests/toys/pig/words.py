"""The words of Pig and what each means, in the order of their numbers."""

import numpy as np

MOVES = ("roll", "stop")
ROLL, STOP = range(len(MOVES))

FACES = (1, 2, 3, 4, 5, 6)
EVENTS = tuple(f"die {face}" for face in FACES)
PIPS = np.array(FACES)
"""The pips a throw shows."""
