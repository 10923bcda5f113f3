"""By plain HTTP: who one is, commands, and a table as it is now. Enough for a simple client."""

from __future__ import annotations

import http.client
import json
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from valise_games.errors import ValiseError

Action = dict[str, Any]
PATIENCE = 30.0  # seconds for an answer
COME_BACK = (0.1, 0.3, 1.0, 2.0, 4.0, 8.0)  # seconds between tries after a break
COOKIES = ("valise=", "__Host-valise=")  # the second over https only


class Refused(ValiseError):
    """The house did not carry out a command; everything is as before."""

    def __init__(self, code: str, text: str, allowed: list[Action] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.allowed = allowed


class Unreachable(ValiseError):
    """There is no house at this address, or it does not answer."""


class HttpClient:
    """One person or bot in one house. With an API key it is the key's account; with a cookie, whom the house gave it
    to; else a new guest."""

    def __init__(
        self,
        url: str,
        name: str = "",
        key: str = "",
        cookie: str = "",
        *,
        language: str = "",
        patience: float = PATIENCE,
        come_back: Sequence[float] = COME_BACK,
    ) -> None:
        self.url, self._place, self._secure = _address(url)
        self._key = key
        self.cookie = cookie
        self.patience = patience
        self.pauses = tuple(come_back)
        hello = self.post("/api/hello", {"name": name} | ({"language": language} if language else {}))
        self.id: int = hello["you"]
        self.name: str = hello["name"]
        self.account: bool = hello["account"]
        self.house_key: str = hello.get("key", "")  # with which it signs records

    # ------------------------------------------------------------------------------ playing
    def command(self, do: str, **fields: Any) -> dict[str, Any]:
        """Carries out one command. After a break it is sent again: its key tells the house that it is the same one."""
        return self._again("POST", "/api/do", json.dumps({"do": do, "key": new_key(), **fields}))

    def state(self, code: str, since: int = 0) -> dict[str, Any]:
        """The table as it is, with its events from that entry on."""
        return self._again("GET", f"/api/tables/{code}?since={since}")

    def decision(self, code: str) -> dict[str, Any]:
        """What this person has to decide there, by its name, and what may be done."""
        return self._again("GET", f"/api/tables/{code}/legal")

    def act_on(self, code: str, decision: str, action: Action) -> dict[str, Any]:
        """Decides what was asked under that name; raises Refused if something else is asked by now."""
        return self.command("act", table=code, decision=decision, action=action)

    def listed(self) -> list[dict[str, Any]]:
        """All that are listed, the latest first."""
        lines: list[dict[str, Any]] = self.get("/api/tables")
        return lines

    # ------------------------------------------------------------------------------ one request
    def get(self, path: str) -> Any:
        """The answer to a GET; raises Refused and Unreachable."""
        return self._request("GET", path, None)

    def post(self, path: str, body: Mapping[str, Any]) -> Any:
        """The answer to a POST; raises Refused and Unreachable."""
        return self._request("POST", path, json.dumps(body))

    def _again(self, method: str, path: str, body: str | None = None) -> dict[str, Any]:
        for pause in self.pauses:
            try:
                return dict(self._request(method, path, body))
            except Unreachable:
                time.sleep(pause)
        return dict(self._request(method, path, body))

    def _request(self, method: str, path: str, body: str | None) -> Any:
        kind = http.client.HTTPSConnection if self._secure else http.client.HTTPConnection
        connection = kind(self._place, timeout=self.patience)
        try:
            connection.request(method, path, body, {"content-type": "application/json", **self.headers()})
            answer = connection.getresponse()
            text = answer.read()
        except (OSError, http.client.HTTPException, UnicodeError) as error:
            raise Unreachable(f"{self.url} does not answer: {_reason(error)}") from None
        finally:
            connection.close()
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie" and value.startswith(COOKIES):
                self.cookie = value.partition(";")[0]
        try:
            response = json.loads(text)
        except ValueError:
            raise Unreachable(f"{self.url} is no house of Valise: it answered {answer.status}") from None
        if answer.status >= 400:
            if not isinstance(response, dict) or response.get("is") != "refused":
                raise Unreachable(f"{self.url} is no house of Valise: it answered {answer.status}")
            raise Refused(response["code"], response["text"], response.get("allowed"))
        return response

    def headers(self) -> dict[str, str]:
        """What is sent with every request: who one is."""
        headers = {"cookie": self.cookie} if self.cookie else {}
        return headers | ({"authorization": f"Bearer {self._key}"} if self._key else {})


def new_key() -> str:
    """A name for a command that no other has."""
    return secrets.token_urlsafe(9)


def _address(url: str) -> tuple[str, str, bool]:
    """The address without its path, the place in it, and whether it is secure."""
    parts = urlsplit(url if "//" in url else f"http://{url}")
    try:
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good:
        raise Unreachable(f"{url!r} is no address of a house; one looks like http://127.0.0.1:8600")
    return f"{parts.scheme}://{parts.netloc}", parts.netloc, parts.scheme == "https"


def _reason(error: Exception) -> str:
    text = (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__
    return text[:1].lower() + text[1:]
