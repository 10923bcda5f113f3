"""Ways between places, for look-up tables that are made when a board is loaded."""

from __future__ import annotations

from collections.abc import Sequence


def shortest_paths(neighbours: Sequence[Sequence[int]]) -> list[list[int]]:
    """Steps from each place to each other, where every place can be reached from every other; by place, where one can
    go from it.

    >>> shortest_paths([[1], [0, 2], [1]])
    [[0, 1, 2], [1, 0, 1], [2, 1, 0]]
    """
    rows = []
    for start in range(len(neighbours)):
        row = {start: 0}
        queue = [start]
        for place in queue:
            for there in neighbours[place]:
                if there not in row:
                    row[there] = row[place] + 1
                    queue.append(there)
        rows.append([row[place] for place in range(len(neighbours))])
    return rows
