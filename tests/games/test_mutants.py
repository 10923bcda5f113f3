"""The tests of a rule would notice if it were done wrong."""

from __future__ import annotations

import multiprocessing

import pytest

from tests.games.mutants import HERE, mutants, try_mutant

FOLDERS = sorted(path.parent.name for path in HERE.glob("*/mutants.py"))
MUTANTS = [(folder, each.name) for folder in FOLDERS for each in mutants(folder)]
# Every mutant is tried in a process of its own, since what the broken rules left in a cache would outlast it. Each is
# forked from one that has imported what the tests need.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.games.mutants", "scipy.stats"])
SECONDS = 60  # for the tests of one rule


@pytest.mark.long
@pytest.mark.parametrize(("folder", "name"), MUTANTS, ids=[f"{folder}-{name}" for folder, name in MUTANTS])
def test_a_rule_done_wrong_is_noticed(folder: str, name: str) -> None:
    ours, theirs = FORKS.Pipe(duplex=False)
    process = FORKS.Process(target=try_mutant, args=(folder, name, theirs), daemon=True)
    process.start()
    theirs.close()
    try:
        assert ours.poll(SECONDS), f"the tests did not end within {SECONDS} seconds"
        noticed, trouble = ours.recv()
        assert not trouble, trouble
        assert noticed, "no test of that rule fails"
    finally:
        process.kill()
        process.join()
        ours.close()
