"""An Automa to play against, for tests."""

from ecumene.titles.monumental.automa import CarryOut, Instruction
from ecumene.titles.monumental.automa_cards import AUTOMA_CARDS, AutomaTurn
from ecumene.titles.monumental.automa_deeds import DEEDS
from ecumene.titles.monumental.cards import CIVILIZATION_WORDS
from ecumene.titles.monumental.maps import TILE_OF
from ecumene.titles.monumental.position import Monumental
from tests.titles.monumental.arrange import begun, changed, show

CARD = {card.id: number for number, card in enumerate(AUTOMA_CARDS)}
UPPER = ["weapon-forge", "pyramids", "temple"]
LOWER = ["mathematics", "emporium", "stonehenge"]


def against(civilization: str = "japanese", cards: tuple[str, ...] = (), gold: int = 2) -> Monumental:
    """Solo against an Automa of that civilization, in f4, whose next cards are these."""
    p = begun(1, ["danes"])
    p.realms.civilization[1] = CIVILIZATION_WORDS.index(civilization)
    p.automa(1).policies = list(p.nation(1).policies)
    if p.board.capital[1] != TILE_OF["f4"]:
        _swap_capitals(p)
    own = CARD[f"{civilization}-card"]
    rest = [CARD[card] for card in reversed(cards)]
    p.automa(1).deck = [n for n in (*range(15), own) if n not in rest] + rest
    p.realms.gold[1] = gold
    show(p, UPPER + LOWER)
    return changed(p)


def _swap_capitals(p: Monumental) -> None:
    p.board.capital.reverse()
    p.board.own.reverse()
    p.board.leader_at.reverse()
    p.board.explorers = p.board.explorers[2:] + p.board.explorers[:2]
    for seat in (0, 1):
        p.board.owner[p.board.capital[seat]] = seat


def its_turn(p: Monumental) -> Monumental:
    """Its turn, here and now; ties are settled by the first choice."""
    p.agenda.append(AutomaTurn(0, 1))
    p._offered = None
    return settled(p.push("reveal"))


def settled(p: Monumental) -> Monumental:
    while p.decision is not None and p.decision.name.startswith(("choose-automa", "place-automa")):
        p.push(p.choices()[0])
    return p


def step(p: Monumental, do: str, gold: int = 0) -> Monumental:
    """One step of a card, here and now."""
    p.agenda.append(CarryOut(1, (Instruction(DEEDS[do], gold),)))
    p._offered = None
    p.advance()
    return p
