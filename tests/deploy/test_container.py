"""The container and the compose file: good by their linters, and the very commands in them do what they are for."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.deploy.files import DEPLOY, ROOT, ignored, of_stage, settings_of_stage
from tests.house.houses import kept_port
from tests.house.servers import running_postgres, running_redis
from tests.waiting import PATIENCE, until
from valise_games.cli import _parser
from valise_games.house.config import load_settings

SCRIPTS = Path(sysconfig.get_path("scripts"))
COMPOSE: dict[str, Any] = YAML(typ="safe").load(DEPLOY / "compose.yaml")
SERVICES: dict[str, Any] = COMPOSE["services"]
IMAGES = {"python": "3.12-slim", "postgres": "17", "redis": "8", "caddy": "2"}
OURS = ("house", "worker")


def test_the_containerfile_is_good() -> None:
    linter = SCRIPTS / "hadolint"
    if not linter.exists():
        pytest.skip("hadolint comes for Linux on x86-64 only")
    done = subprocess.run([linter, DEPLOY / "Containerfile"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_compose_file_is_one() -> None:
    linter = [
        str(SCRIPTS / "check-jsonschema"),
        "--builtin-schema",
        "vendor.compose-spec",
        str(DEPLOY / "compose.yaml"),
    ]
    done = subprocess.run(linter, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_images_have_plain_names() -> None:
    """Whoever builds decides where they come from; and a version is named."""
    images = [text.split()[0] for stage in (0, 1) for text in of_stage(stage, "FROM")]
    images += [service["image"] for name, service in SERVICES.items() if name not in OURS]
    for image in images:
        name, _, version = image.partition(":")
        assert IMAGES[name] == version
    assert {SERVICES[name]["image"] for name in OURS} == {"valise"}


def test_what_is_installed_is_pinned_as_for_the_tests() -> None:
    pins = _pins(ROOT / "requirements.lock")
    for lock in ("house.lock", "build.lock"):
        assert _pins(DEPLOY / lock).items() <= pins.items()
        assert (DEPLOY / lock).read_text().count("--hash") >= len(_pins(DEPLOY / lock))
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    wanted = [*extras["house"], *extras["redis"], *extras["postgres"]]
    names = {re.match(r"[\w-]+", line).group().lower() for line in wanted} - {"valise-games"}  # type: ignore[union-attr]
    assert names <= _pins(DEPLOY / "house.lock").keys()


def _pins(lock: Path) -> dict[str, str]:
    return dict(re.findall(r"^([\w.-]+)==(\S+)", lock.read_text(), re.MULTILINE))


def test_services_of_ours_are_given_settings_that_there_are() -> None:
    environment = {key: _filled(value) for key, value in SERVICES["house"]["environment"].items()}
    of_image = {key: value for key, value in settings_of_stage(1).items() if key.startswith("VALISE_")}
    settings = load_settings(None, environment | of_image)
    assert (settings.bot_workers, settings.redis) == ("redis", "redis://redis:6379")
    assert settings.database.startswith("postgresql://valise:secret@postgres:5432/")
    assert settings.secure
    assert settings.trust_proxy
    assert SERVICES["worker"]["environment"] == {"VALISE_REDIS": settings.redis}
    for name in OURS:
        _parser().parse_args([str(word) for word in SERVICES[name]["command"]])
    assert json.loads(of_stage(1, "ENTRYPOINT")[0]) == ["valise"]


def _filled(value: str) -> str:
    """With what whoever starts it sets."""
    return re.sub(
        r"\$\{VALISE_(\w+):\?.*?\}", lambda found: {"NAME": "games.example.org"}.get(found[1], "secret"), value
    )


def test_services_wait_for_those_they_need_and_nobody_else_is_reached() -> None:
    for service in SERVICES.values():
        assert set(service.get("depends_on", [])) <= SERVICES.keys()
        for volume in service.get("volumes", []):
            source = str(volume).partition(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).exists()
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert "reverse_proxy {" in (DEPLOY / "Caddyfile").read_text()
    assert of_stage(1, "EXPOSE") == ["8600"]


FETCH_PAGE = """
import urllib.request as u
print(u.urlopen(u.Request("http://127.0.0.1:PORT/", headers={"host": "games.example.org"})).read())
"""


@pytest.mark.long
def test_the_commands_of_the_containerfile_make_a_house(tmp_path: Path) -> None:
    """Stage by stage, in folders of the test's own instead of the container's: the house that comes out opens, is
    healthy by the compose file's own check, and ends when it is told to. The page is built only if it was not yet."""
    source = tmp_path / "src"
    left_out = [name for name in ignored() if name != "src/valise_games/house/page"]
    shutil.copytree(ROOT, source, ignore=shutil.ignore_patterns(*(name.rpartition("/")[2] for name in left_out)))
    places = {"VALISE": tmp_path / "valise", "TOOLS": tmp_path / "tools", "WHEELS": tmp_path / "wheels"}
    given = {name: value for name, value in os.environ.items() if not name.startswith("VALISE")}
    path = f"{Path(sys.executable).resolve().parent}:{given['PATH']}"
    built = given | settings_of_stage(0) | {name: str(place) for name, place in places.items()} | {"PATH": path}
    for command in of_stage(0, "RUN"):
        shell = ["/bin/sh", "-eu", "-c", command]
        done = subprocess.run(shell, cwd=source, env=built, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-3000:]
    port, state, settings = kept_port(), tmp_path / "state", settings_of_stage(1)
    state.mkdir()
    assert settings.pop("PATH") == "/opt/valise/bin:$PATH"
    environment = given | {name: value.replace("/var/lib/valise", str(state)) for name, value in settings.items()}
    environment |= {"PATH": f"{places['VALISE']}/bin:{path}", "VALISE_PORT": str(port), "VALISE_HOST": "127.0.0.1"}
    environment |= {"VALISE_URL": "https://games.example.org", "VALISE_SECURE": "true", "VALISE_TRUST_PROXY": "true"}
    check = [word.replace("8600", str(port)) for word in SERVICES["house"]["healthcheck"]["test"][1:]]
    with running_postgres() as postgres, running_redis() as redis, contextlib.ExitStack() as ending:
        environment |= {"VALISE_REDIS": redis.url, "VALISE_BOT_WORKERS": "redis"}
        environment |= {"VALISE_DATABASE": postgres.new_database()}
        entry, log = json.loads(of_stage(1, "ENTRYPOINT")[0]), ending.enter_context((tmp_path / "log").open("wb"))
        running = []
        for name in OURS:
            started = [*entry, *SERVICES[name]["command"]]
            each = subprocess.Popen(started, cwd=state, env=environment, stdout=log, stderr=log)
            ending.callback(each.kill)
            running.append(each)

        def python(*arguments: str) -> subprocess.CompletedProcess[str]:
            return subprocess.run(arguments, env=environment, capture_output=True, text=True, check=False)

        until(lambda: python(*check).returncode == 0)
        assert "<title>" in python("python3", "-c", FETCH_PAGE.replace("PORT", str(port))).stdout
        for each in running:
            each.send_signal(getattr(signal, of_stage(1, "STOPSIGNAL")[0]))
        assert [each.wait(PATIENCE) for each in running] == [0, 0]


def test_redis_is_asked_as_the_compose_file_says() -> None:
    command = SERVICES["redis"]["command"]
    program, *options = command
    assert program == "redis-server"
    assert set(zip(options[::2], options[1::2])) >= {("--save", ""), ("--appendonly", "no")}
    ping = SERVICES["redis"]["healthcheck"]["test"][1:]
    with running_redis() as redis:
        done = subprocess.run([ping[0], "-p", str(redis.port), *ping[1:]], capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "PONG"
