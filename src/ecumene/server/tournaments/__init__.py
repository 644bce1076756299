"""Tournaments: who meets whom in each round, what it counts, and tables that open and close by themselves."""
