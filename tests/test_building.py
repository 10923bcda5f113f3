"""How the page is built: again when its sources changed, not otherwise, and with the Node that it asks for."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from tools import browser, node

ROOT = Path(__file__).parent.parent


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources, and a page that was built from them; gives where the sources are."""
    web, page = tmp_path / "web", tmp_path / "page"
    for file in (
        web / "src" / "main.ts",
        web / "package.json",
        web / "node_modules" / "svelte.js",
        page / "index.html",
    ):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"this is {file.name}")
    monkeypatch.setattr(node, "WEB", web)
    monkeypatch.setattr(node, "PAGE", page)
    monkeypatch.setattr(node, "BUILT", page / ".stamp")
    node.BUILT.write_text(node.sources_digest())
    return web


def test_what_is_built_is_not_built_again(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*arguments: str) -> None:
        raise AssertionError(f"npm was asked for {arguments}")

    monkeypatch.setattr(node, "_quietly", nobody)
    (built / "node_modules" / "svelte.js").write_text("another one")  # by the lock this cannot be
    node.build()


@pytest.mark.parametrize("change", ["changed", "new", "renamed", "gone", "no stamp", "no page"])
def test_a_page_that_is_not_of_these_sources_is_not_built(built: Path, change: str) -> None:
    assert node.is_built()
    main = built / "src" / "main.ts"
    match change:
        case "changed":
            main.write_text("something else")
        case "new":
            (built / "src" / "more.ts").touch()
        case "renamed":
            main.rename(main.with_name("other.ts"))
        case "gone":
            main.unlink()
        case "no stamp":
            node.BUILT.unlink()
        case "no page":
            (node.PAGE / "index.html").unlink()
    assert not node.is_built()


def test_without_sources_the_page_that_is_there_is_the_page(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node, "WEB", built / "nowhere")
    node.BUILT.unlink()
    assert node.is_built()


def test_every_place_asks_for_the_same_Node() -> None:
    oldest = json.loads((ROOT / "web" / "package.json").read_text())["engines"]["node"]
    assert oldest == ">=" + ".".join(map(str, node.OLDEST))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert node.REQUIREMENT in project["optional-dependencies"]["dev"]


def test_the_browser_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "my-browser"
    monkeypatch.setenv("CHROME_PATH", str(program))
    assert browser.find() is None
    program.touch(mode=0o755)
    assert browser.find() == str(program)


def test_where_there_is_no_browser_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(browser, "find", lambda: None)
    monkeypatch.setattr(browser, "may_install", lambda: False)
    assert browser.main() == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert "skipped" in line
    assert "apt-get install chromium" in line


def test_the_lock_of_the_page_serves_every_machine() -> None:
    """`npm ci` refuses a lock in which the builds for other systems are not named; and it names no address."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    named = {path.rpartition("node_modules/")[2] for path in packages}
    for path, package in packages.items():
        assert set(package.get("optionalDependencies", {})) <= named, path
        assert "resolved" not in package, path
