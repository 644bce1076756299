"""Ringing a bell: a call becomes a push message, a letter, or what a webhook takes."""

from ecumene.server.calls.bells import Bell
from ecumene.server.calls.outside import Outside
from ecumene.server.calls.push import Push
from ecumene.server.calls.said import MOST_LETTERS, MOST_WRITTEN, Said, cut
from ecumene.server.calls.shapes import shaped
from ecumene.server.errors import CallGone, CallUnanswered, speaker
from ecumene.server.people.letters import Letter
from ecumene.server.people.mail import NOT_TAKEN, Mailer
from ecumene.server.settings import Settings

JSON = {"content-type": "application/json"}


class Ringing:
    """Rings bells, once each time; `CallFailed` if nobody takes the call."""

    def __init__(self, settings: Settings, mailer: Mailer, key: str) -> None:
        self.outside = Outside(settings)
        self.push = Push(self.outside, settings, key)
        self.mailer = mailer
        self._home = settings.address.rstrip("/")

    async def ring(self, bell: Bell, said: Said) -> None:
        if bell.kind == "mail":
            await self._write(bell, said)
        elif bell.kind == "push":
            assert bell.keys is not None
            short = {"title": said.title, "text": cut(said.text, MOST_LETTERS), "path": said.path}
            await self.push.send(bell.address, bell.keys, short)
        else:
            link = f"{self._home}{said.path}" if self._home else ""
            await self.outside.post(bell.address, shaped(bell.kind, said, link), JSON)

    async def _write(self, bell: Bell, said: Said) -> None:
        if bell.mail is None or not self.mailer.open:
            raise CallGone()
        say, link = speaker(bell.lang).say, f"{self._home}{said.path}"
        end = say("letter-call-end", path=f"{self._home}/me")
        body = f"{cut(said.text, MOST_WRITTEN)}\n\n{link}\n\n{end}\n"
        try:
            await self.mailer.hand_over(Letter(bell.mail, said.title, body))
        except NOT_TAKEN:
            raise CallUnanswered() from None
