"""The list of what Valise is made of."""

from __future__ import annotations

import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.sbom import bill

ROOT = Path(__file__).parents[1]


def test_it_lists_all_that_runs_and_all_that_is_built_in() -> None:
    listed = bill()
    assert (listed["bomFormat"], listed["metadata"]["component"]["name"]) == ("CycloneDX", "valise-games")
    components = listed["components"]
    assert len({component["bom-ref"] for component in components}) == len(components)
    required = {canonicalize_name(part["name"]) for part in components if part["scope"] == "required"}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [project["dependencies"], *(project["optional-dependencies"][extra] for extra in ("house", "terminal"))]
    assert {canonicalize_name(Requirement(line).name) for lines in wanted for line in lines} <= required
    assert {"llvmlite", "svelte"} <= required, "what a dependency needs, and what is in the page"
    assert not {"pytest", "ruff", "vite", "eslint"} & required
    assert {"pytest", "vite"} <= {part["name"] for part in components}
    for part in components:
        assert part["version"]
        assert part["purl"].startswith(("pkg:pypi/", "pkg:npm/"))
        assert all(len(one["content"]) in (64, 128) for one in part["hashes"])
    assert all(part["hashes"] for part in components if part["purl"].startswith("pkg:pypi/"))
    assert bill() == listed
