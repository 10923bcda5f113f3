"""What a player keeps of a deal by himself, so that afterwards he need not take the house's word for it.

A plain dict, written as JSON: `nonce` is his part of the deal; `commitment` is the house's as he first saw it, and
`commitments` are those of all seats as he saw them when he revealed his part; `entries` is the last that he saw.
`doubts` compares them with what a table or a record says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from valise_games.play import fairness

FORMAT = 1
DealMemory = dict[str, Any]
# other-seal: the house's commitment is not the one that was shown. other-parts: nor are those of the seats.
# part-changed: in place of the player's part there is another. part-lost: there is none, so it did not count.
# cut-off: more was played than is told. other-house: the house did not sign the record. not-here: the part is kept on
# another device. These are a player's own; what a record tells by itself is in `missing`.
Doubt = Literal["other-seal", "other-parts", "part-changed", "part-lost", "cut-off", "other-house", "not-here"]


def begin(house: str, table: str, commitment: str, nonce: str, key: str = "") -> DealMemory:
    """What is kept by who sits down; `key` is the house's, with which it signs. Its commitment may follow."""
    about = {"valise-kept": FORMAT, "house": house, "key": key, "table": table}
    return {**about, "commitment": commitment, "nonce": nonce}


def fix(kept: DealMemory, seat: int, commitments: list[str]) -> DealMemory:
    """What is kept by who is about to reveal his part."""
    return {**kept, "seat": seat, "commitments": commitments}


def doubts(kept: Mapping[str, Any], shown: Mapping[str, Any]) -> list[Doubt]:
    """What differs between this memory and what is shown: `commitment`, `commitments`, `nonces` after the start and
    `entries` after the end, as a record has them."""
    found: list[Doubt] = []
    if kept["commitment"] and shown.get("commitment") != kept["commitment"]:
        found.append("other-seal")
    if "commitments" not in kept:  # nobody asked for his part
        return [*found, "part-lost"] if "nonces" in shown else found
    if shown.get("commitments") != kept["commitments"]:
        found.append("other-parts")
    if "nonces" in shown:
        nonces = shown["nonces"]
        part = nonces[kept["seat"]] if isinstance(nonces, list) and len(nonces) > kept["seat"] else None
        if not part:
            found.append("part-lost")
        elif part != kept["nonce"]:
            found.append("part-changed")
    if "entries" in shown and len(shown["entries"]) < kept.get("entries", 0):
        found.append("cut-off")
    if "entries" in shown and kept.get("key") and (shown.get("signed") or {}).get("house") != kept["key"]:
        found.append("other-house")
    return found


def may_reveal(kept: Mapping[str, Any], seat: int, shown: Mapping[str, Any]) -> bool:
    """Whether the table shows what it showed before, and awaits the very part that is kept."""
    return not doubts(kept, shown) and shown["commitments"][seat] == fairness.nonce_commitment(kept["nonce"])


def missing(record: Mapping[str, Any]) -> list[int]:
    """The seats that were committed to a part of the deal and did not reveal it: it was dealt without theirs."""
    promised = record.get("commitments") or []
    return [
        seat for seat, nonce in enumerate(record["nonces"]) if not nonce and seat < len(promised) and promised[seat]
    ]


def read(data: object) -> DealMemory:
    """What a file holds; raises ValueError."""
    kept: DealMemory = data if isinstance(data, dict) else {}
    texts = all(isinstance(kept.get(key), str) for key in ("commitment", "nonce"))
    fixed = isinstance(kept.get("commitments"), list) and isinstance(kept.get("seat"), int)
    if kept.get("valise-kept") != FORMAT or not texts or not (fixed or "commitments" not in kept):
        raise ValueError("this is nothing that a player of Valise keeps of a deal")
    return kept
