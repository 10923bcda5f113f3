"""HTTP: where somebody wants to hear that it is his turn: browsers that take a push, and an e-mail address."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody

from valise_games.games.messages import OWN, Formatter
from valise_games.house.api.accounts import require_cookie_login
from valise_games.house.api.requests import AnyRequest, routes, services_of
from valise_games.house.errors import Refusal, RefusalCode
from valise_games.house.notify.notifier import Letter, is_address
from valise_games.house.notify.webpush import BadSubscription, Subscription
from valise_games.house.people.directory import Person
from valise_games.house.services import Services

MOST_BROWSERS = 8  # of one person; the oldest gives way
CODE_DIGITS = 6
CODE_LIFE = 3600.0  # seconds
MOST_TRIES = 5
BETWEEN_LETTERS = 600.0  # seconds, to one address
WISH = """INSERT INTO email_wish (person, address, code, at) VALUES (?, ?, ?, ?)
ON CONFLICT (person) DO UPDATE SET address = excluded.address, code = excluded.code, at = excluded.at, tries = 0"""


class PushKey(msgspec.Struct):
    """What a browser subscribes with, and how many of this person's have."""

    key: str
    browsers: int


class Unsubscribe(msgspec.Struct, forbid_unknown_fields=True):
    """One browser; with no endpoint, all of them."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)] = ""


class NewEmail(msgspec.Struct, forbid_unknown_fields=True):
    """None ends it."""

    password: Annotated[str, msgspec.Meta(max_length=400)] = ""
    email: Annotated[str, msgspec.Meta(max_length=254)] = ""


class SentCode(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(max_length=16)]


class Mailbox(msgspec.Struct):
    """`offered`: this house sends e-mail. `waiting`: a code was sent, and has not come back yet."""

    offered: bool
    address: str
    waiting: str


# ---------------------------------------------------------------------------------- push
@get("/push")
async def push_key(request: AnyRequest) -> PushKey:
    """What a browser subscribes with."""
    return _push_key(services_of(request), require_cookie_login(request))


@post("/push", status_code=200)
async def subscribe(request: AnyRequest, data: JSONBody[Subscription]) -> PushKey:
    """As the browser's own `subscription.toJSON()` has it."""
    services, person = services_of(request), require_cookie_login(request)
    try:
        data.check(anywhere=services.settings.push_anywhere)
    except BadSubscription as error:
        raise Refusal(RefusalCode.BAD_COMMAND, str(error)) from None
    with services.store.transaction() as db:
        mine = (person.id,)
        db.execute("DELETE FROM push WHERE endpoint = ?", (data.endpoint,))
        db.execute(
            "INSERT INTO push (endpoint, person, subscription, at) VALUES (?, ?, ?, ?)",
            (data.endpoint, *mine, msgspec.json.encode(data), services.now()),
        )
        db.execute(
            """DELETE FROM push WHERE person = ? AND endpoint NOT IN
               (SELECT endpoint FROM push WHERE person = ? ORDER BY at DESC, endpoint LIMIT ?)""",
            (*mine, *mine, MOST_BROWSERS),
        )
    return _push_key(services, person)


@delete("/push", status_code=200)
async def unsubscribe(request: AnyRequest, data: JSONBody[Unsubscribe]) -> PushKey:
    """One browser gets no more pushes, or none does."""
    services, person = services_of(request), require_cookie_login(request)
    with services.store.transaction() as db:
        db.execute("DELETE FROM push WHERE person = ? AND ? IN ('', endpoint)", (person.id, data.endpoint))
    return _push_key(services, person)


def _push_key(services: Services, person: Person) -> PushKey:
    (browsers,) = services.store.one("SELECT count(*) FROM push WHERE person = ?", person.id)
    return PushKey(services.notifier.public_key, browsers)


# ---------------------------------------------------------------------------------- e-mail
@get("/email")
async def mailbox(request: AnyRequest) -> Mailbox:
    """Where letters go, and whether a code is waited for."""
    return _mailbox(services_of(request), require_cookie_login(request))


@post("/email", status_code=200)
async def new_address(request: AnyRequest, data: JSONBody[NewEmail]) -> Mailbox:
    """Sends a code to the address. It is used when the code has come back."""
    services, person = services_of(request), require_cookie_login(request)
    if data.email and not is_address(data.email):
        raise Refusal(RefusalCode.BAD_EMAIL, "this is no e-mail address")
    await services.accounts.confirm(person, data.password)
    if not data.email:
        with services.store.transaction() as db:
            db.execute("UPDATE person SET email = '' WHERE id = ?", (person.id,))
            db.execute("DELETE FROM email_wish WHERE person = ?", (person.id,))
        return _mailbox(services, person)
    if not services.notifier.by_mail:
        raise Refusal(RefusalCode.NO_MAIL, "this house sends no e-mail")
    _limit_letters(services, person, data.email)
    code = "".join(secrets.choice("0123456789") for _ in range(CODE_DIGITS))
    (language,) = services.store.one("SELECT language FROM person WHERE id = ?", person.id)
    say = Formatter(OWN, language, {})
    subject, text = (say.string({"id": part, "code": code}) for part in ("code-subject", "code-text"))
    with services.store.transaction() as db:
        values = (person.id, data.email, _hash(person, code), services.now())
        db.execute(WISH, values)
    services.notifier.put(Letter(data.email, subject, text))
    return _mailbox(services, person)


@post("/email/confirm", status_code=200)
async def confirm_address(request: AnyRequest, data: JSONBody[SentCode]) -> Mailbox:
    """The code came back: the address is used from now on."""
    services, person = services_of(request), require_cookie_login(request)
    wish = services.store.one("SELECT address, code, at, tries FROM email_wish WHERE person = ?", person.id)
    if wish is None or services.now() - wish[2] > CODE_LIFE or wish[3] >= MOST_TRIES:
        raise Refusal(RefusalCode.NO_CODE, "no code is waiting to come back; ask for a new one")
    right = hmac.compare_digest(wish[1], _hash(person, data.code.strip()))
    with services.store.transaction() as db:
        if right:
            db.execute("UPDATE person SET email = ? WHERE id = ?", (wish[0], person.id))
            db.execute("DELETE FROM email_wish WHERE person = ?", (person.id,))
        else:
            db.execute("UPDATE email_wish SET tries = tries + 1 WHERE person = ?", (person.id,))
    if not right:
        raise Refusal(RefusalCode.WRONG_CODE, "this is not the code that was sent")
    return _mailbox(services, person)


def _mailbox(services: Services, person: Person) -> Mailbox:
    (address,) = services.store.one("SELECT email FROM person WHERE id = ?", person.id)
    wish = services.store.one("SELECT address FROM email_wish WHERE person = ?", person.id)
    return Mailbox(services.notifier.by_mail, address, wish[0] if wish else "")


def _limit_letters(services: Services, person: Person, address: str) -> None:
    """The house writes to strangers only as often as nobody can call it a nuisance."""
    services.limits.by("letter", person)
    now, sent = services.now(), services.notifier.codes
    since = now - BETWEEN_LETTERS
    lately = services.store.one(
        "SELECT 1 FROM email_wish WHERE address = ? AND at BETWEEN ? AND ?", address, since, now
    )
    full = len(sent) == sent.maxlen and abs(now - sent[0]) < 3600
    if services.settings.limits and (lately or full):
        raise Refusal(RefusalCode.TOO_FAST, "a code was sent a moment ago; wait a while before asking for another")
    sent.append(now)


def _hash(person: Person, code: str) -> str:
    return hashlib.sha256(f"valise code {person.id} {code}".encode()).hexdigest()


ROUTES = routes("/api/me", globals())
