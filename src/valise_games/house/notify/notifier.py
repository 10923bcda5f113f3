"""Notices to people who are away: at tables by the day, when it came to be theirs to decide.

Who is asked in a window is told so like everybody else who is asked, in the same words; a notice says at which table,
and nothing about what anybody holds. It goes by web push, or by e-mail to who gets no push.

A notice is written down with the row of the log that causes it, and struck out when it is delivered. Any process of the
house takes it; one that dies with it leaves it to the others, or to the next start. So each is delivered, and once,
unless the process dies after a push service or mail server took it and before it is struck out: then it is sent again,
under the same name. What cannot be delivered is tried again a few times, counted and forgotten: the house never waits
for a notice, nor does one person for what cannot be delivered to another.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hashlib
import hmac
import logging
import smtplib
import time
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import getaddresses, make_msgid
from typing import Any, NamedTuple, TypeVar
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
from valise_games.house.storage.store import Notice, Store

log = logging.getLogger("valise.notices")

STORE_AWAY = 5.0  # seconds after which it is tried again
LOOK_EVERY = 2.0  # seconds from one look at what is due again, or was taken by a process that is dead, to the next
LAST_MOMENT = 2.0  # seconds for what is on its way when the house stops
MOST_LETTERS = 1000  # that wait
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

T = TypeVar("T")


class Letter(NamedTuple):
    """One e-mail."""

    to: str
    subject: str
    text: str


class NotDelivered(ValiseError):
    """The mail server could not be reached or did not take a letter."""


class Notifier:
    """Delivers notices and letters, a few at once; `run` is its task."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics, process: str = "") -> None:
        """`process` is the name of this process among those of the house."""
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self._base = settings.address
        self.codes: deque[float] = deque(maxlen=CODES_AN_HOUR)  # when codes were sent to addresses
        self._outbox = store.outbox(process)
        self._letters: deque[Letter] = deque()
        self._busy: set[int | str] = set()  # those to whom something is on its way
        self._more = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
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

    def put(self, letter: Letter) -> None:
        """To be delivered soon; what waits already is not said twice, and what is too much is dropped. Nobody writes it
        down: it has a code in it, and whoever waits for one can ask for another."""
        if letter in self._letters:
            return
        if len(self._letters) >= MOST_LETTERS:
            self._count("dropped")
            return
        self._letters.append(letter)
        self.look()

    def look(self) -> None:
        """Something may be there to be delivered."""
        self._more.set()

    # ------------------------------------------------------------------------------ delivering it
    async def run(self) -> None:
        """Delivers until it is cancelled: many at once, but to one person one after the other, so that nobody waits for
        what another's push service does not take. What is on its way then has a moment to arrive."""
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_EVERY):
                        await self._more.wait()
                self._more.clear()
                self._start_letters()
                with contextlib.suppress(Unavailable):  # looked for again in a moment
                    await self._start_notices()
        finally:
            if self._tasks:
                await asyncio.wait(self._tasks, timeout=LAST_MOMENT)
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            self._outbox.close()

    def _start_letters(self) -> None:
        for letter in list(self._letters):
            if len(self._busy) < AT_ONCE and letter.to not in self._busy:
                self._letters.remove(letter)
                self._start(letter.to, self._deliver_letter(letter))

    async def _start_notices(self) -> None:
        """No more are taken than are sent now: others may have the rest, and what is taken is lost time if this process
        dies."""
        while len(self._busy) < AT_ONCE:
            people = [each for each in self._busy if isinstance(each, int)]
            taken: dict[int, list[Notice]] = {}
            for notice in await self._outbox.take(AT_ONCE - len(self._busy), people):
                taken.setdefault(notice.person, []).append(notice)
            if not taken:
                return
            for person, notices in taken.items():
                self._start(person, self._deliver_notices(notices))

    def _start(self, whose: int | str, work: Coroutine[Any, Any, None]) -> None:
        self._busy.add(whose)
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(functools.partial(self._ended, whose))

    def _ended(self, whose: int | str, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._busy.discard(whose)
        self._more.set()
        if not task.cancelled() and task.exception() is not None:
            log.error("trouble with a notice", exc_info=task.exception())

    async def _deliver_letter(self, letter: Letter) -> None:
        with contextlib.suppress(NotDelivered):
            await self._mail(letter)

    async def _deliver_notices(self, notices: list[Notice]) -> None:
        """To one person; several about one table are one."""
        by_table: dict[str, list[Notice]] = {}
        for notice in notices:
            by_table.setdefault(notice.table, []).append(notice)
        for same in by_table.values():
            settled = await _until_there(functools.partial(self._try, max(same)))
            tries = max(notice.tries for notice in same)
            if settled or tries >= len(TRY_AGAIN):
                mark = functools.partial(self._outbox.done, same)
            else:
                mark = functools.partial(self._outbox.again, same, TRY_AGAIN[tries])
            await _until_there(mark)

    async def _try(self, notice: Notice) -> bool:
        """False if it is to be tried again. Raises Unavailable before anything was sent."""
        try:
            return await self._tell(notice)
        except Unavailable:
            raise
        except NotDelivered:
            return False
        except Exception:
            log.exception("trouble with a notice")
            self._count("failed")
            return True

    async def _tell(self, notice: Notice) -> bool:
        """Whether somebody was reached, or there is nobody to reach."""
        person = self.store.one("SELECT language, email FROM person WHERE id = ? AND NOT gone", notice.person)
        if person is None:
            return True
        language, address = person
        link = f"{self._base}/table/{notice.table}"
        say = Formatter(OWN, language, {})
        subject = say.string({"id": "notice-subject", "game_name": find(notice.game).name})
        words = msgspec.json.encode({"title": "Valise", "text": subject, "table": notice.table, "url": link})
        rows = self.store.all("SELECT endpoint, subscription FROM push WHERE person = ?", notice.person)
        name = self._name(notice)
        room = asyncio.Semaphore(BROWSERS_AT_ONCE)
        pushed = await asyncio.gather(
            *(self._push(endpoint, subscription, words, name, room) for endpoint, subscription in rows)
        )
        if any(pushed):
            return True
        if address and self.by_mail:
            await self._mail(Letter(address, subject, say.string({"id": "notice-text", "link": link})), name)
            return True
        return not rows

    def _name(self, notice: Notice) -> str:
        """The same each time it is sent, and it tells nothing else: who has it twice can know that it is one."""
        about = f"{notice.table} {notice.number} {notice.person}".encode()
        return webpush.base64url(hmac.digest(self._key, about, hashlib.sha256)[:24])

    async def _push(self, endpoint: str, subscription: bytes, words: bytes, name: str, room: asyncio.Semaphore) -> bool:
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
                status = await webpush.push(
                    to, words, self._key, self._subject(), self._resolver, topic=name, anywhere=anywhere
                )
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

    async def _mail(self, letter: Letter, name: str | None = None) -> None:
        """Raises NotDelivered. `name` is that of the notice."""
        message = EmailMessage()
        message["From"] = self.settings.mail_from
        message["To"] = Address(addr_spec=letter.to)
        message["Subject"] = letter.subject
        domain = self.settings.mail_from.rpartition("@")[2] or "valise.invalid"
        message["Message-ID"] = f"<{name}@{domain}>" if name else make_msgid(domain=domain)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.text)
        try:
            await asyncio.get_running_loop().run_in_executor(self._mailers, send_mail, self.settings, message)
        except (OSError, smtplib.SMTPException) as error:
            reason = type(error).__name__  # its words may name the address
            log.warning("a letter was not delivered", extra={"reason": reason})
            self._count("failed")
            raise NotDelivered from None
        self._count("mailed")

    def _count(self, outcome: str) -> None:
        self.metrics.notices[outcome] += 1


async def _until_there(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Again and again, as long as the store is away."""
    while True:
        try:
            return await work()
        except Unavailable:
            await asyncio.sleep(STORE_AWAY)


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
