"""Requests as no client of ours would send them."""

from __future__ import annotations

import http.client
import json
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from tests.house.houses import RunningHouse
from tests.waiting import PATIENCE


class Answer(NamedTuple):
    status: int
    payload: Any
    cookie: str  # as it is sent back
    headers: dict[str, str]


def ask(house: RunningHouse, path: str, body: object = None, method: str = "", **headers: str) -> Answer:
    """A POST if there is a body; bytes are sent as they are. Underscores in the names of headers stand for hyphens."""
    connection = http.client.HTTPConnection(urlsplit(house.url).netloc, timeout=PATIENCE)
    try:
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        text = body if body is None or isinstance(body, bytes) else json.dumps(body)
        kind = {"content-type": "application/json"} if body is not None else {}
        connection.request(method or ("GET" if body is None else "POST"), path, text, kind | sent)
        answer = connection.getresponse()
        payload = json.loads(answer.read() or b"null")
        found = {name.lower(): value for name, value in answer.getheaders()}
        found["set-cookies"] = "\n".join(answer.headers.get_all("set-cookie", []))  # each of them
        return Answer(answer.status, payload, found.get("set-cookie", "").partition(";")[0], found)
    finally:
        connection.close()


def hello(house: RunningHouse, name: str = "", **headers: str) -> Answer:
    return ask(house, "/api/hello", {"name": name}, **headers)
