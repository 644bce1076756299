"""People who come back: accounts, the ways into them, the devices they are used on, and leaving for good."""
