"""Everything about people that a server has, put together."""

from ecumene.server.lobby import Lobby
from ecumene.server.people.entrance import Entrance
from ecumene.server.people.keeping import Keeping
from ecumene.server.people.leaving import Leaving
from ecumene.server.people.passkeys import Passkeys
from ecumene.server.people.passwords import Passwords
from ecumene.server.people.sessions import Sessions
from ecumene.server.people.signing import Signing
from ecumene.server.rooms import Rooms


class House:
    """Where people come in, keep what is theirs, and leave."""

    def __init__(self, rooms: Rooms, sessions: Sessions, lobby: Lobby) -> None:
        passwords = Passwords()
        self.entrance = Entrance(rooms, sessions)
        self.signing = Signing(self.entrance, passwords)
        self.passkeys = Passkeys(self.entrance)
        self.keeping = Keeping(self.entrance, passwords)
        self.leaving = Leaving(self.entrance, lobby)
