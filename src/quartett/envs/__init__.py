"""The games as learning environments: vector, PettingZoo, Gymnasium, OpenSpiel.

All of them show the same features, allow the same words and pay the same rewards.
"""
