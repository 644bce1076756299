"""The five games, each in its own folder."""
