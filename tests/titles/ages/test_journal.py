"""The journal: what it says is what really happened, and whatever changes numbers is in it."""

from typing import Any

import pytest

from ecumene.core.events import Event, seen_by
from ecumene.core.text import speaker
from ecumene.titles.ages.position import Ages
from ecumene.titles.ages.production import hunger
from ecumene.titles.ages.row import end_age
from tests.titles.ages.scene import happens, own, pact, politics, scene


def journal(p: Ages) -> list[str]:
    """What orange reads in Spanish of what has happened."""
    assert p.log is not None
    said = [speaker("es", "ages").event(event) for event in seen_by(p.log, 0)]
    p.log.clear()
    return said


def asks(p: Ages, seat: int) -> str:
    """What a seat is asked, in Spanish."""
    return speaker("es", "ages").question(p.view(seat)["asked"])


def after_event(card: str, age: int = 2, **orange: Any) -> list[str]:
    """What the journal says of orange after an event."""
    p = scene(age=age)
    own(p, **orange)
    own(p, 1, techs={"warriors": 3})
    happens(p, card)
    return [line for line in journal(p) if "Naranja" in line][1:]


@pytest.mark.rule("event", "gain-goods", "lose-goods", "points-not-negative")
@pytest.mark.parametrize(
    ("card", "orange", "lines"),
    [
        ("development-of-crafts", {"blue": 1}, ["Naranja obtiene 1 recurso."]),
        ("development-of-crafts", {"blue": 0}, []),
        ("development-of-settlement", {"yellow": 0}, []),
        ("crusades", {"culture": 1}, ["Naranja pierde 1 de cultura."]),
        ("rats", {"food": 3}, ["Naranja pierde 3 de comida."]),
        ("good-harvest", {}, ["Naranja obtiene 2 de comida."]),
        ("new-deposits", {"blue": 1}, ["Naranja obtiene 1 recurso."]),
        ("scientific-breakthrough", {}, ["Naranja obtiene 1 de ciencia."]),
        ("immigration", {}, ["Naranja obtiene 1 de población."]),
        ("rebellion", {"yellow": 12, "unused": 7}, ["Naranja pierde 4 acciones civiles."]),
        ("prosperity", {"leader": "homer"}, ["Naranja obtiene 1 de comida."]),
        (
            "civil-unrest",
            {"yellow": 16, "culture": 1, "blue": 3},
            ["Naranja pierde 1 de cultura.", "Naranja pierde 1 ficha azul."],
        ),
        (
            "economic-progress",
            {"yellow": 12},
            ["Naranja produce 2 de comida y 2 recursos, y consume 2 de comida."],
        ),
    ],
)
def test_what_events_really_bring(card: str, orange: dict[str, Any], lines: list[str]) -> None:
    assert after_event(card, **orange) == lines


@pytest.mark.rule("prepare-event")
def test_preparing_an_event_says_what_it_scores() -> None:
    p = politics()
    own(p, military_hand=["rats"])
    p.push("event rats")
    assert "Naranja prepara un evento de la Época I y gana 1 de cultura." in journal(p)


@pytest.mark.rule("aggression", "raid-level", "plunder-what-there-is")
def test_the_spoils_of_aggressions() -> None:
    p = politics(age=3)
    own(p, military_hand=["enslave-i"], techs={"warriors": 2}, blue=3)
    p.push("aggression enslave-i")
    said = journal(p)
    assert "Naranja obtiene 2 recursos." in said
    assert "Naranja obtiene 1 de comida." in said
    p = politics(age=3)
    own(p, military_hand=["raid-i"], techs={"warriors": 2})
    own(p, 1, techs={"religion": 1, "philosophy": 0})
    p.push("aggression raid-i")
    assert "Naranja obtiene 2 recursos." in journal(p)
    p = politics(age=3)
    own(p, military_hand=["plunder-i"], techs={"warriors": 2}, blue=1)
    own(p, 1, resources=2)
    p.push("aggression plunder-i")
    assert journal(p)[-2:] == ["Verde pierde 2 recursos.", "Naranja obtiene 1 recurso."]


@pytest.mark.rule("aggression", "resolve-war", "lose-yellow-tokens", "gates")
@pytest.mark.parametrize(
    ("card", "rival", "lines"),
    [
        ("spy-ii", {"science": 0}, []),
        ("spy-ii", {"science": 1}, ["Naranja quita 1 de ciencia a Verde."]),
        ("armed-intervention-iii", {"culture": 0}, []),
        (
            "infiltrate-ii",
            {"leader": "homer"},
            ["Verde pierde a Homero.", "Naranja se infiltra en la civilización de Verde, que pierde Homero."],
        ),
    ],
)
def test_what_came_to_nothing_is_not_told(card: str, rival: dict[str, Any], lines: list[str]) -> None:
    p = politics(age=3)
    own(p, military_hand=[card], techs={"warriors": 2})
    own(p, 1, **rival)
    p.push(f"aggression {card}")
    assert journal(p)[2:] == lines


@pytest.mark.rule("consumption")
def test_hunger_that_costs_nothing_takes_nothing() -> None:
    p = scene()
    own(p, yellow=12, unused=9, techs={"agriculture": 1}, culture=0)
    p.push("end")
    assert "A Naranja le falta 1 de comida." in journal(p)


@pytest.mark.rule("event")
def test_uncertain_borders_take_nothing_from_an_empty_bank() -> None:
    p = scene()
    own(p, 0, yellow=0)
    own(p, 1, techs={"warriors": 3})
    happens(p, "uncertain-borders")
    assert not [line for line in journal(p) if "quita" in line]


@pytest.mark.rule("alexander")
def test_a_dismissed_alexander_leaves_a_token() -> None:
    p = politics()
    own(p, leader="alexander-the-great")
    p.push("alexander")
    assert "Naranja obtiene 1 ficha amarilla." in journal(p)


@pytest.mark.rule("temporary", "card-has-effect")
@pytest.mark.parametrize(
    ("card", "choice", "lines"),
    [
        ("reserves-i", "play reserves-i food", ["Naranja obtiene 2 de comida."]),
        ("stockpile-a", "play stockpile-a", ["Naranja obtiene 1 recurso.", "Naranja obtiene 1 de comida."]),
        ("revolutionary-idea-ii", "play revolutionary-idea-ii", ["Naranja obtiene 4 de ciencia."]),
        (
            "patriotism-i",
            "play patriotism-i",
            ["Naranja obtiene 1 acción militar.", "Naranja obtiene 2 recursos para unidades militares."],
        ),
        (
            "wave-of-nationalism-ii",
            "play wave-of-nationalism-ii",
            ["Naranja obtiene 6 recursos para unidades militares."],
        ),
        ("endowment-for-the-arts-iii", "play endowment-for-the-arts-iii", ["Naranja obtiene 6 de cultura."]),
        ("frugality-i", "play frugality-i", ["Naranja obtiene 2 de comida."]),
    ],
)
def test_what_action_cards_bring(card: str, choice: str, lines: list[str]) -> None:
    p = scene(age=2)
    own(p, hand=[card], food=3)
    own(p, 1, techs={"warriors": 2}, culture=5)
    p.push(choice)
    assert journal(p)[-len(lines) :] == lines


@pytest.mark.rule("develop", "newton", "cooperation-science", "leader-replaced")
def test_what_comes_with_a_technology_or_a_leader() -> None:
    said = []
    for leader in ("albert-einstein", "leonardo-da-vinci", "isaac-newton"):
        p = scene(age=2)
        own(p, hand=["iron"], science=9, leader=leader)
        p.push("develop iron")
        said += journal(p)[1:]
    assert said == [
        "Albert Einstein da 3 de cultura a Naranja.",
        "Naranja obtiene 1 recurso.",
        "Naranja recupera una acción civil.",
    ]
    p = scene(seats=3, age=2)
    own(p, hand=["iron", "moses"], science=9)
    own(p, 1, science=4)
    pact(p, "scientific-cooperation", 1, "a", 0)
    p.push("develop iron")
    assert "Verde pierde 1 de ciencia." in journal(p)


@pytest.mark.rule("revolution-all-military")
def test_robespierre_scores() -> None:
    p = scene(age=2)
    own(p, hand=["monarchy"], science=9, leader="maximilien-robespierre")
    p.push("revolution monarchy")
    assert "Maximilien Robespierre da 3 de cultura a Naranja." in journal(p)


@pytest.mark.rule("corruption", "consumption", "production")
def test_the_end_of_the_turn() -> None:
    p = scene()
    board = own(p, blue=0, yellow=8, unused=9, culture=3, food=1, resources=1)
    board.blue = 0
    p.push("end")
    # Corruption takes six, if there are so many; hunger takes four of culture, if there are so many.
    assert journal(p)[:4] == [
        "Naranja produce 1 de ciencia.",
        "Naranja pierde por corrupción 1 recurso y 1 de comida.",
        "A Naranja le falta 1 de comida: pierde 3 de cultura.",
        "Naranja produce 2 de comida y 2 recursos, y consume 2 de comida.",
    ]


@pytest.mark.rule("production")
@pytest.mark.parametrize(
    ("food", "resources", "eaten", "said"),
    [
        (0, 2, 0, "Naranja produce 2 recursos."),
        (0, 1, 1, "Naranja produce 1 recurso, y consume 1 de comida."),
        (3, 0, 0, "Naranja produce 3 de comida."),
        (0, 0, 2, "Naranja no produce comida ni recursos, y consume 2 de comida."),
    ],
)
def test_what_is_not_produced_is_not_told(food: int, resources: int, eaten: int, said: str) -> None:
    event = Event("produced-goods", {"seat": 0, "food": food, "resources": resources, "eaten": eaten})
    assert speaker("es", "ages").event(event) == said


@pytest.mark.rule("replenish-row", "antiquated")
def test_one_card_is_told_as_one() -> None:
    say = speaker("es", "ages")
    assert say.event(Event("filled-row", {"cards": ["moses"]})) == "Llega a la fila: Moisés."
    swept = Event("swept", {"cards": ["moses", "iron"]})
    assert say.event(swept) == "Se descartan de la fila: Moisés y Hierro."
    assert (
        say.event(Event("antiquated", {"seat": 1, "civil": 1, "military": 0}))
        == "Verde descarta por anticuada una carta civil."
    )


@pytest.mark.rule("corruption", "consumption")
def test_the_view_foresees_hunger_after_corruption() -> None:
    p = scene()
    board = own(p, yellow=12, unused=9, techs={"agriculture": 1}, food=1)
    board.blue = 0
    assert hunger(p, board) == p.view(0)["civilizations"][0]["banks"]["famine"] == 1
    board.blue = 16
    assert hunger(p, board) == 0


@pytest.mark.rule("antiquated")
def test_antiquated_cards_leave_hands() -> None:
    p = scene(age=2)
    own(p, hand=["iron", "moses", "stockpile-a"], military_hand=["rats"])
    own(p, 1, military_hand=["development-of-science", "development-of-trade-routes"])
    end_age(p)
    said = journal(p)
    assert "Naranja descarta por anticuadas 3 cartas civiles y una militar." in said
    assert "Verde descarta por anticuadas 2 cartas militares." in said


@pytest.mark.rule("pact-offer", "pact-answer")
@pytest.mark.parametrize(
    ("card", "side", "lines"),
    [
        (
            "trade-routes-agreement",
            "side a",
            [
                "Naranja ofrece un pacto a Verde: Acuerdo de rutas comerciales. Verde tendría el lado B.",
                "Verde acepta el pacto de Naranja: Acuerdo de rutas comerciales. Tiene el lado B.",
            ],
        ),
        (
            "open-borders-agreement",
            "",
            [
                "Naranja ofrece un pacto a Verde: Acuerdo de fronteras abiertas.",
                "Verde acepta el pacto de Naranja: Acuerdo de fronteras abiertas.",
            ],
        ),
    ],
)
def test_pacts_name_the_sides(card: str, side: str, lines: list[str]) -> None:
    p = politics(seats=3)
    own(p, military_hand=[card])
    p.push(f"pact {card} green {side}".strip())
    question = asks(p, 1)
    assert ("te tocaría el lado B" in question) == bool(side)
    assert "cualquiera" not in question
    p.push("accept")
    assert journal(p)[:2] == lines


@pytest.mark.rule("aggression-defence")
@pytest.mark.parametrize(
    ("hand", "choice", "line"),
    [
        (["rats"], "discard rats", "con una carta boca abajo"),
        (["military-bonus-ii"], "play military-bonus-ii", "con Bonificación militar II"),
    ],
)
def test_how_an_attack_was_repelled(hand: list[str], choice: str, line: str) -> None:
    p = politics(age=3)
    own(p, military_hand=["plunder-i"], techs={"warriors": 2})
    own(p, 1, military_hand=hand)
    p.push("aggression plunder-i")
    assert "Te falta 1 de fuerza" in asks(p, 1)
    p.push(choice)
    assert journal(p)[-1] == f"Verde rechaza el ataque de Naranja {line}."


@pytest.mark.rule("auction", "colonization-force")
def test_a_force_is_counted_by_kinds() -> None:
    p = scene()
    own(p, techs={"warriors": 3})
    own(p, 1, techs={"warriors": 0})
    happens(p, "inhabited-territory-i")
    assert asks(p, 0).endswith("Nadie ha pujado todavía.")
    p.push("bid 3")
    p.push("send 3")
    said = journal(p)
    assert "Naranja aporta 3 × Guerreros al grupo." in said
    assert "El grupo de Naranja suma 3." in said


@pytest.mark.rule("action-phase", "politics")
def test_questions_count_and_name_what_they_ask_for() -> None:
    p = scene()
    own(p, civil=1, military=1)
    assert asks(p, 0) == "Naranja: ¿qué haces? Te queda 1 acción civil y 1 militar."
    p = politics(seats=3, age=3)
    own(p, military_hand=["plunder-i", "war-over-culture"], techs={"warriors": 3}, government="communism")
    assert asks(p.clone().push("war war-over-culture"), 0) == (
        "Naranja: ¿a quién declaras la Guerra por la cultura?"
    )
    assert asks(p.clone().push("aggression plunder-i"), 0) == (
        "Naranja: ¿contra quién juegas Agresión: Saqueo I?"
    )


@pytest.mark.rule("action-phase")
@pytest.mark.parametrize(
    ("civil", "military", "said"),
    [
        (0, 0, "No te quedan acciones."),
        (0, 1, "Solo te queda 1 acción militar."),
        (2, 0, "Te quedan 2 acciones civiles."),
        (1, 3, "Te queda 1 acción civil y 3 militares."),
    ],
)
def test_actions_that_are_gone_are_not_counted(civil: int, military: int, said: str) -> None:
    p = scene()
    p.civs[0].civil, p.civs[0].military = civil, military
    assert asks(p, 0) == f"Naranja: ¿qué haces? {said}"
    assert speaker("es", "ages").choice("part 0") == "Todo en recursos"
