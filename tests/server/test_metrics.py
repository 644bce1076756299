"""What Prometheus reads: that it is counted, and only where the owner of the server wants it told."""

import random
import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from ecumene.server.census import told_to_prometheus
from ecumene.server.errors import BadSetting, CannotListen, PortInUse
from ecumene.server.settings import Settings
from tests.ports import free_port
from tests.server.conftest import Hire, Start
from tests.server.play import NO_CERTIFICATES, wait_until

Read = dict[tuple[str, ...], float]


def read(port: int) -> Read:
    """All samples, by name and labels."""
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics", verify=NO_CERTIFICATES)
    return {
        (sample.name, *(value for name, value in sample.labels.items() if name != "le")): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
        if not sample.name.endswith("_bucket")
    }


def test_a_server_tells_how_it_fares(start: Start, tmp_path: Path) -> None:
    port = free_port()
    server = start(str(tmp_path / "e.sqlite"), thinkers=1, metrics=f"127.0.0.1:{port}")
    ana, chance = server.guest("Ana"), random.Random(1)
    table = ana.opens("me", "apprentice", game="gheos", start=True)
    made = 0
    with ana.in_lobby() as lobby, ana.sits_at(table) as page:
        lobby.sees("list")
        page.sees("view")
        while page.view["view"]["asked"] is not None:
            if page.plays_on(0, chance):
                made += 1
            else:
                page.sees("view")
        told = read(port)
        assert (told["ecumene_sockets", "lobby"], told["ecumene_sockets", "table"]) == (1, 1)
    assert told["ecumene_choices_total", "person", "gheos"] == made
    assert told["ecumene_choices_total", "bot", "gheos"] == page.number - made
    assert told["ecumene_games_total", "gheos"] == 1
    assert told["ecumene_message_seconds_count", "choose"] == made
    assert told["ecumene_write_lines_sum",] == told["ecumene_write_lines_count",] > made
    assert told["ecumene_write_seconds_count", "lines"] == told["ecumene_write_lines_count",]
    assert told["ecumene_write_seconds_count", "other"] > 0
    assert told["ecumene_thinking_seconds_count", "chain_of"] > 0
    assert told["ecumene_tables",] == told["ecumene_bots_moving",] == 1
    assert told["ecumene_tables_bytes",] > 0
    assert told["ecumene_thinking_queue", "move"] == 0
    assert told["ecumene_thinkers_lost_total",] == told["ecumene_lines_not_stored_total",] == 0
    assert told["ecumene_request_seconds_count", "200"] >= 2
    assert told["process_cpu_seconds_total",] > 0
    assert ana.http.get("/metrics").status_code == 404, "not for everybody who plays"
    wait_until(lambda: read(port)["ecumene_sockets", "table"] == 0)
    assert read(port)["ecumene_request_seconds_count", "404"] == 1


def test_a_worker_tells_how_it_fares(postgres: Callable[[], str], start: Start, hire: Hire) -> None:
    database, theirs, ours = postgres(), free_port(), free_port()
    server = start(database, thinkers=0, metrics=f"127.0.0.1:{theirs}")
    assert read(theirs)["ecumene_bots_moving",] == 0
    hire(database, metrics=f"127.0.0.1:{ours}")
    wait_until(lambda: read(theirs)["ecumene_bots_moving",] == 1)
    ana = server.guest("Ana")
    with ana.sits_at(ana.opens("me", "apprentice", start=True)) as page:
        page.sees("view")
        page.chooses("end")
        page.until(lambda m: m["type"] == "view" and m["number"] > 1)
    told = read(ours)
    assert told["ecumene_choices_total", "bot", "tigris"] > 0
    assert told["ecumene_thinking_seconds_count", "chain_of"] > 0
    assert told["ecumene_bots_moving",] == 1
    assert ("ecumene_choices_total", "bot", "tigris") not in read(theirs)


def test_where_it_is_told_is_an_address_that_is_free() -> None:
    for place in ("9321", "127.0.0.1", "127.0.0.1:", "127.0.0.1:http", "127.0.0.1:70000", ":9321"):
        with pytest.raises(BadSetting) as refused, told_to_prometheus(Settings(metrics=place)):
            pass
        assert refused.value.details == {"setting": "ECUMENE_METRICS", "value": place}
    with socket.create_server(("127.0.0.1", 0)) as taken:
        place = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(PortInUse), told_to_prometheus(Settings(metrics=place)):
            pass
    with pytest.raises(CannotListen), told_to_prometheus(Settings(metrics="192.0.2.1:9321")):
        pass
