"""Monsters attack: they move along the display, and past its end each has its way (rule `monster-attack`)."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from ecumene.core.bits import each
from ecumene.core.state import raised, replaced
from ecumene.core.steps import Choice, Decision, Objection, Task, step
from ecumene.titles.monumental.board import EXPLORERS, NOBODY
from ecumene.titles.monumental.cards import CARD_WORDS, KIND, NO_CARD, WONDER_PLACE
from ecumene.titles.monumental.city import remove_from_city, unactivated
from ecumene.titles.monumental.city_effects import DiscardCard
from ecumene.titles.monumental.forces import LEADER
from ecumene.titles.monumental.maps import NAMES, NEAR, NOWHERE, Tile, Tiles, tiles_of
from ecumene.titles.monumental.monsters import destroy, lose
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.realms import slots_of
from ecumene.titles.monumental.steps import AmongTiles, CardQuestion
from ecumene.titles.monumental.tokens import MINOTAUR, MONSTER_WORDS, MONSTERS

TRACK_END: Final = 6
AFTER_ATTACK: Final = 4
MOST_HEADS: Final = 3
TOLL: Final = 2
"""The gold that the Sphinx and Fenrir ask for."""
ONI_CARDS: Final = 2
GIVE_GOLD: Final = "give-gold"
GIVE_KNOWLEDGE: Final = "give-knowledge"


@step
class MonstersMove(Task[Monumental]):
    """At the end of each turn every monster moves on; past the end it attacks (rule `monster-moves`)."""

    def run(self, p: Monumental) -> None:
        for monster in reversed(range(len(MONSTERS))):
            if not p.board.track[monster]:
                continue
            p.board.track = raised(p.board.track, monster, 1)
            if p.board.track[monster] > TRACK_END:
                p.board.track = replaced(p.board.track, monster, AFTER_ATTACK)
                p.agenda.append(MonsterAttacks(monster))


@step
class MonsterAttacks(Task[Monumental]):
    """A monster attacks (rule `monster-attack`)."""

    monster: int

    def run(self, p: Monumental) -> None:
        if p.board.lairs[self.monster] == NOWHERE:
            return
        word = MONSTER_WORDS[self.monster]
        p.tell("monster-attacks", monster=word)
        _ATTACKS[word](p, p.board.lairs[self.monster])


# On units -----------------------------------------------------------------------------------------------


def surroundings(p: Monumental, tile: Tile) -> Tiles:
    """A tile and the provinces next to it."""
    return (NEAR[tile] | 1 << tile) & p.world.land


def mogwai(p: Monumental, _tile: Tile) -> None:
    """Every soldier alone in a province is destroyed, all over the map."""
    for province in each(p.world.land):
        alone = p.board.soldiers[province] == 1 and p.units(province) == 1
        if alone and not p.board.outposts >> province & 1:
            destroy(p, province, 1)


def kraken(p: Monumental, tile: Tile) -> None:
    """One unit is destroyed in each province beside its water."""
    for province in each(NEAR[tile] & p.world.land):
        destroy(p, province, 1)


def hydra(p: Monumental, tile: Tile) -> None:
    """One unit is destroyed in its province and each neighbouring one; it grows a head."""
    for province in each(surroundings(p, tile)):
        destroy(p, province, 1)
    p.board.heads = min(p.board.heads + 1, MOST_HEADS)


def medusa(p: Monumental, tile: Tile) -> None:
    """Leaders in her province and the neighbouring ones go home."""
    for seat in range(p.seats):
        at = p.board.leader_at[seat]
        if surroundings(p, tile) >> at & 1:
            lose(p, seat, at, LEADER)
            p.settle(at)


def yamata_no_orochi(p: Monumental, tile: Tile) -> None:
    """All units but one are destroyed in its province and in each neighbouring one."""
    for province in each(surroundings(p, tile)):
        destroy(p, province, p.units(province) - 1)


def minotaur(p: Monumental, tile: Tile) -> None:
    """Half the units in its province are destroyed; then it goes where most units are next to it."""
    p.agenda.append(MinotaurWanders())
    destroy(p, tile, (p.units(tile) + 1) // 2)


@step
class MinotaurWanders(Task[Monumental]):
    """The Minotaur goes to the neighbouring province with the most units; somebody settles a tie."""

    def run(self, p: Monumental) -> None:
        lair = p.board.lairs[MINOTAUR]
        near = list(each(NEAR[lair] & p.world.land))
        most = max(p.units(tile) for tile in near)
        best = [tile for tile in near if p.units(tile) == most]
        if len(best) > 1:
            p.agenda.append(LeadMinotaur(decider(p, lair), tiles_of(best)))
        else:
            wander(p, best[0])


def decider(p: Monumental, tile: Tile) -> int:
    """Who makes a monster's choices: the controller of its province, else the next to the mover's left."""
    owner = p.board.owner[tile]
    if owner == NOBODY:
        return (p.now.mover + 1) % p.people if p.now.mover < p.people else 0
    return p.hand_of(owner)


def wander(p: Monumental, tile: Tile) -> None:
    p.board.lairs = replaced(p.board.lairs, MINOTAUR, tile)
    p.tell("monster-moved", monster="minotaur", tile=NAMES[tile])


@step
class LeadMinotaur(AmongTiles):
    """Where the Minotaur goes, of several provinces with equally many units (rule `monster-choices`)."""

    def take(self, p: Monumental, tile: Tile) -> None:
        wander(p, tile)


# On gold and cards ----------------------------------------------------------------------------------------


def sphinx(p: Monumental, tile: Tile) -> None:
    """Who controls its province gives 2 gold or archives a knowledge card."""
    seat = p.board.owner[tile]
    if seat == NOBODY:
        return
    if not p.automated(seat):
        if p.realms.gold[seat] or owned_knowledge(p, seat):
            p.agenda.append(AnswerSphinx(seat))
    elif p.realms.gold[seat]:
        give_gold(p, seat, TOLL)
    elif owned_knowledge(p, seat):
        archive_anywhere(p, seat, owned_knowledge(p, seat)[0])


def fenrir(p: Monumental, tile: Tile) -> None:
    """Who controls his province gives 2 gold; a unit is destroyed for each one missing."""
    seat = p.board.owner[tile]
    if seat != NOBODY:
        destroy(p, tile, TOLL - give_gold(p, seat, TOLL))


def oni(p: Monumental, tile: Tile) -> None:
    """Who controls its province discards 2 unactivated cards of its city."""
    seat = p.board.owner[tile]
    if seat != NOBODY and not p.automated(seat) and unactivated(p, seat):
        p.agenda.append(DiscardCard(seat, ONI_CARDS))


def give_gold(p: Monumental, seat: int, count: int) -> int:
    """A civilization returns gold as far as it has any; says how much it was."""
    given = min(count, p.realms.gold[seat])
    p.realms.gold[seat] -= given
    if given:
        p.tell("gold-lost", seat=seat, count=given)
    return given


def owned_knowledge(p: Monumental, seat: int) -> list[int]:
    """All knowledge cards of a civilization, wherever they are."""
    cards = p.realms.owned(seat)
    return sorted({card for card in cards if card >= 0 and KIND[card] == "knowledge"})


def archive_anywhere(p: Monumental, seat: int, card: int) -> None:
    """Archive a card from the city, the deck or the discard pile."""
    city = slots_of(seat)
    if card in p.realms.under[city]:
        p.realms.under[p.realms.under.index(card, city.start)] = NO_CARD
    elif card in p.realms.city[city]:
        remove_from_city(p, seat, p.realms.city.index(card, city.start) - city.start)
    elif card in p.realms.deck[seat]:
        below = len(p.realms.deck[seat]) - 1 - p.realms.deck[seat].index(card)
        p.realms.known[seat] -= below < p.realms.known[seat]
        p.realms.deck[seat].remove(card)
    else:
        p.realms.discard[seat].remove(card)
    p.archive_card(seat, card)


@step
class AnswerSphinx(Decision[Monumental]):
    """Gold for the Sphinx, or a knowledge card."""

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [word for word in (GIVE_GOLD, GIVE_KNOWLEDGE) if self.objection(p, word) is None]

    def choose(self, p: Monumental, choice: Choice) -> None:
        if choice == GIVE_GOLD:
            give_gold(p, self.seat, TOLL)
        else:
            p.agenda.append(GiveKnowledge(self.seat))

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return (GIVE_GOLD, GIVE_KNOWLEDGE)

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        there = p.realms.gold[self.seat] if choice == GIVE_GOLD else owned_knowledge(p, self.seat)
        return None if there else Objection("monster-sphinx")


@step
class GiveKnowledge(CardQuestion):
    """Which knowledge card the Sphinx gets."""

    def offered(self, p: Monumental) -> Iterable[int]:
        return owned_knowledge(p, self.seat)

    def take(self, p: Monumental, card: int) -> None:
        archive_anywhere(p, self.seat, card)


# On buildings and explorers -------------------------------------------------------------------------------


def dragon(p: Monumental, tile: Tile) -> None:
    """The wonder in its province is destroyed; without one, all units there but one."""
    card = p.board.wonder_at[tile]
    if card < 0:
        destroy(p, tile, p.units(tile) - 1)
        return
    p.board.wonder_at = replaced(p.board.wonder_at, tile, NO_CARD)
    builder = p.board.wonder_of[WONDER_PLACE[card]]
    p.tell("wonder-destroyed", card=CARD_WORDS[card], tile=NAMES[tile])
    if card not in p.realms.archived[builder]:
        archive_anywhere(p, builder, card)


def cyclops(p: Monumental, tile: Tile) -> None:
    """Outposts in its province and the neighbouring ones go back to their owners."""
    for province in each(surroundings(p, tile) & p.board.outposts):
        p.board.outposts &= ~(1 << province)
        p.tell("outpost-removed", seat=p.board.owner[province], tile=NAMES[province])
        p.settle(province)


def troll(p: Monumental, tile: Tile) -> None:
    """Explorers in its province and the neighbouring ones go home."""
    for place, at in enumerate(p.board.explorers):
        if surroundings(p, tile) >> at & 1:
            seat = place // EXPLORERS
            p.board.explorers[place] = p.board.capital[seat]
            p.tell("explorer-sent-home", seat=seat, tile=NAMES[at])


_ATTACKS: Final[dict[str, Callable[[Monumental, Tile], None]]] = {
    "mogwai": mogwai,
    "kraken": kraken,
    "minotaur": minotaur,
    "hydra": hydra,
    "medusa": medusa,
    "sphinx": sphinx,
    "fenrir": fenrir,
    "yamata-no-orochi": yamata_no_orochi,
    "oni": oni,
    "dragon": dragon,
    "cyclops": cyclops,
    "troll": troll,
}
