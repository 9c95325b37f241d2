"""The application: HTTP and sockets around the table service."""

import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar, MediaType, Response, get
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from quartett.errors import Refused
from quartett.server.logs import log
from quartett.server.service.runtime import Runtime
from quartett.server.settings import Settings
from quartett.server.store import Unreachable
from quartett.server.transport import page, refusals
from quartett.server.transport.game_routes import (
    game_component,
    game_schema,
    game_texts,
    list_games,
    try_rules,
)
from quartett.server.transport.guard import Guard
from quartett.server.transport.requests import HttpRequest, JsonRequest, runtime
from quartett.server.transport.table_routes import (
    accept_invitation,
    create_table,
    look_up_invitation,
    my_tables,
    qr_code,
    renew_invitations,
    server_addresses,
    set_notice,
    short_code,
    table_receipt,
    table_record,
    table_replay,
    table_socket,
)

MOST_BODY = 64 * 1024


@get("/healthz", media_type=MediaType.TEXT, sync_to_thread=False, include_in_schema=False)
def alive() -> str:
    """Answer as long as the process runs."""
    return "alive\n"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def ready_to_serve(request: HttpRequest) -> Response[str]:
    """Answer whether this worker can serve now."""
    here = runtime(request)
    problem = await here.problem()
    return Response(
        "".join(f"{line}\n" for line in (problem or "ready", *here.worries())),
        status_code=503 if problem else 200,
        media_type=MediaType.TEXT,
    )


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(request: HttpRequest) -> Response[bytes]:
    """Return the figures that Prometheus collects."""
    return Response(runtime(request).measure(), media_type="text/plain; version=0.0.4")


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def serve_page(request: HttpRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """Return a file of the page."""
    gzip = "gzip" in request.headers.get("accept-encoding", "")
    folder = runtime(request).settings.page_folder
    file = None if path.startswith("/api/") else page.file_at(path, gzip, folder)
    if file is None:
        raise HTTPException("expected an address of this site; there is none here", status_code=404)
    return Response(file.content, media_type=file.kind, headers=file.headers)


def create_app(settings: Settings) -> Guard:
    """Return the application for these settings; it opens its database when it starts."""
    here = Runtime(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            await here.open()
        except (Refused, Unreachable, OSError) as problem:
            log.error("not started", extra={"problem": str(problem)})
            raise
        except Exception as problem:
            log.error("not started", exc_info=problem)
            raise
        try:
            yield
        finally:
            await here.close()

    def add_runtime(config: AppConfig) -> AppConfig:
        config.state["runtime"] = here
        return config

    app = Litestar(
        route_handlers=[
            list_games,
            game_component,
            game_schema,
            game_texts,
            try_rules,
            create_table,
            look_up_invitation,
            accept_invitation,
            renew_invitations,
            short_code,
            server_addresses,
            qr_code,
            my_tables,
            table_record,
            table_receipt,
            table_replay,
            set_notice,
            table_socket,
            alive,
            ready_to_serve,
            metrics,
            serve_page,
        ],
        lifespan=[lifespan],
        on_app_init=[add_runtime],
        openapi_config=OpenAPIConfig(
            title="Quartett",
            version="1",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        exception_handlers={
            Refused: refusals.refused,
            Unreachable: refusals.unreachable,
            ValidationException: refusals.invalid,
            HTTPException: refusals.http_error,
            Exception: refusals.unexpected,
        },
        request_class=JsonRequest,
        request_max_body_size=MOST_BODY,
        logging_config=None,
        debug=False,
    )
    return Guard(app, settings, here.metrics, here.load)
