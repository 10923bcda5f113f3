"""Builds the page before it is packed; an editable install leaves that to `make page`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))
from tools import node  # noqa: E402

sys.path.remove(str(ROOT))


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """Node from PyPI, only where the page has to be built and the machine has none that can."""
        return [] if node.is_built() or node.own_is_new_enough() else [node.REQUIREMENT]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or node.is_built():
            return
        tool = [sys.executable, str(ROOT / "tools" / "node.py"), "build"]
        if subprocess.run(tool, check=False, stdout=sys.stderr).returncode:
            raise SystemExit("the page could not be built")
