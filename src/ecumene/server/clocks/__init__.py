"""Clocks: how long people may think, when they rest, and what happens when their time is over."""
