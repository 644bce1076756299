"""The files for those who run a server: they name settings, commands, ports and metrics that there are."""

import json
import re
from dataclasses import fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml

from ecumene.cli import admin, serve, worker
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
    which = {"serve": serve.run, "worker": worker.run, "admin": admin.run}[command[0]]
    which.make_context(command[0], command[1:])


def test_what_is_composed_is_there() -> None:
    for ours in (SERVER, SERVICES["worker"]):
        assert {name for name in ours["environment"] if name.startswith("ECUMENE_")} <= OURS
        parsed(ours["command"])
    assert SERVER["environment"]["ECUMENE_THINKERS"] == 0, "that is what the workers are for"
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
    assert f"dynamic a server {port} " in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert f":{port}/readyz" in SERVER["healthcheck"]["test"][-1]


def test_prometheus_asks_where_it_is_told() -> None:
    config = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))
    [asked] = config["scrape_configs"][0]["dns_sd_configs"]
    assert set(asked["names"]) == {"server", "worker"}
    for service in (SERVICES[name] for name in asked["names"]):
        assert service["environment"]["ECUMENE_METRICS"].rpartition(":")[2] == str(asked["port"])
        assert "ports" not in service, "what is counted is not for everybody"
    assert f":{asked['port']}/metrics" in SERVICES["worker"]["healthcheck"]["test"][-1]


def test_the_dashboard_draws_what_is_counted() -> None:
    board = json.loads((DEPLOY / "grafana/ecumene.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    named = {name for text in asked for name in re.findall(r"\b(?:ecumene|process)_\w+", text)}
    looked_at = {"ecumene_tables", "ecumene_tables_bytes", "ecumene_thinking_queue", "ecumene_bots_moving"}
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
