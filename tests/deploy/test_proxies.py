"""The examples of nginx, Caddy and systemd: good by the programs themselves, and through nginx a house is reached of
which one address is not there."""

from __future__ import annotations

import contextlib
import re
import shutil
import ssl
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.deploy.files import DEPLOY
from tests.house.houses import kept_port, open_house
from tests.waiting import PATIENCE, until
from valise_games.cli import _parser
from valise_games.house.config import KINDS


def program(name: str, package: str) -> str:
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"there is no {name} here; on Debian: apt-get install {package}")
    return found


def certificate(folder: Path) -> None:
    """Of the example's name, signed by nobody."""
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-keyout", str(folder / "games.example.org.key"), "-out", str(folder / "games.example.org.pem")]
    name = ["-subj", "/CN=games.example.org", "-addext", "subjectAltName=DNS:localhost"]
    subprocess.run([*command, *name, "-days", "2"], check=True, capture_output=True)


@contextlib.contextmanager
def nginx(folder: Path, servers: list[str]) -> Iterator[str]:
    """Our example, with these servers, our own certificate and a port of its own; gives the URL."""
    found = program("nginx", "nginx-light")
    certificate(folder)
    port = kept_port()
    example = (DEPLOY / "nginx.conf").read_text().replace("/etc/ssl/", f"{folder}/")
    example = example.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    first, *others = re.findall(r"^ *server 10\.0\.0\.\d+:8600", example, re.MULTILINE)
    assert len(others) == 2
    for place, server in zip((first, *others), [*servers, servers[-1]]):
        example = example.replace(place, f"    server {server}")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/errors;\nevents {{}}\n"
    (folder / "nginx.conf").write_text(f"{whole}http {{\naccess_log off;\n{temporary}{example}\n}}\n")
    told = subprocess.run(
        [found, "-t", "-c", folder / "nginx.conf", "-p", folder], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    assert "[warn]" not in told.stderr
    running = subprocess.Popen([found, "-c", folder / "nginx.conf", "-p", folder], stderr=subprocess.DEVNULL)
    try:
        yield f"https://localhost:{port}"
    finally:
        running.terminate()
        running.wait(PATIENCE)


def test_nginx_passes_on_pages_and_keeps_figures_inside(tmp_path: Path) -> None:
    """To either of two addresses of a house, the first of which is not there."""
    with (
        open_house(tmp_path / "house.db", secure="true", trust_proxy="true") as house,
        nginx(tmp_path, [f"127.0.0.1:{kept_port()}", house.url.removeprefix("http://")]) as url,
    ):
        trusting = ssl.create_default_context(cafile=str(tmp_path / "games.example.org.pem"))

        def get(path: str) -> tuple[int, str]:
            try:
                with urllib.request.urlopen(url + path, context=trusting, timeout=PATIENCE) as answer:
                    return answer.status, answer.read().decode()
            except urllib.error.HTTPError as error:
                with error:
                    return error.code, ""
            except OSError:
                return 0, ""

        until(lambda: get("/health")[0] == 200)
        assert all('"well":true' in get("/health")[1] for _ in range(6))
        assert get("/metrics")[0] == 404
        assert upgraded(url, trusting) == 101


def upgraded(url: str, trusting: ssl.SSLContext) -> int:
    """The status of a socket's handshake."""
    with connect(f"{url.replace('https', 'wss')}/ws", ssl=trusting, origin=Origin("https://localhost")) as socket:
        assert socket.response is not None
        return socket.response.status_code


def test_caddy_takes_its_file() -> None:
    found = program("caddy", "caddy")
    command = [found, "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile", "--validate"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert '"policy":"least_conn"' in done.stdout
    assert "games.example.org" in done.stdout


@pytest.mark.parametrize("unit", sorted((DEPLOY / "systemd").iterdir()), ids=lambda unit: unit.name)
def test_systemd_takes_its_units(unit: Path, tmp_path: Path) -> None:
    """With a Valise where the unit looks for it."""
    found = program("systemd-analyze", "systemd")
    copy = tmp_path / unit.name
    copy.write_text(unit.read_text().replace("/opt/valise/bin/valise", "/bin/true"))
    done = subprocess.run([found, "verify", copy], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("unit", sorted((DEPLOY / "systemd").iterdir()), ids=lambda unit: unit.name)
def test_units_start_commands_that_there_are(unit: Path) -> None:
    (line,) = re.findall(r"^ExecStart=/opt/valise/bin/valise (.*)$", unit.read_text(), re.MULTILINE)
    _parser().parse_args(line.replace("%i", "8600").split())
    for name in re.findall(r"^Environment=VALISE_(\w+)=", unit.read_text(), re.MULTILINE):
        assert name == "CACHE" or name.lower() in KINDS
