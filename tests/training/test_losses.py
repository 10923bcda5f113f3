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
    from valise_games.training.net import Net, log_policy, padded

    functional = torch.nn.functional
    torch.manual_seed(1)
    net = Net(4, 3, 8, 1)
    rows = 6
    learns = torch.tensor([1, 0, 1, 0, 1, 0])
    part = Part(
        observations=torch.ones(rows, 4),
        masks=functional.pad(torch.ones(rows, 3, dtype=torch.uint8), (0, padded(3) - 3)),
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
        every = torch.arange(rows), torch.ones(rows, dtype=torch.bool)
        improving(net, net, settings, part, every, torch.tensor(1.0), *weights)[0].backward()
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


def test_options_are_drawn_as_often_as_they_are_likely_and_nothing_else_is() -> None:
    from valise_games.training.net import Net, act, padded

    torch.manual_seed(1)
    net = Net(4, 5, 8, 1)
    with torch.no_grad():
        net.policy.weight.zero_()
        net.policy.bias.copy_(torch.tensor([9.0, 0.0, 1.0, 9.0, 2.0]))
    rows = 20_000
    masks = torch.zeros(rows, padded(5), dtype=torch.uint8)
    masks[:, [1, 2, 4]] = 1
    actions, logps, _ = act(net, torch.ones(rows, padded(4)), masks, slice(None))
    expected = torch.softmax(torch.tensor([0.0, 1.0, 2.0]), 0)
    for option, share in zip((1, 2, 4), expected.tolist(), strict=True):
        drawn = actions == option
        assert abs(drawn.float().mean().item() - share) < 0.015
        assert torch.allclose(logps[drawn].exp(), torch.tensor(share), atol=1e-5)
    assert set(actions.tolist()) == {1, 2, 4}
