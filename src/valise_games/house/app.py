"""The whole house as one ASGI application."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from valise_games.house.api import (
    accounts,
    archive,
    catalogue,
    health,
    messages,
    notifications,
    people,
    requests,
    rules,
    tables,
)
from valise_games.house.config import Settings
from valise_games.house.house import House
from valise_games.house.storage.store import Store
from valise_games.house.transport.asgi import Gateway
from valise_games.house.transport.static import BUILT, StaticPage


def application(settings: Settings) -> Gateway:
    """The whole house as one ASGI application; the file is opened here, the tables when the server starts."""
    house = House(settings, Store(settings.file, settings.synchronous))

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    within = Litestar(
        route_handlers=[
            tables.ROUTES,
            accounts.ROUTES,
            people.ROUTES,
            catalogue.ROUTES,
            archive.ROUTES,
            rules.ROUTES,
            messages.ROUTES,
            notifications.ROUTES,
            health.health,
            health.metrics,
        ],
        exception_handlers={Exception: requests.refused},
        lifespan=[lifespan],
        state=State({"house": house}),
        openapi_config=OpenAPIConfig(
            title="Valise",
            version=house.version,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],  # the others are pages with scripts from elsewhere
        ),
        request_max_body_size=requests.LONGEST_BODY,
        logging_config=None,  # logging.py sees to it
    )
    folder = Path(settings.page) if settings.page else BUILT
    return Gateway(house, StaticPage(folder, within))  # type: ignore[arg-type]  # Litestar types its scopes more closely
