"""Runs checks with outside tools, one after the other, and keeps what came of them: make test-tools

Every tool is used as its own documentation has it, on real boards or small ones, for a few steps of learning: what is
seen is that it runs, not how well it learns. A check returns in words what was done; what it raises is its failure.
"""

from __future__ import annotations

import json
import sys
import time
import traceback
import warnings
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parents[2] / "docs/tools"


class Check(NamedTuple):
    tool: str
    distribution: str  # whose version is told
    run: Callable[[], str]


def report(name: str, checks: list[Check]) -> int:
    """Prints a line for each check and writes `docs/tools/<name>.json`; fails if any of them does. Names of tools as
    arguments are those that run, and then nothing is written."""
    warnings.filterwarnings("ignore")
    wanted, rows, failed = sys.argv[1:], [], 0
    for check in checks:
        if wanted and check.tool not in wanted:
            continue
        began = time.monotonic()
        try:
            did = check.run()
        except Exception as error:
            traceback.print_exc()
            did, worked = f"{type(error).__name__}: {error}", False
        else:
            worked = True
        failed += not worked
        print(f"{'works ' if worked else 'FAILED'} {check.tool}: {did} ({time.monotonic() - began:.0f} s)", flush=True)
        rows.append({
            "tool": check.tool, "version": f"{check.distribution} {version(check.distribution)}", "works": worked,
            "did": did,
        })  # fmt: skip
    if not wanted:
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{name}.json").write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 1 if failed else 0
