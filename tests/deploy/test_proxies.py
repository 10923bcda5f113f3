"""The examples of nginx, Caddy and systemd: good by the programs themselves, and through nginx a house is reached of
which one address is not there."""

from __future__ import annotations

import contextlib
import itertools
import os
import re
import ssl
import subprocess
import textwrap
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.deploy.files import DEPLOY
from tests.house.houses import kept_port, open_house
from tests.waiting import PATIENCE, until
from tools.servers import find_program
from valise_games.cli import _parser
from valise_games.house.config import KINDS


def program(name: str, package: str) -> str:
    found = find_program(name)
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
    told = adapted(DEPLOY / "Caddyfile")
    assert '"policy":"least_conn"' in told
    assert "games.example.org" in told


def adapted(file: Path) -> str:
    """What Caddy understands; it has nothing to say against it, nor against how it is written."""
    found = program("caddy", "caddy")
    command = [found, "adapt", "--config", str(file), "--adapter", "caddyfile", "--validate"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert '"level":"warn"' not in done.stderr
    formatted = subprocess.run([found, "fmt", "--diff", str(file)], capture_output=True, text=True, check=False)
    assert not re.findall(r"^[+-].*", formatted.stdout, re.MULTILINE), formatted.stdout
    return done.stdout


def test_caddy_passes_on_and_believes_no_visitor(tmp_path: Path) -> None:
    """What a visitor says of his address is dropped; pages come through, figures do not."""
    claims: list[str | None] = []

    class House(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            claims.append(self.headers["X-Forwarded-For"])
            self.send_response(200)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), House) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        port = kept_port()
        example = (DEPLOY / "Caddyfile").read_text().replace("{$VALISE_NAME:games.example.org}", f"http://:{port}")
        example = re.sub(r"dynamic a house 8600 {[^}]*}", f"to 127.0.0.1:{server.server_port}", example)
        (tmp_path / "Caddyfile").write_text("{\n\tadmin off\n}\n" + example)
        command = [program("caddy", "caddy"), "run", "--config", f"{tmp_path}/Caddyfile", "--adapter", "caddyfile"]
        environment = os.environ | {"HOME": str(tmp_path), "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": ""}
        running = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)

        def get(path: str) -> int:
            asked = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers={"X-Forwarded-For": "203.0.113.7"})
            try:
                with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
                    return int(answer.status)
            except urllib.error.HTTPError as error:
                with error:
                    return error.code
            except OSError:
                return 0

        try:
            until(lambda: get("/") == 200)
            assert claims == ["127.0.0.1"]
            assert get("/metrics") == 404
        finally:
            running.terminate()
            running.wait(PATIENCE)
            server.shutdown()


def example_of(program: str) -> str:
    """The one in docs/hosting.md, for a house that is one process."""
    page = (DEPLOY.parent / "docs" / "hosting.md").read_text()
    block = page.split(f"\n{program}", 1)[1].split("\n\n", 1)[1]
    lines = itertools.takewhile(lambda line: not line or line.startswith("    "), block.splitlines())
    return textwrap.dedent("\n".join(lines))


def test_caddy_takes_the_example_of_one_process(tmp_path: Path) -> None:
    file = tmp_path / "Caddyfile"
    file.write_text(example_of("Caddy gets").replace("    ", "\t").strip() + "\n")
    assert '"dial":"127.0.0.1:8600"' in adapted(file)


def test_nginx_takes_the_example_of_one_process(tmp_path: Path) -> None:
    certificate(tmp_path)
    example = example_of("nginx:").replace("/etc/ssl/", f"{tmp_path}/")
    (tmp_path / "nginx.conf").write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{example}\n}}\n")
    command = [program("nginx", "nginx-light"), "-t", "-c", f"{tmp_path}/nginx.conf", "-p", f"{tmp_path}"]
    told = subprocess.run([*command, "-e", f"{tmp_path}/errors"], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert "[warn]" not in told.stderr


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
