"""What the net is to make small, on a handful of rows."""

from __future__ import annotations

from typing import Any

import pytest

from valise_games.training.settings import Settings

torch = pytest.importorskip("torch", reason="training needs PyTorch: make torch")

NOVICES, MINE = 0, 2  # what was done in the rows of either


def learnt(settings: Settings, lesson_weight: float) -> Any:
    """The shares of three options after a few steps: Novices chose one of them, and the learner gained nothing."""
    from valise_games.training.losses import Part, improving
    from valise_games.training.net import Net, log_policy

    torch.manual_seed(1)
    net = Net(4, 3, 8, 1)
    rows = 6
    learns = torch.tensor([1, 0, 1, 0, 1, 0])
    part = Part(
        observations=torch.ones(rows, 4),
        masks=torch.ones(rows, 3, dtype=torch.uint8),
        actions=torch.where(learns > 0, MINE, NOVICES),
        logps=torch.zeros(rows) - 1.1,
        values=torch.zeros(rows),
        advantages=torch.zeros(rows),
        weights=learns.float(),
        learns=learns,
    )
    adam = torch.optim.Adam(net.parameters(), lr=0.05)
    for _ in range(40):
        adam.zero_grad()
        weights = torch.tensor(1e-6), torch.tensor(lesson_weight)
        improving(net, net, settings, part, torch.tensor(1.0), *weights)[0].backward()
        adam.step()
    with torch.no_grad():
        return log_policy(net(part.observations)[0], part.masks)[0].exp()


def test_lessons_teach_what_the_novices_at_the_table_do() -> None:
    assert learnt(Settings(magnet=0.0, guests=0.5, lessons=1.0), 1.0)[NOVICES] > 0.9


@pytest.mark.parametrize(
    ("settings", "weight"), [(Settings(magnet=0.0), 1.0), (Settings(magnet=0.0, guests=0.5, lessons=1.0), 0.0)]
)
def test_without_lessons_what_novices_do_is_no_matter(settings: Settings, weight: float) -> None:
    assert learnt(settings, weight)[NOVICES] < 0.6
