"""The Automa's other deeds: cards it takes, wonders, policies, gold, and further cards."""

import tomllib
from dataclasses import dataclass
from typing import Final

from ecumene.core.bits import each
from ecumene.core.events import Particulars
from ecumene.core.state import raised
from ecumene.core.steps import step
from ecumene.core.tables import read, speaking_of, text_of
from ecumene.titles.monumental.automa import AutomaQuestion, Deed, carry_out
from ecumene.titles.monumental.automa_conquest import ConquerProvince
from ecumene.titles.monumental.automa_explorers import SendExplorers
from ecumene.titles.monumental.cards import CARD_OF, CARD_WORDS, CARDS, KIND, NO_CARD
from ecumene.titles.monumental.display import from_display, row_length
from ecumene.titles.monumental.maps import Tile, Tiles
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.resources import GOLD
from ecumene.titles.monumental.scoring import counts
from ecumene.titles.monumental.wonders import free_sites, place_wonder

NORMAL: Final = 0
TECHNOLOGICAL: Final = 1
SPECIALISED: Final = 2
TWICE: Final = 3
"""How a card is read: as it is, the next technological one, only its trait's steps, its steps twice."""

with speaking_of("alphabet.toml"):
    _CARDS: Final = read(
        tomllib.loads(text_of(__file__, "alphabet")), lambda row: row.words("cards", CARD_OF)
    )
ALPHABET: Final = {word: place for place, word in enumerate(_CARDS)}
"""Where each development card stands in the alphabetical order of the names in the rulebook's language."""


# Cards ----------------------------------------------------------------------------------------------


def on_display(p: Monumental, kind: str) -> list[int]:
    """The cards of a kind, the one the Automa prefers among equals first (rule `automa-takes`)."""
    length = row_length(p.seats)
    places = [place for place, card in enumerate(p.supply.display) if card >= 0 and KIND[card] == kind]
    places.sort(key=lambda place: (-(place % length), ALPHABET[CARD_WORDS[p.supply.display[place]]]))
    return [p.supply.display[place] for place in places]


def take(p: Monumental, seat: int, card: int) -> None:
    """A card goes face up to the Automa; it only scores."""
    from_display(p, card)
    p.realms.discard[seat].append(card)
    if KIND[card] == "knowledge":
        p.realms.knowledge[seat] += 1
    p.tell("automa-took", seat=seat, card=CARD_WORDS[card])


@dataclass(frozen=True, slots=True)
class TakeCards(Deed):
    """The cheapest or dearest card of a kind, or all of them."""

    kind: str
    which: str

    def possible(self, p: Monumental, seat: int) -> bool:
        return bool(on_display(p, self.kind))

    def do(self, p: Monumental, seat: int) -> None:
        cards = on_display(p, self.kind)
        if self.which == "lowest":
            cards = [min(cards, key=_price)]
        elif self.which == "highest":
            cards = [max(cards, key=_price)]
        for card in cards:
            take(p, seat, card)


def _price(card: int) -> int:
    return CARDS[card].cost + sum(CARDS[card].stages)


# Wonders and policies ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BuildWonder(Deed):
    """Finish its wonder, or start the cheapest one (rule `automa-wonder`)."""

    def possible(self, p: Monumental, seat: int) -> bool:
        if p.realms.building[seat] >= 0:
            return bool(free_sites(p, seat))
        return bool(on_display(p, "wonder"))

    def do(self, p: Monumental, seat: int) -> None:
        card = p.realms.building[seat]
        if card >= 0:
            finish_wonder(p, seat, card)
            return
        card = min(on_display(p, "wonder"), key=_price)
        from_display(p, card)
        p.realms.building[seat] = card
        p.tell("started-wonder", seat=seat, card=CARD_WORDS[card])


def finish_wonder(p: Monumental, seat: int, card: int) -> None:
    """Its wonder is completed; the token goes on a province, or else on the capital."""
    p.realms.building[seat] = NO_CARD
    p.realms.wonders = raised(p.realms.wonders, seat, 1)
    p.realms.discard[seat].append(card)
    p.tell("completed-wonder", seat=seat, card=CARD_WORDS[card])
    provinces = free_sites(p, seat) & p.world.land
    if provinces.bit_count() > 1:
        p.agenda.append(PlaceAutomaWonder(p.hand_of(seat), seat, card))
    else:
        place_wonder(p, seat, card, next(each(provinces or free_sites(p, seat))))


@step
class PlaceAutomaWonder(AutomaQuestion):
    """In which of its provinces the Automa's wonder goes."""

    card: int

    def tiles(self, p: Monumental) -> Tiles:
        return free_sites(p, self.automa_seat) & p.world.land

    def take(self, p: Monumental, tile: Tile) -> None:
        place_wonder(p, self.automa_seat, self.card, tile)

    def facts(self, p: Monumental) -> Particulars:
        return {**super().facts(p), "card": CARD_WORDS[self.card]}


@dataclass(frozen=True, slots=True)
class TurnPolicy(Deed):
    """Turn up the next policy; nothing is resolved (rule `automa-policy`)."""

    def possible(self, p: Monumental, seat: int) -> bool:
        return bool(p.automa(seat).policies)

    def do(self, p: Monumental, seat: int) -> None:
        p.reveal()
        card = p.automa(seat).policies.pop()
        p.realms.policies[seat] += (card,)
        p.tell("developed", seat=seat, card=CARD_WORDS[card])


# Gold and further cards ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GainGold(Deed):
    """Gold, no matter what."""

    count: int

    def do(self, p: Monumental, seat: int) -> None:
        p.gain(seat, GOLD, self.count)


@dataclass(frozen=True, slots=True)
class GainGoldPerPolicy(Deed):
    """Gold for each of its policies."""

    each: int

    def do(self, p: Monumental, seat: int) -> None:
        p.gain(seat, GOLD, self.each * len(p.realms.policies[seat]))


@dataclass(frozen=True, slots=True)
class Both(Deed):
    """Two deeds that one line of a card names; each of them counts as impossible by itself."""

    deeds: tuple[Deed, Deed]

    def do(self, p: Monumental, seat: int) -> None:
        carry_out(p, seat, *self.deeds)


@dataclass(frozen=True, slots=True)
class GainGoldOnCoast(Deed):
    """A gold for each of its coastal provinces."""

    def do(self, p: Monumental, seat: int) -> None:
        p.gain(seat, GOLD, (p.board.own[seat] & p.world.coast).bit_count())


@dataclass(frozen=True, slots=True)
class DrawCard(Deed):
    """A further card, after those that it has yet to draw."""

    reading: int

    def do(self, p: Monumental, seat: int) -> None:
        p.now.to_draw += (self.reading,)


@dataclass(frozen=True, slots=True)
class ShuffleDeck(Deed):
    """The whole deck is shuffled."""

    def do(self, p: Monumental, seat: int) -> None:
        shuffle_deck(p, seat)


def shuffle_deck(p: Monumental, seat: int) -> None:
    """The whole deck, with discards and revealed cards, is shuffled."""
    automa = p.automa(seat)
    automa.deck = sorted(automa.deck + automa.discard)
    automa.discard = []
    p.rng.shuffle(automa.deck)


# Deeds that look at the others ------------------------------------------------------------------------


def _others(p: Monumental, seat: int, what: str) -> list[int]:
    """What the other civilizations have of something."""
    return [counts(p, other)[what] for other in range(p.seats) if other != seat]


def has_fewest(p: Monumental, seat: int, what: str) -> bool:
    """Whether it has fewer of something than every other civilization."""
    return counts(p, seat)[what] < min(_others(p, seat, what))


@dataclass(frozen=True, slots=True)
class IfFewest(Deed):
    """Some deeds, if it has fewer of something than every other civilization."""

    what: str
    deeds: tuple[Deed, ...]

    def do(self, p: Monumental, seat: int) -> None:
        if has_fewest(p, seat, self.what):
            carry_out(p, seat, *self.deeds)


@dataclass(frozen=True, slots=True)
class CatchUp(Deed):
    """What the Japanese do: a province if anybody has more, a policy if all have; else a further card."""

    def do(self, p: Monumental, seat: int) -> None:
        deeds: list[Deed] = []
        if counts(p, seat)["provinces"] < max(_others(p, seat, "provinces")):
            deeds.append(ConquerProvince(dearest=False))
        if has_fewest(p, seat, "policies"):
            deeds.append(TurnPolicy())
        carry_out(p, seat, *(deeds or [DrawCard(NORMAL)]))


DEEDS: Final[dict[str, Deed]] = {
    "conquer-lowest": ConquerProvince(dearest=False),
    "conquer-highest": ConquerProvince(dearest=True),
    "conquer-three-highest": ConquerProvince(dearest=True, times=3),
    "wonder": BuildWonder(),
    "building-lowest": TakeCards("building", "lowest"),
    "building-highest": TakeCards("building", "highest"),
    "knowledge-lowest": TakeCards("knowledge", "lowest"),
    "knowledge-highest": TakeCards("knowledge", "highest"),
    "knowledge-all": TakeCards("knowledge", "all"),
    "policy": TurnPolicy(),
    "policy-gold": Both((TurnPolicy(), GainGoldPerPolicy(2))),
    "explorers-1": SendExplorers(1),
    "explorers-2": SendExplorers(2),
    "explorers-3": SendExplorers(3),
    "gain-3-gold": GainGold(3),
    "shuffle": ShuffleDeck(),
    "draw": DrawCard(NORMAL),
    "gold-per-coastal": GainGoldOnCoast(),
    "draw-until-technological": DrawCard(TECHNOLOGICAL),
    "draw-specialised": DrawCard(SPECIALISED),
    "draw-twice-general": DrawCard(TWICE),
    "japan-condition": CatchUp(),
    "if-fewest-wonders": IfFewest("wonders", (BuildWonder(), TakeCards("building", "lowest"))),
    "if-fewest-policies": IfFewest("policies", (TurnPolicy(),)),
    "if-fewest-provinces": IfFewest("provinces", (ConquerProvince(dearest=False),)),
}
"""What the cards can name."""
