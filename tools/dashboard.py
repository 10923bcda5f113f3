"""Writes deploy/grafana/valise.json, a dashboard over /metrics: python -m tools.dashboard (make docs)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

TO = Path(__file__).parents[1] / "deploy" / "grafana" / "valise.json"
HEIGHT = 8
WHOLE = 24  # the width of a row
OVER = "$__rate_interval"


class Panel(NamedTuple):
    title: str
    unit: str  # in Grafana's words
    lines: dict[str, str]  # by what they are called in the legend
    why: str


def rate(name: str) -> str:
    """A second, of all processes together."""
    return f"sum(rate({name}[{OVER}]))"


ROWS: dict[str, list[Panel]] = {
    "Is it well?": [
        Panel("Processes", "short", {"up": 'sum(up{job="valise"})', "down": 'sum(1 - up{job="valise"})'},
              "Those that Prometheus reaches. Fewer than were started: look at the log of the one that is missing."),
        Panel("How late the loop is", "s", {"{{instance}}": "valise_loop_lag_seconds"},
              "Every move waits at least so long. Above 50 ms people notice: a core is full, start another process."),
        Panel("Exceptions nobody expected", "short", {"a second": rate("valise_troubles_total")},
              "Each has a line in the log with the places in the code. More than none is a fault of ours."),
    ],
    "People": [
        Panel("Open sockets", "short", {"{{instance}}": "valise_connections"}, "About one for each person."),
        Panel("Tables in memory", "short", {"{{state}}": "sum by (state) (valise_tables)"},
              "Those that somebody looked at lately; the others are only in the store."),
        Panel("Commands refused, by code", "short", {"{{code}}": f"sum by (code) (rate(valise_refused_total[{OVER}]))"},
              "too-fast: somebody does more than the limits let. unavailable: the store cannot be written."),
    ],
    "Play": [
        Panel("Moves a second", "short", {"moves": rate("valise_moves_total")}, "As the tables see them."),
        Panel("Tables that ended", "short", {"an hour": f"3600 * {rate('valise_finished_total')}"}, "An hour."),
        Panel("Notices", "short", {"{{outcome}}": f"sum by (outcome) (rate(valise_notices_total[{OVER}]))"},
              "To people who are away, by what became of them."),
    ],
    "The store": [
        Panel("Commits a second", "short", {"{{instance}}": f"rate(valise_store_commit_seconds_count[{OVER}])"},
              "A commit has the moves of all tables of a tick."),
        Panel("Seconds a commit", "s", {"{{instance}}": f"rate(valise_store_commit_seconds_sum[{OVER}]) / "
                                        f"rate(valise_store_commit_seconds_count[{OVER}])"},
              "Every move waits for one. Growing: the disk or the database is full of other work."),
        Panel("Memory", "bytes", {"{{instance}}": "valise_resident_bytes"}, "Of each process, without its workers."),
    ],
    "Several processes": [
        Panel("Processes, tables", "short", {"alive": "max(valise_processes)", "{{instance}}": "valise_owned_tables"},
              "Those that see each other, and the tables of each. They even out when one joins."),
        Panel("Tables that changed hands", "short", {"taken over": rate("valise_taken_over_total"),
                                                     "handed over": rate("valise_handed_over_total"),
                                                     "lost": rate("valise_lost_tables_total")},
              "Taken over: a process died. Handed over: one joined, or stops. Lost: something could not be written."),
        Panel("Between processes", "short", {"frames": rate("valise_bus_frames_total"),
                                             "commands passed on": rate("valise_passed_on_total"),
                                             "losses": rate("valise_bus_losses_total")},
              "A second. Losses are read again from the store; many mean that Redis is away now and then."),
        Panel("Octets between processes", "Bps", {"octets": rate("valise_bus_bytes_total")}, "What Redis carries."),
    ],
    "Bots": [
        Panel("Workers there", "short", {"workers": "max(valise_bot_workers_there)"},
              "None: bots at tables move by rules of thumb, and there are no hints."),
        Panel("Seconds a question", "s", {"question": f"{rate('valise_bot_seconds_total')} / "
                                          f"{rate('valise_bot_questions_total')}"},
              "With the time it waited for a worker. Growing: start more."),
        Panel("Asked again, and late", "short", {"replaced": rate("valise_bot_workers_replaced_total"),
                                                 "late": rate("valise_bot_answers_late_total")},
              "Workers that died, hung or took too long; and answers for which nobody waited any more."),
    ],
}  # fmt: skip


def dashboard() -> dict[str, Any]:
    """As Grafana imports it."""
    panels: list[dict[str, Any]] = []
    for row, (title, members) in enumerate(ROWS.items()):
        top = row * (HEIGHT + 1)
        panels.append({"type": "row", "title": title, "gridPos": {"h": 1, "w": 24, "x": 0, "y": top}, "panels": []})
        width = WHOLE // len(members)
        panels += [_panel(panel, place * width, top + 1, width) for place, panel in enumerate(members)]
    for number, panel in enumerate(panels, 1):
        panel["id"] = number
    source = {"name": "source", "type": "datasource", "query": "prometheus", "label": "Prometheus"}
    return {
        "title": "Valise",
        "uid": "valise",
        "schemaVersion": 39,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "templating": {"list": [source]},
        "panels": panels,
    }


def _panel(panel: Panel, x: int, y: int, width: int) -> dict[str, Any]:
    source = {"type": "prometheus", "uid": "${source}"}
    targets = [
        {"refId": chr(ord("A") + number), "datasource": source, "expr": query, "legendFormat": legend}
        for number, (legend, query) in enumerate(panel.lines.items())
    ]
    return {
        "type": "timeseries",
        "title": panel.title,
        "description": panel.why,
        "datasource": source,
        "gridPos": {"h": HEIGHT, "w": width, "x": x, "y": y},
        "fieldConfig": {"defaults": {"unit": panel.unit, "min": 0}, "overrides": []},
        "targets": targets,
    }


def page() -> str:
    return json.dumps(dashboard(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TO.write_text(page())
