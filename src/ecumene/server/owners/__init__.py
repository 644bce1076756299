"""Keeping house: who owns the server, what they do about people and tables, and what they say to all."""
