"""Strength: which games count, what they say about who played them, and who is strongest."""
