"""Records of older rules that come in: whoever sends one is told where it ends before its time."""

from ecumene.core.record import Record
from tests.server.play import Server


def test_a_record_of_older_rules_says_how_far_it_stands(server: Server) -> None:
    ana = server.guest("Ana")
    whole = str(Record.start("tigris", 2, 7).push("king b3").push("end")).replace("rules: 2", "rules: 1")
    assert ana.post("/api/records", content=whole.encode())["cut"] is None
    table = ana.post("/api/records", content=whole.replace("end", "temple; b3").encode())
    assert table["number"] == 2
    assert table["cut"]["code"] == "error-old-record"
    assert "only its first 2 choices stand" in table["cut"]["text"]["en"]
    assert "solo valen sus 2 primeras elecciones" in table["cut"]["text"]["es"]
