"""The games as learning environments: vector, PettingZoo, Gymnasium, OpenSpiel.

All of them have the same features, the same legal words and the same rewards.
"""
