"""Objections say how much is missing."""

from typing import Any

import pytest

from ecumene.core.errors import NotAllowed
from ecumene.core.text import speaker
from ecumene.titles.ages.position import Ages
from tests.titles.ages.scene import own, pact, politics, scene


def why(p: Ages, notation: str) -> str:
    """Why a choice is not allowed, in Spanish."""
    with pytest.raises(NotAllowed) as refused:
        p.read(notation)
    return speaker("es", "ages").objection(refused.value.objection)


@pytest.mark.rule(
    "civil-actions", "military-actions", "pay-food", "pay-resources", "pay-science", "take-price"
)
@pytest.mark.parametrize(
    ("orange", "choice", "said"),
    [
        ({"civil": 1}, "take monarchy", "Te faltan 2 acciones civiles para tomar esa carta."),
        ({"civil": 2}, "take monarchy", "Te falta 1 acción civil para tomar esa carta."),
        ({"civil": 0, "food": 5}, "population", "Te falta 1 acción civil."),
        ({"military": 0, "resources": 5}, "build warriors", "Te falta 1 acción militar."),
        ({"food": 1}, "population", "Te falta 1 de comida."),
        ({}, "population", "Te faltan 2 de comida."),
        ({"resources": 1}, "build philosophy", "Te faltan 2 recursos."),
        ({"resources": 2}, "build philosophy", "Te falta 1 recurso."),
        ({"science": 1, "hand": ["iron"]}, "develop iron", "Te faltan 4 puntos de ciencia."),
        (
            {"science": 9, "hand": ["monarchy"], "civil": 2},
            "revolution monarchy",
            "Una revolución requiere todas tus acciones civiles: te faltan 2.",
        ),
        ({"wonder": "pyramids", "resources": 1}, "stage 1", "Te faltan 2 recursos."),
    ],
)
def test_what_is_missing_for_an_action(orange: dict[str, Any], choice: str, said: str) -> None:
    p = scene(row=["-"] * 9 + ["monarchy"])
    own(p, **orange)
    assert why(p, choice) == said


@pytest.mark.rule("aggression-strength", "military-actions")
def test_what_is_missing_for_an_attack() -> None:
    p = politics(age=2)
    own(p, military_hand=["plunder-i", "raid-ii"], military=1)
    own(p, 1, techs={"warriors": 3})
    assert why(p, "aggression plunder-i") == (
        "Una agresión requiere más fuerza que la del rival: te faltan 3."
    )
    assert why(p, "aggression raid-ii") == "Te falta 1 acción militar."


@pytest.mark.rule("breakthrough-revolution", "civil-actions", "card-has-effect")
def test_a_breakthrough_without_actions_lacks_an_action() -> None:
    p = scene(age=2)
    own(p, hand=["breakthrough-i", "iron"], science=9, civil=0)
    assert why(p, "play breakthrough-i") == "Te falta 1 acción civil."
    own(p, hand=["breakthrough-i", "iron"], science=0)
    assert why(p, "play breakthrough-i") == "No puedes realizar lo que indica la carta."


@pytest.mark.rule("aggression-strength", "pact-forbids-attack")
def test_of_several_rivals_the_one_nearest_to_being_attacked_is_named() -> None:
    p = politics(seats=4, age=2)
    own(p, military_hand=["plunder-i"])
    for seat, strength in ((1, 5), (2, 2), (3, 0)):
        own(p, seat, techs={"warriors": strength})
    pact(p, "peace-treaty", 0, "a", 3)
    assert why(p, "aggression plunder-i") == (
        "Una agresión requiere más fuerza que la del rival: te faltan 2."
    )
