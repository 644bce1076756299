"""How often somebody may try to come in, make accounts, and have letters sent."""

from ecumene.server.limits import Buckets
from ecumene.server.settings import Settings

OF_AN_ADDRESS = 4
"""How many times as often as at one account an address may try at all of them."""
FROM_ANYWHERE = 10
"""How many times as often as from one address all of them may try at one account."""


class Guesses:
    """What has been tried lately, in this process.

    Tries at an account are counted for each address, so that nobody can shut its owner out from elsewhere.
    """

    def __init__(self, settings: Settings) -> None:
        rate, burst = settings.guess_rate, settings.guess_burst
        self._here = Buckets(rate, burst)
        self._addresses = Buckets(rate * OF_AN_ADDRESS, burst * OF_AN_ADDRESS)
        self._accounts = Buckets(rate * FROM_ANYWHERE, burst * FROM_ANYWHERE)
        made, letters = settings.accounts_per_address, settings.letters_per_hour
        self._made = Buckets.hourly(made)
        self._mailboxes = Buckets.hourly(letters)
        self._askers = Buckets.hourly(letters * OF_AN_ADDRESS)

    def guess(self, address: str, account: str) -> None:
        """One more try from an address at an account, be there one or not."""
        self._addresses.take(address)
        self._here.take(f"{address} {account}")
        self._accounts.take(account)

    def try_passkey(self, address: str) -> None:
        self._addresses.take(address)

    def ask_name(self, address: str) -> None:
        """One more name of which somebody learns whether an account has it."""
        self._addresses.take(address)

    def make(self, address: str) -> None:
        """One more account from an address."""
        self._made.take(address)

    def write(self, address: str, mailbox: str) -> None:
        """One more letter, that somebody at an address has sent to a mailbox."""
        self._askers.take(address)
        self._mailboxes.take(mailbox)
