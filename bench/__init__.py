"""Benchmarks, always as ratios within one run: ours beside hand-written C and beside peers."""
