"""What machine code is told of a message that it fills in: see sayings.py, and picture.py in the
server. It stands here because importing sayings.py brings the compiler along."""

HOLE = 0
"""A byte that no JSON has; in a frame, which all read, it stands for each of these, in order."""
HOLES = 9
STEPS, VIEW, NOTATION, ACTING, CHOICES, CHOSEN, SCORES, UNDO_TO, LOG = range(HOLES)

ASKED = 7
MADE_SO_MANY, TABLES, BEGUN, STEPS_MADE, WHO_ACTS, WANTED, CHOOSING = range(ASKED)
"""What is asked for, in numbers: how many things were made, of how many tables the rows follow,
whether the game has begun, how many steps were made; who acts, to whom messages go and to whom with
his choices, a bit for each seat and last for who watches."""

OWN = 4
"""The texts that each viewer has of his own, and where each stands among them."""
OWN_NOTATION, OWN_CHOICES, OWN_CHOSEN, OWN_UNDO_TO = range(OWN)

COLUMNS = 6
ROW, SEAT, MADE, STEP, SECONDS, TEXT = range(COLUMNS)
"""What is known of something that was made: the row before it (or NO_ROW), who made it (NO_SEAT:
chance), the number of the move or event; for its line the step and the time; or the number of a
text that is its line (or NO_TEXT), behind which stands the one for who sees what chance did."""
NO_ROW = NO_TEXT = -1
