"""Writes what Valise is made of: every package, with its version and hashes, as CycloneDX reads it.

python -m tools.sbom           # to dist/valise.cdx.json; `make sbom` calls it

From what is locked, so the same sources always give the same list. `required` is what runs in a house and what is built
into the page; `excluded` is what only tests, builds and measures.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
OUT = ROOT / "dist" / "valise.cdx.json"
OURS = "valise-games"
PLAYED_WITH = ("house", "terminal")  # the extras that people play with

LOCKED = re.compile(r"^([\w.-]+)==([^\s;]+)(.*(?:\n    --hash=.*)*)", re.MULTILINE)
IMPORTED = re.compile(r"""(?:from|import)\s*\(?["']([^."'/][^"']*)["']""")


def bill() -> dict[str, Any]:
    """The whole list."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": _component("application", OURS, version(OURS), f"pkg:pypi/{OURS}@{version(OURS)}")},
        "components": [*python_packages(), *page_packages()],
    }


def python_packages() -> Iterator[dict[str, Any]]:
    """Those of requirements.lock."""
    needed = {name for extra in PLAYED_WITH for name in _needed(OURS, set(), extra)}
    for name, number, rest in LOCKED.findall((ROOT / "requirements.lock").read_text()):
        hashes = [("SHA-256", found) for found in re.findall(r"--hash=sha256:(\w+)", rest)]
        needs = canonicalize_name(name) in needed
        yield _component("library", name, number, f"pkg:pypi/{name}@{number}", hashes, needs=needs)


def page_packages() -> Iterator[dict[str, Any]]:
    """Those of web/package-lock.json."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    built_in = _built_in(packages)
    for place, package in packages.items():
        name = place.rpartition("node_modules/")[2]
        if name:
            kind, _, digest = package.get("integrity", "").partition("-")
            hashes = [(kind.upper().replace("SHA", "SHA-"), base64.b64decode(digest).hex())] if digest else []
            reference = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
            yield _component("library", name, package["version"], reference, hashes, needs=name in built_in)


def _needed(name: str, seen: set[str], extra: str = "") -> set[str]:
    """What a package needs to run, with an extra or without, and what that needs."""
    try:
        wanted = [Requirement(line) for line in requires(name) or ()]
    except PackageNotFoundError:  # on another system
        return seen
    for one in wanted:
        found = canonicalize_name(one.name)
        if found not in seen and (one.marker is None or one.marker.evaluate({"extra": extra})):
            seen.add(found)
            _needed(found, seen)
    return seen


def _built_in(packages: dict[str, Any]) -> set[str]:
    """What the page's own files import, and what that needs."""
    files = (path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte"))
    imported = {name for path in files for name in IMPORTED.findall(path.read_text())}
    waiting = ["/".join(name.split("/")[: 2 if name.startswith("@") else 1]) for name in imported]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        package = packages.get(f"node_modules/{name}")
        if package is not None and name not in found:
            found.add(name)
            waiting += package.get("dependencies", {})
    return found


def _component(
    kind: str, name: str, number: str, reference: str, hashes: Iterable[tuple[str, str]] = (), *, needs: bool = True
) -> dict[str, Any]:
    component: dict[str, Any] = {"type": kind, "bom-ref": reference, "name": name, "version": number, "purl": reference}
    if kind == "library":
        component["scope"] = "required" if needs else "excluded"
        component["hashes"] = [{"alg": algorithm, "content": content} for algorithm, content in hashes]
    return component


def main() -> None:
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(bill(), indent=1) + "\n")
    print(f"{OUT.relative_to(ROOT)} lists {len(bill()['components'])} packages")


if __name__ == "__main__":
    main()
