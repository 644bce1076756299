"""Monsters: they appear among barbarians, move along the display, attack, and can be defeated."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from ecumene.core.bits import each
from ecumene.core.steps import Choice, Decision, Link, Objection, Task
from ecumene.titles.monumental.asking import LEADER
from ecumene.titles.monumental.board import NOBODY
from ecumene.titles.monumental.cards import (
    CARD_OF,
    CARD_WORDS,
    CELEBRITIES,
    KIND,
    NO_CARD,
    WONDER_PLACE,
)
from ecumene.titles.monumental.city import SLOT_OF, SLOT_WORDS, remove_from_city, slot_words, unactivated
from ecumene.titles.monumental.effects import charge, resolve
from ecumene.titles.monumental.explorers import EXPLORER_WORDS, KRAKEN
from ecumene.titles.monumental.maps import (
    DISTANCE,
    NAMES,
    NEAR,
    NOWHERE,
    TILE_OF,
    Tile,
    TileChoices,
    Tiles,
    tiles_of,
)
from ecumene.titles.monumental.payments import payable
from ecumene.titles.monumental.position import Monumental
from ecumene.titles.monumental.realms import SLOTS
from ecumene.titles.monumental.tokens import MONSTER_OF, MONSTER_WORDS, MONSTERS

TRACK_END: Final = 6
AFTER_ATTACK: Final = 4
MINOTAUR: Final = MONSTER_OF["minotaur"]
MOST_HEADS: Final = 3
TOLL: Final = 2
"""The gold that the Sphinx and Fenrir ask for."""
ONI_CARDS: Final = 2
SOLDIER: Final = "soldier"
GIVE_GOLD: Final = "give-gold"
GIVE_KNOWLEDGE: Final = "give-knowledge"


# Appearing ----------------------------------------------------------------------------------------


def appear(p: Monumental, monster: int, tile: Tile) -> "Devastate | PlaceKraken":
    """A monster comes out of its token; what it does to the units there is still to come."""
    p.board.track[monster] = p.seats + 1
    if monster == KRAKEN:
        waters = nearest_waters(p, tile)
        p.board.lairs[KRAKEN] = next(each(waters))
        chooser = p.people - 1 if p.automated(p.now.mover) else p.now.mover
        return PlaceKraken(chooser, waters)
    p.board.lairs[monster] = tile
    p.tell("monster-appears", monster=MONSTER_WORDS[monster], tile=NAMES[tile])
    return Devastate(tile)


class Devastate(Task[Monumental]):
    """Half the units where a monster appears are destroyed, rounded up (rule `monster-appears`)."""

    __slots__ = ("tile",)

    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def run(self, p: Monumental) -> None:
        destroy(p, self.tile, (p.units(self.tile) + 1) // 2)


def nearest_waters(p: Monumental, tile: Tile) -> Tiles:
    nearest = min(DISTANCE[tile][water] for water in each(p.world.water))
    return tiles_of([water for water in each(p.world.water) if DISTANCE[tile][water] == nearest])


class PlaceKraken(Decision[Monumental]):
    """In which of several equally near waters the Kraken appears; no unit is there."""

    __slots__ = ("waters",)

    def __init__(self, seat: int, waters: Tiles) -> None:
        super().__init__(seat)
        self.waters = waters

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return TileChoices(self.waters)

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.board.lairs[KRAKEN] = TILE_OF[choice]
        p.tell("monster-appears", monster=MONSTER_WORDS[KRAKEN], tile=choice)


# Destroying units -----------------------------------------------------------------------------------


def destroy(p: Monumental, tile: Tile, count: int) -> None:
    """Units of a tile go back to their capital; their owner says which (rule `destroy-units`)."""
    count = min(count, p.units(tile))
    if count > 0:
        p.agenda.append(LoseUnits(p.board.owner[tile], tile, count))


class LoseUnits(Task[Monumental]):
    """Units are lost one by one; an Automa loses its soldiers first."""

    __slots__ = ("left", "seat", "tile")

    def __init__(self, seat: int, tile: Tile, left: int) -> None:
        self.seat = seat
        self.tile = tile
        self.left = left

    def run(self, p: Monumental) -> None:
        if p.board.owner[self.tile] != self.seat or not p.units(self.tile):
            return
        if p.automated(self.seat):
            for _ in range(self.left):
                lose(p, self.seat, self.tile, unit_words(p, self.seat, self.tile)[0])
            p.settle(self.tile)
        else:
            p.agenda.append(LoseUnit(self.seat, self.tile, self.left))


def unit_words(p: Monumental, seat: int, tile: Tile) -> list[str]:
    """The kinds of units on a tile, soldiers first."""
    words = []
    if p.board.soldiers[tile]:
        words.append(SOLDIER)
    if p.board.leader_at[seat] == tile:
        words.append(LEADER)
    if p.board.celebrity_at[seat] == tile and CELEBRITIES[p.realms.celebrity[seat]].attack:
        words.append(CARD_WORDS[p.realms.celebrity[seat]])
    return words


def lose(p: Monumental, seat: int, tile: Tile, unit: str) -> None:
    """One unit goes back to its capital."""
    capital = p.board.capital[seat]
    if unit == SOLDIER:
        p.board.soldiers[tile] -= 1
        p.board.soldiers[capital] += 1
    elif unit == LEADER:
        p.board.leader_at[seat] = capital
    else:
        p.board.celebrity_at[seat] = capital
    if p.log is not None:
        p.tell("unit-destroyed", seat=seat, tile=NAMES[tile])


class LoseUnit(Decision[Monumental]):
    """Which unit on a tile is destroyed."""

    __slots__ = ("left", "tile")

    def __init__(self, seat: int, tile: Tile, left: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.left = left

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return unit_words(p, self.seat, self.tile)

    def choose(self, p: Monumental, choice: Choice) -> None:
        lose(p, self.seat, self.tile, choice)
        p.settle(self.tile)
        if self.left > 1 and p.board.owner[self.tile] == self.seat:
            p.agenda.append(LoseUnits(self.seat, self.tile, self.left - 1))

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"tile": NAMES[self.tile], "left": self.left}


# Moving along the display -----------------------------------------------------------------------------


class MonstersMove(Task[Monumental]):
    """At the end of each turn every monster moves on; past the end it attacks (rule `monster-moves`)."""

    __slots__ = ()

    def run(self, p: Monumental) -> None:
        for monster in reversed(range(len(MONSTERS))):
            if not p.board.track[monster]:
                continue
            p.board.track[monster] += 1
            if p.board.track[monster] > TRACK_END:
                p.board.track[monster] = AFTER_ATTACK
                p.agenda.append(MonsterAttacks(monster))


class MonsterAttacks(Task[Monumental]):
    """A monster attacks (rule `monster-attack`)."""

    __slots__ = ("monster",)

    def __init__(self, monster: int) -> None:
        self.monster = monster

    def run(self, p: Monumental) -> None:
        if p.board.lairs[self.monster] == NOWHERE:
            return
        word = MONSTER_WORDS[self.monster]
        p.tell("monster-attacks", monster=word)
        _ATTACKS[word](p, p.board.lairs[self.monster])


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


def minotaur(p: Monumental, tile: Tile) -> None:
    """Half the units in its province are destroyed; then it goes where most units are next to it."""
    p.agenda.append(MinotaurWanders())
    destroy(p, tile, (p.units(tile) + 1) // 2)


class MinotaurWanders(Task[Monumental]):
    """The Minotaur goes to the neighbouring province with the most units; somebody settles a tie."""

    __slots__ = ()

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
    return min(owner, p.people - 1)


def wander(p: Monumental, tile: Tile) -> None:
    p.board.lairs[MINOTAUR] = tile
    p.tell("monster-moved", monster="minotaur", tile=NAMES[tile])


class LeadMinotaur(Decision[Monumental]):
    """Where the Minotaur goes, of several provinces with equally many units (rule `monster-choices`)."""

    __slots__ = ("tiles",)

    def __init__(self, seat: int, tiles: Tiles) -> None:
        super().__init__(seat)
        self.tiles = tiles

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return TileChoices(self.tiles)

    def choose(self, p: Monumental, choice: Choice) -> None:
        wander(p, TILE_OF[choice])


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


def yamata_no_orochi(p: Monumental, tile: Tile) -> None:
    """All units but one are destroyed in its province and in each neighbouring one."""
    for province in each(surroundings(p, tile)):
        destroy(p, province, p.units(province) - 1)


def oni(p: Monumental, tile: Tile) -> None:
    """Who controls its province discards 2 unactivated cards of its city."""
    seat = p.board.owner[tile]
    if seat != NOBODY and not p.automated(seat) and unactivated(p, seat):
        p.agenda.append(DiscardCard(seat, ONI_CARDS))


def dragon(p: Monumental, tile: Tile) -> None:
    """The wonder in its province is destroyed; without one, all units there but one."""
    card = p.board.wonder_at[tile]
    if card < 0:
        destroy(p, tile, p.units(tile) - 1)
        return
    p.board.wonder_at[tile] = NO_CARD
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
            p.board.explorers[place] = p.board.capital[place // 2]
            p.tell("explorer-sent-home", seat=place // 2, tile=NAMES[at])


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


# What the attacked give up ------------------------------------------------------------------------------


def give_gold(p: Monumental, seat: int, count: int) -> int:
    """A civilization returns gold as far as it has any; says how much it was."""
    given = min(count, p.realms.gold[seat])
    p.realms.gold[seat] -= given
    if given:
        p.tell("gold-lost", seat=seat, count=given)
    return given


def owned_knowledge(p: Monumental, seat: int) -> list[int]:
    """All knowledge cards of a civilization, wherever they are."""
    first = seat * SLOTS
    cards = [*p.realms.under[first : first + SLOTS], *p.realms.deck[seat], *p.realms.discard[seat]]
    return sorted({card for card in cards if card >= 0 and KIND[card] == "knowledge"})


def archive_anywhere(p: Monumental, seat: int, card: int) -> None:
    """Archive a card from the city, the deck or the discard pile."""
    first = seat * SLOTS
    places = range(first, first + SLOTS)
    if card in p.realms.under[first : first + SLOTS]:
        p.realms.under[next(place for place in places if p.realms.under[place] == card)] = NO_CARD
    elif card in p.realms.city[first : first + SLOTS]:
        slot = next(place for place in places if p.realms.city[place] == card) - first
        remove_from_city(p, seat, slot)
    elif card in p.realms.deck[seat]:
        below = len(p.realms.deck[seat]) - 1 - p.realms.deck[seat].index(card)
        p.realms.known[seat] -= below < p.realms.known[seat]
        p.realms.deck[seat].remove(card)
    else:
        p.realms.discard[seat].remove(card)
    p.archive_card(seat, card)


class AnswerSphinx(Decision[Monumental]):
    """Gold for the Sphinx, or a knowledge card."""

    __slots__ = ()

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


class GiveKnowledge(Decision[Monumental]):
    """Which knowledge card the Sphinx gets."""

    __slots__ = ()

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [CARD_WORDS[card] for card in owned_knowledge(p, self.seat)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        archive_anywhere(p, self.seat, CARD_OF[choice])


class DiscardCard(Decision[Monumental]):
    """Which unactivated card of the own city to discard (rule `discard`)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def automatic(self) -> bool:
        return True

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return slot_words(unactivated(p, self.seat))

    def choose(self, p: Monumental, choice: Choice) -> None:
        card = remove_from_city(p, self.seat, SLOT_OF[choice])
        p.realms.discard[self.seat].append(card)
        if p.log is not None:
            p.tell("discarded", seat=self.seat, card=CARD_WORDS[card])
        if self.left > 1 and unactivated(p, self.seat):
            p.agenda.append(DiscardCard(self.seat, self.left - 1))

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return SLOT_WORDS

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        return None if unactivated(p, self.seat) >> SLOT_OF[choice] & 1 else Objection("discard")

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"left": self.left}


# Defeating ------------------------------------------------------------------------------------------------


def challengers(p: Monumental, seat: int, monster: int) -> list[int]:
    """The explorers that face a monster and can still act (rule `monster-defeat`)."""
    lair = p.board.lairs[monster]
    if lair == NOWHERE:
        return []
    ground = NEAR[lair] & p.world.land if monster == KRAKEN else 1 << lair
    return [
        explorer
        for explorer in (0, 1)
        if p.now.acts[explorer] and ground >> p.board.explorers[seat * 2 + explorer] & 1
    ]


def defeatable(p: Monumental, seat: int) -> list[int]:
    """The monsters that the mover can defeat now."""
    return [
        monster
        for monster, lair in enumerate(p.board.lairs)
        if lair != NOWHERE and challengers(p, seat, monster) and payable(p, seat, MONSTERS[monster].cost)
    ]


class Defeat(Link[Monumental, Decision[Monumental]]):
    """Which monster to defeat."""

    __slots__ = ()

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [MONSTER_WORDS[monster] for monster in defeatable(p, self.seat)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        monster = MONSTER_OF[choice]
        first, *others = challengers(p, self.seat, monster)
        if others and _differ(p, self.seat):
            p.agenda.append(DefeatWith(self.seat, self.head, monster))
            return
        p.agenda.append(self.head)
        defeat(p, self.seat, monster, first)

    def candidates(self, p: Monumental) -> Iterable[Choice]:
        return [MONSTER_WORDS[monster] for monster, lair in enumerate(p.board.lairs) if lair != NOWHERE]

    def objection(self, p: Monumental, choice: Choice) -> Objection | None:
        monster = MONSTER_OF[choice]
        if not challengers(p, self.seat, monster):
            return Objection("monster-defeat")
        if not payable(p, self.seat, MONSTERS[monster].cost):
            return Objection("monster-defeat-cost")
        return None


def _differ(p: Monumental, seat: int) -> bool:
    """Whether it matters which of the two explorers acts."""
    return p.now.acts[0] != p.now.acts[1] or p.board.explorers[seat * 2] != p.board.explorers[seat * 2 + 1]


class DefeatWith(Link[Monumental, Decision[Monumental]]):
    """Which of two explorers that face the monster defeats it."""

    __slots__ = ("monster",)

    def __init__(self, seat: int, head: Decision[Monumental], monster: int) -> None:
        super().__init__(seat, head)
        self.monster = monster

    def choices(self, p: Monumental) -> Sequence[Choice]:
        return [EXPLORER_WORDS[explorer] for explorer in challengers(p, self.seat, self.monster)]

    def choose(self, p: Monumental, choice: Choice) -> None:
        p.agenda.append(self.head)
        defeat(p, self.seat, self.monster, EXPLORER_WORDS.index(choice))

    def facts(self, p: Monumental) -> dict[str, Any]:
        return {"monster": MONSTER_WORDS[self.monster]}


def defeat(p: Monumental, seat: int, monster: int, explorer: int) -> None:
    """An explorer acts; the price is paid, and the monster claimed."""
    p.now.acts[explorer] -= 1
    p.agenda.append(ClaimMonster(seat, monster))
    charge(p, seat, MONSTERS[monster].cost)


class ClaimMonster(Task[Monumental]):
    """The monster leaves the map; its card is claimed and its reward resolved."""

    __slots__ = ("monster", "seat")

    def __init__(self, seat: int, monster: int) -> None:
        self.seat = seat
        self.monster = monster

    def run(self, p: Monumental) -> None:
        p.board.lairs[self.monster] = NOWHERE
        p.board.track[self.monster] = 0
        p.realms.trophies[self.seat] += (self.monster,)
        p.tell("monster-defeated", seat=self.seat, monster=MONSTER_WORDS[self.monster])
        resolve(p, self.seat, MONSTERS[self.monster].reward)
