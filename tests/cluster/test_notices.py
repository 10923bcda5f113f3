"""A process is killed while it sends notices: another sends what it had taken."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cluster.processes import processes
from tests.house.notice_receivers import Browser, push_service
from tests.house.test_outbox import PEOPLE, arrived, owe
from tests.waiting import until

pytestmark = pytest.mark.long


def test_what_a_killed_process_had_taken_is_sent_by_another(tmp_path: Path) -> None:
    """As with one process, and nobody has to open the house again. The one that is killed has all tables."""
    with processes(tmp_path, 1, push_anywhere=True) as house, push_service() as service, service.silent("/silent"):
        first = house.all[0]
        host, silent = first.visitor("Host"), first.visitor("Silent")
        others = [first.visitor(f"Guest {number}") for number in range(PEOPLE)]
        for path, visitor in [("/silent", silent), *((f"/{n}", other) for n, other in enumerate(others))]:
            visitor.post("/api/me/push", Browser(service.url + path).subscription())
        owe(host, silent, others[0])
        owe(host, silent, others[1])
        owe(host, others[2], others[3])
        came = [service.take() for _ in range(PEOPLE + 1)]
        until(lambda: house.sql("SELECT count(*) FROM notice") == "2")
        # The one that is not answered, and with it the other, unless that came later: a person has one at a time.
        taken = "SELECT count(*), min(taken_by) = max(taken_by) FROM notice WHERE taken_by IS NOT NULL"
        before_it_looked = house.sql(taken)
        assert before_it_looked in ("1|t", "2|t")
        house.start()
        assert house.sql(taken) == before_it_looked, "it has looked around, and took nothing"
        first.kill()
        before = [(pushed.path, pushed.headers["topic"]) for pushed in came]
        assert sorted(path for path, _ in before) == ["/0", "/1", "/2", "/3", "/silent"]
        service.let_go()
        until(lambda: house.sql("SELECT count(*) FROM notice") == "0")
        after = arrived(service)
        assert [path for path, _ in after] == ["/silent", "/silent"]
        names = [name for _, name in before + after]
        assert len(set(names)) == PEOPLE + 2, "every notice has come"
        twice = [name for name in set(names) if names.count(name) > 1]
        assert twice == [name for path, name in before if path == "/silent"], "that one alone came twice"
