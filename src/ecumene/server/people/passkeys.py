"""Passkeys (WebAuthn): a device signs a challenge, and nothing that could be stolen is kept here."""

import re
from ipaddress import ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import orjson
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialCreationOptions,
    PublicKeyCredentialDescriptor,
    PublicKeyCredentialRequestOptions,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ecumene.server import schema
from ecumene.server.errors import BadPasskey, NoPasskeysHere, ProveFirst, TooManyPasskeys
from ecumene.server.messages.people import Challenge, UsePasskey
from ecumene.server.people import tickets
from ecumene.server.people.accounts import account_of, add_account, check_free, count_passkeys
from ecumene.server.people.entrance import Admitted, Caller, Entrance
from ecumene.server.people.names import new_account
from ecumene.server.people.tickets import Ticket
from ecumene.table.clock import now

P = schema.passkeys.c
MOST = 20
"""How many passkeys an account may have."""
HOUSE = "Ecumene"
KEY = re.compile(r"[\w-]{1,1400}", re.ASCII)
"""What the id of a passkey looks like."""


class Place(NamedTuple):
    """Where the page is open: the domain that passkeys belong to, and all of its address."""

    domain: str
    origin: str

    @classmethod
    def of(cls, address: str) -> "Place":
        try:
            parts = urlsplit(address)
        except ValueError:
            raise NoPasskeysHere() from None
        domain = parts.hostname or ""
        try:
            ip_address(domain)
        except ValueError:
            if domain:
                return cls(domain, f"{parts.scheme}://{parts.netloc}")
        raise NoPasskeysHere()


class Passkeys:
    """How people come in by what their devices know."""

    def __init__(self, entrance: Entrance) -> None:
        self.entrance = entrance

    async def ask_new(self, caller: Caller, place: Place, name: str | None) -> Challenge:
        """Begin a passkey: the first of a new account, or another one of one's own."""
        self.entrance.check("passkey")
        if name is not None:
            self.entrance.guesses.ask_name(caller.address)
        async with self.entrance.rooms.engine.connect() as connection:
            if name is None:
                if not caller.known.proved:
                    raise ProveFirst()
                person, name = caller.account, (await account_of(connection, caller.account)).name
                known = list((await connection.execute(select(P.id).where(P.person == person))).scalars())
                if len(known) >= MOST:
                    raise TooManyPasskeys(most=MOST)
                ticket = Ticket("passkey-new", person, {"person": person})
            else:
                name, person, known = await check_free(connection, name), new_account(), []
                ticket = Ticket("passkey-new", None, {"person": person, "name": name})
        options = generate_registration_options(
            rp_id=place.domain,
            rp_name=HOUSE,
            user_id=person.encode(),
            user_name=name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(k)) for k in known],
        )
        return await self._challenge(ticket, options)

    async def add(self, caller: Caller, place: Place, made: UsePasskey) -> Admitted | None:
        """Keep a new passkey; where it makes an account, whoever made it is let in."""
        self.entrance.check("passkey")
        async with self.entrance.rooms.engine.connect() as connection:
            ticket = await tickets.look(connection, made["ticket"], "passkey-new")
        row = self._verified_new(place, ticket, made["credential"]) | {"label": caller.device}

        async def keep(connection: AsyncConnection) -> str:
            person: str = (await tickets.use(connection, made["ticket"], "passkey-new")).data["person"]
            if ticket.person is None:
                await add_account(connection, ticket.data["name"], person=person)
            elif await count_passkeys(connection, person) >= MOST:
                raise TooManyPasskeys(most=MOST)
            try:
                await connection.execute(insert(schema.passkeys).values(row | {"created": now()}))
            except IntegrityError:
                raise BadPasskey() from None  # another account has it
            return person

        if ticket.person is None:
            self.entrance.guesses.make(caller.address)
            return await self.entrance.admit(caller, keep, bring=True)
        if ticket.person != caller.account:
            raise BadPasskey()
        await self.entrance.rooms.writer.run(keep)
        return None

    async def ask(self, place: Place) -> Challenge:
        """Begin to come in; which passkey it will be, the device knows."""
        self.entrance.check("passkey")
        required = UserVerificationRequirement.REQUIRED
        options = generate_authentication_options(rp_id=place.domain, user_verification=required)
        return await self._challenge(Ticket("passkey", None, {}), options)

    async def come_in(self, caller: Caller, place: Place, used: UsePasskey) -> Admitted:
        """Come in by a passkey."""
        self.entrance.check("passkey")
        self.entrance.guesses.try_passkey(caller.address)

        async def proof(connection: AsyncConnection) -> str:
            ticket = await tickets.use(connection, used["ticket"], "passkey")
            key = _id_of(used["credential"])
            query = select(P.person, P.key, P.uses).where(P.id == key)
            found = (await connection.execute(query)).one_or_none()
            if found is None:
                raise BadPasskey()
            uses = _verified(place, ticket, used["credential"], found.key, found.uses)
            seen = update(schema.passkeys).where(P.id == key).values(uses=uses, used=now())
            await connection.execute(seen)
            person: str = found.person
            return person

        return await self.entrance.admit(caller, proof, bring=used.get("bring", False))

    async def _challenge(
        self, ticket: Ticket, options: PublicKeyCredentialCreationOptions | PublicKeyCredentialRequestOptions
    ) -> Challenge:
        ticket.data["challenge"] = bytes_to_base64url(options.challenge)

        async def work(connection: AsyncConnection) -> str:
            return await tickets.give(connection, ticket)

        said = await self.entrance.rooms.writer.run(work)
        return {"ticket": said, "options": orjson.loads(options_to_json(options))}

    def _verified_new(self, place: Place, ticket: Ticket, credential: dict[str, Any]) -> dict[str, Any]:
        """A new row of `passkeys`, if the credential answers the challenge."""
        try:
            found = verify_registration_response(
                credential=credential,
                expected_challenge=base64url_to_bytes(ticket.data["challenge"]),
                expected_rp_id=place.domain,
                expected_origin=place.origin,
                require_user_verification=True,
            )
        except Exception:  # a stranger's bytes can fail in any way
            raise BadPasskey() from None
        key = bytes_to_base64url(found.credential_id)
        return {
            "id": key,
            "person": ticket.data["person"],
            "key": found.credential_public_key,
            "uses": found.sign_count,
        }


def _id_of(credential: dict[str, Any]) -> str:
    """By what a passkey is known, if it can be known at all."""
    key = credential.get("id")
    if not isinstance(key, str) or not KEY.fullmatch(key):
        raise BadPasskey()
    return key


def _verified(place: Place, ticket: Ticket, credential: dict[str, Any], key: bytes, uses: int) -> int:
    """How often a passkey was used, if it answers the challenge."""
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(ticket.data["challenge"]),
            expected_rp_id=place.domain,
            expected_origin=place.origin,
            credential_public_key=key,
            credential_current_sign_count=uses,
            require_user_verification=True,
        )
    except Exception:  # a stranger's bytes can fail in any way
        raise BadPasskey() from None
    return found.new_sign_count
