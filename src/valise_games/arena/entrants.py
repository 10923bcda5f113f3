"""Bots by name, as the command takes them.

A name is a level of `valise_games.bots`, or one of its characters, as `novice/colette`. `regular*20` is a Regular with
twenty times the simulations, about a second a move; `master:FILE` is a Master with another net, and `challenger:FILE` a
net alone, which learnt to beat Masters; `challenger:1` is the published one whose run had the seed 1.
`mine:module:name` is an agent of one's own (`own_agents.py`), `chat:URL#MODEL` a language model (`chat.py`),
`onnx:FILE` and `torchscript:FILE` are nets of others (`model_files.py`).
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from valise_games.arena import ArenaTrouble
from valise_games.arena.chat import Chat, is_chat
from valise_games.arena.game_runner import Chooser, MatchChooser
from valise_games.arena.model_files import ModelFile, file_of_model, is_model
from valise_games.arena.own_agents import OwnAgent, file_of, is_own
from valise_games.bots import check_bot, make_adviser, make_bot, make_look_ahead
from valise_games.games import Entry, find
from valise_games.games.entry import CHALLENGERS

if TYPE_CHECKING:
    from valise_games.bots.lookahead import SoundOptions
    from valise_games.bots.regular import Regular

MOST_PATIENCE = 1000
DIGITS = len(str(MOST_PATIENCE))
NETS = ("master", "challenger")
CODE = "valise"  # among what games are made from
TEMPERS = "tempers"


def make_entrant(name: str, game: str, variant: str = "standard") -> Chooser | MatchChooser:
    """The bot of that name. Its chance is handed to it with every question."""
    entry = find(game)
    entry.check_variant(variant)
    if is_own(name) or is_chat(name):
        return _make_agent(name, entry, variant)
    if is_model(name):
        return ModelFile(name, entry, variant)
    level, patience, net = _read(name, entry)
    if patience != 1:
        from valise_games.bots.regular import Regular

        return Regular(entry, variant, 0, patience)
    if net is not None:
        if level == "challenger":
            return _with_net(entry, variant, net, careful=False)
        return _with_net(entry, variant, net, make_adviser(entry, variant), make_look_ahead(entry, variant))
    return make_bot(level, game, variant)


def _make_agent(name: str, entry: Entry, variant: str) -> Chooser | MatchChooser:
    """One that is not of the house. What speaks in words is loaded for those who read."""
    own = OwnAgent(name, entry, variant) if is_own(name) else None
    reply = Chat(name) if own is None else own.reply
    if own is not None and reply is None:
        return own
    from valise_games.arena.text_agent import TextAgent

    assert reply is not None
    return TextAgent(name, reply)


def check_entrant(name: str, game: str, variant: str = "standard") -> str:
    """The name, if there is such a bot; an error that says which there are."""
    if is_own(name):
        OwnAgent(name, find(game), variant)
        return name
    if is_model(name):
        ModelFile(name, find(game), variant)
        return name
    if is_chat(name):
        Chat(name)
        return name
    level, _, net = _read(name, find(game))
    if net is None:
        check_bot(level, game, variant)
    return name


def check_net(name: str, game: str, variant: str = "standard") -> None:
    """Complains of a bot's net that is not there, or not for the game."""
    net = None if is_own(name) or is_model(name) or is_chat(name) else _read(name, find(game))[2]
    if net is not None:
        _with_net(find(game), variant, net)


def _with_net(
    entry: Entry,
    variant: str,
    net: Path,
    adviser: Regular | None = None,
    look_ahead: SoundOptions | None = None,
    careful: bool = True,
) -> Chooser:
    from valise_games.bots.master import Master
    from valise_games.bots.net import WrongNet

    try:
        return Master(entry, variant, 0, net, adviser=adviser, careful=careful, look_ahead=look_ahead)
    except WrongNet as error:
        raise ArenaTrouble(str(error)) from None


def made_from(names: Iterable[str], game: str) -> dict[str, str]:
    """What games follow from besides the names of their bots, as digests: the code of bots and rules with the nets for
    the game, what tempers there are if a bot has one, the net of every bot that has one in its name, and the file of an
    agent of one's own. The card of a net decides how it is played, too."""
    names, entry = list(names), find(game)
    own = {name: [file_of(name)] for name in names if is_own(name)}
    own |= {name: [file_of_model(name)] for name in names if is_model(name)}
    bots = [name for name in names if name not in own and not is_chat(name)]
    nets = {name: [net, _card(net)] for name in bots if (net := _read(name, entry)[2]) is not None}
    tempers = {TEMPERS: _tempers(entry)} if any("/" in name.partition(":")[0] for name in bots) else {}
    try:
        return {name: _digest(files) for name, files in ({CODE: _code(entry)} | tempers | own | nets).items()}
    except OSError as error:
        raise ArenaTrouble(f"{error.filename} cannot be read: {error.strerror}") from None


# Files of a game that decide nothing: they write, tell, draw and count what was done. A file that is not named here
# counts.
TELLING = {
    "__init__", "actions", "drawing", "insight", "leanings", "presentation", "standing_answers", "story", "temper",
    "view",
}  # fmt: skip
# Of the bots and of what rules are run with: tempers, which count for bots that have one, reviews, and other machines.
OTHERWISE = {"characters", "temper", "judgement", "win_chances", "gpu", "gpu_batch"}


def _code(entry: Entry) -> list[Path]:
    ours = [file for name in ("valise_games.rules", "valise_games.bots") for file in _package(name).rglob("*.py")]
    code = [file for file in ours if file.stem not in OTHERWISE and not file.stem.endswith("in_javascript")]
    code += [file for file in entry.folder.rglob("*.py") if file.stem not in TELLING]
    nets = [file for suffix in (".npz", ".json") for file in entry.folder.rglob(f"{entry.id}-*{suffix}")]
    nets = [file for file in nets if file.parent.name != CHALLENGERS]  # they are bots of their own
    return sorted([*code, *entry.folder.glob("boards*.toml"), *nets])


def _tempers(entry: Entry) -> list[Path]:
    bots = _package("valise_games.bots")
    return [bots / "characters.py", bots / "temper.py", entry.folder / f"{entry.leanings}.py"]


def _package(name: str) -> Path:
    return Path(str(import_module(name).__file__)).parent


def _card(net: Path) -> Path:
    """Also of what is no file, as a name in the file of a run may say: `with_suffix` is not for that."""
    return net.parent / f"{net.stem}.json"


def _digest(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(_without_comments(file.read_bytes()) if file.suffix == ".py" else file.read_bytes())
    return digest.hexdigest()[:16]


def _without_comments(source: bytes) -> bytes:
    """What Python makes of a file: the same whatever its comments and docstrings say."""
    try:
        return _structure(ast.parse(source)).encode()
    except (SyntaxError, ValueError):
        return source


def _structure(node: object) -> str:
    """The same under every version of Python, which `ast.dump` is not."""
    if isinstance(node, list):
        return f"[{','.join(_structure(part) for part in node if not _is_docstring(part))}]"
    if not isinstance(node, ast.AST):
        return repr(node)
    parts = [f"{name}={_structure(value)}" for name, value in ast.iter_fields(node) if value not in (None, [])]
    return f"{type(node).__name__}({','.join(parts)})"


def _is_docstring(node: object) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _read(name: str, entry: Entry) -> tuple[str, int, Path | None]:
    """Its level, its patience, and its net."""
    level, colon, file = name.partition(":")
    if colon:
        if level not in NETS or not file:
            raise ArenaTrouble(f"{name!r} is no bot: a net is named master:FILE or challenger:FILE")
        if level == "challenger" and file.isascii() and file.isdigit():
            return level, 1, _published(file, entry)
        return level, 1, Path(file)
    level, star, times = name.partition("*")
    if not star:
        return name, 1, None
    patience = int(times) if times.isascii() and times.isdigit() and len(times) <= DIGITS else 0
    if level != "regular" or not 1 <= patience <= MOST_PATIENCE:
        raise ArenaTrouble(f"{name!r} is no bot: only a regular can be more patient, regular*2 to *{MOST_PATIENCE}")
    return level, patience, None


def _published(run: str, entry: Entry) -> Path:
    known = entry.challengers()
    if run not in known:
        told = ", ".join(f"challenger:{seed}" for seed in known) or "none"
        raise ArenaTrouble(f"there is no challenger:{run} of {entry.id}; published are: {told}")
    if not known[run].exists():
        raise ArenaTrouble(
            f"the net of challenger:{run} does not come with the package: put {known[run].name} beside "
            f"its card in {known[run].parent}, or name it as challenger:FILE"
        )
    return known[run]
