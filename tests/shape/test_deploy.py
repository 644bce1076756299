"""The files for those who run a server: they name settings, commands, ports and metrics that there are."""

import json
import re
from dataclasses import fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from ecumene.cli import admin, serve
from ecumene.server.metrics import REGISTRY
from ecumene.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
COMPOSE: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, Any] = COMPOSE["services"]
SERVER = SERVICES["server"]
OURS = {f"ECUMENE_{field.name.upper()}" for field in fields(Settings)}
UNITS = sorted((DEPLOY / "systemd").iterdir())


def parsed(command: list[str]) -> None:
    """Whether a command line is understood."""
    which = {"serve": serve.run, "admin": admin.run}[command[0]]
    which.make_context(command[0], command[1:])


def test_what_is_composed_is_there() -> None:
    assert {name for name in SERVER["environment"] if name.startswith("ECUMENE_")} <= OURS
    parsed(SERVER["command"])
    for service in SERVICES.values():
        assert set(service.get("depends_on", ())) <= set(SERVICES)
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith("./") else source in COMPOSE["volumes"]


def test_the_server_believes_the_proxy_and_nobody_else() -> None:
    [[network]] = [[COMPOSE["networks"][name]] for name in SERVICES["caddy"]["networks"]]
    assert SERVER["environment"]["ECUMENE_PROXIES"] == network["ipam"]["config"][0]["subnet"]
    assert ip_network(SERVER["environment"]["ECUMENE_PROXIES"]).is_private
    sharing = {name for name, service in SERVICES.items() if "door" in service.get("networks", ())}
    assert sharing == {"server", "caddy"}
    [port] = [option.default for option in serve.run.params if option.name == "port"]
    assert f"reverse_proxy server:{port}" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert f":{port}/readyz" in SERVER["healthcheck"]["test"][-1]


def test_prometheus_asks_where_it_is_told() -> None:
    config = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))
    [target] = config["scrape_configs"][0]["static_configs"][0]["targets"]
    host, _, port = target.partition(":")
    assert host in SERVICES
    assert SERVER["environment"]["ECUMENE_METRICS"].rpartition(":")[2] == port
    assert "ports" not in SERVER, "what is counted is not for everybody"


def test_the_dashboard_draws_what_is_counted() -> None:
    board = json.loads((DEPLOY / "grafana/ecumene.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    named = {name for text in asked for name in re.findall(r"\b(?:ecumene|process)_\w+", text)}
    looked_at = {"ecumene_tables", "ecumene_tables_bytes", "ecumene_thinking_queue"}
    known = {
        name
        for metric in REGISTRY.collect()
        for name in (metric.name, *(metric.name + end for end in ("_total", "_bucket", "_count", "_sum")))
    }
    assert named <= known | looked_at
    ours = {metric.name for metric in REGISTRY.collect() if metric.name.startswith("ecumene_")}
    drawn = {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in named}
    assert ours <= drawn, "nothing is counted that nobody looks at"


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.name)
def test_units_run_commands_that_there_are(unit: Path) -> None:
    text = unit.read_text(encoding="utf-8")
    for program, *command in (line.split() for line in re.findall(r"^ExecStart=(.*)$", text, re.MULTILINE)):
        assert program.endswith("/bin/ecumene")
        parsed(command)
    assert set(re.findall(r"^Environment=(\w+)=", text, re.MULTILINE)) <= OURS
