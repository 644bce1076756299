"""The card row: how it is filled, how ages end, and what its cards cost."""

from typing import Final

from ecumene.core.state import replaced
from ecumene.core.steps import Choice, Objection
from ecumene.titles.ages.board import PRICES, SPACES, YELLOW_LOST, swept
from ecumene.titles.ages.cards import (
    ACTION,
    AGE_WORDS,
    CARDS,
    CLOSING_AGE,
    ID,
    IS_TECHNOLOGY,
    KIND,
    LAST_AGE,
    LEADER,
    LEVEL,
    NONE,
    NUMBER,
    WONDER,
    civil_deck,
    military_deck,
)
from ecumene.titles.ages.civilization import Civilization
from ecumene.titles.ages.gains import gain
from ecumene.titles.ages.leaders import remove_leader
from ecumene.titles.ages.once import REPLACED_LEADER
from ecumene.titles.ages.position import COPY, Ages, in_play
from ecumene.titles.ages.spending import MISSING
from ecumene.titles.ages.tokens import change_yellow

HAMMURABI: Final = NUMBER["hammurabi"]
MICHELANGELO: Final = NUMBER["michelangelo"]
ARISTOTLE: Final = NUMBER["aristotle"]
TAJ_MAHAL: Final = NUMBER["taj-mahal"]
TAJ_MAHAL_SAVES: Final = CARDS[TAJ_MAHAL].value

NO_CARD: Final = Objection("take-from-row")
TOO_DEAR: Final = tuple(Objection("take-price", {"missing": n}) for n in MISSING)
HAND_FULL: Final = Objection("civil-hand-limit")
SAME_TECHNOLOGY: Final = Objection("same-technology")
LEADER_OF_AGE: Final = Objection("one-leader-per-age")
UNFINISHED: Final = Objection("one-unfinished-wonder")


def replenish(p: Ages, sweep: bool) -> None:
    """Sweep the leftmost spaces, close the row up and fill it; an age may end (rule `replenish-row`)."""
    p.reveal()
    gone = swept(p.players) if sweep else 0
    swept_cards = [ID[card] for card in p.row[:gone] if card != NONE]
    if swept_cards:
        p.tell("swept", cards=swept_cards)
    row = [card for card in p.row[gone:] if card != NONE]
    new: list[int] = []
    while len(row) + len(new) < SPACES and p.age <= LAST_AGE:
        if p.civil_deck:
            new.append(p.civil_deck.pop())
        if not p.civil_deck:
            end_age(p)
    if p.age == 0:
        end_age(p)
    p.lay_row(row + new)
    if new:
        p.tell("filled-row", cards=[ID[card] for card in new])


def end_age(p: Ages) -> None:
    """The age is over: what is antiquated goes, and the next age begins (rule `end-of-age`)."""
    ended = p.age
    p.age = ended + 1 if ended < p.last_age else CLOSING_AGE
    p.tell("age", age=AGE_WORDS[p.age])
    if ended:
        for civ in p.living():
            retire_antiquated(p, civ, ended)
            lost = -change_yellow(p, civ, -YELLOW_LOST)
            p.tell("lost-yellow", seat=civ.seat, count=lost)
    p.retired = p.retired + p.military_deck
    p.civil_deck, p.military_deck = [], []
    if p.age <= LAST_AGE:
        p.civil_deck = civil_deck(p.age, p.players)
        p.military_deck = military_deck(p.age, p.players, bool(p.options["peaceful"]))
        p.rng.shuffle(p.civil_deck)
        p.rng.shuffle(p.military_deck)
    else:
        p.rounds_left = 0 if p.current == p.first() else 1
        if p.rounds_left:
            p.tell("last-round-next")
        else:
            p.tell("last-round")


def retire_antiquated(p: Ages, civ: Civilization, ended: int) -> None:
    """Cards of ages before the one that ended leave the hands and the play area."""
    kept = tuple(card for card in civ.hand if LEVEL[card] >= ended)
    civil, civ.hand = len(civ.hand) - len(kept), kept
    military = [card for card in civ.military_hand if LEVEL[card] < ended]
    for card in military:
        p.give_up(civ, card, openly=False)
    if civil or military:
        p.tell("antiquated", seat=civ.seat, civil=civil, military=len(military))
    if civ.leader != NONE and LEVEL[civ.leader] < ended:
        remove_leader(p, civ)
    if civ.wonder != NONE and LEVEL[civ.wonder] < ended:
        drop_unfinished(p, civ)
    for pact in civ.pacts:
        if pact.own and LEVEL[pact.card] < ended:
            p.end_pact(pact.card)


def drop_unfinished(p: Ages, civ: Civilization) -> None:
    """The unfinished wonder leaves play; its blue tokens go back to the bank."""
    p.tell("lost-wonder", seat=civ.seat, card=ID[civ.wonder])
    civ.blue += civ.stages
    civ.wonder = NONE
    civ.stages = 0


# Taking cards ------------------------------------------------------------------------------------


def offer_word(offer: int) -> Choice:
    """How an offer of the row is called: `take iron`, and `take-2 iron` for its second copy."""
    copies, card = divmod(offer, COPY)
    return f"take-{copies + 1} {ID[card]}" if copies else f"take {ID[card]}"


OFFER_OF: Final = {
    offer_word(card + COPY * copies): card + COPY * copies for card in range(len(ID)) for copies in range(3)
}


def price(p: Ages, civ: Civilization, card: int, space: int) -> int:
    """The civil actions that a card of the row costs a civilization."""
    cost = PRICES[space]
    kind = KIND[card]
    if kind == WONDER:
        if civ.leader != MICHELANGELO:
            cost += len(civ.wonders)
        if card == TAJ_MAHAL and p.this_turn.used & REPLACED_LEADER and civ.seat == p.current:
            cost -= TAJ_MAHAL_SAVES
    elif kind == LEADER and civ.leader == HAMMURABI:
        cost -= 1
    return max(0, cost)


def space_of(p: Ages, offer: int) -> int:
    """Where an offered card lies; NONE when it does not."""
    copies, card = divmod(offer, COPY)
    spaces = [space for space, lying in enumerate(p.row) if lying == card]
    return spaces[copies] if copies < len(spaces) else NONE


def takable(p: Ages, civ: Civilization, purse: int) -> list[int]:
    """The offers that a civilization may take for that many actions; most are too dear at first sight."""
    reach = purse + (TAJ_MAHAL_SAVES if p.this_turn.used & REPLACED_LEADER else civ.leader == HAMMURABI)
    full = len(civ.hand) >= hand_limit(civ)
    found = []
    for space, card in enumerate(p.row):
        if PRICES[space] > reach:
            break  # what follows is as dear, or dearer
        if card == NONE or (full and KIND[card] != WONDER):
            continue
        if take_bar(p, civ, card, space, purse) is None:
            found.append(p.offer_at(space))
    return found


def hand_limit(civ: Civilization) -> int:
    """How many civil cards a hand may hold."""
    return civ.ratings.civil + civ.standing.hand


def take_bar(p: Ages, civ: Civilization, card: int, space: int, purse: int) -> Objection | None:
    """Why a civilization may not take a card of the row for that many actions."""
    kind = KIND[card]
    cost = price(p, civ, card, space) if kind == WONDER or civ.leader == HAMMURABI else PRICES[space]
    if cost > purse:
        return TOO_DEAR[cost - purse]
    if kind == WONDER:
        return UNFINISHED if civ.wonder != NONE else None
    if len(civ.hand) >= hand_limit(civ):
        return HAND_FULL
    if kind == LEADER:
        return LEADER_OF_AGE if civ.leader_ages >> LEVEL[card] & 1 else None
    if kind != ACTION and (card in civ.hand or in_play(civ, card)):
        return SAME_TECHNOLOGY
    return None


def take(p: Ages, civ: Civilization, space: int) -> int:
    """Move a card out of the row into the hand, or into play if it is a wonder. Returns the card."""
    card = p.row[space]
    p.row = replaced(p.row, space, NONE)
    if p.log is not None:
        p.tell("took", seat=civ.seat, card=ID[card])
    if KIND[card] == WONDER:
        civ.wonder = card
        civ.stages = 0
        return card
    civ.hand += (card,)
    if KIND[card] == LEADER:
        civ.leader_ages |= 1 << LEVEL[card]
    elif IS_TECHNOLOGY[card] and civ.leader == ARISTOTLE:
        gain(p, civ, "science", 1)
    return card
