"""How a client that takes changes keeps up: what is new, laid over what it has. `docs/protocol.md` tells the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

SHORT = 2  # options of a list that no number stands for

NOTHING_OWN: dict[str, Any] = {"view": {}, "decision": "", "standing": None}


class OwnPart:
    """What only this seat gets: `now`, as a whole message would have it."""

    def __init__(self) -> None:
        self.now = NOTHING_OWN
        self._options: list[dict[str, Any]] = []  # of the last list that was not short

    def take(self, own: dict[str, Any]) -> None:
        """All of it."""
        self.now = own
        self._list(own["view"].get("legal", []))

    def change(self, new: Mapping[str, Any]) -> None:
        """What is new."""
        view = lay_over(self.now["view"], new)
        if "legal" in new:
            view["legal"] = [self._options[one] if isinstance(one, int) else one for one in new["legal"]]
            self._list(view["legal"])
        rest = new.get("rest")
        others = self.now if rest is None else {"standing": None, **rest}
        self.now = {**others, "view": view, "decision": new.get("decision", self.now["decision"])}

    def _list(self, legal: list[dict[str, Any]]) -> None:
        if len(legal) > SHORT:
            self._options = legal


def lay_over(view: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """The view with its new keys, `changed`, and with the new parts of others, `within`."""
    now = {**view, **new.get("changed", {})}
    for key, parts in new.get("within", {}).items():
        was = view[key]
        if isinstance(was, dict):
            now[key] = {**was, **parts}
        else:
            now[key] = [parts.get(str(place), part) for place, part in enumerate(was)]
    return now
