"""Profiles: what somebody has played and how it went, for themselves and, if they wish, for others."""
