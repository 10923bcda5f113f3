# %% [markdown]
# # Train a net, at toy size
#
# `valise train` learns a game by self-play. On a GPU that makes a Master; here it runs for a few windows of play on a CPU, to
# show how it goes. It needs PyTorch: `pip install 'valise-games[train]'`.

# %%
import tempfile
from pathlib import Path

from valise_games.cli import main

folder = Path(tempfile.mkdtemp())
main(["train", "randolph", "--variant", "small", "--cpu", "--iterations", "20", "--out", str(folder / "run")])

# %% [markdown]
# The net has a card beside it: what it is for, from which settings and decisions it comes.

# %%
import json

card = json.loads((folder / "run" / "net.json").read_text())
{key: card[key] for key in ("game", "variant", "rules", "decisions", "device")}

# %% [markdown]
# In the arena it plays like any bot. So few decisions have not taught it much.

# %%
net = f"master:{folder / 'run' / 'net.npz'}"
main(
    [
        "arena",
        "randolph",
        "--variant",
        "small",
        "--bots",
        f"{net},random",
        "--games",
        "40",
        "--workers",
        "1",
        "--out",
        str(folder / "games.jsonl"),
    ]
)
