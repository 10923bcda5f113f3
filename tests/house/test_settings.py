"""Settings of a house, and the file that they name: who has the last word, what cannot be, who may open it."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.house.houses import kept_port, open_house
from tests.house.keeping import of_files, store_at
from tests.waiting import PATIENCE
from valise_games.house.bots.remote import BadAddress, connect
from valise_games.house.config import BadSettings, Settings, load_settings
from valise_games.house.storage.postgres.address import check
from valise_games.house.storage.store import WrongFile


def test_the_page_on_hosting_tells_every_setting_with_its_default() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    rows = re.findall(r"^\| `(\w+)` \| (?:`(.*?)`)? ?\| (.+) \|$", page, re.MULTILINE)
    response = {name: default for name, default, _ in rows}
    assert list(response) == [field.name for field in msgspec.structs.fields(Settings)]
    read = load_settings(None, {f"VALISE_{name.upper()}": default for name, default in response.items()})
    assert read == Settings()
    assert all(text for _, _, text in rows)


def test_the_command_has_the_last_word_then_the_environment_then_the_file(tmp_path: Path) -> None:
    file = tmp_path / "valise.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\nbot_pause = [1, 2]\nmail_password = "a,b"')
    settings = load_settings(file, {"VALISE_PORT": "2", "VALISE_BOT_WORKERS": "3"}, port=4, host=None)
    assert (settings.port, settings.host, settings.bot_workers) == (4, "0.0.0.0", 3)
    assert settings.bot_pause == (1.0, 2.0)
    assert load_settings(None, {"VALISE_MAIL_PASSWORD": "a,b"}).mail_password == "a,b"


@pytest.mark.parametrize(
    ("setting", "says"),
    [
        ("PROT=1", "there is no such setting; did you mean port?"),
        (
            "DATABASE=mysql://u:secret@h/d",
            "this cannot be; it is an address as postgresql://user:password@host:5432/name",
        ),
        ("PORT=x", "'x' cannot be; it is a whole number from 0 to 65535"),
        ("PORT=65536", "'65536' cannot be; it is a whole number from 0 to 65535"),
        ("SECURE=perhaps", "'perhaps' cannot be; it is true or false"),
        ("SYNCHRONOUS=normal", "'normal' cannot be; it is one of NORMAL, FULL"),
        ("MAIL_TLS=ssl", "'ssl' cannot be; it is one of nothing, starttls, tls"),
        ("MOST_CONNECTIONS=0", "'0' cannot be; it is a whole number from 1 up"),
        ("SWEEP_SECONDS=0", "'0' cannot be; it is a number above 0"),
        ("QUIET_MINUTES=-1", "'-1' cannot be; it is a number from 0 up"),
        ("QUIET_MINUTES=nan", "'nan' cannot be; it is a number from 0 up"),
        *[
            (f"BOT_PAUSE={pause}", f"'{pause}' cannot be; it is two numbers of seconds, from and to, as 0.8, 2.2")
            for pause in ("1", "-1, 2", "2, 1", "0, inf", "nan, 1", "a, b", "1, 2, 3")
        ],
        *[
            (f"URL={url}", f"'{url}' cannot be; it is an address as https://games.example.org")
            for url in ("games.example.org", "ftp://games.example.org", "https://", "http://[", "http://a:b")
        ],
    ],
)
def test_a_setting_that_cannot_be_is_named_with_what_is_allowed(setting: str, says: str) -> None:
    name, _, value = setting.partition("=")
    with pytest.raises(BadSettings) as found:
        load_settings(None, {f"VALISE_{name}": value})
    assert str(found.value) == f"VALISE_{name}: {says}"


def test_a_setting_that_cannot_be_is_found_in_a_file_or_a_command(tmp_path: Path) -> None:
    file = tmp_path / "valise.toml"
    file.write_text("bot_workers = 0.5\nmail_password = 1234")
    with pytest.raises(BadSettings) as found:
        load_settings(file, {}, mail_password="x")
    allowed = "a whole number from 1 to 64, or redis for bots on other machines"
    assert str(found.value) == f"bot_workers in {file}: 0.5 cannot be; it is {allowed}"
    with pytest.raises(BadSettings) as found:
        load_settings(file, {}, bot_workers=1)
    assert str(found.value) == f"mail_password in {file}: this cannot be; it is a text"
    file.write_text("bot_pause = 3")
    with pytest.raises(BadSettings, match="3 cannot be; it is two numbers of seconds"):
        load_settings(file, {})
    with pytest.raises(BadSettings, match=r"^--url: 'x' cannot be"):
        load_settings(None, {}, url="x")


def test_bots_on_other_machines_want_a_redis() -> None:
    elsewhere = load_settings(None, {"VALISE_BOT_WORKERS": "redis", "VALISE_REDIS": "redis://10.0.0.2:6379"})
    assert (elsewhere.bot_workers, elsewhere.redis) == ("redis", "redis://10.0.0.2:6379")
    assert load_settings(None, {"VALISE_BOT_WORKERS": "3"}).bot_workers == 3
    with pytest.raises(BadSettings, match=r"^--redis: with a file, redis is for bots on other machines"):
        load_settings(None, {}, redis="redis://10.0.0.2:6379")
    with pytest.raises(BadSettings, match="with bot_workers = redis comes redis"):
        load_settings(None, {}, bot_workers="redis")
    with pytest.raises(BadSettings, match=r"^VALISE_REDIS: this cannot be; it is an address as redis://host:6379$"):
        load_settings(None, {"VALISE_REDIS": "user:password@host"})


@pytest.mark.parametrize("password", ["12/sesame", "12#sesame", "open/sesame", "12?sesame"])
def test_no_part_of_a_password_for_a_database_is_quoted(password: str) -> None:
    with pytest.raises(WrongFile) as wrong:
        check(f"postgresql://valise:{password}@127.0.0.1:5432/valise")
    assert str(wrong.value) == "a database is named as postgresql://user:password@host:5432/name"


@pytest.mark.parametrize("url", ["redis://:open#sesame@host:6379", "redis://:open/sesame@host:6379"])
def test_no_part_of_a_password_for_redis_is_quoted(url: str) -> None:
    with pytest.raises(BadSettings) as setting:
        load_settings(None, {"VALISE_REDIS": url})
    with pytest.raises(BadAddress) as address:
        connect(url)
    for told in (str(setting.value), str(address.value)):
        assert "open" not in told
        assert "sesame" not in told


def test_a_house_opens_where_the_environment_says_and_tells_how_to_play_there(tmp_path: Path) -> None:
    """As `make play` opens it; and who finds the port taken is told what to do."""
    recipe = (Path(__file__).parents[2] / "Makefile").read_text().partition("\nplay:")[2].partition("\n\n")[0]
    assert recipe.endswith("\n\t@$(BIN)/valise serve")
    port = kept_port()
    with socket.create_server(("127.0.0.1", port)):
        environment = os.environ | {"VALISE_PORT": str(port), "VALISE_FILE": str(tmp_path / "house.db")}
        command = [sys.executable, "-m", "valise_games", "serve"]
        refused = subprocess.run(
            command, env=environment, check=False, capture_output=True, text=True, timeout=PATIENCE
        )
        assert refused.returncode == 2
        assert refused.stdout == ""
        assert f"port {port}" in refused.stderr
        assert "VALISE_PORT=" in refused.stderr
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as house:
        assert house.stdout is not None
        assert house.stdout.readline() == f"The house is open: http://127.0.0.1:{port}\n"
        response = house.stdout.readline()
        assert response == f"To play from a terminal, in another window: valise play --at http://127.0.0.1:{port}\n"
        socket.create_connection(("127.0.0.1", port)).close()
        house.terminate()
        assert house.wait(PATIENCE) == 0, "told to stop as soon as it is open"


@of_files
def test_a_second_house_does_not_open_on_the_same_file(tmp_path: Path) -> None:
    """By any name of the file; and who was killed holds nothing."""
    file, other_name, hard_link = tmp_path / "house.db", tmp_path / "link.db", tmp_path / "elsewhere" / "hard.db"
    other_name.symlink_to(file)
    hard_link.parent.mkdir()
    with open_house(file) as first:
        hard_link.hardlink_to(file)  # as a container does that has only the file
        for name in (file, other_name, hard_link):
            command = [sys.executable, "-m", "valise_games", "serve", "--file", str(name), "--port", "0"]
            second = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)
            assert second.returncode == 2
            assert second.stdout == ""
            assert second.stderr.splitlines()[-1] == f"valise: a house is open on {name}: stop it first"
        first.kill()
    with open_house(file) as third, third.visitor("Ann") as ann:
        assert ann.id == 1


@of_files
@pytest.mark.parametrize("before", ["nothing", "an empty file"])
def test_only_its_owner_reads_the_file_of_a_house(before: str, tmp_path: Path) -> None:
    """Nor what is kept beside it, from the first moment on."""
    file = tmp_path / "house.db"
    usual = os.umask(0o022)
    try:
        if before == "an empty file":
            file.touch()
        store = store_at(file)
        kept = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        store.close()
    finally:
        os.umask(usual)
    assert kept == {"house.db": 0o600, "house.db-wal": 0o600, "house.db-shm": 0o600}
