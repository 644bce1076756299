"""The table on a terminal."""

import pytest
from rich.text import Text

import ecumene
from ecumene.core.position import Position
from ecumene.core.rng import Rng
from ecumene.core.text import LANGUAGES, speaker
from ecumene.titles.gheos.terminal import draw
from tests.titles.gheos.world import world

PICTURE = """\
                  ╱.
            n1   ╱...  n1e2
     n1w1      ╱.n1e1..
              ╱...††....
  ╲...†.....╱.╲.~~~..^..
   ╲.~w1~..Ψ.Ψ.╲.~e1...
w2   #U..╱centre.Ψ.~~   e2
      ╲.╱...Ψ.....╲.

            s1
Ψ wheat  † sword  U cup  ^ pyramid  #Ψ wheat temple  + possible

n1e1    Ψ0  †2  U0  ^1   red
epochs 0/6 · piles 53

> Dawn      points   0  tokens 3 (U 0, ^ 2)   red 2
  Noon      points   0  tokens 3 (U 0, ^ 0)

hand: plain-cup (plain with cup)"""


def shown(p: Position, viewer: int | None, lang: str = "en") -> str:
    plain = Text.from_markup(draw(p.view(viewer), speaker(lang, "gheos"))).plain
    return "\n".join(line.rstrip() for line in plain.splitlines())


def test_the_world_as_triangles() -> None:
    p = world(
        "e1 cape-pyramid-shore-wheat r1",
        "n1e1 plain-sword-sword",
        "w1 bay-cup-temple-sword",
        civilizations={"red": "e1"},
        followers={"dawn": "2 red"},
        hand="plain-cup",
    )
    assert shown(p, 0) == PICTURE


def test_what_can_be_chosen_wears_a_plus() -> None:
    p = world(hand="plain-cup").push("plain-cup")
    for cell in ("+e1", "+w1", "+s1", "+centre"):
        assert cell in shown(p, 0)
    assert "+e1" not in shown(p, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_position_can_be_drawn(lang: str) -> None:
    for seats in (2, 3, 4):
        p = ecumene.new("gheos", seats=seats, seed=seats)
        rng = Rng(seats)
        while not p.over:
            if rng.below(8) == 0:
                assert all(tile["cell"] in shown(p, p.seat, lang) for tile in p.view(None)["tiles"])
            choices = p.choices()
            p.push(choices[rng.below(len(choices))])
        assert shown(p, None, lang)
