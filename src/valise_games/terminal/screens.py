"""The client on a whole terminal, with Textual: the game, lists, questions and pages, each a screen."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen, Screen
from textual.theme import Theme
from textual.widget import Widget
from textual.widgets import Input, Static

from valise_games.drawing.palette import Ground, ink, resolved, styles
from valise_games.games.entry import Entry
from valise_games.games.palette import HOUSE
from valise_games.terminal import layout
from valise_games.terminal.game import Game, Moment, section_lines
from valise_games.terminal.menu import Choice, Group, Menu, Spot, lay_out
from valise_games.terminal.seat import Changes, Leave, NotTaken, Page, leave_on_signals
from valise_games.terminal.texts import Texts

POLL_INTERVAL = 0.1  # seconds between looks at the table
GRACE = 0.3  # seconds in which a key that was meant for the question before does not answer a new one
LOG_SHOWN = 200  # lines
SHORT_PAPERS = 6  # lines, below which the papers have none to spare


class StyledText(Static):
    """Text with the named styles of the house."""

    def show(self, *lines: Text) -> None:
        app = self.app
        assert isinstance(app, ValiseApp)
        self.update(Text("\n").join(resolved(line, app.named) for line in lines))


class ChoiceMenu(Widget, can_focus=True):
    """Choices to pick from with the arrows, the mouse, numbers, or by typing words of them."""

    class Taken(Message):
        """A choice was picked."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    class Typed(Message):
        """What is looked for has changed."""

        def __init__(self, typed: str) -> None:
            super().__init__()
            self.typed = typed

    class Left(Message):
        """Escape was pressed, and nothing was looked for."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.menu = Menu()
        self.typed = ""
        self.cursor = 0  # the number of a choice; 0 for none
        self._since = 0.0
        self._top = 0
        self._most = 1000  # lines that are better not exceeded
        self._lines: list[Text] = []
        self._spots: list[Spot] = []

    def offer(self, menu: Menu, *, anew: bool = True) -> None:
        """Shows these choices. `anew`: it is another question, and what was typed does not answer it."""
        self.menu = menu
        if anew:
            self.typed, self.cursor, self._top = "", 0, 0
            self._since = time.monotonic()
            self.post_message(self.Typed(""))
        if not self.cursor or self.cursor > len(menu.choices):
            self.cursor = next((at for at, one in enumerate(menu.choices, 1) if one.value is not None), 0)
        self._draw()

    def point_at(self, number: int) -> None:
        self.cursor = number
        self._draw()

    def lines_wanted(self, width: int, most: int) -> int:
        """How many lines the matching choices need, in at most so many if that can be."""
        self._most = most
        return len(lay_out(self.menu, self._fitting(), width, most=most)[0])

    def filter_text(self, texts: Texts) -> str:
        """What is looked for, in words; empty where nothing is, or a number that can be seen."""
        if not self.typed or (self.typed.isdecimal() and self._spots):
            return ""
        return texts("filter" if self._spots else "nothing-matches", typed=self.typed)

    # ------------------------------------------------------------------------------ drawing
    def _fitting(self) -> list[int]:
        """The numbers of the choices that are shown: all of them where one is looked for by its number."""
        fitting = self.menu.fitting(self.typed)
        if self.typed.isdecimal() and len(fitting) == 1:
            self.cursor = fitting[0]
            return list(range(1, len(self.menu.choices) + 1))
        return fitting

    def _draw(self) -> None:
        shown = self._fitting()
        if shown and self.cursor not in shown:
            self.cursor = shown[0]
        self._lines, self._spots = lay_out(self.menu, shown, max(10, self.size.width), self.cursor, self._most)
        spot = next((spot for spot in self._spots if spot.number == self.cursor), None)
        if spot is not None:
            self._top = max(min(self._top, spot.row), spot.row - self.size.height + 1)
        self.refresh()

    def render(self) -> Text:
        app = self.app
        assert isinstance(app, ValiseApp)
        high = max(1, self.size.height)
        self._top = max(0, min(self._top, len(self._lines) - high))
        lines = [resolved(line, app.named) for line in self._lines[self._top : self._top + high]]
        below = len(self._lines) - self._top - high
        if lines and below > 0:  # there is more to see
            lines[-1].truncate(max(1, self.size.width - 6))
            lines[-1].append(f"  ▾{below}", app.named["quiet"])
        return Text("\n", no_wrap=True).join(lines)

    def on_resize(self) -> None:
        self._draw()

    # ------------------------------------------------------------------------------ keys and mouse
    def on_key(self, event: events.Key) -> None:
        if self._pressed(event.key, event.character):
            event.stop()
            event.prevent_default()

    def _pressed(self, key: str, character: str | None) -> bool:
        if key == "enter":
            seen = any(spot.number == self.cursor for spot in self._spots)
            if seen and time.monotonic() - self._since >= GRACE:
                self._take(self.cursor)
        elif key in ("left", "right", "up", "down"):
            self._move(key)
        elif key in ("backspace", "escape") and self.typed:
            self._look_for(self.typed[:-1] if key == "backspace" else "")
        elif key == "escape":
            self.post_message(self.Left())
        elif character and character.isprintable() and character not in "/?" and self.menu.choices:
            self._look_for(self.typed + character)
        else:
            return False
        return True

    def _look_for(self, typed: str) -> None:
        self.typed = typed.lstrip()
        self.post_message(self.Typed(self.typed))
        self._draw()

    def _move(self, key: str) -> None:
        at = next((n for n, spot in enumerate(self._spots) if spot.number == self.cursor), None)
        if at is None:
            return
        here = self._spots[at]
        if key in ("left", "right"):
            at = min(max(0, at + (1 if key == "right" else -1)), len(self._spots) - 1)
        else:
            rows = [spot.row for spot in self._spots]
            wanted = [row for row in rows if (row > here.row if key == "down" else row < here.row)]
            if not wanted:
                return
            row = min(wanted) if key == "down" else max(wanted)
            at = min((n for n, r in enumerate(rows) if r == row), key=lambda n: abs(self._spots[n].start - here.start))
        self.cursor = self._spots[at].number
        if self.typed.isdecimal():
            self._look_for("")
        self._draw()

    def on_click(self, event: events.Click) -> None:
        row = event.y + self._top
        for spot in self._spots:
            if spot.row == row and spot.start <= event.x < spot.end:
                self.cursor = spot.number
                self._draw()
                self._take(spot.number)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._scroll(1)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._scroll(-1)

    def _scroll(self, rows: int) -> None:
        self._top = max(0, min(self._top + rows, len(self._lines) - self.size.height))
        self.refresh()

    def _take(self, number: int) -> None:
        if 1 <= number <= len(self.menu.choices):
            self._look_for("")
            self.post_message(self.Taken(self.menu.choices[number - 1]))


# ---------------------------------------------------------------------------------- the game
class GameScreen(Screen[Exception | None]):
    """A table: board, seats, papers, log, what is happening, and the menu. Dismissed with what ended it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("question_mark,f1", "command('help')", "help"),
        ("slash", "more", "more"),
        ("pageup", "read_log(-1)", "log"),
        ("pagedown", "read_log(1)", "log"),
    ]

    def __init__(self, game: Game, ui: ScreenUI, others: asyncio.Task[None]) -> None:
        super().__init__()
        self.game, self.ui, self.others = game, ui, others
        self.texts = game.texts
        self.now: Moment | None = None
        self._seen = -1
        self._status = ""
        self._asked = ""
        self._busy = False

    def compose(self) -> ComposeResult:
        yield StyledText(id="head")
        yield StyledText(id="board")
        yield StyledText(id="seats")
        with VerticalScroll(id="papers", can_focus=False):
            yield StyledText(id="papers-text")
        with VerticalScroll(id="log", can_focus=False):
            yield StyledText(id="log-text")
        yield StyledText(id="strip")
        yield ChoiceMenu(id="menu")

    def on_mount(self) -> None:
        self.query_one(ChoiceMenu).focus()
        self.set_interval(POLL_INTERVAL, self._tick)
        self._tick()

    def on_resize(self) -> None:
        self._arrange()

    # ------------------------------------------------------------------------------ looking
    def _tick(self) -> None:
        seat = self.game.seat
        if self.others.done() and not self.others.cancelled() and (error := self.others.exception()):
            self.dismiss(error if isinstance(error, Exception) else RuntimeError(str(error)))
            return
        if seat.changes.count != self._seen:
            self._seen, self._status = seat.changes.count, seat.status()
            self.refresh_game()
            if seat.over:
                self.dismiss(None)
        elif (status := seat.status()) != self._status:
            self._status = status
            self._show_strip()

    def refresh_game(self) -> None:
        """Takes in what is new, and shows it."""
        self.now = self.game.look()
        question = self.now.question
        if self._busy:
            self.query_one(ChoiceMenu).offer(Menu(), anew=False)
        else:
            self.query_one(ChoiceMenu).offer(self.now.menu, anew=question != self._asked)
            if self._asked and question != self._asked:
                self.ui.advice = ""
            self._asked = question
        self._arrange()

    def _arrange(self) -> None:
        now, (width, height) = self.now, self.size
        if now is None or not width or not self.is_mounted:
            return
        drawer, menu = self.game.drawer, self.query_one(ChoiceMenu)
        wanted = max(1, menu.lines_wanted(width, layout.menu_lines(height)))
        narrowest = drawer.narrowest(now.view)
        placed = layout.arrange(
            now, width, height, len(self._strip(width)), wanted, narrowest,
            lambda columns, lines: drawer.draw(now.view, columns, lines),
        )  # fmt: skip
        for name in ("board", "seats", "papers", "log", "strip", "menu"):
            box: layout.Box = getattr(placed, name)
            widget = self.query_one(f"#{name}")
            widget.display = box.width > 0 and box.height > 0
            widget.styles.offset = (box.x, box.y)
            widget.styles.width, widget.styles.height = box.width, box.height
        self.query_one("#head", StyledText).show(self._head(width))
        self.query_one("#board", StyledText).show(*placed.drawn)
        self.query_one("#seats", StyledText).show(*placed.seat_lines)
        self.query_one("#papers-text", StyledText).show(*self._papers(now, short=placed.papers.height < SHORT_PAPERS))
        self._show_log(now, placed.log.width)
        self._show_strip()

    def _head(self, width: int) -> Text:
        assert self.now is not None
        line = (
            ink("Valise", "bold")
            + "  "
            + ink(self.game.seat.entry.name, "accent")
            + "  "
            + ink(self.now.round, "quiet")
        )
        keys = self.texts("keys").split(" · ")
        while keys and len(line.plain) + 2 + len(" · ".join(keys)) > width:
            keys.pop()
        return line + " " * (width - len(line.plain) - len(" · ".join(keys))) + ink(" · ".join(keys), "quiet")

    def _papers(self, now: Moment, *, short: bool) -> list[Text]:
        """Under a tab, or beside it where there are few lines."""
        tab, lines = ink(self.texts("eyes-only"), "mine.tab"), section_lines(now.papers)
        if short and lines:
            return [tab + "  " + lines[0], *(line for line in lines[1:] if line.plain)]
        return [tab, *lines]

    def _show_log(self, now: Moment, width: int) -> None:
        rows: list[Text] = []
        last: int | None = None
        for at in range(max(0, len(now.log) - LOG_SHOWN), len(now.log)):
            line = now.log[at]
            gutter = f"{line.round:>2} " if line.round is not None and line.round != last else "   "
            last = line.round if line.round is not None else last
            for n, row in enumerate(layout.wrapped(line.text, width - 5)):
                text = row if at >= now.fresh else ink(row.plain, "quiet")
                rows.append(ink(gutter if n == 0 else "   ", "quiet") + text)
        self.query_one("#log-text", StyledText).show(*rows)
        self.call_after_refresh(self.query_one("#log", VerticalScroll).scroll_end, animate=False)

    def _strip(self, width: int) -> list[Text]:
        """What is happening, what is owed and the time for it, and a word of advice."""
        now, menu = self.now, self.query_one(ChoiceMenu)
        assert now is not None
        owed = now.owed.copy()
        if self._status:
            owed.append(f"{'  ' if owed.plain else ''}{self._status}", "quiet")
        lines = [ink("─" * width, "frame")]
        if owed.plain and len(now.happening.plain) + 1 + len(owed.plain) <= width:
            lines.append(now.happening + " " + owed)
        else:
            lines += [*layout.wrapped(now.happening, width), *layout.wrapped(owed, width)]
        advice = menu.filter_text(self.texts) or self.ui.advice
        return [*lines, *layout.wrapped(ink(advice, "accent"), width)]

    def _show_strip(self) -> None:
        lines = self._strip(self.size.width)
        strip = self.query_one("#strip", StyledText)
        if strip.styles.height is None or strip.styles.height.value != len(lines):
            if self.now is not None and strip.size.height and strip.size.height != len(lines):
                self.call_after_refresh(self._arrange)
        strip.show(*lines)

    # ------------------------------------------------------------------------------ doing
    def on_choice_menu_typed(self) -> None:
        if self.now is not None:
            self._arrange()

    def on_choice_menu_left(self) -> None:
        self.action_more()

    def on_choice_menu_taken(self, message: ChoiceMenu.Taken) -> None:
        if message.choice.value is None:
            self._advise(message.choice.why)
        elif not self._busy:
            self._do(lambda: self.game.play(message.choice.value, self.ui))

    def action_command(self, name: str) -> None:
        self._do(lambda: self._command(name))

    def action_more(self) -> None:
        self._do(self._more)

    def action_read_log(self, pages: int) -> None:
        log = self.query_one("#log", VerticalScroll)
        log.scroll_relative(y=pages * max(1, log.size.height - 1), animate=False)

    async def _command(self, name: str) -> None:
        self.ui.advice = await self.game.command(name, "", self.ui)

    async def _more(self) -> None:
        choices = [Choice(Text(self.texts(f"command-{name}")), name) for name in self.game.commands]
        page = Page(self.texts("more"), [], Menu([Group(Text(), [one]) for one in choices]))
        name = await self.ui.choose_in_box(page)
        if name is not None:
            await self._command(name)

    @work
    async def _do(self, act: Callable[[], Awaitable[None]]) -> None:
        """One thing at a time; what cannot be done is told."""
        if self._busy:
            return
        self._busy = True
        self.ui.advice = ""
        try:
            await act()
        except NotTaken as error:
            self.ui.advice = str(error)
        except Leave as leave:
            self.dismiss(leave)
            return
        finally:
            self._busy = False
        self._seen = -1
        self._tick()

    def _advise(self, text: str) -> None:
        self.ui.advice = text
        self._arrange()


# ---------------------------------------------------------------------------------- lists, questions, pages
class ListScreen(Screen[Any]):
    """Something to choose from, kept up to date; dismissed with the value that was picked, or None."""

    def __init__(self, page: Callable[[], Page | None], changes: Changes | None, ui: ScreenUI) -> None:
        super().__init__()
        self.make, self.changes, self.ui = page, changes, ui
        self._seen = -1
        self._title = ""

    def compose(self) -> ComposeResult:
        with Vertical(id="list"):
            yield StyledText(id="title")
            with VerticalScroll(id="above", can_focus=False):
                yield StyledText(id="above-text")
            yield StyledText(id="advice")
            yield ChoiceMenu(id="menu")
            yield StyledText(id="keys")

    def on_mount(self) -> None:
        self.query_one(ChoiceMenu).focus()
        self._show(anew=True)
        if self.changes is not None:
            self.set_interval(POLL_INTERVAL, self._tick)

    def _tick(self) -> None:
        if self.changes is not None and self.changes.count != self._seen:
            self._show(anew=False)

    def _show(self, *, anew: bool) -> None:
        self._seen = self.changes.count if self.changes else 0
        page = self.make()
        if page is None:
            self.dismiss(None)
            return
        menu = self.query_one(ChoiceMenu)
        self.query_one("#title", StyledText).show(ink(page.title, "accent"))
        self.query_one("#above-text", StyledText).show(*page.above)
        self.query_one("#above").display = bool(page.above)
        self.query_one("#keys", StyledText).show(ink(self.ui.texts("keys-list"), "quiet"))
        menu.offer(page.menu, anew=anew)
        if anew and self.ui.last[0] == page.title and self.ui.last[1] <= len(page.menu.choices):
            menu.point_at(self.ui.last[1])  # a list that is shown again, with something changed in it
        self._title = page.title
        width = self.size.width - 2 if not isinstance(self, BoxScreen) else min(70, self.size.width - 8)
        self.query_one("#above").styles.max_height = max(3, self.size.height - menu.lines_wanted(width, 5) - 7)
        menu.styles.height = max(1, min(menu.lines_wanted(width, self.size.height - 6), self.size.height - 6))
        self._advise()

    def _advise(self) -> None:
        advice = self.query_one(ChoiceMenu).filter_text(self.ui.texts) or self.ui.advice
        self.query_one("#advice", StyledText).show(ink(advice, "accent"))
        self.query_one("#advice").display = bool(advice)

    def on_choice_menu_typed(self) -> None:
        self._advise()

    def on_choice_menu_taken(self, message: ChoiceMenu.Taken) -> None:
        if message.choice.value is None:
            self.ui.advice = message.choice.why
            self._advise()
        else:
            self.ui.advice = ""
            self.ui.last = (self._title, self.query_one(ChoiceMenu).cursor)
            self.dismiss(message.choice.value)

    def on_choice_menu_left(self) -> None:
        self.dismiss(None)

    def on_key(self, event: events.Key) -> None:
        if event.key in ("pageup", "pagedown"):
            above = self.query_one("#above", VerticalScroll)
            above.scroll_relative(y=(1 if event.key == "pagedown" else -1) * (above.size.height - 1), animate=False)


class BoxScreen(ListScreen, ModalScreen[Any]):
    """The same in a box above what is on the screen."""


class AskScreen(ModalScreen[str | None]):
    """A line to type."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss(None)", "back")]

    def __init__(self, question: str) -> None:
        super().__init__()
        self.question = question

    def compose(self) -> ComposeResult:
        with Vertical(id="list"):
            yield StyledText(id="title")
            yield Input(id="input")

    def on_mount(self) -> None:
        self.query_one("#title", StyledText).show(ink(self.question, "accent"))
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)


class ReadScreen(Screen[None]):
    """A page to read."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,q", "dismiss(None)", "back")]

    def __init__(self, title: str, lines: list[Text], keys: str) -> None:
        super().__init__()
        self.heading, self.lines, self.keys = title, lines, keys

    def compose(self) -> ComposeResult:
        yield StyledText(id="title")
        with VerticalScroll(id="page"):
            yield StyledText(id="page-text")
        yield StyledText(id="keys")

    def on_mount(self) -> None:
        self.query_one("#title", StyledText).show(ink(self.heading, "accent"))
        self.query_one("#page-text", StyledText).show(*self.lines)
        self.query_one("#keys", StyledText).show(ink(self.keys, "quiet"))
        self.query_one("#page").focus()


# ---------------------------------------------------------------------------------- the whole
class ScreenUI:
    """What the person is asked and shown, on the screens of an app."""

    def __init__(self, app: ValiseApp) -> None:
        self.app = app
        self.texts = app.texts
        self.advice = ""
        self.last = ("", 0)  # the title of the list that something was chosen from, and the number of that

    @property
    def width(self) -> int:
        return self.app.size.width - 2

    async def choose(self, page: Callable[[], Page | None], changes: Changes | None = None) -> Any:
        return await self.app.push_screen_wait(ListScreen(page, changes, self))

    async def choose_in_box(self, page: Page) -> Any:
        return await self.app.push_screen_wait(BoxScreen(lambda: page, None, self))

    async def sure(self, question: str) -> bool:
        yes, no = Choice(Text(self.texts("yes")), "yes"), Choice(Text(self.texts("no")), "no")
        menu = Menu([Group(Text(), [no]), Group(Text(), [yes])])
        return bool(await self.choose_in_box(Page(question, [], menu)) == "yes")

    async def ask(self, question: str) -> str | None:
        return await self.app.push_screen_wait(AskScreen(question))

    async def read(self, title: str, lines: list[Text]) -> None:
        await self.app.push_screen_wait(ReadScreen(title, lines, self.texts("keys-page")))

    async def end(self, page: Page) -> Any:
        return await self.choose(lambda: page)

    async def play(self, game: Game) -> None:
        self.app.use_colours(game.seat.entry)
        others = asyncio.create_task(game.seat.run())
        try:
            ended = await self.app.push_screen_wait(GameScreen(game, self, others))
        finally:
            others.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await others
        if ended is not None:
            raise ended

    def tell(self, text: str) -> None:
        self.advice = text

    def farewell(self, *lines: str) -> None:
        self.app.farewells += lines


class ValiseApp(App[None]):
    """Runs what the person does from beginning to end; `error` is what it raised."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q,ctrl+c", "leave", priority=True)]
    CSS_PATH = "screens.tcss"

    def __init__(
        self, flow: Callable[[ValiseApp], Awaitable[None]], texts: Texts, entry: Entry | None, ground: Ground
    ) -> None:
        super().__init__()
        self.flow, self.texts = flow, texts
        self.ground: Ground = ground
        accent = self.use_colours(entry)
        self.farewells: list[str] = []
        self.error: Exception | None = None
        light = ground == "light"
        mine = self.named["mine"]
        assert mine.color is not None
        assert mine.bgcolor is not None
        self.register_theme(
            Theme(
                name="valise",
                dark=not light,
                background="#F4ECDC" if light else "#171B22",
                foreground="#1B2433" if light else "#E8E2D4",
                primary=mine.color.name,
                panel=mine.bgcolor.name,
                secondary="#7A5518" if light else "#CDA75E",
                accent=accent[0] if light else accent[1],
            )
        )
        self.theme = "valise"

    def use_colours(self, entry: Entry | None) -> tuple[str, str, str]:
        """Takes the colours of a game, or of the house."""
        accent = entry.palette.inks if entry is not None else HOUSE.inks
        self.named = styles(accent, self.ground)
        return accent

    def on_mount(self) -> None:
        leave_on_signals(self.action_leave)
        self.run_worker(self._run_flow(), exit_on_error=False)

    def action_leave(self) -> None:
        """The person goes, whatever is on the screen."""
        while len(self.screen_stack) > 1 and not isinstance(self.screen, GameScreen):
            self.pop_screen()
        if isinstance(self.screen, GameScreen):
            self.screen.dismiss(Leave())
        else:
            self.exit()

    async def _run_flow(self) -> None:
        try:
            await self.flow(self)
        except Leave:
            pass
        except Exception as error:
            self.error = error
        self.exit()
