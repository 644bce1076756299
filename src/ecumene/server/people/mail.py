"""The mailer: hands letters to SMTP, or for trials to the console or a file, beside all else."""

import asyncio
import logging
import smtplib
import ssl
import sys
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from mailbox import ExternalClashError, mbox
from pathlib import Path
from threading import Lock
from urllib.parse import SplitResult, unquote, urlsplit

from ecumene.server.errors import BadSetting
from ecumene.server.people.letters import Letter
from ecumene.server.settings import Settings

logger = logging.getLogger(__name__)

CONSOLE = "console"
FILE = "file:"
SECONDS = 20.0
AGAIN_SECONDS = (5.0, 60.0)
"""After how long a letter that nobody took is sent again; then it is given up."""

NOT_TAKEN = (OSError, smtplib.SMTPException, ExternalClashError)

_FILING = Lock()

Post = Callable[[EmailMessage], None]


class Mailer:
    """Sends letters, if the server's owner has said by whom."""

    def __init__(self, settings: Settings) -> None:
        self._post = _post(settings.mailer)
        self._host = urlsplit(settings.address).hostname or ""
        self._from = settings.mail_from or f"Ecumene <ecumene@{self._host}>"
        if self.open and not self._host:
            # A link that went by the request could be sent anywhere by whoever asks for it.
            raise BadSetting(setting="ECUMENE_ADDRESS", value=settings.address)

    @property
    def open(self) -> bool:
        return self._post is not None

    async def send(self, letter: Letter) -> None:
        """See a letter on its way; whoever asked for it does not wait."""
        for pause in (*AGAIN_SECONDS, None):
            try:
                await self.hand_over(letter)
            except NOT_TAKEN as error:
                logger.error("a letter was not taken", extra={"reason": repr(error)[:300]})
                if pause is None:
                    return
                await asyncio.sleep(pause)
            else:
                return

    async def hand_over(self, letter: Letter) -> None:
        """Hand a letter over once; one of `NOT_TAKEN` if nobody takes it."""
        await asyncio.to_thread(self._send, letter)

    def _send(self, letter: Letter) -> None:
        message = EmailMessage()
        message["From"] = self._from
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._host)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.body)
        if self._post is not None:
            self._post(message)


def _post(mailer: str) -> Post | None:
    """Who takes letters, as the setting says it."""
    if not mailer:
        return None
    if mailer == CONSOLE:
        return _to_console
    if mailer.startswith(FILE):
        return lambda message: _to_file(Path(mailer.removeprefix(FILE)), message)
    server = urlsplit(mailer)
    if server.scheme not in ("smtp", "smtps") or not server.hostname:
        raise BadSetting(setting="ECUMENE_MAILER", value=server.scheme or mailer)
    return lambda message: _to_server(server, message)


def _to_console(message: EmailMessage) -> None:
    print(message.as_string(), file=sys.stdout, flush=True)


def _to_file(path: Path, message: EmailMessage) -> None:
    with _FILING:  # the lock of a box is refused at once, where another letter is being put in
        path.touch()  # a box that makes its file empties one that has come about in between
        box = mbox(path, create=False)
        box.lock()
        try:
            box.add(message)
        finally:
            box.close()


def _to_server(server: SplitResult, message: EmailMessage) -> None:
    host, safely = server.hostname or "", ssl.create_default_context()
    if server.scheme == "smtps":
        connection: smtplib.SMTP = smtplib.SMTP_SSL(host, server.port or 465, timeout=SECONDS, context=safely)
    else:
        connection = smtplib.SMTP(host, server.port or 587, timeout=SECONDS)
    with connection:
        if server.scheme == "smtp" and not _at_home(host):
            connection.starttls(context=safely)
        if server.username:
            connection.login(unquote(server.username), unquote(server.password or ""))
        connection.send_message(message)


def _at_home(host: str) -> bool:
    """Whether a mail server is on this machine, where nobody listens in between."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
