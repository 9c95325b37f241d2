"""Every example in the docstrings of the environments is run."""

import doctest
import importlib

import pytest


@pytest.mark.parametrize(
    "name", ["features", "gymnasium", "openspiel", "pettingzoo", "single", "vector"]
)
def test_examples_in_docstrings(name: str) -> None:
    failed, tried = doctest.testmod(importlib.import_module(f"quartett.envs.{name}"))
    assert failed == 0
    assert tried > 0
