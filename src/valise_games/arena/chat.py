"""A language model behind an address that speaks the chat-completions protocol: `chat:URL#MODEL`.

`chat:http://127.0.0.1:8000/v1#my-model` posts to `http://127.0.0.1:8000/v1/chat/completions`. A key, if one is needed, is
taken from the environment, `VALISE_CHAT_KEY`, and written nowhere. Who is told to wait waits (429, `Retry-After`), who finds the
other end out of order tries again a few times, and then the run stops with a sentence: what was played is kept.
"""  # noqa: E501

from __future__ import annotations

import json
import os
import time
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from valise_games.arena import ArenaTrouble
from valise_games.games.quote import quote

PREFIX = "chat:"
KEY = "VALISE_CHAT_KEY"
PATIENCE = 180.0  # seconds for one answer
PAUSES = (1.0, 2.0, 5.0, 15.0, 30.0)  # seconds between tries
LONGEST_PAUSE = 60.0  # that is waited where the other end names one
MOST_BYTES = 4_000_000
AGAIN = (408, 409, 425, 429)  # and all from 500 on


class Reply(NamedTuple):
    """What a model said, and the tokens that were read and written for it, where the other end counts them."""

    text: str
    tokens_in: int = 0
    tokens_out: int = 0


class _Later(Exception):
    """Another try may succeed; after so many seconds, where the other end says so."""

    def __init__(self, why: str, after: float | None = None) -> None:
        super().__init__(why)
        self.after = after


class Chat:
    """One model. Every question is a conversation of its own: the introduction, then the prompt."""

    states_beliefs = True
    pauses = PAUSES

    def __init__(self, name: str) -> None:
        self.name = name
        url, hash_, self._model = name.removeprefix(PREFIX).partition("#")
        parts = urlsplit(url)
        try:
            good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        except ValueError:
            good = False
        if not good or not hash_ or not self._model or parts.username is not None:
            raise ArenaTrouble(
                f"{quote(name)} is no model: one is named chat:URL#MODEL, as chat:http://127.0.0.1:8000/v1#my-model; "
                f"its key is taken from {KEY}"
            )
        self._secure, self._place = parts.scheme == "https", parts.netloc
        self._path = f"{parts.path.rstrip('/')}/chat/completions"

    def __call__(self, introduction: str, prompt: str) -> Reply:
        """ArenaTrouble, where there is no answer to be had."""
        messages = [{"role": "system", "content": introduction}, {"role": "user", "content": prompt}]
        body = json.dumps({"model": self._model, "messages": messages})
        for pause in (*self.pauses, None):
            try:
                return self._ask(body)
            except _Later as later:
                if pause is None:
                    raise ArenaTrouble(f"{self.name}: {later}, after {len(self.pauses) + 1} tries") from None
                time.sleep(pause if later.after is None else min(later.after, LONGEST_PAUSE))
        raise AssertionError("the last try gives or raises")

    def _ask(self, body: str) -> Reply:
        import http.client

        kind = http.client.HTTPSConnection if self._secure else http.client.HTTPConnection
        connection = kind(self._place, timeout=PATIENCE)
        headers = {"content-type": "application/json"}
        if key := os.environ.get(KEY):
            headers["authorization"] = f"Bearer {key}"
        try:
            connection.request("POST", self._path, body, headers)
            answer = connection.getresponse()
            text = answer.read(MOST_BYTES)
        except (OSError, http.client.HTTPException) as error:
            raise _Later(f"{self._place} does not answer: {type(error).__name__}") from None
        finally:
            connection.close()
        if answer.status in AGAIN or answer.status >= 500:
            raise _Later(f"{self._place} answers {answer.status}", _seconds(answer.getheader("retry-after")))
        if answer.status != 200:
            answered = " ".join(text[:300].decode(errors="replace").split())
            raise ArenaTrouble(f"{self.name}: {self._place} answers {answer.status}: {answered}")
        return _read(text)


def is_chat(name: str) -> bool:
    return name.startswith(PREFIX)


def _seconds(header: str | None) -> float | None:
    try:
        return max(0.0, float(header or ""))
    except ValueError:
        return None


def _read(text: bytes) -> Reply:
    """A model that says nothing has said nothing; what is no completion at all is a fault at the other end."""
    try:
        found: Any = json.loads(text)
        content = found["choices"][0]["message"]["content"]
    except (ValueError, RecursionError, LookupError, TypeError):
        raise _Later("what came is no chat completion") from None
    usage = found.get("usage")
    counts = [usage.get(key) if isinstance(usage, dict) else 0 for key in ("prompt_tokens", "completion_tokens")]
    tokens = [count if isinstance(count, int) and count > 0 else 0 for count in counts]
    return Reply(content if isinstance(content, str) else "", *tokens)
