"""The site of the documentation: every page is in it, every link leads somewhere, and nothing runs within a page."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.house.houses import open_house
from tools.docs_site import inline, pages, tutorials

ROOT = Path(__file__).parents[1]
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.py"))
SETTINGS = (ROOT / "tools" / "docs_site" / "mkdocs.yml").read_text()
SITE = ROOT / "dist" / "docs"


@pytest.fixture(scope="module")
def gathered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "pages"
    pages.gather(folder)
    return folder


def test_every_page_can_be_reached_from_the_menu(gathered: Path) -> None:
    there = {page.relative_to(gathered).as_posix() for page in gathered.rglob("*.md")}
    told = set(re.findall(r"[\w./-]+\.md", SETTINGS)) - {f"tutorials/{one.stem}.md" for one in TUTORIALS}
    lists = {"api/index.md", "rules/index.md"}  # these lead to all pages beside them
    assert {page for page in there if not page.startswith(("api/", "rules/"))} | lists == told
    for index in lists:
        listed = (gathered / index).read_text()
        assert all(
            f"({page.name})" in listed for page in (gathered / index).parent.glob("*.md") if page.stem != "index"
        )
    for tutorial in TUTORIALS:
        assert f"tutorials/{tutorial.stem}.md" in SETTINGS


def test_every_link_leads_somewhere(gathered: Path) -> None:
    """To pages and pictures; what is no page, as a test of a rule, is no link any more."""
    seen = 0
    for page in gathered.rglob("*.md"):
        for address in re.findall(r"\]\(([^)\s#]+)", pages.FENCE.sub("", page.read_text())):
            if ":" not in address:
                assert (page.parent / address).is_file(), f"{page.name}: {address}"
                seen += 1
    assert seen > 200
    assert "](../tests/" not in (gathered / "fidelity.md").read_text()
    assert "](api/valise_games.doors.batch.md)" in (gathered / "environments.md").read_text()
    assert "](rules/solomon.en.md)" in (gathered / "index.md").read_text()


@pytest.mark.parametrize("tutorial", TUTORIALS, ids=lambda file: file.stem)
def test_tutorials_are_cells_that_begin_with_a_title(tutorial: Path) -> None:
    first, *others = tutorials.cells(tutorial)
    assert first.is_text
    assert first.source.startswith("# ")
    assert sum(not cell.is_text for cell in others) >= 3


def test_a_tutorial_runs_and_becomes_a_page_and_a_notebook() -> None:
    (text,) = (one for one in TUTORIALS if one.stem == "text")
    done = tutorials.run(text)
    assert any("Answer" in cell.output or cell.output for cell in done)
    notebook = json.loads(tutorials.as_notebook(done))
    assert [cell["cell_type"] for cell in notebook["cells"]] == ["markdown" if one.is_text else "code" for one in done]
    page = tutorials.as_page(done, "text.ipynb")
    assert page.startswith("# ")
    for cell in done:
        assert cell.output.rstrip() in page
        assert cell.source in page


def test_a_tutorial_that_fails_fails(tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("# %% [markdown]\n# # Broken\n\n# %%\n1 / 0\n")
    with pytest.raises(ZeroDivisionError):
        tutorials.run(broken)


def test_scripts_and_styles_are_put_into_files(tmp_path: Path) -> None:
    (tmp_path / "api").mkdir()
    page = '<head></head><style>p{}</style><td class="a" style="text-align: right;">1</td><script>run()</script>'
    for name in ("index.html", "api/index.html"):
        (tmp_path / name).write_text(page)
    inline.take_out(tmp_path)
    for name, up in (("index.html", ""), ("api/index.html", "../")):
        text = (tmp_path / name).read_text()
        assert "style=" not in text
        assert "run()" not in text
        assert "<style>" not in text
        files = re.findall(rf'(?:src|href)="{up}(assets/inline/\w+\.(?:js|css))"', text)
        assert len(files) == 3
        assert all((tmp_path / file).is_file() for file in files)
    sheets = "".join(file.read_text() for file in (tmp_path / inline.FOLDER).glob("*.css"))
    assert "text-align: right" in sheets


@pytest.mark.long
def test_the_site_is_built_strictly_and_works_in_a_house(tmp_path: Path) -> None:
    """All tutorials run; a browser finds nothing to complain of under the headers of a house, and asks nobody else."""
    pytest.importorskip("torch", reason="the tutorials need PyTorch: make torch")
    if not shutil.which("chromium"):
        pytest.skip("there is no chromium: make browser")
    from playwright.sync_api import sync_playwright

    made = subprocess.run(
        ["make", "docs-site"], cwd=ROOT, capture_output=True, text=True, check=False, timeout=280
    )  # fmt: skip
    assert made.returncode == 0, made.stdout + made.stderr
    complaints: list[str] = []
    asked: list[str] = []
    with open_house(tmp_path / "house.db", docs=SITE) as house, sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=flags)
        for width in (1280, 390):
            page = browser.new_page(viewport={"width": width, "height": 800})
            page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
            page.on("request", lambda request: asked.append(request.url))
            for place in ("", "tutorials/play.html", "rules/solomon.en.html", "api/valise_games.doors.batch.html"):
                page.goto(f"{house.url}/docs/{place}")
                page.wait_for_load_state("networkidle")
                assert page.evaluate("document.documentElement.scrollWidth") <= width
            if width > 1000:
                page.keyboard.press("/")
                page.keyboard.type("commitment")
                page.locator(".md-search-result__link").first.wait_for()
        browser.close()
        assert all(address.startswith((house.url, "data:", "blob:")) for address in asked)
    assert complaints == []
