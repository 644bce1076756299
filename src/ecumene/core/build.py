"""Which build of the rules runs: the Python source as it is, or the same source compiled."""


def compiled() -> bool:
    """Whether the rules run as machine code."""
    # What is compiled has no byte code to show.
    return not hasattr(compiled, "__code__")
