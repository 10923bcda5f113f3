"""Notices to people who are away: at tables by the day, when it came to be theirs to decide.

Who is asked in a window is told so like everybody else who is asked, in the same words; a notice says at which table,
and nothing about what anybody holds. It goes by web push, or by e-mail to who gets no push. One task owns all of it,
its queue is bounded, and what cannot be delivered is counted and forgotten: the house never waits for a notice.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
from collections import deque
from email.message import EmailMessage
from email.utils import make_msgid
from typing import NamedTuple

import msgspec

from valise_games.errors import ValiseError
from valise_games.games import find
from valise_games.games.messages import OWN, Formatter
from valise_games.house.config import Settings
from valise_games.house.errors import Unavailable
from valise_games.house.metrics import Metrics
from valise_games.house.notify import webpush
from valise_games.house.storage.store import Store

log = logging.getLogger("valise.notices")

MOST_WAITING = 1000
DELIVERERS = 4  # notices on their way at once: one slow push service does not stop the others
MAIL_TIME = 10.0  # seconds
CODES_AN_HOUR = 60  # to addresses that are not confirmed yet
KEY = "vapid key"


class Notice(NamedTuple):
    """Somebody owes a decision at a table."""

    person: int
    game: str
    table: str


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
        self._queue: asyncio.Queue[Notice | Letter] = asyncio.Queue(MOST_WAITING)
        self._waiting: set[Notice | Letter] = set()  # what is in it: the same is not said twice
        with store.transaction() as db:
            db.execute("INSERT OR IGNORE INTO setting VALUES (?, ?)", (KEY, webpush.new_key()))
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
        if notice in self._waiting:
            return
        try:
            self._queue.put_nowait(notice)
        except asyncio.QueueFull:
            self._count("dropped")
        else:
            self._waiting.add(notice)

    # ------------------------------------------------------------------------------ delivering it
    async def run(self) -> None:
        """Delivers until it is cancelled."""
        async with asyncio.TaskGroup() as group:
            for _ in range(DELIVERERS):
                group.create_task(self._deliver())

    async def _deliver(self) -> None:
        while True:
            notice = await self._queue.get()
            self._waiting.discard(notice)
            try:
                if isinstance(notice, Letter):
                    await self._mail(notice)
                else:
                    await self._tell(notice)
            except NotDelivered as error:
                log.warning("a letter was not delivered", extra={"reason": str(error)})
                self._count("failed")
            except Exception:
                log.exception("trouble with a notice")
                self._count("failed")

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
        pushed = await asyncio.gather(*(self._push(endpoint, subscription, words) for endpoint, subscription in rows))
        if not any(pushed) and address and self.by_mail:
            await self._mail(Letter(address, subject, say.string({"id": "notice-text", "link": link})))

    async def _push(self, endpoint: str, subscription: bytes, words: bytes) -> bool:
        to = msgspec.json.decode(subscription, type=webpush.Subscription)
        try:
            status = await webpush.push(to, words, self._key, self._subject(), anywhere=self.settings.push_anywhere)
        except webpush.NotSent as error:
            log.warning("a push was not sent", extra={"reason": str(error)})
            self._count("failed")
            return False
        if status in webpush.GONE:
            self._drop(endpoint)
        if not 200 <= status < 300:
            log.warning("a push was not taken", extra={"status": status})
        self._count("pushed" if 200 <= status < 300 else "gone" if status in webpush.GONE else "failed")
        return 200 <= status < 300

    def _drop(self, endpoint: str) -> None:
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
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Message-ID"] = make_msgid(domain=self.settings.mail_from.rpartition("@")[2] or "valise.invalid")
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.text)
        try:
            await asyncio.to_thread(send_mail, self.settings, message)
        except (OSError, smtplib.SMTPException) as error:
            raise NotDelivered(type(error).__name__) from None  # its words may name the address
        self._count("mailed")

    def _count(self, outcome: str) -> None:
        self.metrics.notices[outcome] += 1


def send_mail(settings: Settings, message: EmailMessage) -> None:
    """In a thread: smtplib waits."""
    kind = smtplib.SMTP_SSL if settings.mail_tls == "tls" else smtplib.SMTP
    with kind(settings.mail_host, settings.mail_port, timeout=MAIL_TIME) as server:
        if settings.mail_tls == "starttls":
            server.starttls()
        if settings.mail_user:
            server.login(settings.mail_user, settings.mail_password)
        server.send_message(message)
