"""Fitted weights of the features of a sheet, in points; see evaluation.py.

python -m bench.bloxx_weights
"""

import numpy as np

# fmt: off
WEIGHTS = np.array([
    [  # settle
        # numbers still open, by their distance from the drawn squares
        0.24, 0.30, 0.31, 0.33, 0.27, 0.26, 0.37,
        # columns, by the room above them
        -4.10, -3.69, -2.24, -1.23, 0.30, 1.36, 2.70, 3.64, 5.10, 5.86, 7.07,
        # steps between neighbouring columns
        3.05, 3.52, 2.39, 2.09, 1.61,
        # three columns in a row
        1.24, 0.96, 1.13, 0.86, 1.01, 0.68, 0.18, 0.62, 0.31, 0.72, 0.64, 0.91, 0.45, 0.14, 0.71,
        # steps beside the edges
        1.59, 1.01, 1.16, 0.56, -0.11,
        # coloured rows nobody has filled, by the squares missing
        0.00, 2.95, 2.71, 2.62, 2.67, 2.63, 2.79, 3.14,
        # coloured rows another has filled, by the squares missing
        0.00, 1.23, 1.19, 1.12, 1.00, 0.35, -0.01, 0.06,
        # rows above the highest square
        -0.12, 0.76, 0.40, 0.46, 0.61,
        # always
        2.11,
    ],
    [  # touch
        # numbers still open, by their distance from the drawn squares
        0.18, 0.24, 0.29, 0.32, 0.26, 0.26, 0.38,
        # columns, by the room above them
        -4.21, -3.73, -2.20, -1.22, 0.32, 1.47, 2.80, 3.71, 5.20, 6.03, 7.18,
        # steps between neighbouring columns
        3.13, 3.63, 2.44, 2.21, 1.76,
        # three columns in a row
        1.29, 1.04, 1.09, 0.84, 1.04, 0.86, 0.26, 0.58, 0.28, 0.84, 0.65, 0.97, 0.42, 0.11, 0.72,
        # steps beside the edges
        1.57, 1.04, 1.17, 0.53, 0.08,
        # coloured rows nobody has filled, by the squares missing
        0.00, 2.89, 2.60, 2.53, 2.52, 2.51, 2.65, 3.05,
        # coloured rows another has filled, by the squares missing
        0.00, 1.04, 1.16, 1.01, 0.78, 0.71, 0.14, -0.01,
        # rows above the highest square
        -0.11, 0.70, 0.61, 0.50, 0.49,
        # always
        2.19,
    ],
    [  # rest
        # numbers still open, by their distance from the drawn squares
        0.16, 0.17, 0.19, 0.22, 0.16, 0.21, 0.17,
        # columns, by the room above them
        -3.76, -3.36, -1.64, -1.13, 0.59, 1.21, 2.42, 2.85, 4.69, 5.85, 4.45,
        # steps between neighbouring columns
        2.65, 3.31, 2.66, 2.46, -0.64,
        # three columns in a row
        1.43, 0.93, 0.21, 0.49, 0.52, 0.88, 0.76, 0.72, 0.10, 0.77, 0.74, 0.92, 0.15, 0.07, 0.04,
        # steps beside the edges
        1.19, 0.60, 1.04, 0.26, 0.39,
        # coloured rows nobody has filled, by the squares missing
        0.00, 2.45, 2.26, 2.61, 3.20, 3.98, 5.23, 6.69,
        # coloured rows another has filled, by the squares missing
        0.00, 1.20, 0.07, 0.23, -0.39, 0.75, -0.00, 0.00,
        # rows above the highest square
        0.11, 1.33, 0.50, -0.21, 0.01,
        # always
        1.74,
    ],
])
"""[support, feature]"""
