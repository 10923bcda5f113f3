"""The whole house as one ASGI application."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
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
    previews,
    requests,
    rules,
    tables,
)
from valise_games.house.cluster.http import TableRequests
from valise_games.house.config import Settings
from valise_games.house.services import Services
from valise_games.house.storage.opening import open_store
from valise_games.house.tables import messages as m
from valise_games.house.transport.asgi import Gateway
from valise_games.house.transport.compression import Compression
from valise_games.house.transport.static import BUILT, StaticPage

SCHEMAS = "#/components/schemas/{name}"
WRONG = {"4XX": "it was refused, and everything is as before", "5XX": "the house cannot do it now"}


REFUSED: dict[str, Any] = msgspec.json.schema_components([m.Refused], ref_template=SCHEMAS)[1]


class Description(JsonRenderPlugin):
    """What the framework finds out about the requests, and that whatever goes wrong is told as `Refused`."""

    def render(self, request: requests.AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        content = {"application/json": {"schema": {"$ref": SCHEMAS.format(name="Refused")}}}
        refused = {status: {"description": text, "content": content} for status, text in WRONG.items()}
        for operations in openapi_schema["paths"].values():
            for operation in operations.values():
                done = {status: answer for status, answer in operation["responses"].items() if status.startswith("2")}
                operation["responses"] = done | refused
        openapi_schema["components"]["schemas"] |= REFUSED
        return super().render(request, openapi_schema)


def application(settings: Settings) -> Gateway:
    """The file is opened here, the tables when the server starts. Raises WrongFile."""
    return assemble(Services(settings, open_store(settings)))


def assemble(services: Services) -> Gateway:
    """The ASGI application around the parts of a house; they are started and stopped with it."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        if services.settings.warm_up:
            await catalogue.read_catalogue()  # while nobody plays who would notice
        await services.start()
        try:
            yield
        finally:
            await services.stop()

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
            health.ready,
            health.metrics,
        ],
        exception_handlers={Exception: requests.refused},
        lifespan=[lifespan],
        state=State({"services": services}),
        openapi_config=OpenAPIConfig(
            title="Valise",
            version=services.version,
            path="/api/schema",
            render_plugins=[Description()],  # the others are pages with scripts from elsewhere
        ),
        request_max_body_size=requests.LONGEST_BODY,
        logging_config=None,  # logging.py sees to it
    )
    answer: Any = within
    if services.cluster is not None:
        answer = TableRequests(services.cluster, services.limits, within).handle  # type: ignore[arg-type]  # as below
    folder = Path(services.settings.page) if services.settings.page else BUILT
    docs = Path(services.settings.docs) if services.settings.docs else None
    return Gateway(
        services.settings,
        services.directory,
        services.sessions,
        services.connections,
        services.limits,
        services.version,
        StaticPage(folder, Compression(answer), previews.Previews(services).head, docs),
        services.drain,
    )
