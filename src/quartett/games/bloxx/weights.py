"""Fitted weights: what each thing seen of a sheet counts, in points; see worth.py.

python -m bench.bloxx_weights
"""

import numpy as np

# fmt: off
WEIGHTS = np.array([
    [  # settle
        # numbers still open, by their distance from the drawn squares
        0.25, 0.28, 0.32, 0.36, 0.30, 0.29, 0.39,
        # columns, by the room above them
        -4.30, -3.88, -2.32, -1.26, 0.28, 1.47, 2.80, 3.86, 5.36, 6.27, 7.47,
        # steps between neighbouring columns
        3.23, 3.72, 2.51, 2.21, 1.83,
        # three columns in a row
        1.21, 1.03, 1.22, 0.87, 1.09, 0.76, 0.27, 0.61, 0.33, 0.82, 0.68, 0.97, 0.44, 0.12, 0.84,
        # steps beside the edges
        1.65, 1.07, 1.19, 0.55, 0.04,
        # coloured rows nobody has filled, by the squares missing
        0.00, 2.94, 2.78, 2.63, 2.66, 2.68, 2.80, 3.19,
        # coloured rows another has filled, by the squares missing
        0.00, 1.13, 1.09, 1.14, 1.16, 0.48, -0.00, 0.00,
        # rows above the highest square
        -0.22, 0.87, 0.61, 0.54, 0.46,
        # always
        2.25,
    ],
    [  # touch
        # numbers still open, by their distance from the drawn squares
        0.25, 0.28, 0.32, 0.36, 0.30, 0.29, 0.39,
        # columns, by the room above them
        -4.30, -3.88, -2.32, -1.26, 0.28, 1.47, 2.80, 3.86, 5.36, 6.27, 7.47,
        # steps between neighbouring columns
        3.23, 3.72, 2.51, 2.21, 1.83,
        # three columns in a row
        1.21, 1.03, 1.22, 0.87, 1.09, 0.76, 0.27, 0.61, 0.33, 0.82, 0.68, 0.97, 0.44, 0.12, 0.84,
        # steps beside the edges
        1.65, 1.07, 1.19, 0.55, 0.04,
        # coloured rows nobody has filled, by the squares missing
        0.00, 2.94, 2.78, 2.63, 2.66, 2.68, 2.80, 3.19,
        # coloured rows another has filled, by the squares missing
        0.00, 1.13, 1.09, 1.14, 1.16, 0.48, -0.00, 0.00,
        # rows above the highest square
        -0.22, 0.87, 0.61, 0.54, 0.46,
        # always
        2.25,
    ],
    [  # rest
        # numbers still open, by their distance from the drawn squares
        0.25, 0.28, 0.32, 0.36, 0.30, 0.29, 0.39,
        # columns, by the room above them
        -4.30, -3.88, -2.32, -1.26, 0.28, 1.47, 2.80, 3.86, 5.36, 6.27, 7.47,
        # steps between neighbouring columns
        3.23, 3.72, 2.51, 2.21, 1.83,
        # three columns in a row
        1.21, 1.03, 1.22, 0.87, 1.09, 0.76, 0.27, 0.61, 0.33, 0.82, 0.68, 0.97, 0.44, 0.12, 0.84,
        # steps beside the edges
        1.65, 1.07, 1.19, 0.55, 0.04,
        # coloured rows nobody has filled, by the squares missing
        0.00, 2.94, 2.78, 2.63, 2.66, 2.68, 2.80, 3.19,
        # coloured rows another has filled, by the squares missing
        0.00, 1.13, 1.09, 1.14, 1.16, 0.48, -0.00, 0.00,
        # rows above the highest square
        -0.22, 0.87, 0.61, 0.54, 0.46,
        # always
        2.25,
    ],
])
"""[support, what is seen]"""
