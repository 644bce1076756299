"""Positions, agendas, decisions, notation and records: what every game is made of."""
