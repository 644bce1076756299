"""What a device is called, by what its browser says of itself: enough for its owner, and no more is kept."""

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("CriOS", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_called(agent: str) -> str:
    """A browser and its system, by their own names.

    >>> device_called("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox · Linux'
    >>> device_called("curl/8.5.0")
    ''
    """
    found = [
        next((name for sign, name in signs if sign in agent), "")  # the first that fits is the most exact
        for signs in (BROWSERS, SYSTEMS)
    ]
    return " · ".join(filter(None, found))
