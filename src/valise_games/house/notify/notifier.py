"""Notices to people who are away: at tables by the day, when it came to be theirs to decide.

Who is asked in a window is told so like everybody else who is asked, in the same words; a notice says at which table,
and nothing about what anybody holds. It goes by web push, or by e-mail to who gets no push. One task owns all of it,
its queues are bounded, and what cannot be delivered is tried again a few times, counted and forgotten: the house never
waits for a notice, nor does one person for what cannot be delivered to another.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import getaddresses, make_msgid
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from valise_games.errors import ValiseError
from valise_games.games import find
from valise_games.games.messages import OWN, Formatter
from valise_games.house.config import Settings
from valise_games.house.errors import Unavailable
from valise_games.house.metrics import Metrics
from valise_games.house.notify import webpush
from valise_games.house.notify.resolver import Resolver
from valise_games.house.storage.store import Store

log = logging.getLogger("valise.notices")

STORE_AWAY = 5.0  # seconds after which it is tried again
MOST_WAITING = 1000
MOST_EACH = 100  # to one person
AT_ONCE = 64  # people to whom something is on its way
BROWSERS_AT_ONCE = 2  # of one person
LETTERS_AT_ONCE = 4
TRY_AGAIN = (30.0, 120.0)  # seconds after which a notice that reached no browser is sent again
FIRST_REST, LONGEST_REST = 20.0, 3600.0  # seconds in which nothing is sent to a browser that was not reached
MOST_FAILURES = 5  # in a row, of a browser whose push service took nothing from us yet
MOST_REMEMBERED = 10_000  # push services that took something, and browsers that were not reached
MAIL_TIME = 10.0  # seconds
CODES_AN_HOUR = 60  # to addresses that are not confirmed yet
KEY = "vapid key"


class Notice(NamedTuple):
    """Somebody owes a decision at a table."""

    person: int
    game: str
    table: str
    tries: int = 0  # before this one


class Letter(NamedTuple):
    """One e-mail."""

    to: str
    subject: str
    text: str


class NotDelivered(ValiseError):
    """The mail server could not be reached or did not take a letter."""


class Notifier:
    """Delivers notices and letters, a few at once; `run` is its task."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self._base = settings.address
        self.codes: deque[float] = deque(maxlen=CODES_AN_HOUR)  # when codes were sent to addresses
        self._waiting: dict[int | str, deque[Notice | Letter]] = {}  # by whom it is for, in turn
        self._count_waiting = 0
        self._busy: set[int | str] = set()  # those to whom something is on its way
        self._more = asyncio.Event()
        self._resolver = Resolver()
        self._failing: dict[str, tuple[int, float]] = {}  # endpoints: how often in a row, and until when they rest
        self._good: dict[str, None] = {}  # hosts that took a push
        self._mailers = ThreadPoolExecutor(LETTERS_AT_ONCE, "mail")
        with store.transaction() as db:
            db.execute(
                "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
                (KEY, webpush.new_key()),
            )
        self._key: bytes = store.one("SELECT value FROM setting WHERE name = ?", KEY)[0]

    @property
    def public_key(self) -> str:
        """What a browser subscribes with."""
        return webpush.base64url(webpush.public_bytes(webpush.private_key(self._key)))

    @property
    def by_mail(self) -> bool:
        """Whether this house sends e-mail."""
        return bool(self.settings.mail_host)

    def put(self, notice: Notice | Letter) -> None:
        """To be delivered soon; what waits already is not said twice, and what is too much is dropped."""
        whose = _recipient(notice)
        mine = self._waiting.get(whose, ())
        if notice in mine:
            return
        if self._count_waiting >= MOST_WAITING or len(mine) >= MOST_EACH:
            self._count("dropped")
            return
        self._waiting.setdefault(whose, deque()).append(notice)
        self._count_waiting += 1
        self._more.set()

    # ------------------------------------------------------------------------------ delivering it
    async def run(self) -> None:
        """Delivers until it is cancelled: many at once, but to one person one after the other, so that nobody waits for
        what another's push service does not take."""
        async with asyncio.TaskGroup() as group:
            while True:
                await self._more.wait()
                self._more.clear()
                for whose in [whose for whose in self._waiting if whose not in self._busy]:
                    if len(self._busy) < AT_ONCE:
                        self._busy.add(whose)
                        group.create_task(self._deliver(whose, self._take(whose)))

    def _take(self, whose: int | str) -> Notice | Letter:
        mine = self._waiting.pop(whose)
        notice = mine.popleft()
        if mine:
            self._waiting[whose] = mine  # behind the others
        self._count_waiting -= 1
        return notice

    async def _deliver(self, whose: int | str, notice: Notice | Letter) -> None:
        try:
            if isinstance(notice, Letter):
                await self._mail(notice)
            else:
                await self._tell(notice)
        except Unavailable:  # nobody can be found now
            asyncio.get_running_loop().call_later(STORE_AWAY, self.put, notice)
        except NotDelivered as error:
            log.warning("a letter was not delivered", extra={"reason": str(error)})
            self._count("failed")
        except Exception:
            log.exception("trouble with a notice")
            self._count("failed")
        finally:
            self._busy.discard(whose)
            self._more.set()

    async def _tell(self, notice: Notice) -> None:
        person = self.store.one("SELECT language, email FROM person WHERE id = ? AND NOT gone", notice.person)
        if person is None:
            return
        language, address = person
        link = f"{self._base}/table/{notice.table}"
        say = Formatter(OWN, language, {})
        subject = say.string({"id": "notice-subject", "game_name": find(notice.game).name})
        words = msgspec.json.encode({"title": "Valise", "text": subject, "table": notice.table, "url": link})
        rows = self.store.all("SELECT endpoint, subscription FROM push WHERE person = ?", notice.person)
        room = asyncio.Semaphore(BROWSERS_AT_ONCE)
        pushed = await asyncio.gather(
            *(self._push(endpoint, subscription, words, room) for endpoint, subscription in rows)
        )
        if any(pushed):
            return
        if address and self.by_mail:
            await self._mail(Letter(address, subject, say.string({"id": "notice-text", "link": link})))
        elif notice.tries < len(TRY_AGAIN) and rows:
            later = notice._replace(tries=notice.tries + 1)
            asyncio.get_running_loop().call_later(TRY_AGAIN[notice.tries], self.put, later)

    async def _push(self, endpoint: str, subscription: bytes, words: bytes, room: asyncio.Semaphore) -> bool:
        """Whether a browser was reached. One that is not rests for a while, longer each time; one that never is, and
        whose push service nobody else's reaches, is forgotten."""
        failures, rests_until = self._failing.get(endpoint, (0, 0.0))
        if time.monotonic() < rests_until:
            self._count("rested")
            return False
        to = msgspec.json.decode(subscription, type=webpush.Subscription)
        host = urlsplit(endpoint).netloc
        status, anywhere = 0, self.settings.push_anywhere
        try:
            async with room:
                status = await webpush.push(to, words, self._key, self._subject(), self._resolver, anywhere=anywhere)
        except webpush.NotSent as error:
            log.warning("a push was not sent", extra={"reason": str(error)})
        taken = 200 <= status < 300
        if taken:
            self._failing.pop(endpoint, None)
            self._remember_good(host)
        elif status in webpush.GONE or (failures + 1 >= MOST_FAILURES and host not in self._good):
            self._drop(endpoint)
        else:
            if len(self._failing) >= MOST_REMEMBERED:
                del self._failing[next(iter(self._failing))]
            self._failing[endpoint] = (failures + 1, time.monotonic() + min(LONGEST_REST, FIRST_REST * 4**failures))
        if status and not taken:
            log.warning("a push was not taken", extra={"status": status})
        self._count("pushed" if taken else "gone" if status in webpush.GONE else "failed")
        return taken

    def _remember_good(self, host: str) -> None:
        self._good[host] = None
        if len(self._good) > MOST_REMEMBERED:
            del self._good[next(iter(self._good))]

    def _drop(self, endpoint: str) -> None:
        self._failing.pop(endpoint, None)
        try:
            with self.store.transaction() as db:
                db.execute("DELETE FROM push WHERE endpoint = ?", (endpoint,))
        except Unavailable:
            pass  # the next notice finds it gone again

    def _subject(self) -> str:
        """Whom a push service may write to about us."""
        if self.settings.url.startswith("https://"):
            return self.settings.url
        return f"mailto:{self.settings.mail_from}" if self.settings.mail_from else ""

    async def _mail(self, letter: Letter) -> None:
        message = EmailMessage()
        message["From"] = self.settings.mail_from
        message["To"] = Address(addr_spec=letter.to)
        message["Subject"] = letter.subject
        message["Message-ID"] = make_msgid(domain=self.settings.mail_from.rpartition("@")[2] or "valise.invalid")
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.text)
        try:
            await asyncio.get_running_loop().run_in_executor(self._mailers, send_mail, self.settings, message)
        except (OSError, smtplib.SMTPException) as error:
            raise NotDelivered(type(error).__name__) from None  # its words may name the address
        self._count("mailed")

    def _count(self, outcome: str) -> None:
        self.metrics.notices[outcome] += 1


def _recipient(notice: Notice | Letter) -> int | str:
    return notice.to if isinstance(notice, Letter) else notice.person


def is_address(text: str) -> bool:
    """Whether it is one address, without a name, in plain letters; as the library reads it that sends letters."""
    try:
        return text.isascii() and Address(addr_spec=text).addr_spec == text and getaddresses([text]) == [("", text)]
    except Exception:  # its parser fails in many ways on what is none
        return False


def send_mail(settings: Settings, message: EmailMessage) -> None:
    """In a thread: smtplib waits."""
    kind = smtplib.SMTP_SSL if settings.mail_tls == "tls" else smtplib.SMTP
    with kind(settings.mail_host, settings.mail_port, timeout=MAIL_TIME) as server:
        if settings.mail_tls == "starttls":
            server.starttls()
        if settings.mail_user:
            server.login(settings.mail_user, settings.mail_password)
        server.send_message(message)
